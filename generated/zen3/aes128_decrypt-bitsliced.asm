; aes128_decrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
;   ./cw build aes128_decrypt --cpu zen3 --variant bitsliced
;
; void aes128_decrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 45056 bytes (1408 slices), read, secret, aligned to 16 bytes
;   src: 4096 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 4096 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 256 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 389 uops, planned 138.3; bounds: width 64.8, ports 129.3, path 8.0
;   blocks/rounds: 2978 uops, planned 854.3; bounds: width 496.3, ports 553.0, path 58.0
;   blocks.2: 2594 uops, planned 749.2; bounds: width 432.3, ports 464.0, path 31.0
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
%fatal "aes128_decrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes128_decrypt
$_aes128_decrypt:
%else
        global $aes128_decrypt
%endif
$aes128_decrypt:
        push rbp                                                 ;                    preserved
        mov rax, rsp                                             ;                    frame
        sub rsp, 0x20c0                                          ;                    frame
        and rsp, -32                                             ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov qword [rbp + 8240], rax                              ;                    frame
        mov dword [rbp + 8248], ecx                              ;                    argument
        mov qword [rbp + 8192], rsi                              ;                    argument
        mov qword [rbp + 8208], rdi                              ;                    argument
        mov qword [rbp + 8232], rdx                              ;                    argument
        mov r8d, dword [rbp + 8248]                              ;     0.0 agu0   119 blocks
        shl r8, 0xc                                              ;     4.0 alu1   119 blocks
        add r8, qword [rbp + 8192]                               ;     5.0 alu0+agu1  119 blocks
        mov qword [rbp + 8200], r8                               ;     6.0 agu2+st0  119 blocks
        cmp dword [rbp + 8248], 0                                ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 8192]                               ;     0.0 agu0    62 s[0].0 reload
        vmovdqu ymm0, [r8]                                       ;     4.0 agu1    62 s[0]
        mov r9, qword [rbp + 8208]                               ;     0.3 agu2    62 s[0].0 reload
        vpxor ymm0, ymm0, [r9]                                   ;    11.3 fp0+agu0   62 s[0]
        vmovdqu [rbp - 128], ymm0                                ;    12.3 agu1+fp5   63 rounds
        vmovdqu ymm0, [r8 + 32]                                  ;     4.0 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 32]                              ;    11.3 fp1+agu1   62 s[0]
        vmovdqu [rbp - 96], ymm0                                 ;    12.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 64]                                  ;     4.0 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 64]                              ;    11.3 fp2+agu1   62 s[0]
        vmovdqu [rbp - 64], ymm0                                 ;    12.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 96]                                  ;     4.0 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 96]                              ;    11.3 fp3+agu1   62 s[0]
        vmovdqu [rbp - 32], ymm0                                 ;    12.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 128]                                 ;     5.0 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 128]                             ;    12.0 fp0+agu1   62 s[0]
        vmovdqu [rbp + 0], ymm0                                  ;    13.0 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 160]                                 ;     6.0 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 160]                             ;    13.0 fp1+agu1   62 s[0]
        vmovdqu [rbp + 32], ymm0                                 ;    14.0 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 192]                                 ;     7.0 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 192]                             ;    14.0 fp2+agu1   62 s[0]
        vmovdqu [rbp + 64], ymm0                                 ;    15.0 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 224]                                 ;     8.0 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 224]                             ;    15.0 fp3+agu1   62 s[0]
        vmovdqu [rbp + 96], ymm0                                 ;    16.0 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 256]                                 ;    11.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 256]                             ;    18.3 fp0+agu1   62 s[0]
        vmovdqu [rbp + 128], ymm0                                ;    19.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 288]                                 ;    12.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 288]                             ;    19.3 fp1+agu1   62 s[0]
        vmovdqu [rbp + 160], ymm0                                ;    20.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 320]                                 ;    13.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 320]                             ;    20.3 fp2+agu1   62 s[0]
        vmovdqu [rbp + 192], ymm0                                ;    21.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 352]                                 ;    14.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 352]                             ;    21.3 fp3+agu1   62 s[0]
        vmovdqu [rbp + 224], ymm0                                ;    22.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 384]                                 ;    15.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 384]                             ;    22.3 fp0+agu1   62 s[0]
        vmovdqu [rbp + 256], ymm0                                ;    23.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 416]                                 ;    16.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 416]                             ;    23.3 fp1+agu1   62 s[0]
        vmovdqu [rbp + 288], ymm0                                ;    24.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 448]                                 ;    17.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 448]                             ;    24.3 fp2+agu1   62 s[0]
        vmovdqu [rbp + 320], ymm0                                ;    25.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 480]                                 ;    18.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 480]                             ;    25.3 fp3+agu1   62 s[0]
        vmovdqu [rbp + 352], ymm0                                ;    26.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 512]                                 ;    19.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 512]                             ;    26.3 fp0+agu1   62 s[0]
        vmovdqu [rbp + 384], ymm0                                ;    27.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 544]                                 ;    20.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 544]                             ;    27.3 fp1+agu1   62 s[0]
        vmovdqu [rbp + 416], ymm0                                ;    28.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 576]                                 ;    21.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 576]                             ;    28.3 fp2+agu1   62 s[0]
        vmovdqu [rbp + 448], ymm0                                ;    29.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 608]                                 ;    22.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 608]                             ;    29.3 fp3+agu1   62 s[0]
        vmovdqu [rbp + 480], ymm0                                ;    30.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 640]                                 ;    23.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 640]                             ;    30.3 fp0+agu1   62 s[0]
        vmovdqu [rbp + 512], ymm0                                ;    31.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 672]                                 ;    24.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 672]                             ;    31.3 fp1+agu1   62 s[0]
        vmovdqu [rbp + 544], ymm0                                ;    32.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 704]                                 ;    25.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 704]                             ;    32.3 fp2+agu1   62 s[0]
        vmovdqu [rbp + 576], ymm0                                ;    33.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 736]                                 ;    26.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 736]                             ;    33.3 fp3+agu1   62 s[0]
        vmovdqu [rbp + 608], ymm0                                ;    34.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 768]                                 ;    27.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 768]                             ;    34.3 fp0+agu1   62 s[0]
        vmovdqu [rbp + 640], ymm0                                ;    35.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 800]                                 ;    28.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 800]                             ;    35.3 fp1+agu1   62 s[0]
        vmovdqu [rbp + 672], ymm0                                ;    36.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 832]                                 ;    29.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 832]                             ;    36.3 fp2+agu1   62 s[0]
        vmovdqu [rbp + 704], ymm0                                ;    37.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 864]                                 ;    30.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 864]                             ;    37.3 fp3+agu1   62 s[0]
        vmovdqu [rbp + 736], ymm0                                ;    38.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 896]                                 ;    31.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 896]                             ;    38.3 fp0+agu1   62 s[0]
        vmovdqu [rbp + 768], ymm0                                ;    39.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 928]                                 ;    32.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 928]                             ;    39.3 fp1+agu1   62 s[0]
        vmovdqu [rbp + 800], ymm0                                ;    40.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 960]                                 ;    33.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 960]                             ;    40.3 fp2+agu1   62 s[0]
        vmovdqu [rbp + 832], ymm0                                ;    41.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 992]                                 ;    34.3 agu0    62 s[0]
        vpxor ymm0, ymm0, [r9 + 992]                             ;    41.3 fp3+agu1   62 s[0]
        vmovdqu [rbp + 864], ymm0                                ;    42.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1024]                                ;    35.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1024]                            ;    42.3 fp0+agu1   62 s[1]
        vmovdqu [rbp + 896], ymm0                                ;    43.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1056]                                ;    36.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1056]                            ;    43.3 fp1+agu1   62 s[1]
        vmovdqu [rbp + 928], ymm0                                ;    44.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1088]                                ;    37.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1088]                            ;    44.3 fp2+agu1   62 s[1]
        vmovdqu [rbp + 960], ymm0                                ;    45.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1120]                                ;    38.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1120]                            ;    45.3 fp3+agu1   62 s[1]
        vmovdqu [rbp + 992], ymm0                                ;    46.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1152]                                ;    39.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1152]                            ;    46.3 fp0+agu1   62 s[1]
        vmovdqu [rbp + 1024], ymm0                               ;    47.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1184]                                ;    40.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1184]                            ;    47.3 fp1+agu1   62 s[1]
        vmovdqu [rbp + 1056], ymm0                               ;    48.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1216]                                ;    41.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1216]                            ;    48.3 fp2+agu1   62 s[1]
        vmovdqu [rbp + 1088], ymm0                               ;    49.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1248]                                ;    42.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1248]                            ;    49.3 fp3+agu1   62 s[1]
        vmovdqu [rbp + 1120], ymm0                               ;    50.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1280]                                ;    43.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1280]                            ;    50.3 fp0+agu1   62 s[1]
        vmovdqu [rbp + 1152], ymm0                               ;    51.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1312]                                ;    44.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1312]                            ;    51.3 fp1+agu1   62 s[1]
        vmovdqu [rbp + 1184], ymm0                               ;    52.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1344]                                ;    45.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1344]                            ;    52.3 fp2+agu1   62 s[1]
        vmovdqu [rbp + 1216], ymm0                               ;    53.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1376]                                ;    46.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1376]                            ;    53.3 fp3+agu1   62 s[1]
        vmovdqu [rbp + 1248], ymm0                               ;    54.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1408]                                ;    47.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1408]                            ;    54.3 fp0+agu1   62 s[1]
        vmovdqu [rbp + 1280], ymm0                               ;    55.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1440]                                ;    48.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1440]                            ;    55.3 fp1+agu1   62 s[1]
        vmovdqu [rbp + 1312], ymm0                               ;    56.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1472]                                ;    49.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1472]                            ;    56.3 fp2+agu1   62 s[1]
        vmovdqu [rbp + 1344], ymm0                               ;    57.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1504]                                ;    50.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1504]                            ;    57.3 fp3+agu1   62 s[1]
        vmovdqu [rbp + 1376], ymm0                               ;    58.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1536]                                ;    51.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1536]                            ;    58.3 fp0+agu1   62 s[1]
        vmovdqu [rbp + 1408], ymm0                               ;    59.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1568]                                ;    52.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1568]                            ;    59.3 fp1+agu1   62 s[1]
        vmovdqu [rbp + 1440], ymm0                               ;    60.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1600]                                ;    53.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1600]                            ;    60.3 fp2+agu1   62 s[1]
        vmovdqu [rbp + 1472], ymm0                               ;    61.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1632]                                ;    54.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1632]                            ;    61.3 fp3+agu1   62 s[1]
        vmovdqu [rbp + 1504], ymm0                               ;    62.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1664]                                ;    55.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1664]                            ;    62.3 fp0+agu1   62 s[1]
        vmovdqu [rbp + 1536], ymm0                               ;    63.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1696]                                ;    56.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1696]                            ;    63.3 fp1+agu1   62 s[1]
        vmovdqu [rbp + 1568], ymm0                               ;    64.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1728]                                ;    57.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1728]                            ;    64.3 fp2+agu1   62 s[1]
        vmovdqu [rbp + 1600], ymm0                               ;    65.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1760]                                ;    58.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1760]                            ;    65.3 fp3+agu1   62 s[1]
        vmovdqu [rbp + 1632], ymm0                               ;    66.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1792]                                ;    59.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1792]                            ;    66.3 fp0+agu1   62 s[1]
        vmovdqu [rbp + 1664], ymm0                               ;    67.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1824]                                ;    60.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1824]                            ;    67.3 fp1+agu1   62 s[1]
        vmovdqu [rbp + 1696], ymm0                               ;    68.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1856]                                ;    61.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1856]                            ;    68.3 fp2+agu1   62 s[1]
        vmovdqu [rbp + 1728], ymm0                               ;    69.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1888]                                ;    62.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1888]                            ;    69.3 fp3+agu1   62 s[1]
        vmovdqu [rbp + 1760], ymm0                               ;    70.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1920]                                ;    63.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1920]                            ;    70.3 fp0+agu1   62 s[1]
        vmovdqu [rbp + 1792], ymm0                               ;    71.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1952]                                ;    64.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1952]                            ;    71.3 fp1+agu1   62 s[1]
        vmovdqu [rbp + 1824], ymm0                               ;    72.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 1984]                                ;    65.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 1984]                            ;    72.3 fp2+agu1   62 s[1]
        vmovdqu [rbp + 1856], ymm0                               ;    73.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2016]                                ;    66.3 agu0    62 s[1]
        vpxor ymm0, ymm0, [r9 + 2016]                            ;    73.3 fp3+agu1   62 s[1]
        vmovdqu [rbp + 1888], ymm0                               ;    74.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2048]                                ;    67.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2048]                            ;    74.3 fp0+agu1   62 s[2]
        vmovdqu [rbp + 1920], ymm0                               ;    75.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2080]                                ;    68.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2080]                            ;    75.3 fp1+agu1   62 s[2]
        vmovdqu [rbp + 1952], ymm0                               ;    76.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2112]                                ;    69.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2112]                            ;    76.3 fp2+agu1   62 s[2]
        vmovdqu [rbp + 1984], ymm0                               ;    77.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2144]                                ;    70.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2144]                            ;    77.3 fp3+agu1   62 s[2]
        vmovdqu [rbp + 2016], ymm0                               ;    78.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2176]                                ;    71.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2176]                            ;    78.3 fp0+agu1   62 s[2]
        vmovdqu [rbp + 2048], ymm0                               ;    79.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2208]                                ;    72.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2208]                            ;    79.3 fp1+agu1   62 s[2]
        vmovdqu [rbp + 2080], ymm0                               ;    80.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2240]                                ;    73.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2240]                            ;    80.3 fp2+agu1   62 s[2]
        vmovdqu [rbp + 2112], ymm0                               ;    81.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2272]                                ;    74.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2272]                            ;    81.3 fp3+agu1   62 s[2]
        vmovdqu [rbp + 2144], ymm0                               ;    82.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2304]                                ;    75.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2304]                            ;    82.3 fp0+agu1   62 s[2]
        vmovdqu [rbp + 2176], ymm0                               ;    83.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2336]                                ;    76.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2336]                            ;    83.3 fp1+agu1   62 s[2]
        vmovdqu [rbp + 2208], ymm0                               ;    84.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2368]                                ;    77.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2368]                            ;    84.3 fp2+agu1   62 s[2]
        vmovdqu [rbp + 2240], ymm0                               ;    85.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2400]                                ;    78.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2400]                            ;    85.3 fp3+agu1   62 s[2]
        vmovdqu [rbp + 2272], ymm0                               ;    86.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2432]                                ;    79.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2432]                            ;    86.3 fp0+agu1   62 s[2]
        vmovdqu [rbp + 2304], ymm0                               ;    87.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2464]                                ;    80.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2464]                            ;    87.3 fp1+agu1   62 s[2]
        vmovdqu [rbp + 2336], ymm0                               ;    88.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2496]                                ;    81.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2496]                            ;    88.3 fp2+agu1   62 s[2]
        vmovdqu [rbp + 2368], ymm0                               ;    89.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2528]                                ;    82.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2528]                            ;    89.3 fp3+agu1   62 s[2]
        vmovdqu [rbp + 2400], ymm0                               ;    90.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2560]                                ;    83.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2560]                            ;    90.3 fp0+agu1   62 s[2]
        vmovdqu [rbp + 2432], ymm0                               ;    91.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2592]                                ;    84.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2592]                            ;    91.3 fp1+agu1   62 s[2]
        vmovdqu [rbp + 2464], ymm0                               ;    92.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2624]                                ;    85.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2624]                            ;    92.3 fp2+agu1   62 s[2]
        vmovdqu [rbp + 2496], ymm0                               ;    93.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2656]                                ;    86.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2656]                            ;    93.3 fp3+agu1   62 s[2]
        vmovdqu [rbp + 2528], ymm0                               ;    94.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2688]                                ;    87.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2688]                            ;    94.3 fp0+agu1   62 s[2]
        vmovdqu [rbp + 2560], ymm0                               ;    95.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2720]                                ;    88.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2720]                            ;    95.3 fp1+agu1   62 s[2]
        vmovdqu [rbp + 2592], ymm0                               ;    96.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2752]                                ;    89.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2752]                            ;    96.3 fp2+agu1   62 s[2]
        vmovdqu [rbp + 2624], ymm0                               ;    97.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2784]                                ;    90.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2784]                            ;    97.3 fp3+agu1   62 s[2]
        vmovdqu [rbp + 2656], ymm0                               ;    98.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2816]                                ;    91.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2816]                            ;    98.3 fp0+agu1   62 s[2]
        vmovdqu [rbp + 2688], ymm0                               ;    99.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2848]                                ;    92.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2848]                            ;    99.3 fp1+agu1   62 s[2]
        vmovdqu [rbp + 2720], ymm0                               ;   100.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2880]                                ;    93.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2880]                            ;   100.3 fp2+agu1   62 s[2]
        vmovdqu [rbp + 2752], ymm0                               ;   101.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2912]                                ;    94.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2912]                            ;   101.3 fp3+agu1   62 s[2]
        vmovdqu [rbp + 2784], ymm0                               ;   102.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2944]                                ;    95.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2944]                            ;   102.3 fp0+agu1   62 s[2]
        vmovdqu [rbp + 2816], ymm0                               ;   103.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 2976]                                ;    96.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 2976]                            ;   103.3 fp1+agu1   62 s[2]
        vmovdqu [rbp + 2848], ymm0                               ;   104.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3008]                                ;    97.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 3008]                            ;   104.3 fp2+agu1   62 s[2]
        vmovdqu [rbp + 2880], ymm0                               ;   105.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3040]                                ;    98.3 agu0    62 s[2]
        vpxor ymm0, ymm0, [r9 + 3040]                            ;   105.3 fp3+agu1   62 s[2]
        vmovdqu [rbp + 2912], ymm0                               ;   106.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3072]                                ;    99.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3072]                            ;   106.3 fp0+agu1   62 s[3]
        vmovdqu [rbp + 2944], ymm0                               ;   107.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3104]                                ;   100.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3104]                            ;   107.3 fp1+agu1   62 s[3]
        vmovdqu [rbp + 2976], ymm0                               ;   108.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3136]                                ;   101.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3136]                            ;   108.3 fp2+agu1   62 s[3]
        vmovdqu [rbp + 3008], ymm0                               ;   109.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3168]                                ;   102.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3168]                            ;   109.3 fp3+agu1   62 s[3]
        vmovdqu [rbp + 3040], ymm0                               ;   110.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3200]                                ;   103.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3200]                            ;   110.3 fp0+agu1   62 s[3]
        vmovdqu [rbp + 3072], ymm0                               ;   111.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3232]                                ;   104.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3232]                            ;   111.3 fp1+agu1   62 s[3]
        vmovdqu [rbp + 3104], ymm0                               ;   112.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3264]                                ;   105.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3264]                            ;   112.3 fp2+agu1   62 s[3]
        vmovdqu [rbp + 3136], ymm0                               ;   113.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3296]                                ;   106.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3296]                            ;   113.3 fp3+agu1   62 s[3]
        vmovdqu [rbp + 3168], ymm0                               ;   114.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3328]                                ;   107.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3328]                            ;   114.3 fp0+agu1   62 s[3]
        vmovdqu [rbp + 3200], ymm0                               ;   115.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3360]                                ;   108.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3360]                            ;   115.3 fp1+agu1   62 s[3]
        vmovdqu [rbp + 3232], ymm0                               ;   116.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3392]                                ;   109.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3392]                            ;   116.3 fp2+agu1   62 s[3]
        vmovdqu [rbp + 3264], ymm0                               ;   117.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3424]                                ;   110.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3424]                            ;   117.3 fp3+agu1   62 s[3]
        vmovdqu [rbp + 3296], ymm0                               ;   118.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3456]                                ;   111.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3456]                            ;   118.3 fp0+agu1   62 s[3]
        vmovdqu [rbp + 3328], ymm0                               ;   119.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3488]                                ;   112.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3488]                            ;   119.3 fp1+agu1   62 s[3]
        vmovdqu [rbp + 3360], ymm0                               ;   120.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3520]                                ;   113.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3520]                            ;   120.3 fp2+agu1   62 s[3]
        vmovdqu [rbp + 3392], ymm0                               ;   121.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3552]                                ;   114.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3552]                            ;   121.3 fp3+agu1   62 s[3]
        vmovdqu [rbp + 3424], ymm0                               ;   122.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3584]                                ;   115.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3584]                            ;   122.3 fp0+agu1   62 s[3]
        vmovdqu [rbp + 3456], ymm0                               ;   123.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3616]                                ;   116.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3616]                            ;   123.3 fp1+agu1   62 s[3]
        vmovdqu [rbp + 3488], ymm0                               ;   124.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3648]                                ;   117.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3648]                            ;   124.3 fp2+agu1   62 s[3]
        vmovdqu [rbp + 3520], ymm0                               ;   125.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3680]                                ;   118.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3680]                            ;   125.3 fp3+agu1   62 s[3]
        vmovdqu [rbp + 3552], ymm0                               ;   126.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3712]                                ;   119.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3712]                            ;   126.3 fp0+agu1   62 s[3]
        vmovdqu [rbp + 3584], ymm0                               ;   127.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3744]                                ;   120.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3744]                            ;   127.3 fp1+agu1   62 s[3]
        vmovdqu [rbp + 3616], ymm0                               ;   128.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3776]                                ;   121.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3776]                            ;   128.3 fp2+agu1   62 s[3]
        vmovdqu [rbp + 3648], ymm0                               ;   129.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3808]                                ;   122.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3808]                            ;   129.3 fp3+agu1   62 s[3]
        vmovdqu [rbp + 3680], ymm0                               ;   130.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3840]                                ;   123.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3840]                            ;   130.3 fp0+agu1   62 s[3]
        vmovdqu [rbp + 3712], ymm0                               ;   131.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3872]                                ;   124.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3872]                            ;   131.3 fp1+agu1   62 s[3]
        vmovdqu [rbp + 3744], ymm0                               ;   132.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3904]                                ;   125.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3904]                            ;   132.3 fp2+agu1   62 s[3]
        vmovdqu [rbp + 3776], ymm0                               ;   133.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3936]                                ;   126.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3936]                            ;   133.3 fp3+agu1   62 s[3]
        vmovdqu [rbp + 3808], ymm0                               ;   134.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 3968]                                ;   127.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 3968]                            ;   134.3 fp0+agu1   62 s[3]
        vmovdqu [rbp + 3840], ymm0                               ;   135.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 4000]                                ;   128.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 4000]                            ;   135.3 fp1+agu1   62 s[3]
        vmovdqu [rbp + 3872], ymm0                               ;   136.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 4032]                                ;   129.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 4032]                            ;   136.3 fp2+agu1   62 s[3]
        vmovdqu [rbp + 3904], ymm0                               ;   137.3 agu2+fp5   63 rounds
        vmovdqu ymm0, [r8 + 4064]                                ;   130.3 agu0    62 s[3]
        vpxor ymm0, ymm0, [r9 + 4064]                            ;   137.3 fp3+agu1   62 s[3]
        vmovdqu [rbp + 3936], ymm0                               ;   138.3 agu2+fp5   63 rounds
        mov qword [rbp + 8216], r9                               ;   131.3 agu0+st0   63 rounds
        add r9, 0x9000                                           ;   131.3 alu0    63 rounds
        mov qword [rbp + 8224], r9                               ;   132.3 agu1+st1   63 rounds
        vmovdqu ymm0, [rbp + 3328]                               ;                    resident
        vmovdqu ymm1, [rbp + 3200]                               ;                    resident
        vmovdqu ymm2, [rbp + 3232]                               ;                    resident
        vmovdqu ymm3, [rbp + 3360]                               ;                    resident
        vmovdqu ymm4, [rbp + 3392]                               ;                    resident
        vmovdqu ymm5, [rbp + 3424]                               ;                    resident
        vmovdqu ymm6, [rbp + 3296]                               ;                    resident
        vmovdqu ymm7, [rbp + 3264]                               ;                    resident
        vmovdqu ymm8, [rbp + 2496]                               ;                    resident
        vmovdqu ymm9, [rbp + 3520]                               ;                    resident
        vmovdqu ymm10, [rbp + 2560]                              ;                    resident
        vmovdqu ymm11, [rbp + 3584]                              ;                    resident
        vmovdqu ymm12, [rbp + 2432]                              ;                    resident
        vmovdqu ymm13, [rbp + 2464]                              ;                    resident
        mov r8, qword [rbp + 8216]                               ;                    resident
        align 64
.rounds_2:
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp - 128]                               ;     0.0 agu0    46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_decrypt.T0_constants256]      ;     0.2 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;     7.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm9                               ;     0.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm14                                      ;     8.2         46 t[0] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm11                              ;     1.5 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, [rbp - 96]                           ;     7.2 fp1+agu1   46 t[0]
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;     8.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm8                               ;     2.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm11, [rbp + 0]                             ;     8.2 fp3+agu0   46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm10                              ;     3.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm8                                      ;     9.2         46 t[0] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm13                              ;     4.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm15, [rbp + 32]                           ;     7.2 fp0+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                ;     8.2 fp1     46 t[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                ;     9.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm9, [rbp + 96]                            ;     9.2 fp3+agu1   46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm12                              ;     5.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm15, [rbp + 64]                           ;     7.2 fp0+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;     9.2 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm9, [rbp + 0]                             ;     9.2 fp2+agu1   46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm7                               ;     6.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm13                                      ;    10.2         46 t[0] copy
        db 0x2e
        vmovdqu [rbp + 4192], ymm6                               ;     7.5 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm10, [rbp - 32]                            ;    10.2 fp3+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;    11.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4224], ymm5                               ;     8.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm10, [rbp - 64]                            ;    10.2 fp1+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;    11.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4256], ymm0                               ;     9.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm5, ymm11                                  ;    11.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm4                               ;    10.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm4, ymm11, ymm6                                  ;    11.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm3                               ;    11.5 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm3, ymm13, ymm0                                  ;    12.2 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm2                               ;    12.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm14                                 ;     9.3 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4384], ymm1                               ;    13.5 agu2+fp5   46 t[0] spill
        db 0x2e
        vpor ymm1, ymm2, ymm8                                    ;    10.3 fp3     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4416], ymm0                               ;    14.5 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm5, ymm7                                    ;    12.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;    13.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm13                              ;    15.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm9                                  ;    12.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm11                              ;    16.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm11, ymm9, [rbp - 64]                             ;    12.2 fp3+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;    14.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;    13.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm10, ymm13                                 ;    13.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;    14.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm2                               ;    17.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm8                                   ;    12.0 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm6                               ;    18.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm12                                  ;    12.2 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;    15.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;    15.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm5                               ;    19.5 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm8                                   ;    13.0 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm8                               ;    20.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm12, ymm5                                   ;    14.0 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                   ;    15.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;    13.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;    14.8 fp0     46 t[0]
        db 0x2e, 0x2e
        vpor ymm0, ymm14, ymm2                                   ;    14.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;    16.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, ymm2                                  ;    14.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;    15.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm2                                  ;    15.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm0                                  ;    16.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                   ;    17.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm6                                   ;    18.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;    19.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                   ;    20.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;    21.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;    20.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm11                                  ;    22.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;    23.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                   ;    24.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm4, ymm3                                       ;    20.2         46 t[0] copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                   ;    24.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;    25.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                   ;    26.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm11, ymm1                                  ;    24.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;    25.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                                 ;    26.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                   ;    26.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm6                                   ;    26.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                 ;    27.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                 ;    27.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;    27.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, [rbp - 64]                             ;    26.2 fp3+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                   ;    28.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm3                                    ;    28.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;    29.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                  ;    30.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                 ;    28.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;    29.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;    27.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;    28.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm1, [rbp + 4576]                           ;    26.5 fp0+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;    30.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;    31.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;    29.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm6                               ;    27.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm6, ymm11, [rbp + 4544]                          ;    30.2 fp0+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;    31.2 fp1     46 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 4480]                         ;    30.2 fp2+agu1   46 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm4, [rbp + 4608]                           ;    31.2 fp3+agu0   46 t[0]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 4512]                           ;    31.2 fp0+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;    32.2 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;    33.2 fp2     46 t[0]
        db 0x2e
        vpand ymm12, ymm12, ymm3                                 ;    32.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                   ;    32.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;    30.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;    30.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm1, [rbp + 4448]                           ;    31.2 fp3+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;    32.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;    32.2 fp1     46 t[0]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 4416]                           ;    31.2 fp2+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;    34.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;    35.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;    32.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;    33.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;    36.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                  ;    37.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;    33.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;    37.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;    38.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;    33.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                 ;    38.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;    33.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                  ;    39.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4384]                              ;    32.7 agu0    46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel aes128_decrypt.T0_constants256]       ;    32.8 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;    39.8 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm14                                      ;    40.8         46 t[0] copy
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4352]                               ;    33.7 agu0    46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;    40.7 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                   ;    41.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 4256]                              ;    33.8 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm6, ymm11                                 ;    41.7 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm12                                     ;    42.7         46 t[0] copy
        db 0x2e
        vmovdqu [rbp + 4352], ymm8                               ;    38.2 agu2+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm8, ymm3, [rbp + 4320]                           ;    39.8 fp0+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;    40.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;    42.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, [rbp + 4224]                           ;    42.7 fp3+agu1   46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4224], ymm0                               ;    37.2 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm3, [rbp + 4288]                           ;    39.8 fp0+agu0   46 t[0]
        db 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;    42.7 fp1     46 t[0]
        db 0x2e
        vpxor ymm11, ymm4, ymm11                                 ;    42.7 fp2     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4256], ymm5                               ;    38.3 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm8                                       ;    43.7         46 t[0] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm9                               ;    39.3 agu2+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm9, ymm13, [rbp + 4192]                          ;    43.7 fp3+agu0   46 t[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;    44.7 fp0     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4192], ymm2                               ;    40.3 agu1+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm2, ymm13, [rbp + 4160]                          ;    43.7 fp1+agu0   46 t[0]
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;    44.7 fp2     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4320], ymm7                               ;    41.3 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm6                                   ;    44.7 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4384], ymm1                               ;    42.3 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm1, ymm6, ymm9                                   ;    44.7 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm10                              ;    43.3 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm14                                 ;    41.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm15                              ;    44.3 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm15, ymm8, ymm7                                  ;    45.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vpor ymm3, ymm10, ymm12                                  ;    43.7 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm7                               ;    45.7 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm7, ymm2, ymm5                                    ;    45.7 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;    46.7 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm8                               ;    46.3 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm4                                   ;    45.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm6                               ;    47.3 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm6, ymm4, [rbp + 4160]                            ;    45.7 fp3+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;    47.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;    46.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm8                                  ;    46.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;    47.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm10                              ;    48.3 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm9, ymm12                                 ;    44.8 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm9                               ;    49.3 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm0                                   ;    45.7 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;    48.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;    48.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm2                               ;    50.3 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm12                                  ;    46.0 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm12                              ;    51.3 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm0, ymm2                                   ;    47.0 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;    48.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;    46.7 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;    47.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm14, ymm10                                  ;    47.3 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                   ;    49.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm10                                 ;    47.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;    48.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm10                                  ;    48.3 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm11, ymm6                                  ;    49.3 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;    50.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm3, ymm9                                   ;    51.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;    52.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                  ;    53.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;    54.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;    53.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, ymm1                                   ;    55.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;    56.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                   ;    57.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm15                                      ;    53.7         46 t[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                 ;    57.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;    58.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                   ;    59.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm3                                  ;    57.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;    58.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                 ;    59.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm7                                 ;    59.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm9                                  ;    59.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                ;    60.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                  ;    60.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;    60.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, [rbp + 4160]                          ;    59.7 fp3+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                  ;    61.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm15                                   ;    61.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;    62.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;    63.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                ;    61.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;    62.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                 ;    60.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                 ;    61.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, [rbp + 4672]                           ;    59.7 fp0+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;    63.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;    64.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                  ;    62.7 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm9                               ;    60.7 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm1, [rbp + 4640]                           ;    63.7 fp0+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;    64.7 fp1     46 t[0]
        db 0x2e
        vpand ymm1, ymm1, [rbp + 4480]                           ;    63.7 fp2+agu0   46 t[0]
        db 0x2e
        vpand ymm9, ymm7, [rbp + 4704]                           ;    64.7 fp3+agu1   46 t[0]
        db 0x2e
        vpand ymm7, ymm7, [rbp + 4544]                           ;    64.7 fp0+agu0   46 t[0]
        db 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;    65.7 fp1     46 t[0]
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;    66.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                                  ;    65.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                  ;    65.7 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;    63.7 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;    63.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm3, [rbp + 4608]                          ;    64.7 fp3+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                  ;    65.7 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;    65.7 fp1     46 t[0]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4512]                           ;    64.7 fp2+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;    67.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;    68.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;    65.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;    66.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;    69.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;    70.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;    66.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                ;    71.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;    66.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;    70.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;    71.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                 ;    67.0 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                ;    72.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;    67.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;    73.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4128]                              ;    66.5 agu1    46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_decrypt.T0_constants256]      ;    66.7 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;    73.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm14                                      ;    74.7         46 t[0] copy
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4096]                               ;    67.5 agu1    46 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                  ;    74.5 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;    75.5 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4064]                               ;    67.7 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm1, ymm2                                   ;    75.5 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm7                                       ;    76.5         46 t[0] copy
        db 0x2e, 0x2e
        vpxor ymm9, ymm15, [rbp + 2592]                          ;    73.7 fp2+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;    74.7 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;    76.5 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm0, [rbp + 2656]                           ;    76.5 fp1+agu0   46 t[0]
        db 0x2e
        vmovdqu [rbp + 4096], ymm12                              ;    71.7 agu2+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm12, ymm15, [rbp + 2624]                         ;    73.7 fp2+agu1   46 t[0]
        db 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;    76.5 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm2                                   ;    76.5 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm6                               ;    72.0 agu0+fp5   46 t[0] spill
        db 0x2e
        vmovdqa ymm6, ymm9                                       ;    77.5         46 t[0] copy
        db 0x2e
        vmovdqu [rbp + 4128], ymm10                              ;    73.7 agu2+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm10, ymm8, [rbp + 2528]                          ;    77.5 fp1+agu1   46 t[0]
        db 0x2e
        vpxor ymm6, ymm6, ymm10                                  ;    78.5 fp2     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4512], ymm5                               ;    74.0 agu0+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm5, ymm8, [rbp + 4032]                           ;    77.5 fp3+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;    78.5 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm3                               ;    75.0 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm5, ymm1                                   ;    78.5 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm11                              ;    76.0 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm11, ymm1, ymm10                                 ;    78.5 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm13                              ;    77.0 agu2+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm13, ymm1, ymm14                                 ;    75.7 fp3     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4480], ymm4                               ;    78.0 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm3                                   ;    79.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm13, ymm7                                  ;    77.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm3                               ;    79.5 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm5, ymm6                                    ;    79.5 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;    80.5 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm9                               ;    80.0 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm6, ymm0                                   ;    79.5 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm1                               ;    81.0 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm0, [rbp + 4032]                            ;    79.5 fp1+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;    81.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;    80.5 fp3     46 t[0]
        db 0x2e, 0x2e
        vpand ymm3, ymm8, ymm9                                   ;    80.5 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;    81.5 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm13                              ;    82.0 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm10, ymm7                                 ;    78.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm10                              ;    83.0 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm12                                ;    79.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                ;    82.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                 ;    82.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm5                               ;    84.0 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm7                                   ;    79.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm7                               ;    85.0 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm7, ymm12, ymm5                                   ;    80.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                   ;    82.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;    80.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;    81.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm14, ymm13                                  ;    81.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                 ;    83.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm14, ymm13                                 ;    81.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;    82.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm13                                  ;    82.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm2, ymm3                                   ;    83.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                 ;    84.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm15, ymm10                                 ;    85.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                   ;    86.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                   ;    87.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;    88.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;    87.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm1                                  ;    89.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;    90.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                  ;    91.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm4                                       ;    87.5         46 t[0] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                  ;    91.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                 ;    92.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                                  ;    93.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm15                                  ;    91.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;    92.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                 ;    93.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                 ;    93.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm10                                 ;    93.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                   ;    94.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                   ;    94.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                   ;    94.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, [rbp + 4032]                         ;    93.5 fp1+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                   ;    95.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm4                                  ;    95.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;    96.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;    97.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                   ;    95.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;    96.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                 ;    94.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;    95.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm15, [rbp + 4832]                         ;    93.5 fp2+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;    97.5 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                  ;    98.5 fp0     46 t[0]
        db 0x2e
        vpxor ymm3, ymm3, ymm13                                  ;    96.5 fp1     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4832], ymm10                              ;    94.5 agu2+fp5   46 t[0] spill
        db 0x2e
        vpand ymm10, ymm1, [rbp + 4800]                          ;    97.5 fp2+agu1   46 t[0]
        db 0x2e
        vpxor ymm3, ymm3, ymm10                                  ;    98.5 fp3     46 t[0]
        db 0x2e
        vpand ymm1, ymm1, [rbp + 4736]                           ;    97.5 fp0+agu0   46 t[0]
        db 0x2e
        vpand ymm10, ymm7, [rbp + 4864]                          ;    98.5 fp1+agu1   46 t[0]
        db 0x2e
        vpand ymm7, ymm7, [rbp + 4768]                           ;    98.5 fp2+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;    99.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   100.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                                 ;    99.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                   ;    99.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;    97.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;    97.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, [rbp + 4160]                          ;    98.5 fp1+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;    99.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                   ;    99.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 4640]                         ;    98.5 fp0+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   101.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                   ;   102.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;    99.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   100.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;   103.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   104.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   100.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   104.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   105.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;   100.5 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   105.5 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                ;   100.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   106.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                  ;   106.5 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1664]                              ;   100.2 agu1    46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   100.3 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   107.3 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm14                                      ;   108.3         46 t[0] copy
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1696]                               ;   101.2 agu1    46 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   108.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                   ;   109.2 fp1     46 t[0]
        db 0x2e
        vmovdqu ymm9, [rbp + 1792]                               ;   101.3 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm9                                  ;   109.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm10                                     ;   110.2         46 t[0] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm11                              ;   105.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm1, [rbp + 1824]                          ;   107.3 fp3+agu1   46 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   108.3 fp0     46 t[0]
        db 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   110.2 fp1     46 t[0]
        db 0x2e
        vpxor ymm11, ymm4, [rbp + 1888]                          ;   110.2 fp2+agu0   46 t[0]
        db 0x2e
        vmovdqu [rbp + 4160], ymm3                               ;   104.7 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm1, [rbp + 1856]                           ;   107.3 fp3+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                 ;   110.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm4, ymm9                                   ;   110.2 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm11                                      ;   111.2         46 t[0] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm15                              ;   106.5 agu0+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm15, ymm12, [rbp + 1760]                         ;   111.2 fp2+agu1   46 t[0]
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                  ;   112.2 fp3     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4864], ymm5                               ;   107.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm12, [rbp + 1728]                          ;   111.2 fp0+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   112.2 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm0                               ;   108.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm5, ymm7                                   ;   112.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm13                              ;   109.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm7, ymm15                                 ;   112.2 fp3     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4032], ymm2                               ;   110.5 agu0+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm2, ymm7, ymm14                                  ;   109.3 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm6                               ;   111.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm6, ymm11, ymm0                                  ;   113.2 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm8                               ;   112.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm8, ymm2, ymm10                                   ;   111.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm0                               ;   113.5 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm0, ymm5, ymm1                                    ;   113.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   114.2 fp0     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4992], ymm11                              ;   114.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm4                                  ;   113.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm7                               ;   115.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm4, [rbp + 1728]                            ;   113.2 fp2+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   115.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   114.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm11                                 ;   114.2 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   115.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm2                               ;   116.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm10                                 ;   112.5 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm15                              ;   117.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm3                                 ;   113.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;   116.2 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   116.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm5                               ;   118.5 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm10                                  ;   113.5 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm10                              ;   119.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm3, ymm5                                   ;   114.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                  ;   116.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;   114.3 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   115.3 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm14, ymm2                                   ;   114.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   117.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, ymm2                                  ;   115.3 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   116.3 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm2                                  ;   115.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm9, ymm0                                  ;   116.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   118.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm15                                 ;   119.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                  ;   120.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                 ;   121.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;   122.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;   121.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm15, ymm7                                 ;   123.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                  ;   124.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                   ;   125.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm10, ymm6                                      ;   121.2         46 t[0] copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                   ;   125.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   126.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                  ;   127.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm8                                   ;   125.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                 ;   126.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                ;   127.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                  ;   127.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm15                                  ;   127.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                 ;   128.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                 ;   128.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                  ;   128.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm15, [rbp + 1728]                         ;   127.2 fp2+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                   ;   129.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm6                                  ;   129.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;   130.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                 ;   131.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                   ;   129.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   130.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   128.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   129.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm8, [rbp + 5120]                          ;   127.2 fp3+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   131.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;   132.2 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   130.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm15                              ;   128.2 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm15, ymm7, [rbp + 5088]                          ;   131.2 fp3+agu0   46 t[0]
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;   132.2 fp0     46 t[0]
        db 0x2e
        vpand ymm7, ymm7, [rbp + 5024]                           ;   131.2 fp1+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 5152]                         ;   132.2 fp2+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 5056]                         ;   132.2 fp3+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;   133.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;   134.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                   ;   133.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                   ;   133.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;   131.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                  ;   131.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, [rbp + 4992]                           ;   132.2 fp2+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;   133.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;   133.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 4960]                           ;   132.2 fp1+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                   ;   135.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   136.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   133.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   134.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   137.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   138.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   134.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                ;   139.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;   134.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                  ;   138.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   139.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   134.5 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                  ;   140.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   135.2 fp3     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   141.2 fp0     65 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4480]                              ;   134.0 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   142.2 fp1     65 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4704]                              ;   134.3 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   141.3 fp2     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm9, [rbp + 4448]                           ;   136.2 fp3+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                   ;   140.2 fp0     65 t[0]
        db 0x2e
        vpxor ymm5, ymm3, [rbp + 4544]                           ;   137.2 fp1+agu1   65 t[0]
        db 0x2e
        vpxor ymm6, ymm12, [rbp + 4928]                          ;   142.3 fp2+agu0   65 t[0]
        db 0x2e
        vpxor ymm7, ymm6, [rbp + 4416]                           ;   143.3 fp3+agu1   65 t[0]
        db 0x2e
        vmovdqu ymm10, [rbp + 4896]                              ;   137.0 agu0    46 t[0] reload
        db 0x2e
        vpxor ymm11, ymm7, ymm10                                 ;   144.3 fp0     65 t[0]
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;   145.3 fp1     65 t[0]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4320]                         ;   145.3 fp2+agu1   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4384]                         ;   146.3 fp3+agu0   65 t[0]
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   147.3 fp0     65 t[0]
        db 0x2e
        vpxor ymm15, ymm5, ymm9                                  ;   148.3 fp1     65 t[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4032]                           ;   148.3 fp2+agu1   65 t[0]
        db 0x2e
        vmovdqu [rbp + 4480], ymm11                              ;   147.3 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm11, ymm4, ymm9                                  ;   149.3 fp3     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4032], ymm5                               ;   140.2 agu0+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm5, ymm1, [rbp + 4512]                           ;   146.3 fp0+agu1   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4608]                           ;   147.3 fp1+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                 ;   148.3 fp2     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                  ;   149.3 fp3     65 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   150.3 fp0     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4512], ymm10                              ;   149.3 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm10, ymm11, [rbp + 4256]                         ;   150.3 fp1+agu1   65 t[0]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4288]                         ;   151.3 fp2+agu0   65 t[0]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4192]                         ;   152.3 fp3+agu1   65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm5                               ;   148.3 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm15, [rbp + 4864]                          ;   149.3 fp0+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4736]                           ;   150.3 fp1+agu1   65 t[0]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4800]                           ;   151.3 fp2+agu0   65 t[0]
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   152.3 fp3     65 t[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;   153.3 fp0     65 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   154.3 fp1     65 t[0]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4384]                           ;   154.3 fp2+agu1   65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm10                              ;   153.3 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm14                                ;   155.3 fp3     65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm14                              ;   155.3 agu0+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm3                                 ;   150.3 fp0     65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4256], ymm11                              ;   150.7 agu1+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm11, ymm5, [rbp + 4608]                          ;   155.3 fp1+agu0   65 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   156.3 fp2     65 t[0]
        db 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   156.3 fp3     65 t[0]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4768]                           ;   155.3 fp0+agu1   65 t[0]
        db 0x2e
        vmovdqu ymm11, [rbp + 4192]                              ;   151.3 agu0    46 t[0] reload
        db 0x2e
        vmovdqu [rbp + 4768], ymm1                               ;   151.7 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm1, ymm5, ymm11                                  ;   158.3 fp1     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4192], ymm12                              ;   152.7 agu1+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm12, ymm1, [rbp + 4128]                          ;   159.3 fp2+agu0   65 t[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4800]                           ;   159.3 fp3+agu1   65 t[0]
        vpxor ymm2, ymm2, ymm1                                   ;   160.3 fp0     65 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   161.3 fp1     65 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   161.3 fp2     65 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm13                              ;   153.7 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm4, ymm10                                 ;   156.3 fp3     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   157.3 fp0     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   158.3 fp1     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   159.3 fp2     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4384]                           ;   157.3 fp3+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                   ;   160.3 fp0     65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4384], ymm8                               ;   158.3 agu1+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm0, [rbp + 4160]                           ;   156.3 fp1+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;   161.3 fp2     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4064]                           ;   156.7 fp3+agu1   65 t[0]
        db 0x2e
        vmovdqu [rbp + 4064], ymm10                              ;   156.7 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm10, ymm9, ymm11                                 ;   162.3 fp0     65 t[0]
        db 0x2e
        vpxor ymm0, ymm0, ymm10                                  ;   163.3 fp1     65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm11                              ;   162.3 agu0+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm12, ymm2                                 ;   162.3 fp2     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;   163.3 fp3     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;   164.3 fp0     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4224]                           ;   164.3 fp1+agu1   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4160]                         ;   163.3 fp2+agu0   65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm1                               ;   164.3 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm1, ymm9, ymm0                                   ;   165.3 fp3     65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4224], ymm0                               ;   165.3 agu1+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm8, ymm3                                   ;   162.3 fp0     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   166.3 fp1     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4640]                           ;   163.3 fp2+agu0   65 t[0]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4832]                           ;   164.3 fp3+agu1   65 t[0]
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   165.3 fp0     65 t[0]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4096]                           ;   166.3 fp1+agu0   65 t[0]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4672]                           ;   167.3 fp2+agu1   65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm13                              ;   162.7 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm13, ymm15, ymm12                                ;   165.3 fp3     65 t[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                ;   166.3 fp0     65 t[0]
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;   168.3 fp1     65 t[0]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4352]                           ;   168.3 fp2+agu0   65 t[0]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4576]                           ;   169.3 fp3+agu1   65 t[0]
        db 0x2e
        vmovdqu [rbp + 4576], ymm15                              ;   163.8 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm15, ymm12, [rbp + 4704]                         ;   169.3 fp0+agu0   65 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;   170.3 fp1     65 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm13                              ;   166.3 agu1+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm13, ymm0                                      ;   165.3         65 t[0] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm2                               ;   165.8 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm1                                  ;   167.3 fp2     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                   ;   170.3 fp3     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   171.3 fp0     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                  ;   172.3 fp1     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   173.3 fp2     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;   170.3 fp3     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4800]                           ;   171.3 fp0+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5120]                           ;   172.3 fp1+agu1   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                   ;   173.3 fp2     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4192]                           ;   173.3 fp3+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;   174.3 fp0     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4192], ymm2                               ;   171.3 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm8                                   ;   174.3 fp1     65 t[0]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4768]                           ;   174.3 fp2+agu1   65 t[0]
        db 0x2e
        vmovdqu [rbp + 4768], ymm2                               ;   175.3 agu0+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm2, ymm15, [rbp + 4288]                          ;   174.3 fp3+agu1   65 t[0]
        db 0x2e
        vmovdqu [rbp + 4288], ymm15                              ;   174.3 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm15, ymm8, [rbp + 4032]                          ;   175.3 fp0+agu0   65 t[0]
        db 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   176.3 fp1     65 t[0]
        db 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   177.3 fp2     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4032], ymm9                               ;   177.3 agu1+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm9, ymm2, [rbp + 4480]                           ;   175.3 fp3+agu0   65 t[0]
        vpxor ymm8, ymm8, ymm9                                   ;   176.3 fp0     65 t[0]
        vpxor ymm4, ymm4, [r8 + 4096]                            ;   172.5 fp1+agu1   65 t[0]
        vpxor ymm5, ymm5, [r8 + 4128]                            ;   172.7 fp2+agu0   65 t[0]
        vpxor ymm11, ymm11, [r8 + 4160]                          ;   173.5 fp3+agu1   65 t[0]
        vpxor ymm10, ymm10, [r8 + 4192]                          ;   173.7 fp0+agu0   65 t[0]
        vpxor ymm13, ymm13, ymm12                                ;   175.3 fp1     65 t[0]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 4224]                          ;   176.3 fp2+agu1   65 t[0]
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 4256]                            ;   174.7 fp3+agu0   65 t[0]
        vpxor ymm2, ymm2, [r8 + 4288]                            ;   175.5 fp0+agu1   65 t[0]
        vpxor ymm12, ymm12, [r8 + 4480]                          ;   175.7 fp1+agu0   65 t[0]
        vpxor ymm7, ymm7, [r8 + 4512]                            ;   176.5 fp2+agu1   65 t[0]
        vmovdqu [rbp + 4480], ymm7                               ;   177.5 agu2+fp5   65 t[0] spill
        vpxor ymm7, ymm14, [r8 + 4384]                           ;   176.7 fp3+agu0   65 t[0]
        vmovdqu [rbp + 5120], ymm12                              ;   176.7 agu2+fp5   65 t[0] spill
        vpxor ymm12, ymm3, [r8 + 4320]                           ;   178.3 fp0+agu1   65 t[0]
        vpxor ymm3, ymm3, [r8 + 4576]                            ;   178.3 fp1+agu0   65 t[0]
        vpxor ymm3, ymm3, [rbp + 4576]                           ;   179.3 fp2+agu1   65 t[0]
        vmovdqu [rbp + 4576], ymm3                               ;   180.3 agu2+fp5   65 t[0] spill
        vpxor ymm3, ymm1, [rbp + 4704]                           ;   178.7 fp3+agu0   65 t[0]
        vpxor ymm3, ymm3, [r8 + 4448]                            ;   179.7 fp0+agu1   65 t[0]
        vmovdqu [rbp + 4704], ymm3                               ;   180.7 agu2+fp5   65 t[0] spill
        vpxor ymm3, ymm8, [rbp + 4512]                           ;   179.7 fp1+agu0   65 t[0]
        vpxor ymm3, ymm3, [r8 + 4544]                            ;   180.7 fp2+agu1   65 t[0]
        vmovdqu [rbp + 4512], ymm3                               ;   181.7 agu2+fp5   65 t[0] spill
        vmovdqu ymm3, [rbp + 4864]                               ;   180.7 agu0    65 t[0]
        vpxor ymm3, ymm3, [r8 + 4352]                            ;   187.7 fp3+agu1   65 t[0]
        vmovdqu [rbp + 4864], ymm7                               ;   179.7 agu2+fp5   65 t[0] spill
        vmovdqu ymm7, [rbp + 4352]                               ;   181.7 agu0    65 t[0]
        vpxor ymm7, ymm7, [r8 + 4416]                            ;   188.7 fp0+agu1   65 t[0]
        vpxor ymm0, ymm0, [r8 + 4736]                            ;   182.7 fp1+agu0   65 t[0]
        vpxor ymm9, ymm9, [r8 + 4800]                            ;   183.5 fp2+agu1   65 t[0]
        vpxor ymm15, ymm15, [r8 + 4832]                          ;   183.7 fp3+agu0   65 t[0]
        vmovdqu [rbp + 4352], ymm15                              ;   184.7 agu2+fp5   65 t[0] spill
        vmovdqu ymm15, [rbp + 4736]                              ;   184.5 agu1    65 t[0]
        vpxor ymm15, ymm15, [r8 + 4608]                          ;   191.5 fp0+agu0   65 t[0]
        vpxor ymm14, ymm14, [r8 + 4896]                          ;   185.5 fp1+agu1   65 t[0]
        vpxor ymm14, ymm14, [rbp + 4384]                         ;   186.5 fp2+agu0   65 t[0]
        vmovdqu [rbp + 4384], ymm14                              ;   187.5 agu2+fp5   65 t[0] spill
        vmovdqu ymm14, [rbp + 4672]                              ;   186.5 agu1    65 t[0]
        vpxor ymm14, ymm14, [r8 + 4640]                          ;   193.5 fp3+agu0   65 t[0]
        vmovdqu [rbp + 4672], ymm9                               ;   184.5 agu2+fp5   65 t[0] spill
        vmovdqu ymm9, [rbp + 4160]                               ;   187.5 agu1    65 t[0]
        vpxor ymm9, ymm9, [r8 + 4672]                            ;   194.5 fp0+agu0   65 t[0]
        vpxor ymm1, ymm1, [r8 + 4960]                            ;   188.5 fp1+agu1   65 t[0]
        vmovdqu [rbp + 4736], ymm1                               ;   189.5 agu2+fp5   65 t[0] spill
        vmovdqu ymm1, [rbp + 4224]                               ;   188.7 agu0    65 t[0]
        vpxor ymm1, ymm1, [r8 + 4704]                            ;   195.7 fp2+agu1   65 t[0]
        vmovdqu [rbp + 4224], ymm0                               ;   184.7 agu2+fp5   65 t[0] spill
        vmovdqu ymm0, [rbp + 4288]                               ;   189.7 agu0    65 t[0]
        vpxor ymm0, ymm0, [r8 + 4768]                            ;   196.7 fp3+agu1   65 t[0]
        vpxor ymm0, ymm0, [rbp + 4768]                           ;   197.7 fp0+agu0   65 t[0]
        vpxor ymm8, ymm8, [r8 + 5056]                            ;   191.5 fp1+agu1   65 t[0]
        vmovdqu [rbp + 4288], ymm8                               ;   192.5 agu2+fp5   65 t[0] spill
        vmovdqu ymm8, [rbp + 4256]                               ;   191.7 agu0    65 t[0]
        vpxor ymm8, ymm8, [r8 + 4864]                            ;   198.7 fp2+agu1   65 t[0]
        vpxor ymm8, ymm8, [rbp + 4064]                           ;   199.7 fp3+agu0   65 t[0]
        vmovdqu [rbp + 4064], ymm8                               ;   200.7 agu2+fp5   65 t[0] spill
        vmovdqu ymm8, [rbp + 4128]                               ;   193.5 agu1    65 t[0]
        vpxor ymm8, ymm8, [r8 + 4928]                            ;   200.5 fp0+agu0   65 t[0]
        vpxor ymm8, ymm8, [rbp + 4160]                           ;   201.5 fp1+agu1   65 t[0]
        vmovdqu [rbp + 4160], ymm8                               ;   202.5 agu2+fp5   65 t[0] spill
        vmovdqu ymm8, [rbp + 4192]                               ;   194.7 agu0    65 t[0]
        vpxor ymm8, ymm8, [r8 + 4992]                            ;   201.7 fp2+agu1   65 t[0]
        vmovdqu [rbp + 4192], ymm8                               ;   202.7 agu2+fp5   65 t[0] spill
        vmovdqu ymm8, [rbp + 4768]                               ;   195.7 agu0    65 t[0]
        vpxor ymm8, ymm8, [r8 + 5024]                            ;   202.7 fp3+agu1   65 t[0]
        vmovdqu [rbp + 4768], ymm8                               ;   203.7 agu2+fp5   65 t[0] spill
        vmovdqu ymm8, [rbp + 4032]                               ;   196.7 agu0    65 t[0]
        vpxor ymm8, ymm8, [r8 + 5088]                            ;   203.7 fp0+agu1   65 t[0]
        vmovdqu [rbp + 4032], ymm8                               ;   204.7 agu2+fp5   65 t[0] spill
        vmovdqu ymm8, [rbp + 896]                                ;   197.7 agu0    46 t[1]
        vpxor ymm8, ymm8, [rel aes128_decrypt.T0_constants256]   ;   204.7 fp1+agu1   46 t[1]
        vmovdqu [rbp + 4128], ymm0                               ;   198.7 agu2+fp5   65 t[0] spill
        vmovdqa ymm0, ymm8                                       ;   205.7         46 t[1] copy
        vmovdqu [rbp + 4256], ymm1                               ;   197.8 agu2+fp5   65 t[0] spill
        db 0x2e
        vmovdqu ymm1, [rbp + 928]                                ;   198.7 agu0    46 t[1]
        db 0x2e
        vpxor ymm1, ymm1, [rel aes128_decrypt.T0_constants256]   ;   205.7 fp2+agu1   46 t[1]
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   206.7 fp3     46 t[1]
        db 0x2e
        vmovdqu [rbp + 4800], ymm9                               ;   199.0 agu2+fp5   65 t[0] spill
        vpxor ymm9, ymm1, [rbp + 1024]                           ;   206.7 fp0+agu0   46 t[1]
        vmovdqu [rbp + 4096], ymm14                              ;   200.0 agu2+fp5   65 t[0] spill
        vmovdqa ymm14, ymm9                                      ;   207.7         46 t[1] copy
        vmovdqu [rbp + 4832], ymm15                              ;   201.0 agu1+fp5   65 t[0] spill
        db 0x2e
        vmovdqu ymm15, [rbp + 1056]                              ;   200.7 agu0    46 t[1]
        db 0x2e
        vpxor ymm15, ymm15, [rel aes128_decrypt.T0_constants256] ;   207.7 fp1+agu1   46 t[1]
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;   208.7 fp2     46 t[1]
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   208.7 fp3     46 t[1]
        db 0x2e
        vpxor ymm15, ymm0, [rbp + 1120]                          ;   207.7 fp0+agu0   46 t[1]
        db 0x2e
        vmovdqu [rbp + 4640], ymm7                               ;   202.5 agu2+fp5   65 t[0] spill
        vmovdqu ymm7, [rbp + 1088]                               ;   202.7 agu1    46 t[1]
        vpxor ymm7, ymm7, [rel aes128_decrypt.T0_constants256]   ;   209.7 fp1+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;   210.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm3                               ;   203.5 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm0, [rbp + 1024]                           ;   207.7 fp3+agu1   46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 96], ymm12                                ;   204.5 agu0+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm15                                     ;   208.7         46 t[1] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 64], ymm2                                 ;   205.5 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm14, [rbp + 992]                           ;   209.7 fp0+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   210.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 32], ymm6                                 ;   206.5 agu0+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm14, [rbp + 960]                           ;   209.7 fp2+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;   210.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm13                                 ;   207.5 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm6, ymm1                                  ;   210.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm10                                ;   208.5 agu0+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm2                                  ;   210.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm11                                ;   209.5 agu1+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm13                                ;   211.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm5                                 ;   210.5 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm8                                   ;   209.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 128], ymm4                                ;   211.5 agu0+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm5, ymm9                                    ;   211.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm13                              ;   212.5 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpor ymm13, ymm6, ymm12                                  ;   211.7 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   212.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm15                              ;   213.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm0                                 ;   211.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm1                               ;   214.5 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpor ymm1, ymm0, [rbp + 960]                             ;   211.7 fp0+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   213.7 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   212.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vpand ymm4, ymm14, ymm15                                 ;   212.7 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   213.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm5                               ;   215.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm9                                   ;   211.7 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm2                               ;   216.5 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm7                                  ;   211.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   214.7 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                  ;   214.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm6                               ;   217.5 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm0, ymm9                                   ;   212.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm9                               ;   218.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm7, ymm6                                    ;   213.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   214.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;   213.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   214.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm8, ymm5                                    ;   213.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   215.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm5                                   ;   214.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   215.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm5                                  ;   214.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, ymm4                                   ;   215.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   216.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, ymm2                                  ;   217.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   218.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                  ;   219.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   220.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;   219.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm2, ymm1                                   ;   221.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                 ;   222.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                ;   223.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm11                                      ;   219.7         46 t[1] copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                ;   223.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                  ;   224.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                   ;   225.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm13                                 ;   223.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                  ;   224.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                   ;   225.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                   ;   225.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm13, ymm2                                 ;   225.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                ;   226.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                ;   226.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                 ;   226.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm2, [rbp + 960]                           ;   225.7 fp0+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm10                                  ;   227.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm10                                   ;   227.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   228.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;   229.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                  ;   227.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   228.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                  ;   226.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   227.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, [rbp + 5216]                          ;   225.7 fp1+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   229.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                ;   230.7 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   228.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm2                               ;   226.7 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm2, ymm1, [rbp + 5184]                           ;   229.7 fp1+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   230.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5024]                           ;   229.7 fp3+agu1   46 t[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm9, [rbp + 5248]                           ;   230.7 fp0+agu0   46 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 5088]                           ;   230.7 fp1+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   231.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   232.7 fp3     46 t[1]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                  ;   231.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                                  ;   231.7 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   229.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;   229.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm13, [rbp + 5152]                         ;   230.7 fp0+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                  ;   231.7 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   231.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5056]                         ;   230.7 fp3+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                  ;   233.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;   234.7 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   231.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   232.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   235.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                 ;   236.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                 ;   232.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   236.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   237.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   232.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   237.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;   233.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;   238.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 128]                               ;   232.2 agu0    46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   232.3 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   239.3 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm15                                      ;   240.3         46 t[1] copy
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 160]                                ;   233.2 agu0    46 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   240.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   241.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 256]                                ;   233.3 agu1    46 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm8                                   ;   241.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm9                                      ;   242.2         46 t[1] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm11                              ;   237.7 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm1, [rbp + 288]                           ;   239.3 fp1+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   240.3 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   242.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm2, [rbp + 352]                           ;   242.2 fp0+agu1   46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm4                               ;   236.7 agu2+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm4, ymm1, [rbp + 320]                            ;   239.3 fp1+agu0   46 t[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   242.2 fp2     46 t[1]
        db 0x2e
        vpxor ymm8, ymm2, ymm8                                   ;   242.2 fp3     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5088], ymm6                               ;   237.8 agu1+fp5   46 t[1] spill
        db 0x2e
        vmovdqa ymm6, ymm11                                      ;   243.2         46 t[1] copy
        db 0x2e
        vmovdqu [rbp + 5248], ymm0                               ;   238.8 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm10, [rbp + 224]                           ;   243.2 fp0+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   244.2 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm5                               ;   239.8 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm10, [rbp + 192]                           ;   243.2 fp2+agu0   46 t[1]
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   244.2 fp3     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5184], ymm12                              ;   240.8 agu2+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm12, ymm5, ymm7                                  ;   244.2 fp0     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5280], ymm13                              ;   241.8 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm7, ymm0                                  ;   244.2 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm14                              ;   242.8 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm15                                 ;   241.3 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm3                               ;   243.8 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm3, ymm11, ymm12                                 ;   245.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vpor ymm1, ymm14, ymm9                                   ;   243.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5376], ymm12                              ;   245.2 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpor ymm12, ymm5, ymm6                                   ;   245.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   246.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm11                              ;   245.8 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm2                                  ;   245.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm7                               ;   246.8 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpor ymm7, ymm2, [rbp + 192]                             ;   245.2 fp0+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;   247.2 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   246.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpand ymm12, ymm10, ymm11                                ;   246.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   247.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm14                              ;   247.8 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm9                                  ;   244.3 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm0                               ;   248.8 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm4                                  ;   245.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   248.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   248.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5536], ymm5                               ;   249.8 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm9                                   ;   245.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm9                               ;   250.8 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm4, ymm5                                    ;   246.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   248.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                 ;   246.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                ;   247.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm15, ymm14                                  ;   246.8 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   249.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm15, ymm14                                 ;   247.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                 ;   248.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm14                                 ;   247.8 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm7                                   ;   248.8 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   250.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm1, ymm0                                   ;   251.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   252.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                   ;   253.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                 ;   254.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   253.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm13                                  ;   255.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   256.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                   ;   257.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm3                                       ;   253.2         46 t[1] copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                   ;   257.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   258.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                   ;   259.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm1                                  ;   257.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   258.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                 ;   259.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                 ;   259.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm0                                   ;   259.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                 ;   260.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                 ;   260.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   260.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, [rbp + 192]                           ;   259.2 fp0+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                   ;   261.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm3                                    ;   261.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   262.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   263.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                   ;   261.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   262.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;   260.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   261.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vpand ymm0, ymm1, [rbp + 5536]                           ;   259.2 fp1+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;   263.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   264.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   262.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5536], ymm0                               ;   260.2 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm0, ymm13, [rbp + 5504]                          ;   263.2 fp1+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   264.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5440]                         ;   263.2 fp3+agu0   46 t[1]
        db 0x2e, 0x2e
        vpand ymm0, ymm9, [rbp + 5568]                           ;   264.2 fp0+agu1   46 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 5472]                           ;   264.2 fp1+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                 ;   265.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;   266.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                   ;   265.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                   ;   265.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                  ;   263.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                  ;   263.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm1, [rbp + 5408]                           ;   264.2 fp0+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   265.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;   265.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5376]                           ;   264.2 fp3+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;   267.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;   268.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   265.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   266.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   269.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   270.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                ;   266.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   271.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   266.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                  ;   270.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   271.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   266.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   272.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   267.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   273.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3456]                              ;   266.0 agu1    46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_decrypt.T0_constants256]       ;   266.2 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   273.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm3, ymm15                                      ;   274.2         46 t[1] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3488]                               ;   267.0 agu1    46 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                   ;   274.0 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   275.0 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4000]                               ;   267.2 agu0    46 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm4, ymm5                                   ;   275.0 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm9                                      ;   276.0         46 t[1] copy
        db 0x2e, 0x2e
        vpxor ymm13, ymm0, [rbp + 3616]                          ;   273.2 fp3+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                ;   274.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   276.0 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm3, [rbp + 3680]                          ;   276.0 fp2+agu0   46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5376], ymm12                              ;   271.2 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm0, [rbp + 3648]                          ;   273.2 fp3+agu1   46 t[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   276.0 fp0     46 t[1]
        db 0x2e
        vpxor ymm5, ymm3, ymm5                                   ;   276.0 fp1     46 t[1]
        db 0x2e
        vmovdqu [rbp + 4000], ymm7                               ;   271.5 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm13                                      ;   277.0         46 t[1] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm14                              ;   273.2 agu2+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm14, ymm11, [rbp + 3552]                         ;   277.0 fp2+agu1   46 t[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   278.0 fp3     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5472], ymm6                               ;   273.5 agu0+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm6, ymm11, [rbp + 3968]                          ;   277.0 fp0+agu1   46 t[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;   278.0 fp1     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5568], ymm1                               ;   274.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm4                                   ;   278.0 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm8                               ;   275.5 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm8, ymm4, ymm14                                  ;   278.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm10                              ;   276.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm15                                 ;   275.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm2                               ;   277.5 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm1                                  ;   279.0 fp1     46 t[1]
        db 0x2e, 0x2e
        vpor ymm0, ymm10, ymm9                                   ;   277.0 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5632], ymm1                               ;   279.0 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpor ymm1, ymm6, ymm7                                    ;   279.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   280.0 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5664], ymm13                              ;   279.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm3                                  ;   279.0 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm4                               ;   280.5 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpor ymm4, ymm3, [rbp + 3968]                            ;   279.0 fp2+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   281.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   280.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, ymm13                                 ;   280.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   281.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5728], ymm10                              ;   281.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm9                                 ;   278.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5760], ymm14                              ;   282.5 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm12                                 ;   279.0 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   282.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   282.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5792], ymm6                               ;   283.5 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm3, ymm9                                   ;   279.3 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm9                               ;   284.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm12, ymm6                                   ;   280.3 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   282.0 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;   280.0 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   281.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm15, ymm10                                  ;   280.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   283.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm15, ymm10                                 ;   281.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   282.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm10                                 ;   281.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm5, ymm1                                   ;   282.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;   284.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm0, ymm14                                  ;   285.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                   ;   286.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                   ;   287.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;   288.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   287.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm14, ymm4                                  ;   289.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                   ;   290.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                   ;   291.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm8, ymm2                                       ;   287.0         46 t[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                   ;   291.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   292.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                  ;   293.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, ymm0                                   ;   291.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;   292.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                                 ;   293.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                 ;   293.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm14                                  ;   293.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                 ;   294.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                 ;   294.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                   ;   294.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm14, [rbp + 3968]                          ;   293.0 fp2+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                   ;   295.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm2                                  ;   295.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   296.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   297.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                   ;   295.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   296.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                 ;   294.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                 ;   295.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, [rbp + 5792]                          ;   293.0 fp3+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                   ;   297.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;   298.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;   296.0 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5792], ymm14                              ;   294.0 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm14, ymm4, [rbp + 5760]                          ;   297.0 fp3+agu1   46 t[1]
        db 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   298.0 fp0     46 t[1]
        db 0x2e
        vpand ymm4, ymm4, [rbp + 5696]                           ;   297.0 fp1+agu0   46 t[1]
        db 0x2e
        vpand ymm14, ymm8, [rbp + 5824]                          ;   298.0 fp2+agu1   46 t[1]
        db 0x2e
        vpand ymm8, ymm8, [rbp + 5728]                           ;   298.0 fp3+agu0   46 t[1]
        db 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;   299.0 fp0     46 t[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   300.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                 ;   299.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                   ;   299.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;   297.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                  ;   297.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm0, [rbp + 5664]                           ;   298.0 fp2+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   299.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                   ;   299.0 fp0     46 t[1]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 5632]                           ;   298.0 fp1+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   301.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                   ;   302.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   299.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   300.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   303.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   304.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;   300.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;   304.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   305.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   300.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   305.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;   300.3 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   306.0 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   306.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 2688]                              ;   299.7 agu1    46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_decrypt.T0_constants256]      ;   299.8 agu0    46 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   306.8 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm2, ymm14                                      ;   307.8         46 t[1] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2720]                               ;   300.7 agu1    46 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                  ;   307.7 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   308.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2816]                               ;   300.8 agu0    46 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm4, ymm8                                  ;   308.7 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm12                                     ;   309.7         46 t[1] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 5632], ymm9                               ;   305.0 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm15, [rbp + 2848]                          ;   306.8 fp0+agu1   46 t[1]
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   307.8 fp1     46 t[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm9                                 ;   309.7 fp2     46 t[1]
        db 0x2e
        vpxor ymm9, ymm2, [rbp + 2912]                           ;   309.7 fp3+agu0   46 t[1]
        db 0x2e
        vmovdqu [rbp + 5664], ymm1                               ;   304.2 agu2+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm1, ymm15, [rbp + 2880]                          ;   306.8 fp0+agu1   46 t[1]
        db 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;   309.7 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm8                                   ;   309.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm9                                      ;   310.7         46 t[1] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 5728], ymm0                               ;   306.0 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm13, [rbp + 2784]                          ;   310.7 fp3+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   311.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm6                               ;   307.0 agu2+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm6, ymm13, [rbp + 2752]                          ;   310.7 fp1+agu0   46 t[1]
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   311.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm3                               ;   308.0 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm4                                   ;   311.7 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5760], ymm10                              ;   309.0 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm10, ymm4, ymm0                                  ;   311.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm5                               ;   310.0 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm14                                  ;   308.8 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5856], ymm7                               ;   311.0 agu1+fp5   46 t[1] spill
        db 0x2e
        vpand ymm7, ymm9, ymm3                                   ;   312.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5888], ymm11                              ;   312.0 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpor ymm11, ymm5, ymm12                                  ;   310.7 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5920], ymm3                               ;   313.0 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpor ymm3, ymm6, ymm15                                   ;   312.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   313.7 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5952], ymm9                               ;   314.0 agu1+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm9, ymm15, ymm2                                  ;   312.7 fp2     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5984], ymm4                               ;   315.0 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm2, [rbp + 2752]                            ;   312.7 fp3+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;   314.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   313.7 fp1     46 t[1]
        db 0x2e, 0x2e
        vpand ymm3, ymm13, ymm9                                  ;   313.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   314.7 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm5                               ;   316.0 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm12                                  ;   312.0 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm0                               ;   317.0 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm10, ymm1                                  ;   312.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   315.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   315.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm6                               ;   318.0 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm12                                  ;   313.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6112], ymm12                              ;   319.0 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpor ymm12, ymm1, ymm6                                   ;   314.0 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;   315.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;   313.8 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   314.8 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm14, ymm5                                   ;   314.3 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   316.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm14, ymm5                                  ;   314.8 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   315.8 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm5                                   ;   315.3 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm3                                  ;   316.3 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                  ;   317.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm11, ymm0                                 ;   318.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;   319.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm7                                 ;   320.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;   321.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   320.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm0, ymm4                                  ;   322.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   323.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                ;   324.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm10, ymm7                                      ;   320.7         46 t[1] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                  ;   324.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   325.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                   ;   326.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, ymm11                                  ;   324.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                 ;   325.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                ;   326.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                  ;   326.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm0                                  ;   326.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                 ;   327.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                   ;   327.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;   327.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, [rbp + 2752]                          ;   326.7 fp3+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                   ;   328.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm7                                    ;   328.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                   ;   329.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                 ;   330.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm7                                   ;   328.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   329.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   327.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;   328.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, [rbp + 6080]                          ;   326.7 fp0+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   330.7 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   331.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   329.7 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm0                               ;   327.7 agu2+fp5   46 t[1] spill
        db 0x2e
        vpand ymm0, ymm4, [rbp + 6048]                           ;   330.7 fp0+agu0   46 t[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;   331.7 fp1     46 t[1]
        db 0x2e
        vpand ymm4, ymm4, [rbp + 5984]                           ;   330.7 fp2+agu1   46 t[1]
        db 0x2e
        vpand ymm0, ymm10, [rbp + 6112]                          ;   331.7 fp3+agu0   46 t[1]
        db 0x2e
        vpand ymm10, ymm10, [rbp + 6016]                         ;   331.7 fp0+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;   332.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   333.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                   ;   332.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                   ;   332.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   330.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   330.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm11, [rbp + 5952]                          ;   331.7 fp3+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;   332.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   332.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 5920]                         ;   331.7 fp2+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   334.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   335.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   332.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   333.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   336.7 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   337.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   333.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                ;   338.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   333.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   337.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   338.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   334.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   339.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   334.7 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   340.7 fp1     65 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5600]                              ;   333.5 agu0    46 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   341.7 fp2     65 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5504]                               ;   333.8 agu1    46 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   340.8 fp3     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm8, [rbp + 5344]                           ;   335.7 fp0+agu0   65 t[1]
        db 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   339.7 fp1     65 t[1]
        db 0x2e
        vpxor ymm4, ymm1, [rbp + 5440]                           ;   336.7 fp2+agu1   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm13, [rbp + 5888]                          ;   341.8 fp3+agu0   65 t[1]
        db 0x2e
        vpxor ymm7, ymm6, [rbp + 5312]                           ;   342.8 fp0+agu1   65 t[1]
        db 0x2e
        vmovdqu ymm9, [rbp + 5856]                               ;   336.5 agu0    46 t[1] reload
        db 0x2e
        vpxor ymm10, ymm7, ymm9                                  ;   343.8 fp1     65 t[1]
        db 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   344.8 fp2     65 t[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 5184]                         ;   344.8 fp3+agu1   65 t[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 5280]                         ;   345.8 fp0+agu0   65 t[1]
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                  ;   346.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm8                                   ;   347.8 fp2     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3968]                           ;   347.8 fp3+agu1   65 t[1]
        db 0x2e
        vmovdqu [rbp + 5600], ymm10                              ;   346.8 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm10, ymm2, ymm8                                  ;   348.8 fp0     65 t[1]
        db 0x2e
        vmovdqu [rbp + 3968], ymm4                               ;   339.7 agu0+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm4, ymm15, [rbp + 5472]                          ;   345.8 fp1+agu1   65 t[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5568]                           ;   346.8 fp2+agu0   65 t[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   347.8 fp3     65 t[1]
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   348.8 fp0     65 t[1]
        db 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   349.8 fp1     65 t[1]
        db 0x2e
        vmovdqu [rbp + 5472], ymm9                               ;   348.8 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm9, ymm10, [rbp + 5088]                          ;   349.8 fp2+agu1   65 t[1]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5248]                           ;   350.8 fp3+agu0   65 t[1]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5024]                           ;   351.8 fp0+agu1   65 t[1]
        db 0x2e
        vmovdqu [rbp + 5248], ymm4                               ;   347.8 agu2+fp5   65 t[1] spill
        vpxor ymm4, ymm0, [rbp + 5824]                           ;   348.8 fp1+agu0   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5696]                           ;   349.8 fp2+agu1   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5760]                           ;   350.8 fp3+agu0   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   351.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;   352.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   353.8 fp2     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5280]                           ;   353.8 fp3+agu1   65 t[1]
        db 0x2e
        vmovdqu [rbp + 5696], ymm9                               ;   352.8 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm9, ymm0, ymm14                                  ;   354.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm14                              ;   354.8 agu0+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm1                                 ;   349.8 fp1     65 t[1]
        db 0x2e
        vmovdqu [rbp + 5088], ymm10                              ;   350.2 agu1+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm10, ymm4, [rbp + 5568]                          ;   354.8 fp2+agu0   65 t[1]
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   355.8 fp3     65 t[1]
        db 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   355.8 fp0     65 t[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5728]                           ;   354.8 fp1+agu1   65 t[1]
        db 0x2e
        vmovdqu ymm10, [rbp + 5024]                              ;   350.8 agu0    46 t[1] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5728], ymm15                              ;   351.2 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm10                                 ;   357.8 fp2     65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm13                              ;   352.2 agu1+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm15, [rbp + 5408]                         ;   358.8 fp3+agu0   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5760]                         ;   358.8 fp0+agu1   65 t[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   359.8 fp1     65 t[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm5                                 ;   360.8 fp2     65 t[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;   360.8 fp3     65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5760], ymm12                              ;   353.2 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm9                                  ;   355.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   356.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;   357.8 fp2     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   358.8 fp3     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5280]                         ;   356.8 fp0+agu0   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   359.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm11                              ;   357.8 agu1+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm3, [rbp + 5664]                          ;   355.8 fp2+agu0   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                ;   360.8 fp3     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4000]                           ;   356.2 fp0+agu1   65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm9                               ;   356.2 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm10                                  ;   361.8 fp1     65 t[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   362.8 fp2     65 t[1]
        db 0x2e
        vmovdqu [rbp + 5408], ymm10                              ;   361.8 agu0+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm10, ymm13, ymm5                                 ;   361.8 fp3     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   362.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   363.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5152]                           ;   363.8 fp2+agu1   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5664]                           ;   362.8 fp3+agu0   65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5664], ymm15                              ;   363.8 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm3                                  ;   364.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm3                               ;   364.8 agu1+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm3, ymm11, ymm1                                  ;   361.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   365.8 fp2     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5632]                           ;   362.8 fp3+agu0   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5792]                           ;   363.8 fp0+agu1   65 t[1]
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   364.8 fp1     65 t[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5376]                         ;   365.8 fp2+agu0   65 t[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5536]                         ;   366.8 fp3+agu1   65 t[1]
        db 0x2e
        vmovdqu [rbp + 5536], ymm12                              ;   362.2 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm12, ymm0, ymm13                                 ;   364.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   365.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;   367.8 fp2     65 t[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5056]                         ;   367.8 fp3+agu0   65 t[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5216]                         ;   368.8 fp0+agu1   65 t[1]
        db 0x2e
        vmovdqu [rbp + 5216], ymm0                               ;   363.3 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm0, ymm13, [rbp + 5504]                          ;   368.8 fp1+agu0   65 t[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   369.8 fp2     65 t[1]
        db 0x2e
        vmovdqu [rbp + 5504], ymm12                              ;   365.8 agu1+fp5   65 t[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm12, ymm3                                      ;   364.8         65 t[1] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm5                               ;   365.3 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm15                                  ;   366.8 fp3     65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   369.8 fp0     65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   370.8 fp1     65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   371.8 fp2     65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;   372.8 fp3     65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   369.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5760]                         ;   370.8 fp1+agu0   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6080]                         ;   371.8 fp2+agu1   65 t[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;   372.8 fp3     65 t[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5024]                         ;   372.8 fp0+agu0   65 t[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   373.8 fp1     65 t[1]
        db 0x2e
        vmovdqu [rbp + 5024], ymm5                               ;   370.8 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm5, ymm7, ymm11                                  ;   373.8 fp2     65 t[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5728]                         ;   373.8 fp3+agu1   65 t[1]
        db 0x2e
        vmovdqu [rbp + 5728], ymm5                               ;   374.8 agu0+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm5, ymm0, [rbp + 5248]                           ;   373.8 fp0+agu1   65 t[1]
        db 0x2e
        vmovdqu [rbp + 5248], ymm0                               ;   373.8 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm0, ymm11, [rbp + 3968]                          ;   374.8 fp1+agu0   65 t[1]
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   375.8 fp2     65 t[1]
        db 0x2e
        vpxor ymm1, ymm1, ymm8                                   ;   376.8 fp3     65 t[1]
        db 0x2e
        vmovdqu [rbp + 3968], ymm8                               ;   376.8 agu1+fp5   65 t[1] spill
        vpxor ymm8, ymm5, [rbp + 5600]                           ;   374.8 fp0+agu0   65 t[1]
        vpxor ymm11, ymm11, ymm8                                 ;   375.8 fp1     65 t[1]
        vpxor ymm2, ymm2, [r8 + 5120]                            ;   372.0 fp2+agu1   65 t[1]
        vpxor ymm4, ymm4, [r8 + 5152]                            ;   372.2 fp3+agu0   65 t[1]
        vpxor ymm10, ymm10, [r8 + 5184]                          ;   373.0 fp0+agu1   65 t[1]
        vpxor ymm9, ymm9, [r8 + 5216]                            ;   373.2 fp1+agu0   65 t[1]
        vpxor ymm12, ymm12, ymm13                                ;   374.8 fp2     65 t[1]
        vpxor ymm12, ymm12, [r8 + 5248]                          ;   375.8 fp3+agu1   65 t[1]
        vpxor ymm6, ymm6, [r8 + 5280]                            ;   374.2 fp0+agu0   65 t[1]
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 5312]                            ;   375.0 fp1+agu1   65 t[1]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 5504]                          ;   375.2 fp2+agu0   65 t[1]
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 5536]                            ;   376.0 fp3+agu1   65 t[1]
        vmovdqu [rbp + 5600], ymm7                               ;   377.0 agu2+fp5   65 t[1] spill
        vpxor ymm7, ymm14, [r8 + 5408]                           ;   376.2 fp0+agu0   65 t[1]
        vmovdqu [rbp + 6080], ymm13                              ;   376.2 agu2+fp5   65 t[1] spill
        vpxor ymm13, ymm1, [r8 + 5344]                           ;   377.8 fp1+agu1   65 t[1]
        vpxor ymm1, ymm1, [r8 + 5600]                            ;   377.8 fp2+agu0   65 t[1]
        vpxor ymm1, ymm1, [rbp + 5216]                           ;   378.8 fp3+agu1   65 t[1]
        vmovdqu [rbp + 5216], ymm1                               ;   379.8 agu2+fp5   65 t[1] spill
        vpxor ymm1, ymm15, [rbp + 5504]                          ;   378.2 fp0+agu0   65 t[1]
        vpxor ymm1, ymm1, [r8 + 5472]                            ;   379.2 fp1+agu1   65 t[1]
        vmovdqu [rbp + 5504], ymm1                               ;   380.2 agu2+fp5   65 t[1] spill
        vpxor ymm1, ymm11, [rbp + 5472]                          ;   379.2 fp2+agu0   65 t[1]
        vpxor ymm1, ymm1, [r8 + 5568]                            ;   380.2 fp3+agu1   65 t[1]
        db 0x2e
        vmovdqu [rbp + 5472], ymm1                               ;   381.2 agu2+fp5   65 t[1] spill
        db 0x2e
        vmovdqu ymm1, [rbp + 5824]                               ;   380.2 agu0    65 t[1]
        vpxor ymm1, ymm1, [r8 + 5376]                            ;   387.2 fp0+agu1   65 t[1]
        vmovdqu [rbp + 5824], ymm7                               ;   379.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm7, [rbp + 5056]                               ;   381.2 agu0    65 t[1]
        vpxor ymm7, ymm7, [r8 + 5440]                            ;   388.2 fp1+agu1   65 t[1]
        vpxor ymm3, ymm3, [r8 + 5760]                            ;   382.2 fp2+agu0   65 t[1]
        vpxor ymm8, ymm8, [r8 + 5824]                            ;   383.0 fp3+agu1   65 t[1]
        vpxor ymm0, ymm0, [r8 + 5856]                            ;   383.2 fp0+agu0   65 t[1]
        vmovdqu [rbp + 5056], ymm0                               ;   384.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm0, [rbp + 5696]                               ;   384.0 agu1    65 t[1]
        vpxor ymm0, ymm0, [r8 + 5632]                            ;   391.0 fp1+agu0   65 t[1]
        vpxor ymm14, ymm14, [r8 + 5920]                          ;   385.0 fp2+agu1   65 t[1]
        vpxor ymm14, ymm14, [rbp + 5280]                         ;   386.0 fp3+agu0   65 t[1]
        vmovdqu [rbp + 1696], ymm14                              ;   387.0 agu2+fp5   65 t[1] spill
        db 0x2e
        vmovdqu ymm14, [rbp + 5536]                              ;   386.0 agu1    65 t[1]
        vpxor ymm14, ymm14, [r8 + 5664]                          ;   393.0 fp0+agu0   65 t[1]
        vmovdqu [rbp + 5536], ymm8                               ;   384.0 agu2+fp5   65 t[1] spill
        vmovdqu ymm8, [rbp + 5664]                               ;   387.0 agu1    65 t[1]
        vpxor ymm8, ymm8, [r8 + 5696]                            ;   394.0 fp1+agu0   65 t[1]
        vpxor ymm15, ymm15, [r8 + 5984]                          ;   388.0 fp2+agu1   65 t[1]
        vmovdqu [rbp + 1760], ymm15                              ;   389.0 agu2+fp5   65 t[1] spill
        vmovdqu ymm15, [rbp + 5152]                              ;   388.2 agu0    65 t[1]
        vpxor ymm15, ymm15, [r8 + 5728]                          ;   395.2 fp3+agu1   65 t[1]
        vmovdqu [rbp + 5152], ymm3                               ;   384.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm3, [rbp + 5248]                               ;   389.2 agu0    65 t[1]
        vpxor ymm3, ymm3, [r8 + 5792]                            ;   396.2 fp0+agu1   65 t[1]
        vpxor ymm3, ymm3, [rbp + 5728]                           ;   397.2 fp1+agu0   65 t[1]
        vpxor ymm11, ymm11, [r8 + 6080]                          ;   391.0 fp2+agu1   65 t[1]
        vmovdqu [rbp + 1856], ymm11                              ;   392.0 agu2+fp5   65 t[1] spill
        vmovdqu ymm11, [rbp + 5088]                              ;   391.2 agu0    65 t[1]
        vpxor ymm11, ymm11, [r8 + 5888]                          ;   398.2 fp3+agu1   65 t[1]
        vpxor ymm11, ymm11, [rbp + 4000]                         ;   399.2 fp0+agu0   65 t[1]
        vmovdqu [rbp + 1664], ymm11                              ;   400.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm11, [rbp + 5408]                              ;   393.0 agu1    65 t[1]
        vpxor ymm11, ymm11, [r8 + 5952]                          ;   400.0 fp1+agu0   65 t[1]
        vpxor ymm11, ymm11, [rbp + 5664]                         ;   401.0 fp2+agu1   65 t[1]
        vmovdqu [rbp + 1728], ymm11                              ;   402.0 agu2+fp5   65 t[1] spill
        vmovdqu ymm11, [rbp + 5024]                              ;   394.2 agu0    65 t[1]
        vpxor ymm11, ymm11, [r8 + 6016]                          ;   401.2 fp3+agu1   65 t[1]
        vmovdqu [rbp + 1792], ymm11                              ;   402.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm11, [rbp + 5728]                              ;   395.2 agu0    65 t[1]
        vpxor ymm11, ymm11, [r8 + 6048]                          ;   402.2 fp0+agu1   65 t[1]
        vmovdqu [rbp + 1824], ymm11                              ;   403.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm11, [rbp + 3968]                              ;   396.2 agu0    65 t[1]
        vpxor ymm11, ymm11, [r8 + 6112]                          ;   403.2 fp1+agu1   65 t[1]
        vmovdqu [rbp + 1888], ymm11                              ;   404.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm11, [rbp + 1920]                              ;   397.2 agu0    46 t[2]
        vpxor ymm11, ymm11, [rel aes128_decrypt.T0_constants256] ;   404.2 fp2+agu1   46 t[2]
        vmovdqu [rbp + 5408], ymm3                               ;   398.2 agu2+fp5   65 t[1] spill
        vmovdqa ymm3, ymm11                                      ;   405.2         46 t[2] copy
        vmovdqu [rbp + 5088], ymm15                              ;   397.3 agu2+fp5   65 t[1] spill
        vmovdqu ymm15, [rbp + 1952]                              ;   398.2 agu0    46 t[2]
        vpxor ymm15, ymm15, [rel aes128_decrypt.T0_constants256] ;   405.2 fp3+agu1   46 t[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;   406.2 fp0     46 t[2]
        vmovdqu [rbp + 5760], ymm8                               ;   398.5 agu2+fp5   65 t[1] spill
        vpxor ymm8, ymm15, [rbp + 2048]                          ;   406.2 fp1+agu0   46 t[2]
        vmovdqu [rbp + 5376], ymm14                              ;   399.5 agu2+fp5   65 t[1] spill
        vmovdqa ymm14, ymm8                                      ;   407.2         46 t[2] copy
        vmovdqu [rbp + 5792], ymm0                               ;   400.5 agu1+fp5   65 t[1] spill
        vmovdqu ymm0, [rbp + 2080]                               ;   400.2 agu0    46 t[2]
        vpxor ymm0, ymm0, [rel aes128_decrypt.T0_constants256]   ;   407.2 fp2+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   408.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   408.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm3, [rbp + 2144]                           ;   407.2 fp1+agu0   46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5632], ymm7                               ;   402.0 agu2+fp5   65 t[1] spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2112]                               ;   402.2 agu1    46 t[2]
        db 0x2e
        vpxor ymm7, ymm7, [rel aes128_decrypt.T0_constants256]   ;   409.2 fp2+agu0   46 t[2]
        db 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   410.2 fp3     46 t[2]
        db 0x2e
        vmovdqu [rbp + 5568], ymm1                               ;   403.0 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm1, ymm3, [rbp + 2048]                           ;   407.2 fp0+agu1   46 t[2]
        db 0x2e
        vmovdqu [rbp + 1120], ymm13                              ;   404.0 agu0+fp5   65 t[1] spill
        db 0x2e
        vmovdqa ymm13, ymm0                                      ;   408.2         46 t[2] copy
        db 0x2e
        vmovdqu [rbp + 1088], ymm5                               ;   405.0 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm5, ymm14, [rbp + 2016]                          ;   409.2 fp1+agu1   46 t[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;   410.2 fp2     46 t[2]
        db 0x2e
        vmovdqu [rbp + 1056], ymm6                               ;   406.0 agu0+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm6, ymm14, [rbp + 1984]                          ;   409.2 fp3+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;   410.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1024], ymm12                              ;   407.0 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm6, ymm15                                 ;   410.2 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 992], ymm9                                ;   408.0 agu0+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm5                                  ;   410.2 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 960], ymm10                               ;   409.0 agu1+fp5   65 t[1] spill
        db 0x2e
        vpand ymm10, ymm0, ymm12                                 ;   411.2 fp3     46 t[2]
        db 0x2e
        vmovdqu [rbp + 928], ymm4                                ;   410.0 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm11                                 ;   409.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 896], ymm2                                ;   411.0 agu0+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpor ymm2, ymm4, ymm8                                    ;   411.2 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm12                              ;   412.0 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm12, ymm6, ymm13                                  ;   411.2 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   412.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6112], ymm0                               ;   413.0 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm3                                  ;   411.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm15                              ;   414.0 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm3, [rbp + 1984]                           ;   411.2 fp1+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                ;   413.2 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   412.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vpand ymm2, ymm14, ymm0                                  ;   412.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   413.2 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm4                               ;   415.0 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm5, ymm8                                   ;   411.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm5                               ;   416.0 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm7                                   ;   411.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   414.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;   414.2 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm6                               ;   417.0 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm3, ymm8                                   ;   412.0 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm8                               ;   418.0 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm8, ymm7, ymm6                                    ;   413.0 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                 ;   414.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   412.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                 ;   413.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm11, ymm4                                   ;   413.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;   415.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm11, ymm4                                  ;   413.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                 ;   414.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm4                                   ;   414.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, ymm2                                   ;   415.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;   416.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm12, ymm5                                  ;   417.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                 ;   418.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                                  ;   419.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   420.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                ;   419.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm5, ymm15                                  ;   421.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;   422.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                ;   423.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm8, ymm10                                      ;   419.2         46 t[2] copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                ;   423.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;   424.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                   ;   425.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, ymm12                                 ;   423.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   424.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                 ;   425.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                   ;   425.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm5                                  ;   425.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                 ;   426.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                   ;   426.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                   ;   426.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm5, [rbp + 1984]                          ;   425.2 fp1+agu0   46 t[2]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                   ;   427.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm9                                    ;   427.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;   428.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;   429.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                   ;   427.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   428.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                  ;   426.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   427.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, [rbp + 6176]                          ;   425.2 fp2+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   429.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   430.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   428.2 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm5                               ;   426.2 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm5, ymm15, [rbp + 6144]                          ;   429.2 fp2+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   430.2 fp3     46 t[2]
        db 0x2e
        vpand ymm15, ymm15, [rbp + 5984]                         ;   429.2 fp0+agu1   46 t[2]
        db 0x2e
        vpand ymm5, ymm8, [rbp + 6208]                           ;   430.2 fp1+agu0   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 6048]                           ;   430.2 fp2+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   431.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                  ;   432.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                   ;   431.2 fp1     46 t[2]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                   ;   431.2 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   429.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;   429.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vpand ymm0, ymm12, [rbp + 6112]                          ;   430.2 fp1+agu0   46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;   431.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   431.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 6016]                         ;   430.2 fp0+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   433.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   434.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                 ;   431.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   432.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   435.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   436.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   432.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   436.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;   437.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   432.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   437.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   432.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   438.2 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1152]                              ;   431.7 agu0    46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_decrypt.T0_constants256]       ;   431.8 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   438.8 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm15                                      ;   439.8         46 t[2] copy
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1184]                               ;   432.7 agu0    46 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   439.7 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   440.7 fp0     46 t[2]
        db 0x2e
        vmovdqu ymm8, [rbp + 1280]                               ;   432.8 agu1    46 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm8                                   ;   440.7 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm9                                      ;   441.7         46 t[2] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm10                              ;   437.2 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm0, [rbp + 1312]                          ;   438.8 fp2+agu0   46 t[2]
        db 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   439.8 fp3     46 t[2]
        db 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   441.7 fp0     46 t[2]
        db 0x2e
        vpxor ymm10, ymm5, [rbp + 1376]                          ;   441.7 fp1+agu1   46 t[2]
        db 0x2e
        vmovdqu [rbp + 6112], ymm2                               ;   436.2 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm0, [rbp + 1344]                           ;   438.8 fp2+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   441.7 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm8                                   ;   441.7 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm6                               ;   437.3 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm10                                      ;   442.7         46 t[2] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm3                               ;   438.3 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm3, ymm11, [rbp + 1248]                          ;   442.7 fp1+agu0   46 t[2]
        db 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;   443.7 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm4                               ;   439.3 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm11, [rbp + 1216]                          ;   442.7 fp3+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   443.7 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm13                              ;   440.3 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm13, ymm4, ymm7                                  ;   443.7 fp1     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6240], ymm12                              ;   441.3 agu1+fp5   46 t[2] spill
        db 0x2e
        vpand ymm12, ymm7, ymm3                                  ;   443.7 fp2     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6272], ymm14                              ;   442.3 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm15                                 ;   440.8 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm1                               ;   443.3 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm1, ymm10, ymm13                                 ;   444.7 fp0     46 t[2]
        db 0x2e, 0x2e
        vpor ymm0, ymm14, ymm9                                   ;   442.7 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm13                              ;   444.7 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm13, ymm4, ymm6                                   ;   444.7 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;   445.7 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm10                              ;   445.3 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm5                                  ;   444.7 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm7                               ;   446.3 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm7, ymm5, [rbp + 1216]                            ;   444.7 fp1+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   446.7 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                  ;   445.7 fp3     46 t[2]
        db 0x2e, 0x2e
        vpand ymm13, ymm11, ymm10                                ;   445.7 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                  ;   446.7 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm14                              ;   447.3 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm9                                  ;   443.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm3                               ;   448.3 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm2                                  ;   444.7 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   447.7 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   447.7 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm4                               ;   449.3 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm5, ymm9                                   ;   445.0 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6528], ymm9                               ;   450.3 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm2, ymm4                                    ;   446.0 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   447.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;   445.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;   446.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm15, ymm14                                  ;   446.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   448.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, ymm14                                 ;   446.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   447.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm14                                 ;   447.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm9                                  ;   448.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   449.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm3                                  ;   450.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   451.7 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                 ;   452.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;   453.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   452.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, ymm7                                  ;   454.7 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;   455.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                   ;   456.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm12, ymm1                                      ;   452.7         46 t[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                   ;   456.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   457.7 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                   ;   458.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm7, ymm0                                   ;   456.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;   457.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                ;   458.7 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                                ;   458.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm0, ymm3                                   ;   458.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                 ;   459.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                 ;   459.7 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   459.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm3, [rbp + 1216]                          ;   458.7 fp1+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                   ;   460.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm1                                    ;   460.7 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   461.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   462.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                   ;   460.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                 ;   461.7 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;   459.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   460.7 fp1     46 t[2]
        db 0x2e, 0x2e
        vpand ymm3, ymm0, [rbp + 6496]                           ;   458.7 fp2+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   462.7 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   463.7 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   461.7 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm3                               ;   459.7 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm3, ymm7, [rbp + 6464]                           ;   462.7 fp2+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   463.7 fp3     46 t[2]
        db 0x2e
        vpand ymm7, ymm7, [rbp + 6400]                           ;   462.7 fp0+agu0   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, [rbp + 6528]                          ;   463.7 fp1+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 6432]                         ;   463.7 fp2+agu0   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;   464.7 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   465.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                   ;   464.7 fp1     46 t[2]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                   ;   464.7 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                  ;   462.7 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;   462.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, [rbp + 6368]                           ;   463.7 fp1+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;   464.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   464.7 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 6336]                           ;   463.7 fp0+agu0   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   466.7 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;   467.7 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   464.7 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   465.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   468.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   469.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   465.7 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   470.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   465.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;   469.7 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;   470.7 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   466.0 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   471.7 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   466.7 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;   472.7 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 384]                               ;   465.5 agu1    46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   465.7 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   472.7 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm15                                      ;   473.7         46 t[2] copy
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 416]                                ;   466.5 agu1    46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   473.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;   474.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 512]                                ;   466.7 agu0    46 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm4                                   ;   474.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm10, ymm7                                      ;   475.5         46 t[2] copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm1, [rbp + 544]                           ;   472.7 fp0+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   473.7 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   475.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm2, [rbp + 608]                           ;   475.5 fp3+agu0   46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm13                              ;   470.7 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm13, ymm1, [rbp + 576]                           ;   472.7 fp0+agu1   46 t[2]
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;   475.5 fp1     46 t[2]
        db 0x2e
        vpxor ymm4, ymm2, ymm4                                   ;   475.5 fp2     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6368], ymm9                               ;   471.0 agu0+fp5   46 t[2] spill
        db 0x2e
        vmovdqa ymm9, ymm12                                      ;   476.5         46 t[2] copy
        db 0x2e
        vmovdqu [rbp + 6432], ymm14                              ;   472.7 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm10, [rbp + 480]                          ;   476.5 fp3+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   477.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6528], ymm6                               ;   473.0 agu0+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm6, ymm10, [rbp + 448]                           ;   476.5 fp1+agu1   46 t[2]
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   477.5 fp2     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6400], ymm0                               ;   474.0 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm0, ymm6, ymm3                                   ;   477.5 fp3     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6464], ymm8                               ;   475.0 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm3, ymm14                                  ;   477.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm11                              ;   476.0 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm3, ymm15                                 ;   474.7 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm5                               ;   477.0 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm5, ymm12, ymm0                                  ;   478.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vpor ymm1, ymm11, ymm7                                   ;   476.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm0                               ;   478.5 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm0, ymm6, ymm9                                    ;   478.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   479.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6656], ymm12                              ;   479.0 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm9, ymm2                                  ;   478.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6688], ymm3                               ;   480.0 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm3, ymm2, [rbp + 448]                             ;   478.5 fp3+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;   480.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   479.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vpand ymm0, ymm10, ymm12                                 ;   479.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   480.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm11                              ;   481.0 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm14, ymm7                                 ;   477.7 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm14                              ;   482.0 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm13                                 ;   478.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   481.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   481.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6784], ymm6                               ;   483.0 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm7                                   ;   478.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm7                               ;   484.0 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm13, ymm6                                   ;   479.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   481.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                   ;   479.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;   480.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm15, ymm11                                  ;   480.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   482.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm15, ymm11                                 ;   480.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;   481.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm11                                 ;   481.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, ymm0                                   ;   482.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   483.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm1, ymm14                                  ;   484.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   485.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                   ;   486.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;   487.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                   ;   486.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm14, ymm3                                  ;   488.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   489.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                   ;   490.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm5                                       ;   486.5         46 t[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                   ;   490.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   491.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                  ;   492.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm3, ymm1                                   ;   490.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                   ;   491.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                 ;   492.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                 ;   492.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm14                                  ;   492.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                 ;   493.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                 ;   493.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   493.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm14, [rbp + 448]                           ;   492.5 fp3+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm5                                   ;   494.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm5                                  ;   494.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;   495.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   496.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                   ;   494.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;   495.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   493.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   494.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm1, [rbp + 6784]                          ;   492.5 fp0+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   496.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   497.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   495.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6784], ymm14                              ;   493.5 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, [rbp + 6752]                          ;   496.5 fp0+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   497.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 6688]                           ;   496.5 fp2+agu0   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm7, [rbp + 6816]                          ;   497.5 fp3+agu1   46 t[2]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 6720]                           ;   497.5 fp0+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;   498.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   499.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                                 ;   498.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                   ;   498.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   496.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                  ;   496.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm1, [rbp + 6656]                           ;   497.5 fp3+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;   498.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   498.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 6624]                           ;   497.5 fp2+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   500.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   501.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   498.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   499.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   502.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;   503.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;   499.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                  ;   503.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   504.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                 ;   499.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                 ;   504.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   499.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   505.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;   505.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3712]                              ;   499.2 agu1    46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_decrypt.T0_constants256]      ;   499.3 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   506.3 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm14                                      ;   507.3         46 t[2] copy
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3744]                               ;   500.2 agu1    46 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   507.2 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   508.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3840]                               ;   500.3 agu0    46 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm5, ymm7                                  ;   508.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm12                                     ;   509.2         46 t[2] copy
        db 0x2e
        vmovdqu [rbp + 6624], ymm8                               ;   504.5 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm8, ymm15, [rbp + 3872]                          ;   506.3 fp1+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;   507.3 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   509.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm3, [rbp + 3936]                           ;   509.2 fp0+agu0   46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6656], ymm0                               ;   503.7 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm15, [rbp + 3904]                          ;   506.3 fp1+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;   509.2 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm7                                   ;   509.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm8                                      ;   510.2         46 t[2] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm1                               ;   505.5 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm13, [rbp + 3808]                          ;   510.2 fp0+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   511.2 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm6                               ;   506.5 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm6, ymm13, [rbp + 3776]                          ;   510.2 fp2+agu0   46 t[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;   511.2 fp3     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6688], ymm2                               ;   507.5 agu1+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm2, ymm6, ymm5                                   ;   511.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm11                              ;   508.5 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm11, ymm5, ymm1                                  ;   511.2 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm4                               ;   509.5 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm5, ymm14                                  ;   508.3 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm9                               ;   510.5 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm8, ymm2                                   ;   512.2 fp3     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6912], ymm10                              ;   511.5 agu2+fp5   46 t[2] spill
        db 0x2e
        vpor ymm10, ymm4, ymm12                                  ;   510.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6944], ymm2                               ;   512.5 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm2, ymm6, ymm15                                   ;   512.2 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   513.2 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm8                               ;   513.5 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm15, ymm3                                  ;   512.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm5                               ;   514.5 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm5, ymm3, [rbp + 3776]                            ;   512.2 fp0+agu0   46 t[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   514.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   513.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm8                                  ;   513.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   514.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm4                               ;   515.5 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm12                                  ;   511.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm1                               ;   516.5 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm0                                  ;   512.2 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;   515.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   515.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7104], ymm6                               ;   517.5 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm3, ymm12                                  ;   512.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7136], ymm12                              ;   518.5 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm0, ymm6                                   ;   513.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   515.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   513.3 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   514.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm14, ymm4                                   ;   513.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   516.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm14, ymm4                                  ;   514.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   515.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm8, ymm4                                   ;   514.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm2                                   ;   515.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                   ;   517.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm1                                  ;   518.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   519.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                   ;   520.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   521.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                 ;   520.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm1, ymm11                                  ;   522.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                 ;   523.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                ;   524.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm5, ymm9                                       ;   520.2         46 t[2] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                  ;   524.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   525.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                   ;   526.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm11, ymm10                                 ;   524.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   525.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                 ;   526.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                   ;   526.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm1                                  ;   526.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                 ;   527.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                   ;   527.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   527.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm1, [rbp + 3776]                          ;   526.2 fp0+agu0   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                   ;   528.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm9                                    ;   528.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   529.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   530.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                   ;   528.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;   529.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                  ;   527.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   528.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, [rbp + 7104]                          ;   526.2 fp1+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   530.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                  ;   531.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   529.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7104], ymm1                               ;   527.2 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm1, ymm11, [rbp + 7072]                          ;   530.2 fp1+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   531.2 fp2     46 t[2]
        db 0x2e
        vpand ymm11, ymm11, [rbp + 7008]                         ;   530.2 fp3+agu1   46 t[2]
        db 0x2e
        vpand ymm1, ymm5, [rbp + 7136]                           ;   531.2 fp0+agu0   46 t[2]
        db 0x2e
        vpand ymm5, ymm5, [rbp + 7040]                           ;   531.2 fp1+agu1   46 t[2]
        db 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   532.2 fp2     46 t[2]
        db 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   533.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                   ;   532.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                   ;   532.2 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   530.2 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                   ;   530.2 fp3     46 t[2]
        db 0x2e, 0x2e
        vpand ymm8, ymm10, [rbp + 6976]                          ;   531.2 fp0+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                   ;   532.2 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   532.2 fp2     46 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 6944]                         ;   531.2 fp3+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;   534.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   535.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   532.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   533.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   536.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   537.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;   533.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                ;   538.2 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                 ;   533.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;   537.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                 ;   538.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   533.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                  ;   539.2 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;   534.2 fp1     65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   540.2 fp2     65 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 6592]                              ;   533.0 agu0    46 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;   541.2 fp3     65 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 6560]                               ;   533.3 agu1    46 t[2] reload
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   540.3 fp0     65 t[2]
        db 0x2e
        vpxor ymm1, ymm7, [rbp + 6304]                           ;   535.2 fp1+agu0   65 t[2]
        db 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   539.2 fp2     65 t[2]
        db 0x2e
        vpxor ymm5, ymm1, [rbp + 6464]                           ;   536.2 fp3+agu1   65 t[2]
        db 0x2e
        vpxor ymm6, ymm13, [rbp + 6912]                          ;   541.3 fp0+agu0   65 t[2]
        db 0x2e
        vpxor ymm8, ymm6, [rbp + 6272]                           ;   542.3 fp1+agu1   65 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 6880]                               ;   536.0 agu0    46 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm8, ymm9                                  ;   543.3 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   544.3 fp3     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6144]                         ;   544.3 fp0+agu1   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6240]                         ;   545.3 fp1+agu0   65 t[2]
        db 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   546.3 fp2     65 t[2]
        db 0x2e
        vpxor ymm0, ymm5, ymm7                                   ;   547.3 fp3     65 t[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6848]                           ;   547.3 fp0+agu1   65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm11                              ;   546.3 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm3, ymm7                                  ;   548.3 fp1     65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm5                               ;   539.2 agu0+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm15, [rbp + 6528]                          ;   545.3 fp2+agu1   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6400]                           ;   546.3 fp3+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   547.3 fp0     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   548.3 fp1     65 t[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   549.3 fp2     65 t[2]
        vmovdqu [rbp + 6528], ymm9                               ;   548.3 agu2+fp5   65 t[2] spill
        vpxor ymm9, ymm11, [rbp + 6048]                          ;   549.3 fp3+agu1   65 t[2]
        vpxor ymm9, ymm9, [rbp + 6208]                           ;   550.3 fp0+agu0   65 t[2]
        vpxor ymm9, ymm9, [rbp + 5984]                           ;   551.3 fp1+agu1   65 t[2]
        vmovdqu [rbp + 6208], ymm5                               ;   547.3 agu2+fp5   65 t[2] spill
        vpxor ymm5, ymm0, [rbp + 6816]                           ;   548.3 fp2+agu0   65 t[2]
        vpxor ymm5, ymm5, [rbp + 6688]                           ;   549.3 fp3+agu1   65 t[2]
        vpxor ymm5, ymm5, [rbp + 6752]                           ;   550.3 fp0+agu0   65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   551.3 fp1     65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   552.3 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   553.3 fp3     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6240]                           ;   553.3 fp0+agu1   65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6688], ymm9                               ;   552.3 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm14                                  ;   554.3 fp1     65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm14                              ;   554.3 agu0+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm1                                 ;   549.3 fp2     65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm11                              ;   549.7 agu1+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm11, ymm5, [rbp + 6400]                          ;   554.3 fp3+agu0   65 t[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   555.3 fp0     65 t[2]
        db 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   555.3 fp1     65 t[2]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 6720]                           ;   554.3 fp2+agu1   65 t[2]
        db 0x2e
        vmovdqu ymm11, [rbp + 5984]                              ;   550.3 agu0    46 t[2] reload
        db 0x2e
        vmovdqu [rbp + 6720], ymm15                              ;   550.7 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm15, ymm5, ymm11                                 ;   557.3 fp3     65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm13                              ;   551.7 agu1+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm15, [rbp + 6432]                         ;   558.3 fp0+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 6752]                         ;   558.3 fp1+agu1   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                  ;   559.3 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   560.3 fp3     65 t[2]
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   560.3 fp0     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6752], ymm12                              ;   552.7 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm12, ymm3, ymm9                                  ;   555.3 fp1     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                ;   556.3 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                  ;   557.3 fp3     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   558.3 fp0     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6240]                         ;   556.3 fp1+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   559.3 fp2     65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6240], ymm10                              ;   557.3 agu1+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm2, [rbp + 6656]                          ;   555.3 fp3+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                ;   560.3 fp0     65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6368]                           ;   555.7 fp1+agu1   65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm9                               ;   555.7 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm11                                  ;   561.3 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   562.3 fp3     65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm11                              ;   561.3 agu0+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm13, ymm4                                 ;   561.3 fp0     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   562.3 fp1     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   563.3 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6112]                           ;   563.3 fp3+agu1   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6656]                           ;   562.3 fp0+agu0   65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6656], ymm15                              ;   563.3 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm7, ymm2                                  ;   564.3 fp1     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6112], ymm2                               ;   564.3 agu1+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm2, ymm10, ymm1                                  ;   561.3 fp2     65 t[2]
        db 0x2e
        vpxor ymm15, ymm15, ymm2                                 ;   565.3 fp3     65 t[2]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6624]                           ;   562.3 fp0+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6784]                           ;   563.3 fp1+agu1   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   564.3 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6336]                         ;   565.3 fp3+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6496]                         ;   566.3 fp0+agu1   65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm12                              ;   561.7 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm12, ymm0, ymm13                                 ;   564.3 fp1     65 t[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   565.3 fp2     65 t[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm10                                ;   567.3 fp3     65 t[2]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6016]                         ;   567.3 fp0+agu0   65 t[2]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6176]                         ;   568.3 fp1+agu1   65 t[2]
        db 0x2e
        vmovdqu [rbp + 6176], ymm0                               ;   562.8 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm0, ymm13, [rbp + 6560]                          ;   568.3 fp2+agu0   65 t[2]
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   569.3 fp3     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6560], ymm12                              ;   565.3 agu1+fp5   65 t[2] spill
        db 0x2e
        vmovdqa ymm12, ymm2                                      ;   564.3         65 t[2] copy
        db 0x2e
        vmovdqu [rbp + 6016], ymm4                               ;   564.8 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm15                                  ;   566.3 fp0     65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;   569.3 fp1     65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;   570.3 fp2     65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   571.3 fp3     65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;   572.3 fp0     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;   569.3 fp1     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6752]                         ;   570.3 fp2+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 7104]                         ;   571.3 fp3+agu1   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                  ;   572.3 fp0     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5984]                         ;   572.3 fp1+agu0   65 t[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   573.3 fp2     65 t[2]
        db 0x2e
        vmovdqu [rbp + 5984], ymm4                               ;   570.3 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm4, ymm8, ymm10                                  ;   573.3 fp3     65 t[2]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6720]                         ;   573.3 fp0+agu1   65 t[2]
        db 0x2e
        vmovdqu [rbp + 6720], ymm4                               ;   574.3 agu0+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm4, ymm0, [rbp + 6208]                           ;   573.3 fp1+agu1   65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm0                               ;   573.3 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm10, [rbp + 6848]                          ;   574.3 fp2+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   575.3 fp3     65 t[2]
        db 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   576.3 fp0     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6848], ymm7                               ;   576.3 agu1+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm7, ymm4, [rbp + 6592]                           ;   574.3 fp1+agu0   65 t[2]
        db 0x2e
        vpxor ymm10, ymm10, ymm7                                 ;   575.3 fp2     65 t[2]
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 6144]                            ;   571.5 fp3+agu1   65 t[2]
        vpxor ymm5, ymm5, [r8 + 6176]                            ;   571.7 fp0+agu0   65 t[2]
        vpxor ymm11, ymm11, [r8 + 6208]                          ;   572.5 fp1+agu1   65 t[2]
        vpxor ymm9, ymm9, [r8 + 6240]                            ;   572.7 fp2+agu0   65 t[2]
        vpxor ymm12, ymm12, ymm13                                ;   574.3 fp3     65 t[2]
        vpxor ymm12, ymm12, [r8 + 6272]                          ;   575.3 fp0+agu1   65 t[2]
        vpxor ymm6, ymm6, [r8 + 6304]                            ;   573.7 fp1+agu0   65 t[2]
        vpxor ymm4, ymm4, [r8 + 6336]                            ;   574.5 fp2+agu1   65 t[2]
        vpxor ymm13, ymm13, [r8 + 6528]                          ;   574.7 fp3+agu0   65 t[2]
        vpxor ymm8, ymm8, [r8 + 6560]                            ;   575.5 fp0+agu1   65 t[2]
        vmovdqu [rbp + 6592], ymm8                               ;   576.5 agu2+fp5   65 t[2] spill
        vpxor ymm8, ymm14, [r8 + 6432]                           ;   575.7 fp1+agu0   65 t[2]
        vmovdqu [rbp + 7104], ymm13                              ;   575.7 agu2+fp5   65 t[2] spill
        vpxor ymm13, ymm1, [r8 + 6368]                           ;   577.3 fp2+agu1   65 t[2]
        vpxor ymm1, ymm1, [r8 + 6624]                            ;   577.3 fp3+agu0   65 t[2]
        vpxor ymm1, ymm1, [rbp + 6176]                           ;   578.3 fp0+agu1   65 t[2]
        vmovdqu [rbp + 6176], ymm1                               ;   579.3 agu2+fp5   65 t[2] spill
        vpxor ymm1, ymm15, [rbp + 6560]                          ;   577.7 fp1+agu0   65 t[2]
        vpxor ymm1, ymm1, [r8 + 6496]                            ;   578.7 fp2+agu1   65 t[2]
        vmovdqu [rbp + 6560], ymm1                               ;   579.7 agu2+fp5   65 t[2] spill
        vpxor ymm1, ymm10, [rbp + 6528]                          ;   578.7 fp3+agu0   65 t[2]
        vpxor ymm1, ymm1, [r8 + 6592]                            ;   579.7 fp0+agu1   65 t[2]
        vmovdqu [rbp + 6528], ymm1                               ;   580.7 agu2+fp5   65 t[2] spill
        vmovdqu ymm1, [rbp + 6816]                               ;   579.7 agu0    65 t[2]
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 6400]                            ;   586.7 fp1+agu1   65 t[2]
        vmovdqu [rbp + 6816], ymm8                               ;   578.7 agu2+fp5   65 t[2] spill
        vmovdqu ymm8, [rbp + 6016]                               ;   580.7 agu0    65 t[2]
        vpxor ymm8, ymm8, [r8 + 6464]                            ;   587.7 fp2+agu1   65 t[2]
        vpxor ymm2, ymm2, [r8 + 6784]                            ;   581.7 fp3+agu0   65 t[2]
        vpxor ymm7, ymm7, [r8 + 6848]                            ;   582.5 fp0+agu1   65 t[2]
        vpxor ymm0, ymm0, [r8 + 6880]                            ;   582.7 fp1+agu0   65 t[2]
        vmovdqu [rbp + 2656], ymm0                               ;   583.7 agu2+fp5   65 t[2] spill
        vmovdqu ymm0, [rbp + 6688]                               ;   583.5 agu1    65 t[2]
        vpxor ymm0, ymm0, [r8 + 6656]                            ;   590.5 fp2+agu0   65 t[2]
        vpxor ymm14, ymm14, [r8 + 6944]                          ;   584.5 fp3+agu1   65 t[2]
        vpxor ymm14, ymm14, [rbp + 6240]                         ;   585.5 fp0+agu0   65 t[2]
        vmovdqu [rbp + 2720], ymm14                              ;   586.5 agu2+fp5   65 t[2] spill
        vmovdqu ymm14, [rbp + 6496]                              ;   585.5 agu1    65 t[2]
        vpxor ymm14, ymm14, [r8 + 6688]                          ;   592.5 fp1+agu0   65 t[2]
        db 0x2e
        vmovdqu [rbp + 2624], ymm7                               ;   583.5 agu2+fp5   65 t[2] spill
        db 0x2e
        vmovdqu ymm7, [rbp + 6656]                               ;   586.5 agu1    65 t[2]
        vpxor ymm7, ymm7, [r8 + 6720]                            ;   593.5 fp2+agu0   65 t[2]
        vpxor ymm15, ymm15, [r8 + 7008]                          ;   587.5 fp3+agu1   65 t[2]
        vmovdqu [rbp + 2784], ymm15                              ;   588.5 agu2+fp5   65 t[2] spill
        vmovdqu ymm15, [rbp + 6112]                              ;   587.7 agu0    65 t[2]
        vpxor ymm15, ymm15, [r8 + 6752]                          ;   594.7 fp0+agu1   65 t[2]
        vmovdqu [rbp + 6112], ymm2                               ;   583.7 agu2+fp5   65 t[2] spill
        vmovdqu ymm2, [rbp + 6208]                               ;   588.7 agu0    65 t[2]
        vpxor ymm2, ymm2, [r8 + 6816]                            ;   595.7 fp1+agu1   65 t[2]
        vpxor ymm2, ymm2, [rbp + 6720]                           ;   596.7 fp2+agu0   65 t[2]
        vpxor ymm10, ymm10, [r8 + 7104]                          ;   590.5 fp3+agu1   65 t[2]
        vmovdqu [rbp + 2880], ymm10                              ;   591.5 agu2+fp5   65 t[2] spill
        vmovdqu ymm10, [rbp + 6048]                              ;   590.7 agu0    65 t[2]
        vpxor ymm10, ymm10, [r8 + 6912]                          ;   597.7 fp0+agu1   65 t[2]
        vpxor ymm10, ymm10, [rbp + 6368]                         ;   598.7 fp1+agu0   65 t[2]
        vmovdqu [rbp + 2688], ymm10                              ;   599.7 agu2+fp5   65 t[2] spill
        vmovdqu ymm10, [rbp + 6432]                              ;   592.5 agu1    65 t[2]
        vpxor ymm10, ymm10, [r8 + 6976]                          ;   599.5 fp2+agu0   65 t[2]
        vpxor ymm10, ymm10, [rbp + 6656]                         ;   600.5 fp3+agu1   65 t[2]
        vmovdqu [rbp + 2752], ymm10                              ;   601.5 agu2+fp5   65 t[2] spill
        vmovdqu ymm10, [rbp + 5984]                              ;   593.7 agu0    65 t[2]
        vpxor ymm10, ymm10, [r8 + 7040]                          ;   600.7 fp0+agu1   65 t[2]
        vmovdqu [rbp + 2816], ymm10                              ;   601.7 agu2+fp5   65 t[2] spill
        vmovdqu ymm10, [rbp + 6720]                              ;   594.7 agu0    65 t[2]
        vpxor ymm10, ymm10, [r8 + 7072]                          ;   601.7 fp1+agu1   65 t[2]
        vmovdqu [rbp + 2848], ymm10                              ;   602.7 agu2+fp5   65 t[2] spill
        vmovdqu ymm10, [rbp + 6848]                              ;   595.7 agu0    65 t[2]
        vpxor ymm10, ymm10, [r8 + 7136]                          ;   602.7 fp2+agu1   65 t[2]
        vmovdqu [rbp + 2912], ymm10                              ;   603.7 agu2+fp5   65 t[2] spill
        vmovdqu ymm10, [rbp + 2944]                              ;   596.7 agu0    46 t[3]
        vpxor ymm10, ymm10, [rel aes128_decrypt.T0_constants256] ;   603.7 fp3+agu1   46 t[3]
        vmovdqu [rbp + 2592], ymm2                               ;   597.7 agu2+fp5   65 t[2] spill
        vmovdqa ymm2, ymm10                                      ;   604.7         46 t[3] copy
        vmovdqu [rbp + 2528], ymm15                              ;   596.8 agu2+fp5   65 t[2] spill
        vmovdqu ymm15, [rbp + 2976]                              ;   597.7 agu0    46 t[3]
        vpxor ymm15, ymm15, [rel aes128_decrypt.T0_constants256] ;   604.7 fp0+agu1   46 t[3]
        vpxor ymm2, ymm2, ymm15                                  ;   605.7 fp1     46 t[3]
        vmovdqu [rbp + 6752], ymm7                               ;   598.0 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm15, [rbp + 3072]                          ;   605.7 fp2+agu0   46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm14                              ;   599.0 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm7                                      ;   606.7         46 t[3] copy
        db 0x2e
        vmovdqu [rbp + 6784], ymm0                               ;   600.0 agu1+fp5   65 t[2] spill
        db 0x2e
        vmovdqu ymm0, [rbp + 3104]                               ;   599.7 agu0    46 t[3]
        db 0x2e
        vpxor ymm0, ymm0, [rel aes128_decrypt.T0_constants256]   ;   606.7 fp3+agu1   46 t[3]
        db 0x2e
        vpxor ymm10, ymm10, ymm0                                 ;   607.7 fp0     46 t[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   607.7 fp1     46 t[3]
        db 0x2e
        vpxor ymm0, ymm2, [rbp + 3168]                           ;   606.7 fp2+agu0   46 t[3]
        db 0x2e
        vmovdqu [rbp + 6624], ymm8                               ;   601.5 agu2+fp5   65 t[2] spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3136]                               ;   601.7 agu1    46 t[3]
        vpxor ymm8, ymm8, [rel aes128_decrypt.T0_constants256]   ;   608.7 fp3+agu0   46 t[3]
        vpxor ymm7, ymm7, ymm8                                   ;   609.7 fp0     46 t[3]
        vmovdqu [rbp + 6400], ymm1                               ;   602.5 agu2+fp5   65 t[2] spill
        vpxor ymm1, ymm2, [rbp + 3072]                           ;   606.7 fp1+agu1   46 t[3]
        vmovdqu [rbp + 2144], ymm13                              ;   603.5 agu0+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm0                                      ;   607.7         46 t[3] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm4                               ;   604.5 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, [rbp + 3040]                          ;   608.7 fp2+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   609.7 fp3     46 t[3]
        db 0x2e
        vmovdqu [rbp + 2080], ymm6                               ;   605.5 agu0+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm6, ymm14, [rbp + 3008]                          ;   608.7 fp0+agu1   46 t[3]
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   609.7 fp1     46 t[3]
        db 0x2e
        vmovdqu [rbp + 2048], ymm12                              ;   606.5 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm6, ymm15                                 ;   609.7 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 2016], ymm9                               ;   607.5 agu0+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm4                                  ;   609.7 fp3     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm11                              ;   608.5 agu1+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpand ymm11, ymm0, ymm12                                 ;   610.7 fp0     46 t[3]
        db 0x2e
        vmovdqu [rbp + 1952], ymm5                               ;   609.5 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm5, ymm15, ymm10                                 ;   608.7 fp1     46 t[3]
        db 0x2e
        vmovdqu [rbp + 1920], ymm3                               ;   610.5 agu0+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpor ymm3, ymm5, ymm7                                    ;   610.7 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm12                              ;   611.5 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpor ymm12, ymm6, ymm13                                  ;   610.7 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;   611.7 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7136], ymm0                               ;   612.5 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm2                                  ;   610.7 fp1     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7008], ymm15                              ;   613.5 agu0+fp5   46 t[3] spill
        db 0x2e
        vpor ymm15, ymm2, [rbp + 3008]                           ;   610.7 fp2+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                ;   612.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;   611.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm14, ymm0                                  ;   611.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;   612.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm5                               ;   614.5 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm7                                   ;   610.7 fp3     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7168], ymm4                               ;   615.5 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm8                                   ;   610.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;   613.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                  ;   613.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7200], ymm6                               ;   616.5 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm7                                   ;   611.5 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm7                               ;   617.5 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm8, ymm6                                    ;   612.5 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   613.7 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   612.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   613.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm10, ymm5                                   ;   612.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   614.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm10, ymm5                                  ;   613.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   614.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm5                                   ;   613.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm1, ymm3                                   ;   614.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                   ;   615.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm12, ymm4                                  ;   616.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   617.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                  ;   618.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   619.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   618.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, ymm15                                  ;   620.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   621.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                ;   622.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm11                                      ;   618.7         46 t[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                ;   622.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                  ;   623.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                   ;   624.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, ymm12                                 ;   622.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   623.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm7                                 ;   624.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                   ;   624.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm4                                  ;   624.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                 ;   625.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                   ;   625.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;   625.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm4, [rbp + 3008]                          ;   624.7 fp2+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                   ;   626.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm9                                    ;   626.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   627.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;   628.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                   ;   626.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   627.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   625.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;   626.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, [rbp + 7200]                          ;   624.7 fp3+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   628.7 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   629.7 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   627.7 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7200], ymm4                               ;   625.7 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpand ymm4, ymm15, [rbp + 7168]                          ;   628.7 fp3+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   629.7 fp0     46 t[3]
        db 0x2e
        vpand ymm15, ymm15, [rbp + 7008]                         ;   628.7 fp1+agu1   46 t[3]
        db 0x2e
        vpand ymm4, ymm7, [rbp + 7232]                           ;   629.7 fp2+agu0   46 t[3]
        db 0x2e
        vpand ymm7, ymm7, [rbp + 7072]                           ;   629.7 fp3+agu1   46 t[3]
        db 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   630.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                  ;   631.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                   ;   630.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                   ;   630.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   628.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;   628.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, [rbp + 7136]                          ;   629.7 fp2+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;   630.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   630.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 7040]                         ;   629.7 fp1+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   632.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   633.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                 ;   630.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                 ;   631.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                ;   634.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   635.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;   631.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                ;   635.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   636.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   631.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   636.7 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   632.0 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;   637.7 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2176]                              ;   631.2 agu0    46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_decrypt.T0_constants256]       ;   631.3 agu1    46 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   638.3 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm4, ymm15                                      ;   639.3         46 t[3] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2208]                               ;   632.2 agu0    46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   639.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                   ;   640.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2304]                               ;   632.3 agu1    46 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm7, ymm8                                   ;   640.2 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm9                                      ;   641.2         46 t[3] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm11                              ;   636.7 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm0, [rbp + 2336]                          ;   638.3 fp3+agu0   46 t[3]
        db 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   639.3 fp0     46 t[3]
        db 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   641.2 fp1     46 t[3]
        db 0x2e
        vpxor ymm11, ymm4, [rbp + 2400]                          ;   641.2 fp2+agu1   46 t[3]
        db 0x2e
        vmovdqu [rbp + 7136], ymm3                               ;   635.7 agu2+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm3, ymm0, [rbp + 2368]                           ;   638.3 fp3+agu0   46 t[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   641.2 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm8                                   ;   641.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm6                               ;   636.8 agu1+fp5   46 t[3] spill
        db 0x2e
        vmovdqa ymm6, ymm11                                      ;   642.2         46 t[3] copy
        db 0x2e
        vmovdqu [rbp + 7232], ymm2                               ;   637.8 agu2+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm2, ymm10, [rbp + 2272]                          ;   642.2 fp2+agu0   46 t[3]
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                   ;   643.2 fp3     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7008], ymm5                               ;   638.8 agu1+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm5, ymm10, [rbp + 2240]                          ;   642.2 fp0+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   643.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7168], ymm13                              ;   639.8 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, ymm7                                  ;   643.2 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm12                              ;   640.8 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpand ymm12, ymm7, ymm2                                  ;   643.2 fp3     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7296], ymm14                              ;   641.8 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm15                                 ;   640.3 fp0     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7328], ymm1                               ;   642.8 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, ymm13                                 ;   644.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vpor ymm0, ymm14, ymm9                                   ;   642.2 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7360], ymm13                              ;   644.2 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpor ymm13, ymm5, ymm6                                   ;   644.2 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;   645.2 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7392], ymm11                              ;   644.8 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm4                                  ;   644.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm7                               ;   645.8 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpor ymm7, ymm4, [rbp + 2240]                            ;   644.2 fp2+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   646.2 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                  ;   645.2 fp0     46 t[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm10, ymm11                                ;   645.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                  ;   646.2 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm14                              ;   646.8 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm9                                  ;   643.3 fp3     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm2                               ;   647.8 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm3                                  ;   644.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   647.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   647.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7520], ymm5                               ;   648.8 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm9                                   ;   644.5 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7552], ymm9                               ;   649.8 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpor ymm9, ymm3, ymm5                                    ;   645.5 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   647.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   645.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                ;   646.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm15, ymm14                                  ;   645.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   648.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm15, ymm14                                 ;   646.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   647.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm14                                 ;   646.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm7                                   ;   647.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   649.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm2                                   ;   650.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   651.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                   ;   652.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                 ;   653.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   652.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm2, ymm12                                  ;   654.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   655.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                   ;   656.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm1                                       ;   652.2         46 t[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                   ;   656.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   657.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                   ;   658.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm0                                  ;   656.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;   657.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                 ;   658.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                 ;   658.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm0, ymm2                                   ;   658.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                 ;   659.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                 ;   659.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   659.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm2, [rbp + 2240]                          ;   658.2 fp2+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                   ;   660.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm1                                    ;   660.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   661.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   662.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                   ;   660.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   661.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;   659.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   660.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm0, [rbp + 7520]                           ;   658.2 fp3+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;   662.2 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   663.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   661.2 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7520], ymm2                               ;   659.2 agu2+fp5   46 t[3] spill
        db 0x2e
        vpand ymm2, ymm12, [rbp + 7488]                          ;   662.2 fp3+agu1   46 t[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm2                                   ;   663.2 fp0     46 t[3]
        db 0x2e
        vpand ymm12, ymm12, [rbp + 7424]                         ;   662.2 fp1+agu0   46 t[3]
        db 0x2e
        vpand ymm2, ymm9, [rbp + 7552]                           ;   663.2 fp2+agu1   46 t[3]
        db 0x2e
        vpand ymm9, ymm9, [rbp + 7456]                           ;   663.2 fp3+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                 ;   664.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   665.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                   ;   664.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                   ;   664.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                  ;   662.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                  ;   662.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, [rbp + 7392]                           ;   663.2 fp2+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   664.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   664.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 7360]                           ;   663.2 fp1+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   666.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;   667.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   664.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   665.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   668.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   669.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   665.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                ;   670.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   665.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;   669.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                   ;   670.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   665.5 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   671.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   666.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   672.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1408]                              ;   665.0 agu1    46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   665.2 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   672.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm15                                      ;   673.2         46 t[3] copy
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 1440]                               ;   666.0 agu1    46 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   673.0 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;   674.0 fp3     46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 1536]                               ;   666.2 agu0    46 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm3, ymm5                                   ;   674.0 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm9                                      ;   675.0         46 t[3] copy
        db 0x2e, 0x2e
        vpxor ymm12, ymm1, [rbp + 1568]                          ;   672.2 fp1+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   673.2 fp2     46 t[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm12                                ;   675.0 fp3     46 t[3]
        db 0x2e
        vpxor ymm12, ymm2, [rbp + 1632]                          ;   675.0 fp0+agu0   46 t[3]
        db 0x2e
        vmovdqu [rbp + 7360], ymm13                              ;   670.2 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm1, [rbp + 1600]                          ;   672.2 fp1+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   675.0 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm5                                   ;   675.0 fp3     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7392], ymm7                               ;   670.5 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm12                                      ;   676.0         46 t[3] copy
        db 0x2e
        vmovdqu [rbp + 7456], ymm14                              ;   672.2 agu2+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm14, ymm11, [rbp + 1504]                         ;   676.0 fp0+agu1   46 t[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   677.0 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7552], ymm6                               ;   672.5 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm11, [rbp + 1472]                          ;   676.0 fp2+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   677.0 fp3     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7424], ymm0                               ;   673.5 agu2+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm0, ymm6, ymm3                                   ;   677.0 fp0     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7488], ymm8                               ;   674.5 agu0+fp5   46 t[3] spill
        db 0x2e
        vpand ymm8, ymm3, ymm14                                  ;   677.0 fp1     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7584], ymm10                              ;   675.5 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm15                                 ;   674.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7616], ymm4                               ;   676.5 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm0                                  ;   678.0 fp3     46 t[3]
        db 0x2e, 0x2e
        vpor ymm1, ymm10, ymm9                                   ;   676.0 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm0                               ;   678.0 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpor ymm0, ymm6, ymm7                                    ;   678.0 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                   ;   679.0 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm12                              ;   678.5 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm7, ymm2                                  ;   678.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm3                               ;   679.5 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm2, [rbp + 1472]                            ;   678.0 fp0+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   680.0 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   679.0 fp2     46 t[3]
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm12                                 ;   679.0 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   680.0 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm10                              ;   680.5 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm9                                 ;   677.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm14                              ;   681.5 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm13                                 ;   678.0 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   681.0 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   681.0 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm6                               ;   682.5 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm9                                   ;   678.3 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm9                               ;   683.5 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm13, ymm6                                   ;   679.3 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;   681.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;   679.0 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   680.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm15, ymm10                                  ;   679.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   682.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm15, ymm10                                 ;   680.0 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   681.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm10                                 ;   680.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm0                                   ;   681.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   683.0 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm1, ymm14                                  ;   684.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   685.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                   ;   686.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;   687.0 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   686.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm14, ymm8                                  ;   688.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   689.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                   ;   690.0 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm3, ymm4                                       ;   686.0         46 t[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                   ;   690.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   691.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                  ;   692.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm1                                   ;   690.0 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   691.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                 ;   692.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                 ;   692.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm14                                  ;   692.0 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                                 ;   693.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                                 ;   693.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   693.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm14, [rbp + 1472]                          ;   692.0 fp0+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                   ;   694.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm4                                  ;   694.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                  ;   695.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                   ;   696.0 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                   ;   694.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;   695.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                 ;   693.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   694.0 fp0     46 t[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm1, [rbp + 7808]                          ;   692.0 fp1+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                   ;   696.0 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   697.0 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                  ;   695.0 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm14                              ;   693.0 agu2+fp5   46 t[3] spill
        db 0x2e
        vpand ymm14, ymm8, [rbp + 7776]                          ;   696.0 fp1+agu1   46 t[3]
        db 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   697.0 fp2     46 t[3]
        db 0x2e
        vpand ymm8, ymm8, [rbp + 7712]                           ;   696.0 fp3+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, [rbp + 7840]                          ;   697.0 fp0+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 7744]                           ;   697.0 fp1+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;   698.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;   699.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                 ;   698.0 fp0     46 t[3]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                   ;   698.0 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;   696.0 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                  ;   696.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, [rbp + 7680]                           ;   697.0 fp0+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                   ;   698.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;   698.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 7648]                           ;   697.0 fp3+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   700.0 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                   ;   701.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   698.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   699.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   702.0 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   703.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;   699.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                  ;   703.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   704.0 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                 ;   699.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   704.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;   699.3 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   705.0 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   705.0 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 640]                               ;   698.7 agu1    46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_decrypt.T0_constants256]      ;   698.8 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   705.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm14                                      ;   706.8         46 t[3] copy
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, [rbp + 672]                           ;   705.8 fp3+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   706.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 768]                                ;   699.8 agu0    46 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm4, ymm8                                  ;   706.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm12                                     ;   707.8         46 t[3] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm9                               ;   704.0 agu2+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm9, ymm15, [rbp + 800]                           ;   705.8 fp2+agu1   46 t[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   706.8 fp3     46 t[3]
        db 0x2e
        vpxor ymm13, ymm13, ymm9                                 ;   707.8 fp0     46 t[3]
        db 0x2e
        vpxor ymm9, ymm3, [rbp + 864]                            ;   707.8 fp1+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 832]                          ;   705.8 fp2+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   707.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm3, ymm8                                   ;   707.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm0                               ;   704.3 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm9                                       ;   708.8         46 t[3] copy
        db 0x2e
        vmovdqu [rbp + 7744], ymm1                               ;   705.3 agu0+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm1, ymm13, [rbp + 736]                           ;   708.8 fp1+agu1   46 t[3]
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   709.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm6                               ;   706.3 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm13, [rbp + 704]                           ;   708.8 fp3+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;   709.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm2                               ;   707.3 agu1+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm2, ymm6, ymm4                                   ;   709.8 fp1     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7776], ymm10                              ;   708.3 agu2+fp5   46 t[3] spill
        db 0x2e
        vpand ymm10, ymm4, ymm1                                  ;   709.8 fp2     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7872], ymm5                               ;   709.3 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm14                                  ;   707.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7904], ymm7                               ;   710.3 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpand ymm7, ymm9, ymm2                                   ;   710.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7936], ymm11                              ;   711.3 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpor ymm11, ymm5, ymm12                                  ;   708.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7968], ymm2                               ;   712.3 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpor ymm2, ymm6, ymm0                                    ;   710.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                   ;   711.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8000], ymm9                               ;   713.3 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm3                                   ;   710.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm4                               ;   714.3 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpor ymm4, ymm3, [rbp + 704]                             ;   710.8 fp1+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;   712.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   711.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm9                                  ;   711.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   712.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm5                               ;   715.3 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm12                                  ;   710.5 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm1                               ;   716.3 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm15                                 ;   710.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   713.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   713.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm6                               ;   717.3 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm3, ymm12                                  ;   711.5 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm12                              ;   718.3 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm15, ymm6                                  ;   712.5 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;   713.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;   712.3 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   713.3 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm14, ymm5                                   ;   712.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   714.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm14, ymm5                                  ;   713.3 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   714.3 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm5                                   ;   713.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm2                                  ;   714.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;   715.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm11, ymm1                                 ;   716.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;   717.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm7                                 ;   718.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;   719.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   718.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm4                                  ;   720.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   721.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                  ;   722.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm10, ymm7                                      ;   718.8         46 t[3] copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                  ;   722.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   723.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                   ;   724.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, ymm11                                  ;   722.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                 ;   723.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                ;   724.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                  ;   724.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm1                                  ;   724.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                 ;   725.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                   ;   725.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;   725.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm1, [rbp + 704]                           ;   724.8 fp1+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                   ;   726.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm7                                    ;   726.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   727.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                 ;   728.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm7                                   ;   726.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   727.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   725.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;   726.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, [rbp + 8128]                          ;   724.8 fp2+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   728.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   729.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   727.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm1                               ;   725.8 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpand ymm1, ymm4, [rbp + 8096]                           ;   728.8 fp2+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   729.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 8032]                           ;   728.8 fp0+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, [rbp + 8160]                          ;   729.8 fp1+agu0   46 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 8064]                         ;   729.8 fp2+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;   730.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   731.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                 ;   730.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                   ;   730.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   728.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   728.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm11, [rbp + 8000]                          ;   729.8 fp1+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   730.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   730.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 7968]                         ;   729.8 fp0+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   732.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                   ;   733.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   730.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   731.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   734.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   735.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   731.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                ;   736.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                ;   731.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   735.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   736.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   732.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   737.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;   732.8 fp2     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   738.8 fp3     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 7616]                              ;   731.7 agu0    46 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;   739.8 fp0     65 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 7584]                              ;   732.0 agu1    46 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   739.0 fp1     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm8, [rbp + 7328]                           ;   733.8 fp2+agu0   65 t[3]
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   737.8 fp3     65 t[3]
        db 0x2e
        vpxor ymm4, ymm1, [rbp + 7488]                           ;   734.8 fp0+agu1   65 t[3]
        db 0x2e
        vpxor ymm6, ymm13, [rbp + 7936]                          ;   740.0 fp1+agu0   65 t[3]
        db 0x2e
        vpxor ymm7, ymm6, [rbp + 7296]                           ;   741.0 fp2+agu1   65 t[3]
        db 0x2e
        vmovdqu ymm9, [rbp + 7904]                               ;   734.7 agu0    46 t[3] reload
        db 0x2e
        vpxor ymm10, ymm7, ymm9                                  ;   742.0 fp3     65 t[3]
        db 0x2e
        vpxor ymm0, ymm0, ymm10                                  ;   743.0 fp0     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 7168]                         ;   743.0 fp1+agu1   65 t[3]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7264]                         ;   744.0 fp2+agu0   65 t[3]
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                  ;   745.0 fp3     65 t[3]
        db 0x2e
        vpxor ymm15, ymm4, ymm8                                  ;   746.0 fp0     65 t[3]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7872]                           ;   746.0 fp1+agu1   65 t[3]
        db 0x2e
        vmovdqu [rbp + 7616], ymm10                              ;   745.0 agu2+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm10, ymm3, ymm8                                  ;   747.0 fp2     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7872], ymm4                               ;   737.8 agu0+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm0, [rbp + 7552]                           ;   744.0 fp3+agu1   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7424]                           ;   745.0 fp0+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   746.0 fp1     65 t[3]
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   747.0 fp2     65 t[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   748.0 fp3     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7552], ymm9                               ;   747.0 agu2+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm9, ymm10, [rbp + 7072]                          ;   748.0 fp0+agu1   65 t[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7232]                           ;   749.0 fp1+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 7008]                           ;   750.0 fp2+agu1   65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm4                               ;   746.0 agu2+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, [rbp + 7840]                          ;   747.0 fp3+agu0   65 t[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7712]                           ;   748.0 fp0+agu1   65 t[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7776]                           ;   749.0 fp1+agu0   65 t[3]
        db 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   750.0 fp2     65 t[3]
        db 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;   751.0 fp3     65 t[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   752.0 fp0     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7264]                           ;   752.0 fp1+agu1   65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm9                               ;   751.0 agu2+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm9, ymm15, ymm14                                 ;   753.0 fp2     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7840], ymm14                              ;   753.0 agu0+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm14, ymm10, ymm1                                 ;   748.0 fp3     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7072], ymm10                              ;   748.3 agu1+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm10, ymm4, [rbp + 7424]                          ;   753.0 fp0+agu0   65 t[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   754.0 fp1     65 t[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   754.0 fp2     65 t[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7744]                           ;   753.0 fp3+agu1   65 t[3]
        db 0x2e
        vmovdqu ymm10, [rbp + 7008]                              ;   749.0 agu0    46 t[3] reload
        db 0x2e
        vmovdqu [rbp + 7744], ymm0                               ;   749.3 agu2+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm0, ymm4, ymm10                                  ;   756.0 fp0     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7008], ymm13                              ;   750.3 agu1+fp5   65 t[3] spill
        vpxor ymm13, ymm0, [rbp + 7456]                          ;   757.0 fp1+agu0   65 t[3]
        vpxor ymm0, ymm0, [rbp + 7776]                           ;   757.0 fp2+agu1   65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   758.0 fp3     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                 ;   759.0 fp0     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;   759.0 fp1     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm12                              ;   751.3 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm9                                  ;   754.0 fp2     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   755.0 fp3     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;   756.0 fp0     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   757.0 fp1     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7264]                         ;   755.0 fp2+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   758.0 fp3     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7264], ymm11                              ;   756.0 agu1+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm11, ymm2, [rbp + 7680]                          ;   754.0 fp0+agu0   65 t[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   759.0 fp1     65 t[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7392]                           ;   754.3 fp2+agu1   65 t[3]
        db 0x2e
        vmovdqu [rbp + 7392], ymm9                               ;   754.3 agu2+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm9, ymm8, ymm10                                  ;   760.0 fp3     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   761.0 fp0     65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm10                              ;   760.0 agu0+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm13, ymm5                                 ;   760.0 fp1     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                  ;   761.0 fp2     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   762.0 fp3     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 7136]                           ;   762.0 fp0+agu1   65 t[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7680]                           ;   761.0 fp1+agu0   65 t[3]
        db 0x2e
        vmovdqu [rbp + 7680], ymm0                               ;   762.0 agu2+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm8, ymm2                                   ;   763.0 fp2     65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7136], ymm2                               ;   763.0 agu1+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm1                                  ;   760.0 fp3     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   764.0 fp0     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 7648]                           ;   761.0 fp1+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 7808]                           ;   762.0 fp2+agu1   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   763.0 fp3     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7360]                         ;   764.0 fp0+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7520]                         ;   765.0 fp1+agu1   65 t[3]
        db 0x2e
        vmovdqu [rbp + 7520], ymm12                              ;   760.3 agu2+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm12, ymm15, ymm13                                ;   763.0 fp2     65 t[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   764.0 fp3     65 t[3]
        db 0x2e
        vpxor ymm13, ymm13, ymm11                                ;   766.0 fp0     65 t[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7040]                         ;   766.0 fp1+agu0   65 t[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7200]                         ;   767.0 fp2+agu1   65 t[3]
        db 0x2e
        vmovdqu [rbp + 7200], ymm15                              ;   761.5 agu2+fp5   65 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm13, [rbp + 7584]                         ;   767.0 fp3+agu0   65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;   768.0 fp0     65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7584], ymm12                              ;   764.0 agu1+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm2                                      ;   763.0         65 t[3] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm5                               ;   763.5 agu2+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm0                                   ;   765.0 fp1     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   768.0 fp2     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   769.0 fp3     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   770.0 fp0     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   771.0 fp1     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   768.0 fp2     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7776]                         ;   769.0 fp3+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 8128]                         ;   770.0 fp0+agu1   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                  ;   771.0 fp1     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7008]                         ;   771.0 fp2+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   772.0 fp3     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7008], ymm5                               ;   769.0 agu2+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm5, ymm7, ymm11                                  ;   772.0 fp0     65 t[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7744]                         ;   772.0 fp1+agu1   65 t[3]
        db 0x2e
        vmovdqu [rbp + 7744], ymm5                               ;   773.0 agu0+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm5, ymm15, [rbp + 7232]                          ;   772.0 fp2+agu1   65 t[3]
        db 0x2e
        vmovdqu [rbp + 7232], ymm15                              ;   772.0 agu2+fp5   65 t[3] spill
        vpxor ymm15, ymm11, [rbp + 7872]                         ;   773.0 fp3+agu0   65 t[3]
        vpxor ymm8, ymm8, ymm15                                  ;   774.0 fp0     65 t[3]
        db 0x2e
        vpxor ymm1, ymm1, ymm8                                   ;   775.0 fp1     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7872], ymm8                               ;   775.0 agu1+fp5   65 t[3] spill
        vpxor ymm8, ymm5, [rbp + 7616]                           ;   773.0 fp2+agu0   65 t[3]
        vpxor ymm11, ymm11, ymm8                                 ;   774.0 fp3     65 t[3]
        vpxor ymm3, ymm3, [r8 + 7168]                            ;   770.2 fp0+agu1   65 t[3]
        vpxor ymm4, ymm4, [r8 + 7200]                            ;   770.3 fp1+agu0   65 t[3]
        vpxor ymm10, ymm10, [r8 + 7232]                          ;   771.2 fp2+agu1   65 t[3]
        vpxor ymm9, ymm9, [r8 + 7264]                            ;   771.3 fp3+agu0   65 t[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm13                                ;   773.0 fp0     65 t[3]
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 7296]                          ;   774.0 fp1+agu1   65 t[3]
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 7328]                            ;   772.3 fp2+agu0   65 t[3]
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 7360]                            ;   773.2 fp3+agu1   65 t[3]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 7552]                          ;   773.3 fp0+agu0   65 t[3]
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 7584]                            ;   774.2 fp1+agu1   65 t[3]
        vmovdqu [rbp + 7616], ymm7                               ;   775.2 agu2+fp5   65 t[3] spill
        vpxor ymm7, ymm14, [r8 + 7456]                           ;   774.3 fp2+agu0   65 t[3]
        vmovdqu [rbp + 8128], ymm13                              ;   774.3 agu2+fp5   65 t[3] spill
        vpxor ymm13, ymm1, [r8 + 7392]                           ;   776.0 fp3+agu1   65 t[3]
        vpxor ymm1, ymm1, [r8 + 7648]                            ;   776.0 fp0+agu0   65 t[3]
        vpxor ymm1, ymm1, [rbp + 7200]                           ;   777.0 fp1+agu1   65 t[3]
        vmovdqu [rbp + 7200], ymm1                               ;   778.0 agu2+fp5   65 t[3] spill
        vpxor ymm1, ymm0, [rbp + 7584]                           ;   776.3 fp2+agu0   65 t[3]
        vpxor ymm1, ymm1, [r8 + 7520]                            ;   777.3 fp3+agu1   65 t[3]
        vmovdqu [rbp + 7584], ymm1                               ;   778.3 agu2+fp5   65 t[3] spill
        vpxor ymm1, ymm11, [rbp + 7552]                          ;   777.3 fp0+agu0   65 t[3]
        vpxor ymm1, ymm1, [r8 + 7616]                            ;   778.3 fp1+agu1   65 t[3]
        vmovdqu [rbp + 7552], ymm1                               ;   779.3 agu2+fp5   65 t[3] spill
        vmovdqu ymm1, [rbp + 7840]                               ;   778.3 agu0    65 t[3]
        vpxor ymm1, ymm1, [r8 + 7424]                            ;   785.3 fp2+agu1   65 t[3]
        vmovdqu [rbp + 7840], ymm7                               ;   777.3 agu2+fp5   65 t[3] spill
        vmovdqu ymm7, [rbp + 7040]                               ;   779.3 agu0    65 t[3]
        vpxor ymm7, ymm7, [r8 + 7488]                            ;   786.3 fp3+agu1   65 t[3]
        vpxor ymm2, ymm2, [r8 + 7808]                            ;   780.3 fp0+agu0   65 t[3]
        vpxor ymm8, ymm8, [r8 + 7872]                            ;   781.2 fp1+agu1   65 t[3]
        vpxor ymm15, ymm15, [r8 + 7904]                          ;   781.3 fp2+agu0   65 t[3]
        vmovdqu [rbp + 3680], ymm15                              ;   782.3 agu2+fp5   65 t[3] spill
        vmovdqu ymm15, [rbp + 7712]                              ;   782.2 agu1    65 t[3]
        vpxor ymm15, ymm15, [r8 + 7680]                          ;   789.2 fp3+agu0   65 t[3]
        vpxor ymm14, ymm14, [r8 + 7968]                          ;   783.2 fp0+agu1   65 t[3]
        vpxor ymm14, ymm14, [rbp + 7264]                         ;   784.2 fp1+agu0   65 t[3]
        vmovdqu [rbp + 3744], ymm14                              ;   785.2 agu2+fp5   65 t[3] spill
        vmovdqu ymm14, [rbp + 7520]                              ;   784.2 agu1    65 t[3]
        vpxor ymm14, ymm14, [r8 + 7712]                          ;   791.2 fp2+agu0   65 t[3]
        vmovdqu [rbp + 3648], ymm8                               ;   782.2 agu2+fp5   65 t[3] spill
        vmovdqu ymm8, [rbp + 7680]                               ;   785.2 agu1    65 t[3]
        vpxor ymm8, ymm8, [r8 + 7744]                            ;   792.2 fp3+agu0   65 t[3]
        vpxor ymm0, ymm0, [r8 + 8032]                            ;   786.2 fp0+agu1   65 t[3]
        vmovdqu [rbp + 3808], ymm0                               ;   787.2 agu2+fp5   65 t[3] spill
        vmovdqu ymm0, [rbp + 7136]                               ;   786.3 agu0    65 t[3]
        vpxor ymm0, ymm0, [r8 + 7776]                            ;   793.3 fp1+agu1   65 t[3]
        vmovdqu [rbp + 7136], ymm2                               ;   782.3 agu2+fp5   65 t[3] spill
        vmovdqu ymm2, [rbp + 7232]                               ;   787.3 agu0    65 t[3]
        vpxor ymm2, ymm2, [r8 + 7840]                            ;   794.3 fp2+agu1   65 t[3]
        vpxor ymm2, ymm2, [rbp + 7744]                           ;   795.3 fp3+agu0   65 t[3]
        vpxor ymm11, ymm11, [r8 + 8128]                          ;   789.2 fp0+agu1   65 t[3]
        vmovdqu [rbp + 3904], ymm11                              ;   790.2 agu2+fp5   65 t[3] spill
        vmovdqu ymm11, [rbp + 7072]                              ;   789.3 agu0    65 t[3]
        vpxor ymm11, ymm11, [r8 + 7936]                          ;   796.3 fp1+agu1   65 t[3]
        vpxor ymm11, ymm11, [rbp + 7392]                         ;   797.3 fp2+agu0   65 t[3]
        vmovdqu [rbp + 3712], ymm11                              ;   798.3 agu2+fp5   65 t[3] spill
        vmovdqu ymm11, [rbp + 7456]                              ;   791.2 agu1    65 t[3]
        vpxor ymm11, ymm11, [r8 + 8000]                          ;   798.2 fp3+agu0   65 t[3]
        vpxor ymm11, ymm11, [rbp + 7680]                         ;   799.2 fp0+agu1   65 t[3]
        vmovdqu [rbp + 3776], ymm11                              ;   800.2 agu2+fp5   65 t[3] spill
        vmovdqu ymm11, [rbp + 7008]                              ;   792.3 agu0    65 t[3]
        vpxor ymm11, ymm11, [r8 + 8064]                          ;   799.3 fp1+agu1   65 t[3]
        vmovdqu [rbp + 3840], ymm11                              ;   800.3 agu2+fp5   65 t[3] spill
        vmovdqu ymm11, [rbp + 7744]                              ;   793.3 agu0    65 t[3]
        vpxor ymm11, ymm11, [r8 + 8096]                          ;   800.3 fp2+agu1   65 t[3]
        vmovdqu [rbp + 3872], ymm11                              ;   801.3 agu2+fp5   65 t[3] spill
        vmovdqu ymm11, [rbp + 7872]                              ;   794.3 agu0    65 t[3]
        vpxor ymm11, ymm11, [r8 + 8160]                          ;   801.3 fp3+agu1   65 t[3]
        vmovdqu [rbp + 3936], ymm11                              ;   802.3 agu2+fp5   65 t[3] spill
        vmovdqu ymm11, [rbp + 4608]                              ;   795.3 agu0    65 t[0] reload
        vmovdqu [rbp + 128], ymm11                               ;   802.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4864]                              ;   796.2 agu1    65 t[0] reload
        vmovdqu [rbp + 160], ymm11                               ;   803.2 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4640]                              ;   796.3 agu0    65 t[0] reload
        vmovdqu [rbp + 192], ymm11                               ;   803.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4704]                              ;   797.2 agu1    65 t[0] reload
        vmovdqu [rbp + 224], ymm11                               ;   804.2 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5120]                              ;   798.2 agu1    65 t[0] reload
        vmovdqu [rbp + 256], ymm11                               ;   805.2 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4480]                              ;   798.3 agu0    65 t[0] reload
        vmovdqu [rbp + 288], ymm11                               ;   805.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4512]                              ;   799.2 agu1    65 t[0] reload
        vmovdqu [rbp + 320], ymm11                               ;   806.2 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4576]                              ;   800.2 agu1    65 t[0] reload
        vmovdqu [rbp + 352], ymm11                               ;   807.2 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4832]                              ;   800.3 agu0    65 t[0] reload
        vmovdqu [rbp + 384], ymm11                               ;   807.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4096]                              ;   801.2 agu1    65 t[0] reload
        vmovdqu [rbp + 416], ymm11                               ;   808.2 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4800]                              ;   802.2 agu1    65 t[0] reload
        vmovdqu [rbp + 448], ymm11                               ;   809.2 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4256]                              ;   802.3 agu0    65 t[0] reload
        vmovdqu [rbp + 480], ymm11                               ;   809.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4224]                              ;   803.2 agu1    65 t[0] reload
        vmovdqu [rbp + 512], ymm11                               ;   810.2 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4128]                              ;   804.2 agu1    65 t[0] reload
        vmovdqu [rbp + 544], ymm11                               ;   811.2 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4672]                              ;   804.3 agu0    65 t[0] reload
        vmovdqu [rbp + 576], ymm11                               ;   811.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4352]                              ;   805.2 agu1    65 t[0] reload
        vmovdqu [rbp + 608], ymm11                               ;   812.2 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4064]                              ;   806.2 agu1    65 t[0] reload
        vmovdqu [rbp + 640], ymm11                               ;   813.2 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4384]                              ;   806.3 agu0    65 t[0] reload
        vmovdqu [rbp + 672], ymm11                               ;   813.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4160]                              ;   807.2 agu1    65 t[0] reload
        vmovdqu [rbp + 704], ymm11                               ;   814.2 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4736]                              ;   808.2 agu1    65 t[0] reload
        vmovdqu [rbp + 736], ymm11                               ;   815.2 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4192]                              ;   808.3 agu0    65 t[0] reload
        vmovdqu [rbp + 768], ymm11                               ;   815.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4768]                              ;   809.2 agu1    65 t[0] reload
        vmovdqu [rbp + 800], ymm11                               ;   816.2 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4288]                              ;   810.2 agu1    65 t[0] reload
        vmovdqu [rbp + 832], ymm11                               ;   817.2 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 4032]                              ;   810.3 agu0    65 t[0] reload
        vmovdqu [rbp + 864], ymm11                               ;   817.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5568]                              ;   811.2 agu1    65 t[1] reload
        vmovdqu [rbp + 1152], ymm11                              ;   818.3 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5824]                              ;   812.2 agu1    65 t[1] reload
        vmovdqu [rbp + 1184], ymm11                              ;   819.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5632]                              ;   812.3 agu0    65 t[1] reload
        vmovdqu [rbp + 1216], ymm11                              ;   820.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5504]                              ;   813.2 agu1    65 t[1] reload
        vmovdqu [rbp + 1248], ymm11                              ;   821.3 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 6080]                              ;   814.2 agu1    65 t[1] reload
        vmovdqu [rbp + 1280], ymm11                              ;   822.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5600]                              ;   814.3 agu0    65 t[1] reload
        vmovdqu [rbp + 1312], ymm11                              ;   823.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5472]                              ;   815.2 agu1    65 t[1] reload
        vmovdqu [rbp + 1344], ymm11                              ;   824.3 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5216]                              ;   816.2 agu1    65 t[1] reload
        vmovdqu [rbp + 1376], ymm11                              ;   825.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5792]                              ;   816.3 agu0    65 t[1] reload
        vmovdqu [rbp + 1408], ymm11                              ;   826.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5376]                              ;   817.2 agu1    65 t[1] reload
        vmovdqu [rbp + 1440], ymm11                              ;   827.3 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5760]                              ;   818.2 agu1    65 t[1] reload
        vmovdqu [rbp + 1472], ymm11                              ;   828.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5088]                              ;   818.3 agu0    65 t[1] reload
        vmovdqu [rbp + 1504], ymm11                              ;   829.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5152]                              ;   819.2 agu1    65 t[1] reload
        vmovdqu [rbp + 1536], ymm11                              ;   830.3 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5408]                              ;   820.2 agu1    65 t[1] reload
        vmovdqu [rbp + 1568], ymm11                              ;   831.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5536]                              ;   820.3 agu0    65 t[1] reload
        vmovdqu [rbp + 1600], ymm11                              ;   832.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 5056]                              ;   821.2 agu1    65 t[1] reload
        vmovdqu [rbp + 1632], ymm11                              ;   833.3 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 6400]                              ;   822.2 agu1    65 t[2] reload
        vmovdqu [rbp + 2176], ymm11                              ;   834.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 6816]                              ;   822.3 agu0    65 t[2] reload
        vmovdqu [rbp + 2208], ymm11                              ;   835.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 6624]                              ;   823.2 agu1    65 t[2] reload
        vmovdqu [rbp + 2240], ymm11                              ;   836.3 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 6560]                              ;   824.2 agu1    65 t[2] reload
        vmovdqu [rbp + 2272], ymm11                              ;   837.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 7104]                              ;   824.3 agu0    65 t[2] reload
        vmovdqu [rbp + 2304], ymm11                              ;   838.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 6592]                              ;   825.2 agu1    65 t[2] reload
        vmovdqu [rbp + 2336], ymm11                              ;   839.3 agu0+fp5   63 rounds
        vmovdqu ymm11, [rbp + 6528]                              ;   826.2 agu1    65 t[2] reload
        vmovdqu [rbp + 2368], ymm11                              ;   840.3 agu2+fp5   63 rounds
        vmovdqu ymm11, [rbp + 6176]                              ;   826.3 agu0    65 t[2] reload
        vmovdqu [rbp + 2400], ymm11                              ;   841.3 agu2+fp5   63 rounds
        vmovdqu [rbp + 2944], ymm3                               ;   842.3 agu1+fp5   63 rounds
        vmovdqu [rbp + 2976], ymm4                               ;   843.3 agu0+fp5   63 rounds
        vmovdqu [rbp + 3008], ymm10                              ;   844.3 agu2+fp5   63 rounds
        vmovdqu [rbp + 3040], ymm9                               ;   845.3 agu1+fp5   63 rounds
        vmovdqu [rbp + 3072], ymm12                              ;   846.3 agu0+fp5   63 rounds
        vmovdqu [rbp + 3104], ymm6                               ;   847.3 agu2+fp5   63 rounds
        vmovdqu [rbp + 3136], ymm5                               ;   848.3 agu1+fp5   63 rounds
        vmovdqu [rbp + 3168], ymm13                              ;   849.3 agu0+fp5   63 rounds
        vmovdqu [rbp + 3456], ymm15                              ;   850.3 agu2+fp5   63 rounds
        vmovdqu [rbp + 3488], ymm14                              ;   851.3 agu1+fp5   63 rounds
        vmovdqu [rbp + 3552], ymm0                               ;   852.3 agu0+fp5   63 rounds
        vmovdqu [rbp + 3616], ymm2                               ;   853.3 agu2+fp5   63 rounds
        add r8, 0x1000                                           ;   838.3 alu0    63 rounds
        vmovdqu ymm12, [rbp + 6784]                              ;   838.5 agu1    65 t[2] reload
        vmovdqu ymm13, [rbp + 6336]                              ;   838.7 agu0    65 t[2] reload
        vmovdqu ymm14, [rbp + 6752]                              ;   839.5 agu1    65 t[2] reload
        vmovdqu ymm10, [rbp + 6112]                              ;   839.7 agu0    65 t[2] reload
        vmovdqu ymm2, [rbp + 7840]                               ;   840.5 agu1    65 t[3] reload
        vmovdqu ymm6, [rbp + 7584]                               ;   840.7 agu0    65 t[3] reload
        vmovdqu ymm0, [rbp + 8128]                               ;   841.5 agu1    65 t[3] reload
        vmovdqu ymm3, [rbp + 7616]                               ;   841.7 agu0    65 t[3] reload
        vmovdqu ymm4, [rbp + 7552]                               ;   842.5 agu1    65 t[3] reload
        vmovdqu ymm5, [rbp + 7200]                               ;   842.7 agu0    65 t[3] reload
        vmovdqu ymm11, [rbp + 7136]                              ;   843.5 agu1    65 t[3] reload
        vmovdqa ymm9, ymm8                                       ;   841.7         65 t[3] copy
        vmovdqa ymm8, ymm14                                      ;   846.5         65 t[2] copy
        cmp r8, qword [rbp + 8224]                               ;                    more rounds?
        jne .rounds_2
        vmovdqu [rbp + 3328], ymm0                               ;                    resident
        vmovdqu [rbp + 3200], ymm1                               ;                    resident
        vmovdqu [rbp + 3232], ymm2                               ;                    resident
        vmovdqu [rbp + 3360], ymm3                               ;                    resident
        vmovdqu [rbp + 3392], ymm4                               ;                    resident
        vmovdqu [rbp + 3424], ymm5                               ;                    resident
        vmovdqu [rbp + 3296], ymm6                               ;                    resident
        vmovdqu [rbp + 3264], ymm7                               ;                    resident
        vmovdqu [rbp + 2496], ymm8                               ;                    resident
        vmovdqu [rbp + 3520], ymm9                               ;                    resident
        vmovdqu [rbp + 2560], ymm10                              ;                    resident
        vmovdqu [rbp + 3584], ymm11                              ;                    resident
        vmovdqu [rbp + 2432], ymm12                              ;                    resident
        vmovdqu [rbp + 2464], ymm13                              ;                    resident
        mov qword [rbp + 8216], r8                               ;                    resident
        vmovdqu ymm0, [rbp - 128]                                ;     0.0 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;     0.2 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;     7.2 fp0     46 dst
        vmovdqa ymm2, ymm0                                       ;     8.2         46 dst copy
        vmovdqu ymm3, [rbp - 96]                                 ;     1.0 agu0    46 dst
        vpxor ymm3, ymm3, ymm1                                   ;     8.0 fp1     46 dst
        vpxor ymm2, ymm2, ymm3                                   ;     9.0 fp2     46 dst
        vpxor ymm4, ymm2, [rbp + 96]                             ;    10.0 fp3+agu1   46 dst
        vmovdqu ymm5, [rbp + 0]                                  ;     2.0 agu0    46 dst reload
        vpxor ymm6, ymm2, ymm5                                   ;    10.0 fp0     46 dst
        vmovdqa ymm7, ymm4                                       ;    11.0         46 dst copy
        vmovdqa ymm8, ymm4                                       ;    11.0         46 dst copy
        vpxor ymm5, ymm3, ymm5                                   ;     9.0 fp1     46 dst
        vmovdqa ymm9, ymm5                                       ;    10.0         46 dst copy
        vmovdqa ymm10, ymm3                                      ;     9.0         46 dst copy
        vmovdqa ymm11, ymm3                                      ;     9.0         46 dst copy
        vmovdqa ymm12, ymm3                                      ;     9.0         46 dst copy
        vmovdqu ymm13, [rbp + 32]                                ;     2.8 agu1    46 dst
        vpxor ymm13, ymm13, ymm1                                 ;     9.8 fp2     46 dst
        vpxor ymm0, ymm0, ymm13                                  ;    10.8 fp3     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;    10.8 fp0     46 dst
        vpxor ymm12, ymm12, ymm0                                 ;    11.8 fp1     46 dst
        vmovdqa ymm13, ymm12                                     ;    12.8         46 dst copy
        vpxor ymm14, ymm9, [rbp - 32]                            ;    11.8 fp2+agu0   46 dst
        vpxor ymm7, ymm7, ymm14                                  ;    12.8 fp3     46 dst
        vpand ymm11, ymm11, ymm14                                ;    12.8 fp0     46 dst
        vmovdqu ymm15, [rbp - 64]                                ;     9.3 agu1    46 dst reload
        vmovdqu [rbp + 3968], ymm4                               ;    11.0 agu2+fp5   46 dst spill
        vpxor ymm4, ymm9, ymm15                                  ;    16.3 fp1     46 dst
        vpxor ymm10, ymm10, ymm4                                 ;    17.3 fp2     46 dst
        vpand ymm8, ymm8, ymm10                                  ;    18.3 fp3     46 dst
        vpxor ymm2, ymm2, ymm4                                   ;    17.3 fp0     46 dst
        vmovdqu [rbp + 4000], ymm10                              ;    18.3 agu0+fp5   46 dst spill
        vmovdqa ymm10, ymm9                                      ;    11.8         46 dst copy
        vmovdqu [rbp + 4032], ymm3                               ;    11.5 agu1+fp5   46 dst spill
        vpor ymm3, ymm4, ymm7                                    ;    17.3 fp1     46 dst
        vmovdqu [rbp + 4064], ymm12                              ;    12.8 agu2+fp5   46 dst spill
        vpxor ymm12, ymm7, ymm2                                  ;    18.3 fp2     46 dst
        vpand ymm10, ymm10, ymm12                                ;    19.3 fp3     46 dst
        vmovdqu [rbp + 4096], ymm4                               ;    17.3 agu0+fp5   46 dst spill
        vpor ymm4, ymm2, ymm15                                   ;    18.3 fp0     46 dst
        vpxor ymm15, ymm1, [rbp + 64]                            ;    12.0 fp1+agu1   46 dst
        vpxor ymm8, ymm8, ymm3                                   ;    19.3 fp2     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;    20.3 fp3     46 dst
        vpxor ymm3, ymm3, ymm10                                  ;    20.3 fp0     46 dst
        vpxor ymm4, ymm4, ymm10                                  ;    20.3 fp1     46 dst
        vpxor ymm4, ymm4, ymm11                                  ;    21.3 fp2     46 dst
        vpxor ymm5, ymm5, ymm15                                  ;    13.5 fp3     46 dst
        vpxor ymm11, ymm11, ymm15                                ;    13.8 fp0     46 dst
        vpxor ymm3, ymm3, ymm11                                  ;    21.3 fp1     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;    21.3 fp2     46 dst
        vpor ymm13, ymm13, ymm5                                  ;    17.3 fp3     46 dst
        vpxor ymm3, ymm3, ymm13                                  ;    22.3 fp0     46 dst
        vpxor ymm10, ymm14, ymm5                                 ;    17.7 fp1     46 dst
        vpxor ymm13, ymm5, ymm2                                  ;    18.3 fp2     46 dst
        vpor ymm1, ymm15, ymm13                                  ;    19.3 fp3     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;    21.3 fp0     46 dst
        vmovdqa ymm1, ymm6                                       ;    18.3         46 dst copy
        vmovdqu [rbp + 4128], ymm13                              ;    19.3 agu2+fp5   46 dst spill
        vpxor ymm13, ymm12, ymm10                                ;    19.3 fp1     46 dst
        vpand ymm1, ymm1, ymm13                                  ;    20.3 fp2     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;    22.3 fp3     46 dst
        vmovdqa ymm1, ymm3                                       ;    23.3         46 dst copy
        vmovdqu [rbp + 4160], ymm15                              ;    19.5 agu0+fp5   46 dst spill
        vpor ymm15, ymm10, ymm0                                  ;    19.5 fp0     46 dst
        vpxor ymm11, ymm11, ymm15                                ;    23.3 fp1     46 dst
        vpand ymm1, ymm1, ymm11                                  ;    24.3 fp2     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;    25.3 fp3     46 dst
        vpand ymm1, ymm1, ymm8                                   ;    26.3 fp0     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;    27.3 fp1     46 dst
        vpxor ymm3, ymm3, ymm8                                   ;    26.3 fp2     46 dst
        vpand ymm1, ymm10, ymm0                                  ;    21.3 fp3     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;    28.3 fp0     46 dst
        vpand ymm1, ymm11, ymm4                                  ;    29.3 fp1     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;    30.3 fp2     46 dst
        vpand ymm7, ymm7, ymm3                                   ;    31.3 fp3     46 dst
        vmovdqa ymm1, ymm8                                       ;    26.3         46 dst copy
        vpand ymm8, ymm8, ymm3                                   ;    31.3 fp0     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;    32.3 fp1     46 dst
        vpand ymm2, ymm2, ymm11                                  ;    33.3 fp2     46 dst
        vpand ymm8, ymm4, ymm3                                   ;    31.3 fp3     46 dst
        vpxor ymm1, ymm1, ymm8                                   ;    32.3 fp0     46 dst
        vpand ymm0, ymm0, ymm1                                   ;    33.3 fp1     46 dst
        vpand ymm10, ymm10, ymm1                                 ;    33.3 fp2     46 dst
        vpxor ymm10, ymm10, ymm7                                 ;    34.3 fp3     46 dst
        vpxor ymm10, ymm10, ymm2                                 ;    35.3 fp0     46 dst
        vmovdqa ymm8, ymm1                                       ;    33.3         46 dst copy
        vpxor ymm15, ymm3, ymm11                                 ;    33.3 fp1     46 dst
        vpxor ymm8, ymm8, ymm15                                  ;    34.3 fp2     46 dst
        vpand ymm12, ymm12, ymm15                                ;    34.3 fp3     46 dst
        vpand ymm9, ymm9, ymm15                                  ;    34.3 fp0     46 dst
        vpand ymm13, ymm13, ymm8                                 ;    35.3 fp1     46 dst
        vpxor ymm12, ymm12, ymm13                                ;    36.3 fp2     46 dst
        vpxor ymm13, ymm13, ymm10                                ;    36.3 fp3     46 dst
        vpand ymm6, ymm6, ymm8                                   ;    35.3 fp0     46 dst
        vpand ymm15, ymm11, [rbp - 64]                           ;    33.3 fp1+agu1   46 dst
        vpor ymm11, ymm11, ymm8                                  ;    35.3 fp2     46 dst
        vpxor ymm4, ymm4, ymm11                                  ;    36.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm12                                  ;    37.3 fp0     46 dst
        vpxor ymm2, ymm2, ymm12                                  ;    37.3 fp1     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;    37.3 fp2     46 dst
        vpand ymm5, ymm5, ymm1                                   ;    38.3 fp3     46 dst
        vpxor ymm10, ymm10, ymm5                                 ;    39.3 fp0     46 dst
        vpand ymm14, ymm14, ymm4                                 ;    37.3 fp1     46 dst
        vpxor ymm13, ymm13, ymm14                                ;    38.3 fp2     46 dst
        vpand ymm5, ymm3, [rbp + 4096]                           ;    35.3 fp3+agu0   46 dst
        vpxor ymm3, ymm3, ymm4                                   ;    37.3 fp0     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;    38.3 fp1     46 dst
        vpand ymm11, ymm3, [rbp + 3968]                          ;    38.3 fp2+agu1   46 dst
        vpxor ymm13, ymm13, ymm11                                ;    39.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;    39.3 fp0     46 dst
        vpxor ymm0, ymm0, ymm13                                  ;    40.3 fp1     46 dst
        vpand ymm11, ymm8, [rbp + 4160]                          ;    39.3 fp2+agu0   46 dst
        vpxor ymm11, ymm11, ymm2                                 ;    40.3 fp3     46 dst
        vpand ymm1, ymm1, [rbp + 4064]                           ;    38.3 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm1                                   ;    41.3 fp1     46 dst
        vpand ymm4, ymm4, [rbp + 4032]                           ;    37.8 fp2+agu0   46 dst
        vpxor ymm1, ymm1, ymm4                                   ;    39.3 fp3     46 dst
        vpxor ymm6, ymm6, ymm1                                   ;    40.3 fp0     46 dst
        vpxor ymm9, ymm9, ymm1                                   ;    40.3 fp1     46 dst
        vpand ymm3, ymm3, [rbp + 4000]                           ;    38.8 fp2+agu1   46 dst
        vpxor ymm6, ymm6, ymm3                                   ;    41.3 fp3     46 dst
        vpxor ymm11, ymm11, ymm3                                 ;    41.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm6                                   ;    42.3 fp1     46 dst
        vpxor ymm0, ymm0, ymm7                                   ;    43.3 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;    44.3 fp3     46 dst
        vpxor ymm11, ymm11, ymm0                                 ;    44.3 fp0     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;    45.3 fp1     46 dst
        vpxor ymm10, ymm10, ymm9                                 ;    46.3 fp2     46 dst
        vpand ymm8, ymm8, [rbp + 4128]                           ;    41.3 fp3+agu0   46 dst
        vmovdqu ymm0, [rbp + 3200]                               ;    39.8 agu1    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;    40.7 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;    47.7 fp0     46 dst
        vmovdqa ymm3, ymm0                                       ;    48.7         46 dst copy
        vmovdqu ymm4, [rbp + 3232]                               ;    40.8 agu1    46 dst
        vpxor ymm4, ymm4, ymm1                                   ;    47.8 fp1     46 dst
        vpxor ymm3, ymm3, ymm4                                   ;    48.8 fp2     46 dst
        vpxor ymm12, ymm3, [rbp + 3424]                          ;    49.8 fp3+agu0   46 dst
        vmovdqu ymm14, [rbp + 3328]                              ;    41.8 agu1    46 dst reload
        vmovdqu [rbp + 4128], ymm6                               ;    42.3 agu2+fp5   46 dst spill
        vpxor ymm6, ymm3, ymm14                                  ;    49.8 fp0     46 dst
        vpxor ymm14, ymm14, ymm4                                 ;    48.8 fp1     46 dst
        vmovdqu [rbp + 4000], ymm7                               ;    43.3 agu2+fp5   46 dst spill
        vmovdqa ymm7, ymm14                                      ;    49.8         46 dst copy
        vmovdqu [rbp + 4032], ymm9                               ;    46.3 agu0+fp5   46 dst spill
        vmovdqa ymm9, ymm12                                      ;    50.8         46 dst copy
        vmovdqu [rbp + 4064], ymm5                               ;    44.3 agu1+fp5   46 dst spill
        vmovdqa ymm5, ymm12                                      ;    50.8         46 dst copy
        vmovdqu [rbp + 4160], ymm15                              ;    45.3 agu2+fp5   46 dst spill
        vmovdqa ymm15, ymm4                                      ;    48.8         46 dst copy
        vmovdqu [rbp + 3968], ymm13                              ;    46.3 agu0+fp5   46 dst spill
        vmovdqa ymm13, ymm4                                      ;    48.8         46 dst copy
        vmovdqu [rbp + 4096], ymm11                              ;    47.3 agu1+fp5   46 dst spill
        vmovdqa ymm11, ymm4                                      ;    48.8         46 dst copy
        vmovdqu [rbp + 4192], ymm2                               ;    48.3 agu2+fp5   46 dst spill
        vpxor ymm2, ymm1, [rbp + 3360]                           ;    47.7 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm2                                   ;    48.7 fp3     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;    49.8 fp0     46 dst
        vpxor ymm11, ymm11, ymm0                                 ;    49.7 fp1     46 dst
        vmovdqa ymm2, ymm11                                      ;    50.7         46 dst copy
        vmovdqu [rbp + 4224], ymm10                              ;    49.3 agu1+fp5   46 dst spill
        vpxor ymm10, ymm7, [rbp + 3296]                          ;    50.8 fp2+agu0   46 dst
        vpxor ymm9, ymm9, ymm10                                  ;    51.8 fp3     46 dst
        vpand ymm13, ymm13, ymm10                                ;    51.8 fp0     46 dst
        vmovdqu [rbp + 4256], ymm8                               ;    50.3 agu2+fp5   46 dst spill
        vpxor ymm8, ymm7, [rbp + 3264]                           ;    50.8 fp1+agu1   46 dst
        vpxor ymm15, ymm15, ymm8                                 ;    51.8 fp2     46 dst
        vpand ymm5, ymm5, ymm15                                  ;    52.8 fp3     46 dst
        vpxor ymm3, ymm3, ymm8                                   ;    51.8 fp0     46 dst
        vmovdqu [rbp + 4288], ymm15                              ;    52.8 agu0+fp5   46 dst spill
        vmovdqa ymm15, ymm7                                      ;    50.8         46 dst copy
        vmovdqu [rbp + 4320], ymm12                              ;    52.3 agu2+fp5   46 dst spill
        vpor ymm12, ymm8, ymm9                                   ;    52.8 fp1     46 dst
        vmovdqu [rbp + 4352], ymm4                               ;    53.3 agu1+fp5   46 dst spill
        vpxor ymm4, ymm9, ymm3                                   ;    52.8 fp2     46 dst
        vpand ymm15, ymm15, ymm4                                 ;    53.8 fp3     46 dst
        vmovdqu [rbp + 4384], ymm11                              ;    54.3 agu0+fp5   46 dst spill
        vpor ymm11, ymm3, [rbp + 3264]                           ;    52.8 fp0+agu1   46 dst
        vmovdqu [rbp + 4416], ymm8                               ;    55.3 agu2+fp5   46 dst spill
        vpxor ymm8, ymm1, [rbp + 3392]                           ;    52.2 fp1+agu0   46 dst
        vpxor ymm5, ymm5, ymm11                                  ;    53.8 fp2     46 dst
        vpxor ymm5, ymm5, ymm12                                  ;    54.8 fp3     46 dst
        vpxor ymm12, ymm12, ymm15                                ;    54.8 fp0     46 dst
        vpxor ymm11, ymm11, ymm15                                ;    54.8 fp1     46 dst
        vpxor ymm11, ymm11, ymm13                                ;    55.8 fp2     46 dst
        vpxor ymm14, ymm14, ymm8                                 ;    53.2 fp3     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;    53.3 fp0     46 dst
        vpxor ymm12, ymm12, ymm13                                ;    55.8 fp1     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;    55.8 fp2     46 dst
        vpor ymm2, ymm2, ymm14                                   ;    54.2 fp3     46 dst
        vpxor ymm12, ymm12, ymm2                                 ;    56.8 fp0     46 dst
        vpxor ymm2, ymm10, ymm14                                 ;    54.7 fp1     46 dst
        vpxor ymm15, ymm3, ymm14                                 ;    54.8 fp2     46 dst
        vpor ymm1, ymm8, ymm15                                   ;    55.8 fp3     46 dst
        vpxor ymm5, ymm5, ymm1                                   ;    56.8 fp0     46 dst
        vpxor ymm1, ymm4, ymm2                                   ;    55.7 fp1     46 dst
        vmovdqu [rbp + 4448], ymm15                              ;    56.3 agu2+fp5   46 dst spill
        vpand ymm15, ymm6, ymm1                                  ;    56.7 fp2     46 dst
        vpxor ymm13, ymm13, ymm15                                ;    57.7 fp3     46 dst
        vmovdqa ymm15, ymm12                                     ;    57.8         46 dst copy
        vmovdqu [rbp + 4480], ymm8                               ;    57.3 agu1+fp5   46 dst spill
        vpor ymm8, ymm0, ymm2                                    ;    56.3 fp0     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;    58.7 fp1     46 dst
        vpand ymm15, ymm15, ymm13                                ;    59.7 fp2     46 dst
        vpxor ymm5, ymm5, ymm15                                  ;    60.7 fp3     46 dst
        vpand ymm15, ymm15, ymm5                                 ;    61.7 fp0     46 dst
        vpxor ymm11, ymm11, ymm15                                ;    62.7 fp1     46 dst
        vpxor ymm12, ymm12, ymm5                                 ;    61.7 fp2     46 dst
        vpand ymm8, ymm2, ymm0                                   ;    58.0 fp3     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;    63.7 fp0     46 dst
        vpand ymm8, ymm13, ymm11                                 ;    64.7 fp1     46 dst
        vpxor ymm12, ymm12, ymm8                                 ;    65.7 fp2     46 dst
        vpand ymm9, ymm9, ymm12                                  ;    66.7 fp3     46 dst
        vmovdqa ymm8, ymm5                                       ;    61.7         46 dst copy
        vpand ymm5, ymm5, ymm12                                  ;    66.7 fp0     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;    67.7 fp1     46 dst
        vpand ymm3, ymm3, ymm13                                  ;    68.7 fp2     46 dst
        vpand ymm5, ymm11, ymm12                                 ;    66.7 fp3     46 dst
        vpxor ymm8, ymm8, ymm5                                   ;    67.7 fp0     46 dst
        vpand ymm0, ymm0, ymm8                                   ;    68.7 fp1     46 dst
        vpand ymm2, ymm2, ymm8                                   ;    68.7 fp2     46 dst
        vpxor ymm2, ymm2, ymm9                                   ;    69.7 fp3     46 dst
        vpxor ymm2, ymm2, ymm3                                   ;    70.7 fp0     46 dst
        vmovdqa ymm5, ymm8                                       ;    68.7         46 dst copy
        vpxor ymm15, ymm12, ymm13                                ;    68.7 fp1     46 dst
        vpxor ymm5, ymm5, ymm15                                  ;    69.7 fp2     46 dst
        vpand ymm4, ymm4, ymm15                                  ;    69.7 fp3     46 dst
        vpand ymm7, ymm7, ymm15                                  ;    69.7 fp0     46 dst
        vpand ymm1, ymm1, ymm5                                   ;    70.7 fp1     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;    71.7 fp2     46 dst
        vpxor ymm1, ymm1, ymm2                                   ;    71.7 fp3     46 dst
        vpand ymm6, ymm6, ymm5                                   ;    70.7 fp0     46 dst
        vpand ymm15, ymm13, [rbp + 3264]                         ;    68.7 fp1+agu0   46 dst
        vpor ymm13, ymm13, ymm5                                  ;    70.7 fp2     46 dst
        vpxor ymm11, ymm11, ymm13                                ;    71.7 fp3     46 dst
        vpxor ymm9, ymm9, ymm4                                   ;    72.7 fp0     46 dst
        vpxor ymm3, ymm3, ymm4                                   ;    72.7 fp1     46 dst
        vpxor ymm8, ymm8, ymm11                                  ;    72.7 fp2     46 dst
        vpand ymm14, ymm14, ymm8                                 ;    73.7 fp3     46 dst
        vpxor ymm2, ymm2, ymm14                                  ;    74.7 fp0     46 dst
        vpand ymm10, ymm10, ymm11                                ;    72.7 fp1     46 dst
        vpxor ymm1, ymm1, ymm10                                  ;    73.7 fp2     46 dst
        vpand ymm4, ymm12, [rbp + 4416]                          ;    70.7 fp3+agu1   46 dst
        vpxor ymm12, ymm12, ymm11                                ;    72.7 fp0     46 dst
        vpxor ymm5, ymm5, ymm12                                  ;    73.7 fp1     46 dst
        vpand ymm10, ymm12, [rbp + 4320]                         ;    73.7 fp2+agu0   46 dst
        vpxor ymm1, ymm1, ymm10                                  ;    74.7 fp3     46 dst
        vpxor ymm9, ymm9, ymm10                                  ;    74.7 fp0     46 dst
        vpxor ymm0, ymm0, ymm1                                   ;    75.7 fp1     46 dst
        vpand ymm10, ymm5, [rbp + 4480]                          ;    74.7 fp2+agu1   46 dst
        vpxor ymm10, ymm10, ymm3                                 ;    75.7 fp3     46 dst
        vpand ymm8, ymm8, [rbp + 4384]                           ;    73.7 fp0+agu0   46 dst
        vpxor ymm0, ymm0, ymm8                                   ;    76.7 fp1     46 dst
        vpand ymm11, ymm11, [rbp + 4352]                         ;    73.2 fp2+agu1   46 dst
        vpxor ymm8, ymm8, ymm11                                  ;    74.7 fp3     46 dst
        vpxor ymm6, ymm6, ymm8                                   ;    75.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm8                                   ;    75.7 fp1     46 dst
        vpand ymm12, ymm12, [rbp + 4288]                         ;    74.2 fp2+agu0   46 dst
        vpxor ymm6, ymm6, ymm12                                  ;    76.7 fp3     46 dst
        vpxor ymm10, ymm10, ymm12                                ;    76.7 fp0     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;    77.7 fp1     46 dst
        vpxor ymm0, ymm0, ymm9                                   ;    78.7 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;    79.7 fp3     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;    79.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;    80.7 fp1     46 dst
        vpxor ymm2, ymm2, ymm7                                   ;    81.7 fp2     46 dst
        vpand ymm5, ymm5, [rbp + 4448]                           ;    76.7 fp3+agu1   46 dst
        vmovdqu ymm0, [rbp + 2432]                               ;    75.2 agu0    46 dst
        vmovdqu ymm8, [rel aes128_decrypt.T0_constants256]       ;    76.0 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm8                                   ;    83.0 fp0     46 dst
        vmovdqa ymm11, ymm0                                      ;    84.0         46 dst copy
        vmovdqu ymm12, [rbp + 2464]                              ;    76.2 agu0    46 dst
        vpxor ymm12, ymm12, ymm8                                 ;    83.2 fp1     46 dst
        vpxor ymm11, ymm11, ymm12                                ;    84.2 fp2     46 dst
        vpxor ymm13, ymm11, [rbp + 2656]                         ;    85.2 fp3+agu1   46 dst
        vmovdqu ymm14, [rbp + 2560]                              ;    77.2 agu0    46 dst reload
        vmovdqu [rbp + 4448], ymm6                               ;    77.7 agu2+fp5   46 dst spill
        vpxor ymm6, ymm11, ymm14                                 ;    85.2 fp0     46 dst
        vpxor ymm14, ymm14, ymm12                                ;    84.2 fp1     46 dst
        vmovdqu [rbp + 4288], ymm9                               ;    78.7 agu2+fp5   46 dst spill
        vmovdqa ymm9, ymm14                                      ;    85.2         46 dst copy
        vmovdqu [rbp + 4352], ymm7                               ;    81.7 agu1+fp5   46 dst spill
        vmovdqa ymm7, ymm13                                      ;    86.2         46 dst copy
        vmovdqu [rbp + 4384], ymm4                               ;    79.7 agu0+fp5   46 dst spill
        vmovdqa ymm4, ymm13                                      ;    86.2         46 dst copy
        vmovdqu [rbp + 4480], ymm15                              ;    80.7 agu2+fp5   46 dst spill
        vmovdqa ymm15, ymm12                                     ;    84.2         46 dst copy
        vmovdqu [rbp + 4320], ymm1                               ;    81.7 agu1+fp5   46 dst spill
        vmovdqa ymm1, ymm12                                      ;    84.2         46 dst copy
        vmovdqu [rbp + 4416], ymm10                              ;    82.7 agu0+fp5   46 dst spill
        vmovdqa ymm10, ymm12                                     ;    84.2         46 dst copy
        vmovdqu [rbp + 4512], ymm3                               ;    83.7 agu2+fp5   46 dst spill
        vpxor ymm3, ymm8, [rbp + 2592]                           ;    83.0 fp2+agu1   46 dst
        vpxor ymm0, ymm0, ymm3                                   ;    84.0 fp3     46 dst
        vpxor ymm9, ymm9, ymm3                                   ;    85.2 fp0     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;    85.0 fp1     46 dst
        vmovdqa ymm3, ymm10                                      ;    86.0         46 dst copy
        vmovdqu [rbp + 4544], ymm2                               ;    84.7 agu0+fp5   46 dst spill
        vpxor ymm2, ymm9, [rbp + 2528]                           ;    86.2 fp2+agu1   46 dst
        vpxor ymm7, ymm7, ymm2                                   ;    87.2 fp3     46 dst
        vpand ymm1, ymm1, ymm2                                   ;    87.2 fp0     46 dst
        vmovdqu [rbp + 4576], ymm5                               ;    85.7 agu2+fp5   46 dst spill
        vpxor ymm5, ymm9, [rbp + 2496]                           ;    86.2 fp1+agu0   46 dst
        vpxor ymm15, ymm15, ymm5                                 ;    87.2 fp2     46 dst
        vpand ymm4, ymm4, ymm15                                  ;    88.2 fp3     46 dst
        vpxor ymm11, ymm11, ymm5                                 ;    87.2 fp0     46 dst
        vmovdqu [rbp + 4608], ymm15                              ;    88.2 agu1+fp5   46 dst spill
        vmovdqa ymm15, ymm9                                      ;    86.2         46 dst copy
        vmovdqu [rbp + 4640], ymm13                              ;    87.7 agu2+fp5   46 dst spill
        vpor ymm13, ymm5, ymm7                                   ;    88.2 fp1     46 dst
        vmovdqu [rbp + 4672], ymm12                              ;    88.7 agu0+fp5   46 dst spill
        vpxor ymm12, ymm7, ymm11                                 ;    88.2 fp2     46 dst
        vpand ymm15, ymm15, ymm12                                ;    89.2 fp3     46 dst
        vmovdqu [rbp + 4704], ymm10                              ;    89.7 agu1+fp5   46 dst spill
        vpor ymm10, ymm11, [rbp + 2496]                          ;    88.2 fp0+agu0   46 dst
        vmovdqu [rbp + 4736], ymm5                               ;    90.7 agu2+fp5   46 dst spill
        vpxor ymm5, ymm8, [rbp + 2624]                           ;    87.5 fp1+agu1   46 dst
        vpxor ymm4, ymm4, ymm10                                  ;    89.2 fp2     46 dst
        vpxor ymm4, ymm4, ymm13                                  ;    90.2 fp3     46 dst
        vpxor ymm13, ymm13, ymm15                                ;    90.2 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;    90.2 fp1     46 dst
        vpxor ymm10, ymm10, ymm1                                 ;    91.2 fp2     46 dst
        vpxor ymm14, ymm14, ymm5                                 ;    88.5 fp3     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;    88.7 fp0     46 dst
        vpxor ymm13, ymm13, ymm1                                 ;    91.2 fp1     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;    91.2 fp2     46 dst
        vpor ymm3, ymm3, ymm14                                   ;    89.5 fp3     46 dst
        vpxor ymm13, ymm13, ymm3                                 ;    92.2 fp0     46 dst
        vpxor ymm3, ymm2, ymm14                                  ;    90.0 fp1     46 dst
        vpxor ymm15, ymm11, ymm14                                ;    90.2 fp2     46 dst
        vpor ymm8, ymm5, ymm15                                   ;    91.2 fp3     46 dst
        vpxor ymm4, ymm4, ymm8                                   ;    92.2 fp0     46 dst
        vpxor ymm8, ymm12, ymm3                                  ;    91.0 fp1     46 dst
        vmovdqu [rbp + 4768], ymm15                              ;    91.7 agu2+fp5   46 dst spill
        vpand ymm15, ymm6, ymm8                                  ;    92.0 fp2     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;    93.0 fp3     46 dst
        vmovdqa ymm15, ymm13                                     ;    93.2         46 dst copy
        vmovdqu [rbp + 4800], ymm5                               ;    92.7 agu0+fp5   46 dst spill
        vpor ymm5, ymm0, ymm3                                    ;    91.7 fp0     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;    94.0 fp1     46 dst
        vpand ymm15, ymm15, ymm1                                 ;    95.0 fp2     46 dst
        vpxor ymm4, ymm4, ymm15                                  ;    96.0 fp3     46 dst
        vpand ymm15, ymm15, ymm4                                 ;    97.0 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;    98.0 fp1     46 dst
        vpxor ymm13, ymm13, ymm4                                 ;    97.0 fp2     46 dst
        vpand ymm5, ymm3, ymm0                                   ;    93.3 fp3     46 dst
        vpxor ymm10, ymm10, ymm5                                 ;    99.0 fp0     46 dst
        vpand ymm5, ymm1, ymm10                                  ;   100.0 fp1     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   101.0 fp2     46 dst
        vpand ymm7, ymm7, ymm13                                  ;   102.0 fp3     46 dst
        vmovdqa ymm5, ymm4                                       ;    97.0         46 dst copy
        vpand ymm4, ymm4, ymm13                                  ;   102.0 fp0     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   103.0 fp1     46 dst
        vpand ymm11, ymm11, ymm1                                 ;   104.0 fp2     46 dst
        vpand ymm4, ymm10, ymm13                                 ;   102.0 fp3     46 dst
        vpxor ymm5, ymm5, ymm4                                   ;   103.0 fp0     46 dst
        vpand ymm0, ymm0, ymm5                                   ;   104.0 fp1     46 dst
        vpand ymm3, ymm3, ymm5                                   ;   104.0 fp2     46 dst
        vpxor ymm3, ymm3, ymm7                                   ;   105.0 fp3     46 dst
        vpxor ymm3, ymm3, ymm11                                  ;   106.0 fp0     46 dst
        vmovdqa ymm4, ymm5                                       ;   104.0         46 dst copy
        vpxor ymm15, ymm13, ymm1                                 ;   104.0 fp1     46 dst
        vpxor ymm4, ymm4, ymm15                                  ;   105.0 fp2     46 dst
        vpand ymm12, ymm12, ymm15                                ;   105.0 fp3     46 dst
        vpand ymm9, ymm9, ymm15                                  ;   105.0 fp0     46 dst
        vpand ymm8, ymm8, ymm4                                   ;   106.0 fp1     46 dst
        vpxor ymm12, ymm12, ymm8                                 ;   107.0 fp2     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   107.0 fp3     46 dst
        vpand ymm6, ymm6, ymm4                                   ;   106.0 fp0     46 dst
        vpand ymm15, ymm1, [rbp + 2496]                          ;   104.0 fp1+agu1   46 dst
        vpor ymm1, ymm1, ymm4                                    ;   106.0 fp2     46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   107.0 fp3     46 dst
        vpxor ymm7, ymm7, ymm12                                  ;   108.0 fp0     46 dst
        vpxor ymm11, ymm11, ymm12                                ;   108.0 fp1     46 dst
        vpxor ymm5, ymm5, ymm10                                  ;   108.0 fp2     46 dst
        vpand ymm14, ymm14, ymm5                                 ;   109.0 fp3     46 dst
        vpxor ymm3, ymm3, ymm14                                  ;   110.0 fp0     46 dst
        vpand ymm2, ymm2, ymm10                                  ;   108.0 fp1     46 dst
        vpxor ymm8, ymm8, ymm2                                   ;   109.0 fp2     46 dst
        vpand ymm1, ymm13, [rbp + 4736]                          ;   106.0 fp3+agu0   46 dst
        vpxor ymm13, ymm13, ymm10                                ;   108.0 fp0     46 dst
        vpxor ymm4, ymm4, ymm13                                  ;   109.0 fp1     46 dst
        vpand ymm2, ymm13, [rbp + 4640]                          ;   109.0 fp2+agu1   46 dst
        vpxor ymm8, ymm8, ymm2                                   ;   110.0 fp3     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   110.0 fp0     46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   111.0 fp1     46 dst
        vpand ymm2, ymm4, [rbp + 4800]                           ;   110.0 fp2+agu0   46 dst
        vpxor ymm2, ymm2, ymm11                                  ;   111.0 fp3     46 dst
        vpand ymm5, ymm5, [rbp + 4704]                           ;   109.0 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm5                                   ;   112.0 fp1     46 dst
        vpand ymm10, ymm10, [rbp + 4672]                         ;   108.5 fp2+agu0   46 dst
        vpxor ymm5, ymm5, ymm10                                  ;   110.0 fp3     46 dst
        vpxor ymm6, ymm6, ymm5                                   ;   111.0 fp0     46 dst
        vpxor ymm9, ymm9, ymm5                                   ;   111.0 fp1     46 dst
        vpand ymm13, ymm13, [rbp + 4608]                         ;   109.5 fp2+agu1   46 dst
        vpxor ymm6, ymm6, ymm13                                  ;   112.0 fp3     46 dst
        vpxor ymm2, ymm2, ymm13                                  ;   112.0 fp0     46 dst
        vpxor ymm7, ymm7, ymm6                                   ;   113.0 fp1     46 dst
        vpxor ymm0, ymm0, ymm7                                   ;   114.0 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   115.0 fp3     46 dst
        vpxor ymm2, ymm2, ymm0                                   ;   115.0 fp0     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   116.0 fp1     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   117.0 fp2     46 dst
        vpand ymm4, ymm4, [rbp + 4768]                           ;   112.0 fp3+agu0   46 dst
        vmovdqu ymm0, [rbp + 1664]                               ;   110.5 agu1    46 dst
        vmovdqu ymm5, [rel aes128_decrypt.T0_constants256]       ;   111.3 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm5                                   ;   118.3 fp0     46 dst
        vmovdqa ymm10, ymm0                                      ;   119.3         46 dst copy
        vmovdqu ymm12, [rbp + 1696]                              ;   111.5 agu1    46 dst
        vpxor ymm12, ymm12, ymm5                                 ;   118.5 fp1     46 dst
        vpxor ymm10, ymm10, ymm12                                ;   119.5 fp2     46 dst
        vpxor ymm13, ymm10, [rbp + 1888]                         ;   120.5 fp3+agu0   46 dst
        vmovdqu ymm14, [rbp + 1792]                              ;   112.5 agu1    46 dst reload
        vmovdqu [rbp + 4768], ymm6                               ;   113.0 agu2+fp5   46 dst spill
        vpxor ymm6, ymm10, ymm14                                 ;   120.5 fp0     46 dst
        vpxor ymm14, ymm14, ymm12                                ;   119.5 fp1     46 dst
        vmovdqu [rbp + 4608], ymm7                               ;   114.0 agu2+fp5   46 dst spill
        vmovdqa ymm7, ymm14                                      ;   120.5         46 dst copy
        vmovdqu [rbp + 4672], ymm9                               ;   117.0 agu0+fp5   46 dst spill
        vmovdqa ymm9, ymm13                                      ;   121.5         46 dst copy
        vmovdqu [rbp + 4704], ymm1                               ;   115.0 agu1+fp5   46 dst spill
        vmovdqa ymm1, ymm13                                      ;   121.5         46 dst copy
        vmovdqu [rbp + 4800], ymm15                              ;   116.0 agu2+fp5   46 dst spill
        vmovdqa ymm15, ymm12                                     ;   119.5         46 dst copy
        vmovdqu [rbp + 4640], ymm8                               ;   117.0 agu0+fp5   46 dst spill
        vmovdqa ymm8, ymm12                                      ;   119.5         46 dst copy
        vmovdqu [rbp + 4736], ymm2                               ;   118.0 agu1+fp5   46 dst spill
        vmovdqa ymm2, ymm12                                      ;   119.5         46 dst copy
        vmovdqu [rbp + 4832], ymm11                              ;   119.0 agu2+fp5   46 dst spill
        vpxor ymm11, ymm5, [rbp + 1824]                          ;   118.3 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm11                                  ;   119.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;   120.5 fp0     46 dst
        vpxor ymm2, ymm2, ymm0                                   ;   120.3 fp1     46 dst
        vmovdqa ymm11, ymm2                                      ;   121.3         46 dst copy
        vmovdqu [rbp + 4864], ymm3                               ;   120.0 agu1+fp5   46 dst spill
        vpxor ymm3, ymm7, [rbp + 1760]                           ;   121.5 fp2+agu0   46 dst
        vpxor ymm9, ymm9, ymm3                                   ;   122.5 fp3     46 dst
        vpand ymm8, ymm8, ymm3                                   ;   122.5 fp0     46 dst
        vmovdqu [rbp + 4896], ymm4                               ;   121.0 agu2+fp5   46 dst spill
        vpxor ymm4, ymm7, [rbp + 1728]                           ;   121.5 fp1+agu1   46 dst
        vpxor ymm15, ymm15, ymm4                                 ;   122.5 fp2     46 dst
        vpand ymm1, ymm1, ymm15                                  ;   123.5 fp3     46 dst
        vpxor ymm10, ymm10, ymm4                                 ;   122.5 fp0     46 dst
        vmovdqu [rbp + 4928], ymm15                              ;   123.5 agu0+fp5   46 dst spill
        vmovdqa ymm15, ymm7                                      ;   121.5         46 dst copy
        vmovdqu [rbp + 4960], ymm13                              ;   123.0 agu2+fp5   46 dst spill
        vpor ymm13, ymm4, ymm9                                   ;   123.5 fp1     46 dst
        vmovdqu [rbp + 4992], ymm12                              ;   124.0 agu1+fp5   46 dst spill
        vpxor ymm12, ymm9, ymm10                                 ;   123.5 fp2     46 dst
        vpand ymm15, ymm15, ymm12                                ;   124.5 fp3     46 dst
        vmovdqu [rbp + 5024], ymm2                               ;   125.0 agu0+fp5   46 dst spill
        vpor ymm2, ymm10, [rbp + 1728]                           ;   123.5 fp0+agu1   46 dst
        vmovdqu [rbp + 5056], ymm4                               ;   126.0 agu2+fp5   46 dst spill
        vpxor ymm4, ymm5, [rbp + 1856]                           ;   122.8 fp1+agu0   46 dst
        vpxor ymm1, ymm1, ymm2                                   ;   124.5 fp2     46 dst
        vpxor ymm1, ymm1, ymm13                                  ;   125.5 fp3     46 dst
        vpxor ymm13, ymm13, ymm15                                ;   125.5 fp0     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   125.5 fp1     46 dst
        vpxor ymm2, ymm2, ymm8                                   ;   126.5 fp2     46 dst
        vpxor ymm14, ymm14, ymm4                                 ;   123.8 fp3     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;   124.0 fp0     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   126.5 fp1     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   126.5 fp2     46 dst
        vpor ymm11, ymm11, ymm14                                 ;   124.8 fp3     46 dst
        vpxor ymm13, ymm13, ymm11                                ;   127.5 fp0     46 dst
        vpxor ymm11, ymm3, ymm14                                 ;   125.3 fp1     46 dst
        vpxor ymm15, ymm10, ymm14                                ;   125.5 fp2     46 dst
        vpor ymm5, ymm4, ymm15                                   ;   126.5 fp3     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   127.5 fp0     46 dst
        vpxor ymm5, ymm12, ymm11                                 ;   126.3 fp1     46 dst
        vmovdqu [rbp + 5088], ymm15                              ;   127.0 agu2+fp5   46 dst spill
        vpand ymm15, ymm6, ymm5                                  ;   127.3 fp2     46 dst
        vpxor ymm8, ymm8, ymm15                                  ;   128.3 fp3     46 dst
        vmovdqa ymm15, ymm13                                     ;   128.5         46 dst copy
        vmovdqu [rbp + 5120], ymm4                               ;   128.0 agu1+fp5   46 dst spill
        vpor ymm4, ymm0, ymm11                                   ;   127.0 fp0     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;   129.3 fp1     46 dst
        vpand ymm15, ymm15, ymm8                                 ;   130.3 fp2     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;   131.3 fp3     46 dst
        vpand ymm15, ymm15, ymm1                                 ;   132.3 fp0     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   133.3 fp1     46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   132.3 fp2     46 dst
        vpand ymm4, ymm11, ymm0                                  ;   128.7 fp3     46 dst
        vpxor ymm2, ymm2, ymm4                                   ;   134.3 fp0     46 dst
        vpand ymm4, ymm8, ymm2                                   ;   135.3 fp1     46 dst
        vpxor ymm13, ymm13, ymm4                                 ;   136.3 fp2     46 dst
        vpand ymm9, ymm9, ymm13                                  ;   137.3 fp3     46 dst
        vmovdqa ymm4, ymm1                                       ;   132.3         46 dst copy
        vpand ymm1, ymm1, ymm13                                  ;   137.3 fp0     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   138.3 fp1     46 dst
        vpand ymm10, ymm10, ymm8                                 ;   139.3 fp2     46 dst
        vpand ymm1, ymm2, ymm13                                  ;   137.3 fp3     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   138.3 fp0     46 dst
        vpand ymm0, ymm0, ymm4                                   ;   139.3 fp1     46 dst
        vpand ymm11, ymm11, ymm4                                 ;   139.3 fp2     46 dst
        vpxor ymm11, ymm11, ymm9                                 ;   140.3 fp3     46 dst
        vpxor ymm11, ymm11, ymm10                                ;   141.3 fp0     46 dst
        vmovdqa ymm1, ymm4                                       ;   139.3         46 dst copy
        vpxor ymm15, ymm13, ymm8                                 ;   139.3 fp1     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;   140.3 fp2     46 dst
        vpand ymm12, ymm12, ymm15                                ;   140.3 fp3     46 dst
        vpand ymm7, ymm7, ymm15                                  ;   140.3 fp0     46 dst
        vpand ymm5, ymm5, ymm1                                   ;   141.3 fp1     46 dst
        vpxor ymm12, ymm12, ymm5                                 ;   142.3 fp2     46 dst
        vpxor ymm5, ymm5, ymm11                                  ;   142.3 fp3     46 dst
        vpand ymm6, ymm6, ymm1                                   ;   141.3 fp0     46 dst
        vpand ymm15, ymm8, [rbp + 1728]                          ;   139.3 fp1+agu0   46 dst
        vpor ymm8, ymm8, ymm1                                    ;   141.3 fp2     46 dst
        vpxor ymm2, ymm2, ymm8                                   ;   142.3 fp3     46 dst
        vpxor ymm9, ymm9, ymm12                                  ;   143.3 fp0     46 dst
        vpxor ymm10, ymm10, ymm12                                ;   143.3 fp1     46 dst
        vpxor ymm4, ymm4, ymm2                                   ;   143.3 fp2     46 dst
        vpand ymm14, ymm14, ymm4                                 ;   144.3 fp3     46 dst
        vpxor ymm11, ymm11, ymm14                                ;   145.3 fp0     46 dst
        vpand ymm3, ymm3, ymm2                                   ;   143.3 fp1     46 dst
        vpxor ymm5, ymm5, ymm3                                   ;   144.3 fp2     46 dst
        vpand ymm3, ymm13, [rbp + 5056]                          ;   141.3 fp3+agu1   46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   143.3 fp0     46 dst
        vpxor ymm1, ymm1, ymm13                                  ;   144.3 fp1     46 dst
        vpand ymm8, ymm13, [rbp + 4960]                          ;   144.3 fp2+agu0   46 dst
        vpxor ymm5, ymm5, ymm8                                   ;   145.3 fp3     46 dst
        vpxor ymm9, ymm9, ymm8                                   ;   145.3 fp0     46 dst
        vpxor ymm0, ymm0, ymm5                                   ;   146.3 fp1     46 dst
        vpand ymm8, ymm1, [rbp + 5120]                           ;   145.3 fp2+agu1   46 dst
        vpxor ymm8, ymm8, ymm10                                  ;   146.3 fp3     46 dst
        vpand ymm4, ymm4, [rbp + 5024]                           ;   144.3 fp0+agu0   46 dst
        vpxor ymm0, ymm0, ymm4                                   ;   147.3 fp1     46 dst
        vpand ymm2, ymm2, [rbp + 4992]                           ;   143.8 fp2+agu1   46 dst
        vpxor ymm4, ymm4, ymm2                                   ;   145.3 fp3     46 dst
        vpxor ymm6, ymm6, ymm4                                   ;   146.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   146.3 fp1     46 dst
        vpand ymm13, ymm13, [rbp + 4928]                         ;   144.8 fp2+agu0   46 dst
        vpxor ymm6, ymm6, ymm13                                  ;   147.3 fp3     46 dst
        vpxor ymm8, ymm8, ymm13                                  ;   147.3 fp0     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   148.3 fp1     46 dst
        vpxor ymm0, ymm0, ymm9                                   ;   149.3 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   150.3 fp3     46 dst
        vpxor ymm8, ymm8, ymm0                                   ;   150.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;   151.3 fp1     46 dst
        vpxor ymm11, ymm11, ymm7                                 ;   152.3 fp2     46 dst
        vpand ymm1, ymm1, [rbp + 5088]                           ;   147.3 fp3+agu1   46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   148.3 fp0     68 dst
        vpxor ymm10, ymm10, ymm11                                ;   153.3 fp1     68 dst
        vmovdqu ymm0, [rbp + 4256]                               ;   146.3 agu0    68 dst
        vpxor ymm0, ymm0, [rbp + 4192]                           ;   153.3 fp2+agu1   68 dst
        vmovdqu ymm1, [rbp + 4224]                               ;   147.3 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   154.3 fp3     68 dst
        mov r8, qword [rbp + 8208]                               ;   147.0 agu2    68 dst.0 reload
        vpxor ymm0, ymm0, [r8 + 40960]                           ;   158.0 fp0+agu1   68 dst
        vpxor ymm1, ymm1, [r8 + 41024]                           ;   158.0 fp1+agu0   68 dst
        vpxor ymm2, ymm8, [r8 + 41760]                           ;   158.0 fp2+agu1   68 dst
        vpxor ymm10, ymm10, [r8 + 41728]                         ;   158.0 fp3+agu0   68 dst
        vmovdqu ymm4, [rbp + 4096]                               ;   149.7 agu1    68 dst
        vpxor ymm4, ymm4, [r8 + 40992]                           ;   158.0 fp0+agu0   68 dst
        vpxor ymm11, ymm11, [r8 + 41792]                         ;   158.0 fp1+agu1   68 dst
        vpxor ymm5, ymm5, [r8 + 41824]                           ;   158.0 fp2+agu0   68 dst
        vmovdqu ymm12, [rbp + 3968]                              ;   151.7 agu1    68 dst
        vpxor ymm12, ymm12, [r8 + 41056]                         ;   158.7 fp3+agu0   68 dst
        vpxor ymm3, ymm3, ymm15                                  ;   151.3 fp0     68 dst
        vpxor ymm3, ymm3, [r8 + 41856]                           ;   158.0 fp1+agu1   68 dst
        vmovdqu ymm13, [rbp + 4160]                              ;   153.3 agu0    68 dst
        vpxor ymm13, ymm13, [r8 + 41088]                         ;   160.3 fp2+agu1   68 dst
        vpxor ymm13, ymm13, [rbp + 4064]                         ;   161.3 fp3+agu0   68 dst
        vpxor ymm7, ymm7, [r8 + 41888]                           ;   158.0 fp0+agu1   68 dst
        vmovdqu ymm14, [rbp + 4032]                              ;   155.3 agu0    68 dst
        vpxor ymm14, ymm14, [r8 + 41120]                         ;   162.3 fp1+agu1   68 dst
        vpxor ymm9, ymm9, ymm8                                   ;   153.7 fp2     68 dst
        vpxor ymm9, ymm9, [r8 + 41920]                           ;   158.0 fp3+agu0   68 dst
        vmovdqu ymm8, [rbp + 4000]                               ;   156.7 agu1    68 dst
        vpxor ymm8, ymm8, [r8 + 41152]                           ;   163.7 fp0+agu0   68 dst
        vpxor ymm8, ymm8, [rbp + 4096]                           ;   164.7 fp1+agu1   68 dst
        vpxor ymm6, ymm6, [r8 + 41952]                           ;   158.3 fp2+agu0   68 dst
        vmovdqu ymm15, [rbp + 4128]                              ;   158.7 agu1    68 dst
        vpxor ymm15, ymm15, [r8 + 41184]                         ;   165.7 fp3+agu0   68 dst
        vmovdqu [rbp + 4128], ymm6                               ;   159.3 agu2+fp5   68 dst spill
        vmovdqu ymm6, [rbp + 4576]                               ;   159.7 agu1    68 dst
        vpxor ymm6, ymm6, [r8 + 41216]                           ;   166.7 fp0+agu0   68 dst
        vpxor ymm6, ymm6, [rbp + 4512]                           ;   167.7 fp1+agu1   68 dst
        vpxor ymm6, ymm6, [rbp + 4544]                           ;   168.7 fp2+agu0   68 dst
        mov r9, qword [rbp + 8232]                               ;   159.5 agu2    68 dst reload
        vmovdqu [r9], ymm0                                       ;   160.5 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4416]                               ;   161.7 agu1    68 dst
        vpxor ymm0, ymm0, [r8 + 41248]                           ;   168.7 fp3+agu0   68 dst
        vmovdqu [r9 + 32], ymm4                                  ;   161.5 agu2+fp5   68 dst
        vmovdqu ymm4, [rbp + 4544]                               ;   162.7 agu1    68 dst
        vpxor ymm4, ymm4, [r8 + 41280]                           ;   169.7 fp0+agu0   68 dst
        vmovdqu [r9 + 64], ymm1                                  ;   162.5 agu2+fp5   68 dst
        vmovdqu ymm1, [rbp + 4320]                               ;   163.7 agu1    68 dst
        vpxor ymm1, ymm1, [r8 + 41312]                           ;   170.7 fp1+agu0   68 dst
        vmovdqu [r9 + 96], ymm12                                 ;   163.5 agu2+fp5   68 dst
        vmovdqu ymm12, [rbp + 4480]                              ;   164.7 agu1    68 dst
        vpxor ymm12, ymm12, [r8 + 41344]                         ;   171.7 fp2+agu0   68 dst
        vpxor ymm12, ymm12, [rbp + 4384]                         ;   172.7 fp3+agu1   68 dst
        vmovdqu [r9 + 128], ymm13                                ;   164.5 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4352]                              ;   166.3 agu0    68 dst
        vpxor ymm13, ymm13, [r8 + 41376]                         ;   173.3 fp0+agu1   68 dst
        vmovdqu [r9 + 160], ymm14                                ;   165.5 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4288]                              ;   167.3 agu0    68 dst
        vpxor ymm14, ymm14, [r8 + 41408]                         ;   174.3 fp1+agu1   68 dst
        vpxor ymm14, ymm14, [rbp + 4416]                         ;   175.3 fp2+agu0   68 dst
        vmovdqu [r9 + 192], ymm8                                 ;   166.5 agu2+fp5   68 dst
        vmovdqu ymm8, [rbp + 4448]                               ;   168.7 agu1    68 dst
        vpxor ymm8, ymm8, [r8 + 41440]                           ;   175.7 fp3+agu0   68 dst
        vmovdqu [r9 + 224], ymm15                                ;   167.5 agu2+fp5   68 dst
        vmovdqu ymm15, [rbp + 4896]                              ;   169.7 agu1    68 dst
        vpxor ymm15, ymm15, [r8 + 41472]                         ;   176.7 fp0+agu0   68 dst
        vpxor ymm15, ymm15, [rbp + 4832]                         ;   177.7 fp1+agu1   68 dst
        vpxor ymm15, ymm15, [rbp + 4864]                         ;   178.7 fp2+agu0   68 dst
        vmovdqu [r9 + 256], ymm6                                 ;   169.7 agu2+fp5   68 dst
        vmovdqu ymm6, [rbp + 4736]                               ;   171.7 agu1    68 dst
        vpxor ymm6, ymm6, [r8 + 41504]                           ;   178.7 fp3+agu0   68 dst
        vmovdqu [r9 + 288], ymm0                                 ;   169.7 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4864]                               ;   172.7 agu1    68 dst
        vpxor ymm0, ymm0, [r8 + 41536]                           ;   179.7 fp0+agu0   68 dst
        vmovdqu [r9 + 320], ymm4                                 ;   170.7 agu2+fp5   68 dst
        vmovdqu ymm4, [rbp + 4640]                               ;   173.7 agu1    68 dst
        vpxor ymm4, ymm4, [r8 + 41568]                           ;   180.7 fp1+agu0   68 dst
        vmovdqu [r9 + 352], ymm1                                 ;   171.7 agu2+fp5   68 dst
        vmovdqu ymm1, [rbp + 4800]                               ;   174.7 agu1    68 dst
        vpxor ymm1, ymm1, [r8 + 41600]                           ;   181.7 fp2+agu0   68 dst
        vpxor ymm1, ymm1, [rbp + 4704]                           ;   182.7 fp3+agu1   68 dst
        vmovdqu [r9 + 384], ymm12                                ;   173.7 agu2+fp5   68 dst
        vmovdqu ymm12, [rbp + 4672]                              ;   176.3 agu0    68 dst
        vpxor ymm12, ymm12, [r8 + 41632]                         ;   183.3 fp0+agu1   68 dst
        vmovdqu [r9 + 416], ymm13                                ;   174.3 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4608]                              ;   177.3 agu0    68 dst
        vpxor ymm13, ymm13, [r8 + 41664]                         ;   184.3 fp1+agu1   68 dst
        vpxor ymm13, ymm13, [rbp + 4736]                         ;   185.3 fp2+agu0   68 dst
        vmovdqu [r9 + 448], ymm14                                ;   176.3 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4768]                              ;   178.7 agu1    68 dst
        vpxor ymm14, ymm14, [r8 + 41696]                         ;   185.7 fp3+agu0   68 dst
        vmovdqu [r9 + 480], ymm8                                 ;   176.7 agu2+fp5   68 dst
        vmovdqu [r9 + 512], ymm15                                ;   179.7 agu2+fp5   68 dst
        vmovdqu [r9 + 544], ymm6                                 ;   179.7 agu2+fp5   68 dst
        vmovdqu [r9 + 768], ymm10                                ;   179.3 agu2+fp5   68 dst
        vmovdqu [r9 + 576], ymm0                                 ;   180.7 agu1+fp5   68 dst
        vmovdqu [r9 + 800], ymm2                                 ;   181.3 agu0+fp5   68 dst
        vmovdqu [r9 + 608], ymm4                                 ;   182.3 agu2+fp5   68 dst
        vmovdqu [r9 + 832], ymm11                                ;   183.3 agu1+fp5   68 dst
        vmovdqu [r9 + 864], ymm5                                 ;   184.3 agu0+fp5   68 dst
        vmovdqu [r9 + 896], ymm3                                 ;   185.3 agu2+fp5   68 dst
        vmovdqu [r9 + 640], ymm1                                 ;   186.3 agu1+fp5   68 dst
        vmovdqu [r9 + 928], ymm7                                 ;   187.3 agu0+fp5   68 dst
        vmovdqu [r9 + 672], ymm12                                ;   188.3 agu2+fp5   68 dst
        vmovdqu [r9 + 960], ymm9                                 ;   189.3 agu1+fp5   68 dst
        vmovdqu [r9 + 704], ymm13                                ;   190.3 agu0+fp5   68 dst
        vmovdqu [r9 + 736], ymm14                                ;   191.3 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4128]                               ;   183.7 agu1    68 dst reload
        vmovdqu [r9 + 992], ymm0                                 ;   192.3 agu0+fp5   68 dst
        vmovdqu ymm0, [rbp + 896]                                ;   184.7 agu1    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   185.3 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   192.3 fp0     46 dst
        vmovdqa ymm2, ymm0                                       ;   193.3         46 dst copy
        vmovdqu ymm3, [rbp + 928]                                ;   185.7 agu1    46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   192.7 fp1     46 dst
        vpxor ymm2, ymm2, ymm3                                   ;   193.7 fp2     46 dst
        vpxor ymm4, ymm2, [rbp + 1120]                           ;   194.7 fp3+agu0   46 dst
        vmovdqu ymm5, [rbp + 1024]                               ;   186.7 agu1    46 dst reload
        vpxor ymm6, ymm2, ymm5                                   ;   194.7 fp0     46 dst
        vmovdqa ymm7, ymm4                                       ;   195.7         46 dst copy
        vmovdqa ymm8, ymm4                                       ;   195.7         46 dst copy
        vpxor ymm5, ymm3, ymm5                                   ;   193.7 fp1     46 dst
        vmovdqa ymm9, ymm5                                       ;   194.7         46 dst copy
        vmovdqa ymm10, ymm3                                      ;   193.7         46 dst copy
        vmovdqa ymm11, ymm3                                      ;   193.7         46 dst copy
        vmovdqa ymm12, ymm3                                      ;   193.7         46 dst copy
        vmovdqu ymm13, [rbp + 1056]                              ;   190.3 agu0    46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   197.3 fp2     46 dst
        vpxor ymm0, ymm0, ymm13                                  ;   198.3 fp3     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   198.3 fp0     46 dst
        vpxor ymm12, ymm12, ymm0                                 ;   199.3 fp1     46 dst
        vmovdqa ymm13, ymm12                                     ;   200.3         46 dst copy
        vpxor ymm14, ymm9, [rbp + 992]                           ;   199.3 fp2+agu1   46 dst
        vpxor ymm7, ymm7, ymm14                                  ;   200.3 fp3     46 dst
        vpand ymm11, ymm11, ymm14                                ;   200.3 fp0     46 dst
        vmovdqu ymm15, [rbp + 960]                               ;   194.0 agu0    46 dst reload
        vmovdqu [rbp + 4128], ymm4                               ;   195.7 agu2+fp5   46 dst spill
        vpxor ymm4, ymm9, ymm15                                  ;   201.0 fp1     46 dst
        vpxor ymm10, ymm10, ymm4                                 ;   202.0 fp2     46 dst
        vpand ymm8, ymm8, ymm10                                  ;   203.0 fp3     46 dst
        vpxor ymm2, ymm2, ymm4                                   ;   202.0 fp0     46 dst
        vmovdqu [rbp + 4768], ymm10                              ;   203.0 agu1+fp5   46 dst spill
        vmovdqa ymm10, ymm9                                      ;   199.3         46 dst copy
        vmovdqu [rbp + 4736], ymm3                               ;   196.2 agu0+fp5   46 dst spill
        vpor ymm3, ymm4, ymm7                                    ;   202.0 fp1     46 dst
        vmovdqu [rbp + 4608], ymm12                              ;   200.3 agu2+fp5   46 dst spill
        vpxor ymm12, ymm7, ymm2                                  ;   203.0 fp2     46 dst
        vpand ymm10, ymm10, ymm12                                ;   204.0 fp3     46 dst
        vmovdqu [rbp + 4672], ymm4                               ;   202.0 agu1+fp5   46 dst spill
        vpor ymm4, ymm2, ymm15                                   ;   203.0 fp0     46 dst
        vpxor ymm15, ymm1, [rbp + 1088]                          ;   199.5 fp1+agu0   46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   204.0 fp2     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;   205.0 fp3     46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   205.0 fp0     46 dst
        vpxor ymm4, ymm4, ymm10                                  ;   205.0 fp1     46 dst
        vpxor ymm4, ymm4, ymm11                                  ;   206.0 fp2     46 dst
        vpxor ymm5, ymm5, ymm15                                  ;   200.8 fp3     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   201.3 fp0     46 dst
        vpxor ymm3, ymm3, ymm11                                  ;   206.0 fp1     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   206.0 fp2     46 dst
        vpor ymm13, ymm13, ymm5                                  ;   202.0 fp3     46 dst
        vpxor ymm3, ymm3, ymm13                                  ;   207.0 fp0     46 dst
        vpxor ymm10, ymm14, ymm5                                 ;   202.5 fp1     46 dst
        vpxor ymm13, ymm5, ymm2                                  ;   203.0 fp2     46 dst
        vpor ymm1, ymm15, ymm13                                  ;   204.0 fp3     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   206.0 fp0     46 dst
        vmovdqa ymm1, ymm6                                       ;   203.0         46 dst copy
        vmovdqu [rbp + 4704], ymm13                              ;   204.0 agu2+fp5   46 dst spill
        vpxor ymm13, ymm12, ymm10                                ;   204.0 fp1     46 dst
        vpand ymm1, ymm1, ymm13                                  ;   205.0 fp2     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;   207.0 fp3     46 dst
        vmovdqa ymm1, ymm3                                       ;   208.0         46 dst copy
        vmovdqu [rbp + 4800], ymm15                              ;   204.2 agu1+fp5   46 dst spill
        vpor ymm15, ymm10, ymm0                                  ;   204.3 fp0     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   208.0 fp1     46 dst
        vpand ymm1, ymm1, ymm11                                  ;   209.0 fp2     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   210.0 fp3     46 dst
        vpand ymm1, ymm1, ymm8                                   ;   211.0 fp0     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   212.0 fp1     46 dst
        vpxor ymm3, ymm3, ymm8                                   ;   211.0 fp2     46 dst
        vpand ymm1, ymm10, ymm0                                  ;   206.0 fp3     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   213.0 fp0     46 dst
        vpand ymm1, ymm11, ymm4                                  ;   214.0 fp1     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   215.0 fp2     46 dst
        vpand ymm7, ymm7, ymm3                                   ;   216.0 fp3     46 dst
        vmovdqa ymm1, ymm8                                       ;   211.0         46 dst copy
        vpand ymm8, ymm8, ymm3                                   ;   216.0 fp0     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   217.0 fp1     46 dst
        vpand ymm2, ymm2, ymm11                                  ;   218.0 fp2     46 dst
        vpand ymm8, ymm4, ymm3                                   ;   216.0 fp3     46 dst
        vpxor ymm1, ymm1, ymm8                                   ;   217.0 fp0     46 dst
        vpand ymm0, ymm0, ymm1                                   ;   218.0 fp1     46 dst
        vpand ymm10, ymm10, ymm1                                 ;   218.0 fp2     46 dst
        vpxor ymm10, ymm10, ymm7                                 ;   219.0 fp3     46 dst
        vpxor ymm10, ymm10, ymm2                                 ;   220.0 fp0     46 dst
        vmovdqa ymm8, ymm1                                       ;   218.0         46 dst copy
        vpxor ymm15, ymm3, ymm11                                 ;   218.0 fp1     46 dst
        vpxor ymm8, ymm8, ymm15                                  ;   219.0 fp2     46 dst
        vpand ymm12, ymm12, ymm15                                ;   219.0 fp3     46 dst
        vpand ymm9, ymm9, ymm15                                  ;   219.0 fp0     46 dst
        vpand ymm13, ymm13, ymm8                                 ;   220.0 fp1     46 dst
        vpxor ymm12, ymm12, ymm13                                ;   221.0 fp2     46 dst
        vpxor ymm13, ymm13, ymm10                                ;   221.0 fp3     46 dst
        vpand ymm6, ymm6, ymm8                                   ;   220.0 fp0     46 dst
        vpand ymm15, ymm11, [rbp + 960]                          ;   218.0 fp1+agu0   46 dst
        vpor ymm11, ymm11, ymm8                                  ;   220.0 fp2     46 dst
        vpxor ymm4, ymm4, ymm11                                  ;   221.0 fp3     46 dst
        vpxor ymm7, ymm7, ymm12                                  ;   222.0 fp0     46 dst
        vpxor ymm2, ymm2, ymm12                                  ;   222.0 fp1     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   222.0 fp2     46 dst
        vpand ymm5, ymm5, ymm1                                   ;   223.0 fp3     46 dst
        vpxor ymm10, ymm10, ymm5                                 ;   224.0 fp0     46 dst
        vpand ymm14, ymm14, ymm4                                 ;   222.0 fp1     46 dst
        vpxor ymm13, ymm13, ymm14                                ;   223.0 fp2     46 dst
        vpand ymm5, ymm3, [rbp + 4672]                           ;   220.0 fp3+agu1   46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   222.0 fp0     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   223.0 fp1     46 dst
        vpand ymm11, ymm3, [rbp + 4128]                          ;   223.0 fp2+agu0   46 dst
        vpxor ymm13, ymm13, ymm11                                ;   224.0 fp3     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;   224.0 fp0     46 dst
        vpxor ymm0, ymm0, ymm13                                  ;   225.0 fp1     46 dst
        vpand ymm11, ymm8, [rbp + 4800]                          ;   224.0 fp2+agu1   46 dst
        vpxor ymm11, ymm11, ymm2                                 ;   225.0 fp3     46 dst
        vpand ymm1, ymm1, [rbp + 4608]                           ;   223.0 fp0+agu0   46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   226.0 fp1     46 dst
        vpand ymm4, ymm4, [rbp + 4736]                           ;   222.5 fp2+agu1   46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   224.0 fp3     46 dst
        vpxor ymm6, ymm6, ymm1                                   ;   225.0 fp0     46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   225.0 fp1     46 dst
        vpand ymm3, ymm3, [rbp + 4768]                           ;   223.5 fp2+agu0   46 dst
        vpxor ymm6, ymm6, ymm3                                   ;   226.0 fp3     46 dst
        vpxor ymm11, ymm11, ymm3                                 ;   226.0 fp0     46 dst
        vpxor ymm7, ymm7, ymm6                                   ;   227.0 fp1     46 dst
        vpxor ymm0, ymm0, ymm7                                   ;   228.0 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   229.0 fp3     46 dst
        vpxor ymm11, ymm11, ymm0                                 ;   229.0 fp0     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   230.0 fp1     46 dst
        vpxor ymm10, ymm10, ymm9                                 ;   231.0 fp2     46 dst
        vpand ymm8, ymm8, [rbp + 4704]                           ;   226.0 fp3+agu1   46 dst
        vmovdqu ymm0, [rbp + 128]                                ;   224.5 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   225.3 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   232.3 fp0     46 dst
        vmovdqa ymm3, ymm0                                       ;   233.3         46 dst copy
        vmovdqu ymm4, [rbp + 160]                                ;   225.5 agu0    46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   232.5 fp1     46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   233.5 fp2     46 dst
        vpxor ymm12, ymm3, [rbp + 352]                           ;   234.5 fp3+agu1   46 dst
        vmovdqu ymm14, [rbp + 256]                               ;   226.5 agu0    46 dst reload
        vmovdqu [rbp + 4704], ymm6                               ;   227.0 agu2+fp5   46 dst spill
        vpxor ymm6, ymm3, ymm14                                  ;   234.5 fp0     46 dst
        vpxor ymm14, ymm14, ymm4                                 ;   233.5 fp1     46 dst
        vmovdqu [rbp + 4768], ymm7                               ;   228.0 agu2+fp5   46 dst spill
        vmovdqa ymm7, ymm14                                      ;   234.5         46 dst copy
        vmovdqu [rbp + 4736], ymm9                               ;   231.0 agu1+fp5   46 dst spill
        vmovdqa ymm9, ymm12                                      ;   235.5         46 dst copy
        vmovdqu [rbp + 4608], ymm5                               ;   229.0 agu0+fp5   46 dst spill
        vmovdqa ymm5, ymm12                                      ;   235.5         46 dst copy
        vmovdqu [rbp + 4800], ymm15                              ;   230.0 agu2+fp5   46 dst spill
        vmovdqa ymm15, ymm4                                      ;   233.5         46 dst copy
        vmovdqu [rbp + 4128], ymm13                              ;   231.0 agu1+fp5   46 dst spill
        vmovdqa ymm13, ymm4                                      ;   233.5         46 dst copy
        vmovdqu [rbp + 4672], ymm11                              ;   232.0 agu0+fp5   46 dst spill
        vmovdqa ymm11, ymm4                                      ;   233.5         46 dst copy
        vmovdqu [rbp + 4640], ymm2                               ;   233.0 agu2+fp5   46 dst spill
        vpxor ymm2, ymm1, [rbp + 288]                            ;   232.3 fp2+agu1   46 dst
        vpxor ymm0, ymm0, ymm2                                   ;   233.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   234.5 fp0     46 dst
        vpxor ymm11, ymm11, ymm0                                 ;   234.3 fp1     46 dst
        vmovdqa ymm2, ymm11                                      ;   235.3         46 dst copy
        vmovdqu [rbp + 4864], ymm10                              ;   234.0 agu0+fp5   46 dst spill
        vpxor ymm10, ymm7, [rbp + 224]                           ;   235.5 fp2+agu1   46 dst
        vpxor ymm9, ymm9, ymm10                                  ;   236.5 fp3     46 dst
        vpand ymm13, ymm13, ymm10                                ;   236.5 fp0     46 dst
        vmovdqu [rbp + 4832], ymm8                               ;   235.0 agu2+fp5   46 dst spill
        vpxor ymm8, ymm7, [rbp + 192]                            ;   235.5 fp1+agu0   46 dst
        vpxor ymm15, ymm15, ymm8                                 ;   236.5 fp2     46 dst
        vpand ymm5, ymm5, ymm15                                  ;   237.5 fp3     46 dst
        vpxor ymm3, ymm3, ymm8                                   ;   236.5 fp0     46 dst
        vmovdqu [rbp + 4896], ymm15                              ;   237.5 agu1+fp5   46 dst spill
        vmovdqa ymm15, ymm7                                      ;   235.5         46 dst copy
        vmovdqu [rbp + 4448], ymm12                              ;   237.0 agu2+fp5   46 dst spill
        vpor ymm12, ymm8, ymm9                                   ;   237.5 fp1     46 dst
        vmovdqu [rbp + 4416], ymm4                               ;   238.0 agu0+fp5   46 dst spill
        vpxor ymm4, ymm9, ymm3                                   ;   237.5 fp2     46 dst
        vpand ymm15, ymm15, ymm4                                 ;   238.5 fp3     46 dst
        vmovdqu [rbp + 4288], ymm11                              ;   239.0 agu1+fp5   46 dst spill
        vpor ymm11, ymm3, [rbp + 192]                            ;   237.5 fp0+agu0   46 dst
        vmovdqu [rbp + 4352], ymm8                               ;   240.0 agu2+fp5   46 dst spill
        vpxor ymm8, ymm1, [rbp + 320]                            ;   236.8 fp1+agu1   46 dst
        vpxor ymm5, ymm5, ymm11                                  ;   238.5 fp2     46 dst
        vpxor ymm5, ymm5, ymm12                                  ;   239.5 fp3     46 dst
        vpxor ymm12, ymm12, ymm15                                ;   239.5 fp0     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   239.5 fp1     46 dst
        vpxor ymm11, ymm11, ymm13                                ;   240.5 fp2     46 dst
        vpxor ymm14, ymm14, ymm8                                 ;   237.8 fp3     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   238.0 fp0     46 dst
        vpxor ymm12, ymm12, ymm13                                ;   240.5 fp1     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   240.5 fp2     46 dst
        vpor ymm2, ymm2, ymm14                                   ;   238.8 fp3     46 dst
        vpxor ymm12, ymm12, ymm2                                 ;   241.5 fp0     46 dst
        vpxor ymm2, ymm10, ymm14                                 ;   239.3 fp1     46 dst
        vpxor ymm15, ymm3, ymm14                                 ;   239.5 fp2     46 dst
        vpor ymm1, ymm8, ymm15                                   ;   240.5 fp3     46 dst
        vpxor ymm5, ymm5, ymm1                                   ;   241.5 fp0     46 dst
        vpxor ymm1, ymm4, ymm2                                   ;   240.3 fp1     46 dst
        vmovdqu [rbp + 4384], ymm15                              ;   241.0 agu2+fp5   46 dst spill
        vpand ymm15, ymm6, ymm1                                  ;   241.3 fp2     46 dst
        vpxor ymm13, ymm13, ymm15                                ;   242.3 fp3     46 dst
        vmovdqa ymm15, ymm12                                     ;   242.5         46 dst copy
        vmovdqu [rbp + 4480], ymm8                               ;   242.0 agu0+fp5   46 dst spill
        vpor ymm8, ymm0, ymm2                                    ;   241.0 fp0     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   243.3 fp1     46 dst
        vpand ymm15, ymm15, ymm13                                ;   244.3 fp2     46 dst
        vpxor ymm5, ymm5, ymm15                                  ;   245.3 fp3     46 dst
        vpand ymm15, ymm15, ymm5                                 ;   246.3 fp0     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   247.3 fp1     46 dst
        vpxor ymm12, ymm12, ymm5                                 ;   246.3 fp2     46 dst
        vpand ymm8, ymm2, ymm0                                   ;   242.7 fp3     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   248.3 fp0     46 dst
        vpand ymm8, ymm13, ymm11                                 ;   249.3 fp1     46 dst
        vpxor ymm12, ymm12, ymm8                                 ;   250.3 fp2     46 dst
        vpand ymm9, ymm9, ymm12                                  ;   251.3 fp3     46 dst
        vmovdqa ymm8, ymm5                                       ;   246.3         46 dst copy
        vpand ymm5, ymm5, ymm12                                  ;   251.3 fp0     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   252.3 fp1     46 dst
        vpand ymm3, ymm3, ymm13                                  ;   253.3 fp2     46 dst
        vpand ymm5, ymm11, ymm12                                 ;   251.3 fp3     46 dst
        vpxor ymm8, ymm8, ymm5                                   ;   252.3 fp0     46 dst
        vpand ymm0, ymm0, ymm8                                   ;   253.3 fp1     46 dst
        vpand ymm2, ymm2, ymm8                                   ;   253.3 fp2     46 dst
        vpxor ymm2, ymm2, ymm9                                   ;   254.3 fp3     46 dst
        vpxor ymm2, ymm2, ymm3                                   ;   255.3 fp0     46 dst
        vmovdqa ymm5, ymm8                                       ;   253.3         46 dst copy
        vpxor ymm15, ymm12, ymm13                                ;   253.3 fp1     46 dst
        vpxor ymm5, ymm5, ymm15                                  ;   254.3 fp2     46 dst
        vpand ymm4, ymm4, ymm15                                  ;   254.3 fp3     46 dst
        vpand ymm7, ymm7, ymm15                                  ;   254.3 fp0     46 dst
        vpand ymm1, ymm1, ymm5                                   ;   255.3 fp1     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   256.3 fp2     46 dst
        vpxor ymm1, ymm1, ymm2                                   ;   256.3 fp3     46 dst
        vpand ymm6, ymm6, ymm5                                   ;   255.3 fp0     46 dst
        vpand ymm15, ymm13, [rbp + 192]                          ;   253.3 fp1+agu1   46 dst
        vpor ymm13, ymm13, ymm5                                  ;   255.3 fp2     46 dst
        vpxor ymm11, ymm11, ymm13                                ;   256.3 fp3     46 dst
        vpxor ymm9, ymm9, ymm4                                   ;   257.3 fp0     46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   257.3 fp1     46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   257.3 fp2     46 dst
        vpand ymm14, ymm14, ymm8                                 ;   258.3 fp3     46 dst
        vpxor ymm2, ymm2, ymm14                                  ;   259.3 fp0     46 dst
        vpand ymm10, ymm10, ymm11                                ;   257.3 fp1     46 dst
        vpxor ymm1, ymm1, ymm10                                  ;   258.3 fp2     46 dst
        vpand ymm4, ymm12, [rbp + 4352]                          ;   255.3 fp3+agu0   46 dst
        vpxor ymm12, ymm12, ymm11                                ;   257.3 fp0     46 dst
        vpxor ymm5, ymm5, ymm12                                  ;   258.3 fp1     46 dst
        vpand ymm10, ymm12, [rbp + 4448]                         ;   258.3 fp2+agu1   46 dst
        vpxor ymm1, ymm1, ymm10                                  ;   259.3 fp3     46 dst
        vpxor ymm9, ymm9, ymm10                                  ;   259.3 fp0     46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   260.3 fp1     46 dst
        vpand ymm10, ymm5, [rbp + 4480]                          ;   259.3 fp2+agu0   46 dst
        vpxor ymm10, ymm10, ymm3                                 ;   260.3 fp3     46 dst
        vpand ymm8, ymm8, [rbp + 4288]                           ;   258.3 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   261.3 fp1     46 dst
        vpand ymm11, ymm11, [rbp + 4416]                         ;   257.8 fp2+agu0   46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   259.3 fp3     46 dst
        vpxor ymm6, ymm6, ymm8                                   ;   260.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm8                                   ;   260.3 fp1     46 dst
        vpand ymm12, ymm12, [rbp + 4896]                         ;   258.8 fp2+agu1   46 dst
        vpxor ymm6, ymm6, ymm12                                  ;   261.3 fp3     46 dst
        vpxor ymm10, ymm10, ymm12                                ;   261.3 fp0     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   262.3 fp1     46 dst
        vpxor ymm0, ymm0, ymm9                                   ;   263.3 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   264.3 fp3     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   264.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;   265.3 fp1     46 dst
        vpxor ymm2, ymm2, ymm7                                   ;   266.3 fp2     46 dst
        vpand ymm5, ymm5, [rbp + 4384]                           ;   261.3 fp3+agu0   46 dst
        vmovdqu ymm0, [rbp + 3456]                               ;   259.8 agu1    46 dst
        vmovdqu ymm8, [rel aes128_decrypt.T0_constants256]       ;   260.7 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm8                                   ;   267.7 fp0     46 dst
        vmovdqa ymm11, ymm0                                      ;   268.7         46 dst copy
        vmovdqu ymm12, [rbp + 3488]                              ;   260.8 agu1    46 dst
        vpxor ymm12, ymm12, ymm8                                 ;   267.8 fp1     46 dst
        vpxor ymm11, ymm11, ymm12                                ;   268.8 fp2     46 dst
        vpxor ymm13, ymm11, [rbp + 3680]                         ;   269.8 fp3+agu0   46 dst
        vmovdqu ymm14, [rbp + 3584]                              ;   261.8 agu1    46 dst reload
        vmovdqu [rbp + 4384], ymm6                               ;   262.3 agu2+fp5   46 dst spill
        vpxor ymm6, ymm11, ymm14                                 ;   269.8 fp0     46 dst
        vpxor ymm14, ymm14, ymm12                                ;   268.8 fp1     46 dst
        vmovdqu [rbp + 4896], ymm9                               ;   263.3 agu2+fp5   46 dst spill
        vmovdqa ymm9, ymm14                                      ;   269.8         46 dst copy
        vmovdqu [rbp + 4416], ymm7                               ;   266.3 agu0+fp5   46 dst spill
        vmovdqa ymm7, ymm13                                      ;   270.8         46 dst copy
        vmovdqu [rbp + 4288], ymm4                               ;   264.3 agu1+fp5   46 dst spill
        vmovdqa ymm4, ymm13                                      ;   270.8         46 dst copy
        vmovdqu [rbp + 4480], ymm15                              ;   265.3 agu2+fp5   46 dst spill
        vmovdqa ymm15, ymm12                                     ;   268.8         46 dst copy
        vmovdqu [rbp + 4448], ymm1                               ;   266.3 agu0+fp5   46 dst spill
        vmovdqa ymm1, ymm12                                      ;   268.8         46 dst copy
        vmovdqu [rbp + 4352], ymm10                              ;   267.3 agu1+fp5   46 dst spill
        vmovdqa ymm10, ymm12                                     ;   268.8         46 dst copy
        vmovdqu [rbp + 4320], ymm3                               ;   268.3 agu2+fp5   46 dst spill
        vpxor ymm3, ymm8, [rbp + 3616]                           ;   267.7 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm3                                   ;   268.7 fp3     46 dst
        vpxor ymm9, ymm9, ymm3                                   ;   269.8 fp0     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   269.7 fp1     46 dst
        vmovdqa ymm3, ymm10                                      ;   270.7         46 dst copy
        vmovdqu [rbp + 4544], ymm2                               ;   269.3 agu1+fp5   46 dst spill
        vpxor ymm2, ymm9, [rbp + 3552]                           ;   270.8 fp2+agu0   46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   271.8 fp3     46 dst
        vpand ymm1, ymm1, ymm2                                   ;   271.8 fp0     46 dst
        vmovdqu [rbp + 4512], ymm5                               ;   270.3 agu2+fp5   46 dst spill
        vpxor ymm5, ymm9, [rbp + 3520]                           ;   270.8 fp1+agu1   46 dst
        vpxor ymm15, ymm15, ymm5                                 ;   271.8 fp2     46 dst
        vpand ymm4, ymm4, ymm15                                  ;   272.8 fp3     46 dst
        vpxor ymm11, ymm11, ymm5                                 ;   271.8 fp0     46 dst
        vmovdqu [rbp + 4576], ymm15                              ;   272.8 agu0+fp5   46 dst spill
        vmovdqa ymm15, ymm9                                      ;   270.8         46 dst copy
        vmovdqu [rbp + 4096], ymm13                              ;   272.3 agu2+fp5   46 dst spill
        vpor ymm13, ymm5, ymm7                                   ;   272.8 fp1     46 dst
        vmovdqu [rbp + 4000], ymm12                              ;   273.3 agu1+fp5   46 dst spill
        vpxor ymm12, ymm7, ymm11                                 ;   272.8 fp2     46 dst
        vpand ymm15, ymm15, ymm12                                ;   273.8 fp3     46 dst
        vmovdqu [rbp + 4032], ymm10                              ;   274.3 agu0+fp5   46 dst spill
        vpor ymm10, ymm11, [rbp + 3520]                          ;   272.8 fp0+agu1   46 dst
        vmovdqu [rbp + 4064], ymm5                               ;   275.3 agu2+fp5   46 dst spill
        vpxor ymm5, ymm8, [rbp + 3648]                           ;   272.2 fp1+agu0   46 dst
        vpxor ymm4, ymm4, ymm10                                  ;   273.8 fp2     46 dst
        vpxor ymm4, ymm4, ymm13                                  ;   274.8 fp3     46 dst
        vpxor ymm13, ymm13, ymm15                                ;   274.8 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;   274.8 fp1     46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   275.8 fp2     46 dst
        vpxor ymm14, ymm14, ymm5                                 ;   273.2 fp3     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   273.3 fp0     46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   275.8 fp1     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   275.8 fp2     46 dst
        vpor ymm3, ymm3, ymm14                                   ;   274.2 fp3     46 dst
        vpxor ymm13, ymm13, ymm3                                 ;   276.8 fp0     46 dst
        vpxor ymm3, ymm2, ymm14                                  ;   274.7 fp1     46 dst
        vpxor ymm15, ymm11, ymm14                                ;   274.8 fp2     46 dst
        vpor ymm8, ymm5, ymm15                                   ;   275.8 fp3     46 dst
        vpxor ymm4, ymm4, ymm8                                   ;   276.8 fp0     46 dst
        vpxor ymm8, ymm12, ymm3                                  ;   275.7 fp1     46 dst
        vmovdqu [rbp + 4160], ymm15                              ;   276.3 agu2+fp5   46 dst spill
        vpand ymm15, ymm6, ymm8                                  ;   276.7 fp2     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;   277.7 fp3     46 dst
        vmovdqa ymm15, ymm13                                     ;   277.8         46 dst copy
        vmovdqu [rbp + 3968], ymm5                               ;   277.3 agu1+fp5   46 dst spill
        vpor ymm5, ymm0, ymm3                                    ;   276.3 fp0     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   278.7 fp1     46 dst
        vpand ymm15, ymm15, ymm1                                 ;   279.7 fp2     46 dst
        vpxor ymm4, ymm4, ymm15                                  ;   280.7 fp3     46 dst
        vpand ymm15, ymm15, ymm4                                 ;   281.7 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;   282.7 fp1     46 dst
        vpxor ymm13, ymm13, ymm4                                 ;   281.7 fp2     46 dst
        vpand ymm5, ymm3, ymm0                                   ;   278.0 fp3     46 dst
        vpxor ymm10, ymm10, ymm5                                 ;   283.7 fp0     46 dst
        vpand ymm5, ymm1, ymm10                                  ;   284.7 fp1     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   285.7 fp2     46 dst
        vpand ymm7, ymm7, ymm13                                  ;   286.7 fp3     46 dst
        vmovdqa ymm5, ymm4                                       ;   281.7         46 dst copy
        vpand ymm4, ymm4, ymm13                                  ;   286.7 fp0     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   287.7 fp1     46 dst
        vpand ymm11, ymm11, ymm1                                 ;   288.7 fp2     46 dst
        vpand ymm4, ymm10, ymm13                                 ;   286.7 fp3     46 dst
        vpxor ymm5, ymm5, ymm4                                   ;   287.7 fp0     46 dst
        vpand ymm0, ymm0, ymm5                                   ;   288.7 fp1     46 dst
        vpand ymm3, ymm3, ymm5                                   ;   288.7 fp2     46 dst
        vpxor ymm3, ymm3, ymm7                                   ;   289.7 fp3     46 dst
        vpxor ymm3, ymm3, ymm11                                  ;   290.7 fp0     46 dst
        vmovdqa ymm4, ymm5                                       ;   288.7         46 dst copy
        vpxor ymm15, ymm13, ymm1                                 ;   288.7 fp1     46 dst
        vpxor ymm4, ymm4, ymm15                                  ;   289.7 fp2     46 dst
        vpand ymm12, ymm12, ymm15                                ;   289.7 fp3     46 dst
        vpand ymm9, ymm9, ymm15                                  ;   289.7 fp0     46 dst
        vpand ymm8, ymm8, ymm4                                   ;   290.7 fp1     46 dst
        vpxor ymm12, ymm12, ymm8                                 ;   291.7 fp2     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   291.7 fp3     46 dst
        vpand ymm6, ymm6, ymm4                                   ;   290.7 fp0     46 dst
        vpand ymm15, ymm1, [rbp + 3520]                          ;   288.7 fp1+agu0   46 dst
        vpor ymm1, ymm1, ymm4                                    ;   290.7 fp2     46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   291.7 fp3     46 dst
        vpxor ymm7, ymm7, ymm12                                  ;   292.7 fp0     46 dst
        vpxor ymm11, ymm11, ymm12                                ;   292.7 fp1     46 dst
        vpxor ymm5, ymm5, ymm10                                  ;   292.7 fp2     46 dst
        vpand ymm14, ymm14, ymm5                                 ;   293.7 fp3     46 dst
        vpxor ymm3, ymm3, ymm14                                  ;   294.7 fp0     46 dst
        vpand ymm2, ymm2, ymm10                                  ;   292.7 fp1     46 dst
        vpxor ymm8, ymm8, ymm2                                   ;   293.7 fp2     46 dst
        vpand ymm1, ymm13, [rbp + 4064]                          ;   290.7 fp3+agu1   46 dst
        vpxor ymm13, ymm13, ymm10                                ;   292.7 fp0     46 dst
        vpxor ymm4, ymm4, ymm13                                  ;   293.7 fp1     46 dst
        vpand ymm2, ymm13, [rbp + 4096]                          ;   293.7 fp2+agu0   46 dst
        vpxor ymm8, ymm8, ymm2                                   ;   294.7 fp3     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   294.7 fp0     46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   295.7 fp1     46 dst
        vpand ymm2, ymm4, [rbp + 3968]                           ;   294.7 fp2+agu1   46 dst
        vpxor ymm2, ymm2, ymm11                                  ;   295.7 fp3     46 dst
        vpand ymm5, ymm5, [rbp + 4032]                           ;   293.7 fp0+agu0   46 dst
        vpxor ymm0, ymm0, ymm5                                   ;   296.7 fp1     46 dst
        vpand ymm10, ymm10, [rbp + 4000]                         ;   293.2 fp2+agu1   46 dst
        vpxor ymm5, ymm5, ymm10                                  ;   294.7 fp3     46 dst
        vpxor ymm6, ymm6, ymm5                                   ;   295.7 fp0     46 dst
        vpxor ymm9, ymm9, ymm5                                   ;   295.7 fp1     46 dst
        vpand ymm13, ymm13, [rbp + 4576]                         ;   294.2 fp2+agu0   46 dst
        vpxor ymm6, ymm6, ymm13                                  ;   296.7 fp3     46 dst
        vpxor ymm2, ymm2, ymm13                                  ;   296.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm6                                   ;   297.7 fp1     46 dst
        vpxor ymm0, ymm0, ymm7                                   ;   298.7 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   299.7 fp3     46 dst
        vpxor ymm2, ymm2, ymm0                                   ;   299.7 fp0     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   300.7 fp1     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   301.7 fp2     46 dst
        vpand ymm4, ymm4, [rbp + 4160]                           ;   296.7 fp3+agu1   46 dst
        vmovdqu ymm0, [rbp + 2688]                               ;   295.2 agu0    46 dst
        vmovdqu ymm5, [rel aes128_decrypt.T0_constants256]       ;   296.0 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm5                                   ;   303.0 fp0     46 dst
        vmovdqa ymm10, ymm0                                      ;   304.0         46 dst copy
        vmovdqu ymm12, [rbp + 2720]                              ;   296.2 agu0    46 dst
        vpxor ymm12, ymm12, ymm5                                 ;   303.2 fp1     46 dst
        vpxor ymm10, ymm10, ymm12                                ;   304.2 fp2     46 dst
        vpxor ymm13, ymm10, [rbp + 2912]                         ;   305.2 fp3+agu1   46 dst
        vmovdqu ymm14, [rbp + 2816]                              ;   297.2 agu0    46 dst reload
        vmovdqu [rbp + 4160], ymm6                               ;   297.7 agu2+fp5   46 dst spill
        vpxor ymm6, ymm10, ymm14                                 ;   305.2 fp0     46 dst
        vpxor ymm14, ymm14, ymm12                                ;   304.2 fp1     46 dst
        vmovdqu [rbp + 4576], ymm7                               ;   298.7 agu2+fp5   46 dst spill
        vmovdqa ymm7, ymm14                                      ;   305.2         46 dst copy
        vmovdqu [rbp + 4000], ymm9                               ;   301.7 agu1+fp5   46 dst spill
        vmovdqa ymm9, ymm13                                      ;   306.2         46 dst copy
        vmovdqu [rbp + 4032], ymm1                               ;   299.7 agu0+fp5   46 dst spill
        vmovdqa ymm1, ymm13                                      ;   306.2         46 dst copy
        vmovdqu [rbp + 3968], ymm15                              ;   300.7 agu2+fp5   46 dst spill
        vmovdqa ymm15, ymm12                                     ;   304.2         46 dst copy
        vmovdqu [rbp + 4096], ymm8                               ;   301.7 agu1+fp5   46 dst spill
        vmovdqa ymm8, ymm12                                      ;   304.2         46 dst copy
        vmovdqu [rbp + 4064], ymm2                               ;   302.7 agu0+fp5   46 dst spill
        vmovdqa ymm2, ymm12                                      ;   304.2         46 dst copy
        vmovdqu [rbp + 4224], ymm11                              ;   303.7 agu2+fp5   46 dst spill
        vpxor ymm11, ymm5, [rbp + 2848]                          ;   303.0 fp2+agu1   46 dst
        vpxor ymm0, ymm0, ymm11                                  ;   304.0 fp3     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;   305.2 fp0     46 dst
        vpxor ymm2, ymm2, ymm0                                   ;   305.0 fp1     46 dst
        vmovdqa ymm11, ymm2                                      ;   306.0         46 dst copy
        vmovdqu [rbp + 4192], ymm3                               ;   304.7 agu0+fp5   46 dst spill
        vpxor ymm3, ymm7, [rbp + 2784]                           ;   306.2 fp2+agu1   46 dst
        vpxor ymm9, ymm9, ymm3                                   ;   307.2 fp3     46 dst
        vpand ymm8, ymm8, ymm3                                   ;   307.2 fp0     46 dst
        vmovdqu [rbp + 4256], ymm4                               ;   305.7 agu2+fp5   46 dst spill
        vpxor ymm4, ymm7, [rbp + 2752]                           ;   306.2 fp1+agu0   46 dst
        vpxor ymm15, ymm15, ymm4                                 ;   307.2 fp2     46 dst
        vpand ymm1, ymm1, ymm15                                  ;   308.2 fp3     46 dst
        vpxor ymm10, ymm10, ymm4                                 ;   307.2 fp0     46 dst
        vmovdqu [rbp + 5088], ymm15                              ;   308.2 agu1+fp5   46 dst spill
        vmovdqa ymm15, ymm7                                      ;   306.2         46 dst copy
        vmovdqu [rbp + 4928], ymm13                              ;   307.7 agu2+fp5   46 dst spill
        vpor ymm13, ymm4, ymm9                                   ;   308.2 fp1     46 dst
        vmovdqu [rbp + 4992], ymm12                              ;   308.7 agu0+fp5   46 dst spill
        vpxor ymm12, ymm9, ymm10                                 ;   308.2 fp2     46 dst
        vpand ymm15, ymm15, ymm12                                ;   309.2 fp3     46 dst
        vmovdqu [rbp + 5024], ymm2                               ;   309.7 agu1+fp5   46 dst spill
        vpor ymm2, ymm10, [rbp + 2752]                           ;   308.2 fp0+agu0   46 dst
        vmovdqu [rbp + 5120], ymm4                               ;   310.7 agu2+fp5   46 dst spill
        vpxor ymm4, ymm5, [rbp + 2880]                           ;   307.5 fp1+agu1   46 dst
        vpxor ymm1, ymm1, ymm2                                   ;   309.2 fp2     46 dst
        vpxor ymm1, ymm1, ymm13                                  ;   310.2 fp3     46 dst
        vpxor ymm13, ymm13, ymm15                                ;   310.2 fp0     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   310.2 fp1     46 dst
        vpxor ymm2, ymm2, ymm8                                   ;   311.2 fp2     46 dst
        vpxor ymm14, ymm14, ymm4                                 ;   308.5 fp3     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;   308.7 fp0     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   311.2 fp1     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   311.2 fp2     46 dst
        vpor ymm11, ymm11, ymm14                                 ;   309.5 fp3     46 dst
        vpxor ymm13, ymm13, ymm11                                ;   312.2 fp0     46 dst
        vpxor ymm11, ymm3, ymm14                                 ;   310.0 fp1     46 dst
        vpxor ymm15, ymm10, ymm14                                ;   310.2 fp2     46 dst
        vpor ymm5, ymm4, ymm15                                   ;   311.2 fp3     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   312.2 fp0     46 dst
        vpxor ymm5, ymm12, ymm11                                 ;   311.0 fp1     46 dst
        vmovdqu [rbp + 4960], ymm15                              ;   311.7 agu2+fp5   46 dst spill
        vpand ymm15, ymm6, ymm5                                  ;   312.0 fp2     46 dst
        vpxor ymm8, ymm8, ymm15                                  ;   313.0 fp3     46 dst
        vmovdqa ymm15, ymm13                                     ;   313.2         46 dst copy
        vmovdqu [rbp + 5056], ymm4                               ;   312.7 agu0+fp5   46 dst spill
        vpor ymm4, ymm0, ymm11                                   ;   311.7 fp0     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;   314.0 fp1     46 dst
        vpand ymm15, ymm15, ymm8                                 ;   315.0 fp2     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;   316.0 fp3     46 dst
        vpand ymm15, ymm15, ymm1                                 ;   317.0 fp0     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   318.0 fp1     46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   317.0 fp2     46 dst
        vpand ymm4, ymm11, ymm0                                  ;   313.3 fp3     46 dst
        vpxor ymm2, ymm2, ymm4                                   ;   319.0 fp0     46 dst
        vpand ymm4, ymm8, ymm2                                   ;   320.0 fp1     46 dst
        vpxor ymm13, ymm13, ymm4                                 ;   321.0 fp2     46 dst
        vpand ymm9, ymm9, ymm13                                  ;   322.0 fp3     46 dst
        vmovdqa ymm4, ymm1                                       ;   317.0         46 dst copy
        vpand ymm1, ymm1, ymm13                                  ;   322.0 fp0     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   323.0 fp1     46 dst
        vpand ymm10, ymm10, ymm8                                 ;   324.0 fp2     46 dst
        vpand ymm1, ymm2, ymm13                                  ;   322.0 fp3     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   323.0 fp0     46 dst
        vpand ymm0, ymm0, ymm4                                   ;   324.0 fp1     46 dst
        vpand ymm11, ymm11, ymm4                                 ;   324.0 fp2     46 dst
        vpxor ymm11, ymm11, ymm9                                 ;   325.0 fp3     46 dst
        vpxor ymm11, ymm11, ymm10                                ;   326.0 fp0     46 dst
        vmovdqa ymm1, ymm4                                       ;   324.0         46 dst copy
        vpxor ymm15, ymm13, ymm8                                 ;   324.0 fp1     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;   325.0 fp2     46 dst
        vpand ymm12, ymm12, ymm15                                ;   325.0 fp3     46 dst
        vpand ymm7, ymm7, ymm15                                  ;   325.0 fp0     46 dst
        vpand ymm5, ymm5, ymm1                                   ;   326.0 fp1     46 dst
        vpxor ymm12, ymm12, ymm5                                 ;   327.0 fp2     46 dst
        vpxor ymm5, ymm5, ymm11                                  ;   327.0 fp3     46 dst
        vpand ymm6, ymm6, ymm1                                   ;   326.0 fp0     46 dst
        vpand ymm15, ymm8, [rbp + 2752]                          ;   324.0 fp1+agu1   46 dst
        vpor ymm8, ymm8, ymm1                                    ;   326.0 fp2     46 dst
        vpxor ymm2, ymm2, ymm8                                   ;   327.0 fp3     46 dst
        vpxor ymm9, ymm9, ymm12                                  ;   328.0 fp0     46 dst
        vpxor ymm10, ymm10, ymm12                                ;   328.0 fp1     46 dst
        vpxor ymm4, ymm4, ymm2                                   ;   328.0 fp2     46 dst
        vpand ymm14, ymm14, ymm4                                 ;   329.0 fp3     46 dst
        vpxor ymm11, ymm11, ymm14                                ;   330.0 fp0     46 dst
        vpand ymm3, ymm3, ymm2                                   ;   328.0 fp1     46 dst
        vpxor ymm5, ymm5, ymm3                                   ;   329.0 fp2     46 dst
        vpand ymm3, ymm13, [rbp + 5120]                          ;   326.0 fp3+agu0   46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   328.0 fp0     46 dst
        vpxor ymm1, ymm1, ymm13                                  ;   329.0 fp1     46 dst
        vpand ymm8, ymm13, [rbp + 4928]                          ;   329.0 fp2+agu1   46 dst
        vpxor ymm5, ymm5, ymm8                                   ;   330.0 fp3     46 dst
        vpxor ymm9, ymm9, ymm8                                   ;   330.0 fp0     46 dst
        vpxor ymm0, ymm0, ymm5                                   ;   331.0 fp1     46 dst
        vpand ymm8, ymm1, [rbp + 5056]                           ;   330.0 fp2+agu0   46 dst
        vpxor ymm8, ymm8, ymm10                                  ;   331.0 fp3     46 dst
        vpand ymm4, ymm4, [rbp + 5024]                           ;   329.0 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm4                                   ;   332.0 fp1     46 dst
        vpand ymm2, ymm2, [rbp + 4992]                           ;   328.5 fp2+agu0   46 dst
        vpxor ymm4, ymm4, ymm2                                   ;   330.0 fp3     46 dst
        vpxor ymm6, ymm6, ymm4                                   ;   331.0 fp0     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   331.0 fp1     46 dst
        vpand ymm13, ymm13, [rbp + 5088]                         ;   329.5 fp2+agu1   46 dst
        vpxor ymm6, ymm6, ymm13                                  ;   332.0 fp3     46 dst
        vpxor ymm8, ymm8, ymm13                                  ;   332.0 fp0     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   333.0 fp1     46 dst
        vpxor ymm0, ymm0, ymm9                                   ;   334.0 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   335.0 fp3     46 dst
        vpxor ymm8, ymm8, ymm0                                   ;   335.0 fp0     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;   336.0 fp1     46 dst
        vpxor ymm11, ymm11, ymm7                                 ;   337.0 fp2     46 dst
        vpand ymm1, ymm1, [rbp + 4960]                           ;   332.0 fp3+agu0   46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   333.0 fp0     68 dst
        vpxor ymm10, ymm10, ymm11                                ;   338.0 fp1     68 dst
        vpxor ymm10, ymm10, [r8 + 42752]                         ;   339.0 fp2+agu1   68 dst
        vmovdqu ymm0, [rbp + 4832]                               ;   331.3 agu0    68 dst
        vpxor ymm0, ymm0, [r8 + 41984]                           ;   338.3 fp3+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4640]                           ;   339.3 fp0+agu0   68 dst
        vmovdqu ymm1, [rbp + 4864]                               ;   333.0 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   340.3 fp1     68 dst
        vpxor ymm1, ymm1, [r8 + 42048]                           ;   340.0 fp2+agu0   68 dst
        vpxor ymm2, ymm8, [r8 + 42784]                           ;   336.0 fp3+agu1   68 dst
        vmovdqu ymm4, [rbp + 4672]                               ;   334.3 agu0    68 dst
        vpxor ymm4, ymm4, [r8 + 42016]                           ;   341.3 fp0+agu1   68 dst
        vpxor ymm11, ymm11, [r8 + 42816]                         ;   338.0 fp1+agu0   68 dst
        vpxor ymm5, ymm5, [r8 + 42848]                           ;   336.0 fp2+agu1   68 dst
        vmovdqu ymm12, [rbp + 4128]                              ;   336.3 agu0    68 dst
        vpxor ymm12, ymm12, [r8 + 42080]                         ;   343.3 fp3+agu1   68 dst
        vpxor ymm3, ymm3, ymm15                                  ;   336.0 fp0     68 dst
        vpxor ymm3, ymm3, [r8 + 42880]                           ;   337.3 fp1+agu0   68 dst
        vmovdqu ymm13, [rbp + 4800]                              ;   338.0 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 42112]                         ;   345.0 fp2+agu0   68 dst
        vpxor ymm13, ymm13, [rbp + 4608]                         ;   346.0 fp3+agu1   68 dst
        vpxor ymm7, ymm7, [r8 + 42912]                           ;   339.3 fp0+agu0   68 dst
        vmovdqu ymm14, [rbp + 4736]                              ;   340.0 agu1    68 dst
        vpxor ymm14, ymm14, [r8 + 42144]                         ;   347.0 fp1+agu0   68 dst
        vpxor ymm9, ymm9, ymm8                                   ;   337.3 fp2     68 dst
        vpxor ymm9, ymm9, [r8 + 42944]                           ;   341.0 fp3+agu1   68 dst
        vmovdqu ymm8, [rbp + 4768]                               ;   341.3 agu0    68 dst
        vpxor ymm8, ymm8, [r8 + 42176]                           ;   348.3 fp0+agu1   68 dst
        vpxor ymm8, ymm8, [rbp + 4672]                           ;   349.3 fp1+agu0   68 dst
        vpxor ymm6, ymm6, [r8 + 42976]                           ;   343.0 fp2+agu1   68 dst
        vmovdqu ymm15, [rbp + 4704]                              ;   343.3 agu0    68 dst
        vpxor ymm15, ymm15, [r8 + 42208]                         ;   350.3 fp3+agu1   68 dst
        vmovdqu [r9 + 1024], ymm0                                ;   341.3 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4512]                               ;   344.3 agu0    68 dst
        vpxor ymm0, ymm0, [r8 + 42240]                           ;   351.3 fp0+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4320]                           ;   352.3 fp1+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4544]                           ;   353.3 fp2+agu1   68 dst
        vmovdqu [r9 + 1056], ymm4                                ;   342.3 agu2+fp5   68 dst
        vmovdqu ymm4, [rbp + 4352]                               ;   346.3 agu0    68 dst
        vpxor ymm4, ymm4, [r8 + 42272]                           ;   353.3 fp3+agu1   68 dst
        vmovdqu [r9 + 1088], ymm1                                ;   342.3 agu2+fp5   68 dst
        vmovdqu ymm1, [rbp + 4544]                               ;   347.3 agu0    68 dst
        vpxor ymm1, ymm1, [r8 + 42304]                           ;   354.3 fp0+agu1   68 dst
        vmovdqu [r9 + 1120], ymm12                               ;   344.3 agu2+fp5   68 dst
        vmovdqu ymm12, [rbp + 4448]                              ;   348.3 agu0    68 dst
        vpxor ymm12, ymm12, [r8 + 42336]                         ;   355.3 fp1+agu1   68 dst
        vmovdqu [r9 + 1152], ymm13                               ;   347.0 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4480]                              ;   349.3 agu0    68 dst
        vpxor ymm13, ymm13, [r8 + 42368]                         ;   356.3 fp2+agu1   68 dst
        vpxor ymm13, ymm13, [rbp + 4288]                         ;   357.3 fp3+agu0   68 dst
        vmovdqu [r9 + 1184], ymm14                               ;   348.0 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4416]                              ;   351.0 agu1    68 dst
        vpxor ymm14, ymm14, [r8 + 42400]                         ;   358.0 fp0+agu0   68 dst
        vmovdqu [r9 + 1216], ymm8                                ;   350.3 agu2+fp5   68 dst
        vmovdqu ymm8, [rbp + 4896]                               ;   352.0 agu1    68 dst
        vpxor ymm8, ymm8, [r8 + 42432]                           ;   359.0 fp1+agu0   68 dst
        vpxor ymm8, ymm8, [rbp + 4352]                           ;   360.0 fp2+agu1   68 dst
        vmovdqu [r9 + 1248], ymm15                               ;   351.3 agu2+fp5   68 dst
        vmovdqu ymm15, [rbp + 4384]                              ;   353.3 agu0    68 dst
        vpxor ymm15, ymm15, [r8 + 42464]                         ;   360.3 fp3+agu1   68 dst
        vmovdqu [r9 + 1280], ymm0                                ;   354.3 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4256]                               ;   354.3 agu0    68 dst
        vpxor ymm0, ymm0, [r8 + 42496]                           ;   361.3 fp0+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4224]                           ;   362.3 fp1+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4192]                           ;   363.3 fp2+agu1   68 dst
        vmovdqu [r9 + 1312], ymm4                                ;   354.3 agu2+fp5   68 dst
        vmovdqu ymm4, [rbp + 4064]                               ;   356.3 agu0    68 dst
        vpxor ymm4, ymm4, [r8 + 42528]                           ;   363.3 fp3+agu1   68 dst
        vmovdqu [r9 + 1344], ymm1                                ;   355.3 agu2+fp5   68 dst
        vmovdqu ymm1, [rbp + 4192]                               ;   357.3 agu0    68 dst
        vpxor ymm1, ymm1, [r8 + 42560]                           ;   364.3 fp0+agu1   68 dst
        vmovdqu [r9 + 1376], ymm12                               ;   356.3 agu2+fp5   68 dst
        vmovdqu ymm12, [rbp + 4096]                              ;   358.3 agu0    68 dst
        vpxor ymm12, ymm12, [r8 + 42592]                         ;   365.3 fp1+agu1   68 dst
        vmovdqu [r9 + 1408], ymm13                               ;   358.3 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 3968]                              ;   359.3 agu0    68 dst
        vpxor ymm13, ymm13, [r8 + 42624]                         ;   366.3 fp2+agu1   68 dst
        vpxor ymm13, ymm13, [rbp + 4032]                         ;   367.3 fp3+agu0   68 dst
        vmovdqu [r9 + 1440], ymm14                               ;   359.0 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4000]                              ;   361.0 agu1    68 dst
        vpxor ymm14, ymm14, [r8 + 42656]                         ;   368.0 fp0+agu0   68 dst
        vmovdqu [r9 + 1472], ymm8                                ;   361.0 agu2+fp5   68 dst
        vmovdqu ymm8, [rbp + 4576]                               ;   362.0 agu1    68 dst
        vpxor ymm8, ymm8, [r8 + 42688]                           ;   369.0 fp1+agu0   68 dst
        vpxor ymm8, ymm8, [rbp + 4064]                           ;   370.0 fp2+agu1   68 dst
        vmovdqu [r9 + 1504], ymm15                               ;   361.3 agu2+fp5   68 dst
        vmovdqu ymm15, [rbp + 4160]                              ;   363.3 agu0    68 dst
        vpxor ymm15, ymm15, [r8 + 42720]                         ;   370.3 fp3+agu1   68 dst
        vmovdqu [r9 + 1536], ymm0                                ;   364.3 agu2+fp5   68 dst
        vmovdqu [r9 + 1568], ymm4                                ;   364.3 agu2+fp5   68 dst
        vmovdqu [r9 + 1792], ymm10                               ;   363.2 agu2+fp5   68 dst
        vmovdqu [r9 + 1600], ymm1                                ;   365.3 agu2+fp5   68 dst
        vmovdqu [r9 + 1824], ymm2                                ;   365.2 agu0+fp5   68 dst
        vmovdqu [r9 + 1632], ymm12                               ;   366.3 agu1+fp5   68 dst
        vmovdqu [r9 + 1856], ymm11                               ;   367.2 agu2+fp5   68 dst
        vmovdqu [r9 + 1888], ymm5                                ;   368.2 agu0+fp5   68 dst
        vmovdqu [r9 + 1920], ymm3                                ;   369.2 agu1+fp5   68 dst
        vmovdqu [r9 + 1664], ymm13                               ;   370.2 agu2+fp5   68 dst
        vmovdqu [r9 + 1952], ymm7                                ;   371.2 agu0+fp5   68 dst
        vmovdqu [r9 + 1696], ymm14                               ;   372.2 agu1+fp5   68 dst
        vmovdqu [r9 + 1984], ymm9                                ;   373.2 agu2+fp5   68 dst
        vmovdqu [r9 + 2016], ymm6                                ;   374.2 agu0+fp5   68 dst
        vmovdqu [r9 + 1728], ymm8                                ;   375.2 agu1+fp5   68 dst
        vmovdqu [r9 + 1760], ymm15                               ;   376.2 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 1920]                               ;   368.3 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   369.0 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   376.0 fp0     46 dst
        vmovdqa ymm2, ymm0                                       ;   377.0         46 dst copy
        vmovdqu ymm3, [rbp + 1952]                               ;   369.3 agu0    46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   376.3 fp1     46 dst
        vpxor ymm2, ymm2, ymm3                                   ;   377.3 fp2     46 dst
        vpxor ymm4, ymm2, [rbp + 2144]                           ;   378.3 fp3+agu1   46 dst
        vmovdqu ymm5, [rbp + 2048]                               ;   370.3 agu0    46 dst reload
        vpxor ymm6, ymm2, ymm5                                   ;   378.3 fp0     46 dst
        vmovdqa ymm7, ymm4                                       ;   379.3         46 dst copy
        vmovdqa ymm8, ymm4                                       ;   379.3         46 dst copy
        vpxor ymm5, ymm3, ymm5                                   ;   377.3 fp1     46 dst
        vmovdqa ymm9, ymm5                                       ;   378.3         46 dst copy
        vmovdqa ymm10, ymm3                                      ;   377.3         46 dst copy
        vmovdqa ymm11, ymm3                                      ;   377.3         46 dst copy
        vmovdqa ymm12, ymm3                                      ;   377.3         46 dst copy
        vmovdqu ymm13, [rbp + 2080]                              ;   374.2 agu1    46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   381.2 fp2     46 dst
        vpxor ymm0, ymm0, ymm13                                  ;   382.2 fp3     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   382.2 fp0     46 dst
        vpxor ymm12, ymm12, ymm0                                 ;   383.2 fp1     46 dst
        vmovdqa ymm13, ymm12                                     ;   384.2         46 dst copy
        vpxor ymm14, ymm9, [rbp + 2016]                          ;   383.2 fp2+agu0   46 dst
        vpxor ymm7, ymm7, ymm14                                  ;   384.2 fp3     46 dst
        vpand ymm11, ymm11, ymm14                                ;   384.2 fp0     46 dst
        vmovdqu ymm15, [rbp + 1984]                              ;   377.7 agu1    46 dst reload
        vmovdqu [rbp + 4160], ymm4                               ;   379.3 agu2+fp5   46 dst spill
        vpxor ymm4, ymm9, ymm15                                  ;   384.7 fp1     46 dst
        vpxor ymm10, ymm10, ymm4                                 ;   385.7 fp2     46 dst
        vpand ymm8, ymm8, ymm10                                  ;   386.7 fp3     46 dst
        vpxor ymm2, ymm2, ymm4                                   ;   385.7 fp0     46 dst
        vmovdqu [rbp + 4064], ymm10                              ;   386.7 agu0+fp5   46 dst spill
        vmovdqa ymm10, ymm9                                      ;   383.2         46 dst copy
        vmovdqu [rbp + 4576], ymm3                               ;   379.8 agu1+fp5   46 dst spill
        vpor ymm3, ymm4, ymm7                                    ;   385.7 fp1     46 dst
        vmovdqu [rbp + 4000], ymm12                              ;   384.2 agu2+fp5   46 dst spill
        vpxor ymm12, ymm7, ymm2                                  ;   386.7 fp2     46 dst
        vpand ymm10, ymm10, ymm12                                ;   387.7 fp3     46 dst
        vmovdqu [rbp + 4032], ymm4                               ;   385.7 agu0+fp5   46 dst spill
        vpor ymm4, ymm2, ymm15                                   ;   386.7 fp0     46 dst
        vpxor ymm15, ymm1, [rbp + 2112]                          ;   383.3 fp1+agu1   46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   387.7 fp2     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;   388.7 fp3     46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   388.7 fp0     46 dst
        vpxor ymm4, ymm4, ymm10                                  ;   388.7 fp1     46 dst
        vpxor ymm4, ymm4, ymm11                                  ;   389.7 fp2     46 dst
        vpxor ymm5, ymm5, ymm15                                  ;   384.7 fp3     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   385.2 fp0     46 dst
        vpxor ymm3, ymm3, ymm11                                  ;   389.7 fp1     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   389.7 fp2     46 dst
        vpor ymm13, ymm13, ymm5                                  ;   385.7 fp3     46 dst
        vpxor ymm3, ymm3, ymm13                                  ;   390.7 fp0     46 dst
        vpxor ymm10, ymm14, ymm5                                 ;   386.3 fp1     46 dst
        vpxor ymm13, ymm5, ymm2                                  ;   386.7 fp2     46 dst
        vpor ymm1, ymm15, ymm13                                  ;   387.7 fp3     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   389.7 fp0     46 dst
        vmovdqa ymm1, ymm6                                       ;   386.7         46 dst copy
        vmovdqu [rbp + 3968], ymm13                              ;   387.7 agu2+fp5   46 dst spill
        vpxor ymm13, ymm12, ymm10                                ;   387.7 fp1     46 dst
        vpand ymm1, ymm1, ymm13                                  ;   388.7 fp2     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;   390.7 fp3     46 dst
        vmovdqa ymm1, ymm3                                       ;   391.7         46 dst copy
        vmovdqu [rbp + 4096], ymm15                              ;   387.8 agu0+fp5   46 dst spill
        vpor ymm15, ymm10, ymm0                                  ;   388.2 fp0     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   391.7 fp1     46 dst
        vpand ymm1, ymm1, ymm11                                  ;   392.7 fp2     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   393.7 fp3     46 dst
        vpand ymm1, ymm1, ymm8                                   ;   394.7 fp0     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   395.7 fp1     46 dst
        vpxor ymm3, ymm3, ymm8                                   ;   394.7 fp2     46 dst
        vpand ymm1, ymm10, ymm0                                  ;   389.7 fp3     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   396.7 fp0     46 dst
        vpand ymm1, ymm11, ymm4                                  ;   397.7 fp1     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   398.7 fp2     46 dst
        vpand ymm7, ymm7, ymm3                                   ;   399.7 fp3     46 dst
        vmovdqa ymm1, ymm8                                       ;   394.7         46 dst copy
        vpand ymm8, ymm8, ymm3                                   ;   399.7 fp0     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   400.7 fp1     46 dst
        vpand ymm2, ymm2, ymm11                                  ;   401.7 fp2     46 dst
        vpand ymm8, ymm4, ymm3                                   ;   399.7 fp3     46 dst
        vpxor ymm1, ymm1, ymm8                                   ;   400.7 fp0     46 dst
        vpand ymm0, ymm0, ymm1                                   ;   401.7 fp1     46 dst
        vpand ymm10, ymm10, ymm1                                 ;   401.7 fp2     46 dst
        vpxor ymm10, ymm10, ymm7                                 ;   402.7 fp3     46 dst
        vpxor ymm10, ymm10, ymm2                                 ;   403.7 fp0     46 dst
        vmovdqa ymm8, ymm1                                       ;   401.7         46 dst copy
        vpxor ymm15, ymm3, ymm11                                 ;   401.7 fp1     46 dst
        vpxor ymm8, ymm8, ymm15                                  ;   402.7 fp2     46 dst
        vpand ymm12, ymm12, ymm15                                ;   402.7 fp3     46 dst
        vpand ymm9, ymm9, ymm15                                  ;   402.7 fp0     46 dst
        vpand ymm13, ymm13, ymm8                                 ;   403.7 fp1     46 dst
        vpxor ymm12, ymm12, ymm13                                ;   404.7 fp2     46 dst
        vpxor ymm13, ymm13, ymm10                                ;   404.7 fp3     46 dst
        vpand ymm6, ymm6, ymm8                                   ;   403.7 fp0     46 dst
        vpand ymm15, ymm11, [rbp + 1984]                         ;   401.7 fp1+agu1   46 dst
        vpor ymm11, ymm11, ymm8                                  ;   403.7 fp2     46 dst
        vpxor ymm4, ymm4, ymm11                                  ;   404.7 fp3     46 dst
        vpxor ymm7, ymm7, ymm12                                  ;   405.7 fp0     46 dst
        vpxor ymm2, ymm2, ymm12                                  ;   405.7 fp1     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   405.7 fp2     46 dst
        vpand ymm5, ymm5, ymm1                                   ;   406.7 fp3     46 dst
        vpxor ymm10, ymm10, ymm5                                 ;   407.7 fp0     46 dst
        vpand ymm14, ymm14, ymm4                                 ;   405.7 fp1     46 dst
        vpxor ymm13, ymm13, ymm14                                ;   406.7 fp2     46 dst
        vpand ymm5, ymm3, [rbp + 4032]                           ;   403.7 fp3+agu0   46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   405.7 fp0     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   406.7 fp1     46 dst
        vpand ymm11, ymm3, [rbp + 4160]                          ;   406.7 fp2+agu1   46 dst
        vpxor ymm13, ymm13, ymm11                                ;   407.7 fp3     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;   407.7 fp0     46 dst
        vpxor ymm0, ymm0, ymm13                                  ;   408.7 fp1     46 dst
        vpand ymm11, ymm8, [rbp + 4096]                          ;   407.7 fp2+agu0   46 dst
        vpxor ymm11, ymm11, ymm2                                 ;   408.7 fp3     46 dst
        vpand ymm1, ymm1, [rbp + 4000]                           ;   406.7 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   409.7 fp1     46 dst
        vpand ymm4, ymm4, [rbp + 4576]                           ;   406.2 fp2+agu0   46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   407.7 fp3     46 dst
        vpxor ymm6, ymm6, ymm1                                   ;   408.7 fp0     46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   408.7 fp1     46 dst
        vpand ymm3, ymm3, [rbp + 4064]                           ;   407.2 fp2+agu1   46 dst
        vpxor ymm6, ymm6, ymm3                                   ;   409.7 fp3     46 dst
        vpxor ymm11, ymm11, ymm3                                 ;   409.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm6                                   ;   410.7 fp1     46 dst
        vpxor ymm0, ymm0, ymm7                                   ;   411.7 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   412.7 fp3     46 dst
        vpxor ymm11, ymm11, ymm0                                 ;   412.7 fp0     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   413.7 fp1     46 dst
        vpxor ymm10, ymm10, ymm9                                 ;   414.7 fp2     46 dst
        vpand ymm8, ymm8, [rbp + 3968]                           ;   409.7 fp3+agu0   46 dst
        vmovdqu ymm0, [rbp + 1152]                               ;   408.2 agu1    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   409.0 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   416.0 fp0     46 dst
        vmovdqa ymm3, ymm0                                       ;   417.0         46 dst copy
        vmovdqu ymm4, [rbp + 1184]                               ;   409.2 agu1    46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   416.2 fp1     46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   417.2 fp2     46 dst
        vpxor ymm12, ymm3, [rbp + 1376]                          ;   418.2 fp3+agu0   46 dst
        vmovdqu ymm14, [rbp + 1280]                              ;   410.2 agu1    46 dst reload
        vmovdqu [rbp + 3968], ymm6                               ;   410.7 agu2+fp5   46 dst spill
        vpxor ymm6, ymm3, ymm14                                  ;   418.2 fp0     46 dst
        vpxor ymm14, ymm14, ymm4                                 ;   417.2 fp1     46 dst
        vmovdqu [rbp + 4064], ymm7                               ;   411.7 agu2+fp5   46 dst spill
        vmovdqa ymm7, ymm14                                      ;   418.2         46 dst copy
        vmovdqu [rbp + 4576], ymm9                               ;   414.7 agu0+fp5   46 dst spill
        vmovdqa ymm9, ymm12                                      ;   419.2         46 dst copy
        vmovdqu [rbp + 4000], ymm5                               ;   412.7 agu1+fp5   46 dst spill
        vmovdqa ymm5, ymm12                                      ;   419.2         46 dst copy
        vmovdqu [rbp + 4096], ymm15                              ;   413.7 agu2+fp5   46 dst spill
        vmovdqa ymm15, ymm4                                      ;   417.2         46 dst copy
        vmovdqu [rbp + 4160], ymm13                              ;   414.7 agu0+fp5   46 dst spill
        vmovdqa ymm13, ymm4                                      ;   417.2         46 dst copy
        vmovdqu [rbp + 4032], ymm11                              ;   415.7 agu1+fp5   46 dst spill
        vmovdqa ymm11, ymm4                                      ;   417.2         46 dst copy
        vmovdqu [rbp + 4192], ymm2                               ;   416.7 agu2+fp5   46 dst spill
        vpxor ymm2, ymm1, [rbp + 1312]                           ;   416.0 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm2                                   ;   417.0 fp3     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   418.2 fp0     46 dst
        vpxor ymm11, ymm11, ymm0                                 ;   418.0 fp1     46 dst
        vmovdqa ymm2, ymm11                                      ;   419.0         46 dst copy
        vmovdqu [rbp + 4224], ymm10                              ;   417.7 agu1+fp5   46 dst spill
        vpxor ymm10, ymm7, [rbp + 1248]                          ;   419.2 fp2+agu0   46 dst
        vpxor ymm9, ymm9, ymm10                                  ;   420.2 fp3     46 dst
        vpand ymm13, ymm13, ymm10                                ;   420.2 fp0     46 dst
        vmovdqu [rbp + 4256], ymm8                               ;   418.7 agu2+fp5   46 dst spill
        vpxor ymm8, ymm7, [rbp + 1216]                           ;   419.2 fp1+agu1   46 dst
        vpxor ymm15, ymm15, ymm8                                 ;   420.2 fp2     46 dst
        vpand ymm5, ymm5, ymm15                                  ;   421.2 fp3     46 dst
        vpxor ymm3, ymm3, ymm8                                   ;   420.2 fp0     46 dst
        vmovdqu [rbp + 4384], ymm15                              ;   421.2 agu0+fp5   46 dst spill
        vmovdqa ymm15, ymm7                                      ;   419.2         46 dst copy
        vmovdqu [rbp + 4352], ymm12                              ;   420.7 agu2+fp5   46 dst spill
        vpor ymm12, ymm8, ymm9                                   ;   421.2 fp1     46 dst
        vmovdqu [rbp + 4896], ymm4                               ;   421.7 agu1+fp5   46 dst spill
        vpxor ymm4, ymm9, ymm3                                   ;   421.2 fp2     46 dst
        vpand ymm15, ymm15, ymm4                                 ;   422.2 fp3     46 dst
        vmovdqu [rbp + 4416], ymm11                              ;   422.7 agu0+fp5   46 dst spill
        vpor ymm11, ymm3, [rbp + 1216]                           ;   421.2 fp0+agu1   46 dst
        vmovdqu [rbp + 4288], ymm8                               ;   423.7 agu2+fp5   46 dst spill
        vpxor ymm8, ymm1, [rbp + 1344]                           ;   420.5 fp1+agu0   46 dst
        vpxor ymm5, ymm5, ymm11                                  ;   422.2 fp2     46 dst
        vpxor ymm5, ymm5, ymm12                                  ;   423.2 fp3     46 dst
        vpxor ymm12, ymm12, ymm15                                ;   423.2 fp0     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   423.2 fp1     46 dst
        vpxor ymm11, ymm11, ymm13                                ;   424.2 fp2     46 dst
        vpxor ymm14, ymm14, ymm8                                 ;   421.5 fp3     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   421.7 fp0     46 dst
        vpxor ymm12, ymm12, ymm13                                ;   424.2 fp1     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   424.2 fp2     46 dst
        vpor ymm2, ymm2, ymm14                                   ;   422.5 fp3     46 dst
        vpxor ymm12, ymm12, ymm2                                 ;   425.2 fp0     46 dst
        vpxor ymm2, ymm10, ymm14                                 ;   423.0 fp1     46 dst
        vpxor ymm15, ymm3, ymm14                                 ;   423.2 fp2     46 dst
        vpor ymm1, ymm8, ymm15                                   ;   424.2 fp3     46 dst
        vpxor ymm5, ymm5, ymm1                                   ;   425.2 fp0     46 dst
        vpxor ymm1, ymm4, ymm2                                   ;   424.0 fp1     46 dst
        vmovdqu [rbp + 4480], ymm15                              ;   424.7 agu2+fp5   46 dst spill
        vpand ymm15, ymm6, ymm1                                  ;   425.0 fp2     46 dst
        vpxor ymm13, ymm13, ymm15                                ;   426.0 fp3     46 dst
        vmovdqa ymm15, ymm12                                     ;   426.2         46 dst copy
        vmovdqu [rbp + 4448], ymm8                               ;   425.7 agu1+fp5   46 dst spill
        vpor ymm8, ymm0, ymm2                                    ;   424.7 fp0     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   427.0 fp1     46 dst
        vpand ymm15, ymm15, ymm13                                ;   428.0 fp2     46 dst
        vpxor ymm5, ymm5, ymm15                                  ;   429.0 fp3     46 dst
        vpand ymm15, ymm15, ymm5                                 ;   430.0 fp0     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   431.0 fp1     46 dst
        vpxor ymm12, ymm12, ymm5                                 ;   430.0 fp2     46 dst
        vpand ymm8, ymm2, ymm0                                   ;   426.3 fp3     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   432.0 fp0     46 dst
        vpand ymm8, ymm13, ymm11                                 ;   433.0 fp1     46 dst
        vpxor ymm12, ymm12, ymm8                                 ;   434.0 fp2     46 dst
        vpand ymm9, ymm9, ymm12                                  ;   435.0 fp3     46 dst
        vmovdqa ymm8, ymm5                                       ;   430.0         46 dst copy
        vpand ymm5, ymm5, ymm12                                  ;   435.0 fp0     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   436.0 fp1     46 dst
        vpand ymm3, ymm3, ymm13                                  ;   437.0 fp2     46 dst
        vpand ymm5, ymm11, ymm12                                 ;   435.0 fp3     46 dst
        vpxor ymm8, ymm8, ymm5                                   ;   436.0 fp0     46 dst
        vpand ymm0, ymm0, ymm8                                   ;   437.0 fp1     46 dst
        vpand ymm2, ymm2, ymm8                                   ;   437.0 fp2     46 dst
        vpxor ymm2, ymm2, ymm9                                   ;   438.0 fp3     46 dst
        vpxor ymm2, ymm2, ymm3                                   ;   439.0 fp0     46 dst
        vmovdqa ymm5, ymm8                                       ;   437.0         46 dst copy
        vpxor ymm15, ymm12, ymm13                                ;   437.0 fp1     46 dst
        vpxor ymm5, ymm5, ymm15                                  ;   438.0 fp2     46 dst
        vpand ymm4, ymm4, ymm15                                  ;   438.0 fp3     46 dst
        vpand ymm7, ymm7, ymm15                                  ;   438.0 fp0     46 dst
        vpand ymm1, ymm1, ymm5                                   ;   439.0 fp1     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   440.0 fp2     46 dst
        vpxor ymm1, ymm1, ymm2                                   ;   440.0 fp3     46 dst
        vpand ymm6, ymm6, ymm5                                   ;   439.0 fp0     46 dst
        vpand ymm15, ymm13, [rbp + 1216]                         ;   437.0 fp1+agu0   46 dst
        vpor ymm13, ymm13, ymm5                                  ;   439.0 fp2     46 dst
        vpxor ymm11, ymm11, ymm13                                ;   440.0 fp3     46 dst
        vpxor ymm9, ymm9, ymm4                                   ;   441.0 fp0     46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   441.0 fp1     46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   441.0 fp2     46 dst
        vpand ymm14, ymm14, ymm8                                 ;   442.0 fp3     46 dst
        vpxor ymm2, ymm2, ymm14                                  ;   443.0 fp0     46 dst
        vpand ymm10, ymm10, ymm11                                ;   441.0 fp1     46 dst
        vpxor ymm1, ymm1, ymm10                                  ;   442.0 fp2     46 dst
        vpand ymm4, ymm12, [rbp + 4288]                          ;   439.0 fp3+agu1   46 dst
        vpxor ymm12, ymm12, ymm11                                ;   441.0 fp0     46 dst
        vpxor ymm5, ymm5, ymm12                                  ;   442.0 fp1     46 dst
        vpand ymm10, ymm12, [rbp + 4352]                         ;   442.0 fp2+agu0   46 dst
        vpxor ymm1, ymm1, ymm10                                  ;   443.0 fp3     46 dst
        vpxor ymm9, ymm9, ymm10                                  ;   443.0 fp0     46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   444.0 fp1     46 dst
        vpand ymm10, ymm5, [rbp + 4448]                          ;   443.0 fp2+agu1   46 dst
        vpxor ymm10, ymm10, ymm3                                 ;   444.0 fp3     46 dst
        vpand ymm8, ymm8, [rbp + 4416]                           ;   442.0 fp0+agu0   46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   445.0 fp1     46 dst
        vpand ymm11, ymm11, [rbp + 4896]                         ;   441.5 fp2+agu1   46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   443.0 fp3     46 dst
        vpxor ymm6, ymm6, ymm8                                   ;   444.0 fp0     46 dst
        vpxor ymm7, ymm7, ymm8                                   ;   444.0 fp1     46 dst
        vpand ymm12, ymm12, [rbp + 4384]                         ;   442.5 fp2+agu0   46 dst
        vpxor ymm6, ymm6, ymm12                                  ;   445.0 fp3     46 dst
        vpxor ymm10, ymm10, ymm12                                ;   445.0 fp0     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   446.0 fp1     46 dst
        vpxor ymm0, ymm0, ymm9                                   ;   447.0 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   448.0 fp3     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   448.0 fp0     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;   449.0 fp1     46 dst
        vpxor ymm2, ymm2, ymm7                                   ;   450.0 fp2     46 dst
        vpand ymm5, ymm5, [rbp + 4480]                           ;   445.0 fp3+agu1   46 dst
        vmovdqu ymm0, [rbp + 384]                                ;   443.5 agu0    46 dst
        vmovdqu ymm8, [rel aes128_decrypt.T0_constants256]       ;   444.3 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm8                                   ;   451.3 fp0     46 dst
        vmovdqa ymm11, ymm0                                      ;   452.3         46 dst copy
        vmovdqu ymm12, [rbp + 416]                               ;   444.5 agu0    46 dst
        vpxor ymm12, ymm12, ymm8                                 ;   451.5 fp1     46 dst
        vpxor ymm11, ymm11, ymm12                                ;   452.5 fp2     46 dst
        vpxor ymm13, ymm11, [rbp + 608]                          ;   453.5 fp3+agu1   46 dst
        vmovdqu ymm14, [rbp + 512]                               ;   445.5 agu0    46 dst reload
        vmovdqu [rbp + 4480], ymm6                               ;   446.0 agu2+fp5   46 dst spill
        vpxor ymm6, ymm11, ymm14                                 ;   453.5 fp0     46 dst
        vpxor ymm14, ymm14, ymm12                                ;   452.5 fp1     46 dst
        vmovdqu [rbp + 4384], ymm9                               ;   447.0 agu2+fp5   46 dst spill
        vmovdqa ymm9, ymm14                                      ;   453.5         46 dst copy
        vmovdqu [rbp + 4896], ymm7                               ;   450.0 agu1+fp5   46 dst spill
        vmovdqa ymm7, ymm13                                      ;   454.5         46 dst copy
        vmovdqu [rbp + 4416], ymm4                               ;   448.0 agu0+fp5   46 dst spill
        vmovdqa ymm4, ymm13                                      ;   454.5         46 dst copy
        vmovdqu [rbp + 4448], ymm15                              ;   449.0 agu2+fp5   46 dst spill
        vmovdqa ymm15, ymm12                                     ;   452.5         46 dst copy
        vmovdqu [rbp + 4352], ymm1                               ;   450.0 agu1+fp5   46 dst spill
        vmovdqa ymm1, ymm12                                      ;   452.5         46 dst copy
        vmovdqu [rbp + 4288], ymm10                              ;   451.0 agu0+fp5   46 dst spill
        vmovdqa ymm10, ymm12                                     ;   452.5         46 dst copy
        vmovdqu [rbp + 4544], ymm3                               ;   452.0 agu2+fp5   46 dst spill
        vpxor ymm3, ymm8, [rbp + 544]                            ;   451.3 fp2+agu1   46 dst
        vpxor ymm0, ymm0, ymm3                                   ;   452.3 fp3     46 dst
        vpxor ymm9, ymm9, ymm3                                   ;   453.5 fp0     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   453.3 fp1     46 dst
        vmovdqa ymm3, ymm10                                      ;   454.3         46 dst copy
        vmovdqu [rbp + 4320], ymm2                               ;   453.0 agu0+fp5   46 dst spill
        vpxor ymm2, ymm9, [rbp + 480]                            ;   454.5 fp2+agu1   46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   455.5 fp3     46 dst
        vpand ymm1, ymm1, ymm2                                   ;   455.5 fp0     46 dst
        vmovdqu [rbp + 4512], ymm5                               ;   454.0 agu2+fp5   46 dst spill
        vpxor ymm5, ymm9, [rbp + 448]                            ;   454.5 fp1+agu0   46 dst
        vpxor ymm15, ymm15, ymm5                                 ;   455.5 fp2     46 dst
        vpand ymm4, ymm4, ymm15                                  ;   456.5 fp3     46 dst
        vpxor ymm11, ymm11, ymm5                                 ;   455.5 fp0     46 dst
        vmovdqu [rbp + 4704], ymm15                              ;   456.5 agu1+fp5   46 dst spill
        vmovdqa ymm15, ymm9                                      ;   454.5         46 dst copy
        vmovdqu [rbp + 4672], ymm13                              ;   456.0 agu2+fp5   46 dst spill
        vpor ymm13, ymm5, ymm7                                   ;   456.5 fp1     46 dst
        vmovdqu [rbp + 4768], ymm12                              ;   457.0 agu0+fp5   46 dst spill
        vpxor ymm12, ymm7, ymm11                                 ;   456.5 fp2     46 dst
        vpand ymm15, ymm15, ymm12                                ;   457.5 fp3     46 dst
        vmovdqu [rbp + 4736], ymm10                              ;   458.0 agu1+fp5   46 dst spill
        vpor ymm10, ymm11, [rbp + 448]                           ;   456.5 fp0+agu0   46 dst
        vmovdqu [rbp + 4608], ymm5                               ;   459.0 agu2+fp5   46 dst spill
        vpxor ymm5, ymm8, [rbp + 576]                            ;   455.8 fp1+agu1   46 dst
        vpxor ymm4, ymm4, ymm10                                  ;   457.5 fp2     46 dst
        vpxor ymm4, ymm4, ymm13                                  ;   458.5 fp3     46 dst
        vpxor ymm13, ymm13, ymm15                                ;   458.5 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;   458.5 fp1     46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   459.5 fp2     46 dst
        vpxor ymm14, ymm14, ymm5                                 ;   456.8 fp3     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   457.0 fp0     46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   459.5 fp1     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   459.5 fp2     46 dst
        vpor ymm3, ymm3, ymm14                                   ;   457.8 fp3     46 dst
        vpxor ymm13, ymm13, ymm3                                 ;   460.5 fp0     46 dst
        vpxor ymm3, ymm2, ymm14                                  ;   458.3 fp1     46 dst
        vpxor ymm15, ymm11, ymm14                                ;   458.5 fp2     46 dst
        vpor ymm8, ymm5, ymm15                                   ;   459.5 fp3     46 dst
        vpxor ymm4, ymm4, ymm8                                   ;   460.5 fp0     46 dst
        vpxor ymm8, ymm12, ymm3                                  ;   459.3 fp1     46 dst
        vmovdqu [rbp + 4800], ymm15                              ;   460.0 agu2+fp5   46 dst spill
        vpand ymm15, ymm6, ymm8                                  ;   460.3 fp2     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;   461.3 fp3     46 dst
        vmovdqa ymm15, ymm13                                     ;   461.5         46 dst copy
        vmovdqu [rbp + 4128], ymm5                               ;   461.0 agu0+fp5   46 dst spill
        vpor ymm5, ymm0, ymm3                                    ;   460.0 fp0     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   462.3 fp1     46 dst
        vpand ymm15, ymm15, ymm1                                 ;   463.3 fp2     46 dst
        vpxor ymm4, ymm4, ymm15                                  ;   464.3 fp3     46 dst
        vpand ymm15, ymm15, ymm4                                 ;   465.3 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;   466.3 fp1     46 dst
        vpxor ymm13, ymm13, ymm4                                 ;   465.3 fp2     46 dst
        vpand ymm5, ymm3, ymm0                                   ;   461.7 fp3     46 dst
        vpxor ymm10, ymm10, ymm5                                 ;   467.3 fp0     46 dst
        vpand ymm5, ymm1, ymm10                                  ;   468.3 fp1     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   469.3 fp2     46 dst
        vpand ymm7, ymm7, ymm13                                  ;   470.3 fp3     46 dst
        vmovdqa ymm5, ymm4                                       ;   465.3         46 dst copy
        vpand ymm4, ymm4, ymm13                                  ;   470.3 fp0     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   471.3 fp1     46 dst
        vpand ymm11, ymm11, ymm1                                 ;   472.3 fp2     46 dst
        vpand ymm4, ymm10, ymm13                                 ;   470.3 fp3     46 dst
        vpxor ymm5, ymm5, ymm4                                   ;   471.3 fp0     46 dst
        vpand ymm0, ymm0, ymm5                                   ;   472.3 fp1     46 dst
        vpand ymm3, ymm3, ymm5                                   ;   472.3 fp2     46 dst
        vpxor ymm3, ymm3, ymm7                                   ;   473.3 fp3     46 dst
        vpxor ymm3, ymm3, ymm11                                  ;   474.3 fp0     46 dst
        vmovdqa ymm4, ymm5                                       ;   472.3         46 dst copy
        vpxor ymm15, ymm13, ymm1                                 ;   472.3 fp1     46 dst
        vpxor ymm4, ymm4, ymm15                                  ;   473.3 fp2     46 dst
        vpand ymm12, ymm12, ymm15                                ;   473.3 fp3     46 dst
        vpand ymm9, ymm9, ymm15                                  ;   473.3 fp0     46 dst
        vpand ymm8, ymm8, ymm4                                   ;   474.3 fp1     46 dst
        vpxor ymm12, ymm12, ymm8                                 ;   475.3 fp2     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   475.3 fp3     46 dst
        vpand ymm6, ymm6, ymm4                                   ;   474.3 fp0     46 dst
        vpand ymm15, ymm1, [rbp + 448]                           ;   472.3 fp1+agu1   46 dst
        vpor ymm1, ymm1, ymm4                                    ;   474.3 fp2     46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   475.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm12                                  ;   476.3 fp0     46 dst
        vpxor ymm11, ymm11, ymm12                                ;   476.3 fp1     46 dst
        vpxor ymm5, ymm5, ymm10                                  ;   476.3 fp2     46 dst
        vpand ymm14, ymm14, ymm5                                 ;   477.3 fp3     46 dst
        vpxor ymm3, ymm3, ymm14                                  ;   478.3 fp0     46 dst
        vpand ymm2, ymm2, ymm10                                  ;   476.3 fp1     46 dst
        vpxor ymm8, ymm8, ymm2                                   ;   477.3 fp2     46 dst
        vpand ymm1, ymm13, [rbp + 4608]                          ;   474.3 fp3+agu0   46 dst
        vpxor ymm13, ymm13, ymm10                                ;   476.3 fp0     46 dst
        vpxor ymm4, ymm4, ymm13                                  ;   477.3 fp1     46 dst
        vpand ymm2, ymm13, [rbp + 4672]                          ;   477.3 fp2+agu1   46 dst
        vpxor ymm8, ymm8, ymm2                                   ;   478.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   478.3 fp0     46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   479.3 fp1     46 dst
        vpand ymm2, ymm4, [rbp + 4128]                           ;   478.3 fp2+agu0   46 dst
        vpxor ymm2, ymm2, ymm11                                  ;   479.3 fp3     46 dst
        vpand ymm5, ymm5, [rbp + 4736]                           ;   477.3 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm5                                   ;   480.3 fp1     46 dst
        vpand ymm10, ymm10, [rbp + 4768]                         ;   476.8 fp2+agu0   46 dst
        vpxor ymm5, ymm5, ymm10                                  ;   478.3 fp3     46 dst
        vpxor ymm6, ymm6, ymm5                                   ;   479.3 fp0     46 dst
        vpxor ymm9, ymm9, ymm5                                   ;   479.3 fp1     46 dst
        vpand ymm13, ymm13, [rbp + 4704]                         ;   477.8 fp2+agu1   46 dst
        vpxor ymm6, ymm6, ymm13                                  ;   480.3 fp3     46 dst
        vpxor ymm2, ymm2, ymm13                                  ;   480.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm6                                   ;   481.3 fp1     46 dst
        vpxor ymm0, ymm0, ymm7                                   ;   482.3 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   483.3 fp3     46 dst
        vpxor ymm2, ymm2, ymm0                                   ;   483.3 fp0     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   484.3 fp1     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   485.3 fp2     46 dst
        vpand ymm4, ymm4, [rbp + 4800]                           ;   480.3 fp3+agu0   46 dst
        vmovdqu ymm0, [rbp + 3712]                               ;   478.8 agu1    46 dst
        vmovdqu ymm5, [rel aes128_decrypt.T0_constants256]       ;   479.7 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm5                                   ;   486.7 fp0     46 dst
        vmovdqa ymm10, ymm0                                      ;   487.7         46 dst copy
        vmovdqu ymm12, [rbp + 3744]                              ;   479.8 agu1    46 dst
        vpxor ymm12, ymm12, ymm5                                 ;   486.8 fp1     46 dst
        vpxor ymm10, ymm10, ymm12                                ;   487.8 fp2     46 dst
        vpxor ymm13, ymm10, [rbp + 3936]                         ;   488.8 fp3+agu0   46 dst
        vmovdqu ymm14, [rbp + 3840]                              ;   480.8 agu1    46 dst reload
        vmovdqu [rbp + 4800], ymm6                               ;   481.3 agu2+fp5   46 dst spill
        vpxor ymm6, ymm10, ymm14                                 ;   488.8 fp0     46 dst
        vpxor ymm14, ymm14, ymm12                                ;   487.8 fp1     46 dst
        vmovdqu [rbp + 4704], ymm7                               ;   482.3 agu2+fp5   46 dst spill
        vmovdqa ymm7, ymm14                                      ;   488.8         46 dst copy
        vmovdqu [rbp + 4768], ymm9                               ;   485.3 agu0+fp5   46 dst spill
        vmovdqa ymm9, ymm13                                      ;   489.8         46 dst copy
        vmovdqu [rbp + 4736], ymm1                               ;   483.3 agu1+fp5   46 dst spill
        vmovdqa ymm1, ymm13                                      ;   489.8         46 dst copy
        vmovdqu [rbp + 4128], ymm15                              ;   484.3 agu2+fp5   46 dst spill
        vmovdqa ymm15, ymm12                                     ;   487.8         46 dst copy
        vmovdqu [rbp + 4672], ymm8                               ;   485.3 agu0+fp5   46 dst spill
        vmovdqa ymm8, ymm12                                      ;   487.8         46 dst copy
        vmovdqu [rbp + 4608], ymm2                               ;   486.3 agu1+fp5   46 dst spill
        vmovdqa ymm2, ymm12                                      ;   487.8         46 dst copy
        vmovdqu [rbp + 4864], ymm11                              ;   487.3 agu2+fp5   46 dst spill
        vpxor ymm11, ymm5, [rbp + 3872]                          ;   486.7 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm11                                  ;   487.7 fp3     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;   488.8 fp0     46 dst
        vpxor ymm2, ymm2, ymm0                                   ;   488.7 fp1     46 dst
        vmovdqa ymm11, ymm2                                      ;   489.7         46 dst copy
        vmovdqu [rbp + 4640], ymm3                               ;   488.3 agu1+fp5   46 dst spill
        vpxor ymm3, ymm7, [rbp + 3808]                           ;   489.8 fp2+agu0   46 dst
        vpxor ymm9, ymm9, ymm3                                   ;   490.8 fp3     46 dst
        vpand ymm8, ymm8, ymm3                                   ;   490.8 fp0     46 dst
        vmovdqu [rbp + 4832], ymm4                               ;   489.3 agu2+fp5   46 dst spill
        vpxor ymm4, ymm7, [rbp + 3776]                           ;   489.8 fp1+agu1   46 dst
        vpxor ymm15, ymm15, ymm4                                 ;   490.8 fp2     46 dst
        vpand ymm1, ymm1, ymm15                                  ;   491.8 fp3     46 dst
        vpxor ymm10, ymm10, ymm4                                 ;   490.8 fp0     46 dst
        vmovdqu [rbp + 4960], ymm15                              ;   491.8 agu0+fp5   46 dst spill
        vmovdqa ymm15, ymm7                                      ;   489.8         46 dst copy
        vmovdqu [rbp + 5088], ymm13                              ;   491.3 agu2+fp5   46 dst spill
        vpor ymm13, ymm4, ymm9                                   ;   491.8 fp1     46 dst
        vmovdqu [rbp + 4992], ymm12                              ;   492.3 agu1+fp5   46 dst spill
        vpxor ymm12, ymm9, ymm10                                 ;   491.8 fp2     46 dst
        vpand ymm15, ymm15, ymm12                                ;   492.8 fp3     46 dst
        vmovdqu [rbp + 5024], ymm2                               ;   493.3 agu0+fp5   46 dst spill
        vpor ymm2, ymm10, [rbp + 3776]                           ;   491.8 fp0+agu1   46 dst
        vmovdqu [rbp + 5056], ymm4                               ;   494.3 agu2+fp5   46 dst spill
        vpxor ymm4, ymm5, [rbp + 3904]                           ;   491.2 fp1+agu0   46 dst
        vpxor ymm1, ymm1, ymm2                                   ;   492.8 fp2     46 dst
        vpxor ymm1, ymm1, ymm13                                  ;   493.8 fp3     46 dst
        vpxor ymm13, ymm13, ymm15                                ;   493.8 fp0     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   493.8 fp1     46 dst
        vpxor ymm2, ymm2, ymm8                                   ;   494.8 fp2     46 dst
        vpxor ymm14, ymm14, ymm4                                 ;   492.2 fp3     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;   492.3 fp0     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   494.8 fp1     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   494.8 fp2     46 dst
        vpor ymm11, ymm11, ymm14                                 ;   493.2 fp3     46 dst
        vpxor ymm13, ymm13, ymm11                                ;   495.8 fp0     46 dst
        vpxor ymm11, ymm3, ymm14                                 ;   493.7 fp1     46 dst
        vpxor ymm15, ymm10, ymm14                                ;   493.8 fp2     46 dst
        vpor ymm5, ymm4, ymm15                                   ;   494.8 fp3     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   495.8 fp0     46 dst
        vpxor ymm5, ymm12, ymm11                                 ;   494.7 fp1     46 dst
        vmovdqu [rbp + 4928], ymm15                              ;   495.3 agu2+fp5   46 dst spill
        vpand ymm15, ymm6, ymm5                                  ;   495.7 fp2     46 dst
        vpxor ymm8, ymm8, ymm15                                  ;   496.7 fp3     46 dst
        vmovdqa ymm15, ymm13                                     ;   496.8         46 dst copy
        vmovdqu [rbp + 5120], ymm4                               ;   496.3 agu1+fp5   46 dst spill
        vpor ymm4, ymm0, ymm11                                   ;   495.3 fp0     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;   497.7 fp1     46 dst
        vpand ymm15, ymm15, ymm8                                 ;   498.7 fp2     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;   499.7 fp3     46 dst
        vpand ymm15, ymm15, ymm1                                 ;   500.7 fp0     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   501.7 fp1     46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   500.7 fp2     46 dst
        vpand ymm4, ymm11, ymm0                                  ;   497.0 fp3     46 dst
        vpxor ymm2, ymm2, ymm4                                   ;   502.7 fp0     46 dst
        vpand ymm4, ymm8, ymm2                                   ;   503.7 fp1     46 dst
        vpxor ymm13, ymm13, ymm4                                 ;   504.7 fp2     46 dst
        vpand ymm9, ymm9, ymm13                                  ;   505.7 fp3     46 dst
        vmovdqa ymm4, ymm1                                       ;   500.7         46 dst copy
        vpand ymm1, ymm1, ymm13                                  ;   505.7 fp0     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   506.7 fp1     46 dst
        vpand ymm10, ymm10, ymm8                                 ;   507.7 fp2     46 dst
        vpand ymm1, ymm2, ymm13                                  ;   505.7 fp3     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   506.7 fp0     46 dst
        vpand ymm0, ymm0, ymm4                                   ;   507.7 fp1     46 dst
        vpand ymm11, ymm11, ymm4                                 ;   507.7 fp2     46 dst
        vpxor ymm11, ymm11, ymm9                                 ;   508.7 fp3     46 dst
        vpxor ymm11, ymm11, ymm10                                ;   509.7 fp0     46 dst
        vmovdqa ymm1, ymm4                                       ;   507.7         46 dst copy
        vpxor ymm15, ymm13, ymm8                                 ;   507.7 fp1     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;   508.7 fp2     46 dst
        vpand ymm12, ymm12, ymm15                                ;   508.7 fp3     46 dst
        vpand ymm7, ymm7, ymm15                                  ;   508.7 fp0     46 dst
        vpand ymm5, ymm5, ymm1                                   ;   509.7 fp1     46 dst
        vpxor ymm12, ymm12, ymm5                                 ;   510.7 fp2     46 dst
        vpxor ymm5, ymm5, ymm11                                  ;   510.7 fp3     46 dst
        vpand ymm6, ymm6, ymm1                                   ;   509.7 fp0     46 dst
        vpand ymm15, ymm8, [rbp + 3776]                          ;   507.7 fp1+agu0   46 dst
        vpor ymm8, ymm8, ymm1                                    ;   509.7 fp2     46 dst
        vpxor ymm2, ymm2, ymm8                                   ;   510.7 fp3     46 dst
        vpxor ymm9, ymm9, ymm12                                  ;   511.7 fp0     46 dst
        vpxor ymm10, ymm10, ymm12                                ;   511.7 fp1     46 dst
        vpxor ymm4, ymm4, ymm2                                   ;   511.7 fp2     46 dst
        vpand ymm14, ymm14, ymm4                                 ;   512.7 fp3     46 dst
        vpxor ymm11, ymm11, ymm14                                ;   513.7 fp0     46 dst
        vpand ymm3, ymm3, ymm2                                   ;   511.7 fp1     46 dst
        vpxor ymm5, ymm5, ymm3                                   ;   512.7 fp2     46 dst
        vpand ymm3, ymm13, [rbp + 5056]                          ;   509.7 fp3+agu1   46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   511.7 fp0     46 dst
        vpxor ymm1, ymm1, ymm13                                  ;   512.7 fp1     46 dst
        vpand ymm8, ymm13, [rbp + 5088]                          ;   512.7 fp2+agu0   46 dst
        vpxor ymm5, ymm5, ymm8                                   ;   513.7 fp3     46 dst
        vpxor ymm9, ymm9, ymm8                                   ;   513.7 fp0     46 dst
        vpxor ymm0, ymm0, ymm5                                   ;   514.7 fp1     46 dst
        vpand ymm8, ymm1, [rbp + 5120]                           ;   513.7 fp2+agu1   46 dst
        vpxor ymm8, ymm8, ymm10                                  ;   514.7 fp3     46 dst
        vpand ymm4, ymm4, [rbp + 5024]                           ;   512.7 fp0+agu0   46 dst
        vpxor ymm0, ymm0, ymm4                                   ;   515.7 fp1     46 dst
        vpand ymm2, ymm2, [rbp + 4992]                           ;   512.2 fp2+agu1   46 dst
        vpxor ymm4, ymm4, ymm2                                   ;   513.7 fp3     46 dst
        vpxor ymm6, ymm6, ymm4                                   ;   514.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   514.7 fp1     46 dst
        vpand ymm13, ymm13, [rbp + 4960]                         ;   513.2 fp2+agu0   46 dst
        vpxor ymm6, ymm6, ymm13                                  ;   515.7 fp3     46 dst
        vpxor ymm8, ymm8, ymm13                                  ;   515.7 fp0     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   516.7 fp1     46 dst
        vpxor ymm0, ymm0, ymm9                                   ;   517.7 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   518.7 fp3     46 dst
        vpxor ymm8, ymm8, ymm0                                   ;   518.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;   519.7 fp1     46 dst
        vpxor ymm11, ymm11, ymm7                                 ;   520.7 fp2     46 dst
        vpand ymm1, ymm1, [rbp + 4928]                           ;   515.7 fp3+agu1   46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   516.7 fp0     68 dst
        vpxor ymm10, ymm10, ymm11                                ;   521.7 fp1     68 dst
        vpxor ymm10, ymm10, [r8 + 43776]                         ;   522.7 fp2+agu0   68 dst
        vmovdqu ymm0, [rbp + 4256]                               ;   515.0 agu1    68 dst
        vpxor ymm0, ymm0, [r8 + 43008]                           ;   522.0 fp3+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4192]                           ;   523.0 fp0+agu1   68 dst
        vmovdqu ymm1, [rbp + 4224]                               ;   516.7 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   524.0 fp1     68 dst
        vpxor ymm1, ymm1, [r8 + 43072]                           ;   523.7 fp2+agu1   68 dst
        vpxor ymm2, ymm8, [r8 + 43808]                           ;   519.7 fp3+agu0   68 dst
        vmovdqu ymm4, [rbp + 4032]                               ;   518.0 agu1    68 dst
        vpxor ymm4, ymm4, [r8 + 43040]                           ;   525.0 fp0+agu0   68 dst
        vpxor ymm11, ymm11, [r8 + 43840]                         ;   521.7 fp1+agu1   68 dst
        vpxor ymm5, ymm5, [r8 + 43872]                           ;   519.7 fp2+agu0   68 dst
        vmovdqu ymm12, [rbp + 4160]                              ;   520.0 agu1    68 dst
        vpxor ymm12, ymm12, [r8 + 43104]                         ;   527.0 fp3+agu0   68 dst
        vpxor ymm3, ymm3, ymm15                                  ;   519.7 fp0     68 dst
        vpxor ymm3, ymm3, [r8 + 43904]                           ;   521.0 fp1+agu1   68 dst
        vmovdqu ymm13, [rbp + 4096]                              ;   521.7 agu0    68 dst
        vpxor ymm13, ymm13, [r8 + 43136]                         ;   528.7 fp2+agu1   68 dst
        vpxor ymm13, ymm13, [rbp + 4000]                         ;   529.7 fp3+agu0   68 dst
        vpxor ymm7, ymm7, [r8 + 43936]                           ;   523.0 fp0+agu1   68 dst
        vmovdqu ymm14, [rbp + 4576]                              ;   523.7 agu0    68 dst
        vpxor ymm14, ymm14, [r8 + 43168]                         ;   530.7 fp1+agu1   68 dst
        vpxor ymm9, ymm9, ymm8                                   ;   521.0 fp2     68 dst
        vpxor ymm9, ymm9, [r8 + 43968]                           ;   524.7 fp3+agu0   68 dst
        vmovdqu ymm8, [rbp + 4064]                               ;   525.0 agu1    68 dst
        vpxor ymm8, ymm8, [r8 + 43200]                           ;   532.0 fp0+agu0   68 dst
        vpxor ymm8, ymm8, [rbp + 4032]                           ;   533.0 fp1+agu1   68 dst
        vpxor ymm6, ymm6, [r8 + 44000]                           ;   526.7 fp2+agu0   68 dst
        vmovdqu ymm15, [rbp + 3968]                              ;   527.0 agu1    68 dst
        vpxor ymm15, ymm15, [r8 + 43232]                         ;   534.0 fp3+agu0   68 dst
        vmovdqu [r9 + 2048], ymm0                                ;   525.0 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4512]                               ;   528.0 agu1    68 dst
        vpxor ymm0, ymm0, [r8 + 43264]                           ;   535.0 fp0+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4544]                           ;   536.0 fp1+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4320]                           ;   537.0 fp2+agu0   68 dst
        vmovdqu [r9 + 2080], ymm4                                ;   526.0 agu2+fp5   68 dst
        vmovdqu ymm4, [rbp + 4288]                               ;   530.0 agu1    68 dst
        vpxor ymm4, ymm4, [r8 + 43296]                           ;   537.0 fp3+agu0   68 dst
        vmovdqu [r9 + 2112], ymm1                                ;   526.0 agu2+fp5   68 dst
        vmovdqu ymm1, [rbp + 4320]                               ;   531.0 agu1    68 dst
        vpxor ymm1, ymm1, [r8 + 43328]                           ;   538.0 fp0+agu0   68 dst
        vmovdqu [r9 + 2144], ymm12                               ;   528.0 agu2+fp5   68 dst
        vmovdqu ymm12, [rbp + 4352]                              ;   532.0 agu1    68 dst
        vpxor ymm12, ymm12, [r8 + 43360]                         ;   539.0 fp1+agu0   68 dst
        vmovdqu [r9 + 2176], ymm13                               ;   530.7 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4448]                              ;   533.0 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 43392]                         ;   540.0 fp2+agu0   68 dst
        vpxor ymm13, ymm13, [rbp + 4416]                         ;   541.0 fp3+agu1   68 dst
        vmovdqu [r9 + 2208], ymm14                               ;   531.7 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4896]                              ;   534.7 agu0    68 dst
        vpxor ymm14, ymm14, [r8 + 43424]                         ;   541.7 fp0+agu1   68 dst
        vmovdqu [r9 + 2240], ymm8                                ;   534.0 agu2+fp5   68 dst
        vmovdqu ymm8, [rbp + 4384]                               ;   535.7 agu0    68 dst
        vpxor ymm8, ymm8, [r8 + 43456]                           ;   542.7 fp1+agu1   68 dst
        vpxor ymm8, ymm8, [rbp + 4288]                           ;   543.7 fp2+agu0   68 dst
        vmovdqu [r9 + 2272], ymm15                               ;   535.0 agu2+fp5   68 dst
        vmovdqu ymm15, [rbp + 4480]                              ;   537.0 agu1    68 dst
        vpxor ymm15, ymm15, [r8 + 43488]                         ;   544.0 fp3+agu0   68 dst
        vmovdqu [r9 + 2304], ymm0                                ;   538.0 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4832]                               ;   538.0 agu1    68 dst
        vpxor ymm0, ymm0, [r8 + 43520]                           ;   545.0 fp0+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4864]                           ;   546.0 fp1+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4640]                           ;   547.0 fp2+agu0   68 dst
        vmovdqu [r9 + 2336], ymm4                                ;   538.0 agu2+fp5   68 dst
        vmovdqu ymm4, [rbp + 4608]                               ;   540.0 agu1    68 dst
        vpxor ymm4, ymm4, [r8 + 43552]                           ;   547.0 fp3+agu0   68 dst
        vmovdqu [r9 + 2368], ymm1                                ;   539.0 agu2+fp5   68 dst
        vmovdqu ymm1, [rbp + 4640]                               ;   541.0 agu1    68 dst
        vpxor ymm1, ymm1, [r8 + 43584]                           ;   548.0 fp0+agu0   68 dst
        vmovdqu [r9 + 2400], ymm12                               ;   540.0 agu2+fp5   68 dst
        vmovdqu ymm12, [rbp + 4672]                              ;   542.0 agu1    68 dst
        vpxor ymm12, ymm12, [r8 + 43616]                         ;   549.0 fp1+agu0   68 dst
        vmovdqu [r9 + 2432], ymm13                               ;   542.0 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4128]                              ;   543.0 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 43648]                         ;   550.0 fp2+agu0   68 dst
        vpxor ymm13, ymm13, [rbp + 4736]                         ;   551.0 fp3+agu1   68 dst
        vmovdqu [r9 + 2464], ymm14                               ;   542.7 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4768]                              ;   544.7 agu0    68 dst
        vpxor ymm14, ymm14, [r8 + 43680]                         ;   551.7 fp0+agu1   68 dst
        vmovdqu [r9 + 2496], ymm8                                ;   544.7 agu2+fp5   68 dst
        vmovdqu ymm8, [rbp + 4704]                               ;   545.7 agu0    68 dst
        vpxor ymm8, ymm8, [r8 + 43712]                           ;   552.7 fp1+agu1   68 dst
        vpxor ymm8, ymm8, [rbp + 4608]                           ;   553.7 fp2+agu0   68 dst
        vmovdqu [r9 + 2528], ymm15                               ;   545.0 agu2+fp5   68 dst
        vmovdqu ymm15, [rbp + 4800]                              ;   547.0 agu1    68 dst
        vpxor ymm15, ymm15, [r8 + 43744]                         ;   554.0 fp3+agu0   68 dst
        vmovdqu [r9 + 2560], ymm0                                ;   548.0 agu2+fp5   68 dst
        vmovdqu [r9 + 2592], ymm4                                ;   548.0 agu2+fp5   68 dst
        vmovdqu [r9 + 2816], ymm10                               ;   546.8 agu2+fp5   68 dst
        vmovdqu [r9 + 2624], ymm1                                ;   549.0 agu2+fp5   68 dst
        vmovdqu [r9 + 2848], ymm2                                ;   548.8 agu1+fp5   68 dst
        vmovdqu [r9 + 2656], ymm12                               ;   550.0 agu0+fp5   68 dst
        vmovdqu [r9 + 2880], ymm11                               ;   550.8 agu2+fp5   68 dst
        vmovdqu [r9 + 2912], ymm5                                ;   551.8 agu1+fp5   68 dst
        vmovdqu [r9 + 2944], ymm3                                ;   552.8 agu0+fp5   68 dst
        vmovdqu [r9 + 2688], ymm13                               ;   553.8 agu2+fp5   68 dst
        vmovdqu [r9 + 2976], ymm7                                ;   554.8 agu1+fp5   68 dst
        vmovdqu [r9 + 2720], ymm14                               ;   555.8 agu0+fp5   68 dst
        vmovdqu [r9 + 3008], ymm9                                ;   556.8 agu2+fp5   68 dst
        vmovdqu [r9 + 3040], ymm6                                ;   557.8 agu1+fp5   68 dst
        vmovdqu [r9 + 2752], ymm8                                ;   558.8 agu0+fp5   68 dst
        vmovdqu [r9 + 2784], ymm15                               ;   559.8 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 2944]                               ;   552.0 agu1    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   552.7 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   559.7 fp0     46 dst
        vmovdqa ymm2, ymm0                                       ;   560.7         46 dst copy
        vmovdqu ymm3, [rbp + 2976]                               ;   553.0 agu1    46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   560.0 fp1     46 dst
        vpxor ymm2, ymm2, ymm3                                   ;   561.0 fp2     46 dst
        vpxor ymm4, ymm2, [rbp + 3168]                           ;   562.0 fp3+agu0   46 dst
        vmovdqu ymm5, [rbp + 3072]                               ;   554.0 agu1    46 dst reload
        vpxor ymm6, ymm2, ymm5                                   ;   562.0 fp0     46 dst
        vmovdqa ymm7, ymm4                                       ;   563.0         46 dst copy
        vmovdqa ymm8, ymm4                                       ;   563.0         46 dst copy
        vpxor ymm5, ymm3, ymm5                                   ;   561.0 fp1     46 dst
        vmovdqa ymm9, ymm5                                       ;   562.0         46 dst copy
        vmovdqa ymm10, ymm3                                      ;   561.0         46 dst copy
        vmovdqa ymm11, ymm3                                      ;   561.0         46 dst copy
        vmovdqa ymm12, ymm3                                      ;   561.0         46 dst copy
        vmovdqu ymm13, [rbp + 3104]                              ;   557.8 agu0    46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   564.8 fp2     46 dst
        vpxor ymm0, ymm0, ymm13                                  ;   565.8 fp3     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   565.8 fp0     46 dst
        vpxor ymm12, ymm12, ymm0                                 ;   566.8 fp1     46 dst
        vmovdqa ymm13, ymm12                                     ;   567.8         46 dst copy
        vpxor ymm14, ymm9, [rbp + 3040]                          ;   566.8 fp2+agu1   46 dst
        vpxor ymm7, ymm7, ymm14                                  ;   567.8 fp3     46 dst
        vpand ymm11, ymm11, ymm14                                ;   567.8 fp0     46 dst
        vmovdqu ymm15, [rbp + 3008]                              ;   561.3 agu0    46 dst reload
        vmovdqu [rbp + 4800], ymm4                               ;   563.0 agu2+fp5   46 dst spill
        vpxor ymm4, ymm9, ymm15                                  ;   568.3 fp1     46 dst
        vpxor ymm10, ymm10, ymm4                                 ;   569.3 fp2     46 dst
        vpand ymm8, ymm8, ymm10                                  ;   570.3 fp3     46 dst
        vpxor ymm2, ymm2, ymm4                                   ;   569.3 fp0     46 dst
        vmovdqu [rbp + 4608], ymm10                              ;   570.3 agu1+fp5   46 dst spill
        vmovdqa ymm10, ymm9                                      ;   566.8         46 dst copy
        vmovdqu [rbp + 4704], ymm3                               ;   563.5 agu0+fp5   46 dst spill
        vpor ymm3, ymm4, ymm7                                    ;   569.3 fp1     46 dst
        vmovdqu [rbp + 4768], ymm12                              ;   567.8 agu2+fp5   46 dst spill
        vpxor ymm12, ymm7, ymm2                                  ;   570.3 fp2     46 dst
        vpand ymm10, ymm10, ymm12                                ;   571.3 fp3     46 dst
        vmovdqu [rbp + 4736], ymm4                               ;   569.3 agu1+fp5   46 dst spill
        vpor ymm4, ymm2, ymm15                                   ;   570.3 fp0     46 dst
        vpxor ymm15, ymm1, [rbp + 3136]                          ;   567.0 fp1+agu0   46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   571.3 fp2     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;   572.3 fp3     46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   572.3 fp0     46 dst
        vpxor ymm4, ymm4, ymm10                                  ;   572.3 fp1     46 dst
        vpxor ymm4, ymm4, ymm11                                  ;   573.3 fp2     46 dst
        vpxor ymm5, ymm5, ymm15                                  ;   568.3 fp3     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   568.8 fp0     46 dst
        vpxor ymm3, ymm3, ymm11                                  ;   573.3 fp1     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   573.3 fp2     46 dst
        vpor ymm13, ymm13, ymm5                                  ;   569.3 fp3     46 dst
        vpxor ymm3, ymm3, ymm13                                  ;   574.3 fp0     46 dst
        vpxor ymm10, ymm14, ymm5                                 ;   570.0 fp1     46 dst
        vpxor ymm13, ymm5, ymm2                                  ;   570.3 fp2     46 dst
        vpor ymm1, ymm15, ymm13                                  ;   571.3 fp3     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   573.3 fp0     46 dst
        vmovdqa ymm1, ymm6                                       ;   570.3         46 dst copy
        vmovdqu [rbp + 4128], ymm13                              ;   571.3 agu2+fp5   46 dst spill
        vpxor ymm13, ymm12, ymm10                                ;   571.3 fp1     46 dst
        vpand ymm1, ymm1, ymm13                                  ;   572.3 fp2     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;   574.3 fp3     46 dst
        vmovdqa ymm1, ymm3                                       ;   575.3         46 dst copy
        vmovdqu [rbp + 4672], ymm15                              ;   571.5 agu1+fp5   46 dst spill
        vpor ymm15, ymm10, ymm0                                  ;   571.8 fp0     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   575.3 fp1     46 dst
        vpand ymm1, ymm1, ymm11                                  ;   576.3 fp2     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   577.3 fp3     46 dst
        vpand ymm1, ymm1, ymm8                                   ;   578.3 fp0     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   579.3 fp1     46 dst
        vpxor ymm3, ymm3, ymm8                                   ;   578.3 fp2     46 dst
        vpand ymm1, ymm10, ymm0                                  ;   573.3 fp3     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   580.3 fp0     46 dst
        vpand ymm1, ymm11, ymm4                                  ;   581.3 fp1     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   582.3 fp2     46 dst
        vpand ymm7, ymm7, ymm3                                   ;   583.3 fp3     46 dst
        vmovdqa ymm1, ymm8                                       ;   578.3         46 dst copy
        vpand ymm8, ymm8, ymm3                                   ;   583.3 fp0     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   584.3 fp1     46 dst
        vpand ymm2, ymm2, ymm11                                  ;   585.3 fp2     46 dst
        vpand ymm8, ymm4, ymm3                                   ;   583.3 fp3     46 dst
        vpxor ymm1, ymm1, ymm8                                   ;   584.3 fp0     46 dst
        vpand ymm0, ymm0, ymm1                                   ;   585.3 fp1     46 dst
        vpand ymm10, ymm10, ymm1                                 ;   585.3 fp2     46 dst
        vpxor ymm10, ymm10, ymm7                                 ;   586.3 fp3     46 dst
        vpxor ymm10, ymm10, ymm2                                 ;   587.3 fp0     46 dst
        vmovdqa ymm8, ymm1                                       ;   585.3         46 dst copy
        vpxor ymm15, ymm3, ymm11                                 ;   585.3 fp1     46 dst
        vpxor ymm8, ymm8, ymm15                                  ;   586.3 fp2     46 dst
        vpand ymm12, ymm12, ymm15                                ;   586.3 fp3     46 dst
        vpand ymm9, ymm9, ymm15                                  ;   586.3 fp0     46 dst
        vpand ymm13, ymm13, ymm8                                 ;   587.3 fp1     46 dst
        vpxor ymm12, ymm12, ymm13                                ;   588.3 fp2     46 dst
        vpxor ymm13, ymm13, ymm10                                ;   588.3 fp3     46 dst
        vpand ymm6, ymm6, ymm8                                   ;   587.3 fp0     46 dst
        vpand ymm15, ymm11, [rbp + 3008]                         ;   585.3 fp1+agu0   46 dst
        vpor ymm11, ymm11, ymm8                                  ;   587.3 fp2     46 dst
        vpxor ymm4, ymm4, ymm11                                  ;   588.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm12                                  ;   589.3 fp0     46 dst
        vpxor ymm2, ymm2, ymm12                                  ;   589.3 fp1     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   589.3 fp2     46 dst
        vpand ymm5, ymm5, ymm1                                   ;   590.3 fp3     46 dst
        vpxor ymm10, ymm10, ymm5                                 ;   591.3 fp0     46 dst
        vpand ymm14, ymm14, ymm4                                 ;   589.3 fp1     46 dst
        vpxor ymm13, ymm13, ymm14                                ;   590.3 fp2     46 dst
        vpand ymm5, ymm3, [rbp + 4736]                           ;   587.3 fp3+agu1   46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   589.3 fp0     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   590.3 fp1     46 dst
        vpand ymm11, ymm3, [rbp + 4800]                          ;   590.3 fp2+agu0   46 dst
        vpxor ymm13, ymm13, ymm11                                ;   591.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;   591.3 fp0     46 dst
        vpxor ymm0, ymm0, ymm13                                  ;   592.3 fp1     46 dst
        vpand ymm11, ymm8, [rbp + 4672]                          ;   591.3 fp2+agu1   46 dst
        vpxor ymm11, ymm11, ymm2                                 ;   592.3 fp3     46 dst
        vpand ymm1, ymm1, [rbp + 4768]                           ;   590.3 fp0+agu0   46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   593.3 fp1     46 dst
        vpand ymm4, ymm4, [rbp + 4704]                           ;   589.8 fp2+agu1   46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   591.3 fp3     46 dst
        vpxor ymm6, ymm6, ymm1                                   ;   592.3 fp0     46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   592.3 fp1     46 dst
        vpand ymm3, ymm3, [rbp + 4608]                           ;   590.8 fp2+agu0   46 dst
        vpxor ymm6, ymm6, ymm3                                   ;   593.3 fp3     46 dst
        vpxor ymm11, ymm11, ymm3                                 ;   593.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm6                                   ;   594.3 fp1     46 dst
        vpxor ymm0, ymm0, ymm7                                   ;   595.3 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   596.3 fp3     46 dst
        vpxor ymm11, ymm11, ymm0                                 ;   596.3 fp0     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   597.3 fp1     46 dst
        vpxor ymm10, ymm10, ymm9                                 ;   598.3 fp2     46 dst
        vpand ymm8, ymm8, [rbp + 4128]                           ;   593.3 fp3+agu1   46 dst
        vmovdqu ymm0, [rbp + 2176]                               ;   591.8 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   592.7 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   599.7 fp0     46 dst
        vmovdqa ymm3, ymm0                                       ;   600.7         46 dst copy
        vmovdqu ymm4, [rbp + 2208]                               ;   592.8 agu0    46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   599.8 fp1     46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   600.8 fp2     46 dst
        vpxor ymm12, ymm3, [rbp + 2400]                          ;   601.8 fp3+agu1   46 dst
        vmovdqu ymm14, [rbp + 2304]                              ;   593.8 agu0    46 dst reload
        vmovdqu [rbp + 4128], ymm6                               ;   594.3 agu2+fp5   46 dst spill
        vpxor ymm6, ymm3, ymm14                                  ;   601.8 fp0     46 dst
        vpxor ymm14, ymm14, ymm4                                 ;   600.8 fp1     46 dst
        vmovdqu [rbp + 4608], ymm7                               ;   595.3 agu2+fp5   46 dst spill
        vmovdqa ymm7, ymm14                                      ;   601.8         46 dst copy
        vmovdqu [rbp + 4704], ymm9                               ;   598.3 agu1+fp5   46 dst spill
        vmovdqa ymm9, ymm12                                      ;   602.8         46 dst copy
        vmovdqu [rbp + 4768], ymm5                               ;   596.3 agu0+fp5   46 dst spill
        vmovdqa ymm5, ymm12                                      ;   602.8         46 dst copy
        vmovdqu [rbp + 4672], ymm15                              ;   597.3 agu2+fp5   46 dst spill
        vmovdqa ymm15, ymm4                                      ;   600.8         46 dst copy
        vmovdqu [rbp + 4800], ymm13                              ;   598.3 agu1+fp5   46 dst spill
        vmovdqa ymm13, ymm4                                      ;   600.8         46 dst copy
        vmovdqu [rbp + 4736], ymm11                              ;   599.3 agu0+fp5   46 dst spill
        vmovdqa ymm11, ymm4                                      ;   600.8         46 dst copy
        vmovdqu [rbp + 4640], ymm2                               ;   600.3 agu2+fp5   46 dst spill
        vpxor ymm2, ymm1, [rbp + 2336]                           ;   599.7 fp2+agu1   46 dst
        vpxor ymm0, ymm0, ymm2                                   ;   600.7 fp3     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   601.8 fp0     46 dst
        vpxor ymm11, ymm11, ymm0                                 ;   601.7 fp1     46 dst
        vmovdqa ymm2, ymm11                                      ;   602.7         46 dst copy
        vmovdqu [rbp + 4864], ymm10                              ;   601.3 agu0+fp5   46 dst spill
        vpxor ymm10, ymm7, [rbp + 2272]                          ;   602.8 fp2+agu1   46 dst
        vpxor ymm9, ymm9, ymm10                                  ;   603.8 fp3     46 dst
        vpand ymm13, ymm13, ymm10                                ;   603.8 fp0     46 dst
        vmovdqu [rbp + 4832], ymm8                               ;   602.3 agu2+fp5   46 dst spill
        vpxor ymm8, ymm7, [rbp + 2240]                           ;   602.8 fp1+agu0   46 dst
        vpxor ymm15, ymm15, ymm8                                 ;   603.8 fp2     46 dst
        vpand ymm5, ymm5, ymm15                                  ;   604.8 fp3     46 dst
        vpxor ymm3, ymm3, ymm8                                   ;   603.8 fp0     46 dst
        vmovdqu [rbp + 4480], ymm15                              ;   604.8 agu1+fp5   46 dst spill
        vmovdqa ymm15, ymm7                                      ;   602.8         46 dst copy
        vmovdqu [rbp + 4288], ymm12                              ;   604.3 agu2+fp5   46 dst spill
        vpor ymm12, ymm8, ymm9                                   ;   604.8 fp1     46 dst
        vmovdqu [rbp + 4384], ymm4                               ;   605.3 agu0+fp5   46 dst spill
        vpxor ymm4, ymm9, ymm3                                   ;   604.8 fp2     46 dst
        vpand ymm15, ymm15, ymm4                                 ;   605.8 fp3     46 dst
        vmovdqu [rbp + 4896], ymm11                              ;   606.3 agu1+fp5   46 dst spill
        vpor ymm11, ymm3, [rbp + 2240]                           ;   604.8 fp0+agu0   46 dst
        vmovdqu [rbp + 4416], ymm8                               ;   607.3 agu2+fp5   46 dst spill
        vpxor ymm8, ymm1, [rbp + 2368]                           ;   604.2 fp1+agu1   46 dst
        vpxor ymm5, ymm5, ymm11                                  ;   605.8 fp2     46 dst
        vpxor ymm5, ymm5, ymm12                                  ;   606.8 fp3     46 dst
        vpxor ymm12, ymm12, ymm15                                ;   606.8 fp0     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   606.8 fp1     46 dst
        vpxor ymm11, ymm11, ymm13                                ;   607.8 fp2     46 dst
        vpxor ymm14, ymm14, ymm8                                 ;   605.2 fp3     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   605.3 fp0     46 dst
        vpxor ymm12, ymm12, ymm13                                ;   607.8 fp1     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   607.8 fp2     46 dst
        vpor ymm2, ymm2, ymm14                                   ;   606.2 fp3     46 dst
        vpxor ymm12, ymm12, ymm2                                 ;   608.8 fp0     46 dst
        vpxor ymm2, ymm10, ymm14                                 ;   606.7 fp1     46 dst
        vpxor ymm15, ymm3, ymm14                                 ;   606.8 fp2     46 dst
        vpor ymm1, ymm8, ymm15                                   ;   607.8 fp3     46 dst
        vpxor ymm5, ymm5, ymm1                                   ;   608.8 fp0     46 dst
        vpxor ymm1, ymm4, ymm2                                   ;   607.7 fp1     46 dst
        vmovdqu [rbp + 4448], ymm15                              ;   608.3 agu2+fp5   46 dst spill
        vpand ymm15, ymm6, ymm1                                  ;   608.7 fp2     46 dst
        vpxor ymm13, ymm13, ymm15                                ;   609.7 fp3     46 dst
        vmovdqa ymm15, ymm12                                     ;   609.8         46 dst copy
        vmovdqu [rbp + 4352], ymm8                               ;   609.3 agu0+fp5   46 dst spill
        vpor ymm8, ymm0, ymm2                                    ;   608.3 fp0     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   610.7 fp1     46 dst
        vpand ymm15, ymm15, ymm13                                ;   611.7 fp2     46 dst
        vpxor ymm5, ymm5, ymm15                                  ;   612.7 fp3     46 dst
        vpand ymm15, ymm15, ymm5                                 ;   613.7 fp0     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   614.7 fp1     46 dst
        vpxor ymm12, ymm12, ymm5                                 ;   613.7 fp2     46 dst
        vpand ymm8, ymm2, ymm0                                   ;   610.0 fp3     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   615.7 fp0     46 dst
        vpand ymm8, ymm13, ymm11                                 ;   616.7 fp1     46 dst
        vpxor ymm12, ymm12, ymm8                                 ;   617.7 fp2     46 dst
        vpand ymm9, ymm9, ymm12                                  ;   618.7 fp3     46 dst
        vmovdqa ymm8, ymm5                                       ;   613.7         46 dst copy
        vpand ymm5, ymm5, ymm12                                  ;   618.7 fp0     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   619.7 fp1     46 dst
        vpand ymm3, ymm3, ymm13                                  ;   620.7 fp2     46 dst
        vpand ymm5, ymm11, ymm12                                 ;   618.7 fp3     46 dst
        vpxor ymm8, ymm8, ymm5                                   ;   619.7 fp0     46 dst
        vpand ymm0, ymm0, ymm8                                   ;   620.7 fp1     46 dst
        vpand ymm2, ymm2, ymm8                                   ;   620.7 fp2     46 dst
        vpxor ymm2, ymm2, ymm9                                   ;   621.7 fp3     46 dst
        vpxor ymm2, ymm2, ymm3                                   ;   622.7 fp0     46 dst
        vmovdqa ymm5, ymm8                                       ;   620.7         46 dst copy
        vpxor ymm15, ymm12, ymm13                                ;   620.7 fp1     46 dst
        vpxor ymm5, ymm5, ymm15                                  ;   621.7 fp2     46 dst
        vpand ymm4, ymm4, ymm15                                  ;   621.7 fp3     46 dst
        vpand ymm7, ymm7, ymm15                                  ;   621.7 fp0     46 dst
        vpand ymm1, ymm1, ymm5                                   ;   622.7 fp1     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   623.7 fp2     46 dst
        vpxor ymm1, ymm1, ymm2                                   ;   623.7 fp3     46 dst
        vpand ymm6, ymm6, ymm5                                   ;   622.7 fp0     46 dst
        vpand ymm15, ymm13, [rbp + 2240]                         ;   620.7 fp1+agu1   46 dst
        vpor ymm13, ymm13, ymm5                                  ;   622.7 fp2     46 dst
        vpxor ymm11, ymm11, ymm13                                ;   623.7 fp3     46 dst
        vpxor ymm9, ymm9, ymm4                                   ;   624.7 fp0     46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   624.7 fp1     46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   624.7 fp2     46 dst
        vpand ymm14, ymm14, ymm8                                 ;   625.7 fp3     46 dst
        vpxor ymm2, ymm2, ymm14                                  ;   626.7 fp0     46 dst
        vpand ymm10, ymm10, ymm11                                ;   624.7 fp1     46 dst
        vpxor ymm1, ymm1, ymm10                                  ;   625.7 fp2     46 dst
        vpand ymm4, ymm12, [rbp + 4416]                          ;   622.7 fp3+agu0   46 dst
        vpxor ymm12, ymm12, ymm11                                ;   624.7 fp0     46 dst
        vpxor ymm5, ymm5, ymm12                                  ;   625.7 fp1     46 dst
        vpand ymm10, ymm12, [rbp + 4288]                         ;   625.7 fp2+agu1   46 dst
        vpxor ymm1, ymm1, ymm10                                  ;   626.7 fp3     46 dst
        vpxor ymm9, ymm9, ymm10                                  ;   626.7 fp0     46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   627.7 fp1     46 dst
        vpand ymm10, ymm5, [rbp + 4352]                          ;   626.7 fp2+agu0   46 dst
        vpxor ymm10, ymm10, ymm3                                 ;   627.7 fp3     46 dst
        vpand ymm8, ymm8, [rbp + 4896]                           ;   625.7 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   628.7 fp1     46 dst
        vpand ymm11, ymm11, [rbp + 4384]                         ;   625.2 fp2+agu0   46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   626.7 fp3     46 dst
        vpxor ymm6, ymm6, ymm8                                   ;   627.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm8                                   ;   627.7 fp1     46 dst
        vpand ymm12, ymm12, [rbp + 4480]                         ;   626.2 fp2+agu1   46 dst
        vpxor ymm6, ymm6, ymm12                                  ;   628.7 fp3     46 dst
        vpxor ymm10, ymm10, ymm12                                ;   628.7 fp0     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   629.7 fp1     46 dst
        vpxor ymm0, ymm0, ymm9                                   ;   630.7 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   631.7 fp3     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   631.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;   632.7 fp1     46 dst
        vpxor ymm2, ymm2, ymm7                                   ;   633.7 fp2     46 dst
        vpand ymm5, ymm5, [rbp + 4448]                           ;   628.7 fp3+agu0   46 dst
        vmovdqu ymm0, [rbp + 1408]                               ;   627.2 agu1    46 dst
        vmovdqu ymm8, [rel aes128_decrypt.T0_constants256]       ;   628.0 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm8                                   ;   635.0 fp0     46 dst
        vmovdqa ymm11, ymm0                                      ;   636.0         46 dst copy
        vpxor ymm12, ymm8, [rbp + 1440]                          ;   635.0 fp1+agu1   46 dst
        vpxor ymm11, ymm11, ymm12                                ;   636.0 fp2     46 dst
        vpxor ymm13, ymm11, [rbp + 1632]                         ;   637.0 fp3+agu0   46 dst
        vmovdqu ymm14, [rbp + 1536]                              ;   629.2 agu1    46 dst reload
        vmovdqu [rbp + 4448], ymm6                               ;   629.7 agu2+fp5   46 dst spill
        vpxor ymm6, ymm11, ymm14                                 ;   637.0 fp0     46 dst
        vpxor ymm14, ymm14, ymm12                                ;   636.2 fp1     46 dst
        vmovdqu [rbp + 4480], ymm9                               ;   630.7 agu2+fp5   46 dst spill
        vmovdqa ymm9, ymm14                                      ;   637.2         46 dst copy
        vmovdqu [rbp + 4384], ymm7                               ;   633.7 agu0+fp5   46 dst spill
        vmovdqa ymm7, ymm13                                      ;   638.0         46 dst copy
        vmovdqu [rbp + 4896], ymm4                               ;   631.7 agu1+fp5   46 dst spill
        vmovdqa ymm4, ymm13                                      ;   638.0         46 dst copy
        vmovdqu [rbp + 4352], ymm15                              ;   632.7 agu2+fp5   46 dst spill
        vmovdqa ymm15, ymm12                                     ;   636.0         46 dst copy
        vmovdqu [rbp + 4288], ymm1                               ;   633.7 agu0+fp5   46 dst spill
        vmovdqa ymm1, ymm12                                      ;   636.0         46 dst copy
        vmovdqu [rbp + 4416], ymm10                              ;   634.7 agu1+fp5   46 dst spill
        vmovdqa ymm10, ymm12                                     ;   636.0         46 dst copy
        vmovdqu [rbp + 4320], ymm3                               ;   635.7 agu2+fp5   46 dst spill
        vpxor ymm3, ymm8, [rbp + 1568]                           ;   635.0 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm3                                   ;   636.0 fp3     46 dst
        vpxor ymm9, ymm9, ymm3                                   ;   637.2 fp0     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   637.0 fp1     46 dst
        vmovdqa ymm3, ymm10                                      ;   638.0         46 dst copy
        vmovdqu [rbp + 4544], ymm2                               ;   636.7 agu1+fp5   46 dst spill
        vpxor ymm2, ymm9, [rbp + 1504]                           ;   638.2 fp2+agu0   46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   639.2 fp3     46 dst
        vpand ymm1, ymm1, ymm2                                   ;   639.2 fp0     46 dst
        vmovdqu [rbp + 4512], ymm5                               ;   637.7 agu2+fp5   46 dst spill
        vpxor ymm5, ymm9, [rbp + 1472]                           ;   638.2 fp1+agu1   46 dst
        vpxor ymm15, ymm15, ymm5                                 ;   639.2 fp2     46 dst
        vpand ymm4, ymm4, ymm15                                  ;   640.2 fp3     46 dst
        vpxor ymm11, ymm11, ymm5                                 ;   639.2 fp0     46 dst
        vmovdqu [rbp + 3968], ymm15                              ;   640.2 agu0+fp5   46 dst spill
        vmovdqa ymm15, ymm9                                      ;   638.2         46 dst copy
        vmovdqu [rbp + 4032], ymm13                              ;   639.7 agu2+fp5   46 dst spill
        vpor ymm13, ymm5, ymm7                                   ;   640.2 fp1     46 dst
        vmovdqu [rbp + 4064], ymm12                              ;   640.7 agu1+fp5   46 dst spill
        vpxor ymm12, ymm7, ymm11                                 ;   640.2 fp2     46 dst
        vpand ymm15, ymm15, ymm12                                ;   641.2 fp3     46 dst
        vmovdqu [rbp + 4576], ymm10                              ;   641.7 agu0+fp5   46 dst spill
        vpor ymm10, ymm11, [rbp + 1472]                          ;   640.2 fp0+agu1   46 dst
        vmovdqu [rbp + 4000], ymm5                               ;   642.7 agu2+fp5   46 dst spill
        vpxor ymm5, ymm8, [rbp + 1600]                           ;   639.5 fp1+agu0   46 dst
        vpxor ymm4, ymm4, ymm10                                  ;   641.2 fp2     46 dst
        vpxor ymm4, ymm4, ymm13                                  ;   642.2 fp3     46 dst
        vpxor ymm13, ymm13, ymm15                                ;   642.2 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;   642.2 fp1     46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   643.2 fp2     46 dst
        vpxor ymm14, ymm14, ymm5                                 ;   640.5 fp3     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   640.7 fp0     46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   643.2 fp1     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   643.2 fp2     46 dst
        vpor ymm3, ymm3, ymm14                                   ;   641.5 fp3     46 dst
        vpxor ymm13, ymm13, ymm3                                 ;   644.2 fp0     46 dst
        vpxor ymm3, ymm2, ymm14                                  ;   642.0 fp1     46 dst
        vpxor ymm15, ymm11, ymm14                                ;   642.2 fp2     46 dst
        vpor ymm8, ymm5, ymm15                                   ;   643.2 fp3     46 dst
        vpxor ymm4, ymm4, ymm8                                   ;   644.2 fp0     46 dst
        vpxor ymm8, ymm12, ymm3                                  ;   643.0 fp1     46 dst
        vmovdqu [rbp + 4096], ymm15                              ;   643.7 agu2+fp5   46 dst spill
        vpand ymm15, ymm6, ymm8                                  ;   644.0 fp2     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;   645.0 fp3     46 dst
        vmovdqa ymm15, ymm13                                     ;   645.2         46 dst copy
        vmovdqu [rbp + 4160], ymm5                               ;   644.7 agu1+fp5   46 dst spill
        vpor ymm5, ymm0, ymm3                                    ;   643.7 fp0     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   646.0 fp1     46 dst
        vpand ymm15, ymm15, ymm1                                 ;   647.0 fp2     46 dst
        vpxor ymm4, ymm4, ymm15                                  ;   648.0 fp3     46 dst
        vpand ymm15, ymm15, ymm4                                 ;   649.0 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;   650.0 fp1     46 dst
        vpxor ymm13, ymm13, ymm4                                 ;   649.0 fp2     46 dst
        vpand ymm5, ymm3, ymm0                                   ;   645.3 fp3     46 dst
        vpxor ymm10, ymm10, ymm5                                 ;   651.0 fp0     46 dst
        vpand ymm5, ymm1, ymm10                                  ;   652.0 fp1     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   653.0 fp2     46 dst
        vpand ymm7, ymm7, ymm13                                  ;   654.0 fp3     46 dst
        vmovdqa ymm5, ymm4                                       ;   649.0         46 dst copy
        vpand ymm4, ymm4, ymm13                                  ;   654.0 fp0     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   655.0 fp1     46 dst
        vpand ymm11, ymm11, ymm1                                 ;   656.0 fp2     46 dst
        vpand ymm4, ymm10, ymm13                                 ;   654.0 fp3     46 dst
        vpxor ymm5, ymm5, ymm4                                   ;   655.0 fp0     46 dst
        vpand ymm0, ymm0, ymm5                                   ;   656.0 fp1     46 dst
        vpand ymm3, ymm3, ymm5                                   ;   656.0 fp2     46 dst
        vpxor ymm3, ymm3, ymm7                                   ;   657.0 fp3     46 dst
        vpxor ymm3, ymm3, ymm11                                  ;   658.0 fp0     46 dst
        vmovdqa ymm4, ymm5                                       ;   656.0         46 dst copy
        vpxor ymm15, ymm13, ymm1                                 ;   656.0 fp1     46 dst
        vpxor ymm4, ymm4, ymm15                                  ;   657.0 fp2     46 dst
        vpand ymm12, ymm12, ymm15                                ;   657.0 fp3     46 dst
        vpand ymm9, ymm9, ymm15                                  ;   657.0 fp0     46 dst
        vpand ymm8, ymm8, ymm4                                   ;   658.0 fp1     46 dst
        vpxor ymm12, ymm12, ymm8                                 ;   659.0 fp2     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   659.0 fp3     46 dst
        vpand ymm6, ymm6, ymm4                                   ;   658.0 fp0     46 dst
        vpand ymm15, ymm1, [rbp + 1472]                          ;   656.0 fp1+agu0   46 dst
        vpor ymm1, ymm1, ymm4                                    ;   658.0 fp2     46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   659.0 fp3     46 dst
        vpxor ymm7, ymm7, ymm12                                  ;   660.0 fp0     46 dst
        vpxor ymm11, ymm11, ymm12                                ;   660.0 fp1     46 dst
        vpxor ymm5, ymm5, ymm10                                  ;   660.0 fp2     46 dst
        vpand ymm14, ymm14, ymm5                                 ;   661.0 fp3     46 dst
        vpxor ymm3, ymm3, ymm14                                  ;   662.0 fp0     46 dst
        vpand ymm2, ymm2, ymm10                                  ;   660.0 fp1     46 dst
        vpxor ymm8, ymm8, ymm2                                   ;   661.0 fp2     46 dst
        vpand ymm1, ymm13, [rbp + 4000]                          ;   658.0 fp3+agu1   46 dst
        vpxor ymm13, ymm13, ymm10                                ;   660.0 fp0     46 dst
        vpxor ymm4, ymm4, ymm13                                  ;   661.0 fp1     46 dst
        vpand ymm2, ymm13, [rbp + 4032]                          ;   661.0 fp2+agu0   46 dst
        vpxor ymm8, ymm8, ymm2                                   ;   662.0 fp3     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   662.0 fp0     46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   663.0 fp1     46 dst
        vpand ymm2, ymm4, [rbp + 4160]                           ;   662.0 fp2+agu1   46 dst
        vpxor ymm2, ymm2, ymm11                                  ;   663.0 fp3     46 dst
        vpand ymm5, ymm5, [rbp + 4576]                           ;   661.0 fp0+agu0   46 dst
        vpxor ymm0, ymm0, ymm5                                   ;   664.0 fp1     46 dst
        vpand ymm10, ymm10, [rbp + 4064]                         ;   660.5 fp2+agu1   46 dst
        vpxor ymm5, ymm5, ymm10                                  ;   662.0 fp3     46 dst
        vpxor ymm6, ymm6, ymm5                                   ;   663.0 fp0     46 dst
        vpxor ymm9, ymm9, ymm5                                   ;   663.0 fp1     46 dst
        vpand ymm13, ymm13, [rbp + 3968]                         ;   661.5 fp2+agu0   46 dst
        vpxor ymm6, ymm6, ymm13                                  ;   664.0 fp3     46 dst
        vpxor ymm2, ymm2, ymm13                                  ;   664.0 fp0     46 dst
        vpxor ymm7, ymm7, ymm6                                   ;   665.0 fp1     46 dst
        vpxor ymm0, ymm0, ymm7                                   ;   666.0 fp2     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   667.0 fp3     46 dst
        vpxor ymm2, ymm2, ymm0                                   ;   667.0 fp0     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   668.0 fp1     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   669.0 fp2     46 dst
        vpand ymm4, ymm4, [rbp + 4096]                           ;   664.0 fp3+agu1   46 dst
        vmovdqu ymm0, [rbp + 640]                                ;   662.5 agu0    46 dst
        vmovdqu ymm5, [rel aes128_decrypt.T0_constants256]       ;   663.3 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm5                                   ;   670.3 fp0     46 dst
        vmovdqa ymm10, ymm0                                      ;   671.3         46 dst copy
        vpxor ymm12, ymm5, [rbp + 672]                           ;   670.3 fp1+agu0   46 dst
        vpxor ymm10, ymm10, ymm12                                ;   671.3 fp2     46 dst
        vpxor ymm13, ymm10, [rbp + 864]                          ;   672.3 fp3+agu1   46 dst
        vmovdqu ymm14, [rbp + 768]                               ;   664.5 agu0    46 dst reload
        vmovdqu [rbp + 4096], ymm6                               ;   665.0 agu2+fp5   46 dst spill
        vpxor ymm6, ymm10, ymm14                                 ;   672.3 fp0     46 dst
        vpxor ymm14, ymm14, ymm12                                ;   671.5 fp1     46 dst
        vmovdqu [rbp + 3968], ymm7                               ;   666.0 agu2+fp5   46 dst spill
        vmovdqa ymm7, ymm14                                      ;   672.5         46 dst copy
        vmovdqu [rbp + 4064], ymm9                               ;   669.0 agu1+fp5   46 dst spill
        vmovdqa ymm9, ymm13                                      ;   673.3         46 dst copy
        vmovdqu [rbp + 4576], ymm1                               ;   667.0 agu0+fp5   46 dst spill
        vmovdqa ymm1, ymm13                                      ;   673.3         46 dst copy
        vmovdqu [rbp + 4160], ymm15                              ;   668.0 agu2+fp5   46 dst spill
        vmovdqa ymm15, ymm12                                     ;   671.3         46 dst copy
        vmovdqu [rbp + 4032], ymm8                               ;   669.0 agu1+fp5   46 dst spill
        vmovdqa ymm8, ymm12                                      ;   671.3         46 dst copy
        vmovdqu [rbp + 4000], ymm2                               ;   670.0 agu0+fp5   46 dst spill
        vmovdqa ymm2, ymm12                                      ;   671.3         46 dst copy
        vmovdqu [rbp + 4224], ymm11                              ;   671.0 agu2+fp5   46 dst spill
        vpxor ymm11, ymm5, [rbp + 800]                           ;   670.3 fp2+agu1   46 dst
        vpxor ymm0, ymm0, ymm11                                  ;   671.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;   672.5 fp0     46 dst
        vpxor ymm2, ymm2, ymm0                                   ;   672.3 fp1     46 dst
        vmovdqa ymm11, ymm2                                      ;   673.3         46 dst copy
        vpxor ymm5, ymm5, [rbp + 832]                            ;   671.0 fp2+agu0   46 dst
        vpxor ymm14, ymm14, ymm5                                 ;   672.5 fp3     46 dst
        vpor ymm11, ymm11, ymm14                                 ;   673.5 fp0     46 dst
        vmovdqu [rbp + 4192], ymm3                               ;   672.0 agu2+fp5   46 dst spill
        vmovdqa ymm3, ymm5                                       ;   672.0         46 dst copy
        vmovdqu [rbp + 4256], ymm4                               ;   673.0 agu1+fp5   46 dst spill
        vmovdqa ymm4, ymm5                                       ;   672.0         46 dst copy
        vmovdqu [rbp + 4928], ymm5                               ;   674.0 agu0+fp5   46 dst spill
        vmovdqa ymm5, ymm14                                      ;   673.5         46 dst copy
        vmovdqu [rbp + 4960], ymm13                              ;   675.0 agu2+fp5   46 dst spill
        vmovdqa ymm13, ymm14                                     ;   673.5         46 dst copy
        vmovdqu [rbp + 4992], ymm12                              ;   676.0 agu1+fp5   46 dst spill
        vmovdqa ymm12, ymm0                                      ;   673.0         46 dst copy
        vmovdqu [rbp + 5024], ymm2                               ;   677.0 agu0+fp5   46 dst spill
        vmovdqa ymm2, ymm0                                       ;   673.3         46 dst copy
        vmovdqu [rbp + 5120], ymm14                              ;   678.0 agu2+fp5   46 dst spill
        vpxor ymm14, ymm7, [rbp + 736]                           ;   673.8 fp1+agu1   46 dst
        vpxor ymm9, ymm9, ymm14                                  ;   674.8 fp2     46 dst
        vpand ymm8, ymm8, ymm14                                  ;   674.8 fp3     46 dst
        vpxor ymm5, ymm5, ymm14                                  ;   674.8 fp0     46 dst
        vpxor ymm3, ymm3, ymm8                                   ;   675.8 fp1     46 dst
        vpxor ymm11, ymm11, ymm3                                 ;   676.8 fp2     46 dst
        vpor ymm12, ymm12, ymm5                                  ;   675.8 fp3     46 dst
        vpxor ymm3, ymm3, ymm12                                  ;   676.8 fp0     46 dst
        vpand ymm2, ymm2, ymm5                                   ;   675.8 fp1     46 dst
        vmovdqa ymm12, ymm5                                      ;   675.8         46 dst copy
        vmovdqu [rbp + 5088], ymm14                              ;   679.0 agu0+fp5   46 dst spill
        vmovdqa ymm14, ymm6                                      ;   675.5         46 dst copy
        vmovdqu [rbp + 5056], ymm6                               ;   680.0 agu2+fp5   46 dst spill
        vpxor ymm6, ymm7, [rbp + 704]                            ;   675.8 fp2+agu1   46 dst
        vpxor ymm15, ymm15, ymm6                                 ;   676.8 fp3     46 dst
        vpand ymm1, ymm1, ymm15                                  ;   677.8 fp0     46 dst
        vpxor ymm8, ymm8, ymm2                                   ;   676.8 fp1     46 dst
        vpxor ymm10, ymm10, ymm6                                 ;   676.8 fp2     46 dst
        vpxor ymm13, ymm13, ymm10                                ;   677.8 fp3     46 dst
        vpor ymm4, ymm4, ymm13                                   ;   678.8 fp0     46 dst
        vpor ymm2, ymm6, ymm9                                    ;   677.7 fp1     46 dst
        vpxor ymm1, ymm1, ymm2                                   ;   678.8 fp2     46 dst
        vpxor ymm11, ymm11, ymm2                                 ;   678.7 fp3     46 dst
        vpxor ymm2, ymm9, ymm10                                  ;   678.2 fp0     46 dst
        vpxor ymm12, ymm12, ymm2                                 ;   679.2 fp1     46 dst
        vpand ymm14, ymm14, ymm12                                ;   680.2 fp2     46 dst
        vpxor ymm3, ymm3, ymm14                                  ;   681.2 fp3     46 dst
        vmovdqu ymm14, [rbp + 704]                               ;   678.2 agu0    46 dst reload
        vmovdqu [rbp + 5152], ymm13                              ;   681.0 agu2+fp5   46 dst spill
        vpor ymm13, ymm10, ymm14                                 ;   685.2 fp0     46 dst
        vpxor ymm1, ymm1, ymm13                                  ;   686.2 fp1     46 dst
        vpxor ymm8, ymm8, ymm13                                  ;   686.2 fp2     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   687.2 fp3     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   687.2 fp0     46 dst
        vpand ymm1, ymm2, ymm7                                   ;   680.7 fp1     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;   681.7 fp2     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   687.2 fp3     46 dst
        vpand ymm1, ymm11, ymm3                                  ;   688.2 fp0     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   689.2 fp1     46 dst
        vpand ymm1, ymm1, ymm4                                   ;   690.2 fp2     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   691.2 fp3     46 dst
        vpxor ymm11, ymm11, ymm4                                 ;   690.2 fp0     46 dst
        vpand ymm1, ymm3, ymm8                                   ;   692.2 fp1     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;   693.2 fp2     46 dst
        vpand ymm9, ymm9, ymm11                                  ;   694.2 fp3     46 dst
        vpand ymm6, ymm6, ymm11                                  ;   694.2 fp0     46 dst
        vmovdqa ymm1, ymm4                                       ;   690.2         46 dst copy
        vpand ymm4, ymm4, ymm11                                  ;   694.2 fp1     46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   695.2 fp2     46 dst
        vpand ymm10, ymm10, ymm3                                 ;   696.2 fp3     46 dst
        vpand ymm4, ymm8, ymm11                                  ;   694.2 fp0     46 dst
        vpxor ymm1, ymm1, ymm4                                   ;   695.2 fp1     46 dst
        vpand ymm0, ymm0, ymm1                                   ;   696.2 fp2     46 dst
        vpand ymm5, ymm5, ymm1                                   ;   696.2 fp3     46 dst
        vpxor ymm5, ymm5, ymm9                                   ;   697.2 fp0     46 dst
        vpxor ymm5, ymm5, ymm10                                  ;   698.2 fp1     46 dst
        vpxor ymm4, ymm11, ymm3                                  ;   696.2 fp2     46 dst
        vpand ymm2, ymm2, ymm4                                   ;   697.2 fp3     46 dst
        vpand ymm7, ymm7, ymm4                                   ;   697.2 fp0     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   697.2 fp1     46 dst
        vpand ymm12, ymm12, ymm4                                 ;   698.2 fp2     46 dst
        vpxor ymm2, ymm2, ymm12                                  ;   699.2 fp3     46 dst
        vpxor ymm12, ymm12, ymm5                                 ;   699.2 fp0     46 dst
        vpand ymm13, ymm3, ymm14                                 ;   696.2 fp1     46 dst
        vpxor ymm9, ymm9, ymm2                                   ;   700.2 fp2     46 dst
        vpxor ymm10, ymm10, ymm2                                 ;   700.2 fp3     46 dst
        vpor ymm3, ymm3, ymm4                                    ;   698.2 fp0     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   699.2 fp1     46 dst
        vpxor ymm1, ymm1, ymm8                                   ;   700.2 fp2     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   700.2 fp3     46 dst
        vpand ymm15, ymm15, ymm11                                ;   701.2 fp0     46 dst
        vpand ymm2, ymm4, [rbp + 5056]                           ;   698.2 fp1+agu1   46 dst
        vpxor ymm4, ymm4, ymm11                                  ;   701.2 fp2     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   702.2 fp3     46 dst
        vpxor ymm15, ymm15, ymm10                                ;   702.2 fp0     46 dst
        vpand ymm3, ymm8, [rbp + 5088]                           ;   700.2 fp1+agu0   46 dst
        vpxor ymm12, ymm12, ymm3                                 ;   701.2 fp2     46 dst
        vpand ymm3, ymm1, [rbp + 5024]                           ;   701.2 fp3+agu1   46 dst
        vpxor ymm0, ymm0, ymm3                                   ;   702.2 fp0     46 dst
        vpand ymm14, ymm4, [rbp + 4928]                          ;   702.2 fp1+agu0   46 dst
        vpxor ymm15, ymm15, ymm14                                ;   703.2 fp2     46 dst
        vpand ymm1, ymm1, [rbp + 5120]                           ;   701.2 fp3+agu1   46 dst
        vpxor ymm5, ymm5, ymm1                                   ;   702.2 fp0     46 dst
        vpand ymm8, ymm8, [rbp + 4992]                           ;   700.2 fp1+agu0   46 dst
        vpxor ymm3, ymm3, ymm8                                   ;   702.2 fp2     46 dst
        vpxor ymm2, ymm2, ymm3                                   ;   703.2 fp3     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;   703.2 fp0     46 dst
        vpxor ymm9, ymm9, ymm2                                   ;   704.2 fp1     46 dst
        vpand ymm11, ymm11, [rbp + 4960]                         ;   701.3 fp2+agu1   46 dst
        vpxor ymm12, ymm12, ymm11                                ;   702.3 fp3     46 dst
        vpxor ymm9, ymm9, ymm11                                  ;   705.2 fp0     46 dst
        vpxor ymm0, ymm0, ymm12                                  ;   703.3 fp1     46 dst
        vpxor ymm0, ymm0, ymm9                                   ;   706.2 fp2     46 dst
        vpxor ymm13, ymm13, ymm0                                 ;   707.2 fp3     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   707.2 fp0     46 dst
        vpxor ymm7, ymm7, ymm13                                  ;   708.2 fp1     46 dst
        vpxor ymm5, ymm5, ymm7                                   ;   709.2 fp2     46 dst
        vpand ymm4, ymm4, [rbp + 5152]                           ;   703.5 fp3+agu0   46 dst
        vpxor ymm10, ymm10, ymm4                                 ;   704.5 fp0     68 dst
        vpxor ymm10, ymm10, ymm5                                 ;   710.2 fp1     68 dst
        vpxor ymm10, ymm10, [r8 + 44800]                         ;   711.2 fp2+agu1   68 dst
        vmovdqu ymm0, [rbp + 4832]                               ;   703.5 agu0    68 dst
        vpxor ymm0, ymm0, [r8 + 44032]                           ;   710.5 fp3+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4640]                           ;   711.5 fp0+agu0   68 dst
        vmovdqu ymm1, [rbp + 4864]                               ;   705.0 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   712.5 fp1     68 dst
        vpxor ymm1, ymm1, [r8 + 44096]                           ;   712.0 fp2+agu0   68 dst
        vpxor ymm3, ymm15, [r8 + 44832]                          ;   708.2 fp3+agu1   68 dst
        vmovdqu ymm4, [rbp + 4736]                               ;   706.5 agu0    68 dst
        vpxor ymm4, ymm4, [r8 + 44064]                           ;   713.5 fp0+agu1   68 dst
        vpxor ymm5, ymm5, [r8 + 44864]                           ;   710.2 fp1+agu0   68 dst
        vpxor ymm12, ymm12, [r8 + 44896]                         ;   708.0 fp2+agu1   68 dst
        vmovdqu ymm8, [rbp + 4800]                               ;   708.5 agu0    68 dst
        vpxor ymm8, ymm8, [r8 + 44128]                           ;   715.5 fp3+agu1   68 dst
        vpxor ymm6, ymm6, ymm13                                  ;   708.2 fp0     68 dst
        vpxor ymm6, ymm6, [r8 + 44928]                           ;   709.5 fp1+agu0   68 dst
        vmovdqu ymm11, [rbp + 4672]                              ;   710.0 agu1    68 dst
        vpxor ymm11, ymm11, [r8 + 44160]                         ;   717.0 fp2+agu0   68 dst
        vpxor ymm11, ymm11, [rbp + 4768]                         ;   718.0 fp3+agu1   68 dst
        vpxor ymm7, ymm7, [r8 + 44960]                           ;   711.5 fp0+agu0   68 dst
        vmovdqu ymm13, [rbp + 4704]                              ;   712.0 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 44192]                         ;   719.0 fp1+agu0   68 dst
        vpxor ymm9, ymm9, ymm15                                  ;   709.5 fp2     68 dst
        vpxor ymm9, ymm9, [r8 + 44992]                           ;   713.0 fp3+agu1   68 dst
        vmovdqu ymm14, [rbp + 4608]                              ;   713.5 agu0    68 dst
        vpxor ymm14, ymm14, [r8 + 44224]                         ;   720.5 fp0+agu1   68 dst
        vpxor ymm14, ymm14, [rbp + 4736]                         ;   721.5 fp1+agu0   68 dst
        vpxor ymm2, ymm2, [r8 + 45024]                           ;   715.0 fp2+agu1   68 dst
        vmovdqu ymm15, [rbp + 4128]                              ;   715.5 agu0    68 dst
        vpxor ymm15, ymm15, [r8 + 44256]                         ;   722.5 fp3+agu1   68 dst
        vmovdqu [r9 + 3072], ymm0                                ;   713.5 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4512]                               ;   716.5 agu0    68 dst
        vpxor ymm0, ymm0, [r8 + 44288]                           ;   723.5 fp0+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4320]                           ;   724.5 fp1+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4544]                           ;   725.5 fp2+agu1   68 dst
        vmovdqu [r9 + 3104], ymm4                                ;   714.5 agu2+fp5   68 dst
        vmovdqu ymm4, [rbp + 4416]                               ;   718.5 agu0    68 dst
        vpxor ymm4, ymm4, [r8 + 44320]                           ;   725.5 fp3+agu1   68 dst
        vmovdqu [r9 + 3136], ymm1                                ;   714.5 agu2+fp5   68 dst
        vmovdqu ymm1, [rbp + 4544]                               ;   719.5 agu0    68 dst
        vpxor ymm1, ymm1, [r8 + 44352]                           ;   726.5 fp0+agu1   68 dst
        vmovdqu [r9 + 3168], ymm8                                ;   716.5 agu2+fp5   68 dst
        vmovdqu ymm8, [rbp + 4288]                               ;   720.5 agu0    68 dst
        vpxor ymm8, ymm8, [r8 + 44384]                           ;   727.5 fp1+agu1   68 dst
        vmovdqu [r9 + 3200], ymm11                               ;   719.0 agu2+fp5   68 dst
        vmovdqu ymm11, [rbp + 4352]                              ;   721.5 agu0    68 dst
        vpxor ymm11, ymm11, [r8 + 44416]                         ;   728.5 fp2+agu1   68 dst
        vpxor ymm11, ymm11, [rbp + 4896]                         ;   729.5 fp3+agu0   68 dst
        vmovdqu [r9 + 3232], ymm13                               ;   720.0 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4384]                              ;   723.0 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 44448]                         ;   730.0 fp0+agu0   68 dst
        vmovdqu [r9 + 3264], ymm14                               ;   722.5 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4480]                              ;   724.0 agu1    68 dst
        vpxor ymm14, ymm14, [r8 + 44480]                         ;   731.0 fp1+agu0   68 dst
        vpxor ymm14, ymm14, [rbp + 4416]                         ;   732.0 fp2+agu1   68 dst
        vmovdqu [r9 + 3296], ymm15                               ;   723.5 agu2+fp5   68 dst
        vmovdqu ymm15, [rbp + 4448]                              ;   725.5 agu0    68 dst
        vpxor ymm15, ymm15, [r8 + 44512]                         ;   732.5 fp3+agu1   68 dst
        vmovdqu [r9 + 3328], ymm0                                ;   726.5 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4256]                               ;   726.5 agu0    68 dst
        vpxor ymm0, ymm0, [r8 + 44544]                           ;   733.5 fp0+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4224]                           ;   734.5 fp1+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4192]                           ;   735.5 fp2+agu1   68 dst
        vmovdqu [r9 + 3360], ymm4                                ;   726.5 agu2+fp5   68 dst
        vmovdqu ymm4, [rbp + 4000]                               ;   728.5 agu0    68 dst
        vpxor ymm4, ymm4, [r8 + 44576]                           ;   735.5 fp3+agu1   68 dst
        vmovdqu [r9 + 3392], ymm1                                ;   727.5 agu2+fp5   68 dst
        vmovdqu ymm1, [rbp + 4192]                               ;   729.5 agu0    68 dst
        vpxor ymm1, ymm1, [r8 + 44608]                           ;   736.5 fp0+agu1   68 dst
        vmovdqu [r9 + 3424], ymm8                                ;   728.5 agu2+fp5   68 dst
        vmovdqu ymm8, [rbp + 4032]                               ;   730.5 agu0    68 dst
        vpxor ymm8, ymm8, [r8 + 44640]                           ;   737.5 fp1+agu1   68 dst
        vmovdqu [r9 + 3456], ymm11                               ;   730.5 agu2+fp5   68 dst
        vmovdqu ymm11, [rbp + 4160]                              ;   731.5 agu0    68 dst
        vpxor ymm11, ymm11, [r8 + 44672]                         ;   738.5 fp2+agu1   68 dst
        vpxor ymm11, ymm11, [rbp + 4576]                         ;   739.5 fp3+agu0   68 dst
        vmovdqu [r9 + 3488], ymm13                               ;   731.0 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4064]                              ;   733.0 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 44704]                         ;   740.0 fp0+agu0   68 dst
        vmovdqu [r9 + 3520], ymm14                               ;   733.0 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 3968]                              ;   734.0 agu1    68 dst
        vpxor ymm14, ymm14, [r8 + 44736]                         ;   741.0 fp1+agu0   68 dst
        vpxor ymm14, ymm14, [rbp + 4000]                         ;   742.0 fp2+agu1   68 dst
        vmovdqu [r9 + 3552], ymm15                               ;   733.5 agu2+fp5   68 dst
        vmovdqu ymm15, [rbp + 4096]                              ;   735.5 agu0    68 dst
        vpxor ymm15, ymm15, [r8 + 44768]                         ;   742.5 fp3+agu1   68 dst
        vmovdqu [r9 + 3584], ymm0                                ;   736.5 agu2+fp5   68 dst
        vmovdqu [r9 + 3616], ymm4                                ;   736.5 agu2+fp5   68 dst
        vmovdqu [r9 + 3840], ymm10                               ;   735.2 agu2+fp5   68 dst
        vmovdqu [r9 + 3648], ymm1                                ;   737.5 agu2+fp5   68 dst
        vmovdqu [r9 + 3872], ymm3                                ;   737.2 agu0+fp5   68 dst
        vmovdqu [r9 + 3680], ymm8                                ;   738.5 agu1+fp5   68 dst
        vmovdqu [r9 + 3904], ymm5                                ;   739.2 agu2+fp5   68 dst
        vmovdqu [r9 + 3936], ymm12                               ;   740.2 agu0+fp5   68 dst
        vmovdqu [r9 + 3968], ymm6                                ;   741.2 agu1+fp5   68 dst
        vmovdqu [r9 + 3712], ymm11                               ;   742.2 agu2+fp5   68 dst
        vmovdqu [r9 + 3744], ymm13                               ;   743.2 agu0+fp5   68 dst
        vmovdqu [r9 + 4000], ymm7                                ;   744.2 agu1+fp5   68 dst
        vmovdqu [r9 + 4032], ymm9                                ;   745.2 agu2+fp5   68 dst
        vmovdqu [r9 + 4064], ymm2                                ;   746.2 agu0+fp5   68 dst
        vmovdqu [r9 + 3776], ymm14                               ;   747.2 agu1+fp5   68 dst
        vmovdqu [r9 + 3808], ymm15                               ;   748.2 agu2+fp5   68 dst
        add r9, 0x1000                                           ;   738.7 alu0   119 blocks
        mov qword [rbp + 8232], r9                               ;   740.5 agu0+st0  119 blocks
        mov r8, qword [rbp + 8192]                               ;   741.0 agu1   119 blocks
        add r8, 0x1000                                           ;   745.0 alu1   119 blocks
        mov qword [rbp + 8192], r8                               ;   746.0 agu2+st1  119 blocks
        cmp r8, qword [rbp + 8200]                               ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                               ;                    x87 state
        mov rsp, qword [rbp + 8240]                              ;                    frame
        pop rbp                                                  ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
aes128_decrypt.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
