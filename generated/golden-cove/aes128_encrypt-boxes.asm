; aes128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes128_encrypt --cpu golden-cove --variant boxes
;
; void aes128_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 176 bytes, read, secret, no alignment needed
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
;   body: 498 uops, planned 177.2; bounds: width 83.0, ports 176.0, path 2.0
;   blocks: 2093 uops, planned 1036.3; bounds: width 348.8, ports 1036.0, path 167.0
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
%fatal "aes128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes128_encrypt
$_aes128_encrypt:
%else
        global $aes128_encrypt
%endif
$aes128_encrypt:
        push rbp                                                    ;                    preserved
        mov rax, rsp                                                ;                    frame
        sub rsp, 0x3480                                             ;                    frame
        and rsp, -64                                                ;                    frame
        lea rbp, [rsp + 128]                                        ;                    frame
        mov qword [rbp + 13248], rax                                ;                    frame
        mov qword [rbp + 13184], rdi                                ;                    argument
        mov dword [rbp + 13256], ecx                                ;                    argument
        mov qword [rbp + 13200], rsi                                ;                    argument
        mov qword [rbp + 13216], rdx                                ;                    argument
        mov r8, qword [rbp + 13184]                                 ;     0.0 p2      55 t[0].0 reload
        vpbroadcastb zmm0, [r8 + 16]                                ;    12.0 p5+p3   55 t[0].0
        vmovdqu64 zmm1, [rel aes128_encrypt.T0_constants512]        ;     1.0 p2      55 t[0].0 reload
        vpxord zmm0, zmm0, zmm1                                     ;    13.0 p0      55 t[0].0
        vmovdqu64 [rbp + 1920], zmm0                                ;    14.0 p7+p4   55 t[0].0
        vpbroadcastb zmm0, [r8 + 17]                                ;    12.0 p5+p10   55 t[0].1
        vpxord zmm0, zmm0, zmm1                                     ;    13.0 p0      55 t[0].1
        vmovdqu64 [rbp + 1984], zmm0                                ;    14.0 p8+p9   55 t[0].1
        vpbroadcastb zmm0, [r8 + 18]                                ;    12.0 p5+p3   55 t[0].2
        vpxord zmm0, zmm0, zmm1                                     ;    13.0 p0      55 t[0].2
        vmovdqu64 [rbp + 2048], zmm0                                ;    14.0 p7+p4   55 t[0].2
        vpbroadcastb zmm0, [r8 + 19]                                ;    12.0 p5+p10   55 t[0].3
        vpxord zmm0, zmm0, zmm1                                     ;    13.0 p0      55 t[0].3
        vmovdqu64 [rbp + 2112], zmm0                                ;    14.0 p8+p9   55 t[0].3
        vpbroadcastb zmm0, [r8 + 20]                                ;    12.0 p5+p2   55 t[1].0
        vpxord zmm0, zmm0, zmm1                                     ;    13.0 p0      55 t[1].0
        vmovdqu64 [rbp + 2176], zmm0                                ;    14.0 p7+p4   55 t[1].0
        vpbroadcastb zmm0, [r8 + 21]                                ;    12.0 p5+p3   55 t[1].1
        vpxord zmm0, zmm0, zmm1                                     ;    13.0 p0      55 t[1].1
        vmovdqu64 [rbp + 2240], zmm0                                ;    14.0 p8+p9   55 t[1].1
        vpbroadcastb zmm0, [r8 + 22]                                ;    12.0 p5+p10   55 t[1].2
        vpxord zmm0, zmm0, zmm1                                     ;    13.0 p0      55 t[1].2
        vmovdqu64 [rbp + 2304], zmm0                                ;    14.0 p7+p4   55 t[1].2
        vpbroadcastb zmm0, [r8 + 23]                                ;    12.0 p5+p2   55 t[1].3
        vpxord zmm0, zmm0, zmm1                                     ;    13.0 p0      55 t[1].3
        vmovdqu64 [rbp + 2368], zmm0                                ;    14.0 p8+p9   55 t[1].3
        vpbroadcastb zmm0, [r8 + 24]                                ;    12.0 p5+p3   55 t[2].0
        vpxord zmm0, zmm0, zmm1                                     ;    13.0 p0      55 t[2].0
        vmovdqu64 [rbp + 2432], zmm0                                ;    14.0 p7+p4   55 t[2].0
        vpbroadcastb zmm0, [r8 + 25]                                ;    12.0 p5+p10   55 t[2].1
        vpxord zmm0, zmm0, zmm1                                     ;    13.0 p0      55 t[2].1
        vmovdqu64 [rbp + 2496], zmm0                                ;    14.0 p8+p9   55 t[2].1
        vpbroadcastb zmm0, [r8 + 26]                                ;    12.0 p5+p2   55 t[2].2
        vpxord zmm0, zmm0, zmm1                                     ;    13.0 p0      55 t[2].2
        vmovdqu64 [rbp + 2560], zmm0                                ;    14.0 p7+p4   55 t[2].2
        vpbroadcastb zmm0, [r8 + 27]                                ;    12.0 p5+p3   55 t[2].3
        vpxord zmm0, zmm0, zmm1                                     ;    13.0 p0      55 t[2].3
        vmovdqu64 [rbp + 2624], zmm0                                ;    14.0 p8+p9   55 t[2].3
        vpbroadcastb zmm0, [r8 + 28]                                ;    12.2 p5+p10   55 t[3].0
        vpxord zmm0, zmm0, zmm1                                     ;    13.2 p0      55 t[3].0
        vmovdqu64 [rbp + 2688], zmm0                                ;    14.2 p7+p4   55 t[3].0
        vpbroadcastb zmm0, [r8 + 29]                                ;    13.2 p5+p2   55 t[3].1
        vpxord zmm0, zmm0, zmm1                                     ;    14.2 p0      55 t[3].1
        vmovdqu64 [rbp + 2752], zmm0                                ;    15.2 p8+p9   55 t[3].1
        vpbroadcastb zmm0, [r8 + 30]                                ;    14.2 p5+p3   55 t[3].2
        vpxord zmm0, zmm0, zmm1                                     ;    15.2 p0      55 t[3].2
        vmovdqu64 [rbp + 2816], zmm0                                ;    16.2 p7+p4   55 t[3].2
        vpbroadcastb zmm0, [r8 + 31]                                ;    15.2 p5+p10   55 t[3].3
        vpxord zmm0, zmm0, zmm1                                     ;    16.2 p0      55 t[3].3
        vmovdqu64 [rbp + 2880], zmm0                                ;    17.2 p8+p9   55 t[3].3
        vpbroadcastb zmm0, [r8 + 32]                                ;    16.2 p5+p2   55 t[0].0
        vpxord zmm0, zmm0, zmm1                                     ;    17.2 p0      55 t[0].0
        vmovdqu64 [rbp + 2944], zmm0                                ;    18.2 p7+p4   55 t[0].0
        vpbroadcastb zmm0, [r8 + 33]                                ;    17.2 p5+p3   55 t[0].1
        vpxord zmm0, zmm0, zmm1                                     ;    18.2 p0      55 t[0].1
        vmovdqu64 [rbp + 3008], zmm0                                ;    19.2 p8+p9   55 t[0].1
        vpbroadcastb zmm0, [r8 + 34]                                ;    18.2 p5+p10   55 t[0].2
        vpxord zmm0, zmm0, zmm1                                     ;    19.2 p0      55 t[0].2
        vmovdqu64 [rbp + 3072], zmm0                                ;    20.2 p7+p4   55 t[0].2
        vpbroadcastb zmm0, [r8 + 35]                                ;    19.2 p5+p2   55 t[0].3
        vpxord zmm0, zmm0, zmm1                                     ;    20.2 p0      55 t[0].3
        vmovdqu64 [rbp + 3136], zmm0                                ;    21.2 p8+p9   55 t[0].3
        vpbroadcastb zmm0, [r8 + 36]                                ;    20.2 p5+p3   55 t[1].0
        vpxord zmm0, zmm0, zmm1                                     ;    21.2 p0      55 t[1].0
        vmovdqu64 [rbp + 3200], zmm0                                ;    22.2 p7+p4   55 t[1].0
        vpbroadcastb zmm0, [r8 + 37]                                ;    21.2 p5+p10   55 t[1].1
        vpxord zmm0, zmm0, zmm1                                     ;    22.2 p0      55 t[1].1
        vmovdqu64 [rbp + 3264], zmm0                                ;    23.2 p8+p9   55 t[1].1
        vpbroadcastb zmm0, [r8 + 38]                                ;    22.2 p5+p2   55 t[1].2
        vpxord zmm0, zmm0, zmm1                                     ;    23.2 p0      55 t[1].2
        vmovdqu64 [rbp + 3328], zmm0                                ;    24.2 p7+p4   55 t[1].2
        vpbroadcastb zmm0, [r8 + 39]                                ;    23.2 p5+p3   55 t[1].3
        vpxord zmm0, zmm0, zmm1                                     ;    24.2 p0      55 t[1].3
        vmovdqu64 [rbp + 3392], zmm0                                ;    25.2 p8+p9   55 t[1].3
        vpbroadcastb zmm0, [r8 + 40]                                ;    24.2 p5+p10   55 t[2].0
        vpxord zmm0, zmm0, zmm1                                     ;    25.2 p0      55 t[2].0
        vmovdqu64 [rbp + 3456], zmm0                                ;    26.2 p7+p4   55 t[2].0
        vpbroadcastb zmm0, [r8 + 41]                                ;    25.2 p5+p2   55 t[2].1
        vpxord zmm0, zmm0, zmm1                                     ;    26.2 p0      55 t[2].1
        vmovdqu64 [rbp + 3520], zmm0                                ;    27.2 p8+p9   55 t[2].1
        vpbroadcastb zmm0, [r8 + 42]                                ;    26.2 p5+p3   55 t[2].2
        vpxord zmm0, zmm0, zmm1                                     ;    27.2 p0      55 t[2].2
        vmovdqu64 [rbp + 3584], zmm0                                ;    28.2 p7+p4   55 t[2].2
        vpbroadcastb zmm0, [r8 + 43]                                ;    27.2 p5+p10   55 t[2].3
        vpxord zmm0, zmm0, zmm1                                     ;    28.2 p0      55 t[2].3
        vmovdqu64 [rbp + 3648], zmm0                                ;    29.2 p8+p9   55 t[2].3
        vpbroadcastb zmm0, [r8 + 44]                                ;    28.2 p5+p2   55 t[3].0
        vpxord zmm0, zmm0, zmm1                                     ;    29.2 p0      55 t[3].0
        vmovdqu64 [rbp + 3712], zmm0                                ;    30.2 p7+p4   55 t[3].0
        vpbroadcastb zmm0, [r8 + 45]                                ;    29.2 p5+p3   55 t[3].1
        vpxord zmm0, zmm0, zmm1                                     ;    30.2 p0      55 t[3].1
        vmovdqu64 [rbp + 3776], zmm0                                ;    31.2 p8+p9   55 t[3].1
        vpbroadcastb zmm0, [r8 + 46]                                ;    30.2 p5+p10   55 t[3].2
        vpxord zmm0, zmm0, zmm1                                     ;    31.2 p0      55 t[3].2
        vmovdqu64 [rbp + 3840], zmm0                                ;    32.2 p7+p4   55 t[3].2
        vpbroadcastb zmm0, [r8 + 47]                                ;    31.2 p5+p2   55 t[3].3
        vpxord zmm0, zmm0, zmm1                                     ;    32.2 p0      55 t[3].3
        vmovdqu64 [rbp + 3904], zmm0                                ;    33.2 p8+p9   55 t[3].3
        vpbroadcastb zmm0, [r8 + 48]                                ;    32.2 p5+p3   55 t[0].0
        vpxord zmm0, zmm0, zmm1                                     ;    33.2 p0      55 t[0].0
        vmovdqu64 [rbp + 3968], zmm0                                ;    34.2 p7+p4   55 t[0].0
        vpbroadcastb zmm0, [r8 + 49]                                ;    33.2 p5+p10   55 t[0].1
        vpxord zmm0, zmm0, zmm1                                     ;    34.2 p0      55 t[0].1
        vmovdqu64 [rbp + 4032], zmm0                                ;    35.2 p8+p9   55 t[0].1
        vpbroadcastb zmm0, [r8 + 50]                                ;    34.2 p5+p2   55 t[0].2
        vpxord zmm0, zmm0, zmm1                                     ;    35.2 p0      55 t[0].2
        vmovdqu64 [rbp + 4096], zmm0                                ;    36.2 p7+p4   55 t[0].2
        vpbroadcastb zmm0, [r8 + 51]                                ;    35.2 p5+p3   55 t[0].3
        vpxord zmm0, zmm0, zmm1                                     ;    36.2 p0      55 t[0].3
        vmovdqu64 [rbp + 4160], zmm0                                ;    37.2 p8+p9   55 t[0].3
        vpbroadcastb zmm0, [r8 + 52]                                ;    36.2 p5+p10   55 t[1].0
        vpxord zmm0, zmm0, zmm1                                     ;    37.2 p0      55 t[1].0
        vmovdqu64 [rbp + 4224], zmm0                                ;    38.2 p7+p4   55 t[1].0
        vpbroadcastb zmm0, [r8 + 53]                                ;    37.2 p5+p2   55 t[1].1
        vpxord zmm0, zmm0, zmm1                                     ;    38.2 p0      55 t[1].1
        vmovdqu64 [rbp + 4288], zmm0                                ;    39.2 p8+p9   55 t[1].1
        vpbroadcastb zmm0, [r8 + 54]                                ;    38.2 p5+p3   55 t[1].2
        vpxord zmm0, zmm0, zmm1                                     ;    39.2 p0      55 t[1].2
        vmovdqu64 [rbp + 4352], zmm0                                ;    40.2 p7+p4   55 t[1].2
        vpbroadcastb zmm0, [r8 + 55]                                ;    39.2 p5+p10   55 t[1].3
        vpxord zmm0, zmm0, zmm1                                     ;    40.2 p0      55 t[1].3
        vmovdqu64 [rbp + 4416], zmm0                                ;    41.2 p8+p9   55 t[1].3
        vpbroadcastb zmm0, [r8 + 56]                                ;    40.2 p5+p2   55 t[2].0
        vpxord zmm0, zmm0, zmm1                                     ;    41.2 p0      55 t[2].0
        vmovdqu64 [rbp + 4480], zmm0                                ;    42.2 p7+p4   55 t[2].0
        vpbroadcastb zmm0, [r8 + 57]                                ;    41.2 p5+p3   55 t[2].1
        vpxord zmm0, zmm0, zmm1                                     ;    42.2 p0      55 t[2].1
        vmovdqu64 [rbp + 4544], zmm0                                ;    43.2 p8+p9   55 t[2].1
        vpbroadcastb zmm0, [r8 + 58]                                ;    42.2 p5+p10   55 t[2].2
        vpxord zmm0, zmm0, zmm1                                     ;    43.2 p0      55 t[2].2
        vmovdqu64 [rbp + 4608], zmm0                                ;    44.2 p7+p4   55 t[2].2
        vpbroadcastb zmm0, [r8 + 59]                                ;    43.2 p5+p2   55 t[2].3
        vpxord zmm0, zmm0, zmm1                                     ;    44.2 p0      55 t[2].3
        vmovdqu64 [rbp + 4672], zmm0                                ;    45.2 p8+p9   55 t[2].3
        vpbroadcastb zmm0, [r8 + 60]                                ;    44.2 p5+p3   55 t[3].0
        vpxord zmm0, zmm0, zmm1                                     ;    45.2 p0      55 t[3].0
        vmovdqu64 [rbp + 4736], zmm0                                ;    46.2 p7+p4   55 t[3].0
        vpbroadcastb zmm0, [r8 + 61]                                ;    45.2 p5+p10   55 t[3].1
        vpbroadcastb zmm2, [r8 + 62]                                ;    46.2 p5+p2   55 t[3].2
        vpxord zmm0, zmm0, zmm1                                     ;    46.2 p0      55 t[3].1
        vmovdqu64 [rbp + 4800], zmm0                                ;    47.2 p8+p9   55 t[3].1
        vpbroadcastb zmm0, [r8 + 63]                                ;    47.2 p5+p3   55 t[3].3
        vpxord zmm2, zmm2, zmm1                                     ;    47.2 p0      55 t[3].2
        vmovdqu64 [rbp + 4864], zmm2                                ;    48.2 p7+p4   55 t[3].2
        vpbroadcastb zmm2, [r8 + 64]                                ;    48.2 p5+p10   55 t[0].0
        vpbroadcastb zmm3, [r8 + 65]                                ;    49.2 p5+p2   55 t[0].1
        vpxord zmm0, zmm0, zmm1                                     ;    48.2 p0      55 t[3].3
        vmovdqu64 [rbp + 4928], zmm0                                ;    49.2 p8+p9   55 t[3].3
        vpbroadcastb zmm0, [r8 + 66]                                ;    50.2 p5+p3   55 t[0].2
        vpxord zmm2, zmm2, zmm1                                     ;    49.2 p0      55 t[0].0
        vmovdqu64 [rbp + 4992], zmm2                                ;    50.2 p7+p4   55 t[0].0
        vpbroadcastb zmm2, [r8 + 67]                                ;    51.2 p5+p10   55 t[0].3
        vpbroadcastb zmm4, [r8 + 68]                                ;    52.2 p5+p2   55 t[1].0
        vpxord zmm3, zmm3, zmm1                                     ;    50.2 p0      55 t[0].1
        vmovdqu64 [rbp + 5056], zmm3                                ;    51.2 p8+p9   55 t[0].1
        vpbroadcastb zmm3, [r8 + 69]                                ;    53.2 p5+p3   55 t[1].1
        vpbroadcastb zmm5, [r8 + 70]                                ;    54.2 p5+p10   55 t[1].2
        vpxord zmm0, zmm0, zmm1                                     ;    51.2 p0      55 t[0].2
        vmovdqu64 [rbp + 5120], zmm0                                ;    52.2 p7+p4   55 t[0].2
        vpbroadcastb zmm0, [r8 + 71]                                ;    55.2 p5+p2   55 t[1].3
        vpxord zmm2, zmm2, zmm1                                     ;    52.2 p0      55 t[0].3
        vmovdqu64 [rbp + 5184], zmm2                                ;    53.2 p8+p9   55 t[0].3
        vpbroadcastb zmm2, [r8 + 72]                                ;    56.2 p5+p3   55 t[2].0
        vpbroadcastb zmm6, [r8 + 73]                                ;    57.2 p5+p10   55 t[2].1
        vpxord zmm4, zmm4, zmm1                                     ;    53.2 p0      55 t[1].0
        vmovdqu64 [rbp + 5248], zmm4                                ;    54.2 p7+p4   55 t[1].0
        vpbroadcastb zmm4, [r8 + 74]                                ;    58.2 p5+p2   55 t[2].2
        vpxord zmm3, zmm3, zmm1                                     ;    54.2 p0      55 t[1].1
        vmovdqu64 [rbp + 5312], zmm3                                ;    55.2 p8+p9   55 t[1].1
        vpbroadcastb zmm3, [r8 + 75]                                ;    59.2 p5+p3   55 t[2].3
        vpbroadcastb zmm7, [r8 + 76]                                ;    60.2 p5+p10   55 t[3].0
        vpxord zmm5, zmm5, zmm1                                     ;    55.2 p0      55 t[1].2
        vmovdqu64 [rbp + 5376], zmm5                                ;    56.2 p7+p4   55 t[1].2
        vpbroadcastb zmm5, [r8 + 77]                                ;    61.2 p5+p2   55 t[3].1
        vpxord zmm0, zmm0, zmm1                                     ;    56.2 p0      55 t[1].3
        vmovdqu64 [rbp + 5440], zmm0                                ;    57.2 p8+p9   55 t[1].3
        vpbroadcastb zmm0, [r8 + 78]                                ;    62.2 p5+p3   55 t[3].2
        vpbroadcastb zmm8, [r8 + 79]                                ;    63.2 p5+p10   55 t[3].3
        vpxord zmm2, zmm2, zmm1                                     ;    57.2 p0      55 t[2].0
        vmovdqu64 [rbp + 5504], zmm2                                ;    58.2 p7+p4   55 t[2].0
        vpbroadcastb zmm2, [r8 + 80]                                ;    64.2 p5+p2   55 t[0].0
        vpxord zmm6, zmm6, zmm1                                     ;    58.2 p0      55 t[2].1
        vmovdqu64 [rbp + 5568], zmm6                                ;    59.2 p8+p9   55 t[2].1
        vpbroadcastb zmm6, [r8 + 81]                                ;    65.2 p5+p3   55 t[0].1
        vpbroadcastb zmm9, [r8 + 82]                                ;    66.2 p5+p10   55 t[0].2
        vpxord zmm4, zmm4, zmm1                                     ;    59.2 p0      55 t[2].2
        vmovdqu64 [rbp + 5632], zmm4                                ;    60.2 p7+p4   55 t[2].2
        vpbroadcastb zmm4, [r8 + 83]                                ;    67.2 p5+p2   55 t[0].3
        vpxord zmm3, zmm3, zmm1                                     ;    60.2 p0      55 t[2].3
        vmovdqu64 [rbp + 5696], zmm3                                ;    61.2 p8+p9   55 t[2].3
        vpbroadcastb zmm3, [r8 + 84]                                ;    68.2 p5+p3   55 t[1].0
        vpbroadcastb zmm10, [r8 + 85]                               ;    69.2 p5+p10   55 t[1].1
        vpxord zmm7, zmm7, zmm1                                     ;    61.2 p0      55 t[3].0
        vmovdqu64 [rbp + 5760], zmm7                                ;    62.2 p7+p4   55 t[3].0
        vpbroadcastb zmm7, [r8 + 86]                                ;    70.2 p5+p2   55 t[1].2
        vpbroadcastb zmm11, [r8 + 87]                               ;    71.2 p5+p3   55 t[1].3
        vpxord zmm5, zmm5, zmm1                                     ;    62.2 p0      55 t[3].1
        vmovdqu64 [rbp + 5824], zmm5                                ;    63.2 p8+p9   55 t[3].1
        vpbroadcastb zmm5, [r8 + 88]                                ;    72.2 p5+p10   55 t[2].0
        vpxord zmm0, zmm0, zmm1                                     ;    63.2 p0      55 t[3].2
        vmovdqu64 [rbp + 5888], zmm0                                ;    64.2 p7+p4   55 t[3].2
        vpbroadcastb zmm0, [r8 + 89]                                ;    73.2 p5+p2   55 t[2].1
        vpbroadcastb zmm12, [r8 + 90]                               ;    74.2 p5+p3   55 t[2].2
        vpxord zmm8, zmm8, zmm1                                     ;    64.2 p0      55 t[3].3
        vmovdqu64 [rbp + 5952], zmm8                                ;    65.2 p8+p9   55 t[3].3
        vpbroadcastb zmm8, [r8 + 91]                                ;    75.2 p5+p10   55 t[2].3
        vpxord zmm2, zmm2, zmm1                                     ;    65.2 p0      55 t[0].0
        vmovdqu64 [rbp + 6016], zmm2                                ;    66.2 p7+p4   55 t[0].0
        vpbroadcastb zmm2, [r8 + 92]                                ;    76.2 p5+p2   55 t[3].0
        vpbroadcastb zmm13, [r8 + 93]                               ;    77.2 p5+p3   55 t[3].1
        vpxord zmm6, zmm6, zmm1                                     ;    66.2 p0      55 t[0].1
        vmovdqu64 [rbp + 6080], zmm6                                ;    67.2 p8+p9   55 t[0].1
        vpbroadcastb zmm6, [r8 + 94]                                ;    78.2 p5+p10   55 t[3].2
        vpxord zmm9, zmm9, zmm1                                     ;    67.2 p0      55 t[0].2
        vmovdqu64 [rbp + 6144], zmm9                                ;    68.2 p7+p4   55 t[0].2
        vpbroadcastb zmm9, [r8 + 95]                                ;    79.2 p5+p2   55 t[3].3
        vpbroadcastb zmm14, [r8 + 96]                               ;    80.2 p5+p3   55 t[0].0
        vpxord zmm4, zmm4, zmm1                                     ;    68.2 p0      55 t[0].3
        vmovdqu64 [rbp + 6208], zmm4                                ;    69.2 p8+p9   55 t[0].3
        vpbroadcastb zmm4, [r8 + 97]                                ;    81.2 p5+p10   55 t[0].1
        vpxord zmm3, zmm3, zmm1                                     ;    69.2 p0      55 t[1].0
        vmovdqu64 [rbp + 6272], zmm3                                ;    70.2 p7+p4   55 t[1].0
        vpbroadcastb zmm3, [r8 + 98]                                ;    82.2 p5+p2   55 t[0].2
        vpbroadcastb zmm15, [r8 + 99]                               ;    83.2 p5+p3   55 t[0].3
        vpxord zmm10, zmm10, zmm1                                   ;    70.2 p0      55 t[1].1
        vmovdqu64 [rbp + 6336], zmm10                               ;    71.2 p8+p9   55 t[1].1
        vpbroadcastb zmm10, [r8 + 100]                              ;    84.2 p5+p10   55 t[1].0
        vpxord zmm7, zmm7, zmm1                                     ;    71.2 p0      55 t[1].2
        vmovdqu64 [rbp + 6400], zmm7                                ;    72.2 p7+p4   55 t[1].2
        vpbroadcastb zmm7, [r8 + 101]                               ;    85.2 p5+p2   55 t[1].1
        vpbroadcastb zmm16, [r8 + 102]                              ;    86.2 p5+p3   55 t[1].2
        vpxord zmm11, zmm11, zmm1                                   ;    72.2 p0      55 t[1].3
        vmovdqu64 [rbp + 6464], zmm11                               ;    73.2 p8+p9   55 t[1].3
        vpbroadcastb zmm11, [r8 + 103]                              ;    87.2 p5+p10   55 t[1].3
        vpbroadcastb zmm17, [r8 + 104]                              ;    88.2 p5+p2   55 t[2].0
        vpxord zmm5, zmm5, zmm1                                     ;    73.2 p0      55 t[2].0
        vmovdqu64 [rbp + 6528], zmm5                                ;    74.2 p7+p4   55 t[2].0
        vpbroadcastb zmm5, [r8 + 105]                               ;    89.2 p5+p3   55 t[2].1
        vpxord zmm0, zmm0, zmm1                                     ;    74.2 p0      55 t[2].1
        vmovdqu64 [rbp + 6592], zmm0                                ;    75.2 p8+p9   55 t[2].1
        vpbroadcastb zmm0, [r8 + 106]                               ;    90.2 p5+p10   55 t[2].2
        vpbroadcastb zmm18, [r8 + 107]                              ;    91.2 p5+p2   55 t[2].3
        vpxord zmm12, zmm12, zmm1                                   ;    75.2 p0      55 t[2].2
        vmovdqu64 [rbp + 6656], zmm12                               ;    76.2 p7+p4   55 t[2].2
        vpbroadcastb zmm12, [r8 + 108]                              ;    92.2 p5+p3   55 t[3].0
        vpxord zmm8, zmm8, zmm1                                     ;    76.2 p0      55 t[2].3
        vmovdqu64 [rbp + 6720], zmm8                                ;    77.2 p8+p9   55 t[2].3
        vpbroadcastb zmm8, [r8 + 109]                               ;    93.2 p5+p10   55 t[3].1
        vpbroadcastb zmm19, [r8 + 110]                              ;    94.2 p5+p2   55 t[3].2
        vpxord zmm2, zmm2, zmm1                                     ;    77.2 p0      55 t[3].0
        vmovdqu64 [rbp + 6784], zmm2                                ;    78.2 p7+p4   55 t[3].0
        vpbroadcastb zmm2, [r8 + 111]                               ;    95.2 p5+p3   55 t[3].3
        vpxord zmm13, zmm13, zmm1                                   ;    78.2 p0      55 t[3].1
        vmovdqu64 [rbp + 6848], zmm13                               ;    79.2 p8+p9   55 t[3].1
        vpbroadcastb zmm13, [r8 + 112]                              ;    96.2 p5+p10   55 t[0].0
        vpbroadcastb zmm20, [r8 + 113]                              ;    97.2 p5+p2   55 t[0].1
        vpxord zmm6, zmm6, zmm1                                     ;    79.2 p0      55 t[3].2
        vmovdqu64 [rbp + 6912], zmm6                                ;    80.2 p7+p4   55 t[3].2
        vpbroadcastb zmm6, [r8 + 114]                               ;    98.2 p5+p3   55 t[0].2
        vpxord zmm9, zmm9, zmm1                                     ;    80.2 p0      55 t[3].3
        vmovdqu64 [rbp + 6976], zmm9                                ;    81.2 p8+p9   55 t[3].3
        vpbroadcastb zmm9, [r8 + 115]                               ;    99.2 p5+p10   55 t[0].3
        vpbroadcastb zmm21, [r8 + 116]                              ;   100.2 p5+p2   55 t[1].0
        vpxord zmm14, zmm14, zmm1                                   ;    81.2 p0      55 t[0].0
        vmovdqu64 [rbp + 7040], zmm14                               ;    82.2 p7+p4   55 t[0].0
        vpbroadcastb zmm14, [r8 + 117]                              ;   101.2 p5+p3   55 t[1].1
        vpxord zmm4, zmm4, zmm1                                     ;    82.2 p0      55 t[0].1
        vmovdqu64 [rbp + 7104], zmm4                                ;    83.2 p8+p9   55 t[0].1
        vpbroadcastb zmm4, [r8 + 118]                               ;   102.2 p5+p10   55 t[1].2
        vpbroadcastb zmm22, [r8 + 119]                              ;   103.2 p5+p2   55 t[1].3
        vpxord zmm3, zmm3, zmm1                                     ;    83.2 p0      55 t[0].2
        vmovdqu64 [rbp + 7168], zmm3                                ;    84.2 p7+p4   55 t[0].2
        vpbroadcastb zmm3, [r8 + 120]                               ;   104.2 p5+p3   55 t[2].0
        vpbroadcastb zmm23, [r8 + 121]                              ;   105.2 p5+p10   55 t[2].1
        vpxord zmm15, zmm15, zmm1                                   ;    84.2 p0      55 t[0].3
        vmovdqu64 [rbp + 7232], zmm15                               ;    85.2 p8+p9   55 t[0].3
        vpbroadcastb zmm15, [r8 + 122]                              ;   106.2 p5+p2   55 t[2].2
        vpxord zmm10, zmm10, zmm1                                   ;    85.2 p0      55 t[1].0
        vmovdqu64 [rbp + 7296], zmm10                               ;    86.2 p7+p4   55 t[1].0
        vpbroadcastb zmm10, [r8 + 123]                              ;   107.2 p5+p3   55 t[2].3
        vpbroadcastb zmm24, [r8 + 124]                              ;   108.2 p5+p10   55 t[3].0
        vpxord zmm7, zmm7, zmm1                                     ;    86.2 p0      55 t[1].1
        vmovdqu64 [rbp + 7360], zmm7                                ;    87.2 p8+p9   55 t[1].1
        vpbroadcastb zmm7, [r8 + 125]                               ;   109.2 p5+p2   55 t[3].1
        vpxord zmm16, zmm16, zmm1                                   ;    87.2 p0      55 t[1].2
        vmovdqu64 [rbp + 7424], zmm16                               ;    88.2 p7+p4   55 t[1].2
        vpbroadcastb zmm16, [r8 + 126]                              ;   110.2 p5+p3   55 t[3].2
        vpbroadcastb zmm25, [r8 + 127]                              ;   111.2 p5+p10   55 t[3].3
        vpxord zmm11, zmm11, zmm1                                   ;    88.2 p0      55 t[1].3
        vmovdqu64 [rbp + 7488], zmm11                               ;    89.2 p8+p9   55 t[1].3
        vpbroadcastb zmm11, [r8 + 128]                              ;   112.2 p5+p2   55 t[0].0
        vpxord zmm17, zmm17, zmm1                                   ;    89.2 p0      55 t[2].0
        vmovdqu64 [rbp + 7552], zmm17                               ;    90.2 p7+p4   55 t[2].0
        vpbroadcastb zmm17, [r8 + 129]                              ;   113.2 p5+p3   55 t[0].1
        vpbroadcastb zmm26, [r8 + 130]                              ;   114.2 p5+p10   55 t[0].2
        vpxord zmm5, zmm5, zmm1                                     ;    90.2 p0      55 t[2].1
        vmovdqu64 [rbp + 7616], zmm5                                ;    91.2 p8+p9   55 t[2].1
        vpbroadcastb zmm5, [r8 + 131]                               ;   115.2 p5+p2   55 t[0].3
        vpxord zmm0, zmm0, zmm1                                     ;    91.2 p0      55 t[2].2
        vmovdqu64 [rbp + 7680], zmm0                                ;    92.2 p7+p4   55 t[2].2
        vpbroadcastb zmm0, [r8 + 132]                               ;   116.2 p5+p3   55 t[1].0
        vpbroadcastb zmm27, [r8 + 133]                              ;   117.2 p5+p10   55 t[1].1
        vpxord zmm18, zmm18, zmm1                                   ;    92.2 p0      55 t[2].3
        vmovdqu64 [rbp + 7744], zmm18                               ;    93.2 p8+p9   55 t[2].3
        vpbroadcastb zmm18, [r8 + 134]                              ;   118.2 p5+p2   55 t[1].2
        vpxord zmm12, zmm12, zmm1                                   ;    93.2 p0      55 t[3].0
        vmovdqu64 [rbp + 7808], zmm12                               ;    94.2 p7+p4   55 t[3].0
        vpbroadcastb zmm12, [r8 + 135]                              ;   119.2 p5+p3   55 t[1].3
        vpbroadcastb zmm28, [r8 + 136]                              ;   120.2 p5+p10   55 t[2].0
        vpxord zmm8, zmm8, zmm1                                     ;    94.2 p0      55 t[3].1
        vmovdqu64 [rbp + 7872], zmm8                                ;    95.2 p8+p9   55 t[3].1
        vpbroadcastb zmm8, [r8 + 137]                               ;   121.2 p5+p2   55 t[2].1
        vpbroadcastb zmm29, [r8 + 138]                              ;   122.2 p5+p3   55 t[2].2
        vpxord zmm19, zmm19, zmm1                                   ;    95.2 p0      55 t[3].2
        vmovdqu64 [rbp + 7936], zmm19                               ;    96.2 p7+p4   55 t[3].2
        vpbroadcastb zmm19, [r8 + 139]                              ;   123.2 p5+p10   55 t[2].3
        vpxord zmm2, zmm2, zmm1                                     ;    96.2 p0      55 t[3].3
        vmovdqu64 [rbp + 8000], zmm2                                ;    97.2 p8+p9   55 t[3].3
        vpbroadcastb zmm2, [r8 + 140]                               ;   124.2 p5+p2   55 t[3].0
        vpxord zmm13, zmm13, zmm1                                   ;    97.2 p0      55 t[0].0
        vmovdqu64 [rbp + 8064], zmm13                               ;    98.2 p7+p4   55 t[0].0
        vpbroadcastb zmm13, [r8 + 141]                              ;   125.2 p5+p3   55 t[3].1
        vpxord zmm20, zmm20, zmm1                                   ;    98.2 p0      55 t[0].1
        vmovdqu64 [rbp + 8128], zmm20                               ;    99.2 p8+p9   55 t[0].1
        vpbroadcastb zmm20, [r8 + 142]                              ;   126.2 p5+p10   55 t[3].2
        vpxord zmm6, zmm6, zmm1                                     ;    99.2 p0      55 t[0].2
        vmovdqu64 [rbp + 8192], zmm6                                ;   100.2 p7+p4   55 t[0].2
        vpbroadcastb zmm6, [r8 + 143]                               ;   127.2 p5+p2   55 t[3].3
        vpxord zmm9, zmm9, zmm1                                     ;   100.2 p0      55 t[0].3
        vmovdqu64 [rbp + 8256], zmm9                                ;   101.2 p8+p9   55 t[0].3
        vpbroadcastb zmm9, [r8 + 144]                               ;   128.2 p5+p3   55 t[0].0
        vpxord zmm21, zmm21, zmm1                                   ;   101.2 p0      55 t[1].0
        vmovdqu64 [rbp + 8320], zmm21                               ;   102.2 p7+p4   55 t[1].0
        vpbroadcastb zmm21, [r8 + 145]                              ;   129.2 p5+p10   55 t[0].1
        vpxord zmm14, zmm14, zmm1                                   ;   102.2 p0      55 t[1].1
        vmovdqu64 [rbp + 8384], zmm14                               ;   103.2 p8+p9   55 t[1].1
        vpbroadcastb zmm14, [r8 + 146]                              ;   130.2 p5+p2   55 t[0].2
        vpxord zmm4, zmm4, zmm1                                     ;   103.2 p0      55 t[1].2
        vmovdqu64 [rbp + 8448], zmm4                                ;   104.2 p7+p4   55 t[1].2
        vpbroadcastb zmm4, [r8 + 147]                               ;   131.2 p5+p3   55 t[0].3
        vpxord zmm22, zmm22, zmm1                                   ;   104.2 p0      55 t[1].3
        vmovdqu64 [rbp + 8512], zmm22                               ;   105.2 p8+p9   55 t[1].3
        vpbroadcastb zmm22, [r8 + 148]                              ;   132.2 p5+p10   55 t[1].0
        vpxord zmm3, zmm3, zmm1                                     ;   105.2 p0      55 t[2].0
        vmovdqu64 [rbp + 8576], zmm3                                ;   106.2 p7+p4   55 t[2].0
        vpbroadcastb zmm3, [r8 + 149]                               ;   133.2 p5+p2   55 t[1].1
        vpxord zmm23, zmm23, zmm1                                   ;   106.2 p0      55 t[2].1
        vmovdqu64 [rbp + 8640], zmm23                               ;   107.2 p8+p9   55 t[2].1
        vpbroadcastb zmm23, [r8 + 150]                              ;   134.2 p5+p3   55 t[1].2
        vpxord zmm15, zmm15, zmm1                                   ;   107.2 p0      55 t[2].2
        vmovdqu64 [rbp + 8704], zmm15                               ;   108.2 p7+p4   55 t[2].2
        vpbroadcastb zmm15, [r8 + 151]                              ;   135.2 p5+p10   55 t[1].3
        vpxord zmm10, zmm10, zmm1                                   ;   108.2 p0      55 t[2].3
        vmovdqu64 [rbp + 8768], zmm10                               ;   109.2 p8+p9   55 t[2].3
        vpbroadcastb zmm10, [r8 + 152]                              ;   136.2 p5+p2   55 t[2].0
        vpxord zmm24, zmm24, zmm1                                   ;   109.2 p0      55 t[3].0
        vmovdqu64 [rbp + 8832], zmm24                               ;   110.2 p7+p4   55 t[3].0
        vpbroadcastb zmm24, [r8 + 153]                              ;   137.2 p5+p3   55 t[2].1
        vpxord zmm7, zmm7, zmm1                                     ;   110.2 p0      55 t[3].1
        vmovdqu64 [rbp + 8896], zmm7                                ;   111.2 p8+p9   55 t[3].1
        vpbroadcastb zmm7, [r8 + 154]                               ;   138.2 p5+p10   55 t[2].2
        vpxord zmm16, zmm16, zmm1                                   ;   111.2 p0      55 t[3].2
        vmovdqu64 [rbp + 8960], zmm16                               ;   112.2 p7+p4   55 t[3].2
        vpbroadcastb zmm16, [r8 + 155]                              ;   139.2 p5+p2   55 t[2].3
        vpxord zmm25, zmm25, zmm1                                   ;   112.2 p0      55 t[3].3
        vmovdqu64 [rbp + 9024], zmm25                               ;   113.2 p8+p9   55 t[3].3
        vpbroadcastb zmm25, [r8 + 156]                              ;   140.2 p5+p3   55 t[3].0
        vpxord zmm11, zmm11, zmm1                                   ;   113.2 p0      55 t[0].0
        vmovdqu64 [rbp + 9088], zmm11                               ;   114.2 p7+p4   55 t[0].0
        vpbroadcastb zmm11, [r8 + 157]                              ;   141.2 p5+p10   55 t[3].1
        vpxord zmm17, zmm17, zmm1                                   ;   114.2 p0      55 t[0].1
        vmovdqu64 [rbp + 9152], zmm17                               ;   115.2 p8+p9   55 t[0].1
        vpbroadcastb zmm17, [r8 + 158]                              ;   142.2 p5+p2   55 t[3].2
        vpxord zmm26, zmm26, zmm1                                   ;   115.2 p0      55 t[0].2
        vmovdqu64 [rbp + 9216], zmm26                               ;   116.2 p7+p4   55 t[0].2
        vpbroadcastb zmm26, [r8 + 159]                              ;   143.2 p5+p3   55 t[3].3
        vpxord zmm5, zmm5, zmm1                                     ;   116.2 p0      55 t[0].3
        vmovdqu64 [rbp + 9280], zmm5                                ;   117.2 p8+p9   55 t[0].3
        vpbroadcastb zmm5, [r8]                                     ;   144.2 p5+p10  117 rk
        vpxord zmm0, zmm0, zmm1                                     ;   117.2 p0      55 t[1].0
        vmovdqu64 [rbp + 9344], zmm0                                ;   118.2 p7+p4   55 t[1].0
        vpbroadcastb zmm0, [r8 + 1]                                 ;   145.2 p5+p2  117 rk
        vpxord zmm27, zmm27, zmm1                                   ;   118.2 p0      55 t[1].1
        vmovdqu64 [rbp + 9408], zmm27                               ;   119.2 p8+p9   55 t[1].1
        vpbroadcastb zmm27, [r8 + 2]                                ;   146.2 p5+p3  117 rk
        vpxord zmm18, zmm18, zmm1                                   ;   119.2 p0      55 t[1].2
        vmovdqu64 [rbp + 9472], zmm18                               ;   120.2 p7+p4   55 t[1].2
        vpbroadcastb zmm18, [r8 + 3]                                ;   147.2 p5+p10  117 rk
        vpxord zmm12, zmm12, zmm1                                   ;   120.2 p0      55 t[1].3
        vmovdqu64 [rbp + 9536], zmm12                               ;   121.2 p8+p9   55 t[1].3
        vpbroadcastb zmm12, [r8 + 4]                                ;   148.2 p5+p2  117 rk
        vpxord zmm28, zmm28, zmm1                                   ;   121.2 p0      55 t[2].0
        vmovdqu64 [rbp + 9600], zmm28                               ;   122.2 p7+p4   55 t[2].0
        vpbroadcastb zmm28, [r8 + 5]                                ;   149.2 p5+p3  117 rk
        vpxord zmm8, zmm8, zmm1                                     ;   122.2 p0      55 t[2].1
        vmovdqu64 [rbp + 9664], zmm8                                ;   123.2 p8+p9   55 t[2].1
        vpbroadcastb zmm8, [r8 + 6]                                 ;   150.2 p5+p10  117 rk
        vpxord zmm29, zmm29, zmm1                                   ;   123.2 p0      55 t[2].2
        vmovdqu64 [rbp + 9728], zmm29                               ;   124.2 p7+p4   55 t[2].2
        vpbroadcastb zmm29, [r8 + 7]                                ;   151.2 p5+p2  117 rk
        vpxord zmm19, zmm19, zmm1                                   ;   124.2 p0      55 t[2].3
        vmovdqu64 [rbp + 9792], zmm19                               ;   125.2 p8+p9   55 t[2].3
        vpbroadcastb zmm19, [r8 + 8]                                ;   152.2 p5+p3  117 rk
        vpxord zmm2, zmm2, zmm1                                     ;   125.2 p0      55 t[3].0
        vmovdqu64 [rbp + 9856], zmm2                                ;   126.2 p7+p4   55 t[3].0
        vpbroadcastb zmm2, [r8 + 9]                                 ;   153.2 p5+p10  117 rk
        vpxord zmm13, zmm13, zmm1                                   ;   126.2 p0      55 t[3].1
        vmovdqu64 [rbp + 9920], zmm13                               ;   127.2 p8+p9   55 t[3].1
        vpbroadcastb zmm13, [r8 + 10]                               ;   154.2 p5+p2  117 rk
        vpxord zmm20, zmm20, zmm1                                   ;   127.2 p0      55 t[3].2
        vmovdqu64 [rbp + 9984], zmm20                               ;   128.2 p7+p4   55 t[3].2
        vpbroadcastb zmm20, [r8 + 11]                               ;   155.2 p5+p3  117 rk
        vpxord zmm6, zmm6, zmm1                                     ;   128.2 p0      55 t[3].3
        vmovdqu64 [rbp + 10048], zmm6                               ;   129.2 p8+p9   55 t[3].3
        vpbroadcastb zmm6, [r8 + 12]                                ;   156.2 p5+p10  117 rk
        vpxord zmm9, zmm9, zmm1                                     ;   129.2 p0      55 t[0].0
        vmovdqu64 [rbp + 10112], zmm9                               ;   130.2 p7+p4   55 t[0].0
        vpbroadcastb zmm9, [r8 + 13]                                ;   157.2 p5+p2  117 rk
        vpxord zmm21, zmm21, zmm1                                   ;   130.2 p0      55 t[0].1
        vmovdqu64 [rbp + 10176], zmm21                              ;   131.2 p8+p9   55 t[0].1
        vpbroadcastb zmm21, [r8 + 14]                               ;   158.2 p5+p3  117 rk
        vpxord zmm14, zmm14, zmm1                                   ;   131.2 p0      55 t[0].2
        vmovdqu64 [rbp + 10240], zmm14                              ;   132.2 p7+p4   55 t[0].2
        vpbroadcastb zmm14, [r8 + 15]                               ;   159.2 p5+p10  117 rk
        vpxord zmm4, zmm4, zmm1                                     ;   132.2 p0      55 t[0].3
        vmovdqu64 [rbp + 10304], zmm4                               ;   133.2 p8+p9   55 t[0].3
        vpbroadcastb zmm4, [r8 + 160]                               ;   160.2 p5+p2  117 rk
        vpxord zmm22, zmm22, zmm1                                   ;   133.2 p0      55 t[1].0
        vmovdqu64 [rbp + 10368], zmm22                              ;   134.2 p7+p4   55 t[1].0
        vpbroadcastb zmm22, [r8 + 161]                              ;   161.2 p5+p3  117 rk
        vpbroadcastb zmm30, [r8 + 162]                              ;   162.2 p5+p10  117 rk
        vpxord zmm3, zmm3, zmm1                                     ;   134.2 p0      55 t[1].1
        vmovdqu64 [rbp + 10432], zmm3                               ;   135.2 p8+p9   55 t[1].1
        vpbroadcastb zmm3, [r8 + 163]                               ;   163.2 p5+p2  117 rk
        vpbroadcastb zmm31, [r8 + 164]                              ;   164.2 p5+p3  117 rk
        vpxord zmm23, zmm23, zmm1                                   ;   135.2 p0      55 t[1].2
        vmovdqu64 [rbp + 10496], zmm23                              ;   136.2 p7+p4   55 t[1].2
        vpbroadcastb zmm23, [r8 + 165]                              ;   165.2 p5+p10  117 rk
        vpxord zmm15, zmm15, zmm1                                   ;   136.2 p0      55 t[1].3
        vmovdqu64 [rbp + 10560], zmm15                              ;   137.2 p8+p9   55 t[1].3
        vpbroadcastb zmm15, [r8 + 166]                              ;   166.2 p5+p2  117 rk
        vmovdqu64 [rbp + 10624], zmm5                               ;   145.2 p7+p4  117 rk
        vpbroadcastb zmm5, [r8 + 167]                               ;   167.2 p5+p3  117 rk
        vpxord zmm10, zmm10, zmm1                                   ;   137.2 p0      55 t[2].0
        vmovdqu64 [rbp + 10688], zmm10                              ;   138.2 p8+p9   55 t[2].0
        vpbroadcastb zmm10, [r8 + 168]                              ;   168.2 p5+p10  117 rk
        vmovdqu64 [rbp + 10752], zmm0                               ;   146.2 p7+p4  117 rk
        vpbroadcastb zmm0, [r8 + 169]                               ;   169.2 p5+p2  117 rk
        vpxord zmm24, zmm24, zmm1                                   ;   138.2 p0      55 t[2].1
        vmovdqu64 [rbp + 10816], zmm24                              ;   139.2 p8+p9   55 t[2].1
        vpbroadcastb zmm24, [r8 + 170]                              ;   170.2 p5+p3  117 rk
        vmovdqu64 [rbp + 10880], zmm27                              ;   147.2 p7+p4  117 rk
        vpbroadcastb zmm27, [r8 + 171]                              ;   171.2 p5+p10  117 rk
        vpxord zmm7, zmm7, zmm1                                     ;   139.2 p0      55 t[2].2
        vmovdqu64 [rbp + 10944], zmm7                               ;   141.2 p8+p9   55 t[2].2
        vpbroadcastb zmm7, [r8 + 172]                               ;   172.2 p5+p2  117 rk
        vmovdqu64 [rbp + 11008], zmm18                              ;   148.2 p7+p4  117 rk
        vpbroadcastb zmm18, [r8 + 173]                              ;   173.2 p5+p3  117 rk
        vmovdqu64 [rbp + 11072], zmm12                              ;   149.2 p8+p9  117 rk
        vpbroadcastb zmm12, [r8 + 174]                              ;   174.2 p5+p10  117 rk
        vpxord zmm16, zmm16, zmm1                                   ;   140.2 p0      55 t[2].3
        vmovdqu64 [rbp + 11136], zmm16                              ;   144.7 p7+p4   55 t[2].3
        vpbroadcastb zmm16, [r8 + 175]                              ;   175.2 p5+p2  117 rk
        vmovdqu64 [rbp + 11200], zmm28                              ;   150.2 p8+p9  117 rk
        vpxord zmm25, zmm25, zmm1                                   ;   141.2 p0      55 t[3].0
        vmovdqu64 [rbp + 11264], zmm25                              ;   146.7 p7+p4   55 t[3].0
        vmovdqu64 [rbp + 11328], zmm8                               ;   151.2 p8+p9  117 rk
        vpxord zmm11, zmm11, zmm1                                   ;   142.2 p0      55 t[3].1
        vmovdqu64 [rbp + 11392], zmm11                              ;   148.7 p7+p4   55 t[3].1
        vpxord zmm17, zmm17, zmm1                                   ;   143.2 p0      55 t[3].2
        vmovdqu64 [rbp + 11456], zmm17                              ;   149.2 p8+p9   55 t[3].2
        vpxord zmm26, zmm26, zmm1                                   ;   144.2 p0      55 t[3].3
        vmovdqu64 [rbp + 11520], zmm26                              ;   150.7 p7+p4   55 t[3].3
        vmovdqu64 [rbp + 11584], zmm29                              ;   152.2 p8+p9  117 rk
        vmovdqu64 [rbp + 11648], zmm19                              ;   153.2 p7+p4  117 rk
        vmovdqu64 [rbp + 11712], zmm2                               ;   154.2 p8+p9  117 rk
        vmovdqu64 [rbp + 11776], zmm13                              ;   155.2 p7+p4  117 rk
        vmovdqu64 [rbp + 11840], zmm20                              ;   156.2 p8+p9  117 rk
        vmovdqu64 [rbp + 11904], zmm6                               ;   157.2 p7+p4  117 rk
        vmovdqu64 [rbp + 11968], zmm9                               ;   158.2 p8+p9  117 rk
        vmovdqu64 [rbp + 12032], zmm21                              ;   159.2 p7+p4  117 rk
        vmovdqu64 [rbp + 12096], zmm14                              ;   160.2 p8+p9  117 rk
        vmovdqu64 [rbp + 12160], zmm4                               ;   161.2 p7+p4  117 rk
        vmovdqu64 [rbp + 12224], zmm22                              ;   162.2 p8+p9  117 rk
        vmovdqu64 [rbp + 12288], zmm30                              ;   163.2 p7+p4  117 rk
        vmovdqu64 [rbp + 12352], zmm3                               ;   164.2 p8+p9  117 rk
        vmovdqu64 [rbp + 12416], zmm31                              ;   165.2 p7+p4  117 rk
        vmovdqu64 [rbp + 12480], zmm23                              ;   166.2 p8+p9  117 rk
        vmovdqu64 [rbp + 12544], zmm15                              ;   167.2 p7+p4  117 rk
        vmovdqu64 [rbp + 12608], zmm5                               ;   168.2 p8+p9  117 rk
        vmovdqu64 [rbp + 12672], zmm10                              ;   169.2 p7+p4  117 rk
        vmovdqu64 [rbp + 12736], zmm0                               ;   170.2 p8+p9  117 rk
        vmovdqu64 [rbp + 12800], zmm24                              ;   171.2 p7+p4  117 rk
        vmovdqu64 [rbp + 12864], zmm27                              ;   172.2 p8+p9  117 rk
        vmovdqu64 [rbp + 12928], zmm7                               ;   173.2 p7+p4  117 rk
        vmovdqu64 [rbp + 12992], zmm18                              ;   174.2 p8+p9  117 rk
        vmovdqu64 [rbp + 13056], zmm12                              ;   175.2 p7+p4  117 rk
        vmovdqu64 [rbp + 13120], zmm16                              ;   176.2 p8+p9  117 rk
        cmp dword [rbp + 13256], 0                                  ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 13256]                                ;                    passes of 64
        mov rcx, rax                                                ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                               ;                    passes of 64
        mov qword [rbp + 13192], rax                                ;                    passes of 64
        sub rcx, rax                                                ;                    passes of 64
        imul rcx, rcx, 0x10                                         ;                    passes of 64
        mov rdx, qword [rbp + 13200]                                ;                    passes of 64
        add rcx, rdx                                                ;                    passes of 64
        mov qword [rbp + 13208], rcx                                ;                    passes of 64
        cmp rcx, rdx                                                ;                    passes of 64
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 13200]                                 ;                    resident
        mov r9, qword [rbp + 13216]                                 ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm0, [r8]                                        ;     0.0 p2      52 s[0].0
        vmovdqu64 zmm1, [r8 + 64]                                   ;     0.2 p3      52 s[0].0
        vpunpcklbw zmm2, zmm0, zmm1                                 ;     6.2 p5      52 s[0].0
        vpunpckhbw zmm0, zmm0, zmm1                                 ;     6.2 p5      52 s[0].0
        vmovdqu64 zmm1, [r8 + 128]                                  ;     1.0 p2      52 s[0].0
        vmovdqu64 zmm3, [r8 + 192]                                  ;     1.2 p3      52 s[0].0
        vpunpcklbw zmm4, zmm1, zmm3                                 ;     7.2 p5      52 s[0].0
        vpunpckhbw zmm1, zmm1, zmm3                                 ;     7.2 p5      52 s[0].0
        vpunpcklwd zmm3, zmm2, zmm4                                 ;     8.2 p5      52 s[0].0
        vpunpckhwd zmm2, zmm2, zmm4                                 ;     8.2 p5      52 s[0].0
        vpunpcklwd zmm4, zmm0, zmm1                                 ;     8.2 p5      52 s[0].0
        vpunpckhwd zmm0, zmm0, zmm1                                 ;     8.2 p5      52 s[0].0
        vmovdqu64 zmm1, [r8 + 256]                                  ;     2.0 p2      52 s[0].0
        vmovdqu64 zmm5, [r8 + 320]                                  ;     2.2 p3      52 s[0].0
        vpunpcklbw zmm6, zmm1, zmm5                                 ;     8.3 p5      52 s[0].0
        vpunpckhbw zmm1, zmm1, zmm5                                 ;     9.3 p5      52 s[0].0
        vmovdqu64 zmm5, [r8 + 384]                                  ;     3.0 p2      52 s[0].0
        vmovdqu64 zmm7, [r8 + 448]                                  ;     3.2 p3      52 s[0].0
        vpunpcklbw zmm8, zmm5, zmm7                                 ;    10.3 p5      52 s[0].0
        vpunpckhbw zmm5, zmm5, zmm7                                 ;    11.3 p5      52 s[0].0
        vpunpcklwd zmm7, zmm6, zmm8                                 ;    12.3 p5      52 s[0].0
        vpunpckhwd zmm6, zmm6, zmm8                                 ;    13.3 p5      52 s[0].0
        vpunpcklwd zmm8, zmm1, zmm5                                 ;    14.3 p5      52 s[0].0
        vpunpckhwd zmm1, zmm1, zmm5                                 ;    15.3 p5      52 s[0].0
        vpunpckldq zmm5, zmm3, zmm7                                 ;    16.3 p5      52 s[0].0
        vpunpckhdq zmm3, zmm3, zmm7                                 ;    17.3 p5      52 s[0].0
        vpunpckldq zmm7, zmm2, zmm6                                 ;    18.3 p5      52 s[0].0
        vpunpckhdq zmm2, zmm2, zmm6                                 ;    19.3 p5      52 s[0].0
        vpunpckldq zmm6, zmm4, zmm8                                 ;    20.3 p5      52 s[0].0
        vpunpckhdq zmm4, zmm4, zmm8                                 ;    21.3 p5      52 s[0].0
        vpunpckldq zmm8, zmm0, zmm1                                 ;    22.3 p5      52 s[0].0
        vpunpckhdq zmm0, zmm0, zmm1                                 ;    23.3 p5      52 s[0].0
        vmovdqu64 zmm1, [r8 + 512]                                  ;     5.3 p2      52 s[0].0
        vmovdqu64 zmm9, [r8 + 576]                                  ;     5.5 p3      52 s[0].0
        vpunpcklbw zmm10, zmm1, zmm9                                ;    24.3 p5      52 s[0].0
        vpunpckhbw zmm1, zmm1, zmm9                                 ;    25.3 p5      52 s[0].0
        vmovdqu64 zmm9, [r8 + 640]                                  ;     6.3 p2      52 s[0].0
        vmovdqu64 zmm11, [r8 + 704]                                 ;     6.5 p3      52 s[0].0
        vpunpcklbw zmm12, zmm9, zmm11                               ;    26.3 p5      52 s[0].0
        vpunpckhbw zmm9, zmm9, zmm11                                ;    27.3 p5      52 s[0].0
        vmovdqu64 zmm11, [r8 + 768]                                 ;     7.3 p2      52 s[0].0
        vmovdqu64 zmm13, [r8 + 832]                                 ;     7.5 p3      52 s[0].0
        vmovdqu64 zmm14, [r8 + 896]                                 ;     8.3 p2      52 s[0].0
        vmovdqu64 zmm15, [r8 + 960]                                 ;     8.5 p3      52 s[0].0
        vpunpcklbw zmm16, zmm11, zmm13                              ;    28.3 p5      52 s[0].0
        vpunpckhbw zmm11, zmm11, zmm13                              ;    29.3 p5      52 s[0].0
        vpunpcklwd zmm13, zmm10, zmm12                              ;    30.3 p5      52 s[0].0
        vpunpckhwd zmm10, zmm10, zmm12                              ;    31.3 p5      52 s[0].0
        vpunpcklbw zmm12, zmm14, zmm15                              ;    32.3 p5      52 s[0].0
        vpunpckhbw zmm14, zmm14, zmm15                              ;    33.3 p5      52 s[0].0
        vpunpcklwd zmm15, zmm1, zmm9                                ;    34.3 p5      52 s[0].0
        vpunpckhwd zmm1, zmm1, zmm9                                 ;    35.3 p5      52 s[0].0
        vpunpcklwd zmm9, zmm16, zmm12                               ;    36.3 p5      52 s[0].0
        vpunpckhwd zmm12, zmm16, zmm12                              ;    37.3 p5      52 s[0].0
        vpunpcklwd zmm16, zmm11, zmm14                              ;    38.3 p5      52 s[0].0
        vpunpckhwd zmm11, zmm11, zmm14                              ;    39.3 p5      52 s[0].0
        vpunpckldq zmm14, zmm13, zmm9                               ;    40.3 p5      52 s[0].0
        vpunpckhdq zmm9, zmm13, zmm9                                ;    41.3 p5      52 s[0].0
        vpunpckldq zmm13, zmm10, zmm12                              ;    42.3 p5      52 s[0].0
        vpunpckhdq zmm10, zmm10, zmm12                              ;    43.3 p5      52 s[0].0
        vpunpckldq zmm12, zmm15, zmm16                              ;    44.3 p5      52 s[0].0
        vpunpckhdq zmm15, zmm15, zmm16                              ;    45.3 p5      52 s[0].0
        vpunpckldq zmm16, zmm1, zmm11                               ;    46.3 p5      52 s[0].0
        vpunpckhdq zmm1, zmm1, zmm11                                ;    47.3 p5      52 s[0].0
        vpunpcklqdq zmm11, zmm5, zmm14                              ;    48.3 p5      52 s[0].0
        vpunpckhqdq zmm5, zmm5, zmm14                               ;    49.3 p5      52 s[0].0
        vpunpcklqdq zmm14, zmm3, zmm9                               ;    50.3 p5      52 s[0].0
        vpunpckhqdq zmm3, zmm3, zmm9                                ;    51.3 p5      52 s[0].0
        vpunpcklqdq zmm9, zmm7, zmm13                               ;    52.3 p5      52 s[0].0
        vpunpckhqdq zmm7, zmm7, zmm13                               ;    53.3 p5      52 s[0].0
        vpunpcklqdq zmm13, zmm2, zmm10                              ;    54.3 p5      52 s[0].0
        vpunpckhqdq zmm2, zmm2, zmm10                               ;    55.3 p5      52 s[0].0
        vpunpcklqdq zmm10, zmm6, zmm12                              ;    56.3 p5      52 s[0].0
        vpunpckhqdq zmm6, zmm6, zmm12                               ;    57.3 p5      52 s[0].0
        vpunpcklqdq zmm12, zmm4, zmm15                              ;    58.3 p5      52 s[0].0
        vpunpckhqdq zmm4, zmm4, zmm15                               ;    59.3 p5      52 s[0].0
        vpunpcklqdq zmm15, zmm8, zmm16                              ;    60.3 p5      52 s[0].0
        vpunpckhqdq zmm8, zmm8, zmm16                               ;    61.3 p5      52 s[0].0
        vpunpcklqdq zmm16, zmm0, zmm1                               ;    62.3 p5      52 s[0].0
        vpunpckhqdq zmm0, zmm0, zmm1                                ;    63.3 p5      52 s[0].0
        vpxord zmm11, zmm11, [rbp + 10624]                          ;    49.3 p0+p2   52 s[0]
        vpxord zmm5, zmm5, [rbp + 10752]                            ;    50.3 p0+p3   52 s[0]
        vpxord zmm14, zmm14, [rbp + 10880]                          ;    51.3 p0+p2   52 s[0]
        vpxord zmm3, zmm3, [rbp + 11008]                            ;    52.3 p0+p3   52 s[0]
        vpxord zmm9, zmm9, [rbp + 11072]                            ;    53.3 p0+p2   52 s[1]
        vpxord zmm7, zmm7, [rbp + 11200]                            ;    54.3 p0+p3   52 s[1]
        vpxord zmm13, zmm13, [rbp + 11328]                          ;    55.3 p0+p2   52 s[1]
        vpxord zmm2, zmm2, [rbp + 11584]                            ;    56.3 p0+p3   52 s[1]
        vpxord zmm10, zmm10, [rbp + 11648]                          ;    57.3 p0+p2   52 s[2]
        vpxord zmm6, zmm6, [rbp + 11712]                            ;    58.3 p0+p3   52 s[2]
        vpxord zmm12, zmm12, [rbp + 11776]                          ;    59.3 p0+p2   52 s[2]
        vpxord zmm4, zmm4, [rbp + 11840]                            ;    60.3 p0+p3   52 s[2]
        vpxord zmm15, zmm15, [rbp + 11904]                          ;    61.3 p0+p2   52 s[3]
        vpxord zmm8, zmm8, [rbp + 11968]                            ;    62.3 p0+p3   52 s[3]
        vpxord zmm16, zmm16, [rbp + 12032]                          ;    63.3 p0+p2   52 s[3]
        vpxord zmm0, zmm0, [rbp + 12096]                            ;    64.3 p0+p3   52 s[3]
        vpmovb2m k1, zmm11                                          ;    50.3 p0      43 t[0]
        vmovdqu64 zmm1, [rel aes128_encrypt.T0_constants512 + 64]   ;    21.3 p2      43 t[0] reload
        vpermb zmm17, zmm11, zmm1                                   ;    64.3 p5      43 t[0]
        vmovdqu64 zmm18, [rel aes128_encrypt.T0_constants512 + 192] ;    21.5 p3      43 t[0] reload
        vpermb zmm19, zmm11, zmm18                                  ;    65.3 p5      43 t[0]
        vmovdqu64 zmm20, [rel aes128_encrypt.T0_constants512 + 320] ;    22.3 p2      43 t[0] reload
        vptestmb k2, zmm11, zmm20                                   ;    66.3 p5      43 t[0]
        vmovdqu64 zmm21, [rel aes128_encrypt.T0_constants512 + 128] ;    22.5 p3      43 t[0] reload
        vpermb zmm17{k2}, zmm11, zmm21                              ;    68.3 p5      43 t[0]
        vmovdqu64 zmm22, [rel aes128_encrypt.T0_constants512 + 256] ;    23.3 p2      43 t[0] reload
        vpermb zmm19{k2}, zmm11, zmm22                              ;    68.3 p5      43 t[0]
        vmovdqu8 zmm17{k1}, zmm19                                   ;    73.3 p0      43 t[0]
        vmovdqa64 zmm11, zmm17                                      ;    76.3         55 t[0] copy
        vpmovb2m k1, zmm7                                           ;    55.3 p0      43 t[0]
        vptestmb k2, zmm7, zmm20                                    ;    69.3 p5      43 t[0]
        vpermb zmm19, zmm7, zmm1                                    ;    70.3 p5      43 t[0]
        vpermb zmm19{k2}, zmm7, zmm21                               ;    73.3 p5      43 t[0]
        vpermb zmm23, zmm7, zmm18                                   ;    72.3 p5      43 t[0]
        vpermb zmm23{k2}, zmm7, zmm22                               ;    75.3 p5      43 t[0]
        vmovdqu8 zmm19{k1}, zmm23                                   ;    80.3 p0      43 t[0]
        vpxord zmm11, zmm11, zmm19                                  ;    83.3 p0      55 t[0]
        vpmovb2m k1, zmm12                                          ;    60.3 p0      43 t[0]
        vptestmb k2, zmm12, zmm20                                   ;    74.3 p5      43 t[0]
        vpermb zmm7, zmm12, zmm1                                    ;    75.3 p5      43 t[0]
        vpermb zmm7{k2}, zmm12, zmm21                               ;    78.3 p5      43 t[0]
        vpermb zmm23, zmm12, zmm18                                  ;    77.3 p5      43 t[0]
        vpermb zmm23{k2}, zmm12, zmm22                              ;    80.3 p5      43 t[0]
        vmovdqu8 zmm7{k1}, zmm23                                    ;    85.3 p0      43 t[0]
        vpxord zmm19, zmm19, zmm7                                   ;    88.3 p0      55 t[0]
        vpmovb2m k1, zmm0                                           ;    65.3 p0      43 t[0]
        vptestmb k2, zmm0, zmm20                                    ;    79.3 p5      43 t[0]
        vpermb zmm12, zmm0, zmm1                                    ;    80.3 p5      43 t[0]
        vpermb zmm12{k2}, zmm0, zmm21                               ;    83.3 p5      43 t[0]
        vpermb zmm23, zmm0, zmm18                                   ;    82.3 p5      43 t[0]
        vpermb zmm23{k2}, zmm0, zmm22                               ;    85.3 p5      43 t[0]
        vmovdqu8 zmm12{k1}, zmm23                                   ;    90.3 p0      43 t[0]
        vpxord zmm17, zmm17, zmm12                                  ;    93.3 p0      55 t[0]
        vpaddb zmm0, zmm11, zmm11                                   ;    84.3 p0      55 t[0]
        vmovdqu64 zmm23, [rel aes128_encrypt.T0_constants512]       ;    23.5 p3      55 t[0] reload
        vpshufb zmm24, zmm23, zmm11                                 ;    84.3 p5      55 t[0]
        vpternlogd zmm12, zmm24, zmm0, 0x96                         ;    93.3 p0      55 t[0]
        vpshufb zmm0, zmm23, zmm19                                  ;    89.3 p5      55 t[0]
        vpaddb zmm24, zmm19, zmm19                                  ;    89.3 p0      55 t[0]
        vpternlogd zmm19, zmm12, [rbp + 1920], 0x96                 ;    94.3 p0+p2   55 t[0]
        vpternlogd zmm12, zmm0, zmm24, 0x96                         ;    94.3 p0      55 t[0]
        vpternlogd zmm0, zmm24, zmm7, 0x96                          ;    90.3 p0      55 t[0]
        vpternlogd zmm0, zmm17, [rbp + 1984], 0x96                  ;    94.3 p0+p3   55 t[0]
        vpshufb zmm24, zmm23, zmm17                                 ;    94.3 p5      55 t[0]
        vpaddb zmm17, zmm17, zmm17                                  ;    94.3 p0      55 t[0]
        vpternlogd zmm24, zmm17, zmm11, 0x96                        ;    95.3 p0      55 t[0]
        vpternlogd zmm12, zmm24, [rbp + 2048], 0x96                 ;    96.3 p0+p2   55 t[0]
        vpternlogd zmm24, zmm7, [rbp + 2112], 0x96                  ;    96.3 p0+p3   55 t[0]
        vpmovb2m k1, zmm9                                           ;    54.3 p0      43 t[1]
        vptestmb k2, zmm9, zmm20                                    ;    87.3 p5      43 t[1]
        vpermb zmm7, zmm9, zmm1                                     ;    88.3 p5      43 t[1]
        vpermb zmm7{k2}, zmm9, zmm21                                ;    91.3 p5      43 t[1]
        vpermb zmm11, zmm9, zmm18                                   ;    90.3 p5      43 t[1]
        vpermb zmm11{k2}, zmm9, zmm22                               ;    93.3 p5      43 t[1]
        vmovdqu8 zmm7{k1}, zmm11                                    ;    98.3 p0      43 t[1]
        vpmovb2m k1, zmm6                                           ;    59.3 p0      43 t[1]
        vptestmb k2, zmm6, zmm20                                    ;    92.3 p5      43 t[1]
        vpermb zmm9, zmm6, zmm1                                     ;    93.3 p5      43 t[1]
        vpermb zmm9{k2}, zmm6, zmm21                                ;    96.3 p5      43 t[1]
        vpermb zmm11, zmm6, zmm18                                   ;    95.3 p5      43 t[1]
        vpermb zmm11{k2}, zmm6, zmm22                               ;    98.3 p5      43 t[1]
        vmovdqu8 zmm9{k1}, zmm11                                    ;   103.3 p0      43 t[1]
        vpxord zmm6, zmm7, zmm9                                     ;   106.3 p0      55 t[1]
        vpmovb2m k1, zmm16                                          ;    64.3 p0      43 t[1]
        vptestmb k2, zmm16, zmm20                                   ;    97.3 p5      43 t[1]
        vpermb zmm11, zmm16, zmm1                                   ;    98.3 p5      43 t[1]
        vpermb zmm11{k2}, zmm16, zmm21                              ;   101.3 p5      43 t[1]
        vpermb zmm17, zmm16, zmm18                                  ;   100.3 p5      43 t[1]
        vpermb zmm17{k2}, zmm16, zmm22                              ;   103.3 p5      43 t[1]
        vmovdqu8 zmm11{k1}, zmm17                                   ;   108.3 p0      43 t[1]
        vpxord zmm9, zmm9, zmm11                                    ;   111.3 p0      55 t[1]
        vpmovb2m k1, zmm3                                           ;    59.3 p0      43 t[1]
        vptestmb k2, zmm3, zmm20                                    ;   102.3 p5      43 t[1]
        vpermb zmm16, zmm3, zmm1                                    ;   103.3 p5      43 t[1]
        vpermb zmm16{k2}, zmm3, zmm21                               ;   106.3 p5      43 t[1]
        vpermb zmm17, zmm3, zmm18                                   ;   105.3 p5      43 t[1]
        vpermb zmm17{k2}, zmm3, zmm22                               ;   108.3 p5      43 t[1]
        vmovdqu8 zmm16{k1}, zmm17                                   ;   113.3 p0      43 t[1]
        vpxord zmm7, zmm7, zmm16                                    ;   116.3 p0      55 t[1]
        vpshufb zmm3, zmm23, zmm6                                   ;   107.3 p5      55 t[1]
        vpaddb zmm17, zmm6, zmm6                                    ;   107.3 p0      55 t[1]
        vpternlogd zmm16, zmm3, zmm17, 0x96                         ;   116.3 p0      55 t[1]
        vpshufb zmm3, zmm23, zmm9                                   ;   112.3 p5      55 t[1]
        vpaddb zmm17, zmm9, zmm9                                    ;   112.3 p0      55 t[1]
        vpternlogd zmm9, zmm16, [rbp + 2176], 0x96                  ;   117.3 p0+p2   55 t[1]
        vpternlogd zmm16, zmm3, zmm17, 0x96                         ;   117.3 p0      55 t[1]
        vpternlogd zmm3, zmm17, zmm11, 0x96                         ;   113.3 p0      55 t[1]
        vpternlogd zmm3, zmm7, [rbp + 2240], 0x96                   ;   117.3 p0+p3   55 t[1]
        vpshufb zmm17, zmm23, zmm7                                  ;   117.3 p5      55 t[1]
        vpaddb zmm7, zmm7, zmm7                                     ;   117.3 p0      55 t[1]
        vpternlogd zmm17, zmm7, zmm6, 0x96                          ;   118.3 p0      55 t[1]
        vpternlogd zmm16, zmm17, [rbp + 2304], 0x96                 ;   119.3 p0+p2   55 t[1]
        vpternlogd zmm17, zmm11, [rbp + 2368], 0x96                 ;   119.3 p0+p3   55 t[1]
        vpmovb2m k1, zmm10                                          ;    73.3 p0      43 t[2]
        vptestmb k2, zmm10, zmm20                                   ;   110.3 p5      43 t[2]
        vpermb zmm6, zmm10, zmm1                                    ;   111.3 p5      43 t[2]
        vpermb zmm6{k2}, zmm10, zmm21                               ;   114.3 p5      43 t[2]
        vpermb zmm7, zmm10, zmm18                                   ;   113.3 p5      43 t[2]
        vpermb zmm7{k2}, zmm10, zmm22                               ;   116.3 p5      43 t[2]
        vmovdqu8 zmm6{k1}, zmm7                                     ;   121.3 p0      43 t[2]
        vpmovb2m k1, zmm8                                           ;    75.3 p0      43 t[2]
        vptestmb k2, zmm8, zmm20                                    ;   115.3 p5      43 t[2]
        vpermb zmm7, zmm8, zmm1                                     ;   116.3 p5      43 t[2]
        vpermb zmm7{k2}, zmm8, zmm21                                ;   119.3 p5      43 t[2]
        vpermb zmm10, zmm8, zmm18                                   ;   118.3 p5      43 t[2]
        vpermb zmm10{k2}, zmm8, zmm22                               ;   121.3 p5      43 t[2]
        vmovdqu8 zmm7{k1}, zmm10                                    ;   126.3 p0      43 t[2]
        vpmovb2m k1, zmm14                                          ;    77.3 p0      43 t[2]
        vptestmb k2, zmm14, zmm20                                   ;   120.3 p5      43 t[2]
        vpermb zmm8, zmm14, zmm1                                    ;   121.3 p5      43 t[2]
        vpermb zmm8{k2}, zmm14, zmm21                               ;   124.3 p5      43 t[2]
        vpermb zmm10, zmm14, zmm18                                  ;   123.3 p5      43 t[2]
        vpermb zmm10{k2}, zmm14, zmm22                              ;   126.3 p5      43 t[2]
        vmovdqu8 zmm8{k1}, zmm10                                    ;   131.3 p0      43 t[2]
        vpmovb2m k1, zmm2                                           ;    79.3 p0      43 t[2]
        vptestmb k2, zmm2, zmm20                                    ;   125.3 p5      43 t[2]
        vpermb zmm10, zmm2, zmm1                                    ;   126.3 p5      43 t[2]
        vpermb zmm10{k2}, zmm2, zmm21                               ;   129.3 p5      43 t[2]
        vpermb zmm11, zmm2, zmm18                                   ;   128.3 p5      43 t[2]
        vpermb zmm11{k2}, zmm2, zmm22                               ;   131.3 p5      43 t[2]
        vmovdqu8 zmm10{k1}, zmm11                                   ;   136.3 p0      43 t[2]
        vpxord zmm2, zmm6, zmm7                                     ;   129.3 p0      55 t[2]
        vpxord zmm6, zmm6, zmm10                                    ;   139.3 p0      55 t[2]
        vpxord zmm7, zmm7, zmm8                                     ;   134.3 p0      55 t[2]
        vpshufb zmm11, zmm23, zmm2                                  ;   130.3 p5      55 t[2]
        vpaddb zmm14, zmm2, zmm2                                    ;   130.3 p0      55 t[2]
        vpternlogd zmm10, zmm11, zmm14, 0x96                        ;   139.3 p0      55 t[2]
        vpshufb zmm11, zmm23, zmm7                                  ;   135.3 p5      55 t[2]
        vpaddb zmm14, zmm7, zmm7                                    ;   135.3 p0      55 t[2]
        vpternlogd zmm7, zmm10, [rbp + 2432], 0x96                  ;   140.3 p0+p2   55 t[2]
        vpternlogd zmm10, zmm11, zmm14, 0x96                        ;   140.3 p0      55 t[2]
        vpternlogd zmm11, zmm14, zmm8, 0x96                         ;   136.3 p0      55 t[2]
        vpternlogd zmm11, zmm6, [rbp + 2496], 0x96                  ;   140.3 p0+p3   55 t[2]
        vpshufb zmm14, zmm23, zmm6                                  ;   140.3 p5      55 t[2]
        vpaddb zmm6, zmm6, zmm6                                     ;   140.3 p0      55 t[2]
        vpternlogd zmm14, zmm6, zmm2, 0x96                          ;   141.3 p0      55 t[2]
        vpternlogd zmm10, zmm14, [rbp + 2560], 0x96                 ;   142.3 p0+p2   55 t[2]
        vpternlogd zmm14, zmm8, [rbp + 2624], 0x96                  ;   142.3 p0+p3   55 t[2]
        vpmovb2m k1, zmm15                                          ;    95.3 p0      43 t[3]
        vptestmb k2, zmm15, zmm20                                   ;   133.3 p5      43 t[3]
        vpermb zmm2, zmm15, zmm1                                    ;   134.3 p5      43 t[3]
        vpermb zmm2{k2}, zmm15, zmm21                               ;   137.3 p5      43 t[3]
        vpermb zmm6, zmm15, zmm18                                   ;   136.3 p5      43 t[3]
        vpermb zmm6{k2}, zmm15, zmm22                               ;   139.3 p5      43 t[3]
        vmovdqu8 zmm2{k1}, zmm6                                     ;   144.3 p0      43 t[3]
        vpmovb2m k1, zmm5                                           ;    97.3 p0      43 t[3]
        vptestmb k2, zmm5, zmm20                                    ;   138.3 p5      43 t[3]
        vpermb zmm6, zmm5, zmm1                                     ;   139.3 p5      43 t[3]
        vpermb zmm8, zmm5, zmm18                                    ;   140.3 p5      43 t[3]
        vpermb zmm6{k2}, zmm5, zmm21                                ;   142.3 p5      43 t[3]
        vpermb zmm8{k2}, zmm5, zmm22                                ;   143.3 p5      43 t[3]
        vmovdqu8 zmm6{k1}, zmm8                                     ;   148.3 p0      43 t[3]
        vpmovb2m k1, zmm13                                          ;    99.3 p0      43 t[3]
        vptestmb k2, zmm13, zmm20                                   ;   143.3 p5      43 t[3]
        vpermb zmm5, zmm13, zmm1                                    ;   144.3 p5      43 t[3]
        vpermb zmm8, zmm13, zmm18                                   ;   145.3 p5      43 t[3]
        vpermb zmm5{k2}, zmm13, zmm21                               ;   147.3 p5      43 t[3]
        vpermb zmm8{k2}, zmm13, zmm22                               ;   148.3 p5      43 t[3]
        vmovdqu8 zmm5{k1}, zmm8                                     ;   153.3 p0      43 t[3]
        vpmovb2m k1, zmm4                                           ;   101.3 p0      43 t[3]
        vptestmb k2, zmm4, zmm20                                    ;   148.3 p5      43 t[3]
        vpermb zmm8, zmm4, zmm1                                     ;   149.3 p5      43 t[3]
        vpermb zmm13, zmm4, zmm18                                   ;   150.3 p5      43 t[3]
        vpermb zmm8{k2}, zmm4, zmm21                                ;   152.3 p5      43 t[3]
        vpermb zmm13{k2}, zmm4, zmm22                               ;   153.3 p5      43 t[3]
        vmovdqu8 zmm8{k1}, zmm13                                    ;   158.3 p0      43 t[3]
        vpxord zmm4, zmm2, zmm6                                     ;   151.3 p0      55 t[3]
        vpxord zmm2, zmm2, zmm8                                     ;   161.3 p0      55 t[3]
        vpxord zmm6, zmm6, zmm5                                     ;   156.3 p0      55 t[3]
        vpshufb zmm13, zmm23, zmm4                                  ;   153.3 p5      55 t[3]
        vpaddb zmm15, zmm4, zmm4                                    ;   152.3 p0      55 t[3]
        vpternlogd zmm8, zmm13, zmm15, 0x96                         ;   161.3 p0      55 t[3]
        vpshufb zmm13, zmm23, zmm6                                  ;   157.3 p5      55 t[3]
        vpaddb zmm15, zmm6, zmm6                                    ;   157.3 p0      55 t[3]
        vpternlogd zmm6, zmm8, [rbp + 2688], 0x96                   ;   162.3 p0+p2   55 t[3]
        vpternlogd zmm8, zmm13, zmm15, 0x96                         ;   162.3 p0      55 t[3]
        vpternlogd zmm13, zmm15, zmm5, 0x96                         ;   158.3 p0      55 t[3]
        vpternlogd zmm13, zmm2, [rbp + 2752], 0x96                  ;   162.3 p0+p3   55 t[3]
        vpshufb zmm15, zmm23, zmm2                                  ;   162.3 p5      55 t[3]
        vpaddb zmm2, zmm2, zmm2                                     ;   162.3 p0      55 t[3]
        vpternlogd zmm15, zmm2, zmm4, 0x96                          ;   163.3 p0      55 t[3]
        vpternlogd zmm8, zmm15, [rbp + 2816], 0x96                  ;   164.3 p0+p2   55 t[3]
        vpternlogd zmm15, zmm5, [rbp + 2880], 0x96                  ;   164.3 p0+p3   55 t[3]
        vpmovb2m k1, zmm19                                          ;   117.3 p0      43 t[0]
        vptestmb k2, zmm19, zmm20                                   ;   156.3 p5      43 t[0]
        vpermb zmm2, zmm19, zmm1                                    ;   157.3 p5      43 t[0]
        vpermb zmm2{k2}, zmm19, zmm21                               ;   160.3 p5      43 t[0]
        vpermb zmm4, zmm19, zmm18                                   ;   159.3 p5      43 t[0]
        vpermb zmm4{k2}, zmm19, zmm22                               ;   162.3 p5      43 t[0]
        vmovdqu8 zmm2{k1}, zmm4                                     ;   167.3 p0      43 t[0]
        vpmovb2m k1, zmm3                                           ;   119.3 p0      43 t[0]
        vptestmb k2, zmm3, zmm20                                    ;   161.3 p5      43 t[0]
        vpermb zmm4, zmm3, zmm1                                     ;   162.3 p5      43 t[0]
        vpermb zmm4{k2}, zmm3, zmm21                                ;   165.3 p5      43 t[0]
        vpermb zmm5, zmm3, zmm18                                    ;   164.3 p5      43 t[0]
        vpermb zmm5{k2}, zmm3, zmm22                                ;   167.3 p5      43 t[0]
        vmovdqu8 zmm4{k1}, zmm5                                     ;   172.3 p0      43 t[0]
        vpxord zmm3, zmm2, zmm4                                     ;   175.3 p0      55 t[0]
        vpmovb2m k1, zmm10                                          ;   143.3 p0      43 t[0]
        vptestmb k2, zmm10, zmm20                                   ;   166.3 p5      43 t[0]
        vpermb zmm5, zmm10, zmm1                                    ;   167.3 p5      43 t[0]
        vpermb zmm5{k2}, zmm10, zmm21                               ;   170.3 p5      43 t[0]
        vpermb zmm19, zmm10, zmm18                                  ;   169.3 p5      43 t[0]
        vpermb zmm19{k2}, zmm10, zmm22                              ;   172.3 p5      43 t[0]
        vmovdqu8 zmm5{k1}, zmm19                                    ;   177.3 p0      43 t[0]
        vpxord zmm4, zmm4, zmm5                                     ;   180.3 p0      55 t[0]
        vpshufb zmm10, zmm23, zmm3                                  ;   176.3 p5      55 t[0]
        vpaddb zmm19, zmm3, zmm3                                    ;   176.3 p0      55 t[0]
        vpshufb zmm25, zmm23, zmm4                                  ;   181.3 p5      55 t[0]
        vpaddb zmm26, zmm4, zmm4                                    ;   181.3 p0      55 t[0]
        vmovdqa64 zmm27, zmm25                                      ;   182.3         55 t[0] copy
        vpternlogd zmm27, zmm26, zmm5, 0x96                         ;   182.3 p0      55 t[0]
        vpmovb2m k1, zmm15                                          ;   165.3 p0      43 t[0]
        vptestmb k2, zmm15, zmm20                                   ;   173.3 p5      43 t[0]
        vpermb zmm28, zmm15, zmm1                                   ;   174.3 p5      43 t[0]
        vpermb zmm28{k2}, zmm15, zmm21                              ;   177.3 p5      43 t[0]
        vpermb zmm29, zmm15, zmm18                                  ;   176.3 p5      43 t[0]
        vpermb zmm29{k2}, zmm15, zmm22                              ;   179.3 p5      43 t[0]
        vmovdqu8 zmm28{k1}, zmm29                                   ;   184.3 p0      43 t[0]
        vpternlogd zmm10, zmm19, zmm28, 0x96                        ;   187.3 p0      55 t[0]
        vpxord zmm2, zmm2, zmm28                                    ;   187.3 p0      55 t[0]
        vpternlogd zmm25, zmm26, zmm10, 0x96                        ;   188.3 p0      55 t[0]
        vpternlogd zmm10, zmm4, [rbp + 2944], 0x96                  ;   188.3 p0+p2   55 t[0]
        vpternlogd zmm27, zmm2, [rbp + 3008], 0x96                  ;   188.3 p0+p3   55 t[0]
        vpshufb zmm4, zmm23, zmm2                                   ;   188.3 p5      55 t[0]
        vpaddb zmm2, zmm2, zmm2                                     ;   188.3 p0      55 t[0]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   189.3 p0      55 t[0]
        vpternlogd zmm25, zmm4, [rbp + 3072], 0x96                  ;   190.3 p0+p2   55 t[0]
        vpternlogd zmm4, zmm5, [rbp + 3136], 0x96                   ;   190.3 p0+p3   55 t[0]
        vpmovb2m k1, zmm9                                           ;   139.3 p0      43 t[1]
        vptestmb k2, zmm9, zmm20                                    ;   179.3 p5      43 t[1]
        vpermb zmm2, zmm9, zmm1                                     ;   180.3 p5      43 t[1]
        vpermb zmm2{k2}, zmm9, zmm21                                ;   183.3 p5      43 t[1]
        vpermb zmm3, zmm9, zmm18                                    ;   182.3 p5      43 t[1]
        vpermb zmm3{k2}, zmm9, zmm22                                ;   185.3 p5      43 t[1]
        vmovdqu8 zmm2{k1}, zmm3                                     ;   190.3 p0      43 t[1]
        vpmovb2m k1, zmm24                                          ;   141.3 p0      43 t[1]
        vptestmb k2, zmm24, zmm20                                   ;   184.3 p5      43 t[1]
        vpermb zmm3, zmm24, zmm1                                    ;   185.3 p5      43 t[1]
        vpermb zmm5, zmm24, zmm18                                   ;   186.3 p5      43 t[1]
        vpermb zmm3{k2}, zmm24, zmm21                               ;   188.3 p5      43 t[1]
        vpermb zmm5{k2}, zmm24, zmm22                               ;   189.3 p5      43 t[1]
        vmovdqu8 zmm3{k1}, zmm5                                     ;   194.3 p0      43 t[1]
        vpmovb2m k1, zmm11                                          ;   143.3 p0      43 t[1]
        vptestmb k2, zmm11, zmm20                                   ;   189.3 p5      43 t[1]
        vpermb zmm5, zmm11, zmm1                                    ;   190.3 p5      43 t[1]
        vpermb zmm5{k2}, zmm11, zmm21                               ;   193.3 p5      43 t[1]
        vpermb zmm9, zmm11, zmm18                                   ;   192.3 p5      43 t[1]
        vpermb zmm9{k2}, zmm11, zmm22                               ;   195.3 p5      43 t[1]
        vmovdqu8 zmm5{k1}, zmm9                                     ;   200.3 p0      43 t[1]
        vpxord zmm9, zmm2, zmm5                                     ;   203.3 p0      55 t[1]
        vpxord zmm2, zmm2, zmm3                                     ;   197.3 p0      55 t[1]
        vpmovb2m k1, zmm8                                           ;   165.3 p0      43 t[1]
        vptestmb k2, zmm8, zmm20                                    ;   194.3 p5      43 t[1]
        vpermb zmm11, zmm8, zmm1                                    ;   195.3 p5      43 t[1]
        vpermb zmm11{k2}, zmm8, zmm21                               ;   198.3 p5      43 t[1]
        vpermb zmm15, zmm8, zmm18                                   ;   197.3 p5      43 t[1]
        vpermb zmm15{k2}, zmm8, zmm22                               ;   200.3 p5      43 t[1]
        vmovdqu8 zmm11{k1}, zmm15                                   ;   205.3 p0      43 t[1]
        vpxord zmm5, zmm5, zmm11                                    ;   208.3 p0      55 t[1]
        vpshufb zmm8, zmm23, zmm9                                   ;   204.3 p5      55 t[1]
        vpaddb zmm15, zmm9, zmm9                                    ;   204.3 p0      55 t[1]
        vpternlogd zmm3, zmm8, zmm15, 0x96                          ;   205.3 p0      55 t[1]
        vpshufb zmm8, zmm23, zmm2                                   ;   200.3 p5      55 t[1]
        vpaddb zmm15, zmm2, zmm2                                    ;   198.3 p0      55 t[1]
        vpternlogd zmm8, zmm15, zmm9, 0x96                          ;   204.3 p0      55 t[1]
        vmovdqa64 zmm9, zmm3                                        ;   206.3         55 t[1] copy
        vpternlogd zmm9, zmm5, [rbp + 3200], 0x96                   ;   209.3 p0+p2   55 t[1]
        vpshufb zmm15, zmm23, zmm5                                  ;   209.3 p5      55 t[1]
        vpaddb zmm5, zmm5, zmm5                                     ;   209.3 p0      55 t[1]
        vpternlogd zmm3, zmm15, zmm5, 0x96                          ;   210.3 p0      55 t[1]
        vpternlogd zmm15, zmm5, zmm11, 0x96                         ;   210.3 p0      55 t[1]
        vpternlogd zmm15, zmm2, [rbp + 3264], 0x96                  ;   211.3 p0+p3   55 t[1]
        vpternlogd zmm3, zmm8, [rbp + 3328], 0x96                   ;   211.3 p0+p2   55 t[1]
        vpternlogd zmm8, zmm11, [rbp + 3392], 0x96                  ;   208.3 p0+p3   55 t[1]
        vpmovb2m k1, zmm12                                          ;   161.3 p0      43 t[2]
        vptestmb k2, zmm12, zmm20                                   ;   202.3 p5      43 t[2]
        vpermb zmm2, zmm12, zmm1                                    ;   203.3 p5      43 t[2]
        vpermb zmm5, zmm12, zmm18                                   ;   204.3 p5      43 t[2]
        vpermb zmm2{k2}, zmm12, zmm21                               ;   206.3 p5      43 t[2]
        vpermb zmm5{k2}, zmm12, zmm22                               ;   207.3 p5      43 t[2]
        vmovdqu8 zmm2{k1}, zmm5                                     ;   212.3 p0      43 t[2]
        vpmovb2m k1, zmm7                                           ;   163.3 p0      43 t[2]
        vptestmb k2, zmm7, zmm20                                    ;   207.3 p5      43 t[2]
        vpermb zmm5, zmm7, zmm1                                     ;   208.3 p5      43 t[2]
        vpermb zmm5{k2}, zmm7, zmm21                                ;   211.3 p5      43 t[2]
        vpermb zmm11, zmm7, zmm18                                   ;   210.3 p5      43 t[2]
        vpermb zmm11{k2}, zmm7, zmm22                               ;   213.3 p5      43 t[2]
        vmovdqu8 zmm5{k1}, zmm11                                    ;   218.3 p0      43 t[2]
        vpmovb2m k1, zmm17                                          ;   165.3 p0      43 t[2]
        vptestmb k2, zmm17, zmm20                                   ;   212.3 p5      43 t[2]
        vpermb zmm7, zmm17, zmm1                                    ;   213.3 p5      43 t[2]
        vpermb zmm11, zmm17, zmm18                                  ;   214.3 p5      43 t[2]
        vpermb zmm7{k2}, zmm17, zmm21                               ;   216.3 p5      43 t[2]
        vpermb zmm11{k2}, zmm17, zmm22                              ;   217.3 p5      43 t[2]
        vmovdqu8 zmm7{k1}, zmm11                                    ;   222.3 p0      43 t[2]
        vpmovb2m k1, zmm13                                          ;   167.3 p0      43 t[2]
        vptestmb k2, zmm13, zmm20                                   ;   217.3 p5      43 t[2]
        vpermb zmm11, zmm13, zmm1                                   ;   218.3 p5      43 t[2]
        vpermb zmm11{k2}, zmm13, zmm21                              ;   221.3 p5      43 t[2]
        vpermb zmm12, zmm13, zmm18                                  ;   220.3 p5      43 t[2]
        vpermb zmm12{k2}, zmm13, zmm22                              ;   223.3 p5      43 t[2]
        vmovdqu8 zmm11{k1}, zmm12                                   ;   228.3 p0      43 t[2]
        vpxord zmm12, zmm5, zmm11                                   ;   231.3 p0      55 t[2]
        vpxord zmm5, zmm5, zmm7                                     ;   225.3 p0      55 t[2]
        vpxord zmm11, zmm11, zmm2                                   ;   231.3 p0      55 t[2]
        vpmovb2m k1, zmm0                                           ;   172.3 p0      43 t[3]
        vptestmb k2, zmm0, zmm20                                    ;   222.3 p5      43 t[3]
        vpermb zmm13, zmm0, zmm1                                    ;   223.3 p5      43 t[3]
        vpermb zmm17, zmm0, zmm18                                   ;   224.3 p5      43 t[3]
        vpermb zmm13{k2}, zmm0, zmm21                               ;   226.3 p5      43 t[3]
        vpermb zmm17{k2}, zmm0, zmm22                               ;   227.3 p5      43 t[3]
        vmovdqu8 zmm13{k1}, zmm17                                   ;   232.3 p0      43 t[3]
        vpshufb zmm0, zmm23, zmm12                                  ;   232.3 p5      55 t[2]
        vpaddb zmm17, zmm12, zmm12                                  ;   232.3 p0      55 t[2]
        vpternlogd zmm7, zmm0, zmm17, 0x96                          ;   233.3 p0      55 t[2]
        vpshufb zmm0, zmm23, zmm11                                  ;   232.3 p5      55 t[2]
        vpaddb zmm17, zmm11, zmm11                                  ;   232.3 p0      55 t[2]
        vpternlogd zmm11, zmm7, [rbp + 3456], 0x96                  ;   234.3 p0+p2   55 t[2]
        vpternlogd zmm7, zmm0, zmm17, 0x96                          ;   234.3 p0      55 t[2]
        vpternlogd zmm0, zmm17, zmm2, 0x96                          ;   233.3 p0      55 t[2]
        vpternlogd zmm0, zmm5, [rbp + 3520], 0x96                   ;   234.3 p0+p3   55 t[2]
        vpshufb zmm17, zmm23, zmm5                                  ;   229.3 p5      55 t[2]
        vpaddb zmm5, zmm5, zmm5                                     ;   226.3 p0      55 t[2]
        vpternlogd zmm17, zmm5, zmm12, 0x96                         ;   232.3 p0      55 t[2]
        vpternlogd zmm7, zmm17, [rbp + 3584], 0x96                  ;   235.3 p0+p2   55 t[2]
        vpternlogd zmm17, zmm2, [rbp + 3648], 0x96                  ;   233.3 p0+p3   55 t[2]
        vpmovb2m k1, zmm16                                          ;   185.3 p0      43 t[3]
        vptestmb k2, zmm16, zmm20                                   ;   230.3 p5      43 t[3]
        vpermb zmm2, zmm16, zmm1                                    ;   231.3 p5      43 t[3]
        vpermb zmm5, zmm16, zmm18                                   ;   232.3 p5      43 t[3]
        vpermb zmm2{k2}, zmm16, zmm21                               ;   234.3 p5      43 t[3]
        vpermb zmm5{k2}, zmm16, zmm22                               ;   235.3 p5      43 t[3]
        vmovdqu8 zmm2{k1}, zmm5                                     ;   240.3 p0      43 t[3]
        vpmovb2m k1, zmm6                                           ;   187.3 p0      43 t[3]
        vptestmb k2, zmm6, zmm20                                    ;   235.3 p5      43 t[3]
        vpermb zmm5, zmm6, zmm1                                     ;   236.3 p5      43 t[3]
        vpermb zmm5{k2}, zmm6, zmm21                                ;   239.3 p5      43 t[3]
        vpermb zmm12, zmm6, zmm18                                   ;   238.3 p5      43 t[3]
        vpermb zmm12{k2}, zmm6, zmm22                               ;   241.3 p5      43 t[3]
        vmovdqu8 zmm5{k1}, zmm12                                    ;   246.3 p0      43 t[3]
        vpmovb2m k1, zmm14                                          ;   189.3 p0      43 t[3]
        vptestmb k2, zmm14, zmm20                                   ;   240.3 p5      43 t[3]
        vpermb zmm6, zmm14, zmm1                                    ;   241.3 p5      43 t[3]
        vpermb zmm12, zmm14, zmm18                                  ;   242.3 p5      43 t[3]
        vpermb zmm6{k2}, zmm14, zmm21                               ;   244.3 p5      43 t[3]
        vpermb zmm12{k2}, zmm14, zmm22                              ;   245.3 p5      43 t[3]
        vmovdqu8 zmm6{k1}, zmm12                                    ;   250.3 p0      43 t[3]
        vpxord zmm12, zmm13, zmm2                                   ;   243.3 p0      55 t[3]
        vpxord zmm13, zmm13, zmm5                                   ;   249.3 p0      55 t[3]
        vpxord zmm5, zmm5, zmm6                                     ;   253.3 p0      55 t[3]
        vpshufb zmm14, zmm23, zmm13                                 ;   250.3 p5      55 t[3]
        vpaddb zmm16, zmm13, zmm13                                  ;   250.3 p0      55 t[3]
        vpternlogd zmm6, zmm14, zmm16, 0x96                         ;   253.3 p0      55 t[3]
        vpshufb zmm14, zmm23, zmm12                                 ;   246.3 p5      55 t[3]
        vpaddb zmm16, zmm12, zmm12                                  ;   244.3 p0      55 t[3]
        vpternlogd zmm12, zmm6, [rbp + 3712], 0x96                  ;   254.3 p0+p2   55 t[3]
        vpternlogd zmm6, zmm14, zmm16, 0x96                         ;   254.3 p0      55 t[3]
        vpternlogd zmm14, zmm16, zmm2, 0x96                         ;   247.3 p0      55 t[3]
        vpternlogd zmm14, zmm5, [rbp + 3776], 0x96                  ;   254.3 p0+p3   55 t[3]
        vpshufb zmm16, zmm23, zmm5                                  ;   254.3 p5      55 t[3]
        vpaddb zmm5, zmm5, zmm5                                     ;   254.3 p0      55 t[3]
        vpternlogd zmm16, zmm5, zmm13, 0x96                         ;   255.3 p0      55 t[3]
        vpternlogd zmm6, zmm16, [rbp + 3840], 0x96                  ;   256.3 p0+p2   55 t[3]
        vpternlogd zmm16, zmm2, [rbp + 3904], 0x96                  ;   256.3 p0+p3   55 t[3]
        vpmovb2m k1, zmm10                                          ;   205.3 p0      43 t[0]
        vptestmb k2, zmm10, zmm20                                   ;   248.3 p5      43 t[0]
        vpermb zmm2, zmm10, zmm1                                    ;   249.3 p5      43 t[0]
        vpermb zmm2{k2}, zmm10, zmm21                               ;   252.3 p5      43 t[0]
        vpermb zmm5, zmm10, zmm18                                   ;   251.3 p5      43 t[0]
        vpermb zmm5{k2}, zmm10, zmm22                               ;   254.3 p5      43 t[0]
        vmovdqu8 zmm2{k1}, zmm5                                     ;   259.3 p0      43 t[0]
        vpmovb2m k1, zmm15                                          ;   212.3 p0      43 t[0]
        vptestmb k2, zmm15, zmm20                                   ;   253.3 p5      43 t[0]
        vpermb zmm5, zmm15, zmm1                                    ;   254.3 p5      43 t[0]
        vpermb zmm5{k2}, zmm15, zmm21                               ;   257.3 p5      43 t[0]
        vpermb zmm10, zmm15, zmm18                                  ;   256.3 p5      43 t[0]
        vpermb zmm10{k2}, zmm15, zmm22                              ;   259.3 p5      43 t[0]
        vmovdqu8 zmm5{k1}, zmm10                                    ;   264.3 p0      43 t[0]
        vpxord zmm10, zmm2, zmm5                                    ;   267.3 p0      55 t[0]
        vpmovb2m k1, zmm7                                           ;   236.3 p0      43 t[0]
        vptestmb k2, zmm7, zmm20                                    ;   258.3 p5      43 t[0]
        vpermb zmm13, zmm7, zmm1                                    ;   259.3 p5      43 t[0]
        vpermb zmm13{k2}, zmm7, zmm21                               ;   262.3 p5      43 t[0]
        vpermb zmm15, zmm7, zmm18                                   ;   261.3 p5      43 t[0]
        vpermb zmm15{k2}, zmm7, zmm22                               ;   264.3 p5      43 t[0]
        vmovdqu8 zmm13{k1}, zmm15                                   ;   269.3 p0      43 t[0]
        vpxord zmm5, zmm5, zmm13                                    ;   272.3 p0      55 t[0]
        vpshufb zmm7, zmm23, zmm10                                  ;   268.3 p5      55 t[0]
        vpaddb zmm15, zmm10, zmm10                                  ;   268.3 p0      55 t[0]
        vpshufb zmm19, zmm23, zmm5                                  ;   273.3 p5      55 t[0]
        vpaddb zmm24, zmm5, zmm5                                    ;   273.3 p0      55 t[0]
        vmovdqa64 zmm26, zmm19                                      ;   274.3         55 t[0] copy
        vpternlogd zmm26, zmm24, zmm13, 0x96                        ;   274.3 p0      55 t[0]
        vpmovb2m k1, zmm16                                          ;   257.3 p0      43 t[0]
        vptestmb k2, zmm16, zmm20                                   ;   265.3 p5      43 t[0]
        vpermb zmm28, zmm16, zmm1                                   ;   266.3 p5      43 t[0]
        vpermb zmm28{k2}, zmm16, zmm21                              ;   269.3 p5      43 t[0]
        vpermb zmm29, zmm16, zmm18                                  ;   268.3 p5      43 t[0]
        vpermb zmm29{k2}, zmm16, zmm22                              ;   271.3 p5      43 t[0]
        vmovdqu8 zmm28{k1}, zmm29                                   ;   276.3 p0      43 t[0]
        vpternlogd zmm7, zmm15, zmm28, 0x96                         ;   279.3 p0      55 t[0]
        vpxord zmm2, zmm2, zmm28                                    ;   279.3 p0      55 t[0]
        vpternlogd zmm19, zmm24, zmm7, 0x96                         ;   280.3 p0      55 t[0]
        vpternlogd zmm7, zmm5, [rbp + 3968], 0x96                   ;   280.3 p0+p2   55 t[0]
        vpternlogd zmm26, zmm2, [rbp + 4032], 0x96                  ;   280.3 p0+p3   55 t[0]
        vpshufb zmm5, zmm23, zmm2                                   ;   280.3 p5      55 t[0]
        vpaddb zmm2, zmm2, zmm2                                     ;   280.3 p0      55 t[0]
        vpternlogd zmm5, zmm2, zmm10, 0x96                          ;   281.3 p0      55 t[0]
        vpternlogd zmm19, zmm5, [rbp + 4096], 0x96                  ;   282.3 p0+p2   55 t[0]
        vpternlogd zmm5, zmm13, [rbp + 4160], 0x96                  ;   282.3 p0+p3   55 t[0]
        vpmovb2m k1, zmm9                                           ;   227.3 p0      43 t[1]
        vptestmb k2, zmm9, zmm20                                    ;   271.3 p5      43 t[1]
        vpermb zmm2, zmm9, zmm1                                     ;   272.3 p5      43 t[1]
        vpermb zmm2{k2}, zmm9, zmm21                                ;   275.3 p5      43 t[1]
        vpermb zmm10, zmm9, zmm18                                   ;   274.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm9, zmm22                               ;   277.3 p5      43 t[1]
        vmovdqu8 zmm2{k1}, zmm10                                    ;   282.3 p0      43 t[1]
        vpmovb2m k1, zmm4                                           ;   229.3 p0      43 t[1]
        vptestmb k2, zmm4, zmm20                                    ;   276.3 p5      43 t[1]
        vpermb zmm9, zmm4, zmm1                                     ;   277.3 p5      43 t[1]
        vpermb zmm10, zmm4, zmm18                                   ;   278.3 p5      43 t[1]
        vpermb zmm9{k2}, zmm4, zmm21                                ;   280.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm4, zmm22                               ;   281.3 p5      43 t[1]
        vmovdqu8 zmm9{k1}, zmm10                                    ;   286.3 p0      43 t[1]
        vpmovb2m k1, zmm0                                           ;   235.3 p0      43 t[1]
        vptestmb k2, zmm0, zmm20                                    ;   281.3 p5      43 t[1]
        vpermb zmm4, zmm0, zmm1                                     ;   282.3 p5      43 t[1]
        vpermb zmm4{k2}, zmm0, zmm21                                ;   285.3 p5      43 t[1]
        vpermb zmm10, zmm0, zmm18                                   ;   284.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm0, zmm22                               ;   287.3 p5      43 t[1]
        vmovdqu8 zmm4{k1}, zmm10                                    ;   292.3 p0      43 t[1]
        vpxord zmm0, zmm2, zmm4                                     ;   295.3 p0      55 t[1]
        vpxord zmm2, zmm2, zmm9                                     ;   289.3 p0      55 t[1]
        vpmovb2m k1, zmm6                                           ;   257.3 p0      43 t[1]
        vptestmb k2, zmm6, zmm20                                    ;   286.3 p5      43 t[1]
        vpermb zmm10, zmm6, zmm1                                    ;   287.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm6, zmm21                               ;   290.3 p5      43 t[1]
        vpermb zmm13, zmm6, zmm18                                   ;   289.3 p5      43 t[1]
        vpermb zmm13{k2}, zmm6, zmm22                               ;   292.3 p5      43 t[1]
        vmovdqu8 zmm10{k1}, zmm13                                   ;   297.3 p0      43 t[1]
        vpxord zmm4, zmm4, zmm10                                    ;   300.3 p0      55 t[1]
        vpshufb zmm6, zmm23, zmm0                                   ;   296.3 p5      55 t[1]
        vpaddb zmm13, zmm0, zmm0                                    ;   296.3 p0      55 t[1]
        vpternlogd zmm9, zmm6, zmm13, 0x96                          ;   297.3 p0      55 t[1]
        vpshufb zmm6, zmm23, zmm2                                   ;   292.3 p5      55 t[1]
        vpaddb zmm13, zmm2, zmm2                                    ;   290.3 p0      55 t[1]
        vpternlogd zmm6, zmm13, zmm0, 0x96                          ;   296.3 p0      55 t[1]
        vmovdqa64 zmm0, zmm9                                        ;   298.3         55 t[1] copy
        vpternlogd zmm0, zmm4, [rbp + 4224], 0x96                   ;   301.3 p0+p2   55 t[1]
        vpshufb zmm13, zmm23, zmm4                                  ;   301.3 p5      55 t[1]
        vpaddb zmm4, zmm4, zmm4                                     ;   301.3 p0      55 t[1]
        vpternlogd zmm9, zmm13, zmm4, 0x96                          ;   302.3 p0      55 t[1]
        vpternlogd zmm13, zmm4, zmm10, 0x96                         ;   302.3 p0      55 t[1]
        vpternlogd zmm13, zmm2, [rbp + 4288], 0x96                  ;   303.3 p0+p3   55 t[1]
        vpternlogd zmm9, zmm6, [rbp + 4352], 0x96                   ;   303.3 p0+p2   55 t[1]
        vpternlogd zmm6, zmm10, [rbp + 4416], 0x96                  ;   300.3 p0+p3   55 t[1]
        vpmovb2m k1, zmm25                                          ;   249.3 p0      43 t[2]
        vptestmb k2, zmm25, zmm20                                   ;   294.3 p5      43 t[2]
        vpermb zmm2, zmm25, zmm1                                    ;   295.3 p5      43 t[2]
        vpermb zmm4, zmm25, zmm18                                   ;   296.3 p5      43 t[2]
        vpermb zmm2{k2}, zmm25, zmm21                               ;   298.3 p5      43 t[2]
        vpermb zmm4{k2}, zmm25, zmm22                               ;   299.3 p5      43 t[2]
        vmovdqu8 zmm2{k1}, zmm4                                     ;   304.3 p0      43 t[2]
        vpmovb2m k1, zmm11                                          ;   251.3 p0      43 t[2]
        vptestmb k2, zmm11, zmm20                                   ;   299.3 p5      43 t[2]
        vpermb zmm4, zmm11, zmm1                                    ;   300.3 p5      43 t[2]
        vpermb zmm4{k2}, zmm11, zmm21                               ;   303.3 p5      43 t[2]
        vpermb zmm10, zmm11, zmm18                                  ;   302.3 p5      43 t[2]
        vpermb zmm10{k2}, zmm11, zmm22                              ;   305.3 p5      43 t[2]
        vmovdqu8 zmm4{k1}, zmm10                                    ;   310.3 p0      43 t[2]
        vpmovb2m k1, zmm8                                           ;   253.3 p0      43 t[2]
        vptestmb k2, zmm8, zmm20                                    ;   304.3 p5      43 t[2]
        vpermb zmm10, zmm8, zmm1                                    ;   305.3 p5      43 t[2]
        vpermb zmm11, zmm8, zmm18                                   ;   306.3 p5      43 t[2]
        vpermb zmm10{k2}, zmm8, zmm21                               ;   308.3 p5      43 t[2]
        vpermb zmm11{k2}, zmm8, zmm22                               ;   309.3 p5      43 t[2]
        vmovdqu8 zmm10{k1}, zmm11                                   ;   314.3 p0      43 t[2]
        vpmovb2m k1, zmm14                                          ;   255.3 p0      43 t[2]
        vptestmb k2, zmm14, zmm20                                   ;   309.3 p5      43 t[2]
        vpermb zmm8, zmm14, zmm1                                    ;   310.3 p5      43 t[2]
        vpermb zmm8{k2}, zmm14, zmm21                               ;   313.3 p5      43 t[2]
        vpermb zmm11, zmm14, zmm18                                  ;   312.3 p5      43 t[2]
        vpermb zmm11{k2}, zmm14, zmm22                              ;   315.3 p5      43 t[2]
        vmovdqu8 zmm8{k1}, zmm11                                    ;   320.3 p0      43 t[2]
        vpxord zmm11, zmm4, zmm8                                    ;   323.3 p0      55 t[2]
        vpxord zmm4, zmm4, zmm10                                    ;   317.3 p0      55 t[2]
        vpxord zmm8, zmm8, zmm2                                     ;   323.3 p0      55 t[2]
        vpmovb2m k1, zmm27                                          ;   260.3 p0      43 t[3]
        vptestmb k2, zmm27, zmm20                                   ;   314.3 p5      43 t[3]
        vpermb zmm14, zmm27, zmm1                                   ;   315.3 p5      43 t[3]
        vpermb zmm15, zmm27, zmm18                                  ;   316.3 p5      43 t[3]
        vpermb zmm14{k2}, zmm27, zmm21                              ;   318.3 p5      43 t[3]
        vpermb zmm15{k2}, zmm27, zmm22                              ;   319.3 p5      43 t[3]
        vmovdqu8 zmm14{k1}, zmm15                                   ;   324.3 p0      43 t[3]
        vpshufb zmm15, zmm23, zmm11                                 ;   324.3 p5      55 t[2]
        vpaddb zmm16, zmm11, zmm11                                  ;   324.3 p0      55 t[2]
        vpternlogd zmm10, zmm15, zmm16, 0x96                        ;   325.3 p0      55 t[2]
        vpshufb zmm15, zmm23, zmm8                                  ;   324.3 p5      55 t[2]
        vpaddb zmm16, zmm8, zmm8                                    ;   324.3 p0      55 t[2]
        vpternlogd zmm8, zmm10, [rbp + 4480], 0x96                  ;   326.3 p0+p2   55 t[2]
        vpternlogd zmm10, zmm15, zmm16, 0x96                        ;   326.3 p0      55 t[2]
        vpternlogd zmm15, zmm16, zmm2, 0x96                         ;   325.3 p0      55 t[2]
        vpternlogd zmm15, zmm4, [rbp + 4544], 0x96                  ;   326.3 p0+p3   55 t[2]
        vpshufb zmm16, zmm23, zmm4                                  ;   321.3 p5      55 t[2]
        vpaddb zmm4, zmm4, zmm4                                     ;   318.3 p0      55 t[2]
        vpternlogd zmm16, zmm4, zmm11, 0x96                         ;   324.3 p0      55 t[2]
        vpternlogd zmm10, zmm16, [rbp + 4608], 0x96                 ;   327.3 p0+p2   55 t[2]
        vpternlogd zmm16, zmm2, [rbp + 4672], 0x96                  ;   325.3 p0+p3   55 t[2]
        vpmovb2m k1, zmm3                                           ;   273.3 p0      43 t[3]
        vptestmb k2, zmm3, zmm20                                    ;   322.3 p5      43 t[3]
        vpermb zmm2, zmm3, zmm1                                     ;   323.3 p5      43 t[3]
        vpermb zmm4, zmm3, zmm18                                    ;   324.3 p5      43 t[3]
        vpermb zmm2{k2}, zmm3, zmm21                                ;   326.3 p5      43 t[3]
        vpermb zmm4{k2}, zmm3, zmm22                                ;   327.3 p5      43 t[3]
        vmovdqu8 zmm2{k1}, zmm4                                     ;   332.3 p0      43 t[3]
        vpmovb2m k1, zmm12                                          ;   275.3 p0      43 t[3]
        vptestmb k2, zmm12, zmm20                                   ;   327.3 p5      43 t[3]
        vpermb zmm3, zmm12, zmm1                                    ;   328.3 p5      43 t[3]
        vpermb zmm3{k2}, zmm12, zmm21                               ;   331.3 p5      43 t[3]
        vpermb zmm4, zmm12, zmm18                                   ;   330.3 p5      43 t[3]
        vpermb zmm4{k2}, zmm12, zmm22                               ;   333.3 p5      43 t[3]
        vmovdqu8 zmm3{k1}, zmm4                                     ;   338.3 p0      43 t[3]
        vpmovb2m k1, zmm17                                          ;   277.3 p0      43 t[3]
        vptestmb k2, zmm17, zmm20                                   ;   332.3 p5      43 t[3]
        vpermb zmm4, zmm17, zmm1                                    ;   333.3 p5      43 t[3]
        vpermb zmm11, zmm17, zmm18                                  ;   334.3 p5      43 t[3]
        vpermb zmm4{k2}, zmm17, zmm21                               ;   336.3 p5      43 t[3]
        vpermb zmm11{k2}, zmm17, zmm22                              ;   337.3 p5      43 t[3]
        vmovdqu8 zmm4{k1}, zmm11                                    ;   342.3 p0      43 t[3]
        vpxord zmm11, zmm14, zmm2                                   ;   335.3 p0      55 t[3]
        vpxord zmm14, zmm14, zmm3                                   ;   341.3 p0      55 t[3]
        vpxord zmm3, zmm3, zmm4                                     ;   345.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm14                                 ;   342.3 p5      55 t[3]
        vpaddb zmm17, zmm14, zmm14                                  ;   342.3 p0      55 t[3]
        vpternlogd zmm4, zmm12, zmm17, 0x96                         ;   345.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm11                                 ;   338.3 p5      55 t[3]
        vpaddb zmm17, zmm11, zmm11                                  ;   336.3 p0      55 t[3]
        vpternlogd zmm11, zmm4, [rbp + 4736], 0x96                  ;   346.3 p0+p2   55 t[3]
        vpternlogd zmm4, zmm12, zmm17, 0x96                         ;   346.3 p0      55 t[3]
        vpternlogd zmm12, zmm17, zmm2, 0x96                         ;   339.3 p0      55 t[3]
        vpternlogd zmm12, zmm3, [rbp + 4800], 0x96                  ;   346.3 p0+p3   55 t[3]
        vpshufb zmm17, zmm23, zmm3                                  ;   346.3 p5      55 t[3]
        vpaddb zmm3, zmm3, zmm3                                     ;   346.3 p0      55 t[3]
        vpternlogd zmm17, zmm3, zmm14, 0x96                         ;   347.3 p0      55 t[3]
        vpternlogd zmm4, zmm17, [rbp + 4864], 0x96                  ;   348.3 p0+p2   55 t[3]
        vpternlogd zmm17, zmm2, [rbp + 4928], 0x96                  ;   348.3 p0+p3   55 t[3]
        vpmovb2m k1, zmm7                                           ;   293.3 p0      43 t[0]
        vptestmb k2, zmm7, zmm20                                    ;   340.3 p5      43 t[0]
        vpermb zmm2, zmm7, zmm1                                     ;   341.3 p5      43 t[0]
        vpermb zmm2{k2}, zmm7, zmm21                                ;   344.3 p5      43 t[0]
        vpermb zmm3, zmm7, zmm18                                    ;   343.3 p5      43 t[0]
        vpermb zmm3{k2}, zmm7, zmm22                                ;   346.3 p5      43 t[0]
        vmovdqu8 zmm2{k1}, zmm3                                     ;   351.3 p0      43 t[0]
        vpmovb2m k1, zmm13                                          ;   304.3 p0      43 t[0]
        vptestmb k2, zmm13, zmm20                                   ;   345.3 p5      43 t[0]
        vpermb zmm3, zmm13, zmm1                                    ;   346.3 p5      43 t[0]
        vpermb zmm3{k2}, zmm13, zmm21                               ;   349.3 p5      43 t[0]
        vpermb zmm7, zmm13, zmm18                                   ;   348.3 p5      43 t[0]
        vpermb zmm7{k2}, zmm13, zmm22                               ;   351.3 p5      43 t[0]
        vmovdqu8 zmm3{k1}, zmm7                                     ;   356.3 p0      43 t[0]
        vpxord zmm7, zmm2, zmm3                                     ;   359.3 p0      55 t[0]
        vpmovb2m k1, zmm10                                          ;   328.3 p0      43 t[0]
        vptestmb k2, zmm10, zmm20                                   ;   350.3 p5      43 t[0]
        vpermb zmm13, zmm10, zmm1                                   ;   351.3 p5      43 t[0]
        vpermb zmm13{k2}, zmm10, zmm21                              ;   354.3 p5      43 t[0]
        vpermb zmm14, zmm10, zmm18                                  ;   353.3 p5      43 t[0]
        vpermb zmm14{k2}, zmm10, zmm22                              ;   356.3 p5      43 t[0]
        vmovdqu8 zmm13{k1}, zmm14                                   ;   361.3 p0      43 t[0]
        vpxord zmm3, zmm3, zmm13                                    ;   364.3 p0      55 t[0]
        vpshufb zmm10, zmm23, zmm7                                  ;   360.3 p5      55 t[0]
        vpaddb zmm14, zmm7, zmm7                                    ;   360.3 p0      55 t[0]
        vpshufb zmm24, zmm23, zmm3                                  ;   365.3 p5      55 t[0]
        vpaddb zmm25, zmm3, zmm3                                    ;   365.3 p0      55 t[0]
        vmovdqa64 zmm27, zmm24                                      ;   366.3         55 t[0] copy
        vpternlogd zmm27, zmm25, zmm13, 0x96                        ;   366.3 p0      55 t[0]
        vpmovb2m k1, zmm17                                          ;   349.3 p0      43 t[0]
        vptestmb k2, zmm17, zmm20                                   ;   357.3 p5      43 t[0]
        vpermb zmm28, zmm17, zmm1                                   ;   358.3 p5      43 t[0]
        vpermb zmm28{k2}, zmm17, zmm21                              ;   361.3 p5      43 t[0]
        vpermb zmm29, zmm17, zmm18                                  ;   360.3 p5      43 t[0]
        vpermb zmm29{k2}, zmm17, zmm22                              ;   363.3 p5      43 t[0]
        vmovdqu8 zmm28{k1}, zmm29                                   ;   368.3 p0      43 t[0]
        vpternlogd zmm10, zmm14, zmm28, 0x96                        ;   371.3 p0      55 t[0]
        vpxord zmm2, zmm2, zmm28                                    ;   371.3 p0      55 t[0]
        vpternlogd zmm24, zmm25, zmm10, 0x96                        ;   372.3 p0      55 t[0]
        vpternlogd zmm10, zmm3, [rbp + 4992], 0x96                  ;   372.3 p0+p2   55 t[0]
        vpternlogd zmm27, zmm2, [rbp + 5056], 0x96                  ;   372.3 p0+p3   55 t[0]
        vpshufb zmm3, zmm23, zmm2                                   ;   372.3 p5      55 t[0]
        vpaddb zmm2, zmm2, zmm2                                     ;   372.3 p0      55 t[0]
        vpternlogd zmm3, zmm2, zmm7, 0x96                           ;   373.3 p0      55 t[0]
        vpternlogd zmm24, zmm3, [rbp + 5120], 0x96                  ;   374.3 p0+p2   55 t[0]
        vpternlogd zmm3, zmm13, [rbp + 5184], 0x96                  ;   374.3 p0+p3   55 t[0]
        vpmovb2m k1, zmm0                                           ;   315.3 p0      43 t[1]
        vptestmb k2, zmm0, zmm20                                    ;   363.3 p5      43 t[1]
        vpermb zmm2, zmm0, zmm1                                     ;   364.3 p5      43 t[1]
        vpermb zmm2{k2}, zmm0, zmm21                                ;   367.3 p5      43 t[1]
        vpermb zmm7, zmm0, zmm18                                    ;   366.3 p5      43 t[1]
        vpermb zmm7{k2}, zmm0, zmm22                                ;   369.3 p5      43 t[1]
        vmovdqu8 zmm2{k1}, zmm7                                     ;   374.3 p0      43 t[1]
        vpmovb2m k1, zmm5                                           ;   317.3 p0      43 t[1]
        vptestmb k2, zmm5, zmm20                                    ;   368.3 p5      43 t[1]
        vpermb zmm0, zmm5, zmm1                                     ;   369.3 p5      43 t[1]
        vpermb zmm7, zmm5, zmm18                                    ;   370.3 p5      43 t[1]
        vpermb zmm0{k2}, zmm5, zmm21                                ;   372.3 p5      43 t[1]
        vpermb zmm7{k2}, zmm5, zmm22                                ;   373.3 p5      43 t[1]
        vmovdqu8 zmm0{k1}, zmm7                                     ;   378.3 p0      43 t[1]
        vpmovb2m k1, zmm15                                          ;   327.3 p0      43 t[1]
        vptestmb k2, zmm15, zmm20                                   ;   373.3 p5      43 t[1]
        vpermb zmm5, zmm15, zmm1                                    ;   374.3 p5      43 t[1]
        vpermb zmm5{k2}, zmm15, zmm21                               ;   377.3 p5      43 t[1]
        vpermb zmm7, zmm15, zmm18                                   ;   376.3 p5      43 t[1]
        vpermb zmm7{k2}, zmm15, zmm22                               ;   379.3 p5      43 t[1]
        vmovdqu8 zmm5{k1}, zmm7                                     ;   384.3 p0      43 t[1]
        vpxord zmm7, zmm2, zmm5                                     ;   387.3 p0      55 t[1]
        vpxord zmm2, zmm2, zmm0                                     ;   381.3 p0      55 t[1]
        vpmovb2m k1, zmm4                                           ;   349.3 p0      43 t[1]
        vptestmb k2, zmm4, zmm20                                    ;   378.3 p5      43 t[1]
        vpermb zmm13, zmm4, zmm1                                    ;   379.3 p5      43 t[1]
        vpermb zmm13{k2}, zmm4, zmm21                               ;   382.3 p5      43 t[1]
        vpermb zmm14, zmm4, zmm18                                   ;   381.3 p5      43 t[1]
        vpermb zmm14{k2}, zmm4, zmm22                               ;   384.3 p5      43 t[1]
        vmovdqu8 zmm13{k1}, zmm14                                   ;   389.3 p0      43 t[1]
        vpxord zmm5, zmm5, zmm13                                    ;   392.3 p0      55 t[1]
        vpshufb zmm4, zmm23, zmm7                                   ;   388.3 p5      55 t[1]
        vpaddb zmm14, zmm7, zmm7                                    ;   388.3 p0      55 t[1]
        vpternlogd zmm0, zmm4, zmm14, 0x96                          ;   389.3 p0      55 t[1]
        vpshufb zmm4, zmm23, zmm2                                   ;   384.3 p5      55 t[1]
        vpaddb zmm14, zmm2, zmm2                                    ;   382.3 p0      55 t[1]
        vpternlogd zmm4, zmm14, zmm7, 0x96                          ;   388.3 p0      55 t[1]
        vmovdqa64 zmm7, zmm0                                        ;   390.3         55 t[1] copy
        vpternlogd zmm7, zmm5, [rbp + 5248], 0x96                   ;   393.3 p0+p2   55 t[1]
        vpshufb zmm14, zmm23, zmm5                                  ;   393.3 p5      55 t[1]
        vpaddb zmm5, zmm5, zmm5                                     ;   393.3 p0      55 t[1]
        vpternlogd zmm0, zmm14, zmm5, 0x96                          ;   394.3 p0      55 t[1]
        vpternlogd zmm14, zmm5, zmm13, 0x96                         ;   394.3 p0      55 t[1]
        vpternlogd zmm14, zmm2, [rbp + 5312], 0x96                  ;   395.3 p0+p3   55 t[1]
        vpternlogd zmm0, zmm4, [rbp + 5376], 0x96                   ;   395.3 p0+p2   55 t[1]
        vpternlogd zmm4, zmm13, [rbp + 5440], 0x96                  ;   392.3 p0+p3   55 t[1]
        vpmovb2m k1, zmm19                                          ;   337.3 p0      43 t[2]
        vptestmb k2, zmm19, zmm20                                   ;   386.3 p5      43 t[2]
        vpermb zmm2, zmm19, zmm1                                    ;   387.3 p5      43 t[2]
        vpermb zmm5, zmm19, zmm18                                   ;   388.3 p5      43 t[2]
        vpermb zmm2{k2}, zmm19, zmm21                               ;   390.3 p5      43 t[2]
        vpermb zmm5{k2}, zmm19, zmm22                               ;   391.3 p5      43 t[2]
        vmovdqu8 zmm2{k1}, zmm5                                     ;   396.3 p0      43 t[2]
        vpmovb2m k1, zmm8                                           ;   339.3 p0      43 t[2]
        vptestmb k2, zmm8, zmm20                                    ;   391.3 p5      43 t[2]
        vpermb zmm5, zmm8, zmm1                                     ;   392.3 p5      43 t[2]
        vpermb zmm5{k2}, zmm8, zmm21                                ;   395.3 p5      43 t[2]
        vpermb zmm13, zmm8, zmm18                                   ;   394.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm8, zmm22                               ;   397.3 p5      43 t[2]
        vmovdqu8 zmm5{k1}, zmm13                                    ;   402.3 p0      43 t[2]
        vpmovb2m k1, zmm6                                           ;   341.3 p0      43 t[2]
        vptestmb k2, zmm6, zmm20                                    ;   396.3 p5      43 t[2]
        vpermb zmm8, zmm6, zmm1                                     ;   397.3 p5      43 t[2]
        vpermb zmm13, zmm6, zmm18                                   ;   398.3 p5      43 t[2]
        vpermb zmm8{k2}, zmm6, zmm21                                ;   400.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm6, zmm22                               ;   401.3 p5      43 t[2]
        vmovdqu8 zmm8{k1}, zmm13                                    ;   406.3 p0      43 t[2]
        vpmovb2m k1, zmm12                                          ;   347.3 p0      43 t[2]
        vptestmb k2, zmm12, zmm20                                   ;   401.3 p5      43 t[2]
        vpermb zmm6, zmm12, zmm1                                    ;   402.3 p5      43 t[2]
        vpermb zmm6{k2}, zmm12, zmm21                               ;   405.3 p5      43 t[2]
        vpermb zmm13, zmm12, zmm18                                  ;   404.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm12, zmm22                              ;   407.3 p5      43 t[2]
        vmovdqu8 zmm6{k1}, zmm13                                    ;   412.3 p0      43 t[2]
        vpxord zmm12, zmm5, zmm6                                    ;   415.3 p0      55 t[2]
        vpxord zmm5, zmm5, zmm8                                     ;   409.3 p0      55 t[2]
        vpxord zmm6, zmm6, zmm2                                     ;   415.3 p0      55 t[2]
        vpmovb2m k1, zmm26                                          ;   348.3 p0      43 t[3]
        vptestmb k2, zmm26, zmm20                                   ;   406.3 p5      43 t[3]
        vpermb zmm13, zmm26, zmm1                                   ;   407.3 p5      43 t[3]
        vpermb zmm15, zmm26, zmm18                                  ;   408.3 p5      43 t[3]
        vpermb zmm13{k2}, zmm26, zmm21                              ;   410.3 p5      43 t[3]
        vpermb zmm15{k2}, zmm26, zmm22                              ;   411.3 p5      43 t[3]
        vmovdqu8 zmm13{k1}, zmm15                                   ;   416.3 p0      43 t[3]
        vpshufb zmm15, zmm23, zmm12                                 ;   416.3 p5      55 t[2]
        vpaddb zmm17, zmm12, zmm12                                  ;   416.3 p0      55 t[2]
        vpternlogd zmm8, zmm15, zmm17, 0x96                         ;   417.3 p0      55 t[2]
        vpshufb zmm15, zmm23, zmm6                                  ;   416.3 p5      55 t[2]
        vpaddb zmm17, zmm6, zmm6                                    ;   416.3 p0      55 t[2]
        vpternlogd zmm6, zmm8, [rbp + 5504], 0x96                   ;   418.3 p0+p2   55 t[2]
        vpternlogd zmm8, zmm15, zmm17, 0x96                         ;   418.3 p0      55 t[2]
        vpternlogd zmm15, zmm17, zmm2, 0x96                         ;   417.3 p0      55 t[2]
        vpternlogd zmm15, zmm5, [rbp + 5568], 0x96                  ;   418.3 p0+p3   55 t[2]
        vpshufb zmm17, zmm23, zmm5                                  ;   413.3 p5      55 t[2]
        vpaddb zmm5, zmm5, zmm5                                     ;   410.3 p0      55 t[2]
        vpternlogd zmm17, zmm5, zmm12, 0x96                         ;   416.3 p0      55 t[2]
        vpternlogd zmm8, zmm17, [rbp + 5632], 0x96                  ;   419.3 p0+p2   55 t[2]
        vpternlogd zmm17, zmm2, [rbp + 5696], 0x96                  ;   417.3 p0+p3   55 t[2]
        vpmovb2m k1, zmm9                                           ;   361.3 p0      43 t[3]
        vptestmb k2, zmm9, zmm20                                    ;   414.3 p5      43 t[3]
        vpermb zmm2, zmm9, zmm1                                     ;   415.3 p5      43 t[3]
        vpermb zmm5, zmm9, zmm18                                    ;   416.3 p5      43 t[3]
        vpermb zmm2{k2}, zmm9, zmm21                                ;   418.3 p5      43 t[3]
        vpermb zmm5{k2}, zmm9, zmm22                                ;   419.3 p5      43 t[3]
        vmovdqu8 zmm2{k1}, zmm5                                     ;   424.3 p0      43 t[3]
        vpmovb2m k1, zmm11                                          ;   363.3 p0      43 t[3]
        vptestmb k2, zmm11, zmm20                                   ;   419.3 p5      43 t[3]
        vpermb zmm5, zmm11, zmm1                                    ;   420.3 p5      43 t[3]
        vpermb zmm5{k2}, zmm11, zmm21                               ;   423.3 p5      43 t[3]
        vpermb zmm9, zmm11, zmm18                                   ;   422.3 p5      43 t[3]
        vpermb zmm9{k2}, zmm11, zmm22                               ;   425.3 p5      43 t[3]
        vmovdqu8 zmm5{k1}, zmm9                                     ;   430.3 p0      43 t[3]
        vpmovb2m k1, zmm16                                          ;   365.3 p0      43 t[3]
        vptestmb k2, zmm16, zmm20                                   ;   424.3 p5      43 t[3]
        vpermb zmm9, zmm16, zmm1                                    ;   425.3 p5      43 t[3]
        vpermb zmm11, zmm16, zmm18                                  ;   426.3 p5      43 t[3]
        vpermb zmm9{k2}, zmm16, zmm21                               ;   428.3 p5      43 t[3]
        vpermb zmm11{k2}, zmm16, zmm22                              ;   429.3 p5      43 t[3]
        vmovdqu8 zmm9{k1}, zmm11                                    ;   434.3 p0      43 t[3]
        vpxord zmm11, zmm13, zmm2                                   ;   427.3 p0      55 t[3]
        vpxord zmm13, zmm13, zmm5                                   ;   433.3 p0      55 t[3]
        vpxord zmm5, zmm5, zmm9                                     ;   437.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm13                                 ;   434.3 p5      55 t[3]
        vpaddb zmm16, zmm13, zmm13                                  ;   434.3 p0      55 t[3]
        vpternlogd zmm9, zmm12, zmm16, 0x96                         ;   437.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm11                                 ;   430.3 p5      55 t[3]
        vpaddb zmm16, zmm11, zmm11                                  ;   428.3 p0      55 t[3]
        vpternlogd zmm11, zmm9, [rbp + 5760], 0x96                  ;   438.3 p0+p2   55 t[3]
        vpternlogd zmm9, zmm12, zmm16, 0x96                         ;   438.3 p0      55 t[3]
        vpternlogd zmm12, zmm16, zmm2, 0x96                         ;   431.3 p0      55 t[3]
        vpternlogd zmm12, zmm5, [rbp + 5824], 0x96                  ;   438.3 p0+p3   55 t[3]
        vpshufb zmm16, zmm23, zmm5                                  ;   438.3 p5      55 t[3]
        vpaddb zmm5, zmm5, zmm5                                     ;   438.3 p0      55 t[3]
        vpternlogd zmm16, zmm5, zmm13, 0x96                         ;   439.3 p0      55 t[3]
        vpternlogd zmm9, zmm16, [rbp + 5888], 0x96                  ;   440.3 p0+p2   55 t[3]
        vpternlogd zmm16, zmm2, [rbp + 5952], 0x96                  ;   440.3 p0+p3   55 t[3]
        vpmovb2m k1, zmm10                                          ;   381.3 p0      43 t[0]
        vptestmb k2, zmm10, zmm20                                   ;   432.3 p5      43 t[0]
        vpermb zmm2, zmm10, zmm1                                    ;   433.3 p5      43 t[0]
        vpermb zmm2{k2}, zmm10, zmm21                               ;   436.3 p5      43 t[0]
        vpermb zmm5, zmm10, zmm18                                   ;   435.3 p5      43 t[0]
        vpermb zmm5{k2}, zmm10, zmm22                               ;   438.3 p5      43 t[0]
        vmovdqu8 zmm2{k1}, zmm5                                     ;   443.3 p0      43 t[0]
        vpmovb2m k1, zmm14                                          ;   396.3 p0      43 t[0]
        vptestmb k2, zmm14, zmm20                                   ;   437.3 p5      43 t[0]
        vpermb zmm5, zmm14, zmm1                                    ;   438.3 p5      43 t[0]
        vpermb zmm5{k2}, zmm14, zmm21                               ;   441.3 p5      43 t[0]
        vpermb zmm10, zmm14, zmm18                                  ;   440.3 p5      43 t[0]
        vpermb zmm10{k2}, zmm14, zmm22                              ;   443.3 p5      43 t[0]
        vmovdqu8 zmm5{k1}, zmm10                                    ;   448.3 p0      43 t[0]
        vpxord zmm10, zmm2, zmm5                                    ;   451.3 p0      55 t[0]
        vpmovb2m k1, zmm8                                           ;   420.3 p0      43 t[0]
        vptestmb k2, zmm8, zmm20                                    ;   442.3 p5      43 t[0]
        vpermb zmm13, zmm8, zmm1                                    ;   443.3 p5      43 t[0]
        vpermb zmm13{k2}, zmm8, zmm21                               ;   446.3 p5      43 t[0]
        vpermb zmm14, zmm8, zmm18                                   ;   445.3 p5      43 t[0]
        vpermb zmm14{k2}, zmm8, zmm22                               ;   448.3 p5      43 t[0]
        vmovdqu8 zmm13{k1}, zmm14                                   ;   453.3 p0      43 t[0]
        vpxord zmm5, zmm5, zmm13                                    ;   456.3 p0      55 t[0]
        vpshufb zmm8, zmm23, zmm10                                  ;   452.3 p5      55 t[0]
        vpaddb zmm14, zmm10, zmm10                                  ;   452.3 p0      55 t[0]
        vpshufb zmm19, zmm23, zmm5                                  ;   457.3 p5      55 t[0]
        vpaddb zmm25, zmm5, zmm5                                    ;   457.3 p0      55 t[0]
        vmovdqa64 zmm26, zmm19                                      ;   458.3         55 t[0] copy
        vpternlogd zmm26, zmm25, zmm13, 0x96                        ;   458.3 p0      55 t[0]
        vpmovb2m k1, zmm16                                          ;   441.3 p0      43 t[0]
        vptestmb k2, zmm16, zmm20                                   ;   449.3 p5      43 t[0]
        vpermb zmm28, zmm16, zmm1                                   ;   450.3 p5      43 t[0]
        vpermb zmm28{k2}, zmm16, zmm21                              ;   453.3 p5      43 t[0]
        vpermb zmm29, zmm16, zmm18                                  ;   452.3 p5      43 t[0]
        vpermb zmm29{k2}, zmm16, zmm22                              ;   455.3 p5      43 t[0]
        vmovdqu8 zmm28{k1}, zmm29                                   ;   460.3 p0      43 t[0]
        vpternlogd zmm8, zmm14, zmm28, 0x96                         ;   463.3 p0      55 t[0]
        vpxord zmm2, zmm2, zmm28                                    ;   463.3 p0      55 t[0]
        vpternlogd zmm19, zmm25, zmm8, 0x96                         ;   464.3 p0      55 t[0]
        vpternlogd zmm8, zmm5, [rbp + 6016], 0x96                   ;   464.3 p0+p2   55 t[0]
        vpternlogd zmm26, zmm2, [rbp + 6080], 0x96                  ;   464.3 p0+p3   55 t[0]
        vpshufb zmm5, zmm23, zmm2                                   ;   464.3 p5      55 t[0]
        vpaddb zmm2, zmm2, zmm2                                     ;   464.3 p0      55 t[0]
        vpternlogd zmm5, zmm2, zmm10, 0x96                          ;   465.3 p0      55 t[0]
        vpternlogd zmm19, zmm5, [rbp + 6144], 0x96                  ;   466.3 p0+p2   55 t[0]
        vpternlogd zmm5, zmm13, [rbp + 6208], 0x96                  ;   466.3 p0+p3   55 t[0]
        vpmovb2m k1, zmm7                                           ;   403.3 p0      43 t[1]
        vptestmb k2, zmm7, zmm20                                    ;   455.3 p5      43 t[1]
        vpermb zmm2, zmm7, zmm1                                     ;   456.3 p5      43 t[1]
        vpermb zmm2{k2}, zmm7, zmm21                                ;   459.3 p5      43 t[1]
        vpermb zmm10, zmm7, zmm18                                   ;   458.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm7, zmm22                               ;   461.3 p5      43 t[1]
        vmovdqu8 zmm2{k1}, zmm10                                    ;   466.3 p0      43 t[1]
        vpmovb2m k1, zmm3                                           ;   405.3 p0      43 t[1]
        vptestmb k2, zmm3, zmm20                                    ;   460.3 p5      43 t[1]
        vpermb zmm7, zmm3, zmm1                                     ;   461.3 p5      43 t[1]
        vpermb zmm10, zmm3, zmm18                                   ;   462.3 p5      43 t[1]
        vpermb zmm7{k2}, zmm3, zmm21                                ;   464.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm3, zmm22                               ;   465.3 p5      43 t[1]
        vmovdqu8 zmm7{k1}, zmm10                                    ;   470.3 p0      43 t[1]
        vpmovb2m k1, zmm15                                          ;   419.3 p0      43 t[1]
        vptestmb k2, zmm15, zmm20                                   ;   465.3 p5      43 t[1]
        vpermb zmm3, zmm15, zmm1                                    ;   466.3 p5      43 t[1]
        vpermb zmm3{k2}, zmm15, zmm21                               ;   469.3 p5      43 t[1]
        vpermb zmm10, zmm15, zmm18                                  ;   468.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm15, zmm22                              ;   471.3 p5      43 t[1]
        vmovdqu8 zmm3{k1}, zmm10                                    ;   476.3 p0      43 t[1]
        vpxord zmm10, zmm2, zmm3                                    ;   479.3 p0      55 t[1]
        vpxord zmm2, zmm2, zmm7                                     ;   473.3 p0      55 t[1]
        vpmovb2m k1, zmm9                                           ;   441.3 p0      43 t[1]
        vptestmb k2, zmm9, zmm20                                    ;   470.3 p5      43 t[1]
        vpermb zmm13, zmm9, zmm1                                    ;   471.3 p5      43 t[1]
        vpermb zmm13{k2}, zmm9, zmm21                               ;   474.3 p5      43 t[1]
        vpermb zmm14, zmm9, zmm18                                   ;   473.3 p5      43 t[1]
        vpermb zmm14{k2}, zmm9, zmm22                               ;   476.3 p5      43 t[1]
        vmovdqu8 zmm13{k1}, zmm14                                   ;   481.3 p0      43 t[1]
        vpxord zmm3, zmm3, zmm13                                    ;   484.3 p0      55 t[1]
        vpshufb zmm9, zmm23, zmm10                                  ;   480.3 p5      55 t[1]
        vpaddb zmm14, zmm10, zmm10                                  ;   480.3 p0      55 t[1]
        vpternlogd zmm7, zmm9, zmm14, 0x96                          ;   481.3 p0      55 t[1]
        vpshufb zmm9, zmm23, zmm2                                   ;   476.3 p5      55 t[1]
        vpaddb zmm14, zmm2, zmm2                                    ;   474.3 p0      55 t[1]
        vpternlogd zmm9, zmm14, zmm10, 0x96                         ;   480.3 p0      55 t[1]
        vmovdqa64 zmm10, zmm7                                       ;   482.3         55 t[1] copy
        vpternlogd zmm10, zmm3, [rbp + 6272], 0x96                  ;   485.3 p0+p2   55 t[1]
        vpshufb zmm14, zmm23, zmm3                                  ;   485.3 p5      55 t[1]
        vpaddb zmm3, zmm3, zmm3                                     ;   485.3 p0      55 t[1]
        vpternlogd zmm7, zmm14, zmm3, 0x96                          ;   486.3 p0      55 t[1]
        vpternlogd zmm14, zmm3, zmm13, 0x96                         ;   486.3 p0      55 t[1]
        vpternlogd zmm14, zmm2, [rbp + 6336], 0x96                  ;   487.3 p0+p3   55 t[1]
        vpternlogd zmm7, zmm9, [rbp + 6400], 0x96                   ;   487.3 p0+p2   55 t[1]
        vpternlogd zmm9, zmm13, [rbp + 6464], 0x96                  ;   484.3 p0+p3   55 t[1]
        vpmovb2m k1, zmm24                                          ;   425.3 p0      43 t[2]
        vptestmb k2, zmm24, zmm20                                   ;   478.3 p5      43 t[2]
        vpermb zmm2, zmm24, zmm1                                    ;   479.3 p5      43 t[2]
        vpermb zmm3, zmm24, zmm18                                   ;   480.3 p5      43 t[2]
        vpermb zmm2{k2}, zmm24, zmm21                               ;   482.3 p5      43 t[2]
        vpermb zmm3{k2}, zmm24, zmm22                               ;   483.3 p5      43 t[2]
        vmovdqu8 zmm2{k1}, zmm3                                     ;   488.3 p0      43 t[2]
        vpmovb2m k1, zmm6                                           ;   427.3 p0      43 t[2]
        vptestmb k2, zmm6, zmm20                                    ;   483.3 p5      43 t[2]
        vpermb zmm3, zmm6, zmm1                                     ;   484.3 p5      43 t[2]
        vpermb zmm3{k2}, zmm6, zmm21                                ;   487.3 p5      43 t[2]
        vpermb zmm13, zmm6, zmm18                                   ;   486.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm6, zmm22                               ;   489.3 p5      43 t[2]
        vmovdqu8 zmm3{k1}, zmm13                                    ;   494.3 p0      43 t[2]
        vpmovb2m k1, zmm4                                           ;   429.3 p0      43 t[2]
        vptestmb k2, zmm4, zmm20                                    ;   488.3 p5      43 t[2]
        vpermb zmm6, zmm4, zmm1                                     ;   489.3 p5      43 t[2]
        vpermb zmm13, zmm4, zmm18                                   ;   490.3 p5      43 t[2]
        vpermb zmm6{k2}, zmm4, zmm21                                ;   492.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm4, zmm22                               ;   493.3 p5      43 t[2]
        vmovdqu8 zmm6{k1}, zmm13                                    ;   498.3 p0      43 t[2]
        vpmovb2m k1, zmm12                                          ;   439.3 p0      43 t[2]
        vptestmb k2, zmm12, zmm20                                   ;   493.3 p5      43 t[2]
        vpermb zmm4, zmm12, zmm1                                    ;   494.3 p5      43 t[2]
        vpermb zmm4{k2}, zmm12, zmm21                               ;   497.3 p5      43 t[2]
        vpermb zmm13, zmm12, zmm18                                  ;   496.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm12, zmm22                              ;   499.3 p5      43 t[2]
        vmovdqu8 zmm4{k1}, zmm13                                    ;   504.3 p0      43 t[2]
        vpxord zmm12, zmm3, zmm4                                    ;   507.3 p0      55 t[2]
        vpxord zmm3, zmm3, zmm6                                     ;   501.3 p0      55 t[2]
        vpxord zmm4, zmm4, zmm2                                     ;   507.3 p0      55 t[2]
        vpmovb2m k1, zmm27                                          ;   436.3 p0      43 t[3]
        vptestmb k2, zmm27, zmm20                                   ;   498.3 p5      43 t[3]
        vpermb zmm13, zmm27, zmm1                                   ;   499.3 p5      43 t[3]
        vpermb zmm15, zmm27, zmm18                                  ;   500.3 p5      43 t[3]
        vpermb zmm13{k2}, zmm27, zmm21                              ;   502.3 p5      43 t[3]
        vpermb zmm15{k2}, zmm27, zmm22                              ;   503.3 p5      43 t[3]
        vmovdqu8 zmm13{k1}, zmm15                                   ;   508.3 p0      43 t[3]
        vpshufb zmm15, zmm23, zmm12                                 ;   508.3 p5      55 t[2]
        vpaddb zmm16, zmm12, zmm12                                  ;   508.3 p0      55 t[2]
        vpternlogd zmm6, zmm15, zmm16, 0x96                         ;   509.3 p0      55 t[2]
        vpshufb zmm15, zmm23, zmm4                                  ;   508.3 p5      55 t[2]
        vpaddb zmm16, zmm4, zmm4                                    ;   508.3 p0      55 t[2]
        vpternlogd zmm4, zmm6, [rbp + 6528], 0x96                   ;   510.3 p0+p2   55 t[2]
        vpternlogd zmm6, zmm15, zmm16, 0x96                         ;   510.3 p0      55 t[2]
        vpternlogd zmm15, zmm16, zmm2, 0x96                         ;   509.3 p0      55 t[2]
        vpternlogd zmm15, zmm3, [rbp + 6592], 0x96                  ;   510.3 p0+p3   55 t[2]
        vpshufb zmm16, zmm23, zmm3                                  ;   505.3 p5      55 t[2]
        vpaddb zmm3, zmm3, zmm3                                     ;   502.3 p0      55 t[2]
        vpternlogd zmm16, zmm3, zmm12, 0x96                         ;   508.3 p0      55 t[2]
        vpternlogd zmm6, zmm16, [rbp + 6656], 0x96                  ;   511.3 p0+p2   55 t[2]
        vpternlogd zmm16, zmm2, [rbp + 6720], 0x96                  ;   509.3 p0+p3   55 t[2]
        vpmovb2m k1, zmm0                                           ;   449.3 p0      43 t[3]
        vptestmb k2, zmm0, zmm20                                    ;   506.3 p5      43 t[3]
        vpermb zmm2, zmm0, zmm1                                     ;   507.3 p5      43 t[3]
        vpermb zmm3, zmm0, zmm18                                    ;   508.3 p5      43 t[3]
        vpermb zmm2{k2}, zmm0, zmm21                                ;   510.3 p5      43 t[3]
        vpermb zmm3{k2}, zmm0, zmm22                                ;   511.3 p5      43 t[3]
        vmovdqu8 zmm2{k1}, zmm3                                     ;   516.3 p0      43 t[3]
        vpmovb2m k1, zmm11                                          ;   451.3 p0      43 t[3]
        vptestmb k2, zmm11, zmm20                                   ;   511.3 p5      43 t[3]
        vpermb zmm0, zmm11, zmm1                                    ;   512.3 p5      43 t[3]
        vpermb zmm0{k2}, zmm11, zmm21                               ;   515.3 p5      43 t[3]
        vpermb zmm3, zmm11, zmm18                                   ;   514.3 p5      43 t[3]
        vpermb zmm3{k2}, zmm11, zmm22                               ;   517.3 p5      43 t[3]
        vmovdqu8 zmm0{k1}, zmm3                                     ;   522.3 p0      43 t[3]
        vpmovb2m k1, zmm17                                          ;   453.3 p0      43 t[3]
        vptestmb k2, zmm17, zmm20                                   ;   516.3 p5      43 t[3]
        vpermb zmm3, zmm17, zmm1                                    ;   517.3 p5      43 t[3]
        vpermb zmm11, zmm17, zmm18                                  ;   518.3 p5      43 t[3]
        vpermb zmm3{k2}, zmm17, zmm21                               ;   520.3 p5      43 t[3]
        vpermb zmm11{k2}, zmm17, zmm22                              ;   521.3 p5      43 t[3]
        vmovdqu8 zmm3{k1}, zmm11                                    ;   526.3 p0      43 t[3]
        vpxord zmm11, zmm13, zmm2                                   ;   519.3 p0      55 t[3]
        vpxord zmm13, zmm13, zmm0                                   ;   525.3 p0      55 t[3]
        vpxord zmm0, zmm0, zmm3                                     ;   529.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm13                                 ;   526.3 p5      55 t[3]
        vpaddb zmm17, zmm13, zmm13                                  ;   526.3 p0      55 t[3]
        vpternlogd zmm3, zmm12, zmm17, 0x96                         ;   529.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm11                                 ;   522.3 p5      55 t[3]
        vpaddb zmm17, zmm11, zmm11                                  ;   520.3 p0      55 t[3]
        vpternlogd zmm11, zmm3, [rbp + 6784], 0x96                  ;   530.3 p0+p2   55 t[3]
        vpternlogd zmm3, zmm12, zmm17, 0x96                         ;   530.3 p0      55 t[3]
        vpternlogd zmm12, zmm17, zmm2, 0x96                         ;   523.3 p0      55 t[3]
        vpternlogd zmm12, zmm0, [rbp + 6848], 0x96                  ;   530.3 p0+p3   55 t[3]
        vpshufb zmm17, zmm23, zmm0                                  ;   530.3 p5      55 t[3]
        vpaddb zmm0, zmm0, zmm0                                     ;   530.3 p0      55 t[3]
        vpternlogd zmm17, zmm0, zmm13, 0x96                         ;   531.3 p0      55 t[3]
        vpternlogd zmm3, zmm17, [rbp + 6912], 0x96                  ;   532.3 p0+p2   55 t[3]
        vpternlogd zmm17, zmm2, [rbp + 6976], 0x96                  ;   532.3 p0+p3   55 t[3]
        vpmovb2m k1, zmm8                                           ;   469.3 p0      43 t[0]
        vptestmb k2, zmm8, zmm20                                    ;   524.3 p5      43 t[0]
        vpermb zmm0, zmm8, zmm1                                     ;   525.3 p5      43 t[0]
        vpermb zmm0{k2}, zmm8, zmm21                                ;   528.3 p5      43 t[0]
        vpermb zmm2, zmm8, zmm18                                    ;   527.3 p5      43 t[0]
        vpermb zmm2{k2}, zmm8, zmm22                                ;   530.3 p5      43 t[0]
        vmovdqu8 zmm0{k1}, zmm2                                     ;   535.3 p0      43 t[0]
        vpmovb2m k1, zmm14                                          ;   488.3 p0      43 t[0]
        vptestmb k2, zmm14, zmm20                                   ;   529.3 p5      43 t[0]
        vpermb zmm2, zmm14, zmm1                                    ;   530.3 p5      43 t[0]
        vpermb zmm2{k2}, zmm14, zmm21                               ;   533.3 p5      43 t[0]
        vpermb zmm8, zmm14, zmm18                                   ;   532.3 p5      43 t[0]
        vpermb zmm8{k2}, zmm14, zmm22                               ;   535.3 p5      43 t[0]
        vmovdqu8 zmm2{k1}, zmm8                                     ;   540.3 p0      43 t[0]
        vpxord zmm8, zmm0, zmm2                                     ;   543.3 p0      55 t[0]
        vpmovb2m k1, zmm6                                           ;   512.3 p0      43 t[0]
        vptestmb k2, zmm6, zmm20                                    ;   534.3 p5      43 t[0]
        vpermb zmm13, zmm6, zmm1                                    ;   535.3 p5      43 t[0]
        vpermb zmm13{k2}, zmm6, zmm21                               ;   538.3 p5      43 t[0]
        vpermb zmm14, zmm6, zmm18                                   ;   537.3 p5      43 t[0]
        vpermb zmm14{k2}, zmm6, zmm22                               ;   540.3 p5      43 t[0]
        vmovdqu8 zmm13{k1}, zmm14                                   ;   545.3 p0      43 t[0]
        vpxord zmm2, zmm2, zmm13                                    ;   548.3 p0      55 t[0]
        vpshufb zmm6, zmm23, zmm8                                   ;   544.3 p5      55 t[0]
        vpaddb zmm14, zmm8, zmm8                                    ;   544.3 p0      55 t[0]
        vpshufb zmm24, zmm23, zmm2                                  ;   549.3 p5      55 t[0]
        vpaddb zmm25, zmm2, zmm2                                    ;   549.3 p0      55 t[0]
        vmovdqa64 zmm27, zmm24                                      ;   550.3         55 t[0] copy
        vpternlogd zmm27, zmm25, zmm13, 0x96                        ;   550.3 p0      55 t[0]
        vpmovb2m k1, zmm17                                          ;   533.3 p0      43 t[0]
        vptestmb k2, zmm17, zmm20                                   ;   541.3 p5      43 t[0]
        vpermb zmm28, zmm17, zmm1                                   ;   542.3 p5      43 t[0]
        vpermb zmm28{k2}, zmm17, zmm21                              ;   545.3 p5      43 t[0]
        vpermb zmm29, zmm17, zmm18                                  ;   544.3 p5      43 t[0]
        vpermb zmm29{k2}, zmm17, zmm22                              ;   547.3 p5      43 t[0]
        vmovdqu8 zmm28{k1}, zmm29                                   ;   552.3 p0      43 t[0]
        vpternlogd zmm6, zmm14, zmm28, 0x96                         ;   555.3 p0      55 t[0]
        vpxord zmm0, zmm0, zmm28                                    ;   555.3 p0      55 t[0]
        vpternlogd zmm24, zmm25, zmm6, 0x96                         ;   556.3 p0      55 t[0]
        vpternlogd zmm6, zmm2, [rbp + 7040], 0x96                   ;   556.3 p0+p2   55 t[0]
        vpternlogd zmm27, zmm0, [rbp + 7104], 0x96                  ;   556.3 p0+p3   55 t[0]
        vpshufb zmm2, zmm23, zmm0                                   ;   556.3 p5      55 t[0]
        vpaddb zmm0, zmm0, zmm0                                     ;   556.3 p0      55 t[0]
        vpternlogd zmm2, zmm0, zmm8, 0x96                           ;   557.3 p0      55 t[0]
        vpternlogd zmm24, zmm2, [rbp + 7168], 0x96                  ;   558.3 p0+p2   55 t[0]
        vpternlogd zmm2, zmm13, [rbp + 7232], 0x96                  ;   558.3 p0+p3   55 t[0]
        vpmovb2m k1, zmm10                                          ;   491.3 p0      43 t[1]
        vptestmb k2, zmm10, zmm20                                   ;   547.3 p5      43 t[1]
        vpermb zmm0, zmm10, zmm1                                    ;   548.3 p5      43 t[1]
        vpermb zmm0{k2}, zmm10, zmm21                               ;   551.3 p5      43 t[1]
        vpermb zmm8, zmm10, zmm18                                   ;   550.3 p5      43 t[1]
        vpermb zmm8{k2}, zmm10, zmm22                               ;   553.3 p5      43 t[1]
        vmovdqu8 zmm0{k1}, zmm8                                     ;   558.3 p0      43 t[1]
        vpmovb2m k1, zmm5                                           ;   493.3 p0      43 t[1]
        vptestmb k2, zmm5, zmm20                                    ;   552.3 p5      43 t[1]
        vpermb zmm8, zmm5, zmm1                                     ;   553.3 p5      43 t[1]
        vpermb zmm10, zmm5, zmm18                                   ;   554.3 p5      43 t[1]
        vpermb zmm8{k2}, zmm5, zmm21                                ;   556.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm5, zmm22                               ;   557.3 p5      43 t[1]
        vmovdqu8 zmm8{k1}, zmm10                                    ;   562.3 p0      43 t[1]
        vpmovb2m k1, zmm15                                          ;   511.3 p0      43 t[1]
        vptestmb k2, zmm15, zmm20                                   ;   557.3 p5      43 t[1]
        vpermb zmm5, zmm15, zmm1                                    ;   558.3 p5      43 t[1]
        vpermb zmm5{k2}, zmm15, zmm21                               ;   561.3 p5      43 t[1]
        vpermb zmm10, zmm15, zmm18                                  ;   560.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm15, zmm22                              ;   563.3 p5      43 t[1]
        vmovdqu8 zmm5{k1}, zmm10                                    ;   568.3 p0      43 t[1]
        vpxord zmm10, zmm0, zmm5                                    ;   571.3 p0      55 t[1]
        vpxord zmm0, zmm0, zmm8                                     ;   565.3 p0      55 t[1]
        vpmovb2m k1, zmm3                                           ;   533.3 p0      43 t[1]
        vptestmb k2, zmm3, zmm20                                    ;   562.3 p5      43 t[1]
        vpermb zmm13, zmm3, zmm1                                    ;   563.3 p5      43 t[1]
        vpermb zmm13{k2}, zmm3, zmm21                               ;   566.3 p5      43 t[1]
        vpermb zmm14, zmm3, zmm18                                   ;   565.3 p5      43 t[1]
        vpermb zmm14{k2}, zmm3, zmm22                               ;   568.3 p5      43 t[1]
        vmovdqu8 zmm13{k1}, zmm14                                   ;   573.3 p0      43 t[1]
        vpxord zmm5, zmm5, zmm13                                    ;   576.3 p0      55 t[1]
        vpshufb zmm3, zmm23, zmm10                                  ;   572.3 p5      55 t[1]
        vpaddb zmm14, zmm10, zmm10                                  ;   572.3 p0      55 t[1]
        vpternlogd zmm8, zmm3, zmm14, 0x96                          ;   573.3 p0      55 t[1]
        vpshufb zmm3, zmm23, zmm0                                   ;   568.3 p5      55 t[1]
        vpaddb zmm14, zmm0, zmm0                                    ;   566.3 p0      55 t[1]
        vpternlogd zmm3, zmm14, zmm10, 0x96                         ;   572.3 p0      55 t[1]
        vmovdqa64 zmm10, zmm8                                       ;   574.3         55 t[1] copy
        vpternlogd zmm10, zmm5, [rbp + 7296], 0x96                  ;   577.3 p0+p2   55 t[1]
        vpshufb zmm14, zmm23, zmm5                                  ;   577.3 p5      55 t[1]
        vpaddb zmm5, zmm5, zmm5                                     ;   577.3 p0      55 t[1]
        vpternlogd zmm8, zmm14, zmm5, 0x96                          ;   578.3 p0      55 t[1]
        vpternlogd zmm14, zmm5, zmm13, 0x96                         ;   578.3 p0      55 t[1]
        vpternlogd zmm14, zmm0, [rbp + 7360], 0x96                  ;   579.3 p0+p3   55 t[1]
        vpternlogd zmm8, zmm3, [rbp + 7424], 0x96                   ;   579.3 p0+p2   55 t[1]
        vpternlogd zmm3, zmm13, [rbp + 7488], 0x96                  ;   576.3 p0+p3   55 t[1]
        vpmovb2m k1, zmm19                                          ;   513.3 p0      43 t[2]
        vptestmb k2, zmm19, zmm20                                   ;   570.3 p5      43 t[2]
        vpermb zmm0, zmm19, zmm1                                    ;   571.3 p5      43 t[2]
        vpermb zmm5, zmm19, zmm18                                   ;   572.3 p5      43 t[2]
        vpermb zmm0{k2}, zmm19, zmm21                               ;   574.3 p5      43 t[2]
        vpermb zmm5{k2}, zmm19, zmm22                               ;   575.3 p5      43 t[2]
        vmovdqu8 zmm0{k1}, zmm5                                     ;   580.3 p0      43 t[2]
        vpmovb2m k1, zmm4                                           ;   515.3 p0      43 t[2]
        vptestmb k2, zmm4, zmm20                                    ;   575.3 p5      43 t[2]
        vpermb zmm5, zmm4, zmm1                                     ;   576.3 p5      43 t[2]
        vpermb zmm5{k2}, zmm4, zmm21                                ;   579.3 p5      43 t[2]
        vpermb zmm13, zmm4, zmm18                                   ;   578.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm4, zmm22                               ;   581.3 p5      43 t[2]
        vmovdqu8 zmm5{k1}, zmm13                                    ;   586.3 p0      43 t[2]
        vpmovb2m k1, zmm9                                           ;   517.3 p0      43 t[2]
        vptestmb k2, zmm9, zmm20                                    ;   580.3 p5      43 t[2]
        vpermb zmm4, zmm9, zmm1                                     ;   581.3 p5      43 t[2]
        vpermb zmm13, zmm9, zmm18                                   ;   582.3 p5      43 t[2]
        vpermb zmm4{k2}, zmm9, zmm21                                ;   584.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm9, zmm22                               ;   585.3 p5      43 t[2]
        vmovdqu8 zmm4{k1}, zmm13                                    ;   590.3 p0      43 t[2]
        vpmovb2m k1, zmm12                                          ;   531.3 p0      43 t[2]
        vptestmb k2, zmm12, zmm20                                   ;   585.3 p5      43 t[2]
        vpermb zmm9, zmm12, zmm1                                    ;   586.3 p5      43 t[2]
        vpermb zmm9{k2}, zmm12, zmm21                               ;   589.3 p5      43 t[2]
        vpermb zmm13, zmm12, zmm18                                  ;   588.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm12, zmm22                              ;   591.3 p5      43 t[2]
        vmovdqu8 zmm9{k1}, zmm13                                    ;   596.3 p0      43 t[2]
        vpxord zmm12, zmm5, zmm9                                    ;   599.3 p0      55 t[2]
        vpxord zmm5, zmm5, zmm4                                     ;   593.3 p0      55 t[2]
        vpxord zmm9, zmm9, zmm0                                     ;   599.3 p0      55 t[2]
        vpmovb2m k1, zmm26                                          ;   524.3 p0      43 t[3]
        vptestmb k2, zmm26, zmm20                                   ;   590.3 p5      43 t[3]
        vpermb zmm13, zmm26, zmm1                                   ;   591.3 p5      43 t[3]
        vpermb zmm15, zmm26, zmm18                                  ;   592.3 p5      43 t[3]
        vpermb zmm13{k2}, zmm26, zmm21                              ;   594.3 p5      43 t[3]
        vpermb zmm15{k2}, zmm26, zmm22                              ;   595.3 p5      43 t[3]
        vmovdqu8 zmm13{k1}, zmm15                                   ;   600.3 p0      43 t[3]
        vpshufb zmm15, zmm23, zmm12                                 ;   600.3 p5      55 t[2]
        vpaddb zmm17, zmm12, zmm12                                  ;   600.3 p0      55 t[2]
        vpternlogd zmm4, zmm15, zmm17, 0x96                         ;   601.3 p0      55 t[2]
        vpshufb zmm15, zmm23, zmm9                                  ;   600.3 p5      55 t[2]
        vpaddb zmm17, zmm9, zmm9                                    ;   600.3 p0      55 t[2]
        vpternlogd zmm9, zmm4, [rbp + 7552], 0x96                   ;   602.3 p0+p2   55 t[2]
        vpternlogd zmm4, zmm15, zmm17, 0x96                         ;   602.3 p0      55 t[2]
        vpternlogd zmm15, zmm17, zmm0, 0x96                         ;   601.3 p0      55 t[2]
        vpternlogd zmm15, zmm5, [rbp + 7616], 0x96                  ;   602.3 p0+p3   55 t[2]
        vpshufb zmm17, zmm23, zmm5                                  ;   597.3 p5      55 t[2]
        vpaddb zmm5, zmm5, zmm5                                     ;   594.3 p0      55 t[2]
        vpternlogd zmm17, zmm5, zmm12, 0x96                         ;   600.3 p0      55 t[2]
        vpternlogd zmm4, zmm17, [rbp + 7680], 0x96                  ;   603.3 p0+p2   55 t[2]
        vpternlogd zmm17, zmm0, [rbp + 7744], 0x96                  ;   601.3 p0+p3   55 t[2]
        vpmovb2m k1, zmm7                                           ;   537.3 p0      43 t[3]
        vptestmb k2, zmm7, zmm20                                    ;   598.3 p5      43 t[3]
        vpermb zmm0, zmm7, zmm1                                     ;   599.3 p5      43 t[3]
        vpermb zmm5, zmm7, zmm18                                    ;   600.3 p5      43 t[3]
        vpermb zmm0{k2}, zmm7, zmm21                                ;   602.3 p5      43 t[3]
        vpermb zmm5{k2}, zmm7, zmm22                                ;   603.3 p5      43 t[3]
        vmovdqu8 zmm0{k1}, zmm5                                     ;   608.3 p0      43 t[3]
        vpmovb2m k1, zmm11                                          ;   539.3 p0      43 t[3]
        vptestmb k2, zmm11, zmm20                                   ;   603.3 p5      43 t[3]
        vpermb zmm5, zmm11, zmm1                                    ;   604.3 p5      43 t[3]
        vpermb zmm5{k2}, zmm11, zmm21                               ;   607.3 p5      43 t[3]
        vpermb zmm7, zmm11, zmm18                                   ;   606.3 p5      43 t[3]
        vpermb zmm7{k2}, zmm11, zmm22                               ;   609.3 p5      43 t[3]
        vmovdqu8 zmm5{k1}, zmm7                                     ;   614.3 p0      43 t[3]
        vpmovb2m k1, zmm16                                          ;   541.3 p0      43 t[3]
        vptestmb k2, zmm16, zmm20                                   ;   608.3 p5      43 t[3]
        vpermb zmm7, zmm16, zmm1                                    ;   609.3 p5      43 t[3]
        vpermb zmm11, zmm16, zmm18                                  ;   610.3 p5      43 t[3]
        vpermb zmm7{k2}, zmm16, zmm21                               ;   612.3 p5      43 t[3]
        vpermb zmm11{k2}, zmm16, zmm22                              ;   613.3 p5      43 t[3]
        vmovdqu8 zmm7{k1}, zmm11                                    ;   618.3 p0      43 t[3]
        vpxord zmm11, zmm13, zmm0                                   ;   611.3 p0      55 t[3]
        vpxord zmm13, zmm13, zmm5                                   ;   617.3 p0      55 t[3]
        vpxord zmm5, zmm5, zmm7                                     ;   621.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm13                                 ;   618.3 p5      55 t[3]
        vpaddb zmm16, zmm13, zmm13                                  ;   618.3 p0      55 t[3]
        vpternlogd zmm7, zmm12, zmm16, 0x96                         ;   621.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm11                                 ;   614.3 p5      55 t[3]
        vpaddb zmm16, zmm11, zmm11                                  ;   612.3 p0      55 t[3]
        vpternlogd zmm11, zmm7, [rbp + 7808], 0x96                  ;   622.3 p0+p2   55 t[3]
        vpternlogd zmm7, zmm12, zmm16, 0x96                         ;   622.3 p0      55 t[3]
        vpternlogd zmm12, zmm16, zmm0, 0x96                         ;   615.3 p0      55 t[3]
        vpternlogd zmm12, zmm5, [rbp + 7872], 0x96                  ;   622.3 p0+p3   55 t[3]
        vpshufb zmm16, zmm23, zmm5                                  ;   622.3 p5      55 t[3]
        vpaddb zmm5, zmm5, zmm5                                     ;   622.3 p0      55 t[3]
        vpternlogd zmm16, zmm5, zmm13, 0x96                         ;   623.3 p0      55 t[3]
        vpternlogd zmm7, zmm16, [rbp + 7936], 0x96                  ;   624.3 p0+p2   55 t[3]
        vpternlogd zmm16, zmm0, [rbp + 8000], 0x96                  ;   624.3 p0+p3   55 t[3]
        vpmovb2m k1, zmm6                                           ;   557.3 p0      43 t[0]
        vptestmb k2, zmm6, zmm20                                    ;   616.3 p5      43 t[0]
        vpermb zmm0, zmm6, zmm1                                     ;   617.3 p5      43 t[0]
        vpermb zmm0{k2}, zmm6, zmm21                                ;   620.3 p5      43 t[0]
        vpermb zmm5, zmm6, zmm18                                    ;   619.3 p5      43 t[0]
        vpermb zmm5{k2}, zmm6, zmm22                                ;   622.3 p5      43 t[0]
        vmovdqu8 zmm0{k1}, zmm5                                     ;   627.3 p0      43 t[0]
        vpmovb2m k1, zmm14                                          ;   580.3 p0      43 t[0]
        vptestmb k2, zmm14, zmm20                                   ;   621.3 p5      43 t[0]
        vpermb zmm5, zmm14, zmm1                                    ;   622.3 p5      43 t[0]
        vpermb zmm5{k2}, zmm14, zmm21                               ;   625.3 p5      43 t[0]
        vpermb zmm6, zmm14, zmm18                                   ;   624.3 p5      43 t[0]
        vpermb zmm6{k2}, zmm14, zmm22                               ;   627.3 p5      43 t[0]
        vmovdqu8 zmm5{k1}, zmm6                                     ;   632.3 p0      43 t[0]
        vpxord zmm6, zmm0, zmm5                                     ;   635.3 p0      55 t[0]
        vpmovb2m k1, zmm4                                           ;   604.3 p0      43 t[0]
        vptestmb k2, zmm4, zmm20                                    ;   626.3 p5      43 t[0]
        vpermb zmm13, zmm4, zmm1                                    ;   627.3 p5      43 t[0]
        vpermb zmm13{k2}, zmm4, zmm21                               ;   630.3 p5      43 t[0]
        vpermb zmm14, zmm4, zmm18                                   ;   629.3 p5      43 t[0]
        vpermb zmm14{k2}, zmm4, zmm22                               ;   632.3 p5      43 t[0]
        vmovdqu8 zmm13{k1}, zmm14                                   ;   637.3 p0      43 t[0]
        vpxord zmm5, zmm5, zmm13                                    ;   640.3 p0      55 t[0]
        vpshufb zmm4, zmm23, zmm6                                   ;   636.3 p5      55 t[0]
        vpaddb zmm14, zmm6, zmm6                                    ;   636.3 p0      55 t[0]
        vpshufb zmm19, zmm23, zmm5                                  ;   641.3 p5      55 t[0]
        vpaddb zmm25, zmm5, zmm5                                    ;   641.3 p0      55 t[0]
        vmovdqa64 zmm26, zmm19                                      ;   642.3         55 t[0] copy
        vpternlogd zmm26, zmm25, zmm13, 0x96                        ;   642.3 p0      55 t[0]
        vpmovb2m k1, zmm16                                          ;   625.3 p0      43 t[0]
        vptestmb k2, zmm16, zmm20                                   ;   633.3 p5      43 t[0]
        vpermb zmm28, zmm16, zmm1                                   ;   634.3 p5      43 t[0]
        vpermb zmm28{k2}, zmm16, zmm21                              ;   637.3 p5      43 t[0]
        vpermb zmm29, zmm16, zmm18                                  ;   636.3 p5      43 t[0]
        vpermb zmm29{k2}, zmm16, zmm22                              ;   639.3 p5      43 t[0]
        vmovdqu8 zmm28{k1}, zmm29                                   ;   644.3 p0      43 t[0]
        vpternlogd zmm4, zmm14, zmm28, 0x96                         ;   647.3 p0      55 t[0]
        vpxord zmm0, zmm0, zmm28                                    ;   647.3 p0      55 t[0]
        vpternlogd zmm19, zmm25, zmm4, 0x96                         ;   648.3 p0      55 t[0]
        vpternlogd zmm4, zmm5, [rbp + 8064], 0x96                   ;   648.3 p0+p2   55 t[0]
        vpternlogd zmm26, zmm0, [rbp + 8128], 0x96                  ;   648.3 p0+p3   55 t[0]
        vpshufb zmm5, zmm23, zmm0                                   ;   648.3 p5      55 t[0]
        vpaddb zmm0, zmm0, zmm0                                     ;   648.3 p0      55 t[0]
        vpternlogd zmm5, zmm0, zmm6, 0x96                           ;   649.3 p0      55 t[0]
        vpternlogd zmm19, zmm5, [rbp + 8192], 0x96                  ;   650.3 p0+p2   55 t[0]
        vpternlogd zmm5, zmm13, [rbp + 8256], 0x96                  ;   650.3 p0+p3   55 t[0]
        vpmovb2m k1, zmm10                                          ;   579.3 p0      43 t[1]
        vptestmb k2, zmm10, zmm20                                   ;   639.3 p5      43 t[1]
        vpermb zmm0, zmm10, zmm1                                    ;   640.3 p5      43 t[1]
        vpermb zmm0{k2}, zmm10, zmm21                               ;   643.3 p5      43 t[1]
        vpermb zmm6, zmm10, zmm18                                   ;   642.3 p5      43 t[1]
        vpermb zmm6{k2}, zmm10, zmm22                               ;   645.3 p5      43 t[1]
        vmovdqu8 zmm0{k1}, zmm6                                     ;   650.3 p0      43 t[1]
        vpmovb2m k1, zmm2                                           ;   581.3 p0      43 t[1]
        vptestmb k2, zmm2, zmm20                                    ;   644.3 p5      43 t[1]
        vpermb zmm6, zmm2, zmm1                                     ;   645.3 p5      43 t[1]
        vpermb zmm10, zmm2, zmm18                                   ;   646.3 p5      43 t[1]
        vpermb zmm6{k2}, zmm2, zmm21                                ;   648.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm2, zmm22                               ;   649.3 p5      43 t[1]
        vmovdqu8 zmm6{k1}, zmm10                                    ;   654.3 p0      43 t[1]
        vpmovb2m k1, zmm15                                          ;   603.3 p0      43 t[1]
        vptestmb k2, zmm15, zmm20                                   ;   649.3 p5      43 t[1]
        vpermb zmm2, zmm15, zmm1                                    ;   650.3 p5      43 t[1]
        vpermb zmm2{k2}, zmm15, zmm21                               ;   653.3 p5      43 t[1]
        vpermb zmm10, zmm15, zmm18                                  ;   652.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm15, zmm22                              ;   655.3 p5      43 t[1]
        vmovdqu8 zmm2{k1}, zmm10                                    ;   660.3 p0      43 t[1]
        vpxord zmm10, zmm0, zmm2                                    ;   663.3 p0      55 t[1]
        vpxord zmm0, zmm0, zmm6                                     ;   657.3 p0      55 t[1]
        vpmovb2m k1, zmm7                                           ;   625.3 p0      43 t[1]
        vptestmb k2, zmm7, zmm20                                    ;   654.3 p5      43 t[1]
        vpermb zmm13, zmm7, zmm1                                    ;   655.3 p5      43 t[1]
        vpermb zmm13{k2}, zmm7, zmm21                               ;   658.3 p5      43 t[1]
        vpermb zmm14, zmm7, zmm18                                   ;   657.3 p5      43 t[1]
        vpermb zmm14{k2}, zmm7, zmm22                               ;   660.3 p5      43 t[1]
        vmovdqu8 zmm13{k1}, zmm14                                   ;   665.3 p0      43 t[1]
        vpxord zmm2, zmm2, zmm13                                    ;   668.3 p0      55 t[1]
        vpshufb zmm7, zmm23, zmm10                                  ;   664.3 p5      55 t[1]
        vpaddb zmm14, zmm10, zmm10                                  ;   664.3 p0      55 t[1]
        vpternlogd zmm6, zmm7, zmm14, 0x96                          ;   665.3 p0      55 t[1]
        vpshufb zmm7, zmm23, zmm0                                   ;   660.3 p5      55 t[1]
        vpaddb zmm14, zmm0, zmm0                                    ;   658.3 p0      55 t[1]
        vpternlogd zmm7, zmm14, zmm10, 0x96                         ;   664.3 p0      55 t[1]
        vmovdqa64 zmm10, zmm6                                       ;   666.3         55 t[1] copy
        vpternlogd zmm10, zmm2, [rbp + 8320], 0x96                  ;   669.3 p0+p2   55 t[1]
        vpshufb zmm14, zmm23, zmm2                                  ;   669.3 p5      55 t[1]
        vpaddb zmm2, zmm2, zmm2                                     ;   669.3 p0      55 t[1]
        vpternlogd zmm6, zmm14, zmm2, 0x96                          ;   670.3 p0      55 t[1]
        vpternlogd zmm14, zmm2, zmm13, 0x96                         ;   670.3 p0      55 t[1]
        vpternlogd zmm14, zmm0, [rbp + 8384], 0x96                  ;   671.3 p0+p3   55 t[1]
        vpternlogd zmm6, zmm7, [rbp + 8448], 0x96                   ;   671.3 p0+p2   55 t[1]
        vpternlogd zmm7, zmm13, [rbp + 8512], 0x96                  ;   668.3 p0+p3   55 t[1]
        vpmovb2m k1, zmm24                                          ;   601.3 p0      43 t[2]
        vptestmb k2, zmm24, zmm20                                   ;   662.3 p5      43 t[2]
        vpermb zmm0, zmm24, zmm1                                    ;   663.3 p5      43 t[2]
        vpermb zmm2, zmm24, zmm18                                   ;   664.3 p5      43 t[2]
        vpermb zmm0{k2}, zmm24, zmm21                               ;   666.3 p5      43 t[2]
        vpermb zmm2{k2}, zmm24, zmm22                               ;   667.3 p5      43 t[2]
        vmovdqu8 zmm0{k1}, zmm2                                     ;   672.3 p0      43 t[2]
        vpmovb2m k1, zmm9                                           ;   603.3 p0      43 t[2]
        vptestmb k2, zmm9, zmm20                                    ;   667.3 p5      43 t[2]
        vpermb zmm2, zmm9, zmm1                                     ;   668.3 p5      43 t[2]
        vpermb zmm2{k2}, zmm9, zmm21                                ;   671.3 p5      43 t[2]
        vpermb zmm13, zmm9, zmm18                                   ;   670.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm9, zmm22                               ;   673.3 p5      43 t[2]
        vmovdqu8 zmm2{k1}, zmm13                                    ;   678.3 p0      43 t[2]
        vpmovb2m k1, zmm3                                           ;   605.3 p0      43 t[2]
        vptestmb k2, zmm3, zmm20                                    ;   672.3 p5      43 t[2]
        vpermb zmm9, zmm3, zmm1                                     ;   673.3 p5      43 t[2]
        vpermb zmm13, zmm3, zmm18                                   ;   674.3 p5      43 t[2]
        vpermb zmm9{k2}, zmm3, zmm21                                ;   676.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm3, zmm22                               ;   677.3 p5      43 t[2]
        vmovdqu8 zmm9{k1}, zmm13                                    ;   682.3 p0      43 t[2]
        vpmovb2m k1, zmm12                                          ;   623.3 p0      43 t[2]
        vptestmb k2, zmm12, zmm20                                   ;   677.3 p5      43 t[2]
        vpermb zmm3, zmm12, zmm1                                    ;   678.3 p5      43 t[2]
        vpermb zmm3{k2}, zmm12, zmm21                               ;   681.3 p5      43 t[2]
        vpermb zmm13, zmm12, zmm18                                  ;   680.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm12, zmm22                              ;   683.3 p5      43 t[2]
        vmovdqu8 zmm3{k1}, zmm13                                    ;   688.3 p0      43 t[2]
        vpxord zmm12, zmm2, zmm3                                    ;   691.3 p0      55 t[2]
        vpxord zmm2, zmm2, zmm9                                     ;   685.3 p0      55 t[2]
        vpxord zmm3, zmm3, zmm0                                     ;   691.3 p0      55 t[2]
        vpmovb2m k1, zmm27                                          ;   612.3 p0      43 t[3]
        vptestmb k2, zmm27, zmm20                                   ;   682.3 p5      43 t[3]
        vpermb zmm13, zmm27, zmm1                                   ;   683.3 p5      43 t[3]
        vpermb zmm15, zmm27, zmm18                                  ;   684.3 p5      43 t[3]
        vpermb zmm13{k2}, zmm27, zmm21                              ;   686.3 p5      43 t[3]
        vpermb zmm15{k2}, zmm27, zmm22                              ;   687.3 p5      43 t[3]
        vmovdqu8 zmm13{k1}, zmm15                                   ;   692.3 p0      43 t[3]
        vpshufb zmm15, zmm23, zmm12                                 ;   692.3 p5      55 t[2]
        vpaddb zmm16, zmm12, zmm12                                  ;   692.3 p0      55 t[2]
        vpternlogd zmm9, zmm15, zmm16, 0x96                         ;   693.3 p0      55 t[2]
        vpshufb zmm15, zmm23, zmm3                                  ;   692.3 p5      55 t[2]
        vpaddb zmm16, zmm3, zmm3                                    ;   692.3 p0      55 t[2]
        vpternlogd zmm3, zmm9, [rbp + 8576], 0x96                   ;   694.3 p0+p2   55 t[2]
        vpternlogd zmm9, zmm15, zmm16, 0x96                         ;   694.3 p0      55 t[2]
        vpternlogd zmm15, zmm16, zmm0, 0x96                         ;   693.3 p0      55 t[2]
        vpternlogd zmm15, zmm2, [rbp + 8640], 0x96                  ;   694.3 p0+p3   55 t[2]
        vpshufb zmm16, zmm23, zmm2                                  ;   689.3 p5      55 t[2]
        vpaddb zmm2, zmm2, zmm2                                     ;   686.3 p0      55 t[2]
        vpternlogd zmm16, zmm2, zmm12, 0x96                         ;   692.3 p0      55 t[2]
        vpternlogd zmm9, zmm16, [rbp + 8704], 0x96                  ;   695.3 p0+p2   55 t[2]
        vpternlogd zmm16, zmm0, [rbp + 8768], 0x96                  ;   693.3 p0+p3   55 t[2]
        vpmovb2m k1, zmm8                                           ;   625.3 p0      43 t[3]
        vptestmb k2, zmm8, zmm20                                    ;   690.3 p5      43 t[3]
        vpermb zmm0, zmm8, zmm1                                     ;   691.3 p5      43 t[3]
        vpermb zmm2, zmm8, zmm18                                    ;   692.3 p5      43 t[3]
        vpermb zmm0{k2}, zmm8, zmm21                                ;   694.3 p5      43 t[3]
        vpermb zmm2{k2}, zmm8, zmm22                                ;   695.3 p5      43 t[3]
        vmovdqu8 zmm0{k1}, zmm2                                     ;   700.3 p0      43 t[3]
        vpmovb2m k1, zmm11                                          ;   627.3 p0      43 t[3]
        vptestmb k2, zmm11, zmm20                                   ;   695.3 p5      43 t[3]
        vpermb zmm2, zmm11, zmm1                                    ;   696.3 p5      43 t[3]
        vpermb zmm2{k2}, zmm11, zmm21                               ;   699.3 p5      43 t[3]
        vpermb zmm8, zmm11, zmm18                                   ;   698.3 p5      43 t[3]
        vpermb zmm8{k2}, zmm11, zmm22                               ;   701.3 p5      43 t[3]
        vmovdqu8 zmm2{k1}, zmm8                                     ;   706.3 p0      43 t[3]
        vpmovb2m k1, zmm17                                          ;   629.3 p0      43 t[3]
        vptestmb k2, zmm17, zmm20                                   ;   700.3 p5      43 t[3]
        vpermb zmm8, zmm17, zmm1                                    ;   701.3 p5      43 t[3]
        vpermb zmm11, zmm17, zmm18                                  ;   702.3 p5      43 t[3]
        vpermb zmm8{k2}, zmm17, zmm21                               ;   704.3 p5      43 t[3]
        vpermb zmm11{k2}, zmm17, zmm22                              ;   705.3 p5      43 t[3]
        vmovdqu8 zmm8{k1}, zmm11                                    ;   710.3 p0      43 t[3]
        vpxord zmm11, zmm13, zmm0                                   ;   703.3 p0      55 t[3]
        vpxord zmm13, zmm13, zmm2                                   ;   709.3 p0      55 t[3]
        vpxord zmm2, zmm2, zmm8                                     ;   713.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm13                                 ;   710.3 p5      55 t[3]
        vpaddb zmm17, zmm13, zmm13                                  ;   710.3 p0      55 t[3]
        vpternlogd zmm8, zmm12, zmm17, 0x96                         ;   713.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm11                                 ;   706.3 p5      55 t[3]
        vpaddb zmm17, zmm11, zmm11                                  ;   704.3 p0      55 t[3]
        vpternlogd zmm11, zmm8, [rbp + 8832], 0x96                  ;   714.3 p0+p2   55 t[3]
        vpternlogd zmm8, zmm12, zmm17, 0x96                         ;   714.3 p0      55 t[3]
        vpternlogd zmm12, zmm17, zmm0, 0x96                         ;   707.3 p0      55 t[3]
        vpternlogd zmm12, zmm2, [rbp + 8896], 0x96                  ;   714.3 p0+p3   55 t[3]
        vpshufb zmm17, zmm23, zmm2                                  ;   714.3 p5      55 t[3]
        vpaddb zmm2, zmm2, zmm2                                     ;   714.3 p0      55 t[3]
        vpternlogd zmm17, zmm2, zmm13, 0x96                         ;   715.3 p0      55 t[3]
        vpternlogd zmm8, zmm17, [rbp + 8960], 0x96                  ;   716.3 p0+p2   55 t[3]
        vpternlogd zmm17, zmm0, [rbp + 9024], 0x96                  ;   716.3 p0+p3   55 t[3]
        vpmovb2m k1, zmm4                                           ;   649.3 p0      43 t[0]
        vptestmb k2, zmm4, zmm20                                    ;   708.3 p5      43 t[0]
        vpermb zmm0, zmm4, zmm1                                     ;   709.3 p5      43 t[0]
        vpermb zmm0{k2}, zmm4, zmm21                                ;   712.3 p5      43 t[0]
        vpermb zmm2, zmm4, zmm18                                    ;   711.3 p5      43 t[0]
        vpermb zmm2{k2}, zmm4, zmm22                                ;   714.3 p5      43 t[0]
        vmovdqu8 zmm0{k1}, zmm2                                     ;   719.3 p0      43 t[0]
        vpmovb2m k1, zmm14                                          ;   672.3 p0      43 t[0]
        vptestmb k2, zmm14, zmm20                                   ;   713.3 p5      43 t[0]
        vpermb zmm2, zmm14, zmm1                                    ;   714.3 p5      43 t[0]
        vpermb zmm2{k2}, zmm14, zmm21                               ;   717.3 p5      43 t[0]
        vpermb zmm4, zmm14, zmm18                                   ;   716.3 p5      43 t[0]
        vpermb zmm4{k2}, zmm14, zmm22                               ;   719.3 p5      43 t[0]
        vmovdqu8 zmm2{k1}, zmm4                                     ;   724.3 p0      43 t[0]
        vpxord zmm4, zmm0, zmm2                                     ;   727.3 p0      55 t[0]
        vpmovb2m k1, zmm9                                           ;   696.3 p0      43 t[0]
        vptestmb k2, zmm9, zmm20                                    ;   718.3 p5      43 t[0]
        vpermb zmm13, zmm9, zmm1                                    ;   719.3 p5      43 t[0]
        vpermb zmm13{k2}, zmm9, zmm21                               ;   722.3 p5      43 t[0]
        vpermb zmm14, zmm9, zmm18                                   ;   721.3 p5      43 t[0]
        vpermb zmm14{k2}, zmm9, zmm22                               ;   724.3 p5      43 t[0]
        vmovdqu8 zmm13{k1}, zmm14                                   ;   729.3 p0      43 t[0]
        vpxord zmm2, zmm2, zmm13                                    ;   732.3 p0      55 t[0]
        vpshufb zmm9, zmm23, zmm4                                   ;   728.3 p5      55 t[0]
        vpaddb zmm14, zmm4, zmm4                                    ;   728.3 p0      55 t[0]
        vpshufb zmm24, zmm23, zmm2                                  ;   733.3 p5      55 t[0]
        vpaddb zmm25, zmm2, zmm2                                    ;   733.3 p0      55 t[0]
        vmovdqa64 zmm27, zmm24                                      ;   734.3         55 t[0] copy
        vpternlogd zmm27, zmm25, zmm13, 0x96                        ;   734.3 p0      55 t[0]
        vpmovb2m k1, zmm17                                          ;   717.3 p0      43 t[0]
        vptestmb k2, zmm17, zmm20                                   ;   725.3 p5      43 t[0]
        vpermb zmm28, zmm17, zmm1                                   ;   726.3 p5      43 t[0]
        vpermb zmm28{k2}, zmm17, zmm21                              ;   729.3 p5      43 t[0]
        vpermb zmm29, zmm17, zmm18                                  ;   728.3 p5      43 t[0]
        vpermb zmm29{k2}, zmm17, zmm22                              ;   731.3 p5      43 t[0]
        vmovdqu8 zmm28{k1}, zmm29                                   ;   736.3 p0      43 t[0]
        vpternlogd zmm9, zmm14, zmm28, 0x96                         ;   739.3 p0      55 t[0]
        vpxord zmm0, zmm0, zmm28                                    ;   739.3 p0      55 t[0]
        vpternlogd zmm24, zmm25, zmm9, 0x96                         ;   740.3 p0      55 t[0]
        vpternlogd zmm9, zmm2, [rbp + 9088], 0x96                   ;   740.3 p0+p2   55 t[0]
        vpternlogd zmm27, zmm0, [rbp + 9152], 0x96                  ;   740.3 p0+p3   55 t[0]
        vpshufb zmm2, zmm23, zmm0                                   ;   740.3 p5      55 t[0]
        vpaddb zmm0, zmm0, zmm0                                     ;   740.3 p0      55 t[0]
        vpternlogd zmm2, zmm0, zmm4, 0x96                           ;   741.3 p0      55 t[0]
        vpternlogd zmm24, zmm2, [rbp + 9216], 0x96                  ;   742.3 p0+p2   55 t[0]
        vpternlogd zmm2, zmm13, [rbp + 9280], 0x96                  ;   742.3 p0+p3   55 t[0]
        vpmovb2m k1, zmm10                                          ;   670.3 p0      43 t[1]
        vptestmb k2, zmm10, zmm20                                   ;   731.3 p5      43 t[1]
        vpermb zmm0, zmm10, zmm1                                    ;   732.3 p5      43 t[1]
        vpermb zmm0{k2}, zmm10, zmm21                               ;   735.3 p5      43 t[1]
        vpermb zmm4, zmm10, zmm18                                   ;   734.3 p5      43 t[1]
        vpermb zmm4{k2}, zmm10, zmm22                               ;   737.3 p5      43 t[1]
        vmovdqu8 zmm0{k1}, zmm4                                     ;   742.3 p0      43 t[1]
        vpmovb2m k1, zmm5                                           ;   669.3 p0      43 t[1]
        vptestmb k2, zmm5, zmm20                                    ;   736.3 p5      43 t[1]
        vpermb zmm4, zmm5, zmm1                                     ;   737.3 p5      43 t[1]
        vpermb zmm10, zmm5, zmm18                                   ;   738.3 p5      43 t[1]
        vpermb zmm4{k2}, zmm5, zmm21                                ;   740.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm5, zmm22                               ;   741.3 p5      43 t[1]
        vmovdqu8 zmm4{k1}, zmm10                                    ;   746.3 p0      43 t[1]
        vpmovb2m k1, zmm15                                          ;   695.3 p0      43 t[1]
        vptestmb k2, zmm15, zmm20                                   ;   741.3 p5      43 t[1]
        vpermb zmm5, zmm15, zmm1                                    ;   742.3 p5      43 t[1]
        vpermb zmm5{k2}, zmm15, zmm21                               ;   745.3 p5      43 t[1]
        vpermb zmm10, zmm15, zmm18                                  ;   744.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm15, zmm22                              ;   747.3 p5      43 t[1]
        vmovdqu8 zmm5{k1}, zmm10                                    ;   752.3 p0      43 t[1]
        vpxord zmm10, zmm0, zmm5                                    ;   755.3 p0      55 t[1]
        vpxord zmm0, zmm0, zmm4                                     ;   749.3 p0      55 t[1]
        vpmovb2m k1, zmm8                                           ;   717.3 p0      43 t[1]
        vptestmb k2, zmm8, zmm20                                    ;   746.3 p5      43 t[1]
        vpermb zmm13, zmm8, zmm1                                    ;   747.3 p5      43 t[1]
        vpermb zmm13{k2}, zmm8, zmm21                               ;   750.3 p5      43 t[1]
        vpermb zmm14, zmm8, zmm18                                   ;   749.3 p5      43 t[1]
        vpermb zmm14{k2}, zmm8, zmm22                               ;   752.3 p5      43 t[1]
        vmovdqu8 zmm13{k1}, zmm14                                   ;   757.3 p0      43 t[1]
        vpxord zmm5, zmm5, zmm13                                    ;   760.3 p0      55 t[1]
        vpshufb zmm8, zmm23, zmm10                                  ;   756.3 p5      55 t[1]
        vpaddb zmm14, zmm10, zmm10                                  ;   756.3 p0      55 t[1]
        vpternlogd zmm4, zmm8, zmm14, 0x96                          ;   757.3 p0      55 t[1]
        vpshufb zmm8, zmm23, zmm0                                   ;   752.3 p5      55 t[1]
        vpaddb zmm14, zmm0, zmm0                                    ;   750.3 p0      55 t[1]
        vpternlogd zmm8, zmm14, zmm10, 0x96                         ;   756.3 p0      55 t[1]
        vmovdqa64 zmm10, zmm4                                       ;   758.3         55 t[1] copy
        vpternlogd zmm10, zmm5, [rbp + 9344], 0x96                  ;   761.3 p0+p2   55 t[1]
        vpshufb zmm14, zmm23, zmm5                                  ;   761.3 p5      55 t[1]
        vpaddb zmm5, zmm5, zmm5                                     ;   761.3 p0      55 t[1]
        vpternlogd zmm4, zmm14, zmm5, 0x96                          ;   762.3 p0      55 t[1]
        vpternlogd zmm14, zmm5, zmm13, 0x96                         ;   762.3 p0      55 t[1]
        vpternlogd zmm14, zmm0, [rbp + 9408], 0x96                  ;   763.3 p0+p3   55 t[1]
        vpternlogd zmm4, zmm8, [rbp + 9472], 0x96                   ;   763.3 p0+p2   55 t[1]
        vpternlogd zmm8, zmm13, [rbp + 9536], 0x96                  ;   760.3 p0+p3   55 t[1]
        vpmovb2m k1, zmm19                                          ;   689.3 p0      43 t[2]
        vptestmb k2, zmm19, zmm20                                   ;   754.3 p5      43 t[2]
        vpermb zmm0, zmm19, zmm1                                    ;   755.3 p5      43 t[2]
        vpermb zmm5, zmm19, zmm18                                   ;   756.3 p5      43 t[2]
        vpermb zmm0{k2}, zmm19, zmm21                               ;   758.3 p5      43 t[2]
        vpermb zmm5{k2}, zmm19, zmm22                               ;   759.3 p5      43 t[2]
        vmovdqu8 zmm0{k1}, zmm5                                     ;   764.3 p0      43 t[2]
        vpmovb2m k1, zmm3                                           ;   695.3 p0      43 t[2]
        vptestmb k2, zmm3, zmm20                                    ;   759.3 p5      43 t[2]
        vpermb zmm5, zmm3, zmm1                                     ;   760.3 p5      43 t[2]
        vpermb zmm5{k2}, zmm3, zmm21                                ;   763.3 p5      43 t[2]
        vpermb zmm13, zmm3, zmm18                                   ;   762.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm3, zmm22                               ;   765.3 p5      43 t[2]
        vmovdqu8 zmm5{k1}, zmm13                                    ;   770.3 p0      43 t[2]
        vpmovb2m k1, zmm7                                           ;   693.3 p0      43 t[2]
        vptestmb k2, zmm7, zmm20                                    ;   764.3 p5      43 t[2]
        vpermb zmm3, zmm7, zmm1                                     ;   765.3 p5      43 t[2]
        vpermb zmm13, zmm7, zmm18                                   ;   766.3 p5      43 t[2]
        vpermb zmm3{k2}, zmm7, zmm21                                ;   768.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm7, zmm22                               ;   769.3 p5      43 t[2]
        vmovdqu8 zmm3{k1}, zmm13                                    ;   774.3 p0      43 t[2]
        vpmovb2m k1, zmm12                                          ;   715.3 p0      43 t[2]
        vptestmb k2, zmm12, zmm20                                   ;   769.3 p5      43 t[2]
        vpermb zmm7, zmm12, zmm1                                    ;   770.3 p5      43 t[2]
        vpermb zmm7{k2}, zmm12, zmm21                               ;   773.3 p5      43 t[2]
        vpermb zmm13, zmm12, zmm18                                  ;   772.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm12, zmm22                              ;   775.3 p5      43 t[2]
        vmovdqu8 zmm7{k1}, zmm13                                    ;   780.3 p0      43 t[2]
        vpxord zmm12, zmm5, zmm7                                    ;   783.3 p0      55 t[2]
        vpxord zmm5, zmm5, zmm3                                     ;   777.3 p0      55 t[2]
        vpxord zmm7, zmm7, zmm0                                     ;   783.3 p0      55 t[2]
        vpmovb2m k1, zmm26                                          ;   700.3 p0      43 t[3]
        vptestmb k2, zmm26, zmm20                                   ;   774.3 p5      43 t[3]
        vpermb zmm13, zmm26, zmm1                                   ;   775.3 p5      43 t[3]
        vpermb zmm15, zmm26, zmm18                                  ;   776.3 p5      43 t[3]
        vpermb zmm13{k2}, zmm26, zmm21                              ;   778.3 p5      43 t[3]
        vpermb zmm15{k2}, zmm26, zmm22                              ;   779.3 p5      43 t[3]
        vmovdqu8 zmm13{k1}, zmm15                                   ;   784.3 p0      43 t[3]
        vpshufb zmm15, zmm23, zmm12                                 ;   784.3 p5      55 t[2]
        vpaddb zmm17, zmm12, zmm12                                  ;   784.3 p0      55 t[2]
        vpternlogd zmm3, zmm15, zmm17, 0x96                         ;   785.3 p0      55 t[2]
        vpshufb zmm15, zmm23, zmm7                                  ;   784.3 p5      55 t[2]
        vpaddb zmm17, zmm7, zmm7                                    ;   784.3 p0      55 t[2]
        vpternlogd zmm7, zmm3, [rbp + 9600], 0x96                   ;   786.3 p0+p2   55 t[2]
        vpternlogd zmm3, zmm15, zmm17, 0x96                         ;   786.3 p0      55 t[2]
        vpternlogd zmm15, zmm17, zmm0, 0x96                         ;   785.3 p0      55 t[2]
        vpternlogd zmm15, zmm5, [rbp + 9664], 0x96                  ;   786.3 p0+p3   55 t[2]
        vpshufb zmm17, zmm23, zmm5                                  ;   781.3 p5      55 t[2]
        vpaddb zmm5, zmm5, zmm5                                     ;   778.3 p0      55 t[2]
        vpternlogd zmm17, zmm5, zmm12, 0x96                         ;   784.3 p0      55 t[2]
        vpternlogd zmm3, zmm17, [rbp + 9728], 0x96                  ;   787.3 p0+p2   55 t[2]
        vpternlogd zmm17, zmm0, [rbp + 9792], 0x96                  ;   785.3 p0+p3   55 t[2]
        vpmovb2m k1, zmm6                                           ;   713.3 p0      43 t[3]
        vptestmb k2, zmm6, zmm20                                    ;   782.3 p5      43 t[3]
        vpermb zmm0, zmm6, zmm1                                     ;   783.3 p5      43 t[3]
        vpermb zmm5, zmm6, zmm18                                    ;   784.3 p5      43 t[3]
        vpermb zmm0{k2}, zmm6, zmm21                                ;   786.3 p5      43 t[3]
        vpermb zmm5{k2}, zmm6, zmm22                                ;   787.3 p5      43 t[3]
        vmovdqu8 zmm0{k1}, zmm5                                     ;   792.3 p0      43 t[3]
        vpmovb2m k1, zmm11                                          ;   715.3 p0      43 t[3]
        vptestmb k2, zmm11, zmm20                                   ;   787.3 p5      43 t[3]
        vpermb zmm5, zmm11, zmm1                                    ;   788.3 p5      43 t[3]
        vpermb zmm5{k2}, zmm11, zmm21                               ;   791.3 p5      43 t[3]
        vpermb zmm6, zmm11, zmm18                                   ;   790.3 p5      43 t[3]
        vpermb zmm6{k2}, zmm11, zmm22                               ;   793.3 p5      43 t[3]
        vmovdqu8 zmm5{k1}, zmm6                                     ;   798.3 p0      43 t[3]
        vpmovb2m k1, zmm16                                          ;   717.3 p0      43 t[3]
        vptestmb k2, zmm16, zmm20                                   ;   792.3 p5      43 t[3]
        vpermb zmm6, zmm16, zmm1                                    ;   793.3 p5      43 t[3]
        vpermb zmm11, zmm16, zmm18                                  ;   794.3 p5      43 t[3]
        vpermb zmm6{k2}, zmm16, zmm21                               ;   796.3 p5      43 t[3]
        vpermb zmm11{k2}, zmm16, zmm22                              ;   797.3 p5      43 t[3]
        vmovdqu8 zmm6{k1}, zmm11                                    ;   802.3 p0      43 t[3]
        vpxord zmm11, zmm13, zmm0                                   ;   795.3 p0      55 t[3]
        vpxord zmm13, zmm13, zmm5                                   ;   801.3 p0      55 t[3]
        vpxord zmm5, zmm5, zmm6                                     ;   805.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm13                                 ;   802.3 p5      55 t[3]
        vpaddb zmm16, zmm13, zmm13                                  ;   802.3 p0      55 t[3]
        vpternlogd zmm6, zmm12, zmm16, 0x96                         ;   805.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm11                                 ;   798.3 p5      55 t[3]
        vpaddb zmm16, zmm11, zmm11                                  ;   796.3 p0      55 t[3]
        vpternlogd zmm11, zmm6, [rbp + 9856], 0x96                  ;   806.3 p0+p2   55 t[3]
        vpternlogd zmm6, zmm12, zmm16, 0x96                         ;   806.3 p0      55 t[3]
        vpternlogd zmm12, zmm16, zmm0, 0x96                         ;   799.3 p0      55 t[3]
        vpternlogd zmm12, zmm5, [rbp + 9920], 0x96                  ;   806.3 p0+p3   55 t[3]
        vpshufb zmm16, zmm23, zmm5                                  ;   806.3 p5      55 t[3]
        vpaddb zmm5, zmm5, zmm5                                     ;   806.3 p0      55 t[3]
        vpternlogd zmm16, zmm5, zmm13, 0x96                         ;   807.3 p0      55 t[3]
        vpternlogd zmm6, zmm16, [rbp + 9984], 0x96                  ;   808.3 p0+p2   55 t[3]
        vpternlogd zmm16, zmm0, [rbp + 10048], 0x96                 ;   808.3 p0+p3   55 t[3]
        vpmovb2m k1, zmm9                                           ;   741.3 p0      43 t[0]
        vptestmb k2, zmm9, zmm20                                    ;   800.3 p5      43 t[0]
        vpermb zmm0, zmm9, zmm1                                     ;   801.3 p5      43 t[0]
        vpermb zmm0{k2}, zmm9, zmm21                                ;   804.3 p5      43 t[0]
        vpermb zmm5, zmm9, zmm18                                    ;   803.3 p5      43 t[0]
        vpermb zmm5{k2}, zmm9, zmm22                                ;   806.3 p5      43 t[0]
        vmovdqu8 zmm0{k1}, zmm5                                     ;   811.3 p0      43 t[0]
        vpmovb2m k1, zmm14                                          ;   764.3 p0      43 t[0]
        vptestmb k2, zmm14, zmm20                                   ;   805.3 p5      43 t[0]
        vpermb zmm5, zmm14, zmm1                                    ;   806.3 p5      43 t[0]
        vpermb zmm5{k2}, zmm14, zmm21                               ;   809.3 p5      43 t[0]
        vpermb zmm9, zmm14, zmm18                                   ;   808.3 p5      43 t[0]
        vpermb zmm9{k2}, zmm14, zmm22                               ;   811.3 p5      43 t[0]
        vmovdqu8 zmm5{k1}, zmm9                                     ;   816.3 p0      43 t[0]
        vpxord zmm9, zmm0, zmm5                                     ;   819.3 p0      55 t[0]
        vpmovb2m k1, zmm3                                           ;   788.3 p0      43 t[0]
        vptestmb k2, zmm3, zmm20                                    ;   810.3 p5      43 t[0]
        vpermb zmm13, zmm3, zmm1                                    ;   811.3 p5      43 t[0]
        vpermb zmm13{k2}, zmm3, zmm21                               ;   814.3 p5      43 t[0]
        vpermb zmm14, zmm3, zmm18                                   ;   813.3 p5      43 t[0]
        vpermb zmm14{k2}, zmm3, zmm22                               ;   816.3 p5      43 t[0]
        vmovdqu8 zmm13{k1}, zmm14                                   ;   821.3 p0      43 t[0]
        vpxord zmm5, zmm5, zmm13                                    ;   824.3 p0      55 t[0]
        vpshufb zmm3, zmm23, zmm9                                   ;   820.3 p5      55 t[0]
        vpaddb zmm14, zmm9, zmm9                                    ;   820.3 p0      55 t[0]
        vpshufb zmm19, zmm23, zmm5                                  ;   825.3 p5      55 t[0]
        vpaddb zmm25, zmm5, zmm5                                    ;   825.3 p0      55 t[0]
        vmovdqa64 zmm26, zmm19                                      ;   826.3         55 t[0] copy
        vpternlogd zmm26, zmm25, zmm13, 0x96                        ;   826.3 p0      55 t[0]
        vpmovb2m k1, zmm16                                          ;   809.3 p0      43 t[0]
        vptestmb k2, zmm16, zmm20                                   ;   817.3 p5      43 t[0]
        vpermb zmm28, zmm16, zmm1                                   ;   818.3 p5      43 t[0]
        vpermb zmm28{k2}, zmm16, zmm21                              ;   821.3 p5      43 t[0]
        vpermb zmm29, zmm16, zmm18                                  ;   820.3 p5      43 t[0]
        vpermb zmm29{k2}, zmm16, zmm22                              ;   823.3 p5      43 t[0]
        vmovdqu8 zmm28{k1}, zmm29                                   ;   828.3 p0      43 t[0]
        vpternlogd zmm3, zmm14, zmm28, 0x96                         ;   831.3 p0      55 t[0]
        vpxord zmm0, zmm0, zmm28                                    ;   831.3 p0      55 t[0]
        vpternlogd zmm19, zmm25, zmm3, 0x96                         ;   832.3 p0      55 t[0]
        vpternlogd zmm3, zmm5, [rbp + 10112], 0x96                  ;   832.3 p0+p2   55 t[0]
        vpternlogd zmm26, zmm0, [rbp + 10176], 0x96                 ;   832.3 p0+p3   55 t[0]
        vpshufb zmm5, zmm23, zmm0                                   ;   832.3 p5      55 t[0]
        vpaddb zmm0, zmm0, zmm0                                     ;   832.3 p0      55 t[0]
        vpternlogd zmm5, zmm0, zmm9, 0x96                           ;   833.3 p0      55 t[0]
        vpternlogd zmm19, zmm5, [rbp + 10240], 0x96                 ;   834.3 p0+p2   55 t[0]
        vpternlogd zmm5, zmm13, [rbp + 10304], 0x96                 ;   834.3 p0+p3   55 t[0]
        vpmovb2m k1, zmm10                                          ;   762.3 p0      43 t[1]
        vptestmb k2, zmm10, zmm20                                   ;   823.3 p5      43 t[1]
        vpermb zmm0, zmm10, zmm1                                    ;   824.3 p5      43 t[1]
        vpermb zmm0{k2}, zmm10, zmm21                               ;   827.3 p5      43 t[1]
        vpermb zmm9, zmm10, zmm18                                   ;   826.3 p5      43 t[1]
        vpermb zmm9{k2}, zmm10, zmm22                               ;   829.3 p5      43 t[1]
        vmovdqu8 zmm0{k1}, zmm9                                     ;   834.3 p0      43 t[1]
        vpmovb2m k1, zmm2                                           ;   757.3 p0      43 t[1]
        vptestmb k2, zmm2, zmm20                                    ;   828.3 p5      43 t[1]
        vpermb zmm9, zmm2, zmm1                                     ;   829.3 p5      43 t[1]
        vpermb zmm10, zmm2, zmm18                                   ;   830.3 p5      43 t[1]
        vpermb zmm9{k2}, zmm2, zmm21                                ;   832.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm2, zmm22                               ;   833.3 p5      43 t[1]
        vmovdqu8 zmm9{k1}, zmm10                                    ;   838.3 p0      43 t[1]
        vpmovb2m k1, zmm15                                          ;   787.3 p0      43 t[1]
        vptestmb k2, zmm15, zmm20                                   ;   833.3 p5      43 t[1]
        vpermb zmm2, zmm15, zmm1                                    ;   834.3 p5      43 t[1]
        vpermb zmm2{k2}, zmm15, zmm21                               ;   837.3 p5      43 t[1]
        vpermb zmm10, zmm15, zmm18                                  ;   836.3 p5      43 t[1]
        vpermb zmm10{k2}, zmm15, zmm22                              ;   839.3 p5      43 t[1]
        vmovdqu8 zmm2{k1}, zmm10                                    ;   844.3 p0      43 t[1]
        vpxord zmm10, zmm0, zmm2                                    ;   847.3 p0      55 t[1]
        vpxord zmm0, zmm0, zmm9                                     ;   841.3 p0      55 t[1]
        vpmovb2m k1, zmm6                                           ;   809.3 p0      43 t[1]
        vptestmb k2, zmm6, zmm20                                    ;   838.3 p5      43 t[1]
        vpermb zmm13, zmm6, zmm1                                    ;   839.3 p5      43 t[1]
        vpermb zmm13{k2}, zmm6, zmm21                               ;   842.3 p5      43 t[1]
        vpermb zmm14, zmm6, zmm18                                   ;   841.3 p5      43 t[1]
        vpermb zmm14{k2}, zmm6, zmm22                               ;   844.3 p5      43 t[1]
        vmovdqu8 zmm13{k1}, zmm14                                   ;   849.3 p0      43 t[1]
        vpxord zmm2, zmm2, zmm13                                    ;   852.3 p0      55 t[1]
        vpshufb zmm6, zmm23, zmm10                                  ;   848.3 p5      55 t[1]
        vpaddb zmm14, zmm10, zmm10                                  ;   848.3 p0      55 t[1]
        vpternlogd zmm9, zmm6, zmm14, 0x96                          ;   849.3 p0      55 t[1]
        vpshufb zmm6, zmm23, zmm0                                   ;   844.3 p5      55 t[1]
        vpaddb zmm14, zmm0, zmm0                                    ;   842.3 p0      55 t[1]
        vpternlogd zmm6, zmm14, zmm10, 0x96                         ;   848.3 p0      55 t[1]
        vmovdqa64 zmm10, zmm9                                       ;   850.3         55 t[1] copy
        vpternlogd zmm10, zmm2, [rbp + 10368], 0x96                 ;   853.3 p0+p2   55 t[1]
        vpshufb zmm14, zmm23, zmm2                                  ;   853.3 p5      55 t[1]
        vpaddb zmm2, zmm2, zmm2                                     ;   853.3 p0      55 t[1]
        vpternlogd zmm9, zmm14, zmm2, 0x96                          ;   854.3 p0      55 t[1]
        vpternlogd zmm14, zmm2, zmm13, 0x96                         ;   854.3 p0      55 t[1]
        vpternlogd zmm14, zmm0, [rbp + 10432], 0x96                 ;   855.3 p0+p3   55 t[1]
        vpternlogd zmm9, zmm6, [rbp + 10496], 0x96                  ;   855.3 p0+p2   55 t[1]
        vpternlogd zmm6, zmm13, [rbp + 10560], 0x96                 ;   852.3 p0+p3   55 t[1]
        vpmovb2m k1, zmm24                                          ;   777.3 p0      43 t[2]
        vptestmb k2, zmm24, zmm20                                   ;   846.3 p5      43 t[2]
        vpermb zmm0, zmm24, zmm1                                    ;   847.3 p5      43 t[2]
        vpermb zmm2, zmm24, zmm18                                   ;   848.3 p5      43 t[2]
        vpermb zmm0{k2}, zmm24, zmm21                               ;   850.3 p5      43 t[2]
        vpermb zmm2{k2}, zmm24, zmm22                               ;   851.3 p5      43 t[2]
        vmovdqu8 zmm0{k1}, zmm2                                     ;   856.3 p0      43 t[2]
        vpmovb2m k1, zmm7                                           ;   787.3 p0      43 t[2]
        vptestmb k2, zmm7, zmm20                                    ;   851.3 p5      43 t[2]
        vpermb zmm2, zmm7, zmm1                                     ;   852.3 p5      43 t[2]
        vpermb zmm2{k2}, zmm7, zmm21                                ;   855.3 p5      43 t[2]
        vpermb zmm13, zmm7, zmm18                                   ;   854.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm7, zmm22                               ;   857.3 p5      43 t[2]
        vmovdqu8 zmm2{k1}, zmm13                                    ;   862.3 p0      43 t[2]
        vpmovb2m k1, zmm8                                           ;   781.3 p0      43 t[2]
        vptestmb k2, zmm8, zmm20                                    ;   856.3 p5      43 t[2]
        vpermb zmm7, zmm8, zmm1                                     ;   857.3 p5      43 t[2]
        vpermb zmm13, zmm8, zmm18                                   ;   858.3 p5      43 t[2]
        vpermb zmm7{k2}, zmm8, zmm21                                ;   860.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm8, zmm22                               ;   861.3 p5      43 t[2]
        vmovdqu8 zmm7{k1}, zmm13                                    ;   866.3 p0      43 t[2]
        vpmovb2m k1, zmm12                                          ;   807.3 p0      43 t[2]
        vptestmb k2, zmm12, zmm20                                   ;   861.3 p5      43 t[2]
        vpermb zmm8, zmm12, zmm1                                    ;   862.3 p5      43 t[2]
        vpermb zmm8{k2}, zmm12, zmm21                               ;   865.3 p5      43 t[2]
        vpermb zmm13, zmm12, zmm18                                  ;   864.3 p5      43 t[2]
        vpermb zmm13{k2}, zmm12, zmm22                              ;   867.3 p5      43 t[2]
        vmovdqu8 zmm8{k1}, zmm13                                    ;   872.3 p0      43 t[2]
        vpxord zmm12, zmm2, zmm8                                    ;   875.3 p0      55 t[2]
        vpxord zmm2, zmm2, zmm7                                     ;   869.3 p0      55 t[2]
        vpxord zmm8, zmm8, zmm0                                     ;   875.3 p0      55 t[2]
        vpmovb2m k1, zmm27                                          ;   788.3 p0      43 t[3]
        vptestmb k2, zmm27, zmm20                                   ;   866.3 p5      43 t[3]
        vpermb zmm13, zmm27, zmm1                                   ;   867.3 p5      43 t[3]
        vpermb zmm15, zmm27, zmm18                                  ;   868.3 p5      43 t[3]
        vpermb zmm13{k2}, zmm27, zmm21                              ;   870.3 p5      43 t[3]
        vpermb zmm15{k2}, zmm27, zmm22                              ;   871.3 p5      43 t[3]
        vmovdqu8 zmm13{k1}, zmm15                                   ;   876.3 p0      43 t[3]
        vpshufb zmm15, zmm23, zmm12                                 ;   876.3 p5      55 t[2]
        vpaddb zmm16, zmm12, zmm12                                  ;   876.3 p0      55 t[2]
        vpternlogd zmm7, zmm15, zmm16, 0x96                         ;   877.3 p0      55 t[2]
        vpshufb zmm15, zmm23, zmm8                                  ;   876.3 p5      55 t[2]
        vpaddb zmm16, zmm8, zmm8                                    ;   876.3 p0      55 t[2]
        vpternlogd zmm8, zmm7, [rbp + 10688], 0x96                  ;   878.3 p0+p2   55 t[2]
        vpternlogd zmm7, zmm15, zmm16, 0x96                         ;   878.3 p0      55 t[2]
        vpternlogd zmm15, zmm16, zmm0, 0x96                         ;   877.3 p0      55 t[2]
        vpternlogd zmm15, zmm2, [rbp + 10816], 0x96                 ;   878.3 p0+p3   55 t[2]
        vpshufb zmm16, zmm23, zmm2                                  ;   873.3 p5      55 t[2]
        vpaddb zmm2, zmm2, zmm2                                     ;   870.3 p0      55 t[2]
        vpternlogd zmm16, zmm2, zmm12, 0x96                         ;   876.3 p0      55 t[2]
        vpternlogd zmm7, zmm16, [rbp + 10944], 0x96                 ;   879.3 p0+p2   55 t[2]
        vpternlogd zmm16, zmm0, [rbp + 11136], 0x96                 ;   877.3 p0+p3   55 t[2]
        vpmovb2m k1, zmm4                                           ;   801.3 p0      43 t[3]
        vptestmb k2, zmm4, zmm20                                    ;   874.3 p5      43 t[3]
        vpermb zmm0, zmm4, zmm1                                     ;   875.3 p5      43 t[3]
        vpermb zmm2, zmm4, zmm18                                    ;   876.3 p5      43 t[3]
        vpermb zmm0{k2}, zmm4, zmm21                                ;   878.3 p5      43 t[3]
        vpermb zmm2{k2}, zmm4, zmm22                                ;   879.3 p5      43 t[3]
        vmovdqu8 zmm0{k1}, zmm2                                     ;   884.3 p0      43 t[3]
        vpmovb2m k1, zmm11                                          ;   807.3 p0      43 t[3]
        vptestmb k2, zmm11, zmm20                                   ;   879.3 p5      43 t[3]
        vpermb zmm2, zmm11, zmm1                                    ;   880.3 p5      43 t[3]
        vpermb zmm2{k2}, zmm11, zmm21                               ;   883.3 p5      43 t[3]
        vpermb zmm4, zmm11, zmm18                                   ;   882.3 p5      43 t[3]
        vpermb zmm4{k2}, zmm11, zmm22                               ;   885.3 p5      43 t[3]
        vmovdqu8 zmm2{k1}, zmm4                                     ;   890.3 p0      43 t[3]
        vpmovb2m k1, zmm17                                          ;   805.3 p0      43 t[3]
        vptestmb k2, zmm17, zmm20                                   ;   884.3 p5      43 t[3]
        vpermb zmm4, zmm17, zmm1                                    ;   885.3 p5      43 t[3]
        vpermb zmm11, zmm17, zmm18                                  ;   886.3 p5      43 t[3]
        vpermb zmm4{k2}, zmm17, zmm21                               ;   888.3 p5      43 t[3]
        vpermb zmm11{k2}, zmm17, zmm22                              ;   889.3 p5      43 t[3]
        vmovdqu8 zmm4{k1}, zmm11                                    ;   894.3 p0      43 t[3]
        vpxord zmm11, zmm13, zmm0                                   ;   887.3 p0      55 t[3]
        vpxord zmm13, zmm13, zmm2                                   ;   893.3 p0      55 t[3]
        vpxord zmm2, zmm2, zmm4                                     ;   897.3 p0      55 t[3]
        vpshufb zmm12, zmm23, zmm13                                 ;   894.3 p5      55 t[3]
        vpshufb zmm17, zmm23, zmm11                                 ;   890.3 p5      55 t[3]
        vpshufb zmm23, zmm23, zmm2                                  ;   898.3 p5      55 t[3]
        vpaddb zmm24, zmm13, zmm13                                  ;   894.3 p0      55 t[3]
        vpternlogd zmm4, zmm12, zmm24, 0x96                         ;   897.3 p0      55 t[3]
        vpaddb zmm12, zmm11, zmm11                                  ;   888.3 p0      55 t[3]
        vpternlogd zmm11, zmm4, [rbp + 11264], 0x96                 ;   898.3 p0+p2   55 t[3]
        vpternlogd zmm4, zmm17, zmm12, 0x96                         ;   898.3 p0      55 t[3]
        vpternlogd zmm17, zmm12, zmm0, 0x96                         ;   891.3 p0      55 t[3]
        vpternlogd zmm17, zmm2, [rbp + 11392], 0x96                 ;   898.3 p0+p3   55 t[3]
        vpaddb zmm2, zmm2, zmm2                                     ;   898.3 p0      55 t[3]
        vpternlogd zmm23, zmm2, zmm13, 0x96                         ;   899.3 p0      55 t[3]
        vpternlogd zmm4, zmm23, [rbp + 11456], 0x96                 ;   900.3 p0+p2   55 t[3]
        vpternlogd zmm23, zmm0, [rbp + 11520], 0x96                 ;   900.3 p0+p3   55 t[3]
        vpmovb2m k1, zmm3                                           ;   833.3 p0      43 dst
        vptestmb k2, zmm3, zmm20                                    ;   892.3 p5      43 dst
        vpermb zmm0, zmm3, zmm1                                     ;   893.3 p5      43 dst
        vpermb zmm0{k2}, zmm3, zmm21                                ;   896.3 p5      43 dst
        vpermb zmm2, zmm3, zmm18                                    ;   895.3 p5      43 dst
        vpermb zmm2{k2}, zmm3, zmm22                                ;   898.3 p5      43 dst
        vmovdqu8 zmm0{k1}, zmm2                                     ;   903.3 p0      43 dst
        vpxord zmm0, zmm0, [rbp + 12160]                            ;   906.3 p0+p2   58 dst
        vpmovb2m k1, zmm14                                          ;   856.3 p0      43 dst
        vptestmb k2, zmm14, zmm20                                   ;   897.3 p5      43 dst
        vpermb zmm2, zmm14, zmm1                                    ;   898.3 p5      43 dst
        vpermb zmm2{k2}, zmm14, zmm21                               ;   901.3 p5      43 dst
        vpermb zmm3, zmm14, zmm18                                   ;   900.3 p5      43 dst
        vpermb zmm3{k2}, zmm14, zmm22                               ;   903.3 p5      43 dst
        vmovdqu8 zmm2{k1}, zmm3                                     ;   908.3 p0      43 dst
        vpxord zmm2, zmm2, [rbp + 12224]                            ;   911.3 p0+p3   58 dst
        vpmovb2m k1, zmm7                                           ;   880.3 p0      43 dst
        vptestmb k2, zmm7, zmm20                                    ;   902.3 p5      43 dst
        vpermb zmm3, zmm7, zmm1                                     ;   903.3 p5      43 dst
        vpermb zmm3{k2}, zmm7, zmm21                                ;   906.3 p5      43 dst
        vpermb zmm12, zmm7, zmm18                                   ;   905.3 p5      43 dst
        vpermb zmm12{k2}, zmm7, zmm22                               ;   908.3 p5      43 dst
        vmovdqu8 zmm3{k1}, zmm12                                    ;   913.3 p0      43 dst
        vpxord zmm3, zmm3, [rbp + 12288]                            ;   916.3 p0+p2   58 dst
        vpmovb2m k1, zmm10                                          ;   854.3 p0      43 dst
        vptestmb k2, zmm10, zmm20                                   ;   907.3 p5      43 dst
        vpermb zmm7, zmm10, zmm1                                    ;   908.3 p5      43 dst
        vpermb zmm7{k2}, zmm10, zmm21                               ;   911.3 p5      43 dst
        vpermb zmm12, zmm10, zmm18                                  ;   910.3 p5      43 dst
        vpermb zmm12{k2}, zmm10, zmm22                              ;   913.3 p5      43 dst
        vmovdqu8 zmm7{k1}, zmm12                                    ;   918.3 p0      43 dst
        vpxord zmm7, zmm7, [rbp + 12416]                            ;   921.3 p0+p3   58 dst
        vpmovb2m k1, zmm23                                          ;   901.3 p0      43 dst
        vptestmb k2, zmm23, zmm20                                   ;   912.3 p5      43 dst
        vpermb zmm10, zmm23, zmm1                                   ;   913.3 p5      43 dst
        vpermb zmm10{k2}, zmm23, zmm21                              ;   916.3 p5      43 dst
        vpermb zmm12, zmm23, zmm18                                  ;   915.3 p5      43 dst
        vpermb zmm12{k2}, zmm23, zmm22                              ;   918.3 p5      43 dst
        vmovdqu8 zmm10{k1}, zmm12                                   ;   923.3 p0      43 dst
        vpxord zmm10, zmm10, [rbp + 12352]                          ;   926.3 p0+p2   58 dst
        vpmovb2m k1, zmm5                                           ;   836.3 p0      43 dst
        vptestmb k2, zmm5, zmm20                                    ;   917.3 p5      43 dst
        vpermb zmm12, zmm5, zmm1                                    ;   918.3 p5      43 dst
        vpermb zmm12{k2}, zmm5, zmm21                               ;   921.3 p5      43 dst
        vpermb zmm13, zmm5, zmm18                                   ;   920.3 p5      43 dst
        vpermb zmm13{k2}, zmm5, zmm22                               ;   923.3 p5      43 dst
        vmovdqu8 zmm12{k1}, zmm13                                   ;   928.3 p0      43 dst
        vpxord zmm12, zmm12, [rbp + 12608]                          ;   931.3 p0+p3   58 dst
        vpmovb2m k1, zmm15                                          ;   879.3 p0      43 dst
        vptestmb k2, zmm15, zmm20                                   ;   922.3 p5      43 dst
        vpermb zmm5, zmm15, zmm1                                    ;   923.3 p5      43 dst
        vpermb zmm5{k2}, zmm15, zmm21                               ;   926.3 p5      43 dst
        vpermb zmm13, zmm15, zmm18                                  ;   925.3 p5      43 dst
        vpermb zmm13{k2}, zmm15, zmm22                              ;   928.3 p5      43 dst
        vmovdqu8 zmm5{k1}, zmm13                                    ;   933.3 p0      43 dst
        vpxord zmm5, zmm5, [rbp + 12480]                            ;   936.3 p0+p2   58 dst
        vpmovb2m k1, zmm4                                           ;   901.3 p0      43 dst
        vptestmb k2, zmm4, zmm20                                    ;   927.3 p5      43 dst
        vpermb zmm13, zmm4, zmm1                                    ;   928.3 p5      43 dst
        vpermb zmm13{k2}, zmm4, zmm21                               ;   931.3 p5      43 dst
        vpermb zmm14, zmm4, zmm18                                   ;   930.3 p5      43 dst
        vpermb zmm14{k2}, zmm4, zmm22                               ;   933.3 p5      43 dst
        vmovdqu8 zmm13{k1}, zmm14                                   ;   938.3 p0      43 dst
        vpxord zmm13, zmm13, [rbp + 12544]                          ;   941.3 p0+p3   58 dst
        vpmovb2m k1, zmm19                                          ;   845.3 p0      43 dst
        vptestmb k2, zmm19, zmm20                                   ;   932.3 p5      43 dst
        vpermb zmm4, zmm19, zmm1                                    ;   933.3 p5      43 dst
        vpermb zmm14, zmm19, zmm18                                  ;   934.3 p5      43 dst
        vpermb zmm4{k2}, zmm19, zmm21                               ;   936.3 p5      43 dst
        vpermb zmm14{k2}, zmm19, zmm22                              ;   937.3 p5      43 dst
        vmovdqu8 zmm4{k1}, zmm14                                    ;   942.3 p0      43 dst
        vpmovb2m k1, zmm8                                           ;   879.3 p0      43 dst
        vptestmb k2, zmm8, zmm20                                    ;   937.3 p5      43 dst
        vpermb zmm14, zmm8, zmm1                                    ;   938.3 p5      43 dst
        vpermb zmm14{k2}, zmm8, zmm21                               ;   941.3 p5      43 dst
        vpermb zmm15, zmm8, zmm18                                   ;   940.3 p5      43 dst
        vpermb zmm15{k2}, zmm8, zmm22                               ;   943.3 p5      43 dst
        vmovdqu8 zmm14{k1}, zmm15                                   ;   948.3 p0      43 dst
        vpxord zmm4, zmm4, [rbp + 12800]                            ;   945.3 p0+p2   58 dst
        vpxord zmm14, zmm14, [rbp + 12672]                          ;   951.3 p0+p3   58 dst
        vpmovb2m k1, zmm6                                           ;   853.3 p0      43 dst
        vptestmb k2, zmm6, zmm20                                    ;   942.3 p5      43 dst
        vpermb zmm8, zmm6, zmm1                                     ;   943.3 p5      43 dst
        vpermb zmm15, zmm6, zmm18                                   ;   944.3 p5      43 dst
        vpermb zmm8{k2}, zmm6, zmm21                                ;   946.3 p5      43 dst
        vpermb zmm15{k2}, zmm6, zmm22                               ;   947.3 p5      43 dst
        vmovdqu8 zmm8{k1}, zmm15                                    ;   952.3 p0      43 dst
        vptestmb k1, zmm17, zmm20                                   ;   947.3 p5      43 dst
        vptestmb k2, zmm26, zmm20                                   ;   948.3 p5      43 dst
        vpmovb2m k3, zmm17                                          ;   899.3 p0      43 dst
        vpermb zmm6, zmm17, zmm1                                    ;   949.3 p5      43 dst
        vpermb zmm6{k1}, zmm17, zmm21                               ;   952.3 p5      43 dst
        vpermb zmm15, zmm17, zmm18                                  ;   951.3 p5      43 dst
        vpermb zmm15{k1}, zmm17, zmm22                              ;   954.3 p5      43 dst
        vmovdqu8 zmm6{k3}, zmm15                                    ;   959.3 p0      43 dst
        vpermb zmm15, zmm26, zmm1                                   ;   953.3 p5      43 dst
        vpmovb2m k1, zmm26                                          ;   855.3 p0      43 dst
        vpermb zmm17, zmm26, zmm18                                  ;   954.3 p5      43 dst
        vpxord zmm8, zmm8, [rbp + 12864]                            ;   955.3 p0+p2   58 dst
        vpxord zmm6, zmm6, [rbp + 12736]                            ;   962.3 p0+p3   58 dst
        vptestmb k3, zmm9, zmm20                                    ;   955.3 p5      43 dst
        vptestmb k4, zmm11, zmm20                                   ;   956.3 p5      43 dst
        vptestmb k5, zmm16, zmm20                                   ;   957.3 p5      43 dst
        vpermb zmm15{k2}, zmm26, zmm21                              ;   958.3 p5      43 dst
        vpermb zmm17{k2}, zmm26, zmm22                              ;   959.3 p5      43 dst
        vmovdqu8 zmm15{k1}, zmm17                                   ;   964.3 p0      43 dst
        vpermb zmm17, zmm9, zmm1                                    ;   960.3 p5      43 dst
        vpermb zmm19, zmm11, zmm1                                   ;   961.3 p5      43 dst
        vpermb zmm1, zmm16, zmm1                                    ;   962.3 p5      43 dst
        vpermb zmm19{k4}, zmm11, zmm21                              ;   964.3 p5      43 dst
        vpermb zmm20, zmm9, zmm18                                   ;   964.3 p5      43 dst
        vpermb zmm23, zmm11, zmm18                                  ;   965.3 p5      43 dst
        vpermb zmm18, zmm16, zmm18                                  ;   966.3 p5      43 dst
        vpermb zmm23{k4}, zmm11, zmm22                              ;   968.3 p5      43 dst
        vpmovb2m k1, zmm11                                          ;   899.3 p0      43 dst
        vmovdqu8 zmm19{k1}, zmm23                                   ;   973.3 p0      43 dst
        vpmovb2m k1, zmm9                                           ;   861.3 p0      43 dst
        vpermb zmm17{k3}, zmm9, zmm21                               ;   968.3 p5      43 dst
        vpermb zmm20{k3}, zmm9, zmm22                               ;   969.3 p5      43 dst
        vmovdqu8 zmm17{k1}, zmm20                                   ;   974.3 p0      43 dst
        vpermb zmm1{k5}, zmm16, zmm21                               ;   970.3 p5      43 dst
        vpermb zmm18{k5}, zmm16, zmm22                              ;   971.3 p5      43 dst
        vpmovb2m k1, zmm16                                          ;   878.3 p0      43 dst
        vmovdqu8 zmm1{k1}, zmm18                                    ;   976.3 p0      43 dst
        vpunpcklbw zmm9, zmm0, zmm2                                 ;   972.3 p5      58 dst
        vpunpckhbw zmm0, zmm0, zmm2                                 ;   973.3 p5      58 dst
        vpxord zmm15, zmm15, [rbp + 12992]                          ;   967.3 p0+p2   58 dst
        vpxord zmm19, zmm19, [rbp + 12928]                          ;   976.3 p0+p3   58 dst
        vpunpcklbw zmm2, zmm3, zmm10                                ;   974.3 p5      58 dst
        vpunpckhbw zmm3, zmm3, zmm10                                ;   975.3 p5      58 dst
        vpxord zmm17, zmm17, [rbp + 13056]                          ;   977.3 p0+p2   58 dst
        vpxord zmm1, zmm1, [rbp + 13120]                            ;   979.3 p0+p3   58 dst
        vpunpcklbw zmm10, zmm7, zmm5                                ;   976.3 p5      58 dst
        vpunpckhbw zmm5, zmm7, zmm5                                 ;   977.3 p5      58 dst
        vpunpcklbw zmm7, zmm13, zmm12                               ;   978.3 p5      58 dst
        vpunpckhbw zmm11, zmm13, zmm12                              ;   979.3 p5      58 dst
        vpunpcklwd zmm12, zmm9, zmm2                                ;   980.3 p5      58 dst
        vpunpckhwd zmm2, zmm9, zmm2                                 ;   981.3 p5      58 dst
        vpunpcklwd zmm9, zmm0, zmm3                                 ;   982.3 p5      58 dst
        vpunpckhwd zmm0, zmm0, zmm3                                 ;   983.3 p5      58 dst
        vpunpcklwd zmm3, zmm10, zmm7                                ;   984.3 p5      58 dst
        vpunpckhwd zmm7, zmm10, zmm7                                ;   985.3 p5      58 dst
        vpunpcklwd zmm10, zmm5, zmm11                               ;   986.3 p5      58 dst
        vpunpckhwd zmm5, zmm5, zmm11                                ;   987.3 p5      58 dst
        vpunpcklbw zmm11, zmm4, zmm8                                ;   988.3 p5      58 dst
        vpunpckhbw zmm4, zmm4, zmm8                                 ;   989.3 p5      58 dst
        vpunpcklbw zmm8, zmm14, zmm6                                ;   990.3 p5      58 dst
        vpunpckhbw zmm6, zmm14, zmm6                                ;   991.3 p5      58 dst
        vpunpckldq zmm13, zmm12, zmm3                               ;   992.3 p5      58 dst
        vpunpckhdq zmm3, zmm12, zmm3                                ;   993.3 p5      58 dst
        vpunpckldq zmm12, zmm2, zmm7                                ;   994.3 p5      58 dst
        vpunpckhdq zmm2, zmm2, zmm7                                 ;   995.3 p5      58 dst
        vpunpckldq zmm7, zmm9, zmm10                                ;   996.3 p5      58 dst
        vpunpckhdq zmm9, zmm9, zmm10                                ;   997.3 p5      58 dst
        vpunpckldq zmm10, zmm0, zmm5                                ;   998.3 p5      58 dst
        vpunpckhdq zmm0, zmm0, zmm5                                 ;   999.3 p5      58 dst
        vpunpcklbw zmm5, zmm19, zmm15                               ;  1000.3 p5      58 dst
        vpunpckhbw zmm14, zmm19, zmm15                              ;  1001.3 p5      58 dst
        vpunpcklwd zmm15, zmm8, zmm11                               ;  1002.3 p5      58 dst
        vpunpckhwd zmm8, zmm8, zmm11                                ;  1003.3 p5      58 dst
        vpunpcklbw zmm11, zmm17, zmm1                               ;  1004.3 p5      58 dst
        vpunpckhbw zmm1, zmm17, zmm1                                ;  1005.3 p5      58 dst
        vpunpcklwd zmm16, zmm6, zmm4                                ;  1006.3 p5      58 dst
        vpunpckhwd zmm4, zmm6, zmm4                                 ;  1007.3 p5      58 dst
        vpunpcklwd zmm6, zmm5, zmm11                                ;  1008.3 p5      58 dst
        vpunpckhwd zmm5, zmm5, zmm11                                ;  1009.3 p5      58 dst
        vpunpcklwd zmm11, zmm14, zmm1                               ;  1010.3 p5      58 dst
        vpunpckhwd zmm1, zmm14, zmm1                                ;  1011.3 p5      58 dst
        vpunpckldq zmm14, zmm15, zmm6                               ;  1012.3 p5      58 dst
        vpunpckhdq zmm6, zmm15, zmm6                                ;  1013.3 p5      58 dst
        vpunpckldq zmm15, zmm8, zmm5                                ;  1014.3 p5      58 dst
        vpunpckhdq zmm5, zmm8, zmm5                                 ;  1015.3 p5      58 dst
        vpunpckldq zmm8, zmm16, zmm11                               ;  1016.3 p5      58 dst
        vpunpckhdq zmm11, zmm16, zmm11                              ;  1017.3 p5      58 dst
        vpunpckldq zmm16, zmm4, zmm1                                ;  1018.3 p5      58 dst
        vpunpckhdq zmm1, zmm4, zmm1                                 ;  1019.3 p5      58 dst
        vpunpcklqdq zmm4, zmm13, zmm14                              ;  1020.3 p5      58 dst
        vpunpckhqdq zmm13, zmm13, zmm14                             ;  1021.3 p5      58 dst
        vmovdqu64 [r9], zmm4                                        ;  1021.3 p7+p4   58 dst
        vmovdqu64 [r9 + 64], zmm13                                  ;  1022.3 p8+p9   58 dst
        vpunpcklqdq zmm4, zmm3, zmm6                                ;  1022.3 p5      58 dst
        vpunpckhqdq zmm3, zmm3, zmm6                                ;  1023.3 p5      58 dst
        vmovdqu64 [r9 + 128], zmm4                                  ;  1023.3 p7+p4   58 dst
        vmovdqu64 [r9 + 192], zmm3                                  ;  1024.3 p8+p9   58 dst
        vpunpcklqdq zmm3, zmm12, zmm15                              ;  1024.3 p5      58 dst
        vpunpckhqdq zmm4, zmm12, zmm15                              ;  1025.3 p5      58 dst
        vmovdqu64 [r9 + 256], zmm3                                  ;  1025.3 p7+p4   58 dst
        vmovdqu64 [r9 + 320], zmm4                                  ;  1026.3 p8+p9   58 dst
        vpunpcklqdq zmm3, zmm2, zmm5                                ;  1026.3 p5      58 dst
        vpunpckhqdq zmm2, zmm2, zmm5                                ;  1027.3 p5      58 dst
        vmovdqu64 [r9 + 384], zmm3                                  ;  1027.3 p7+p4   58 dst
        vmovdqu64 [r9 + 448], zmm2                                  ;  1028.3 p8+p9   58 dst
        vpunpcklqdq zmm2, zmm7, zmm8                                ;  1028.3 p5      58 dst
        vpunpckhqdq zmm3, zmm7, zmm8                                ;  1029.3 p5      58 dst
        vmovdqu64 [r9 + 512], zmm2                                  ;  1029.3 p7+p4   58 dst
        vmovdqu64 [r9 + 576], zmm3                                  ;  1030.3 p8+p9   58 dst
        vpunpcklqdq zmm2, zmm9, zmm11                               ;  1030.3 p5      58 dst
        vpunpckhqdq zmm3, zmm9, zmm11                               ;  1031.3 p5      58 dst
        vmovdqu64 [r9 + 640], zmm2                                  ;  1031.3 p7+p4   58 dst
        vmovdqu64 [r9 + 704], zmm3                                  ;  1032.3 p8+p9   58 dst
        vpunpcklqdq zmm2, zmm10, zmm16                              ;  1032.3 p5      58 dst
        vpunpckhqdq zmm3, zmm10, zmm16                              ;  1033.3 p5      58 dst
        vmovdqu64 [r9 + 768], zmm2                                  ;  1033.3 p7+p4   58 dst
        vmovdqu64 [r9 + 832], zmm3                                  ;  1034.3 p8+p9   58 dst
        vpunpcklqdq zmm2, zmm0, zmm1                                ;  1034.3 p5      58 dst
        vpunpckhqdq zmm0, zmm0, zmm1                                ;  1035.3 p5      58 dst
        vmovdqu64 [r9 + 896], zmm2                                  ;  1035.3 p7+p4   58 dst
        vmovdqu64 [r9 + 960], zmm0                                  ;  1036.3 p8+p9   58 dst
        add r9, 0x400                                               ;   763.3 p1     117 blocks
        add r8, 0x400                                               ;   763.5 p6     117 blocks
        cmp r8, qword [rbp + 13208]                                 ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 13200], r8                                 ;                    resident
        mov qword [rbp + 13216], r9                                 ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 13192]                                ;                    blocks left over
        test rax, rax                                               ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 13200]                                ;                    blocks left over
        lea rdi, [rbp - 128]                                        ;                    blocks left over
        mov qword [rbp + 13224], rsi                                ;                    blocks left over
        mov qword [rbp + 13200], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
        mov rsi, qword [rbp + 13216]                                ;                    blocks left over
        lea rdi, [rbp + 896]                                        ;                    blocks left over
        mov rcx, rsi                                                ;                    blocks left over
        sub rcx, qword [rbp + 13224]                                ;                    blocks left over
        neg rcx                                                     ;                    blocks left over
        sbb rcx, rcx                                                ;                    blocks left over
        lea rdx, [rbp - 128]                                        ;                    blocks left over
        sub rdi, rdx                                                ;                    blocks left over
        and rdi, rcx                                                ;                    blocks left over
        add rdi, rdx                                                ;                    blocks left over
        mov qword [rbp + 13232], rdi                                ;                    blocks left over
        mov qword [rbp + 13240], rsi                                ;                    blocks left over
        mov qword [rbp + 13216], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
        lea rsi, [rbp + 896]                                        ;                    blocks left over
        mov qword [rbp + 13208], rsi                                ;                    blocks left over
        neg rax                                                     ;                    blocks left over
        mov qword [rbp + 13192], rax                                ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                     ;                    blocks left over
        mov rsi, qword [rbp + 13232]                                ;                    blocks left over
        mov rdi, qword [rbp + 13240]                                ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                  ;                    x87 state
        mov rsp, qword [rbp + 13248]                                ;                    frame
        pop rbp                                                     ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
