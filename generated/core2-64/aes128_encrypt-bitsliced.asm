; aes128_encrypt for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes128_encrypt --cpu core2-64 --variant bitsliced
;
; void aes128_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 22528 bytes (1408 slices), read, secret, aligned to 16 bytes
;   src: 2048 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 198 uops, planned 71.0; bounds: width 49.5, ports 68.0, path 4.0
;   blocks: 389 uops, planned 260.0; bounds: width 97.2, ports 258.0, path 4.0
;   blocks/rounds: 3784 uops, planned 1255.0; bounds: width 946.0, ports 990.0, path 36.0
;   blocks.2: 3091 uops, planned 899.8; bounds: width 772.8, ports 763.3, path 31.0
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
        push rbx                                           ;                    preserved
        push rbp                                           ;                    preserved
        push r13                                           ;                    preserved
        push r14                                           ;                    preserved
        push r15                                           ;                    preserved
        sub rsp, 0x1480                                    ;                    frame
        lea rbp, [rsp + 128]                               ;                    frame
        mov qword [rbp + 5056], rdi                        ;                    argument
        mov dword [rbp + 5104], ecx                        ;                    argument
        mov qword [rbp + 5064], rsi                        ;                    argument
        mov qword [rbp + 5096], rdx                        ;                    argument
        lea rdx, [rbp + 256]                               ;                    frame
        lea rsi, [rbp + 512]                               ;                    frame
        lea rdi, [rbp + 768]                               ;                    frame
        lea rcx, [rbp + 1024]                              ;                    frame
        lea rax, [rbp + 1280]                              ;                    frame
        lea rbx, [rbp + 1536]                              ;                    frame
        lea r13, [rbp + 1792]                              ;                    frame
        lea r14, [rbp + 2048]                              ;                    frame
        lea r15, [rbp + 2304]                              ;                    frame
        mov r8, qword [rbp + 5056]                         ;     0.0 p2      58 dst.0 reload
        movaps xmm0, [r8 + 20480]                          ;     3.0 p2      58 dst.0
        movaps xmm1, [rel aes128_encrypt.T0_constants128]  ;     2.0 p2      58 dst.0 reload
        xorps xmm0, xmm1                                   ;     6.0 p0      58 dst.0
        movaps [rbp + 4032], xmm0                          ;     7.0 p3+p4   58 dst.0
        movaps xmm0, [r8 + 20496]                          ;     3.0 p2      58 dst.1
        xorps xmm0, xmm1                                   ;     6.0 p1      58 dst.1
        movaps [rbp + 4048], xmm0                          ;     7.0 p3+p4   58 dst.1
        movaps xmm0, [r8 + 20560]                          ;     4.0 p2      58 dst.5
        xorps xmm0, xmm1                                   ;     7.0 p5      58 dst.5
        movaps [rbp + 4064], xmm0                          ;     8.0 p3+p4   58 dst.5
        movaps xmm0, [r8 + 20576]                          ;     5.0 p2      58 dst.6
        xorps xmm0, xmm1                                   ;     8.0 p0      58 dst.6
        movaps [rbp + 4080], xmm0                          ;     9.0 p3+p4   58 dst.6
        movaps xmm0, [r8 + 20608]                          ;     6.0 p2      58 dst.8
        xorps xmm0, xmm1                                   ;     9.0 p1      58 dst.8
        movaps [rbp + 4096], xmm0                          ;    10.0 p3+p4   58 dst.8
        movaps xmm0, [r8 + 20624]                          ;     7.0 p2      58 dst.9
        xorps xmm0, xmm1                                   ;    10.0 p5      58 dst.9
        movaps [rbp + 4112], xmm0                          ;    11.0 p3+p4   58 dst.9
        movaps xmm0, [r8 + 20688]                          ;     8.0 p2      58 dst.13
        xorps xmm0, xmm1                                   ;    11.0 p0      58 dst.13
        movaps [rbp + 4128], xmm0                          ;    12.0 p3+p4   58 dst.13
        movaps xmm0, [r8 + 20704]                          ;     9.0 p2      58 dst.14
        xorps xmm0, xmm1                                   ;    12.0 p1      58 dst.14
        movaps [rbp + 4144], xmm0                          ;    13.0 p3+p4   58 dst.14
        movaps xmm0, [r8 + 20736]                          ;    10.0 p2      58 dst.16
        xorps xmm0, xmm1                                   ;    13.0 p5      58 dst.16
        movaps [rbp + 4160], xmm0                          ;    14.0 p3+p4   58 dst.16
        movaps xmm0, [r8 + 20752]                          ;    11.0 p2      58 dst.17
        xorps xmm0, xmm1                                   ;    14.0 p0      58 dst.17
        movaps [rbp + 4176], xmm0                          ;    15.0 p3+p4   58 dst.17
        movaps xmm0, [r8 + 20816]                          ;    12.0 p2      58 dst.21
        xorps xmm0, xmm1                                   ;    15.0 p1      58 dst.21
        movaps [rbp + 4192], xmm0                          ;    16.0 p3+p4   58 dst.21
        movaps xmm0, [r8 + 20832]                          ;    13.0 p2      58 dst.22
        xorps xmm0, xmm1                                   ;    16.0 p5      58 dst.22
        movaps [rbp + 4208], xmm0                          ;    17.0 p3+p4   58 dst.22
        movaps xmm0, [r8 + 20864]                          ;    14.0 p2      58 dst.24
        xorps xmm0, xmm1                                   ;    17.0 p0      58 dst.24
        movaps [rbp + 4224], xmm0                          ;    18.0 p3+p4   58 dst.24
        movaps xmm0, [r8 + 20880]                          ;    15.0 p2      58 dst.25
        xorps xmm0, xmm1                                   ;    18.0 p1      58 dst.25
        movaps [rbp + 4240], xmm0                          ;    19.0 p3+p4   58 dst.25
        movaps xmm0, [r8 + 20944]                          ;    16.0 p2      58 dst.29
        xorps xmm0, xmm1                                   ;    19.0 p5      58 dst.29
        movaps [rbp + 4256], xmm0                          ;    20.0 p3+p4   58 dst.29
        movaps xmm0, [r8 + 20960]                          ;    17.0 p2      58 dst.30
        xorps xmm0, xmm1                                   ;    20.0 p0      58 dst.30
        movaps [rbp + 4272], xmm0                          ;    21.0 p3+p4   58 dst.30
        movaps xmm0, [r8 + 20992]                          ;    18.0 p2      58 dst.0
        xorps xmm0, xmm1                                   ;    21.0 p1      58 dst.0
        movaps [rbp + 4288], xmm0                          ;    22.0 p3+p4   58 dst.0
        movaps xmm0, [r8 + 21008]                          ;    19.0 p2      58 dst.1
        mov r9d, dword [rbp + 5104]                        ;    20.0 p2     117 blocks
        shl r9, 0xb                                        ;    23.0 p5     117 blocks
        add r9, qword [rbp + 5064]                         ;    24.0 p0+p2  117 blocks
        mov qword [rbp + 5072], r9                         ;    25.0 p3+p4  117 blocks
        xorps xmm0, xmm1                                   ;    22.0 p1      58 dst.1
        movaps [rbp + 4304], xmm0                          ;    23.0 p3+p4   58 dst.1
        movaps xmm0, [r8 + 21072]                          ;    22.0 p2      58 dst.5
        xorps xmm0, xmm1                                   ;    25.0 p5      58 dst.5
        movaps [rbp + 4320], xmm0                          ;    26.0 p3+p4   58 dst.5
        movaps xmm0, [r8 + 21088]                          ;    23.0 p2      58 dst.6
        xorps xmm0, xmm1                                   ;    26.0 p0      58 dst.6
        movaps [rbp + 4336], xmm0                          ;    27.0 p3+p4   58 dst.6
        movaps xmm0, [r8 + 21120]                          ;    24.0 p2      58 dst.8
        xorps xmm0, xmm1                                   ;    27.0 p1      58 dst.8
        movaps [rbp + 4352], xmm0                          ;    28.0 p3+p4   58 dst.8
        movaps xmm0, [r8 + 21136]                          ;    25.0 p2      58 dst.9
        xorps xmm0, xmm1                                   ;    28.0 p5      58 dst.9
        movaps [rbp + 4368], xmm0                          ;    29.0 p3+p4   58 dst.9
        movaps xmm0, [r8 + 21200]                          ;    26.0 p2      58 dst.13
        xorps xmm0, xmm1                                   ;    29.0 p0      58 dst.13
        movaps [rbp + 4384], xmm0                          ;    30.0 p3+p4   58 dst.13
        movaps xmm0, [r8 + 21216]                          ;    27.0 p2      58 dst.14
        xorps xmm0, xmm1                                   ;    30.0 p1      58 dst.14
        movaps [rbp + 4400], xmm0                          ;    31.0 p3+p4   58 dst.14
        movaps xmm0, [r8 + 21248]                          ;    28.0 p2      58 dst.16
        xorps xmm0, xmm1                                   ;    31.0 p5      58 dst.16
        movaps [rbp + 4416], xmm0                          ;    32.0 p3+p4   58 dst.16
        movaps xmm0, [r8 + 21264]                          ;    29.0 p2      58 dst.17
        xorps xmm0, xmm1                                   ;    32.0 p0      58 dst.17
        movaps [rbp + 4432], xmm0                          ;    33.0 p3+p4   58 dst.17
        movaps xmm0, [r8 + 21328]                          ;    30.0 p2      58 dst.21
        xorps xmm0, xmm1                                   ;    33.0 p1      58 dst.21
        movaps [rbp + 4448], xmm0                          ;    34.0 p3+p4   58 dst.21
        movaps xmm0, [r8 + 21344]                          ;    31.0 p2      58 dst.22
        xorps xmm0, xmm1                                   ;    34.0 p5      58 dst.22
        movaps [rbp + 4464], xmm0                          ;    35.0 p3+p4   58 dst.22
        movaps xmm0, [r8 + 21376]                          ;    32.0 p2      58 dst.24
        xorps xmm0, xmm1                                   ;    35.0 p0      58 dst.24
        movaps [rbp + 4480], xmm0                          ;    36.0 p3+p4   58 dst.24
        movaps xmm0, [r8 + 21392]                          ;    33.0 p2      58 dst.25
        xorps xmm0, xmm1                                   ;    36.0 p1      58 dst.25
        movaps [rbp + 4496], xmm0                          ;    37.0 p3+p4   58 dst.25
        movaps xmm0, [r8 + 21456]                          ;    34.0 p2      58 dst.29
        xorps xmm0, xmm1                                   ;    37.0 p5      58 dst.29
        movaps [rbp + 4512], xmm0                          ;    38.0 p3+p4   58 dst.29
        movaps xmm0, [r8 + 21472]                          ;    35.0 p2      58 dst.30
        xorps xmm0, xmm1                                   ;    38.0 p0      58 dst.30
        movaps [rbp + 4528], xmm0                          ;    39.0 p3+p4   58 dst.30
        movaps xmm0, [r8 + 21504]                          ;    36.0 p2      58 dst.0
        xorps xmm0, xmm1                                   ;    39.0 p1      58 dst.0
        movaps [rbp + 4544], xmm0                          ;    40.0 p3+p4   58 dst.0
        movaps xmm0, [r8 + 21520]                          ;    37.0 p2      58 dst.1
        xorps xmm0, xmm1                                   ;    40.0 p5      58 dst.1
        movaps [rbp + 4560], xmm0                          ;    41.0 p3+p4   58 dst.1
        movaps xmm0, [r8 + 21584]                          ;    38.0 p2      58 dst.5
        xorps xmm0, xmm1                                   ;    41.0 p0      58 dst.5
        movaps [rbp + 4576], xmm0                          ;    42.0 p3+p4   58 dst.5
        movaps xmm0, [r8 + 21600]                          ;    39.0 p2      58 dst.6
        xorps xmm0, xmm1                                   ;    42.0 p1      58 dst.6
        movaps [rbp + 4592], xmm0                          ;    43.0 p3+p4   58 dst.6
        movaps xmm0, [r8 + 21632]                          ;    40.0 p2      58 dst.8
        xorps xmm0, xmm1                                   ;    43.0 p5      58 dst.8
        movaps [rbp + 4608], xmm0                          ;    44.0 p3+p4   58 dst.8
        movaps xmm0, [r8 + 21648]                          ;    41.0 p2      58 dst.9
        xorps xmm0, xmm1                                   ;    44.0 p0      58 dst.9
        movaps [rbp + 4624], xmm0                          ;    45.0 p3+p4   58 dst.9
        movaps xmm0, [r8 + 21712]                          ;    42.0 p2      58 dst.13
        xorps xmm0, xmm1                                   ;    45.0 p1      58 dst.13
        movaps [rbp + 4640], xmm0                          ;    46.0 p3+p4   58 dst.13
        movaps xmm0, [r8 + 21728]                          ;    43.0 p2      58 dst.14
        xorps xmm0, xmm1                                   ;    46.0 p5      58 dst.14
        movaps [rbp + 4656], xmm0                          ;    47.0 p3+p4   58 dst.14
        movaps xmm0, [r8 + 21760]                          ;    44.0 p2      58 dst.16
        xorps xmm0, xmm1                                   ;    47.0 p0      58 dst.16
        movaps [rbp + 4672], xmm0                          ;    48.0 p3+p4   58 dst.16
        movaps xmm0, [r8 + 21776]                          ;    45.0 p2      58 dst.17
        xorps xmm0, xmm1                                   ;    48.0 p1      58 dst.17
        movaps [rbp + 4688], xmm0                          ;    49.0 p3+p4   58 dst.17
        movaps xmm0, [r8 + 21840]                          ;    46.0 p2      58 dst.21
        xorps xmm0, xmm1                                   ;    49.0 p5      58 dst.21
        movaps [rbp + 4704], xmm0                          ;    50.0 p3+p4   58 dst.21
        movaps xmm0, [r8 + 21856]                          ;    47.0 p2      58 dst.22
        xorps xmm0, xmm1                                   ;    50.0 p0      58 dst.22
        movaps [rbp + 4720], xmm0                          ;    51.0 p3+p4   58 dst.22
        movaps xmm0, [r8 + 21888]                          ;    48.0 p2      58 dst.24
        xorps xmm0, xmm1                                   ;    51.0 p1      58 dst.24
        movaps [rbp + 4736], xmm0                          ;    52.0 p3+p4   58 dst.24
        movaps xmm0, [r8 + 21904]                          ;    49.0 p2      58 dst.25
        xorps xmm0, xmm1                                   ;    52.0 p5      58 dst.25
        movaps [rbp + 4752], xmm0                          ;    53.0 p3+p4   58 dst.25
        movaps xmm0, [r8 + 21968]                          ;    50.0 p2      58 dst.29
        xorps xmm0, xmm1                                   ;    53.0 p0      58 dst.29
        movaps [rbp + 4768], xmm0                          ;    54.0 p3+p4   58 dst.29
        movaps xmm0, [r8 + 21984]                          ;    51.0 p2      58 dst.30
        xorps xmm0, xmm1                                   ;    54.0 p1      58 dst.30
        movaps [rbp + 4784], xmm0                          ;    55.0 p3+p4   58 dst.30
        movaps xmm0, [r8 + 22016]                          ;    52.0 p2      58 dst.0
        xorps xmm0, xmm1                                   ;    55.0 p5      58 dst.0
        movaps [rbp + 4800], xmm0                          ;    56.0 p3+p4   58 dst.0
        movaps xmm0, [r8 + 22032]                          ;    53.0 p2      58 dst.1
        xorps xmm0, xmm1                                   ;    56.0 p0      58 dst.1
        movaps [rbp + 4816], xmm0                          ;    57.0 p3+p4   58 dst.1
        movaps xmm0, [r8 + 22096]                          ;    54.0 p2      58 dst.5
        xorps xmm0, xmm1                                   ;    57.0 p1      58 dst.5
        movaps [rbp + 4832], xmm0                          ;    58.0 p3+p4   58 dst.5
        movaps xmm0, [r8 + 22112]                          ;    55.0 p2      58 dst.6
        xorps xmm0, xmm1                                   ;    58.0 p5      58 dst.6
        movaps [rbp + 4848], xmm0                          ;    59.0 p3+p4   58 dst.6
        movaps xmm0, [r8 + 22144]                          ;    56.0 p2      58 dst.8
        xorps xmm0, xmm1                                   ;    59.0 p0      58 dst.8
        movaps [rbp + 4864], xmm0                          ;    60.0 p3+p4   58 dst.8
        movaps xmm0, [r8 + 22160]                          ;    57.0 p2      58 dst.9
        xorps xmm0, xmm1                                   ;    60.0 p1      58 dst.9
        movaps [rbp + 4880], xmm0                          ;    61.0 p3+p4   58 dst.9
        movaps xmm0, [r8 + 22224]                          ;    58.0 p2      58 dst.13
        xorps xmm0, xmm1                                   ;    61.0 p5      58 dst.13
        movaps [rbp + 4896], xmm0                          ;    62.0 p3+p4   58 dst.13
        movaps xmm0, [r8 + 22240]                          ;    59.0 p2      58 dst.14
        xorps xmm0, xmm1                                   ;    62.0 p0      58 dst.14
        movaps [rbp + 4912], xmm0                          ;    63.0 p3+p4   58 dst.14
        movaps xmm0, [r8 + 22272]                          ;    60.0 p2      58 dst.16
        xorps xmm0, xmm1                                   ;    63.0 p1      58 dst.16
        movaps [rbp + 4928], xmm0                          ;    64.0 p3+p4   58 dst.16
        movaps xmm0, [r8 + 22288]                          ;    61.0 p2      58 dst.17
        xorps xmm0, xmm1                                   ;    64.0 p5      58 dst.17
        movaps [rbp + 4944], xmm0                          ;    65.0 p3+p4   58 dst.17
        movaps xmm0, [r8 + 22352]                          ;    62.0 p2      58 dst.21
        xorps xmm0, xmm1                                   ;    65.0 p0      58 dst.21
        movaps [rbp + 4960], xmm0                          ;    66.0 p3+p4   58 dst.21
        movaps xmm0, [r8 + 22368]                          ;    63.0 p2      58 dst.22
        xorps xmm0, xmm1                                   ;    66.0 p1      58 dst.22
        movaps [rbp + 4976], xmm0                          ;    67.0 p3+p4   58 dst.22
        movaps xmm0, [r8 + 22400]                          ;    64.0 p2      58 dst.24
        xorps xmm0, xmm1                                   ;    67.0 p5      58 dst.24
        movaps [rbp + 4992], xmm0                          ;    68.0 p3+p4   58 dst.24
        movaps xmm0, [r8 + 22416]                          ;    65.0 p2      58 dst.25
        xorps xmm0, xmm1                                   ;    68.0 p0      58 dst.25
        movaps [rbp + 5008], xmm0                          ;    69.0 p3+p4   58 dst.25
        movaps xmm0, [r8 + 22480]                          ;    66.0 p2      58 dst.29
        xorps xmm0, xmm1                                   ;    69.0 p1      58 dst.29
        movaps [rbp + 5024], xmm0                          ;    70.0 p3+p4   58 dst.29
        movaps xmm0, [r8 + 22496]                          ;    67.0 p2      58 dst.30
        xorps xmm0, xmm1                                   ;    70.0 p5      58 dst.30
        movaps [rbp + 5040], xmm0                          ;    71.0 p3+p4   58 dst.30
        cmp dword [rbp + 5104], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r9, qword [rbp + 5056]                         ;     0.0 p2      52 s[0].0 reload
        mov r8, qword [rbp + 5064]                         ;     1.0 p2      52 s[0].0 reload
        movaps xmm0, [r8]                                  ;     4.0 p2      52 s[0]
        xorps xmm0, [r9]                                   ;     7.0 p0+p2   52 s[0]
        movaps [rbp + 3856], xmm0                          ;     8.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 16]                             ;     4.0 p2      52 s[0]
        xorps xmm0, [r9 + 16]                              ;     7.0 p1+p2   52 s[0]
        movaps [rbp + 3904], xmm0                          ;     8.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 32]                             ;     6.0 p2      52 s[0]
        xorps xmm0, [r9 + 32]                              ;     9.0 p5+p2   52 s[0]
        movaps [rbp + 3920], xmm0                          ;    10.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 48]                             ;     8.0 p2      52 s[0]
        xorps xmm0, [r9 + 48]                              ;    11.0 p0+p2   52 s[0]
        movaps [rbp + 3872], xmm0                          ;    12.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 64]                             ;    10.0 p2      52 s[0]
        xorps xmm0, [r9 + 64]                              ;    13.0 p1+p2   52 s[0]
        movaps [rbp + 3936], xmm0                          ;    14.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 80]                             ;    12.0 p2      52 s[0]
        xorps xmm0, [r9 + 80]                              ;    15.0 p5+p2   52 s[0]
        movaps [rbp + 3952], xmm0                          ;    16.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 96]                             ;    14.0 p2      52 s[0]
        xorps xmm0, [r9 + 96]                              ;    17.0 p0+p2   52 s[0]
        movaps [rbp + 3968], xmm0                          ;    18.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 112]                            ;    16.0 p2      52 s[0]
        xorps xmm0, [r9 + 112]                             ;    19.0 p1+p2   52 s[0]
        movaps [rbp + 3984], xmm0                          ;    20.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 128]                            ;    18.0 p2      52 s[0]
        xorps xmm0, [r9 + 128]                             ;    21.0 p5+p2   52 s[0]
        movaps [r13 + 48], xmm0                            ;    22.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 144]                            ;    20.0 p2      52 s[0]
        xorps xmm0, [r9 + 144]                             ;    23.0 p0+p2   52 s[0]
        movaps [rbp + 2832], xmm0                          ;    24.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 160]                            ;    22.0 p2      52 s[0]
        xorps xmm0, [r9 + 160]                             ;    25.0 p1+p2   52 s[0]
        movaps [rbp + 2848], xmm0                          ;    26.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 176]                            ;    24.0 p2      52 s[0]
        xorps xmm0, [r9 + 176]                             ;    27.0 p5+p2   52 s[0]
        movaps [r15 - 96], xmm0                            ;    28.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 192]                            ;    26.0 p2      52 s[0]
        xorps xmm0, [r9 + 192]                             ;    29.0 p0+p2   52 s[0]
        movaps [rbp + 2432], xmm0                          ;    30.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 208]                            ;    28.0 p2      52 s[0]
        xorps xmm0, [r9 + 208]                             ;    31.0 p1+p2   52 s[0]
        movaps [rbp + 2864], xmm0                          ;    32.0 p3+p4   53 rounds
        mov qword [rbp + 5080], r9                         ;    21.2 p3+p4   53 rounds
        movaps xmm0, [r8 + 224]                            ;    30.0 p2      52 s[0]
        xorps xmm0, [r9 + 224]                             ;    33.0 p5+p2   52 s[0]
        movaps [rbp + 2880], xmm0                          ;    34.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 240]                            ;    32.0 p2      52 s[0]
        xorps xmm0, [r9 + 240]                             ;    35.0 p0+p2   52 s[0]
        movaps [rbx - 32], xmm0                            ;    36.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 256]                            ;    34.0 p2      52 s[0]
        xorps xmm0, [r9 + 256]                             ;    37.0 p1+p2   52 s[0]
        movaps [r13 + 64], xmm0                            ;    38.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 272]                            ;    36.0 p2      52 s[0]
        xorps xmm0, [r9 + 272]                             ;    39.0 p5+p2   52 s[0]
        movaps [rbp + 2896], xmm0                          ;    40.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 288]                            ;    38.0 p2      52 s[0]
        xorps xmm0, [r9 + 288]                             ;    41.0 p0+p2   52 s[0]
        movaps [rbp + 2912], xmm0                          ;    42.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 304]                            ;    40.0 p2      52 s[0]
        xorps xmm0, [r9 + 304]                             ;    43.0 p1+p2   52 s[0]
        movaps [r15 - 80], xmm0                            ;    44.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 320]                            ;    42.0 p2      52 s[0]
        xorps xmm0, [r9 + 320]                             ;    45.0 p5+p2   52 s[0]
        movaps [rbp + 2720], xmm0                          ;    46.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 336]                            ;    44.0 p2      52 s[0]
        xorps xmm0, [r9 + 336]                             ;    47.0 p0+p2   52 s[0]
        movaps [rbp + 2928], xmm0                          ;    48.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 352]                            ;    46.0 p2      52 s[0]
        xorps xmm0, [r9 + 352]                             ;    49.0 p1+p2   52 s[0]
        movaps [rbp + 2944], xmm0                          ;    50.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 368]                            ;    48.0 p2      52 s[0]
        xorps xmm0, [r9 + 368]                             ;    51.0 p5+p2   52 s[0]
        movaps [rbp + 2736], xmm0                          ;    52.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 384]                            ;    50.0 p2      52 s[0]
        xorps xmm0, [r9 + 384]                             ;    53.0 p0+p2   52 s[0]
        movaps [r13 + 80], xmm0                            ;    54.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 400]                            ;    52.0 p2      52 s[0]
        xorps xmm0, [r9 + 400]                             ;    55.0 p1+p2   52 s[0]
        movaps [rbp + 2960], xmm0                          ;    56.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 416]                            ;    54.0 p2      52 s[0]
        xorps xmm0, [r9 + 416]                             ;    57.0 p5+p2   52 s[0]
        movaps [rbp + 2976], xmm0                          ;    58.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 432]                            ;    56.0 p2      52 s[0]
        xorps xmm0, [r9 + 432]                             ;    59.0 p0+p2   52 s[0]
        movaps [r15 - 64], xmm0                            ;    60.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 448]                            ;    58.0 p2      52 s[0]
        xorps xmm0, [r9 + 448]                             ;    61.0 p1+p2   52 s[0]
        movaps [rbp + 2448], xmm0                          ;    62.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 464]                            ;    60.0 p2      52 s[0]
        xorps xmm0, [r9 + 464]                             ;    63.0 p5+p2   52 s[0]
        movaps [rbp + 2992], xmm0                          ;    64.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 480]                            ;    62.0 p2      52 s[0]
        xorps xmm0, [r9 + 480]                             ;    65.0 p0+p2   52 s[0]
        movaps [rbp + 3008], xmm0                          ;    66.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 496]                            ;    64.0 p2      52 s[0]
        xorps xmm0, [r9 + 496]                             ;    67.0 p1+p2   52 s[0]
        movaps [r14 + 32], xmm0                            ;    68.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 512]                            ;    66.0 p2      52 s[1]
        xorps xmm0, [r9 + 512]                             ;    69.0 p5+p2   52 s[1]
        movaps [r13 + 96], xmm0                            ;    70.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 528]                            ;    68.0 p2      52 s[1]
        xorps xmm0, [r9 + 528]                             ;    71.0 p0+p2   52 s[1]
        movaps [rbp + 3024], xmm0                          ;    72.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 544]                            ;    70.0 p2      52 s[1]
        xorps xmm0, [r9 + 544]                             ;    73.0 p1+p2   52 s[1]
        movaps [rbp + 3040], xmm0                          ;    74.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 560]                            ;    72.0 p2      52 s[1]
        xorps xmm0, [r9 + 560]                             ;    75.0 p5+p2   52 s[1]
        movaps [r15 - 48], xmm0                            ;    76.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 576]                            ;    74.0 p2      52 s[1]
        xorps xmm0, [r9 + 576]                             ;    77.0 p0+p2   52 s[1]
        movaps [rbp + 2464], xmm0                          ;    78.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 592]                            ;    76.0 p2      52 s[1]
        xorps xmm0, [r9 + 592]                             ;    79.0 p1+p2   52 s[1]
        movaps [rbp + 3056], xmm0                          ;    80.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 608]                            ;    78.0 p2      52 s[1]
        xorps xmm0, [r9 + 608]                             ;    81.0 p5+p2   52 s[1]
        movaps [rbp + 3072], xmm0                          ;    82.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 624]                            ;    80.0 p2      52 s[1]
        xorps xmm0, [r9 + 624]                             ;    83.0 p0+p2   52 s[1]
        movaps [rbx - 16], xmm0                            ;    84.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 640]                            ;    82.0 p2      52 s[1]
        xorps xmm0, [r9 + 640]                             ;    85.0 p1+p2   52 s[1]
        movaps [r13 + 112], xmm0                           ;    86.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 656]                            ;    84.0 p2      52 s[1]
        xorps xmm0, [r9 + 656]                             ;    87.0 p5+p2   52 s[1]
        movaps [rbp + 4000], xmm0                          ;    88.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 672]                            ;    86.0 p2      52 s[1]
        xorps xmm0, [r9 + 672]                             ;    89.0 p0+p2   52 s[1]
        movaps [rbp + 3088], xmm0                          ;    90.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 688]                            ;    88.0 p2      52 s[1]
        xorps xmm0, [r9 + 688]                             ;    91.0 p1+p2   52 s[1]
        movaps [rbp + 3888], xmm0                          ;    92.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 704]                            ;    90.0 p2      52 s[1]
        xorps xmm0, [r9 + 704]                             ;    93.0 p5+p2   52 s[1]
        movaps [rbp + 4016], xmm0                          ;    94.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 720]                            ;    92.0 p2      52 s[1]
        xorps xmm0, [r9 + 720]                             ;    95.0 p0+p2   52 s[1]
        movaps [rbp + 3104], xmm0                          ;    96.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 736]                            ;    94.0 p2      52 s[1]
        xorps xmm0, [r9 + 736]                             ;    97.0 p1+p2   52 s[1]
        movaps [rbp + 3120], xmm0                          ;    98.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 752]                            ;    96.0 p2      52 s[1]
        xorps xmm0, [r9 + 752]                             ;    99.0 p5+p2   52 s[1]
        movaps [rbx + 0], xmm0                             ;   100.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 768]                            ;    98.0 p2      52 s[1]
        xorps xmm0, [r9 + 768]                             ;   101.0 p0+p2   52 s[1]
        movaps [r14 - 128], xmm0                           ;   102.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 784]                            ;   100.0 p2      52 s[1]
        xorps xmm0, [r9 + 784]                             ;   103.0 p1+p2   52 s[1]
        movaps [rbp + 3136], xmm0                          ;   104.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 800]                            ;   102.0 p2      52 s[1]
        xorps xmm0, [r9 + 800]                             ;   105.0 p5+p2   52 s[1]
        movaps [rbp + 3152], xmm0                          ;   106.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 816]                            ;   104.0 p2      52 s[1]
        xorps xmm0, [r9 + 816]                             ;   107.0 p0+p2   52 s[1]
        movaps [r15 - 32], xmm0                            ;   108.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 832]                            ;   106.0 p2      52 s[1]
        xorps xmm0, [r9 + 832]                             ;   109.0 p1+p2   52 s[1]
        movaps [rbp + 2752], xmm0                          ;   110.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 848]                            ;   108.0 p2      52 s[1]
        xorps xmm0, [r9 + 848]                             ;   111.0 p5+p2   52 s[1]
        movaps [rbp + 3168], xmm0                          ;   112.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 864]                            ;   110.0 p2      52 s[1]
        xorps xmm0, [r9 + 864]                             ;   113.0 p0+p2   52 s[1]
        movaps [rbp + 3184], xmm0                          ;   114.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 880]                            ;   112.0 p2      52 s[1]
        xorps xmm0, [r9 + 880]                             ;   115.0 p1+p2   52 s[1]
        movaps [rbp + 2768], xmm0                          ;   116.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 896]                            ;   114.0 p2      52 s[1]
        xorps xmm0, [r9 + 896]                             ;   117.0 p5+p2   52 s[1]
        movaps [r14 - 112], xmm0                           ;   118.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 912]                            ;   116.0 p2      52 s[1]
        xorps xmm0, [r9 + 912]                             ;   119.0 p0+p2   52 s[1]
        movaps [rbp + 3200], xmm0                          ;   120.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 928]                            ;   118.0 p2      52 s[1]
        xorps xmm0, [r9 + 928]                             ;   121.0 p1+p2   52 s[1]
        movaps [rbp + 3216], xmm0                          ;   122.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 944]                            ;   120.0 p2      52 s[1]
        xorps xmm0, [r9 + 944]                             ;   123.0 p5+p2   52 s[1]
        movaps [r15 - 16], xmm0                            ;   124.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 960]                            ;   122.0 p2      52 s[1]
        xorps xmm0, [r9 + 960]                             ;   125.0 p0+p2   52 s[1]
        movaps [rbp + 2480], xmm0                          ;   126.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 976]                            ;   124.0 p2      52 s[1]
        xorps xmm0, [r9 + 976]                             ;   127.0 p1+p2   52 s[1]
        movaps [rbp + 3232], xmm0                          ;   128.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 992]                            ;   126.0 p2      52 s[1]
        xorps xmm0, [r9 + 992]                             ;   129.0 p5+p2   52 s[1]
        movaps [rbp + 3248], xmm0                          ;   130.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1008]                           ;   128.0 p2      52 s[1]
        xorps xmm0, [r9 + 1008]                            ;   131.0 p0+p2   52 s[1]
        movaps [r14 + 48], xmm0                            ;   132.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1024]                           ;   130.0 p2      52 s[2]
        xorps xmm0, [r9 + 1024]                            ;   133.0 p1+p2   52 s[2]
        movaps [r14 - 96], xmm0                            ;   134.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1040]                           ;   132.0 p2      52 s[2]
        xorps xmm0, [r9 + 1040]                            ;   135.0 p5+p2   52 s[2]
        movaps [rbp + 3264], xmm0                          ;   136.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1056]                           ;   134.0 p2      52 s[2]
        xorps xmm0, [r9 + 1056]                            ;   137.0 p0+p2   52 s[2]
        movaps [rbp + 3280], xmm0                          ;   138.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1072]                           ;   136.0 p2      52 s[2]
        xorps xmm0, [r9 + 1072]                            ;   139.0 p1+p2   52 s[2]
        movaps [r15 + 0], xmm0                             ;   140.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1088]                           ;   138.0 p2      52 s[2]
        xorps xmm0, [r9 + 1088]                            ;   141.0 p5+p2   52 s[2]
        movaps [rbp + 2496], xmm0                          ;   142.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1104]                           ;   140.0 p2      52 s[2]
        xorps xmm0, [r9 + 1104]                            ;   143.0 p0+p2   52 s[2]
        movaps [rbp + 3296], xmm0                          ;   144.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1120]                           ;   142.0 p2      52 s[2]
        xorps xmm0, [r9 + 1120]                            ;   145.0 p1+p2   52 s[2]
        movaps [rbp + 3312], xmm0                          ;   146.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1136]                           ;   144.0 p2      52 s[2]
        xorps xmm0, [r9 + 1136]                            ;   147.0 p5+p2   52 s[2]
        movaps [rbx + 16], xmm0                            ;   148.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1152]                           ;   146.0 p2      52 s[2]
        xorps xmm0, [r9 + 1152]                            ;   149.0 p0+p2   52 s[2]
        movaps [r14 - 80], xmm0                            ;   150.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1168]                           ;   148.0 p2      52 s[2]
        xorps xmm0, [r9 + 1168]                            ;   151.0 p1+p2   52 s[2]
        movaps [rbp + 3328], xmm0                          ;   152.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1184]                           ;   150.0 p2      52 s[2]
        xorps xmm0, [r9 + 1184]                            ;   153.0 p5+p2   52 s[2]
        movaps [rbp + 3344], xmm0                          ;   154.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1200]                           ;   152.0 p2      52 s[2]
        xorps xmm0, [r9 + 1200]                            ;   155.0 p0+p2   52 s[2]
        movaps [r15 + 16], xmm0                            ;   156.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1216]                           ;   154.0 p2      52 s[2]
        xorps xmm0, [r9 + 1216]                            ;   157.0 p1+p2   52 s[2]
        movaps [rbp + 2512], xmm0                          ;   158.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1232]                           ;   156.0 p2      52 s[2]
        xorps xmm0, [r9 + 1232]                            ;   159.0 p5+p2   52 s[2]
        movaps [rbp + 3360], xmm0                          ;   160.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1248]                           ;   158.0 p2      52 s[2]
        xorps xmm0, [r9 + 1248]                            ;   161.0 p0+p2   52 s[2]
        movaps [rbp + 3376], xmm0                          ;   162.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1264]                           ;   160.0 p2      52 s[2]
        xorps xmm0, [r9 + 1264]                            ;   163.0 p1+p2   52 s[2]
        movaps [rbx + 32], xmm0                            ;   164.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1280]                           ;   162.0 p2      52 s[2]
        xorps xmm0, [r9 + 1280]                            ;   165.0 p5+p2   52 s[2]
        movaps [r14 - 64], xmm0                            ;   166.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1296]                           ;   164.0 p2      52 s[2]
        xorps xmm0, [r9 + 1296]                            ;   167.0 p0+p2   52 s[2]
        movaps [rbp + 3392], xmm0                          ;   168.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1312]                           ;   166.0 p2      52 s[2]
        xorps xmm0, [r9 + 1312]                            ;   169.0 p1+p2   52 s[2]
        movaps [rbp + 3408], xmm0                          ;   170.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1328]                           ;   168.0 p2      52 s[2]
        xorps xmm0, [r9 + 1328]                            ;   171.0 p5+p2   52 s[2]
        movaps [r15 + 32], xmm0                            ;   172.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1344]                           ;   170.0 p2      52 s[2]
        xorps xmm0, [r9 + 1344]                            ;   173.0 p0+p2   52 s[2]
        movaps [rbp + 2784], xmm0                          ;   174.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1360]                           ;   172.0 p2      52 s[2]
        xorps xmm0, [r9 + 1360]                            ;   175.0 p1+p2   52 s[2]
        movaps [rbp + 3424], xmm0                          ;   176.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1376]                           ;   174.0 p2      52 s[2]
        xorps xmm0, [r9 + 1376]                            ;   177.0 p5+p2   52 s[2]
        movaps [rbp + 3440], xmm0                          ;   178.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1392]                           ;   176.0 p2      52 s[2]
        xorps xmm0, [r9 + 1392]                            ;   179.0 p0+p2   52 s[2]
        movaps [rbx + 48], xmm0                            ;   180.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1408]                           ;   178.0 p2      52 s[2]
        xorps xmm0, [r9 + 1408]                            ;   181.0 p1+p2   52 s[2]
        movaps [r14 - 48], xmm0                            ;   182.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1424]                           ;   180.0 p2      52 s[2]
        xorps xmm0, [r9 + 1424]                            ;   183.0 p5+p2   52 s[2]
        movaps [rbp + 3456], xmm0                          ;   184.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1440]                           ;   182.0 p2      52 s[2]
        xorps xmm0, [r9 + 1440]                            ;   185.0 p0+p2   52 s[2]
        movaps [rbp + 3472], xmm0                          ;   186.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1456]                           ;   184.0 p2      52 s[2]
        xorps xmm0, [r9 + 1456]                            ;   187.0 p1+p2   52 s[2]
        movaps [r15 + 48], xmm0                            ;   188.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1472]                           ;   186.0 p2      52 s[2]
        xorps xmm0, [r9 + 1472]                            ;   189.0 p5+p2   52 s[2]
        movaps [rbp + 2528], xmm0                          ;   190.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1488]                           ;   188.0 p2      52 s[2]
        xorps xmm0, [r9 + 1488]                            ;   191.0 p0+p2   52 s[2]
        movaps [rbp + 3488], xmm0                          ;   192.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1504]                           ;   190.0 p2      52 s[2]
        xorps xmm0, [r9 + 1504]                            ;   193.0 p1+p2   52 s[2]
        movaps [rbp + 3504], xmm0                          ;   194.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1520]                           ;   192.0 p2      52 s[2]
        xorps xmm0, [r9 + 1520]                            ;   195.0 p5+p2   52 s[2]
        movaps [r14 + 64], xmm0                            ;   196.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1536]                           ;   194.0 p2      52 s[3]
        xorps xmm0, [r9 + 1536]                            ;   197.0 p0+p2   52 s[3]
        movaps [r14 - 32], xmm0                            ;   198.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1552]                           ;   196.0 p2      52 s[3]
        xorps xmm0, [r9 + 1552]                            ;   199.0 p1+p2   52 s[3]
        movaps [rbp + 3520], xmm0                          ;   200.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1568]                           ;   198.0 p2      52 s[3]
        xorps xmm0, [r9 + 1568]                            ;   201.0 p5+p2   52 s[3]
        movaps [rbp + 3536], xmm0                          ;   202.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1584]                           ;   200.0 p2      52 s[3]
        xorps xmm0, [r9 + 1584]                            ;   203.0 p0+p2   52 s[3]
        movaps [r15 + 64], xmm0                            ;   204.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1600]                           ;   202.0 p2      52 s[3]
        xorps xmm0, [r9 + 1600]                            ;   205.0 p1+p2   52 s[3]
        movaps [rbp + 2544], xmm0                          ;   206.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1616]                           ;   204.0 p2      52 s[3]
        xorps xmm0, [r9 + 1616]                            ;   207.0 p5+p2   52 s[3]
        movaps [rbp + 3552], xmm0                          ;   208.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1632]                           ;   206.0 p2      52 s[3]
        xorps xmm0, [r9 + 1632]                            ;   209.0 p0+p2   52 s[3]
        movaps [rbp + 3568], xmm0                          ;   210.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1648]                           ;   208.0 p2      52 s[3]
        xorps xmm0, [r9 + 1648]                            ;   211.0 p1+p2   52 s[3]
        movaps [rbx + 64], xmm0                            ;   212.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1664]                           ;   210.0 p2      52 s[3]
        xorps xmm0, [r9 + 1664]                            ;   213.0 p5+p2   52 s[3]
        movaps [r14 - 16], xmm0                            ;   214.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1680]                           ;   212.0 p2      52 s[3]
        xorps xmm0, [r9 + 1680]                            ;   215.0 p0+p2   52 s[3]
        movaps [rbp + 3584], xmm0                          ;   216.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1696]                           ;   214.0 p2      52 s[3]
        xorps xmm0, [r9 + 1696]                            ;   217.0 p1+p2   52 s[3]
        movaps [rbp + 3600], xmm0                          ;   218.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1712]                           ;   216.0 p2      52 s[3]
        xorps xmm0, [r9 + 1712]                            ;   219.0 p5+p2   52 s[3]
        movaps [r15 + 80], xmm0                            ;   220.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1728]                           ;   218.0 p2      52 s[3]
        xorps xmm0, [r9 + 1728]                            ;   221.0 p0+p2   52 s[3]
        movaps [rbp + 2560], xmm0                          ;   222.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1744]                           ;   220.0 p2      52 s[3]
        xorps xmm0, [r9 + 1744]                            ;   223.0 p1+p2   52 s[3]
        movaps [rbp + 3616], xmm0                          ;   224.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1760]                           ;   222.0 p2      52 s[3]
        xorps xmm0, [r9 + 1760]                            ;   225.0 p5+p2   52 s[3]
        movaps [rbp + 3632], xmm0                          ;   226.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1776]                           ;   224.0 p2      52 s[3]
        xorps xmm0, [r9 + 1776]                            ;   227.0 p0+p2   52 s[3]
        movaps [rbx + 80], xmm0                            ;   228.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1792]                           ;   226.0 p2      52 s[3]
        xorps xmm0, [r9 + 1792]                            ;   229.0 p1+p2   52 s[3]
        movaps [r14 + 0], xmm0                             ;   230.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1808]                           ;   228.0 p2      52 s[3]
        xorps xmm0, [r9 + 1808]                            ;   231.0 p5+p2   52 s[3]
        movaps [rbp + 3648], xmm0                          ;   232.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1824]                           ;   230.0 p2      52 s[3]
        xorps xmm0, [r9 + 1824]                            ;   233.0 p0+p2   52 s[3]
        movaps [rbp + 3664], xmm0                          ;   234.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1840]                           ;   232.0 p2      52 s[3]
        xorps xmm0, [r9 + 1840]                            ;   235.0 p1+p2   52 s[3]
        movaps [r15 + 96], xmm0                            ;   236.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1856]                           ;   234.0 p2      52 s[3]
        xorps xmm0, [r9 + 1856]                            ;   237.0 p5+p2   52 s[3]
        movaps [rbp + 2800], xmm0                          ;   238.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1872]                           ;   236.0 p2      52 s[3]
        xorps xmm0, [r9 + 1872]                            ;   239.0 p0+p2   52 s[3]
        movaps [rbp + 3680], xmm0                          ;   240.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1888]                           ;   238.0 p2      52 s[3]
        xorps xmm0, [r9 + 1888]                            ;   241.0 p1+p2   52 s[3]
        movaps [rbp + 3696], xmm0                          ;   242.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1904]                           ;   240.0 p2      52 s[3]
        xorps xmm0, [r9 + 1904]                            ;   243.0 p5+p2   52 s[3]
        movaps [rbp + 2816], xmm0                          ;   244.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1920]                           ;   242.0 p2      52 s[3]
        xorps xmm0, [r9 + 1920]                            ;   245.0 p0+p2   52 s[3]
        movaps [r14 + 16], xmm0                            ;   246.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1936]                           ;   244.0 p2      52 s[3]
        xorps xmm0, [r9 + 1936]                            ;   247.0 p1+p2   52 s[3]
        movaps [rbp + 3712], xmm0                          ;   248.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1952]                           ;   246.0 p2      52 s[3]
        xorps xmm0, [r9 + 1952]                            ;   249.0 p5+p2   52 s[3]
        movaps [rbp + 3728], xmm0                          ;   250.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1968]                           ;   248.0 p2      52 s[3]
        xorps xmm0, [r9 + 1968]                            ;   251.0 p0+p2   52 s[3]
        movaps [r15 + 112], xmm0                           ;   252.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 1984]                           ;   250.0 p2      52 s[3]
        xorps xmm0, [r9 + 1984]                            ;   253.0 p1+p2   52 s[3]
        movaps [rbp + 2576], xmm0                          ;   254.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 2000]                           ;   252.0 p2      52 s[3]
        xorps xmm0, [r9 + 2000]                            ;   255.0 p5+p2   52 s[3]
        movaps [rbp + 3744], xmm0                          ;   256.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 2016]                           ;   254.0 p2      52 s[3]
        xorps xmm0, [r9 + 2016]                            ;   257.0 p0+p2   52 s[3]
        movaps [rbp + 3760], xmm0                          ;   258.0 p3+p4   53 rounds
        movaps xmm0, [r8 + 2032]                           ;   256.0 p2      52 s[3]
        xorps xmm0, [r9 + 2032]                            ;   259.0 p1+p2   52 s[3]
        add r9, 0x4800                                     ;   248.2 p5      53 rounds
        movaps [r14 + 80], xmm0                            ;   260.0 p3+p4   53 rounds
        mov qword [rbp + 5088], r9                         ;   249.5 p3+p4   53 rounds
        movdqa xmm0, [rbp + 3872]                          ;                    resident
        movdqa xmm1, [rbp + 3936]                          ;                    resident
        movdqa xmm2, [rbp + 3904]                          ;                    resident
        movdqa xmm3, [rbp + 3984]                          ;                    resident
        movdqa xmm4, [rbp + 3968]                          ;                    resident
        movdqa xmm5, [rbp + 3856]                          ;                    resident
        movdqa xmm6, [rbp + 3920]                          ;                    resident
        movdqa xmm7, [rbp + 3952]                          ;                    resident
        movdqa xmm8, [rbp + 3888]                          ;                    resident
        movdqa xmm9, [rbp + 4016]                          ;                    resident
        movdqa xmm10, [rbp + 4000]                         ;                    resident
        align 16
.rounds_2:
        movaps [rbp + 48], xmm10                           ;     0.0 p3+p4   43 t[0] spill
        movaps xmm11, xmm0                                 ;     0.2 p0      43 t[0] copy
        movaps [rbp - 112], xmm8                           ;     1.0 p3+p4   43 t[0] spill
        xorps xmm11, xmm1                                  ;     1.2 p1      43 t[0]
        xorps xmm2, xmm11                                  ;     2.2 p5      43 t[0]
        movaps xmm12, xmm2                                 ;     3.2 p0      43 t[0] copy
        xorps xmm12, xmm3                                  ;     4.2 p1      43 t[0]
        movaps xmm13, xmm12                                ;     5.2 p5      43 t[0] copy
        xorps xmm13, xmm5                                  ;     6.2 p0      43 t[0]
        movaps xmm15, xmm12                                ;     5.2 p1      43 t[0] copy
        movaps [rbp - 128], xmm9                           ;     2.5 p3+p4   43 t[0] spill
        movaps [rbp + 16], xmm12                           ;     5.2 p3+p4   43 t[0] spill
        xorps xmm4, xmm12                                  ;     5.2 p5      43 t[0]
        movaps xmm9, xmm4                                  ;     6.2 p0      43 t[0] copy
        movaps [rbp - 80], xmm4                            ;     6.2 p3+p4   43 t[0] spill
        xorps xmm7, xmm4                                   ;     6.2 p1      43 t[0]
        xorps xmm6, xmm13                                  ;     7.2 p5      43 t[0]
        movaps xmm8, xmm4                                  ;     6.2 p0      43 t[0] copy
        movaps xmm14, xmm12                                ;     5.2 p1      43 t[0] copy
        movaps xmm10, xmm6                                 ;     8.2 p5      43 t[0] copy
        movaps [rbp - 96], xmm1                            ;     5.5 p3+p4   43 t[0] spill
        xorps xmm10, xmm0                                  ;     9.2 p0      43 t[0]
        movaps [rbp - 16], xmm7                            ;     7.2 p3+p4   43 t[0] spill
        movaps [rbp - 64], xmm10                           ;    10.2 p3+p4   43 t[0] spill
        xorps xmm8, xmm10                                  ;    10.2 p1      43 t[0]
        movaps xmm4, xmm13                                 ;     7.2 p5      43 t[0] copy
        movaps [rbp + 64], xmm8                            ;    11.2 p3+p4   43 t[0] spill
        orps xmm4, xmm3                                    ;     8.2 p0      43 t[0]
        xorps xmm6, xmm4                                   ;     9.2 p1      43 t[0]
        andps xmm14, xmm8                                  ;    11.2 p5      43 t[0]
        movaps [rbp - 48], xmm14                           ;    12.2 p3+p4   43 t[0] spill
        movaps xmm14, xmm7                                 ;     7.8 p0      43 t[0] copy
        movaps [rbp - 32], xmm13                           ;    10.5 p3+p4   43 t[0] spill
        movaps xmm12, xmm13                                ;     8.2 p1      43 t[0] copy
        movaps xmm13, xmm7                                 ;     8.5 p5      43 t[0] copy
        xorps xmm13, xmm1                                  ;     9.5 p0      43 t[0]
        xorps xmm14, xmm5                                  ;     9.2 p1      43 t[0]
        movaps [rbp + 32], xmm14                           ;    11.5 p3+p4   43 t[0] spill
        movaps xmm14, xmm7                                 ;     9.5 p5      43 t[0] copy
        movaps xmm7, xmm8                                  ;    11.2 p0      43 t[0] copy
        xorps xmm7, xmm3                                   ;    12.2 p1      43 t[0]
        movaps xmm1, xmm10                                 ;    10.5 p5      43 t[0] copy
        xorps xmm1, xmm13                                  ;    11.5 p0      43 t[0]
        movaps xmm8, xmm10                                 ;    11.2 p1      43 t[0] copy
        movaps xmm10, xmm13                                ;    11.5 p5      43 t[0] copy
        xorps xmm10, xmm7                                  ;    13.2 p0      43 t[0]
        andps xmm14, xmm10                                 ;    14.2 p1      43 t[0]
        xorps xmm2, xmm14                                  ;    15.2 p5      43 t[0]
        movaps xmm14, xmm13                                ;    12.8 p0      43 t[0] copy
        xorps xmm0, xmm10                                  ;    14.2 p1      43 t[0]
        xorps xmm12, xmm0                                  ;    15.2 p5      43 t[0]
        andps xmm14, [rbp + 32]                            ;    14.5 p0+p2   43 t[0]
        xorps xmm6, xmm14                                  ;    15.5 p1      43 t[0]
        movaps xmm14, xmm7                                 ;    14.5 p5      43 t[0] copy
        xorps xmm14, xmm5                                  ;    15.5 p0      43 t[0]
        xorps xmm11, xmm14                                 ;    16.5 p1      43 t[0]
        andps xmm14, xmm7                                  ;    16.5 p5      43 t[0]
        andps xmm8, xmm11                                  ;    17.5 p0      43 t[0]
        xorps xmm2, xmm14                                  ;    17.5 p1      43 t[0]
        xorps xmm14, xmm8                                  ;    18.5 p5      43 t[0]
        xorps xmm6, xmm14                                  ;    19.5 p0      43 t[0]
        xorps xmm15, xmm11                                 ;    17.5 p1      43 t[0]
        andps xmm9, xmm15                                  ;    18.5 p5      43 t[0]
        xorps xmm4, xmm2                                   ;    18.5 p0      43 t[0]
        xorps xmm2, xmm9                                   ;    19.5 p1      43 t[0]
        movaps xmm8, xmm0                                  ;    18.5 p5      43 t[0] copy
        andps xmm8, xmm1                                   ;    19.5 p0      43 t[0]
        xorps xmm14, xmm8                                  ;    20.5 p1      43 t[0]
        movaps xmm8, xmm1                                  ;    19.5 p5      43 t[0] copy
        xorps xmm8, xmm3                                   ;    20.5 p0      43 t[0]
        movaps xmm9, xmm12                                 ;    20.2 p1      43 t[0] copy
        andps xmm9, xmm8                                   ;    21.5 p5      43 t[0]
        xorps xmm4, xmm9                                   ;    22.5 p0      43 t[0]
        xorps xmm14, [rbp - 96]                            ;    21.5 p1+p2   43 t[0]
        movaps [rbp - 96], xmm15                           ;    18.5 p3+p4   43 t[0] spill
        movaps xmm9, [rbp - 48]                            ;    19.2 p2      43 t[0] reload
        xorps xmm14, xmm9                                  ;    22.5 p5      43 t[0]
        xorps xmm2, xmm9                                   ;    22.2 p0      43 t[0]
        movaps xmm15, xmm2                                 ;    23.2 p1      43 t[0] copy
        andps xmm15, xmm14                                 ;    24.2 p5      43 t[0]
        movaps [rbp - 48], xmm5                            ;    20.0 p3+p4   43 t[0] spill
        xorps xmm4, xmm15                                  ;    25.2 p0      43 t[0]
        movaps xmm9, xmm6                                  ;    23.2 p1      43 t[0] copy
        andps xmm9, xmm4                                   ;    26.2 p5      43 t[0]
        xorps xmm4, xmm14                                  ;    26.2 p0      43 t[0]
        movaps xmm5, xmm6                                  ;    24.2 p1      43 t[0] copy
        xorps xmm2, xmm9                                   ;    27.2 p5      43 t[0]
        andps xmm5, xmm2                                   ;    28.2 p0      43 t[0]
        xorps xmm14, xmm5                                  ;    29.2 p1      43 t[0]
        andps xmm8, xmm14                                  ;    30.2 p5      43 t[0]
        movaps xmm5, [rbp - 32]                            ;    22.5 p2      43 t[0] reload
        andps xmm12, xmm14                                 ;    30.2 p0      43 t[0]
        orps xmm15, xmm4                                   ;    27.2 p1      43 t[0]
        xorps xmm15, xmm2                                  ;    28.2 p5      43 t[0]
        andps xmm5, xmm15                                  ;    29.2 p0      43 t[0]
        andps xmm2, xmm14                                  ;    30.2 p1      43 t[0]
        xorps xmm6, xmm2                                   ;    31.2 p5      43 t[0]
        movaps xmm2, xmm15                                 ;    29.2 p0      43 t[0] copy
        orps xmm2, xmm14                                   ;    30.2 p1      43 t[0]
        andps xmm3, xmm15                                  ;    29.2 p5      43 t[0]
        xorps xmm4, xmm2                                   ;    31.2 p0      43 t[0]
        movaps xmm2, xmm15                                 ;    29.2 p1      43 t[0] copy
        xorps xmm2, xmm14                                  ;    30.2 p5      43 t[0]
        andps xmm0, xmm2                                   ;    31.2 p0      43 t[0]
        andps xmm1, xmm2                                   ;    31.2 p1      43 t[0]
        xorps xmm2, xmm4                                   ;    32.2 p5      43 t[0]
        andps xmm13, xmm2                                  ;    33.2 p0      43 t[0]
        movaps xmm9, [rbp - 64]                            ;    29.2 p2      43 t[0] reload
        andps xmm9, xmm4                                   ;    32.2 p1      43 t[0]
        xorps xmm14, xmm6                                  ;    32.2 p5      43 t[0]
        andps xmm10, xmm14                                 ;    33.2 p0      43 t[0]
        xorps xmm9, xmm10                                  ;    34.2 p1      43 t[0]
        andps xmm11, xmm4                                  ;    32.5 p5      43 t[0]
        movaps [rbp - 64], xmm5                            ;    30.8 p3+p4   43 t[0] spill
        xorps xmm4, xmm6                                   ;    32.8 p0      43 t[0]
        xorps xmm15, xmm4                                  ;    33.8 p1      43 t[0]
        andps xmm7, xmm15                                  ;    34.8 p5      43 t[0]
        xorps xmm10, xmm7                                  ;    35.8 p0      43 t[0]
        xorps xmm10, xmm3                                  ;    36.8 p1      43 t[0]
        xorps xmm3, xmm13                                  ;    34.5 p5      43 t[0]
        xorps xmm11, xmm0                                  ;    34.8 p0      43 t[0]
        andps xmm2, [rbp + 32]                             ;    35.2 p1+p2   43 t[0]
        xorps xmm0, xmm2                                   ;    36.2 p5      43 t[0]
        andps xmm15, [rbp - 48]                            ;    35.8 p0+p2   43 t[0]
        movaps xmm2, [rbp + 3088]                          ;    34.8 p2      43 t[0]
        movaps xmm5, [rbp - 16]                            ;    35.8 p2      43 t[0] reload
        andps xmm5, xmm14                                  ;    38.8 p1      43 t[0]
        movaps xmm14, [rbp + 64]                           ;    36.8 p2      43 t[0] reload
        andps xmm14, xmm4                                  ;    39.8 p5      43 t[0]
        xorps xmm3, xmm14                                  ;    40.8 p0      43 t[0]
        movaps xmm14, [rbp - 80]                           ;    37.8 p2      43 t[0] reload
        andps xmm14, xmm6                                  ;    40.8 p1      43 t[0]
        xorps xmm10, xmm8                                  ;    37.8 p5      43 t[0]
        xorps xmm8, xmm13                                  ;    37.8 p0      43 t[0]
        movaps xmm13, [rbp + 16]                           ;    38.8 p2      43 t[0] reload
        andps xmm13, xmm4                                  ;    41.8 p1      43 t[0]
        xorps xmm13, xmm15                                 ;    42.8 p5      43 t[0]
        xorps xmm8, xmm9                                   ;    38.8 p0      43 t[0]
        xorps xmm5, xmm13                                  ;    43.8 p1      43 t[0]
        xorps xmm9, xmm14                                  ;    41.8 p5      43 t[0]
        movaps xmm4, [rbp - 96]                            ;    39.8 p2      43 t[0] reload
        movaps xmm14, [rel aes128_encrypt.T0_constants128] ;    40.8 p2      43 t[0] reload
        andps xmm4, xmm6                                   ;    42.8 p0      43 t[0]
        xorps xmm13, xmm8                                  ;    43.8 p1      43 t[0]
        xorps xmm13, xmm11                                 ;    44.8 p5      43 t[0]
        xorps xmm8, xmm14                                  ;    43.8 p0      43 t[0]
        xorps xmm1, xmm13                                  ;    45.8 p1      43 t[0]
        xorps xmm9, xmm1                                   ;    46.8 p5      43 t[0]
        xorps xmm3, xmm1                                   ;    46.8 p0      43 t[0]
        movaps xmm1, [rbp + 3120]                          ;    41.8 p2      43 t[0]
        xorps xmm4, xmm3                                   ;    47.8 p1      43 t[0]
        xorps xmm5, xmm4                                   ;    48.8 p5      43 t[0]
        xorps xmm12, xmm4                                  ;    48.8 p0      43 t[0]
        xorps xmm13, xmm14                                 ;    45.8 p1      43 t[0]
        xorps xmm9, xmm14                                  ;    47.8 p5      43 t[0]
        xorps xmm5, xmm14                                  ;    49.8 p0      43 t[0]
        movaps xmm4, [rbp + 3104]                          ;    42.8 p2      43 t[0]
        xorps xmm0, xmm12                                  ;    49.8 p1      43 t[0]
        movaps xmm6, [rbp - 112]                           ;    43.8 p2      43 t[0]
        movaps [rbp - 48], xmm13                           ;    46.8 p3+p4   43 t[0] spill
        movaps xmm13, [rbp + 48]                           ;    44.8 p2      43 t[0] reload
        movaps [rbp + 48], xmm10                           ;    44.2 p3+p4   43 t[0] spill
        movaps xmm7, [rbp - 128]                           ;    45.8 p2      43 t[0] reload
        movaps [rbp + 32], xmm8                            ;    45.2 p3+p4   43 t[0] spill
        xorps xmm6, xmm7                                   ;    48.8 p5      43 t[0]
        xorps xmm13, xmm6                                  ;    49.8 p0      43 t[0]
        movaps xmm10, xmm13                                ;    50.8 p1      43 t[0] copy
        xorps xmm10, [rbx + 0]                             ;    51.8 p5+p2   43 t[0]
        movaps [rbp + 64], xmm9                            ;    48.8 p3+p4   43 t[0] spill
        xorps xmm1, xmm10                                  ;    52.8 p0      43 t[0]
        xorps xmm4, xmm1                                   ;    53.8 p1      43 t[0]
        movaps xmm14, xmm4                                 ;    54.8 p5      43 t[0] copy
        movaps [rbp - 16], xmm11                           ;    47.2 p3+p4   43 t[0] spill
        movaps xmm8, xmm10                                 ;    52.8 p0      43 t[0] copy
        movaps xmm9, xmm1                                  ;    53.8 p1      43 t[0] copy
        xorps xmm8, [r13 + 112]                            ;    53.8 p5+p2   43 t[0]
        movaps [rbp - 96], xmm3                            ;    48.2 p3+p4   43 t[0] spill
        movaps xmm3, xmm10                                 ;    52.8 p0      43 t[0] copy
        movaps [rbp - 32], xmm12                           ;    49.8 p3+p4   43 t[0] spill
        movaps xmm12, xmm8                                 ;    54.8 p1      43 t[0] copy
        orps xmm12, [rbx + 0]                              ;    55.8 p5+p2   43 t[0]
        movaps [rbp + 0], xmm0                             ;    50.8 p3+p4   43 t[0] spill
        xorps xmm14, xmm7                                  ;    55.8 p0      43 t[0]
        movaps [rbp + 16], xmm15                           ;    51.2 p3+p4   43 t[0] spill
        movaps xmm15, xmm1                                 ;    53.8 p1      43 t[0] copy
        movaps xmm7, xmm4                                  ;    54.8 p5      43 t[0] copy
        movaps [rbp - 80], xmm5                            ;    52.2 p3+p4   43 t[0] spill
        movaps [rcx + 32], xmm10                           ;    53.2 p3+p4   43 t[0] spill
        xorps xmm2, xmm8                                   ;    54.8 p0      43 t[0]
        movaps xmm11, xmm2                                 ;    55.8 p1      43 t[0] copy
        xorps xmm11, [rbp - 112]                           ;    56.8 p5+p2   43 t[0]
        xorps xmm9, xmm11                                  ;    57.8 p0      43 t[0]
        andps xmm3, xmm9                                   ;    58.8 p1      43 t[0]
        xorps xmm2, xmm12                                  ;    56.8 p5      43 t[0]
        movaps xmm5, xmm10                                 ;    53.8 p0      43 t[0] copy
        movaps [rsi - 96], xmm14                           ;    56.8 p3+p4   43 t[0] spill
        xorps xmm7, [r13 + 112]                            ;    55.8 p1+p2   43 t[0]
        movaps [rdx - 80], xmm1                            ;    55.2 p3+p4   43 t[0] spill
        movaps [rdi - 16], xmm7                            ;    56.8 p3+p4   43 t[0] spill
        movaps xmm1, xmm4                                  ;    54.8 p5      43 t[0] copy
        movaps [rdx - 96], xmm4                            ;    57.2 p3+p4   43 t[0] spill
        movaps xmm4, xmm7                                  ;    56.8 p0      43 t[0] copy
        andps xmm4, xmm14                                  ;    57.8 p1      43 t[0]
        movaps xmm10, xmm14                                ;    56.8 p5      43 t[0] copy
        xorps xmm10, xmm11                                 ;    57.8 p0      43 t[0]
        xorps xmm2, xmm4                                   ;    58.8 p1      43 t[0]
        movaps xmm4, xmm14                                 ;    56.8 p5      43 t[0] copy
        movaps xmm14, xmm9                                 ;    58.8 p0      43 t[0] copy
        xorps xmm14, [rbx + 0]                             ;    59.8 p1+p2   43 t[0]
        xorps xmm4, xmm14                                  ;    60.8 p5      43 t[0]
        movaps [rcx + 48], xmm10                           ;    58.8 p3+p4   43 t[0] spill
        andps xmm1, xmm4                                   ;    61.8 p0      43 t[0]
        xorps xmm13, xmm1                                  ;    62.8 p1      43 t[0]
        movaps xmm7, xmm11                                 ;    58.8 p5      43 t[0] copy
        movaps xmm0, xmm8                                  ;    59.2 p0      43 t[0] copy
        movaps xmm1, xmm10                                 ;    59.5 p1      43 t[0] copy
        movaps [rcx + 64], xmm9                            ;    59.2 p3+p4   43 t[0] spill
        movaps xmm9, xmm10                                 ;    59.8 p5      43 t[0] copy
        movaps xmm10, xmm3                                 ;    60.2 p0      43 t[0] copy
        xorps xmm10, [rbp - 128]                           ;    61.2 p1+p2   43 t[0]
        xorps xmm9, [rbx + 0]                              ;    60.8 p5+p2   43 t[0]
        movaps [rbp - 128], xmm8                           ;    60.2 p3+p4   43 t[0] spill
        movaps xmm8, xmm4                                  ;    61.8 p0      43 t[0] copy
        xorps xmm8, [rbp - 112]                            ;    62.8 p1+p2   43 t[0]
        andps xmm1, xmm8                                   ;    63.8 p5      43 t[0]
        xorps xmm10, xmm1                                  ;    64.8 p0      43 t[0]
        movaps xmm1, xmm9                                  ;    62.5 p1      43 t[0] copy
        xorps xmm0, xmm8                                   ;    63.8 p5      43 t[0]
        andps xmm1, xmm0                                   ;    64.8 p0      43 t[0]
        xorps xmm12, xmm1                                  ;    65.8 p1      43 t[0]
        movaps xmm1, xmm14                                 ;    63.8 p5      43 t[0] copy
        xorps xmm1, [r13 + 112]                            ;    64.8 p0+p2   43 t[0]
        xorps xmm6, xmm1                                   ;    65.8 p1      43 t[0]
        andps xmm1, xmm14                                  ;    65.8 p5      43 t[0]
        andps xmm7, xmm6                                   ;    66.8 p0      43 t[0]
        xorps xmm13, xmm1                                  ;    66.8 p1      43 t[0]
        xorps xmm1, xmm7                                   ;    67.8 p5      43 t[0]
        xorps xmm10, xmm1                                  ;    68.8 p0      43 t[0]
        xorps xmm5, xmm6                                   ;    66.8 p1      43 t[0]
        andps xmm15, xmm5                                  ;    67.8 p5      43 t[0]
        xorps xmm3, xmm15                                  ;    68.8 p0      43 t[0]
        xorps xmm3, xmm13                                  ;    69.8 p1      43 t[0]
        xorps xmm12, xmm13                                 ;    67.8 p5      43 t[0]
        movaps xmm13, xmm10                                ;    69.8 p0      43 t[0] copy
        andps xmm13, xmm3                                  ;    70.8 p1      43 t[0]
        xorps xmm12, xmm13                                 ;    71.8 p5      43 t[0]
        movaps xmm15, xmm10                                ;    69.8 p0      43 t[0] copy
        xorps xmm2, xmm1                                   ;    69.5 p1      43 t[0]
        xorps xmm10, xmm12                                 ;    72.8 p5      43 t[0]
        andps xmm12, xmm2                                  ;    72.8 p0      43 t[0]
        xorps xmm3, xmm12                                  ;    73.8 p1      43 t[0]
        movaps xmm12, xmm2                                 ;    70.8 p5      43 t[0] copy
        andps xmm12, xmm3                                  ;    74.8 p0      43 t[0]
        xorps xmm15, xmm12                                 ;    75.8 p1      43 t[0]
        orps xmm13, xmm10                                  ;    73.8 p5      43 t[0]
        xorps xmm13, xmm3                                  ;    74.8 p0      43 t[0]
        movaps xmm1, xmm13                                 ;    75.8 p1      43 t[0] copy
        orps xmm1, xmm15                                   ;    76.8 p5      43 t[0]
        movaps xmm12, [rbp - 128]                          ;    69.5 p2      43 t[0] reload
        xorps xmm10, xmm1                                  ;    77.8 p0      43 t[0]
        andps xmm3, xmm15                                  ;    76.8 p1      43 t[0]
        xorps xmm2, xmm3                                   ;    77.8 p5      43 t[0]
        andps xmm0, xmm15                                  ;    76.8 p0      43 t[0]
        movaps xmm1, xmm13                                 ;    75.8 p1      43 t[0] copy
        andps xmm9, xmm15                                  ;    76.8 p5      43 t[0]
        movaps xmm3, [rcx + 48]                            ;    71.8 p2      43 t[0] reload
        andps xmm11, xmm10                                 ;    78.8 p0      43 t[0]
        andps xmm5, xmm2                                   ;    78.8 p1      43 t[0]
        andps xmm6, xmm10                                  ;    78.8 p5      43 t[0]
        xorps xmm1, xmm15                                  ;    76.8 p0      43 t[0]
        xorps xmm15, xmm2                                  ;    78.8 p1      43 t[0]
        andps xmm8, xmm1                                   ;    77.8 p5      43 t[0]
        andps xmm3, xmm1                                   ;    77.8 p0      43 t[0]
        movaps xmm7, [rdx - 80]                            ;    75.8 p2      43 t[0] reload
        xorps xmm1, xmm10                                  ;    78.8 p1      43 t[0]
        xorps xmm10, xmm2                                  ;    78.8 p5      43 t[0]
        andps xmm7, xmm2                                   ;    78.8 p0      43 t[0]
        movaps xmm2, [rdx - 96]                            ;    76.8 p2      43 t[0] reload
        andps xmm4, xmm15                                  ;    79.8 p1      43 t[0]
        xorps xmm11, xmm4                                  ;    80.8 p5      43 t[0]
        andps xmm12, xmm13                                 ;    79.2 p0      43 t[0]
        xorps xmm6, xmm8                                   ;    79.8 p1      43 t[0]
        xorps xmm12, xmm6                                  ;    80.8 p5      43 t[0]
        xorps xmm4, xmm9                                   ;    80.8 p0      43 t[0]
        andps xmm2, xmm15                                  ;    80.5 p1      43 t[0]
        xorps xmm7, xmm11                                  ;    81.8 p5      43 t[0]
        movaps xmm15, [rsi - 96]                           ;    79.0 p2      43 t[0] reload
        movaps [rsi - 96], xmm2                            ;    81.5 p3+p4   43 t[0] spill
        andps xmm15, xmm1                                  ;    82.0 p0      43 t[0]
        xorps xmm9, xmm11                                  ;    81.8 p1      43 t[0]
        xorps xmm9, xmm15                                  ;    83.0 p5      43 t[0]
        movaps xmm11, [rcx + 32]                           ;    80.2 p2      43 t[0] reload
        andps xmm11, xmm10                                 ;    83.2 p0      43 t[0]
        movaps xmm2, [rdi - 16]                            ;    81.2 p2      43 t[0] reload
        andps xmm2, xmm1                                   ;    84.2 p1      43 t[0]
        movaps xmm1, [rcx + 64]                            ;    82.2 p2      43 t[0] reload
        andps xmm1, xmm10                                  ;    85.2 p5      43 t[0]
        xorps xmm15, xmm1                                  ;    86.2 p0      43 t[0]
        xorps xmm6, xmm9                                   ;    84.0 p1      43 t[0]
        xorps xmm10, xmm13                                 ;    83.8 p5      43 t[0]
        andps xmm14, xmm10                                 ;    84.8 p0      43 t[0]
        andps xmm13, [rbx + 0]                             ;    84.5 p1+p2   43 t[0]
        xorps xmm15, xmm13                                 ;    87.2 p5      43 t[0]
        andps xmm10, [r13 + 112]                           ;    85.2 p0+p2   43 t[0]
        xorps xmm11, xmm10                                 ;    86.2 p1      43 t[0]
        xorps xmm6, xmm11                                  ;    87.2 p5      43 t[0]
        xorps xmm3, xmm6                                   ;    88.2 p0      43 t[0]
        xorps xmm15, xmm3                                  ;    89.2 p1      43 t[0]
        xorps xmm7, xmm3                                   ;    89.2 p5      43 t[0]
        xorps xmm5, xmm15                                  ;    90.2 p0      43 t[0]
        xorps xmm11, [rsi - 96]                            ;    87.5 p1+p2   43 t[0]
        xorps xmm8, xmm2                                   ;    87.8 p5      43 t[0]
        xorps xmm12, xmm10                                 ;    88.2 p0      43 t[0]
        xorps xmm0, xmm5                                   ;    91.2 p1      43 t[0]
        xorps xmm12, xmm0                                  ;    92.2 p5      43 t[0]
        movaps xmm3, [r15 + 32]                            ;    86.2 p2      43 t[0]
        xorps xmm11, xmm5                                  ;    91.2 p0      43 t[0]
        movaps xmm5, [rbp + 2784]                          ;    87.2 p2      43 t[0] reload
        xorps xmm3, xmm5                                   ;    90.2 p1      43 t[0]
        movaps xmm2, [rbp + 3424]                          ;    88.2 p2      43 t[0]
        xorps xmm4, xmm14                                  ;    89.8 p5      43 t[0]
        xorps xmm4, xmm13                                  ;    90.8 p0      43 t[0]
        movaps xmm13, [rel aes128_encrypt.T0_constants128] ;    89.2 p2      43 t[0] reload
        xorps xmm9, xmm13                                  ;    92.2 p1      43 t[0]
        xorps xmm7, xmm13                                  ;    92.2 p5      43 t[0]
        movaps xmm14, [rbp + 3392]                         ;    90.2 p2      43 t[0]
        xorps xmm11, xmm13                                 ;    92.2 p0      43 t[0]
        movaps [rcx + 64], xmm4                            ;    91.8 p3+p4   43 t[0] spill
        xorps xmm8, xmm0                                   ;    92.2 p1      43 t[0]
        xorps xmm14, xmm3                                  ;    93.2 p5      43 t[0]
        movaps xmm10, xmm14                                ;    94.2 p0      43 t[0] copy
        xorps xmm10, [rbx + 48]                            ;    95.2 p1+p2   43 t[0]
        movaps xmm0, [rbp + 3440]                          ;    92.2 p2      43 t[0]
        xorps xmm0, xmm10                                  ;    96.2 p5      43 t[0]
        xorps xmm2, xmm0                                   ;    97.2 p0      43 t[0]
        movaps [rsi - 96], xmm15                           ;    91.2 p3+p4   43 t[0] spill
        movaps xmm15, xmm10                                ;    96.2 p1      43 t[0] copy
        movaps xmm4, xmm10                                 ;    96.2 p5      43 t[0] copy
        movaps xmm1, [rbp + 3408]                          ;    93.2 p2      43 t[0]
        xorps xmm15, [r14 - 64]                            ;    97.2 p0+p2   43 t[0]
        movaps [rdi + 0], xmm10                            ;    96.2 p3+p4   43 t[0] spill
        movaps [rsi - 80], xmm15                           ;    98.2 p3+p4   43 t[0] spill
        xorps xmm1, xmm15                                  ;    98.2 p1      43 t[0]
        movaps [rcx + 48], xmm12                           ;    94.5 p3+p4   43 t[0] spill
        movaps [rdi - 16], xmm6                            ;    95.5 p3+p4   43 t[0] spill
        movaps xmm6, xmm0                                  ;    97.2 p5      43 t[0] copy
        movaps [rdx - 80], xmm7                            ;    96.5 p3+p4   43 t[0] spill
        movaps xmm7, xmm1                                  ;    99.2 p0      43 t[0] copy
        movaps [rcx + 32], xmm9                            ;    97.5 p3+p4   43 t[0] spill
        movaps xmm9, xmm10                                 ;    96.2 p1      43 t[0] copy
        movaps xmm13, xmm2                                 ;    98.2 p5      43 t[0] copy
        xorps xmm13, xmm5                                  ;    99.2 p0      43 t[0]
        movaps xmm10, xmm13                                ;   100.2 p1      43 t[0] copy
        xorps xmm7, [r15 + 32]                             ;   100.2 p5+p2   43 t[0]
        xorps xmm10, xmm7                                  ;   101.2 p0      43 t[0]
        movaps [rbx + 96], xmm10                           ;   102.2 p3+p4   43 t[0] spill
        movaps [rbp - 112], xmm0                           ;    99.5 p3+p4   43 t[0] spill
        movaps [rbx + 112], xmm2                           ;   100.5 p3+p4   43 t[0] spill
        movaps [rdx - 96], xmm11                           ;   101.5 p3+p4   43 t[0] spill
        movaps xmm12, xmm15                                ;    98.2 p1      43 t[0] copy
        orps xmm12, [rbx + 48]                             ;    99.2 p5+p2   43 t[0]
        xorps xmm6, xmm7                                   ;   101.2 p0      43 t[0]
        andps xmm4, xmm6                                   ;   102.2 p1      43 t[0]
        xorps xmm1, xmm12                                  ;   100.2 p5      43 t[0]
        movaps [rbp - 128], xmm8                           ;   102.5 p3+p4   43 t[0] spill
        movaps xmm8, xmm15                                 ;    99.2 p0      43 t[0] copy
        movaps [rdi + 16], xmm13                           ;   103.5 p3+p4   43 t[0] spill
        movaps xmm5, xmm2                                  ;    99.8 p1      43 t[0] copy
        xorps xmm5, [r14 - 64]                             ;   100.8 p5+p2   43 t[0]
        movaps [r13 - 128], xmm5                           ;   104.5 p3+p4   43 t[0] spill
        movaps [rcx + 80], xmm6                            ;   105.5 p3+p4   43 t[0] spill
        movaps xmm11, xmm0                                 ;   100.8 p0      43 t[0] copy
        movaps xmm0, xmm2                                  ;   101.0 p1      43 t[0] copy
        movaps xmm2, xmm5                                  ;   101.8 p5      43 t[0] copy
        movaps xmm5, xmm7                                  ;   101.8 p0      43 t[0] copy
        andps xmm2, xmm13                                  ;   102.8 p1      43 t[0]
        xorps xmm1, xmm2                                   ;   103.8 p5      43 t[0]
        movaps xmm2, xmm13                                 ;   102.8 p0      43 t[0] copy
        movaps xmm13, xmm6                                 ;   103.0 p1      43 t[0] copy
        xorps xmm13, [rbx + 48]                            ;   104.0 p5+p2   43 t[0]
        xorps xmm2, xmm13                                  ;   105.0 p0      43 t[0]
        andps xmm0, xmm2                                   ;   106.0 p1      43 t[0]
        xorps xmm14, xmm0                                  ;   107.0 p5      43 t[0]
        movaps xmm0, xmm10                                 ;   104.8 p0      43 t[0] copy
        movaps xmm6, xmm10                                 ;   105.0 p1      43 t[0] copy
        xorps xmm6, [rbx + 48]                             ;   106.0 p5+p2   43 t[0]
        movaps xmm10, xmm4                                 ;   105.8 p0      43 t[0] copy
        xorps xmm10, [rbp + 2784]                          ;   106.8 p1+p2   43 t[0]
        movaps xmm15, xmm2                                 ;   106.2 p5      43 t[0] copy
        xorps xmm15, [r15 + 32]                            ;   107.2 p0+p2   43 t[0]
        andps xmm0, xmm15                                  ;   108.2 p1      43 t[0]
        xorps xmm10, xmm0                                  ;   109.2 p5      43 t[0]
        movaps xmm0, xmm6                                  ;   107.8 p0      43 t[0] copy
        xorps xmm8, xmm15                                  ;   108.2 p1      43 t[0]
        andps xmm0, xmm8                                   ;   109.2 p5      43 t[0]
        xorps xmm12, xmm0                                  ;   110.2 p0      43 t[0]
        movaps xmm0, xmm13                                 ;   109.0 p1      43 t[0] copy
        xorps xmm0, [r14 - 64]                             ;   110.0 p5+p2   43 t[0]
        xorps xmm3, xmm0                                   ;   111.0 p0      43 t[0]
        andps xmm5, xmm3                                   ;   112.0 p1      43 t[0]
        andps xmm0, xmm13                                  ;   111.0 p5      43 t[0]
        xorps xmm9, xmm3                                   ;   112.0 p0      43 t[0]
        andps xmm11, xmm9                                  ;   113.0 p1      43 t[0]
        xorps xmm4, xmm11                                  ;   114.0 p5      43 t[0]
        xorps xmm14, xmm0                                  ;   112.0 p0      43 t[0]
        xorps xmm12, xmm14                                 ;   113.0 p1      43 t[0]
        xorps xmm0, xmm5                                   ;   113.0 p5      43 t[0]
        xorps xmm10, xmm0                                  ;   114.0 p0      43 t[0]
        movaps xmm11, xmm10                                ;   115.0 p1      43 t[0] copy
        xorps xmm4, xmm14                                  ;   115.0 p5      43 t[0]
        andps xmm11, xmm4                                  ;   116.0 p0      43 t[0]
        movaps xmm5, [rbp - 112]                           ;   110.8 p2      43 t[0] reload
        xorps xmm12, xmm11                                 ;   117.0 p1      43 t[0]
        movaps xmm14, xmm10                                ;   115.0 p5      43 t[0] copy
        xorps xmm10, xmm12                                 ;   118.0 p0      43 t[0]
        xorps xmm1, xmm0                                   ;   115.0 p1      43 t[0]
        andps xmm12, xmm1                                  ;   118.0 p5      43 t[0]
        xorps xmm4, xmm12                                  ;   119.0 p0      43 t[0]
        movaps xmm12, xmm1                                 ;   116.0 p1      43 t[0] copy
        orps xmm11, xmm10                                  ;   119.0 p5      43 t[0]
        andps xmm12, xmm4                                  ;   120.0 p0      43 t[0]
        xorps xmm14, xmm12                                 ;   121.0 p1      43 t[0]
        xorps xmm11, xmm4                                  ;   120.0 p5      43 t[0]
        andps xmm4, xmm14                                  ;   122.0 p0      43 t[0]
        xorps xmm1, xmm4                                   ;   123.0 p1      43 t[0]
        movaps xmm0, xmm11                                 ;   121.0 p5      43 t[0] copy
        orps xmm0, xmm14                                   ;   122.0 p0      43 t[0]
        movaps xmm4, [rbx + 96]                            ;   115.5 p2      43 t[0] reload
        movaps xmm12, [rsi - 80]                           ;   116.5 p2      43 t[0] reload
        xorps xmm10, xmm0                                  ;   123.0 p1      43 t[0]
        andps xmm7, xmm10                                  ;   124.0 p5      43 t[0]
        movaps xmm0, xmm11                                 ;   121.0 p0      43 t[0] copy
        xorps xmm0, xmm14                                  ;   122.0 p1      43 t[0]
        andps xmm15, xmm0                                  ;   123.0 p5      43 t[0]
        andps xmm4, xmm0                                   ;   123.0 p0      43 t[0]
        xorps xmm0, xmm10                                  ;   124.0 p1      43 t[0]
        andps xmm6, xmm14                                  ;   122.0 p5      43 t[0]
        andps xmm3, xmm10                                  ;   124.0 p0      43 t[0]
        xorps xmm10, xmm1                                  ;   124.0 p1      43 t[0]
        andps xmm9, xmm1                                   ;   124.0 p5      43 t[0]
        andps xmm8, xmm14                                  ;   122.8 p0      43 t[0]
        xorps xmm14, xmm1                                  ;   124.0 p1      43 t[0]
        andps xmm5, xmm1                                   ;   124.0 p5      43 t[0]
        movaps xmm1, [rbx + 112]                           ;   122.0 p2      43 t[0] reload
        andps xmm2, xmm14                                  ;   125.0 p0      43 t[0]
        andps xmm1, xmm14                                  ;   125.0 p1      43 t[0]
        movaps xmm14, [rdi + 16]                           ;   123.0 p2      43 t[0] reload
        movaps [rdi + 16], xmm1                            ;   126.0 p3+p4   43 t[0] spill
        movaps xmm1, [r13 - 128]                           ;   124.0 p2      43 t[0] reload
        andps xmm1, xmm0                                   ;   127.0 p5      43 t[0]
        andps xmm14, xmm0                                  ;   126.0 p0      43 t[0]
        movaps xmm0, [rdi + 0]                             ;   125.0 p2      43 t[0] reload
        andps xmm0, xmm10                                  ;   128.0 p1      43 t[0]
        xorps xmm7, xmm2                                   ;   126.0 p5      43 t[0]
        xorps xmm5, xmm7                                   ;   127.0 p0      43 t[0]
        xorps xmm3, xmm15                                  ;   126.0 p1      43 t[0]
        xorps xmm15, xmm1                                  ;   128.0 p5      43 t[0]
        movaps xmm1, [rcx + 80]                            ;   126.0 p2      43 t[0] reload
        xorps xmm2, xmm6                                   ;   126.8 p0      43 t[0]
        xorps xmm6, xmm7                                   ;   127.0 p1      43 t[0]
        movaps xmm7, [rcx + 48]                            ;   127.0 p2      43 t[0] reload
        andps xmm1, xmm10                                  ;   129.0 p5      43 t[0]
        xorps xmm10, xmm11                                 ;   127.8 p0      43 t[0]
        xorps xmm6, xmm14                                  ;   128.0 p1      43 t[0]
        andps xmm13, xmm10                                 ;   128.8 p5      43 t[0]
        andps xmm10, [r14 - 64]                            ;   128.8 p0+p2   43 t[0]
        xorps xmm2, xmm13                                  ;   129.8 p1      43 t[0]
        andps xmm12, xmm11                                 ;   129.2 p5      43 t[0]
        xorps xmm12, xmm3                                  ;   130.2 p0      43 t[0]
        movaps xmm13, [rbp + 0]                            ;   129.0 p2      55 t[0]
        andps xmm11, [rbx + 48]                            ;   130.0 p1+p2   43 t[0]
        xorps xmm0, xmm10                                  ;   130.2 p5      43 t[0]
        xorps xmm14, xmm1                                  ;   130.8 p0      43 t[0]
        xorps xmm3, xmm6                                   ;   131.0 p1      43 t[0]
        xorps xmm3, xmm0                                   ;   132.0 p5      43 t[0]
        xorps xmm0, [rdi + 16]                             ;   131.8 p0+p2   43 t[0]
        xorps xmm14, xmm11                                 ;   132.0 p1      43 t[0]
        xorps xmm4, xmm3                                   ;   133.0 p5      43 t[0]
        xorps xmm5, xmm4                                   ;   134.0 p0      43 t[0]
        xorps xmm14, xmm4                                  ;   134.0 p1      43 t[0]
        movaps xmm4, [rbp - 64]                            ;   132.0 p2      55 t[0]
        xorps xmm4, [rbp - 16]                             ;   135.0 p5+p2   55 t[0]
        xorps xmm4, [rbp - 32]                             ;   136.0 p0+p2   55 t[0]
        xorps xmm4, [rbp + 16]                             ;   137.0 p1+p2   55 t[0]
        xorps xmm2, xmm11                                  ;   134.2 p5      43 t[0]
        movaps xmm11, [rel aes128_encrypt.T0_constants128] ;   136.0 p2      43 t[0] reload
        xorps xmm5, xmm11                                  ;   139.0 p0      43 t[0]
        xorps xmm12, xmm10                                 ;   135.0 p1      43 t[0]
        xorps xmm9, xmm14                                  ;   135.2 p5      43 t[0]
        xorps xmm8, xmm9                                   ;   136.2 p0      43 t[0]
        xorps xmm12, xmm8                                  ;   137.2 p1      43 t[0]
        movaps [rbp - 64], xmm12                           ;   138.2 p3+p4   43 t[0] spill
        xorps xmm6, xmm11                                  ;   139.0 p5      43 t[0]
        xorps xmm3, xmm11                                  ;   139.0 p0      43 t[0]
        movaps xmm1, [rbp - 128]                           ;   137.0 p2      43 t[0] reload
        xorps xmm13, xmm1                                  ;   140.0 p1      55 t[0]
        xorps xmm15, xmm8                                  ;   137.2 p5      43 t[0]
        movaps xmm8, [rbp + 64]                            ;   138.0 p2      55 t[0]
        xorps xmm4, xmm7                                   ;   138.0 p0      55 t[0]
        movaps xmm1, [rbp - 80]                            ;   139.0 p2      55 t[0]
        xorps xmm0, xmm9                                   ;   138.0 p1      43 t[0]
        xorps xmm0, xmm11                                  ;   139.0 p5      43 t[0]
        movaps xmm9, [rdx - 80]                            ;   140.0 p2      43 t[0] reload
        movaps xmm10, xmm0                                 ;   140.0 p0      55 t[0] copy
        movaps [rdx - 80], xmm4                            ;   139.0 p3+p4   55 t[0] spill
        xorps xmm8, xmm9                                   ;   143.0 p1      55 t[0]
        xorps xmm0, xmm8                                   ;   144.0 p5      55 t[0]
        movaps xmm7, [rbp + 0]                             ;   141.0 p2      55 t[0]
        xorps xmm1, [rdx - 96]                             ;   142.0 p0+p2   55 t[0]
        movaps [rbp + 16], xmm3                            ;   140.0 p3+p4   43 t[0] spill
        xorps xmm9, xmm11                                  ;   143.0 p1      55 t[0]
        movaps xmm11, [rbp + 0]                            ;   143.0 p2      55 t[0]
        movaps [rbp + 0], xmm6                             ;   140.0 p3+p4   43 t[0] spill
        movaps xmm6, [rbp + 3712]                          ;   144.0 p2      43 t[0]
        xorps xmm10, [rbp - 80]                            ;   145.0 p5+p2   55 t[0]
        movaps xmm4, [rbp + 3728]                          ;   146.0 p2      43 t[0]
        xorps xmm8, [rbp - 96]                             ;   147.0 p0+p2   55 t[0]
        movaps [rbp - 16], xmm0                            ;   145.0 p3+p4   55 t[0] spill
        movaps xmm0, [rdx - 96]                            ;   148.0 p2      55 t[0]
        xorps xmm0, [rel aes128_encrypt.T0_constants128]   ;   151.0 p1+p2   55 t[0]
        movaps [rdx - 96], xmm5                            ;   141.5 p3+p4   43 t[0] spill
        xorps xmm11, xmm1                                  ;   146.0 p5      55 t[0]
        movaps [rbp - 32], xmm11                           ;   147.0 p3+p4   55 t[0] spill
        movaps xmm11, [r15 + 112]                          ;   150.0 p2      43 t[0]
        xorps xmm11, [rbp + 2576]                          ;   153.0 p0+p2   43 t[0]
        xorps xmm6, xmm11                                  ;   154.0 p1      43 t[0]
        movaps xmm5, xmm6                                  ;   155.0 p5      43 t[0] copy
        movaps xmm12, xmm2                                 ;   143.2 p0      55 t[0] copy
        movaps [rdi + 16], xmm2                            ;   143.5 p3+p4   43 t[0] spill
        movaps xmm2, xmm15                                 ;   143.8 p1      55 t[0] copy
        xorps xmm2, [rbp - 128]                            ;   152.0 p5+p2   55 t[0]
        movaps [rbp - 128], xmm15                          ;   144.5 p3+p4   43 t[0] spill
        xorps xmm5, [r14 + 80]                             ;   156.0 p0+p2   43 t[0]
        movaps xmm15, xmm13                                ;   144.8 p1      55 t[0] copy
        xorps xmm15, [rdi - 16]                            ;   154.0 p5+p2   55 t[0]
        movaps [rdi - 16], xmm13                           ;   145.5 p3+p4   55 t[0] spill
        movaps xmm13, xmm5                                 ;   157.0 p0      43 t[0] copy
        xorps xmm13, [r14 + 16]                            ;   158.0 p1+p2   43 t[0]
        movaps [rdi + 0], xmm2                             ;   153.0 p3+p4   55 t[0] spill
        movaps [rbp - 80], xmm10                           ;   147.5 p3+p4   55 t[0] spill
        movaps xmm10, [rbp + 3760]                         ;   156.0 p2      43 t[0]
        xorps xmm10, xmm5                                  ;   159.0 p5      43 t[0]
        movaps xmm3, [rbp + 3744]                          ;   157.0 p2      43 t[0]
        xorps xmm3, xmm10                                  ;   160.0 p0      43 t[0]
        xorps xmm15, [rel aes128_encrypt.T0_constants128]  ;   158.0 p1+p2   55 t[0]
        xorps xmm4, xmm13                                  ;   159.0 p5      43 t[0]
        movaps [r13 - 128], xmm12                          ;   151.0 p3+p4   55 t[0] spill
        movaps [rbx + 112], xmm1                           ;   152.0 p3+p4   55 t[0] spill
        movaps [rsi - 64], xmm10                           ;   160.0 p3+p4   43 t[0] spill
        movaps xmm2, xmm5                                  ;   157.0 p0      43 t[0] copy
        movaps [rbx + 96], xmm14                           ;   154.0 p3+p4   55 t[0] spill
        movaps xmm14, xmm3                                 ;   161.0 p1      43 t[0] copy
        movaps [rcx + 80], xmm15                           ;   159.0 p3+p4   55 t[0] spill
        movaps [rbp - 112], xmm0                           ;   156.0 p3+p4   55 t[0] spill
        movaps xmm15, xmm5                                 ;   157.0 p5      43 t[0] copy
        movaps xmm0, xmm4                                  ;   160.0 p0      43 t[0] copy
        movaps [rsi - 80], xmm8                            ;   157.0 p3+p4   55 t[0] spill
        movaps xmm8, xmm3                                  ;   161.0 p1      43 t[0] copy
        xorps xmm8, [r14 + 16]                             ;   162.0 p5+p2   43 t[0]
        movaps [rdx - 64], xmm3                            ;   161.0 p3+p4   43 t[0] spill
        xorps xmm0, [r15 + 112]                            ;   161.0 p0+p2   43 t[0]
        movaps xmm12, xmm10                                ;   160.0 p1      43 t[0] copy
        movaps [rbp + 2592], xmm5                          ;   159.0 p3+p4   43 t[0] spill
        movaps xmm5, xmm0                                  ;   162.0 p5      43 t[0] copy
        xorps xmm12, xmm0                                  ;   162.0 p0      43 t[0]
        xorps xmm14, [rbp + 2576]                          ;   162.0 p1+p2   43 t[0]
        movaps [rbp + 80], xmm9                            ;   160.0 p3+p4   55 t[0] spill
        andps xmm15, xmm12                                 ;   163.0 p5      43 t[0]
        movaps [rbp + 2608], xmm12                         ;   163.0 p3+p4   43 t[0] spill
        movaps xmm9, xmm3                                  ;   161.0 p0      43 t[0] copy
        movaps xmm3, xmm12                                 ;   163.0 p1      43 t[0] copy
        xorps xmm3, [r14 + 80]                             ;   164.0 p5+p2   43 t[0]
        movaps [r13 - 112], xmm14                          ;   163.0 p3+p4   43 t[0] spill
        movaps xmm1, xmm10                                 ;   160.8 p0      43 t[0] copy
        movaps xmm10, xmm13                                ;   161.0 p1      43 t[0] copy
        movaps [rbp + 96], xmm8                            ;   163.0 p3+p4   43 t[0] spill
        movaps xmm12, xmm14                                ;   163.0 p5      43 t[0] copy
        xorps xmm12, xmm3                                  ;   165.0 p0      43 t[0]
        movaps [rcx + 96], xmm7                            ;   164.0 p3+p4   55 t[0] spill
        movaps xmm7, xmm13                                 ;   162.2 p1      43 t[0] copy
        orps xmm7, [r14 + 80]                              ;   163.2 p5+p2   43 t[0]
        xorps xmm4, xmm7                                   ;   164.2 p0      43 t[0]
        andps xmm9, xmm12                                  ;   166.0 p1      43 t[0]
        xorps xmm6, xmm9                                   ;   167.0 p5      43 t[0]
        movaps xmm9, xmm8                                  ;   163.8 p0      43 t[0] copy
        andps xmm9, xmm14                                  ;   164.8 p1      43 t[0]
        xorps xmm4, xmm9                                   ;   165.8 p5      43 t[0]
        movaps [rsi - 48], xmm12                           ;   166.0 p3+p4   43 t[0] spill
        movaps xmm9, xmm14                                 ;   164.8 p0      43 t[0] copy
        movaps xmm14, xmm12                                ;   166.0 p1      43 t[0] copy
        movaps xmm12, xmm3                                 ;   165.5 p5      43 t[0] copy
        xorps xmm12, [r14 + 16]                            ;   166.5 p0+p2   43 t[0]
        xorps xmm14, [r15 + 112]                           ;   167.0 p1+p2   43 t[0]
        xorps xmm9, xmm0                                   ;   166.5 p5      43 t[0]
        xorps xmm10, xmm14                                 ;   168.0 p0      43 t[0]
        movaps xmm8, xmm15                                 ;   167.2 p1      43 t[0] copy
        xorps xmm8, [rbp + 2576]                           ;   168.2 p5+p2   43 t[0]
        xorps xmm11, xmm12                                 ;   167.8 p0      43 t[0]
        andps xmm5, xmm11                                  ;   168.8 p1      43 t[0]
        xorps xmm2, xmm11                                  ;   168.8 p5      43 t[0]
        andps xmm1, xmm2                                   ;   169.8 p0      43 t[0]
        xorps xmm15, xmm1                                  ;   170.8 p1      43 t[0]
        andps xmm12, xmm3                                  ;   169.5 p5      43 t[0]
        xorps xmm6, xmm12                                  ;   170.5 p0      43 t[0]
        xorps xmm12, xmm5                                  ;   170.5 p1      43 t[0]
        xorps xmm8, xmm12                                  ;   171.5 p5      43 t[0]
        xorps xmm7, xmm6                                   ;   171.5 p0      43 t[0]
        xorps xmm4, xmm12                                  ;   171.5 p1      43 t[0]
        movaps xmm12, xmm14                                ;   171.5 p5      43 t[0] copy
        movaps xmm1, [r14 + 80]                            ;   169.8 p2      43 t[0] reload
        xorps xmm15, xmm6                                  ;   171.8 p0      43 t[0]
        andps xmm12, xmm9                                  ;   172.5 p1      43 t[0]
        xorps xmm8, xmm12                                  ;   173.5 p5      43 t[0]
        movaps xmm12, xmm9                                 ;   172.8 p0      43 t[0] copy
        xorps xmm12, xmm1                                  ;   173.8 p1      43 t[0]
        movaps xmm6, xmm4                                  ;   173.5 p5      43 t[0] copy
        movaps xmm5, xmm10                                 ;   173.8 p0      43 t[0] copy
        andps xmm5, xmm12                                  ;   174.8 p1      43 t[0]
        xorps xmm7, xmm5                                   ;   175.8 p5      43 t[0]
        movaps xmm5, xmm15                                 ;   174.8 p0      43 t[0] copy
        andps xmm5, xmm8                                   ;   175.8 p1      43 t[0]
        xorps xmm7, xmm5                                   ;   176.8 p5      43 t[0]
        andps xmm6, xmm7                                   ;   177.8 p0      43 t[0]
        xorps xmm7, xmm8                                   ;   177.8 p1      43 t[0]
        xorps xmm15, xmm6                                  ;   178.8 p5      43 t[0]
        orps xmm5, xmm7                                    ;   178.8 p0      43 t[0]
        movaps xmm6, xmm4                                  ;   177.2 p1      43 t[0] copy
        andps xmm6, xmm15                                  ;   179.8 p5      43 t[0]
        xorps xmm8, xmm6                                   ;   180.8 p0      43 t[0]
        movaps xmm6, [rbp + 80]                            ;   174.8 p2      55 t[0] reload
        xorps xmm5, xmm15                                  ;   179.8 p1      43 t[0]
        andps xmm15, xmm8                                  ;   181.8 p5      43 t[0]
        xorps xmm4, xmm15                                  ;   182.8 p0      43 t[0]
        movaps xmm15, [rsi - 64]                           ;   175.8 p2      43 t[0] reload
        andps xmm15, xmm4                                  ;   183.8 p1      43 t[0]
        xorps xmm6, xmm15                                  ;   184.8 p5      55 t[0]
        movaps xmm15, xmm8                                 ;   181.8 p0      43 t[0] copy
        andps xmm12, xmm8                                  ;   181.8 p1      43 t[0]
        orps xmm15, xmm5                                   ;   182.8 p5      43 t[0]
        xorps xmm7, xmm15                                  ;   183.8 p0      43 t[0]
        andps xmm13, xmm5                                  ;   181.2 p1      43 t[0]
        andps xmm2, xmm4                                   ;   183.8 p5      43 t[0]
        andps xmm0, xmm7                                   ;   184.8 p0      43 t[0]
        andps xmm11, xmm7                                  ;   184.8 p1      43 t[0]
        movaps xmm15, xmm5                                 ;   182.5 p5      43 t[0] copy
        xorps xmm15, xmm8                                  ;   183.5 p0      43 t[0]
        andps xmm10, xmm8                                  ;   183.2 p1      43 t[0]
        andps xmm14, xmm15                                 ;   184.5 p5      43 t[0]
        andps xmm9, xmm15                                  ;   184.5 p0      43 t[0]
        xorps xmm11, xmm14                                 ;   185.8 p1      43 t[0]
        xorps xmm8, xmm4                                   ;   184.5 p5      43 t[0]
        xorps xmm4, xmm7                                   ;   184.8 p0      43 t[0]
        xorps xmm7, xmm15                                  ;   185.2 p1      43 t[0]
        movaps xmm15, [rsi - 48]                           ;   182.8 p2      43 t[0] reload
        movaps [rsi - 48], xmm11                           ;   186.8 p3+p4   43 t[0] spill
        movaps xmm11, [rdx - 64]                           ;   183.8 p2      43 t[0] reload
        andps xmm11, xmm8                                  ;   186.8 p5      43 t[0]
        andps xmm15, xmm8                                  ;   185.8 p0      43 t[0]
        movaps xmm8, [r13 - 112]                           ;   184.8 p2      43 t[0] reload
        movaps [r13 - 112], xmm11                          ;   187.8 p3+p4   43 t[0] spill
        movaps xmm11, [rbp + 96]                           ;   185.8 p2      43 t[0] reload
        andps xmm11, xmm7                                  ;   188.8 p1      43 t[0]
        xorps xmm14, xmm11                                 ;   189.8 p5      43 t[0]
        xorps xmm0, xmm15                                  ;   186.8 p0      43 t[0]
        xorps xmm15, xmm12                                 ;   187.2 p1      43 t[0]
        xorps xmm12, xmm0                                  ;   187.8 p5      43 t[0]
        movaps xmm11, [rbp + 2592]                         ;   186.8 p2      43 t[0] reload
        xorps xmm6, xmm0                                   ;   187.8 p0      55 t[0]
        movaps xmm0, [rbp + 2608]                          ;   187.8 p2      43 t[0] reload
        andps xmm0, xmm4                                   ;   190.8 p1      43 t[0]
        andps xmm11, xmm4                                  ;   189.8 p5      43 t[0]
        xorps xmm4, xmm5                                   ;   188.8 p0      43 t[0]
        andps xmm3, xmm4                                   ;   189.8 p1      43 t[0]
        andps xmm5, xmm1                                   ;   189.5 p5      43 t[0]
        movaps xmm1, [rbp - 112]                           ;   188.8 p2      55 t[0] reload
        andps xmm4, [r14 + 16]                             ;   189.8 p0+p2   43 t[0]
        xorps xmm11, xmm4                                  ;   190.8 p1      43 t[0]
        xorps xmm1, xmm11                                  ;   191.8 p5      55 t[0]
        xorps xmm1, [r13 - 112]                            ;   192.8 p0+p2   55 t[0]
        xorps xmm15, xmm3                                  ;   191.2 p1      43 t[0]
        andps xmm8, xmm7                                   ;   191.5 p5      43 t[0]
        xorps xmm12, xmm8                                  ;   192.5 p0      43 t[0]
        xorps xmm8, xmm5                                   ;   192.5 p1      43 t[0]
        xorps xmm8, xmm0                                   ;   193.5 p5      43 t[0]
        xorps xmm13, xmm4                                  ;   192.8 p0      43 t[0]
        movaps xmm0, [rsi - 48]                            ;   191.8 p2      43 t[0] reload
        xorps xmm13, xmm0                                  ;   194.8 p1      43 t[0]
        movaps xmm3, [rel aes128_encrypt.T0_constants128]  ;   192.8 p2      43 t[0] reload
        xorps xmm0, xmm12                                  ;   194.8 p5      43 t[0]
        movaps xmm7, [rbx + 112]                           ;   193.8 p2      55 t[0] reload
        xorps xmm12, xmm3                                  ;   195.8 p0      43 t[0]
        xorps xmm0, xmm11                                  ;   195.8 p1      43 t[0]
        movaps xmm11, [r13 - 128]                          ;   194.8 p2      55 t[0] reload
        xorps xmm9, xmm0                                   ;   196.8 p5      43 t[0]
        xorps xmm8, xmm9                                   ;   197.8 p0      43 t[0]
        xorps xmm2, xmm8                                   ;   198.8 p1      43 t[0]
        xorps xmm10, xmm2                                  ;   199.8 p5      43 t[0]
        xorps xmm1, xmm2                                   ;   199.8 p0      55 t[0]
        movaps xmm2, [rbp + 16]                            ;   195.8 p2      43 t[0] reload
        xorps xmm0, xmm2                                   ;   198.8 p1      55 t[0]
        xorps xmm0, xmm3                                   ;   199.8 p5      55 t[0]
        xorps xmm15, xmm5                                  ;   196.8 p0      43 t[0]
        movaps xmm5, [rbx + 96]                            ;   196.8 p2      55 t[0] reload
        xorps xmm5, xmm8                                   ;   199.8 p1      55 t[0]
        xorps xmm11, xmm15                                 ;   197.8 p5      55 t[0]
        xorps xmm6, xmm9                                   ;   197.8 p0      55 t[0]
        movaps xmm4, [rsi - 80]                            ;   197.8 p2      55 t[0] reload
        xorps xmm4, xmm8                                   ;   200.8 p1      55 t[0]
        xorps xmm13, xmm10                                 ;   200.8 p5      43 t[0]
        xorps xmm14, xmm10                                 ;   200.8 p0      43 t[0]
        movaps xmm9, [rcx + 96]                            ;   198.8 p2      55 t[0] reload
        movaps xmm10, xmm11                                ;   199.2 p1      55 t[0] copy
        xorps xmm10, [rcx + 32]                            ;   200.2 p5+p2   55 t[0]
        xorps xmm8, xmm13                                  ;   201.8 p0      55 t[0]
        movaps xmm3, xmm6                                  ;   200.2 p1      55 t[0] copy
        xorps xmm13, [rdx - 80]                            ;   201.8 p5+p2   55 t[0]
        xorps xmm7, xmm6                                   ;   200.8 p0      55 t[0]
        movaps [rcx + 96], xmm7                            ;   201.8 p3+p4   55 t[0] spill
        mov r8, qword [rbp + 5080]                         ;   201.8 p2      55 t[0].0 reload
        movaps xmm7, xmm10                                 ;   201.2 p1      55 t[0] copy
        xorps xmm7, [rbp + 32]                             ;   202.8 p5+p2   55 t[0]
        xorps xmm10, [rbp + 48]                            ;   203.8 p0+p2   55 t[0]
        xorps xmm9, xmm14                                  ;   202.2 p1      55 t[0]
        xorps xmm15, xmm9                                  ;   203.2 p5      55 t[0]
        xorps xmm6, xmm5                                   ;   202.8 p0      55 t[0]
        xorps xmm6, [rbp + 64]                             ;   204.8 p1+p2   55 t[0]
        xorps xmm6, [r8 + 2384]                            ;   207.8 p5+p2   55 t[0]
        xorps xmm15, [rdx - 80]                            ;   206.8 p0+p2   55 t[0]
        xorps xmm15, [rbp + 48]                            ;   207.8 p1+p2   55 t[0]
        movaps [rbp + 48], xmm6                            ;   208.8 p3+p4   55 t[0] spill
        movaps xmm6, xmm12                                 ;   204.5 p5      55 t[0] copy
        xorps xmm6, xmm7                                   ;   205.5 p0      55 t[0]
        xorps xmm7, [rcx + 64]                             ;   208.8 p1+p2   55 t[0]
        xorps xmm7, [r8 + 2080]                            ;   209.8 p5+p2   55 t[0]
        movaps [rbp + 16], xmm7                            ;   210.8 p3+p4   55 t[0] spill
        movaps xmm7, xmm13                                 ;   205.8 p0      55 t[0] copy
        xorps xmm14, [rbp - 128]                           ;   210.8 p1+p2   55 t[0]
        xorps xmm8, xmm14                                  ;   211.8 p5      55 t[0]
        xorps xmm8, [rbp - 64]                             ;   212.8 p0+p2   55 t[0]
        xorps xmm11, xmm14                                 ;   211.8 p1      55 t[0]
        xorps xmm13, xmm11                                 ;   212.8 p5      55 t[0]
        xorps xmm14, [rbp - 80]                            ;   212.8 p0+p2   55 t[0]
        xorps xmm2, xmm9                                   ;   208.2 p1      55 t[0]
        xorps xmm9, [r8 + 2160]                            ;   213.8 p5+p2   55 t[0]
        xorps xmm3, [rdx - 96]                             ;   214.8 p0+p2   55 t[0]
        movaps [rbp - 128], xmm14                          ;   213.8 p3+p4   55 t[0] spill
        movaps xmm14, xmm1                                 ;   209.2 p1      55 t[0] copy
        xorps xmm14, [rbp - 16]                            ;   215.8 p5+p2   55 t[0]
        xorps xmm13, [r8 + 2352]                           ;   216.8 p0+p2   55 t[0]
        movaps [rbx + 112], xmm13                          ;   217.8 p3+p4   55 t[0] spill
        movaps xmm13, xmm11                                ;   212.8 p1      55 t[0] copy
        xorps xmm13, xmm0                                  ;   213.8 p5      55 t[0]
        xorps xmm11, xmm15                                 ;   212.8 p0      55 t[0]
        xorps xmm13, xmm6                                  ;   214.8 p1      55 t[0]
        xorps xmm15, [rbp - 64]                            ;   217.8 p5+p2   55 t[0]
        xorps xmm15, [r8 + 2480]                           ;   218.8 p0+p2   55 t[0]
        movaps [rbx + 96], xmm15                           ;   219.8 p3+p4   55 t[0] spill
        movaps xmm15, xmm0                                 ;   212.8 p1      55 t[0] copy
        movaps [rsi - 80], xmm4                            ;   213.0 p3+p4   55 t[0] spill
        xorps xmm0, [rcx + 80]                             ;   219.8 p5+p2   55 t[0]
        xorps xmm6, [r8 + 2464]                            ;   220.8 p0+p2   55 t[0]
        xorps xmm11, [r8 + 2096]                           ;   221.8 p1+p2   55 t[0]
        xorps xmm15, [rdi + 0]                             ;   222.8 p5+p2   55 t[0]
        movaps [rsi - 48], xmm15                           ;   223.8 p3+p4   55 t[0] spill
        movaps xmm15, xmm0                                 ;   220.8 p0      55 t[0] copy
        xorps xmm0, [r8 + 2048]                            ;   223.8 p1+p2   55 t[0]
        movaps xmm4, xmm10                                 ;   215.2 p5      55 t[0] copy
        xorps xmm10, [r8 + 2208]                           ;   224.8 p0+p2   55 t[0]
        movaps [rbp + 2608], xmm0                          ;   224.8 p3+p4   55 t[0] spill
        movaps xmm0, [rcx + 48]                            ;   225.8 p2      55 t[0]
        xorps xmm0, [rbp - 64]                             ;   228.8 p1+p2   55 t[0]
        xorps xmm10, [rbp + 0]                             ;   227.8 p5+p2   55 t[0]
        movaps [r13 - 112], xmm10                          ;   228.8 p3+p4   55 t[0] spill
        movaps xmm10, xmm3                                 ;   218.0 p0      55 t[0] copy
        xorps xmm3, xmm14                                  ;   218.2 p1      55 t[0]
        xorps xmm3, [rbp + 64]                             ;   228.8 p5+p2   55 t[0]
        xorps xmm14, [r8 + 2144]                           ;   229.8 p0+p2   55 t[0]
        movaps [rbp + 64], xmm14                           ;   230.8 p3+p4   55 t[0] spill
        movaps xmm14, xmm2                                 ;   220.0 p1      55 t[0] copy
        xorps xmm2, xmm13                                  ;   220.2 p5      55 t[0]
        xorps xmm13, [r8 + 2320]                           ;   230.8 p0+p2   55 t[0]
        movaps [r13 - 128], xmm13                          ;   231.8 p3+p4   55 t[0] spill
        movaps xmm13, xmm5                                 ;   221.0 p1      55 t[0] copy
        xorps xmm0, [rdi + 0]                              ;   231.8 p5+p2   55 t[0]
        xorps xmm7, xmm0                                   ;   232.8 p0      55 t[0]
        xorps xmm13, xmm0                                  ;   232.8 p1      55 t[0]
        movaps xmm0, [rbp - 32]                            ;   232.8 p2      55 t[0]
        xorps xmm0, [rdi + 0]                              ;   235.8 p5+p2   55 t[0]
        xorps xmm9, xmm0                                   ;   236.8 p0      55 t[0]
        xorps xmm1, xmm0                                   ;   236.8 p1      55 t[0]
        movaps xmm0, [rcx + 64]                            ;   234.8 p2      55 t[0]
        xorps xmm0, [rdi + 16]                             ;   237.8 p5+p2   55 t[0]
        xorps xmm4, xmm0                                   ;   238.8 p0      55 t[0]
        xorps xmm7, xmm0                                   ;   238.8 p1      55 t[0]
        movaps xmm0, [rbp - 48]                            ;   236.8 p2      55 t[0]
        xorps xmm0, [rcx + 80]                             ;   239.8 p5+p2   55 t[0]
        xorps xmm2, [r8 + 2192]                            ;   238.8 p0+p2   55 t[0]
        xorps xmm14, xmm0                                  ;   240.8 p1      55 t[0]
        xorps xmm6, xmm4                                   ;   239.8 p5      55 t[0]
        movaps [rcx + 80], xmm6                            ;   240.8 p3+p4   55 t[0] spill
        movaps xmm6, xmm13                                 ;   233.8 p0      55 t[0] copy
        xorps xmm6, [r8 + 2240]                            ;   239.8 p1+p2   55 t[0]
        xorps xmm6, [rbp - 96]                             ;   240.8 p5+p2   55 t[0]
        movaps [rdi + 16], xmm6                            ;   241.8 p3+p4   55 t[0] spill
        movaps xmm6, xmm1                                  ;   237.8 p0      55 t[0] copy
        xorps xmm11, xmm7                                  ;   239.8 p1      55 t[0]
        xorps xmm13, [r8 + 2496]                           ;   241.8 p5+p2   55 t[0]
        xorps xmm0, [r8 + 2064]                            ;   242.8 p0+p2   55 t[0]
        xorps xmm1, [r8 + 2544]                            ;   243.8 p1+p2   55 t[0]
        movaps [rcx + 64], xmm1                            ;   244.8 p3+p4   55 t[0] spill
        movaps xmm1, [rbp - 96]                            ;   244.8 p2      55 t[0]
        xorps xmm1, [rsi - 96]                             ;   247.8 p5+p2   55 t[0]
        xorps xmm8, xmm1                                   ;   248.8 p0      55 t[0]
        xorps xmm10, xmm1                                  ;   248.8 p1      55 t[0]
        movaps xmm1, [rcx + 32]                            ;   246.8 p2      55 t[0]
        xorps xmm1, [rbp + 0]                              ;   249.8 p5+p2   55 t[0]
        xorps xmm15, xmm1                                  ;   250.8 p0      55 t[0]
        xorps xmm6, [r8 + 2416]                            ;   248.8 p1+p2   55 t[0]
        xorps xmm6, [rbp - 128]                            ;   249.8 p5+p2   55 t[0]
        xorps xmm13, xmm8                                  ;   249.8 p0      55 t[0]
        xorps xmm8, [r8 + 2368]                            ;   250.8 p1+p2   55 t[0]
        xorps xmm12, xmm1                                  ;   250.8 p5      55 t[0]
        movaps xmm1, xmm14                                 ;   242.2 p0      55 t[0] copy
        xorps xmm7, [r8 + 2224]                            ;   251.8 p1+p2   55 t[0]
        xorps xmm2, xmm15                                  ;   251.8 p5      55 t[0]
        xorps xmm0, xmm12                                  ;   251.8 p0      55 t[0]
        xorps xmm1, [r8 + 2304]                            ;   252.8 p1+p2   55 t[0]
        xorps xmm1, [rsi - 48]                             ;   253.8 p5+p2   55 t[0]
        xorps xmm4, [r8 + 2336]                            ;   254.8 p0+p2   55 t[0]
        xorps xmm4, xmm12                                  ;   255.8 p1      55 t[0]
        movaps xmm12, xmm14                                ;   248.8 p5      55 t[0] copy
        xorps xmm12, [r8 + 2432]                           ;   255.8 p0+p2   55 t[0]
        movaps [rbp - 112], xmm3                           ;   249.2 p3+p4   55 t[0] spill
        movaps xmm3, xmm5                                  ;   249.5 p1      55 t[0] copy
        xorps xmm14, xmm15                                 ;   251.8 p5      55 t[0]
        movaps xmm15, [rdi - 16]                           ;   256.8 p2      55 t[0] reload
        xorps xmm12, xmm15                                 ;   259.8 p0      55 t[0]
        xorps xmm15, [rdx - 80]                            ;   259.8 p1+p2   55 t[0]
        xorps xmm13, xmm15                                 ;   260.8 p5      55 t[0]
        xorps xmm14, [r8 + 2448]                           ;   258.8 p0+p2   55 t[0]
        xorps xmm14, [rbp + 32]                            ;   259.8 p1+p2   55 t[0]
        xorps xmm3, [r8 + 2112]                            ;   260.8 p5+p2   55 t[0]
        xorps xmm3, [rsi - 96]                             ;   261.8 p0+p2   55 t[0]
        xorps xmm3, xmm15                                  ;   262.8 p1      55 t[0]
        movaps xmm15, [rsi - 48]                           ;   262.8 p2      55 t[0]
        movaps [rsi - 48], xmm14                           ;   260.8 p3+p4   55 t[0] spill
        movaps xmm14, [rbp - 128]                          ;   263.8 p2      55 t[0]
        xorps xmm14, [r8 + 2288]                           ;   266.8 p5+p2   55 t[0]
        xorps xmm14, [rbp - 32]                            ;   267.8 p0+p2   55 t[0]
        movaps [rbp - 32], xmm12                           ;   260.8 p3+p4   55 t[0] spill
        xorps xmm5, [r8 + 2256]                            ;   266.8 p1+p2   55 t[0]
        xorps xmm5, [rsi - 80]                             ;   267.8 p5+p2   55 t[0]
        xorps xmm5, xmm10                                  ;   268.8 p0      55 t[0]
        xorps xmm10, [r8 + 2128]                           ;   268.8 p1+p2   55 t[0]
        movaps xmm12, [rbp - 112]                          ;   269.8 p2      55 t[0]
        xorps xmm12, [r8 + 2400]                           ;   272.8 p5+p2   55 t[0]
        xorps xmm12, [rbp - 80]                            ;   273.8 p0+p2   55 t[0]
        xorps xmm15, [r8 + 2176]                           ;   272.8 p1+p2   55 t[0]
        xorps xmm15, [rbp - 48]                            ;   273.8 p5+p2   55 t[0]
        movaps [rbp - 80], xmm6                            ;   261.5 p3+p4   55 t[0] spill
        movaps [rbp - 128], xmm1                           ;   262.5 p3+p4   55 t[0] spill
        movaps xmm6, [rsi - 80]                            ;   274.8 p2      55 t[0]
        xorps xmm6, [r8 + 2512]                            ;   277.8 p0+p2   55 t[0]
        xorps xmm6, [rdx - 96]                             ;   278.8 p1+p2   55 t[0]
        movaps [rbp - 48], xmm13                           ;   263.5 p3+p4   55 t[0] spill
        movaps xmm13, [rcx + 96]                           ;   277.8 p2      55 t[0]
        movaps [rdx - 96], xmm6                            ;   279.8 p3+p4   55 t[0] spill
        movaps xmm1, [r15 - 48]                            ;   278.8 p2      43 t[1]
        movaps xmm6, [rbp - 16]                            ;   279.8 p2      55 t[0]
        movaps [rbp + 32], xmm14                           ;   268.8 p3+p4   55 t[0] spill
        xorps xmm6, [r8 + 2528]                            ;   282.8 p5+p2   55 t[0]
        movaps [rdi - 16], xmm5                            ;   269.8 p3+p4   55 t[0] spill
        xorps xmm6, [rcx + 96]                             ;   283.8 p0+p2   55 t[0]
        movaps [rcx + 96], xmm6                            ;   284.8 p3+p4   55 t[0] spill
        movaps xmm6, [rbp + 3024]                          ;   282.8 p2      43 t[1]
        movaps [rcx + 48], xmm11                           ;   270.8 p3+p4   55 t[0] spill
        xorps xmm1, [rbp + 2464]                           ;   283.8 p1+p2   43 t[1]
        xorps xmm6, xmm1                                   ;   285.8 p5      43 t[1]
        movaps xmm14, xmm6                                 ;   286.8 p0      43 t[1] copy
        movaps [rbp - 16], xmm12                           ;   274.8 p3+p4   55 t[0] spill
        xorps xmm14, [rbx - 16]                            ;   287.8 p1+p2   43 t[1]
        xorps xmm13, [r8 + 2272]                           ;   285.8 p5+p2   55 t[0]
        movaps [rsi - 80], xmm8                            ;   275.0 p3+p4   55 t[0] spill
        movaps [rbp + 2592], xmm0                          ;   276.0 p3+p4   55 t[0] spill
        movaps xmm8, [rbp + 3040]                          ;   286.8 p2      43 t[1]
        movaps xmm12, [rbp + 3072]                         ;   287.8 p2      43 t[1]
        movaps xmm5, xmm14                                 ;   288.8 p0      43 t[1] copy
        xorps xmm12, xmm14                                 ;   290.8 p1      43 t[1]
        movaps [rcx + 32], xmm2                            ;   279.0 p3+p4   55 t[0] spill
        xorps xmm13, [rbp - 112]                           ;   288.8 p5+p2   55 t[0]
        movaps [rdx - 80], xmm13                           ;   289.8 p3+p4   55 t[0] spill
        movaps xmm13, xmm14                                ;   288.8 p0      43 t[1] copy
        xorps xmm13, [r13 + 96]                            ;   289.8 p1+p2   43 t[1]
        xorps xmm8, xmm13                                  ;   290.8 p5      43 t[1]
        movaps [rbp - 96], xmm9                            ;   283.8 p3+p4   55 t[0] spill
        movaps xmm2, xmm12                                 ;   291.8 p0      43 t[1] copy
        movaps xmm9, xmm8                                  ;   291.8 p1      43 t[1] copy
        xorps xmm9, [r15 - 48]                             ;   292.8 p5+p2   43 t[1]
        xorps xmm2, xmm9                                   ;   293.8 p0      43 t[1]
        movaps [rdi + 0], xmm10                            ;   286.0 p3+p4   55 t[0] spill
        movaps [rbp + 0], xmm7                             ;   287.0 p3+p4   55 t[0] spill
        movaps xmm7, xmm14                                 ;   288.8 p1      43 t[1] copy
        movaps [rsi - 96], xmm15                           ;   288.0 p3+p4   55 t[0] spill
        movaps xmm15, xmm12                                ;   291.8 p5      43 t[1] copy
        movaps [rbp - 112], xmm4                           ;   289.0 p3+p4   55 t[0] spill
        movaps xmm4, [rbp + 3056]                          ;   291.8 p2      43 t[1]
        xorps xmm4, xmm12                                  ;   294.8 p0      43 t[1]
        movaps xmm10, xmm13                                ;   290.8 p1      43 t[1] copy
        orps xmm10, [rbx - 16]                             ;   292.8 p5+p2   43 t[1]
        movaps [rbp + 96], xmm12                           ;   291.8 p3+p4   43 t[1] spill
        movaps xmm12, xmm4                                 ;   295.8 p0      43 t[1] copy
        movaps [rdx - 64], xmm4                            ;   295.8 p3+p4   43 t[1] spill
        movaps xmm11, xmm4                                 ;   295.8 p1      43 t[1] copy
        xorps xmm11, [rbp + 2464]                          ;   296.8 p5+p2   43 t[1]
        movaps xmm0, xmm4                                  ;   295.8 p0      43 t[1] copy
        xorps xmm0, [r13 + 96]                             ;   296.8 p1+p2   43 t[1]
        movaps [rsi - 64], xmm0                            ;   297.8 p3+p4   43 t[1] spill
        movaps [rbp + 80], xmm14                           ;   293.0 p3+p4   43 t[1] spill
        movaps xmm14, xmm11                                ;   297.8 p5      43 t[1] copy
        movaps [rbp - 64], xmm3                            ;   294.0 p3+p4   55 t[0] spill
        xorps xmm8, xmm10                                  ;   293.8 p0      43 t[1]
        movaps [rcx + 112], xmm2                           ;   295.0 p3+p4   43 t[1] spill
        movaps xmm3, xmm13                                 ;   293.0 p1      43 t[1] copy
        movaps xmm4, xmm0                                  ;   297.8 p5      43 t[1] copy
        movaps xmm0, xmm9                                  ;   293.8 p0      43 t[1] copy
        andps xmm4, xmm11                                  ;   298.8 p1      43 t[1]
        xorps xmm8, xmm4                                   ;   299.8 p5      43 t[1]
        andps xmm5, xmm2                                   ;   294.8 p0      43 t[1]
        movaps xmm4, xmm11                                 ;   297.8 p1      43 t[1] copy
        movaps [rdi + 32], xmm13                           ;   296.0 p3+p4   43 t[1] spill
        xorps xmm14, xmm9                                  ;   298.8 p5      43 t[1]
        movaps xmm13, xmm14                                ;   299.8 p0      43 t[1] copy
        xorps xmm13, [rbx - 16]                            ;   300.8 p1+p2   43 t[1]
        movaps [rdx - 48], xmm11                           ;   297.8 p3+p4   43 t[1] spill
        movaps [rdi + 48], xmm14                           ;   299.8 p3+p4   43 t[1] spill
        movaps xmm11, xmm2                                 ;   296.2 p5      43 t[1] copy
        xorps xmm11, [rbx - 16]                            ;   297.2 p0+p2   43 t[1]
        xorps xmm4, xmm11                                  ;   298.8 p1      43 t[1]
        andps xmm12, xmm4                                  ;   299.8 p5      43 t[1]
        xorps xmm6, xmm12                                  ;   300.8 p0      43 t[1]
        movaps xmm12, xmm5                                 ;   298.0 p1      43 t[1] copy
        xorps xmm12, [rbp + 2464]                          ;   299.0 p5+p2   43 t[1]
        movaps xmm2, xmm14                                 ;   299.8 p0      43 t[1] copy
        movaps xmm14, xmm4                                 ;   299.8 p1      43 t[1] copy
        xorps xmm14, [r15 - 48]                            ;   300.8 p5+p2   43 t[1]
        andps xmm2, xmm14                                  ;   301.8 p0      43 t[1]
        xorps xmm12, xmm2                                  ;   302.8 p1      43 t[1]
        movaps xmm2, xmm13                                 ;   301.8 p5      43 t[1] copy
        xorps xmm3, xmm14                                  ;   301.8 p0      43 t[1]
        andps xmm2, xmm3                                   ;   302.8 p1      43 t[1]
        xorps xmm10, xmm2                                  ;   303.8 p5      43 t[1]
        movaps xmm2, xmm11                                 ;   301.5 p0      43 t[1] copy
        xorps xmm2, [r13 + 96]                             ;   302.5 p1+p2   43 t[1]
        xorps xmm1, xmm2                                   ;   303.5 p5      43 t[1]
        andps xmm2, xmm11                                  ;   303.5 p0      43 t[1]
        xorps xmm7, xmm1                                   ;   304.5 p1      43 t[1]
        andps xmm0, xmm1                                   ;   304.5 p5      43 t[1]
        andps xmm15, xmm7                                  ;   305.5 p0      43 t[1]
        xorps xmm5, xmm15                                  ;   306.5 p1      43 t[1]
        xorps xmm6, xmm2                                   ;   304.5 p5      43 t[1]
        xorps xmm2, xmm0                                   ;   305.5 p0      43 t[1]
        xorps xmm5, xmm6                                   ;   307.5 p1      43 t[1]
        xorps xmm10, xmm6                                  ;   305.5 p5      43 t[1]
        xorps xmm8, xmm2                                   ;   306.5 p0      43 t[1]
        xorps xmm12, xmm2                                  ;   306.5 p1      43 t[1]
        movaps xmm15, xmm12                                ;   307.5 p5      43 t[1] copy
        andps xmm15, xmm5                                  ;   308.5 p0      43 t[1]
        xorps xmm10, xmm15                                 ;   309.5 p1      43 t[1]
        movaps xmm0, xmm12                                 ;   307.5 p5      43 t[1] copy
        xorps xmm12, xmm10                                 ;   310.5 p0      43 t[1]
        andps xmm10, xmm8                                  ;   310.5 p1      43 t[1]
        xorps xmm5, xmm10                                  ;   311.5 p5      43 t[1]
        movaps xmm2, xmm8                                  ;   308.5 p0      43 t[1] copy
        andps xmm2, xmm5                                   ;   312.5 p1      43 t[1]
        xorps xmm0, xmm2                                   ;   313.5 p5      43 t[1]
        orps xmm15, xmm12                                  ;   311.5 p0      43 t[1]
        xorps xmm15, xmm5                                  ;   312.5 p1      43 t[1]
        andps xmm5, xmm0                                   ;   314.5 p5      43 t[1]
        xorps xmm8, xmm5                                   ;   315.5 p0      43 t[1]
        andps xmm13, xmm0                                  ;   314.5 p1      43 t[1]
        andps xmm3, xmm0                                   ;   314.5 p5      43 t[1]
        movaps xmm5, xmm15                                 ;   313.5 p0      43 t[1] copy
        orps xmm5, xmm0                                    ;   314.5 p1      43 t[1]
        xorps xmm12, xmm5                                  ;   315.5 p5      43 t[1]
        movaps xmm5, xmm15                                 ;   313.5 p0      43 t[1] copy
        andps xmm7, xmm8                                   ;   316.5 p1      43 t[1]
        andps xmm9, xmm12                                  ;   316.5 p5      43 t[1]
        movaps xmm10, [rbp + 96]                           ;   310.8 p2      43 t[1] reload
        andps xmm10, xmm8                                  ;   316.5 p0      43 t[1]
        andps xmm1, xmm12                                  ;   316.5 p1      43 t[1]
        movaps xmm6, [rdi + 48]                            ;   311.8 p2      43 t[1] reload
        xorps xmm5, xmm0                                   ;   314.5 p5      43 t[1]
        xorps xmm0, xmm8                                   ;   316.5 p0      43 t[1]
        andps xmm4, xmm0                                   ;   317.5 p1      43 t[1]
        andps xmm6, xmm5                                   ;   315.5 p5      43 t[1]
        andps xmm14, xmm5                                  ;   315.5 p0      43 t[1]
        xorps xmm5, xmm12                                  ;   316.5 p1      43 t[1]
        xorps xmm12, xmm8                                  ;   316.5 p5      43 t[1]
        movaps xmm8, [rdx - 64]                            ;   314.8 p2      43 t[1] reload
        andps xmm8, xmm0                                   ;   317.8 p0      43 t[1]
        movaps xmm0, [rdx - 48]                            ;   315.8 p2      43 t[1] reload
        andps xmm0, xmm5                                   ;   318.8 p1      43 t[1]
        xorps xmm9, xmm4                                   ;   318.5 p5      43 t[1]
        xorps xmm4, xmm13                                  ;   318.5 p0      43 t[1]
        xorps xmm13, xmm9                                  ;   319.5 p1      43 t[1]
        xorps xmm13, xmm0                                  ;   320.5 p5      43 t[1]
        movaps xmm2, [rdi + 32]                            ;   316.8 p2      43 t[1] reload
        andps xmm2, xmm15                                  ;   319.8 p0      43 t[1]
        movaps [rdx - 48], xmm2                            ;   320.8 p3+p4   43 t[1] spill
        movaps xmm2, [rsi - 64]                            ;   317.8 p2      43 t[1] reload
        andps xmm2, xmm5                                   ;   320.8 p1      43 t[1]
        movaps xmm5, [rcx + 112]                           ;   318.8 p2      43 t[1] reload
        andps xmm5, xmm12                                  ;   321.8 p5      43 t[1]
        xorps xmm1, xmm14                                  ;   319.5 p0      43 t[1]
        xorps xmm14, xmm2                                  ;   321.8 p1      43 t[1]
        movaps xmm2, [rbp + 80]                            ;   319.8 p2      43 t[1] reload
        andps xmm2, xmm12                                  ;   322.8 p5      43 t[1]
        xorps xmm12, xmm15                                 ;   320.5 p0      43 t[1]
        andps xmm15, [rbx - 16]                            ;   321.0 p1+p2   43 t[1]
        andps xmm11, xmm12                                 ;   321.5 p5      43 t[1]
        xorps xmm10, xmm9                                  ;   321.5 p0      43 t[1]
        andps xmm12, [r13 + 96]                            ;   322.0 p1+p2   43 t[1]
        xorps xmm2, xmm12                                  ;   323.8 p5      43 t[1]
        xorps xmm8, xmm2                                   ;   324.8 p0      43 t[1]
        xorps xmm0, xmm5                                   ;   323.0 p1      43 t[1]
        xorps xmm2, xmm13                                  ;   324.8 p5      43 t[1]
        xorps xmm0, xmm15                                  ;   324.0 p0      43 t[1]
        xorps xmm4, xmm11                                  ;   324.0 p1      43 t[1]
        xorps xmm4, xmm15                                  ;   325.0 p5      43 t[1]
        movaps xmm11, [rel aes128_encrypt.T0_constants128] ;   322.8 p2      43 t[0] reload
        movaps xmm15, [rbp + 3328]                         ;   323.8 p2      43 t[1]
        xorps xmm13, xmm11                                 ;   325.8 p0      43 t[1]
        xorps xmm2, xmm1                                   ;   325.8 p1      43 t[1]
        xorps xmm6, xmm2                                   ;   326.8 p5      43 t[1]
        xorps xmm2, xmm11                                  ;   326.8 p0      43 t[1]
        xorps xmm0, xmm6                                   ;   327.8 p1      43 t[1]
        movaps [rcx + 112], xmm2                           ;   327.8 p3+p4   43 t[1] spill
        xorps xmm10, xmm6                                  ;   327.8 p5      43 t[1]
        xorps xmm10, xmm11                                 ;   328.8 p0      43 t[1]
        xorps xmm8, xmm11                                  ;   327.0 p1      43 t[1]
        movaps [rsi - 64], xmm13                           ;   326.8 p3+p4   43 t[1] spill
        xorps xmm7, xmm0                                   ;   328.8 p5      43 t[1]
        movaps xmm9, xmm11                                 ;   327.5 p0      43 t[1] copy
        movaps xmm6, [rbp + 3344]                          ;   326.0 p2      43 t[1]
        movaps [rdx - 64], xmm0                            ;   328.8 p3+p4   43 t[1] spill
        movaps [rbp + 80], xmm4                            ;   327.2 p3+p4   43 t[1] spill
        movaps xmm4, xmm11                                 ;   328.0 p1      43 t[1] copy
        movaps xmm2, xmm11                                 ;   328.2 p5      43 t[1] copy
        movaps xmm11, [r15 + 16]                           ;   327.2 p2      43 t[1]
        xorps xmm3, xmm7                                   ;   329.8 p0      43 t[1]
        xorps xmm14, xmm3                                  ;   330.8 p1      43 t[1]
        movaps xmm5, [rbp + 3376]                          ;   328.2 p2      43 t[1]
        xorps xmm11, [rbp + 2512]                          ;   330.2 p5+p2   43 t[1]
        xorps xmm15, xmm11                                 ;   331.2 p0      43 t[1]
        movaps xmm13, xmm15                                ;   332.2 p1      43 t[1] copy
        xorps xmm13, [rbx + 32]                            ;   333.2 p5+p2   43 t[1]
        movaps [rax - 128], xmm1                           ;   329.2 p3+p4   43 t[1] spill
        movaps xmm0, xmm13                                 ;   334.2 p0      43 t[1] copy
        xorps xmm5, xmm13                                  ;   334.2 p1      43 t[1]
        movaps [rdi + 48], xmm10                           ;   330.2 p3+p4   43 t[1] spill
        xorps xmm8, xmm7                                   ;   331.2 p5      43 t[1]
        movaps [rbp + 96], xmm8                            ;   332.2 p3+p4   43 t[1] spill
        xorps xmm0, [r14 - 80]                             ;   335.2 p0+p2   43 t[1]
        movaps xmm10, xmm13                                ;   334.2 p1      43 t[1] copy
        xorps xmm6, xmm0                                   ;   336.2 p5      43 t[1]
        movaps [rax - 112], xmm3                           ;   332.2 p3+p4   43 t[1] spill
        movaps xmm3, xmm6                                  ;   337.2 p0      43 t[1] copy
        xorps xmm3, [r15 + 16]                             ;   338.2 p1+p2   43 t[1]
        movaps xmm7, [rbp + 3360]                          ;   333.2 p2      43 t[1]
        xorps xmm7, xmm5                                   ;   336.2 p5      43 t[1]
        movaps xmm8, xmm13                                 ;   334.2 p0      43 t[1] copy
        movaps [rsi - 32], xmm14                           ;   333.2 p3+p4   43 t[1] spill
        movaps [rax - 96], xmm4                            ;   334.2 p3+p4   43 t[1] spill
        movaps [rdi + 32], xmm12                           ;   335.2 p3+p4   43 t[1] spill
        movaps xmm12, xmm5                                 ;   335.2 p1      43 t[1] copy
        movaps xmm4, xmm0                                  ;   336.2 p5      43 t[1] copy
        movaps xmm1, xmm5                                  ;   335.2 p0      43 t[1] copy
        movaps [rax - 80], xmm2                            ;   336.2 p3+p4   43 t[1] spill
        movaps xmm2, xmm7                                  ;   337.2 p1      43 t[1] copy
        xorps xmm12, xmm3                                  ;   339.2 p5      43 t[1]
        xorps xmm2, [rbp + 2512]                           ;   338.2 p0+p2   43 t[1]
        movaps [rsi - 16], xmm7                            ;   337.2 p3+p4   43 t[1] spill
        movaps xmm14, xmm0                                 ;   336.2 p1      43 t[1] copy
        orps xmm14, [rbx + 32]                             ;   337.2 p5+p2   43 t[1]
        movaps [rdx - 32], xmm5                            ;   338.2 p3+p4   43 t[1] spill
        movaps xmm5, xmm7                                  ;   337.2 p0      43 t[1] copy
        movaps [rax - 64], xmm9                            ;   339.2 p3+p4   43 t[1] spill
        movaps xmm9, xmm7                                  ;   337.2 p1      43 t[1] copy
        andps xmm8, xmm12                                  ;   340.2 p5      43 t[1]
        movaps [rsi + 0], xmm2                             ;   340.2 p3+p4   43 t[1] spill
        xorps xmm9, [r14 - 80]                             ;   338.2 p0+p2   43 t[1]
        movaps xmm7, xmm9                                  ;   339.2 p1      43 t[1] copy
        andps xmm7, xmm2                                   ;   340.2 p5      43 t[1]
        movaps [rdx - 16], xmm13                           ;   341.2 p3+p4   43 t[1] spill
        movaps xmm13, xmm2                                 ;   339.2 p0      43 t[1] copy
        xorps xmm6, xmm14                                  ;   339.0 p1      43 t[1]
        movaps [rdi + 64], xmm0                            ;   342.2 p3+p4   43 t[1] spill
        xorps xmm13, xmm3                                  ;   340.2 p5      43 t[1]
        xorps xmm6, xmm7                                   ;   341.2 p0      43 t[1]
        movaps [rsi + 16], xmm12                           ;   343.2 p3+p4   43 t[1] spill
        movaps xmm7, xmm2                                  ;   340.2 p1      43 t[1] copy
        movaps xmm2, xmm12                                 ;   340.5 p5      43 t[1] copy
        movaps [rdx + 0], xmm13                            ;   344.2 p3+p4   43 t[1] spill
        xorps xmm2, [rbx + 32]                             ;   341.5 p0+p2   43 t[1]
        xorps xmm7, xmm2                                   ;   342.5 p1      43 t[1]
        andps xmm5, xmm7                                   ;   343.5 p5      43 t[1]
        xorps xmm15, xmm5                                  ;   344.5 p0      43 t[1]
        movaps xmm5, xmm8                                  ;   342.2 p1      43 t[1] copy
        xorps xmm5, [rbp + 2512]                           ;   343.2 p5+p2   43 t[1]
        movaps xmm12, xmm13                                ;   343.0 p0      43 t[1] copy
        movaps xmm0, xmm13                                 ;   343.2 p1      43 t[1] copy
        xorps xmm0, [rbx + 32]                             ;   344.2 p5+p2   43 t[1]
        movaps [rdx + 16], xmm9                            ;   345.2 p3+p4   43 t[1] spill
        movaps xmm13, xmm7                                 ;   344.0 p0      43 t[1] copy
        xorps xmm13, [r15 + 16]                            ;   345.0 p1+p2   43 t[1]
        movaps xmm9, xmm3                                  ;   344.5 p5      43 t[1] copy
        andps xmm12, xmm13                                 ;   346.0 p0      43 t[1]
        xorps xmm4, xmm13                                  ;   346.0 p1      43 t[1]
        xorps xmm5, xmm12                                  ;   347.0 p5      43 t[1]
        movaps xmm12, xmm0                                 ;   346.0 p0      43 t[1] copy
        andps xmm12, xmm4                                  ;   347.0 p1      43 t[1]
        xorps xmm14, xmm12                                 ;   348.0 p5      43 t[1]
        movaps xmm12, xmm2                                 ;   347.0 p0      43 t[1] copy
        xorps xmm12, [r14 - 80]                            ;   348.0 p1+p2   43 t[1]
        xorps xmm11, xmm12                                 ;   349.0 p5      43 t[1]
        andps xmm12, xmm2                                  ;   349.0 p0      43 t[1]
        xorps xmm15, xmm12                                 ;   350.0 p1      43 t[1]
        andps xmm9, xmm11                                  ;   350.0 p5      43 t[1]
        xorps xmm12, xmm9                                  ;   351.0 p0      43 t[1]
        xorps xmm5, xmm12                                  ;   352.0 p1      43 t[1]
        xorps xmm6, xmm12                                  ;   352.0 p5      43 t[1]
        movaps xmm12, xmm5                                 ;   353.0 p0      43 t[1] copy
        xorps xmm10, xmm11                                 ;   350.2 p1      43 t[1]
        andps xmm1, xmm10                                  ;   351.2 p5      43 t[1]
        xorps xmm8, xmm1                                   ;   352.2 p0      43 t[1]
        xorps xmm8, xmm15                                  ;   353.2 p1      43 t[1]
        xorps xmm14, xmm15                                 ;   351.5 p5      43 t[1]
        movaps xmm15, xmm5                                 ;   353.0 p0      43 t[1] copy
        andps xmm12, xmm8                                  ;   354.2 p1      43 t[1]
        xorps xmm14, xmm12                                 ;   355.2 p5      43 t[1]
        xorps xmm5, xmm14                                  ;   356.2 p0      43 t[1]
        andps xmm14, xmm6                                  ;   356.2 p1      43 t[1]
        xorps xmm8, xmm14                                  ;   357.2 p5      43 t[1]
        movaps xmm14, xmm6                                 ;   354.0 p0      43 t[1] copy
        andps xmm14, xmm8                                  ;   358.2 p1      43 t[1]
        xorps xmm15, xmm14                                 ;   359.2 p5      43 t[1]
        movaps xmm14, [rdi + 64]                           ;   351.8 p2      43 t[1] reload
        andps xmm4, xmm15                                  ;   360.2 p0      43 t[1]
        orps xmm12, xmm5                                   ;   357.2 p1      43 t[1]
        xorps xmm12, xmm8                                  ;   358.2 p5      43 t[1]
        andps xmm14, xmm12                                 ;   359.2 p0      43 t[1]
        movaps xmm1, xmm12                                 ;   359.2 p1      43 t[1] copy
        andps xmm8, xmm15                                  ;   360.2 p5      43 t[1]
        xorps xmm6, xmm8                                   ;   361.2 p0      43 t[1]
        andps xmm0, xmm15                                  ;   360.2 p1      43 t[1]
        orps xmm1, xmm15                                   ;   360.2 p5      43 t[1]
        xorps xmm5, xmm1                                   ;   361.2 p0      43 t[1]
        andps xmm11, xmm5                                  ;   362.2 p1      43 t[1]
        movaps xmm1, xmm12                                 ;   359.2 p5      43 t[1] copy
        movaps xmm8, [rdx + 0]                             ;   356.5 p2      43 t[1] reload
        movaps xmm9, [rdx - 32]                            ;   357.5 p2      43 t[1] reload
        xorps xmm1, xmm15                                  ;   360.2 p0      43 t[1]
        xorps xmm15, xmm6                                  ;   362.2 p1      43 t[1]
        andps xmm13, xmm1                                  ;   361.2 p5      43 t[1]
        andps xmm9, xmm6                                   ;   362.2 p0      43 t[1]
        andps xmm8, xmm1                                   ;   361.2 p1      43 t[1]
        andps xmm3, xmm5                                   ;   362.2 p5      43 t[1]
        xorps xmm1, xmm5                                   ;   362.2 p0      43 t[1]
        andps xmm10, xmm6                                  ;   362.2 p1      43 t[1]
        xorps xmm5, xmm6                                   ;   362.2 p5      43 t[1]
        movaps xmm6, [rsi - 16]                            ;   360.2 p2      43 t[1] reload
        andps xmm7, xmm15                                  ;   363.2 p0      43 t[1]
        xorps xmm3, xmm7                                   ;   364.2 p1      43 t[1]
        andps xmm6, xmm15                                  ;   363.2 p5      43 t[1]
        xorps xmm7, xmm0                                   ;   364.2 p0      43 t[1]
        xorps xmm11, xmm13                                 ;   363.2 p1      43 t[1]
        movaps xmm15, [rax - 80]                           ;   361.8 p2      43 t[1] reload
        xorps xmm15, xmm9                                  ;   364.8 p5      43 t[1]
        xorps xmm15, xmm3                                  ;   365.8 p0      43 t[1]
        xorps xmm0, xmm3                                   ;   365.2 p1      43 t[1]
        movaps xmm9, [rsi + 0]                             ;   362.8 p2      43 t[1] reload
        andps xmm9, xmm1                                   ;   365.8 p5      43 t[1]
        movaps [rsi + 0], xmm6                             ;   364.2 p3+p4   43 t[1] spill
        movaps xmm6, [rdx + 16]                            ;   363.8 p2      43 t[1] reload
        andps xmm6, xmm1                                   ;   366.8 p0      43 t[1]
        movaps xmm1, [rdx - 16]                            ;   364.8 p2      43 t[1] reload
        xorps xmm13, xmm6                                  ;   367.8 p1      43 t[1]
        xorps xmm0, xmm9                                   ;   366.8 p5      43 t[1]
        xorps xmm14, xmm11                                 ;   366.0 p0      43 t[1]
        xorps xmm11, xmm0                                  ;   367.8 p1      43 t[1]
        andps xmm1, xmm5                                   ;   367.8 p5      43 t[1]
        movaps xmm3, [rsi + 16]                            ;   365.8 p2      43 t[1] reload
        andps xmm3, xmm5                                   ;   368.8 p0      43 t[1]
        xorps xmm9, xmm3                                   ;   369.8 p1      43 t[1]
        xorps xmm5, xmm12                                  ;   367.5 p5      43 t[1]
        andps xmm12, [rbx + 32]                            ;   368.0 p0+p2   43 t[1]
        xorps xmm9, xmm12                                  ;   370.8 p1      43 t[1]
        andps xmm2, xmm5                                   ;   368.5 p5      43 t[1]
        xorps xmm7, xmm2                                   ;   369.5 p0      43 t[1]
        movaps xmm2, [rax - 64]                            ;   367.8 p2      43 t[1] reload
        xorps xmm7, xmm12                                  ;   370.5 p1      43 t[1]
        movaps xmm12, [rax - 96]                           ;   368.8 p2      43 t[1] reload
        andps xmm5, [r14 - 80]                             ;   369.8 p5+p2   43 t[1]
        xorps xmm1, xmm5                                   ;   370.8 p0      43 t[1]
        xorps xmm12, xmm1                                  ;   371.8 p1      43 t[1]
        xorps xmm12, [rsi + 0]                             ;   372.8 p5+p2   43 t[1]
        xorps xmm11, xmm1                                  ;   371.8 p0      43 t[1]
        xorps xmm8, xmm11                                  ;   372.8 p1      43 t[1]
        xorps xmm9, xmm8                                   ;   373.8 p5      43 t[1]
        xorps xmm10, xmm9                                  ;   374.8 p0      43 t[1]
        xorps xmm4, xmm10                                  ;   375.8 p1      43 t[1]
        movaps xmm6, [rbp + 2800]                          ;   371.8 p2      43 t[1] reload
        xorps xmm12, xmm10                                 ;   375.8 p5      43 t[1]
        xorps xmm15, xmm8                                  ;   373.8 p0      43 t[1]
        movaps [rdx + 16], xmm15                           ;   374.8 p3+p4   43 t[1] spill
        xorps xmm14, xmm5                                  ;   373.2 p1      43 t[1]
        movaps xmm5, [r15 + 96]                            ;   372.8 p2      43 t[1]
        movaps [rsi + 0], xmm9                             ;   374.8 p3+p4   43 t[1] spill
        xorps xmm5, xmm6                                   ;   375.8 p5      43 t[1]
        movaps [rax - 96], xmm7                            ;   373.2 p3+p4   43 t[1] spill
        xorps xmm13, xmm4                                  ;   376.8 p0      43 t[1]
        xorps xmm14, xmm4                                  ;   376.8 p1      43 t[1]
        xorps xmm2, xmm0                                   ;   374.5 p5      43 t[1]
        movaps xmm0, [rbp + 3648]                          ;   373.8 p2      43 t[1]
        xorps xmm0, xmm5                                   ;   376.8 p0      43 t[1]
        movaps xmm10, [rbp + 2816]                         ;   374.8 p2      43 t[1] reload
        movaps xmm8, xmm0                                  ;   377.8 p1      43 t[1] copy
        xorps xmm8, xmm10                                  ;   378.8 p5      43 t[1]
        movaps xmm9, xmm8                                  ;   379.8 p0      43 t[1] copy
        movaps [rdx + 0], xmm8                             ;   379.8 p3+p4   43 t[1] spill
        movaps xmm1, [rbp + 3696]                          ;   375.8 p2      43 t[1]
        xorps xmm9, [r14 + 0]                              ;   380.8 p1+p2   43 t[1]
        movaps xmm4, [rbp + 3680]                          ;   377.8 p2      43 t[1]
        movaps xmm3, [rbp + 3664]                          ;   378.8 p2      43 t[1]
        movaps xmm7, xmm8                                  ;   379.8 p5      43 t[1] copy
        movaps [rdx - 16], xmm12                           ;   376.8 p3+p4   43 t[1] spill
        movaps [rax - 64], xmm2                            ;   377.5 p3+p4   43 t[1] spill
        movaps xmm2, xmm8                                  ;   379.8 p0      43 t[1] copy
        xorps xmm1, xmm8                                   ;   379.8 p1      43 t[1]
        movaps [rsi + 32], xmm9                            ;   381.8 p3+p4   43 t[1] spill
        xorps xmm4, xmm1                                   ;   380.8 p5      43 t[1]
        movaps [rsi + 16], xmm11                           ;   379.5 p3+p4   43 t[1] spill
        movaps xmm11, xmm1                                 ;   380.8 p0      43 t[1] copy
        movaps [rax - 80], xmm14                           ;   380.5 p3+p4   43 t[1] spill
        xorps xmm3, xmm9                                   ;   381.8 p1      43 t[1]
        movaps xmm15, xmm3                                 ;   382.8 p5      43 t[1] copy
        xorps xmm15, [r15 + 96]                            ;   383.8 p0+p2   43 t[1]
        xorps xmm11, xmm15                                 ;   384.8 p1      43 t[1]
        andps xmm7, xmm11                                  ;   385.8 p5      43 t[1]
        movaps [rax - 48], xmm11                           ;   385.8 p3+p4   43 t[1] spill
        movaps xmm14, xmm9                                 ;   381.8 p0      43 t[1] copy
        movaps [rsi - 16], xmm13                           ;   382.5 p3+p4   43 t[1] spill
        movaps xmm8, xmm4                                  ;   381.8 p1      43 t[1] copy
        movaps [rdi + 64], xmm4                            ;   383.5 p3+p4   43 t[1] spill
        orps xmm14, xmm10                                  ;   382.8 p5      43 t[1]
        xorps xmm3, xmm14                                  ;   383.8 p0      43 t[1]
        movaps xmm12, xmm1                                 ;   381.8 p1      43 t[1] copy
        movaps [rdx - 32], xmm1                            ;   384.5 p3+p4   43 t[1] spill
        movaps xmm1, xmm4                                  ;   382.2 p5      43 t[1] copy
        xorps xmm1, xmm6                                   ;   383.2 p0      43 t[1]
        movaps xmm6, xmm4                                  ;   382.8 p1      43 t[1] copy
        xorps xmm6, [r14 + 0]                              ;   383.8 p5+p2   43 t[1]
        movaps xmm4, xmm6                                  ;   384.8 p0      43 t[1] copy
        andps xmm4, xmm1                                   ;   385.8 p1      43 t[1]
        xorps xmm3, xmm4                                   ;   386.8 p5      43 t[1]
        movaps xmm4, xmm1                                  ;   384.5 p0      43 t[1] copy
        movaps xmm13, xmm9                                 ;   384.8 p1      43 t[1] copy
        movaps xmm9, xmm11                                 ;   385.8 p5      43 t[1] copy
        xorps xmm9, xmm10                                  ;   386.8 p0      43 t[1]
        xorps xmm4, xmm9                                   ;   387.8 p1      43 t[1]
        movaps [rdi + 80], xmm1                            ;   385.5 p3+p4   43 t[1] spill
        movaps [r13 - 96], xmm6                            ;   386.5 p3+p4   43 t[1] spill
        andps xmm8, xmm4                                   ;   388.8 p5      43 t[1]
        xorps xmm0, xmm8                                   ;   389.8 p0      43 t[1]
        movaps xmm6, xmm1                                  ;   386.8 p1      43 t[1] copy
        movaps xmm1, xmm15                                 ;   387.2 p5      43 t[1] copy
        xorps xmm6, xmm15                                  ;   387.8 p0      43 t[1]
        movaps xmm11, xmm6                                 ;   388.8 p1      43 t[1] copy
        movaps xmm8, xmm6                                  ;   388.8 p5      43 t[1] copy
        movaps [r13 - 80], xmm6                            ;   388.8 p3+p4   43 t[1] spill
        movaps xmm6, xmm4                                  ;   388.8 p0      43 t[1] copy
        xorps xmm6, [r15 + 96]                             ;   389.8 p1+p2   43 t[1]
        andps xmm8, xmm6                                   ;   390.8 p5      43 t[1]
        xorps xmm11, xmm10                                 ;   389.8 p0      43 t[1]
        movaps xmm10, xmm7                                 ;   389.8 p1      43 t[1] copy
        xorps xmm10, [rbp + 2800]                          ;   390.8 p5+p2   43 t[1]
        xorps xmm10, xmm8                                  ;   391.8 p0      43 t[1]
        movaps xmm8, xmm11                                 ;   390.8 p1      43 t[1] copy
        xorps xmm13, xmm6                                  ;   391.2 p5      43 t[1]
        andps xmm8, xmm13                                  ;   392.2 p0      43 t[1]
        xorps xmm14, xmm8                                  ;   393.2 p1      43 t[1]
        movaps xmm8, xmm9                                  ;   392.2 p5      43 t[1] copy
        xorps xmm8, [r14 + 0]                              ;   393.2 p0+p2   43 t[1]
        xorps xmm5, xmm8                                   ;   394.2 p1      43 t[1]
        andps xmm8, xmm9                                   ;   394.2 p5      43 t[1]
        xorps xmm0, xmm8                                   ;   395.2 p0      43 t[1]
        xorps xmm2, xmm5                                   ;   395.2 p1      43 t[1]
        andps xmm1, xmm5                                   ;   395.2 p5      43 t[1]
        xorps xmm8, xmm1                                   ;   396.2 p0      43 t[1]
        andps xmm12, xmm2                                  ;   396.2 p1      43 t[1]
        xorps xmm10, xmm8                                  ;   397.2 p5      43 t[1]
        xorps xmm7, xmm12                                  ;   397.2 p0      43 t[1]
        movaps xmm12, xmm10                                ;   398.2 p1      43 t[1] copy
        xorps xmm7, xmm0                                   ;   398.2 p5      43 t[1]
        andps xmm12, xmm7                                  ;   399.2 p0      43 t[1]
        xorps xmm14, xmm0                                  ;   396.8 p1      43 t[1]
        movaps xmm0, xmm10                                 ;   398.2 p5      43 t[1] copy
        xorps xmm3, xmm8                                   ;   397.5 p0      43 t[1]
        xorps xmm14, xmm12                                 ;   400.2 p1      43 t[1]
        xorps xmm10, xmm14                                 ;   401.2 p5      43 t[1]
        andps xmm14, xmm3                                  ;   401.2 p0      43 t[1]
        xorps xmm7, xmm14                                  ;   402.2 p1      43 t[1]
        orps xmm12, xmm10                                  ;   402.2 p5      43 t[1]
        xorps xmm12, xmm7                                  ;   403.2 p0      43 t[1]
        movaps xmm14, xmm3                                 ;   399.8 p1      43 t[1] copy
        andps xmm14, xmm7                                  ;   403.2 p5      43 t[1]
        xorps xmm0, xmm14                                  ;   404.2 p0      43 t[1]
        andps xmm7, xmm0                                   ;   405.2 p1      43 t[1]
        xorps xmm3, xmm7                                   ;   406.2 p5      43 t[1]
        andps xmm13, xmm0                                  ;   405.2 p0      43 t[1]
        andps xmm11, xmm0                                  ;   405.2 p1      43 t[1]
        movaps xmm1, xmm12                                 ;   404.2 p5      43 t[1] copy
        orps xmm1, xmm0                                    ;   405.2 p0      43 t[1]
        xorps xmm10, xmm1                                  ;   406.2 p1      43 t[1]
        movaps xmm1, xmm12                                 ;   404.2 p5      43 t[1] copy
        andps xmm15, xmm10                                 ;   407.2 p0      43 t[1]
        xorps xmm1, xmm0                                   ;   405.2 p1      43 t[1]
        xorps xmm0, xmm3                                   ;   407.2 p5      43 t[1]
        andps xmm4, xmm0                                   ;   408.2 p0      43 t[1]
        xorps xmm15, xmm4                                  ;   409.2 p1      43 t[1]
        xorps xmm4, xmm11                                  ;   409.2 p5      43 t[1]
        xorps xmm11, xmm15                                 ;   410.2 p0      43 t[1]
        movaps xmm14, [rsi + 32]                           ;   404.2 p2      43 t[1] reload
        andps xmm14, xmm12                                 ;   407.2 p1      43 t[1]
        movaps xmm8, [rdx - 32]                            ;   405.2 p2      43 t[1] reload
        andps xmm8, xmm3                                   ;   408.2 p5      43 t[1]
        andps xmm5, xmm10                                  ;   407.2 p0      43 t[1]
        andps xmm6, xmm1                                   ;   406.8 p1      43 t[1]
        xorps xmm5, xmm6                                   ;   408.2 p5      43 t[1]
        movaps xmm7, [r13 - 80]                            ;   406.2 p2      43 t[1] reload
        andps xmm7, xmm1                                   ;   409.2 p0      43 t[1]
        xorps xmm14, xmm5                                  ;   409.2 p1      43 t[1]
        xorps xmm1, xmm10                                  ;   408.2 p5      43 t[1]
        andps xmm2, xmm3                                   ;   408.5 p0      43 t[1]
        xorps xmm8, xmm15                                  ;   410.2 p1      43 t[1]
        movaps xmm15, [rdx + 0]                            ;   407.5 p2      43 t[1] reload
        xorps xmm10, xmm3                                  ;   409.2 p5      43 t[1]
        movaps xmm3, [rdi + 64]                            ;   408.5 p2      43 t[1] reload
        andps xmm3, xmm0                                   ;   411.5 p0      43 t[1]
        movaps xmm0, [rdi + 80]                            ;   409.5 p2      43 t[1] reload
        movaps [rdi + 80], xmm3                            ;   412.5 p3+p4   43 t[1] spill
        andps xmm0, xmm1                                   ;   412.5 p1      43 t[1]
        andps xmm15, xmm10                                 ;   410.5 p5      43 t[1]
        xorps xmm11, xmm0                                  ;   413.5 p0      43 t[1]
        xorps xmm5, xmm11                                  ;   414.5 p1      43 t[1]
        movaps xmm3, [r13 - 96]                            ;   410.5 p2      43 t[1] reload
        andps xmm3, xmm1                                   ;   413.5 p5      43 t[1]
        xorps xmm6, xmm3                                   ;   414.5 p0      43 t[1]
        movaps xmm1, [rax - 48]                            ;   411.5 p2      43 t[1] reload
        andps xmm1, xmm10                                  ;   414.5 p1      43 t[1]
        xorps xmm10, xmm12                                 ;   412.2 p5      43 t[1]
        andps xmm12, [rbp + 2816]                          ;   412.5 p0+p2   43 t[1]
        andps xmm9, xmm10                                  ;   413.2 p1      43 t[1]
        xorps xmm4, xmm9                                   ;   414.2 p5      43 t[1]
        xorps xmm0, xmm1                                   ;   415.5 p0      43 t[1]
        movaps xmm1, [rsi - 16]                            ;   413.5 p2      43 t[1] reload
        xorps xmm0, xmm12                                  ;   416.5 p1      43 t[1]
        xorps xmm4, xmm12                                  ;   415.2 p5      43 t[1]
        movaps xmm12, [rel aes128_encrypt.T0_constants128] ;   414.5 p2      43 t[0] reload
        andps xmm10, [r14 + 0]                             ;   415.5 p0+p2   43 t[1]
        xorps xmm15, xmm10                                 ;   416.5 p1      43 t[1]
        xorps xmm14, xmm10                                 ;   416.5 p5      43 t[1]
        xorps xmm5, xmm15                                  ;   417.5 p0      43 t[1]
        xorps xmm15, [rdi + 80]                            ;   417.5 p1+p2   43 t[1]
        xorps xmm7, xmm5                                   ;   418.5 p5      43 t[1]
        xorps xmm11, xmm12                                 ;   417.5 p0      43 t[1]
        xorps xmm8, xmm7                                   ;   419.5 p1      43 t[1]
        xorps xmm0, xmm7                                   ;   419.5 p5      43 t[1]
        movaps xmm9, [rdx + 16]                            ;   417.5 p2      43 t[1] reload
        movaps xmm7, [rdi + 48]                            ;   418.5 p2      55 t[1]
        xorps xmm7, xmm9                                   ;   421.5 p0      55 t[1]
        xorps xmm9, xmm12                                  ;   420.5 p1      55 t[1]
        xorps xmm2, xmm0                                   ;   420.5 p5      43 t[1]
        xorps xmm5, xmm12                                  ;   418.5 p0      43 t[1]
        xorps xmm13, xmm2                                  ;   421.5 p1      43 t[1]
        xorps xmm6, xmm13                                  ;   422.5 p5      43 t[1]
        xorps xmm14, xmm13                                 ;   422.5 p0      43 t[1]
        movaps xmm13, [rsi - 32]                           ;   419.5 p2      55 t[1]
        xorps xmm13, xmm1                                  ;   422.5 p1      55 t[1]
        xorps xmm15, xmm2                                  ;   421.5 p5      43 t[1]
        movaps xmm2, [rdx - 48]                            ;   420.5 p2      55 t[1]
        xorps xmm2, [rax - 128]                            ;   423.5 p0+p2   55 t[1]
        xorps xmm8, xmm12                                  ;   420.8 p1      43 t[1]
        xorps xmm15, xmm12                                 ;   422.5 p5      43 t[1]
        movaps xmm1, [rbp + 96]                            ;   422.5 p2      55 t[1]
        xorps xmm1, [rdx - 16]                             ;   425.5 p0+p2   55 t[1]
        xorps xmm2, [rax - 112]                            ;   424.5 p1+p2   55 t[1]
        xorps xmm2, [rdi + 32]                             ;   425.5 p5+p2   55 t[1]
        movaps [rdi + 32], xmm5                            ;   420.8 p3+p4   43 t[1] spill
        movaps xmm3, [rax - 80]                            ;   426.5 p2      43 t[1] reload
        xorps xmm2, xmm3                                   ;   429.5 p0      55 t[1]
        movaps [rdx + 16], xmm2                            ;   430.5 p3+p4   55 t[1] spill
        movaps [rdx - 48], xmm14                           ;   423.5 p3+p4   43 t[1] spill
        movaps xmm3, [rsi - 32]                            ;   427.5 p2      55 t[1]
        movaps xmm10, xmm15                                ;   423.5 p1      55 t[1] copy
        xorps xmm10, [rbp + 96]                            ;   428.5 p5+p2   55 t[1]
        movaps xmm12, [rsi - 32]                           ;   429.5 p2      55 t[1]
        movaps [rsi - 32], xmm11                           ;   423.8 p3+p4   43 t[1] spill
        xorps xmm12, xmm1                                  ;   432.5 p0      55 t[1]
        xorps xmm15, xmm7                                  ;   423.8 p1      55 t[1]
        movaps [rbp + 96], xmm10                           ;   429.5 p3+p4   55 t[1] spill
        movaps [rax - 112], xmm12                          ;   433.5 p3+p4   55 t[1] spill
        movaps xmm11, [rbp + 2960]                         ;   430.5 p2      43 t[1]
        movaps xmm12, [r15 - 64]                           ;   431.5 p2      43 t[1]
        xorps xmm12, [rbp + 2448]                          ;   434.5 p5+p2   43 t[1]
        xorps xmm11, xmm12                                 ;   435.5 p0      43 t[1]
        movaps xmm10, [rbp + 3008]                         ;   433.5 p2      43 t[1]
        xorps xmm7, [rdx - 64]                             ;   434.5 p1+p2   55 t[1]
        movaps [rax - 128], xmm15                          ;   426.8 p3+p4   55 t[1] spill
        movaps xmm15, [rdx - 16]                           ;   435.5 p2      55 t[1]
        movaps [rdx - 16], xmm8                            ;   427.8 p3+p4   43 t[1] spill
        xorps xmm15, [rel aes128_encrypt.T0_constants128]  ;   438.5 p5+p2   55 t[1]
        movaps xmm8, xmm11                                 ;   436.5 p0      43 t[1] copy
        movaps xmm5, [rbp + 2992]                          ;   437.5 p2      43 t[1]
        movaps xmm2, [rbp + 2976]                          ;   438.5 p2      43 t[1]
        movaps xmm14, xmm4                                 ;   429.8 p1      55 t[1] copy
        movaps [rdi + 80], xmm4                            ;   430.0 p3+p4   43 t[1] spill
        movaps xmm4, xmm6                                  ;   430.2 p5      55 t[1] copy
        xorps xmm8, [r14 + 32]                             ;   439.5 p0+p2   43 t[1]
        xorps xmm10, xmm8                                  ;   440.5 p1      43 t[1]
        movaps [r13 - 96], xmm14                           ;   431.0 p3+p4   55 t[1] spill
        xorps xmm5, xmm10                                  ;   441.5 p5      43 t[1]
        xorps xmm4, [rsi - 16]                             ;   440.5 p0+p2   55 t[1]
        movaps [rsi - 16], xmm6                            ;   432.0 p3+p4   43 t[1] spill
        movaps xmm6, xmm13                                 ;   432.0 p1      55 t[1] copy
        xorps xmm6, [rsi + 16]                             ;   441.5 p5+p2   55 t[1]
        xorps xmm6, [rel aes128_encrypt.T0_constants128]   ;   442.5 p0+p2   55 t[1]
        movaps [rsi + 16], xmm13                           ;   433.5 p3+p4   55 t[1] spill
        movaps xmm13, xmm8                                 ;   440.5 p1      43 t[1] copy
        movaps [rax - 48], xmm6                            ;   443.5 p3+p4   55 t[1] spill
        movaps xmm6, xmm8                                  ;   440.5 p5      43 t[1] copy
        movaps [r13 - 80], xmm0                            ;   435.5 p3+p4   55 t[1] spill
        xorps xmm13, [r13 + 80]                            ;   443.5 p0+p2   43 t[1]
        xorps xmm2, xmm13                                  ;   444.5 p1      43 t[1]
        movaps [rdx - 32], xmm15                           ;   439.5 p3+p4   55 t[1] spill
        movaps xmm14, xmm10                                ;   441.5 p5      43 t[1] copy
        movaps xmm15, xmm2                                 ;   445.5 p0      43 t[1] copy
        movaps xmm0, xmm5                                  ;   442.5 p1      43 t[1] copy
        xorps xmm15, [r15 - 64]                            ;   446.5 p5+p2   43 t[1]
        xorps xmm0, [rbp + 2448]                           ;   445.5 p0+p2   43 t[1]
        xorps xmm14, xmm15                                 ;   447.5 p1      43 t[1]
        movaps [rax - 32], xmm3                            ;   440.5 p3+p4   55 t[1] spill
        andps xmm6, xmm14                                  ;   448.5 p5      43 t[1]
        movaps [rbp + 2624], xmm14                         ;   448.5 p3+p4   43 t[1] spill
        movaps [rbp + 112], xmm9                           ;   442.5 p3+p4   55 t[1] spill
        movaps [rsi + 32], xmm7                            ;   443.5 p3+p4   55 t[1] spill
        movaps xmm7, xmm5                                  ;   442.5 p0      43 t[1] copy
        movaps xmm9, xmm5                                  ;   442.5 p1      43 t[1] copy
        movaps [rdx + 32], xmm5                            ;   444.5 p3+p4   43 t[1] spill
        movaps xmm5, xmm14                                 ;   448.5 p5      43 t[1] copy
        movaps xmm14, xmm0                                 ;   446.5 p0      43 t[1] copy
        xorps xmm5, [r14 + 32]                             ;   449.5 p1+p2   43 t[1]
        xorps xmm14, xmm5                                  ;   450.5 p5      43 t[1]
        movaps [rdi + 64], xmm1                            ;   445.5 p3+p4   55 t[1] spill
        movaps xmm1, xmm10                                 ;   443.8 p0      43 t[1] copy
        movaps [rdx + 0], xmm4                             ;   446.5 p3+p4   55 t[1] spill
        movaps xmm4, xmm8                                  ;   444.2 p1      43 t[1] copy
        movaps [rsi + 48], xmm10                           ;   447.5 p3+p4   43 t[1] spill
        movaps xmm10, xmm13                                ;   444.8 p5      43 t[1] copy
        andps xmm9, xmm14                                  ;   451.5 p0      43 t[1]
        xorps xmm11, xmm9                                  ;   452.5 p1      43 t[1]
        xorps xmm7, [r13 + 80]                             ;   447.5 p5+p2   43 t[1]
        movaps [rdx - 128], xmm7                           ;   448.5 p3+p4   43 t[1] spill
        movaps xmm3, xmm13                                 ;   446.0 p0      43 t[1] copy
        orps xmm3, [r14 + 32]                              ;   448.5 p1+p2   43 t[1]
        xorps xmm2, xmm3                                   ;   449.5 p5      43 t[1]
        movaps xmm9, xmm7                                  ;   448.5 p0      43 t[1] copy
        andps xmm9, xmm0                                   ;   449.5 p1      43 t[1]
        xorps xmm2, xmm9                                   ;   450.5 p5      43 t[1]
        movaps [rbp + 2640], xmm8                          ;   449.5 p3+p4   43 t[1] spill
        movaps xmm8, xmm15                                 ;   448.0 p0      43 t[1] copy
        movaps xmm9, xmm0                                  ;   448.2 p1      43 t[1] copy
        movaps [r13 - 64], xmm0                            ;   450.5 p3+p4   43 t[1] spill
        movaps xmm7, xmm6                                  ;   449.5 p5      43 t[1] copy
        movaps [rsi + 64], xmm14                           ;   451.5 p3+p4   43 t[1] spill
        movaps xmm0, xmm14                                 ;   451.5 p0      43 t[1] copy
        xorps xmm0, [r15 - 64]                             ;   452.5 p1+p2   43 t[1]
        movaps xmm14, xmm5                                 ;   450.5 p5      43 t[1] copy
        xorps xmm14, [r13 + 80]                            ;   451.5 p0+p2   43 t[1]
        xorps xmm12, xmm14                                 ;   452.5 p1      43 t[1]
        xorps xmm4, xmm12                                  ;   453.5 p5      43 t[1]
        xorps xmm9, xmm15                                  ;   451.0 p0      43 t[1]
        andps xmm14, xmm5                                  ;   452.5 p1      43 t[1]
        xorps xmm11, xmm14                                 ;   453.5 p5      43 t[1]
        xorps xmm3, xmm11                                  ;   454.5 p0      43 t[1]
        andps xmm1, xmm4                                   ;   454.5 p1      43 t[1]
        xorps xmm6, xmm1                                   ;   455.5 p5      43 t[1]
        xorps xmm6, xmm11                                  ;   456.5 p0      43 t[1]
        movaps xmm11, xmm0                                 ;   453.5 p1      43 t[1] copy
        andps xmm11, xmm9                                  ;   454.5 p5      43 t[1]
        xorps xmm10, xmm0                                  ;   454.0 p0      43 t[1]
        andps xmm8, xmm12                                  ;   454.2 p1      43 t[1]
        xorps xmm7, [rbp + 2448]                           ;   454.8 p5+p2   43 t[1]
        movaps xmm1, xmm10                                 ;   455.0 p0      43 t[1] copy
        xorps xmm14, xmm8                                  ;   455.2 p1      43 t[1]
        xorps xmm7, xmm14                                  ;   456.2 p5      43 t[1]
        xorps xmm7, xmm11                                  ;   457.2 p0      43 t[1]
        xorps xmm2, xmm14                                  ;   456.2 p1      43 t[1]
        movaps xmm14, [r14 + 32]                           ;   454.8 p2      43 t[1] reload
        movaps xmm11, xmm9                                 ;   456.8 p5      43 t[1] copy
        xorps xmm11, xmm14                                 ;   457.8 p0      43 t[1]
        andps xmm1, xmm11                                  ;   458.8 p1      43 t[1]
        xorps xmm3, xmm1                                   ;   459.8 p5      43 t[1]
        movaps xmm1, xmm6                                  ;   458.0 p0      43 t[1] copy
        andps xmm1, xmm7                                   ;   459.0 p1      43 t[1]
        movaps xmm8, xmm2                                  ;   458.8 p5      43 t[1] copy
        xorps xmm3, xmm1                                   ;   460.8 p0      43 t[1]
        andps xmm8, xmm3                                   ;   461.8 p1      43 t[1]
        xorps xmm6, xmm8                                   ;   462.8 p5      43 t[1]
        movaps xmm8, xmm2                                  ;   460.0 p0      43 t[1] copy
        andps xmm8, xmm6                                   ;   463.8 p1      43 t[1]
        xorps xmm3, xmm7                                   ;   461.8 p5      43 t[1]
        xorps xmm7, xmm8                                   ;   464.8 p0      43 t[1]
        orps xmm1, xmm3                                    ;   462.8 p1      43 t[1]
        xorps xmm1, xmm6                                   ;   463.8 p5      43 t[1]
        andps xmm6, xmm7                                   ;   465.8 p0      43 t[1]
        xorps xmm2, xmm6                                   ;   466.8 p1      43 t[1]
        andps xmm4, xmm2                                   ;   467.8 p5      43 t[1]
        movaps xmm8, [rbp + 112]                           ;   459.8 p2      55 t[1] reload
        andps xmm10, xmm7                                  ;   465.8 p0      43 t[1]
        andps xmm11, xmm7                                  ;   465.8 p1      43 t[1]
        movaps xmm6, [rsi + 48]                            ;   460.8 p2      43 t[1] reload
        andps xmm6, xmm2                                   ;   467.8 p5      43 t[1]
        xorps xmm8, xmm6                                   ;   468.8 p0      55 t[1]
        movaps xmm6, xmm7                                  ;   465.8 p1      43 t[1] copy
        andps xmm13, xmm1                                  ;   464.8 p5      43 t[1]
        orps xmm6, xmm1                                    ;   466.8 p0      43 t[1]
        xorps xmm3, xmm6                                   ;   467.8 p1      43 t[1]
        movaps xmm6, xmm1                                  ;   465.8 p5      43 t[1] copy
        andps xmm15, xmm3                                  ;   468.8 p0      43 t[1]
        andps xmm12, xmm3                                  ;   468.8 p1      43 t[1]
        xorps xmm6, xmm7                                   ;   466.8 p5      43 t[1]
        xorps xmm7, xmm2                                   ;   467.8 p0      43 t[1]
        xorps xmm2, xmm3                                   ;   468.8 p1      43 t[1]
        xorps xmm3, xmm6                                   ;   468.8 p5      43 t[1]
        andps xmm0, xmm6                                   ;   468.0 p0      43 t[1]
        andps xmm9, xmm6                                   ;   468.2 p1      43 t[1]
        movaps xmm6, [rsi + 64]                            ;   466.5 p2      43 t[1] reload
        andps xmm6, xmm7                                   ;   469.5 p5      43 t[1]
        xorps xmm12, xmm0                                  ;   469.8 p0      43 t[1]
        movaps [rsi + 64], xmm12                           ;   470.8 p3+p4   43 t[1] spill
        xorps xmm15, xmm6                                  ;   470.5 p1      43 t[1]
        xorps xmm8, xmm15                                  ;   471.5 p5      55 t[1]
        movaps xmm12, [rdx + 32]                           ;   468.0 p2      43 t[1] reload
        andps xmm12, xmm7                                  ;   471.0 p0      43 t[1]
        movaps xmm7, [r13 - 64]                            ;   469.0 p2      43 t[1] reload
        movaps [r13 - 64], xmm12                           ;   472.0 p3+p4   43 t[1] spill
        movaps xmm12, [rdx - 128]                          ;   470.0 p2      43 t[1] reload
        andps xmm12, xmm3                                  ;   473.0 p1      43 t[1]
        xorps xmm0, xmm12                                  ;   474.0 p5      43 t[1]
        xorps xmm6, xmm11                                  ;   471.0 p0      43 t[1]
        xorps xmm11, xmm15                                 ;   471.5 p1      43 t[1]
        movaps xmm15, [rbp + 2624]                         ;   471.0 p2      43 t[1] reload
        movaps xmm12, [rbp + 2640]                         ;   472.0 p2      43 t[1] reload
        andps xmm15, xmm2                                  ;   474.0 p5      43 t[1]
        andps xmm12, xmm2                                  ;   475.0 p0      43 t[1]
        xorps xmm2, xmm1                                   ;   472.2 p1      43 t[1]
        andps xmm7, xmm3                                   ;   472.8 p5      43 t[1]
        xorps xmm11, xmm7                                  ;   473.8 p0      43 t[1]
        andps xmm1, xmm14                                  ;   473.2 p1      43 t[1]
        xorps xmm7, xmm1                                   ;   474.2 p5      43 t[1]
        andps xmm5, xmm2                                   ;   474.0 p0      43 t[1]
        andps xmm2, [r13 + 80]                             ;   474.2 p1+p2   43 t[1]
        movaps xmm14, [rsi + 64]                           ;   474.0 p2      43 t[1] reload
        xorps xmm12, xmm2                                  ;   476.0 p5      43 t[1]
        xorps xmm7, xmm15                                  ;   475.2 p0      43 t[1]
        xorps xmm13, xmm2                                  ;   475.2 p1      43 t[1]
        xorps xmm6, xmm5                                   ;   475.8 p5      43 t[1]
        xorps xmm13, xmm14                                 ;   477.0 p0      43 t[1]
        xorps xmm14, xmm11                                 ;   477.0 p1      43 t[1]
        xorps xmm14, xmm12                                 ;   478.0 p5      43 t[1]
        movaps xmm15, [rdx - 32]                           ;   475.0 p2      55 t[1] reload
        xorps xmm15, xmm12                                 ;   478.0 p0      55 t[1]
        movaps xmm12, [r13 - 96]                           ;   476.0 p2      55 t[1] reload
        xorps xmm9, xmm14                                  ;   479.0 p1      43 t[1]
        xorps xmm7, xmm9                                   ;   480.0 p5      43 t[1]
        xorps xmm4, xmm7                                   ;   481.0 p0      43 t[1]
        xorps xmm10, xmm4                                  ;   482.0 p1      43 t[1]
        xorps xmm15, [r13 - 64]                            ;   479.0 p5+p2   55 t[1]
        xorps xmm15, xmm4                                  ;   482.0 p0      55 t[1]
        xorps xmm13, xmm10                                 ;   483.0 p1      43 t[1]
        movaps xmm4, [r13 - 80]                            ;   478.0 p2      55 t[1] reload
        xorps xmm4, xmm7                                   ;   481.0 p5      55 t[1]
        movaps xmm3, [rsi + 32]                            ;   479.0 p2      55 t[1] reload
        xorps xmm3, xmm7                                   ;   482.0 p0      55 t[1]
        xorps xmm7, xmm13                                  ;   484.0 p1      55 t[1]
        xorps xmm13, [rdx + 16]                            ;   484.0 p5+p2   55 t[1]
        xorps xmm8, xmm9                                   ;   481.0 p0      55 t[1]
        xorps xmm6, xmm1                                   ;   481.2 p1      43 t[1]
        xorps xmm12, xmm6                                  ;   482.2 p5      55 t[1]
        movaps xmm1, [rel aes128_encrypt.T0_constants128]  ;   481.0 p2      43 t[0] reload
        xorps xmm11, xmm1                                  ;   484.0 p0      43 t[1]
        movaps xmm2, [rdi + 32]                            ;   482.0 p2      43 t[1] reload
        xorps xmm0, xmm10                                  ;   483.0 p1      43 t[1]
        xorps xmm14, xmm2                                  ;   485.0 p5      55 t[1]
        movaps xmm9, [rax - 32]                            ;   483.0 p2      55 t[1] reload
        xorps xmm9, xmm0                                   ;   486.0 p0      55 t[1]
        movaps xmm10, xmm12                                ;   483.2 p1      55 t[1] copy
        xorps xmm0, [rsi - 16]                             ;   484.0 p5+p2   55 t[1]
        xorps xmm2, xmm9                                   ;   487.0 p0      55 t[1]
        xorps xmm10, [rax - 64]                            ;   485.0 p1+p2   55 t[1]
        xorps xmm12, xmm0                                  ;   485.0 p5      55 t[1]
        movaps xmm5, [rdi + 64]                            ;   486.0 p2      55 t[1] reload
        xorps xmm5, xmm8                                   ;   489.0 p0      55 t[1]
        xorps xmm7, xmm0                                   ;   485.2 p1      55 t[1]
        xorps xmm0, [rbp + 96]                             ;   487.0 p5+p2   55 t[1]
        xorps xmm6, xmm9                                   ;   487.0 p0      55 t[1]
        xorps xmm14, xmm1                                  ;   486.2 p1      55 t[1]
        xorps xmm6, [rdx + 16]                             ;   488.0 p5+p2   55 t[1]
        xorps xmm6, [rbp + 80]                             ;   489.0 p0+p2   55 t[1]
        xorps xmm7, [rdx - 48]                             ;   490.0 p1+p2   55 t[1]
        xorps xmm9, [r8 + 2672]                            ;   491.0 p5+p2   55 t[1]
        movaps xmm1, xmm8                                  ;   488.0 p0      55 t[1] copy
        xorps xmm1, [rdx - 16]                             ;   492.0 p1+p2   55 t[1]
        xorps xmm8, xmm4                                   ;   488.8 p5      55 t[1]
        xorps xmm8, [r8 + 2896]                            ;   493.0 p0+p2   55 t[1]
        xorps xmm8, [rdi + 48]                             ;   494.0 p1+p2   55 t[1]
        movaps [rsi - 16], xmm8                            ;   495.0 p3+p4   55 t[1] spill
        movaps xmm8, xmm15                                 ;   489.8 p5      55 t[1] copy
        xorps xmm8, [rax - 128]                            ;   495.0 p0+p2   55 t[1]
        movaps [rax - 32], xmm0                            ;   488.0 p3+p4   55 t[1] spill
        movaps xmm0, xmm10                                 ;   490.2 p1      55 t[1] copy
        xorps xmm0, [rsi - 64]                             ;   496.0 p5+p2   55 t[1]
        xorps xmm10, [rbp + 80]                            ;   497.0 p0+p2   55 t[1]
        movaps [rbp + 80], xmm5                            ;   490.0 p3+p4   55 t[1] spill
        movaps xmm5, xmm11                                 ;   491.2 p1      55 t[1] copy
        xorps xmm5, xmm0                                   ;   497.0 p5      55 t[1]
        xorps xmm0, [r8 + 2592]                            ;   498.0 p0+p2   55 t[1]
        xorps xmm0, [rax - 96]                             ;   499.0 p1+p2   55 t[1]
        movaps [rdi + 32], xmm0                            ;   500.0 p3+p4   55 t[1] spill
        movaps xmm0, xmm13                                 ;   492.8 p5      55 t[1] copy
        xorps xmm13, xmm12                                 ;   493.0 p0      55 t[1]
        xorps xmm13, [r8 + 2864]                           ;   500.0 p1+p2   55 t[1]
        movaps [rdi + 64], xmm13                           ;   501.0 p3+p4   55 t[1] spill
        movaps xmm13, xmm12                                ;   493.8 p5      55 t[1] copy
        xorps xmm13, xmm14                                 ;   494.8 p0      55 t[1]
        xorps xmm12, xmm6                                  ;   494.2 p1      55 t[1]
        xorps xmm13, xmm5                                  ;   498.0 p5      55 t[1]
        xorps xmm5, [r8 + 2976]                            ;   501.0 p0+p2   55 t[1]
        xorps xmm6, [r8 + 2992]                            ;   502.0 p1+p2   55 t[1]
        xorps xmm6, [rdx - 48]                             ;   503.0 p5+p2   55 t[1]
        movaps [r13 - 80], xmm6                            ;   504.0 p3+p4   55 t[1] spill
        movaps xmm6, xmm14                                 ;   496.0 p0      55 t[1] copy
        xorps xmm6, [rdx + 0]                              ;   504.0 p1+p2   55 t[1]
        movaps [rsi + 64], xmm6                            ;   505.0 p3+p4   55 t[1] spill
        xorps xmm14, [rax - 48]                            ;   505.0 p5+p2   55 t[1]
        movaps xmm6, xmm14                                 ;   506.0 p0      55 t[1] copy
        xorps xmm14, [r8 + 2560]                           ;   506.0 p1+p2   55 t[1]
        movaps [rbp + 2624], xmm14                         ;   507.0 p3+p4   55 t[1] spill
        xorps xmm12, [r8 + 2608]                           ;   507.0 p5+p2   55 t[1]
        movaps [rsi + 32], xmm3                            ;   498.2 p3+p4   55 t[1] spill
        movaps xmm3, xmm1                                  ;   498.5 p0      55 t[1] copy
        xorps xmm1, xmm8                                   ;   498.8 p1      55 t[1]
        xorps xmm1, [rdi + 48]                             ;   508.0 p5+p2   55 t[1]
        xorps xmm8, [r8 + 2656]                            ;   509.0 p0+p2   55 t[1]
        movaps [rdi + 48], xmm8                            ;   510.0 p3+p4   55 t[1] spill
        movaps xmm8, xmm10                                 ;   500.2 p1      55 t[1] copy
        xorps xmm10, [r8 + 2720]                           ;   510.0 p5+p2   55 t[1]
        xorps xmm10, [rsi - 32]                            ;   511.0 p0+p2   55 t[1]
        movaps [r13 - 64], xmm10                           ;   512.0 p3+p4   55 t[1] spill
        movaps xmm10, xmm2                                 ;   502.0 p1      55 t[1] copy
        xorps xmm2, xmm13                                  ;   502.2 p5      55 t[1]
        xorps xmm13, [r8 + 2832]                           ;   512.0 p0+p2   55 t[1]
        movaps [r13 - 96], xmm13                           ;   513.0 p3+p4   55 t[1] spill
        movaps xmm13, xmm4                                 ;   504.0 p1      55 t[1] copy
        movaps [rdx - 32], xmm1                            ;   509.0 p3+p4   55 t[1] spill
        movaps xmm1, xmm4                                  ;   504.5 p5      55 t[1] copy
        xorps xmm4, [r8 + 2768]                            ;   513.0 p0+p2   55 t[1]
        xorps xmm4, [rsi + 32]                             ;   514.0 p1+p2   55 t[1]
        xorps xmm1, [r8 + 2624]                            ;   515.0 p5+p2   55 t[1]
        xorps xmm1, [rsi + 0]                              ;   516.0 p0+p2   55 t[1]
        xorps xmm2, [r8 + 2704]                            ;   517.0 p1+p2   55 t[1]
        movaps xmm14, [rax - 80]                           ;   518.0 p2      55 t[1]
        xorps xmm14, [rdx - 48]                            ;   521.0 p5+p2   55 t[1]
        xorps xmm14, [rdx + 0]                             ;   522.0 p0+p2   55 t[1]
        xorps xmm13, xmm14                                 ;   523.0 p1      55 t[1]
        xorps xmm0, xmm14                                  ;   523.0 p5      55 t[1]
        movaps xmm14, [rax - 112]                          ;   521.0 p2      55 t[1]
        xorps xmm14, [rdx + 0]                             ;   524.0 p0+p2   55 t[1]
        xorps xmm9, xmm14                                  ;   525.0 p1      55 t[1]
        xorps xmm15, xmm14                                 ;   525.0 p5      55 t[1]
        movaps xmm14, [rax - 96]                           ;   523.0 p2      55 t[1]
        xorps xmm14, [rdi + 80]                            ;   526.0 p0+p2   55 t[1]
        xorps xmm0, xmm14                                  ;   527.0 p1      55 t[1]
        xorps xmm8, xmm14                                  ;   527.0 p5      55 t[1]
        movaps xmm14, [rcx + 112]                          ;   525.0 p2      55 t[1]
        xorps xmm14, [rax - 48]                            ;   528.0 p0+p2   55 t[1]
        xorps xmm10, xmm14                                 ;   529.0 p1      55 t[1]
        xorps xmm14, [r8 + 2576]                           ;   529.0 p5+p2   55 t[1]
        xorps xmm12, xmm0                                  ;   528.0 p0      55 t[1]
        xorps xmm0, [r8 + 2736]                            ;   528.0 p1+p2   55 t[1]
        xorps xmm5, xmm8                                   ;   528.0 p5      55 t[1]
        xorps xmm8, [r8 + 2848]                            ;   529.0 p0+p2   55 t[1]
        movaps [rax - 48], xmm5                            ;   529.0 p3+p4   55 t[1] spill
        movaps xmm5, xmm13                                 ;   524.0 p1      55 t[1] copy
        xorps xmm5, [r8 + 2752]                            ;   530.0 p5+p2   55 t[1]
        xorps xmm5, [rdx - 64]                             ;   531.0 p0+p2   55 t[1]
        movaps [rdi + 80], xmm5                            ;   532.0 p3+p4   55 t[1] spill
        movaps xmm5, xmm15                                 ;   526.0 p1      55 t[1] copy
        xorps xmm15, [r8 + 3056]                           ;   532.0 p5+p2   55 t[1]
        xorps xmm5, [r8 + 2928]                            ;   533.0 p0+p2   55 t[1]
        movaps [rax - 96], xmm15                           ;   533.0 p3+p4   55 t[1] spill
        xorps xmm5, [rax - 32]                             ;   534.0 p1+p2   55 t[1]
        xorps xmm13, [r8 + 3008]                           ;   535.0 p5+p2   55 t[1]
        movaps xmm15, [rdx - 64]                           ;   536.0 p2      55 t[1]
        xorps xmm15, [rsi + 0]                             ;   539.0 p0+p2   55 t[1]
        xorps xmm7, xmm15                                  ;   540.0 p1      55 t[1]
        movaps [rsi + 0], xmm5                             ;   535.0 p3+p4   55 t[1] spill
        movaps xmm5, xmm10                                 ;   530.0 p5      55 t[1] copy
        xorps xmm5, [r8 + 2944]                            ;   538.0 p0+p2   55 t[1]
        xorps xmm3, xmm15                                  ;   540.0 p1      55 t[1]
        movaps xmm15, xmm10                                ;   530.0 p5      55 t[1] copy
        xorps xmm4, xmm3                                   ;   541.0 p0      55 t[1]
        xorps xmm3, [r8 + 2640]                            ;   541.0 p1+p2   55 t[1]
        xorps xmm10, [r8 + 2960]                           ;   540.0 p5+p2   55 t[1]
        xorps xmm15, [r8 + 2816]                           ;   541.0 p0+p2   55 t[1]
        xorps xmm15, [rsi + 64]                            ;   542.0 p1+p2   55 t[1]
        xorps xmm5, [rsi + 16]                             ;   543.0 p5+p2   55 t[1]
        xorps xmm13, xmm7                                  ;   541.0 p0      55 t[1]
        xorps xmm7, [r8 + 2880]                            ;   544.0 p1+p2   55 t[1]
        xorps xmm10, [rsi - 64]                            ;   545.0 p5+p2   55 t[1]
        movaps [rsi - 64], xmm5                            ;   544.0 p3+p4   55 t[1] spill
        movaps xmm5, [rax - 64]                            ;   546.0 p2      55 t[1]
        xorps xmm5, [rsi - 32]                             ;   549.0 p0+p2   55 t[1]
        xorps xmm11, xmm5                                  ;   550.0 p1      55 t[1]
        xorps xmm8, xmm11                                  ;   551.0 p5      55 t[1]
        xorps xmm6, xmm5                                   ;   550.0 p0      55 t[1]
        movaps xmm5, [rsi + 16]                            ;   548.0 p2      55 t[1]
        xorps xmm14, xmm11                                 ;   551.0 p1      55 t[1]
        xorps xmm10, xmm6                                  ;   551.0 p5      55 t[1]
        xorps xmm2, xmm6                                   ;   551.0 p0      55 t[1]
        xorps xmm5, [rdx + 16]                             ;   551.0 p1+p2   55 t[1]
        movaps xmm6, [rdx - 32]                            ;   550.0 p2      55 t[1] reload
        movaps xmm11, [rsi + 64]                           ;   551.0 p2      55 t[1]
        xorps xmm13, xmm5                                  ;   552.0 p5      55 t[1]
        movaps [rdx - 32], xmm15                           ;   544.0 p3+p4   55 t[1] spill
        xorps xmm11, [r8 + 2688]                           ;   554.0 p0+p2   55 t[1]
        xorps xmm11, [rcx + 112]                           ;   555.0 p1+p2   55 t[1]
        xorps xmm1, xmm5                                   ;   552.0 p5      55 t[1]
        movaps xmm5, [rbp + 80]                            ;   554.0 p2      55 t[1]
        xorps xmm5, [r8 + 2784]                            ;   557.0 p0+p2   55 t[1]
        xorps xmm5, xmm6                                   ;   558.0 p1      55 t[1]
        xorps xmm6, [r8 + 2912]                            ;   556.0 p5+p2   55 t[1]
        xorps xmm6, [rbp + 96]                             ;   557.0 p0+p2   55 t[1]
        movaps [rbp + 96], xmm13                           ;   553.0 p3+p4   55 t[1] spill
        movaps xmm13, [rax - 32]                           ;   558.0 p2      55 t[1]
        xorps xmm13, [r8 + 2800]                           ;   561.0 p1+p2   55 t[1]
        xorps xmm13, [rax - 112]                           ;   562.0 p5+p2   55 t[1]
        movaps [rax - 112], xmm10                          ;   552.0 p3+p4   55 t[1] spill
        movaps xmm10, [rsi + 32]                           ;   561.0 p2      55 t[1]
        xorps xmm10, [r8 + 3024]                           ;   564.0 p0+p2   55 t[1]
        xorps xmm10, [rdx - 16]                            ;   565.0 p1+p2   55 t[1]
        movaps [rdx - 16], xmm10                           ;   566.0 p3+p4   55 t[1] spill
        movaps xmm10, [rax - 128]                          ;   564.0 p2      55 t[1]
        xorps xmm10, [r8 + 3040]                           ;   567.0 p5+p2   55 t[1]
        xorps xmm10, [rbp + 80]                            ;   568.0 p0+p2   55 t[1]
        movaps [rsi + 32], xmm7                            ;   554.2 p3+p4   55 t[1] spill
        movaps [rax - 128], xmm6                           ;   558.0 p3+p4   55 t[1] spill
        movaps xmm15, [r15 + 0]                            ;   567.0 p2      43 t[2]
        movaps [rbp + 80], xmm10                           ;   569.0 p3+p4   55 t[1] spill
        movaps xmm10, [rbp + 3264]                         ;   568.0 p2      43 t[2]
        xorps xmm15, [rbp + 2496]                          ;   570.0 p1+p2   43 t[2]
        xorps xmm10, xmm15                                 ;   571.0 p5      43 t[2]
        movaps [rcx + 112], xmm13                          ;   563.0 p3+p4   55 t[1] spill
        movaps xmm7, [rbp + 3280]                          ;   570.0 p2      43 t[2]
        movaps [rdx - 64], xmm9                            ;   561.0 p3+p4   55 t[1] spill
        movaps [rsi - 32], xmm2                            ;   562.0 p3+p4   55 t[1] spill
        movaps xmm13, xmm10                                ;   572.0 p0      43 t[2] copy
        xorps xmm13, [rbx + 16]                            ;   573.0 p1+p2   43 t[2]
        movaps [rdx + 16], xmm4                            ;   563.0 p3+p4   55 t[1] spill
        movaps xmm4, xmm13                                 ;   574.0 p5      43 t[2] copy
        movaps [rsi + 64], xmm5                            ;   564.0 p3+p4   55 t[1] spill
        movaps xmm6, [rbp + 3312]                          ;   572.0 p2      43 t[2]
        xorps xmm6, xmm13                                  ;   575.0 p0      43 t[2]
        movaps xmm2, xmm6                                  ;   576.0 p1      43 t[2] copy
        movaps [rax - 32], xmm8                            ;   565.0 p3+p4   55 t[1] spill
        movaps xmm8, [rbp + 3296]                          ;   573.0 p2      43 t[2]
        movaps [rdx - 48], xmm1                            ;   566.0 p3+p4   55 t[1] spill
        movaps xmm5, xmm13                                 ;   574.0 p5      43 t[2] copy
        xorps xmm8, xmm6                                   ;   576.0 p0      43 t[2]
        movaps [rsi + 16], xmm0                            ;   567.2 p3+p4   55 t[1] spill
        movaps [rdx + 32], xmm8                            ;   577.0 p3+p4   43 t[2] spill
        xorps xmm5, [r14 - 96]                             ;   575.0 p1+p2   43 t[2]
        xorps xmm7, xmm5                                   ;   576.0 p5      43 t[2]
        movaps [rax - 64], xmm11                           ;   569.2 p3+p4   55 t[1] spill
        movaps [rdx + 0], xmm3                             ;   570.2 p3+p4   55 t[1] spill
        movaps [rbp + 2640], xmm14                         ;   571.2 p3+p4   55 t[1] spill
        movaps xmm3, xmm5                                  ;   576.0 p0      43 t[2] copy
        movaps xmm11, xmm6                                 ;   576.0 p1      43 t[2] copy
        movaps xmm0, xmm13                                 ;   574.0 p5      43 t[2] copy
        movaps xmm9, xmm7                                  ;   577.0 p0      43 t[2] copy
        movaps [rax - 80], xmm12                           ;   572.2 p3+p4   55 t[1] spill
        movaps xmm12, xmm8                                 ;   577.0 p1      43 t[2] copy
        xorps xmm12, [rbp + 2496]                          ;   578.0 p5+p2   43 t[2]
        movaps [rdx + 48], xmm12                           ;   579.0 p3+p4   43 t[2] spill
        movaps xmm1, xmm5                                  ;   576.0 p0      43 t[2] copy
        orps xmm3, [rbx + 16]                              ;   577.0 p1+p2   43 t[2]
        xorps xmm7, xmm3                                   ;   578.0 p5      43 t[2]
        xorps xmm9, [r15 + 0]                              ;   578.0 p0+p2   43 t[2]
        xorps xmm2, xmm9                                   ;   579.0 p1      43 t[2]
        movaps xmm14, xmm8                                 ;   577.0 p5      43 t[2] copy
        xorps xmm14, [r14 - 96]                            ;   578.0 p0+p2   43 t[2]
        movaps [rbp + 112], xmm13                          ;   576.2 p3+p4   43 t[2] spill
        movaps [rdx - 128], xmm6                           ;   577.2 p3+p4   43 t[2] spill
        movaps xmm6, xmm8                                  ;   577.0 p1      43 t[2] copy
        movaps xmm8, xmm14                                 ;   579.0 p5      43 t[2] copy
        andps xmm8, xmm12                                  ;   580.0 p0      43 t[2]
        movaps xmm13, xmm12                                ;   579.0 p1      43 t[2] copy
        xorps xmm7, xmm8                                   ;   581.0 p5      43 t[2]
        movaps xmm8, xmm12                                 ;   579.0 p0      43 t[2] copy
        movaps xmm12, xmm2                                 ;   580.0 p1      43 t[2] copy
        xorps xmm12, [rbx + 16]                            ;   581.0 p5+p2   43 t[2]
        xorps xmm8, xmm12                                  ;   582.0 p0      43 t[2]
        andps xmm6, xmm8                                   ;   583.0 p1      43 t[2]
        movaps [rax - 16], xmm2                            ;   580.0 p3+p4   43 t[2] spill
        xorps xmm10, xmm6                                  ;   584.0 p5      43 t[2]
        xorps xmm13, xmm9                                  ;   580.2 p0      43 t[2]
        movaps [rdi + 96], xmm13                           ;   581.2 p3+p4   43 t[2] spill
        movaps [rsi + 48], xmm14                           ;   581.2 p3+p4   43 t[2] spill
        movaps xmm14, xmm9                                 ;   580.8 p1      43 t[2] copy
        movaps [rdi + 112], xmm5                           ;   582.2 p3+p4   43 t[2] spill
        movaps xmm5, xmm13                                 ;   581.2 p5      43 t[2] copy
        xorps xmm5, [rbx + 16]                             ;   582.2 p0+p2   43 t[2]
        andps xmm4, xmm2                                   ;   581.8 p1      43 t[2]
        movaps xmm6, xmm4                                  ;   582.8 p5      43 t[2] copy
        xorps xmm6, [rbp + 2496]                           ;   583.8 p0+p2   43 t[2]
        movaps xmm2, xmm13                                 ;   582.8 p1      43 t[2] copy
        movaps xmm13, xmm8                                 ;   583.0 p5      43 t[2] copy
        xorps xmm13, [r15 + 0]                             ;   584.0 p0+p2   43 t[2]
        xorps xmm1, xmm13                                  ;   585.0 p1      43 t[2]
        andps xmm2, xmm13                                  ;   585.0 p5      43 t[2]
        xorps xmm6, xmm2                                   ;   586.0 p0      43 t[2]
        movaps xmm2, xmm5                                  ;   584.8 p1      43 t[2] copy
        andps xmm2, xmm1                                   ;   586.0 p5      43 t[2]
        xorps xmm3, xmm2                                   ;   587.0 p0      43 t[2]
        movaps xmm2, xmm12                                 ;   585.8 p1      43 t[2] copy
        xorps xmm2, [r14 - 96]                             ;   586.8 p5+p2   43 t[2]
        xorps xmm15, xmm2                                  ;   587.8 p0      43 t[2]
        andps xmm2, xmm12                                  ;   587.8 p1      43 t[2]
        xorps xmm10, xmm2                                  ;   588.8 p5      43 t[2]
        andps xmm14, xmm15                                 ;   588.8 p0      43 t[2]
        xorps xmm2, xmm14                                  ;   589.8 p1      43 t[2]
        xorps xmm0, xmm15                                  ;   588.8 p5      43 t[2]
        andps xmm11, xmm0                                  ;   589.8 p0      43 t[2]
        xorps xmm4, xmm11                                  ;   590.8 p1      43 t[2]
        xorps xmm4, xmm10                                  ;   591.8 p5      43 t[2]
        xorps xmm7, xmm2                                   ;   590.8 p0      43 t[2]
        xorps xmm3, xmm10                                  ;   589.8 p1      43 t[2]
        xorps xmm6, xmm2                                   ;   590.8 p5      43 t[2]
        movaps xmm2, xmm7                                  ;   591.8 p0      43 t[2] copy
        movaps xmm14, xmm6                                 ;   591.8 p1      43 t[2] copy
        movaps xmm11, xmm6                                 ;   591.8 p5      43 t[2] copy
        andps xmm11, xmm4                                  ;   592.8 p0      43 t[2]
        xorps xmm3, xmm11                                  ;   593.8 p1      43 t[2]
        xorps xmm6, xmm3                                   ;   594.8 p5      43 t[2]
        andps xmm3, xmm7                                   ;   594.8 p0      43 t[2]
        xorps xmm4, xmm3                                   ;   595.8 p1      43 t[2]
        andps xmm2, xmm4                                   ;   596.8 p5      43 t[2]
        orps xmm11, xmm6                                   ;   595.8 p0      43 t[2]
        xorps xmm11, xmm4                                  ;   596.8 p1      43 t[2]
        xorps xmm14, xmm2                                  ;   597.8 p5      43 t[2]
        movaps xmm3, xmm11                                 ;   597.8 p0      43 t[2] copy
        orps xmm3, xmm14                                   ;   598.8 p1      43 t[2]
        andps xmm1, xmm14                                  ;   598.8 p5      43 t[2]
        andps xmm5, xmm14                                  ;   598.8 p0      43 t[2]
        xorps xmm6, xmm3                                   ;   599.8 p1      43 t[2]
        andps xmm4, xmm14                                  ;   598.8 p5      43 t[2]
        xorps xmm7, xmm4                                   ;   599.8 p0      43 t[2]
        movaps xmm3, xmm11                                 ;   597.8 p1      43 t[2] copy
        xorps xmm3, xmm14                                  ;   598.8 p5      43 t[2]
        xorps xmm14, xmm7                                  ;   600.8 p0      43 t[2]
        andps xmm8, xmm14                                  ;   601.8 p1      43 t[2]
        movaps xmm10, [rdx - 128]                          ;   595.8 p2      43 t[2] reload
        movaps xmm2, [rdi + 112]                           ;   596.8 p2      43 t[2] reload
        andps xmm15, xmm6                                  ;   600.8 p5      43 t[2]
        andps xmm0, xmm7                                   ;   600.8 p0      43 t[2]
        movaps xmm4, [rdi + 96]                            ;   597.8 p2      43 t[2] reload
        andps xmm2, xmm11                                  ;   599.8 p1      43 t[2]
        andps xmm9, xmm6                                   ;   600.8 p5      43 t[2]
        andps xmm10, xmm7                                  ;   600.8 p0      43 t[2]
        andps xmm13, xmm3                                  ;   599.8 p1      43 t[2]
        andps xmm4, xmm3                                   ;   600.8 p5      43 t[2]
        xorps xmm3, xmm6                                   ;   600.8 p0      43 t[2]
        xorps xmm6, xmm7                                   ;   600.8 p1      43 t[2]
        xorps xmm15, xmm13                                 ;   601.8 p5      43 t[2]
        xorps xmm9, xmm8                                   ;   602.8 p0      43 t[2]
        xorps xmm8, xmm5                                   ;   602.8 p1      43 t[2]
        xorps xmm5, xmm9                                   ;   603.8 p5      43 t[2]
        xorps xmm10, xmm9                                  ;   603.8 p0      43 t[2]
        movaps xmm7, [rdx + 32]                            ;   600.5 p2      43 t[2] reload
        andps xmm7, xmm14                                  ;   603.5 p1      43 t[2]
        movaps xmm14, [rdx + 48]                           ;   601.5 p2      43 t[2] reload
        movaps [rdx + 48], xmm2                            ;   601.2 p3+p4   43 t[2] spill
        movaps xmm2, [rsi + 48]                            ;   602.5 p2      43 t[2] reload
        andps xmm2, xmm3                                   ;   605.5 p5      43 t[2]
        andps xmm14, xmm3                                  ;   604.5 p0      43 t[2]
        movaps xmm3, [rax - 16]                            ;   603.5 p2      43 t[2] reload
        xorps xmm13, xmm2                                  ;   606.5 p1      43 t[2]
        movaps xmm2, [rbp + 112]                           ;   604.5 p2      43 t[2] reload
        andps xmm3, xmm6                                   ;   606.5 p5      43 t[2]
        andps xmm2, xmm6                                   ;   607.5 p0      43 t[2]
        xorps xmm6, xmm11                                  ;   604.8 p1      43 t[2]
        andps xmm12, xmm6                                  ;   605.8 p5      43 t[2]
        xorps xmm8, xmm12                                  ;   606.8 p0      43 t[2]
        movaps xmm12, [rbp + 3584]                         ;   605.5 p2      43 t[2]
        xorps xmm5, xmm14                                  ;   605.8 p1      43 t[2]
        andps xmm11, [rbx + 16]                            ;   606.5 p5+p2   43 t[2]
        andps xmm6, [r14 - 96]                             ;   607.5 p0+p2   43 t[2]
        xorps xmm2, xmm6                                   ;   608.5 p1      43 t[2]
        xorps xmm7, xmm2                                   ;   609.5 p5      43 t[2]
        xorps xmm2, xmm5                                   ;   609.5 p0      43 t[2]
        xorps xmm2, xmm15                                  ;   610.5 p1      43 t[2]
        xorps xmm4, xmm2                                   ;   611.5 p5      43 t[2]
        xorps xmm10, xmm4                                  ;   612.5 p0      43 t[2]
        xorps xmm14, xmm3                                  ;   608.8 p1      43 t[2]
        xorps xmm14, xmm11                                 ;   609.8 p5      43 t[2]
        xorps xmm14, xmm4                                  ;   612.5 p0      43 t[2]
        xorps xmm0, xmm14                                  ;   613.5 p1      43 t[2]
        xorps xmm1, xmm0                                   ;   614.5 p5      43 t[2]
        xorps xmm8, xmm11                                  ;   610.2 p0      43 t[2]
        movaps xmm11, [rel aes128_encrypt.T0_constants128] ;   608.5 p2      43 t[0] reload
        xorps xmm2, xmm11                                  ;   611.5 p1      43 t[2]
        movaps [rbp + 112], xmm8                           ;   611.2 p3+p4   43 t[2] spill
        xorps xmm10, xmm11                                 ;   613.5 p5      43 t[2]
        xorps xmm7, xmm11                                  ;   611.5 p0      43 t[2]
        xorps xmm5, xmm11                                  ;   611.8 p1      43 t[2]
        xorps xmm7, xmm0                                   ;   614.5 p5      43 t[2]
        movaps [rax - 16], xmm2                            ;   612.5 p3+p4   43 t[2] spill
        movaps xmm9, xmm11                                 ;   612.2 p0      43 t[2] copy
        movaps [rsi + 48], xmm5                            ;   612.8 p3+p4   43 t[2] spill
        movaps xmm2, xmm11                                 ;   612.8 p1      43 t[2] copy
        movaps xmm8, xmm11                                 ;   613.0 p5      43 t[2] copy
        movaps xmm11, [r15 + 80]                           ;   611.2 p2      43 t[2]
        xorps xmm11, [rbp + 2560]                          ;   614.2 p0+p2   43 t[2]
        xorps xmm12, xmm11                                 ;   615.2 p1      43 t[2]
        movaps xmm5, xmm12                                 ;   616.2 p5      43 t[2] copy
        movaps xmm4, [rbp + 3616]                          ;   613.2 p2      43 t[2]
        xorps xmm5, [rbx + 80]                             ;   617.2 p0+p2   43 t[2]
        movaps xmm0, [rbp + 3632]                          ;   615.2 p2      43 t[2]
        xorps xmm0, xmm5                                   ;   618.2 p1      43 t[2]
        movaps [rax + 0], xmm15                            ;   613.2 p3+p4   43 t[2] spill
        movaps [rax + 16], xmm2                            ;   614.2 p3+p4   43 t[2] spill
        movaps xmm3, [rbp + 3600]                          ;   616.2 p2      43 t[2]
        xorps xmm4, xmm0                                   ;   619.2 p5      43 t[2]
        movaps xmm2, xmm4                                  ;   620.2 p0      43 t[2] copy
        xorps xmm13, xmm1                                  ;   615.8 p1      43 t[2]
        movaps [rdx + 32], xmm14                           ;   615.2 p3+p4   43 t[2] spill
        movaps [rdx - 128], xmm7                           ;   616.2 p3+p4   43 t[2] spill
        movaps xmm14, xmm5                                 ;   618.2 p5      43 t[2] copy
        movaps xmm7, xmm5                                  ;   618.2 p0      43 t[2] copy
        movaps [rdi + 96], xmm10                           ;   617.2 p3+p4   43 t[2] spill
        xorps xmm14, [r14 - 16]                            ;   619.2 p1+p2   43 t[2]
        movaps [rsi + 80], xmm13                           ;   618.2 p3+p4   43 t[2] spill
        movaps xmm13, xmm14                                ;   620.2 p5      43 t[2] copy
        orps xmm13, [rbx + 80]                             ;   621.2 p0+p2   43 t[2]
        xorps xmm3, xmm14                                  ;   620.2 p1      43 t[2]
        movaps [rax + 32], xmm1                            ;   619.2 p3+p4   43 t[2] spill
        movaps xmm1, xmm3                                  ;   621.2 p5      43 t[2] copy
        xorps xmm3, xmm13                                  ;   622.2 p0      43 t[2]
        movaps xmm10, xmm5                                 ;   618.8 p1      43 t[2] copy
        movaps [rdi + 112], xmm6                           ;   620.2 p3+p4   43 t[2] spill
        xorps xmm1, [r15 + 80]                             ;   622.2 p5+p2   43 t[2]
        movaps xmm6, xmm0                                  ;   619.2 p0      43 t[2] copy
        movaps xmm15, xmm0                                 ;   619.8 p1      43 t[2] copy
        movaps [rax + 48], xmm8                            ;   621.2 p3+p4   43 t[2] spill
        xorps xmm2, [rbp + 2560]                           ;   621.2 p5+p2   43 t[2]
        movaps [rax + 64], xmm9                            ;   622.2 p3+p4   43 t[2] spill
        movaps xmm9, xmm4                                  ;   620.2 p0      43 t[2] copy
        xorps xmm9, [r14 - 16]                             ;   621.2 p1+p2   43 t[2]
        movaps [rdx + 64], xmm0                            ;   623.2 p3+p4   43 t[2] spill
        movaps xmm0, xmm4                                  ;   621.0 p5      43 t[2] copy
        movaps [rsi + 96], xmm4                            ;   624.2 p3+p4   43 t[2] spill
        movaps xmm4, xmm9                                  ;   622.2 p0      43 t[2] copy
        xorps xmm6, xmm1                                   ;   623.2 p1      43 t[2]
        andps xmm4, xmm2                                   ;   623.2 p5      43 t[2]
        xorps xmm3, xmm4                                   ;   624.2 p0      43 t[2]
        movaps xmm4, xmm2                                  ;   622.8 p1      43 t[2] copy
        movaps [rsi + 112], xmm2                           ;   625.2 p3+p4   43 t[2] spill
        movaps [rdi - 128], xmm6                           ;   626.2 p3+p4   43 t[2] spill
        andps xmm7, xmm6                                   ;   624.2 p5      43 t[2]
        movaps [rdx + 80], xmm5                            ;   627.2 p3+p4   43 t[2] spill
        movaps xmm5, xmm2                                  ;   623.5 p0      43 t[2] copy
        movaps xmm8, xmm14                                 ;   623.8 p1      43 t[2] copy
        xorps xmm5, xmm1                                   ;   624.5 p5      43 t[2]
        movaps [rdx + 96], xmm5                            ;   628.2 p3+p4   43 t[2] spill
        movaps [rcx - 128], xmm14                          ;   629.2 p3+p4   43 t[2] spill
        movaps xmm14, xmm5                                 ;   625.5 p0      43 t[2] copy
        xorps xmm14, [rbx + 80]                            ;   626.5 p1+p2   43 t[2]
        movaps xmm2, xmm6                                  ;   625.2 p5      43 t[2] copy
        xorps xmm2, [rbx + 80]                             ;   626.2 p0+p2   43 t[2]
        xorps xmm4, xmm2                                   ;   627.2 p1      43 t[2]
        andps xmm0, xmm4                                   ;   628.2 p5      43 t[2]
        xorps xmm12, xmm0                                  ;   629.2 p0      43 t[2]
        movaps xmm0, xmm7                                  ;   627.0 p1      43 t[2] copy
        xorps xmm0, [rbp + 2560]                           ;   628.0 p5+p2   43 t[2]
        movaps xmm6, xmm5                                  ;   627.8 p0      43 t[2] copy
        movaps xmm5, xmm4                                  ;   628.2 p1      43 t[2] copy
        xorps xmm5, [r15 + 80]                             ;   629.2 p5+p2   43 t[2]
        andps xmm6, xmm5                                   ;   630.2 p0      43 t[2]
        xorps xmm0, xmm6                                   ;   631.2 p1      43 t[2]
        xorps xmm8, xmm5                                   ;   630.2 p5      43 t[2]
        movaps xmm6, xmm14                                 ;   629.8 p0      43 t[2] copy
        andps xmm6, xmm8                                   ;   631.2 p1      43 t[2]
        movaps [rdx + 112], xmm9                           ;   630.2 p3+p4   43 t[2] spill
        movaps xmm9, xmm1                                  ;   630.2 p5      43 t[2] copy
        xorps xmm13, xmm6                                  ;   632.2 p0      43 t[2]
        movaps xmm6, xmm2                                  ;   631.0 p1      43 t[2] copy
        xorps xmm6, [r14 - 16]                             ;   632.0 p5+p2   43 t[2]
        xorps xmm11, xmm6                                  ;   633.0 p0      43 t[2]
        andps xmm9, xmm11                                  ;   634.0 p1      43 t[2]
        andps xmm6, xmm2                                   ;   633.0 p5      43 t[2]
        xorps xmm12, xmm6                                  ;   634.0 p0      43 t[2]
        xorps xmm6, xmm9                                   ;   635.0 p1      43 t[2]
        xorps xmm10, xmm11                                 ;   634.0 p5      43 t[2]
        andps xmm15, xmm10                                 ;   635.0 p0      43 t[2]
        xorps xmm7, xmm15                                  ;   636.0 p1      43 t[2]
        xorps xmm13, xmm12                                 ;   635.0 p5      43 t[2]
        xorps xmm0, xmm6                                   ;   636.0 p0      43 t[2]
        xorps xmm7, xmm12                                  ;   637.0 p1      43 t[2]
        movaps xmm12, xmm0                                 ;   637.0 p5      43 t[2] copy
        andps xmm12, xmm7                                  ;   638.0 p0      43 t[2]
        xorps xmm3, xmm6                                   ;   636.0 p1      43 t[2]
        xorps xmm13, xmm12                                 ;   639.0 p5      43 t[2]
        movaps xmm15, xmm0                                 ;   637.0 p0      43 t[2] copy
        xorps xmm0, xmm13                                  ;   640.0 p1      43 t[2]
        andps xmm13, xmm3                                  ;   640.0 p5      43 t[2]
        xorps xmm7, xmm13                                  ;   641.0 p0      43 t[2]
        orps xmm12, xmm0                                   ;   641.0 p1      43 t[2]
        movaps xmm9, [rdx + 64]                            ;   635.2 p2      43 t[2] reload
        movaps xmm13, xmm3                                 ;   638.2 p5      43 t[2] copy
        andps xmm13, xmm7                                  ;   642.0 p0      43 t[2]
        xorps xmm15, xmm13                                 ;   643.0 p1      43 t[2]
        xorps xmm12, xmm7                                  ;   642.0 p5      43 t[2]
        andps xmm7, xmm15                                  ;   644.0 p0      43 t[2]
        xorps xmm3, xmm7                                   ;   645.0 p1      43 t[2]
        movaps xmm7, [rdx + 96]                            ;   637.0 p2      43 t[2] reload
        andps xmm9, xmm3                                   ;   646.0 p5      43 t[2]
        andps xmm14, xmm15                                 ;   644.0 p0      43 t[2]
        movaps xmm6, xmm12                                 ;   643.0 p1      43 t[2] copy
        orps xmm6, xmm15                                   ;   644.0 p5      43 t[2]
        xorps xmm0, xmm6                                   ;   645.0 p0      43 t[2]
        movaps xmm6, xmm12                                 ;   643.0 p1      43 t[2] copy
        xorps xmm6, xmm15                                  ;   644.0 p5      43 t[2]
        andps xmm7, xmm6                                   ;   645.0 p0      43 t[2]
        andps xmm8, xmm15                                  ;   644.0 p1      43 t[2]
        andps xmm1, xmm0                                   ;   646.0 p5      43 t[2]
        andps xmm11, xmm0                                  ;   646.0 p0      43 t[2]
        xorps xmm15, xmm3                                  ;   646.0 p1      43 t[2]
        andps xmm10, xmm3                                  ;   646.0 p5      43 t[2]
        andps xmm4, xmm15                                  ;   647.0 p0      43 t[2]
        movaps xmm13, [rcx - 128]                          ;   643.2 p2      43 t[2] reload
        xorps xmm1, xmm4                                   ;   648.0 p1      43 t[2]
        xorps xmm4, xmm14                                  ;   648.0 p5      43 t[2]
        andps xmm5, xmm6                                   ;   645.8 p0      43 t[2]
        xorps xmm6, xmm0                                   ;   646.0 p1      43 t[2]
        xorps xmm0, xmm3                                   ;   646.2 p5      43 t[2]
        movaps xmm3, [rsi + 96]                            ;   644.8 p2      43 t[2] reload
        xorps xmm11, xmm5                                  ;   647.0 p0      43 t[2]
        andps xmm3, xmm15                                  ;   647.8 p1      43 t[2]
        movaps xmm15, [rax + 16]                           ;   645.8 p2      43 t[2] reload
        xorps xmm15, xmm9                                  ;   648.8 p5      43 t[2]
        movaps xmm9, [rsi + 112]                           ;   646.8 p2      43 t[2] reload
        movaps [rsi + 112], xmm3                           ;   648.8 p3+p4   43 t[2] spill
        movaps xmm3, [rdx + 112]                           ;   647.8 p2      43 t[2] reload
        andps xmm3, xmm6                                   ;   650.8 p0      43 t[2]
        xorps xmm5, xmm3                                   ;   651.8 p1      43 t[2]
        movaps xmm3, [rdi - 128]                           ;   648.8 p2      43 t[2] reload
        xorps xmm15, xmm1                                  ;   649.8 p5      43 t[2]
        andps xmm3, xmm0                                   ;   651.8 p0      43 t[2]
        andps xmm13, xmm12                                 ;   649.0 p1      43 t[2]
        xorps xmm14, xmm1                                  ;   649.2 p5      43 t[2]
        movaps xmm1, [rdx + 80]                            ;   649.8 p2      43 t[2] reload
        andps xmm1, xmm0                                   ;   652.8 p0      43 t[2]
        xorps xmm0, xmm12                                  ;   650.0 p1      43 t[2]
        andps xmm12, [rbx + 80]                            ;   650.8 p5+p2   43 t[2]
        andps xmm9, xmm6                                   ;   650.8 p0      43 t[2]
        xorps xmm13, xmm11                                 ;   651.0 p1      43 t[2]
        xorps xmm14, xmm9                                  ;   651.8 p5      43 t[2]
        xorps xmm9, xmm3                                   ;   652.8 p0      43 t[2]
        andps xmm2, xmm0                                   ;   652.0 p1      43 t[2]
        xorps xmm9, xmm12                                  ;   653.8 p5      43 t[2]
        xorps xmm4, xmm2                                   ;   653.0 p0      43 t[2]
        movaps xmm2, [rax + 64]                            ;   651.8 p2      43 t[2] reload
        movaps xmm6, [r15 - 80]                            ;   652.8 p2      43 t[2]
        xorps xmm4, xmm12                                  ;   654.0 p1      43 t[2]
        andps xmm0, [r14 - 16]                             ;   653.8 p5+p2   43 t[2]
        xorps xmm1, xmm0                                   ;   654.8 p0      43 t[2]
        movaps xmm12, [rax + 48]                           ;   654.8 p2      43 t[2] reload
        xorps xmm11, xmm14                                 ;   654.0 p1      43 t[2]
        xorps xmm11, xmm1                                  ;   655.8 p5      43 t[2]
        xorps xmm2, xmm14                                  ;   654.8 p0      43 t[2]
        xorps xmm12, xmm1                                  ;   657.8 p1      43 t[2]
        xorps xmm13, xmm0                                  ;   655.2 p5      43 t[2]
        movaps xmm0, [rbp + 2944]                          ;   655.8 p2      43 t[2]
        xorps xmm7, xmm11                                  ;   656.8 p0      43 t[2]
        xorps xmm15, xmm7                                  ;   657.8 p1      43 t[2]
        xorps xmm9, xmm7                                   ;   657.8 p5      43 t[2]
        xorps xmm10, xmm9                                  ;   658.8 p0      43 t[2]
        xorps xmm12, [rsi + 112]                           ;   658.8 p1+p2   43 t[2]
        xorps xmm12, xmm10                                 ;   659.8 p5      43 t[2]
        movaps xmm14, [rbp + 2896]                         ;   657.8 p2      43 t[2]
        movaps xmm7, [rbp + 2720]                          ;   658.8 p2      43 t[2] reload
        xorps xmm8, xmm10                                  ;   659.8 p0      43 t[2]
        xorps xmm13, xmm8                                  ;   660.8 p1      43 t[2]
        xorps xmm5, xmm8                                   ;   660.8 p5      43 t[2]
        movaps xmm3, [rbp + 2928]                          ;   659.8 p2      43 t[2]
        movaps xmm10, [rbp + 2736]                         ;   660.8 p2      43 t[2] reload
        xorps xmm6, xmm7                                   ;   661.8 p0      43 t[2]
        xorps xmm14, xmm6                                  ;   662.8 p1      43 t[2]
        movaps xmm8, xmm14                                 ;   663.8 p5      43 t[2] copy
        movaps [rdx + 80], xmm12                           ;   660.8 p3+p4   43 t[2] spill
        xorps xmm8, xmm10                                  ;   664.8 p0      43 t[2]
        xorps xmm0, xmm8                                   ;   665.8 p1      43 t[2]
        movaps [rdi - 128], xmm11                          ;   659.2 p3+p4   43 t[2] spill
        movaps xmm12, xmm0                                 ;   666.8 p5      43 t[2] copy
        movaps xmm11, xmm0                                 ;   666.8 p0      43 t[2] copy
        movaps xmm1, [rbp + 2912]                          ;   661.8 p2      43 t[2]
        xorps xmm3, xmm0                                   ;   666.8 p1      43 t[2]
        movaps [rdx + 64], xmm0                            ;   666.8 p3+p4   43 t[2] spill
        movaps xmm0, xmm3                                  ;   667.8 p5      43 t[2] copy
        movaps [rsi + 112], xmm9                           ;   661.2 p3+p4   43 t[2] spill
        movaps xmm9, xmm8                                  ;   665.8 p0      43 t[2] copy
        movaps [rax + 64], xmm2                            ;   662.2 p3+p4   43 t[2] spill
        movaps xmm2, xmm8                                  ;   665.8 p1      43 t[2] copy
        movaps [rax + 48], xmm4                            ;   663.2 p3+p4   43 t[2] spill
        movaps xmm4, xmm8                                  ;   665.8 p5      43 t[2] copy
        xorps xmm0, xmm7                                   ;   668.8 p0      43 t[2]
        movaps xmm7, xmm3                                  ;   667.8 p1      43 t[2] copy
        movaps [rcx - 128], xmm3                           ;   667.8 p3+p4   43 t[2] spill
        xorps xmm7, [r13 + 64]                             ;   668.8 p5+p2   43 t[2]
        movaps [r13 - 48], xmm7                            ;   669.8 p3+p4   43 t[2] spill
        movaps [rdx + 112], xmm15                          ;   666.2 p3+p4   43 t[2] spill
        xorps xmm9, [r13 + 64]                             ;   666.8 p0+p2   43 t[2]
        xorps xmm1, xmm9                                   ;   667.8 p1      43 t[2]
        movaps xmm15, xmm1                                 ;   668.8 p5      43 t[2] copy
        movaps [rdx + 96], xmm8                            ;   667.2 p3+p4   43 t[2] spill
        movaps xmm8, xmm3                                  ;   667.8 p0      43 t[2] copy
        movaps xmm3, xmm7                                  ;   669.8 p1      43 t[2] copy
        movaps xmm7, xmm0                                  ;   669.8 p5      43 t[2] copy
        xorps xmm15, [r15 - 80]                            ;   669.8 p0+p2   43 t[2]
        movaps [rsi + 96], xmm5                            ;   668.2 p3+p4   43 t[2] spill
        xorps xmm11, xmm15                                 ;   670.8 p1      43 t[2]
        movaps [rax + 80], xmm11                           ;   671.8 p3+p4   43 t[2] spill
        xorps xmm7, xmm15                                  ;   670.8 p5      43 t[2]
        movaps [r13 - 32], xmm7                            ;   671.8 p3+p4   43 t[2] spill
        movaps xmm5, xmm9                                  ;   668.8 p0      43 t[2] copy
        andps xmm3, xmm0                                   ;   670.8 p1      43 t[2]
        movaps [rax + 16], xmm13                           ;   671.2 p3+p4   43 t[2] spill
        movaps xmm13, xmm9                                 ;   669.5 p5      43 t[2] copy
        orps xmm13, xmm10                                  ;   670.5 p0      43 t[2]
        xorps xmm1, xmm13                                  ;   671.5 p1      43 t[2]
        xorps xmm1, xmm3                                   ;   672.5 p5      43 t[2]
        movaps xmm3, xmm0                                  ;   670.8 p0      43 t[2] copy
        movaps [rdi - 112], xmm9                           ;   672.2 p3+p4   43 t[2] spill
        movaps xmm9, xmm11                                 ;   671.8 p1      43 t[2] copy
        xorps xmm9, xmm10                                  ;   672.8 p5      43 t[2]
        movaps [rcx - 112], xmm0                           ;   673.2 p3+p4   43 t[2] spill
        andps xmm4, xmm11                                  ;   671.8 p0      43 t[2]
        xorps xmm3, xmm9                                   ;   673.8 p1      43 t[2]
        andps xmm8, xmm3                                   ;   674.8 p5      43 t[2]
        movaps xmm0, xmm15                                 ;   672.8 p0      43 t[2] copy
        xorps xmm14, xmm8                                  ;   675.8 p1      43 t[2]
        movaps xmm11, xmm7                                 ;   673.5 p5      43 t[2] copy
        xorps xmm11, xmm10                                 ;   674.5 p0      43 t[2]
        movaps xmm8, xmm7                                  ;   674.0 p1      43 t[2] copy
        movaps xmm7, xmm3                                  ;   674.8 p5      43 t[2] copy
        xorps xmm7, [r15 - 80]                             ;   675.8 p0+p2   43 t[2]
        andps xmm8, xmm7                                   ;   676.8 p1      43 t[2]
        movaps xmm10, xmm4                                 ;   675.5 p5      43 t[2] copy
        xorps xmm10, [rbp + 2720]                          ;   676.5 p0+p2   43 t[2]
        xorps xmm10, xmm8                                  ;   677.8 p1      43 t[2]
        movaps xmm8, xmm11                                 ;   676.5 p5      43 t[2] copy
        xorps xmm5, xmm7                                   ;   676.8 p0      43 t[2]
        andps xmm8, xmm5                                   ;   677.8 p1      43 t[2]
        xorps xmm13, xmm8                                  ;   678.8 p5      43 t[2]
        movaps xmm8, xmm9                                  ;   677.8 p0      43 t[2] copy
        xorps xmm8, [r13 + 64]                             ;   678.8 p1+p2   43 t[2]
        xorps xmm6, xmm8                                   ;   679.8 p5      43 t[2]
        xorps xmm2, xmm6                                   ;   680.8 p0      43 t[2]
        andps xmm12, xmm2                                  ;   681.8 p1      43 t[2]
        xorps xmm4, xmm12                                  ;   682.8 p5      43 t[2]
        andps xmm8, xmm9                                   ;   679.8 p0      43 t[2]
        xorps xmm14, xmm8                                  ;   680.8 p1      43 t[2]
        andps xmm0, xmm6                                   ;   680.8 p5      43 t[2]
        xorps xmm8, xmm0                                   ;   681.8 p0      43 t[2]
        xorps xmm10, xmm8                                  ;   682.8 p1      43 t[2]
        xorps xmm1, xmm8                                   ;   682.8 p5      43 t[2]
        movaps xmm12, xmm10                                ;   683.8 p0      43 t[2] copy
        xorps xmm13, xmm14                                 ;   682.0 p1      43 t[2]
        xorps xmm4, xmm14                                  ;   683.8 p5      43 t[2]
        andps xmm12, xmm4                                  ;   684.8 p0      43 t[2]
        movaps xmm14, xmm10                                ;   683.8 p1      43 t[2] copy
        xorps xmm13, xmm12                                 ;   685.8 p5      43 t[2]
        xorps xmm10, xmm13                                 ;   686.8 p0      43 t[2]
        andps xmm13, xmm1                                  ;   686.8 p1      43 t[2]
        xorps xmm4, xmm13                                  ;   687.8 p5      43 t[2]
        movaps xmm13, xmm1                                 ;   684.8 p0      43 t[2] copy
        orps xmm12, xmm10                                  ;   687.8 p1      43 t[2]
        xorps xmm12, xmm4                                  ;   688.8 p5      43 t[2]
        andps xmm13, xmm4                                  ;   688.8 p0      43 t[2]
        xorps xmm14, xmm13                                 ;   689.8 p1      43 t[2]
        andps xmm4, xmm14                                  ;   690.8 p5      43 t[2]
        xorps xmm1, xmm4                                   ;   691.8 p0      43 t[2]
        movaps xmm0, xmm12                                 ;   689.8 p1      43 t[2] copy
        orps xmm0, xmm14                                   ;   690.8 p5      43 t[2]
        xorps xmm10, xmm0                                  ;   691.8 p0      43 t[2]
        andps xmm6, xmm10                                  ;   692.8 p1      43 t[2]
        andps xmm15, xmm10                                 ;   692.8 p5      43 t[2]
        movaps xmm0, xmm12                                 ;   689.8 p0      43 t[2] copy
        movaps xmm4, [r13 - 32]                            ;   685.8 p2      43 t[2] reload
        xorps xmm0, xmm14                                  ;   690.8 p1      43 t[2]
        andps xmm4, xmm0                                   ;   691.8 p5      43 t[2]
        andps xmm7, xmm0                                   ;   691.8 p0      43 t[2]
        xorps xmm0, xmm10                                  ;   692.8 p1      43 t[2]
        xorps xmm10, xmm1                                  ;   692.8 p5      43 t[2]
        andps xmm5, xmm14                                  ;   690.8 p0      43 t[2]
        andps xmm11, xmm14                                 ;   691.0 p1      43 t[2]
        xorps xmm14, xmm1                                  ;   692.8 p5      43 t[2]
        andps xmm3, xmm14                                  ;   693.8 p0      43 t[2]
        xorps xmm15, xmm3                                  ;   694.8 p1      43 t[2]
        xorps xmm3, xmm11                                  ;   694.8 p5      43 t[2]
        xorps xmm11, xmm15                                 ;   695.8 p0      43 t[2]
        andps xmm2, xmm1                                   ;   693.0 p1      43 t[2]
        movaps xmm13, [rdi - 112]                          ;   691.5 p2      43 t[2] reload
        movaps xmm8, [rdx + 64]                            ;   692.5 p2      43 t[2] reload
        andps xmm8, xmm1                                   ;   695.5 p5      43 t[2]
        movaps xmm1, [rcx - 128]                           ;   693.5 p2      43 t[2] reload
        andps xmm1, xmm14                                  ;   696.5 p0      43 t[2]
        movaps xmm14, [rcx - 112]                          ;   694.5 p2      43 t[2] reload
        movaps [rcx - 112], xmm1                           ;   697.5 p3+p4   43 t[2] spill
        andps xmm13, xmm12                                 ;   694.5 p1      43 t[2]
        xorps xmm6, xmm7                                   ;   694.5 p5      43 t[2]
        xorps xmm8, xmm15                                  ;   696.5 p0      43 t[2]
        movaps xmm15, [rdx + 96]                           ;   695.5 p2      43 t[2] reload
        movaps xmm1, [r13 - 48]                            ;   696.5 p2      43 t[2] reload
        andps xmm1, xmm0                                   ;   699.5 p1      43 t[2]
        andps xmm14, xmm0                                  ;   697.5 p5      43 t[2]
        movaps xmm0, [rax + 80]                            ;   697.5 p2      43 t[2] reload
        xorps xmm11, xmm14                                 ;   698.5 p0      43 t[2]
        andps xmm0, xmm10                                  ;   700.5 p1      43 t[2]
        xorps xmm14, xmm0                                  ;   701.5 p5      43 t[2]
        movaps xmm0, [rsi + 80]                            ;   698.5 p2      55 t[2]
        andps xmm15, xmm10                                 ;   698.5 p0      43 t[2]
        xorps xmm10, xmm12                                 ;   697.0 p1      43 t[2]
        andps xmm9, xmm10                                  ;   698.0 p5      43 t[2]
        andps xmm10, [r13 + 64]                            ;   699.5 p0+p2   43 t[2]
        xorps xmm13, xmm6                                  ;   698.0 p1      43 t[2]
        xorps xmm6, xmm11                                  ;   699.5 p5      43 t[2]
        andps xmm12, [rbp + 2736]                          ;   700.5 p0+p2   43 t[2]
        xorps xmm14, xmm12                                 ;   702.5 p1      43 t[2]
        xorps xmm7, xmm1                                   ;   700.5 p5      43 t[2]
        xorps xmm15, xmm10                                 ;   700.5 p0      43 t[2]
        xorps xmm3, xmm9                                   ;   700.0 p1      43 t[2]
        xorps xmm3, xmm12                                  ;   701.5 p5      43 t[2]
        xorps xmm13, xmm10                                 ;   700.8 p0      43 t[2]
        movaps xmm12, [rel aes128_encrypt.T0_constants128] ;   701.5 p2      43 t[0] reload
        xorps xmm11, xmm12                                 ;   704.5 p1      43 t[2]
        xorps xmm6, xmm15                                  ;   701.5 p5      43 t[2]
        xorps xmm4, xmm6                                   ;   702.5 p0      43 t[2]
        xorps xmm14, xmm4                                  ;   703.5 p1      43 t[2]
        xorps xmm15, [rcx - 112]                           ;   702.5 p5+p2   43 t[2]
        xorps xmm6, xmm12                                  ;   704.5 p0      43 t[2]
        xorps xmm2, xmm14                                  ;   704.5 p1      43 t[2]
        xorps xmm5, xmm2                                   ;   705.5 p5      43 t[2]
        movaps xmm1, [rsi + 96]                            ;   703.5 p2      43 t[2] reload
        xorps xmm0, xmm1                                   ;   706.5 p0      55 t[2]
        xorps xmm7, xmm5                                   ;   706.5 p1      43 t[2]
        xorps xmm13, xmm5                                  ;   706.5 p5      43 t[2]
        movaps [rcx - 112], xmm3                           ;   702.8 p3+p4   43 t[2] spill
        xorps xmm15, xmm2                                  ;   705.5 p0      43 t[2]
        movaps xmm2, [rdx + 48]                            ;   704.5 p2      55 t[2]
        movaps [rdx + 48], xmm13                           ;   707.5 p3+p4   43 t[2] spill
        movaps xmm13, xmm3                                 ;   705.0 p1      55 t[2] copy
        movaps xmm3, xmm7                                  ;   707.5 p5      55 t[2] copy
        xorps xmm3, [rsi + 96]                             ;   708.5 p0+p2   55 t[2]
        movaps [rsi + 96], xmm7                            ;   707.5 p3+p4   43 t[2] spill
        xorps xmm2, [rax + 0]                              ;   707.5 p1+p2   55 t[2]
        xorps xmm15, xmm12                                 ;   706.5 p5      43 t[2]
        movaps xmm7, xmm0                                  ;   707.5 p0      55 t[2] copy
        movaps xmm9, [rdx + 112]                           ;   707.5 p2      43 t[2] reload
        movaps xmm5, [rdi + 96]                            ;   708.5 p2      55 t[2]
        xorps xmm5, xmm9                                   ;   711.5 p1      55 t[2]
        xorps xmm2, [rax + 32]                             ;   709.5 p5+p2   55 t[2]
        xorps xmm2, [rdi + 112]                            ;   710.5 p0+p2   55 t[2]
        xorps xmm8, xmm4                                   ;   708.0 p1      43 t[2]
        movaps xmm4, [rax + 16]                            ;   711.5 p2      43 t[2] reload
        movaps xmm10, xmm15                                ;   708.5 p5      55 t[2] copy
        xorps xmm10, [rdx - 128]                           ;   712.5 p0+p2   55 t[2]
        xorps xmm9, xmm12                                  ;   710.5 p1      55 t[2]
        xorps xmm2, xmm4                                   ;   714.5 p5      55 t[2]
        movaps xmm4, [rsi + 80]                            ;   713.5 p2      55 t[2]
        movaps xmm1, [rdx - 128]                           ;   714.5 p2      55 t[2]
        xorps xmm1, [rdx + 80]                             ;   717.5 p0+p2   55 t[2]
        xorps xmm8, xmm12                                  ;   710.0 p1      43 t[2]
        movaps xmm12, [rsi + 80]                           ;   716.5 p2      55 t[2]
        movaps [rsi + 80], xmm11                           ;   709.5 p3+p4   43 t[2] spill
        xorps xmm12, xmm1                                  ;   719.5 p5      55 t[2]
        movaps [rdx + 112], xmm2                           ;   715.5 p3+p4   55 t[2] spill
        movaps [rax + 32], xmm12                           ;   720.5 p3+p4   55 t[2] spill
        movaps xmm12, [r15 - 16]                           ;   717.5 p2      43 t[2]
        movaps [rdx - 128], xmm10                          ;   713.5 p3+p4   55 t[2] spill
        movaps xmm11, [rbp + 3200]                         ;   718.5 p2      43 t[2]
        movaps xmm2, [rbp + 3216]                          ;   719.5 p2      43 t[2]
        movaps xmm10, [rbp + 3248]                         ;   720.5 p2      43 t[2]
        xorps xmm12, [rbp + 2480]                          ;   721.5 p0+p2   43 t[2]
        movaps [rdi + 112], xmm6                           ;   713.5 p3+p4   43 t[2] spill
        xorps xmm15, xmm5                                  ;   712.5 p1      55 t[2]
        movaps [rax + 0], xmm15                            ;   714.5 p3+p4   55 t[2] spill
        movaps xmm15, [rdx + 80]                           ;   722.5 p2      55 t[2]
        movaps [rdx + 80], xmm8                            ;   715.5 p3+p4   43 t[2] spill
        xorps xmm11, xmm12                                 ;   722.5 p5      43 t[2]
        movaps xmm8, xmm11                                 ;   723.5 p0      43 t[2] copy
        xorps xmm8, [r14 + 48]                             ;   724.5 p1+p2   43 t[2]
        movaps [rsi - 128], xmm9                           ;   716.5 p3+p4   55 t[2] spill
        movaps xmm6, [rbp + 3232]                          ;   724.5 p2      43 t[2]
        xorps xmm7, [rdi - 128]                            ;   725.5 p5+p2   55 t[2]
        movaps [rdi - 128], xmm0                           ;   717.5 p3+p4   55 t[2] spill
        movaps xmm0, xmm8                                  ;   725.5 p0      43 t[2] copy
        xorps xmm5, [rdx + 32]                             ;   726.5 p1+p2   55 t[2]
        xorps xmm15, [rel aes128_encrypt.T0_constants128]  ;   727.5 p5+p2   55 t[2]
        movaps [r13 - 48], xmm13                           ;   718.5 p3+p4   55 t[2] spill
        movaps [rdx + 64], xmm15                           ;   728.5 p3+p4   55 t[2] spill
        xorps xmm10, xmm8                                  ;   725.5 p0      43 t[2]
        xorps xmm0, [r14 - 112]                            ;   728.5 p1+p2   43 t[2]
        xorps xmm7, [rel aes128_encrypt.T0_constants128]   ;   729.5 p5+p2   55 t[2]
        movaps [rcx - 128], xmm1                           ;   720.5 p3+p4   55 t[2] spill
        xorps xmm6, xmm10                                  ;   727.5 p0      43 t[2]
        xorps xmm2, xmm0                                   ;   729.5 p1      43 t[2]
        movaps [rdx + 96], xmm3                            ;   721.5 p3+p4   55 t[2] spill
        movaps xmm3, xmm8                                  ;   725.5 p5      43 t[2] copy
        movaps [rax + 80], xmm7                            ;   730.5 p3+p4   55 t[2] spill
        movaps xmm7, xmm8                                  ;   725.5 p0      43 t[2] copy
        movaps xmm1, xmm10                                 ;   726.5 p1      43 t[2] copy
        movaps xmm13, xmm10                                ;   726.5 p5      43 t[2] copy
        movaps [r13 - 32], xmm14                           ;   724.8 p3+p4   55 t[2] spill
        movaps xmm14, xmm6                                 ;   728.5 p0      43 t[2] copy
        movaps xmm9, xmm6                                  ;   728.5 p1      43 t[2] copy
        xorps xmm14, [rbp + 2480]                          ;   730.5 p5+p2   43 t[2]
        movaps [rdi - 112], xmm5                           ;   727.5 p3+p4   55 t[2] spill
        movaps xmm5, xmm6                                  ;   728.5 p0      43 t[2] copy
        movaps [rdi - 96], xmm10                           ;   727.0 p3+p4   43 t[2] spill
        movaps xmm10, xmm0                                 ;   729.5 p1      43 t[2] copy
        xorps xmm5, [r14 - 112]                            ;   731.5 p5+p2   43 t[2]
        movaps [rax + 96], xmm4                            ;   728.0 p3+p4   55 t[2] spill
        movaps xmm4, xmm0                                  ;   729.5 p0      43 t[2] copy
        movaps xmm15, xmm2                                 ;   730.5 p1      43 t[2] copy
        xorps xmm15, [r15 - 16]                            ;   732.5 p5+p2   43 t[2]
        xorps xmm13, xmm15                                 ;   733.5 p0      43 t[2]
        andps xmm7, xmm13                                  ;   734.5 p1      43 t[2]
        orps xmm4, [r14 + 48]                              ;   733.5 p5+p2   43 t[2]
        xorps xmm2, xmm4                                   ;   734.5 p0      43 t[2]
        movaps [rcx - 96], xmm6                            ;   729.2 p3+p4   43 t[2] spill
        movaps xmm6, xmm13                                 ;   734.5 p1      43 t[2] copy
        movaps [rbp + 2656], xmm13                         ;   734.5 p3+p4   43 t[2] spill
        movaps xmm13, xmm14                                ;   731.5 p5      43 t[2] copy
        xorps xmm6, [r14 + 48]                             ;   735.5 p0+p2   43 t[2]
        xorps xmm13, xmm6                                  ;   736.5 p1      43 t[2]
        movaps [rdx - 112], xmm5                           ;   732.5 p3+p4   43 t[2] spill
        andps xmm9, xmm13                                  ;   737.5 p5      43 t[2]
        xorps xmm11, xmm9                                  ;   738.5 p0      43 t[2]
        movaps xmm9, xmm5                                  ;   732.5 p1      43 t[2] copy
        andps xmm9, xmm14                                  ;   733.5 p5      43 t[2]
        movaps xmm5, xmm7                                  ;   735.5 p0      43 t[2] copy
        xorps xmm5, [rbp + 2480]                           ;   736.5 p1+p2   43 t[2]
        movaps [rbp + 2672], xmm8                          ;   732.5 p3+p4   43 t[2] spill
        movaps xmm8, xmm15                                 ;   733.5 p5      43 t[2] copy
        movaps [rdi - 80], xmm13                           ;   737.5 p3+p4   43 t[2] spill
        xorps xmm2, xmm9                                   ;   735.5 p0      43 t[2]
        movaps xmm9, xmm14                                 ;   733.8 p1      43 t[2] copy
        xorps xmm9, xmm15                                  ;   734.8 p5      43 t[2]
        movaps [r13 - 16], xmm14                           ;   734.5 p3+p4   43 t[2] spill
        movaps xmm14, xmm13                                ;   737.5 p0      43 t[2] copy
        xorps xmm14, [r15 - 16]                            ;   738.5 p1+p2   43 t[2]
        movaps xmm13, xmm6                                 ;   736.5 p5      43 t[2] copy
        xorps xmm10, xmm14                                 ;   739.5 p0      43 t[2]
        xorps xmm13, [r14 - 112]                           ;   737.5 p1+p2   43 t[2]
        xorps xmm12, xmm13                                 ;   738.5 p5      43 t[2]
        andps xmm13, xmm6                                  ;   738.5 p0      43 t[2]
        xorps xmm11, xmm13                                 ;   739.5 p1      43 t[2]
        xorps xmm4, xmm11                                  ;   740.5 p5      43 t[2]
        xorps xmm3, xmm12                                  ;   739.5 p0      43 t[2]
        andps xmm1, xmm3                                   ;   740.5 p1      43 t[2]
        xorps xmm7, xmm1                                   ;   741.5 p5      43 t[2]
        xorps xmm7, xmm11                                  ;   742.5 p0      43 t[2]
        movaps xmm11, xmm14                                ;   739.5 p1      43 t[2] copy
        andps xmm8, xmm12                                  ;   739.5 p5      43 t[2]
        xorps xmm13, xmm8                                  ;   740.5 p0      43 t[2]
        xorps xmm2, xmm13                                  ;   741.5 p1      43 t[2]
        movaps xmm1, xmm10                                 ;   740.5 p5      43 t[2] copy
        xorps xmm5, xmm13                                  ;   741.5 p0      43 t[2]
        andps xmm11, xmm9                                  ;   740.8 p1      43 t[2]
        xorps xmm5, xmm11                                  ;   742.5 p5      43 t[2]
        movaps xmm11, xmm9                                 ;   741.5 p0      43 t[2] copy
        movaps xmm13, [r14 + 48]                           ;   739.8 p2      43 t[2] reload
        xorps xmm11, xmm13                                 ;   742.8 p1      43 t[2]
        andps xmm1, xmm11                                  ;   743.8 p5      43 t[2]
        xorps xmm4, xmm1                                   ;   744.8 p0      43 t[2]
        movaps xmm1, xmm7                                  ;   743.5 p1      43 t[2] copy
        andps xmm1, xmm5                                   ;   744.5 p5      43 t[2]
        xorps xmm4, xmm1                                   ;   745.8 p0      43 t[2]
        movaps xmm8, xmm2                                  ;   743.8 p1      43 t[2] copy
        andps xmm8, xmm4                                   ;   746.8 p5      43 t[2]
        xorps xmm4, xmm5                                   ;   746.8 p0      43 t[2]
        xorps xmm7, xmm8                                   ;   747.8 p1      43 t[2]
        movaps xmm8, xmm2                                  ;   745.0 p5      43 t[2] copy
        andps xmm8, xmm7                                   ;   748.8 p0      43 t[2]
        xorps xmm5, xmm8                                   ;   749.8 p1      43 t[2]
        orps xmm1, xmm4                                    ;   747.8 p5      43 t[2]
        xorps xmm1, xmm7                                   ;   748.8 p0      43 t[2]
        andps xmm0, xmm1                                   ;   749.8 p1      43 t[2]
        andps xmm10, xmm5                                  ;   750.8 p5      43 t[2]
        andps xmm11, xmm5                                  ;   750.8 p0      43 t[2]
        movaps xmm8, [rsi - 128]                           ;   744.5 p2      55 t[2] reload
        andps xmm7, xmm5                                   ;   750.8 p1      43 t[2]
        xorps xmm2, xmm7                                   ;   751.8 p5      43 t[2]
        movaps xmm7, [rdi - 96]                            ;   745.5 p2      43 t[2] reload
        andps xmm7, xmm2                                   ;   752.8 p0      43 t[2]
        xorps xmm8, xmm7                                   ;   753.8 p1      55 t[2]
        movaps xmm7, xmm5                                  ;   750.8 p5      43 t[2] copy
        orps xmm7, xmm1                                    ;   751.8 p0      43 t[2]
        xorps xmm4, xmm7                                   ;   752.8 p1      43 t[2]
        andps xmm12, xmm4                                  ;   753.8 p5      43 t[2]
        andps xmm3, xmm2                                   ;   752.8 p0      43 t[2]
        andps xmm15, xmm4                                  ;   753.8 p1      43 t[2]
        movaps xmm7, xmm1                                  ;   751.0 p5      43 t[2] copy
        xorps xmm7, xmm5                                   ;   752.0 p0      43 t[2]
        andps xmm14, xmm7                                  ;   753.0 p1      43 t[2]
        xorps xmm12, xmm14                                 ;   754.8 p5      43 t[2]
        andps xmm9, xmm7                                   ;   753.0 p0      43 t[2]
        xorps xmm5, xmm2                                   ;   752.8 p1      43 t[2]
        xorps xmm2, xmm4                                   ;   753.8 p5      43 t[2]
        xorps xmm4, xmm7                                   ;   753.8 p0      43 t[2]
        movaps xmm7, [rdi - 80]                            ;   751.8 p2      43 t[2] reload
        movaps [rdi - 80], xmm12                           ;   755.8 p3+p4   43 t[2] spill
        movaps xmm12, [rcx - 96]                           ;   752.8 p2      43 t[2] reload
        andps xmm12, xmm5                                  ;   755.8 p1      43 t[2]
        andps xmm7, xmm5                                   ;   754.8 p5      43 t[2]
        movaps xmm5, [r13 - 16]                            ;   753.8 p2      43 t[2] reload
        movaps [r13 - 16], xmm12                           ;   756.8 p3+p4   43 t[2] spill
        movaps xmm12, [rdx - 112]                          ;   754.8 p2      43 t[2] reload
        andps xmm12, xmm4                                  ;   757.8 p0      43 t[2]
        xorps xmm14, xmm12                                 ;   758.8 p1      43 t[2]
        movaps xmm12, [rbp + 2672]                         ;   755.8 p2      43 t[2] reload
        andps xmm12, xmm2                                  ;   758.8 p5      43 t[2]
        xorps xmm15, xmm7                                  ;   755.8 p0      43 t[2]
        xorps xmm7, xmm11                                  ;   755.8 p1      43 t[2]
        xorps xmm11, xmm15                                 ;   756.8 p5      43 t[2]
        andps xmm5, xmm4                                   ;   756.8 p0      43 t[2]
        xorps xmm11, xmm5                                  ;   757.8 p1      43 t[2]
        xorps xmm8, xmm15                                  ;   757.0 p5      55 t[2]
        movaps xmm15, [rbp + 2656]                         ;   756.8 p2      43 t[2] reload
        andps xmm15, xmm2                                  ;   759.8 p0      43 t[2]
        xorps xmm2, xmm1                                   ;   757.8 p1      43 t[2]
        andps xmm1, xmm13                                  ;   758.0 p5      43 t[2]
        xorps xmm5, xmm1                                   ;   759.0 p0      43 t[2]
        xorps xmm5, xmm15                                  ;   760.8 p1      43 t[2]
        movaps xmm13, [rdi - 80]                           ;   757.8 p2      43 t[2] reload
        andps xmm6, xmm2                                   ;   759.0 p5      43 t[2]
        movaps xmm15, [rdx + 64]                           ;   758.8 p2      55 t[2] reload
        xorps xmm7, xmm6                                   ;   760.0 p0      43 t[2]
        andps xmm2, [r14 - 112]                            ;   759.8 p1+p2   43 t[2]
        xorps xmm12, xmm2                                  ;   760.8 p5      43 t[2]
        xorps xmm0, xmm2                                   ;   760.8 p0      43 t[2]
        xorps xmm7, xmm1                                   ;   761.0 p1      43 t[2]
        movaps xmm1, [rel aes128_encrypt.T0_constants128]  ;   760.8 p2      43 t[0] reload
        xorps xmm15, xmm12                                 ;   761.8 p5      55 t[2]
        xorps xmm0, xmm13                                  ;   761.8 p0      43 t[2]
        xorps xmm13, xmm11                                 ;   761.8 p1      43 t[2]
        xorps xmm13, xmm12                                 ;   762.8 p5      43 t[2]
        movaps xmm12, [r13 - 48]                           ;   761.8 p2      55 t[2] reload
        xorps xmm12, xmm7                                  ;   764.8 p0      55 t[2]
        xorps xmm9, xmm13                                  ;   763.8 p1      43 t[2]
        xorps xmm11, xmm1                                  ;   763.8 p5      43 t[2]
        xorps xmm8, xmm9                                   ;   764.8 p0      55 t[2]
        xorps xmm5, xmm9                                   ;   764.8 p1      43 t[2]
        xorps xmm15, [r13 - 16]                            ;   764.0 p5+p2   55 t[2]
        xorps xmm3, xmm5                                   ;   765.8 p0      43 t[2]
        xorps xmm10, xmm3                                  ;   766.8 p1      43 t[2]
        xorps xmm15, xmm3                                  ;   766.8 p5      55 t[2]
        movaps xmm3, [rdi - 112]                           ;   763.8 p2      55 t[2] reload
        xorps xmm0, xmm10                                  ;   767.8 p0      43 t[2]
        xorps xmm3, xmm5                                   ;   766.8 p1      55 t[2]
        movaps xmm4, [r13 - 32]                            ;   764.8 p2      55 t[2] reload
        xorps xmm4, xmm5                                   ;   767.8 p5      55 t[2]
        xorps xmm14, xmm10                                 ;   767.8 p0      43 t[2]
        movaps xmm10, xmm12                                ;   766.8 p1      55 t[2] copy
        movaps xmm2, [rdi + 112]                           ;   765.8 p2      43 t[2] reload
        xorps xmm5, xmm0                                   ;   768.8 p5      55 t[2]
        xorps xmm0, [rdx + 112]                            ;   768.8 p0+p2   55 t[2]
        movaps xmm6, [rcx - 128]                           ;   767.8 p2      55 t[2] reload
        xorps xmm13, xmm2                                  ;   768.8 p1      55 t[2]
        xorps xmm6, xmm8                                   ;   770.8 p5      55 t[2]
        movaps xmm9, [rax + 96]                            ;   768.8 p2      55 t[2] reload
        xorps xmm9, xmm14                                  ;   771.8 p0      55 t[2]
        xorps xmm14, [rsi + 96]                            ;   769.8 p1+p2   55 t[2]
        xorps xmm10, [rax + 64]                            ;   770.8 p5+p2   55 t[2]
        xorps xmm13, xmm1                                  ;   769.8 p0      55 t[2]
        xorps xmm7, xmm9                                   ;   772.8 p1      55 t[2]
        xorps xmm2, xmm9                                   ;   772.8 p5      55 t[2]
        xorps xmm12, xmm14                                 ;   770.8 p0      55 t[2]
        xorps xmm5, xmm14                                  ;   770.8 p1      55 t[2]
        xorps xmm14, [rdx - 128]                           ;   771.8 p5+p2   55 t[2]
        xorps xmm7, [rdx + 112]                            ;   773.8 p0+p2   55 t[2]
        xorps xmm7, [rbp + 112]                            ;   774.8 p1+p2   55 t[2]
        xorps xmm5, [rdx + 48]                             ;   774.8 p5+p2   55 t[2]
        movaps xmm1, xmm8                                  ;   772.5 p0      55 t[2] copy
        xorps xmm1, [rdx + 80]                             ;   775.8 p1+p2   55 t[2]
        xorps xmm8, xmm4                                   ;   773.0 p5      55 t[2]
        xorps xmm8, [r8 + 3408]                            ;   776.8 p0+p2   55 t[2]
        xorps xmm9, [r8 + 3184]                            ;   777.8 p1+p2   55 t[2]
        xorps xmm8, [rdi + 96]                             ;   778.8 p5+p2   55 t[2]
        movaps [rsi + 96], xmm8                            ;   779.8 p3+p4   55 t[2] spill
        movaps xmm8, xmm15                                 ;   774.5 p0      55 t[2] copy
        xorps xmm8, [rax + 0]                              ;   779.8 p1+p2   55 t[2]
        movaps [rax + 96], xmm14                           ;   772.8 p3+p4   55 t[2] spill
        movaps xmm14, xmm10                                ;   775.0 p5      55 t[2] copy
        xorps xmm14, [rsi + 48]                            ;   780.8 p0+p2   55 t[2]
        xorps xmm10, [rbp + 112]                           ;   781.8 p1+p2   55 t[2]
        movaps [rbp + 112], xmm6                           ;   773.5 p3+p4   55 t[2] spill
        movaps xmm6, xmm11                                 ;   776.0 p5      55 t[2] copy
        xorps xmm6, xmm14                                  ;   781.8 p0      55 t[2]
        xorps xmm14, [r8 + 3104]                           ;   782.8 p1+p2   55 t[2]
        xorps xmm14, [rax + 48]                            ;   783.8 p5+p2   55 t[2]
        movaps [rdi + 112], xmm14                          ;   784.8 p3+p4   55 t[2] spill
        movaps xmm14, xmm0                                 ;   777.5 p0      55 t[2] copy
        xorps xmm0, xmm12                                  ;   777.8 p1      55 t[2]
        xorps xmm0, [r8 + 3376]                            ;   784.8 p5+p2   55 t[2]
        movaps [rcx - 128], xmm0                           ;   785.8 p3+p4   55 t[2] spill
        movaps xmm0, xmm12                                 ;   778.5 p0      55 t[2] copy
        movaps [rdi - 112], xmm3                           ;   776.8 p3+p4   55 t[2] spill
        movaps xmm3, xmm1                                  ;   778.8 p1      55 t[2] copy
        xorps xmm0, xmm13                                  ;   779.5 p5      55 t[2]
        xorps xmm0, xmm6                                   ;   782.8 p0      55 t[2]
        xorps xmm6, [r8 + 3488]                            ;   785.8 p1+p2   55 t[2]
        xorps xmm1, xmm8                                   ;   780.8 p5      55 t[2]
        xorps xmm8, [r8 + 3168]                            ;   786.8 p0+p2   55 t[2]
        xorps xmm12, xmm7                                  ;   780.8 p1      55 t[2]
        xorps xmm7, [r8 + 3504]                            ;   787.8 p5+p2   55 t[2]
        xorps xmm12, [r8 + 3120]                           ;   788.8 p0+p2   55 t[2]
        xorps xmm7, [rdx + 48]                             ;   789.8 p1+p2   55 t[2]
        movaps [r13 - 32], xmm7                            ;   790.8 p3+p4   55 t[2] spill
        movaps xmm7, xmm13                                 ;   782.0 p5      55 t[2] copy
        xorps xmm7, [rdx + 96]                             ;   790.8 p0+p2   55 t[2]
        xorps xmm13, [rax + 80]                            ;   791.8 p1+p2   55 t[2]
        xorps xmm1, [rdi + 96]                             ;   792.8 p5+p2   55 t[2]
        movaps [rdi + 96], xmm8                            ;   787.8 p3+p4   55 t[2] spill
        movaps xmm8, xmm10                                 ;   783.5 p0      55 t[2] copy
        xorps xmm10, [r8 + 3232]                           ;   793.8 p1+p2   55 t[2]
        xorps xmm10, [rsi + 80]                            ;   794.8 p5+p2   55 t[2]
        movaps [r13 - 16], xmm10                           ;   795.8 p3+p4   55 t[2] spill
        movaps xmm10, xmm2                                 ;   784.8 p0      55 t[2] copy
        xorps xmm2, xmm0                                   ;   785.0 p1      55 t[2]
        xorps xmm0, [r8 + 3344]                            ;   795.8 p5+p2   55 t[2]
        movaps [r13 - 48], xmm0                            ;   796.8 p3+p4   55 t[2] spill
        movaps xmm0, xmm4                                  ;   785.8 p0      55 t[2] copy
        movaps [rdi - 80], xmm7                            ;   791.8 p3+p4   55 t[2] spill
        movaps xmm7, xmm13                                 ;   792.8 p1      55 t[2] copy
        xorps xmm13, [r8 + 3072]                           ;   796.8 p5+p2   55 t[2]
        movaps [rbp + 2656], xmm13                         ;   797.8 p3+p4   55 t[2] spill
        movaps xmm13, [rax + 16]                           ;   797.8 p2      55 t[2]
        xorps xmm13, [rdx + 48]                            ;   800.8 p0+p2   55 t[2]
        xorps xmm13, [rdx + 96]                            ;   801.8 p1+p2   55 t[2]
        xorps xmm0, xmm13                                  ;   802.8 p5      55 t[2]
        movaps [rdx + 64], xmm1                            ;   793.8 p3+p4   55 t[2] spill
        movaps xmm1, xmm4                                  ;   791.8 p0      55 t[2] copy
        xorps xmm1, [r8 + 3136]                            ;   800.8 p1+p2   55 t[2]
        xorps xmm1, [rsi + 112]                            ;   801.8 p5+p2   55 t[2]
        xorps xmm2, [r8 + 3216]                            ;   802.8 p0+p2   55 t[2]
        xorps xmm4, [r8 + 3280]                            ;   803.8 p1+p2   55 t[2]
        xorps xmm4, [rdi - 112]                            ;   804.8 p5+p2   55 t[2]
        xorps xmm14, xmm13                                 ;   802.8 p0      55 t[2]
        movaps xmm13, [rax + 32]                           ;   805.8 p2      55 t[2]
        xorps xmm13, [rdx + 96]                            ;   808.8 p1+p2   55 t[2]
        xorps xmm15, xmm13                                 ;   809.8 p5      55 t[2]
        xorps xmm9, xmm13                                  ;   809.8 p0      55 t[2]
        movaps xmm13, [rax + 48]                           ;   807.8 p2      55 t[2]
        xorps xmm13, [rcx - 112]                           ;   810.8 p1+p2   55 t[2]
        xorps xmm8, xmm13                                  ;   811.8 p5      55 t[2]
        xorps xmm14, xmm13                                 ;   811.8 p0      55 t[2]
        movaps xmm13, [rax - 16]                           ;   809.8 p2      55 t[2]
        xorps xmm13, [rax + 80]                            ;   812.8 p1+p2   55 t[2]
        xorps xmm10, xmm13                                 ;   813.8 p5      55 t[2]
        xorps xmm13, [r8 + 3088]                           ;   813.8 p0+p2   55 t[2]
        xorps xmm12, xmm14                                 ;   812.8 p1      55 t[2]
        xorps xmm14, [r8 + 3248]                           ;   812.8 p5+p2   55 t[2]
        xorps xmm6, xmm8                                   ;   812.8 p0      55 t[2]
        xorps xmm8, [r8 + 3360]                            ;   813.8 p1+p2   55 t[2]
        movaps [rax + 80], xmm6                            ;   813.8 p3+p4   55 t[2] spill
        movaps xmm6, xmm0                                  ;   807.8 p5      55 t[2] copy
        xorps xmm6, [r8 + 3264]                            ;   814.8 p0+p2   55 t[2]
        xorps xmm6, [rdx + 32]                             ;   815.8 p1+p2   55 t[2]
        xorps xmm0, [r8 + 3520]                            ;   816.8 p5+p2   55 t[2]
        movaps [rcx - 112], xmm6                           ;   816.8 p3+p4   55 t[2] spill
        movaps xmm6, xmm15                                 ;   810.8 p0      55 t[2] copy
        xorps xmm15, [r8 + 3568]                           ;   817.8 p1+p2   55 t[2]
        movaps [rax + 48], xmm15                           ;   818.8 p3+p4   55 t[2] spill
        xorps xmm6, [r8 + 3440]                            ;   818.8 p5+p2   55 t[2]
        xorps xmm6, [rax + 96]                             ;   819.8 p0+p2   55 t[2]
        movaps xmm15, [rdx + 32]                           ;   820.8 p2      55 t[2]
        xorps xmm15, [rsi + 112]                           ;   823.8 p1+p2   55 t[2]
        movaps [rsi + 112], xmm6                           ;   820.8 p3+p4   55 t[2] spill
        movaps xmm6, xmm10                                 ;   814.8 p5      55 t[2] copy
        xorps xmm3, xmm15                                  ;   824.8 p0      55 t[2]
        xorps xmm5, xmm15                                  ;   824.8 p1      55 t[2]
        movaps xmm15, xmm10                                ;   814.8 p5      55 t[2] copy
        xorps xmm10, [r8 + 3472]                           ;   822.8 p0+p2   55 t[2]
        xorps xmm10, [rsi + 48]                            ;   823.8 p1+p2   55 t[2]
        xorps xmm6, [r8 + 3456]                            ;   824.8 p5+p2   55 t[2]
        xorps xmm6, [rdi - 128]                            ;   825.8 p0+p2   55 t[2]
        movaps [rsi + 48], xmm6                            ;   826.8 p3+p4   55 t[2] spill
        movaps xmm6, [rax + 64]                            ;   826.8 p2      55 t[2]
        xorps xmm6, [rsi + 80]                             ;   829.8 p1+p2   55 t[2]
        xorps xmm7, xmm6                                   ;   830.8 p5      55 t[2]
        xorps xmm11, xmm6                                  ;   830.8 p0      55 t[2]
        movaps xmm6, [rdi - 128]                           ;   828.8 p2      55 t[2]
        xorps xmm6, [rdx + 112]                            ;   831.8 p1+p2   55 t[2]
        xorps xmm15, [r8 + 3328]                           ;   830.8 p5+p2   55 t[2]
        xorps xmm15, [rdi - 80]                            ;   831.8 p0+p2   55 t[2]
        xorps xmm4, xmm3                                   ;   825.8 p1      55 t[2]
        xorps xmm2, xmm7                                   ;   831.8 p5      55 t[2]
        xorps xmm1, xmm6                                   ;   832.8 p0      55 t[2]
        xorps xmm3, [r8 + 3152]                            ;   832.8 p1+p2   55 t[2]
        xorps xmm0, xmm5                                   ;   825.8 p5      55 t[2]
        xorps xmm5, [r8 + 3392]                            ;   833.8 p0+p2   55 t[2]
        xorps xmm8, xmm11                                  ;   831.8 p1      55 t[2]
        xorps xmm0, xmm6                                   ;   832.8 p5      55 t[2]
        xorps xmm13, xmm11                                 ;   831.8 p0      55 t[2]
        movaps xmm6, [rbp + 112]                           ;   834.8 p2      55 t[2]
        xorps xmm6, [r8 + 3296]                            ;   837.8 p1+p2   55 t[2]
        movaps xmm11, [rdi - 80]                           ;   836.8 p2      55 t[2]
        xorps xmm11, [r8 + 3200]                           ;   839.8 p5+p2   55 t[2]
        xorps xmm11, [rax - 16]                            ;   840.8 p0+p2   55 t[2]
        movaps [rax + 64], xmm11                           ;   841.8 p3+p4   55 t[2] spill
        movaps [rdx + 96], xmm3                            ;   833.8 p3+p4   55 t[2] spill
        movaps [rdi - 128], xmm14                          ;   833.0 p3+p4   55 t[2] spill
        movaps [rbp + 2672], xmm13                         ;   834.0 p3+p4   55 t[2] spill
        movaps [rdx + 112], xmm4                           ;   835.0 p3+p4   55 t[2] spill
        movaps [rsi + 80], xmm2                            ;   836.0 p3+p4   55 t[2] spill
        movaps [rdx + 48], xmm1                            ;   837.0 p3+p4   55 t[2] spill
        movaps [rdx + 32], xmm9                            ;   838.0 p3+p4   55 t[2] spill
        xorps xmm10, xmm7                                  ;   833.2 p1      55 t[2]
        movaps xmm7, [rdx + 64]                            ;   839.8 p2      55 t[2] reload
        xorps xmm6, xmm7                                   ;   842.8 p5      55 t[2]
        xorps xmm7, [r8 + 3424]                            ;   842.8 p0+p2   55 t[2]
        xorps xmm7, [rdx - 128]                            ;   843.8 p1+p2   55 t[2]
        movaps [rdx - 128], xmm0                           ;   839.0 p3+p4   55 t[2] spill
        movaps xmm0, [rax + 96]                            ;   842.8 p2      55 t[2]
        xorps xmm0, [r8 + 3312]                            ;   845.8 p5+p2   55 t[2]
        xorps xmm0, [rax + 32]                             ;   846.8 p0+p2   55 t[2]
        movaps [rax + 32], xmm10                           ;   840.0 p3+p4   55 t[2] spill
        movaps xmm10, [rdi - 112]                          ;   845.8 p2      55 t[2]
        xorps xmm10, [r8 + 3536]                           ;   848.8 p1+p2   55 t[2]
        xorps xmm10, [rdx + 80]                            ;   849.8 p5+p2   55 t[2]
        movaps [rdx + 80], xmm10                           ;   850.8 p3+p4   55 t[2] spill
        movaps xmm10, [rax + 0]                            ;   848.8 p2      55 t[2]
        xorps xmm10, [r8 + 3552]                           ;   851.8 p0+p2   55 t[2]
        xorps xmm10, [rbp + 112]                           ;   852.8 p1+p2   55 t[2]
        movaps [rax + 0], xmm7                             ;   844.8 p3+p4   55 t[2] spill
        movaps xmm7, [rbp + 3568]                          ;   851.8 p2      43 t[3]
        movaps [rdi - 112], xmm5                           ;   843.0 p3+p4   55 t[2] spill
        movaps [rax + 96], xmm8                            ;   844.0 p3+p4   55 t[2] spill
        movaps xmm8, [rbp + 3552]                          ;   852.8 p2      43 t[3]
        movaps [rdx + 64], xmm15                           ;   845.0 p3+p4   55 t[2] spill
        movaps xmm15, [r15 + 64]                           ;   853.8 p2      43 t[3]
        movaps [rax + 16], xmm12                           ;   846.0 p3+p4   55 t[2] spill
        xorps xmm15, [rbp + 2544]                          ;   856.8 p5+p2   43 t[3]
        movaps [rax - 16], xmm0                            ;   847.8 p3+p4   55 t[2] spill
        movaps [rbp + 112], xmm10                          ;   853.8 p3+p4   55 t[2] spill
        movaps xmm10, [rbp + 3520]                         ;   855.8 p2      43 t[3]
        xorps xmm10, xmm15                                 ;   858.8 p0      43 t[3]
        movaps xmm0, xmm10                                 ;   859.8 p1      43 t[3] copy
        xorps xmm0, [rbx + 64]                             ;   860.8 p5+p2   43 t[3]
        movaps [rdi - 80], xmm6                            ;   849.0 p3+p4   55 t[2] spill
        movaps xmm6, xmm0                                  ;   861.8 p0      43 t[3] copy
        movaps xmm5, [rbp + 3536]                          ;   857.8 p2      43 t[3]
        xorps xmm6, [r14 - 32]                             ;   862.8 p1+p2   43 t[3]
        movaps xmm3, xmm6                                  ;   863.8 p5      43 t[3] copy
        orps xmm3, [rbx + 64]                              ;   864.8 p0+p2   43 t[3]
        xorps xmm7, xmm0                                   ;   861.8 p1      43 t[3]
        movaps xmm11, xmm7                                 ;   862.8 p5      43 t[3] copy
        xorps xmm8, xmm7                                   ;   862.8 p0      43 t[3]
        xorps xmm5, xmm6                                   ;   863.8 p1      43 t[3]
        movaps xmm14, xmm0                                 ;   861.8 p5      43 t[3] copy
        movaps xmm2, xmm7                                  ;   862.8 p0      43 t[3] copy
        movaps xmm4, xmm0                                  ;   861.8 p1      43 t[3] copy
        movaps xmm9, xmm5                                  ;   864.8 p5      43 t[3] copy
        xorps xmm9, [r15 + 64]                             ;   865.8 p0+p2   43 t[3]
        xorps xmm2, xmm9                                   ;   866.8 p1      43 t[3]
        movaps xmm13, xmm8                                 ;   863.8 p5      43 t[3] copy
        xorps xmm13, [r14 - 32]                            ;   864.8 p0+p2   43 t[3]
        movaps [rdx - 112], xmm7                           ;   862.8 p3+p4   43 t[3] spill
        movaps xmm7, xmm8                                  ;   863.8 p1      43 t[3] copy
        movaps [rdi - 96], xmm13                           ;   865.8 p3+p4   43 t[3] spill
        movaps xmm1, xmm6                                  ;   863.8 p5      43 t[3] copy
        movaps [rsi - 128], xmm0                           ;   863.8 p3+p4   43 t[3] spill
        andps xmm4, xmm2                                   ;   867.8 p0      43 t[3]
        xorps xmm5, xmm3                                   ;   865.8 p1      43 t[3]
        movaps [rcx - 96], xmm8                            ;   864.8 p3+p4   43 t[3] spill
        movaps xmm12, xmm8                                 ;   863.8 p5      43 t[3] copy
        movaps xmm8, xmm13                                 ;   865.8 p0      43 t[3] copy
        movaps xmm13, xmm9                                 ;   866.8 p1      43 t[3] copy
        xorps xmm12, [rbp + 2544]                          ;   864.8 p5+p2   43 t[3]
        movaps xmm0, xmm12                                 ;   865.8 p0      43 t[3] copy
        andps xmm8, xmm12                                  ;   866.8 p1      43 t[3]
        xorps xmm5, xmm8                                   ;   867.8 p5      43 t[3]
        xorps xmm0, xmm9                                   ;   866.8 p0      43 t[3]
        movaps xmm8, xmm12                                 ;   866.2 p1      43 t[3] copy
        movaps [rcx - 80], xmm12                           ;   866.0 p3+p4   43 t[3] spill
        movaps xmm12, xmm2                                 ;   867.8 p5      43 t[3] copy
        xorps xmm12, [rbx + 64]                            ;   868.8 p0+p2   43 t[3]
        xorps xmm8, xmm12                                  ;   869.8 p1      43 t[3]
        andps xmm7, xmm8                                   ;   870.8 p5      43 t[3]
        xorps xmm10, xmm7                                  ;   871.8 p0      43 t[3]
        movaps xmm7, xmm4                                  ;   868.8 p1      43 t[3] copy
        movaps [r14 + 96], xmm2                            ;   867.8 p3+p4   43 t[3] spill
        movaps xmm2, xmm0                                  ;   868.8 p5      43 t[3] copy
        movaps [rdi - 64], xmm6                            ;   868.8 p3+p4   43 t[3] spill
        movaps xmm6, xmm0                                  ;   869.0 p0      43 t[3] copy
        xorps xmm6, [rbx + 64]                             ;   870.0 p1+p2   43 t[3]
        xorps xmm7, [rbp + 2544]                           ;   869.8 p5+p2   43 t[3]
        movaps [rcx - 64], xmm0                            ;   869.8 p3+p4   43 t[3] spill
        movaps xmm0, xmm8                                  ;   870.8 p0      43 t[3] copy
        xorps xmm0, [r15 + 64]                             ;   871.8 p1+p2   43 t[3]
        xorps xmm1, xmm0                                   ;   872.8 p5      43 t[3]
        andps xmm2, xmm0                                   ;   872.8 p0      43 t[3]
        xorps xmm7, xmm2                                   ;   873.8 p1      43 t[3]
        movaps xmm2, xmm6                                  ;   871.8 p5      43 t[3] copy
        andps xmm2, xmm1                                   ;   873.8 p0      43 t[3]
        xorps xmm3, xmm2                                   ;   874.8 p1      43 t[3]
        movaps xmm2, xmm12                                 ;   872.8 p5      43 t[3] copy
        xorps xmm2, [r14 - 32]                             ;   873.8 p0+p2   43 t[3]
        xorps xmm15, xmm2                                  ;   874.8 p1      43 t[3]
        xorps xmm14, xmm15                                 ;   875.8 p5      43 t[3]
        andps xmm11, xmm14                                 ;   876.8 p0      43 t[3]
        andps xmm2, xmm12                                  ;   874.8 p1      43 t[3]
        andps xmm13, xmm15                                 ;   875.8 p5      43 t[3]
        xorps xmm4, xmm11                                  ;   877.8 p0      43 t[3]
        xorps xmm10, xmm2                                  ;   875.8 p1      43 t[3]
        xorps xmm2, xmm13                                  ;   876.8 p5      43 t[3]
        xorps xmm7, xmm2                                   ;   877.8 p0      43 t[3]
        xorps xmm4, xmm10                                  ;   878.8 p1      43 t[3]
        movaps xmm11, xmm7                                 ;   878.8 p5      43 t[3] copy
        andps xmm11, xmm4                                  ;   879.8 p0      43 t[3]
        xorps xmm5, xmm2                                   ;   877.8 p1      43 t[3]
        movaps xmm2, xmm5                                  ;   878.8 p5      43 t[3] copy
        movaps xmm13, xmm7                                 ;   878.8 p0      43 t[3] copy
        xorps xmm3, xmm10                                  ;   878.2 p1      43 t[3]
        movaps xmm10, [rdx - 112]                          ;   876.0 p2      43 t[3] reload
        xorps xmm3, xmm11                                  ;   880.8 p5      43 t[3]
        xorps xmm7, xmm3                                   ;   881.8 p0      43 t[3]
        andps xmm3, xmm5                                   ;   881.8 p1      43 t[3]
        xorps xmm4, xmm3                                   ;   882.8 p5      43 t[3]
        orps xmm11, xmm7                                   ;   882.8 p0      43 t[3]
        xorps xmm11, xmm4                                  ;   883.8 p1      43 t[3]
        movaps xmm3, xmm11                                 ;   884.8 p5      43 t[3] copy
        andps xmm2, xmm4                                   ;   883.8 p0      43 t[3]
        xorps xmm13, xmm2                                  ;   884.8 p1      43 t[3]
        orps xmm3, xmm13                                   ;   885.8 p5      43 t[3]
        xorps xmm7, xmm3                                   ;   886.8 p0      43 t[3]
        andps xmm4, xmm13                                  ;   885.8 p1      43 t[3]
        movaps xmm3, xmm11                                 ;   884.8 p5      43 t[3] copy
        xorps xmm3, xmm13                                  ;   885.8 p0      43 t[3]
        xorps xmm5, xmm4                                   ;   886.8 p1      43 t[3]
        andps xmm0, xmm3                                   ;   886.8 p5      43 t[3]
        andps xmm1, xmm13                                  ;   885.8 p0      43 t[3]
        andps xmm15, xmm7                                  ;   887.8 p1      43 t[3]
        andps xmm6, xmm13                                  ;   885.8 p5      43 t[3]
        andps xmm10, xmm5                                  ;   887.8 p0      43 t[3]
        xorps xmm15, xmm0                                  ;   888.8 p1      43 t[3]
        xorps xmm13, xmm5                                  ;   887.8 p5      43 t[3]
        movaps xmm2, [rdi - 64]                            ;   884.0 p2      43 t[3] reload
        andps xmm2, xmm11                                  ;   887.0 p0      43 t[3]
        andps xmm14, xmm5                                  ;   887.8 p1      43 t[3]
        andps xmm9, xmm7                                   ;   887.8 p5      43 t[3]
        andps xmm8, xmm13                                  ;   888.8 p0      43 t[3]
        movaps xmm4, [rcx - 64]                            ;   885.8 p2      43 t[3] reload
        andps xmm4, xmm3                                   ;   888.8 p1      43 t[3]
        xorps xmm3, xmm7                                   ;   887.8 p5      43 t[3]
        xorps xmm7, xmm5                                   ;   888.0 p0      43 t[3]
        movaps xmm5, [rcx - 96]                            ;   886.8 p2      43 t[3] reload
        andps xmm5, xmm13                                  ;   889.8 p1      43 t[3]
        movaps xmm13, [rcx - 80]                           ;   887.8 p2      43 t[3] reload
        movaps [rcx - 80], xmm2                            ;   888.0 p3+p4   43 t[3] spill
        movaps xmm2, [rdi - 96]                            ;   888.8 p2      43 t[3] reload
        xorps xmm9, xmm8                                   ;   889.8 p5      43 t[3]
        xorps xmm10, xmm9                                  ;   890.8 p0      43 t[3]
        xorps xmm8, xmm6                                   ;   889.8 p1      43 t[3]
        andps xmm2, xmm3                                   ;   891.8 p5      43 t[3]
        xorps xmm0, xmm2                                   ;   892.8 p0      43 t[3]
        movaps xmm2, [rsi - 128]                           ;   889.8 p2      43 t[3] reload
        andps xmm2, xmm7                                   ;   892.8 p1      43 t[3]
        andps xmm13, xmm3                                  ;   890.8 p5      43 t[3]
        movaps xmm3, [r14 + 96]                            ;   890.8 p2      43 t[3] reload
        andps xmm3, xmm7                                   ;   893.8 p0      43 t[3]
        xorps xmm7, xmm11                                  ;   891.2 p1      43 t[3]
        andps xmm12, xmm7                                  ;   892.2 p5      43 t[3]
        andps xmm11, [rbx + 64]                            ;   892.0 p0+p2   43 t[3]
        xorps xmm6, xmm9                                   ;   892.2 p1      43 t[3]
        xorps xmm6, xmm13                                  ;   893.2 p5      43 t[3]
        xorps xmm8, xmm12                                  ;   893.2 p0      43 t[3]
        xorps xmm8, xmm11                                  ;   894.2 p1      43 t[3]
        xorps xmm13, xmm3                                  ;   894.8 p5      43 t[3]
        xorps xmm13, xmm11                                 ;   895.8 p0      43 t[3]
        andps xmm7, [r14 - 32]                             ;   894.2 p1+p2   43 t[3]
        xorps xmm2, xmm7                                   ;   895.2 p5      43 t[3]
        xorps xmm5, xmm2                                   ;   896.2 p0      43 t[3]
        xorps xmm2, xmm6                                   ;   896.2 p1      43 t[3]
        xorps xmm2, xmm15                                  ;   897.2 p5      43 t[3]
        movaps xmm11, [rel aes128_encrypt.T0_constants128] ;   894.0 p2      43 t[0] reload
        xorps xmm6, xmm11                                  ;   897.0 p0      43 t[3]
        movaps [rsi - 128], xmm8                           ;   895.2 p3+p4   43 t[3] spill
        xorps xmm4, xmm2                                   ;   898.2 p1      43 t[3]
        xorps xmm10, xmm4                                  ;   899.2 p5      43 t[3]
        xorps xmm2, xmm11                                  ;   898.2 p0      43 t[3]
        xorps xmm10, xmm11                                 ;   900.2 p1      43 t[3]
        movaps [r14 + 96], xmm2                            ;   899.2 p3+p4   43 t[3] spill
        movaps xmm3, [rbp + 2848]                          ;   896.0 p2      43 t[3]
        movaps xmm2, xmm11                                 ;   897.8 p5      43 t[3] copy
        movaps xmm9, xmm11                                 ;   898.0 p0      43 t[3] copy
        xorps xmm5, xmm11                                  ;   898.2 p1      43 t[3]
        movaps xmm12, [rbp + 2832]                         ;   897.0 p2      43 t[3]
        movaps [rdi - 96], xmm6                            ;   898.0 p3+p4   43 t[3] spill
        movaps xmm8, xmm11                                 ;   898.8 p5      43 t[3] copy
        movaps xmm11, [r15 - 96]                           ;   898.0 p2      43 t[3]
        xorps xmm11, [rbp + 2432]                          ;   901.0 p0+p2   43 t[3]
        xorps xmm12, xmm11                                 ;   902.0 p1      43 t[3]
        movaps xmm6, xmm12                                 ;   903.0 p5      43 t[3] copy
        xorps xmm6, [rbx - 32]                             ;   904.0 p0+p2   43 t[3]
        movaps [rcx - 64], xmm10                           ;   901.2 p3+p4   43 t[3] spill
        movaps [rdi - 64], xmm7                            ;   900.0 p3+p4   43 t[3] spill
        movaps xmm10, xmm6                                 ;   905.0 p1      43 t[3] copy
        xorps xmm13, xmm4                                  ;   900.8 p5      43 t[3]
        xorps xmm14, xmm13                                 ;   901.8 p0      43 t[3]
        xorps xmm1, xmm14                                  ;   902.8 p1      43 t[3]
        xorps xmm5, xmm14                                  ;   902.8 p5      43 t[3]
        xorps xmm0, xmm1                                   ;   903.8 p0      43 t[3]
        movaps xmm4, [rbp + 2864]                          ;   901.0 p2      43 t[3]
        movaps [rcx - 96], xmm13                           ;   901.8 p3+p4   43 t[3] spill
        movaps xmm13, xmm6                                 ;   905.0 p1      43 t[3] copy
        xorps xmm13, [r13 + 48]                            ;   906.0 p5+p2   43 t[3]
        movaps xmm14, [rbp + 2880]                         ;   903.0 p2      43 t[3]
        xorps xmm14, xmm6                                  ;   906.0 p0      43 t[3]
        xorps xmm4, xmm14                                  ;   907.0 p1      43 t[3]
        movaps [rdi - 48], xmm4                            ;   908.0 p3+p4   43 t[3] spill
        xorps xmm3, xmm13                                  ;   907.0 p5      43 t[3]
        movaps [rax + 112], xmm8                           ;   903.8 p3+p4   43 t[3] spill
        movaps [rbx - 128], xmm1                           ;   904.8 p3+p4   43 t[3] spill
        movaps xmm1, xmm3                                  ;   908.0 p0      43 t[3] copy
        movaps [r14 + 112], xmm2                           ;   905.8 p3+p4   43 t[3] spill
        movaps [rbx - 112], xmm0                           ;   906.8 p3+p4   43 t[3] spill
        movaps [r15 - 128], xmm9                           ;   907.8 p3+p4   43 t[3] spill
        xorps xmm1, [r15 - 96]                             ;   909.0 p1+p2   43 t[3]
        movaps xmm7, xmm14                                 ;   907.0 p5      43 t[3] copy
        movaps [r15 - 112], xmm15                          ;   908.8 p3+p4   43 t[3] spill
        movaps xmm15, xmm14                                ;   907.0 p0      43 t[3] copy
        movaps xmm2, xmm4                                  ;   908.0 p1      43 t[3] copy
        movaps [rcx - 48], xmm14                           ;   909.8 p3+p4   43 t[3] spill
        movaps xmm9, xmm4                                  ;   908.0 p5      43 t[3] copy
        xorps xmm9, [r13 + 48]                             ;   909.0 p0+p2   43 t[3]
        movaps xmm14, xmm4                                 ;   908.0 p1      43 t[3] copy
        movaps xmm4, xmm9                                  ;   910.0 p5      43 t[3] copy
        movaps [rcx - 32], xmm13                           ;   910.8 p3+p4   43 t[3] spill
        movaps xmm8, xmm13                                 ;   907.5 p0      43 t[3] copy
        movaps xmm0, xmm13                                 ;   907.8 p1      43 t[3] copy
        orps xmm0, [rbx - 32]                              ;   908.8 p5+p2   43 t[3]
        xorps xmm7, xmm1                                   ;   910.0 p0      43 t[3]
        xorps xmm3, xmm0                                   ;   909.8 p1      43 t[3]
        xorps xmm2, [rbp + 2432]                           ;   909.2 p5+p2   43 t[3]
        movaps [rdx - 112], xmm5                           ;   911.8 p3+p4   43 t[3] spill
        movaps [rsi - 112], xmm6                           ;   912.8 p3+p4   43 t[3] spill
        movaps [rdi - 32], xmm2                            ;   913.8 p3+p4   43 t[3] spill
        movaps xmm5, xmm6                                  ;   909.8 p0      43 t[3] copy
        movaps xmm6, xmm2                                  ;   910.2 p1      43 t[3] copy
        andps xmm4, xmm2                                   ;   911.0 p5      43 t[3]
        xorps xmm3, xmm4                                   ;   912.0 p0      43 t[3]
        movaps xmm4, xmm2                                  ;   911.0 p1      43 t[3] copy
        movaps xmm2, xmm7                                  ;   911.2 p5      43 t[3] copy
        xorps xmm2, [rbx - 32]                             ;   912.2 p0+p2   43 t[3]
        xorps xmm4, xmm2                                   ;   913.2 p1      43 t[3]
        movaps [rcx - 16], xmm9                            ;   914.8 p3+p4   43 t[3] spill
        movaps xmm9, xmm1                                  ;   912.2 p5      43 t[3] copy
        movaps [rbx - 96], xmm7                            ;   915.8 p3+p4   43 t[3] spill
        xorps xmm6, xmm1                                   ;   912.8 p0      43 t[3]
        andps xmm14, xmm4                                  ;   914.2 p1      43 t[3]
        xorps xmm12, xmm14                                 ;   915.2 p5      43 t[3]
        andps xmm5, xmm7                                   ;   913.8 p0      43 t[3]
        movaps xmm14, xmm5                                 ;   914.8 p1      43 t[3] copy
        xorps xmm14, [rbp + 2432]                          ;   915.8 p5+p2   43 t[3]
        movaps xmm7, xmm6                                  ;   914.8 p0      43 t[3] copy
        movaps xmm13, xmm6                                 ;   915.0 p1      43 t[3] copy
        xorps xmm13, [rbx - 32]                            ;   916.0 p5+p2   43 t[3]
        movaps [rcx + 0], xmm6                             ;   916.8 p3+p4   43 t[3] spill
        movaps xmm6, xmm4                                  ;   915.8 p0      43 t[3] copy
        xorps xmm6, [r15 - 96]                             ;   916.8 p1+p2   43 t[3]
        xorps xmm8, xmm6                                   ;   917.8 p5      43 t[3]
        andps xmm7, xmm6                                   ;   917.8 p0      43 t[3]
        xorps xmm14, xmm7                                  ;   918.8 p1      43 t[3]
        movaps xmm7, xmm13                                 ;   917.2 p5      43 t[3] copy
        andps xmm7, xmm8                                   ;   918.8 p0      43 t[3]
        xorps xmm0, xmm7                                   ;   919.8 p1      43 t[3]
        movaps xmm7, xmm2                                  ;   918.2 p5      43 t[3] copy
        xorps xmm7, [r13 + 48]                             ;   919.2 p0+p2   43 t[3]
        xorps xmm11, xmm7                                  ;   920.2 p1      43 t[3]
        andps xmm9, xmm11                                  ;   921.2 p5      43 t[3]
        xorps xmm10, xmm11                                 ;   921.2 p0      43 t[3]
        andps xmm15, xmm10                                 ;   922.2 p1      43 t[3]
        xorps xmm5, xmm15                                  ;   923.2 p5      43 t[3]
        andps xmm7, xmm2                                   ;   920.8 p0      43 t[3]
        xorps xmm12, xmm7                                  ;   921.8 p1      43 t[3]
        xorps xmm7, xmm9                                   ;   922.2 p5      43 t[3]
        xorps xmm5, xmm12                                  ;   924.2 p0      43 t[3]
        xorps xmm0, xmm12                                  ;   922.8 p1      43 t[3]
        xorps xmm14, xmm7                                  ;   923.2 p5      43 t[3]
        movaps xmm12, xmm14                                ;   924.2 p0      43 t[3] copy
        andps xmm12, xmm5                                  ;   925.2 p1      43 t[3]
        xorps xmm0, xmm12                                  ;   926.2 p5      43 t[3]
        movaps xmm15, xmm14                                ;   924.2 p0      43 t[3] copy
        xorps xmm3, xmm7                                   ;   924.0 p1      43 t[3]
        xorps xmm14, xmm0                                  ;   927.2 p5      43 t[3]
        andps xmm0, xmm3                                   ;   927.2 p0      43 t[3]
        xorps xmm5, xmm0                                   ;   928.2 p1      43 t[3]
        movaps xmm7, [rcx + 0]                             ;   922.2 p2      43 t[3] reload
        orps xmm12, xmm14                                  ;   928.2 p5      43 t[3]
        movaps xmm0, xmm3                                  ;   925.8 p0      43 t[3] copy
        andps xmm0, xmm5                                   ;   929.2 p1      43 t[3]
        xorps xmm15, xmm0                                  ;   930.2 p5      43 t[3]
        xorps xmm12, xmm5                                  ;   929.2 p0      43 t[3]
        andps xmm5, xmm15                                  ;   931.2 p1      43 t[3]
        xorps xmm3, xmm5                                   ;   932.2 p5      43 t[3]
        movaps xmm5, xmm12                                 ;   930.2 p0      43 t[3] copy
        orps xmm5, xmm15                                   ;   931.2 p1      43 t[3]
        xorps xmm14, xmm5                                  ;   932.2 p5      43 t[3]
        movaps xmm5, xmm12                                 ;   930.2 p0      43 t[3] copy
        xorps xmm5, xmm15                                  ;   931.2 p1      43 t[3]
        andps xmm7, xmm5                                   ;   932.2 p5      43 t[3]
        andps xmm6, xmm5                                   ;   932.2 p0      43 t[3]
        xorps xmm5, xmm14                                  ;   933.2 p1      43 t[3]
        movaps xmm9, [rcx - 48]                            ;   927.5 p2      43 t[3] reload
        andps xmm8, xmm15                                  ;   931.2 p5      43 t[3]
        andps xmm11, xmm14                                 ;   933.2 p0      43 t[3]
        andps xmm1, xmm14                                  ;   933.2 p1      43 t[3]
        xorps xmm14, xmm3                                  ;   933.2 p5      43 t[3]
        andps xmm9, xmm3                                   ;   933.2 p0      43 t[3]
        andps xmm10, xmm3                                  ;   933.2 p1      43 t[3]
        xorps xmm11, xmm6                                  ;   934.2 p5      43 t[3]
        movaps xmm0, [rcx - 32]                            ;   930.8 p2      43 t[3] reload
        andps xmm0, xmm12                                  ;   933.8 p0      43 t[3]
        andps xmm13, xmm15                                 ;   933.0 p1      43 t[3]
        xorps xmm15, xmm3                                  ;   933.2 p5      43 t[3]
        movaps xmm3, [rdi - 48]                            ;   931.8 p2      43 t[3] reload
        andps xmm3, xmm15                                  ;   934.8 p0      43 t[3]
        andps xmm4, xmm15                                  ;   934.2 p1      43 t[3]
        movaps xmm15, [r14 + 112]                          ;   932.8 p2      43 t[3] reload
        xorps xmm15, xmm9                                  ;   935.8 p5      43 t[3]
        xorps xmm1, xmm4                                   ;   935.2 p0      43 t[3]
        xorps xmm4, xmm13                                  ;   935.2 p1      43 t[3]
        xorps xmm13, xmm1                                  ;   936.2 p5      43 t[3]
        movaps xmm9, [rdi - 32]                            ;   933.8 p2      43 t[3] reload
        xorps xmm15, xmm1                                  ;   936.8 p0      43 t[3]
        movaps xmm1, [rsi - 112]                           ;   934.8 p2      43 t[3] reload
        andps xmm1, xmm14                                  ;   937.8 p1      43 t[3]
        xorps xmm0, xmm11                                  ;   936.2 p5      43 t[3]
        movaps [rdi - 32], xmm3                            ;   935.8 p3+p4   43 t[3] spill
        andps xmm9, xmm5                                   ;   936.8 p0      43 t[3]
        movaps xmm3, [rcx - 16]                            ;   935.8 p2      43 t[3] reload
        andps xmm3, xmm5                                   ;   938.8 p1      43 t[3]
        xorps xmm6, xmm3                                   ;   939.8 p5      43 t[3]
        movaps xmm3, [rbx - 96]                            ;   936.8 p2      43 t[3] reload
        andps xmm3, xmm14                                  ;   939.8 p0      43 t[3]
        xorps xmm14, xmm12                                 ;   938.0 p1      43 t[3]
        andps xmm2, xmm14                                  ;   939.0 p5      43 t[3]
        xorps xmm13, xmm9                                  ;   938.8 p0      43 t[3]
        xorps xmm4, xmm2                                   ;   940.0 p1      43 t[3]
        xorps xmm9, xmm3                                   ;   940.8 p5      43 t[3]
        xorps xmm11, xmm13                                 ;   939.8 p0      43 t[3]
        movaps xmm2, [r15 - 128]                           ;   938.2 p2      43 t[3] reload
        xorps xmm2, xmm13                                  ;   941.2 p1      43 t[3]
        andps xmm12, [rbx - 32]                            ;   940.2 p5+p2   43 t[3]
        xorps xmm9, xmm12                                  ;   941.8 p0      43 t[3]
        xorps xmm4, xmm12                                  ;   941.2 p1      43 t[3]
        andps xmm14, [r13 + 48]                            ;   941.2 p5+p2   43 t[3]
        movaps xmm12, [rax + 112]                          ;   941.2 p2      43 t[3] reload
        xorps xmm1, xmm14                                  ;   942.2 p0      43 t[3]
        xorps xmm0, xmm14                                  ;   942.2 p1      43 t[3]
        xorps xmm12, xmm1                                  ;   944.2 p5      43 t[3]
        xorps xmm11, xmm1                                  ;   943.2 p0      43 t[3]
        xorps xmm12, [rdi - 32]                            ;   945.2 p1+p2   43 t[3]
        xorps xmm7, xmm11                                  ;   944.2 p5      43 t[3]
        xorps xmm15, xmm7                                  ;   945.2 p0      43 t[3]
        xorps xmm9, xmm7                                   ;   945.2 p1      43 t[3]
        xorps xmm10, xmm9                                  ;   946.2 p5      43 t[3]
        xorps xmm8, xmm10                                  ;   947.2 p0      43 t[3]
        xorps xmm6, xmm8                                   ;   948.2 p1      43 t[3]
        xorps xmm12, xmm10                                 ;   947.2 p5      43 t[3]
        xorps xmm0, xmm8                                   ;   948.2 p0      43 t[3]
        movaps xmm13, [rbp + 3136]                         ;   943.2 p2      43 t[3]
        movaps xmm1, [rbp + 3152]                          ;   944.2 p2      43 t[3]
        movaps xmm3, [rbp + 3168]                          ;   945.2 p2      43 t[3]
        movaps xmm14, [rbp + 3184]                         ;   946.2 p2      43 t[3]
        movaps xmm5, [r15 - 32]                            ;   947.2 p2      43 t[3]
        movaps xmm7, [rbp + 2752]                          ;   948.2 p2      43 t[3] reload
        xorps xmm5, xmm7                                   ;   951.2 p1      43 t[3]
        xorps xmm13, xmm5                                  ;   952.2 p5      43 t[3]
        movaps xmm8, xmm13                                 ;   953.2 p0      43 t[3] copy
        movaps [r14 + 112], xmm0                           ;   949.2 p3+p4   43 t[3] spill
        movaps xmm10, [rbp + 2768]                         ;   949.2 p2      43 t[3] reload
        xorps xmm8, xmm10                                  ;   954.2 p1      43 t[3]
        xorps xmm14, xmm8                                  ;   955.2 p5      43 t[3]
        movaps [rcx - 16], xmm15                           ;   946.5 p3+p4   43 t[3] spill
        xorps xmm3, xmm14                                  ;   956.2 p0      43 t[3]
        movaps [rdi - 32], xmm9                            ;   947.5 p3+p4   43 t[3] spill
        movaps xmm9, xmm8                                  ;   955.2 p1      43 t[3] copy
        xorps xmm9, [r14 - 128]                            ;   956.2 p5+p2   43 t[3]
        xorps xmm1, xmm9                                   ;   957.2 p0      43 t[3]
        movaps [rax + 112], xmm4                           ;   948.5 p3+p4   43 t[3] spill
        movaps xmm4, xmm8                                  ;   955.2 p1      43 t[3] copy
        movaps [r15 - 128], xmm2                           ;   949.5 p3+p4   43 t[3] spill
        movaps xmm2, xmm8                                  ;   955.2 p5      43 t[3] copy
        movaps [rbx - 96], xmm11                           ;   950.5 p3+p4   43 t[3] spill
        movaps [rsi - 112], xmm12                          ;   951.5 p3+p4   43 t[3] spill
        movaps xmm12, xmm14                                ;   956.2 p0      43 t[3] copy
        movaps xmm11, xmm14                                ;   956.2 p1      43 t[3] copy
        movaps xmm15, xmm1                                 ;   958.2 p5      43 t[3] copy
        xorps xmm15, [r15 - 32]                            ;   959.2 p0+p2   43 t[3]
        xorps xmm11, xmm15                                 ;   960.2 p1      43 t[3]
        andps xmm4, xmm11                                  ;   961.2 p5      43 t[3]
        movaps xmm0, xmm9                                  ;   957.2 p0      43 t[3] copy
        orps xmm0, xmm10                                   ;   958.2 p1      43 t[3]
        xorps xmm1, xmm0                                   ;   959.2 p5      43 t[3]
        movaps [rdi - 48], xmm6                            ;   955.2 p3+p4   43 t[3] spill
        movaps xmm6, xmm9                                  ;   957.2 p0      43 t[3] copy
        movaps [rcx - 48], xmm14                           ;   956.2 p3+p4   43 t[3] spill
        movaps xmm14, xmm3                                 ;   957.2 p1      43 t[3] copy
        xorps xmm14, xmm7                                  ;   958.2 p5      43 t[3]
        movaps xmm7, xmm3                                  ;   957.2 p0      43 t[3] copy
        xorps xmm7, [r14 - 128]                            ;   958.2 p1+p2   43 t[3]
        movaps [rcx + 0], xmm8                             ;   957.2 p3+p4   43 t[3] spill
        movaps xmm8, xmm3                                  ;   957.2 p5      43 t[3] copy
        movaps [rcx - 32], xmm3                            ;   958.2 p3+p4   43 t[3] spill
        movaps xmm3, xmm7                                  ;   959.2 p0      43 t[3] copy
        andps xmm3, xmm14                                  ;   960.2 p1      43 t[3]
        xorps xmm1, xmm3                                   ;   961.2 p5      43 t[3]
        movaps [r13 + 0], xmm7                             ;   959.2 p3+p4   43 t[3] spill
        movaps [rcx + 16], xmm14                           ;   960.2 p3+p4   43 t[3] spill
        movaps xmm3, xmm14                                 ;   959.2 p0      43 t[3] copy
        movaps [rbx - 80], xmm9                            ;   961.2 p3+p4   43 t[3] spill
        movaps xmm9, xmm11                                 ;   961.2 p1      43 t[3] copy
        xorps xmm9, xmm10                                  ;   962.2 p5      43 t[3]
        movaps [rbx - 64], xmm11                           ;   962.2 p3+p4   43 t[3] spill
        xorps xmm3, xmm9                                   ;   963.2 p0      43 t[3]
        movaps xmm7, xmm14                                 ;   960.5 p1      43 t[3] copy
        xorps xmm7, xmm15                                  ;   961.5 p5      43 t[3]
        movaps xmm14, xmm15                                ;   961.2 p0      43 t[3] copy
        andps xmm8, xmm3                                   ;   964.2 p1      43 t[3]
        xorps xmm13, xmm8                                  ;   965.2 p5      43 t[3]
        movaps xmm8, xmm7                                  ;   962.5 p0      43 t[3] copy
        movaps xmm11, xmm7                                 ;   962.5 p1      43 t[3] copy
        xorps xmm11, xmm10                                 ;   963.5 p5      43 t[3]
        movaps xmm10, xmm4                                 ;   963.2 p0      43 t[3] copy
        movaps [r13 + 16], xmm7                            ;   963.2 p3+p4   43 t[3] spill
        movaps xmm7, xmm3                                  ;   964.2 p1      43 t[3] copy
        xorps xmm7, [r15 - 32]                             ;   965.2 p5+p2   43 t[3]
        andps xmm8, xmm7                                   ;   966.2 p0      43 t[3]
        xorps xmm6, xmm7                                   ;   966.2 p1      43 t[3]
        xorps xmm10, [rbp + 2752]                          ;   964.8 p5+p2   43 t[3]
        xorps xmm10, xmm8                                  ;   967.2 p0      43 t[3]
        movaps xmm8, xmm11                                 ;   965.5 p1      43 t[3] copy
        andps xmm8, xmm6                                   ;   967.2 p5      43 t[3]
        xorps xmm0, xmm8                                   ;   968.2 p0      43 t[3]
        movaps xmm8, xmm9                                  ;   966.5 p1      43 t[3] copy
        xorps xmm8, [r14 - 128]                            ;   967.5 p5+p2   43 t[3]
        xorps xmm5, xmm8                                   ;   968.5 p0      43 t[3]
        andps xmm14, xmm5                                  ;   969.5 p1      43 t[3]
        andps xmm8, xmm9                                   ;   968.5 p5      43 t[3]
        xorps xmm13, xmm8                                  ;   969.5 p0      43 t[3]
        xorps xmm8, xmm14                                  ;   970.5 p1      43 t[3]
        xorps xmm1, xmm8                                   ;   971.5 p5      43 t[3]
        xorps xmm2, xmm5                                   ;   969.5 p0      43 t[3]
        xorps xmm10, xmm8                                  ;   971.5 p1      43 t[3]
        movaps xmm8, [rcx - 48]                            ;   967.8 p2      43 t[3] reload
        movaps xmm14, xmm1                                 ;   972.5 p5      43 t[3] copy
        andps xmm12, xmm2                                  ;   970.5 p0      43 t[3]
        xorps xmm4, xmm12                                  ;   971.5 p1      43 t[3]
        xorps xmm4, xmm13                                  ;   972.5 p5      43 t[3]
        movaps xmm12, xmm10                                ;   972.5 p0      43 t[3] copy
        xorps xmm0, xmm13                                  ;   971.5 p1      43 t[3]
        movaps xmm13, xmm10                                ;   972.5 p5      43 t[3] copy
        andps xmm12, xmm4                                  ;   973.5 p0      43 t[3]
        xorps xmm0, xmm12                                  ;   974.5 p1      43 t[3]
        xorps xmm10, xmm0                                  ;   975.5 p5      43 t[3]
        orps xmm12, xmm10                                  ;   976.5 p0      43 t[3]
        andps xmm0, xmm1                                   ;   975.5 p1      43 t[3]
        xorps xmm4, xmm0                                   ;   976.5 p5      43 t[3]
        andps xmm14, xmm4                                  ;   977.5 p0      43 t[3]
        xorps xmm13, xmm14                                 ;   978.5 p1      43 t[3]
        xorps xmm12, xmm4                                  ;   977.5 p5      43 t[3]
        movaps xmm0, xmm12                                 ;   978.5 p0      43 t[3] copy
        orps xmm0, xmm13                                   ;   979.5 p1      43 t[3]
        xorps xmm10, xmm0                                  ;   980.5 p5      43 t[3]
        andps xmm4, xmm13                                  ;   979.5 p0      43 t[3]
        xorps xmm1, xmm4                                   ;   980.5 p1      43 t[3]
        movaps xmm0, xmm12                                 ;   978.5 p5      43 t[3] copy
        movaps xmm4, [r13 + 16]                            ;   973.5 p2      43 t[3] reload
        xorps xmm0, xmm13                                  ;   979.5 p0      43 t[3]
        andps xmm4, xmm0                                   ;   980.5 p1      43 t[3]
        andps xmm11, xmm13                                 ;   979.5 p5      43 t[3]
        andps xmm15, xmm10                                 ;   981.5 p0      43 t[3]
        andps xmm6, xmm13                                  ;   979.5 p1      43 t[3]
        andps xmm5, xmm10                                  ;   981.5 p5      43 t[3]
        andps xmm7, xmm0                                   ;   980.5 p0      43 t[3]
        xorps xmm13, xmm1                                  ;   981.5 p1      43 t[3]
        andps xmm2, xmm1                                   ;   981.5 p5      43 t[3]
        andps xmm8, xmm1                                   ;   981.5 p0      43 t[3]
        xorps xmm0, xmm10                                  ;   981.5 p1      43 t[3]
        xorps xmm10, xmm1                                  ;   981.5 p5      43 t[3]
        movaps xmm1, [rcx - 32]                            ;   979.5 p2      43 t[3] reload
        andps xmm1, xmm13                                  ;   982.5 p0      43 t[3]
        andps xmm3, xmm13                                  ;   982.5 p1      43 t[3]
        movaps xmm13, [rcx + 16]                           ;   980.5 p2      43 t[3] reload
        movaps [rcx + 16], xmm1                            ;   983.5 p3+p4   43 t[3] spill
        movaps xmm1, [r13 + 0]                             ;   981.5 p2      43 t[3] reload
        movaps xmm14, [rbx - 80]                           ;   982.5 p2      43 t[3] reload
        andps xmm14, xmm12                                 ;   985.5 p5      43 t[3]
        xorps xmm15, xmm3                                  ;   983.5 p0      43 t[3]
        xorps xmm3, xmm11                                  ;   983.5 p1      43 t[3]
        xorps xmm8, xmm15                                  ;   984.5 p5      43 t[3]
        andps xmm13, xmm0                                  ;   983.5 p0      43 t[3]
        andps xmm1, xmm0                                   ;   984.5 p1      43 t[3]
        xorps xmm11, xmm15                                 ;   984.5 p5      43 t[3]
        xorps xmm5, xmm7                                   ;   984.2 p0      43 t[3]
        movaps xmm15, [rcx + 0]                            ;   983.5 p2      43 t[3] reload
        andps xmm15, xmm10                                 ;   986.5 p1      43 t[3]
        xorps xmm11, xmm13                                 ;   985.5 p5      43 t[3]
        movaps xmm0, [rbx - 64]                            ;   984.5 p2      43 t[3] reload
        andps xmm0, xmm10                                  ;   987.5 p0      43 t[3]
        xorps xmm10, xmm12                                 ;   985.5 p1      43 t[3]
        andps xmm12, [rbp + 2768]                          ;   985.8 p5+p2   43 t[3]
        xorps xmm13, xmm0                                  ;   988.5 p0      43 t[3]
        xorps xmm13, xmm12                                 ;   989.5 p1      43 t[3]
        xorps xmm14, xmm5                                  ;   986.8 p5      43 t[3]
        xorps xmm5, xmm11                                  ;   987.2 p0      43 t[3]
        andps xmm9, xmm10                                  ;   987.5 p1      43 t[3]
        andps xmm10, [r14 - 128]                           ;   987.8 p5+p2   43 t[3]
        xorps xmm3, xmm9                                   ;   988.5 p0      43 t[3]
        xorps xmm3, xmm12                                  ;   989.5 p1      43 t[3]
        movaps xmm12, [rel aes128_encrypt.T0_constants128] ;   987.5 p2      43 t[0] reload
        xorps xmm15, xmm10                                 ;   988.8 p5      43 t[3]
        xorps xmm5, xmm15                                  ;   989.8 p0      43 t[3]
        xorps xmm4, xmm5                                   ;   990.8 p1      43 t[3]
        xorps xmm13, xmm4                                  ;   991.8 p5      43 t[3]
        xorps xmm15, [rcx + 16]                            ;   990.2 p0+p2   43 t[3]
        xorps xmm2, xmm13                                  ;   992.8 p1      43 t[3]
        xorps xmm15, xmm12                                 ;   991.2 p5      43 t[3]
        xorps xmm15, xmm2                                  ;   993.8 p0      43 t[3]
        xorps xmm6, xmm2                                   ;   993.8 p1      43 t[3]
        movaps xmm2, [rcx - 80]                            ;   989.5 p2      55 t[3]
        movaps xmm0, [rbx - 112]                           ;   990.5 p2      55 t[3]
        xorps xmm2, [r15 - 112]                            ;   992.5 p5+p2   55 t[3]
        xorps xmm2, [rbx - 128]                            ;   993.5 p0+p2   55 t[3]
        xorps xmm8, xmm4                                   ;   992.5 p1      43 t[3]
        movaps xmm4, [r14 + 112]                           ;   993.5 p2      43 t[3] reload
        xorps xmm2, [rdi - 64]                             ;   994.5 p5+p2   55 t[3]
        xorps xmm2, xmm4                                   ;   996.5 p0      55 t[3]
        xorps xmm7, xmm1                                   ;   993.5 p1      43 t[3]
        xorps xmm11, xmm12                                 ;   993.8 p5      43 t[3]
        movaps xmm1, [rdi - 48]                            ;   995.5 p2      43 t[3] reload
        xorps xmm14, xmm10                                 ;   994.2 p0      43 t[3]
        xorps xmm0, xmm1                                   ;   998.5 p1      55 t[3]
        xorps xmm8, xmm12                                  ;   994.8 p5      43 t[3]
        movaps xmm10, xmm15                                ;   995.2 p0      55 t[3] copy
        xorps xmm10, [rdx - 112]                           ;   996.5 p1+p2   55 t[3]
        xorps xmm5, xmm12                                  ;   995.8 p5      43 t[3]
        movaps xmm9, [rcx - 16]                            ;   997.5 p2      43 t[3] reload
        movaps xmm1, [rdx - 112]                           ;   998.5 p2      55 t[3]
        xorps xmm14, xmm6                                  ;   996.2 p0      43 t[3]
        xorps xmm7, xmm6                                   ;   996.5 p1      43 t[3]
        movaps xmm6, [rcx - 64]                            ;   999.5 p2      55 t[3]
        xorps xmm6, xmm9                                   ;  1002.5 p5      55 t[3]
        movaps [rdx - 112], xmm10                          ;   997.5 p3+p4   55 t[3] spill
        xorps xmm9, xmm12                                  ;  1000.5 p0      55 t[3]
        movaps xmm12, [rbx - 112]                          ;  1000.5 p2      55 t[3]
        movaps xmm4, [rbx - 112]                           ;  1001.5 p2      55 t[3]
        movaps [rbx - 112], xmm11                          ;   996.2 p3+p4   43 t[3] spill
        xorps xmm1, [rsi - 112]                            ;  1002.5 p1+p2   55 t[3]
        movaps [rdi - 64], xmm5                            ;   997.2 p3+p4   43 t[3] spill
        movaps xmm5, [rbp + 3488]                          ;  1003.5 p2      43 t[3]
        xorps xmm12, xmm1                                  ;  1003.5 p5      55 t[3]
        movaps xmm11, [rbp + 3456]                         ;  1004.5 p2      43 t[3]
        movaps xmm10, [rbp + 3504]                         ;  1005.5 p2      43 t[3]
        movaps [rcx - 16], xmm2                            ;   998.2 p3+p4   55 t[3] spill
        movaps xmm2, [rbp + 3472]                          ;  1006.5 p2      43 t[3]
        movaps [rbx - 128], xmm12                          ;  1004.5 p3+p4   55 t[3] spill
        movaps xmm12, [r15 + 48]                           ;  1007.5 p2      43 t[3]
        xorps xmm12, [rbp + 2528]                          ;  1010.5 p0+p2   43 t[3]
        xorps xmm15, xmm6                                  ;  1003.5 p1      55 t[3]
        xorps xmm6, [rcx - 96]                             ;  1009.5 p5+p2   55 t[3]
        xorps xmm11, xmm12                                 ;  1011.5 p0      43 t[3]
        movaps [r15 - 112], xmm15                          ;  1004.5 p3+p4   55 t[3] spill
        movaps xmm15, [rsi - 112]                          ;  1010.5 p2      55 t[3]
        xorps xmm15, [rel aes128_encrypt.T0_constants128]  ;  1013.5 p1+p2   55 t[3]
        movaps [rsi - 112], xmm8                           ;  1002.5 p3+p4   43 t[3] spill
        movaps xmm8, xmm11                                 ;  1012.5 p5      43 t[3] copy
        xorps xmm8, [r14 + 64]                             ;  1013.5 p0+p2   43 t[3]
        xorps xmm10, xmm8                                  ;  1014.5 p1      43 t[3]
        movaps [rcx + 16], xmm3                            ;  1003.8 p3+p4   43 t[3] spill
        movaps [rcx - 80], xmm14                           ;  1004.8 p3+p4   43 t[3] spill
        movaps xmm14, xmm3                                 ;  1004.2 p5      55 t[3] copy
        movaps xmm3, xmm7                                  ;  1004.5 p0      55 t[3] copy
        xorps xmm5, xmm10                                  ;  1015.5 p1      43 t[3]
        xorps xmm3, [rdi - 48]                             ;  1013.5 p5+p2   55 t[3]
        movaps [rbp + 3776], xmm5                          ;  1016.5 p3+p4   43 t[3] spill
        movaps [rdi - 48], xmm7                            ;  1006.8 p3+p4   43 t[3] spill
        movaps xmm7, xmm0                                  ;  1005.8 p0      55 t[3] copy
        xorps xmm7, [rbx - 96]                             ;  1014.5 p1+p2   55 t[3]
        movaps [rbx - 96], xmm0                            ;  1007.8 p3+p4   55 t[3] spill
        xorps xmm7, [rel aes128_encrypt.T0_constants128]   ;  1015.5 p5+p2   55 t[3]
        movaps xmm0, xmm8                                  ;  1014.5 p0      43 t[3] copy
        xorps xmm0, [r14 - 48]                             ;  1016.5 p1+p2   43 t[3]
        xorps xmm2, xmm0                                   ;  1017.5 p5      43 t[3]
        movaps [rbx - 64], xmm7                            ;  1016.5 p3+p4   55 t[3] spill
        movaps [rcx + 0], xmm3                             ;  1014.5 p3+p4   55 t[3] spill
        movaps xmm3, xmm8                                  ;  1014.5 p0      43 t[3] copy
        movaps [r13 + 0], xmm14                            ;  1011.5 p3+p4   55 t[3] spill
        movaps [rcx - 32], xmm1                            ;  1012.5 p3+p4   55 t[3] spill
        movaps xmm7, xmm8                                  ;  1014.5 p1      43 t[3] copy
        movaps [r13 + 16], xmm13                           ;  1013.5 p3+p4   55 t[3] spill
        movaps xmm13, xmm5                                 ;  1016.5 p5      43 t[3] copy
        movaps [rcx - 48], xmm15                           ;  1014.5 p3+p4   55 t[3] spill
        xorps xmm13, [rbp + 2528]                          ;  1017.5 p0+p2   43 t[3]
        movaps xmm1, xmm10                                 ;  1015.5 p1      43 t[3] copy
        movaps xmm14, xmm10                                ;  1015.5 p5      43 t[3] copy
        movaps [rbx - 80], xmm6                            ;  1015.5 p3+p4   55 t[3] spill
        movaps xmm15, xmm2                                 ;  1018.5 p0      43 t[3] copy
        movaps xmm6, xmm5                                  ;  1016.5 p1      43 t[3] copy
        xorps xmm6, [r14 - 48]                             ;  1018.5 p5+p2   43 t[3]
        movaps [rbp + 2688], xmm4                          ;  1016.5 p3+p4   55 t[3] spill
        movaps xmm4, xmm0                                  ;  1017.5 p0      43 t[3] copy
        xorps xmm15, [r15 + 48]                            ;  1019.5 p1+p2   43 t[3]
        xorps xmm14, xmm15                                 ;  1020.5 p5      43 t[3]
        movaps [rbp + 3792], xmm10                         ;  1017.5 p3+p4   43 t[3] spill
        movaps [rbp + 3808], xmm9                          ;  1018.5 p3+p4   55 t[3] spill
        movaps xmm9, xmm5                                  ;  1017.2 p0      43 t[3] copy
        movaps xmm5, xmm14                                 ;  1021.5 p1      43 t[3] copy
        xorps xmm5, [r14 + 64]                             ;  1022.5 p5+p2   43 t[3]
        movaps [rbp + 2704], xmm14                         ;  1021.5 p3+p4   43 t[3] spill
        movaps [r13 + 32], xmm13                           ;  1020.5 p3+p4   43 t[3] spill
        orps xmm4, [r14 + 64]                              ;  1021.5 p0+p2   43 t[3]
        xorps xmm2, xmm4                                   ;  1022.5 p1      43 t[3]
        movaps xmm10, xmm0                                 ;  1019.0 p5      43 t[3] copy
        movaps [rbp + 3824], xmm6                          ;  1021.5 p3+p4   43 t[3] spill
        movaps [rbp + 3840], xmm8                          ;  1022.5 p3+p4   43 t[3] spill
        movaps xmm8, xmm15                                 ;  1020.5 p0      43 t[3] copy
        andps xmm7, xmm14                                  ;  1021.5 p1      43 t[3]
        movaps xmm14, xmm13                                ;  1020.2 p5      43 t[3] copy
        xorps xmm14, xmm5                                  ;  1023.5 p0      43 t[3]
        andps xmm9, xmm14                                  ;  1024.5 p1      43 t[3]
        xorps xmm11, xmm9                                  ;  1025.5 p5      43 t[3]
        movaps xmm9, xmm6                                  ;  1021.8 p0      43 t[3] copy
        andps xmm9, xmm13                                  ;  1022.8 p1      43 t[3]
        xorps xmm2, xmm9                                   ;  1023.8 p5      43 t[3]
        movaps [rbx - 48], xmm14                           ;  1024.5 p3+p4   43 t[3] spill
        movaps xmm9, xmm13                                 ;  1022.8 p0      43 t[3] copy
        movaps xmm13, xmm14                                ;  1024.5 p1      43 t[3] copy
        movaps xmm14, xmm5                                 ;  1023.5 p5      43 t[3] copy
        xorps xmm14, [r14 - 48]                            ;  1024.5 p0+p2   43 t[3]
        movaps xmm6, xmm7                                  ;  1024.0 p1      43 t[3] copy
        xorps xmm12, xmm14                                 ;  1025.5 p5      43 t[3]
        andps xmm14, xmm5                                  ;  1025.5 p0      43 t[3]
        xorps xmm11, xmm14                                 ;  1026.5 p1      43 t[3]
        xorps xmm6, [rbp + 2528]                           ;  1025.2 p5+p2   43 t[3]
        andps xmm8, xmm12                                  ;  1026.5 p0      43 t[3]
        xorps xmm14, xmm8                                  ;  1027.5 p1      43 t[3]
        xorps xmm6, xmm14                                  ;  1028.5 p5      43 t[3]
        xorps xmm13, [r15 + 48]                            ;  1026.8 p0+p2   43 t[3]
        xorps xmm3, xmm12                                  ;  1027.0 p1      43 t[3]
        andps xmm1, xmm3                                   ;  1028.0 p5      43 t[3]
        xorps xmm7, xmm1                                   ;  1029.0 p0      43 t[3]
        xorps xmm7, xmm11                                  ;  1030.0 p1      43 t[3]
        xorps xmm4, xmm11                                  ;  1028.2 p5      43 t[3]
        movaps xmm11, xmm13                                ;  1028.8 p0      43 t[3] copy
        xorps xmm9, xmm15                                  ;  1029.0 p1      43 t[3]
        xorps xmm10, xmm13                                 ;  1029.2 p5      43 t[3]
        movaps xmm1, xmm10                                 ;  1030.2 p0      43 t[3] copy
        andps xmm11, xmm9                                  ;  1030.0 p1      43 t[3]
        xorps xmm6, xmm11                                  ;  1031.0 p5      43 t[3]
        movaps xmm11, xmm9                                 ;  1030.8 p0      43 t[3] copy
        xorps xmm2, xmm14                                  ;  1031.0 p1      43 t[3]
        movaps xmm14, [r14 + 64]                           ;  1028.8 p2      43 t[3] reload
        xorps xmm11, xmm14                                 ;  1031.8 p5      43 t[3]
        movaps xmm8, xmm2                                  ;  1032.0 p0      43 t[3] copy
        andps xmm1, xmm11                                  ;  1032.8 p1      43 t[3]
        xorps xmm4, xmm1                                   ;  1033.8 p5      43 t[3]
        movaps xmm1, xmm7                                  ;  1032.8 p0      43 t[3] copy
        andps xmm1, xmm6                                   ;  1033.8 p1      43 t[3]
        xorps xmm4, xmm1                                   ;  1034.8 p5      43 t[3]
        andps xmm8, xmm4                                   ;  1035.8 p0      43 t[3]
        xorps xmm7, xmm8                                   ;  1036.8 p1      43 t[3]
        xorps xmm4, xmm6                                   ;  1035.8 p5      43 t[3]
        movaps xmm8, xmm2                                  ;  1034.8 p0      43 t[3] copy
        andps xmm8, xmm7                                   ;  1037.8 p1      43 t[3]
        xorps xmm6, xmm8                                   ;  1038.8 p5      43 t[3]
        movaps xmm8, [rbp + 3808]                          ;  1032.2 p2      55 t[3] reload
        orps xmm1, xmm4                                    ;  1036.8 p0      43 t[3]
        xorps xmm1, xmm7                                   ;  1037.8 p1      43 t[3]
        andps xmm7, xmm6                                   ;  1039.8 p5      43 t[3]
        xorps xmm2, xmm7                                   ;  1040.8 p0      43 t[3]
        movaps xmm7, [rbp + 3792]                          ;  1033.5 p2      43 t[3] reload
        andps xmm7, xmm2                                   ;  1041.8 p1      43 t[3]
        xorps xmm8, xmm7                                   ;  1042.8 p5      55 t[3]
        andps xmm10, xmm6                                  ;  1039.8 p0      43 t[3]
        movaps xmm7, xmm6                                  ;  1039.8 p1      43 t[3] copy
        orps xmm7, xmm1                                    ;  1040.8 p5      43 t[3]
        xorps xmm4, xmm7                                   ;  1041.8 p0      43 t[3]
        andps xmm11, xmm6                                  ;  1039.8 p1      43 t[3]
        movaps xmm7, xmm1                                  ;  1039.2 p5      43 t[3] copy
        xorps xmm7, xmm6                                   ;  1040.2 p0      43 t[3]
        xorps xmm6, xmm2                                   ;  1041.8 p1      43 t[3]
        andps xmm3, xmm2                                   ;  1041.8 p5      43 t[3]
        andps xmm15, xmm4                                  ;  1042.8 p0      43 t[3]
        xorps xmm2, xmm4                                   ;  1042.8 p1      43 t[3]
        andps xmm9, xmm7                                   ;  1041.2 p5      43 t[3]
        andps xmm12, xmm4                                  ;  1042.8 p0      43 t[3]
        xorps xmm4, xmm7                                   ;  1042.8 p1      43 t[3]
        andps xmm0, xmm1                                   ;  1042.2 p5      43 t[3]
        andps xmm13, xmm7                                  ;  1042.8 p0      43 t[3]
        xorps xmm12, xmm13                                 ;  1043.8 p1      43 t[3]
        movaps xmm7, [rbx - 48]                            ;  1040.8 p2      43 t[3] reload
        movaps [rbx - 48], xmm12                           ;  1044.8 p3+p4   43 t[3] spill
        movaps xmm12, [rbp + 3776]                         ;  1041.8 p2      43 t[3] reload
        andps xmm7, xmm6                                   ;  1043.8 p5      43 t[3]
        andps xmm12, xmm6                                  ;  1044.8 p0      43 t[3]
        movaps xmm6, [r13 + 32]                            ;  1042.8 p2      43 t[3] reload
        movaps [r13 + 32], xmm12                           ;  1045.8 p3+p4   43 t[3] spill
        movaps xmm12, [rbp + 3824]                         ;  1043.8 p2      43 t[3] reload
        andps xmm12, xmm4                                  ;  1046.8 p1      43 t[3]
        xorps xmm13, xmm12                                 ;  1047.8 p5      43 t[3]
        movaps xmm12, [rbp + 3840]                         ;  1044.8 p2      43 t[3] reload
        andps xmm12, xmm2                                  ;  1047.8 p0      43 t[3]
        xorps xmm15, xmm7                                  ;  1045.0 p1      43 t[3]
        xorps xmm7, xmm11                                  ;  1045.2 p5      43 t[3]
        xorps xmm11, xmm15                                 ;  1046.0 p0      43 t[3]
        xorps xmm8, xmm15                                  ;  1046.0 p1      55 t[3]
        andps xmm6, xmm4                                   ;  1046.2 p5      43 t[3]
        movaps xmm15, [rbp + 2704]                         ;  1045.8 p2      43 t[3] reload
        andps xmm15, xmm2                                  ;  1048.8 p0      43 t[3]
        xorps xmm2, xmm1                                   ;  1047.0 p1      43 t[3]
        andps xmm1, xmm14                                  ;  1047.2 p5      43 t[3]
        andps xmm5, xmm2                                   ;  1048.0 p0      43 t[3]
        xorps xmm11, xmm6                                  ;  1048.0 p1      43 t[3]
        andps xmm2, [r14 - 48]                             ;  1048.2 p5+p2   43 t[3]
        xorps xmm12, xmm2                                  ;  1049.2 p0      43 t[3]
        xorps xmm0, xmm2                                   ;  1049.2 p1      43 t[3]
        xorps xmm7, xmm5                                   ;  1049.2 p5      43 t[3]
        xorps xmm7, xmm1                                   ;  1050.2 p0      43 t[3]
        xorps xmm6, xmm1                                   ;  1050.0 p1      43 t[3]
        movaps xmm1, [rel aes128_encrypt.T0_constants128]  ;  1048.0 p2      43 t[0] reload
        xorps xmm6, xmm15                                  ;  1051.0 p5      43 t[3]
        movaps xmm15, [rcx - 48]                           ;  1049.0 p2      55 t[3] reload
        xorps xmm15, xmm12                                 ;  1052.0 p0      55 t[3]
        xorps xmm15, [r13 + 32]                            ;  1053.0 p1+p2   55 t[3]
        movaps xmm14, [rbx - 48]                           ;  1051.0 p2      43 t[3] reload
        xorps xmm0, xmm14                                  ;  1054.0 p5      43 t[3]
        xorps xmm14, xmm11                                 ;  1054.0 p0      43 t[3]
        xorps xmm14, xmm12                                 ;  1055.0 p1      43 t[3]
        xorps xmm11, xmm1                                  ;  1052.2 p5      43 t[3]
        xorps xmm9, xmm14                                  ;  1056.0 p0      43 t[3]
        movaps xmm12, [r13 + 0]                            ;  1052.0 p2      55 t[3] reload
        xorps xmm12, xmm7                                  ;  1055.0 p1      55 t[3]
        xorps xmm6, xmm9                                   ;  1057.0 p5      43 t[3]
        xorps xmm14, xmm1                                  ;  1056.0 p0      55 t[3]
        xorps xmm3, xmm6                                   ;  1058.0 p1      43 t[3]
        xorps xmm10, xmm3                                  ;  1059.0 p5      43 t[3]
        xorps xmm13, xmm10                                 ;  1060.0 p0      43 t[3]
        movaps xmm5, [rbp + 2688]                          ;  1053.0 p2      55 t[3] reload
        xorps xmm5, xmm13                                  ;  1061.0 p1      55 t[3]
        movaps xmm2, [r13 + 16]                            ;  1054.0 p2      55 t[3] reload
        xorps xmm8, xmm9                                   ;  1057.0 p5      55 t[3]
        xorps xmm2, xmm6                                   ;  1058.0 p0      55 t[3]
        xorps xmm0, xmm10                                  ;  1060.0 p1      43 t[3]
        movaps xmm1, [rbx - 80]                            ;  1055.0 p2      55 t[3] reload
        xorps xmm1, xmm6                                   ;  1058.0 p5      55 t[3]
        xorps xmm6, xmm0                                   ;  1061.0 p0      55 t[3]
        movaps xmm9, xmm12                                 ;  1057.0 p1      55 t[3] copy
        xorps xmm13, [rdi - 48]                            ;  1061.0 p5+p2   55 t[3]
        xorps xmm12, xmm13                                 ;  1062.0 p0      55 t[3]
        xorps xmm15, xmm3                                  ;  1059.0 p1      55 t[3]
        movaps xmm4, [rdi - 64]                            ;  1057.0 p2      43 t[3] reload
        xorps xmm6, xmm13                                  ;  1062.0 p5      55 t[3]
        xorps xmm13, [rdx - 112]                           ;  1062.0 p0+p2   55 t[3]
        movaps xmm10, xmm8                                 ;  1059.0 p1      55 t[3] copy
        xorps xmm9, [r15 - 128]                            ;  1059.2 p5+p2   55 t[3]
        xorps xmm14, xmm4                                  ;  1060.0 p0      55 t[3]
        movaps xmm3, [rcx - 32]                            ;  1060.0 p2      55 t[3] reload
        xorps xmm3, xmm8                                   ;  1063.0 p1      55 t[3]
        xorps xmm4, xmm5                                   ;  1062.0 p5      55 t[3]
        xorps xmm0, [rcx - 16]                             ;  1061.0 p0+p2   55 t[3]
        xorps xmm8, xmm2                                   ;  1061.0 p1      55 t[3]
        xorps xmm8, [r8 + 3920]                            ;  1062.0 p5+p2   55 t[3]
        xorps xmm7, xmm5                                   ;  1062.0 p0      55 t[3]
        xorps xmm10, [rsi - 112]                           ;  1063.0 p1+p2   55 t[3]
        xorps xmm7, [rcx - 16]                             ;  1064.0 p5+p2   55 t[3]
        xorps xmm7, [rsi - 128]                            ;  1065.0 p0+p2   55 t[3]
        xorps xmm5, [r8 + 3696]                            ;  1066.0 p1+p2   55 t[3]
        movaps [rdi - 64], xmm13                           ;  1063.0 p3+p4   55 t[3] spill
        xorps xmm8, [rcx - 64]                             ;  1067.0 p5+p2   55 t[3]
        movaps [rdi - 48], xmm8                            ;  1068.0 p3+p4   55 t[3] spill
        movaps xmm8, xmm15                                 ;  1063.8 p0      55 t[3] copy
        xorps xmm8, [r15 - 112]                            ;  1068.0 p1+p2   55 t[3]
        movaps xmm13, xmm9                                 ;  1064.2 p5      55 t[3] copy
        xorps xmm13, [rdi - 96]                            ;  1069.0 p0+p2   55 t[3]
        xorps xmm9, [rsi - 128]                            ;  1070.0 p1+p2   55 t[3]
        movaps [rsi - 128], xmm3                           ;  1064.0 p3+p4   55 t[3] spill
        movaps xmm3, xmm11                                 ;  1065.2 p5      55 t[3] copy
        xorps xmm6, [rcx - 80]                             ;  1071.0 p0+p2   55 t[3]
        xorps xmm3, xmm13                                  ;  1070.0 p1      55 t[3]
        movaps [rbx - 80], xmm1                            ;  1064.0 p3+p4   55 t[3] spill
        xorps xmm13, [r8 + 3616]                           ;  1072.0 p5+p2   55 t[3]
        xorps xmm13, [rax + 112]                           ;  1073.0 p0+p2   55 t[3]
        movaps [rbp + 2688], xmm13                         ;  1074.0 p3+p4   55 t[3] spill
        movaps xmm13, xmm0                                 ;  1067.0 p1      55 t[3] copy
        xorps xmm0, xmm12                                  ;  1067.2 p5      55 t[3]
        xorps xmm0, [r8 + 3888]                            ;  1074.0 p0+p2   55 t[3]
        movaps [rcx - 32], xmm0                            ;  1075.0 p3+p4   55 t[3] spill
        movaps xmm0, xmm12                                 ;  1068.0 p1      55 t[3] copy
        xorps xmm0, xmm14                                  ;  1069.0 p5      55 t[3]
        xorps xmm12, xmm7                                  ;  1068.8 p0      55 t[3]
        xorps xmm0, xmm3                                   ;  1071.0 p1      55 t[3]
        xorps xmm12, [r8 + 3632]                           ;  1075.0 p5+p2   55 t[3]
        xorps xmm3, [r8 + 4000]                            ;  1076.0 p0+p2   55 t[3]
        xorps xmm7, [r8 + 4016]                            ;  1077.0 p1+p2   55 t[3]
        xorps xmm7, [rcx - 80]                             ;  1078.0 p5+p2   55 t[3]
        movaps [r13 + 16], xmm7                            ;  1079.0 p3+p4   55 t[3] spill
        movaps xmm7, xmm14                                 ;  1070.8 p0      55 t[3] copy
        xorps xmm7, [rcx + 0]                              ;  1079.0 p1+p2   55 t[3]
        movaps xmm1, xmm10                                 ;  1071.2 p5      55 t[3] copy
        xorps xmm10, xmm8                                  ;  1071.8 p0      55 t[3]
        xorps xmm8, [r8 + 3680]                            ;  1080.0 p1+p2   55 t[3]
        xorps xmm10, [rcx - 64]                            ;  1081.0 p5+p2   55 t[3]
        movaps [rcx - 64], xmm8                            ;  1081.0 p3+p4   55 t[3] spill
        movaps xmm8, xmm9                                  ;  1072.8 p0      55 t[3] copy
        xorps xmm9, [r8 + 3744]                            ;  1082.0 p1+p2   55 t[3]
        xorps xmm9, [rbx - 112]                            ;  1083.0 p5+p2   55 t[3]
        movaps [rbx - 48], xmm7                            ;  1080.0 p3+p4   55 t[3] spill
        xorps xmm14, [rbx - 64]                            ;  1084.0 p0+p2   55 t[3]
        movaps xmm7, xmm14                                 ;  1085.0 p1      55 t[3] copy
        xorps xmm14, [r8 + 3584]                           ;  1085.0 p5+p2   55 t[3]
        movaps [r13 + 32], xmm9                            ;  1084.0 p3+p4   55 t[3] spill
        movaps xmm9, xmm4                                  ;  1075.2 p0      55 t[3] copy
        movaps [rbp + 2704], xmm14                         ;  1086.0 p3+p4   55 t[3] spill
        xorps xmm4, xmm0                                   ;  1076.0 p1      55 t[3]
        movaps xmm14, [r14 + 112]                          ;  1086.0 p2      55 t[3]
        xorps xmm14, [rcx - 80]                            ;  1089.0 p5+p2   55 t[3]
        xorps xmm14, [rcx + 0]                             ;  1090.0 p0+p2   55 t[3]
        xorps xmm4, [r8 + 3728]                            ;  1089.0 p1+p2   55 t[3]
        xorps xmm0, [r8 + 3856]                            ;  1090.0 p5+p2   55 t[3]
        movaps [rcx - 48], xmm10                           ;  1082.0 p3+p4   55 t[3] spill
        movaps [r13 + 0], xmm0                             ;  1091.0 p3+p4   55 t[3] spill
        movaps xmm10, xmm2                                 ;  1081.0 p0      55 t[3] copy
        xorps xmm10, [r8 + 3648]                           ;  1091.0 p1+p2   55 t[3]
        movaps xmm0, xmm2                                  ;  1081.5 p5      55 t[3] copy
        xorps xmm2, [r8 + 3792]                            ;  1092.0 p0+p2   55 t[3]
        xorps xmm10, [rdi - 32]                            ;  1093.0 p1+p2   55 t[3]
        xorps xmm2, [rbx - 80]                             ;  1094.0 p5+p2   55 t[3]
        xorps xmm0, xmm14                                  ;  1091.0 p0      55 t[3]
        xorps xmm13, xmm14                                 ;  1091.0 p1      55 t[3]
        movaps xmm14, [rbx - 128]                          ;  1095.0 p2      55 t[3]
        xorps xmm14, [rcx + 0]                             ;  1098.0 p5+p2   55 t[3]
        xorps xmm5, xmm14                                  ;  1099.0 p0      55 t[3]
        xorps xmm15, xmm14                                 ;  1099.0 p1      55 t[3]
        movaps xmm14, [rax + 112]                          ;  1097.0 p2      55 t[3]
        xorps xmm14, [rcx + 16]                            ;  1100.0 p5+p2   55 t[3]
        xorps xmm8, xmm14                                  ;  1101.0 p0      55 t[3]
        xorps xmm3, xmm8                                   ;  1102.0 p1      55 t[3]
        xorps xmm13, xmm14                                 ;  1101.0 p5      55 t[3]
        xorps xmm12, xmm13                                 ;  1102.0 p0      55 t[3]
        xorps xmm13, [r8 + 3760]                           ;  1102.0 p1+p2   55 t[3]
        xorps xmm8, [r8 + 3872]                            ;  1102.0 p5+p2   55 t[3]
        movaps xmm14, [r14 + 96]                           ;  1101.0 p2      55 t[3]
        xorps xmm14, [rbx - 64]                            ;  1104.0 p0+p2   55 t[3]
        xorps xmm9, xmm14                                  ;  1105.0 p1      55 t[3]
        xorps xmm14, [r8 + 3600]                           ;  1105.0 p5+p2   55 t[3]
        movaps [rbx - 64], xmm3                            ;  1103.0 p3+p4   55 t[3] spill
        movaps xmm3, xmm0                                  ;  1097.0 p0      55 t[3] copy
        xorps xmm3, [r8 + 3776]                            ;  1104.0 p1+p2   55 t[3]
        xorps xmm3, [rcx - 96]                             ;  1105.0 p5+p2   55 t[3]
        xorps xmm0, [r8 + 4032]                            ;  1106.0 p0+p2   55 t[3]
        movaps [rcx + 16], xmm3                            ;  1106.0 p3+p4   55 t[3] spill
        movaps xmm3, xmm15                                 ;  1100.0 p1      55 t[3] copy
        xorps xmm15, [r8 + 4080]                           ;  1107.0 p5+p2   55 t[3]
        movaps [rax + 112], xmm15                          ;  1108.0 p3+p4   55 t[3] spill
        movaps xmm15, [rcx - 96]                           ;  1108.0 p2      55 t[3]
        xorps xmm15, [rdi - 32]                            ;  1111.0 p0+p2   55 t[3]
        xorps xmm6, xmm15                                  ;  1112.0 p1      55 t[3]
        xorps xmm3, [r8 + 3952]                            ;  1110.0 p5+p2   55 t[3]
        xorps xmm3, [rdi - 64]                             ;  1111.0 p0+p2   55 t[3]
        movaps [rdi - 32], xmm3                            ;  1112.0 p3+p4   55 t[3] spill
        movaps xmm3, xmm9                                  ;  1106.0 p1      55 t[3] copy
        xorps xmm3, [r8 + 3968]                            ;  1112.0 p5+p2   55 t[3]
        xorps xmm3, [rbx - 96]                             ;  1113.0 p0+p2   55 t[3]
        xorps xmm1, xmm15                                  ;  1112.0 p1      55 t[3]
        movaps xmm15, xmm9                                 ;  1106.0 p5      55 t[3] copy
        xorps xmm9, [r8 + 3984]                            ;  1114.0 p0+p2   55 t[3]
        xorps xmm9, [rdi - 96]                             ;  1115.0 p1+p2   55 t[3]
        xorps xmm0, xmm6                                   ;  1113.0 p5      55 t[3]
        xorps xmm6, [r8 + 3904]                            ;  1116.0 p0+p2   55 t[3]
        xorps xmm15, [r8 + 3840]                           ;  1117.0 p1+p2   55 t[3]
        xorps xmm15, [rbx - 48]                            ;  1118.0 p5+p2   55 t[3]
        movaps [rdi - 96], xmm3                            ;  1114.0 p3+p4   55 t[3] spill
        movaps xmm3, [r15 - 128]                           ;  1119.0 p2      55 t[3]
        xorps xmm3, [rbx - 112]                            ;  1122.0 p0+p2   55 t[3]
        xorps xmm7, xmm3                                   ;  1123.0 p1      55 t[3]
        xorps xmm11, xmm3                                  ;  1123.0 p5      55 t[3]
        movaps xmm3, [rbx - 96]                            ;  1121.0 p2      55 t[3]
        xorps xmm3, [rcx - 16]                             ;  1124.0 p0+p2   55 t[3]
        xorps xmm10, xmm3                                  ;  1125.0 p1      55 t[3]
        xorps xmm2, xmm1                                   ;  1113.0 p5      55 t[3]
        xorps xmm1, [r8 + 3664]                            ;  1123.0 p0+p2   55 t[3]
        xorps xmm9, xmm7                                   ;  1124.0 p1      55 t[3]
        xorps xmm0, xmm3                                   ;  1125.0 p5      55 t[3]
        movaps xmm3, [rsi - 128]                           ;  1124.0 p2      55 t[3]
        xorps xmm3, [r8 + 3808]                            ;  1127.0 p0+p2   55 t[3]
        xorps xmm4, xmm7                                   ;  1124.0 p1      55 t[3]
        movaps xmm7, [rcx - 48]                            ;  1126.0 p2      55 t[3] reload
        xorps xmm3, xmm7                                   ;  1129.0 p5      55 t[3]
        xorps xmm7, [r8 + 3936]                            ;  1129.0 p0+p2   55 t[3]
        xorps xmm7, [rdx - 112]                            ;  1130.0 p1+p2   55 t[3]
        movaps [rdx - 112], xmm0                           ;  1126.0 p3+p4   55 t[3] spill
        movaps xmm0, [rdi - 64]                            ;  1129.0 p2      55 t[3]
        xorps xmm0, [r8 + 3824]                            ;  1132.0 p5+p2   55 t[3]
        xorps xmm0, [rbx - 128]                            ;  1133.0 p0+p2   55 t[3]
        movaps [rbx - 128], xmm9                           ;  1125.0 p3+p4   55 t[3] spill
        movaps xmm9, [rsi - 96]                            ;  1132.0 p2      55 t[0] reload
        movaps [r13 + 48], xmm9                            ;  1135.0 p3+p4   53 rounds
        movaps xmm9, [rcx + 32]                            ;  1133.0 p2      55 t[0] reload
        movaps [rbp + 2832], xmm9                          ;  1136.0 p3+p4   53 rounds
        movaps xmm9, [r13 - 112]                           ;  1134.0 p2      55 t[0] reload
        movaps [rbp + 2848], xmm9                          ;  1137.0 p3+p4   53 rounds
        movaps xmm9, [rbp + 0]                             ;  1135.0 p2      55 t[0] reload
        movaps [r15 - 96], xmm9                            ;  1138.0 p3+p4   53 rounds
        movaps xmm9, [rdi + 16]                            ;  1136.0 p2      55 t[0] reload
        movaps [rbp + 2432], xmm9                          ;  1139.0 p3+p4   53 rounds
        xorps xmm14, xmm11                                 ;  1129.0 p1      55 t[3]
        movaps [rbp + 2544], xmm10                         ;  1129.5 p3+p4   53 rounds
        xorps xmm8, xmm11                                  ;  1129.5 p5      55 t[3]
        movaps xmm11, [rbx - 48]                           ;  1137.0 p2      55 t[3]
        xorps xmm11, [r8 + 3712]                           ;  1140.0 p0+p2   55 t[3]
        movaps [rbp + 3552], xmm1                          ;  1130.5 p3+p4   53 rounds
        movaps [r15 + 64], xmm12                           ;  1131.5 p3+p4   53 rounds
        xorps xmm11, [r14 + 96]                            ;  1141.0 p1+p2   55 t[3]
        movaps xmm9, [rdi - 16]                            ;  1140.0 p2      55 t[0] reload
        movaps [rbp + 2864], xmm9                          ;  1143.0 p3+p4   53 rounds
        movaps xmm9, [rdx - 80]                            ;  1141.0 p2      55 t[0] reload
        movaps [rbp + 2880], xmm9                          ;  1144.0 p3+p4   53 rounds
        movaps xmm9, [rbp + 32]                            ;  1142.0 p2      55 t[0] reload
        movaps [rbx - 32], xmm9                            ;  1145.0 p3+p4   53 rounds
        movaps xmm9, [rbp - 128]                           ;  1143.0 p2      55 t[0] reload
        movaps [r13 + 64], xmm9                            ;  1146.0 p3+p4   53 rounds
        movaps xmm9, [rbx - 80]                            ;  1144.0 p2      55 t[3]
        xorps xmm9, [r8 + 4048]                            ;  1147.0 p5+p2   55 t[3]
        xorps xmm9, [rsi - 112]                            ;  1148.0 p0+p2   55 t[3]
        movaps [rsi - 112], xmm9                           ;  1149.0 p3+p4   55 t[3] spill
        movaps [rbp + 3520], xmm14                         ;  1138.2 p3+p4   53 rounds
        movaps [r14 - 16], xmm11                           ;  1142.0 p3+p4   53 rounds
        movaps xmm11, [rbp - 112]                          ;  1147.0 p2      55 t[0] reload
        movaps xmm9, [r13 - 128]                           ;  1148.0 p2      55 t[0] reload
        movaps [rbp + 2896], xmm9                          ;  1151.0 p3+p4   53 rounds
        movaps [rbp + 2912], xmm11                         ;  1150.0 p3+p4   53 rounds
        movaps xmm11, [rbx + 112]                          ;  1149.0 p2      55 t[0] reload
        movaps [r15 - 80], xmm11                           ;  1152.0 p3+p4   53 rounds
        movaps xmm11, [rsi - 80]                           ;  1150.0 p2      55 t[0] reload
        movaps [rbp + 2720], xmm11                         ;  1153.0 p3+p4   53 rounds
        movaps xmm11, [rbp + 48]                           ;  1151.0 p2      55 t[0] reload
        movaps [rbp + 2928], xmm11                         ;  1154.0 p3+p4   53 rounds
        movaps xmm11, [rbp - 16]                           ;  1152.0 p2      55 t[0] reload
        movaps xmm9, [r15 - 112]                           ;  1153.0 p2      55 t[3]
        movaps [rbp + 2944], xmm11                         ;  1155.0 p3+p4   53 rounds
        movaps [rbp + 3696], xmm7                          ;  1147.0 p3+p4   53 rounds
        movaps [rbp + 3632], xmm3                          ;  1148.0 p3+p4   53 rounds
        xorps xmm9, [r8 + 4064]                            ;  1156.0 p1+p2   55 t[3]
        movaps [r14 + 0], xmm15                            ;  1149.0 p3+p4   53 rounds
        movaps xmm11, [rbp - 80]                           ;  1155.0 p2      55 t[0] reload
        movaps [rbp + 2736], xmm11                         ;  1158.0 p3+p4   53 rounds
        movaps xmm11, [rbp - 32]                           ;  1156.0 p2      55 t[0] reload
        movaps [r13 + 80], xmm11                           ;  1159.0 p3+p4   53 rounds
        movaps xmm11, [rsi - 48]                           ;  1157.0 p2      55 t[0] reload
        movaps [rbp + 2960], xmm11                         ;  1160.0 p3+p4   53 rounds
        movaps xmm11, [rcx + 80]                           ;  1158.0 p2      55 t[0] reload
        movaps [rbp + 2976], xmm11                         ;  1161.0 p3+p4   53 rounds
        movaps xmm11, [rbx + 96]                           ;  1159.0 p2      55 t[0] reload
        movaps [r15 - 64], xmm11                           ;  1162.0 p3+p4   53 rounds
        movaps xmm11, [rbp - 48]                           ;  1160.0 p2      55 t[0] reload
        movaps [rbp + 2448], xmm11                         ;  1163.0 p3+p4   53 rounds
        movaps xmm11, [rdx - 96]                           ;  1161.0 p2      55 t[0] reload
        movaps [rbp + 2992], xmm11                         ;  1164.0 p3+p4   53 rounds
        movaps xmm11, [rcx + 96]                           ;  1162.0 p2      55 t[0] reload
        movaps [rbp + 3008], xmm11                         ;  1165.0 p3+p4   53 rounds
        movaps xmm11, [rcx + 64]                           ;  1163.0 p2      55 t[0] reload
        movaps [r14 + 32], xmm11                           ;  1166.0 p3+p4   53 rounds
        movaps xmm11, [rbp + 2624]                         ;  1164.0 p2      55 t[1] reload
        movaps [r13 + 96], xmm11                           ;  1167.0 p3+p4   53 rounds
        movaps xmm11, [rbp + 2640]                         ;  1165.0 p2      55 t[1] reload
        movaps [rbp + 3024], xmm11                         ;  1168.0 p3+p4   53 rounds
        movaps xmm11, [rdi + 32]                           ;  1166.0 p2      55 t[1] reload
        movaps [rbp + 3040], xmm11                         ;  1169.0 p3+p4   53 rounds
        movaps xmm11, [rax - 80]                           ;  1167.0 p2      55 t[1] reload
        movaps [r15 - 48], xmm11                           ;  1170.0 p3+p4   53 rounds
        movaps xmm11, [rdx - 48]                           ;  1168.0 p2      55 t[1] reload
        movaps [rbp + 2464], xmm11                         ;  1171.0 p3+p4   53 rounds
        movaps xmm11, [rdx + 0]                            ;  1169.0 p2      55 t[1] reload
        movaps [rbp + 3056], xmm11                         ;  1172.0 p3+p4   53 rounds
        movaps xmm11, [rdi + 48]                           ;  1170.0 p2      55 t[1] reload
        movaps [r15 + 80], xmm13                           ;  1165.0 p3+p4   53 rounds
        xorps xmm9, [rsi - 128]                            ;  1171.0 p5+p2   55 t[3]
        movaps [rbp + 2800], xmm6                          ;  1166.0 p3+p4   53 rounds
        movaps [rbp + 3584], xmm4                          ;  1167.0 p3+p4   53 rounds
        movaps [rbp + 3072], xmm11                         ;  1173.0 p3+p4   53 rounds
        movaps [rbp + 3664], xmm8                          ;  1169.0 p3+p4   53 rounds
        movaps xmm11, [rdx - 64]                           ;  1172.0 p2      55 t[1] reload
        movaps [rbx - 16], xmm11                           ;  1175.0 p3+p4   53 rounds
        movaps xmm11, [rax - 64]                           ;  1173.0 p2      55 t[1] reload
        movaps [r13 + 112], xmm11                          ;  1176.0 p3+p4   53 rounds
        movaps xmm11, [r13 - 64]                           ;  1174.0 p2      55 t[1] reload
        movaps [rbp + 3088], xmm11                         ;  1177.0 p3+p4   53 rounds
        movaps xmm11, [rdx + 16]                           ;  1175.0 p2      55 t[1] reload
        movaps [rbp + 3104], xmm11                         ;  1178.0 p3+p4   53 rounds
        movaps xmm11, [rsi + 64]                           ;  1176.0 p2      55 t[1] reload
        movaps [rbp + 3120], xmm11                         ;  1179.0 p3+p4   53 rounds
        movaps xmm11, [rcx + 112]                          ;  1177.0 p2      55 t[1] reload
        movaps [rbx + 0], xmm11                            ;  1180.0 p3+p4   53 rounds
        movaps xmm11, [rdx - 32]                           ;  1178.0 p2      55 t[1] reload
        movaps [rbp + 3616], xmm2                          ;  1176.0 p3+p4   53 rounds
        movaps [rbp + 3760], xmm9                          ;  1177.0 p3+p4   53 rounds
        movaps [r14 - 128], xmm11                          ;  1181.0 p3+p4   53 rounds
        movaps xmm11, [r13 - 96]                           ;  1179.0 p2      55 t[1] reload
        movaps [rbp + 3136], xmm11                         ;  1182.0 p3+p4   53 rounds
        movaps xmm11, [rax - 32]                           ;  1180.0 p2      55 t[1] reload
        movaps [rbp + 3152], xmm11                         ;  1183.0 p3+p4   53 rounds
        movaps xmm11, [rdi + 64]                           ;  1181.0 p2      55 t[1] reload
        movaps [r15 - 32], xmm11                           ;  1184.0 p3+p4   53 rounds
        movaps xmm11, [rsi + 32]                           ;  1182.0 p2      55 t[1] reload
        movaps [rbp + 2752], xmm11                         ;  1185.0 p3+p4   53 rounds
        movaps xmm11, [rsi - 16]                           ;  1183.0 p2      55 t[1] reload
        movaps [rbp + 3168], xmm11                         ;  1186.0 p3+p4   53 rounds
        movaps xmm11, [rax - 128]                          ;  1184.0 p2      55 t[1] reload
        movaps [rbp + 3184], xmm11                         ;  1187.0 p3+p4   53 rounds
        movaps [rbx + 64], xmm5                            ;  1185.0 p3+p4   53 rounds
        movaps xmm5, [rbp + 2608]                          ;  1185.0 p2      55 t[0] reload
        movaps xmm2, [rbp + 2592]                          ;  1186.0 p2      55 t[0] reload
        add r8, 0x800                                      ;  1180.0 p0      53 rounds
        movaps [rbx + 80], xmm0                            ;  1186.0 p3+p4   53 rounds
        movaps xmm11, [rsi + 0]                            ;  1187.0 p2      55 t[1] reload
        movaps [rbp + 2768], xmm11                         ;  1190.0 p3+p4   53 rounds
        movaps xmm11, [rsi - 64]                           ;  1188.0 p2      55 t[1] reload
        movaps [r14 - 112], xmm11                          ;  1191.0 p3+p4   53 rounds
        movaps xmm11, [rax - 112]                          ;  1189.0 p2      55 t[1] reload
        movaps [rbp + 3200], xmm11                         ;  1192.0 p3+p4   53 rounds
        movaps xmm11, [rax - 48]                           ;  1190.0 p2      55 t[1] reload
        movaps [rbp + 3216], xmm11                         ;  1193.0 p3+p4   53 rounds
        movaps xmm11, [r13 - 80]                           ;  1191.0 p2      55 t[1] reload
        movaps [r15 - 16], xmm11                           ;  1194.0 p3+p4   53 rounds
        movaps xmm11, [rbp + 96]                           ;  1192.0 p2      55 t[1] reload
        movaps [rbp + 2480], xmm11                         ;  1195.0 p3+p4   53 rounds
        movaps xmm11, [rdx - 16]                           ;  1193.0 p2      55 t[1] reload
        movaps [rbp + 3232], xmm11                         ;  1196.0 p3+p4   53 rounds
        movaps xmm11, [rbp + 80]                           ;  1194.0 p2      55 t[1] reload
        movaps [rbp + 3248], xmm11                         ;  1197.0 p3+p4   53 rounds
        movaps xmm11, [rax - 96]                           ;  1195.0 p2      55 t[1] reload
        movaps [r14 + 48], xmm11                           ;  1198.0 p3+p4   53 rounds
        movaps xmm11, [rbp + 2656]                         ;  1196.0 p2      55 t[2] reload
        movaps [r14 - 96], xmm11                           ;  1199.0 p3+p4   53 rounds
        movaps xmm11, [rbp + 2672]                         ;  1197.0 p2      55 t[2] reload
        movaps [rbp + 3264], xmm11                         ;  1200.0 p3+p4   53 rounds
        movaps xmm11, [rdi + 112]                          ;  1198.0 p2      55 t[2] reload
        movaps [rbp + 3280], xmm11                         ;  1201.0 p3+p4   53 rounds
        movaps xmm11, [rax + 16]                           ;  1199.0 p2      55 t[2] reload
        movaps [r15 + 0], xmm11                            ;  1202.0 p3+p4   53 rounds
        movaps xmm11, [rdx + 48]                           ;  1200.0 p2      55 t[2] reload
        movaps [rbp + 2496], xmm11                         ;  1203.0 p3+p4   53 rounds
        movaps xmm11, [rdx + 96]                           ;  1201.0 p2      55 t[2] reload
        movaps [rbp + 3296], xmm11                         ;  1204.0 p3+p4   53 rounds
        movaps xmm11, [rdi + 96]                           ;  1202.0 p2      55 t[2] reload
        movaps [rbp + 3312], xmm11                         ;  1205.0 p3+p4   53 rounds
        movaps xmm11, [rdx + 32]                           ;  1203.0 p2      55 t[2] reload
        movaps [rbx + 16], xmm11                           ;  1206.0 p3+p4   53 rounds
        movaps xmm11, [rax + 64]                           ;  1204.0 p2      55 t[2] reload
        movaps [r14 - 80], xmm11                           ;  1207.0 p3+p4   53 rounds
        movaps xmm11, [rsi + 80]                           ;  1205.0 p2      55 t[2] reload
        movaps [rbp + 3328], xmm11                         ;  1208.0 p3+p4   53 rounds
        movaps xmm11, [r13 - 16]                           ;  1206.0 p2      55 t[2] reload
        movaps [rbp + 3344], xmm11                         ;  1209.0 p3+p4   53 rounds
        movaps xmm11, [rdi - 128]                          ;  1207.0 p2      55 t[2] reload
        movaps [r15 + 16], xmm11                           ;  1210.0 p3+p4   53 rounds
        movaps xmm11, [rcx - 112]                          ;  1208.0 p2      55 t[2] reload
        movaps [rbp + 2512], xmm11                         ;  1211.0 p3+p4   53 rounds
        movaps xmm11, [rdx + 112]                          ;  1209.0 p2      55 t[2] reload
        movaps [rbp + 3360], xmm11                         ;  1212.0 p3+p4   53 rounds
        movaps xmm11, [rdi - 80]                           ;  1210.0 p2      55 t[2] reload
        movaps [rbp + 3376], xmm11                         ;  1213.0 p3+p4   53 rounds
        movaps xmm11, [rax - 16]                           ;  1211.0 p2      55 t[2] reload
        movaps [rbx + 32], xmm11                           ;  1214.0 p3+p4   53 rounds
        movaps xmm11, [rdx + 64]                           ;  1212.0 p2      55 t[2] reload
        movaps [r14 - 64], xmm11                           ;  1215.0 p3+p4   53 rounds
        movaps xmm11, [r13 - 48]                           ;  1213.0 p2      55 t[2] reload
        movaps [rbp + 3392], xmm11                         ;  1216.0 p3+p4   53 rounds
        movaps xmm11, [rax + 96]                           ;  1214.0 p2      55 t[2] reload
        movaps [rbp + 3408], xmm11                         ;  1217.0 p3+p4   53 rounds
        movaps xmm11, [rcx - 128]                          ;  1215.0 p2      55 t[2] reload
        movaps [r15 + 32], xmm11                           ;  1218.0 p3+p4   53 rounds
        movaps xmm11, [rdi - 112]                          ;  1216.0 p2      55 t[2] reload
        movaps [rbp + 2784], xmm11                         ;  1219.0 p3+p4   53 rounds
        movaps xmm11, [rsi + 96]                           ;  1217.0 p2      55 t[2] reload
        movaps [rbp + 3424], xmm11                         ;  1220.0 p3+p4   53 rounds
        movaps xmm11, [rax + 0]                            ;  1218.0 p2      55 t[2] reload
        movaps [rbp + 3440], xmm11                         ;  1221.0 p3+p4   53 rounds
        movaps xmm11, [rsi + 112]                          ;  1219.0 p2      55 t[2] reload
        movaps [rbx + 48], xmm11                           ;  1222.0 p3+p4   53 rounds
        movaps xmm11, [rsi + 48]                           ;  1220.0 p2      55 t[2] reload
        movaps [r14 - 48], xmm11                           ;  1223.0 p3+p4   53 rounds
        movaps xmm11, [rax + 32]                           ;  1221.0 p2      55 t[2] reload
        movaps [rbp + 3456], xmm11                         ;  1224.0 p3+p4   53 rounds
        movaps xmm11, [rax + 80]                           ;  1222.0 p2      55 t[2] reload
        movaps [rbp + 3472], xmm11                         ;  1225.0 p3+p4   53 rounds
        movaps xmm11, [r13 - 32]                           ;  1223.0 p2      55 t[2] reload
        movaps [r15 + 48], xmm11                           ;  1226.0 p3+p4   53 rounds
        movaps xmm11, [rdx - 128]                          ;  1224.0 p2      55 t[2] reload
        movaps [rbp + 2528], xmm11                         ;  1227.0 p3+p4   53 rounds
        movaps xmm11, [rdx + 80]                           ;  1225.0 p2      55 t[2] reload
        movaps [rbp + 3488], xmm11                         ;  1228.0 p3+p4   53 rounds
        movaps xmm11, [rbp + 112]                          ;  1226.0 p2      55 t[2] reload
        movaps [rbp + 3504], xmm11                         ;  1229.0 p3+p4   53 rounds
        movaps xmm11, [rax + 48]                           ;  1227.0 p2      55 t[2] reload
        movaps [r14 + 64], xmm11                           ;  1230.0 p3+p4   53 rounds
        movaps xmm11, [rbp + 2704]                         ;  1228.0 p2      55 t[3] reload
        movaps [r14 - 32], xmm11                           ;  1231.0 p3+p4   53 rounds
        movaps xmm11, [rbp + 2688]                         ;  1229.0 p2      55 t[3] reload
        movaps [rbp + 3536], xmm11                         ;  1232.0 p3+p4   53 rounds
        movaps xmm11, [rcx - 64]                           ;  1230.0 p2      55 t[3] reload
        movaps [rbp + 3568], xmm11                         ;  1233.0 p3+p4   53 rounds
        movaps xmm11, [r13 + 32]                           ;  1231.0 p2      55 t[3] reload
        movaps [rbp + 3600], xmm11                         ;  1234.0 p3+p4   53 rounds
        movaps xmm11, [rcx + 16]                           ;  1232.0 p2      55 t[3] reload
        movaps [rbp + 2560], xmm11                         ;  1235.0 p3+p4   53 rounds
        movaps xmm11, [r13 + 0]                            ;  1233.0 p2      55 t[3] reload
        movaps [rbp + 3648], xmm11                         ;  1236.0 p3+p4   53 rounds
        movaps xmm11, [rcx - 32]                           ;  1234.0 p2      55 t[3] reload
        movaps [r15 + 96], xmm11                           ;  1237.0 p3+p4   53 rounds
        movaps xmm11, [rdi - 48]                           ;  1235.0 p2      55 t[3] reload
        movaps [rbp + 3680], xmm11                         ;  1238.0 p3+p4   53 rounds
        movaps xmm11, [rdi - 32]                           ;  1236.0 p2      55 t[3] reload
        movaps [rbp + 2816], xmm11                         ;  1239.0 p3+p4   53 rounds
        movaps xmm11, [rdi - 96]                           ;  1237.0 p2      55 t[3] reload
        movaps [r14 + 16], xmm11                           ;  1240.0 p3+p4   53 rounds
        movaps xmm11, [rbx - 128]                          ;  1238.0 p2      55 t[3] reload
        mov qword [rbp + 5080], r8                         ;  1238.0 p3+p4   53 rounds
        movaps xmm6, [rbp + 16]                            ;  1239.0 p2      55 t[0] reload
        movaps [rbp + 3712], xmm11                         ;  1241.0 p3+p4   53 rounds
        movaps xmm0, [rcx + 48]                            ;  1240.0 p2      55 t[0] reload
        movaps xmm1, [rbp - 64]                            ;  1241.0 p2      55 t[0] reload
        movaps xmm4, [rbp + 64]                            ;  1242.0 p2      55 t[0] reload
        movaps xmm10, [rsi - 32]                           ;  1243.0 p2      55 t[1] reload
        movaps xmm3, [rbp - 96]                            ;  1244.0 p2      55 t[0] reload
        movaps xmm8, [rsi + 16]                            ;  1245.0 p2      55 t[1] reload
        movaps xmm7, [rdi + 0]                             ;  1246.0 p2      55 t[0] reload
        movaps xmm9, [rdi + 80]                            ;  1247.0 p2      55 t[1] reload
        movaps xmm11, [rbx - 64]                           ;  1248.0 p2      55 t[3] reload
        movaps [rbp + 3728], xmm11                         ;  1251.0 p3+p4   53 rounds
        movaps xmm11, [r13 + 16]                           ;  1249.0 p2      55 t[3] reload
        movaps [r15 + 112], xmm11                          ;  1252.0 p3+p4   53 rounds
        movaps xmm11, [rdx - 112]                          ;  1250.0 p2      55 t[3] reload
        movaps [rbp + 2576], xmm11                         ;  1253.0 p3+p4   53 rounds
        movaps xmm11, [rsi - 112]                          ;  1251.0 p2      55 t[3] reload
        movaps [rbp + 3744], xmm11                         ;  1254.0 p3+p4   53 rounds
        movaps xmm11, [rax + 112]                          ;  1252.0 p2      55 t[3] reload
        movaps [r14 + 80], xmm11                           ;  1255.0 p3+p4   53 rounds
        cmp r8, qword [rbp + 5088]                         ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 3872], xmm0                          ;                    resident
        movdqa [rbp + 3936], xmm1                          ;                    resident
        movdqa [rbp + 3904], xmm2                          ;                    resident
        movdqa [rbp + 3984], xmm3                          ;                    resident
        movdqa [rbp + 3968], xmm4                          ;                    resident
        movdqa [rbp + 3856], xmm5                          ;                    resident
        movdqa [rbp + 3920], xmm6                          ;                    resident
        movdqa [rbp + 3952], xmm7                          ;                    resident
        movdqa [rbp + 3888], xmm8                          ;                    resident
        movdqa [rbp + 4016], xmm9                          ;                    resident
        movdqa [rbp + 4000], xmm10                         ;                    resident
        movaps xmm4, [rbp + 3872]                          ;     0.0 p2      43 dst
        movaps xmm5, [rbp + 3936]                          ;     1.0 p2      43 dst reload
        movaps xmm0, [rbp + 3904]                          ;     2.0 p2      43 dst
        xorps xmm4, xmm5                                   ;     4.0 p0      43 dst
        xorps xmm0, xmm4                                   ;     5.0 p1      43 dst
        movaps xmm7, [rbp + 3984]                          ;     3.0 p2      43 dst reload
        movaps xmm6, xmm0                                  ;     6.0 p5      43 dst copy
        xorps xmm6, xmm7                                   ;     7.0 p0      43 dst
        movaps xmm1, [rbp + 3968]                          ;     4.0 p2      43 dst
        xorps xmm1, xmm6                                   ;     8.0 p1      43 dst
        movaps xmm3, [rbp + 3952]                          ;     5.0 p2      43 dst
        xorps xmm3, xmm1                                   ;     9.0 p5      43 dst
        movaps xmm13, xmm3                                 ;    10.0 p0      43 dst copy
        movaps xmm9, xmm1                                  ;     9.0 p1      43 dst copy
        movaps xmm8, xmm1                                  ;     9.0 p5      43 dst copy
        movaps [rbp - 128], xmm3                           ;    10.0 p3+p4   43 dst spill
        movaps [rbp - 112], xmm1                           ;     9.0 p3+p4   43 dst spill
        xorps xmm13, xmm5                                  ;    11.0 p0      43 dst
        movaps xmm1, xmm13                                 ;    12.0 p1      43 dst copy
        movaps xmm14, xmm3                                 ;    10.0 p5      43 dst copy
        movaps xmm10, xmm6                                 ;     8.0 p0      43 dst copy
        xorps xmm10, [rbp + 3856]                          ;     9.0 p1+p2   43 dst
        movaps xmm11, xmm6                                 ;     8.0 p5      43 dst copy
        movaps [rbp + 48], xmm6                            ;     8.0 p3+p4   43 dst spill
        movaps xmm2, [rbp + 3920]                          ;     7.0 p2      43 dst
        xorps xmm2, xmm10                                  ;    10.0 p0      43 dst
        movaps [rbp - 80], xmm13                           ;    12.0 p3+p4   43 dst spill
        movaps xmm15, xmm3                                 ;    10.0 p1      43 dst copy
        movaps xmm3, xmm13                                 ;    12.0 p5      43 dst copy
        movaps xmm12, xmm6                                 ;     8.5 p0      43 dst copy
        movaps xmm6, xmm13                                 ;    12.0 p1      43 dst copy
        movaps xmm13, xmm2                                 ;    11.0 p5      43 dst copy
        movaps [rbp + 16], xmm2                            ;    11.0 p3+p4   43 dst spill
        movaps [rbp - 32], xmm10                           ;    10.2 p3+p4   43 dst spill
        xorps xmm13, [rbp + 3872]                          ;    12.0 p0+p2   43 dst
        xorps xmm3, xmm13                                  ;    13.0 p1      43 dst
        movaps [rbp + 64], xmm3                            ;    14.0 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;    10.5 p5      43 dst copy
        movaps xmm10, [rbp + 16]                           ;    11.0 p2      43 dst reload
        orps xmm2, xmm7                                    ;    11.5 p0      43 dst
        xorps xmm10, xmm2                                  ;    14.0 p1      43 dst
        movaps [rbp + 16], xmm10                           ;    15.0 p3+p4   43 dst spill
        movaps xmm10, xmm7                                 ;    11.8 p5      43 dst copy
        xorps xmm8, xmm13                                  ;    13.0 p0      43 dst
        xorps xmm10, xmm8                                  ;    14.0 p1      43 dst
        xorps xmm1, xmm10                                  ;    15.0 p5      43 dst
        andps xmm11, xmm8                                  ;    14.0 p0      43 dst
        xorps xmm5, xmm11                                  ;    15.0 p1      43 dst
        movaps [rbp - 64], xmm7                            ;    13.2 p3+p4   43 dst spill
        movaps [rbp - 48], xmm6                            ;    14.2 p3+p4   43 dst spill
        movaps xmm6, xmm7                                  ;    13.8 p5      43 dst copy
        xorps xmm6, xmm3                                   ;    14.8 p0      43 dst
        andps xmm15, xmm1                                  ;    16.0 p1      43 dst
        xorps xmm0, xmm15                                  ;    17.0 p5      43 dst
        xorps xmm14, [rbp + 3856]                          ;    15.0 p0+p2   43 dst
        movaps xmm15, xmm1                                 ;    16.0 p1      43 dst copy
        movaps xmm7, xmm10                                 ;    15.8 p5      43 dst copy
        movaps [rbp + 32], xmm8                            ;    15.5 p3+p4   43 dst spill
        movaps [rbp - 16], xmm1                            ;    16.5 p3+p4   43 dst spill
        movaps [rbp + 0], xmm10                            ;    17.5 p3+p4   43 dst spill
        movaps xmm1, xmm3                                  ;    16.2 p0      43 dst copy
        movaps xmm8, xmm13                                 ;    16.5 p1      43 dst copy
        movaps xmm3, xmm6                                  ;    16.8 p5      43 dst copy
        movaps [rbp - 96], xmm6                            ;    18.5 p3+p4   43 dst spill
        movaps xmm6, xmm10                                 ;    17.2 p0      43 dst copy
        movaps xmm10, [rbp - 48]                           ;    17.5 p2      43 dst reload
        andps xmm10, xmm14                                 ;    20.5 p1      43 dst
        movaps [rbp - 48], xmm14                           ;    19.5 p3+p4   43 dst spill
        movaps xmm14, [rbp + 16]                           ;    18.5 p2      43 dst reload
        xorps xmm15, [rbp + 3872]                          ;    19.5 p5+p2   43 dst
        xorps xmm14, xmm10                                 ;    21.5 p0      43 dst
        movaps xmm10, [rbp + 3856]                         ;    20.5 p2      43 dst reload
        xorps xmm6, xmm10                                  ;    23.5 p1      43 dst
        xorps xmm4, xmm6                                   ;    24.5 p5      43 dst
        andps xmm7, xmm6                                   ;    24.5 p0      43 dst
        andps xmm8, xmm4                                   ;    25.5 p1      43 dst
        xorps xmm12, xmm4                                  ;    25.5 p5      43 dst
        xorps xmm0, xmm7                                   ;    25.5 p0      43 dst
        xorps xmm11, xmm0                                  ;    26.5 p1      43 dst
        andps xmm9, xmm12                                  ;    26.5 p5      43 dst
        xorps xmm11, xmm9                                  ;    27.5 p0      43 dst
        andps xmm1, xmm15                                  ;    22.2 p1      43 dst
        movaps xmm9, [rbp - 32]                            ;    21.8 p2      43 dst reload
        xorps xmm7, xmm8                                   ;    26.5 p5      43 dst
        xorps xmm5, xmm1                                   ;    23.2 p0      43 dst
        movaps xmm1, xmm15                                 ;    23.2 p1      43 dst copy
        xorps xmm5, xmm7                                   ;    27.5 p5      43 dst
        xorps xmm1, xmm9                                   ;    24.8 p0      43 dst
        xorps xmm2, xmm0                                   ;    26.5 p1      43 dst
        movaps xmm0, xmm11                                 ;    28.5 p5      43 dst copy
        andps xmm0, xmm5                                   ;    29.5 p0      43 dst
        xorps xmm2, xmm0                                   ;    30.5 p1      43 dst
        xorps xmm14, xmm7                                  ;    27.5 p5      43 dst
        movaps xmm8, xmm14                                 ;    28.5 p0      43 dst copy
        andps xmm3, xmm1                                   ;    26.2 p1      43 dst
        xorps xmm2, xmm3                                   ;    31.5 p5      43 dst
        movaps xmm7, xmm14                                 ;    28.5 p0      43 dst copy
        andps xmm7, xmm2                                   ;    32.5 p1      43 dst
        movaps xmm6, xmm5                                  ;    28.5 p5      43 dst copy
        xorps xmm11, xmm7                                  ;    33.5 p0      43 dst
        andps xmm8, xmm11                                  ;    34.5 p1      43 dst
        xorps xmm6, xmm8                                   ;    35.5 p5      43 dst
        xorps xmm5, xmm2                                   ;    32.5 p0      43 dst
        orps xmm0, xmm5                                    ;    33.5 p1      43 dst
        xorps xmm0, xmm11                                  ;    34.5 p5      43 dst
        andps xmm11, xmm6                                  ;    36.5 p0      43 dst
        xorps xmm14, xmm11                                 ;    37.5 p1      43 dst
        andps xmm9, xmm0                                   ;    35.5 p5      43 dst
        movaps xmm11, [rbp - 96]                           ;    28.8 p2      43 dst reload
        movaps [rbp - 96], xmm9                            ;    36.5 p3+p4   58 dst spill
        movaps xmm9, [rbp + 64]                            ;    29.8 p2      43 dst reload
        movaps xmm2, [rbp - 64]                            ;    30.8 p2      43 dst reload
        movaps xmm8, xmm0                                  ;    35.5 p0      43 dst copy
        movaps xmm7, xmm0                                  ;    35.5 p1      43 dst copy
        andps xmm11, xmm6                                  ;    36.5 p5      43 dst
        andps xmm2, xmm0                                   ;    35.5 p0      43 dst
        movaps xmm3, xmm2                                  ;    36.5 p1      43 dst copy
        orps xmm7, xmm6                                    ;    36.5 p5      43 dst
        xorps xmm5, xmm7                                   ;    37.5 p0      43 dst
        movaps xmm7, xmm5                                  ;    38.5 p1      43 dst copy
        xorps xmm8, xmm6                                   ;    36.5 p5      43 dst
        andps xmm15, xmm8                                  ;    37.5 p0      43 dst
        andps xmm9, xmm8                                   ;    37.5 p1      43 dst
        xorps xmm7, xmm8                                   ;    39.5 p5      43 dst
        movaps xmm8, [rbp - 80]                            ;    35.8 p2      43 dst reload
        andps xmm8, xmm7                                   ;    40.5 p0      43 dst
        xorps xmm3, xmm8                                   ;    41.5 p1      43 dst
        andps xmm4, xmm5                                   ;    38.5 p5      43 dst
        xorps xmm2, xmm11                                  ;    37.5 p0      58 dst
        movaps [rbp - 80], xmm15                           ;    38.5 p3+p4   58 dst spill
        xorps xmm4, xmm15                                  ;    39.5 p1      43 dst
        xorps xmm8, xmm11                                  ;    41.5 p5      43 dst
        movaps xmm15, [rbp - 96]                           ;    37.8 p2      58 dst reload
        xorps xmm15, xmm4                                  ;    40.8 p0      58 dst
        movaps xmm11, xmm4                                 ;    40.5 p1      43 dst copy
        movaps xmm4, [rbp + 0]                             ;    38.8 p2      43 dst reload
        andps xmm1, xmm6                                   ;    38.8 p5      43 dst
        xorps xmm6, xmm14                                  ;    39.0 p0      43 dst
        andps xmm13, xmm5                                  ;    39.2 p1      43 dst
        mov r8, qword [rbp + 5096]                         ;    39.8 p2      58 dst reload
        andps xmm7, [rbp - 48]                             ;    40.8 p5+p2   43 dst
        xorps xmm5, xmm14                                  ;    40.0 p0      43 dst
        xorps xmm0, xmm5                                   ;    41.0 p1      43 dst
        andps xmm4, xmm0                                   ;    42.0 p5      43 dst
        xorps xmm2, xmm4                                   ;    43.0 p0      58 dst
        movaps xmm4, [rbp + 32]                            ;    41.8 p2      43 dst reload
        andps xmm10, xmm0                                  ;    42.0 p1      43 dst
        movaps xmm0, [rbp + 48]                            ;    42.8 p2      43 dst reload
        andps xmm0, xmm5                                   ;    45.8 p5      43 dst
        xorps xmm0, xmm10                                  ;    46.8 p0      43 dst
        andps xmm4, xmm5                                   ;    44.8 p1      43 dst
        movaps xmm5, [rbp - 16]                            ;    43.8 p2      43 dst reload
        andps xmm5, xmm6                                   ;    46.8 p5      43 dst
        xorps xmm2, xmm5                                   ;    47.8 p0      58 dst
        andps xmm12, xmm14                                 ;    43.2 p1      43 dst
        xorps xmm3, xmm4                                   ;    45.8 p5      43 dst
        xorps xmm15, xmm10                                 ;    44.0 p0      58 dst
        movaps xmm10, [rbp - 128]                          ;    44.8 p2      43 dst reload
        movaps xmm4, [rbp - 112]                           ;    45.8 p2      43 dst reload
        xorps xmm11, xmm0                                  ;    47.8 p1      43 dst
        xorps xmm13, xmm5                                  ;    47.8 p5      43 dst
        movaps xmm5, [rbp - 80]                            ;    46.8 p2      58 dst reload
        andps xmm4, xmm14                                  ;    48.8 p0      43 dst
        xorps xmm8, xmm13                                  ;    48.8 p1      43 dst
        xorps xmm11, xmm8                                  ;    49.8 p5      43 dst
        xorps xmm9, xmm11                                  ;    50.8 p0      43 dst
        xorps xmm3, xmm9                                   ;    51.8 p1      43 dst
        xorps xmm12, xmm3                                  ;    52.8 p5      43 dst
        xorps xmm1, xmm12                                  ;    53.8 p0      43 dst
        xorps xmm5, xmm1                                   ;    54.8 p1      58 dst
        xorps xmm4, xmm13                                  ;    49.8 p5      58 dst
        andps xmm10, xmm6                                  ;    48.2 p0      43 dst
        xorps xmm5, xmm7                                   ;    55.8 p1      58 dst
        xorps xmm15, xmm1                                  ;    54.8 p5      58 dst
        xorps xmm11, [rbp + 4032]                          ;    50.8 p0+p2   58 dst
        xorps xmm0, xmm10                                  ;    49.5 p1      58 dst
        xorps xmm0, xmm12                                  ;    53.8 p5      58 dst
        movaps [r8], xmm11                                 ;    51.8 p3+p4   58 dst
        xorps xmm4, xmm9                                   ;    51.8 p0      58 dst
        xorps xmm4, [rbp + 4064]                           ;    52.8 p1+p2   58 dst
        xorps xmm8, [rbp + 4048]                           ;    50.8 p5+p2   58 dst
        movaps [r8 + 16], xmm8                             ;    51.8 p3+p4   58 dst
        xorps xmm0, [rbp + 4080]                           ;    54.8 p0+p2   58 dst
        movaps [r8 + 96], xmm0                             ;    55.8 p3+p4   58 dst
        movaps [r8 + 80], xmm4                             ;    53.8 p3+p4   58 dst
        movaps xmm4, [rbp + 3888]                          ;    52.5 p2      43 dst
        movaps xmm0, [rbp + 4000]                          ;    53.5 p2      43 dst
        mov r9, qword [rbp + 5056]                         ;    54.5 p2      58 dst.2 reload
        xorps xmm15, [r9 + 20528]                          ;    60.5 p1+p2   58 dst
        movaps [r8 + 48], xmm15                            ;    61.5 p3+p4   58 dst
        movaps xmm7, [rbx + 0]                             ;    56.5 p2      43 dst reload
        xorps xmm2, [r9 + 20512]                           ;    60.5 p5+p2   58 dst
        xorps xmm5, [r9 + 20592]                           ;    60.5 p0+p2   58 dst
        movaps [r8 + 112], xmm5                            ;    61.5 p3+p4   58 dst
        movaps xmm5, [rbp + 4016]                          ;    59.5 p2      43 dst reload
        xorps xmm4, xmm5                                   ;    62.5 p1      43 dst
        xorps xmm0, xmm4                                   ;    63.5 p5      43 dst
        movaps xmm1, [rbp + 3120]                          ;    60.5 p2      43 dst
        movaps xmm6, xmm0                                  ;    64.5 p0      43 dst copy
        xorps xmm6, xmm7                                   ;    65.5 p1      43 dst
        movaps xmm11, xmm6                                 ;    66.5 p5      43 dst copy
        xorps xmm1, xmm6                                   ;    66.5 p0      43 dst
        movaps xmm8, xmm1                                  ;    67.5 p1      43 dst copy
        xorps xmm3, [r9 + 20544]                           ;    61.5 p5+p2   58 dst
        movaps xmm9, xmm1                                  ;    67.5 p0      43 dst copy
        movaps [r8 + 32], xmm2                             ;    61.5 p3+p4   58 dst
        movaps [r8 + 64], xmm3                             ;    62.5 p3+p4   58 dst
        movaps [rbp - 48], xmm1                            ;    67.5 p3+p4   43 dst spill
        movaps xmm10, xmm6                                 ;    66.5 p1      43 dst copy
        movaps [rbp - 128], xmm6                           ;    66.5 p3+p4   43 dst spill
        movaps xmm3, [rbp + 3104]                          ;    62.5 p2      43 dst
        xorps xmm3, xmm1                                   ;    67.5 p5      43 dst
        movaps xmm13, xmm3                                 ;    68.5 p0      43 dst copy
        movaps xmm2, [rbp + 3088]                          ;    63.5 p2      43 dst
        xorps xmm13, xmm5                                  ;    69.5 p1      43 dst
        movaps [rbp - 16], xmm13                           ;    70.5 p3+p4   43 dst spill
        xorps xmm10, [r13 + 112]                           ;    67.5 p5+p2   43 dst
        xorps xmm2, xmm10                                  ;    68.5 p0      43 dst
        movaps [rbp - 80], xmm3                            ;    68.5 p3+p4   43 dst spill
        movaps xmm14, xmm3                                 ;    68.5 p1      43 dst copy
        movaps xmm1, xmm13                                 ;    70.5 p5      43 dst copy
        movaps xmm15, xmm3                                 ;    68.5 p0      43 dst copy
        movaps xmm12, xmm6                                 ;    66.8 p1      43 dst copy
        movaps xmm3, xmm13                                 ;    70.5 p5      43 dst copy
        movaps xmm6, xmm13                                 ;    70.5 p0      43 dst copy
        movaps xmm13, xmm2                                 ;    69.5 p1      43 dst copy
        movaps [rbp - 112], xmm2                           ;    69.5 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;    68.5 p5      43 dst copy
        movaps [rbp - 32], xmm7                            ;    68.8 p3+p4   43 dst spill
        movaps [rbp + 32], xmm10                           ;    69.8 p3+p4   43 dst spill
        movaps xmm10, [rbp - 112]                          ;    69.5 p2      43 dst reload
        orps xmm2, xmm7                                    ;    69.5 p0      43 dst
        xorps xmm10, xmm2                                  ;    72.5 p1      43 dst
        movaps [rbp - 112], xmm10                          ;    73.5 p3+p4   43 dst spill
        xorps xmm13, [rbp + 3888]                          ;    70.5 p5+p2   43 dst
        xorps xmm14, [r13 + 112]                           ;    70.8 p0+p2   43 dst
        movaps [rbp + 48], xmm6                            ;    71.8 p3+p4   43 dst spill
        xorps xmm8, xmm13                                  ;    71.5 p1      43 dst
        movaps [rbp + 0], xmm8                             ;    72.8 p3+p4   43 dst spill
        xorps xmm3, xmm13                                  ;    71.5 p5      43 dst
        movaps [rbp + 64], xmm3                            ;    73.8 p3+p4   43 dst spill
        movaps xmm6, xmm7                                  ;    71.5 p0      43 dst copy
        andps xmm11, xmm8                                  ;    72.5 p1      43 dst
        xorps xmm6, xmm3                                   ;    72.5 p5      43 dst
        movaps [rbp - 64], xmm6                            ;    74.8 p3+p4   43 dst spill
        xorps xmm5, xmm11                                  ;    73.5 p0      43 dst
        movaps xmm10, xmm7                                 ;    72.8 p1      43 dst copy
        xorps xmm10, xmm8                                  ;    73.8 p5      43 dst
        xorps xmm1, xmm10                                  ;    74.8 p0      43 dst
        andps xmm15, xmm1                                  ;    75.8 p1      43 dst
        movaps [rbp - 96], xmm1                            ;    75.8 p3+p4   43 dst spill
        movaps xmm7, xmm10                                 ;    74.8 p5      43 dst copy
        xorps xmm0, xmm15                                  ;    76.8 p0      43 dst
        movaps xmm15, xmm1                                 ;    75.8 p1      43 dst copy
        movaps xmm1, xmm3                                  ;    75.0 p5      43 dst copy
        movaps xmm3, xmm6                                  ;    75.5 p0      43 dst copy
        movaps [rbp + 16], xmm10                           ;    76.8 p3+p4   43 dst spill
        movaps xmm6, xmm10                                 ;    75.8 p1      43 dst copy
        movaps xmm10, [rbp + 48]                           ;    75.8 p2      43 dst reload
        andps xmm10, xmm14                                 ;    78.8 p5      43 dst
        xorps xmm15, [rbp + 3888]                          ;    76.8 p0+p2   43 dst
        movaps [rbp + 48], xmm14                           ;    77.8 p3+p4   43 dst spill
        andps xmm1, xmm15                                  ;    77.8 p1      43 dst
        movaps xmm8, xmm13                                 ;    77.0 p5      43 dst copy
        xorps xmm5, xmm1                                   ;    78.8 p0      43 dst
        movaps xmm1, xmm15                                 ;    77.8 p1      43 dst copy
        movaps xmm14, [rbp - 112]                          ;    77.8 p2      43 dst reload
        xorps xmm14, xmm10                                 ;    80.8 p5      43 dst
        movaps xmm10, [r13 + 112]                          ;    78.8 p2      43 dst reload
        xorps xmm6, xmm10                                  ;    81.8 p0      43 dst
        xorps xmm4, xmm6                                   ;    82.8 p1      43 dst
        andps xmm7, xmm6                                   ;    82.8 p5      43 dst
        xorps xmm12, xmm4                                  ;    83.8 p0      43 dst
        andps xmm9, xmm12                                  ;    84.8 p1      43 dst
        xorps xmm0, xmm7                                   ;    83.8 p5      43 dst
        xorps xmm11, xmm0                                  ;    84.8 p0      43 dst
        xorps xmm11, xmm9                                  ;    85.8 p1      43 dst
        movaps xmm9, [rbp + 32]                            ;    80.5 p2      43 dst reload
        andps xmm8, xmm4                                   ;    83.8 p5      43 dst
        xorps xmm2, xmm0                                   ;    84.8 p0      43 dst
        movaps xmm0, xmm11                                 ;    86.8 p1      43 dst copy
        xorps xmm7, xmm8                                   ;    84.8 p5      43 dst
        xorps xmm5, xmm7                                   ;    85.8 p0      43 dst
        movaps xmm6, xmm5                                  ;    86.8 p1      43 dst copy
        xorps xmm14, xmm7                                  ;    85.8 p5      43 dst
        andps xmm0, xmm5                                   ;    87.8 p0      43 dst
        movaps xmm7, xmm14                                 ;    86.8 p1      43 dst copy
        xorps xmm1, xmm9                                   ;    84.0 p5      43 dst
        andps xmm3, xmm1                                   ;    85.0 p0      43 dst
        movaps xmm8, xmm14                                 ;    86.8 p1      43 dst copy
        xorps xmm2, xmm0                                   ;    88.8 p5      43 dst
        xorps xmm2, xmm3                                   ;    89.8 p0      43 dst
        andps xmm7, xmm2                                   ;    90.8 p1      43 dst
        xorps xmm11, xmm7                                  ;    91.8 p5      43 dst
        andps xmm8, xmm11                                  ;    92.8 p0      43 dst
        xorps xmm6, xmm8                                   ;    93.8 p1      43 dst
        xorps xmm5, xmm2                                   ;    90.8 p5      43 dst
        orps xmm0, xmm5                                    ;    91.8 p0      43 dst
        xorps xmm0, xmm11                                  ;    92.8 p1      43 dst
        andps xmm11, xmm6                                  ;    94.8 p5      43 dst
        xorps xmm14, xmm11                                 ;    95.8 p0      43 dst
        movaps xmm7, xmm0                                  ;    93.8 p1      43 dst copy
        orps xmm7, xmm6                                    ;    94.8 p5      43 dst
        movaps xmm11, [rbp - 64]                           ;    87.2 p2      43 dst reload
        andps xmm9, xmm0                                   ;    93.8 p0      43 dst
        movaps [rbp - 64], xmm9                            ;    94.8 p3+p4   58 dst spill
        movaps xmm9, [rbp + 64]                            ;    88.2 p2      43 dst reload
        movaps xmm8, xmm0                                  ;    93.8 p1      43 dst copy
        xorps xmm8, xmm6                                   ;    94.8 p5      43 dst
        xorps xmm5, xmm7                                   ;    95.8 p0      43 dst
        andps xmm4, xmm5                                   ;    96.8 p1      43 dst
        movaps xmm7, xmm5                                  ;    96.8 p5      43 dst copy
        movaps xmm2, [rbp - 32]                            ;    91.8 p2      43 dst reload
        xorps xmm7, xmm8                                   ;    97.8 p0      43 dst
        andps xmm13, xmm5                                  ;    96.8 p1      43 dst
        andps xmm11, xmm6                                  ;    94.8 p5      43 dst
        andps xmm9, xmm8                                   ;    95.8 p0      43 dst
        andps xmm15, xmm8                                  ;    95.8 p1      43 dst
        xorps xmm4, xmm15                                  ;    97.8 p5      43 dst
        movaps xmm8, [rbp - 16]                            ;    94.2 p2      43 dst reload
        movaps [rbp - 16], xmm15                           ;    96.8 p3+p4   58 dst spill
        movaps xmm15, [rbp - 64]                           ;    95.2 p2      58 dst reload
        andps xmm8, xmm7                                   ;    98.8 p0      43 dst
        xorps xmm15, xmm4                                  ;    98.8 p1      58 dst
        andps xmm2, xmm0                                   ;    95.5 p5      43 dst
        movaps xmm3, xmm2                                  ;    96.5 p0      43 dst copy
        xorps xmm2, xmm11                                  ;    96.5 p1      58 dst
        xorps xmm3, xmm8                                   ;    99.8 p5      43 dst
        xorps xmm8, xmm11                                  ;    99.8 p0      43 dst
        movaps xmm11, xmm4                                 ;    98.8 p1      43 dst copy
        movaps xmm4, [rbp + 16]                            ;    97.0 p2      43 dst reload
        xorps xmm5, xmm14                                  ;    97.5 p5      43 dst
        xorps xmm0, xmm5                                   ;    98.5 p0      43 dst
        andps xmm4, xmm0                                   ;   100.0 p1      43 dst
        andps xmm10, xmm0                                  ;    99.5 p5      43 dst
        movaps xmm0, [rbp - 128]                           ;    98.2 p2      43 dst reload
        xorps xmm2, xmm4                                   ;   101.0 p0      58 dst
        andps xmm7, [rbp + 48]                             ;    99.2 p1+p2   43 dst
        andps xmm0, xmm5                                   ;   101.2 p5      43 dst
        xorps xmm0, xmm10                                  ;   102.2 p0      43 dst
        xorps xmm11, xmm0                                  ;   103.2 p1      43 dst
        andps xmm1, xmm6                                   ;   100.5 p5      43 dst
        xorps xmm6, xmm14                                  ;   101.0 p0      43 dst
        movaps xmm4, [rbp + 0]                             ;   100.2 p2      43 dst reload
        andps xmm4, xmm5                                   ;   103.2 p1      43 dst
        xorps xmm3, xmm4                                   ;   104.2 p5      43 dst
        xorps xmm15, xmm10                                 ;   102.0 p0      58 dst
        movaps xmm10, [rbp - 80]                           ;   101.2 p2      43 dst reload
        movaps xmm5, [rbp - 96]                            ;   102.2 p2      43 dst reload
        andps xmm5, xmm6                                   ;   105.2 p1      43 dst
        xorps xmm2, xmm5                                   ;   106.2 p5      58 dst
        xorps xmm13, xmm5                                  ;   106.2 p0      43 dst
        movaps xmm4, [rbp - 48]                            ;   103.2 p2      43 dst reload
        andps xmm4, xmm14                                  ;   106.2 p1      43 dst
        xorps xmm4, xmm13                                  ;   107.2 p5      58 dst
        xorps xmm8, xmm13                                  ;   107.2 p0      43 dst
        xorps xmm11, xmm8                                  ;   108.2 p1      43 dst
        xorps xmm9, xmm11                                  ;   109.2 p5      43 dst
        xorps xmm4, xmm9                                   ;   110.2 p0      58 dst
        xorps xmm4, [rbp + 4128]                           ;   111.2 p1+p2   58 dst
        xorps xmm2, [r9 + 20640]                           ;   107.2 p5+p2   58 dst
        xorps xmm8, [rbp + 4112]                           ;   108.2 p0+p2   58 dst
        xorps xmm11, [rbp + 4096]                          ;   109.2 p1+p2   58 dst
        andps xmm12, xmm14                                 ;   106.5 p5      43 dst
        movaps [r8 + 128], xmm11                           ;   110.2 p3+p4   58 dst
        andps xmm10, xmm6                                  ;   107.0 p0      43 dst
        xorps xmm0, xmm10                                  ;   108.0 p1      58 dst
        xorps xmm3, xmm9                                   ;   110.2 p5      43 dst
        xorps xmm12, xmm3                                  ;   111.2 p0      43 dst
        xorps xmm0, xmm12                                  ;   112.2 p1      58 dst
        xorps xmm3, [r9 + 20672]                           ;   111.2 p5+p2   58 dst
        movaps xmm5, [rbp - 16]                            ;   109.2 p2      58 dst reload
        xorps xmm1, xmm12                                  ;   112.2 p0      43 dst
        xorps xmm15, xmm1                                  ;   113.2 p1      58 dst
        xorps xmm15, [r9 + 20656]                          ;   114.2 p5+p2   58 dst
        xorps xmm5, xmm1                                   ;   113.2 p0      58 dst
        movaps [r8 + 192], xmm3                            ;   112.2 p3+p4   58 dst
        movaps [r8 + 208], xmm4                            ;   112.2 p3+p4   58 dst
        xorps xmm0, [rbp + 4144]                           ;   113.2 p1+p2   58 dst
        movaps [r8 + 224], xmm0                            ;   114.2 p3+p4   58 dst
        movaps xmm0, [rbp + 3392]                          ;   112.2 p2      43 dst
        movaps xmm4, [r15 + 32]                            ;   113.2 p2      43 dst
        xorps xmm5, xmm7                                   ;   114.2 p5      58 dst
        xorps xmm5, [r9 + 20720]                           ;   115.2 p0+p2   58 dst
        movaps [r8 + 240], xmm5                            ;   116.2 p3+p4   58 dst
        movaps xmm5, [rbp + 2784]                          ;   115.2 p2      43 dst reload
        xorps xmm4, xmm5                                   ;   118.2 p1      43 dst
        xorps xmm0, xmm4                                   ;   119.2 p5      43 dst
        movaps xmm6, xmm0                                  ;   120.2 p0      43 dst copy
        movaps [r8 + 160], xmm2                            ;   112.8 p3+p4   58 dst
        movaps xmm2, [rbp + 3408]                          ;   116.2 p2      43 dst
        movaps xmm3, [rbp + 3424]                          ;   117.2 p2      43 dst
        movaps xmm1, [rbp + 3440]                          ;   118.2 p2      43 dst
        movaps xmm7, [rbx + 48]                            ;   119.2 p2      43 dst reload
        xorps xmm6, xmm7                                   ;   122.2 p1      43 dst
        xorps xmm1, xmm6                                   ;   123.2 p5      43 dst
        xorps xmm3, xmm1                                   ;   124.2 p0      43 dst
        movaps xmm9, xmm1                                  ;   124.2 p1      43 dst copy
        movaps xmm12, xmm6                                 ;   123.2 p5      43 dst copy
        movaps [rbp - 80], xmm6                            ;   123.2 p3+p4   43 dst spill
        movaps [r8 + 144], xmm8                            ;   116.2 p3+p4   58 dst
        movaps xmm14, xmm3                                 ;   125.2 p0      43 dst copy
        movaps [rbp - 16], xmm3                            ;   125.2 p3+p4   43 dst spill
        movaps [r8 + 176], xmm15                           ;   118.2 p3+p4   58 dst
        movaps xmm15, xmm3                                 ;   125.2 p1      43 dst copy
        movaps xmm13, xmm3                                 ;   125.2 p5      43 dst copy
        xorps xmm13, xmm5                                  ;   126.2 p0      43 dst
        movaps [rbp - 96], xmm13                           ;   127.2 p3+p4   43 dst spill
        movaps xmm10, xmm6                                 ;   123.2 p1      43 dst copy
        xorps xmm10, [r14 - 64]                            ;   124.2 p5+p2   43 dst
        xorps xmm2, xmm10                                  ;   125.2 p0      43 dst
        movaps xmm3, xmm13                                 ;   127.2 p1      43 dst copy
        movaps xmm11, xmm6                                 ;   123.2 p5      43 dst copy
        movaps [rbp + 0], xmm10                            ;   125.2 p3+p4   43 dst spill
        movaps [rbp + 48], xmm1                            ;   124.2 p3+p4   43 dst spill
        movaps xmm8, xmm1                                  ;   124.2 p0      43 dst copy
        movaps xmm1, xmm13                                 ;   127.2 p1      43 dst copy
        movaps xmm6, xmm13                                 ;   127.2 p5      43 dst copy
        movaps [rbp - 48], xmm2                            ;   126.2 p3+p4   43 dst spill
        movaps xmm13, xmm2                                 ;   126.2 p0      43 dst copy
        movaps xmm2, xmm10                                 ;   125.2 p1      43 dst copy
        orps xmm2, xmm7                                    ;   126.2 p5      43 dst
        movaps [rbp - 128], xmm6                           ;   128.2 p3+p4   43 dst spill
        movaps xmm6, xmm7                                  ;   125.8 p0      43 dst copy
        xorps xmm13, [r15 + 32]                            ;   127.2 p1+p2   43 dst
        xorps xmm3, xmm13                                  ;   128.2 p5      43 dst
        xorps xmm6, xmm3                                   ;   129.2 p0      43 dst
        xorps xmm8, xmm13                                  ;   128.2 p1      43 dst
        xorps xmm14, [r14 - 64]                            ;   127.2 p5+p2   43 dst
        movaps [rbp + 64], xmm3                            ;   129.2 p3+p4   43 dst spill
        movaps [rbp + 32], xmm7                            ;   128.2 p3+p4   43 dst spill
        movaps [rbp - 32], xmm6                            ;   130.2 p3+p4   43 dst spill
        movaps xmm10, [rbp - 48]                           ;   128.0 p2      43 dst reload
        xorps xmm10, xmm2                                  ;   131.0 p0      43 dst
        movaps [rbp - 48], xmm10                           ;   132.0 p3+p4   43 dst spill
        movaps xmm10, xmm7                                 ;   128.8 p1      43 dst copy
        xorps xmm10, xmm8                                  ;   129.8 p5      43 dst
        xorps xmm1, xmm10                                  ;   130.8 p0      43 dst
        andps xmm15, xmm1                                  ;   131.8 p1      43 dst
        movaps xmm7, xmm10                                 ;   130.8 p5      43 dst copy
        movaps [rbp - 112], xmm10                          ;   131.2 p3+p4   43 dst spill
        movaps [rbp - 64], xmm1                            ;   132.2 p3+p4   43 dst spill
        xorps xmm0, xmm15                                  ;   132.8 p0      43 dst
        movaps xmm15, xmm1                                 ;   131.8 p1      43 dst copy
        movaps xmm1, xmm3                                  ;   131.0 p5      43 dst copy
        movaps xmm3, xmm6                                  ;   131.5 p0      43 dst copy
        movaps xmm6, xmm10                                 ;   131.8 p1      43 dst copy
        movaps xmm10, [rbp - 128]                          ;   131.8 p2      43 dst reload
        movaps [rbp - 128], xmm14                          ;   133.2 p3+p4   43 dst spill
        andps xmm10, xmm14                                 ;   134.8 p5      43 dst
        andps xmm11, xmm8                                  ;   132.5 p0      43 dst
        xorps xmm5, xmm11                                  ;   133.5 p1      43 dst
        movaps xmm14, [rbp - 48]                           ;   133.0 p2      43 dst reload
        xorps xmm14, xmm10                                 ;   136.0 p5      43 dst
        movaps xmm10, [r14 - 64]                           ;   134.0 p2      43 dst reload
        movaps [rbp + 16], xmm8                            ;   134.2 p3+p4   43 dst spill
        movaps xmm8, xmm13                                 ;   134.0 p0      43 dst copy
        xorps xmm6, xmm10                                  ;   137.0 p1      43 dst
        andps xmm7, xmm6                                   ;   138.0 p5      43 dst
        xorps xmm4, xmm6                                   ;   138.0 p0      43 dst
        xorps xmm12, xmm4                                  ;   139.0 p1      43 dst
        andps xmm9, xmm12                                  ;   140.0 p5      43 dst
        andps xmm8, xmm4                                   ;   139.0 p0      43 dst
        xorps xmm15, [r15 + 32]                            ;   136.2 p1+p2   43 dst
        xorps xmm0, xmm7                                   ;   139.0 p5      43 dst
        xorps xmm11, xmm0                                  ;   140.0 p0      43 dst
        xorps xmm11, xmm9                                  ;   141.0 p1      43 dst
        andps xmm1, xmm15                                  ;   137.5 p5      43 dst
        xorps xmm2, xmm0                                   ;   140.0 p0      43 dst
        movaps xmm0, xmm11                                 ;   142.0 p1      43 dst copy
        xorps xmm5, xmm1                                   ;   138.5 p5      43 dst
        xorps xmm7, xmm8                                   ;   140.0 p0      43 dst
        xorps xmm14, xmm7                                  ;   141.0 p1      43 dst
        xorps xmm5, xmm7                                   ;   141.0 p5      43 dst
        andps xmm0, xmm5                                   ;   143.0 p0      43 dst
        movaps xmm1, xmm15                                 ;   140.2 p1      43 dst copy
        movaps xmm7, xmm14                                 ;   142.0 p5      43 dst copy
        movaps xmm8, xmm14                                 ;   142.0 p0      43 dst copy
        movaps xmm6, xmm5                                  ;   142.0 p1      43 dst copy
        movaps xmm9, [rbp + 0]                             ;   139.8 p2      43 dst reload
        xorps xmm1, xmm9                                   ;   142.8 p5      43 dst
        andps xmm3, xmm1                                   ;   143.8 p0      43 dst
        xorps xmm2, xmm0                                   ;   144.0 p1      43 dst
        xorps xmm2, xmm3                                   ;   145.0 p5      43 dst
        andps xmm7, xmm2                                   ;   146.0 p0      43 dst
        xorps xmm11, xmm7                                  ;   147.0 p1      43 dst
        xorps xmm5, xmm2                                   ;   146.0 p5      43 dst
        orps xmm0, xmm5                                    ;   147.0 p0      43 dst
        xorps xmm0, xmm11                                  ;   148.0 p1      43 dst
        andps xmm8, xmm11                                  ;   148.0 p5      43 dst
        andps xmm9, xmm0                                   ;   149.0 p0      43 dst
        xorps xmm6, xmm8                                   ;   149.0 p1      43 dst
        movaps xmm8, xmm0                                  ;   149.0 p5      43 dst copy
        andps xmm11, xmm6                                  ;   150.0 p0      43 dst
        xorps xmm14, xmm11                                 ;   151.0 p1      43 dst
        movaps xmm11, [rbp - 32]                           ;   143.8 p2      43 dst reload
        movaps [rbp - 32], xmm9                            ;   150.0 p3+p4   58 dst spill
        movaps xmm7, xmm0                                  ;   149.0 p5      43 dst copy
        orps xmm7, xmm6                                    ;   150.0 p0      43 dst
        xorps xmm5, xmm7                                   ;   151.0 p1      43 dst
        movaps xmm7, xmm5                                  ;   152.0 p5      43 dst copy
        movaps xmm9, [rbp + 64]                            ;   146.0 p2      43 dst reload
        xorps xmm8, xmm6                                   ;   150.0 p0      43 dst
        xorps xmm7, xmm8                                   ;   153.0 p1      43 dst
        andps xmm9, xmm8                                   ;   151.0 p5      43 dst
        andps xmm15, xmm8                                  ;   151.0 p0      43 dst
        movaps xmm8, [rbp - 96]                            ;   148.0 p2      43 dst reload
        movaps [rbp - 96], xmm15                           ;   152.0 p3+p4   58 dst spill
        movaps xmm2, [rbp + 32]                            ;   149.0 p2      43 dst reload
        andps xmm2, xmm0                                   ;   152.0 p1      43 dst
        movaps xmm3, xmm2                                  ;   153.0 p5      43 dst copy
        andps xmm13, xmm5                                  ;   152.0 p0      43 dst
        andps xmm4, xmm5                                   ;   152.0 p1      43 dst
        andps xmm11, xmm6                                  ;   150.5 p5      43 dst
        xorps xmm2, xmm11                                  ;   153.0 p0      58 dst
        andps xmm12, xmm14                                 ;   152.0 p1      43 dst
        andps xmm1, xmm6                                   ;   151.5 p5      43 dst
        xorps xmm5, xmm14                                  ;   152.0 p0      43 dst
        andps xmm8, xmm7                                   ;   154.0 p1      43 dst
        xorps xmm3, xmm8                                   ;   155.0 p5      43 dst
        xorps xmm4, xmm15                                  ;   153.0 p0      43 dst
        xorps xmm11, xmm8                                  ;   155.0 p1      43 dst
        movaps xmm8, xmm4                                  ;   154.0 p5      43 dst copy
        xorps xmm6, xmm14                                  ;   154.0 p0      43 dst
        xorps xmm0, xmm5                                   ;   154.2 p1      43 dst
        andps xmm10, xmm0                                  ;   155.2 p5      43 dst
        movaps xmm15, [rbp - 32]                           ;   153.2 p2      58 dst reload
        xorps xmm15, xmm4                                  ;   156.2 p0      58 dst
        movaps xmm4, [rbp - 112]                           ;   154.2 p2      43 dst reload
        andps xmm4, xmm0                                   ;   157.2 p1      43 dst
        movaps xmm0, [rbp - 80]                            ;   155.2 p2      43 dst reload
        andps xmm0, xmm5                                   ;   158.2 p5      43 dst
        xorps xmm0, xmm10                                  ;   159.2 p0      43 dst
        xorps xmm15, xmm10                                 ;   157.2 p1      58 dst
        movaps xmm10, [rbp - 16]                           ;   156.2 p2      43 dst reload
        andps xmm10, xmm6                                  ;   159.2 p5      43 dst
        xorps xmm8, xmm0                                   ;   160.2 p0      43 dst
        xorps xmm2, xmm4                                   ;   158.2 p1      58 dst
        andps xmm7, [rbp - 128]                            ;   157.5 p5+p2   43 dst
        movaps xmm4, [rbp + 16]                            ;   158.2 p2      43 dst reload
        andps xmm4, xmm5                                   ;   161.2 p0      43 dst
        movaps xmm5, [rbp - 64]                            ;   159.2 p2      43 dst reload
        xorps xmm3, xmm4                                   ;   162.2 p1      43 dst
        movaps xmm4, [rbp + 48]                            ;   160.2 p2      43 dst reload
        andps xmm4, xmm14                                  ;   163.2 p5      43 dst
        xorps xmm0, xmm10                                  ;   160.2 p0      58 dst
        andps xmm5, xmm6                                   ;   162.2 p1      43 dst
        xorps xmm13, xmm5                                  ;   163.2 p5      43 dst
        xorps xmm11, xmm13                                 ;   164.2 p0      43 dst
        xorps xmm8, xmm11                                  ;   165.2 p1      43 dst
        xorps xmm9, xmm8                                   ;   166.2 p5      43 dst
        xorps xmm3, xmm9                                   ;   167.2 p0      43 dst
        xorps xmm12, xmm3                                  ;   168.2 p1      43 dst
        xorps xmm3, [r9 + 20800]                           ;   168.2 p5+p2   58 dst
        movaps [r8 + 320], xmm3                            ;   169.2 p3+p4   58 dst
        xorps xmm2, xmm5                                   ;   163.2 p0      58 dst
        movaps xmm5, [rbp - 96]                            ;   162.2 p2      58 dst reload
        xorps xmm0, xmm12                                  ;   169.2 p1      58 dst
        xorps xmm4, xmm13                                  ;   164.2 p5      58 dst
        xorps xmm4, xmm9                                   ;   167.2 p0      58 dst
        xorps xmm4, [rbp + 4192]                           ;   168.2 p1+p2   58 dst
        xorps xmm0, [rbp + 4208]                           ;   170.2 p5+p2   58 dst
        movaps [r8 + 352], xmm0                            ;   171.2 p3+p4   58 dst
        movaps xmm0, [rbp + 3712]                          ;   165.2 p2      43 dst
        movaps [r8 + 336], xmm4                            ;   169.2 p3+p4   58 dst
        movaps xmm4, [r15 + 112]                           ;   166.2 p2      43 dst
        xorps xmm1, xmm12                                  ;   169.2 p0      43 dst
        xorps xmm15, xmm1                                  ;   170.2 p1      58 dst
        xorps xmm5, xmm1                                   ;   170.2 p5      58 dst
        xorps xmm5, xmm7                                   ;   171.2 p0      58 dst
        movaps xmm7, [r14 + 80]                            ;   167.2 p2      43 dst reload
        xorps xmm5, [r9 + 20848]                           ;   172.2 p1+p2   58 dst
        movaps [r8 + 368], xmm5                            ;   173.2 p3+p4   58 dst
        movaps xmm5, [rbp + 2576]                          ;   169.2 p2      43 dst reload
        xorps xmm4, xmm5                                   ;   172.2 p5      43 dst
        movaps xmm1, [rbp + 3760]                          ;   170.2 p2      43 dst
        xorps xmm0, xmm4                                   ;   173.2 p0      43 dst
        movaps xmm6, xmm0                                  ;   174.2 p1      43 dst copy
        xorps xmm6, xmm7                                   ;   175.2 p5      43 dst
        xorps xmm1, xmm6                                   ;   176.2 p0      43 dst
        movaps [rbp - 128], xmm1                           ;   177.2 p3+p4   43 dst spill
        movaps xmm3, [rbp + 3744]                          ;   171.2 p2      43 dst
        xorps xmm3, xmm1                                   ;   177.2 p1      43 dst
        movaps xmm13, xmm3                                 ;   178.2 p5      43 dst copy
        xorps xmm13, xmm5                                  ;   179.2 p0      43 dst
        xorps xmm8, [rbp + 4160]                           ;   172.2 p1+p2   58 dst
        xorps xmm11, [rbp + 4176]                          ;   173.2 p5+p2   58 dst
        movaps [r8 + 256], xmm8                            ;   173.2 p3+p4   58 dst
        xorps xmm15, [r9 + 20784]                          ;   174.2 p0+p2   58 dst
        movaps [r8 + 304], xmm15                           ;   175.2 p3+p4   58 dst
        movaps [r8 + 272], xmm11                           ;   174.2 p3+p4   58 dst
        movaps [rbp - 16], xmm6                            ;   176.2 p3+p4   43 dst spill
        movaps xmm10, xmm6                                 ;   176.2 p1      43 dst copy
        movaps xmm9, xmm1                                  ;   177.2 p5      43 dst copy
        xorps xmm2, [r9 + 20768]                           ;   175.2 p0+p2   58 dst
        movaps xmm11, xmm6                                 ;   176.2 p1      43 dst copy
        movaps xmm12, xmm6                                 ;   176.2 p5      43 dst copy
        movaps xmm6, xmm13                                 ;   180.2 p0      43 dst copy
        movaps [rbp - 80], xmm6                            ;   181.2 p3+p4   43 dst spill
        movaps [rbp - 96], xmm3                            ;   178.2 p3+p4   43 dst spill
        movaps xmm8, xmm1                                  ;   177.2 p1      43 dst copy
        movaps [r8 + 288], xmm2                            ;   177.5 p3+p4   58 dst
        movaps xmm15, xmm3                                 ;   178.2 p5      43 dst copy
        movaps xmm2, [rbp + 3728]                          ;   176.2 p2      43 dst
        movaps xmm1, xmm13                                 ;   180.2 p0      43 dst copy
        movaps xmm14, xmm3                                 ;   178.2 p1      43 dst copy
        movaps xmm3, xmm13                                 ;   180.2 p5      43 dst copy
        xorps xmm10, [r14 + 16]                            ;   177.5 p0+p2   43 dst
        xorps xmm2, xmm10                                  ;   179.2 p1      43 dst
        movaps [rbp + 16], xmm10                           ;   178.5 p3+p4   43 dst spill
        movaps [rbp - 64], xmm13                           ;   180.2 p3+p4   43 dst spill
        movaps xmm13, xmm2                                 ;   180.2 p5      43 dst copy
        xorps xmm13, [r15 + 112]                           ;   181.2 p0+p2   43 dst
        xorps xmm8, xmm13                                  ;   182.2 p1      43 dst
        movaps [rbp - 112], xmm8                           ;   183.2 p3+p4   43 dst spill
        andps xmm11, xmm8                                  ;   183.2 p5      43 dst
        movaps xmm6, xmm7                                  ;   179.5 p0      43 dst copy
        movaps [rbp + 48], xmm2                            ;   181.5 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   180.0 p1      43 dst copy
        orps xmm2, xmm7                                    ;   181.0 p5      43 dst
        movaps xmm10, [rbp + 48]                           ;   181.5 p2      43 dst reload
        xorps xmm10, xmm2                                  ;   184.5 p0      43 dst
        movaps [rbp + 48], xmm10                           ;   185.5 p3+p4   43 dst spill
        movaps xmm10, xmm7                                 ;   181.2 p1      43 dst copy
        xorps xmm5, xmm11                                  ;   184.2 p5      43 dst
        xorps xmm10, xmm8                                  ;   183.2 p0      43 dst
        movaps xmm8, xmm13                                 ;   182.2 p1      43 dst copy
        xorps xmm1, xmm10                                  ;   184.2 p5      43 dst
        xorps xmm3, xmm13                                  ;   182.8 p0      43 dst
        xorps xmm6, xmm3                                   ;   183.8 p1      43 dst
        andps xmm15, xmm1                                  ;   185.2 p5      43 dst
        xorps xmm0, xmm15                                  ;   186.2 p0      43 dst
        movaps [rbp + 64], xmm3                            ;   183.8 p3+p4   43 dst spill
        movaps xmm15, xmm1                                 ;   185.2 p1      43 dst copy
        movaps [rbp - 32], xmm1                            ;   185.2 p3+p4   43 dst spill
        movaps xmm1, xmm3                                  ;   184.5 p5      43 dst copy
        movaps xmm3, xmm6                                  ;   184.8 p0      43 dst copy
        movaps [rbp + 0], xmm7                             ;   185.5 p3+p4   43 dst spill
        movaps xmm7, xmm10                                 ;   185.2 p1      43 dst copy
        xorps xmm14, [r14 + 16]                            ;   185.5 p5+p2   43 dst
        movaps [rbp - 48], xmm10                           ;   186.5 p3+p4   43 dst spill
        movaps [rbp + 32], xmm6                            ;   187.5 p3+p4   43 dst spill
        movaps xmm6, xmm10                                 ;   186.0 p0      43 dst copy
        movaps xmm10, [rbp - 80]                           ;   186.2 p2      43 dst reload
        andps xmm10, xmm14                                 ;   189.2 p1      43 dst
        movaps [rbp - 80], xmm14                           ;   188.5 p3+p4   43 dst spill
        movaps xmm14, [rbp + 48]                           ;   187.2 p2      43 dst reload
        xorps xmm14, xmm10                                 ;   190.2 p5      43 dst
        movaps xmm10, [r14 + 16]                           ;   188.2 p2      43 dst reload
        xorps xmm6, xmm10                                  ;   191.2 p0      43 dst
        andps xmm7, xmm6                                   ;   192.2 p1      43 dst
        xorps xmm0, xmm7                                   ;   193.2 p5      43 dst
        xorps xmm11, xmm0                                  ;   194.2 p0      43 dst
        xorps xmm15, [r15 + 112]                           ;   189.2 p1+p2   43 dst
        andps xmm1, xmm15                                  ;   190.2 p5      43 dst
        xorps xmm4, xmm6                                   ;   192.2 p0      43 dst
        xorps xmm12, xmm4                                  ;   193.2 p1      43 dst
        andps xmm8, xmm4                                   ;   193.2 p5      43 dst
        xorps xmm5, xmm1                                   ;   191.2 p0      43 dst
        movaps xmm1, xmm15                                 ;   191.0 p1      43 dst copy
        andps xmm9, xmm12                                  ;   194.2 p5      43 dst
        xorps xmm11, xmm9                                  ;   195.2 p0      43 dst
        movaps xmm9, [rbp + 16]                            ;   191.0 p2      43 dst reload
        xorps xmm7, xmm8                                   ;   194.2 p1      43 dst
        xorps xmm2, xmm0                                   ;   194.2 p5      43 dst
        xorps xmm14, xmm7                                  ;   195.2 p0      43 dst
        movaps xmm0, xmm11                                 ;   196.2 p1      43 dst copy
        xorps xmm5, xmm7                                   ;   195.2 p5      43 dst
        xorps xmm1, xmm9                                   ;   194.0 p0      43 dst
        andps xmm3, xmm1                                   ;   195.0 p1      43 dst
        andps xmm0, xmm5                                   ;   197.2 p5      43 dst
        xorps xmm2, xmm0                                   ;   198.2 p0      43 dst
        movaps xmm6, xmm5                                  ;   196.2 p1      43 dst copy
        movaps xmm8, xmm14                                 ;   196.2 p5      43 dst copy
        movaps xmm7, xmm14                                 ;   196.2 p0      43 dst copy
        xorps xmm2, xmm3                                   ;   199.2 p1      43 dst
        xorps xmm5, xmm2                                   ;   200.2 p5      43 dst
        orps xmm0, xmm5                                    ;   201.2 p0      43 dst
        andps xmm7, xmm2                                   ;   200.2 p1      43 dst
        xorps xmm11, xmm7                                  ;   201.2 p5      43 dst
        xorps xmm0, xmm11                                  ;   202.2 p0      43 dst
        movaps xmm2, [rbp + 0]                             ;   195.8 p2      43 dst reload
        andps xmm2, xmm0                                   ;   203.2 p1      43 dst
        andps xmm9, xmm0                                   ;   203.2 p5      43 dst
        movaps xmm3, xmm2                                  ;   204.2 p0      43 dst copy
        movaps xmm7, xmm0                                  ;   203.2 p1      43 dst copy
        andps xmm8, xmm11                                  ;   202.2 p5      43 dst
        xorps xmm6, xmm8                                   ;   203.2 p0      43 dst
        andps xmm11, xmm6                                  ;   204.2 p1      43 dst
        xorps xmm14, xmm11                                 ;   205.2 p5      43 dst
        orps xmm7, xmm6                                    ;   204.2 p0      43 dst
        andps xmm1, xmm6                                   ;   204.2 p1      43 dst
        movaps xmm8, xmm0                                  ;   203.2 p5      43 dst copy
        xorps xmm8, xmm6                                   ;   204.2 p0      43 dst
        movaps xmm11, [rbp + 32]                           ;   200.5 p2      43 dst reload
        andps xmm11, xmm6                                  ;   204.2 p1      43 dst
        xorps xmm5, xmm7                                   ;   205.2 p5      43 dst
        andps xmm13, xmm5                                  ;   206.2 p0      43 dst
        andps xmm4, xmm5                                   ;   206.2 p1      43 dst
        xorps xmm2, xmm11                                  ;   205.2 p5      58 dst
        andps xmm15, xmm8                                  ;   205.2 p0      43 dst
        xorps xmm4, xmm15                                  ;   207.2 p1      43 dst
        movaps [rbp + 32], xmm9                            ;   204.2 p3+p4   58 dst spill
        movaps xmm9, [rbp + 64]                            ;   204.0 p2      43 dst reload
        andps xmm9, xmm8                                   ;   207.0 p5      43 dst
        movaps xmm7, xmm5                                  ;   206.2 p0      43 dst copy
        xorps xmm7, xmm8                                   ;   207.2 p1      43 dst
        xorps xmm5, xmm14                                  ;   206.2 p5      43 dst
        movaps xmm8, [rbp - 64]                            ;   205.2 p2      43 dst reload
        movaps [rbp - 64], xmm15                           ;   206.2 p3+p4   58 dst spill
        movaps xmm15, [rbp + 32]                           ;   206.2 p2      58 dst reload
        andps xmm8, xmm7                                   ;   208.2 p0      43 dst
        xorps xmm0, xmm5                                   ;   207.2 p1      43 dst
        andps xmm10, xmm0                                  ;   208.2 p5      43 dst
        xorps xmm11, xmm8                                  ;   209.2 p0      43 dst
        xorps xmm3, xmm8                                   ;   209.2 p1      43 dst
        movaps xmm8, xmm4                                  ;   208.2 p5      43 dst copy
        xorps xmm15, xmm4                                  ;   209.2 p0      58 dst
        movaps xmm4, [rbp - 48]                            ;   207.8 p2      43 dst reload
        andps xmm4, xmm0                                   ;   210.8 p1      43 dst
        movaps xmm0, [rbp - 16]                            ;   208.8 p2      43 dst reload
        xorps xmm15, xmm10                                 ;   210.2 p5      58 dst
        xorps xmm6, xmm14                                  ;   209.0 p0      43 dst
        xorps xmm2, xmm4                                   ;   211.8 p1      58 dst
        movaps xmm4, [rbp - 32]                            ;   209.8 p2      43 dst reload
        andps xmm4, xmm6                                   ;   212.8 p5      43 dst
        xorps xmm13, xmm4                                  ;   213.8 p0      43 dst
        andps xmm0, xmm5                                   ;   211.8 p1      43 dst
        xorps xmm10, xmm0                                  ;   212.8 p5      43 dst
        movaps xmm0, [rbp - 112]                           ;   210.8 p2      43 dst reload
        xorps xmm8, xmm10                                  ;   213.8 p0      43 dst
        andps xmm0, xmm5                                   ;   213.8 p1      43 dst
        movaps xmm5, [rbp - 96]                            ;   211.8 p2      43 dst reload
        andps xmm5, xmm6                                   ;   214.8 p5      43 dst
        xorps xmm10, xmm5                                  ;   215.8 p0      58 dst
        andps xmm12, xmm14                                 ;   212.2 p1      43 dst
        xorps xmm11, xmm13                                 ;   214.8 p5      43 dst
        xorps xmm2, xmm4                                   ;   213.8 p0      58 dst
        xorps xmm8, xmm11                                  ;   215.8 p1      43 dst
        xorps xmm11, [rbp + 4240]                          ;   215.8 p5+p2   58 dst
        movaps xmm5, [rbp + 2464]                          ;   214.0 p2      43 dst reload
        xorps xmm9, xmm8                                   ;   216.8 p0      43 dst
        andps xmm7, [rbp - 80]                             ;   215.0 p1+p2   43 dst
        xorps xmm8, [rbp + 4224]                           ;   216.8 p5+p2   58 dst
        movaps [r8 + 400], xmm11                           ;   216.8 p3+p4   58 dst
        xorps xmm2, [r9 + 20896]                           ;   217.0 p0+p2   58 dst
        xorps xmm3, xmm0                                   ;   215.2 p1      43 dst
        movaps xmm0, [rbp - 128]                           ;   218.0 p2      43 dst reload
        andps xmm0, xmm14                                  ;   221.0 p5      43 dst
        xorps xmm0, xmm13                                  ;   222.0 p0      58 dst
        xorps xmm0, xmm9                                   ;   223.0 p1      58 dst
        movaps xmm4, [rbp - 64]                            ;   219.0 p2      58 dst reload
        xorps xmm3, xmm9                                   ;   217.8 p5      43 dst
        xorps xmm12, xmm3                                  ;   218.8 p0      43 dst
        xorps xmm1, xmm12                                  ;   219.8 p1      43 dst
        xorps xmm4, xmm1                                   ;   222.0 p5      58 dst
        xorps xmm4, xmm7                                   ;   223.0 p0      58 dst
        movaps xmm7, [rbx - 16]                            ;   220.0 p2      43 dst reload
        xorps xmm4, [r9 + 20976]                           ;   224.0 p1+p2   58 dst
        movaps [r8 + 496], xmm4                            ;   225.0 p3+p4   58 dst
        xorps xmm0, [rbp + 4256]                           ;   224.0 p5+p2   58 dst
        movaps [r8 + 464], xmm0                            ;   225.0 p3+p4   58 dst
        movaps xmm0, [rbp + 3024]                          ;   223.0 p2      43 dst
        movaps xmm4, [r15 - 48]                            ;   224.0 p2      43 dst
        xorps xmm15, xmm1                                  ;   220.8 p0      58 dst
        movaps xmm1, [rbp + 3072]                          ;   225.0 p2      43 dst
        xorps xmm4, xmm5                                   ;   227.0 p1      43 dst
        xorps xmm0, xmm4                                   ;   228.0 p5      43 dst
        movaps xmm6, xmm0                                  ;   229.0 p0      43 dst copy
        xorps xmm6, xmm7                                   ;   230.0 p1      43 dst
        xorps xmm1, xmm6                                   ;   231.0 p5      43 dst
        movaps [rbp - 80], xmm1                            ;   232.0 p3+p4   43 dst spill
        movaps [r8 + 416], xmm2                            ;   223.0 p3+p4   58 dst
        xorps xmm10, xmm12                                 ;   223.0 p0      58 dst
        xorps xmm3, [r9 + 20928]                           ;   226.0 p1+p2   58 dst
        xorps xmm15, [r9 + 20912]                          ;   227.0 p5+p2   58 dst
        movaps xmm2, [rbp + 3040]                          ;   228.0 p2      43 dst
        movaps xmm9, xmm1                                  ;   232.0 p0      43 dst copy
        xorps xmm10, [rbp + 4272]                          ;   229.0 p1+p2   58 dst
        movaps [r8 + 480], xmm10                           ;   230.0 p3+p4   58 dst
        movaps [r8 + 448], xmm3                            ;   227.0 p3+p4   58 dst
        movaps xmm3, [rbp + 3056]                          ;   230.0 p2      43 dst
        movaps [rbp - 96], xmm6                            ;   231.0 p3+p4   43 dst spill
        xorps xmm3, xmm1                                   ;   233.0 p5      43 dst
        movaps xmm13, xmm3                                 ;   234.0 p0      43 dst copy
        movaps [r8 + 432], xmm15                           ;   228.0 p3+p4   58 dst
        xorps xmm13, xmm5                                  ;   235.0 p1      43 dst
        movaps [rbp - 32], xmm13                           ;   236.0 p3+p4   43 dst spill
        movaps [r8 + 384], xmm8                            ;   229.5 p3+p4   58 dst
        movaps xmm8, xmm1                                  ;   232.0 p5      43 dst copy
        movaps xmm11, xmm6                                 ;   231.0 p0      43 dst copy
        movaps xmm1, xmm13                                 ;   236.0 p1      43 dst copy
        movaps [rbp - 64], xmm3                            ;   234.0 p3+p4   43 dst spill
        movaps xmm12, xmm6                                 ;   231.0 p5      43 dst copy
        movaps xmm14, xmm3                                 ;   234.0 p0      43 dst copy
        movaps xmm10, xmm6                                 ;   231.0 p1      43 dst copy
        xorps xmm10, [r13 + 96]                            ;   232.0 p5+p2   43 dst
        xorps xmm2, xmm10                                  ;   233.0 p0      43 dst
        movaps [rbp - 128], xmm2                           ;   234.0 p3+p4   43 dst spill
        movaps [rbp - 112], xmm10                          ;   233.0 p3+p4   43 dst spill
        movaps xmm6, xmm13                                 ;   236.0 p1      43 dst copy
        movaps xmm15, xmm3                                 ;   234.0 p5      43 dst copy
        movaps xmm3, xmm13                                 ;   236.0 p0      43 dst copy
        movaps xmm13, xmm2                                 ;   234.0 p1      43 dst copy
        movaps xmm2, xmm10                                 ;   233.0 p5      43 dst copy
        xorps xmm13, [r15 - 48]                            ;   235.0 p0+p2   43 dst
        xorps xmm3, xmm13                                  ;   237.0 p1      43 dst
        orps xmm2, xmm7                                    ;   234.0 p5      43 dst
        movaps xmm10, [rbp - 128]                          ;   234.0 p2      43 dst reload
        xorps xmm10, xmm2                                  ;   237.0 p0      43 dst
        movaps [rbp - 128], xmm10                          ;   238.0 p3+p4   43 dst spill
        movaps xmm10, xmm7                                 ;   234.8 p1      43 dst copy
        movaps [rbp - 16], xmm6                            ;   237.0 p3+p4   43 dst spill
        movaps xmm6, xmm7                                  ;   235.0 p5      43 dst copy
        xorps xmm8, xmm13                                  ;   236.0 p0      43 dst
        xorps xmm10, xmm8                                  ;   237.0 p1      43 dst
        movaps [rbp + 16], xmm7                            ;   236.2 p3+p4   43 dst spill
        movaps [rbp + 48], xmm10                           ;   238.0 p3+p4   43 dst spill
        movaps [rbp + 64], xmm3                            ;   238.2 p3+p4   43 dst spill
        xorps xmm6, xmm3                                   ;   238.0 p5      43 dst
        movaps [rbp - 48], xmm8                            ;   239.2 p3+p4   43 dst spill
        andps xmm11, xmm8                                  ;   237.0 p0      43 dst
        movaps xmm8, xmm13                                 ;   237.2 p1      43 dst copy
        xorps xmm1, xmm10                                  ;   238.0 p5      43 dst
        movaps xmm7, xmm10                                 ;   238.0 p0      43 dst copy
        xorps xmm14, [r13 + 96]                            ;   238.2 p1+p2   43 dst
        andps xmm15, xmm1                                  ;   239.0 p5      43 dst
        xorps xmm0, xmm15                                  ;   240.0 p0      43 dst
        movaps [rbp + 32], xmm1                            ;   240.2 p3+p4   43 dst spill
        movaps xmm15, xmm1                                 ;   239.2 p1      43 dst copy
        xorps xmm15, [r15 - 48]                            ;   240.2 p5+p2   43 dst
        movaps xmm1, xmm3                                  ;   240.0 p0      43 dst copy
        movaps [rbp + 0], xmm6                             ;   241.2 p3+p4   43 dst spill
        movaps xmm3, xmm6                                  ;   240.2 p1      43 dst copy
        movaps xmm6, xmm10                                 ;   240.5 p5      43 dst copy
        movaps xmm10, [rbp - 16]                           ;   240.5 p2      43 dst reload
        andps xmm10, xmm14                                 ;   243.5 p0      43 dst
        movaps [rbp - 16], xmm14                           ;   242.2 p3+p4   43 dst spill
        movaps xmm14, [rbp - 128]                          ;   241.5 p2      43 dst reload
        xorps xmm14, xmm10                                 ;   244.5 p1      43 dst
        movaps xmm10, [r13 + 96]                           ;   242.5 p2      43 dst reload
        xorps xmm6, xmm10                                  ;   245.5 p5      43 dst
        xorps xmm4, xmm6                                   ;   246.5 p0      43 dst
        andps xmm8, xmm4                                   ;   247.5 p1      43 dst
        andps xmm7, xmm6                                   ;   246.5 p5      43 dst
        xorps xmm5, xmm11                                  ;   243.2 p0      43 dst
        andps xmm1, xmm15                                  ;   243.5 p1      43 dst
        xorps xmm5, xmm1                                   ;   244.5 p5      43 dst
        xorps xmm0, xmm7                                   ;   247.5 p0      43 dst
        xorps xmm7, xmm8                                   ;   248.5 p1      43 dst
        xorps xmm5, xmm7                                   ;   249.5 p5      43 dst
        movaps xmm1, xmm15                                 ;   245.2 p0      43 dst copy
        xorps xmm11, xmm0                                  ;   248.5 p1      43 dst
        xorps xmm12, xmm4                                  ;   247.5 p5      43 dst
        xorps xmm2, xmm0                                   ;   248.5 p0      43 dst
        andps xmm9, xmm12                                  ;   248.5 p1      43 dst
        xorps xmm11, xmm9                                  ;   249.5 p5      43 dst
        movaps xmm6, xmm5                                  ;   250.5 p0      43 dst copy
        movaps xmm9, [rbp - 112]                           ;   246.2 p2      43 dst reload
        movaps xmm0, xmm11                                 ;   250.5 p1      43 dst copy
        andps xmm0, xmm5                                   ;   251.5 p5      43 dst
        xorps xmm2, xmm0                                   ;   252.5 p0      43 dst
        xorps xmm1, xmm9                                   ;   249.2 p1      43 dst
        andps xmm3, xmm1                                   ;   250.2 p5      43 dst
        xorps xmm2, xmm3                                   ;   253.5 p0      43 dst
        xorps xmm5, xmm2                                   ;   254.5 p1      43 dst
        orps xmm0, xmm5                                    ;   255.5 p5      43 dst
        xorps xmm14, xmm7                                  ;   250.2 p0      43 dst
        movaps xmm7, xmm14                                 ;   251.2 p1      43 dst copy
        andps xmm7, xmm2                                   ;   254.5 p5      43 dst
        xorps xmm11, xmm7                                  ;   255.5 p0      43 dst
        xorps xmm0, xmm11                                  ;   256.5 p1      43 dst
        movaps xmm8, xmm14                                 ;   252.0 p5      43 dst copy
        andps xmm8, xmm11                                  ;   256.5 p0      43 dst
        xorps xmm6, xmm8                                   ;   257.5 p1      43 dst
        movaps xmm7, xmm0                                  ;   257.5 p5      43 dst copy
        orps xmm7, xmm6                                    ;   258.5 p0      43 dst
        xorps xmm5, xmm7                                   ;   259.5 p1      43 dst
        andps xmm4, xmm5                                   ;   260.5 p5      43 dst
        movaps xmm8, xmm0                                  ;   257.5 p0      43 dst copy
        xorps xmm8, xmm6                                   ;   258.5 p1      43 dst
        andps xmm15, xmm8                                  ;   259.5 p5      43 dst
        xorps xmm4, xmm15                                  ;   261.5 p0      43 dst
        movaps xmm2, [rbp + 16]                            ;   253.5 p2      43 dst reload
        andps xmm11, xmm6                                  ;   258.5 p1      43 dst
        andps xmm9, xmm0                                   ;   257.5 p5      43 dst
        xorps xmm14, xmm11                                 ;   259.5 p0      43 dst
        movaps xmm11, [rbp + 0]                            ;   255.5 p2      43 dst reload
        andps xmm12, xmm14                                 ;   260.5 p1      43 dst
        andps xmm1, xmm6                                   ;   258.5 p5      43 dst
        movaps [rbp + 0], xmm9                             ;   258.5 p3+p4   58 dst spill
        movaps xmm9, [rbp + 64]                            ;   256.8 p2      43 dst reload
        andps xmm9, xmm8                                   ;   259.8 p0      43 dst
        movaps xmm7, xmm5                                  ;   260.5 p1      43 dst copy
        xorps xmm7, xmm8                                   ;   261.5 p5      43 dst
        andps xmm2, xmm0                                   ;   258.2 p0      43 dst
        movaps xmm3, xmm2                                  ;   259.2 p1      43 dst copy
        andps xmm11, xmm6                                  ;   259.0 p5      43 dst
        xorps xmm2, xmm11                                  ;   260.0 p0      58 dst
        movaps xmm8, [rbp - 32]                            ;   259.0 p2      43 dst reload
        andps xmm8, xmm7                                   ;   262.5 p1      43 dst
        movaps [rbp - 32], xmm15                           ;   260.5 p3+p4   58 dst spill
        movaps xmm15, [rbp + 0]                            ;   260.0 p2      58 dst reload
        xorps xmm15, xmm4                                  ;   263.0 p5      58 dst
        andps xmm13, xmm5                                  ;   260.5 p0      43 dst
        xorps xmm5, xmm14                                  ;   260.5 p1      43 dst
        xorps xmm0, xmm5                                   ;   261.5 p5      43 dst
        andps xmm10, xmm0                                  ;   262.5 p0      43 dst
        xorps xmm3, xmm8                                   ;   263.5 p1      43 dst
        xorps xmm8, xmm11                                  ;   263.5 p5      43 dst
        movaps xmm11, xmm4                                 ;   262.5 p0      43 dst copy
        xorps xmm6, xmm14                                  ;   262.5 p1      43 dst
        movaps xmm4, [rbp + 48]                            ;   262.2 p2      43 dst reload
        andps xmm4, xmm0                                   ;   265.2 p5      43 dst
        xorps xmm2, xmm4                                   ;   266.2 p0      58 dst
        xorps xmm15, xmm10                                 ;   264.0 p1      58 dst
        andps xmm7, [rbp - 16]                             ;   264.0 p5+p2   43 dst
        movaps xmm4, [rbp - 48]                            ;   264.2 p2      43 dst reload
        andps xmm4, xmm5                                   ;   267.2 p0      43 dst
        xorps xmm3, xmm4                                   ;   268.2 p1      43 dst
        movaps xmm0, [rbp - 96]                            ;   265.2 p2      43 dst reload
        andps xmm0, xmm5                                   ;   268.2 p5      43 dst
        movaps xmm5, [rbp + 32]                            ;   266.2 p2      43 dst reload
        andps xmm5, xmm6                                   ;   269.2 p0      43 dst
        xorps xmm13, xmm5                                  ;   270.2 p1      43 dst
        movaps xmm4, [rbp - 80]                            ;   267.2 p2      43 dst reload
        xorps xmm0, xmm10                                  ;   269.2 p5      43 dst
        andps xmm4, xmm14                                  ;   270.2 p0      43 dst
        xorps xmm8, xmm13                                  ;   271.2 p1      43 dst
        xorps xmm2, xmm5                                   ;   270.2 p5      58 dst
        xorps xmm2, [r9 + 21024]                           ;   271.2 p0+p2   58 dst
        xorps xmm11, xmm0                                  ;   270.2 p1      43 dst
        xorps xmm11, xmm8                                  ;   272.2 p5      43 dst
        movaps xmm10, [rbp - 64]                           ;   269.2 p2      43 dst reload
        andps xmm10, xmm6                                  ;   272.2 p0      43 dst
        xorps xmm9, xmm11                                  ;   273.2 p1      43 dst
        xorps xmm8, [rbp + 4304]                           ;   272.2 p5+p2   58 dst
        xorps xmm3, xmm9                                   ;   274.2 p0      43 dst
        xorps xmm12, xmm3                                  ;   275.2 p1      43 dst
        xorps xmm11, [rbp + 4288]                          ;   273.2 p5+p2   58 dst
        movaps [r8 + 512], xmm11                           ;   274.2 p3+p4   58 dst
        xorps xmm1, xmm12                                  ;   276.2 p0      43 dst
        xorps xmm0, xmm10                                  ;   273.2 p1      58 dst
        xorps xmm0, xmm12                                  ;   276.2 p5      58 dst
        xorps xmm3, [r9 + 21056]                           ;   275.2 p0+p2   58 dst
        movaps xmm5, [rbp - 32]                            ;   273.2 p2      58 dst reload
        xorps xmm15, xmm1                                  ;   277.2 p1      58 dst
        xorps xmm0, [rbp + 4336]                           ;   277.2 p5+p2   58 dst
        xorps xmm15, [r9 + 21040]                          ;   278.2 p0+p2   58 dst
        movaps [r8 + 560], xmm15                           ;   279.2 p3+p4   58 dst
        xorps xmm5, xmm1                                   ;   277.2 p1      58 dst
        xorps xmm5, xmm7                                   ;   278.2 p5      58 dst
        xorps xmm5, [r9 + 21104]                           ;   279.2 p0+p2   58 dst
        movaps [r8 + 624], xmm5                            ;   280.2 p3+p4   58 dst
        movaps [r8 + 608], xmm0                            ;   278.2 p3+p4   58 dst
        xorps xmm4, xmm13                                  ;   274.0 p1      58 dst
        xorps xmm4, xmm9                                   ;   275.0 p5      58 dst
        movaps xmm0, [rbp + 3328]                          ;   277.2 p2      43 dst
        xorps xmm4, [rbp + 4320]                           ;   278.2 p0+p2   58 dst
        movaps [r8 + 592], xmm4                            ;   279.2 p3+p4   58 dst
        movaps xmm5, [rbp + 2512]                          ;   279.2 p2      43 dst reload
        movaps xmm4, [r15 + 16]                            ;   280.2 p2      43 dst
        xorps xmm4, xmm5                                   ;   283.2 p1      43 dst
        movaps xmm7, [rbx + 32]                            ;   281.2 p2      43 dst reload
        xorps xmm0, xmm4                                   ;   284.2 p5      43 dst
        movaps xmm1, [rbp + 3376]                          ;   282.2 p2      43 dst
        movaps [r8 + 544], xmm2                            ;   277.8 p3+p4   58 dst
        movaps xmm6, xmm0                                  ;   285.2 p0      43 dst copy
        xorps xmm6, xmm7                                   ;   286.2 p1      43 dst
        movaps [rbp - 64], xmm6                            ;   287.2 p3+p4   43 dst spill
        movaps xmm10, xmm6                                 ;   287.2 p5      43 dst copy
        movaps [r8 + 576], xmm3                            ;   279.8 p3+p4   58 dst
        movaps xmm2, [rbp + 3344]                          ;   283.2 p2      43 dst
        xorps xmm10, [r14 - 80]                            ;   288.2 p0+p2   43 dst
        movaps xmm12, xmm6                                 ;   287.2 p1      43 dst copy
        xorps xmm2, xmm10                                  ;   289.2 p5      43 dst
        movaps xmm11, xmm6                                 ;   287.2 p0      43 dst copy
        movaps [rbp - 80], xmm2                            ;   290.2 p3+p4   43 dst spill
        movaps xmm3, [rbp + 3360]                          ;   285.2 p2      43 dst
        xorps xmm1, xmm6                                   ;   287.2 p1      43 dst
        xorps xmm3, xmm1                                   ;   288.2 p5      43 dst
        movaps [r8 + 528], xmm8                            ;   282.2 p3+p4   58 dst
        movaps [rbp - 112], xmm7                           ;   284.2 p3+p4   43 dst spill
        movaps [rbp - 16], xmm1                            ;   288.2 p3+p4   43 dst spill
        movaps xmm9, xmm1                                  ;   288.2 p0      43 dst copy
        movaps xmm13, xmm3                                 ;   289.2 p1      43 dst copy
        xorps xmm13, xmm5                                  ;   290.2 p5      43 dst
        movaps xmm6, xmm13                                 ;   291.2 p0      43 dst copy
        movaps [rbp + 32], xmm13                           ;   291.2 p3+p4   43 dst spill
        movaps xmm14, xmm3                                 ;   289.2 p1      43 dst copy
        movaps xmm8, xmm1                                  ;   288.2 p5      43 dst copy
        movaps [rbp - 96], xmm6                            ;   292.2 p3+p4   43 dst spill
        movaps [rbp - 32], xmm3                            ;   289.2 p3+p4   43 dst spill
        movaps xmm15, xmm3                                 ;   289.2 p0      43 dst copy
        movaps xmm3, xmm13                                 ;   291.2 p1      43 dst copy
        movaps [rbp - 48], xmm10                           ;   289.5 p3+p4   43 dst spill
        movaps xmm1, xmm13                                 ;   291.2 p5      43 dst copy
        movaps xmm13, xmm2                                 ;   290.2 p0      43 dst copy
        xorps xmm13, [r15 + 16]                            ;   291.2 p1+p2   43 dst
        movaps xmm2, xmm10                                 ;   289.8 p5      43 dst copy
        orps xmm2, xmm7                                    ;   290.8 p0      43 dst
        movaps xmm10, [rbp - 80]                           ;   290.2 p2      43 dst reload
        xorps xmm10, xmm2                                  ;   293.2 p1      43 dst
        movaps [rbp - 80], xmm10                           ;   294.2 p3+p4   43 dst spill
        movaps xmm10, xmm7                                 ;   290.8 p5      43 dst copy
        movaps xmm6, xmm7                                  ;   291.0 p0      43 dst copy
        xorps xmm3, xmm13                                  ;   292.2 p1      43 dst
        movaps [rbp + 64], xmm3                            ;   293.2 p3+p4   43 dst spill
        xorps xmm6, xmm3                                   ;   293.2 p5      43 dst
        movaps [rbp + 16], xmm6                            ;   294.2 p3+p4   43 dst spill
        xorps xmm8, xmm13                                  ;   292.2 p0      43 dst
        xorps xmm10, xmm8                                  ;   293.2 p1      43 dst
        movaps [rbp + 48], xmm8                            ;   293.5 p3+p4   43 dst spill
        andps xmm11, xmm8                                  ;   293.2 p5      43 dst
        xorps xmm1, xmm10                                  ;   294.2 p0      43 dst
        xorps xmm5, xmm11                                  ;   294.2 p1      43 dst
        movaps xmm8, xmm13                                 ;   294.0 p5      43 dst copy
        andps xmm15, xmm1                                  ;   295.2 p0      43 dst
        xorps xmm0, xmm15                                  ;   296.2 p1      43 dst
        movaps xmm15, xmm1                                 ;   295.2 p5      43 dst copy
        movaps [rbp + 0], xmm1                             ;   295.2 p3+p4   43 dst spill
        movaps [rbp - 128], xmm10                          ;   295.8 p3+p4   43 dst spill
        movaps xmm1, xmm3                                  ;   295.2 p0      43 dst copy
        movaps xmm3, xmm6                                  ;   295.5 p1      43 dst copy
        movaps xmm7, xmm10                                 ;   296.0 p5      43 dst copy
        movaps xmm6, xmm10                                 ;   296.2 p0      43 dst copy
        movaps xmm10, [rbp - 96]                           ;   296.2 p2      43 dst reload
        xorps xmm14, [r14 - 80]                            ;   297.2 p1+p2   43 dst
        movaps [rbp - 96], xmm14                           ;   298.2 p3+p4   43 dst spill
        andps xmm10, xmm14                                 ;   299.2 p5      43 dst
        movaps xmm14, [rbp - 80]                           ;   298.2 p2      43 dst reload
        xorps xmm14, xmm10                                 ;   301.2 p0      43 dst
        movaps xmm10, [r14 - 80]                           ;   299.2 p2      43 dst reload
        xorps xmm6, xmm10                                  ;   302.2 p1      43 dst
        xorps xmm4, xmm6                                   ;   303.2 p5      43 dst
        andps xmm8, xmm4                                   ;   304.2 p0      43 dst
        andps xmm7, xmm6                                   ;   303.2 p1      43 dst
        xorps xmm0, xmm7                                   ;   304.2 p5      43 dst
        xorps xmm11, xmm0                                  ;   305.2 p0      43 dst
        xorps xmm7, xmm8                                   ;   305.2 p1      43 dst
        xorps xmm14, xmm7                                  ;   306.2 p5      43 dst
        xorps xmm2, xmm0                                   ;   305.2 p0      43 dst
        xorps xmm15, [r15 + 16]                            ;   301.0 p1+p2   43 dst
        xorps xmm12, xmm4                                  ;   304.2 p5      43 dst
        andps xmm1, xmm15                                  ;   302.0 p0      43 dst
        andps xmm9, xmm12                                  ;   305.2 p1      43 dst
        xorps xmm11, xmm9                                  ;   306.2 p5      43 dst
        movaps xmm9, [rbp - 48]                            ;   301.5 p2      43 dst reload
        movaps xmm0, xmm11                                 ;   307.2 p0      43 dst copy
        xorps xmm5, xmm1                                   ;   303.0 p1      43 dst
        movaps xmm1, xmm15                                 ;   303.2 p5      43 dst copy
        xorps xmm5, xmm7                                   ;   306.2 p0      43 dst
        andps xmm0, xmm5                                   ;   308.2 p1      43 dst
        movaps xmm7, xmm14                                 ;   307.2 p5      43 dst copy
        xorps xmm1, xmm9                                   ;   304.5 p0      43 dst
        movaps xmm6, xmm5                                  ;   307.2 p1      43 dst copy
        xorps xmm2, xmm0                                   ;   309.2 p5      43 dst
        andps xmm3, xmm1                                   ;   305.5 p0      43 dst
        xorps xmm2, xmm3                                   ;   310.2 p1      43 dst
        andps xmm7, xmm2                                   ;   311.2 p5      43 dst
        xorps xmm11, xmm7                                  ;   312.2 p0      43 dst
        xorps xmm5, xmm2                                   ;   311.2 p1      43 dst
        movaps xmm2, [rbp - 112]                           ;   305.5 p2      43 dst reload
        orps xmm0, xmm5                                    ;   312.2 p5      43 dst
        xorps xmm0, xmm11                                  ;   313.2 p0      43 dst
        andps xmm2, xmm0                                   ;   314.2 p1      43 dst
        movaps xmm8, xmm14                                 ;   308.2 p5      43 dst copy
        movaps xmm3, xmm2                                  ;   315.2 p0      43 dst copy
        andps xmm8, xmm11                                  ;   313.2 p1      43 dst
        xorps xmm6, xmm8                                   ;   314.2 p5      43 dst
        movaps xmm7, xmm0                                  ;   314.2 p0      43 dst copy
        andps xmm9, xmm0                                   ;   314.2 p1      43 dst
        orps xmm7, xmm6                                    ;   315.2 p5      43 dst
        xorps xmm5, xmm7                                   ;   316.2 p0      43 dst
        andps xmm11, xmm6                                  ;   315.2 p1      43 dst
        movaps xmm8, xmm0                                  ;   314.2 p5      43 dst copy
        andps xmm4, xmm5                                   ;   317.2 p0      43 dst
        movaps xmm7, xmm5                                  ;   317.2 p1      43 dst copy
        xorps xmm14, xmm11                                 ;   316.2 p5      43 dst
        movaps xmm11, [rbp + 16]                           ;   312.2 p2      43 dst reload
        andps xmm11, xmm6                                  ;   315.2 p0      43 dst
        movaps [rbp + 16], xmm9                            ;   315.2 p3+p4   58 dst spill
        movaps xmm9, [rbp + 64]                            ;   313.2 p2      43 dst reload
        xorps xmm2, xmm11                                  ;   316.2 p1      58 dst
        xorps xmm8, xmm6                                   ;   315.2 p5      43 dst
        andps xmm9, xmm8                                   ;   316.2 p0      43 dst
        andps xmm15, xmm8                                  ;   316.2 p1      43 dst
        xorps xmm4, xmm15                                  ;   318.2 p5      43 dst
        xorps xmm7, xmm8                                   ;   318.2 p0      43 dst
        movaps xmm8, [rbp + 32]                            ;   315.2 p2      43 dst reload
        movaps [rbp + 32], xmm15                           ;   317.2 p3+p4   58 dst spill
        andps xmm8, xmm7                                   ;   319.2 p1      43 dst
        xorps xmm3, xmm8                                   ;   320.2 p5      43 dst
        xorps xmm8, xmm11                                  ;   320.2 p0      43 dst
        movaps xmm11, xmm4                                 ;   319.2 p1      43 dst copy
        andps xmm12, xmm14                                 ;   317.2 p5      43 dst
        andps xmm13, xmm5                                  ;   317.2 p0      43 dst
        xorps xmm5, xmm14                                  ;   317.8 p1      43 dst
        xorps xmm0, xmm5                                   ;   318.8 p5      43 dst
        movaps xmm15, [rbp + 16]                           ;   317.8 p2      58 dst reload
        xorps xmm15, xmm4                                  ;   320.8 p0      58 dst
        movaps xmm4, [rbp - 128]                           ;   318.8 p2      43 dst reload
        andps xmm4, xmm0                                   ;   321.8 p1      43 dst
        xorps xmm2, xmm4                                   ;   322.8 p5      58 dst
        movaps xmm4, [rbp + 48]                            ;   319.8 p2      43 dst reload
        andps xmm4, xmm5                                   ;   322.8 p0      43 dst
        xorps xmm3, xmm4                                   ;   323.8 p1      43 dst
        andps xmm1, xmm6                                   ;   320.0 p5      43 dst
        xorps xmm6, xmm14                                  ;   320.2 p0      43 dst
        andps xmm10, xmm0                                  ;   320.8 p1      43 dst
        xorps xmm15, xmm10                                 ;   321.8 p5      58 dst
        movaps xmm0, [rbp - 64]                            ;   320.8 p2      43 dst reload
        andps xmm0, xmm5                                   ;   323.8 p0      43 dst
        movaps xmm5, [rbp + 0]                             ;   321.8 p2      43 dst reload
        movaps xmm4, [rbp - 16]                            ;   322.8 p2      43 dst reload
        xorps xmm0, xmm10                                  ;   324.8 p1      43 dst
        xorps xmm11, xmm0                                  ;   325.8 p5      43 dst
        andps xmm4, xmm14                                  ;   325.8 p0      43 dst
        andps xmm5, xmm6                                   ;   324.8 p1      43 dst
        xorps xmm2, xmm5                                   ;   325.8 p5      58 dst
        movaps xmm10, [rbp - 32]                           ;   323.8 p2      43 dst reload
        andps xmm10, xmm6                                  ;   326.8 p0      43 dst
        xorps xmm13, xmm5                                  ;   325.8 p1      43 dst
        xorps xmm8, xmm13                                  ;   326.8 p5      43 dst
        movaps xmm5, [rbp + 32]                            ;   324.8 p2      58 dst reload
        xorps xmm11, xmm8                                  ;   327.8 p0      43 dst
        xorps xmm9, xmm11                                  ;   328.8 p1      43 dst
        xorps xmm11, [rbp + 4352]                          ;   328.8 p5+p2   58 dst
        andps xmm7, [rbp - 96]                             ;   326.8 p0+p2   43 dst
        xorps xmm3, xmm9                                   ;   329.8 p1      43 dst
        xorps xmm4, xmm13                                  ;   326.8 p5      58 dst
        xorps xmm4, xmm9                                   ;   329.8 p0      58 dst
        xorps xmm0, xmm10                                  ;   327.8 p1      58 dst
        xorps xmm12, xmm3                                  ;   330.8 p5      43 dst
        xorps xmm0, xmm12                                  ;   331.8 p0      58 dst
        xorps xmm1, xmm12                                  ;   331.8 p1      43 dst
        xorps xmm15, xmm1                                  ;   332.8 p5      58 dst
        xorps xmm5, xmm1                                   ;   332.8 p0      58 dst
        xorps xmm5, xmm7                                   ;   333.8 p1      58 dst
        movaps [r8 + 640], xmm11                           ;   329.8 p3+p4   58 dst
        xorps xmm8, [rbp + 4368]                           ;   329.0 p5+p2   58 dst
        movaps [r8 + 656], xmm8                            ;   330.0 p3+p4   58 dst
        xorps xmm2, [r9 + 21152]                           ;   329.2 p0+p2   58 dst
        xorps xmm4, [rbp + 4384]                           ;   330.8 p1+p2   58 dst
        movaps [r8 + 720], xmm4                            ;   331.8 p3+p4   58 dst
        xorps xmm5, [r9 + 21232]                           ;   334.8 p5+p2   58 dst
        movaps [r8 + 752], xmm5                            ;   335.8 p3+p4   58 dst
        movaps xmm5, [rbp + 2800]                          ;   332.0 p2      43 dst reload
        xorps xmm15, [r9 + 21168]                          ;   333.8 p0+p2   58 dst
        movaps [r8 + 672], xmm2                            ;   331.8 p3+p4   58 dst
        movaps xmm4, [r15 + 96]                            ;   334.0 p2      43 dst
        xorps xmm4, xmm5                                   ;   337.0 p1      43 dst
        xorps xmm3, [r9 + 21184]                           ;   335.0 p5+p2   58 dst
        xorps xmm0, [rbp + 4400]                           ;   336.0 p0+p2   58 dst
        movaps [r8 + 736], xmm0                            ;   337.0 p3+p4   58 dst
        movaps xmm0, [rbp + 3648]                          ;   337.0 p2      43 dst
        xorps xmm0, xmm4                                   ;   340.0 p1      43 dst
        movaps xmm1, [rbp + 3696]                          ;   338.0 p2      43 dst
        movaps xmm6, xmm0                                  ;   341.0 p5      43 dst copy
        movaps [r8 + 704], xmm3                            ;   336.0 p3+p4   58 dst
        movaps xmm7, [rbp + 2816]                          ;   339.0 p2      43 dst reload
        xorps xmm6, xmm7                                   ;   342.0 p0      43 dst
        movaps xmm11, xmm6                                 ;   343.0 p1      43 dst copy
        movaps xmm10, xmm6                                 ;   343.0 p5      43 dst copy
        movaps xmm3, [rbp + 3680]                          ;   340.0 p2      43 dst
        xorps xmm10, [r14 + 0]                             ;   344.0 p0+p2   43 dst
        movaps [r8 + 688], xmm15                           ;   335.0 p3+p4   58 dst
        movaps xmm12, xmm6                                 ;   343.0 p1      43 dst copy
        movaps xmm2, [rbp + 3664]                          ;   342.0 p2      43 dst
        xorps xmm1, xmm6                                   ;   343.0 p5      43 dst
        movaps [rbp - 96], xmm1                            ;   344.0 p3+p4   43 dst spill
        xorps xmm3, xmm1                                   ;   344.0 p0      43 dst
        movaps xmm14, xmm3                                 ;   345.0 p1      43 dst copy
        movaps xmm15, xmm3                                 ;   345.0 p5      43 dst copy
        movaps xmm13, xmm3                                 ;   345.0 p0      43 dst copy
        movaps xmm8, xmm1                                  ;   344.0 p1      43 dst copy
        movaps [rbp + 32], xmm3                            ;   345.0 p3+p4   43 dst spill
        movaps xmm9, xmm1                                  ;   344.0 p5      43 dst copy
        movaps [rbp - 32], xmm6                            ;   343.0 p3+p4   43 dst spill
        xorps xmm2, xmm10                                  ;   345.0 p0      43 dst
        movaps [rbp - 16], xmm2                            ;   346.0 p3+p4   43 dst spill
        movaps [rbp + 48], xmm10                           ;   345.0 p3+p4   43 dst spill
        xorps xmm13, xmm5                                  ;   346.0 p1      43 dst
        movaps xmm3, xmm13                                 ;   347.0 p5      43 dst copy
        movaps xmm6, xmm13                                 ;   347.0 p0      43 dst copy
        movaps [rbp + 0], xmm13                            ;   347.0 p3+p4   43 dst spill
        movaps xmm1, xmm13                                 ;   347.0 p1      43 dst copy
        movaps xmm13, xmm2                                 ;   346.0 p5      43 dst copy
        xorps xmm13, [r15 + 96]                            ;   347.0 p0+p2   43 dst
        xorps xmm8, xmm13                                  ;   348.0 p1      43 dst
        movaps xmm2, xmm10                                 ;   345.5 p5      43 dst copy
        movaps xmm10, [rbp - 16]                           ;   346.0 p2      43 dst reload
        orps xmm2, xmm7                                    ;   346.5 p0      43 dst
        xorps xmm10, xmm2                                  ;   349.0 p1      43 dst
        movaps [rbp - 16], xmm10                           ;   350.0 p3+p4   43 dst spill
        movaps xmm10, xmm7                                 ;   346.5 p5      43 dst copy
        xorps xmm10, xmm8                                  ;   349.0 p0      43 dst
        xorps xmm1, xmm10                                  ;   350.0 p1      43 dst
        andps xmm15, xmm1                                  ;   351.0 p5      43 dst
        movaps [rbp - 64], xmm6                            ;   348.0 p3+p4   43 dst spill
        xorps xmm0, xmm15                                  ;   352.0 p0      43 dst
        movaps xmm6, xmm7                                  ;   348.2 p1      43 dst copy
        xorps xmm3, xmm13                                  ;   348.5 p5      43 dst
        movaps [rbp + 16], xmm1                            ;   351.0 p3+p4   43 dst spill
        movaps xmm15, xmm1                                 ;   351.0 p0      43 dst copy
        movaps xmm1, xmm3                                  ;   349.5 p1      43 dst copy
        movaps [rbp + 64], xmm3                            ;   349.5 p3+p4   43 dst spill
        movaps [rbp - 80], xmm10                           ;   350.5 p3+p4   43 dst spill
        movaps [rbp - 48], xmm7                            ;   351.5 p3+p4   43 dst spill
        andps xmm11, xmm8                                  ;   350.0 p5      43 dst
        xorps xmm6, xmm3                                   ;   350.2 p0      43 dst
        movaps xmm7, xmm10                                 ;   350.5 p1      43 dst copy
        xorps xmm14, [r14 + 0]                             ;   351.0 p5+p2   43 dst
        xorps xmm5, xmm11                                  ;   351.2 p0      43 dst
        movaps xmm3, xmm6                                  ;   351.5 p1      43 dst copy
        movaps [rbp - 112], xmm6                           ;   352.5 p3+p4   43 dst spill
        movaps xmm6, xmm10                                 ;   352.0 p5      43 dst copy
        movaps xmm10, [rbp - 64]                           ;   352.0 p2      43 dst reload
        movaps [rbp - 64], xmm14                           ;   353.5 p3+p4   43 dst spill
        movaps [rbp - 128], xmm8                           ;   354.5 p3+p4   43 dst spill
        movaps xmm8, xmm13                                 ;   352.8 p0      43 dst copy
        andps xmm10, xmm14                                 ;   355.0 p1      43 dst
        movaps xmm14, [rbp - 16]                           ;   353.2 p2      43 dst reload
        xorps xmm14, xmm10                                 ;   356.2 p5      43 dst
        movaps xmm10, [r14 + 0]                            ;   354.2 p2      43 dst reload
        xorps xmm6, xmm10                                  ;   357.2 p0      43 dst
        andps xmm7, xmm6                                   ;   358.2 p1      43 dst
        xorps xmm4, xmm6                                   ;   358.2 p5      43 dst
        xorps xmm12, xmm4                                  ;   359.2 p0      43 dst
        xorps xmm15, [r15 + 96]                            ;   355.2 p1+p2   43 dst
        xorps xmm0, xmm7                                   ;   359.2 p5      43 dst
        xorps xmm2, xmm0                                   ;   360.2 p0      43 dst
        xorps xmm11, xmm0                                  ;   360.2 p1      43 dst
        andps xmm9, xmm12                                  ;   360.2 p5      43 dst
        xorps xmm11, xmm9                                  ;   361.2 p0      43 dst
        andps xmm1, xmm15                                  ;   357.2 p1      43 dst
        xorps xmm5, xmm1                                   ;   358.2 p5      43 dst
        andps xmm8, xmm4                                   ;   359.2 p0      43 dst
        xorps xmm7, xmm8                                   ;   360.2 p1      43 dst
        xorps xmm5, xmm7                                   ;   361.2 p5      43 dst
        movaps xmm0, xmm11                                 ;   362.2 p0      43 dst copy
        andps xmm0, xmm5                                   ;   363.2 p1      43 dst
        xorps xmm2, xmm0                                   ;   364.2 p5      43 dst
        movaps xmm9, [rbp + 48]                            ;   358.5 p2      43 dst reload
        xorps xmm14, xmm7                                  ;   361.2 p0      43 dst
        movaps xmm7, xmm14                                 ;   362.2 p1      43 dst copy
        movaps xmm8, xmm14                                 ;   362.2 p5      43 dst copy
        movaps xmm1, xmm15                                 ;   361.0 p0      43 dst copy
        xorps xmm1, xmm9                                   ;   362.0 p1      43 dst
        andps xmm3, xmm1                                   ;   363.0 p5      43 dst
        xorps xmm2, xmm3                                   ;   365.2 p0      43 dst
        andps xmm7, xmm2                                   ;   366.2 p1      43 dst
        xorps xmm11, xmm7                                  ;   367.2 p5      43 dst
        andps xmm8, xmm11                                  ;   368.2 p0      43 dst
        movaps xmm6, xmm5                                  ;   363.2 p1      43 dst copy
        xorps xmm5, xmm2                                   ;   366.2 p5      43 dst
        orps xmm0, xmm5                                    ;   367.2 p0      43 dst
        xorps xmm6, xmm8                                   ;   369.2 p1      43 dst
        xorps xmm0, xmm11                                  ;   368.2 p5      43 dst
        movaps xmm7, xmm0                                  ;   369.2 p0      43 dst copy
        orps xmm7, xmm6                                    ;   370.2 p1      43 dst
        xorps xmm5, xmm7                                   ;   371.2 p5      43 dst
        andps xmm11, xmm6                                  ;   370.2 p0      43 dst
        xorps xmm14, xmm11                                 ;   371.2 p1      43 dst
        movaps xmm11, [rbp - 112]                          ;   363.8 p2      43 dst reload
        andps xmm9, xmm0                                   ;   369.2 p5      43 dst
        movaps xmm8, xmm0                                  ;   369.2 p0      43 dst copy
        movaps xmm2, [rbp - 48]                            ;   364.8 p2      43 dst reload
        andps xmm2, xmm0                                   ;   369.2 p1      43 dst
        movaps [rbp - 112], xmm9                           ;   370.2 p3+p4   58 dst spill
        xorps xmm8, xmm6                                   ;   370.2 p5      43 dst
        movaps xmm9, [rbp + 64]                            ;   366.5 p2      43 dst reload
        movaps xmm3, xmm2                                  ;   370.2 p0      43 dst copy
        andps xmm9, xmm8                                   ;   371.2 p1      43 dst
        andps xmm12, xmm14                                 ;   372.2 p5      43 dst
        andps xmm4, xmm5                                   ;   372.2 p0      43 dst
        andps xmm13, xmm5                                  ;   372.2 p1      43 dst
        movaps xmm7, xmm5                                  ;   372.2 p5      43 dst copy
        xorps xmm7, xmm8                                   ;   373.2 p0      43 dst
        xorps xmm5, xmm14                                  ;   372.2 p1      43 dst
        andps xmm1, xmm6                                   ;   370.5 p5      43 dst
        xorps xmm0, xmm5                                   ;   373.2 p0      43 dst
        andps xmm10, xmm0                                  ;   374.2 p1      43 dst
        andps xmm11, xmm6                                  ;   371.5 p5      43 dst
        xorps xmm2, xmm11                                  ;   372.5 p0      58 dst
        andps xmm15, xmm8                                  ;   372.2 p1      43 dst
        movaps xmm8, [rbp + 0]                             ;   371.5 p2      43 dst reload
        movaps [rbp + 0], xmm15                            ;   373.2 p3+p4   58 dst spill
        xorps xmm4, xmm15                                  ;   373.2 p5      43 dst
        movaps xmm15, [rbp - 112]                          ;   372.5 p2      58 dst reload
        xorps xmm15, xmm4                                  ;   375.5 p0      58 dst
        andps xmm8, xmm7                                   ;   374.5 p1      43 dst
        xorps xmm3, xmm8                                   ;   375.5 p5      43 dst
        xorps xmm15, xmm10                                 ;   376.5 p0      58 dst
        xorps xmm11, xmm8                                  ;   375.5 p1      43 dst
        movaps xmm8, xmm4                                  ;   374.5 p5      43 dst copy
        movaps xmm4, [rbp - 80]                            ;   374.0 p2      43 dst reload
        andps xmm4, xmm0                                   ;   377.0 p0      43 dst
        movaps xmm0, [rbp - 32]                            ;   375.0 p2      43 dst reload
        andps xmm0, xmm5                                   ;   378.0 p1      43 dst
        xorps xmm2, xmm4                                   ;   378.0 p5      58 dst
        movaps xmm4, [rbp - 128]                           ;   376.0 p2      43 dst reload
        andps xmm4, xmm5                                   ;   379.0 p0      43 dst
        movaps xmm5, [rbp + 16]                            ;   377.0 p2      43 dst reload
        xorps xmm3, xmm4                                   ;   380.0 p1      43 dst
        xorps xmm0, xmm10                                  ;   379.0 p5      43 dst
        movaps xmm10, [rbp + 32]                           ;   378.0 p2      43 dst reload
        xorps xmm8, xmm0                                   ;   380.0 p0      43 dst
        xorps xmm6, xmm14                                  ;   377.2 p1      43 dst
        movaps xmm4, [rbp - 96]                            ;   379.0 p2      43 dst reload
        andps xmm4, xmm14                                  ;   382.0 p5      43 dst
        andps xmm5, xmm6                                   ;   380.0 p0      43 dst
        xorps xmm13, xmm5                                  ;   381.0 p1      43 dst
        xorps xmm11, xmm13                                 ;   382.0 p5      43 dst
        xorps xmm2, xmm5                                   ;   381.0 p0      58 dst
        xorps xmm8, xmm11                                  ;   383.0 p1      43 dst
        xorps xmm9, xmm8                                   ;   384.0 p5      43 dst
        xorps xmm3, xmm9                                   ;   385.0 p0      43 dst
        xorps xmm12, xmm3                                  ;   386.0 p1      43 dst
        xorps xmm4, xmm13                                  ;   383.0 p5      58 dst
        andps xmm10, xmm6                                  ;   381.0 p0      43 dst
        xorps xmm8, [rbp + 4416]                           ;   384.0 p1+p2   58 dst
        andps xmm7, [rbp - 64]                             ;   381.5 p5+p2   43 dst
        xorps xmm11, [rbp + 4432]                          ;   383.0 p0+p2   58 dst
        xorps xmm3, [r9 + 21312]                           ;   386.0 p1+p2   58 dst
        movaps [r8 + 784], xmm11                           ;   384.0 p3+p4   58 dst
        xorps xmm0, xmm10                                  ;   382.5 p5      58 dst
        xorps xmm0, xmm12                                  ;   387.0 p0      58 dst
        xorps xmm0, [rbp + 4464]                           ;   388.0 p1+p2   58 dst
        xorps xmm4, xmm9                                   ;   385.0 p5      58 dst
        movaps [r8 + 864], xmm0                            ;   389.0 p3+p4   58 dst
        xorps xmm2, [r9 + 21280]                           ;   385.2 p0+p2   58 dst
        xorps xmm1, xmm12                                  ;   387.0 p1      43 dst
        xorps xmm4, [rbp + 4448]                           ;   386.2 p5+p2   58 dst
        movaps [r8 + 848], xmm4                            ;   387.2 p3+p4   58 dst
        movaps [r8 + 768], xmm8                            ;   385.0 p3+p4   58 dst
        movaps xmm4, [r15 - 64]                            ;   387.2 p2      43 dst
        movaps xmm0, [rbp + 2960]                          ;   388.2 p2      43 dst
        movaps xmm5, [rbp + 0]                             ;   389.2 p2      58 dst reload
        xorps xmm5, xmm1                                   ;   392.2 p0      58 dst
        xorps xmm5, xmm7                                   ;   393.2 p1      58 dst
        xorps xmm5, [r9 + 21360]                           ;   394.2 p5+p2   58 dst
        movaps [r8 + 880], xmm5                            ;   395.2 p3+p4   58 dst
        movaps xmm5, [rbp + 2448]                          ;   391.2 p2      43 dst reload
        xorps xmm15, xmm1                                  ;   388.0 p0      58 dst
        xorps xmm15, [r9 + 21296]                          ;   392.2 p1+p2   58 dst
        xorps xmm4, xmm5                                   ;   394.2 p5      43 dst
        xorps xmm0, xmm4                                   ;   395.2 p0      43 dst
        movaps xmm6, xmm0                                  ;   396.2 p1      43 dst copy
        movaps xmm1, [rbp + 3008]                          ;   393.2 p2      43 dst
        movaps [r8 + 832], xmm3                            ;   387.8 p3+p4   58 dst
        movaps xmm7, [r14 + 32]                            ;   394.2 p2      43 dst reload
        xorps xmm6, xmm7                                   ;   397.2 p5      43 dst
        xorps xmm1, xmm6                                   ;   398.2 p0      43 dst
        movaps xmm3, [rbp + 2992]                          ;   395.2 p2      43 dst
        movaps [r8 + 800], xmm2                            ;   389.0 p3+p4   58 dst
        movaps xmm2, [rbp + 2976]                          ;   396.2 p2      43 dst
        movaps xmm8, xmm1                                  ;   399.2 p1      43 dst copy
        xorps xmm3, xmm1                                   ;   399.2 p5      43 dst
        movaps xmm9, xmm1                                  ;   399.2 p0      43 dst copy
        movaps [rbp - 64], xmm1                            ;   399.2 p3+p4   43 dst spill
        movaps xmm13, xmm3                                 ;   400.2 p1      43 dst copy
        xorps xmm13, xmm5                                  ;   401.2 p5      43 dst
        movaps [r8 + 816], xmm15                           ;   394.2 p3+p4   58 dst
        movaps [rbp + 32], xmm6                            ;   398.2 p3+p4   43 dst spill
        movaps xmm12, xmm6                                 ;   398.2 p0      43 dst copy
        movaps [rbp + 16], xmm13                           ;   402.2 p3+p4   43 dst spill
        movaps xmm10, xmm6                                 ;   398.2 p1      43 dst copy
        xorps xmm10, [r13 + 80]                            ;   399.2 p5+p2   43 dst
        movaps xmm14, xmm3                                 ;   400.2 p0      43 dst copy
        movaps [rbp - 128], xmm10                          ;   400.2 p3+p4   43 dst spill
        movaps xmm11, xmm6                                 ;   398.2 p1      43 dst copy
        movaps [rbp + 0], xmm3                             ;   400.2 p3+p4   43 dst spill
        xorps xmm2, xmm10                                  ;   400.2 p5      43 dst
        movaps xmm15, xmm3                                 ;   400.2 p0      43 dst copy
        movaps xmm1, xmm13                                 ;   402.2 p1      43 dst copy
        movaps xmm3, xmm13                                 ;   402.2 p5      43 dst copy
        movaps xmm6, xmm13                                 ;   402.2 p0      43 dst copy
        movaps [rbp - 96], xmm2                            ;   401.2 p3+p4   43 dst spill
        movaps xmm13, xmm2                                 ;   401.2 p1      43 dst copy
        movaps xmm2, xmm10                                 ;   400.2 p5      43 dst copy
        movaps xmm10, [rbp - 96]                           ;   401.2 p2      43 dst reload
        movaps [rbp + 48], xmm7                            ;   400.5 p3+p4   43 dst spill
        movaps [rbp - 32], xmm6                            ;   403.2 p3+p4   43 dst spill
        movaps xmm6, xmm7                                  ;   401.0 p0      43 dst copy
        orps xmm2, xmm7                                    ;   401.2 p1      43 dst
        xorps xmm10, xmm2                                  ;   404.2 p5      43 dst
        movaps [rbp - 96], xmm10                           ;   405.2 p3+p4   43 dst spill
        movaps xmm10, xmm7                                 ;   402.0 p0      43 dst copy
        xorps xmm13, [r15 - 64]                            ;   402.2 p1+p2   43 dst
        xorps xmm8, xmm13                                  ;   403.2 p5      43 dst
        xorps xmm10, xmm8                                  ;   404.2 p0      43 dst
        xorps xmm3, xmm13                                  ;   403.2 p1      43 dst
        movaps [rbp + 64], xmm3                            ;   404.2 p3+p4   43 dst spill
        xorps xmm14, [r13 + 80]                            ;   403.5 p5+p2   43 dst
        xorps xmm1, xmm10                                  ;   405.2 p0      43 dst
        andps xmm15, xmm1                                  ;   406.2 p1      43 dst
        xorps xmm0, xmm15                                  ;   407.2 p5      43 dst
        movaps [rbp - 16], xmm10                           ;   405.2 p3+p4   43 dst spill
        movaps xmm15, xmm1                                 ;   406.2 p0      43 dst copy
        xorps xmm6, xmm3                                   ;   405.2 p1      43 dst
        movaps [rbp - 48], xmm6                            ;   406.2 p3+p4   43 dst spill
        andps xmm11, xmm8                                  ;   405.5 p5      43 dst
        movaps [rbp - 112], xmm1                           ;   406.5 p3+p4   43 dst spill
        xorps xmm5, xmm11                                  ;   406.5 p0      43 dst
        movaps xmm1, xmm3                                  ;   406.2 p1      43 dst copy
        movaps xmm3, xmm6                                  ;   406.5 p5      43 dst copy
        movaps xmm6, xmm10                                 ;   407.0 p0      43 dst copy
        movaps xmm7, xmm10                                 ;   407.2 p1      43 dst copy
        movaps xmm10, [rbp - 32]                           ;   407.2 p2      43 dst reload
        movaps [rbp - 32], xmm14                           ;   407.5 p3+p4   43 dst spill
        andps xmm10, xmm14                                 ;   410.2 p5      43 dst
        movaps xmm14, [rbp - 96]                           ;   408.2 p2      43 dst reload
        movaps [rbp - 80], xmm8                            ;   408.5 p3+p4   43 dst spill
        movaps xmm8, xmm13                                 ;   408.5 p0      43 dst copy
        xorps xmm15, [r15 - 64]                            ;   409.2 p1+p2   43 dst
        andps xmm1, xmm15                                  ;   410.2 p5      43 dst
        xorps xmm5, xmm1                                   ;   411.2 p0      43 dst
        xorps xmm14, xmm10                                 ;   411.2 p1      43 dst
        movaps xmm10, [r13 + 80]                           ;   410.2 p2      43 dst reload
        xorps xmm6, xmm10                                  ;   413.2 p5      43 dst
        xorps xmm4, xmm6                                   ;   414.2 p0      43 dst
        xorps xmm12, xmm4                                  ;   415.2 p1      43 dst
        andps xmm9, xmm12                                  ;   416.2 p5      43 dst
        andps xmm8, xmm4                                   ;   415.2 p0      43 dst
        movaps xmm1, xmm15                                 ;   411.8 p1      43 dst copy
        andps xmm7, xmm6                                   ;   414.2 p5      43 dst
        xorps xmm0, xmm7                                   ;   415.2 p0      43 dst
        xorps xmm11, xmm0                                  ;   416.2 p1      43 dst
        xorps xmm11, xmm9                                  ;   417.2 p5      43 dst
        movaps xmm9, [rbp - 128]                           ;   412.5 p2      43 dst reload
        xorps xmm2, xmm0                                   ;   416.2 p0      43 dst
        xorps xmm7, xmm8                                   ;   416.2 p1      43 dst
        xorps xmm5, xmm7                                   ;   417.2 p5      43 dst
        movaps xmm0, xmm11                                 ;   418.2 p0      43 dst copy
        andps xmm0, xmm5                                   ;   419.2 p1      43 dst
        xorps xmm14, xmm7                                  ;   417.2 p5      43 dst
        xorps xmm1, xmm9                                   ;   415.5 p0      43 dst
        andps xmm3, xmm1                                   ;   416.5 p1      43 dst
        movaps xmm7, xmm14                                 ;   418.2 p5      43 dst copy
        movaps xmm6, xmm5                                  ;   418.2 p0      43 dst copy
        xorps xmm2, xmm0                                   ;   420.2 p1      43 dst
        xorps xmm2, xmm3                                   ;   421.2 p5      43 dst
        andps xmm7, xmm2                                   ;   422.2 p0      43 dst
        xorps xmm5, xmm2                                   ;   422.2 p1      43 dst
        xorps xmm11, xmm7                                  ;   423.2 p5      43 dst
        orps xmm0, xmm5                                    ;   423.2 p0      43 dst
        movaps xmm8, xmm14                                 ;   418.8 p1      43 dst copy
        xorps xmm0, xmm11                                  ;   424.2 p5      43 dst
        andps xmm8, xmm11                                  ;   424.2 p0      43 dst
        xorps xmm6, xmm8                                   ;   425.2 p1      43 dst
        movaps xmm8, xmm0                                  ;   425.2 p5      43 dst copy
        andps xmm1, xmm6                                   ;   426.2 p0      43 dst
        andps xmm11, xmm6                                  ;   426.2 p1      43 dst
        movaps xmm7, xmm0                                  ;   425.2 p5      43 dst copy
        orps xmm7, xmm6                                    ;   426.2 p0      43 dst
        xorps xmm5, xmm7                                   ;   427.2 p1      43 dst
        andps xmm9, xmm0                                   ;   425.2 p5      43 dst
        xorps xmm14, xmm11                                 ;   427.2 p0      43 dst
        movaps xmm11, [rbp - 48]                           ;   421.2 p2      43 dst reload
        andps xmm13, xmm5                                  ;   428.2 p1      43 dst
        movaps xmm2, [rbp + 48]                            ;   422.2 p2      43 dst reload
        movaps [rbp - 48], xmm9                            ;   426.2 p3+p4   58 dst spill
        andps xmm11, xmm6                                  ;   426.2 p5      43 dst
        movaps xmm9, [rbp + 64]                            ;   423.2 p2      43 dst reload
        andps xmm2, xmm0                                   ;   425.2 p0      43 dst
        andps xmm4, xmm5                                   ;   428.2 p1      43 dst
        movaps xmm3, xmm2                                  ;   426.2 p5      43 dst copy
        movaps xmm7, xmm5                                  ;   428.2 p0      43 dst copy
        xorps xmm8, xmm6                                   ;   426.2 p1      43 dst
        andps xmm15, xmm8                                  ;   427.2 p5      43 dst
        xorps xmm7, xmm8                                   ;   429.2 p0      43 dst
        andps xmm9, xmm8                                   ;   427.2 p1      43 dst
        movaps xmm8, [rbp + 16]                            ;   426.2 p2      43 dst reload
        movaps [rbp + 16], xmm15                           ;   428.2 p3+p4   58 dst spill
        xorps xmm6, xmm14                                  ;   428.2 p5      43 dst
        xorps xmm4, xmm15                                  ;   429.2 p0      43 dst
        movaps xmm15, [rbp - 48]                           ;   427.2 p2      58 dst reload
        xorps xmm15, xmm4                                  ;   430.2 p1      58 dst
        xorps xmm2, xmm11                                  ;   427.8 p5      58 dst
        andps xmm8, xmm7                                   ;   430.2 p0      43 dst
        xorps xmm3, xmm8                                   ;   431.2 p1      43 dst
        xorps xmm5, xmm14                                  ;   428.8 p5      43 dst
        xorps xmm0, xmm5                                   ;   429.8 p0      43 dst
        xorps xmm11, xmm8                                  ;   431.2 p1      43 dst
        movaps xmm8, xmm4                                  ;   430.2 p5      43 dst copy
        movaps xmm4, [rbp - 16]                            ;   429.5 p2      43 dst reload
        andps xmm4, xmm0                                   ;   432.5 p0      43 dst
        xorps xmm2, xmm4                                   ;   433.5 p1      58 dst
        movaps xmm4, [rbp - 112]                           ;   430.5 p2      43 dst reload
        andps xmm10, xmm0                                  ;   430.8 p5      43 dst
        xorps xmm15, xmm10                                 ;   431.8 p0      58 dst
        movaps xmm0, [rbp + 32]                            ;   431.5 p2      43 dst reload
        andps xmm0, xmm5                                   ;   434.5 p1      43 dst
        xorps xmm10, xmm0                                  ;   435.5 p5      43 dst
        movaps xmm0, [rbp - 80]                            ;   432.5 p2      43 dst reload
        andps xmm0, xmm5                                   ;   435.5 p0      43 dst
        xorps xmm3, xmm0                                   ;   436.5 p1      43 dst
        andps xmm4, xmm6                                   ;   433.5 p5      43 dst
        xorps xmm2, xmm4                                   ;   434.5 p0      58 dst
        andps xmm7, [rbp - 32]                             ;   433.5 p1+p2   43 dst
        andps xmm12, xmm14                                 ;   433.8 p5      43 dst
        xorps xmm2, [r9 + 21408]                           ;   435.5 p0+p2   58 dst
        xorps xmm13, xmm4                                  ;   434.5 p1      43 dst
        xorps xmm11, xmm13                                 ;   435.5 p5      43 dst
        movaps xmm5, [rbp + 0]                             ;   435.5 p2      43 dst reload
        andps xmm5, xmm6                                   ;   438.5 p0      43 dst
        xorps xmm8, xmm10                                  ;   436.5 p1      43 dst
        movaps xmm0, [rbp - 64]                            ;   436.5 p2      43 dst reload
        andps xmm0, xmm14                                  ;   439.5 p5      43 dst
        xorps xmm8, xmm11                                  ;   437.5 p0      43 dst
        xorps xmm0, xmm13                                  ;   440.5 p1      58 dst
        movaps xmm4, [rbp + 16]                            ;   437.5 p2      58 dst reload
        xorps xmm9, xmm8                                   ;   438.5 p5      43 dst
        xorps xmm3, xmm9                                   ;   439.5 p0      43 dst
        xorps xmm12, xmm3                                  ;   440.5 p1      43 dst
        xorps xmm1, xmm12                                  ;   441.5 p5      43 dst
        xorps xmm0, xmm9                                   ;   441.5 p0      58 dst
        xorps xmm4, xmm1                                   ;   442.5 p1      58 dst
        xorps xmm4, xmm7                                   ;   443.5 p5      58 dst
        xorps xmm4, [r9 + 21488]                           ;   444.5 p0+p2   58 dst
        movaps [r8 + 1008], xmm4                           ;   445.5 p3+p4   58 dst
        xorps xmm15, xmm1                                  ;   442.5 p1      58 dst
        xorps xmm10, xmm5                                  ;   439.8 p5      58 dst
        xorps xmm11, [rbp + 4496]                          ;   440.0 p0+p2   58 dst
        xorps xmm15, [r9 + 21424]                          ;   443.5 p1+p2   58 dst
        xorps xmm3, [r9 + 21440]                           ;   441.5 p5+p2   58 dst
        xorps xmm0, [rbp + 4512]                           ;   442.5 p0+p2   58 dst
        movaps [r8 + 976], xmm0                            ;   443.5 p3+p4   58 dst
        movaps [r8 + 960], xmm3                            ;   442.5 p3+p4   58 dst
        xorps xmm8, [rbp + 4480]                           ;   443.5 p1+p2   58 dst
        movaps [r8 + 896], xmm8                            ;   444.5 p3+p4   58 dst
        movaps [r8 + 944], xmm15                           ;   444.5 p3+p4   58 dst
        movaps xmm4, [r15 + 0]                             ;   444.5 p2      43 dst
        movaps [r8 + 928], xmm2                            ;   444.0 p3+p4   58 dst
        movaps xmm5, [rbp + 2496]                          ;   445.5 p2      43 dst reload
        xorps xmm10, xmm12                                 ;   442.0 p5      58 dst
        movaps xmm0, [rbp + 3264]                          ;   446.5 p2      43 dst
        xorps xmm4, xmm5                                   ;   448.5 p0      43 dst
        xorps xmm0, xmm4                                   ;   449.5 p1      43 dst
        movaps xmm1, [rbp + 3312]                          ;   447.5 p2      43 dst
        movaps [r8 + 912], xmm11                           ;   445.0 p3+p4   58 dst
        movaps xmm3, [rbp + 3296]                          ;   448.5 p2      43 dst
        movaps xmm6, xmm0                                  ;   450.5 p5      43 dst copy
        movaps xmm7, [rbx + 16]                            ;   449.5 p2      43 dst reload
        xorps xmm10, [rbp + 4528]                          ;   450.5 p0+p2   58 dst
        xorps xmm6, xmm7                                   ;   452.5 p1      43 dst
        xorps xmm1, xmm6                                   ;   453.5 p5      43 dst
        xorps xmm3, xmm1                                   ;   454.5 p0      43 dst
        movaps xmm13, xmm3                                 ;   455.5 p1      43 dst copy
        xorps xmm13, xmm5                                  ;   456.5 p5      43 dst
        movaps xmm8, xmm1                                  ;   454.5 p0      43 dst copy
        movaps [rbp - 32], xmm1                            ;   454.5 p3+p4   43 dst spill
        movaps xmm9, xmm1                                  ;   454.5 p1      43 dst copy
        movaps xmm1, xmm13                                 ;   457.5 p5      43 dst copy
        movaps xmm14, xmm3                                 ;   455.5 p0      43 dst copy
        movaps xmm11, xmm6                                 ;   453.5 p1      43 dst copy
        movaps [rbp + 16], xmm3                            ;   455.5 p3+p4   43 dst spill
        movaps xmm12, xmm6                                 ;   453.5 p5      43 dst copy
        movaps [rbp + 0], xmm6                             ;   453.5 p3+p4   43 dst spill
        movaps [r8 + 992], xmm10                           ;   451.5 p3+p4   58 dst
        movaps xmm10, xmm6                                 ;   453.5 p0      43 dst copy
        xorps xmm10, [r14 - 96]                            ;   454.5 p1+p2   43 dst
        movaps xmm15, xmm3                                 ;   455.5 p5      43 dst copy
        movaps xmm6, xmm13                                 ;   457.5 p0      43 dst copy
        movaps xmm3, xmm13                                 ;   457.5 p1      43 dst copy
        movaps [rbp - 112], xmm13                          ;   457.5 p3+p4   43 dst spill
        movaps xmm2, [rbp + 3280]                          ;   454.2 p2      43 dst
        xorps xmm2, xmm10                                  ;   457.2 p5      43 dst
        movaps xmm13, xmm2                                 ;   458.2 p0      43 dst copy
        movaps [rbp - 80], xmm10                           ;   455.5 p3+p4   43 dst spill
        movaps [rbp - 64], xmm2                            ;   458.2 p3+p4   43 dst spill
        movaps xmm2, xmm10                                 ;   455.5 p1      43 dst copy
        orps xmm2, xmm7                                    ;   456.5 p5      43 dst
        movaps xmm10, [rbp - 64]                           ;   458.2 p2      43 dst reload
        xorps xmm10, xmm2                                  ;   461.2 p0      43 dst
        movaps [rbp - 64], xmm10                           ;   462.2 p3+p4   43 dst spill
        movaps xmm10, xmm7                                 ;   456.8 p1      43 dst copy
        xorps xmm13, [r15 + 0]                             ;   459.2 p5+p2   43 dst
        xorps xmm8, xmm13                                  ;   460.2 p0      43 dst
        xorps xmm10, xmm8                                  ;   461.2 p1      43 dst
        movaps [rbp + 32], xmm6                            ;   458.5 p3+p4   43 dst spill
        movaps xmm6, xmm7                                  ;   458.0 p5      43 dst copy
        xorps xmm1, xmm10                                  ;   462.2 p0      43 dst
        andps xmm15, xmm1                                  ;   463.2 p1      43 dst
        movaps [rbp - 48], xmm1                            ;   463.2 p3+p4   43 dst spill
        movaps [rbp - 128], xmm7                           ;   460.0 p3+p4   43 dst spill
        movaps xmm7, xmm10                                 ;   462.2 p5      43 dst copy
        xorps xmm0, xmm15                                  ;   464.2 p0      43 dst
        movaps xmm15, xmm1                                 ;   463.2 p1      43 dst copy
        xorps xmm3, xmm13                                  ;   460.2 p5      43 dst
        xorps xmm6, xmm3                                   ;   461.2 p0      43 dst
        movaps [rbp + 64], xmm3                            ;   461.2 p3+p4   43 dst spill
        movaps xmm1, xmm3                                  ;   461.2 p1      43 dst copy
        movaps xmm3, xmm6                                  ;   462.2 p5      43 dst copy
        movaps [rbp + 48], xmm6                            ;   462.2 p3+p4   43 dst spill
        movaps xmm6, xmm10                                 ;   462.2 p0      43 dst copy
        xorps xmm14, [r14 - 96]                            ;   461.8 p1+p2   43 dst
        movaps [rbp - 96], xmm10                           ;   463.0 p3+p4   43 dst spill
        movaps xmm10, [rbp + 32]                           ;   462.8 p2      43 dst reload
        movaps [rbp + 32], xmm14                           ;   464.0 p3+p4   43 dst spill
        andps xmm10, xmm14                                 ;   465.8 p5      43 dst
        movaps xmm14, [rbp - 64]                           ;   463.8 p2      43 dst reload
        xorps xmm14, xmm10                                 ;   466.8 p0      43 dst
        movaps xmm10, [r14 - 96]                           ;   464.8 p2      43 dst reload
        xorps xmm6, xmm10                                  ;   467.8 p1      43 dst
        andps xmm7, xmm6                                   ;   468.8 p5      43 dst
        movaps [rbp - 16], xmm8                            ;   465.0 p3+p4   43 dst spill
        andps xmm11, xmm8                                  ;   464.5 p0      43 dst
        xorps xmm5, xmm11                                  ;   465.5 p1      43 dst
        xorps xmm15, [r15 + 0]                             ;   465.8 p5+p2   43 dst
        movaps xmm8, xmm13                                 ;   465.5 p0      43 dst copy
        andps xmm1, xmm15                                  ;   466.8 p1      43 dst
        xorps xmm5, xmm1                                   ;   467.8 p5      43 dst
        movaps xmm1, xmm15                                 ;   466.8 p0      43 dst copy
        xorps xmm4, xmm6                                   ;   468.8 p1      43 dst
        andps xmm8, xmm4                                   ;   469.8 p5      43 dst
        xorps xmm0, xmm7                                   ;   469.8 p0      43 dst
        xorps xmm12, xmm4                                  ;   469.8 p1      43 dst
        xorps xmm7, xmm8                                   ;   470.8 p5      43 dst
        andps xmm9, xmm12                                  ;   470.8 p0      43 dst
        xorps xmm11, xmm0                                  ;   470.8 p1      43 dst
        xorps xmm11, xmm9                                  ;   471.8 p5      43 dst
        movaps xmm9, [rbp - 80]                            ;   468.2 p2      43 dst reload
        xorps xmm1, xmm9                                   ;   471.2 p0      43 dst
        xorps xmm5, xmm7                                   ;   471.8 p1      43 dst
        xorps xmm14, xmm7                                  ;   471.8 p5      43 dst
        xorps xmm2, xmm0                                   ;   470.8 p0      43 dst
        movaps xmm0, xmm11                                 ;   472.8 p1      43 dst copy
        andps xmm0, xmm5                                   ;   473.8 p5      43 dst
        xorps xmm2, xmm0                                   ;   474.8 p0      43 dst
        movaps xmm6, xmm5                                  ;   472.8 p1      43 dst copy
        andps xmm3, xmm1                                   ;   472.2 p5      43 dst
        xorps xmm2, xmm3                                   ;   475.8 p0      43 dst
        movaps xmm7, xmm14                                 ;   472.8 p1      43 dst copy
        andps xmm7, xmm2                                   ;   476.8 p5      43 dst
        xorps xmm5, xmm2                                   ;   476.8 p0      43 dst
        xorps xmm11, xmm7                                  ;   477.8 p1      43 dst
        orps xmm0, xmm5                                    ;   477.8 p5      43 dst
        xorps xmm0, xmm11                                  ;   478.8 p0      43 dst
        movaps xmm8, xmm14                                 ;   474.8 p1      43 dst copy
        andps xmm8, xmm11                                  ;   478.8 p5      43 dst
        movaps xmm7, xmm0                                  ;   479.8 p0      43 dst copy
        xorps xmm6, xmm8                                   ;   479.8 p1      43 dst
        orps xmm7, xmm6                                    ;   480.8 p5      43 dst
        xorps xmm5, xmm7                                   ;   481.8 p0      43 dst
        movaps xmm2, [rbp - 128]                           ;   474.0 p2      43 dst reload
        andps xmm4, xmm5                                   ;   482.8 p1      43 dst
        andps xmm9, xmm0                                   ;   479.8 p5      43 dst
        andps xmm13, xmm5                                  ;   482.8 p0      43 dst
        andps xmm2, xmm0                                   ;   479.8 p1      43 dst
        andps xmm11, xmm6                                  ;   480.8 p5      43 dst
        movaps xmm8, xmm0                                  ;   479.8 p0      43 dst copy
        movaps xmm7, xmm5                                  ;   482.8 p1      43 dst copy
        xorps xmm14, xmm11                                 ;   481.8 p5      43 dst
        xorps xmm5, xmm14                                  ;   482.8 p0      43 dst
        movaps xmm11, [rbp + 48]                           ;   478.0 p2      43 dst reload
        movaps [rbp + 48], xmm9                            ;   480.8 p3+p4   58 dst spill
        xorps xmm8, xmm6                                   ;   480.8 p1      43 dst
        xorps xmm7, xmm8                                   ;   483.8 p5      43 dst
        movaps xmm3, xmm2                                  ;   480.8 p0      43 dst copy
        andps xmm11, xmm6                                  ;   481.0 p1      43 dst
        movaps xmm9, [rbp + 64]                            ;   480.2 p2      43 dst reload
        xorps xmm0, xmm5                                   ;   483.8 p5      43 dst
        andps xmm10, xmm0                                  ;   484.8 p0      43 dst
        xorps xmm2, xmm11                                  ;   482.0 p1      58 dst
        andps xmm9, xmm8                                   ;   483.2 p5      43 dst
        andps xmm15, xmm8                                  ;   482.5 p0      43 dst
        xorps xmm4, xmm15                                  ;   483.8 p1      43 dst
        movaps xmm8, [rbp - 112]                           ;   482.0 p2      43 dst reload
        andps xmm8, xmm7                                   ;   485.0 p5      43 dst
        xorps xmm3, xmm8                                   ;   486.0 p0      43 dst
        xorps xmm8, xmm11                                  ;   486.0 p1      43 dst
        movaps [rbp - 112], xmm15                          ;   483.5 p3+p4   58 dst spill
        movaps xmm15, [rbp + 48]                           ;   483.2 p2      58 dst reload
        xorps xmm15, xmm4                                  ;   486.2 p5      58 dst
        andps xmm12, xmm14                                 ;   484.5 p0      43 dst
        movaps xmm11, xmm4                                 ;   484.8 p1      43 dst copy
        movaps xmm4, [rbp - 96]                            ;   484.2 p2      43 dst reload
        andps xmm4, xmm0                                   ;   487.2 p5      43 dst
        xorps xmm2, xmm4                                   ;   488.2 p0      58 dst
        andps xmm1, xmm6                                   ;   485.8 p1      43 dst
        movaps xmm0, [rbp + 0]                             ;   485.2 p2      43 dst reload
        xorps xmm15, xmm10                                 ;   487.2 p5      58 dst
        andps xmm0, xmm5                                   ;   488.2 p0      43 dst
        xorps xmm6, xmm14                                  ;   486.8 p1      43 dst
        xorps xmm0, xmm10                                  ;   489.2 p5      43 dst
        movaps xmm4, [rbp - 16]                            ;   486.5 p2      43 dst reload
        movaps xmm10, [rbp + 16]                           ;   487.5 p2      43 dst reload
        andps xmm4, xmm5                                   ;   489.5 p0      43 dst
        xorps xmm3, xmm4                                   ;   490.5 p1      43 dst
        xorps xmm11, xmm0                                  ;   490.2 p5      43 dst
        andps xmm10, xmm6                                  ;   490.5 p0      43 dst
        movaps xmm4, [rbp - 32]                            ;   488.5 p2      43 dst reload
        andps xmm4, xmm14                                  ;   491.5 p1      43 dst
        movaps xmm5, [rbp - 48]                            ;   489.5 p2      43 dst reload
        andps xmm5, xmm6                                   ;   492.5 p5      43 dst
        xorps xmm13, xmm5                                  ;   493.5 p0      43 dst
        xorps xmm8, xmm13                                  ;   494.5 p1      43 dst
        xorps xmm0, xmm10                                  ;   491.5 p5      58 dst
        xorps xmm11, xmm8                                  ;   495.5 p0      43 dst
        xorps xmm9, xmm11                                  ;   496.5 p1      43 dst
        xorps xmm4, xmm13                                  ;   494.5 p5      58 dst
        xorps xmm2, xmm5                                   ;   493.5 p0      58 dst
        movaps xmm5, [rbp - 112]                           ;   490.8 p2      58 dst reload
        xorps xmm3, xmm9                                   ;   497.5 p1      43 dst
        xorps xmm4, xmm9                                   ;   497.5 p5      58 dst
        andps xmm7, [rbp + 32]                             ;   492.5 p0+p2   43 dst
        xorps xmm2, [r9 + 21536]                           ;   494.5 p1+p2   58 dst
        xorps xmm12, xmm3                                  ;   498.5 p5      43 dst
        xorps xmm1, xmm12                                  ;   499.5 p0      43 dst
        xorps xmm0, xmm12                                  ;   499.5 p1      58 dst
        xorps xmm15, xmm1                                  ;   500.5 p5      58 dst
        xorps xmm15, [r9 + 21552]                          ;   501.5 p0+p2   58 dst
        xorps xmm5, xmm1                                   ;   500.5 p1      58 dst
        xorps xmm5, xmm7                                   ;   501.5 p5      58 dst
        xorps xmm5, [r9 + 21616]                           ;   502.5 p0+p2   58 dst
        movaps [r8 + 1136], xmm5                           ;   503.5 p3+p4   58 dst
        xorps xmm0, [rbp + 4592]                           ;   500.5 p1+p2   58 dst
        xorps xmm11, [rbp + 4544]                          ;   496.8 p5+p2   58 dst
        xorps xmm8, [rbp + 4560]                           ;   497.8 p0+p2   58 dst
        movaps [r8 + 1040], xmm8                           ;   498.8 p3+p4   58 dst
        movaps [r8 + 1056], xmm2                           ;   496.5 p3+p4   58 dst
        xorps xmm4, [rbp + 4576]                           ;   498.8 p1+p2   58 dst
        movaps [r8 + 1104], xmm4                           ;   499.8 p3+p4   58 dst
        movaps xmm1, [rbp + 3632]                          ;   499.8 p2      43 dst
        movaps [r8 + 1120], xmm0                           ;   501.5 p3+p4   58 dst
        xorps xmm3, [r9 + 21568]                           ;   500.8 p5+p2   58 dst
        movaps xmm4, [r15 + 80]                            ;   501.8 p2      43 dst
        movaps [r8 + 1088], xmm3                           ;   501.8 p3+p4   58 dst
        movaps xmm5, [rbp + 2560]                          ;   502.8 p2      43 dst reload
        movaps xmm0, [rbp + 3584]                          ;   503.8 p2      43 dst
        movaps [r8 + 1072], xmm15                          ;   502.5 p3+p4   58 dst
        xorps xmm4, xmm5                                   ;   505.8 p0      43 dst
        xorps xmm0, xmm4                                   ;   506.8 p1      43 dst
        movaps xmm6, xmm0                                  ;   507.8 p5      43 dst copy
        movaps xmm7, [rbx + 80]                            ;   504.8 p2      43 dst reload
        xorps xmm6, xmm7                                   ;   508.8 p0      43 dst
        movaps xmm10, xmm6                                 ;   509.8 p1      43 dst copy
        movaps xmm3, [rbp + 3616]                          ;   505.8 p2      43 dst
        movaps [r8 + 1024], xmm11                          ;   501.8 p3+p4   58 dst
        xorps xmm1, xmm6                                   ;   509.8 p5      43 dst
        movaps xmm11, xmm6                                 ;   509.8 p0      43 dst copy
        xorps xmm3, xmm1                                   ;   510.8 p1      43 dst
        movaps xmm15, xmm3                                 ;   511.8 p5      43 dst copy
        movaps xmm8, xmm1                                  ;   510.8 p0      43 dst copy
        movaps xmm9, xmm1                                  ;   510.8 p1      43 dst copy
        movaps [rbp + 16], xmm6                            ;   509.8 p3+p4   43 dst spill
        movaps xmm13, xmm3                                 ;   511.8 p5      43 dst copy
        movaps xmm12, xmm6                                 ;   509.8 p0      43 dst copy
        movaps xmm14, xmm3                                 ;   511.8 p1      43 dst copy
        movaps [rbp + 32], xmm1                            ;   510.8 p3+p4   43 dst spill
        xorps xmm10, [r14 - 16]                            ;   510.8 p5+p2   43 dst
        movaps xmm2, [rbp + 3600]                          ;   507.8 p2      43 dst
        xorps xmm2, xmm10                                  ;   511.8 p0      43 dst
        movaps [rbp - 32], xmm2                            ;   512.8 p3+p4   43 dst spill
        movaps [rbp - 112], xmm3                           ;   511.8 p3+p4   43 dst spill
        xorps xmm13, xmm5                                  ;   512.8 p1      43 dst
        movaps [rbp - 48], xmm13                           ;   513.8 p3+p4   43 dst spill
        movaps xmm3, xmm13                                 ;   513.8 p5      43 dst copy
        movaps xmm1, xmm13                                 ;   513.8 p0      43 dst copy
        movaps xmm6, xmm13                                 ;   513.8 p1      43 dst copy
        movaps xmm13, xmm2                                 ;   512.8 p5      43 dst copy
        movaps xmm2, xmm10                                 ;   511.8 p0      43 dst copy
        orps xmm2, xmm7                                    ;   512.8 p1      43 dst
        movaps [rbp - 16], xmm10                           ;   511.8 p3+p4   43 dst spill
        movaps [rbp + 0], xmm6                             ;   514.8 p3+p4   43 dst spill
        movaps xmm10, [rbp - 32]                           ;   512.8 p2      43 dst reload
        xorps xmm10, xmm2                                  ;   515.8 p5      43 dst
        movaps [rbp - 32], xmm10                           ;   516.8 p3+p4   43 dst spill
        movaps xmm10, xmm7                                 ;   513.0 p0      43 dst copy
        movaps xmm6, xmm7                                  ;   513.2 p1      43 dst copy
        xorps xmm13, [r15 + 80]                            ;   513.8 p5+p2   43 dst
        xorps xmm8, xmm13                                  ;   514.8 p0      43 dst
        andps xmm11, xmm8                                  ;   515.8 p1      43 dst
        movaps [rbp - 96], xmm8                            ;   515.8 p3+p4   43 dst spill
        movaps [rbp - 80], xmm7                            ;   515.8 p3+p4   43 dst spill
        xorps xmm10, xmm8                                  ;   515.8 p5      43 dst
        movaps [rbp - 64], xmm10                           ;   516.8 p3+p4   43 dst spill
        xorps xmm5, xmm11                                  ;   516.8 p0      43 dst
        xorps xmm3, xmm13                                  ;   515.5 p1      43 dst
        movaps [rbp + 64], xmm3                            ;   517.8 p3+p4   43 dst spill
        xorps xmm1, xmm10                                  ;   516.8 p5      43 dst
        xorps xmm6, xmm3                                   ;   516.5 p0      43 dst
        andps xmm15, xmm1                                  ;   517.8 p1      43 dst
        xorps xmm0, xmm15                                  ;   518.8 p5      43 dst
        movaps xmm8, xmm13                                 ;   517.2 p0      43 dst copy
        movaps [rbp + 48], xmm1                            ;   518.8 p3+p4   43 dst spill
        movaps xmm15, xmm1                                 ;   517.8 p1      43 dst copy
        movaps xmm1, xmm3                                  ;   518.0 p5      43 dst copy
        movaps xmm3, xmm6                                  ;   518.2 p0      43 dst copy
        movaps [rbp - 128], xmm6                           ;   519.8 p3+p4   43 dst spill
        xorps xmm14, [r14 - 16]                            ;   518.5 p1+p2   43 dst
        movaps xmm6, xmm10                                 ;   519.0 p5      43 dst copy
        movaps xmm7, xmm10                                 ;   519.2 p0      43 dst copy
        movaps xmm10, [rbp + 0]                            ;   519.5 p2      43 dst reload
        andps xmm10, xmm14                                 ;   522.5 p1      43 dst
        movaps [rbp + 0], xmm14                            ;   520.8 p3+p4   43 dst spill
        movaps xmm14, [rbp - 32]                           ;   520.5 p2      43 dst reload
        xorps xmm14, xmm10                                 ;   523.5 p5      43 dst
        movaps xmm10, [r14 - 16]                           ;   521.5 p2      43 dst reload
        xorps xmm6, xmm10                                  ;   524.5 p0      43 dst
        xorps xmm15, [r15 + 80]                            ;   522.5 p1+p2   43 dst
        andps xmm1, xmm15                                  ;   523.5 p5      43 dst
        andps xmm7, xmm6                                   ;   525.5 p0      43 dst
        xorps xmm5, xmm1                                   ;   524.5 p1      43 dst
        movaps xmm1, xmm15                                 ;   523.5 p5      43 dst copy
        xorps xmm4, xmm6                                   ;   525.5 p0      43 dst
        andps xmm8, xmm4                                   ;   526.5 p1      43 dst
        xorps xmm12, xmm4                                  ;   526.5 p5      43 dst
        andps xmm9, xmm12                                  ;   527.5 p0      43 dst
        xorps xmm0, xmm7                                   ;   526.5 p1      43 dst
        xorps xmm11, xmm0                                  ;   527.5 p5      43 dst
        xorps xmm11, xmm9                                  ;   528.5 p0      43 dst
        xorps xmm7, xmm8                                   ;   527.5 p1      43 dst
        xorps xmm5, xmm7                                   ;   528.5 p5      43 dst
        xorps xmm14, xmm7                                  ;   528.5 p0      43 dst
        movaps xmm7, xmm14                                 ;   529.5 p1      43 dst copy
        movaps xmm9, [rbp - 16]                            ;   525.0 p2      43 dst reload
        xorps xmm1, xmm9                                   ;   528.0 p5      43 dst
        xorps xmm2, xmm0                                   ;   527.5 p0      43 dst
        movaps xmm0, xmm11                                 ;   529.5 p1      43 dst copy
        andps xmm0, xmm5                                   ;   530.5 p5      43 dst
        movaps xmm8, xmm14                                 ;   529.5 p0      43 dst copy
        andps xmm3, xmm1                                   ;   529.0 p1      43 dst
        xorps xmm2, xmm0                                   ;   531.5 p5      43 dst
        xorps xmm2, xmm3                                   ;   532.5 p0      43 dst
        andps xmm7, xmm2                                   ;   533.5 p1      43 dst
        xorps xmm11, xmm7                                  ;   534.5 p5      43 dst
        andps xmm8, xmm11                                  ;   535.5 p0      43 dst
        movaps xmm6, xmm5                                  ;   530.0 p1      43 dst copy
        xorps xmm5, xmm2                                   ;   533.5 p5      43 dst
        orps xmm0, xmm5                                    ;   534.5 p0      43 dst
        xorps xmm0, xmm11                                  ;   535.5 p1      43 dst
        movaps xmm7, xmm0                                  ;   536.5 p5      43 dst copy
        xorps xmm6, xmm8                                   ;   536.5 p0      43 dst
        orps xmm7, xmm6                                    ;   537.5 p1      43 dst
        andps xmm9, xmm0                                   ;   536.5 p5      43 dst
        movaps xmm8, xmm0                                  ;   536.5 p0      43 dst copy
        movaps xmm2, [rbp - 80]                            ;   530.2 p2      43 dst reload
        xorps xmm5, xmm7                                   ;   538.5 p1      43 dst
        andps xmm4, xmm5                                   ;   539.5 p5      43 dst
        xorps xmm8, xmm6                                   ;   537.5 p0      43 dst
        andps xmm1, xmm6                                   ;   537.5 p1      43 dst
        movaps xmm7, xmm5                                  ;   539.5 p5      43 dst copy
        andps xmm2, xmm0                                   ;   536.5 p0      43 dst
        andps xmm13, xmm5                                  ;   539.5 p1      43 dst
        xorps xmm7, xmm8                                   ;   540.5 p5      43 dst
        andps xmm11, xmm6                                  ;   537.5 p0      43 dst
        movaps xmm3, xmm2                                  ;   537.5 p1      43 dst copy
        xorps xmm14, xmm11                                 ;   538.5 p5      43 dst
        xorps xmm5, xmm14                                  ;   539.5 p0      43 dst
        xorps xmm0, xmm5                                   ;   540.5 p1      43 dst
        andps xmm10, xmm0                                  ;   541.5 p5      43 dst
        movaps xmm11, [rbp - 128]                          ;   537.2 p2      43 dst reload
        andps xmm15, xmm8                                  ;   538.5 p0      43 dst
        movaps [rbp - 128], xmm9                           ;   537.8 p3+p4   58 dst spill
        movaps xmm9, [rbp + 64]                            ;   538.2 p2      43 dst reload
        andps xmm9, xmm8                                   ;   541.2 p1      43 dst
        xorps xmm4, xmm15                                  ;   540.5 p5      43 dst
        andps xmm11, xmm6                                  ;   540.2 p0      43 dst
        xorps xmm2, xmm11                                  ;   541.2 p1      58 dst
        movaps xmm8, [rbp - 48]                            ;   539.2 p2      43 dst reload
        movaps [rbp - 48], xmm15                           ;   539.5 p3+p4   58 dst spill
        movaps xmm15, [rbp - 128]                          ;   540.2 p2      58 dst reload
        andps xmm8, xmm7                                   ;   542.2 p5      43 dst
        xorps xmm3, xmm8                                   ;   543.2 p0      43 dst
        xorps xmm8, xmm11                                  ;   543.2 p1      43 dst
        movaps xmm11, xmm4                                 ;   541.5 p5      43 dst copy
        xorps xmm15, xmm4                                  ;   543.2 p0      58 dst
        movaps xmm4, [rbp - 64]                            ;   541.2 p2      43 dst reload
        xorps xmm15, xmm10                                 ;   544.2 p1      58 dst
        andps xmm4, xmm0                                   ;   544.2 p5      43 dst
        xorps xmm2, xmm4                                   ;   545.2 p0      58 dst
        xorps xmm6, xmm14                                  ;   542.5 p1      43 dst
        movaps xmm0, [rbp + 16]                            ;   542.5 p2      43 dst reload
        andps xmm0, xmm5                                   ;   545.5 p5      43 dst
        andps xmm12, xmm14                                 ;   543.2 p0      43 dst
        xorps xmm0, xmm10                                  ;   546.5 p1      43 dst
        xorps xmm11, xmm0                                  ;   547.5 p5      43 dst
        movaps xmm4, [rbp - 96]                            ;   543.8 p2      43 dst reload
        andps xmm4, xmm5                                   ;   546.8 p0      43 dst
        xorps xmm3, xmm4                                   ;   547.8 p1      43 dst
        movaps xmm5, [rbp + 48]                            ;   544.8 p2      43 dst reload
        andps xmm5, xmm6                                   ;   547.8 p5      43 dst
        xorps xmm13, xmm5                                  ;   548.8 p0      43 dst
        xorps xmm8, xmm13                                  ;   549.8 p1      43 dst
        xorps xmm11, xmm8                                  ;   550.8 p5      43 dst
        xorps xmm9, xmm11                                  ;   551.8 p0      43 dst
        xorps xmm3, xmm9                                   ;   552.8 p1      43 dst
        movaps xmm4, [rbp + 32]                            ;   546.2 p2      43 dst reload
        xorps xmm12, xmm3                                  ;   553.8 p5      43 dst
        movaps xmm10, [rbp - 112]                          ;   547.2 p2      43 dst reload
        andps xmm10, xmm6                                  ;   550.2 p0      43 dst
        xorps xmm11, [rbp + 4608]                          ;   551.8 p1+p2   58 dst
        movaps [r8 + 1152], xmm11                          ;   552.8 p3+p4   58 dst
        xorps xmm0, xmm10                                  ;   551.2 p5      58 dst
        xorps xmm1, xmm12                                  ;   554.8 p0      43 dst
        xorps xmm0, xmm12                                  ;   554.8 p1      58 dst
        andps xmm7, [rbp + 0]                              ;   549.2 p5+p2   43 dst
        andps xmm4, xmm14                                  ;   549.2 p0      43 dst
        xorps xmm4, xmm13                                  ;   550.2 p1      58 dst
        xorps xmm4, xmm9                                   ;   552.8 p5      58 dst
        xorps xmm2, xmm5                                   ;   550.2 p0      58 dst
        movaps xmm5, [rbp - 48]                            ;   550.2 p2      58 dst reload
        xorps xmm5, xmm1                                   ;   555.8 p1      58 dst
        xorps xmm15, xmm1                                  ;   555.8 p5      58 dst
        movaps xmm1, [rbp + 2944]                          ;   551.2 p2      43 dst
        xorps xmm15, [r9 + 21680]                          ;   556.8 p0+p2   58 dst
        xorps xmm2, [r9 + 21664]                           ;   553.2 p1+p2   58 dst
        movaps [r8 + 1184], xmm2                           ;   554.2 p3+p4   58 dst
        movaps xmm2, [rbp + 2912]                          ;   554.2 p2      43 dst
        xorps xmm8, [rbp + 4624]                           ;   555.2 p5+p2   58 dst
        movaps [r8 + 1168], xmm8                           ;   556.2 p3+p4   58 dst
        xorps xmm3, [r9 + 21696]                           ;   556.2 p0+p2   58 dst
        xorps xmm5, xmm7                                   ;   556.8 p1      58 dst
        movaps xmm7, [rbp + 2736]                          ;   557.2 p2      43 dst reload
        movaps [r8 + 1200], xmm15                          ;   557.8 p3+p4   58 dst
        movaps [r8 + 1216], xmm3                           ;   557.2 p3+p4   58 dst
        xorps xmm5, [r9 + 21744]                           ;   558.2 p5+p2   58 dst
        xorps xmm4, [rbp + 4640]                           ;   559.2 p0+p2   58 dst
        xorps xmm0, [rbp + 4656]                           ;   560.2 p1+p2   58 dst
        movaps [r8 + 1232], xmm4                           ;   560.2 p3+p4   58 dst
        movaps xmm4, [r15 - 80]                            ;   561.2 p2      43 dst
        movaps [r8 + 1264], xmm5                           ;   559.2 p3+p4   58 dst
        movaps xmm5, [rbp + 2720]                          ;   562.2 p2      43 dst reload
        movaps [r8 + 1248], xmm0                           ;   561.2 p3+p4   58 dst
        movaps xmm0, [rbp + 2896]                          ;   563.2 p2      43 dst
        xorps xmm4, xmm5                                   ;   565.2 p5      43 dst
        xorps xmm0, xmm4                                   ;   566.2 p0      43 dst
        movaps xmm6, xmm0                                  ;   567.2 p1      43 dst copy
        xorps xmm6, xmm7                                   ;   568.2 p5      43 dst
        xorps xmm1, xmm6                                   ;   569.2 p0      43 dst
        movaps xmm3, [rbp + 2928]                          ;   564.2 p2      43 dst
        xorps xmm3, xmm1                                   ;   570.2 p1      43 dst
        movaps [rbp - 48], xmm3                            ;   571.2 p3+p4   43 dst spill
        movaps xmm10, xmm6                                 ;   569.2 p5      43 dst copy
        movaps xmm8, xmm1                                  ;   570.2 p0      43 dst copy
        movaps xmm13, xmm3                                 ;   571.2 p1      43 dst copy
        xorps xmm10, [r13 + 64]                            ;   570.2 p5+p2   43 dst
        movaps [rbp - 112], xmm6                           ;   569.2 p3+p4   43 dst spill
        movaps xmm14, xmm3                                 ;   571.2 p0      43 dst copy
        movaps [rbp + 0], xmm1                             ;   570.2 p3+p4   43 dst spill
        movaps xmm15, xmm3                                 ;   571.2 p1      43 dst copy
        movaps xmm11, xmm6                                 ;   569.2 p5      43 dst copy
        xorps xmm2, xmm10                                  ;   571.2 p0      43 dst
        movaps [rbp - 96], xmm10                           ;   571.2 p3+p4   43 dst spill
        movaps xmm12, xmm6                                 ;   569.2 p1      43 dst copy
        movaps [rbp + 32], xmm2                            ;   572.2 p3+p4   43 dst spill
        xorps xmm13, xmm5                                  ;   572.2 p5      43 dst
        movaps xmm3, xmm13                                 ;   573.2 p0      43 dst copy
        movaps [rbp + 48], xmm13                           ;   573.2 p3+p4   43 dst spill
        movaps xmm9, xmm1                                  ;   570.2 p1      43 dst copy
        movaps xmm1, xmm13                                 ;   573.2 p5      43 dst copy
        movaps xmm6, xmm13                                 ;   573.2 p0      43 dst copy
        movaps xmm13, xmm2                                 ;   572.2 p1      43 dst copy
        movaps xmm2, xmm10                                 ;   571.2 p5      43 dst copy
        orps xmm2, xmm7                                    ;   572.2 p0      43 dst
        movaps xmm10, [rbp + 32]                           ;   572.2 p2      43 dst reload
        xorps xmm10, xmm2                                  ;   575.2 p1      43 dst
        movaps [rbp + 16], xmm6                            ;   574.2 p3+p4   43 dst spill
        movaps xmm6, xmm7                                  ;   572.2 p5      43 dst copy
        xorps xmm13, [r15 - 80]                            ;   573.2 p0+p2   43 dst
        movaps [rbp + 32], xmm10                           ;   576.2 p3+p4   43 dst spill
        xorps xmm3, xmm13                                  ;   574.2 p1      43 dst
        xorps xmm6, xmm3                                   ;   575.2 p5      43 dst
        movaps [rbp + 64], xmm3                            ;   575.2 p3+p4   43 dst spill
        movaps [rbp - 16], xmm7                            ;   575.0 p3+p4   43 dst spill
        xorps xmm14, [r13 + 64]                            ;   574.0 p0+p2   43 dst
        movaps [rbp - 80], xmm6                            ;   576.2 p3+p4   43 dst spill
        xorps xmm8, xmm13                                  ;   574.5 p1      43 dst
        movaps xmm10, xmm7                                 ;   574.8 p5      43 dst copy
        xorps xmm10, xmm8                                  ;   575.8 p0      43 dst
        movaps [rbp - 32], xmm10                           ;   577.0 p3+p4   43 dst spill
        xorps xmm1, xmm10                                  ;   576.8 p1      43 dst
        andps xmm15, xmm1                                  ;   577.8 p5      43 dst
        xorps xmm0, xmm15                                  ;   578.8 p0      43 dst
        movaps xmm15, xmm1                                 ;   577.8 p1      43 dst copy
        movaps [rbp - 128], xmm1                           ;   578.0 p3+p4   43 dst spill
        movaps xmm1, xmm3                                  ;   576.8 p5      43 dst copy
        movaps xmm3, xmm6                                  ;   577.0 p0      43 dst copy
        movaps xmm7, xmm10                                 ;   577.5 p1      43 dst copy
        movaps xmm6, xmm10                                 ;   577.8 p5      43 dst copy
        movaps xmm10, [rbp + 16]                           ;   577.8 p2      43 dst reload
        andps xmm10, xmm14                                 ;   580.8 p0      43 dst
        movaps [rbp + 16], xmm14                           ;   579.0 p3+p4   43 dst spill
        movaps xmm14, [rbp + 32]                           ;   578.8 p2      43 dst reload
        movaps [rbp - 64], xmm8                            ;   580.0 p3+p4   43 dst spill
        andps xmm11, xmm8                                  ;   579.0 p1      43 dst
        xorps xmm14, xmm10                                 ;   581.8 p5      43 dst
        movaps xmm10, [r13 + 64]                           ;   579.8 p2      43 dst reload
        xorps xmm6, xmm10                                  ;   582.8 p0      43 dst
        movaps xmm8, xmm13                                 ;   580.0 p1      43 dst copy
        andps xmm7, xmm6                                   ;   583.8 p5      43 dst
        xorps xmm0, xmm7                                   ;   584.8 p0      43 dst
        xorps xmm4, xmm6                                   ;   583.8 p1      43 dst
        andps xmm8, xmm4                                   ;   584.8 p5      43 dst
        xorps xmm12, xmm4                                  ;   584.8 p0      43 dst
        andps xmm9, xmm12                                  ;   585.8 p1      43 dst
        xorps xmm7, xmm8                                   ;   585.8 p5      43 dst
        xorps xmm5, xmm11                                  ;   582.8 p0      43 dst
        xorps xmm15, [r15 - 80]                            ;   583.0 p1+p2   43 dst
        andps xmm1, xmm15                                  ;   584.0 p5      43 dst
        xorps xmm5, xmm1                                   ;   585.0 p0      43 dst
        movaps xmm1, xmm15                                 ;   584.0 p1      43 dst copy
        xorps xmm2, xmm0                                   ;   585.8 p5      43 dst
        xorps xmm11, xmm0                                  ;   585.8 p0      43 dst
        xorps xmm11, xmm9                                  ;   586.8 p1      43 dst
        movaps xmm9, [rbp - 96]                            ;   584.0 p2      43 dst reload
        xorps xmm5, xmm7                                   ;   586.8 p5      43 dst
        movaps xmm0, xmm11                                 ;   587.8 p0      43 dst copy
        andps xmm0, xmm5                                   ;   588.8 p1      43 dst
        xorps xmm2, xmm0                                   ;   589.8 p5      43 dst
        xorps xmm14, xmm7                                  ;   586.8 p0      43 dst
        xorps xmm1, xmm9                                   ;   587.0 p1      43 dst
        andps xmm3, xmm1                                   ;   588.0 p5      43 dst
        xorps xmm2, xmm3                                   ;   590.8 p0      43 dst
        movaps xmm7, xmm14                                 ;   588.0 p1      43 dst copy
        movaps xmm6, xmm5                                  ;   588.2 p5      43 dst copy
        xorps xmm5, xmm2                                   ;   591.8 p0      43 dst
        movaps xmm8, xmm14                                 ;   589.0 p1      43 dst copy
        andps xmm7, xmm2                                   ;   591.8 p5      43 dst
        orps xmm0, xmm5                                    ;   592.8 p0      43 dst
        xorps xmm11, xmm7                                  ;   592.8 p1      43 dst
        andps xmm8, xmm11                                  ;   593.8 p5      43 dst
        xorps xmm6, xmm8                                   ;   594.8 p0      43 dst
        movaps xmm2, [rbp - 16]                            ;   588.5 p2      43 dst reload
        xorps xmm0, xmm11                                  ;   593.8 p1      43 dst
        movaps xmm7, xmm0                                  ;   594.8 p5      43 dst copy
        andps xmm11, xmm6                                  ;   595.8 p0      43 dst
        xorps xmm14, xmm11                                 ;   596.8 p1      43 dst
        movaps xmm11, [rbp - 80]                           ;   589.8 p2      43 dst reload
        andps xmm9, xmm0                                   ;   594.8 p5      43 dst
        movaps [rbp - 80], xmm9                            ;   595.8 p3+p4   58 dst spill
        movaps xmm9, [rbp + 64]                            ;   590.8 p2      43 dst reload
        andps xmm2, xmm0                                   ;   594.8 p0      43 dst
        orps xmm7, xmm6                                    ;   595.8 p1      43 dst
        xorps xmm5, xmm7                                   ;   596.8 p5      43 dst
        andps xmm4, xmm5                                   ;   597.8 p0      43 dst
        movaps xmm8, xmm0                                  ;   594.8 p1      43 dst copy
        xorps xmm8, xmm6                                   ;   595.8 p5      43 dst
        andps xmm9, xmm8                                   ;   596.8 p0      43 dst
        movaps xmm7, xmm5                                  ;   597.8 p1      43 dst copy
        andps xmm1, xmm6                                   ;   595.8 p5      43 dst
        xorps xmm7, xmm8                                   ;   598.8 p0      43 dst
        andps xmm11, xmm6                                  ;   596.0 p1      43 dst
        andps xmm15, xmm8                                  ;   596.8 p5      43 dst
        movaps xmm8, [rbp + 48]                            ;   595.2 p2      43 dst reload
        xorps xmm4, xmm15                                  ;   598.8 p0      43 dst
        andps xmm8, xmm7                                   ;   599.8 p1      43 dst
        movaps xmm3, xmm2                                  ;   597.2 p5      43 dst copy
        andps xmm13, xmm5                                  ;   597.8 p0      43 dst
        xorps xmm5, xmm14                                  ;   598.0 p1      43 dst
        xorps xmm0, xmm5                                   ;   599.0 p5      43 dst
        xorps xmm2, xmm11                                  ;   598.8 p0      58 dst
        xorps xmm11, xmm8                                  ;   600.8 p1      43 dst
        xorps xmm3, xmm8                                   ;   600.8 p5      43 dst
        movaps xmm8, xmm4                                  ;   599.8 p0      43 dst copy
        andps xmm10, xmm0                                  ;   600.0 p1      43 dst
        movaps [rbp + 48], xmm15                           ;   598.2 p3+p4   58 dst spill
        xorps xmm6, xmm14                                  ;   600.2 p5      43 dst
        movaps xmm15, [rbp - 80]                           ;   598.8 p2      58 dst reload
        xorps xmm15, xmm4                                  ;   601.8 p0      58 dst
        movaps xmm4, [rbp - 32]                            ;   599.8 p2      43 dst reload
        andps xmm4, xmm0                                   ;   602.8 p1      43 dst
        movaps xmm0, [rbp - 112]                           ;   600.8 p2      43 dst reload
        andps xmm0, xmm5                                   ;   603.8 p5      43 dst
        xorps xmm0, xmm10                                  ;   604.8 p0      43 dst
        xorps xmm15, xmm10                                 ;   602.8 p1      58 dst
        xorps xmm8, xmm0                                   ;   605.8 p5      43 dst
        xorps xmm2, xmm4                                   ;   603.8 p0      58 dst
        movaps xmm4, [rbp - 64]                            ;   601.8 p2      43 dst reload
        andps xmm4, xmm5                                   ;   604.8 p1      43 dst
        movaps xmm5, [rbp - 128]                           ;   602.8 p2      43 dst reload
        andps xmm5, xmm6                                   ;   605.8 p5      43 dst
        xorps xmm3, xmm4                                   ;   605.8 p0      43 dst
        movaps xmm4, [rbp + 0]                             ;   603.8 p2      43 dst reload
        movaps xmm10, [rbp - 48]                           ;   604.8 p2      43 dst reload
        andps xmm4, xmm14                                  ;   606.8 p1      43 dst
        andps xmm10, xmm6                                  ;   607.8 p5      43 dst
        andps xmm12, xmm14                                 ;   604.8 p0      43 dst
        xorps xmm0, xmm10                                  ;   608.8 p1      58 dst
        xorps xmm13, xmm5                                  ;   606.8 p5      43 dst
        xorps xmm11, xmm13                                 ;   607.8 p0      43 dst
        xorps xmm8, xmm11                                  ;   608.8 p1      43 dst
        xorps xmm9, xmm8                                   ;   609.8 p5      43 dst
        xorps xmm3, xmm9                                   ;   610.8 p0      43 dst
        xorps xmm12, xmm3                                  ;   611.8 p1      43 dst
        xorps xmm1, xmm12                                  ;   612.8 p5      43 dst
        xorps xmm4, xmm13                                  ;   607.8 p0      58 dst
        xorps xmm2, xmm5                                   ;   608.0 p1      58 dst
        movaps xmm5, [rbp + 48]                            ;   606.2 p2      58 dst reload
        xorps xmm4, xmm9                                   ;   610.8 p5      58 dst
        xorps xmm5, xmm1                                   ;   613.8 p0      58 dst
        andps xmm7, [rbp + 16]                             ;   609.0 p1+p2   43 dst
        xorps xmm5, xmm7                                   ;   614.8 p5      58 dst
        xorps xmm4, [rbp + 4704]                           ;   611.8 p0+p2   58 dst
        movaps [r8 + 1360], xmm4                           ;   612.8 p3+p4   58 dst
        xorps xmm5, [r9 + 21872]                           ;   615.8 p1+p2   58 dst
        movaps [r8 + 1392], xmm5                           ;   616.8 p3+p4   58 dst
        movaps xmm5, [rbp + 2480]                          ;   610.2 p2      43 dst reload
        movaps xmm4, [r15 - 16]                            ;   611.2 p2      43 dst
        xorps xmm4, xmm5                                   ;   614.2 p5      43 dst
        xorps xmm15, xmm1                                  ;   613.8 p0      58 dst
        xorps xmm15, [r9 + 21808]                          ;   614.8 p1+p2   58 dst
        xorps xmm0, xmm12                                  ;   612.8 p5      58 dst
        xorps xmm11, [rbp + 4688]                          ;   613.2 p0+p2   58 dst
        xorps xmm8, [rbp + 4672]                           ;   614.2 p1+p2   58 dst
        movaps [r8 + 1296], xmm11                          ;   614.2 p3+p4   58 dst
        movaps [r8 + 1280], xmm8                           ;   615.2 p3+p4   58 dst
        xorps xmm2, [r9 + 21792]                           ;   615.2 p5+p2   58 dst
        movaps [r8 + 1328], xmm15                          ;   615.8 p3+p4   58 dst
        xorps xmm3, [r9 + 21824]                           ;   616.2 p0+p2   58 dst
        xorps xmm0, [rbp + 4720]                           ;   617.2 p1+p2   58 dst
        movaps [r8 + 1376], xmm0                           ;   618.2 p3+p4   58 dst
        movaps xmm0, [rbp + 3200]                          ;   618.2 p2      43 dst
        xorps xmm0, xmm4                                   ;   621.2 p5      43 dst
        movaps xmm1, [rbp + 3248]                          ;   619.2 p2      43 dst
        movaps [r8 + 1312], xmm2                           ;   616.2 p3+p4   58 dst
        movaps xmm2, [rbp + 3216]                          ;   620.2 p2      43 dst
        movaps xmm6, xmm0                                  ;   622.2 p0      43 dst copy
        movaps xmm7, [r14 + 48]                            ;   621.2 p2      43 dst reload
        xorps xmm6, xmm7                                   ;   624.2 p1      43 dst
        xorps xmm1, xmm6                                   ;   625.2 p5      43 dst
        movaps xmm8, xmm1                                  ;   626.2 p0      43 dst copy
        movaps [r8 + 1344], xmm3                           ;   617.2 p3+p4   58 dst
        movaps xmm3, [rbp + 3232]                          ;   622.2 p2      43 dst
        movaps xmm9, xmm1                                  ;   626.2 p1      43 dst copy
        xorps xmm3, xmm1                                   ;   626.2 p5      43 dst
        movaps xmm15, xmm3                                 ;   627.2 p0      43 dst copy
        movaps xmm10, xmm6                                 ;   625.2 p1      43 dst copy
        movaps xmm11, xmm6                                 ;   625.2 p5      43 dst copy
        movaps [rbp + 16], xmm1                            ;   626.2 p3+p4   43 dst spill
        movaps xmm13, xmm3                                 ;   627.2 p0      43 dst copy
        xorps xmm13, xmm5                                  ;   628.2 p1      43 dst
        movaps xmm1, xmm13                                 ;   629.2 p5      43 dst copy
        movaps [rbp - 48], xmm6                            ;   625.2 p3+p4   43 dst spill
        xorps xmm10, [r14 - 112]                           ;   626.2 p0+p2   43 dst
        movaps xmm14, xmm3                                 ;   627.2 p1      43 dst copy
        movaps xmm12, xmm6                                 ;   625.2 p5      43 dst copy
        xorps xmm2, xmm10                                  ;   627.2 p0      43 dst
        movaps [rbp - 128], xmm13                          ;   629.2 p3+p4   43 dst spill
        movaps [rbp + 0], xmm2                             ;   628.2 p3+p4   43 dst spill
        movaps xmm6, xmm13                                 ;   629.2 p1      43 dst copy
        movaps [rbp + 48], xmm3                            ;   627.2 p3+p4   43 dst spill
        movaps xmm3, xmm13                                 ;   629.2 p5      43 dst copy
        movaps xmm13, xmm2                                 ;   628.2 p0      43 dst copy
        movaps xmm2, xmm10                                 ;   627.2 p1      43 dst copy
        movaps [rbp - 64], xmm10                           ;   628.2 p3+p4   43 dst spill
        movaps xmm10, [rbp + 0]                            ;   628.2 p2      43 dst reload
        movaps [rbp - 112], xmm6                           ;   630.2 p3+p4   43 dst spill
        movaps xmm6, xmm7                                  ;   627.8 p5      43 dst copy
        orps xmm2, xmm7                                    ;   628.2 p0      43 dst
        xorps xmm10, xmm2                                  ;   631.2 p1      43 dst
        xorps xmm13, [r15 - 16]                            ;   629.2 p5+p2   43 dst
        xorps xmm8, xmm13                                  ;   630.2 p0      43 dst
        movaps [rbp + 0], xmm10                            ;   632.2 p3+p4   43 dst spill
        xorps xmm3, xmm13                                  ;   630.2 p1      43 dst
        xorps xmm6, xmm3                                   ;   631.2 p5      43 dst
        andps xmm11, xmm8                                  ;   631.2 p0      43 dst
        movaps xmm10, xmm7                                 ;   630.2 p1      43 dst copy
        movaps [rbp - 32], xmm8                            ;   631.2 p3+p4   43 dst spill
        xorps xmm10, xmm8                                  ;   631.2 p5      43 dst
        movaps xmm8, xmm13                                 ;   631.0 p0      43 dst copy
        xorps xmm5, xmm11                                  ;   632.2 p1      43 dst
        xorps xmm1, xmm10                                  ;   632.2 p5      43 dst
        andps xmm15, xmm1                                  ;   633.2 p0      43 dst
        xorps xmm0, xmm15                                  ;   634.2 p1      43 dst
        movaps [rbp + 64], xmm3                            ;   632.2 p3+p4   43 dst spill
        movaps [rbp - 80], xmm1                            ;   633.2 p3+p4   43 dst spill
        movaps [rbp - 16], xmm6                            ;   634.2 p3+p4   43 dst spill
        movaps xmm15, xmm1                                 ;   633.2 p5      43 dst copy
        movaps [rbp - 96], xmm7                            ;   635.2 p3+p4   43 dst spill
        movaps xmm7, xmm10                                 ;   633.2 p0      43 dst copy
        movaps [rbp + 32], xmm10                           ;   636.2 p3+p4   43 dst spill
        xorps xmm14, [r14 - 112]                           ;   633.8 p1+p2   43 dst
        movaps xmm1, xmm3                                  ;   634.0 p5      43 dst copy
        movaps xmm3, xmm6                                  ;   634.2 p0      43 dst copy
        movaps xmm6, xmm10                                 ;   634.8 p1      43 dst copy
        movaps xmm10, [rbp - 112]                          ;   634.8 p2      43 dst reload
        andps xmm10, xmm14                                 ;   637.8 p5      43 dst
        movaps [rbp - 112], xmm14                          ;   637.2 p3+p4   43 dst spill
        movaps xmm14, [rbp + 0]                            ;   635.8 p2      43 dst reload
        xorps xmm14, xmm10                                 ;   638.8 p0      43 dst
        movaps xmm10, [r14 - 112]                          ;   636.8 p2      43 dst reload
        xorps xmm6, xmm10                                  ;   639.8 p1      43 dst
        xorps xmm15, [r15 - 16]                            ;   637.8 p5+p2   43 dst
        andps xmm1, xmm15                                  ;   638.8 p0      43 dst
        xorps xmm5, xmm1                                   ;   639.8 p1      43 dst
        movaps xmm1, xmm15                                 ;   638.8 p5      43 dst copy
        xorps xmm4, xmm6                                   ;   640.8 p0      43 dst
        andps xmm7, xmm6                                   ;   640.8 p1      43 dst
        xorps xmm0, xmm7                                   ;   641.8 p5      43 dst
        xorps xmm11, xmm0                                  ;   642.8 p0      43 dst
        xorps xmm12, xmm4                                  ;   641.8 p1      43 dst
        andps xmm9, xmm12                                  ;   642.8 p5      43 dst
        xorps xmm11, xmm9                                  ;   643.8 p0      43 dst
        movaps xmm9, [rbp - 64]                            ;   639.2 p2      43 dst reload
        xorps xmm1, xmm9                                   ;   642.2 p1      43 dst
        andps xmm3, xmm1                                   ;   643.2 p5      43 dst
        xorps xmm2, xmm0                                   ;   642.8 p0      43 dst
        andps xmm8, xmm4                                   ;   641.8 p1      43 dst
        xorps xmm7, xmm8                                   ;   642.8 p5      43 dst
        xorps xmm5, xmm7                                   ;   643.8 p0      43 dst
        movaps xmm0, xmm11                                 ;   644.8 p1      43 dst copy
        andps xmm0, xmm5                                   ;   645.8 p5      43 dst
        xorps xmm2, xmm0                                   ;   646.8 p0      43 dst
        xorps xmm14, xmm7                                  ;   643.8 p1      43 dst
        movaps xmm7, xmm14                                 ;   644.8 p5      43 dst copy
        xorps xmm2, xmm3                                   ;   647.8 p0      43 dst
        andps xmm7, xmm2                                   ;   648.8 p1      43 dst
        xorps xmm11, xmm7                                  ;   649.8 p5      43 dst
        movaps xmm8, xmm14                                 ;   644.8 p0      43 dst copy
        movaps xmm6, xmm5                                  ;   645.2 p1      43 dst copy
        xorps xmm5, xmm2                                   ;   648.8 p5      43 dst
        orps xmm0, xmm5                                    ;   649.8 p0      43 dst
        andps xmm8, xmm11                                  ;   650.8 p1      43 dst
        xorps xmm6, xmm8                                   ;   651.8 p5      43 dst
        xorps xmm0, xmm11                                  ;   650.8 p0      43 dst
        movaps xmm7, xmm0                                  ;   651.8 p1      43 dst copy
        orps xmm7, xmm6                                    ;   652.8 p5      43 dst
        xorps xmm5, xmm7                                   ;   653.8 p0      43 dst
        andps xmm4, xmm5                                   ;   654.8 p1      43 dst
        andps xmm1, xmm6                                   ;   652.8 p5      43 dst
        movaps xmm2, [rbp - 96]                            ;   646.0 p2      43 dst reload
        andps xmm11, xmm6                                  ;   652.8 p0      43 dst
        xorps xmm14, xmm11                                 ;   653.8 p1      43 dst
        movaps xmm8, xmm0                                  ;   651.8 p5      43 dst copy
        xorps xmm8, xmm6                                   ;   652.8 p0      43 dst
        andps xmm9, xmm0                                   ;   651.8 p1      43 dst
        andps xmm2, xmm0                                   ;   651.8 p5      43 dst
        movaps xmm3, xmm2                                  ;   652.8 p0      43 dst copy
        movaps xmm11, [rbp - 16]                           ;   650.0 p2      43 dst reload
        movaps [rbp - 16], xmm9                            ;   652.8 p3+p4   58 dst spill
        andps xmm15, xmm8                                  ;   653.8 p1      43 dst
        xorps xmm4, xmm15                                  ;   655.8 p5      43 dst
        movaps xmm7, xmm5                                  ;   654.8 p0      43 dst copy
        movaps xmm9, [rbp + 64]                            ;   652.0 p2      43 dst reload
        andps xmm9, xmm8                                   ;   655.0 p1      43 dst
        andps xmm11, xmm6                                  ;   653.0 p5      43 dst
        xorps xmm7, xmm8                                   ;   655.8 p0      43 dst
        movaps xmm8, [rbp - 128]                           ;   653.0 p2      43 dst reload
        andps xmm13, xmm5                                  ;   654.8 p1      43 dst
        movaps [rbp - 128], xmm15                          ;   654.8 p3+p4   58 dst spill
        movaps xmm15, [rbp - 16]                           ;   654.0 p2      58 dst reload
        xorps xmm2, xmm11                                  ;   654.0 p5      58 dst
        andps xmm8, xmm7                                   ;   656.8 p0      43 dst
        xorps xmm11, xmm8                                  ;   657.8 p1      43 dst
        xorps xmm15, xmm4                                  ;   657.0 p5      58 dst
        xorps xmm5, xmm14                                  ;   655.2 p0      43 dst
        xorps xmm0, xmm5                                   ;   656.2 p1      43 dst
        xorps xmm6, xmm14                                  ;   656.0 p5      43 dst
        andps xmm10, xmm0                                  ;   657.2 p0      43 dst
        xorps xmm15, xmm10                                 ;   658.2 p1      58 dst
        xorps xmm3, xmm8                                   ;   657.8 p5      43 dst
        movaps xmm8, xmm4                                  ;   657.2 p0      43 dst copy
        movaps xmm4, [rbp + 32]                            ;   656.8 p2      43 dst reload
        andps xmm4, xmm0                                   ;   659.8 p1      43 dst
        xorps xmm2, xmm4                                   ;   660.8 p5      58 dst
        movaps xmm4, [rbp - 80]                            ;   657.8 p2      43 dst reload
        andps xmm4, xmm6                                   ;   660.8 p0      43 dst
        xorps xmm13, xmm4                                  ;   661.8 p1      43 dst
        xorps xmm2, xmm4                                   ;   661.8 p5      58 dst
        movaps xmm4, [rbp - 128]                           ;   658.8 p2      58 dst reload
        movaps xmm0, [rbp - 48]                            ;   659.8 p2      43 dst reload
        andps xmm0, xmm5                                   ;   662.8 p0      43 dst
        xorps xmm10, xmm0                                  ;   663.8 p1      43 dst
        movaps xmm0, [rbp - 32]                            ;   660.8 p2      43 dst reload
        andps xmm0, xmm5                                   ;   663.8 p5      43 dst
        movaps xmm5, [rbp + 48]                            ;   661.8 p2      43 dst reload
        xorps xmm8, xmm10                                  ;   664.8 p0      43 dst
        xorps xmm11, xmm13                                 ;   662.8 p1      43 dst
        xorps xmm8, xmm11                                  ;   665.8 p5      43 dst
        andps xmm12, xmm14                                 ;   661.2 p0      43 dst
        andps xmm5, xmm6                                   ;   664.8 p1      43 dst
        xorps xmm10, xmm5                                  ;   665.8 p5      58 dst
        xorps xmm9, xmm8                                   ;   666.8 p0      43 dst
        xorps xmm3, xmm0                                   ;   664.8 p1      43 dst
        movaps xmm0, [rbp + 16]                            ;   662.8 p2      43 dst reload
        andps xmm0, xmm14                                  ;   665.8 p5      43 dst
        xorps xmm0, xmm13                                  ;   666.8 p0      58 dst
        xorps xmm3, xmm9                                   ;   667.8 p1      43 dst
        xorps xmm12, xmm3                                  ;   668.8 p5      43 dst
        xorps xmm1, xmm12                                  ;   669.8 p0      43 dst
        xorps xmm0, xmm9                                   ;   667.8 p1      58 dst
        xorps xmm15, xmm1                                  ;   670.8 p5      58 dst
        xorps xmm3, [r9 + 21952]                           ;   668.8 p0+p2   58 dst
        xorps xmm4, xmm1                                   ;   670.8 p1      58 dst
        movaps xmm1, [rbp + 3568]                          ;   665.2 p2      43 dst
        andps xmm7, [rbp - 112]                            ;   666.2 p5+p2   43 dst
        xorps xmm4, xmm7                                   ;   671.8 p0      58 dst
        xorps xmm4, [r9 + 22000]                           ;   672.8 p1+p2   58 dst
        movaps [r8 + 1472], xmm3                           ;   669.8 p3+p4   58 dst
        movaps xmm3, [rbp + 3552]                          ;   668.2 p2      43 dst
        movaps [r8 + 1520], xmm4                           ;   673.8 p3+p4   58 dst
        movaps xmm4, [r15 + 64]                            ;   669.2 p2      43 dst
        xorps xmm0, [rbp + 4768]                           ;   670.2 p5+p2   58 dst
        movaps [r8 + 1488], xmm0                           ;   671.2 p3+p4   58 dst
        movaps xmm5, [rbp + 2544]                          ;   671.2 p2      43 dst reload
        xorps xmm4, xmm5                                   ;   674.2 p0      43 dst
        movaps xmm0, [rbp + 3520]                          ;   672.2 p2      43 dst
        xorps xmm0, xmm4                                   ;   675.2 p1      43 dst
        movaps xmm6, xmm0                                  ;   676.2 p5      43 dst copy
        xorps xmm10, xmm12                                 ;   669.8 p0      58 dst
        xorps xmm8, [rbp + 4736]                           ;   673.2 p1+p2   58 dst
        movaps [r8 + 1408], xmm8                           ;   674.2 p3+p4   58 dst
        xorps xmm11, [rbp + 4752]                          ;   674.2 p5+p2   58 dst
        movaps xmm7, [rbx + 64]                            ;   675.2 p2      43 dst reload
        xorps xmm2, [r9 + 21920]                           ;   676.2 p0+p2   58 dst
        xorps xmm15, [r9 + 21936]                          ;   677.2 p1+p2   58 dst
        movaps [r8 + 1456], xmm15                          ;   678.2 p3+p4   58 dst
        xorps xmm10, [rbp + 4784]                          ;   678.2 p5+p2   58 dst
        movaps [r8 + 1440], xmm2                           ;   677.2 p3+p4   58 dst
        movaps [r8 + 1504], xmm10                          ;   679.2 p3+p4   58 dst
        xorps xmm6, xmm7                                   ;   678.2 p0      43 dst
        movaps xmm10, xmm6                                 ;   679.2 p1      43 dst copy
        xorps xmm10, [r14 - 32]                            ;   680.2 p5+p2   43 dst
        movaps [rbp - 32], xmm10                           ;   681.2 p3+p4   43 dst spill
        xorps xmm1, xmm6                                   ;   679.2 p0      43 dst
        xorps xmm3, xmm1                                   ;   680.2 p1      43 dst
        movaps xmm9, xmm1                                  ;   680.2 p5      43 dst copy
        movaps xmm8, xmm1                                  ;   680.2 p0      43 dst copy
        movaps [rbp - 128], xmm3                           ;   681.2 p3+p4   43 dst spill
        movaps xmm13, xmm3                                 ;   681.2 p1      43 dst copy
        xorps xmm13, xmm5                                  ;   682.2 p5      43 dst
        movaps [rbp - 112], xmm1                           ;   680.2 p3+p4   43 dst spill
        movaps xmm1, xmm13                                 ;   683.2 p0      43 dst copy
        movaps xmm2, [rbp + 3536]                          ;   680.2 p2      43 dst
        xorps xmm2, xmm10                                  ;   683.2 p1      43 dst
        movaps [r8 + 1424], xmm11                          ;   678.8 p3+p4   58 dst
        movaps xmm12, xmm6                                 ;   679.2 p5      43 dst copy
        movaps xmm15, xmm3                                 ;   681.2 p0      43 dst copy
        movaps [rbp + 16], xmm2                            ;   684.2 p3+p4   43 dst spill
        movaps [rbp + 48], xmm6                            ;   680.8 p3+p4   43 dst spill
        movaps xmm14, xmm3                                 ;   681.2 p1      43 dst copy
        movaps xmm3, xmm13                                 ;   683.2 p5      43 dst copy
        movaps [rbp - 80], xmm13                           ;   683.2 p3+p4   43 dst spill
        movaps xmm11, xmm6                                 ;   680.8 p0      43 dst copy
        movaps xmm6, xmm13                                 ;   683.2 p1      43 dst copy
        movaps xmm13, xmm2                                 ;   684.2 p5      43 dst copy
        movaps xmm2, xmm10                                 ;   681.8 p0      43 dst copy
        xorps xmm13, [r15 + 64]                            ;   685.2 p1+p2   43 dst
        movaps xmm10, [rbp + 16]                           ;   684.2 p2      43 dst reload
        xorps xmm8, xmm13                                  ;   686.2 p5      43 dst
        orps xmm2, xmm7                                    ;   682.8 p0      43 dst
        xorps xmm10, xmm2                                  ;   687.2 p1      43 dst
        movaps [rbp + 16], xmm10                           ;   688.2 p3+p4   43 dst spill
        movaps [rbp - 48], xmm6                            ;   684.2 p3+p4   43 dst spill
        movaps [rbp - 64], xmm7                            ;   685.0 p3+p4   43 dst spill
        movaps xmm6, xmm7                                  ;   683.8 p5      43 dst copy
        movaps xmm10, xmm7                                 ;   684.0 p0      43 dst copy
        andps xmm11, xmm8                                  ;   687.2 p1      43 dst
        xorps xmm5, xmm11                                  ;   688.2 p5      43 dst
        xorps xmm10, xmm8                                  ;   687.2 p0      43 dst
        movaps [rbp + 0], xmm10                            ;   688.2 p3+p4   43 dst spill
        xorps xmm3, xmm13                                  ;   686.2 p1      43 dst
        movaps [rbp + 64], xmm3                            ;   687.2 p3+p4   43 dst spill
        xorps xmm1, xmm10                                  ;   688.2 p5      43 dst
        andps xmm15, xmm1                                  ;   689.2 p0      43 dst
        movaps [rbp - 16], xmm1                            ;   689.2 p3+p4   43 dst spill
        xorps xmm14, [r14 - 32]                            ;   686.5 p1+p2   43 dst
        xorps xmm0, xmm15                                  ;   690.2 p5      43 dst
        movaps xmm15, xmm1                                 ;   689.2 p0      43 dst copy
        movaps xmm7, xmm10                                 ;   688.2 p1      43 dst copy
        xorps xmm6, xmm3                                   ;   687.8 p5      43 dst
        movaps [rbp - 96], xmm6                            ;   689.0 p3+p4   43 dst spill
        movaps xmm1, xmm3                                  ;   688.0 p0      43 dst copy
        movaps [rbp + 32], xmm8                            ;   690.0 p3+p4   43 dst spill
        movaps xmm3, xmm6                                  ;   688.8 p1      43 dst copy
        movaps xmm6, xmm10                                 ;   688.8 p5      43 dst copy
        movaps xmm10, [rbp - 48]                           ;   689.0 p2      43 dst reload
        movaps [rbp - 48], xmm14                           ;   691.0 p3+p4   43 dst spill
        andps xmm10, xmm14                                 ;   692.0 p0      43 dst
        movaps xmm14, [rbp + 16]                           ;   690.0 p2      43 dst reload
        xorps xmm14, xmm10                                 ;   693.0 p1      43 dst
        movaps xmm10, [r14 - 32]                           ;   691.0 p2      43 dst reload
        xorps xmm6, xmm10                                  ;   694.0 p5      43 dst
        andps xmm7, xmm6                                   ;   695.0 p0      43 dst
        xorps xmm0, xmm7                                   ;   696.0 p1      43 dst
        xorps xmm11, xmm0                                  ;   697.0 p5      43 dst
        xorps xmm4, xmm6                                   ;   695.0 p0      43 dst
        xorps xmm12, xmm4                                  ;   696.0 p1      43 dst
        andps xmm9, xmm12                                  ;   697.0 p5      43 dst
        xorps xmm11, xmm9                                  ;   698.0 p0      43 dst
        movaps xmm8, xmm13                                 ;   693.0 p1      43 dst copy
        andps xmm8, xmm4                                   ;   696.0 p5      43 dst
        xorps xmm7, xmm8                                   ;   697.0 p0      43 dst
        xorps xmm15, [r15 + 64]                            ;   694.0 p1+p2   43 dst
        andps xmm1, xmm15                                  ;   695.0 p5      43 dst
        xorps xmm5, xmm1                                   ;   696.0 p0      43 dst
        xorps xmm5, xmm7                                   ;   698.0 p1      43 dst
        xorps xmm2, xmm0                                   ;   697.0 p5      43 dst
        movaps xmm0, xmm11                                 ;   699.0 p0      43 dst copy
        andps xmm0, xmm5                                   ;   700.0 p1      43 dst
        movaps xmm1, xmm15                                 ;   696.5 p5      43 dst copy
        xorps xmm2, xmm0                                   ;   701.0 p0      43 dst
        xorps xmm14, xmm7                                  ;   698.0 p1      43 dst
        movaps xmm9, [rbp - 32]                            ;   695.8 p2      43 dst reload
        xorps xmm1, xmm9                                   ;   698.8 p5      43 dst
        movaps xmm6, xmm5                                  ;   699.0 p0      43 dst copy
        andps xmm3, xmm1                                   ;   699.8 p1      43 dst
        xorps xmm2, xmm3                                   ;   702.0 p5      43 dst
        movaps xmm7, xmm14                                 ;   699.0 p0      43 dst copy
        andps xmm7, xmm2                                   ;   703.0 p1      43 dst
        xorps xmm11, xmm7                                  ;   704.0 p5      43 dst
        xorps xmm5, xmm2                                   ;   703.0 p0      43 dst
        movaps xmm8, xmm14                                 ;   700.0 p1      43 dst copy
        andps xmm8, xmm11                                  ;   705.0 p5      43 dst
        xorps xmm6, xmm8                                   ;   706.0 p0      43 dst
        orps xmm0, xmm5                                    ;   704.0 p1      43 dst
        xorps xmm0, xmm11                                  ;   705.0 p5      43 dst
        movaps xmm7, xmm0                                  ;   706.0 p0      43 dst copy
        orps xmm7, xmm6                                    ;   707.0 p1      43 dst
        movaps xmm2, [rbp - 64]                            ;   699.8 p2      43 dst reload
        andps xmm9, xmm0                                   ;   706.0 p5      43 dst
        andps xmm11, xmm6                                  ;   707.0 p0      43 dst
        xorps xmm5, xmm7                                   ;   708.0 p1      43 dst
        movaps xmm7, xmm5                                  ;   709.0 p5      43 dst copy
        xorps xmm14, xmm11                                 ;   708.0 p0      43 dst
        andps xmm4, xmm5                                   ;   709.0 p1      43 dst
        andps xmm2, xmm0                                   ;   706.0 p5      43 dst
        andps xmm13, xmm5                                  ;   709.0 p0      43 dst
        xorps xmm5, xmm14                                  ;   709.0 p1      43 dst
        movaps xmm3, xmm2                                  ;   707.0 p5      43 dst copy
        movaps xmm8, xmm0                                  ;   706.0 p0      43 dst copy
        xorps xmm8, xmm6                                   ;   707.0 p1      43 dst
        movaps xmm11, [rbp - 96]                           ;   705.2 p2      43 dst reload
        movaps [rbp - 96], xmm9                            ;   707.0 p3+p4   58 dst spill
        movaps xmm9, [rbp + 64]                            ;   706.2 p2      43 dst reload
        andps xmm9, xmm8                                   ;   709.2 p5      43 dst
        xorps xmm0, xmm5                                   ;   710.0 p0      43 dst
        andps xmm11, xmm6                                  ;   708.2 p1      43 dst
        andps xmm1, xmm6                                   ;   707.5 p5      43 dst
        andps xmm15, xmm8                                  ;   708.0 p0      43 dst
        xorps xmm4, xmm15                                  ;   710.0 p1      43 dst
        xorps xmm6, xmm14                                  ;   709.0 p5      43 dst
        andps xmm10, xmm0                                  ;   711.0 p0      43 dst
        andps xmm12, xmm14                                 ;   709.0 p1      43 dst
        xorps xmm2, xmm11                                  ;   709.5 p5      58 dst
        xorps xmm7, xmm8                                   ;   710.0 p0      43 dst
        movaps xmm8, [rbp - 80]                            ;   709.0 p2      43 dst reload
        movaps [rbp - 80], xmm15                           ;   709.2 p3+p4   58 dst spill
        movaps xmm15, [rbp - 96]                           ;   710.0 p2      58 dst reload
        andps xmm8, xmm7                                   ;   712.0 p1      43 dst
        xorps xmm15, xmm4                                  ;   713.0 p5      58 dst
        xorps xmm3, xmm8                                   ;   713.0 p0      43 dst
        xorps xmm8, xmm11                                  ;   713.0 p1      43 dst
        movaps xmm11, xmm4                                 ;   711.5 p5      43 dst copy
        movaps xmm4, [rbp + 0]                             ;   711.0 p2      43 dst reload
        andps xmm4, xmm0                                   ;   714.0 p0      43 dst
        xorps xmm2, xmm4                                   ;   715.0 p1      58 dst
        movaps xmm0, [rbp + 48]                            ;   712.0 p2      43 dst reload
        andps xmm0, xmm5                                   ;   715.0 p5      43 dst
        xorps xmm0, xmm10                                  ;   716.0 p0      43 dst
        xorps xmm11, xmm0                                  ;   717.0 p1      43 dst
        movaps xmm4, [rbp + 32]                            ;   713.0 p2      43 dst reload
        andps xmm4, xmm5                                   ;   716.0 p5      43 dst
        movaps xmm5, [rbp - 16]                            ;   714.0 p2      43 dst reload
        andps xmm5, xmm6                                   ;   717.0 p0      43 dst
        xorps xmm13, xmm5                                  ;   718.0 p1      43 dst
        xorps xmm8, xmm13                                  ;   719.0 p5      43 dst
        xorps xmm11, xmm8                                  ;   720.0 p0      43 dst
        xorps xmm9, xmm11                                  ;   721.0 p1      43 dst
        xorps xmm15, xmm10                                 ;   715.5 p5      58 dst
        movaps xmm10, [rbp - 128]                          ;   715.0 p2      43 dst reload
        andps xmm10, xmm6                                  ;   718.0 p0      43 dst
        xorps xmm2, xmm5                                   ;   718.0 p1      58 dst
        xorps xmm11, [rbp + 4800]                          ;   721.0 p5+p2   58 dst
        movaps xmm5, [rbp - 80]                            ;   717.0 p2      58 dst reload
        xorps xmm3, xmm4                                   ;   717.0 p0      43 dst
        xorps xmm0, xmm10                                  ;   719.0 p1      58 dst
        xorps xmm3, xmm9                                   ;   722.0 p5      43 dst
        xorps xmm12, xmm3                                  ;   723.0 p0      43 dst
        movaps xmm4, [rbp - 112]                           ;   718.0 p2      43 dst reload
        andps xmm4, xmm14                                  ;   721.0 p1      43 dst
        xorps xmm4, xmm13                                  ;   722.0 p5      58 dst
        xorps xmm1, xmm12                                  ;   724.0 p0      43 dst
        xorps xmm0, xmm12                                  ;   724.0 p1      58 dst
        xorps xmm4, xmm9                                   ;   723.0 p5      58 dst
        xorps xmm5, xmm1                                   ;   725.0 p0      58 dst
        xorps xmm15, xmm1                                  ;   725.0 p1      58 dst
        andps xmm7, [rbp - 48]                             ;   720.5 p5+p2   43 dst
        xorps xmm3, [r9 + 22080]                           ;   723.0 p0+p2   58 dst
        movaps [r8 + 1600], xmm3                           ;   724.0 p3+p4   58 dst
        xorps xmm5, xmm7                                   ;   726.0 p1      58 dst
        xorps xmm15, [r9 + 22064]                          ;   726.0 p5+p2   58 dst
        movaps xmm3, [rbp + 2864]                          ;   722.2 p2      43 dst
        xorps xmm5, [r9 + 22128]                           ;   727.0 p0+p2   58 dst
        movaps [r8 + 1648], xmm5                           ;   728.0 p3+p4   58 dst
        movaps xmm5, [rbp + 2432]                          ;   724.2 p2      43 dst reload
        xorps xmm0, [rbp + 4848]                           ;   725.2 p1+p2   58 dst
        movaps [r8 + 1584], xmm15                          ;   727.0 p3+p4   58 dst
        xorps xmm4, [rbp + 4832]                           ;   726.2 p5+p2   58 dst
        movaps [r8 + 1616], xmm4                           ;   727.2 p3+p4   58 dst
        movaps [r8 + 1632], xmm0                           ;   726.2 p3+p4   58 dst
        movaps xmm4, [r15 - 96]                            ;   727.2 p2      43 dst
        xorps xmm4, xmm5                                   ;   730.2 p0      43 dst
        movaps xmm7, [rbx - 32]                            ;   728.2 p2      43 dst reload
        movaps xmm0, [rbp + 2832]                          ;   729.2 p2      43 dst
        xorps xmm2, [r9 + 22048]                           ;   730.2 p1+p2   58 dst
        movaps [r8 + 1568], xmm2                           ;   731.2 p3+p4   58 dst
        movaps xmm1, [rbp + 2880]                          ;   731.2 p2      43 dst
        movaps xmm2, [rbp + 2848]                          ;   732.2 p2      43 dst
        xorps xmm0, xmm4                                   ;   732.2 p5      43 dst
        mov r11, qword [rbp + 5064]                        ;   733.2 p2     117 blocks
        add r11, 0x800                                     ;   736.2 p0     117 blocks
        mov qword [rbp + 5064], r11                        ;   737.2 p3+p4  117 blocks
        movaps [r8 + 1536], xmm11                          ;   727.8 p3+p4   58 dst
        xorps xmm8, [rbp + 4816]                           ;   734.2 p1+p2   58 dst
        movaps xmm6, xmm0                                  ;   733.2 p5      43 dst copy
        xorps xmm6, xmm7                                   ;   734.2 p0      43 dst
        movaps xmm10, xmm6                                 ;   735.2 p1      43 dst copy
        xorps xmm1, xmm6                                   ;   735.2 p5      43 dst
        xorps xmm3, xmm1                                   ;   736.2 p0      43 dst
        movaps xmm13, xmm3                                 ;   737.2 p1      43 dst copy
        xorps xmm13, xmm5                                  ;   738.2 p5      43 dst
        movaps xmm9, xmm1                                  ;   736.2 p0      43 dst copy
        movaps [rbp - 80], xmm3                            ;   737.2 p3+p4   43 dst spill
        movaps xmm15, xmm3                                 ;   737.2 p1      43 dst copy
        movaps [rbp - 48], xmm1                            ;   736.2 p3+p4   43 dst spill
        movaps [r8 + 1552], xmm8                           ;   735.2 p3+p4   58 dst
        movaps xmm8, xmm1                                  ;   736.2 p5      43 dst copy
        movaps xmm12, xmm6                                 ;   735.2 p0      43 dst copy
        movaps xmm11, xmm6                                 ;   735.2 p1      43 dst copy
        movaps [rbp - 128], xmm6                           ;   735.2 p3+p4   43 dst spill
        movaps xmm6, xmm13                                 ;   739.2 p5      43 dst copy
        movaps [rbp - 16], xmm13                           ;   739.2 p3+p4   43 dst spill
        movaps xmm14, xmm3                                 ;   737.2 p0      43 dst copy
        movaps xmm3, xmm13                                 ;   739.2 p1      43 dst copy
        xorps xmm10, [r13 + 48]                            ;   736.2 p5+p2   43 dst
        movaps [rbp + 32], xmm10                           ;   737.2 p3+p4   43 dst spill
        xorps xmm2, xmm10                                  ;   737.2 p0      43 dst
        movaps [rbp - 112], xmm2                           ;   738.2 p3+p4   43 dst spill
        lea r10, [r8 + 2048]                               ;   737.8 p0     117 blocks
        movaps [rbp + 48], xmm6                            ;   740.2 p3+p4   43 dst spill
        movaps xmm6, xmm7                                  ;   737.8 p1      43 dst copy
        movaps [rbp - 32], xmm7                            ;   739.5 p3+p4   43 dst spill
        movaps xmm1, xmm13                                 ;   739.2 p5      43 dst copy
        movaps xmm13, xmm2                                 ;   738.8 p0      43 dst copy
        movaps xmm2, xmm10                                 ;   738.8 p1      43 dst copy
        movaps xmm10, [rbp - 112]                          ;   739.0 p2      43 dst reload
        orps xmm2, xmm7                                    ;   739.8 p5      43 dst
        xorps xmm10, xmm2                                  ;   742.0 p0      43 dst
        movaps [rbp - 112], xmm10                          ;   743.0 p3+p4   43 dst spill
        movaps xmm10, xmm7                                 ;   740.0 p1      43 dst copy
        xorps xmm13, [r15 - 96]                            ;   740.2 p5+p2   43 dst
        xorps xmm8, xmm13                                  ;   741.2 p0      43 dst
        xorps xmm10, xmm8                                  ;   742.2 p1      43 dst
        xorps xmm1, xmm10                                  ;   743.2 p5      43 dst
        movaps [rbp - 96], xmm1                            ;   744.2 p3+p4   43 dst spill
        movaps [rbp + 0], xmm8                             ;   742.5 p3+p4   43 dst spill
        andps xmm11, xmm8                                  ;   742.2 p0      43 dst
        movaps xmm8, xmm13                                 ;   742.0 p1      43 dst copy
        movaps [rbp + 16], xmm10                           ;   743.5 p3+p4   43 dst spill
        xorps xmm3, xmm13                                  ;   742.5 p5      43 dst
        movaps [rbp + 64], xmm3                            ;   744.5 p3+p4   43 dst spill
        andps xmm15, xmm1                                  ;   744.2 p0      43 dst
        xorps xmm6, xmm3                                   ;   743.5 p1      43 dst
        xorps xmm0, xmm15                                  ;   745.2 p5      43 dst
        xorps xmm5, xmm11                                  ;   744.0 p0      43 dst
        movaps xmm15, xmm1                                 ;   744.2 p1      43 dst copy
        movaps xmm1, xmm3                                  ;   744.5 p5      43 dst copy
        xorps xmm14, [r13 + 48]                            ;   745.0 p0+p2   43 dst
        movaps xmm7, xmm10                                 ;   745.2 p1      43 dst copy
        xorps xmm15, [r15 - 96]                            ;   745.5 p5+p2   43 dst
        movaps [rbp - 64], xmm6                            ;   745.5 p3+p4   43 dst spill
        movaps xmm3, xmm6                                  ;   746.0 p0      43 dst copy
        movaps xmm6, xmm10                                 ;   746.2 p1      43 dst copy
        movaps xmm10, [rbp + 48]                           ;   746.5 p2      43 dst reload
        andps xmm10, xmm14                                 ;   749.5 p5      43 dst
        movaps [rbp + 48], xmm14                           ;   746.5 p3+p4   43 dst spill
        movaps xmm14, [rbp - 112]                          ;   747.5 p2      43 dst reload
        xorps xmm14, xmm10                                 ;   750.5 p0      43 dst
        andps xmm1, xmm15                                  ;   747.2 p1      43 dst
        movaps xmm10, [r13 + 48]                           ;   748.5 p2      43 dst reload
        xorps xmm6, xmm10                                  ;   751.5 p5      43 dst
        andps xmm7, xmm6                                   ;   752.5 p0      43 dst
        xorps xmm4, xmm6                                   ;   752.5 p1      43 dst
        xorps xmm0, xmm7                                   ;   753.5 p5      43 dst
        andps xmm8, xmm4                                   ;   753.5 p0      43 dst
        xorps xmm7, xmm8                                   ;   754.5 p1      43 dst
        xorps xmm2, xmm0                                   ;   754.5 p5      43 dst
        xorps xmm11, xmm0                                  ;   754.5 p0      43 dst
        xorps xmm12, xmm4                                  ;   753.5 p1      43 dst
        andps xmm9, xmm12                                  ;   754.5 p5      43 dst
        xorps xmm14, xmm7                                  ;   755.5 p0      43 dst
        xorps xmm11, xmm9                                  ;   755.5 p1      43 dst
        movaps xmm0, xmm11                                 ;   756.5 p5      43 dst copy
        movaps xmm9, [rbp + 32]                            ;   751.0 p2      43 dst reload
        xorps xmm5, xmm1                                   ;   752.0 p0      43 dst
        movaps xmm1, xmm15                                 ;   752.2 p1      43 dst copy
        xorps xmm5, xmm7                                   ;   755.5 p5      43 dst
        movaps xmm7, xmm14                                 ;   756.5 p0      43 dst copy
        andps xmm0, xmm5                                   ;   757.5 p1      43 dst
        xorps xmm2, xmm0                                   ;   758.5 p5      43 dst
        xorps xmm1, xmm9                                   ;   754.0 p0      43 dst
        andps xmm3, xmm1                                   ;   755.0 p1      43 dst
        xorps xmm2, xmm3                                   ;   759.5 p5      43 dst
        movaps xmm6, xmm5                                  ;   756.5 p0      43 dst copy
        xorps xmm5, xmm2                                   ;   760.5 p1      43 dst
        andps xmm7, xmm2                                   ;   760.5 p5      43 dst
        movaps xmm8, xmm14                                 ;   756.5 p0      43 dst copy
        orps xmm0, xmm5                                    ;   761.5 p1      43 dst
        xorps xmm11, xmm7                                  ;   761.5 p5      43 dst
        xorps xmm0, xmm11                                  ;   762.5 p0      43 dst
        andps xmm8, xmm11                                  ;   762.5 p1      43 dst
        xorps xmm6, xmm8                                   ;   763.5 p5      43 dst
        movaps xmm2, [rbp - 32]                            ;   756.0 p2      43 dst reload
        andps xmm11, xmm6                                  ;   764.5 p0      43 dst
        xorps xmm14, xmm11                                 ;   765.5 p1      43 dst
        movaps xmm11, [rbp - 64]                           ;   757.0 p2      43 dst reload
        andps xmm2, xmm0                                   ;   763.5 p5      43 dst
        andps xmm11, xmm6                                  ;   764.5 p0      43 dst
        movaps xmm3, xmm2                                  ;   764.5 p1      43 dst copy
        xorps xmm2, xmm11                                  ;   765.5 p5      58 dst
        movaps xmm7, xmm0                                  ;   763.5 p0      43 dst copy
        orps xmm7, xmm6                                    ;   764.5 p1      43 dst
        xorps xmm5, xmm7                                   ;   765.5 p5      43 dst
        movaps xmm7, xmm5                                  ;   766.5 p0      43 dst copy
        andps xmm9, xmm0                                   ;   763.5 p1      43 dst
        andps xmm1, xmm6                                   ;   764.5 p5      43 dst
        andps xmm13, xmm5                                  ;   766.5 p0      43 dst
        movaps xmm8, xmm0                                  ;   763.5 p1      43 dst copy
        xorps xmm8, xmm6                                   ;   764.5 p5      43 dst
        xorps xmm7, xmm8                                   ;   767.5 p0      43 dst
        movaps [rbp - 64], xmm9                            ;   764.5 p3+p4   58 dst spill
        movaps xmm9, [rbp + 64]                            ;   764.0 p2      43 dst reload
        andps xmm9, xmm8                                   ;   767.0 p1      43 dst
        andps xmm4, xmm5                                   ;   766.5 p5      43 dst
        andps xmm15, xmm8                                  ;   765.5 p0      43 dst
        xorps xmm5, xmm14                                  ;   766.5 p1      43 dst
        andps xmm12, xmm14                                 ;   766.5 p5      43 dst
        xorps xmm6, xmm14                                  ;   766.5 p0      43 dst
        movaps xmm8, [rbp - 16]                            ;   765.8 p2      43 dst reload
        andps xmm8, xmm7                                   ;   768.8 p1      43 dst
        movaps [rbp - 16], xmm15                           ;   766.5 p3+p4   58 dst spill
        xorps xmm3, xmm8                                   ;   769.8 p5      43 dst
        xorps xmm8, xmm11                                  ;   769.8 p0      43 dst
        xorps xmm4, xmm15                                  ;   767.5 p1      43 dst
        movaps xmm15, [rbp - 64]                           ;   767.2 p2      58 dst reload
        xorps xmm15, xmm4                                  ;   770.2 p5      58 dst
        movaps xmm11, xmm4                                 ;   768.5 p0      43 dst copy
        movaps xmm4, [rbp + 16]                            ;   768.2 p2      43 dst reload
        xorps xmm0, xmm5                                   ;   768.2 p1      43 dst
        andps xmm4, xmm0                                   ;   771.2 p5      43 dst
        andps xmm10, xmm0                                  ;   769.2 p0      43 dst
        movaps xmm0, [rbp - 128]                           ;   769.2 p2      43 dst reload
        xorps xmm15, xmm10                                 ;   771.2 p1      58 dst
        xorps xmm2, xmm4                                   ;   772.2 p5      58 dst
        movaps xmm4, [rbp + 0]                             ;   770.2 p2      43 dst reload
        andps xmm4, xmm5                                   ;   773.2 p0      43 dst
        andps xmm0, xmm5                                   ;   772.2 p1      43 dst
        movaps xmm5, [rbp - 96]                            ;   771.2 p2      43 dst reload
        xorps xmm3, xmm4                                   ;   774.2 p5      43 dst
        xorps xmm0, xmm10                                  ;   773.2 p0      43 dst
        movaps xmm10, [rbp - 80]                           ;   772.2 p2      43 dst reload
        xorps xmm11, xmm0                                  ;   774.2 p1      43 dst
        movaps xmm4, [rbp - 48]                            ;   773.2 p2      43 dst reload
        andps xmm4, xmm14                                  ;   776.2 p5      43 dst
        andps xmm5, xmm6                                   ;   774.2 p0      43 dst
        xorps xmm13, xmm5                                  ;   775.2 p1      43 dst
        xorps xmm8, xmm13                                  ;   776.2 p5      43 dst
        xorps xmm11, xmm8                                  ;   777.2 p0      43 dst
        xorps xmm9, xmm11                                  ;   778.2 p1      43 dst
        xorps xmm4, xmm13                                  ;   777.2 p5      58 dst
        andps xmm10, xmm6                                  ;   775.2 p0      43 dst
        xorps xmm2, xmm5                                   ;   775.2 p1      58 dst
        movaps xmm5, [rbp - 16]                            ;   774.2 p2      58 dst reload
        xorps xmm8, [rbp + 4880]                           ;   777.2 p5+p2   58 dst
        xorps xmm4, xmm9                                   ;   779.2 p0      58 dst
        xorps xmm4, [rbp + 4896]                           ;   780.2 p1+p2   58 dst
        xorps xmm3, xmm9                                   ;   779.2 p5      43 dst
        xorps xmm12, xmm3                                  ;   780.2 p0      43 dst
        xorps xmm1, xmm12                                  ;   781.2 p1      43 dst
        xorps xmm0, xmm10                                  ;   777.0 p5      58 dst
        movaps [r8 + 1744], xmm4                           ;   781.2 p3+p4   58 dst
        xorps xmm3, [r9 + 22208]                           ;   780.2 p0+p2   58 dst
        movaps xmm4, [r15 - 32]                            ;   778.2 p2      43 dst
        xorps xmm15, xmm1                                  ;   782.2 p1      58 dst
        xorps xmm0, xmm12                                  ;   781.2 p5      58 dst
        xorps xmm0, [rbp + 4912]                           ;   782.2 p0+p2   58 dst
        movaps [r8 + 1760], xmm0                           ;   783.2 p3+p4   58 dst
        xorps xmm5, xmm1                                   ;   782.2 p1      58 dst
        andps xmm7, [rbp + 48]                             ;   780.2 p5+p2   43 dst
        movaps [r8 + 1728], xmm3                           ;   781.2 p3+p4   58 dst
        movaps [r8 + 1680], xmm8                           ;   779.8 p3+p4   58 dst
        xorps xmm5, xmm7                                   ;   783.2 p0      58 dst
        xorps xmm5, [r9 + 22256]                           ;   784.2 p1+p2   58 dst
        movaps [r8 + 1776], xmm5                           ;   785.2 p3+p4   58 dst
        movaps xmm5, [rbp + 2752]                          ;   782.2 p2      43 dst reload
        xorps xmm4, xmm5                                   ;   785.2 p5      43 dst
        xorps xmm11, [rbp + 4864]                          ;   783.2 p0+p2   58 dst
        movaps xmm1, [rbp + 3184]                          ;   784.2 p2      43 dst
        movaps xmm0, [rbp + 3136]                          ;   785.2 p2      43 dst
        xorps xmm0, xmm4                                   ;   788.2 p1      43 dst
        movaps xmm3, [rbp + 3168]                          ;   786.2 p2      43 dst
        movaps xmm7, [rbp + 2768]                          ;   787.2 p2      43 dst reload
        movaps xmm6, xmm0                                  ;   789.2 p5      43 dst copy
        xorps xmm6, xmm7                                   ;   790.2 p0      43 dst
        xorps xmm1, xmm6                                   ;   791.2 p1      43 dst
        xorps xmm3, xmm1                                   ;   792.2 p5      43 dst
        movaps [r8 + 1664], xmm11                          ;   784.2 p3+p4   58 dst
        movaps [rbp + 48], xmm1                            ;   792.2 p3+p4   43 dst spill
        movaps xmm13, xmm3                                 ;   793.2 p0      43 dst copy
        xorps xmm13, xmm5                                  ;   794.2 p1      43 dst
        xorps xmm15, [r9 + 22192]                          ;   788.2 p5+p2   58 dst
        movaps xmm10, xmm6                                 ;   791.2 p0      43 dst copy
        movaps [rbp - 96], xmm13                           ;   795.2 p3+p4   43 dst spill
        movaps [r8 + 1712], xmm15                          ;   789.2 p3+p4   58 dst
        movaps xmm11, xmm6                                 ;   791.2 p1      43 dst copy
        movaps xmm15, xmm3                                 ;   793.2 p5      43 dst copy
        movaps xmm14, xmm3                                 ;   793.2 p0      43 dst copy
        xorps xmm2, [r9 + 22176]                           ;   789.2 p1+p2   58 dst
        movaps [r8 + 1696], xmm2                           ;   790.2 p3+p4   58 dst
        movaps xmm2, [rbp + 3152]                          ;   790.2 p2      43 dst
        movaps xmm9, xmm1                                  ;   792.2 p5      43 dst copy
        movaps xmm8, xmm1                                  ;   792.2 p0      43 dst copy
        xorps xmm10, [r14 - 128]                           ;   792.2 p1+p2   43 dst
        movaps xmm12, xmm6                                 ;   791.2 p5      43 dst copy
        movaps [rbp - 80], xmm6                            ;   791.2 p3+p4   43 dst spill
        movaps xmm6, xmm13                                 ;   795.2 p0      43 dst copy
        movaps [rbp - 16], xmm3                            ;   793.2 p3+p4   43 dst spill
        movaps xmm3, xmm13                                 ;   795.2 p1      43 dst copy
        xorps xmm2, xmm10                                  ;   793.2 p5      43 dst
        movaps [rbp - 48], xmm2                            ;   794.2 p3+p4   43 dst spill
        movaps xmm1, xmm13                                 ;   795.2 p0      43 dst copy
        movaps xmm13, xmm2                                 ;   794.2 p1      43 dst copy
        xorps xmm13, [r15 - 32]                            ;   795.2 p5+p2   43 dst
        xorps xmm3, xmm13                                  ;   796.2 p0      43 dst
        movaps [rbp + 64], xmm3                            ;   797.2 p3+p4   43 dst spill
        movaps [rbp + 0], xmm10                            ;   794.5 p3+p4   43 dst spill
        movaps [rbp + 32], xmm7                            ;   795.5 p3+p4   43 dst spill
        xorps xmm14, [r14 - 128]                           ;   794.2 p1+p2   43 dst
        movaps xmm2, xmm10                                 ;   794.2 p5      43 dst copy
        orps xmm2, xmm7                                    ;   795.2 p0      43 dst
        movaps [rbp - 128], xmm6                           ;   796.5 p3+p4   43 dst spill
        movaps xmm6, xmm7                                  ;   795.0 p1      43 dst copy
        movaps xmm10, [rbp - 48]                           ;   795.2 p2      43 dst reload
        xorps xmm10, xmm2                                  ;   798.2 p5      43 dst
        movaps [rbp - 48], xmm10                           ;   799.2 p3+p4   43 dst spill
        movaps xmm10, xmm7                                 ;   796.0 p0      43 dst copy
        xorps xmm8, xmm13                                  ;   796.2 p1      43 dst
        andps xmm11, xmm8                                  ;   797.2 p5      43 dst
        xorps xmm5, xmm11                                  ;   798.2 p0      43 dst
        xorps xmm6, xmm3                                   ;   797.2 p1      43 dst
        movaps [rbp - 32], xmm6                            ;   798.5 p3+p4   43 dst spill
        xorps xmm10, xmm8                                  ;   797.5 p5      43 dst
        xorps xmm1, xmm10                                  ;   798.5 p0      43 dst
        movaps [rbp - 64], xmm1                            ;   799.5 p3+p4   43 dst spill
        movaps [rbp - 112], xmm10                          ;   800.5 p3+p4   43 dst spill
        andps xmm15, xmm1                                  ;   799.5 p1      43 dst
        xorps xmm0, xmm15                                  ;   800.5 p5      43 dst
        movaps xmm15, xmm1                                 ;   799.5 p0      43 dst copy
        movaps xmm1, xmm3                                  ;   799.5 p1      43 dst copy
        movaps xmm3, xmm6                                  ;   799.8 p5      43 dst copy
        movaps xmm6, xmm10                                 ;   800.0 p0      43 dst copy
        movaps xmm7, xmm10                                 ;   800.5 p1      43 dst copy
        movaps xmm10, [rbp - 128]                          ;   800.2 p2      43 dst reload
        movaps [rbp - 128], xmm14                          ;   801.5 p3+p4   43 dst spill
        andps xmm10, xmm14                                 ;   803.2 p5      43 dst
        movaps xmm14, [rbp - 48]                           ;   801.2 p2      43 dst reload
        xorps xmm14, xmm10                                 ;   804.2 p0      43 dst
        movaps xmm10, [r14 - 128]                          ;   802.2 p2      43 dst reload
        xorps xmm6, xmm10                                  ;   805.2 p1      43 dst
        movaps [rbp + 16], xmm8                            ;   802.5 p3+p4   43 dst spill
        movaps xmm8, xmm13                                 ;   802.2 p5      43 dst copy
        andps xmm7, xmm6                                   ;   806.2 p0      43 dst
        xorps xmm0, xmm7                                   ;   807.2 p1      43 dst
        xorps xmm11, xmm0                                  ;   808.2 p5      43 dst
        xorps xmm15, [r15 - 32]                            ;   803.5 p0+p2   43 dst
        xorps xmm4, xmm6                                   ;   806.2 p1      43 dst
        andps xmm1, xmm15                                  ;   804.5 p5      43 dst
        xorps xmm12, xmm4                                  ;   807.2 p0      43 dst
        andps xmm9, xmm12                                  ;   808.2 p1      43 dst
        xorps xmm11, xmm9                                  ;   809.2 p5      43 dst
        movaps xmm9, [rbp + 0]                             ;   804.8 p2      43 dst reload
        xorps xmm5, xmm1                                   ;   805.5 p0      43 dst
        movaps xmm1, xmm15                                 ;   805.8 p1      43 dst copy
        xorps xmm2, xmm0                                   ;   808.2 p5      43 dst
        movaps xmm0, xmm11                                 ;   810.2 p0      43 dst copy
        xorps xmm1, xmm9                                   ;   807.8 p1      43 dst
        andps xmm8, xmm4                                   ;   807.2 p5      43 dst
        xorps xmm7, xmm8                                   ;   808.2 p0      43 dst
        xorps xmm5, xmm7                                   ;   809.2 p1      43 dst
        andps xmm0, xmm5                                   ;   811.2 p5      43 dst
        xorps xmm2, xmm0                                   ;   812.2 p0      43 dst
        andps xmm3, xmm1                                   ;   808.8 p1      43 dst
        xorps xmm2, xmm3                                   ;   813.2 p5      43 dst
        xorps xmm14, xmm7                                  ;   809.5 p0      43 dst
        movaps xmm7, xmm14                                 ;   810.5 p1      43 dst copy
        andps xmm7, xmm2                                   ;   814.2 p5      43 dst
        movaps xmm6, xmm5                                  ;   810.5 p0      43 dst copy
        xorps xmm5, xmm2                                   ;   814.2 p1      43 dst
        xorps xmm11, xmm7                                  ;   815.2 p5      43 dst
        orps xmm0, xmm5                                    ;   815.2 p0      43 dst
        movaps xmm8, xmm14                                 ;   811.8 p1      43 dst copy
        xorps xmm0, xmm11                                  ;   816.2 p5      43 dst
        andps xmm8, xmm11                                  ;   816.2 p0      43 dst
        xorps xmm6, xmm8                                   ;   817.2 p1      43 dst
        movaps xmm7, xmm0                                  ;   817.2 p5      43 dst copy
        movaps xmm2, [rbp + 32]                            ;   811.0 p2      43 dst reload
        orps xmm7, xmm6                                    ;   818.2 p0      43 dst
        movaps xmm8, xmm0                                  ;   817.2 p1      43 dst copy
        andps xmm9, xmm0                                   ;   817.2 p5      43 dst
        andps xmm11, xmm6                                  ;   818.2 p0      43 dst
        xorps xmm14, xmm11                                 ;   819.2 p1      43 dst
        xorps xmm5, xmm7                                   ;   819.2 p5      43 dst
        movaps xmm11, [rbp - 32]                           ;   812.8 p2      43 dst reload
        andps xmm13, xmm5                                  ;   820.2 p0      43 dst
        movaps xmm7, xmm5                                  ;   820.2 p1      43 dst copy
        movaps [rbp - 32], xmm9                            ;   818.2 p3+p4   58 dst spill
        andps xmm1, xmm6                                   ;   818.2 p5      43 dst
        movaps xmm9, [rbp + 64]                            ;   815.2 p2      43 dst reload
        xorps xmm8, xmm6                                   ;   818.2 p0      43 dst
        andps xmm9, xmm8                                   ;   819.2 p1      43 dst
        andps xmm15, xmm8                                  ;   819.2 p5      43 dst
        xorps xmm7, xmm8                                   ;   821.2 p0      43 dst
        andps xmm4, xmm5                                   ;   820.2 p1      43 dst
        xorps xmm5, xmm14                                  ;   820.2 p5      43 dst
        andps xmm2, xmm0                                   ;   818.5 p0      43 dst
        movaps xmm8, [rbp - 96]                            ;   818.0 p2      43 dst reload
        xorps xmm0, xmm5                                   ;   821.2 p1      43 dst
        andps xmm11, xmm6                                  ;   819.2 p5      43 dst
        xorps xmm6, xmm14                                  ;   820.2 p0      43 dst
        movaps xmm3, xmm2                                  ;   819.8 p1      43 dst copy
        xorps xmm2, xmm11                                  ;   820.2 p5      58 dst
        andps xmm12, xmm14                                 ;   820.5 p0      43 dst
        andps xmm8, xmm7                                   ;   822.2 p1      43 dst
        xorps xmm4, xmm15                                  ;   821.2 p5      43 dst
        andps xmm7, [rbp - 128]                            ;   822.2 p0+p2   43 dst
        xorps xmm3, xmm8                                   ;   823.2 p1      43 dst
        xorps xmm11, xmm8                                  ;   823.2 p5      43 dst
        movaps xmm8, xmm4                                  ;   822.5 p0      43 dst copy
        movaps [rbp - 96], xmm15                           ;   821.2 p3+p4   58 dst spill
        movaps xmm15, [rbp - 32]                           ;   821.5 p2      58 dst reload
        xorps xmm15, xmm4                                  ;   824.5 p1      58 dst
        movaps xmm4, [rbp - 112]                           ;   822.5 p2      43 dst reload
        andps xmm4, xmm0                                   ;   825.5 p5      43 dst
        andps xmm10, xmm0                                  ;   823.5 p0      43 dst
        movaps xmm0, [rbp - 80]                            ;   823.5 p2      43 dst reload
        andps xmm0, xmm5                                   ;   826.5 p1      43 dst
        xorps xmm0, xmm10                                  ;   827.5 p5      43 dst
        xorps xmm2, xmm4                                   ;   826.5 p0      58 dst
        movaps xmm4, [rbp + 16]                            ;   824.5 p2      43 dst reload
        andps xmm4, xmm5                                   ;   827.5 p1      43 dst
        xorps xmm15, xmm10                                 ;   825.5 p5      58 dst
        movaps xmm5, [rbp - 64]                            ;   825.5 p2      43 dst reload
        andps xmm5, xmm6                                   ;   828.5 p0      43 dst
        xorps xmm13, xmm5                                  ;   829.5 p1      43 dst
        xorps xmm2, xmm5                                   ;   829.5 p5      58 dst
        movaps xmm5, [rbp - 96]                            ;   826.5 p2      58 dst reload
        xorps xmm11, xmm13                                 ;   830.5 p0      43 dst
        xorps xmm8, xmm0                                   ;   828.5 p1      43 dst
        xorps xmm3, xmm4                                   ;   828.5 p5      43 dst
        movaps xmm4, [rbp + 48]                            ;   827.5 p2      43 dst reload
        xorps xmm8, xmm11                                  ;   831.5 p0      43 dst
        andps xmm4, xmm14                                  ;   830.5 p1      43 dst
        xorps xmm9, xmm8                                   ;   832.5 p5      43 dst
        xorps xmm3, xmm9                                   ;   833.5 p0      43 dst
        xorps xmm12, xmm3                                  ;   834.5 p1      43 dst
        xorps xmm3, [r9 + 22336]                           ;   834.5 p5+p2   58 dst
        xorps xmm1, xmm12                                  ;   835.5 p0      43 dst
        xorps xmm4, xmm13                                  ;   831.5 p1      58 dst
        xorps xmm4, xmm9                                   ;   833.5 p5      58 dst
        movaps xmm9, [rbp + 2528]                          ;   829.5 p2      43 dst reload
        xorps xmm15, xmm1                                  ;   836.5 p0      58 dst
        xorps xmm15, [r9 + 22320]                          ;   837.5 p1+p2   58 dst
        xorps xmm5, xmm1                                   ;   836.5 p5      58 dst
        xorps xmm5, xmm7                                   ;   837.5 p0      58 dst
        movaps [r8 + 1856], xmm3                           ;   835.5 p3+p4   58 dst
        movaps xmm3, [r9 + 22512]                          ;   831.5 p2      58 dst
        xorps xmm2, [r9 + 22304]                           ;   832.5 p1+p2   58 dst
        movaps xmm1, [r9 + 22448]                          ;   833.5 p2      58 dst
        xorps xmm4, [rbp + 4960]                           ;   834.5 p5+p2   58 dst
        movaps [r8 + 1872], xmm4                           ;   835.5 p3+p4   58 dst
        movaps [r8 + 1840], xmm15                          ;   838.5 p3+p4   58 dst
        movaps [r8 + 1824], xmm2                           ;   833.8 p3+p4   58 dst
        movaps xmm2, [r9 + 22464]                          ;   835.5 p2      58 dst
        movaps xmm4, [rbp + 3456]                          ;   836.5 p2      43 dst
        xorps xmm8, [rbp + 4928]                           ;   837.5 p0+p2   58 dst
        xorps xmm5, [r9 + 22384]                           ;   838.5 p1+p2   58 dst
        movaps [r8 + 1904], xmm5                           ;   839.5 p3+p4   58 dst
        xorps xmm11, [rbp + 4944]                          ;   839.5 p5+p2   58 dst
        movaps [r8 + 1792], xmm8                           ;   838.5 p3+p4   58 dst
        movaps xmm8, [r15 + 48]                            ;   840.5 p2      43 dst
        movaps xmm10, [rbp - 16]                           ;   841.5 p2      43 dst reload
        andps xmm10, xmm6                                  ;   844.5 p0      43 dst
        movaps [rbp - 96], xmm2                            ;   838.5 p3+p4   58 dst spill
        movaps [rbp - 128], xmm3                           ;   837.8 p3+p4   58 dst spill
        xorps xmm0, xmm10                                  ;   845.5 p1      58 dst
        movaps [r8 + 1808], xmm11                          ;   840.5 p3+p4   58 dst
        movaps xmm11, [r14 + 64]                           ;   842.5 p2      43 dst reload
        movaps xmm6, [rbp + 3472]                          ;   843.5 p2      43 dst
        movaps xmm5, [rbp + 3504]                          ;   844.5 p2      43 dst
        xorps xmm0, xmm12                                  ;   846.5 p5      58 dst
        xorps xmm8, xmm9                                   ;   843.5 p0      43 dst
        movaps xmm7, [rbp + 3488]                          ;   845.5 p2      43 dst
        xorps xmm0, [rbp + 4976]                           ;   847.5 p1+p2   58 dst
        movaps [rbp - 16], xmm1                            ;   839.8 p3+p4   58 dst spill
        xorps xmm4, xmm8                                   ;   844.5 p5      43 dst
        movaps xmm10, xmm4                                 ;   845.5 p0      43 dst copy
        xorps xmm10, xmm11                                 ;   846.5 p1      43 dst
        movaps [r8 + 1888], xmm0                           ;   848.5 p3+p4   58 dst
        movaps xmm14, xmm10                                ;   847.5 p5      43 dst copy
        xorps xmm14, [r14 - 48]                            ;   848.5 p0+p2   43 dst
        xorps xmm5, xmm10                                  ;   847.5 p1      43 dst
        xorps xmm6, xmm14                                  ;   849.5 p5      43 dst
        movaps [rbp - 32], xmm6                            ;   850.5 p3+p4   43 dst spill
        movaps xmm3, xmm10                                 ;   847.5 p0      43 dst copy
        movaps [rbp + 64], xmm14                           ;   849.5 p3+p4   43 dst spill
        xorps xmm7, xmm5                                   ;   848.5 p1      43 dst
        movaps xmm2, xmm7                                  ;   849.5 p5      43 dst copy
        xorps xmm2, xmm9                                   ;   850.5 p0      43 dst
        movaps [rbp - 80], xmm10                           ;   847.5 p3+p4   43 dst spill
        movaps xmm12, xmm5                                 ;   848.5 p1      43 dst copy
        movaps xmm15, xmm10                                ;   847.5 p5      43 dst copy
        movaps xmm10, xmm2                                 ;   851.5 p0      43 dst copy
        movaps [rbp + 32], xmm10                           ;   852.5 p3+p4   43 dst spill
        movaps xmm10, xmm11                                ;   847.8 p1      43 dst copy
        movaps xmm0, [r9 + 22432]                          ;   848.5 p2      58 dst
        movaps [rbp - 64], xmm0                            ;   851.5 p3+p4   58 dst spill
        movaps xmm13, xmm5                                 ;   848.5 p5      43 dst copy
        movaps [rbp + 16], xmm7                            ;   849.5 p3+p4   43 dst spill
        movaps xmm0, xmm7                                  ;   849.5 p0      43 dst copy
        movaps xmm1, xmm7                                  ;   849.5 p1      43 dst copy
        movaps xmm7, xmm2                                  ;   851.5 p5      43 dst copy
        movaps [rbp - 112], xmm2                           ;   851.5 p3+p4   43 dst spill
        movaps [rbp + 48], xmm5                            ;   851.5 p3+p4   43 dst spill
        movaps xmm5, xmm2                                  ;   851.5 p0      43 dst copy
        movaps xmm2, xmm6                                  ;   850.5 p1      43 dst copy
        movaps xmm6, xmm14                                 ;   850.8 p5      43 dst copy
        orps xmm6, xmm11                                   ;   851.8 p0      43 dst
        movaps xmm14, [rbp - 32]                           ;   851.2 p2      43 dst reload
        xorps xmm14, xmm6                                  ;   854.2 p1      43 dst
        movaps [rbp - 32], xmm14                           ;   855.2 p3+p4   43 dst spill
        movaps [rcx + 32], xmm11                           ;   853.5 p3+p4   43 dst spill
        xorps xmm2, [r15 + 48]                             ;   852.2 p5+p2   43 dst
        xorps xmm12, xmm2                                  ;   853.2 p0      43 dst
        movaps xmm14, xmm11                                ;   852.8 p1      43 dst copy
        xorps xmm14, xmm12                                 ;   854.2 p5      43 dst
        movaps xmm11, xmm14                                ;   855.2 p0      43 dst copy
        andps xmm15, xmm12                                 ;   854.2 p1      43 dst
        xorps xmm5, xmm14                                  ;   855.2 p5      43 dst
        andps xmm0, xmm5                                   ;   856.2 p0      43 dst
        xorps xmm4, xmm0                                   ;   857.2 p1      43 dst
        movaps [rbp - 48], xmm5                            ;   856.2 p3+p4   43 dst spill
        movaps [rdi - 16], xmm14                           ;   855.5 p3+p4   43 dst spill
        movaps xmm0, xmm5                                  ;   856.2 p5      43 dst copy
        xorps xmm7, xmm2                                   ;   855.5 p0      43 dst
        movaps [rdx - 80], xmm7                            ;   856.5 p3+p4   43 dst spill
        xorps xmm10, xmm7                                  ;   856.5 p1      43 dst
        xorps xmm0, [r15 + 48]                             ;   857.2 p5+p2   43 dst
        xorps xmm1, [r14 - 48]                             ;   857.0 p0+p2   43 dst
        movaps xmm5, xmm7                                  ;   856.8 p1      43 dst copy
        movaps xmm7, xmm10                                 ;   857.5 p5      43 dst copy
        andps xmm5, xmm0                                   ;   858.2 p0      43 dst
        xorps xmm9, xmm15                                  ;   857.8 p1      43 dst
        xorps xmm9, xmm5                                   ;   859.2 p5      43 dst
        movaps xmm5, xmm0                                  ;   858.5 p0      43 dst copy
        movaps [rbp + 0], xmm12                            ;   858.0 p3+p4   43 dst spill
        movaps [rdx - 96], xmm10                           ;   859.0 p3+p4   43 dst spill
        movaps xmm12, xmm2                                 ;   858.8 p1      43 dst copy
        movaps xmm10, xmm14                                ;   859.2 p5      43 dst copy
        movaps xmm14, [rbp + 32]                           ;   859.0 p2      43 dst reload
        andps xmm14, xmm1                                  ;   862.0 p0      43 dst
        movaps [rbp + 32], xmm1                            ;   860.0 p3+p4   43 dst spill
        movaps xmm1, [rbp - 32]                            ;   860.0 p2      43 dst reload
        xorps xmm1, xmm14                                  ;   863.0 p1      43 dst
        movaps xmm14, [r14 - 48]                           ;   861.0 p2      43 dst reload
        xorps xmm10, xmm14                                 ;   864.0 p5      43 dst
        xorps xmm8, xmm10                                  ;   865.0 p0      43 dst
        xorps xmm3, xmm8                                   ;   866.0 p1      43 dst
        andps xmm11, xmm10                                 ;   865.0 p5      43 dst
        xorps xmm4, xmm11                                  ;   866.0 p0      43 dst
        xorps xmm15, xmm4                                  ;   867.0 p1      43 dst
        andps xmm13, xmm3                                  ;   867.0 p5      43 dst
        xorps xmm15, xmm13                                 ;   868.0 p0      43 dst
        movaps xmm13, [rbp + 64]                           ;   862.5 p2      43 dst reload
        xorps xmm5, xmm13                                  ;   865.5 p1      43 dst
        andps xmm7, xmm5                                   ;   866.5 p5      43 dst
        andps xmm12, xmm8                                  ;   866.0 p0      43 dst
        xorps xmm11, xmm12                                 ;   867.0 p1      43 dst
        xorps xmm6, xmm4                                   ;   867.0 p5      43 dst
        xorps xmm9, xmm11                                  ;   868.0 p0      43 dst
        movaps xmm10, xmm9                                 ;   869.0 p1      43 dst copy
        movaps xmm4, xmm15                                 ;   869.0 p5      43 dst copy
        andps xmm4, xmm9                                   ;   870.0 p0      43 dst
        xorps xmm6, xmm4                                   ;   871.0 p1      43 dst
        xorps xmm1, xmm11                                  ;   868.0 p5      43 dst
        movaps xmm11, xmm1                                 ;   869.0 p0      43 dst copy
        xorps xmm6, xmm7                                   ;   872.0 p1      43 dst
        andps xmm11, xmm6                                  ;   873.0 p5      43 dst
        xorps xmm15, xmm11                                 ;   874.0 p0      43 dst
        xorps xmm9, xmm6                                   ;   873.0 p1      43 dst
        orps xmm4, xmm9                                    ;   874.0 p5      43 dst
        movaps xmm7, [rcx + 32]                            ;   867.2 p2      43 dst reload
        xorps xmm4, xmm15                                  ;   875.0 p0      43 dst
        andps xmm7, xmm4                                   ;   876.0 p1      43 dst
        movaps xmm11, xmm7                                 ;   877.0 p5      43 dst copy
        movaps xmm12, xmm1                                 ;   869.8 p0      43 dst copy
        andps xmm12, xmm15                                 ;   875.0 p1      43 dst
        xorps xmm10, xmm12                                 ;   876.0 p5      43 dst
        movaps xmm12, [rbp - 64]                           ;   869.0 p2      58 dst reload
        xorps xmm12, xmm7                                  ;   877.0 p0      58 dst
        movaps xmm7, xmm4                                  ;   876.0 p1      43 dst copy
        orps xmm7, xmm10                                   ;   877.0 p5      43 dst
        andps xmm15, xmm10                                 ;   877.0 p0      43 dst
        xorps xmm1, xmm15                                  ;   878.0 p1      43 dst
        xorps xmm9, xmm7                                   ;   878.0 p5      43 dst
        movaps xmm15, [rdx - 96]                           ;   872.0 p2      43 dst reload
        movaps xmm6, [rbp - 16]                            ;   873.0 p2      58 dst reload
        andps xmm13, xmm4                                  ;   876.0 p0      43 dst
        xorps xmm6, xmm13                                  ;   877.0 p1      58 dst
        andps xmm2, xmm9                                   ;   879.0 p5      43 dst
        movaps [rdx - 96], xmm6                            ;   878.0 p3+p4   58 dst spill
        andps xmm15, xmm10                                 ;   877.0 p0      43 dst
        xorps xmm12, xmm15                                 ;   878.0 p1      58 dst
        movaps xmm13, xmm4                                 ;   876.0 p5      43 dst copy
        xorps xmm13, xmm10                                 ;   877.0 p0      43 dst
        andps xmm0, xmm13                                  ;   878.0 p1      43 dst
        andps xmm8, xmm9                                   ;   879.0 p5      43 dst
        movaps xmm7, xmm9                                  ;   879.0 p0      43 dst copy
        xorps xmm9, xmm1                                   ;   879.0 p1      43 dst
        movaps xmm6, [rdx - 80]                            ;   877.2 p2      43 dst reload
        andps xmm5, xmm10                                  ;   877.5 p5      43 dst
        andps xmm6, xmm13                                  ;   880.2 p0      43 dst
        xorps xmm8, xmm0                                   ;   880.0 p1      43 dst
        xorps xmm4, xmm9                                   ;   880.0 p5      43 dst
        andps xmm14, xmm4                                  ;   881.0 p0      43 dst
        xorps xmm10, xmm1                                  ;   879.2 p1      43 dst
        andps xmm3, xmm1                                   ;   879.5 p5      43 dst
        mov qword [rbp + 5096], r10                        ;   879.2 p3+p4  117 blocks
        xorps xmm7, xmm13                                  ;   880.0 p0      43 dst
        movaps xmm13, [rbp - 128]                          ;   879.8 p2      58 dst reload
        xorps xmm13, xmm0                                  ;   882.8 p1      58 dst
        movaps xmm0, [rbp - 112]                           ;   880.8 p2      43 dst reload
        andps xmm0, xmm7                                   ;   883.8 p5      43 dst
        xorps xmm15, xmm0                                  ;   884.8 p0      43 dst
        movaps [rbp - 112], xmm13                          ;   883.8 p3+p4   58 dst spill
        movaps xmm13, [rdx - 96]                           ;   881.8 p2      58 dst reload
        xorps xmm13, xmm8                                  ;   884.8 p1      58 dst
        xorps xmm13, xmm14                                 ;   885.8 p5      58 dst
        xorps xmm11, xmm0                                  ;   884.8 p0      43 dst
        movaps xmm0, xmm8                                  ;   882.5 p1      43 dst copy
        movaps xmm8, [rdi - 16]                            ;   882.8 p2      43 dst reload
        andps xmm8, xmm4                                   ;   885.8 p5      43 dst
        movaps xmm4, [rbp - 80]                            ;   883.8 p2      43 dst reload
        andps xmm4, xmm9                                   ;   886.8 p0      43 dst
        xorps xmm14, xmm4                                  ;   887.8 p1      43 dst
        movaps xmm4, [rbp + 0]                             ;   884.8 p2      43 dst reload
        andps xmm4, xmm9                                   ;   887.8 p5      43 dst
        xorps xmm11, xmm4                                  ;   888.8 p0      43 dst
        movaps xmm4, [rbp + 48]                            ;   885.8 p2      43 dst reload
        andps xmm4, xmm1                                   ;   888.8 p1      43 dst
        movaps xmm1, [rbp - 48]                            ;   886.8 p2      43 dst reload
        andps xmm1, xmm10                                  ;   889.8 p5      43 dst
        xorps xmm2, xmm1                                   ;   890.8 p0      43 dst
        xorps xmm15, xmm2                                  ;   891.8 p1      43 dst
        xorps xmm12, xmm8                                  ;   886.8 p5      58 dst
        movaps xmm8, [rbp + 16]                            ;   887.8 p2      43 dst reload
        andps xmm8, xmm10                                  ;   890.8 p0      43 dst
        xorps xmm0, xmm14                                  ;   888.8 p1      43 dst
        xorps xmm0, xmm15                                  ;   892.8 p5      43 dst
        xorps xmm4, xmm2                                   ;   891.8 p0      58 dst
        xorps xmm6, xmm0                                   ;   893.8 p1      43 dst
        xorps xmm15, [rbp + 5008]                          ;   892.8 p5+p2   58 dst
        xorps xmm11, xmm6                                  ;   894.8 p0      43 dst
        xorps xmm12, xmm1                                  ;   890.8 p1      58 dst
        xorps xmm0, [rbp + 4992]                           ;   893.8 p5+p2   58 dst
        andps xmm7, [rbp + 32]                             ;   890.8 p0+p2   43 dst
        movaps xmm1, [rbp - 96]                            ;   891.8 p2      58 dst reload
        movaps [r8 + 1920], xmm0                           ;   894.8 p3+p4   58 dst
        xorps xmm1, xmm11                                  ;   895.8 p1      58 dst
        movaps [r8 + 1984], xmm1                           ;   896.8 p3+p4   58 dst
        xorps xmm3, xmm11                                  ;   895.8 p5      43 dst
        xorps xmm4, xmm6                                   ;   894.8 p0      58 dst
        movaps [r8 + 1936], xmm15                          ;   893.8 p3+p4   58 dst
        xorps xmm14, xmm8                                  ;   891.8 p1      58 dst
        movaps [r8 + 1952], xmm12                          ;   892.2 p3+p4   58 dst
        xorps xmm14, xmm3                                  ;   896.8 p5      58 dst
        xorps xmm14, [rbp + 5040]                          ;   897.8 p0+p2   58 dst
        movaps [r8 + 2016], xmm14                          ;   898.8 p3+p4   58 dst
        xorps xmm5, xmm3                                   ;   896.8 p1      43 dst
        xorps xmm13, xmm5                                  ;   897.8 p5      58 dst
        xorps xmm4, [rbp + 5024]                           ;   895.8 p0+p2   58 dst
        movaps [r8 + 2000], xmm4                           ;   896.8 p3+p4   58 dst
        movaps [r8 + 1968], xmm13                          ;   898.8 p3+p4   58 dst
        movaps xmm1, [rbp - 112]                           ;   894.8 p2      58 dst reload
        xorps xmm1, xmm5                                   ;   897.8 p1      58 dst
        xorps xmm1, xmm7                                   ;   898.8 p5      58 dst
        movaps [r8 + 2032], xmm1                           ;   899.8 p3+p4   58 dst
        cmp r11, qword [rbp + 5072]                        ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x1480                                    ;                    frame
        pop r15                                            ;                    preserved
        pop r14                                            ;                    preserved
        pop r13                                            ;                    preserved
        pop rbp                                            ;                    preserved
        pop rbx                                            ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
aes128_encrypt.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
