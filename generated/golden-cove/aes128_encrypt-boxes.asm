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
;   body: 498 uops, planned 177.3; bounds: width 83.0, ports 176.0, path 2.0
;   blocks: 2475 uops, planned 1068.3; bounds: width 412.5, ports 1036.0, path 117.0
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
        push rbp                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x3700                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 13888], rax                                     ;                    frame
        mov qword [rbp + 13824], rdi                                     ;                    argument
        mov dword [rbp + 13896], ecx                                     ;                    argument
        mov qword [rbp + 13840], rsi                                     ;                    argument
        mov qword [rbp + 13856], rdx                                     ;                    argument
        mov r8, qword [rbp + 13824]                                      ;     0.0 p2      55 t[0].0 reload
        vpbroadcastb zmm0, [r8 + 16]                                     ;    12.0 p5+p3   55 t[0].0
        vpbroadcastb zmm1, [r8 + 17]                                     ;    12.0 p5+p10   55 t[0].1
        vmovdqu64 zmm2, [rel aes128_encrypt.T0_constants512]             ;     1.0 p2      55 t[0].0 reload
        vpxord zmm0, zmm0, zmm2                                          ;    13.0 p0      55 t[0].0
        vmovdqu64 [rbp + 1920], zmm0                                     ;    14.0 p7+p4   55 t[0].0
        vpbroadcastb zmm0, [r8 + 18]                                     ;    12.0 p5+p3   55 t[0].2
        vpxord zmm1, zmm1, zmm2                                          ;    13.0 p0      55 t[0].1
        vmovdqu64 [rbp + 1984], zmm1                                     ;    14.0 p8+p9   55 t[0].1
        vpbroadcastb zmm1, [r8 + 19]                                     ;    12.0 p5+p10   55 t[0].3
        vpxord zmm0, zmm0, zmm2                                          ;    13.0 p0      55 t[0].2
        vmovdqu64 [rbp + 2048], zmm0                                     ;    14.0 p7+p4   55 t[0].2
        vpbroadcastb zmm0, [r8 + 20]                                     ;    12.0 p5+p2   55 t[1].0
        vpxord zmm1, zmm1, zmm2                                          ;    13.0 p0      55 t[0].3
        vmovdqu64 [rbp + 2112], zmm1                                     ;    14.0 p8+p9   55 t[0].3
        vpbroadcastb zmm1, [r8 + 21]                                     ;    12.0 p5+p3   55 t[1].1
        vpxord zmm0, zmm0, zmm2                                          ;    13.0 p0      55 t[1].0
        vmovdqu64 [rbp + 2176], zmm0                                     ;    14.0 p7+p4   55 t[1].0
        vpbroadcastb zmm0, [r8 + 22]                                     ;    12.0 p5+p10   55 t[1].2
        vpxord zmm1, zmm1, zmm2                                          ;    13.0 p0      55 t[1].1
        vmovdqu64 [rbp + 2240], zmm1                                     ;    14.0 p8+p9   55 t[1].1
        vpbroadcastb zmm1, [r8 + 23]                                     ;    12.0 p5+p2   55 t[1].3
        vpxord zmm0, zmm0, zmm2                                          ;    13.0 p0      55 t[1].2
        vmovdqu64 [rbp + 2304], zmm0                                     ;    14.0 p7+p4   55 t[1].2
        vpbroadcastb zmm0, [r8 + 24]                                     ;    12.0 p5+p3   55 t[2].0
        vpxord zmm1, zmm1, zmm2                                          ;    13.0 p0      55 t[1].3
        vmovdqu64 [rbp + 2368], zmm1                                     ;    14.0 p8+p9   55 t[1].3
        vpbroadcastb zmm1, [r8 + 25]                                     ;    12.0 p5+p10   55 t[2].1
        vpxord zmm0, zmm0, zmm2                                          ;    13.0 p0      55 t[2].0
        vmovdqu64 [rbp + 2432], zmm0                                     ;    14.0 p7+p4   55 t[2].0
        vpbroadcastb zmm0, [r8 + 26]                                     ;    12.0 p5+p2   55 t[2].2
        vpxord zmm1, zmm1, zmm2                                          ;    13.0 p0      55 t[2].1
        vmovdqu64 [rbp + 2496], zmm1                                     ;    14.0 p8+p9   55 t[2].1
        vpbroadcastb zmm1, [r8 + 27]                                     ;    12.0 p5+p3   55 t[2].3
        vpxord zmm0, zmm0, zmm2                                          ;    13.0 p0      55 t[2].2
        vmovdqu64 [rbp + 2560], zmm0                                     ;    14.0 p7+p4   55 t[2].2
        vpbroadcastb zmm0, [r8 + 28]                                     ;    12.2 p5+p10   55 t[3].0
        vpxord zmm1, zmm1, zmm2                                          ;    13.0 p0      55 t[2].3
        vmovdqu64 [rbp + 2624], zmm1                                     ;    14.0 p8+p9   55 t[2].3
        vpbroadcastb zmm1, [r8 + 29]                                     ;    13.2 p5+p2   55 t[3].1
        vpxord zmm0, zmm0, zmm2                                          ;    13.2 p0      55 t[3].0
        vmovdqu64 [rbp + 2688], zmm0                                     ;    14.2 p7+p4   55 t[3].0
        vpbroadcastb zmm0, [r8 + 30]                                     ;    14.2 p5+p3   55 t[3].2
        vpxord zmm1, zmm1, zmm2                                          ;    14.2 p0      55 t[3].1
        vmovdqu64 [rbp + 2752], zmm1                                     ;    15.2 p8+p9   55 t[3].1
        vpbroadcastb zmm1, [r8 + 31]                                     ;    15.2 p5+p10   55 t[3].3
        vpxord zmm0, zmm0, zmm2                                          ;    15.2 p0      55 t[3].2
        vmovdqu64 [rbp + 2816], zmm0                                     ;    16.2 p7+p4   55 t[3].2
        vpbroadcastb zmm0, [r8 + 32]                                     ;    16.2 p5+p2   55 t[0].0
        vpxord zmm1, zmm1, zmm2                                          ;    16.2 p0      55 t[3].3
        vmovdqu64 [rbp + 2880], zmm1                                     ;    17.2 p8+p9   55 t[3].3
        vpbroadcastb zmm1, [r8 + 33]                                     ;    17.2 p5+p3   55 t[0].1
        vpxord zmm0, zmm0, zmm2                                          ;    17.2 p0      55 t[0].0
        vmovdqu64 [rbp + 2944], zmm0                                     ;    18.2 p7+p4   55 t[0].0
        vpbroadcastb zmm0, [r8 + 34]                                     ;    18.2 p5+p10   55 t[0].2
        vpxord zmm1, zmm1, zmm2                                          ;    18.2 p0      55 t[0].1
        vmovdqu64 [rbp + 3008], zmm1                                     ;    19.2 p8+p9   55 t[0].1
        vpbroadcastb zmm1, [r8 + 35]                                     ;    19.2 p5+p2   55 t[0].3
        vpxord zmm0, zmm0, zmm2                                          ;    19.2 p0      55 t[0].2
        vmovdqu64 [rbp + 3072], zmm0                                     ;    20.2 p7+p4   55 t[0].2
        vpbroadcastb zmm0, [r8 + 36]                                     ;    20.2 p5+p3   55 t[1].0
        vpxord zmm1, zmm1, zmm2                                          ;    20.2 p0      55 t[0].3
        vmovdqu64 [rbp + 3136], zmm1                                     ;    21.2 p8+p9   55 t[0].3
        vpbroadcastb zmm1, [r8 + 37]                                     ;    21.2 p5+p10   55 t[1].1
        vpxord zmm0, zmm0, zmm2                                          ;    21.2 p0      55 t[1].0
        vmovdqu64 [rbp + 3200], zmm0                                     ;    22.2 p7+p4   55 t[1].0
        vpbroadcastb zmm0, [r8 + 38]                                     ;    22.2 p5+p2   55 t[1].2
        vpxord zmm1, zmm1, zmm2                                          ;    22.2 p0      55 t[1].1
        vmovdqu64 [rbp + 3264], zmm1                                     ;    23.2 p8+p9   55 t[1].1
        vpbroadcastb zmm1, [r8 + 39]                                     ;    23.2 p5+p3   55 t[1].3
        vpxord zmm0, zmm0, zmm2                                          ;    23.2 p0      55 t[1].2
        vmovdqu64 [rbp + 3328], zmm0                                     ;    24.2 p7+p4   55 t[1].2
        vpbroadcastb zmm0, [r8 + 40]                                     ;    24.2 p5+p10   55 t[2].0
        vpxord zmm1, zmm1, zmm2                                          ;    24.2 p0      55 t[1].3
        vmovdqu64 [rbp + 3392], zmm1                                     ;    25.2 p8+p9   55 t[1].3
        vpbroadcastb zmm1, [r8 + 41]                                     ;    25.2 p5+p2   55 t[2].1
        vpxord zmm0, zmm0, zmm2                                          ;    25.2 p0      55 t[2].0
        vmovdqu64 [rbp + 3456], zmm0                                     ;    26.2 p7+p4   55 t[2].0
        vpbroadcastb zmm0, [r8 + 42]                                     ;    26.2 p5+p3   55 t[2].2
        vpxord zmm1, zmm1, zmm2                                          ;    26.2 p0      55 t[2].1
        vmovdqu64 [rbp + 3520], zmm1                                     ;    27.2 p8+p9   55 t[2].1
        vpbroadcastb zmm1, [r8 + 43]                                     ;    27.2 p5+p10   55 t[2].3
        vpxord zmm0, zmm0, zmm2                                          ;    27.2 p0      55 t[2].2
        vmovdqu64 [rbp + 3584], zmm0                                     ;    28.2 p7+p4   55 t[2].2
        vpbroadcastb zmm0, [r8 + 44]                                     ;    28.2 p5+p2   55 t[3].0
        vpxord zmm1, zmm1, zmm2                                          ;    28.2 p0      55 t[2].3
        vmovdqu64 [rbp + 3648], zmm1                                     ;    29.2 p8+p9   55 t[2].3
        vpbroadcastb zmm1, [r8 + 45]                                     ;    29.2 p5+p3   55 t[3].1
        vpxord zmm0, zmm0, zmm2                                          ;    29.2 p0      55 t[3].0
        vmovdqu64 [rbp + 3712], zmm0                                     ;    30.2 p7+p4   55 t[3].0
        vpbroadcastb zmm0, [r8 + 46]                                     ;    30.2 p5+p10   55 t[3].2
        vpxord zmm1, zmm1, zmm2                                          ;    30.2 p0      55 t[3].1
        vmovdqu64 [rbp + 3776], zmm1                                     ;    31.2 p8+p9   55 t[3].1
        vpbroadcastb zmm1, [r8 + 47]                                     ;    31.2 p5+p2   55 t[3].3
        vpxord zmm0, zmm0, zmm2                                          ;    31.2 p0      55 t[3].2
        vmovdqu64 [rbp + 3840], zmm0                                     ;    32.2 p7+p4   55 t[3].2
        vpbroadcastb zmm0, [r8 + 48]                                     ;    32.2 p5+p3   55 t[0].0
        vpxord zmm1, zmm1, zmm2                                          ;    32.2 p0      55 t[3].3
        vmovdqu64 [rbp + 3904], zmm1                                     ;    33.2 p8+p9   55 t[3].3
        vpbroadcastb zmm1, [r8 + 49]                                     ;    33.2 p5+p10   55 t[0].1
        vpxord zmm0, zmm0, zmm2                                          ;    33.2 p0      55 t[0].0
        vmovdqu64 [rbp + 3968], zmm0                                     ;    34.2 p7+p4   55 t[0].0
        vpbroadcastb zmm0, [r8 + 50]                                     ;    34.2 p5+p2   55 t[0].2
        vpxord zmm1, zmm1, zmm2                                          ;    34.2 p0      55 t[0].1
        vmovdqu64 [rbp + 4032], zmm1                                     ;    35.2 p8+p9   55 t[0].1
        vpbroadcastb zmm1, [r8 + 51]                                     ;    35.2 p5+p3   55 t[0].3
        vpbroadcastb zmm3, [r8 + 52]                                     ;    36.2 p5+p10   55 t[1].0
        vpxord zmm0, zmm0, zmm2                                          ;    35.2 p0      55 t[0].2
        vmovdqu64 [rbp + 4096], zmm0                                     ;    36.2 p7+p4   55 t[0].2
        vpbroadcastb zmm0, [r8 + 53]                                     ;    37.2 p5+p2   55 t[1].1
        vpxord zmm1, zmm1, zmm2                                          ;    36.2 p0      55 t[0].3
        vmovdqu64 [rbp + 4160], zmm1                                     ;    37.2 p8+p9   55 t[0].3
        vpbroadcastb zmm1, [r8 + 54]                                     ;    38.2 p5+p3   55 t[1].2
        vpxord zmm3, zmm3, zmm2                                          ;    37.2 p0      55 t[1].0
        vmovdqu64 [rbp + 4224], zmm3                                     ;    38.2 p7+p4   55 t[1].0
        vpbroadcastb zmm3, [r8 + 55]                                     ;    39.2 p5+p10   55 t[1].3
        vpxord zmm0, zmm0, zmm2                                          ;    38.2 p0      55 t[1].1
        vmovdqu64 [rbp + 4288], zmm0                                     ;    39.2 p8+p9   55 t[1].1
        vpbroadcastb zmm0, [r8 + 56]                                     ;    40.2 p5+p2   55 t[2].0
        vpxord zmm1, zmm1, zmm2                                          ;    39.2 p0      55 t[1].2
        vmovdqu64 [rbp + 4352], zmm1                                     ;    40.2 p7+p4   55 t[1].2
        vpbroadcastb zmm1, [r8 + 57]                                     ;    41.2 p5+p3   55 t[2].1
        vpxord zmm3, zmm3, zmm2                                          ;    40.2 p0      55 t[1].3
        vmovdqu64 [rbp + 4416], zmm3                                     ;    41.2 p8+p9   55 t[1].3
        vpbroadcastb zmm3, [r8 + 58]                                     ;    42.2 p5+p10   55 t[2].2
        vpxord zmm0, zmm0, zmm2                                          ;    41.2 p0      55 t[2].0
        vmovdqu64 [rbp + 4480], zmm0                                     ;    42.2 p7+p4   55 t[2].0
        vpbroadcastb zmm0, [r8 + 59]                                     ;    43.2 p5+p2   55 t[2].3
        vpxord zmm1, zmm1, zmm2                                          ;    42.2 p0      55 t[2].1
        vmovdqu64 [rbp + 4544], zmm1                                     ;    43.2 p8+p9   55 t[2].1
        vpbroadcastb zmm1, [r8 + 60]                                     ;    44.2 p5+p3   55 t[3].0
        vpxord zmm3, zmm3, zmm2                                          ;    43.2 p0      55 t[2].2
        vmovdqu64 [rbp + 4608], zmm3                                     ;    44.2 p7+p4   55 t[2].2
        vpbroadcastb zmm3, [r8 + 61]                                     ;    45.2 p5+p10   55 t[3].1
        vpxord zmm0, zmm0, zmm2                                          ;    44.2 p0      55 t[2].3
        vmovdqu64 [rbp + 4672], zmm0                                     ;    45.2 p8+p9   55 t[2].3
        vpbroadcastb zmm0, [r8 + 62]                                     ;    46.2 p5+p2   55 t[3].2
        vpxord zmm1, zmm1, zmm2                                          ;    45.2 p0      55 t[3].0
        vmovdqu64 [rbp + 4736], zmm1                                     ;    46.2 p7+p4   55 t[3].0
        vpbroadcastb zmm1, [r8 + 63]                                     ;    47.2 p5+p3   55 t[3].3
        vpxord zmm3, zmm3, zmm2                                          ;    46.2 p0      55 t[3].1
        vmovdqu64 [rbp + 4800], zmm3                                     ;    47.2 p8+p9   55 t[3].1
        vpbroadcastb zmm3, [r8 + 64]                                     ;    48.2 p5+p10   55 t[0].0
        vpxord zmm0, zmm0, zmm2                                          ;    47.2 p0      55 t[3].2
        vmovdqu64 [rbp + 4864], zmm0                                     ;    48.2 p7+p4   55 t[3].2
        vpbroadcastb zmm0, [r8 + 65]                                     ;    49.2 p5+p2   55 t[0].1
        vpxord zmm1, zmm1, zmm2                                          ;    48.2 p0      55 t[3].3
        vmovdqu64 [rbp + 4928], zmm1                                     ;    49.2 p8+p9   55 t[3].3
        vpbroadcastb zmm1, [r8 + 66]                                     ;    50.2 p5+p3   55 t[0].2
        vpxord zmm3, zmm3, zmm2                                          ;    49.2 p0      55 t[0].0
        vmovdqu64 [rbp + 4992], zmm3                                     ;    50.2 p7+p4   55 t[0].0
        vpbroadcastb zmm3, [r8 + 67]                                     ;    51.2 p5+p10   55 t[0].3
        vpxord zmm0, zmm0, zmm2                                          ;    50.2 p0      55 t[0].1
        vmovdqu64 [rbp + 5056], zmm0                                     ;    51.2 p8+p9   55 t[0].1
        vpbroadcastb zmm0, [r8 + 68]                                     ;    52.2 p5+p2   55 t[1].0
        vpxord zmm1, zmm1, zmm2                                          ;    51.2 p0      55 t[0].2
        vmovdqu64 [rbp + 5120], zmm1                                     ;    52.2 p7+p4   55 t[0].2
        vpbroadcastb zmm1, [r8 + 69]                                     ;    53.2 p5+p3   55 t[1].1
        vpxord zmm3, zmm3, zmm2                                          ;    52.2 p0      55 t[0].3
        vmovdqu64 [rbp + 5184], zmm3                                     ;    53.2 p8+p9   55 t[0].3
        vpbroadcastb zmm3, [r8 + 70]                                     ;    54.2 p5+p10   55 t[1].2
        vpxord zmm0, zmm0, zmm2                                          ;    53.2 p0      55 t[1].0
        vmovdqu64 [rbp + 5248], zmm0                                     ;    54.2 p7+p4   55 t[1].0
        vpbroadcastb zmm0, [r8 + 71]                                     ;    55.2 p5+p2   55 t[1].3
        vpxord zmm1, zmm1, zmm2                                          ;    54.2 p0      55 t[1].1
        vmovdqu64 [rbp + 5312], zmm1                                     ;    55.2 p8+p9   55 t[1].1
        vpbroadcastb zmm1, [r8 + 72]                                     ;    56.2 p5+p3   55 t[2].0
        vpxord zmm3, zmm3, zmm2                                          ;    55.2 p0      55 t[1].2
        vmovdqu64 [rbp + 5376], zmm3                                     ;    56.2 p7+p4   55 t[1].2
        vpbroadcastb zmm3, [r8 + 73]                                     ;    57.2 p5+p10   55 t[2].1
        vpxord zmm0, zmm0, zmm2                                          ;    56.2 p0      55 t[1].3
        vmovdqu64 [rbp + 5440], zmm0                                     ;    57.2 p8+p9   55 t[1].3
        vpbroadcastb zmm0, [r8 + 74]                                     ;    58.2 p5+p2   55 t[2].2
        vpxord zmm1, zmm1, zmm2                                          ;    57.2 p0      55 t[2].0
        vmovdqu64 [rbp + 5504], zmm1                                     ;    58.2 p7+p4   55 t[2].0
        vpbroadcastb zmm1, [r8 + 75]                                     ;    59.2 p5+p3   55 t[2].3
        vpxord zmm3, zmm3, zmm2                                          ;    58.2 p0      55 t[2].1
        vmovdqu64 [rbp + 5568], zmm3                                     ;    59.2 p8+p9   55 t[2].1
        vpbroadcastb zmm3, [r8 + 76]                                     ;    60.2 p5+p10   55 t[3].0
        vpxord zmm0, zmm0, zmm2                                          ;    59.2 p0      55 t[2].2
        vmovdqu64 [rbp + 5632], zmm0                                     ;    60.2 p7+p4   55 t[2].2
        vpbroadcastb zmm0, [r8 + 77]                                     ;    61.2 p5+p2   55 t[3].1
        vpxord zmm1, zmm1, zmm2                                          ;    60.2 p0      55 t[2].3
        vmovdqu64 [rbp + 5696], zmm1                                     ;    61.2 p8+p9   55 t[2].3
        vpbroadcastb zmm1, [r8 + 78]                                     ;    62.2 p5+p3   55 t[3].2
        vpxord zmm3, zmm3, zmm2                                          ;    61.2 p0      55 t[3].0
        vmovdqu64 [rbp + 5760], zmm3                                     ;    62.2 p7+p4   55 t[3].0
        vpbroadcastb zmm3, [r8 + 79]                                     ;    63.2 p5+p10   55 t[3].3
        vpxord zmm0, zmm0, zmm2                                          ;    62.2 p0      55 t[3].1
        vmovdqu64 [rbp + 5824], zmm0                                     ;    63.2 p8+p9   55 t[3].1
        vpbroadcastb zmm0, [r8 + 80]                                     ;    64.2 p5+p2   55 t[0].0
        vpxord zmm1, zmm1, zmm2                                          ;    63.2 p0      55 t[3].2
        vmovdqu64 [rbp + 5888], zmm1                                     ;    64.2 p7+p4   55 t[3].2
        vpbroadcastb zmm1, [r8 + 81]                                     ;    65.2 p5+p3   55 t[0].1
        vpxord zmm3, zmm3, zmm2                                          ;    64.2 p0      55 t[3].3
        vmovdqu64 [rbp + 5952], zmm3                                     ;    65.2 p8+p9   55 t[3].3
        vpbroadcastb zmm3, [r8 + 82]                                     ;    66.2 p5+p10   55 t[0].2
        vpxord zmm0, zmm0, zmm2                                          ;    65.2 p0      55 t[0].0
        vmovdqu64 [rbp + 6016], zmm0                                     ;    66.2 p7+p4   55 t[0].0
        vpbroadcastb zmm0, [r8 + 83]                                     ;    67.2 p5+p2   55 t[0].3
        vpxord zmm1, zmm1, zmm2                                          ;    66.2 p0      55 t[0].1
        vmovdqu64 [rbp + 6080], zmm1                                     ;    67.2 p8+p9   55 t[0].1
        vpbroadcastb zmm1, [r8 + 84]                                     ;    68.2 p5+p3   55 t[1].0
        vpxord zmm3, zmm3, zmm2                                          ;    67.2 p0      55 t[0].2
        vmovdqu64 [rbp + 6144], zmm3                                     ;    68.2 p7+p4   55 t[0].2
        vpbroadcastb zmm3, [r8 + 85]                                     ;    69.2 p5+p10   55 t[1].1
        vpxord zmm0, zmm0, zmm2                                          ;    68.2 p0      55 t[0].3
        vmovdqu64 [rbp + 6208], zmm0                                     ;    69.2 p8+p9   55 t[0].3
        vpbroadcastb zmm0, [r8 + 86]                                     ;    70.2 p5+p2   55 t[1].2
        vpxord zmm1, zmm1, zmm2                                          ;    69.2 p0      55 t[1].0
        vmovdqu64 [rbp + 6272], zmm1                                     ;    70.2 p7+p4   55 t[1].0
        vpbroadcastb zmm1, [r8 + 87]                                     ;    71.2 p5+p3   55 t[1].3
        vpxord zmm3, zmm3, zmm2                                          ;    70.2 p0      55 t[1].1
        vmovdqu64 [rbp + 6336], zmm3                                     ;    71.2 p8+p9   55 t[1].1
        vpbroadcastb zmm3, [r8 + 88]                                     ;    72.2 p5+p10   55 t[2].0
        vpxord zmm0, zmm0, zmm2                                          ;    71.2 p0      55 t[1].2
        vmovdqu64 [rbp + 6400], zmm0                                     ;    72.2 p7+p4   55 t[1].2
        vpbroadcastb zmm0, [r8 + 89]                                     ;    73.2 p5+p2   55 t[2].1
        vpxord zmm1, zmm1, zmm2                                          ;    72.2 p0      55 t[1].3
        vmovdqu64 [rbp + 6464], zmm1                                     ;    73.2 p8+p9   55 t[1].3
        vpbroadcastb zmm1, [r8 + 90]                                     ;    74.2 p5+p3   55 t[2].2
        vpxord zmm3, zmm3, zmm2                                          ;    73.2 p0      55 t[2].0
        vmovdqu64 [rbp + 6528], zmm3                                     ;    74.2 p7+p4   55 t[2].0
        vpbroadcastb zmm3, [r8 + 91]                                     ;    75.2 p5+p10   55 t[2].3
        vpxord zmm0, zmm0, zmm2                                          ;    74.2 p0      55 t[2].1
        vmovdqu64 [rbp + 6592], zmm0                                     ;    75.2 p8+p9   55 t[2].1
        vpbroadcastb zmm0, [r8 + 92]                                     ;    76.2 p5+p2   55 t[3].0
        vpxord zmm1, zmm1, zmm2                                          ;    75.2 p0      55 t[2].2
        vmovdqu64 [rbp + 6656], zmm1                                     ;    76.2 p7+p4   55 t[2].2
        vpbroadcastb zmm1, [r8 + 93]                                     ;    77.2 p5+p3   55 t[3].1
        vpxord zmm3, zmm3, zmm2                                          ;    76.2 p0      55 t[2].3
        vmovdqu64 [rbp + 6720], zmm3                                     ;    77.2 p8+p9   55 t[2].3
        vpbroadcastb zmm3, [r8 + 94]                                     ;    78.2 p5+p10   55 t[3].2
        vpxord zmm0, zmm0, zmm2                                          ;    77.2 p0      55 t[3].0
        vmovdqu64 [rbp + 6784], zmm0                                     ;    78.2 p7+p4   55 t[3].0
        vpbroadcastb zmm0, [r8 + 95]                                     ;    79.2 p5+p2   55 t[3].3
        vpxord zmm1, zmm1, zmm2                                          ;    78.2 p0      55 t[3].1
        vmovdqu64 [rbp + 6848], zmm1                                     ;    79.2 p8+p9   55 t[3].1
        vpbroadcastb zmm1, [r8 + 96]                                     ;    80.2 p5+p3   55 t[0].0
        vpxord zmm3, zmm3, zmm2                                          ;    79.2 p0      55 t[3].2
        vmovdqu64 [rbp + 6912], zmm3                                     ;    80.2 p7+p4   55 t[3].2
        vpbroadcastb zmm3, [r8 + 97]                                     ;    81.2 p5+p10   55 t[0].1
        vpxord zmm0, zmm0, zmm2                                          ;    80.2 p0      55 t[3].3
        vmovdqu64 [rbp + 6976], zmm0                                     ;    81.2 p8+p9   55 t[3].3
        vpbroadcastb zmm0, [r8 + 98]                                     ;    82.2 p5+p2   55 t[0].2
        vpxord zmm1, zmm1, zmm2                                          ;    81.2 p0      55 t[0].0
        vmovdqu64 [rbp + 7040], zmm1                                     ;    82.2 p7+p4   55 t[0].0
        vpbroadcastb zmm1, [r8 + 99]                                     ;    83.2 p5+p3   55 t[0].3
        vpxord zmm3, zmm3, zmm2                                          ;    82.2 p0      55 t[0].1
        vmovdqu64 [rbp + 7104], zmm3                                     ;    83.2 p8+p9   55 t[0].1
        vpbroadcastb zmm3, [r8 + 100]                                    ;    84.2 p5+p10   55 t[1].0
        vpxord zmm0, zmm0, zmm2                                          ;    83.2 p0      55 t[0].2
        vmovdqu64 [rbp + 7168], zmm0                                     ;    84.2 p7+p4   55 t[0].2
        vpbroadcastb zmm0, [r8 + 101]                                    ;    85.2 p5+p2   55 t[1].1
        vpxord zmm1, zmm1, zmm2                                          ;    84.2 p0      55 t[0].3
        vmovdqu64 [rbp + 7232], zmm1                                     ;    85.2 p8+p9   55 t[0].3
        vpbroadcastb zmm1, [r8 + 102]                                    ;    86.2 p5+p3   55 t[1].2
        vpxord zmm3, zmm3, zmm2                                          ;    85.2 p0      55 t[1].0
        vmovdqu64 [rbp + 7296], zmm3                                     ;    86.2 p7+p4   55 t[1].0
        vpbroadcastb zmm3, [r8 + 103]                                    ;    87.2 p5+p10   55 t[1].3
        vpxord zmm0, zmm0, zmm2                                          ;    86.2 p0      55 t[1].1
        vmovdqu64 [rbp + 7360], zmm0                                     ;    87.2 p8+p9   55 t[1].1
        vpbroadcastb zmm0, [r8 + 104]                                    ;    88.2 p5+p2   55 t[2].0
        vpxord zmm1, zmm1, zmm2                                          ;    87.2 p0      55 t[1].2
        vmovdqu64 [rbp + 7424], zmm1                                     ;    88.2 p7+p4   55 t[1].2
        vpbroadcastb zmm1, [r8 + 105]                                    ;    89.2 p5+p3   55 t[2].1
        vpxord zmm3, zmm3, zmm2                                          ;    88.2 p0      55 t[1].3
        vmovdqu64 [rbp + 7488], zmm3                                     ;    89.2 p8+p9   55 t[1].3
        vpbroadcastb zmm3, [r8 + 106]                                    ;    90.2 p5+p10   55 t[2].2
        vpxord zmm0, zmm0, zmm2                                          ;    89.2 p0      55 t[2].0
        vmovdqu64 [rbp + 7552], zmm0                                     ;    90.2 p7+p4   55 t[2].0
        vpbroadcastb zmm0, [r8 + 107]                                    ;    91.2 p5+p2   55 t[2].3
        vpxord zmm1, zmm1, zmm2                                          ;    90.2 p0      55 t[2].1
        vmovdqu64 [rbp + 7616], zmm1                                     ;    91.2 p8+p9   55 t[2].1
        vpbroadcastb zmm1, [r8 + 108]                                    ;    92.2 p5+p3   55 t[3].0
        vpxord zmm3, zmm3, zmm2                                          ;    91.2 p0      55 t[2].2
        vmovdqu64 [rbp + 7680], zmm3                                     ;    92.2 p7+p4   55 t[2].2
        vpbroadcastb zmm3, [r8 + 109]                                    ;    93.2 p5+p10   55 t[3].1
        vpxord zmm0, zmm0, zmm2                                          ;    92.2 p0      55 t[2].3
        vmovdqu64 [rbp + 7744], zmm0                                     ;    93.2 p8+p9   55 t[2].3
        vpbroadcastb zmm0, [r8 + 110]                                    ;    94.2 p5+p2   55 t[3].2
        vpxord zmm1, zmm1, zmm2                                          ;    93.2 p0      55 t[3].0
        vmovdqu64 [rbp + 7808], zmm1                                     ;    94.2 p7+p4   55 t[3].0
        vpbroadcastb zmm1, [r8 + 111]                                    ;    95.2 p5+p3   55 t[3].3
        vpxord zmm3, zmm3, zmm2                                          ;    94.2 p0      55 t[3].1
        vmovdqu64 [rbp + 7872], zmm3                                     ;    95.2 p8+p9   55 t[3].1
        vpbroadcastb zmm3, [r8 + 112]                                    ;    96.2 p5+p10   55 t[0].0
        vpxord zmm0, zmm0, zmm2                                          ;    95.2 p0      55 t[3].2
        vmovdqu64 [rbp + 7936], zmm0                                     ;    96.2 p7+p4   55 t[3].2
        vpbroadcastb zmm0, [r8 + 113]                                    ;    97.2 p5+p2   55 t[0].1
        vpxord zmm1, zmm1, zmm2                                          ;    96.2 p0      55 t[3].3
        vmovdqu64 [rbp + 8000], zmm1                                     ;    97.2 p8+p9   55 t[3].3
        vpbroadcastb zmm1, [r8 + 114]                                    ;    98.2 p5+p3   55 t[0].2
        vpxord zmm3, zmm3, zmm2                                          ;    97.2 p0      55 t[0].0
        vmovdqu64 [rbp + 8064], zmm3                                     ;    98.2 p7+p4   55 t[0].0
        vpbroadcastb zmm3, [r8 + 115]                                    ;    99.2 p5+p10   55 t[0].3
        vpxord zmm0, zmm0, zmm2                                          ;    98.2 p0      55 t[0].1
        vmovdqu64 [rbp + 8128], zmm0                                     ;    99.2 p8+p9   55 t[0].1
        vpbroadcastb zmm0, [r8 + 116]                                    ;   100.2 p5+p2   55 t[1].0
        vpxord zmm1, zmm1, zmm2                                          ;    99.2 p0      55 t[0].2
        vmovdqu64 [rbp + 8192], zmm1                                     ;   100.2 p7+p4   55 t[0].2
        vpbroadcastb zmm1, [r8 + 117]                                    ;   101.2 p5+p3   55 t[1].1
        vpxord zmm3, zmm3, zmm2                                          ;   100.2 p0      55 t[0].3
        vmovdqu64 [rbp + 8256], zmm3                                     ;   101.2 p8+p9   55 t[0].3
        vpbroadcastb zmm3, [r8 + 118]                                    ;   102.2 p5+p10   55 t[1].2
        vpxord zmm0, zmm0, zmm2                                          ;   101.2 p0      55 t[1].0
        vmovdqu64 [rbp + 8320], zmm0                                     ;   102.2 p7+p4   55 t[1].0
        vpbroadcastb zmm0, [r8 + 119]                                    ;   103.2 p5+p2   55 t[1].3
        vpxord zmm1, zmm1, zmm2                                          ;   102.2 p0      55 t[1].1
        vmovdqu64 [rbp + 8384], zmm1                                     ;   103.2 p8+p9   55 t[1].1
        vpbroadcastb zmm1, [r8 + 120]                                    ;   104.2 p5+p3   55 t[2].0
        vpxord zmm3, zmm3, zmm2                                          ;   103.2 p0      55 t[1].2
        vmovdqu64 [rbp + 8448], zmm3                                     ;   104.2 p7+p4   55 t[1].2
        vpbroadcastb zmm3, [r8 + 121]                                    ;   105.2 p5+p10   55 t[2].1
        vpxord zmm0, zmm0, zmm2                                          ;   104.2 p0      55 t[1].3
        vmovdqu64 [rbp + 8512], zmm0                                     ;   105.2 p8+p9   55 t[1].3
        vpbroadcastb zmm0, [r8 + 122]                                    ;   106.2 p5+p2   55 t[2].2
        vpxord zmm1, zmm1, zmm2                                          ;   105.2 p0      55 t[2].0
        vmovdqu64 [rbp + 8576], zmm1                                     ;   106.2 p7+p4   55 t[2].0
        vpbroadcastb zmm1, [r8 + 123]                                    ;   107.2 p5+p3   55 t[2].3
        vpxord zmm3, zmm3, zmm2                                          ;   106.2 p0      55 t[2].1
        vmovdqu64 [rbp + 8640], zmm3                                     ;   107.2 p8+p9   55 t[2].1
        vpbroadcastb zmm3, [r8 + 124]                                    ;   108.2 p5+p10   55 t[3].0
        vpxord zmm0, zmm0, zmm2                                          ;   107.2 p0      55 t[2].2
        vmovdqu64 [rbp + 8704], zmm0                                     ;   108.2 p7+p4   55 t[2].2
        vpbroadcastb zmm0, [r8 + 125]                                    ;   109.2 p5+p2   55 t[3].1
        vpxord zmm1, zmm1, zmm2                                          ;   108.2 p0      55 t[2].3
        vmovdqu64 [rbp + 8768], zmm1                                     ;   109.2 p8+p9   55 t[2].3
        vpbroadcastb zmm1, [r8 + 126]                                    ;   110.2 p5+p3   55 t[3].2
        vpxord zmm3, zmm3, zmm2                                          ;   109.2 p0      55 t[3].0
        vmovdqu64 [rbp + 8832], zmm3                                     ;   110.2 p7+p4   55 t[3].0
        vpbroadcastb zmm3, [r8 + 127]                                    ;   111.2 p5+p10   55 t[3].3
        vpxord zmm0, zmm0, zmm2                                          ;   110.2 p0      55 t[3].1
        vmovdqu64 [rbp + 8896], zmm0                                     ;   111.2 p8+p9   55 t[3].1
        vpbroadcastb zmm0, [r8 + 128]                                    ;   112.2 p5+p2   55 t[0].0
        vpxord zmm1, zmm1, zmm2                                          ;   111.2 p0      55 t[3].2
        vmovdqu64 [rbp + 8960], zmm1                                     ;   112.2 p7+p4   55 t[3].2
        vpbroadcastb zmm1, [r8 + 129]                                    ;   113.2 p5+p3   55 t[0].1
        vpxord zmm3, zmm3, zmm2                                          ;   112.2 p0      55 t[3].3
        vmovdqu64 [rbp + 9024], zmm3                                     ;   113.2 p8+p9   55 t[3].3
        vpbroadcastb zmm3, [r8 + 130]                                    ;   114.2 p5+p10   55 t[0].2
        vpxord zmm0, zmm0, zmm2                                          ;   113.2 p0      55 t[0].0
        vmovdqu64 [rbp + 9088], zmm0                                     ;   114.2 p7+p4   55 t[0].0
        vpbroadcastb zmm0, [r8 + 131]                                    ;   115.2 p5+p2   55 t[0].3
        vpxord zmm1, zmm1, zmm2                                          ;   114.2 p0      55 t[0].1
        vmovdqu64 [rbp + 9152], zmm1                                     ;   115.2 p8+p9   55 t[0].1
        vpbroadcastb zmm1, [r8 + 132]                                    ;   116.2 p5+p3   55 t[1].0
        vpxord zmm3, zmm3, zmm2                                          ;   115.2 p0      55 t[0].2
        vmovdqu64 [rbp + 9216], zmm3                                     ;   116.2 p7+p4   55 t[0].2
        vpbroadcastb zmm3, [r8 + 133]                                    ;   117.2 p5+p10   55 t[1].1
        vpxord zmm0, zmm0, zmm2                                          ;   116.2 p0      55 t[0].3
        vmovdqu64 [rbp + 9280], zmm0                                     ;   117.2 p8+p9   55 t[0].3
        vpbroadcastb zmm0, [r8 + 134]                                    ;   118.2 p5+p2   55 t[1].2
        vpxord zmm1, zmm1, zmm2                                          ;   117.2 p0      55 t[1].0
        vmovdqu64 [rbp + 9344], zmm1                                     ;   118.2 p7+p4   55 t[1].0
        vpbroadcastb zmm1, [r8 + 135]                                    ;   119.2 p5+p3   55 t[1].3
        vpxord zmm3, zmm3, zmm2                                          ;   118.2 p0      55 t[1].1
        vmovdqu64 [rbp + 9408], zmm3                                     ;   119.2 p8+p9   55 t[1].1
        vpbroadcastb zmm3, [r8 + 136]                                    ;   120.2 p5+p10   55 t[2].0
        vpxord zmm0, zmm0, zmm2                                          ;   119.2 p0      55 t[1].2
        vmovdqu64 [rbp + 9472], zmm0                                     ;   120.2 p7+p4   55 t[1].2
        vpbroadcastb zmm0, [r8 + 137]                                    ;   121.2 p5+p2   55 t[2].1
        vpxord zmm1, zmm1, zmm2                                          ;   120.2 p0      55 t[1].3
        vmovdqu64 [rbp + 9536], zmm1                                     ;   121.2 p8+p9   55 t[1].3
        vpbroadcastb zmm1, [r8 + 138]                                    ;   122.2 p5+p3   55 t[2].2
        vpxord zmm3, zmm3, zmm2                                          ;   121.2 p0      55 t[2].0
        vmovdqu64 [rbp + 9600], zmm3                                     ;   122.2 p7+p4   55 t[2].0
        vpbroadcastb zmm3, [r8 + 139]                                    ;   123.2 p5+p10   55 t[2].3
        vpxord zmm0, zmm0, zmm2                                          ;   122.2 p0      55 t[2].1
        vmovdqu64 [rbp + 9664], zmm0                                     ;   123.2 p8+p9   55 t[2].1
        vpbroadcastb zmm0, [r8 + 140]                                    ;   124.2 p5+p2   55 t[3].0
        vpxord zmm1, zmm1, zmm2                                          ;   123.2 p0      55 t[2].2
        vmovdqu64 [rbp + 9728], zmm1                                     ;   124.2 p7+p4   55 t[2].2
        vpbroadcastb zmm1, [r8 + 141]                                    ;   125.2 p5+p3   55 t[3].1
        vpxord zmm3, zmm3, zmm2                                          ;   124.2 p0      55 t[2].3
        vmovdqu64 [rbp + 9792], zmm3                                     ;   125.2 p8+p9   55 t[2].3
        vpbroadcastb zmm3, [r8 + 142]                                    ;   126.2 p5+p10   55 t[3].2
        vpxord zmm0, zmm0, zmm2                                          ;   125.2 p0      55 t[3].0
        vmovdqu64 [rbp + 9856], zmm0                                     ;   126.2 p7+p4   55 t[3].0
        vpbroadcastb zmm0, [r8 + 143]                                    ;   127.2 p5+p2   55 t[3].3
        vpxord zmm1, zmm1, zmm2                                          ;   126.2 p0      55 t[3].1
        vmovdqu64 [rbp + 9920], zmm1                                     ;   127.2 p8+p9   55 t[3].1
        vpbroadcastb zmm1, [r8 + 144]                                    ;   128.2 p5+p3   55 t[0].0
        vpxord zmm3, zmm3, zmm2                                          ;   127.2 p0      55 t[3].2
        vmovdqu64 [rbp + 9984], zmm3                                     ;   128.2 p7+p4   55 t[3].2
        vpbroadcastb zmm3, [r8 + 145]                                    ;   129.2 p5+p10   55 t[0].1
        vpxord zmm0, zmm0, zmm2                                          ;   128.2 p0      55 t[3].3
        vmovdqu64 [rbp + 10048], zmm0                                    ;   129.2 p8+p9   55 t[3].3
        vpbroadcastb zmm0, [r8 + 146]                                    ;   130.2 p5+p2   55 t[0].2
        vpxord zmm1, zmm1, zmm2                                          ;   129.2 p0      55 t[0].0
        vmovdqu64 [rbp + 10112], zmm1                                    ;   130.2 p7+p4   55 t[0].0
        vpbroadcastb zmm1, [r8 + 147]                                    ;   131.2 p5+p3   55 t[0].3
        vpxord zmm3, zmm3, zmm2                                          ;   130.2 p0      55 t[0].1
        vmovdqu64 [rbp + 10176], zmm3                                    ;   131.2 p8+p9   55 t[0].1
        vpbroadcastb zmm3, [r8 + 148]                                    ;   132.2 p5+p10   55 t[1].0
        vpxord zmm0, zmm0, zmm2                                          ;   131.2 p0      55 t[0].2
        vmovdqu64 [rbp + 10240], zmm0                                    ;   132.2 p7+p4   55 t[0].2
        vpbroadcastb zmm0, [r8 + 149]                                    ;   133.2 p5+p2   55 t[1].1
        vpxord zmm1, zmm1, zmm2                                          ;   132.2 p0      55 t[0].3
        vmovdqu64 [rbp + 10304], zmm1                                    ;   133.2 p8+p9   55 t[0].3
        vpbroadcastb zmm1, [r8 + 150]                                    ;   134.2 p5+p3   55 t[1].2
        vpxord zmm3, zmm3, zmm2                                          ;   133.2 p0      55 t[1].0
        vmovdqu64 [rbp + 10368], zmm3                                    ;   134.2 p7+p4   55 t[1].0
        vpbroadcastb zmm3, [r8 + 151]                                    ;   135.2 p5+p10   55 t[1].3
        vpxord zmm0, zmm0, zmm2                                          ;   134.2 p0      55 t[1].1
        vmovdqu64 [rbp + 10432], zmm0                                    ;   135.2 p8+p9   55 t[1].1
        vpbroadcastb zmm0, [r8 + 152]                                    ;   136.2 p5+p2   55 t[2].0
        vpxord zmm1, zmm1, zmm2                                          ;   135.2 p0      55 t[1].2
        vmovdqu64 [rbp + 10496], zmm1                                    ;   136.2 p7+p4   55 t[1].2
        vpbroadcastb zmm1, [r8 + 153]                                    ;   137.2 p5+p3   55 t[2].1
        vpxord zmm3, zmm3, zmm2                                          ;   136.2 p0      55 t[1].3
        vmovdqu64 [rbp + 10560], zmm3                                    ;   137.2 p8+p9   55 t[1].3
        vpbroadcastb zmm3, [r8 + 154]                                    ;   138.2 p5+p10   55 t[2].2
        vpxord zmm0, zmm0, zmm2                                          ;   137.2 p0      55 t[2].0
        vmovdqu64 [rbp + 10624], zmm0                                    ;   138.2 p7+p4   55 t[2].0
        vpbroadcastb zmm0, [r8 + 155]                                    ;   139.2 p5+p2   55 t[2].3
        vpxord zmm1, zmm1, zmm2                                          ;   138.2 p0      55 t[2].1
        vmovdqu64 [rbp + 10688], zmm1                                    ;   139.2 p8+p9   55 t[2].1
        vpbroadcastb zmm1, [r8 + 156]                                    ;   140.2 p5+p3   55 t[3].0
        vpxord zmm3, zmm3, zmm2                                          ;   139.2 p0      55 t[2].2
        vmovdqu64 [rbp + 10752], zmm3                                    ;   140.2 p7+p4   55 t[2].2
        vpbroadcastb zmm3, [r8 + 157]                                    ;   141.2 p5+p10   55 t[3].1
        vpxord zmm0, zmm0, zmm2                                          ;   140.2 p0      55 t[2].3
        vmovdqu64 [rbp + 10816], zmm0                                    ;   141.2 p8+p9   55 t[2].3
        vpbroadcastb zmm0, [r8 + 158]                                    ;   142.2 p5+p2   55 t[3].2
        vpxord zmm1, zmm1, zmm2                                          ;   141.2 p0      55 t[3].0
        vmovdqu64 [rbp + 10880], zmm1                                    ;   142.2 p7+p4   55 t[3].0
        vpbroadcastb zmm1, [r8 + 159]                                    ;   143.2 p5+p3   55 t[3].3
        vpxord zmm3, zmm3, zmm2                                          ;   142.2 p0      55 t[3].1
        vmovdqu64 [rbp + 10944], zmm3                                    ;   143.2 p8+p9   55 t[3].1
        vpbroadcastb zmm3, [r8]                                          ;   144.2 p5+p10  117 rk
        vpbroadcastb zmm4, [r8 + 1]                                      ;   145.2 p5+p2  117 rk
        vmovdqu64 [rbp + 11008], zmm3                                    ;   145.2 p7+p4  117 rk
        vpxord zmm0, zmm0, zmm2                                          ;   143.2 p0      55 t[3].2
        vmovdqu64 [rbp + 11072], zmm0                                    ;   144.2 p8+p9   55 t[3].2
        vpbroadcastb zmm0, [r8 + 2]                                      ;   146.2 p5+p3  117 rk
        vmovdqu64 [rbp + 11136], zmm4                                    ;   146.2 p7+p4  117 rk
        vmovdqu64 [rbp + 11200], zmm0                                    ;   147.2 p8+p9  117 rk
        vpxord zmm1, zmm1, zmm2                                          ;   144.2 p0      55 t[3].3
        vmovdqu64 [rbp + 11264], zmm1                                    ;   146.8 p7+p4   55 t[3].3
        vpbroadcastb zmm0, [r8 + 3]                                      ;   147.2 p5+p10  117 rk
        vpbroadcastb zmm1, [r8 + 4]                                      ;   148.2 p5+p2  117 rk
        vpbroadcastb zmm2, [r8 + 5]                                      ;   149.2 p5+p3  117 rk
        vpbroadcastb zmm3, [r8 + 6]                                      ;   150.2 p5+p10  117 rk
        vmovdqu64 [rbp + 11328], zmm0                                    ;   148.2 p8+p9  117 rk
        vpbroadcastb zmm0, [r8 + 7]                                      ;   151.2 p5+p2  117 rk
        vmovdqu64 [rbp + 11392], zmm1                                    ;   149.2 p7+p4  117 rk
        vpbroadcastb zmm1, [r8 + 8]                                      ;   152.2 p5+p3  117 rk
        vmovdqu64 [rbp + 11456], zmm2                                    ;   150.2 p8+p9  117 rk
        vpbroadcastb zmm2, [r8 + 9]                                      ;   153.2 p5+p10  117 rk
        vmovdqu64 [rbp + 11520], zmm3                                    ;   151.2 p7+p4  117 rk
        vpbroadcastb zmm3, [r8 + 10]                                     ;   154.2 p5+p2  117 rk
        vmovdqu64 [rbp + 11584], zmm0                                    ;   152.2 p8+p9  117 rk
        vpbroadcastb zmm0, [r8 + 11]                                     ;   155.2 p5+p3  117 rk
        vmovdqu64 [rbp + 11648], zmm1                                    ;   153.2 p7+p4  117 rk
        vpbroadcastb zmm1, [r8 + 12]                                     ;   156.2 p5+p10  117 rk
        vmovdqu64 [rbp + 11712], zmm2                                    ;   154.2 p8+p9  117 rk
        vpbroadcastb zmm2, [r8 + 13]                                     ;   157.2 p5+p2  117 rk
        vmovdqu64 [rbp + 11776], zmm3                                    ;   155.2 p7+p4  117 rk
        vpbroadcastb zmm3, [r8 + 14]                                     ;   158.2 p5+p3  117 rk
        vpbroadcastb zmm4, [r8 + 15]                                     ;   159.2 p5+p10  117 rk
        vmovdqu64 [rbp + 11840], zmm0                                    ;   156.2 p8+p9  117 rk
        vpbroadcastb zmm0, [r8 + 160]                                    ;   160.2 p5+p2  117 rk
        vmovdqu64 [rbp + 11904], zmm1                                    ;   157.2 p7+p4  117 rk
        vpbroadcastb zmm1, [r8 + 161]                                    ;   161.2 p5+p3  117 rk
        vmovdqu64 [rbp + 11968], zmm2                                    ;   158.2 p8+p9  117 rk
        vpbroadcastb zmm2, [r8 + 162]                                    ;   162.2 p5+p10  117 rk
        vmovdqu64 [rbp + 12032], zmm3                                    ;   159.2 p7+p4  117 rk
        vpbroadcastb zmm3, [r8 + 163]                                    ;   163.2 p5+p2  117 rk
        vmovdqu64 [rbp + 12096], zmm4                                    ;   160.2 p8+p9  117 rk
        vpbroadcastb zmm4, [r8 + 164]                                    ;   164.2 p5+p3  117 rk
        vmovdqu64 [rbp + 12160], zmm0                                    ;   161.2 p7+p4  117 rk
        vpbroadcastb zmm0, [r8 + 165]                                    ;   165.2 p5+p10  117 rk
        vmovdqu64 [rbp + 12224], zmm1                                    ;   162.2 p8+p9  117 rk
        vpbroadcastb zmm1, [r8 + 166]                                    ;   166.2 p5+p2  117 rk
        vmovdqu64 [rbp + 12288], zmm2                                    ;   163.2 p7+p4  117 rk
        vpbroadcastb zmm2, [r8 + 167]                                    ;   167.2 p5+p3  117 rk
        vmovdqu64 [rbp + 12352], zmm3                                    ;   164.2 p8+p9  117 rk
        vpbroadcastb zmm3, [r8 + 168]                                    ;   168.2 p5+p10  117 rk
        vmovdqu64 [rbp + 12416], zmm4                                    ;   165.2 p7+p4  117 rk
        vpbroadcastb zmm4, [r8 + 169]                                    ;   169.2 p5+p2  117 rk
        vmovdqu64 [rbp + 12480], zmm0                                    ;   166.2 p8+p9  117 rk
        vpbroadcastb zmm0, [r8 + 170]                                    ;   170.2 p5+p3  117 rk
        vmovdqu64 [rbp + 12544], zmm1                                    ;   167.2 p7+p4  117 rk
        vpbroadcastb zmm1, [r8 + 171]                                    ;   171.2 p5+p10  117 rk
        vmovdqu64 [rbp + 12608], zmm2                                    ;   168.2 p8+p9  117 rk
        vpbroadcastb zmm2, [r8 + 172]                                    ;   172.2 p5+p2  117 rk
        vmovdqu64 [rbp + 12672], zmm3                                    ;   169.2 p7+p4  117 rk
        vpbroadcastb zmm3, [r8 + 173]                                    ;   173.2 p5+p3  117 rk
        vmovdqu64 [rbp + 12736], zmm4                                    ;   170.2 p8+p9  117 rk
        vpbroadcastb zmm4, [r8 + 174]                                    ;   174.2 p5+p10  117 rk
        vmovdqu64 [rbp + 12800], zmm0                                    ;   171.2 p7+p4  117 rk
        vpbroadcastb zmm0, [r8 + 175]                                    ;   175.2 p5+p2  117 rk
        vmovdqu64 [rbp + 12864], zmm1                                    ;   172.2 p8+p9  117 rk
        vmovdqu64 [rbp + 12928], zmm2                                    ;   173.2 p7+p4  117 rk
        vmovdqu64 [rbp + 12992], zmm3                                    ;   174.2 p8+p9  117 rk
        vmovdqu64 [rbp + 13056], zmm4                                    ;   175.2 p7+p4  117 rk
        vmovdqu64 [rbp + 13120], zmm0                                    ;   176.2 p8+p9  117 rk
        cmp dword [rbp + 13896], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 13896]                                     ;                    passes of 64
        mov rcx, rax                                                     ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                                    ;                    passes of 64
        mov qword [rbp + 13832], rax                                     ;                    passes of 64
        sub rcx, rax                                                     ;                    passes of 64
        imul rcx, rcx, 0x10                                              ;                    passes of 64
        mov rdx, qword [rbp + 13840]                                     ;                    passes of 64
        add rcx, rdx                                                     ;                    passes of 64
        mov qword [rbp + 13848], rcx                                     ;                    passes of 64
        cmp rcx, rdx                                                     ;                    passes of 64
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 13840]                                      ;                    resident
        mov r9, qword [rbp + 13856]                                      ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm0, [r8]                                             ;     0.0 p2      52 s[0].0
        vmovdqu64 zmm1, [r8 + 64]                                        ;     0.2 p3      52 s[0].0
        vpunpcklbw zmm2, zmm0, zmm1                                      ;     6.2 p5      52 s[0].0
        vpunpckhbw zmm0, zmm0, zmm1                                      ;     6.2 p5      52 s[0].0
        vmovdqu64 zmm1, [r8 + 128]                                       ;     1.0 p2      52 s[0].0
        vmovdqu64 zmm3, [r8 + 192]                                       ;     1.2 p3      52 s[0].0
        vpunpcklbw zmm4, zmm1, zmm3                                      ;     7.2 p5      52 s[0].0
        vpunpckhbw zmm1, zmm1, zmm3                                      ;     7.2 p5      52 s[0].0
        vpunpcklwd zmm3, zmm2, zmm4                                      ;     8.2 p5      52 s[0].0
        vpunpckhwd zmm2, zmm2, zmm4                                      ;     8.2 p5      52 s[0].0
        vpunpcklwd zmm4, zmm0, zmm1                                      ;     8.2 p5      52 s[0].0
        vpunpckhwd zmm0, zmm0, zmm1                                      ;     8.2 p5      52 s[0].0
        vmovdqu64 zmm1, [r8 + 256]                                       ;     2.0 p2      52 s[0].0
        vmovdqu64 zmm5, [r8 + 320]                                       ;     2.2 p3      52 s[0].0
        vpunpcklbw zmm6, zmm1, zmm5                                      ;     8.3 p5      52 s[0].0
        vpunpckhbw zmm1, zmm1, zmm5                                      ;     9.3 p5      52 s[0].0
        vmovdqu64 zmm5, [r8 + 384]                                       ;     3.0 p2      52 s[0].0
        vmovdqu64 zmm7, [r8 + 448]                                       ;     3.2 p3      52 s[0].0
        vpunpcklbw zmm8, zmm5, zmm7                                      ;    10.3 p5      52 s[0].0
        vpunpckhbw zmm5, zmm5, zmm7                                      ;    11.3 p5      52 s[0].0
        vpunpcklwd zmm7, zmm6, zmm8                                      ;    12.3 p5      52 s[0].0
        vpunpckhwd zmm6, zmm6, zmm8                                      ;    13.3 p5      52 s[0].0
        vpunpcklwd zmm8, zmm1, zmm5                                      ;    14.3 p5      52 s[0].0
        vpunpckhwd zmm1, zmm1, zmm5                                      ;    15.3 p5      52 s[0].0
        vpunpckldq zmm5, zmm3, zmm7                                      ;    16.3 p5      52 s[0].0
        vpunpckhdq zmm3, zmm3, zmm7                                      ;    17.3 p5      52 s[0].0
        vpunpckldq zmm7, zmm2, zmm6                                      ;    18.3 p5      52 s[0].0
        vpunpckhdq zmm2, zmm2, zmm6                                      ;    19.3 p5      52 s[0].0
        vmovdqu64 zmm6, [r8 + 512]                                       ;     4.7 p2      52 s[0].0
        vmovdqu64 zmm9, [r8 + 576]                                       ;     4.8 p3      52 s[0].0
        vpunpcklbw zmm10, zmm6, zmm9                                     ;    20.3 p5      52 s[0].0
        vpunpckhbw zmm6, zmm6, zmm9                                      ;    21.3 p5      52 s[0].0
        vmovdqu64 zmm9, [r8 + 640]                                       ;     5.7 p2      52 s[0].0
        vmovdqu64 zmm11, [r8 + 704]                                      ;     5.8 p3      52 s[0].0
        vmovdqu64 zmm12, [r8 + 768]                                      ;     6.7 p2      52 s[0].0
        vmovdqu64 zmm13, [r8 + 832]                                      ;     6.8 p3      52 s[0].0
        vmovdqu64 zmm14, [r8 + 896]                                      ;     7.7 p2      52 s[0].0
        vmovdqu64 zmm15, [r8 + 960]                                      ;     7.8 p3      52 s[0].0
        vpunpcklbw zmm16, zmm9, zmm11                                    ;    22.3 p5      52 s[0].0
        vpunpckhbw zmm9, zmm9, zmm11                                     ;    23.3 p5      52 s[0].0
        vpunpckldq zmm11, zmm4, zmm8                                     ;    24.3 p5      52 s[0].0
        vpunpckhdq zmm4, zmm4, zmm8                                      ;    25.3 p5      52 s[0].0
        vpunpcklbw zmm8, zmm12, zmm13                                    ;    26.3 p5      52 s[0].0
        vpunpckhbw zmm12, zmm12, zmm13                                   ;    27.3 p5      52 s[0].0
        vpunpckldq zmm13, zmm0, zmm1                                     ;    28.3 p5      52 s[0].0
        vpunpckhdq zmm0, zmm0, zmm1                                      ;    29.3 p5      52 s[0].0
        vpunpcklbw zmm1, zmm14, zmm15                                    ;    30.3 p5      52 s[0].0
        vpunpckhbw zmm14, zmm14, zmm15                                   ;    31.3 p5      52 s[0].0
        vpunpcklwd zmm15, zmm10, zmm16                                   ;    32.3 p5      52 s[0].0
        vpunpckhwd zmm10, zmm10, zmm16                                   ;    33.3 p5      52 s[0].0
        vpunpcklwd zmm16, zmm6, zmm9                                     ;    34.3 p5      52 s[0].0
        vpunpckhwd zmm6, zmm6, zmm9                                      ;    35.3 p5      52 s[0].0
        vpunpcklwd zmm9, zmm8, zmm1                                      ;    36.3 p5      52 s[0].0
        vpunpckhwd zmm1, zmm8, zmm1                                      ;    37.3 p5      52 s[0].0
        vpunpcklwd zmm8, zmm12, zmm14                                    ;    38.3 p5      52 s[0].0
        vpunpckhwd zmm12, zmm12, zmm14                                   ;    39.3 p5      52 s[0].0
        vpunpckldq zmm14, zmm15, zmm9                                    ;    40.3 p5      52 s[0].0
        vpunpckhdq zmm9, zmm15, zmm9                                     ;    41.3 p5      52 s[0].0
        vpunpckldq zmm15, zmm10, zmm1                                    ;    42.3 p5      52 s[0].0
        vpunpckhdq zmm1, zmm10, zmm1                                     ;    43.3 p5      52 s[0].0
        vpunpckldq zmm10, zmm16, zmm8                                    ;    44.3 p5      52 s[0].0
        vpunpckhdq zmm8, zmm16, zmm8                                     ;    45.3 p5      52 s[0].0
        vpunpckldq zmm16, zmm6, zmm12                                    ;    46.3 p5      52 s[0].0
        vpunpckhdq zmm6, zmm6, zmm12                                     ;    47.3 p5      52 s[0].0
        vpunpcklqdq zmm12, zmm5, zmm14                                   ;    48.3 p5      52 s[0].0
        vpunpckhqdq zmm5, zmm5, zmm14                                    ;    49.3 p5      52 s[0].0
        vpunpcklqdq zmm14, zmm3, zmm9                                    ;    50.3 p5      52 s[0].0
        vpunpckhqdq zmm3, zmm3, zmm9                                     ;    51.3 p5      52 s[0].0
        vpunpcklqdq zmm9, zmm7, zmm15                                    ;    52.3 p5      52 s[0].0
        vpunpckhqdq zmm7, zmm7, zmm15                                    ;    53.3 p5      52 s[0].0
        vpunpcklqdq zmm15, zmm2, zmm1                                    ;    54.3 p5      52 s[0].0
        vpunpckhqdq zmm1, zmm2, zmm1                                     ;    55.3 p5      52 s[0].0
        vpunpcklqdq zmm2, zmm11, zmm10                                   ;    56.3 p5      52 s[0].0
        vpunpckhqdq zmm10, zmm11, zmm10                                  ;    57.3 p5      52 s[0].0
        vpunpcklqdq zmm11, zmm4, zmm8                                    ;    58.3 p5      52 s[0].0
        vpunpckhqdq zmm4, zmm4, zmm8                                     ;    59.3 p5      52 s[0].0
        vpxord zmm12, zmm12, [rbp + 11008]                               ;    49.3 p0+p2   52 s[0]
        vpunpcklqdq zmm8, zmm13, zmm16                                   ;    60.3 p5      52 s[0].0
        vpunpckhqdq zmm13, zmm13, zmm16                                  ;    61.3 p5      52 s[0].0
        vpxord zmm5, zmm5, [rbp + 11136]                                 ;    50.3 p0+p3   52 s[0]
        vpunpcklqdq zmm16, zmm0, zmm6                                    ;    62.3 p5      52 s[0].0
        vpunpckhqdq zmm0, zmm0, zmm6                                     ;    63.3 p5      52 s[0].0
        vpxord zmm14, zmm14, [rbp + 11200]                               ;    51.3 p0+p2   52 s[0]
        vpxord zmm3, zmm3, [rbp + 11328]                                 ;    52.3 p0+p3   52 s[0]
        vpxord zmm9, zmm9, [rbp + 11392]                                 ;    53.3 p0+p2   52 s[1]
        vpxord zmm7, zmm7, [rbp + 11456]                                 ;    54.3 p0+p3   52 s[1]
        vpxord zmm15, zmm15, [rbp + 11520]                               ;    55.3 p0+p2   52 s[1]
        vpxord zmm1, zmm1, [rbp + 11584]                                 ;    56.3 p0+p3   52 s[1]
        vpxord zmm2, zmm2, [rbp + 11648]                                 ;    57.3 p0+p2   52 s[2]
        vpxord zmm10, zmm10, [rbp + 11712]                               ;    58.3 p0+p3   52 s[2]
        vpxord zmm11, zmm11, [rbp + 11776]                               ;    59.3 p0+p2   52 s[2]
        vpxord zmm4, zmm4, [rbp + 11840]                                 ;    60.3 p0+p3   52 s[2]
        vpxord zmm8, zmm8, [rbp + 11904]                                 ;    61.3 p0+p2   52 s[3]
        vpxord zmm13, zmm13, [rbp + 11968]                               ;    62.3 p0+p3   52 s[3]
        vpxord zmm16, zmm16, [rbp + 12032]                               ;    63.3 p0+p2   52 s[3]
        vpxord zmm0, zmm0, [rbp + 12096]                                 ;    64.3 p0+p3   52 s[3]
        vmovdqu64 zmm6, [rel aes128_encrypt.T0_constants512 + 320]       ;    20.7 p2      43 t[0] reload
        vpshufb zmm17, zmm6, zmm12                                       ;    64.3 p5      43 t[0]
        vpshufb zmm18, zmm6, zmm7                                        ;    65.3 p5      43 t[0]
        vpshufb zmm19, zmm6, zmm11                                       ;    66.3 p5      43 t[0]
        vpshufb zmm20, zmm6, zmm9                                        ;    67.3 p5      43 t[1]
        vpshufb zmm21, zmm6, zmm3                                        ;    68.3 p5      43 t[1]
        vpshufb zmm22, zmm6, zmm0                                        ;    69.3 p5      43 t[0]
        vpshufb zmm23, zmm6, zmm10                                       ;    70.3 p5      43 t[1]
        vpshufb zmm24, zmm6, zmm14                                       ;    71.3 p5      43 t[2]
        vpshufb zmm25, zmm6, zmm16                                       ;    72.3 p5      43 t[1]
        vpshufb zmm26, zmm6, zmm2                                        ;    73.3 p5      43 t[2]
        vpshufb zmm27, zmm6, zmm1                                        ;    74.3 p5      43 t[2]
        vmovdqu64 zmm28, [rel aes128_encrypt.T0_constants512 + 128]      ;    21.2 p3      43 t[0] reload
        vmovdqu64 zmm29, [rel aes128_encrypt.T0_constants512 + 64]       ;    21.7 p2      43 t[0] reload
        vmovdqa64 zmm30, zmm12                                           ;    50.3         43 t[0] copy
        vpermi2b zmm30, zmm29, zmm28                                     ;    76.3 p0+p5   43 t[0]
        vmovdqa64 zmm31, zmm7                                            ;    55.3         43 t[0] copy
        vpermi2b zmm31, zmm29, zmm28                                     ;    78.3 p0+p5   43 t[0]
        vmovdqa64 zmm6, zmm11                                            ;    60.3         43 t[0] copy
        vpermi2b zmm6, zmm29, zmm28                                      ;    80.3 p0+p5   43 t[0]
        vmovdqu64 [rbp + 13184], zmm4                                    ;    61.3 p7+p4   52 s[2] spill
        vmovdqa64 zmm4, zmm9                                             ;    54.3         43 t[1] copy
        vpermi2b zmm4, zmm29, zmm28                                      ;    82.3 p0+p5   43 t[1]
        vmovdqu64 [rbp + 13248], zmm15                                   ;    56.3 p8+p9   52 s[1] spill
        vmovdqa64 zmm15, zmm3                                            ;    53.3         43 t[1] copy
        vpermi2b zmm15, zmm29, zmm28                                     ;    84.3 p0+p5   43 t[1]
        vmovdqu64 [rbp + 13312], zmm5                                    ;    51.3 p7+p4   52 s[0] spill
        vmovdqa64 zmm5, zmm0                                             ;    65.3         43 t[0] copy
        vpermi2b zmm5, zmm29, zmm28                                      ;    86.3 p0+p5   43 t[0]
        vmovdqu64 [rbp + 13376], zmm8                                    ;    62.3 p8+p9   52 s[3] spill
        vmovdqa64 zmm8, zmm10                                            ;    59.3         43 t[1] copy
        vpermi2b zmm8, zmm29, zmm28                                      ;    88.3 p0+p5   43 t[1]
        vmovdqu64 [rbp + 13440], zmm27                                   ;    75.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm27, zmm14                                           ;    52.3         43 t[2] copy
        vpermi2b zmm27, zmm29, zmm28                                     ;    90.3 p0+p5   43 t[2]
        vmovdqu64 [rbp + 13504], zmm1                                    ;    57.3 p8+p9   52 s[1] spill
        vmovdqa64 zmm1, zmm16                                            ;    64.3         43 t[1] copy
        vpermi2b zmm1, zmm29, zmm28                                      ;    92.3 p0+p5   43 t[1]
        vmovdqu64 [rbp + 13568], zmm24                                   ;    72.3 p7+p4   43 t[2] spill
        vmovdqa64 zmm24, zmm2                                            ;    58.3         43 t[2] copy
        vpermi2b zmm24, zmm29, zmm28                                     ;    94.3 p0+p5   43 t[2]
        vmovdqu64 [rbp + 13632], zmm27                                   ;    95.3 p8+p9   43 t[2] spill
        vmovdqa64 zmm27, zmm13                                           ;    63.3         43 t[2] copy
        vpermi2b zmm27, zmm29, zmm28                                     ;    96.3 p0+p5   43 t[2]
        vmovdqu64 zmm28, [rel aes128_encrypt.T0_constants512 + 192]      ;    27.0 p3      43 t[0] reload
        vpermi2b zmm12, zmm28, [rel aes128_encrypt.T0_constants512 + 256] ;    98.3 p0+p5+p2   43 t[0]
        vpternlogd zmm17, zmm30, zmm12, 0xca                             ;   103.3 p0      43 t[0]
        vmovdqu64 zmm12, [rel aes128_encrypt.T0_constants512 + 256]      ;    28.0 p3      43 t[0] reload
        vpermi2b zmm7, zmm28, zmm12                                      ;   100.3 p0+p5   43 t[0]
        vpermi2b zmm11, zmm28, zmm12                                     ;   102.3 p0+p5   43 t[0]
        vpermi2b zmm9, zmm28, zmm12                                      ;   104.3 p0+p5   43 t[1]
        vpermi2b zmm3, zmm28, zmm12                                      ;   106.3 p0+p5   43 t[1]
        vpermi2b zmm0, zmm28, zmm12                                      ;   108.3 p0+p5   43 t[0]
        vpermi2b zmm10, zmm28, zmm12                                     ;   110.3 p0+p5   43 t[1]
        vpermi2b zmm14, zmm28, zmm12                                     ;   112.3 p0+p5   43 t[2]
        vpermi2b zmm16, zmm28, zmm12                                     ;   114.3 p0+p5   43 t[1]
        vpermi2b zmm2, zmm28, zmm12                                      ;   116.3 p0+p5   43 t[2]
        vpternlogd zmm18, zmm31, zmm7, 0xca                              ;   105.3 p0      43 t[0]
        vmovdqu64 zmm7, [rbp + 13504]                                    ;    57.3 p2      43 t[2]
        vpermi2b zmm7, zmm28, zmm12                                      ;   118.3 p0+p5   43 t[2]
        vpternlogd zmm19, zmm6, zmm11, 0xca                              ;   107.3 p0      43 t[0]
        vmovdqu64 zmm6, [rel aes128_encrypt.T0_constants512 + 128]       ;    33.5 p3      43 t[0] reload
        vmovdqu64 zmm11, [rbp + 13504]                                   ;    57.3 p2      43 t[2]
        vpermi2b zmm11, zmm29, zmm6                                      ;   120.3 p0+p5   43 t[2]
        vpternlogd zmm22, zmm5, zmm0, 0xca                               ;   113.3 p0      43 t[0]
        vmovdqu64 zmm0, [rel aes128_encrypt.T0_constants512 + 320]       ;    34.5 p3      43 t[0] reload
        vpshufb zmm5, zmm0, zmm13                                        ;   121.3 p5      43 t[2]
        vpermi2b zmm13, zmm28, zmm12                                     ;   123.3 p0+p5   43 t[2]
        vpternlogd zmm20, zmm4, zmm9, 0xca                               ;   109.3 p0      43 t[1]
        vmovdqu64 zmm4, [rbp + 13376]                                    ;    62.3 p2      43 t[3]
        vpermi2b zmm4, zmm29, zmm6                                       ;   125.3 p0+p5   43 t[3]
        vpternlogd zmm21, zmm15, zmm3, 0xca                              ;   111.3 p0      43 t[1]
        vpternlogd zmm23, zmm8, zmm10, 0xca                              ;   115.3 p0      43 t[1]
        vpxord zmm3, zmm17, zmm18                                        ;   106.3 p0      55 t[0]
        vpxord zmm18, zmm18, zmm19                                       ;   108.3 p0      55 t[0]
        vmovdqu64 zmm8, [rbp + 13376]                                    ;    62.3 p3      52 s[3] reload
        vpshufb zmm9, zmm0, zmm8                                         ;   126.3 p5      43 t[3]
        vpermi2b zmm8, zmm28, zmm12                                      ;   128.3 p0+p5   43 t[3]
        vpternlogd zmm25, zmm1, zmm16, 0xca                              ;   119.3 p0      43 t[1]
        vpxord zmm17, zmm17, zmm22                                       ;   114.3 p0      55 t[0]
        vpaddb zmm1, zmm3, zmm3                                          ;   107.3 p0      55 t[0]
        vmovdqu64 zmm10, [rbp + 13312]                                   ;    51.3 p2      43 t[3]
        vpermi2b zmm10, zmm29, zmm6                                      ;   130.3 p0+p5   43 t[3]
        vmovdqu64 zmm15, [rel aes128_encrypt.T0_constants512]            ;    38.8 p3      55 t[0] reload
        vpshufb zmm16, zmm15, zmm3                                       ;   131.3 p5      55 t[0]
        vpternlogd zmm22, zmm16, zmm1, 0x96                              ;   132.3 p0      55 t[0]
        vmovdqu64 zmm1, [rbp + 13312]                                    ;    51.3 p2      52 s[0] reload
        vpshufb zmm16, zmm0, zmm1                                        ;   132.3 p5      43 t[3]
        vpermi2b zmm1, zmm28, zmm12                                      ;   134.3 p0+p5   43 t[3]
        vpternlogd zmm26, zmm24, zmm2, 0xca                              ;   121.3 p0      43 t[2]
        vpshufb zmm2, zmm15, zmm18                                       ;   135.3 p5      55 t[0]
        vpaddb zmm24, zmm18, zmm18                                       ;   109.3 p0      55 t[0]
        vpternlogd zmm5, zmm27, zmm13, 0xca                              ;   128.3 p0      43 t[2]
        vmovdqu64 zmm13, [rbp + 13248]                                   ;    56.3 p3      43 t[3]
        vpermi2b zmm13, zmm29, zmm6                                      ;   137.3 p0+p5   43 t[3]
        vmovdqu64 zmm27, [rbp + 13248]                                   ;    56.3 p2      43 t[3]
        vpermi2b zmm27, zmm28, zmm12                                     ;   139.3 p0+p5   43 t[3]
        vpternlogd zmm9, zmm4, zmm8, 0xca                                ;   133.3 p0      43 t[3]
        vpxord zmm4, zmm20, zmm23                                        ;   116.3 p0      55 t[1]
        vpxord zmm20, zmm20, zmm21                                       ;   112.3 p0      55 t[1]
        vpshufb zmm8, zmm15, zmm17                                       ;   140.3 p5      55 t[0]
        vpxord zmm23, zmm23, zmm25                                       ;   120.3 p0      55 t[1]
        vpaddb zmm30, zmm17, zmm17                                       ;   115.3 p0      55 t[0]
        vpternlogd zmm8, zmm30, zmm3, 0x96                               ;   141.3 p0      55 t[0]
        vpshufb zmm3, zmm15, zmm20                                       ;   141.3 p5      55 t[1]
        vpternlogd zmm16, zmm10, zmm1, 0xca                              ;   139.3 p0      43 t[3]
        vpaddb zmm1, zmm20, zmm20                                        ;   113.3 p0      55 t[1]
        vpshufb zmm10, zmm15, zmm4                                       ;   142.3 p5      55 t[1]
        vpternlogd zmm3, zmm1, zmm4, 0x96                                ;   142.3 p0      55 t[1]
        vpaddb zmm1, zmm4, zmm4                                          ;   117.3 p0      55 t[1]
        vpternlogd zmm21, zmm10, zmm1, 0x96                              ;   143.3 p0      55 t[1]
        vpshufb zmm1, zmm15, zmm23                                       ;   143.3 p5      55 t[1]
        vpaddb zmm4, zmm23, zmm23                                        ;   121.3 p0      55 t[1]
        vpternlogd zmm18, zmm22, [rbp + 1920], 0x96                      ;   133.3 p0+p3   55 t[0]
        vpternlogd zmm22, zmm2, zmm24, 0x96                              ;   136.3 p0      55 t[0]
        vpternlogd zmm2, zmm24, zmm19, 0x96                              ;   136.3 p0      55 t[0]
        vpshufb zmm10, zmm0, [rbp + 13248]                               ;   144.3 p5+p2   43 t[3]
        vmovdqu64 zmm24, [rbp + 13184]                                   ;    61.3 p3      52 s[2] reload
        vpshufb zmm30, zmm0, zmm24                                       ;   145.3 p5      43 t[3]
        vmovdqa64 zmm31, zmm24                                           ;    67.3         43 t[3] copy
        vpermi2b zmm31, zmm29, zmm6                                      ;   147.3 p0+p5   43 t[3]
        vpermi2b zmm24, zmm28, zmm12                                     ;   149.3 p0+p5   43 t[3]
        vpternlogd zmm10, zmm13, zmm27, 0xca                             ;   145.3 p0      43 t[3]
        vpternlogd zmm2, zmm17, [rbp + 1984], 0x96                       ;   137.3 p0+p2   55 t[0]
        vpternlogd zmm11, zmm7, [rbp + 13440], 0xe4                      ;   125.3 p0+p3   43 t[2]
        vpxord zmm7, zmm26, zmm5                                         ;   129.3 p0      55 t[2]
        vpxord zmm26, zmm26, zmm11                                       ;   126.3 p0      55 t[2]
        vmovdqu64 zmm13, [rbp + 13568]                                   ;    72.3 p2      43 t[2] reload
        vpternlogd zmm14, zmm13, [rbp + 13632], 0xb8                     ;   117.3 p0+p3   43 t[2]
        vpxord zmm5, zmm5, zmm14                                         ;   129.3 p0      55 t[2]
        vpternlogd zmm22, zmm8, [rbp + 2048], 0x96                       ;   142.3 p0+p2   55 t[0]
        vpternlogd zmm8, zmm19, [rbp + 2112], 0x96                       ;   142.3 p0+p3   55 t[0]
        vpshufb zmm13, zmm15, zmm26                                      ;   150.3 p5      55 t[2]
        vpaddb zmm17, zmm26, zmm26                                       ;   127.3 p0      55 t[2]
        vpternlogd zmm30, zmm31, zmm24, 0xca                             ;   154.3 p0      43 t[3]
        vpshufb zmm19, zmm15, zmm7                                       ;   151.3 p5      55 t[2]
        vpaddb zmm24, zmm7, zmm7                                         ;   130.3 p0      55 t[2]
        vpternlogd zmm11, zmm19, zmm24, 0x96                             ;   152.3 p0      55 t[2]
        vpternlogd zmm13, zmm17, zmm7, 0x96                              ;   151.3 p0      55 t[2]
        vpshufb zmm7, zmm15, zmm5                                        ;   152.3 p5      55 t[2]
        vpaddb zmm17, zmm5, zmm5                                         ;   130.3 p0      55 t[2]
        vpternlogd zmm23, zmm21, [rbp + 2176], 0x96                      ;   144.3 p0+p2   55 t[1]
        vpternlogd zmm21, zmm1, zmm4, 0x96                               ;   144.3 p0      55 t[1]
        vpternlogd zmm1, zmm4, zmm25, 0x96                               ;   144.3 p0      55 t[1]
        vpternlogd zmm1, zmm20, [rbp + 2240], 0x96                       ;   145.3 p0+p3   55 t[1]
        vpternlogd zmm25, zmm3, [rbp + 2368], 0x96                       ;   143.3 p0+p2   55 t[1]
        vpternlogd zmm21, zmm3, [rbp + 2304], 0x96                       ;   145.3 p0+p3   55 t[1]
        vpxord zmm3, zmm9, zmm16                                         ;   140.3 p0      55 t[3]
        vpshufb zmm4, zmm0, zmm18                                        ;   153.3 p5      43 t[0]
        vpxord zmm16, zmm16, zmm10                                       ;   146.3 p0      55 t[3]
        vpshufb zmm19, zmm15, zmm3                                       ;   154.3 p5      55 t[3]
        vpaddb zmm20, zmm3, zmm3                                         ;   141.3 p0      55 t[3]
        vpternlogd zmm19, zmm20, zmm30, 0x96                             ;   155.3 p0      55 t[3]
        vpxord zmm9, zmm9, zmm30                                         ;   155.3 p0      55 t[3]
        vpternlogd zmm5, zmm11, [rbp + 2432], 0x96                       ;   153.3 p0+p2   55 t[2]
        vpternlogd zmm11, zmm7, zmm17, 0x96                              ;   153.3 p0      55 t[2]
        vpternlogd zmm7, zmm17, zmm14, 0x96                              ;   153.3 p0      55 t[2]
        vpternlogd zmm7, zmm26, [rbp + 2496], 0x96                       ;   154.3 p0+p3   55 t[2]
        vpternlogd zmm14, zmm13, [rbp + 2624], 0x96                      ;   152.3 p0+p2   55 t[2]
        vpternlogd zmm11, zmm13, [rbp + 2560], 0x96                      ;   154.3 p0+p3   55 t[2]
        vpshufb zmm13, zmm15, zmm16                                      ;   155.3 p5      55 t[3]
        vpaddb zmm17, zmm16, zmm16                                       ;   147.3 p0      55 t[3]
        vmovdqa64 zmm20, zmm18                                           ;   134.3         43 t[0] copy
        vpermi2b zmm20, zmm29, zmm6                                      ;   157.3 p0+p5   43 t[0]
        vpermi2b zmm18, zmm28, zmm12                                     ;   159.3 p0+p5   43 t[0]
        vpternlogd zmm4, zmm20, zmm18, 0xca                              ;   164.3 p0      43 t[0]
        vpshufb zmm18, zmm0, zmm1                                        ;   160.3 p5      43 t[0]
        vpternlogd zmm16, zmm19, [rbp + 2688], 0x96                      ;   156.3 p0+p2   55 t[3]
        vpternlogd zmm19, zmm13, zmm17, 0x96                             ;   156.3 p0      55 t[3]
        vpternlogd zmm13, zmm17, zmm10, 0x96                             ;   156.3 p0      55 t[3]
        vpshufb zmm17, zmm0, zmm23                                       ;   161.3 p5      43 t[1]
        vpshufb zmm20, zmm15, zmm9                                       ;   162.3 p5      55 t[3]
        vpaddb zmm24, zmm9, zmm9                                         ;   156.3 p0      55 t[3]
        vpternlogd zmm20, zmm24, zmm3, 0x96                              ;   163.3 p0      55 t[3]
        vpternlogd zmm13, zmm9, [rbp + 2752], 0x96                       ;   157.3 p0+p3   55 t[3]
        vpshufb zmm3, zmm0, zmm8                                         ;   163.3 p5      43 t[1]
        vpshufb zmm9, zmm0, zmm11                                        ;   164.3 p5      43 t[0]
        vmovdqa64 zmm24, zmm1                                            ;   146.3         43 t[0] copy
        vpermi2b zmm24, zmm29, zmm6                                      ;   166.3 p0+p5   43 t[0]
        vpermi2b zmm1, zmm28, zmm12                                      ;   168.3 p0+p5   43 t[0]
        vpternlogd zmm18, zmm24, zmm1, 0xca                              ;   173.3 p0      43 t[0]
        vpternlogd zmm19, zmm20, [rbp + 2816], 0x96                      ;   164.3 p0+p2   55 t[3]
        vpternlogd zmm20, zmm10, [rbp + 2880], 0x96                      ;   164.3 p0+p3   55 t[3]
        vpshufb zmm1, zmm0, zmm22                                        ;   169.3 p5      43 t[2]
        vpshufb zmm10, zmm0, zmm7                                        ;   170.3 p5      43 t[1]
        vpshufb zmm24, zmm0, zmm25                                       ;   171.3 p5      43 t[2]
        vmovdqa64 zmm26, zmm23                                           ;   145.3         43 t[1] copy
        vpermi2b zmm26, zmm29, zmm6                                      ;   173.3 p0+p5   43 t[1]
        vpermi2b zmm23, zmm28, zmm12                                     ;   175.3 p0+p5   43 t[1]
        vmovdqa64 zmm27, zmm8                                            ;   143.3         43 t[1] copy
        vpermi2b zmm27, zmm29, zmm6                                      ;   177.3 p0+p5   43 t[1]
        vpermi2b zmm8, zmm28, zmm12                                      ;   179.3 p0+p5   43 t[1]
        vpternlogd zmm17, zmm26, zmm23, 0xca                             ;   180.3 p0      43 t[1]
        vpshufb zmm23, zmm0, zmm20                                       ;   180.3 p5      43 t[0]
        vmovdqa64 zmm26, zmm11                                           ;   155.3         43 t[0] copy
        vpermi2b zmm26, zmm29, zmm6                                      ;   182.3 p0+p5   43 t[0]
        vpermi2b zmm11, zmm28, zmm12                                     ;   184.3 p0+p5   43 t[0]
        vpternlogd zmm9, zmm26, zmm11, 0xca                              ;   189.3 p0      43 t[0]
        vpxord zmm11, zmm4, zmm18                                        ;   174.3 p0      55 t[0]
        vpshufb zmm26, zmm0, zmm5                                        ;   185.3 p5      43 t[2]
        vpternlogd zmm3, zmm27, zmm8, 0xca                               ;   184.3 p0      43 t[1]
        vmovdqa64 zmm8, zmm22                                            ;   143.3         43 t[2] copy
        vpermi2b zmm8, zmm29, zmm6                                       ;   187.3 p0+p5   43 t[2]
        vpermi2b zmm22, zmm28, zmm12                                     ;   189.3 p0+p5   43 t[2]
        vpshufb zmm27, zmm0, zmm19                                       ;   190.3 p5      43 t[1]
        vmovdqa64 zmm30, zmm7                                            ;   155.3         43 t[1] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   192.3 p0+p5   43 t[1]
        vpermi2b zmm7, zmm28, zmm12                                      ;   194.3 p0+p5   43 t[1]
        vpternlogd zmm10, zmm30, zmm7, 0xca                              ;   199.3 p0      43 t[1]
        vmovdqa64 zmm7, zmm25                                            ;   144.3         43 t[2] copy
        vpermi2b zmm7, zmm29, zmm6                                       ;   196.3 p0+p5   43 t[2]
        vpermi2b zmm25, zmm28, zmm12                                     ;   198.3 p0+p5   43 t[2]
        vpternlogd zmm1, zmm8, zmm22, 0xca                               ;   194.3 p0      43 t[2]
        vpshufb zmm8, zmm0, zmm13                                        ;   199.3 p5      43 t[2]
        vmovdqa64 zmm22, zmm20                                           ;   165.3         43 t[0] copy
        vpermi2b zmm22, zmm29, zmm6                                      ;   201.3 p0+p5   43 t[0]
        vpermi2b zmm20, zmm28, zmm12                                     ;   203.3 p0+p5   43 t[0]
        vpternlogd zmm23, zmm22, zmm20, 0xca                             ;   208.3 p0      43 t[0]
        vpshufb zmm20, zmm15, zmm11                                      ;   204.3 p5      55 t[0]
        vpaddb zmm22, zmm11, zmm11                                       ;   175.3 p0      55 t[0]
        vmovdqa64 zmm30, zmm5                                            ;   154.3         43 t[2] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   206.3 p0+p5   43 t[2]
        vpermi2b zmm5, zmm28, zmm12                                      ;   208.3 p0+p5   43 t[2]
        vpxord zmm18, zmm18, zmm9                                        ;   190.3 p0      55 t[0]
        vmovdqa64 zmm31, zmm2                                            ;   138.3         43 t[3] copy
        vpermi2b zmm31, zmm29, zmm6                                      ;   210.3 p0+p5   43 t[3]
        vpternlogd zmm20, zmm22, zmm23, 0x96                             ;   209.3 p0      55 t[0]
        vpshufb zmm22, zmm0, zmm2                                        ;   211.3 p5      43 t[3]
        vpermi2b zmm2, zmm28, zmm12                                      ;   213.3 p0+p5   43 t[3]
        vpxord zmm4, zmm4, zmm23                                         ;   209.3 p0      55 t[0]
        vpshufb zmm23, zmm0, zmm16                                       ;   214.3 p5      43 t[3]
        vpternlogd zmm24, zmm7, zmm25, 0xca                              ;   203.3 p0      43 t[2]
        vmovdqa64 zmm7, zmm19                                            ;   165.3         43 t[1] copy
        vpermi2b zmm7, zmm29, zmm6                                       ;   216.3 p0+p5   43 t[1]
        vpermi2b zmm19, zmm28, zmm12                                     ;   218.3 p0+p5   43 t[1]
        vmovdqa64 zmm25, zmm13                                           ;   158.3         43 t[2] copy
        vpermi2b zmm25, zmm29, zmm6                                      ;   220.3 p0+p5   43 t[2]
        vpermi2b zmm13, zmm28, zmm12                                     ;   222.3 p0+p5   43 t[2]
        vpternlogd zmm26, zmm30, zmm5, 0xca                              ;   213.3 p0      43 t[2]
        vmovdqa64 zmm5, zmm16                                            ;   157.3         43 t[3] copy
        vpermi2b zmm5, zmm29, zmm6                                       ;   224.3 p0+p5   43 t[3]
        vpermi2b zmm16, zmm28, zmm12                                     ;   226.3 p0+p5   43 t[3]
        vpxord zmm30, zmm17, zmm10                                       ;   200.3 p0      55 t[1]
        vpxord zmm17, zmm17, zmm3                                        ;   185.3 p0      55 t[1]
        vpternlogd zmm27, zmm7, zmm19, 0xca                              ;   223.3 p0      43 t[1]
        vpshufb zmm7, zmm15, zmm18                                       ;   227.3 p5      55 t[0]
        vpaddb zmm19, zmm18, zmm18                                       ;   191.3 p0      55 t[0]
        vpternlogd zmm8, zmm25, zmm13, 0xca                              ;   227.3 p0      43 t[2]
        vmovdqa64 zmm13, zmm21                                           ;   146.3         43 t[3] copy
        vpermi2b zmm13, zmm29, zmm6                                      ;   229.3 p0+p5   43 t[3]
        vmovdqa64 zmm25, zmm21                                           ;   146.3         43 t[3] copy
        vpermi2b zmm25, zmm28, zmm12                                     ;   231.3 p0+p5   43 t[3]
        vpternlogd zmm22, zmm31, zmm2, 0xca                              ;   218.3 p0      43 t[3]
        vpshufb zmm2, zmm15, zmm17                                       ;   232.3 p5      55 t[1]
        vpaddb zmm31, zmm17, zmm17                                       ;   186.3 p0      55 t[1]
        vpternlogd zmm2, zmm31, zmm30, 0x96                              ;   233.3 p0      55 t[1]
        vpternlogd zmm18, zmm20, [rbp + 2944], 0x96                      ;   210.3 p0+p2   55 t[0]
        vpshufb zmm31, zmm15, zmm30                                      ;   233.3 p5      55 t[1]
        vpternlogd zmm20, zmm7, zmm19, 0x96                              ;   228.3 p0      55 t[0]
        vpternlogd zmm7, zmm19, zmm9, 0x96                               ;   228.3 p0      55 t[0]
        vpshufb zmm19, zmm0, zmm21                                       ;   234.3 p5      43 t[3]
        vpaddb zmm21, zmm30, zmm30                                       ;   201.3 p0      55 t[1]
        vpternlogd zmm3, zmm31, zmm21, 0x96                              ;   234.3 p0      55 t[1]
        vpshufb zmm21, zmm15, zmm4                                       ;   235.3 p5      55 t[0]
        vpternlogd zmm23, zmm5, zmm16, 0xca                              ;   231.3 p0      43 t[3]
        vpaddb zmm5, zmm4, zmm4                                          ;   210.3 p0      55 t[0]
        vmovdqa64 zmm16, zmm14                                           ;   153.3         43 t[3] copy
        vpermi2b zmm16, zmm29, zmm6                                      ;   237.3 p0+p5   43 t[3]
        vpternlogd zmm21, zmm5, zmm11, 0x96                              ;   236.3 p0      55 t[0]
        vpshufb zmm5, zmm0, zmm14                                        ;   238.3 p5      43 t[3]
        vpermi2b zmm14, zmm28, zmm12                                     ;   240.3 p0+p5   43 t[3]
        vpxord zmm11, zmm1, zmm8                                         ;   228.3 p0      55 t[2]
        vpternlogd zmm7, zmm4, [rbp + 3008], 0x96                        ;   229.3 p0+p3   55 t[0]
        vpxord zmm4, zmm24, zmm26                                        ;   214.3 p0      55 t[2]
        vpxord zmm26, zmm26, zmm8                                        ;   228.3 p0      55 t[2]
        vpxord zmm10, zmm10, zmm27                                       ;   224.3 p0      55 t[1]
        vpshufb zmm8, zmm15, zmm10                                       ;   241.3 p5      55 t[1]
        vpternlogd zmm19, zmm13, zmm25, 0xca                             ;   236.3 p0      43 t[3]
        vpaddb zmm13, zmm10, zmm10                                       ;   225.3 p0      55 t[1]
        vpshufb zmm25, zmm15, zmm4                                       ;   242.3 p5      55 t[2]
        vpternlogd zmm5, zmm16, zmm14, 0xca                              ;   245.3 p0      43 t[3]
        vpaddb zmm14, zmm4, zmm4                                         ;   215.3 p0      55 t[2]
        vpternlogd zmm20, zmm21, [rbp + 3072], 0x96                      ;   237.3 p0+p2   55 t[0]
        vpternlogd zmm21, zmm9, [rbp + 3136], 0x96                       ;   237.3 p0+p3   55 t[0]
        vpshufb zmm9, zmm0, zmm18                                        ;   243.3 p5      43 t[0]
        vpxord zmm16, zmm22, zmm19                                       ;   237.3 p0      55 t[3]
        vpternlogd zmm25, zmm14, zmm26, 0x96                             ;   243.3 p0      55 t[2]
        vpternlogd zmm10, zmm3, [rbp + 3200], 0x96                       ;   235.3 p0+p2   55 t[1]
        vpternlogd zmm3, zmm8, zmm13, 0x96                               ;   242.3 p0      55 t[1]
        vpternlogd zmm8, zmm13, zmm27, 0x96                              ;   242.3 p0      55 t[1]
        vpshufb zmm13, zmm15, zmm26                                      ;   244.3 p5      55 t[2]
        vpaddb zmm14, zmm26, zmm26                                       ;   229.3 p0      55 t[2]
        vpternlogd zmm24, zmm13, zmm14, 0x96                             ;   245.3 p0      55 t[2]
        vpternlogd zmm27, zmm2, [rbp + 3392], 0x96                       ;   234.3 p0+p3   55 t[1]
        vpternlogd zmm8, zmm17, [rbp + 3264], 0x96                       ;   243.3 p0+p2   55 t[1]
        vpshufb zmm13, zmm15, zmm11                                      ;   245.3 p5      55 t[2]
        vpaddb zmm14, zmm11, zmm11                                       ;   229.3 p0      55 t[2]
        vpternlogd zmm3, zmm2, [rbp + 3328], 0x96                        ;   243.3 p0+p3   55 t[1]
        vpxord zmm22, zmm22, zmm23                                       ;   232.3 p0      55 t[3]
        vmovdqa64 zmm2, zmm18                                            ;   211.3         43 t[0] copy
        vpermi2b zmm2, zmm29, zmm6                                       ;   247.3 p0+p5   43 t[0]
        vpermi2b zmm18, zmm28, zmm12                                     ;   249.3 p0+p5   43 t[0]
        vpshufb zmm17, zmm15, zmm22                                      ;   250.3 p5      55 t[3]
        vpaddb zmm26, zmm22, zmm22                                       ;   233.3 p0      55 t[3]
        vpternlogd zmm9, zmm2, zmm18, 0xca                               ;   254.3 p0      43 t[0]
        vpternlogd zmm17, zmm26, zmm5, 0x96                              ;   251.3 p0      55 t[3]
        vpxord zmm23, zmm23, zmm5                                        ;   246.3 p0      55 t[3]
        vpternlogd zmm11, zmm24, [rbp + 3456], 0x96                      ;   246.3 p0+p2   55 t[2]
        vpternlogd zmm24, zmm13, zmm14, 0x96                             ;   246.3 p0      55 t[2]
        vpternlogd zmm13, zmm14, zmm1, 0x96                              ;   246.3 p0      55 t[2]
        vpternlogd zmm13, zmm4, [rbp + 3520], 0x96                       ;   247.3 p0+p3   55 t[2]
        vpternlogd zmm1, zmm25, [rbp + 3648], 0x96                       ;   244.3 p0+p2   55 t[2]
        vpternlogd zmm24, zmm25, [rbp + 3584], 0x96                      ;   247.3 p0+p3   55 t[2]
        vpshufb zmm2, zmm15, zmm16                                       ;   251.3 p5      55 t[3]
        vpaddb zmm4, zmm16, zmm16                                        ;   238.3 p0      55 t[3]
        vpshufb zmm5, zmm0, zmm8                                         ;   252.3 p5      43 t[0]
        vpshufb zmm14, zmm0, zmm10                                       ;   253.3 p5      43 t[1]
        vpshufb zmm18, zmm15, zmm23                                      ;   254.3 p5      55 t[3]
        vpaddb zmm25, zmm23, zmm23                                       ;   247.3 p0      55 t[3]
        vpternlogd zmm18, zmm25, zmm22, 0x96                             ;   255.3 p0      55 t[3]
        vpternlogd zmm16, zmm17, [rbp + 3712], 0x96                      ;   252.3 p0+p2   55 t[3]
        vpternlogd zmm17, zmm2, zmm4, 0x96                               ;   252.3 p0      55 t[3]
        vpternlogd zmm2, zmm4, zmm19, 0x96                               ;   252.3 p0      55 t[3]
        vpternlogd zmm2, zmm23, [rbp + 3776], 0x96                       ;   253.3 p0+p3   55 t[3]
        vpshufb zmm4, zmm0, zmm24                                        ;   255.3 p5      43 t[0]
        vpshufb zmm22, zmm0, zmm21                                       ;   256.3 p5      43 t[1]
        vpternlogd zmm17, zmm18, [rbp + 3840], 0x96                      ;   256.3 p0+p2   55 t[3]
        vpternlogd zmm18, zmm19, [rbp + 3904], 0x96                      ;   256.3 p0+p3   55 t[3]
        vmovdqa64 zmm19, zmm8                                            ;   244.3         43 t[0] copy
        vpermi2b zmm19, zmm29, zmm6                                      ;   258.3 p0+p5   43 t[0]
        vpermi2b zmm8, zmm28, zmm12                                      ;   260.3 p0+p5   43 t[0]
        vpternlogd zmm5, zmm19, zmm8, 0xca                               ;   265.3 p0      43 t[0]
        vpshufb zmm8, zmm0, zmm27                                        ;   261.3 p5      43 t[2]
        vmovdqa64 zmm19, zmm10                                           ;   236.3         43 t[1] copy
        vpermi2b zmm19, zmm29, zmm6                                      ;   263.3 p0+p5   43 t[1]
        vpermi2b zmm10, zmm28, zmm12                                     ;   265.3 p0+p5   43 t[1]
        vpshufb zmm23, zmm0, zmm13                                       ;   266.3 p5      43 t[1]
        vpshufb zmm25, zmm0, zmm20                                       ;   267.3 p5      43 t[2]
        vpxord zmm26, zmm9, zmm5                                         ;   266.3 p0      55 t[0]
        vpternlogd zmm14, zmm19, zmm10, 0xca                             ;   270.3 p0      43 t[1]
        vpshufb zmm10, zmm0, zmm18                                       ;   268.3 p5      43 t[0]
        vmovdqa64 zmm19, zmm24                                           ;   248.3         43 t[0] copy
        vpermi2b zmm19, zmm29, zmm6                                      ;   270.3 p0+p5   43 t[0]
        vpermi2b zmm24, zmm28, zmm12                                     ;   272.3 p0+p5   43 t[0]
        vpternlogd zmm4, zmm19, zmm24, 0xca                              ;   277.3 p0      43 t[0]
        vmovdqa64 zmm19, zmm21                                           ;   238.3         43 t[1] copy
        vpermi2b zmm19, zmm29, zmm6                                      ;   274.3 p0+p5   43 t[1]
        vpermi2b zmm21, zmm28, zmm12                                     ;   276.3 p0+p5   43 t[1]
        vpshufb zmm24, zmm0, zmm11                                       ;   277.3 p5      43 t[2]
        vpternlogd zmm22, zmm19, zmm21, 0xca                             ;   281.3 p0      43 t[1]
        vmovdqa64 zmm19, zmm27                                           ;   235.3         43 t[2] copy
        vpermi2b zmm19, zmm29, zmm6                                      ;   279.3 p0+p5   43 t[2]
        vpermi2b zmm27, zmm28, zmm12                                     ;   281.3 p0+p5   43 t[2]
        vpshufb zmm21, zmm0, zmm17                                       ;   282.3 p5      43 t[1]
        vmovdqa64 zmm30, zmm13                                           ;   248.3         43 t[1] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   284.3 p0+p5   43 t[1]
        vpermi2b zmm13, zmm28, zmm12                                     ;   286.3 p0+p5   43 t[1]
        vpternlogd zmm23, zmm30, zmm13, 0xca                             ;   291.3 p0      43 t[1]
        vmovdqa64 zmm13, zmm20                                           ;   238.3         43 t[2] copy
        vpermi2b zmm13, zmm29, zmm6                                      ;   288.3 p0+p5   43 t[2]
        vpermi2b zmm20, zmm28, zmm12                                     ;   290.3 p0+p5   43 t[2]
        vpternlogd zmm8, zmm19, zmm27, 0xca                              ;   286.3 p0      43 t[2]
        vmovdqa64 zmm19, zmm18                                           ;   257.3         43 t[0] copy
        vpermi2b zmm19, zmm29, zmm6                                      ;   292.3 p0+p5   43 t[0]
        vpermi2b zmm18, zmm28, zmm12                                     ;   294.3 p0+p5   43 t[0]
        vpshufb zmm27, zmm0, zmm2                                        ;   295.3 p5      43 t[2]
        vpternlogd zmm10, zmm19, zmm18, 0xca                             ;   299.3 p0      43 t[0]
        vpshufb zmm18, zmm15, zmm26                                      ;   296.3 p5      55 t[0]
        vpaddb zmm19, zmm26, zmm26                                       ;   267.3 p0      55 t[0]
        vpxord zmm5, zmm5, zmm4                                          ;   278.3 p0      55 t[0]
        vmovdqa64 zmm30, zmm7                                            ;   230.3         43 t[3] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   298.3 p0+p5   43 t[3]
        vmovdqa64 zmm31, zmm7                                            ;   230.3         43 t[3] copy
        vpermi2b zmm31, zmm28, zmm12                                     ;   300.3 p0+p5   43 t[3]
        vpternlogd zmm18, zmm19, zmm10, 0x96                             ;   300.3 p0      55 t[0]
        vpshufb zmm7, zmm0, zmm7                                         ;   301.3 p5      43 t[3]
        vmovdqa64 zmm19, zmm11                                           ;   247.3         43 t[2] copy
        vpermi2b zmm19, zmm29, zmm6                                      ;   303.3 p0+p5   43 t[2]
        vpermi2b zmm11, zmm28, zmm12                                     ;   305.3 p0+p5   43 t[2]
        vpxord zmm9, zmm9, zmm10                                         ;   300.3 p0      55 t[0]
        vpternlogd zmm25, zmm13, zmm20, 0xca                             ;   295.3 p0      43 t[2]
        vmovdqa64 zmm10, zmm17                                           ;   257.3         43 t[1] copy
        vpermi2b zmm10, zmm29, zmm6                                      ;   307.3 p0+p5   43 t[1]
        vpermi2b zmm17, zmm28, zmm12                                     ;   309.3 p0+p5   43 t[1]
        vpshufb zmm13, zmm0, zmm16                                       ;   310.3 p5      43 t[3]
        vmovdqa64 zmm20, zmm2                                            ;   254.3         43 t[2] copy
        vpermi2b zmm20, zmm29, zmm6                                      ;   312.3 p0+p5   43 t[2]
        vpermi2b zmm2, zmm28, zmm12                                      ;   314.3 p0+p5   43 t[2]
        vpternlogd zmm21, zmm10, zmm17, 0xca                             ;   314.3 p0      43 t[1]
        vpxord zmm10, zmm14, zmm23                                       ;   292.3 p0      55 t[1]
        vpxord zmm14, zmm14, zmm22                                       ;   282.3 p0      55 t[1]
        vpternlogd zmm24, zmm19, zmm11, 0xca                             ;   310.3 p0      43 t[2]
        vpshufb zmm11, zmm15, zmm5                                       ;   315.3 p5      55 t[0]
        vpaddb zmm17, zmm5, zmm5                                         ;   280.7 p0      55 t[0]
        vmovdqa64 zmm19, zmm3                                            ;   244.3         43 t[3] copy
        vpermi2b zmm19, zmm29, zmm6                                      ;   317.3 p0+p5   43 t[3]
        vpternlogd zmm7, zmm30, zmm31, 0xca                              ;   305.3 p0      43 t[3]
        vmovdqa64 zmm30, zmm3                                            ;   244.3         43 t[3] copy
        vpermi2b zmm30, zmm28, zmm12                                     ;   319.3 p0+p5   43 t[3]
        vmovdqa64 zmm31, zmm16                                           ;   253.3         43 t[3] copy
        vpermi2b zmm31, zmm29, zmm6                                      ;   321.3 p0+p5   43 t[3]
        vpermi2b zmm16, zmm28, zmm12                                     ;   323.3 p0+p5   43 t[3]
        vpternlogd zmm27, zmm20, zmm2, 0xca                              ;   319.3 p0      43 t[2]
        vpternlogd zmm5, zmm18, [rbp + 3968], 0x96                       ;   301.3 p0+p2   55 t[0]
        vpternlogd zmm18, zmm11, zmm17, 0x96                             ;   316.3 p0      55 t[0]
        vpternlogd zmm11, zmm17, zmm4, 0x96                              ;   316.3 p0      55 t[0]
        vpshufb zmm2, zmm0, zmm3                                         ;   324.3 p5      43 t[3]
        vpshufb zmm3, zmm15, zmm14                                       ;   325.3 p5      55 t[1]
        vpaddb zmm17, zmm14, zmm14                                       ;   290.7 p0      55 t[1]
        vpxord zmm20, zmm8, zmm24                                        ;   311.3 p0      55 t[2]
        vpternlogd zmm3, zmm17, zmm10, 0x96                              ;   326.3 p0      55 t[1]
        vpshufb zmm17, zmm15, zmm10                                      ;   326.3 p5      55 t[1]
        vpternlogd zmm13, zmm31, zmm16, 0xca                             ;   328.3 p0      43 t[3]
        vpaddb zmm10, zmm10, zmm10                                       ;   294.7 p0      55 t[1]
        vpternlogd zmm22, zmm17, zmm10, 0x96                             ;   327.3 p0      55 t[1]
        vpshufb zmm10, zmm15, zmm9                                       ;   327.3 p5      55 t[0]
        vpaddb zmm16, zmm9, zmm9                                         ;   301.3 p0      55 t[0]
        vmovdqa64 zmm17, zmm1                                            ;   245.3         43 t[3] copy
        vpermi2b zmm17, zmm29, zmm6                                      ;   329.3 p0+p5   43 t[3]
        vpternlogd zmm10, zmm16, zmm26, 0x96                             ;   328.3 p0      55 t[0]
        vpshufb zmm16, zmm0, zmm1                                        ;   330.3 p5      43 t[3]
        vpermi2b zmm1, zmm28, zmm12                                      ;   332.3 p0+p5   43 t[3]
        vpternlogd zmm11, zmm9, [rbp + 4032], 0x96                       ;   317.3 p0+p3   55 t[0]
        vpxord zmm9, zmm25, zmm27                                        ;   320.3 p0      55 t[2]
        vpternlogd zmm2, zmm19, zmm30, 0xca                              ;   325.3 p0      43 t[3]
        vpxord zmm23, zmm23, zmm21                                       ;   315.3 p0      55 t[1]
        vpxord zmm24, zmm24, zmm27                                       ;   320.3 p0      55 t[2]
        vpshufb zmm19, zmm15, zmm23                                      ;   333.3 p5      55 t[1]
        vpaddb zmm26, zmm23, zmm23                                       ;   316.3 p0      55 t[1]
        vpxord zmm27, zmm7, zmm2                                         ;   326.3 p0      55 t[3]
        vpternlogd zmm16, zmm17, zmm1, 0xca                              ;   337.3 p0      43 t[3]
        vpternlogd zmm18, zmm10, [rbp + 4096], 0x96                      ;   329.3 p0+p2   55 t[0]
        vpternlogd zmm10, zmm4, [rbp + 4160], 0x96                       ;   329.3 p0+p3   55 t[0]
        vpshufb zmm1, zmm15, zmm20                                       ;   334.3 p5      55 t[2]
        vpaddb zmm4, zmm20, zmm20                                        ;   312.3 p0      55 t[2]
        vpshufb zmm17, zmm0, zmm5                                        ;   335.3 p5      43 t[0]
        vpternlogd zmm1, zmm4, zmm24, 0x96                               ;   335.3 p0      55 t[2]
        vpshufb zmm4, zmm15, zmm24                                       ;   336.3 p5      55 t[2]
        vpternlogd zmm23, zmm22, [rbp + 4224], 0x96                      ;   328.3 p0+p2   55 t[1]
        vpternlogd zmm22, zmm19, zmm26, 0x96                             ;   334.3 p0      55 t[1]
        vpternlogd zmm19, zmm26, zmm21, 0x96                             ;   334.3 p0      55 t[1]
        vpaddb zmm24, zmm24, zmm24                                       ;   321.3 p0      55 t[2]
        vpternlogd zmm8, zmm4, zmm24, 0x96                               ;   337.3 p0      55 t[2]
        vpternlogd zmm21, zmm3, [rbp + 4416], 0x96                       ;   327.3 p0+p3   55 t[1]
        vpternlogd zmm19, zmm14, [rbp + 4288], 0x96                      ;   335.3 p0+p2   55 t[1]
        vpshufb zmm4, zmm15, zmm9                                        ;   337.3 p5      55 t[2]
        vpaddb zmm14, zmm9, zmm9                                         ;   321.3 p0      55 t[2]
        vpternlogd zmm22, zmm3, [rbp + 4352], 0x96                       ;   335.3 p0+p3   55 t[1]
        vmovdqa64 zmm3, zmm5                                             ;   302.3         43 t[0] copy
        vpermi2b zmm3, zmm29, zmm6                                       ;   339.3 p0+p5   43 t[0]
        vpermi2b zmm5, zmm28, zmm12                                      ;   341.3 p0+p5   43 t[0]
        vpxord zmm7, zmm7, zmm13                                         ;   329.3 p0      55 t[3]
        vpshufb zmm24, zmm15, zmm27                                      ;   342.3 p5      55 t[3]
        vpaddb zmm26, zmm27, zmm27                                       ;   327.3 p0      55 t[3]
        vpternlogd zmm17, zmm3, zmm5, 0xca                               ;   346.3 p0      43 t[0]
        vpxord zmm13, zmm13, zmm16                                       ;   338.3 p0      55 t[3]
        vpternlogd zmm9, zmm8, [rbp + 4480], 0x96                        ;   338.3 p0+p2   55 t[2]
        vpternlogd zmm8, zmm4, zmm14, 0x96                               ;   338.3 p0      55 t[2]
        vpternlogd zmm4, zmm14, zmm25, 0x96                              ;   338.3 p0      55 t[2]
        vpternlogd zmm4, zmm20, [rbp + 4544], 0x96                       ;   339.3 p0+p3   55 t[2]
        vpternlogd zmm25, zmm1, [rbp + 4672], 0x96                       ;   336.3 p0+p2   55 t[2]
        vpternlogd zmm8, zmm1, [rbp + 4608], 0x96                        ;   339.3 p0+p3   55 t[2]
        vpshufb zmm1, zmm15, zmm7                                        ;   343.3 p5      55 t[3]
        vpaddb zmm3, zmm7, zmm7                                          ;   333.7 p0      55 t[3]
        vpternlogd zmm16, zmm1, zmm3, 0x96                               ;   344.3 p0      55 t[3]
        vpshufb zmm1, zmm0, zmm19                                        ;   344.3 p5      43 t[0]
        vpshufb zmm3, zmm15, zmm13                                       ;   345.3 p5      55 t[3]
        vpaddb zmm5, zmm13, zmm13                                        ;   339.3 p0      55 t[3]
        vpternlogd zmm3, zmm5, zmm7, 0x96                                ;   346.3 p0      55 t[3]
        vpshufb zmm5, zmm0, zmm23                                        ;   346.3 p5      43 t[1]
        vpshufb zmm7, zmm0, zmm8                                         ;   347.3 p5      43 t[0]
        vpternlogd zmm27, zmm16, [rbp + 4736], 0x96                      ;   345.3 p0+p2   55 t[3]
        vpternlogd zmm16, zmm24, zmm26, 0x96                             ;   345.3 p0      55 t[3]
        vpternlogd zmm24, zmm26, zmm2, 0x96                              ;   343.3 p0      55 t[3]
        vpternlogd zmm24, zmm13, [rbp + 4800], 0x96                      ;   344.3 p0+p3   55 t[3]
        vpshufb zmm13, zmm0, zmm10                                       ;   348.3 p5      43 t[1]
        vpternlogd zmm16, zmm3, [rbp + 4864], 0x96                       ;   347.3 p0+p2   55 t[3]
        vpternlogd zmm3, zmm2, [rbp + 4928], 0x96                        ;   347.3 p0+p3   55 t[3]
        vmovdqa64 zmm2, zmm19                                            ;   336.3         43 t[0] copy
        vpermi2b zmm2, zmm29, zmm6                                       ;   350.3 p0+p5   43 t[0]
        vpermi2b zmm19, zmm28, zmm12                                     ;   352.3 p0+p5   43 t[0]
        vpternlogd zmm1, zmm2, zmm19, 0xca                               ;   357.3 p0      43 t[0]
        vpshufb zmm2, zmm0, zmm21                                        ;   353.3 p5      43 t[2]
        vmovdqa64 zmm14, zmm23                                           ;   329.3         43 t[1] copy
        vpermi2b zmm14, zmm29, zmm6                                      ;   355.3 p0+p5   43 t[1]
        vpermi2b zmm23, zmm28, zmm12                                     ;   357.3 p0+p5   43 t[1]
        vpshufb zmm19, zmm0, zmm4                                        ;   358.3 p5      43 t[1]
        vpshufb zmm20, zmm0, zmm18                                       ;   359.3 p5      43 t[2]
        vpxord zmm26, zmm17, zmm1                                        ;   358.3 p0      55 t[0]
        vpternlogd zmm5, zmm14, zmm23, 0xca                              ;   362.3 p0      43 t[1]
        vpshufb zmm14, zmm0, zmm3                                        ;   360.3 p5      43 t[0]
        vmovdqa64 zmm23, zmm8                                            ;   340.3         43 t[0] copy
        vpermi2b zmm23, zmm29, zmm6                                      ;   362.3 p0+p5   43 t[0]
        vpermi2b zmm8, zmm28, zmm12                                      ;   364.3 p0+p5   43 t[0]
        vpternlogd zmm7, zmm23, zmm8, 0xca                               ;   369.3 p0      43 t[0]
        vmovdqa64 zmm8, zmm10                                            ;   330.3         43 t[1] copy
        vpermi2b zmm8, zmm29, zmm6                                       ;   366.3 p0+p5   43 t[1]
        vpermi2b zmm10, zmm28, zmm12                                     ;   368.3 p0+p5   43 t[1]
        vpshufb zmm23, zmm0, zmm9                                        ;   369.3 p5      43 t[2]
        vpternlogd zmm13, zmm8, zmm10, 0xca                              ;   373.3 p0      43 t[1]
        vpshufb zmm8, zmm0, zmm16                                        ;   370.3 p5      43 t[1]
        vmovdqa64 zmm10, zmm21                                           ;   328.3         43 t[2] copy
        vpermi2b zmm10, zmm29, zmm6                                      ;   372.3 p0+p5   43 t[2]
        vpermi2b zmm21, zmm28, zmm12                                     ;   374.3 p0+p5   43 t[2]
        vmovdqa64 zmm30, zmm4                                            ;   340.3         43 t[1] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   376.3 p0+p5   43 t[1]
        vpermi2b zmm4, zmm28, zmm12                                      ;   378.3 p0+p5   43 t[1]
        vpternlogd zmm19, zmm30, zmm4, 0xca                              ;   383.3 p0      43 t[1]
        vmovdqa64 zmm4, zmm18                                            ;   330.3         43 t[2] copy
        vpermi2b zmm4, zmm29, zmm6                                       ;   380.3 p0+p5   43 t[2]
        vpermi2b zmm18, zmm28, zmm12                                     ;   382.3 p0+p5   43 t[2]
        vmovdqa64 zmm30, zmm3                                            ;   348.3         43 t[0] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   384.3 p0+p5   43 t[0]
        vpermi2b zmm3, zmm28, zmm12                                      ;   386.3 p0+p5   43 t[0]
        vpternlogd zmm14, zmm30, zmm3, 0xca                              ;   391.3 p0      43 t[0]
        vpshufb zmm3, zmm0, zmm24                                        ;   387.3 p5      43 t[2]
        vpternlogd zmm2, zmm10, zmm21, 0xca                              ;   379.3 p0      43 t[2]
        vpshufb zmm10, zmm15, zmm26                                      ;   388.3 p5      55 t[0]
        vpaddb zmm21, zmm26, zmm26                                       ;   367.7 p0      55 t[0]
        vpxord zmm1, zmm1, zmm7                                          ;   370.3 p0      55 t[0]
        vmovdqa64 zmm30, zmm11                                           ;   318.3         43 t[3] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   390.3 p0+p5   43 t[3]
        vmovdqa64 zmm31, zmm11                                           ;   318.3         43 t[3] copy
        vpermi2b zmm31, zmm28, zmm12                                     ;   392.3 p0+p5   43 t[3]
        vpternlogd zmm10, zmm21, zmm14, 0x96                             ;   392.3 p0      55 t[0]
        vpshufb zmm11, zmm0, zmm11                                       ;   393.3 p5      43 t[3]
        vmovdqa64 zmm21, zmm9                                            ;   339.3         43 t[2] copy
        vpermi2b zmm21, zmm29, zmm6                                      ;   395.3 p0+p5   43 t[2]
        vpermi2b zmm9, zmm28, zmm12                                      ;   397.3 p0+p5   43 t[2]
        vpxord zmm17, zmm17, zmm14                                       ;   392.3 p0      55 t[0]
        vpternlogd zmm20, zmm4, zmm18, 0xca                              ;   387.3 p0      43 t[2]
        vmovdqa64 zmm4, zmm16                                            ;   348.3         43 t[1] copy
        vpermi2b zmm4, zmm29, zmm6                                       ;   399.3 p0+p5   43 t[1]
        vpermi2b zmm16, zmm28, zmm12                                     ;   401.3 p0+p5   43 t[1]
        vmovdqa64 zmm14, zmm24                                           ;   345.3         43 t[2] copy
        vpermi2b zmm14, zmm29, zmm6                                      ;   403.3 p0+p5   43 t[2]
        vpermi2b zmm24, zmm28, zmm12                                     ;   405.3 p0+p5   43 t[2]
        vpshufb zmm18, zmm0, zmm27                                       ;   406.3 p5      43 t[3]
        vpternlogd zmm8, zmm4, zmm16, 0xca                               ;   406.3 p0      43 t[1]
        vpxord zmm4, zmm5, zmm19                                         ;   384.3 p0      55 t[1]
        vpxord zmm5, zmm5, zmm13                                         ;   382.7 p0      55 t[1]
        vpternlogd zmm23, zmm21, zmm9, 0xca                              ;   402.3 p0      43 t[2]
        vpshufb zmm9, zmm15, zmm1                                        ;   407.3 p5      55 t[0]
        vpaddb zmm16, zmm1, zmm1                                         ;   384.7 p0      55 t[0]
        vmovdqa64 zmm21, zmm22                                           ;   336.3         43 t[3] copy
        vpermi2b zmm21, zmm29, zmm6                                      ;   409.3 p0+p5   43 t[3]
        vpternlogd zmm11, zmm30, zmm31, 0xca                             ;   397.3 p0      43 t[3]
        vmovdqa64 zmm30, zmm22                                           ;   336.3         43 t[3] copy
        vpermi2b zmm30, zmm28, zmm12                                     ;   411.3 p0+p5   43 t[3]
        vmovdqa64 zmm31, zmm27                                           ;   346.3         43 t[3] copy
        vpermi2b zmm31, zmm29, zmm6                                      ;   413.3 p0+p5   43 t[3]
        vpermi2b zmm27, zmm28, zmm12                                     ;   415.3 p0+p5   43 t[3]
        vpternlogd zmm3, zmm14, zmm24, 0xca                              ;   410.3 p0      43 t[2]
        vpternlogd zmm1, zmm10, [rbp + 4992], 0x96                       ;   393.3 p0+p2   55 t[0]
        vpternlogd zmm10, zmm9, zmm16, 0x96                              ;   408.3 p0      55 t[0]
        vpternlogd zmm9, zmm16, zmm7, 0x96                               ;   408.3 p0      55 t[0]
        vpshufb zmm14, zmm0, zmm22                                       ;   416.3 p5      43 t[3]
        vpshufb zmm16, zmm15, zmm4                                       ;   417.3 p5      55 t[1]
        vpaddb zmm22, zmm4, zmm4                                         ;   394.7 p0      55 t[1]
        vpternlogd zmm13, zmm16, zmm22, 0x96                             ;   418.3 p0      55 t[1]
        vpshufb zmm16, zmm15, zmm5                                       ;   418.3 p5      55 t[1]
        vpxord zmm22, zmm2, zmm23                                        ;   403.3 p0      55 t[2]
        vpaddb zmm24, zmm5, zmm5                                         ;   397.7 p0      55 t[1]
        vpternlogd zmm16, zmm24, zmm4, 0x96                              ;   419.3 p0      55 t[1]
        vpshufb zmm4, zmm15, zmm17                                       ;   419.3 p5      55 t[0]
        vpaddb zmm24, zmm17, zmm17                                       ;   399.7 p0      55 t[0]
        vpternlogd zmm4, zmm24, zmm26, 0x96                              ;   420.3 p0      55 t[0]
        vpshufb zmm24, zmm0, zmm25                                       ;   420.3 p5      43 t[3]
        vmovdqa64 zmm26, zmm25                                           ;   337.3         43 t[3] copy
        vpermi2b zmm26, zmm29, zmm6                                      ;   422.3 p0+p5   43 t[3]
        vpermi2b zmm25, zmm28, zmm12                                     ;   424.3 p0+p5   43 t[3]
        vpternlogd zmm14, zmm21, zmm30, 0xca                             ;   417.3 p0      43 t[3]
        vpternlogd zmm9, zmm17, [rbp + 5056], 0x96                       ;   409.3 p0+p3   55 t[0]
        vpxord zmm17, zmm20, zmm3                                        ;   411.3 p0      55 t[2]
        vpternlogd zmm18, zmm31, zmm27, 0xca                             ;   420.3 p0      43 t[3]
        vpxord zmm19, zmm19, zmm8                                        ;   407.7 p0      55 t[1]
        vpxord zmm23, zmm23, zmm3                                        ;   411.3 p0      55 t[2]
        vpshufb zmm3, zmm15, zmm19                                       ;   425.3 p5      55 t[1]
        vpaddb zmm21, zmm19, zmm19                                       ;   409.7 p0      55 t[1]
        vpxord zmm27, zmm11, zmm14                                       ;   418.3 p0      55 t[3]
        vpternlogd zmm24, zmm26, zmm25, 0xca                             ;   429.3 p0      43 t[3]
        vpternlogd zmm10, zmm4, [rbp + 5120], 0x96                       ;   421.3 p0+p2   55 t[0]
        vpternlogd zmm4, zmm7, [rbp + 5184], 0x96                        ;   421.3 p0+p3   55 t[0]
        vpshufb zmm7, zmm15, zmm22                                       ;   426.3 p5      55 t[2]
        vpaddb zmm25, zmm22, zmm22                                       ;   414.7 p0      55 t[2]
        vpshufb zmm26, zmm0, zmm1                                        ;   427.3 p5      43 t[0]
        vpternlogd zmm7, zmm25, zmm23, 0x96                              ;   427.3 p0      55 t[2]
        vpshufb zmm25, zmm15, zmm23                                      ;   428.3 p5      55 t[2]
        vpternlogd zmm19, zmm13, [rbp + 5248], 0x96                      ;   419.3 p0+p2   55 t[1]
        vpternlogd zmm13, zmm3, zmm21, 0x96                              ;   426.3 p0      55 t[1]
        vpternlogd zmm3, zmm21, zmm8, 0x96                               ;   426.3 p0      55 t[1]
        vpaddb zmm21, zmm23, zmm23                                       ;   419.7 p0      55 t[2]
        vpternlogd zmm2, zmm25, zmm21, 0x96                              ;   429.3 p0      55 t[2]
        vpternlogd zmm8, zmm16, [rbp + 5440], 0x96                       ;   421.7 p0+p3   55 t[1]
        vpshufb zmm21, zmm15, zmm17                                      ;   429.3 p5      55 t[2]
        vpaddb zmm23, zmm17, zmm17                                       ;   422.7 p0      55 t[2]
        vpternlogd zmm3, zmm5, [rbp + 5312], 0x96                        ;   427.3 p0+p2   55 t[1]
        vpternlogd zmm13, zmm16, [rbp + 5376], 0x96                      ;   427.3 p0+p3   55 t[1]
        vmovdqa64 zmm5, zmm1                                             ;   394.3         43 t[0] copy
        vpermi2b zmm5, zmm29, zmm6                                       ;   431.3 p0+p5   43 t[0]
        vpermi2b zmm1, zmm28, zmm12                                      ;   433.3 p0+p5   43 t[0]
        vpxord zmm11, zmm11, zmm18                                       ;   427.7 p0      55 t[3]
        vpshufb zmm16, zmm15, zmm27                                      ;   434.3 p5      55 t[3]
        vpaddb zmm25, zmm27, zmm27                                       ;   428.7 p0      55 t[3]
        vpternlogd zmm26, zmm5, zmm1, 0xca                               ;   438.3 p0      43 t[0]
        vpxord zmm18, zmm18, zmm24                                       ;   430.7 p0      55 t[3]
        vpternlogd zmm17, zmm2, [rbp + 5504], 0x96                       ;   431.7 p0+p2   55 t[2]
        vpternlogd zmm2, zmm21, zmm23, 0x96                              ;   432.7 p0      55 t[2]
        vpternlogd zmm21, zmm23, zmm20, 0x96                             ;   433.7 p0      55 t[2]
        vpternlogd zmm20, zmm7, [rbp + 5696], 0x96                       ;   434.7 p0+p3   55 t[2]
        vpternlogd zmm2, zmm7, [rbp + 5632], 0x96                        ;   435.3 p5+p2   55 t[2]
        vpternlogd zmm21, zmm22, [rbp + 5568], 0x96                      ;   435.7 p0+p3   55 t[2]
        vpshufb zmm1, zmm15, zmm11                                       ;   436.3 p5      55 t[3]
        vpaddb zmm5, zmm11, zmm11                                        ;   436.7 p0      55 t[3]
        vpternlogd zmm24, zmm1, zmm5, 0x96                               ;   437.7 p5      55 t[3]
        vpshufb zmm1, zmm0, zmm3                                         ;   438.3 p5      43 t[0]
        vpshufb zmm5, zmm0, zmm19                                        ;   439.3 p5      43 t[1]
        vpshufb zmm7, zmm15, zmm18                                       ;   440.3 p5      55 t[3]
        vpaddb zmm22, zmm18, zmm18                                       ;   437.7 p0      55 t[3]
        vpternlogd zmm7, zmm22, zmm11, 0x96                              ;   441.3 p0      55 t[3]
        vpshufb zmm11, zmm0, zmm4                                        ;   441.3 p5      43 t[1]
        vpternlogd zmm27, zmm24, [rbp + 5760], 0x96                      ;   439.7 p0+p2   55 t[3]
        vpternlogd zmm24, zmm16, zmm25, 0x96                             ;   440.7 p0      55 t[3]
        vpternlogd zmm16, zmm25, zmm14, 0x96                             ;   441.7 p0      55 t[3]
        vpternlogd zmm16, zmm18, [rbp + 5824], 0x96                      ;   442.7 p5+p3   55 t[3]
        vpshufb zmm18, zmm0, zmm2                                        ;   443.3 p5      43 t[0]
        vpternlogd zmm24, zmm7, [rbp + 5888], 0x96                       ;   442.7 p0+p2   55 t[3]
        vpternlogd zmm7, zmm14, [rbp + 5952], 0x96                       ;   443.7 p0+p3   55 t[3]
        vmovdqa64 zmm14, zmm3                                            ;   428.3         43 t[0] copy
        vpermi2b zmm14, zmm29, zmm6                                      ;   446.3 p5      43 t[0]
        vpermi2b zmm3, zmm28, zmm12                                      ;   448.3 p0+p5   43 t[0]
        vpternlogd zmm1, zmm14, zmm3, 0xca                               ;   453.3 p0      43 t[0]
        vmovdqa64 zmm3, zmm19                                            ;   420.3         43 t[1] copy
        vpermi2b zmm3, zmm29, zmm6                                       ;   450.3 p0+p5   43 t[1]
        vpermi2b zmm19, zmm28, zmm12                                     ;   452.3 p0+p5   43 t[1]
        vpshufb zmm14, zmm0, zmm10                                       ;   453.3 p5      43 t[2]
        vpxord zmm22, zmm26, zmm1                                        ;   454.3 p0      55 t[0]
        vpshufb zmm23, zmm0, zmm8                                        ;   454.3 p5      43 t[2]
        vmovdqa64 zmm25, zmm4                                            ;   422.3         43 t[1] copy
        vpermi2b zmm25, zmm29, zmm6                                      ;   456.3 p0+p5   43 t[1]
        vpermi2b zmm4, zmm28, zmm12                                      ;   458.3 p0+p5   43 t[1]
        vpternlogd zmm5, zmm3, zmm19, 0xca                               ;   457.3 p0      43 t[1]
        vpshufb zmm3, zmm0, zmm21                                        ;   459.3 p5      43 t[1]
        vpshufb zmm19, zmm0, zmm7                                        ;   460.3 p5      43 t[0]
        vpternlogd zmm11, zmm25, zmm4, 0xca                              ;   463.3 p0      43 t[1]
        vmovdqa64 zmm4, zmm2                                             ;   436.3         43 t[0] copy
        vpermi2b zmm4, zmm29, zmm6                                       ;   462.3 p0+p5   43 t[0]
        vpermi2b zmm2, zmm28, zmm12                                      ;   464.3 p0+p5   43 t[0]
        vpshufb zmm25, zmm0, zmm17                                       ;   465.3 p5      43 t[2]
        vpternlogd zmm18, zmm4, zmm2, 0xca                               ;   469.3 p0      43 t[0]
        vmovdqa64 zmm2, zmm10                                            ;   422.3         43 t[2] copy
        vpermi2b zmm2, zmm29, zmm6                                       ;   467.3 p0+p5   43 t[2]
        vpermi2b zmm10, zmm28, zmm12                                     ;   469.3 p0+p5   43 t[2]
        vpshufb zmm4, zmm0, zmm24                                        ;   470.3 p5      43 t[1]
        vmovdqa64 zmm30, zmm8                                            ;   422.7         43 t[2] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   472.3 p0+p5   43 t[2]
        vpermi2b zmm8, zmm28, zmm12                                      ;   474.3 p0+p5   43 t[2]
        vpternlogd zmm14, zmm2, zmm10, 0xca                              ;   474.3 p0      43 t[2]
        vmovdqa64 zmm2, zmm21                                            ;   436.7         43 t[1] copy
        vpermi2b zmm2, zmm29, zmm6                                       ;   476.3 p0+p5   43 t[1]
        vpermi2b zmm21, zmm28, zmm12                                     ;   478.3 p0+p5   43 t[1]
        vpternlogd zmm3, zmm2, zmm21, 0xca                               ;   483.3 p0      43 t[1]
        vmovdqa64 zmm2, zmm7                                             ;   444.7         43 t[0] copy
        vpermi2b zmm2, zmm29, zmm6                                       ;   480.3 p0+p5   43 t[0]
        vpermi2b zmm7, zmm28, zmm12                                      ;   482.3 p0+p5   43 t[0]
        vpshufb zmm10, zmm15, zmm22                                      ;   483.3 p5      55 t[0]
        vpternlogd zmm19, zmm2, zmm7, 0xca                               ;   487.3 p0      43 t[0]
        vpaddb zmm2, zmm22, zmm22                                        ;   467.7 p0      55 t[0]
        vmovdqa64 zmm7, zmm17                                            ;   432.7         43 t[2] copy
        vpermi2b zmm7, zmm29, zmm6                                       ;   485.3 p0+p5   43 t[2]
        vpermi2b zmm17, zmm28, zmm12                                     ;   487.3 p0+p5   43 t[2]
        vpternlogd zmm23, zmm30, zmm8, 0xca                              ;   479.3 p0      43 t[2]
        vpshufb zmm8, zmm0, zmm16                                        ;   488.3 p5      43 t[2]
        vmovdqa64 zmm21, zmm24                                           ;   443.7         43 t[1] copy
        vpermi2b zmm21, zmm29, zmm6                                      ;   490.3 p0+p5   43 t[1]
        vpermi2b zmm24, zmm28, zmm12                                     ;   492.3 p0+p5   43 t[1]
        vpternlogd zmm10, zmm2, zmm19, 0x96                              ;   488.3 p0      55 t[0]
        vpxord zmm1, zmm1, zmm18                                         ;   474.7 p0      55 t[0]
        vpshufb zmm2, zmm0, zmm9                                         ;   493.3 p5      43 t[3]
        vmovdqa64 zmm30, zmm9                                            ;   410.3         43 t[3] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   495.3 p0+p5   43 t[3]
        vpermi2b zmm9, zmm28, zmm12                                      ;   497.3 p0+p5   43 t[3]
        vpxord zmm26, zmm26, zmm19                                       ;   488.3 p0      55 t[0]
        vpshufb zmm19, zmm0, zmm27                                       ;   498.3 p5      43 t[3]
        vpternlogd zmm4, zmm21, zmm24, 0xca                              ;   497.3 p0      43 t[1]
        vpxord zmm21, zmm5, zmm3                                         ;   484.3 p0      55 t[1]
        vpxord zmm5, zmm5, zmm11                                         ;   480.7 p0      55 t[1]
        vpternlogd zmm25, zmm7, zmm17, 0xca                              ;   492.3 p0      43 t[2]
        vmovdqa64 zmm7, zmm16                                            ;   443.7         43 t[2] copy
        vpermi2b zmm7, zmm29, zmm6                                       ;   500.3 p0+p5   43 t[2]
        vpermi2b zmm16, zmm28, zmm12                                     ;   502.3 p0+p5   43 t[2]
        vmovdqa64 zmm17, zmm27                                           ;   440.7         43 t[3] copy
        vpermi2b zmm17, zmm29, zmm6                                      ;   504.3 p0+p5   43 t[3]
        vpermi2b zmm27, zmm28, zmm12                                     ;   506.3 p0+p5   43 t[3]
        vpshufb zmm24, zmm15, zmm1                                       ;   507.3 p5      55 t[0]
        vpaddb zmm31, zmm1, zmm1                                         ;   486.7 p0      55 t[0]
        vpternlogd zmm8, zmm7, zmm16, 0xca                               ;   507.3 p0      43 t[2]
        vmovdqa64 zmm7, zmm13                                            ;   428.3         43 t[3] copy
        vpermi2b zmm7, zmm29, zmm6                                       ;   509.3 p0+p5   43 t[3]
        vmovdqa64 zmm16, zmm13                                           ;   428.3         43 t[3] copy
        vpermi2b zmm16, zmm28, zmm12                                     ;   511.3 p0+p5   43 t[3]
        vpternlogd zmm2, zmm30, zmm9, 0xca                               ;   502.3 p0      43 t[3]
        vpternlogd zmm1, zmm10, [rbp + 6016], 0x96                       ;   491.7 p0+p2   55 t[0]
        vpternlogd zmm10, zmm24, zmm31, 0x96                             ;   508.3 p0      55 t[0]
        vpternlogd zmm24, zmm31, zmm18, 0x96                             ;   508.3 p0      55 t[0]
        vpshufb zmm9, zmm0, zmm13                                        ;   512.3 p5      43 t[3]
        vpshufb zmm13, zmm15, zmm26                                      ;   513.3 p5      55 t[0]
        vpternlogd zmm19, zmm17, zmm27, 0xca                             ;   511.3 p0      43 t[3]
        vpaddb zmm17, zmm26, zmm26                                       ;   495.7 p0      55 t[0]
        vmovdqa64 zmm27, zmm20                                           ;   435.7         43 t[3] copy
        vpermi2b zmm27, zmm29, zmm6                                      ;   515.3 p0+p5   43 t[3]
        vpternlogd zmm13, zmm17, zmm22, 0x96                             ;   514.3 p0      55 t[0]
        vpshufb zmm17, zmm0, zmm20                                       ;   516.3 p5      43 t[3]
        vpermi2b zmm20, zmm28, zmm12                                     ;   518.3 p0+p5   43 t[3]
        vpshufb zmm22, zmm15, zmm5                                       ;   519.3 p5      55 t[1]
        vpxord zmm3, zmm3, zmm4                                          ;   499.7 p0      55 t[1]
        vpaddb zmm30, zmm5, zmm5                                         ;   500.7 p0      55 t[1]
        vpternlogd zmm24, zmm26, [rbp + 6080], 0x96                      ;   509.3 p0+p3   55 t[0]
        vpxord zmm26, zmm14, zmm8                                        ;   508.3 p0      55 t[2]
        vpxord zmm31, zmm23, zmm25                                       ;   503.7 p0      55 t[2]
        vpxord zmm25, zmm25, zmm8                                        ;   508.3 p0      55 t[2]
        vpshufb zmm8, zmm15, zmm21                                       ;   520.3 p5      55 t[1]
        vpternlogd zmm22, zmm30, zmm21, 0x96                             ;   520.3 p0      55 t[1]
        vpaddb zmm21, zmm21, zmm21                                       ;   506.7 p0      55 t[1]
        vpternlogd zmm11, zmm8, zmm21, 0x96                              ;   521.3 p0      55 t[1]
        vpshufb zmm8, zmm15, zmm3                                        ;   521.3 p5      55 t[1]
        vpternlogd zmm9, zmm7, zmm16, 0xca                               ;   516.3 p0      43 t[3]
        vpaddb zmm7, zmm3, zmm3                                          ;   509.7 p0      55 t[1]
        vpternlogd zmm10, zmm13, [rbp + 6144], 0x96                      ;   515.3 p0+p2   55 t[0]
        vpternlogd zmm13, zmm18, [rbp + 6208], 0x96                      ;   515.3 p0+p3   55 t[0]
        vpshufb zmm16, zmm0, zmm1                                        ;   522.3 p5      43 t[0]
        vpshufb zmm18, zmm15, zmm31                                      ;   523.3 p5      55 t[2]
        vpternlogd zmm17, zmm27, zmm20, 0xca                             ;   523.3 p0      43 t[3]
        vpaddb zmm20, zmm31, zmm31                                       ;   513.7 p0      55 t[2]
        vpternlogd zmm18, zmm20, zmm25, 0x96                             ;   524.3 p0      55 t[2]
        vpshufb zmm20, zmm15, zmm25                                      ;   524.3 p5      55 t[2]
        vpaddb zmm21, zmm25, zmm25                                       ;   515.7 p0      55 t[2]
        vpternlogd zmm23, zmm20, zmm21, 0x96                             ;   525.3 p0      55 t[2]
        vpxord zmm20, zmm2, zmm9                                         ;   517.7 p0      55 t[3]
        vpshufb zmm21, zmm15, zmm26                                      ;   525.3 p5      55 t[2]
        vpaddb zmm25, zmm26, zmm26                                       ;   518.7 p0      55 t[2]
        vpxord zmm2, zmm2, zmm19                                         ;   519.7 p0      55 t[3]
        vpternlogd zmm3, zmm11, [rbp + 6272], 0x96                       ;   522.3 p0+p2   55 t[1]
        vpternlogd zmm11, zmm8, zmm7, 0x96                               ;   522.3 p0      55 t[1]
        vpternlogd zmm8, zmm7, zmm4, 0x96                                ;   522.7 p0      55 t[1]
        vpternlogd zmm8, zmm5, [rbp + 6336], 0x96                        ;   523.7 p0+p3   55 t[1]
        vpternlogd zmm4, zmm22, [rbp + 6464], 0x96                       ;   524.7 p0+p2   55 t[1]
        vpternlogd zmm11, zmm22, [rbp + 6400], 0x96                      ;   525.7 p0+p3   55 t[1]
        vmovdqa64 zmm5, zmm1                                             ;   492.7         43 t[0] copy
        vpermi2b zmm5, zmm29, zmm6                                       ;   528.3 p5      43 t[0]
        vpermi2b zmm1, zmm28, zmm12                                      ;   530.3 p0+p5   43 t[0]
        vpxord zmm19, zmm19, zmm17                                       ;   527.7 p0      55 t[3]
        vpternlogd zmm26, zmm23, [rbp + 6528], 0x96                      ;   528.7 p0+p2   55 t[2]
        vpternlogd zmm23, zmm21, zmm25, 0x96                             ;   529.7 p0      55 t[2]
        vpternlogd zmm21, zmm25, zmm14, 0x96                             ;   530.7 p0      55 t[2]
        vpternlogd zmm14, zmm18, [rbp + 6720], 0x96                      ;   531.3 p5+p3   55 t[2]
        vpternlogd zmm23, zmm18, [rbp + 6656], 0x96                      ;   531.7 p0+p2   55 t[2]
        vpternlogd zmm21, zmm31, [rbp + 6592], 0x96                      ;   532.3 p5+p3   55 t[2]
        vpternlogd zmm16, zmm5, zmm1, 0xca                               ;   535.3 p0      43 t[0]
        vpshufb zmm1, zmm15, zmm20                                       ;   533.3 p5      55 t[3]
        vpaddb zmm5, zmm20, zmm20                                        ;   533.7 p0      55 t[3]
        vpshufb zmm7, zmm15, zmm2                                        ;   534.3 p5      55 t[3]
        vpaddb zmm18, zmm2, zmm2                                         ;   534.7 p0      55 t[3]
        vpternlogd zmm17, zmm7, zmm18, 0x96                              ;   535.7 p5      55 t[3]
        vpshufb zmm7, zmm0, zmm8                                         ;   536.3 p5      43 t[0]
        vpshufb zmm18, zmm15, zmm19                                      ;   537.3 p5      55 t[3]
        vpaddb zmm22, zmm19, zmm19                                       ;   535.7 p0      55 t[3]
        vpternlogd zmm18, zmm22, zmm2, 0x96                              ;   538.3 p0      55 t[3]
        vpshufb zmm2, zmm0, zmm13                                        ;   538.3 p5      43 t[1]
        vpshufb zmm22, zmm0, zmm3                                        ;   539.3 p5      43 t[1]
        vpternlogd zmm20, zmm17, [rbp + 6784], 0x96                      ;   537.7 p0+p2   55 t[3]
        vpternlogd zmm17, zmm1, zmm5, 0x96                               ;   538.7 p0      55 t[3]
        vpternlogd zmm1, zmm5, zmm9, 0x96                                ;   539.7 p0      55 t[3]
        vpternlogd zmm1, zmm19, [rbp + 6848], 0x96                       ;   540.7 p5+p3   55 t[3]
        vpshufb zmm5, zmm0, zmm23                                        ;   541.3 p5      43 t[0]
        vpshufb zmm19, zmm0, zmm10                                       ;   542.3 p5      43 t[2]
        vmovdqa64 zmm25, zmm8                                            ;   524.7         43 t[0] copy
        vpermi2b zmm25, zmm29, zmm6                                      ;   544.3 p0+p5   43 t[0]
        vpermi2b zmm8, zmm28, zmm12                                      ;   546.3 p0+p5   43 t[0]
        vpternlogd zmm7, zmm25, zmm8, 0xca                               ;   551.3 p0      43 t[0]
        vpternlogd zmm17, zmm18, [rbp + 6912], 0x96                      ;   543.7 p0+p2   55 t[3]
        vpternlogd zmm18, zmm9, [rbp + 6976], 0x96                       ;   544.7 p0+p3   55 t[3]
        vmovdqa64 zmm8, zmm13                                            ;   516.3         43 t[1] copy
        vpermi2b zmm8, zmm29, zmm6                                       ;   548.3 p0+p5   43 t[1]
        vpermi2b zmm13, zmm28, zmm12                                     ;   550.3 p0+p5   43 t[1]
        vpxord zmm9, zmm16, zmm7                                         ;   552.3 p0      55 t[0]
        vpshufb zmm25, zmm0, zmm21                                       ;   551.3 p5      43 t[1]
        vmovdqa64 zmm27, zmm3                                            ;   523.3         43 t[1] copy
        vpermi2b zmm27, zmm29, zmm6                                      ;   553.3 p0+p5   43 t[1]
        vpermi2b zmm3, zmm28, zmm12                                      ;   555.3 p0+p5   43 t[1]
        vpternlogd zmm2, zmm8, zmm13, 0xca                               ;   555.3 p0      43 t[1]
        vmovdqa64 zmm8, zmm23                                            ;   532.7         43 t[0] copy
        vpermi2b zmm8, zmm29, zmm6                                       ;   557.3 p0+p5   43 t[0]
        vpermi2b zmm23, zmm28, zmm12                                     ;   559.3 p0+p5   43 t[0]
        vpternlogd zmm5, zmm8, zmm23, 0xca                               ;   564.3 p0      43 t[0]
        vpshufb zmm8, zmm0, zmm4                                         ;   560.3 p5      43 t[2]
        vpshufb zmm13, zmm0, zmm26                                       ;   561.3 p5      43 t[2]
        vmovdqa64 zmm23, zmm10                                           ;   516.3         43 t[2] copy
        vpermi2b zmm23, zmm29, zmm6                                      ;   563.3 p0+p5   43 t[2]
        vpermi2b zmm10, zmm28, zmm12                                     ;   565.3 p0+p5   43 t[2]
        vpternlogd zmm22, zmm27, zmm3, 0xca                              ;   560.3 p0      43 t[1]
        vpshufb zmm3, zmm0, zmm18                                        ;   566.3 p5      43 t[0]
        vmovdqa64 zmm27, zmm21                                           ;   533.3         43 t[1] copy
        vpermi2b zmm27, zmm29, zmm6                                      ;   568.3 p0+p5   43 t[1]
        vpermi2b zmm21, zmm28, zmm12                                     ;   570.3 p0+p5   43 t[1]
        vpternlogd zmm25, zmm27, zmm21, 0xca                             ;   575.3 p0      43 t[1]
        vpshufb zmm21, zmm0, zmm17                                       ;   571.3 p5      43 t[1]
        vmovdqa64 zmm27, zmm4                                            ;   525.7         43 t[2] copy
        vpermi2b zmm27, zmm29, zmm6                                      ;   573.3 p0+p5   43 t[2]
        vpermi2b zmm4, zmm28, zmm12                                      ;   575.3 p0+p5   43 t[2]
        vpternlogd zmm19, zmm23, zmm10, 0xca                             ;   570.3 p0      43 t[2]
        vmovdqa64 zmm10, zmm26                                           ;   529.7         43 t[2] copy
        vpermi2b zmm10, zmm29, zmm6                                      ;   577.3 p0+p5   43 t[2]
        vpermi2b zmm26, zmm28, zmm12                                     ;   579.3 p0+p5   43 t[2]
        vmovdqa64 zmm23, zmm18                                           ;   545.7         43 t[0] copy
        vpermi2b zmm23, zmm29, zmm6                                      ;   581.3 p0+p5   43 t[0]
        vpermi2b zmm18, zmm28, zmm12                                     ;   583.3 p0+p5   43 t[0]
        vpternlogd zmm3, zmm23, zmm18, 0xca                              ;   588.3 p0      43 t[0]
        vpshufb zmm18, zmm15, zmm9                                       ;   584.3 p5      55 t[0]
        vpaddb zmm23, zmm9, zmm9                                         ;   568.7 p0      55 t[0]
        vpxord zmm7, zmm7, zmm5                                          ;   569.7 p0      55 t[0]
        vmovdqa64 zmm30, zmm24                                           ;   510.3         43 t[3] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   586.3 p0+p5   43 t[3]
        vmovdqa64 zmm31, zmm24                                           ;   510.3         43 t[3] copy
        vpermi2b zmm31, zmm28, zmm12                                     ;   588.3 p0+p5   43 t[3]
        vpternlogd zmm8, zmm27, zmm4, 0xca                               ;   580.3 p0      43 t[2]
        vpshufb zmm4, zmm0, zmm1                                         ;   589.3 p5      43 t[2]
        vpternlogd zmm13, zmm10, zmm26, 0xca                             ;   584.3 p0      43 t[2]
        vpshufb zmm10, zmm0, zmm20                                       ;   590.3 p5      43 t[3]
        vpternlogd zmm18, zmm23, zmm3, 0x96                              ;   589.3 p0      55 t[0]
        vpshufb zmm23, zmm0, zmm24                                       ;   591.3 p5      43 t[3]
        vmovdqa64 zmm24, zmm17                                           ;   544.7         43 t[1] copy
        vpermi2b zmm24, zmm29, zmm6                                      ;   593.3 p0+p5   43 t[1]
        vpermi2b zmm17, zmm28, zmm12                                     ;   595.3 p0+p5   43 t[1]
        vpxord zmm16, zmm16, zmm3                                        ;   589.3 p0      55 t[0]
        vpxord zmm3, zmm2, zmm22                                         ;   578.7 p0      55 t[1]
        vmovdqa64 zmm26, zmm1                                            ;   541.7         43 t[2] copy
        vpermi2b zmm26, zmm29, zmm6                                      ;   597.3 p0+p5   43 t[2]
        vpermi2b zmm1, zmm28, zmm12                                      ;   599.3 p0+p5   43 t[2]
        vpternlogd zmm21, zmm24, zmm17, 0xca                             ;   600.3 p0      43 t[1]
        vmovdqa64 zmm17, zmm20                                           ;   538.7         43 t[3] copy
        vpermi2b zmm17, zmm29, zmm6                                      ;   601.3 p0+p5   43 t[3]
        vpermi2b zmm20, zmm28, zmm12                                     ;   603.3 p0+p5   43 t[3]
        vpxord zmm22, zmm22, zmm25                                       ;   584.7 p0      55 t[1]
        vpshufb zmm24, zmm15, zmm7                                       ;   604.3 p5      55 t[0]
        vpaddb zmm27, zmm7, zmm7                                         ;   585.7 p0      55 t[0]
        vpternlogd zmm23, zmm30, zmm31, 0xca                             ;   593.3 p0      43 t[3]
        vmovdqa64 zmm30, zmm11                                           ;   526.7         43 t[3] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   606.3 p0+p5   43 t[3]
        vmovdqa64 zmm31, zmm11                                           ;   526.7         43 t[3] copy
        vpermi2b zmm31, zmm28, zmm12                                     ;   608.3 p0+p5   43 t[3]
        vpternlogd zmm4, zmm26, zmm1, 0xca                               ;   604.3 p0      43 t[2]
        vpternlogd zmm7, zmm18, [rbp + 7040], 0x96                       ;   590.7 p0+p2   55 t[0]
        vpternlogd zmm18, zmm24, zmm27, 0x96                             ;   605.3 p0      55 t[0]
        vpternlogd zmm24, zmm27, zmm5, 0x96                              ;   605.3 p0      55 t[0]
        vpshufb zmm1, zmm0, zmm11                                        ;   609.3 p5      43 t[3]
        vpxord zmm11, zmm19, zmm4                                        ;   605.3 p0      55 t[2]
        vpternlogd zmm10, zmm17, zmm20, 0xca                             ;   608.3 p0      43 t[3]
        vpshufb zmm17, zmm15, zmm3                                       ;   610.3 p5      55 t[1]
        vpaddb zmm20, zmm3, zmm3                                         ;   595.7 p0      55 t[1]
        vpternlogd zmm17, zmm20, zmm22, 0x96                             ;   611.3 p0      55 t[1]
        vpshufb zmm20, zmm15, zmm16                                      ;   611.3 p5      55 t[0]
        vpshufb zmm26, zmm15, zmm22                                      ;   612.3 p5      55 t[1]
        vpaddb zmm22, zmm22, zmm22                                       ;   597.7 p0      55 t[1]
        vpternlogd zmm2, zmm26, zmm22, 0x96                              ;   613.3 p0      55 t[1]
        vpaddb zmm22, zmm16, zmm16                                       ;   599.7 p0      55 t[0]
        vmovdqa64 zmm26, zmm14                                           ;   532.3         43 t[3] copy
        vpermi2b zmm26, zmm29, zmm6                                      ;   614.3 p0+p5   43 t[3]
        vpternlogd zmm20, zmm22, zmm9, 0x96                              ;   612.3 p0      55 t[0]
        vpshufb zmm9, zmm0, zmm14                                        ;   615.3 p5      43 t[3]
        vpermi2b zmm14, zmm28, zmm12                                     ;   617.3 p0+p5   43 t[3]
        vpternlogd zmm24, zmm16, [rbp + 7104], 0x96                      ;   606.3 p0+p3   55 t[0]
        vpxord zmm16, zmm8, zmm13                                        ;   604.7 p0      55 t[2]
        vpxord zmm13, zmm13, zmm4                                        ;   605.7 p0      55 t[2]
        vpxord zmm25, zmm25, zmm21                                       ;   606.7 p0      55 t[1]
        vpternlogd zmm18, zmm20, [rbp + 7168], 0x96                      ;   613.3 p0+p2   55 t[0]
        vpternlogd zmm20, zmm5, [rbp + 7232], 0x96                       ;   613.3 p0+p3   55 t[0]
        vpternlogd zmm1, zmm30, zmm31, 0xca                              ;   613.3 p0      43 t[3]
        vpshufb zmm4, zmm15, zmm25                                       ;   618.3 p5      55 t[1]
        vpaddb zmm5, zmm25, zmm25                                        ;   610.7 p0      55 t[1]
        vpxord zmm22, zmm23, zmm1                                        ;   614.3 p0      55 t[3]
        vpshufb zmm27, zmm0, zmm7                                        ;   619.3 p5      43 t[0]
        vpternlogd zmm9, zmm26, zmm14, 0xca                              ;   622.3 p0      43 t[3]
        vpternlogd zmm25, zmm2, [rbp + 7296], 0x96                       ;   614.3 p0+p2   55 t[1]
        vpternlogd zmm2, zmm4, zmm5, 0x96                                ;   619.3 p0      55 t[1]
        vpternlogd zmm4, zmm5, zmm21, 0x96                               ;   619.3 p0      55 t[1]
        vpternlogd zmm21, zmm17, [rbp + 7488], 0x96                      ;   616.7 p0+p3   55 t[1]
        vpshufb zmm5, zmm15, zmm13                                       ;   620.3 p5      55 t[2]
        vpaddb zmm14, zmm13, zmm13                                       ;   617.7 p0      55 t[2]
        vpternlogd zmm8, zmm5, zmm14, 0x96                               ;   621.3 p0      55 t[2]
        vpternlogd zmm4, zmm3, [rbp + 7360], 0x96                        ;   620.3 p0+p2   55 t[1]
        vpshufb zmm3, zmm15, zmm11                                       ;   621.3 p5      55 t[2]
        vpaddb zmm5, zmm11, zmm11                                        ;   620.7 p0      55 t[2]
        vpshufb zmm14, zmm15, zmm16                                      ;   622.3 p5      55 t[2]
        vpaddb zmm26, zmm16, zmm16                                       ;   621.7 p0      55 t[2]
        vpternlogd zmm14, zmm26, zmm13, 0x96                             ;   623.3 p0      55 t[2]
        vpternlogd zmm2, zmm17, [rbp + 7424], 0x96                       ;   623.3 p5+p3   55 t[1]
        vpxord zmm23, zmm23, zmm10                                       ;   623.7 p0      55 t[3]
        vmovdqa64 zmm13, zmm7                                            ;   591.7         43 t[0] copy
        vpermi2b zmm13, zmm29, zmm6                                      ;   626.3 p5      43 t[0]
        vpermi2b zmm7, zmm28, zmm12                                      ;   628.3 p0+p5   43 t[0]
        vpternlogd zmm11, zmm8, [rbp + 7552], 0x96                       ;   625.7 p0+p2   55 t[2]
        vpternlogd zmm8, zmm3, zmm5, 0x96                                ;   626.7 p0      55 t[2]
        vpternlogd zmm3, zmm5, zmm19, 0x96                               ;   627.7 p0      55 t[2]
        vpxord zmm10, zmm10, zmm9                                        ;   628.7 p0      55 t[3]
        vpternlogd zmm3, zmm16, [rbp + 7616], 0x96                       ;   629.3 p5+p3   55 t[2]
        vpshufb zmm5, zmm15, zmm22                                       ;   630.3 p5      55 t[3]
        vpaddb zmm16, zmm22, zmm22                                       ;   629.7 p0      55 t[3]
        vpternlogd zmm27, zmm13, zmm7, 0xca                              ;   633.3 p0      43 t[0]
        vpternlogd zmm19, zmm14, [rbp + 7744], 0x96                      ;   631.3 p5+p2   55 t[2]
        vpternlogd zmm8, zmm14, [rbp + 7680], 0x96                       ;   631.7 p0+p3   55 t[2]
        vpshufb zmm7, zmm15, zmm23                                       ;   632.3 p5      55 t[3]
        vpaddb zmm13, zmm23, zmm23                                       ;   632.7 p0      55 t[3]
        vpternlogd zmm9, zmm7, zmm13, 0x96                               ;   633.7 p5      55 t[3]
        vpshufb zmm7, zmm0, zmm4                                         ;   634.3 p5      43 t[0]
        vpshufb zmm13, zmm0, zmm25                                       ;   635.3 p5      43 t[1]
        vpshufb zmm14, zmm0, zmm20                                       ;   636.3 p5      43 t[1]
        vpshufb zmm17, zmm15, zmm10                                      ;   637.3 p5      55 t[3]
        vpaddb zmm26, zmm10, zmm10                                       ;   633.7 p0      55 t[3]
        vpternlogd zmm17, zmm26, zmm23, 0x96                             ;   638.3 p0      55 t[3]
        vpternlogd zmm22, zmm9, [rbp + 7808], 0x96                       ;   635.7 p0+p2   55 t[3]
        vpternlogd zmm9, zmm5, zmm16, 0x96                               ;   636.7 p0      55 t[3]
        vpternlogd zmm5, zmm16, zmm1, 0x96                               ;   637.7 p0      55 t[3]
        vpternlogd zmm5, zmm10, [rbp + 7872], 0x96                       ;   638.7 p5+p3   55 t[3]
        vmovdqa64 zmm10, zmm4                                            ;   621.3         43 t[0] copy
        vpermi2b zmm10, zmm29, zmm6                                      ;   640.3 p0+p5   43 t[0]
        vpermi2b zmm4, zmm28, zmm12                                      ;   642.3 p0+p5   43 t[0]
        vpternlogd zmm7, zmm10, zmm4, 0xca                               ;   647.3 p0      43 t[0]
        vpshufb zmm4, zmm0, zmm8                                         ;   643.3 p5      43 t[0]
        vpshufb zmm10, zmm0, zmm18                                       ;   644.3 p5      43 t[2]
        vmovdqa64 zmm16, zmm25                                           ;   615.3         43 t[1] copy
        vpermi2b zmm16, zmm29, zmm6                                      ;   646.3 p0+p5   43 t[1]
        vpermi2b zmm25, zmm28, zmm12                                     ;   648.3 p0+p5   43 t[1]
        vpternlogd zmm9, zmm17, [rbp + 7936], 0x96                       ;   643.7 p0+p2   55 t[3]
        vpternlogd zmm17, zmm1, [rbp + 8000], 0x96                       ;   644.7 p0+p3   55 t[3]
        vmovdqa64 zmm1, zmm20                                            ;   614.3         43 t[1] copy
        vpermi2b zmm1, zmm29, zmm6                                       ;   650.3 p0+p5   43 t[1]
        vpermi2b zmm20, zmm28, zmm12                                     ;   652.3 p0+p5   43 t[1]
        vpxord zmm23, zmm27, zmm7                                        ;   648.3 p0      55 t[0]
        vpshufb zmm26, zmm0, zmm21                                       ;   653.3 p5      43 t[2]
        vpternlogd zmm13, zmm16, zmm25, 0xca                             ;   653.3 p0      43 t[1]
        vpshufb zmm16, zmm0, zmm3                                        ;   654.3 p5      43 t[1]
        vpshufb zmm25, zmm0, zmm11                                       ;   655.3 p5      43 t[2]
        vpternlogd zmm14, zmm1, zmm20, 0xca                              ;   657.3 p0      43 t[1]
        vmovdqa64 zmm1, zmm8                                             ;   632.7         43 t[0] copy
        vpermi2b zmm1, zmm29, zmm6                                       ;   657.3 p0+p5   43 t[0]
        vpermi2b zmm8, zmm28, zmm12                                      ;   659.3 p0+p5   43 t[0]
        vmovdqa64 zmm20, zmm18                                           ;   614.3         43 t[2] copy
        vpermi2b zmm20, zmm29, zmm6                                      ;   661.3 p0+p5   43 t[2]
        vpermi2b zmm18, zmm28, zmm12                                     ;   663.3 p0+p5   43 t[2]
        vpternlogd zmm4, zmm1, zmm8, 0xca                                ;   664.3 p0      43 t[0]
        vpshufb zmm1, zmm0, zmm17                                        ;   664.3 p5      43 t[0]
        vmovdqa64 zmm8, zmm21                                            ;   617.7         43 t[2] copy
        vpermi2b zmm8, zmm29, zmm6                                       ;   666.3 p0+p5   43 t[2]
        vpermi2b zmm21, zmm28, zmm12                                     ;   668.3 p0+p5   43 t[2]
        vpternlogd zmm10, zmm20, zmm18, 0xca                             ;   668.3 p0      43 t[2]
        vmovdqa64 zmm18, zmm3                                            ;   630.3         43 t[1] copy
        vpermi2b zmm18, zmm29, zmm6                                      ;   670.3 p0+p5   43 t[1]
        vpermi2b zmm3, zmm28, zmm12                                      ;   672.3 p0+p5   43 t[1]
        vpshufb zmm20, zmm0, zmm9                                        ;   673.3 p5      43 t[1]
        vpternlogd zmm16, zmm18, zmm3, 0xca                              ;   677.3 p0      43 t[1]
        vpshufb zmm3, zmm15, zmm23                                       ;   674.3 p5      55 t[0]
        vpaddb zmm18, zmm23, zmm23                                       ;   661.7 p0      55 t[0]
        vmovdqa64 zmm30, zmm11                                           ;   626.7         43 t[2] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   676.3 p0+p5   43 t[2]
        vpermi2b zmm11, zmm28, zmm12                                     ;   678.3 p0+p5   43 t[2]
        vpternlogd zmm26, zmm8, zmm21, 0xca                              ;   673.3 p0      43 t[2]
        vpshufb zmm8, zmm0, zmm5                                         ;   679.3 p5      43 t[2]
        vmovdqa64 zmm21, zmm17                                           ;   645.7         43 t[0] copy
        vpermi2b zmm21, zmm29, zmm6                                      ;   681.3 p0+p5   43 t[0]
        vpermi2b zmm17, zmm28, zmm12                                     ;   683.3 p0+p5   43 t[0]
        vpternlogd zmm1, zmm21, zmm17, 0xca                              ;   688.3 p0      43 t[0]
        vpxord zmm7, zmm7, zmm4                                          ;   668.7 p0      55 t[0]
        vmovdqa64 zmm17, zmm24                                           ;   607.3         43 t[3] copy
        vpermi2b zmm17, zmm29, zmm6                                      ;   685.3 p0+p5   43 t[3]
        vmovdqa64 zmm21, zmm24                                           ;   607.3         43 t[3] copy
        vpermi2b zmm21, zmm28, zmm12                                     ;   687.3 p0+p5   43 t[3]
        vpternlogd zmm25, zmm30, zmm11, 0xca                             ;   683.3 p0      43 t[2]
        vpshufb zmm11, zmm0, zmm22                                       ;   688.3 p5      43 t[3]
        vpternlogd zmm3, zmm18, zmm1, 0x96                               ;   689.3 p0      55 t[0]
        vpshufb zmm18, zmm0, zmm24                                       ;   689.3 p5      43 t[3]
        vpxord zmm24, zmm13, zmm16                                       ;   678.3 p0      55 t[1]
        vpxord zmm13, zmm13, zmm14                                       ;   674.7 p0      55 t[1]
        vpxord zmm27, zmm27, zmm1                                        ;   689.3 p0      55 t[0]
        vmovdqa64 zmm1, zmm9                                             ;   644.7         43 t[1] copy
        vpermi2b zmm1, zmm29, zmm6                                       ;   691.3 p0+p5   43 t[1]
        vpermi2b zmm9, zmm28, zmm12                                      ;   693.3 p0+p5   43 t[1]
        vmovdqa64 zmm30, zmm5                                            ;   639.7         43 t[2] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   695.3 p0+p5   43 t[2]
        vpermi2b zmm5, zmm28, zmm12                                      ;   697.3 p0+p5   43 t[2]
        vpternlogd zmm20, zmm1, zmm9, 0xca                               ;   698.3 p0      43 t[1]
        vmovdqa64 zmm1, zmm22                                            ;   636.7         43 t[3] copy
        vpermi2b zmm1, zmm29, zmm6                                       ;   699.3 p0+p5   43 t[3]
        vpermi2b zmm22, zmm28, zmm12                                     ;   701.3 p0+p5   43 t[3]
        vpshufb zmm9, zmm15, zmm7                                        ;   702.3 p5      55 t[0]
        vpaddb zmm31, zmm7, zmm7                                         ;   683.7 p0      55 t[0]
        vpternlogd zmm18, zmm17, zmm21, 0xca                             ;   692.3 p0      43 t[3]
        vmovdqa64 zmm17, zmm2                                            ;   624.3         43 t[3] copy
        vpermi2b zmm17, zmm29, zmm6                                      ;   704.3 p0+p5   43 t[3]
        vmovdqa64 zmm21, zmm2                                            ;   624.3         43 t[3] copy
        vpermi2b zmm21, zmm28, zmm12                                     ;   706.3 p0+p5   43 t[3]
        vpternlogd zmm8, zmm30, zmm5, 0xca                               ;   702.3 p0      43 t[2]
        vpternlogd zmm7, zmm3, [rbp + 8064], 0x96                        ;   690.3 p0+p2   55 t[0]
        vpternlogd zmm3, zmm9, zmm31, 0x96                               ;   703.3 p0      55 t[0]
        vpternlogd zmm9, zmm31, zmm4, 0x96                               ;   703.3 p0      55 t[0]
        vpshufb zmm2, zmm0, zmm2                                         ;   707.3 p5      43 t[3]
        vpshufb zmm5, zmm15, zmm13                                       ;   708.3 p5      55 t[1]
        vpternlogd zmm11, zmm1, zmm22, 0xca                              ;   706.3 p0      43 t[3]
        vpaddb zmm1, zmm13, zmm13                                        ;   692.7 p0      55 t[1]
        vpxord zmm22, zmm10, zmm8                                        ;   703.3 p0      55 t[2]
        vpternlogd zmm5, zmm1, zmm24, 0x96                               ;   709.3 p0      55 t[1]
        vpshufb zmm1, zmm15, zmm24                                       ;   709.3 p5      55 t[1]
        vpaddb zmm24, zmm24, zmm24                                       ;   695.7 p0      55 t[1]
        vpternlogd zmm14, zmm1, zmm24, 0x96                              ;   710.3 p0      55 t[1]
        vpxord zmm1, zmm26, zmm25                                        ;   697.7 p0      55 t[2]
        vpshufb zmm24, zmm15, zmm27                                      ;   710.3 p5      55 t[0]
        vpxord zmm25, zmm25, zmm8                                        ;   703.3 p0      55 t[2]
        vpaddb zmm8, zmm27, zmm27                                        ;   699.7 p0      55 t[0]
        vmovdqa64 zmm30, zmm19                                           ;   632.3         43 t[3] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   712.3 p0+p5   43 t[3]
        vpternlogd zmm24, zmm8, zmm23, 0x96                              ;   711.3 p0      55 t[0]
        vpshufb zmm8, zmm0, zmm19                                        ;   713.3 p5      43 t[3]
        vpermi2b zmm19, zmm28, zmm12                                     ;   715.3 p0+p5   43 t[3]
        vpternlogd zmm9, zmm27, [rbp + 8128], 0x96                       ;   704.3 p0+p3   55 t[0]
        vpxord zmm16, zmm16, zmm20                                       ;   704.7 p0      55 t[1]
        vpternlogd zmm3, zmm24, [rbp + 8192], 0x96                       ;   712.3 p0+p2   55 t[0]
        vpternlogd zmm24, zmm4, [rbp + 8256], 0x96                       ;   712.3 p0+p3   55 t[0]
        vpternlogd zmm2, zmm17, zmm21, 0xca                              ;   711.3 p0      43 t[3]
        vpshufb zmm4, zmm15, zmm16                                       ;   716.3 p5      55 t[1]
        vpaddb zmm17, zmm16, zmm16                                       ;   708.7 p0      55 t[1]
        vpxord zmm21, zmm18, zmm2                                        ;   712.3 p0      55 t[3]
        vpshufb zmm23, zmm15, zmm1                                       ;   717.3 p5      55 t[2]
        vpternlogd zmm8, zmm30, zmm19, 0xca                              ;   720.3 p0      43 t[3]
        vpaddb zmm19, zmm1, zmm1                                         ;   711.7 p0      55 t[2]
        vpternlogd zmm16, zmm14, [rbp + 8320], 0x96                      ;   712.7 p0+p2   55 t[1]
        vpternlogd zmm14, zmm4, zmm17, 0x96                              ;   717.3 p0      55 t[1]
        vpternlogd zmm4, zmm17, zmm20, 0x96                              ;   717.3 p0      55 t[1]
        vpternlogd zmm23, zmm19, zmm25, 0x96                             ;   718.3 p0      55 t[2]
        vpshufb zmm17, zmm15, zmm25                                      ;   718.3 p5      55 t[2]
        vpaddb zmm19, zmm25, zmm25                                       ;   716.7 p0      55 t[2]
        vpternlogd zmm26, zmm17, zmm19, 0x96                             ;   719.3 p0      55 t[2]
        vpternlogd zmm20, zmm5, [rbp + 8512], 0x96                       ;   718.7 p0+p3   55 t[1]
        vpshufb zmm17, zmm0, zmm7                                        ;   719.3 p5      43 t[0]
        vpternlogd zmm4, zmm13, [rbp + 8384], 0x96                       ;   719.7 p0+p2   55 t[1]
        vpshufb zmm13, zmm15, zmm22                                      ;   720.3 p5      55 t[2]
        vpaddb zmm19, zmm22, zmm22                                       ;   720.7 p0      55 t[2]
        vpternlogd zmm14, zmm5, [rbp + 8448], 0x96                       ;   721.3 p5+p3   55 t[1]
        vpxord zmm18, zmm18, zmm11                                       ;   721.7 p0      55 t[3]
        vmovdqa64 zmm5, zmm7                                             ;   691.3         43 t[0] copy
        vpermi2b zmm5, zmm29, zmm6                                       ;   724.3 p5      43 t[0]
        vpermi2b zmm7, zmm28, zmm12                                      ;   726.3 p0+p5   43 t[0]
        vpternlogd zmm22, zmm26, [rbp + 8576], 0x96                      ;   723.7 p0+p2   55 t[2]
        vpternlogd zmm26, zmm13, zmm19, 0x96                             ;   724.7 p0      55 t[2]
        vpternlogd zmm13, zmm19, zmm10, 0x96                             ;   725.7 p0      55 t[2]
        vpxord zmm11, zmm11, zmm8                                        ;   726.7 p0      55 t[3]
        vpternlogd zmm10, zmm23, [rbp + 8768], 0x96                      ;   727.3 p5+p3   55 t[2]
        vpternlogd zmm26, zmm23, [rbp + 8704], 0x96                      ;   727.7 p0+p2   55 t[2]
        vpternlogd zmm13, zmm1, [rbp + 8640], 0x96                       ;   728.3 p5+p3   55 t[2]
        vpshufb zmm1, zmm15, zmm21                                       ;   729.3 p5      55 t[3]
        vpaddb zmm19, zmm21, zmm21                                       ;   728.7 p0      55 t[3]
        vpternlogd zmm17, zmm5, zmm7, 0xca                               ;   731.3 p0      43 t[0]
        vpshufb zmm5, zmm15, zmm18                                       ;   730.3 p5      55 t[3]
        vpaddb zmm7, zmm18, zmm18                                        ;   730.7 p0      55 t[3]
        vpternlogd zmm8, zmm5, zmm7, 0x96                                ;   731.7 p5      55 t[3]
        vpshufb zmm5, zmm0, zmm4                                         ;   732.3 p5      43 t[0]
        vpshufb zmm7, zmm0, zmm16                                        ;   733.3 p5      43 t[1]
        vpshufb zmm23, zmm0, zmm24                                       ;   734.3 p5      43 t[1]
        vpshufb zmm25, zmm15, zmm11                                      ;   735.3 p5      55 t[3]
        vpaddb zmm27, zmm11, zmm11                                       ;   731.7 p0      55 t[3]
        vpternlogd zmm25, zmm27, zmm18, 0x96                             ;   736.3 p0      55 t[3]
        vpternlogd zmm21, zmm8, [rbp + 8832], 0x96                       ;   733.7 p0+p2   55 t[3]
        vpternlogd zmm8, zmm1, zmm19, 0x96                               ;   734.7 p0      55 t[3]
        vpternlogd zmm1, zmm19, zmm2, 0x96                               ;   735.7 p0      55 t[3]
        vpternlogd zmm1, zmm11, [rbp + 8896], 0x96                       ;   736.7 p5+p3   55 t[3]
        vpshufb zmm11, zmm0, zmm26                                       ;   737.3 p5      43 t[0]
        vmovdqa64 zmm18, zmm4                                            ;   720.7         43 t[0] copy
        vpermi2b zmm18, zmm29, zmm6                                      ;   739.3 p0+p5   43 t[0]
        vpermi2b zmm4, zmm28, zmm12                                      ;   741.3 p0+p5   43 t[0]
        vpternlogd zmm5, zmm18, zmm4, 0xca                               ;   746.3 p0      43 t[0]
        vpshufb zmm4, zmm0, zmm3                                         ;   742.3 p5      43 t[2]
        vmovdqa64 zmm18, zmm16                                           ;   713.7         43 t[1] copy
        vpermi2b zmm18, zmm29, zmm6                                      ;   744.3 p0+p5   43 t[1]
        vpermi2b zmm16, zmm28, zmm12                                     ;   746.3 p0+p5   43 t[1]
        vpternlogd zmm8, zmm25, [rbp + 8960], 0x96                       ;   741.7 p0+p2   55 t[3]
        vpternlogd zmm25, zmm2, [rbp + 9024], 0x96                       ;   742.7 p0+p3   55 t[3]
        vpxord zmm2, zmm17, zmm5                                         ;   747.3 p0      55 t[0]
        vmovdqa64 zmm19, zmm24                                           ;   713.3         43 t[1] copy
        vpermi2b zmm19, zmm29, zmm6                                      ;   748.3 p0+p5   43 t[1]
        vpermi2b zmm24, zmm28, zmm12                                     ;   750.3 p0+p5   43 t[1]
        vpshufb zmm27, zmm0, zmm13                                       ;   751.3 p5      43 t[1]
        vpternlogd zmm7, zmm18, zmm16, 0xca                              ;   751.3 p0      43 t[1]
        vpshufb zmm16, zmm0, zmm20                                       ;   752.3 p5      43 t[2]
        vmovdqa64 zmm18, zmm26                                           ;   728.7         43 t[0] copy
        vpermi2b zmm18, zmm29, zmm6                                      ;   754.3 p0+p5   43 t[0]
        vpermi2b zmm26, zmm28, zmm12                                     ;   756.3 p0+p5   43 t[0]
        vpternlogd zmm11, zmm18, zmm26, 0xca                             ;   761.3 p0      43 t[0]
        vpshufb zmm18, zmm0, zmm22                                       ;   757.3 p5      43 t[2]
        vmovdqa64 zmm26, zmm3                                            ;   713.3         43 t[2] copy
        vpermi2b zmm26, zmm29, zmm6                                      ;   759.3 p0+p5   43 t[2]
        vpermi2b zmm3, zmm28, zmm12                                      ;   761.3 p0+p5   43 t[2]
        vpternlogd zmm23, zmm19, zmm24, 0xca                             ;   755.3 p0      43 t[1]
        vpshufb zmm19, zmm0, zmm25                                       ;   762.3 p5      43 t[0]
        vmovdqa64 zmm24, zmm13                                           ;   729.3         43 t[1] copy
        vpermi2b zmm24, zmm29, zmm6                                      ;   764.3 p0+p5   43 t[1]
        vpermi2b zmm13, zmm28, zmm12                                     ;   766.3 p0+p5   43 t[1]
        vpternlogd zmm27, zmm24, zmm13, 0xca                             ;   771.3 p0      43 t[1]
        vmovdqa64 zmm13, zmm20                                           ;   719.7         43 t[2] copy
        vpermi2b zmm13, zmm29, zmm6                                      ;   768.3 p0+p5   43 t[2]
        vpermi2b zmm20, zmm28, zmm12                                     ;   770.3 p0+p5   43 t[2]
        vpshufb zmm24, zmm0, zmm8                                        ;   771.3 p5      43 t[1]
        vpternlogd zmm4, zmm26, zmm3, 0xca                               ;   766.3 p0      43 t[2]
        vmovdqa64 zmm3, zmm22                                            ;   724.7         43 t[2] copy
        vpermi2b zmm3, zmm29, zmm6                                       ;   773.3 p0+p5   43 t[2]
        vpermi2b zmm22, zmm28, zmm12                                     ;   775.3 p0+p5   43 t[2]
        vpshufb zmm26, zmm15, zmm2                                       ;   776.3 p5      55 t[0]
        vmovdqa64 zmm30, zmm25                                           ;   743.7         43 t[0] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   778.3 p0+p5   43 t[0]
        vpermi2b zmm25, zmm28, zmm12                                     ;   780.3 p0+p5   43 t[0]
        vpternlogd zmm19, zmm30, zmm25, 0xca                             ;   785.3 p0      43 t[0]
        vpaddb zmm25, zmm2, zmm2                                         ;   764.7 p0      55 t[0]
        vpxord zmm5, zmm5, zmm11                                         ;   765.7 p0      55 t[0]
        vmovdqa64 zmm30, zmm9                                            ;   705.3         43 t[3] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   782.3 p0+p5   43 t[3]
        vmovdqa64 zmm31, zmm9                                            ;   705.3         43 t[3] copy
        vpermi2b zmm31, zmm28, zmm12                                     ;   784.3 p0+p5   43 t[3]
        vpternlogd zmm16, zmm13, zmm20, 0xca                             ;   775.3 p0      43 t[2]
        vpshufb zmm13, zmm0, zmm1                                        ;   785.3 p5      43 t[2]
        vpternlogd zmm18, zmm3, zmm22, 0xca                              ;   780.3 p0      43 t[2]
        vpshufb zmm3, zmm0, zmm21                                        ;   786.3 p5      43 t[3]
        vpternlogd zmm26, zmm25, zmm19, 0x96                             ;   786.3 p0      55 t[0]
        vpshufb zmm9, zmm0, zmm9                                         ;   787.3 p5      43 t[3]
        vmovdqa64 zmm20, zmm8                                            ;   742.7         43 t[1] copy
        vpermi2b zmm20, zmm29, zmm6                                      ;   789.3 p0+p5   43 t[1]
        vpermi2b zmm8, zmm28, zmm12                                      ;   791.3 p0+p5   43 t[1]
        vpxord zmm17, zmm17, zmm19                                       ;   786.3 p0      55 t[0]
        vpxord zmm19, zmm7, zmm27                                        ;   774.7 p0      55 t[1]
        vpxord zmm7, zmm7, zmm23                                         ;   775.7 p0      55 t[1]
        vmovdqa64 zmm22, zmm1                                            ;   737.7         43 t[2] copy
        vpermi2b zmm22, zmm29, zmm6                                      ;   793.3 p0+p5   43 t[2]
        vpermi2b zmm1, zmm28, zmm12                                      ;   795.3 p0+p5   43 t[2]
        vpternlogd zmm24, zmm20, zmm8, 0xca                              ;   796.3 p0      43 t[1]
        vmovdqa64 zmm8, zmm21                                            ;   734.7         43 t[3] copy
        vpermi2b zmm8, zmm29, zmm6                                       ;   797.3 p0+p5   43 t[3]
        vpermi2b zmm21, zmm28, zmm12                                     ;   799.3 p0+p5   43 t[3]
        vpshufb zmm20, zmm15, zmm5                                       ;   800.3 p5      55 t[0]
        vpaddb zmm25, zmm5, zmm5                                         ;   781.7 p0      55 t[0]
        vpternlogd zmm9, zmm30, zmm31, 0xca                              ;   789.3 p0      43 t[3]
        vmovdqa64 zmm30, zmm14                                           ;   722.3         43 t[3] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   802.3 p0+p5   43 t[3]
        vmovdqa64 zmm31, zmm14                                           ;   722.3         43 t[3] copy
        vpermi2b zmm31, zmm28, zmm12                                     ;   804.3 p0+p5   43 t[3]
        vpternlogd zmm13, zmm22, zmm1, 0xca                              ;   800.3 p0      43 t[2]
        vpternlogd zmm5, zmm26, [rbp + 9088], 0x96                       ;   787.3 p0+p2   55 t[0]
        vpternlogd zmm26, zmm20, zmm25, 0x96                             ;   801.3 p0      55 t[0]
        vpternlogd zmm20, zmm25, zmm11, 0x96                             ;   801.3 p0      55 t[0]
        vpshufb zmm1, zmm0, zmm14                                        ;   805.3 p5      43 t[3]
        vpshufb zmm14, zmm15, zmm19                                      ;   806.3 p5      55 t[1]
        vpternlogd zmm3, zmm8, zmm21, 0xca                               ;   804.3 p0      43 t[3]
        vpaddb zmm8, zmm19, zmm19                                        ;   790.7 p0      55 t[1]
        vpxord zmm21, zmm4, zmm13                                        ;   801.3 p0      55 t[2]
        vpternlogd zmm23, zmm14, zmm8, 0x96                              ;   807.3 p0      55 t[1]
        vpshufb zmm8, zmm15, zmm7                                        ;   807.3 p5      55 t[1]
        vpaddb zmm14, zmm7, zmm7                                         ;   793.7 p0      55 t[1]
        vpternlogd zmm8, zmm14, zmm19, 0x96                              ;   808.3 p0      55 t[1]
        vpshufb zmm14, zmm15, zmm17                                      ;   808.3 p5      55 t[0]
        vpaddb zmm19, zmm17, zmm17                                       ;   795.7 p0      55 t[0]
        vmovdqa64 zmm22, zmm10                                           ;   728.3         43 t[3] copy
        vpermi2b zmm22, zmm29, zmm6                                      ;   810.3 p0+p5   43 t[3]
        vpternlogd zmm14, zmm19, zmm2, 0x96                              ;   809.3 p0      55 t[0]
        vpshufb zmm2, zmm0, zmm10                                        ;   811.3 p5      43 t[3]
        vpermi2b zmm10, zmm28, zmm12                                     ;   813.3 p0+p5   43 t[3]
        vpternlogd zmm20, zmm17, [rbp + 9152], 0x96                      ;   802.3 p0+p3   55 t[0]
        vpxord zmm17, zmm16, zmm18                                       ;   800.7 p0      55 t[2]
        vpxord zmm18, zmm18, zmm13                                       ;   801.7 p0      55 t[2]
        vpxord zmm27, zmm27, zmm24                                       ;   802.7 p0      55 t[1]
        vpternlogd zmm26, zmm14, [rbp + 9216], 0x96                      ;   810.3 p0+p2   55 t[0]
        vpternlogd zmm14, zmm11, [rbp + 9280], 0x96                      ;   810.3 p0+p3   55 t[0]
        vpternlogd zmm1, zmm30, zmm31, 0xca                              ;   809.3 p0      43 t[3]
        vpshufb zmm11, zmm15, zmm27                                      ;   814.3 p5      55 t[1]
        vpaddb zmm13, zmm27, zmm27                                       ;   806.7 p0      55 t[1]
        vpxord zmm19, zmm9, zmm1                                         ;   810.3 p0      55 t[3]
        vpternlogd zmm27, zmm23, [rbp + 9344], 0x96                      ;   808.7 p0+p2   55 t[1]
        vpternlogd zmm23, zmm11, zmm13, 0x96                             ;   815.3 p0      55 t[1]
        vpternlogd zmm11, zmm13, zmm24, 0x96                             ;   815.3 p0      55 t[1]
        vpshufb zmm13, zmm0, zmm5                                        ;   815.3 p5      43 t[0]
        vpternlogd zmm24, zmm8, [rbp + 9536], 0x96                       ;   811.7 p0+p3   55 t[1]
        vpshufb zmm25, zmm15, zmm18                                      ;   816.3 p5      55 t[2]
        vpternlogd zmm2, zmm22, zmm10, 0xca                              ;   818.3 p0      43 t[3]
        vpaddb zmm10, zmm18, zmm18                                       ;   813.7 p0      55 t[2]
        vpternlogd zmm16, zmm25, zmm10, 0x96                             ;   817.3 p0      55 t[2]
        vpternlogd zmm11, zmm7, [rbp + 9408], 0x96                       ;   816.3 p0+p2   55 t[1]
        vpshufb zmm7, zmm15, zmm21                                       ;   817.3 p5      55 t[2]
        vpaddb zmm10, zmm21, zmm21                                       ;   816.7 p0      55 t[2]
        vpshufb zmm22, zmm15, zmm17                                      ;   818.3 p5      55 t[2]
        vpaddb zmm25, zmm17, zmm17                                       ;   817.7 p0      55 t[2]
        vpternlogd zmm22, zmm25, zmm18, 0x96                             ;   819.3 p0      55 t[2]
        vpternlogd zmm23, zmm8, [rbp + 9472], 0x96                       ;   819.3 p5+p3   55 t[1]
        vpxord zmm9, zmm9, zmm3                                          ;   819.7 p0      55 t[3]
        vmovdqa64 zmm8, zmm5                                             ;   788.3         43 t[0] copy
        vpermi2b zmm8, zmm29, zmm6                                       ;   822.3 p5      43 t[0]
        vpermi2b zmm5, zmm28, zmm12                                      ;   824.3 p0+p5   43 t[0]
        vpternlogd zmm21, zmm16, [rbp + 9600], 0x96                      ;   821.7 p0+p2   55 t[2]
        vpternlogd zmm16, zmm7, zmm10, 0x96                              ;   822.7 p0      55 t[2]
        vpternlogd zmm7, zmm10, zmm4, 0x96                               ;   823.7 p0      55 t[2]
        vpxord zmm3, zmm3, zmm2                                          ;   824.7 p0      55 t[3]
        vpternlogd zmm7, zmm17, [rbp + 9664], 0x96                       ;   825.3 p5+p3   55 t[2]
        vpshufb zmm10, zmm15, zmm19                                      ;   826.3 p5      55 t[3]
        vpaddb zmm17, zmm19, zmm19                                       ;   825.7 p0      55 t[3]
        vpternlogd zmm13, zmm8, zmm5, 0xca                               ;   829.3 p0      43 t[0]
        vpternlogd zmm4, zmm22, [rbp + 9792], 0x96                       ;   827.3 p5+p2   55 t[2]
        vpternlogd zmm16, zmm22, [rbp + 9728], 0x96                      ;   827.7 p0+p3   55 t[2]
        vpshufb zmm5, zmm15, zmm9                                        ;   828.3 p5      55 t[3]
        vpaddb zmm8, zmm9, zmm9                                          ;   828.7 p0      55 t[3]
        vpternlogd zmm2, zmm5, zmm8, 0x96                                ;   829.7 p5      55 t[3]
        vpshufb zmm5, zmm0, zmm11                                        ;   830.3 p5      43 t[0]
        vpshufb zmm8, zmm0, zmm27                                        ;   831.3 p5      43 t[1]
        vpshufb zmm18, zmm0, zmm14                                       ;   832.3 p5      43 t[1]
        vpshufb zmm22, zmm15, zmm3                                       ;   833.3 p5      55 t[3]
        vpaddb zmm25, zmm3, zmm3                                         ;   829.7 p0      55 t[3]
        vpternlogd zmm22, zmm25, zmm9, 0x96                              ;   834.3 p0      55 t[3]
        vpternlogd zmm19, zmm2, [rbp + 9856], 0x96                       ;   831.7 p0+p2   55 t[3]
        vpternlogd zmm2, zmm10, zmm17, 0x96                              ;   832.7 p0      55 t[3]
        vpternlogd zmm10, zmm17, zmm1, 0x96                              ;   833.7 p0      55 t[3]
        vpternlogd zmm10, zmm3, [rbp + 9920], 0x96                       ;   834.7 p5+p3   55 t[3]
        vmovdqa64 zmm3, zmm11                                            ;   817.3         43 t[0] copy
        vpermi2b zmm3, zmm29, zmm6                                       ;   836.3 p0+p5   43 t[0]
        vpermi2b zmm11, zmm28, zmm12                                     ;   838.3 p0+p5   43 t[0]
        vpternlogd zmm5, zmm3, zmm11, 0xca                               ;   843.3 p0      43 t[0]
        vmovdqa64 zmm3, zmm27                                            ;   809.7         43 t[1] copy
        vpermi2b zmm3, zmm29, zmm6                                       ;   840.3 p0+p5   43 t[1]
        vpermi2b zmm27, zmm28, zmm12                                     ;   842.3 p0+p5   43 t[1]
        vpshufb zmm9, zmm0, zmm16                                        ;   843.3 p5      43 t[0]
        vpshufb zmm11, zmm0, zmm26                                       ;   844.3 p5      43 t[2]
        vpternlogd zmm2, zmm22, [rbp + 9984], 0x96                       ;   839.7 p0+p2   55 t[3]
        vpternlogd zmm22, zmm1, [rbp + 10048], 0x96                      ;   840.7 p0+p3   55 t[3]
        vpshufb zmm1, zmm0, zmm24                                        ;   845.3 p5      43 t[2]
        vpxord zmm17, zmm13, zmm5                                        ;   844.3 p0      55 t[0]
        vmovdqa64 zmm25, zmm14                                           ;   811.3         43 t[1] copy
        vpermi2b zmm25, zmm29, zmm6                                      ;   847.3 p0+p5   43 t[1]
        vpermi2b zmm14, zmm28, zmm12                                     ;   849.3 p0+p5   43 t[1]
        vpternlogd zmm8, zmm3, zmm27, 0xca                               ;   847.3 p0      43 t[1]
        vpshufb zmm3, zmm0, zmm7                                         ;   850.3 p5      43 t[1]
        vpshufb zmm27, zmm0, zmm21                                       ;   851.3 p5      43 t[2]
        vpternlogd zmm18, zmm25, zmm14, 0xca                             ;   854.3 p0      43 t[1]
        vmovdqa64 zmm14, zmm16                                           ;   828.7         43 t[0] copy
        vpermi2b zmm14, zmm29, zmm6                                      ;   853.3 p0+p5   43 t[0]
        vpermi2b zmm16, zmm28, zmm12                                     ;   855.3 p0+p5   43 t[0]
        vpternlogd zmm9, zmm14, zmm16, 0xca                              ;   860.3 p0      43 t[0]
        vmovdqa64 zmm14, zmm26                                           ;   811.3         43 t[2] copy
        vpermi2b zmm14, zmm29, zmm6                                      ;   857.3 p0+p5   43 t[2]
        vpermi2b zmm26, zmm28, zmm12                                     ;   859.3 p0+p5   43 t[2]
        vpshufb zmm16, zmm0, zmm22                                       ;   860.3 p5      43 t[0]
        vmovdqa64 zmm25, zmm24                                           ;   812.7         43 t[2] copy
        vpermi2b zmm25, zmm29, zmm6                                      ;   862.3 p0+p5   43 t[2]
        vpermi2b zmm24, zmm28, zmm12                                     ;   864.3 p0+p5   43 t[2]
        vpternlogd zmm11, zmm14, zmm26, 0xca                             ;   864.3 p0      43 t[2]
        vmovdqa64 zmm14, zmm7                                            ;   826.3         43 t[1] copy
        vpermi2b zmm14, zmm29, zmm6                                      ;   866.3 p0+p5   43 t[1]
        vpermi2b zmm7, zmm28, zmm12                                      ;   868.3 p0+p5   43 t[1]
        vpshufb zmm26, zmm0, zmm2                                        ;   869.3 p5      43 t[1]
        vpternlogd zmm3, zmm14, zmm7, 0xca                               ;   873.3 p0      43 t[1]
        vpshufb zmm7, zmm15, zmm17                                       ;   870.3 p5      55 t[0]
        vpaddb zmm14, zmm17, zmm17                                       ;   857.7 p0      55 t[0]
        vmovdqa64 zmm30, zmm21                                           ;   822.7         43 t[2] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   872.3 p0+p5   43 t[2]
        vpermi2b zmm21, zmm28, zmm12                                     ;   874.3 p0+p5   43 t[2]
        vpternlogd zmm1, zmm25, zmm24, 0xca                              ;   869.3 p0      43 t[2]
        vpshufb zmm24, zmm0, zmm10                                       ;   875.3 p5      43 t[2]
        vmovdqa64 zmm25, zmm22                                           ;   841.7         43 t[0] copy
        vpermi2b zmm25, zmm29, zmm6                                      ;   877.3 p0+p5   43 t[0]
        vpermi2b zmm22, zmm28, zmm12                                     ;   879.3 p0+p5   43 t[0]
        vpternlogd zmm16, zmm25, zmm22, 0xca                             ;   884.3 p0      43 t[0]
        vpxord zmm5, zmm5, zmm9                                          ;   864.7 p0      55 t[0]
        vmovdqa64 zmm22, zmm20                                           ;   803.3         43 t[3] copy
        vpermi2b zmm22, zmm29, zmm6                                      ;   881.3 p0+p5   43 t[3]
        vmovdqa64 zmm25, zmm20                                           ;   803.3         43 t[3] copy
        vpermi2b zmm25, zmm28, zmm12                                     ;   883.3 p0+p5   43 t[3]
        vpternlogd zmm27, zmm30, zmm21, 0xca                             ;   879.3 p0      43 t[2]
        vpshufb zmm21, zmm0, zmm19                                       ;   884.3 p5      43 t[3]
        vpternlogd zmm7, zmm14, zmm16, 0x96                              ;   885.3 p0      55 t[0]
        vpshufb zmm14, zmm0, zmm20                                       ;   885.3 p5      43 t[3]
        vpxord zmm20, zmm8, zmm3                                         ;   874.3 p0      55 t[1]
        vpxord zmm8, zmm8, zmm18                                         ;   870.7 p0      55 t[1]
        vpxord zmm13, zmm13, zmm16                                       ;   885.3 p0      55 t[0]
        vmovdqa64 zmm16, zmm2                                            ;   840.7         43 t[1] copy
        vpermi2b zmm16, zmm29, zmm6                                      ;   887.3 p0+p5   43 t[1]
        vpermi2b zmm2, zmm28, zmm12                                      ;   889.3 p0+p5   43 t[1]
        vmovdqa64 zmm30, zmm10                                           ;   835.7         43 t[2] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   891.3 p0+p5   43 t[2]
        vpermi2b zmm10, zmm28, zmm12                                     ;   893.3 p0+p5   43 t[2]
        vpternlogd zmm26, zmm16, zmm2, 0xca                              ;   894.3 p0      43 t[1]
        vmovdqa64 zmm2, zmm19                                            ;   832.7         43 t[3] copy
        vpermi2b zmm2, zmm29, zmm6                                       ;   895.3 p0+p5   43 t[3]
        vpermi2b zmm19, zmm28, zmm12                                     ;   897.3 p0+p5   43 t[3]
        vpshufb zmm16, zmm15, zmm5                                       ;   898.3 p5      55 t[0]
        vpaddb zmm31, zmm5, zmm5                                         ;   879.7 p0      55 t[0]
        vpternlogd zmm14, zmm22, zmm25, 0xca                             ;   888.3 p0      43 t[3]
        vmovdqa64 zmm22, zmm23                                           ;   820.3         43 t[3] copy
        vpermi2b zmm22, zmm29, zmm6                                      ;   900.3 p0+p5   43 t[3]
        vmovdqa64 zmm25, zmm23                                           ;   820.3         43 t[3] copy
        vpermi2b zmm25, zmm28, zmm12                                     ;   902.3 p0+p5   43 t[3]
        vpternlogd zmm24, zmm30, zmm10, 0xca                             ;   898.3 p0      43 t[2]
        vpternlogd zmm5, zmm7, [rbp + 10112], 0x96                       ;   886.3 p0+p2   55 t[0]
        vpternlogd zmm7, zmm16, zmm31, 0x96                              ;   899.3 p0      55 t[0]
        vpternlogd zmm16, zmm31, zmm9, 0x96                              ;   899.3 p0      55 t[0]
        vpshufb zmm10, zmm0, zmm23                                       ;   903.3 p5      43 t[3]
        vpshufb zmm23, zmm15, zmm8                                       ;   904.3 p5      55 t[1]
        vpternlogd zmm21, zmm2, zmm19, 0xca                              ;   902.3 p0      43 t[3]
        vpaddb zmm2, zmm8, zmm8                                          ;   888.7 p0      55 t[1]
        vpxord zmm19, zmm11, zmm24                                       ;   899.3 p0      55 t[2]
        vpternlogd zmm23, zmm2, zmm20, 0x96                              ;   905.3 p0      55 t[1]
        vpshufb zmm2, zmm15, zmm20                                       ;   905.3 p5      55 t[1]
        vpaddb zmm20, zmm20, zmm20                                       ;   891.7 p0      55 t[1]
        vpternlogd zmm18, zmm2, zmm20, 0x96                              ;   906.3 p0      55 t[1]
        vpxord zmm2, zmm1, zmm27                                         ;   893.7 p0      55 t[2]
        vpshufb zmm20, zmm15, zmm13                                      ;   906.3 p5      55 t[0]
        vpxord zmm27, zmm27, zmm24                                       ;   899.3 p0      55 t[2]
        vpaddb zmm24, zmm13, zmm13                                       ;   895.7 p0      55 t[0]
        vmovdqa64 zmm30, zmm4                                            ;   828.3         43 t[3] copy
        vpermi2b zmm30, zmm29, zmm6                                      ;   908.3 p0+p5   43 t[3]
        vpternlogd zmm20, zmm24, zmm17, 0x96                             ;   907.3 p0      55 t[0]
        vpshufb zmm17, zmm0, zmm4                                        ;   909.3 p5      43 t[3]
        vpermi2b zmm4, zmm28, zmm12                                      ;   911.3 p0+p5   43 t[3]
        vpternlogd zmm16, zmm13, [rbp + 10176], 0x96                     ;   900.3 p0+p3   55 t[0]
        vpxord zmm3, zmm3, zmm26                                         ;   900.7 p0      55 t[1]
        vpternlogd zmm7, zmm20, [rbp + 10240], 0x96                      ;   908.3 p0+p2   55 t[0]
        vpternlogd zmm20, zmm9, [rbp + 10304], 0x96                      ;   908.3 p0+p3   55 t[0]
        vpternlogd zmm10, zmm22, zmm25, 0xca                             ;   907.3 p0      43 t[3]
        vpshufb zmm9, zmm15, zmm3                                        ;   912.3 p5      55 t[1]
        vpaddb zmm13, zmm3, zmm3                                         ;   904.7 p0      55 t[1]
        vpxord zmm22, zmm14, zmm10                                       ;   908.3 p0      55 t[3]
        vpshufb zmm24, zmm15, zmm2                                       ;   913.3 p5      55 t[2]
        vpternlogd zmm17, zmm30, zmm4, 0xca                              ;   916.3 p0      43 t[3]
        vpaddb zmm4, zmm2, zmm2                                          ;   907.7 p0      55 t[2]
        vpternlogd zmm3, zmm18, [rbp + 10368], 0x96                      ;   908.7 p0+p2   55 t[1]
        vpternlogd zmm18, zmm9, zmm13, 0x96                              ;   913.3 p0      55 t[1]
        vpternlogd zmm9, zmm13, zmm26, 0x96                              ;   913.3 p0      55 t[1]
        vpternlogd zmm24, zmm4, zmm27, 0x96                              ;   914.3 p0      55 t[2]
        vpshufb zmm4, zmm15, zmm27                                       ;   914.3 p5      55 t[2]
        vpaddb zmm13, zmm27, zmm27                                       ;   912.7 p0      55 t[2]
        vpternlogd zmm1, zmm4, zmm13, 0x96                               ;   915.3 p0      55 t[2]
        vpternlogd zmm26, zmm23, [rbp + 10560], 0x96                     ;   914.7 p0+p3   55 t[1]
        vpshufb zmm4, zmm0, zmm5                                         ;   915.3 p5      43 dst
        vpternlogd zmm9, zmm8, [rbp + 10432], 0x96                       ;   915.7 p0+p2   55 t[1]
        vpshufb zmm8, zmm15, zmm19                                       ;   916.3 p5      55 t[2]
        vpaddb zmm13, zmm19, zmm19                                       ;   916.7 p0      55 t[2]
        vpternlogd zmm18, zmm23, [rbp + 10496], 0x96                     ;   917.3 p5+p3   55 t[1]
        vmovdqu64 zmm23, [rbp + 12160]                                   ;   712.8 p2      58 dst
        vmovdqu64 zmm25, [rbp + 12224]                                   ;   713.5 p3      58 dst
        vmovdqu64 zmm27, [rbp + 12288]                                   ;   713.8 p2      58 dst
        vmovdqu64 zmm30, [rbp + 12352]                                   ;   714.5 p3      58 dst
        vpxord zmm14, zmm14, zmm21                                       ;   917.7 p0      55 t[3]
        vmovdqa64 zmm31, zmm5                                            ;   887.3         43 dst copy
        vpermi2b zmm31, zmm29, zmm6                                      ;   920.3 p5      43 dst
        vpermi2b zmm5, zmm28, zmm12                                      ;   922.3 p0+p5   43 dst
        vpternlogd zmm4, zmm31, zmm5, 0xca                               ;   927.3 p0      43 dst
        vmovdqu64 zmm5, [rbp + 12416]                                    ;   717.3 p2      58 dst
        vpxord zmm21, zmm21, zmm17                                       ;   920.7 p0      55 t[3]
        vpternlogd zmm19, zmm1, [rbp + 10624], 0x96                      ;   921.7 p0+p3   55 t[2]
        vpternlogd zmm1, zmm8, zmm13, 0x96                               ;   922.7 p0      55 t[2]
        vpternlogd zmm8, zmm13, zmm11, 0x96                              ;   923.3 p5      55 t[2]
        vmovdqu64 zmm13, [rbp + 12480]                                   ;   720.5 p2      58 dst
        vpternlogd zmm8, zmm2, [rbp + 10688], 0x96                       ;   924.3 p0+p3   55 t[2]
        vmovdqu64 zmm2, [rbp + 12544]                                    ;   721.5 p2      58 dst
        vpternlogd zmm11, zmm24, [rbp + 10816], 0x96                     ;   924.3 p5+p3   55 t[2]
        vpternlogd zmm1, zmm24, [rbp + 10752], 0x96                      ;   924.7 p0+p2   55 t[2]
        vmovdqu64 zmm24, [rbp + 12608]                                   ;   722.7 p3      58 dst
        vpxord zmm23, zmm23, zmm4                                        ;   928.3 p5      58 dst
        vmovdqu64 zmm4, [rbp + 12672]                                    ;   723.5 p2      58 dst
        vpshufb zmm31, zmm15, zmm22                                      ;   926.3 p5      55 t[3]
        vmovdqu64 [rbp + 13632], zmm23                                   ;   929.3 p7+p4   58 dst spill
        vpshufb zmm23, zmm15, zmm14                                      ;   927.3 p5      55 t[3]
        vpshufb zmm15, zmm15, zmm21                                      ;   928.3 p5      55 t[3]
        vmovdqu64 [rbp + 13568], zmm11                                   ;   925.3 p8+p9   55 t[2] spill
        vpaddb zmm11, zmm22, zmm22                                       ;   925.7 p0      55 t[3]
        vmovdqu64 [rbp + 13440], zmm18                                   ;   918.3 p7+p4   55 t[1] spill
        vpshufb zmm18, zmm0, zmm3                                        ;   929.3 p5      43 dst
        vmovdqu64 [rbp + 13184], zmm16                                   ;   901.3 p8+p9   55 t[0] spill
        vpaddb zmm16, zmm14, zmm14                                       ;   926.7 p0      55 t[3]
        vmovdqu64 [rbp + 13248], zmm26                                   ;   915.7 p7+p4   55 t[1] spill
        vpshufb zmm26, zmm0, [rbp + 13184]                               ;   930.3 p5+p3   43 dst
        vmovdqu64 [rbp + 13312], zmm26                                   ;   931.3 p8+p9   43 dst spill
        vpshufb zmm26, zmm0, [rbp + 13248]                               ;   931.3 p5+p2   43 dst
        vpternlogd zmm17, zmm23, zmm16, 0x96                             ;   928.3 p0      55 t[3]
        vmovdqu64 zmm16, [rbp + 13440]                                   ;   918.3 p3      55 t[1] reload
        vpshufb zmm23, zmm0, zmm16                                       ;   932.3 p5      43 dst
        vmovdqu64 zmm16, [rbp + 13248]                                   ;   915.7 p2      43 dst
        vpermi2b zmm16, zmm29, zmm6                                      ;   934.3 p0+p5   43 dst
        vmovdqu64 [rbp + 13376], zmm23                                   ;   933.3 p7+p4   43 dst spill
        vmovdqu64 zmm23, [rbp + 13248]                                   ;   915.7 p3      43 dst
        vpermi2b zmm23, zmm28, zmm12                                     ;   936.3 p0+p5   43 dst
        vmovdqu64 [rbp + 13248], zmm26                                   ;   932.3 p8+p9   43 dst spill
        vmovdqu64 zmm26, [rbp + 13184]                                   ;   901.3 p2      43 dst
        vpermi2b zmm26, zmm29, zmm6                                      ;   938.3 p0+p5   43 dst
        vmovdqu64 [rbp + 13504], zmm26                                   ;   943.3 p7+p4   43 dst spill
        vmovdqu64 zmm26, [rbp + 13184]                                   ;   901.3 p3      43 dst
        vpermi2b zmm26, zmm28, zmm12                                     ;   940.3 p0+p5   43 dst
        vmovdqu64 [rbp + 13184], zmm26                                   ;   945.3 p8+p9   43 dst spill
        vmovdqu64 zmm26, [rbp + 13440]                                   ;   918.3 p2      43 dst
        vpermi2b zmm26, zmm29, zmm6                                      ;   942.3 p0+p5   43 dst
        vmovdqu64 [rbp + 13696], zmm26                                   ;   947.3 p7+p4   43 dst spill
        vmovdqu64 zmm26, [rbp + 13440]                                   ;   918.3 p3      43 dst
        vpermi2b zmm26, zmm28, zmm12                                     ;   944.3 p0+p5   43 dst
        vmovdqu64 [rbp + 13440], zmm26                                   ;   949.3 p8+p9   43 dst spill
        vpshufb zmm26, zmm0, zmm9                                        ;   945.3 p5      43 dst
        vmovdqu64 [rbp + 13760], zmm16                                   ;   939.3 p7+p4   43 dst spill
        vpshufb zmm16, zmm0, zmm20                                       ;   946.3 p5      43 dst
        vpternlogd zmm22, zmm17, [rbp + 10880], 0x96                     ;   934.7 p0+p2   55 t[3]
        vpternlogd zmm17, zmm31, zmm11, 0x96                             ;   935.7 p0      55 t[3]
        vpternlogd zmm31, zmm11, zmm10, 0x96                             ;   936.7 p0      55 t[3]
        vpaddb zmm11, zmm21, zmm21                                       ;   937.7 p0      55 t[3]
        vpternlogd zmm15, zmm11, zmm14, 0x96                             ;   938.7 p0      55 t[3]
        vmovdqu64 zmm11, [rbp + 13568]                                   ;   925.3 p3      55 t[2] reload
        vpshufb zmm14, zmm0, zmm11                                       ;   947.3 p5      43 dst
        vpternlogd zmm31, zmm21, [rbp + 10944], 0x96                     ;   939.7 p0+p2   55 t[3]
        vpshufb zmm21, zmm0, zmm7                                        ;   948.3 p5      43 dst
        vmovdqa64 zmm11, zmm3                                            ;   909.7         43 dst copy
        vpermi2b zmm11, zmm29, zmm6                                      ;   950.3 p0+p5   43 dst
        vpermi2b zmm3, zmm28, zmm12                                      ;   952.3 p0+p5   43 dst
        vpternlogd zmm18, zmm11, zmm3, 0xca                              ;   957.3 p0      43 dst
        vmovdqu64 zmm3, [rbp + 13568]                                    ;   925.3 p3      43 dst
        vpermi2b zmm3, zmm29, zmm6                                       ;   954.3 p0+p5   43 dst
        vmovdqu64 zmm11, [rbp + 13568]                                   ;   925.3 p2      43 dst
        vpermi2b zmm11, zmm28, zmm12                                     ;   956.3 p0+p5   43 dst
        vpxord zmm5, zmm5, zmm18                                         ;   958.3 p0      58 dst
        vmovdqa64 zmm18, zmm9                                            ;   916.7         43 dst copy
        vpermi2b zmm18, zmm29, zmm6                                      ;   958.3 p0+p5   43 dst
        vpermi2b zmm9, zmm28, zmm12                                      ;   960.3 p0+p5   43 dst
        vpternlogd zmm26, zmm18, zmm9, 0xca                              ;   965.3 p0      43 dst
        vmovdqu64 zmm9, [rbp + 12736]                                    ;   755.5 p3      58 dst
        vpshufb zmm18, zmm0, zmm1                                        ;   961.3 p5      43 dst
        vpxord zmm25, zmm25, zmm26                                       ;   966.3 p0      58 dst
        vmovdqa64 zmm26, zmm20                                           ;   909.3         43 dst copy
        vpermi2b zmm26, zmm29, zmm6                                      ;   963.3 p0+p5   43 dst
        vpermi2b zmm20, zmm28, zmm12                                     ;   965.3 p0+p5   43 dst
        vpternlogd zmm16, zmm26, zmm20, 0xca                             ;   970.3 p0      43 dst
        vmovdqu64 zmm20, [rbp + 12800]                                   ;   762.5 p2      58 dst
        vpshufb zmm26, zmm0, zmm8                                        ;   966.3 p5      43 dst
        vpternlogd zmm14, zmm3, zmm11, 0xca                              ;   961.3 p0      43 dst
        vmovdqu64 zmm3, [rbp + 12864]                                    ;   764.5 p3      58 dst
        vmovdqa64 zmm11, zmm7                                            ;   909.3         43 dst copy
        vpermi2b zmm11, zmm29, zmm6                                      ;   968.3 p0+p5   43 dst
        vpermi2b zmm7, zmm28, zmm12                                      ;   970.3 p0+p5   43 dst
        vpternlogd zmm21, zmm11, zmm7, 0xca                              ;   975.3 p0      43 dst
        vpternlogd zmm17, zmm15, [rbp + 11072], 0x96                     ;   957.7 p0+p2   55 t[3]
        vpternlogd zmm15, zmm10, [rbp + 11264], 0x96                     ;   958.7 p0+p3   55 t[3]
        vmovdqu64 zmm7, [rbp + 13504]                                    ;   943.3 p2      43 dst reload
        vmovdqu64 zmm10, [rbp + 13312]                                   ;   931.3 p3      43 dst
        vpternlogd zmm10, zmm7, [rbp + 13184], 0xca                      ;   959.7 p0+p2   43 dst
        vpshufb zmm7, zmm0, zmm19                                        ;   971.3 p5      43 dst
        vmovdqa64 zmm11, zmm1                                            ;   925.7         43 dst copy
        vpermi2b zmm11, zmm29, zmm6                                      ;   973.3 p0+p5   43 dst
        vpermi2b zmm1, zmm28, zmm12                                      ;   975.3 p0+p5   43 dst
        vpternlogd zmm18, zmm11, zmm1, 0xca                              ;   980.3 p0      43 dst
        vmovdqa64 zmm1, zmm8                                             ;   925.3         43 dst copy
        vpermi2b zmm1, zmm29, zmm6                                       ;   977.3 p0+p5   43 dst
        vpermi2b zmm8, zmm28, zmm12                                      ;   979.3 p0+p5   43 dst
        vmovdqa64 zmm11, zmm19                                           ;   922.7         43 dst copy
        vpermi2b zmm11, zmm29, zmm6                                      ;   981.3 p0+p5   43 dst
        vpermi2b zmm19, zmm28, zmm12                                     ;   983.3 p0+p5   43 dst
        vpternlogd zmm26, zmm1, zmm8, 0xca                               ;   984.3 p0      43 dst
        vpxord zmm24, zmm24, zmm16                                       ;   971.3 p0      58 dst
        vmovdqu64 zmm1, [rbp + 13696]                                    ;   947.3 p3      43 dst reload
        vmovdqu64 zmm8, [rbp + 13376]                                    ;   933.3 p2      43 dst
        vpternlogd zmm8, zmm1, [rbp + 13440], 0xca                       ;   969.7 p0+p3   43 dst
        vpshufb zmm1, zmm0, zmm31                                        ;   984.3 p5      43 dst
        vpshufb zmm16, zmm0, zmm22                                       ;   985.3 p5      43 dst
        vpxord zmm27, zmm27, zmm18                                       ;   981.3 p0      58 dst
        vpshufb zmm18, zmm0, zmm15                                       ;   986.3 p5      43 dst
        vpshufb zmm0, zmm0, zmm17                                        ;   987.3 p5      43 dst
        vpternlogd zmm7, zmm11, zmm19, 0xca                              ;   988.3 p0      43 dst
        vmovdqa64 zmm11, zmm31                                           ;   940.7         43 dst copy
        vpermi2b zmm11, zmm29, zmm6                                      ;   989.3 p0+p5   43 dst
        vpermi2b zmm31, zmm28, zmm12                                     ;   991.3 p0+p5   43 dst
        vmovdqa64 zmm19, zmm22                                           ;   935.7         43 dst copy
        vpermi2b zmm19, zmm29, zmm6                                      ;   993.3 p0+p5   43 dst
        vpermi2b zmm22, zmm28, zmm12                                     ;   995.3 p0+p5   43 dst
        vpxord zmm20, zmm20, zmm21                                       ;   976.7 p0      58 dst
        vpxord zmm13, zmm13, zmm26                                       ;   985.3 p0      58 dst
        vmovdqu64 zmm21, [rbp + 13248]                                   ;   932.3 p2      43 dst reload
        vpternlogd zmm23, zmm21, [rbp + 13760], 0xb8                     ;   978.7 p0+p3   43 dst
        vpxord zmm3, zmm3, zmm23                                         ;   979.7 p0      58 dst
        vmovdqu64 zmm21, [rbp + 12928]                                   ;   800.5 p2      58 dst
        vpxord zmm10, zmm10, [rbp + 12992]                               ;   980.7 p0+p3   58 dst
        vpternlogd zmm1, zmm11, zmm31, 0xca                              ;   996.3 p0      43 dst
        vmovdqu64 zmm11, [rbp + 13056]                                   ;   802.3 p2      58 dst
        vmovdqu64 zmm23, [rbp + 13120]                                   ;   802.5 p3      58 dst
        vpxord zmm23, zmm23, zmm14                                       ;   982.7 p0      58 dst
        vmovdqa64 zmm14, zmm15                                           ;   959.7         43 dst copy
        vpermi2b zmm14, zmm29, zmm6                                      ;   997.3 p0+p5   43 dst
        vpermi2b zmm15, zmm28, zmm12                                     ;   999.3 p0+p5   43 dst
        vmovdqa64 zmm26, zmm17                                           ;   958.7         43 dst copy
        vpermi2b zmm26, zmm29, zmm6                                      ;  1001.3 p0+p5   43 dst
        vpermi2b zmm17, zmm28, zmm12                                     ;  1003.3 p0+p5   43 dst
        vpxord zmm11, zmm11, zmm8                                        ;   987.7 p0      58 dst
        vpternlogd zmm18, zmm14, zmm15, 0xca                             ;  1004.3 p0      43 dst
        vpxord zmm4, zmm4, zmm7                                          ;   989.7 p0      58 dst
        vpxord zmm30, zmm30, zmm18                                       ;  1005.3 p0      58 dst
        vpternlogd zmm0, zmm26, zmm17, 0xca                              ;  1008.3 p0      43 dst
        vmovdqu64 zmm6, [rbp + 13632]                                    ;   929.3 p2      58 dst reload
        vpunpcklbw zmm7, zmm6, zmm25                                     ;  1004.3 p5      58 dst
        vpunpckhbw zmm6, zmm6, zmm25                                     ;  1005.3 p5      58 dst
        vpternlogd zmm16, zmm19, zmm22, 0xca                             ;  1000.3 p0      43 dst
        vpxord zmm9, zmm9, zmm1                                          ;   997.3 p0      58 dst
        vpxord zmm2, zmm2, zmm0                                          ;  1009.3 p0      58 dst
        add r8, 0x400                                                    ;   811.7 p1     117 blocks
        lea r10, [r9 + 1024]                                             ;   811.8 p6     117 blocks
        vpunpcklbw zmm0, zmm20, zmm3                                     ;  1006.3 p5      58 dst
        vpunpckhbw zmm1, zmm20, zmm3                                     ;  1007.3 p5      58 dst
        vpxord zmm21, zmm21, zmm16                                       ;  1001.3 p0      58 dst
        vpunpcklbw zmm3, zmm5, zmm13                                     ;  1008.3 p5      58 dst
        vpunpckhbw zmm5, zmm5, zmm13                                     ;  1009.3 p5      58 dst
        vpunpcklbw zmm8, zmm11, zmm23                                    ;  1010.3 p5      58 dst
        vpunpckhbw zmm11, zmm11, zmm23                                   ;  1011.3 p5      58 dst
        vpunpcklbw zmm12, zmm4, zmm9                                     ;  1012.3 p5      58 dst
        vpunpckhbw zmm4, zmm4, zmm9                                      ;  1013.3 p5      58 dst
        vpunpcklbw zmm9, zmm27, zmm30                                    ;  1014.3 p5      58 dst
        vpunpckhbw zmm13, zmm27, zmm30                                   ;  1015.3 p5      58 dst
        vpunpcklbw zmm14, zmm21, zmm10                                   ;  1016.3 p5      58 dst
        vpunpckhbw zmm10, zmm21, zmm10                                   ;  1017.3 p5      58 dst
        vpunpcklbw zmm15, zmm2, zmm24                                    ;  1018.3 p5      58 dst
        vpunpckhbw zmm2, zmm2, zmm24                                     ;  1019.3 p5      58 dst
        vpunpcklwd zmm16, zmm7, zmm9                                     ;  1020.3 p5      58 dst
        vpunpckhwd zmm7, zmm7, zmm9                                      ;  1021.3 p5      58 dst
        vpunpcklwd zmm9, zmm6, zmm13                                     ;  1022.3 p5      58 dst
        vpunpckhwd zmm6, zmm6, zmm13                                     ;  1023.3 p5      58 dst
        vpunpcklwd zmm13, zmm12, zmm0                                    ;  1024.3 p5      58 dst
        vpunpckhwd zmm0, zmm12, zmm0                                     ;  1025.3 p5      58 dst
        vpunpcklwd zmm12, zmm4, zmm1                                     ;  1026.3 p5      58 dst
        vpunpckhwd zmm1, zmm4, zmm1                                      ;  1027.3 p5      58 dst
        vpunpcklwd zmm4, zmm3, zmm15                                     ;  1028.3 p5      58 dst
        vpunpckhwd zmm3, zmm3, zmm15                                     ;  1029.3 p5      58 dst
        vpunpcklwd zmm15, zmm5, zmm2                                     ;  1030.3 p5      58 dst
        vpunpckhwd zmm2, zmm5, zmm2                                      ;  1031.3 p5      58 dst
        vpunpcklwd zmm5, zmm14, zmm8                                     ;  1032.3 p5      58 dst
        vpunpckhwd zmm8, zmm14, zmm8                                     ;  1033.3 p5      58 dst
        vpunpcklwd zmm14, zmm10, zmm11                                   ;  1034.3 p5      58 dst
        vpunpckhwd zmm10, zmm10, zmm11                                   ;  1035.3 p5      58 dst
        vpunpckldq zmm11, zmm16, zmm4                                    ;  1036.3 p5      58 dst
        vpunpckhdq zmm4, zmm16, zmm4                                     ;  1037.3 p5      58 dst
        vpunpckldq zmm16, zmm7, zmm3                                     ;  1038.3 p5      58 dst
        vpunpckhdq zmm3, zmm7, zmm3                                      ;  1039.3 p5      58 dst
        vpunpckldq zmm7, zmm9, zmm15                                     ;  1040.3 p5      58 dst
        vpunpckhdq zmm9, zmm9, zmm15                                     ;  1041.3 p5      58 dst
        vpunpckldq zmm15, zmm6, zmm2                                     ;  1042.3 p5      58 dst
        vpunpckhdq zmm2, zmm6, zmm2                                      ;  1043.3 p5      58 dst
        vpunpckldq zmm6, zmm13, zmm5                                     ;  1044.3 p5      58 dst
        vpunpckhdq zmm5, zmm13, zmm5                                     ;  1045.3 p5      58 dst
        vpunpckldq zmm13, zmm0, zmm8                                     ;  1046.3 p5      58 dst
        vpunpckhdq zmm0, zmm0, zmm8                                      ;  1047.3 p5      58 dst
        vpunpckldq zmm8, zmm12, zmm14                                    ;  1048.3 p5      58 dst
        vpunpckhdq zmm12, zmm12, zmm14                                   ;  1049.3 p5      58 dst
        vpunpckldq zmm14, zmm1, zmm10                                    ;  1050.3 p5      58 dst
        vpunpckhdq zmm1, zmm1, zmm10                                     ;  1051.3 p5      58 dst
        vpunpcklqdq zmm10, zmm11, zmm6                                   ;  1052.3 p5      58 dst
        vpunpckhqdq zmm6, zmm11, zmm6                                    ;  1053.3 p5      58 dst
        vmovdqu64 [r9], zmm10                                            ;  1053.3 p8+p9   58 dst
        vmovdqu64 [r9 + 64], zmm6                                        ;  1054.3 p7+p4   58 dst
        vpunpcklqdq zmm6, zmm4, zmm5                                     ;  1054.3 p5      58 dst
        vpunpckhqdq zmm4, zmm4, zmm5                                     ;  1055.3 p5      58 dst
        vmovdqu64 [r9 + 128], zmm6                                       ;  1055.3 p8+p9   58 dst
        vpunpcklqdq zmm5, zmm16, zmm13                                   ;  1056.3 p5      58 dst
        vpunpckhqdq zmm6, zmm16, zmm13                                   ;  1057.3 p5      58 dst
        vmovdqu64 [r9 + 192], zmm4                                       ;  1056.3 p7+p4   58 dst
        vpunpcklqdq zmm4, zmm3, zmm0                                     ;  1058.3 p5      58 dst
        vpunpckhqdq zmm0, zmm3, zmm0                                     ;  1059.3 p5      58 dst
        vmovdqu64 [r9 + 256], zmm5                                       ;  1057.3 p8+p9   58 dst
        vmovdqu64 [r9 + 320], zmm6                                       ;  1058.3 p7+p4   58 dst
        vpunpcklqdq zmm3, zmm7, zmm8                                     ;  1060.3 p5      58 dst
        vpunpckhqdq zmm5, zmm7, zmm8                                     ;  1061.3 p5      58 dst
        vmovdqu64 [r9 + 384], zmm4                                       ;  1059.3 p8+p9   58 dst
        vpunpcklqdq zmm4, zmm9, zmm12                                    ;  1062.3 p5      58 dst
        vpunpckhqdq zmm6, zmm9, zmm12                                    ;  1063.3 p5      58 dst
        vmovdqu64 [r9 + 448], zmm0                                       ;  1060.3 p7+p4   58 dst
        vpunpcklqdq zmm0, zmm15, zmm14                                   ;  1064.3 p5      58 dst
        vpunpckhqdq zmm7, zmm15, zmm14                                   ;  1065.3 p5      58 dst
        vmovdqu64 [r9 + 512], zmm3                                       ;  1061.3 p8+p9   58 dst
        vpunpcklqdq zmm3, zmm2, zmm1                                     ;  1066.3 p5      58 dst
        vpunpckhqdq zmm1, zmm2, zmm1                                     ;  1067.3 p5      58 dst
        vmovdqu64 [r9 + 576], zmm5                                       ;  1062.3 p7+p4   58 dst
        vmovdqu64 [r9 + 640], zmm4                                       ;  1063.3 p8+p9   58 dst
        vmovdqu64 [r9 + 704], zmm6                                       ;  1064.3 p7+p4   58 dst
        vmovdqu64 [r9 + 768], zmm0                                       ;  1065.3 p8+p9   58 dst
        vmovdqu64 [r9 + 832], zmm7                                       ;  1066.3 p7+p4   58 dst
        vmovdqu64 [r9 + 896], zmm3                                       ;  1067.3 p8+p9   58 dst
        vmovdqu64 [r9 + 960], zmm1                                       ;  1068.3 p7+p4   58 dst
        mov r9, r10                                                      ;   836.0        117 blocks copy
        cmp r8, qword [rbp + 13848]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 13840], r8                                      ;                    resident
        mov qword [rbp + 13856], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 13832]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 13840]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 13864], rsi                                     ;                    blocks left over
        mov qword [rbp + 13840], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 13856]                                     ;                    blocks left over
        lea rdi, [rbp + 896]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 13864]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 13872], rdi                                     ;                    blocks left over
        mov qword [rbp + 13880], rsi                                     ;                    blocks left over
        mov qword [rbp + 13856], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 896]                                             ;                    blocks left over
        mov qword [rbp + 13848], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 13832], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 13872]                                     ;                    blocks left over
        mov rdi, qword [rbp + 13880]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 13888]                                     ;                    frame
        pop rbp                                                          ;                    preserved
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