aes128_encrypt.T0_constants512:
        dq 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b, 0x1b1b1b1b1b1b1b1b
        dq 0xc56f6bf27b777c63, 0x76abd7fe2b670130, 0xf04759fa7dc982ca, 0xc072a49cafa2d4ad, 0xccf73f362693fdb7, 0x1531d871f1e5a534, 0x9a059618c323c704, 0x75b227ebe2801207
        dq 0xa05a6e1b1a2c8309, 0x842fe329b3d63b52, 0x5bb1fc20ed00d153, 0xcf584c4a39becb6a, 0x85334d43fbaaefd0, 0xa89f3c507f02f945, 0xf5389d928f40a351, 0xd2f3ff1021dab6bc
        dq 0x1744975fec130ccd, 0x73195d643d7ea7c4, 0x88902a22dc4f8160, 0xdb0b5ede14b8ee46, 0x5c2406490a3a32e0, 0x79e4959162acd3c2, 0xa94ed58d6d37c8e7, 0x08ae7a65eaf4566c
        dq 0xc6b4a61c2e2578ba, 0x8a8bbd4b1f74dde8, 0x0ef6034866b53e70, 0x9e1dc186b9573561, 0x948ed9691198f8e1, 0xdf2855cee9871e9b, 0x6842e6bf0d89a18c, 0x16bb54b00f2d9941
        dq 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
