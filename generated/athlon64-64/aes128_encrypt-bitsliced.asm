; aes128_encrypt for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes128_encrypt --cpu athlon64-64 --variant bitsliced
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
;   body: 391 uops, planned 136.3; bounds: width 130.3, ports 128.7, path 4.0
;   blocks: 773 uops, planned 268.0; bounds: width 257.7, ports 257.3, path 4.0
;   blocks/rounds: 7327 uops, planned 3067.7; bounds: width 2442.3, ports 2770.0, path 72.0
;   blocks.2: 6077 uops, planned 2390.3; bounds: width 2025.7, ports 2232.0, path 62.0
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
        sub rsp, 0x1450                                    ;                    frame
        lea rbp, [rsp + 128]                               ;                    frame
        mov qword [rbp + 5008], rdi                        ;                    argument
        mov dword [rbp + 5056], ecx                        ;                    argument
        mov qword [rbp + 5016], rsi                        ;                    argument
        mov qword [rbp + 5048], rdx                        ;                    argument
        lea rdx, [rbp + 256]                               ;                    frame
        lea rsi, [rbp + 512]                               ;                    frame
        lea rdi, [rbp + 768]                               ;                    frame
        lea rcx, [rbp + 1024]                              ;                    frame
        lea rax, [rbp + 1280]                              ;                    frame
        lea rbx, [rbp + 1536]                              ;                    frame
        lea r10, [rbp + 1792]                              ;                    frame
        lea r11, [rbp + 2048]                              ;                    frame
        lea r13, [rbp + 2304]                              ;                    frame
        lea r14, [rbp + 2560]                              ;                    frame
        lea r15, [rbp + 2816]                              ;                    frame
        mov r8, qword [rbp + 5008]                         ;     0.0 agu0    58 dst.0 reload
        movaps xmm0, [r8 + 20480]                          ;     5.0 agu1+agu2+fadd+fmul   58 dst.0
        movaps xmm1, [rel aes128_encrypt.T0_constants128]  ;     5.0 agu0+agu1+fmisc+fadd   58 dst.0 reload
        xorps xmm0, xmm1                                   ;     7.0 fmul+fadd   58 dst.0
        movaps xmm2, [r8 + 20496]                          ;     5.0 agu2+agu0+fmisc+fmul   58 dst.1
        movaps xmm3, [r8 + 20560]                          ;     5.3 agu1+agu0+fadd+fmisc   58 dst.5
        movaps xmm4, [r8 + 20576]                          ;     6.3 agu2+agu1+fmul+fadd   58 dst.6
        movaps xmm5, [r8 + 20608]                          ;     7.0 agu0+agu2+fmisc+fmul   58 dst.8
        xorps xmm2, xmm1                                   ;     7.0 fadd+fmul   58 dst.1
        xorps xmm3, xmm1                                   ;     7.3 fadd+fmul   58 dst.5
        xorps xmm4, xmm1                                   ;     8.3 fadd+fmul   58 dst.6
        xorps xmm5, xmm1                                   ;     9.0 fadd+fmul   58 dst.8
        movaps [rbp + 3984], xmm0                          ;     9.3 agu1+agu0+fmisc   58 dst.0
        movaps [rbp + 4000], xmm2                          ;    11.3 agu2+agu0+fmisc   58 dst.1
        movaps [rbp + 4016], xmm3                          ;    13.3 agu1+agu2+fmisc   58 dst.5
        movaps [rbp + 4032], xmm4                          ;    15.3 agu0+agu1+fmisc   58 dst.6
        movaps [rbp + 4048], xmm5                          ;    17.3 agu2+agu0+fmisc   58 dst.8
        movaps xmm0, [r8 + 20624]                          ;    14.0 agu1+agu2+fadd+fmul   58 dst.9
        xorps xmm0, xmm1                                   ;    16.0 fadd+fmul   58 dst.9
        movaps xmm2, [r8 + 20688]                          ;    15.7 agu0+agu1+fadd+fmul   58 dst.13
        xorps xmm2, xmm1                                   ;    17.7 fadd+fmul   58 dst.13
        movaps xmm3, [r8 + 20704]                          ;    17.7 agu2+agu0+fadd+fmul   58 dst.14
        xorps xmm3, xmm1                                   ;    19.7 fadd+fmul   58 dst.14
        movaps xmm4, [r8 + 20736]                          ;    19.7 agu1+agu0+fadd+fmul   58 dst.16
        xorps xmm4, xmm1                                   ;    21.7 fadd+fmul   58 dst.16
        movaps [rbp + 4064], xmm0                          ;    19.3 agu2+agu0+fmisc   58 dst.9
        movaps [rbp + 4080], xmm2                          ;    21.3 agu1+agu0+fmisc   58 dst.13
        movaps xmm0, [r8 + 20752]                          ;    21.7 agu2+agu1+fadd+fmul   58 dst.17
        xorps xmm0, xmm1                                   ;    23.7 fadd+fmul   58 dst.17
        movaps [rbp + 4096], xmm3                          ;    23.3 agu0+agu2+fmisc   58 dst.14
        movaps xmm2, [r8 + 20816]                          ;    23.7 agu1+agu0+fadd+fmul   58 dst.21
        xorps xmm2, xmm1                                   ;    25.7 fadd+fmul   58 dst.21
        movaps [rbp + 4112], xmm4                          ;    25.3 agu2+agu1+fmisc   58 dst.16
        movaps xmm3, [r8 + 20832]                          ;    25.7 agu0+agu1+fadd+fmul   58 dst.22
        xorps xmm3, xmm1                                   ;    27.7 fadd+fmul   58 dst.22
        movaps [rbp + 4128], xmm0                          ;    27.3 agu2+agu0+fmisc   58 dst.17
        movaps xmm0, [r8 + 20864]                          ;    27.7 agu1+agu0+fadd+fmul   58 dst.24
        xorps xmm0, xmm1                                   ;    29.7 fadd+fmul   58 dst.24
        movaps [rbp + 4144], xmm2                          ;    29.3 agu2+agu1+fmisc   58 dst.21
        movaps xmm2, [r8 + 20880]                          ;    29.7 agu0+agu1+fadd+fmul   58 dst.25
        xorps xmm2, xmm1                                   ;    31.7 fadd+fmul   58 dst.25
        movaps [rbp + 4160], xmm3                          ;    31.3 agu2+agu0+fmisc   58 dst.22
        movaps xmm3, [r8 + 20944]                          ;    31.7 agu1+agu0+fadd+fmul   58 dst.29
        xorps xmm3, xmm1                                   ;    33.7 fadd+fmul   58 dst.29
        movaps [rbp + 4176], xmm0                          ;    33.3 agu2+agu1+fmisc   58 dst.24
        movaps xmm0, [r8 + 20960]                          ;    33.7 agu0+agu1+fadd+fmul   58 dst.30
        xorps xmm0, xmm1                                   ;    35.7 fadd+fmul   58 dst.30
        movaps [rbp + 4192], xmm2                          ;    35.3 agu2+agu0+fmisc   58 dst.25
        movaps xmm2, [r8 + 20992]                          ;    35.7 agu1+agu0+fadd+fmul   58 dst.0
        xorps xmm2, xmm1                                   ;    37.7 fadd+fmul   58 dst.0
        movaps [rbp + 4208], xmm3                          ;    37.3 agu2+agu1+fmisc   58 dst.29
        movaps xmm3, [r8 + 21008]                          ;    37.7 agu0+agu1+fadd+fmul   58 dst.1
        xorps xmm3, xmm1                                   ;    39.7 fadd+fmul   58 dst.1
        movaps [rbp + 4224], xmm0                          ;    39.3 agu2+agu0+fmisc   58 dst.30
        movaps xmm0, [r8 + 21072]                          ;    39.7 agu1+agu0+fadd+fmul   58 dst.5
        xorps xmm0, xmm1                                   ;    41.7 fadd+fmul   58 dst.5
        movaps [rbp + 4240], xmm2                          ;    41.3 agu2+agu1+fmisc   58 dst.0
        movaps xmm2, [r8 + 21088]                          ;    41.7 agu0+agu1+fadd+fmul   58 dst.6
        xorps xmm2, xmm1                                   ;    43.7 fadd+fmul   58 dst.6
        movaps [rbp + 4256], xmm3                          ;    43.3 agu2+agu0+fmisc   58 dst.1
        movaps xmm3, [r8 + 21120]                          ;    43.7 agu1+agu0+fadd+fmul   58 dst.8
        xorps xmm3, xmm1                                   ;    45.7 fadd+fmul   58 dst.8
        movaps [rbp + 4272], xmm0                          ;    45.3 agu2+agu1+fmisc   58 dst.5
        movaps xmm0, [r8 + 21136]                          ;    45.7 agu0+agu1+fadd+fmul   58 dst.9
        xorps xmm0, xmm1                                   ;    47.7 fadd+fmul   58 dst.9
        movaps [rbp + 4288], xmm2                          ;    47.3 agu2+agu0+fmisc   58 dst.6
        movaps xmm2, [r8 + 21200]                          ;    47.7 agu1+agu0+fadd+fmul   58 dst.13
        xorps xmm2, xmm1                                   ;    49.7 fadd+fmul   58 dst.13
        movaps [rbp + 4304], xmm3                          ;    49.3 agu2+agu1+fmisc   58 dst.8
        movaps xmm3, [r8 + 21216]                          ;    49.7 agu0+agu1+fadd+fmul   58 dst.14
        xorps xmm3, xmm1                                   ;    51.7 fadd+fmul   58 dst.14
        movaps [rbp + 4320], xmm0                          ;    51.3 agu2+agu0+fmisc   58 dst.9
        movaps xmm0, [r8 + 21248]                          ;    51.7 agu1+agu0+fadd+fmul   58 dst.16
        xorps xmm0, xmm1                                   ;    53.7 fadd+fmul   58 dst.16
        movaps [rbp + 4336], xmm2                          ;    53.3 agu2+agu1+fmisc   58 dst.13
        movaps xmm2, [r8 + 21264]                          ;    53.7 agu0+agu1+fadd+fmul   58 dst.17
        xorps xmm2, xmm1                                   ;    55.7 fadd+fmul   58 dst.17
        movaps [rbp + 4352], xmm3                          ;    55.3 agu2+agu0+fmisc   58 dst.14
        movaps xmm3, [r8 + 21328]                          ;    55.7 agu1+agu0+fadd+fmul   58 dst.21
        xorps xmm3, xmm1                                   ;    57.7 fadd+fmul   58 dst.21
        movaps [rbp + 4368], xmm0                          ;    57.3 agu2+agu1+fmisc   58 dst.16
        movaps xmm0, [r8 + 21344]                          ;    57.7 agu0+agu1+fadd+fmul   58 dst.22
        xorps xmm0, xmm1                                   ;    59.7 fadd+fmul   58 dst.22
        movaps [rbp + 4384], xmm2                          ;    59.3 agu2+agu0+fmisc   58 dst.17
        movaps xmm2, [r8 + 21376]                          ;    59.7 agu1+agu0+fadd+fmul   58 dst.24
        xorps xmm2, xmm1                                   ;    61.7 fadd+fmul   58 dst.24
        movaps [rbp + 4400], xmm3                          ;    61.3 agu2+agu1+fmisc   58 dst.21
        movaps xmm3, [r8 + 21392]                          ;    61.7 agu0+agu1+fadd+fmul   58 dst.25
        xorps xmm3, xmm1                                   ;    63.7 fadd+fmul   58 dst.25
        movaps [rbp + 4416], xmm0                          ;    63.3 agu2+agu0+fmisc   58 dst.22
        movaps xmm0, [r8 + 21456]                          ;    63.7 agu1+agu0+fadd+fmul   58 dst.29
        xorps xmm0, xmm1                                   ;    65.7 fadd+fmul   58 dst.29
        movaps [rbp + 4432], xmm2                          ;    65.3 agu2+agu1+fmisc   58 dst.24
        movaps xmm2, [r8 + 21472]                          ;    65.7 agu0+agu1+fadd+fmul   58 dst.30
        xorps xmm2, xmm1                                   ;    67.7 fadd+fmul   58 dst.30
        movaps [rbp + 4448], xmm3                          ;    67.3 agu2+agu0+fmisc   58 dst.25
        movaps xmm3, [r8 + 21504]                          ;    67.7 agu1+agu0+fadd+fmul   58 dst.0
        xorps xmm3, xmm1                                   ;    69.7 fadd+fmul   58 dst.0
        movaps [rbp + 4464], xmm0                          ;    69.3 agu2+agu1+fmisc   58 dst.29
        movaps xmm0, [r8 + 21520]                          ;    69.7 agu0+agu1+fadd+fmul   58 dst.1
        xorps xmm0, xmm1                                   ;    71.7 fadd+fmul   58 dst.1
        movaps [rbp + 4480], xmm2                          ;    71.3 agu2+agu0+fmisc   58 dst.30
        mov r9d, dword [rbp + 5056]                        ;    68.7 agu1   117 blocks
        shl r9, 0xb                                        ;    71.7 alu0   117 blocks
        movaps xmm2, [r8 + 21584]                          ;    71.7 agu0+agu2+fadd+fmul   58 dst.5
        xorps xmm2, xmm1                                   ;    73.7 fadd+fmul   58 dst.5
        movaps [rbp + 4496], xmm3                          ;    73.3 agu1+agu0+fmisc   58 dst.0
        movaps xmm3, [r8 + 21600]                          ;    73.7 agu2+agu0+fadd+fmul   58 dst.6
        xorps xmm3, xmm1                                   ;    75.7 fadd+fmul   58 dst.6
        add r9, qword [rbp + 5016]                         ;    75.7 alu1+agu1  117 blocks
        movaps [rbp + 4512], xmm0                          ;    75.3 agu2+agu0+fmisc   58 dst.1
        movaps xmm0, [r8 + 21632]                          ;    76.0 agu1+agu0+fadd+fmul   58 dst.8
        xorps xmm0, xmm1                                   ;    78.0 fadd+fmul   58 dst.8
        movaps [rbp + 4528], xmm2                          ;    77.3 agu2+agu1+fmisc   58 dst.5
        mov qword [rbp + 5024], r9                         ;    76.7 agu0   117 blocks
        movaps [rbp + 4544], xmm3                          ;    79.3 agu1+agu2+fmisc   58 dst.6
        movaps xmm2, [r8 + 21648]                          ;    79.0 agu0+agu1+fadd+fmul   58 dst.9
        xorps xmm2, xmm1                                   ;    81.0 fadd+fmul   58 dst.9
        movaps xmm3, [r8 + 21712]                          ;    80.7 agu2+agu0+fadd+fmul   58 dst.13
        xorps xmm3, xmm1                                   ;    82.7 fadd+fmul   58 dst.13
        movaps [rbp + 4560], xmm0                          ;    81.3 agu1+agu0+fmisc   58 dst.8
        movaps xmm0, [r8 + 21728]                          ;    82.7 agu2+agu0+fadd+fmul   58 dst.14
        xorps xmm0, xmm1                                   ;    84.7 fadd+fmul   58 dst.14
        movaps [rbp + 4576], xmm2                          ;    83.3 agu1+agu2+fmisc   58 dst.9
        movaps xmm2, [r8 + 21760]                          ;    84.7 agu0+agu1+fadd+fmul   58 dst.16
        xorps xmm2, xmm1                                   ;    86.7 fadd+fmul   58 dst.16
        movaps [rbp + 4592], xmm3                          ;    85.3 agu2+agu0+fmisc   58 dst.13
        movaps xmm3, [r8 + 21776]                          ;    86.7 agu1+agu0+fadd+fmul   58 dst.17
        xorps xmm3, xmm1                                   ;    88.7 fadd+fmul   58 dst.17
        movaps [rbp + 4608], xmm0                          ;    87.3 agu2+agu1+fmisc   58 dst.14
        movaps xmm0, [r8 + 21840]                          ;    88.7 agu0+agu1+fadd+fmul   58 dst.21
        xorps xmm0, xmm1                                   ;    90.7 fadd+fmul   58 dst.21
        movaps [rbp + 4624], xmm2                          ;    89.3 agu2+agu0+fmisc   58 dst.16
        movaps xmm2, [r8 + 21856]                          ;    90.7 agu1+agu0+fadd+fmul   58 dst.22
        xorps xmm2, xmm1                                   ;    92.7 fadd+fmul   58 dst.22
        movaps [rbp + 4640], xmm3                          ;    91.3 agu2+agu1+fmisc   58 dst.17
        movaps xmm3, [r8 + 21888]                          ;    92.7 agu0+agu1+fadd+fmul   58 dst.24
        xorps xmm3, xmm1                                   ;    94.7 fadd+fmul   58 dst.24
        movaps [rbp + 4656], xmm0                          ;    93.3 agu2+agu0+fmisc   58 dst.21
        movaps xmm0, [r8 + 21904]                          ;    94.7 agu1+agu0+fadd+fmul   58 dst.25
        xorps xmm0, xmm1                                   ;    96.7 fadd+fmul   58 dst.25
        movaps [rbp + 4672], xmm2                          ;    95.3 agu2+agu1+fmisc   58 dst.22
        movaps xmm2, [r8 + 21968]                          ;    96.7 agu0+agu1+fadd+fmul   58 dst.29
        xorps xmm2, xmm1                                   ;    98.7 fadd+fmul   58 dst.29
        movaps [rbp + 4688], xmm3                          ;    97.3 agu2+agu0+fmisc   58 dst.24
        movaps xmm3, [r8 + 21984]                          ;    98.7 agu1+agu0+fadd+fmul   58 dst.30
        xorps xmm3, xmm1                                   ;   100.7 fadd+fmul   58 dst.30
        movaps [rbp + 4704], xmm0                          ;    99.3 agu2+agu1+fmisc   58 dst.25
        movaps xmm0, [r8 + 22016]                          ;   100.7 agu0+agu1+fadd+fmul   58 dst.0
        xorps xmm0, xmm1                                   ;   102.7 fadd+fmul   58 dst.0
        movaps [rbp + 4720], xmm2                          ;   101.3 agu2+agu0+fmisc   58 dst.29
        movaps xmm2, [r8 + 22032]                          ;   102.7 agu1+agu0+fadd+fmul   58 dst.1
        xorps xmm2, xmm1                                   ;   104.7 fadd+fmul   58 dst.1
        movaps [rbp + 4736], xmm3                          ;   103.3 agu2+agu1+fmisc   58 dst.30
        movaps xmm3, [r8 + 22096]                          ;   104.7 agu0+agu1+fadd+fmul   58 dst.5
        xorps xmm3, xmm1                                   ;   106.7 fadd+fmul   58 dst.5
        movaps [rbp + 4752], xmm0                          ;   105.3 agu2+agu0+fmisc   58 dst.0
        movaps xmm0, [r8 + 22112]                          ;   106.7 agu1+agu0+fadd+fmul   58 dst.6
        xorps xmm0, xmm1                                   ;   108.7 fadd+fmul   58 dst.6
        movaps [rbp + 4768], xmm2                          ;   107.3 agu2+agu1+fmisc   58 dst.1
        movaps xmm2, [r8 + 22144]                          ;   108.7 agu0+agu1+fadd+fmul   58 dst.8
        xorps xmm2, xmm1                                   ;   110.7 fadd+fmul   58 dst.8
        movaps [rbp + 4784], xmm3                          ;   109.3 agu2+agu0+fmisc   58 dst.5
        movaps xmm3, [r8 + 22160]                          ;   110.7 agu1+agu0+fadd+fmul   58 dst.9
        xorps xmm3, xmm1                                   ;   112.7 fadd+fmul   58 dst.9
        movaps [rbp + 4800], xmm0                          ;   111.3 agu2+agu1+fmisc   58 dst.6
        movaps xmm0, [r8 + 22224]                          ;   112.7 agu0+agu1+fadd+fmul   58 dst.13
        xorps xmm0, xmm1                                   ;   114.7 fadd+fmul   58 dst.13
        movaps [rbp + 4816], xmm2                          ;   113.3 agu2+agu0+fmisc   58 dst.8
        movaps xmm2, [r8 + 22240]                          ;   114.7 agu1+agu0+fadd+fmul   58 dst.14
        xorps xmm2, xmm1                                   ;   116.7 fadd+fmul   58 dst.14
        movaps [rbp + 4832], xmm3                          ;   115.3 agu2+agu1+fmisc   58 dst.9
        movaps xmm3, [r8 + 22272]                          ;   116.7 agu0+agu1+fadd+fmul   58 dst.16
        xorps xmm3, xmm1                                   ;   118.7 fadd+fmul   58 dst.16
        movaps [rbp + 4848], xmm0                          ;   117.3 agu2+agu0+fmisc   58 dst.13
        movaps xmm0, [r8 + 22288]                          ;   118.7 agu1+agu0+fadd+fmul   58 dst.17
        xorps xmm0, xmm1                                   ;   120.7 fadd+fmul   58 dst.17
        movaps [rbp + 4864], xmm2                          ;   119.3 agu2+agu1+fmisc   58 dst.14
        movaps xmm2, [r8 + 22352]                          ;   120.7 agu0+agu1+fadd+fmul   58 dst.21
        xorps xmm2, xmm1                                   ;   122.7 fadd+fmul   58 dst.21
        movaps [rbp + 4880], xmm3                          ;   121.3 agu2+agu0+fmisc   58 dst.16
        movaps xmm3, [r8 + 22368]                          ;   122.7 agu1+agu0+fadd+fmul   58 dst.22
        xorps xmm3, xmm1                                   ;   124.7 fadd+fmul   58 dst.22
        movaps [rbp + 4896], xmm0                          ;   123.3 agu2+agu1+fmisc   58 dst.17
        movaps xmm0, [r8 + 22400]                          ;   124.7 agu0+agu1+fadd+fmul   58 dst.24
        xorps xmm0, xmm1                                   ;   126.7 fadd+fmul   58 dst.24
        movaps [rbp + 4912], xmm2                          ;   125.3 agu2+agu0+fmisc   58 dst.21
        movaps xmm2, [r8 + 22416]                          ;   126.7 agu1+agu0+fadd+fmul   58 dst.25
        xorps xmm2, xmm1                                   ;   128.7 fadd+fmul   58 dst.25
        movaps [rbp + 4928], xmm3                          ;   127.3 agu2+agu1+fmisc   58 dst.22
        movaps xmm3, [r8 + 22480]                          ;   128.7 agu0+agu1+fadd+fmul   58 dst.29
        xorps xmm3, xmm1                                   ;   130.7 fadd+fmul   58 dst.29
        movaps [rbp + 4944], xmm0                          ;   129.3 agu2+agu0+fmisc   58 dst.24
        movaps xmm0, [r8 + 22496]                          ;   130.7 agu1+agu0+fadd+fmul   58 dst.30
        xorps xmm0, xmm1                                   ;   132.7 fadd+fmul   58 dst.30
        movaps [rbp + 4960], xmm2                          ;   131.3 agu2+agu1+fmisc   58 dst.25
        movaps [rbp + 4976], xmm3                          ;   133.3 agu0+agu1+fmisc   58 dst.29
        movaps [rbp + 4992], xmm0                          ;   135.3 agu2+agu0+fmisc   58 dst.30
        cmp dword [rbp + 5056], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 5016]                         ;     0.0 agu0    52 s[0].0 reload
        movaps xmm0, [r8]                                  ;     5.0 agu1+agu2+fadd+fmul   52 s[0]
        mov r9, qword [rbp + 5008]                         ;     3.0 agu0    52 s[0].0 reload
        xorps xmm0, [r9]                                   ;    10.0 agu1+agu2+fadd+fmul   52 s[0]
        movaps xmm1, [r8 + 16]                             ;     8.0 agu0+agu1+fmisc+fadd   52 s[0]
        movaps xmm2, [r8 + 32]                             ;     8.0 agu2+agu0+fmul+fmisc   52 s[0]
        movaps xmm3, [r8 + 48]                             ;     8.0 agu1+agu2+fadd+fmul   52 s[0]
        movaps xmm4, [r8 + 64]                             ;     8.0 agu0+agu1+fmisc+fadd   52 s[0]
        xorps xmm1, [r9 + 16]                              ;    10.0 agu2+agu0+fmul+fadd   52 s[0]
        xorps xmm2, [r9 + 32]                              ;    12.0 agu1+agu0+fmul+fadd   52 s[0]
        xorps xmm3, [r9 + 48]                              ;    13.0 agu2+agu0+fadd+fmul   52 s[0]
        xorps xmm4, [r9 + 64]                              ;    14.0 agu1+agu2+fadd+fmul   52 s[0]
        movaps xmm5, [r8 + 80]                             ;    13.0 agu0+agu1+fmisc   52 s[0]
        xorps xmm5, [r9 + 80]                              ;    15.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r11 - 16], xmm0                            ;    13.0 agu1+agu2+fmisc   53 rounds
        movaps [r15 - 80], xmm1                            ;    15.0 agu0+agu1+fmisc   53 rounds
        movaps [r15 - 64], xmm2                            ;    17.0 agu2+agu0+fmisc   53 rounds
        movaps [r11 + 80], xmm3                            ;    19.0 agu1+agu2+fmisc   53 rounds
        movaps [r13 + 48], xmm4                            ;    21.0 agu0+agu1+fmisc   53 rounds
        movaps xmm0, [r8 + 96]                             ;    17.3 agu2+agu0+fadd+fmul   52 s[0]
        xorps xmm0, [r9 + 96]                              ;    20.0 agu1+agu2+fadd+fmul   52 s[0]
        movaps [r15 - 48], xmm5                            ;    23.0 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [r8 + 112]                            ;    19.3 agu2+agu0+fadd+fmul   52 s[0]
        xorps xmm1, [r9 + 112]                             ;    22.0 agu1+agu2+fadd+fmul   52 s[0]
        movaps xmm2, [r8 + 128]                            ;    21.0 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm2, [r9 + 128]                             ;    24.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r15 - 32], xmm0                            ;    25.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 144]                            ;    23.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm0, [r9 + 144]                             ;    26.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [rbx + 96], xmm1                            ;    27.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 160]                            ;    25.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm1, [r9 + 160]                             ;    28.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r10 + 64], xmm2                            ;    29.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 176]                            ;    27.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm2, [r9 + 176]                             ;    30.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r15 - 16], xmm0                            ;    31.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 192]                            ;    29.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm0, [r9 + 192]                             ;    32.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r15 + 0], xmm1                             ;    33.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 208]                            ;    31.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm1, [r9 + 208]                             ;    34.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r11 + 96], xmm2                            ;    35.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 224]                            ;    33.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm2, [r9 + 224]                             ;    36.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r14 + 112], xmm0                           ;    37.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 240]                            ;    35.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm0, [r9 + 240]                             ;    38.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r15 + 16], xmm1                            ;    39.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 256]                            ;    37.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm1, [r9 + 256]                             ;    40.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r15 + 32], xmm2                            ;    41.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 272]                            ;    39.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm2, [r9 + 272]                             ;    42.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [rbx + 32], xmm0                            ;    43.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 288]                            ;    41.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm0, [r9 + 288]                             ;    44.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r10 + 80], xmm1                            ;    45.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 304]                            ;    43.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm1, [r9 + 304]                             ;    46.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r15 + 48], xmm2                            ;    47.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 320]                            ;    45.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm2, [r9 + 320]                             ;    48.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r15 + 64], xmm0                            ;    49.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 336]                            ;    47.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm0, [r9 + 336]                             ;    50.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r11 + 112], xmm1                           ;    51.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 352]                            ;    49.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm1, [r9 + 352]                             ;    52.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r14 + 16], xmm2                            ;    53.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 368]                            ;    51.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm2, [r9 + 368]                             ;    54.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r15 + 80], xmm0                            ;    55.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 384]                            ;    53.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm0, [r9 + 384]                             ;    56.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r15 + 96], xmm1                            ;    57.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 400]                            ;    55.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm1, [r9 + 400]                             ;    58.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r14 - 64], xmm2                            ;    59.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 416]                            ;    57.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm2, [r9 + 416]                             ;    60.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r10 + 96], xmm0                            ;    61.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 432]                            ;    59.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm0, [r9 + 432]                             ;    62.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r15 + 112], xmm1                           ;    63.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 448]                            ;    61.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm1, [r9 + 448]                             ;    64.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [rbp + 2944], xmm2                          ;    65.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 464]                            ;    63.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm2, [r9 + 464]                             ;    66.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r13 - 128], xmm0                           ;    67.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 480]                            ;    65.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm0, [r9 + 480]                             ;    68.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [r14 + 32], xmm1                            ;    69.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 496]                            ;    67.3 agu0+agu1+fadd+fmul   52 s[0]
        xorps xmm1, [r9 + 496]                             ;    70.0 agu2+agu0+fadd+fmul   52 s[0]
        movaps [rbp + 2960], xmm2                          ;    71.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 512]                            ;    69.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm2, [r9 + 512]                             ;    72.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 2976], xmm0                          ;    73.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 528]                            ;    71.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm0, [r9 + 528]                             ;    74.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r14 - 48], xmm1                            ;    75.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 544]                            ;    73.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm1, [r9 + 544]                             ;    76.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r11 + 0], xmm2                             ;    77.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 560]                            ;    75.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm2, [r9 + 560]                             ;    78.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 2992], xmm0                          ;    79.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 576]                            ;    77.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm0, [r9 + 576]                             ;    80.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3008], xmm1                          ;    81.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 592]                            ;    79.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm1, [r9 + 592]                             ;    82.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r13 - 112], xmm2                           ;    83.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 608]                            ;    81.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm2, [r9 + 608]                             ;    84.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r13 + 64], xmm0                            ;    85.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 624]                            ;    83.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm0, [r9 + 624]                             ;    86.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3024], xmm1                          ;    87.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 640]                            ;    85.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm1, [r9 + 640]                             ;    88.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3040], xmm2                          ;    89.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 656]                            ;    87.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm2, [r9 + 656]                             ;    90.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbx + 112], xmm0                           ;    91.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 672]                            ;    89.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm0, [r9 + 672]                             ;    92.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r10 + 112], xmm1                           ;    93.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 688]                            ;    91.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm1, [r9 + 688]                             ;    94.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3056], xmm2                          ;    95.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 704]                            ;    93.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm2, [r9 + 704]                             ;    96.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3072], xmm0                          ;    97.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 720]                            ;    95.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm0, [r9 + 720]                             ;    98.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r13 - 96], xmm1                            ;    99.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 736]                            ;    97.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm1, [r9 + 736]                             ;   100.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r15 - 128], xmm2                           ;   101.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 752]                            ;    99.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm2, [r9 + 752]                             ;   102.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3088], xmm0                          ;   103.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 768]                            ;   101.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm0, [r9 + 768]                             ;   104.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3104], xmm1                          ;   105.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 784]                            ;   103.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm1, [r9 + 784]                             ;   106.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbx + 48], xmm2                            ;   107.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 800]                            ;   105.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm2, [r9 + 800]                             ;   108.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r11 - 128], xmm0                           ;   109.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 816]                            ;   107.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm0, [r9 + 816]                             ;   110.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3120], xmm1                          ;   111.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 832]                            ;   109.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm1, [r9 + 832]                             ;   112.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3136], xmm2                          ;   113.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 848]                            ;   111.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm2, [r9 + 848]                             ;   114.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r13 - 80], xmm0                            ;   115.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 864]                            ;   113.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm0, [r9 + 864]                             ;   116.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r14 + 48], xmm1                            ;   117.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 880]                            ;   115.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm1, [r9 + 880]                             ;   118.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3152], xmm2                          ;   119.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 896]                            ;   117.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm2, [r9 + 896]                             ;   120.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3168], xmm0                          ;   121.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 912]                            ;   119.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm0, [r9 + 912]                             ;   122.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r14 - 32], xmm1                            ;   123.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 928]                            ;   121.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm1, [r9 + 928]                             ;   124.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r11 - 112], xmm2                           ;   125.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 944]                            ;   123.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm2, [r9 + 944]                             ;   126.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3184], xmm0                          ;   127.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 960]                            ;   125.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm0, [r9 + 960]                             ;   128.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3200], xmm1                          ;   129.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 976]                            ;   127.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm1, [r9 + 976]                             ;   130.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r13 - 64], xmm2                            ;   131.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 992]                            ;   129.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm2, [r9 + 992]                             ;   132.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [r14 + 64], xmm0                            ;   133.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1008]                           ;   131.3 agu0+agu1+fadd+fmul   52 s[1]
        xorps xmm0, [r9 + 1008]                            ;   134.0 agu2+agu0+fadd+fmul   52 s[1]
        movaps [rbp + 3216], xmm1                          ;   135.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1024]                           ;   133.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm1, [r9 + 1024]                            ;   136.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3232], xmm2                          ;   137.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1040]                           ;   135.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm2, [r9 + 1040]                            ;   138.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [r14 - 16], xmm0                            ;   139.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1056]                           ;   137.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm0, [r9 + 1056]                            ;   140.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [r11 + 16], xmm1                            ;   141.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1072]                           ;   139.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm1, [r9 + 1072]                            ;   142.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3248], xmm2                          ;   143.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1088]                           ;   141.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm2, [r9 + 1088]                            ;   144.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3264], xmm0                          ;   145.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1104]                           ;   143.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm0, [r9 + 1104]                            ;   146.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [r13 - 48], xmm1                            ;   147.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1120]                           ;   145.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm1, [r9 + 1120]                            ;   148.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [r13 + 80], xmm2                            ;   149.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1136]                           ;   147.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm2, [r9 + 1136]                            ;   150.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3280], xmm0                          ;   151.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1152]                           ;   149.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm0, [r9 + 1152]                            ;   152.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3296], xmm1                          ;   153.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1168]                           ;   151.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm1, [r9 + 1168]                            ;   154.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [r10 - 128], xmm2                           ;   155.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1184]                           ;   153.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm2, [r9 + 1184]                            ;   156.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [r11 - 96], xmm0                            ;   157.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1200]                           ;   155.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm0, [r9 + 1200]                            ;   158.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3312], xmm1                          ;   159.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1216]                           ;   157.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm1, [r9 + 1216]                            ;   160.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3328], xmm2                          ;   161.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1232]                           ;   159.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm2, [r9 + 1232]                            ;   162.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [r13 - 32], xmm0                            ;   163.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1248]                           ;   161.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm0, [r9 + 1248]                            ;   164.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [r15 - 112], xmm1                           ;   165.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1264]                           ;   163.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm1, [r9 + 1264]                            ;   166.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3344], xmm2                          ;   167.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1280]                           ;   165.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm2, [r9 + 1280]                            ;   168.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3360], xmm0                          ;   169.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1296]                           ;   167.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm0, [r9 + 1296]                            ;   170.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbx + 64], xmm1                            ;   171.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1312]                           ;   169.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm1, [r9 + 1312]                            ;   172.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3760], xmm2                          ;   173.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1328]                           ;   171.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm2, [r9 + 1328]                            ;   174.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3376], xmm0                          ;   175.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1344]                           ;   173.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm0, [r9 + 1344]                            ;   176.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3392], xmm1                          ;   177.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1360]                           ;   175.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm1, [r9 + 1360]                            ;   178.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3856], xmm2                          ;   179.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1376]                           ;   177.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm2, [r9 + 1376]                            ;   180.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3872], xmm0                          ;   181.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1392]                           ;   179.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm0, [r9 + 1392]                            ;   182.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3408], xmm1                          ;   183.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1408]                           ;   181.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm1, [r9 + 1408]                            ;   184.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3424], xmm2                          ;   185.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1424]                           ;   183.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm2, [r9 + 1424]                            ;   186.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3776], xmm0                          ;   187.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1440]                           ;   185.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm0, [r9 + 1440]                            ;   188.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [r11 - 80], xmm1                            ;   189.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1456]                           ;   187.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm1, [r9 + 1456]                            ;   190.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3440], xmm2                          ;   191.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1472]                           ;   189.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm2, [r9 + 1472]                            ;   192.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3456], xmm0                          ;   193.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1488]                           ;   191.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm0, [r9 + 1488]                            ;   194.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [r13 - 16], xmm1                            ;   195.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1504]                           ;   193.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm1, [r9 + 1504]                            ;   196.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [r14 + 80], xmm2                            ;   197.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1520]                           ;   195.3 agu0+agu1+fadd+fmul   52 s[2]
        xorps xmm2, [r9 + 1520]                            ;   198.0 agu2+agu0+fadd+fmul   52 s[2]
        movaps [rbp + 3472], xmm0                          ;   199.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1536]                           ;   197.3 agu0+agu1+fadd+fmul   52 s[3]
        xorps xmm0, [r9 + 1536]                            ;   200.0 agu2+agu0+fadd+fmul   52 s[3]
        movaps [rbp + 3488], xmm1                          ;   201.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1552]                           ;   199.3 agu0+agu1+fadd+fmul   52 s[3]
        xorps xmm1, [r9 + 1552]                            ;   202.0 agu2+agu0+fadd+fmul   52 s[3]
        movaps [r14 + 0], xmm2                             ;   203.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1568]                           ;   201.3 agu0+agu1+fadd+fmul   52 s[3]
        xorps xmm2, [r9 + 1568]                            ;   204.0 agu2+agu0+fadd+fmul   52 s[3]
        movaps [r11 + 32], xmm0                            ;   205.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1584]                           ;   203.3 agu0+agu1+fadd+fmul   52 s[3]
        xorps xmm0, [r9 + 1584]                            ;   206.0 agu2+agu0+fadd+fmul   52 s[3]
        movaps [rbp + 3504], xmm1                          ;   207.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1600]                           ;   205.3 agu0+agu1+fadd+fmul   52 s[3]
        xorps xmm1, [r9 + 1600]                            ;   208.0 agu2+agu0+fadd+fmul   52 s[3]
        movaps [rbp + 3520], xmm2                          ;   209.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1616]                           ;   207.3 agu0+agu1+fadd+fmul   52 s[3]
        xorps xmm2, [r9 + 1616]                            ;   210.0 agu2+agu0+fadd+fmul   52 s[3]
        movaps [r13 + 0], xmm0                             ;   211.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1632]                           ;   209.3 agu0+agu1+fadd+fmul   52 s[3]
        xorps xmm0, [r9 + 1632]                            ;   212.0 agu2+agu0+fadd+fmul   52 s[3]
        movaps [r13 + 96], xmm1                            ;   213.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1648]                           ;   211.3 agu0+agu1+fadd+fmul   52 s[3]
        xorps xmm1, [r9 + 1648]                            ;   214.0 agu2+agu0+fadd+fmul   52 s[3]
        movaps [rbp + 3536], xmm2                          ;   215.0 agu1+agu2+fmisc   53 rounds
        movaps xmm2, [r8 + 1664]                           ;   213.3 agu0+agu1+fadd+fmul   52 s[3]
        xorps xmm2, [r9 + 1664]                            ;   216.0 agu2+agu0+fadd+fmul   52 s[3]
        movaps [rbp + 3552], xmm0                          ;   217.0 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [r8 + 1680]                           ;   215.3 agu0+agu1+fadd+fmul   52 s[3]
        xorps xmm0, [r9 + 1680]                            ;   218.0 agu2+agu0+fadd+fmul   52 s[3]
        movaps [r10 - 112], xmm1                           ;   219.0 agu1+agu2+fmisc   53 rounds
        movaps xmm1, [r8 + 1696]                           ;   217.3 agu0+agu1+fadd+fmul   52 s[3]
        xorps xmm1, [r9 + 1696]                            ;   220.0 agu2+agu0+fadd+fmul   52 s[3]
        movaps [r11 - 64], xmm2                            ;   221.0 agu1+agu2+fmisc   53 rounds
        mov qword [rbp + 5032], r9                         ;   217.0 agu0    53 rounds
        movaps xmm2, [r8 + 1712]                           ;   219.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm2, [r9 + 1712]                            ;   222.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps [rbp + 3568], xmm0                          ;   223.0 agu2+agu0+fmisc   53 rounds
        movaps xmm0, [r8 + 1728]                           ;   221.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm0, [r9 + 1728]                            ;   224.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps [rbp + 3584], xmm1                          ;   225.0 agu2+agu0+fmisc   53 rounds
        movaps xmm1, [r8 + 1744]                           ;   223.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm1, [r9 + 1744]                            ;   226.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps [r13 + 16], xmm2                            ;   227.0 agu2+agu0+fmisc   53 rounds
        movaps xmm2, [r8 + 1760]                           ;   225.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm2, [r9 + 1760]                            ;   228.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps [r15 - 96], xmm0                            ;   229.0 agu2+agu0+fmisc   53 rounds
        movaps xmm0, [r8 + 1776]                           ;   227.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm0, [r9 + 1776]                            ;   230.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps [rbp + 3600], xmm1                          ;   231.0 agu2+agu0+fmisc   53 rounds
        movaps xmm1, [r8 + 1792]                           ;   229.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm1, [r9 + 1792]                            ;   232.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps [rbp + 3616], xmm2                          ;   233.0 agu2+agu0+fmisc   53 rounds
        movaps xmm2, [r8 + 1808]                           ;   231.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm2, [r9 + 1808]                            ;   234.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps [rbx + 80], xmm0                            ;   235.0 agu2+agu0+fmisc   53 rounds
        movaps xmm0, [r8 + 1824]                           ;   233.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm0, [r9 + 1824]                            ;   236.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps [rbp + 3792], xmm1                          ;   237.0 agu2+agu0+fmisc   53 rounds
        movaps xmm1, [r8 + 1840]                           ;   235.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm1, [r9 + 1840]                            ;   238.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps [rbp + 3632], xmm2                          ;   239.0 agu2+agu0+fmisc   53 rounds
        movaps xmm2, [r8 + 1856]                           ;   237.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm2, [r9 + 1856]                            ;   240.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps [rbp + 3648], xmm0                          ;   241.0 agu2+agu0+fmisc   53 rounds
        movaps xmm0, [r8 + 1872]                           ;   239.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm0, [r9 + 1872]                            ;   242.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps [r13 + 32], xmm1                            ;   243.0 agu2+agu0+fmisc   53 rounds
        movaps xmm1, [r8 + 1888]                           ;   241.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm1, [r9 + 1888]                            ;   244.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps [r14 + 96], xmm2                            ;   245.0 agu2+agu0+fmisc   53 rounds
        movaps xmm2, [r8 + 1904]                           ;   243.7 agu1+agu2+fadd+fmul   52 s[3]
        xorps xmm2, [r9 + 1904]                            ;   246.3 agu0+agu1+fadd+fmul   52 s[3]
        movaps xmm3, [r8 + 1920]                           ;   245.3 agu2+agu0+fadd+fmul   52 s[3]
        xorps xmm3, [r9 + 1920]                            ;   248.3 agu1+agu2+fadd+fmul   52 s[3]
        movaps [rbp + 3664], xmm0                          ;   247.0 agu0+agu1+fmisc   53 rounds
        movaps xmm0, [r8 + 1936]                           ;   247.3 agu2+agu0+fadd+fmul   52 s[3]
        xorps xmm0, [r9 + 1936]                            ;   250.3 agu1+agu2+fadd+fmul   52 s[3]
        movaps [rbp + 3680], xmm1                          ;   249.0 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [r8 + 1952]                           ;   249.3 agu2+agu0+fadd+fmul   52 s[3]
        xorps xmm1, [r9 + 1952]                            ;   252.3 agu1+agu2+fadd+fmul   52 s[3]
        movaps [rbp + 3808], xmm2                          ;   251.0 agu0+agu1+fmisc   53 rounds
        movaps xmm2, [r8 + 1968]                           ;   251.3 agu2+agu0+fadd+fmul   52 s[3]
        xorps xmm2, [r9 + 1968]                            ;   254.3 agu1+agu2+fadd+fmul   52 s[3]
        movaps [rbp + 3824], xmm3                          ;   253.0 agu0+agu1+fmisc   53 rounds
        movaps xmm3, [r8 + 1984]                           ;   253.3 agu2+agu0+fadd+fmul   52 s[3]
        xorps xmm3, [r9 + 1984]                            ;   256.3 agu1+agu2+fadd+fmul   52 s[3]
        movaps [rbp + 3920], xmm0                          ;   255.0 agu0+agu1+fmisc   53 rounds
        movaps xmm0, [r8 + 2000]                           ;   255.3 agu2+agu0+fadd+fmul   52 s[3]
        xorps xmm0, [r9 + 2000]                            ;   258.3 agu1+agu2+fadd+fmul   52 s[3]
        movaps [rbp + 3936], xmm1                          ;   257.0 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [r8 + 2016]                           ;   257.3 agu2+agu0+fadd+fmul   52 s[3]
        xorps xmm1, [r9 + 2016]                            ;   260.3 agu1+agu2+fadd+fmul   52 s[3]
        movaps [rbp + 3888], xmm2                          ;   259.0 agu0+agu1+fmisc   53 rounds
        movaps xmm2, [r8 + 2032]                           ;   259.3 agu2+agu0+fadd+fmul   52 s[3]
        xorps xmm2, [r9 + 2032]                            ;   262.3 agu1+agu2+fadd+fmul   52 s[3]
        movaps [rbp + 3904], xmm3                          ;   261.0 agu0+agu1+fmisc   53 rounds
        add r9, 0x4800                                     ;   258.7 alu0    53 rounds
        mov qword [rbp + 5040], r9                         ;   259.7 agu2    53 rounds
        movaps [rbp + 3952], xmm0                          ;   263.0 agu0+agu1+fmisc   53 rounds
        movaps [rbp + 3968], xmm1                          ;   265.0 agu2+agu0+fmisc   53 rounds
        movaps [rbp + 3840], xmm2                          ;   267.0 agu1+agu2+fmisc   53 rounds
        movdqa xmm0, [rbp + 3840]                          ;                    resident
        movdqa xmm1, [rbp + 3824]                          ;                    resident
        movdqa xmm2, [rbp + 3888]                          ;                    resident
        movdqa xmm3, [rbp + 3904]                          ;                    resident
        movdqa xmm4, [rbp + 3920]                          ;                    resident
        movdqa xmm5, [rbp + 3968]                          ;                    resident
        movdqa xmm6, [rbp + 3936]                          ;                    resident
        movdqa xmm7, [rbp + 3952]                          ;                    resident
        movdqa xmm8, [rbp + 3776]                          ;                    resident
        movdqa xmm9, [rbp + 3808]                          ;                    resident
        movdqa xmm10, [rbp + 3760]                         ;                    resident
        movdqa xmm11, [rbp + 3792]                         ;                    resident
        movdqa xmm12, [rbp + 3856]                         ;                    resident
        movdqa xmm13, [rbp + 3872]                         ;                    resident
        mov r8, qword [rbp + 5032]                         ;                    resident
        align 16
.rounds_2:
        movaps xmm14, [r15 - 80]                           ;     2.0 agu0+agu1+fadd+fmul   43 t[0]
        movaps xmm15, [r11 + 80]                           ;     2.0 agu2+agu0+fmisc+fadd   43 t[0]
        xorps xmm15, [r13 + 48]                            ;     4.0 agu1+agu2+fmul+fadd   43 t[0]
        xorps xmm14, xmm15                                 ;     6.0 fmul+fadd   43 t[0]
        movaps [rbp - 96], xmm11                           ;     3.7 agu0+agu1+fmisc   43 t[1] spill
        movaps xmm11, xmm14                                ;     8.0 fmul+fadd   43 t[0] copy
        xorps xmm11, [rbx + 96]                            ;    10.0 agu2+agu0+fmul+fadd   43 t[0]
        movaps [rbp - 32], xmm9                            ;     5.7 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm9, xmm11                                 ;    12.0 fmul+fadd   43 t[0] copy
        xorps xmm9, [r15 - 32]                             ;    14.0 agu2+agu1+fmul+fadd   43 t[0]
        movaps [rdi + 0], xmm7                             ;     7.7 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm7, xmm11                                 ;    12.0 fmul+fadd   43 t[0] copy
        xorps xmm7, [r11 - 16]                             ;    14.0 agu2+agu0+fmul+fadd   43 t[0]
        movaps [rsi - 32], xmm6                            ;     9.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm6, xmm7                                  ;    16.0 fmul+fadd   43 t[0] copy
        xorps xmm6, [r15 - 64]                             ;    18.0 agu2+agu1+fmul+fadd   43 t[0]
        movaps [rbp - 48], xmm1                            ;    13.0 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm1, xmm6                                  ;    20.0 fmul+fadd   43 t[0] copy
        xorps xmm1, [r11 + 80]                             ;    22.0 agu2+agu0+fadd+fmul   43 t[0]
        movaps [rbp + 80], xmm5                            ;    15.0 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm5, xmm9                                  ;    16.0 fadd+fmul   43 t[0] copy
        xorps xmm5, [r15 - 48]                             ;    18.0 agu2+agu1+fadd+fmul   43 t[0]
        movaps [rbp - 128], xmm0                           ;    17.0 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm0, xmm5                                  ;    20.0 fadd+fmul   43 t[0] copy
        xorps xmm0, [r11 - 16]                             ;    22.0 agu2+agu0+fadd+fmul   43 t[0]
        movaps [rsi - 64], xmm4                            ;    19.0 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm4, xmm5                                  ;    20.0 fadd+fmul   43 t[0] copy
        xorps xmm4, [r13 + 48]                             ;    22.0 agu2+agu1+fadd+fmul   43 t[0]
        movaps [rbp - 112], xmm2                           ;    21.0 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm2, xmm9                                  ;    20.7 fadd+fmul   43 t[0] copy
        xorps xmm2, xmm1                                   ;    24.0 fadd+fmul   43 t[0]
        movaps [rdi + 16], xmm3                            ;    23.0 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm3, xmm2                                  ;    26.0 fadd+fmul   43 t[0] copy
        xorps xmm3, [rbx + 96]                             ;    28.0 agu1+agu0+fadd+fmul   43 t[0]
        movaps [rdx - 16], xmm10                           ;    25.0 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm10, xmm4                                 ;    24.7 fadd+fmul   43 t[0] copy
        xorps xmm10, xmm3                                  ;    30.0 fadd+fmul   43 t[0]
        movaps [rbp - 16], xmm8                            ;    27.0 agu1+agu2+fmisc   43 t[0] spill
        movaps xmm8, xmm10                                 ;    32.0 fadd+fmul   43 t[0] copy
        xorps xmm8, [r11 + 80]                             ;    34.0 agu0+agu1+fadd+fmul   43 t[0]
        movaps [rbp - 80], xmm12                           ;    29.0 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm12, xmm3                                 ;    30.0 fadd+fmul   43 t[0] copy
        xorps xmm12, [r11 - 16]                            ;    32.0 agu1+agu2+fadd+fmul   43 t[0]
        xorps xmm15, xmm12                                 ;    34.0 fadd+fmul   43 t[0]
        andps xmm12, xmm3                                  ;    34.0 fadd+fmul   43 t[0]
        xorps xmm14, xmm12                                 ;    36.0 fadd+fmul   43 t[0]
        movaps [rbp - 64], xmm13                           ;    33.0 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm13, xmm10                                ;    33.7 fadd+fmul   43 t[0] copy
        andps xmm13, xmm5                                  ;    35.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm13                                 ;    38.0 fadd+fmul   43 t[0]
        movaps xmm13, xmm1                                 ;    36.7 fadd+fmul   43 t[0] copy
        andps xmm13, xmm15                                 ;    38.7 fadd+fmul   43 t[0]
        xorps xmm12, xmm13                                 ;    40.7 fadd+fmul   43 t[0]
        movaps xmm13, xmm1                                 ;    39.7 fadd+fmul   43 t[0] copy
        xorps xmm13, xmm4                                  ;    41.7 fadd+fmul   43 t[0]
        movaps [rdi + 96], xmm5                            ;    39.0 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm5, xmm8                                  ;    41.7 fadd+fmul   43 t[0] copy
        andps xmm5, xmm13                                  ;    43.7 fadd+fmul   43 t[0]
        xorps xmm5, xmm12                                  ;    45.7 fadd+fmul   43 t[0]
        xorps xmm5, [r13 + 48]                             ;    47.7 agu1+agu0+fadd+fmul   43 t[0]
        xorps xmm6, xmm12                                  ;    45.7 fadd+fmul   43 t[0]
        movaps xmm12, xmm13                                ;    46.7 fadd+fmul   43 t[0] copy
        xorps xmm12, [rbx + 96]                            ;    48.7 agu2+agu0+fadd+fmul   43 t[0]
        movaps [rsi - 16], xmm10                           ;    44.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm10, xmm7                                 ;    48.7 fadd+fmul   43 t[0] copy
        orps xmm10, [rbx + 96]                             ;    50.7 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm6, xmm10                                  ;    52.7 fadd+fmul   43 t[0]
        xorps xmm10, xmm14                                 ;    52.7 fadd+fmul   43 t[0]
        movaps [rbp + 0], xmm13                            ;    48.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm13, xmm2                                 ;    52.7 fadd+fmul   43 t[0] copy
        andps xmm13, xmm11                                 ;    54.7 fadd+fmul   43 t[0]
        xorps xmm5, xmm13                                  ;    56.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm13                                 ;    56.7 fadd+fmul   43 t[0]
        movaps xmm13, xmm15                                ;    56.7 fadd+fmul   43 t[0] copy
        xorps xmm13, xmm11                                 ;    58.7 fadd+fmul   43 t[0]
        movaps [rsi + 0], xmm2                             ;    55.0 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm2, xmm9                                  ;    58.7 fadd+fmul   43 t[0] copy
        andps xmm2, xmm13                                  ;    60.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm2                                  ;    62.7 fadd+fmul   43 t[0]
        movaps xmm2, xmm7                                  ;    61.7 fadd+fmul   43 t[0] copy
        xorps xmm2, xmm8                                   ;    63.7 fadd+fmul   43 t[0]
        movaps [rdi + 112], xmm13                          ;    60.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm13, xmm12                                ;    63.7 fadd+fmul   43 t[0] copy
        andps xmm13, xmm2                                  ;    65.7 fadd+fmul   43 t[0]
        xorps xmm10, xmm13                                 ;    67.7 fadd+fmul   43 t[0]
        movaps xmm13, xmm5                                 ;    66.7 fadd+fmul   43 t[0] copy
        andps xmm13, xmm14                                 ;    68.7 fadd+fmul   43 t[0]
        xorps xmm10, xmm13                                 ;    70.7 fadd+fmul   43 t[0]
        movaps [rdi - 32], xmm9                            ;    65.3 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm9, xmm0                                  ;    69.7 fadd+fmul   43 t[0] copy
        andps xmm9, xmm4                                   ;    71.7 fadd+fmul   43 t[0]
        xorps xmm6, xmm9                                   ;    73.7 fadd+fmul   43 t[0]
        movaps xmm9, xmm10                                 ;    72.7 fadd+fmul   43 t[0] copy
        andps xmm9, xmm6                                   ;    75.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm9                                  ;    77.7 fadd+fmul   43 t[0]
        xorps xmm10, xmm5                                  ;    75.7 fadd+fmul   43 t[0]
        movaps xmm9, xmm6                                  ;    76.7 fadd+fmul   43 t[0] copy
        andps xmm9, xmm14                                  ;    79.7 fadd+fmul   43 t[0]
        xorps xmm5, xmm9                                   ;    81.7 fadd+fmul   43 t[0]
        orps xmm13, xmm10                                  ;    79.7 fadd+fmul   43 t[0]
        xorps xmm13, xmm14                                 ;    81.7 fadd+fmul   43 t[0]
        andps xmm14, xmm5                                  ;    83.7 fadd+fmul   43 t[0]
        xorps xmm6, xmm14                                  ;    85.7 fadd+fmul   43 t[0]
        movaps xmm14, xmm5                                 ;    83.7 fadd+fmul   43 t[0] copy
        orps xmm14, xmm13                                  ;    85.7 fadd+fmul   43 t[0]
        andps xmm2, xmm5                                   ;    85.7 fadd+fmul   43 t[0]
        xorps xmm10, xmm14                                 ;    87.7 fadd+fmul   43 t[0]
        andps xmm1, xmm10                                  ;    89.7 fadd+fmul   43 t[0]
        movaps xmm14, xmm5                                 ;    88.7 fadd+fmul   43 t[0] copy
        xorps xmm14, xmm13                                 ;    90.7 fadd+fmul   43 t[0]
        andps xmm7, xmm13                                  ;    90.7 fadd+fmul   43 t[0]
        movaps xmm9, xmm10                                 ;    91.7 fadd+fmul   43 t[0] copy
        xorps xmm9, xmm14                                  ;    93.7 fadd+fmul   43 t[0]
        andps xmm15, xmm10                                 ;    93.7 fadd+fmul   43 t[0]
        xorps xmm10, xmm6                                  ;    94.7 fadd+fmul   43 t[0]
        andps xmm8, xmm14                                  ;    95.7 fadd+fmul   43 t[0]
        xorps xmm15, xmm8                                  ;    97.7 fadd+fmul   43 t[0]
        andps xmm4, xmm9                                   ;    97.7 fadd+fmul   43 t[0]
        andps xmm0, xmm9                                   ;    98.7 fadd+fmul   43 t[0]
        movaps xmm9, xmm13                                 ;    99.7 fadd+fmul   43 t[0] copy
        andps xmm9, [rbx + 96]                             ;   101.7 agu1+agu0+fadd+fmul   43 t[0]
        xorps xmm13, xmm10                                 ;   101.7 fadd+fmul   43 t[0]
        andps xmm3, xmm13                                  ;   103.7 fadd+fmul   43 t[0]
        andps xmm11, xmm10                                 ;   103.7 fadd+fmul   43 t[0]
        andps xmm13, [r11 - 16]                            ;   104.7 agu2+agu0+fadd+fmul   43 t[0]
        andps xmm12, xmm5                                  ;   105.7 fadd+fmul   43 t[0]
        andps xmm10, [rsi + 0]                             ;   106.7 agu1+agu0+fadd+fmul   43 t[0]
        xorps xmm5, xmm6                                   ;   107.7 fadd+fmul   43 t[0]
        andps xmm14, [rbp + 0]                             ;   108.7 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm11, xmm13                                 ;   109.7 fadd+fmul   43 t[0]
        xorps xmm3, xmm9                                   ;   110.7 fadd+fmul   43 t[0]
        xorps xmm3, xmm12                                  ;   112.7 fadd+fmul   43 t[0]
        xorps xmm12, xmm4                                  ;   112.7 fadd+fmul   43 t[0]
        xorps xmm9, xmm4                                   ;   113.7 fadd+fmul   43 t[0]
        movaps xmm4, [rsi - 16]                            ;   109.7 agu1+agu0+fmisc   43 t[0]
        andps xmm4, xmm5                                   ;   114.7 fadd+fmul   43 t[0]
        xorps xmm3, xmm4                                   ;   116.7 fadd+fmul   43 t[0]
        xorps xmm1, xmm4                                   ;   116.7 fadd+fmul   43 t[0]
        andps xmm5, [rdi + 96]                             ;   117.7 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm12, xmm1                                  ;   118.7 fadd+fmul   43 t[0]
        movaps xmm4, [rdi - 32]                            ;   115.0 agu1+agu0+fmisc   43 t[0]
        andps xmm4, xmm6                                   ;   119.7 fadd+fmul   43 t[0]
        andps xmm6, [rdi + 112]                            ;   120.7 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm9, xmm10                                  ;   121.7 fadd+fmul   43 t[0]
        movaps xmm10, xmm11                                ;   122.7 fadd+fmul   43 t[0] copy
        xorps xmm10, xmm15                                 ;   124.7 fadd+fmul   43 t[0]
        xorps xmm10, xmm12                                 ;   126.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm10                                 ;   128.7 fadd+fmul   43 t[0]
        xorps xmm9, xmm14                                  ;   130.7 fadd+fmul   43 t[0]
        xorps xmm8, xmm0                                   ;   127.7 fadd+fmul   43 t[0]
        xorps xmm6, xmm9                                   ;   132.7 fadd+fmul   43 t[0]
        xorps xmm2, xmm6                                   ;   134.7 fadd+fmul   43 t[0]
        xorps xmm8, xmm2                                   ;   136.7 fadd+fmul   43 t[0]
        movaps xmm0, [rel aes128_encrypt.T0_constants128]  ;   128.7 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm10, xmm0                                  ;   131.7 fadd+fmul   43 t[0]
        xorps xmm4, xmm1                                   ;   132.7 fadd+fmul   43 t[0]
        xorps xmm4, xmm14                                  ;   134.7 fadd+fmul   43 t[0]
        xorps xmm12, xmm0                                  ;   134.7 fadd+fmul   43 t[0]
        xorps xmm5, xmm11                                  ;   135.7 fadd+fmul   43 t[0]
        xorps xmm4, xmm0                                   ;   136.7 fadd+fmul   43 t[0]
        xorps xmm5, xmm6                                   ;   137.7 fadd+fmul   43 t[0]
        xorps xmm5, xmm0                                   ;   139.7 fadd+fmul   43 t[0]
        movaps xmm14, [rbp + 3056]                         ;   137.0 agu2+agu0+fmisc   43 t[0]
        movaps xmm1, [r13 - 96]                            ;   139.0 agu1+agu0+fmisc   43 t[0]
        movaps xmm6, [r15 - 128]                           ;   139.7 agu2+agu1+fadd+fmul   43 t[0] reload
        xorps xmm1, xmm6                                   ;   141.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm1                                  ;   143.7 fadd+fmul   43 t[0]
        movaps xmm11, xmm14                                ;   145.7 fadd+fmul   43 t[0] copy
        xorps xmm11, [rbx + 48]                            ;   147.7 agu0+agu2+fadd+fmul   43 t[0]
        movaps [rdi + 112], xmm10                          ;   141.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm10, xmm11                                ;   149.7 fadd+fmul   43 t[0] copy
        xorps xmm10, [rbp + 3104]                          ;   151.7 agu2+agu1+fadd+fmul   43 t[0]
        movaps [rdi - 32], xmm3                            ;   143.7 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm3, xmm11                                 ;   149.7 fadd+fmul   43 t[0] copy
        xorps xmm3, [r10 + 112]                            ;   151.7 agu2+agu0+fadd+fmul   43 t[0]
        movaps [rdi + 96], xmm12                           ;   146.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm12, xmm3                                 ;   153.7 fadd+fmul   43 t[0] copy
        xorps xmm12, [rbp + 3072]                          ;   155.7 agu2+agu0+fadd+fmul   43 t[0]
        movaps [rsi - 16], xmm9                            ;   150.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm9, xmm12                                 ;   157.7 fadd+fmul   43 t[0] copy
        xorps xmm9, [r13 - 96]                             ;   159.7 agu2+agu0+fadd+fmul   43 t[0]
        movaps [rbp + 0], xmm5                             ;   152.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm5, xmm10                                 ;   153.7 fadd+fmul   43 t[0] copy
        xorps xmm5, [rbp + 3088]                           ;   155.7 agu2+agu1+fadd+fmul   43 t[0]
        movaps [rsi + 0], xmm4                             ;   154.7 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm4, xmm5                                  ;   157.7 fadd+fmul   43 t[0] copy
        xorps xmm4, [r10 + 112]                            ;   159.7 agu2+agu0+fadd+fmul   43 t[0]
        movaps [rcx - 128], xmm7                           ;   156.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm7, xmm5                                  ;   157.7 fadd+fmul   43 t[0] copy
        xorps xmm7, xmm6                                   ;   159.7 fadd+fmul   43 t[0]
        movaps [rax - 64], xmm13                           ;   158.7 agu2+agu1+fmisc   43 t[0] spill
        movaps xmm13, xmm10                                ;   158.7 fadd+fmul   43 t[0] copy
        xorps xmm13, xmm9                                  ;   161.7 fadd+fmul   43 t[0]
        movaps [rcx - 112], xmm15                          ;   160.7 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm15, xmm13                                ;   163.7 fadd+fmul   43 t[0] copy
        xorps xmm15, [rbx + 48]                            ;   165.7 agu2+agu0+fadd+fmul   43 t[0]
        movaps [rdi - 16], xmm2                            ;   162.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm2, xmm7                                  ;   162.7 fadd+fmul   43 t[0] copy
        xorps xmm2, xmm15                                  ;   167.7 fadd+fmul   43 t[0]
        movaps [rdx + 16], xmm8                            ;   164.7 agu2+agu1+fmisc   43 t[0] spill
        movaps xmm8, xmm2                                  ;   169.7 fadd+fmul   43 t[0] copy
        xorps xmm8, [r13 - 96]                             ;   171.7 agu0+agu1+fadd+fmul   43 t[0]
        movaps xmm0, xmm15                                 ;   167.7 fadd+fmul   43 t[0] copy
        xorps xmm0, [r10 + 112]                            ;   169.7 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm1, xmm0                                   ;   171.7 fadd+fmul   43 t[0]
        andps xmm0, xmm15                                  ;   171.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm0                                  ;   173.7 fadd+fmul   43 t[0]
        movaps [rbp + 112], xmm15                          ;   170.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm15, xmm5                                 ;   171.7 fadd+fmul   43 t[0] copy
        andps xmm15, xmm2                                  ;   173.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm15                                 ;   175.7 fadd+fmul   43 t[0]
        movaps xmm15, xmm9                                 ;   174.7 fadd+fmul   43 t[0] copy
        andps xmm15, xmm1                                  ;   176.7 fadd+fmul   43 t[0]
        xorps xmm0, xmm15                                  ;   178.7 fadd+fmul   43 t[0]
        movaps xmm15, xmm9                                 ;   177.7 fadd+fmul   43 t[0] copy
        xorps xmm15, xmm7                                  ;   179.7 fadd+fmul   43 t[0]
        movaps [rdx - 64], xmm5                            ;   176.7 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm5, xmm8                                  ;   179.7 fadd+fmul   43 t[0] copy
        andps xmm5, xmm15                                  ;   181.7 fadd+fmul   43 t[0]
        xorps xmm5, xmm6                                   ;   183.7 fadd+fmul   43 t[0]
        movaps xmm6, xmm15                                 ;   182.7 fadd+fmul   43 t[0] copy
        xorps xmm6, [rbx + 48]                             ;   184.7 agu1+agu0+fadd+fmul   43 t[0]
        xorps xmm5, xmm0                                   ;   185.7 fadd+fmul   43 t[0]
        xorps xmm12, xmm0                                  ;   185.7 fadd+fmul   43 t[0]
        movaps xmm0, xmm3                                  ;   186.7 fadd+fmul   43 t[0] copy
        orps xmm0, [rbx + 48]                              ;   188.7 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm12, xmm0                                  ;   190.7 fadd+fmul   43 t[0]
        xorps xmm0, xmm14                                  ;   190.7 fadd+fmul   43 t[0]
        movaps [rdx - 32], xmm2                            ;   186.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm2, xmm13                                 ;   190.7 fadd+fmul   43 t[0] copy
        andps xmm2, xmm11                                  ;   192.7 fadd+fmul   43 t[0]
        xorps xmm5, xmm2                                   ;   194.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm2                                  ;   194.7 fadd+fmul   43 t[0]
        movaps xmm2, xmm1                                  ;   194.7 fadd+fmul   43 t[0] copy
        xorps xmm2, xmm11                                  ;   196.7 fadd+fmul   43 t[0]
        movaps [rdx + 32], xmm15                           ;   193.0 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm15, xmm10                                ;   196.7 fadd+fmul   43 t[0] copy
        andps xmm15, xmm2                                  ;   198.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm15                                 ;   200.7 fadd+fmul   43 t[0]
        movaps xmm15, xmm3                                 ;   199.7 fadd+fmul   43 t[0] copy
        xorps xmm15, xmm8                                  ;   201.7 fadd+fmul   43 t[0]
        movaps [rcx - 96], xmm2                            ;   198.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm2, xmm6                                  ;   201.7 fadd+fmul   43 t[0] copy
        andps xmm2, xmm15                                  ;   203.7 fadd+fmul   43 t[0]
        xorps xmm0, xmm2                                   ;   205.7 fadd+fmul   43 t[0]
        movaps xmm2, xmm5                                  ;   204.7 fadd+fmul   43 t[0] copy
        andps xmm2, xmm14                                  ;   206.7 fadd+fmul   43 t[0]
        xorps xmm0, xmm2                                   ;   208.7 fadd+fmul   43 t[0]
        movaps [rcx - 80], xmm10                           ;   203.3 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm10, xmm4                                 ;   207.7 fadd+fmul   43 t[0] copy
        andps xmm10, xmm7                                  ;   209.7 fadd+fmul   43 t[0]
        xorps xmm12, xmm10                                 ;   211.7 fadd+fmul   43 t[0]
        movaps xmm10, xmm0                                 ;   210.7 fadd+fmul   43 t[0] copy
        andps xmm10, xmm12                                 ;   213.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm10                                 ;   215.7 fadd+fmul   43 t[0]
        xorps xmm0, xmm5                                   ;   213.7 fadd+fmul   43 t[0]
        movaps xmm10, xmm12                                ;   214.7 fadd+fmul   43 t[0] copy
        andps xmm10, xmm14                                 ;   217.7 fadd+fmul   43 t[0]
        xorps xmm5, xmm10                                  ;   219.7 fadd+fmul   43 t[0]
        orps xmm2, xmm0                                    ;   217.7 fadd+fmul   43 t[0]
        xorps xmm2, xmm14                                  ;   219.7 fadd+fmul   43 t[0]
        andps xmm14, xmm5                                  ;   221.7 fadd+fmul   43 t[0]
        xorps xmm12, xmm14                                 ;   223.7 fadd+fmul   43 t[0]
        movaps xmm14, xmm5                                 ;   221.7 fadd+fmul   43 t[0] copy
        orps xmm14, xmm2                                   ;   223.7 fadd+fmul   43 t[0]
        andps xmm15, xmm5                                  ;   223.7 fadd+fmul   43 t[0]
        xorps xmm0, xmm14                                  ;   225.7 fadd+fmul   43 t[0]
        andps xmm9, xmm0                                   ;   227.7 fadd+fmul   43 t[0]
        movaps xmm14, xmm5                                 ;   226.7 fadd+fmul   43 t[0] copy
        xorps xmm14, xmm2                                  ;   228.7 fadd+fmul   43 t[0]
        andps xmm3, xmm2                                   ;   228.7 fadd+fmul   43 t[0]
        movaps xmm10, xmm0                                 ;   229.7 fadd+fmul   43 t[0] copy
        xorps xmm10, xmm14                                 ;   231.7 fadd+fmul   43 t[0]
        andps xmm1, xmm0                                   ;   231.7 fadd+fmul   43 t[0]
        xorps xmm0, xmm12                                  ;   232.7 fadd+fmul   43 t[0]
        andps xmm8, xmm14                                  ;   233.7 fadd+fmul   43 t[0]
        xorps xmm1, xmm8                                   ;   235.7 fadd+fmul   43 t[0]
        andps xmm7, xmm10                                  ;   235.7 fadd+fmul   43 t[0]
        andps xmm4, xmm10                                  ;   236.7 fadd+fmul   43 t[0]
        movaps xmm10, xmm2                                 ;   237.7 fadd+fmul   43 t[0] copy
        andps xmm10, [rbx + 48]                            ;   239.7 agu1+agu0+fadd+fmul   43 t[0]
        xorps xmm2, xmm0                                   ;   239.7 fadd+fmul   43 t[0]
        andps xmm11, xmm0                                  ;   240.7 fadd+fmul   43 t[0]
        andps xmm0, xmm13                                  ;   241.7 fadd+fmul   43 t[0]
        movaps xmm13, [rbp + 112]                          ;   238.0 agu2+agu0+fmisc   43 t[0]
        andps xmm13, xmm2                                  ;   242.7 fadd+fmul   43 t[0]
        andps xmm2, [r10 + 112]                            ;   243.7 agu1+agu0+fadd+fmul   43 t[0]
        andps xmm6, xmm5                                   ;   244.7 fadd+fmul   43 t[0]
        xorps xmm5, xmm12                                  ;   245.7 fadd+fmul   43 t[0]
        andps xmm14, [rdx + 32]                            ;   246.7 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm11, xmm2                                  ;   247.7 fadd+fmul   43 t[0]
        xorps xmm13, xmm10                                 ;   248.7 fadd+fmul   43 t[0]
        xorps xmm13, xmm6                                  ;   250.7 fadd+fmul   43 t[0]
        xorps xmm6, xmm7                                   ;   250.7 fadd+fmul   43 t[0]
        xorps xmm10, xmm0                                  ;   251.7 fadd+fmul   43 t[0]
        movaps xmm0, [rdx - 32]                            ;   247.7 agu1+agu0+fmisc   43 t[0]
        andps xmm0, xmm5                                   ;   252.7 fadd+fmul   43 t[0]
        xorps xmm13, xmm0                                  ;   254.7 fadd+fmul   43 t[0]
        xorps xmm9, xmm0                                   ;   254.7 fadd+fmul   43 t[0]
        andps xmm5, [rdx - 64]                             ;   255.7 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm6, xmm9                                   ;   256.7 fadd+fmul   43 t[0]
        movaps xmm0, [rcx - 80]                            ;   253.0 agu1+agu0+fmisc   43 t[0]
        andps xmm0, xmm12                                  ;   257.7 fadd+fmul   43 t[0]
        andps xmm12, [rcx - 96]                            ;   258.7 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm10, xmm7                                  ;   259.7 fadd+fmul   43 t[0]
        movaps xmm7, xmm11                                 ;   260.7 fadd+fmul   43 t[0] copy
        xorps xmm7, xmm1                                   ;   262.7 fadd+fmul   43 t[0]
        xorps xmm7, xmm6                                   ;   264.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm7                                  ;   266.7 fadd+fmul   43 t[0]
        xorps xmm10, xmm14                                 ;   268.7 fadd+fmul   43 t[0]
        xorps xmm12, xmm10                                 ;   270.7 fadd+fmul   43 t[0]
        xorps xmm8, xmm4                                   ;   266.7 fadd+fmul   43 t[0]
        xorps xmm15, xmm12                                 ;   272.7 fadd+fmul   43 t[0]
        xorps xmm3, xmm1                                   ;   268.7 fadd+fmul   43 t[0]
        xorps xmm3, xmm2                                   ;   270.7 fadd+fmul   43 t[0]
        xorps xmm8, xmm15                                  ;   274.7 fadd+fmul   43 t[0]
        xorps xmm3, xmm15                                  ;   274.7 fadd+fmul   43 t[0]
        movaps xmm15, [rel aes128_encrypt.T0_constants128] ;   270.3 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm6, xmm15                                  ;   272.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm0                                  ;   273.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm9                                  ;   275.7 fadd+fmul   43 t[0]
        xorps xmm14, xmm15                                 ;   277.7 fadd+fmul   43 t[0]
        xorps xmm12, xmm5                                  ;   276.7 fadd+fmul   43 t[0]
        xorps xmm12, xmm11                                 ;   278.7 fadd+fmul   43 t[0]
        xorps xmm12, xmm15                                 ;   280.7 fadd+fmul   43 t[0]
        movaps xmm0, [rbp + 3376]                          ;   276.3 agu2+agu0+fmisc   43 t[0]
        movaps xmm1, [rbp - 80]                            ;   278.3 agu1+agu0+fmisc   43 t[0]
        movaps xmm2, [rbp - 64]                            ;   279.7 agu2+agu1+fmisc+fadd   43 t[0] reload
        xorps xmm1, xmm2                                   ;   281.7 fmul+fadd   43 t[0]
        xorps xmm0, xmm1                                   ;   283.7 fmul+fadd   43 t[0]
        movaps xmm4, xmm0                                  ;   285.7 fmul+fadd   43 t[0] copy
        movaps xmm5, [rbp - 16]                            ;   281.3 agu0+agu2+fmisc   43 t[0] reload
        xorps xmm4, xmm5                                   ;   287.7 fmul+fadd   43 t[0]
        movaps xmm9, xmm4                                  ;   289.7 fmul+fadd   43 t[0] copy
        xorps xmm9, [rbp + 3424]                           ;   291.7 agu1+agu0+fmul+fadd   43 t[0]
        movaps xmm11, xmm4                                 ;   289.7 fmul+fadd   43 t[0] copy
        xorps xmm11, [rdx - 16]                            ;   291.7 agu2+agu0+fmul+fadd   43 t[0]
        movaps xmm15, xmm11                                ;   293.7 fmul+fadd   43 t[0] copy
        xorps xmm15, [rbp + 3392]                          ;   295.7 agu1+agu0+fmul+fadd   43 t[0]
        movaps [rcx - 96], xmm10                           ;   290.7 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm10, xmm15                                ;   297.7 fmul+fadd   43 t[0] copy
        xorps xmm10, [rbp - 80]                            ;   299.7 agu1+agu0+fmul+fadd   43 t[0]
        movaps [rcx - 80], xmm13                           ;   292.7 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm13, xmm9                                 ;   293.7 fmul+fadd   43 t[0] copy
        xorps xmm13, [rbp + 3408]                          ;   295.7 agu1+agu2+fmul+fadd   43 t[0]
        movaps [rdx - 64], xmm6                            ;   294.7 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm6, xmm13                                 ;   297.7 fmul+fadd   43 t[0] copy
        xorps xmm6, [rdx - 16]                             ;   299.7 agu2+agu0+fmul+fadd   43 t[0]
        movaps [rdx - 32], xmm7                            ;   296.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm7, xmm13                                 ;   297.7 fmul+fadd   43 t[0] copy
        xorps xmm7, xmm2                                   ;   299.7 fmul+fadd   43 t[0]
        movaps [rdx + 32], xmm12                           ;   298.7 agu2+agu1+fmisc   43 t[0] spill
        movaps xmm12, xmm9                                 ;   298.7 fmul+fadd   43 t[0] copy
        xorps xmm12, xmm10                                 ;   301.7 fmul+fadd   43 t[0]
        movaps [rbp + 112], xmm14                          ;   300.7 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm14, xmm12                                ;   303.7 fmul+fadd   43 t[0] copy
        xorps xmm14, xmm5                                  ;   305.7 fmul+fadd   43 t[0]
        movaps [rcx - 64], xmm3                            ;   302.7 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm3, xmm7                                  ;   302.7 fmul+fadd   43 t[0] copy
        xorps xmm3, xmm14                                  ;   307.7 fmul+fadd   43 t[0]
        movaps [rcx - 48], xmm8                            ;   304.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm8, xmm3                                  ;   309.7 fmul+fadd   43 t[0] copy
        xorps xmm8, [rbp - 80]                             ;   311.7 agu2+agu0+fmul+fadd   43 t[0]
        movaps xmm2, xmm14                                 ;   307.7 fmul+fadd   43 t[0] copy
        xorps xmm2, [rdx - 16]                             ;   309.7 agu1+agu0+fmul+fadd   43 t[0]
        xorps xmm1, xmm2                                   ;   311.7 fmul+fadd   43 t[0]
        andps xmm2, xmm14                                  ;   311.7 fmul+fadd   43 t[0]
        xorps xmm0, xmm2                                   ;   313.7 fmul+fadd   43 t[0]
        movaps [rbp - 80], xmm14                           ;   310.7 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm14, xmm13                                ;   311.7 fmul+fadd   43 t[0] copy
        andps xmm14, xmm3                                  ;   313.7 fmul+fadd   43 t[0]
        xorps xmm0, xmm14                                  ;   315.7 fmul+fadd   43 t[0]
        movaps xmm14, xmm10                                ;   314.7 fmul+fadd   43 t[0] copy
        andps xmm14, xmm1                                  ;   316.7 fmul+fadd   43 t[0]
        xorps xmm2, xmm14                                  ;   318.7 fmul+fadd   43 t[0]
        movaps xmm14, xmm10                                ;   317.7 fmul+fadd   43 t[0] copy
        xorps xmm14, xmm7                                  ;   319.7 fmul+fadd   43 t[0]
        movaps [rbp + 16], xmm13                           ;   316.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm13, xmm8                                 ;   319.7 fmul+fadd   43 t[0] copy
        andps xmm13, xmm14                                 ;   321.7 fmul+fadd   43 t[0]
        xorps xmm13, xmm2                                  ;   323.7 fmul+fadd   43 t[0]
        xorps xmm13, [rbp - 64]                            ;   325.7 agu2+agu0+fmul+fadd   43 t[0]
        xorps xmm15, xmm2                                  ;   323.7 fmul+fadd   43 t[0]
        movaps xmm2, xmm14                                 ;   324.7 fmul+fadd   43 t[0] copy
        xorps xmm2, xmm5                                   ;   326.7 fmul+fadd   43 t[0]
        movaps [rbp - 64], xmm3                            ;   322.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm3, xmm11                                 ;   326.7 fmul+fadd   43 t[0] copy
        orps xmm3, xmm5                                    ;   328.7 fmul+fadd   43 t[0]
        xorps xmm15, xmm3                                  ;   330.7 fmul+fadd   43 t[0]
        xorps xmm3, xmm0                                   ;   330.7 fmul+fadd   43 t[0]
        movaps xmm5, xmm12                                 ;   330.7 fmul+fadd   43 t[0] copy
        andps xmm5, xmm4                                   ;   332.7 fmul+fadd   43 t[0]
        xorps xmm13, xmm5                                  ;   334.7 fmul+fadd   43 t[0]
        xorps xmm0, xmm5                                   ;   334.7 fmul+fadd   43 t[0]
        movaps xmm5, xmm1                                  ;   334.7 fmul+fadd   43 t[0] copy
        xorps xmm5, xmm4                                   ;   336.7 fmul+fadd   43 t[0]
        movaps [rax - 32], xmm14                           ;   333.0 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm14, xmm9                                 ;   336.7 fmul+fadd   43 t[0] copy
        andps xmm14, xmm5                                  ;   338.7 fmul+fadd   43 t[0]
        xorps xmm0, xmm14                                  ;   340.7 fmul+fadd   43 t[0]
        movaps xmm14, xmm11                                ;   339.7 fmul+fadd   43 t[0] copy
        xorps xmm14, xmm8                                  ;   341.7 fmul+fadd   43 t[0]
        movaps [rbp + 32], xmm5                            ;   338.7 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm5, xmm2                                  ;   341.7 fmul+fadd   43 t[0] copy
        andps xmm5, xmm14                                  ;   343.7 fmul+fadd   43 t[0]
        xorps xmm3, xmm5                                   ;   345.7 fmul+fadd   43 t[0]
        movaps xmm5, xmm13                                 ;   344.7 fmul+fadd   43 t[0] copy
        andps xmm5, xmm0                                   ;   346.7 fmul+fadd   43 t[0]
        xorps xmm3, xmm5                                   ;   348.7 fmul+fadd   43 t[0]
        movaps [rdx - 112], xmm9                           ;   343.3 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm9, xmm6                                  ;   347.7 fmul+fadd   43 t[0] copy
        andps xmm9, xmm7                                   ;   349.7 fmul+fadd   43 t[0]
        xorps xmm15, xmm9                                  ;   351.7 fmul+fadd   43 t[0]
        movaps xmm9, xmm3                                  ;   350.7 fmul+fadd   43 t[0] copy
        andps xmm9, xmm15                                  ;   353.7 fmul+fadd   43 t[0]
        xorps xmm0, xmm9                                   ;   355.7 fmul+fadd   43 t[0]
        xorps xmm3, xmm13                                  ;   353.7 fmul+fadd   43 t[0]
        movaps xmm9, xmm15                                 ;   354.7 fmul+fadd   43 t[0] copy
        andps xmm9, xmm0                                   ;   357.7 fmul+fadd   43 t[0]
        xorps xmm13, xmm9                                  ;   359.7 fmul+fadd   43 t[0]
        orps xmm5, xmm3                                    ;   357.7 fmul+fadd   43 t[0]
        xorps xmm5, xmm0                                   ;   359.7 fmul+fadd   43 t[0]
        andps xmm0, xmm13                                  ;   361.7 fmul+fadd   43 t[0]
        xorps xmm15, xmm0                                  ;   363.7 fmul+fadd   43 t[0]
        movaps xmm0, xmm13                                 ;   361.7 fmul+fadd   43 t[0] copy
        orps xmm0, xmm5                                    ;   363.7 fmul+fadd   43 t[0]
        andps xmm14, xmm13                                 ;   363.7 fmul+fadd   43 t[0]
        xorps xmm3, xmm0                                   ;   365.7 fmul+fadd   43 t[0]
        andps xmm10, xmm3                                  ;   367.7 fmul+fadd   43 t[0]
        movaps xmm0, xmm13                                 ;   366.7 fmul+fadd   43 t[0] copy
        xorps xmm0, xmm5                                   ;   368.7 fmul+fadd   43 t[0]
        andps xmm11, xmm5                                  ;   368.7 fmul+fadd   43 t[0]
        movaps xmm9, xmm3                                  ;   369.7 fmul+fadd   43 t[0] copy
        xorps xmm9, xmm0                                   ;   371.7 fmul+fadd   43 t[0]
        andps xmm1, xmm3                                   ;   371.7 fmul+fadd   43 t[0]
        xorps xmm3, xmm15                                  ;   372.7 fmul+fadd   43 t[0]
        andps xmm8, xmm0                                   ;   373.7 fmul+fadd   43 t[0]
        xorps xmm1, xmm8                                   ;   375.7 fmul+fadd   43 t[0]
        andps xmm7, xmm9                                   ;   375.7 fmul+fadd   43 t[0]
        andps xmm6, xmm9                                   ;   376.7 fmul+fadd   43 t[0]
        movaps xmm9, xmm5                                  ;   377.7 fmul+fadd   43 t[0] copy
        andps xmm9, [rbp - 16]                             ;   379.7 agu1+agu0+fmul+fadd   43 t[0]
        xorps xmm5, xmm3                                   ;   379.7 fmul+fadd   43 t[0]
        andps xmm4, xmm3                                   ;   380.7 fmul+fadd   43 t[0]
        andps xmm3, xmm12                                  ;   381.7 fmul+fadd   43 t[0]
        movaps xmm12, [rbp - 80]                           ;   378.0 agu2+agu0+fmisc   43 t[0]
        andps xmm12, xmm5                                  ;   382.7 fmul+fadd   43 t[0]
        andps xmm5, [rdx - 16]                             ;   383.7 agu1+agu0+fmul+fadd   43 t[0]
        andps xmm2, xmm13                                  ;   384.7 fmul+fadd   43 t[0]
        xorps xmm13, xmm15                                 ;   385.7 fmul+fadd   43 t[0]
        andps xmm0, [rax - 32]                             ;   386.7 agu2+agu0+fmul+fadd   43 t[0]
        xorps xmm4, xmm5                                   ;   387.7 fmul+fadd   43 t[0]
        xorps xmm12, xmm9                                  ;   388.7 fmul+fadd   43 t[0]
        xorps xmm12, xmm2                                  ;   390.7 fmul+fadd   43 t[0]
        xorps xmm2, xmm7                                   ;   390.7 fmul+fadd   43 t[0]
        xorps xmm9, xmm3                                   ;   391.7 fmul+fadd   43 t[0]
        movaps xmm3, [rbp - 64]                            ;   387.7 agu1+agu0+fmisc   43 t[0]
        andps xmm3, xmm13                                  ;   392.7 fmul+fadd   43 t[0]
        xorps xmm12, xmm3                                  ;   394.7 fmul+fadd   43 t[0]
        xorps xmm10, xmm3                                  ;   394.7 fmul+fadd   43 t[0]
        andps xmm13, [rbp + 16]                            ;   395.7 agu2+agu0+fmul+fadd   43 t[0]
        xorps xmm2, xmm10                                  ;   396.7 fmul+fadd   43 t[0]
        movaps xmm3, [rdx - 112]                           ;   393.0 agu1+agu0+fmisc   43 t[0]
        andps xmm3, xmm15                                  ;   397.7 fmul+fadd   43 t[0]
        andps xmm15, [rbp + 32]                            ;   398.7 agu2+agu0+fmul+fadd   43 t[0]
        xorps xmm9, xmm7                                   ;   399.7 fmul+fadd   43 t[0]
        movaps xmm7, xmm4                                  ;   400.7 fmul+fadd   43 t[0] copy
        xorps xmm7, xmm1                                   ;   402.7 fmul+fadd   43 t[0]
        xorps xmm7, xmm2                                   ;   404.7 fmul+fadd   43 t[0]
        xorps xmm0, xmm7                                   ;   406.7 fmul+fadd   43 t[0]
        xorps xmm9, xmm0                                   ;   408.7 fmul+fadd   43 t[0]
        xorps xmm15, xmm9                                  ;   410.7 fmul+fadd   43 t[0]
        xorps xmm8, xmm6                                   ;   406.7 fmul+fadd   43 t[0]
        xorps xmm14, xmm15                                 ;   412.7 fmul+fadd   43 t[0]
        xorps xmm11, xmm1                                  ;   408.7 fmul+fadd   43 t[0]
        xorps xmm11, xmm5                                  ;   410.7 fmul+fadd   43 t[0]
        xorps xmm8, xmm14                                  ;   414.7 fmul+fadd   43 t[0]
        xorps xmm11, xmm14                                 ;   414.7 fmul+fadd   43 t[0]
        movaps xmm14, [rel aes128_encrypt.T0_constants128] ;   410.3 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm7, xmm14                                  ;   412.7 fmul+fadd   43 t[0]
        xorps xmm0, xmm3                                   ;   413.7 fmul+fadd   43 t[0]
        xorps xmm0, xmm10                                  ;   415.7 fmul+fadd   43 t[0]
        xorps xmm2, xmm14                                  ;   415.7 fmul+fadd   43 t[0]
        xorps xmm0, xmm14                                  ;   417.7 fmul+fadd   43 t[0]
        xorps xmm15, xmm13                                 ;   417.7 fmul+fadd   43 t[0]
        xorps xmm15, xmm4                                  ;   419.7 fmul+fadd   43 t[0]
        xorps xmm15, xmm14                                 ;   421.7 fmul+fadd   43 t[0]
        movaps xmm1, [rsi - 64]                            ;   417.0 agu2+agu0+fmisc   43 t[0]
        movaps xmm3, [rbp - 112]                           ;   419.0 agu1+agu0+fmisc   43 t[0]
        movaps xmm4, [rdi + 16]                            ;   420.3 agu2+agu1+fmisc+fmul   43 t[0] reload
        xorps xmm3, xmm4                                   ;   422.3 fadd+fmul   43 t[0]
        xorps xmm1, xmm3                                   ;   424.3 fadd+fmul   43 t[0]
        movaps xmm5, xmm1                                  ;   426.3 fadd+fmul   43 t[0] copy
        movaps xmm6, [rbp - 128]                           ;   422.0 agu0+agu2+fmisc   43 t[0] reload
        xorps xmm5, xmm6                                   ;   428.3 fadd+fmul   43 t[0]
        movaps xmm10, xmm5                                 ;   430.3 fadd+fmul   43 t[0] copy
        xorps xmm10, [rbp + 80]                            ;   432.3 agu1+agu0+fadd+fmul   43 t[0]
        movaps xmm13, xmm5                                 ;   430.3 fadd+fmul   43 t[0] copy
        xorps xmm13, [rbp - 48]                            ;   432.3 agu2+agu0+fadd+fmul   43 t[0]
        movaps xmm14, xmm13                                ;   434.3 fadd+fmul   43 t[0] copy
        xorps xmm14, [rsi - 32]                            ;   436.3 agu1+agu0+fadd+fmul   43 t[0]
        movaps [rsi - 32], xmm2                            ;   431.3 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm2, xmm14                                 ;   438.3 fadd+fmul   43 t[0] copy
        xorps xmm2, [rbp - 112]                            ;   440.3 agu1+agu0+fadd+fmul   43 t[0]
        movaps [rbp + 80], xmm7                            ;   433.3 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm7, xmm10                                 ;   434.3 fadd+fmul   43 t[0] copy
        xorps xmm7, [rdi + 0]                              ;   436.3 agu1+agu2+fadd+fmul   43 t[0]
        movaps [rdi + 0], xmm0                             ;   435.3 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm0, xmm7                                  ;   438.3 fadd+fmul   43 t[0] copy
        xorps xmm0, [rbp - 48]                             ;   440.3 agu2+agu0+fadd+fmul   43 t[0]
        movaps [rsi - 64], xmm11                           ;   437.3 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm11, xmm7                                 ;   438.3 fadd+fmul   43 t[0] copy
        xorps xmm11, xmm4                                  ;   440.3 fadd+fmul   43 t[0]
        movaps [rbp + 32], xmm8                            ;   439.3 agu2+agu1+fmisc   43 t[0] spill
        movaps xmm8, xmm10                                 ;   439.3 fadd+fmul   43 t[0] copy
        xorps xmm8, xmm2                                   ;   442.3 fadd+fmul   43 t[0]
        movaps [rdx - 112], xmm12                          ;   441.3 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm12, xmm8                                 ;   444.3 fadd+fmul   43 t[0] copy
        xorps xmm12, xmm6                                  ;   446.3 fadd+fmul   43 t[0]
        movaps [rbp + 16], xmm9                            ;   443.3 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm9, xmm11                                 ;   443.3 fadd+fmul   43 t[0] copy
        xorps xmm9, xmm12                                  ;   448.3 fadd+fmul   43 t[0]
        movaps [rbp - 64], xmm15                           ;   445.3 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm15, xmm9                                 ;   450.3 fadd+fmul   43 t[0] copy
        xorps xmm15, [rbp - 112]                           ;   452.3 agu2+agu0+fadd+fmul   43 t[0]
        movaps xmm4, xmm12                                 ;   448.3 fadd+fmul   43 t[0] copy
        xorps xmm4, [rbp - 48]                             ;   450.3 agu1+agu0+fadd+fmul   43 t[0]
        xorps xmm3, xmm4                                   ;   452.3 fadd+fmul   43 t[0]
        andps xmm4, xmm12                                  ;   452.3 fadd+fmul   43 t[0]
        xorps xmm1, xmm4                                   ;   454.3 fadd+fmul   43 t[0]
        movaps [rbp - 112], xmm12                          ;   451.3 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm12, xmm7                                 ;   452.3 fadd+fmul   43 t[0] copy
        andps xmm12, xmm9                                  ;   454.3 fadd+fmul   43 t[0]
        xorps xmm1, xmm12                                  ;   456.3 fadd+fmul   43 t[0]
        movaps xmm12, xmm2                                 ;   455.3 fadd+fmul   43 t[0] copy
        andps xmm12, xmm3                                  ;   457.3 fadd+fmul   43 t[0]
        xorps xmm4, xmm12                                  ;   459.3 fadd+fmul   43 t[0]
        movaps xmm12, xmm2                                 ;   458.3 fadd+fmul   43 t[0] copy
        xorps xmm12, xmm11                                 ;   460.3 fadd+fmul   43 t[0]
        movaps [rax - 32], xmm7                            ;   457.3 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm7, xmm15                                 ;   460.3 fadd+fmul   43 t[0] copy
        andps xmm7, xmm12                                  ;   462.3 fadd+fmul   43 t[0]
        xorps xmm7, xmm4                                   ;   464.3 fadd+fmul   43 t[0]
        xorps xmm7, [rdi + 16]                             ;   466.3 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm14, xmm4                                  ;   464.3 fadd+fmul   43 t[0]
        movaps xmm4, xmm12                                 ;   465.3 fadd+fmul   43 t[0] copy
        xorps xmm4, xmm6                                   ;   467.3 fadd+fmul   43 t[0]
        movaps [rdi + 16], xmm9                            ;   463.3 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm9, xmm13                                 ;   467.3 fadd+fmul   43 t[0] copy
        orps xmm9, xmm6                                    ;   469.3 fadd+fmul   43 t[0]
        xorps xmm14, xmm9                                  ;   471.3 fadd+fmul   43 t[0]
        xorps xmm9, xmm1                                   ;   471.3 fadd+fmul   43 t[0]
        movaps xmm6, xmm8                                  ;   471.3 fadd+fmul   43 t[0] copy
        andps xmm6, xmm5                                   ;   473.3 fadd+fmul   43 t[0]
        xorps xmm7, xmm6                                   ;   475.3 fadd+fmul   43 t[0]
        xorps xmm1, xmm6                                   ;   475.3 fadd+fmul   43 t[0]
        movaps xmm6, xmm3                                  ;   475.3 fadd+fmul   43 t[0] copy
        xorps xmm6, xmm5                                   ;   477.3 fadd+fmul   43 t[0]
        movaps [rdx - 16], xmm12                           ;   473.7 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm12, xmm10                                ;   477.3 fadd+fmul   43 t[0] copy
        andps xmm12, xmm6                                  ;   479.3 fadd+fmul   43 t[0]
        xorps xmm1, xmm12                                  ;   481.3 fadd+fmul   43 t[0]
        movaps xmm12, xmm13                                ;   480.3 fadd+fmul   43 t[0] copy
        xorps xmm12, xmm15                                 ;   482.3 fadd+fmul   43 t[0]
        movaps [rbp - 80], xmm6                            ;   479.3 agu1+agu0+fmisc   43 t[0] spill
        movaps xmm6, xmm4                                  ;   482.3 fadd+fmul   43 t[0] copy
        andps xmm6, xmm12                                  ;   484.3 fadd+fmul   43 t[0]
        xorps xmm9, xmm6                                   ;   486.3 fadd+fmul   43 t[0]
        movaps xmm6, xmm7                                  ;   485.3 fadd+fmul   43 t[0] copy
        andps xmm6, xmm1                                   ;   487.3 fadd+fmul   43 t[0]
        xorps xmm9, xmm6                                   ;   489.3 fadd+fmul   43 t[0]
        movaps [rbp - 16], xmm10                           ;   484.0 agu2+agu0+fmisc   43 t[0] spill
        movaps xmm10, xmm0                                 ;   488.3 fadd+fmul   43 t[0] copy
        andps xmm10, xmm11                                 ;   490.3 fadd+fmul   43 t[0]
        xorps xmm14, xmm10                                 ;   492.3 fadd+fmul   43 t[0]
        movaps xmm10, xmm9                                 ;   491.3 fadd+fmul   43 t[0] copy
        andps xmm10, xmm14                                 ;   494.3 fadd+fmul   43 t[0]
        xorps xmm1, xmm10                                  ;   496.3 fadd+fmul   43 t[0]
        xorps xmm9, xmm7                                   ;   494.3 fadd+fmul   43 t[0]
        movaps xmm10, xmm14                                ;   495.3 fadd+fmul   43 t[0] copy
        andps xmm10, xmm1                                  ;   498.3 fadd+fmul   43 t[0]
        xorps xmm7, xmm10                                  ;   500.3 fadd+fmul   43 t[0]
        orps xmm6, xmm9                                    ;   498.3 fadd+fmul   43 t[0]
        xorps xmm6, xmm1                                   ;   500.3 fadd+fmul   43 t[0]
        andps xmm1, xmm7                                   ;   502.3 fadd+fmul   43 t[0]
        xorps xmm14, xmm1                                  ;   504.3 fadd+fmul   43 t[0]
        movaps xmm1, xmm7                                  ;   502.3 fadd+fmul   43 t[0] copy
        orps xmm1, xmm6                                    ;   504.3 fadd+fmul   43 t[0]
        andps xmm12, xmm7                                  ;   504.3 fadd+fmul   43 t[0]
        xorps xmm9, xmm1                                   ;   506.3 fadd+fmul   43 t[0]
        andps xmm2, xmm9                                   ;   508.3 fadd+fmul   43 t[0]
        movaps xmm1, xmm7                                  ;   507.3 fadd+fmul   43 t[0] copy
        xorps xmm1, xmm6                                   ;   509.3 fadd+fmul   43 t[0]
        andps xmm13, xmm6                                  ;   509.3 fadd+fmul   43 t[0]
        movaps xmm10, xmm9                                 ;   510.3 fadd+fmul   43 t[0] copy
        xorps xmm10, xmm1                                  ;   512.3 fadd+fmul   43 t[0]
        andps xmm3, xmm9                                   ;   512.3 fadd+fmul   43 t[0]
        xorps xmm9, xmm14                                  ;   513.3 fadd+fmul   43 t[0]
        andps xmm15, xmm1                                  ;   514.3 fadd+fmul   43 t[0]
        xorps xmm3, xmm15                                  ;   516.3 fadd+fmul   43 t[0]
        andps xmm11, xmm10                                 ;   516.3 fadd+fmul   43 t[0]
        andps xmm0, xmm10                                  ;   517.3 fadd+fmul   43 t[0]
        movaps xmm10, xmm6                                 ;   518.3 fadd+fmul   43 t[0] copy
        andps xmm10, [rbp - 128]                           ;   520.3 agu1+agu0+fadd+fmul   43 t[0]
        xorps xmm6, xmm9                                   ;   520.3 fadd+fmul   43 t[0]
        andps xmm5, xmm9                                   ;   521.3 fadd+fmul   43 t[0]
        andps xmm9, xmm8                                   ;   522.3 fadd+fmul   43 t[0]
        movaps xmm8, [rbp - 112]                           ;   518.7 agu2+agu0+fmisc   43 t[0]
        andps xmm8, xmm6                                   ;   523.3 fadd+fmul   43 t[0]
        andps xmm6, [rbp - 48]                             ;   524.3 agu1+agu0+fadd+fmul   43 t[0]
        andps xmm4, xmm7                                   ;   525.3 fadd+fmul   43 t[0]
        xorps xmm7, xmm14                                  ;   526.3 fadd+fmul   43 t[0]
        andps xmm1, [rdx - 16]                             ;   527.3 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm5, xmm6                                   ;   528.3 fadd+fmul   43 t[0]
        xorps xmm8, xmm10                                  ;   529.3 fadd+fmul   43 t[0]
        xorps xmm8, xmm4                                   ;   531.3 fadd+fmul   43 t[0]
        xorps xmm4, xmm11                                  ;   531.3 fadd+fmul   43 t[0]
        xorps xmm10, xmm9                                  ;   532.3 fadd+fmul   43 t[0]
        movaps xmm9, [rdi + 16]                            ;   528.3 agu1+agu0+fmisc   43 t[0]
        andps xmm9, xmm7                                   ;   533.3 fadd+fmul   43 t[0]
        xorps xmm8, xmm9                                   ;   535.3 fadd+fmul   43 t[0]
        xorps xmm2, xmm9                                   ;   535.3 fadd+fmul   43 t[0]
        andps xmm7, [rax - 32]                             ;   536.3 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm4, xmm2                                   ;   537.3 fadd+fmul   43 t[0]
        movaps xmm9, [rbp - 16]                            ;   533.7 agu1+agu0+fmisc   43 t[0]
        andps xmm9, xmm14                                  ;   538.3 fadd+fmul   43 t[0]
        andps xmm14, [rbp - 80]                            ;   539.3 agu2+agu0+fadd+fmul   43 t[0]
        xorps xmm10, xmm11                                 ;   540.3 fadd+fmul   43 t[0]
        movaps xmm11, xmm5                                 ;   541.3 fadd+fmul   43 t[0] copy
        xorps xmm11, xmm3                                  ;   543.3 fadd+fmul   43 t[0]
        xorps xmm11, xmm4                                  ;   545.3 fadd+fmul   43 t[0]
        xorps xmm1, xmm11                                  ;   547.3 fadd+fmul   43 t[0]
        xorps xmm10, xmm1                                  ;   549.3 fadd+fmul   43 t[0]
        xorps xmm15, xmm0                                  ;   546.3 fadd+fmul   43 t[0]
        xorps xmm14, xmm10                                 ;   551.3 fadd+fmul   43 t[0]
        xorps xmm12, xmm14                                 ;   553.3 fadd+fmul   43 t[0]
        xorps xmm13, xmm3                                  ;   549.3 fadd+fmul   43 t[0]
        xorps xmm13, xmm6                                  ;   551.3 fadd+fmul   43 t[0]
        xorps xmm15, xmm12                                 ;   555.3 fadd+fmul   43 t[0]
        xorps xmm13, xmm12                                 ;   555.3 fadd+fmul   43 t[0]
        movaps xmm0, [rel aes128_encrypt.T0_constants128]  ;   551.0 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm4, xmm0                                   ;   553.3 fadd+fmul   43 t[0]
        movaps xmm3, [rdx + 16]                            ;   553.0 agu2+agu0+fmisc   55 t[0]
        movaps xmm6, [rcx - 48]                            ;   554.0 agu1+agu0+fmisc+fadd   43 t[0] reload
        xorps xmm3, xmm6                                   ;   556.0 fmul+fadd   55 t[0]
        movaps xmm12, [rcx - 128]                          ;   555.3 agu2+agu1+fmisc+fmul   55 t[0]
        xorps xmm12, [rcx - 112]                           ;   557.3 agu0+agu1+fadd+fmul   55 t[0]
        xorps xmm12, [rdi - 16]                            ;   559.3 agu2+agu0+fadd+fmul   55 t[0]
        xorps xmm12, [rax - 64]                            ;   561.3 agu1+agu2+fadd+fmul   55 t[0]
        xorps xmm12, [rcx - 64]                            ;   563.3 agu0+agu1+fadd+fmul   55 t[0]
        xorps xmm1, xmm9                                   ;   560.3 fadd+fmul   55 t[0]
        movaps xmm9, [rsi + 0]                             ;   558.7 agu2+agu0+fmisc   55 t[0]
        xorps xmm9, [rbp + 112]                            ;   561.3 agu1+agu0+fadd+fmul   55 t[0]
        xorps xmm1, xmm2                                   ;   562.3 fadd+fmul   55 t[0]
        movaps xmm2, [rdx + 16]                            ;   560.7 agu2+agu1+fmisc   55 t[0]
        xorps xmm2, xmm15                                  ;   563.3 fadd+fmul   55 t[0]
        xorps xmm1, [rbp + 112]                            ;   564.3 agu0+agu1+fadd+fmul   55 t[0]
        xorps xmm1, xmm0                                   ;   566.3 fadd+fmul   55 t[0]
        xorps xmm14, xmm7                                  ;   566.3 fadd+fmul   55 t[0]
        movaps xmm7, [rbp + 0]                             ;   564.0 agu2+agu0+fmisc   55 t[0]
        xorps xmm7, [rdx + 32]                             ;   567.3 agu1+agu0+fadd+fmul   55 t[0]
        xorps xmm14, xmm5                                  ;   568.3 fadd+fmul   55 t[0]
        movaps xmm5, [rdx + 16]                            ;   566.0 agu2+agu1+fmisc   55 t[0]
        xorps xmm5, xmm7                                   ;   569.3 fadd+fmul   55 t[0]
        xorps xmm14, [rdx + 32]                            ;   570.3 agu0+agu1+fadd+fmul   55 t[0]
        xorps xmm14, xmm0                                  ;   572.3 fadd+fmul   55 t[0]
        xorps xmm7, xmm1                                   ;   572.3 fadd+fmul   55 t[0]
        xorps xmm6, [rbp + 32]                             ;   573.3 agu2+agu0+fadd+fmul   55 t[0]
        movaps [rcx - 48], xmm7                            ;   574.3 agu1+agu0+fmisc   55 t[0] spill
        movaps xmm7, [rbp + 0]                             ;   572.0 agu2+agu1+fmisc   55 t[0]
        xorps xmm7, [rbp - 64]                             ;   574.3 agu0+agu2+fadd+fmul   55 t[0]
        movaps [rbp + 0], xmm2                             ;   574.0 agu1+agu0+fmisc   55 t[0] spill
        movaps xmm2, [rsi - 16]                            ;   575.0 agu2+agu0+fmisc+fadd   55 t[0]
        xorps xmm2, xmm9                                   ;   577.0 fmul+fadd   55 t[0]
        xorps xmm2, xmm10                                  ;   579.0 fmul+fadd   55 t[0]
        xorps xmm9, [rbp - 64]                             ;   578.0 agu1+agu2+fmul+fadd   55 t[0]
        movaps [rbp - 64], xmm2                            ;   581.0 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm2, [rbp + 16]                            ;   578.3 agu2+agu0+fmisc+fmul   55 t[0]
        xorps xmm2, xmm10                                  ;   580.3 fadd+fmul   55 t[0]
        xorps xmm15, [rbp + 32]                            ;   580.3 agu1+agu2+fadd+fmul   55 t[0]
        movaps [rbp + 32], xmm10                           ;   580.0 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm10, [rdx - 32]                           ;   581.0 agu2+agu0+fmisc+fadd   55 t[0]
        xorps xmm10, xmm3                                  ;   583.0 fmul+fadd   55 t[0]
        xorps xmm10, xmm0                                  ;   585.0 fmul+fadd   55 t[0]
        xorps xmm11, [rbp + 80]                            ;   584.0 agu1+agu2+fmul+fadd   55 t[0]
        xorps xmm11, xmm0                                  ;   586.0 fmul+fadd   55 t[0]
        movaps xmm0, [rdx - 112]                           ;   583.0 agu0+agu1+fmisc   55 t[0]
        xorps xmm0, xmm8                                   ;   586.0 fmul+fadd   55 t[0]
        movaps [rdx - 32], xmm3                            ;   585.0 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm3, [rcx - 64]                            ;   586.3 agu1+agu0+fmisc+fmul   55 t[0]
        xorps xmm3, xmm6                                   ;   588.3 fadd+fmul   55 t[0]
        xorps xmm3, [rsi - 64]                             ;   590.3 agu2+agu1+fadd+fmul   55 t[0]
        movaps [rcx - 64], xmm8                            ;   588.0 agu0+agu1+fmisc   43 t[0] spill
        movaps xmm8, [rdx - 64]                            ;   589.0 agu2+agu0+fmisc+fadd   55 t[0]
        xorps xmm8, xmm0                                   ;   591.0 fmul+fadd   55 t[0]
        xorps xmm0, xmm15                                  ;   591.0 fmul+fadd   55 t[0]
        movaps [rbp + 16], xmm2                            ;   591.0 agu1+agu2+fmisc   55 t[0] spill
        movaps xmm2, [rdi + 0]                             ;   592.0 agu0+agu1+fmul+fmisc   55 t[0]
        xorps xmm2, xmm1                                   ;   594.0 fadd+fmul   55 t[0]
        movaps [rdx + 32], xmm1                            ;   594.0 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm1, xmm9                                  ;   593.3 fadd+fmul   55 t[0] copy
        xorps xmm1, xmm14                                  ;   595.3 fadd+fmul   55 t[0]
        movaps [rdx + 16], xmm9                            ;   596.0 agu1+agu0+fmisc   55 t[0] spill
        movaps xmm9, xmm5                                  ;   595.3 fadd+fmul   55 t[0] copy
        xorps xmm9, xmm6                                   ;   597.3 fadd+fmul   55 t[0]
        xorps xmm14, xmm9                                  ;   599.3 fadd+fmul   55 t[0]
        xorps xmm6, xmm11                                  ;   598.3 fadd+fmul   55 t[0]
        movaps [rbp + 112], xmm14                          ;   601.3 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm14, [rdi + 96]                           ;   599.0 agu1+agu0+fmisc+fadd   55 t[0]
        xorps xmm14, xmm8                                  ;   601.0 fmul+fadd   55 t[0]
        xorps xmm8, [rdi - 32]                             ;   601.0 agu2+agu1+fmul+fadd   55 t[0]
        movaps [rax - 64], xmm5                            ;   601.0 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm5, xmm4                                  ;   602.0 fmul+fadd   55 t[0] copy
        xorps xmm5, xmm14                                  ;   604.0 fmul+fadd   55 t[0]
        movaps [rdi - 16], xmm6                            ;   603.0 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm6, xmm11                                 ;   604.0 fmul+fadd   55 t[0] copy
        xorps xmm6, xmm0                                   ;   606.0 fmul+fadd   55 t[0]
        xorps xmm6, xmm5                                   ;   608.0 fmul+fadd   55 t[0]
        xorps xmm11, xmm10                                 ;   607.0 fmul+fadd   55 t[0]
        xorps xmm10, [rdi + 112]                           ;   608.0 agu1+agu0+fmul+fadd   55 t[0]
        movaps [rcx - 112], xmm5                           ;   606.0 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm5, [rcx - 80]                            ;   608.0 agu1+agu2+fmisc   55 t[0]
        xorps xmm5, [rdx - 112]                            ;   610.0 agu0+agu1+fmul+fadd   55 t[0]
        movaps [rdx - 112], xmm6                           ;   610.0 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm6, xmm13                                 ;   610.0 fmul+fadd   55 t[0] copy
        xorps xmm6, xmm12                                  ;   612.0 fmul+fadd   55 t[0]
        movaps [rcx - 128], xmm9                           ;   612.0 agu1+agu2+fmisc   55 t[0] spill
        movaps xmm9, xmm8                                  ;   612.0 fmul+fadd   55 t[0] copy
        xorps xmm9, xmm5                                   ;   614.0 fmul+fadd   55 t[0]
        xorps xmm5, xmm3                                   ;   614.0 fmul+fadd   55 t[0]
        xorps xmm5, xmm6                                   ;   616.0 fmul+fadd   55 t[0]
        xorps xmm3, [rbp + 16]                             ;   616.0 agu0+agu1+fmul+fadd   55 t[0]
        xorps xmm13, xmm15                                 ;   617.0 fmul+fadd   55 t[0]
        xorps xmm15, xmm7                                  ;   618.0 fmul+fadd   55 t[0]
        xorps xmm13, [rsi - 64]                            ;   619.0 agu2+agu0+fmul+fadd   55 t[0]
        xorps xmm13, [rbp + 32]                            ;   621.0 agu1+agu0+fmul+fadd   55 t[0]
        movaps [rbp + 32], xmm7                            ;   617.0 agu2+agu1+fmisc   55 t[0] spill
        movaps xmm7, [rsi - 16]                            ;   619.0 agu0+agu1+fmisc   55 t[0]
        xorps xmm7, [rcx - 96]                             ;   621.0 agu2+agu0+fmul+fadd   55 t[0]
        xorps xmm13, xmm7                                  ;   623.0 fmul+fadd   55 t[0]
        xorps xmm7, xmm2                                   ;   623.0 fmul+fadd   55 t[0]
        xorps xmm2, xmm1                                   ;   624.0 fmul+fadd   55 t[0]
        xorps xmm2, [rsi + 0]                              ;   626.0 agu1+agu2+fmul+fadd   55 t[0]
        movaps [rbp - 80], xmm13                           ;   625.0 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm13, [rdx - 64]                           ;   624.0 agu2+agu0+fmisc   55 t[0]
        xorps xmm13, [rsi - 32]                            ;   626.0 agu1+agu2+fmul+fadd   55 t[0]
        xorps xmm4, xmm13                                  ;   628.0 fmul+fadd   55 t[0]
        xorps xmm13, xmm11                                 ;   628.0 fmul+fadd   55 t[0]
        movaps [rdx - 64], xmm6                            ;   626.0 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm6, [rbp + 80]                            ;   628.0 agu2+agu0+fmisc   55 t[0]
        xorps xmm6, [rbp + 0]                              ;   630.0 agu1+agu2+fmul+fadd   55 t[0]
        movaps [rbp + 80], xmm9                            ;   630.0 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm9, xmm10                                 ;   630.0 fmul+fadd   55 t[0] copy
        xorps xmm9, xmm6                                   ;   632.0 fmul+fadd   55 t[0]
        movaps [rbp - 16], xmm9                            ;   634.0 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm9, [rcx - 64]                            ;   632.0 agu1+agu0+fmul+fadd   55 t[0]
        xorps xmm9, xmm12                                  ;   634.0 fmul+fadd   55 t[0]
        xorps xmm9, [rbp + 0]                              ;   636.0 agu2+agu1+fmul+fadd   55 t[0]
        xorps xmm9, [rdi - 32]                             ;   638.0 agu0+agu1+fmul+fadd   55 t[0]
        xorps xmm12, [rdx - 32]                            ;   636.0 agu2+agu0+fmul+fadd   55 t[0]
        xorps xmm10, xmm4                                  ;   637.0 fmul+fadd   55 t[0]
        xorps xmm11, [r8 + 2048]                           ;   638.0 agu1+agu2+fmul+fadd   55 t[0]
        xorps xmm10, [r8 + 2064]                           ;   639.0 agu0+agu1+fmul+fadd   55 t[0]
        xorps xmm14, [r8 + 2080]                           ;   640.0 agu2+agu0+fmul+fadd   55 t[0]
        xorps xmm14, [rcx - 80]                            ;   642.0 agu1+agu0+fmul+fadd   55 t[0]
        xorps xmm1, [r8 + 2144]                            ;   642.0 agu2+agu1+fmul+fadd   55 t[0]
        xorps xmm6, xmm13                                  ;   643.0 fmul+fadd   55 t[0]
        xorps xmm6, [r8 + 2192]                            ;   645.0 agu0+agu2+fmul+fadd   55 t[0]
        xorps xmm6, [rdx - 112]                            ;   647.0 agu1+agu0+fmul+fadd   55 t[0]
        xorps xmm8, [r8 + 2208]                            ;   646.0 agu2+agu1+fmul+fadd   55 t[0]
        xorps xmm8, [rsi - 32]                             ;   648.0 agu0+agu2+fmul+fadd   55 t[0]
        movaps [rsi - 32], xmm8                            ;   650.0 agu1+agu0+fmisc   55 t[0] spill
        movaps xmm8, xmm9                                  ;   648.0 fmul+fadd   55 t[0] copy
        xorps xmm8, xmm0                                   ;   650.0 fmul+fadd   55 t[0]
        xorps xmm8, xmm5                                   ;   652.0 fmul+fadd   55 t[0]
        xorps xmm8, [r8 + 2096]                            ;   654.0 agu2+agu1+fmul+fadd   55 t[0]
        xorps xmm5, [r8 + 2224]                            ;   652.0 agu0+agu1+fmul+fadd   55 t[0]
        movaps [rcx - 80], xmm5                            ;   654.0 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm5, [rcx - 96]                            ;   651.7 agu1+agu2+fmisc   55 t[0]
        xorps xmm5, xmm12                                  ;   653.7 fmul+fadd   55 t[0]
        xorps xmm5, [r8 + 2112]                            ;   655.7 agu0+agu1+fmul+fadd   55 t[0]
        xorps xmm5, [rbp + 16]                             ;   657.7 agu2+agu0+fmul+fadd   55 t[0]
        movaps [rcx - 96], xmm6                            ;   654.0 agu1+agu2+fmisc   55 t[0] spill
        movaps xmm6, xmm7                                  ;   656.0 fmul+fadd   55 t[0] copy
        xorps xmm6, [r8 + 2128]                            ;   658.0 agu0+agu1+fmul+fadd   55 t[0]
        xorps xmm7, [r8 + 2256]                            ;   658.0 agu2+agu0+fmul+fadd   55 t[0]
        xorps xmm7, [rbp + 16]                             ;   660.0 agu1+agu2+fmul+fadd   55 t[0]
        xorps xmm7, [rbp - 64]                             ;   662.0 agu0+agu1+fmul+fadd   55 t[0]
        xorps xmm4, [r8 + 2336]                            ;   661.0 agu2+agu0+fmul+fadd   55 t[0]
        xorps xmm4, [rbp + 80]                             ;   663.0 agu1+agu2+fmul+fadd   55 t[0]
        movaps [rdi - 32], xmm4                            ;   665.0 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm4, [rcx - 128]                           ;   661.3 agu2+agu0+fmisc   55 t[0]
        xorps xmm4, [r8 + 2160]                            ;   663.3 agu1+agu2+fmul+fadd   55 t[0]
        xorps xmm4, [rbp + 0]                              ;   665.3 agu0+agu1+fmul+fadd   55 t[0]
        xorps xmm0, [r8 + 2352]                            ;   665.0 agu2+agu0+fmul+fadd   55 t[0]
        xorps xmm0, [rdx - 64]                             ;   667.0 agu1+agu2+fmul+fadd   55 t[0]
        movaps [rdx - 64], xmm0                            ;   669.0 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm0, [rdi - 16]                            ;   666.0 agu2+agu0+fmisc   55 t[0]
        xorps xmm0, [r8 + 2176]                            ;   668.0 agu1+agu2+fmul+fadd   55 t[0]
        xorps xmm0, [rdi + 112]                            ;   670.0 agu0+agu1+fmul+fadd   55 t[0]
        movaps [rdi + 112], xmm7                           ;   668.0 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm7, [rsi - 16]                            ;   669.0 agu1+agu2+fmul+fadd   55 t[0]
        xorps xmm7, xmm3                                   ;   671.0 fmul+fadd   55 t[0]
        xorps xmm7, [r8 + 2240]                            ;   673.0 agu0+agu1+fmul+fadd   55 t[0]
        xorps xmm13, [r8 + 2448]                           ;   672.0 agu2+agu0+fmul+fadd   55 t[0]
        xorps xmm13, [rdi + 96]                            ;   674.0 agu1+agu2+fmul+fadd   55 t[0]
        xorps xmm13, [rbp - 16]                            ;   676.0 agu0+agu1+fmul+fadd   55 t[0]
        movaps [rdi + 96], xmm13                           ;   678.0 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm13, [rcx - 48]                           ;   674.0 agu1+agu2+fmisc   55 t[0]
        xorps xmm13, xmm2                                  ;   676.0 fmul+fadd   55 t[0]
        xorps xmm13, [r8 + 2272]                           ;   678.0 agu0+agu1+fmul+fadd   55 t[0]
        xorps xmm2, [r8 + 2400]                            ;   677.0 agu2+agu0+fmul+fadd   55 t[0]
        xorps xmm2, [rbp + 32]                             ;   679.0 agu1+agu2+fmul+fadd   55 t[0]
        movaps [rbp + 32], xmm2                            ;   681.0 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm2, [rax - 64]                            ;   678.3 agu2+agu0+fmisc+fmul   55 t[0]
        xorps xmm2, xmm15                                  ;   680.3 fadd+fmul   55 t[0]
        xorps xmm2, [r8 + 2288]                            ;   682.3 agu1+agu2+fadd+fmul   55 t[0]
        xorps xmm15, [r8 + 2416]                           ;   681.3 agu0+agu1+fadd+fmul   55 t[0]
        xorps xmm15, [rbp + 112]                           ;   683.3 agu2+agu0+fadd+fmul   55 t[0]
        xorps xmm3, xmm12                                  ;   683.3 fadd+fmul   55 t[0]
        movaps xmm12, [rdi - 16]                           ;   681.7 agu1+agu2+fmisc   55 t[0]
        xorps xmm12, [r8 + 2304]                           ;   684.3 agu0+agu1+fadd+fmul   55 t[0]
        xorps xmm12, [rbp - 16]                            ;   686.3 agu2+agu0+fadd+fmul   55 t[0]
        xorps xmm9, [r8 + 2480]                            ;   686.3 agu1+agu2+fadd+fmul   55 t[0]
        xorps xmm9, [rsi - 64]                             ;   688.3 agu0+agu1+fadd+fmul   55 t[0]
        xorps xmm3, [r8 + 2496]                            ;   688.3 agu2+agu0+fadd+fmul   55 t[0]
        xorps xmm3, [rbp - 80]                             ;   690.3 agu1+agu2+fadd+fmul   55 t[0]
        movaps [rsi - 64], xmm3                            ;   692.3 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm3, [rdx - 112]                           ;   688.3 agu2+agu0+fmisc   55 t[0]
        xorps xmm3, [r8 + 2320]                            ;   690.3 agu1+agu0+fadd+fmul   55 t[0]
        movaps [rdx - 112], xmm9                           ;   690.3 agu2+agu1+fmisc   55 t[0] spill
        movaps xmm9, [rbp - 80]                            ;   691.3 agu0+agu1+fadd+fmisc   55 t[0]
        xorps xmm9, [r8 + 2368]                            ;   693.3 agu2+agu0+fmul+fadd   55 t[0]
        movaps [rbp - 80], xmm15                           ;   693.3 agu1+agu2+fmisc   55 t[0] spill
        movaps xmm15, [rsi + 0]                            ;   693.0 agu0+agu1+fmul+fadd   55 t[0]
        xorps xmm15, [r8 + 2384]                           ;   695.0 agu2+agu0+fmul+fadd   55 t[0]
        xorps xmm15, [rdx + 32]                            ;   697.0 agu1+agu2+fmul+fadd   55 t[0]
        xorps xmm15, [rbp + 16]                            ;   699.0 agu0+agu1+fmul+fadd   55 t[0]
        movaps [rbp + 16], xmm15                           ;   701.0 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm15, [rbp - 16]                           ;   696.3 agu1+agu2+fmisc+fmul   55 t[0]
        xorps xmm15, [r8 + 2432]                           ;   698.3 agu0+agu1+fadd+fmul   55 t[0]
        xorps xmm15, [rdx - 32]                            ;   700.3 agu2+agu0+fadd+fmul   55 t[0]
        movaps [rdx - 32], xmm15                           ;   702.3 agu1+agu2+fmisc   55 t[0] spill
        movaps xmm15, [rbp + 80]                           ;   699.3 agu0+agu1+fadd+fmisc   55 t[0]
        xorps xmm15, [r8 + 2464]                           ;   701.3 agu2+agu0+fmul+fadd   55 t[0]
        xorps xmm15, [rcx - 112]                           ;   703.3 agu1+agu0+fmul+fadd   55 t[0]
        movaps [rcx - 112], xmm15                          ;   705.3 agu2+agu1+fmisc   55 t[0] spill
        movaps xmm15, [rbp - 64]                           ;   702.0 agu0+agu2+fmul+fadd   55 t[0]
        xorps xmm15, [r8 + 2512]                           ;   704.0 agu1+agu0+fmul+fadd   55 t[0]
        xorps xmm15, [rdi + 0]                             ;   706.0 agu2+agu1+fmul+fadd   55 t[0]
        movaps [rdi + 0], xmm15                            ;   708.0 agu0+agu2+fmisc   55 t[0] spill
        movaps xmm15, [rdx + 16]                           ;   704.3 agu1+agu0+fmul+fmisc   55 t[0]
        xorps xmm15, [r8 + 2528]                           ;   706.3 agu2+agu1+fadd+fmul   55 t[0]
        xorps xmm15, [rcx - 48]                            ;   708.3 agu0+agu2+fadd+fmul   55 t[0]
        movaps [rcx - 48], xmm15                           ;   710.3 agu1+agu0+fmisc   55 t[0] spill
        movaps xmm15, [rbp + 112]                          ;   707.3 agu2+agu1+fadd+fmul   55 t[0]
        xorps xmm15, [r8 + 2544]                           ;   709.3 agu0+agu2+fadd+fmul   55 t[0]
        movaps [rbp + 112], xmm15                          ;   711.3 agu1+agu0+fmisc   55 t[0] spill
        movaps xmm15, [rbp + 2992]                         ;   709.3 agu2+agu1+fadd+fmul   43 t[1]
        movaps [rdx + 16], xmm9                            ;   710.3 agu0+agu2+fmisc   55 t[0] spill
        movaps xmm9, [r13 - 112]                           ;   710.3 agu1+agu0+fadd+fmul   43 t[1]
        xorps xmm9, [r13 + 64]                             ;   712.3 agu2+agu1+fadd+fmul   43 t[1]
        xorps xmm15, xmm9                                  ;   714.3 fadd+fmul   43 t[1]
        movaps [rbp - 64], xmm3                            ;   712.3 agu0+agu2+fmisc   55 t[0] spill
        movaps xmm3, xmm15                                 ;   716.3 fadd+fmul   43 t[1] copy
        xorps xmm3, [rbx + 112]                            ;   718.3 agu1+agu0+fadd+fmul   43 t[1]
        movaps [rbp + 80], xmm12                           ;   714.3 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm12, xmm3                                 ;   720.3 fadd+fmul   43 t[1] copy
        xorps xmm12, [rbp + 3040]                          ;   722.3 agu1+agu2+fadd+fmul   43 t[1]
        movaps [rbp - 16], xmm2                            ;   716.3 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm2, xmm3                                  ;   720.3 fadd+fmul   43 t[1] copy
        xorps xmm2, [r11 + 0]                              ;   722.3 agu2+agu0+fadd+fmul   43 t[1]
        movaps [rdx + 32], xmm13                           ;   718.3 agu1+agu0+fmisc   55 t[0] spill
        movaps xmm13, xmm2                                 ;   724.3 fadd+fmul   43 t[1] copy
        xorps xmm13, [rbp + 3008]                          ;   726.3 agu2+agu1+fadd+fmul   43 t[1]
        movaps [rsi + 0], xmm7                             ;   721.3 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm7, xmm13                                 ;   728.3 fadd+fmul   43 t[1] copy
        xorps xmm7, [r13 - 112]                            ;   730.3 agu2+agu0+fadd+fmul   43 t[1]
        movaps [rdi - 16], xmm0                            ;   723.3 agu1+agu0+fmisc   55 t[0] spill
        movaps xmm0, xmm12                                 ;   724.3 fadd+fmul   43 t[1] copy
        xorps xmm0, [rbp + 3024]                           ;   726.3 agu2+agu1+fadd+fmul   43 t[1]
        movaps [rax - 64], xmm4                            ;   725.3 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm4, xmm0                                  ;   728.3 fadd+fmul   43 t[1] copy
        xorps xmm4, [r11 + 0]                              ;   730.3 agu2+agu0+fadd+fmul   43 t[1]
        movaps [rsi - 16], xmm1                            ;   727.3 agu1+agu0+fmisc   55 t[0] spill
        movaps xmm1, xmm0                                  ;   728.3 fadd+fmul   43 t[1] copy
        xorps xmm1, [r13 + 64]                             ;   730.3 agu2+agu1+fadd+fmul   43 t[1]
        movaps [rbp + 0], xmm6                             ;   729.3 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm6, xmm12                                 ;   729.3 fadd+fmul   43 t[1] copy
        xorps xmm6, xmm7                                   ;   732.3 fadd+fmul   43 t[1]
        movaps [rcx - 128], xmm5                           ;   731.3 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm5, xmm6                                  ;   734.3 fadd+fmul   43 t[1] copy
        xorps xmm5, [rbx + 112]                            ;   736.3 agu1+agu0+fadd+fmul   43 t[1]
        movaps [rcx - 64], xmm8                            ;   733.3 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm8, xmm1                                  ;   733.3 fadd+fmul   43 t[1] copy
        xorps xmm8, xmm5                                   ;   738.3 fadd+fmul   43 t[1]
        movaps [rax - 32], xmm14                           ;   735.3 agu1+agu2+fmisc   55 t[0] spill
        movaps xmm14, xmm8                                 ;   740.3 fadd+fmul   43 t[1] copy
        xorps xmm14, [r13 - 112]                           ;   742.3 agu0+agu1+fadd+fmul   43 t[1]
        movaps [rdi + 16], xmm10                           ;   737.3 agu2+agu0+fmisc   55 t[0] spill
        movaps xmm10, xmm5                                 ;   738.3 fadd+fmul   43 t[1] copy
        xorps xmm10, [r11 + 0]                             ;   740.3 agu1+agu2+fadd+fmul   43 t[1]
        xorps xmm9, xmm10                                  ;   742.3 fadd+fmul   43 t[1]
        andps xmm10, xmm5                                  ;   742.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm10                                 ;   744.3 fadd+fmul   43 t[1]
        movaps [rdx - 16], xmm11                           ;   741.3 agu0+agu1+fmisc   55 t[0] spill
        movaps xmm11, xmm0                                 ;   742.3 fadd+fmul   43 t[1] copy
        andps xmm11, xmm8                                  ;   744.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm11                                 ;   746.3 fadd+fmul   43 t[1]
        movaps xmm11, xmm7                                 ;   745.3 fadd+fmul   43 t[1] copy
        andps xmm11, xmm9                                  ;   747.3 fadd+fmul   43 t[1]
        xorps xmm10, xmm11                                 ;   749.3 fadd+fmul   43 t[1]
        movaps xmm11, xmm7                                 ;   748.3 fadd+fmul   43 t[1] copy
        xorps xmm11, xmm1                                  ;   750.3 fadd+fmul   43 t[1]
        movaps [rbp - 48], xmm0                            ;   747.3 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm0, xmm14                                 ;   750.3 fadd+fmul   43 t[1] copy
        andps xmm0, xmm11                                  ;   752.3 fadd+fmul   43 t[1]
        xorps xmm0, xmm10                                  ;   754.3 fadd+fmul   43 t[1]
        xorps xmm0, [r13 + 64]                             ;   756.3 agu1+agu0+fadd+fmul   43 t[1]
        xorps xmm13, xmm10                                 ;   754.3 fadd+fmul   43 t[1]
        movaps xmm10, xmm11                                ;   755.3 fadd+fmul   43 t[1] copy
        xorps xmm10, [rbx + 112]                           ;   757.3 agu2+agu0+fadd+fmul   43 t[1]
        movaps [rbp - 112], xmm8                           ;   753.3 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm8, xmm2                                  ;   757.3 fadd+fmul   43 t[1] copy
        orps xmm8, [rbx + 112]                             ;   759.3 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm13, xmm8                                  ;   761.3 fadd+fmul   43 t[1]
        xorps xmm8, xmm15                                  ;   761.3 fadd+fmul   43 t[1]
        movaps [rbp - 128], xmm11                          ;   757.3 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm11, xmm6                                 ;   761.3 fadd+fmul   43 t[1] copy
        andps xmm11, xmm3                                  ;   763.3 fadd+fmul   43 t[1]
        xorps xmm0, xmm11                                  ;   765.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm11                                 ;   765.3 fadd+fmul   43 t[1]
        movaps xmm11, xmm9                                 ;   765.3 fadd+fmul   43 t[1] copy
        xorps xmm11, xmm3                                  ;   767.3 fadd+fmul   43 t[1]
        movaps [rsi + 16], xmm6                            ;   763.7 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm6, xmm12                                 ;   767.3 fadd+fmul   43 t[1] copy
        andps xmm6, xmm11                                  ;   769.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm6                                  ;   771.3 fadd+fmul   43 t[1]
        movaps xmm6, xmm2                                  ;   770.3 fadd+fmul   43 t[1] copy
        xorps xmm6, xmm14                                  ;   772.3 fadd+fmul   43 t[1]
        movaps [rdi + 32], xmm11                           ;   769.3 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm11, xmm10                                ;   772.3 fadd+fmul   43 t[1] copy
        andps xmm11, xmm6                                  ;   774.3 fadd+fmul   43 t[1]
        xorps xmm8, xmm11                                  ;   776.3 fadd+fmul   43 t[1]
        movaps xmm11, xmm0                                 ;   775.3 fadd+fmul   43 t[1] copy
        andps xmm11, xmm15                                 ;   777.3 fadd+fmul   43 t[1]
        xorps xmm8, xmm11                                  ;   779.3 fadd+fmul   43 t[1]
        movaps [rsi + 32], xmm12                           ;   774.0 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm12, xmm4                                 ;   778.3 fadd+fmul   43 t[1] copy
        andps xmm12, xmm1                                  ;   780.3 fadd+fmul   43 t[1]
        xorps xmm13, xmm12                                 ;   782.3 fadd+fmul   43 t[1]
        movaps xmm12, xmm8                                 ;   781.3 fadd+fmul   43 t[1] copy
        andps xmm12, xmm13                                 ;   784.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm12                                 ;   786.3 fadd+fmul   43 t[1]
        xorps xmm8, xmm0                                   ;   784.3 fadd+fmul   43 t[1]
        movaps xmm12, xmm13                                ;   785.3 fadd+fmul   43 t[1] copy
        andps xmm12, xmm15                                 ;   788.3 fadd+fmul   43 t[1]
        xorps xmm0, xmm12                                  ;   790.3 fadd+fmul   43 t[1]
        orps xmm11, xmm8                                   ;   788.3 fadd+fmul   43 t[1]
        xorps xmm11, xmm15                                 ;   790.3 fadd+fmul   43 t[1]
        andps xmm15, xmm0                                  ;   792.3 fadd+fmul   43 t[1]
        xorps xmm13, xmm15                                 ;   794.3 fadd+fmul   43 t[1]
        movaps xmm15, xmm0                                 ;   792.3 fadd+fmul   43 t[1] copy
        orps xmm15, xmm11                                  ;   794.3 fadd+fmul   43 t[1]
        andps xmm6, xmm0                                   ;   794.3 fadd+fmul   43 t[1]
        xorps xmm8, xmm15                                  ;   796.3 fadd+fmul   43 t[1]
        andps xmm7, xmm8                                   ;   798.3 fadd+fmul   43 t[1]
        movaps xmm15, xmm0                                 ;   797.3 fadd+fmul   43 t[1] copy
        xorps xmm15, xmm11                                 ;   799.3 fadd+fmul   43 t[1]
        andps xmm2, xmm11                                  ;   799.3 fadd+fmul   43 t[1]
        movaps xmm12, xmm8                                 ;   800.3 fadd+fmul   43 t[1] copy
        xorps xmm12, xmm15                                 ;   802.3 fadd+fmul   43 t[1]
        andps xmm9, xmm8                                   ;   802.3 fadd+fmul   43 t[1]
        xorps xmm8, xmm13                                  ;   803.3 fadd+fmul   43 t[1]
        andps xmm14, xmm15                                 ;   804.3 fadd+fmul   43 t[1]
        xorps xmm9, xmm14                                  ;   806.3 fadd+fmul   43 t[1]
        andps xmm1, xmm12                                  ;   806.3 fadd+fmul   43 t[1]
        andps xmm4, xmm12                                  ;   807.3 fadd+fmul   43 t[1]
        movaps xmm12, xmm11                                ;   808.3 fadd+fmul   43 t[1] copy
        andps xmm12, [rbx + 112]                           ;   810.3 agu1+agu0+fadd+fmul   43 t[1]
        xorps xmm11, xmm8                                  ;   810.3 fadd+fmul   43 t[1]
        andps xmm5, xmm11                                  ;   812.3 fadd+fmul   43 t[1]
        andps xmm3, xmm8                                   ;   812.3 fadd+fmul   43 t[1]
        andps xmm11, [r11 + 0]                             ;   813.3 agu2+agu0+fadd+fmul   43 t[1]
        andps xmm10, xmm0                                  ;   814.3 fadd+fmul   43 t[1]
        andps xmm8, [rsi + 16]                             ;   815.3 agu1+agu0+fadd+fmul   43 t[1]
        xorps xmm0, xmm13                                  ;   816.3 fadd+fmul   43 t[1]
        andps xmm15, [rbp - 128]                           ;   817.3 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm3, xmm11                                  ;   818.3 fadd+fmul   43 t[1]
        xorps xmm5, xmm12                                  ;   819.3 fadd+fmul   43 t[1]
        xorps xmm5, xmm10                                  ;   821.3 fadd+fmul   43 t[1]
        xorps xmm10, xmm1                                  ;   821.3 fadd+fmul   43 t[1]
        xorps xmm12, xmm1                                  ;   822.3 fadd+fmul   43 t[1]
        movaps xmm1, [rbp - 112]                           ;   818.3 agu1+agu0+fmisc   43 t[1]
        andps xmm1, xmm0                                   ;   823.3 fadd+fmul   43 t[1]
        xorps xmm5, xmm1                                   ;   825.3 fadd+fmul   43 t[1]
        xorps xmm7, xmm1                                   ;   825.3 fadd+fmul   43 t[1]
        andps xmm0, [rbp - 48]                             ;   826.3 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm10, xmm7                                  ;   827.3 fadd+fmul   43 t[1]
        movaps xmm1, [rsi + 32]                            ;   823.7 agu1+agu0+fmisc   43 t[1]
        andps xmm1, xmm13                                  ;   828.3 fadd+fmul   43 t[1]
        andps xmm13, [rdi + 32]                            ;   829.3 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm12, xmm8                                  ;   830.3 fadd+fmul   43 t[1]
        movaps xmm8, xmm3                                  ;   831.3 fadd+fmul   43 t[1] copy
        xorps xmm8, xmm9                                   ;   833.3 fadd+fmul   43 t[1]
        xorps xmm8, xmm10                                  ;   835.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm8                                  ;   837.3 fadd+fmul   43 t[1]
        xorps xmm12, xmm15                                 ;   839.3 fadd+fmul   43 t[1]
        xorps xmm14, xmm4                                  ;   836.3 fadd+fmul   43 t[1]
        xorps xmm13, xmm12                                 ;   841.3 fadd+fmul   43 t[1]
        xorps xmm6, xmm13                                  ;   843.3 fadd+fmul   43 t[1]
        xorps xmm14, xmm6                                  ;   845.3 fadd+fmul   43 t[1]
        movaps xmm4, [rel aes128_encrypt.T0_constants128]  ;   837.3 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm8, xmm4                                   ;   840.3 fadd+fmul   43 t[1]
        xorps xmm1, xmm7                                   ;   841.3 fadd+fmul   43 t[1]
        xorps xmm1, xmm15                                  ;   843.3 fadd+fmul   43 t[1]
        xorps xmm10, xmm4                                  ;   843.3 fadd+fmul   43 t[1]
        xorps xmm0, xmm3                                   ;   844.3 fadd+fmul   43 t[1]
        xorps xmm1, xmm4                                   ;   845.3 fadd+fmul   43 t[1]
        xorps xmm0, xmm13                                  ;   846.3 fadd+fmul   43 t[1]
        xorps xmm0, xmm4                                   ;   848.3 fadd+fmul   43 t[1]
        movaps xmm15, [rbp + 3312]                         ;   845.7 agu2+agu0+fmisc   43 t[1]
        movaps xmm3, [r13 - 32]                            ;   847.7 agu1+agu0+fmisc   43 t[1]
        movaps xmm7, [r15 - 112]                           ;   848.3 agu2+agu1+fadd+fmul   43 t[1] reload
        xorps xmm3, xmm7                                   ;   850.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm3                                  ;   852.3 fadd+fmul   43 t[1]
        movaps xmm13, xmm15                                ;   854.3 fadd+fmul   43 t[1] copy
        xorps xmm13, [rbx + 64]                            ;   856.3 agu0+agu2+fadd+fmul   43 t[1]
        movaps [rdi + 32], xmm8                            ;   850.3 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm8, xmm13                                 ;   858.3 fadd+fmul   43 t[1] copy
        xorps xmm8, [rbp + 3360]                           ;   860.3 agu2+agu1+fadd+fmul   43 t[1]
        movaps [rsi + 32], xmm5                            ;   852.3 agu0+agu1+fmisc   43 t[1] spill
        movaps xmm5, xmm13                                 ;   858.3 fadd+fmul   43 t[1] copy
        xorps xmm5, [r11 - 96]                             ;   860.3 agu2+agu0+fadd+fmul   43 t[1]
        movaps [rbp - 48], xmm10                           ;   855.3 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm10, xmm5                                 ;   862.3 fadd+fmul   43 t[1] copy
        xorps xmm10, [rbp + 3328]                          ;   864.3 agu2+agu0+fadd+fmul   43 t[1]
        movaps [rbp - 112], xmm12                          ;   859.3 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm12, xmm10                                ;   866.3 fadd+fmul   43 t[1] copy
        xorps xmm12, [r13 - 32]                            ;   868.3 agu2+agu0+fadd+fmul   43 t[1]
        movaps [rbp - 128], xmm0                           ;   861.3 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm0, xmm8                                  ;   862.3 fadd+fmul   43 t[1] copy
        xorps xmm0, [rbp + 3344]                           ;   864.3 agu2+agu1+fadd+fmul   43 t[1]
        movaps [rsi + 16], xmm1                            ;   863.3 agu0+agu1+fmisc   43 t[1] spill
        movaps xmm1, xmm0                                  ;   866.3 fadd+fmul   43 t[1] copy
        xorps xmm1, [r11 - 96]                             ;   868.3 agu2+agu0+fadd+fmul   43 t[1]
        movaps [rdi + 80], xmm2                            ;   865.3 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm2, xmm0                                  ;   866.3 fadd+fmul   43 t[1] copy
        xorps xmm2, xmm7                                   ;   868.3 fadd+fmul   43 t[1]
        movaps [rcx - 32], xmm11                           ;   867.3 agu2+agu1+fmisc   43 t[1] spill
        movaps xmm11, xmm8                                 ;   867.3 fadd+fmul   43 t[1] copy
        xorps xmm11, xmm12                                 ;   870.3 fadd+fmul   43 t[1]
        movaps [rax - 48], xmm9                            ;   869.3 agu0+agu1+fmisc   43 t[1] spill
        movaps xmm9, xmm11                                 ;   872.3 fadd+fmul   43 t[1] copy
        xorps xmm9, [rbx + 64]                             ;   874.3 agu2+agu0+fadd+fmul   43 t[1]
        movaps [rsi + 48], xmm6                            ;   871.3 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm6, xmm2                                  ;   871.3 fadd+fmul   43 t[1] copy
        xorps xmm6, xmm9                                   ;   876.3 fadd+fmul   43 t[1]
        movaps [rsi - 48], xmm14                           ;   873.3 agu2+agu1+fmisc   43 t[1] spill
        movaps xmm14, xmm6                                 ;   878.3 fadd+fmul   43 t[1] copy
        xorps xmm14, [r13 - 32]                            ;   880.3 agu0+agu1+fadd+fmul   43 t[1]
        movaps xmm4, xmm9                                  ;   876.3 fadd+fmul   43 t[1] copy
        xorps xmm4, [r11 - 96]                             ;   878.3 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm3, xmm4                                   ;   880.3 fadd+fmul   43 t[1]
        andps xmm4, xmm9                                   ;   880.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm4                                  ;   882.3 fadd+fmul   43 t[1]
        movaps [rbp + 96], xmm9                            ;   879.3 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm9, xmm0                                  ;   880.3 fadd+fmul   43 t[1] copy
        andps xmm9, xmm6                                   ;   882.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm9                                  ;   884.3 fadd+fmul   43 t[1]
        movaps xmm9, xmm12                                 ;   883.3 fadd+fmul   43 t[1] copy
        andps xmm9, xmm3                                   ;   885.3 fadd+fmul   43 t[1]
        xorps xmm4, xmm9                                   ;   887.3 fadd+fmul   43 t[1]
        movaps xmm9, xmm12                                 ;   886.3 fadd+fmul   43 t[1] copy
        xorps xmm9, xmm2                                   ;   888.3 fadd+fmul   43 t[1]
        movaps [rdx - 48], xmm0                            ;   885.3 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm0, xmm14                                 ;   888.3 fadd+fmul   43 t[1] copy
        andps xmm0, xmm9                                   ;   890.3 fadd+fmul   43 t[1]
        xorps xmm0, xmm7                                   ;   892.3 fadd+fmul   43 t[1]
        movaps xmm7, xmm9                                  ;   891.3 fadd+fmul   43 t[1] copy
        xorps xmm7, [rbx + 64]                             ;   893.3 agu1+agu0+fadd+fmul   43 t[1]
        xorps xmm0, xmm4                                   ;   894.3 fadd+fmul   43 t[1]
        xorps xmm10, xmm4                                  ;   894.3 fadd+fmul   43 t[1]
        movaps xmm4, xmm5                                  ;   895.3 fadd+fmul   43 t[1] copy
        orps xmm4, [rbx + 64]                              ;   897.3 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm10, xmm4                                  ;   899.3 fadd+fmul   43 t[1]
        xorps xmm4, xmm15                                  ;   899.3 fadd+fmul   43 t[1]
        movaps [rdx + 48], xmm6                            ;   895.3 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm6, xmm11                                 ;   899.3 fadd+fmul   43 t[1] copy
        andps xmm6, xmm13                                  ;   901.3 fadd+fmul   43 t[1]
        xorps xmm0, xmm6                                   ;   903.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm6                                  ;   903.3 fadd+fmul   43 t[1]
        movaps xmm6, xmm3                                  ;   903.3 fadd+fmul   43 t[1] copy
        xorps xmm6, xmm13                                  ;   905.3 fadd+fmul   43 t[1]
        movaps [rdx + 64], xmm9                            ;   901.7 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm9, xmm8                                  ;   905.3 fadd+fmul   43 t[1] copy
        andps xmm9, xmm6                                   ;   907.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm9                                  ;   909.3 fadd+fmul   43 t[1]
        movaps xmm9, xmm5                                  ;   908.3 fadd+fmul   43 t[1] copy
        xorps xmm9, xmm14                                  ;   910.3 fadd+fmul   43 t[1]
        movaps [rdi + 64], xmm6                            ;   907.3 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm6, xmm7                                  ;   910.3 fadd+fmul   43 t[1] copy
        andps xmm6, xmm9                                   ;   912.3 fadd+fmul   43 t[1]
        xorps xmm4, xmm6                                   ;   914.3 fadd+fmul   43 t[1]
        movaps xmm6, xmm0                                  ;   913.3 fadd+fmul   43 t[1] copy
        andps xmm6, xmm15                                  ;   915.3 fadd+fmul   43 t[1]
        xorps xmm4, xmm6                                   ;   917.3 fadd+fmul   43 t[1]
        movaps [rcx - 16], xmm8                            ;   912.0 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm8, xmm1                                  ;   916.3 fadd+fmul   43 t[1] copy
        andps xmm8, xmm2                                   ;   918.3 fadd+fmul   43 t[1]
        xorps xmm10, xmm8                                  ;   920.3 fadd+fmul   43 t[1]
        movaps xmm8, xmm4                                  ;   919.3 fadd+fmul   43 t[1] copy
        andps xmm8, xmm10                                  ;   922.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm8                                  ;   924.3 fadd+fmul   43 t[1]
        xorps xmm4, xmm0                                   ;   922.3 fadd+fmul   43 t[1]
        movaps xmm8, xmm10                                 ;   923.3 fadd+fmul   43 t[1] copy
        andps xmm8, xmm15                                  ;   926.3 fadd+fmul   43 t[1]
        xorps xmm0, xmm8                                   ;   928.3 fadd+fmul   43 t[1]
        orps xmm6, xmm4                                    ;   926.3 fadd+fmul   43 t[1]
        xorps xmm6, xmm15                                  ;   928.3 fadd+fmul   43 t[1]
        andps xmm15, xmm0                                  ;   930.3 fadd+fmul   43 t[1]
        xorps xmm10, xmm15                                 ;   932.3 fadd+fmul   43 t[1]
        movaps xmm15, xmm0                                 ;   930.3 fadd+fmul   43 t[1] copy
        orps xmm15, xmm6                                   ;   932.3 fadd+fmul   43 t[1]
        andps xmm9, xmm0                                   ;   932.3 fadd+fmul   43 t[1]
        xorps xmm4, xmm15                                  ;   934.3 fadd+fmul   43 t[1]
        andps xmm12, xmm4                                  ;   936.3 fadd+fmul   43 t[1]
        movaps xmm15, xmm0                                 ;   935.3 fadd+fmul   43 t[1] copy
        xorps xmm15, xmm6                                  ;   937.3 fadd+fmul   43 t[1]
        andps xmm5, xmm6                                   ;   937.3 fadd+fmul   43 t[1]
        movaps xmm8, xmm4                                  ;   938.3 fadd+fmul   43 t[1] copy
        xorps xmm8, xmm15                                  ;   940.3 fadd+fmul   43 t[1]
        andps xmm3, xmm4                                   ;   940.3 fadd+fmul   43 t[1]
        xorps xmm4, xmm10                                  ;   941.3 fadd+fmul   43 t[1]
        andps xmm14, xmm15                                 ;   942.3 fadd+fmul   43 t[1]
        xorps xmm3, xmm14                                  ;   944.3 fadd+fmul   43 t[1]
        andps xmm2, xmm8                                   ;   944.3 fadd+fmul   43 t[1]
        andps xmm1, xmm8                                   ;   945.3 fadd+fmul   43 t[1]
        movaps xmm8, xmm6                                  ;   946.3 fadd+fmul   43 t[1] copy
        andps xmm8, [rbx + 64]                             ;   948.3 agu1+agu0+fadd+fmul   43 t[1]
        xorps xmm6, xmm4                                   ;   948.3 fadd+fmul   43 t[1]
        andps xmm13, xmm4                                  ;   949.3 fadd+fmul   43 t[1]
        andps xmm4, xmm11                                  ;   950.3 fadd+fmul   43 t[1]
        movaps xmm11, [rbp + 96]                           ;   946.7 agu2+agu0+fmisc   43 t[1]
        andps xmm11, xmm6                                  ;   951.3 fadd+fmul   43 t[1]
        andps xmm6, [r11 - 96]                             ;   952.3 agu1+agu0+fadd+fmul   43 t[1]
        andps xmm7, xmm0                                   ;   953.3 fadd+fmul   43 t[1]
        xorps xmm0, xmm10                                  ;   954.3 fadd+fmul   43 t[1]
        andps xmm15, [rdx + 64]                            ;   955.3 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm13, xmm6                                  ;   956.3 fadd+fmul   43 t[1]
        xorps xmm11, xmm8                                  ;   957.3 fadd+fmul   43 t[1]
        xorps xmm11, xmm7                                  ;   959.3 fadd+fmul   43 t[1]
        xorps xmm7, xmm2                                   ;   959.3 fadd+fmul   43 t[1]
        xorps xmm8, xmm4                                   ;   960.3 fadd+fmul   43 t[1]
        movaps xmm4, [rdx + 48]                            ;   956.3 agu1+agu0+fmisc   43 t[1]
        andps xmm4, xmm0                                   ;   961.3 fadd+fmul   43 t[1]
        xorps xmm11, xmm4                                  ;   963.3 fadd+fmul   43 t[1]
        xorps xmm12, xmm4                                  ;   963.3 fadd+fmul   43 t[1]
        andps xmm0, [rdx - 48]                             ;   964.3 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm7, xmm12                                  ;   965.3 fadd+fmul   43 t[1]
        movaps xmm4, [rcx - 16]                            ;   961.7 agu1+agu0+fmisc   43 t[1]
        andps xmm4, xmm10                                  ;   966.3 fadd+fmul   43 t[1]
        andps xmm10, [rdi + 64]                            ;   967.3 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm8, xmm2                                   ;   968.3 fadd+fmul   43 t[1]
        movaps xmm2, xmm13                                 ;   969.3 fadd+fmul   43 t[1] copy
        xorps xmm2, xmm3                                   ;   971.3 fadd+fmul   43 t[1]
        xorps xmm2, xmm7                                   ;   973.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm2                                  ;   975.3 fadd+fmul   43 t[1]
        xorps xmm8, xmm15                                  ;   977.3 fadd+fmul   43 t[1]
        xorps xmm10, xmm8                                  ;   979.3 fadd+fmul   43 t[1]
        xorps xmm14, xmm1                                  ;   975.3 fadd+fmul   43 t[1]
        xorps xmm9, xmm10                                  ;   981.3 fadd+fmul   43 t[1]
        xorps xmm5, xmm3                                   ;   977.3 fadd+fmul   43 t[1]
        xorps xmm5, xmm6                                   ;   979.3 fadd+fmul   43 t[1]
        xorps xmm14, xmm9                                  ;   983.3 fadd+fmul   43 t[1]
        xorps xmm5, xmm9                                   ;   983.3 fadd+fmul   43 t[1]
        movaps xmm1, [rel aes128_encrypt.T0_constants128]  ;   979.0 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm7, xmm1                                   ;   981.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm4                                  ;   982.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm12                                 ;   984.3 fadd+fmul   43 t[1]
        xorps xmm15, xmm1                                  ;   986.3 fadd+fmul   43 t[1]
        xorps xmm10, xmm0                                  ;   985.3 fadd+fmul   43 t[1]
        xorps xmm10, xmm13                                 ;   987.3 fadd+fmul   43 t[1]
        xorps xmm10, xmm1                                  ;   989.3 fadd+fmul   43 t[1]
        movaps xmm0, [rbp + 3632]                          ;   985.0 agu2+agu0+fmisc   43 t[1]
        movaps xmm3, [r13 + 32]                            ;   987.0 agu1+agu0+fmisc   43 t[1]
        movaps xmm4, [r14 + 96]                            ;   988.0 agu2+agu1+fmisc+fadd   43 t[1] reload
        xorps xmm3, xmm4                                   ;   990.0 fmul+fadd   43 t[1]
        xorps xmm0, xmm3                                   ;   992.0 fmul+fadd   43 t[1]
        movaps xmm6, xmm0                                  ;   994.0 fmul+fadd   43 t[1] copy
        movaps xmm9, [rbp - 32]                            ;   990.0 agu0+agu2+fmisc   43 t[1] reload
        xorps xmm6, xmm9                                   ;   996.0 fmul+fadd   43 t[1]
        movaps xmm12, xmm6                                 ;   998.0 fmul+fadd   43 t[1] copy
        xorps xmm12, [rbp + 3680]                          ;  1000.0 agu1+agu0+fmul+fadd   43 t[1]
        movaps xmm13, xmm6                                 ;   998.0 fmul+fadd   43 t[1] copy
        xorps xmm13, [rbp - 96]                            ;  1000.0 agu2+agu0+fmul+fadd   43 t[1]
        movaps xmm1, xmm13                                 ;  1002.0 fmul+fadd   43 t[1] copy
        xorps xmm1, [rbp + 3648]                           ;  1004.0 agu1+agu0+fmul+fadd   43 t[1]
        movaps [rdi + 64], xmm8                            ;   999.0 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm8, xmm1                                  ;  1006.0 fmul+fadd   43 t[1] copy
        xorps xmm8, [r13 + 32]                             ;  1008.0 agu1+agu0+fmul+fadd   43 t[1]
        movaps [rcx - 16], xmm11                           ;  1001.0 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm11, xmm12                                ;  1002.0 fmul+fadd   43 t[1] copy
        xorps xmm11, [rbp + 3664]                          ;  1004.0 agu1+agu2+fmul+fadd   43 t[1]
        movaps [rdx - 48], xmm7                            ;  1003.0 agu0+agu1+fmisc   43 t[1] spill
        movaps xmm7, xmm11                                 ;  1006.0 fmul+fadd   43 t[1] copy
        xorps xmm7, [rbp - 96]                             ;  1008.0 agu2+agu0+fmul+fadd   43 t[1]
        movaps [rdx + 48], xmm2                            ;  1005.0 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm2, xmm11                                 ;  1006.0 fmul+fadd   43 t[1] copy
        xorps xmm2, xmm4                                   ;  1008.0 fmul+fadd   43 t[1]
        movaps [rdx + 64], xmm10                           ;  1007.0 agu2+agu1+fmisc   43 t[1] spill
        movaps xmm10, xmm12                                ;  1007.0 fmul+fadd   43 t[1] copy
        xorps xmm10, xmm8                                  ;  1010.0 fmul+fadd   43 t[1]
        movaps [rbp + 96], xmm15                           ;  1009.0 agu0+agu1+fmisc   43 t[1] spill
        movaps xmm15, xmm10                                ;  1012.0 fmul+fadd   43 t[1] copy
        xorps xmm15, xmm9                                  ;  1014.0 fmul+fadd   43 t[1]
        movaps [rcx + 0], xmm5                             ;  1011.0 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm5, xmm2                                  ;  1011.0 fmul+fadd   43 t[1] copy
        xorps xmm5, xmm15                                  ;  1016.0 fmul+fadd   43 t[1]
        movaps [rcx + 16], xmm14                           ;  1013.0 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm14, xmm5                                 ;  1018.0 fmul+fadd   43 t[1] copy
        xorps xmm14, [r13 + 32]                            ;  1020.0 agu2+agu0+fmul+fadd   43 t[1]
        movaps xmm4, xmm15                                 ;  1016.0 fmul+fadd   43 t[1] copy
        xorps xmm4, [rbp - 96]                             ;  1018.0 agu1+agu0+fmul+fadd   43 t[1]
        xorps xmm3, xmm4                                   ;  1020.0 fmul+fadd   43 t[1]
        andps xmm4, xmm15                                  ;  1020.0 fmul+fadd   43 t[1]
        xorps xmm0, xmm4                                   ;  1022.0 fmul+fadd   43 t[1]
        movaps [rbp + 48], xmm15                           ;  1019.0 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm15, xmm11                                ;  1020.0 fmul+fadd   43 t[1] copy
        andps xmm15, xmm5                                  ;  1022.0 fmul+fadd   43 t[1]
        xorps xmm0, xmm15                                  ;  1024.0 fmul+fadd   43 t[1]
        movaps xmm15, xmm8                                 ;  1023.0 fmul+fadd   43 t[1] copy
        andps xmm15, xmm3                                  ;  1025.0 fmul+fadd   43 t[1]
        xorps xmm4, xmm15                                  ;  1027.0 fmul+fadd   43 t[1]
        movaps xmm15, xmm8                                 ;  1026.0 fmul+fadd   43 t[1] copy
        xorps xmm15, xmm2                                  ;  1028.0 fmul+fadd   43 t[1]
        movaps [rcx + 32], xmm11                           ;  1025.0 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm11, xmm14                                ;  1028.0 fmul+fadd   43 t[1] copy
        andps xmm11, xmm15                                 ;  1030.0 fmul+fadd   43 t[1]
        xorps xmm11, xmm4                                  ;  1032.0 fmul+fadd   43 t[1]
        xorps xmm11, [r14 + 96]                            ;  1034.0 agu2+agu0+fmul+fadd   43 t[1]
        xorps xmm1, xmm4                                   ;  1032.0 fmul+fadd   43 t[1]
        movaps xmm4, xmm15                                 ;  1033.0 fmul+fadd   43 t[1] copy
        xorps xmm4, xmm9                                   ;  1035.0 fmul+fadd   43 t[1]
        movaps [rsi + 64], xmm5                            ;  1031.0 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm5, xmm13                                 ;  1035.0 fmul+fadd   43 t[1] copy
        orps xmm5, xmm9                                    ;  1037.0 fmul+fadd   43 t[1]
        xorps xmm1, xmm5                                   ;  1039.0 fmul+fadd   43 t[1]
        xorps xmm5, xmm0                                   ;  1039.0 fmul+fadd   43 t[1]
        movaps xmm9, xmm10                                 ;  1039.0 fmul+fadd   43 t[1] copy
        andps xmm9, xmm6                                   ;  1041.0 fmul+fadd   43 t[1]
        xorps xmm11, xmm9                                  ;  1043.0 fmul+fadd   43 t[1]
        xorps xmm0, xmm9                                   ;  1043.0 fmul+fadd   43 t[1]
        movaps xmm9, xmm3                                  ;  1043.0 fmul+fadd   43 t[1] copy
        xorps xmm9, xmm6                                   ;  1045.0 fmul+fadd   43 t[1]
        movaps [rbp + 64], xmm15                           ;  1041.3 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm15, xmm12                                ;  1045.0 fmul+fadd   43 t[1] copy
        andps xmm15, xmm9                                  ;  1047.0 fmul+fadd   43 t[1]
        xorps xmm0, xmm15                                  ;  1049.0 fmul+fadd   43 t[1]
        movaps xmm15, xmm13                                ;  1048.0 fmul+fadd   43 t[1] copy
        xorps xmm15, xmm14                                 ;  1050.0 fmul+fadd   43 t[1]
        movaps [rsi + 80], xmm9                            ;  1047.0 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm9, xmm4                                  ;  1050.0 fmul+fadd   43 t[1] copy
        andps xmm9, xmm15                                  ;  1052.0 fmul+fadd   43 t[1]
        xorps xmm5, xmm9                                   ;  1054.0 fmul+fadd   43 t[1]
        movaps xmm9, xmm11                                 ;  1053.0 fmul+fadd   43 t[1] copy
        andps xmm9, xmm0                                   ;  1055.0 fmul+fadd   43 t[1]
        xorps xmm5, xmm9                                   ;  1057.0 fmul+fadd   43 t[1]
        movaps [rdx - 128], xmm12                          ;  1051.7 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm12, xmm7                                 ;  1056.0 fmul+fadd   43 t[1] copy
        andps xmm12, xmm2                                  ;  1058.0 fmul+fadd   43 t[1]
        xorps xmm1, xmm12                                  ;  1060.0 fmul+fadd   43 t[1]
        movaps xmm12, xmm5                                 ;  1059.0 fmul+fadd   43 t[1] copy
        andps xmm12, xmm1                                  ;  1062.0 fmul+fadd   43 t[1]
        xorps xmm0, xmm12                                  ;  1064.0 fmul+fadd   43 t[1]
        xorps xmm5, xmm11                                  ;  1062.0 fmul+fadd   43 t[1]
        movaps xmm12, xmm1                                 ;  1063.0 fmul+fadd   43 t[1] copy
        andps xmm12, xmm0                                  ;  1066.0 fmul+fadd   43 t[1]
        xorps xmm11, xmm12                                 ;  1068.0 fmul+fadd   43 t[1]
        orps xmm9, xmm5                                    ;  1066.0 fmul+fadd   43 t[1]
        xorps xmm9, xmm0                                   ;  1068.0 fmul+fadd   43 t[1]
        andps xmm0, xmm11                                  ;  1070.0 fmul+fadd   43 t[1]
        xorps xmm1, xmm0                                   ;  1072.0 fmul+fadd   43 t[1]
        movaps xmm0, xmm11                                 ;  1070.0 fmul+fadd   43 t[1] copy
        orps xmm0, xmm9                                    ;  1072.0 fmul+fadd   43 t[1]
        andps xmm15, xmm11                                 ;  1072.0 fmul+fadd   43 t[1]
        xorps xmm5, xmm0                                   ;  1074.0 fmul+fadd   43 t[1]
        andps xmm8, xmm5                                   ;  1076.0 fmul+fadd   43 t[1]
        movaps xmm0, xmm11                                 ;  1075.0 fmul+fadd   43 t[1] copy
        xorps xmm0, xmm9                                   ;  1077.0 fmul+fadd   43 t[1]
        andps xmm13, xmm9                                  ;  1077.0 fmul+fadd   43 t[1]
        movaps xmm12, xmm5                                 ;  1078.0 fmul+fadd   43 t[1] copy
        xorps xmm12, xmm0                                  ;  1080.0 fmul+fadd   43 t[1]
        andps xmm3, xmm5                                   ;  1080.0 fmul+fadd   43 t[1]
        xorps xmm5, xmm1                                   ;  1081.0 fmul+fadd   43 t[1]
        andps xmm14, xmm0                                  ;  1082.0 fmul+fadd   43 t[1]
        xorps xmm3, xmm14                                  ;  1084.0 fmul+fadd   43 t[1]
        andps xmm2, xmm12                                  ;  1084.0 fmul+fadd   43 t[1]
        andps xmm7, xmm12                                  ;  1085.0 fmul+fadd   43 t[1]
        movaps xmm12, xmm9                                 ;  1086.0 fmul+fadd   43 t[1] copy
        andps xmm12, [rbp - 32]                            ;  1088.0 agu1+agu0+fmul+fadd   43 t[1]
        xorps xmm9, xmm5                                   ;  1088.0 fmul+fadd   43 t[1]
        andps xmm6, xmm5                                   ;  1089.0 fmul+fadd   43 t[1]
        andps xmm5, xmm10                                  ;  1090.0 fmul+fadd   43 t[1]
        movaps xmm10, [rbp + 48]                           ;  1086.3 agu2+agu0+fmisc   43 t[1]
        andps xmm10, xmm9                                  ;  1091.0 fmul+fadd   43 t[1]
        andps xmm9, [rbp - 96]                             ;  1092.0 agu1+agu0+fmul+fadd   43 t[1]
        andps xmm4, xmm11                                  ;  1093.0 fmul+fadd   43 t[1]
        xorps xmm11, xmm1                                  ;  1094.0 fmul+fadd   43 t[1]
        andps xmm0, [rbp + 64]                             ;  1095.0 agu2+agu0+fmul+fadd   43 t[1]
        xorps xmm6, xmm9                                   ;  1096.0 fmul+fadd   43 t[1]
        xorps xmm10, xmm12                                 ;  1097.0 fmul+fadd   43 t[1]
        xorps xmm10, xmm4                                  ;  1099.0 fmul+fadd   43 t[1]
        xorps xmm4, xmm2                                   ;  1099.0 fmul+fadd   43 t[1]
        xorps xmm12, xmm5                                  ;  1100.0 fmul+fadd   43 t[1]
        movaps xmm5, [rsi + 64]                            ;  1096.0 agu1+agu0+fmisc   43 t[1]
        andps xmm5, xmm11                                  ;  1101.0 fmul+fadd   43 t[1]
        xorps xmm10, xmm5                                  ;  1103.0 fmul+fadd   43 t[1]
        xorps xmm8, xmm5                                   ;  1103.0 fmul+fadd   43 t[1]
        andps xmm11, [rcx + 32]                            ;  1104.0 agu2+agu0+fmul+fadd   43 t[1]
        xorps xmm4, xmm8                                   ;  1105.0 fmul+fadd   43 t[1]
        movaps xmm5, [rdx - 128]                           ;  1101.3 agu1+agu0+fmisc   43 t[1]
        andps xmm5, xmm1                                   ;  1106.0 fmul+fadd   43 t[1]
        andps xmm1, [rsi + 80]                             ;  1107.0 agu2+agu0+fmul+fadd   43 t[1]
        xorps xmm12, xmm2                                  ;  1108.0 fmul+fadd   43 t[1]
        movaps xmm2, xmm6                                  ;  1109.0 fmul+fadd   43 t[1] copy
        xorps xmm2, xmm3                                   ;  1111.0 fmul+fadd   43 t[1]
        xorps xmm2, xmm4                                   ;  1113.0 fmul+fadd   43 t[1]
        xorps xmm0, xmm2                                   ;  1115.0 fmul+fadd   43 t[1]
        xorps xmm12, xmm0                                  ;  1117.0 fmul+fadd   43 t[1]
        xorps xmm1, xmm12                                  ;  1119.0 fmul+fadd   43 t[1]
        xorps xmm14, xmm7                                  ;  1115.0 fmul+fadd   43 t[1]
        xorps xmm15, xmm1                                  ;  1121.0 fmul+fadd   43 t[1]
        xorps xmm13, xmm3                                  ;  1117.0 fmul+fadd   43 t[1]
        xorps xmm13, xmm9                                  ;  1119.0 fmul+fadd   43 t[1]
        xorps xmm14, xmm15                                 ;  1123.0 fmul+fadd   43 t[1]
        xorps xmm13, xmm15                                 ;  1123.0 fmul+fadd   43 t[1]
        movaps xmm15, [rel aes128_encrypt.T0_constants128] ;  1118.7 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm2, xmm15                                  ;  1121.0 fmul+fadd   43 t[1]
        xorps xmm0, xmm5                                   ;  1122.0 fmul+fadd   43 t[1]
        xorps xmm0, xmm8                                   ;  1124.0 fmul+fadd   43 t[1]
        xorps xmm4, xmm15                                  ;  1124.0 fmul+fadd   43 t[1]
        xorps xmm0, xmm15                                  ;  1126.0 fmul+fadd   43 t[1]
        xorps xmm1, xmm11                                  ;  1126.0 fmul+fadd   43 t[1]
        xorps xmm1, xmm6                                   ;  1128.0 fmul+fadd   43 t[1]
        xorps xmm1, xmm15                                  ;  1130.0 fmul+fadd   43 t[1]
        movaps xmm3, [r15 + 112]                           ;  1125.3 agu2+agu0+fmisc   43 t[1]
        movaps xmm5, [r13 - 128]                           ;  1127.3 agu1+agu0+fmisc   43 t[1]
        movaps xmm6, [r14 + 32]                            ;  1128.7 agu2+agu1+fmisc+fmul   43 t[1] reload
        xorps xmm5, xmm6                                   ;  1130.7 fadd+fmul   43 t[1]
        xorps xmm3, xmm5                                   ;  1132.7 fadd+fmul   43 t[1]
        movaps xmm7, xmm3                                  ;  1134.7 fadd+fmul   43 t[1] copy
        movaps xmm8, [r14 - 48]                            ;  1130.3 agu0+agu2+fmisc   43 t[1] reload
        xorps xmm7, xmm8                                   ;  1136.7 fadd+fmul   43 t[1]
        movaps xmm9, xmm7                                  ;  1138.7 fadd+fmul   43 t[1] copy
        xorps xmm9, [rbp + 2976]                           ;  1140.7 agu1+agu0+fadd+fmul   43 t[1]
        movaps xmm11, xmm7                                 ;  1138.7 fadd+fmul   43 t[1] copy
        xorps xmm11, [r10 + 96]                            ;  1140.7 agu2+agu0+fadd+fmul   43 t[1]
        movaps xmm15, xmm11                                ;  1142.7 fadd+fmul   43 t[1] copy
        xorps xmm15, [rbp + 2944]                          ;  1144.7 agu1+agu0+fadd+fmul   43 t[1]
        movaps [rsi + 80], xmm4                            ;  1139.7 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm4, xmm15                                 ;  1146.7 fadd+fmul   43 t[1] copy
        xorps xmm4, [r13 - 128]                            ;  1148.7 agu1+agu0+fadd+fmul   43 t[1]
        movaps [rdx - 128], xmm2                           ;  1141.7 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm2, xmm9                                  ;  1142.7 fadd+fmul   43 t[1] copy
        xorps xmm2, [rbp + 2960]                           ;  1144.7 agu1+agu2+fadd+fmul   43 t[1]
        movaps [rcx + 32], xmm0                            ;  1143.7 agu0+agu1+fmisc   43 t[1] spill
        movaps xmm0, xmm2                                  ;  1146.7 fadd+fmul   43 t[1] copy
        xorps xmm0, [r10 + 96]                             ;  1148.7 agu2+agu0+fadd+fmul   43 t[1]
        movaps [rsi + 64], xmm13                           ;  1145.7 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm13, xmm2                                 ;  1146.7 fadd+fmul   43 t[1] copy
        xorps xmm13, xmm6                                  ;  1148.7 fadd+fmul   43 t[1]
        movaps [rbp + 64], xmm14                           ;  1147.7 agu2+agu1+fmisc   43 t[1] spill
        movaps xmm14, xmm9                                 ;  1147.7 fadd+fmul   43 t[1] copy
        xorps xmm14, xmm4                                  ;  1150.7 fadd+fmul   43 t[1]
        movaps [rbp - 96], xmm10                           ;  1149.7 agu0+agu1+fmisc   43 t[1] spill
        movaps xmm10, xmm14                                ;  1152.7 fadd+fmul   43 t[1] copy
        xorps xmm10, xmm8                                  ;  1154.7 fadd+fmul   43 t[1]
        movaps [rbp + 48], xmm12                           ;  1151.7 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm12, xmm13                                ;  1151.7 fadd+fmul   43 t[1] copy
        xorps xmm12, xmm10                                 ;  1156.7 fadd+fmul   43 t[1]
        movaps [rbp - 32], xmm1                            ;  1153.7 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm1, xmm12                                 ;  1158.7 fadd+fmul   43 t[1] copy
        xorps xmm1, [r13 - 128]                            ;  1160.7 agu2+agu0+fadd+fmul   43 t[1]
        movaps xmm6, xmm10                                 ;  1156.7 fadd+fmul   43 t[1] copy
        xorps xmm6, [r10 + 96]                             ;  1158.7 agu1+agu0+fadd+fmul   43 t[1]
        xorps xmm5, xmm6                                   ;  1160.7 fadd+fmul   43 t[1]
        andps xmm6, xmm10                                  ;  1160.7 fadd+fmul   43 t[1]
        xorps xmm3, xmm6                                   ;  1162.7 fadd+fmul   43 t[1]
        movaps [rdx + 0], xmm10                            ;  1159.7 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm10, xmm2                                 ;  1160.7 fadd+fmul   43 t[1] copy
        andps xmm10, xmm12                                 ;  1162.7 fadd+fmul   43 t[1]
        xorps xmm3, xmm10                                  ;  1164.7 fadd+fmul   43 t[1]
        movaps xmm10, xmm4                                 ;  1163.7 fadd+fmul   43 t[1] copy
        andps xmm10, xmm5                                  ;  1165.7 fadd+fmul   43 t[1]
        xorps xmm6, xmm10                                  ;  1167.7 fadd+fmul   43 t[1]
        movaps xmm10, xmm4                                 ;  1166.7 fadd+fmul   43 t[1] copy
        xorps xmm10, xmm13                                 ;  1168.7 fadd+fmul   43 t[1]
        movaps [r11 - 48], xmm2                            ;  1165.7 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm2, xmm1                                  ;  1168.7 fadd+fmul   43 t[1] copy
        andps xmm2, xmm10                                  ;  1170.7 fadd+fmul   43 t[1]
        xorps xmm2, xmm6                                   ;  1172.7 fadd+fmul   43 t[1]
        xorps xmm2, [r14 + 32]                             ;  1174.7 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm15, xmm6                                  ;  1172.7 fadd+fmul   43 t[1]
        movaps xmm6, xmm10                                 ;  1173.7 fadd+fmul   43 t[1] copy
        xorps xmm6, xmm8                                   ;  1175.7 fadd+fmul   43 t[1]
        movaps [r10 + 48], xmm12                           ;  1171.7 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm12, xmm11                                ;  1175.7 fadd+fmul   43 t[1] copy
        orps xmm12, xmm8                                   ;  1177.7 fadd+fmul   43 t[1]
        xorps xmm15, xmm12                                 ;  1179.7 fadd+fmul   43 t[1]
        xorps xmm12, xmm3                                  ;  1179.7 fadd+fmul   43 t[1]
        movaps xmm8, xmm14                                 ;  1179.7 fadd+fmul   43 t[1] copy
        andps xmm8, xmm7                                   ;  1181.7 fadd+fmul   43 t[1]
        xorps xmm2, xmm8                                   ;  1183.7 fadd+fmul   43 t[1]
        xorps xmm3, xmm8                                   ;  1183.7 fadd+fmul   43 t[1]
        movaps xmm8, xmm5                                  ;  1183.7 fadd+fmul   43 t[1] copy
        xorps xmm8, xmm7                                   ;  1185.7 fadd+fmul   43 t[1]
        movaps [r11 - 32], xmm10                           ;  1182.0 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm10, xmm9                                 ;  1185.7 fadd+fmul   43 t[1] copy
        andps xmm10, xmm8                                  ;  1187.7 fadd+fmul   43 t[1]
        xorps xmm3, xmm10                                  ;  1189.7 fadd+fmul   43 t[1]
        movaps xmm10, xmm11                                ;  1188.7 fadd+fmul   43 t[1] copy
        xorps xmm10, xmm1                                  ;  1190.7 fadd+fmul   43 t[1]
        movaps [rdi + 48], xmm8                            ;  1187.7 agu1+agu0+fmisc   43 t[1] spill
        movaps xmm8, xmm6                                  ;  1190.7 fadd+fmul   43 t[1] copy
        andps xmm8, xmm10                                  ;  1192.7 fadd+fmul   43 t[1]
        xorps xmm12, xmm8                                  ;  1194.7 fadd+fmul   43 t[1]
        movaps xmm8, xmm2                                  ;  1193.7 fadd+fmul   43 t[1] copy
        andps xmm8, xmm3                                   ;  1195.7 fadd+fmul   43 t[1]
        xorps xmm12, xmm8                                  ;  1197.7 fadd+fmul   43 t[1]
        movaps [rcx + 48], xmm9                            ;  1192.3 agu2+agu0+fmisc   43 t[1] spill
        movaps xmm9, xmm0                                  ;  1196.7 fadd+fmul   43 t[1] copy
        andps xmm9, xmm13                                  ;  1198.7 fadd+fmul   43 t[1]
        xorps xmm15, xmm9                                  ;  1200.7 fadd+fmul   43 t[1]
        movaps xmm9, xmm12                                 ;  1199.7 fadd+fmul   43 t[1] copy
        andps xmm9, xmm15                                  ;  1202.7 fadd+fmul   43 t[1]
        xorps xmm3, xmm9                                   ;  1204.7 fadd+fmul   43 t[1]
        xorps xmm12, xmm2                                  ;  1202.7 fadd+fmul   43 t[1]
        movaps xmm9, xmm15                                 ;  1203.7 fadd+fmul   43 t[1] copy
        andps xmm9, xmm3                                   ;  1206.7 fadd+fmul   43 t[1]
        xorps xmm2, xmm9                                   ;  1208.7 fadd+fmul   43 t[1]
        orps xmm8, xmm12                                   ;  1206.7 fadd+fmul   43 t[1]
        xorps xmm8, xmm3                                   ;  1208.7 fadd+fmul   43 t[1]
        andps xmm3, xmm2                                   ;  1210.7 fadd+fmul   43 t[1]
        xorps xmm15, xmm3                                  ;  1212.7 fadd+fmul   43 t[1]
        movaps xmm3, xmm2                                  ;  1210.7 fadd+fmul   43 t[1] copy
        orps xmm3, xmm8                                    ;  1212.7 fadd+fmul   43 t[1]
        andps xmm10, xmm2                                  ;  1212.7 fadd+fmul   43 t[1]
        xorps xmm12, xmm3                                  ;  1214.7 fadd+fmul   43 t[1]
        andps xmm4, xmm12                                  ;  1216.7 fadd+fmul   43 t[1]
        movaps xmm3, xmm2                                  ;  1215.7 fadd+fmul   43 t[1] copy
        xorps xmm3, xmm8                                   ;  1217.7 fadd+fmul   43 t[1]
        andps xmm11, xmm8                                  ;  1217.7 fadd+fmul   43 t[1]
        movaps xmm9, xmm12                                 ;  1218.7 fadd+fmul   43 t[1] copy
        xorps xmm9, xmm3                                   ;  1220.7 fadd+fmul   43 t[1]
        andps xmm5, xmm12                                  ;  1220.7 fadd+fmul   43 t[1]
        xorps xmm12, xmm15                                 ;  1221.7 fadd+fmul   43 t[1]
        andps xmm1, xmm3                                   ;  1222.7 fadd+fmul   43 t[1]
        xorps xmm5, xmm1                                   ;  1224.7 fadd+fmul   43 t[1]
        andps xmm13, xmm9                                  ;  1224.7 fadd+fmul   43 t[1]
        andps xmm0, xmm9                                   ;  1225.7 fadd+fmul   43 t[1]
        movaps xmm9, xmm8                                  ;  1226.7 fadd+fmul   43 t[1] copy
        andps xmm9, [r14 - 48]                             ;  1228.7 agu1+agu0+fadd+fmul   43 t[1]
        xorps xmm8, xmm12                                  ;  1228.7 fadd+fmul   43 t[1]
        andps xmm7, xmm12                                  ;  1229.7 fadd+fmul   43 t[1]
        andps xmm12, xmm14                                 ;  1230.7 fadd+fmul   43 t[1]
        movaps xmm14, [rdx + 0]                            ;  1227.0 agu2+agu0+fmisc   43 t[1]
        andps xmm14, xmm8                                  ;  1231.7 fadd+fmul   43 t[1]
        andps xmm8, [r10 + 96]                             ;  1232.7 agu1+agu0+fadd+fmul   43 t[1]
        andps xmm6, xmm2                                   ;  1233.7 fadd+fmul   43 t[1]
        xorps xmm2, xmm15                                  ;  1234.7 fadd+fmul   43 t[1]
        andps xmm3, [r11 - 32]                             ;  1235.7 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm7, xmm8                                   ;  1236.7 fadd+fmul   43 t[1]
        xorps xmm14, xmm9                                  ;  1237.7 fadd+fmul   43 t[1]
        xorps xmm14, xmm6                                  ;  1239.7 fadd+fmul   43 t[1]
        xorps xmm6, xmm13                                  ;  1239.7 fadd+fmul   43 t[1]
        xorps xmm9, xmm12                                  ;  1240.7 fadd+fmul   43 t[1]
        movaps xmm12, [r10 + 48]                           ;  1236.7 agu1+agu0+fmisc   43 t[1]
        andps xmm12, xmm2                                  ;  1241.7 fadd+fmul   43 t[1]
        xorps xmm14, xmm12                                 ;  1243.7 fadd+fmul   43 t[1]
        xorps xmm4, xmm12                                  ;  1243.7 fadd+fmul   43 t[1]
        andps xmm2, [r11 - 48]                             ;  1244.7 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm6, xmm4                                   ;  1245.7 fadd+fmul   43 t[1]
        movaps xmm12, [rcx + 48]                           ;  1242.0 agu1+agu0+fmisc   43 t[1]
        andps xmm12, xmm15                                 ;  1246.7 fadd+fmul   43 t[1]
        andps xmm15, [rdi + 48]                            ;  1247.7 agu2+agu0+fadd+fmul   43 t[1]
        xorps xmm9, xmm13                                  ;  1248.7 fadd+fmul   43 t[1]
        movaps xmm13, xmm7                                 ;  1249.7 fadd+fmul   43 t[1] copy
        xorps xmm13, xmm5                                  ;  1251.7 fadd+fmul   43 t[1]
        xorps xmm13, xmm6                                  ;  1253.7 fadd+fmul   43 t[1]
        xorps xmm3, xmm13                                  ;  1255.7 fadd+fmul   43 t[1]
        xorps xmm9, xmm3                                   ;  1257.7 fadd+fmul   43 t[1]
        xorps xmm1, xmm0                                   ;  1254.7 fadd+fmul   43 t[1]
        xorps xmm15, xmm9                                  ;  1259.7 fadd+fmul   43 t[1]
        xorps xmm10, xmm15                                 ;  1261.7 fadd+fmul   43 t[1]
        xorps xmm11, xmm5                                  ;  1257.7 fadd+fmul   43 t[1]
        xorps xmm11, xmm8                                  ;  1259.7 fadd+fmul   43 t[1]
        xorps xmm1, xmm10                                  ;  1263.7 fadd+fmul   43 t[1]
        xorps xmm11, xmm10                                 ;  1263.7 fadd+fmul   43 t[1]
        movaps xmm0, [rel aes128_encrypt.T0_constants128]  ;  1259.3 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm6, xmm0                                   ;  1261.7 fadd+fmul   43 t[1]
        movaps xmm5, [rsi - 48]                            ;  1261.3 agu2+agu0+fmisc   55 t[1]
        movaps xmm8, [rcx + 16]                            ;  1262.3 agu1+agu0+fmisc+fadd   43 t[1] reload
        xorps xmm5, xmm8                                   ;  1264.3 fmul+fadd   55 t[1]
        movaps xmm10, [rdi + 80]                           ;  1263.7 agu2+agu1+fmisc+fmul   55 t[1]
        xorps xmm10, [rax - 48]                            ;  1265.7 agu0+agu1+fadd+fmul   55 t[1]
        xorps xmm10, [rsi + 48]                            ;  1267.7 agu2+agu0+fadd+fmul   55 t[1]
        xorps xmm10, [rcx - 32]                            ;  1269.7 agu1+agu2+fadd+fmul   55 t[1]
        xorps xmm10, [rcx + 0]                             ;  1271.7 agu0+agu1+fadd+fmul   55 t[1]
        xorps xmm3, xmm12                                  ;  1268.7 fadd+fmul   55 t[1]
        movaps xmm12, [rsi + 16]                           ;  1267.0 agu2+agu0+fmisc   55 t[1]
        xorps xmm12, [rbp + 96]                            ;  1269.7 agu1+agu0+fadd+fmul   55 t[1]
        xorps xmm3, xmm4                                   ;  1270.7 fadd+fmul   55 t[1]
        movaps xmm4, [rsi - 48]                            ;  1269.0 agu2+agu1+fmisc   55 t[1]
        xorps xmm4, xmm1                                   ;  1271.7 fadd+fmul   55 t[1]
        xorps xmm3, [rbp + 96]                             ;  1272.7 agu0+agu1+fadd+fmul   55 t[1]
        xorps xmm3, xmm0                                   ;  1274.7 fadd+fmul   55 t[1]
        xorps xmm15, xmm2                                  ;  1274.7 fadd+fmul   55 t[1]
        movaps xmm2, [rbp - 128]                           ;  1272.3 agu2+agu0+fmisc   55 t[1]
        xorps xmm2, [rdx + 64]                             ;  1275.7 agu1+agu0+fadd+fmul   55 t[1]
        xorps xmm15, xmm7                                  ;  1276.7 fadd+fmul   55 t[1]
        movaps xmm7, [rsi - 48]                            ;  1274.3 agu2+agu1+fmisc   55 t[1]
        xorps xmm7, xmm2                                   ;  1277.7 fadd+fmul   55 t[1]
        xorps xmm15, [rdx + 64]                            ;  1278.7 agu0+agu1+fadd+fmul   55 t[1]
        xorps xmm15, xmm0                                  ;  1280.7 fadd+fmul   55 t[1]
        xorps xmm2, xmm3                                   ;  1280.7 fadd+fmul   55 t[1]
        xorps xmm8, [rbp + 64]                             ;  1281.7 agu2+agu0+fadd+fmul   55 t[1]
        movaps [rcx + 16], xmm2                            ;  1282.7 agu1+agu0+fmisc   55 t[1] spill
        movaps xmm2, [rbp - 128]                           ;  1280.3 agu2+agu1+fmisc   55 t[1]
        xorps xmm2, [rbp - 32]                             ;  1282.7 agu0+agu2+fadd+fmul   55 t[1]
        movaps [rbp - 128], xmm4                           ;  1282.3 agu1+agu0+fmisc   55 t[1] spill
        movaps xmm4, [rbp - 112]                           ;  1283.3 agu2+agu0+fadd+fmisc   55 t[1]
        xorps xmm4, xmm12                                  ;  1285.3 fmul+fadd   55 t[1]
        xorps xmm4, xmm9                                   ;  1287.3 fmul+fadd   55 t[1]
        xorps xmm12, [rbp - 32]                            ;  1286.3 agu1+agu2+fmul+fadd   55 t[1]
        movaps [rbp - 32], xmm4                            ;  1289.3 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm4, [rbp + 48]                            ;  1286.7 agu2+agu0+fmisc+fmul   55 t[1]
        xorps xmm4, xmm9                                   ;  1288.7 fadd+fmul   55 t[1]
        xorps xmm1, [rbp + 64]                             ;  1288.7 agu1+agu2+fadd+fmul   55 t[1]
        movaps [rbp + 64], xmm9                            ;  1288.3 agu0+agu1+fmisc   43 t[1] spill
        movaps xmm9, [rdx + 48]                            ;  1289.3 agu2+agu0+fadd+fmisc   55 t[1]
        xorps xmm9, xmm5                                   ;  1291.3 fmul+fadd   55 t[1]
        xorps xmm9, xmm0                                   ;  1293.3 fmul+fadd   55 t[1]
        xorps xmm13, [rdx - 128]                           ;  1292.3 agu1+agu2+fmul+fadd   55 t[1]
        xorps xmm13, xmm0                                  ;  1294.3 fmul+fadd   55 t[1]
        movaps xmm0, [rbp - 96]                            ;  1291.3 agu0+agu1+fmisc   55 t[1]
        xorps xmm0, xmm14                                  ;  1294.3 fmul+fadd   55 t[1]
        movaps [rdx + 48], xmm5                            ;  1293.3 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm5, [rcx + 0]                             ;  1294.7 agu1+agu0+fmisc+fmul   55 t[1]
        xorps xmm5, xmm8                                   ;  1296.7 fadd+fmul   55 t[1]
        xorps xmm5, [rsi + 64]                             ;  1298.7 agu2+agu1+fadd+fmul   55 t[1]
        movaps [rcx + 0], xmm14                            ;  1296.3 agu0+agu1+fmisc   43 t[1] spill
        movaps xmm14, [rdx - 48]                           ;  1297.3 agu2+agu0+fadd+fmisc   55 t[1]
        xorps xmm14, xmm0                                  ;  1299.3 fmul+fadd   55 t[1]
        xorps xmm0, xmm1                                   ;  1299.3 fmul+fadd   55 t[1]
        movaps [rbp + 48], xmm4                            ;  1299.3 agu1+agu2+fmisc   55 t[1] spill
        movaps xmm4, [rcx + 32]                            ;  1300.3 agu0+agu1+fmul+fadd   55 t[1]
        xorps xmm4, xmm3                                   ;  1302.3 fmul+fadd   55 t[1]
        movaps [rdx + 64], xmm3                            ;  1301.3 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm3, xmm12                                 ;  1302.3 fmul+fadd   55 t[1] copy
        xorps xmm3, xmm15                                  ;  1304.3 fmul+fadd   55 t[1]
        movaps [rsi - 48], xmm12                           ;  1303.3 agu1+agu0+fmisc   55 t[1] spill
        movaps xmm12, xmm7                                 ;  1304.3 fmul+fadd   55 t[1] copy
        xorps xmm12, xmm8                                  ;  1306.3 fmul+fadd   55 t[1]
        xorps xmm15, xmm12                                 ;  1308.3 fmul+fadd   55 t[1]
        xorps xmm8, xmm13                                  ;  1307.3 fmul+fadd   55 t[1]
        movaps [rbp + 96], xmm15                           ;  1310.3 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm15, [rbp - 48]                           ;  1307.3 agu1+agu0+fmisc   55 t[1]
        xorps xmm15, xmm14                                 ;  1309.3 fmul+fadd   55 t[1]
        xorps xmm14, [rsi + 32]                            ;  1309.3 agu2+agu1+fmul+fadd   55 t[1]
        movaps [rcx - 32], xmm7                            ;  1309.3 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm7, xmm6                                  ;  1310.3 fmul+fadd   55 t[1] copy
        xorps xmm7, xmm15                                  ;  1312.3 fmul+fadd   55 t[1]
        movaps [rsi + 48], xmm8                            ;  1311.3 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm8, xmm13                                 ;  1312.3 fmul+fadd   55 t[1] copy
        xorps xmm8, xmm0                                   ;  1314.3 fmul+fadd   55 t[1]
        xorps xmm8, xmm7                                   ;  1316.3 fmul+fadd   55 t[1]
        xorps xmm13, xmm9                                  ;  1315.3 fmul+fadd   55 t[1]
        xorps xmm9, [rdi + 32]                             ;  1316.3 agu1+agu0+fmul+fadd   55 t[1]
        movaps [rax - 48], xmm7                            ;  1314.3 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm7, [rcx - 16]                            ;  1316.3 agu1+agu2+fmisc   55 t[1]
        xorps xmm7, [rbp - 96]                             ;  1318.3 agu0+agu1+fmul+fadd   55 t[1]
        movaps [rbp - 96], xmm8                            ;  1318.3 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm8, xmm11                                 ;  1318.3 fmul+fadd   55 t[1] copy
        xorps xmm8, xmm10                                  ;  1320.3 fmul+fadd   55 t[1]
        movaps [rdi + 80], xmm12                           ;  1320.3 agu1+agu2+fmisc   55 t[1] spill
        movaps xmm12, xmm14                                ;  1320.3 fmul+fadd   55 t[1] copy
        xorps xmm12, xmm7                                  ;  1322.3 fmul+fadd   55 t[1]
        xorps xmm7, xmm5                                   ;  1322.3 fmul+fadd   55 t[1]
        xorps xmm7, xmm8                                   ;  1324.3 fmul+fadd   55 t[1]
        xorps xmm5, [rbp + 48]                             ;  1324.3 agu0+agu1+fmul+fadd   55 t[1]
        xorps xmm11, xmm1                                  ;  1325.3 fmul+fadd   55 t[1]
        xorps xmm1, xmm2                                   ;  1326.3 fmul+fadd   55 t[1]
        xorps xmm11, [rsi + 64]                            ;  1327.3 agu2+agu0+fmul+fadd   55 t[1]
        xorps xmm11, [rbp + 64]                            ;  1329.3 agu1+agu0+fmul+fadd   55 t[1]
        movaps [rbp + 64], xmm2                            ;  1325.3 agu2+agu1+fmisc   55 t[1] spill
        movaps xmm2, [rbp - 112]                           ;  1327.3 agu0+agu2+fmisc   55 t[1]
        xorps xmm2, [rdi + 64]                             ;  1329.3 agu1+agu0+fmul+fadd   55 t[1]
        xorps xmm11, xmm2                                  ;  1331.3 fmul+fadd   55 t[1]
        xorps xmm2, xmm4                                   ;  1331.3 fmul+fadd   55 t[1]
        xorps xmm4, xmm3                                   ;  1332.3 fmul+fadd   55 t[1]
        xorps xmm4, [rsi + 16]                             ;  1334.3 agu2+agu1+fmul+fadd   55 t[1]
        movaps [rdi + 48], xmm11                           ;  1333.3 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm11, [rdx - 48]                           ;  1332.3 agu2+agu0+fmisc   55 t[1]
        xorps xmm11, [rsi + 80]                            ;  1334.3 agu1+agu2+fmul+fadd   55 t[1]
        xorps xmm6, xmm11                                  ;  1336.3 fmul+fadd   55 t[1]
        xorps xmm11, xmm13                                 ;  1336.3 fmul+fadd   55 t[1]
        movaps [rdx - 48], xmm8                            ;  1334.3 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm8, [rdx - 128]                           ;  1336.3 agu2+agu0+fmisc   55 t[1]
        xorps xmm8, [rbp - 128]                            ;  1338.3 agu1+agu2+fmul+fadd   55 t[1]
        movaps [rdx - 128], xmm12                          ;  1338.3 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm12, xmm9                                 ;  1338.3 fmul+fadd   55 t[1] copy
        xorps xmm12, xmm8                                  ;  1340.3 fmul+fadd   55 t[1]
        movaps [rcx + 48], xmm12                           ;  1342.3 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm12, [rcx + 0]                            ;  1340.3 agu1+agu0+fmul+fadd   55 t[1]
        xorps xmm12, xmm10                                 ;  1342.3 fmul+fadd   55 t[1]
        xorps xmm12, [rbp - 128]                           ;  1344.3 agu2+agu1+fmul+fadd   55 t[1]
        xorps xmm12, [rsi + 32]                            ;  1346.3 agu0+agu1+fmul+fadd   55 t[1]
        xorps xmm10, [rdx + 48]                            ;  1344.3 agu2+agu0+fmul+fadd   55 t[1]
        xorps xmm9, xmm6                                   ;  1345.3 fmul+fadd   55 t[1]
        xorps xmm13, [r8 + 2560]                           ;  1346.3 agu1+agu2+fmul+fadd   55 t[1]
        xorps xmm9, [r8 + 2576]                            ;  1347.3 agu0+agu1+fmul+fadd   55 t[1]
        xorps xmm15, [r8 + 2592]                           ;  1348.3 agu2+agu0+fmul+fadd   55 t[1]
        xorps xmm15, [rcx - 16]                            ;  1350.3 agu1+agu0+fmul+fadd   55 t[1]
        xorps xmm3, [r8 + 2656]                            ;  1350.3 agu2+agu1+fmul+fadd   55 t[1]
        xorps xmm8, xmm11                                  ;  1351.3 fmul+fadd   55 t[1]
        xorps xmm8, [r8 + 2704]                            ;  1353.3 agu0+agu2+fmul+fadd   55 t[1]
        xorps xmm8, [rbp - 96]                             ;  1355.3 agu1+agu0+fmul+fadd   55 t[1]
        xorps xmm14, [r8 + 2720]                           ;  1354.3 agu2+agu1+fmul+fadd   55 t[1]
        xorps xmm14, [rsi + 80]                            ;  1356.3 agu0+agu2+fmul+fadd   55 t[1]
        movaps [rsi + 80], xmm14                           ;  1358.3 agu1+agu0+fmisc   55 t[1] spill
        movaps xmm14, xmm12                                ;  1356.3 fmul+fadd   55 t[1] copy
        xorps xmm14, xmm0                                  ;  1358.3 fmul+fadd   55 t[1]
        xorps xmm14, xmm7                                  ;  1360.3 fmul+fadd   55 t[1]
        xorps xmm14, [r8 + 2608]                           ;  1362.3 agu2+agu1+fmul+fadd   55 t[1]
        xorps xmm7, [r8 + 2736]                            ;  1360.3 agu0+agu1+fmul+fadd   55 t[1]
        movaps [rcx - 16], xmm7                            ;  1362.3 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm7, [rdi + 64]                            ;  1360.0 agu1+agu2+fmisc   55 t[1]
        xorps xmm7, xmm10                                  ;  1362.0 fmul+fadd   55 t[1]
        xorps xmm7, [r8 + 2624]                            ;  1364.0 agu0+agu1+fmul+fadd   55 t[1]
        xorps xmm7, [rbp + 48]                             ;  1366.0 agu2+agu0+fmul+fadd   55 t[1]
        movaps [rdi + 64], xmm8                            ;  1362.3 agu1+agu2+fmisc   55 t[1] spill
        movaps xmm8, xmm2                                  ;  1364.3 fmul+fadd   55 t[1] copy
        xorps xmm8, [r8 + 2640]                            ;  1366.3 agu0+agu1+fmul+fadd   55 t[1]
        xorps xmm2, [r8 + 2768]                            ;  1366.3 agu2+agu0+fmul+fadd   55 t[1]
        xorps xmm2, [rbp + 48]                             ;  1368.3 agu1+agu2+fmul+fadd   55 t[1]
        xorps xmm2, [rbp - 32]                             ;  1370.3 agu0+agu1+fmul+fadd   55 t[1]
        xorps xmm6, [r8 + 2848]                            ;  1369.3 agu2+agu0+fmul+fadd   55 t[1]
        xorps xmm6, [rdx - 128]                            ;  1371.3 agu1+agu2+fmul+fadd   55 t[1]
        movaps [rsi + 32], xmm6                            ;  1373.3 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm6, [rdi + 80]                            ;  1369.7 agu2+agu0+fmisc   55 t[1]
        xorps xmm6, [r8 + 2672]                            ;  1371.7 agu1+agu2+fmul+fadd   55 t[1]
        xorps xmm6, [rbp - 128]                            ;  1373.7 agu0+agu1+fmul+fadd   55 t[1]
        xorps xmm0, [r8 + 2864]                            ;  1373.3 agu2+agu0+fmul+fadd   55 t[1]
        xorps xmm0, [rdx - 48]                             ;  1375.3 agu1+agu2+fmul+fadd   55 t[1]
        movaps [rdx - 48], xmm0                            ;  1377.3 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm0, [rsi + 48]                            ;  1374.3 agu2+agu0+fmisc   55 t[1]
        xorps xmm0, [r8 + 2688]                            ;  1376.3 agu1+agu2+fmul+fadd   55 t[1]
        xorps xmm0, [rdi + 32]                             ;  1378.3 agu0+agu1+fmul+fadd   55 t[1]
        movaps [rdi + 32], xmm2                            ;  1376.3 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm2, [rbp - 112]                           ;  1377.3 agu1+agu2+fmul+fadd   55 t[1]
        xorps xmm2, xmm5                                   ;  1379.3 fmul+fadd   55 t[1]
        xorps xmm2, [r8 + 2752]                            ;  1381.3 agu0+agu1+fmul+fadd   55 t[1]
        xorps xmm11, [r8 + 2960]                           ;  1380.3 agu2+agu0+fmul+fadd   55 t[1]
        xorps xmm11, [rbp - 48]                            ;  1382.3 agu1+agu2+fmul+fadd   55 t[1]
        xorps xmm11, [rcx + 48]                            ;  1384.3 agu0+agu1+fmul+fadd   55 t[1]
        movaps [rbp - 48], xmm11                           ;  1386.3 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm11, [rcx + 16]                           ;  1382.3 agu1+agu2+fmisc   55 t[1]
        xorps xmm11, xmm4                                  ;  1384.3 fmul+fadd   55 t[1]
        xorps xmm11, [r8 + 2784]                           ;  1386.3 agu0+agu1+fmul+fadd   55 t[1]
        xorps xmm4, [r8 + 2912]                            ;  1385.3 agu2+agu0+fmul+fadd   55 t[1]
        xorps xmm4, [rbp + 64]                             ;  1387.3 agu1+agu2+fmul+fadd   55 t[1]
        movaps [rbp + 64], xmm4                            ;  1389.3 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm4, [rcx - 32]                            ;  1386.7 agu2+agu0+fmisc+fmul   55 t[1]
        xorps xmm4, xmm1                                   ;  1388.7 fadd+fmul   55 t[1]
        xorps xmm4, [r8 + 2800]                            ;  1390.7 agu1+agu2+fadd+fmul   55 t[1]
        xorps xmm1, [r8 + 2928]                            ;  1389.7 agu0+agu1+fadd+fmul   55 t[1]
        xorps xmm1, [rbp + 96]                             ;  1391.7 agu2+agu0+fadd+fmul   55 t[1]
        xorps xmm5, xmm10                                  ;  1391.7 fadd+fmul   55 t[1]
        movaps xmm10, [rsi + 48]                           ;  1390.0 agu1+agu2+fmisc   55 t[1]
        xorps xmm10, [r8 + 2816]                           ;  1392.7 agu0+agu1+fadd+fmul   55 t[1]
        xorps xmm10, [rcx + 48]                            ;  1394.7 agu2+agu0+fadd+fmul   55 t[1]
        xorps xmm12, [r8 + 2992]                           ;  1394.7 agu1+agu2+fadd+fmul   55 t[1]
        xorps xmm12, [rsi + 64]                            ;  1396.7 agu0+agu1+fadd+fmul   55 t[1]
        xorps xmm5, [r8 + 3008]                            ;  1396.7 agu2+agu0+fadd+fmul   55 t[1]
        xorps xmm5, [rdi + 48]                             ;  1398.7 agu1+agu2+fadd+fmul   55 t[1]
        movaps [rsi + 64], xmm5                            ;  1400.7 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm5, [rbp - 96]                            ;  1396.7 agu2+agu0+fmisc   55 t[1]
        xorps xmm5, [r8 + 2832]                            ;  1398.7 agu1+agu2+fadd+fmul   55 t[1]
        movaps [rbp - 96], xmm12                           ;  1398.7 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm12, [rdi + 48]                           ;  1399.7 agu2+agu0+fadd+fmul   55 t[1]
        xorps xmm12, [r8 + 2880]                           ;  1401.7 agu1+agu2+fadd+fmul   55 t[1]
        movaps [rdi + 48], xmm1                            ;  1400.7 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm1, [rsi + 16]                            ;  1401.7 agu2+agu0+fadd+fmul   55 t[1]
        xorps xmm1, [r8 + 2896]                            ;  1403.7 agu1+agu2+fadd+fmul   55 t[1]
        xorps xmm1, [rdx + 64]                             ;  1405.7 agu0+agu1+fadd+fmul   55 t[1]
        xorps xmm1, [rbp + 48]                             ;  1407.7 agu2+agu0+fadd+fmul   55 t[1]
        movaps [rbp + 48], xmm1                            ;  1409.7 agu1+agu2+fmisc   55 t[1] spill
        movaps xmm1, [rcx + 48]                            ;  1405.0 agu0+agu1+fmisc   55 t[1]
        xorps xmm1, [r8 + 2944]                            ;  1407.0 agu2+agu0+fadd+fmul   55 t[1]
        xorps xmm1, [rdx + 48]                             ;  1409.0 agu1+agu2+fadd+fmul   55 t[1]
        movaps [rdx + 48], xmm1                            ;  1411.0 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm1, [rdx - 128]                           ;  1407.7 agu2+agu0+fadd+fmul   55 t[1]
        xorps xmm1, [r8 + 2976]                            ;  1409.7 agu1+agu2+fadd+fmul   55 t[1]
        xorps xmm1, [rax - 48]                             ;  1411.7 agu0+agu1+fadd+fmul   55 t[1]
        movaps [rax - 48], xmm1                            ;  1413.7 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm1, [rbp - 32]                            ;  1410.3 agu1+agu2+fmisc+fadd   55 t[1]
        xorps xmm1, [r8 + 3024]                            ;  1412.3 agu0+agu1+fmul+fadd   55 t[1]
        xorps xmm1, [rcx + 32]                             ;  1414.3 agu2+agu0+fmul+fadd   55 t[1]
        movaps [rcx + 32], xmm1                            ;  1416.3 agu1+agu2+fmisc   55 t[1] spill
        movaps xmm1, [rsi - 48]                            ;  1413.3 agu0+agu1+fmul+fmisc   55 t[1]
        xorps xmm1, [r8 + 3040]                            ;  1415.3 agu2+agu0+fadd+fmul   55 t[1]
        xorps xmm1, [rcx + 16]                             ;  1417.3 agu1+agu2+fadd+fmul   55 t[1]
        movaps [rcx + 16], xmm1                            ;  1419.3 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm1, [rbp + 96]                            ;  1415.7 agu2+agu0+fadd+fmul   55 t[1]
        xorps xmm1, [r8 + 3056]                            ;  1417.7 agu1+agu2+fadd+fmul   55 t[1]
        movaps [rbp + 96], xmm1                            ;  1419.7 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm1, [rbp + 3248]                          ;  1417.7 agu2+agu0+fadd+fmul   43 t[2]
        movaps [rsi - 48], xmm12                           ;  1419.3 agu1+agu2+fmisc   55 t[1] spill
        movaps xmm12, [r13 - 48]                           ;  1418.7 agu0+agu1+fadd+fmul   43 t[2]
        xorps xmm12, [r13 + 80]                            ;  1420.7 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm1, xmm12                                  ;  1422.7 fadd+fmul   43 t[2]
        movaps [rbp - 32], xmm5                            ;  1421.3 agu1+agu2+fmisc   55 t[1] spill
        movaps xmm5, xmm1                                  ;  1424.7 fadd+fmul   43 t[2] copy
        xorps xmm5, [r10 - 128]                            ;  1426.7 agu0+agu1+fadd+fmul   43 t[2]
        movaps [rdx - 128], xmm10                          ;  1423.3 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm10, xmm5                                 ;  1428.7 fadd+fmul   43 t[2] copy
        xorps xmm10, [rbp + 3296]                          ;  1430.7 agu1+agu2+fadd+fmul   43 t[2]
        movaps [rcx + 48], xmm4                            ;  1425.3 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm4, xmm5                                  ;  1428.7 fadd+fmul   43 t[2] copy
        xorps xmm4, [r11 + 16]                             ;  1430.7 agu2+agu0+fadd+fmul   43 t[2]
        movaps [rdx + 64], xmm11                           ;  1427.3 agu1+agu0+fmisc   55 t[1] spill
        movaps xmm11, xmm4                                 ;  1432.7 fadd+fmul   43 t[2] copy
        xorps xmm11, [rbp + 3264]                          ;  1434.7 agu2+agu1+fadd+fmul   43 t[2]
        movaps [rsi + 16], xmm2                            ;  1429.7 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm2, xmm11                                 ;  1436.7 fadd+fmul   43 t[2] copy
        xorps xmm2, [r13 - 48]                             ;  1438.7 agu2+agu0+fadd+fmul   43 t[2]
        movaps [rsi + 48], xmm0                            ;  1431.7 agu1+agu0+fmisc   55 t[1] spill
        movaps xmm0, xmm10                                 ;  1432.7 fadd+fmul   43 t[2] copy
        xorps xmm0, [rbp + 3280]                           ;  1434.7 agu2+agu1+fadd+fmul   43 t[2]
        movaps [rcx - 32], xmm6                            ;  1433.7 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm6, xmm0                                  ;  1436.7 fadd+fmul   43 t[2] copy
        xorps xmm6, [r11 + 16]                             ;  1438.7 agu2+agu0+fadd+fmul   43 t[2]
        movaps [rbp - 112], xmm3                           ;  1435.7 agu1+agu0+fmisc   55 t[1] spill
        movaps xmm3, xmm0                                  ;  1436.7 fadd+fmul   43 t[2] copy
        xorps xmm3, [r13 + 80]                             ;  1438.7 agu2+agu1+fadd+fmul   43 t[2]
        movaps [rbp - 128], xmm8                           ;  1437.7 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm8, xmm10                                 ;  1437.7 fadd+fmul   43 t[2] copy
        xorps xmm8, xmm2                                   ;  1440.7 fadd+fmul   43 t[2]
        movaps [rdi + 80], xmm7                            ;  1439.7 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm7, xmm8                                  ;  1442.7 fadd+fmul   43 t[2] copy
        xorps xmm7, [r10 - 128]                            ;  1444.7 agu1+agu0+fadd+fmul   43 t[2]
        movaps [rcx + 0], xmm14                            ;  1441.7 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm14, xmm3                                 ;  1441.7 fadd+fmul   43 t[2] copy
        xorps xmm14, xmm7                                  ;  1446.7 fadd+fmul   43 t[2]
        movaps [r11 - 48], xmm15                           ;  1443.7 agu1+agu2+fmisc   55 t[1] spill
        movaps xmm15, xmm14                                ;  1448.7 fadd+fmul   43 t[2] copy
        xorps xmm15, [r13 - 48]                            ;  1450.7 agu0+agu1+fadd+fmul   43 t[2]
        movaps [r10 + 48], xmm9                            ;  1445.7 agu2+agu0+fmisc   55 t[1] spill
        movaps xmm9, xmm7                                  ;  1446.7 fadd+fmul   43 t[2] copy
        xorps xmm9, [r11 + 16]                             ;  1448.7 agu1+agu2+fadd+fmul   43 t[2]
        xorps xmm12, xmm9                                  ;  1450.7 fadd+fmul   43 t[2]
        andps xmm9, xmm7                                   ;  1450.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm9                                   ;  1452.7 fadd+fmul   43 t[2]
        movaps [r11 - 32], xmm13                           ;  1449.7 agu0+agu1+fmisc   55 t[1] spill
        movaps xmm13, xmm14                                ;  1450.7 fadd+fmul   43 t[2] copy
        andps xmm13, xmm0                                  ;  1452.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm13                                  ;  1454.7 fadd+fmul   43 t[2]
        movaps xmm13, xmm2                                 ;  1453.7 fadd+fmul   43 t[2] copy
        andps xmm13, xmm12                                 ;  1455.7 fadd+fmul   43 t[2]
        xorps xmm9, xmm13                                  ;  1457.7 fadd+fmul   43 t[2]
        movaps xmm13, xmm2                                 ;  1456.7 fadd+fmul   43 t[2] copy
        xorps xmm13, xmm3                                  ;  1458.7 fadd+fmul   43 t[2]
        movaps [rdx + 0], xmm0                             ;  1455.7 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm0, xmm15                                 ;  1458.7 fadd+fmul   43 t[2] copy
        andps xmm0, xmm13                                  ;  1460.7 fadd+fmul   43 t[2]
        xorps xmm0, xmm9                                   ;  1462.7 fadd+fmul   43 t[2]
        xorps xmm0, [r13 + 80]                             ;  1464.7 agu1+agu0+fadd+fmul   43 t[2]
        xorps xmm11, xmm9                                  ;  1462.7 fadd+fmul   43 t[2]
        movaps xmm9, xmm13                                 ;  1463.7 fadd+fmul   43 t[2] copy
        xorps xmm9, [r10 - 128]                            ;  1465.7 agu2+agu0+fadd+fmul   43 t[2]
        movaps [rcx + 64], xmm14                           ;  1461.7 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm14, xmm4                                 ;  1465.7 fadd+fmul   43 t[2] copy
        orps xmm14, [r10 - 128]                            ;  1467.7 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm11, xmm14                                 ;  1469.7 fadd+fmul   43 t[2]
        xorps xmm14, xmm1                                  ;  1469.7 fadd+fmul   43 t[2]
        movaps [rdx - 96], xmm13                           ;  1465.7 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm13, xmm8                                 ;  1469.7 fadd+fmul   43 t[2] copy
        andps xmm13, xmm5                                  ;  1471.7 fadd+fmul   43 t[2]
        xorps xmm0, xmm13                                  ;  1473.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm13                                  ;  1473.7 fadd+fmul   43 t[2]
        movaps xmm13, xmm12                                ;  1473.7 fadd+fmul   43 t[2] copy
        xorps xmm13, xmm5                                  ;  1475.7 fadd+fmul   43 t[2]
        movaps [rcx + 80], xmm8                            ;  1472.0 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm8, xmm10                                 ;  1475.7 fadd+fmul   43 t[2] copy
        andps xmm8, xmm13                                  ;  1477.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm8                                   ;  1479.7 fadd+fmul   43 t[2]
        movaps xmm8, xmm4                                  ;  1478.7 fadd+fmul   43 t[2] copy
        xorps xmm8, xmm15                                  ;  1480.7 fadd+fmul   43 t[2]
        movaps [rax - 16], xmm13                           ;  1477.7 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm13, xmm9                                 ;  1480.7 fadd+fmul   43 t[2] copy
        andps xmm13, xmm8                                  ;  1482.7 fadd+fmul   43 t[2]
        xorps xmm14, xmm13                                 ;  1484.7 fadd+fmul   43 t[2]
        movaps xmm13, xmm0                                 ;  1483.7 fadd+fmul   43 t[2] copy
        andps xmm13, xmm1                                  ;  1485.7 fadd+fmul   43 t[2]
        xorps xmm14, xmm13                                 ;  1487.7 fadd+fmul   43 t[2]
        movaps [rax + 0], xmm10                            ;  1482.3 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm10, xmm6                                 ;  1486.7 fadd+fmul   43 t[2] copy
        andps xmm10, xmm3                                  ;  1488.7 fadd+fmul   43 t[2]
        xorps xmm11, xmm10                                 ;  1490.7 fadd+fmul   43 t[2]
        movaps xmm10, xmm14                                ;  1489.7 fadd+fmul   43 t[2] copy
        andps xmm10, xmm11                                 ;  1492.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm10                                  ;  1494.7 fadd+fmul   43 t[2]
        xorps xmm14, xmm0                                  ;  1492.7 fadd+fmul   43 t[2]
        movaps xmm10, xmm11                                ;  1493.7 fadd+fmul   43 t[2] copy
        andps xmm10, xmm1                                  ;  1496.7 fadd+fmul   43 t[2]
        xorps xmm0, xmm10                                  ;  1498.7 fadd+fmul   43 t[2]
        orps xmm13, xmm14                                  ;  1496.7 fadd+fmul   43 t[2]
        xorps xmm13, xmm1                                  ;  1498.7 fadd+fmul   43 t[2]
        andps xmm1, xmm0                                   ;  1500.7 fadd+fmul   43 t[2]
        xorps xmm11, xmm1                                  ;  1502.7 fadd+fmul   43 t[2]
        movaps xmm1, xmm0                                  ;  1500.7 fadd+fmul   43 t[2] copy
        orps xmm1, xmm13                                   ;  1502.7 fadd+fmul   43 t[2]
        andps xmm8, xmm0                                   ;  1502.7 fadd+fmul   43 t[2]
        xorps xmm14, xmm1                                  ;  1504.7 fadd+fmul   43 t[2]
        andps xmm2, xmm14                                  ;  1506.7 fadd+fmul   43 t[2]
        movaps xmm1, xmm0                                  ;  1505.7 fadd+fmul   43 t[2] copy
        xorps xmm1, xmm13                                  ;  1507.7 fadd+fmul   43 t[2]
        andps xmm4, xmm13                                  ;  1507.7 fadd+fmul   43 t[2]
        movaps xmm10, xmm14                                ;  1508.7 fadd+fmul   43 t[2] copy
        xorps xmm10, xmm1                                  ;  1510.7 fadd+fmul   43 t[2]
        andps xmm12, xmm14                                 ;  1510.7 fadd+fmul   43 t[2]
        xorps xmm14, xmm11                                 ;  1511.7 fadd+fmul   43 t[2]
        andps xmm15, xmm1                                  ;  1512.7 fadd+fmul   43 t[2]
        xorps xmm12, xmm15                                 ;  1514.7 fadd+fmul   43 t[2]
        andps xmm3, xmm10                                  ;  1514.7 fadd+fmul   43 t[2]
        andps xmm6, xmm10                                  ;  1515.7 fadd+fmul   43 t[2]
        movaps xmm10, xmm13                                ;  1516.7 fadd+fmul   43 t[2] copy
        andps xmm10, [r10 - 128]                           ;  1518.7 agu1+agu0+fadd+fmul   43 t[2]
        xorps xmm13, xmm14                                 ;  1518.7 fadd+fmul   43 t[2]
        andps xmm7, xmm13                                  ;  1520.7 fadd+fmul   43 t[2]
        andps xmm5, xmm14                                  ;  1520.7 fadd+fmul   43 t[2]
        andps xmm13, [r11 + 16]                            ;  1521.7 agu2+agu0+fadd+fmul   43 t[2]
        andps xmm9, xmm0                                   ;  1522.7 fadd+fmul   43 t[2]
        andps xmm14, [rcx + 80]                            ;  1523.7 agu1+agu0+fadd+fmul   43 t[2]
        xorps xmm0, xmm11                                  ;  1524.7 fadd+fmul   43 t[2]
        andps xmm1, [rdx - 96]                             ;  1525.7 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm5, xmm13                                  ;  1526.7 fadd+fmul   43 t[2]
        xorps xmm7, xmm10                                  ;  1527.7 fadd+fmul   43 t[2]
        xorps xmm7, xmm9                                   ;  1529.7 fadd+fmul   43 t[2]
        xorps xmm9, xmm3                                   ;  1529.7 fadd+fmul   43 t[2]
        xorps xmm10, xmm3                                  ;  1530.7 fadd+fmul   43 t[2]
        movaps xmm3, [rcx + 64]                            ;  1526.7 agu1+agu0+fmisc   43 t[2]
        andps xmm3, xmm0                                   ;  1531.7 fadd+fmul   43 t[2]
        xorps xmm7, xmm3                                   ;  1533.7 fadd+fmul   43 t[2]
        xorps xmm2, xmm3                                   ;  1533.7 fadd+fmul   43 t[2]
        andps xmm0, [rdx + 0]                              ;  1534.7 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm9, xmm2                                   ;  1535.7 fadd+fmul   43 t[2]
        movaps xmm3, [rax + 0]                             ;  1532.0 agu1+agu0+fmisc   43 t[2]
        andps xmm3, xmm11                                  ;  1536.7 fadd+fmul   43 t[2]
        andps xmm11, [rax - 16]                            ;  1537.7 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm10, xmm14                                 ;  1538.7 fadd+fmul   43 t[2]
        movaps xmm14, xmm5                                 ;  1539.7 fadd+fmul   43 t[2] copy
        xorps xmm14, xmm12                                 ;  1541.7 fadd+fmul   43 t[2]
        xorps xmm14, xmm9                                  ;  1543.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm14                                  ;  1545.7 fadd+fmul   43 t[2]
        xorps xmm10, xmm1                                  ;  1547.7 fadd+fmul   43 t[2]
        xorps xmm15, xmm6                                  ;  1544.7 fadd+fmul   43 t[2]
        xorps xmm11, xmm10                                 ;  1549.7 fadd+fmul   43 t[2]
        xorps xmm8, xmm11                                  ;  1551.7 fadd+fmul   43 t[2]
        xorps xmm15, xmm8                                  ;  1553.7 fadd+fmul   43 t[2]
        movaps xmm6, [rel aes128_encrypt.T0_constants128]  ;  1545.7 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm14, xmm6                                  ;  1548.7 fadd+fmul   43 t[2]
        xorps xmm3, xmm2                                   ;  1549.7 fadd+fmul   43 t[2]
        xorps xmm3, xmm1                                   ;  1551.7 fadd+fmul   43 t[2]
        xorps xmm9, xmm6                                   ;  1551.7 fadd+fmul   43 t[2]
        xorps xmm0, xmm5                                   ;  1552.7 fadd+fmul   43 t[2]
        xorps xmm3, xmm6                                   ;  1553.7 fadd+fmul   43 t[2]
        xorps xmm0, xmm11                                  ;  1554.7 fadd+fmul   43 t[2]
        xorps xmm0, xmm6                                   ;  1556.7 fadd+fmul   43 t[2]
        movaps xmm1, [rbp + 3568]                          ;  1554.0 agu2+agu0+fmisc   43 t[2]
        movaps xmm2, [r13 + 16]                            ;  1556.0 agu1+agu0+fmisc   43 t[2]
        movaps xmm5, [r15 - 96]                            ;  1556.7 agu2+agu1+fadd+fmul   43 t[2] reload
        xorps xmm2, xmm5                                   ;  1558.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm2                                   ;  1560.7 fadd+fmul   43 t[2]
        movaps xmm11, xmm1                                 ;  1562.7 fadd+fmul   43 t[2] copy
        xorps xmm11, [rbx + 80]                            ;  1564.7 agu0+agu2+fadd+fmul   43 t[2]
        movaps [rax - 16], xmm14                           ;  1558.7 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm14, xmm11                                ;  1566.7 fadd+fmul   43 t[2] copy
        xorps xmm14, [rbp + 3616]                          ;  1568.7 agu2+agu1+fadd+fmul   43 t[2]
        movaps [rax + 0], xmm7                             ;  1560.7 agu0+agu1+fmisc   43 t[2] spill
        movaps xmm7, xmm11                                 ;  1566.7 fadd+fmul   43 t[2] copy
        xorps xmm7, [r11 - 64]                             ;  1568.7 agu2+agu0+fadd+fmul   43 t[2]
        movaps [rdx + 0], xmm9                             ;  1563.7 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm9, xmm7                                  ;  1570.7 fadd+fmul   43 t[2] copy
        xorps xmm9, [rbp + 3584]                           ;  1572.7 agu2+agu0+fadd+fmul   43 t[2]
        movaps [rcx + 64], xmm10                           ;  1567.7 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm10, xmm9                                 ;  1574.7 fadd+fmul   43 t[2] copy
        xorps xmm10, [r13 + 16]                            ;  1576.7 agu2+agu0+fadd+fmul   43 t[2]
        movaps [rdx - 96], xmm0                            ;  1569.7 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm0, xmm14                                 ;  1570.7 fadd+fmul   43 t[2] copy
        xorps xmm0, [rbp + 3600]                           ;  1572.7 agu2+agu1+fadd+fmul   43 t[2]
        movaps [rcx + 80], xmm3                            ;  1571.7 agu0+agu1+fmisc   43 t[2] spill
        movaps xmm3, xmm0                                  ;  1574.7 fadd+fmul   43 t[2] copy
        xorps xmm3, [r11 - 64]                             ;  1576.7 agu2+agu0+fadd+fmul   43 t[2]
        movaps [r10 - 96], xmm4                            ;  1573.7 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm4, xmm0                                  ;  1574.7 fadd+fmul   43 t[2] copy
        xorps xmm4, xmm5                                   ;  1576.7 fadd+fmul   43 t[2]
        movaps [r10 - 80], xmm13                           ;  1575.7 agu2+agu1+fmisc   43 t[2] spill
        movaps xmm13, xmm14                                ;  1575.7 fadd+fmul   43 t[2] copy
        xorps xmm13, xmm10                                 ;  1578.7 fadd+fmul   43 t[2]
        movaps [r10 - 64], xmm12                           ;  1577.7 agu0+agu1+fmisc   43 t[2] spill
        movaps xmm12, xmm13                                ;  1580.7 fadd+fmul   43 t[2] copy
        xorps xmm12, [rbx + 80]                            ;  1582.7 agu2+agu0+fadd+fmul   43 t[2]
        movaps [rax + 16], xmm8                            ;  1579.7 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm8, xmm4                                  ;  1579.7 fadd+fmul   43 t[2] copy
        xorps xmm8, xmm12                                  ;  1584.7 fadd+fmul   43 t[2]
        movaps [rcx + 96], xmm15                           ;  1581.7 agu2+agu1+fmisc   43 t[2] spill
        movaps xmm15, xmm8                                 ;  1586.7 fadd+fmul   43 t[2] copy
        xorps xmm15, [r13 + 16]                            ;  1588.7 agu0+agu1+fadd+fmul   43 t[2]
        movaps xmm6, xmm12                                 ;  1584.7 fadd+fmul   43 t[2] copy
        xorps xmm6, [r11 - 64]                             ;  1586.7 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm2, xmm6                                   ;  1588.7 fadd+fmul   43 t[2]
        andps xmm6, xmm12                                  ;  1588.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm6                                   ;  1590.7 fadd+fmul   43 t[2]
        movaps [rdx + 80], xmm12                           ;  1587.7 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm12, xmm0                                 ;  1588.7 fadd+fmul   43 t[2] copy
        andps xmm12, xmm8                                  ;  1590.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm12                                  ;  1592.7 fadd+fmul   43 t[2]
        movaps xmm12, xmm10                                ;  1591.7 fadd+fmul   43 t[2] copy
        andps xmm12, xmm2                                  ;  1593.7 fadd+fmul   43 t[2]
        xorps xmm6, xmm12                                  ;  1595.7 fadd+fmul   43 t[2]
        movaps xmm12, xmm10                                ;  1594.7 fadd+fmul   43 t[2] copy
        xorps xmm12, xmm4                                  ;  1596.7 fadd+fmul   43 t[2]
        movaps [rsi + 96], xmm0                            ;  1593.7 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm0, xmm15                                 ;  1596.7 fadd+fmul   43 t[2] copy
        andps xmm0, xmm12                                  ;  1598.7 fadd+fmul   43 t[2]
        xorps xmm0, xmm5                                   ;  1600.7 fadd+fmul   43 t[2]
        movaps xmm5, xmm12                                 ;  1599.7 fadd+fmul   43 t[2] copy
        xorps xmm5, [rbx + 80]                             ;  1601.7 agu1+agu0+fadd+fmul   43 t[2]
        xorps xmm0, xmm6                                   ;  1602.7 fadd+fmul   43 t[2]
        xorps xmm9, xmm6                                   ;  1602.7 fadd+fmul   43 t[2]
        movaps xmm6, xmm7                                  ;  1603.7 fadd+fmul   43 t[2] copy
        orps xmm6, [rbx + 80]                              ;  1605.7 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm9, xmm6                                   ;  1607.7 fadd+fmul   43 t[2]
        xorps xmm6, xmm1                                   ;  1607.7 fadd+fmul   43 t[2]
        movaps [rsi + 112], xmm8                           ;  1603.7 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm8, xmm13                                 ;  1607.7 fadd+fmul   43 t[2] copy
        andps xmm8, xmm11                                  ;  1609.7 fadd+fmul   43 t[2]
        xorps xmm0, xmm8                                   ;  1611.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm8                                   ;  1611.7 fadd+fmul   43 t[2]
        movaps xmm8, xmm2                                  ;  1611.7 fadd+fmul   43 t[2] copy
        xorps xmm8, xmm11                                  ;  1613.7 fadd+fmul   43 t[2]
        movaps [rdi - 128], xmm12                          ;  1610.0 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm12, xmm14                                ;  1613.7 fadd+fmul   43 t[2] copy
        andps xmm12, xmm8                                  ;  1615.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm12                                  ;  1617.7 fadd+fmul   43 t[2]
        movaps xmm12, xmm7                                 ;  1616.7 fadd+fmul   43 t[2] copy
        xorps xmm12, xmm15                                 ;  1618.7 fadd+fmul   43 t[2]
        movaps [rax + 32], xmm8                            ;  1615.7 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm8, xmm5                                  ;  1618.7 fadd+fmul   43 t[2] copy
        andps xmm8, xmm12                                  ;  1620.7 fadd+fmul   43 t[2]
        xorps xmm6, xmm8                                   ;  1622.7 fadd+fmul   43 t[2]
        movaps xmm8, xmm0                                  ;  1621.7 fadd+fmul   43 t[2] copy
        andps xmm8, xmm1                                   ;  1623.7 fadd+fmul   43 t[2]
        xorps xmm6, xmm8                                   ;  1625.7 fadd+fmul   43 t[2]
        movaps [rax + 48], xmm14                           ;  1620.3 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm14, xmm3                                 ;  1624.7 fadd+fmul   43 t[2] copy
        andps xmm14, xmm4                                  ;  1626.7 fadd+fmul   43 t[2]
        xorps xmm9, xmm14                                  ;  1628.7 fadd+fmul   43 t[2]
        movaps xmm14, xmm6                                 ;  1627.7 fadd+fmul   43 t[2] copy
        andps xmm14, xmm9                                  ;  1630.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm14                                  ;  1632.7 fadd+fmul   43 t[2]
        xorps xmm6, xmm0                                   ;  1630.7 fadd+fmul   43 t[2]
        movaps xmm14, xmm9                                 ;  1631.7 fadd+fmul   43 t[2] copy
        andps xmm14, xmm1                                  ;  1634.7 fadd+fmul   43 t[2]
        xorps xmm0, xmm14                                  ;  1636.7 fadd+fmul   43 t[2]
        orps xmm8, xmm6                                    ;  1634.7 fadd+fmul   43 t[2]
        xorps xmm8, xmm1                                   ;  1636.7 fadd+fmul   43 t[2]
        andps xmm1, xmm0                                   ;  1638.7 fadd+fmul   43 t[2]
        xorps xmm9, xmm1                                   ;  1640.7 fadd+fmul   43 t[2]
        movaps xmm14, xmm0                                 ;  1638.7 fadd+fmul   43 t[2] copy
        orps xmm14, xmm8                                   ;  1640.7 fadd+fmul   43 t[2]
        andps xmm12, xmm0                                  ;  1640.7 fadd+fmul   43 t[2]
        xorps xmm6, xmm14                                  ;  1642.7 fadd+fmul   43 t[2]
        andps xmm10, xmm6                                  ;  1644.7 fadd+fmul   43 t[2]
        movaps xmm14, xmm0                                 ;  1643.7 fadd+fmul   43 t[2] copy
        xorps xmm14, xmm8                                  ;  1645.7 fadd+fmul   43 t[2]
        andps xmm7, xmm8                                   ;  1645.7 fadd+fmul   43 t[2]
        movaps xmm1, xmm6                                  ;  1646.7 fadd+fmul   43 t[2] copy
        xorps xmm1, xmm14                                  ;  1648.7 fadd+fmul   43 t[2]
        andps xmm2, xmm6                                   ;  1648.7 fadd+fmul   43 t[2]
        xorps xmm6, xmm9                                   ;  1649.7 fadd+fmul   43 t[2]
        andps xmm15, xmm14                                 ;  1650.7 fadd+fmul   43 t[2]
        xorps xmm2, xmm15                                  ;  1652.7 fadd+fmul   43 t[2]
        andps xmm4, xmm1                                   ;  1652.7 fadd+fmul   43 t[2]
        andps xmm3, xmm1                                   ;  1653.7 fadd+fmul   43 t[2]
        movaps xmm1, xmm8                                  ;  1654.7 fadd+fmul   43 t[2] copy
        andps xmm1, [rbx + 80]                             ;  1656.7 agu1+agu0+fadd+fmul   43 t[2]
        xorps xmm8, xmm6                                   ;  1656.7 fadd+fmul   43 t[2]
        andps xmm11, xmm6                                  ;  1657.7 fadd+fmul   43 t[2]
        andps xmm6, xmm13                                  ;  1658.7 fadd+fmul   43 t[2]
        movaps xmm13, [rdx + 80]                           ;  1655.0 agu2+agu0+fmisc   43 t[2]
        andps xmm13, xmm8                                  ;  1659.7 fadd+fmul   43 t[2]
        andps xmm8, [r11 - 64]                             ;  1660.7 agu1+agu0+fadd+fmul   43 t[2]
        andps xmm5, xmm0                                   ;  1661.7 fadd+fmul   43 t[2]
        xorps xmm0, xmm9                                   ;  1662.7 fadd+fmul   43 t[2]
        andps xmm14, [rdi - 128]                           ;  1663.7 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm11, xmm8                                  ;  1664.7 fadd+fmul   43 t[2]
        xorps xmm13, xmm1                                  ;  1665.7 fadd+fmul   43 t[2]
        xorps xmm13, xmm5                                  ;  1667.7 fadd+fmul   43 t[2]
        xorps xmm5, xmm4                                   ;  1667.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm6                                   ;  1668.7 fadd+fmul   43 t[2]
        movaps xmm6, [rsi + 112]                           ;  1664.7 agu1+agu0+fmisc   43 t[2]
        andps xmm6, xmm0                                   ;  1669.7 fadd+fmul   43 t[2]
        xorps xmm13, xmm6                                  ;  1671.7 fadd+fmul   43 t[2]
        xorps xmm10, xmm6                                  ;  1671.7 fadd+fmul   43 t[2]
        andps xmm0, [rsi + 96]                             ;  1672.7 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm5, xmm10                                  ;  1673.7 fadd+fmul   43 t[2]
        movaps xmm6, [rax + 48]                            ;  1670.0 agu1+agu0+fmisc   43 t[2]
        andps xmm6, xmm9                                   ;  1674.7 fadd+fmul   43 t[2]
        andps xmm9, [rax + 32]                             ;  1675.7 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm1, xmm4                                   ;  1676.7 fadd+fmul   43 t[2]
        movaps xmm4, xmm11                                 ;  1677.7 fadd+fmul   43 t[2] copy
        xorps xmm4, xmm2                                   ;  1679.7 fadd+fmul   43 t[2]
        xorps xmm4, xmm5                                   ;  1681.7 fadd+fmul   43 t[2]
        xorps xmm14, xmm4                                  ;  1683.7 fadd+fmul   43 t[2]
        xorps xmm1, xmm14                                  ;  1685.7 fadd+fmul   43 t[2]
        xorps xmm9, xmm1                                   ;  1687.7 fadd+fmul   43 t[2]
        xorps xmm15, xmm3                                  ;  1683.7 fadd+fmul   43 t[2]
        xorps xmm12, xmm9                                  ;  1689.7 fadd+fmul   43 t[2]
        xorps xmm7, xmm2                                   ;  1685.7 fadd+fmul   43 t[2]
        xorps xmm7, xmm8                                   ;  1687.7 fadd+fmul   43 t[2]
        xorps xmm15, xmm12                                 ;  1691.7 fadd+fmul   43 t[2]
        xorps xmm7, xmm12                                  ;  1691.7 fadd+fmul   43 t[2]
        movaps xmm2, [rel aes128_encrypt.T0_constants128]  ;  1687.3 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm5, xmm2                                   ;  1689.7 fadd+fmul   43 t[2]
        xorps xmm14, xmm6                                  ;  1690.7 fadd+fmul   43 t[2]
        xorps xmm14, xmm10                                 ;  1692.7 fadd+fmul   43 t[2]
        xorps xmm14, xmm2                                  ;  1694.7 fadd+fmul   43 t[2]
        xorps xmm9, xmm0                                   ;  1693.7 fadd+fmul   43 t[2]
        xorps xmm9, xmm11                                  ;  1695.7 fadd+fmul   43 t[2]
        xorps xmm9, xmm2                                   ;  1697.7 fadd+fmul   43 t[2]
        movaps xmm0, [r15 + 48]                            ;  1693.3 agu2+agu0+fmisc   43 t[2]
        movaps xmm3, [r11 + 112]                           ;  1695.3 agu1+agu0+fmisc   43 t[2]
        movaps xmm6, [r14 + 16]                            ;  1696.3 agu2+agu1+fmisc+fadd   43 t[2] reload
        xorps xmm3, xmm6                                   ;  1698.3 fmul+fadd   43 t[2]
        xorps xmm0, xmm3                                   ;  1700.3 fmul+fadd   43 t[2]
        movaps xmm8, xmm0                                  ;  1702.3 fmul+fadd   43 t[2] copy
        movaps xmm10, [r14 - 64]                           ;  1698.3 agu0+agu2+fmisc   43 t[2] reload
        xorps xmm8, xmm10                                  ;  1704.3 fmul+fadd   43 t[2]
        movaps xmm11, xmm8                                 ;  1706.3 fmul+fadd   43 t[2] copy
        xorps xmm11, [r15 + 96]                            ;  1708.3 agu1+agu0+fmul+fadd   43 t[2]
        movaps xmm12, xmm8                                 ;  1706.3 fmul+fadd   43 t[2] copy
        xorps xmm12, [r10 + 80]                            ;  1708.3 agu2+agu0+fmul+fadd   43 t[2]
        movaps xmm2, xmm12                                 ;  1710.3 fmul+fadd   43 t[2] copy
        xorps xmm2, [r15 + 64]                             ;  1712.3 agu1+agu0+fmul+fadd   43 t[2]
        movaps [rax + 32], xmm1                            ;  1707.3 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm1, xmm2                                  ;  1714.3 fmul+fadd   43 t[2] copy
        xorps xmm1, [r11 + 112]                            ;  1716.3 agu1+agu0+fmul+fadd   43 t[2]
        movaps [rax + 48], xmm13                           ;  1709.3 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm13, xmm11                                ;  1710.3 fmul+fadd   43 t[2] copy
        xorps xmm13, [r15 + 80]                            ;  1712.3 agu1+agu2+fmul+fadd   43 t[2]
        movaps [rsi + 96], xmm5                            ;  1711.3 agu0+agu1+fmisc   43 t[2] spill
        movaps xmm5, xmm13                                 ;  1714.3 fmul+fadd   43 t[2] copy
        xorps xmm5, [r10 + 80]                             ;  1716.3 agu2+agu0+fmul+fadd   43 t[2]
        movaps [rsi + 112], xmm4                           ;  1713.3 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm4, xmm13                                 ;  1714.3 fmul+fadd   43 t[2] copy
        xorps xmm4, xmm6                                   ;  1716.3 fmul+fadd   43 t[2]
        movaps [rdi - 128], xmm9                           ;  1715.3 agu2+agu1+fmisc   43 t[2] spill
        movaps xmm9, xmm11                                 ;  1715.3 fmul+fadd   43 t[2] copy
        xorps xmm9, xmm1                                   ;  1718.3 fmul+fadd   43 t[2]
        movaps [rdx + 80], xmm14                           ;  1717.3 agu0+agu1+fmisc   43 t[2] spill
        movaps xmm14, xmm9                                 ;  1720.3 fmul+fadd   43 t[2] copy
        xorps xmm14, xmm10                                 ;  1722.3 fmul+fadd   43 t[2]
        movaps [rax + 64], xmm7                            ;  1719.3 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm7, xmm4                                  ;  1719.3 fmul+fadd   43 t[2] copy
        xorps xmm7, xmm14                                  ;  1724.3 fmul+fadd   43 t[2]
        movaps [rax + 80], xmm15                           ;  1721.3 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm15, xmm7                                 ;  1726.3 fmul+fadd   43 t[2] copy
        xorps xmm15, [r11 + 112]                           ;  1728.3 agu2+agu0+fmul+fadd   43 t[2]
        movaps xmm6, xmm14                                 ;  1724.3 fmul+fadd   43 t[2] copy
        xorps xmm6, [r10 + 80]                             ;  1726.3 agu1+agu0+fmul+fadd   43 t[2]
        xorps xmm3, xmm6                                   ;  1728.3 fmul+fadd   43 t[2]
        andps xmm6, xmm14                                  ;  1728.3 fmul+fadd   43 t[2]
        xorps xmm0, xmm6                                   ;  1730.3 fmul+fadd   43 t[2]
        movaps [rdx + 96], xmm14                           ;  1727.3 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm14, xmm13                                ;  1728.3 fmul+fadd   43 t[2] copy
        andps xmm14, xmm7                                  ;  1730.3 fmul+fadd   43 t[2]
        xorps xmm0, xmm14                                  ;  1732.3 fmul+fadd   43 t[2]
        movaps xmm14, xmm1                                 ;  1731.3 fmul+fadd   43 t[2] copy
        andps xmm14, xmm3                                  ;  1733.3 fmul+fadd   43 t[2]
        xorps xmm6, xmm14                                  ;  1735.3 fmul+fadd   43 t[2]
        movaps xmm14, xmm1                                 ;  1734.3 fmul+fadd   43 t[2] copy
        xorps xmm14, xmm4                                  ;  1736.3 fmul+fadd   43 t[2]
        movaps [rax + 96], xmm13                           ;  1733.3 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm13, xmm15                                ;  1736.3 fmul+fadd   43 t[2] copy
        andps xmm13, xmm14                                 ;  1738.3 fmul+fadd   43 t[2]
        xorps xmm13, xmm6                                  ;  1740.3 fmul+fadd   43 t[2]
        xorps xmm13, [r14 + 16]                            ;  1742.3 agu2+agu0+fmul+fadd   43 t[2]
        xorps xmm2, xmm6                                   ;  1740.3 fmul+fadd   43 t[2]
        movaps xmm6, xmm14                                 ;  1741.3 fmul+fadd   43 t[2] copy
        xorps xmm6, xmm10                                  ;  1743.3 fmul+fadd   43 t[2]
        movaps [rcx + 112], xmm7                           ;  1739.3 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm7, xmm12                                 ;  1743.3 fmul+fadd   43 t[2] copy
        orps xmm7, xmm10                                   ;  1745.3 fmul+fadd   43 t[2]
        xorps xmm2, xmm7                                   ;  1747.3 fmul+fadd   43 t[2]
        xorps xmm7, xmm0                                   ;  1747.3 fmul+fadd   43 t[2]
        movaps xmm10, xmm9                                 ;  1747.3 fmul+fadd   43 t[2] copy
        andps xmm10, xmm8                                  ;  1749.3 fmul+fadd   43 t[2]
        xorps xmm13, xmm10                                 ;  1751.3 fmul+fadd   43 t[2]
        xorps xmm0, xmm10                                  ;  1751.3 fmul+fadd   43 t[2]
        movaps xmm10, xmm3                                 ;  1751.3 fmul+fadd   43 t[2] copy
        xorps xmm10, xmm8                                  ;  1753.3 fmul+fadd   43 t[2]
        movaps [rdx - 80], xmm14                           ;  1749.7 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm14, xmm11                                ;  1753.3 fmul+fadd   43 t[2] copy
        andps xmm14, xmm10                                 ;  1755.3 fmul+fadd   43 t[2]
        xorps xmm0, xmm14                                  ;  1757.3 fmul+fadd   43 t[2]
        movaps xmm14, xmm12                                ;  1756.3 fmul+fadd   43 t[2] copy
        xorps xmm14, xmm15                                 ;  1758.3 fmul+fadd   43 t[2]
        movaps [rax + 112], xmm10                          ;  1755.3 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm10, xmm6                                 ;  1758.3 fmul+fadd   43 t[2] copy
        andps xmm10, xmm14                                 ;  1760.3 fmul+fadd   43 t[2]
        xorps xmm7, xmm10                                  ;  1762.3 fmul+fadd   43 t[2]
        movaps xmm10, xmm13                                ;  1761.3 fmul+fadd   43 t[2] copy
        andps xmm10, xmm0                                  ;  1763.3 fmul+fadd   43 t[2]
        xorps xmm7, xmm10                                  ;  1765.3 fmul+fadd   43 t[2]
        movaps [rdx + 112], xmm11                          ;  1760.0 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm11, xmm5                                 ;  1764.3 fmul+fadd   43 t[2] copy
        andps xmm11, xmm4                                  ;  1766.3 fmul+fadd   43 t[2]
        xorps xmm2, xmm11                                  ;  1768.3 fmul+fadd   43 t[2]
        movaps xmm11, xmm7                                 ;  1767.3 fmul+fadd   43 t[2] copy
        andps xmm11, xmm2                                  ;  1770.3 fmul+fadd   43 t[2]
        xorps xmm0, xmm11                                  ;  1772.3 fmul+fadd   43 t[2]
        xorps xmm7, xmm13                                  ;  1770.3 fmul+fadd   43 t[2]
        movaps xmm11, xmm2                                 ;  1771.3 fmul+fadd   43 t[2] copy
        andps xmm11, xmm0                                  ;  1774.3 fmul+fadd   43 t[2]
        xorps xmm13, xmm11                                 ;  1776.3 fmul+fadd   43 t[2]
        orps xmm10, xmm7                                   ;  1774.3 fmul+fadd   43 t[2]
        xorps xmm10, xmm0                                  ;  1776.3 fmul+fadd   43 t[2]
        andps xmm0, xmm13                                  ;  1778.3 fmul+fadd   43 t[2]
        xorps xmm2, xmm0                                   ;  1780.3 fmul+fadd   43 t[2]
        movaps xmm0, xmm13                                 ;  1778.3 fmul+fadd   43 t[2] copy
        orps xmm0, xmm10                                   ;  1780.3 fmul+fadd   43 t[2]
        andps xmm14, xmm13                                 ;  1780.3 fmul+fadd   43 t[2]
        xorps xmm7, xmm0                                   ;  1782.3 fmul+fadd   43 t[2]
        andps xmm1, xmm7                                   ;  1784.3 fmul+fadd   43 t[2]
        movaps xmm0, xmm13                                 ;  1783.3 fmul+fadd   43 t[2] copy
        xorps xmm0, xmm10                                  ;  1785.3 fmul+fadd   43 t[2]
        andps xmm12, xmm10                                 ;  1785.3 fmul+fadd   43 t[2]
        movaps xmm11, xmm7                                 ;  1786.3 fmul+fadd   43 t[2] copy
        xorps xmm11, xmm0                                  ;  1788.3 fmul+fadd   43 t[2]
        andps xmm3, xmm7                                   ;  1788.3 fmul+fadd   43 t[2]
        xorps xmm7, xmm2                                   ;  1789.3 fmul+fadd   43 t[2]
        andps xmm15, xmm0                                  ;  1790.3 fmul+fadd   43 t[2]
        xorps xmm3, xmm15                                  ;  1792.3 fmul+fadd   43 t[2]
        andps xmm4, xmm11                                  ;  1792.3 fmul+fadd   43 t[2]
        andps xmm5, xmm11                                  ;  1793.3 fmul+fadd   43 t[2]
        movaps xmm11, xmm10                                ;  1794.3 fmul+fadd   43 t[2] copy
        andps xmm11, [r14 - 64]                            ;  1796.3 agu1+agu0+fmul+fadd   43 t[2]
        xorps xmm10, xmm7                                  ;  1796.3 fmul+fadd   43 t[2]
        andps xmm8, xmm7                                   ;  1797.3 fmul+fadd   43 t[2]
        andps xmm7, xmm9                                   ;  1798.3 fmul+fadd   43 t[2]
        movaps xmm9, [rdx + 96]                            ;  1794.7 agu2+agu0+fmisc   43 t[2]
        andps xmm9, xmm10                                  ;  1799.3 fmul+fadd   43 t[2]
        andps xmm10, [r10 + 80]                            ;  1800.3 agu1+agu0+fmul+fadd   43 t[2]
        andps xmm6, xmm13                                  ;  1801.3 fmul+fadd   43 t[2]
        xorps xmm13, xmm2                                  ;  1802.3 fmul+fadd   43 t[2]
        andps xmm0, [rdx - 80]                             ;  1803.3 agu2+agu0+fmul+fadd   43 t[2]
        xorps xmm8, xmm10                                  ;  1804.3 fmul+fadd   43 t[2]
        xorps xmm9, xmm11                                  ;  1805.3 fmul+fadd   43 t[2]
        xorps xmm9, xmm6                                   ;  1807.3 fmul+fadd   43 t[2]
        xorps xmm6, xmm4                                   ;  1807.3 fmul+fadd   43 t[2]
        xorps xmm11, xmm7                                  ;  1808.3 fmul+fadd   43 t[2]
        movaps xmm7, [rcx + 112]                           ;  1804.3 agu1+agu0+fmisc   43 t[2]
        andps xmm7, xmm13                                  ;  1809.3 fmul+fadd   43 t[2]
        xorps xmm9, xmm7                                   ;  1811.3 fmul+fadd   43 t[2]
        xorps xmm1, xmm7                                   ;  1811.3 fmul+fadd   43 t[2]
        andps xmm13, [rax + 96]                            ;  1812.3 agu2+agu0+fmul+fadd   43 t[2]
        xorps xmm6, xmm1                                   ;  1813.3 fmul+fadd   43 t[2]
        movaps xmm7, [rdx + 112]                           ;  1809.7 agu1+agu0+fmisc   43 t[2]
        andps xmm7, xmm2                                   ;  1814.3 fmul+fadd   43 t[2]
        andps xmm2, [rax + 112]                            ;  1815.3 agu2+agu0+fmul+fadd   43 t[2]
        xorps xmm11, xmm4                                  ;  1816.3 fmul+fadd   43 t[2]
        movaps xmm4, xmm8                                  ;  1817.3 fmul+fadd   43 t[2] copy
        xorps xmm4, xmm3                                   ;  1819.3 fmul+fadd   43 t[2]
        xorps xmm4, xmm6                                   ;  1821.3 fmul+fadd   43 t[2]
        xorps xmm0, xmm4                                   ;  1823.3 fmul+fadd   43 t[2]
        xorps xmm11, xmm0                                  ;  1825.3 fmul+fadd   43 t[2]
        xorps xmm2, xmm11                                  ;  1827.3 fmul+fadd   43 t[2]
        xorps xmm15, xmm5                                  ;  1823.3 fmul+fadd   43 t[2]
        xorps xmm14, xmm2                                  ;  1829.3 fmul+fadd   43 t[2]
        xorps xmm12, xmm3                                  ;  1825.3 fmul+fadd   43 t[2]
        xorps xmm12, xmm10                                 ;  1827.3 fmul+fadd   43 t[2]
        xorps xmm15, xmm14                                 ;  1831.3 fmul+fadd   43 t[2]
        xorps xmm12, xmm14                                 ;  1831.3 fmul+fadd   43 t[2]
        movaps xmm14, [rel aes128_encrypt.T0_constants128] ;  1827.0 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm4, xmm14                                  ;  1829.3 fmul+fadd   43 t[2]
        xorps xmm0, xmm7                                   ;  1830.3 fmul+fadd   43 t[2]
        xorps xmm0, xmm1                                   ;  1832.3 fmul+fadd   43 t[2]
        xorps xmm6, xmm14                                  ;  1832.3 fmul+fadd   43 t[2]
        xorps xmm0, xmm14                                  ;  1834.3 fmul+fadd   43 t[2]
        xorps xmm2, xmm13                                  ;  1834.3 fmul+fadd   43 t[2]
        xorps xmm2, xmm8                                   ;  1836.3 fmul+fadd   43 t[2]
        xorps xmm2, xmm14                                  ;  1838.3 fmul+fadd   43 t[2]
        movaps xmm1, [rbp + 3184]                          ;  1833.7 agu2+agu0+fmisc   43 t[2]
        movaps xmm3, [r13 - 64]                            ;  1835.7 agu1+agu0+fmisc   43 t[2]
        movaps xmm5, [r14 + 64]                            ;  1837.0 agu2+agu1+fmisc+fmul   43 t[2] reload
        xorps xmm3, xmm5                                   ;  1839.0 fadd+fmul   43 t[2]
        xorps xmm1, xmm3                                   ;  1841.0 fadd+fmul   43 t[2]
        movaps xmm7, xmm1                                  ;  1843.0 fadd+fmul   43 t[2] copy
        movaps xmm8, [r14 - 16]                            ;  1838.7 agu0+agu2+fmisc   43 t[2] reload
        xorps xmm7, xmm8                                   ;  1845.0 fadd+fmul   43 t[2]
        movaps xmm10, xmm7                                 ;  1847.0 fadd+fmul   43 t[2] copy
        xorps xmm10, [rbp + 3232]                          ;  1849.0 agu1+agu0+fadd+fmul   43 t[2]
        movaps xmm13, xmm7                                 ;  1847.0 fadd+fmul   43 t[2] copy
        xorps xmm13, [r11 - 112]                           ;  1849.0 agu2+agu0+fadd+fmul   43 t[2]
        movaps xmm14, xmm13                                ;  1851.0 fadd+fmul   43 t[2] copy
        xorps xmm14, [rbp + 3200]                          ;  1853.0 agu1+agu0+fadd+fmul   43 t[2]
        movaps [rax + 112], xmm6                           ;  1848.0 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm6, xmm14                                 ;  1855.0 fadd+fmul   43 t[2] copy
        xorps xmm6, [r13 - 64]                             ;  1857.0 agu1+agu0+fadd+fmul   43 t[2]
        movaps [rdx + 112], xmm4                           ;  1850.0 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm4, xmm10                                 ;  1851.0 fadd+fmul   43 t[2] copy
        xorps xmm4, [rbp + 3216]                           ;  1853.0 agu1+agu2+fadd+fmul   43 t[2]
        movaps [rax + 96], xmm0                            ;  1852.0 agu0+agu1+fmisc   43 t[2] spill
        movaps xmm0, xmm4                                  ;  1855.0 fadd+fmul   43 t[2] copy
        xorps xmm0, [r11 - 112]                            ;  1857.0 agu2+agu0+fadd+fmul   43 t[2]
        movaps [rcx + 112], xmm12                          ;  1854.0 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm12, xmm4                                 ;  1855.0 fadd+fmul   43 t[2] copy
        xorps xmm12, xmm5                                  ;  1857.0 fadd+fmul   43 t[2]
        movaps [rdx - 80], xmm15                           ;  1856.0 agu2+agu1+fmisc   43 t[2] spill
        movaps xmm15, xmm10                                ;  1856.0 fadd+fmul   43 t[2] copy
        xorps xmm15, xmm6                                  ;  1859.0 fadd+fmul   43 t[2]
        movaps [rdx + 96], xmm9                            ;  1858.0 agu0+agu1+fmisc   43 t[2] spill
        movaps xmm9, xmm15                                 ;  1861.0 fadd+fmul   43 t[2] copy
        xorps xmm9, xmm8                                   ;  1863.0 fadd+fmul   43 t[2]
        movaps [rdi - 112], xmm11                          ;  1860.0 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm11, xmm12                                ;  1860.0 fadd+fmul   43 t[2] copy
        xorps xmm11, xmm9                                  ;  1865.0 fadd+fmul   43 t[2]
        movaps [rax - 128], xmm2                           ;  1862.0 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm2, xmm11                                 ;  1867.0 fadd+fmul   43 t[2] copy
        xorps xmm2, [r13 - 64]                             ;  1869.0 agu2+agu0+fadd+fmul   43 t[2]
        movaps xmm5, xmm9                                  ;  1865.0 fadd+fmul   43 t[2] copy
        xorps xmm5, [r11 - 112]                            ;  1867.0 agu1+agu0+fadd+fmul   43 t[2]
        xorps xmm3, xmm5                                   ;  1869.0 fadd+fmul   43 t[2]
        andps xmm5, xmm9                                   ;  1869.0 fadd+fmul   43 t[2]
        xorps xmm1, xmm5                                   ;  1871.0 fadd+fmul   43 t[2]
        movaps [rdi - 96], xmm9                            ;  1868.0 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm9, xmm4                                  ;  1869.0 fadd+fmul   43 t[2] copy
        andps xmm9, xmm11                                  ;  1871.0 fadd+fmul   43 t[2]
        xorps xmm1, xmm9                                   ;  1873.0 fadd+fmul   43 t[2]
        movaps xmm9, xmm6                                  ;  1872.0 fadd+fmul   43 t[2] copy
        andps xmm9, xmm3                                   ;  1874.0 fadd+fmul   43 t[2]
        xorps xmm5, xmm9                                   ;  1876.0 fadd+fmul   43 t[2]
        movaps xmm9, xmm6                                  ;  1875.0 fadd+fmul   43 t[2] copy
        xorps xmm9, xmm12                                  ;  1877.0 fadd+fmul   43 t[2]
        movaps [r13 + 112], xmm4                           ;  1874.0 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm4, xmm2                                  ;  1877.0 fadd+fmul   43 t[2] copy
        andps xmm4, xmm9                                   ;  1879.0 fadd+fmul   43 t[2]
        xorps xmm4, xmm5                                   ;  1881.0 fadd+fmul   43 t[2]
        xorps xmm4, [r14 + 64]                             ;  1883.0 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm14, xmm5                                  ;  1881.0 fadd+fmul   43 t[2]
        movaps xmm5, xmm9                                  ;  1882.0 fadd+fmul   43 t[2] copy
        xorps xmm5, xmm8                                   ;  1884.0 fadd+fmul   43 t[2]
        movaps [r14 - 128], xmm11                          ;  1880.0 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm11, xmm13                                ;  1884.0 fadd+fmul   43 t[2] copy
        orps xmm11, xmm8                                   ;  1886.0 fadd+fmul   43 t[2]
        xorps xmm14, xmm11                                 ;  1888.0 fadd+fmul   43 t[2]
        xorps xmm11, xmm1                                  ;  1888.0 fadd+fmul   43 t[2]
        movaps xmm8, xmm15                                 ;  1888.0 fadd+fmul   43 t[2] copy
        andps xmm8, xmm7                                   ;  1890.0 fadd+fmul   43 t[2]
        xorps xmm4, xmm8                                   ;  1892.0 fadd+fmul   43 t[2]
        xorps xmm1, xmm8                                   ;  1892.0 fadd+fmul   43 t[2]
        movaps xmm8, xmm3                                  ;  1892.0 fadd+fmul   43 t[2] copy
        xorps xmm8, xmm7                                   ;  1894.0 fadd+fmul   43 t[2]
        movaps [r14 - 112], xmm9                           ;  1890.3 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm9, xmm10                                 ;  1894.0 fadd+fmul   43 t[2] copy
        andps xmm9, xmm8                                   ;  1896.0 fadd+fmul   43 t[2]
        xorps xmm1, xmm9                                   ;  1898.0 fadd+fmul   43 t[2]
        movaps xmm9, xmm13                                 ;  1897.0 fadd+fmul   43 t[2] copy
        xorps xmm9, xmm2                                   ;  1899.0 fadd+fmul   43 t[2]
        movaps [rbx - 128], xmm8                           ;  1896.0 agu1+agu0+fmisc   43 t[2] spill
        movaps xmm8, xmm5                                  ;  1899.0 fadd+fmul   43 t[2] copy
        andps xmm8, xmm9                                   ;  1901.0 fadd+fmul   43 t[2]
        xorps xmm11, xmm8                                  ;  1903.0 fadd+fmul   43 t[2]
        movaps xmm8, xmm4                                  ;  1902.0 fadd+fmul   43 t[2] copy
        andps xmm8, xmm1                                   ;  1904.0 fadd+fmul   43 t[2]
        xorps xmm11, xmm8                                  ;  1906.0 fadd+fmul   43 t[2]
        movaps [rax - 112], xmm10                          ;  1900.7 agu2+agu0+fmisc   43 t[2] spill
        movaps xmm10, xmm0                                 ;  1905.0 fadd+fmul   43 t[2] copy
        andps xmm10, xmm12                                 ;  1907.0 fadd+fmul   43 t[2]
        xorps xmm14, xmm10                                 ;  1909.0 fadd+fmul   43 t[2]
        movaps xmm10, xmm11                                ;  1908.0 fadd+fmul   43 t[2] copy
        andps xmm10, xmm14                                 ;  1911.0 fadd+fmul   43 t[2]
        xorps xmm1, xmm10                                  ;  1913.0 fadd+fmul   43 t[2]
        xorps xmm11, xmm4                                  ;  1911.0 fadd+fmul   43 t[2]
        movaps xmm10, xmm14                                ;  1912.0 fadd+fmul   43 t[2] copy
        andps xmm10, xmm1                                  ;  1915.0 fadd+fmul   43 t[2]
        xorps xmm4, xmm10                                  ;  1917.0 fadd+fmul   43 t[2]
        orps xmm8, xmm11                                   ;  1915.0 fadd+fmul   43 t[2]
        xorps xmm8, xmm1                                   ;  1917.0 fadd+fmul   43 t[2]
        andps xmm1, xmm4                                   ;  1919.0 fadd+fmul   43 t[2]
        xorps xmm14, xmm1                                  ;  1921.0 fadd+fmul   43 t[2]
        movaps xmm1, xmm4                                  ;  1919.0 fadd+fmul   43 t[2] copy
        orps xmm1, xmm8                                    ;  1921.0 fadd+fmul   43 t[2]
        andps xmm9, xmm4                                   ;  1921.0 fadd+fmul   43 t[2]
        xorps xmm11, xmm1                                  ;  1923.0 fadd+fmul   43 t[2]
        andps xmm6, xmm11                                  ;  1925.0 fadd+fmul   43 t[2]
        movaps xmm1, xmm4                                  ;  1924.0 fadd+fmul   43 t[2] copy
        xorps xmm1, xmm8                                   ;  1926.0 fadd+fmul   43 t[2]
        andps xmm13, xmm8                                  ;  1926.0 fadd+fmul   43 t[2]
        movaps xmm10, xmm11                                ;  1927.0 fadd+fmul   43 t[2] copy
        xorps xmm10, xmm1                                  ;  1929.0 fadd+fmul   43 t[2]
        andps xmm3, xmm11                                  ;  1929.0 fadd+fmul   43 t[2]
        xorps xmm11, xmm14                                 ;  1930.0 fadd+fmul   43 t[2]
        andps xmm2, xmm1                                   ;  1931.0 fadd+fmul   43 t[2]
        xorps xmm3, xmm2                                   ;  1933.0 fadd+fmul   43 t[2]
        andps xmm12, xmm10                                 ;  1933.0 fadd+fmul   43 t[2]
        andps xmm0, xmm10                                  ;  1934.0 fadd+fmul   43 t[2]
        movaps xmm10, xmm8                                 ;  1935.0 fadd+fmul   43 t[2] copy
        andps xmm10, [r14 - 16]                            ;  1937.0 agu1+agu0+fadd+fmul   43 t[2]
        xorps xmm8, xmm11                                  ;  1937.0 fadd+fmul   43 t[2]
        andps xmm7, xmm11                                  ;  1938.0 fadd+fmul   43 t[2]
        andps xmm11, xmm15                                 ;  1939.0 fadd+fmul   43 t[2]
        movaps xmm15, [rdi - 96]                           ;  1935.3 agu2+agu0+fmisc   43 t[2]
        andps xmm15, xmm8                                  ;  1940.0 fadd+fmul   43 t[2]
        andps xmm8, [r11 - 112]                            ;  1941.0 agu1+agu0+fadd+fmul   43 t[2]
        andps xmm5, xmm4                                   ;  1942.0 fadd+fmul   43 t[2]
        xorps xmm4, xmm14                                  ;  1943.0 fadd+fmul   43 t[2]
        andps xmm1, [r14 - 112]                            ;  1944.0 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm7, xmm8                                   ;  1945.0 fadd+fmul   43 t[2]
        xorps xmm15, xmm10                                 ;  1946.0 fadd+fmul   43 t[2]
        xorps xmm15, xmm5                                  ;  1948.0 fadd+fmul   43 t[2]
        xorps xmm5, xmm12                                  ;  1948.0 fadd+fmul   43 t[2]
        xorps xmm10, xmm11                                 ;  1949.0 fadd+fmul   43 t[2]
        movaps xmm11, [r14 - 128]                          ;  1945.0 agu1+agu0+fmisc   43 t[2]
        andps xmm11, xmm4                                  ;  1950.0 fadd+fmul   43 t[2]
        xorps xmm15, xmm11                                 ;  1952.0 fadd+fmul   43 t[2]
        xorps xmm6, xmm11                                  ;  1952.0 fadd+fmul   43 t[2]
        andps xmm4, [r13 + 112]                            ;  1953.0 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm5, xmm6                                   ;  1954.0 fadd+fmul   43 t[2]
        movaps xmm11, [rax - 112]                          ;  1950.3 agu1+agu0+fmisc   43 t[2]
        andps xmm11, xmm14                                 ;  1955.0 fadd+fmul   43 t[2]
        andps xmm14, [rbx - 128]                           ;  1956.0 agu2+agu0+fadd+fmul   43 t[2]
        xorps xmm10, xmm12                                 ;  1957.0 fadd+fmul   43 t[2]
        movaps xmm12, xmm7                                 ;  1958.0 fadd+fmul   43 t[2] copy
        xorps xmm12, xmm3                                  ;  1960.0 fadd+fmul   43 t[2]
        xorps xmm12, xmm5                                  ;  1962.0 fadd+fmul   43 t[2]
        xorps xmm1, xmm12                                  ;  1964.0 fadd+fmul   43 t[2]
        xorps xmm10, xmm1                                  ;  1966.0 fadd+fmul   43 t[2]
        xorps xmm2, xmm0                                   ;  1963.0 fadd+fmul   43 t[2]
        xorps xmm14, xmm10                                 ;  1968.0 fadd+fmul   43 t[2]
        xorps xmm9, xmm14                                  ;  1970.0 fadd+fmul   43 t[2]
        xorps xmm13, xmm3                                  ;  1966.0 fadd+fmul   43 t[2]
        xorps xmm13, xmm8                                  ;  1968.0 fadd+fmul   43 t[2]
        xorps xmm2, xmm9                                   ;  1972.0 fadd+fmul   43 t[2]
        xorps xmm13, xmm9                                  ;  1972.0 fadd+fmul   43 t[2]
        movaps xmm0, [rel aes128_encrypt.T0_constants128]  ;  1967.7 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm5, xmm0                                   ;  1970.0 fadd+fmul   43 t[2]
        movaps xmm3, [rcx + 96]                            ;  1969.7 agu2+agu0+fmisc   55 t[2]
        movaps xmm8, [rax + 80]                            ;  1970.7 agu1+agu0+fmisc+fadd   43 t[2] reload
        xorps xmm3, xmm8                                   ;  1972.7 fmul+fadd   55 t[2]
        movaps xmm9, [r10 - 96]                            ;  1972.0 agu2+agu1+fmisc+fmul   55 t[2]
        xorps xmm9, [r10 - 64]                             ;  1974.0 agu0+agu1+fadd+fmul   55 t[2]
        xorps xmm9, [rax + 16]                             ;  1976.0 agu2+agu0+fadd+fmul   55 t[2]
        xorps xmm9, [r10 - 80]                             ;  1978.0 agu1+agu2+fadd+fmul   55 t[2]
        xorps xmm9, [rax + 64]                             ;  1980.0 agu0+agu1+fadd+fmul   55 t[2]
        xorps xmm1, xmm11                                  ;  1977.0 fadd+fmul   55 t[2]
        movaps xmm11, [rcx + 80]                           ;  1975.3 agu2+agu0+fmisc   55 t[2]
        xorps xmm11, [rdx + 80]                            ;  1978.0 agu1+agu0+fadd+fmul   55 t[2]
        xorps xmm1, xmm6                                   ;  1979.0 fadd+fmul   55 t[2]
        movaps xmm6, [rcx + 96]                            ;  1977.3 agu2+agu1+fmisc   55 t[2]
        xorps xmm6, xmm2                                   ;  1980.0 fadd+fmul   55 t[2]
        xorps xmm1, [rdx + 80]                             ;  1981.0 agu0+agu1+fadd+fmul   55 t[2]
        xorps xmm1, xmm0                                   ;  1983.0 fadd+fmul   55 t[2]
        xorps xmm14, xmm4                                  ;  1983.0 fadd+fmul   55 t[2]
        movaps xmm4, [rdx - 96]                            ;  1980.7 agu2+agu0+fmisc   55 t[2]
        xorps xmm4, [rdi - 128]                            ;  1984.0 agu1+agu0+fadd+fmul   55 t[2]
        xorps xmm14, xmm7                                  ;  1985.0 fadd+fmul   55 t[2]
        movaps xmm7, [rcx + 96]                            ;  1982.7 agu2+agu1+fmisc   55 t[2]
        xorps xmm7, xmm4                                   ;  1986.0 fadd+fmul   55 t[2]
        xorps xmm14, [rdi - 128]                           ;  1987.0 agu0+agu1+fadd+fmul   55 t[2]
        xorps xmm14, xmm0                                  ;  1989.0 fadd+fmul   55 t[2]
        xorps xmm4, xmm1                                   ;  1989.0 fadd+fmul   55 t[2]
        xorps xmm8, [rdx - 80]                             ;  1990.0 agu2+agu0+fadd+fmul   55 t[2]
        movaps [rax + 80], xmm4                            ;  1991.0 agu1+agu0+fmisc   55 t[2] spill
        movaps xmm4, [rdx - 96]                            ;  1988.7 agu2+agu1+fmisc   55 t[2]
        xorps xmm4, [rax - 128]                            ;  1991.0 agu0+agu2+fadd+fmul   55 t[2]
        movaps [rdx - 96], xmm6                            ;  1990.7 agu1+agu0+fmisc   55 t[2] spill
        movaps xmm6, [rcx + 64]                            ;  1991.7 agu2+agu0+fadd+fmisc   55 t[2]
        xorps xmm6, xmm11                                  ;  1993.7 fmul+fadd   55 t[2]
        xorps xmm6, xmm10                                  ;  1995.7 fmul+fadd   55 t[2]
        xorps xmm11, [rax - 128]                           ;  1994.7 agu1+agu2+fmul+fadd   55 t[2]
        movaps [rax - 128], xmm6                           ;  1997.7 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm6, [rdi - 112]                           ;  1995.0 agu2+agu0+fmisc+fmul   55 t[2]
        xorps xmm6, xmm10                                  ;  1997.0 fadd+fmul   55 t[2]
        xorps xmm2, [rdx - 80]                             ;  1997.0 agu1+agu2+fadd+fmul   55 t[2]
        movaps [rdx - 80], xmm10                           ;  1996.7 agu0+agu1+fmisc   43 t[2] spill
        movaps xmm10, [rsi + 112]                          ;  1997.7 agu2+agu0+fadd+fmisc   55 t[2]
        xorps xmm10, xmm3                                  ;  1999.7 fmul+fadd   55 t[2]
        xorps xmm10, xmm0                                  ;  2001.7 fmul+fadd   55 t[2]
        xorps xmm12, [rdx + 112]                           ;  2000.7 agu1+agu2+fmul+fadd   55 t[2]
        xorps xmm12, xmm0                                  ;  2002.7 fmul+fadd   55 t[2]
        movaps xmm0, [rdx + 96]                            ;  1999.7 agu0+agu1+fmisc   55 t[2]
        xorps xmm0, xmm15                                  ;  2002.7 fmul+fadd   55 t[2]
        movaps [rsi + 112], xmm3                           ;  2001.7 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm3, [rax + 64]                            ;  2003.0 agu1+agu0+fmisc+fmul   55 t[2]
        xorps xmm3, xmm8                                   ;  2005.0 fadd+fmul   55 t[2]
        xorps xmm3, [rcx + 112]                            ;  2007.0 agu2+agu1+fadd+fmul   55 t[2]
        movaps [rax + 64], xmm15                           ;  2004.7 agu0+agu1+fmisc   43 t[2] spill
        movaps xmm15, [rsi + 96]                           ;  2005.7 agu2+agu0+fadd+fmisc   55 t[2]
        xorps xmm15, xmm0                                  ;  2007.7 fmul+fadd   55 t[2]
        xorps xmm0, xmm2                                   ;  2007.7 fmul+fadd   55 t[2]
        movaps [rdi - 112], xmm6                           ;  2007.7 agu1+agu2+fmisc   55 t[2] spill
        movaps xmm6, [rax + 96]                            ;  2008.7 agu0+agu1+fmul+fadd   55 t[2]
        xorps xmm6, xmm1                                   ;  2010.7 fmul+fadd   55 t[2]
        movaps [rdi - 128], xmm1                           ;  2009.7 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm1, xmm11                                 ;  2010.7 fmul+fadd   55 t[2] copy
        xorps xmm1, xmm14                                  ;  2012.7 fmul+fadd   55 t[2]
        movaps [rcx + 96], xmm11                           ;  2011.7 agu1+agu0+fmisc   55 t[2] spill
        movaps xmm11, xmm7                                 ;  2012.7 fmul+fadd   55 t[2] copy
        xorps xmm11, xmm8                                  ;  2014.7 fmul+fadd   55 t[2]
        xorps xmm14, xmm11                                 ;  2016.7 fmul+fadd   55 t[2]
        xorps xmm8, xmm12                                  ;  2015.7 fmul+fadd   55 t[2]
        movaps [rdx + 80], xmm14                           ;  2018.7 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm14, [rdx + 0]                            ;  2015.7 agu1+agu0+fmisc   55 t[2]
        xorps xmm14, xmm15                                 ;  2017.7 fmul+fadd   55 t[2]
        xorps xmm15, [rax + 0]                             ;  2017.7 agu2+agu1+fmul+fadd   55 t[2]
        movaps [r10 - 80], xmm7                            ;  2017.7 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm7, xmm5                                  ;  2018.7 fmul+fadd   55 t[2] copy
        xorps xmm7, xmm14                                  ;  2020.7 fmul+fadd   55 t[2]
        movaps [rax + 16], xmm8                            ;  2019.7 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm8, xmm12                                 ;  2020.7 fmul+fadd   55 t[2] copy
        xorps xmm8, xmm0                                   ;  2022.7 fmul+fadd   55 t[2]
        xorps xmm8, xmm7                                   ;  2024.7 fmul+fadd   55 t[2]
        xorps xmm12, xmm10                                 ;  2023.7 fmul+fadd   55 t[2]
        xorps xmm10, [rax - 16]                            ;  2024.7 agu1+agu0+fmul+fadd   55 t[2]
        movaps [r10 - 64], xmm7                            ;  2022.7 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm7, [rax + 48]                            ;  2024.7 agu1+agu2+fmisc   55 t[2]
        xorps xmm7, [rdx + 96]                             ;  2026.7 agu0+agu1+fmul+fadd   55 t[2]
        movaps [rdx + 96], xmm8                            ;  2026.7 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm8, xmm13                                 ;  2026.7 fmul+fadd   55 t[2] copy
        xorps xmm8, xmm9                                   ;  2028.7 fmul+fadd   55 t[2]
        movaps [r10 - 96], xmm11                           ;  2028.7 agu1+agu2+fmisc   55 t[2] spill
        movaps xmm11, xmm15                                ;  2028.7 fmul+fadd   55 t[2] copy
        xorps xmm11, xmm7                                  ;  2030.7 fmul+fadd   55 t[2]
        xorps xmm7, xmm3                                   ;  2030.7 fmul+fadd   55 t[2]
        xorps xmm7, xmm8                                   ;  2032.7 fmul+fadd   55 t[2]
        xorps xmm3, [rdi - 112]                            ;  2032.7 agu0+agu1+fmul+fadd   55 t[2]
        xorps xmm13, xmm2                                  ;  2033.7 fmul+fadd   55 t[2]
        xorps xmm2, xmm4                                   ;  2034.7 fmul+fadd   55 t[2]
        xorps xmm13, [rcx + 112]                           ;  2035.7 agu2+agu0+fmul+fadd   55 t[2]
        xorps xmm13, [rdx - 80]                            ;  2037.7 agu1+agu0+fmul+fadd   55 t[2]
        movaps [rdx - 80], xmm4                            ;  2033.7 agu2+agu1+fmisc   55 t[2] spill
        movaps xmm4, [rcx + 64]                            ;  2035.7 agu0+agu2+fmisc   55 t[2]
        xorps xmm4, [rax + 32]                             ;  2037.7 agu1+agu0+fmul+fadd   55 t[2]
        xorps xmm13, xmm4                                  ;  2039.7 fmul+fadd   55 t[2]
        xorps xmm4, xmm6                                   ;  2039.7 fmul+fadd   55 t[2]
        xorps xmm6, xmm1                                   ;  2040.7 fmul+fadd   55 t[2]
        xorps xmm6, [rcx + 80]                             ;  2042.7 agu2+agu1+fmul+fadd   55 t[2]
        movaps [rbx - 128], xmm13                          ;  2041.7 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm13, [rsi + 96]                           ;  2040.7 agu2+agu0+fmisc   55 t[2]
        xorps xmm13, [rax + 112]                           ;  2042.7 agu1+agu2+fmul+fadd   55 t[2]
        xorps xmm5, xmm13                                  ;  2044.7 fmul+fadd   55 t[2]
        xorps xmm13, xmm12                                 ;  2044.7 fmul+fadd   55 t[2]
        movaps [rsi + 96], xmm8                            ;  2042.7 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm8, [rdx + 112]                           ;  2044.7 agu2+agu0+fmisc   55 t[2]
        xorps xmm8, [rdx - 96]                             ;  2046.7 agu1+agu2+fmul+fadd   55 t[2]
        movaps [rdx + 112], xmm11                          ;  2046.7 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm11, xmm10                                ;  2046.7 fmul+fadd   55 t[2] copy
        xorps xmm11, xmm8                                  ;  2048.7 fmul+fadd   55 t[2]
        movaps [rax - 112], xmm11                          ;  2050.7 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm11, [rax + 64]                           ;  2048.7 agu1+agu0+fmul+fadd   55 t[2]
        xorps xmm11, xmm9                                  ;  2050.7 fmul+fadd   55 t[2]
        xorps xmm11, [rdx - 96]                            ;  2052.7 agu2+agu1+fmul+fadd   55 t[2]
        xorps xmm11, [rax + 0]                             ;  2054.7 agu0+agu1+fmul+fadd   55 t[2]
        xorps xmm9, [rsi + 112]                            ;  2052.7 agu2+agu0+fmul+fadd   55 t[2]
        xorps xmm10, xmm5                                  ;  2053.7 fmul+fadd   55 t[2]
        xorps xmm12, [r8 + 3072]                           ;  2054.7 agu1+agu2+fmul+fadd   55 t[2]
        xorps xmm10, [r8 + 3088]                           ;  2055.7 agu0+agu1+fmul+fadd   55 t[2]
        xorps xmm14, [r8 + 3104]                           ;  2056.7 agu2+agu0+fmul+fadd   55 t[2]
        xorps xmm14, [rax + 48]                            ;  2058.7 agu1+agu0+fmul+fadd   55 t[2]
        xorps xmm1, [r8 + 3168]                            ;  2058.7 agu2+agu1+fmul+fadd   55 t[2]
        xorps xmm8, xmm13                                  ;  2059.7 fmul+fadd   55 t[2]
        xorps xmm8, [r8 + 3216]                            ;  2061.7 agu0+agu2+fmul+fadd   55 t[2]
        xorps xmm8, [rdx + 96]                             ;  2063.7 agu1+agu0+fmul+fadd   55 t[2]
        xorps xmm15, [r8 + 3232]                           ;  2062.7 agu2+agu1+fmul+fadd   55 t[2]
        xorps xmm15, [rax + 112]                           ;  2064.7 agu0+agu2+fmul+fadd   55 t[2]
        movaps [rax + 112], xmm15                          ;  2066.7 agu1+agu0+fmisc   55 t[2] spill
        movaps xmm15, xmm11                                ;  2064.7 fmul+fadd   55 t[2] copy
        xorps xmm15, xmm0                                  ;  2066.7 fmul+fadd   55 t[2]
        xorps xmm15, xmm7                                  ;  2068.7 fmul+fadd   55 t[2]
        xorps xmm15, [r8 + 3120]                           ;  2070.7 agu2+agu1+fmul+fadd   55 t[2]
        xorps xmm7, [r8 + 3248]                            ;  2068.7 agu0+agu1+fmul+fadd   55 t[2]
        movaps [rax + 48], xmm7                            ;  2070.7 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm7, [rax + 32]                            ;  2068.3 agu1+agu2+fmisc   55 t[2]
        xorps xmm7, xmm9                                   ;  2070.3 fmul+fadd   55 t[2]
        xorps xmm7, [r8 + 3136]                            ;  2072.3 agu0+agu1+fmul+fadd   55 t[2]
        xorps xmm7, [rdi - 112]                            ;  2074.3 agu2+agu0+fmul+fadd   55 t[2]
        movaps [rax + 32], xmm8                            ;  2070.7 agu1+agu2+fmisc   55 t[2] spill
        movaps xmm8, xmm4                                  ;  2072.7 fmul+fadd   55 t[2] copy
        xorps xmm8, [r8 + 3152]                            ;  2074.7 agu0+agu1+fmul+fadd   55 t[2]
        xorps xmm4, [r8 + 3280]                            ;  2074.7 agu2+agu0+fmul+fadd   55 t[2]
        xorps xmm4, [rdi - 112]                            ;  2076.7 agu1+agu2+fmul+fadd   55 t[2]
        xorps xmm4, [rax - 128]                            ;  2078.7 agu0+agu1+fmul+fadd   55 t[2]
        xorps xmm5, [r8 + 3360]                            ;  2077.7 agu2+agu0+fmul+fadd   55 t[2]
        xorps xmm5, [rdx + 112]                            ;  2079.7 agu1+agu2+fmul+fadd   55 t[2]
        movaps [rax + 0], xmm5                             ;  2081.7 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm5, [r10 - 96]                            ;  2078.0 agu2+agu0+fmisc   55 t[2]
        xorps xmm5, [r8 + 3184]                            ;  2080.0 agu1+agu2+fmul+fadd   55 t[2]
        xorps xmm5, [rdx - 96]                             ;  2082.0 agu0+agu1+fmul+fadd   55 t[2]
        xorps xmm0, [r8 + 3376]                            ;  2081.7 agu2+agu0+fmul+fadd   55 t[2]
        xorps xmm0, [rsi + 96]                             ;  2083.7 agu1+agu2+fmul+fadd   55 t[2]
        movaps [rsi + 96], xmm0                            ;  2085.7 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm0, [rax + 16]                            ;  2082.7 agu2+agu0+fmisc   55 t[2]
        xorps xmm0, [r8 + 3200]                            ;  2084.7 agu1+agu2+fmul+fadd   55 t[2]
        xorps xmm0, [rax - 16]                             ;  2086.7 agu0+agu1+fmul+fadd   55 t[2]
        movaps [rax - 16], xmm4                            ;  2084.7 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm4, [rcx + 64]                            ;  2085.7 agu1+agu2+fmul+fadd   55 t[2]
        xorps xmm4, xmm3                                   ;  2087.7 fmul+fadd   55 t[2]
        xorps xmm4, [r8 + 3264]                            ;  2089.7 agu0+agu1+fmul+fadd   55 t[2]
        xorps xmm13, [r8 + 3472]                           ;  2088.7 agu2+agu0+fmul+fadd   55 t[2]
        xorps xmm13, [rdx + 0]                             ;  2090.7 agu1+agu2+fmul+fadd   55 t[2]
        xorps xmm13, [rax - 112]                           ;  2092.7 agu0+agu1+fmul+fadd   55 t[2]
        movaps [rdx + 0], xmm13                            ;  2094.7 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm13, [rax + 80]                           ;  2090.7 agu1+agu2+fmisc   55 t[2]
        xorps xmm13, xmm6                                  ;  2092.7 fmul+fadd   55 t[2]
        xorps xmm13, [r8 + 3296]                           ;  2094.7 agu0+agu1+fmul+fadd   55 t[2]
        xorps xmm6, [r8 + 3424]                            ;  2093.7 agu2+agu0+fmul+fadd   55 t[2]
        xorps xmm6, [rdx - 80]                             ;  2095.7 agu1+agu2+fmul+fadd   55 t[2]
        movaps [rdx - 80], xmm6                            ;  2097.7 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm6, [r10 - 80]                            ;  2095.0 agu2+agu0+fmisc+fmul   55 t[2]
        xorps xmm6, xmm2                                   ;  2097.0 fadd+fmul   55 t[2]
        xorps xmm6, [r8 + 3312]                            ;  2099.0 agu1+agu2+fadd+fmul   55 t[2]
        xorps xmm2, [r8 + 3440]                            ;  2098.0 agu0+agu1+fadd+fmul   55 t[2]
        xorps xmm2, [rdx + 80]                             ;  2100.0 agu2+agu0+fadd+fmul   55 t[2]
        xorps xmm3, xmm9                                   ;  2100.0 fadd+fmul   55 t[2]
        movaps xmm9, [rax + 16]                            ;  2098.3 agu1+agu2+fmisc   55 t[2]
        xorps xmm9, [r8 + 3328]                            ;  2101.0 agu0+agu1+fadd+fmul   55 t[2]
        xorps xmm9, [rax - 112]                            ;  2103.0 agu2+agu0+fadd+fmul   55 t[2]
        xorps xmm11, [r8 + 3504]                           ;  2103.0 agu1+agu2+fadd+fmul   55 t[2]
        xorps xmm11, [rcx + 112]                           ;  2105.0 agu0+agu1+fadd+fmul   55 t[2]
        xorps xmm3, [r8 + 3520]                            ;  2105.0 agu2+agu0+fadd+fmul   55 t[2]
        xorps xmm3, [rbx - 128]                            ;  2107.0 agu1+agu2+fadd+fmul   55 t[2]
        movaps [rcx + 112], xmm3                           ;  2109.0 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm3, [rdx + 96]                            ;  2105.0 agu2+agu0+fmisc   55 t[2]
        xorps xmm3, [r8 + 3344]                            ;  2107.0 agu1+agu0+fadd+fmul   55 t[2]
        movaps [rdx + 96], xmm11                           ;  2107.0 agu2+agu1+fmisc   55 t[2] spill
        movaps xmm11, [rbx - 128]                          ;  2108.0 agu0+agu1+fadd+fmisc   55 t[2]
        xorps xmm11, [r8 + 3392]                           ;  2110.0 agu2+agu0+fmul+fadd   55 t[2]
        movaps [rbx - 128], xmm2                           ;  2110.0 agu1+agu2+fmisc   55 t[2] spill
        movaps xmm2, [rcx + 80]                            ;  2109.7 agu0+agu1+fmul+fadd   55 t[2]
        xorps xmm2, [r8 + 3408]                            ;  2111.7 agu2+agu0+fmul+fadd   55 t[2]
        xorps xmm2, [rdi - 128]                            ;  2113.7 agu1+agu2+fmul+fadd   55 t[2]
        xorps xmm2, [rdi - 112]                            ;  2115.7 agu0+agu1+fmul+fadd   55 t[2]
        movaps [rdi - 112], xmm2                           ;  2117.7 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm2, [rax - 112]                           ;  2113.0 agu1+agu2+fmisc+fmul   55 t[2]
        xorps xmm2, [r8 + 3456]                            ;  2115.0 agu0+agu1+fadd+fmul   55 t[2]
        xorps xmm2, [rsi + 112]                            ;  2117.0 agu2+agu0+fadd+fmul   55 t[2]
        movaps [rsi + 112], xmm2                           ;  2119.0 agu1+agu2+fmisc   55 t[2] spill
        movaps xmm2, [rdx + 112]                           ;  2116.0 agu0+agu1+fadd+fmisc   55 t[2]
        xorps xmm2, [r8 + 3488]                            ;  2118.0 agu2+agu0+fmul+fadd   55 t[2]
        xorps xmm2, [r10 - 64]                             ;  2120.0 agu1+agu0+fmul+fadd   55 t[2]
        movaps [r10 - 64], xmm2                            ;  2122.0 agu2+agu1+fmisc   55 t[2] spill
        movaps xmm2, [rax - 128]                           ;  2118.7 agu0+agu2+fmul+fadd   55 t[2]
        xorps xmm2, [r8 + 3536]                            ;  2120.7 agu1+agu0+fmul+fadd   55 t[2]
        xorps xmm2, [rax + 96]                             ;  2122.7 agu2+agu1+fmul+fadd   55 t[2]
        movaps [rax + 96], xmm2                            ;  2124.7 agu0+agu2+fmisc   55 t[2] spill
        movaps xmm2, [rcx + 96]                            ;  2121.0 agu1+agu0+fmul+fmisc   55 t[2]
        xorps xmm2, [r8 + 3552]                            ;  2123.0 agu2+agu1+fadd+fmul   55 t[2]
        xorps xmm2, [rax + 80]                             ;  2125.0 agu0+agu2+fadd+fmul   55 t[2]
        movaps [rax + 80], xmm2                            ;  2127.0 agu1+agu0+fmisc   55 t[2] spill
        movaps xmm2, [rdx + 80]                            ;  2124.0 agu2+agu1+fadd+fmul   55 t[2]
        xorps xmm2, [r8 + 3568]                            ;  2126.0 agu0+agu2+fadd+fmul   55 t[2]
        movaps [rdx + 80], xmm2                            ;  2128.0 agu1+agu0+fmisc   55 t[2] spill
        movaps xmm2, [rbp + 3504]                          ;  2126.0 agu2+agu1+fadd+fmul   43 t[3]
        movaps [rcx + 96], xmm11                           ;  2127.0 agu0+agu2+fmisc   55 t[2] spill
        movaps xmm11, [r13 + 0]                            ;  2127.0 agu1+agu0+fadd+fmul   43 t[3]
        xorps xmm11, [r13 + 96]                            ;  2129.0 agu2+agu1+fadd+fmul   43 t[3]
        xorps xmm2, xmm11                                  ;  2131.0 fadd+fmul   43 t[3]
        movaps [rax - 128], xmm3                           ;  2129.0 agu0+agu2+fmisc   55 t[2] spill
        movaps xmm3, xmm2                                  ;  2133.0 fadd+fmul   43 t[3] copy
        xorps xmm3, [r10 - 112]                            ;  2135.0 agu1+agu0+fadd+fmul   43 t[3]
        movaps [rdx + 112], xmm9                           ;  2131.0 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm9, xmm3                                  ;  2137.0 fadd+fmul   43 t[3] copy
        xorps xmm9, [rbp + 3552]                           ;  2139.0 agu1+agu2+fadd+fmul   43 t[3]
        movaps [rax - 112], xmm6                           ;  2133.0 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm6, xmm3                                  ;  2137.0 fadd+fmul   43 t[3] copy
        xorps xmm6, [r11 + 32]                             ;  2139.0 agu2+agu0+fadd+fmul   43 t[3]
        movaps [rdi - 128], xmm13                          ;  2135.0 agu1+agu0+fmisc   55 t[2] spill
        movaps xmm13, xmm6                                 ;  2141.0 fadd+fmul   43 t[3] copy
        xorps xmm13, [rbp + 3520]                          ;  2143.0 agu2+agu1+fadd+fmul   43 t[3]
        movaps [rcx + 80], xmm4                            ;  2138.0 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm4, xmm13                                 ;  2145.0 fadd+fmul   43 t[3] copy
        xorps xmm4, [r13 + 0]                              ;  2147.0 agu2+agu0+fadd+fmul   43 t[3]
        movaps [rax + 16], xmm0                            ;  2140.0 agu1+agu0+fmisc   55 t[2] spill
        movaps xmm0, xmm9                                  ;  2141.0 fadd+fmul   43 t[3] copy
        xorps xmm0, [rbp + 3536]                           ;  2143.0 agu2+agu1+fadd+fmul   43 t[3]
        movaps [r10 - 80], xmm5                            ;  2142.0 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm5, xmm0                                  ;  2145.0 fadd+fmul   43 t[3] copy
        xorps xmm5, [r11 + 32]                             ;  2147.0 agu2+agu0+fadd+fmul   43 t[3]
        movaps [rcx + 64], xmm1                            ;  2144.0 agu1+agu0+fmisc   55 t[2] spill
        movaps xmm1, xmm0                                  ;  2145.0 fadd+fmul   43 t[3] copy
        xorps xmm1, [r13 + 96]                             ;  2147.0 agu2+agu1+fadd+fmul   43 t[3]
        movaps [rdx - 96], xmm8                            ;  2146.0 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm8, xmm9                                  ;  2146.0 fadd+fmul   43 t[3] copy
        xorps xmm8, xmm4                                   ;  2149.0 fadd+fmul   43 t[3]
        movaps [r10 - 96], xmm7                            ;  2148.0 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm7, xmm8                                  ;  2151.0 fadd+fmul   43 t[3] copy
        xorps xmm7, [r10 - 112]                            ;  2153.0 agu1+agu0+fadd+fmul   43 t[3]
        movaps [rax + 64], xmm15                           ;  2150.0 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm15, xmm1                                 ;  2150.0 fadd+fmul   43 t[3] copy
        xorps xmm15, xmm7                                  ;  2155.0 fadd+fmul   43 t[3]
        movaps [r13 + 112], xmm14                          ;  2152.0 agu1+agu2+fmisc   55 t[2] spill
        movaps xmm14, xmm15                                ;  2157.0 fadd+fmul   43 t[3] copy
        xorps xmm14, [r13 + 0]                             ;  2159.0 agu0+agu1+fadd+fmul   43 t[3]
        movaps [r14 - 128], xmm10                          ;  2154.0 agu2+agu0+fmisc   55 t[2] spill
        movaps xmm10, xmm7                                 ;  2155.0 fadd+fmul   43 t[3] copy
        xorps xmm10, [r11 + 32]                            ;  2157.0 agu1+agu2+fadd+fmul   43 t[3]
        xorps xmm11, xmm10                                 ;  2159.0 fadd+fmul   43 t[3]
        andps xmm10, xmm7                                  ;  2159.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm10                                  ;  2161.0 fadd+fmul   43 t[3]
        movaps [r14 - 112], xmm12                          ;  2158.0 agu0+agu1+fmisc   55 t[2] spill
        movaps xmm12, xmm0                                 ;  2159.0 fadd+fmul   43 t[3] copy
        andps xmm12, xmm15                                 ;  2161.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm12                                  ;  2163.0 fadd+fmul   43 t[3]
        movaps xmm12, xmm4                                 ;  2162.0 fadd+fmul   43 t[3] copy
        andps xmm12, xmm11                                 ;  2164.0 fadd+fmul   43 t[3]
        xorps xmm10, xmm12                                 ;  2166.0 fadd+fmul   43 t[3]
        movaps xmm12, xmm4                                 ;  2165.0 fadd+fmul   43 t[3] copy
        xorps xmm12, xmm1                                  ;  2167.0 fadd+fmul   43 t[3]
        movaps [rdi - 96], xmm0                            ;  2164.0 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm0, xmm14                                 ;  2167.0 fadd+fmul   43 t[3] copy
        andps xmm0, xmm12                                  ;  2169.0 fadd+fmul   43 t[3]
        xorps xmm0, xmm10                                  ;  2171.0 fadd+fmul   43 t[3]
        xorps xmm0, [r13 + 96]                             ;  2173.0 agu1+agu0+fadd+fmul   43 t[3]
        xorps xmm13, xmm10                                 ;  2171.0 fadd+fmul   43 t[3]
        movaps xmm10, xmm12                                ;  2172.0 fadd+fmul   43 t[3] copy
        xorps xmm10, [r10 - 112]                           ;  2174.0 agu2+agu0+fadd+fmul   43 t[3]
        movaps [r10 - 48], xmm15                           ;  2170.0 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm15, xmm6                                 ;  2174.0 fadd+fmul   43 t[3] copy
        orps xmm15, [r10 - 112]                            ;  2176.0 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm13, xmm15                                 ;  2178.0 fadd+fmul   43 t[3]
        xorps xmm15, xmm2                                  ;  2178.0 fadd+fmul   43 t[3]
        movaps [rdi - 80], xmm12                           ;  2174.0 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm12, xmm8                                 ;  2178.0 fadd+fmul   43 t[3] copy
        andps xmm12, xmm3                                  ;  2180.0 fadd+fmul   43 t[3]
        xorps xmm0, xmm12                                  ;  2182.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm12                                  ;  2182.0 fadd+fmul   43 t[3]
        movaps xmm12, xmm11                                ;  2182.0 fadd+fmul   43 t[3] copy
        xorps xmm12, xmm3                                  ;  2184.0 fadd+fmul   43 t[3]
        movaps [r10 - 32], xmm8                            ;  2180.3 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm8, xmm9                                  ;  2184.0 fadd+fmul   43 t[3] copy
        andps xmm8, xmm12                                  ;  2186.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm8                                   ;  2188.0 fadd+fmul   43 t[3]
        movaps xmm8, xmm6                                  ;  2187.0 fadd+fmul   43 t[3] copy
        xorps xmm8, xmm14                                  ;  2189.0 fadd+fmul   43 t[3]
        movaps [rbx - 112], xmm12                          ;  2186.0 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm12, xmm10                                ;  2189.0 fadd+fmul   43 t[3] copy
        andps xmm12, xmm8                                  ;  2191.0 fadd+fmul   43 t[3]
        xorps xmm15, xmm12                                 ;  2193.0 fadd+fmul   43 t[3]
        movaps xmm12, xmm0                                 ;  2192.0 fadd+fmul   43 t[3] copy
        andps xmm12, xmm2                                  ;  2194.0 fadd+fmul   43 t[3]
        xorps xmm15, xmm12                                 ;  2196.0 fadd+fmul   43 t[3]
        movaps [rbx - 96], xmm9                            ;  2190.7 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm9, xmm5                                  ;  2195.0 fadd+fmul   43 t[3] copy
        andps xmm9, xmm1                                   ;  2197.0 fadd+fmul   43 t[3]
        xorps xmm13, xmm9                                  ;  2199.0 fadd+fmul   43 t[3]
        movaps xmm9, xmm15                                 ;  2198.0 fadd+fmul   43 t[3] copy
        andps xmm9, xmm13                                  ;  2201.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm9                                   ;  2203.0 fadd+fmul   43 t[3]
        xorps xmm15, xmm0                                  ;  2201.0 fadd+fmul   43 t[3]
        movaps xmm9, xmm13                                 ;  2202.0 fadd+fmul   43 t[3] copy
        andps xmm9, xmm2                                   ;  2205.0 fadd+fmul   43 t[3]
        xorps xmm0, xmm9                                   ;  2207.0 fadd+fmul   43 t[3]
        orps xmm12, xmm15                                  ;  2205.0 fadd+fmul   43 t[3]
        xorps xmm12, xmm2                                  ;  2207.0 fadd+fmul   43 t[3]
        andps xmm2, xmm0                                   ;  2209.0 fadd+fmul   43 t[3]
        xorps xmm13, xmm2                                  ;  2211.0 fadd+fmul   43 t[3]
        movaps xmm2, xmm0                                  ;  2209.0 fadd+fmul   43 t[3] copy
        orps xmm2, xmm12                                   ;  2211.0 fadd+fmul   43 t[3]
        andps xmm8, xmm0                                   ;  2211.0 fadd+fmul   43 t[3]
        xorps xmm15, xmm2                                  ;  2213.0 fadd+fmul   43 t[3]
        andps xmm4, xmm15                                  ;  2215.0 fadd+fmul   43 t[3]
        movaps xmm2, xmm0                                  ;  2214.0 fadd+fmul   43 t[3] copy
        xorps xmm2, xmm12                                  ;  2216.0 fadd+fmul   43 t[3]
        andps xmm6, xmm12                                  ;  2216.0 fadd+fmul   43 t[3]
        movaps xmm9, xmm15                                 ;  2217.0 fadd+fmul   43 t[3] copy
        xorps xmm9, xmm2                                   ;  2219.0 fadd+fmul   43 t[3]
        andps xmm11, xmm15                                 ;  2219.0 fadd+fmul   43 t[3]
        xorps xmm15, xmm13                                 ;  2220.0 fadd+fmul   43 t[3]
        andps xmm14, xmm2                                  ;  2221.0 fadd+fmul   43 t[3]
        xorps xmm11, xmm14                                 ;  2223.0 fadd+fmul   43 t[3]
        andps xmm1, xmm9                                   ;  2223.0 fadd+fmul   43 t[3]
        andps xmm5, xmm9                                   ;  2224.0 fadd+fmul   43 t[3]
        movaps xmm9, xmm12                                 ;  2225.0 fadd+fmul   43 t[3] copy
        andps xmm9, [r10 - 112]                            ;  2227.0 agu1+agu0+fadd+fmul   43 t[3]
        xorps xmm12, xmm15                                 ;  2227.0 fadd+fmul   43 t[3]
        andps xmm7, xmm12                                  ;  2229.0 fadd+fmul   43 t[3]
        andps xmm3, xmm15                                  ;  2229.0 fadd+fmul   43 t[3]
        andps xmm12, [r11 + 32]                            ;  2230.0 agu2+agu0+fadd+fmul   43 t[3]
        andps xmm10, xmm0                                  ;  2231.0 fadd+fmul   43 t[3]
        andps xmm15, [r10 - 32]                            ;  2232.0 agu1+agu0+fadd+fmul   43 t[3]
        xorps xmm0, xmm13                                  ;  2233.0 fadd+fmul   43 t[3]
        andps xmm2, [rdi - 80]                             ;  2234.0 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm3, xmm12                                  ;  2235.0 fadd+fmul   43 t[3]
        xorps xmm7, xmm9                                   ;  2236.0 fadd+fmul   43 t[3]
        xorps xmm7, xmm10                                  ;  2238.0 fadd+fmul   43 t[3]
        xorps xmm10, xmm1                                  ;  2238.0 fadd+fmul   43 t[3]
        xorps xmm9, xmm1                                   ;  2239.0 fadd+fmul   43 t[3]
        movaps xmm1, [r10 - 48]                            ;  2235.0 agu1+agu0+fmisc   43 t[3]
        andps xmm1, xmm0                                   ;  2240.0 fadd+fmul   43 t[3]
        xorps xmm7, xmm1                                   ;  2242.0 fadd+fmul   43 t[3]
        xorps xmm4, xmm1                                   ;  2242.0 fadd+fmul   43 t[3]
        andps xmm0, [rdi - 96]                             ;  2243.0 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm10, xmm4                                  ;  2244.0 fadd+fmul   43 t[3]
        movaps xmm1, [rbx - 96]                            ;  2240.3 agu1+agu0+fmisc   43 t[3]
        andps xmm1, xmm13                                  ;  2245.0 fadd+fmul   43 t[3]
        andps xmm13, [rbx - 112]                           ;  2246.0 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm9, xmm15                                  ;  2247.0 fadd+fmul   43 t[3]
        movaps xmm15, xmm3                                 ;  2248.0 fadd+fmul   43 t[3] copy
        xorps xmm15, xmm11                                 ;  2250.0 fadd+fmul   43 t[3]
        xorps xmm15, xmm10                                 ;  2252.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm15                                  ;  2254.0 fadd+fmul   43 t[3]
        xorps xmm9, xmm2                                   ;  2256.0 fadd+fmul   43 t[3]
        xorps xmm14, xmm5                                  ;  2253.0 fadd+fmul   43 t[3]
        xorps xmm13, xmm9                                  ;  2258.0 fadd+fmul   43 t[3]
        xorps xmm8, xmm13                                  ;  2260.0 fadd+fmul   43 t[3]
        xorps xmm14, xmm8                                  ;  2262.0 fadd+fmul   43 t[3]
        movaps xmm5, [rel aes128_encrypt.T0_constants128]  ;  2254.0 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm15, xmm5                                  ;  2257.0 fadd+fmul   43 t[3]
        xorps xmm1, xmm4                                   ;  2258.0 fadd+fmul   43 t[3]
        xorps xmm1, xmm2                                   ;  2260.0 fadd+fmul   43 t[3]
        xorps xmm10, xmm5                                  ;  2260.0 fadd+fmul   43 t[3]
        xorps xmm0, xmm3                                   ;  2261.0 fadd+fmul   43 t[3]
        xorps xmm1, xmm5                                   ;  2262.0 fadd+fmul   43 t[3]
        xorps xmm0, xmm13                                  ;  2263.0 fadd+fmul   43 t[3]
        xorps xmm0, xmm5                                   ;  2265.0 fadd+fmul   43 t[3]
        movaps xmm2, [r15 - 16]                            ;  2262.3 agu2+agu0+fmisc   43 t[3]
        movaps xmm3, [r11 + 96]                            ;  2264.3 agu1+agu0+fmisc   43 t[3]
        movaps xmm4, [r14 + 112]                           ;  2265.0 agu2+agu1+fadd+fmul   43 t[3] reload
        xorps xmm3, xmm4                                   ;  2267.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm3                                   ;  2269.0 fadd+fmul   43 t[3]
        movaps xmm13, xmm2                                 ;  2271.0 fadd+fmul   43 t[3] copy
        xorps xmm13, [rbx + 32]                            ;  2273.0 agu0+agu2+fadd+fmul   43 t[3]
        movaps [rbx - 112], xmm15                          ;  2267.0 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm15, xmm13                                ;  2275.0 fadd+fmul   43 t[3] copy
        xorps xmm15, [r15 + 32]                            ;  2277.0 agu2+agu1+fadd+fmul   43 t[3]
        movaps [rbx - 96], xmm7                            ;  2269.0 agu0+agu1+fmisc   43 t[3] spill
        movaps xmm7, xmm13                                 ;  2275.0 fadd+fmul   43 t[3] copy
        xorps xmm7, [r10 + 64]                             ;  2277.0 agu2+agu0+fadd+fmul   43 t[3]
        movaps [rdi - 96], xmm10                           ;  2272.0 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm10, xmm7                                 ;  2279.0 fadd+fmul   43 t[3] copy
        xorps xmm10, [r15 + 0]                             ;  2281.0 agu2+agu0+fadd+fmul   43 t[3]
        movaps [r10 - 48], xmm9                            ;  2276.0 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm9, xmm10                                 ;  2283.0 fadd+fmul   43 t[3] copy
        xorps xmm9, [r11 + 96]                             ;  2285.0 agu2+agu0+fadd+fmul   43 t[3]
        movaps [rdi - 80], xmm0                            ;  2278.0 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm0, xmm15                                 ;  2279.0 fadd+fmul   43 t[3] copy
        xorps xmm0, [r15 + 16]                             ;  2281.0 agu2+agu1+fadd+fmul   43 t[3]
        movaps [r10 - 32], xmm1                            ;  2280.0 agu0+agu1+fmisc   43 t[3] spill
        movaps xmm1, xmm0                                  ;  2283.0 fadd+fmul   43 t[3] copy
        xorps xmm1, [r10 + 64]                             ;  2285.0 agu2+agu0+fadd+fmul   43 t[3]
        movaps [r14 - 96], xmm6                            ;  2282.0 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm6, xmm0                                  ;  2283.0 fadd+fmul   43 t[3] copy
        xorps xmm6, xmm4                                   ;  2285.0 fadd+fmul   43 t[3]
        movaps [r14 - 80], xmm12                           ;  2284.0 agu2+agu1+fmisc   43 t[3] spill
        movaps xmm12, xmm15                                ;  2284.0 fadd+fmul   43 t[3] copy
        xorps xmm12, xmm9                                  ;  2287.0 fadd+fmul   43 t[3]
        movaps [r10 - 16], xmm11                           ;  2286.0 agu0+agu1+fmisc   43 t[3] spill
        movaps xmm11, xmm12                                ;  2289.0 fadd+fmul   43 t[3] copy
        xorps xmm11, [rbx + 32]                            ;  2291.0 agu2+agu0+fadd+fmul   43 t[3]
        movaps [r11 + 48], xmm8                            ;  2288.0 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm8, xmm6                                  ;  2288.0 fadd+fmul   43 t[3] copy
        xorps xmm8, xmm11                                  ;  2293.0 fadd+fmul   43 t[3]
        movaps [r10 + 0], xmm14                            ;  2290.0 agu2+agu1+fmisc   43 t[3] spill
        movaps xmm14, xmm8                                 ;  2295.0 fadd+fmul   43 t[3] copy
        xorps xmm14, [r11 + 96]                            ;  2297.0 agu0+agu1+fadd+fmul   43 t[3]
        movaps xmm5, xmm11                                 ;  2293.0 fadd+fmul   43 t[3] copy
        xorps xmm5, [r10 + 64]                             ;  2295.0 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm3, xmm5                                   ;  2297.0 fadd+fmul   43 t[3]
        andps xmm5, xmm11                                  ;  2297.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm5                                   ;  2299.0 fadd+fmul   43 t[3]
        movaps [rsi - 128], xmm11                          ;  2296.0 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm11, xmm0                                 ;  2297.0 fadd+fmul   43 t[3] copy
        andps xmm11, xmm8                                  ;  2299.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm11                                  ;  2301.0 fadd+fmul   43 t[3]
        movaps xmm11, xmm9                                 ;  2300.0 fadd+fmul   43 t[3] copy
        andps xmm11, xmm3                                  ;  2302.0 fadd+fmul   43 t[3]
        xorps xmm5, xmm11                                  ;  2304.0 fadd+fmul   43 t[3]
        movaps xmm11, xmm9                                 ;  2303.0 fadd+fmul   43 t[3] copy
        xorps xmm11, xmm6                                  ;  2305.0 fadd+fmul   43 t[3]
        movaps [rdi - 64], xmm0                            ;  2302.0 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm0, xmm14                                 ;  2305.0 fadd+fmul   43 t[3] copy
        andps xmm0, xmm11                                  ;  2307.0 fadd+fmul   43 t[3]
        xorps xmm0, xmm4                                   ;  2309.0 fadd+fmul   43 t[3]
        movaps xmm4, xmm11                                 ;  2308.0 fadd+fmul   43 t[3] copy
        xorps xmm4, [rbx + 32]                             ;  2310.0 agu1+agu0+fadd+fmul   43 t[3]
        xorps xmm0, xmm5                                   ;  2311.0 fadd+fmul   43 t[3]
        xorps xmm10, xmm5                                  ;  2311.0 fadd+fmul   43 t[3]
        movaps xmm5, xmm7                                  ;  2312.0 fadd+fmul   43 t[3] copy
        orps xmm5, [rbx + 32]                              ;  2314.0 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm10, xmm5                                  ;  2316.0 fadd+fmul   43 t[3]
        xorps xmm5, xmm2                                   ;  2316.0 fadd+fmul   43 t[3]
        movaps [rsi - 112], xmm8                           ;  2312.0 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm8, xmm12                                 ;  2316.0 fadd+fmul   43 t[3] copy
        andps xmm8, xmm13                                  ;  2318.0 fadd+fmul   43 t[3]
        xorps xmm0, xmm8                                   ;  2320.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm8                                   ;  2320.0 fadd+fmul   43 t[3]
        movaps xmm8, xmm3                                  ;  2320.0 fadd+fmul   43 t[3] copy
        xorps xmm8, xmm13                                  ;  2322.0 fadd+fmul   43 t[3]
        movaps [rbx - 80], xmm11                           ;  2318.3 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm11, xmm15                                ;  2322.0 fadd+fmul   43 t[3] copy
        andps xmm11, xmm8                                  ;  2324.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm11                                  ;  2326.0 fadd+fmul   43 t[3]
        movaps xmm11, xmm7                                 ;  2325.0 fadd+fmul   43 t[3] copy
        xorps xmm11, xmm14                                 ;  2327.0 fadd+fmul   43 t[3]
        movaps [rbx - 64], xmm8                            ;  2324.0 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm8, xmm4                                  ;  2327.0 fadd+fmul   43 t[3] copy
        andps xmm8, xmm11                                  ;  2329.0 fadd+fmul   43 t[3]
        xorps xmm5, xmm8                                   ;  2331.0 fadd+fmul   43 t[3]
        movaps xmm8, xmm0                                  ;  2330.0 fadd+fmul   43 t[3] copy
        andps xmm8, xmm2                                   ;  2332.0 fadd+fmul   43 t[3]
        xorps xmm5, xmm8                                   ;  2334.0 fadd+fmul   43 t[3]
        movaps [rbx - 48], xmm15                           ;  2328.7 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm15, xmm1                                 ;  2333.0 fadd+fmul   43 t[3] copy
        andps xmm15, xmm6                                  ;  2335.0 fadd+fmul   43 t[3]
        xorps xmm10, xmm15                                 ;  2337.0 fadd+fmul   43 t[3]
        movaps xmm15, xmm5                                 ;  2336.0 fadd+fmul   43 t[3] copy
        andps xmm15, xmm10                                 ;  2339.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm15                                  ;  2341.0 fadd+fmul   43 t[3]
        xorps xmm5, xmm0                                   ;  2339.0 fadd+fmul   43 t[3]
        movaps xmm15, xmm10                                ;  2340.0 fadd+fmul   43 t[3] copy
        andps xmm15, xmm2                                  ;  2343.0 fadd+fmul   43 t[3]
        xorps xmm0, xmm15                                  ;  2345.0 fadd+fmul   43 t[3]
        orps xmm8, xmm5                                    ;  2343.0 fadd+fmul   43 t[3]
        xorps xmm8, xmm2                                   ;  2345.0 fadd+fmul   43 t[3]
        andps xmm2, xmm0                                   ;  2347.0 fadd+fmul   43 t[3]
        xorps xmm10, xmm2                                  ;  2349.0 fadd+fmul   43 t[3]
        movaps xmm15, xmm0                                 ;  2347.0 fadd+fmul   43 t[3] copy
        orps xmm15, xmm8                                   ;  2349.0 fadd+fmul   43 t[3]
        andps xmm11, xmm0                                  ;  2349.0 fadd+fmul   43 t[3]
        xorps xmm5, xmm15                                  ;  2351.0 fadd+fmul   43 t[3]
        andps xmm9, xmm5                                   ;  2353.0 fadd+fmul   43 t[3]
        movaps xmm15, xmm0                                 ;  2352.0 fadd+fmul   43 t[3] copy
        xorps xmm15, xmm8                                  ;  2354.0 fadd+fmul   43 t[3]
        andps xmm7, xmm8                                   ;  2354.0 fadd+fmul   43 t[3]
        movaps xmm2, xmm5                                  ;  2355.0 fadd+fmul   43 t[3] copy
        xorps xmm2, xmm15                                  ;  2357.0 fadd+fmul   43 t[3]
        andps xmm3, xmm5                                   ;  2357.0 fadd+fmul   43 t[3]
        xorps xmm5, xmm10                                  ;  2358.0 fadd+fmul   43 t[3]
        andps xmm14, xmm15                                 ;  2359.0 fadd+fmul   43 t[3]
        xorps xmm3, xmm14                                  ;  2361.0 fadd+fmul   43 t[3]
        andps xmm6, xmm2                                   ;  2361.0 fadd+fmul   43 t[3]
        andps xmm1, xmm2                                   ;  2362.0 fadd+fmul   43 t[3]
        movaps xmm2, xmm8                                  ;  2363.0 fadd+fmul   43 t[3] copy
        andps xmm2, [rbx + 32]                             ;  2365.0 agu1+agu0+fadd+fmul   43 t[3]
        xorps xmm8, xmm5                                   ;  2365.0 fadd+fmul   43 t[3]
        andps xmm13, xmm5                                  ;  2366.0 fadd+fmul   43 t[3]
        andps xmm5, xmm12                                  ;  2367.0 fadd+fmul   43 t[3]
        movaps xmm12, [rsi - 128]                          ;  2363.3 agu2+agu0+fmisc   43 t[3]
        andps xmm12, xmm8                                  ;  2368.0 fadd+fmul   43 t[3]
        andps xmm8, [r10 + 64]                             ;  2369.0 agu1+agu0+fadd+fmul   43 t[3]
        andps xmm4, xmm0                                   ;  2370.0 fadd+fmul   43 t[3]
        xorps xmm0, xmm10                                  ;  2371.0 fadd+fmul   43 t[3]
        andps xmm15, [rbx - 80]                            ;  2372.0 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm13, xmm8                                  ;  2373.0 fadd+fmul   43 t[3]
        xorps xmm12, xmm2                                  ;  2374.0 fadd+fmul   43 t[3]
        xorps xmm12, xmm4                                  ;  2376.0 fadd+fmul   43 t[3]
        xorps xmm4, xmm6                                   ;  2376.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm5                                   ;  2377.0 fadd+fmul   43 t[3]
        movaps xmm5, [rsi - 112]                           ;  2373.0 agu1+agu0+fmisc   43 t[3]
        andps xmm5, xmm0                                   ;  2378.0 fadd+fmul   43 t[3]
        xorps xmm12, xmm5                                  ;  2380.0 fadd+fmul   43 t[3]
        xorps xmm9, xmm5                                   ;  2380.0 fadd+fmul   43 t[3]
        andps xmm0, [rdi - 64]                             ;  2381.0 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm4, xmm9                                   ;  2382.0 fadd+fmul   43 t[3]
        movaps xmm5, [rbx - 48]                            ;  2378.3 agu1+agu0+fmisc   43 t[3]
        andps xmm5, xmm10                                  ;  2383.0 fadd+fmul   43 t[3]
        andps xmm10, [rbx - 64]                            ;  2384.0 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm2, xmm6                                   ;  2385.0 fadd+fmul   43 t[3]
        movaps xmm6, xmm13                                 ;  2386.0 fadd+fmul   43 t[3] copy
        xorps xmm6, xmm3                                   ;  2388.0 fadd+fmul   43 t[3]
        xorps xmm6, xmm4                                   ;  2390.0 fadd+fmul   43 t[3]
        xorps xmm15, xmm6                                  ;  2392.0 fadd+fmul   43 t[3]
        xorps xmm2, xmm15                                  ;  2394.0 fadd+fmul   43 t[3]
        xorps xmm10, xmm2                                  ;  2396.0 fadd+fmul   43 t[3]
        xorps xmm14, xmm1                                  ;  2392.0 fadd+fmul   43 t[3]
        xorps xmm11, xmm10                                 ;  2398.0 fadd+fmul   43 t[3]
        xorps xmm7, xmm3                                   ;  2394.0 fadd+fmul   43 t[3]
        xorps xmm7, xmm8                                   ;  2396.0 fadd+fmul   43 t[3]
        xorps xmm14, xmm11                                 ;  2400.0 fadd+fmul   43 t[3]
        xorps xmm7, xmm11                                  ;  2400.0 fadd+fmul   43 t[3]
        movaps xmm1, [rel aes128_encrypt.T0_constants128]  ;  2395.7 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm4, xmm1                                   ;  2398.0 fadd+fmul   43 t[3]
        xorps xmm15, xmm5                                  ;  2399.0 fadd+fmul   43 t[3]
        xorps xmm15, xmm9                                  ;  2401.0 fadd+fmul   43 t[3]
        xorps xmm15, xmm1                                  ;  2403.0 fadd+fmul   43 t[3]
        xorps xmm10, xmm0                                  ;  2402.0 fadd+fmul   43 t[3]
        xorps xmm10, xmm13                                 ;  2404.0 fadd+fmul   43 t[3]
        xorps xmm10, xmm1                                  ;  2406.0 fadd+fmul   43 t[3]
        movaps xmm0, [rbp + 3120]                          ;  2401.7 agu2+agu0+fmisc   43 t[3]
        movaps xmm3, [r13 - 80]                            ;  2403.7 agu1+agu0+fmisc   43 t[3]
        movaps xmm5, [r14 + 48]                            ;  2404.7 agu2+agu1+fmisc+fadd   43 t[3] reload
        xorps xmm3, xmm5                                   ;  2406.7 fmul+fadd   43 t[3]
        xorps xmm0, xmm3                                   ;  2408.7 fmul+fadd   43 t[3]
        movaps xmm8, xmm0                                  ;  2410.7 fmul+fadd   43 t[3] copy
        movaps xmm9, [r14 - 32]                            ;  2406.7 agu0+agu2+fmisc   43 t[3] reload
        xorps xmm8, xmm9                                   ;  2412.7 fmul+fadd   43 t[3]
        movaps xmm11, xmm8                                 ;  2414.7 fmul+fadd   43 t[3] copy
        xorps xmm11, [rbp + 3168]                          ;  2416.7 agu1+agu0+fmul+fadd   43 t[3]
        movaps xmm13, xmm8                                 ;  2414.7 fmul+fadd   43 t[3] copy
        xorps xmm13, [r11 - 128]                           ;  2416.7 agu2+agu0+fmul+fadd   43 t[3]
        movaps xmm1, xmm13                                 ;  2418.7 fmul+fadd   43 t[3] copy
        xorps xmm1, [rbp + 3136]                           ;  2420.7 agu1+agu0+fmul+fadd   43 t[3]
        movaps [rbx - 64], xmm2                            ;  2415.7 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm2, xmm1                                  ;  2422.7 fmul+fadd   43 t[3] copy
        xorps xmm2, [r13 - 80]                             ;  2424.7 agu1+agu0+fmul+fadd   43 t[3]
        movaps [rbx - 48], xmm12                           ;  2417.7 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm12, xmm11                                ;  2418.7 fmul+fadd   43 t[3] copy
        xorps xmm12, [rbp + 3152]                          ;  2420.7 agu1+agu2+fmul+fadd   43 t[3]
        movaps [rdi - 64], xmm4                            ;  2419.7 agu0+agu1+fmisc   43 t[3] spill
        movaps xmm4, xmm12                                 ;  2422.7 fmul+fadd   43 t[3] copy
        xorps xmm4, [r11 - 128]                            ;  2424.7 agu2+agu0+fmul+fadd   43 t[3]
        movaps [rsi - 112], xmm6                           ;  2421.7 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm6, xmm12                                 ;  2422.7 fmul+fadd   43 t[3] copy
        xorps xmm6, xmm5                                   ;  2424.7 fmul+fadd   43 t[3]
        movaps [rbx - 80], xmm10                           ;  2423.7 agu2+agu1+fmisc   43 t[3] spill
        movaps xmm10, xmm11                                ;  2423.7 fmul+fadd   43 t[3] copy
        xorps xmm10, xmm2                                  ;  2426.7 fmul+fadd   43 t[3]
        movaps [rsi - 128], xmm15                          ;  2425.7 agu0+agu1+fmisc   43 t[3] spill
        movaps xmm15, xmm10                                ;  2428.7 fmul+fadd   43 t[3] copy
        xorps xmm15, xmm9                                  ;  2430.7 fmul+fadd   43 t[3]
        movaps [r11 + 64], xmm7                            ;  2427.7 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm7, xmm6                                  ;  2427.7 fmul+fadd   43 t[3] copy
        xorps xmm7, xmm15                                  ;  2432.7 fmul+fadd   43 t[3]
        movaps [rbx - 32], xmm14                           ;  2429.7 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm14, xmm7                                 ;  2434.7 fmul+fadd   43 t[3] copy
        xorps xmm14, [r13 - 80]                            ;  2436.7 agu2+agu0+fmul+fadd   43 t[3]
        movaps xmm5, xmm15                                 ;  2432.7 fmul+fadd   43 t[3] copy
        xorps xmm5, [r11 - 128]                            ;  2434.7 agu1+agu0+fmul+fadd   43 t[3]
        xorps xmm3, xmm5                                   ;  2436.7 fmul+fadd   43 t[3]
        andps xmm5, xmm15                                  ;  2436.7 fmul+fadd   43 t[3]
        xorps xmm0, xmm5                                   ;  2438.7 fmul+fadd   43 t[3]
        movaps [rsi - 96], xmm15                           ;  2435.7 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm15, xmm12                                ;  2436.7 fmul+fadd   43 t[3] copy
        andps xmm15, xmm7                                  ;  2438.7 fmul+fadd   43 t[3]
        xorps xmm0, xmm15                                  ;  2440.7 fmul+fadd   43 t[3]
        movaps xmm15, xmm2                                 ;  2439.7 fmul+fadd   43 t[3] copy
        andps xmm15, xmm3                                  ;  2441.7 fmul+fadd   43 t[3]
        xorps xmm5, xmm15                                  ;  2443.7 fmul+fadd   43 t[3]
        movaps xmm15, xmm2                                 ;  2442.7 fmul+fadd   43 t[3] copy
        xorps xmm15, xmm6                                  ;  2444.7 fmul+fadd   43 t[3]
        movaps [rbx - 16], xmm12                           ;  2441.7 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm12, xmm14                                ;  2444.7 fmul+fadd   43 t[3] copy
        andps xmm12, xmm15                                 ;  2446.7 fmul+fadd   43 t[3]
        xorps xmm12, xmm5                                  ;  2448.7 fmul+fadd   43 t[3]
        xorps xmm12, [r14 + 48]                            ;  2450.7 agu2+agu0+fmul+fadd   43 t[3]
        xorps xmm1, xmm5                                   ;  2448.7 fmul+fadd   43 t[3]
        movaps xmm5, xmm15                                 ;  2449.7 fmul+fadd   43 t[3] copy
        xorps xmm5, xmm9                                   ;  2451.7 fmul+fadd   43 t[3]
        movaps [rax - 96], xmm7                            ;  2447.7 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm7, xmm13                                 ;  2451.7 fmul+fadd   43 t[3] copy
        orps xmm7, xmm9                                    ;  2453.7 fmul+fadd   43 t[3]
        xorps xmm1, xmm7                                   ;  2455.7 fmul+fadd   43 t[3]
        xorps xmm7, xmm0                                   ;  2455.7 fmul+fadd   43 t[3]
        movaps xmm9, xmm10                                 ;  2455.7 fmul+fadd   43 t[3] copy
        andps xmm9, xmm8                                   ;  2457.7 fmul+fadd   43 t[3]
        xorps xmm12, xmm9                                  ;  2459.7 fmul+fadd   43 t[3]
        xorps xmm0, xmm9                                   ;  2459.7 fmul+fadd   43 t[3]
        movaps xmm9, xmm3                                  ;  2459.7 fmul+fadd   43 t[3] copy
        xorps xmm9, xmm8                                   ;  2461.7 fmul+fadd   43 t[3]
        movaps [rsi - 80], xmm15                           ;  2458.0 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm15, xmm11                                ;  2461.7 fmul+fadd   43 t[3] copy
        andps xmm15, xmm9                                  ;  2463.7 fmul+fadd   43 t[3]
        xorps xmm0, xmm15                                  ;  2465.7 fmul+fadd   43 t[3]
        movaps xmm15, xmm13                                ;  2464.7 fmul+fadd   43 t[3] copy
        xorps xmm15, xmm14                                 ;  2466.7 fmul+fadd   43 t[3]
        movaps [rbx + 0], xmm9                             ;  2463.7 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm9, xmm5                                  ;  2466.7 fmul+fadd   43 t[3] copy
        andps xmm9, xmm15                                  ;  2468.7 fmul+fadd   43 t[3]
        xorps xmm7, xmm9                                   ;  2470.7 fmul+fadd   43 t[3]
        movaps xmm9, xmm12                                 ;  2469.7 fmul+fadd   43 t[3] copy
        andps xmm9, xmm0                                   ;  2471.7 fmul+fadd   43 t[3]
        xorps xmm7, xmm9                                   ;  2473.7 fmul+fadd   43 t[3]
        movaps [rax - 80], xmm11                           ;  2468.3 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm11, xmm4                                 ;  2472.7 fmul+fadd   43 t[3] copy
        andps xmm11, xmm6                                  ;  2474.7 fmul+fadd   43 t[3]
        xorps xmm1, xmm11                                  ;  2476.7 fmul+fadd   43 t[3]
        movaps xmm11, xmm7                                 ;  2475.7 fmul+fadd   43 t[3] copy
        andps xmm11, xmm1                                  ;  2478.7 fmul+fadd   43 t[3]
        xorps xmm0, xmm11                                  ;  2480.7 fmul+fadd   43 t[3]
        xorps xmm7, xmm12                                  ;  2478.7 fmul+fadd   43 t[3]
        movaps xmm11, xmm1                                 ;  2479.7 fmul+fadd   43 t[3] copy
        andps xmm11, xmm0                                  ;  2482.7 fmul+fadd   43 t[3]
        xorps xmm12, xmm11                                 ;  2484.7 fmul+fadd   43 t[3]
        orps xmm9, xmm7                                    ;  2482.7 fmul+fadd   43 t[3]
        xorps xmm9, xmm0                                   ;  2484.7 fmul+fadd   43 t[3]
        andps xmm0, xmm12                                  ;  2486.7 fmul+fadd   43 t[3]
        xorps xmm1, xmm0                                   ;  2488.7 fmul+fadd   43 t[3]
        movaps xmm0, xmm12                                 ;  2486.7 fmul+fadd   43 t[3] copy
        orps xmm0, xmm9                                    ;  2488.7 fmul+fadd   43 t[3]
        andps xmm15, xmm12                                 ;  2488.7 fmul+fadd   43 t[3]
        xorps xmm7, xmm0                                   ;  2490.7 fmul+fadd   43 t[3]
        andps xmm2, xmm7                                   ;  2492.7 fmul+fadd   43 t[3]
        movaps xmm0, xmm12                                 ;  2491.7 fmul+fadd   43 t[3] copy
        xorps xmm0, xmm9                                   ;  2493.7 fmul+fadd   43 t[3]
        andps xmm13, xmm9                                  ;  2493.7 fmul+fadd   43 t[3]
        movaps xmm11, xmm7                                 ;  2494.7 fmul+fadd   43 t[3] copy
        xorps xmm11, xmm0                                  ;  2496.7 fmul+fadd   43 t[3]
        andps xmm3, xmm7                                   ;  2496.7 fmul+fadd   43 t[3]
        xorps xmm7, xmm1                                   ;  2497.7 fmul+fadd   43 t[3]
        andps xmm14, xmm0                                  ;  2498.7 fmul+fadd   43 t[3]
        xorps xmm3, xmm14                                  ;  2500.7 fmul+fadd   43 t[3]
        andps xmm6, xmm11                                  ;  2500.7 fmul+fadd   43 t[3]
        andps xmm4, xmm11                                  ;  2501.7 fmul+fadd   43 t[3]
        movaps xmm11, xmm9                                 ;  2502.7 fmul+fadd   43 t[3] copy
        andps xmm11, [r14 - 32]                            ;  2504.7 agu1+agu0+fmul+fadd   43 t[3]
        xorps xmm9, xmm7                                   ;  2504.7 fmul+fadd   43 t[3]
        andps xmm8, xmm7                                   ;  2505.7 fmul+fadd   43 t[3]
        andps xmm7, xmm10                                  ;  2506.7 fmul+fadd   43 t[3]
        movaps xmm10, [rsi - 96]                           ;  2503.0 agu2+agu0+fmisc   43 t[3]
        andps xmm10, xmm9                                  ;  2507.7 fmul+fadd   43 t[3]
        andps xmm9, [r11 - 128]                            ;  2508.7 agu1+agu0+fmul+fadd   43 t[3]
        andps xmm5, xmm12                                  ;  2509.7 fmul+fadd   43 t[3]
        xorps xmm12, xmm1                                  ;  2510.7 fmul+fadd   43 t[3]
        andps xmm0, [rsi - 80]                             ;  2511.7 agu2+agu0+fmul+fadd   43 t[3]
        xorps xmm8, xmm9                                   ;  2512.7 fmul+fadd   43 t[3]
        xorps xmm10, xmm11                                 ;  2513.7 fmul+fadd   43 t[3]
        xorps xmm10, xmm5                                  ;  2515.7 fmul+fadd   43 t[3]
        xorps xmm5, xmm6                                   ;  2515.7 fmul+fadd   43 t[3]
        xorps xmm11, xmm7                                  ;  2516.7 fmul+fadd   43 t[3]
        movaps xmm7, [rax - 96]                            ;  2512.7 agu1+agu0+fmisc   43 t[3]
        andps xmm7, xmm12                                  ;  2517.7 fmul+fadd   43 t[3]
        xorps xmm10, xmm7                                  ;  2519.7 fmul+fadd   43 t[3]
        xorps xmm2, xmm7                                   ;  2519.7 fmul+fadd   43 t[3]
        andps xmm12, [rbx - 16]                            ;  2520.7 agu2+agu0+fmul+fadd   43 t[3]
        xorps xmm5, xmm2                                   ;  2521.7 fmul+fadd   43 t[3]
        movaps xmm7, [rax - 80]                            ;  2518.0 agu1+agu0+fmisc   43 t[3]
        andps xmm7, xmm1                                   ;  2522.7 fmul+fadd   43 t[3]
        andps xmm1, [rbx + 0]                              ;  2523.7 agu2+agu0+fmul+fadd   43 t[3]
        xorps xmm11, xmm6                                  ;  2524.7 fmul+fadd   43 t[3]
        movaps xmm6, xmm8                                  ;  2525.7 fmul+fadd   43 t[3] copy
        xorps xmm6, xmm3                                   ;  2527.7 fmul+fadd   43 t[3]
        xorps xmm6, xmm5                                   ;  2529.7 fmul+fadd   43 t[3]
        xorps xmm0, xmm6                                   ;  2531.7 fmul+fadd   43 t[3]
        xorps xmm11, xmm0                                  ;  2533.7 fmul+fadd   43 t[3]
        xorps xmm1, xmm11                                  ;  2535.7 fmul+fadd   43 t[3]
        xorps xmm14, xmm4                                  ;  2531.7 fmul+fadd   43 t[3]
        xorps xmm15, xmm1                                  ;  2537.7 fmul+fadd   43 t[3]
        xorps xmm13, xmm3                                  ;  2533.7 fmul+fadd   43 t[3]
        xorps xmm13, xmm9                                  ;  2535.7 fmul+fadd   43 t[3]
        xorps xmm14, xmm15                                 ;  2539.7 fmul+fadd   43 t[3]
        xorps xmm13, xmm15                                 ;  2539.7 fmul+fadd   43 t[3]
        movaps xmm15, [rel aes128_encrypt.T0_constants128] ;  2535.3 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm6, xmm15                                  ;  2537.7 fmul+fadd   43 t[3]
        xorps xmm5, xmm15                                  ;  2538.7 fmul+fadd   43 t[3]
        xorps xmm0, xmm7                                   ;  2539.7 fmul+fadd   43 t[3]
        xorps xmm0, xmm2                                   ;  2541.7 fmul+fadd   43 t[3]
        xorps xmm0, xmm15                                  ;  2543.7 fmul+fadd   43 t[3]
        xorps xmm1, xmm12                                  ;  2542.7 fmul+fadd   43 t[3]
        xorps xmm1, xmm8                                   ;  2544.7 fmul+fadd   43 t[3]
        xorps xmm1, xmm15                                  ;  2546.7 fmul+fadd   43 t[3]
        movaps xmm2, [rbp + 3440]                          ;  2542.0 agu2+agu0+fmisc   43 t[3]
        movaps xmm3, [r13 - 16]                            ;  2544.0 agu1+agu0+fmisc   43 t[3]
        movaps xmm4, [r14 + 80]                            ;  2545.3 agu2+agu1+fmisc+fmul   43 t[3] reload
        xorps xmm3, xmm4                                   ;  2547.3 fadd+fmul   43 t[3]
        xorps xmm2, xmm3                                   ;  2549.3 fadd+fmul   43 t[3]
        movaps xmm7, xmm2                                  ;  2551.3 fadd+fmul   43 t[3] copy
        movaps xmm8, [r14 + 0]                             ;  2547.0 agu0+agu2+fmisc   43 t[3] reload
        xorps xmm7, xmm8                                   ;  2553.3 fadd+fmul   43 t[3]
        movaps xmm9, xmm7                                  ;  2555.3 fadd+fmul   43 t[3] copy
        xorps xmm9, [rbp + 3488]                           ;  2557.3 agu1+agu0+fadd+fmul   43 t[3]
        movaps xmm12, xmm7                                 ;  2555.3 fadd+fmul   43 t[3] copy
        xorps xmm12, [r11 - 80]                            ;  2557.3 agu2+agu0+fadd+fmul   43 t[3]
        movaps xmm15, xmm12                                ;  2559.3 fadd+fmul   43 t[3] copy
        xorps xmm15, [rbp + 3456]                          ;  2561.3 agu1+agu0+fadd+fmul   43 t[3]
        movaps [rbx + 0], xmm5                             ;  2556.3 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm5, xmm15                                 ;  2563.3 fadd+fmul   43 t[3] copy
        xorps xmm5, [r13 - 16]                             ;  2565.3 agu1+agu0+fadd+fmul   43 t[3]
        movaps [rax - 80], xmm6                            ;  2558.3 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm6, xmm9                                  ;  2559.3 fadd+fmul   43 t[3] copy
        xorps xmm6, [rbp + 3472]                           ;  2561.3 agu1+agu2+fadd+fmul   43 t[3]
        movaps [rbx - 16], xmm0                            ;  2560.3 agu0+agu1+fmisc   43 t[3] spill
        movaps xmm0, xmm6                                  ;  2563.3 fadd+fmul   43 t[3] copy
        xorps xmm0, [r11 - 80]                             ;  2565.3 agu2+agu0+fadd+fmul   43 t[3]
        movaps [rax - 96], xmm13                           ;  2562.3 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm13, xmm6                                 ;  2563.3 fadd+fmul   43 t[3] copy
        xorps xmm13, xmm4                                  ;  2565.3 fadd+fmul   43 t[3]
        movaps [rsi - 80], xmm14                           ;  2564.3 agu2+agu1+fmisc   43 t[3] spill
        movaps xmm14, xmm9                                 ;  2564.3 fadd+fmul   43 t[3] copy
        xorps xmm14, xmm5                                  ;  2567.3 fadd+fmul   43 t[3]
        movaps [rsi - 96], xmm10                           ;  2566.3 agu0+agu1+fmisc   43 t[3] spill
        movaps xmm10, xmm14                                ;  2569.3 fadd+fmul   43 t[3] copy
        xorps xmm10, xmm8                                  ;  2571.3 fadd+fmul   43 t[3]
        movaps [rdi - 48], xmm11                           ;  2568.3 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm11, xmm13                                ;  2568.3 fadd+fmul   43 t[3] copy
        xorps xmm11, xmm10                                 ;  2573.3 fadd+fmul   43 t[3]
        movaps [r10 + 16], xmm1                            ;  2570.3 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm1, xmm11                                 ;  2575.3 fadd+fmul   43 t[3] copy
        xorps xmm1, [r13 - 16]                             ;  2577.3 agu2+agu0+fadd+fmul   43 t[3]
        movaps xmm4, xmm10                                 ;  2573.3 fadd+fmul   43 t[3] copy
        xorps xmm4, [r11 - 80]                             ;  2575.3 agu1+agu0+fadd+fmul   43 t[3]
        xorps xmm3, xmm4                                   ;  2577.3 fadd+fmul   43 t[3]
        andps xmm4, xmm10                                  ;  2577.3 fadd+fmul   43 t[3]
        xorps xmm2, xmm4                                   ;  2579.3 fadd+fmul   43 t[3]
        movaps [rbp + 3696], xmm10                         ;  2576.3 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm10, xmm6                                 ;  2577.3 fadd+fmul   43 t[3] copy
        andps xmm10, xmm11                                 ;  2579.3 fadd+fmul   43 t[3]
        xorps xmm2, xmm10                                  ;  2581.3 fadd+fmul   43 t[3]
        movaps xmm10, xmm5                                 ;  2580.3 fadd+fmul   43 t[3] copy
        andps xmm10, xmm3                                  ;  2582.3 fadd+fmul   43 t[3]
        xorps xmm4, xmm10                                  ;  2584.3 fadd+fmul   43 t[3]
        movaps xmm10, xmm5                                 ;  2583.3 fadd+fmul   43 t[3] copy
        xorps xmm10, xmm13                                 ;  2585.3 fadd+fmul   43 t[3]
        movaps [rbp + 3712], xmm6                          ;  2582.3 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm6, xmm1                                  ;  2585.3 fadd+fmul   43 t[3] copy
        andps xmm6, xmm10                                  ;  2587.3 fadd+fmul   43 t[3]
        xorps xmm6, xmm4                                   ;  2589.3 fadd+fmul   43 t[3]
        xorps xmm6, [r14 + 80]                             ;  2591.3 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm15, xmm4                                  ;  2589.3 fadd+fmul   43 t[3]
        movaps xmm4, xmm10                                 ;  2590.3 fadd+fmul   43 t[3] copy
        xorps xmm4, xmm8                                   ;  2592.3 fadd+fmul   43 t[3]
        movaps [rbp + 3728], xmm11                         ;  2588.3 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm11, xmm12                                ;  2592.3 fadd+fmul   43 t[3] copy
        orps xmm11, xmm8                                   ;  2594.3 fadd+fmul   43 t[3]
        xorps xmm15, xmm11                                 ;  2596.3 fadd+fmul   43 t[3]
        xorps xmm11, xmm2                                  ;  2596.3 fadd+fmul   43 t[3]
        movaps xmm8, xmm14                                 ;  2596.3 fadd+fmul   43 t[3] copy
        andps xmm8, xmm7                                   ;  2598.3 fadd+fmul   43 t[3]
        xorps xmm6, xmm8                                   ;  2600.3 fadd+fmul   43 t[3]
        xorps xmm2, xmm8                                   ;  2600.3 fadd+fmul   43 t[3]
        movaps xmm8, xmm3                                  ;  2600.3 fadd+fmul   43 t[3] copy
        xorps xmm8, xmm7                                   ;  2602.3 fadd+fmul   43 t[3]
        movaps [rbp + 3744], xmm10                         ;  2598.7 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm10, xmm9                                 ;  2602.3 fadd+fmul   43 t[3] copy
        andps xmm10, xmm8                                  ;  2604.3 fadd+fmul   43 t[3]
        xorps xmm2, xmm10                                  ;  2606.3 fadd+fmul   43 t[3]
        movaps xmm10, xmm12                                ;  2605.3 fadd+fmul   43 t[3] copy
        xorps xmm10, xmm1                                  ;  2607.3 fadd+fmul   43 t[3]
        movaps [rbx + 16], xmm8                            ;  2604.3 agu1+agu0+fmisc   43 t[3] spill
        movaps xmm8, xmm4                                  ;  2607.3 fadd+fmul   43 t[3] copy
        andps xmm8, xmm10                                  ;  2609.3 fadd+fmul   43 t[3]
        xorps xmm11, xmm8                                  ;  2611.3 fadd+fmul   43 t[3]
        movaps xmm8, xmm6                                  ;  2610.3 fadd+fmul   43 t[3] copy
        andps xmm8, xmm2                                   ;  2612.3 fadd+fmul   43 t[3]
        xorps xmm11, xmm8                                  ;  2614.3 fadd+fmul   43 t[3]
        movaps [r10 + 32], xmm9                            ;  2609.0 agu2+agu0+fmisc   43 t[3] spill
        movaps xmm9, xmm0                                  ;  2613.3 fadd+fmul   43 t[3] copy
        andps xmm9, xmm13                                  ;  2615.3 fadd+fmul   43 t[3]
        xorps xmm15, xmm9                                  ;  2617.3 fadd+fmul   43 t[3]
        movaps xmm9, xmm11                                 ;  2616.3 fadd+fmul   43 t[3] copy
        andps xmm9, xmm15                                  ;  2619.3 fadd+fmul   43 t[3]
        xorps xmm2, xmm9                                   ;  2621.3 fadd+fmul   43 t[3]
        xorps xmm11, xmm6                                  ;  2619.3 fadd+fmul   43 t[3]
        movaps xmm9, xmm15                                 ;  2620.3 fadd+fmul   43 t[3] copy
        andps xmm9, xmm2                                   ;  2623.3 fadd+fmul   43 t[3]
        xorps xmm6, xmm9                                   ;  2625.3 fadd+fmul   43 t[3]
        orps xmm8, xmm11                                   ;  2623.3 fadd+fmul   43 t[3]
        xorps xmm8, xmm2                                   ;  2625.3 fadd+fmul   43 t[3]
        andps xmm2, xmm6                                   ;  2627.3 fadd+fmul   43 t[3]
        xorps xmm15, xmm2                                  ;  2629.3 fadd+fmul   43 t[3]
        movaps xmm2, xmm6                                  ;  2627.3 fadd+fmul   43 t[3] copy
        orps xmm2, xmm8                                    ;  2629.3 fadd+fmul   43 t[3]
        andps xmm10, xmm6                                  ;  2629.3 fadd+fmul   43 t[3]
        xorps xmm11, xmm2                                  ;  2631.3 fadd+fmul   43 t[3]
        andps xmm5, xmm11                                  ;  2633.3 fadd+fmul   43 t[3]
        movaps xmm2, xmm6                                  ;  2632.3 fadd+fmul   43 t[3] copy
        xorps xmm2, xmm8                                   ;  2634.3 fadd+fmul   43 t[3]
        andps xmm12, xmm8                                  ;  2634.3 fadd+fmul   43 t[3]
        movaps xmm9, xmm11                                 ;  2635.3 fadd+fmul   43 t[3] copy
        xorps xmm9, xmm2                                   ;  2637.3 fadd+fmul   43 t[3]
        andps xmm3, xmm11                                  ;  2637.3 fadd+fmul   43 t[3]
        xorps xmm11, xmm15                                 ;  2638.3 fadd+fmul   43 t[3]
        andps xmm1, xmm2                                   ;  2639.3 fadd+fmul   43 t[3]
        xorps xmm3, xmm1                                   ;  2641.3 fadd+fmul   43 t[3]
        andps xmm13, xmm9                                  ;  2641.3 fadd+fmul   43 t[3]
        andps xmm0, xmm9                                   ;  2642.3 fadd+fmul   43 t[3]
        movaps xmm9, xmm8                                  ;  2643.3 fadd+fmul   43 t[3] copy
        andps xmm9, [r14 + 0]                              ;  2645.3 agu1+agu0+fadd+fmul   43 t[3]
        xorps xmm8, xmm11                                  ;  2645.3 fadd+fmul   43 t[3]
        andps xmm7, xmm11                                  ;  2646.3 fadd+fmul   43 t[3]
        andps xmm11, xmm14                                 ;  2647.3 fadd+fmul   43 t[3]
        movaps xmm14, [rbp + 3696]                         ;  2643.7 agu2+agu0+fmisc   43 t[3]
        andps xmm14, xmm8                                  ;  2648.3 fadd+fmul   43 t[3]
        andps xmm8, [r11 - 80]                             ;  2649.3 agu1+agu0+fadd+fmul   43 t[3]
        andps xmm4, xmm6                                   ;  2650.3 fadd+fmul   43 t[3]
        xorps xmm6, xmm15                                  ;  2651.3 fadd+fmul   43 t[3]
        andps xmm2, [rbp + 3744]                           ;  2652.3 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm7, xmm8                                   ;  2653.3 fadd+fmul   43 t[3]
        xorps xmm14, xmm9                                  ;  2654.3 fadd+fmul   43 t[3]
        xorps xmm14, xmm4                                  ;  2656.3 fadd+fmul   43 t[3]
        xorps xmm4, xmm13                                  ;  2656.3 fadd+fmul   43 t[3]
        xorps xmm9, xmm11                                  ;  2657.3 fadd+fmul   43 t[3]
        movaps xmm11, [rbp + 3728]                         ;  2653.3 agu1+agu0+fmisc   43 t[3]
        andps xmm11, xmm6                                  ;  2658.3 fadd+fmul   43 t[3]
        xorps xmm14, xmm11                                 ;  2660.3 fadd+fmul   43 t[3]
        xorps xmm5, xmm11                                  ;  2660.3 fadd+fmul   43 t[3]
        andps xmm6, [rbp + 3712]                           ;  2661.3 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm4, xmm5                                   ;  2662.3 fadd+fmul   43 t[3]
        movaps xmm11, [r10 + 32]                           ;  2658.7 agu1+agu0+fmisc   43 t[3]
        andps xmm11, xmm15                                 ;  2663.3 fadd+fmul   43 t[3]
        andps xmm15, [rbx + 16]                            ;  2664.3 agu2+agu0+fadd+fmul   43 t[3]
        xorps xmm9, xmm13                                  ;  2665.3 fadd+fmul   43 t[3]
        movaps xmm13, xmm7                                 ;  2666.3 fadd+fmul   43 t[3] copy
        xorps xmm13, xmm3                                  ;  2668.3 fadd+fmul   43 t[3]
        xorps xmm13, xmm4                                  ;  2670.3 fadd+fmul   43 t[3]
        xorps xmm2, xmm13                                  ;  2672.3 fadd+fmul   43 t[3]
        xorps xmm9, xmm2                                   ;  2674.3 fadd+fmul   43 t[3]
        xorps xmm1, xmm0                                   ;  2671.3 fadd+fmul   43 t[3]
        xorps xmm15, xmm9                                  ;  2676.3 fadd+fmul   43 t[3]
        xorps xmm10, xmm15                                 ;  2678.3 fadd+fmul   43 t[3]
        xorps xmm12, xmm3                                  ;  2674.3 fadd+fmul   43 t[3]
        xorps xmm12, xmm8                                  ;  2676.3 fadd+fmul   43 t[3]
        xorps xmm1, xmm10                                  ;  2680.3 fadd+fmul   43 t[3]
        xorps xmm12, xmm10                                 ;  2680.3 fadd+fmul   43 t[3]
        movaps xmm0, [rel aes128_encrypt.T0_constants128]  ;  2676.0 agu1+agu0+fmisc   43 t[0] reload
        xorps xmm4, xmm0                                   ;  2678.3 fadd+fmul   43 t[3]
        movaps xmm3, [r10 + 0]                             ;  2678.0 agu2+agu0+fmisc   55 t[3]
        movaps xmm8, [rbx - 32]                            ;  2679.0 agu1+agu0+fadd+fmisc   43 t[3] reload
        xorps xmm3, xmm8                                   ;  2681.0 fmul+fadd   55 t[3]
        movaps xmm10, [r14 - 96]                           ;  2680.3 agu2+agu1+fmisc+fmul   55 t[3]
        xorps xmm10, [r10 - 16]                            ;  2682.3 agu0+agu1+fadd+fmul   55 t[3]
        xorps xmm10, [r11 + 48]                            ;  2684.3 agu2+agu0+fadd+fmul   55 t[3]
        xorps xmm10, [r14 - 80]                            ;  2686.3 agu1+agu2+fadd+fmul   55 t[3]
        xorps xmm10, [r11 + 64]                            ;  2688.3 agu0+agu1+fadd+fmul   55 t[3]
        xorps xmm2, xmm11                                  ;  2685.3 fadd+fmul   55 t[3]
        movaps xmm11, [r10 - 32]                           ;  2683.7 agu2+agu0+fmisc   55 t[3]
        xorps xmm11, [rsi - 128]                           ;  2686.3 agu1+agu0+fadd+fmul   55 t[3]
        xorps xmm2, xmm5                                   ;  2687.3 fadd+fmul   55 t[3]
        movaps xmm5, [r10 + 0]                             ;  2685.7 agu2+agu1+fmisc   55 t[3]
        xorps xmm5, xmm1                                   ;  2688.3 fadd+fmul   55 t[3]
        xorps xmm2, xmm0                                   ;  2689.3 fadd+fmul   55 t[3]
        xorps xmm2, [rsi - 128]                            ;  2691.3 agu0+agu1+fadd+fmul   55 t[3]
        xorps xmm15, xmm6                                  ;  2691.3 fadd+fmul   55 t[3]
        movaps xmm6, [rdi - 80]                            ;  2689.0 agu2+agu0+fmisc   55 t[3]
        xorps xmm6, [rbx - 80]                             ;  2692.3 agu1+agu0+fadd+fmul   55 t[3]
        xorps xmm15, xmm7                                  ;  2693.3 fadd+fmul   55 t[3]
        movaps xmm7, [r10 + 0]                             ;  2691.0 agu2+agu1+fmisc   55 t[3]
        xorps xmm7, xmm6                                   ;  2694.3 fadd+fmul   55 t[3]
        xorps xmm15, xmm0                                  ;  2695.3 fadd+fmul   55 t[3]
        xorps xmm15, [rbx - 80]                            ;  2697.3 agu0+agu1+fadd+fmul   55 t[3]
        xorps xmm6, xmm2                                   ;  2697.3 fadd+fmul   55 t[3]
        xorps xmm8, [rsi - 80]                             ;  2698.3 agu2+agu0+fadd+fmul   55 t[3]
        movaps [rbx - 32], xmm6                            ;  2699.3 agu1+agu0+fmisc   55 t[3] spill
        movaps xmm6, [rdi - 80]                            ;  2697.0 agu2+agu1+fmisc   55 t[3]
        xorps xmm6, [r10 + 16]                             ;  2699.3 agu0+agu2+fadd+fmul   55 t[3]
        movaps [rdi - 80], xmm5                            ;  2699.0 agu1+agu0+fmisc   55 t[3] spill
        movaps xmm5, [r10 - 48]                            ;  2700.0 agu2+agu0+fmisc+fadd   55 t[3]
        xorps xmm5, xmm11                                  ;  2702.0 fmul+fadd   55 t[3]
        xorps xmm5, xmm9                                   ;  2704.0 fmul+fadd   55 t[3]
        xorps xmm11, [r10 + 16]                            ;  2703.0 agu1+agu2+fmul+fadd   55 t[3]
        movaps [r10 + 16], xmm5                            ;  2706.0 agu0+agu1+fmisc   55 t[3] spill
        movaps xmm5, [rdi - 48]                            ;  2703.3 agu2+agu0+fmisc+fmul   55 t[3]
        xorps xmm5, xmm9                                   ;  2705.3 fadd+fmul   55 t[3]
        xorps xmm13, xmm0                                  ;  2705.3 fadd+fmul   55 t[3]
        xorps xmm0, xmm3                                   ;  2706.3 fadd+fmul   55 t[3]
        xorps xmm0, [rsi - 112]                            ;  2708.3 agu1+agu2+fadd+fmul   55 t[3]
        xorps xmm1, [rsi - 80]                             ;  2708.3 agu0+agu1+fadd+fmul   55 t[3]
        xorps xmm13, [rax - 80]                            ;  2709.3 agu2+agu0+fadd+fmul   55 t[3]
        movaps [rsi - 80], xmm3                            ;  2707.0 agu1+agu0+fmisc   55 t[3] spill
        movaps xmm3, [rsi - 96]                            ;  2709.0 agu2+agu1+fmisc   55 t[3]
        xorps xmm3, xmm14                                  ;  2711.0 fadd+fmul   55 t[3]
        movaps [rsi - 112], xmm9                           ;  2711.0 agu0+agu2+fmisc   43 t[3] spill
        movaps xmm9, [r11 + 64]                            ;  2711.3 agu1+agu0+fadd+fmul   55 t[3]
        xorps xmm9, xmm8                                   ;  2713.3 fadd+fmul   55 t[3]
        xorps xmm9, [rax - 96]                             ;  2715.3 agu2+agu1+fadd+fmul   55 t[3]
        movaps [r11 + 64], xmm14                           ;  2713.0 agu0+agu1+fmisc   43 t[3] spill
        movaps xmm14, [rdi - 64]                           ;  2714.0 agu2+agu0+fadd+fmisc   55 t[3]
        xorps xmm14, xmm3                                  ;  2716.0 fmul+fadd   55 t[3]
        xorps xmm3, xmm1                                   ;  2716.0 fmul+fadd   55 t[3]
        movaps [rdi - 48], xmm5                            ;  2716.0 agu1+agu2+fmisc   55 t[3] spill
        movaps xmm5, [rbx - 16]                            ;  2717.0 agu0+agu1+fmul+fadd   55 t[3]
        xorps xmm5, xmm2                                   ;  2719.0 fmul+fadd   55 t[3]
        movaps [rbx - 80], xmm2                            ;  2718.0 agu2+agu0+fmisc   55 t[3] spill
        movaps xmm2, xmm11                                 ;  2719.0 fmul+fadd   55 t[3] copy
        xorps xmm2, xmm15                                  ;  2721.0 fmul+fadd   55 t[3]
        movaps [r10 + 0], xmm11                            ;  2720.0 agu1+agu0+fmisc   55 t[3] spill
        movaps xmm11, xmm7                                 ;  2721.0 fmul+fadd   55 t[3] copy
        xorps xmm11, xmm8                                  ;  2723.0 fmul+fadd   55 t[3]
        xorps xmm15, xmm11                                 ;  2725.0 fmul+fadd   55 t[3]
        xorps xmm8, xmm13                                  ;  2724.0 fmul+fadd   55 t[3]
        movaps [rsi - 128], xmm15                          ;  2727.0 agu2+agu0+fmisc   55 t[3] spill
        movaps xmm15, [rdi - 96]                           ;  2724.0 agu1+agu0+fmisc   55 t[3]
        xorps xmm15, xmm14                                 ;  2726.0 fmul+fadd   55 t[3]
        xorps xmm14, [rbx - 96]                            ;  2726.0 agu2+agu1+fmul+fadd   55 t[3]
        movaps [r14 - 80], xmm7                            ;  2726.0 agu0+agu1+fmisc   55 t[3] spill
        movaps xmm7, xmm4                                  ;  2727.0 fmul+fadd   55 t[3] copy
        xorps xmm7, xmm15                                  ;  2729.0 fmul+fadd   55 t[3]
        movaps [r11 + 48], xmm8                            ;  2728.0 agu2+agu0+fmisc   55 t[3] spill
        movaps xmm8, xmm13                                 ;  2729.0 fmul+fadd   55 t[3] copy
        xorps xmm8, xmm3                                   ;  2731.0 fmul+fadd   55 t[3]
        xorps xmm8, xmm7                                   ;  2733.0 fmul+fadd   55 t[3]
        xorps xmm13, xmm0                                  ;  2732.0 fmul+fadd   55 t[3]
        xorps xmm0, [rbx - 112]                            ;  2733.0 agu1+agu0+fmul+fadd   55 t[3]
        movaps [r10 - 16], xmm7                            ;  2731.0 agu2+agu0+fmisc   55 t[3] spill
        movaps xmm7, [rbx - 48]                            ;  2733.0 agu1+agu2+fmisc   55 t[3]
        xorps xmm7, [rsi - 96]                             ;  2735.0 agu0+agu1+fmul+fadd   55 t[3]
        movaps [rsi - 96], xmm8                            ;  2735.0 agu2+agu0+fmisc   55 t[3] spill
        movaps xmm8, xmm12                                 ;  2735.0 fmul+fadd   55 t[3] copy
        xorps xmm8, xmm10                                  ;  2737.0 fmul+fadd   55 t[3]
        movaps [r14 - 96], xmm11                           ;  2737.0 agu1+agu2+fmisc   55 t[3] spill
        movaps xmm11, xmm14                                ;  2737.0 fmul+fadd   55 t[3] copy
        xorps xmm11, xmm7                                  ;  2739.0 fmul+fadd   55 t[3]
        xorps xmm7, xmm9                                   ;  2739.0 fmul+fadd   55 t[3]
        xorps xmm7, xmm8                                   ;  2741.0 fmul+fadd   55 t[3]
        xorps xmm9, [rdi - 48]                             ;  2741.0 agu0+agu1+fmul+fadd   55 t[3]
        xorps xmm12, xmm1                                  ;  2742.0 fmul+fadd   55 t[3]
        xorps xmm1, xmm6                                   ;  2743.0 fmul+fadd   55 t[3]
        xorps xmm12, [rax - 96]                            ;  2744.0 agu2+agu0+fmul+fadd   55 t[3]
        xorps xmm12, [rsi - 112]                           ;  2746.0 agu1+agu0+fmul+fadd   55 t[3]
        movaps [rsi - 112], xmm6                           ;  2742.0 agu2+agu1+fmisc   55 t[3] spill
        movaps xmm6, [r10 - 48]                            ;  2744.0 agu0+agu1+fmisc   55 t[3]
        xorps xmm6, [rbx - 64]                             ;  2746.0 agu2+agu0+fmul+fadd   55 t[3]
        xorps xmm12, xmm6                                  ;  2748.0 fmul+fadd   55 t[3]
        xorps xmm6, xmm5                                   ;  2748.0 fmul+fadd   55 t[3]
        xorps xmm5, xmm2                                   ;  2749.0 fmul+fadd   55 t[3]
        xorps xmm5, [r10 - 32]                             ;  2751.0 agu1+agu2+fmul+fadd   55 t[3]
        movaps [rbx + 16], xmm12                           ;  2750.0 agu0+agu1+fmisc   55 t[3] spill
        movaps xmm12, [rdi - 64]                           ;  2749.0 agu2+agu0+fmisc   55 t[3]
        xorps xmm12, [rbx + 0]                             ;  2751.0 agu1+agu2+fmul+fadd   55 t[3]
        xorps xmm4, xmm12                                  ;  2753.0 fmul+fadd   55 t[3]
        xorps xmm12, xmm13                                 ;  2753.0 fmul+fadd   55 t[3]
        movaps [rdi - 64], xmm8                            ;  2751.0 agu0+agu1+fmisc   55 t[3] spill
        movaps xmm8, [rax - 80]                            ;  2753.0 agu2+agu0+fmisc   55 t[3]
        xorps xmm8, [rdi - 80]                             ;  2755.0 agu1+agu2+fmul+fadd   55 t[3]
        movaps [rax - 80], xmm11                           ;  2755.0 agu0+agu1+fmisc   55 t[3] spill
        movaps xmm11, xmm0                                 ;  2755.0 fmul+fadd   55 t[3] copy
        xorps xmm11, xmm8                                  ;  2757.0 fmul+fadd   55 t[3]
        movaps [r10 + 32], xmm11                           ;  2759.0 agu2+agu0+fmisc   55 t[3] spill
        movaps xmm11, [r11 + 64]                           ;  2757.0 agu1+agu0+fmul+fadd   55 t[3]
        xorps xmm11, xmm10                                 ;  2759.0 fmul+fadd   55 t[3]
        xorps xmm11, [rdi - 80]                            ;  2761.0 agu2+agu1+fmul+fadd   55 t[3]
        xorps xmm11, [rbx - 96]                            ;  2763.0 agu0+agu1+fmul+fadd   55 t[3]
        xorps xmm10, [rsi - 80]                            ;  2761.0 agu2+agu0+fmul+fadd   55 t[3]
        xorps xmm0, xmm4                                   ;  2762.0 fmul+fadd   55 t[3]
        xorps xmm13, [r8 + 3584]                           ;  2763.0 agu1+agu2+fmul+fadd   55 t[3]
        xorps xmm0, [r8 + 3600]                            ;  2764.0 agu0+agu1+fmul+fadd   55 t[3]
        xorps xmm15, [r8 + 3616]                           ;  2765.0 agu2+agu0+fmul+fadd   55 t[3]
        xorps xmm15, [rbx - 48]                            ;  2767.0 agu1+agu0+fmul+fadd   55 t[3]
        xorps xmm2, [r8 + 3680]                            ;  2767.0 agu2+agu1+fmul+fadd   55 t[3]
        xorps xmm8, xmm12                                  ;  2768.0 fmul+fadd   55 t[3]
        xorps xmm8, [r8 + 3728]                            ;  2770.0 agu0+agu2+fmul+fadd   55 t[3]
        xorps xmm8, [rsi - 96]                             ;  2772.0 agu1+agu0+fmul+fadd   55 t[3]
        xorps xmm14, [r8 + 3744]                           ;  2771.0 agu2+agu1+fmul+fadd   55 t[3]
        xorps xmm14, [rbx + 0]                             ;  2773.0 agu0+agu2+fmul+fadd   55 t[3]
        movaps [rbx + 0], xmm14                            ;  2775.0 agu1+agu0+fmisc   55 t[3] spill
        movaps xmm14, xmm11                                ;  2773.0 fmul+fadd   55 t[3] copy
        xorps xmm14, xmm3                                  ;  2775.0 fmul+fadd   55 t[3]
        xorps xmm14, xmm7                                  ;  2777.0 fmul+fadd   55 t[3]
        xorps xmm14, [r8 + 3632]                           ;  2779.0 agu2+agu1+fmul+fadd   55 t[3]
        xorps xmm7, [r8 + 3760]                            ;  2777.0 agu0+agu1+fmul+fadd   55 t[3]
        movaps [rbx - 48], xmm7                            ;  2779.0 agu2+agu0+fmisc   55 t[3] spill
        movaps xmm7, [rbx - 64]                            ;  2776.7 agu1+agu2+fmisc   55 t[3]
        xorps xmm7, xmm10                                  ;  2778.7 fmul+fadd   55 t[3]
        xorps xmm7, [r8 + 3648]                            ;  2780.7 agu0+agu1+fmul+fadd   55 t[3]
        xorps xmm7, [rdi - 48]                             ;  2782.7 agu2+agu0+fmul+fadd   55 t[3]
        movaps [rbx - 64], xmm8                            ;  2779.0 agu1+agu2+fmisc   55 t[3] spill
        movaps xmm8, xmm6                                  ;  2781.0 fmul+fadd   55 t[3] copy
        xorps xmm8, [r8 + 3664]                            ;  2783.0 agu0+agu1+fmul+fadd   55 t[3]
        xorps xmm6, [r8 + 3792]                            ;  2783.0 agu2+agu0+fmul+fadd   55 t[3]
        xorps xmm6, [rdi - 48]                             ;  2785.0 agu1+agu2+fmul+fadd   55 t[3]
        xorps xmm6, [r10 + 16]                             ;  2787.0 agu0+agu1+fmul+fadd   55 t[3]
        xorps xmm4, [r8 + 3872]                            ;  2786.0 agu2+agu0+fmul+fadd   55 t[3]
        xorps xmm4, [rax - 80]                             ;  2788.0 agu1+agu2+fmul+fadd   55 t[3]
        movaps [rbx - 96], xmm4                            ;  2790.0 agu0+agu1+fmisc   55 t[3] spill
        movaps xmm4, [r14 - 96]                            ;  2786.3 agu2+agu0+fmisc   55 t[3]
        xorps xmm4, [r8 + 3696]                            ;  2788.3 agu1+agu2+fmul+fadd   55 t[3]
        xorps xmm4, [rdi - 80]                             ;  2790.3 agu0+agu1+fmul+fadd   55 t[3]
        xorps xmm3, [r8 + 3888]                            ;  2790.0 agu2+agu0+fmul+fadd   55 t[3]
        xorps xmm3, [rdi - 64]                             ;  2792.0 agu1+agu2+fmul+fadd   55 t[3]
        movaps [rdi - 64], xmm3                            ;  2794.0 agu0+agu1+fmisc   55 t[3] spill
        movaps xmm3, [r11 + 48]                            ;  2791.0 agu2+agu0+fmisc   55 t[3]
        xorps xmm3, [r8 + 3712]                            ;  2793.0 agu1+agu2+fmul+fadd   55 t[3]
        xorps xmm3, [rbx - 112]                            ;  2795.0 agu0+agu1+fmul+fadd   55 t[3]
        movaps [rbx - 112], xmm6                           ;  2793.0 agu2+agu0+fmisc   55 t[3] spill
        movaps xmm6, [r10 - 48]                            ;  2794.0 agu1+agu2+fmul+fadd   55 t[3]
        xorps xmm6, xmm9                                   ;  2796.0 fmul+fadd   55 t[3]
        xorps xmm6, [r8 + 3776]                            ;  2798.0 agu0+agu1+fmul+fadd   55 t[3]
        xorps xmm12, [r8 + 3984]                           ;  2797.0 agu2+agu0+fmul+fadd   55 t[3]
        xorps xmm12, [rdi - 96]                            ;  2799.0 agu1+agu2+fmul+fadd   55 t[3]
        xorps xmm12, [r10 + 32]                            ;  2801.0 agu0+agu1+fmul+fadd   55 t[3]
        movaps [rdi - 96], xmm12                           ;  2803.0 agu2+agu0+fmisc   55 t[3] spill
        movaps xmm12, [rbx - 32]                           ;  2799.0 agu1+agu2+fmisc   55 t[3]
        xorps xmm12, xmm5                                  ;  2801.0 fmul+fadd   55 t[3]
        xorps xmm12, [r8 + 3808]                           ;  2803.0 agu0+agu1+fmul+fadd   55 t[3]
        xorps xmm5, [r8 + 3936]                            ;  2802.0 agu2+agu0+fmul+fadd   55 t[3]
        xorps xmm5, [rsi - 112]                            ;  2804.0 agu1+agu2+fmul+fadd   55 t[3]
        movaps [rsi - 112], xmm5                           ;  2806.0 agu0+agu1+fmisc   55 t[3] spill
        movaps xmm5, [r14 - 80]                            ;  2803.3 agu2+agu0+fmisc+fmul   55 t[3]
        xorps xmm5, xmm1                                   ;  2805.3 fadd+fmul   55 t[3]
        xorps xmm5, [r8 + 3824]                            ;  2807.3 agu1+agu2+fadd+fmul   55 t[3]
        xorps xmm1, [r8 + 3952]                            ;  2806.3 agu0+agu1+fadd+fmul   55 t[3]
        xorps xmm1, [rsi - 128]                            ;  2808.3 agu2+agu0+fadd+fmul   55 t[3]
        xorps xmm9, xmm10                                  ;  2808.3 fadd+fmul   55 t[3]
        movaps xmm10, [r11 + 48]                           ;  2806.7 agu1+agu2+fmisc   55 t[3]
        xorps xmm10, [r8 + 3840]                           ;  2809.3 agu0+agu1+fadd+fmul   55 t[3]
        xorps xmm10, [r10 + 32]                            ;  2811.3 agu2+agu0+fadd+fmul   55 t[3]
        xorps xmm11, [r8 + 4016]                           ;  2811.3 agu1+agu2+fadd+fmul   55 t[3]
        xorps xmm11, [rax - 96]                            ;  2813.3 agu0+agu1+fadd+fmul   55 t[3]
        xorps xmm9, [r8 + 4032]                            ;  2813.3 agu2+agu0+fadd+fmul   55 t[3]
        xorps xmm9, [rbx + 16]                             ;  2815.3 agu1+agu2+fadd+fmul   55 t[3]
        movaps [rax - 96], xmm9                            ;  2817.3 agu0+agu1+fmisc   55 t[3] spill
        movaps xmm9, [rsi - 96]                            ;  2813.3 agu2+agu0+fmisc   55 t[3]
        xorps xmm9, [r8 + 3856]                            ;  2815.3 agu1+agu0+fadd+fmul   55 t[3]
        movaps [rsi - 96], xmm11                           ;  2815.3 agu2+agu1+fmisc   55 t[3] spill
        movaps xmm11, [rbx + 16]                           ;  2816.3 agu0+agu1+fadd+fmisc   55 t[3]
        xorps xmm11, [r8 + 3904]                           ;  2818.3 agu2+agu0+fmul+fadd   55 t[3]
        movaps [rbx + 16], xmm1                            ;  2818.3 agu1+agu2+fmisc   55 t[3] spill
        movaps xmm1, [r10 - 32]                            ;  2818.0 agu0+agu1+fmul+fadd   55 t[3]
        xorps xmm1, [r8 + 3920]                            ;  2820.0 agu2+agu0+fmul+fadd   55 t[3]
        xorps xmm1, [rbx - 80]                             ;  2822.0 agu1+agu2+fmul+fadd   55 t[3]
        xorps xmm1, [rdi - 48]                             ;  2824.0 agu0+agu1+fmul+fadd   55 t[3]
        movaps [rdi - 48], xmm1                            ;  2826.0 agu2+agu0+fmisc   55 t[3] spill
        movaps xmm1, [r10 + 32]                            ;  2821.3 agu1+agu2+fmisc+fmul   55 t[3]
        xorps xmm1, [r8 + 3968]                            ;  2823.3 agu0+agu1+fadd+fmul   55 t[3]
        xorps xmm1, [rsi - 80]                             ;  2825.3 agu2+agu0+fadd+fmul   55 t[3]
        movaps [rsi - 80], xmm1                            ;  2827.3 agu1+agu2+fmisc   55 t[3] spill
        movaps xmm1, [rax - 80]                            ;  2824.3 agu0+agu1+fadd+fmisc   55 t[3]
        xorps xmm1, [r8 + 4000]                            ;  2826.3 agu2+agu0+fmul+fadd   55 t[3]
        xorps xmm1, [r10 - 16]                             ;  2828.3 agu1+agu0+fmul+fadd   55 t[3]
        movaps [r10 - 16], xmm1                            ;  2830.3 agu2+agu1+fmisc   55 t[3] spill
        movaps xmm1, [r10 + 16]                            ;  2827.0 agu0+agu2+fmul+fadd   55 t[3]
        xorps xmm1, [r8 + 4048]                            ;  2829.0 agu1+agu0+fmul+fadd   55 t[3]
        xorps xmm1, [rbx - 16]                             ;  2831.0 agu2+agu1+fmul+fadd   55 t[3]
        movaps [rbx - 16], xmm1                            ;  2833.0 agu0+agu2+fmisc   55 t[3] spill
        movaps xmm1, [r10 + 0]                             ;  2829.3 agu1+agu0+fmisc+fmul   55 t[3]
        xorps xmm1, [r8 + 4064]                            ;  2831.3 agu2+agu1+fadd+fmul   55 t[3]
        xorps xmm1, [rbx - 32]                             ;  2833.3 agu0+agu2+fadd+fmul   55 t[3]
        movaps [rbx - 32], xmm1                            ;  2835.3 agu1+agu0+fmisc   55 t[3] spill
        movaps xmm1, [rsi - 128]                           ;  2832.3 agu2+agu1+fadd+fmisc   55 t[3]
        xorps xmm1, [r8 + 4080]                            ;  2834.3 agu0+agu2+fmul+fadd   55 t[3]
        movaps [rsi - 128], xmm1                           ;  2836.3 agu1+agu0+fmisc   55 t[3] spill
        movaps xmm1, [rdx - 16]                            ;  2834.0 agu2+agu1+fmul+fadd   55 t[0] reload
        movaps [r11 - 16], xmm1                            ;  2836.3 agu0+agu2+fmisc   53 rounds
        movaps xmm1, [rdi + 16]                            ;  2835.0 agu1+agu0+fmul+fadd   55 t[0] reload
        movaps [r15 - 80], xmm1                            ;  2838.3 agu2+agu1+fmisc   53 rounds
        movaps xmm1, [rax - 32]                            ;  2836.0 agu0+agu2+fmul+fadd   55 t[0] reload
        movaps [r15 - 64], xmm1                            ;  2840.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rcx - 64]                            ;  2837.0 agu2+agu1+fmul+fadd   55 t[0] reload
        movaps [r11 + 80], xmm1                            ;  2842.3 agu0+agu2+fmisc   53 rounds
        movaps xmm1, [rcx - 128]                           ;  2838.3 agu1+agu0+fmul+fadd   55 t[0] reload
        movaps [r13 + 48], xmm1                            ;  2844.3 agu2+agu1+fmisc   53 rounds
        movaps xmm1, [rbp + 0]                             ;  2839.7 agu0+agu2+fmul+fadd   55 t[0] reload
        movaps [r15 - 48], xmm1                            ;  2846.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rsi - 16]                            ;  2841.0 agu2+agu1+fadd+fmul   55 t[0] reload
        movaps [r15 - 32], xmm1                            ;  2848.3 agu0+agu2+fmisc   53 rounds
        movaps xmm1, [rax - 64]                            ;  2842.3 agu1+agu0+fadd+fmul   55 t[0] reload
        movaps [rbx + 96], xmm1                            ;  2850.3 agu2+agu1+fmisc   53 rounds
        movaps xmm1, [rdi - 16]                            ;  2843.7 agu0+agu2+fadd+fmul   55 t[0] reload
        movaps [r10 + 64], xmm1                            ;  2852.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rcx - 96]                            ;  2845.0 agu2+agu1+fadd+fmul   55 t[0] reload
        movaps [r15 - 16], xmm1                            ;  2854.3 agu0+agu2+fmisc   53 rounds
        movaps xmm1, [rsi - 32]                            ;  2846.3 agu1+agu0+fadd+fmul   55 t[0] reload
        movaps [r15 + 0], xmm1                             ;  2856.3 agu2+agu1+fmisc   53 rounds
        movaps xmm1, [rcx - 80]                            ;  2847.7 agu0+agu2+fadd+fmul   55 t[0] reload
        movaps [r11 + 96], xmm1                            ;  2858.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rsi + 0]                             ;  2849.0 agu2+agu1+fadd+fmul   55 t[0] reload
        movaps [r14 + 112], xmm1                           ;  2860.3 agu0+agu2+fmisc   53 rounds
        movaps xmm1, [rdi + 112]                           ;  2850.3 agu1+agu0+fadd+fmul   55 t[0] reload
        movaps [r15 + 16], xmm1                            ;  2862.3 agu2+agu1+fmisc   53 rounds
        movaps xmm1, [rdx + 32]                            ;  2852.3 agu0+agu2+fadd+fmul   55 t[0] reload
        movaps [r15 + 32], xmm1                            ;  2864.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rbp - 16]                            ;  2854.3 agu2+agu1+fadd+fmul   55 t[0] reload
        movaps [rbx + 32], xmm1                            ;  2866.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rbp + 80]                            ;  2856.3 agu2+agu0+fadd+fmul   55 t[0] reload
        movaps [r10 + 80], xmm1                            ;  2868.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rbp - 64]                            ;  2858.3 agu2+agu1+fadd+fmul   55 t[0] reload
        movaps [r15 + 48], xmm1                            ;  2870.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rdi - 32]                            ;  2860.3 agu2+agu0+fadd+fmul   55 t[0] reload
        movaps [r15 + 64], xmm1                            ;  2872.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rdx - 64]                            ;  2862.3 agu2+agu1+fadd+fmul   55 t[0] reload
        movaps [r11 + 112], xmm1                           ;  2874.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rdx + 16]                            ;  2864.3 agu2+agu0+fadd+fmul   55 t[0] reload
        movaps [r14 + 16], xmm1                            ;  2876.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rbp + 16]                            ;  2866.3 agu2+agu1+fadd+fmul   55 t[0] reload
        movaps [r15 + 80], xmm1                            ;  2878.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rbp + 32]                            ;  2868.3 agu2+agu0+fadd+fmul   55 t[0] reload
        movaps [r15 + 96], xmm1                            ;  2880.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rbp - 80]                            ;  2870.3 agu2+agu1+fadd+fmul   55 t[0] reload
        movaps [r14 - 64], xmm1                            ;  2882.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rdx - 32]                            ;  2872.3 agu2+agu0+fadd+fmul   55 t[0] reload
        movaps [r10 + 96], xmm1                            ;  2884.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rdi + 96]                            ;  2874.3 agu2+agu1+fadd+fmul   55 t[0] reload
        movaps [r15 + 112], xmm1                           ;  2886.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rcx - 112]                           ;  2876.3 agu2+agu0+fadd+fmul   55 t[0] reload
        movaps [rbp + 2944], xmm1                          ;  2888.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rdx - 112]                           ;  2878.3 agu2+agu1+fadd+fmul   55 t[0] reload
        movaps [r13 - 128], xmm1                           ;  2890.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rsi - 64]                            ;  2880.3 agu2+agu0+fadd+fmul   55 t[0] reload
        movaps [r14 + 32], xmm1                            ;  2892.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rdi + 0]                             ;  2882.3 agu2+agu1+fadd+fmul   55 t[0] reload
        movaps [rbp + 2960], xmm1                          ;  2894.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rcx - 48]                            ;  2884.3 agu2+agu0+fadd+fmul   55 t[0] reload
        movaps [rbp + 2976], xmm1                          ;  2896.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rbp + 112]                           ;  2886.3 agu2+agu1+fadd+fmul   55 t[0] reload
        movaps [r14 - 48], xmm1                            ;  2898.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [r11 - 32]                            ;  2888.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [r11 + 0], xmm1                             ;  2900.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [r10 + 48]                            ;  2890.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [rbp + 2992], xmm1                          ;  2902.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [r11 - 48]                            ;  2892.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [rbp + 3008], xmm1                          ;  2904.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rcx + 0]                             ;  2894.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [r13 - 112], xmm1                           ;  2906.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rdi + 80]                            ;  2896.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [r13 + 64], xmm1                            ;  2908.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rbp - 128]                           ;  2898.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [rbp + 3024], xmm1                          ;  2910.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rbp - 112]                           ;  2900.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [rbp + 3040], xmm1                          ;  2912.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rcx - 32]                            ;  2902.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [rbx + 112], xmm1                           ;  2914.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rsi + 48]                            ;  2904.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [r10 + 112], xmm1                           ;  2916.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rdi + 64]                            ;  2906.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [rbp + 3056], xmm1                          ;  2918.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rsi + 80]                            ;  2908.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [rbp + 3072], xmm1                          ;  2920.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rcx - 16]                            ;  2910.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [r13 - 96], xmm1                            ;  2922.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rsi + 16]                            ;  2912.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [r15 - 128], xmm1                           ;  2924.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rdi + 32]                            ;  2914.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [rbp + 3088], xmm1                          ;  2926.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rdx + 64]                            ;  2916.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [rbp + 3104], xmm1                          ;  2928.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rcx + 48]                            ;  2918.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [rbx + 48], xmm1                            ;  2930.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rdx - 128]                           ;  2920.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [r11 - 128], xmm1                           ;  2932.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rbp - 32]                            ;  2922.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [rbp + 3120], xmm1                          ;  2934.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rsi + 32]                            ;  2924.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [rbp + 3136], xmm1                          ;  2936.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rdx - 48]                            ;  2926.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [r13 - 80], xmm1                            ;  2938.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rsi - 48]                            ;  2928.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [r14 + 48], xmm1                            ;  2940.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rbp + 48]                            ;  2930.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [rbp + 3152], xmm1                          ;  2942.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rbp + 64]                            ;  2932.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [rbp + 3168], xmm1                          ;  2944.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rdi + 48]                            ;  2934.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [r14 - 32], xmm1                            ;  2946.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rdx + 48]                            ;  2936.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [r11 - 112], xmm1                           ;  2948.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rbp - 48]                            ;  2938.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [rbp + 3184], xmm1                          ;  2950.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rax - 48]                            ;  2940.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [rbp + 3200], xmm1                          ;  2952.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rbp - 96]                            ;  2942.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [r13 - 64], xmm1                            ;  2954.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rsi + 64]                            ;  2944.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [r14 + 64], xmm1                            ;  2956.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rcx + 32]                            ;  2946.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [rbp + 3216], xmm1                          ;  2958.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rcx + 16]                            ;  2948.3 agu2+agu0+fadd+fmul   55 t[1] reload
        movaps [rbp + 3232], xmm1                          ;  2960.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rbp + 96]                            ;  2950.3 agu2+agu1+fadd+fmul   55 t[1] reload
        movaps [r14 - 16], xmm1                            ;  2962.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [r14 - 112]                           ;  2952.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [r11 + 16], xmm1                            ;  2964.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [r14 - 128]                           ;  2954.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [rbp + 3248], xmm1                          ;  2966.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [r13 + 112]                           ;  2956.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [rbp + 3264], xmm1                          ;  2968.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rax + 64]                            ;  2958.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [r13 - 48], xmm1                            ;  2970.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [r10 - 96]                            ;  2960.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [r13 + 80], xmm1                            ;  2972.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rdx - 96]                            ;  2962.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [rbp + 3280], xmm1                          ;  2974.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rcx + 64]                            ;  2964.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [rbp + 3296], xmm1                          ;  2976.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [r10 - 80]                            ;  2966.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [r10 - 128], xmm1                           ;  2978.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rax + 16]                            ;  2968.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [r11 - 96], xmm1                            ;  2980.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rax + 32]                            ;  2970.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [rbp + 3312], xmm1                          ;  2982.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rax + 112]                           ;  2972.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [rbp + 3328], xmm1                          ;  2984.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rax + 48]                            ;  2974.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [r13 - 32], xmm1                            ;  2986.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rcx + 80]                            ;  2976.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [r15 - 112], xmm1                           ;  2988.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rax - 16]                            ;  2978.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [rbp + 3344], xmm1                          ;  2990.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rdi - 128]                           ;  2980.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [rbp + 3360], xmm1                          ;  2992.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rax - 112]                           ;  2982.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [rbx + 64], xmm1                            ;  2994.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rax - 128]                           ;  2984.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [rbp + 3376], xmm1                          ;  2996.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rax + 0]                             ;  2986.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [rbp + 3392], xmm1                          ;  2998.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rdi - 112]                           ;  2988.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [rbp + 3408], xmm1                          ;  3000.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rdx - 80]                            ;  2990.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [rbp + 3424], xmm1                          ;  3002.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rsi + 112]                           ;  2992.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [r11 - 80], xmm1                            ;  3004.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rdx + 0]                             ;  2994.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [rbp + 3440], xmm1                          ;  3006.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [r10 - 64]                            ;  2996.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [rbp + 3456], xmm1                          ;  3008.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rdx + 96]                            ;  2998.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [r13 - 16], xmm1                            ;  3010.3 agu0+agu1+fmisc   53 rounds
        movaps xmm1, [rcx + 112]                           ;  3000.3 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps [r14 + 80], xmm1                            ;  3012.3 agu1+agu0+fmisc   53 rounds
        movaps xmm1, [rax + 96]                            ;  3002.3 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps [rbp + 3472], xmm1                          ;  3014.3 agu0+agu1+fmisc   53 rounds
        movaps [r11 + 32], xmm13                           ;  3016.3 agu2+agu0+fmisc   53 rounds
        movaps xmm1, [rax + 80]                            ;  3006.3 agu1+agu0+fadd+fmul   55 t[2] reload
        movaps [rbp + 3488], xmm1                          ;  3018.3 agu2+agu0+fmisc   53 rounds
        movaps [rbp + 3504], xmm0                          ;  3020.3 agu1+agu2+fmisc   53 rounds
        movaps xmm0, [rdx + 80]                            ;  3010.3 agu0+agu1+fadd+fmul   55 t[2] reload
        movaps [r14 + 0], xmm0                             ;  3022.3 agu2+agu0+fmisc   53 rounds
        movaps [rbp + 3520], xmm15                         ;  3024.3 agu1+agu2+fmisc   53 rounds
        movaps [r13 + 0], xmm14                            ;  3026.3 agu0+agu1+fmisc   53 rounds
        movaps [r13 + 96], xmm7                            ;  3028.3 agu2+agu0+fmisc   53 rounds
        movaps [rbp + 3536], xmm8                          ;  3030.3 agu1+agu0+fmisc   53 rounds
        movaps [rbp + 3552], xmm2                          ;  3032.3 agu2+agu0+fmisc   53 rounds
        movaps [r10 - 112], xmm4                           ;  3034.3 agu1+agu0+fmisc   53 rounds
        movaps [r11 - 64], xmm3                            ;  3036.3 agu2+agu0+fmisc   53 rounds
        movaps xmm14, [rbx - 64]                           ;  3026.3 agu1+agu0+fadd+fmul   55 t[3] reload
        movaps [rbp + 3568], xmm14                         ;  3038.3 agu2+agu0+fmisc   53 rounds
        movaps xmm14, [rbx + 0]                            ;  3028.3 agu1+agu2+fadd+fmul   55 t[3] reload
        movaps [rbp + 3584], xmm14                         ;  3040.3 agu0+agu1+fmisc   53 rounds
        movaps [r15 - 96], xmm6                            ;  3042.3 agu2+agu0+fmisc   53 rounds
        movaps xmm14, [rbx - 48]                           ;  3032.3 agu1+agu0+fadd+fmul   55 t[3] reload
        movaps [r13 + 16], xmm14                           ;  3044.3 agu2+agu0+fmisc   53 rounds
        movaps [rbp + 3616], xmm12                         ;  3046.3 agu1+agu2+fmisc   53 rounds
        movaps xmm14, [rbx - 112]                          ;  3036.3 agu0+agu1+fadd+fmul   55 t[3] reload
        movaps [rbp + 3600], xmm14                         ;  3048.3 agu2+agu0+fmisc   53 rounds
        movaps [rbx + 80], xmm5                            ;  3050.3 agu1+agu2+fmisc   53 rounds
        movaps [rbp + 3632], xmm9                          ;  3052.3 agu0+agu1+fmisc   53 rounds
        movaps xmm14, [rbx - 96]                           ;  3042.3 agu2+agu0+fadd+fmul   55 t[3] reload
        movaps [rbp + 3648], xmm14                         ;  3054.3 agu1+agu0+fmisc   53 rounds
        movaps [r14 + 96], xmm11                           ;  3056.3 agu2+agu1+fmisc   53 rounds
        movaps xmm14, [rdi - 64]                           ;  3046.3 agu0+agu1+fadd+fmul   55 t[3] reload
        movaps [r13 + 32], xmm14                           ;  3058.3 agu2+agu0+fmisc   53 rounds
        movaps xmm14, [rdi - 48]                           ;  3048.3 agu1+agu2+fadd+fmul   55 t[3] reload
        movaps [rbp + 3664], xmm14                         ;  3060.3 agu0+agu1+fmisc   53 rounds
        movaps xmm14, [rsi - 112]                          ;  3050.3 agu2+agu0+fadd+fmul   55 t[3] reload
        movaps [rbp + 3680], xmm14                         ;  3062.3 agu1+agu0+fmisc   53 rounds
        add r8, 0x800                                      ;  3052.3 alu0    53 rounds
        movaps xmm14, [rdx + 112]                          ;  3052.7 agu2+agu1+fadd+fmul   55 t[2] reload
        movaps xmm12, [rsi + 96]                           ;  3053.7 agu0+agu1+fadd+fmul   55 t[2] reload
        movaps xmm13, [rcx + 96]                           ;  3054.7 agu2+agu0+fadd+fmul   55 t[2] reload
        movaps xmm8, [rbx - 128]                           ;  3055.7 agu1+agu2+fadd+fmul   55 t[2] reload
        movaps xmm9, [rbx + 16]                            ;  3056.7 agu0+agu1+fadd+fmul   55 t[3] reload
        movaps xmm1, [rsi - 80]                            ;  3057.7 agu2+agu0+fadd+fmul   55 t[3] reload
        movaps xmm4, [rdi - 96]                            ;  3058.7 agu1+agu2+fadd+fmul   55 t[3] reload
        movaps xmm6, [r10 - 16]                            ;  3059.7 agu0+agu1+fadd+fmul   55 t[3] reload
        movaps xmm2, [rsi - 96]                            ;  3060.7 agu2+agu0+fadd+fmul   55 t[3] reload
        movaps xmm3, [rax - 96]                            ;  3061.7 agu1+agu2+fadd+fmul   55 t[3] reload
        movaps xmm7, [rbx - 16]                            ;  3062.7 agu0+agu1+fadd+fmul   55 t[3] reload
        movaps xmm5, [rbx - 32]                            ;  3063.7 agu2+agu0+fmisc+fadd   55 t[3] reload
        movaps xmm0, [rsi - 128]                           ;  3064.3 agu1+agu2+fmul+fmisc   55 t[3] reload
        movaps xmm11, xmm10                                ;  3064.7 fadd+fmul   55 t[3] copy
        movaps xmm10, xmm14                                ;  3065.7 fadd+fmul   55 t[2] copy
        cmp r8, qword [rbp + 5040]                         ;                    more rounds?
        jne .rounds_2
        movdqa [rbp + 3840], xmm0                          ;                    resident
        movdqa [rbp + 3824], xmm1                          ;                    resident
        movdqa [rbp + 3888], xmm2                          ;                    resident
        movdqa [rbp + 3904], xmm3                          ;                    resident
        movdqa [rbp + 3920], xmm4                          ;                    resident
        movdqa [rbp + 3968], xmm5                          ;                    resident
        movdqa [rbp + 3936], xmm6                          ;                    resident
        movdqa [rbp + 3952], xmm7                          ;                    resident
        movdqa [rbp + 3776], xmm8                          ;                    resident
        movdqa [rbp + 3808], xmm9                          ;                    resident
        movdqa [rbp + 3760], xmm10                         ;                    resident
        movdqa [rbp + 3792], xmm11                         ;                    resident
        movdqa [rbp + 3856], xmm12                         ;                    resident
        movdqa [rbp + 3872], xmm13                         ;                    resident
        mov qword [rbp + 5032], r8                         ;                    resident
        movaps xmm0, [r15 - 80]                            ;     2.0 agu0+agu1+fadd+fmul   43 dst
        movaps xmm1, [r15 - 32]                            ;     2.0 agu2+agu0+fmisc+fadd   43 dst
        movaps xmm2, [r15 - 64]                            ;     2.0 agu1+agu2+fmul+fmisc   43 dst
        movaps xmm3, [r15 - 48]                            ;     2.3 agu0+agu1+fadd+fmul   43 dst
        movaps xmm4, [r11 + 80]                            ;     3.0 agu2+agu0+fmisc+fadd   43 dst
        movaps xmm5, [r13 + 48]                            ;     3.7 agu1+agu2+fmul+fmisc   43 dst reload
        xorps xmm4, xmm5                                   ;     5.7 fadd+fmul   43 dst
        xorps xmm0, xmm4                                   ;     7.7 fadd+fmul   43 dst
        movaps xmm6, xmm0                                  ;     9.7 fadd+fmul   43 dst copy
        movaps xmm7, [rbx + 96]                            ;     7.0 agu0+agu1+fmisc+fadd   43 dst reload
        xorps xmm6, xmm7                                   ;    11.7 fmul+fadd   43 dst
        xorps xmm1, xmm6                                   ;    13.7 fmul+fadd   43 dst
        xorps xmm3, xmm1                                   ;    15.7 fmul+fadd   43 dst
        movaps xmm8, xmm6                                  ;    13.7 fmul+fadd   43 dst copy
        movaps xmm9, [r11 - 16]                            ;    10.3 agu2+agu0+fmisc   43 dst reload
        xorps xmm8, xmm9                                   ;    15.7 fmul+fadd   43 dst
        xorps xmm2, xmm8                                   ;    17.7 fmul+fadd   43 dst
        movaps xmm10, xmm1                                 ;    15.7 fmul+fadd   43 dst copy
        movaps xmm11, xmm2                                 ;    19.7 fmul+fadd   43 dst copy
        movaps xmm12, [r11 + 80]                           ;    15.3 agu1+agu0+fmisc+fmul   43 dst reload
        xorps xmm11, xmm12                                 ;    21.7 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;    23.7 fadd+fmul   43 dst
        movaps xmm13, xmm1                                 ;    18.3 fadd+fmul   43 dst copy
        movaps xmm14, xmm6                                 ;    19.3 fadd+fmul   43 dst copy
        andps xmm14, xmm10                                 ;    25.7 fadd+fmul   43 dst
        movaps xmm15, xmm6                                 ;    21.3 fadd+fmul   43 dst copy
        movaps [rbp - 96], xmm1                            ;    20.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm10                                 ;    25.7 fadd+fmul   43 dst copy
        xorps xmm1, xmm7                                   ;    27.7 fadd+fmul   43 dst
        movaps xmm7, xmm8                                  ;    24.3 fadd+fmul   43 dst copy
        orps xmm7, [rbx + 96]                              ;    26.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm2, xmm7                                   ;    28.3 fadd+fmul   43 dst
        movaps [rbp - 32], xmm10                           ;    25.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm10, xmm8                                 ;    27.3 fadd+fmul   43 dst copy
        movaps [rdi + 0], xmm6                             ;    27.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm6, xmm14                                 ;    28.3 fadd+fmul   43 dst copy
        xorps xmm6, xmm5                                   ;    30.3 fadd+fmul   43 dst
        movaps [rsi - 32], xmm8                            ;    29.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm8, xmm11                                 ;    30.3 fadd+fmul   43 dst copy
        movaps xmm12, xmm11                                ;    31.3 fadd+fmul   43 dst copy
        xorps xmm5, xmm3                                   ;    32.3 fadd+fmul   43 dst
        xorps xmm12, xmm5                                  ;    34.3 fadd+fmul   43 dst
        movaps [rbp - 48], xmm11                           ;    32.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm3                                 ;    34.3 fadd+fmul   43 dst copy
        xorps xmm11, xmm9                                  ;    36.3 fadd+fmul   43 dst
        movaps [rbp + 80], xmm11                           ;    38.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm3                                 ;    36.3 fadd+fmul   43 dst copy
        movaps [rbp - 128], xmm3                           ;    36.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm5                                  ;    37.3 fadd+fmul   43 dst copy
        xorps xmm3, xmm1                                   ;    39.3 fadd+fmul   43 dst
        andps xmm11, xmm3                                  ;    41.3 fadd+fmul   43 dst
        xorps xmm0, xmm11                                  ;    43.3 fadd+fmul   43 dst
        movaps xmm11, xmm3                                 ;    41.3 fadd+fmul   43 dst copy
        xorps xmm11, [r11 + 80]                            ;    43.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;    45.3 fadd+fmul   43 dst
        movaps [rsi - 64], xmm3                            ;    41.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm1                                  ;    44.3 fadd+fmul   43 dst copy
        xorps xmm3, xmm9                                   ;    46.3 fadd+fmul   43 dst
        xorps xmm4, xmm3                                   ;    48.3 fadd+fmul   43 dst
        andps xmm3, xmm1                                   ;    48.3 fadd+fmul   43 dst
        xorps xmm0, xmm3                                   ;    50.3 fadd+fmul   43 dst
        andps xmm8, xmm4                                   ;    50.3 fadd+fmul   43 dst
        xorps xmm3, xmm8                                   ;    52.3 fadd+fmul   43 dst
        xorps xmm15, xmm4                                  ;    51.3 fadd+fmul   43 dst
        xorps xmm14, xmm0                                  ;    52.3 fadd+fmul   43 dst
        xorps xmm7, xmm0                                   ;    53.3 fadd+fmul   43 dst
        andps xmm13, xmm15                                 ;    54.3 fadd+fmul   43 dst
        xorps xmm14, xmm13                                 ;    56.3 fadd+fmul   43 dst
        xorps xmm6, xmm3                                   ;    56.3 fadd+fmul   43 dst
        xorps xmm2, xmm3                                   ;    57.3 fadd+fmul   43 dst
        movaps xmm0, xmm11                                 ;    58.3 fadd+fmul   43 dst copy
        andps xmm0, xmm12                                  ;    60.3 fadd+fmul   43 dst
        xorps xmm6, xmm0                                   ;    62.3 fadd+fmul   43 dst
        movaps xmm0, xmm12                                 ;    61.3 fadd+fmul   43 dst copy
        movaps xmm3, [rbx + 96]                            ;    58.0 agu2+agu0+fmisc   43 dst reload
        xorps xmm0, xmm3                                   ;    63.3 fadd+fmul   43 dst
        movaps xmm8, xmm10                                 ;    63.3 fadd+fmul   43 dst copy
        andps xmm8, xmm0                                   ;    65.3 fadd+fmul   43 dst
        xorps xmm7, xmm8                                   ;    67.3 fadd+fmul   43 dst
        movaps xmm8, xmm14                                 ;    66.3 fadd+fmul   43 dst copy
        andps xmm8, xmm6                                   ;    68.3 fadd+fmul   43 dst
        xorps xmm7, xmm8                                   ;    70.3 fadd+fmul   43 dst
        movaps xmm13, xmm5                                 ;    69.3 fadd+fmul   43 dst copy
        andps xmm13, [rbp + 80]                            ;    71.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm2, xmm13                                  ;    73.3 fadd+fmul   43 dst
        movaps xmm13, xmm6                                 ;    72.3 fadd+fmul   43 dst copy
        xorps xmm13, xmm7                                  ;    74.3 fadd+fmul   43 dst
        orps xmm8, xmm13                                   ;    76.3 fadd+fmul   43 dst
        andps xmm7, xmm2                                   ;    75.3 fadd+fmul   43 dst
        xorps xmm14, xmm7                                  ;    77.3 fadd+fmul   43 dst
        xorps xmm8, xmm14                                  ;    79.3 fadd+fmul   43 dst
        movaps xmm7, xmm2                                  ;    78.3 fadd+fmul   43 dst copy
        andps xmm7, xmm14                                  ;    80.3 fadd+fmul   43 dst
        xorps xmm6, xmm7                                   ;    82.3 fadd+fmul   43 dst
        andps xmm14, xmm6                                  ;    84.3 fadd+fmul   43 dst
        xorps xmm2, xmm14                                  ;    86.3 fadd+fmul   43 dst
        andps xmm10, xmm6                                  ;    84.3 fadd+fmul   43 dst
        andps xmm0, xmm6                                   ;    84.3 fadd+fmul   43 dst
        andps xmm15, xmm2                                  ;    88.3 fadd+fmul   43 dst
        movaps xmm7, [rsi - 32]                            ;    83.3 agu2+agu0+fmisc   43 dst reload
        andps xmm7, xmm8                                   ;    86.3 fadd+fmul   43 dst
        movaps xmm14, [rbp - 96]                           ;    85.3 agu1+agu0+fmisc   43 dst reload
        andps xmm14, xmm2                                  ;    88.3 fadd+fmul   43 dst
        movaps [rbp - 96], xmm14                           ;    90.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, xmm6                                 ;    88.3 fadd+fmul   43 dst copy
        orps xmm14, xmm8                                   ;    90.3 fadd+fmul   43 dst
        xorps xmm13, xmm14                                 ;    92.3 fadd+fmul   43 dst
        andps xmm4, xmm13                                  ;    94.3 fadd+fmul   43 dst
        movaps xmm14, [rbp - 48]                           ;    90.0 agu1+agu0+fmisc   43 dst reload
        andps xmm14, xmm13                                 ;    94.3 fadd+fmul   43 dst
        movaps [rbp - 48], xmm7                            ;    92.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm7, xmm6                                  ;    93.3 fadd+fmul   43 dst copy
        xorps xmm6, xmm2                                   ;    94.3 fadd+fmul   43 dst
        xorps xmm2, xmm13                                  ;    95.3 fadd+fmul   43 dst
        xorps xmm7, xmm8                                   ;    96.3 fadd+fmul   43 dst
        xorps xmm13, xmm7                                  ;    98.3 fadd+fmul   43 dst
        andps xmm11, xmm7                                  ;    98.3 fadd+fmul   43 dst
        andps xmm12, xmm7                                  ;    99.3 fadd+fmul   43 dst
        xorps xmm4, xmm11                                  ;   100.3 fadd+fmul   43 dst
        andps xmm5, xmm13                                  ;   101.3 fadd+fmul   43 dst
        movaps xmm7, [rsi - 64]                            ;    98.0 agu1+agu0+fmisc   43 dst reload
        andps xmm7, xmm6                                   ;   102.3 fadd+fmul   43 dst
        movaps [rsi - 64], xmm11                           ;   100.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, [rbp - 128]                          ;   102.0 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm6                                  ;   104.0 fadd+fmul   43 dst
        xorps xmm14, xmm7                                  ;   104.3 fadd+fmul   43 dst
        movaps xmm6, [rdi + 0]                             ;   104.0 agu2+agu1+fmisc   43 dst reload
        andps xmm6, xmm2                                   ;   106.0 fadd+fmul   43 dst
        andps xmm13, [rbp + 80]                            ;   106.3 agu0+agu1+fadd+fmul   43 dst
        movaps [rbp + 80], xmm13                           ;   108.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm13, [rbp - 32]                           ;   107.0 agu1+agu2+fadd+fmisc   43 dst reload
        andps xmm13, xmm2                                  ;   109.0 fmul+fadd   43 dst
        xorps xmm2, xmm8                                   ;   109.0 fmul+fadd   43 dst
        andps xmm8, xmm3                                   ;   110.0 fmul+fadd   43 dst
        andps xmm1, xmm2                                   ;   111.0 fmul+fadd   43 dst
        andps xmm2, xmm9                                   ;   112.0 fmul+fadd   43 dst
        xorps xmm13, xmm5                                  ;   113.0 fmul+fadd   43 dst
        xorps xmm5, xmm14                                  ;   114.0 fmul+fadd   43 dst
        xorps xmm5, xmm0                                   ;   116.0 fmul+fadd   43 dst
        xorps xmm6, xmm2                                   ;   116.0 fmul+fadd   43 dst
        xorps xmm13, xmm8                                  ;   117.0 fmul+fadd   43 dst
        movaps xmm3, xmm4                                  ;   118.0 fmul+fadd   43 dst copy
        xorps xmm3, xmm6                                   ;   120.0 fmul+fadd   43 dst
        xorps xmm3, xmm5                                   ;   122.0 fmul+fadd   43 dst
        xorps xmm12, xmm3                                  ;   124.0 fmul+fadd   43 dst
        xorps xmm13, xmm12                                 ;   126.0 fmul+fadd   43 dst
        xorps xmm15, xmm13                                 ;   128.0 fmul+fadd   43 dst
        xorps xmm10, xmm15                                 ;   130.0 fmul+fadd   43 dst
        movaps xmm9, [rbp + 3056]                          ;   121.0 agu0+agu1+fmisc   43 dst
        movaps [rbp - 32], xmm11                           ;   123.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, [rbp + 3104]                         ;   124.3 agu1+agu0+fmisc+fmul   43 dst
        movaps [rdi + 0], xmm6                             ;   126.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, [rbp + 3072]                          ;   125.3 agu1+agu0+fadd+fmul   43 dst
        movaps [rbp - 128], xmm15                          ;   130.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, [rbp + 3088]                         ;   126.3 agu1+agu2+fadd+fmul   43 dst
        movaps [rsi - 32], xmm14                           ;   130.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm14, [r13 - 96]                           ;   127.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm14, [r15 - 128]                           ;   129.3 agu1+agu2+fadd+fmul   43 dst
        xorps xmm9, xmm14                                  ;   131.3 fadd+fmul   43 dst
        movaps [rbp - 112], xmm12                          ;   132.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm12, xmm9                                 ;   133.3 fadd+fmul   43 dst copy
        xorps xmm12, [rbx + 48]                            ;   135.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm11, xmm12                                 ;   137.3 fadd+fmul   43 dst
        xorps xmm15, xmm11                                 ;   139.3 fadd+fmul   43 dst
        movaps [rdi + 16], xmm13                           ;   134.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm13, xmm11                                ;   139.3 fadd+fmul   43 dst copy
        movaps [rdx - 16], xmm4                            ;   136.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm4, xmm11                                 ;   139.3 fadd+fmul   43 dst copy
        movaps [rbp - 16], xmm2                            ;   138.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm2, xmm12                                 ;   137.3 fadd+fmul   43 dst copy
        xorps xmm2, [r10 + 112]                            ;   139.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm6, xmm2                                   ;   141.3 fadd+fmul   43 dst
        movaps [rbp - 80], xmm10                           ;   140.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm10, xmm6                                 ;   143.3 fadd+fmul   43 dst copy
        xorps xmm10, [r13 - 96]                            ;   145.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm13, xmm10                                 ;   147.3 fadd+fmul   43 dst
        movaps [rbp - 64], xmm7                            ;   142.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm12                                 ;   142.3 fadd+fmul   43 dst copy
        andps xmm7, xmm13                                  ;   149.3 fadd+fmul   43 dst
        movaps [rdi + 96], xmm1                            ;   144.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm12                                 ;   144.3 fadd+fmul   43 dst copy
        movaps [rsi - 16], xmm0                            ;   146.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm0, xmm13                                 ;   149.3 fadd+fmul   43 dst copy
        xorps xmm0, [rbx + 48]                             ;   151.3 agu2+agu0+fadd+fmul   43 dst
        movaps [rbp + 0], xmm8                             ;   148.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm8, xmm10                                 ;   147.3 fadd+fmul   43 dst copy
        movaps [rsi + 0], xmm5                             ;   150.3 agu2+agu1+fmisc   43 dst spill
        movaps xmm5, xmm10                                 ;   148.7 fadd+fmul   43 dst copy
        movaps [rdi + 112], xmm3                           ;   152.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm3, xmm7                                  ;   151.3 fadd+fmul   43 dst copy
        xorps xmm3, [r15 - 128]                            ;   153.3 agu2+agu0+fadd+fmul   43 dst
        movaps [rdi - 32], xmm11                           ;   154.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm2                                 ;   152.0 fadd+fmul   43 dst copy
        orps xmm11, [rbx + 48]                             ;   154.0 agu2+agu1+fadd+fmul   43 dst
        xorps xmm6, xmm11                                  ;   156.0 fadd+fmul   43 dst
        movaps [rcx - 128], xmm13                          ;   156.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm13, xmm2                                 ;   155.0 fadd+fmul   43 dst copy
        movaps [rax - 64], xmm12                           ;   158.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm12, xmm15                                ;   156.0 fadd+fmul   43 dst copy
        xorps xmm12, [r15 - 128]                           ;   158.0 agu1+agu0+fadd+fmul   43 dst
        xorps xmm5, xmm12                                  ;   160.0 fadd+fmul   43 dst
        movaps [rcx - 112], xmm2                           ;   160.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, xmm15                                 ;   159.0 fadd+fmul   43 dst copy
        xorps xmm2, [r10 + 112]                            ;   161.0 agu1+agu0+fadd+fmul   43 dst
        movaps [rdi - 16], xmm2                            ;   163.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, xmm15                                 ;   161.0 fadd+fmul   43 dst copy
        movaps [rdx + 16], xmm15                           ;   164.3 agu1+agu2+fmisc   43 dst spill
        movaps xmm15, xmm12                                ;   162.0 fadd+fmul   43 dst copy
        xorps xmm15, xmm0                                  ;   164.0 fadd+fmul   43 dst
        andps xmm2, xmm15                                  ;   166.0 fadd+fmul   43 dst
        xorps xmm9, xmm2                                   ;   168.0 fadd+fmul   43 dst
        movaps xmm2, xmm15                                 ;   166.0 fadd+fmul   43 dst copy
        xorps xmm2, [r13 - 96]                             ;   168.0 agu0+agu1+fadd+fmul   43 dst
        xorps xmm13, xmm2                                  ;   170.0 fadd+fmul   43 dst
        movaps [rbp + 112], xmm15                          ;   167.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, xmm0                                 ;   169.0 fadd+fmul   43 dst copy
        xorps xmm15, [r10 + 112]                           ;   171.0 agu1+agu0+fadd+fmul   43 dst
        xorps xmm14, xmm15                                 ;   173.0 fadd+fmul   43 dst
        andps xmm15, xmm0                                  ;   173.0 fadd+fmul   43 dst
        xorps xmm9, xmm15                                  ;   175.0 fadd+fmul   43 dst
        andps xmm8, xmm14                                  ;   175.0 fadd+fmul   43 dst
        xorps xmm15, xmm8                                  ;   177.0 fadd+fmul   43 dst
        xorps xmm1, xmm14                                  ;   176.0 fadd+fmul   43 dst
        xorps xmm7, xmm9                                   ;   177.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;   178.0 fadd+fmul   43 dst
        andps xmm4, xmm1                                   ;   179.0 fadd+fmul   43 dst
        xorps xmm7, xmm4                                   ;   181.0 fadd+fmul   43 dst
        xorps xmm3, xmm15                                  ;   181.0 fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;   182.0 fadd+fmul   43 dst
        movaps xmm4, xmm2                                  ;   183.0 fadd+fmul   43 dst copy
        andps xmm4, xmm5                                   ;   185.0 fadd+fmul   43 dst
        xorps xmm3, xmm4                                   ;   187.0 fadd+fmul   43 dst
        movaps xmm4, xmm5                                  ;   186.0 fadd+fmul   43 dst copy
        movaps xmm8, [rbx + 48]                            ;   182.7 agu2+agu0+fmisc   43 dst reload
        xorps xmm4, xmm8                                   ;   188.0 fadd+fmul   43 dst
        movaps xmm9, xmm13                                 ;   188.0 fadd+fmul   43 dst copy
        andps xmm9, xmm4                                   ;   190.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;   192.0 fadd+fmul   43 dst
        movaps xmm9, xmm7                                  ;   191.0 fadd+fmul   43 dst copy
        andps xmm9, xmm3                                   ;   193.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;   195.0 fadd+fmul   43 dst
        movaps xmm15, xmm12                                ;   194.0 fadd+fmul   43 dst copy
        andps xmm15, [rdi - 16]                            ;   196.0 agu1+agu0+fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;   198.0 fadd+fmul   43 dst
        movaps xmm15, xmm3                                 ;   197.0 fadd+fmul   43 dst copy
        xorps xmm15, xmm11                                 ;   199.0 fadd+fmul   43 dst
        orps xmm9, xmm15                                   ;   201.0 fadd+fmul   43 dst
        andps xmm11, xmm6                                  ;   200.0 fadd+fmul   43 dst
        xorps xmm7, xmm11                                  ;   202.0 fadd+fmul   43 dst
        xorps xmm9, xmm7                                   ;   204.0 fadd+fmul   43 dst
        movaps xmm11, xmm6                                 ;   203.0 fadd+fmul   43 dst copy
        andps xmm11, xmm7                                  ;   205.0 fadd+fmul   43 dst
        xorps xmm3, xmm11                                  ;   207.0 fadd+fmul   43 dst
        andps xmm7, xmm3                                   ;   209.0 fadd+fmul   43 dst
        xorps xmm6, xmm7                                   ;   211.0 fadd+fmul   43 dst
        andps xmm13, xmm3                                  ;   209.0 fadd+fmul   43 dst
        andps xmm4, xmm3                                   ;   209.0 fadd+fmul   43 dst
        andps xmm1, xmm6                                   ;   213.0 fadd+fmul   43 dst
        movaps xmm7, [rcx - 112]                           ;   208.0 agu2+agu0+fmisc   43 dst reload
        andps xmm7, xmm9                                   ;   211.0 fadd+fmul   43 dst
        movaps xmm11, [rdi - 32]                           ;   210.0 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm6                                  ;   213.0 fadd+fmul   43 dst
        movaps [rdi - 32], xmm11                           ;   215.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm3                                 ;   213.0 fadd+fmul   43 dst copy
        orps xmm11, xmm9                                   ;   215.0 fadd+fmul   43 dst
        xorps xmm15, xmm11                                 ;   217.0 fadd+fmul   43 dst
        andps xmm10, xmm15                                 ;   219.0 fadd+fmul   43 dst
        andps xmm14, xmm15                                 ;   219.0 fadd+fmul   43 dst
        movaps xmm11, xmm3                                 ;   218.0 fadd+fmul   43 dst copy
        xorps xmm3, xmm6                                   ;   219.0 fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;   220.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;   221.0 fadd+fmul   43 dst
        xorps xmm15, xmm11                                 ;   223.0 fadd+fmul   43 dst
        andps xmm2, xmm11                                  ;   223.0 fadd+fmul   43 dst
        andps xmm5, xmm11                                  ;   224.0 fadd+fmul   43 dst
        xorps xmm14, xmm2                                  ;   225.0 fadd+fmul   43 dst
        andps xmm12, xmm15                                 ;   226.0 fadd+fmul   43 dst
        movaps xmm11, [rbp + 112]                          ;   222.7 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm3                                  ;   227.0 fadd+fmul   43 dst
        movaps [rbp + 112], xmm2                           ;   225.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, [rdx + 16]                            ;   226.7 agu1+agu0+fmisc   43 dst reload
        andps xmm2, xmm3                                   ;   228.7 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;   229.0 fadd+fmul   43 dst
        movaps xmm3, [rax - 64]                            ;   228.7 agu2+agu1+fmisc   43 dst reload
        andps xmm3, xmm6                                   ;   230.7 fadd+fmul   43 dst
        andps xmm15, [rdi - 16]                            ;   231.0 agu0+agu1+fadd+fmul   43 dst
        movaps [rdi - 16], xmm15                           ;   233.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, [rcx - 128]                          ;   232.0 agu1+agu2+fmisc+fadd   43 dst reload
        andps xmm15, xmm6                                  ;   234.0 fmul+fadd   43 dst
        xorps xmm6, xmm9                                   ;   234.0 fmul+fadd   43 dst
        andps xmm9, xmm8                                   ;   235.0 fmul+fadd   43 dst
        andps xmm0, xmm6                                   ;   236.0 fmul+fadd   43 dst
        xorps xmm15, xmm12                                 ;   237.0 fmul+fadd   43 dst
        xorps xmm12, xmm10                                 ;   238.0 fmul+fadd   43 dst
        xorps xmm12, xmm4                                  ;   240.0 fmul+fadd   43 dst
        xorps xmm15, xmm9                                  ;   240.0 fmul+fadd   43 dst
        movaps xmm8, xmm14                                 ;   241.0 fmul+fadd   43 dst copy
        xorps xmm8, xmm12                                  ;   243.0 fmul+fadd   43 dst
        andps xmm6, [r10 + 112]                            ;   243.0 agu0+agu1+fmul+fadd   43 dst
        xorps xmm3, xmm6                                   ;   245.0 fmul+fadd   43 dst
        xorps xmm8, xmm3                                   ;   247.0 fmul+fadd   43 dst
        xorps xmm5, xmm8                                   ;   249.0 fmul+fadd   43 dst
        xorps xmm15, xmm5                                  ;   251.0 fmul+fadd   43 dst
        xorps xmm1, xmm15                                  ;   253.0 fmul+fadd   43 dst
        xorps xmm13, xmm1                                  ;   255.0 fmul+fadd   43 dst
        movaps [rcx - 128], xmm2                           ;   246.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, [rbp + 3376]                          ;   248.0 agu1+agu0+fmisc   43 dst
        movaps [rax - 64], xmm3                            ;   250.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm3, [rbp + 3424]                          ;   250.0 agu1+agu0+fmul+fadd   43 dst
        movaps [rdx + 16], xmm1                            ;   255.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, [rbp + 3392]                          ;   251.0 agu1+agu0+fmul+fadd   43 dst
        movaps [rcx - 112], xmm10                          ;   254.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm10, [rbp + 3408]                         ;   252.0 agu1+agu2+fmul+fadd   43 dst
        movaps [rdx - 64], xmm5                            ;   256.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm5, [rbp + 3856]                          ;   253.0 agu2+agu0+fmul+fadd   43 dst
        xorps xmm5, [rbp + 3872]                           ;   255.0 agu1+agu2+fmul+fadd   43 dst
        xorps xmm2, xmm5                                   ;   257.0 fmul+fadd   43 dst
        movaps [rdx - 32], xmm15                           ;   258.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm15, xmm2                                 ;   259.0 fmul+fadd   43 dst copy
        xorps xmm15, [rbp + 3776]                          ;   261.0 agu2+agu0+fmul+fadd   43 dst
        xorps xmm3, xmm15                                  ;   263.0 fmul+fadd   43 dst
        xorps xmm10, xmm3                                  ;   265.0 fmul+fadd   43 dst
        movaps [rdx + 32], xmm7                            ;   260.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm3                                  ;   265.0 fmul+fadd   43 dst copy
        movaps [rcx - 96], xmm14                           ;   262.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, xmm3                                 ;   265.0 fmul+fadd   43 dst copy
        movaps [rcx - 80], xmm6                            ;   264.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm6, xmm15                                 ;   263.0 fmul+fadd   43 dst copy
        xorps xmm6, [rbp + 3760]                           ;   265.0 agu2+agu0+fadd+fmul   43 dst
        xorps xmm1, xmm6                                   ;   267.0 fadd+fmul   43 dst
        movaps [rcx - 64], xmm13                           ;   266.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm13, xmm1                                 ;   269.0 fadd+fmul   43 dst copy
        xorps xmm13, [rbp + 3856]                          ;   271.0 agu2+agu0+fadd+fmul   43 dst
        xorps xmm7, xmm13                                  ;   273.0 fadd+fmul   43 dst
        movaps [rcx - 48], xmm11                           ;   268.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm15                                ;   268.0 fadd+fmul   43 dst copy
        andps xmm11, xmm7                                  ;   275.0 fadd+fmul   43 dst
        movaps [rbp + 16], xmm0                            ;   270.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm0, xmm15                                 ;   270.0 fadd+fmul   43 dst copy
        movaps [rax - 32], xmm4                            ;   272.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm4, xmm7                                  ;   275.0 fadd+fmul   43 dst copy
        xorps xmm4, [rbp + 3776]                           ;   277.0 agu2+agu0+fadd+fmul   43 dst
        movaps [rbp + 32], xmm9                            ;   274.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm9, xmm13                                 ;   273.0 fadd+fmul   43 dst copy
        movaps [rdx - 112], xmm12                          ;   276.0 agu2+agu1+fmisc   43 dst spill
        movaps xmm12, xmm13                                ;   274.3 fadd+fmul   43 dst copy
        movaps [rsi + 16], xmm8                            ;   278.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm8, xmm11                                 ;   277.0 fadd+fmul   43 dst copy
        xorps xmm8, [rbp + 3872]                           ;   279.0 agu2+agu0+fadd+fmul   43 dst
        movaps [rdi + 32], xmm3                            ;   280.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm6                                  ;   277.7 fadd+fmul   43 dst copy
        orps xmm3, [rbp + 3776]                            ;   279.7 agu2+agu1+fadd+fmul   43 dst
        xorps xmm1, xmm3                                   ;   281.7 fadd+fmul   43 dst
        movaps [rsi + 32], xmm7                            ;   282.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm7, xmm6                                  ;   280.7 fadd+fmul   43 dst copy
        movaps [rdi + 80], xmm15                           ;   284.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, xmm10                                ;   281.7 fadd+fmul   43 dst copy
        xorps xmm15, [rbp + 3872]                          ;   283.7 agu1+agu0+fadd+fmul   43 dst
        xorps xmm12, xmm15                                 ;   285.7 fadd+fmul   43 dst
        movaps [rcx - 32], xmm6                            ;   286.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, xmm10                                 ;   284.7 fadd+fmul   43 dst copy
        xorps xmm6, [rbp + 3760]                           ;   286.7 agu1+agu0+fadd+fmul   43 dst
        movaps [rax - 48], xmm6                            ;   288.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, xmm10                                 ;   286.7 fadd+fmul   43 dst copy
        movaps [rsi + 48], xmm10                           ;   290.0 agu1+agu2+fmisc   43 dst spill
        movaps xmm10, xmm15                                ;   287.7 fadd+fmul   43 dst copy
        xorps xmm10, xmm4                                  ;   289.7 fadd+fmul   43 dst
        andps xmm6, xmm10                                  ;   291.7 fadd+fmul   43 dst
        xorps xmm2, xmm6                                   ;   293.7 fadd+fmul   43 dst
        movaps xmm6, xmm10                                 ;   291.7 fadd+fmul   43 dst copy
        xorps xmm6, [rbp + 3856]                           ;   293.7 agu0+agu1+fadd+fmul   43 dst
        xorps xmm7, xmm6                                   ;   295.7 fadd+fmul   43 dst
        movaps [rsi - 48], xmm10                           ;   293.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm10, xmm4                                 ;   294.7 fadd+fmul   43 dst copy
        xorps xmm10, [rbp + 3760]                          ;   296.7 agu1+agu0+fadd+fmul   43 dst
        xorps xmm5, xmm10                                  ;   298.7 fadd+fmul   43 dst
        andps xmm10, xmm4                                  ;   298.7 fadd+fmul   43 dst
        xorps xmm2, xmm10                                  ;   300.7 fadd+fmul   43 dst
        andps xmm9, xmm5                                   ;   300.7 fadd+fmul   43 dst
        xorps xmm10, xmm9                                  ;   302.7 fadd+fmul   43 dst
        xorps xmm0, xmm5                                   ;   301.7 fadd+fmul   43 dst
        xorps xmm11, xmm2                                  ;   302.7 fadd+fmul   43 dst
        xorps xmm3, xmm2                                   ;   303.7 fadd+fmul   43 dst
        andps xmm14, xmm0                                  ;   304.7 fadd+fmul   43 dst
        xorps xmm11, xmm14                                 ;   306.7 fadd+fmul   43 dst
        xorps xmm8, xmm10                                  ;   306.7 fadd+fmul   43 dst
        xorps xmm1, xmm10                                  ;   307.7 fadd+fmul   43 dst
        movaps xmm2, xmm6                                  ;   308.7 fadd+fmul   43 dst copy
        andps xmm2, xmm12                                  ;   310.7 fadd+fmul   43 dst
        xorps xmm8, xmm2                                   ;   312.7 fadd+fmul   43 dst
        movaps xmm2, xmm12                                 ;   311.7 fadd+fmul   43 dst copy
        movaps xmm9, [rbp + 3776]                          ;   308.3 agu2+agu0+fmisc   43 dst reload
        xorps xmm2, xmm9                                   ;   313.7 fadd+fmul   43 dst
        movaps xmm10, xmm7                                 ;   313.7 fadd+fmul   43 dst copy
        andps xmm10, xmm2                                  ;   315.7 fadd+fmul   43 dst
        xorps xmm3, xmm10                                  ;   317.7 fadd+fmul   43 dst
        movaps xmm10, xmm11                                ;   316.7 fadd+fmul   43 dst copy
        andps xmm10, xmm8                                  ;   318.7 fadd+fmul   43 dst
        xorps xmm3, xmm10                                  ;   320.7 fadd+fmul   43 dst
        movaps xmm14, xmm15                                ;   319.7 fadd+fmul   43 dst copy
        andps xmm14, [rax - 48]                            ;   321.7 agu1+agu0+fadd+fmul   43 dst
        xorps xmm1, xmm14                                  ;   323.7 fadd+fmul   43 dst
        movaps xmm14, xmm8                                 ;   322.7 fadd+fmul   43 dst copy
        xorps xmm14, xmm3                                  ;   324.7 fadd+fmul   43 dst
        orps xmm10, xmm14                                  ;   326.7 fadd+fmul   43 dst
        andps xmm3, xmm1                                   ;   325.7 fadd+fmul   43 dst
        xorps xmm11, xmm3                                  ;   327.7 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;   329.7 fadd+fmul   43 dst
        movaps xmm3, xmm1                                  ;   328.7 fadd+fmul   43 dst copy
        andps xmm3, xmm11                                  ;   330.7 fadd+fmul   43 dst
        xorps xmm8, xmm3                                   ;   332.7 fadd+fmul   43 dst
        andps xmm11, xmm8                                  ;   334.7 fadd+fmul   43 dst
        xorps xmm1, xmm11                                  ;   336.7 fadd+fmul   43 dst
        andps xmm7, xmm8                                   ;   334.7 fadd+fmul   43 dst
        andps xmm2, xmm8                                   ;   334.7 fadd+fmul   43 dst
        andps xmm0, xmm1                                   ;   338.7 fadd+fmul   43 dst
        movaps xmm3, [rcx - 32]                            ;   333.7 agu2+agu0+fmisc   43 dst reload
        andps xmm3, xmm10                                  ;   336.7 fadd+fmul   43 dst
        movaps xmm11, [rdi + 32]                           ;   335.7 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm1                                  ;   338.7 fadd+fmul   43 dst
        movaps [rdi + 32], xmm11                           ;   340.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm8                                 ;   338.7 fadd+fmul   43 dst copy
        orps xmm11, xmm10                                  ;   340.7 fadd+fmul   43 dst
        xorps xmm14, xmm11                                 ;   342.7 fadd+fmul   43 dst
        andps xmm13, xmm14                                 ;   344.7 fadd+fmul   43 dst
        andps xmm5, xmm14                                  ;   344.7 fadd+fmul   43 dst
        movaps xmm11, xmm8                                 ;   343.7 fadd+fmul   43 dst copy
        xorps xmm8, xmm1                                   ;   344.7 fadd+fmul   43 dst
        xorps xmm1, xmm14                                  ;   345.7 fadd+fmul   43 dst
        xorps xmm11, xmm10                                 ;   346.7 fadd+fmul   43 dst
        xorps xmm14, xmm11                                 ;   348.7 fadd+fmul   43 dst
        andps xmm6, xmm11                                  ;   348.7 fadd+fmul   43 dst
        andps xmm12, xmm11                                 ;   349.7 fadd+fmul   43 dst
        xorps xmm5, xmm6                                   ;   350.7 fadd+fmul   43 dst
        andps xmm15, xmm14                                 ;   351.7 fadd+fmul   43 dst
        movaps xmm11, [rsi - 48]                           ;   348.3 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm8                                  ;   352.7 fadd+fmul   43 dst
        movaps [rsi - 48], xmm6                            ;   350.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, [rsi + 48]                            ;   352.3 agu1+agu0+fmisc   43 dst reload
        andps xmm6, xmm8                                   ;   354.3 fadd+fmul   43 dst
        xorps xmm13, xmm11                                 ;   354.7 fadd+fmul   43 dst
        movaps xmm8, [rdi + 80]                            ;   354.3 agu2+agu1+fmisc   43 dst reload
        andps xmm8, xmm1                                   ;   356.3 fadd+fmul   43 dst
        andps xmm14, [rax - 48]                            ;   356.7 agu0+agu1+fadd+fmul   43 dst
        movaps [rax - 48], xmm14                           ;   358.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, [rsi + 32]                           ;   357.7 agu1+agu2+fmisc+fadd   43 dst reload
        andps xmm14, xmm1                                  ;   359.7 fmul+fadd   43 dst
        xorps xmm1, xmm10                                  ;   359.7 fmul+fadd   43 dst
        andps xmm10, xmm9                                  ;   360.7 fmul+fadd   43 dst
        andps xmm4, xmm1                                   ;   361.7 fmul+fadd   43 dst
        xorps xmm14, xmm15                                 ;   362.7 fmul+fadd   43 dst
        xorps xmm15, xmm13                                 ;   363.7 fmul+fadd   43 dst
        xorps xmm15, xmm2                                  ;   365.7 fmul+fadd   43 dst
        xorps xmm14, xmm10                                 ;   365.7 fmul+fadd   43 dst
        movaps xmm9, xmm5                                  ;   366.7 fmul+fadd   43 dst copy
        xorps xmm9, xmm15                                  ;   368.7 fmul+fadd   43 dst
        andps xmm1, [rbp + 3760]                           ;   368.7 agu0+agu1+fmul+fadd   43 dst
        xorps xmm8, xmm1                                   ;   370.7 fmul+fadd   43 dst
        xorps xmm9, xmm8                                   ;   372.7 fmul+fadd   43 dst
        xorps xmm12, xmm9                                  ;   374.7 fmul+fadd   43 dst
        xorps xmm14, xmm12                                 ;   376.7 fmul+fadd   43 dst
        xorps xmm0, xmm14                                  ;   378.7 fmul+fadd   43 dst
        xorps xmm7, xmm0                                   ;   380.7 fmul+fadd   43 dst
        movaps [rsi + 32], xmm6                            ;   371.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, [rbp + 3920]                          ;   373.7 agu1+agu0+fmisc   43 dst
        movaps [rdi + 80], xmm8                            ;   375.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm8, [rbp + 3968]                          ;   375.7 agu1+agu0+fmul+fadd   43 dst
        movaps [rsi + 48], xmm0                            ;   380.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm0, [rbp + 3936]                          ;   376.7 agu1+agu0+fmul+fadd   43 dst
        movaps [rcx - 32], xmm13                           ;   379.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm13, [rbp + 3952]                         ;   377.7 agu1+agu2+fmul+fadd   43 dst
        movaps [rbp + 96], xmm12                           ;   381.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm12, [rbp + 3888]                         ;   378.7 agu2+agu0+fmul+fadd   43 dst
        xorps xmm12, [rbp + 3904]                          ;   380.7 agu1+agu2+fmul+fadd   43 dst
        xorps xmm6, xmm12                                  ;   382.7 fmul+fadd   43 dst
        movaps [rdx - 48], xmm14                           ;   383.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm14, xmm6                                 ;   384.7 fmul+fadd   43 dst copy
        xorps xmm14, [rbp + 3840]                          ;   386.7 agu2+agu0+fmul+fadd   43 dst
        xorps xmm8, xmm14                                  ;   388.7 fmul+fadd   43 dst
        xorps xmm13, xmm8                                  ;   390.7 fmul+fadd   43 dst
        movaps [rdx + 48], xmm3                            ;   385.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm8                                  ;   390.7 fmul+fadd   43 dst copy
        movaps [rdx + 64], xmm5                            ;   387.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm5, xmm8                                  ;   390.7 fmul+fadd   43 dst copy
        movaps [rdi + 64], xmm1                            ;   389.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm1, xmm14                                 ;   388.7 fmul+fadd   43 dst copy
        xorps xmm1, [rbp + 3824]                           ;   390.7 agu2+agu0+fadd+fmul   43 dst
        xorps xmm0, xmm1                                   ;   392.7 fadd+fmul   43 dst
        movaps [rcx - 16], xmm7                            ;   391.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm0                                  ;   394.7 fadd+fmul   43 dst copy
        xorps xmm7, [rbp + 3888]                           ;   396.7 agu2+agu0+fadd+fmul   43 dst
        xorps xmm3, xmm7                                   ;   398.7 fadd+fmul   43 dst
        movaps [rcx + 0], xmm11                            ;   393.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm14                                ;   393.7 fadd+fmul   43 dst copy
        andps xmm11, xmm3                                  ;   400.7 fadd+fmul   43 dst
        movaps [rcx + 16], xmm4                            ;   395.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm4, xmm14                                 ;   395.7 fadd+fmul   43 dst copy
        movaps [rbp + 48], xmm2                            ;   397.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm2, xmm3                                  ;   400.7 fadd+fmul   43 dst copy
        xorps xmm2, [rbp + 3840]                           ;   402.7 agu2+agu0+fadd+fmul   43 dst
        movaps [rcx + 32], xmm10                           ;   399.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm10, xmm7                                 ;   398.7 fadd+fmul   43 dst copy
        movaps [rsi + 64], xmm15                           ;   401.7 agu2+agu1+fmisc   43 dst spill
        movaps xmm15, xmm7                                 ;   400.0 fadd+fmul   43 dst copy
        movaps [rbp + 64], xmm9                            ;   403.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm9, xmm11                                 ;   402.7 fadd+fmul   43 dst copy
        xorps xmm9, [rbp + 3904]                           ;   404.7 agu2+agu0+fadd+fmul   43 dst
        movaps [rsi + 80], xmm8                            ;   405.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm8, xmm1                                  ;   403.3 fadd+fmul   43 dst copy
        orps xmm8, [rbp + 3840]                            ;   405.3 agu2+agu1+fadd+fmul   43 dst
        xorps xmm0, xmm8                                   ;   407.3 fadd+fmul   43 dst
        movaps [rdx - 128], xmm3                           ;   407.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm3, xmm1                                  ;   406.3 fadd+fmul   43 dst copy
        movaps [rdx + 0], xmm14                            ;   409.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, xmm13                                ;   407.3 fadd+fmul   43 dst copy
        xorps xmm14, [rbp + 3904]                          ;   409.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm15, xmm14                                 ;   411.3 fadd+fmul   43 dst
        movaps [r11 - 48], xmm1                            ;   411.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm13                                 ;   410.3 fadd+fmul   43 dst copy
        xorps xmm1, [rbp + 3824]                           ;   412.3 agu1+agu0+fadd+fmul   43 dst
        movaps [r10 + 48], xmm1                            ;   414.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm13                                 ;   412.3 fadd+fmul   43 dst copy
        movaps [r11 - 32], xmm13                           ;   415.7 agu1+agu2+fmisc   43 dst spill
        movaps xmm13, xmm14                                ;   413.3 fadd+fmul   43 dst copy
        xorps xmm13, xmm2                                  ;   415.3 fadd+fmul   43 dst
        andps xmm1, xmm13                                  ;   417.3 fadd+fmul   43 dst
        xorps xmm6, xmm1                                   ;   419.3 fadd+fmul   43 dst
        movaps xmm1, xmm13                                 ;   417.3 fadd+fmul   43 dst copy
        xorps xmm1, [rbp + 3888]                           ;   419.3 agu0+agu1+fadd+fmul   43 dst
        xorps xmm3, xmm1                                   ;   421.3 fadd+fmul   43 dst
        movaps [rdi + 48], xmm13                           ;   419.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm13, xmm2                                 ;   420.3 fadd+fmul   43 dst copy
        xorps xmm13, [rbp + 3824]                          ;   422.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm12, xmm13                                 ;   424.3 fadd+fmul   43 dst
        andps xmm13, xmm2                                  ;   424.3 fadd+fmul   43 dst
        xorps xmm6, xmm13                                  ;   426.3 fadd+fmul   43 dst
        andps xmm10, xmm12                                 ;   426.3 fadd+fmul   43 dst
        xorps xmm13, xmm10                                 ;   428.3 fadd+fmul   43 dst
        xorps xmm4, xmm12                                  ;   427.3 fadd+fmul   43 dst
        xorps xmm11, xmm6                                  ;   428.3 fadd+fmul   43 dst
        xorps xmm8, xmm6                                   ;   429.3 fadd+fmul   43 dst
        andps xmm5, xmm4                                   ;   430.3 fadd+fmul   43 dst
        xorps xmm11, xmm5                                  ;   432.3 fadd+fmul   43 dst
        xorps xmm9, xmm13                                  ;   432.3 fadd+fmul   43 dst
        xorps xmm0, xmm13                                  ;   433.3 fadd+fmul   43 dst
        movaps xmm5, xmm1                                  ;   434.3 fadd+fmul   43 dst copy
        andps xmm5, xmm15                                  ;   436.3 fadd+fmul   43 dst
        xorps xmm9, xmm5                                   ;   438.3 fadd+fmul   43 dst
        movaps xmm5, xmm15                                 ;   437.3 fadd+fmul   43 dst copy
        movaps xmm6, [rbp + 3840]                          ;   434.0 agu2+agu0+fmisc   43 dst reload
        xorps xmm5, xmm6                                   ;   439.3 fadd+fmul   43 dst
        movaps xmm10, xmm3                                 ;   439.3 fadd+fmul   43 dst copy
        andps xmm10, xmm5                                  ;   441.3 fadd+fmul   43 dst
        xorps xmm8, xmm10                                  ;   443.3 fadd+fmul   43 dst
        movaps xmm10, xmm11                                ;   442.3 fadd+fmul   43 dst copy
        andps xmm10, xmm9                                  ;   444.3 fadd+fmul   43 dst
        xorps xmm8, xmm10                                  ;   446.3 fadd+fmul   43 dst
        movaps xmm13, xmm14                                ;   445.3 fadd+fmul   43 dst copy
        andps xmm13, [r10 + 48]                            ;   447.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm0, xmm13                                  ;   449.3 fadd+fmul   43 dst
        movaps xmm13, xmm9                                 ;   448.3 fadd+fmul   43 dst copy
        xorps xmm13, xmm8                                  ;   450.3 fadd+fmul   43 dst
        orps xmm10, xmm13                                  ;   452.3 fadd+fmul   43 dst
        andps xmm8, xmm0                                   ;   451.3 fadd+fmul   43 dst
        xorps xmm11, xmm8                                  ;   453.3 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;   455.3 fadd+fmul   43 dst
        movaps xmm8, xmm0                                  ;   454.3 fadd+fmul   43 dst copy
        andps xmm8, xmm11                                  ;   456.3 fadd+fmul   43 dst
        xorps xmm9, xmm8                                   ;   458.3 fadd+fmul   43 dst
        andps xmm11, xmm9                                  ;   460.3 fadd+fmul   43 dst
        xorps xmm0, xmm11                                  ;   462.3 fadd+fmul   43 dst
        andps xmm3, xmm9                                   ;   460.3 fadd+fmul   43 dst
        andps xmm5, xmm9                                   ;   460.3 fadd+fmul   43 dst
        andps xmm4, xmm0                                   ;   464.3 fadd+fmul   43 dst
        movaps xmm8, [r11 - 48]                            ;   459.3 agu2+agu0+fmisc   43 dst reload
        andps xmm8, xmm10                                  ;   462.3 fadd+fmul   43 dst
        movaps xmm11, [rsi + 80]                           ;   461.3 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm0                                  ;   464.3 fadd+fmul   43 dst
        mov r8, qword [rbp + 5008]                         ;   461.7 agu2    58 dst.2 reload
        xorps xmm8, [r8 + 20912]                           ;   468.7 agu0+agu1+fadd+fmul   58 dst
        movaps [rsi + 80], xmm11                           ;   466.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm0                                 ;   465.3 fadd+fmul   43 dst copy
        xorps xmm0, xmm9                                   ;   466.3 fadd+fmul   43 dst
        movaps [r11 - 48], xmm8                            ;   470.7 agu1+agu2+fmisc   58 dst spill
        movaps xmm8, [rdi + 48]                            ;   467.3 agu0+agu1+fmisc+fadd   43 dst reload
        andps xmm8, xmm0                                   ;   469.3 fmul+fadd   43 dst
        movaps [rdi + 48], xmm5                            ;   468.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm5, [r11 - 32]                            ;   469.3 agu1+agu0+fmul+fadd   43 dst reload
        andps xmm5, xmm0                                   ;   471.3 fmul+fadd   43 dst
        movaps xmm0, xmm9                                  ;   471.3 fmul+fadd   43 dst copy
        orps xmm0, xmm10                                   ;   473.3 fmul+fadd   43 dst
        xorps xmm13, xmm0                                  ;   475.3 fmul+fadd   43 dst
        xorps xmm9, xmm10                                  ;   474.3 fmul+fadd   43 dst
        andps xmm1, xmm9                                   ;   476.3 fmul+fadd   43 dst
        andps xmm15, xmm9                                  ;   476.3 fmul+fadd   43 dst
        andps xmm7, xmm13                                  ;   477.3 fmul+fadd   43 dst
        xorps xmm9, xmm13                                  ;   478.3 fmul+fadd   43 dst
        xorps xmm11, xmm13                                 ;   479.3 fmul+fadd   43 dst
        andps xmm12, xmm13                                 ;   480.3 fmul+fadd   43 dst
        andps xmm14, xmm9                                  ;   481.3 fmul+fadd   43 dst
        xorps xmm12, xmm1                                  ;   482.3 fmul+fadd   43 dst
        xorps xmm7, xmm8                                   ;   483.3 fmul+fadd   43 dst
        movaps xmm0, [rdx + 0]                             ;   479.3 agu2+agu1+fmisc   43 dst reload
        andps xmm0, xmm11                                  ;   484.3 fmul+fadd   43 dst
        movaps xmm13, [rdx - 128]                          ;   481.3 agu0+agu1+fmisc   43 dst reload
        andps xmm13, xmm11                                 ;   485.3 fmul+fadd   43 dst
        xorps xmm11, xmm10                                 ;   486.3 fmul+fadd   43 dst
        andps xmm10, xmm6                                  ;   487.3 fmul+fadd   43 dst
        andps xmm2, xmm11                                  ;   488.3 fmul+fadd   43 dst
        xorps xmm13, xmm14                                 ;   489.3 fmul+fadd   43 dst
        xorps xmm14, xmm7                                  ;   490.3 fmul+fadd   43 dst
        xorps xmm13, xmm10                                 ;   491.3 fmul+fadd   43 dst
        xorps xmm8, xmm10                                  ;   492.3 fmul+fadd   58 dst
        xorps xmm8, xmm2                                   ;   494.3 fmul+fadd   58 dst
        andps xmm11, [rbp + 3824]                          ;   494.3 agu2+agu0+fmul+fadd   43 dst
        xorps xmm0, xmm11                                  ;   496.3 fmul+fadd   43 dst
        andps xmm9, [r10 + 48]                             ;   496.3 agu1+agu0+fmul+fadd   43 dst
        movaps xmm2, [rdi + 48]                            ;   492.3 agu2+agu0+fmisc   43 dst reload
        xorps xmm14, xmm2                                  ;   497.3 fmul+fadd   43 dst
        xorps xmm8, xmm2                                   ;   498.3 fmul+fadd   58 dst
        movaps xmm2, [r11 - 48]                            ;   495.3 agu1+agu0+fmisc   58 dst reload
        xorps xmm2, xmm11                                  ;   499.3 fmul+fadd   58 dst
        xorps xmm2, xmm12                                  ;   501.3 fmul+fadd   58 dst
        xorps xmm12, xmm0                                  ;   501.3 fmul+fadd   43 dst
        xorps xmm12, xmm14                                 ;   503.3 fmul+fadd   43 dst
        xorps xmm15, xmm12                                 ;   505.3 fmul+fadd   43 dst
        xorps xmm13, xmm15                                 ;   507.3 fmul+fadd   43 dst
        xorps xmm4, xmm13                                  ;   509.3 fmul+fadd   43 dst
        xorps xmm3, xmm4                                   ;   511.3 fmul+fadd   43 dst
        xorps xmm7, xmm15                                  ;   507.3 fmul+fadd   58 dst
        xorps xmm5, xmm0                                   ;   508.3 fmul+fadd   58 dst
        xorps xmm5, xmm4                                   ;   511.3 fmul+fadd   58 dst
        xorps xmm1, xmm9                                   ;   510.3 fmul+fadd   58 dst
        xorps xmm2, xmm3                                   ;   513.3 fmul+fadd   58 dst
        xorps xmm1, xmm3                                   ;   513.3 fmul+fadd   58 dst
        xorps xmm12, [rbp + 4176]                          ;   513.3 agu2+agu0+fmul+fadd   58 dst
        mov r9, qword [rbp + 5048]                         ;   510.3 agu1    58 dst reload
        movaps [r9 + 384], xmm12                           ;   515.3 agu0+agu2+fmisc   58 dst
        movaps [r9 + 432], xmm2                            ;   515.3 agu1+agu0+fmisc   58 dst
        xorps xmm14, [rbp + 4192]                          ;   514.3 agu2+agu1+fmul+fadd   58 dst
        movaps [r9 + 400], xmm14                           ;   516.3 agu0+agu2+fmisc   58 dst
        xorps xmm8, [r8 + 20896]                           ;   515.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 416], xmm8                            ;   517.7 agu2+agu1+fmisc   58 dst
        xorps xmm13, [r8 + 20928]                          ;   516.3 agu0+agu2+fmul+fadd   58 dst
        movaps [r9 + 448], xmm13                           ;   519.7 agu1+agu0+fmisc   58 dst
        xorps xmm7, [rsi + 80]                             ;   517.3 agu2+agu1+fmul+fadd   58 dst
        xorps xmm7, [rbp + 4208]                           ;   519.3 agu0+agu2+fmul+fadd   58 dst
        movaps [r9 + 464], xmm7                            ;   521.7 agu1+agu0+fmisc   58 dst
        xorps xmm5, [rbp + 4224]                           ;   519.3 agu2+agu1+fmul+fadd   58 dst
        movaps [r9 + 480], xmm5                            ;   523.7 agu0+agu2+fmisc   58 dst
        xorps xmm1, [r8 + 20976]                           ;   520.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 496], xmm1                            ;   525.7 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rdi + 112]                           ;   521.7 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rbp + 3984]                           ;   523.7 agu1+agu0+fmul+fadd   58 dst
        movaps [r9], xmm0                                  ;   527.7 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rsi + 0]                             ;   523.7 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4000]                           ;   525.7 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 16], xmm0                             ;   529.7 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rdi + 96]                            ;   525.7 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [r8 + 20512]                           ;   527.7 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rbp + 0]                              ;   529.7 agu2+agu1+fmul+fadd   58 dst
        xorps xmm0, [rsi - 16]                             ;   531.7 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rbp - 64]                             ;   533.7 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 32], xmm0                             ;   535.7 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rbp - 48]                            ;   530.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [r8 + 20528]                           ;   532.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rdx - 16]                             ;   534.3 agu2+agu1+fmul+fadd   58 dst
        movaps xmm1, [rbp - 80]                            ;   533.3 agu0+agu2+fmisc+fmul   43 dst reload
        xorps xmm0, xmm1                                   ;   536.3 fadd+fmul   58 dst
        xorps xmm0, [rbp - 16]                             ;   538.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 48], xmm0                             ;   540.3 agu2+agu0+fmisc   58 dst
        xorps xmm1, [r8 + 20592]                           ;   536.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm1, [rsi - 64]                             ;   538.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm1, [rbp + 80]                             ;   540.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 112], xmm1                            ;   542.3 agu1+agu0+fmisc   58 dst
        movaps xmm0, [rdi + 16]                            ;   538.3 agu2+agu1+fmisc+fadd   58 dst
        xorps xmm0, [r8 + 20544]                           ;   540.3 agu0+agu2+fmul+fadd   58 dst
        movaps [r9 + 64], xmm0                             ;   542.3 agu1+agu0+fmisc   58 dst
        movaps xmm0, [rbp - 112]                           ;   540.3 agu2+agu1+fmul+fadd   58 dst
        xorps xmm0, [rbp - 96]                             ;   542.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rsi - 32]                             ;   544.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4016]                           ;   546.3 agu2+agu1+fmul+fadd   58 dst
        movaps [r9 + 80], xmm0                             ;   548.3 agu0+agu2+fmisc   58 dst
        movaps xmm0, [rbp - 128]                           ;   544.3 agu1+agu0+fmisc+fmul   58 dst
        xorps xmm0, [rbp - 32]                             ;   546.3 agu2+agu1+fadd+fmul   58 dst
        xorps xmm0, [rdi + 0]                              ;   548.3 agu0+agu2+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4032]                           ;   550.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 96], xmm0                             ;   552.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rsi + 16]                            ;   547.7 agu0+agu2+fadd+fmisc   58 dst
        xorps xmm0, [rbp + 4048]                           ;   549.7 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 128], xmm0                            ;   551.7 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rdx - 112]                           ;   549.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4064]                           ;   551.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 144], xmm0                            ;   553.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rbp + 16]                            ;   551.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [r8 + 20640]                           ;   553.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rbp + 32]                             ;   555.3 agu2+agu1+fmul+fadd   58 dst
        xorps xmm0, [rax - 32]                             ;   557.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rcx - 48]                             ;   559.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 160], xmm0                            ;   561.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rdx + 32]                            ;   556.3 agu0+agu2+fmisc+fmul   58 dst
        xorps xmm0, [r8 + 20656]                           ;   558.3 agu1+agu0+fadd+fmul   58 dst
        xorps xmm0, [rcx - 96]                             ;   560.3 agu2+agu1+fadd+fmul   58 dst
        movaps xmm1, [rcx - 64]                            ;   557.7 agu0+agu2+fmisc   43 dst reload
        xorps xmm0, xmm1                                   ;   562.3 fadd+fmul   58 dst
        xorps xmm0, [rcx - 80]                             ;   564.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 176], xmm0                            ;   566.3 agu2+agu0+fmisc   58 dst
        xorps xmm1, [r8 + 20720]                           ;   561.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm1, [rbp + 112]                            ;   563.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm1, [rdi - 16]                             ;   565.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 240], xmm1                            ;   567.3 agu1+agu0+fmisc   58 dst
        movaps xmm0, [rdx - 32]                            ;   564.0 agu2+agu1+fadd+fmisc   58 dst
        xorps xmm0, [r8 + 20672]                           ;   566.0 agu0+agu2+fmul+fadd   58 dst
        movaps [r9 + 192], xmm0                            ;   568.0 agu1+agu0+fmisc   58 dst
        movaps xmm0, [rdx - 64]                            ;   565.3 agu2+agu1+fmul+fadd   58 dst
        xorps xmm0, [rdi - 32]                             ;   567.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rcx - 112]                            ;   569.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4080]                           ;   571.3 agu2+agu1+fmul+fadd   58 dst
        movaps [r9 + 208], xmm0                            ;   573.3 agu0+agu2+fmisc   58 dst
        movaps xmm0, [rdx + 16]                            ;   569.3 agu1+agu0+fmisc+fmul   58 dst
        xorps xmm0, [rcx - 128]                            ;   571.3 agu2+agu1+fadd+fmul   58 dst
        xorps xmm0, [rax - 64]                             ;   573.3 agu0+agu2+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4096]                           ;   575.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 224], xmm0                            ;   577.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rbp + 64]                            ;   572.7 agu0+agu2+fadd+fmisc   58 dst
        xorps xmm0, [rbp + 4112]                           ;   574.7 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 256], xmm0                            ;   576.7 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rsi + 64]                            ;   574.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4128]                           ;   576.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 272], xmm0                            ;   578.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rcx + 16]                            ;   576.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [r8 + 20768]                           ;   578.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rcx + 32]                             ;   580.3 agu2+agu1+fmul+fadd   58 dst
        xorps xmm0, [rbp + 48]                             ;   582.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rcx + 0]                              ;   584.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 288], xmm0                            ;   586.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rdx + 48]                            ;   581.3 agu0+agu2+fmisc+fmul   58 dst
        xorps xmm0, [r8 + 20784]                           ;   583.3 agu1+agu0+fadd+fmul   58 dst
        xorps xmm0, [rdx + 64]                             ;   585.3 agu2+agu1+fadd+fmul   58 dst
        movaps xmm1, [rcx - 16]                            ;   582.7 agu0+agu2+fmisc   43 dst reload
        xorps xmm0, xmm1                                   ;   587.3 fadd+fmul   58 dst
        xorps xmm0, [rdi + 64]                             ;   589.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 304], xmm0                            ;   591.3 agu2+agu0+fmisc   58 dst
        xorps xmm1, [r8 + 20848]                           ;   586.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm1, [rsi - 48]                             ;   588.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm1, [rax - 48]                             ;   590.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 368], xmm1                            ;   592.3 agu1+agu0+fmisc   58 dst
        movaps xmm0, [rdx - 48]                            ;   589.0 agu2+agu1+fadd+fmisc   58 dst
        xorps xmm0, [r8 + 20800]                           ;   591.0 agu0+agu2+fmul+fadd   58 dst
        movaps [r9 + 320], xmm0                            ;   593.0 agu1+agu0+fmisc   58 dst
        movaps xmm0, [rbp + 96]                            ;   590.3 agu2+agu1+fmul+fadd   58 dst
        xorps xmm0, [rdi + 32]                             ;   592.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rcx - 32]                             ;   594.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4144]                           ;   596.3 agu2+agu1+fmul+fadd   58 dst
        movaps [r9 + 336], xmm0                            ;   598.3 agu0+agu2+fmisc   58 dst
        movaps xmm0, [rsi + 48]                            ;   594.3 agu1+agu0+fmisc+fmul   58 dst
        xorps xmm0, [rsi + 32]                             ;   596.3 agu2+agu1+fadd+fmul   58 dst
        xorps xmm0, [rdi + 80]                             ;   598.3 agu0+agu2+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4160]                           ;   600.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 352], xmm0                            ;   602.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rbp + 2992]                          ;   597.7 agu0+agu2+fadd+fmisc   43 dst
        movaps xmm1, [rbp + 3040]                          ;   598.3 agu1+agu0+fmul+fadd   43 dst
        movaps xmm2, [rbp + 3008]                          ;   599.3 agu2+agu1+fmisc+fmul   43 dst
        movaps xmm3, [rbp + 3024]                          ;   599.7 agu0+agu2+fadd+fmisc   43 dst
        movaps xmm4, [r13 - 112]                           ;   600.3 agu1+agu0+fmul+fadd   43 dst
        movaps xmm5, [r13 + 64]                            ;   601.3 agu2+agu1+fmisc+fmul   43 dst reload
        xorps xmm4, xmm5                                   ;   603.3 fadd+fmul   43 dst
        xorps xmm0, xmm4                                   ;   605.3 fadd+fmul   43 dst
        movaps xmm6, xmm0                                  ;   607.3 fadd+fmul   43 dst copy
        movaps xmm7, [rbx + 112]                           ;   603.3 agu0+agu2+fmisc   43 dst reload
        xorps xmm6, xmm7                                   ;   609.3 fadd+fmul   43 dst
        xorps xmm1, xmm6                                   ;   611.3 fadd+fmul   43 dst
        xorps xmm3, xmm1                                   ;   613.3 fadd+fmul   43 dst
        movaps xmm8, xmm6                                  ;   611.3 fadd+fmul   43 dst copy
        movaps xmm9, [r11 + 0]                             ;   606.7 agu1+agu0+fmisc   43 dst reload
        xorps xmm8, xmm9                                   ;   613.3 fadd+fmul   43 dst
        xorps xmm2, xmm8                                   ;   615.3 fadd+fmul   43 dst
        movaps xmm10, xmm1                                 ;   613.3 fadd+fmul   43 dst copy
        movaps xmm11, xmm2                                 ;   617.3 fadd+fmul   43 dst copy
        movaps xmm12, [r13 - 112]                          ;   612.3 agu2+agu0+fmisc+fadd   43 dst reload
        xorps xmm11, xmm12                                 ;   619.3 fmul+fadd   43 dst
        xorps xmm10, xmm11                                 ;   621.3 fmul+fadd   43 dst
        movaps xmm13, xmm1                                 ;   615.3 fmul+fadd   43 dst copy
        movaps xmm14, xmm6                                 ;   616.3 fmul+fadd   43 dst copy
        andps xmm14, xmm10                                 ;   623.3 fmul+fadd   43 dst
        movaps xmm15, xmm6                                 ;   618.3 fmul+fadd   43 dst copy
        movaps [rdi + 80], xmm1                            ;   617.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm1, xmm10                                 ;   623.3 fmul+fadd   43 dst copy
        xorps xmm1, xmm7                                   ;   625.3 fmul+fadd   43 dst
        movaps xmm7, xmm8                                  ;   621.3 fmul+fadd   43 dst copy
        orps xmm7, [rbx + 112]                             ;   623.3 agu2+agu0+fmul+fadd   43 dst
        xorps xmm2, xmm7                                   ;   625.3 fmul+fadd   43 dst
        movaps [rsi + 32], xmm10                           ;   623.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm10, xmm8                                 ;   624.3 fmul+fadd   43 dst copy
        movaps [rsi + 48], xmm6                            ;   625.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, xmm14                                 ;   625.3 fmul+fadd   43 dst copy
        xorps xmm6, xmm5                                   ;   627.3 fmul+fadd   43 dst
        movaps [rcx - 32], xmm8                            ;   627.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm8, xmm11                                 ;   627.3 fmul+fadd   43 dst copy
        movaps xmm12, xmm11                                ;   628.3 fmul+fadd   43 dst copy
        xorps xmm5, xmm3                                   ;   629.3 fmul+fadd   43 dst
        xorps xmm12, xmm5                                  ;   631.3 fmul+fadd   43 dst
        movaps [rdi + 32], xmm11                           ;   630.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm3                                 ;   631.3 fmul+fadd   43 dst copy
        xorps xmm11, xmm9                                  ;   633.3 fmul+fadd   43 dst
        movaps [rbp + 96], xmm11                           ;   635.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm3                                 ;   633.3 fmul+fadd   43 dst copy
        movaps [rdx - 48], xmm3                            ;   634.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm3, xmm5                                  ;   634.3 fmul+fadd   43 dst copy
        xorps xmm3, xmm1                                   ;   636.3 fmul+fadd   43 dst
        andps xmm11, xmm3                                  ;   638.3 fmul+fadd   43 dst
        xorps xmm0, xmm11                                  ;   640.3 fmul+fadd   43 dst
        movaps xmm11, xmm3                                 ;   638.3 fmul+fadd   43 dst copy
        xorps xmm11, [r13 - 112]                           ;   640.3 agu1+agu0+fmul+fadd   43 dst
        xorps xmm10, xmm11                                 ;   642.3 fmul+fadd   43 dst
        movaps [rax - 48], xmm3                            ;   639.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm3, xmm1                                  ;   641.3 fmul+fadd   43 dst copy
        xorps xmm3, xmm9                                   ;   643.3 fmul+fadd   43 dst
        xorps xmm4, xmm3                                   ;   645.3 fmul+fadd   43 dst
        andps xmm3, xmm1                                   ;   645.3 fmul+fadd   43 dst
        xorps xmm0, xmm3                                   ;   647.3 fmul+fadd   43 dst
        andps xmm8, xmm4                                   ;   647.3 fmul+fadd   43 dst
        xorps xmm3, xmm8                                   ;   649.3 fmul+fadd   43 dst
        xorps xmm15, xmm4                                  ;   648.3 fmul+fadd   43 dst
        xorps xmm14, xmm0                                  ;   649.3 fmul+fadd   43 dst
        xorps xmm7, xmm0                                   ;   650.3 fmul+fadd   43 dst
        andps xmm13, xmm15                                 ;   651.3 fmul+fadd   43 dst
        xorps xmm14, xmm13                                 ;   653.3 fmul+fadd   43 dst
        xorps xmm6, xmm3                                   ;   653.3 fmul+fadd   43 dst
        xorps xmm2, xmm3                                   ;   654.3 fmul+fadd   43 dst
        movaps xmm0, xmm11                                 ;   655.3 fmul+fadd   43 dst copy
        andps xmm0, xmm12                                  ;   657.3 fmul+fadd   43 dst
        xorps xmm6, xmm0                                   ;   659.3 fmul+fadd   43 dst
        movaps xmm0, xmm12                                 ;   658.3 fmul+fadd   43 dst copy
        movaps xmm3, [rbx + 112]                           ;   655.0 agu1+agu0+fmisc   43 dst reload
        xorps xmm0, xmm3                                   ;   660.3 fmul+fadd   43 dst
        movaps xmm8, xmm10                                 ;   660.3 fmul+fadd   43 dst copy
        andps xmm8, xmm0                                   ;   662.3 fmul+fadd   43 dst
        xorps xmm7, xmm8                                   ;   664.3 fmul+fadd   43 dst
        movaps xmm8, xmm14                                 ;   663.3 fmul+fadd   43 dst copy
        andps xmm8, xmm6                                   ;   665.3 fmul+fadd   43 dst
        xorps xmm7, xmm8                                   ;   667.3 fmul+fadd   43 dst
        movaps xmm13, xmm5                                 ;   666.3 fmul+fadd   43 dst copy
        andps xmm13, [rbp + 96]                            ;   668.3 agu2+agu0+fmul+fadd   43 dst
        xorps xmm2, xmm13                                  ;   670.3 fmul+fadd   43 dst
        movaps xmm13, xmm6                                 ;   669.3 fmul+fadd   43 dst copy
        xorps xmm13, xmm7                                  ;   671.3 fmul+fadd   43 dst
        orps xmm8, xmm13                                   ;   673.3 fmul+fadd   43 dst
        andps xmm7, xmm2                                   ;   672.3 fmul+fadd   43 dst
        xorps xmm14, xmm7                                  ;   674.3 fmul+fadd   43 dst
        xorps xmm8, xmm14                                  ;   676.3 fmul+fadd   43 dst
        movaps xmm7, xmm2                                  ;   675.3 fmul+fadd   43 dst copy
        andps xmm7, xmm14                                  ;   677.3 fmul+fadd   43 dst
        xorps xmm6, xmm7                                   ;   679.3 fmul+fadd   43 dst
        andps xmm14, xmm6                                  ;   681.3 fmul+fadd   43 dst
        xorps xmm2, xmm14                                  ;   683.3 fmul+fadd   43 dst
        andps xmm10, xmm6                                  ;   681.3 fmul+fadd   43 dst
        andps xmm0, xmm6                                   ;   681.3 fmul+fadd   43 dst
        andps xmm15, xmm2                                  ;   685.3 fmul+fadd   43 dst
        movaps xmm7, [rcx - 32]                            ;   680.3 agu1+agu0+fmisc   43 dst reload
        andps xmm7, xmm8                                   ;   683.3 fmul+fadd   43 dst
        movaps xmm14, [rdi + 80]                           ;   682.3 agu2+agu0+fmisc   43 dst reload
        andps xmm14, xmm2                                  ;   685.3 fmul+fadd   43 dst
        movaps [rdi + 80], xmm14                           ;   687.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm14, xmm6                                 ;   685.3 fmul+fadd   43 dst copy
        orps xmm14, xmm8                                   ;   687.3 fmul+fadd   43 dst
        xorps xmm13, xmm14                                 ;   689.3 fmul+fadd   43 dst
        andps xmm4, xmm13                                  ;   691.3 fmul+fadd   43 dst
        movaps xmm14, [rdi + 32]                           ;   687.0 agu2+agu0+fmisc   43 dst reload
        andps xmm14, xmm13                                 ;   691.3 fmul+fadd   43 dst
        movaps [rdi + 32], xmm7                            ;   689.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm6                                  ;   690.3 fmul+fadd   43 dst copy
        xorps xmm6, xmm2                                   ;   691.3 fmul+fadd   43 dst
        xorps xmm2, xmm13                                  ;   692.3 fmul+fadd   43 dst
        xorps xmm7, xmm8                                   ;   693.3 fmul+fadd   43 dst
        xorps xmm13, xmm7                                  ;   695.3 fmul+fadd   43 dst
        andps xmm11, xmm7                                  ;   695.3 fmul+fadd   43 dst
        andps xmm12, xmm7                                  ;   696.3 fmul+fadd   43 dst
        xorps xmm4, xmm11                                  ;   697.3 fmul+fadd   43 dst
        andps xmm5, xmm13                                  ;   698.3 fmul+fadd   43 dst
        movaps xmm7, [rax - 48]                            ;   695.0 agu2+agu0+fmisc   43 dst reload
        andps xmm7, xmm6                                   ;   699.3 fmul+fadd   43 dst
        movaps [rax - 48], xmm11                           ;   697.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, [rdx - 48]                           ;   699.0 agu2+agu0+fmisc   43 dst reload
        andps xmm11, xmm6                                  ;   701.0 fmul+fadd   43 dst
        xorps xmm14, xmm7                                  ;   701.3 fmul+fadd   43 dst
        movaps xmm6, [rsi + 48]                            ;   701.0 agu1+agu2+fmisc   43 dst reload
        andps xmm6, xmm2                                   ;   703.0 fmul+fadd   43 dst
        andps xmm13, [rbp + 96]                            ;   703.3 agu0+agu1+fmul+fadd   43 dst
        movaps [rbp + 96], xmm13                           ;   705.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm13, [rsi + 32]                           ;   704.3 agu1+agu2+fmisc+fmul   43 dst reload
        andps xmm13, xmm2                                  ;   706.3 fadd+fmul   43 dst
        xorps xmm2, xmm8                                   ;   706.3 fadd+fmul   43 dst
        andps xmm8, xmm3                                   ;   707.3 fadd+fmul   43 dst
        andps xmm1, xmm2                                   ;   708.3 fadd+fmul   43 dst
        andps xmm2, xmm9                                   ;   709.3 fadd+fmul   43 dst
        xorps xmm13, xmm5                                  ;   710.3 fadd+fmul   43 dst
        xorps xmm5, xmm14                                  ;   711.3 fadd+fmul   43 dst
        xorps xmm5, xmm0                                   ;   713.3 fadd+fmul   43 dst
        xorps xmm6, xmm2                                   ;   713.3 fadd+fmul   43 dst
        xorps xmm13, xmm8                                  ;   714.3 fadd+fmul   43 dst
        movaps xmm3, xmm4                                  ;   715.3 fadd+fmul   43 dst copy
        xorps xmm3, xmm6                                   ;   717.3 fadd+fmul   43 dst
        xorps xmm3, xmm5                                   ;   719.3 fadd+fmul   43 dst
        xorps xmm12, xmm3                                  ;   721.3 fadd+fmul   43 dst
        xorps xmm13, xmm12                                 ;   723.3 fadd+fmul   43 dst
        xorps xmm15, xmm13                                 ;   725.3 fadd+fmul   43 dst
        xorps xmm10, xmm15                                 ;   727.3 fadd+fmul   43 dst
        movaps xmm9, [rbp + 3312]                          ;   718.3 agu0+agu1+fmisc   43 dst
        movaps [rsi + 32], xmm11                           ;   720.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, [rbp + 3360]                         ;   721.3 agu1+agu0+fmisc+fadd   43 dst
        movaps [rsi + 48], xmm6                            ;   723.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, [rbp + 3328]                          ;   722.3 agu1+agu0+fmul+fadd   43 dst
        movaps [rdx - 48], xmm15                           ;   727.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, [rbp + 3344]                         ;   723.3 agu1+agu2+fmul+fadd   43 dst
        movaps [rcx - 32], xmm14                           ;   727.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm14, [r13 - 32]                           ;   724.3 agu2+agu0+fmul+fadd   43 dst
        xorps xmm14, [r15 - 112]                           ;   726.3 agu1+agu2+fmul+fadd   43 dst
        xorps xmm9, xmm14                                  ;   728.3 fmul+fadd   43 dst
        movaps [rsi - 48], xmm12                           ;   729.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm12, xmm9                                 ;   730.3 fmul+fadd   43 dst copy
        xorps xmm12, [rbx + 64]                            ;   732.3 agu2+agu0+fmul+fadd   43 dst
        xorps xmm11, xmm12                                 ;   734.3 fmul+fadd   43 dst
        xorps xmm15, xmm11                                 ;   736.3 fmul+fadd   43 dst
        movaps [rdi + 64], xmm13                           ;   731.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm13, xmm11                                ;   736.3 fmul+fadd   43 dst copy
        movaps [rcx - 16], xmm4                            ;   733.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm4, xmm11                                 ;   736.3 fmul+fadd   43 dst copy
        movaps [rdx + 64], xmm2                            ;   735.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm2, xmm12                                 ;   734.3 fmul+fadd   43 dst copy
        xorps xmm2, [r11 - 96]                             ;   736.3 agu2+agu0+fmul+fadd   43 dst
        xorps xmm6, xmm2                                   ;   738.3 fadd+fmul   43 dst
        movaps [rdx + 48], xmm10                           ;   737.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm10, xmm6                                 ;   740.3 fadd+fmul   43 dst copy
        xorps xmm10, [r13 - 32]                            ;   742.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm13, xmm10                                 ;   744.3 fadd+fmul   43 dst
        movaps [rcx + 0], xmm7                             ;   739.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm12                                 ;   739.3 fadd+fmul   43 dst copy
        andps xmm7, xmm13                                  ;   746.3 fadd+fmul   43 dst
        movaps [rbp + 48], xmm1                            ;   741.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm12                                 ;   741.3 fadd+fmul   43 dst copy
        movaps [rcx + 32], xmm0                            ;   743.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm0, xmm13                                 ;   746.3 fadd+fmul   43 dst copy
        xorps xmm0, [rbx + 64]                             ;   748.3 agu2+agu0+fadd+fmul   43 dst
        movaps [rcx + 16], xmm8                            ;   745.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm8, xmm10                                 ;   744.3 fadd+fmul   43 dst copy
        movaps [rsi + 64], xmm5                            ;   747.3 agu2+agu1+fmisc   43 dst spill
        movaps xmm5, xmm10                                 ;   745.7 fadd+fmul   43 dst copy
        movaps [rbp + 64], xmm3                            ;   749.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm3, xmm7                                  ;   748.3 fadd+fmul   43 dst copy
        xorps xmm3, [r15 - 112]                            ;   750.3 agu2+agu0+fadd+fmul   43 dst
        movaps [rax - 64], xmm11                           ;   751.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm2                                 ;   749.0 fadd+fmul   43 dst copy
        orps xmm11, [rbx + 64]                             ;   751.0 agu2+agu1+fadd+fmul   43 dst
        xorps xmm6, xmm11                                  ;   753.0 fadd+fmul   43 dst
        movaps [rcx - 128], xmm13                          ;   753.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm13, xmm2                                 ;   752.0 fadd+fmul   43 dst copy
        movaps [rdx + 16], xmm12                           ;   755.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm12, xmm15                                ;   753.0 fadd+fmul   43 dst copy
        xorps xmm12, [r15 - 112]                           ;   755.0 agu1+agu0+fadd+fmul   43 dst
        xorps xmm5, xmm12                                  ;   757.0 fadd+fmul   43 dst
        movaps [rcx - 112], xmm2                           ;   757.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, xmm15                                 ;   756.0 fadd+fmul   43 dst copy
        xorps xmm2, [r11 - 96]                             ;   758.0 agu1+agu0+fadd+fmul   43 dst
        movaps [rdi - 32], xmm2                            ;   760.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, xmm15                                 ;   758.0 fadd+fmul   43 dst copy
        movaps [rdx - 64], xmm15                           ;   761.3 agu1+agu2+fmisc   43 dst spill
        movaps xmm15, xmm12                                ;   759.0 fadd+fmul   43 dst copy
        xorps xmm15, xmm0                                  ;   761.0 fadd+fmul   43 dst
        andps xmm2, xmm15                                  ;   763.0 fadd+fmul   43 dst
        xorps xmm9, xmm2                                   ;   765.0 fadd+fmul   43 dst
        movaps xmm2, xmm15                                 ;   763.0 fadd+fmul   43 dst copy
        xorps xmm2, [r13 - 32]                             ;   765.0 agu0+agu1+fadd+fmul   43 dst
        xorps xmm13, xmm2                                  ;   767.0 fadd+fmul   43 dst
        movaps [rdx - 32], xmm15                           ;   764.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, xmm0                                 ;   766.0 fadd+fmul   43 dst copy
        xorps xmm15, [r11 - 96]                            ;   768.0 agu1+agu0+fadd+fmul   43 dst
        xorps xmm14, xmm15                                 ;   770.0 fadd+fmul   43 dst
        andps xmm15, xmm0                                  ;   770.0 fadd+fmul   43 dst
        xorps xmm9, xmm15                                  ;   772.0 fadd+fmul   43 dst
        andps xmm8, xmm14                                  ;   772.0 fadd+fmul   43 dst
        xorps xmm15, xmm8                                  ;   774.0 fadd+fmul   43 dst
        xorps xmm1, xmm14                                  ;   773.0 fadd+fmul   43 dst
        xorps xmm7, xmm9                                   ;   774.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;   775.0 fadd+fmul   43 dst
        andps xmm4, xmm1                                   ;   776.0 fadd+fmul   43 dst
        xorps xmm7, xmm4                                   ;   778.0 fadd+fmul   43 dst
        xorps xmm3, xmm15                                  ;   778.0 fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;   779.0 fadd+fmul   43 dst
        movaps xmm4, xmm2                                  ;   780.0 fadd+fmul   43 dst copy
        andps xmm4, xmm5                                   ;   782.0 fadd+fmul   43 dst
        xorps xmm3, xmm4                                   ;   784.0 fadd+fmul   43 dst
        movaps xmm4, xmm5                                  ;   783.0 fadd+fmul   43 dst copy
        movaps xmm8, [rbx + 64]                            ;   779.7 agu2+agu0+fmisc   43 dst reload
        xorps xmm4, xmm8                                   ;   785.0 fadd+fmul   43 dst
        movaps xmm9, xmm13                                 ;   785.0 fadd+fmul   43 dst copy
        andps xmm9, xmm4                                   ;   787.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;   789.0 fadd+fmul   43 dst
        movaps xmm9, xmm7                                  ;   788.0 fadd+fmul   43 dst copy
        andps xmm9, xmm3                                   ;   790.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;   792.0 fadd+fmul   43 dst
        movaps xmm15, xmm12                                ;   791.0 fadd+fmul   43 dst copy
        andps xmm15, [rdi - 32]                            ;   793.0 agu1+agu0+fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;   795.0 fadd+fmul   43 dst
        movaps xmm15, xmm3                                 ;   794.0 fadd+fmul   43 dst copy
        xorps xmm15, xmm11                                 ;   796.0 fadd+fmul   43 dst
        orps xmm9, xmm15                                   ;   798.0 fadd+fmul   43 dst
        andps xmm11, xmm6                                  ;   797.0 fadd+fmul   43 dst
        xorps xmm7, xmm11                                  ;   799.0 fadd+fmul   43 dst
        xorps xmm9, xmm7                                   ;   801.0 fadd+fmul   43 dst
        movaps xmm11, xmm6                                 ;   800.0 fadd+fmul   43 dst copy
        andps xmm11, xmm7                                  ;   802.0 fadd+fmul   43 dst
        xorps xmm3, xmm11                                  ;   804.0 fadd+fmul   43 dst
        andps xmm7, xmm3                                   ;   806.0 fadd+fmul   43 dst
        xorps xmm6, xmm7                                   ;   808.0 fadd+fmul   43 dst
        andps xmm13, xmm3                                  ;   806.0 fadd+fmul   43 dst
        andps xmm4, xmm3                                   ;   806.0 fadd+fmul   43 dst
        andps xmm1, xmm6                                   ;   810.0 fadd+fmul   43 dst
        movaps xmm7, [rcx - 112]                           ;   805.0 agu2+agu0+fmisc   43 dst reload
        andps xmm7, xmm9                                   ;   808.0 fadd+fmul   43 dst
        movaps xmm11, [rax - 64]                           ;   807.0 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm6                                  ;   810.0 fadd+fmul   43 dst
        movaps [rax - 64], xmm11                           ;   812.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm3                                 ;   810.0 fadd+fmul   43 dst copy
        orps xmm11, xmm9                                   ;   812.0 fadd+fmul   43 dst
        xorps xmm15, xmm11                                 ;   814.0 fadd+fmul   43 dst
        andps xmm10, xmm15                                 ;   816.0 fadd+fmul   43 dst
        andps xmm14, xmm15                                 ;   816.0 fadd+fmul   43 dst
        movaps xmm11, xmm3                                 ;   815.0 fadd+fmul   43 dst copy
        xorps xmm3, xmm6                                   ;   816.0 fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;   817.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;   818.0 fadd+fmul   43 dst
        xorps xmm15, xmm11                                 ;   820.0 fadd+fmul   43 dst
        andps xmm2, xmm11                                  ;   820.0 fadd+fmul   43 dst
        andps xmm5, xmm11                                  ;   821.0 fadd+fmul   43 dst
        xorps xmm14, xmm2                                  ;   822.0 fadd+fmul   43 dst
        andps xmm12, xmm15                                 ;   823.0 fadd+fmul   43 dst
        movaps xmm11, [rdx - 32]                           ;   819.7 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm3                                  ;   824.0 fadd+fmul   43 dst
        movaps [rdx - 32], xmm2                            ;   822.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, [rdx - 64]                            ;   823.7 agu1+agu0+fmisc   43 dst reload
        andps xmm2, xmm3                                   ;   825.7 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;   826.0 fadd+fmul   43 dst
        movaps xmm3, [rdx + 16]                            ;   825.7 agu2+agu1+fmisc   43 dst reload
        andps xmm3, xmm6                                   ;   827.7 fadd+fmul   43 dst
        andps xmm15, [rdi - 32]                            ;   828.0 agu0+agu1+fadd+fmul   43 dst
        movaps [rdi - 32], xmm15                           ;   830.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, [rcx - 128]                          ;   829.0 agu1+agu2+fmisc+fadd   43 dst reload
        andps xmm15, xmm6                                  ;   831.0 fmul+fadd   43 dst
        xorps xmm6, xmm9                                   ;   831.0 fmul+fadd   43 dst
        andps xmm9, xmm8                                   ;   832.0 fmul+fadd   43 dst
        andps xmm0, xmm6                                   ;   833.0 fmul+fadd   43 dst
        xorps xmm15, xmm12                                 ;   834.0 fmul+fadd   43 dst
        xorps xmm12, xmm10                                 ;   835.0 fmul+fadd   43 dst
        xorps xmm12, xmm4                                  ;   837.0 fmul+fadd   43 dst
        xorps xmm15, xmm9                                  ;   837.0 fmul+fadd   43 dst
        movaps xmm8, xmm14                                 ;   838.0 fmul+fadd   43 dst copy
        xorps xmm8, xmm12                                  ;   840.0 fmul+fadd   43 dst
        andps xmm6, [r11 - 96]                             ;   840.0 agu0+agu1+fmul+fadd   43 dst
        xorps xmm3, xmm6                                   ;   842.0 fmul+fadd   43 dst
        xorps xmm8, xmm3                                   ;   844.0 fmul+fadd   43 dst
        xorps xmm5, xmm8                                   ;   846.0 fmul+fadd   43 dst
        xorps xmm15, xmm5                                  ;   848.0 fmul+fadd   43 dst
        xorps xmm1, xmm15                                  ;   850.0 fmul+fadd   43 dst
        xorps xmm13, xmm1                                  ;   852.0 fmul+fadd   43 dst
        movaps [rcx - 128], xmm2                           ;   843.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, [rbp + 3632]                          ;   845.0 agu1+agu0+fmisc   43 dst
        movaps [rdx + 16], xmm3                            ;   847.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm3, [rbp + 3680]                          ;   847.0 agu1+agu0+fmul+fadd   43 dst
        movaps [rdx - 64], xmm1                            ;   852.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, [rbp + 3648]                          ;   848.0 agu1+agu0+fmul+fadd   43 dst
        movaps [rcx - 112], xmm10                          ;   851.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm10, [rbp + 3664]                         ;   849.0 agu1+agu2+fmul+fadd   43 dst
        movaps [rdi - 16], xmm5                            ;   853.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm5, [r13 + 32]                            ;   850.0 agu2+agu0+fmul+fadd   43 dst
        xorps xmm5, [r14 + 96]                             ;   852.0 agu1+agu2+fmul+fadd   43 dst
        xorps xmm2, xmm5                                   ;   854.0 fmul+fadd   43 dst
        movaps [rbp + 112], xmm15                          ;   855.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm15, xmm2                                 ;   856.0 fmul+fadd   43 dst copy
        xorps xmm15, [rbp + 3808]                          ;   858.0 agu2+agu0+fmul+fadd   43 dst
        xorps xmm3, xmm15                                  ;   860.0 fmul+fadd   43 dst
        xorps xmm10, xmm3                                  ;   862.0 fmul+fadd   43 dst
        movaps [rcx - 80], xmm7                            ;   857.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm3                                  ;   862.0 fmul+fadd   43 dst copy
        movaps [rcx - 64], xmm14                           ;   859.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, xmm3                                 ;   862.0 fmul+fadd   43 dst copy
        movaps [rcx - 96], xmm6                            ;   861.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm6, xmm15                                 ;   860.0 fmul+fadd   43 dst copy
        xorps xmm6, [rbp + 3792]                           ;   862.0 agu2+agu0+fadd+fmul   43 dst
        xorps xmm1, xmm6                                   ;   864.0 fadd+fmul   43 dst
        movaps [rdx + 32], xmm13                           ;   863.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm13, xmm1                                 ;   866.0 fadd+fmul   43 dst copy
        xorps xmm13, [r13 + 32]                            ;   868.0 agu2+agu0+fadd+fmul   43 dst
        xorps xmm7, xmm13                                  ;   870.0 fadd+fmul   43 dst
        movaps [rcx - 48], xmm11                           ;   865.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm15                                ;   865.0 fadd+fmul   43 dst copy
        andps xmm11, xmm7                                  ;   872.0 fadd+fmul   43 dst
        movaps [rax - 32], xmm0                            ;   867.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm0, xmm15                                 ;   867.0 fadd+fmul   43 dst copy
        movaps [rbp + 32], xmm4                            ;   869.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm4, xmm7                                  ;   872.0 fadd+fmul   43 dst copy
        xorps xmm4, [rbp + 3808]                           ;   874.0 agu2+agu0+fadd+fmul   43 dst
        movaps [rbp + 16], xmm9                            ;   871.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm9, xmm13                                 ;   870.0 fadd+fmul   43 dst copy
        movaps [rdx - 112], xmm12                          ;   873.0 agu2+agu1+fmisc   43 dst spill
        movaps xmm12, xmm13                                ;   871.3 fadd+fmul   43 dst copy
        movaps [rsi + 16], xmm8                            ;   875.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm8, xmm11                                 ;   874.0 fadd+fmul   43 dst copy
        xorps xmm8, [r14 + 96]                             ;   876.0 agu2+agu0+fadd+fmul   43 dst
        movaps [rdi + 0], xmm3                             ;   877.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm6                                  ;   874.7 fadd+fmul   43 dst copy
        orps xmm3, [rbp + 3808]                            ;   876.7 agu2+agu1+fadd+fmul   43 dst
        xorps xmm1, xmm3                                   ;   878.7 fadd+fmul   43 dst
        movaps [rbp - 32], xmm7                            ;   879.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm7, xmm6                                  ;   877.7 fadd+fmul   43 dst copy
        movaps [rbp - 128], xmm15                          ;   881.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, xmm10                                ;   878.7 fadd+fmul   43 dst copy
        xorps xmm15, [r14 + 96]                            ;   880.7 agu1+agu0+fadd+fmul   43 dst
        xorps xmm12, xmm15                                 ;   882.7 fadd+fmul   43 dst
        movaps [rsi - 32], xmm6                            ;   883.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, xmm10                                 ;   881.7 fadd+fmul   43 dst copy
        xorps xmm6, [rbp + 3792]                           ;   883.7 agu1+agu0+fadd+fmul   43 dst
        movaps [rbp - 96], xmm6                            ;   885.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, xmm10                                 ;   883.7 fadd+fmul   43 dst copy
        movaps [rbp - 112], xmm10                          ;   887.0 agu1+agu2+fmisc   43 dst spill
        movaps xmm10, xmm15                                ;   884.7 fadd+fmul   43 dst copy
        xorps xmm10, xmm4                                  ;   886.7 fadd+fmul   43 dst
        andps xmm6, xmm10                                  ;   888.7 fadd+fmul   43 dst
        xorps xmm2, xmm6                                   ;   890.7 fadd+fmul   43 dst
        movaps xmm6, xmm10                                 ;   888.7 fadd+fmul   43 dst copy
        xorps xmm6, [r13 + 32]                             ;   890.7 agu0+agu1+fadd+fmul   43 dst
        xorps xmm7, xmm6                                   ;   892.7 fadd+fmul   43 dst
        movaps [rdi + 16], xmm10                           ;   890.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm10, xmm4                                 ;   891.7 fadd+fmul   43 dst copy
        xorps xmm10, [rbp + 3792]                          ;   893.7 agu1+agu0+fadd+fmul   43 dst
        xorps xmm5, xmm10                                  ;   895.7 fadd+fmul   43 dst
        andps xmm10, xmm4                                  ;   895.7 fadd+fmul   43 dst
        xorps xmm2, xmm10                                  ;   897.7 fadd+fmul   43 dst
        andps xmm9, xmm5                                   ;   897.7 fadd+fmul   43 dst
        xorps xmm10, xmm9                                  ;   899.7 fadd+fmul   43 dst
        xorps xmm0, xmm5                                   ;   898.7 fadd+fmul   43 dst
        xorps xmm11, xmm2                                  ;   899.7 fadd+fmul   43 dst
        xorps xmm3, xmm2                                   ;   900.7 fadd+fmul   43 dst
        andps xmm14, xmm0                                  ;   901.7 fadd+fmul   43 dst
        xorps xmm11, xmm14                                 ;   903.7 fadd+fmul   43 dst
        xorps xmm8, xmm10                                  ;   903.7 fadd+fmul   43 dst
        xorps xmm1, xmm10                                  ;   904.7 fadd+fmul   43 dst
        movaps xmm2, xmm6                                  ;   905.7 fadd+fmul   43 dst copy
        andps xmm2, xmm12                                  ;   907.7 fadd+fmul   43 dst
        xorps xmm8, xmm2                                   ;   909.7 fadd+fmul   43 dst
        movaps xmm2, xmm12                                 ;   908.7 fadd+fmul   43 dst copy
        movaps xmm9, [rbp + 3808]                          ;   905.3 agu2+agu0+fmisc   43 dst reload
        xorps xmm2, xmm9                                   ;   910.7 fadd+fmul   43 dst
        movaps xmm10, xmm7                                 ;   910.7 fadd+fmul   43 dst copy
        andps xmm10, xmm2                                  ;   912.7 fadd+fmul   43 dst
        xorps xmm3, xmm10                                  ;   914.7 fadd+fmul   43 dst
        movaps xmm10, xmm11                                ;   913.7 fadd+fmul   43 dst copy
        andps xmm10, xmm8                                  ;   915.7 fadd+fmul   43 dst
        xorps xmm3, xmm10                                  ;   917.7 fadd+fmul   43 dst
        movaps xmm14, xmm15                                ;   916.7 fadd+fmul   43 dst copy
        andps xmm14, [rbp - 96]                            ;   918.7 agu1+agu0+fadd+fmul   43 dst
        xorps xmm1, xmm14                                  ;   920.7 fadd+fmul   43 dst
        movaps xmm14, xmm8                                 ;   919.7 fadd+fmul   43 dst copy
        xorps xmm14, xmm3                                  ;   921.7 fadd+fmul   43 dst
        orps xmm10, xmm14                                  ;   923.7 fadd+fmul   43 dst
        andps xmm3, xmm1                                   ;   922.7 fadd+fmul   43 dst
        xorps xmm11, xmm3                                  ;   924.7 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;   926.7 fadd+fmul   43 dst
        movaps xmm3, xmm1                                  ;   925.7 fadd+fmul   43 dst copy
        andps xmm3, xmm11                                  ;   927.7 fadd+fmul   43 dst
        xorps xmm8, xmm3                                   ;   929.7 fadd+fmul   43 dst
        andps xmm11, xmm8                                  ;   931.7 fadd+fmul   43 dst
        xorps xmm1, xmm11                                  ;   933.7 fadd+fmul   43 dst
        andps xmm7, xmm8                                   ;   931.7 fadd+fmul   43 dst
        andps xmm2, xmm8                                   ;   931.7 fadd+fmul   43 dst
        andps xmm0, xmm1                                   ;   935.7 fadd+fmul   43 dst
        movaps xmm3, [rsi - 32]                            ;   930.7 agu2+agu0+fmisc   43 dst reload
        andps xmm3, xmm10                                  ;   933.7 fadd+fmul   43 dst
        movaps xmm11, [rdi + 0]                            ;   932.7 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm1                                  ;   935.7 fadd+fmul   43 dst
        movaps [rdi + 0], xmm11                            ;   937.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm8                                 ;   935.7 fadd+fmul   43 dst copy
        orps xmm11, xmm10                                  ;   937.7 fadd+fmul   43 dst
        xorps xmm14, xmm11                                 ;   939.7 fadd+fmul   43 dst
        andps xmm13, xmm14                                 ;   941.7 fadd+fmul   43 dst
        andps xmm5, xmm14                                  ;   941.7 fadd+fmul   43 dst
        movaps xmm11, xmm8                                 ;   940.7 fadd+fmul   43 dst copy
        xorps xmm8, xmm1                                   ;   941.7 fadd+fmul   43 dst
        xorps xmm1, xmm14                                  ;   942.7 fadd+fmul   43 dst
        xorps xmm11, xmm10                                 ;   943.7 fadd+fmul   43 dst
        xorps xmm14, xmm11                                 ;   945.7 fadd+fmul   43 dst
        andps xmm6, xmm11                                  ;   945.7 fadd+fmul   43 dst
        andps xmm12, xmm11                                 ;   946.7 fadd+fmul   43 dst
        xorps xmm5, xmm6                                   ;   947.7 fadd+fmul   43 dst
        andps xmm15, xmm14                                 ;   948.7 fadd+fmul   43 dst
        movaps xmm11, [rdi + 16]                           ;   945.3 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm8                                  ;   949.7 fadd+fmul   43 dst
        movaps [rdi + 16], xmm6                            ;   947.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, [rbp - 112]                           ;   949.3 agu1+agu0+fmisc   43 dst reload
        andps xmm6, xmm8                                   ;   951.3 fadd+fmul   43 dst
        xorps xmm13, xmm11                                 ;   951.7 fadd+fmul   43 dst
        movaps xmm8, [rbp - 128]                           ;   951.3 agu2+agu1+fmisc   43 dst reload
        andps xmm8, xmm1                                   ;   953.3 fadd+fmul   43 dst
        andps xmm14, [rbp - 96]                            ;   953.7 agu0+agu1+fadd+fmul   43 dst
        movaps [rbp - 96], xmm14                           ;   955.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, [rbp - 32]                           ;   954.7 agu1+agu2+fmisc+fadd   43 dst reload
        andps xmm14, xmm1                                  ;   956.7 fmul+fadd   43 dst
        xorps xmm1, xmm10                                  ;   956.7 fmul+fadd   43 dst
        andps xmm10, xmm9                                  ;   957.7 fmul+fadd   43 dst
        andps xmm4, xmm1                                   ;   958.7 fmul+fadd   43 dst
        xorps xmm14, xmm15                                 ;   959.7 fmul+fadd   43 dst
        xorps xmm15, xmm13                                 ;   960.7 fmul+fadd   43 dst
        xorps xmm15, xmm2                                  ;   962.7 fmul+fadd   43 dst
        xorps xmm14, xmm10                                 ;   962.7 fmul+fadd   43 dst
        movaps xmm9, xmm5                                  ;   963.7 fmul+fadd   43 dst copy
        xorps xmm9, xmm15                                  ;   965.7 fmul+fadd   43 dst
        andps xmm1, [rbp + 3792]                           ;   965.7 agu0+agu1+fmul+fadd   43 dst
        xorps xmm8, xmm1                                   ;   967.7 fmul+fadd   43 dst
        xorps xmm9, xmm8                                   ;   969.7 fmul+fadd   43 dst
        xorps xmm12, xmm9                                  ;   971.7 fmul+fadd   43 dst
        xorps xmm14, xmm12                                 ;   973.7 fmul+fadd   43 dst
        xorps xmm0, xmm14                                  ;   975.7 fmul+fadd   43 dst
        xorps xmm7, xmm0                                   ;   977.7 fmul+fadd   43 dst
        movaps [rbp - 32], xmm6                            ;   968.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, [r15 + 112]                           ;   970.7 agu1+agu0+fmisc   43 dst
        movaps [rbp - 128], xmm8                           ;   972.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm8, [rbp + 2976]                          ;   972.7 agu1+agu0+fmul+fadd   43 dst
        movaps [rbp - 112], xmm0                           ;   977.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm0, [rbp + 2944]                          ;   973.7 agu1+agu0+fmul+fadd   43 dst
        movaps [rsi - 32], xmm13                           ;   976.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm13, [rbp + 2960]                         ;   974.7 agu1+agu2+fmul+fadd   43 dst
        movaps [rbp + 80], xmm12                           ;   978.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm12, [r13 - 128]                          ;   975.7 agu2+agu0+fmul+fadd   43 dst
        xorps xmm12, [r14 + 32]                            ;   977.7 agu1+agu2+fmul+fadd   43 dst
        xorps xmm6, xmm12                                  ;   979.7 fmul+fadd   43 dst
        movaps [rsi - 64], xmm14                           ;   980.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm14, xmm6                                 ;   981.7 fmul+fadd   43 dst copy
        xorps xmm14, [r14 - 48]                            ;   983.7 agu2+agu0+fmul+fadd   43 dst
        xorps xmm8, xmm14                                  ;   985.7 fmul+fadd   43 dst
        xorps xmm13, xmm8                                  ;   987.7 fmul+fadd   43 dst
        movaps [rbp - 16], xmm3                            ;   982.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm8                                  ;   987.7 fmul+fadd   43 dst copy
        movaps [rbp - 80], xmm5                            ;   984.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm5, xmm8                                  ;   987.7 fmul+fadd   43 dst copy
        movaps [rdx - 16], xmm1                            ;   986.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm1, xmm14                                 ;   985.7 fmul+fadd   43 dst copy
        xorps xmm1, [r10 + 96]                             ;   987.7 agu2+agu0+fadd+fmul   43 dst
        xorps xmm0, xmm1                                   ;   989.7 fadd+fmul   43 dst
        movaps [rbp - 48], xmm7                            ;   988.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm0                                  ;   991.7 fadd+fmul   43 dst copy
        xorps xmm7, [r13 - 128]                            ;   993.7 agu2+agu0+fadd+fmul   43 dst
        xorps xmm3, xmm7                                   ;   995.7 fadd+fmul   43 dst
        movaps [rbp - 64], xmm11                           ;   990.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm14                                ;   990.7 fadd+fmul   43 dst copy
        andps xmm11, xmm3                                  ;   997.7 fadd+fmul   43 dst
        movaps [rsi - 16], xmm4                            ;   992.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm4, xmm14                                 ;   992.7 fadd+fmul   43 dst copy
        movaps [rbp + 0], xmm2                             ;   994.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm2, xmm3                                  ;   997.7 fadd+fmul   43 dst copy
        xorps xmm2, [r14 - 48]                             ;   999.7 agu2+agu0+fadd+fmul   43 dst
        movaps [rdi + 96], xmm10                           ;   996.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm10, xmm7                                 ;   995.7 fadd+fmul   43 dst copy
        movaps [rsi + 0], xmm15                            ;   998.7 agu2+agu1+fmisc   43 dst spill
        movaps xmm15, xmm7                                 ;   997.0 fadd+fmul   43 dst copy
        movaps [rdi + 112], xmm9                           ;  1000.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm9, xmm11                                 ;   999.7 fadd+fmul   43 dst copy
        xorps xmm9, [r14 + 32]                             ;  1001.7 agu2+agu0+fadd+fmul   43 dst
        movaps [rsi + 80], xmm8                            ;  1002.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm8, xmm1                                  ;  1000.3 fadd+fmul   43 dst copy
        orps xmm8, [r14 - 48]                              ;  1002.3 agu2+agu1+fadd+fmul   43 dst
        xorps xmm0, xmm8                                   ;  1004.3 fadd+fmul   43 dst
        movaps [r11 - 48], xmm3                            ;  1004.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm3, xmm1                                  ;  1003.3 fadd+fmul   43 dst copy
        movaps [rdi + 48], xmm14                           ;  1006.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, xmm13                                ;  1004.3 fadd+fmul   43 dst copy
        xorps xmm14, [r14 + 32]                            ;  1006.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm15, xmm14                                 ;  1008.3 fadd+fmul   43 dst
        movaps [r10 + 48], xmm1                            ;  1008.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm13                                 ;  1007.3 fadd+fmul   43 dst copy
        xorps xmm1, [r10 + 96]                             ;  1009.3 agu1+agu0+fadd+fmul   43 dst
        movaps [rdx - 128], xmm1                           ;  1011.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm13                                 ;  1009.3 fadd+fmul   43 dst copy
        movaps [rdx + 0], xmm13                            ;  1012.7 agu1+agu2+fmisc   43 dst spill
        movaps xmm13, xmm14                                ;  1010.3 fadd+fmul   43 dst copy
        xorps xmm13, xmm2                                  ;  1012.3 fadd+fmul   43 dst
        andps xmm1, xmm13                                  ;  1014.3 fadd+fmul   43 dst
        xorps xmm6, xmm1                                   ;  1016.3 fadd+fmul   43 dst
        movaps xmm1, xmm13                                 ;  1014.3 fadd+fmul   43 dst copy
        xorps xmm1, [r13 - 128]                            ;  1016.3 agu0+agu1+fadd+fmul   43 dst
        xorps xmm3, xmm1                                   ;  1018.3 fadd+fmul   43 dst
        movaps [r11 - 32], xmm13                           ;  1016.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm13, xmm2                                 ;  1017.3 fadd+fmul   43 dst copy
        xorps xmm13, [r10 + 96]                            ;  1019.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm12, xmm13                                 ;  1021.3 fadd+fmul   43 dst
        andps xmm13, xmm2                                  ;  1021.3 fadd+fmul   43 dst
        xorps xmm6, xmm13                                  ;  1023.3 fadd+fmul   43 dst
        andps xmm10, xmm12                                 ;  1023.3 fadd+fmul   43 dst
        xorps xmm13, xmm10                                 ;  1025.3 fadd+fmul   43 dst
        xorps xmm4, xmm12                                  ;  1024.3 fadd+fmul   43 dst
        xorps xmm11, xmm6                                  ;  1025.3 fadd+fmul   43 dst
        xorps xmm8, xmm6                                   ;  1026.3 fadd+fmul   43 dst
        andps xmm5, xmm4                                   ;  1027.3 fadd+fmul   43 dst
        xorps xmm11, xmm5                                  ;  1029.3 fadd+fmul   43 dst
        xorps xmm9, xmm13                                  ;  1029.3 fadd+fmul   43 dst
        xorps xmm0, xmm13                                  ;  1030.3 fadd+fmul   43 dst
        movaps xmm5, xmm1                                  ;  1031.3 fadd+fmul   43 dst copy
        andps xmm5, xmm15                                  ;  1033.3 fadd+fmul   43 dst
        xorps xmm9, xmm5                                   ;  1035.3 fadd+fmul   43 dst
        movaps xmm5, xmm15                                 ;  1034.3 fadd+fmul   43 dst copy
        movaps xmm6, [r14 - 48]                            ;  1031.0 agu2+agu0+fmisc   43 dst reload
        xorps xmm5, xmm6                                   ;  1036.3 fadd+fmul   43 dst
        movaps xmm10, xmm3                                 ;  1036.3 fadd+fmul   43 dst copy
        andps xmm10, xmm5                                  ;  1038.3 fadd+fmul   43 dst
        xorps xmm8, xmm10                                  ;  1040.3 fadd+fmul   43 dst
        movaps xmm10, xmm11                                ;  1039.3 fadd+fmul   43 dst copy
        andps xmm10, xmm9                                  ;  1041.3 fadd+fmul   43 dst
        xorps xmm8, xmm10                                  ;  1043.3 fadd+fmul   43 dst
        movaps xmm13, xmm14                                ;  1042.3 fadd+fmul   43 dst copy
        andps xmm13, [rdx - 128]                           ;  1044.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm0, xmm13                                  ;  1046.3 fadd+fmul   43 dst
        movaps xmm13, xmm9                                 ;  1045.3 fadd+fmul   43 dst copy
        xorps xmm13, xmm8                                  ;  1047.3 fadd+fmul   43 dst
        orps xmm10, xmm13                                  ;  1049.3 fadd+fmul   43 dst
        andps xmm8, xmm0                                   ;  1048.3 fadd+fmul   43 dst
        xorps xmm11, xmm8                                  ;  1050.3 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;  1052.3 fadd+fmul   43 dst
        movaps xmm8, xmm0                                  ;  1051.3 fadd+fmul   43 dst copy
        andps xmm8, xmm11                                  ;  1053.3 fadd+fmul   43 dst
        xorps xmm9, xmm8                                   ;  1055.3 fadd+fmul   43 dst
        andps xmm11, xmm9                                  ;  1057.3 fadd+fmul   43 dst
        xorps xmm0, xmm11                                  ;  1059.3 fadd+fmul   43 dst
        andps xmm3, xmm9                                   ;  1057.3 fadd+fmul   43 dst
        andps xmm5, xmm9                                   ;  1057.3 fadd+fmul   43 dst
        andps xmm4, xmm0                                   ;  1061.3 fadd+fmul   43 dst
        movaps xmm8, [r10 + 48]                            ;  1056.3 agu2+agu0+fmisc   43 dst reload
        andps xmm8, xmm10                                  ;  1059.3 fadd+fmul   43 dst
        movaps xmm11, [rsi + 80]                           ;  1058.3 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm0                                  ;  1061.3 fadd+fmul   43 dst
        xorps xmm8, [r8 + 21424]                           ;  1061.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm11, [rbp + 4464]                          ;  1063.3 agu1+agu0+fadd+fmul   58 dst
        movaps [rsi + 80], xmm11                           ;  1065.3 agu2+agu1+fmisc   58 dst spill
        movaps xmm11, xmm0                                 ;  1063.3 fadd+fmul   43 dst copy
        xorps xmm0, xmm9                                   ;  1064.3 fadd+fmul   43 dst
        movaps [r10 + 48], xmm8                            ;  1063.3 agu0+agu2+fmisc   58 dst spill
        movaps xmm8, [r11 - 32]                            ;  1065.0 agu1+agu0+fmisc   43 dst reload
        andps xmm8, xmm0                                   ;  1067.0 fadd+fmul   43 dst
        movaps [r11 - 32], xmm5                            ;  1067.0 agu2+agu1+fmisc   43 dst spill
        movaps xmm5, [rdx + 0]                             ;  1066.3 agu0+agu1+fadd+fmul   43 dst reload
        andps xmm5, xmm0                                   ;  1068.3 fadd+fmul   43 dst
        movaps xmm0, xmm9                                  ;  1068.3 fadd+fmul   43 dst copy
        orps xmm0, xmm10                                   ;  1070.3 fadd+fmul   43 dst
        xorps xmm13, xmm0                                  ;  1072.3 fadd+fmul   43 dst
        xorps xmm9, xmm10                                  ;  1071.3 fadd+fmul   43 dst
        andps xmm1, xmm9                                   ;  1073.3 fadd+fmul   43 dst
        andps xmm15, xmm9                                  ;  1073.3 fadd+fmul   43 dst
        andps xmm7, xmm13                                  ;  1074.3 fadd+fmul   43 dst
        xorps xmm9, xmm13                                  ;  1075.3 fadd+fmul   43 dst
        xorps xmm11, xmm13                                 ;  1076.3 fadd+fmul   43 dst
        andps xmm12, xmm13                                 ;  1077.3 fadd+fmul   43 dst
        andps xmm14, xmm9                                  ;  1078.3 fadd+fmul   43 dst
        xorps xmm12, xmm1                                  ;  1079.3 fadd+fmul   43 dst
        xorps xmm7, xmm8                                   ;  1080.3 fadd+fmul   43 dst
        movaps xmm0, [rdi + 48]                            ;  1076.3 agu2+agu0+fmisc   43 dst reload
        andps xmm0, xmm11                                  ;  1081.3 fadd+fmul   43 dst
        movaps xmm13, [r11 - 48]                           ;  1078.3 agu1+agu0+fmisc   43 dst reload
        andps xmm13, xmm11                                 ;  1082.3 fadd+fmul   43 dst
        xorps xmm11, xmm10                                 ;  1083.3 fadd+fmul   43 dst
        andps xmm10, xmm6                                  ;  1084.3 fadd+fmul   43 dst
        andps xmm2, xmm11                                  ;  1085.3 fadd+fmul   43 dst
        xorps xmm13, xmm14                                 ;  1086.3 fadd+fmul   43 dst
        xorps xmm14, xmm7                                  ;  1087.3 fadd+fmul   43 dst
        xorps xmm13, xmm10                                 ;  1088.3 fadd+fmul   43 dst
        movaps xmm6, [rsi + 80]                            ;  1084.3 agu2+agu0+fmisc   58 dst reload
        xorps xmm6, xmm7                                   ;  1089.3 fadd+fmul   58 dst
        xorps xmm8, xmm10                                  ;  1090.3 fadd+fmul   58 dst
        xorps xmm8, xmm2                                   ;  1092.3 fadd+fmul   58 dst
        andps xmm11, [r10 + 96]                            ;  1092.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm0, xmm11                                  ;  1094.3 fadd+fmul   43 dst
        andps xmm9, [rdx - 128]                            ;  1094.3 agu2+agu0+fadd+fmul   43 dst
        movaps xmm2, [r11 - 32]                            ;  1090.3 agu1+agu0+fmisc   43 dst reload
        xorps xmm14, xmm2                                  ;  1095.3 fadd+fmul   43 dst
        xorps xmm8, xmm2                                   ;  1096.3 fadd+fmul   58 dst
        movaps xmm2, [r10 + 48]                            ;  1093.3 agu2+agu0+fmisc   58 dst reload
        xorps xmm2, xmm11                                  ;  1097.3 fadd+fmul   58 dst
        xorps xmm2, xmm12                                  ;  1099.3 fadd+fmul   58 dst
        xorps xmm12, xmm0                                  ;  1099.3 fadd+fmul   43 dst
        xorps xmm12, xmm14                                 ;  1101.3 fadd+fmul   43 dst
        xorps xmm15, xmm12                                 ;  1103.3 fadd+fmul   43 dst
        xorps xmm13, xmm15                                 ;  1105.3 fadd+fmul   43 dst
        xorps xmm4, xmm13                                  ;  1107.3 fadd+fmul   43 dst
        xorps xmm3, xmm4                                   ;  1109.3 fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;  1105.3 fadd+fmul   58 dst
        xorps xmm5, xmm0                                   ;  1106.3 fadd+fmul   58 dst
        xorps xmm5, xmm4                                   ;  1109.3 fadd+fmul   58 dst
        xorps xmm1, xmm9                                   ;  1108.3 fadd+fmul   58 dst
        movaps [r9 + 976], xmm6                            ;  1107.3 agu1+agu0+fmisc   58 dst
        xorps xmm2, xmm3                                   ;  1111.3 fadd+fmul   58 dst
        xorps xmm1, xmm3                                   ;  1111.3 fadd+fmul   58 dst
        movaps [r9 + 944], xmm2                            ;  1113.3 agu2+agu0+fmisc   58 dst
        xorps xmm12, [rbp + 4432]                          ;  1111.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 896], xmm12                           ;  1113.3 agu2+agu1+fmisc   58 dst
        xorps xmm14, [rbp + 4448]                          ;  1112.3 agu0+agu2+fadd+fmul   58 dst
        movaps [r9 + 912], xmm14                           ;  1114.3 agu1+agu0+fmisc   58 dst
        xorps xmm8, [r8 + 21408]                           ;  1113.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 928], xmm8                            ;  1115.3 agu1+agu2+fmisc   58 dst
        xorps xmm13, [r8 + 21440]                          ;  1114.3 agu0+agu1+fadd+fmul   58 dst
        movaps [r9 + 960], xmm13                           ;  1117.0 agu2+agu0+fmisc   58 dst
        xorps xmm5, [rbp + 4480]                           ;  1115.3 agu1+agu2+fadd+fmul   58 dst
        movaps [r9 + 992], xmm5                            ;  1119.0 agu0+agu1+fmisc   58 dst
        xorps xmm1, [r8 + 21488]                           ;  1116.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1008], xmm1                           ;  1121.0 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rbp + 64]                            ;  1117.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4240]                           ;  1119.7 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 512], xmm0                            ;  1123.0 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rsi + 64]                            ;  1119.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4256]                           ;  1121.7 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 528], xmm0                            ;  1125.0 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rbp + 48]                            ;  1121.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [r8 + 21024]                           ;  1123.7 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rcx + 16]                             ;  1125.7 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rcx + 32]                             ;  1127.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rcx + 0]                              ;  1129.7 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 544], xmm0                            ;  1131.7 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rdi + 32]                            ;  1126.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [r8 + 21040]                           ;  1128.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rcx - 16]                             ;  1130.3 agu1+agu2+fadd+fmul   58 dst
        movaps xmm1, [rdx + 48]                            ;  1129.0 agu0+agu1+fmisc   43 dst reload
        xorps xmm0, xmm1                                   ;  1132.3 fadd+fmul   58 dst
        xorps xmm0, [rdx + 64]                             ;  1134.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 560], xmm0                            ;  1136.3 agu1+agu0+fmisc   58 dst
        xorps xmm1, [r8 + 21104]                           ;  1131.3 agu2+agu1+fadd+fmul   58 dst
        xorps xmm1, [rax - 48]                             ;  1133.3 agu0+agu2+fadd+fmul   58 dst
        xorps xmm1, [rbp + 96]                             ;  1135.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 624], xmm1                            ;  1137.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rdi + 64]                            ;  1134.3 agu0+agu2+fmisc+fadd   58 dst
        xorps xmm0, [r8 + 21056]                           ;  1136.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 576], xmm0                            ;  1138.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rsi - 48]                            ;  1136.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rdi + 80]                             ;  1138.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rcx - 32]                             ;  1140.3 agu2+agu1+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4272]                           ;  1142.3 agu0+agu2+fmul+fadd   58 dst
        movaps [r9 + 592], xmm0                            ;  1144.3 agu1+agu0+fmisc   58 dst
        movaps xmm0, [rdx - 48]                            ;  1139.7 agu2+agu1+fmul+fmisc   58 dst
        xorps xmm0, [rsi + 32]                             ;  1141.7 agu0+agu2+fadd+fmul   58 dst
        xorps xmm0, [rsi + 48]                             ;  1143.7 agu1+agu0+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4288]                           ;  1145.7 agu2+agu1+fadd+fmul   58 dst
        movaps [r9 + 608], xmm0                            ;  1147.7 agu0+agu2+fmisc   58 dst
        movaps xmm0, [rsi + 16]                            ;  1143.3 agu1+agu0+fmisc+fadd   58 dst
        xorps xmm0, [rbp + 4304]                           ;  1145.3 agu2+agu1+fmul+fadd   58 dst
        movaps [r9 + 640], xmm0                            ;  1147.3 agu0+agu2+fmisc   58 dst
        movaps xmm0, [rdx - 112]                           ;  1145.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4320]                           ;  1147.3 agu2+agu1+fmul+fadd   58 dst
        movaps [r9 + 656], xmm0                            ;  1149.3 agu0+agu2+fmisc   58 dst
        movaps xmm0, [rax - 32]                            ;  1147.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [r8 + 21152]                           ;  1149.3 agu2+agu1+fmul+fadd   58 dst
        xorps xmm0, [rbp + 16]                             ;  1151.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rbp + 32]                             ;  1153.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rcx - 48]                             ;  1155.3 agu2+agu1+fmul+fadd   58 dst
        movaps [r9 + 672], xmm0                            ;  1157.3 agu0+agu2+fmisc   58 dst
        movaps xmm0, [rcx - 80]                            ;  1151.3 agu1+agu0+fmul+fmisc   58 dst
        xorps xmm0, [r8 + 21168]                           ;  1153.3 agu2+agu1+fadd+fmul   58 dst
        xorps xmm0, [rcx - 64]                             ;  1155.3 agu0+agu2+fadd+fmul   58 dst
        movaps xmm1, [rdx + 32]                            ;  1153.3 agu1+agu0+fmisc   43 dst reload
        xorps xmm0, xmm1                                   ;  1157.3 fadd+fmul   58 dst
        xorps xmm0, [rcx - 96]                             ;  1159.3 agu2+agu1+fadd+fmul   58 dst
        movaps [r9 + 688], xmm0                            ;  1161.3 agu0+agu1+fmisc   58 dst
        xorps xmm1, [r8 + 21232]                           ;  1156.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm1, [rdx - 32]                             ;  1158.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm1, [rdi - 32]                             ;  1160.3 agu0+agu1+fadd+fmul   58 dst
        movaps [r9 + 752], xmm1                            ;  1162.3 agu2+agu0+fmisc   58 dst
        movaps xmm0, [rbp + 112]                           ;  1159.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [r8 + 21184]                           ;  1161.3 agu0+agu1+fadd+fmul   58 dst
        movaps [r9 + 704], xmm0                            ;  1163.3 agu2+agu0+fmisc   58 dst
        movaps xmm0, [rdi - 16]                            ;  1161.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rax - 64]                             ;  1163.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rcx - 112]                            ;  1165.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4336]                           ;  1167.3 agu1+agu2+fadd+fmul   58 dst
        movaps [r9 + 720], xmm0                            ;  1169.3 agu0+agu1+fmisc   58 dst
        movaps xmm0, [rdx - 64]                            ;  1165.3 agu2+agu0+fmisc+fadd   58 dst
        xorps xmm0, [rcx - 128]                            ;  1167.3 agu1+agu2+fmul+fadd   58 dst
        xorps xmm0, [rdx + 16]                             ;  1169.3 agu0+agu1+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4352]                           ;  1171.3 agu2+agu0+fmul+fadd   58 dst
        movaps [r9 + 736], xmm0                            ;  1173.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rdi + 112]                           ;  1168.3 agu0+agu1+fmisc+fmul   58 dst
        xorps xmm0, [rbp + 4368]                           ;  1170.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 768], xmm0                            ;  1172.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rsi + 0]                             ;  1170.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4384]                           ;  1172.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 784], xmm0                            ;  1174.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rsi - 16]                            ;  1172.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [r8 + 21280]                           ;  1174.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rdi + 96]                             ;  1176.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rbp + 0]                              ;  1178.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp - 64]                             ;  1180.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 800], xmm0                            ;  1182.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rbp - 16]                            ;  1177.3 agu0+agu1+fmisc+fadd   58 dst
        xorps xmm0, [r8 + 21296]                           ;  1179.3 agu2+agu0+fmul+fadd   58 dst
        xorps xmm0, [rbp - 80]                             ;  1181.3 agu1+agu2+fmul+fadd   58 dst
        movaps xmm1, [rbp - 48]                            ;  1178.7 agu0+agu1+fmisc   43 dst reload
        xorps xmm0, xmm1                                   ;  1183.3 fmul+fadd   58 dst
        xorps xmm0, [rdx - 16]                             ;  1185.3 agu2+agu0+fmul+fadd   58 dst
        movaps [r9 + 816], xmm0                            ;  1187.3 agu1+agu0+fmisc   58 dst
        xorps xmm1, [r8 + 21360]                           ;  1182.3 agu2+agu1+fmul+fadd   58 dst
        xorps xmm1, [rdi + 16]                             ;  1184.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm1, [rbp - 96]                             ;  1186.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 880], xmm1                            ;  1188.3 agu2+agu0+fmisc   58 dst
        movaps xmm0, [rsi - 64]                            ;  1185.0 agu1+agu2+fmul+fmisc   58 dst
        xorps xmm0, [r8 + 21312]                           ;  1187.0 agu0+agu1+fadd+fmul   58 dst
        movaps [r9 + 832], xmm0                            ;  1189.0 agu2+agu0+fmisc   58 dst
        movaps xmm0, [rbp + 80]                            ;  1186.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rdi + 0]                              ;  1188.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rsi - 32]                             ;  1190.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4400]                           ;  1192.3 agu1+agu2+fadd+fmul   58 dst
        movaps [r9 + 848], xmm0                            ;  1194.3 agu0+agu1+fmisc   58 dst
        movaps xmm0, [rbp - 112]                           ;  1190.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rbp - 32]                             ;  1192.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rbp - 128]                            ;  1194.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4416]                           ;  1196.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 864], xmm0                            ;  1198.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rbp + 3248]                          ;  1194.3 agu0+agu1+fmisc+fadd   43 dst
        movaps xmm1, [rbp + 3296]                          ;  1194.7 agu2+agu0+fmul+fmisc   43 dst
        movaps xmm2, [rbp + 3264]                          ;  1195.3 agu1+agu2+fadd+fmul   43 dst
        movaps xmm3, [rbp + 3280]                          ;  1196.3 agu0+agu1+fmisc+fadd   43 dst
        movaps xmm4, [r13 - 48]                            ;  1196.7 agu2+agu0+fmul+fmisc   43 dst
        movaps xmm5, [r13 + 80]                            ;  1197.3 agu1+agu2+fadd+fmul   43 dst reload
        xorps xmm4, xmm5                                   ;  1199.3 fadd+fmul   43 dst
        xorps xmm0, xmm4                                   ;  1201.3 fadd+fmul   43 dst
        movaps xmm6, xmm0                                  ;  1203.3 fadd+fmul   43 dst copy
        movaps xmm7, [r10 - 128]                           ;  1200.0 agu0+agu1+fmisc   43 dst reload
        xorps xmm6, xmm7                                   ;  1205.3 fadd+fmul   43 dst
        xorps xmm1, xmm6                                   ;  1207.3 fadd+fmul   43 dst
        xorps xmm3, xmm1                                   ;  1209.3 fadd+fmul   43 dst
        movaps xmm8, xmm6                                  ;  1207.3 fadd+fmul   43 dst copy
        movaps xmm9, [r11 + 16]                            ;  1203.3 agu2+agu0+fmisc   43 dst reload
        xorps xmm8, xmm9                                   ;  1209.3 fadd+fmul   43 dst
        xorps xmm2, xmm8                                   ;  1211.3 fadd+fmul   43 dst
        movaps xmm10, xmm1                                 ;  1209.3 fadd+fmul   43 dst copy
        movaps xmm11, xmm2                                 ;  1213.3 fadd+fmul   43 dst copy
        movaps xmm12, [r13 - 48]                           ;  1209.0 agu1+agu0+fmisc   43 dst reload
        xorps xmm11, xmm12                                 ;  1215.3 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;  1217.3 fadd+fmul   43 dst
        movaps xmm13, xmm1                                 ;  1211.3 fadd+fmul   43 dst copy
        movaps xmm14, xmm6                                 ;  1212.3 fadd+fmul   43 dst copy
        andps xmm14, xmm10                                 ;  1219.3 fadd+fmul   43 dst
        movaps xmm15, xmm6                                 ;  1214.3 fadd+fmul   43 dst copy
        movaps [rbp - 128], xmm1                           ;  1214.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm10                                 ;  1219.3 fadd+fmul   43 dst copy
        xorps xmm1, xmm7                                   ;  1221.3 fadd+fmul   43 dst
        movaps xmm7, xmm8                                  ;  1217.3 fadd+fmul   43 dst copy
        orps xmm7, [r10 - 128]                             ;  1219.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm2, xmm7                                   ;  1221.3 fadd+fmul   43 dst
        movaps [rbp - 32], xmm10                           ;  1219.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm10, xmm8                                 ;  1220.3 fadd+fmul   43 dst copy
        movaps [rbp - 112], xmm6                           ;  1221.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm6, xmm14                                 ;  1221.3 fadd+fmul   43 dst copy
        xorps xmm6, xmm5                                   ;  1223.3 fadd+fmul   43 dst
        movaps [rsi - 32], xmm8                            ;  1223.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm8, xmm11                                 ;  1223.3 fadd+fmul   43 dst copy
        movaps xmm12, xmm11                                ;  1224.3 fadd+fmul   43 dst copy
        xorps xmm5, xmm3                                   ;  1225.3 fadd+fmul   43 dst
        xorps xmm12, xmm5                                  ;  1227.3 fadd+fmul   43 dst
        movaps [rdi + 0], xmm11                            ;  1226.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm3                                 ;  1227.3 fadd+fmul   43 dst copy
        xorps xmm11, xmm9                                  ;  1229.3 fadd+fmul   43 dst
        movaps [rbp + 80], xmm11                           ;  1231.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm3                                 ;  1229.3 fadd+fmul   43 dst copy
        movaps [rsi - 64], xmm3                            ;  1230.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm5                                  ;  1230.3 fadd+fmul   43 dst copy
        xorps xmm3, xmm1                                   ;  1232.3 fadd+fmul   43 dst
        andps xmm11, xmm3                                  ;  1234.3 fadd+fmul   43 dst
        xorps xmm0, xmm11                                  ;  1236.3 fadd+fmul   43 dst
        movaps xmm11, xmm3                                 ;  1234.3 fadd+fmul   43 dst copy
        xorps xmm11, [r13 - 48]                            ;  1236.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;  1238.3 fadd+fmul   43 dst
        movaps [rbp - 96], xmm3                            ;  1235.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm1                                  ;  1237.3 fadd+fmul   43 dst copy
        xorps xmm3, xmm9                                   ;  1239.3 fadd+fmul   43 dst
        xorps xmm4, xmm3                                   ;  1241.3 fadd+fmul   43 dst
        andps xmm3, xmm1                                   ;  1241.3 fadd+fmul   43 dst
        xorps xmm0, xmm3                                   ;  1243.3 fadd+fmul   43 dst
        andps xmm8, xmm4                                   ;  1243.3 fadd+fmul   43 dst
        xorps xmm3, xmm8                                   ;  1245.3 fadd+fmul   43 dst
        xorps xmm15, xmm4                                  ;  1244.3 fadd+fmul   43 dst
        xorps xmm14, xmm0                                  ;  1245.3 fadd+fmul   43 dst
        xorps xmm7, xmm0                                   ;  1246.3 fadd+fmul   43 dst
        andps xmm13, xmm15                                 ;  1247.3 fadd+fmul   43 dst
        xorps xmm14, xmm13                                 ;  1249.3 fadd+fmul   43 dst
        xorps xmm6, xmm3                                   ;  1249.3 fadd+fmul   43 dst
        xorps xmm2, xmm3                                   ;  1250.3 fadd+fmul   43 dst
        movaps xmm0, xmm11                                 ;  1251.3 fadd+fmul   43 dst copy
        andps xmm0, xmm12                                  ;  1253.3 fadd+fmul   43 dst
        xorps xmm6, xmm0                                   ;  1255.3 fadd+fmul   43 dst
        movaps xmm0, xmm12                                 ;  1254.3 fadd+fmul   43 dst copy
        movaps xmm3, [r10 - 128]                           ;  1251.0 agu2+agu0+fmisc   43 dst reload
        xorps xmm0, xmm3                                   ;  1256.3 fadd+fmul   43 dst
        movaps xmm8, xmm10                                 ;  1256.3 fadd+fmul   43 dst copy
        andps xmm8, xmm0                                   ;  1258.3 fadd+fmul   43 dst
        xorps xmm7, xmm8                                   ;  1260.3 fadd+fmul   43 dst
        movaps xmm8, xmm14                                 ;  1259.3 fadd+fmul   43 dst copy
        andps xmm8, xmm6                                   ;  1261.3 fadd+fmul   43 dst
        xorps xmm7, xmm8                                   ;  1263.3 fadd+fmul   43 dst
        movaps xmm13, xmm5                                 ;  1262.3 fadd+fmul   43 dst copy
        andps xmm13, [rbp + 80]                            ;  1264.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm2, xmm13                                  ;  1266.3 fadd+fmul   43 dst
        movaps xmm13, xmm6                                 ;  1265.3 fadd+fmul   43 dst copy
        xorps xmm13, xmm7                                  ;  1267.3 fadd+fmul   43 dst
        orps xmm8, xmm13                                   ;  1269.3 fadd+fmul   43 dst
        andps xmm7, xmm2                                   ;  1268.3 fadd+fmul   43 dst
        xorps xmm14, xmm7                                  ;  1270.3 fadd+fmul   43 dst
        xorps xmm8, xmm14                                  ;  1272.3 fadd+fmul   43 dst
        movaps xmm7, xmm2                                  ;  1271.3 fadd+fmul   43 dst copy
        andps xmm7, xmm14                                  ;  1273.3 fadd+fmul   43 dst
        xorps xmm6, xmm7                                   ;  1275.3 fadd+fmul   43 dst
        andps xmm14, xmm6                                  ;  1277.3 fadd+fmul   43 dst
        xorps xmm2, xmm14                                  ;  1279.3 fadd+fmul   43 dst
        andps xmm10, xmm6                                  ;  1277.3 fadd+fmul   43 dst
        andps xmm0, xmm6                                   ;  1277.3 fadd+fmul   43 dst
        andps xmm15, xmm2                                  ;  1281.3 fadd+fmul   43 dst
        movaps xmm7, [rsi - 32]                            ;  1276.3 agu2+agu0+fmisc   43 dst reload
        andps xmm7, xmm8                                   ;  1279.3 fadd+fmul   43 dst
        movaps xmm14, [rbp - 128]                          ;  1278.3 agu1+agu0+fmisc   43 dst reload
        andps xmm14, xmm2                                  ;  1281.3 fadd+fmul   43 dst
        movaps [rbp - 128], xmm14                          ;  1283.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, xmm6                                 ;  1281.3 fadd+fmul   43 dst copy
        orps xmm14, xmm8                                   ;  1283.3 fadd+fmul   43 dst
        xorps xmm13, xmm14                                 ;  1285.3 fadd+fmul   43 dst
        andps xmm4, xmm13                                  ;  1287.3 fadd+fmul   43 dst
        movaps xmm14, [rdi + 0]                            ;  1283.0 agu1+agu0+fmisc   43 dst reload
        andps xmm14, xmm13                                 ;  1287.3 fadd+fmul   43 dst
        movaps [rdi + 0], xmm7                             ;  1285.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm7, xmm6                                  ;  1286.3 fadd+fmul   43 dst copy
        xorps xmm6, xmm2                                   ;  1287.3 fadd+fmul   43 dst
        xorps xmm2, xmm13                                  ;  1288.3 fadd+fmul   43 dst
        xorps xmm7, xmm8                                   ;  1289.3 fadd+fmul   43 dst
        xorps xmm13, xmm7                                  ;  1291.3 fadd+fmul   43 dst
        andps xmm11, xmm7                                  ;  1291.3 fadd+fmul   43 dst
        andps xmm12, xmm7                                  ;  1292.3 fadd+fmul   43 dst
        xorps xmm4, xmm11                                  ;  1293.3 fadd+fmul   43 dst
        andps xmm5, xmm13                                  ;  1294.3 fadd+fmul   43 dst
        movaps xmm7, [rbp - 96]                            ;  1291.0 agu1+agu0+fmisc   43 dst reload
        andps xmm7, xmm6                                   ;  1295.3 fadd+fmul   43 dst
        movaps [rbp - 96], xmm11                           ;  1293.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, [rsi - 64]                           ;  1295.0 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm6                                  ;  1297.0 fadd+fmul   43 dst
        xorps xmm14, xmm7                                  ;  1297.3 fadd+fmul   43 dst
        movaps xmm6, [rbp - 112]                           ;  1297.0 agu2+agu1+fmisc   43 dst reload
        andps xmm6, xmm2                                   ;  1299.0 fadd+fmul   43 dst
        andps xmm13, [rbp + 80]                            ;  1299.3 agu0+agu1+fadd+fmul   43 dst
        movaps [rbp + 80], xmm13                           ;  1301.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm13, [rbp - 32]                           ;  1300.3 agu1+agu2+fmisc+fadd   43 dst reload
        andps xmm13, xmm2                                  ;  1302.3 fmul+fadd   43 dst
        xorps xmm2, xmm8                                   ;  1302.3 fmul+fadd   43 dst
        andps xmm8, xmm3                                   ;  1303.3 fmul+fadd   43 dst
        andps xmm1, xmm2                                   ;  1304.3 fmul+fadd   43 dst
        andps xmm2, xmm9                                   ;  1305.3 fmul+fadd   43 dst
        xorps xmm13, xmm5                                  ;  1306.3 fmul+fadd   43 dst
        xorps xmm5, xmm14                                  ;  1307.3 fmul+fadd   43 dst
        xorps xmm5, xmm0                                   ;  1309.3 fmul+fadd   43 dst
        xorps xmm6, xmm2                                   ;  1309.3 fmul+fadd   43 dst
        xorps xmm13, xmm8                                  ;  1310.3 fmul+fadd   43 dst
        movaps xmm3, xmm4                                  ;  1311.3 fmul+fadd   43 dst copy
        xorps xmm3, xmm6                                   ;  1313.3 fmul+fadd   43 dst
        xorps xmm3, xmm5                                   ;  1315.3 fmul+fadd   43 dst
        xorps xmm12, xmm3                                  ;  1317.3 fmul+fadd   43 dst
        xorps xmm13, xmm12                                 ;  1319.3 fmul+fadd   43 dst
        xorps xmm15, xmm13                                 ;  1321.3 fmul+fadd   43 dst
        xorps xmm10, xmm15                                 ;  1323.3 fmul+fadd   43 dst
        movaps xmm9, [rbp + 3568]                          ;  1314.3 agu0+agu1+fmisc   43 dst
        movaps [rbp - 32], xmm11                           ;  1316.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, [rbp + 3616]                         ;  1317.3 agu1+agu0+fmul+fmisc   43 dst
        movaps [rbp - 112], xmm6                           ;  1319.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, [rbp + 3584]                          ;  1318.3 agu1+agu0+fadd+fmul   43 dst
        movaps [rsi - 64], xmm15                           ;  1323.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, [rbp + 3600]                         ;  1319.3 agu1+agu2+fadd+fmul   43 dst
        movaps [rsi - 32], xmm14                           ;  1323.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm14, [r13 + 16]                           ;  1320.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm14, [r15 - 96]                            ;  1322.3 agu1+agu2+fadd+fmul   43 dst
        xorps xmm9, xmm14                                  ;  1324.3 fadd+fmul   43 dst
        movaps [rdi + 16], xmm12                           ;  1325.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm12, xmm9                                 ;  1326.3 fadd+fmul   43 dst copy
        xorps xmm12, [rbx + 80]                            ;  1328.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm11, xmm12                                 ;  1330.3 fadd+fmul   43 dst
        xorps xmm15, xmm11                                 ;  1332.3 fadd+fmul   43 dst
        movaps [rdx - 16], xmm13                           ;  1327.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm13, xmm11                                ;  1332.3 fadd+fmul   43 dst copy
        movaps [rbp - 48], xmm4                            ;  1329.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm4, xmm11                                 ;  1332.3 fadd+fmul   43 dst copy
        movaps [rbp - 80], xmm2                            ;  1331.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm2, xmm12                                 ;  1330.3 fadd+fmul   43 dst copy
        xorps xmm2, [r11 - 64]                             ;  1332.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm6, xmm2                                   ;  1334.3 fadd+fmul   43 dst
        movaps [rbp - 16], xmm10                           ;  1333.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm10, xmm6                                 ;  1336.3 fadd+fmul   43 dst copy
        xorps xmm10, [r13 + 16]                            ;  1338.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm13, xmm10                                 ;  1340.3 fadd+fmul   43 dst
        movaps [rbp - 64], xmm7                            ;  1335.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm12                                 ;  1335.3 fadd+fmul   43 dst copy
        andps xmm7, xmm13                                  ;  1342.3 fadd+fmul   43 dst
        movaps [rbp + 0], xmm1                             ;  1337.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm12                                 ;  1337.3 fadd+fmul   43 dst copy
        movaps [rdi + 96], xmm0                            ;  1339.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm0, xmm13                                 ;  1342.3 fadd+fmul   43 dst copy
        xorps xmm0, [rbx + 80]                             ;  1344.3 agu2+agu0+fadd+fmul   43 dst
        movaps [rsi - 16], xmm8                            ;  1341.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm8, xmm10                                 ;  1340.3 fadd+fmul   43 dst copy
        movaps [rsi + 0], xmm5                             ;  1343.3 agu2+agu1+fmisc   43 dst spill
        movaps xmm5, xmm10                                 ;  1341.7 fadd+fmul   43 dst copy
        movaps [rdi + 112], xmm3                           ;  1345.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm3, xmm7                                  ;  1344.3 fadd+fmul   43 dst copy
        xorps xmm3, [r15 - 96]                             ;  1346.3 agu2+agu0+fadd+fmul   43 dst
        movaps [rdx + 16], xmm11                           ;  1347.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm2                                 ;  1345.0 fadd+fmul   43 dst copy
        orps xmm11, [rbx + 80]                             ;  1347.0 agu2+agu1+fadd+fmul   43 dst
        xorps xmm6, xmm11                                  ;  1349.0 fadd+fmul   43 dst
        movaps [rcx - 128], xmm13                          ;  1349.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm13, xmm2                                 ;  1348.0 fadd+fmul   43 dst copy
        movaps [rdx - 64], xmm12                           ;  1351.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm12, xmm15                                ;  1349.0 fadd+fmul   43 dst copy
        xorps xmm12, [r15 - 96]                            ;  1351.0 agu1+agu0+fadd+fmul   43 dst
        xorps xmm5, xmm12                                  ;  1353.0 fadd+fmul   43 dst
        movaps [rcx - 112], xmm2                           ;  1353.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, xmm15                                 ;  1352.0 fadd+fmul   43 dst copy
        xorps xmm2, [r11 - 64]                             ;  1354.0 agu1+agu0+fadd+fmul   43 dst
        movaps [rax - 64], xmm2                            ;  1356.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, xmm15                                 ;  1354.0 fadd+fmul   43 dst copy
        movaps [rdi - 16], xmm15                           ;  1357.3 agu1+agu2+fmisc   43 dst spill
        movaps xmm15, xmm12                                ;  1355.0 fadd+fmul   43 dst copy
        xorps xmm15, xmm0                                  ;  1357.0 fadd+fmul   43 dst
        andps xmm2, xmm15                                  ;  1359.0 fadd+fmul   43 dst
        xorps xmm9, xmm2                                   ;  1361.0 fadd+fmul   43 dst
        movaps xmm2, xmm15                                 ;  1359.0 fadd+fmul   43 dst copy
        xorps xmm2, [r13 + 16]                             ;  1361.0 agu0+agu1+fadd+fmul   43 dst
        xorps xmm13, xmm2                                  ;  1363.0 fadd+fmul   43 dst
        movaps [rbp + 112], xmm15                          ;  1360.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, xmm0                                 ;  1362.0 fadd+fmul   43 dst copy
        xorps xmm15, [r11 - 64]                            ;  1364.0 agu1+agu0+fadd+fmul   43 dst
        xorps xmm14, xmm15                                 ;  1366.0 fadd+fmul   43 dst
        andps xmm15, xmm0                                  ;  1366.0 fadd+fmul   43 dst
        xorps xmm9, xmm15                                  ;  1368.0 fadd+fmul   43 dst
        andps xmm8, xmm14                                  ;  1368.0 fadd+fmul   43 dst
        xorps xmm15, xmm8                                  ;  1370.0 fadd+fmul   43 dst
        xorps xmm1, xmm14                                  ;  1369.0 fadd+fmul   43 dst
        xorps xmm7, xmm9                                   ;  1370.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;  1371.0 fadd+fmul   43 dst
        andps xmm4, xmm1                                   ;  1372.0 fadd+fmul   43 dst
        xorps xmm7, xmm4                                   ;  1374.0 fadd+fmul   43 dst
        xorps xmm3, xmm15                                  ;  1374.0 fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;  1375.0 fadd+fmul   43 dst
        movaps xmm4, xmm2                                  ;  1376.0 fadd+fmul   43 dst copy
        andps xmm4, xmm5                                   ;  1378.0 fadd+fmul   43 dst
        xorps xmm3, xmm4                                   ;  1380.0 fadd+fmul   43 dst
        movaps xmm4, xmm5                                  ;  1379.0 fadd+fmul   43 dst copy
        movaps xmm8, [rbx + 80]                            ;  1375.7 agu2+agu0+fmisc   43 dst reload
        xorps xmm4, xmm8                                   ;  1381.0 fadd+fmul   43 dst
        movaps xmm9, xmm13                                 ;  1381.0 fadd+fmul   43 dst copy
        andps xmm9, xmm4                                   ;  1383.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;  1385.0 fadd+fmul   43 dst
        movaps xmm9, xmm7                                  ;  1384.0 fadd+fmul   43 dst copy
        andps xmm9, xmm3                                   ;  1386.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;  1388.0 fadd+fmul   43 dst
        movaps xmm15, xmm12                                ;  1387.0 fadd+fmul   43 dst copy
        andps xmm15, [rax - 64]                            ;  1389.0 agu1+agu0+fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;  1391.0 fadd+fmul   43 dst
        movaps xmm15, xmm3                                 ;  1390.0 fadd+fmul   43 dst copy
        xorps xmm15, xmm11                                 ;  1392.0 fadd+fmul   43 dst
        orps xmm9, xmm15                                   ;  1394.0 fadd+fmul   43 dst
        andps xmm11, xmm6                                  ;  1393.0 fadd+fmul   43 dst
        xorps xmm7, xmm11                                  ;  1395.0 fadd+fmul   43 dst
        xorps xmm9, xmm7                                   ;  1397.0 fadd+fmul   43 dst
        movaps xmm11, xmm6                                 ;  1396.0 fadd+fmul   43 dst copy
        andps xmm11, xmm7                                  ;  1398.0 fadd+fmul   43 dst
        xorps xmm3, xmm11                                  ;  1400.0 fadd+fmul   43 dst
        andps xmm7, xmm3                                   ;  1402.0 fadd+fmul   43 dst
        xorps xmm6, xmm7                                   ;  1404.0 fadd+fmul   43 dst
        andps xmm13, xmm3                                  ;  1402.0 fadd+fmul   43 dst
        andps xmm4, xmm3                                   ;  1402.0 fadd+fmul   43 dst
        andps xmm1, xmm6                                   ;  1406.0 fadd+fmul   43 dst
        movaps xmm7, [rcx - 112]                           ;  1401.0 agu2+agu0+fmisc   43 dst reload
        andps xmm7, xmm9                                   ;  1404.0 fadd+fmul   43 dst
        movaps xmm11, [rdx + 16]                           ;  1403.0 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm6                                  ;  1406.0 fadd+fmul   43 dst
        movaps [rdx + 16], xmm11                           ;  1408.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm3                                 ;  1406.0 fadd+fmul   43 dst copy
        orps xmm11, xmm9                                   ;  1408.0 fadd+fmul   43 dst
        xorps xmm15, xmm11                                 ;  1410.0 fadd+fmul   43 dst
        andps xmm10, xmm15                                 ;  1412.0 fadd+fmul   43 dst
        andps xmm14, xmm15                                 ;  1412.0 fadd+fmul   43 dst
        movaps xmm11, xmm3                                 ;  1411.0 fadd+fmul   43 dst copy
        xorps xmm3, xmm6                                   ;  1412.0 fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;  1413.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;  1414.0 fadd+fmul   43 dst
        xorps xmm15, xmm11                                 ;  1416.0 fadd+fmul   43 dst
        andps xmm2, xmm11                                  ;  1416.0 fadd+fmul   43 dst
        andps xmm5, xmm11                                  ;  1417.0 fadd+fmul   43 dst
        xorps xmm14, xmm2                                  ;  1418.0 fadd+fmul   43 dst
        andps xmm12, xmm15                                 ;  1419.0 fadd+fmul   43 dst
        movaps xmm11, [rbp + 112]                          ;  1415.7 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm3                                  ;  1420.0 fadd+fmul   43 dst
        movaps [rbp + 112], xmm2                           ;  1418.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, [rdi - 16]                            ;  1419.7 agu1+agu0+fmisc   43 dst reload
        andps xmm2, xmm3                                   ;  1421.7 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;  1422.0 fadd+fmul   43 dst
        movaps xmm3, [rdx - 64]                            ;  1421.7 agu2+agu1+fmisc   43 dst reload
        andps xmm3, xmm6                                   ;  1423.7 fadd+fmul   43 dst
        andps xmm15, [rax - 64]                            ;  1424.0 agu0+agu1+fadd+fmul   43 dst
        movaps [rax - 64], xmm15                           ;  1426.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, [rcx - 128]                          ;  1425.0 agu1+agu2+fmisc+fadd   43 dst reload
        andps xmm15, xmm6                                  ;  1427.0 fmul+fadd   43 dst
        xorps xmm6, xmm9                                   ;  1427.0 fmul+fadd   43 dst
        andps xmm9, xmm8                                   ;  1428.0 fmul+fadd   43 dst
        andps xmm0, xmm6                                   ;  1429.0 fmul+fadd   43 dst
        xorps xmm15, xmm12                                 ;  1430.0 fmul+fadd   43 dst
        xorps xmm12, xmm10                                 ;  1431.0 fmul+fadd   43 dst
        xorps xmm12, xmm4                                  ;  1433.0 fmul+fadd   43 dst
        xorps xmm15, xmm9                                  ;  1433.0 fmul+fadd   43 dst
        movaps xmm8, xmm14                                 ;  1434.0 fmul+fadd   43 dst copy
        xorps xmm8, xmm12                                  ;  1436.0 fmul+fadd   43 dst
        andps xmm6, [r11 - 64]                             ;  1436.0 agu0+agu1+fmul+fadd   43 dst
        xorps xmm3, xmm6                                   ;  1438.0 fmul+fadd   43 dst
        xorps xmm8, xmm3                                   ;  1440.0 fmul+fadd   43 dst
        xorps xmm5, xmm8                                   ;  1442.0 fmul+fadd   43 dst
        xorps xmm15, xmm5                                  ;  1444.0 fmul+fadd   43 dst
        xorps xmm1, xmm15                                  ;  1446.0 fmul+fadd   43 dst
        xorps xmm13, xmm1                                  ;  1448.0 fmul+fadd   43 dst
        movaps [rcx - 128], xmm2                           ;  1439.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, [r15 + 48]                            ;  1441.0 agu1+agu0+fmisc   43 dst
        movaps [rdx - 64], xmm3                            ;  1443.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm3, [r15 + 96]                            ;  1443.0 agu1+agu0+fmul+fadd   43 dst
        movaps [rdi - 16], xmm1                            ;  1448.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, [r15 + 64]                            ;  1444.0 agu1+agu0+fmul+fadd   43 dst
        movaps [rcx - 112], xmm10                          ;  1447.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm10, [r15 + 80]                           ;  1445.0 agu1+agu2+fmul+fadd   43 dst
        movaps [rdi - 32], xmm5                            ;  1449.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm5, [r11 + 112]                           ;  1446.0 agu2+agu0+fmul+fadd   43 dst
        xorps xmm5, [r14 + 16]                             ;  1448.0 agu1+agu2+fmul+fadd   43 dst
        xorps xmm2, xmm5                                   ;  1450.0 fmul+fadd   43 dst
        movaps [rdx - 32], xmm15                           ;  1451.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm15, xmm2                                 ;  1452.0 fmul+fadd   43 dst copy
        xorps xmm15, [r14 - 64]                            ;  1454.0 agu2+agu0+fmul+fadd   43 dst
        xorps xmm3, xmm15                                  ;  1456.0 fmul+fadd   43 dst
        xorps xmm10, xmm3                                  ;  1458.0 fmul+fadd   43 dst
        movaps [rcx - 96], xmm7                            ;  1453.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm3                                  ;  1458.0 fmul+fadd   43 dst copy
        movaps [rdx + 32], xmm14                           ;  1455.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, xmm3                                 ;  1458.0 fmul+fadd   43 dst copy
        movaps [rcx - 64], xmm6                            ;  1457.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm6, xmm15                                 ;  1456.0 fmul+fadd   43 dst copy
        xorps xmm6, [r10 + 80]                             ;  1458.0 agu2+agu0+fadd+fmul   43 dst
        xorps xmm1, xmm6                                   ;  1460.0 fadd+fmul   43 dst
        movaps [rcx - 80], xmm13                           ;  1459.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm13, xmm1                                 ;  1462.0 fadd+fmul   43 dst copy
        xorps xmm13, [r11 + 112]                           ;  1464.0 agu2+agu0+fadd+fmul   43 dst
        xorps xmm7, xmm13                                  ;  1466.0 fadd+fmul   43 dst
        movaps [rcx - 48], xmm11                           ;  1461.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm15                                ;  1461.0 fadd+fmul   43 dst copy
        andps xmm11, xmm7                                  ;  1468.0 fadd+fmul   43 dst
        movaps [rbp + 32], xmm0                            ;  1463.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm0, xmm15                                 ;  1463.0 fadd+fmul   43 dst copy
        movaps [rbp + 16], xmm4                            ;  1465.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm4, xmm7                                  ;  1468.0 fadd+fmul   43 dst copy
        xorps xmm4, [r14 - 64]                             ;  1470.0 agu2+agu0+fadd+fmul   43 dst
        movaps [rax - 32], xmm9                            ;  1467.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm9, xmm13                                 ;  1466.0 fadd+fmul   43 dst copy
        movaps [rdx - 112], xmm12                          ;  1469.0 agu2+agu1+fmisc   43 dst spill
        movaps xmm12, xmm13                                ;  1467.3 fadd+fmul   43 dst copy
        movaps [rsi + 16], xmm8                            ;  1471.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm8, xmm11                                 ;  1470.0 fadd+fmul   43 dst copy
        xorps xmm8, [r14 + 16]                             ;  1472.0 agu2+agu0+fadd+fmul   43 dst
        movaps [rsi + 48], xmm3                            ;  1473.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm6                                  ;  1470.7 fadd+fmul   43 dst copy
        orps xmm3, [r14 - 64]                              ;  1472.7 agu2+agu1+fadd+fmul   43 dst
        xorps xmm1, xmm3                                   ;  1474.7 fadd+fmul   43 dst
        movaps [rsi + 32], xmm7                            ;  1475.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm7, xmm6                                  ;  1473.7 fadd+fmul   43 dst copy
        movaps [rdx - 48], xmm15                           ;  1477.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, xmm10                                ;  1474.7 fadd+fmul   43 dst copy
        xorps xmm15, [r14 + 16]                            ;  1476.7 agu1+agu0+fadd+fmul   43 dst
        xorps xmm12, xmm15                                 ;  1478.7 fadd+fmul   43 dst
        movaps [rcx - 32], xmm6                            ;  1479.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, xmm10                                 ;  1477.7 fadd+fmul   43 dst copy
        xorps xmm6, [r10 + 80]                             ;  1479.7 agu1+agu0+fadd+fmul   43 dst
        movaps [rdi + 80], xmm6                            ;  1481.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, xmm10                                 ;  1479.7 fadd+fmul   43 dst copy
        movaps [rsi - 48], xmm10                           ;  1483.0 agu1+agu2+fmisc   43 dst spill
        movaps xmm10, xmm15                                ;  1480.7 fadd+fmul   43 dst copy
        xorps xmm10, xmm4                                  ;  1482.7 fadd+fmul   43 dst
        andps xmm6, xmm10                                  ;  1484.7 fadd+fmul   43 dst
        xorps xmm2, xmm6                                   ;  1486.7 fadd+fmul   43 dst
        movaps xmm6, xmm10                                 ;  1484.7 fadd+fmul   43 dst copy
        xorps xmm6, [r11 + 112]                            ;  1486.7 agu0+agu1+fadd+fmul   43 dst
        xorps xmm7, xmm6                                   ;  1488.7 fadd+fmul   43 dst
        movaps [rdi + 64], xmm10                           ;  1486.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm10, xmm4                                 ;  1487.7 fadd+fmul   43 dst copy
        xorps xmm10, [r10 + 80]                            ;  1489.7 agu1+agu0+fadd+fmul   43 dst
        xorps xmm5, xmm10                                  ;  1491.7 fadd+fmul   43 dst
        andps xmm10, xmm4                                  ;  1491.7 fadd+fmul   43 dst
        xorps xmm2, xmm10                                  ;  1493.7 fadd+fmul   43 dst
        andps xmm9, xmm5                                   ;  1493.7 fadd+fmul   43 dst
        xorps xmm10, xmm9                                  ;  1495.7 fadd+fmul   43 dst
        xorps xmm0, xmm5                                   ;  1494.7 fadd+fmul   43 dst
        xorps xmm11, xmm2                                  ;  1495.7 fadd+fmul   43 dst
        xorps xmm3, xmm2                                   ;  1496.7 fadd+fmul   43 dst
        andps xmm14, xmm0                                  ;  1497.7 fadd+fmul   43 dst
        xorps xmm11, xmm14                                 ;  1499.7 fadd+fmul   43 dst
        xorps xmm8, xmm10                                  ;  1499.7 fadd+fmul   43 dst
        xorps xmm1, xmm10                                  ;  1500.7 fadd+fmul   43 dst
        movaps xmm2, xmm6                                  ;  1501.7 fadd+fmul   43 dst copy
        andps xmm2, xmm12                                  ;  1503.7 fadd+fmul   43 dst
        xorps xmm8, xmm2                                   ;  1505.7 fadd+fmul   43 dst
        movaps xmm2, xmm12                                 ;  1504.7 fadd+fmul   43 dst copy
        movaps xmm9, [r14 - 64]                            ;  1501.3 agu2+agu0+fmisc   43 dst reload
        xorps xmm2, xmm9                                   ;  1506.7 fadd+fmul   43 dst
        movaps xmm10, xmm7                                 ;  1506.7 fadd+fmul   43 dst copy
        andps xmm10, xmm2                                  ;  1508.7 fadd+fmul   43 dst
        xorps xmm3, xmm10                                  ;  1510.7 fadd+fmul   43 dst
        movaps xmm10, xmm11                                ;  1509.7 fadd+fmul   43 dst copy
        andps xmm10, xmm8                                  ;  1511.7 fadd+fmul   43 dst
        xorps xmm3, xmm10                                  ;  1513.7 fadd+fmul   43 dst
        movaps xmm14, xmm15                                ;  1512.7 fadd+fmul   43 dst copy
        andps xmm14, [rdi + 80]                            ;  1514.7 agu1+agu0+fadd+fmul   43 dst
        xorps xmm1, xmm14                                  ;  1516.7 fadd+fmul   43 dst
        movaps xmm14, xmm8                                 ;  1515.7 fadd+fmul   43 dst copy
        xorps xmm14, xmm3                                  ;  1517.7 fadd+fmul   43 dst
        orps xmm10, xmm14                                  ;  1519.7 fadd+fmul   43 dst
        andps xmm3, xmm1                                   ;  1518.7 fadd+fmul   43 dst
        xorps xmm11, xmm3                                  ;  1520.7 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;  1522.7 fadd+fmul   43 dst
        movaps xmm3, xmm1                                  ;  1521.7 fadd+fmul   43 dst copy
        andps xmm3, xmm11                                  ;  1523.7 fadd+fmul   43 dst
        xorps xmm8, xmm3                                   ;  1525.7 fadd+fmul   43 dst
        andps xmm11, xmm8                                  ;  1527.7 fadd+fmul   43 dst
        xorps xmm1, xmm11                                  ;  1529.7 fadd+fmul   43 dst
        andps xmm7, xmm8                                   ;  1527.7 fadd+fmul   43 dst
        andps xmm2, xmm8                                   ;  1527.7 fadd+fmul   43 dst
        andps xmm0, xmm1                                   ;  1531.7 fadd+fmul   43 dst
        movaps xmm3, [rcx - 32]                            ;  1526.7 agu2+agu0+fmisc   43 dst reload
        andps xmm3, xmm10                                  ;  1529.7 fadd+fmul   43 dst
        movaps xmm11, [rsi + 48]                           ;  1528.7 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm1                                  ;  1531.7 fadd+fmul   43 dst
        movaps [rsi + 48], xmm11                           ;  1533.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm8                                 ;  1531.7 fadd+fmul   43 dst copy
        orps xmm11, xmm10                                  ;  1533.7 fadd+fmul   43 dst
        xorps xmm14, xmm11                                 ;  1535.7 fadd+fmul   43 dst
        andps xmm13, xmm14                                 ;  1537.7 fadd+fmul   43 dst
        andps xmm5, xmm14                                  ;  1537.7 fadd+fmul   43 dst
        movaps xmm11, xmm8                                 ;  1536.7 fadd+fmul   43 dst copy
        xorps xmm8, xmm1                                   ;  1537.7 fadd+fmul   43 dst
        xorps xmm1, xmm14                                  ;  1538.7 fadd+fmul   43 dst
        xorps xmm11, xmm10                                 ;  1539.7 fadd+fmul   43 dst
        xorps xmm14, xmm11                                 ;  1541.7 fadd+fmul   43 dst
        andps xmm6, xmm11                                  ;  1541.7 fadd+fmul   43 dst
        andps xmm12, xmm11                                 ;  1542.7 fadd+fmul   43 dst
        xorps xmm5, xmm6                                   ;  1543.7 fadd+fmul   43 dst
        andps xmm15, xmm14                                 ;  1544.7 fadd+fmul   43 dst
        movaps xmm11, [rdi + 64]                           ;  1541.3 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm8                                  ;  1545.7 fadd+fmul   43 dst
        movaps [rdi + 64], xmm6                            ;  1543.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, [rsi - 48]                            ;  1545.3 agu1+agu0+fmisc   43 dst reload
        andps xmm6, xmm8                                   ;  1547.3 fadd+fmul   43 dst
        xorps xmm13, xmm11                                 ;  1547.7 fadd+fmul   43 dst
        movaps xmm8, [rdx - 48]                            ;  1547.3 agu2+agu1+fmisc   43 dst reload
        andps xmm8, xmm1                                   ;  1549.3 fadd+fmul   43 dst
        andps xmm14, [rdi + 80]                            ;  1549.7 agu0+agu1+fadd+fmul   43 dst
        movaps [rdi + 80], xmm14                           ;  1551.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, [rsi + 32]                           ;  1550.7 agu1+agu2+fmisc+fadd   43 dst reload
        andps xmm14, xmm1                                  ;  1552.7 fmul+fadd   43 dst
        xorps xmm1, xmm10                                  ;  1552.7 fmul+fadd   43 dst
        andps xmm10, xmm9                                  ;  1553.7 fmul+fadd   43 dst
        andps xmm4, xmm1                                   ;  1554.7 fmul+fadd   43 dst
        xorps xmm14, xmm15                                 ;  1555.7 fmul+fadd   43 dst
        xorps xmm15, xmm13                                 ;  1556.7 fmul+fadd   43 dst
        xorps xmm15, xmm2                                  ;  1558.7 fmul+fadd   43 dst
        xorps xmm14, xmm10                                 ;  1558.7 fmul+fadd   43 dst
        movaps xmm9, xmm5                                  ;  1559.7 fmul+fadd   43 dst copy
        xorps xmm9, xmm15                                  ;  1561.7 fmul+fadd   43 dst
        andps xmm1, [r10 + 80]                             ;  1561.7 agu0+agu1+fmul+fadd   43 dst
        xorps xmm8, xmm1                                   ;  1563.7 fmul+fadd   43 dst
        xorps xmm9, xmm8                                   ;  1565.7 fmul+fadd   43 dst
        xorps xmm12, xmm9                                  ;  1567.7 fmul+fadd   43 dst
        xorps xmm14, xmm12                                 ;  1569.7 fmul+fadd   43 dst
        xorps xmm0, xmm14                                  ;  1571.7 fmul+fadd   43 dst
        xorps xmm7, xmm0                                   ;  1573.7 fmul+fadd   43 dst
        movaps [rsi + 32], xmm6                            ;  1564.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, [rbp + 3184]                          ;  1566.7 agu1+agu0+fmisc   43 dst
        movaps [rdx - 48], xmm8                            ;  1568.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm8, [rbp + 3232]                          ;  1568.7 agu1+agu0+fmul+fadd   43 dst
        movaps [rsi - 48], xmm0                            ;  1573.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm0, [rbp + 3200]                          ;  1569.7 agu1+agu0+fmul+fadd   43 dst
        movaps [rcx - 32], xmm13                           ;  1572.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm13, [rbp + 3216]                         ;  1570.7 agu1+agu2+fmul+fadd   43 dst
        movaps [rbp + 96], xmm12                           ;  1574.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm12, [r13 - 64]                           ;  1571.7 agu2+agu0+fmul+fadd   43 dst
        xorps xmm12, [r14 + 64]                            ;  1573.7 agu1+agu2+fmul+fadd   43 dst
        xorps xmm6, xmm12                                  ;  1575.7 fmul+fadd   43 dst
        movaps [rax - 48], xmm14                           ;  1576.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm14, xmm6                                 ;  1577.7 fmul+fadd   43 dst copy
        xorps xmm14, [r14 - 16]                            ;  1579.7 agu2+agu0+fmul+fadd   43 dst
        xorps xmm8, xmm14                                  ;  1581.7 fmul+fadd   43 dst
        xorps xmm13, xmm8                                  ;  1583.7 fmul+fadd   43 dst
        movaps [rdx + 64], xmm3                            ;  1578.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm8                                  ;  1583.7 fmul+fadd   43 dst copy
        movaps [rdx + 48], xmm5                            ;  1580.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm5, xmm8                                  ;  1583.7 fmul+fadd   43 dst copy
        movaps [rcx - 16], xmm1                            ;  1582.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm1, xmm14                                 ;  1581.7 fmul+fadd   43 dst copy
        xorps xmm1, [r11 - 112]                            ;  1583.7 agu2+agu0+fadd+fmul   43 dst
        xorps xmm0, xmm1                                   ;  1585.7 fadd+fmul   43 dst
        movaps [rdi + 32], xmm7                            ;  1584.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm0                                  ;  1587.7 fadd+fmul   43 dst copy
        xorps xmm7, [r13 - 64]                             ;  1589.7 agu2+agu0+fadd+fmul   43 dst
        xorps xmm3, xmm7                                   ;  1591.7 fadd+fmul   43 dst
        movaps [rcx + 0], xmm11                            ;  1586.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm14                                ;  1586.7 fadd+fmul   43 dst copy
        andps xmm11, xmm3                                  ;  1593.7 fadd+fmul   43 dst
        movaps [rcx + 32], xmm4                            ;  1588.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm4, xmm14                                 ;  1588.7 fadd+fmul   43 dst copy
        movaps [rcx + 16], xmm2                            ;  1590.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm2, xmm3                                  ;  1593.7 fadd+fmul   43 dst copy
        xorps xmm2, [r14 - 16]                             ;  1595.7 agu2+agu0+fadd+fmul   43 dst
        movaps [rbp + 48], xmm10                           ;  1592.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm10, xmm7                                 ;  1591.7 fadd+fmul   43 dst copy
        movaps [rsi + 64], xmm15                           ;  1594.7 agu2+agu1+fmisc   43 dst spill
        movaps xmm15, xmm7                                 ;  1593.0 fadd+fmul   43 dst copy
        movaps [rbp + 64], xmm9                            ;  1596.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm9, xmm11                                 ;  1595.7 fadd+fmul   43 dst copy
        xorps xmm9, [r14 + 64]                             ;  1597.7 agu2+agu0+fadd+fmul   43 dst
        movaps [r10 + 48], xmm8                            ;  1598.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm8, xmm1                                  ;  1596.3 fadd+fmul   43 dst copy
        orps xmm8, [r14 - 16]                              ;  1598.3 agu2+agu1+fadd+fmul   43 dst
        xorps xmm0, xmm8                                   ;  1600.3 fadd+fmul   43 dst
        movaps [r11 - 32], xmm3                            ;  1600.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm3, xmm1                                  ;  1599.3 fadd+fmul   43 dst copy
        movaps [rdx - 128], xmm14                          ;  1602.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, xmm13                                ;  1600.3 fadd+fmul   43 dst copy
        xorps xmm14, [r14 + 64]                            ;  1602.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm15, xmm14                                 ;  1604.3 fadd+fmul   43 dst
        movaps [rsi + 80], xmm1                            ;  1604.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm13                                 ;  1603.3 fadd+fmul   43 dst copy
        xorps xmm1, [r11 - 112]                            ;  1605.3 agu1+agu0+fadd+fmul   43 dst
        movaps [r11 - 48], xmm1                            ;  1607.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm13                                 ;  1605.3 fadd+fmul   43 dst copy
        movaps [rdi + 48], xmm13                           ;  1608.7 agu1+agu2+fmisc   43 dst spill
        movaps xmm13, xmm14                                ;  1606.3 fadd+fmul   43 dst copy
        xorps xmm13, xmm2                                  ;  1608.3 fadd+fmul   43 dst
        andps xmm1, xmm13                                  ;  1610.3 fadd+fmul   43 dst
        xorps xmm6, xmm1                                   ;  1612.3 fadd+fmul   43 dst
        movaps xmm1, xmm13                                 ;  1610.3 fadd+fmul   43 dst copy
        xorps xmm1, [r13 - 64]                             ;  1612.3 agu0+agu1+fadd+fmul   43 dst
        xorps xmm3, xmm1                                   ;  1614.3 fadd+fmul   43 dst
        movaps [rdx + 0], xmm13                            ;  1612.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm13, xmm2                                 ;  1613.3 fadd+fmul   43 dst copy
        xorps xmm13, [r11 - 112]                           ;  1615.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm12, xmm13                                 ;  1617.3 fadd+fmul   43 dst
        andps xmm13, xmm2                                  ;  1617.3 fadd+fmul   43 dst
        xorps xmm6, xmm13                                  ;  1619.3 fadd+fmul   43 dst
        andps xmm10, xmm12                                 ;  1619.3 fadd+fmul   43 dst
        xorps xmm13, xmm10                                 ;  1621.3 fadd+fmul   43 dst
        xorps xmm4, xmm12                                  ;  1620.3 fadd+fmul   43 dst
        xorps xmm11, xmm6                                  ;  1621.3 fadd+fmul   43 dst
        xorps xmm8, xmm6                                   ;  1622.3 fadd+fmul   43 dst
        andps xmm5, xmm4                                   ;  1623.3 fadd+fmul   43 dst
        xorps xmm11, xmm5                                  ;  1625.3 fadd+fmul   43 dst
        xorps xmm9, xmm13                                  ;  1625.3 fadd+fmul   43 dst
        xorps xmm0, xmm13                                  ;  1626.3 fadd+fmul   43 dst
        movaps xmm5, xmm1                                  ;  1627.3 fadd+fmul   43 dst copy
        andps xmm5, xmm15                                  ;  1629.3 fadd+fmul   43 dst
        xorps xmm9, xmm5                                   ;  1631.3 fadd+fmul   43 dst
        movaps xmm5, xmm15                                 ;  1630.3 fadd+fmul   43 dst copy
        movaps xmm6, [r14 - 16]                            ;  1627.0 agu2+agu0+fmisc   43 dst reload
        xorps xmm5, xmm6                                   ;  1632.3 fadd+fmul   43 dst
        movaps xmm10, xmm3                                 ;  1632.3 fadd+fmul   43 dst copy
        andps xmm10, xmm5                                  ;  1634.3 fadd+fmul   43 dst
        xorps xmm8, xmm10                                  ;  1636.3 fadd+fmul   43 dst
        movaps xmm10, xmm11                                ;  1635.3 fadd+fmul   43 dst copy
        andps xmm10, xmm9                                  ;  1637.3 fadd+fmul   43 dst
        xorps xmm8, xmm10                                  ;  1639.3 fadd+fmul   43 dst
        movaps xmm13, xmm14                                ;  1638.3 fadd+fmul   43 dst copy
        andps xmm13, [r11 - 48]                            ;  1640.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm0, xmm13                                  ;  1642.3 fadd+fmul   43 dst
        movaps xmm13, xmm9                                 ;  1641.3 fadd+fmul   43 dst copy
        xorps xmm13, xmm8                                  ;  1643.3 fadd+fmul   43 dst
        orps xmm10, xmm13                                  ;  1645.3 fadd+fmul   43 dst
        andps xmm8, xmm0                                   ;  1644.3 fadd+fmul   43 dst
        xorps xmm11, xmm8                                  ;  1646.3 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;  1648.3 fadd+fmul   43 dst
        movaps xmm8, xmm0                                  ;  1647.3 fadd+fmul   43 dst copy
        andps xmm8, xmm11                                  ;  1649.3 fadd+fmul   43 dst
        xorps xmm9, xmm8                                   ;  1651.3 fadd+fmul   43 dst
        andps xmm11, xmm9                                  ;  1653.3 fadd+fmul   43 dst
        xorps xmm0, xmm11                                  ;  1655.3 fadd+fmul   43 dst
        andps xmm3, xmm9                                   ;  1653.3 fadd+fmul   43 dst
        andps xmm5, xmm9                                   ;  1653.3 fadd+fmul   43 dst
        andps xmm4, xmm0                                   ;  1657.3 fadd+fmul   43 dst
        movaps xmm8, [rsi + 80]                            ;  1652.3 agu2+agu0+fmisc   43 dst reload
        andps xmm8, xmm10                                  ;  1655.3 fadd+fmul   43 dst
        movaps xmm11, [r10 + 48]                           ;  1654.3 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm0                                  ;  1657.3 fadd+fmul   43 dst
        xorps xmm8, [r8 + 21936]                           ;  1657.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm11, [rbp + 4720]                          ;  1659.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r10 + 48], xmm11                           ;  1661.3 agu2+agu1+fmisc   58 dst spill
        movaps xmm11, xmm0                                 ;  1659.3 fadd+fmul   43 dst copy
        xorps xmm0, xmm9                                   ;  1660.3 fadd+fmul   43 dst
        movaps [rsi + 80], xmm8                            ;  1659.3 agu0+agu2+fmisc   58 dst spill
        movaps xmm8, [rdx + 0]                             ;  1661.0 agu1+agu0+fmisc   43 dst reload
        andps xmm8, xmm0                                   ;  1663.0 fadd+fmul   43 dst
        movaps [rdx + 0], xmm5                             ;  1663.0 agu2+agu1+fmisc   43 dst spill
        movaps xmm5, [rdi + 48]                            ;  1662.3 agu0+agu1+fadd+fmul   43 dst reload
        andps xmm5, xmm0                                   ;  1664.3 fadd+fmul   43 dst
        movaps xmm0, xmm9                                  ;  1664.3 fadd+fmul   43 dst copy
        orps xmm0, xmm10                                   ;  1666.3 fadd+fmul   43 dst
        xorps xmm13, xmm0                                  ;  1668.3 fadd+fmul   43 dst
        xorps xmm9, xmm10                                  ;  1667.3 fadd+fmul   43 dst
        andps xmm1, xmm9                                   ;  1669.3 fadd+fmul   43 dst
        andps xmm15, xmm9                                  ;  1669.3 fadd+fmul   43 dst
        andps xmm7, xmm13                                  ;  1670.3 fadd+fmul   43 dst
        xorps xmm9, xmm13                                  ;  1671.3 fadd+fmul   43 dst
        xorps xmm11, xmm13                                 ;  1672.3 fadd+fmul   43 dst
        andps xmm12, xmm13                                 ;  1673.3 fadd+fmul   43 dst
        andps xmm14, xmm9                                  ;  1674.3 fadd+fmul   43 dst
        xorps xmm12, xmm1                                  ;  1675.3 fadd+fmul   43 dst
        xorps xmm7, xmm8                                   ;  1676.3 fadd+fmul   43 dst
        movaps xmm0, [rdx - 128]                           ;  1672.3 agu2+agu0+fmisc   43 dst reload
        andps xmm0, xmm11                                  ;  1677.3 fadd+fmul   43 dst
        movaps xmm13, [r11 - 32]                           ;  1674.3 agu1+agu0+fmisc   43 dst reload
        andps xmm13, xmm11                                 ;  1678.3 fadd+fmul   43 dst
        xorps xmm11, xmm10                                 ;  1679.3 fadd+fmul   43 dst
        andps xmm10, xmm6                                  ;  1680.3 fadd+fmul   43 dst
        andps xmm2, xmm11                                  ;  1681.3 fadd+fmul   43 dst
        xorps xmm13, xmm14                                 ;  1682.3 fadd+fmul   43 dst
        xorps xmm14, xmm7                                  ;  1683.3 fadd+fmul   43 dst
        xorps xmm13, xmm10                                 ;  1684.3 fadd+fmul   43 dst
        movaps xmm6, [r10 + 48]                            ;  1680.3 agu2+agu0+fmisc   58 dst reload
        xorps xmm6, xmm7                                   ;  1685.3 fadd+fmul   58 dst
        xorps xmm8, xmm10                                  ;  1686.3 fadd+fmul   58 dst
        xorps xmm8, xmm2                                   ;  1688.3 fadd+fmul   58 dst
        andps xmm11, [r11 - 112]                           ;  1688.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm0, xmm11                                  ;  1690.3 fadd+fmul   43 dst
        andps xmm9, [r11 - 48]                             ;  1690.3 agu2+agu0+fadd+fmul   43 dst
        movaps xmm2, [rdx + 0]                             ;  1686.3 agu1+agu0+fmisc   43 dst reload
        xorps xmm14, xmm2                                  ;  1691.3 fadd+fmul   43 dst
        xorps xmm8, xmm2                                   ;  1692.3 fadd+fmul   58 dst
        movaps xmm2, [rsi + 80]                            ;  1689.3 agu2+agu0+fmisc   58 dst reload
        xorps xmm2, xmm11                                  ;  1693.3 fadd+fmul   58 dst
        xorps xmm2, xmm12                                  ;  1695.3 fadd+fmul   58 dst
        xorps xmm12, xmm0                                  ;  1695.3 fadd+fmul   43 dst
        xorps xmm12, xmm14                                 ;  1697.3 fadd+fmul   43 dst
        xorps xmm15, xmm12                                 ;  1699.3 fadd+fmul   43 dst
        xorps xmm13, xmm15                                 ;  1701.3 fadd+fmul   43 dst
        xorps xmm4, xmm13                                  ;  1703.3 fadd+fmul   43 dst
        xorps xmm3, xmm4                                   ;  1705.3 fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;  1701.3 fadd+fmul   58 dst
        xorps xmm5, xmm0                                   ;  1702.3 fadd+fmul   58 dst
        xorps xmm5, xmm4                                   ;  1705.3 fadd+fmul   58 dst
        xorps xmm1, xmm9                                   ;  1704.3 fadd+fmul   58 dst
        movaps [r9 + 1488], xmm6                           ;  1703.3 agu1+agu0+fmisc   58 dst
        xorps xmm2, xmm3                                   ;  1707.3 fadd+fmul   58 dst
        xorps xmm1, xmm3                                   ;  1707.3 fadd+fmul   58 dst
        movaps [r9 + 1456], xmm2                           ;  1709.3 agu2+agu0+fmisc   58 dst
        xorps xmm12, [rbp + 4688]                          ;  1707.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 1408], xmm12                          ;  1709.3 agu2+agu1+fmisc   58 dst
        xorps xmm14, [rbp + 4704]                          ;  1708.3 agu0+agu2+fadd+fmul   58 dst
        movaps [r9 + 1424], xmm14                          ;  1710.3 agu1+agu0+fmisc   58 dst
        xorps xmm8, [r8 + 21920]                           ;  1709.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1440], xmm8                           ;  1711.3 agu1+agu2+fmisc   58 dst
        xorps xmm13, [r8 + 21952]                          ;  1710.3 agu0+agu1+fadd+fmul   58 dst
        movaps [r9 + 1472], xmm13                          ;  1713.0 agu2+agu0+fmisc   58 dst
        xorps xmm5, [rbp + 4736]                           ;  1711.3 agu1+agu2+fadd+fmul   58 dst
        movaps [r9 + 1504], xmm5                           ;  1715.0 agu0+agu1+fmisc   58 dst
        xorps xmm1, [r8 + 22000]                           ;  1712.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1520], xmm1                           ;  1717.0 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rdi + 112]                           ;  1713.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4496]                           ;  1715.7 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1024], xmm0                           ;  1719.0 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rsi + 0]                             ;  1715.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4512]                           ;  1717.7 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1040], xmm0                           ;  1721.0 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rbp + 0]                             ;  1717.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [r8 + 21536]                           ;  1719.7 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rsi - 16]                             ;  1721.7 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rdi + 96]                             ;  1723.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp - 64]                             ;  1725.7 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1056], xmm0                           ;  1727.7 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rdi + 0]                             ;  1722.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [r8 + 21552]                           ;  1724.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rbp - 48]                             ;  1726.3 agu1+agu2+fadd+fmul   58 dst
        movaps xmm1, [rbp - 16]                            ;  1725.0 agu0+agu1+fmisc   43 dst reload
        xorps xmm0, xmm1                                   ;  1728.3 fadd+fmul   58 dst
        xorps xmm0, [rbp - 80]                             ;  1730.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1072], xmm0                           ;  1732.3 agu1+agu0+fmisc   58 dst
        xorps xmm1, [r8 + 21616]                           ;  1727.3 agu2+agu1+fadd+fmul   58 dst
        xorps xmm1, [rbp - 96]                             ;  1729.3 agu0+agu2+fadd+fmul   58 dst
        xorps xmm1, [rbp + 80]                             ;  1731.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 1136], xmm1                           ;  1733.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rdx - 16]                            ;  1730.3 agu0+agu2+fmisc+fadd   58 dst
        xorps xmm0, [r8 + 21568]                           ;  1732.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 1088], xmm0                           ;  1734.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rdi + 16]                            ;  1732.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rbp - 128]                            ;  1734.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rsi - 32]                             ;  1736.3 agu2+agu1+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4528]                           ;  1738.3 agu0+agu2+fmul+fadd   58 dst
        movaps [r9 + 1104], xmm0                           ;  1740.3 agu1+agu0+fmisc   58 dst
        movaps xmm0, [rsi - 64]                            ;  1735.7 agu2+agu1+fmul+fmisc   58 dst
        xorps xmm0, [rbp - 32]                             ;  1737.7 agu0+agu2+fadd+fmul   58 dst
        xorps xmm0, [rbp - 112]                            ;  1739.7 agu1+agu0+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4544]                           ;  1741.7 agu2+agu1+fadd+fmul   58 dst
        movaps [r9 + 1120], xmm0                           ;  1743.7 agu0+agu2+fmisc   58 dst
        movaps xmm0, [rsi + 16]                            ;  1739.3 agu1+agu0+fmisc+fadd   58 dst
        xorps xmm0, [rbp + 4560]                           ;  1741.3 agu2+agu1+fmul+fadd   58 dst
        movaps [r9 + 1152], xmm0                           ;  1743.3 agu0+agu2+fmisc   58 dst
        movaps xmm0, [rdx - 112]                           ;  1741.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4576]                           ;  1743.3 agu2+agu1+fmul+fadd   58 dst
        movaps [r9 + 1168], xmm0                           ;  1745.3 agu0+agu2+fmisc   58 dst
        movaps xmm0, [rbp + 32]                            ;  1743.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [r8 + 21664]                           ;  1745.3 agu2+agu1+fmul+fadd   58 dst
        xorps xmm0, [rax - 32]                             ;  1747.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rbp + 16]                             ;  1749.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rcx - 48]                             ;  1751.3 agu2+agu1+fmul+fadd   58 dst
        movaps [r9 + 1184], xmm0                           ;  1753.3 agu0+agu2+fmisc   58 dst
        movaps xmm0, [rcx - 96]                            ;  1747.3 agu1+agu0+fmul+fmisc   58 dst
        xorps xmm0, [r8 + 21680]                           ;  1749.3 agu2+agu1+fadd+fmul   58 dst
        xorps xmm0, [rdx + 32]                             ;  1751.3 agu0+agu2+fadd+fmul   58 dst
        movaps xmm1, [rcx - 80]                            ;  1749.3 agu1+agu0+fmisc   43 dst reload
        xorps xmm0, xmm1                                   ;  1753.3 fadd+fmul   58 dst
        xorps xmm0, [rcx - 64]                             ;  1755.3 agu2+agu1+fadd+fmul   58 dst
        movaps [r9 + 1200], xmm0                           ;  1757.3 agu0+agu1+fmisc   58 dst
        xorps xmm1, [r8 + 21744]                           ;  1752.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm1, [rbp + 112]                            ;  1754.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm1, [rax - 64]                             ;  1756.3 agu0+agu1+fadd+fmul   58 dst
        movaps [r9 + 1264], xmm1                           ;  1758.3 agu2+agu0+fmisc   58 dst
        movaps xmm0, [rdx - 32]                            ;  1755.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [r8 + 21696]                           ;  1757.3 agu0+agu1+fadd+fmul   58 dst
        movaps [r9 + 1216], xmm0                           ;  1759.3 agu2+agu0+fmisc   58 dst
        movaps xmm0, [rdi - 32]                            ;  1757.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rdx + 16]                             ;  1759.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rcx - 112]                            ;  1761.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4592]                           ;  1763.3 agu1+agu2+fadd+fmul   58 dst
        movaps [r9 + 1232], xmm0                           ;  1765.3 agu0+agu1+fmisc   58 dst
        movaps xmm0, [rdi - 16]                            ;  1761.3 agu2+agu0+fmisc+fadd   58 dst
        xorps xmm0, [rcx - 128]                            ;  1763.3 agu1+agu2+fmul+fadd   58 dst
        xorps xmm0, [rdx - 64]                             ;  1765.3 agu0+agu1+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4608]                           ;  1767.3 agu2+agu0+fmul+fadd   58 dst
        movaps [r9 + 1248], xmm0                           ;  1769.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rbp + 64]                            ;  1764.3 agu0+agu1+fmisc+fmul   58 dst
        xorps xmm0, [rbp + 4624]                           ;  1766.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1280], xmm0                           ;  1768.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rsi + 64]                            ;  1766.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4640]                           ;  1768.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1296], xmm0                           ;  1770.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rcx + 32]                            ;  1768.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [r8 + 21792]                           ;  1770.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rbp + 48]                             ;  1772.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rcx + 16]                             ;  1774.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rcx + 0]                              ;  1776.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1312], xmm0                           ;  1778.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rdx + 64]                            ;  1773.3 agu0+agu1+fmisc+fadd   58 dst
        xorps xmm0, [r8 + 21808]                           ;  1775.3 agu2+agu0+fmul+fadd   58 dst
        xorps xmm0, [rdx + 48]                             ;  1777.3 agu1+agu2+fmul+fadd   58 dst
        movaps xmm1, [rdi + 32]                            ;  1774.7 agu0+agu1+fmisc   43 dst reload
        xorps xmm0, xmm1                                   ;  1779.3 fmul+fadd   58 dst
        xorps xmm0, [rcx - 16]                             ;  1781.3 agu2+agu0+fmul+fadd   58 dst
        movaps [r9 + 1328], xmm0                           ;  1783.3 agu1+agu0+fmisc   58 dst
        xorps xmm1, [r8 + 21872]                           ;  1778.3 agu2+agu1+fmul+fadd   58 dst
        xorps xmm1, [rdi + 64]                             ;  1780.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm1, [rdi + 80]                             ;  1782.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 1392], xmm1                           ;  1784.3 agu2+agu0+fmisc   58 dst
        movaps xmm0, [rax - 48]                            ;  1781.0 agu1+agu2+fmul+fmisc   58 dst
        xorps xmm0, [r8 + 21824]                           ;  1783.0 agu0+agu1+fadd+fmul   58 dst
        movaps [r9 + 1344], xmm0                           ;  1785.0 agu2+agu0+fmisc   58 dst
        movaps xmm0, [rbp + 96]                            ;  1782.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rsi + 48]                             ;  1784.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rcx - 32]                             ;  1786.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4656]                           ;  1788.3 agu1+agu2+fadd+fmul   58 dst
        movaps [r9 + 1360], xmm0                           ;  1790.3 agu0+agu1+fmisc   58 dst
        movaps xmm0, [rsi - 48]                            ;  1786.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rsi + 32]                             ;  1788.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rdx - 48]                             ;  1790.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4672]                           ;  1792.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1376], xmm0                           ;  1794.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rbp + 3504]                          ;  1790.3 agu0+agu1+fmisc+fadd   43 dst
        movaps xmm1, [rbp + 3552]                          ;  1790.7 agu2+agu0+fmul+fmisc   43 dst
        movaps xmm2, [rbp + 3520]                          ;  1791.3 agu1+agu2+fadd+fmul   43 dst
        movaps xmm3, [rbp + 3536]                          ;  1792.3 agu0+agu1+fmisc+fadd   43 dst
        movaps xmm4, [r13 + 0]                             ;  1792.7 agu2+agu0+fmul+fmisc   43 dst
        movaps xmm5, [r13 + 96]                            ;  1793.3 agu1+agu2+fadd+fmul   43 dst reload
        xorps xmm4, xmm5                                   ;  1795.3 fadd+fmul   43 dst
        xorps xmm0, xmm4                                   ;  1797.3 fadd+fmul   43 dst
        movaps xmm6, xmm0                                  ;  1799.3 fadd+fmul   43 dst copy
        movaps xmm7, [r10 - 112]                           ;  1796.0 agu0+agu1+fmisc   43 dst reload
        xorps xmm6, xmm7                                   ;  1801.3 fadd+fmul   43 dst
        xorps xmm1, xmm6                                   ;  1803.3 fadd+fmul   43 dst
        xorps xmm3, xmm1                                   ;  1805.3 fadd+fmul   43 dst
        movaps xmm8, xmm6                                  ;  1803.3 fadd+fmul   43 dst copy
        movaps xmm9, [r11 + 32]                            ;  1799.3 agu2+agu0+fmisc   43 dst reload
        xorps xmm8, xmm9                                   ;  1805.3 fadd+fmul   43 dst
        xorps xmm2, xmm8                                   ;  1807.3 fadd+fmul   43 dst
        movaps xmm10, xmm1                                 ;  1805.3 fadd+fmul   43 dst copy
        movaps xmm11, xmm2                                 ;  1809.3 fadd+fmul   43 dst copy
        movaps xmm12, [r13 + 0]                            ;  1805.0 agu1+agu0+fmisc   43 dst reload
        xorps xmm11, xmm12                                 ;  1811.3 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;  1813.3 fadd+fmul   43 dst
        movaps xmm13, xmm1                                 ;  1807.3 fadd+fmul   43 dst copy
        movaps xmm14, xmm6                                 ;  1808.3 fadd+fmul   43 dst copy
        andps xmm14, xmm10                                 ;  1815.3 fadd+fmul   43 dst
        movaps xmm15, xmm6                                 ;  1810.3 fadd+fmul   43 dst copy
        movaps [rdx - 48], xmm1                            ;  1810.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm10                                 ;  1815.3 fadd+fmul   43 dst copy
        xorps xmm1, xmm7                                   ;  1817.3 fadd+fmul   43 dst
        movaps xmm7, xmm8                                  ;  1813.3 fadd+fmul   43 dst copy
        orps xmm7, [r10 - 112]                             ;  1815.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm2, xmm7                                   ;  1817.3 fadd+fmul   43 dst
        movaps [rsi + 32], xmm10                           ;  1815.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm10, xmm8                                 ;  1816.3 fadd+fmul   43 dst copy
        movaps [rsi - 48], xmm6                            ;  1817.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm6, xmm14                                 ;  1817.3 fadd+fmul   43 dst copy
        xorps xmm6, xmm5                                   ;  1819.3 fadd+fmul   43 dst
        movaps [rcx - 32], xmm8                            ;  1819.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm8, xmm11                                 ;  1819.3 fadd+fmul   43 dst copy
        movaps xmm12, xmm11                                ;  1820.3 fadd+fmul   43 dst copy
        xorps xmm5, xmm3                                   ;  1821.3 fadd+fmul   43 dst
        xorps xmm12, xmm5                                  ;  1823.3 fadd+fmul   43 dst
        movaps [rsi + 48], xmm11                           ;  1822.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm3                                 ;  1823.3 fadd+fmul   43 dst copy
        xorps xmm11, xmm9                                  ;  1825.3 fadd+fmul   43 dst
        movaps [rbp + 96], xmm11                           ;  1827.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm3                                 ;  1825.3 fadd+fmul   43 dst copy
        movaps [rax - 48], xmm3                            ;  1826.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm5                                  ;  1826.3 fadd+fmul   43 dst copy
        xorps xmm3, xmm1                                   ;  1828.3 fadd+fmul   43 dst
        andps xmm11, xmm3                                  ;  1830.3 fadd+fmul   43 dst
        xorps xmm0, xmm11                                  ;  1832.3 fadd+fmul   43 dst
        movaps xmm11, xmm3                                 ;  1830.3 fadd+fmul   43 dst copy
        xorps xmm11, [r13 + 0]                             ;  1832.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;  1834.3 fadd+fmul   43 dst
        movaps [rdi + 80], xmm3                            ;  1831.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm1                                  ;  1833.3 fadd+fmul   43 dst copy
        xorps xmm3, xmm9                                   ;  1835.3 fadd+fmul   43 dst
        xorps xmm4, xmm3                                   ;  1837.3 fadd+fmul   43 dst
        andps xmm3, xmm1                                   ;  1837.3 fadd+fmul   43 dst
        xorps xmm0, xmm3                                   ;  1839.3 fadd+fmul   43 dst
        andps xmm8, xmm4                                   ;  1839.3 fadd+fmul   43 dst
        xorps xmm3, xmm8                                   ;  1841.3 fadd+fmul   43 dst
        xorps xmm15, xmm4                                  ;  1840.3 fadd+fmul   43 dst
        xorps xmm14, xmm0                                  ;  1841.3 fadd+fmul   43 dst
        xorps xmm7, xmm0                                   ;  1842.3 fadd+fmul   43 dst
        andps xmm13, xmm15                                 ;  1843.3 fadd+fmul   43 dst
        xorps xmm14, xmm13                                 ;  1845.3 fadd+fmul   43 dst
        xorps xmm6, xmm3                                   ;  1845.3 fadd+fmul   43 dst
        xorps xmm2, xmm3                                   ;  1846.3 fadd+fmul   43 dst
        movaps xmm0, xmm11                                 ;  1847.3 fadd+fmul   43 dst copy
        andps xmm0, xmm12                                  ;  1849.3 fadd+fmul   43 dst
        xorps xmm6, xmm0                                   ;  1851.3 fadd+fmul   43 dst
        movaps xmm0, xmm12                                 ;  1850.3 fadd+fmul   43 dst copy
        movaps xmm3, [r10 - 112]                           ;  1847.0 agu2+agu0+fmisc   43 dst reload
        xorps xmm0, xmm3                                   ;  1852.3 fadd+fmul   43 dst
        movaps xmm8, xmm10                                 ;  1852.3 fadd+fmul   43 dst copy
        andps xmm8, xmm0                                   ;  1854.3 fadd+fmul   43 dst
        xorps xmm7, xmm8                                   ;  1856.3 fadd+fmul   43 dst
        movaps xmm8, xmm14                                 ;  1855.3 fadd+fmul   43 dst copy
        andps xmm8, xmm6                                   ;  1857.3 fadd+fmul   43 dst
        xorps xmm7, xmm8                                   ;  1859.3 fadd+fmul   43 dst
        movaps xmm13, xmm5                                 ;  1858.3 fadd+fmul   43 dst copy
        andps xmm13, [rbp + 96]                            ;  1860.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm2, xmm13                                  ;  1862.3 fadd+fmul   43 dst
        movaps xmm13, xmm6                                 ;  1861.3 fadd+fmul   43 dst copy
        xorps xmm13, xmm7                                  ;  1863.3 fadd+fmul   43 dst
        orps xmm8, xmm13                                   ;  1865.3 fadd+fmul   43 dst
        andps xmm7, xmm2                                   ;  1864.3 fadd+fmul   43 dst
        xorps xmm14, xmm7                                  ;  1866.3 fadd+fmul   43 dst
        xorps xmm8, xmm14                                  ;  1868.3 fadd+fmul   43 dst
        movaps xmm7, xmm2                                  ;  1867.3 fadd+fmul   43 dst copy
        andps xmm7, xmm14                                  ;  1869.3 fadd+fmul   43 dst
        xorps xmm6, xmm7                                   ;  1871.3 fadd+fmul   43 dst
        andps xmm14, xmm6                                  ;  1873.3 fadd+fmul   43 dst
        xorps xmm2, xmm14                                  ;  1875.3 fadd+fmul   43 dst
        andps xmm10, xmm6                                  ;  1873.3 fadd+fmul   43 dst
        andps xmm0, xmm6                                   ;  1873.3 fadd+fmul   43 dst
        andps xmm15, xmm2                                  ;  1877.3 fadd+fmul   43 dst
        movaps xmm7, [rcx - 32]                            ;  1872.3 agu2+agu0+fmisc   43 dst reload
        andps xmm7, xmm8                                   ;  1875.3 fadd+fmul   43 dst
        movaps xmm14, [rdx - 48]                           ;  1874.3 agu1+agu0+fmisc   43 dst reload
        andps xmm14, xmm2                                  ;  1877.3 fadd+fmul   43 dst
        movaps [rdx - 48], xmm14                           ;  1879.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, xmm6                                 ;  1877.3 fadd+fmul   43 dst copy
        orps xmm14, xmm8                                   ;  1879.3 fadd+fmul   43 dst
        xorps xmm13, xmm14                                 ;  1881.3 fadd+fmul   43 dst
        andps xmm4, xmm13                                  ;  1883.3 fadd+fmul   43 dst
        movaps xmm14, [rsi + 48]                           ;  1879.0 agu1+agu0+fmisc   43 dst reload
        andps xmm14, xmm13                                 ;  1883.3 fadd+fmul   43 dst
        movaps [rsi + 48], xmm7                            ;  1881.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm7, xmm6                                  ;  1882.3 fadd+fmul   43 dst copy
        xorps xmm6, xmm2                                   ;  1883.3 fadd+fmul   43 dst
        xorps xmm2, xmm13                                  ;  1884.3 fadd+fmul   43 dst
        xorps xmm7, xmm8                                   ;  1885.3 fadd+fmul   43 dst
        xorps xmm13, xmm7                                  ;  1887.3 fadd+fmul   43 dst
        andps xmm11, xmm7                                  ;  1887.3 fadd+fmul   43 dst
        andps xmm12, xmm7                                  ;  1888.3 fadd+fmul   43 dst
        xorps xmm4, xmm11                                  ;  1889.3 fadd+fmul   43 dst
        andps xmm5, xmm13                                  ;  1890.3 fadd+fmul   43 dst
        movaps xmm7, [rdi + 80]                            ;  1887.0 agu1+agu0+fmisc   43 dst reload
        andps xmm7, xmm6                                   ;  1891.3 fadd+fmul   43 dst
        movaps [rdi + 80], xmm11                           ;  1889.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, [rax - 48]                           ;  1891.0 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm6                                  ;  1893.0 fadd+fmul   43 dst
        xorps xmm14, xmm7                                  ;  1893.3 fadd+fmul   43 dst
        movaps xmm6, [rsi - 48]                            ;  1893.0 agu2+agu1+fmisc   43 dst reload
        andps xmm6, xmm2                                   ;  1895.0 fadd+fmul   43 dst
        andps xmm13, [rbp + 96]                            ;  1895.3 agu0+agu1+fadd+fmul   43 dst
        movaps [rbp + 96], xmm13                           ;  1897.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm13, [rsi + 32]                           ;  1896.3 agu1+agu2+fmisc+fadd   43 dst reload
        andps xmm13, xmm2                                  ;  1898.3 fmul+fadd   43 dst
        xorps xmm2, xmm8                                   ;  1898.3 fmul+fadd   43 dst
        andps xmm8, xmm3                                   ;  1899.3 fmul+fadd   43 dst
        andps xmm1, xmm2                                   ;  1900.3 fmul+fadd   43 dst
        andps xmm2, xmm9                                   ;  1901.3 fmul+fadd   43 dst
        xorps xmm13, xmm5                                  ;  1902.3 fmul+fadd   43 dst
        xorps xmm5, xmm14                                  ;  1903.3 fmul+fadd   43 dst
        xorps xmm5, xmm0                                   ;  1905.3 fmul+fadd   43 dst
        xorps xmm6, xmm2                                   ;  1905.3 fmul+fadd   43 dst
        xorps xmm13, xmm8                                  ;  1906.3 fmul+fadd   43 dst
        movaps xmm3, xmm4                                  ;  1907.3 fmul+fadd   43 dst copy
        xorps xmm3, xmm6                                   ;  1909.3 fmul+fadd   43 dst
        xorps xmm3, xmm5                                   ;  1911.3 fmul+fadd   43 dst
        xorps xmm12, xmm3                                  ;  1913.3 fmul+fadd   43 dst
        xorps xmm13, xmm12                                 ;  1915.3 fmul+fadd   43 dst
        xorps xmm15, xmm13                                 ;  1917.3 fmul+fadd   43 dst
        xorps xmm10, xmm15                                 ;  1919.3 fmul+fadd   43 dst
        movaps xmm9, [r15 - 16]                            ;  1910.3 agu0+agu1+fmisc   43 dst
        movaps [rsi + 32], xmm11                           ;  1912.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, [r15 + 32]                           ;  1913.3 agu1+agu0+fmul+fmisc   43 dst
        movaps [rsi - 48], xmm6                            ;  1915.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, [r15 + 0]                             ;  1914.3 agu1+agu0+fadd+fmul   43 dst
        movaps [rax - 48], xmm15                           ;  1919.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, [r15 + 16]                           ;  1915.3 agu1+agu2+fadd+fmul   43 dst
        movaps [rcx - 32], xmm14                           ;  1919.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm14, [r11 + 96]                           ;  1916.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm14, [r14 + 112]                           ;  1918.3 agu1+agu2+fadd+fmul   43 dst
        xorps xmm9, xmm14                                  ;  1920.3 fadd+fmul   43 dst
        movaps [rdi + 64], xmm12                           ;  1921.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm12, xmm9                                 ;  1922.3 fadd+fmul   43 dst copy
        xorps xmm12, [rbx + 32]                            ;  1924.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm11, xmm12                                 ;  1926.3 fadd+fmul   43 dst
        xorps xmm15, xmm11                                 ;  1928.3 fadd+fmul   43 dst
        movaps [rcx - 16], xmm13                           ;  1923.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm13, xmm11                                ;  1928.3 fadd+fmul   43 dst copy
        movaps [rdi + 32], xmm4                            ;  1925.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm4, xmm11                                 ;  1928.3 fadd+fmul   43 dst copy
        movaps [rdx + 48], xmm2                            ;  1927.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm2, xmm12                                 ;  1926.3 fadd+fmul   43 dst copy
        xorps xmm2, [r10 + 64]                             ;  1928.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm6, xmm2                                   ;  1930.3 fadd+fmul   43 dst
        movaps [rdx + 64], xmm10                           ;  1929.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm10, xmm6                                 ;  1932.3 fadd+fmul   43 dst copy
        xorps xmm10, [r11 + 96]                            ;  1934.3 agu2+agu0+fadd+fmul   43 dst
        xorps xmm13, xmm10                                 ;  1936.3 fadd+fmul   43 dst
        movaps [rcx + 0], xmm7                             ;  1931.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm12                                 ;  1931.3 fadd+fmul   43 dst copy
        andps xmm7, xmm13                                  ;  1938.3 fadd+fmul   43 dst
        movaps [rcx + 16], xmm1                            ;  1933.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm12                                 ;  1933.3 fadd+fmul   43 dst copy
        movaps [rbp + 48], xmm0                            ;  1935.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm0, xmm13                                 ;  1938.3 fadd+fmul   43 dst copy
        xorps xmm0, [rbx + 32]                             ;  1940.3 agu2+agu0+fadd+fmul   43 dst
        movaps [rcx + 32], xmm8                            ;  1937.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm8, xmm10                                 ;  1936.3 fadd+fmul   43 dst copy
        movaps [rsi + 64], xmm5                            ;  1939.3 agu2+agu1+fmisc   43 dst spill
        movaps xmm5, xmm10                                 ;  1937.7 fadd+fmul   43 dst copy
        movaps [rbp + 64], xmm3                            ;  1941.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm3, xmm7                                  ;  1940.3 fadd+fmul   43 dst copy
        xorps xmm3, [r14 + 112]                            ;  1942.3 agu2+agu0+fadd+fmul   43 dst
        movaps [rdx - 64], xmm11                           ;  1943.3 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm2                                 ;  1941.0 fadd+fmul   43 dst copy
        orps xmm11, [rbx + 32]                             ;  1943.0 agu2+agu1+fadd+fmul   43 dst
        xorps xmm6, xmm11                                  ;  1945.0 fadd+fmul   43 dst
        movaps [rcx - 128], xmm13                          ;  1945.3 agu0+agu1+fmisc   43 dst spill
        movaps xmm13, xmm2                                 ;  1944.0 fadd+fmul   43 dst copy
        movaps [rdi - 16], xmm12                           ;  1947.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm12, xmm15                                ;  1945.0 fadd+fmul   43 dst copy
        xorps xmm12, [r14 + 112]                           ;  1947.0 agu1+agu0+fadd+fmul   43 dst
        xorps xmm5, xmm12                                  ;  1949.0 fadd+fmul   43 dst
        movaps [rcx - 112], xmm2                           ;  1949.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, xmm15                                 ;  1948.0 fadd+fmul   43 dst copy
        xorps xmm2, [r10 + 64]                             ;  1950.0 agu1+agu0+fadd+fmul   43 dst
        movaps [rdx + 16], xmm2                            ;  1952.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, xmm15                                 ;  1950.0 fadd+fmul   43 dst copy
        movaps [rdi - 32], xmm15                           ;  1953.3 agu1+agu2+fmisc   43 dst spill
        movaps xmm15, xmm12                                ;  1951.0 fadd+fmul   43 dst copy
        xorps xmm15, xmm0                                  ;  1953.0 fadd+fmul   43 dst
        andps xmm2, xmm15                                  ;  1955.0 fadd+fmul   43 dst
        xorps xmm9, xmm2                                   ;  1957.0 fadd+fmul   43 dst
        movaps xmm2, xmm15                                 ;  1955.0 fadd+fmul   43 dst copy
        xorps xmm2, [r11 + 96]                             ;  1957.0 agu0+agu1+fadd+fmul   43 dst
        xorps xmm13, xmm2                                  ;  1959.0 fadd+fmul   43 dst
        movaps [rdx - 32], xmm15                           ;  1956.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, xmm0                                 ;  1958.0 fadd+fmul   43 dst copy
        xorps xmm15, [r10 + 64]                            ;  1960.0 agu1+agu0+fadd+fmul   43 dst
        xorps xmm14, xmm15                                 ;  1962.0 fadd+fmul   43 dst
        andps xmm15, xmm0                                  ;  1962.0 fadd+fmul   43 dst
        xorps xmm9, xmm15                                  ;  1964.0 fadd+fmul   43 dst
        andps xmm8, xmm14                                  ;  1964.0 fadd+fmul   43 dst
        xorps xmm15, xmm8                                  ;  1966.0 fadd+fmul   43 dst
        xorps xmm1, xmm14                                  ;  1965.0 fadd+fmul   43 dst
        xorps xmm7, xmm9                                   ;  1966.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;  1967.0 fadd+fmul   43 dst
        andps xmm4, xmm1                                   ;  1968.0 fadd+fmul   43 dst
        xorps xmm7, xmm4                                   ;  1970.0 fadd+fmul   43 dst
        xorps xmm3, xmm15                                  ;  1970.0 fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;  1971.0 fadd+fmul   43 dst
        movaps xmm4, xmm2                                  ;  1972.0 fadd+fmul   43 dst copy
        andps xmm4, xmm5                                   ;  1974.0 fadd+fmul   43 dst
        xorps xmm3, xmm4                                   ;  1976.0 fadd+fmul   43 dst
        movaps xmm4, xmm5                                  ;  1975.0 fadd+fmul   43 dst copy
        movaps xmm8, [rbx + 32]                            ;  1971.7 agu2+agu0+fmisc   43 dst reload
        xorps xmm4, xmm8                                   ;  1977.0 fadd+fmul   43 dst
        movaps xmm9, xmm13                                 ;  1977.0 fadd+fmul   43 dst copy
        andps xmm9, xmm4                                   ;  1979.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;  1981.0 fadd+fmul   43 dst
        movaps xmm9, xmm7                                  ;  1980.0 fadd+fmul   43 dst copy
        andps xmm9, xmm3                                   ;  1982.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;  1984.0 fadd+fmul   43 dst
        movaps xmm15, xmm12                                ;  1983.0 fadd+fmul   43 dst copy
        andps xmm15, [rdx + 16]                            ;  1985.0 agu1+agu0+fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;  1987.0 fadd+fmul   43 dst
        movaps xmm15, xmm3                                 ;  1986.0 fadd+fmul   43 dst copy
        xorps xmm15, xmm11                                 ;  1988.0 fadd+fmul   43 dst
        orps xmm9, xmm15                                   ;  1990.0 fadd+fmul   43 dst
        andps xmm11, xmm6                                  ;  1989.0 fadd+fmul   43 dst
        xorps xmm7, xmm11                                  ;  1991.0 fadd+fmul   43 dst
        xorps xmm9, xmm7                                   ;  1993.0 fadd+fmul   43 dst
        movaps xmm11, xmm6                                 ;  1992.0 fadd+fmul   43 dst copy
        andps xmm11, xmm7                                  ;  1994.0 fadd+fmul   43 dst
        xorps xmm3, xmm11                                  ;  1996.0 fadd+fmul   43 dst
        andps xmm7, xmm3                                   ;  1998.0 fadd+fmul   43 dst
        xorps xmm6, xmm7                                   ;  2000.0 fadd+fmul   43 dst
        andps xmm13, xmm3                                  ;  1998.0 fadd+fmul   43 dst
        andps xmm4, xmm3                                   ;  1998.0 fadd+fmul   43 dst
        andps xmm1, xmm6                                   ;  2002.0 fadd+fmul   43 dst
        movaps xmm7, [rcx - 112]                           ;  1997.0 agu2+agu0+fmisc   43 dst reload
        andps xmm7, xmm9                                   ;  2000.0 fadd+fmul   43 dst
        movaps xmm11, [rdx - 64]                           ;  1999.0 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm6                                  ;  2002.0 fadd+fmul   43 dst
        movaps [rdx - 64], xmm11                           ;  2004.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm3                                 ;  2002.0 fadd+fmul   43 dst copy
        orps xmm11, xmm9                                   ;  2004.0 fadd+fmul   43 dst
        xorps xmm15, xmm11                                 ;  2006.0 fadd+fmul   43 dst
        andps xmm10, xmm15                                 ;  2008.0 fadd+fmul   43 dst
        andps xmm14, xmm15                                 ;  2008.0 fadd+fmul   43 dst
        movaps xmm11, xmm3                                 ;  2007.0 fadd+fmul   43 dst copy
        xorps xmm3, xmm6                                   ;  2008.0 fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;  2009.0 fadd+fmul   43 dst
        xorps xmm11, xmm9                                  ;  2010.0 fadd+fmul   43 dst
        xorps xmm15, xmm11                                 ;  2012.0 fadd+fmul   43 dst
        andps xmm2, xmm11                                  ;  2012.0 fadd+fmul   43 dst
        andps xmm5, xmm11                                  ;  2013.0 fadd+fmul   43 dst
        xorps xmm14, xmm2                                  ;  2014.0 fadd+fmul   43 dst
        andps xmm12, xmm15                                 ;  2015.0 fadd+fmul   43 dst
        movaps xmm11, [rdx - 32]                           ;  2011.7 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm3                                  ;  2016.0 fadd+fmul   43 dst
        movaps [rdx - 32], xmm2                            ;  2014.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, [rdi - 32]                            ;  2015.7 agu1+agu0+fmisc   43 dst reload
        andps xmm2, xmm3                                   ;  2017.7 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;  2018.0 fadd+fmul   43 dst
        movaps xmm3, [rdi - 16]                            ;  2017.7 agu2+agu1+fmisc   43 dst reload
        andps xmm3, xmm6                                   ;  2019.7 fadd+fmul   43 dst
        andps xmm15, [rdx + 16]                            ;  2020.0 agu0+agu1+fadd+fmul   43 dst
        movaps [rdx + 16], xmm15                           ;  2022.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, [rcx - 128]                          ;  2021.0 agu1+agu2+fmisc+fadd   43 dst reload
        andps xmm15, xmm6                                  ;  2023.0 fmul+fadd   43 dst
        xorps xmm6, xmm9                                   ;  2023.0 fmul+fadd   43 dst
        andps xmm9, xmm8                                   ;  2024.0 fmul+fadd   43 dst
        andps xmm0, xmm6                                   ;  2025.0 fmul+fadd   43 dst
        xorps xmm15, xmm12                                 ;  2026.0 fmul+fadd   43 dst
        xorps xmm12, xmm10                                 ;  2027.0 fmul+fadd   43 dst
        xorps xmm12, xmm4                                  ;  2029.0 fmul+fadd   43 dst
        xorps xmm15, xmm9                                  ;  2029.0 fmul+fadd   43 dst
        movaps xmm8, xmm14                                 ;  2030.0 fmul+fadd   43 dst copy
        xorps xmm8, xmm12                                  ;  2032.0 fmul+fadd   43 dst
        andps xmm6, [r10 + 64]                             ;  2032.0 agu0+agu1+fmul+fadd   43 dst
        xorps xmm3, xmm6                                   ;  2034.0 fmul+fadd   43 dst
        xorps xmm8, xmm3                                   ;  2036.0 fmul+fadd   43 dst
        xorps xmm5, xmm8                                   ;  2038.0 fmul+fadd   43 dst
        xorps xmm15, xmm5                                  ;  2040.0 fmul+fadd   43 dst
        xorps xmm1, xmm15                                  ;  2042.0 fmul+fadd   43 dst
        xorps xmm13, xmm1                                  ;  2044.0 fmul+fadd   43 dst
        movaps [rcx - 128], xmm2                           ;  2035.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm2, [rbp + 3120]                          ;  2037.0 agu1+agu0+fmisc   43 dst
        movaps [rdi - 16], xmm3                            ;  2039.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm3, [rbp + 3168]                          ;  2039.0 agu1+agu0+fmul+fadd   43 dst
        movaps [rdi - 32], xmm1                            ;  2044.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, [rbp + 3136]                          ;  2040.0 agu1+agu0+fmul+fadd   43 dst
        movaps [rcx - 112], xmm10                          ;  2043.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm10, [rbp + 3152]                         ;  2041.0 agu1+agu2+fmul+fadd   43 dst
        movaps [rax - 64], xmm5                            ;  2045.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm5, [r13 - 80]                            ;  2042.0 agu2+agu0+fmul+fadd   43 dst
        xorps xmm5, [r14 + 48]                             ;  2044.0 agu1+agu2+fmul+fadd   43 dst
        xorps xmm2, xmm5                                   ;  2046.0 fmul+fadd   43 dst
        movaps [rbp + 112], xmm15                          ;  2047.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm15, xmm2                                 ;  2048.0 fmul+fadd   43 dst copy
        xorps xmm15, [r14 - 32]                            ;  2050.0 agu2+agu0+fmul+fadd   43 dst
        xorps xmm3, xmm15                                  ;  2052.0 fmul+fadd   43 dst
        xorps xmm10, xmm3                                  ;  2054.0 fmul+fadd   43 dst
        movaps [rcx - 64], xmm7                            ;  2049.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm3                                  ;  2054.0 fmul+fadd   43 dst copy
        movaps [rcx - 80], xmm14                           ;  2051.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, xmm3                                 ;  2054.0 fmul+fadd   43 dst copy
        movaps [rdx + 32], xmm6                            ;  2053.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm6, xmm15                                 ;  2052.0 fmul+fadd   43 dst copy
        xorps xmm6, [r11 - 128]                            ;  2054.0 agu2+agu0+fadd+fmul   43 dst
        xorps xmm1, xmm6                                   ;  2056.0 fadd+fmul   43 dst
        movaps [rcx - 96], xmm13                           ;  2055.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm13, xmm1                                 ;  2058.0 fadd+fmul   43 dst copy
        xorps xmm13, [r13 - 80]                            ;  2060.0 agu2+agu0+fadd+fmul   43 dst
        xorps xmm7, xmm13                                  ;  2062.0 fadd+fmul   43 dst
        movaps [rcx - 48], xmm11                           ;  2057.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm15                                ;  2057.0 fadd+fmul   43 dst copy
        andps xmm11, xmm7                                  ;  2064.0 fadd+fmul   43 dst
        movaps [rbp + 16], xmm0                            ;  2059.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm0, xmm15                                 ;  2059.0 fadd+fmul   43 dst copy
        movaps [rax - 32], xmm4                            ;  2061.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm4, xmm7                                  ;  2064.0 fadd+fmul   43 dst copy
        xorps xmm4, [r14 - 32]                             ;  2066.0 agu2+agu0+fadd+fmul   43 dst
        movaps [rbp + 32], xmm9                            ;  2063.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm9, xmm13                                 ;  2062.0 fadd+fmul   43 dst copy
        movaps [rdx - 112], xmm12                          ;  2065.0 agu2+agu1+fmisc   43 dst spill
        movaps xmm12, xmm13                                ;  2063.3 fadd+fmul   43 dst copy
        movaps [rsi + 16], xmm8                            ;  2067.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm8, xmm11                                 ;  2066.0 fadd+fmul   43 dst copy
        xorps xmm8, [r14 + 48]                             ;  2068.0 agu2+agu0+fadd+fmul   43 dst
        movaps [rbp - 112], xmm3                           ;  2069.0 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm6                                  ;  2066.7 fadd+fmul   43 dst copy
        orps xmm3, [r14 - 32]                              ;  2068.7 agu2+agu1+fadd+fmul   43 dst
        xorps xmm1, xmm3                                   ;  2070.7 fadd+fmul   43 dst
        movaps [rbp - 32], xmm7                            ;  2071.0 agu0+agu1+fmisc   43 dst spill
        movaps xmm7, xmm6                                  ;  2069.7 fadd+fmul   43 dst copy
        movaps [rsi - 64], xmm15                           ;  2073.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm15, xmm10                                ;  2070.7 fadd+fmul   43 dst copy
        xorps xmm15, [r14 + 48]                            ;  2072.7 agu1+agu0+fadd+fmul   43 dst
        xorps xmm12, xmm15                                 ;  2074.7 fadd+fmul   43 dst
        movaps [rsi - 32], xmm6                            ;  2075.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, xmm10                                 ;  2073.7 fadd+fmul   43 dst copy
        xorps xmm6, [r11 - 128]                            ;  2075.7 agu1+agu0+fadd+fmul   43 dst
        movaps [rbp - 128], xmm6                           ;  2077.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, xmm10                                 ;  2075.7 fadd+fmul   43 dst copy
        movaps [rdi + 16], xmm10                           ;  2079.0 agu1+agu2+fmisc   43 dst spill
        movaps xmm10, xmm15                                ;  2076.7 fadd+fmul   43 dst copy
        xorps xmm10, xmm4                                  ;  2078.7 fadd+fmul   43 dst
        andps xmm6, xmm10                                  ;  2080.7 fadd+fmul   43 dst
        xorps xmm2, xmm6                                   ;  2082.7 fadd+fmul   43 dst
        movaps xmm6, xmm10                                 ;  2080.7 fadd+fmul   43 dst copy
        xorps xmm6, [r13 - 80]                             ;  2082.7 agu0+agu1+fadd+fmul   43 dst
        xorps xmm7, xmm6                                   ;  2084.7 fadd+fmul   43 dst
        movaps [rdx - 16], xmm10                           ;  2082.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm10, xmm4                                 ;  2083.7 fadd+fmul   43 dst copy
        xorps xmm10, [r11 - 128]                           ;  2085.7 agu1+agu0+fadd+fmul   43 dst
        xorps xmm5, xmm10                                  ;  2087.7 fadd+fmul   43 dst
        andps xmm10, xmm4                                  ;  2087.7 fadd+fmul   43 dst
        xorps xmm2, xmm10                                  ;  2089.7 fadd+fmul   43 dst
        andps xmm9, xmm5                                   ;  2089.7 fadd+fmul   43 dst
        xorps xmm10, xmm9                                  ;  2091.7 fadd+fmul   43 dst
        xorps xmm0, xmm5                                   ;  2090.7 fadd+fmul   43 dst
        xorps xmm11, xmm2                                  ;  2091.7 fadd+fmul   43 dst
        xorps xmm3, xmm2                                   ;  2092.7 fadd+fmul   43 dst
        andps xmm14, xmm0                                  ;  2093.7 fadd+fmul   43 dst
        xorps xmm11, xmm14                                 ;  2095.7 fadd+fmul   43 dst
        xorps xmm8, xmm10                                  ;  2095.7 fadd+fmul   43 dst
        xorps xmm1, xmm10                                  ;  2096.7 fadd+fmul   43 dst
        movaps xmm2, xmm6                                  ;  2097.7 fadd+fmul   43 dst copy
        andps xmm2, xmm12                                  ;  2099.7 fadd+fmul   43 dst
        xorps xmm8, xmm2                                   ;  2101.7 fadd+fmul   43 dst
        movaps xmm2, xmm12                                 ;  2100.7 fadd+fmul   43 dst copy
        movaps xmm9, [r14 - 32]                            ;  2097.3 agu2+agu0+fmisc   43 dst reload
        xorps xmm2, xmm9                                   ;  2102.7 fadd+fmul   43 dst
        movaps xmm10, xmm7                                 ;  2102.7 fadd+fmul   43 dst copy
        andps xmm10, xmm2                                  ;  2104.7 fadd+fmul   43 dst
        xorps xmm3, xmm10                                  ;  2106.7 fadd+fmul   43 dst
        movaps xmm10, xmm11                                ;  2105.7 fadd+fmul   43 dst copy
        andps xmm10, xmm8                                  ;  2107.7 fadd+fmul   43 dst
        xorps xmm3, xmm10                                  ;  2109.7 fadd+fmul   43 dst
        movaps xmm14, xmm15                                ;  2108.7 fadd+fmul   43 dst copy
        andps xmm14, [rbp - 128]                           ;  2110.7 agu1+agu0+fadd+fmul   43 dst
        xorps xmm1, xmm14                                  ;  2112.7 fadd+fmul   43 dst
        movaps xmm14, xmm8                                 ;  2111.7 fadd+fmul   43 dst copy
        xorps xmm14, xmm3                                  ;  2113.7 fadd+fmul   43 dst
        orps xmm10, xmm14                                  ;  2115.7 fadd+fmul   43 dst
        andps xmm3, xmm1                                   ;  2114.7 fadd+fmul   43 dst
        xorps xmm11, xmm3                                  ;  2116.7 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;  2118.7 fadd+fmul   43 dst
        movaps xmm3, xmm1                                  ;  2117.7 fadd+fmul   43 dst copy
        andps xmm3, xmm11                                  ;  2119.7 fadd+fmul   43 dst
        xorps xmm8, xmm3                                   ;  2121.7 fadd+fmul   43 dst
        andps xmm11, xmm8                                  ;  2123.7 fadd+fmul   43 dst
        xorps xmm1, xmm11                                  ;  2125.7 fadd+fmul   43 dst
        andps xmm7, xmm8                                   ;  2123.7 fadd+fmul   43 dst
        andps xmm2, xmm8                                   ;  2123.7 fadd+fmul   43 dst
        andps xmm0, xmm1                                   ;  2127.7 fadd+fmul   43 dst
        movaps xmm3, [rsi - 32]                            ;  2122.7 agu2+agu0+fmisc   43 dst reload
        andps xmm3, xmm10                                  ;  2125.7 fadd+fmul   43 dst
        movaps xmm11, [rbp - 112]                          ;  2124.7 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm1                                  ;  2127.7 fadd+fmul   43 dst
        movaps [rbp - 112], xmm11                          ;  2129.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm11, xmm8                                 ;  2127.7 fadd+fmul   43 dst copy
        orps xmm11, xmm10                                  ;  2129.7 fadd+fmul   43 dst
        xorps xmm14, xmm11                                 ;  2131.7 fadd+fmul   43 dst
        andps xmm13, xmm14                                 ;  2133.7 fadd+fmul   43 dst
        andps xmm5, xmm14                                  ;  2133.7 fadd+fmul   43 dst
        movaps xmm11, xmm8                                 ;  2132.7 fadd+fmul   43 dst copy
        xorps xmm8, xmm1                                   ;  2133.7 fadd+fmul   43 dst
        xorps xmm1, xmm14                                  ;  2134.7 fadd+fmul   43 dst
        xorps xmm11, xmm10                                 ;  2135.7 fadd+fmul   43 dst
        xorps xmm14, xmm11                                 ;  2137.7 fadd+fmul   43 dst
        andps xmm6, xmm11                                  ;  2137.7 fadd+fmul   43 dst
        andps xmm12, xmm11                                 ;  2138.7 fadd+fmul   43 dst
        xorps xmm5, xmm6                                   ;  2139.7 fadd+fmul   43 dst
        andps xmm15, xmm14                                 ;  2140.7 fadd+fmul   43 dst
        movaps xmm11, [rdx - 16]                           ;  2137.3 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm8                                  ;  2141.7 fadd+fmul   43 dst
        movaps [rdx - 16], xmm6                            ;  2139.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, [rdi + 16]                            ;  2141.3 agu1+agu0+fmisc   43 dst reload
        andps xmm6, xmm8                                   ;  2143.3 fadd+fmul   43 dst
        xorps xmm13, xmm11                                 ;  2143.7 fadd+fmul   43 dst
        movaps xmm8, [rsi - 64]                            ;  2143.3 agu2+agu1+fmisc   43 dst reload
        andps xmm8, xmm1                                   ;  2145.3 fadd+fmul   43 dst
        andps xmm14, [rbp - 128]                           ;  2145.7 agu0+agu1+fadd+fmul   43 dst
        movaps [rbp - 128], xmm14                          ;  2147.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, [rbp - 32]                           ;  2146.7 agu1+agu2+fmisc+fadd   43 dst reload
        andps xmm14, xmm1                                  ;  2148.7 fmul+fadd   43 dst
        xorps xmm1, xmm10                                  ;  2148.7 fmul+fadd   43 dst
        andps xmm10, xmm9                                  ;  2149.7 fmul+fadd   43 dst
        andps xmm4, xmm1                                   ;  2150.7 fmul+fadd   43 dst
        xorps xmm14, xmm15                                 ;  2151.7 fmul+fadd   43 dst
        xorps xmm15, xmm13                                 ;  2152.7 fmul+fadd   43 dst
        xorps xmm15, xmm2                                  ;  2154.7 fmul+fadd   43 dst
        xorps xmm14, xmm10                                 ;  2154.7 fmul+fadd   43 dst
        movaps xmm9, xmm5                                  ;  2155.7 fmul+fadd   43 dst copy
        xorps xmm9, xmm15                                  ;  2157.7 fmul+fadd   43 dst
        andps xmm1, [r11 - 128]                            ;  2157.7 agu0+agu1+fmul+fadd   43 dst
        xorps xmm8, xmm1                                   ;  2159.7 fmul+fadd   43 dst
        xorps xmm9, xmm8                                   ;  2161.7 fmul+fadd   43 dst
        xorps xmm12, xmm9                                  ;  2163.7 fmul+fadd   43 dst
        xorps xmm14, xmm12                                 ;  2165.7 fmul+fadd   43 dst
        xorps xmm0, xmm14                                  ;  2167.7 fmul+fadd   43 dst
        xorps xmm7, xmm0                                   ;  2169.7 fmul+fadd   43 dst
        movaps [rbp - 32], xmm6                            ;  2160.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm6, [rbp + 3440]                          ;  2162.7 agu1+agu0+fmisc   43 dst
        movaps [rsi - 64], xmm8                            ;  2164.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm8, [rbp + 3488]                          ;  2164.7 agu1+agu0+fmul+fadd   43 dst
        movaps [rdi + 16], xmm0                            ;  2169.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm0, [rbp + 3456]                          ;  2165.7 agu1+agu0+fmul+fadd   43 dst
        movaps [rsi - 32], xmm13                           ;  2168.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm13, [rbp + 3472]                         ;  2166.7 agu1+agu2+fmul+fadd   43 dst
        movaps [rbp + 80], xmm12                           ;  2170.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm12, [r13 - 16]                           ;  2167.7 agu2+agu0+fmul+fadd   43 dst
        xorps xmm12, [r14 + 80]                            ;  2169.7 agu1+agu2+fmul+fadd   43 dst
        xorps xmm6, xmm12                                  ;  2171.7 fmul+fadd   43 dst
        movaps [rbp - 96], xmm14                           ;  2172.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm14, xmm6                                 ;  2173.7 fmul+fadd   43 dst copy
        xorps xmm14, [r14 + 0]                             ;  2175.7 agu2+agu0+fmul+fadd   43 dst
        xorps xmm8, xmm14                                  ;  2177.7 fmul+fadd   43 dst
        xorps xmm13, xmm8                                  ;  2179.7 fmul+fadd   43 dst
        movaps [rbp - 80], xmm3                            ;  2174.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm3, xmm8                                  ;  2179.7 fmul+fadd   43 dst copy
        movaps [rbp - 16], xmm5                            ;  2176.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm5, xmm8                                  ;  2179.7 fmul+fadd   43 dst copy
        movaps [rbp - 48], xmm1                            ;  2178.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm1, xmm14                                 ;  2177.7 fmul+fadd   43 dst copy
        xorps xmm1, [r11 - 80]                             ;  2179.7 agu2+agu0+fadd+fmul   43 dst
        xorps xmm0, xmm1                                   ;  2181.7 fadd+fmul   43 dst
        movaps [rdi + 0], xmm7                             ;  2180.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm7, xmm0                                  ;  2183.7 fadd+fmul   43 dst copy
        xorps xmm7, [r13 - 16]                             ;  2185.7 agu2+agu0+fadd+fmul   43 dst
        xorps xmm3, xmm7                                   ;  2187.7 fadd+fmul   43 dst
        movaps [rbp - 64], xmm11                           ;  2182.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm11, xmm14                                ;  2182.7 fadd+fmul   43 dst copy
        andps xmm11, xmm3                                  ;  2189.7 fadd+fmul   43 dst
        movaps [rdi + 96], xmm4                            ;  2184.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm4, xmm14                                 ;  2184.7 fadd+fmul   43 dst copy
        movaps [rsi - 16], xmm2                            ;  2186.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm2, xmm3                                  ;  2189.7 fadd+fmul   43 dst copy
        xorps xmm2, [r14 + 0]                              ;  2191.7 agu2+agu0+fadd+fmul   43 dst
        movaps [rbp + 0], xmm10                            ;  2188.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm10, xmm7                                 ;  2187.7 fadd+fmul   43 dst copy
        movaps [rsi + 0], xmm15                            ;  2190.7 agu2+agu1+fmisc   43 dst spill
        movaps xmm15, xmm7                                 ;  2189.0 fadd+fmul   43 dst copy
        movaps [rdi + 112], xmm9                           ;  2192.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm9, xmm11                                 ;  2191.7 fadd+fmul   43 dst copy
        xorps xmm9, [r14 + 80]                             ;  2193.7 agu2+agu0+fadd+fmul   43 dst
        movaps [rsi + 80], xmm8                            ;  2194.7 agu1+agu0+fmisc   43 dst spill
        movaps xmm8, xmm1                                  ;  2192.3 fadd+fmul   43 dst copy
        orps xmm8, [r14 + 0]                               ;  2194.3 agu2+agu1+fadd+fmul   43 dst
        xorps xmm0, xmm8                                   ;  2196.3 fadd+fmul   43 dst
        movaps [rdx + 0], xmm3                             ;  2196.7 agu0+agu1+fmisc   43 dst spill
        movaps xmm3, xmm1                                  ;  2195.3 fadd+fmul   43 dst copy
        movaps [r11 - 48], xmm14                           ;  2198.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm14, xmm13                                ;  2196.3 fadd+fmul   43 dst copy
        xorps xmm14, [r14 + 80]                            ;  2198.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm15, xmm14                                 ;  2200.3 fadd+fmul   43 dst
        movaps [r10 + 48], xmm1                            ;  2200.7 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm13                                 ;  2199.3 fadd+fmul   43 dst copy
        xorps xmm1, [r11 - 80]                             ;  2201.3 agu1+agu0+fadd+fmul   43 dst
        movaps [r11 - 32], xmm1                            ;  2203.3 agu2+agu0+fmisc   43 dst spill
        movaps xmm1, xmm13                                 ;  2201.3 fadd+fmul   43 dst copy
        movaps [rdx - 128], xmm13                          ;  2204.7 agu1+agu2+fmisc   43 dst spill
        movaps xmm13, xmm14                                ;  2202.3 fadd+fmul   43 dst copy
        xorps xmm13, xmm2                                  ;  2204.3 fadd+fmul   43 dst
        andps xmm1, xmm13                                  ;  2206.3 fadd+fmul   43 dst
        xorps xmm6, xmm1                                   ;  2208.3 fadd+fmul   43 dst
        movaps xmm1, xmm13                                 ;  2206.3 fadd+fmul   43 dst copy
        xorps xmm1, [r13 - 16]                             ;  2208.3 agu0+agu1+fadd+fmul   43 dst
        xorps xmm3, xmm1                                   ;  2210.3 fadd+fmul   43 dst
        movaps [rdi + 48], xmm13                           ;  2208.0 agu2+agu0+fmisc   43 dst spill
        movaps xmm13, xmm2                                 ;  2209.3 fadd+fmul   43 dst copy
        xorps xmm13, [r11 - 80]                            ;  2211.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm12, xmm13                                 ;  2213.3 fadd+fmul   43 dst
        andps xmm13, xmm2                                  ;  2213.3 fadd+fmul   43 dst
        xorps xmm6, xmm13                                  ;  2215.3 fadd+fmul   43 dst
        andps xmm10, xmm12                                 ;  2215.3 fadd+fmul   43 dst
        xorps xmm13, xmm10                                 ;  2217.3 fadd+fmul   43 dst
        xorps xmm4, xmm12                                  ;  2216.3 fadd+fmul   43 dst
        xorps xmm11, xmm6                                  ;  2217.3 fadd+fmul   43 dst
        xorps xmm8, xmm6                                   ;  2218.3 fadd+fmul   43 dst
        andps xmm5, xmm4                                   ;  2219.3 fadd+fmul   43 dst
        xorps xmm11, xmm5                                  ;  2221.3 fadd+fmul   43 dst
        xorps xmm9, xmm13                                  ;  2221.3 fadd+fmul   43 dst
        xorps xmm0, xmm13                                  ;  2222.3 fadd+fmul   43 dst
        movaps xmm5, xmm1                                  ;  2223.3 fadd+fmul   43 dst copy
        andps xmm5, xmm15                                  ;  2225.3 fadd+fmul   43 dst
        xorps xmm9, xmm5                                   ;  2227.3 fadd+fmul   43 dst
        movaps xmm5, xmm15                                 ;  2226.3 fadd+fmul   43 dst copy
        movaps xmm6, [r14 + 0]                             ;  2223.0 agu2+agu0+fmisc   43 dst reload
        xorps xmm5, xmm6                                   ;  2228.3 fadd+fmul   43 dst
        movaps xmm10, xmm3                                 ;  2228.3 fadd+fmul   43 dst copy
        andps xmm10, xmm5                                  ;  2230.3 fadd+fmul   43 dst
        xorps xmm8, xmm10                                  ;  2232.3 fadd+fmul   43 dst
        movaps xmm10, xmm11                                ;  2231.3 fadd+fmul   43 dst copy
        andps xmm10, xmm9                                  ;  2233.3 fadd+fmul   43 dst
        xorps xmm8, xmm10                                  ;  2235.3 fadd+fmul   43 dst
        movaps xmm13, xmm14                                ;  2234.3 fadd+fmul   43 dst copy
        andps xmm13, [r11 - 32]                            ;  2236.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm0, xmm13                                  ;  2238.3 fadd+fmul   43 dst
        movaps xmm13, xmm9                                 ;  2237.3 fadd+fmul   43 dst copy
        xorps xmm13, xmm8                                  ;  2239.3 fadd+fmul   43 dst
        orps xmm10, xmm13                                  ;  2241.3 fadd+fmul   43 dst
        andps xmm8, xmm0                                   ;  2240.3 fadd+fmul   43 dst
        xorps xmm11, xmm8                                  ;  2242.3 fadd+fmul   43 dst
        xorps xmm10, xmm11                                 ;  2244.3 fadd+fmul   43 dst
        movaps xmm8, xmm0                                  ;  2243.3 fadd+fmul   43 dst copy
        andps xmm8, xmm11                                  ;  2245.3 fadd+fmul   43 dst
        xorps xmm9, xmm8                                   ;  2247.3 fadd+fmul   43 dst
        andps xmm11, xmm9                                  ;  2249.3 fadd+fmul   43 dst
        xorps xmm0, xmm11                                  ;  2251.3 fadd+fmul   43 dst
        andps xmm3, xmm9                                   ;  2249.3 fadd+fmul   43 dst
        andps xmm5, xmm9                                   ;  2249.3 fadd+fmul   43 dst
        andps xmm4, xmm0                                   ;  2253.3 fadd+fmul   43 dst
        movaps xmm8, [r10 + 48]                            ;  2248.3 agu2+agu0+fmisc   43 dst reload
        andps xmm8, xmm10                                  ;  2251.3 fadd+fmul   43 dst
        movaps xmm11, [rsi + 80]                           ;  2250.3 agu1+agu0+fmisc   43 dst reload
        andps xmm11, xmm0                                  ;  2253.3 fadd+fmul   43 dst
        xorps xmm8, [r8 + 22448]                           ;  2253.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm11, [rbp + 4976]                          ;  2255.3 agu1+agu0+fadd+fmul   58 dst
        movaps [rsi + 80], xmm11                           ;  2257.3 agu2+agu1+fmisc   58 dst spill
        movaps xmm11, xmm0                                 ;  2255.3 fadd+fmul   43 dst copy
        xorps xmm0, xmm9                                   ;  2256.3 fadd+fmul   43 dst
        movaps [r10 + 48], xmm8                            ;  2255.3 agu0+agu2+fmisc   58 dst spill
        movaps xmm8, [rdi + 48]                            ;  2257.0 agu1+agu0+fmisc   43 dst reload
        andps xmm8, xmm0                                   ;  2259.0 fadd+fmul   43 dst
        movaps [rdi + 48], xmm5                            ;  2259.0 agu2+agu1+fmisc   43 dst spill
        movaps xmm5, [rdx - 128]                           ;  2258.3 agu0+agu1+fadd+fmul   43 dst reload
        andps xmm5, xmm0                                   ;  2260.3 fadd+fmul   43 dst
        movaps xmm0, xmm9                                  ;  2260.3 fadd+fmul   43 dst copy
        orps xmm0, xmm10                                   ;  2262.3 fadd+fmul   43 dst
        xorps xmm13, xmm0                                  ;  2264.3 fadd+fmul   43 dst
        xorps xmm9, xmm10                                  ;  2263.3 fadd+fmul   43 dst
        andps xmm1, xmm9                                   ;  2265.3 fadd+fmul   43 dst
        andps xmm15, xmm9                                  ;  2265.3 fadd+fmul   43 dst
        andps xmm7, xmm13                                  ;  2266.3 fadd+fmul   43 dst
        xorps xmm9, xmm13                                  ;  2267.3 fadd+fmul   43 dst
        xorps xmm11, xmm13                                 ;  2268.3 fadd+fmul   43 dst
        andps xmm12, xmm13                                 ;  2269.3 fadd+fmul   43 dst
        andps xmm14, xmm9                                  ;  2270.3 fadd+fmul   43 dst
        xorps xmm12, xmm1                                  ;  2271.3 fadd+fmul   43 dst
        xorps xmm7, xmm8                                   ;  2272.3 fadd+fmul   43 dst
        movaps xmm0, [r11 - 48]                            ;  2268.3 agu2+agu0+fmisc   43 dst reload
        andps xmm0, xmm11                                  ;  2273.3 fadd+fmul   43 dst
        movaps xmm13, [rdx + 0]                            ;  2270.3 agu1+agu0+fmisc   43 dst reload
        andps xmm13, xmm11                                 ;  2274.3 fadd+fmul   43 dst
        xorps xmm11, xmm10                                 ;  2275.3 fadd+fmul   43 dst
        andps xmm10, xmm6                                  ;  2276.3 fadd+fmul   43 dst
        andps xmm2, xmm11                                  ;  2277.3 fadd+fmul   43 dst
        xorps xmm13, xmm14                                 ;  2278.3 fadd+fmul   43 dst
        xorps xmm14, xmm7                                  ;  2279.3 fadd+fmul   43 dst
        xorps xmm13, xmm10                                 ;  2280.3 fadd+fmul   43 dst
        movaps xmm6, [rsi + 80]                            ;  2276.3 agu2+agu0+fmisc   58 dst reload
        xorps xmm6, xmm7                                   ;  2281.3 fadd+fmul   58 dst
        xorps xmm8, xmm10                                  ;  2282.3 fadd+fmul   58 dst
        xorps xmm8, xmm2                                   ;  2284.3 fadd+fmul   58 dst
        andps xmm11, [r11 - 80]                            ;  2284.3 agu1+agu0+fadd+fmul   43 dst
        xorps xmm0, xmm11                                  ;  2286.3 fadd+fmul   43 dst
        andps xmm9, [r11 - 32]                             ;  2286.3 agu2+agu0+fadd+fmul   43 dst
        movaps xmm2, [rdi + 48]                            ;  2282.3 agu1+agu0+fmisc   43 dst reload
        xorps xmm14, xmm2                                  ;  2287.3 fadd+fmul   43 dst
        xorps xmm8, xmm2                                   ;  2288.3 fadd+fmul   58 dst
        movaps xmm2, [r10 + 48]                            ;  2285.3 agu2+agu0+fmisc   58 dst reload
        xorps xmm2, xmm11                                  ;  2289.3 fadd+fmul   58 dst
        xorps xmm2, xmm12                                  ;  2291.3 fadd+fmul   58 dst
        xorps xmm12, xmm0                                  ;  2291.3 fadd+fmul   43 dst
        xorps xmm12, xmm14                                 ;  2293.3 fadd+fmul   43 dst
        xorps xmm15, xmm12                                 ;  2295.3 fadd+fmul   43 dst
        xorps xmm13, xmm15                                 ;  2297.3 fadd+fmul   43 dst
        xorps xmm4, xmm13                                  ;  2299.3 fadd+fmul   43 dst
        xorps xmm3, xmm4                                   ;  2301.3 fadd+fmul   43 dst
        xorps xmm6, xmm15                                  ;  2297.3 fadd+fmul   58 dst
        xorps xmm5, xmm0                                   ;  2298.3 fadd+fmul   58 dst
        xorps xmm5, xmm4                                   ;  2301.3 fadd+fmul   58 dst
        xorps xmm1, xmm9                                   ;  2300.3 fadd+fmul   58 dst
        movaps [r9 + 2000], xmm6                           ;  2299.3 agu1+agu0+fmisc   58 dst
        xorps xmm2, xmm3                                   ;  2303.3 fadd+fmul   58 dst
        xorps xmm1, xmm3                                   ;  2303.3 fadd+fmul   58 dst
        movaps [r9 + 1968], xmm2                           ;  2305.3 agu2+agu0+fmisc   58 dst
        xorps xmm12, [rbp + 4944]                          ;  2303.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 1920], xmm12                          ;  2305.3 agu2+agu1+fmisc   58 dst
        xorps xmm14, [rbp + 4960]                          ;  2304.3 agu0+agu2+fadd+fmul   58 dst
        movaps [r9 + 1936], xmm14                          ;  2306.3 agu1+agu0+fmisc   58 dst
        xorps xmm8, [r8 + 22432]                           ;  2305.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1952], xmm8                           ;  2307.3 agu1+agu2+fmisc   58 dst
        xorps xmm13, [r8 + 22464]                          ;  2306.3 agu0+agu1+fadd+fmul   58 dst
        movaps [r9 + 1984], xmm13                          ;  2309.0 agu2+agu0+fmisc   58 dst
        xorps xmm5, [rbp + 4992]                           ;  2307.3 agu1+agu2+fadd+fmul   58 dst
        movaps [r9 + 2016], xmm5                           ;  2311.0 agu0+agu1+fmisc   58 dst
        xorps xmm1, [r8 + 22512]                           ;  2308.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 2032], xmm1                           ;  2313.0 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rbp + 64]                            ;  2309.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4752]                           ;  2311.7 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1536], xmm0                           ;  2315.0 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rsi + 64]                            ;  2311.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4768]                           ;  2313.7 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1552], xmm0                           ;  2317.0 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rcx + 16]                            ;  2313.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [r8 + 22048]                           ;  2315.7 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rcx + 32]                             ;  2317.7 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rbp + 48]                             ;  2319.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rcx + 0]                              ;  2321.7 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1568], xmm0                           ;  2323.7 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rsi + 48]                            ;  2318.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [r8 + 22064]                           ;  2320.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rdi + 32]                             ;  2322.3 agu1+agu2+fadd+fmul   58 dst
        movaps xmm1, [rdx + 64]                            ;  2321.0 agu0+agu1+fmisc   43 dst reload
        xorps xmm0, xmm1                                   ;  2324.3 fadd+fmul   58 dst
        xorps xmm0, [rdx + 48]                             ;  2326.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1584], xmm0                           ;  2328.3 agu1+agu0+fmisc   58 dst
        xorps xmm1, [r8 + 22128]                           ;  2323.3 agu2+agu1+fadd+fmul   58 dst
        xorps xmm1, [rdi + 80]                             ;  2325.3 agu0+agu2+fadd+fmul   58 dst
        xorps xmm1, [rbp + 96]                             ;  2327.3 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 1648], xmm1                           ;  2329.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rcx - 16]                            ;  2326.3 agu0+agu2+fmisc+fadd   58 dst
        xorps xmm0, [r8 + 22080]                           ;  2328.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 1600], xmm0                           ;  2330.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rdi + 64]                            ;  2328.3 agu0+agu1+fmul+fadd   58 dst
        xorps xmm0, [rdx - 48]                             ;  2330.3 agu2+agu0+fmul+fadd   58 dst
        xorps xmm0, [rcx - 32]                             ;  2332.3 agu1+agu2+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4784]                           ;  2334.3 agu0+agu1+fmul+fadd   58 dst
        movaps [r9 + 1616], xmm0                           ;  2336.3 agu2+agu0+fmisc   58 dst
        movaps xmm0, [rax - 48]                            ;  2331.7 agu1+agu2+fmul+fmisc   58 dst
        xorps xmm0, [rsi + 32]                             ;  2333.7 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rsi - 48]                             ;  2335.7 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4800]                           ;  2337.7 agu1+agu2+fadd+fmul   58 dst
        movaps [r9 + 1632], xmm0                           ;  2339.7 agu0+agu1+fmisc   58 dst
        movaps xmm0, [rsi + 16]                            ;  2335.3 agu2+agu0+fmisc+fadd   58 dst
        xorps xmm0, [rbp + 4816]                           ;  2337.3 agu1+agu2+fmul+fadd   58 dst
        movaps [r9 + 1664], xmm0                           ;  2339.3 agu0+agu1+fmisc   58 dst
        movaps xmm0, [rdx - 112]                           ;  2337.3 agu2+agu0+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4832]                           ;  2339.3 agu1+agu2+fmul+fadd   58 dst
        movaps [r9 + 1680], xmm0                           ;  2341.3 agu0+agu1+fmisc   58 dst
        movaps xmm0, [rbp + 16]                            ;  2339.3 agu2+agu0+fmul+fadd   58 dst
        xorps xmm0, [r8 + 22176]                           ;  2341.3 agu1+agu2+fmul+fadd   58 dst
        xorps xmm0, [rbp + 32]                             ;  2343.3 agu0+agu1+fmul+fadd   58 dst
        xorps xmm0, [rax - 32]                             ;  2345.3 agu2+agu0+fmul+fadd   58 dst
        xorps xmm0, [rcx - 48]                             ;  2347.3 agu1+agu2+fmul+fadd   58 dst
        movaps [r9 + 1696], xmm0                           ;  2349.3 agu0+agu1+fmisc   58 dst
        movaps xmm0, [rcx - 64]                            ;  2343.3 agu2+agu0+fmisc+fmul   58 dst
        xorps xmm0, [r8 + 22192]                           ;  2345.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rcx - 80]                             ;  2347.3 agu0+agu1+fadd+fmul   58 dst
        movaps xmm1, [rcx - 96]                            ;  2345.3 agu2+agu0+fmisc   43 dst reload
        xorps xmm0, xmm1                                   ;  2349.3 fadd+fmul   58 dst
        xorps xmm1, [r8 + 22256]                           ;  2347.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rdx + 32]                             ;  2351.3 agu0+agu1+fadd+fmul   58 dst
        movaps [r9 + 1712], xmm0                           ;  2353.3 agu2+agu0+fmisc   58 dst
        xorps xmm1, [rdx - 32]                             ;  2349.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm1, [rdx + 16]                             ;  2351.3 agu0+agu1+fadd+fmul   58 dst
        movaps [r9 + 1776], xmm1                           ;  2353.3 agu2+agu0+fmisc   58 dst
        movaps xmm0, [rbp + 112]                           ;  2351.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [r8 + 22208]                           ;  2353.3 agu0+agu1+fadd+fmul   58 dst
        movaps [r9 + 1728], xmm0                           ;  2355.3 agu2+agu0+fmisc   58 dst
        movaps xmm0, [rax - 64]                            ;  2353.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rdx - 64]                             ;  2355.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rcx - 112]                            ;  2357.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4848]                           ;  2359.3 agu1+agu2+fadd+fmul   58 dst
        movaps [r9 + 1744], xmm0                           ;  2361.3 agu0+agu1+fmisc   58 dst
        movaps xmm0, [rdi - 32]                            ;  2357.3 agu2+agu0+fmisc+fadd   58 dst
        xorps xmm0, [rcx - 128]                            ;  2359.3 agu1+agu2+fmul+fadd   58 dst
        xorps xmm0, [rdi - 16]                             ;  2361.3 agu0+agu1+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4864]                           ;  2363.3 agu2+agu0+fmul+fadd   58 dst
        movaps [r9 + 1760], xmm0                           ;  2365.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rdi + 112]                           ;  2360.3 agu0+agu1+fmisc+fmul   58 dst
        xorps xmm0, [rbp + 4880]                           ;  2362.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1792], xmm0                           ;  2364.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rsi + 0]                             ;  2362.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4896]                           ;  2364.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1808], xmm0                           ;  2366.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rdi + 96]                            ;  2364.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [r8 + 22304]                           ;  2366.3 agu2+agu0+fadd+fmul   58 dst
        xorps xmm0, [rbp + 0]                              ;  2368.3 agu1+agu2+fadd+fmul   58 dst
        xorps xmm0, [rsi - 16]                             ;  2370.3 agu0+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp - 64]                             ;  2372.3 agu2+agu0+fadd+fmul   58 dst
        movaps [r9 + 1824], xmm0                           ;  2374.3 agu1+agu2+fmisc   58 dst
        movaps xmm0, [rbp - 80]                            ;  2369.3 agu0+agu1+fmisc+fadd   58 dst
        xorps xmm0, [r8 + 22320]                           ;  2371.3 agu2+agu0+fmul+fadd   58 dst
        xorps xmm0, [rbp - 16]                             ;  2373.3 agu1+agu2+fmul+fadd   58 dst
        movaps xmm1, [rdi + 0]                             ;  2370.7 agu0+agu1+fmisc   43 dst reload
        xorps xmm0, xmm1                                   ;  2375.3 fmul+fadd   58 dst
        xorps xmm1, [r8 + 22384]                           ;  2373.3 agu2+agu0+fmul+fadd   58 dst
        xorps xmm0, [rbp - 48]                             ;  2377.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 1840], xmm0                           ;  2379.3 agu2+agu1+fmisc   58 dst
        xorps xmm1, [rdx - 16]                             ;  2375.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm1, [rbp - 128]                            ;  2377.3 agu1+agu0+fmul+fadd   58 dst
        movaps [r9 + 1904], xmm1                           ;  2379.3 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rbp - 96]                            ;  2376.7 agu0+agu2+fmul+fmisc   58 dst
        xorps xmm0, [r8 + 22336]                           ;  2378.7 agu1+agu0+fadd+fmul   58 dst
        movaps [r9 + 1856], xmm0                           ;  2380.7 agu2+agu1+fmisc   58 dst
        movaps xmm0, [rbp + 80]                            ;  2378.3 agu0+agu2+fadd+fmul   58 dst
        xorps xmm0, [rbp - 112]                            ;  2380.3 agu1+agu0+fadd+fmul   58 dst
        xorps xmm0, [rsi - 32]                             ;  2382.3 agu2+agu1+fadd+fmul   58 dst
        xorps xmm0, [rbp + 4912]                           ;  2384.3 agu0+agu2+fadd+fmul   58 dst
        movaps [r9 + 1872], xmm0                           ;  2386.3 agu1+agu0+fmisc   58 dst
        movaps xmm0, [rdi + 16]                            ;  2382.3 agu2+agu1+fmisc+fadd   58 dst
        xorps xmm0, [rbp - 32]                             ;  2384.3 agu0+agu2+fmul+fadd   58 dst
        xorps xmm0, [rsi - 64]                             ;  2386.3 agu1+agu0+fmul+fadd   58 dst
        xorps xmm0, [rbp + 4928]                           ;  2388.3 agu2+agu1+fmul+fadd   58 dst
        movaps [r9 + 1888], xmm0                           ;  2390.3 agu0+agu2+fmisc   58 dst
        add r9, 0x800                                      ;  2384.3 alu0   117 blocks
        mov qword [rbp + 5048], r9                         ;  2385.3 agu1   117 blocks
        mov r8, qword [rbp + 5016]                         ;  2385.0 agu0   117 blocks
        add r8, 0x800                                      ;  2388.0 alu1   117 blocks
        mov qword [rbp + 5016], r8                         ;  2389.0 agu2   117 blocks
        cmp r8, qword [rbp + 5024]                         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x1450                                    ;                    frame
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
