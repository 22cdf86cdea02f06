; aes128_decrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
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
;   blocks/rounds: 2943 uops, planned 867.5; bounds: width 490.5, ports 553.0, path 58.0
;   blocks.2: 2410 uops, planned 702.0; bounds: width 401.7, ports 464.0, path 31.0
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
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp - 128]                               ;     0.0 agu0    46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_decrypt.T0_constants256]      ;     0.2 agu1    46 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;     7.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm9                               ;     0.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm14                                      ;     8.2         46 t[0] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm11                              ;     1.5 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, [rbp - 96]                           ;     7.2 fp1+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;     8.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm8                               ;     2.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm11, [rbp + 0]                             ;     8.2 fp3+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm10                              ;     3.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm10, ymm8                                      ;     9.2         46 t[0] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm13                              ;     4.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm9, [rbp + 96]                            ;     9.2 fp0+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm12                              ;     5.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm15, [rbp + 32]                           ;     7.2 fp1+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                ;     8.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;     9.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm10, [rbp - 32]                           ;    10.2 fp0+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm7                               ;     6.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm9, [rbp + 0]                              ;     9.2 fp1+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4192], ymm6                               ;     7.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm15, [rbp + 64]                            ;     7.2 fp2+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;     9.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm12                                ;    11.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4224], ymm5                               ;     8.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm10, [rbp - 64]                            ;    10.2 fp1+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;    11.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4256], ymm0                               ;     9.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm5                                  ;    11.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm4                               ;    10.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm4, ymm11, ymm12                                 ;    11.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm3                               ;    11.5 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm3, ymm9, [rbp - 64]                              ;    12.2 fp1+agu1   46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm2                               ;    12.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm0                                  ;    12.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;    13.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4384], ymm1                               ;    13.5 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm14                                 ;     9.7 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm0                               ;    14.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm9                                  ;    12.2 fp1     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4448], ymm13                              ;    15.5 agu2+fp5   46 t[0] spill
        db 0x2e
        vpor ymm13, ymm1, ymm8                                   ;    10.7 fp2     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4480], ymm11                              ;    16.5 agu0+fp5   46 t[0] spill
        db 0x2e
        vpor ymm11, ymm5, ymm15                                  ;    12.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                  ;    14.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;    13.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm0                                 ;    13.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;    14.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm1                               ;    17.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm12, ymm8                                  ;    11.8 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm12                              ;    18.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm4, ymm6                                  ;    12.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                ;    15.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;    15.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;    13.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm8                                   ;    13.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                  ;    14.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm6, ymm3                                   ;    14.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                  ;    15.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm14, ymm1                                  ;    14.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                ;    16.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm1                                 ;    14.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                  ;    15.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm1                                  ;    15.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm3                               ;    19.5 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm11                                  ;    16.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;    17.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm12                                 ;    18.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;    19.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                   ;    20.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;    21.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm4                                  ;    22.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;    23.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;    24.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm13                                  ;    25.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                   ;    26.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                  ;    25.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;    26.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm12                                 ;    27.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                  ;    27.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                 ;    27.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                ;    25.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                 ;    28.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                   ;    28.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;    28.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                   ;    27.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                 ;    29.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm10                              ;    29.2 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm12, [rbp - 64]                           ;    27.2 fp0+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm2                                  ;    29.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;    30.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;    31.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                  ;    25.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;    30.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm15, ymm9                                 ;    28.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;    29.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                   ;    29.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm4, [rbp + 4544]                           ;    31.2 fp1+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;    31.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                   ;    32.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4512]                           ;    32.2 fp0+agu0   46 t[0]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 4480]                           ;    31.2 fp1+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;    32.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;    30.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;    32.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vpand ymm1, ymm13, [rbp + 4448]                          ;    32.2 fp1+agu0   46 t[0]
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4416]                         ;    32.2 fp2+agu1   46 t[0]
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;    33.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;    33.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;    33.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;    34.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                   ;    33.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;    31.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;    33.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;    35.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 4576]                           ;    33.2 fp3+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;    32.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;    33.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;    34.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;    36.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;    37.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                 ;    34.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;    35.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;    37.2 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;    38.2 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4608]                           ;    39.2 fp1+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;    34.5 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;    40.2 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4384]                              ;    33.8 agu0    46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;    34.3 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;    41.3 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm14                                      ;    42.3         46 t[0] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4352]                               ;    34.8 agu0    46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;    41.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;    42.8 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4256]                               ;    35.3 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm6, ymm8                                   ;    42.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm5                               ;    35.3 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm9                                       ;    43.8         46 t[0] copy
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;    43.8 fp0     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4256], ymm10                              ;    38.2 agu0+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm10, ymm3, [rbp + 4224]                          ;    43.8 fp1+agu1   46 t[0]
        db 0x2e
        vmovdqu [rbp + 4224], ymm11                              ;    37.3 agu2+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm11, ymm1, [rbp + 4320]                          ;    41.3 fp2+agu0   46 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm11                                ;    42.3 fp3     46 t[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;    43.8 fp0     46 t[0]
        vpxor ymm11, ymm5, [rbp + 4192]                          ;    44.8 fp1+agu1   46 t[0]
        vmovdqu [rbp + 4192], ymm2                               ;    38.3 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm1, [rbp + 4288]                           ;    41.3 fp2+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;    43.8 fp3     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4288], ymm0                               ;    39.3 agu1+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm0, ymm10, ymm11                                 ;    45.8 fp0     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4320], ymm12                              ;    41.2 agu2+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm12, ymm5, [rbp + 4160]                          ;    44.8 fp1+agu0   46 t[0]
        db 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;    45.8 fp2     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4384], ymm15                              ;    41.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm12                                 ;    45.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm13                              ;    42.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm6, ymm11                                 ;    45.8 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm4                               ;    43.5 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm4, ymm3, [rbp + 4160]                            ;    46.8 fp1+agu1   46 t[0]
        db 0x2e
        vmovdqu [rbp + 4416], ymm7                               ;    44.5 agu2+fp5   46 t[0] spill
        db 0x2e
        vpand ymm7, ymm10, ymm15                                 ;    46.8 fp2     46 t[0]
        db 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;    47.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm14                                  ;    43.5 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm15                              ;    46.8 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm3                                  ;    46.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm10                              ;    46.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm10, ymm1, ymm9                                   ;    44.8 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm6                               ;    47.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm6, ymm12, ymm0                                   ;    46.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;    48.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                 ;    47.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm15                                  ;    47.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                 ;    48.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm1                               ;    48.5 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm9                                  ;    46.0 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm11                              ;    49.5 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm13, ymm2                                 ;    46.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;    49.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;    49.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;    47.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm9                                   ;    47.3 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                 ;    48.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm2, ymm4                                    ;    48.3 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;    49.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm14, ymm1                                   ;    48.3 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;    50.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm1                                  ;    48.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                 ;    49.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm1                                  ;    49.3 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm4                               ;    50.5 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm6                                   ;    50.3 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;    51.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm11                                 ;    52.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;    53.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                   ;    54.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;    55.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, ymm13                                 ;    56.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                 ;    57.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                 ;    58.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm10                                 ;    59.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                   ;    60.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                  ;    59.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;    60.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm11                                 ;    61.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                  ;    61.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                                 ;    61.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                                  ;    59.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                   ;    62.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                 ;    62.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;    62.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                   ;    61.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                   ;    63.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm5                               ;    63.8 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, [rbp + 4160]                          ;    61.8 fp0+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                                  ;    63.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;    64.8 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                  ;    65.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                ;    60.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;    64.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm3                                  ;    62.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;    63.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm7                                   ;    63.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, [rbp + 4640]                          ;    65.8 fp1+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                ;    65.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                   ;    66.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 4544]                           ;    66.8 fp0+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4512]                         ;    65.8 fp1+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;    66.8 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                  ;    64.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;    66.8 fp0     46 t[0]
        db 0x2e, 0x2e
        vpand ymm1, ymm10, [rbp + 4480]                          ;    66.8 fp1+agu1   46 t[0]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 4448]                         ;    66.8 fp2+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;    67.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;    67.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                  ;    67.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;    68.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                   ;    67.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;    65.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;    67.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 4672]                           ;    67.8 fp2+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                   ;    69.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;    66.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;    67.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;    68.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;    70.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;    71.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;    68.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                ;    69.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;    71.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;    72.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4704]                         ;    73.8 fp1+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;    69.2 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;    69.3 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;    74.8 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;    75.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4128]                              ;    68.8 agu1    46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;    69.0 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;    76.0 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm2, ymm14                                      ;    77.0         46 t[0] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4096]                               ;    69.8 agu1    46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;    76.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;    77.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4064]                               ;    70.0 agu0    46 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm4                                   ;    77.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm7                                       ;    78.8         46 t[0] copy
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;    78.8 fp2     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4064], ymm12                              ;    70.7 agu2+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm12, ymm2, [rbp + 2656]                          ;    78.8 fp3+agu1   46 t[0]
        db 0x2e
        vmovdqu [rbp + 4096], ymm5                               ;    72.8 agu0+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm5, ymm1, [rbp + 2592]                           ;    76.0 fp0+agu1   46 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;    77.0 fp1     46 t[0]
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;    78.8 fp2     46 t[0]
        db 0x2e
        vpxor ymm5, ymm9, [rbp + 2528]                           ;    79.8 fp3+agu0   46 t[0]
        db 0x2e
        vmovdqu [rbp + 4128], ymm6                               ;    73.0 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm1, [rbp + 2624]                           ;    76.0 fp0+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;    78.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm11                              ;    75.8 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm12, ymm5                                 ;    80.8 fp2     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4672], ymm0                               ;    76.0 agu2+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm0, ymm9, [rbp + 4032]                           ;    79.8 fp3+agu1   46 t[0]
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;    80.8 fp0     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4448], ymm10                              ;    77.0 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm0                                  ;    80.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm8                               ;    78.0 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm8, ymm3, ymm5                                   ;    80.8 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm13                              ;    79.0 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm13, ymm2, [rbp + 4032]                           ;    81.8 fp3+agu0   46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm15                              ;    80.0 agu2+fp5   46 t[0] spill
        db 0x2e
        vpand ymm15, ymm12, ymm10                                ;    81.8 fp0     46 t[0]
        db 0x2e
        vpxor ymm15, ymm15, ymm13                                ;    82.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm14                                  ;    78.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm10                              ;    81.8 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm2                                 ;    81.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm12                              ;    82.0 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm12, ymm1, ymm7                                   ;    79.8 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm3                               ;    83.0 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm3, ymm0, ymm11                                   ;    81.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;    83.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;    82.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm10                                  ;    82.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;    83.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm1                               ;    84.0 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm5, ymm7                                   ;    81.0 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm5                               ;    85.0 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm6                                   ;    81.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;    84.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;    84.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;    82.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm7                                  ;    82.3 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;    83.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm6, ymm13                                   ;    83.3 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;    84.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm14, ymm1                                   ;    83.3 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;    85.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm14, ymm1                                  ;    83.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;    84.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm1                                  ;    84.3 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm13                              ;    86.0 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm3                                  ;    85.3 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;    86.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm5                                 ;    87.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                ;    88.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                ;    89.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;    90.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm8                                  ;    91.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                ;    92.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;    93.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm12                                 ;    94.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;    95.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                ;    94.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;    95.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm5                                 ;    96.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                   ;    96.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                ;    96.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                ;    94.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                  ;    97.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm15                                ;    97.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                ;    97.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                  ;    96.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                                  ;    98.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm9                               ;    98.8 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm5, [rbp + 4032]                           ;    96.8 fp2+agu0   46 t[0]
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                                   ;    98.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                   ;    99.8 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   100.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                  ;    95.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                 ;    99.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm2                                  ;    97.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;    98.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                  ;    98.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, [rbp + 4800]                           ;   100.8 fp3+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;   100.8 fp0     46 t[0]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                  ;   101.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4768]                         ;   101.8 fp2+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 4736]                           ;   100.8 fp3+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   101.8 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;    99.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   101.8 fp2     46 t[0]
        db 0x2e, 0x2e
        vpand ymm1, ymm12, [rbp + 4160]                          ;   101.8 fp3+agu0   46 t[0]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 4640]                         ;   101.8 fp0+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   102.8 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;   102.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;   102.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;   103.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                  ;   102.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   100.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   102.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   104.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 4832]                         ;   102.8 fp1+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   101.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                ;   102.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   103.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   105.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   106.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                 ;   103.8 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                ;   104.8 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   106.8 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   107.8 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4864]                           ;   108.8 fp3+agu1   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;   107.8 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   104.3 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;   109.8 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1664]                              ;   103.7 agu0    46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   104.0 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   111.0 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm14                                      ;   112.0         46 t[0] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1696]                               ;   104.7 agu0    46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   111.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   112.7 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1792]                               ;   105.0 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm6, ymm7                                  ;   112.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm0                               ;   105.2 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm13                                      ;   113.7         46 t[0] copy
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                   ;   113.7 fp3     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4832], ymm9                               ;   107.8 agu0+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm9, ymm2, [rbp + 1888]                           ;   113.7 fp0+agu1   46 t[0]
        db 0x2e
        vmovdqu [rbp + 4640], ymm3                               ;   107.2 agu2+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm3, ymm1, [rbp + 1824]                           ;   111.0 fp1+agu0   46 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   112.0 fp2     46 t[0]
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   113.7 fp3     46 t[0]
        db 0x2e
        vpxor ymm3, ymm0, [rbp + 1760]                           ;   114.7 fp0+agu1   46 t[0]
        db 0x2e
        vmovdqu [rbp + 4160], ymm12                              ;   108.2 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm1, [rbp + 1856]                          ;   111.0 fp1+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                ;   113.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm3                                   ;   115.7 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm15                              ;   109.8 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, [rbp + 1728]                          ;   114.7 fp0+agu0   46 t[0]
        db 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   115.7 fp1     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4768], ymm10                              ;   111.2 agu2+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm10, ymm6, ymm15                                 ;   115.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm5                               ;   112.2 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpand ymm5, ymm6, ymm3                                   ;   115.7 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm4                               ;   113.2 agu0+fp5   46 t[0] spill
        db 0x2e
        vpor ymm4, ymm2, [rbp + 1728]                            ;   116.7 fp0+agu1   46 t[0]
        db 0x2e
        vmovdqu [rbp + 4896], ymm11                              ;   114.2 agu2+fp5   46 t[0] spill
        db 0x2e
        vpand ymm11, ymm9, ymm10                                 ;   116.7 fp1     46 t[0]
        db 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   117.7 fp2     46 t[0]
        db 0x2e
        vmovdqu [rbp + 4928], ymm8                               ;   115.2 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm6, ymm14                                  ;   113.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm10                              ;   116.7 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm1, ymm2                                  ;   116.7 fp0     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm9                               ;   117.2 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm9, ymm8, ymm13                                   ;   114.7 fp1     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm6                               ;   118.2 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpor ymm6, ymm15, ymm1                                   ;   116.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   118.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                   ;   117.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm10                                  ;   117.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                   ;   118.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm8                               ;   119.2 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm3, ymm13                                  ;   115.8 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm3                               ;   120.2 agu1+fp5   46 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm5, ymm12                                  ;   116.7 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   119.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;   119.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   117.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm13                                  ;   117.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;   118.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm12, ymm4                                   ;   118.2 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   119.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm14, ymm8                                   ;   118.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;   120.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm8                                  ;   118.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;   119.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm8                                  ;   119.2 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm4                               ;   121.2 agu0+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm7, ymm6                                   ;   120.2 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   121.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm3                                   ;   122.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   123.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm11                                  ;   124.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   125.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm3, ymm5                                   ;   126.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   127.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   128.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm9                                   ;   129.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                  ;   130.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                 ;   129.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;   130.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm3                                  ;   131.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                   ;   131.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                                 ;   131.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                   ;   129.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                  ;   132.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm11                                ;   132.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   132.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                   ;   131.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                  ;   133.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm0                               ;   133.7 agu2+fp5   46 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm3, [rbp + 1728]                           ;   131.7 fp3+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm11                                   ;   133.7 fp0     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;   134.7 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   135.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                 ;   130.0 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                 ;   134.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm2                                   ;   132.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                   ;   133.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                  ;   133.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm5, [rbp + 5088]                           ;   135.7 fp0+agu0   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   135.7 fp1     46 t[0]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                 ;   136.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 5056]                           ;   136.7 fp3+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 5024]                           ;   135.7 fp0+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   136.7 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;   134.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;   136.7 fp3     46 t[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm9, [rbp + 4992]                           ;   136.7 fp0+agu1   46 t[0]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 4960]                           ;   136.7 fp1+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;   137.7 fp2     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   137.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   137.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                   ;   138.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                ;   137.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;   135.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                   ;   137.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 5120]                         ;   137.7 fp1+agu1   46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   139.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   136.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   137.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;   138.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   140.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   141.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   138.7 fp0     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                  ;   139.7 fp1     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   141.7 fp2     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   142.7 fp3     46 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5152]                           ;   143.7 fp0+agu0   46 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                  ;   139.0 fp1     46 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   139.2 fp2     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   144.7 fp3     46 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4544]                              ;   138.5 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;   145.5 fp0     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                 ;   146.5 fp1     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm7, [rbp + 4416]                           ;   140.2 fp2+agu0   65 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4512]                               ;   139.5 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   146.5 fp3     65 t[0]
        db 0x2e
        vpxor ymm8, ymm5, [rbp + 4928]                           ;   147.5 fp0+agu0   65 t[0]
        db 0x2e
        vpxor ymm11, ymm2, [rbp + 4480]                          ;   141.2 fp1+agu1   65 t[0]
        db 0x2e
        vpxor ymm12, ymm8, [rbp + 4576]                          ;   148.5 fp2+agu0   65 t[0]
        db 0x2e
        vmovdqu ymm13, [rbp + 4896]                              ;   141.5 agu1    46 t[0] reload
        db 0x2e
        vpxor ymm4, ymm12, ymm13                                 ;   149.5 fp3     65 t[0]
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   142.7 fp0     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   150.5 fp1     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4384]                           ;   150.5 fp2+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4608]                           ;   151.5 fp3+agu1   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;   152.5 fp0     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4896], ymm4                               ;   152.5 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm4, ymm11, ymm7                                  ;   153.5 fp1     65 t[0]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4032]                           ;   153.5 fp2+agu0   65 t[0]
        db 0x2e
        vmovdqu [rbp + 4544], ymm11                              ;   142.8 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm7                                 ;   154.5 fp3     65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm5                               ;   147.5 agu1+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4736]                               ;   144.7 agu0    65 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4768]                           ;   151.7 fp0+agu1   65 t[0]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4800]                           ;   152.7 fp1+agu0   65 t[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   154.5 fp2     65 t[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm5                                 ;   155.5 fp3     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4768], ymm15                              ;   147.5 agu2+fp5   46 t[0] spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 4192]                         ;   155.5 fp0+agu1   65 t[0]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4288]                         ;   156.5 fp1+agu0   65 t[0]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4320]                         ;   157.5 fp2+agu1   65 t[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   158.5 fp3     65 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   159.5 fp0     65 t[0]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4608]                           ;   159.5 fp1+agu0   65 t[0]
        db 0x2e
        vmovdqu [rbp + 4288], ymm15                              ;   158.5 agu2+fp5   65 t[0] spill
        vpxor ymm15, ymm1, [rbp + 4672]                          ;   151.7 fp2+agu1   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4448]                         ;   152.7 fp3+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   153.7 fp0     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;   154.7 fp1     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   160.5 fp2     65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm13                              ;   154.7 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm13, ymm4, ymm14                                 ;   161.5 fp3     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4192], ymm14                              ;   161.5 agu1+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm14, ymm5, [rbp + 4448]                          ;   160.5 fp0+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4160]                           ;   160.5 fp1+agu1   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   161.5 fp2     65 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   161.5 fp3     65 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   162.5 fp0     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4160], ymm11                              ;   155.5 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm11, ymm5, [rbp + 4320]                          ;   161.5 fp1+agu0   65 t[0]
        db 0x2e
        vmovdqu [rbp + 4448], ymm15                              ;   156.5 agu1+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 4704]                         ;   162.5 fp2+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4800]                         ;   162.5 fp3+agu1   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;   163.5 fp0     65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm1                               ;   158.5 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm9, [rbp + 4608]                           ;   162.5 fp1+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                  ;   162.5 fp2     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   163.5 fp3     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   164.5 fp0     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   163.5 fp1     65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm1                               ;   163.5 agu1+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm3, [rbp + 4320]                           ;   164.5 fp2+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;   164.5 fp3     65 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   165.5 fp0     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4320], ymm13                              ;   162.5 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm13, ymm7, ymm1                                  ;   165.5 fp1     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4704], ymm1                               ;   165.5 agu1+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm1, ymm6, [rbp + 4640]                           ;   162.5 fp2+agu0   65 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;   164.5 fp3     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                  ;   166.5 fp0     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4128]                           ;   167.5 fp1+agu1   65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm9                               ;   164.5 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm3                                  ;   165.5 fp2     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   166.5 fp3     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   168.5 fp0     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4224]                           ;   168.5 fp1+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4640]                         ;   166.5 fp2+agu1   65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm11                              ;   167.5 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm2, ymm1                                  ;   165.5 fp3     65 t[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4096]                           ;   165.5 fp0+agu0   65 t[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4064]                           ;   166.5 fp1+agu1   65 t[0]
        db 0x2e
        vmovdqu [rbp + 4064], ymm3                               ;   165.8 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm3, ymm7, ymm11                                  ;   166.5 fp2     65 t[0]
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;   169.5 fp3     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4832]                         ;   166.5 fp0+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4864]                         ;   167.5 fp1+agu1   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;   168.5 fp2     65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm6                               ;   169.5 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm15                                  ;   169.5 fp3     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   169.5 fp0     65 t[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                 ;   170.5 fp1     65 t[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4256]                           ;   169.5 fp2+agu0   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4352]                           ;   170.5 fp3+agu1   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   167.8 fp0     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   171.5 fp1     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;   171.5 fp2     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   172.5 fp3     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4768]                           ;   172.5 fp0+agu0   65 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm4                               ;   168.0 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm4, ymm15, [rbp + 4512]                          ;   170.5 fp1+agu1   65 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;   171.5 fp2     65 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm6                               ;   170.5 agu0+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm1                                  ;   173.5 fp3     65 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;   174.5 fp0     65 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   173.5 fp1     65 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4032]                           ;   173.5 fp2+agu1   65 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;   175.5 fp3     65 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   174.5 fp0     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4032], ymm1                               ;   173.5 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm1, ymm0, [rbp + 4800]                           ;   174.5 fp1+agu0   65 t[0]
        db 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;   174.5 fp2     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4800], ymm0                               ;   175.5 agu1+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm0, ymm4, [rbp + 4448]                           ;   176.5 fp3+agu0   65 t[0]
        db 0x2e
        vmovdqu [rbp + 4448], ymm4                               ;   176.5 agu2+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm4, ymm1, [rbp + 4544]                           ;   175.5 fp0+agu1   65 t[0]
        vpxor ymm7, ymm7, ymm4                                   ;   176.5 fp1     65 t[0]
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   177.5 fp2     65 t[0]
        db 0x2e
        vmovdqu [rbp + 4544], ymm7                               ;   177.5 agu0+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm7, ymm0, [rbp + 4896]                           ;   177.5 fp3+agu1   65 t[0]
        db 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   178.5 fp0     65 t[0]
        vpxor ymm10, ymm10, [r8 + 4096]                          ;   173.8 fp1+agu0   65 t[0]
        vpxor ymm5, ymm5, [r8 + 4128]                            ;   174.5 fp2+agu1   65 t[0]
        vpxor ymm9, ymm9, [r8 + 4160]                            ;   174.8 fp3+agu0   65 t[0]
        vpxor ymm13, ymm13, [r8 + 4192]                          ;   175.5 fp0+agu1   65 t[0]
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                  ;   175.5 fp1     65 t[0]
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 4224]                            ;   176.5 fp2+agu0   65 t[0]
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 4256]                            ;   176.5 fp3+agu1   65 t[0]
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 4288]                            ;   177.5 fp0+agu0   65 t[0]
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 4480]                          ;   177.5 fp1+agu1   65 t[0]
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 4512]                          ;   177.8 fp2+agu0   65 t[0]
        vmovdqu [rbp + 4896], ymm12                              ;   178.8 agu2+fp5   65 t[0] spill
        vpxor ymm12, ymm2, [r8 + 4320]                           ;   178.5 fp3+agu1   65 t[0]
        vpxor ymm2, ymm2, [r8 + 4576]                            ;   178.8 fp0+agu0   65 t[0]
        vpxor ymm2, ymm2, [rbp + 4768]                           ;   179.8 fp1+agu1   65 t[0]
        vmovdqu [rbp + 4768], ymm2                               ;   180.8 agu2+fp5   65 t[0] spill
        vpxor ymm2, ymm14, [r8 + 4384]                           ;   179.8 fp2+agu0   65 t[0]
        vmovdqu [rbp + 4352], ymm15                              ;   178.5 agu2+fp5   65 t[0] spill
        vmovdqu ymm15, [rbp + 4192]                              ;   180.5 agu1    65 t[0]
        vpxor ymm15, ymm15, [r8 + 4352]                          ;   187.5 fp3+agu0   65 t[0]
        vpxor ymm11, ymm11, [r8 + 4736]                          ;   181.5 fp0+agu1   65 t[0]
        vmovdqu [rbp + 4192], ymm11                              ;   182.5 agu2+fp5   65 t[0] spill
        vpxor ymm11, ymm3, [rbp + 4512]                          ;   181.8 fp1+agu0   65 t[0]
        vpxor ymm11, ymm11, [r8 + 4448]                          ;   182.8 fp2+agu1   65 t[0]
        vmovdqu [rbp + 4512], ymm11                              ;   183.8 agu2+fp5   65 t[0] spill
        vmovdqu ymm11, [rbp + 4064]                              ;   182.8 agu0    65 t[0]
        vpxor ymm11, ymm11, [r8 + 4416]                          ;   189.8 fp3+agu1   65 t[0]
        vpxor ymm7, ymm7, [r8 + 4800]                            ;   183.8 fp0+agu0   65 t[0]
        vpxor ymm4, ymm4, [r8 + 4832]                            ;   184.5 fp1+agu1   65 t[0]
        vmovdqu [rbp + 4064], ymm4                               ;   185.5 agu2+fp5   65 t[0] spill
        vpxor ymm4, ymm1, [rbp + 4672]                           ;   184.8 fp2+agu0   65 t[0]
        vpxor ymm4, ymm4, [r8 + 4544]                            ;   185.8 fp3+agu1   65 t[0]
        vpxor ymm14, ymm14, [r8 + 4896]                          ;   185.8 fp0+agu0   65 t[0]
        vpxor ymm14, ymm14, [rbp + 4608]                         ;   186.8 fp1+agu1   65 t[0]
        vpxor ymm3, ymm3, [r8 + 4960]                            ;   186.8 fp2+agu0   65 t[0]
        vmovdqu [rbp + 4608], ymm3                               ;   187.8 agu2+fp5   65 t[0] spill
        vmovdqu ymm3, [rbp + 4288]                               ;   187.5 agu1    65 t[0]
        vpxor ymm3, ymm3, [r8 + 4608]                            ;   194.5 fp3+agu0   65 t[0]
        vmovdqu [rbp + 4288], ymm14                              ;   187.8 agu2+fp5   65 t[0] spill
        vmovdqu ymm14, [rbp + 4128]                              ;   188.5 agu1    65 t[0]
        vpxor ymm14, ymm14, [r8 + 4640]                          ;   195.5 fp0+agu0   65 t[0]
        vmovdqu [rbp + 4128], ymm7                               ;   184.8 agu2+fp5   65 t[0] spill
        vmovdqu ymm7, [rbp + 4640]                               ;   189.5 agu1    65 t[0]
        vpxor ymm7, ymm7, [r8 + 4672]                            ;   196.5 fp1+agu0   65 t[0]
        vpxor ymm1, ymm1, [r8 + 5056]                            ;   190.5 fp2+agu1   65 t[0]
        vmovdqu [rbp + 4672], ymm1                               ;   191.5 agu2+fp5   65 t[0] spill
        vmovdqu ymm1, [rbp + 4864]                               ;   190.8 agu0    65 t[0]
        vpxor ymm1, ymm1, [r8 + 4704]                            ;   197.8 fp3+agu1   65 t[0]
        vmovdqu [rbp + 4864], ymm1                               ;   198.8 agu2+fp5   65 t[0] spill
        vmovdqu ymm1, [rbp + 4448]                               ;   191.8 agu0    65 t[0]
        vpxor ymm1, ymm1, [r8 + 4768]                            ;   198.8 fp0+agu1   65 t[0]
        vpxor ymm1, ymm1, [rbp + 4800]                           ;   199.8 fp1+agu0   65 t[0]
        vmovdqu [rbp + 4448], ymm1                               ;   200.8 agu2+fp5   65 t[0] spill
        vmovdqu ymm1, [rbp + 4160]                               ;   193.5 agu1    65 t[0]
        vpxor ymm1, ymm1, [r8 + 4864]                            ;   200.5 fp2+agu0   65 t[0]
        vpxor ymm1, ymm1, [rbp + 4320]                           ;   201.5 fp3+agu1   65 t[0]
        vmovdqu [rbp + 4320], ymm1                               ;   202.5 agu2+fp5   65 t[0] spill
        vmovdqu ymm1, [rbp + 4704]                               ;   194.8 agu0    65 t[0]
        vpxor ymm1, ymm1, [r8 + 4928]                            ;   201.8 fp0+agu1   65 t[0]
        vpxor ymm1, ymm1, [rbp + 4640]                           ;   202.8 fp1+agu0   65 t[0]
        vmovdqu [rbp + 4640], ymm1                               ;   203.8 agu2+fp5   65 t[0] spill
        vmovdqu ymm1, [rbp + 4032]                               ;   196.5 agu1    65 t[0]
        vpxor ymm1, ymm1, [r8 + 4992]                            ;   203.5 fp2+agu0   65 t[0]
        vmovdqu [rbp + 4032], ymm1                               ;   204.5 agu2+fp5   65 t[0] spill
        vmovdqu ymm1, [rbp + 4800]                               ;   197.5 agu1    65 t[0]
        vpxor ymm1, ymm1, [r8 + 5024]                            ;   204.5 fp3+agu0   65 t[0]
        vmovdqu [rbp + 4800], ymm1                               ;   205.5 agu2+fp5   65 t[0] spill
        vmovdqu ymm1, [rbp + 4544]                               ;   198.5 agu1    65 t[0]
        vpxor ymm1, ymm1, [r8 + 5088]                            ;   205.5 fp0+agu0   65 t[0]
        vmovdqu [rbp + 4544], ymm1                               ;   206.5 agu2+fp5   65 t[0] spill
        vmovdqu ymm1, [rbp + 896]                                ;   199.5 agu1    46 t[1]
        vpxor ymm1, ymm1, [rel aes128_decrypt.T0_constants256]   ;   206.5 fp1+agu0   46 t[1]
        vmovdqu [rbp + 4704], ymm7                               ;   199.5 agu2+fp5   65 t[0] spill
        vmovdqa ymm7, ymm1                                       ;   207.5         46 t[1] copy
        db 0x2e
        vmovdqu [rbp + 4160], ymm14                              ;   200.5 agu1+fp5   65 t[0] spill
        db 0x2e
        vmovdqu ymm14, [rbp + 928]                               ;   200.8 agu0    46 t[1]
        db 0x2e
        vpxor ymm14, ymm14, [rel aes128_decrypt.T0_constants256] ;   207.8 fp2+agu1   46 t[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   208.8 fp3     46 t[1]
        vmovdqu [rbp + 4256], ymm3                               ;   201.5 agu2+fp5   65 t[0] spill
        vpxor ymm3, ymm14, [rbp + 1024]                          ;   208.8 fp0+agu0   46 t[1]
        vmovdqu [rbp + 4832], ymm4                               ;   202.5 agu2+fp5   65 t[0] spill
        vmovdqa ymm4, ymm3                                       ;   209.8         46 t[1] copy
        db 0x2e
        vmovdqu [rbp + 4096], ymm11                              ;   203.5 agu1+fp5   65 t[0] spill
        db 0x2e
        vpxor ymm11, ymm7, [rbp + 1120]                          ;   209.8 fp1+agu0   46 t[1]
        db 0x2e
        vmovdqu [rbp + 4224], ymm2                               ;   204.5 agu2+fp5   65 t[0] spill
        vpxor ymm2, ymm7, [rbp + 1024]                           ;   209.8 fp2+agu1   46 t[1]
        vmovdqu [rbp + 4736], ymm15                              ;   205.5 agu0+fp5   65 t[0] spill
        vmovdqu ymm15, [rbp + 1056]                              ;   204.5 agu1    46 t[1]
        vpxor ymm15, ymm15, [rel aes128_decrypt.T0_constants256] ;   211.5 fp3+agu0   46 t[1]
        vpxor ymm1, ymm1, ymm15                                  ;   212.5 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                  ;   212.5 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm4, [rbp + 992]                           ;   213.5 fp2+agu1   46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 96], ymm12                                ;   206.5 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm11, ymm15                                ;   214.5 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 64], ymm0                                 ;   207.5 agu0+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1088]                               ;   206.5 agu1    46 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel aes128_decrypt.T0_constants256]   ;   213.5 fp0+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;   214.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 32], ymm8                                 ;   208.5 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm4, [rbp + 960]                            ;   213.5 fp2+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   214.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm6                                  ;   209.5 agu0+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm14, ymm8                                  ;   214.5 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm13                                ;   210.5 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm14, ymm15                                ;   214.5 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm9                                 ;   211.5 agu1+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm11, ymm6                                  ;   215.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm5                                 ;   212.5 agu0+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm7, [rbp + 960]                             ;   215.5 fp3+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   216.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 128], ymm10                               ;   213.5 agu2+fp5   65 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm1                                 ;   213.5 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm6                               ;   215.5 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm12, ymm7                                  ;   215.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm11                              ;   215.5 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm10, ymm3                                  ;   215.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm14                              ;   216.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm8, ymm12                                  ;   215.5 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   217.5 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   216.5 fp2     46 t[1]
        db 0x2e, 0x2e
        vpand ymm14, ymm4, ymm6                                  ;   216.5 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   217.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm10                              ;   217.5 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm3                                 ;   215.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm15                              ;   218.5 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm0                                 ;   215.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                ;   218.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   218.5 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;   216.5 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm7, ymm3                                   ;   216.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   217.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm0, ymm5                                   ;   217.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   218.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm1, ymm10                                  ;   217.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   219.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm10                                 ;   217.8 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   218.8 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm6, ymm10                                 ;   218.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm5                               ;   219.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm2, ymm14                                  ;   219.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;   220.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm15                                 ;   221.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   222.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                   ;   223.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;   224.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm13                                 ;   225.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   226.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   227.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm13, ymm11                                 ;   228.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   229.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                  ;   228.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   229.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm15                                 ;   230.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                  ;   230.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                   ;   230.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                ;   228.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                   ;   231.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                   ;   231.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   231.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                 ;   230.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                 ;   232.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm4                               ;   232.5 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, [rbp + 960]                           ;   230.5 fp1+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm9                                  ;   232.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   233.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   234.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                  ;   228.8 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                  ;   233.5 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm7                                 ;   231.5 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   232.5 fp0     46 t[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                   ;   232.5 fp1     46 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm13, [rbp + 5184]                         ;   234.5 fp2+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   234.5 fp3     46 t[1]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                   ;   235.5 fp0     46 t[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 5088]                           ;   235.5 fp1+agu1   46 t[1]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5056]                         ;   234.5 fp2+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   235.5 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   233.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   235.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm11, [rbp + 5024]                         ;   235.5 fp2+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 4992]                         ;   235.5 fp3+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   236.5 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;   236.5 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                  ;   236.5 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;   237.5 fp3     46 t[1]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                   ;   236.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                 ;   234.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                ;   236.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   238.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 5216]                           ;   236.5 fp0+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   235.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                   ;   236.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   237.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   239.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   240.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   237.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   238.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   240.5 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   241.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5248]                         ;   242.5 fp2+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   237.8 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                ;   243.5 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 128]                                ;   237.2 agu1    46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   237.7 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   244.7 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm0                                       ;   245.7         46 t[1] copy
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 160]                                ;   238.2 agu1    46 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   245.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   246.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 256]                                ;   238.7 agu0    46 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm5, ymm7                                  ;   246.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm8                               ;   238.7 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm10                                      ;   247.2         46 t[1] copy
        db 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   247.2 fp1     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5216], ymm4                               ;   241.5 agu1+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm4, ymm3, [rbp + 352]                            ;   247.2 fp2+agu0   46 t[1]
        db 0x2e
        vmovdqu [rbp + 4992], ymm14                              ;   240.7 agu2+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm14, ymm1, [rbp + 288]                           ;   244.7 fp3+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   245.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                  ;   247.2 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, [rbp + 224]                           ;   248.2 fp2+agu0   46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm9                               ;   241.7 agu2+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm9, ymm1, [rbp + 320]                            ;   244.7 fp3+agu1   46 t[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm9                                 ;   247.2 fp0     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5056], ymm6                               ;   242.7 agu0+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm6, ymm4, ymm14                                  ;   249.2 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm15                              ;   244.5 agu2+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm15, ymm8, [rbp + 192]                           ;   248.2 fp2+agu1   46 t[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;   249.2 fp3     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5184], ymm12                              ;   244.8 agu0+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm12, ymm5, ymm15                                 ;   249.2 fp0     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5280], ymm11                              ;   245.8 agu2+fp5   46 t[1] spill
        db 0x2e
        vpand ymm11, ymm5, ymm14                                 ;   249.2 fp1     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5312], ymm13                              ;   246.8 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpor ymm13, ymm3, [rbp + 192]                            ;   250.2 fp2+agu0   46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm2                               ;   247.8 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm2, ymm4, ymm12                                  ;   250.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;   251.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm5, ymm0                                   ;   246.8 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5376], ymm12                              ;   250.2 agu1+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm12, ymm6, ymm3                                  ;   250.2 fp2     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5408], ymm4                               ;   249.8 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm1, ymm10                                   ;   248.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm5                               ;   250.8 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm15, ymm6                                   ;   250.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   252.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   251.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm12                                  ;   251.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   252.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm1                               ;   251.8 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm10                                 ;   249.3 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm14                              ;   252.8 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm9                                 ;   250.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   253.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   253.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   251.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm3, ymm10                                 ;   250.7 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   252.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm9, ymm13                                   ;   251.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   253.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm0, ymm1                                    ;   251.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   254.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm0, ymm1                                   ;   252.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   253.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm1                                  ;   252.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5536], ymm13                              ;   253.8 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm7, ymm5                                  ;   253.7 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                ;   255.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm14                                 ;   256.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;   257.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                 ;   258.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   259.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm14, ymm11                                ;   260.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                  ;   261.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   262.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm11, ymm4                                 ;   263.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   264.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                   ;   263.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   264.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm14                                  ;   265.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                  ;   265.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                  ;   265.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                   ;   263.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                   ;   266.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                 ;   266.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;   266.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                  ;   265.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                   ;   267.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm8                               ;   267.2 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm8, ymm14, [rbp + 192]                           ;   265.2 fp1+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm2                                  ;   267.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   268.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;   269.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm4                                 ;   263.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   268.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm6, ymm3                                  ;   266.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   267.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                   ;   267.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, [rbp + 5504]                          ;   269.2 fp2+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                  ;   269.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                ;   270.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5472]                         ;   270.2 fp1+agu0   46 t[1]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 5440]                         ;   269.2 fp2+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   270.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;   268.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   270.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm4, [rbp + 5408]                           ;   270.2 fp2+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 5376]                           ;   270.2 fp3+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   271.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   271.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;   271.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   272.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                   ;   271.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   269.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   271.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 5536]                           ;   271.2 fp3+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   273.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;   270.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                  ;   271.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;   272.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;   274.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   275.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;   272.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;   273.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                   ;   275.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                 ;   276.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5568]                         ;   277.2 fp2+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   272.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   272.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   278.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   279.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3456]                               ;   272.2 agu0    46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   272.3 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   279.3 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm0                                       ;   280.3         46 t[1] copy
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3488]                               ;   273.2 agu0    46 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   280.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;   281.2 fp1     46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4000]                               ;   273.3 agu1    46 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm9                                  ;   281.2 fp2     46 t[1]
        db 0x2e
        vmovdqa ymm13, ymm10                                     ;   282.2         46 t[1] copy
        db 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   282.2 fp3     46 t[1]
        db 0x2e
        vmovdqu [rbp + 4000], ymm15                              ;   274.0 agu2+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm15, ymm2, [rbp + 3680]                          ;   282.2 fp0+agu0   46 t[1]
        db 0x2e
        vmovdqu [rbp + 5568], ymm8                               ;   276.2 agu1+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm8, ymm1, [rbp + 3616]                           ;   279.3 fp1+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                   ;   280.3 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   282.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm13, [rbp + 3552]                          ;   283.2 fp0+agu1   46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5536], ymm5                               ;   276.3 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm1, [rbp + 3648]                           ;   279.3 fp1+agu0   46 t[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm5                                 ;   282.2 fp2     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5376], ymm14                              ;   279.2 agu1+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm14, ymm15, ymm8                                 ;   284.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm6                               ;   279.3 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm13, [rbp + 3968]                          ;   283.2 fp0+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   284.2 fp1     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5440], ymm4                               ;   280.3 agu1+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm4, ymm3, ymm6                                   ;   284.2 fp2     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5472], ymm7                               ;   281.3 agu2+fp5   46 t[1] spill
        db 0x2e
        vpand ymm7, ymm3, ymm8                                   ;   284.2 fp3     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5504], ymm11                              ;   282.3 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpor ymm11, ymm2, [rbp + 3968]                           ;   285.2 fp0+agu1   46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm12                              ;   283.3 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm12, ymm15, ymm4                                 ;   285.2 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   286.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm0                                   ;   282.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5632], ymm4                               ;   285.2 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm2                                  ;   285.2 fp0     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5664], ymm15                              ;   285.3 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm1, ymm10                                  ;   283.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm3                               ;   286.3 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm6, ymm14                                   ;   285.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;   287.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   286.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm4                                  ;   286.2 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   287.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5728], ymm1                               ;   287.3 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm10                                  ;   284.3 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5760], ymm8                               ;   288.3 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm7, ymm5                                   ;   285.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   288.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   288.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   286.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm2, ymm10                                 ;   285.7 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   287.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm5, ymm11                                   ;   286.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;   288.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm0, ymm1                                    ;   286.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;   289.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm0, ymm1                                   ;   287.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   288.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm1                                   ;   287.7 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5792], ymm11                              ;   289.3 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm9, ymm3                                  ;   288.7 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   290.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm8                                 ;   291.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   292.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                ;   293.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   294.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm7                                  ;   295.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   296.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   297.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm15                                 ;   298.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;   299.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                ;   298.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   299.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm15, ymm8                                 ;   300.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                   ;   300.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                  ;   300.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                ;   298.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                ;   301.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                  ;   301.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   301.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm11                                  ;   300.2 fp1     46 t[1]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                  ;   302.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm13                              ;   302.2 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm8, [rbp + 3968]                          ;   300.2 fp3+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm12                                   ;   302.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   303.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   304.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                  ;   298.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   303.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm14, ymm2                                  ;   301.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;   302.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                  ;   302.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm7, [rbp + 5760]                           ;   304.2 fp0+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   304.2 fp1     46 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm11                                ;   305.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 5728]                         ;   305.2 fp3+agu1   46 t[1]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 5696]                           ;   304.2 fp0+agu0   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   305.2 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                   ;   303.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   305.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm15, [rbp + 5664]                          ;   305.2 fp0+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 5632]                         ;   305.2 fp1+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   306.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   306.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   306.2 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;   307.2 fp1     46 t[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                  ;   306.2 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   304.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   306.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   308.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 5792]                         ;   306.2 fp2+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   305.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   306.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   307.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   309.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   310.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;   307.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   308.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   310.2 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;   311.2 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5824]                           ;   312.2 fp0+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   311.2 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                  ;   307.7 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   313.2 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2688]                               ;   307.0 agu1    46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   307.3 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   314.3 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm0                                       ;   315.3         46 t[1] copy
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2720]                               ;   308.0 agu1    46 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   315.0 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   316.0 fp2     46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2816]                              ;   308.3 agu0    46 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm10                                 ;   316.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm6                               ;   308.5 agu2+fp5   46 t[1] spill
        db 0x2e
        vmovdqa ymm6, ymm11                                      ;   317.0         46 t[1] copy
        db 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   317.0 fp0     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5792], ymm13                              ;   311.2 agu1+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm13, ymm2, [rbp + 2912]                          ;   317.0 fp1+agu0   46 t[1]
        db 0x2e
        vmovdqu [rbp + 5632], ymm3                               ;   310.5 agu2+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm3, ymm1, [rbp + 2848]                           ;   314.3 fp2+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   315.3 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;   317.0 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm6, [rbp + 2784]                           ;   318.0 fp1+agu0   46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5664], ymm15                              ;   311.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm1, [rbp + 2880]                          ;   314.3 fp2+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                ;   317.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm3                                  ;   319.0 fp0     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5696], ymm12                              ;   313.2 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm6, [rbp + 2752]                          ;   318.0 fp1+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                  ;   319.0 fp2     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5728], ymm4                               ;   314.5 agu2+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm4, ymm5, ymm12                                  ;   319.0 fp3     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5760], ymm8                               ;   315.5 agu0+fp5   46 t[1] spill
        db 0x2e
        vpand ymm8, ymm5, ymm3                                   ;   319.0 fp0     46 t[1]
        db 0x2e
        vmovdqu [rbp + 3968], ymm9                               ;   316.5 agu1+fp5   46 t[1] spill
        db 0x2e
        vpor ymm9, ymm2, [rbp + 2752]                            ;   320.0 fp1+agu0   46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5856], ymm14                              ;   317.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm14, ymm13, ymm4                                 ;   320.0 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   321.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5888], ymm7                               ;   318.5 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm0                                   ;   317.0 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5920], ymm4                               ;   320.0 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm2                                   ;   320.0 fp1     46 t[1]
        db 0x2e
        vmovdqu [rbp + 5952], ymm13                              ;   320.5 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm7, ymm11                                  ;   318.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm5                               ;   321.5 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm12, ymm1                                   ;   320.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   322.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;   321.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm4                                   ;   321.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;   322.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm7                               ;   322.5 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm11                                  ;   319.2 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm3                               ;   323.5 agu0+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm15                                  ;   320.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   323.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;   323.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   321.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm2, ymm11                                  ;   320.5 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                   ;   322.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm15, ymm9                                   ;   321.5 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   323.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm0, ymm7                                    ;   321.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   324.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm0, ymm7                                   ;   322.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                   ;   323.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm7                                   ;   322.5 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm9                               ;   324.5 agu1+fp5   46 t[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm10, ymm5                                  ;   323.5 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   325.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, ymm3                                  ;   326.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   327.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                  ;   328.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   329.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, ymm8                                   ;   330.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                 ;   331.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   332.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm13                                  ;   333.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   334.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                ;   333.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;   334.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm3                                 ;   335.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                   ;   335.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                   ;   335.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                  ;   333.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                  ;   336.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                  ;   336.0 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   336.0 fp1     46 t[1]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                   ;   335.0 fp2     46 t[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                  ;   337.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6112], ymm6                               ;   337.0 agu2+fp5   46 t[1] spill
        db 0x2e, 0x2e
        vpand ymm6, ymm3, [rbp + 2752]                           ;   335.0 fp0+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm14                                   ;   337.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;   338.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                   ;   339.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                ;   333.3 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   338.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm2                                   ;   336.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;   337.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                                ;   337.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, [rbp + 6048]                           ;   339.0 fp1+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   339.0 fp2     46 t[1]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                 ;   340.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 6016]                           ;   340.0 fp0+agu0   46 t[1]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 5984]                           ;   339.0 fp1+agu1   46 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                ;   340.0 fp2     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;   338.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   340.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, [rbp + 5952]                          ;   340.0 fp1+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5920]                         ;   340.0 fp2+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   341.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   341.0 fp0     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                ;   341.0 fp1     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                 ;   342.0 fp2     46 t[1]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                ;   341.0 fp3     46 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   339.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   341.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 6080]                         ;   341.0 fp2+agu0   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;   343.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   340.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   341.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;   342.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   344.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   345.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   342.0 fp1     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   343.0 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   345.0 fp3     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;   346.0 fp0     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 6112]                           ;   347.0 fp1+agu1   46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;   342.3 fp2     46 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   342.5 fp3     65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                   ;   348.0 fp0     46 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5600]                              ;   341.8 agu0    46 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   348.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   349.8 fp2     65 t[1]
        db 0x2e
        vpxor ymm15, ymm10, [rbp + 5344]                         ;   343.5 fp3+agu1   65 t[1]
        db 0x2e
        vmovdqu ymm0, [rbp + 5504]                               ;   342.8 agu0    46 t[1] reload
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   349.8 fp0     65 t[1]
        db 0x2e
        vpxor ymm2, ymm8, [rbp + 5888]                           ;   350.8 fp1+agu1   65 t[1]
        db 0x2e
        vpxor ymm7, ymm15, [rbp + 5472]                          ;   344.5 fp2+agu0   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm2, [rbp + 5312]                           ;   351.8 fp3+agu1   65 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5856]                              ;   344.8 agu0    46 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm11                                  ;   352.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;   346.0 fp1     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   353.8 fp2     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5184]                           ;   353.8 fp3+agu1   65 t[1]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5280]                           ;   354.8 fp0+agu0   65 t[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm0                                 ;   355.8 fp1     65 t[1]
        db 0x2e
        vmovdqu [rbp + 5856], ymm0                               ;   355.8 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm0, ymm7, ymm10                                  ;   356.8 fp2     65 t[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3968]                         ;   356.8 fp3+agu1   65 t[1]
        db 0x2e
        vmovdqu [rbp + 5600], ymm7                               ;   346.2 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm7, ymm4, ymm10                                  ;   357.8 fp0     65 t[1]
        db 0x2e
        vmovdqu [rbp + 3968], ymm8                               ;   350.8 agu0+fp5   65 t[1] spill
        vmovdqu ymm8, [rbp + 5696]                               ;   348.0 agu1    65 t[1]
        vpxor ymm8, ymm8, [rbp + 5728]                           ;   355.0 fp1+agu0   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5760]                           ;   356.0 fp2+agu1   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   357.8 fp3     65 t[1]
        db 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;   358.8 fp0     65 t[1]
        db 0x2e
        vmovdqu [rbp + 5728], ymm12                              ;   350.8 agu2+fp5   46 t[1] spill
        db 0x2e
        vpxor ymm12, ymm7, [rbp + 5024]                          ;   358.8 fp1+agu0   65 t[1]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 5056]                         ;   359.8 fp2+agu1   65 t[1]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 5088]                         ;   360.8 fp3+agu0   65 t[1]
        db 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   361.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;   362.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5280]                           ;   362.8 fp2+agu1   65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm12                              ;   361.8 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm1, [rbp + 5408]                          ;   355.0 fp3+agu0   65 t[1]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 5440]                         ;   356.0 fp0+agu1   65 t[1]
        db 0x2e
        vpxor ymm11, ymm11, ymm12                                ;   357.0 fp1     65 t[1]
        db 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   358.0 fp2     65 t[1]
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   363.8 fp3     65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm11                              ;   358.0 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm14                                 ;   364.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm14                              ;   364.8 agu0+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, [rbp + 5440]                          ;   363.8 fp1+agu1   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5664]                           ;   363.8 fp2+agu0   65 t[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   364.8 fp3     65 t[1]
        db 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   364.8 fp0     65 t[1]
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   365.8 fp1     65 t[1]
        db 0x2e
        vmovdqu [rbp + 5664], ymm7                               ;   358.8 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm7, ymm8, [rbp + 5088]                           ;   364.8 fp2+agu1   65 t[1]
        db 0x2e
        vmovdqu [rbp + 5440], ymm12                              ;   359.8 agu0+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm12, ymm7, [rbp + 5376]                          ;   365.8 fp3+agu1   65 t[1]
        vpxor ymm7, ymm7, [rbp + 5760]                           ;   365.8 fp0+agu0   65 t[1]
        vpxor ymm3, ymm3, ymm7                                   ;   366.8 fp1     65 t[1]
        vmovdqu [rbp + 5760], ymm1                               ;   361.8 agu2+fp5   65 t[1] spill
        vpxor ymm1, ymm13, [rbp + 5280]                          ;   365.8 fp2+agu1   65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   365.8 fp3     65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;   366.8 fp0     65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;   367.8 fp1     65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   366.8 fp2     65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm1                               ;   366.8 agu0+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm3, [rbp + 5088]                           ;   367.8 fp3+agu1   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;   367.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;   368.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm11                              ;   365.8 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm1                                 ;   368.8 fp2     65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5376], ymm1                               ;   368.8 agu0+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm1, ymm5, [rbp + 5632]                           ;   365.8 fp3+agu1   65 t[1]
        db 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   367.8 fp0     65 t[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   369.8 fp1     65 t[1]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 5536]                           ;   370.8 fp2+agu0   65 t[1]
        db 0x2e
        vmovdqu [rbp + 5536], ymm13                              ;   367.8 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm12, ymm3                                 ;   368.8 fp3     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;   369.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   371.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4992]                           ;   371.8 fp2+agu1   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5632]                         ;   369.8 fp3+agu0   65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5632], ymm7                               ;   370.8 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm15, ymm1                                  ;   368.8 fp0     65 t[1]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5568]                           ;   368.8 fp1+agu1   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4000]                           ;   369.8 fp2+agu0   65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm3                               ;   369.2 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm7                                  ;   369.8 fp3     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   372.8 fp0     65 t[1]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5792]                           ;   369.8 fp1+agu1   65 t[1]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5824]                           ;   370.8 fp2+agu0   65 t[1]
        db 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   371.8 fp3     65 t[1]
        db 0x2e
        vmovdqu [rbp + 5824], ymm5                               ;   372.8 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm12                                  ;   372.8 fp0     65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;   372.8 fp1     65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   373.8 fp2     65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5216]                           ;   372.8 fp3+agu1   65 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5248]                           ;   373.8 fp0+agu0   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                  ;   371.2 fp1     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   374.8 fp2     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;   374.8 fp3     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   375.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5728]                           ;   375.8 fp1+agu1   65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5728], ymm0                               ;   371.3 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm12, [rbp + 5504]                          ;   373.8 fp2+agu0   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                   ;   374.8 fp3     65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm5                               ;   373.8 agu1+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm7, ymm1                                   ;   376.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   377.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   376.8 fp2     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3968]                           ;   376.8 fp3+agu0   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   378.8 fp0     65 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   377.8 fp1     65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm1                               ;   376.8 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm6, [rbp + 5760]                           ;   377.8 fp2+agu1   65 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   377.8 fp3     65 t[1]
        db 0x2e
        vmovdqu [rbp + 5760], ymm6                               ;   378.8 agu0+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm0, [rbp + 5440]                           ;   379.8 fp0+agu1   65 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm0                               ;   379.8 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm0, ymm1, [rbp + 5600]                           ;   378.8 fp1+agu0   65 t[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm0                                 ;   379.8 fp2     65 t[1]
        db 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   380.8 fp3     65 t[1]
        db 0x2e
        vmovdqu [rbp + 5600], ymm10                              ;   380.8 agu1+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm10, ymm6, [rbp + 5856]                          ;   380.8 fp0+agu0   65 t[1]
        db 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;   381.8 fp1     65 t[1]
        vpxor ymm4, ymm4, [r8 + 5120]                            ;   377.2 fp2+agu1   65 t[1]
        vpxor ymm8, ymm8, [r8 + 5152]                            ;   377.8 fp3+agu0   65 t[1]
        vpxor ymm13, ymm13, [r8 + 5184]                          ;   378.2 fp0+agu1   65 t[1]
        vpxor ymm11, ymm11, [r8 + 5216]                          ;   378.8 fp1+agu0   65 t[1]
        vpxor ymm5, ymm5, ymm12                                  ;   378.8 fp2     65 t[1]
        vpxor ymm5, ymm5, [r8 + 5248]                            ;   379.8 fp3+agu1   65 t[1]
        vpxor ymm2, ymm2, [r8 + 5280]                            ;   379.8 fp0+agu0   65 t[1]
        vpxor ymm6, ymm6, [r8 + 5312]                            ;   380.8 fp1+agu1   65 t[1]
        vpxor ymm12, ymm12, [r8 + 5504]                          ;   380.8 fp2+agu0   65 t[1]
        vpxor ymm9, ymm9, [r8 + 5536]                            ;   381.2 fp3+agu1   65 t[1]
        vmovdqu [rbp + 5856], ymm9                               ;   382.2 agu2+fp5   65 t[1] spill
        vpxor ymm9, ymm15, [r8 + 5344]                           ;   381.8 fp0+agu0   65 t[1]
        vpxor ymm15, ymm15, [r8 + 5600]                          ;   382.2 fp1+agu1   65 t[1]
        vpxor ymm15, ymm15, [rbp + 5728]                         ;   383.2 fp2+agu0   65 t[1]
        vmovdqu [rbp + 5728], ymm15                              ;   384.2 agu2+fp5   65 t[1] spill
        vpxor ymm15, ymm14, [r8 + 5408]                          ;   383.2 fp3+agu1   65 t[1]
        vmovdqu [rbp + 5248], ymm12                              ;   381.8 agu2+fp5   65 t[1] spill
        vmovdqu ymm12, [rbp + 5024]                              ;   383.8 agu0    65 t[1]
        vpxor ymm12, ymm12, [r8 + 5376]                          ;   390.8 fp0+agu1   65 t[1]
        vpxor ymm7, ymm7, [r8 + 5760]                            ;   384.8 fp1+agu0   65 t[1]
        vmovdqu [rbp + 5024], ymm7                               ;   385.8 agu2+fp5   65 t[1] spill
        vpxor ymm7, ymm3, [rbp + 5504]                           ;   385.2 fp2+agu1   65 t[1]
        vpxor ymm7, ymm7, [r8 + 5472]                            ;   386.2 fp3+agu0   65 t[1]
        db 0x2e
        vmovdqu [rbp + 5504], ymm7                               ;   387.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm7, [rbp + 4000]                               ;   386.2 agu1    65 t[1]
        vpxor ymm7, ymm7, [r8 + 5440]                            ;   393.2 fp0+agu0   65 t[1]
        vpxor ymm10, ymm10, [r8 + 5824]                          ;   387.2 fp1+agu1   65 t[1]
        vpxor ymm0, ymm0, [r8 + 5856]                            ;   387.8 fp2+agu0   65 t[1]
        vmovdqu [rbp + 4000], ymm0                               ;   388.8 agu2+fp5   65 t[1] spill
        vpxor ymm0, ymm1, [rbp + 5408]                           ;   388.2 fp3+agu1   65 t[1]
        vpxor ymm0, ymm0, [r8 + 5568]                            ;   389.2 fp0+agu0   65 t[1]
        vpxor ymm14, ymm14, [r8 + 5920]                          ;   389.2 fp1+agu1   65 t[1]
        vpxor ymm14, ymm14, [rbp + 5280]                         ;   390.2 fp2+agu0   65 t[1]
        vpxor ymm3, ymm3, [r8 + 5984]                            ;   390.2 fp3+agu1   65 t[1]
        vmovdqu [rbp + 1760], ymm3                               ;   391.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm3, [rbp + 5056]                               ;   390.8 agu0    65 t[1]
        vpxor ymm3, ymm3, [r8 + 5632]                            ;   397.8 fp0+agu1   65 t[1]
        vmovdqu [rbp + 1696], ymm14                              ;   391.2 agu2+fp5   65 t[1] spill
        db 0x2e
        vmovdqu ymm14, [rbp + 5536]                              ;   391.8 agu0    65 t[1]
        vpxor ymm14, ymm14, [r8 + 5664]                          ;   398.8 fp1+agu1   65 t[1]
        vmovdqu [rbp + 5536], ymm10                              ;   388.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm10, [rbp + 5632]                              ;   392.8 agu0    65 t[1]
        vpxor ymm10, ymm10, [r8 + 5696]                          ;   399.8 fp2+agu1   65 t[1]
        vpxor ymm1, ymm1, [r8 + 6080]                            ;   393.8 fp3+agu0   65 t[1]
        vmovdqu [rbp + 1856], ymm1                               ;   394.8 agu2+fp5   65 t[1] spill
        vmovdqu ymm1, [rbp + 5824]                               ;   394.2 agu1    65 t[1]
        vpxor ymm1, ymm1, [r8 + 5728]                            ;   401.2 fp0+agu0   65 t[1]
        vmovdqu [rbp + 5824], ymm1                               ;   402.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm1, [rbp + 5440]                               ;   395.2 agu1    65 t[1]
        vpxor ymm1, ymm1, [r8 + 5792]                            ;   402.2 fp1+agu0   65 t[1]
        vpxor ymm1, ymm1, [rbp + 5760]                           ;   403.2 fp2+agu1   65 t[1]
        vmovdqu [rbp + 5440], ymm1                               ;   404.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm1, [rbp + 5664]                               ;   396.8 agu0    65 t[1]
        vpxor ymm1, ymm1, [r8 + 5888]                            ;   403.8 fp3+agu1   65 t[1]
        vpxor ymm1, ymm1, [rbp + 5088]                           ;   404.8 fp0+agu0   65 t[1]
        vmovdqu [rbp + 1664], ymm1                               ;   405.8 agu2+fp5   65 t[1] spill
        vmovdqu ymm1, [rbp + 5376]                               ;   398.2 agu1    65 t[1]
        vpxor ymm1, ymm1, [r8 + 5952]                            ;   405.2 fp1+agu0   65 t[1]
        vpxor ymm1, ymm1, [rbp + 5632]                           ;   406.2 fp2+agu1   65 t[1]
        vmovdqu [rbp + 1728], ymm1                               ;   407.2 agu2+fp5   65 t[1] spill
        vmovdqu ymm1, [rbp + 3968]                               ;   399.8 agu0    65 t[1]
        vpxor ymm1, ymm1, [r8 + 6016]                            ;   406.8 fp3+agu1   65 t[1]
        vmovdqu [rbp + 1792], ymm1                               ;   407.8 agu2+fp5   65 t[1] spill
        vmovdqu ymm1, [rbp + 5760]                               ;   400.8 agu0    65 t[1]
        vpxor ymm1, ymm1, [r8 + 6048]                            ;   407.8 fp0+agu1   65 t[1]
        vmovdqu [rbp + 1824], ymm1                               ;   408.8 agu2+fp5   65 t[1] spill
        vmovdqu ymm1, [rbp + 5600]                               ;   401.8 agu0    65 t[1]
        vpxor ymm1, ymm1, [r8 + 6112]                            ;   408.8 fp1+agu1   65 t[1]
        vmovdqu [rbp + 1888], ymm1                               ;   409.8 agu2+fp5   65 t[1] spill
        vmovdqu ymm1, [rbp + 1920]                               ;   402.8 agu0    46 t[2]
        vpxor ymm1, ymm1, [rel aes128_decrypt.T0_constants256]   ;   409.8 fp2+agu1   46 t[2]
        vmovdqu [rbp + 5376], ymm10                              ;   402.8 agu2+fp5   65 t[1] spill
        vmovdqa ymm10, ymm1                                      ;   410.8         46 t[2] copy
        vmovdqu [rbp + 5664], ymm14                              ;   403.8 agu0+fp5   65 t[1] spill
        vmovdqu ymm14, [rbp + 1952]                              ;   404.2 agu1    46 t[2]
        vpxor ymm14, ymm14, [rel aes128_decrypt.T0_constants256] ;   411.2 fp3+agu0   46 t[2]
        vpxor ymm10, ymm10, ymm14                                ;   412.2 fp0     46 t[2]
        db 0x2e
        vmovdqu [rbp + 5216], ymm3                               ;   404.8 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm3, ymm14, [rbp + 2048]                          ;   412.2 fp1+agu1   46 t[2]
        db 0x2e
        vmovdqu [rbp + 5792], ymm0                               ;   405.8 agu2+fp5   65 t[1] spill
        db 0x2e
        vmovdqa ymm0, ymm3                                       ;   413.2         46 t[2] copy
        vmovdqu [rbp + 5568], ymm7                               ;   406.8 agu0+fp5   65 t[1] spill
        vpxor ymm7, ymm10, [rbp + 2144]                          ;   413.2 fp2+agu1   46 t[2]
        vmovdqu [rbp + 4992], ymm15                              ;   407.8 agu2+fp5   65 t[1] spill
        vpxor ymm15, ymm10, [rbp + 2048]                         ;   413.2 fp3+agu0   46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm12                              ;   408.8 agu1+fp5   65 t[1] spill
        db 0x2e
        vmovdqu ymm12, [rbp + 2080]                              ;   407.8 agu0    46 t[2]
        db 0x2e
        vpxor ymm12, ymm12, [rel aes128_decrypt.T0_constants256] ;   414.8 fp0+agu1   46 t[2]
        db 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   415.8 fp1     46 t[2]
        db 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;   415.8 fp2     46 t[2]
        db 0x2e
        vpxor ymm12, ymm0, [rbp + 2016]                          ;   416.8 fp3+agu0   46 t[2]
        db 0x2e
        vmovdqu [rbp + 1120], ymm9                               ;   409.8 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm9, ymm7, ymm12                                  ;   417.8 fp0     46 t[2]
        db 0x2e
        vmovdqu [rbp + 1088], ymm6                               ;   410.8 agu1+fp5   65 t[1] spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2112]                               ;   409.8 agu0    46 t[2]
        db 0x2e
        vpxor ymm6, ymm6, [rel aes128_decrypt.T0_constants256]   ;   416.8 fp1+agu1   46 t[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;   417.8 fp2     46 t[2]
        db 0x2e
        vmovdqu [rbp + 1056], ymm2                               ;   411.8 agu2+fp5   65 t[1] spill
        db 0x2e
        vpxor ymm2, ymm0, [rbp + 1984]                           ;   416.8 fp3+agu0   46 t[2]
        db 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   417.8 fp0     46 t[2]
        db 0x2e
        vmovdqu [rbp + 1024], ymm5                               ;   412.8 agu1+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm2                                  ;   417.8 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 992], ymm11                               ;   413.8 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm12                                ;   417.8 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 960], ymm13                               ;   414.8 agu0+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm7, ymm5                                  ;   418.8 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 928], ymm8                                ;   415.8 agu1+fp5   65 t[1] spill
        db 0x2e
        vpor ymm8, ymm10, [rbp + 1984]                           ;   418.8 fp0+agu0   46 t[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   419.8 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 896], ymm4                                ;   416.8 agu2+fp5   65 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm1                                  ;   416.8 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5952], ymm5                               ;   418.8 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm10                                  ;   418.8 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm7                               ;   418.8 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm7, ymm4, ymm3                                    ;   418.8 fp0     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6016], ymm14                              ;   419.8 agu2+fp5   46 t[2] spill
        db 0x2e
        vpor ymm14, ymm2, ymm9                                   ;   418.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   420.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   419.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, ymm5                                  ;   419.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   420.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm4                               ;   420.8 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm3                                  ;   418.8 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm12                              ;   421.8 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm11, ymm6                                 ;   418.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;   421.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                ;   421.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                 ;   419.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm3                                  ;   419.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   420.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm6, ymm8                                   ;   420.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   421.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm1, ymm4                                   ;   420.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   422.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm4                                  ;   421.2 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   422.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm4                                  ;   421.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm8                               ;   422.8 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm15, ymm14                                 ;   422.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;   423.8 fp1     46 t[2]
        db 0x2e, 0x2e
        vpand ymm8, ymm7, ymm12                                  ;   424.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   425.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                  ;   426.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                 ;   427.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm12, ymm11                                 ;   428.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   429.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;   430.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm11, ymm7                                  ;   431.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;   432.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                 ;   431.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                ;   432.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm12                                 ;   433.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                ;   433.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                   ;   433.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                   ;   431.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                  ;   434.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                  ;   434.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   434.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                   ;   433.8 fp0     46 t[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                ;   435.8 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm0                               ;   435.8 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm0, ymm12, [rbp + 1984]                          ;   433.8 fp2+agu0   46 t[2]
        db 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                                 ;   435.8 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;   436.8 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   437.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                   ;   432.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;   436.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm9, ymm10                                 ;   434.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;   435.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                ;   435.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, [rbp + 6144]                          ;   437.8 fp3+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   437.8 fp0     46 t[2]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                   ;   438.8 fp1     46 t[2]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 6048]                           ;   438.8 fp2+agu0   46 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 6016]                         ;   437.8 fp3+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                 ;   438.8 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                ;   436.8 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   438.8 fp2     46 t[2]
        db 0x2e, 0x2e
        vpand ymm4, ymm7, [rbp + 5984]                           ;   438.8 fp3+agu0   46 t[2]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 5952]                           ;   438.8 fp0+agu1   46 t[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   439.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                 ;   439.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   439.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   440.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                  ;   439.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   437.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   439.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   441.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 6176]                         ;   439.8 fp1+agu0   46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;   438.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                   ;   439.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   440.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   442.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   443.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   440.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                   ;   441.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   443.8 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   444.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6208]                         ;   445.8 fp3+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;   441.2 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   446.8 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1152]                               ;   440.5 agu0    46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel aes128_decrypt.T0_constants256]       ;   441.0 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   448.0 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm1                                       ;   449.0         46 t[2] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1184]                               ;   441.5 agu0    46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;   448.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                   ;   449.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 1280]                               ;   442.0 agu1    46 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm8                                  ;   449.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm2                               ;   442.0 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm10                                      ;   450.5         46 t[2] copy
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   450.5 fp2     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6176], ymm0                               ;   444.8 agu0+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm0, ymm4, [rbp + 1376]                           ;   450.5 fp3+agu1   46 t[2]
        db 0x2e
        vmovdqu [rbp + 5952], ymm14                              ;   444.0 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm14, ymm3, [rbp + 1312]                          ;   448.0 fp0+agu0   46 t[2]
        db 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   449.0 fp1     46 t[2]
        db 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   450.5 fp2     46 t[2]
        vpxor ymm14, ymm2, [rbp + 1248]                          ;   451.5 fp3+agu1   46 t[2]
        vmovdqu [rbp + 5984], ymm13                              ;   445.0 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm3, [rbp + 1344]                          ;   448.0 fp0+agu0   46 t[2]
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                ;   450.5 fp1     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6016], ymm5                               ;   446.0 agu1+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm5, ymm0, ymm14                                  ;   452.5 fp2     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6048], ymm12                              ;   447.8 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm12, ymm2, [rbp + 1216]                          ;   451.5 fp3+agu0   46 t[2]
        db 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;   452.5 fp0     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6144], ymm9                               ;   448.2 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm6, ymm12                                  ;   452.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6240], ymm7                               ;   449.2 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm7, ymm6, ymm14                                  ;   452.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm11                              ;   450.2 agu0+fp5   46 t[2] spill
        db 0x2e
        vpor ymm11, ymm4, [rbp + 1216]                           ;   453.5 fp3+agu1   46 t[2]
        db 0x2e
        vmovdqu [rbp + 6304], ymm15                              ;   451.2 agu2+fp5   46 t[2] spill
        db 0x2e
        vpand ymm15, ymm0, ymm9                                  ;   453.5 fp0     46 t[2]
        db 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   454.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm1                                   ;   450.2 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm9                               ;   453.5 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm5, ymm4                                   ;   453.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm0                               ;   453.2 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm0, ymm3, ymm10                                   ;   451.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm6                               ;   454.2 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm6, ymm12, ymm5                                   ;   453.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   455.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;   454.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, ymm9                                   ;   454.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;   455.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm3                               ;   455.2 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm14, ymm10                                 ;   452.7 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm14                              ;   456.2 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm13                                 ;   453.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   456.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   456.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   454.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm10                                 ;   454.0 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   455.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm13, ymm11                                  ;   455.0 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   456.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm1, ymm3                                    ;   455.0 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;   457.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm1, ymm3                                   ;   455.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   456.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm3                                   ;   456.0 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm11                              ;   457.2 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm6                                  ;   457.0 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   458.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm14                                 ;   459.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   460.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                ;   461.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   462.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm7                                 ;   463.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   464.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;   465.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm0                                  ;   466.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                ;   467.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                 ;   466.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   467.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm14                                 ;   468.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                  ;   468.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm11                                  ;   468.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                   ;   466.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                  ;   469.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                  ;   469.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   469.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                  ;   468.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                  ;   470.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6528], ymm2                               ;   470.5 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm14, [rbp + 1216]                          ;   468.5 fp2+agu1   46 t[2]
        db 0x2e, 0x2e
        vpor ymm14, ymm14, ymm15                                 ;   470.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   471.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   472.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                 ;   466.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                   ;   471.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm4                                  ;   469.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   470.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                  ;   470.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, [rbp + 6464]                           ;   472.5 fp3+agu0   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   472.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm11                                ;   473.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 6432]                         ;   473.5 fp2+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 6400]                           ;   472.5 fp3+agu0   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   473.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                  ;   471.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;   473.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vpand ymm3, ymm0, [rbp + 6368]                           ;   473.5 fp3+agu1   46 t[2]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 6336]                           ;   473.5 fp0+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;   474.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   474.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   474.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   475.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                ;   474.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   472.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;   474.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 6496]                         ;   474.5 fp0+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;   476.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   473.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;   474.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;   475.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                   ;   477.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   478.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                  ;   475.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   476.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   478.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                   ;   479.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 6528]                           ;   480.5 fp3+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   475.8 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   476.0 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   481.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   482.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 384]                               ;   475.5 agu1    46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   475.7 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   482.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm3, ymm15                                      ;   483.7         46 t[2] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 416]                                ;   476.5 agu1    46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   483.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   484.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 512]                               ;   476.7 agu0    46 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm10                                 ;   484.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm11                                     ;   485.5         46 t[2] copy
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                 ;   485.5 fp0     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6528], ymm12                              ;   477.3 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm12, ymm3, [rbp + 608]                           ;   485.5 fp1+agu1   46 t[2]
        db 0x2e
        vmovdqu [rbp + 6496], ymm2                               ;   479.5 agu0+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm2, ymm1, [rbp + 544]                            ;   482.7 fp2+agu1   46 t[2]
        db 0x2e
        vpxor ymm15, ymm15, ymm2                                 ;   483.7 fp3     46 t[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   485.5 fp0     46 t[2]
        db 0x2e
        vpxor ymm2, ymm13, [rbp + 480]                           ;   486.5 fp1+agu0   46 t[2]
        db 0x2e
        vmovdqu [rbp + 6336], ymm6                               ;   479.7 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm1, [rbp + 576]                            ;   482.7 fp2+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   485.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm14                              ;   482.5 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm12, ymm2                                 ;   487.5 fp0     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6400], ymm5                               ;   482.7 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm5, ymm13, [rbp + 448]                           ;   486.5 fp1+agu1   46 t[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   487.5 fp2     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6432], ymm0                               ;   483.7 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm5                                   ;   487.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm8                               ;   484.7 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm8, ymm4, ymm2                                   ;   487.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm7                               ;   485.7 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm7, ymm3, [rbp + 448]                             ;   488.5 fp1+agu0   46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm9                               ;   486.7 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm12, ymm0                                  ;   488.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;   489.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm15                                  ;   485.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm0                               ;   488.5 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm3                                  ;   488.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6656], ymm12                              ;   488.7 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm12, ymm1, ymm11                                  ;   486.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6688], ymm4                               ;   489.7 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm4, ymm5, ymm14                                   ;   488.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   490.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;   489.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm0                                  ;   489.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;   490.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm1                               ;   490.7 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm11                                  ;   487.7 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm2                               ;   491.7 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm8, ymm6                                   ;   488.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   491.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   491.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   489.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm11                                  ;   489.0 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   490.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm6, ymm7                                    ;   490.0 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   491.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm15, ymm1                                   ;   490.0 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   492.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm1                                  ;   490.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   491.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm1                                   ;   491.0 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6784], ymm7                               ;   492.7 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm4                                  ;   492.0 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   493.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm12, ymm2                                  ;   494.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;   495.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                   ;   496.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   497.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm2, ymm8                                   ;   498.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   499.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                 ;   500.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm12                                  ;   501.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   502.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                  ;   501.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   502.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm2                                  ;   503.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                   ;   503.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                 ;   503.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                                ;   501.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                 ;   504.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                   ;   504.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;   504.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                   ;   503.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                   ;   505.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm13                              ;   505.5 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm2, [rbp + 448]                           ;   503.5 fp0+agu0   46 t[2]
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm9                                    ;   505.5 fp1     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;   506.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   507.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                  ;   501.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                   ;   506.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm3                                  ;   504.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   505.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                 ;   505.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, [rbp + 6752]                           ;   507.5 fp1+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;   507.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                 ;   508.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 6720]                           ;   508.5 fp0+agu0   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 6688]                           ;   507.5 fp1+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   508.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   506.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   508.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vpand ymm1, ymm12, [rbp + 6656]                          ;   508.5 fp1+agu0   46 t[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 6624]                         ;   508.5 fp2+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   509.5 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   509.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   509.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                 ;   510.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                   ;   509.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   507.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   509.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   511.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 6784]                           ;   509.5 fp3+agu0   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   508.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   509.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   510.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   512.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   513.5 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                 ;   510.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;   511.5 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   513.5 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;   514.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 6816]                           ;   515.5 fp1+agu1   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                ;   514.5 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                  ;   511.0 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                   ;   516.5 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3712]                              ;   510.3 agu0    46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   510.7 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   517.7 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm15                                      ;   518.7         46 t[2] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3744]                               ;   511.3 agu0    46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   518.3 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;   519.3 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3840]                               ;   511.7 agu1    46 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm7                                  ;   519.3 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm5                               ;   511.8 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm11                                      ;   520.3         46 t[2] copy
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   520.3 fp1     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6784], ymm13                              ;   514.5 agu0+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm13, ymm3, [rbp + 3936]                          ;   520.3 fp2+agu1   46 t[2]
        db 0x2e
        vmovdqu [rbp + 6624], ymm4                               ;   513.8 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm4, ymm1, [rbp + 3872]                           ;   517.7 fp3+agu0   46 t[2]
        db 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   518.7 fp0     46 t[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   520.3 fp1     46 t[2]
        db 0x2e
        vpxor ymm4, ymm5, [rbp + 3808]                           ;   521.3 fp2+agu1   46 t[2]
        db 0x2e
        vmovdqu [rbp + 6656], ymm12                              ;   514.8 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm1, [rbp + 3904]                          ;   517.7 fp3+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;   520.3 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm4                                  ;   522.3 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6688], ymm9                               ;   516.5 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm5, [rbp + 3776]                           ;   521.3 fp2+agu0   46 t[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   522.3 fp3     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6720], ymm0                               ;   517.8 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm0, ymm6, ymm9                                   ;   522.3 fp0     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm2                               ;   518.8 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpand ymm2, ymm6, ymm4                                   ;   522.3 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm10                              ;   519.8 agu0+fp5   46 t[2] spill
        db 0x2e
        vpor ymm10, ymm3, [rbp + 3776]                           ;   523.3 fp2+agu1   46 t[2]
        db 0x2e
        vmovdqu [rbp + 6880], ymm14                              ;   520.8 agu2+fp5   46 t[2] spill
        db 0x2e
        vpand ymm14, ymm13, ymm0                                 ;   523.3 fp3     46 t[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   524.3 fp0     46 t[2]
        db 0x2e
        vmovdqu [rbp + 6912], ymm8                               ;   521.8 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm6, ymm15                                  ;   520.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6944], ymm0                               ;   523.3 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm3                                   ;   523.3 fp2     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm13                              ;   523.8 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm13, ymm8, ymm11                                  ;   521.3 fp3     46 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm6                               ;   524.8 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpor ymm6, ymm9, ymm1                                    ;   523.3 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;   525.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                 ;   524.3 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm0                                   ;   524.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                 ;   525.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm8                               ;   525.8 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm11                                  ;   522.5 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm4                               ;   526.8 agu1+fp5   46 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm12                                  ;   523.3 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   526.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   526.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                  ;   524.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm11                                 ;   523.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   525.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm12, ymm10                                  ;   524.8 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;   526.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm15, ymm8                                   ;   524.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                   ;   527.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm8                                  ;   525.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   526.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm0, ymm8                                   ;   525.8 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7104], ymm10                              ;   527.8 agu0+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, ymm6                                  ;   526.8 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;   528.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm13, ymm4                                 ;   529.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   530.3 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                                ;   531.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                  ;   532.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm4, ymm2                                  ;   533.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                ;   534.3 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   535.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm13                                 ;   536.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;   537.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                ;   536.3 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   537.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm4                                 ;   538.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                   ;   538.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                ;   538.3 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                  ;   536.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                  ;   539.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                  ;   539.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   539.3 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                                  ;   538.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                  ;   540.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7136], ymm5                               ;   540.3 agu2+fp5   46 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm4, [rbp + 3776]                           ;   538.3 fp1+agu1   46 t[2]
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm14                                   ;   540.3 fp2     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   541.3 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   542.3 fp0     46 t[2]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                  ;   536.7 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;   541.3 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm3                                   ;   539.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;   540.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                  ;   540.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, [rbp + 7072]                           ;   542.3 fp2+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   542.3 fp3     46 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm10                                ;   543.3 fp0     46 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 7040]                         ;   543.3 fp1+agu1   46 t[2]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 7008]                           ;   542.3 fp2+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                ;   543.3 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                   ;   541.3 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;   543.3 fp1     46 t[2]
        db 0x2e, 0x2e
        vpand ymm8, ymm13, [rbp + 6976]                          ;   543.3 fp2+agu1   46 t[2]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 6944]                         ;   543.3 fp3+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;   544.3 fp0     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                  ;   544.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;   544.3 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                   ;   545.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                                ;   544.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   542.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                   ;   544.3 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 7104]                         ;   544.3 fp3+agu1   46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   546.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   543.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   544.3 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   545.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   547.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   548.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                ;   545.3 fp2     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   546.3 fp3     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   548.3 fp0     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   549.3 fp1     46 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 7136]                           ;   550.3 fp2+agu0   46 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                  ;   545.7 fp3     46 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   545.8 fp0     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   551.3 fp1     46 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 6592]                              ;   545.2 agu1    46 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   552.2 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                   ;   553.2 fp3     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm7, [rbp + 6304]                          ;   546.8 fp0+agu0   65 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 6560]                               ;   546.2 agu1    46 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;   553.2 fp1     65 t[2]
        db 0x2e
        vpxor ymm8, ymm2, [rbp + 6912]                           ;   554.2 fp2+agu0   65 t[2]
        db 0x2e
        vpxor ymm10, ymm15, [rbp + 6464]                         ;   547.8 fp3+agu1   65 t[2]
        db 0x2e
        vpxor ymm11, ymm8, [rbp + 6272]                          ;   555.2 fp0+agu0   65 t[2]
        db 0x2e
        vmovdqu ymm12, [rbp + 6880]                              ;   548.2 agu1    46 t[2] reload
        db 0x2e
        vpxor ymm3, ymm11, ymm12                                 ;   556.2 fp1     65 t[2]
        db 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;   549.3 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   557.2 fp3     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 6144]                           ;   557.2 fp0+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 6240]                           ;   558.2 fp1+agu1   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   559.2 fp2     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6880], ymm3                               ;   559.2 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm3, ymm10, ymm7                                  ;   560.2 fp3     65 t[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6848]                           ;   560.2 fp0+agu0   65 t[2]
        db 0x2e
        vmovdqu [rbp + 6592], ymm10                              ;   549.5 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm7                                  ;   561.2 fp1     65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm2                               ;   554.2 agu1+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 6688]                               ;   551.3 agu0    65 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6720]                           ;   558.3 fp2+agu1   65 t[2]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6752]                           ;   559.3 fp3+agu0   65 t[2]
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;   561.2 fp0     65 t[2]
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   562.2 fp1     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6720], ymm9                               ;   554.2 agu2+fp5   46 t[2] spill
        db 0x2e
        vpxor ymm9, ymm10, [rbp + 5984]                          ;   562.2 fp2+agu1   65 t[2]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 6016]                           ;   563.2 fp3+agu0   65 t[2]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 6048]                           ;   564.2 fp0+agu1   65 t[2]
        db 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   565.2 fp1     65 t[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   566.2 fp2     65 t[2]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6240]                           ;   566.2 fp3+agu0   65 t[2]
        db 0x2e
        vmovdqu [rbp + 6016], ymm9                               ;   565.2 agu2+fp5   65 t[2] spill
        vpxor ymm9, ymm1, [rbp + 6400]                           ;   558.3 fp0+agu1   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6432]                           ;   559.3 fp1+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                 ;   560.3 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   561.3 fp3     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   567.2 fp0     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6400], ymm12                              ;   561.3 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm12, ymm3, ymm14                                 ;   568.2 fp1     65 t[2]
        db 0x2e
        vmovdqu [rbp + 5984], ymm14                              ;   568.2 agu1+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm14, ymm2, [rbp + 6432]                          ;   567.2 fp2+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6656]                           ;   567.2 fp3+agu1   65 t[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   568.2 fp0     65 t[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   568.2 fp1     65 t[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   569.2 fp2     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6656], ymm10                              ;   562.2 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm10, ymm2, [rbp + 6048]                          ;   568.2 fp3+agu0   65 t[2]
        db 0x2e
        vmovdqu [rbp + 6432], ymm9                               ;   563.2 agu1+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm9, ymm10, [rbp + 6368]                          ;   569.2 fp0+agu0   65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6752]                         ;   569.2 fp1+agu1   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;   570.2 fp2     65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm1                               ;   565.2 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm13, [rbp + 6240]                          ;   569.2 fp3+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   569.2 fp0     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                ;   570.2 fp1     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;   571.2 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;   570.2 fp3     65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6240], ymm1                               ;   570.2 agu1+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm4, [rbp + 6048]                           ;   571.2 fp0+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   571.2 fp1     65 t[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   572.2 fp2     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6048], ymm12                              ;   569.2 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm12, ymm7, ymm1                                  ;   572.2 fp3     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6368], ymm1                               ;   572.2 agu1+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm1, ymm6, [rbp + 6624]                           ;   569.2 fp0+agu0   65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;   571.2 fp1     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   573.2 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 6336]                           ;   574.2 fp3+agu1   65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm13                              ;   571.2 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm9, ymm4                                  ;   572.2 fp0     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                ;   573.2 fp1     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                   ;   575.2 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5952]                           ;   575.2 fp3+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 6624]                         ;   573.2 fp0+agu1   65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm10                              ;   574.2 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm1                                 ;   572.2 fp1     65 t[2]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6496]                           ;   572.2 fp2+agu0   65 t[2]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6528]                           ;   573.2 fp3+agu1   65 t[2]
        db 0x2e
        vmovdqu [rbp + 6528], ymm4                               ;   572.5 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm4, ymm7, ymm10                                  ;   573.2 fp0     65 t[2]
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                   ;   576.2 fp1     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6784]                         ;   573.2 fp2+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6816]                         ;   574.2 fp3+agu1   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;   575.2 fp0     65 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm6                               ;   576.2 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm3, ymm9                                   ;   576.2 fp1     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;   576.2 fp2     65 t[2]
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                 ;   577.2 fp3     65 t[2]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6176]                           ;   576.2 fp0+agu0   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 6208]                           ;   577.2 fp1+agu1   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   574.5 fp2     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   578.2 fp3     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   578.2 fp0     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   579.2 fp1     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6720]                           ;   579.2 fp2+agu0   65 t[2]
        db 0x2e
        vmovdqu [rbp + 6720], ymm3                               ;   574.7 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm3, ymm9, [rbp + 6560]                           ;   577.2 fp3+agu1   65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   578.2 fp0     65 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm6                               ;   577.2 agu0+fp5   65 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm1                                  ;   580.2 fp1     65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;   581.2 fp2     65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                 ;   580.2 fp3     65 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6848]                           ;   580.2 fp0+agu1   65 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                   ;   582.2 fp1     65 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                  ;   581.2 fp2     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6848], ymm1                               ;   580.2 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm1, ymm5, [rbp + 6752]                           ;   581.2 fp3+agu0   65 t[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   581.2 fp0     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6752], ymm5                               ;   582.2 agu1+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm5, ymm3, [rbp + 6432]                           ;   583.2 fp1+agu0   65 t[2]
        db 0x2e
        vmovdqu [rbp + 6432], ymm3                               ;   583.2 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm3, ymm1, [rbp + 6592]                           ;   582.2 fp2+agu1   65 t[2]
        vpxor ymm7, ymm7, ymm3                                   ;   583.2 fp3     65 t[2]
        db 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   584.2 fp0     65 t[2]
        db 0x2e
        vmovdqu [rbp + 6592], ymm7                               ;   584.2 agu0+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm7, ymm5, [rbp + 6880]                           ;   584.2 fp1+agu1   65 t[2]
        db 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   585.2 fp2     65 t[2]
        vpxor ymm0, ymm0, [r8 + 6144]                            ;   580.5 fp3+agu0   65 t[2]
        vpxor ymm2, ymm2, [r8 + 6176]                            ;   581.2 fp0+agu1   65 t[2]
        vpxor ymm13, ymm13, [r8 + 6208]                          ;   581.5 fp1+agu0   65 t[2]
        vpxor ymm12, ymm12, [r8 + 6240]                          ;   582.2 fp2+agu1   65 t[2]
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   582.2 fp3     65 t[2]
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 6272]                            ;   583.2 fp0+agu0   65 t[2]
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 6304]                            ;   583.2 fp1+agu1   65 t[2]
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 6336]                            ;   584.2 fp2+agu0   65 t[2]
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 6528]                            ;   584.2 fp3+agu1   65 t[2]
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 6560]                          ;   584.5 fp0+agu0   65 t[2]
        vmovdqu [rbp + 6880], ymm11                              ;   585.5 agu2+fp5   65 t[2] spill
        vpxor ymm11, ymm15, [r8 + 6368]                          ;   585.2 fp1+agu1   65 t[2]
        vpxor ymm15, ymm15, [r8 + 6624]                          ;   585.5 fp2+agu0   65 t[2]
        vpxor ymm15, ymm15, [rbp + 6720]                         ;   586.5 fp3+agu1   65 t[2]
        vmovdqu [rbp + 6720], ymm15                              ;   587.5 agu2+fp5   65 t[2] spill
        vpxor ymm15, ymm14, [r8 + 6432]                          ;   586.5 fp0+agu0   65 t[2]
        vmovdqu [rbp + 6208], ymm9                               ;   585.2 agu2+fp5   65 t[2] spill
        vmovdqu ymm9, [rbp + 5984]                               ;   587.2 agu1    65 t[2]
        vpxor ymm9, ymm9, [r8 + 6400]                            ;   594.2 fp1+agu0   65 t[2]
        vpxor ymm10, ymm10, [r8 + 6784]                          ;   588.2 fp2+agu1   65 t[2]
        vmovdqu [rbp + 5984], ymm10                              ;   589.2 agu2+fp5   65 t[2] spill
        vpxor ymm10, ymm4, [rbp + 6560]                          ;   588.5 fp3+agu0   65 t[2]
        vpxor ymm10, ymm10, [r8 + 6496]                          ;   589.5 fp0+agu1   65 t[2]
        vmovdqu [rbp + 6560], ymm10                              ;   590.5 agu2+fp5   65 t[2] spill
        vmovdqu ymm10, [rbp + 6528]                              ;   589.5 agu0    65 t[2]
        vpxor ymm10, ymm10, [r8 + 6464]                          ;   596.5 fp1+agu1   65 t[2]
        vpxor ymm7, ymm7, [r8 + 6848]                            ;   590.5 fp2+agu0   65 t[2]
        vpxor ymm3, ymm3, [r8 + 6880]                            ;   591.2 fp3+agu1   65 t[2]
        vmovdqu [rbp + 2656], ymm3                               ;   592.2 agu2+fp5   65 t[2] spill
        vpxor ymm3, ymm1, [rbp + 6400]                           ;   591.5 fp0+agu0   65 t[2]
        vpxor ymm3, ymm3, [r8 + 6592]                            ;   592.5 fp1+agu1   65 t[2]
        vpxor ymm14, ymm14, [r8 + 6944]                          ;   592.5 fp2+agu0   65 t[2]
        vpxor ymm14, ymm14, [rbp + 6240]                         ;   593.5 fp3+agu1   65 t[2]
        vpxor ymm4, ymm4, [r8 + 7008]                            ;   593.5 fp0+agu0   65 t[2]
        vmovdqu [rbp + 2784], ymm4                               ;   594.5 agu2+fp5   65 t[2] spill
        vmovdqu ymm4, [rbp + 6016]                               ;   594.2 agu1    65 t[2]
        vpxor ymm4, ymm4, [r8 + 6656]                            ;   601.2 fp1+agu0   65 t[2]
        vmovdqu [rbp + 2720], ymm14                              ;   594.5 agu2+fp5   65 t[2] spill
        vmovdqu ymm14, [rbp + 6336]                              ;   595.2 agu1    65 t[2]
        vpxor ymm14, ymm14, [r8 + 6688]                          ;   602.2 fp2+agu0   65 t[2]
        vmovdqu [rbp + 2624], ymm7                               ;   591.5 agu2+fp5   65 t[2] spill
        vmovdqu ymm7, [rbp + 6624]                               ;   596.2 agu1    65 t[2]
        vpxor ymm7, ymm7, [r8 + 6720]                            ;   603.2 fp3+agu0   65 t[2]
        vpxor ymm1, ymm1, [r8 + 7104]                            ;   597.2 fp0+agu1   65 t[2]
        vmovdqu [rbp + 2880], ymm1                               ;   598.2 agu2+fp5   65 t[2] spill
        vmovdqu ymm1, [rbp + 6816]                               ;   597.5 agu0    65 t[2]
        vpxor ymm1, ymm1, [r8 + 6752]                            ;   604.5 fp1+agu1   65 t[2]
        vmovdqu [rbp + 2528], ymm1                               ;   605.5 agu2+fp5   65 t[2] spill
        vmovdqu ymm1, [rbp + 6432]                               ;   598.5 agu0    65 t[2]
        vpxor ymm1, ymm1, [r8 + 6816]                            ;   605.5 fp2+agu1   65 t[2]
        vpxor ymm1, ymm1, [rbp + 6752]                           ;   606.5 fp3+agu0   65 t[2]
        vmovdqu [rbp + 2592], ymm1                               ;   607.5 agu2+fp5   65 t[2] spill
        vmovdqu ymm1, [rbp + 6656]                               ;   600.2 agu1    65 t[2]
        vpxor ymm1, ymm1, [r8 + 6912]                            ;   607.2 fp0+agu0   65 t[2]
        vpxor ymm1, ymm1, [rbp + 6048]                           ;   608.2 fp1+agu1   65 t[2]
        vmovdqu [rbp + 2688], ymm1                               ;   609.2 agu2+fp5   65 t[2] spill
        vmovdqu ymm1, [rbp + 6368]                               ;   601.5 agu0    65 t[2]
        vpxor ymm1, ymm1, [r8 + 6976]                            ;   608.5 fp2+agu1   65 t[2]
        vpxor ymm1, ymm1, [rbp + 6624]                           ;   609.5 fp3+agu0   65 t[2]
        vmovdqu [rbp + 2752], ymm1                               ;   610.5 agu2+fp5   65 t[2] spill
        vmovdqu ymm1, [rbp + 6848]                               ;   603.2 agu1    65 t[2]
        vpxor ymm1, ymm1, [r8 + 7040]                            ;   610.2 fp0+agu0   65 t[2]
        vmovdqu [rbp + 2816], ymm1                               ;   611.2 agu2+fp5   65 t[2] spill
        vmovdqu ymm1, [rbp + 6752]                               ;   604.2 agu1    65 t[2]
        vpxor ymm1, ymm1, [r8 + 7072]                            ;   611.2 fp1+agu0   65 t[2]
        vmovdqu [rbp + 2848], ymm1                               ;   612.2 agu2+fp5   65 t[2] spill
        vmovdqu ymm1, [rbp + 6592]                               ;   605.2 agu1    65 t[2]
        vpxor ymm1, ymm1, [r8 + 7136]                            ;   612.2 fp2+agu0   65 t[2]
        vmovdqu [rbp + 2912], ymm1                               ;   613.2 agu2+fp5   65 t[2] spill
        vmovdqu ymm1, [rbp + 2944]                               ;   606.2 agu1    46 t[3]
        vpxor ymm1, ymm1, [rel aes128_decrypt.T0_constants256]   ;   613.2 fp3+agu0   46 t[3]
        vmovdqu [rbp + 6368], ymm7                               ;   606.2 agu2+fp5   65 t[2] spill
        vmovdqa ymm7, ymm1                                       ;   614.2         46 t[3] copy
        db 0x2e
        vmovdqu [rbp + 6656], ymm14                              ;   607.2 agu1+fp5   65 t[2] spill
        db 0x2e
        vmovdqu ymm14, [rbp + 2976]                              ;   607.5 agu0    46 t[3]
        db 0x2e
        vpxor ymm14, ymm14, [rel aes128_decrypt.T0_constants256] ;   614.5 fp0+agu1   46 t[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   615.5 fp1     46 t[3]
        vmovdqu [rbp + 6176], ymm4                               ;   608.2 agu2+fp5   65 t[2] spill
        vpxor ymm4, ymm14, [rbp + 3072]                          ;   615.5 fp2+agu0   46 t[3]
        vmovdqu [rbp + 6784], ymm3                               ;   609.2 agu2+fp5   65 t[2] spill
        vmovdqa ymm3, ymm4                                       ;   616.5         46 t[3] copy
        db 0x2e
        vmovdqu [rbp + 6496], ymm10                              ;   610.2 agu1+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm10, ymm7, [rbp + 3168]                          ;   616.5 fp3+agu0   46 t[3]
        db 0x2e
        vmovdqu [rbp + 5952], ymm15                              ;   611.2 agu2+fp5   65 t[2] spill
        vpxor ymm15, ymm7, [rbp + 3072]                          ;   616.5 fp0+agu1   46 t[3]
        vmovdqu [rbp + 6688], ymm9                               ;   612.2 agu0+fp5   65 t[2] spill
        vmovdqu ymm9, [rbp + 3104]                               ;   611.2 agu1    46 t[3]
        vpxor ymm9, ymm9, [rel aes128_decrypt.T0_constants256]   ;   618.2 fp1+agu0   46 t[3]
        vpxor ymm1, ymm1, ymm9                                   ;   619.2 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   619.2 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm3, [rbp + 3040]                           ;   620.2 fp0+agu1   46 t[3]
        db 0x2e
        vmovdqu [rbp + 2144], ymm11                              ;   613.2 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm11, ymm10, ymm9                                 ;   621.2 fp1     46 t[3]
        db 0x2e
        vmovdqu [rbp + 2112], ymm5                               ;   614.2 agu0+fp5   65 t[2] spill
        db 0x2e
        vmovdqu ymm5, [rbp + 3136]                               ;   613.2 agu1    46 t[3]
        db 0x2e
        vpxor ymm5, ymm5, [rel aes128_decrypt.T0_constants256]   ;   620.2 fp2+agu0   46 t[3]
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   621.2 fp3     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm8                               ;   615.2 agu2+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm8, ymm3, [rbp + 3008]                           ;   620.2 fp0+agu1   46 t[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   621.2 fp1     46 t[3]
        db 0x2e
        vmovdqu [rbp + 2048], ymm6                               ;   616.2 agu0+fp5   65 t[2] spill
        db 0x2e
        vpxor ymm6, ymm14, ymm8                                  ;   621.2 fp2     46 t[3]
        db 0x2e
        vmovdqu [rbp + 2016], ymm12                              ;   617.2 agu2+fp5   65 t[2] spill
        db 0x2e
        vpand ymm12, ymm14, ymm9                                 ;   621.2 fp3     46 t[3]
        db 0x2e
        vmovdqu [rbp + 1984], ymm13                              ;   618.2 agu1+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm10, ymm6                                 ;   622.2 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm2                               ;   619.2 agu0+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpor ymm2, ymm7, [rbp + 3008]                            ;   622.2 fp1+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   623.2 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm0                               ;   620.2 agu2+fp5   65 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm1                                  ;   620.2 fp3     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm6                               ;   622.2 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm7                                  ;   622.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm10                              ;   622.2 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm0, ymm4                                   ;   622.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm14                              ;   623.2 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm8, ymm11                                  ;   622.2 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   624.2 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;   623.2 fp0     46 t[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm6                                  ;   623.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;   624.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm0                               ;   624.2 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm4                                   ;   622.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7168], ymm9                               ;   625.2 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm5                                  ;   622.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                 ;   625.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   625.2 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   623.2 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm4                                   ;   623.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   624.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm5, ymm2                                   ;   624.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   625.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm1, ymm0                                   ;   624.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   626.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm0                                  ;   624.5 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   625.5 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm6, ymm0                                  ;   625.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7200], ymm2                               ;   626.2 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm15, ymm14                                 ;   626.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   627.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm9                                  ;   628.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   629.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                  ;   630.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   631.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm12                                  ;   632.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   633.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                ;   634.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm10                                 ;   635.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;   636.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                                ;   635.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   636.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm10, ymm9                                 ;   637.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                   ;   637.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                   ;   637.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm10                                ;   635.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                  ;   638.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                  ;   638.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   638.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                   ;   637.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                ;   639.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm3                               ;   639.2 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, [rbp + 3008]                           ;   637.2 fp3+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm13                                   ;   639.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                 ;   640.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                  ;   641.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                                  ;   635.5 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                  ;   640.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm7                                  ;   638.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                   ;   639.2 fp2     46 t[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                ;   639.2 fp3     46 t[3]
        db 0x2e, 0x2e
        vpand ymm0, ymm12, [rbp + 7168]                          ;   641.2 fp0+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   641.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                   ;   642.2 fp2     46 t[3]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 7072]                           ;   642.2 fp3+agu1   46 t[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 7040]                         ;   641.2 fp0+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                ;   642.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   640.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   642.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm10, [rbp + 7008]                          ;   642.2 fp0+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 6976]                         ;   642.2 fp1+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   643.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   643.2 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   643.2 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   644.2 fp1     46 t[3]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                  ;   643.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   641.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   643.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                ;   645.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 7200]                         ;   643.2 fp2+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   642.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   643.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   644.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;   646.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   647.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                 ;   644.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                 ;   645.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;   647.2 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;   648.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 7232]                         ;   649.2 fp0+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   644.5 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   650.2 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2176]                               ;   643.8 agu1    46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   644.3 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   651.3 fp3     46 t[3]
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm0                                       ;   652.3         46 t[3] copy
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2208]                               ;   644.8 agu1    46 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   651.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   652.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2304]                               ;   645.3 agu0    46 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm5                                   ;   652.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm8                               ;   645.3 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm7                                       ;   653.8         46 t[3] copy
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;   653.8 fp3     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7200], ymm3                               ;   648.2 agu1+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm3, ymm2, [rbp + 2400]                           ;   653.8 fp0+agu0   46 t[3]
        db 0x2e
        vmovdqu [rbp + 6976], ymm14                              ;   647.3 agu2+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm14, ymm1, [rbp + 2336]                          ;   651.3 fp1+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   652.3 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                  ;   653.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, [rbp + 2272]                          ;   654.8 fp0+agu0   46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm13                              ;   648.3 agu2+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm13, ymm1, [rbp + 2368]                          ;   651.3 fp1+agu1   46 t[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;   653.8 fp2     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7040], ymm6                               ;   649.3 agu0+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm6, ymm3, ymm14                                  ;   655.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm9                               ;   651.2 agu2+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm9, ymm8, [rbp + 2240]                           ;   654.8 fp0+agu1   46 t[3]
        db 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   655.8 fp1     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7168], ymm11                              ;   651.5 agu0+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm11, ymm4, ymm9                                  ;   655.8 fp2     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7264], ymm10                              ;   652.5 agu2+fp5   46 t[3] spill
        db 0x2e
        vpand ymm10, ymm4, ymm14                                 ;   655.8 fp3     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7296], ymm12                              ;   653.5 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpor ymm12, ymm2, [rbp + 2240]                           ;   656.8 fp0+agu0   46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7328], ymm15                              ;   654.5 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpand ymm15, ymm3, ymm11                                 ;   656.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   657.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm0                                   ;   653.5 fp3     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7360], ymm11                              ;   656.8 agu1+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm11, ymm6, ymm2                                  ;   656.8 fp0     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7392], ymm3                               ;   656.5 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm1, ymm7                                    ;   654.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm4                               ;   657.5 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm9, ymm6                                    ;   656.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   658.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   657.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm11                                  ;   657.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   658.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm1                               ;   658.5 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm7                                  ;   656.0 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm14                              ;   659.5 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm13                                ;   656.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;   659.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   659.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   657.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm7                                  ;   657.3 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                 ;   658.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm13, ymm12                                  ;   658.3 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   659.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm0, ymm1                                    ;   658.3 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   660.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm0, ymm1                                   ;   658.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                 ;   659.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm1                                  ;   659.3 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7520], ymm12                              ;   660.5 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm5, ymm4                                  ;   660.3 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                ;   661.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, ymm14                                 ;   662.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   663.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                ;   664.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   665.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm10                                ;   666.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   667.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;   668.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm3                                 ;   669.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   670.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                 ;   669.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   670.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm14                                 ;   671.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                  ;   671.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                  ;   671.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                   ;   669.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                  ;   672.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                ;   672.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   672.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                  ;   671.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                  ;   673.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7552], ymm8                               ;   673.8 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpand ymm8, ymm14, [rbp + 2240]                          ;   671.8 fp3+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm15                                 ;   673.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;   674.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                ;   675.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                   ;   670.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   674.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm6, ymm2                                  ;   672.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   673.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                  ;   673.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, [rbp + 7488]                          ;   675.8 fp0+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                  ;   675.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                  ;   676.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 7456]                         ;   676.8 fp3+agu0   46 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 7424]                         ;   675.8 fp0+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   676.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   674.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   676.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, [rbp + 7392]                           ;   676.8 fp0+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 7360]                           ;   676.8 fp1+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   677.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   677.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;   677.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;   678.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                ;   677.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                  ;   675.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   677.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 7520]                         ;   677.8 fp1+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                   ;   679.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   676.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;   677.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                   ;   678.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;   680.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   681.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                  ;   678.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;   679.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;   681.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                 ;   682.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 7552]                         ;   683.8 fp0+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   679.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                ;   679.3 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   684.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   685.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1408]                              ;   678.8 agu0    46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_decrypt.T0_constants256]       ;   679.0 agu1    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   686.0 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm15                                      ;   687.0         46 t[3] copy
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 1440]                               ;   679.8 agu0    46 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;   686.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   687.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1536]                               ;   680.0 agu1    46 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm7                                  ;   687.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm12                                     ;   688.8         46 t[3] copy
        db 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   688.8 fp1     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7552], ymm9                               ;   680.7 agu2+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm9, ymm1, [rbp + 1632]                           ;   688.8 fp2+agu0   46 t[3]
        db 0x2e
        vmovdqu [rbp + 7520], ymm8                               ;   682.8 agu1+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm8, ymm0, [rbp + 1568]                           ;   686.0 fp3+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   687.0 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   688.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm13, [rbp + 1504]                          ;   689.8 fp2+agu1   46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7360], ymm4                               ;   683.0 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm0, [rbp + 1600]                           ;   686.0 fp3+agu0   46 t[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;   688.8 fp0     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7392], ymm14                              ;   685.8 agu1+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm14, ymm9, ymm8                                  ;   690.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm6                               ;   686.0 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm13, [rbp + 1472]                          ;   689.8 fp2+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;   690.8 fp3     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7456], ymm3                               ;   687.0 agu1+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm3, ymm2, ymm6                                   ;   690.8 fp0     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7488], ymm5                               ;   688.0 agu2+fp5   46 t[3] spill
        db 0x2e
        vpand ymm5, ymm2, ymm8                                   ;   690.8 fp1     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7584], ymm10                              ;   689.0 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpor ymm10, ymm1, [rbp + 1472]                           ;   691.8 fp2+agu1   46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7616], ymm11                              ;   690.0 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpand ymm11, ymm9, ymm3                                  ;   691.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   692.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm15                                  ;   688.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm3                               ;   691.8 agu0+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm3, ymm14, ymm1                                  ;   691.8 fp2     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7680], ymm9                               ;   692.0 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm0, ymm12                                   ;   689.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm2                               ;   693.0 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm6, ymm14                                   ;   691.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   693.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   692.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm3                                  ;   692.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   693.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm0                               ;   694.0 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm8, ymm12                                  ;   691.0 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm8                               ;   695.0 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm4                                   ;   691.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                   ;   694.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   694.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;   692.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm1, ymm12                                 ;   692.3 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;   693.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm4, ymm10                                   ;   693.3 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   694.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm15, ymm0                                   ;   693.3 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;   695.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm15, ymm0                                  ;   693.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;   694.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm0                                   ;   694.3 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm10                              ;   696.0 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, ymm2                                  ;   695.3 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                  ;   696.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm9, ymm8                                  ;   697.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   698.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm11                                ;   699.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;   700.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm5                                  ;   701.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                  ;   702.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   703.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm5, ymm9                                  ;   704.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   705.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                 ;   704.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   705.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm8                                  ;   706.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                   ;   706.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                ;   706.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                 ;   704.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                                ;   707.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                  ;   707.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   707.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                                  ;   706.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                  ;   708.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm13                              ;   708.8 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm8, [rbp + 1472]                          ;   706.8 fp1+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm11                                   ;   708.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;   709.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                 ;   710.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                   ;   705.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                   ;   709.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm14, ymm1                                  ;   707.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   708.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                  ;   708.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, [rbp + 7776]                           ;   710.8 fp2+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   710.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                ;   711.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 7744]                         ;   711.8 fp1+agu1   46 t[3]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 7712]                           ;   710.8 fp2+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   711.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                   ;   709.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;   711.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, [rbp + 7680]                           ;   711.8 fp2+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 7648]                           ;   711.8 fp3+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;   712.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;   712.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   712.8 fp2     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                   ;   713.8 fp3     46 t[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm11                                  ;   712.8 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   710.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   712.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   714.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 7808]                         ;   712.8 fp0+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   711.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   712.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                 ;   713.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   715.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   716.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   713.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   714.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   716.8 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   717.8 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7840]                           ;   718.8 fp2+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   717.8 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   714.3 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                   ;   719.8 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 640]                               ;   713.7 agu1    46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_decrypt.T0_constants256]       ;   714.0 agu0    46 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   721.0 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm15                                      ;   722.0         46 t[3] copy
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 672]                                ;   714.7 agu1    46 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                   ;   721.7 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   722.7 fp0     46 t[3]
        db 0x2e
        vmovdqu ymm10, [rbp + 768]                               ;   715.0 agu0    46 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm4, ymm10                                 ;   722.7 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm6                               ;   715.2 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm12                                      ;   723.7         46 t[3] copy
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;   723.7 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm13                              ;   717.8 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm0, [rbp + 800]                           ;   721.0 fp3+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                ;   722.0 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                  ;   723.7 fp1     46 t[3]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 832]                            ;   721.0 fp2+agu1   46 t[3]
        db 0x2e
        vpxor ymm13, ymm1, [rbp + 864]                           ;   723.7 fp3+agu0   46 t[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;   723.7 fp0     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7648], ymm2                               ;   718.2 agu2+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm2, ymm6, [rbp + 736]                            ;   724.7 fp1+agu1   46 t[3]
        db 0x2e
        vmovdqu [rbp + 7680], ymm9                               ;   719.2 agu0+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm9, ymm13, ymm2                                  ;   725.7 fp2     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7712], ymm11                              ;   720.2 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm6, [rbp + 704]                           ;   724.7 fp3+agu1   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;   725.7 fp0     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7744], ymm3                               ;   721.2 agu0+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm3, ymm4, ymm11                                  ;   725.7 fp1     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7776], ymm8                               ;   722.2 agu2+fp5   46 t[3] spill
        db 0x2e
        vpand ymm8, ymm4, ymm2                                   ;   725.7 fp2     46 t[3]
        db 0x2e
        vmovdqu [rbp + 7872], ymm7                               ;   723.2 agu1+fp5   46 t[3] spill
        db 0x2e
        vpor ymm7, ymm1, [rbp + 704]                             ;   726.7 fp3+agu0   46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7904], ymm14                              ;   724.2 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpand ymm14, ymm13, ymm3                                 ;   726.7 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   727.7 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7936], ymm5                               ;   725.2 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm15                                  ;   723.7 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7968], ymm3                               ;   726.7 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm1                                   ;   726.7 fp3     46 t[3]
        db 0x2e
        vmovdqu [rbp + 8000], ymm13                              ;   727.2 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm5, ymm12                                  ;   724.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm4                               ;   728.2 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm11, ymm9                                   ;   726.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   728.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   727.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm3                                   ;   727.7 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   728.7 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm5                               ;   729.2 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm12                                  ;   725.8 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm2                               ;   730.2 agu2+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm8, ymm0                                   ;   726.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   729.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   729.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   727.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm1, ymm12                                  ;   727.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   728.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm0, ymm7                                    ;   728.2 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   729.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm15, ymm5                                   ;   728.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   730.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm5                                  ;   728.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   729.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm5                                   ;   729.2 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm7                               ;   731.2 agu1+fp5   46 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm4                                  ;   730.2 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   731.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm2                                  ;   732.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   733.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                  ;   734.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   735.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm2, ymm8                                   ;   736.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                 ;   737.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   738.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm13                                  ;   739.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   740.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                ;   739.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   740.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm2                                 ;   741.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                   ;   741.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                 ;   741.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                  ;   739.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                  ;   742.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                  ;   742.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   742.7 fp3     46 t[3]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                   ;   741.7 fp0     46 t[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                  ;   743.7 fp1     46 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm6                               ;   743.7 agu0+fp5   46 t[3] spill
        db 0x2e, 0x2e
        vpand ymm6, ymm2, [rbp + 704]                            ;   741.7 fp2+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm14                                   ;   743.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;   744.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   745.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                ;   740.0 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   744.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm1                                   ;   742.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   743.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                                ;   743.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, [rbp + 8096]                           ;   745.7 fp3+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   745.7 fp0     46 t[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                 ;   746.7 fp1     46 t[3]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 8064]                           ;   746.7 fp2+agu1   46 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 8032]                           ;   745.7 fp3+agu0   46 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                ;   746.7 fp0     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   744.7 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   746.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm13, [rbp + 8000]                          ;   746.7 fp3+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 7968]                         ;   746.7 fp0+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   747.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   747.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                ;   747.7 fp3     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                 ;   748.7 fp0     46 t[3]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                  ;   747.7 fp1     46 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   745.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   747.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 8128]                         ;   747.7 fp0+agu1   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                  ;   749.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   746.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   747.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   748.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   750.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                  ;   751.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   748.7 fp3     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   749.7 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   751.7 fp1     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;   752.7 fp2     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 8160]                           ;   753.7 fp3+agu0   46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                  ;   749.0 fp0     46 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;   749.2 fp1     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                   ;   754.7 fp2     46 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 7616]                              ;   748.5 agu1    46 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;   755.5 fp3     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                   ;   756.5 fp0     65 t[3]
        db 0x2e
        vpxor ymm15, ymm10, [rbp + 7328]                         ;   750.2 fp1+agu0   65 t[3]
        db 0x2e
        vmovdqu ymm0, [rbp + 7584]                               ;   749.5 agu1    46 t[3] reload
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   756.5 fp2     65 t[3]
        db 0x2e
        vpxor ymm1, ymm8, [rbp + 7936]                           ;   757.5 fp3+agu0   65 t[3]
        db 0x2e
        vpxor ymm5, ymm15, [rbp + 7488]                          ;   751.2 fp0+agu1   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm1, [rbp + 7296]                           ;   758.5 fp1+agu0   65 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 7904]                              ;   751.5 agu1    46 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm12                                  ;   759.5 fp2     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   752.7 fp3     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                   ;   760.5 fp0     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 7168]                           ;   760.5 fp1+agu0   65 t[3]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 7264]                           ;   761.5 fp2+agu1   65 t[3]
        db 0x2e
        vpxor ymm10, ymm10, ymm0                                 ;   762.5 fp3     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7904], ymm0                               ;   762.5 agu2+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm0, ymm5, ymm10                                  ;   763.5 fp0     65 t[3]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7872]                         ;   763.5 fp1+agu0   65 t[3]
        db 0x2e
        vmovdqu [rbp + 7616], ymm5                               ;   752.8 agu2+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm5, ymm3, ymm10                                  ;   764.5 fp2     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7872], ymm8                               ;   757.5 agu1+fp5   65 t[3] spill
        vmovdqu ymm8, [rbp + 7712]                               ;   754.7 agu0    65 t[3]
        vpxor ymm8, ymm8, [rbp + 7744]                           ;   761.7 fp3+agu1   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 7776]                           ;   762.7 fp0+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   764.5 fp1     65 t[3]
        db 0x2e
        vpxor ymm3, ymm3, ymm8                                   ;   765.5 fp2     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7744], ymm11                              ;   757.5 agu2+fp5   46 t[3] spill
        db 0x2e
        vpxor ymm11, ymm5, [rbp + 7008]                          ;   765.5 fp3+agu1   65 t[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7040]                         ;   766.5 fp0+agu0   65 t[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7072]                         ;   767.5 fp1+agu1   65 t[3]
        db 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   768.5 fp2     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;   769.5 fp3     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 7264]                           ;   769.5 fp0+agu0   65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm11                              ;   768.5 agu2+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm9, [rbp + 7424]                          ;   761.7 fp1+agu1   65 t[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7456]                         ;   762.7 fp2+agu0   65 t[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   763.7 fp3     65 t[3]
        db 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   764.7 fp0     65 t[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   770.5 fp1     65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm12                              ;   764.7 agu2+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm0, ymm14                                 ;   771.5 fp2     65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm14                              ;   771.5 agu1+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, [rbp + 7456]                          ;   770.5 fp3+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 7680]                           ;   770.5 fp0+agu1   65 t[3]
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   771.5 fp1     65 t[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   771.5 fp2     65 t[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   772.5 fp3     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7680], ymm5                               ;   765.5 agu2+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm5, ymm8, [rbp + 7072]                           ;   771.5 fp0+agu0   65 t[3]
        db 0x2e
        vmovdqu [rbp + 7456], ymm11                              ;   766.5 agu1+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm11, ymm5, [rbp + 7392]                          ;   772.5 fp1+agu0   65 t[3]
        vpxor ymm5, ymm5, [rbp + 7776]                           ;   772.5 fp2+agu1   65 t[3]
        vpxor ymm2, ymm2, ymm5                                   ;   773.5 fp3     65 t[3]
        vmovdqu [rbp + 7776], ymm9                               ;   768.5 agu2+fp5   65 t[3] spill
        vpxor ymm9, ymm13, [rbp + 7264]                          ;   772.5 fp0+agu0   65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   772.5 fp1     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                ;   773.5 fp2     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;   774.5 fp3     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   773.5 fp0     65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm9                               ;   773.5 agu1+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm2, [rbp + 7072]                           ;   774.5 fp1+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   774.5 fp2     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;   775.5 fp3     65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm12                              ;   772.5 agu2+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm9                                 ;   775.5 fp0     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7392], ymm9                               ;   775.5 agu1+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm9, ymm4, [rbp + 7648]                           ;   772.5 fp1+agu0   65 t[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   774.5 fp2     65 t[3]
        db 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;   776.5 fp3     65 t[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7360]                           ;   777.5 fp0+agu1   65 t[3]
        db 0x2e
        vmovdqu [rbp + 7360], ymm13                              ;   774.5 agu2+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm11, ymm2                                 ;   775.5 fp1     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   776.5 fp2     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   778.5 fp3     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6976]                           ;   778.5 fp0+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 7648]                         ;   776.5 fp1+agu1   65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm5                               ;   777.5 agu2+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm5, ymm15, ymm9                                  ;   775.5 fp2     65 t[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7520]                           ;   775.5 fp3+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 7552]                           ;   776.5 fp0+agu1   65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7552], ymm2                               ;   775.8 agu2+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm5                                  ;   776.5 fp1     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   779.5 fp2     65 t[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7808]                           ;   776.5 fp3+agu0   65 t[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7840]                           ;   777.5 fp0+agu1   65 t[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   778.5 fp1     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7840], ymm4                               ;   779.5 agu2+fp5   65 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm11                                  ;   779.5 fp2     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   779.5 fp3     65 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;   780.5 fp0     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 7200]                           ;   779.5 fp1+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 7232]                           ;   780.5 fp2+agu1   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                  ;   777.8 fp3     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   781.5 fp0     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   781.5 fp1     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   782.5 fp2     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 7744]                           ;   782.5 fp3+agu0   65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm0                               ;   778.0 agu2+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm11, [rbp + 7584]                          ;   780.5 fp0+agu1   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   781.5 fp1     65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7584], ymm4                               ;   780.5 agu0+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm5, ymm9                                   ;   783.5 fp2     65 t[3]
        db 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   784.5 fp3     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;   783.5 fp0     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 7872]                           ;   783.5 fp1+agu1   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   785.5 fp2     65 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   784.5 fp3     65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7872], ymm9                               ;   783.5 agu2+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm6, [rbp + 7776]                           ;   784.5 fp0+agu0   65 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   784.5 fp1     65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm6                               ;   785.5 agu1+fp5   65 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm0, [rbp + 7456]                           ;   786.5 fp2+agu0   65 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm0                               ;   786.5 agu2+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm0, ymm9, [rbp + 7616]                           ;   785.5 fp3+agu1   65 t[3]
        db 0x2e
        vpxor ymm10, ymm10, ymm0                                 ;   786.5 fp0     65 t[3]
        db 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   787.5 fp1     65 t[3]
        db 0x2e
        vmovdqu [rbp + 7616], ymm10                              ;   787.5 agu0+fp5   65 t[3] spill
        db 0x2e
        vpxor ymm10, ymm6, [rbp + 7904]                          ;   787.5 fp2+agu1   65 t[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                  ;   788.5 fp3     65 t[3]
        vpxor ymm3, ymm3, [r8 + 7168]                            ;   783.8 fp0+agu0   65 t[3]
        vpxor ymm8, ymm8, [r8 + 7200]                            ;   784.5 fp1+agu1   65 t[3]
        vpxor ymm13, ymm13, [r8 + 7232]                          ;   784.8 fp2+agu0   65 t[3]
        vpxor ymm12, ymm12, [r8 + 7264]                          ;   785.5 fp3+agu1   65 t[3]
        vpxor ymm4, ymm4, ymm11                                  ;   785.5 fp0     65 t[3]
        vpxor ymm4, ymm4, [r8 + 7296]                            ;   786.5 fp1+agu0   65 t[3]
        vpxor ymm1, ymm1, [r8 + 7328]                            ;   786.5 fp2+agu1   65 t[3]
        vpxor ymm6, ymm6, [r8 + 7360]                            ;   787.5 fp3+agu0   65 t[3]
        vpxor ymm11, ymm11, [r8 + 7552]                          ;   787.5 fp0+agu1   65 t[3]
        vpxor ymm7, ymm7, [r8 + 7584]                            ;   787.8 fp1+agu0   65 t[3]
        vmovdqu [rbp + 7904], ymm7                               ;   788.8 agu2+fp5   65 t[3] spill
        vpxor ymm7, ymm15, [r8 + 7392]                           ;   788.5 fp2+agu1   65 t[3]
        vpxor ymm15, ymm15, [r8 + 7648]                          ;   788.8 fp3+agu0   65 t[3]
        vpxor ymm15, ymm15, [rbp + 7744]                         ;   789.8 fp0+agu1   65 t[3]
        vmovdqu [rbp + 7744], ymm15                              ;   790.8 agu2+fp5   65 t[3] spill
        vpxor ymm15, ymm14, [r8 + 7456]                          ;   789.8 fp1+agu0   65 t[3]
        vmovdqu [rbp + 7232], ymm11                              ;   788.5 agu2+fp5   65 t[3] spill
        vmovdqu ymm11, [rbp + 7008]                              ;   790.5 agu1    65 t[3]
        vpxor ymm11, ymm11, [r8 + 7424]                          ;   797.5 fp2+agu0   65 t[3]
        vpxor ymm5, ymm5, [r8 + 7808]                            ;   791.5 fp3+agu1   65 t[3]
        vmovdqu [rbp + 7008], ymm5                               ;   792.5 agu2+fp5   65 t[3] spill
        vpxor ymm5, ymm2, [rbp + 7584]                           ;   791.8 fp0+agu0   65 t[3]
        vpxor ymm5, ymm5, [r8 + 7520]                            ;   792.8 fp1+agu1   65 t[3]
        db 0x2e
        vmovdqu [rbp + 7584], ymm5                               ;   793.8 agu2+fp5   65 t[3] spill
        vmovdqu ymm5, [rbp + 7552]                               ;   792.8 agu0    65 t[3]
        vpxor ymm5, ymm5, [r8 + 7488]                            ;   799.8 fp2+agu1   65 t[3]
        vpxor ymm10, ymm10, [r8 + 7872]                          ;   793.8 fp3+agu0   65 t[3]
        vpxor ymm0, ymm0, [r8 + 7904]                            ;   794.5 fp0+agu1   65 t[3]
        vmovdqu [rbp + 3680], ymm0                               ;   795.5 agu2+fp5   65 t[3] spill
        vpxor ymm0, ymm9, [rbp + 7424]                           ;   794.8 fp1+agu0   65 t[3]
        vpxor ymm0, ymm0, [r8 + 7616]                            ;   795.8 fp2+agu1   65 t[3]
        vpxor ymm14, ymm14, [r8 + 7968]                          ;   795.8 fp3+agu0   65 t[3]
        vpxor ymm14, ymm14, [rbp + 7264]                         ;   796.8 fp0+agu1   65 t[3]
        vpxor ymm2, ymm2, [r8 + 8032]                            ;   796.8 fp1+agu0   65 t[3]
        vmovdqu [rbp + 3808], ymm2                               ;   797.8 agu2+fp5   65 t[3] spill
        vmovdqu ymm2, [rbp + 7040]                               ;   797.5 agu1    65 t[3]
        vpxor ymm2, ymm2, [r8 + 7680]                            ;   804.5 fp2+agu0   65 t[3]
        vmovdqu [rbp + 3744], ymm14                              ;   797.8 agu2+fp5   65 t[3] spill
        db 0x2e
        vmovdqu ymm14, [rbp + 7360]                              ;   798.5 agu1    65 t[3]
        vpxor ymm14, ymm14, [r8 + 7712]                          ;   805.5 fp3+agu0   65 t[3]
        vmovdqu [rbp + 3648], ymm10                              ;   794.8 agu2+fp5   65 t[3] spill
        vmovdqu ymm10, [rbp + 7648]                              ;   799.5 agu1    65 t[3]
        vpxor ymm10, ymm10, [r8 + 7744]                          ;   806.5 fp0+agu0   65 t[3]
        vpxor ymm9, ymm9, [r8 + 8128]                            ;   800.5 fp1+agu1   65 t[3]
        vmovdqu [rbp + 3904], ymm9                               ;   801.5 agu2+fp5   65 t[3] spill
        vmovdqu ymm9, [rbp + 7840]                               ;   800.8 agu0    65 t[3]
        vpxor ymm9, ymm9, [r8 + 7776]                            ;   807.8 fp2+agu1   65 t[3]
        vmovdqu [rbp + 3552], ymm9                               ;   808.8 agu2+fp5   65 t[3] spill
        vmovdqu ymm9, [rbp + 7456]                               ;   801.8 agu0    65 t[3]
        vpxor ymm9, ymm9, [r8 + 7840]                            ;   808.8 fp3+agu1   65 t[3]
        vpxor ymm9, ymm9, [rbp + 7776]                           ;   809.8 fp0+agu0   65 t[3]
        vmovdqu [rbp + 3616], ymm9                               ;   810.8 agu2+fp5   65 t[3] spill
        vmovdqu ymm9, [rbp + 7680]                               ;   803.5 agu1    65 t[3]
        vpxor ymm9, ymm9, [r8 + 7936]                            ;   810.5 fp1+agu0   65 t[3]
        vpxor ymm9, ymm9, [rbp + 7072]                           ;   811.5 fp2+agu1   65 t[3]
        vmovdqu [rbp + 3712], ymm9                               ;   812.5 agu2+fp5   65 t[3] spill
        vmovdqu ymm9, [rbp + 7392]                               ;   804.8 agu0    65 t[3]
        vpxor ymm9, ymm9, [r8 + 8000]                            ;   811.8 fp3+agu1   65 t[3]
        vpxor ymm9, ymm9, [rbp + 7648]                           ;   812.8 fp0+agu0   65 t[3]
        vmovdqu [rbp + 3776], ymm9                               ;   813.8 agu2+fp5   65 t[3] spill
        vmovdqu ymm9, [rbp + 7872]                               ;   806.5 agu1    65 t[3]
        vpxor ymm9, ymm9, [r8 + 8064]                            ;   813.5 fp1+agu0   65 t[3]
        vmovdqu [rbp + 3840], ymm9                               ;   814.5 agu2+fp5   65 t[3] spill
        vmovdqu ymm9, [rbp + 7776]                               ;   807.5 agu1    65 t[3]
        vpxor ymm9, ymm9, [r8 + 8096]                            ;   814.5 fp2+agu0   65 t[3]
        vmovdqu [rbp + 3872], ymm9                               ;   815.5 agu2+fp5   65 t[3] spill
        vmovdqu ymm9, [rbp + 7616]                               ;   808.5 agu1    65 t[3]
        vpxor ymm9, ymm9, [r8 + 8160]                            ;   815.5 fp3+agu0   65 t[3]
        vmovdqu [rbp + 3936], ymm9                               ;   816.5 agu2+fp5   65 t[3] spill
        vmovdqu ymm9, [rbp + 4736]                               ;   809.5 agu1    65 t[0] reload
        vmovdqu [rbp + 128], ymm9                                ;   816.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4224]                               ;   809.8 agu0    65 t[0] reload
        vmovdqu [rbp + 160], ymm9                                ;   816.8 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4096]                               ;   810.8 agu0    65 t[0] reload
        vmovdqu [rbp + 192], ymm9                                ;   817.8 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4512]                               ;   811.5 agu1    65 t[0] reload
        vmovdqu [rbp + 224], ymm9                                ;   818.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4352]                               ;   811.8 agu0    65 t[0] reload
        vmovdqu [rbp + 256], ymm9                                ;   818.8 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4896]                               ;   812.8 agu0    65 t[0] reload
        vmovdqu [rbp + 288], ymm9                                ;   819.8 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4832]                               ;   813.5 agu1    65 t[0] reload
        vmovdqu [rbp + 320], ymm9                                ;   820.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4768]                               ;   813.8 agu0    65 t[0] reload
        vmovdqu [rbp + 352], ymm9                                ;   820.8 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4256]                               ;   814.8 agu0    65 t[0] reload
        vmovdqu [rbp + 384], ymm9                                ;   821.8 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4160]                               ;   815.5 agu1    65 t[0] reload
        vmovdqu [rbp + 416], ymm9                                ;   822.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4704]                               ;   815.8 agu0    65 t[0] reload
        vmovdqu [rbp + 448], ymm9                                ;   822.8 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4864]                               ;   816.8 agu0    65 t[0] reload
        vmovdqu [rbp + 480], ymm9                                ;   823.8 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4192]                               ;   817.5 agu1    65 t[0] reload
        vmovdqu [rbp + 512], ymm9                                ;   824.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4448]                               ;   817.8 agu0    65 t[0] reload
        vmovdqu [rbp + 544], ymm9                                ;   824.8 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4128]                               ;   818.8 agu0    65 t[0] reload
        vmovdqu [rbp + 576], ymm9                                ;   825.8 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4064]                               ;   819.5 agu1    65 t[0] reload
        vmovdqu [rbp + 608], ymm9                                ;   826.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4320]                               ;   819.8 agu0    65 t[0] reload
        vmovdqu [rbp + 640], ymm9                                ;   826.8 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4288]                               ;   820.8 agu0    65 t[0] reload
        vmovdqu [rbp + 672], ymm9                                ;   827.8 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4640]                               ;   821.5 agu1    65 t[0] reload
        vmovdqu [rbp + 704], ymm9                                ;   828.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4608]                               ;   821.8 agu0    65 t[0] reload
        vmovdqu [rbp + 736], ymm9                                ;   828.8 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4032]                               ;   822.8 agu0    65 t[0] reload
        vmovdqu [rbp + 768], ymm9                                ;   829.8 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4800]                               ;   823.5 agu1    65 t[0] reload
        vmovdqu [rbp + 800], ymm9                                ;   830.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4672]                               ;   823.8 agu0    65 t[0] reload
        vmovdqu [rbp + 832], ymm9                                ;   831.5 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4544]                               ;   824.8 agu0    65 t[0] reload
        vmovdqu [rbp + 864], ymm9                                ;   832.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5696]                               ;   825.5 agu1    65 t[1] reload
        vmovdqu [rbp + 1152], ymm9                               ;   833.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4992]                               ;   825.8 agu0    65 t[1] reload
        vmovdqu [rbp + 1184], ymm9                               ;   834.5 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5568]                               ;   826.8 agu0    65 t[1] reload
        vmovdqu [rbp + 1216], ymm9                               ;   835.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5504]                               ;   827.5 agu1    65 t[1] reload
        vmovdqu [rbp + 1248], ymm9                               ;   836.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5248]                               ;   827.8 agu0    65 t[1] reload
        vmovdqu [rbp + 1280], ymm9                               ;   837.5 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5856]                               ;   828.8 agu0    65 t[1] reload
        vmovdqu [rbp + 1312], ymm9                               ;   838.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5792]                               ;   829.5 agu1    65 t[1] reload
        vmovdqu [rbp + 1344], ymm9                               ;   839.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5728]                               ;   829.8 agu0    65 t[1] reload
        vmovdqu [rbp + 1376], ymm9                               ;   840.5 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5216]                               ;   830.8 agu0    65 t[1] reload
        vmovdqu [rbp + 1408], ymm9                               ;   841.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5664]                               ;   831.5 agu1    65 t[1] reload
        vmovdqu [rbp + 1440], ymm9                               ;   842.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5376]                               ;   831.8 agu0    65 t[1] reload
        vmovdqu [rbp + 1472], ymm9                               ;   843.5 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5824]                               ;   832.8 agu0    65 t[1] reload
        vmovdqu [rbp + 1504], ymm9                               ;   844.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5024]                               ;   833.5 agu1    65 t[1] reload
        vmovdqu [rbp + 1536], ymm9                               ;   845.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5440]                               ;   833.8 agu0    65 t[1] reload
        vmovdqu [rbp + 1568], ymm9                               ;   846.5 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5536]                               ;   834.8 agu0    65 t[1] reload
        vmovdqu [rbp + 1600], ymm9                               ;   847.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 4000]                               ;   835.5 agu1    65 t[1] reload
        vmovdqu [rbp + 1632], ymm9                               ;   848.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 6688]                               ;   835.8 agu0    65 t[2] reload
        vmovdqu [rbp + 2176], ymm9                               ;   849.5 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 5952]                               ;   836.8 agu0    65 t[2] reload
        vmovdqu [rbp + 2208], ymm9                               ;   850.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 6496]                               ;   837.5 agu1    65 t[2] reload
        vmovdqu [rbp + 2240], ymm9                               ;   851.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 6560]                               ;   837.8 agu0    65 t[2] reload
        vmovdqu [rbp + 2272], ymm9                               ;   852.5 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 6208]                               ;   838.8 agu0    65 t[2] reload
        vmovdqu [rbp + 2304], ymm9                               ;   853.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 6880]                               ;   839.5 agu1    65 t[2] reload
        vmovdqu [rbp + 2336], ymm9                               ;   854.5 agu2+fp5   63 rounds
        vmovdqu ymm9, [rbp + 6784]                               ;   839.8 agu0    65 t[2] reload
        vmovdqu [rbp + 2368], ymm9                               ;   855.5 agu1+fp5   63 rounds
        vmovdqu ymm9, [rbp + 6720]                               ;   840.8 agu0    65 t[2] reload
        vmovdqu [rbp + 2400], ymm9                               ;   856.5 agu2+fp5   63 rounds
        vmovdqu [rbp + 2944], ymm3                               ;   857.5 agu1+fp5   63 rounds
        vmovdqu [rbp + 2976], ymm8                               ;   858.5 agu0+fp5   63 rounds
        vmovdqu [rbp + 3008], ymm13                              ;   859.5 agu2+fp5   63 rounds
        vmovdqu [rbp + 3040], ymm12                              ;   860.5 agu1+fp5   63 rounds
        vmovdqu [rbp + 3072], ymm4                               ;   861.5 agu0+fp5   63 rounds
        vmovdqu [rbp + 3104], ymm1                               ;   862.5 agu2+fp5   63 rounds
        vmovdqu [rbp + 3136], ymm6                               ;   863.5 agu1+fp5   63 rounds
        vmovdqu [rbp + 3168], ymm7                               ;   864.5 agu0+fp5   63 rounds
        vmovdqu [rbp + 3456], ymm2                               ;   865.5 agu2+fp5   63 rounds
        vmovdqu [rbp + 3488], ymm14                              ;   866.5 agu1+fp5   63 rounds
        add r8, 0x1000                                           ;   851.5 alu0    63 rounds
        vmovdqu ymm12, [rbp + 6176]                              ;   851.7 agu0    65 t[2] reload
        vmovdqu ymm13, [rbp + 6656]                              ;   851.8 agu1    65 t[2] reload
        vmovdqu ymm8, [rbp + 6368]                               ;   852.7 agu0    65 t[2] reload
        vmovdqu ymm14, [rbp + 5984]                              ;   852.8 agu1    65 t[2] reload
        vmovdqu ymm6, [rbp + 7584]                               ;   853.7 agu0    65 t[3] reload
        db 0x2e
        vmovdqu ymm1, [rbp + 7232]                               ;   853.8 agu1    65 t[3] reload
        db 0x2e
        vmovdqu ymm3, [rbp + 7904]                               ;   854.7 agu0    65 t[3] reload
        db 0x2e
        vmovdqu ymm2, [rbp + 7744]                               ;   854.8 agu1    65 t[3] reload
        db 0x2e
        vmovdqu ymm4, [rbp + 7008]                               ;   855.7 agu0    65 t[3] reload
        db 0x2e
        vmovdqa ymm7, ymm5                                       ;   854.5         65 t[3] copy
        db 0x2e
        vmovdqa ymm5, ymm2                                       ;   861.8         65 t[3] copy
        db 0x2e
        vmovdqa ymm2, ymm15                                      ;   854.8         65 t[3] copy
        db 0x2e
        vmovdqa ymm9, ymm10                                      ;   855.0         65 t[3] copy
        vmovdqa ymm10, ymm14                                     ;   859.8         65 t[2] copy
        vmovdqa ymm14, ymm1                                      ;   860.8         65 t[3] copy
        vmovdqa ymm1, ymm11                                      ;   855.5         65 t[3] copy
        vmovdqa ymm11, ymm4                                      ;   862.7         65 t[3] copy
        vmovdqa ymm4, ymm0                                       ;   855.8         65 t[3] copy
        vmovdqa ymm0, ymm14                                      ;   860.8         65 t[3] copy
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
        vmovdqu ymm4, [rbp + 0]                                  ;     1.2 agu1    46 dst reload
        vpxor ymm5, ymm3, ymm4                                   ;     9.0 fp3     46 dst
        vmovdqa ymm6, ymm5                                       ;    10.0         46 dst copy
        vpxor ymm7, ymm2, [rbp + 96]                             ;    10.0 fp0+agu0   46 dst
        vmovdqu ymm8, [rbp + 32]                                 ;     2.2 agu1    46 dst
        vpxor ymm8, ymm8, ymm1                                   ;     9.2 fp1     46 dst
        vpxor ymm0, ymm0, ymm8                                   ;    10.2 fp2     46 dst
        vpxor ymm6, ymm6, ymm8                                   ;    10.2 fp3     46 dst
        vpxor ymm8, ymm6, [rbp - 32]                             ;    11.2 fp0+agu0   46 dst
        vpxor ymm4, ymm2, ymm4                                   ;    10.0 fp1     46 dst
        vmovdqu ymm9, [rbp + 64]                                 ;     3.2 agu1    46 dst
        vpxor ymm9, ymm9, ymm1                                   ;    10.2 fp2     46 dst
        vpxor ymm10, ymm7, ymm8                                  ;    12.2 fp3     46 dst
        vmovdqu ymm11, [rbp - 64]                                ;     4.0 agu0    46 dst reload
        vpxor ymm12, ymm6, ymm11                                 ;    11.2 fp0     46 dst
        vpxor ymm2, ymm2, ymm12                                  ;    12.2 fp1     46 dst
        vpxor ymm13, ymm3, ymm12                                 ;    12.2 fp2     46 dst
        vpxor ymm5, ymm5, ymm9                                   ;    11.2 fp3     46 dst
        vpand ymm14, ymm3, ymm8                                  ;    12.2 fp0     46 dst
        vpor ymm15, ymm2, ymm11                                  ;    13.2 fp1     46 dst
        vpand ymm1, ymm7, ymm13                                  ;    13.2 fp2     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;    14.2 fp3     46 dst
        vpxor ymm15, ymm15, ymm14                                ;    14.2 fp0     46 dst
        vpxor ymm14, ymm14, ymm9                                 ;    13.2 fp1     46 dst
        vpxor ymm11, ymm3, ymm0                                  ;    11.2 fp2     46 dst
        vmovdqu [rbp + 3968], ymm13                              ;    13.2 agu2+fp5   46 dst spill
        vpxor ymm13, ymm10, ymm2                                 ;    13.2 fp3     46 dst
        vmovdqu [rbp + 4000], ymm7                               ;    11.5 agu1+fp5   46 dst spill
        vpor ymm7, ymm11, ymm5                                   ;    12.2 fp0     46 dst
        vpxor ymm7, ymm7, ymm14                                  ;    14.2 fp1     46 dst
        vmovdqu [rbp + 4032], ymm3                               ;    12.5 agu0+fp5   46 dst spill
        vpor ymm3, ymm12, ymm10                                  ;    13.2 fp2     46 dst
        vpxor ymm1, ymm1, ymm3                                   ;    15.2 fp3     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;    15.2 fp0     46 dst
        vpand ymm3, ymm6, ymm13                                  ;    14.2 fp1     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;    16.2 fp2     46 dst
        vpxor ymm14, ymm14, ymm1                                 ;    16.2 fp3     46 dst
        vpxor ymm15, ymm15, ymm3                                 ;    15.2 fp0     46 dst
        vpxor ymm3, ymm8, ymm5                                   ;    13.3 fp1     46 dst
        vmovdqu [rbp + 4064], ymm11                              ;    13.5 agu2+fp5   46 dst spill
        vpxor ymm11, ymm2, ymm5                                  ;    13.7 fp2     46 dst
        vmovdqu [rbp + 4096], ymm5                               ;    14.5 agu1+fp5   46 dst spill
        vpor ymm5, ymm9, ymm11                                   ;    14.7 fp3     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;    16.2 fp0     46 dst
        vpor ymm5, ymm0, ymm3                                    ;    14.3 fp1     46 dst
        vpxor ymm14, ymm14, ymm5                                 ;    17.2 fp2     46 dst
        vpand ymm5, ymm0, ymm3                                   ;    14.8 fp3     46 dst
        vpxor ymm15, ymm15, ymm5                                 ;    16.2 fp0     46 dst
        vpxor ymm5, ymm13, ymm3                                  ;    15.3 fp1     46 dst
        vmovdqu [rbp + 4128], ymm11                              ;    15.5 agu0+fp5   46 dst spill
        vpand ymm11, ymm4, ymm5                                  ;    16.3 fp2     46 dst
        vpxor ymm14, ymm14, ymm11                                ;    18.2 fp3     46 dst
        vpand ymm11, ymm7, ymm14                                 ;    19.2 fp0     46 dst
        vpxor ymm1, ymm1, ymm11                                  ;    20.2 fp1     46 dst
        vpand ymm11, ymm11, ymm1                                 ;    21.2 fp2     46 dst
        vpxor ymm15, ymm15, ymm11                                ;    22.2 fp3     46 dst
        vpxor ymm7, ymm7, ymm1                                   ;    21.2 fp0     46 dst
        vpand ymm11, ymm14, ymm15                                ;    23.2 fp1     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;    24.2 fp2     46 dst
        vpand ymm11, ymm15, ymm7                                 ;    25.2 fp3     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;    26.2 fp0     46 dst
        vpand ymm1, ymm1, ymm7                                   ;    25.2 fp1     46 dst
        vpxor ymm14, ymm14, ymm1                                 ;    26.2 fp2     46 dst
        vpand ymm2, ymm2, ymm14                                  ;    27.2 fp3     46 dst
        vpxor ymm1, ymm7, ymm14                                  ;    27.2 fp0     46 dst
        vpand ymm0, ymm0, ymm11                                  ;    27.2 fp1     46 dst
        vpand ymm10, ymm10, ymm7                                 ;    25.2 fp2     46 dst
        vpand ymm6, ymm6, ymm1                                   ;    28.2 fp3     46 dst
        vpand ymm13, ymm13, ymm1                                 ;    28.2 fp0     46 dst
        vpxor ymm1, ymm1, ymm11                                  ;    28.2 fp1     46 dst
        vpand ymm3, ymm3, ymm11                                  ;    27.2 fp2     46 dst
        vpand ymm5, ymm5, ymm1                                   ;    29.2 fp3     46 dst
        vpand ymm12, ymm12, ymm7                                 ;    25.2 fp0     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;    30.2 fp1     46 dst
        vpxor ymm3, ymm3, ymm10                                  ;    28.2 fp2     46 dst
        vpxor ymm3, ymm3, ymm2                                   ;    29.2 fp3     46 dst
        vpand ymm4, ymm4, ymm1                                   ;    29.2 fp0     46 dst
        vpxor ymm5, ymm5, ymm3                                   ;    30.2 fp1     46 dst
        vpxor ymm10, ymm10, ymm13                                ;    31.2 fp2     46 dst
        vpxor ymm2, ymm2, ymm13                                  ;    31.2 fp3     46 dst
        vpand ymm13, ymm14, [rbp - 64]                           ;    27.2 fp0+agu1   46 dst
        vpor ymm14, ymm14, ymm1                                  ;    29.2 fp1     46 dst
        vpxor ymm15, ymm15, ymm14                                ;    30.2 fp2     46 dst
        vpxor ymm11, ymm11, ymm15                                ;    31.2 fp3     46 dst
        vpand ymm8, ymm8, ymm15                                  ;    31.2 fp0     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;    31.2 fp1     46 dst
        vpand ymm15, ymm15, [rbp + 4032]                         ;    31.2 fp2+agu0   46 dst
        vpand ymm14, ymm11, [rbp + 4096]                         ;    32.2 fp3+agu1   46 dst
        vpand ymm11, ymm11, [rbp + 4064]                         ;    32.2 fp0+agu0   46 dst
        vpxor ymm1, ymm1, ymm7                                   ;    32.2 fp1     46 dst
        vpxor ymm5, ymm5, ymm8                                   ;    32.2 fp2     46 dst
        vpand ymm8, ymm7, [rbp + 4000]                           ;    32.2 fp3+agu1   46 dst
        vpxor ymm5, ymm5, ymm8                                   ;    33.2 fp0     46 dst
        vpand ymm7, ymm7, [rbp + 3968]                           ;    32.2 fp1+agu0   46 dst
        vpxor ymm15, ymm15, ymm11                                ;    33.2 fp2     46 dst
        vpxor ymm4, ymm4, ymm7                                   ;    33.2 fp3     46 dst
        vpxor ymm4, ymm4, ymm15                                  ;    34.2 fp0     46 dst
        vpxor ymm10, ymm10, ymm8                                 ;    33.2 fp1     46 dst
        vpand ymm9, ymm9, ymm1                                   ;    33.2 fp2     46 dst
        vpxor ymm10, ymm10, ymm4                                 ;    35.2 fp3     46 dst
        vpand ymm1, ymm1, [rbp + 4128]                           ;    33.2 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm11                                  ;    33.2 fp1     46 dst
        vpxor ymm0, ymm0, ymm5                                   ;    34.2 fp2     46 dst
        vpxor ymm0, ymm0, ymm10                                  ;    36.2 fp3     46 dst
        vpxor ymm13, ymm13, ymm0                                 ;    37.2 fp0     46 dst
        vpxor ymm7, ymm7, ymm9                                   ;    34.2 fp1     46 dst
        vpxor ymm7, ymm7, ymm0                                   ;    37.2 fp2     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;    38.2 fp3     46 dst
        vpxor ymm6, ymm6, ymm15                                  ;    34.2 fp0     46 dst
        vpxor ymm6, ymm6, ymm13                                  ;    38.2 fp1     46 dst
        vpxor ymm3, ymm3, ymm14                                  ;    34.3 fp2     46 dst
        vpxor ymm3, ymm3, ymm6                                   ;    39.2 fp3     46 dst
        vmovdqu ymm0, [rbp + 3200]                               ;    33.7 agu0    46 dst
        vmovdqu ymm8, [rel aes128_decrypt.T0_constants256]       ;    33.8 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm8                                   ;    40.8 fp0     46 dst
        vmovdqa ymm9, ymm0                                       ;    41.8         46 dst copy
        vmovdqu ymm11, [rbp + 3232]                              ;    34.7 agu0    46 dst
        vpxor ymm11, ymm11, ymm8                                 ;    41.7 fp1     46 dst
        vpxor ymm9, ymm9, ymm11                                  ;    42.7 fp2     46 dst
        vmovdqu ymm14, [rbp + 3328]                              ;    34.8 agu1    46 dst reload
        vpxor ymm15, ymm11, ymm14                                ;    42.7 fp3     46 dst
        vpxor ymm14, ymm14, ymm9                                 ;    43.7 fp0     46 dst
        vmovdqu [rbp + 4128], ymm4                               ;    35.3 agu2+fp5   46 dst spill
        vmovdqa ymm4, ymm15                                      ;    43.7         46 dst copy
        vmovdqu [rbp + 3968], ymm10                              ;    36.3 agu0+fp5   46 dst spill
        vpxor ymm10, ymm9, [rbp + 3424]                          ;    43.7 fp1+agu1   46 dst
        vmovdqu [rbp + 4000], ymm6                               ;    39.2 agu2+fp5   46 dst spill
        vpxor ymm6, ymm8, [rbp + 3360]                           ;    40.8 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm6                                   ;    41.8 fp3     46 dst
        vpxor ymm4, ymm4, ymm6                                   ;    43.7 fp0     46 dst
        vpxor ymm6, ymm4, [rbp + 3296]                           ;    44.7 fp1+agu1   46 dst
        vmovdqu [rbp + 4064], ymm12                              ;    38.3 agu2+fp5   46 dst spill
        vpxor ymm12, ymm8, [rbp + 3392]                          ;    40.8 fp2+agu0   46 dst
        vpxor ymm15, ymm15, ymm12                                ;    43.7 fp3     46 dst
        vmovdqu [rbp + 4096], ymm13                              ;    39.3 agu1+fp5   46 dst spill
        vpxor ymm13, ymm10, ymm6                                 ;    45.7 fp0     46 dst
        vmovdqu [rbp + 4032], ymm5                               ;    40.3 agu2+fp5   46 dst spill
        vpxor ymm5, ymm4, [rbp + 3264]                           ;    44.7 fp1+agu0   46 dst
        vpxor ymm9, ymm9, ymm5                                   ;    45.7 fp2     46 dst
        vmovdqu [rbp + 4160], ymm7                               ;    41.3 agu1+fp5   46 dst spill
        vpxor ymm7, ymm11, ymm5                                  ;    45.7 fp3     46 dst
        vmovdqu [rbp + 4192], ymm1                               ;    42.3 agu2+fp5   46 dst spill
        vpand ymm1, ymm11, ymm6                                  ;    45.7 fp0     46 dst
        vmovdqu [rbp + 4224], ymm2                               ;    43.3 agu0+fp5   46 dst spill
        vpor ymm2, ymm9, [rbp + 3264]                            ;    46.7 fp1+agu1   46 dst
        vmovdqu [rbp + 4256], ymm3                               ;    44.3 agu2+fp5   46 dst spill
        vpand ymm3, ymm10, ymm7                                  ;    46.7 fp2     46 dst
        vpxor ymm3, ymm3, ymm2                                   ;    47.7 fp3     46 dst
        vpxor ymm2, ymm2, ymm1                                   ;    47.7 fp0     46 dst
        vpxor ymm1, ymm1, ymm12                                  ;    46.7 fp1     46 dst
        vpxor ymm8, ymm11, ymm0                                  ;    43.8 fp2     46 dst
        vmovdqu [rbp + 4288], ymm7                               ;    46.7 agu0+fp5   46 dst spill
        vpxor ymm7, ymm13, ymm9                                  ;    46.7 fp3     46 dst
        vmovdqu [rbp + 4320], ymm10                              ;    46.3 agu1+fp5   46 dst spill
        vpor ymm10, ymm8, ymm15                                  ;    44.8 fp0     46 dst
        vpxor ymm10, ymm10, ymm1                                 ;    47.7 fp1     46 dst
        vmovdqu [rbp + 4352], ymm11                              ;    47.3 agu2+fp5   46 dst spill
        vpor ymm11, ymm5, ymm13                                  ;    46.7 fp2     46 dst
        vpxor ymm3, ymm3, ymm11                                  ;    48.7 fp3     46 dst
        vpxor ymm10, ymm10, ymm11                                ;    48.7 fp0     46 dst
        vpand ymm11, ymm4, ymm7                                  ;    47.7 fp1     46 dst
        vpxor ymm10, ymm10, ymm11                                ;    49.7 fp2     46 dst
        vpxor ymm1, ymm1, ymm3                                   ;    49.7 fp3     46 dst
        vpxor ymm2, ymm2, ymm11                                  ;    48.7 fp0     46 dst
        vpxor ymm11, ymm6, ymm15                                 ;    46.8 fp1     46 dst
        vmovdqu [rbp + 4384], ymm8                               ;    48.3 agu0+fp5   46 dst spill
        vpxor ymm8, ymm9, ymm15                                  ;    47.0 fp2     46 dst
        vmovdqu [rbp + 4416], ymm15                              ;    49.3 agu1+fp5   46 dst spill
        vpor ymm15, ymm12, ymm8                                  ;    48.0 fp3     46 dst
        vpxor ymm3, ymm3, ymm15                                  ;    49.7 fp0     46 dst
        vpor ymm15, ymm0, ymm11                                  ;    47.8 fp1     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;    50.7 fp2     46 dst
        vpand ymm15, ymm0, ymm11                                 ;    48.3 fp3     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;    49.7 fp0     46 dst
        vpxor ymm15, ymm7, ymm11                                 ;    48.8 fp1     46 dst
        vmovdqu [rbp + 4448], ymm8                               ;    50.3 agu2+fp5   46 dst spill
        vpand ymm8, ymm14, ymm15                                 ;    49.8 fp2     46 dst
        vpxor ymm1, ymm1, ymm8                                   ;    51.7 fp3     46 dst
        vpand ymm8, ymm10, ymm1                                  ;    52.7 fp0     46 dst
        vpxor ymm3, ymm3, ymm8                                   ;    53.7 fp1     46 dst
        vpand ymm8, ymm8, ymm3                                   ;    54.7 fp2     46 dst
        vpxor ymm2, ymm2, ymm8                                   ;    55.7 fp3     46 dst
        vpxor ymm10, ymm10, ymm3                                 ;    54.7 fp0     46 dst
        vpand ymm8, ymm1, ymm2                                   ;    56.7 fp1     46 dst
        vpxor ymm10, ymm10, ymm8                                 ;    57.7 fp2     46 dst
        vpand ymm8, ymm2, ymm10                                  ;    58.7 fp3     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;    59.7 fp0     46 dst
        vpand ymm3, ymm3, ymm10                                  ;    58.7 fp1     46 dst
        vpxor ymm1, ymm1, ymm3                                   ;    59.7 fp2     46 dst
        vpand ymm9, ymm9, ymm1                                   ;    60.7 fp3     46 dst
        vpxor ymm3, ymm10, ymm1                                  ;    60.7 fp0     46 dst
        vpand ymm0, ymm0, ymm8                                   ;    60.7 fp1     46 dst
        vpand ymm13, ymm13, ymm10                                ;    58.7 fp2     46 dst
        vpand ymm4, ymm4, ymm3                                   ;    61.7 fp3     46 dst
        vpand ymm7, ymm7, ymm3                                   ;    61.7 fp0     46 dst
        vpxor ymm3, ymm3, ymm8                                   ;    61.7 fp1     46 dst
        vpand ymm11, ymm11, ymm8                                 ;    60.7 fp2     46 dst
        vpand ymm15, ymm15, ymm3                                 ;    62.7 fp3     46 dst
        vpand ymm5, ymm5, ymm10                                  ;    58.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;    63.7 fp1     46 dst
        vpxor ymm11, ymm11, ymm13                                ;    61.7 fp2     46 dst
        vpxor ymm11, ymm11, ymm9                                 ;    62.7 fp3     46 dst
        vpand ymm14, ymm14, ymm3                                 ;    62.7 fp0     46 dst
        vpxor ymm15, ymm15, ymm11                                ;    63.7 fp1     46 dst
        vpxor ymm13, ymm13, ymm7                                 ;    64.7 fp2     46 dst
        vpxor ymm9, ymm9, ymm7                                   ;    64.7 fp3     46 dst
        vpand ymm7, ymm1, [rbp + 3264]                           ;    60.7 fp0+agu0   46 dst
        vpor ymm1, ymm1, ymm3                                    ;    62.7 fp1     46 dst
        vpxor ymm2, ymm2, ymm1                                   ;    63.7 fp2     46 dst
        vpxor ymm8, ymm8, ymm2                                   ;    64.7 fp3     46 dst
        vpand ymm6, ymm6, ymm2                                   ;    64.7 fp0     46 dst
        vpxor ymm10, ymm10, ymm2                                 ;    64.7 fp1     46 dst
        vpand ymm2, ymm2, [rbp + 4352]                           ;    64.7 fp2+agu1   46 dst
        vpand ymm1, ymm8, [rbp + 4416]                           ;    65.7 fp3+agu0   46 dst
        vpand ymm8, ymm8, [rbp + 4384]                           ;    65.7 fp0+agu1   46 dst
        vpxor ymm3, ymm3, ymm10                                  ;    65.7 fp1     46 dst
        vpxor ymm15, ymm15, ymm6                                 ;    65.7 fp2     46 dst
        vpand ymm6, ymm10, [rbp + 4320]                          ;    65.7 fp3+agu0   46 dst
        vpxor ymm15, ymm15, ymm6                                 ;    66.7 fp0     46 dst
        vpand ymm10, ymm10, [rbp + 4288]                         ;    65.7 fp1+agu1   46 dst
        vpxor ymm2, ymm2, ymm8                                   ;    66.7 fp2     46 dst
        vpxor ymm14, ymm14, ymm10                                ;    66.7 fp3     46 dst
        vpxor ymm14, ymm14, ymm2                                 ;    67.7 fp0     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;    66.7 fp1     46 dst
        vpand ymm12, ymm12, ymm3                                 ;    66.7 fp2     46 dst
        vpxor ymm13, ymm13, ymm14                                ;    68.7 fp3     46 dst
        vpand ymm3, ymm3, [rbp + 4448]                           ;    66.7 fp0+agu0   46 dst
        vpxor ymm0, ymm0, ymm8                                   ;    66.7 fp1     46 dst
        vpxor ymm0, ymm0, ymm15                                  ;    67.7 fp2     46 dst
        vpxor ymm0, ymm0, ymm13                                  ;    69.7 fp3     46 dst
        vpxor ymm7, ymm7, ymm0                                   ;    70.7 fp0     46 dst
        vpxor ymm10, ymm10, ymm12                                ;    67.7 fp1     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;    70.7 fp2     46 dst
        vpxor ymm10, ymm10, ymm9                                 ;    71.7 fp3     46 dst
        vpxor ymm4, ymm4, ymm2                                   ;    67.7 fp0     46 dst
        vpxor ymm4, ymm4, ymm7                                   ;    71.7 fp1     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;    67.8 fp2     46 dst
        vpxor ymm11, ymm11, ymm4                                 ;    72.7 fp3     46 dst
        vmovdqu ymm0, [rbp + 2432]                               ;    67.2 agu1    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;    67.3 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;    74.3 fp0     46 dst
        vmovdqa ymm2, ymm0                                       ;    75.3         46 dst copy
        vmovdqu ymm6, [rbp + 2464]                               ;    68.2 agu1    46 dst
        vpxor ymm6, ymm6, ymm1                                   ;    75.2 fp1     46 dst
        vpxor ymm2, ymm2, ymm6                                   ;    76.2 fp2     46 dst
        vmovdqu ymm8, [rbp + 2560]                               ;    68.3 agu0    46 dst reload
        vpxor ymm12, ymm6, ymm8                                  ;    76.2 fp3     46 dst
        vpxor ymm8, ymm8, ymm2                                   ;    77.2 fp0     46 dst
        vmovdqu [rbp + 4448], ymm14                              ;    68.8 agu2+fp5   46 dst spill
        vmovdqa ymm14, ymm12                                     ;    77.2         46 dst copy
        vmovdqu [rbp + 4288], ymm13                              ;    69.8 agu1+fp5   46 dst spill
        vpxor ymm13, ymm2, [rbp + 2656]                          ;    77.2 fp1+agu0   46 dst
        vmovdqu [rbp + 4320], ymm4                               ;    72.7 agu2+fp5   46 dst spill
        vpxor ymm4, ymm1, [rbp + 2592]                           ;    74.3 fp2+agu1   46 dst
        vpxor ymm0, ymm0, ymm4                                   ;    75.3 fp3     46 dst
        vpxor ymm14, ymm14, ymm4                                 ;    77.2 fp0     46 dst
        vpxor ymm4, ymm14, [rbp + 2528]                          ;    78.2 fp1+agu0   46 dst
        vmovdqu [rbp + 4384], ymm5                               ;    71.8 agu2+fp5   46 dst spill
        vpxor ymm5, ymm1, [rbp + 2624]                           ;    74.3 fp2+agu1   46 dst
        vpxor ymm12, ymm12, ymm5                                 ;    77.2 fp3     46 dst
        vmovdqu [rbp + 4416], ymm7                               ;    72.8 agu0+fp5   46 dst spill
        vpxor ymm7, ymm13, ymm4                                  ;    79.2 fp0     46 dst
        vmovdqu [rbp + 4352], ymm15                              ;    73.8 agu2+fp5   46 dst spill
        vpxor ymm15, ymm14, [rbp + 2496]                         ;    78.2 fp1+agu1   46 dst
        vpxor ymm2, ymm2, ymm15                                  ;    79.2 fp2     46 dst
        vmovdqu [rbp + 4480], ymm10                              ;    74.8 agu0+fp5   46 dst spill
        vpxor ymm10, ymm6, ymm15                                 ;    79.2 fp3     46 dst
        vmovdqu [rbp + 4512], ymm3                               ;    75.8 agu2+fp5   46 dst spill
        vpand ymm3, ymm6, ymm4                                   ;    79.2 fp0     46 dst
        vmovdqu [rbp + 4544], ymm9                               ;    76.8 agu1+fp5   46 dst spill
        vpor ymm9, ymm2, [rbp + 2496]                            ;    80.2 fp1+agu0   46 dst
        vmovdqu [rbp + 4576], ymm11                              ;    77.8 agu2+fp5   46 dst spill
        vpand ymm11, ymm13, ymm10                                ;    80.2 fp2     46 dst
        vpxor ymm11, ymm11, ymm9                                 ;    81.2 fp3     46 dst
        vpxor ymm9, ymm9, ymm3                                   ;    81.2 fp0     46 dst
        vpxor ymm3, ymm3, ymm5                                   ;    80.2 fp1     46 dst
        vpxor ymm1, ymm6, ymm0                                   ;    77.3 fp2     46 dst
        vmovdqu [rbp + 4608], ymm10                              ;    80.2 agu1+fp5   46 dst spill
        vpxor ymm10, ymm7, ymm2                                  ;    80.2 fp3     46 dst
        vmovdqu [rbp + 4640], ymm13                              ;    79.8 agu0+fp5   46 dst spill
        vpor ymm13, ymm1, ymm12                                  ;    78.3 fp0     46 dst
        vpxor ymm13, ymm13, ymm3                                 ;    81.2 fp1     46 dst
        vmovdqu [rbp + 4672], ymm6                               ;    80.8 agu2+fp5   46 dst spill
        vpor ymm6, ymm15, ymm7                                   ;    80.2 fp2     46 dst
        vpxor ymm11, ymm11, ymm6                                 ;    82.2 fp3     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;    82.2 fp0     46 dst
        vpand ymm6, ymm14, ymm10                                 ;    81.2 fp1     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;    83.2 fp2     46 dst
        vpxor ymm3, ymm3, ymm11                                  ;    83.2 fp3     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;    82.2 fp0     46 dst
        vpxor ymm6, ymm4, ymm12                                  ;    80.3 fp1     46 dst
        vmovdqu [rbp + 4704], ymm1                               ;    81.8 agu1+fp5   46 dst spill
        vpxor ymm1, ymm2, ymm12                                  ;    80.5 fp2     46 dst
        vmovdqu [rbp + 4736], ymm12                              ;    82.8 agu0+fp5   46 dst spill
        vpor ymm12, ymm5, ymm1                                   ;    81.5 fp3     46 dst
        vpxor ymm11, ymm11, ymm12                                ;    83.2 fp0     46 dst
        vpor ymm12, ymm0, ymm6                                   ;    81.3 fp1     46 dst
        vpxor ymm3, ymm3, ymm12                                  ;    84.2 fp2     46 dst
        vpand ymm12, ymm0, ymm6                                  ;    81.8 fp3     46 dst
        vpxor ymm9, ymm9, ymm12                                  ;    83.2 fp0     46 dst
        vpxor ymm12, ymm10, ymm6                                 ;    82.3 fp1     46 dst
        vmovdqu [rbp + 4768], ymm1                               ;    83.8 agu2+fp5   46 dst spill
        vpand ymm1, ymm8, ymm12                                  ;    83.3 fp2     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;    85.2 fp3     46 dst
        vpand ymm1, ymm13, ymm3                                  ;    86.2 fp0     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;    87.2 fp1     46 dst
        vpand ymm1, ymm1, ymm11                                  ;    88.2 fp2     46 dst
        vpxor ymm9, ymm9, ymm1                                   ;    89.2 fp3     46 dst
        vpxor ymm13, ymm13, ymm11                                ;    88.2 fp0     46 dst
        vpand ymm1, ymm3, ymm9                                   ;    90.2 fp1     46 dst
        vpxor ymm13, ymm13, ymm1                                 ;    91.2 fp2     46 dst
        vpand ymm1, ymm9, ymm13                                  ;    92.2 fp3     46 dst
        vpxor ymm1, ymm1, ymm11                                  ;    93.2 fp0     46 dst
        vpand ymm11, ymm11, ymm13                                ;    92.2 fp1     46 dst
        vpxor ymm3, ymm3, ymm11                                  ;    93.2 fp2     46 dst
        vpand ymm2, ymm2, ymm3                                   ;    94.2 fp3     46 dst
        vpxor ymm11, ymm13, ymm3                                 ;    94.2 fp0     46 dst
        vpand ymm0, ymm0, ymm1                                   ;    94.2 fp1     46 dst
        vpand ymm7, ymm7, ymm13                                  ;    92.2 fp2     46 dst
        vpand ymm14, ymm14, ymm11                                ;    95.2 fp3     46 dst
        vpand ymm10, ymm10, ymm11                                ;    95.2 fp0     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;    95.2 fp1     46 dst
        vpand ymm6, ymm6, ymm1                                   ;    94.2 fp2     46 dst
        vpand ymm12, ymm12, ymm11                                ;    96.2 fp3     46 dst
        vpand ymm15, ymm15, ymm13                                ;    92.2 fp0     46 dst
        vpxor ymm10, ymm10, ymm12                                ;    97.2 fp1     46 dst
        vpxor ymm6, ymm6, ymm7                                   ;    95.2 fp2     46 dst
        vpxor ymm6, ymm6, ymm2                                   ;    96.2 fp3     46 dst
        vpand ymm8, ymm8, ymm11                                  ;    96.2 fp0     46 dst
        vpxor ymm12, ymm12, ymm6                                 ;    97.2 fp1     46 dst
        vpxor ymm7, ymm7, ymm10                                  ;    98.2 fp2     46 dst
        vpxor ymm2, ymm2, ymm10                                  ;    98.2 fp3     46 dst
        vpand ymm10, ymm3, [rbp + 2496]                          ;    94.2 fp0+agu1   46 dst
        vpor ymm3, ymm3, ymm11                                   ;    96.2 fp1     46 dst
        vpxor ymm9, ymm9, ymm3                                   ;    97.2 fp2     46 dst
        vpxor ymm1, ymm1, ymm9                                   ;    98.2 fp3     46 dst
        vpand ymm4, ymm4, ymm9                                   ;    98.2 fp0     46 dst
        vpxor ymm13, ymm13, ymm9                                 ;    98.2 fp1     46 dst
        vpand ymm9, ymm9, [rbp + 4672]                           ;    98.2 fp2+agu0   46 dst
        vpand ymm3, ymm1, [rbp + 4736]                           ;    99.2 fp3+agu1   46 dst
        vpand ymm1, ymm1, [rbp + 4704]                           ;    99.2 fp0+agu0   46 dst
        vpxor ymm11, ymm11, ymm13                                ;    99.2 fp1     46 dst
        vpxor ymm12, ymm12, ymm4                                 ;    99.2 fp2     46 dst
        vpand ymm4, ymm13, [rbp + 4640]                          ;    99.2 fp3+agu1   46 dst
        vpxor ymm12, ymm12, ymm4                                 ;   100.2 fp0     46 dst
        vpand ymm13, ymm13, [rbp + 4608]                         ;    99.2 fp1+agu0   46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   100.2 fp2     46 dst
        vpxor ymm8, ymm8, ymm13                                  ;   100.2 fp3     46 dst
        vpxor ymm8, ymm8, ymm9                                   ;   101.2 fp0     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   100.2 fp1     46 dst
        vpand ymm5, ymm5, ymm11                                  ;   100.2 fp2     46 dst
        vpxor ymm7, ymm7, ymm8                                   ;   102.2 fp3     46 dst
        vpand ymm11, ymm11, [rbp + 4768]                         ;   100.2 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   100.2 fp1     46 dst
        vpxor ymm0, ymm0, ymm12                                  ;   101.2 fp2     46 dst
        vpxor ymm0, ymm0, ymm7                                   ;   103.2 fp3     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   104.2 fp0     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   101.2 fp1     46 dst
        vpxor ymm13, ymm13, ymm0                                 ;   104.2 fp2     46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   105.2 fp3     46 dst
        vpxor ymm14, ymm14, ymm9                                 ;   101.2 fp0     46 dst
        vpxor ymm14, ymm14, ymm10                                ;   105.2 fp1     46 dst
        vpxor ymm6, ymm6, ymm3                                   ;   101.3 fp2     46 dst
        vpxor ymm6, ymm6, ymm14                                  ;   106.2 fp3     46 dst
        vmovdqu ymm0, [rbp + 1664]                               ;   100.7 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   100.8 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   107.8 fp0     46 dst
        vmovdqa ymm3, ymm0                                       ;   108.8         46 dst copy
        vmovdqu ymm4, [rbp + 1696]                               ;   101.7 agu0    46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   108.7 fp1     46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   109.7 fp2     46 dst
        vmovdqu ymm5, [rbp + 1792]                               ;   101.8 agu1    46 dst reload
        vpxor ymm9, ymm4, ymm5                                   ;   109.7 fp3     46 dst
        vpxor ymm5, ymm5, ymm3                                   ;   110.7 fp0     46 dst
        vmovdqu [rbp + 4768], ymm8                               ;   102.3 agu2+fp5   46 dst spill
        vmovdqa ymm8, ymm9                                       ;   110.7         46 dst copy
        vmovdqu [rbp + 4608], ymm7                               ;   103.3 agu0+fp5   46 dst spill
        vpxor ymm7, ymm3, [rbp + 1888]                           ;   110.7 fp1+agu1   46 dst
        vmovdqu [rbp + 4640], ymm14                              ;   106.2 agu2+fp5   46 dst spill
        vpxor ymm14, ymm1, [rbp + 1824]                          ;   107.8 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm14                                  ;   108.8 fp3     46 dst
        vpxor ymm8, ymm8, ymm14                                  ;   110.7 fp0     46 dst
        vpxor ymm14, ymm8, [rbp + 1760]                          ;   111.7 fp1+agu1   46 dst
        vmovdqu [rbp + 4704], ymm15                              ;   105.3 agu2+fp5   46 dst spill
        vpxor ymm15, ymm1, [rbp + 1856]                          ;   107.8 fp2+agu0   46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   110.7 fp3     46 dst
        vpxor ymm1, ymm7, ymm14                                  ;   112.7 fp0     46 dst
        vmovdqu [rbp + 4736], ymm10                              ;   106.3 agu1+fp5   46 dst spill
        vpxor ymm10, ymm8, [rbp + 1728]                          ;   111.7 fp1+agu0   46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   112.7 fp2     46 dst
        vmovdqu [rbp + 4672], ymm12                              ;   108.0 agu2+fp5   46 dst spill
        vpxor ymm12, ymm4, ymm10                                 ;   112.7 fp3     46 dst
        vmovdqu [rbp + 4800], ymm13                              ;   109.0 agu1+fp5   46 dst spill
        vpand ymm13, ymm4, ymm14                                 ;   112.7 fp0     46 dst
        vmovdqu [rbp + 4832], ymm11                              ;   110.0 agu0+fp5   46 dst spill
        vpor ymm11, ymm3, [rbp + 1728]                           ;   113.7 fp1+agu1   46 dst
        vmovdqu [rbp + 4864], ymm2                               ;   111.0 agu2+fp5   46 dst spill
        vpand ymm2, ymm7, ymm12                                  ;   113.7 fp2     46 dst
        vpxor ymm2, ymm2, ymm11                                  ;   114.7 fp3     46 dst
        vpxor ymm11, ymm11, ymm13                                ;   114.7 fp0     46 dst
        vpxor ymm13, ymm13, ymm15                                ;   113.7 fp1     46 dst
        vmovdqu [rbp + 4896], ymm6                               ;   112.0 agu0+fp5   46 dst spill
        vpxor ymm6, ymm4, ymm0                                   ;   111.0 fp2     46 dst
        vmovdqu [rbp + 4928], ymm12                              ;   113.7 agu2+fp5   46 dst spill
        vpxor ymm12, ymm1, ymm3                                  ;   113.7 fp3     46 dst
        vmovdqu [rbp + 4960], ymm7                               ;   114.0 agu1+fp5   46 dst spill
        vpor ymm7, ymm6, ymm9                                    ;   112.0 fp0     46 dst
        vpxor ymm7, ymm7, ymm13                                  ;   114.7 fp1     46 dst
        vmovdqu [rbp + 4992], ymm4                               ;   115.0 agu0+fp5   46 dst spill
        vpor ymm4, ymm10, ymm1                                   ;   113.7 fp2     46 dst
        vpxor ymm2, ymm2, ymm4                                   ;   115.7 fp3     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   115.7 fp0     46 dst
        vpand ymm4, ymm8, ymm12                                  ;   114.7 fp1     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   116.7 fp2     46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   116.7 fp3     46 dst
        vpxor ymm11, ymm11, ymm4                                 ;   115.7 fp0     46 dst
        vpxor ymm4, ymm14, ymm9                                  ;   113.8 fp1     46 dst
        vmovdqu [rbp + 5024], ymm6                               ;   116.0 agu2+fp5   46 dst spill
        vpxor ymm6, ymm3, ymm9                                   ;   114.2 fp2     46 dst
        vmovdqu [rbp + 5056], ymm9                               ;   117.0 agu1+fp5   46 dst spill
        vpor ymm9, ymm15, ymm6                                   ;   115.2 fp3     46 dst
        vpxor ymm2, ymm2, ymm9                                   ;   116.7 fp0     46 dst
        vpor ymm9, ymm0, ymm4                                    ;   114.8 fp1     46 dst
        vpxor ymm13, ymm13, ymm9                                 ;   117.7 fp2     46 dst
        vpand ymm9, ymm0, ymm4                                   ;   115.5 fp3     46 dst
        vpxor ymm11, ymm11, ymm9                                 ;   116.7 fp0     46 dst
        vpxor ymm9, ymm12, ymm4                                  ;   115.8 fp1     46 dst
        vmovdqu [rbp + 5088], ymm6                               ;   118.0 agu0+fp5   46 dst spill
        vpand ymm6, ymm5, ymm9                                   ;   116.8 fp2     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   118.7 fp3     46 dst
        vpand ymm6, ymm7, ymm13                                  ;   119.7 fp0     46 dst
        vpxor ymm2, ymm2, ymm6                                   ;   120.7 fp1     46 dst
        vpand ymm6, ymm6, ymm2                                   ;   121.7 fp2     46 dst
        vpxor ymm11, ymm11, ymm6                                 ;   122.7 fp3     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   121.7 fp0     46 dst
        vpand ymm6, ymm13, ymm11                                 ;   123.7 fp1     46 dst
        vpxor ymm7, ymm7, ymm6                                   ;   124.7 fp2     46 dst
        vpand ymm6, ymm11, ymm7                                  ;   125.7 fp3     46 dst
        vpxor ymm6, ymm6, ymm2                                   ;   126.7 fp0     46 dst
        vpand ymm2, ymm2, ymm7                                   ;   125.7 fp1     46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   126.7 fp2     46 dst
        vpand ymm3, ymm3, ymm13                                  ;   127.7 fp3     46 dst
        vpxor ymm2, ymm7, ymm13                                  ;   127.7 fp0     46 dst
        vpand ymm0, ymm0, ymm6                                   ;   127.7 fp1     46 dst
        vpand ymm1, ymm1, ymm7                                   ;   125.7 fp2     46 dst
        vpand ymm8, ymm8, ymm2                                   ;   128.7 fp3     46 dst
        vpand ymm12, ymm12, ymm2                                 ;   128.7 fp0     46 dst
        vpxor ymm2, ymm2, ymm6                                   ;   128.7 fp1     46 dst
        vpand ymm4, ymm4, ymm6                                   ;   127.7 fp2     46 dst
        vpand ymm9, ymm9, ymm2                                   ;   129.7 fp3     46 dst
        vpand ymm10, ymm10, ymm7                                 ;   125.7 fp0     46 dst
        vpxor ymm12, ymm12, ymm9                                 ;   130.7 fp1     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   128.7 fp2     46 dst
        vpxor ymm4, ymm4, ymm3                                   ;   129.7 fp3     46 dst
        vpand ymm5, ymm5, ymm2                                   ;   129.7 fp0     46 dst
        vpxor ymm9, ymm9, ymm4                                   ;   130.7 fp1     46 dst
        vpxor ymm1, ymm1, ymm12                                  ;   131.7 fp2     46 dst
        vpxor ymm3, ymm3, ymm12                                  ;   131.7 fp3     46 dst
        vpand ymm12, ymm13, [rbp + 1728]                         ;   127.7 fp0+agu1   46 dst
        vpor ymm13, ymm13, ymm2                                  ;   129.7 fp1     46 dst
        vpxor ymm11, ymm11, ymm13                                ;   130.7 fp2     46 dst
        vpxor ymm6, ymm6, ymm11                                  ;   131.7 fp3     46 dst
        vpand ymm14, ymm14, ymm11                                ;   131.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;   131.7 fp1     46 dst
        vpand ymm11, ymm11, [rbp + 4992]                         ;   131.7 fp2+agu0   46 dst
        vpand ymm13, ymm6, [rbp + 5056]                          ;   132.7 fp3+agu1   46 dst
        vpand ymm6, ymm6, [rbp + 5024]                           ;   132.7 fp0+agu0   46 dst
        vpxor ymm2, ymm2, ymm7                                   ;   132.7 fp1     46 dst
        vpxor ymm9, ymm9, ymm14                                  ;   132.7 fp2     46 dst
        vpand ymm14, ymm7, [rbp + 4960]                          ;   132.7 fp3+agu1   46 dst
        vpxor ymm9, ymm9, ymm14                                  ;   133.7 fp0     46 dst
        vpand ymm7, ymm7, [rbp + 4928]                           ;   132.7 fp1+agu0   46 dst
        vpxor ymm11, ymm11, ymm6                                 ;   133.7 fp2     46 dst
        vpxor ymm5, ymm5, ymm7                                   ;   133.7 fp3     46 dst
        vpxor ymm5, ymm5, ymm11                                  ;   134.7 fp0     46 dst
        vpxor ymm1, ymm1, ymm14                                  ;   133.7 fp1     46 dst
        vpand ymm15, ymm15, ymm2                                 ;   133.7 fp2     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   135.7 fp3     46 dst
        vpand ymm2, ymm2, [rbp + 5088]                           ;   133.7 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm6                                   ;   133.7 fp1     46 dst
        vpxor ymm0, ymm0, ymm9                                   ;   134.7 fp2     46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   136.7 fp3     46 dst
        vpxor ymm12, ymm12, ymm0                                 ;   137.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;   134.7 fp1     46 dst
        vpxor ymm7, ymm7, ymm0                                   ;   137.7 fp2     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;   138.7 fp3     46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   134.7 fp0     46 dst
        vpxor ymm8, ymm8, ymm12                                  ;   138.7 fp1     46 dst
        vpxor ymm4, ymm4, ymm13                                  ;   134.8 fp2     46 dst
        vpxor ymm4, ymm4, ymm8                                   ;   139.7 fp3     46 dst
        vmovdqu ymm0, [rbp + 4192]                               ;   134.2 agu0    68 dst
        vpxor ymm0, ymm0, [rbp + 4224]                           ;   141.2 fp0+agu1   68 dst
        vmovdqu ymm6, [rbp + 4256]                               ;   135.2 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm6                                   ;   142.2 fp1     68 dst
        mov r8, qword [rbp + 8208]                               ;   134.8 agu2    68 dst.0 reload
        vpxor ymm0, ymm0, [r8 + 40960]                           ;   145.8 fp2+agu1   68 dst
        vmovdqu ymm11, [rbp + 4160]                              ;   136.2 agu0    68 dst
        vpxor ymm11, ymm11, [r8 + 40992]                         ;   145.8 fp3+agu1   68 dst
        vpxor ymm6, ymm6, [r8 + 41024]                           ;   145.8 fp0+agu0   68 dst
        vmovdqu ymm13, [rbp + 4032]                              ;   137.3 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 41056]                         ;   145.8 fp1+agu0   68 dst
        vmovdqu ymm14, [rbp + 4096]                              ;   138.3 agu1    68 dst
        vpxor ymm14, ymm14, [rbp + 4064]                         ;   145.3 fp2+agu0   68 dst
        vpxor ymm14, ymm14, [r8 + 41088]                         ;   146.3 fp3+agu1   68 dst
        vmovdqu ymm15, [rbp + 4000]                              ;   140.2 agu0    68 dst
        vpxor ymm15, ymm15, [r8 + 41120]                         ;   147.2 fp0+agu1   68 dst
        vpxor ymm2, ymm2, ymm3                                   ;   137.7 fp1     68 dst
        vmovdqu ymm3, [rbp + 3968]                               ;   141.2 agu0    68 dst
        vpxor ymm3, ymm3, [rbp + 4160]                           ;   148.2 fp2+agu1   68 dst
        vpxor ymm3, ymm3, [r8 + 41152]                           ;   149.2 fp3+agu0   68 dst
        vpxor ymm2, ymm2, ymm4                                   ;   140.7 fp0     68 dst
        vpxor ymm2, ymm2, [r8 + 41728]                           ;   145.8 fp1+agu1   68 dst
        vpxor ymm4, ymm4, [r8 + 41792]                           ;   145.8 fp2+agu0   68 dst
        vpxor ymm9, ymm9, [r8 + 41824]                           ;   145.8 fp3+agu1   68 dst
        vpxor ymm12, ymm12, ymm10                                ;   140.7 fp0     68 dst
        vmovdqu ymm10, [rbp + 4128]                              ;   144.2 agu0    68 dst
        vpxor ymm10, ymm10, [r8 + 41184]                         ;   151.2 fp1+agu1   68 dst
        vpxor ymm12, ymm12, [r8 + 41856]                         ;   145.8 fp2+agu0   68 dst
        vpxor ymm8, ymm8, [r8 + 41888]                           ;   145.8 fp3+agu1   68 dst
        vpxor ymm1, ymm1, ymm7                                   ;   144.2 fp0     68 dst
        vpxor ymm7, ymm7, [r8 + 41760]                           ;   146.2 fp1+agu0   68 dst
        vpxor ymm1, ymm1, [r8 + 41920]                           ;   146.3 fp2+agu1   68 dst
        mov r9, qword [rbp + 8232]                               ;   145.8 agu2    68 dst reload
        vmovdqu [r9], ymm0                                       ;   146.8 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4512]                               ;   147.2 agu0    68 dst
        vpxor ymm0, ymm0, [r8 + 41216]                           ;   154.2 fp3+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4544]                           ;   155.2 fp0+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4576]                           ;   156.2 fp1+agu1   68 dst
        vmovdqu [r9 + 32], ymm11                                 ;   147.8 agu2+fp5   68 dst
        vmovdqu ymm11, [rbp + 4480]                              ;   149.2 agu0    68 dst
        vpxor ymm11, ymm11, [r8 + 41248]                         ;   156.2 fp2+agu1   68 dst
        vpxor ymm5, ymm5, [r8 + 41952]                           ;   150.2 fp3+agu0   68 dst
        vmovdqu [r9 + 64], ymm6                                  ;   148.8 agu2+fp5   68 dst
        vmovdqu ymm6, [rbp + 4576]                               ;   150.3 agu1    68 dst
        vpxor ymm6, ymm6, [r8 + 41280]                           ;   157.3 fp0+agu0   68 dst
        vmovdqu [r9 + 96], ymm13                                 ;   149.8 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4352]                              ;   151.3 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 41312]                         ;   158.3 fp1+agu0   68 dst
        vmovdqu [r9 + 128], ymm14                                ;   150.8 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4416]                              ;   152.3 agu1    68 dst
        vpxor ymm14, ymm14, [r8 + 41344]                         ;   159.3 fp2+agu0   68 dst
        vpxor ymm14, ymm14, [rbp + 4384]                         ;   160.3 fp3+agu1   68 dst
        vmovdqu [r9 + 160], ymm15                                ;   151.8 agu2+fp5   68 dst
        vmovdqu ymm15, [rbp + 4320]                              ;   154.2 agu0    68 dst
        vpxor ymm15, ymm15, [r8 + 41376]                         ;   161.2 fp0+agu1   68 dst
        vmovdqu [r9 + 192], ymm3                                 ;   152.8 agu2+fp5   68 dst
        vmovdqu ymm3, [rbp + 4288]                               ;   155.2 agu0    68 dst
        vpxor ymm3, ymm3, [r8 + 41408]                           ;   162.2 fp1+agu1   68 dst
        vpxor ymm3, ymm3, [rbp + 4480]                           ;   163.2 fp2+agu0   68 dst
        vmovdqu [r9 + 224], ymm10                                ;   153.8 agu2+fp5   68 dst
        vmovdqu ymm10, [rbp + 4448]                              ;   156.3 agu1    68 dst
        vpxor ymm10, ymm10, [r8 + 41440]                         ;   163.3 fp3+agu0   68 dst
        vmovdqu [r9 + 256], ymm0                                 ;   157.2 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4832]                               ;   157.3 agu1    68 dst
        vpxor ymm0, ymm0, [r8 + 41472]                           ;   164.3 fp0+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4864]                           ;   165.3 fp1+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4896]                           ;   166.3 fp2+agu0   68 dst
        vmovdqu [r9 + 288], ymm11                                ;   157.2 agu2+fp5   68 dst
        vmovdqu ymm11, [rbp + 4800]                              ;   159.3 agu1    68 dst
        vpxor ymm11, ymm11, [r8 + 41504]                         ;   166.3 fp3+agu0   68 dst
        vmovdqu [r9 + 320], ymm6                                 ;   158.3 agu2+fp5   68 dst
        vmovdqu ymm6, [rbp + 4896]                               ;   160.3 agu1    68 dst
        vpxor ymm6, ymm6, [r8 + 41536]                           ;   167.3 fp0+agu0   68 dst
        vmovdqu [r9 + 352], ymm13                                ;   159.3 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4672]                              ;   161.3 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 41568]                         ;   168.3 fp1+agu0   68 dst
        vmovdqu [r9 + 384], ymm14                                ;   161.3 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4736]                              ;   162.3 agu1    68 dst
        vpxor ymm14, ymm14, [r8 + 41600]                         ;   169.3 fp2+agu0   68 dst
        vpxor ymm14, ymm14, [rbp + 4704]                         ;   170.3 fp3+agu1   68 dst
        vmovdqu [r9 + 416], ymm15                                ;   162.2 agu2+fp5   68 dst
        vmovdqu ymm15, [rbp + 4640]                              ;   164.2 agu0    68 dst
        vpxor ymm15, ymm15, [r8 + 41632]                         ;   171.2 fp0+agu1   68 dst
        vmovdqu [r9 + 448], ymm3                                 ;   164.2 agu2+fp5   68 dst
        vmovdqu ymm3, [rbp + 4608]                               ;   165.2 agu0    68 dst
        vpxor ymm3, ymm3, [r8 + 41664]                           ;   172.2 fp1+agu1   68 dst
        vpxor ymm3, ymm3, [rbp + 4800]                           ;   173.2 fp2+agu0   68 dst
        vmovdqu [r9 + 480], ymm10                                ;   164.3 agu2+fp5   68 dst
        vmovdqu ymm10, [rbp + 4768]                              ;   166.3 agu1    68 dst
        vpxor ymm10, ymm10, [r8 + 41696]                         ;   173.3 fp3+agu0   68 dst
        vmovdqu [r9 + 512], ymm0                                 ;   167.3 agu2+fp5   68 dst
        vmovdqu [r9 + 544], ymm11                                ;   167.3 agu2+fp5   68 dst
        vmovdqu [r9 + 576], ymm6                                 ;   168.3 agu2+fp5   68 dst
        vmovdqu [r9 + 608], ymm13                                ;   169.3 agu1+fp5   68 dst
        vmovdqu [r9 + 640], ymm14                                ;   171.3 agu2+fp5   68 dst
        vmovdqu [r9 + 672], ymm15                                ;   172.2 agu0+fp5   68 dst
        vmovdqu [r9 + 704], ymm3                                 ;   174.2 agu1+fp5   68 dst
        vmovdqu [r9 + 768], ymm2                                 ;   171.3 agu2+fp5   68 dst
        vmovdqu [r9 + 736], ymm10                                ;   174.3 agu0+fp5   68 dst
        vmovdqu [r9 + 800], ymm7                                 ;   173.3 agu1+fp5   68 dst
        vmovdqu [r9 + 832], ymm4                                 ;   174.3 agu2+fp5   68 dst
        vmovdqu [r9 + 864], ymm9                                 ;   175.3 agu0+fp5   68 dst
        vmovdqu [r9 + 896], ymm12                                ;   176.3 agu1+fp5   68 dst
        vmovdqu [r9 + 928], ymm8                                 ;   177.3 agu2+fp5   68 dst
        vmovdqu [r9 + 960], ymm1                                 ;   178.3 agu0+fp5   68 dst
        vmovdqu [r9 + 992], ymm5                                 ;   179.3 agu1+fp5   68 dst
        vmovdqu ymm0, [rbp + 896]                                ;   172.2 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   172.3 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   179.3 fp0     46 dst
        vmovdqa ymm2, ymm0                                       ;   180.3         46 dst copy
        vmovdqu ymm3, [rbp + 928]                                ;   173.2 agu0    46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   180.2 fp1     46 dst
        vpxor ymm2, ymm2, ymm3                                   ;   181.2 fp2     46 dst
        vmovdqu ymm4, [rbp + 1024]                               ;   173.3 agu1    46 dst reload
        vpxor ymm5, ymm3, ymm4                                   ;   181.2 fp3     46 dst
        vmovdqa ymm6, ymm5                                       ;   182.2         46 dst copy
        vpxor ymm7, ymm2, [rbp + 1120]                           ;   182.2 fp0+agu0   46 dst
        vmovdqu ymm8, [rbp + 1056]                               ;   174.3 agu1    46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   181.3 fp1     46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   182.3 fp2     46 dst
        vpxor ymm6, ymm6, ymm8                                   ;   182.3 fp3     46 dst
        vpxor ymm8, ymm6, [rbp + 992]                            ;   183.3 fp0+agu0   46 dst
        vpxor ymm4, ymm2, ymm4                                   ;   182.2 fp1     46 dst
        vmovdqu ymm9, [rbp + 1088]                               ;   176.3 agu1    46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   183.3 fp2     46 dst
        vpxor ymm10, ymm7, ymm8                                  ;   184.3 fp3     46 dst
        vmovdqu ymm11, [rbp + 960]                               ;   178.3 agu0    46 dst reload
        vpxor ymm12, ymm6, ymm11                                 ;   185.3 fp0     46 dst
        vpxor ymm13, ymm3, ymm12                                 ;   186.3 fp1     46 dst
        vpxor ymm2, ymm2, ymm12                                  ;   186.3 fp2     46 dst
        vpxor ymm5, ymm5, ymm9                                   ;   184.3 fp3     46 dst
        vpand ymm14, ymm3, ymm8                                  ;   184.3 fp0     46 dst
        vpand ymm15, ymm7, ymm13                                 ;   187.3 fp1     46 dst
        vpor ymm1, ymm2, ymm11                                   ;   187.3 fp2     46 dst
        vpxor ymm15, ymm15, ymm1                                 ;   188.3 fp3     46 dst
        vpxor ymm1, ymm1, ymm14                                  ;   188.3 fp0     46 dst
        vpxor ymm14, ymm14, ymm9                                 ;   185.3 fp1     46 dst
        vpxor ymm11, ymm3, ymm0                                  ;   183.3 fp2     46 dst
        vmovdqu [rbp + 4768], ymm13                              ;   187.3 agu2+fp5   46 dst spill
        vpxor ymm13, ymm10, ymm2                                 ;   187.3 fp3     46 dst
        vmovdqu [rbp + 4800], ymm7                               ;   183.7 agu1+fp5   46 dst spill
        vpor ymm7, ymm11, ymm5                                   ;   185.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm14                                  ;   186.3 fp1     46 dst
        vmovdqu [rbp + 4608], ymm3                               ;   184.7 agu0+fp5   46 dst spill
        vpor ymm3, ymm10, ymm12                                  ;   186.3 fp2     46 dst
        vpxor ymm15, ymm15, ymm3                                 ;   189.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;   187.3 fp0     46 dst
        vpand ymm3, ymm6, ymm13                                  ;   188.3 fp1     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;   189.3 fp2     46 dst
        vpxor ymm14, ymm14, ymm15                                ;   190.3 fp3     46 dst
        vpxor ymm1, ymm1, ymm3                                   ;   189.3 fp0     46 dst
        vpxor ymm3, ymm8, ymm5                                   ;   186.3 fp1     46 dst
        vmovdqu [rbp + 4640], ymm11                              ;   186.5 agu2+fp5   46 dst spill
        vpxor ymm11, ymm5, ymm2                                  ;   187.3 fp2     46 dst
        vmovdqu [rbp + 4704], ymm5                               ;   187.5 agu1+fp5   46 dst spill
        vpor ymm5, ymm9, ymm11                                   ;   188.3 fp3     46 dst
        vpxor ymm15, ymm15, ymm5                                 ;   190.3 fp0     46 dst
        vpor ymm5, ymm0, ymm3                                    ;   187.3 fp1     46 dst
        vpxor ymm14, ymm14, ymm5                                 ;   191.3 fp2     46 dst
        vpand ymm5, ymm0, ymm3                                   ;   188.0 fp3     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   190.3 fp0     46 dst
        vpxor ymm5, ymm3, ymm13                                  ;   188.3 fp1     46 dst
        vmovdqu [rbp + 4736], ymm11                              ;   188.5 agu0+fp5   46 dst spill
        vpand ymm11, ymm4, ymm5                                  ;   189.3 fp2     46 dst
        vpxor ymm14, ymm14, ymm11                                ;   192.3 fp3     46 dst
        vpand ymm11, ymm7, ymm14                                 ;   193.3 fp0     46 dst
        vpxor ymm15, ymm15, ymm11                                ;   194.3 fp1     46 dst
        vpand ymm11, ymm11, ymm15                                ;   195.3 fp2     46 dst
        vpxor ymm1, ymm1, ymm11                                  ;   196.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;   195.3 fp0     46 dst
        vpand ymm11, ymm14, ymm1                                 ;   197.3 fp1     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;   198.3 fp2     46 dst
        vpand ymm11, ymm1, ymm7                                  ;   199.3 fp3     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   200.3 fp0     46 dst
        vpand ymm15, ymm15, ymm7                                 ;   199.3 fp1     46 dst
        vpxor ymm14, ymm14, ymm15                                ;   200.3 fp2     46 dst
        vpand ymm2, ymm2, ymm14                                  ;   201.3 fp3     46 dst
        vpxor ymm15, ymm7, ymm14                                 ;   201.3 fp0     46 dst
        vpand ymm0, ymm0, ymm11                                  ;   201.3 fp1     46 dst
        vpand ymm10, ymm10, ymm7                                 ;   199.3 fp2     46 dst
        vpand ymm6, ymm6, ymm15                                  ;   202.3 fp3     46 dst
        vpand ymm13, ymm13, ymm15                                ;   202.3 fp0     46 dst
        vpxor ymm15, ymm15, ymm11                                ;   202.3 fp1     46 dst
        vpand ymm3, ymm3, ymm11                                  ;   201.3 fp2     46 dst
        vpand ymm5, ymm5, ymm15                                  ;   203.3 fp3     46 dst
        vpand ymm12, ymm12, ymm7                                 ;   199.3 fp0     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   204.3 fp1     46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   202.3 fp2     46 dst
        vpxor ymm3, ymm3, ymm2                                   ;   203.3 fp3     46 dst
        vpand ymm4, ymm4, ymm15                                  ;   203.3 fp0     46 dst
        vpxor ymm5, ymm5, ymm3                                   ;   204.3 fp1     46 dst
        vpxor ymm10, ymm10, ymm13                                ;   205.3 fp2     46 dst
        vpxor ymm2, ymm2, ymm13                                  ;   205.3 fp3     46 dst
        vpand ymm13, ymm14, [rbp + 960]                          ;   201.3 fp0+agu1   46 dst
        vpor ymm14, ymm14, ymm15                                 ;   203.3 fp1     46 dst
        vpxor ymm1, ymm1, ymm14                                  ;   204.3 fp2     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;   205.3 fp3     46 dst
        vpand ymm8, ymm8, ymm1                                   ;   205.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm1                                   ;   205.3 fp1     46 dst
        vpand ymm1, ymm1, [rbp + 4608]                           ;   205.3 fp2+agu0   46 dst
        vpand ymm14, ymm11, [rbp + 4704]                         ;   206.3 fp3+agu1   46 dst
        vpand ymm11, ymm11, [rbp + 4640]                         ;   206.3 fp0+agu0   46 dst
        vpxor ymm15, ymm15, ymm7                                 ;   206.3 fp1     46 dst
        vpxor ymm5, ymm5, ymm8                                   ;   206.3 fp2     46 dst
        vpand ymm8, ymm7, [rbp + 4800]                           ;   206.3 fp3+agu1   46 dst
        vpxor ymm5, ymm5, ymm8                                   ;   207.3 fp0     46 dst
        vpand ymm7, ymm7, [rbp + 4768]                           ;   206.3 fp1+agu0   46 dst
        vpxor ymm1, ymm1, ymm11                                  ;   207.3 fp2     46 dst
        vpxor ymm4, ymm4, ymm7                                   ;   207.3 fp3     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   208.3 fp0     46 dst
        vpxor ymm10, ymm10, ymm8                                 ;   207.3 fp1     46 dst
        vpand ymm9, ymm9, ymm15                                  ;   207.3 fp2     46 dst
        vpxor ymm10, ymm10, ymm4                                 ;   209.3 fp3     46 dst
        vpand ymm15, ymm15, [rbp + 4736]                         ;   207.3 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm11                                  ;   207.3 fp1     46 dst
        vpxor ymm0, ymm0, ymm5                                   ;   208.3 fp2     46 dst
        vpxor ymm0, ymm0, ymm10                                  ;   210.3 fp3     46 dst
        vpxor ymm13, ymm13, ymm0                                 ;   211.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm9                                   ;   208.3 fp1     46 dst
        vpxor ymm7, ymm7, ymm0                                   ;   211.3 fp2     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   212.3 fp3     46 dst
        vpxor ymm6, ymm6, ymm1                                   ;   208.3 fp0     46 dst
        vpxor ymm6, ymm6, ymm13                                  ;   212.3 fp1     46 dst
        vpxor ymm3, ymm3, ymm14                                  ;   208.5 fp2     46 dst
        vpxor ymm3, ymm3, ymm6                                   ;   213.3 fp3     46 dst
        vmovdqu ymm0, [rbp + 128]                                ;   207.8 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   208.0 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   215.0 fp0     46 dst
        vmovdqa ymm8, ymm0                                       ;   216.0         46 dst copy
        vmovdqu ymm9, [rbp + 160]                                ;   208.8 agu0    46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   215.8 fp1     46 dst
        vpxor ymm8, ymm8, ymm9                                   ;   216.8 fp2     46 dst
        vmovdqu ymm11, [rbp + 256]                               ;   209.0 agu1    46 dst reload
        vpxor ymm14, ymm9, ymm11                                 ;   216.8 fp3     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   217.8 fp0     46 dst
        vmovdqu [rbp + 4736], ymm4                               ;   209.5 agu2+fp5   46 dst spill
        vmovdqa ymm4, ymm14                                      ;   217.8         46 dst copy
        vmovdqu [rbp + 4768], ymm10                              ;   210.5 agu0+fp5   46 dst spill
        vpxor ymm10, ymm8, [rbp + 352]                           ;   217.8 fp1+agu1   46 dst
        vmovdqu [rbp + 4800], ymm6                               ;   213.3 agu2+fp5   46 dst spill
        vpxor ymm6, ymm1, [rbp + 288]                            ;   215.0 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm6                                   ;   216.0 fp3     46 dst
        vpxor ymm4, ymm4, ymm6                                   ;   217.8 fp0     46 dst
        vpxor ymm6, ymm4, [rbp + 224]                            ;   218.8 fp1+agu1   46 dst
        vmovdqu [rbp + 4640], ymm12                              ;   212.5 agu2+fp5   46 dst spill
        vpxor ymm12, ymm1, [rbp + 320]                           ;   215.0 fp2+agu0   46 dst
        vpxor ymm14, ymm14, ymm12                                ;   217.8 fp3     46 dst
        vmovdqu [rbp + 4704], ymm13                              ;   213.5 agu1+fp5   46 dst spill
        vpxor ymm13, ymm10, ymm6                                 ;   219.8 fp0     46 dst
        vmovdqu [rbp + 4608], ymm5                               ;   214.5 agu2+fp5   46 dst spill
        vpxor ymm5, ymm4, [rbp + 192]                            ;   218.8 fp1+agu0   46 dst
        vpxor ymm8, ymm8, ymm5                                   ;   219.8 fp2     46 dst
        vmovdqu [rbp + 4672], ymm7                               ;   215.5 agu1+fp5   46 dst spill
        vpxor ymm7, ymm9, ymm5                                   ;   219.8 fp3     46 dst
        vmovdqu [rbp + 4896], ymm15                              ;   216.5 agu2+fp5   46 dst spill
        vpand ymm15, ymm9, ymm6                                  ;   219.8 fp0     46 dst
        vmovdqu [rbp + 4864], ymm2                               ;   217.5 agu0+fp5   46 dst spill
        vpor ymm2, ymm8, [rbp + 192]                             ;   220.8 fp1+agu1   46 dst
        vmovdqu [rbp + 4832], ymm3                               ;   218.5 agu2+fp5   46 dst spill
        vpand ymm3, ymm10, ymm7                                  ;   220.8 fp2     46 dst
        vpxor ymm3, ymm3, ymm2                                   ;   221.8 fp3     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   221.8 fp0     46 dst
        vpxor ymm15, ymm15, ymm12                                ;   220.8 fp1     46 dst
        vpxor ymm1, ymm9, ymm0                                   ;   218.0 fp2     46 dst
        vmovdqu [rbp + 4448], ymm7                               ;   220.8 agu0+fp5   46 dst spill
        vpxor ymm7, ymm13, ymm8                                  ;   220.8 fp3     46 dst
        vmovdqu [rbp + 4480], ymm10                              ;   220.5 agu1+fp5   46 dst spill
        vpor ymm10, ymm1, ymm14                                  ;   219.0 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;   221.8 fp1     46 dst
        vmovdqu [rbp + 4288], ymm9                               ;   221.5 agu2+fp5   46 dst spill
        vpor ymm9, ymm5, ymm13                                   ;   220.8 fp2     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   222.8 fp3     46 dst
        vpxor ymm10, ymm10, ymm9                                 ;   222.8 fp0     46 dst
        vpand ymm9, ymm4, ymm7                                   ;   221.8 fp1     46 dst
        vpxor ymm10, ymm10, ymm9                                 ;   223.8 fp2     46 dst
        vpxor ymm15, ymm15, ymm3                                 ;   223.8 fp3     46 dst
        vpxor ymm2, ymm2, ymm9                                   ;   222.8 fp0     46 dst
        vpxor ymm9, ymm6, ymm14                                  ;   221.0 fp1     46 dst
        vmovdqu [rbp + 4320], ymm1                               ;   222.5 agu0+fp5   46 dst spill
        vpxor ymm1, ymm8, ymm14                                  ;   221.2 fp2     46 dst
        vmovdqu [rbp + 4384], ymm14                              ;   223.5 agu1+fp5   46 dst spill
        vpor ymm14, ymm12, ymm1                                  ;   222.2 fp3     46 dst
        vpxor ymm3, ymm3, ymm14                                  ;   223.8 fp0     46 dst
        vpor ymm14, ymm0, ymm9                                   ;   222.0 fp1     46 dst
        vpxor ymm15, ymm15, ymm14                                ;   224.8 fp2     46 dst
        vpand ymm14, ymm0, ymm9                                  ;   222.5 fp3     46 dst
        vpxor ymm2, ymm2, ymm14                                  ;   223.8 fp0     46 dst
        vpxor ymm14, ymm7, ymm9                                  ;   223.0 fp1     46 dst
        vmovdqu [rbp + 4416], ymm1                               ;   224.5 agu2+fp5   46 dst spill
        vpand ymm1, ymm11, ymm14                                 ;   224.0 fp2     46 dst
        vpxor ymm15, ymm15, ymm1                                 ;   225.8 fp3     46 dst
        vpand ymm1, ymm10, ymm15                                 ;   226.8 fp0     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   227.8 fp1     46 dst
        vpand ymm1, ymm1, ymm3                                   ;   228.8 fp2     46 dst
        vpxor ymm2, ymm2, ymm1                                   ;   229.8 fp3     46 dst
        vpxor ymm10, ymm10, ymm3                                 ;   228.8 fp0     46 dst
        vpand ymm1, ymm15, ymm2                                  ;   230.8 fp1     46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   231.8 fp2     46 dst
        vpand ymm1, ymm2, ymm10                                  ;   232.8 fp3     46 dst
        vpxor ymm1, ymm1, ymm3                                   ;   233.8 fp0     46 dst
        vpand ymm3, ymm3, ymm10                                  ;   232.8 fp1     46 dst
        vpxor ymm15, ymm15, ymm3                                 ;   233.8 fp2     46 dst
        vpand ymm8, ymm8, ymm15                                  ;   234.8 fp3     46 dst
        vpxor ymm3, ymm10, ymm15                                 ;   234.8 fp0     46 dst
        vpand ymm0, ymm0, ymm1                                   ;   234.8 fp1     46 dst
        vpand ymm13, ymm13, ymm10                                ;   232.8 fp2     46 dst
        vpand ymm4, ymm4, ymm3                                   ;   235.8 fp3     46 dst
        vpand ymm7, ymm7, ymm3                                   ;   235.8 fp0     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   235.8 fp1     46 dst
        vpand ymm9, ymm9, ymm1                                   ;   234.8 fp2     46 dst
        vpand ymm14, ymm14, ymm3                                 ;   236.8 fp3     46 dst
        vpand ymm5, ymm5, ymm10                                  ;   232.8 fp0     46 dst
        vpxor ymm7, ymm7, ymm14                                  ;   237.8 fp1     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   235.8 fp2     46 dst
        vpxor ymm9, ymm9, ymm8                                   ;   236.8 fp3     46 dst
        vpand ymm11, ymm11, ymm3                                 ;   236.8 fp0     46 dst
        vpxor ymm14, ymm14, ymm9                                 ;   237.8 fp1     46 dst
        vpxor ymm13, ymm13, ymm7                                 ;   238.8 fp2     46 dst
        vpxor ymm8, ymm8, ymm7                                   ;   238.8 fp3     46 dst
        vpand ymm7, ymm15, [rbp + 192]                           ;   234.8 fp0+agu0   46 dst
        vpor ymm15, ymm15, ymm3                                  ;   236.8 fp1     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   237.8 fp2     46 dst
        vpxor ymm1, ymm1, ymm2                                   ;   238.8 fp3     46 dst
        vpand ymm6, ymm6, ymm2                                   ;   238.8 fp0     46 dst
        vpxor ymm10, ymm10, ymm2                                 ;   238.8 fp1     46 dst
        vpand ymm2, ymm2, [rbp + 4288]                           ;   238.8 fp2+agu1   46 dst
        vpand ymm15, ymm1, [rbp + 4384]                          ;   239.8 fp3+agu0   46 dst
        vpand ymm1, ymm1, [rbp + 4320]                           ;   239.8 fp0+agu1   46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   239.8 fp1     46 dst
        vpxor ymm14, ymm14, ymm6                                 ;   239.8 fp2     46 dst
        vpand ymm6, ymm10, [rbp + 4480]                          ;   239.8 fp3+agu0   46 dst
        vpxor ymm14, ymm14, ymm6                                 ;   240.8 fp0     46 dst
        vpand ymm10, ymm10, [rbp + 4448]                         ;   239.8 fp1+agu1   46 dst
        vpxor ymm2, ymm2, ymm1                                   ;   240.8 fp2     46 dst
        vpxor ymm11, ymm11, ymm10                                ;   240.8 fp3     46 dst
        vpxor ymm11, ymm11, ymm2                                 ;   241.8 fp0     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   240.8 fp1     46 dst
        vpand ymm12, ymm12, ymm3                                 ;   240.8 fp2     46 dst
        vpxor ymm13, ymm13, ymm11                                ;   242.8 fp3     46 dst
        vpand ymm3, ymm3, [rbp + 4416]                           ;   240.8 fp0+agu0   46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   240.8 fp1     46 dst
        vpxor ymm0, ymm0, ymm14                                  ;   241.8 fp2     46 dst
        vpxor ymm0, ymm0, ymm13                                  ;   243.8 fp3     46 dst
        vpxor ymm7, ymm7, ymm0                                   ;   244.8 fp0     46 dst
        vpxor ymm10, ymm10, ymm12                                ;   241.8 fp1     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   244.8 fp2     46 dst
        vpxor ymm10, ymm10, ymm8                                 ;   245.8 fp3     46 dst
        vpxor ymm4, ymm4, ymm2                                   ;   241.8 fp0     46 dst
        vpxor ymm4, ymm4, ymm7                                   ;   245.8 fp1     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   242.0 fp2     46 dst
        vpxor ymm9, ymm9, ymm4                                   ;   246.8 fp3     46 dst
        vmovdqu ymm0, [rbp + 3456]                               ;   241.3 agu1    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   241.5 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   248.5 fp0     46 dst
        vmovdqa ymm2, ymm0                                       ;   249.5         46 dst copy
        vmovdqu ymm6, [rbp + 3488]                               ;   242.3 agu1    46 dst
        vpxor ymm6, ymm6, ymm1                                   ;   249.3 fp1     46 dst
        vpxor ymm2, ymm2, ymm6                                   ;   250.3 fp2     46 dst
        vmovdqu ymm12, [rbp + 3584]                              ;   242.5 agu0    46 dst reload
        vpxor ymm15, ymm6, ymm12                                 ;   250.3 fp3     46 dst
        vpxor ymm12, ymm12, ymm2                                 ;   251.3 fp0     46 dst
        vmovdqu [rbp + 4416], ymm11                              ;   243.0 agu2+fp5   46 dst spill
        vmovdqa ymm11, ymm15                                     ;   251.3         46 dst copy
        vmovdqu [rbp + 4448], ymm13                              ;   244.0 agu1+fp5   46 dst spill
        vpxor ymm13, ymm2, [rbp + 3680]                          ;   251.3 fp1+agu0   46 dst
        vmovdqu [rbp + 4480], ymm4                               ;   246.8 agu2+fp5   46 dst spill
        vpxor ymm4, ymm1, [rbp + 3616]                           ;   248.5 fp2+agu1   46 dst
        vpxor ymm0, ymm0, ymm4                                   ;   249.5 fp3     46 dst
        vpxor ymm11, ymm11, ymm4                                 ;   251.3 fp0     46 dst
        vpxor ymm4, ymm11, [rbp + 3552]                          ;   252.3 fp1+agu0   46 dst
        vmovdqu [rbp + 4320], ymm5                               ;   246.0 agu2+fp5   46 dst spill
        vpxor ymm5, ymm1, [rbp + 3648]                           ;   248.5 fp2+agu1   46 dst
        vpxor ymm15, ymm15, ymm5                                 ;   251.3 fp3     46 dst
        vmovdqu [rbp + 4384], ymm7                               ;   247.0 agu0+fp5   46 dst spill
        vpxor ymm7, ymm13, ymm4                                  ;   253.3 fp0     46 dst
        vmovdqu [rbp + 4288], ymm14                              ;   248.0 agu2+fp5   46 dst spill
        vpxor ymm14, ymm11, [rbp + 3520]                         ;   252.3 fp1+agu1   46 dst
        vpxor ymm2, ymm2, ymm14                                  ;   253.3 fp2     46 dst
        vmovdqu [rbp + 4352], ymm10                              ;   249.0 agu0+fp5   46 dst spill
        vpxor ymm10, ymm6, ymm14                                 ;   253.3 fp3     46 dst
        vmovdqu [rbp + 4576], ymm3                               ;   250.0 agu2+fp5   46 dst spill
        vpand ymm3, ymm6, ymm4                                   ;   253.3 fp0     46 dst
        vmovdqu [rbp + 4544], ymm8                               ;   251.0 agu1+fp5   46 dst spill
        vpor ymm8, ymm2, [rbp + 3520]                            ;   254.3 fp1+agu0   46 dst
        vmovdqu [rbp + 4512], ymm9                               ;   252.0 agu2+fp5   46 dst spill
        vpand ymm9, ymm13, ymm10                                 ;   254.3 fp2     46 dst
        vpxor ymm9, ymm9, ymm8                                   ;   255.3 fp3     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   255.3 fp0     46 dst
        vpxor ymm3, ymm3, ymm5                                   ;   254.3 fp1     46 dst
        vpxor ymm1, ymm6, ymm0                                   ;   251.5 fp2     46 dst
        vmovdqu [rbp + 4128], ymm10                              ;   254.3 agu1+fp5   46 dst spill
        vpxor ymm10, ymm7, ymm2                                  ;   254.3 fp3     46 dst
        vmovdqu [rbp + 4160], ymm13                              ;   254.0 agu0+fp5   46 dst spill
        vpor ymm13, ymm1, ymm15                                  ;   252.5 fp0     46 dst
        vpxor ymm13, ymm13, ymm3                                 ;   255.3 fp1     46 dst
        vmovdqu [rbp + 3968], ymm6                               ;   255.0 agu2+fp5   46 dst spill
        vpor ymm6, ymm14, ymm7                                   ;   254.3 fp2     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   256.3 fp3     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   256.3 fp0     46 dst
        vpand ymm6, ymm11, ymm10                                 ;   255.3 fp1     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   257.3 fp2     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   257.3 fp3     46 dst
        vpxor ymm8, ymm8, ymm6                                   ;   256.3 fp0     46 dst
        vpxor ymm6, ymm4, ymm15                                  ;   254.5 fp1     46 dst
        vmovdqu [rbp + 4000], ymm1                               ;   256.0 agu1+fp5   46 dst spill
        vpxor ymm1, ymm2, ymm15                                  ;   254.7 fp2     46 dst
        vmovdqu [rbp + 4064], ymm15                              ;   257.0 agu0+fp5   46 dst spill
        vpor ymm15, ymm5, ymm1                                   ;   255.7 fp3     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   257.3 fp0     46 dst
        vpor ymm15, ymm0, ymm6                                   ;   255.5 fp1     46 dst
        vpxor ymm3, ymm3, ymm15                                  ;   258.3 fp2     46 dst
        vpand ymm15, ymm0, ymm6                                  ;   256.0 fp3     46 dst
        vpxor ymm8, ymm8, ymm15                                  ;   257.3 fp0     46 dst
        vpxor ymm15, ymm10, ymm6                                 ;   256.5 fp1     46 dst
        vmovdqu [rbp + 4096], ymm1                               ;   258.0 agu2+fp5   46 dst spill
        vpand ymm1, ymm12, ymm15                                 ;   257.5 fp2     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   259.3 fp3     46 dst
        vpand ymm1, ymm13, ymm3                                  ;   260.3 fp0     46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   261.3 fp1     46 dst
        vpand ymm1, ymm1, ymm9                                   ;   262.3 fp2     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   263.3 fp3     46 dst
        vpxor ymm13, ymm13, ymm9                                 ;   262.3 fp0     46 dst
        vpand ymm1, ymm3, ymm8                                   ;   264.3 fp1     46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   265.3 fp2     46 dst
        vpand ymm1, ymm8, ymm13                                  ;   266.3 fp3     46 dst
        vpxor ymm1, ymm1, ymm9                                   ;   267.3 fp0     46 dst
        vpand ymm9, ymm9, ymm13                                  ;   266.3 fp1     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   267.3 fp2     46 dst
        vpand ymm2, ymm2, ymm3                                   ;   268.3 fp3     46 dst
        vpxor ymm9, ymm13, ymm3                                  ;   268.3 fp0     46 dst
        vpand ymm0, ymm0, ymm1                                   ;   268.3 fp1     46 dst
        vpand ymm7, ymm7, ymm13                                  ;   266.3 fp2     46 dst
        vpand ymm11, ymm11, ymm9                                 ;   269.3 fp3     46 dst
        vpand ymm10, ymm10, ymm9                                 ;   269.3 fp0     46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   269.3 fp1     46 dst
        vpand ymm6, ymm6, ymm1                                   ;   268.3 fp2     46 dst
        vpand ymm15, ymm15, ymm9                                 ;   270.3 fp3     46 dst
        vpand ymm14, ymm14, ymm13                                ;   266.3 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;   271.3 fp1     46 dst
        vpxor ymm6, ymm6, ymm7                                   ;   269.3 fp2     46 dst
        vpxor ymm6, ymm6, ymm2                                   ;   270.3 fp3     46 dst
        vpand ymm12, ymm12, ymm9                                 ;   270.3 fp0     46 dst
        vpxor ymm15, ymm15, ymm6                                 ;   271.3 fp1     46 dst
        vpxor ymm7, ymm7, ymm10                                  ;   272.3 fp2     46 dst
        vpxor ymm2, ymm2, ymm10                                  ;   272.3 fp3     46 dst
        vpand ymm10, ymm3, [rbp + 3520]                          ;   268.3 fp0+agu1   46 dst
        vpor ymm3, ymm3, ymm9                                    ;   270.3 fp1     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   271.3 fp2     46 dst
        vpxor ymm1, ymm1, ymm8                                   ;   272.3 fp3     46 dst
        vpand ymm4, ymm4, ymm8                                   ;   272.3 fp0     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   272.3 fp1     46 dst
        vpand ymm8, ymm8, [rbp + 3968]                           ;   272.3 fp2+agu0   46 dst
        vpand ymm3, ymm1, [rbp + 4064]                           ;   273.3 fp3+agu1   46 dst
        vpand ymm1, ymm1, [rbp + 4000]                           ;   273.3 fp0+agu0   46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   273.3 fp1     46 dst
        vpxor ymm15, ymm15, ymm4                                 ;   273.3 fp2     46 dst
        vpand ymm4, ymm13, [rbp + 4160]                          ;   273.3 fp3+agu1   46 dst
        vpxor ymm15, ymm15, ymm4                                 ;   274.3 fp0     46 dst
        vpand ymm13, ymm13, [rbp + 4128]                         ;   273.3 fp1+agu0   46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   274.3 fp2     46 dst
        vpxor ymm12, ymm12, ymm13                                ;   274.3 fp3     46 dst
        vpxor ymm12, ymm12, ymm8                                 ;   275.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   274.3 fp1     46 dst
        vpand ymm5, ymm5, ymm9                                   ;   274.3 fp2     46 dst
        vpxor ymm7, ymm7, ymm12                                  ;   276.3 fp3     46 dst
        vpand ymm9, ymm9, [rbp + 4096]                           ;   274.3 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   274.3 fp1     46 dst
        vpxor ymm0, ymm0, ymm15                                  ;   275.3 fp2     46 dst
        vpxor ymm0, ymm0, ymm7                                   ;   277.3 fp3     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   278.3 fp0     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   275.3 fp1     46 dst
        vpxor ymm13, ymm13, ymm0                                 ;   278.3 fp2     46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   279.3 fp3     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   275.3 fp0     46 dst
        vpxor ymm11, ymm11, ymm10                                ;   279.3 fp1     46 dst
        vpxor ymm6, ymm6, ymm3                                   ;   275.5 fp2     46 dst
        vpxor ymm6, ymm6, ymm11                                  ;   280.3 fp3     46 dst
        vmovdqu ymm0, [rbp + 2688]                               ;   274.8 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   275.0 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   282.0 fp0     46 dst
        vmovdqa ymm3, ymm0                                       ;   283.0         46 dst copy
        vmovdqu ymm4, [rbp + 2720]                               ;   275.8 agu0    46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   282.8 fp1     46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   283.8 fp2     46 dst
        vmovdqu ymm5, [rbp + 2816]                               ;   276.0 agu1    46 dst reload
        vpxor ymm8, ymm4, ymm5                                   ;   283.8 fp3     46 dst
        vpxor ymm5, ymm5, ymm3                                   ;   284.8 fp0     46 dst
        vmovdqu [rbp + 4096], ymm12                              ;   276.5 agu2+fp5   46 dst spill
        vmovdqa ymm12, ymm8                                      ;   284.8         46 dst copy
        vmovdqu [rbp + 4128], ymm7                               ;   277.5 agu0+fp5   46 dst spill
        vpxor ymm7, ymm3, [rbp + 2912]                           ;   284.8 fp1+agu1   46 dst
        vmovdqu [rbp + 4160], ymm11                              ;   280.3 agu2+fp5   46 dst spill
        vpxor ymm11, ymm1, [rbp + 2848]                          ;   282.0 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm11                                  ;   283.0 fp3     46 dst
        vpxor ymm12, ymm12, ymm11                                ;   284.8 fp0     46 dst
        vpxor ymm11, ymm12, [rbp + 2784]                         ;   285.8 fp1+agu1   46 dst
        vmovdqu [rbp + 4000], ymm14                              ;   279.5 agu2+fp5   46 dst spill
        vpxor ymm14, ymm1, [rbp + 2880]                          ;   282.0 fp2+agu0   46 dst
        vpxor ymm8, ymm8, ymm14                                  ;   284.8 fp3     46 dst
        vpxor ymm1, ymm7, ymm11                                  ;   286.8 fp0     46 dst
        vmovdqu [rbp + 4064], ymm10                              ;   280.5 agu1+fp5   46 dst spill
        vpxor ymm10, ymm12, [rbp + 2752]                         ;   285.8 fp1+agu0   46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   286.8 fp2     46 dst
        vmovdqu [rbp + 3968], ymm15                              ;   282.2 agu2+fp5   46 dst spill
        vpxor ymm15, ymm4, ymm10                                 ;   286.8 fp3     46 dst
        vmovdqu [rbp + 4032], ymm13                              ;   283.2 agu1+fp5   46 dst spill
        vpand ymm13, ymm4, ymm11                                 ;   286.8 fp0     46 dst
        vmovdqu [rbp + 4256], ymm9                               ;   284.2 agu0+fp5   46 dst spill
        vpor ymm9, ymm3, [rbp + 2752]                            ;   287.8 fp1+agu1   46 dst
        vmovdqu [rbp + 4224], ymm2                               ;   285.2 agu2+fp5   46 dst spill
        vpand ymm2, ymm7, ymm15                                  ;   287.8 fp2     46 dst
        vpxor ymm2, ymm2, ymm9                                   ;   288.8 fp3     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   288.8 fp0     46 dst
        vpxor ymm13, ymm13, ymm14                                ;   287.8 fp1     46 dst
        vmovdqu [rbp + 4192], ymm6                               ;   286.2 agu0+fp5   46 dst spill
        vpxor ymm6, ymm4, ymm0                                   ;   285.2 fp2     46 dst
        vmovdqu [rbp + 5088], ymm15                              ;   287.8 agu2+fp5   46 dst spill
        vpxor ymm15, ymm1, ymm3                                  ;   287.8 fp3     46 dst
        vmovdqu [rbp + 4928], ymm7                               ;   288.2 agu1+fp5   46 dst spill
        vpor ymm7, ymm6, ymm8                                    ;   286.2 fp0     46 dst
        vpxor ymm7, ymm7, ymm13                                  ;   288.8 fp1     46 dst
        vmovdqu [rbp + 4960], ymm4                               ;   289.2 agu0+fp5   46 dst spill
        vpor ymm4, ymm10, ymm1                                   ;   287.8 fp2     46 dst
        vpxor ymm2, ymm2, ymm4                                   ;   289.8 fp3     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   289.8 fp0     46 dst
        vpand ymm4, ymm12, ymm15                                 ;   288.8 fp1     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   290.8 fp2     46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   290.8 fp3     46 dst
        vpxor ymm9, ymm9, ymm4                                   ;   289.8 fp0     46 dst
        vpxor ymm4, ymm11, ymm8                                  ;   288.0 fp1     46 dst
        vmovdqu [rbp + 5024], ymm6                               ;   290.2 agu2+fp5   46 dst spill
        vpxor ymm6, ymm3, ymm8                                   ;   288.3 fp2     46 dst
        vmovdqu [rbp + 5056], ymm8                               ;   291.2 agu1+fp5   46 dst spill
        vpor ymm8, ymm14, ymm6                                   ;   289.3 fp3     46 dst
        vpxor ymm2, ymm2, ymm8                                   ;   290.8 fp0     46 dst
        vpor ymm8, ymm0, ymm4                                    ;   289.0 fp1     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   291.8 fp2     46 dst
        vpand ymm8, ymm0, ymm4                                   ;   289.7 fp3     46 dst
        vpxor ymm9, ymm9, ymm8                                   ;   290.8 fp0     46 dst
        vpxor ymm8, ymm15, ymm4                                  ;   290.0 fp1     46 dst
        vmovdqu [rbp + 4992], ymm6                               ;   292.2 agu0+fp5   46 dst spill
        vpand ymm6, ymm5, ymm8                                   ;   291.0 fp2     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   292.8 fp3     46 dst
        vpand ymm6, ymm7, ymm13                                  ;   293.8 fp0     46 dst
        vpxor ymm2, ymm2, ymm6                                   ;   294.8 fp1     46 dst
        vpand ymm6, ymm6, ymm2                                   ;   295.8 fp2     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   296.8 fp3     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   295.8 fp0     46 dst
        vpand ymm6, ymm13, ymm9                                  ;   297.8 fp1     46 dst
        vpxor ymm7, ymm7, ymm6                                   ;   298.8 fp2     46 dst
        vpand ymm6, ymm9, ymm7                                   ;   299.8 fp3     46 dst
        vpxor ymm6, ymm6, ymm2                                   ;   300.8 fp0     46 dst
        vpand ymm2, ymm2, ymm7                                   ;   299.8 fp1     46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   300.8 fp2     46 dst
        vpand ymm3, ymm3, ymm13                                  ;   301.8 fp3     46 dst
        vpxor ymm2, ymm7, ymm13                                  ;   301.8 fp0     46 dst
        vpand ymm0, ymm0, ymm6                                   ;   301.8 fp1     46 dst
        vpand ymm1, ymm1, ymm7                                   ;   299.8 fp2     46 dst
        vpand ymm12, ymm12, ymm2                                 ;   302.8 fp3     46 dst
        vpand ymm15, ymm15, ymm2                                 ;   302.8 fp0     46 dst
        vpxor ymm2, ymm2, ymm6                                   ;   302.8 fp1     46 dst
        vpand ymm4, ymm4, ymm6                                   ;   301.8 fp2     46 dst
        vpand ymm8, ymm8, ymm2                                   ;   303.8 fp3     46 dst
        vpand ymm10, ymm10, ymm7                                 ;   299.8 fp0     46 dst
        vpxor ymm15, ymm15, ymm8                                 ;   304.8 fp1     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   302.8 fp2     46 dst
        vpxor ymm4, ymm4, ymm3                                   ;   303.8 fp3     46 dst
        vpand ymm5, ymm5, ymm2                                   ;   303.8 fp0     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;   304.8 fp1     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;   305.8 fp2     46 dst
        vpxor ymm3, ymm3, ymm15                                  ;   305.8 fp3     46 dst
        vpand ymm15, ymm13, [rbp + 2752]                         ;   301.8 fp0+agu1   46 dst
        vpor ymm13, ymm13, ymm2                                  ;   303.8 fp1     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   304.8 fp2     46 dst
        vpxor ymm6, ymm6, ymm9                                   ;   305.8 fp3     46 dst
        vpand ymm11, ymm11, ymm9                                 ;   305.8 fp0     46 dst
        vpxor ymm7, ymm7, ymm9                                   ;   305.8 fp1     46 dst
        vpand ymm9, ymm9, [rbp + 4960]                           ;   305.8 fp2+agu0   46 dst
        vpand ymm13, ymm6, [rbp + 5056]                          ;   306.8 fp3+agu1   46 dst
        vpand ymm6, ymm6, [rbp + 5024]                           ;   306.8 fp0+agu0   46 dst
        vpxor ymm2, ymm2, ymm7                                   ;   306.8 fp1     46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   306.8 fp2     46 dst
        vpand ymm11, ymm7, [rbp + 4928]                          ;   306.8 fp3+agu1   46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   307.8 fp0     46 dst
        vpand ymm7, ymm7, [rbp + 5088]                           ;   306.8 fp1+agu0   46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   307.8 fp2     46 dst
        vpxor ymm5, ymm5, ymm7                                   ;   307.8 fp3     46 dst
        vpxor ymm5, ymm5, ymm9                                   ;   308.8 fp0     46 dst
        vpxor ymm1, ymm1, ymm11                                  ;   307.8 fp1     46 dst
        vpand ymm14, ymm14, ymm2                                 ;   307.8 fp2     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   309.8 fp3     46 dst
        vpand ymm2, ymm2, [rbp + 4992]                           ;   307.8 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm6                                   ;   307.8 fp1     46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   308.8 fp2     46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   310.8 fp3     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   311.8 fp0     46 dst
        vpxor ymm7, ymm7, ymm14                                  ;   308.8 fp1     46 dst
        vpxor ymm7, ymm7, ymm0                                   ;   311.8 fp2     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;   312.8 fp3     46 dst
        vpxor ymm12, ymm12, ymm9                                 ;   308.8 fp0     46 dst
        vpxor ymm12, ymm12, ymm15                                ;   312.8 fp1     46 dst
        vpxor ymm4, ymm4, ymm13                                  ;   309.0 fp2     46 dst
        vpxor ymm4, ymm4, ymm12                                  ;   313.8 fp3     46 dst
        vmovdqu ymm0, [rbp + 4896]                               ;   308.3 agu0    68 dst
        vpxor ymm0, ymm0, [r8 + 41984]                           ;   315.3 fp0+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4864]                           ;   316.3 fp1+agu0   68 dst
        vmovdqu ymm6, [rbp + 4832]                               ;   309.5 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm6                                   ;   317.3 fp2     68 dst
        vmovdqu ymm9, [rbp + 4672]                               ;   310.3 agu0    68 dst
        vpxor ymm9, ymm9, [r8 + 42016]                           ;   317.3 fp3+agu1   68 dst
        vpxor ymm6, ymm6, [r8 + 42048]                           ;   316.5 fp0+agu0   68 dst
        vmovdqu ymm11, [rbp + 4608]                              ;   311.5 agu1    68 dst
        vpxor ymm11, ymm11, [r8 + 42080]                         ;   318.5 fp1+agu0   68 dst
        vmovdqu ymm13, [rbp + 4704]                              ;   312.5 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 42112]                         ;   319.5 fp2+agu0   68 dst
        vpxor ymm13, ymm13, [rbp + 4640]                         ;   320.5 fp3+agu1   68 dst
        vmovdqu ymm14, [rbp + 4800]                              ;   314.3 agu0    68 dst
        vpxor ymm14, ymm14, [r8 + 42144]                         ;   321.3 fp0+agu1   68 dst
        vpxor ymm2, ymm2, ymm3                                   ;   311.8 fp1     68 dst
        vmovdqu ymm3, [rbp + 4768]                               ;   315.3 agu0    68 dst
        vpxor ymm3, ymm3, [r8 + 42176]                           ;   322.3 fp2+agu1   68 dst
        vpxor ymm3, ymm3, [rbp + 4672]                           ;   323.3 fp3+agu0   68 dst
        vpxor ymm2, ymm2, ymm4                                   ;   314.8 fp0     68 dst
        vpxor ymm2, ymm2, [r8 + 42752]                           ;   316.5 fp1+agu1   68 dst
        vpxor ymm4, ymm4, [r8 + 42816]                           ;   317.3 fp2+agu0   68 dst
        vpxor ymm8, ymm8, [r8 + 42848]                           ;   317.5 fp3+agu1   68 dst
        vpxor ymm15, ymm15, ymm10                                ;   314.8 fp0     68 dst
        vmovdqu ymm10, [rbp + 4736]                              ;   318.3 agu0    68 dst
        vpxor ymm10, ymm10, [r8 + 42208]                         ;   325.3 fp1+agu1   68 dst
        vpxor ymm15, ymm15, [r8 + 42880]                         ;   319.3 fp2+agu0   68 dst
        vmovdqu [r9 + 1024], ymm0                                ;   318.3 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4576]                               ;   319.5 agu1    68 dst
        vpxor ymm0, ymm0, [r8 + 42240]                           ;   326.5 fp3+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4544]                           ;   327.5 fp0+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4512]                           ;   328.5 fp1+agu0   68 dst
        vpxor ymm12, ymm12, [r8 + 42912]                         ;   321.5 fp2+agu1   68 dst
        vpxor ymm1, ymm1, ymm7                                   ;   317.8 fp3     68 dst
        vpxor ymm7, ymm7, [r8 + 42784]                           ;   322.3 fp0+agu0   68 dst
        vmovdqu [r9 + 1056], ymm9                                ;   318.3 agu2+fp5   68 dst
        vmovdqu ymm9, [rbp + 4352]                               ;   322.5 agu1    68 dst
        vpxor ymm9, ymm9, [r8 + 42272]                           ;   329.5 fp1+agu0   68 dst
        vpxor ymm1, ymm1, [r8 + 42944]                           ;   323.5 fp2+agu1   68 dst
        vmovdqu [r9 + 1088], ymm6                                ;   319.3 agu2+fp5   68 dst
        vmovdqu ymm6, [rbp + 4512]                               ;   324.3 agu0    68 dst
        vpxor ymm6, ymm6, [r8 + 42304]                           ;   331.3 fp3+agu1   68 dst
        vpxor ymm5, ymm5, [r8 + 42976]                           ;   325.3 fp0+agu0   68 dst
        vmovdqu [r9 + 1120], ymm11                               ;   320.5 agu2+fp5   68 dst
        vmovdqu ymm11, [rbp + 4288]                              ;   325.5 agu1    68 dst
        vpxor ymm11, ymm11, [r8 + 42336]                         ;   332.5 fp1+agu0   68 dst
        vmovdqu [r9 + 1152], ymm13                               ;   321.5 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4384]                              ;   326.5 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 42368]                         ;   333.5 fp2+agu0   68 dst
        vpxor ymm13, ymm13, [rbp + 4320]                         ;   334.5 fp3+agu1   68 dst
        vmovdqu [r9 + 1184], ymm14                               ;   322.7 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4480]                              ;   328.3 agu0    68 dst
        vpxor ymm14, ymm14, [r8 + 42400]                         ;   335.3 fp0+agu1   68 dst
        vmovdqu [r9 + 1216], ymm3                                ;   324.3 agu2+fp5   68 dst
        vmovdqu ymm3, [rbp + 4448]                               ;   329.3 agu0    68 dst
        vpxor ymm3, ymm3, [r8 + 42432]                           ;   336.3 fp1+agu1   68 dst
        vpxor ymm3, ymm3, [rbp + 4352]                           ;   337.3 fp2+agu0   68 dst
        vmovdqu [r9 + 1248], ymm10                               ;   326.3 agu2+fp5   68 dst
        vmovdqu ymm10, [rbp + 4416]                              ;   330.5 agu1    68 dst
        vpxor ymm10, ymm10, [r8 + 42464]                         ;   337.5 fp3+agu0   68 dst
        vmovdqu [r9 + 1280], ymm0                                ;   329.5 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4256]                               ;   331.5 agu1    68 dst
        vpxor ymm0, ymm0, [r8 + 42496]                           ;   338.5 fp0+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4224]                           ;   339.5 fp1+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4192]                           ;   340.5 fp2+agu0   68 dst
        vmovdqu [r9 + 1312], ymm9                                ;   330.5 agu2+fp5   68 dst
        vmovdqu ymm9, [rbp + 4032]                               ;   333.5 agu1    68 dst
        vpxor ymm9, ymm9, [r8 + 42528]                           ;   340.5 fp3+agu0   68 dst
        vmovdqu [r9 + 1344], ymm6                                ;   332.3 agu2+fp5   68 dst
        vmovdqu ymm6, [rbp + 4192]                               ;   334.5 agu1    68 dst
        vpxor ymm6, ymm6, [r8 + 42560]                           ;   341.5 fp0+agu0   68 dst
        vmovdqu [r9 + 1376], ymm11                               ;   333.5 agu2+fp5   68 dst
        vmovdqu ymm11, [rbp + 3968]                              ;   335.5 agu1    68 dst
        vpxor ymm11, ymm11, [r8 + 42592]                         ;   342.5 fp1+agu0   68 dst
        vmovdqu [r9 + 1408], ymm13                               ;   335.5 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4064]                              ;   336.5 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 42624]                         ;   343.5 fp2+agu0   68 dst
        vpxor ymm13, ymm13, [rbp + 4000]                         ;   344.5 fp3+agu1   68 dst
        vmovdqu [r9 + 1440], ymm14                               ;   336.3 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4160]                              ;   338.3 agu0    68 dst
        vpxor ymm14, ymm14, [r8 + 42656]                         ;   345.3 fp0+agu1   68 dst
        vmovdqu [r9 + 1472], ymm3                                ;   338.3 agu2+fp5   68 dst
        vmovdqu ymm3, [rbp + 4128]                               ;   339.3 agu0    68 dst
        vpxor ymm3, ymm3, [r8 + 42688]                           ;   346.3 fp1+agu1   68 dst
        vpxor ymm3, ymm3, [rbp + 4032]                           ;   347.3 fp2+agu0   68 dst
        vmovdqu [r9 + 1504], ymm10                               ;   338.5 agu2+fp5   68 dst
        vmovdqu ymm10, [rbp + 4096]                              ;   340.5 agu1    68 dst
        vpxor ymm10, ymm10, [r8 + 42720]                         ;   347.5 fp3+agu0   68 dst
        vmovdqu [r9 + 1536], ymm0                                ;   341.5 agu2+fp5   68 dst
        vmovdqu [r9 + 1568], ymm9                                ;   341.5 agu2+fp5   68 dst
        vmovdqu [r9 + 1600], ymm6                                ;   342.5 agu2+fp5   68 dst
        vmovdqu [r9 + 1632], ymm11                               ;   343.5 agu1+fp5   68 dst
        vmovdqu [r9 + 1664], ymm13                               ;   345.5 agu2+fp5   68 dst
        vmovdqu [r9 + 1696], ymm14                               ;   346.3 agu0+fp5   68 dst
        vmovdqu [r9 + 1728], ymm3                                ;   348.3 agu1+fp5   68 dst
        vmovdqu [r9 + 1792], ymm2                                ;   345.5 agu2+fp5   68 dst
        vmovdqu [r9 + 1760], ymm10                               ;   348.5 agu0+fp5   68 dst
        vmovdqu [r9 + 1824], ymm7                                ;   347.5 agu1+fp5   68 dst
        vmovdqu [r9 + 1856], ymm4                                ;   348.5 agu2+fp5   68 dst
        vmovdqu [r9 + 1888], ymm8                                ;   349.5 agu0+fp5   68 dst
        vmovdqu [r9 + 1920], ymm15                               ;   350.5 agu1+fp5   68 dst
        vmovdqu [r9 + 1952], ymm12                               ;   351.5 agu2+fp5   68 dst
        vmovdqu [r9 + 1984], ymm1                                ;   352.5 agu0+fp5   68 dst
        vmovdqu [r9 + 2016], ymm5                                ;   353.5 agu1+fp5   68 dst
        vmovdqu ymm0, [rbp + 1920]                               ;   346.3 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   346.5 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   353.5 fp0     46 dst
        vmovdqa ymm2, ymm0                                       ;   354.5         46 dst copy
        vmovdqu ymm3, [rbp + 1952]                               ;   347.3 agu0    46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   354.3 fp1     46 dst
        vpxor ymm2, ymm2, ymm3                                   ;   355.3 fp2     46 dst
        vmovdqu ymm4, [rbp + 2048]                               ;   347.5 agu1    46 dst reload
        vpxor ymm5, ymm3, ymm4                                   ;   355.3 fp3     46 dst
        vmovdqa ymm6, ymm5                                       ;   356.3         46 dst copy
        vpxor ymm7, ymm2, [rbp + 2144]                           ;   356.3 fp0+agu0   46 dst
        vmovdqu ymm8, [rbp + 2080]                               ;   348.5 agu1    46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   355.5 fp1     46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   356.5 fp2     46 dst
        vpxor ymm6, ymm6, ymm8                                   ;   356.5 fp3     46 dst
        vpxor ymm8, ymm6, [rbp + 2016]                           ;   357.5 fp0+agu0   46 dst
        vpxor ymm4, ymm2, ymm4                                   ;   356.3 fp1     46 dst
        vmovdqu ymm9, [rbp + 2112]                               ;   350.5 agu1    46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   357.5 fp2     46 dst
        vpxor ymm10, ymm7, ymm8                                  ;   358.5 fp3     46 dst
        vmovdqu ymm11, [rbp + 1984]                              ;   352.5 agu0    46 dst reload
        vpxor ymm12, ymm6, ymm11                                 ;   359.5 fp0     46 dst
        vpxor ymm13, ymm3, ymm12                                 ;   360.5 fp1     46 dst
        vpxor ymm2, ymm2, ymm12                                  ;   360.5 fp2     46 dst
        vpxor ymm5, ymm5, ymm9                                   ;   358.5 fp3     46 dst
        vpand ymm14, ymm3, ymm8                                  ;   358.5 fp0     46 dst
        vpand ymm15, ymm7, ymm13                                 ;   361.5 fp1     46 dst
        vpor ymm1, ymm2, ymm11                                   ;   361.5 fp2     46 dst
        vpxor ymm15, ymm15, ymm1                                 ;   362.5 fp3     46 dst
        vpxor ymm1, ymm1, ymm14                                  ;   362.5 fp0     46 dst
        vpxor ymm14, ymm14, ymm9                                 ;   359.5 fp1     46 dst
        vpxor ymm11, ymm3, ymm0                                  ;   357.5 fp2     46 dst
        vmovdqu [rbp + 4096], ymm13                              ;   361.5 agu2+fp5   46 dst spill
        vpxor ymm13, ymm10, ymm2                                 ;   361.5 fp3     46 dst
        vmovdqu [rbp + 4032], ymm7                               ;   357.8 agu1+fp5   46 dst spill
        vpor ymm7, ymm11, ymm5                                   ;   359.5 fp0     46 dst
        vpxor ymm7, ymm7, ymm14                                  ;   360.5 fp1     46 dst
        vmovdqu [rbp + 4128], ymm3                               ;   358.8 agu0+fp5   46 dst spill
        vpor ymm3, ymm10, ymm12                                  ;   360.5 fp2     46 dst
        vpxor ymm15, ymm15, ymm3                                 ;   363.5 fp3     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;   361.5 fp0     46 dst
        vpand ymm3, ymm6, ymm13                                  ;   362.5 fp1     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;   363.5 fp2     46 dst
        vpxor ymm14, ymm14, ymm15                                ;   364.5 fp3     46 dst
        vpxor ymm1, ymm1, ymm3                                   ;   363.5 fp0     46 dst
        vpxor ymm3, ymm8, ymm5                                   ;   360.5 fp1     46 dst
        vmovdqu [rbp + 4160], ymm11                              ;   360.7 agu2+fp5   46 dst spill
        vpxor ymm11, ymm5, ymm2                                  ;   361.5 fp2     46 dst
        vmovdqu [rbp + 4000], ymm5                               ;   361.7 agu1+fp5   46 dst spill
        vpor ymm5, ymm9, ymm11                                   ;   362.5 fp3     46 dst
        vpxor ymm15, ymm15, ymm5                                 ;   364.5 fp0     46 dst
        vpor ymm5, ymm0, ymm3                                    ;   361.5 fp1     46 dst
        vpxor ymm14, ymm14, ymm5                                 ;   365.5 fp2     46 dst
        vpand ymm5, ymm0, ymm3                                   ;   362.2 fp3     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   364.5 fp0     46 dst
        vpxor ymm5, ymm3, ymm13                                  ;   362.5 fp1     46 dst
        vmovdqu [rbp + 4064], ymm11                              ;   362.7 agu0+fp5   46 dst spill
        vpand ymm11, ymm4, ymm5                                  ;   363.5 fp2     46 dst
        vpxor ymm14, ymm14, ymm11                                ;   366.5 fp3     46 dst
        vpand ymm11, ymm7, ymm14                                 ;   367.5 fp0     46 dst
        vpxor ymm15, ymm15, ymm11                                ;   368.5 fp1     46 dst
        vpand ymm11, ymm11, ymm15                                ;   369.5 fp2     46 dst
        vpxor ymm1, ymm1, ymm11                                  ;   370.5 fp3     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;   369.5 fp0     46 dst
        vpand ymm11, ymm14, ymm1                                 ;   371.5 fp1     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;   372.5 fp2     46 dst
        vpand ymm11, ymm1, ymm7                                  ;   373.5 fp3     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   374.5 fp0     46 dst
        vpand ymm15, ymm15, ymm7                                 ;   373.5 fp1     46 dst
        vpxor ymm14, ymm14, ymm15                                ;   374.5 fp2     46 dst
        vpand ymm2, ymm2, ymm14                                  ;   375.5 fp3     46 dst
        vpxor ymm15, ymm7, ymm14                                 ;   375.5 fp0     46 dst
        vpand ymm0, ymm0, ymm11                                  ;   375.5 fp1     46 dst
        vpand ymm10, ymm10, ymm7                                 ;   373.5 fp2     46 dst
        vpand ymm6, ymm6, ymm15                                  ;   376.5 fp3     46 dst
        vpand ymm13, ymm13, ymm15                                ;   376.5 fp0     46 dst
        vpxor ymm15, ymm15, ymm11                                ;   376.5 fp1     46 dst
        vpand ymm3, ymm3, ymm11                                  ;   375.5 fp2     46 dst
        vpand ymm5, ymm5, ymm15                                  ;   377.5 fp3     46 dst
        vpand ymm12, ymm12, ymm7                                 ;   373.5 fp0     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   378.5 fp1     46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   376.5 fp2     46 dst
        vpxor ymm3, ymm3, ymm2                                   ;   377.5 fp3     46 dst
        vpand ymm4, ymm4, ymm15                                  ;   377.5 fp0     46 dst
        vpxor ymm5, ymm5, ymm3                                   ;   378.5 fp1     46 dst
        vpxor ymm10, ymm10, ymm13                                ;   379.5 fp2     46 dst
        vpxor ymm2, ymm2, ymm13                                  ;   379.5 fp3     46 dst
        vpand ymm13, ymm14, [rbp + 1984]                         ;   375.5 fp0+agu1   46 dst
        vpor ymm14, ymm14, ymm15                                 ;   377.5 fp1     46 dst
        vpxor ymm1, ymm1, ymm14                                  ;   378.5 fp2     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;   379.5 fp3     46 dst
        vpand ymm8, ymm8, ymm1                                   ;   379.5 fp0     46 dst
        vpxor ymm7, ymm7, ymm1                                   ;   379.5 fp1     46 dst
        vpand ymm1, ymm1, [rbp + 4128]                           ;   379.5 fp2+agu0   46 dst
        vpand ymm14, ymm11, [rbp + 4000]                         ;   380.5 fp3+agu1   46 dst
        vpand ymm11, ymm11, [rbp + 4160]                         ;   380.5 fp0+agu0   46 dst
        vpxor ymm15, ymm15, ymm7                                 ;   380.5 fp1     46 dst
        vpxor ymm5, ymm5, ymm8                                   ;   380.5 fp2     46 dst
        vpand ymm8, ymm7, [rbp + 4032]                           ;   380.5 fp3+agu1   46 dst
        vpxor ymm5, ymm5, ymm8                                   ;   381.5 fp0     46 dst
        vpand ymm7, ymm7, [rbp + 4096]                           ;   380.5 fp1+agu0   46 dst
        vpxor ymm1, ymm1, ymm11                                  ;   381.5 fp2     46 dst
        vpxor ymm4, ymm4, ymm7                                   ;   381.5 fp3     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   382.5 fp0     46 dst
        vpxor ymm10, ymm10, ymm8                                 ;   381.5 fp1     46 dst
        vpand ymm9, ymm9, ymm15                                  ;   381.5 fp2     46 dst
        vpxor ymm10, ymm10, ymm4                                 ;   383.5 fp3     46 dst
        vpand ymm15, ymm15, [rbp + 4064]                         ;   381.5 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm11                                  ;   381.5 fp1     46 dst
        vpxor ymm0, ymm0, ymm5                                   ;   382.5 fp2     46 dst
        vpxor ymm0, ymm0, ymm10                                  ;   384.5 fp3     46 dst
        vpxor ymm13, ymm13, ymm0                                 ;   385.5 fp0     46 dst
        vpxor ymm7, ymm7, ymm9                                   ;   382.5 fp1     46 dst
        vpxor ymm7, ymm7, ymm0                                   ;   385.5 fp2     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   386.5 fp3     46 dst
        vpxor ymm6, ymm6, ymm1                                   ;   382.5 fp0     46 dst
        vpxor ymm6, ymm6, ymm13                                  ;   386.5 fp1     46 dst
        vpxor ymm3, ymm3, ymm14                                  ;   382.7 fp2     46 dst
        vpxor ymm3, ymm3, ymm6                                   ;   387.5 fp3     46 dst
        vmovdqu ymm0, [rbp + 1152]                               ;   382.0 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   382.2 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   389.2 fp0     46 dst
        vmovdqa ymm8, ymm0                                       ;   390.2         46 dst copy
        vmovdqu ymm9, [rbp + 1184]                               ;   383.0 agu0    46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   390.0 fp1     46 dst
        vpxor ymm8, ymm8, ymm9                                   ;   391.0 fp2     46 dst
        vmovdqu ymm11, [rbp + 1280]                              ;   383.2 agu1    46 dst reload
        vpxor ymm14, ymm9, ymm11                                 ;   391.0 fp3     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   392.0 fp0     46 dst
        vmovdqu [rbp + 4064], ymm4                               ;   383.7 agu2+fp5   46 dst spill
        vmovdqa ymm4, ymm14                                      ;   392.0         46 dst copy
        vmovdqu [rbp + 4096], ymm10                              ;   384.7 agu0+fp5   46 dst spill
        vpxor ymm10, ymm8, [rbp + 1376]                          ;   392.0 fp1+agu1   46 dst
        vmovdqu [rbp + 4032], ymm6                               ;   387.5 agu2+fp5   46 dst spill
        vpxor ymm6, ymm1, [rbp + 1312]                           ;   389.2 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm6                                   ;   390.2 fp3     46 dst
        vpxor ymm4, ymm4, ymm6                                   ;   392.0 fp0     46 dst
        vpxor ymm6, ymm4, [rbp + 1248]                           ;   393.0 fp1+agu1   46 dst
        vmovdqu [rbp + 4160], ymm12                              ;   386.7 agu2+fp5   46 dst spill
        vpxor ymm12, ymm1, [rbp + 1344]                          ;   389.2 fp2+agu0   46 dst
        vpxor ymm14, ymm14, ymm12                                ;   392.0 fp3     46 dst
        vmovdqu [rbp + 4000], ymm13                              ;   387.7 agu1+fp5   46 dst spill
        vpxor ymm13, ymm10, ymm6                                 ;   394.0 fp0     46 dst
        vmovdqu [rbp + 4128], ymm5                               ;   388.7 agu2+fp5   46 dst spill
        vpxor ymm5, ymm4, [rbp + 1216]                           ;   393.0 fp1+agu0   46 dst
        vpxor ymm8, ymm8, ymm5                                   ;   394.0 fp2     46 dst
        vmovdqu [rbp + 3968], ymm7                               ;   389.7 agu1+fp5   46 dst spill
        vpxor ymm7, ymm9, ymm5                                   ;   394.0 fp3     46 dst
        vmovdqu [rbp + 4192], ymm15                              ;   390.7 agu2+fp5   46 dst spill
        vpand ymm15, ymm9, ymm6                                  ;   394.0 fp0     46 dst
        vmovdqu [rbp + 4224], ymm2                               ;   391.7 agu0+fp5   46 dst spill
        vpor ymm2, ymm8, [rbp + 1216]                            ;   395.0 fp1+agu1   46 dst
        vmovdqu [rbp + 4256], ymm3                               ;   392.7 agu2+fp5   46 dst spill
        vpand ymm3, ymm10, ymm7                                  ;   395.0 fp2     46 dst
        vpxor ymm3, ymm3, ymm2                                   ;   396.0 fp3     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   396.0 fp0     46 dst
        vpxor ymm15, ymm15, ymm12                                ;   395.0 fp1     46 dst
        vpxor ymm1, ymm9, ymm0                                   ;   392.2 fp2     46 dst
        vmovdqu [rbp + 4416], ymm7                               ;   395.0 agu0+fp5   46 dst spill
        vpxor ymm7, ymm13, ymm8                                  ;   395.0 fp3     46 dst
        vmovdqu [rbp + 4352], ymm10                              ;   394.7 agu1+fp5   46 dst spill
        vpor ymm10, ymm1, ymm14                                  ;   393.2 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;   396.0 fp1     46 dst
        vmovdqu [rbp + 4448], ymm9                               ;   395.7 agu2+fp5   46 dst spill
        vpor ymm9, ymm5, ymm13                                   ;   395.0 fp2     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   397.0 fp3     46 dst
        vpxor ymm10, ymm10, ymm9                                 ;   397.0 fp0     46 dst
        vpand ymm9, ymm4, ymm7                                   ;   396.0 fp1     46 dst
        vpxor ymm10, ymm10, ymm9                                 ;   398.0 fp2     46 dst
        vpxor ymm15, ymm15, ymm3                                 ;   398.0 fp3     46 dst
        vpxor ymm2, ymm2, ymm9                                   ;   397.0 fp0     46 dst
        vpxor ymm9, ymm6, ymm14                                  ;   395.2 fp1     46 dst
        vmovdqu [rbp + 4480], ymm1                               ;   396.7 agu0+fp5   46 dst spill
        vpxor ymm1, ymm8, ymm14                                  ;   395.3 fp2     46 dst
        vmovdqu [rbp + 4320], ymm14                              ;   397.7 agu1+fp5   46 dst spill
        vpor ymm14, ymm12, ymm1                                  ;   396.3 fp3     46 dst
        vpxor ymm3, ymm3, ymm14                                  ;   398.0 fp0     46 dst
        vpor ymm14, ymm0, ymm9                                   ;   396.2 fp1     46 dst
        vpxor ymm15, ymm15, ymm14                                ;   399.0 fp2     46 dst
        vpand ymm14, ymm0, ymm9                                  ;   396.7 fp3     46 dst
        vpxor ymm2, ymm2, ymm14                                  ;   398.0 fp0     46 dst
        vpxor ymm14, ymm7, ymm9                                  ;   397.2 fp1     46 dst
        vmovdqu [rbp + 4384], ymm1                               ;   398.7 agu2+fp5   46 dst spill
        vpand ymm1, ymm11, ymm14                                 ;   398.2 fp2     46 dst
        vpxor ymm15, ymm15, ymm1                                 ;   400.0 fp3     46 dst
        vpand ymm1, ymm10, ymm15                                 ;   401.0 fp0     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   402.0 fp1     46 dst
        vpand ymm1, ymm1, ymm3                                   ;   403.0 fp2     46 dst
        vpxor ymm2, ymm2, ymm1                                   ;   404.0 fp3     46 dst
        vpxor ymm10, ymm10, ymm3                                 ;   403.0 fp0     46 dst
        vpand ymm1, ymm15, ymm2                                  ;   405.0 fp1     46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   406.0 fp2     46 dst
        vpand ymm1, ymm2, ymm10                                  ;   407.0 fp3     46 dst
        vpxor ymm1, ymm1, ymm3                                   ;   408.0 fp0     46 dst
        vpand ymm3, ymm3, ymm10                                  ;   407.0 fp1     46 dst
        vpxor ymm15, ymm15, ymm3                                 ;   408.0 fp2     46 dst
        vpand ymm8, ymm8, ymm15                                  ;   409.0 fp3     46 dst
        vpxor ymm3, ymm10, ymm15                                 ;   409.0 fp0     46 dst
        vpand ymm0, ymm0, ymm1                                   ;   409.0 fp1     46 dst
        vpand ymm13, ymm13, ymm10                                ;   407.0 fp2     46 dst
        vpand ymm4, ymm4, ymm3                                   ;   410.0 fp3     46 dst
        vpand ymm7, ymm7, ymm3                                   ;   410.0 fp0     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   410.0 fp1     46 dst
        vpand ymm9, ymm9, ymm1                                   ;   409.0 fp2     46 dst
        vpand ymm14, ymm14, ymm3                                 ;   411.0 fp3     46 dst
        vpand ymm5, ymm5, ymm10                                  ;   407.0 fp0     46 dst
        vpxor ymm7, ymm7, ymm14                                  ;   412.0 fp1     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   410.0 fp2     46 dst
        vpxor ymm9, ymm9, ymm8                                   ;   411.0 fp3     46 dst
        vpand ymm11, ymm11, ymm3                                 ;   411.0 fp0     46 dst
        vpxor ymm14, ymm14, ymm9                                 ;   412.0 fp1     46 dst
        vpxor ymm13, ymm13, ymm7                                 ;   413.0 fp2     46 dst
        vpxor ymm8, ymm8, ymm7                                   ;   413.0 fp3     46 dst
        vpand ymm7, ymm15, [rbp + 1216]                          ;   409.0 fp0+agu0   46 dst
        vpor ymm15, ymm15, ymm3                                  ;   411.0 fp1     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   412.0 fp2     46 dst
        vpxor ymm1, ymm1, ymm2                                   ;   413.0 fp3     46 dst
        vpand ymm6, ymm6, ymm2                                   ;   413.0 fp0     46 dst
        vpxor ymm10, ymm10, ymm2                                 ;   413.0 fp1     46 dst
        vpand ymm2, ymm2, [rbp + 4448]                           ;   413.0 fp2+agu1   46 dst
        vpand ymm15, ymm1, [rbp + 4320]                          ;   414.0 fp3+agu0   46 dst
        vpand ymm1, ymm1, [rbp + 4480]                           ;   414.0 fp0+agu1   46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   414.0 fp1     46 dst
        vpxor ymm14, ymm14, ymm6                                 ;   414.0 fp2     46 dst
        vpand ymm6, ymm10, [rbp + 4352]                          ;   414.0 fp3+agu0   46 dst
        vpxor ymm14, ymm14, ymm6                                 ;   415.0 fp0     46 dst
        vpand ymm10, ymm10, [rbp + 4416]                         ;   414.0 fp1+agu1   46 dst
        vpxor ymm2, ymm2, ymm1                                   ;   415.0 fp2     46 dst
        vpxor ymm11, ymm11, ymm10                                ;   415.0 fp3     46 dst
        vpxor ymm11, ymm11, ymm2                                 ;   416.0 fp0     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   415.0 fp1     46 dst
        vpand ymm12, ymm12, ymm3                                 ;   415.0 fp2     46 dst
        vpxor ymm13, ymm13, ymm11                                ;   417.0 fp3     46 dst
        vpand ymm3, ymm3, [rbp + 4384]                           ;   415.0 fp0+agu0   46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   415.0 fp1     46 dst
        vpxor ymm0, ymm0, ymm14                                  ;   416.0 fp2     46 dst
        vpxor ymm0, ymm0, ymm13                                  ;   418.0 fp3     46 dst
        vpxor ymm7, ymm7, ymm0                                   ;   419.0 fp0     46 dst
        vpxor ymm10, ymm10, ymm12                                ;   416.0 fp1     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   419.0 fp2     46 dst
        vpxor ymm10, ymm10, ymm8                                 ;   420.0 fp3     46 dst
        vpxor ymm4, ymm4, ymm2                                   ;   416.0 fp0     46 dst
        vpxor ymm4, ymm4, ymm7                                   ;   420.0 fp1     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   416.2 fp2     46 dst
        vpxor ymm9, ymm9, ymm4                                   ;   421.0 fp3     46 dst
        vmovdqu ymm0, [rbp + 384]                                ;   415.5 agu1    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   415.7 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   422.7 fp0     46 dst
        vmovdqa ymm2, ymm0                                       ;   423.7         46 dst copy
        vmovdqu ymm6, [rbp + 416]                                ;   416.5 agu1    46 dst
        vpxor ymm6, ymm6, ymm1                                   ;   423.5 fp1     46 dst
        vpxor ymm2, ymm2, ymm6                                   ;   424.5 fp2     46 dst
        vmovdqu ymm12, [rbp + 512]                               ;   416.7 agu0    46 dst reload
        vpxor ymm15, ymm6, ymm12                                 ;   424.5 fp3     46 dst
        vpxor ymm12, ymm12, ymm2                                 ;   425.5 fp0     46 dst
        vmovdqu [rbp + 4384], ymm11                              ;   417.2 agu2+fp5   46 dst spill
        vmovdqa ymm11, ymm15                                     ;   425.5         46 dst copy
        vmovdqu [rbp + 4416], ymm13                              ;   418.2 agu1+fp5   46 dst spill
        vpxor ymm13, ymm2, [rbp + 608]                           ;   425.5 fp1+agu0   46 dst
        vmovdqu [rbp + 4352], ymm4                               ;   421.0 agu2+fp5   46 dst spill
        vpxor ymm4, ymm1, [rbp + 544]                            ;   422.7 fp2+agu1   46 dst
        vpxor ymm0, ymm0, ymm4                                   ;   423.7 fp3     46 dst
        vpxor ymm11, ymm11, ymm4                                 ;   425.5 fp0     46 dst
        vpxor ymm4, ymm11, [rbp + 480]                           ;   426.5 fp1+agu0   46 dst
        vmovdqu [rbp + 4480], ymm5                               ;   420.2 agu2+fp5   46 dst spill
        vpxor ymm5, ymm1, [rbp + 576]                            ;   422.7 fp2+agu1   46 dst
        vpxor ymm15, ymm15, ymm5                                 ;   425.5 fp3     46 dst
        vmovdqu [rbp + 4320], ymm7                               ;   421.2 agu0+fp5   46 dst spill
        vpxor ymm7, ymm13, ymm4                                  ;   427.5 fp0     46 dst
        vmovdqu [rbp + 4448], ymm14                              ;   422.2 agu2+fp5   46 dst spill
        vpxor ymm14, ymm11, [rbp + 448]                          ;   426.5 fp1+agu1   46 dst
        vpxor ymm2, ymm2, ymm14                                  ;   427.5 fp2     46 dst
        vmovdqu [rbp + 4288], ymm10                              ;   423.2 agu0+fp5   46 dst spill
        vpxor ymm10, ymm6, ymm14                                 ;   427.5 fp3     46 dst
        vmovdqu [rbp + 4512], ymm3                               ;   424.2 agu2+fp5   46 dst spill
        vpand ymm3, ymm6, ymm4                                   ;   427.5 fp0     46 dst
        vmovdqu [rbp + 4544], ymm8                               ;   425.2 agu1+fp5   46 dst spill
        vpor ymm8, ymm2, [rbp + 448]                             ;   428.5 fp1+agu0   46 dst
        vmovdqu [rbp + 4576], ymm9                               ;   426.2 agu2+fp5   46 dst spill
        vpand ymm9, ymm13, ymm10                                 ;   428.5 fp2     46 dst
        vpxor ymm9, ymm9, ymm8                                   ;   429.5 fp3     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   429.5 fp0     46 dst
        vpxor ymm3, ymm3, ymm5                                   ;   428.5 fp1     46 dst
        vpxor ymm1, ymm6, ymm0                                   ;   425.7 fp2     46 dst
        vmovdqu [rbp + 4736], ymm10                              ;   428.5 agu1+fp5   46 dst spill
        vpxor ymm10, ymm7, ymm2                                  ;   428.5 fp3     46 dst
        vmovdqu [rbp + 4672], ymm13                              ;   428.2 agu0+fp5   46 dst spill
        vpor ymm13, ymm1, ymm15                                  ;   426.7 fp0     46 dst
        vpxor ymm13, ymm13, ymm3                                 ;   429.5 fp1     46 dst
        vmovdqu [rbp + 4768], ymm6                               ;   429.2 agu2+fp5   46 dst spill
        vpor ymm6, ymm14, ymm7                                   ;   428.5 fp2     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   430.5 fp3     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   430.5 fp0     46 dst
        vpand ymm6, ymm11, ymm10                                 ;   429.5 fp1     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   431.5 fp2     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   431.5 fp3     46 dst
        vpxor ymm8, ymm8, ymm6                                   ;   430.5 fp0     46 dst
        vpxor ymm6, ymm4, ymm15                                  ;   428.7 fp1     46 dst
        vmovdqu [rbp + 4800], ymm1                               ;   430.2 agu1+fp5   46 dst spill
        vpxor ymm1, ymm2, ymm15                                  ;   428.8 fp2     46 dst
        vmovdqu [rbp + 4640], ymm15                              ;   431.2 agu0+fp5   46 dst spill
        vpor ymm15, ymm5, ymm1                                   ;   429.8 fp3     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   431.5 fp0     46 dst
        vpor ymm15, ymm0, ymm6                                   ;   429.7 fp1     46 dst
        vpxor ymm3, ymm3, ymm15                                  ;   432.5 fp2     46 dst
        vpand ymm15, ymm0, ymm6                                  ;   430.2 fp3     46 dst
        vpxor ymm8, ymm8, ymm15                                  ;   431.5 fp0     46 dst
        vpxor ymm15, ymm10, ymm6                                 ;   430.7 fp1     46 dst
        vmovdqu [rbp + 4704], ymm1                               ;   432.2 agu2+fp5   46 dst spill
        vpand ymm1, ymm12, ymm15                                 ;   431.7 fp2     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   433.5 fp3     46 dst
        vpand ymm1, ymm13, ymm3                                  ;   434.5 fp0     46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   435.5 fp1     46 dst
        vpand ymm1, ymm1, ymm9                                   ;   436.5 fp2     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   437.5 fp3     46 dst
        vpxor ymm13, ymm13, ymm9                                 ;   436.5 fp0     46 dst
        vpand ymm1, ymm3, ymm8                                   ;   438.5 fp1     46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   439.5 fp2     46 dst
        vpand ymm1, ymm8, ymm13                                  ;   440.5 fp3     46 dst
        vpxor ymm1, ymm1, ymm9                                   ;   441.5 fp0     46 dst
        vpand ymm9, ymm9, ymm13                                  ;   440.5 fp1     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   441.5 fp2     46 dst
        vpand ymm2, ymm2, ymm3                                   ;   442.5 fp3     46 dst
        vpxor ymm9, ymm13, ymm3                                  ;   442.5 fp0     46 dst
        vpand ymm0, ymm0, ymm1                                   ;   442.5 fp1     46 dst
        vpand ymm7, ymm7, ymm13                                  ;   440.5 fp2     46 dst
        vpand ymm11, ymm11, ymm9                                 ;   443.5 fp3     46 dst
        vpand ymm10, ymm10, ymm9                                 ;   443.5 fp0     46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   443.5 fp1     46 dst
        vpand ymm6, ymm6, ymm1                                   ;   442.5 fp2     46 dst
        vpand ymm15, ymm15, ymm9                                 ;   444.5 fp3     46 dst
        vpand ymm14, ymm14, ymm13                                ;   440.5 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;   445.5 fp1     46 dst
        vpxor ymm6, ymm6, ymm7                                   ;   443.5 fp2     46 dst
        vpxor ymm6, ymm6, ymm2                                   ;   444.5 fp3     46 dst
        vpand ymm12, ymm12, ymm9                                 ;   444.5 fp0     46 dst
        vpxor ymm15, ymm15, ymm6                                 ;   445.5 fp1     46 dst
        vpxor ymm7, ymm7, ymm10                                  ;   446.5 fp2     46 dst
        vpxor ymm2, ymm2, ymm10                                  ;   446.5 fp3     46 dst
        vpand ymm10, ymm3, [rbp + 448]                           ;   442.5 fp0+agu1   46 dst
        vpor ymm3, ymm3, ymm9                                    ;   444.5 fp1     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   445.5 fp2     46 dst
        vpxor ymm1, ymm1, ymm8                                   ;   446.5 fp3     46 dst
        vpand ymm4, ymm4, ymm8                                   ;   446.5 fp0     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   446.5 fp1     46 dst
        vpand ymm8, ymm8, [rbp + 4768]                           ;   446.5 fp2+agu0   46 dst
        vpand ymm3, ymm1, [rbp + 4640]                           ;   447.5 fp3+agu1   46 dst
        vpand ymm1, ymm1, [rbp + 4800]                           ;   447.5 fp0+agu0   46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   447.5 fp1     46 dst
        vpxor ymm15, ymm15, ymm4                                 ;   447.5 fp2     46 dst
        vpand ymm4, ymm13, [rbp + 4672]                          ;   447.5 fp3+agu1   46 dst
        vpxor ymm15, ymm15, ymm4                                 ;   448.5 fp0     46 dst
        vpand ymm13, ymm13, [rbp + 4736]                         ;   447.5 fp1+agu0   46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   448.5 fp2     46 dst
        vpxor ymm12, ymm12, ymm13                                ;   448.5 fp3     46 dst
        vpxor ymm12, ymm12, ymm8                                 ;   449.5 fp0     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   448.5 fp1     46 dst
        vpand ymm5, ymm5, ymm9                                   ;   448.5 fp2     46 dst
        vpxor ymm7, ymm7, ymm12                                  ;   450.5 fp3     46 dst
        vpand ymm9, ymm9, [rbp + 4704]                           ;   448.5 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   448.5 fp1     46 dst
        vpxor ymm0, ymm0, ymm15                                  ;   449.5 fp2     46 dst
        vpxor ymm0, ymm0, ymm7                                   ;   451.5 fp3     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   452.5 fp0     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   449.5 fp1     46 dst
        vpxor ymm13, ymm13, ymm0                                 ;   452.5 fp2     46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   453.5 fp3     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   449.5 fp0     46 dst
        vpxor ymm11, ymm11, ymm10                                ;   453.5 fp1     46 dst
        vpxor ymm6, ymm6, ymm3                                   ;   449.7 fp2     46 dst
        vpxor ymm6, ymm6, ymm11                                  ;   454.5 fp3     46 dst
        vmovdqu ymm0, [rbp + 3712]                               ;   449.0 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   449.2 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   456.2 fp0     46 dst
        vmovdqa ymm3, ymm0                                       ;   457.2         46 dst copy
        vmovdqu ymm4, [rbp + 3744]                               ;   450.0 agu0    46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   457.0 fp1     46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   458.0 fp2     46 dst
        vmovdqu ymm5, [rbp + 3840]                               ;   450.2 agu1    46 dst reload
        vpxor ymm8, ymm4, ymm5                                   ;   458.0 fp3     46 dst
        vpxor ymm5, ymm5, ymm3                                   ;   459.0 fp0     46 dst
        vmovdqu [rbp + 4704], ymm12                              ;   450.7 agu2+fp5   46 dst spill
        vmovdqa ymm12, ymm8                                      ;   459.0         46 dst copy
        vmovdqu [rbp + 4736], ymm7                               ;   451.7 agu0+fp5   46 dst spill
        vpxor ymm7, ymm3, [rbp + 3936]                           ;   459.0 fp1+agu1   46 dst
        vmovdqu [rbp + 4672], ymm11                              ;   454.5 agu2+fp5   46 dst spill
        vpxor ymm11, ymm1, [rbp + 3872]                          ;   456.2 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm11                                  ;   457.2 fp3     46 dst
        vpxor ymm12, ymm12, ymm11                                ;   459.0 fp0     46 dst
        vpxor ymm11, ymm12, [rbp + 3808]                         ;   460.0 fp1+agu1   46 dst
        vmovdqu [rbp + 4800], ymm14                              ;   453.7 agu2+fp5   46 dst spill
        vpxor ymm14, ymm1, [rbp + 3904]                          ;   456.2 fp2+agu0   46 dst
        vpxor ymm8, ymm8, ymm14                                  ;   459.0 fp3     46 dst
        vpxor ymm1, ymm7, ymm11                                  ;   461.0 fp0     46 dst
        vmovdqu [rbp + 4640], ymm10                              ;   454.7 agu1+fp5   46 dst spill
        vpxor ymm10, ymm12, [rbp + 3776]                         ;   460.0 fp1+agu0   46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   461.0 fp2     46 dst
        vmovdqu [rbp + 4768], ymm15                              ;   456.3 agu2+fp5   46 dst spill
        vpxor ymm15, ymm4, ymm10                                 ;   461.0 fp3     46 dst
        vmovdqu [rbp + 4608], ymm13                              ;   457.3 agu1+fp5   46 dst spill
        vpand ymm13, ymm4, ymm11                                 ;   461.0 fp0     46 dst
        vmovdqu [rbp + 4832], ymm9                               ;   458.3 agu0+fp5   46 dst spill
        vpor ymm9, ymm3, [rbp + 3776]                            ;   462.0 fp1+agu1   46 dst
        vmovdqu [rbp + 4864], ymm2                               ;   459.3 agu2+fp5   46 dst spill
        vpand ymm2, ymm7, ymm15                                  ;   462.0 fp2     46 dst
        vpxor ymm2, ymm2, ymm9                                   ;   463.0 fp3     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   463.0 fp0     46 dst
        vpxor ymm13, ymm13, ymm14                                ;   462.0 fp1     46 dst
        vmovdqu [rbp + 4896], ymm6                               ;   460.3 agu0+fp5   46 dst spill
        vpxor ymm6, ymm4, ymm0                                   ;   459.3 fp2     46 dst
        vmovdqu [rbp + 4992], ymm15                              ;   462.0 agu2+fp5   46 dst spill
        vpxor ymm15, ymm1, ymm3                                  ;   462.0 fp3     46 dst
        vmovdqu [rbp + 5088], ymm7                               ;   462.3 agu1+fp5   46 dst spill
        vpor ymm7, ymm6, ymm8                                    ;   460.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm13                                  ;   463.0 fp1     46 dst
        vmovdqu [rbp + 4928], ymm4                               ;   463.3 agu0+fp5   46 dst spill
        vpor ymm4, ymm10, ymm1                                   ;   462.0 fp2     46 dst
        vpxor ymm2, ymm2, ymm4                                   ;   464.0 fp3     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   464.0 fp0     46 dst
        vpand ymm4, ymm12, ymm15                                 ;   463.0 fp1     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   465.0 fp2     46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   465.0 fp3     46 dst
        vpxor ymm9, ymm9, ymm4                                   ;   464.0 fp0     46 dst
        vpxor ymm4, ymm11, ymm8                                  ;   462.2 fp1     46 dst
        vmovdqu [rbp + 5024], ymm6                               ;   464.3 agu2+fp5   46 dst spill
        vpxor ymm6, ymm3, ymm8                                   ;   462.5 fp2     46 dst
        vmovdqu [rbp + 5056], ymm8                               ;   465.3 agu1+fp5   46 dst spill
        vpor ymm8, ymm14, ymm6                                   ;   463.5 fp3     46 dst
        vpxor ymm2, ymm2, ymm8                                   ;   465.0 fp0     46 dst
        vpor ymm8, ymm0, ymm4                                    ;   463.2 fp1     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   466.0 fp2     46 dst
        vpand ymm8, ymm0, ymm4                                   ;   463.8 fp3     46 dst
        vpxor ymm9, ymm9, ymm8                                   ;   465.0 fp0     46 dst
        vpxor ymm8, ymm15, ymm4                                  ;   464.2 fp1     46 dst
        vmovdqu [rbp + 4960], ymm6                               ;   466.3 agu0+fp5   46 dst spill
        vpand ymm6, ymm5, ymm8                                   ;   465.2 fp2     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   467.0 fp3     46 dst
        vpand ymm6, ymm7, ymm13                                  ;   468.0 fp0     46 dst
        vpxor ymm2, ymm2, ymm6                                   ;   469.0 fp1     46 dst
        vpand ymm6, ymm6, ymm2                                   ;   470.0 fp2     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   471.0 fp3     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   470.0 fp0     46 dst
        vpand ymm6, ymm13, ymm9                                  ;   472.0 fp1     46 dst
        vpxor ymm7, ymm7, ymm6                                   ;   473.0 fp2     46 dst
        vpand ymm6, ymm9, ymm7                                   ;   474.0 fp3     46 dst
        vpxor ymm6, ymm6, ymm2                                   ;   475.0 fp0     46 dst
        vpand ymm2, ymm2, ymm7                                   ;   474.0 fp1     46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   475.0 fp2     46 dst
        vpand ymm3, ymm3, ymm13                                  ;   476.0 fp3     46 dst
        vpxor ymm2, ymm7, ymm13                                  ;   476.0 fp0     46 dst
        vpand ymm0, ymm0, ymm6                                   ;   476.0 fp1     46 dst
        vpand ymm1, ymm1, ymm7                                   ;   474.0 fp2     46 dst
        vpand ymm12, ymm12, ymm2                                 ;   477.0 fp3     46 dst
        vpand ymm15, ymm15, ymm2                                 ;   477.0 fp0     46 dst
        vpxor ymm2, ymm2, ymm6                                   ;   477.0 fp1     46 dst
        vpand ymm4, ymm4, ymm6                                   ;   476.0 fp2     46 dst
        vpand ymm8, ymm8, ymm2                                   ;   478.0 fp3     46 dst
        vpand ymm10, ymm10, ymm7                                 ;   474.0 fp0     46 dst
        vpxor ymm15, ymm15, ymm8                                 ;   479.0 fp1     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   477.0 fp2     46 dst
        vpxor ymm4, ymm4, ymm3                                   ;   478.0 fp3     46 dst
        vpand ymm5, ymm5, ymm2                                   ;   478.0 fp0     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;   479.0 fp1     46 dst
        vpxor ymm1, ymm1, ymm15                                  ;   480.0 fp2     46 dst
        vpxor ymm3, ymm3, ymm15                                  ;   480.0 fp3     46 dst
        vpand ymm15, ymm13, [rbp + 3776]                         ;   476.0 fp0+agu1   46 dst
        vpor ymm13, ymm13, ymm2                                  ;   478.0 fp1     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   479.0 fp2     46 dst
        vpxor ymm6, ymm6, ymm9                                   ;   480.0 fp3     46 dst
        vpand ymm11, ymm11, ymm9                                 ;   480.0 fp0     46 dst
        vpxor ymm7, ymm7, ymm9                                   ;   480.0 fp1     46 dst
        vpand ymm9, ymm9, [rbp + 4928]                           ;   480.0 fp2+agu0   46 dst
        vpand ymm13, ymm6, [rbp + 5056]                          ;   481.0 fp3+agu1   46 dst
        vpand ymm6, ymm6, [rbp + 5024]                           ;   481.0 fp0+agu0   46 dst
        vpxor ymm2, ymm2, ymm7                                   ;   481.0 fp1     46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   481.0 fp2     46 dst
        vpand ymm11, ymm7, [rbp + 5088]                          ;   481.0 fp3+agu1   46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   482.0 fp0     46 dst
        vpand ymm7, ymm7, [rbp + 4992]                           ;   481.0 fp1+agu0   46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   482.0 fp2     46 dst
        vpxor ymm5, ymm5, ymm7                                   ;   482.0 fp3     46 dst
        vpxor ymm5, ymm5, ymm9                                   ;   483.0 fp0     46 dst
        vpxor ymm1, ymm1, ymm11                                  ;   482.0 fp1     46 dst
        vpand ymm14, ymm14, ymm2                                 ;   482.0 fp2     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   484.0 fp3     46 dst
        vpand ymm2, ymm2, [rbp + 4960]                           ;   482.0 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm6                                   ;   482.0 fp1     46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   483.0 fp2     46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   485.0 fp3     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   486.0 fp0     46 dst
        vpxor ymm7, ymm7, ymm14                                  ;   483.0 fp1     46 dst
        vpxor ymm7, ymm7, ymm0                                   ;   486.0 fp2     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;   487.0 fp3     46 dst
        vpxor ymm12, ymm12, ymm9                                 ;   483.0 fp0     46 dst
        vpxor ymm12, ymm12, ymm15                                ;   487.0 fp1     46 dst
        vpxor ymm4, ymm4, ymm13                                  ;   483.2 fp2     46 dst
        vpxor ymm4, ymm4, ymm12                                  ;   488.0 fp3     46 dst
        vmovdqu ymm0, [rbp + 4192]                               ;   482.5 agu0    68 dst
        vpxor ymm0, ymm0, [r8 + 43008]                           ;   489.5 fp0+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4224]                           ;   490.5 fp1+agu0   68 dst
        vmovdqu ymm6, [rbp + 4256]                               ;   483.7 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm6                                   ;   491.5 fp2     68 dst
        vmovdqu ymm9, [rbp + 3968]                               ;   484.5 agu0    68 dst
        vpxor ymm9, ymm9, [r8 + 43040]                           ;   491.5 fp3+agu1   68 dst
        vpxor ymm6, ymm6, [r8 + 43072]                           ;   490.7 fp0+agu0   68 dst
        vmovdqu ymm11, [rbp + 4128]                              ;   485.7 agu1    68 dst
        vpxor ymm11, ymm11, [r8 + 43104]                         ;   492.7 fp1+agu0   68 dst
        vmovdqu ymm13, [rbp + 4000]                              ;   486.7 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 43136]                         ;   493.7 fp2+agu0   68 dst
        vpxor ymm13, ymm13, [rbp + 4160]                         ;   494.7 fp3+agu1   68 dst
        vmovdqu ymm14, [rbp + 4032]                              ;   488.5 agu0    68 dst
        vpxor ymm14, ymm14, [r8 + 43168]                         ;   495.5 fp0+agu1   68 dst
        vpxor ymm2, ymm2, ymm3                                   ;   486.0 fp1     68 dst
        vmovdqu ymm3, [rbp + 4096]                               ;   489.5 agu0    68 dst
        vpxor ymm3, ymm3, [r8 + 43200]                           ;   496.5 fp2+agu1   68 dst
        vpxor ymm3, ymm3, [rbp + 3968]                           ;   497.5 fp3+agu0   68 dst
        vpxor ymm2, ymm2, ymm4                                   ;   489.0 fp0     68 dst
        vpxor ymm2, ymm2, [r8 + 43776]                           ;   490.7 fp1+agu1   68 dst
        vpxor ymm4, ymm4, [r8 + 43840]                           ;   491.5 fp2+agu0   68 dst
        vpxor ymm8, ymm8, [r8 + 43872]                           ;   491.7 fp3+agu1   68 dst
        vpxor ymm15, ymm15, ymm10                                ;   489.0 fp0     68 dst
        vmovdqu ymm10, [rbp + 4064]                              ;   492.5 agu0    68 dst
        vpxor ymm10, ymm10, [r8 + 43232]                         ;   499.5 fp1+agu1   68 dst
        vpxor ymm15, ymm15, [r8 + 43904]                         ;   493.5 fp2+agu0   68 dst
        vmovdqu [r9 + 2048], ymm0                                ;   492.5 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4512]                               ;   493.7 agu1    68 dst
        vpxor ymm0, ymm0, [r8 + 43264]                           ;   500.7 fp3+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4544]                           ;   501.7 fp0+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4576]                           ;   502.7 fp1+agu0   68 dst
        vpxor ymm12, ymm12, [r8 + 43936]                         ;   495.7 fp2+agu1   68 dst
        vpxor ymm1, ymm1, ymm7                                   ;   492.0 fp3     68 dst
        vpxor ymm7, ymm7, [r8 + 43808]                           ;   496.5 fp0+agu0   68 dst
        vmovdqu [r9 + 2080], ymm9                                ;   492.5 agu2+fp5   68 dst
        vmovdqu ymm9, [rbp + 4288]                               ;   496.7 agu1    68 dst
        vpxor ymm9, ymm9, [r8 + 43296]                           ;   503.7 fp1+agu0   68 dst
        vpxor ymm1, ymm1, [r8 + 43968]                           ;   497.7 fp2+agu1   68 dst
        vmovdqu [r9 + 2112], ymm6                                ;   493.5 agu2+fp5   68 dst
        vmovdqu ymm6, [rbp + 4576]                               ;   498.5 agu0    68 dst
        vpxor ymm6, ymm6, [r8 + 43328]                           ;   505.5 fp3+agu1   68 dst
        vpxor ymm5, ymm5, [r8 + 44000]                           ;   499.5 fp0+agu0   68 dst
        vmovdqu [r9 + 2144], ymm11                               ;   494.7 agu2+fp5   68 dst
        vmovdqu ymm11, [rbp + 4448]                              ;   499.7 agu1    68 dst
        vpxor ymm11, ymm11, [r8 + 43360]                         ;   506.7 fp1+agu0   68 dst
        vmovdqu [r9 + 2176], ymm13                               ;   495.7 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4320]                              ;   500.7 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 43392]                         ;   507.7 fp2+agu0   68 dst
        vpxor ymm13, ymm13, [rbp + 4480]                         ;   508.7 fp3+agu1   68 dst
        vmovdqu [r9 + 2208], ymm14                               ;   496.8 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4352]                              ;   502.5 agu0    68 dst
        vpxor ymm14, ymm14, [r8 + 43424]                         ;   509.5 fp0+agu1   68 dst
        vmovdqu [r9 + 2240], ymm3                                ;   498.5 agu2+fp5   68 dst
        vmovdqu ymm3, [rbp + 4416]                               ;   503.5 agu0    68 dst
        vpxor ymm3, ymm3, [r8 + 43456]                           ;   510.5 fp1+agu1   68 dst
        vpxor ymm3, ymm3, [rbp + 4288]                           ;   511.5 fp2+agu0   68 dst
        vmovdqu [r9 + 2272], ymm10                               ;   500.5 agu2+fp5   68 dst
        vmovdqu ymm10, [rbp + 4384]                              ;   504.7 agu1    68 dst
        vpxor ymm10, ymm10, [r8 + 43488]                         ;   511.7 fp3+agu0   68 dst
        vmovdqu [r9 + 2304], ymm0                                ;   503.7 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4832]                               ;   505.7 agu1    68 dst
        vpxor ymm0, ymm0, [r8 + 43520]                           ;   512.7 fp0+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4864]                           ;   513.7 fp1+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4896]                           ;   514.7 fp2+agu0   68 dst
        vmovdqu [r9 + 2336], ymm9                                ;   504.7 agu2+fp5   68 dst
        vmovdqu ymm9, [rbp + 4608]                               ;   507.7 agu1    68 dst
        vpxor ymm9, ymm9, [r8 + 43552]                           ;   514.7 fp3+agu0   68 dst
        vmovdqu [r9 + 2368], ymm6                                ;   506.5 agu2+fp5   68 dst
        vmovdqu ymm6, [rbp + 4896]                               ;   508.7 agu1    68 dst
        vpxor ymm6, ymm6, [r8 + 43584]                           ;   515.7 fp0+agu0   68 dst
        vmovdqu [r9 + 2400], ymm11                               ;   507.7 agu2+fp5   68 dst
        vmovdqu ymm11, [rbp + 4768]                              ;   509.7 agu1    68 dst
        vpxor ymm11, ymm11, [r8 + 43616]                         ;   516.7 fp1+agu0   68 dst
        vmovdqu [r9 + 2432], ymm13                               ;   509.7 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4640]                              ;   510.7 agu1    68 dst
        vpxor ymm13, ymm13, [r8 + 43648]                         ;   517.7 fp2+agu0   68 dst
        vpxor ymm13, ymm13, [rbp + 4800]                         ;   518.7 fp3+agu1   68 dst
        vmovdqu [r9 + 2464], ymm14                               ;   510.5 agu2+fp5   68 dst
        vmovdqu ymm14, [rbp + 4672]                              ;   512.5 agu0    68 dst
        vpxor ymm14, ymm14, [r8 + 43680]                         ;   519.5 fp0+agu1   68 dst
        vmovdqu [r9 + 2496], ymm3                                ;   512.5 agu2+fp5   68 dst
        vmovdqu ymm3, [rbp + 4736]                               ;   513.5 agu0    68 dst
        vpxor ymm3, ymm3, [r8 + 43712]                           ;   520.5 fp1+agu1   68 dst
        vpxor ymm3, ymm3, [rbp + 4608]                           ;   521.5 fp2+agu0   68 dst
        vmovdqu [r9 + 2528], ymm10                               ;   512.7 agu2+fp5   68 dst
        vmovdqu ymm10, [rbp + 4704]                              ;   514.7 agu1    68 dst
        vpxor ymm10, ymm10, [r8 + 43744]                         ;   521.7 fp3+agu0   68 dst
        vmovdqu [r9 + 2560], ymm0                                ;   515.7 agu2+fp5   68 dst
        vmovdqu [r9 + 2592], ymm9                                ;   515.7 agu2+fp5   68 dst
        vmovdqu [r9 + 2624], ymm6                                ;   516.7 agu2+fp5   68 dst
        vmovdqu [r9 + 2656], ymm11                               ;   517.7 agu1+fp5   68 dst
        vmovdqu [r9 + 2688], ymm13                               ;   519.7 agu2+fp5   68 dst
        vmovdqu [r9 + 2720], ymm14                               ;   520.5 agu0+fp5   68 dst
        vmovdqu [r9 + 2752], ymm3                                ;   522.5 agu1+fp5   68 dst
        vmovdqu [r9 + 2816], ymm2                                ;   519.7 agu2+fp5   68 dst
        vmovdqu [r9 + 2784], ymm10                               ;   522.7 agu0+fp5   68 dst
        vmovdqu [r9 + 2848], ymm7                                ;   521.7 agu1+fp5   68 dst
        vmovdqu [r9 + 2880], ymm4                                ;   522.7 agu2+fp5   68 dst
        vmovdqu [r9 + 2912], ymm8                                ;   523.7 agu0+fp5   68 dst
        vmovdqu [r9 + 2944], ymm15                               ;   524.7 agu1+fp5   68 dst
        vmovdqu [r9 + 2976], ymm12                               ;   525.7 agu2+fp5   68 dst
        vmovdqu [r9 + 3008], ymm1                                ;   526.7 agu0+fp5   68 dst
        vmovdqu [r9 + 3040], ymm5                                ;   527.7 agu1+fp5   68 dst
        vmovdqu ymm0, [rbp + 2944]                               ;   520.5 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   520.7 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   527.7 fp0     46 dst
        vmovdqa ymm2, ymm0                                       ;   528.7         46 dst copy
        vmovdqu ymm3, [rbp + 2976]                               ;   521.5 agu0    46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   528.5 fp1     46 dst
        vpxor ymm2, ymm2, ymm3                                   ;   529.5 fp2     46 dst
        vmovdqu ymm4, [rbp + 3072]                               ;   521.7 agu1    46 dst reload
        vpxor ymm5, ymm3, ymm4                                   ;   529.5 fp3     46 dst
        vmovdqa ymm6, ymm5                                       ;   530.5         46 dst copy
        vpxor ymm7, ymm2, [rbp + 3168]                           ;   530.5 fp0+agu0   46 dst
        vmovdqu ymm8, [rbp + 3104]                               ;   522.7 agu1    46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   529.7 fp1     46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   530.7 fp2     46 dst
        vpxor ymm6, ymm6, ymm8                                   ;   530.7 fp3     46 dst
        vpxor ymm8, ymm6, [rbp + 3040]                           ;   531.7 fp0+agu0   46 dst
        vpxor ymm4, ymm2, ymm4                                   ;   530.5 fp1     46 dst
        vmovdqu ymm9, [rbp + 3136]                               ;   524.7 agu1    46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   531.7 fp2     46 dst
        vpxor ymm10, ymm7, ymm8                                  ;   532.7 fp3     46 dst
        vmovdqu ymm11, [rbp + 3008]                              ;   526.7 agu0    46 dst reload
        vpxor ymm12, ymm6, ymm11                                 ;   533.7 fp0     46 dst
        vpxor ymm13, ymm3, ymm12                                 ;   534.7 fp1     46 dst
        vpxor ymm2, ymm2, ymm12                                  ;   534.7 fp2     46 dst
        vpxor ymm5, ymm5, ymm9                                   ;   532.7 fp3     46 dst
        vpand ymm14, ymm3, ymm8                                  ;   532.7 fp0     46 dst
        vpand ymm15, ymm7, ymm13                                 ;   535.7 fp1     46 dst
        vpor ymm1, ymm2, ymm11                                   ;   535.7 fp2     46 dst
        vpxor ymm15, ymm15, ymm1                                 ;   536.7 fp3     46 dst
        vpxor ymm1, ymm1, ymm14                                  ;   536.7 fp0     46 dst
        vpxor ymm14, ymm14, ymm9                                 ;   533.7 fp1     46 dst
        vpxor ymm11, ymm3, ymm0                                  ;   531.7 fp2     46 dst
        vmovdqu [rbp + 4704], ymm13                              ;   535.7 agu2+fp5   46 dst spill
        vpxor ymm13, ymm10, ymm2                                 ;   535.7 fp3     46 dst
        vmovdqu [rbp + 4608], ymm7                               ;   532.0 agu1+fp5   46 dst spill
        vpor ymm7, ymm11, ymm5                                   ;   533.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm14                                  ;   534.7 fp1     46 dst
        vmovdqu [rbp + 4736], ymm3                               ;   533.0 agu0+fp5   46 dst spill
        vpor ymm3, ymm10, ymm12                                  ;   534.7 fp2     46 dst
        vpxor ymm15, ymm15, ymm3                                 ;   537.7 fp3     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;   535.7 fp0     46 dst
        vpand ymm3, ymm6, ymm13                                  ;   536.7 fp1     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;   537.7 fp2     46 dst
        vpxor ymm14, ymm14, ymm15                                ;   538.7 fp3     46 dst
        vpxor ymm1, ymm1, ymm3                                   ;   537.7 fp0     46 dst
        vpxor ymm3, ymm8, ymm5                                   ;   534.7 fp1     46 dst
        vmovdqu [rbp + 4672], ymm11                              ;   534.8 agu2+fp5   46 dst spill
        vpxor ymm11, ymm5, ymm2                                  ;   535.7 fp2     46 dst
        vmovdqu [rbp + 4800], ymm5                               ;   535.8 agu1+fp5   46 dst spill
        vpor ymm5, ymm9, ymm11                                   ;   536.7 fp3     46 dst
        vpxor ymm15, ymm15, ymm5                                 ;   538.7 fp0     46 dst
        vpor ymm5, ymm0, ymm3                                    ;   535.7 fp1     46 dst
        vpxor ymm14, ymm14, ymm5                                 ;   539.7 fp2     46 dst
        vpand ymm5, ymm0, ymm3                                   ;   536.3 fp3     46 dst
        vpxor ymm1, ymm1, ymm5                                   ;   538.7 fp0     46 dst
        vpxor ymm5, ymm3, ymm13                                  ;   536.7 fp1     46 dst
        vmovdqu [rbp + 4640], ymm11                              ;   536.8 agu0+fp5   46 dst spill
        vpand ymm11, ymm4, ymm5                                  ;   537.7 fp2     46 dst
        vpxor ymm14, ymm14, ymm11                                ;   540.7 fp3     46 dst
        vpand ymm11, ymm7, ymm14                                 ;   541.7 fp0     46 dst
        vpxor ymm15, ymm15, ymm11                                ;   542.7 fp1     46 dst
        vpand ymm11, ymm11, ymm15                                ;   543.7 fp2     46 dst
        vpxor ymm1, ymm1, ymm11                                  ;   544.7 fp3     46 dst
        vpxor ymm7, ymm7, ymm15                                  ;   543.7 fp0     46 dst
        vpand ymm11, ymm14, ymm1                                 ;   545.7 fp1     46 dst
        vpxor ymm7, ymm7, ymm11                                  ;   546.7 fp2     46 dst
        vpand ymm11, ymm1, ymm7                                  ;   547.7 fp3     46 dst
        vpxor ymm11, ymm11, ymm15                                ;   548.7 fp0     46 dst
        vpand ymm15, ymm15, ymm7                                 ;   547.7 fp1     46 dst
        vpxor ymm14, ymm14, ymm15                                ;   548.7 fp2     46 dst
        vpand ymm2, ymm2, ymm14                                  ;   549.7 fp3     46 dst
        vpxor ymm15, ymm7, ymm14                                 ;   549.7 fp0     46 dst
        vpand ymm0, ymm0, ymm11                                  ;   549.7 fp1     46 dst
        vpand ymm10, ymm10, ymm7                                 ;   547.7 fp2     46 dst
        vpand ymm6, ymm6, ymm15                                  ;   550.7 fp3     46 dst
        vpand ymm13, ymm13, ymm15                                ;   550.7 fp0     46 dst
        vpxor ymm15, ymm15, ymm11                                ;   550.7 fp1     46 dst
        vpand ymm3, ymm3, ymm11                                  ;   549.7 fp2     46 dst
        vpand ymm5, ymm5, ymm15                                  ;   551.7 fp3     46 dst
        vpand ymm12, ymm12, ymm7                                 ;   547.7 fp0     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   552.7 fp1     46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   550.7 fp2     46 dst
        vpxor ymm3, ymm3, ymm2                                   ;   551.7 fp3     46 dst
        vpand ymm4, ymm4, ymm15                                  ;   551.7 fp0     46 dst
        vpxor ymm5, ymm5, ymm3                                   ;   552.7 fp1     46 dst
        vpxor ymm10, ymm10, ymm13                                ;   553.7 fp2     46 dst
        vpxor ymm2, ymm2, ymm13                                  ;   553.7 fp3     46 dst
        vpand ymm13, ymm14, [rbp + 3008]                         ;   549.7 fp0+agu1   46 dst
        vpor ymm14, ymm14, ymm15                                 ;   551.7 fp1     46 dst
        vpxor ymm1, ymm1, ymm14                                  ;   552.7 fp2     46 dst
        vpxor ymm11, ymm11, ymm1                                 ;   553.7 fp3     46 dst
        vpand ymm8, ymm8, ymm1                                   ;   553.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm1                                   ;   553.7 fp1     46 dst
        vpand ymm1, ymm1, [rbp + 4736]                           ;   553.7 fp2+agu0   46 dst
        vpand ymm14, ymm11, [rbp + 4800]                         ;   554.7 fp3+agu1   46 dst
        vpand ymm11, ymm11, [rbp + 4672]                         ;   554.7 fp0+agu0   46 dst
        vpxor ymm15, ymm15, ymm7                                 ;   554.7 fp1     46 dst
        vpxor ymm5, ymm5, ymm8                                   ;   554.7 fp2     46 dst
        vpand ymm8, ymm7, [rbp + 4608]                           ;   554.7 fp3+agu1   46 dst
        vpxor ymm5, ymm5, ymm8                                   ;   555.7 fp0     46 dst
        vpand ymm7, ymm7, [rbp + 4704]                           ;   554.7 fp1+agu0   46 dst
        vpxor ymm1, ymm1, ymm11                                  ;   555.7 fp2     46 dst
        vpxor ymm4, ymm4, ymm7                                   ;   555.7 fp3     46 dst
        vpxor ymm4, ymm4, ymm1                                   ;   556.7 fp0     46 dst
        vpxor ymm10, ymm10, ymm8                                 ;   555.7 fp1     46 dst
        vpand ymm9, ymm9, ymm15                                  ;   555.7 fp2     46 dst
        vpxor ymm10, ymm10, ymm4                                 ;   557.7 fp3     46 dst
        vpand ymm15, ymm15, [rbp + 4640]                         ;   555.7 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm11                                  ;   555.7 fp1     46 dst
        vpxor ymm0, ymm0, ymm5                                   ;   556.7 fp2     46 dst
        vpxor ymm0, ymm0, ymm10                                  ;   558.7 fp3     46 dst
        vpxor ymm13, ymm13, ymm0                                 ;   559.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm9                                   ;   556.7 fp1     46 dst
        vpxor ymm7, ymm7, ymm0                                   ;   559.7 fp2     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   560.7 fp3     46 dst
        vpxor ymm6, ymm6, ymm1                                   ;   556.7 fp0     46 dst
        vpxor ymm6, ymm6, ymm13                                  ;   560.7 fp1     46 dst
        vpxor ymm3, ymm3, ymm14                                  ;   556.8 fp2     46 dst
        vpxor ymm3, ymm3, ymm6                                   ;   561.7 fp3     46 dst
        vmovdqu ymm0, [rbp + 2176]                               ;   556.2 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   556.3 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   563.3 fp0     46 dst
        vmovdqa ymm8, ymm0                                       ;   564.3         46 dst copy
        vmovdqu ymm9, [rbp + 2208]                               ;   557.2 agu0    46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   564.2 fp1     46 dst
        vpxor ymm8, ymm8, ymm9                                   ;   565.2 fp2     46 dst
        vmovdqu ymm11, [rbp + 2304]                              ;   557.3 agu1    46 dst reload
        vpxor ymm14, ymm9, ymm11                                 ;   565.2 fp3     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   566.2 fp0     46 dst
        vmovdqu [rbp + 4640], ymm4                               ;   557.8 agu2+fp5   46 dst spill
        vmovdqa ymm4, ymm14                                      ;   566.2         46 dst copy
        vmovdqu [rbp + 4704], ymm10                              ;   558.8 agu0+fp5   46 dst spill
        vpxor ymm10, ymm8, [rbp + 2400]                          ;   566.2 fp1+agu1   46 dst
        vmovdqu [rbp + 4608], ymm6                               ;   561.7 agu2+fp5   46 dst spill
        vpxor ymm6, ymm1, [rbp + 2336]                           ;   563.3 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm6                                   ;   564.3 fp3     46 dst
        vpxor ymm4, ymm4, ymm6                                   ;   566.2 fp0     46 dst
        vpxor ymm6, ymm4, [rbp + 2272]                           ;   567.2 fp1+agu1   46 dst
        vmovdqu [rbp + 4672], ymm12                              ;   560.8 agu2+fp5   46 dst spill
        vpxor ymm12, ymm1, [rbp + 2368]                          ;   563.3 fp2+agu0   46 dst
        vpxor ymm14, ymm14, ymm12                                ;   566.2 fp3     46 dst
        vmovdqu [rbp + 4800], ymm13                              ;   561.8 agu1+fp5   46 dst spill
        vpxor ymm13, ymm10, ymm6                                 ;   568.2 fp0     46 dst
        vmovdqu [rbp + 4736], ymm5                               ;   562.8 agu2+fp5   46 dst spill
        vpxor ymm5, ymm4, [rbp + 2240]                           ;   567.2 fp1+agu0   46 dst
        vpxor ymm8, ymm8, ymm5                                   ;   568.2 fp2     46 dst
        vmovdqu [rbp + 4768], ymm7                               ;   563.8 agu1+fp5   46 dst spill
        vpxor ymm7, ymm9, ymm5                                   ;   568.2 fp3     46 dst
        vmovdqu [rbp + 4896], ymm15                              ;   564.8 agu2+fp5   46 dst spill
        vpand ymm15, ymm9, ymm6                                  ;   568.2 fp0     46 dst
        vmovdqu [rbp + 4864], ymm2                               ;   565.8 agu0+fp5   46 dst spill
        vpor ymm2, ymm8, [rbp + 2240]                            ;   569.2 fp1+agu1   46 dst
        vmovdqu [rbp + 4832], ymm3                               ;   566.8 agu2+fp5   46 dst spill
        vpand ymm3, ymm10, ymm7                                  ;   569.2 fp2     46 dst
        vpxor ymm3, ymm3, ymm2                                   ;   570.2 fp3     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   570.2 fp0     46 dst
        vpxor ymm15, ymm15, ymm12                                ;   569.2 fp1     46 dst
        vpxor ymm1, ymm9, ymm0                                   ;   566.3 fp2     46 dst
        vmovdqu [rbp + 4384], ymm7                               ;   569.2 agu0+fp5   46 dst spill
        vpxor ymm7, ymm13, ymm8                                  ;   569.2 fp3     46 dst
        vmovdqu [rbp + 4288], ymm10                              ;   568.8 agu1+fp5   46 dst spill
        vpor ymm10, ymm1, ymm14                                  ;   567.3 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;   570.2 fp1     46 dst
        vmovdqu [rbp + 4416], ymm9                               ;   569.8 agu2+fp5   46 dst spill
        vpor ymm9, ymm5, ymm13                                   ;   569.2 fp2     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   571.2 fp3     46 dst
        vpxor ymm10, ymm10, ymm9                                 ;   571.2 fp0     46 dst
        vpand ymm9, ymm4, ymm7                                   ;   570.2 fp1     46 dst
        vpxor ymm10, ymm10, ymm9                                 ;   572.2 fp2     46 dst
        vpxor ymm15, ymm15, ymm3                                 ;   572.2 fp3     46 dst
        vpxor ymm2, ymm2, ymm9                                   ;   571.2 fp0     46 dst
        vpxor ymm9, ymm6, ymm14                                  ;   569.3 fp1     46 dst
        vmovdqu [rbp + 4352], ymm1                               ;   570.8 agu0+fp5   46 dst spill
        vpxor ymm1, ymm8, ymm14                                  ;   569.5 fp2     46 dst
        vmovdqu [rbp + 4480], ymm14                              ;   571.8 agu1+fp5   46 dst spill
        vpor ymm14, ymm12, ymm1                                  ;   570.5 fp3     46 dst
        vpxor ymm3, ymm3, ymm14                                  ;   572.2 fp0     46 dst
        vpor ymm14, ymm0, ymm9                                   ;   570.3 fp1     46 dst
        vpxor ymm15, ymm15, ymm14                                ;   573.2 fp2     46 dst
        vpand ymm14, ymm0, ymm9                                  ;   570.8 fp3     46 dst
        vpxor ymm2, ymm2, ymm14                                  ;   572.2 fp0     46 dst
        vpxor ymm14, ymm7, ymm9                                  ;   571.3 fp1     46 dst
        vmovdqu [rbp + 4320], ymm1                               ;   572.8 agu2+fp5   46 dst spill
        vpand ymm1, ymm11, ymm14                                 ;   572.3 fp2     46 dst
        vpxor ymm15, ymm15, ymm1                                 ;   574.2 fp3     46 dst
        vpand ymm1, ymm10, ymm15                                 ;   575.2 fp0     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   576.2 fp1     46 dst
        vpand ymm1, ymm1, ymm3                                   ;   577.2 fp2     46 dst
        vpxor ymm2, ymm2, ymm1                                   ;   578.2 fp3     46 dst
        vpxor ymm10, ymm10, ymm3                                 ;   577.2 fp0     46 dst
        vpand ymm1, ymm15, ymm2                                  ;   579.2 fp1     46 dst
        vpxor ymm10, ymm10, ymm1                                 ;   580.2 fp2     46 dst
        vpand ymm1, ymm2, ymm10                                  ;   581.2 fp3     46 dst
        vpxor ymm1, ymm1, ymm3                                   ;   582.2 fp0     46 dst
        vpand ymm3, ymm3, ymm10                                  ;   581.2 fp1     46 dst
        vpxor ymm15, ymm15, ymm3                                 ;   582.2 fp2     46 dst
        vpand ymm8, ymm8, ymm15                                  ;   583.2 fp3     46 dst
        vpxor ymm3, ymm10, ymm15                                 ;   583.2 fp0     46 dst
        vpand ymm0, ymm0, ymm1                                   ;   583.2 fp1     46 dst
        vpand ymm13, ymm13, ymm10                                ;   581.2 fp2     46 dst
        vpand ymm4, ymm4, ymm3                                   ;   584.2 fp3     46 dst
        vpand ymm7, ymm7, ymm3                                   ;   584.2 fp0     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   584.2 fp1     46 dst
        vpand ymm9, ymm9, ymm1                                   ;   583.2 fp2     46 dst
        vpand ymm14, ymm14, ymm3                                 ;   585.2 fp3     46 dst
        vpand ymm5, ymm5, ymm10                                  ;   581.2 fp0     46 dst
        vpxor ymm7, ymm7, ymm14                                  ;   586.2 fp1     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   584.2 fp2     46 dst
        vpxor ymm9, ymm9, ymm8                                   ;   585.2 fp3     46 dst
        vpand ymm11, ymm11, ymm3                                 ;   585.2 fp0     46 dst
        vpxor ymm14, ymm14, ymm9                                 ;   586.2 fp1     46 dst
        vpxor ymm13, ymm13, ymm7                                 ;   587.2 fp2     46 dst
        vpxor ymm8, ymm8, ymm7                                   ;   587.2 fp3     46 dst
        vpand ymm7, ymm15, [rbp + 2240]                          ;   583.2 fp0+agu0   46 dst
        vpor ymm15, ymm15, ymm3                                  ;   585.2 fp1     46 dst
        vpxor ymm2, ymm2, ymm15                                  ;   586.2 fp2     46 dst
        vpxor ymm1, ymm1, ymm2                                   ;   587.2 fp3     46 dst
        vpand ymm6, ymm6, ymm2                                   ;   587.2 fp0     46 dst
        vpxor ymm10, ymm10, ymm2                                 ;   587.2 fp1     46 dst
        vpand ymm2, ymm2, [rbp + 4416]                           ;   587.2 fp2+agu1   46 dst
        vpand ymm15, ymm1, [rbp + 4480]                          ;   588.2 fp3+agu0   46 dst
        vpand ymm1, ymm1, [rbp + 4352]                           ;   588.2 fp0+agu1   46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   588.2 fp1     46 dst
        vpxor ymm14, ymm14, ymm6                                 ;   588.2 fp2     46 dst
        vpand ymm6, ymm10, [rbp + 4288]                          ;   588.2 fp3+agu0   46 dst
        vpxor ymm14, ymm14, ymm6                                 ;   589.2 fp0     46 dst
        vpand ymm10, ymm10, [rbp + 4384]                         ;   588.2 fp1+agu1   46 dst
        vpxor ymm2, ymm2, ymm1                                   ;   589.2 fp2     46 dst
        vpxor ymm11, ymm11, ymm10                                ;   589.2 fp3     46 dst
        vpxor ymm11, ymm11, ymm2                                 ;   590.2 fp0     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   589.2 fp1     46 dst
        vpand ymm12, ymm12, ymm3                                 ;   589.2 fp2     46 dst
        vpxor ymm13, ymm13, ymm11                                ;   591.2 fp3     46 dst
        vpand ymm3, ymm3, [rbp + 4320]                           ;   589.2 fp0+agu0   46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   589.2 fp1     46 dst
        vpxor ymm0, ymm0, ymm14                                  ;   590.2 fp2     46 dst
        vpxor ymm0, ymm0, ymm13                                  ;   592.2 fp3     46 dst
        vpxor ymm7, ymm7, ymm0                                   ;   593.2 fp0     46 dst
        vpxor ymm10, ymm10, ymm12                                ;   590.2 fp1     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   593.2 fp2     46 dst
        vpxor ymm10, ymm10, ymm8                                 ;   594.2 fp3     46 dst
        vpxor ymm4, ymm4, ymm2                                   ;   590.2 fp0     46 dst
        vpxor ymm4, ymm4, ymm7                                   ;   594.2 fp1     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   590.3 fp2     46 dst
        vpxor ymm9, ymm9, ymm4                                   ;   595.2 fp3     46 dst
        vmovdqu ymm0, [rbp + 1408]                               ;   589.7 agu1    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   589.8 agu0    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   596.8 fp0     46 dst
        vmovdqa ymm2, ymm0                                       ;   597.8         46 dst copy
        vmovdqu ymm6, [rbp + 1440]                               ;   590.7 agu1    46 dst
        vpxor ymm6, ymm6, ymm1                                   ;   597.7 fp1     46 dst
        vpxor ymm2, ymm2, ymm6                                   ;   598.7 fp2     46 dst
        vmovdqu ymm12, [rbp + 1536]                              ;   590.8 agu0    46 dst reload
        vpxor ymm15, ymm6, ymm12                                 ;   598.7 fp3     46 dst
        vpxor ymm12, ymm12, ymm2                                 ;   599.7 fp0     46 dst
        vmovdqu [rbp + 4320], ymm11                              ;   591.3 agu2+fp5   46 dst spill
        vmovdqa ymm11, ymm15                                     ;   599.7         46 dst copy
        vmovdqu [rbp + 4384], ymm13                              ;   592.3 agu1+fp5   46 dst spill
        vpxor ymm13, ymm2, [rbp + 1632]                          ;   599.7 fp1+agu0   46 dst
        vmovdqu [rbp + 4288], ymm4                               ;   595.2 agu2+fp5   46 dst spill
        vpxor ymm4, ymm1, [rbp + 1568]                           ;   596.8 fp2+agu1   46 dst
        vpxor ymm0, ymm0, ymm4                                   ;   597.8 fp3     46 dst
        vpxor ymm11, ymm11, ymm4                                 ;   599.7 fp0     46 dst
        vpxor ymm4, ymm11, [rbp + 1504]                          ;   600.7 fp1+agu0   46 dst
        vmovdqu [rbp + 4352], ymm5                               ;   594.3 agu2+fp5   46 dst spill
        vpxor ymm5, ymm1, [rbp + 1600]                           ;   596.8 fp2+agu1   46 dst
        vpxor ymm15, ymm15, ymm5                                 ;   599.7 fp3     46 dst
        vmovdqu [rbp + 4480], ymm7                               ;   595.3 agu0+fp5   46 dst spill
        vpxor ymm7, ymm13, ymm4                                  ;   601.7 fp0     46 dst
        vmovdqu [rbp + 4416], ymm14                              ;   596.3 agu2+fp5   46 dst spill
        vpxor ymm14, ymm11, [rbp + 1472]                         ;   600.7 fp1+agu1   46 dst
        vpxor ymm2, ymm2, ymm14                                  ;   601.7 fp2     46 dst
        vmovdqu [rbp + 4448], ymm10                              ;   597.3 agu0+fp5   46 dst spill
        vpxor ymm10, ymm6, ymm14                                 ;   601.7 fp3     46 dst
        vmovdqu [rbp + 4576], ymm3                               ;   598.3 agu2+fp5   46 dst spill
        vpand ymm3, ymm6, ymm4                                   ;   601.7 fp0     46 dst
        vmovdqu [rbp + 4544], ymm8                               ;   599.3 agu1+fp5   46 dst spill
        vpor ymm8, ymm2, [rbp + 1472]                            ;   602.7 fp1+agu0   46 dst
        vmovdqu [rbp + 4512], ymm9                               ;   600.3 agu2+fp5   46 dst spill
        vpand ymm9, ymm13, ymm10                                 ;   602.7 fp2     46 dst
        vpxor ymm9, ymm9, ymm8                                   ;   603.7 fp3     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   603.7 fp0     46 dst
        vpxor ymm3, ymm3, ymm5                                   ;   602.7 fp1     46 dst
        vpxor ymm1, ymm6, ymm0                                   ;   599.8 fp2     46 dst
        vmovdqu [rbp + 4064], ymm10                              ;   602.7 agu1+fp5   46 dst spill
        vpxor ymm10, ymm7, ymm2                                  ;   602.7 fp3     46 dst
        vmovdqu [rbp + 3968], ymm13                              ;   602.3 agu0+fp5   46 dst spill
        vpor ymm13, ymm1, ymm15                                  ;   600.8 fp0     46 dst
        vpxor ymm13, ymm13, ymm3                                 ;   603.7 fp1     46 dst
        vmovdqu [rbp + 4096], ymm6                               ;   603.3 agu2+fp5   46 dst spill
        vpor ymm6, ymm14, ymm7                                   ;   602.7 fp2     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   604.7 fp3     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   604.7 fp0     46 dst
        vpand ymm6, ymm11, ymm10                                 ;   603.7 fp1     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   605.7 fp2     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   605.7 fp3     46 dst
        vpxor ymm8, ymm8, ymm6                                   ;   604.7 fp0     46 dst
        vpxor ymm6, ymm4, ymm15                                  ;   602.8 fp1     46 dst
        vmovdqu [rbp + 4032], ymm1                               ;   604.3 agu1+fp5   46 dst spill
        vpxor ymm1, ymm2, ymm15                                  ;   603.0 fp2     46 dst
        vmovdqu [rbp + 4160], ymm15                              ;   605.3 agu0+fp5   46 dst spill
        vpor ymm15, ymm5, ymm1                                   ;   604.0 fp3     46 dst
        vpxor ymm9, ymm9, ymm15                                  ;   605.7 fp0     46 dst
        vpor ymm15, ymm0, ymm6                                   ;   603.8 fp1     46 dst
        vpxor ymm3, ymm3, ymm15                                  ;   606.7 fp2     46 dst
        vpand ymm15, ymm0, ymm6                                  ;   604.3 fp3     46 dst
        vpxor ymm8, ymm8, ymm15                                  ;   605.7 fp0     46 dst
        vpxor ymm15, ymm10, ymm6                                 ;   604.8 fp1     46 dst
        vmovdqu [rbp + 4000], ymm1                               ;   606.3 agu2+fp5   46 dst spill
        vpand ymm1, ymm12, ymm15                                 ;   605.8 fp2     46 dst
        vpxor ymm3, ymm3, ymm1                                   ;   607.7 fp3     46 dst
        vpand ymm1, ymm13, ymm3                                  ;   608.7 fp0     46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   609.7 fp1     46 dst
        vpand ymm1, ymm1, ymm9                                   ;   610.7 fp2     46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   611.7 fp3     46 dst
        vpxor ymm13, ymm13, ymm9                                 ;   610.7 fp0     46 dst
        vpand ymm1, ymm3, ymm8                                   ;   612.7 fp1     46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   613.7 fp2     46 dst
        vpand ymm1, ymm8, ymm13                                  ;   614.7 fp3     46 dst
        vpxor ymm1, ymm1, ymm9                                   ;   615.7 fp0     46 dst
        vpand ymm9, ymm9, ymm13                                  ;   614.7 fp1     46 dst
        vpxor ymm3, ymm3, ymm9                                   ;   615.7 fp2     46 dst
        vpand ymm2, ymm2, ymm3                                   ;   616.7 fp3     46 dst
        vpxor ymm9, ymm13, ymm3                                  ;   616.7 fp0     46 dst
        vpand ymm0, ymm0, ymm1                                   ;   616.7 fp1     46 dst
        vpand ymm7, ymm7, ymm13                                  ;   614.7 fp2     46 dst
        vpand ymm11, ymm11, ymm9                                 ;   617.7 fp3     46 dst
        vpand ymm10, ymm10, ymm9                                 ;   617.7 fp0     46 dst
        vpxor ymm9, ymm9, ymm1                                   ;   617.7 fp1     46 dst
        vpand ymm6, ymm6, ymm1                                   ;   616.7 fp2     46 dst
        vpand ymm15, ymm15, ymm9                                 ;   618.7 fp3     46 dst
        vpand ymm14, ymm14, ymm13                                ;   614.7 fp0     46 dst
        vpxor ymm10, ymm10, ymm15                                ;   619.7 fp1     46 dst
        vpxor ymm6, ymm6, ymm7                                   ;   617.7 fp2     46 dst
        vpxor ymm6, ymm6, ymm2                                   ;   618.7 fp3     46 dst
        vpand ymm12, ymm12, ymm9                                 ;   618.7 fp0     46 dst
        vpxor ymm15, ymm15, ymm6                                 ;   619.7 fp1     46 dst
        vpxor ymm7, ymm7, ymm10                                  ;   620.7 fp2     46 dst
        vpxor ymm2, ymm2, ymm10                                  ;   620.7 fp3     46 dst
        vpand ymm10, ymm3, [rbp + 1472]                          ;   616.7 fp0+agu1   46 dst
        vpor ymm3, ymm3, ymm9                                    ;   618.7 fp1     46 dst
        vpxor ymm8, ymm8, ymm3                                   ;   619.7 fp2     46 dst
        vpxor ymm1, ymm1, ymm8                                   ;   620.7 fp3     46 dst
        vpand ymm4, ymm4, ymm8                                   ;   620.7 fp0     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   620.7 fp1     46 dst
        vpand ymm8, ymm8, [rbp + 4096]                           ;   620.7 fp2+agu0   46 dst
        vpand ymm3, ymm1, [rbp + 4160]                           ;   621.7 fp3+agu1   46 dst
        vpand ymm1, ymm1, [rbp + 4032]                           ;   621.7 fp0+agu0   46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   621.7 fp1     46 dst
        vpxor ymm15, ymm15, ymm4                                 ;   621.7 fp2     46 dst
        vpand ymm4, ymm13, [rbp + 3968]                          ;   621.7 fp3+agu1   46 dst
        vpxor ymm15, ymm15, ymm4                                 ;   622.7 fp0     46 dst
        vpand ymm13, ymm13, [rbp + 4064]                         ;   621.7 fp1+agu0   46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   622.7 fp2     46 dst
        vpxor ymm12, ymm12, ymm13                                ;   622.7 fp3     46 dst
        vpxor ymm12, ymm12, ymm8                                 ;   623.7 fp0     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   622.7 fp1     46 dst
        vpand ymm5, ymm5, ymm9                                   ;   622.7 fp2     46 dst
        vpxor ymm7, ymm7, ymm12                                  ;   624.7 fp3     46 dst
        vpand ymm9, ymm9, [rbp + 4000]                           ;   622.7 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm1                                   ;   622.7 fp1     46 dst
        vpxor ymm0, ymm0, ymm15                                  ;   623.7 fp2     46 dst
        vpxor ymm0, ymm0, ymm7                                   ;   625.7 fp3     46 dst
        vpxor ymm10, ymm10, ymm0                                 ;   626.7 fp0     46 dst
        vpxor ymm13, ymm13, ymm5                                 ;   623.7 fp1     46 dst
        vpxor ymm13, ymm13, ymm0                                 ;   626.7 fp2     46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   627.7 fp3     46 dst
        vpxor ymm11, ymm11, ymm8                                 ;   623.7 fp0     46 dst
        vpxor ymm11, ymm11, ymm10                                ;   627.7 fp1     46 dst
        vpxor ymm6, ymm6, ymm3                                   ;   623.8 fp2     46 dst
        vpxor ymm6, ymm6, ymm11                                  ;   628.7 fp3     46 dst
        vmovdqu ymm0, [rbp + 640]                                ;   623.2 agu0    46 dst
        vmovdqu ymm1, [rel aes128_decrypt.T0_constants256]       ;   623.3 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   630.3 fp0     46 dst
        vmovdqa ymm3, ymm0                                       ;   631.3         46 dst copy
        vpxor ymm4, ymm1, [rbp + 672]                            ;   630.3 fp1+agu0   46 dst
        vpxor ymm3, ymm3, ymm4                                   ;   631.3 fp2     46 dst
        vmovdqu ymm5, [rbp + 768]                                ;   624.3 agu1    46 dst reload
        vpxor ymm8, ymm4, ymm5                                   ;   631.3 fp3     46 dst
        vpxor ymm5, ymm5, ymm3                                   ;   632.3 fp0     46 dst
        vmovdqu [rbp + 4000], ymm12                              ;   624.7 agu2+fp5   46 dst spill
        vmovdqa ymm12, ymm8                                      ;   632.3         46 dst copy
        vmovdqu [rbp + 4064], ymm7                               ;   625.7 agu0+fp5   46 dst spill
        vpxor ymm7, ymm3, [rbp + 864]                            ;   632.3 fp1+agu1   46 dst
        vmovdqu [rbp + 3968], ymm11                              ;   628.7 agu2+fp5   46 dst spill
        vpxor ymm11, ymm1, [rbp + 800]                           ;   630.3 fp2+agu0   46 dst
        vpxor ymm0, ymm0, ymm11                                  ;   631.3 fp3     46 dst
        vpxor ymm12, ymm12, ymm11                                ;   632.3 fp0     46 dst
        vpxor ymm1, ymm1, [rbp + 832]                            ;   630.3 fp1+agu1   46 dst
        vpxor ymm11, ymm12, [rbp + 736]                          ;   633.3 fp2+agu0   46 dst
        vpxor ymm8, ymm8, ymm1                                   ;   632.3 fp3     46 dst
        vmovdqu [rbp + 4032], ymm14                              ;   628.7 agu2+fp5   46 dst spill
        vpxor ymm14, ymm7, ymm11                                 ;   634.3 fp0     46 dst
        vmovdqu [rbp + 4160], ymm10                              ;   629.7 agu1+fp5   46 dst spill
        vpxor ymm10, ymm12, [rbp + 704]                          ;   633.3 fp1+agu0   46 dst
        vpxor ymm3, ymm3, ymm10                                  ;   634.3 fp2     46 dst
        vmovdqu [rbp + 4096], ymm15                              ;   630.7 agu2+fp5   46 dst spill
        vpxor ymm15, ymm4, ymm10                                 ;   634.3 fp3     46 dst
        vmovdqu [rbp + 4128], ymm13                              ;   631.7 agu1+fp5   46 dst spill
        vpand ymm13, ymm4, ymm11                                 ;   634.3 fp0     46 dst
        vmovdqu [rbp + 4256], ymm9                               ;   632.7 agu0+fp5   46 dst spill
        vpor ymm9, ymm3, [rbp + 704]                             ;   635.3 fp1+agu1   46 dst
        vmovdqu [rbp + 4224], ymm2                               ;   633.7 agu2+fp5   46 dst spill
        vpand ymm2, ymm7, ymm15                                  ;   635.3 fp2     46 dst
        vpxor ymm2, ymm2, ymm9                                   ;   636.3 fp3     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   636.3 fp0     46 dst
        vpxor ymm13, ymm13, ymm1                                 ;   635.3 fp1     46 dst
        vmovdqu [rbp + 4192], ymm6                               ;   634.7 agu0+fp5   46 dst spill
        vpxor ymm6, ymm4, ymm0                                   ;   632.8 fp2     46 dst
        vmovdqu [rbp + 4960], ymm15                              ;   635.7 agu2+fp5   46 dst spill
        vpxor ymm15, ymm14, ymm3                                 ;   635.3 fp3     46 dst
        vmovdqu [rbp + 4992], ymm7                               ;   636.7 agu1+fp5   46 dst spill
        vpor ymm7, ymm6, ymm8                                    ;   633.8 fp0     46 dst
        vpxor ymm7, ymm7, ymm13                                  ;   636.3 fp1     46 dst
        vmovdqu [rbp + 5088], ymm4                               ;   637.7 agu0+fp5   46 dst spill
        vpor ymm4, ymm10, ymm14                                  ;   635.3 fp2     46 dst
        vpxor ymm2, ymm2, ymm4                                   ;   637.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   637.3 fp0     46 dst
        vpand ymm4, ymm12, ymm15                                 ;   636.3 fp1     46 dst
        vpxor ymm7, ymm7, ymm4                                   ;   638.3 fp2     46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   638.3 fp3     46 dst
        vpxor ymm9, ymm9, ymm4                                   ;   637.3 fp0     46 dst
        vpxor ymm4, ymm11, ymm8                                  ;   635.7 fp1     46 dst
        vmovdqu [rbp + 5024], ymm6                               ;   638.7 agu2+fp5   46 dst spill
        vpxor ymm6, ymm3, ymm8                                   ;   636.0 fp2     46 dst
        vmovdqu [rbp + 5056], ymm8                               ;   639.7 agu1+fp5   46 dst spill
        vpor ymm8, ymm1, ymm6                                    ;   637.0 fp3     46 dst
        vpxor ymm2, ymm2, ymm8                                   ;   638.3 fp0     46 dst
        vpor ymm8, ymm0, ymm4                                    ;   636.7 fp1     46 dst
        vpxor ymm13, ymm13, ymm8                                 ;   639.3 fp2     46 dst
        vpand ymm8, ymm0, ymm4                                   ;   637.3 fp3     46 dst
        vpxor ymm9, ymm9, ymm8                                   ;   638.3 fp0     46 dst
        vpxor ymm8, ymm15, ymm4                                  ;   637.7 fp1     46 dst
        vmovdqu [rbp + 4928], ymm6                               ;   640.7 agu0+fp5   46 dst spill
        vpand ymm6, ymm5, ymm8                                   ;   638.7 fp2     46 dst
        vpxor ymm13, ymm13, ymm6                                 ;   640.3 fp3     46 dst
        vpand ymm6, ymm7, ymm13                                  ;   641.3 fp0     46 dst
        vpxor ymm2, ymm2, ymm6                                   ;   642.3 fp1     46 dst
        vpand ymm6, ymm6, ymm2                                   ;   643.3 fp2     46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   644.3 fp3     46 dst
        vpxor ymm7, ymm7, ymm2                                   ;   643.3 fp0     46 dst
        vpand ymm6, ymm13, ymm9                                  ;   645.3 fp1     46 dst
        vpxor ymm7, ymm7, ymm6                                   ;   646.3 fp2     46 dst
        vpand ymm6, ymm9, ymm7                                   ;   647.3 fp3     46 dst
        vpxor ymm6, ymm6, ymm2                                   ;   648.3 fp0     46 dst
        vpand ymm2, ymm2, ymm7                                   ;   647.3 fp1     46 dst
        vpxor ymm13, ymm13, ymm2                                 ;   648.3 fp2     46 dst
        vpand ymm3, ymm3, ymm13                                  ;   649.3 fp3     46 dst
        vpxor ymm2, ymm7, ymm13                                  ;   649.3 fp0     46 dst
        vpand ymm0, ymm0, ymm6                                   ;   649.3 fp1     46 dst
        vpand ymm14, ymm14, ymm7                                 ;   647.3 fp2     46 dst
        vpand ymm12, ymm12, ymm2                                 ;   650.3 fp3     46 dst
        vpand ymm15, ymm15, ymm2                                 ;   650.3 fp0     46 dst
        vpxor ymm2, ymm2, ymm6                                   ;   650.3 fp1     46 dst
        vpand ymm4, ymm4, ymm6                                   ;   649.3 fp2     46 dst
        vpand ymm8, ymm8, ymm2                                   ;   651.3 fp3     46 dst
        vpand ymm10, ymm10, ymm7                                 ;   647.3 fp0     46 dst
        vpxor ymm15, ymm15, ymm8                                 ;   652.3 fp1     46 dst
        vpxor ymm4, ymm4, ymm14                                  ;   650.3 fp2     46 dst
        vpxor ymm4, ymm4, ymm3                                   ;   651.3 fp3     46 dst
        vpand ymm5, ymm5, ymm2                                   ;   651.3 fp0     46 dst
        vpxor ymm8, ymm8, ymm4                                   ;   652.3 fp1     46 dst
        vpxor ymm14, ymm14, ymm15                                ;   653.3 fp2     46 dst
        vpxor ymm3, ymm3, ymm15                                  ;   653.3 fp3     46 dst
        vpand ymm15, ymm13, [rbp + 704]                          ;   649.3 fp0+agu1   46 dst
        vpor ymm13, ymm13, ymm2                                  ;   651.3 fp1     46 dst
        vpxor ymm9, ymm9, ymm13                                  ;   652.3 fp2     46 dst
        vpxor ymm6, ymm6, ymm9                                   ;   653.3 fp3     46 dst
        vpand ymm11, ymm11, ymm9                                 ;   653.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm9                                   ;   653.3 fp1     46 dst
        vpand ymm9, ymm9, [rbp + 5088]                           ;   653.3 fp2+agu0   46 dst
        vpand ymm13, ymm6, [rbp + 5056]                          ;   654.3 fp3+agu1   46 dst
        vpand ymm6, ymm6, [rbp + 5024]                           ;   654.3 fp0+agu0   46 dst
        vpxor ymm2, ymm2, ymm7                                   ;   654.3 fp1     46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   654.3 fp2     46 dst
        vpand ymm11, ymm7, [rbp + 4992]                          ;   654.3 fp3+agu1   46 dst
        vpxor ymm8, ymm8, ymm11                                  ;   655.3 fp0     46 dst
        vpand ymm7, ymm7, [rbp + 4960]                           ;   654.3 fp1+agu0   46 dst
        vpxor ymm9, ymm9, ymm6                                   ;   655.3 fp2     46 dst
        vpxor ymm5, ymm5, ymm7                                   ;   655.3 fp3     46 dst
        vpxor ymm5, ymm5, ymm9                                   ;   656.3 fp0     46 dst
        vpxor ymm14, ymm14, ymm11                                ;   655.3 fp1     46 dst
        vpand ymm1, ymm1, ymm2                                   ;   655.3 fp2     46 dst
        vpxor ymm14, ymm14, ymm5                                 ;   657.3 fp3     46 dst
        vpand ymm2, ymm2, [rbp + 4928]                           ;   655.3 fp0+agu1   46 dst
        vpxor ymm0, ymm0, ymm6                                   ;   655.3 fp1     46 dst
        vpxor ymm0, ymm0, ymm8                                   ;   656.3 fp2     46 dst
        vpxor ymm0, ymm0, ymm14                                  ;   658.3 fp3     46 dst
        vpxor ymm15, ymm15, ymm0                                 ;   659.3 fp0     46 dst
        vpxor ymm7, ymm7, ymm1                                   ;   656.3 fp1     46 dst
        vpxor ymm7, ymm7, ymm0                                   ;   659.3 fp2     46 dst
        vpxor ymm7, ymm7, ymm3                                   ;   660.3 fp3     46 dst
        vpxor ymm12, ymm12, ymm9                                 ;   656.3 fp0     46 dst
        vpxor ymm12, ymm12, ymm15                                ;   660.3 fp1     46 dst
        vpxor ymm4, ymm4, ymm13                                  ;   656.5 fp2     46 dst
        vpxor ymm4, ymm4, ymm12                                  ;   661.3 fp3     46 dst
        vmovdqu ymm0, [rbp + 4896]                               ;   655.8 agu0    68 dst
        vpxor ymm0, ymm0, [r8 + 44032]                           ;   662.8 fp0+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4864]                           ;   663.8 fp1+agu0   68 dst
        vmovdqu ymm1, [rbp + 4832]                               ;   657.0 agu1    46 dst reload
        vpxor ymm0, ymm0, ymm1                                   ;   664.8 fp2     68 dst
        vmovdqu ymm6, [rbp + 4768]                               ;   657.8 agu0    68 dst
        vpxor ymm6, ymm6, [r8 + 44064]                           ;   664.8 fp3+agu1   68 dst
        vpxor ymm1, ymm1, [r8 + 44096]                           ;   664.0 fp0+agu0   68 dst
        vmovdqu ymm9, [rbp + 4736]                               ;   659.0 agu1    68 dst
        vpxor ymm9, ymm9, [r8 + 44128]                           ;   666.0 fp1+agu0   68 dst
        vmovdqu ymm11, [rbp + 4800]                              ;   660.0 agu1    68 dst
        vpxor ymm11, ymm11, [r8 + 44160]                         ;   667.0 fp2+agu0   68 dst
        vpxor ymm11, ymm11, [rbp + 4672]                         ;   668.0 fp3+agu1   68 dst
        vmovdqu ymm13, [rbp + 4608]                              ;   661.8 agu0    68 dst
        vpxor ymm13, ymm13, [r8 + 44192]                         ;   668.8 fp0+agu1   68 dst
        vpxor ymm2, ymm2, ymm3                                   ;   659.3 fp1     68 dst
        vmovdqu ymm3, [rbp + 4704]                               ;   662.8 agu0    68 dst
        vpxor ymm3, ymm3, [r8 + 44224]                           ;   669.8 fp2+agu1   68 dst
        vpxor ymm3, ymm3, [rbp + 4768]                           ;   670.8 fp3+agu0   68 dst
        vpxor ymm2, ymm2, ymm4                                   ;   662.3 fp0     68 dst
        vpxor ymm2, ymm2, [r8 + 44800]                           ;   664.0 fp1+agu1   68 dst
        vpxor ymm4, ymm4, [r8 + 44864]                           ;   664.8 fp2+agu0   68 dst
        vpxor ymm8, ymm8, [r8 + 44896]                           ;   665.0 fp3+agu1   68 dst
        vpxor ymm15, ymm15, ymm10                                ;   662.3 fp0     68 dst
        vmovdqu ymm10, [rbp + 4640]                              ;   665.8 agu0    68 dst
        vpxor ymm10, ymm10, [r8 + 44256]                         ;   672.8 fp1+agu1   68 dst
        vpxor ymm15, ymm15, [r8 + 44928]                         ;   666.8 fp2+agu0   68 dst
        vmovdqu [r9 + 3072], ymm0                                ;   665.8 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4576]                               ;   667.0 agu1    68 dst
        vpxor ymm0, ymm0, [r8 + 44288]                           ;   674.0 fp3+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4544]                           ;   675.0 fp0+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4512]                           ;   676.0 fp1+agu0   68 dst
        vpxor ymm12, ymm12, [r8 + 44960]                         ;   669.0 fp2+agu1   68 dst
        vpxor ymm14, ymm14, ymm7                                 ;   665.3 fp3     68 dst
        vpxor ymm7, ymm7, [r8 + 44832]                           ;   669.8 fp0+agu0   68 dst
        vmovdqu [r9 + 3104], ymm6                                ;   665.8 agu2+fp5   68 dst
        vmovdqu ymm6, [rbp + 4448]                               ;   670.0 agu1    68 dst
        vpxor ymm6, ymm6, [r8 + 44320]                           ;   677.0 fp1+agu0   68 dst
        vpxor ymm14, ymm14, [r8 + 44992]                         ;   671.0 fp2+agu1   68 dst
        vmovdqu [r9 + 3136], ymm1                                ;   666.8 agu2+fp5   68 dst
        vmovdqu ymm1, [rbp + 4512]                               ;   671.8 agu0    68 dst
        vpxor ymm1, ymm1, [r8 + 44352]                           ;   678.8 fp3+agu1   68 dst
        vpxor ymm5, ymm5, [r8 + 45024]                           ;   672.8 fp0+agu0   68 dst
        vmovdqu [r9 + 3168], ymm9                                ;   668.0 agu2+fp5   68 dst
        vmovdqu ymm9, [rbp + 4416]                               ;   673.0 agu1    68 dst
        vpxor ymm9, ymm9, [r8 + 44384]                           ;   680.0 fp1+agu0   68 dst
        vmovdqu [r9 + 3200], ymm11                               ;   669.0 agu2+fp5   68 dst
        vmovdqu ymm11, [rbp + 4480]                              ;   674.0 agu1    68 dst
        vpxor ymm11, ymm11, [r8 + 44416]                         ;   681.0 fp2+agu0   68 dst
        vpxor ymm11, ymm11, [rbp + 4352]                         ;   682.0 fp3+agu1   68 dst
        vmovdqu [r9 + 3232], ymm13                               ;   670.2 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 4288]                              ;   675.8 agu0    68 dst
        vpxor ymm13, ymm13, [r8 + 44448]                         ;   682.8 fp0+agu1   68 dst
        vmovdqu [r9 + 3264], ymm3                                ;   671.8 agu2+fp5   68 dst
        vmovdqu ymm3, [rbp + 4384]                               ;   676.8 agu0    68 dst
        vpxor ymm3, ymm3, [r8 + 44480]                           ;   683.8 fp1+agu1   68 dst
        vpxor ymm3, ymm3, [rbp + 4448]                           ;   684.8 fp2+agu0   68 dst
        vmovdqu [r9 + 3296], ymm10                               ;   673.8 agu2+fp5   68 dst
        vmovdqu ymm10, [rbp + 4320]                              ;   678.0 agu1    68 dst
        vpxor ymm10, ymm10, [r8 + 44512]                         ;   685.0 fp3+agu0   68 dst
        vmovdqu [r9 + 3328], ymm0                                ;   677.0 agu2+fp5   68 dst
        vmovdqu ymm0, [rbp + 4256]                               ;   679.0 agu1    68 dst
        vpxor ymm0, ymm0, [r8 + 44544]                           ;   686.0 fp0+agu0   68 dst
        vpxor ymm0, ymm0, [rbp + 4224]                           ;   687.0 fp1+agu1   68 dst
        vpxor ymm0, ymm0, [rbp + 4192]                           ;   688.0 fp2+agu0   68 dst
        vmovdqu [r9 + 3360], ymm6                                ;   678.0 agu2+fp5   68 dst
        vmovdqu ymm6, [rbp + 4128]                               ;   681.0 agu1    68 dst
        vpxor ymm6, ymm6, [r8 + 44576]                           ;   688.0 fp3+agu0   68 dst
        vmovdqu [r9 + 3392], ymm1                                ;   679.8 agu2+fp5   68 dst
        vmovdqu ymm1, [rbp + 4192]                               ;   682.0 agu1    68 dst
        vpxor ymm1, ymm1, [r8 + 44608]                           ;   689.0 fp0+agu0   68 dst
        vmovdqu [r9 + 3424], ymm9                                ;   681.0 agu2+fp5   68 dst
        vmovdqu ymm9, [rbp + 4096]                               ;   683.0 agu1    68 dst
        vpxor ymm9, ymm9, [r8 + 44640]                           ;   690.0 fp1+agu0   68 dst
        vmovdqu [r9 + 3456], ymm11                               ;   683.0 agu2+fp5   68 dst
        vmovdqu ymm11, [rbp + 4160]                              ;   684.0 agu1    68 dst
        vpxor ymm11, ymm11, [r8 + 44672]                         ;   691.0 fp2+agu0   68 dst
        vpxor ymm11, ymm11, [rbp + 4032]                         ;   692.0 fp3+agu1   68 dst
        vmovdqu [r9 + 3488], ymm13                               ;   683.8 agu2+fp5   68 dst
        vmovdqu ymm13, [rbp + 3968]                              ;   685.8 agu0    68 dst
        vpxor ymm13, ymm13, [r8 + 44704]                         ;   692.8 fp0+agu1   68 dst
        vmovdqu [r9 + 3520], ymm3                                ;   685.8 agu2+fp5   68 dst
        vmovdqu ymm3, [rbp + 4064]                               ;   686.8 agu0    68 dst
        vpxor ymm3, ymm3, [r8 + 44736]                           ;   693.8 fp1+agu1   68 dst
        vpxor ymm3, ymm3, [rbp + 4128]                           ;   694.8 fp2+agu0   68 dst
        vmovdqu [r9 + 3552], ymm10                               ;   686.0 agu2+fp5   68 dst
        vmovdqu ymm10, [rbp + 4000]                              ;   688.0 agu1    68 dst
        vpxor ymm10, ymm10, [r8 + 44768]                         ;   695.0 fp3+agu0   68 dst
        vmovdqu [r9 + 3584], ymm0                                ;   689.0 agu2+fp5   68 dst
        vmovdqu [r9 + 3616], ymm6                                ;   689.0 agu2+fp5   68 dst
        vmovdqu [r9 + 3648], ymm1                                ;   690.0 agu2+fp5   68 dst
        vmovdqu [r9 + 3680], ymm9                                ;   691.0 agu1+fp5   68 dst
        vmovdqu [r9 + 3712], ymm11                               ;   693.0 agu2+fp5   68 dst
        vmovdqu [r9 + 3744], ymm13                               ;   693.8 agu0+fp5   68 dst
        vmovdqu [r9 + 3776], ymm3                                ;   695.8 agu1+fp5   68 dst
        vmovdqu [r9 + 3840], ymm2                                ;   693.0 agu2+fp5   68 dst
        vmovdqu [r9 + 3808], ymm10                               ;   696.0 agu0+fp5   68 dst
        vmovdqu [r9 + 3872], ymm7                                ;   695.0 agu1+fp5   68 dst
        vmovdqu [r9 + 3904], ymm4                                ;   696.0 agu2+fp5   68 dst
        vmovdqu [r9 + 3936], ymm8                                ;   697.0 agu0+fp5   68 dst
        vmovdqu [r9 + 3968], ymm15                               ;   698.0 agu1+fp5   68 dst
        vmovdqu [r9 + 4000], ymm12                               ;   699.0 agu2+fp5   68 dst
        vmovdqu [r9 + 4032], ymm14                               ;   700.0 agu0+fp5   68 dst
        vmovdqu [r9 + 4064], ymm5                                ;   701.0 agu1+fp5   68 dst
        add r9, 0x1000                                           ;   692.8 alu0   119 blocks
        mov qword [rbp + 8232], r9                               ;   693.8 agu2+st0  119 blocks
        mov r8, qword [rbp + 8192]                               ;   693.8 agu0   119 blocks
        add r8, 0x1000                                           ;   697.8 alu1   119 blocks
        mov qword [rbp + 8192], r8                               ;   698.8 agu1+st1  119 blocks
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
