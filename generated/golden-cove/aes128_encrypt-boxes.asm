; aes128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
;   ./cw build aes128_encrypt --cpu golden-cove --variant boxes
;
; void aes128_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 176 bytes, read, secret, no alignment needed
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
;   body: 498 uops, planned 177.2; bounds: width 83.0, ports 176.0, path 2.0
;   blocks: 2396 uops, planned 1071.3; bounds: width 399.3, ports 1036.0, path 117.0
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
        vmovdqu64 zmm1, [rel aes128_encrypt.T0_constants512 + 320]  ;    17.3 p2      43 t[0] reload
        vpshufb zmm17, zmm1, zmm11                                  ;    64.3 p5      43 t[0]
        vpshufb zmm18, zmm1, zmm7                                   ;    65.3 p5      43 t[0]
        vpxord zmm10, zmm10, [rbp + 11648]                          ;    57.3 p0+p3   52 s[2]
        vpxord zmm6, zmm6, [rbp + 11712]                            ;    58.3 p0+p2   52 s[2]
        vpxord zmm12, zmm12, [rbp + 11776]                          ;    59.3 p0+p3   52 s[2]
        vpshufb zmm19, zmm1, zmm12                                  ;    66.3 p5      43 t[0]
        vmovdqu64 zmm20, [rel aes128_encrypt.T0_constants512 + 128] ;    19.3 p2      43 t[0] reload
        vmovdqu64 zmm21, [rel aes128_encrypt.T0_constants512 + 64]  ;    19.5 p3      43 t[0] reload
        vmovdqa64 zmm22, zmm11                                      ;    50.3         43 t[0] copy
        vpermi2b zmm22, zmm21, zmm20                                ;    68.3 p0+p5   43 t[0]
        vmovdqu64 zmm23, [rel aes128_encrypt.T0_constants512 + 256] ;    20.3 p2      43 t[0] reload
        vmovdqu64 zmm24, [rel aes128_encrypt.T0_constants512 + 192] ;    20.5 p3      43 t[0] reload
        vpermi2b zmm11, zmm24, zmm23                                ;    70.3 p0+p5   43 t[0]
        vpternlogd zmm17, zmm22, zmm11, 0xca                        ;    75.3 p0      43 t[0]
        vmovdqa64 zmm11, zmm7                                       ;    55.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;    72.3 p0+p5   43 t[0]
        vpermi2b zmm7, zmm24, zmm23                                 ;    74.3 p0+p5   43 t[0]
        vpternlogd zmm18, zmm11, zmm7, 0xca                         ;    79.3 p0      43 t[0]
        vmovdqa64 zmm7, zmm12                                       ;    60.3         43 t[0] copy
        vpermi2b zmm7, zmm21, zmm20                                 ;    76.3 p0+p5   43 t[0]
        vpermi2b zmm12, zmm24, zmm23                                ;    78.3 p0+p5   43 t[0]
        vpternlogd zmm19, zmm7, zmm12, 0xca                         ;    83.3 p0      43 t[0]
        vpxord zmm7, zmm17, zmm18                                   ;    80.3 p0      55 t[0]
        vpxord zmm18, zmm18, zmm19                                  ;    84.3 p0      55 t[0]
        vpxord zmm4, zmm4, [rbp + 11840]                            ;    60.3 p0+p2   52 s[2]
        vpxord zmm15, zmm15, [rbp + 11904]                          ;    61.3 p0+p3   52 s[3]
        vpxord zmm8, zmm8, [rbp + 11968]                            ;    62.3 p0+p2   52 s[3]
        vpxord zmm16, zmm16, [rbp + 12032]                          ;    63.3 p0+p3   52 s[3]
        vpxord zmm0, zmm0, [rbp + 12096]                            ;    64.3 p0+p2   52 s[3]
        vpshufb zmm11, zmm1, zmm0                                   ;    79.3 p5      43 t[0]
        vmovdqa64 zmm12, zmm0                                       ;    65.3         43 t[0] copy
        vpermi2b zmm12, zmm21, zmm20                                ;    81.3 p0+p5   43 t[0]
        vpermi2b zmm0, zmm24, zmm23                                 ;    83.3 p0+p5   43 t[0]
        vpternlogd zmm11, zmm12, zmm0, 0xca                         ;    88.3 p0      43 t[0]
        vpxord zmm17, zmm17, zmm11                                  ;    89.3 p0      55 t[0]
        vpshufb zmm0, zmm1, zmm9                                    ;    84.3 p5      43 t[1]
        vmovdqa64 zmm12, zmm9                                       ;    54.3         43 t[1] copy
        vpermi2b zmm12, zmm21, zmm20                                ;    86.3 p0+p5   43 t[1]
        vpermi2b zmm9, zmm24, zmm23                                 ;    88.3 p0+p5   43 t[1]
        vpternlogd zmm0, zmm12, zmm9, 0xca                          ;    93.3 p0      43 t[1]
        vpshufb zmm9, zmm1, zmm6                                    ;    89.3 p5      43 t[1]
        vmovdqa64 zmm12, zmm6                                       ;    59.3         43 t[1] copy
        vpermi2b zmm12, zmm21, zmm20                                ;    91.3 p0+p5   43 t[1]
        vpermi2b zmm6, zmm24, zmm23                                 ;    93.3 p0+p5   43 t[1]
        vpternlogd zmm9, zmm12, zmm6, 0xca                          ;    98.3 p0      43 t[1]
        vpaddb zmm6, zmm7, zmm7                                     ;    81.3 p0      55 t[0]
        vmovdqu64 zmm12, [rel aes128_encrypt.T0_constants512]       ;    26.5 p3      55 t[0] reload
        vpshufb zmm22, zmm12, zmm7                                  ;    94.3 p5      55 t[0]
        vpternlogd zmm11, zmm22, zmm6, 0x96                         ;    95.3 p0      55 t[0]
        vpshufb zmm6, zmm12, zmm18                                  ;    95.3 p5      55 t[0]
        vpaddb zmm22, zmm18, zmm18                                  ;    85.3 p0      55 t[0]
        vpternlogd zmm18, zmm11, [rbp + 1920], 0x96                 ;    96.3 p0+p2   55 t[0]
        vpternlogd zmm11, zmm6, zmm22, 0x96                         ;    96.3 p0      55 t[0]
        vpternlogd zmm6, zmm22, zmm19, 0x96                         ;    96.3 p0      55 t[0]
        vpternlogd zmm6, zmm17, [rbp + 1984], 0x96                  ;    97.3 p0+p3   55 t[0]
        vpshufb zmm22, zmm12, zmm17                                 ;    96.3 p5      55 t[0]
        vpaddb zmm17, zmm17, zmm17                                  ;    90.3 p0      55 t[0]
        vpternlogd zmm22, zmm17, zmm7, 0x96                         ;    97.3 p0      55 t[0]
        vpternlogd zmm11, zmm22, [rbp + 2048], 0x96                 ;    98.3 p0+p2   55 t[0]
        vpternlogd zmm22, zmm19, [rbp + 2112], 0x96                 ;    98.3 p0+p3   55 t[0]
        vpshufb zmm7, zmm1, zmm3                                    ;    97.3 p5      43 t[1]
        vmovdqa64 zmm17, zmm3                                       ;    53.3         43 t[1] copy
        vpermi2b zmm17, zmm21, zmm20                                ;    99.3 p0+p5   43 t[1]
        vpermi2b zmm3, zmm24, zmm23                                 ;   101.3 p0+p5   43 t[1]
        vpternlogd zmm7, zmm17, zmm3, 0xca                          ;   106.3 p0      43 t[1]
        vpshufb zmm3, zmm1, zmm16                                   ;   102.3 p5      43 t[1]
        vmovdqa64 zmm17, zmm16                                      ;    64.3         43 t[1] copy
        vpermi2b zmm17, zmm21, zmm20                                ;   104.3 p0+p5   43 t[1]
        vpermi2b zmm16, zmm24, zmm23                                ;   106.3 p0+p5   43 t[1]
        vpternlogd zmm3, zmm17, zmm16, 0xca                         ;   111.3 p0      43 t[1]
        vpxord zmm16, zmm0, zmm9                                    ;    99.3 p0      55 t[1]
        vpxord zmm0, zmm0, zmm7                                     ;   107.3 p0      55 t[1]
        vpxord zmm9, zmm9, zmm3                                     ;   112.3 p0      55 t[1]
        vpshufb zmm17, zmm1, zmm10                                  ;   107.3 p5      43 t[2]
        vmovdqa64 zmm19, zmm10                                      ;    58.3         43 t[2] copy
        vpermi2b zmm19, zmm21, zmm20                                ;   109.3 p0+p5   43 t[2]
        vpermi2b zmm10, zmm24, zmm23                                ;   111.3 p0+p5   43 t[2]
        vpternlogd zmm17, zmm19, zmm10, 0xca                        ;   116.3 p0      43 t[2]
        vpshufb zmm10, zmm1, zmm14                                  ;   112.3 p5      43 t[2]
        vmovdqa64 zmm19, zmm14                                      ;    52.3         43 t[2] copy
        vpermi2b zmm19, zmm21, zmm20                                ;   114.3 p0+p5   43 t[2]
        vpermi2b zmm14, zmm24, zmm23                                ;   116.3 p0+p5   43 t[2]
        vpternlogd zmm10, zmm19, zmm14, 0xca                        ;   121.3 p0      43 t[2]
        vpshufb zmm14, zmm1, zmm8                                   ;   117.3 p5      43 t[2]
        vmovdqa64 zmm19, zmm8                                       ;    63.3         43 t[2] copy
        vpermi2b zmm19, zmm21, zmm20                                ;   119.3 p0+p5   43 t[2]
        vpermi2b zmm8, zmm24, zmm23                                 ;   121.3 p0+p5   43 t[2]
        vpternlogd zmm14, zmm19, zmm8, 0xca                         ;   126.3 p0      43 t[2]
        vpshufb zmm8, zmm12, zmm16                                  ;   122.3 p5      55 t[1]
        vpaddb zmm19, zmm16, zmm16                                  ;   100.3 p0      55 t[1]
        vpternlogd zmm7, zmm8, zmm19, 0x96                          ;   123.3 p0      55 t[1]
        vpshufb zmm8, zmm1, zmm2                                    ;   123.3 p5      43 t[2]
        vmovdqa64 zmm19, zmm2                                       ;    57.3         43 t[2] copy
        vpermi2b zmm19, zmm21, zmm20                                ;   125.3 p0+p5   43 t[2]
        vpermi2b zmm2, zmm24, zmm23                                 ;   127.3 p0+p5   43 t[2]
        vpternlogd zmm8, zmm19, zmm2, 0xca                          ;   132.3 p0      43 t[2]
        vpshufb zmm2, zmm12, zmm9                                   ;   128.3 p5      55 t[1]
        vpaddb zmm19, zmm9, zmm9                                    ;   113.3 p0      55 t[1]
        vpternlogd zmm9, zmm7, [rbp + 2176], 0x96                   ;   124.3 p0+p2   55 t[1]
        vpternlogd zmm7, zmm2, zmm19, 0x96                          ;   129.3 p0      55 t[1]
        vpternlogd zmm2, zmm19, zmm3, 0x96                          ;   129.3 p0      55 t[1]
        vpternlogd zmm2, zmm0, [rbp + 2240], 0x96                   ;   130.3 p0+p3   55 t[1]
        vpshufb zmm19, zmm12, zmm0                                  ;   129.3 p5      55 t[1]
        vpaddb zmm0, zmm0, zmm0                                     ;   108.3 p0      55 t[1]
        vpternlogd zmm19, zmm0, zmm16, 0x96                         ;   130.3 p0      55 t[1]
        vpternlogd zmm7, zmm19, [rbp + 2304], 0x96                  ;   131.3 p0+p2   55 t[1]
        vpternlogd zmm19, zmm3, [rbp + 2368], 0x96                  ;   131.3 p0+p3   55 t[1]
        vpxord zmm0, zmm17, zmm14                                   ;   127.3 p0      55 t[2]
        vpxord zmm17, zmm17, zmm8                                   ;   133.3 p0      55 t[2]
        vpxord zmm14, zmm14, zmm10                                  ;   127.3 p0      55 t[2]
        vpshufb zmm3, zmm1, zmm5                                    ;   130.3 p5      43 t[3]
        vmovdqa64 zmm16, zmm5                                       ;    51.3         43 t[3] copy
        vpermi2b zmm16, zmm21, zmm20                                ;   132.3 p0+p5   43 t[3]
        vpermi2b zmm5, zmm24, zmm23                                 ;   134.3 p0+p5   43 t[3]
        vpternlogd zmm3, zmm16, zmm5, 0xca                          ;   139.3 p0      43 t[3]
        vpshufb zmm5, zmm1, zmm15                                   ;   135.3 p5      43 t[3]
        vmovdqa64 zmm16, zmm15                                      ;    62.3         43 t[3] copy
        vpermi2b zmm16, zmm21, zmm20                                ;   137.3 p0+p5   43 t[3]
        vpermi2b zmm15, zmm24, zmm23                                ;   139.3 p0+p5   43 t[3]
        vpternlogd zmm5, zmm16, zmm15, 0xca                         ;   144.3 p0      43 t[3]
        vpshufb zmm15, zmm1, zmm13                                  ;   140.3 p5      43 t[3]
        vmovdqa64 zmm16, zmm13                                      ;    56.3         43 t[3] copy
        vpermi2b zmm16, zmm21, zmm20                                ;   142.3 p0+p5   43 t[3]
        vpermi2b zmm13, zmm24, zmm23                                ;   144.3 p0+p5   43 t[3]
        vpternlogd zmm15, zmm16, zmm13, 0xca                        ;   149.3 p0      43 t[3]
        vpshufb zmm13, zmm1, zmm4                                   ;   145.3 p5      43 t[3]
        vmovdqa64 zmm16, zmm4                                       ;    61.3         43 t[3] copy
        vpermi2b zmm16, zmm21, zmm20                                ;   147.3 p0+p5   43 t[3]
        vpermi2b zmm4, zmm24, zmm23                                 ;   149.3 p0+p5   43 t[3]
        vpternlogd zmm13, zmm16, zmm4, 0xca                         ;   154.3 p0      43 t[3]
        vpshufb zmm4, zmm12, zmm0                                   ;   150.3 p5      55 t[2]
        vpaddb zmm16, zmm0, zmm0                                    ;   128.3 p0      55 t[2]
        vpternlogd zmm8, zmm4, zmm16, 0x96                          ;   151.3 p0      55 t[2]
        vpshufb zmm4, zmm12, zmm14                                  ;   151.3 p5      55 t[2]
        vpaddb zmm16, zmm14, zmm14                                  ;   128.3 p0      55 t[2]
        vpternlogd zmm14, zmm8, [rbp + 2432], 0x96                  ;   152.3 p0+p2   55 t[2]
        vpternlogd zmm8, zmm4, zmm16, 0x96                          ;   152.3 p0      55 t[2]
        vpternlogd zmm4, zmm16, zmm10, 0x96                         ;   152.3 p0      55 t[2]
        vpternlogd zmm4, zmm17, [rbp + 2496], 0x96                  ;   153.3 p0+p3   55 t[2]
        vpshufb zmm16, zmm12, zmm17                                 ;   152.3 p5      55 t[2]
        vpaddb zmm17, zmm17, zmm17                                  ;   134.3 p0      55 t[2]
        vpternlogd zmm16, zmm17, zmm0, 0x96                         ;   153.3 p0      55 t[2]
        vpternlogd zmm8, zmm16, [rbp + 2560], 0x96                  ;   154.3 p0+p2   55 t[2]
        vpternlogd zmm16, zmm10, [rbp + 2624], 0x96                 ;   154.3 p0+p3   55 t[2]
        vpxord zmm0, zmm3, zmm15                                    ;   150.3 p0      55 t[3]
        vpxord zmm3, zmm3, zmm5                                     ;   145.3 p0      55 t[3]
        vpxord zmm5, zmm5, zmm13                                    ;   155.3 p0      55 t[3]
        vpshufb zmm10, zmm1, zmm18                                  ;   153.3 p5      43 t[0]
        vmovdqa64 zmm17, zmm18                                      ;    97.3         43 t[0] copy
        vpermi2b zmm17, zmm21, zmm20                                ;   155.3 p0+p5   43 t[0]
        vpermi2b zmm18, zmm24, zmm23                                ;   157.3 p0+p5   43 t[0]
        vpternlogd zmm10, zmm17, zmm18, 0xca                        ;   162.3 p0      43 t[0]
        vpshufb zmm17, zmm12, zmm3                                  ;   158.3 p5      55 t[3]
        vpaddb zmm18, zmm3, zmm3                                    ;   146.3 p0      55 t[3]
        vpternlogd zmm13, zmm17, zmm18, 0x96                        ;   159.3 p0      55 t[3]
        vpshufb zmm17, zmm12, zmm0                                  ;   159.3 p5      55 t[3]
        vpaddb zmm18, zmm0, zmm0                                    ;   151.3 p0      55 t[3]
        vpternlogd zmm0, zmm13, [rbp + 2688], 0x96                  ;   160.3 p0+p2   55 t[3]
        vpternlogd zmm13, zmm17, zmm18, 0x96                        ;   160.3 p0      55 t[3]
        vpternlogd zmm17, zmm18, zmm15, 0x96                        ;   160.3 p0      55 t[3]
        vpternlogd zmm17, zmm5, [rbp + 2752], 0x96                  ;   161.3 p0+p3   55 t[3]
        vpshufb zmm18, zmm12, zmm5                                  ;   160.3 p5      55 t[3]
        vpaddb zmm5, zmm5, zmm5                                     ;   156.3 p0      55 t[3]
        vpternlogd zmm18, zmm5, zmm3, 0x96                          ;   161.3 p0      55 t[3]
        vpternlogd zmm13, zmm18, [rbp + 2816], 0x96                 ;   162.3 p0+p2   55 t[3]
        vpternlogd zmm18, zmm15, [rbp + 2880], 0x96                 ;   162.3 p0+p3   55 t[3]
        vpshufb zmm3, zmm1, zmm2                                    ;   161.3 p5      43 t[0]
        vmovdqa64 zmm5, zmm2                                        ;   131.3         43 t[0] copy
        vpermi2b zmm5, zmm21, zmm20                                 ;   163.3 p0+p5   43 t[0]
        vpermi2b zmm2, zmm24, zmm23                                 ;   165.3 p0+p5   43 t[0]
        vpternlogd zmm3, zmm5, zmm2, 0xca                           ;   170.3 p0      43 t[0]
        vpshufb zmm2, zmm1, zmm8                                    ;   166.3 p5      43 t[0]
        vmovdqa64 zmm5, zmm8                                        ;   155.3         43 t[0] copy
        vpermi2b zmm5, zmm21, zmm20                                 ;   168.3 p0+p5   43 t[0]
        vpermi2b zmm8, zmm24, zmm23                                 ;   170.3 p0+p5   43 t[0]
        vpternlogd zmm2, zmm5, zmm8, 0xca                           ;   175.3 p0      43 t[0]
        vpshufb zmm5, zmm1, zmm18                                   ;   171.3 p5      43 t[0]
        vmovdqa64 zmm8, zmm18                                       ;   163.3         43 t[0] copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   173.3 p0+p5   43 t[0]
        vpermi2b zmm18, zmm24, zmm23                                ;   175.3 p0+p5   43 t[0]
        vpternlogd zmm5, zmm8, zmm18, 0xca                          ;   180.3 p0      43 t[0]
        vpxord zmm8, zmm10, zmm3                                    ;   171.3 p0      55 t[0]
        vpxord zmm10, zmm10, zmm5                                   ;   181.3 p0      55 t[0]
        vpxord zmm3, zmm3, zmm2                                     ;   176.3 p0      55 t[0]
        vpshufb zmm15, zmm1, zmm9                                   ;   176.3 p5      43 t[1]
        vmovdqa64 zmm18, zmm9                                       ;   125.3         43 t[1] copy
        vpermi2b zmm18, zmm21, zmm20                                ;   178.3 p0+p5   43 t[1]
        vpermi2b zmm9, zmm24, zmm23                                 ;   180.3 p0+p5   43 t[1]
        vpternlogd zmm15, zmm18, zmm9, 0xca                         ;   185.3 p0      43 t[1]
        vpshufb zmm9, zmm1, zmm22                                   ;   181.3 p5      43 t[1]
        vmovdqa64 zmm18, zmm22                                      ;    99.3         43 t[1] copy
        vpermi2b zmm18, zmm21, zmm20                                ;   183.3 p0+p5   43 t[1]
        vpermi2b zmm22, zmm24, zmm23                                ;   185.3 p0+p5   43 t[1]
        vpternlogd zmm9, zmm18, zmm22, 0xca                         ;   190.3 p0      43 t[1]
        vpshufb zmm18, zmm12, zmm8                                  ;   186.3 p5      55 t[0]
        vpaddb zmm22, zmm8, zmm8                                    ;   172.3 p0      55 t[0]
        vpternlogd zmm5, zmm18, zmm22, 0x96                         ;   187.3 p0      55 t[0]
        vpshufb zmm18, zmm1, zmm4                                   ;   187.3 p5      43 t[1]
        vmovdqa64 zmm22, zmm4                                       ;   154.3         43 t[1] copy
        vpermi2b zmm22, zmm21, zmm20                                ;   189.3 p0+p5   43 t[1]
        vpermi2b zmm4, zmm24, zmm23                                 ;   191.3 p0+p5   43 t[1]
        vpternlogd zmm18, zmm22, zmm4, 0xca                         ;   196.3 p0      43 t[1]
        vpshufb zmm4, zmm12, zmm3                                   ;   192.3 p5      55 t[0]
        vpaddb zmm22, zmm3, zmm3                                    ;   177.3 p0      55 t[0]
        vpternlogd zmm3, zmm5, [rbp + 2944], 0x96                   ;   188.3 p0+p2   55 t[0]
        vpternlogd zmm5, zmm4, zmm22, 0x96                          ;   193.3 p0      55 t[0]
        vpternlogd zmm4, zmm22, zmm2, 0x96                          ;   193.3 p0      55 t[0]
        vpternlogd zmm4, zmm10, [rbp + 3008], 0x96                  ;   194.3 p0+p3   55 t[0]
        vpshufb zmm22, zmm12, zmm10                                 ;   193.3 p5      55 t[0]
        vpaddb zmm10, zmm10, zmm10                                  ;   182.3 p0      55 t[0]
        vpternlogd zmm22, zmm10, zmm8, 0x96                         ;   194.3 p0      55 t[0]
        vpternlogd zmm5, zmm22, [rbp + 3072], 0x96                  ;   195.3 p0+p2   55 t[0]
        vpternlogd zmm22, zmm2, [rbp + 3136], 0x96                  ;   195.3 p0+p3   55 t[0]
        vpshufb zmm2, zmm1, zmm13                                   ;   194.3 p5      43 t[1]
        vmovdqa64 zmm8, zmm13                                       ;   163.3         43 t[1] copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   196.3 p0+p5   43 t[1]
        vpermi2b zmm13, zmm24, zmm23                                ;   198.3 p0+p5   43 t[1]
        vpternlogd zmm2, zmm8, zmm13, 0xca                          ;   203.3 p0      43 t[1]
        vpshufb zmm8, zmm1, zmm11                                   ;   199.3 p5      43 t[2]
        vmovdqa64 zmm10, zmm11                                      ;    99.3         43 t[2] copy
        vpermi2b zmm10, zmm21, zmm20                                ;   201.3 p0+p5   43 t[2]
        vpermi2b zmm11, zmm24, zmm23                                ;   203.3 p0+p5   43 t[2]
        vpternlogd zmm8, zmm10, zmm11, 0xca                         ;   208.3 p0      43 t[2]
        vpxord zmm10, zmm15, zmm18                                  ;   197.3 p0      55 t[1]
        vpxord zmm15, zmm15, zmm9                                   ;   191.3 p0      55 t[1]
        vpxord zmm18, zmm18, zmm2                                   ;   204.3 p0      55 t[1]
        vpshufb zmm11, zmm1, zmm14                                  ;   204.3 p5      43 t[2]
        vmovdqa64 zmm13, zmm14                                      ;   153.3         43 t[2] copy
        vpermi2b zmm13, zmm21, zmm20                                ;   206.3 p0+p5   43 t[2]
        vpermi2b zmm14, zmm24, zmm23                                ;   208.3 p0+p5   43 t[2]
        vpternlogd zmm11, zmm13, zmm14, 0xca                        ;   213.3 p0      43 t[2]
        vpshufb zmm13, zmm1, zmm19                                  ;   209.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm19                                      ;   132.3         43 t[2] copy
        vpermi2b zmm14, zmm21, zmm20                                ;   211.3 p0+p5   43 t[2]
        vpermi2b zmm19, zmm24, zmm23                                ;   213.3 p0+p5   43 t[2]
        vpternlogd zmm13, zmm14, zmm19, 0xca                        ;   218.3 p0      43 t[2]
        vpshufb zmm14, zmm1, zmm17                                  ;   214.3 p5      43 t[2]
        vmovdqa64 zmm19, zmm17                                      ;   162.3         43 t[2] copy
        vpermi2b zmm19, zmm21, zmm20                                ;   216.3 p0+p5   43 t[2]
        vpermi2b zmm17, zmm24, zmm23                                ;   218.3 p0+p5   43 t[2]
        vpternlogd zmm14, zmm19, zmm17, 0xca                        ;   223.3 p0      43 t[2]
        vpshufb zmm17, zmm12, zmm10                                 ;   219.3 p5      55 t[1]
        vpaddb zmm19, zmm10, zmm10                                  ;   198.3 p0      55 t[1]
        vpternlogd zmm9, zmm17, zmm19, 0x96                         ;   220.3 p0      55 t[1]
        vpshufb zmm17, zmm12, zmm15                                 ;   220.3 p5      55 t[1]
        vpaddb zmm19, zmm15, zmm15                                  ;   192.3 p0      55 t[1]
        vpternlogd zmm17, zmm19, zmm10, 0x96                        ;   221.3 p0      55 t[1]
        vpshufb zmm10, zmm12, zmm18                                 ;   221.3 p5      55 t[1]
        vpaddb zmm19, zmm18, zmm18                                  ;   205.3 p0      55 t[1]
        vpternlogd zmm18, zmm9, [rbp + 3200], 0x96                  ;   221.3 p0+p2   55 t[1]
        vpternlogd zmm9, zmm10, zmm19, 0x96                         ;   222.3 p0      55 t[1]
        vpternlogd zmm10, zmm19, zmm2, 0x96                         ;   222.3 p0      55 t[1]
        vpternlogd zmm10, zmm15, [rbp + 3264], 0x96                 ;   223.3 p0+p3   55 t[1]
        vpternlogd zmm9, zmm17, [rbp + 3328], 0x96                  ;   223.3 p0+p2   55 t[1]
        vpternlogd zmm17, zmm2, [rbp + 3392], 0x96                  ;   222.3 p0+p3   55 t[1]
        vpshufb zmm2, zmm1, zmm6                                    ;   222.3 p5      43 t[3]
        vmovdqa64 zmm15, zmm6                                       ;    98.3         43 t[3] copy
        vpermi2b zmm15, zmm21, zmm20                                ;   224.3 p0+p5   43 t[3]
        vpermi2b zmm6, zmm24, zmm23                                 ;   226.3 p0+p5   43 t[3]
        vpternlogd zmm2, zmm15, zmm6, 0xca                          ;   231.3 p0      43 t[3]
        vpshufb zmm6, zmm1, zmm7                                    ;   227.3 p5      43 t[3]
        vmovdqa64 zmm15, zmm7                                       ;   132.3         43 t[3] copy
        vpermi2b zmm15, zmm21, zmm20                                ;   229.3 p0+p5   43 t[3]
        vpermi2b zmm7, zmm24, zmm23                                 ;   231.3 p0+p5   43 t[3]
        vpternlogd zmm6, zmm15, zmm7, 0xca                          ;   236.3 p0      43 t[3]
        vpxord zmm7, zmm11, zmm14                                   ;   224.3 p0      55 t[2]
        vpxord zmm11, zmm11, zmm13                                  ;   219.3 p0      55 t[2]
        vpxord zmm14, zmm14, zmm8                                   ;   224.3 p0      55 t[2]
        vpshufb zmm15, zmm1, zmm0                                   ;   232.3 p5      43 t[3]
        vmovdqa64 zmm19, zmm0                                       ;   161.3         43 t[3] copy
        vpermi2b zmm19, zmm21, zmm20                                ;   234.3 p0+p5   43 t[3]
        vpermi2b zmm0, zmm24, zmm23                                 ;   236.3 p0+p5   43 t[3]
        vpternlogd zmm15, zmm19, zmm0, 0xca                         ;   241.3 p0      43 t[3]
        vpshufb zmm0, zmm1, zmm16                                   ;   237.3 p5      43 t[3]
        vmovdqa64 zmm19, zmm16                                      ;   155.3         43 t[3] copy
        vpermi2b zmm19, zmm21, zmm20                                ;   239.3 p0+p5   43 t[3]
        vpermi2b zmm16, zmm24, zmm23                                ;   241.3 p0+p5   43 t[3]
        vpternlogd zmm0, zmm19, zmm16, 0xca                         ;   246.3 p0      43 t[3]
        vpshufb zmm16, zmm12, zmm7                                  ;   242.3 p5      55 t[2]
        vpaddb zmm19, zmm7, zmm7                                    ;   225.3 p0      55 t[2]
        vpternlogd zmm13, zmm16, zmm19, 0x96                        ;   243.3 p0      55 t[2]
        vpshufb zmm16, zmm12, zmm14                                 ;   243.3 p5      55 t[2]
        vpaddb zmm19, zmm14, zmm14                                  ;   225.3 p0      55 t[2]
        vpternlogd zmm14, zmm13, [rbp + 3456], 0x96                 ;   244.3 p0+p2   55 t[2]
        vpternlogd zmm13, zmm16, zmm19, 0x96                        ;   244.3 p0      55 t[2]
        vpternlogd zmm16, zmm19, zmm8, 0x96                         ;   244.3 p0      55 t[2]
        vpternlogd zmm16, zmm11, [rbp + 3520], 0x96                 ;   245.3 p0+p3   55 t[2]
        vpshufb zmm19, zmm12, zmm11                                 ;   244.3 p5      55 t[2]
        vpaddb zmm11, zmm11, zmm11                                  ;   220.3 p0      55 t[2]
        vpternlogd zmm19, zmm11, zmm7, 0x96                         ;   245.3 p0      55 t[2]
        vpternlogd zmm13, zmm19, [rbp + 3584], 0x96                 ;   246.3 p0+p2   55 t[2]
        vpternlogd zmm19, zmm8, [rbp + 3648], 0x96                  ;   246.3 p0+p3   55 t[2]
        vpxord zmm7, zmm2, zmm6                                     ;   237.3 p0      55 t[3]
        vpxord zmm2, zmm2, zmm15                                    ;   242.3 p0      55 t[3]
        vpxord zmm15, zmm15, zmm0                                   ;   247.3 p0      55 t[3]
        vpshufb zmm8, zmm1, zmm3                                    ;   245.3 p5      43 t[0]
        vmovdqa64 zmm11, zmm3                                       ;   189.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   247.3 p0+p5   43 t[0]
        vpermi2b zmm3, zmm24, zmm23                                 ;   249.3 p0+p5   43 t[0]
        vpternlogd zmm8, zmm11, zmm3, 0xca                          ;   254.3 p0      43 t[0]
        vpshufb zmm3, zmm12, zmm2                                   ;   250.3 p5      55 t[3]
        vpaddb zmm11, zmm2, zmm2                                    ;   243.3 p0      55 t[3]
        vpternlogd zmm0, zmm3, zmm11, 0x96                          ;   251.3 p0      55 t[3]
        vpshufb zmm3, zmm12, zmm7                                   ;   251.3 p5      55 t[3]
        vpaddb zmm11, zmm7, zmm7                                    ;   238.3 p0      55 t[3]
        vpternlogd zmm7, zmm0, [rbp + 3712], 0x96                   ;   252.3 p0+p2   55 t[3]
        vpternlogd zmm0, zmm3, zmm11, 0x96                          ;   252.3 p0      55 t[3]
        vpternlogd zmm3, zmm11, zmm6, 0x96                          ;   252.3 p0      55 t[3]
        vpternlogd zmm3, zmm15, [rbp + 3776], 0x96                  ;   253.3 p0+p3   55 t[3]
        vpshufb zmm11, zmm12, zmm15                                 ;   252.3 p5      55 t[3]
        vpaddb zmm15, zmm15, zmm15                                  ;   248.3 p0      55 t[3]
        vpternlogd zmm11, zmm15, zmm2, 0x96                         ;   253.3 p0      55 t[3]
        vpternlogd zmm0, zmm11, [rbp + 3840], 0x96                  ;   254.3 p0+p2   55 t[3]
        vpternlogd zmm11, zmm6, [rbp + 3904], 0x96                  ;   254.3 p0+p3   55 t[3]
        vpshufb zmm2, zmm1, zmm10                                   ;   253.3 p5      43 t[0]
        vmovdqa64 zmm6, zmm10                                       ;   224.3         43 t[0] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   255.3 p0+p5   43 t[0]
        vpermi2b zmm10, zmm24, zmm23                                ;   257.3 p0+p5   43 t[0]
        vpternlogd zmm2, zmm6, zmm10, 0xca                          ;   262.3 p0      43 t[0]
        vpshufb zmm6, zmm1, zmm13                                   ;   258.3 p5      43 t[0]
        vmovdqa64 zmm10, zmm13                                      ;   247.3         43 t[0] copy
        vpermi2b zmm10, zmm21, zmm20                                ;   260.3 p0+p5   43 t[0]
        vpermi2b zmm13, zmm24, zmm23                                ;   262.3 p0+p5   43 t[0]
        vpternlogd zmm6, zmm10, zmm13, 0xca                         ;   267.3 p0      43 t[0]
        vpshufb zmm10, zmm1, zmm11                                  ;   263.3 p5      43 t[0]
        vmovdqa64 zmm13, zmm11                                      ;   255.3         43 t[0] copy
        vpermi2b zmm13, zmm21, zmm20                                ;   265.3 p0+p5   43 t[0]
        vpermi2b zmm11, zmm24, zmm23                                ;   267.3 p0+p5   43 t[0]
        vpternlogd zmm10, zmm13, zmm11, 0xca                        ;   272.3 p0      43 t[0]
        vpxord zmm11, zmm8, zmm2                                    ;   263.3 p0      55 t[0]
        vpxord zmm8, zmm8, zmm10                                    ;   273.3 p0      55 t[0]
        vpxord zmm2, zmm2, zmm6                                     ;   268.3 p0      55 t[0]
        vpshufb zmm13, zmm1, zmm18                                  ;   268.3 p5      43 t[1]
        vmovdqa64 zmm15, zmm18                                      ;   222.3         43 t[1] copy
        vpermi2b zmm15, zmm21, zmm20                                ;   270.3 p0+p5   43 t[1]
        vpermi2b zmm18, zmm24, zmm23                                ;   272.3 p0+p5   43 t[1]
        vpternlogd zmm13, zmm15, zmm18, 0xca                        ;   277.3 p0      43 t[1]
        vpshufb zmm15, zmm1, zmm22                                  ;   273.3 p5      43 t[1]
        vmovdqa64 zmm18, zmm22                                      ;   196.3         43 t[1] copy
        vpermi2b zmm18, zmm21, zmm20                                ;   275.3 p0+p5   43 t[1]
        vpermi2b zmm22, zmm24, zmm23                                ;   277.3 p0+p5   43 t[1]
        vpternlogd zmm15, zmm18, zmm22, 0xca                        ;   282.3 p0      43 t[1]
        vpshufb zmm18, zmm12, zmm11                                 ;   278.3 p5      55 t[0]
        vpaddb zmm22, zmm11, zmm11                                  ;   264.3 p0      55 t[0]
        vpternlogd zmm10, zmm18, zmm22, 0x96                        ;   279.3 p0      55 t[0]
        vpshufb zmm18, zmm1, zmm16                                  ;   279.3 p5      43 t[1]
        vmovdqa64 zmm22, zmm16                                      ;   246.3         43 t[1] copy
        vpermi2b zmm22, zmm21, zmm20                                ;   281.3 p0+p5   43 t[1]
        vpermi2b zmm16, zmm24, zmm23                                ;   283.3 p0+p5   43 t[1]
        vpternlogd zmm18, zmm22, zmm16, 0xca                        ;   288.3 p0      43 t[1]
        vpshufb zmm16, zmm12, zmm2                                  ;   284.3 p5      55 t[0]
        vpaddb zmm22, zmm2, zmm2                                    ;   269.3 p0      55 t[0]
        vpternlogd zmm2, zmm10, [rbp + 3968], 0x96                  ;   280.3 p0+p2   55 t[0]
        vpternlogd zmm10, zmm16, zmm22, 0x96                        ;   285.3 p0      55 t[0]
        vpternlogd zmm16, zmm22, zmm6, 0x96                         ;   285.3 p0      55 t[0]
        vpternlogd zmm16, zmm8, [rbp + 4032], 0x96                  ;   286.3 p0+p3   55 t[0]
        vpshufb zmm22, zmm12, zmm8                                  ;   285.3 p5      55 t[0]
        vpaddb zmm8, zmm8, zmm8                                     ;   274.3 p0      55 t[0]
        vpternlogd zmm22, zmm8, zmm11, 0x96                         ;   286.3 p0      55 t[0]
        vpternlogd zmm10, zmm22, [rbp + 4096], 0x96                 ;   287.3 p0+p2   55 t[0]
        vpternlogd zmm22, zmm6, [rbp + 4160], 0x96                  ;   287.3 p0+p3   55 t[0]
        vpshufb zmm6, zmm1, zmm0                                    ;   286.3 p5      43 t[1]
        vmovdqa64 zmm8, zmm0                                        ;   255.3         43 t[1] copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   288.3 p0+p5   43 t[1]
        vpermi2b zmm0, zmm24, zmm23                                 ;   290.3 p0+p5   43 t[1]
        vpternlogd zmm6, zmm8, zmm0, 0xca                           ;   295.3 p0      43 t[1]
        vpshufb zmm0, zmm1, zmm5                                    ;   291.3 p5      43 t[2]
        vmovdqa64 zmm8, zmm5                                        ;   196.3         43 t[2] copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   293.3 p0+p5   43 t[2]
        vpermi2b zmm5, zmm24, zmm23                                 ;   295.3 p0+p5   43 t[2]
        vpternlogd zmm0, zmm8, zmm5, 0xca                           ;   300.3 p0      43 t[2]
        vpxord zmm5, zmm13, zmm18                                   ;   289.3 p0      55 t[1]
        vpxord zmm13, zmm13, zmm15                                  ;   283.3 p0      55 t[1]
        vpxord zmm18, zmm18, zmm6                                   ;   296.3 p0      55 t[1]
        vpshufb zmm8, zmm1, zmm14                                   ;   296.3 p5      43 t[2]
        vmovdqa64 zmm11, zmm14                                      ;   245.3         43 t[2] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   298.3 p0+p5   43 t[2]
        vpermi2b zmm14, zmm24, zmm23                                ;   300.3 p0+p5   43 t[2]
        vpternlogd zmm8, zmm11, zmm14, 0xca                         ;   305.3 p0      43 t[2]
        vpshufb zmm11, zmm1, zmm17                                  ;   301.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm17                                      ;   223.3         43 t[2] copy
        vpermi2b zmm14, zmm21, zmm20                                ;   303.3 p0+p5   43 t[2]
        vpermi2b zmm17, zmm24, zmm23                                ;   305.3 p0+p5   43 t[2]
        vpternlogd zmm11, zmm14, zmm17, 0xca                        ;   310.3 p0      43 t[2]
        vpshufb zmm14, zmm1, zmm3                                   ;   306.3 p5      43 t[2]
        vmovdqa64 zmm17, zmm3                                       ;   254.3         43 t[2] copy
        vpermi2b zmm17, zmm21, zmm20                                ;   308.3 p0+p5   43 t[2]
        vpermi2b zmm3, zmm24, zmm23                                 ;   310.3 p0+p5   43 t[2]
        vpternlogd zmm14, zmm17, zmm3, 0xca                         ;   315.3 p0      43 t[2]
        vpshufb zmm3, zmm12, zmm5                                   ;   311.3 p5      55 t[1]
        vpaddb zmm17, zmm5, zmm5                                    ;   290.3 p0      55 t[1]
        vpternlogd zmm15, zmm3, zmm17, 0x96                         ;   312.3 p0      55 t[1]
        vpshufb zmm3, zmm12, zmm13                                  ;   312.3 p5      55 t[1]
        vpaddb zmm17, zmm13, zmm13                                  ;   292.3 p0      55 t[1]
        vpternlogd zmm3, zmm17, zmm5, 0x96                          ;   313.3 p0      55 t[1]
        vpshufb zmm5, zmm12, zmm18                                  ;   313.3 p5      55 t[1]
        vpaddb zmm17, zmm18, zmm18                                  ;   297.3 p0      55 t[1]
        vpternlogd zmm18, zmm15, [rbp + 4224], 0x96                 ;   313.3 p0+p2   55 t[1]
        vpternlogd zmm15, zmm5, zmm17, 0x96                         ;   314.3 p0      55 t[1]
        vpternlogd zmm5, zmm17, zmm6, 0x96                          ;   314.3 p0      55 t[1]
        vpternlogd zmm5, zmm13, [rbp + 4288], 0x96                  ;   315.3 p0+p3   55 t[1]
        vpternlogd zmm15, zmm3, [rbp + 4352], 0x96                  ;   315.3 p0+p2   55 t[1]
        vpternlogd zmm3, zmm6, [rbp + 4416], 0x96                   ;   314.3 p0+p3   55 t[1]
        vpshufb zmm6, zmm1, zmm4                                    ;   314.3 p5      43 t[3]
        vmovdqa64 zmm13, zmm4                                       ;   195.3         43 t[3] copy
        vpermi2b zmm13, zmm21, zmm20                                ;   316.3 p0+p5   43 t[3]
        vpermi2b zmm4, zmm24, zmm23                                 ;   318.3 p0+p5   43 t[3]
        vpternlogd zmm6, zmm13, zmm4, 0xca                          ;   323.3 p0      43 t[3]
        vpshufb zmm4, zmm1, zmm9                                    ;   319.3 p5      43 t[3]
        vmovdqa64 zmm13, zmm9                                       ;   224.3         43 t[3] copy
        vpermi2b zmm13, zmm21, zmm20                                ;   321.3 p0+p5   43 t[3]
        vpermi2b zmm9, zmm24, zmm23                                 ;   323.3 p0+p5   43 t[3]
        vpternlogd zmm4, zmm13, zmm9, 0xca                          ;   328.3 p0      43 t[3]
        vpxord zmm9, zmm8, zmm14                                    ;   316.3 p0      55 t[2]
        vpxord zmm8, zmm8, zmm11                                    ;   311.3 p0      55 t[2]
        vpxord zmm14, zmm14, zmm0                                   ;   316.3 p0      55 t[2]
        vpshufb zmm13, zmm1, zmm7                                   ;   324.3 p5      43 t[3]
        vmovdqa64 zmm17, zmm7                                       ;   253.3         43 t[3] copy
        vpermi2b zmm17, zmm21, zmm20                                ;   326.3 p0+p5   43 t[3]
        vpermi2b zmm7, zmm24, zmm23                                 ;   328.3 p0+p5   43 t[3]
        vpternlogd zmm13, zmm17, zmm7, 0xca                         ;   333.3 p0      43 t[3]
        vpshufb zmm7, zmm1, zmm19                                   ;   329.3 p5      43 t[3]
        vmovdqa64 zmm17, zmm19                                      ;   247.3         43 t[3] copy
        vpermi2b zmm17, zmm21, zmm20                                ;   331.3 p0+p5   43 t[3]
        vpermi2b zmm19, zmm24, zmm23                                ;   333.3 p0+p5   43 t[3]
        vpternlogd zmm7, zmm17, zmm19, 0xca                         ;   338.3 p0      43 t[3]
        vpshufb zmm17, zmm12, zmm9                                  ;   334.3 p5      55 t[2]
        vpaddb zmm19, zmm9, zmm9                                    ;   317.3 p0      55 t[2]
        vpternlogd zmm11, zmm17, zmm19, 0x96                        ;   335.3 p0      55 t[2]
        vpshufb zmm17, zmm12, zmm14                                 ;   335.3 p5      55 t[2]
        vpaddb zmm19, zmm14, zmm14                                  ;   318.3 p0      55 t[2]
        vpternlogd zmm14, zmm11, [rbp + 4480], 0x96                 ;   336.3 p0+p2   55 t[2]
        vpternlogd zmm11, zmm17, zmm19, 0x96                        ;   336.3 p0      55 t[2]
        vpternlogd zmm17, zmm19, zmm0, 0x96                         ;   336.3 p0      55 t[2]
        vpternlogd zmm17, zmm8, [rbp + 4544], 0x96                  ;   337.3 p0+p3   55 t[2]
        vpshufb zmm19, zmm12, zmm8                                  ;   336.3 p5      55 t[2]
        vpaddb zmm8, zmm8, zmm8                                     ;   323.3 p0      55 t[2]
        vpternlogd zmm19, zmm8, zmm9, 0x96                          ;   337.3 p0      55 t[2]
        vpternlogd zmm11, zmm19, [rbp + 4608], 0x96                 ;   338.3 p0+p2   55 t[2]
        vpternlogd zmm19, zmm0, [rbp + 4672], 0x96                  ;   338.3 p0+p3   55 t[2]
        vpxord zmm0, zmm6, zmm4                                     ;   329.3 p0      55 t[3]
        vpxord zmm6, zmm6, zmm13                                    ;   334.3 p0      55 t[3]
        vpxord zmm13, zmm13, zmm7                                   ;   339.3 p0      55 t[3]
        vpshufb zmm8, zmm1, zmm2                                    ;   337.3 p5      43 t[0]
        vmovdqa64 zmm9, zmm2                                        ;   281.3         43 t[0] copy
        vpermi2b zmm9, zmm21, zmm20                                 ;   339.3 p0+p5   43 t[0]
        vpermi2b zmm2, zmm24, zmm23                                 ;   341.3 p0+p5   43 t[0]
        vpternlogd zmm8, zmm9, zmm2, 0xca                           ;   346.3 p0      43 t[0]
        vpshufb zmm2, zmm12, zmm6                                   ;   342.3 p5      55 t[3]
        vpaddb zmm9, zmm6, zmm6                                     ;   335.3 p0      55 t[3]
        vpternlogd zmm7, zmm2, zmm9, 0x96                           ;   343.3 p0      55 t[3]
        vpshufb zmm2, zmm12, zmm0                                   ;   343.3 p5      55 t[3]
        vpaddb zmm9, zmm0, zmm0                                     ;   335.3 p0      55 t[3]
        vpternlogd zmm0, zmm7, [rbp + 4736], 0x96                   ;   344.3 p0+p2   55 t[3]
        vpternlogd zmm7, zmm2, zmm9, 0x96                           ;   344.3 p0      55 t[3]
        vpternlogd zmm2, zmm9, zmm4, 0x96                           ;   344.3 p0      55 t[3]
        vpternlogd zmm2, zmm13, [rbp + 4800], 0x96                  ;   345.3 p0+p3   55 t[3]
        vpshufb zmm9, zmm12, zmm13                                  ;   344.3 p5      55 t[3]
        vpaddb zmm13, zmm13, zmm13                                  ;   340.3 p0      55 t[3]
        vpternlogd zmm9, zmm13, zmm6, 0x96                          ;   345.3 p0      55 t[3]
        vpternlogd zmm7, zmm9, [rbp + 4864], 0x96                   ;   346.3 p0+p2   55 t[3]
        vpternlogd zmm9, zmm4, [rbp + 4928], 0x96                   ;   346.3 p0+p3   55 t[3]
        vpshufb zmm4, zmm1, zmm5                                    ;   345.3 p5      43 t[0]
        vmovdqa64 zmm6, zmm5                                        ;   316.3         43 t[0] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   347.3 p0+p5   43 t[0]
        vpermi2b zmm5, zmm24, zmm23                                 ;   349.3 p0+p5   43 t[0]
        vpternlogd zmm4, zmm6, zmm5, 0xca                           ;   354.3 p0      43 t[0]
        vpshufb zmm5, zmm1, zmm11                                   ;   350.3 p5      43 t[0]
        vmovdqa64 zmm6, zmm11                                       ;   339.3         43 t[0] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   352.3 p0+p5   43 t[0]
        vpermi2b zmm11, zmm24, zmm23                                ;   354.3 p0+p5   43 t[0]
        vpternlogd zmm5, zmm6, zmm11, 0xca                          ;   359.3 p0      43 t[0]
        vpshufb zmm6, zmm1, zmm9                                    ;   355.3 p5      43 t[0]
        vmovdqa64 zmm11, zmm9                                       ;   347.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   357.3 p0+p5   43 t[0]
        vpermi2b zmm9, zmm24, zmm23                                 ;   359.3 p0+p5   43 t[0]
        vpternlogd zmm6, zmm11, zmm9, 0xca                          ;   364.3 p0      43 t[0]
        vpxord zmm9, zmm8, zmm4                                     ;   355.3 p0      55 t[0]
        vpxord zmm8, zmm8, zmm6                                     ;   365.3 p0      55 t[0]
        vpxord zmm4, zmm4, zmm5                                     ;   360.3 p0      55 t[0]
        vpshufb zmm11, zmm1, zmm18                                  ;   360.3 p5      43 t[1]
        vmovdqa64 zmm13, zmm18                                      ;   314.3         43 t[1] copy
        vpermi2b zmm13, zmm21, zmm20                                ;   362.3 p0+p5   43 t[1]
        vpermi2b zmm18, zmm24, zmm23                                ;   364.3 p0+p5   43 t[1]
        vpternlogd zmm11, zmm13, zmm18, 0xca                        ;   369.3 p0      43 t[1]
        vpshufb zmm13, zmm1, zmm22                                  ;   365.3 p5      43 t[1]
        vmovdqa64 zmm18, zmm22                                      ;   288.3         43 t[1] copy
        vpermi2b zmm18, zmm21, zmm20                                ;   367.3 p0+p5   43 t[1]
        vpermi2b zmm22, zmm24, zmm23                                ;   369.3 p0+p5   43 t[1]
        vpternlogd zmm13, zmm18, zmm22, 0xca                        ;   374.3 p0      43 t[1]
        vpshufb zmm18, zmm12, zmm9                                  ;   370.3 p5      55 t[0]
        vpaddb zmm22, zmm9, zmm9                                    ;   362.3 p0      55 t[0]
        vpternlogd zmm6, zmm18, zmm22, 0x96                         ;   371.3 p0      55 t[0]
        vpshufb zmm18, zmm1, zmm17                                  ;   371.3 p5      43 t[1]
        vmovdqa64 zmm22, zmm17                                      ;   338.3         43 t[1] copy
        vpermi2b zmm22, zmm21, zmm20                                ;   373.3 p0+p5   43 t[1]
        vpermi2b zmm17, zmm24, zmm23                                ;   375.3 p0+p5   43 t[1]
        vpternlogd zmm18, zmm22, zmm17, 0xca                        ;   380.3 p0      43 t[1]
        vpshufb zmm17, zmm12, zmm4                                  ;   376.3 p5      55 t[0]
        vpaddb zmm22, zmm4, zmm4                                    ;   367.3 p0      55 t[0]
        vpternlogd zmm4, zmm6, [rbp + 4992], 0x96                   ;   372.3 p0+p2   55 t[0]
        vpternlogd zmm6, zmm17, zmm22, 0x96                         ;   377.3 p0      55 t[0]
        vpternlogd zmm17, zmm22, zmm5, 0x96                         ;   377.3 p0      55 t[0]
        vpternlogd zmm17, zmm8, [rbp + 5056], 0x96                  ;   378.3 p0+p3   55 t[0]
        vpshufb zmm22, zmm12, zmm8                                  ;   377.3 p5      55 t[0]
        vpaddb zmm8, zmm8, zmm8                                     ;   372.3 p0      55 t[0]
        vpternlogd zmm22, zmm8, zmm9, 0x96                          ;   378.3 p0      55 t[0]
        vpternlogd zmm6, zmm22, [rbp + 5120], 0x96                  ;   379.3 p0+p2   55 t[0]
        vpternlogd zmm22, zmm5, [rbp + 5184], 0x96                  ;   379.3 p0+p3   55 t[0]
        vpshufb zmm5, zmm1, zmm7                                    ;   378.3 p5      43 t[1]
        vmovdqa64 zmm8, zmm7                                        ;   347.3         43 t[1] copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   380.3 p0+p5   43 t[1]
        vpermi2b zmm7, zmm24, zmm23                                 ;   382.3 p0+p5   43 t[1]
        vpternlogd zmm5, zmm8, zmm7, 0xca                           ;   387.3 p0      43 t[1]
        vpshufb zmm7, zmm1, zmm10                                   ;   383.3 p5      43 t[2]
        vmovdqa64 zmm8, zmm10                                       ;   288.3         43 t[2] copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   385.3 p0+p5   43 t[2]
        vpermi2b zmm10, zmm24, zmm23                                ;   387.3 p0+p5   43 t[2]
        vpternlogd zmm7, zmm8, zmm10, 0xca                          ;   392.3 p0      43 t[2]
        vpxord zmm8, zmm11, zmm18                                   ;   382.3 p0      55 t[1]
        vpxord zmm11, zmm11, zmm13                                  ;   383.3 p0      55 t[1]
        vpxord zmm18, zmm18, zmm5                                   ;   388.3 p0      55 t[1]
        vpshufb zmm9, zmm1, zmm14                                   ;   388.3 p5      43 t[2]
        vmovdqa64 zmm10, zmm14                                      ;   337.3         43 t[2] copy
        vpermi2b zmm10, zmm21, zmm20                                ;   390.3 p0+p5   43 t[2]
        vpermi2b zmm14, zmm24, zmm23                                ;   392.3 p0+p5   43 t[2]
        vpternlogd zmm9, zmm10, zmm14, 0xca                         ;   397.3 p0      43 t[2]
        vpshufb zmm10, zmm1, zmm3                                   ;   393.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm3                                       ;   315.3         43 t[2] copy
        vpermi2b zmm14, zmm21, zmm20                                ;   395.3 p0+p5   43 t[2]
        vpermi2b zmm3, zmm24, zmm23                                 ;   397.3 p0+p5   43 t[2]
        vpternlogd zmm10, zmm14, zmm3, 0xca                         ;   402.3 p0      43 t[2]
        vpshufb zmm3, zmm1, zmm2                                    ;   398.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm2                                       ;   346.3         43 t[2] copy
        vpermi2b zmm14, zmm21, zmm20                                ;   400.3 p0+p5   43 t[2]
        vpermi2b zmm2, zmm24, zmm23                                 ;   402.3 p0+p5   43 t[2]
        vpternlogd zmm3, zmm14, zmm2, 0xca                          ;   407.3 p0      43 t[2]
        vpshufb zmm2, zmm12, zmm8                                   ;   403.3 p5      55 t[1]
        vpaddb zmm14, zmm8, zmm8                                    ;   394.3 p0      55 t[1]
        vpternlogd zmm13, zmm2, zmm14, 0x96                         ;   404.3 p0      55 t[1]
        vpshufb zmm2, zmm12, zmm18                                  ;   404.3 p5      55 t[1]
        vpaddb zmm14, zmm18, zmm18                                  ;   396.3 p0      55 t[1]
        vpternlogd zmm18, zmm13, [rbp + 5248], 0x96                 ;   405.3 p0+p2   55 t[1]
        vpternlogd zmm13, zmm2, zmm14, 0x96                         ;   405.3 p0      55 t[1]
        vpternlogd zmm2, zmm14, zmm5, 0x96                          ;   405.3 p0      55 t[1]
        vpternlogd zmm2, zmm11, [rbp + 5312], 0x96                  ;   406.3 p0+p3   55 t[1]
        vpshufb zmm14, zmm12, zmm11                                 ;   405.3 p5      55 t[1]
        vpaddb zmm11, zmm11, zmm11                                  ;   401.3 p0      55 t[1]
        vpternlogd zmm14, zmm11, zmm8, 0x96                         ;   406.3 p0      55 t[1]
        vpternlogd zmm13, zmm14, [rbp + 5376], 0x96                 ;   407.3 p0+p2   55 t[1]
        vpternlogd zmm14, zmm5, [rbp + 5440], 0x96                  ;   407.3 p0+p3   55 t[1]
        vpshufb zmm5, zmm1, zmm16                                   ;   406.3 p5      43 t[3]
        vmovdqa64 zmm8, zmm16                                       ;   287.3         43 t[3] copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   408.3 p0+p5   43 t[3]
        vpermi2b zmm16, zmm24, zmm23                                ;   410.3 p0+p5   43 t[3]
        vpternlogd zmm5, zmm8, zmm16, 0xca                          ;   415.3 p0      43 t[3]
        vpshufb zmm8, zmm1, zmm15                                   ;   411.3 p5      43 t[3]
        vmovdqa64 zmm11, zmm15                                      ;   316.3         43 t[3] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   413.3 p0+p5   43 t[3]
        vpermi2b zmm15, zmm24, zmm23                                ;   415.3 p0+p5   43 t[3]
        vpternlogd zmm8, zmm11, zmm15, 0xca                         ;   420.3 p0      43 t[3]
        vpxord zmm11, zmm9, zmm3                                    ;   411.3 p0      55 t[2]
        vpxord zmm9, zmm9, zmm10                                    ;   412.3 p0      55 t[2]
        vpxord zmm3, zmm3, zmm7                                     ;   413.3 p0      55 t[2]
        vpshufb zmm15, zmm1, zmm0                                   ;   416.3 p5      43 t[3]
        vmovdqa64 zmm16, zmm0                                       ;   345.3         43 t[3] copy
        vpermi2b zmm16, zmm21, zmm20                                ;   418.3 p0+p5   43 t[3]
        vpermi2b zmm0, zmm24, zmm23                                 ;   420.3 p0+p5   43 t[3]
        vpternlogd zmm15, zmm16, zmm0, 0xca                         ;   425.3 p0      43 t[3]
        vpshufb zmm0, zmm1, zmm19                                   ;   421.3 p5      43 t[3]
        vmovdqa64 zmm16, zmm19                                      ;   339.3         43 t[3] copy
        vpermi2b zmm16, zmm21, zmm20                                ;   423.3 p0+p5   43 t[3]
        vpermi2b zmm19, zmm24, zmm23                                ;   425.3 p0+p5   43 t[3]
        vpternlogd zmm0, zmm16, zmm19, 0xca                         ;   430.3 p0      43 t[3]
        vpshufb zmm16, zmm12, zmm11                                 ;   426.3 p5      55 t[2]
        vpaddb zmm19, zmm11, zmm11                                  ;   420.3 p0      55 t[2]
        vpternlogd zmm10, zmm16, zmm19, 0x96                        ;   427.3 p0      55 t[2]
        vpshufb zmm16, zmm12, zmm3                                  ;   427.3 p5      55 t[2]
        vpaddb zmm19, zmm3, zmm3                                    ;   422.3 p0      55 t[2]
        vpternlogd zmm3, zmm10, [rbp + 5504], 0x96                  ;   428.3 p0+p2   55 t[2]
        vpternlogd zmm10, zmm16, zmm19, 0x96                        ;   428.3 p0      55 t[2]
        vpternlogd zmm16, zmm19, zmm7, 0x96                         ;   428.3 p0      55 t[2]
        vpternlogd zmm16, zmm9, [rbp + 5568], 0x96                  ;   429.3 p0+p3   55 t[2]
        vpshufb zmm19, zmm12, zmm9                                  ;   428.3 p5      55 t[2]
        vpaddb zmm9, zmm9, zmm9                                     ;   427.3 p0      55 t[2]
        vpternlogd zmm19, zmm9, zmm11, 0x96                         ;   429.3 p0      55 t[2]
        vpternlogd zmm10, zmm19, [rbp + 5632], 0x96                 ;   430.3 p0+p2   55 t[2]
        vpternlogd zmm19, zmm7, [rbp + 5696], 0x96                  ;   430.3 p5+p3   55 t[2]
        vpxord zmm7, zmm5, zmm8                                     ;   430.3 p0      55 t[3]
        vpxord zmm5, zmm5, zmm15                                    ;   430.3 p5      55 t[3]
        vpxord zmm15, zmm15, zmm0                                   ;   431.3 p0      55 t[3]
        vpshufb zmm9, zmm1, zmm4                                    ;   431.3 p5      43 t[0]
        vmovdqa64 zmm11, zmm4                                       ;   373.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   433.3 p0+p5   43 t[0]
        vpermi2b zmm4, zmm24, zmm23                                 ;   435.3 p0+p5   43 t[0]
        vpternlogd zmm9, zmm11, zmm4, 0xca                          ;   440.3 p0      43 t[0]
        vpshufb zmm4, zmm12, zmm5                                   ;   436.3 p5      55 t[3]
        vpaddb zmm11, zmm5, zmm5                                    ;   435.3 p0      55 t[3]
        vpternlogd zmm0, zmm4, zmm11, 0x96                          ;   437.3 p0      55 t[3]
        vpshufb zmm4, zmm1, zmm2                                    ;   437.3 p5      43 t[0]
        vmovdqa64 zmm11, zmm2                                       ;   407.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   439.3 p0+p5   43 t[0]
        vpermi2b zmm2, zmm24, zmm23                                 ;   441.3 p0+p5   43 t[0]
        vpternlogd zmm4, zmm11, zmm2, 0xca                          ;   446.3 p0      43 t[0]
        vpshufb zmm2, zmm12, zmm7                                   ;   442.3 p5      55 t[3]
        vpaddb zmm11, zmm7, zmm7                                    ;   440.3 p0      55 t[3]
        vpternlogd zmm7, zmm0, [rbp + 5760], 0x96                   ;   441.3 p0+p2   55 t[3]
        vpternlogd zmm0, zmm2, zmm11, 0x96                          ;   443.3 p0      55 t[3]
        vpternlogd zmm2, zmm11, zmm8, 0x96                          ;   443.3 p0      55 t[3]
        vpternlogd zmm2, zmm15, [rbp + 5824], 0x96                  ;   444.3 p5+p3   55 t[3]
        vpshufb zmm11, zmm12, zmm15                                 ;   444.3 p5      55 t[3]
        vpaddb zmm15, zmm15, zmm15                                  ;   444.3 p0      55 t[3]
        vpternlogd zmm11, zmm15, zmm5, 0x96                         ;   445.3 p0      55 t[3]
        vpternlogd zmm0, zmm11, [rbp + 5888], 0x96                  ;   446.3 p5+p2   55 t[3]
        vpternlogd zmm11, zmm8, [rbp + 5952], 0x96                  ;   446.3 p0+p3   55 t[3]
        vpshufb zmm5, zmm1, zmm10                                   ;   446.3 p5      43 t[0]
        vmovdqa64 zmm8, zmm10                                       ;   431.3         43 t[0] copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   448.3 p0+p5   43 t[0]
        vpermi2b zmm10, zmm24, zmm23                                ;   450.3 p0+p5   43 t[0]
        vpternlogd zmm5, zmm8, zmm10, 0xca                          ;   455.3 p0      43 t[0]
        vpxord zmm8, zmm9, zmm4                                     ;   450.3 p0      55 t[0]
        vpxord zmm4, zmm4, zmm5                                     ;   456.3 p0      55 t[0]
        vpshufb zmm10, zmm1, zmm11                                  ;   451.3 p5      43 t[0]
        vmovdqa64 zmm15, zmm11                                      ;   447.3         43 t[0] copy
        vpermi2b zmm15, zmm21, zmm20                                ;   453.3 p0+p5   43 t[0]
        vpermi2b zmm11, zmm24, zmm23                                ;   455.3 p0+p5   43 t[0]
        vpternlogd zmm10, zmm15, zmm11, 0xca                        ;   460.3 p0      43 t[0]
        vpxord zmm9, zmm9, zmm10                                    ;   461.3 p0      55 t[0]
        vpshufb zmm11, zmm1, zmm18                                  ;   456.3 p5      43 t[1]
        vmovdqa64 zmm15, zmm18                                      ;   406.3         43 t[1] copy
        vpermi2b zmm15, zmm21, zmm20                                ;   458.3 p0+p5   43 t[1]
        vpermi2b zmm18, zmm24, zmm23                                ;   460.3 p0+p5   43 t[1]
        vpternlogd zmm11, zmm15, zmm18, 0xca                        ;   465.3 p0      43 t[1]
        vpshufb zmm15, zmm1, zmm22                                  ;   461.3 p5      43 t[1]
        vmovdqa64 zmm18, zmm22                                      ;   380.3         43 t[1] copy
        vpermi2b zmm18, zmm21, zmm20                                ;   463.3 p0+p5   43 t[1]
        vpermi2b zmm22, zmm24, zmm23                                ;   465.3 p0+p5   43 t[1]
        vpternlogd zmm15, zmm18, zmm22, 0xca                        ;   470.3 p0      43 t[1]
        vpshufb zmm18, zmm12, zmm8                                  ;   466.3 p5      55 t[0]
        vpaddb zmm22, zmm8, zmm8                                    ;   462.3 p0      55 t[0]
        vpternlogd zmm10, zmm18, zmm22, 0x96                        ;   467.3 p0      55 t[0]
        vpshufb zmm18, zmm1, zmm16                                  ;   467.3 p5      43 t[1]
        vmovdqa64 zmm22, zmm16                                      ;   430.3         43 t[1] copy
        vpermi2b zmm22, zmm21, zmm20                                ;   469.3 p0+p5   43 t[1]
        vpermi2b zmm16, zmm24, zmm23                                ;   471.3 p0+p5   43 t[1]
        vpternlogd zmm18, zmm22, zmm16, 0xca                        ;   476.3 p0      43 t[1]
        vpshufb zmm16, zmm12, zmm4                                  ;   472.3 p5      55 t[0]
        vpaddb zmm22, zmm4, zmm4                                    ;   467.3 p0      55 t[0]
        vpternlogd zmm4, zmm10, [rbp + 6016], 0x96                  ;   468.3 p0+p2   55 t[0]
        vpternlogd zmm10, zmm16, zmm22, 0x96                        ;   473.3 p0      55 t[0]
        vpternlogd zmm16, zmm22, zmm5, 0x96                         ;   473.3 p0      55 t[0]
        vpternlogd zmm16, zmm9, [rbp + 6080], 0x96                  ;   474.3 p0+p3   55 t[0]
        vpshufb zmm22, zmm12, zmm9                                  ;   473.3 p5      55 t[0]
        vpaddb zmm9, zmm9, zmm9                                     ;   472.3 p0      55 t[0]
        vpternlogd zmm22, zmm9, zmm8, 0x96                          ;   474.3 p0      55 t[0]
        vpternlogd zmm10, zmm22, [rbp + 6144], 0x96                 ;   475.3 p0+p2   55 t[0]
        vpternlogd zmm22, zmm5, [rbp + 6208], 0x96                  ;   475.3 p5+p3   55 t[0]
        vpshufb zmm5, zmm1, zmm0                                    ;   475.3 p5      43 t[1]
        vmovdqa64 zmm8, zmm0                                        ;   447.3         43 t[1] copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   477.3 p0+p5   43 t[1]
        vpermi2b zmm0, zmm24, zmm23                                 ;   479.3 p0+p5   43 t[1]
        vpternlogd zmm5, zmm8, zmm0, 0xca                           ;   484.3 p0      43 t[1]
        vpshufb zmm0, zmm1, zmm6                                    ;   480.3 p5      43 t[2]
        vmovdqa64 zmm8, zmm6                                        ;   380.3         43 t[2] copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   482.3 p0+p5   43 t[2]
        vpermi2b zmm6, zmm24, zmm23                                 ;   484.3 p0+p5   43 t[2]
        vpternlogd zmm0, zmm8, zmm6, 0xca                           ;   489.3 p0      43 t[2]
        vpxord zmm6, zmm11, zmm18                                   ;   481.3 p0      55 t[1]
        vpxord zmm11, zmm11, zmm15                                  ;   482.3 p0      55 t[1]
        vpxord zmm18, zmm18, zmm5                                   ;   485.3 p0      55 t[1]
        vpshufb zmm8, zmm1, zmm3                                    ;   485.3 p5      43 t[2]
        vmovdqa64 zmm9, zmm3                                        ;   429.3         43 t[2] copy
        vpermi2b zmm9, zmm21, zmm20                                 ;   487.3 p0+p5   43 t[2]
        vpermi2b zmm3, zmm24, zmm23                                 ;   489.3 p0+p5   43 t[2]
        vpternlogd zmm8, zmm9, zmm3, 0xca                           ;   494.3 p0      43 t[2]
        vpshufb zmm3, zmm1, zmm14                                   ;   490.3 p5      43 t[2]
        vmovdqa64 zmm9, zmm14                                       ;   408.3         43 t[2] copy
        vpermi2b zmm9, zmm21, zmm20                                 ;   492.3 p0+p5   43 t[2]
        vpermi2b zmm14, zmm24, zmm23                                ;   494.3 p0+p5   43 t[2]
        vpternlogd zmm3, zmm9, zmm14, 0xca                          ;   499.3 p0      43 t[2]
        vpshufb zmm9, zmm1, zmm2                                    ;   495.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm2                                       ;   445.3         43 t[2] copy
        vpermi2b zmm14, zmm21, zmm20                                ;   497.3 p0+p5   43 t[2]
        vpermi2b zmm2, zmm24, zmm23                                 ;   499.3 p0+p5   43 t[2]
        vpternlogd zmm9, zmm14, zmm2, 0xca                          ;   504.3 p0      43 t[2]
        vpshufb zmm2, zmm12, zmm6                                   ;   500.3 p5      55 t[1]
        vpaddb zmm14, zmm6, zmm6                                    ;   493.3 p0      55 t[1]
        vpternlogd zmm15, zmm2, zmm14, 0x96                         ;   501.3 p0      55 t[1]
        vpshufb zmm2, zmm12, zmm18                                  ;   501.3 p5      55 t[1]
        vpaddb zmm14, zmm18, zmm18                                  ;   495.3 p0      55 t[1]
        vpternlogd zmm18, zmm15, [rbp + 6272], 0x96                 ;   502.3 p0+p2   55 t[1]
        vpternlogd zmm15, zmm2, zmm14, 0x96                         ;   502.3 p0      55 t[1]
        vpternlogd zmm2, zmm14, zmm5, 0x96                          ;   502.3 p0      55 t[1]
        vpternlogd zmm2, zmm11, [rbp + 6336], 0x96                  ;   503.3 p0+p3   55 t[1]
        vpshufb zmm14, zmm12, zmm11                                 ;   502.3 p5      55 t[1]
        vpaddb zmm11, zmm11, zmm11                                  ;   500.3 p0      55 t[1]
        vpternlogd zmm14, zmm11, zmm6, 0x96                         ;   503.3 p0      55 t[1]
        vpternlogd zmm15, zmm14, [rbp + 6400], 0x96                 ;   504.3 p0+p2   55 t[1]
        vpternlogd zmm14, zmm5, [rbp + 6464], 0x96                  ;   504.3 p0+p3   55 t[1]
        vpshufb zmm5, zmm1, zmm17                                   ;   503.3 p5      43 t[3]
        vmovdqa64 zmm6, zmm17                                       ;   379.3         43 t[3] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   505.3 p0+p5   43 t[3]
        vpermi2b zmm17, zmm24, zmm23                                ;   507.3 p0+p5   43 t[3]
        vpternlogd zmm5, zmm6, zmm17, 0xca                          ;   512.3 p0      43 t[3]
        vpshufb zmm6, zmm1, zmm13                                   ;   508.3 p5      43 t[3]
        vmovdqa64 zmm11, zmm13                                      ;   408.3         43 t[3] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   510.3 p0+p5   43 t[3]
        vpermi2b zmm13, zmm24, zmm23                                ;   512.3 p0+p5   43 t[3]
        vpternlogd zmm6, zmm11, zmm13, 0xca                         ;   517.3 p0      43 t[3]
        vpxord zmm11, zmm8, zmm9                                    ;   510.3 p0      55 t[2]
        vpxord zmm8, zmm8, zmm3                                     ;   511.3 p0      55 t[2]
        vpxord zmm9, zmm9, zmm0                                     ;   512.3 p0      55 t[2]
        vpshufb zmm13, zmm1, zmm7                                   ;   513.3 p5      43 t[3]
        vmovdqa64 zmm17, zmm7                                       ;   442.3         43 t[3] copy
        vpermi2b zmm17, zmm21, zmm20                                ;   515.3 p0+p5   43 t[3]
        vpermi2b zmm7, zmm24, zmm23                                 ;   517.3 p0+p5   43 t[3]
        vpternlogd zmm13, zmm17, zmm7, 0xca                         ;   522.3 p0      43 t[3]
        vpshufb zmm7, zmm1, zmm19                                   ;   518.3 p5      43 t[3]
        vmovdqa64 zmm17, zmm19                                      ;   431.3         43 t[3] copy
        vpermi2b zmm17, zmm21, zmm20                                ;   520.3 p0+p5   43 t[3]
        vpermi2b zmm19, zmm24, zmm23                                ;   522.3 p0+p5   43 t[3]
        vpternlogd zmm7, zmm17, zmm19, 0xca                         ;   527.3 p0      43 t[3]
        vpshufb zmm17, zmm12, zmm11                                 ;   523.3 p5      55 t[2]
        vpaddb zmm19, zmm11, zmm11                                  ;   519.3 p0      55 t[2]
        vpternlogd zmm3, zmm17, zmm19, 0x96                         ;   524.3 p0      55 t[2]
        vpshufb zmm17, zmm12, zmm9                                  ;   524.3 p5      55 t[2]
        vpaddb zmm19, zmm9, zmm9                                    ;   521.3 p0      55 t[2]
        vpternlogd zmm9, zmm3, [rbp + 6528], 0x96                   ;   525.3 p0+p2   55 t[2]
        vpternlogd zmm3, zmm17, zmm19, 0x96                         ;   525.3 p0      55 t[2]
        vpternlogd zmm17, zmm19, zmm0, 0x96                         ;   525.3 p0      55 t[2]
        vpternlogd zmm17, zmm8, [rbp + 6592], 0x96                  ;   526.3 p0+p3   55 t[2]
        vpshufb zmm19, zmm12, zmm8                                  ;   525.3 p5      55 t[2]
        vpaddb zmm8, zmm8, zmm8                                     ;   526.3 p0      55 t[2]
        vpternlogd zmm19, zmm8, zmm11, 0x96                         ;   527.3 p5      55 t[2]
        vpternlogd zmm3, zmm19, [rbp + 6656], 0x96                  ;   528.3 p0+p2   55 t[2]
        vpternlogd zmm19, zmm0, [rbp + 6720], 0x96                  ;   528.3 p5+p3   55 t[2]
        vpxord zmm0, zmm5, zmm6                                     ;   528.3 p0      55 t[3]
        vpxord zmm5, zmm5, zmm13                                    ;   528.3 p5      55 t[3]
        vpxord zmm13, zmm13, zmm7                                   ;   529.3 p0      55 t[3]
        vpshufb zmm8, zmm1, zmm4                                    ;   529.3 p5      43 t[0]
        vmovdqa64 zmm11, zmm4                                       ;   469.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   531.3 p0+p5   43 t[0]
        vpermi2b zmm4, zmm24, zmm23                                 ;   533.3 p0+p5   43 t[0]
        vpternlogd zmm8, zmm11, zmm4, 0xca                          ;   538.3 p0      43 t[0]
        vpshufb zmm4, zmm12, zmm5                                   ;   534.3 p5      55 t[3]
        vpaddb zmm11, zmm5, zmm5                                    ;   533.3 p0      55 t[3]
        vpternlogd zmm7, zmm4, zmm11, 0x96                          ;   535.3 p0      55 t[3]
        vpshufb zmm4, zmm1, zmm2                                    ;   535.3 p5      43 t[0]
        vmovdqa64 zmm11, zmm2                                       ;   504.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   537.3 p0+p5   43 t[0]
        vpermi2b zmm2, zmm24, zmm23                                 ;   539.3 p0+p5   43 t[0]
        vpternlogd zmm4, zmm11, zmm2, 0xca                          ;   544.3 p0      43 t[0]
        vpshufb zmm2, zmm12, zmm0                                   ;   540.3 p5      55 t[3]
        vpaddb zmm11, zmm0, zmm0                                    ;   538.3 p0      55 t[3]
        vpternlogd zmm0, zmm7, [rbp + 6784], 0x96                   ;   539.3 p0+p2   55 t[3]
        vpternlogd zmm7, zmm2, zmm11, 0x96                          ;   541.3 p0      55 t[3]
        vpternlogd zmm2, zmm11, zmm6, 0x96                          ;   541.3 p0      55 t[3]
        vpternlogd zmm2, zmm13, [rbp + 6848], 0x96                  ;   542.3 p5+p3   55 t[3]
        vpshufb zmm11, zmm12, zmm13                                 ;   542.3 p5      55 t[3]
        vpaddb zmm13, zmm13, zmm13                                  ;   542.3 p0      55 t[3]
        vpternlogd zmm11, zmm13, zmm5, 0x96                         ;   543.3 p0      55 t[3]
        vpternlogd zmm7, zmm11, [rbp + 6912], 0x96                  ;   544.3 p5+p2   55 t[3]
        vpternlogd zmm11, zmm6, [rbp + 6976], 0x96                  ;   544.3 p0+p3   55 t[3]
        vpshufb zmm5, zmm1, zmm3                                    ;   544.3 p5      43 t[0]
        vmovdqa64 zmm6, zmm3                                        ;   529.3         43 t[0] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   546.3 p0+p5   43 t[0]
        vpermi2b zmm3, zmm24, zmm23                                 ;   548.3 p0+p5   43 t[0]
        vpternlogd zmm5, zmm6, zmm3, 0xca                           ;   553.3 p0      43 t[0]
        vpxord zmm3, zmm8, zmm4                                     ;   548.3 p0      55 t[0]
        vpxord zmm4, zmm4, zmm5                                     ;   554.3 p0      55 t[0]
        vpshufb zmm6, zmm1, zmm11                                   ;   549.3 p5      43 t[0]
        vmovdqa64 zmm13, zmm11                                      ;   545.3         43 t[0] copy
        vpermi2b zmm13, zmm21, zmm20                                ;   551.3 p0+p5   43 t[0]
        vpermi2b zmm11, zmm24, zmm23                                ;   553.3 p0+p5   43 t[0]
        vpternlogd zmm6, zmm13, zmm11, 0xca                         ;   558.3 p0      43 t[0]
        vpxord zmm8, zmm8, zmm6                                     ;   559.3 p0      55 t[0]
        vpshufb zmm11, zmm1, zmm18                                  ;   554.3 p5      43 t[1]
        vmovdqa64 zmm13, zmm18                                      ;   503.3         43 t[1] copy
        vpermi2b zmm13, zmm21, zmm20                                ;   556.3 p0+p5   43 t[1]
        vpermi2b zmm18, zmm24, zmm23                                ;   558.3 p0+p5   43 t[1]
        vpternlogd zmm11, zmm13, zmm18, 0xca                        ;   563.3 p0      43 t[1]
        vpshufb zmm13, zmm1, zmm22                                  ;   559.3 p5      43 t[1]
        vmovdqa64 zmm18, zmm22                                      ;   476.3         43 t[1] copy
        vpermi2b zmm18, zmm21, zmm20                                ;   561.3 p0+p5   43 t[1]
        vpermi2b zmm22, zmm24, zmm23                                ;   563.3 p0+p5   43 t[1]
        vpternlogd zmm13, zmm18, zmm22, 0xca                        ;   568.3 p0      43 t[1]
        vpshufb zmm18, zmm12, zmm3                                  ;   564.3 p5      55 t[0]
        vpaddb zmm22, zmm3, zmm3                                    ;   560.3 p0      55 t[0]
        vpternlogd zmm6, zmm18, zmm22, 0x96                         ;   565.3 p0      55 t[0]
        vpshufb zmm18, zmm1, zmm17                                  ;   565.3 p5      43 t[1]
        vmovdqa64 zmm22, zmm17                                      ;   527.3         43 t[1] copy
        vpermi2b zmm22, zmm21, zmm20                                ;   567.3 p0+p5   43 t[1]
        vpermi2b zmm17, zmm24, zmm23                                ;   569.3 p0+p5   43 t[1]
        vpternlogd zmm18, zmm22, zmm17, 0xca                        ;   574.3 p0      43 t[1]
        vpshufb zmm17, zmm12, zmm4                                  ;   570.3 p5      55 t[0]
        vpaddb zmm22, zmm4, zmm4                                    ;   565.3 p0      55 t[0]
        vpternlogd zmm4, zmm6, [rbp + 7040], 0x96                   ;   566.3 p0+p2   55 t[0]
        vpternlogd zmm6, zmm17, zmm22, 0x96                         ;   571.3 p0      55 t[0]
        vpternlogd zmm17, zmm22, zmm5, 0x96                         ;   571.3 p0      55 t[0]
        vpternlogd zmm17, zmm8, [rbp + 7104], 0x96                  ;   572.3 p0+p3   55 t[0]
        vpshufb zmm22, zmm12, zmm8                                  ;   571.3 p5      55 t[0]
        vpaddb zmm8, zmm8, zmm8                                     ;   570.3 p0      55 t[0]
        vpternlogd zmm22, zmm8, zmm3, 0x96                          ;   572.3 p0      55 t[0]
        vpternlogd zmm6, zmm22, [rbp + 7168], 0x96                  ;   573.3 p0+p2   55 t[0]
        vpternlogd zmm22, zmm5, [rbp + 7232], 0x96                  ;   573.3 p5+p3   55 t[0]
        vpshufb zmm3, zmm1, zmm7                                    ;   573.3 p5      43 t[1]
        vmovdqa64 zmm5, zmm7                                        ;   545.3         43 t[1] copy
        vpermi2b zmm5, zmm21, zmm20                                 ;   575.3 p0+p5   43 t[1]
        vpermi2b zmm7, zmm24, zmm23                                 ;   577.3 p0+p5   43 t[1]
        vpternlogd zmm3, zmm5, zmm7, 0xca                           ;   582.3 p0      43 t[1]
        vpshufb zmm5, zmm1, zmm10                                   ;   578.3 p5      43 t[2]
        vmovdqa64 zmm7, zmm10                                       ;   476.3         43 t[2] copy
        vpermi2b zmm7, zmm21, zmm20                                 ;   580.3 p0+p5   43 t[2]
        vpermi2b zmm10, zmm24, zmm23                                ;   582.3 p0+p5   43 t[2]
        vpternlogd zmm5, zmm7, zmm10, 0xca                          ;   587.3 p0      43 t[2]
        vpxord zmm7, zmm11, zmm18                                   ;   579.3 p0      55 t[1]
        vpxord zmm11, zmm11, zmm13                                  ;   580.3 p0      55 t[1]
        vpxord zmm18, zmm18, zmm3                                   ;   583.3 p0      55 t[1]
        vpshufb zmm8, zmm1, zmm9                                    ;   583.3 p5      43 t[2]
        vmovdqa64 zmm10, zmm9                                       ;   526.3         43 t[2] copy
        vpermi2b zmm10, zmm21, zmm20                                ;   585.3 p0+p5   43 t[2]
        vpermi2b zmm9, zmm24, zmm23                                 ;   587.3 p0+p5   43 t[2]
        vpternlogd zmm8, zmm10, zmm9, 0xca                          ;   592.3 p0      43 t[2]
        vpshufb zmm9, zmm1, zmm14                                   ;   588.3 p5      43 t[2]
        vmovdqa64 zmm10, zmm14                                      ;   505.3         43 t[2] copy
        vpermi2b zmm10, zmm21, zmm20                                ;   590.3 p0+p5   43 t[2]
        vpermi2b zmm14, zmm24, zmm23                                ;   592.3 p0+p5   43 t[2]
        vpternlogd zmm9, zmm10, zmm14, 0xca                         ;   597.3 p0      43 t[2]
        vpshufb zmm10, zmm1, zmm2                                   ;   593.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm2                                       ;   543.3         43 t[2] copy
        vpermi2b zmm14, zmm21, zmm20                                ;   595.3 p0+p5   43 t[2]
        vpermi2b zmm2, zmm24, zmm23                                 ;   597.3 p0+p5   43 t[2]
        vpternlogd zmm10, zmm14, zmm2, 0xca                         ;   602.3 p0      43 t[2]
        vpshufb zmm2, zmm12, zmm7                                   ;   598.3 p5      55 t[1]
        vpaddb zmm14, zmm7, zmm7                                    ;   591.3 p0      55 t[1]
        vpternlogd zmm13, zmm2, zmm14, 0x96                         ;   599.3 p0      55 t[1]
        vpshufb zmm2, zmm12, zmm18                                  ;   599.3 p5      55 t[1]
        vpaddb zmm14, zmm18, zmm18                                  ;   593.3 p0      55 t[1]
        vpternlogd zmm18, zmm13, [rbp + 7296], 0x96                 ;   600.3 p0+p2   55 t[1]
        vpternlogd zmm13, zmm2, zmm14, 0x96                         ;   600.3 p0      55 t[1]
        vpternlogd zmm2, zmm14, zmm3, 0x96                          ;   600.3 p0      55 t[1]
        vpternlogd zmm2, zmm11, [rbp + 7360], 0x96                  ;   601.3 p0+p3   55 t[1]
        vpshufb zmm14, zmm12, zmm11                                 ;   600.3 p5      55 t[1]
        vpaddb zmm11, zmm11, zmm11                                  ;   598.3 p0      55 t[1]
        vpternlogd zmm14, zmm11, zmm7, 0x96                         ;   601.3 p0      55 t[1]
        vpternlogd zmm13, zmm14, [rbp + 7424], 0x96                 ;   602.3 p0+p2   55 t[1]
        vpternlogd zmm14, zmm3, [rbp + 7488], 0x96                  ;   602.3 p0+p3   55 t[1]
        vpshufb zmm3, zmm1, zmm16                                   ;   601.3 p5      43 t[3]
        vmovdqa64 zmm7, zmm16                                       ;   475.3         43 t[3] copy
        vpermi2b zmm7, zmm21, zmm20                                 ;   603.3 p0+p5   43 t[3]
        vpermi2b zmm16, zmm24, zmm23                                ;   605.3 p0+p5   43 t[3]
        vpternlogd zmm3, zmm7, zmm16, 0xca                          ;   610.3 p0      43 t[3]
        vpshufb zmm7, zmm1, zmm15                                   ;   606.3 p5      43 t[3]
        vmovdqa64 zmm11, zmm15                                      ;   505.3         43 t[3] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   608.3 p0+p5   43 t[3]
        vpermi2b zmm15, zmm24, zmm23                                ;   610.3 p0+p5   43 t[3]
        vpternlogd zmm7, zmm11, zmm15, 0xca                         ;   615.3 p0      43 t[3]
        vpxord zmm11, zmm8, zmm10                                   ;   608.3 p0      55 t[2]
        vpxord zmm8, zmm8, zmm9                                     ;   609.3 p0      55 t[2]
        vpxord zmm10, zmm10, zmm5                                   ;   610.3 p0      55 t[2]
        vpshufb zmm15, zmm1, zmm0                                   ;   611.3 p5      43 t[3]
        vmovdqa64 zmm16, zmm0                                       ;   540.3         43 t[3] copy
        vpermi2b zmm16, zmm21, zmm20                                ;   613.3 p0+p5   43 t[3]
        vpermi2b zmm0, zmm24, zmm23                                 ;   615.3 p0+p5   43 t[3]
        vpternlogd zmm15, zmm16, zmm0, 0xca                         ;   620.3 p0      43 t[3]
        vpshufb zmm0, zmm1, zmm19                                   ;   616.3 p5      43 t[3]
        vmovdqa64 zmm16, zmm19                                      ;   529.3         43 t[3] copy
        vpermi2b zmm16, zmm21, zmm20                                ;   618.3 p0+p5   43 t[3]
        vpermi2b zmm19, zmm24, zmm23                                ;   620.3 p0+p5   43 t[3]
        vpternlogd zmm0, zmm16, zmm19, 0xca                         ;   625.3 p0      43 t[3]
        vpshufb zmm16, zmm12, zmm11                                 ;   621.3 p5      55 t[2]
        vpaddb zmm19, zmm11, zmm11                                  ;   617.3 p0      55 t[2]
        vpternlogd zmm9, zmm16, zmm19, 0x96                         ;   622.3 p0      55 t[2]
        vpshufb zmm16, zmm12, zmm10                                 ;   622.3 p5      55 t[2]
        vpaddb zmm19, zmm10, zmm10                                  ;   619.3 p0      55 t[2]
        vpternlogd zmm10, zmm9, [rbp + 7552], 0x96                  ;   623.3 p0+p2   55 t[2]
        vpternlogd zmm9, zmm16, zmm19, 0x96                         ;   623.3 p0      55 t[2]
        vpternlogd zmm16, zmm19, zmm5, 0x96                         ;   623.3 p0      55 t[2]
        vpternlogd zmm16, zmm8, [rbp + 7616], 0x96                  ;   624.3 p0+p3   55 t[2]
        vpshufb zmm19, zmm12, zmm8                                  ;   623.3 p5      55 t[2]
        vpaddb zmm8, zmm8, zmm8                                     ;   624.3 p0      55 t[2]
        vpternlogd zmm19, zmm8, zmm11, 0x96                         ;   625.3 p5      55 t[2]
        vpternlogd zmm9, zmm19, [rbp + 7680], 0x96                  ;   626.3 p0+p2   55 t[2]
        vpternlogd zmm19, zmm5, [rbp + 7744], 0x96                  ;   626.3 p5+p3   55 t[2]
        vpxord zmm5, zmm3, zmm7                                     ;   626.3 p0      55 t[3]
        vpxord zmm3, zmm3, zmm15                                    ;   626.3 p5      55 t[3]
        vpxord zmm15, zmm15, zmm0                                   ;   627.3 p0      55 t[3]
        vpshufb zmm8, zmm1, zmm4                                    ;   627.3 p5      43 t[0]
        vmovdqa64 zmm11, zmm4                                       ;   567.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   629.3 p0+p5   43 t[0]
        vpermi2b zmm4, zmm24, zmm23                                 ;   631.3 p0+p5   43 t[0]
        vpternlogd zmm8, zmm11, zmm4, 0xca                          ;   636.3 p0      43 t[0]
        vpshufb zmm4, zmm12, zmm3                                   ;   632.3 p5      55 t[3]
        vpaddb zmm11, zmm3, zmm3                                    ;   631.3 p0      55 t[3]
        vpternlogd zmm0, zmm4, zmm11, 0x96                          ;   633.3 p0      55 t[3]
        vpshufb zmm4, zmm1, zmm2                                    ;   633.3 p5      43 t[0]
        vmovdqa64 zmm11, zmm2                                       ;   602.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   635.3 p0+p5   43 t[0]
        vpermi2b zmm2, zmm24, zmm23                                 ;   637.3 p0+p5   43 t[0]
        vpternlogd zmm4, zmm11, zmm2, 0xca                          ;   642.3 p0      43 t[0]
        vpshufb zmm2, zmm12, zmm5                                   ;   638.3 p5      55 t[3]
        vpaddb zmm11, zmm5, zmm5                                    ;   636.3 p0      55 t[3]
        vpternlogd zmm5, zmm0, [rbp + 7808], 0x96                   ;   637.3 p0+p2   55 t[3]
        vpternlogd zmm0, zmm2, zmm11, 0x96                          ;   639.3 p0      55 t[3]
        vpternlogd zmm2, zmm11, zmm7, 0x96                          ;   639.3 p0      55 t[3]
        vpternlogd zmm2, zmm15, [rbp + 7872], 0x96                  ;   640.3 p5+p3   55 t[3]
        vpshufb zmm11, zmm12, zmm15                                 ;   640.3 p5      55 t[3]
        vpaddb zmm15, zmm15, zmm15                                  ;   640.3 p0      55 t[3]
        vpternlogd zmm11, zmm15, zmm3, 0x96                         ;   641.3 p0      55 t[3]
        vpternlogd zmm0, zmm11, [rbp + 7936], 0x96                  ;   642.3 p5+p2   55 t[3]
        vpternlogd zmm11, zmm7, [rbp + 8000], 0x96                  ;   642.3 p0+p3   55 t[3]
        vpshufb zmm3, zmm1, zmm9                                    ;   642.3 p5      43 t[0]
        vmovdqa64 zmm7, zmm9                                        ;   627.3         43 t[0] copy
        vpermi2b zmm7, zmm21, zmm20                                 ;   644.3 p0+p5   43 t[0]
        vpermi2b zmm9, zmm24, zmm23                                 ;   646.3 p0+p5   43 t[0]
        vpternlogd zmm3, zmm7, zmm9, 0xca                           ;   651.3 p0      43 t[0]
        vpxord zmm7, zmm8, zmm4                                     ;   646.3 p0      55 t[0]
        vpxord zmm4, zmm4, zmm3                                     ;   652.3 p0      55 t[0]
        vpshufb zmm9, zmm1, zmm11                                   ;   647.3 p5      43 t[0]
        vmovdqa64 zmm15, zmm11                                      ;   643.3         43 t[0] copy
        vpermi2b zmm15, zmm21, zmm20                                ;   649.3 p0+p5   43 t[0]
        vpermi2b zmm11, zmm24, zmm23                                ;   651.3 p0+p5   43 t[0]
        vpternlogd zmm9, zmm15, zmm11, 0xca                         ;   656.3 p0      43 t[0]
        vpxord zmm8, zmm8, zmm9                                     ;   657.3 p0      55 t[0]
        vpshufb zmm11, zmm1, zmm18                                  ;   652.3 p5      43 t[1]
        vmovdqa64 zmm15, zmm18                                      ;   601.3         43 t[1] copy
        vpermi2b zmm15, zmm21, zmm20                                ;   654.3 p0+p5   43 t[1]
        vpermi2b zmm18, zmm24, zmm23                                ;   656.3 p0+p5   43 t[1]
        vpternlogd zmm11, zmm15, zmm18, 0xca                        ;   661.3 p0      43 t[1]
        vpshufb zmm15, zmm1, zmm22                                  ;   657.3 p5      43 t[1]
        vmovdqa64 zmm18, zmm22                                      ;   574.3         43 t[1] copy
        vpermi2b zmm18, zmm21, zmm20                                ;   659.3 p0+p5   43 t[1]
        vpermi2b zmm22, zmm24, zmm23                                ;   661.3 p0+p5   43 t[1]
        vpternlogd zmm15, zmm18, zmm22, 0xca                        ;   666.3 p0      43 t[1]
        vpshufb zmm18, zmm12, zmm7                                  ;   662.3 p5      55 t[0]
        vpaddb zmm22, zmm7, zmm7                                    ;   658.3 p0      55 t[0]
        vpternlogd zmm9, zmm18, zmm22, 0x96                         ;   663.3 p0      55 t[0]
        vpshufb zmm18, zmm1, zmm16                                  ;   663.3 p5      43 t[1]
        vmovdqa64 zmm22, zmm16                                      ;   625.3         43 t[1] copy
        vpermi2b zmm22, zmm21, zmm20                                ;   665.3 p0+p5   43 t[1]
        vpermi2b zmm16, zmm24, zmm23                                ;   667.3 p0+p5   43 t[1]
        vpternlogd zmm18, zmm22, zmm16, 0xca                        ;   672.3 p0      43 t[1]
        vpshufb zmm16, zmm12, zmm4                                  ;   668.3 p5      55 t[0]
        vpaddb zmm22, zmm4, zmm4                                    ;   663.3 p0      55 t[0]
        vpternlogd zmm4, zmm9, [rbp + 8064], 0x96                   ;   664.3 p0+p2   55 t[0]
        vpternlogd zmm9, zmm16, zmm22, 0x96                         ;   669.3 p0      55 t[0]
        vpternlogd zmm16, zmm22, zmm3, 0x96                         ;   669.3 p0      55 t[0]
        vpternlogd zmm16, zmm8, [rbp + 8128], 0x96                  ;   670.3 p0+p3   55 t[0]
        vpshufb zmm22, zmm12, zmm8                                  ;   669.3 p5      55 t[0]
        vpaddb zmm8, zmm8, zmm8                                     ;   668.3 p0      55 t[0]
        vpternlogd zmm22, zmm8, zmm7, 0x96                          ;   670.3 p0      55 t[0]
        vpternlogd zmm9, zmm22, [rbp + 8192], 0x96                  ;   671.3 p0+p2   55 t[0]
        vpternlogd zmm22, zmm3, [rbp + 8256], 0x96                  ;   671.3 p5+p3   55 t[0]
        vpshufb zmm3, zmm1, zmm0                                    ;   671.3 p5      43 t[1]
        vmovdqa64 zmm7, zmm0                                        ;   643.3         43 t[1] copy
        vpermi2b zmm7, zmm21, zmm20                                 ;   673.3 p0+p5   43 t[1]
        vpermi2b zmm0, zmm24, zmm23                                 ;   675.3 p0+p5   43 t[1]
        vpternlogd zmm3, zmm7, zmm0, 0xca                           ;   680.3 p0      43 t[1]
        vpshufb zmm0, zmm1, zmm6                                    ;   676.3 p5      43 t[2]
        vmovdqa64 zmm7, zmm6                                        ;   574.3         43 t[2] copy
        vpermi2b zmm7, zmm21, zmm20                                 ;   678.3 p0+p5   43 t[2]
        vpermi2b zmm6, zmm24, zmm23                                 ;   680.3 p0+p5   43 t[2]
        vpternlogd zmm0, zmm7, zmm6, 0xca                           ;   685.3 p0      43 t[2]
        vpxord zmm6, zmm11, zmm18                                   ;   677.3 p0      55 t[1]
        vpxord zmm11, zmm11, zmm15                                  ;   678.3 p0      55 t[1]
        vpxord zmm18, zmm18, zmm3                                   ;   681.3 p0      55 t[1]
        vpshufb zmm7, zmm1, zmm10                                   ;   681.3 p5      43 t[2]
        vmovdqa64 zmm8, zmm10                                       ;   624.3         43 t[2] copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   683.3 p0+p5   43 t[2]
        vpermi2b zmm10, zmm24, zmm23                                ;   685.3 p0+p5   43 t[2]
        vpternlogd zmm7, zmm8, zmm10, 0xca                          ;   690.3 p0      43 t[2]
        vpshufb zmm8, zmm1, zmm14                                   ;   686.3 p5      43 t[2]
        vmovdqa64 zmm10, zmm14                                      ;   603.3         43 t[2] copy
        vpermi2b zmm10, zmm21, zmm20                                ;   688.3 p0+p5   43 t[2]
        vpermi2b zmm14, zmm24, zmm23                                ;   690.3 p0+p5   43 t[2]
        vpternlogd zmm8, zmm10, zmm14, 0xca                         ;   695.3 p0      43 t[2]
        vpshufb zmm10, zmm1, zmm2                                   ;   691.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm2                                       ;   641.3         43 t[2] copy
        vpermi2b zmm14, zmm21, zmm20                                ;   693.3 p0+p5   43 t[2]
        vpermi2b zmm2, zmm24, zmm23                                 ;   695.3 p0+p5   43 t[2]
        vpternlogd zmm10, zmm14, zmm2, 0xca                         ;   700.3 p0      43 t[2]
        vpshufb zmm2, zmm12, zmm6                                   ;   696.3 p5      55 t[1]
        vpaddb zmm14, zmm6, zmm6                                    ;   689.3 p0      55 t[1]
        vpternlogd zmm15, zmm2, zmm14, 0x96                         ;   697.3 p0      55 t[1]
        vpshufb zmm2, zmm12, zmm18                                  ;   697.3 p5      55 t[1]
        vpaddb zmm14, zmm18, zmm18                                  ;   691.3 p0      55 t[1]
        vpternlogd zmm18, zmm15, [rbp + 8320], 0x96                 ;   698.3 p0+p2   55 t[1]
        vpternlogd zmm15, zmm2, zmm14, 0x96                         ;   698.3 p0      55 t[1]
        vpternlogd zmm2, zmm14, zmm3, 0x96                          ;   698.3 p0      55 t[1]
        vpternlogd zmm2, zmm11, [rbp + 8384], 0x96                  ;   699.3 p0+p3   55 t[1]
        vpshufb zmm14, zmm12, zmm11                                 ;   698.3 p5      55 t[1]
        vpaddb zmm11, zmm11, zmm11                                  ;   696.3 p0      55 t[1]
        vpternlogd zmm14, zmm11, zmm6, 0x96                         ;   699.3 p0      55 t[1]
        vpternlogd zmm15, zmm14, [rbp + 8448], 0x96                 ;   700.3 p0+p2   55 t[1]
        vpternlogd zmm14, zmm3, [rbp + 8512], 0x96                  ;   700.3 p0+p3   55 t[1]
        vpshufb zmm3, zmm1, zmm17                                   ;   699.3 p5      43 t[3]
        vmovdqa64 zmm6, zmm17                                       ;   573.3         43 t[3] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   701.3 p0+p5   43 t[3]
        vpermi2b zmm17, zmm24, zmm23                                ;   703.3 p0+p5   43 t[3]
        vpternlogd zmm3, zmm6, zmm17, 0xca                          ;   708.3 p0      43 t[3]
        vpshufb zmm6, zmm1, zmm13                                   ;   704.3 p5      43 t[3]
        vmovdqa64 zmm11, zmm13                                      ;   603.3         43 t[3] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   706.3 p0+p5   43 t[3]
        vpermi2b zmm13, zmm24, zmm23                                ;   708.3 p0+p5   43 t[3]
        vpternlogd zmm6, zmm11, zmm13, 0xca                         ;   713.3 p0      43 t[3]
        vpxord zmm11, zmm7, zmm10                                   ;   706.3 p0      55 t[2]
        vpxord zmm7, zmm7, zmm8                                     ;   707.3 p0      55 t[2]
        vpxord zmm10, zmm10, zmm0                                   ;   708.3 p0      55 t[2]
        vpshufb zmm13, zmm1, zmm5                                   ;   709.3 p5      43 t[3]
        vmovdqa64 zmm17, zmm5                                       ;   638.3         43 t[3] copy
        vpermi2b zmm17, zmm21, zmm20                                ;   711.3 p0+p5   43 t[3]
        vpermi2b zmm5, zmm24, zmm23                                 ;   713.3 p0+p5   43 t[3]
        vpternlogd zmm13, zmm17, zmm5, 0xca                         ;   718.3 p0      43 t[3]
        vpshufb zmm5, zmm1, zmm19                                   ;   714.3 p5      43 t[3]
        vmovdqa64 zmm17, zmm19                                      ;   627.3         43 t[3] copy
        vpermi2b zmm17, zmm21, zmm20                                ;   716.3 p0+p5   43 t[3]
        vpermi2b zmm19, zmm24, zmm23                                ;   718.3 p0+p5   43 t[3]
        vpternlogd zmm5, zmm17, zmm19, 0xca                         ;   723.3 p0      43 t[3]
        vpshufb zmm17, zmm12, zmm11                                 ;   719.3 p5      55 t[2]
        vpaddb zmm19, zmm11, zmm11                                  ;   715.3 p0      55 t[2]
        vpternlogd zmm8, zmm17, zmm19, 0x96                         ;   720.3 p0      55 t[2]
        vpshufb zmm17, zmm12, zmm10                                 ;   720.3 p5      55 t[2]
        vpaddb zmm19, zmm10, zmm10                                  ;   717.3 p0      55 t[2]
        vpternlogd zmm10, zmm8, [rbp + 8576], 0x96                  ;   721.3 p0+p2   55 t[2]
        vpternlogd zmm8, zmm17, zmm19, 0x96                         ;   721.3 p0      55 t[2]
        vpternlogd zmm17, zmm19, zmm0, 0x96                         ;   721.3 p0      55 t[2]
        vpternlogd zmm17, zmm7, [rbp + 8640], 0x96                  ;   722.3 p0+p3   55 t[2]
        vpshufb zmm19, zmm12, zmm7                                  ;   721.3 p5      55 t[2]
        vpaddb zmm7, zmm7, zmm7                                     ;   722.3 p0      55 t[2]
        vpternlogd zmm19, zmm7, zmm11, 0x96                         ;   723.3 p5      55 t[2]
        vpternlogd zmm8, zmm19, [rbp + 8704], 0x96                  ;   724.3 p0+p2   55 t[2]
        vpternlogd zmm19, zmm0, [rbp + 8768], 0x96                  ;   724.3 p5+p3   55 t[2]
        vpxord zmm0, zmm3, zmm6                                     ;   724.3 p0      55 t[3]
        vpxord zmm3, zmm3, zmm13                                    ;   724.3 p5      55 t[3]
        vpxord zmm13, zmm13, zmm5                                   ;   725.3 p0      55 t[3]
        vpshufb zmm7, zmm1, zmm4                                    ;   725.3 p5      43 t[0]
        vmovdqa64 zmm11, zmm4                                       ;   665.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   727.3 p0+p5   43 t[0]
        vpermi2b zmm4, zmm24, zmm23                                 ;   729.3 p0+p5   43 t[0]
        vpternlogd zmm7, zmm11, zmm4, 0xca                          ;   734.3 p0      43 t[0]
        vpshufb zmm4, zmm12, zmm3                                   ;   730.3 p5      55 t[3]
        vpaddb zmm11, zmm3, zmm3                                    ;   729.3 p0      55 t[3]
        vpternlogd zmm5, zmm4, zmm11, 0x96                          ;   731.3 p0      55 t[3]
        vpshufb zmm4, zmm1, zmm2                                    ;   731.3 p5      43 t[0]
        vmovdqa64 zmm11, zmm2                                       ;   700.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   733.3 p0+p5   43 t[0]
        vpermi2b zmm2, zmm24, zmm23                                 ;   735.3 p0+p5   43 t[0]
        vpternlogd zmm4, zmm11, zmm2, 0xca                          ;   740.3 p0      43 t[0]
        vpshufb zmm2, zmm12, zmm0                                   ;   736.3 p5      55 t[3]
        vpaddb zmm11, zmm0, zmm0                                    ;   734.3 p0      55 t[3]
        vpternlogd zmm0, zmm5, [rbp + 8832], 0x96                   ;   735.3 p0+p2   55 t[3]
        vpternlogd zmm5, zmm2, zmm11, 0x96                          ;   737.3 p0      55 t[3]
        vpternlogd zmm2, zmm11, zmm6, 0x96                          ;   737.3 p0      55 t[3]
        vpternlogd zmm2, zmm13, [rbp + 8896], 0x96                  ;   738.3 p5+p3   55 t[3]
        vpshufb zmm11, zmm12, zmm13                                 ;   738.3 p5      55 t[3]
        vpaddb zmm13, zmm13, zmm13                                  ;   738.3 p0      55 t[3]
        vpternlogd zmm11, zmm13, zmm3, 0x96                         ;   739.3 p0      55 t[3]
        vpternlogd zmm5, zmm11, [rbp + 8960], 0x96                  ;   740.3 p5+p2   55 t[3]
        vpternlogd zmm11, zmm6, [rbp + 9024], 0x96                  ;   740.3 p0+p3   55 t[3]
        vpshufb zmm3, zmm1, zmm8                                    ;   740.3 p5      43 t[0]
        vmovdqa64 zmm6, zmm8                                        ;   725.3         43 t[0] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   742.3 p0+p5   43 t[0]
        vpermi2b zmm8, zmm24, zmm23                                 ;   744.3 p0+p5   43 t[0]
        vpternlogd zmm3, zmm6, zmm8, 0xca                           ;   749.3 p0      43 t[0]
        vpxord zmm6, zmm7, zmm4                                     ;   744.3 p0      55 t[0]
        vpxord zmm4, zmm4, zmm3                                     ;   750.3 p0      55 t[0]
        vpshufb zmm8, zmm1, zmm11                                   ;   745.3 p5      43 t[0]
        vmovdqa64 zmm13, zmm11                                      ;   741.3         43 t[0] copy
        vpermi2b zmm13, zmm21, zmm20                                ;   747.3 p0+p5   43 t[0]
        vpermi2b zmm11, zmm24, zmm23                                ;   749.3 p0+p5   43 t[0]
        vpternlogd zmm8, zmm13, zmm11, 0xca                         ;   754.3 p0      43 t[0]
        vpxord zmm7, zmm7, zmm8                                     ;   755.3 p0      55 t[0]
        vpshufb zmm11, zmm1, zmm18                                  ;   750.3 p5      43 t[1]
        vmovdqa64 zmm13, zmm18                                      ;   699.3         43 t[1] copy
        vpermi2b zmm13, zmm21, zmm20                                ;   752.3 p0+p5   43 t[1]
        vpermi2b zmm18, zmm24, zmm23                                ;   754.3 p0+p5   43 t[1]
        vpternlogd zmm11, zmm13, zmm18, 0xca                        ;   759.3 p0      43 t[1]
        vpshufb zmm13, zmm1, zmm22                                  ;   755.3 p5      43 t[1]
        vmovdqa64 zmm18, zmm22                                      ;   672.3         43 t[1] copy
        vpermi2b zmm18, zmm21, zmm20                                ;   757.3 p0+p5   43 t[1]
        vpermi2b zmm22, zmm24, zmm23                                ;   759.3 p0+p5   43 t[1]
        vpternlogd zmm13, zmm18, zmm22, 0xca                        ;   764.3 p0      43 t[1]
        vpshufb zmm18, zmm12, zmm6                                  ;   760.3 p5      55 t[0]
        vpaddb zmm22, zmm6, zmm6                                    ;   756.3 p0      55 t[0]
        vpternlogd zmm8, zmm18, zmm22, 0x96                         ;   761.3 p0      55 t[0]
        vpshufb zmm18, zmm1, zmm17                                  ;   761.3 p5      43 t[1]
        vmovdqa64 zmm22, zmm17                                      ;   723.3         43 t[1] copy
        vpermi2b zmm22, zmm21, zmm20                                ;   763.3 p0+p5   43 t[1]
        vpermi2b zmm17, zmm24, zmm23                                ;   765.3 p0+p5   43 t[1]
        vpternlogd zmm18, zmm22, zmm17, 0xca                        ;   770.3 p0      43 t[1]
        vpshufb zmm17, zmm12, zmm4                                  ;   766.3 p5      55 t[0]
        vpaddb zmm22, zmm4, zmm4                                    ;   761.3 p0      55 t[0]
        vpternlogd zmm4, zmm8, [rbp + 9088], 0x96                   ;   762.3 p0+p2   55 t[0]
        vpternlogd zmm8, zmm17, zmm22, 0x96                         ;   767.3 p0      55 t[0]
        vpternlogd zmm17, zmm22, zmm3, 0x96                         ;   767.3 p0      55 t[0]
        vpternlogd zmm17, zmm7, [rbp + 9152], 0x96                  ;   768.3 p0+p3   55 t[0]
        vpshufb zmm22, zmm12, zmm7                                  ;   767.3 p5      55 t[0]
        vpaddb zmm7, zmm7, zmm7                                     ;   766.3 p0      55 t[0]
        vpternlogd zmm22, zmm7, zmm6, 0x96                          ;   768.3 p0      55 t[0]
        vpternlogd zmm8, zmm22, [rbp + 9216], 0x96                  ;   769.3 p0+p2   55 t[0]
        vpternlogd zmm22, zmm3, [rbp + 9280], 0x96                  ;   769.3 p5+p3   55 t[0]
        vpshufb zmm3, zmm1, zmm5                                    ;   769.3 p5      43 t[1]
        vmovdqa64 zmm6, zmm5                                        ;   741.3         43 t[1] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   771.3 p0+p5   43 t[1]
        vpermi2b zmm5, zmm24, zmm23                                 ;   773.3 p0+p5   43 t[1]
        vpternlogd zmm3, zmm6, zmm5, 0xca                           ;   778.3 p0      43 t[1]
        vpshufb zmm5, zmm1, zmm9                                    ;   774.3 p5      43 t[2]
        vmovdqa64 zmm6, zmm9                                        ;   672.3         43 t[2] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   776.3 p0+p5   43 t[2]
        vpermi2b zmm9, zmm24, zmm23                                 ;   778.3 p0+p5   43 t[2]
        vpternlogd zmm5, zmm6, zmm9, 0xca                           ;   783.3 p0      43 t[2]
        vpxord zmm6, zmm11, zmm18                                   ;   775.3 p0      55 t[1]
        vpxord zmm11, zmm11, zmm13                                  ;   776.3 p0      55 t[1]
        vpxord zmm18, zmm18, zmm3                                   ;   779.3 p0      55 t[1]
        vpshufb zmm7, zmm1, zmm10                                   ;   779.3 p5      43 t[2]
        vmovdqa64 zmm9, zmm10                                       ;   722.3         43 t[2] copy
        vpermi2b zmm9, zmm21, zmm20                                 ;   781.3 p0+p5   43 t[2]
        vpermi2b zmm10, zmm24, zmm23                                ;   783.3 p0+p5   43 t[2]
        vpternlogd zmm7, zmm9, zmm10, 0xca                          ;   788.3 p0      43 t[2]
        vpshufb zmm9, zmm1, zmm14                                   ;   784.3 p5      43 t[2]
        vmovdqa64 zmm10, zmm14                                      ;   701.3         43 t[2] copy
        vpermi2b zmm10, zmm21, zmm20                                ;   786.3 p0+p5   43 t[2]
        vpermi2b zmm14, zmm24, zmm23                                ;   788.3 p0+p5   43 t[2]
        vpternlogd zmm9, zmm10, zmm14, 0xca                         ;   793.3 p0      43 t[2]
        vpshufb zmm10, zmm1, zmm2                                   ;   789.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm2                                       ;   739.3         43 t[2] copy
        vpermi2b zmm14, zmm21, zmm20                                ;   791.3 p0+p5   43 t[2]
        vpermi2b zmm2, zmm24, zmm23                                 ;   793.3 p0+p5   43 t[2]
        vpternlogd zmm10, zmm14, zmm2, 0xca                         ;   798.3 p0      43 t[2]
        vpshufb zmm2, zmm12, zmm6                                   ;   794.3 p5      55 t[1]
        vpaddb zmm14, zmm6, zmm6                                    ;   787.3 p0      55 t[1]
        vpternlogd zmm13, zmm2, zmm14, 0x96                         ;   795.3 p0      55 t[1]
        vpshufb zmm2, zmm12, zmm18                                  ;   795.3 p5      55 t[1]
        vpaddb zmm14, zmm18, zmm18                                  ;   789.3 p0      55 t[1]
        vpternlogd zmm18, zmm13, [rbp + 9344], 0x96                 ;   796.3 p0+p2   55 t[1]
        vpternlogd zmm13, zmm2, zmm14, 0x96                         ;   796.3 p0      55 t[1]
        vpternlogd zmm2, zmm14, zmm3, 0x96                          ;   796.3 p0      55 t[1]
        vpternlogd zmm2, zmm11, [rbp + 9408], 0x96                  ;   797.3 p0+p3   55 t[1]
        vpshufb zmm14, zmm12, zmm11                                 ;   796.3 p5      55 t[1]
        vpaddb zmm11, zmm11, zmm11                                  ;   794.3 p0      55 t[1]
        vpternlogd zmm14, zmm11, zmm6, 0x96                         ;   797.3 p0      55 t[1]
        vpternlogd zmm13, zmm14, [rbp + 9472], 0x96                 ;   798.3 p0+p2   55 t[1]
        vpternlogd zmm14, zmm3, [rbp + 9536], 0x96                  ;   798.3 p0+p3   55 t[1]
        vpshufb zmm3, zmm1, zmm16                                   ;   797.3 p5      43 t[3]
        vmovdqa64 zmm6, zmm16                                       ;   671.3         43 t[3] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   799.3 p0+p5   43 t[3]
        vpermi2b zmm16, zmm24, zmm23                                ;   801.3 p0+p5   43 t[3]
        vpternlogd zmm3, zmm6, zmm16, 0xca                          ;   806.3 p0      43 t[3]
        vpshufb zmm6, zmm1, zmm15                                   ;   802.3 p5      43 t[3]
        vmovdqa64 zmm11, zmm15                                      ;   701.3         43 t[3] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   804.3 p0+p5   43 t[3]
        vpermi2b zmm15, zmm24, zmm23                                ;   806.3 p0+p5   43 t[3]
        vpternlogd zmm6, zmm11, zmm15, 0xca                         ;   811.3 p0      43 t[3]
        vpxord zmm11, zmm7, zmm10                                   ;   804.3 p0      55 t[2]
        vpxord zmm7, zmm7, zmm9                                     ;   805.3 p0      55 t[2]
        vpxord zmm10, zmm10, zmm5                                   ;   806.3 p0      55 t[2]
        vpshufb zmm15, zmm1, zmm0                                   ;   807.3 p5      43 t[3]
        vmovdqa64 zmm16, zmm0                                       ;   736.3         43 t[3] copy
        vpermi2b zmm16, zmm21, zmm20                                ;   809.3 p0+p5   43 t[3]
        vpermi2b zmm0, zmm24, zmm23                                 ;   811.3 p0+p5   43 t[3]
        vpternlogd zmm15, zmm16, zmm0, 0xca                         ;   816.3 p0      43 t[3]
        vpshufb zmm0, zmm1, zmm19                                   ;   812.3 p5      43 t[3]
        vmovdqa64 zmm16, zmm19                                      ;   725.3         43 t[3] copy
        vpermi2b zmm16, zmm21, zmm20                                ;   814.3 p0+p5   43 t[3]
        vpermi2b zmm19, zmm24, zmm23                                ;   816.3 p0+p5   43 t[3]
        vpternlogd zmm0, zmm16, zmm19, 0xca                         ;   821.3 p0      43 t[3]
        vpshufb zmm16, zmm12, zmm11                                 ;   817.3 p5      55 t[2]
        vpaddb zmm19, zmm11, zmm11                                  ;   813.3 p0      55 t[2]
        vpternlogd zmm9, zmm16, zmm19, 0x96                         ;   818.3 p0      55 t[2]
        vpshufb zmm16, zmm12, zmm10                                 ;   818.3 p5      55 t[2]
        vpaddb zmm19, zmm10, zmm10                                  ;   815.3 p0      55 t[2]
        vpternlogd zmm10, zmm9, [rbp + 9600], 0x96                  ;   819.3 p0+p2   55 t[2]
        vpternlogd zmm9, zmm16, zmm19, 0x96                         ;   819.3 p0      55 t[2]
        vpternlogd zmm16, zmm19, zmm5, 0x96                         ;   819.3 p0      55 t[2]
        vpternlogd zmm16, zmm7, [rbp + 9664], 0x96                  ;   820.3 p0+p3   55 t[2]
        vpshufb zmm19, zmm12, zmm7                                  ;   819.3 p5      55 t[2]
        vpaddb zmm7, zmm7, zmm7                                     ;   820.3 p0      55 t[2]
        vpternlogd zmm19, zmm7, zmm11, 0x96                         ;   821.3 p5      55 t[2]
        vpternlogd zmm9, zmm19, [rbp + 9728], 0x96                  ;   822.3 p0+p2   55 t[2]
        vpternlogd zmm19, zmm5, [rbp + 9792], 0x96                  ;   822.3 p5+p3   55 t[2]
        vpxord zmm5, zmm3, zmm6                                     ;   822.3 p0      55 t[3]
        vpxord zmm3, zmm3, zmm15                                    ;   822.3 p5      55 t[3]
        vpxord zmm15, zmm15, zmm0                                   ;   823.3 p0      55 t[3]
        vpshufb zmm7, zmm1, zmm4                                    ;   823.3 p5      43 t[0]
        vmovdqa64 zmm11, zmm4                                       ;   763.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   825.3 p0+p5   43 t[0]
        vpermi2b zmm4, zmm24, zmm23                                 ;   827.3 p0+p5   43 t[0]
        vpternlogd zmm7, zmm11, zmm4, 0xca                          ;   832.3 p0      43 t[0]
        vpshufb zmm4, zmm12, zmm3                                   ;   828.3 p5      55 t[3]
        vpaddb zmm11, zmm3, zmm3                                    ;   827.3 p0      55 t[3]
        vpternlogd zmm0, zmm4, zmm11, 0x96                          ;   829.3 p0      55 t[3]
        vpshufb zmm4, zmm1, zmm2                                    ;   829.3 p5      43 t[0]
        vmovdqa64 zmm11, zmm2                                       ;   798.3         43 t[0] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   831.3 p0+p5   43 t[0]
        vpermi2b zmm2, zmm24, zmm23                                 ;   833.3 p0+p5   43 t[0]
        vpternlogd zmm4, zmm11, zmm2, 0xca                          ;   838.3 p0      43 t[0]
        vpshufb zmm2, zmm12, zmm5                                   ;   834.3 p5      55 t[3]
        vpaddb zmm11, zmm5, zmm5                                    ;   832.3 p0      55 t[3]
        vpternlogd zmm5, zmm0, [rbp + 9856], 0x96                   ;   833.3 p0+p2   55 t[3]
        vpternlogd zmm0, zmm2, zmm11, 0x96                          ;   835.3 p0      55 t[3]
        vpternlogd zmm2, zmm11, zmm6, 0x96                          ;   835.3 p0      55 t[3]
        vpternlogd zmm2, zmm15, [rbp + 9920], 0x96                  ;   836.3 p5+p3   55 t[3]
        vpshufb zmm11, zmm12, zmm15                                 ;   836.3 p5      55 t[3]
        vpaddb zmm15, zmm15, zmm15                                  ;   836.3 p0      55 t[3]
        vpternlogd zmm11, zmm15, zmm3, 0x96                         ;   837.3 p0      55 t[3]
        vpternlogd zmm0, zmm11, [rbp + 9984], 0x96                  ;   838.3 p5+p2   55 t[3]
        vpternlogd zmm11, zmm6, [rbp + 10048], 0x96                 ;   838.3 p0+p3   55 t[3]
        vpshufb zmm3, zmm1, zmm9                                    ;   838.3 p5      43 t[0]
        vmovdqa64 zmm6, zmm9                                        ;   823.3         43 t[0] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   840.3 p0+p5   43 t[0]
        vpermi2b zmm9, zmm24, zmm23                                 ;   842.3 p0+p5   43 t[0]
        vpternlogd zmm3, zmm6, zmm9, 0xca                           ;   847.3 p0      43 t[0]
        vpxord zmm6, zmm7, zmm4                                     ;   842.3 p0      55 t[0]
        vpxord zmm4, zmm4, zmm3                                     ;   848.3 p0      55 t[0]
        vpshufb zmm9, zmm1, zmm11                                   ;   843.3 p5      43 t[0]
        vmovdqa64 zmm15, zmm11                                      ;   839.3         43 t[0] copy
        vpermi2b zmm15, zmm21, zmm20                                ;   845.3 p0+p5   43 t[0]
        vpermi2b zmm11, zmm24, zmm23                                ;   847.3 p0+p5   43 t[0]
        vpternlogd zmm9, zmm15, zmm11, 0xca                         ;   852.3 p0      43 t[0]
        vpxord zmm7, zmm7, zmm9                                     ;   853.3 p0      55 t[0]
        vpshufb zmm11, zmm1, zmm18                                  ;   848.3 p5      43 t[1]
        vmovdqa64 zmm15, zmm18                                      ;   797.3         43 t[1] copy
        vpermi2b zmm15, zmm21, zmm20                                ;   850.3 p0+p5   43 t[1]
        vpermi2b zmm18, zmm24, zmm23                                ;   852.3 p0+p5   43 t[1]
        vpternlogd zmm11, zmm15, zmm18, 0xca                        ;   857.3 p0      43 t[1]
        vpshufb zmm15, zmm1, zmm22                                  ;   853.3 p5      43 t[1]
        vmovdqa64 zmm18, zmm22                                      ;   770.3         43 t[1] copy
        vpermi2b zmm18, zmm21, zmm20                                ;   855.3 p0+p5   43 t[1]
        vpermi2b zmm22, zmm24, zmm23                                ;   857.3 p0+p5   43 t[1]
        vpternlogd zmm15, zmm18, zmm22, 0xca                        ;   862.3 p0      43 t[1]
        vpshufb zmm18, zmm12, zmm6                                  ;   858.3 p5      55 t[0]
        vpaddb zmm22, zmm6, zmm6                                    ;   854.3 p0      55 t[0]
        vpternlogd zmm9, zmm18, zmm22, 0x96                         ;   859.3 p0      55 t[0]
        vpshufb zmm18, zmm1, zmm16                                  ;   859.3 p5      43 t[1]
        vmovdqa64 zmm22, zmm16                                      ;   821.3         43 t[1] copy
        vpermi2b zmm22, zmm21, zmm20                                ;   861.3 p0+p5   43 t[1]
        vpermi2b zmm16, zmm24, zmm23                                ;   863.3 p0+p5   43 t[1]
        vpternlogd zmm18, zmm22, zmm16, 0xca                        ;   868.3 p0      43 t[1]
        vpshufb zmm16, zmm12, zmm4                                  ;   864.3 p5      55 t[0]
        vpaddb zmm22, zmm4, zmm4                                    ;   859.3 p0      55 t[0]
        vpternlogd zmm4, zmm9, [rbp + 10112], 0x96                  ;   860.3 p0+p2   55 t[0]
        vpternlogd zmm9, zmm16, zmm22, 0x96                         ;   865.3 p0      55 t[0]
        vpternlogd zmm16, zmm22, zmm3, 0x96                         ;   865.3 p0      55 t[0]
        vpternlogd zmm16, zmm7, [rbp + 10176], 0x96                 ;   866.3 p0+p3   55 t[0]
        vpshufb zmm22, zmm12, zmm7                                  ;   865.3 p5      55 t[0]
        vpaddb zmm7, zmm7, zmm7                                     ;   864.3 p0      55 t[0]
        vpternlogd zmm22, zmm7, zmm6, 0x96                          ;   866.3 p0      55 t[0]
        vpternlogd zmm9, zmm22, [rbp + 10240], 0x96                 ;   867.3 p0+p2   55 t[0]
        vpternlogd zmm22, zmm3, [rbp + 10304], 0x96                 ;   867.3 p5+p3   55 t[0]
        vpshufb zmm3, zmm1, zmm0                                    ;   867.3 p5      43 t[1]
        vmovdqa64 zmm6, zmm0                                        ;   839.3         43 t[1] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   869.3 p0+p5   43 t[1]
        vpermi2b zmm0, zmm24, zmm23                                 ;   871.3 p0+p5   43 t[1]
        vpternlogd zmm3, zmm6, zmm0, 0xca                           ;   876.3 p0      43 t[1]
        vpshufb zmm0, zmm1, zmm8                                    ;   872.3 p5      43 t[2]
        vmovdqa64 zmm6, zmm8                                        ;   770.3         43 t[2] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   874.3 p0+p5   43 t[2]
        vpermi2b zmm8, zmm24, zmm23                                 ;   876.3 p0+p5   43 t[2]
        vpternlogd zmm0, zmm6, zmm8, 0xca                           ;   881.3 p0      43 t[2]
        vpxord zmm6, zmm11, zmm18                                   ;   873.3 p0      55 t[1]
        vpxord zmm11, zmm11, zmm15                                  ;   874.3 p0      55 t[1]
        vpxord zmm18, zmm18, zmm3                                   ;   877.3 p0      55 t[1]
        vpshufb zmm7, zmm1, zmm10                                   ;   877.3 p5      43 t[2]
        vmovdqa64 zmm8, zmm10                                       ;   820.3         43 t[2] copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   879.3 p0+p5   43 t[2]
        vpermi2b zmm10, zmm24, zmm23                                ;   881.3 p0+p5   43 t[2]
        vpternlogd zmm7, zmm8, zmm10, 0xca                          ;   886.3 p0      43 t[2]
        vpshufb zmm8, zmm1, zmm14                                   ;   882.3 p5      43 t[2]
        vmovdqa64 zmm10, zmm14                                      ;   799.3         43 t[2] copy
        vpermi2b zmm10, zmm21, zmm20                                ;   884.3 p0+p5   43 t[2]
        vpermi2b zmm14, zmm24, zmm23                                ;   886.3 p0+p5   43 t[2]
        vpternlogd zmm8, zmm10, zmm14, 0xca                         ;   891.3 p0      43 t[2]
        vpshufb zmm10, zmm1, zmm2                                   ;   887.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm2                                       ;   837.3         43 t[2] copy
        vpermi2b zmm14, zmm21, zmm20                                ;   889.3 p0+p5   43 t[2]
        vpermi2b zmm2, zmm24, zmm23                                 ;   891.3 p0+p5   43 t[2]
        vpternlogd zmm10, zmm14, zmm2, 0xca                         ;   896.3 p0      43 t[2]
        vpshufb zmm2, zmm12, zmm6                                   ;   892.3 p5      55 t[1]
        vpaddb zmm14, zmm6, zmm6                                    ;   885.3 p0      55 t[1]
        vpternlogd zmm15, zmm2, zmm14, 0x96                         ;   893.3 p0      55 t[1]
        vpshufb zmm2, zmm12, zmm18                                  ;   893.3 p5      55 t[1]
        vpaddb zmm14, zmm18, zmm18                                  ;   887.3 p0      55 t[1]
        vpternlogd zmm18, zmm15, [rbp + 10368], 0x96                ;   894.3 p0+p2   55 t[1]
        vpternlogd zmm15, zmm2, zmm14, 0x96                         ;   894.3 p0      55 t[1]
        vpternlogd zmm2, zmm14, zmm3, 0x96                          ;   894.3 p0      55 t[1]
        vpternlogd zmm2, zmm11, [rbp + 10432], 0x96                 ;   895.3 p0+p3   55 t[1]
        vpshufb zmm14, zmm12, zmm11                                 ;   894.3 p5      55 t[1]
        vpaddb zmm11, zmm11, zmm11                                  ;   892.3 p0      55 t[1]
        vpternlogd zmm14, zmm11, zmm6, 0x96                         ;   895.3 p0      55 t[1]
        vpternlogd zmm15, zmm14, [rbp + 10496], 0x96                ;   896.3 p0+p2   55 t[1]
        vpternlogd zmm14, zmm3, [rbp + 10560], 0x96                 ;   896.3 p0+p3   55 t[1]
        vpshufb zmm3, zmm1, zmm17                                   ;   895.3 p5      43 t[3]
        vmovdqa64 zmm6, zmm17                                       ;   769.3         43 t[3] copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   897.3 p0+p5   43 t[3]
        vpermi2b zmm17, zmm24, zmm23                                ;   899.3 p0+p5   43 t[3]
        vpternlogd zmm3, zmm6, zmm17, 0xca                          ;   904.3 p0      43 t[3]
        vpshufb zmm6, zmm1, zmm13                                   ;   900.3 p5      43 t[3]
        vmovdqa64 zmm11, zmm13                                      ;   799.3         43 t[3] copy
        vpermi2b zmm11, zmm21, zmm20                                ;   902.3 p0+p5   43 t[3]
        vpermi2b zmm13, zmm24, zmm23                                ;   904.3 p0+p5   43 t[3]
        vpternlogd zmm6, zmm11, zmm13, 0xca                         ;   909.3 p0      43 t[3]
        vpxord zmm11, zmm7, zmm10                                   ;   902.3 p0      55 t[2]
        vpxord zmm7, zmm7, zmm8                                     ;   903.3 p0      55 t[2]
        vpxord zmm10, zmm10, zmm0                                   ;   904.3 p0      55 t[2]
        vpshufb zmm13, zmm1, zmm5                                   ;   905.3 p5      43 t[3]
        vmovdqa64 zmm17, zmm5                                       ;   834.3         43 t[3] copy
        vpermi2b zmm17, zmm21, zmm20                                ;   907.3 p0+p5   43 t[3]
        vpermi2b zmm5, zmm24, zmm23                                 ;   909.3 p0+p5   43 t[3]
        vpternlogd zmm13, zmm17, zmm5, 0xca                         ;   914.3 p0      43 t[3]
        vpshufb zmm5, zmm1, zmm19                                   ;   910.3 p5      43 t[3]
        vmovdqa64 zmm17, zmm19                                      ;   823.3         43 t[3] copy
        vpermi2b zmm17, zmm21, zmm20                                ;   912.3 p0+p5   43 t[3]
        vpermi2b zmm19, zmm24, zmm23                                ;   914.3 p0+p5   43 t[3]
        vpternlogd zmm5, zmm17, zmm19, 0xca                         ;   919.3 p0      43 t[3]
        vpshufb zmm17, zmm12, zmm11                                 ;   915.3 p5      55 t[2]
        vpaddb zmm19, zmm11, zmm11                                  ;   911.3 p0      55 t[2]
        vpternlogd zmm8, zmm17, zmm19, 0x96                         ;   916.3 p0      55 t[2]
        vpshufb zmm17, zmm12, zmm10                                 ;   916.3 p5      55 t[2]
        vpaddb zmm19, zmm10, zmm10                                  ;   913.3 p0      55 t[2]
        vpternlogd zmm10, zmm8, [rbp + 10688], 0x96                 ;   917.3 p0+p2   55 t[2]
        vpternlogd zmm8, zmm17, zmm19, 0x96                         ;   917.3 p0      55 t[2]
        vpternlogd zmm17, zmm19, zmm0, 0x96                         ;   917.3 p0      55 t[2]
        vpternlogd zmm17, zmm7, [rbp + 10816], 0x96                 ;   918.3 p0+p3   55 t[2]
        vpshufb zmm19, zmm12, zmm7                                  ;   917.3 p5      55 t[2]
        vpaddb zmm7, zmm7, zmm7                                     ;   918.3 p0      55 t[2]
        vpternlogd zmm19, zmm7, zmm11, 0x96                         ;   919.3 p5      55 t[2]
        vpternlogd zmm8, zmm19, [rbp + 10944], 0x96                 ;   920.3 p0+p2   55 t[2]
        vpternlogd zmm19, zmm0, [rbp + 11136], 0x96                 ;   920.3 p5+p3   55 t[2]
        vpxord zmm0, zmm3, zmm6                                     ;   920.3 p0      55 t[3]
        vpxord zmm3, zmm3, zmm13                                    ;   920.3 p5      55 t[3]
        vpxord zmm13, zmm13, zmm5                                   ;   921.3 p0      55 t[3]
        vpshufb zmm7, zmm1, zmm4                                    ;   921.3 p5      43 dst
        vmovdqa64 zmm11, zmm4                                       ;   861.3         43 dst copy
        vpermi2b zmm11, zmm21, zmm20                                ;   923.3 p0+p5   43 dst
        vpermi2b zmm4, zmm24, zmm23                                 ;   925.3 p0+p5   43 dst
        vpternlogd zmm7, zmm11, zmm4, 0xca                          ;   930.3 p0      43 dst
        vpshufb zmm4, zmm12, zmm3                                   ;   926.3 p5      55 t[3]
        vpshufb zmm11, zmm12, zmm0                                  ;   927.3 p5      55 t[3]
        vpshufb zmm12, zmm12, zmm13                                 ;   928.3 p5      55 t[3]
        vpaddb zmm25, zmm3, zmm3                                    ;   925.3 p0      55 t[3]
        vpternlogd zmm5, zmm4, zmm25, 0x96                          ;   927.3 p0      55 t[3]
        vpaddb zmm4, zmm0, zmm0                                     ;   927.3 p0      55 t[3]
        vpternlogd zmm0, zmm5, [rbp + 11264], 0x96                  ;   928.3 p0+p2   55 t[3]
        vpternlogd zmm5, zmm11, zmm4, 0x96                          ;   929.3 p0      55 t[3]
        vpternlogd zmm11, zmm4, zmm6, 0x96                          ;   929.3 p5      55 t[3]
        vpternlogd zmm11, zmm13, [rbp + 11392], 0x96                ;   930.3 p0+p3   55 t[3]
        vpaddb zmm4, zmm13, zmm13                                   ;   930.3 p5      55 t[3]
        vpternlogd zmm12, zmm4, zmm3, 0x96                          ;   931.3 p0      55 t[3]
        vpternlogd zmm5, zmm12, [rbp + 11456], 0x96                 ;   932.3 p5+p2   55 t[3]
        vpternlogd zmm12, zmm6, [rbp + 11520], 0x96                 ;   932.3 p0+p3   55 t[3]
        vpshufb zmm3, zmm1, zmm2                                    ;   932.3 p5      43 dst
        vmovdqa64 zmm4, zmm2                                        ;   896.3         43 dst copy
        vpermi2b zmm4, zmm21, zmm20                                 ;   934.3 p0+p5   43 dst
        vpermi2b zmm2, zmm24, zmm23                                 ;   936.3 p0+p5   43 dst
        vpternlogd zmm3, zmm4, zmm2, 0xca                           ;   941.3 p0      43 dst
        vpxord zmm7, zmm7, [rbp + 12160]                            ;   936.3 p0+p2   58 dst
        vpxord zmm3, zmm3, [rbp + 12224]                            ;   942.3 p0+p3   58 dst
        vpshufb zmm2, zmm1, zmm8                                    ;   937.3 p5      43 dst
        vmovdqa64 zmm4, zmm8                                        ;   921.3         43 dst copy
        vpermi2b zmm4, zmm21, zmm20                                 ;   939.3 p0+p5   43 dst
        vpermi2b zmm8, zmm24, zmm23                                 ;   941.3 p0+p5   43 dst
        vpternlogd zmm2, zmm4, zmm8, 0xca                           ;   946.3 p0      43 dst
        vpxord zmm2, zmm2, [rbp + 12288]                            ;   947.3 p0+p2   58 dst
        vpshufb zmm4, zmm1, zmm18                                   ;   942.3 p5      43 dst
        vmovdqa64 zmm6, zmm18                                       ;   895.3         43 dst copy
        vpermi2b zmm6, zmm21, zmm20                                 ;   944.3 p0+p5   43 dst
        vpermi2b zmm18, zmm24, zmm23                                ;   946.3 p0+p5   43 dst
        vpternlogd zmm4, zmm6, zmm18, 0xca                          ;   951.3 p0      43 dst
        vpshufb zmm6, zmm1, zmm22                                   ;   947.3 p5      43 dst
        vmovdqa64 zmm8, zmm22                                       ;   868.3         43 dst copy
        vpermi2b zmm8, zmm21, zmm20                                 ;   949.3 p0+p5   43 dst
        vpermi2b zmm22, zmm24, zmm23                                ;   951.3 p0+p5   43 dst
        vpternlogd zmm6, zmm8, zmm22, 0xca                          ;   956.3 p0      43 dst
        vpshufb zmm8, zmm1, zmm12                                   ;   952.3 p5      43 dst
        vmovdqa64 zmm13, zmm12                                      ;   933.3         43 dst copy
        vpermi2b zmm13, zmm21, zmm20                                ;   954.3 p0+p5   43 dst
        vpermi2b zmm12, zmm24, zmm23                                ;   956.3 p0+p5   43 dst
        vpternlogd zmm8, zmm13, zmm12, 0xca                         ;   961.3 p0      43 dst
        vpxord zmm8, zmm8, [rbp + 12352]                            ;   962.3 p0+p3   58 dst
        vpshufb zmm12, zmm1, zmm17                                  ;   957.3 p5      43 dst
        vmovdqa64 zmm13, zmm17                                      ;   919.3         43 dst copy
        vpermi2b zmm13, zmm21, zmm20                                ;   959.3 p0+p5   43 dst
        vpermi2b zmm17, zmm24, zmm23                                ;   961.3 p0+p5   43 dst
        vpternlogd zmm12, zmm13, zmm17, 0xca                        ;   966.3 p0      43 dst
        vpxord zmm4, zmm4, [rbp + 12416]                            ;   955.3 p0+p2   58 dst
        vpxord zmm6, zmm6, [rbp + 12608]                            ;   957.3 p0+p3   58 dst
        vpshufb zmm13, zmm1, zmm9                                   ;   962.3 p5      43 dst
        vmovdqa64 zmm17, zmm9                                       ;   868.3         43 dst copy
        vpermi2b zmm17, zmm21, zmm20                                ;   964.3 p0+p5   43 dst
        vpermi2b zmm9, zmm24, zmm23                                 ;   966.3 p0+p5   43 dst
        vpternlogd zmm13, zmm17, zmm9, 0xca                         ;   971.3 p0      43 dst
        vpxord zmm12, zmm12, [rbp + 12480]                          ;   967.3 p0+p2   58 dst
        vpshufb zmm9, zmm1, zmm5                                    ;   967.3 p5      43 dst
        vmovdqa64 zmm17, zmm5                                       ;   933.3         43 dst copy
        vpermi2b zmm17, zmm21, zmm20                                ;   969.3 p0+p5   43 dst
        vpermi2b zmm5, zmm24, zmm23                                 ;   971.3 p0+p5   43 dst
        vpternlogd zmm9, zmm17, zmm5, 0xca                          ;   976.3 p0      43 dst
        vpxord zmm9, zmm9, [rbp + 12544]                            ;   977.3 p0+p3   58 dst
        vpshufb zmm5, zmm1, zmm10                                   ;   972.3 p5      43 dst
        vmovdqa64 zmm17, zmm10                                      ;   918.3         43 dst copy
        vpermi2b zmm17, zmm21, zmm20                                ;   974.3 p0+p5   43 dst
        vpermi2b zmm10, zmm24, zmm23                                ;   976.3 p0+p5   43 dst
        vpternlogd zmm5, zmm17, zmm10, 0xca                         ;   981.3 p0      43 dst
        vpshufb zmm10, zmm1, zmm14                                  ;   977.3 p5      43 dst
        vmovdqa64 zmm17, zmm14                                      ;   897.3         43 dst copy
        vpermi2b zmm17, zmm21, zmm20                                ;   979.3 p0+p5   43 dst
        vpermi2b zmm14, zmm24, zmm23                                ;   981.3 p0+p5   43 dst
        vpternlogd zmm10, zmm17, zmm14, 0xca                        ;   986.3 p0      43 dst
        vpshufb zmm14, zmm1, zmm16                                  ;   982.3 p5      43 dst
        vmovdqa64 zmm17, zmm16                                      ;   867.3         43 dst copy
        vpermi2b zmm17, zmm21, zmm20                                ;   984.3 p0+p5   43 dst
        vpermi2b zmm16, zmm24, zmm23                                ;   986.3 p0+p5   43 dst
        vpternlogd zmm14, zmm17, zmm16, 0xca                        ;   991.3 p0      43 dst
        vpshufb zmm16, zmm1, zmm11                                  ;   987.3 p5      43 dst
        vmovdqa64 zmm17, zmm11                                      ;   931.3         43 dst copy
        vpermi2b zmm17, zmm21, zmm20                                ;   989.3 p0+p5   43 dst
        vpermi2b zmm11, zmm24, zmm23                                ;   991.3 p0+p5   43 dst
        vpternlogd zmm16, zmm17, zmm11, 0xca                        ;   996.3 p0      43 dst
        vpxord zmm13, zmm13, [rbp + 12800]                          ;   977.3 p0+p2   58 dst
        vpxord zmm5, zmm5, [rbp + 12672]                            ;   982.3 p0+p3   58 dst
        vpxord zmm10, zmm10, [rbp + 12864]                          ;   987.3 p0+p2   58 dst
        vpshufb zmm11, zmm1, zmm15                                  ;   992.3 p5      43 dst
        vmovdqa64 zmm17, zmm15                                      ;   897.3         43 dst copy
        vpermi2b zmm17, zmm21, zmm20                                ;   994.3 p0+p5   43 dst
        vpermi2b zmm15, zmm24, zmm23                                ;   996.3 p0+p5   43 dst
        vpternlogd zmm11, zmm17, zmm15, 0xca                        ;  1001.3 p0      43 dst
        vpshufb zmm15, zmm1, zmm0                                   ;   997.3 p5      43 dst
        vpshufb zmm1, zmm1, zmm19                                   ;   998.3 p5      43 dst
        vmovdqa64 zmm17, zmm0                                       ;   929.3         43 dst copy
        vpermi2b zmm17, zmm21, zmm20                                ;  1000.3 p0+p5   43 dst
        vpermi2b zmm0, zmm24, zmm23                                 ;  1002.3 p0+p5   43 dst
        vmovdqa64 zmm18, zmm19                                      ;   921.3         43 dst copy
        vpermi2b zmm18, zmm21, zmm20                                ;  1004.3 p0+p5   43 dst
        vpermi2b zmm19, zmm24, zmm23                                ;  1006.3 p0+p5   43 dst
        vpternlogd zmm15, zmm17, zmm0, 0xca                         ;  1007.3 p0      43 dst
        vpternlogd zmm1, zmm18, zmm19, 0xca                         ;  1011.3 p0      43 dst
        vpxord zmm16, zmm16, [rbp + 12736]                          ;   997.3 p0+p3   58 dst
        vpunpcklbw zmm0, zmm7, zmm3                                 ;  1007.3 p5      58 dst
        vpunpckhbw zmm3, zmm7, zmm3                                 ;  1008.3 p5      58 dst
        vpxord zmm14, zmm14, [rbp + 12992]                          ;   992.3 p0+p2   58 dst
        vpxord zmm11, zmm11, [rbp + 13056]                          ;  1002.3 p0+p3   58 dst
        vpxord zmm15, zmm15, [rbp + 12928]                          ;  1008.3 p0+p2   58 dst
        vpunpcklbw zmm7, zmm2, zmm8                                 ;  1009.3 p5      58 dst
        vpunpckhbw zmm2, zmm2, zmm8                                 ;  1010.3 p5      58 dst
        vpxord zmm1, zmm1, [rbp + 13120]                            ;  1012.3 p0+p3   58 dst
        vpunpcklbw zmm8, zmm4, zmm12                                ;  1011.3 p5      58 dst
        vpunpckhbw zmm4, zmm4, zmm12                                ;  1012.3 p5      58 dst
        vpunpcklbw zmm12, zmm9, zmm6                                ;  1013.3 p5      58 dst
        vpunpckhbw zmm6, zmm9, zmm6                                 ;  1014.3 p5      58 dst
        vpunpcklwd zmm9, zmm0, zmm7                                 ;  1015.3 p5      58 dst
        vpunpckhwd zmm0, zmm0, zmm7                                 ;  1016.3 p5      58 dst
        vpunpcklwd zmm7, zmm3, zmm2                                 ;  1017.3 p5      58 dst
        vpunpckhwd zmm2, zmm3, zmm2                                 ;  1018.3 p5      58 dst
        vpunpcklwd zmm3, zmm8, zmm12                                ;  1019.3 p5      58 dst
        vpunpckhwd zmm8, zmm8, zmm12                                ;  1020.3 p5      58 dst
        vpunpcklwd zmm12, zmm4, zmm6                                ;  1021.3 p5      58 dst
        vpunpckhwd zmm4, zmm4, zmm6                                 ;  1022.3 p5      58 dst
        vpunpcklbw zmm6, zmm13, zmm10                               ;  1023.3 p5      58 dst
        vpunpckhbw zmm10, zmm13, zmm10                              ;  1024.3 p5      58 dst
        vpunpcklbw zmm13, zmm5, zmm16                               ;  1025.3 p5      58 dst
        vpunpckhbw zmm5, zmm5, zmm16                                ;  1026.3 p5      58 dst
        vpunpckldq zmm16, zmm9, zmm3                                ;  1027.3 p5      58 dst
        vpunpckhdq zmm3, zmm9, zmm3                                 ;  1028.3 p5      58 dst
        vpunpckldq zmm9, zmm0, zmm8                                 ;  1029.3 p5      58 dst
        vpunpckhdq zmm0, zmm0, zmm8                                 ;  1030.3 p5      58 dst
        vpunpckldq zmm8, zmm7, zmm12                                ;  1031.3 p5      58 dst
        vpunpckhdq zmm7, zmm7, zmm12                                ;  1032.3 p5      58 dst
        vpunpckldq zmm12, zmm2, zmm4                                ;  1033.3 p5      58 dst
        vpunpckhdq zmm2, zmm2, zmm4                                 ;  1034.3 p5      58 dst
        vpunpcklbw zmm4, zmm15, zmm14                               ;  1035.3 p5      58 dst
        vpunpckhbw zmm14, zmm15, zmm14                              ;  1036.3 p5      58 dst
        vpunpcklwd zmm15, zmm13, zmm6                               ;  1037.3 p5      58 dst
        vpunpckhwd zmm6, zmm13, zmm6                                ;  1038.3 p5      58 dst
        vpunpcklbw zmm13, zmm11, zmm1                               ;  1039.3 p5      58 dst
        vpunpckhbw zmm1, zmm11, zmm1                                ;  1040.3 p5      58 dst
        vpunpcklwd zmm11, zmm5, zmm10                               ;  1041.3 p5      58 dst
        vpunpckhwd zmm5, zmm5, zmm10                                ;  1042.3 p5      58 dst
        vpunpcklwd zmm10, zmm4, zmm13                               ;  1043.3 p5      58 dst
        vpunpckhwd zmm4, zmm4, zmm13                                ;  1044.3 p5      58 dst
        vpunpcklwd zmm13, zmm14, zmm1                               ;  1045.3 p5      58 dst
        vpunpckhwd zmm1, zmm14, zmm1                                ;  1046.3 p5      58 dst
        vpunpckldq zmm14, zmm15, zmm10                              ;  1047.3 p5      58 dst
        vpunpckhdq zmm10, zmm15, zmm10                              ;  1048.3 p5      58 dst
        vpunpckldq zmm15, zmm6, zmm4                                ;  1049.3 p5      58 dst
        vpunpckhdq zmm4, zmm6, zmm4                                 ;  1050.3 p5      58 dst
        vpunpckldq zmm6, zmm11, zmm13                               ;  1051.3 p5      58 dst
        vpunpckhdq zmm11, zmm11, zmm13                              ;  1052.3 p5      58 dst
        vpunpckldq zmm13, zmm5, zmm1                                ;  1053.3 p5      58 dst
        vpunpckhdq zmm1, zmm5, zmm1                                 ;  1054.3 p5      58 dst
        vpunpcklqdq zmm5, zmm16, zmm14                              ;  1055.3 p5      58 dst
        vpunpckhqdq zmm14, zmm16, zmm14                             ;  1056.3 p5      58 dst
        vmovdqu64 [r9], zmm5                                        ;  1056.3 p7+p4   58 dst
        vmovdqu64 [r9 + 64], zmm14                                  ;  1057.3 p8+p9   58 dst
        vpunpcklqdq zmm5, zmm3, zmm10                               ;  1057.3 p5      58 dst
        vpunpckhqdq zmm3, zmm3, zmm10                               ;  1058.3 p5      58 dst
        vmovdqu64 [r9 + 128], zmm5                                  ;  1058.3 p7+p4   58 dst
        vmovdqu64 [r9 + 192], zmm3                                  ;  1059.3 p8+p9   58 dst
        vpunpcklqdq zmm3, zmm9, zmm15                               ;  1059.3 p5      58 dst
        vpunpckhqdq zmm5, zmm9, zmm15                               ;  1060.3 p5      58 dst
        vmovdqu64 [r9 + 256], zmm3                                  ;  1060.3 p7+p4   58 dst
        vmovdqu64 [r9 + 320], zmm5                                  ;  1061.3 p8+p9   58 dst
        vpunpcklqdq zmm3, zmm0, zmm4                                ;  1061.3 p5      58 dst
        vpunpckhqdq zmm0, zmm0, zmm4                                ;  1062.3 p5      58 dst
        vmovdqu64 [r9 + 384], zmm3                                  ;  1062.3 p7+p4   58 dst
        vmovdqu64 [r9 + 448], zmm0                                  ;  1063.3 p8+p9   58 dst
        vpunpcklqdq zmm0, zmm8, zmm6                                ;  1063.3 p5      58 dst
        vpunpckhqdq zmm3, zmm8, zmm6                                ;  1064.3 p5      58 dst
        vmovdqu64 [r9 + 512], zmm0                                  ;  1064.3 p7+p4   58 dst
        vmovdqu64 [r9 + 576], zmm3                                  ;  1065.3 p8+p9   58 dst
        vpunpcklqdq zmm0, zmm7, zmm11                               ;  1065.3 p5      58 dst
        vpunpckhqdq zmm3, zmm7, zmm11                               ;  1066.3 p5      58 dst
        vmovdqu64 [r9 + 640], zmm0                                  ;  1066.3 p7+p4   58 dst
        vmovdqu64 [r9 + 704], zmm3                                  ;  1067.3 p8+p9   58 dst
        vpunpcklqdq zmm0, zmm12, zmm13                              ;  1067.3 p5      58 dst
        vpunpckhqdq zmm3, zmm12, zmm13                              ;  1068.3 p5      58 dst
        vmovdqu64 [r9 + 768], zmm0                                  ;  1068.3 p7+p4   58 dst
        vmovdqu64 [r9 + 832], zmm3                                  ;  1069.3 p8+p9   58 dst
        vpunpcklqdq zmm0, zmm2, zmm1                                ;  1069.3 p5      58 dst
        vpunpckhqdq zmm1, zmm2, zmm1                                ;  1070.3 p5      58 dst
        vmovdqu64 [r9 + 896], zmm0                                  ;  1070.3 p7+p4   58 dst
        vmovdqu64 [r9 + 960], zmm1                                  ;  1071.3 p8+p9   58 dst
        add r9, 0x400                                               ;   819.7 p1     117 blocks
        add r8, 0x400                                               ;   821.3 p6     117 blocks
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
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
