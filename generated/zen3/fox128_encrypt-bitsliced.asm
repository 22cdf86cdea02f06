; fox128_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/fox128.cw (sha256 1aa5c9d12109a196); do not edit:
;   ./cw build fox128_encrypt --cpu zen3 --variant bitsliced
;
; void fox128_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 65536 bytes (2048 slices), read, secret, aligned to 16 bytes
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
;   body: 204 uops, planned 70.3; bounds: width 34.0, ports 66.0, path 8.0
;   blocks: 34 uops, planned 16.0; bounds: width 5.7, ports 14.0, path 7.0
;   blocks/rounds: 2921 uops, planned 1106.0; bounds: width 486.8, ports 670.0, path 67.0
;   blocks.2: 2967 uops, planned 1151.5; bounds: width 494.5, ports 696.0, path 66.0
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
%fatal "fox128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_fox128_encrypt
$_fox128_encrypt:
%else
        global $fox128_encrypt
%endif
$fox128_encrypt:
        push rbp                                           ;                    preserved
        mov rax, rsp                                       ;                    frame
        sub rsp, 0x3020                                    ;                    frame
        and rsp, -32                                       ;                    frame
        lea rbp, [rsp + 128]                               ;                    frame
        mov qword [rbp + 12176], rax                       ;                    frame
        mov qword [rbp + 12128], rdi                       ;                    argument
        mov dword [rbp + 12184], ecx                       ;                    argument
        mov qword [rbp + 12136], rsi                       ;                    argument
        mov qword [rbp + 12168], rdx                       ;                    argument
        mov r8, qword [rbp + 12128]                        ;     0.0 agu0    62 p.1 reload
        vmovdqu ymm0, [r8 + 63520]                         ;     4.0 agu1    62 p.1
        vmovdqu ymm1, [rel fox128_encrypt.T0_constants256] ;     1.0 agu0    62 p.1 reload
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp0     62 p.1
        vmovdqu [rbp + 3744], ymm0                         ;    12.0 agu2+fp5   62 p.1
        vmovdqu ymm0, [r8 + 63584]                         ;     4.0 agu1    62 p.3
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp1     62 p.3
        vmovdqu [rbp + 3776], ymm0                         ;    12.0 agu2+fp5   62 p.3
        vmovdqu ymm0, [r8 + 63616]                         ;     4.0 agu0    62 p.4
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp2     62 p.4
        vmovdqu [rbp + 3808], ymm0                         ;    12.0 agu1+fp5   62 p.4
        vmovdqu ymm0, [r8 + 63648]                         ;     4.0 agu0    62 p.5
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp3     62 p.5
        vmovdqu [rbp + 3840], ymm0                         ;    12.0 agu2+fp5   62 p.5
        vmovdqu ymm0, [r8 + 63712]                         ;     4.0 agu1    62 p.7
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp0     62 p.7
        vmovdqu [rbp + 3872], ymm0                         ;    12.0 agu2+fp5   62 p.7
        vmovdqu ymm0, [r8 + 63872]                         ;     4.0 agu0    62 p.12
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp1     62 p.12
        vmovdqu [rbp + 3904], ymm0                         ;    12.0 agu1+fp5   62 p.12
        vmovdqu ymm0, [r8 + 63936]                         ;     5.0 agu0    62 p.14
        vpxor ymm0, ymm0, ymm1                             ;    12.0 fp2     62 p.14
        vmovdqu [rbp + 3936], ymm0                         ;    13.0 agu2+fp5   62 p.14
        vmovdqu ymm0, [r8 + 63968]                         ;     5.2 agu1    62 p.15
        vpxor ymm0, ymm0, ymm1                             ;    12.2 fp3     62 p.15
        vmovdqu [rbp + 3968], ymm0                         ;    13.2 agu2+fp5   62 p.15
        vmovdqu ymm0, [r8 + 64128]                         ;    11.0 agu0    62 p.20
        vpxor ymm0, ymm0, ymm1                             ;    18.0 fp0     62 p.20
        vmovdqu [rbp + 4000], ymm0                         ;    19.0 agu1+fp5   62 p.20
        vmovdqu ymm0, [r8 + 64192]                         ;    12.0 agu0    62 p.22
        vpxor ymm0, ymm0, ymm1                             ;    19.0 fp1     62 p.22
        vmovdqu [rbp + 4032], ymm0                         ;    20.0 agu2+fp5   62 p.22
        vmovdqu ymm0, [r8 + 64224]                         ;    12.3 agu1    62 p.23
        vpxor ymm0, ymm0, ymm1                             ;    19.3 fp2     62 p.23
        vmovdqu [rbp + 4064], ymm0                         ;    20.3 agu2+fp5   62 p.23
        vmovdqu ymm0, [r8 + 64384]                         ;    13.0 agu0    62 p.28
        vpxor ymm0, ymm0, ymm1                             ;    20.0 fp3     62 p.28
        vmovdqu [rbp + 4096], ymm0                         ;    21.0 agu1+fp5   62 p.28
        vmovdqu ymm0, [r8 + 64448]                         ;    14.0 agu0    62 p.30
        vpxor ymm0, ymm0, ymm1                             ;    21.0 fp0     62 p.30
        vmovdqu [rbp + 4128], ymm0                         ;    22.0 agu2+fp5   62 p.30
        vmovdqu ymm0, [r8 + 64480]                         ;    14.3 agu1    62 p.31
        vpxor ymm0, ymm0, ymm1                             ;    21.3 fp1     62 p.31
        vmovdqu [rbp + 4160], ymm0                         ;    22.3 agu2+fp5   62 p.31
        vmovdqu ymm0, [r8 + 64640]                         ;    15.0 agu0    62 p.36
        vpxor ymm0, ymm0, ymm1                             ;    22.0 fp2     62 p.36
        vmovdqu [rbp + 4192], ymm0                         ;    23.0 agu1+fp5   62 p.36
        vmovdqu ymm0, [r8 + 64704]                         ;    16.0 agu0    62 p.38
        vpxor ymm0, ymm0, ymm1                             ;    23.0 fp3     62 p.38
        vmovdqu [rbp + 4224], ymm0                         ;    24.0 agu2+fp5   62 p.38
        vmovdqu ymm0, [r8 + 64736]                         ;    18.0 agu1    62 p.39
        vpxor ymm0, ymm0, ymm1                             ;    25.0 fp0     62 p.39
        vmovdqu [rbp + 4256], ymm0                         ;    26.0 agu0+fp5   62 p.39
        vmovdqu ymm0, [r8 + 64896]                         ;    19.2 agu1    62 p.44
        vpxor ymm0, ymm0, ymm1                             ;    26.2 fp1     62 p.44
        vmovdqu [rbp + 4288], ymm0                         ;    27.2 agu2+fp5   62 p.44
        vmovdqu ymm0, [r8 + 64960]                         ;    20.0 agu0    62 p.46
        vpxor ymm0, ymm0, ymm1                             ;    27.0 fp2     62 p.46
        vmovdqu [rbp + 4320], ymm0                         ;    28.0 agu1+fp5   62 p.46
        vmovdqu ymm0, [r8 + 64992]                         ;    21.0 agu0    62 p.47
        vpxor ymm0, ymm0, ymm1                             ;    28.0 fp3     62 p.47
        vmovdqu [rbp + 4352], ymm0                         ;    29.0 agu2+fp5   62 p.47
        vmovdqu ymm0, [r8 + 65152]                         ;    21.3 agu1    62 p.52
        vpxor ymm0, ymm0, ymm1                             ;    28.3 fp0     62 p.52
        vmovdqu [rbp + 4384], ymm0                         ;    29.3 agu0+fp5   62 p.52
        vmovdqu ymm0, [r8 + 65216]                         ;    22.3 agu1    62 p.54
        vpxor ymm0, ymm0, ymm1                             ;    29.3 fp1     62 p.54
        vmovdqu [rbp + 4416], ymm0                         ;    30.3 agu2+fp5   62 p.54
        vmovdqu ymm0, [r8 + 65248]                         ;    23.0 agu0    62 p.55
        vpxor ymm0, ymm0, ymm1                             ;    30.0 fp2     62 p.55
        vmovdqu [rbp + 4448], ymm0                         ;    31.0 agu1+fp5   62 p.55
        vmovdqu ymm0, [r8 + 65408]                         ;    24.0 agu0    62 p.60
        vpxor ymm0, ymm0, ymm1                             ;    31.0 fp3     62 p.60
        vmovdqu [rbp + 4480], ymm0                         ;    32.0 agu2+fp5   62 p.60
        vmovdqu ymm0, [r8 + 65472]                         ;    25.0 agu1    62 p.62
        vpxor ymm0, ymm0, ymm1                             ;    32.0 fp0     62 p.62
        vmovdqu [rbp + 4512], ymm0                         ;    33.0 agu0+fp5   62 p.62
        vmovdqu ymm0, [r8 + 65504]                         ;    26.2 agu1    62 p.63
        vpxor ymm0, ymm0, ymm1                             ;    33.2 fp1     62 p.63
        vmovdqu [rbp + 4544], ymm0                         ;    34.2 agu2+fp5   62 p.63
        vmovdqu ymm0, [r8 + 61440]                         ;    27.2 agu0    62 p.0
        vpxor ymm0, ymm0, ymm1                             ;    34.2 fp2     62 p.0
        vmovdqu [rbp + 4576], ymm0                         ;    35.2 agu1+fp5   62 p.0
        vmovdqu ymm0, [r8 + 61504]                         ;    28.2 agu0    62 p.2
        vpxor ymm0, ymm0, ymm1                             ;    35.2 fp3     62 p.2
        vmovdqu [rbp + 4608], ymm0                         ;    36.2 agu2+fp5   62 p.2
        vmovdqu ymm0, [r8 + 61536]                         ;    29.0 agu1    62 p.3
        vpxor ymm0, ymm0, ymm1                             ;    36.0 fp0     62 p.3
        vmovdqu [rbp + 4640], ymm0                         ;    37.0 agu0+fp5   62 p.3
        vmovdqu ymm0, [r8 + 61568]                         ;    30.0 agu1    62 p.4
        vpxor ymm0, ymm0, ymm1                             ;    37.0 fp1     62 p.4
        vmovdqu [rbp + 4672], ymm0                         ;    38.0 agu2+fp5   62 p.4
        vmovdqu ymm0, [r8 + 61632]                         ;    30.3 agu0    62 p.6
        vpxor ymm0, ymm0, ymm1                             ;    37.3 fp2     62 p.6
        vmovdqu [rbp + 4704], ymm0                         ;    38.3 agu1+fp5   62 p.6
        vmovdqu ymm0, [r8 + 61696]                         ;    31.3 agu0    62 p.8
        vpxor ymm0, ymm0, ymm1                             ;    38.3 fp3     62 p.8
        vmovdqu [rbp + 4736], ymm0                         ;    39.3 agu2+fp5   62 p.8
        vmovdqu ymm0, [r8 + 61760]                         ;    32.2 agu1    62 p.10
        vpxor ymm0, ymm0, ymm1                             ;    39.2 fp0     62 p.10
        vmovdqu [rbp + 4768], ymm0                         ;    40.2 agu0+fp5   62 p.10
        vmovdqu ymm0, [r8 + 61792]                         ;    33.2 agu1    62 p.11
        vpxor ymm0, ymm0, ymm1                             ;    40.2 fp1     62 p.11
        vmovdqu [rbp + 4800], ymm0                         ;    41.2 agu2+fp5   62 p.11
        vmovdqu ymm0, [r8 + 61824]                         ;    34.3 agu0    62 p.12
        vpxor ymm0, ymm0, ymm1                             ;    41.3 fp2     62 p.12
        vmovdqu [rbp + 4832], ymm0                         ;    42.3 agu1+fp5   62 p.12
        vmovdqu ymm0, [r8 + 61888]                         ;    35.3 agu0    62 p.14
        vpxor ymm0, ymm0, ymm1                             ;    42.3 fp3     62 p.14
        vmovdqu [rbp + 4864], ymm0                         ;    43.3 agu2+fp5   62 p.14
        vmovdqu ymm0, [r8 + 61952]                         ;    36.2 agu1    62 p.16
        vpxor ymm0, ymm0, ymm1                             ;    43.2 fp0     62 p.16
        vmovdqu [rbp + 4896], ymm0                         ;    44.2 agu0+fp5   62 p.16
        vmovdqu ymm0, [r8 + 62016]                         ;    37.2 agu1    62 p.18
        vpxor ymm0, ymm0, ymm1                             ;    44.2 fp1     62 p.18
        vmovdqu [rbp + 4928], ymm0                         ;    45.2 agu2+fp5   62 p.18
        vmovdqu ymm0, [r8 + 62048]                         ;    38.0 agu0    62 p.19
        vpxor ymm0, ymm0, ymm1                             ;    45.0 fp2     62 p.19
        vmovdqu [rbp + 4960], ymm0                         ;    46.0 agu1+fp5   62 p.19
        vmovdqu ymm0, [r8 + 62080]                         ;    39.0 agu0    62 p.20
        vpxor ymm0, ymm0, ymm1                             ;    46.0 fp3     62 p.20
        vmovdqu [rbp + 4992], ymm0                         ;    47.0 agu2+fp5   62 p.20
        vmovdqu ymm0, [r8 + 62144]                         ;    39.3 agu1    62 p.22
        vpxor ymm0, ymm0, ymm1                             ;    46.3 fp0     62 p.22
        vmovdqu [rbp + 5024], ymm0                         ;    47.3 agu0+fp5   62 p.22
        vmovdqu ymm0, [r8 + 62208]                         ;    40.3 agu1    62 p.24
        vpxor ymm0, ymm0, ymm1                             ;    47.3 fp1     62 p.24
        vmovdqu [rbp + 5056], ymm0                         ;    48.3 agu2+fp5   62 p.24
        vmovdqu ymm0, [r8 + 62272]                         ;    41.3 agu0    62 p.26
        vpxor ymm0, ymm0, ymm1                             ;    48.3 fp2     62 p.26
        vmovdqu [rbp + 5088], ymm0                         ;    49.3 agu1+fp5   62 p.26
        vmovdqu ymm0, [r8 + 62304]                         ;    42.5 agu0    62 p.27
        vpxor ymm0, ymm0, ymm1                             ;    49.5 fp3     62 p.27
        vmovdqu [rbp + 5120], ymm0                         ;    50.5 agu2+fp5   62 p.27
        vmovdqu ymm0, [r8 + 62336]                         ;    43.3 agu1    62 p.28
        vpxor ymm0, ymm0, ymm1                             ;    50.3 fp0     62 p.28
        vmovdqu [rbp + 5152], ymm0                         ;    51.3 agu0+fp5   62 p.28
        vmovdqu ymm0, [r8 + 62400]                         ;    44.3 agu1    62 p.30
        vpxor ymm0, ymm0, ymm1                             ;    51.3 fp1     62 p.30
        vmovdqu [rbp + 5184], ymm0                         ;    52.3 agu2+fp5   62 p.30
        vmovdqu ymm0, [r8 + 62464]                         ;    45.2 agu0    62 p.32
        vpxor ymm0, ymm0, ymm1                             ;    52.2 fp2     62 p.32
        vmovdqu [rbp + 5216], ymm0                         ;    53.2 agu1+fp5   62 p.32
        vmovdqu ymm0, [r8 + 62528]                         ;    46.2 agu0    62 p.34
        vpxor ymm0, ymm0, ymm1                             ;    53.2 fp3     62 p.34
        vmovdqu [rbp + 5248], ymm0                         ;    54.2 agu2+fp5   62 p.34
        vmovdqu ymm0, [r8 + 62560]                         ;    47.0 agu1    62 p.35
        vpxor ymm0, ymm0, ymm1                             ;    54.0 fp0     62 p.35
        vmovdqu [rbp + 5280], ymm0                         ;    55.0 agu0+fp5   62 p.35
        vmovdqu ymm0, [r8 + 62592]                         ;    48.0 agu1    62 p.36
        vpxor ymm0, ymm0, ymm1                             ;    55.0 fp1     62 p.36
        vmovdqu [rbp + 5312], ymm0                         ;    56.0 agu2+fp5   62 p.36
        vmovdqu ymm0, [r8 + 62656]                         ;    48.5 agu0    62 p.38
        vpxor ymm0, ymm0, ymm1                             ;    55.5 fp2     62 p.38
        vmovdqu [rbp + 5344], ymm0                         ;    56.5 agu1+fp5   62 p.38
        vmovdqu ymm0, [r8 + 62720]                         ;    49.5 agu0    62 p.40
        vpxor ymm0, ymm0, ymm1                             ;    56.5 fp3     62 p.40
        vmovdqu [rbp + 5376], ymm0                         ;    57.5 agu2+fp5   62 p.40
        vmovdqu ymm0, [r8 + 62784]                         ;    50.5 agu1    62 p.42
        vpxor ymm0, ymm0, ymm1                             ;    57.5 fp0     62 p.42
        vmovdqu [rbp + 5408], ymm0                         ;    58.5 agu0+fp5   62 p.42
        vmovdqu ymm0, [r8 + 62816]                         ;    51.5 agu1    62 p.43
        vpxor ymm0, ymm0, ymm1                             ;    58.5 fp1     62 p.43
        vmovdqu [rbp + 5440], ymm0                         ;    59.5 agu2+fp5   62 p.43
        vmovdqu ymm0, [r8 + 62848]                         ;    52.3 agu0    62 p.44
        vpxor ymm0, ymm0, ymm1                             ;    59.3 fp2     62 p.44
        vmovdqu [rbp + 5472], ymm0                         ;    60.3 agu1+fp5   62 p.44
        vmovdqu ymm0, [r8 + 62912]                         ;    53.3 agu0    62 p.46
        vpxor ymm0, ymm0, ymm1                             ;    60.3 fp3     62 p.46
        vmovdqu [rbp + 5504], ymm0                         ;    61.3 agu2+fp5   62 p.46
        vmovdqu ymm0, [r8 + 62976]                         ;    54.2 agu1    62 p.48
        vpxor ymm0, ymm0, ymm1                             ;    61.2 fp0     62 p.48
        vmovdqu [rbp + 5536], ymm0                         ;    62.2 agu0+fp5   62 p.48
        vmovdqu ymm0, [r8 + 63040]                         ;    55.2 agu1    62 p.50
        vpxor ymm0, ymm0, ymm1                             ;    62.2 fp1     62 p.50
        vmovdqu [rbp + 5568], ymm0                         ;    63.2 agu2+fp5   62 p.50
        vmovdqu ymm0, [r8 + 63072]                         ;    56.0 agu0    62 p.51
        vpxor ymm0, ymm0, ymm1                             ;    63.0 fp2     62 p.51
        vmovdqu [rbp + 5600], ymm0                         ;    64.0 agu1+fp5   62 p.51
        vmovdqu ymm0, [r8 + 63104]                         ;    57.0 agu0    62 p.52
        vpxor ymm0, ymm0, ymm1                             ;    64.0 fp3     62 p.52
        vmovdqu [rbp + 5632], ymm0                         ;    65.0 agu2+fp5   62 p.52
        vmovdqu ymm0, [r8 + 63168]                         ;    57.7 agu1    62 p.54
        vpxor ymm0, ymm0, ymm1                             ;    64.7 fp0     62 p.54
        vmovdqu [rbp + 5664], ymm0                         ;    65.7 agu0+fp5   62 p.54
        vmovdqu ymm0, [r8 + 63232]                         ;    58.7 agu1    62 p.56
        vpxor ymm0, ymm0, ymm1                             ;    65.7 fp1     62 p.56
        vmovdqu [rbp + 5696], ymm0                         ;    66.7 agu2+fp5   62 p.56
        vmovdqu ymm0, [r8 + 63296]                         ;    59.5 agu0    62 p.58
        vpxor ymm0, ymm0, ymm1                             ;    66.5 fp2     62 p.58
        vmovdqu [rbp + 5728], ymm0                         ;    67.5 agu1+fp5   62 p.58
        vmovdqu ymm0, [r8 + 63328]                         ;    60.5 agu0    62 p.59
        vpxor ymm0, ymm0, ymm1                             ;    67.5 fp3     62 p.59
        vmovdqu [rbp + 5760], ymm0                         ;    68.5 agu2+fp5   62 p.59
        vmovdqu ymm0, [r8 + 63360]                         ;    61.3 agu1    62 p.60
        vpxor ymm0, ymm0, ymm1                             ;    68.3 fp0     62 p.60
        vmovdqu [rbp + 5792], ymm0                         ;    69.3 agu0+fp5   62 p.60
        vmovdqu ymm0, [r8 + 63424]                         ;    62.3 agu1    62 p.62
        vpxor ymm0, ymm0, ymm1                             ;    69.3 fp1     62 p.62
        vmovdqu [rbp + 5824], ymm0                         ;    70.3 agu2+fp5   62 p.62
        mov r8d, dword [rbp + 12184]                       ;    63.2 agu0    76 blocks
        shl r8, 0xc                                        ;    67.2 alu1    76 blocks
        add r8, qword [rbp + 12136]                        ;    68.2 alu0+agu1   76 blocks
        mov qword [rbp + 12144], r8                        ;    69.2 agu2+st0   76 blocks
        cmp dword [rbp + 12184], 0                         ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 12136]                       ;                    first state
        mov r8, qword [rbp + 12136]                        ;     0.2 agu1    77 s.0 reload
        vmovdqu ymm0, [r8]                                 ;     4.2 agu0    77 s.0
        vmovdqu ymm1, [r8 + 32]                            ;     4.2 agu1    77 s.1
        vmovdqu ymm2, [r8 + 64]                            ;     4.2 agu0    77 s.2
        vmovdqu ymm3, [r8 + 96]                            ;     4.2 agu1    77 s.3
        vmovdqu ymm4, [r8 + 128]                           ;     4.2 agu0    77 s.4
        vmovdqu ymm5, [r8 + 160]                           ;     4.2 agu1    77 s.5
        vmovdqu ymm6, [r8 + 192]                           ;     4.2 agu0    77 s.6
        vmovdqu [rbp + 5856], ymm0                         ;    11.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 5888], ymm1                         ;    11.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 5920], ymm2                         ;    11.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 5952], ymm3                         ;    11.2 agu1+fp5   78 rounds
        vmovdqu [rbp + 5984], ymm4                         ;    11.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 6016], ymm5                         ;    11.2 agu0+fp5   78 rounds
        vmovdqu [rbp + 6048], ymm6                         ;    11.2 agu1+fp5   78 rounds
        vmovdqu ymm4, [r8 + 1024]                          ;     6.0 agu0    77 s.32
        vmovdqu ymm5, [r8 + 1056]                          ;     6.2 agu1    77 s.33
        vmovdqu ymm6, [r8 + 1088]                          ;     7.0 agu0    77 s.34
        vmovdqu ymm7, [r8 + 1120]                          ;     7.2 agu1    77 s.35
        vmovdqu ymm8, [r8 + 1152]                          ;     8.0 agu0    77 s.36
        vmovdqu ymm9, [r8 + 1184]                          ;     8.2 agu1    77 s.37
        vmovdqu ymm10, [r8 + 1216]                         ;     9.0 agu0    77 s.38
        vmovdqu [rbp + 6080], ymm4                         ;    13.0 agu2+fp5   78 rounds
        vmovdqu [rbp + 6112], ymm5                         ;    13.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 6144], ymm6                         ;    14.0 agu2+fp5   78 rounds
        vmovdqu [rbp + 6176], ymm7                         ;    14.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 6208], ymm8                         ;    15.0 agu1+fp5   78 rounds
        vmovdqu [rbp + 6240], ymm9                         ;    15.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 6272], ymm10                        ;    16.0 agu0+fp5   78 rounds
        mov r8, qword [rbp + 12128]                        ;    10.2 agu1    78 rounds reload
        mov qword [rbp + 12152], r8                        ;    14.2 agu2+st0   78 rounds
        add r8, 0xf000                                     ;    14.2 alu0    78 rounds
        mov qword [rbp + 12160], r8                        ;    15.2 agu0+st1   78 rounds
        mov r8, qword [rbp + 12152]                        ;                    resident
        vmovdqu ymm0, [rbp + 5856]                         ;                    resident
        vmovdqu ymm1, [rbp + 6080]                         ;                    resident
        vmovdqu ymm2, [rbp + 5888]                         ;                    resident
        vmovdqu ymm3, [rbp + 6112]                         ;                    resident
        vmovdqu ymm4, [rbp + 5920]                         ;                    resident
        vmovdqu ymm5, [rbp + 6144]                         ;                    resident
        vmovdqu ymm6, [rbp + 5952]                         ;                    resident
        vmovdqu ymm7, [rbp + 6176]                         ;                    resident
        vmovdqu ymm8, [rbp + 5984]                         ;                    resident
        vmovdqu ymm9, [rbp + 6208]                         ;                    resident
        vmovdqu ymm10, [rbp + 6016]                        ;                    resident
        vmovdqu ymm11, [rbp + 6240]                        ;                    resident
        vmovdqu ymm12, [rbp + 6048]                        ;                    resident
        vmovdqu ymm13, [rbp + 6272]                        ;                    resident
        align 64
.rounds_2:
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [r8]                                ;     0.0 agu0    62 p.0
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm0                           ;     7.0 fp0     50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;     8.0 fp1     50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [r8 + 64]                           ;     0.5 agu1    50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;     7.5 fp2     50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;     8.5 fp3     50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm4                         ;     1.0 agu2+fp5   62 p spill
        db 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 96]                            ;     1.2 agu0    50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;     8.2 fp0     50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;     9.2 fp1     50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm6                         ;     2.0 agu1+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [r8 + 128]                           ;     2.2 agu0    50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;     9.2 fp2     50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                             ;    10.2 fp3     50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm8                         ;     3.0 agu2+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [r8 + 160]                           ;     2.7 agu1    50 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;     9.7 fp0     50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;    10.7 fp1     50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm10                        ;     4.0 agu0+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [r8 + 256]                          ;     3.7 agu1    50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rax + 256]                    ;    10.7 fp2+agu0   50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rax + 1280]                   ;    11.7 fp3+agu1   50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm0                         ;     5.0 agu2+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 320]                           ;     5.2 agu0    50 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rax + 320]                      ;    12.2 fp0+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rax + 1344]                     ;    13.2 fp1+agu0   50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm11                        ;     6.0 agu2+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [r8 + 352]                          ;     6.7 agu1    50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rax + 352]                    ;    13.7 fp2+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rax + 1376]                   ;    14.7 fp3+agu1   50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm9                         ;     7.0 agu2+fp5   62 p spill
        db 0x2e, 0x2e
        vmovdqu ymm9, [r8 + 384]                           ;     8.2 agu0    50 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rax + 384]                      ;    15.2 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rax + 1408]                     ;    16.2 fp1+agu0   50 p
        vmovdqu [rbp + 6528], ymm7                         ;     8.2 agu2+fp5   62 p spill
        vmovdqu ymm7, [r8 + 416]                           ;     9.7 agu1    50 p
        vpxor ymm7, ymm7, [rax + 416]                      ;    16.7 fp2+agu0   50 p
        vpxor ymm7, ymm7, [rax + 1440]                     ;    17.7 fp3+agu1   50 p
        vmovdqu [rbp + 6560], ymm5                         ;     9.2 agu2+fp5   62 p spill
        vmovdqu ymm5, [r8 + 512]                           ;    11.2 agu0    50 p
        vpxor ymm5, ymm5, [rax + 512]                      ;    18.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rax + 1536]                     ;    19.2 fp1+agu0   50 p
        vmovdqu [rbp + 6592], ymm1                         ;    10.2 agu2+fp5   62 p spill
        vmovdqu ymm1, [r8 + 576]                           ;    12.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 576]                      ;    19.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 1600]                     ;    20.7 fp3+agu1   50 p
        vmovdqu [rbp + 6624], ymm5                         ;    20.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 608]                           ;    14.2 agu0    50 p
        vpxor ymm5, ymm5, [rax + 608]                      ;    21.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm5, ymm5, [rax + 1632]                     ;    22.2 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 6656], ymm5                         ;    23.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 640]                           ;    15.7 agu1    50 p
        vpxor ymm5, ymm5, [rax + 640]                      ;    22.7 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rax + 1664]                     ;    23.7 fp3+agu1   50 p
        vmovdqu [rbp + 6688], ymm5                         ;    24.7 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 672]                           ;    17.2 agu0    50 p
        vpxor ymm5, ymm5, [rax + 672]                      ;    24.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rax + 1696]                     ;    25.2 fp1+agu0   50 p
        vmovdqu [rbp + 6720], ymm1                         ;    21.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 768]                           ;    18.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 768]                      ;    25.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 1792]                     ;    26.7 fp3+agu1   50 p
        vmovdqu [rbp + 6752], ymm1                         ;    27.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 832]                           ;    20.2 agu0    50 p
        vpxor ymm1, ymm1, [rax + 832]                      ;    27.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 1856]                     ;    28.2 fp1+agu0   50 p
        vmovdqu [rbp + 6784], ymm1                         ;    29.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 864]                           ;    21.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 864]                      ;    28.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 1888]                     ;    29.7 fp3+agu1   50 p
        vmovdqu [rbp + 6816], ymm1                         ;    30.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 896]                           ;    23.2 agu0    50 p
        vpxor ymm1, ymm1, [rax + 896]                      ;    30.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 1920]                     ;    31.2 fp1+agu0   50 p
        vmovdqu [rbp + 6848], ymm1                         ;    32.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 928]                           ;    24.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 928]                      ;    31.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 1952]                     ;    32.7 fp3+agu1   50 p
        vmovdqu [rbp + 6880], ymm1                         ;    33.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1024]                          ;    26.2 agu0    50 p
        vpxor ymm1, ymm1, [rax + 2048]                     ;    33.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 3072]                     ;    34.2 fp1+agu0   50 p
        vmovdqu [rbp + 6912], ymm1                         ;    35.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1088]                          ;    27.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 2112]                     ;    34.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 3136]                     ;    35.7 fp3+agu1   50 p
        vmovdqu [rbp + 6944], ymm1                         ;    36.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1120]                          ;    29.2 agu0    50 p
        vpxor ymm1, ymm1, [rax + 2144]                     ;    36.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 3168]                     ;    37.2 fp1+agu0   50 p
        vmovdqu [rbp + 6976], ymm1                         ;    38.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1152]                          ;    30.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 2176]                     ;    37.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 3200]                     ;    38.7 fp3+agu1   50 p
        vmovdqu [rbp + 7008], ymm1                         ;    39.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1184]                          ;    32.2 agu0    50 p
        vpxor ymm1, ymm1, [rax + 2208]                     ;    39.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 3232]                     ;    40.2 fp1+agu0   50 p
        vmovdqu [rbp + 7040], ymm1                         ;    41.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1280]                          ;    33.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 2304]                     ;    40.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 3328]                     ;    41.7 fp3+agu1   50 p
        vmovdqu [rbp + 7072], ymm1                         ;    42.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1344]                          ;    35.2 agu0    50 p
        vpxor ymm1, ymm1, [rax + 2368]                     ;    42.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 3392]                     ;    43.2 fp1+agu0   50 p
        vmovdqu [rbp + 7104], ymm1                         ;    44.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1376]                          ;    36.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 2400]                     ;    43.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 3424]                     ;    44.7 fp3+agu1   50 p
        vmovdqu [rbp + 7136], ymm1                         ;    45.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1408]                          ;    38.2 agu0    50 p
        vpxor ymm1, ymm1, [rax + 2432]                     ;    45.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 3456]                     ;    46.2 fp1+agu0   50 p
        vmovdqu [rbp + 7168], ymm1                         ;    47.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1440]                          ;    39.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 2464]                     ;    46.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 3488]                     ;    47.7 fp3+agu1   50 p
        vmovdqu [rbp + 7200], ymm1                         ;    48.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1536]                          ;    41.2 agu0    50 p
        vpxor ymm1, ymm1, [rax + 2560]                     ;    48.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 3584]                     ;    49.2 fp1+agu0   50 p
        vmovdqu [rbp + 7232], ymm1                         ;    50.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1600]                          ;    42.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 2624]                     ;    49.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 3648]                     ;    50.7 fp3+agu1   50 p
        vmovdqu [rbp + 7264], ymm1                         ;    51.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1632]                          ;    44.2 agu0    50 p
        vpxor ymm1, ymm1, [rax + 2656]                     ;    51.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 3680]                     ;    52.2 fp1+agu0   50 p
        vmovdqu [rbp + 7296], ymm1                         ;    53.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1664]                          ;    45.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 2688]                     ;    52.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 3712]                     ;    53.7 fp3+agu1   50 p
        vmovdqu [rbp + 7328], ymm1                         ;    54.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1696]                          ;    47.2 agu0    50 p
        vpxor ymm1, ymm1, [rax + 2720]                     ;    54.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 3744]                     ;    55.2 fp1+agu0   50 p
        vmovdqu [rbp + 7360], ymm1                         ;    56.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1792]                          ;    48.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 2816]                     ;    55.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 3840]                     ;    56.7 fp3+agu1   50 p
        vmovdqu [rbp + 7392], ymm1                         ;    57.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1856]                          ;    50.2 agu0    50 p
        vpxor ymm1, ymm1, [rax + 2880]                     ;    57.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 3904]                     ;    58.2 fp1+agu0   50 p
        vmovdqu [rbp + 7424], ymm1                         ;    59.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1888]                          ;    51.7 agu1    50 p
        vpxor ymm1, ymm1, [rax + 2912]                     ;    58.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 3936]                     ;    59.7 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 7456], ymm1                         ;    60.7 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm1, [r8 + 1920]                          ;    53.2 agu0    50 p
        vpxor ymm1, ymm1, [rax + 2944]                     ;    60.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 3968]                     ;    61.2 fp1+agu0   50 p
        vmovdqu [rbp + 7488], ymm1                         ;    62.2 agu2+fp5   50 p spill
        vpxor ymm1, ymm8, ymm2                             ;    54.2 fp2     46 p
        vpxor ymm1, ymm1, ymm3                             ;    55.2 fp3     46 p
        vpxor ymm1, ymm1, [r8 + 32]                        ;    56.2 fp0+agu1   46 p
        db 0x2e
        vmovdqu [rbp + 7520], ymm2                         ;    55.2 agu2+fp5   62 p spill
        db 0x2e
        vmovdqu ymm2, [r8 + 1952]                          ;    55.3 agu0    50 p
        db 0x2e
        vpxor ymm2, ymm2, [rax + 2976]                     ;    62.3 fp1+agu1   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rax + 4000]                     ;    63.3 fp2+agu0   50 p
        vmovdqu [rbp + 7552], ymm3                         ;    56.2 agu2+fp5   62 p spill
        vpxor ymm3, ymm14, ymm12                           ;    56.2 fp3     46 p
        vpxor ymm3, ymm3, ymm13                            ;    57.2 fp0     46 p
        vpxor ymm3, ymm3, [r8 + 192]                       ;    58.2 fp1+agu1   46 p
        db 0x2e
        vmovdqu [rbp + 7584], ymm12                        ;    57.2 agu2+fp5   62 p spill
        db 0x2e
        vpxor ymm12, ymm15, ymm6                           ;    56.8 fp2     46 p
        db 0x2e
        vmovdqu [rbp + 7616], ymm13                        ;    58.2 agu0+fp5   62 p spill
        db 0x2e
        vpxor ymm13, ymm4, [rax + 224]                     ;    57.7 fp3+agu1   46 p
        db 0x2e
        vpxor ymm13, ymm13, [rax + 1248]                   ;    58.7 fp0+agu0   46 p
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 224]                     ;    59.7 fp1+agu1   46 p
        vmovdqu [rbp + 7648], ymm2                         ;    64.3 agu2+fp5   50 p spill
        vpor ymm2, ymm1, ymm13                             ;    60.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                             ;    61.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm5                         ;    60.2 agu2+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm13                           ;    60.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;    58.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm12                            ;    61.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                           ;    59.7 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm11                        ;    61.2 agu0+fp5   50 p spill
        db 0x2e, 0x2e
        vpand ymm11, ymm1, ymm5                            ;    61.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                          ;    59.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm3, ymm11                            ;    62.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;    62.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                           ;    63.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;    61.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                            ;    63.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm5                            ;    62.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                             ;    62.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm5                              ;    63.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;    64.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                          ;    64.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;    65.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;    62.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm8                             ;    66.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;    67.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                          ;    68.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm4, ymm8                             ;    66.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;    67.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;    68.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                             ;    69.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                             ;    64.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;    70.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm14                             ;    69.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm13, ymm1                           ;    71.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm4                             ;    70.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                           ;    71.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm4                             ;    71.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;    70.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                             ;    72.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm15, ymm11                            ;    72.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm3                            ;    73.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm5                           ;    74.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;    74.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm12                           ;    75.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm15                           ;    75.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm10                        ;    68.8 agu1+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm4                            ;    73.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;    76.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;    74.7 fp2     46 p
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                          ;    77.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm15                           ;    78.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;    79.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;    80.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;    81.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm5, ymm12                            ;    81.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;    79.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;    82.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                             ;    82.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                             ;    83.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                          ;    80.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                           ;    83.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                           ;    84.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm14                           ;    84.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel fox128_encrypt.T0_constants256] ;    75.8 agu0    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;    85.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;    80.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;    82.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;    82.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;    84.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                             ;    85.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rax + 288]                         ;    80.7 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm14                           ;    87.7 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm12, [rax + 448]                         ;    81.0 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm0, ymm12                           ;    88.0 fp0     46 p
        db 0x2e
        vpxor ymm10, ymm10, [rax + 1312]                   ;    88.7 fp1+agu1   46 p
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 288]                     ;    89.7 fp2+agu0   46 p
        vpxor ymm6, ymm6, ymm2                             ;    82.8 fp3     46 p
        vpxor ymm13, ymm13, [rax + 1472]                   ;    89.0 fp0+agu1   46 p
        vpxor ymm13, ymm13, [r8 + 448]                     ;    90.0 fp1+agu0   46 p
        vpxor ymm12, ymm9, [rbp + 7744]                    ;    83.7 fp2+agu1   46 p
        vmovdqu ymm14, [rbp + 7712]                        ;    84.0 agu0    46 p
        vpxor ymm14, ymm14, [rax + 480]                    ;    91.0 fp3+agu1   46 p
        db 0x2e
        vpxor ymm14, ymm14, [rax + 1504]                   ;    92.0 fp0+agu0   46 p
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 480]                     ;    93.0 fp1+agu1   46 p
        db 0x2e
        vmovdqu [rbp + 7776], ymm8                         ;    84.0 agu2+fp5   46 p spill
        db 0x2e
        vpxor ymm8, ymm12, ymm14                           ;    94.0 fp2     46 p
        db 0x2e
        vpxor ymm12, ymm12, ymm10                          ;    90.7 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 7808], ymm5                         ;    85.0 agu2+fp5   46 p spill
        db 0x2e
        vpor ymm5, ymm10, ymm14                            ;    94.0 fp0     46 p
        db 0x2e
        vmovdqu [rbp + 7840], ymm4                         ;    86.0 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm5                            ;    95.0 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                          ;    91.7 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7712]                     ;    95.0 fp3+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm3                         ;    87.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm3, ymm10, ymm8                            ;    95.0 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7872], ymm11                        ;    88.0 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm11, ymm13, ymm3                            ;    96.0 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;    96.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;    97.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;    95.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;    97.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm8                           ;    96.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                            ;    96.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm8                              ;    97.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;    98.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                            ;    98.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;    99.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;    94.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm5, ymm7                             ;   100.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 7744]                     ;    95.0 fp2+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                             ;   101.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;   102.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm7                             ;   100.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   101.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;   102.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm11                             ;   103.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;    98.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                           ;   104.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm11                             ;   103.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm14, ymm10                           ;   105.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm7, ymm5                             ;   104.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                             ;   105.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm5                             ;   105.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   104.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   106.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm0, ymm8                              ;   106.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm13                            ;   107.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm5                            ;   108.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                             ;   108.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm12                           ;   109.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm0                            ;   109.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm6                         ;   102.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm10, ymm4                            ;   107.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;   110.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                            ;   108.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                            ;   111.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm0                              ;   112.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   113.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                          ;   114.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   115.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm5, ymm12                             ;   115.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   113.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                             ;   116.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                           ;   116.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                             ;   117.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                          ;   114.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   117.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm11                           ;   118.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                           ;   119.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   118.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   114.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   115.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                             ;   116.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                          ;   118.0 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   119.0 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   114.0 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 544]                           ;   114.2 agu0    46 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rax + 544]                          ;   114.3 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                             ;   121.3 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm6, [rax + 1568]                         ;   115.2 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                             ;   122.3 fp1     46 p
        db 0x2e
        vmovdqu ymm11, [rbp + 7680]                        ;   115.3 agu1    50 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   123.3 fp2     46 p
        db 0x2e
        vmovdqu ymm12, [rbp + 6720]                        ;   116.2 agu0    46 p
        vpxor ymm12, ymm12, [rax + 704]                    ;   123.2 fp3+agu1   46 p
        vpxor ymm12, ymm12, [rax + 1728]                   ;   124.2 fp0+agu0   46 p
        vpxor ymm12, ymm12, [r8 + 704]                     ;   125.2 fp1+agu1   46 p
        vmovdqu ymm6, [rbp + 6624]                         ;   118.2 agu0    46 p
        vpxor ymm6, ymm6, [rbp + 6688]                     ;   125.2 fp2+agu1   46 p
        vmovdqu ymm3, [rbp + 6656]                         ;   119.2 agu0    46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rax + 736]                      ;   126.2 fp3+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rax + 1760]                     ;   127.2 fp0+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 736]                       ;   128.2 fp1+agu1   46 p
        db 0x2e
        vmovdqu [rbp + 7904], ymm10                        ;   118.2 agu2+fp5   46 p spill
        db 0x2e
        vpor ymm10, ymm0, ymm3                             ;   129.2 fp2     46 p
        db 0x2e
        vmovdqu [rbp + 7936], ymm13                        ;   120.0 agu2+fp5   46 p spill
        db 0x2e
        vpxor ymm13, ymm6, ymm3                            ;   129.2 fp3     46 p
        db 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   126.2 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7968], ymm5                         ;   120.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm5, ymm6, ymm10                            ;   130.2 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                            ;   127.2 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6656]                   ;   130.2 fp3+agu0   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm1                         ;   121.3 agu2+fp5   46 p spill
        db 0x2e
        vpand ymm1, ymm0, ymm13                            ;   130.2 fp0     46 p
        db 0x2e
        vmovdqu [rbp + 6656], ymm15                        ;   122.3 agu1+fp5   46 p spill
        db 0x2e
        vpor ymm15, ymm12, ymm1                            ;   131.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   131.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   132.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   130.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   132.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm13                           ;   131.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                          ;   131.2 fp3     46 p
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm13                             ;   132.2 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6688]                     ;   133.2 fp1+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                            ;   133.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;   134.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm11                           ;   135.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                             ;   136.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 6624]                     ;   137.2 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 6720]                     ;   138.2 fp3+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   139.2 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm13, ymm10, ymm11                          ;   135.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   136.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                            ;   137.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                            ;   133.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   140.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   141.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm15                           ;   140.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                          ;   141.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   142.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                           ;   142.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   141.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm3, ymm0                            ;   142.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   143.2 fp1     46 p
        db 0x2e, 0x2e
        vpor ymm10, ymm6, ymm13                            ;   143.2 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm8                         ;   136.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm13, ymm12                           ;   144.2 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm9                         ;   137.2 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, ymm8                            ;   145.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   145.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm9                              ;   146.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm6                              ;   146.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6688], ymm4                         ;   139.2 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm0, ymm10                            ;   144.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   147.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                            ;   145.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                             ;   148.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm6                              ;   149.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                             ;   150.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   151.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                           ;   152.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm8, ymm9                              ;   152.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   150.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   153.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   153.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   154.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   151.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   154.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm15                            ;   155.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   156.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   155.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                             ;   151.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   152.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   153.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   155.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   156.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   151.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [r8 + 800]                          ;   151.3 agu1    46 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rax + 800]                          ;   151.5 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   158.5 fp0     46 p
        db 0x2e
        vmovdqu ymm4, [rax + 1824]                         ;   152.3 agu1    62 p reload
        db 0x2e
        vpxor ymm15, ymm15, ymm4                           ;   159.5 fp1     46 p
        db 0x2e
        vmovdqu ymm6, [rbp + 6880]                         ;   152.5 agu0    50 p reload
        db 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   160.5 fp2     46 p
        db 0x2e
        vmovdqu ymm9, [rbp + 6784]                         ;   153.3 agu1    46 p
        db 0x2e
        vpxor ymm9, ymm9, [rax + 960]                      ;   160.3 fp3+agu0   46 p
        db 0x2e
        vpxor ymm9, ymm9, [rax + 1984]                     ;   161.3 fp0+agu1   46 p
        vpxor ymm9, ymm9, [r8 + 960]                       ;   162.3 fp1+agu0   46 p
        db 0x2e
        vmovdqu ymm4, [rbp + 6752]                         ;   155.3 agu1    46 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6848]                     ;   162.3 fp2+agu0   46 p
        db 0x2e
        vmovdqu ymm3, [rbp + 6816]                         ;   156.3 agu1    46 p
        vpxor ymm3, ymm3, [rax + 992]                      ;   163.3 fp3+agu0   46 p
        vpxor ymm3, ymm3, [rax + 2016]                     ;   164.3 fp0+agu1   46 p
        vpxor ymm3, ymm3, [r8 + 992]                       ;   165.3 fp1+agu0   46 p
        vmovdqu [rbp + 8000], ymm12                        ;   157.2 agu2+fp5   46 p spill
        vpor ymm12, ymm15, ymm3                            ;   166.3 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm11                        ;   156.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm3                            ;   166.3 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   163.3 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm0                         ;   157.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm0, ymm4, ymm12                            ;   167.3 fp1     46 p
        db 0x2e
        vpand ymm4, ymm4, ymm9                             ;   164.3 fp2     46 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6816]                   ;   167.3 fp3+agu1   46 p
        db 0x2e
        vmovdqu [rbp + 6880], ymm5                         ;   158.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm11                           ;   167.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm13                        ;   159.5 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm9, ymm5                             ;   168.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   168.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   169.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                           ;   167.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   169.3 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm15, ymm11                          ;   168.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                           ;   168.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm11                             ;   169.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6848]                     ;   170.3 fp1+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                            ;   170.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   171.3 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm6                            ;   172.3 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   173.3 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6752]                     ;   174.3 fp2+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6784]                     ;   175.3 fp3+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   176.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, ymm6                           ;   172.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;   173.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                            ;   174.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   170.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm13                           ;   177.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                          ;   178.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                           ;   177.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;   178.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                            ;   179.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                           ;   179.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                            ;   178.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm3, ymm15                           ;   179.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   180.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm4, ymm11                            ;   180.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6784], ymm1                         ;   173.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm9                            ;   181.3 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm8                         ;   174.3 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm8, ymm11, ymm1                            ;   182.3 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                             ;   182.3 fp1     46 p
        db 0x2e, 0x2e
        vpor ymm3, ymm3, ymm8                              ;   183.3 fp2     46 p
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm4                              ;   183.3 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm10                        ;   176.3 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm15, ymm12                          ;   181.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;   184.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   182.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                             ;   185.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm4                            ;   186.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                            ;   187.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   188.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;   189.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm1, ymm8                              ;   189.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                            ;   187.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   190.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   190.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   191.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   188.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   191.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm13                            ;   192.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                             ;   193.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   192.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                             ;   188.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   189.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;   190.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   192.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   193.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   188.3 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 1056]                          ;   188.5 agu0    47 p
        db 0x2e
        vmovdqu ymm5, [rax + 2080]                         ;   188.7 agu1    62 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   195.7 fp0     47 p
        db 0x2e
        vmovdqu ymm8, [rax + 3104]                         ;   189.5 agu0    62 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   196.7 fp1     47 p
        db 0x2e
        vmovdqu ymm10, [rbp + 7040]                        ;   189.7 agu1    50 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   197.7 fp2     47 p
        db 0x2e
        vmovdqu ymm13, [rbp + 6944]                        ;   190.5 agu0    47 p
        vpxor ymm13, ymm13, [rax + 2240]                   ;   197.5 fp3+agu1   47 p
        vpxor ymm13, ymm13, [rax + 3264]                   ;   198.5 fp0+agu0   47 p
        vpxor ymm13, ymm13, [r8 + 1216]                    ;   199.5 fp1+agu1   47 p
        vmovdqu ymm5, [rbp + 6912]                         ;   192.5 agu0    47 p
        vpxor ymm5, ymm5, [rbp + 7008]                     ;   199.5 fp2+agu1   47 p
        vmovdqu ymm8, [rbp + 6976]                         ;   193.5 agu0    47 p
        vpxor ymm8, ymm8, [rax + 2272]                     ;   200.5 fp3+agu1   47 p
        vpxor ymm8, ymm8, [rax + 3296]                     ;   201.5 fp0+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [r8 + 1248]                      ;   202.5 fp1+agu1   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm1                         ;   192.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm1, ymm4, ymm8                              ;   203.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm3                         ;   194.3 agu2+fp5   46 p spill
        db 0x2e
        vpxor ymm3, ymm5, ymm8                             ;   203.5 fp3     47 p
        db 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   200.5 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 8160], ymm6                         ;   194.5 agu2+fp5   46 p spill
        db 0x2e
        vpand ymm6, ymm5, ymm1                             ;   204.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                            ;   201.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 6976]                     ;   204.5 fp3+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm9                         ;   195.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm9, ymm4, ymm3                             ;   204.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm11                        ;   196.7 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm11, ymm13, ymm9                            ;   205.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                             ;   205.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   206.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                            ;   204.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   206.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm3                            ;   205.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                            ;   205.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm3                              ;   206.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 7008]                     ;   207.5 fp1+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                            ;   207.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   208.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm10                            ;   209.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   210.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6912]                     ;   211.5 fp2+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6944]                     ;   212.5 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                           ;   213.5 fp0     47 p
        db 0x2e, 0x2e
        vpand ymm9, ymm1, ymm10                            ;   209.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   210.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;   211.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;   207.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm11                             ;   214.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   215.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm11                             ;   214.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   215.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   216.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                             ;   216.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                           ;   215.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm4                             ;   216.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   217.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm5, ymm9                              ;   217.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6944], ymm12                        ;   210.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm9, ymm13                           ;   218.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6912], ymm0                         ;   211.5 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, ymm12                            ;   219.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   219.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm0                              ;   220.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm5                              ;   220.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm15                        ;   213.5 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, ymm1                            ;   218.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                            ;   221.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;   219.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                             ;   222.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm5                            ;   223.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                            ;   224.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                             ;   225.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                           ;   226.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm12, ymm0                             ;   226.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                            ;   224.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                             ;   227.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   227.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;   228.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   225.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   228.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm11                          ;   229.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   230.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;   229.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;   225.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   226.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   227.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                          ;   229.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   230.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;   225.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 1312]                          ;   225.7 agu1    47 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rax + 2336]                         ;   225.8 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                             ;   232.8 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rax + 3360]                         ;   226.7 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                             ;   233.8 fp1     47 p
        db 0x2e
        vmovdqu ymm8, [rbp + 7200]                         ;   226.8 agu0    50 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm8                             ;   234.8 fp2     47 p
        vmovdqu ymm11, [rbp + 7104]                        ;   227.7 agu1    47 p
        vpxor ymm11, ymm11, [rax + 2496]                   ;   234.7 fp3+agu0   47 p
        vpxor ymm11, ymm11, [rax + 3520]                   ;   235.7 fp0+agu1   47 p
        vpxor ymm11, ymm11, [r8 + 1472]                    ;   236.7 fp1+agu0   47 p
        vmovdqu ymm3, [rbp + 7072]                         ;   229.7 agu1    47 p
        vpxor ymm3, ymm3, [rbp + 7168]                     ;   236.7 fp2+agu0   47 p
        db 0x2e
        vmovdqu ymm5, [rbp + 7136]                         ;   230.7 agu1    47 p
        db 0x2e
        vpxor ymm5, ymm5, [rax + 2528]                     ;   237.7 fp3+agu0   47 p
        db 0x2e
        vpxor ymm5, ymm5, [rax + 3552]                     ;   238.7 fp0+agu1   47 p
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 1504]                      ;   239.7 fp1+agu0   47 p
        db 0x2e
        vmovdqu [rbp + 8192], ymm9                         ;   230.5 agu2+fp5   47 p spill
        db 0x2e
        vpor ymm9, ymm0, ymm5                              ;   240.7 fp2     47 p
        db 0x2e
        vmovdqu [rbp + 8224], ymm13                        ;   231.5 agu2+fp5   47 p spill
        vpxor ymm13, ymm3, ymm5                            ;   240.7 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                             ;   237.7 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8256], ymm6                         ;   231.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm6, ymm3, ymm9                             ;   241.7 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                            ;   238.7 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 7136]                     ;   241.7 fp3+agu1   47 p
        db 0x2e
        vmovdqu [rbp + 7200], ymm12                        ;   232.8 agu2+fp5   47 p spill
        db 0x2e
        vpand ymm12, ymm0, ymm13                           ;   241.7 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 7136], ymm10                        ;   233.8 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm11, ymm12                           ;   242.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   242.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   243.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                          ;   241.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   243.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm13                           ;   242.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                          ;   242.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm13                             ;   243.7 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 7168]                     ;   244.7 fp1+agu1   47 p
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                          ;   244.7 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   245.7 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm9, ymm8                            ;   246.7 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;   247.7 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 7072]                     ;   248.7 fp2+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 7104]                     ;   249.7 fp3+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   250.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm9, ymm8                            ;   246.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                           ;   247.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   248.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                             ;   244.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm10                           ;   251.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   252.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm10                             ;   251.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                             ;   252.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   253.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                             ;   253.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                          ;   252.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm5, ymm0                            ;   253.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                           ;   254.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm3, ymm13                             ;   254.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7104], ymm4                         ;   247.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm11                           ;   255.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm1                         ;   248.7 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm4                            ;   256.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                             ;   256.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm1                              ;   257.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm3                              ;   257.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7168], ymm15                        ;   250.7 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm15, ymm0, ymm9                            ;   255.7 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   258.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                          ;   256.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                             ;   259.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm3                            ;   260.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   261.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   262.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                             ;   263.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm4, ymm1                              ;   263.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                            ;   261.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;   264.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                             ;   264.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   265.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   262.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   265.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm10                           ;   266.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   267.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                           ;   266.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;   262.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                             ;   263.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   264.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   266.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   267.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;   262.7 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 1568]                          ;   262.8 agu0    47 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rax + 2592]                         ;   263.0 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;   270.0 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rax + 3616]                         ;   263.8 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   271.0 fp1     47 p
        db 0x2e
        vmovdqu ymm10, [rbp + 7360]                        ;   264.0 agu1    50 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   272.0 fp2     47 p
        db 0x2e
        vmovdqu ymm12, [rbp + 7264]                        ;   264.8 agu0    47 p
        db 0x2e
        vpxor ymm12, ymm12, [rax + 2752]                   ;   271.8 fp3+agu1   47 p
        db 0x2e
        vpxor ymm12, ymm12, [rax + 3776]                   ;   272.8 fp0+agu0   47 p
        vpxor ymm12, ymm12, [r8 + 1728]                    ;   273.8 fp1+agu1   47 p
        vmovdqu ymm5, [rbp + 7232]                         ;   266.8 agu0    47 p
        vpxor ymm5, ymm5, [rbp + 7328]                     ;   273.8 fp2+agu1   47 p
        vmovdqu ymm3, [rbp + 7296]                         ;   267.8 agu0    47 p
        vpxor ymm3, ymm3, [rax + 2784]                     ;   274.8 fp3+agu1   47 p
        vpxor ymm3, ymm3, [rax + 3808]                     ;   275.8 fp0+agu0   47 p
        vpxor ymm3, ymm3, [r8 + 1760]                      ;   276.8 fp1+agu1   47 p
        vmovdqu [rbp + 8288], ymm4                         ;   266.8 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm1, ymm3                              ;   277.8 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm6                         ;   267.8 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm3                             ;   277.8 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   274.8 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm0                         ;   268.8 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm0, ymm5, ymm4                             ;   278.8 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                            ;   275.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7296]                     ;   278.8 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7360], ymm13                        ;   270.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm1, ymm6                            ;   278.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7296], ymm8                         ;   271.0 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm12, ymm13                            ;   279.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   279.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                           ;   280.8 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   278.8 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   280.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm1, ymm6                             ;   279.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                            ;   279.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm6                              ;   280.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 7328]                     ;   281.8 fp1+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm8                           ;   281.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                          ;   282.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm10                            ;   283.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   284.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7232]                     ;   285.8 fp2+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7264]                     ;   286.8 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                             ;   287.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm10                           ;   283.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                           ;   284.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                            ;   285.8 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                             ;   281.8 fp0     47 p
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm8                            ;   288.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   289.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm8                              ;   288.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   289.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   290.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                             ;   290.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   289.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm3, ymm1                            ;   290.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;   291.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm5, ymm13                             ;   291.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm15                        ;   284.8 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm12                          ;   292.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm7                         ;   285.8 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm15                           ;   293.8 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   293.8 fp1     47 p
        db 0x2e, 0x2e
        vpor ymm3, ymm3, ymm7                              ;   294.8 fp2     47 p
        db 0x2e, 0x2e
        vpor ymm7, ymm7, ymm5                              ;   294.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7328], ymm11                        ;   287.8 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm1, ymm4                            ;   292.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                            ;   295.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   293.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                             ;   296.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm5                            ;   297.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                            ;   298.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   299.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                           ;   300.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm15, ymm7                             ;   300.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   298.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   301.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   301.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;   302.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   299.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   302.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm15, ymm8                            ;   303.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                             ;   304.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   303.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   299.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   300.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   301.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   303.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   304.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   299.8 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [r8 + 1824]                          ;   300.0 agu1    47 p
        db 0x2e, 0x2e
        vmovdqu ymm6, [rax + 2848]                         ;   300.2 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   307.2 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rax + 3872]                         ;   301.0 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   308.2 fp1     47 p
        db 0x2e
        vmovdqu ymm8, [rbp + 7648]                         ;   301.2 agu0    50 p reload
        db 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   309.2 fp2     47 p
        vmovdqu ymm11, [rbp + 7424]                        ;   302.0 agu1    47 p
        vpxor ymm11, ymm11, [rax + 3008]                   ;   309.0 fp3+agu0   47 p
        vpxor ymm11, ymm11, [rax + 4032]                   ;   310.0 fp0+agu1   47 p
        vpxor ymm11, ymm11, [r8 + 1984]                    ;   311.0 fp1+agu0   47 p
        vmovdqu ymm7, [rbp + 7392]                         ;   304.0 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 7488]                     ;   311.0 fp2+agu0   47 p
        vmovdqu ymm6, [rbp + 7456]                         ;   305.0 agu1    47 p
        vpxor ymm6, ymm6, [rax + 3040]                     ;   312.0 fp3+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rax + 4064]                     ;   313.0 fp0+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 2016]                      ;   314.0 fp1+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm12                        ;   305.8 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm12, ymm5, ymm6                             ;   315.0 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm6                             ;   315.0 fp3     47 p
        db 0x2e
        vpxor ymm7, ymm7, ymm5                             ;   312.0 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 8416], ymm4                         ;   305.0 agu2+fp5   47 p spill
        db 0x2e
        vpand ymm4, ymm7, ymm12                            ;   316.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                            ;   313.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 7456]                   ;   316.0 fp3+agu1   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm13                        ;   307.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm13, ymm5, ymm2                            ;   316.0 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm15                        ;   308.2 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm15, ymm11, ymm13                           ;   317.0 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                           ;   317.0 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   318.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                            ;   316.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   318.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm2                            ;   317.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                            ;   317.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm2                              ;   318.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7488]                     ;   319.0 fp1+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                          ;   319.0 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;   320.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm8                            ;   321.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                             ;   322.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 7392]                     ;   323.0 fp2+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 7424]                     ;   324.0 fp3+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   325.0 fp0     47 p
        db 0x2e, 0x2e
        vpand ymm13, ymm12, ymm8                           ;   321.0 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   322.0 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                            ;   323.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   319.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   326.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   327.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm15                           ;   326.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   327.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   328.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                           ;   328.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                          ;   327.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm6, ymm5                            ;   328.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   329.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm7, ymm13                            ;   329.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm3                         ;   322.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm11                           ;   330.0 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7392], ymm0                         ;   323.0 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm0, ymm13, ymm3                            ;   331.0 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                             ;   331.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm0                              ;   332.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm7                              ;   332.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm1                         ;   325.0 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm12                            ;   330.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   333.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   331.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                             ;   334.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm7                              ;   335.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                             ;   336.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                             ;   337.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                             ;   338.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm3, ymm0                              ;   338.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;   336.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   339.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   339.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   340.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   337.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   340.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm3, ymm15                            ;   341.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel fox128_encrypt.T0_constants256] ;   332.0 agu0    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   342.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   341.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                             ;   337.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   339.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                             ;   339.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   341.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;   342.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;   339.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm9                           ;   337.2 fp0     50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 7232]                         ;   337.3 agu1    50 p
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 7328]                         ;   337.5 agu0    47 p reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                             ;   344.5 fp1     50 p
        vmovdqu ymm7, [rbp + 6688]                         ;   338.3 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 7168]                     ;   345.3 fp2+agu0   50 p
        vmovdqu ymm1, [rbp + 6720]                         ;   339.3 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 6624]                     ;   346.3 fp3+agu0   50 p
        vmovdqu [rbp + 8448], ymm1                         ;   347.3 agu2+fp5   50 p spill
        vpxor ymm1, ymm10, [rbp + 6752]                    ;   340.3 fp0+agu1   50 p
        vmovdqu [rbp + 8480], ymm1                         ;   341.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6848]                         ;   340.5 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 7264]                     ;   347.5 fp1+agu1   50 p
        vmovdqu [rbp + 8512], ymm2                         ;   345.5 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6656]                         ;   341.5 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 7072]                     ;   348.5 fp2+agu1   50 p
        vmovdqu [rbp + 8544], ymm10                        ;   342.0 agu2+fp5   47 p spill
        vmovdqu ymm10, [rbp + 6784]                        ;   342.5 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7488]                   ;   349.5 fp3+agu1   50 p
        vmovdqu [rbp + 8576], ymm12                        ;   343.0 agu2+fp5   47 p spill
        vmovdqu ymm12, [rbp + 7008]                        ;   343.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7392]                   ;   350.5 fp0+agu1   50 p
        vmovdqu [rbp + 8608], ymm10                        ;   350.5 agu2+fp5   50 p spill
        vpxor ymm10, ymm14, [rbp + 6784]                   ;   344.5 fp1+agu0   50 p
        vmovdqu [rbp + 8640], ymm10                        ;   345.5 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7680]                        ;   345.3 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 6912]                   ;   352.3 fp2+agu0   50 p
        vmovdqu [rbp + 8672], ymm8                         ;   346.0 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm8, ymm9, ymm7                             ;   346.3 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 8704], ymm9                         ;   347.0 agu1+fp5   47 p spill
        db 0x2e
        vmovdqu ymm9, [rbp + 7968]                         ;   346.5 agu0    50 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7296]                     ;   353.5 fp0+agu1   50 p
        vmovdqu [rbp + 8736], ymm9                         ;   354.5 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7744]                         ;   347.5 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 7104]                     ;   354.5 fp1+agu1   50 p
        vmovdqu [rbp + 8768], ymm12                        ;   351.5 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm12, ymm5, [rbp + 7744]                    ;   348.5 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 8800], ymm5                         ;   350.0 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm5, ymm1, ymm10                            ;   353.3 fp3     50 p
        vmovdqu [rbp + 8832], ymm10                        ;   353.3 agu1+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6944]                        ;   349.5 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7424]                   ;   356.5 fp0+agu1   50 p
        vmovdqu [rbp + 8864], ymm10                        ;   357.5 agu2+fp5   50 p spill
        vpxor ymm10, ymm6, [rbp + 6816]                    ;   350.5 fp1+agu0   50 p
        db 0x2e
        vpxor ymm6, ymm8, ymm9                             ;   355.5 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 8896], ymm6                         ;   356.5 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm6, ymm10, [rbp + 6976]                    ;   351.5 fp3+agu1   50 p
        vmovdqu [rbp + 8928], ymm6                         ;   354.0 agu0+fp5   50 p spill
        vmovdqu ymm6, [rbp + 6624]                         ;   352.3 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 7008]                     ;   359.3 fp0+agu0   50 p
        vmovdqu [rbp + 8960], ymm6                         ;   360.3 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 6880]                         ;   353.3 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 7488]                     ;   360.3 fp1+agu0   50 p
        vmovdqu [rbp + 8992], ymm10                        ;   356.0 agu2+fp5   50 p spill
        vpxor ymm10, ymm1, [rbp + 7488]                    ;   354.3 fp2+agu1   50 p
        vmovdqu [rbp + 9024], ymm10                        ;   357.0 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7936]                        ;   354.5 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7136]                   ;   361.5 fp3+agu1   50 p
        vmovdqu [rbp + 9056], ymm10                        ;   362.5 agu2+fp5   50 p spill
        vpxor ymm10, ymm2, [rbp + 6688]                    ;   355.5 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9088], ymm2                         ;   359.0 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm2, [rbp + 7936]                         ;   356.3 agu1    50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7360]                     ;   363.3 fp1+agu0   50 p
        vmovdqu [rbp + 9120], ymm2                         ;   364.3 agu2+fp5   50 p spill
        vpxor ymm2, ymm12, ymm15                           ;   355.5 fp2     50 p
        vpxor ymm8, ymm8, [rbp + 6848]                     ;   357.3 fp3+agu1   50 p
        vmovdqu [rbp + 9152], ymm2                         ;   361.0 agu0+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6624]                         ;   358.3 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 8352]                     ;   365.3 fp0+agu0   50 p
        vmovdqu [rbp + 6624], ymm12                        ;   362.0 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7872]                        ;   359.3 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7040]                   ;   366.3 fp1+agu0   50 p
        vmovdqu [rbp + 9184], ymm12                        ;   367.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7712]                        ;   360.3 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 8160]                   ;   367.3 fp2+agu0   50 p
        vmovdqu [rbp + 9216], ymm12                        ;   368.3 agu2+fp5   50 p spill
        vpxor ymm12, ymm0, [rbp + 7456]                    ;   361.3 fp3+agu1   50 p
        vmovdqu [rbp + 9248], ymm12                        ;   365.0 agu2+fp5   50 p spill
        vpxor ymm12, ymm11, [rbp + 7872]                   ;   361.5 fp0+agu0   50 p
        vmovdqu [rbp + 9280], ymm12                        ;   366.0 agu2+fp5   50 p spill
        vpxor ymm12, ymm13, [rbp + 7648]                   ;   362.3 fp1+agu1   50 p
        vmovdqu [rbp + 9312], ymm12                        ;   367.0 agu0+fp5   50 p spill
        vpxor ymm12, ymm15, [rbp + 6848]                   ;   363.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8416]                     ;   363.5 fp3+agu0   50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9344], ymm0                         ;   368.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm6                             ;   362.0 fp0     50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9376], ymm7                         ;   369.0 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm7, ymm14                                ;   362.3         50 p copy
        db 0x2e
        vmovdqu [rbp + 9408], ymm0                         ;   370.0 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm0, [rbp + 7232]                         ;   364.5 agu0    50 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 7200]                     ;   371.5 fp1+agu1   50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   372.5 fp2     50 p
        vmovdqu [rbp + 9440], ymm7                         ;   373.5 agu2+fp5   50 p spill
        vpxor ymm7, ymm3, [rbp + 7968]                     ;   365.5 fp3+agu0   50 p
        vmovdqu [rbp + 9472], ymm7                         ;   372.0 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7360]                         ;   366.3 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 8320]                     ;   373.3 fp0+agu0   50 p
        vmovdqu [rbp + 9504], ymm0                         ;   373.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 8064]                         ;   367.3 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 8320]                     ;   374.3 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9536], ymm7                         ;   374.3 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm7, [rbp + 7840]                         ;   368.3 agu1    50 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 8128]                     ;   375.3 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9568], ymm11                        ;   375.0 agu2+fp5   47 p spill
        vmovdqu ymm11, [rbp + 6784]                        ;   369.3 agu1    50 p
        vpxor ymm11, ymm11, [rbp + 8416]                   ;   376.3 fp3+agu0   50 p
        vmovdqu [rbp + 9600], ymm6                         ;   376.0 agu2+fp5   50 p spill
        vpxor ymm6, ymm8, ymm5                             ;   368.5 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 9632], ymm5                         ;   377.0 agu1+fp5   50 p spill
        db 0x2e
        vpxor ymm5, ymm4, [rbp + 8320]                     ;   370.5 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 8320], ymm5                         ;   378.0 agu2+fp5   50 p spill
        vpxor ymm5, ymm12, ymm9                            ;   370.0 fp2     50 p
        vmovdqu [rbp + 9664], ymm6                         ;   379.0 agu1+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7840]                         ;   371.5 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 8864]                     ;   378.5 fp3+agu1   50 p
        vmovdqu [rbp + 9696], ymm8                         ;   380.0 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 7808]                         ;   372.5 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 7136]                     ;   379.5 fp0+agu1   50 p
        vmovdqu [rbp + 9728], ymm8                         ;   381.0 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 7904]                         ;   373.5 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 8256]                     ;   380.5 fp1+agu1   50 p
        vmovdqu [rbp + 9760], ymm12                        ;   382.0 agu2+fp5   50 p spill
        vpxor ymm12, ymm13, [rbp + 8768]                   ;   374.5 fp2+agu0   50 p
        vmovdqu [rbp + 9792], ymm12                        ;   383.0 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7264]                        ;   375.3 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7424]                   ;   382.3 fp3+agu0   50 p
        vmovdqu [rbp + 9824], ymm12                        ;   384.0 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7776]                        ;   376.3 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 8224]                   ;   383.3 fp0+agu0   50 p
        vmovdqu [rbp + 9856], ymm4                         ;   385.0 agu2+fp5   47 p spill
        vmovdqu ymm4, [rbp + 7808]                         ;   377.3 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8096]                     ;   384.3 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9888], ymm4                         ;   386.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm15, ymm3                            ;   377.3 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 9920], ymm15                        ;   387.0 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm15, [rbp + 7776]                        ;   378.5 agu0    50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8096]                   ;   385.5 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 9952], ymm4                         ;   388.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm1, ymm2                             ;   379.0 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 9984], ymm4                         ;   389.0 agu0+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm3, [rbp + 7456]                     ;   380.3 fp1+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10016], ymm3                        ;   390.0 agu2+fp5   47 p spill
        db 0x2e
        vmovdqu ymm3, [rbp + 8032]                         ;   380.5 agu0    50 p
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 8288]                     ;   387.5 fp2+agu1   50 p
        vmovdqu [rbp + 10048], ymm6                        ;   391.0 agu2+fp5   50 p spill
        vpxor ymm6, ymm10, [rbp + 8768]                    ;   381.5 fp3+agu0   50 p
        vpxor ymm14, ymm14, ymm6                           ;   382.5 fp0     50 p
        vmovdqu [rbp + 10080], ymm6                        ;   392.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm6, ymm12, [rbp + 8672]                    ;   384.3 fp1+agu1   50 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 6720]                     ;   385.3 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10112], ymm10                       ;   393.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm10, ymm1, [rbp + 7424]                    ;   383.3 fp3+agu1   50 p
        vmovdqu [rbp + 10144], ymm1                        ;   394.0 agu0+fp5   50 p spill
        vpxor ymm1, ymm9, ymm3                             ;   388.5 fp0     50 p
        vmovdqu [rbp + 10176], ymm1                        ;   395.0 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7712]                         ;   384.5 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 8192]                     ;   391.5 fp1+agu0   50 p
        vmovdqu [rbp + 10208], ymm12                       ;   396.0 agu2+fp5   50 p spill
        vpxor ymm12, ymm14, [rbp + 8352]                   ;   385.5 fp2+agu1   50 p
        vmovdqu [rbp + 10240], ymm14                       ;   397.0 agu0+fp5   50 p spill
        vmovdqu ymm14, [rbp + 8672]                        ;   386.5 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 8992]                   ;   393.5 fp3+agu0   50 p
        vmovdqu [rbp + 10272], ymm1                        ;   398.0 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7680]                         ;   387.5 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 7488]                     ;   394.5 fp0+agu0   50 p
        vmovdqu [rbp + 7488], ymm6                         ;   399.0 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7680]                         ;   388.5 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 7904]                     ;   395.5 fp1+agu0   50 p
        vmovdqu [rbp + 10304], ymm14                       ;   400.0 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6720]                        ;   389.5 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 8224]                   ;   396.5 fp2+agu0   50 p
        vmovdqu [rbp + 10336], ymm14                       ;   401.0 agu2+fp5   50 p spill
        vpxor ymm14, ymm5, [rbp + 8608]                    ;   391.0 fp3+agu1   50 p
        vmovdqu [rbp + 10368], ymm5                        ;   402.0 agu0+fp5   50 p spill
        vmovdqu ymm5, [rbp + 8000]                         ;   392.0 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 7648]                     ;   399.0 fp0+agu0   50 p
        vmovdqu [rbp + 10400], ymm14                       ;   403.0 agu2+fp5   50 p spill
        vpxor ymm14, ymm8, [rbp + 6752]                    ;   393.0 fp1+agu1   50 p
        vmovdqu [rbp + 10432], ymm14                       ;   404.0 agu0+fp5   50 p spill
        vpxor ymm14, ymm7, [rbp + 7072]                    ;   394.0 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10464], ymm1                        ;   405.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm1, ymm8, ymm13                            ;   394.2 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 10496], ymm1                        ;   406.0 agu0+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7968]                         ;   395.0 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 7200]                     ;   402.0 fp0+agu0   50 p
        vmovdqu [rbp + 10528], ymm13                       ;   407.0 agu2+fp5   47 p spill
        vmovdqu ymm13, [rbp + 8160]                        ;   396.0 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 7456]                   ;   403.0 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10560], ymm1                        ;   408.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm1, ymm11, [rbp + 6944]                    ;   397.0 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10592], ymm11                       ;   409.0 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm11, [rbp + 6912]                        ;   397.3 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 8352]                   ;   404.3 fp3+agu1   50 p
        vmovdqu [rbp + 10624], ymm11                       ;   410.0 agu2+fp5   50 p spill
        vpxor ymm11, ymm1, [rbp + 8128]                    ;   399.0 fp0+agu0   50 p
        vpxor ymm11, ymm11, ymm2                           ;   400.0 fp1     50 p
        vmovdqu [rbp + 10656], ymm11                       ;   411.0 agu1+fp5   50 p spill
        vmovdqu ymm11, [rbp + 6976]                        ;   400.0 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 8384]                   ;   407.0 fp2+agu1   50 p
        vmovdqu [rbp + 10688], ymm1                        ;   412.0 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6656]                         ;   401.0 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8576]                     ;   408.0 fp3+agu1   50 p
        vmovdqu [rbp + 10720], ymm11                       ;   413.0 agu2+fp5   50 p spill
        vpxor ymm11, ymm4, [rbp + 8288]                    ;   402.2 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10752], ymm4                        ;   414.0 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm4, [rbp + 7648]                         ;   403.2 agu0    50 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7392]                     ;   410.2 fp1+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 7648], ymm4                         ;   415.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm0, [rbp + 9600]                     ;   404.2 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10784], ymm4                        ;   416.0 agu1+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm3, ymm7                             ;   404.3 fp3     50 p
        vpxor ymm3, ymm3, ymm12                            ;   404.5 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 10816], ymm12                       ;   417.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm12, ymm6, ymm5                            ;   405.0 fp1     50 p
        db 0x2e
        vmovdqu [rbp + 10848], ymm3                        ;   418.0 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm3, [rbp + 7264]                         ;   406.0 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 8736]                     ;   413.0 fp2+agu0   50 p
        vmovdqu [rbp + 10880], ymm3                        ;   419.0 agu2+fp5   50 p spill
        vpxor ymm3, ymm7, [rbp + 6880]                     ;   407.2 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 8800]                     ;   408.2 fp0+agu0   50 p
        vmovdqu [rbp + 10912], ymm3                        ;   420.0 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 7040]                         ;   408.2 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 9216]                     ;   415.2 fp1+agu0   50 p
        vmovdqu [rbp + 10944], ymm3                        ;   421.0 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 8000]                         ;   409.2 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 7296]                     ;   416.2 fp2+agu0   50 p
        vmovdqu [rbp + 10976], ymm12                       ;   422.0 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9568]                        ;   410.2 agu1    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 9600]                   ;   417.2 fp3+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6784]                   ;   418.2 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11008], ymm6                        ;   423.0 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm6, ymm4                                 ;   413.0         50 p copy
        db 0x2e
        vmovdqu [rbp + 11040], ymm4                        ;   424.0 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm4, [rbp + 6688]                         ;   413.3 agu1    50 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8576]                     ;   420.3 fp1+agu0   50 p
        db 0x2e
        vpxor ymm6, ymm6, ymm4                             ;   421.3 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 11072], ymm6                        ;   425.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm6, ymm10, ymm8                            ;   415.2 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 11104], ymm8                        ;   426.0 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm8, [rbp + 8672]                         ;   416.0 agu0    50 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 8800]                     ;   423.0 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11136], ymm4                        ;   427.0 agu2+fp5   50 p spill
        vpxor ymm4, ymm1, ymm15                            ;   417.0 fp1     50 p
        vmovdqu [rbp + 11168], ymm4                        ;   428.0 agu0+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8832]                         ;   417.3 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8736]                     ;   424.3 fp2+agu0   50 p
        vmovdqu [rbp + 11200], ymm1                        ;   429.0 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7040]                         ;   418.3 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 8544]                     ;   425.3 fp3+agu0   50 p
        vmovdqu [rbp + 11232], ymm1                        ;   430.0 agu2+fp5   50 p spill
        vpxor ymm1, ymm14, [rbp + 9408]                    ;   420.0 fp0+agu1   50 p
        vmovdqu [rbp + 11264], ymm14                       ;   431.0 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7104]                        ;   420.3 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 9536]                   ;   427.3 fp1+agu1   50 p
        vmovdqu [rbp + 11296], ymm14                       ;   432.0 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7904]                        ;   421.3 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 8064]                   ;   428.3 fp2+agu1   50 p
        vmovdqu [rbp + 11328], ymm14                       ;   433.0 agu2+fp5   50 p spill
        vpxor ymm14, ymm1, [rbp + 6688]                    ;   423.0 fp3+agu0   50 p
        vmovdqu [rbp + 11360], ymm1                        ;   434.0 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm1, [rbp + 6656]                         ;   424.0 agu0    50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7104]                     ;   431.0 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11392], ymm7                        ;   435.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm7, ymm0, ymm1                             ;   432.0 fp1     50 p
        vpxor ymm7, ymm7, [rbp + 10048]                    ;   433.0 fp2+agu0   50 p
        vmovdqu [rbp + 11424], ymm4                        ;   436.0 agu1+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7872]                         ;   426.0 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 8256]                     ;   433.0 fp3+agu1   50 p
        vmovdqu [rbp + 11456], ymm4                        ;   437.0 agu2+fp5   50 p spill
        vpxor ymm4, ymm2, [rbp + 9216]                     ;   427.3 fp0+agu0   50 p
        vmovdqu [rbp + 11488], ymm2                        ;   438.0 agu1+fp5   50 p spill
        vmovdqu ymm2, [rbp + 8032]                         ;   428.3 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 8384]                     ;   435.3 fp1+agu1   50 p
        vmovdqu [rbp + 11520], ymm4                        ;   439.0 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7680]                         ;   429.3 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 7360]                     ;   436.3 fp2+agu1   50 p
        vmovdqu [rbp + 11552], ymm4                        ;   440.0 agu2+fp5   50 p spill
        vpxor ymm4, ymm13, [rbp + 8128]                    ;   431.0 fp3+agu0   50 p
        vmovdqu [rbp + 11584], ymm13                       ;   441.0 agu1+fp5   50 p spill
        vmovdqu ymm13, [rbp + 8288]                        ;   432.0 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 9344]                   ;   439.0 fp0+agu1   50 p
        vmovdqu [rbp + 11616], ymm4                        ;   442.0 agu2+fp5   50 p spill
        vpxor ymm4, ymm14, [rbp + 8544]                    ;   433.0 fp1+agu0   50 p
        vmovdqu [rbp + 11648], ymm14                       ;   443.0 agu1+fp5   50 p spill
        vpxor ymm14, ymm9, [rbp + 7904]                    ;   434.0 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 9856]                     ;   434.2 fp3+agu1   50 p
        vmovdqu [rbp + 11680], ymm14                       ;   444.0 agu2+fp5   50 p spill
        vpxor ymm14, ymm0, [rbp + 8192]                    ;   435.0 fp0+agu0   50 p
        vmovdqu [rbp + 11712], ymm14                       ;   445.0 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 8672]                        ;   435.2 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 9184]                   ;   442.2 fp1+agu0   50 p
        vmovdqu [rbp + 11744], ymm4                        ;   446.0 agu2+fp5   50 p spill
        vpxor ymm4, ymm0, [rbp + 9344]                     ;   436.2 fp2+agu1   50 p
        vmovdqu [rbp + 11776], ymm14                       ;   447.0 agu2+fp5   50 p spill
        vpxor ymm14, ymm7, [rbp + 9504]                    ;   437.0 fp3+agu0   50 p
        vmovdqu [rbp + 11808], ymm7                        ;   448.0 agu1+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6848]                         ;   438.0 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 9088]                     ;   445.0 fp0+agu1   50 p
        vmovdqu [rbp + 11840], ymm14                       ;   449.0 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6688]                        ;   439.0 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7296]                   ;   446.0 fp1+agu1   50 p
        vmovdqu [rbp + 7296], ymm7                         ;   450.0 agu2+fp5   50 p spill
        vpxor ymm7, ymm6, [rbp + 7008]                     ;   440.0 fp2+agu0   50 p
        vmovdqu [rbp + 6688], ymm4                         ;   451.0 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7904]                         ;   440.2 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 9088]                     ;   447.2 fp3+agu0   50 p
        vmovdqu [rbp + 7904], ymm4                         ;   452.0 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6816]                         ;   441.2 agu1    50 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8768]                     ;   448.2 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11872], ymm0                        ;   453.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm0, ymm6, ymm4                             ;   449.2 fp1     50 p
        db 0x2e
        vmovdqu [rbp + 11904], ymm6                        ;   454.0 agu1+fp5   50 p spill
        vmovdqu ymm6, [rbp + 6976]                         ;   444.0 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 6912]                     ;   451.0 fp2+agu1   50 p
        vmovdqu [rbp + 11936], ymm4                        ;   455.0 agu2+fp5   50 p spill
        vpxor ymm4, ymm3, [rbp + 9504]                     ;   445.2 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11968], ymm6                        ;   456.0 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm6, [rbp + 8800]                         ;   446.2 agu0    50 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10592]                    ;   453.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   446.3 fp1     50 p
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 2304]                      ;   447.2 fp2+agu0   50 p
        db 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   447.3 fp3     50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7008]                     ;   448.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9760]                     ;   449.2 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9248]                     ;   450.2 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10432]                    ;   451.2 fp3+agu0   50 p
        vmovdqu [rbp + 9760], ymm6                         ;   457.0 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7680]                         ;   449.3 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 8864]                     ;   456.3 fp0+agu0   50 p
        vpxor ymm10, ymm10, [r8 + 2368]                    ;   450.3 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 9376]                   ;   451.3 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 6944]                   ;   452.3 fp3+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 7808]                   ;   453.3 fp0+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10016]                  ;   454.3 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 7968]                   ;   455.3 fp2+agu0   50 p
        vmovdqu [rbp + 7968], ymm6                         ;   458.0 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 8128]                         ;   453.3 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 7168]                     ;   460.3 fp3+agu0   50 p
        vmovdqu [rbp + 10016], ymm1                        ;   459.0 agu2+fp5   50 p spill
        vpxor ymm1, ymm9, [rbp + 7104]                     ;   454.3 fp0+agu1   50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10464]                    ;   455.3 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 7680], ymm9                         ;   460.0 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 8064]                         ;   455.3 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 7008]                     ;   462.3 fp2+agu0   50 p
        vpxor ymm1, ymm1, ymm9                             ;   463.3 fp3     50 p
        vmovdqu [rbp + 12000], ymm10                       ;   461.0 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 8192]                        ;   456.3 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 8256]                   ;   463.3 fp0+agu0   50 p
        vmovdqu [rbp + 12032], ymm1                        ;   464.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8224]                         ;   457.3 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 9056]                     ;   464.3 fp1+agu0   50 p
        vmovdqu [rbp + 12064], ymm3                        ;   463.0 agu2+fp5   50 p spill
        vpxor ymm3, ymm6, [rbp + 9824]                     ;   461.3 fp2+agu1   50 p
        vpxor ymm3, ymm3, [r8 + 2048]                      ;   462.3 fp3+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 9344]                     ;   463.3 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 8640]                     ;   464.3 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 8800]                     ;   465.3 fp2+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 6656]                     ;   466.3 fp3+agu0   50 p
        vmovdqu [rbp + 6656], ymm6                         ;   464.0 agu2+fp5   50 p spill
        vpxor ymm6, ymm11, [rbp + 9888]                    ;   461.3 fp0+agu1   50 p
        vpxor ymm6, ymm6, [r8 + 2112]                      ;   462.3 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 6752]                     ;   463.3 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 10560]                    ;   464.3 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 8576]                     ;   465.3 fp0+agu1   50 p
        vmovdqu [rbp + 12096], ymm3                        ;   467.3 agu2+fp5   50 p spill
        vpxor ymm3, ymm8, [rbp + 8160]                     ;   464.2 fp1+agu0   50 p
        vpxor ymm3, ymm3, [r8 + 2144]                      ;   465.2 fp2+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 8736]                     ;   466.2 fp3+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 8544]                     ;   467.2 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9472]                     ;   468.2 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 7232]                     ;   469.2 fp2+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 8032]                     ;   470.2 fp3+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 7136]                     ;   471.2 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 7776]                     ;   472.2 fp1+agu0   50 p
        vpxor ymm8, ymm8, [r8 + 2176]                      ;   468.3 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 7328]                     ;   469.3 fp3+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 7936]                     ;   470.3 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 7040]                     ;   471.3 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 8000]                     ;   472.3 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 9568]                     ;   473.3 fp3+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 7712]                     ;   474.3 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 8224]                     ;   475.3 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 8384]                     ;   476.3 fp2+agu1   50 p
        vmovdqu [rbp + 8224], ymm3                         ;   473.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 8192]                         ;   473.2 agu0    50 p
        vpxor ymm3, ymm3, [r8 + 2208]                      ;   480.2 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 7328]                     ;   481.2 fp0+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 9280]                     ;   482.2 fp1+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 8800]                     ;   483.2 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 6720]                     ;   484.2 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 7360]                     ;   485.2 fp0+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 8928]                     ;   486.2 fp1+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9312]                     ;   487.2 fp2+agu0   50 p
        vpxor ymm11, ymm11, [r8 + 2880]                    ;   477.3 fp3+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 11264]                  ;   478.3 fp0+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 10592]                  ;   479.3 fp1+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 9216]                   ;   480.3 fp2+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 10208]                  ;   481.3 fp3+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 9376]                   ;   482.3 fp0+agu0   50 p
        vmovdqu [rbp + 7360], ymm11                        ;   483.3 agu2+fp5   50 p spill
        vpxor ymm11, ymm7, [rbp + 7104]                    ;   480.3 fp1+agu1   50 p
        vpxor ymm11, ymm11, ymm5                           ;   481.3 fp2     50 p
        vpxor ymm11, ymm11, ymm15                          ;   482.3 fp3     50 p
        vpxor ymm11, ymm11, [r8 + 2400]                    ;   483.3 fp0+agu0   50 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7072]                   ;   484.3 fp1+agu1   50 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 9504]                   ;   485.3 fp2+agu0   50 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 10304]                  ;   486.3 fp3+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 10560]                  ;   487.3 fp0+agu0   50 p
        vmovdqu [rbp + 7712], ymm11                        ;   488.3 agu2+fp5   50 p spill
        vpxor ymm11, ymm12, [rbp + 9504]                   ;   483.3 fp1+agu1   50 p
        vpxor ymm11, ymm11, ymm0                           ;   484.3 fp2     50 p
        vpxor ymm11, ymm11, [r8 + 2432]                    ;   485.3 fp3+agu0   50 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 9120]                   ;   486.3 fp0+agu1   50 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 9216]                   ;   487.3 fp1+agu0   50 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 8608]                   ;   488.3 fp2+agu1   50 p
        vmovdqu [rbp + 9216], ymm0                         ;   483.5 agu2+fp5   50 p spill
        vpxor ymm0, ymm7, [rbp + 10784]                    ;   486.2 fp3+agu0   50 p
        vpxor ymm0, ymm0, ymm1                             ;   487.2 fp0     50 p
        vpxor ymm0, ymm0, [r8 + 2464]                      ;   488.2 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 9184]                     ;   489.2 fp2+agu0   50 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 10528]                    ;   490.2 fp3+agu1   50 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 10336]                    ;   491.2 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9504], ymm7                         ;   485.3 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm7, ymm13, [rbp + 11424]                   ;   488.3 fp1+agu1   50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm9                             ;   489.3 fp2     50 p
        vpxor ymm7, ymm7, ymm14                            ;   490.3 fp3     50 p
        vpxor ymm7, ymm7, [r8 + 2560]                      ;   491.3 fp0+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 7424]                     ;   492.3 fp1+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 9088]                     ;   493.3 fp2+agu0   50 p
        vpxor ymm9, ymm9, [r8 + 2656]                      ;   490.3 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 7808]                     ;   491.3 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 9120]                     ;   492.3 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 6944]                     ;   493.3 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7488]                     ;   494.3 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8480]                     ;   495.3 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 9664]                     ;   496.3 fp1+agu1   50 p
        vpxor ymm14, ymm14, [r8 + 3168]                    ;   494.2 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10720]                  ;   495.2 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 10976]                  ;   496.2 fp0+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 8288]                   ;   497.2 fp1+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 8672]                   ;   498.2 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 9728]                   ;   499.2 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 10656]                  ;   500.2 fp0+agu0   50 p
        vmovdqu [rbp + 8672], ymm14                        ;   501.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 10752]                       ;   497.3 agu1    50 p
        vpxor ymm14, ymm14, [r8 + 2624]                    ;   504.3 fp1+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 9728]                   ;   505.3 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 8512]                   ;   506.3 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 11392]                  ;   507.3 fp0+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9696]                   ;   508.3 fp1+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 7936]                   ;   509.3 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 7264]                   ;   510.3 fp3+agu0   50 p
        vmovdqu [rbp + 7936], ymm9                         ;   497.3 agu2+fp5   50 p spill
        vpxor ymm9, ymm2, [rbp + 9664]                     ;   501.3 fp0+agu1   50 p
        vpxor ymm9, ymm9, ymm15                            ;   502.3 fp1     50 p
        vpxor ymm9, ymm9, [r8 + 2688]                      ;   503.3 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 9568]                     ;   504.3 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 11872]                    ;   505.3 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 10272]                    ;   506.3 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8448]                     ;   507.3 fp2+agu0   50 p
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 2976]                      ;   504.3 fp3+agu1   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8832]                     ;   505.3 fp0+agu0   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 9312]                     ;   506.3 fp1+agu1   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 11648]                    ;   507.3 fp2+agu0   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 9120]                     ;   508.3 fp3+agu1   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 11680]                    ;   509.3 fp0+agu0   50 p
        vmovdqu [rbp + 9696], ymm2                         ;   510.3 agu2+fp5   50 p spill
        vpxor ymm2, ymm5, [rbp + 9664]                     ;   507.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [r8 + 2720]                      ;   508.3 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10496]                    ;   509.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 8064]                     ;   510.3 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 7872]                     ;   511.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 11520]                    ;   512.3 fp2+agu0   50 p
        vpxor ymm13, ymm13, [r8 + 3328]                    ;   510.3 fp3+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 8128]                   ;   511.3 fp0+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 10464]                  ;   512.3 fp1+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 8896]                   ;   513.3 fp2+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 6752]                   ;   514.3 fp3+agu1   50 p
        vmovdqu [rbp + 8128], ymm13                        ;   515.3 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6688]                        ;   513.2 agu0    50 p
        vpxor ymm13, ymm13, [r8 + 2816]                    ;   520.2 fp0+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 7200]                   ;   521.2 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 11328]                  ;   522.2 fp2+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 7808]                   ;   523.2 fp3+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 10048]                  ;   524.2 fp0+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 7264]                   ;   525.2 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 10784]                  ;   526.2 fp2+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 3456]                    ;   517.2 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 9728]                   ;   518.2 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 10368]                  ;   519.2 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 11232]                  ;   520.2 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 10336]                  ;   521.2 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 9536]                   ;   522.2 fp0+agu1   50 p
        vmovdqu [rbp + 9536], ymm12                        ;   523.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8736]                        ;   520.2 agu0    50 p
        vpxor ymm12, ymm12, [r8 + 2912]                    ;   527.2 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 6848]                   ;   528.2 fp2+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 10272]                  ;   529.2 fp3+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 11328]                  ;   530.2 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 11744]                  ;   531.2 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 11776]                  ;   532.2 fp2+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7456]                   ;   533.2 fp3+agu1   50 p
        vmovdqu [rbp + 7456], ymm12                        ;   534.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7744]                        ;   524.2 agu0    50 p
        vpxor ymm12, ymm12, [r8 + 2944]                    ;   531.2 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9280]                   ;   532.2 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 11744]                  ;   533.2 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 10432]                  ;   534.2 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 10720]                  ;   535.2 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 8512]                   ;   536.2 fp1+agu0   50 p
        vpxor ymm1, ymm1, ymm15                            ;   525.2 fp2     50 p
        vpxor ymm1, ymm1, [r8 + 3648]                      ;   527.3 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 6752]                     ;   528.3 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9952]                     ;   529.3 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8864]                     ;   530.3 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10112]                    ;   531.3 fp3+agu1   50 p
        vmovdqu [rbp + 10112], ymm1                        ;   532.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 9248]                         ;   530.2 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 3072]                      ;   537.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9984]                     ;   538.2 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 8096]                     ;   539.2 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 7168]                     ;   540.2 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11008]                    ;   541.2 fp0+agu1   50 p
        vpxor ymm15, ymm15, [r8 + 3680]                    ;   533.2 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 9984]                   ;   534.2 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 10848]                  ;   535.2 fp3+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 8192]                   ;   536.2 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 7488]                   ;   537.2 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 11520]                  ;   538.2 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9024]                   ;   539.2 fp3+agu0   50 p
        vmovdqu [rbp + 7488], ymm15                        ;   540.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 7200]                        ;   536.3 agu1    50 p
        vpxor ymm15, ymm15, [r8 + 3136]                    ;   543.3 fp0+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 8384]                   ;   544.3 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 10688]                  ;   545.3 fp2+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 9952]                   ;   546.3 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 11040]                  ;   547.3 fp0+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 11232]                  ;   548.3 fp1+agu1   50 p
        vmovdqu [rbp + 11040], ymm1                        ;   542.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 10208]                        ;   540.2 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 3200]                      ;   547.2 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8992]                     ;   548.2 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 7648]                     ;   549.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9568]                     ;   550.2 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10656]                    ;   551.2 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11424]                    ;   552.2 fp3+agu0   50 p
        vmovdqu [rbp + 11424], ymm1                        ;   553.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 10656]                        ;   543.3 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 3232]                      ;   550.3 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11552]                    ;   551.3 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9600]                     ;   552.3 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 8512]                     ;   553.3 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9792]                     ;   554.3 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10272]                    ;   555.3 fp1+agu1   50 p
        vmovdqu [rbp + 8512], ymm15                        ;   549.3 agu2+fp5   50 p spill
        vpxor ymm15, ymm4, [rbp + 10592]                   ;   547.2 fp2+agu0   50 p
        vpxor ymm15, ymm15, [r8 + 3392]                    ;   548.2 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8096]                   ;   549.2 fp0+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 7296]                   ;   550.2 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9952]                   ;   551.2 fp2+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 7328]                   ;   552.2 fp3+agu1   50 p
        vpxor ymm5, ymm5, [r8 + 3968]                      ;   550.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11808]                    ;   551.2 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9056]                     ;   552.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11968]                    ;   553.2 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 7104]                     ;   554.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10176]                    ;   555.2 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9568]                     ;   556.2 fp2+agu0   50 p
        vmovdqu [rbp + 9568], ymm5                         ;   557.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 9056]                         ;   553.3 agu1    50 p
        vpxor ymm5, ymm5, [r8 + 3424]                      ;   560.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 7200]                     ;   561.3 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11392]                    ;   562.3 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11552]                    ;   563.3 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11616]                    ;   564.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10400]                    ;   565.3 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10304]                    ;   566.3 fp1+agu0   50 p
        vpxor ymm4, ymm4, [r8 + 4000]                      ;   557.3 fp2+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 11936]                    ;   558.3 fp3+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 10336]                    ;   559.3 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 10528]                    ;   560.3 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 11840]                    ;   561.3 fp2+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 8832]                     ;   562.3 fp3+agu0   50 p
        vmovdqu [rbp + 11936], ymm4                        ;   563.3 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11488]                        ;   560.3 agu1    50 p
        vpxor ymm4, ymm4, [r8 + 3488]                      ;   567.3 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 10720]                    ;   568.3 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 10400]                    ;   569.3 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 11712]                    ;   570.3 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 10528]                    ;   571.3 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 10208]                    ;   572.3 fp1+agu1   50 p
        vmovdqu [rbp + 10208], ymm5                        ;   567.3 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 9344]                         ;   564.2 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 3584]                      ;   571.2 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10560]                    ;   572.2 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8352]                     ;   573.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8768]                     ;   574.2 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11264]                    ;   575.2 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8608]                     ;   576.2 fp3+agu0   50 p
        vmovdqu [rbp + 8608], ymm5                         ;   577.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm10, [rbp + 12064]                   ;   567.3 fp0+agu1   50 p
        vpxor ymm5, ymm5, [r8 + 3712]                      ;   568.3 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9280]                     ;   569.3 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10240]                    ;   570.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11520]                    ;   571.3 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10944]                    ;   572.3 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11584]                    ;   573.3 fp2+agu1   50 p
        vmovdqu [rbp + 11584], ymm5                        ;   574.3 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 10496]                        ;   571.2 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 3744]                      ;   578.2 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10848]                    ;   579.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11232]                    ;   580.2 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8928]                     ;   581.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10176]                    ;   582.2 fp3+agu1   50 p
        vmovdqu [rbp + 10176], ymm5                        ;   583.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 6944]                         ;   574.2 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 3840]                      ;   581.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10816]                    ;   582.2 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10592]                    ;   583.2 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 6688]                     ;   584.2 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10080]                    ;   585.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9888]                     ;   586.2 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 7104]                     ;   587.2 fp2+agu1   50 p
        vmovdqu [rbp + 9888], ymm5                         ;   588.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 7296]                         ;   578.2 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 3904]                      ;   585.2 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 7264]                     ;   586.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8480]                     ;   587.2 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10944]                    ;   588.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10048]                    ;   589.2 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9472]                     ;   590.2 fp0+agu0   50 p
        vmovdqu [rbp + 9472], ymm5                         ;   591.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 10720]                        ;   582.2 agu1    50 p
        vpxor ymm5, ymm5, [r8 + 3936]                      ;   589.2 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11840]                    ;   590.2 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8704]                     ;   591.2 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 6752]                     ;   592.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11776]                    ;   593.2 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8352]                     ;   594.2 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8032]                     ;   595.2 fp3+agu0   50 p
        vmovdqu [rbp + 8032], ymm5                         ;   596.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm3, [rbp + 8704]                     ;   586.3 fp0+agu1   46 p
        vpxor ymm5, ymm5, [r8 + 2080]                      ;   587.3 fp1+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 10144]                    ;   588.3 fp2+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 9824]                     ;   589.3 fp3+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 9344]                     ;   590.3 fp0+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 10048]                    ;   591.3 fp1+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 11136]                    ;   592.3 fp2+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 7072]                     ;   593.3 fp3+agu0   46 p
        vmovdqu [rbp + 7072], ymm15                        ;   589.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm6, [rbp + 8256]                    ;   590.3 fp0+agu1   46 p
        vpxor ymm15, ymm15, [r8 + 2240]                    ;   591.3 fp1+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 8960]                   ;   592.3 fp2+agu1   46 p
        vpxor ymm15, ymm15, [rbp + 6880]                   ;   593.3 fp3+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 8320]                   ;   594.3 fp0+agu1   46 p
        vpxor ymm15, ymm15, [rbp + 6624]                   ;   595.3 fp1+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 6912]                   ;   596.3 fp2+agu1   46 p
        vpxor ymm15, ymm15, [rbp + 9792]                   ;   597.3 fp3+agu0   46 p
        vmovdqu [rbp + 9792], ymm4                         ;   591.3 agu2+fp5   50 p spill
        vpxor ymm4, ymm8, [rbp + 12096]                    ;   594.3 fp0+agu1   46 p
        vmovdqu [rbp + 6912], ymm1                         ;   592.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8224]                         ;   594.5 agu0    46 p
        vpxor ymm1, ymm1, [r8 + 2272]                      ;   601.5 fp1+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 12032]                    ;   602.5 fp2+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 8352]                     ;   603.5 fp3+agu1   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 11680]                    ;   604.5 fp0+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 11680], ymm13                       ;   593.3 agu2+fp5   50 p spill
        db 0x2e
        vpor ymm13, ymm5, ymm1                             ;   605.5 fp1     46 p
        db 0x2e
        vmovdqu [rbp + 6624], ymm12                        ;   594.3 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm12, ymm4, ymm1                            ;   605.5 fp2     46 p
        db 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   595.3 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 8256], ymm7                         ;   595.3 agu2+fp5   50 p spill
        db 0x2e
        vpand ymm7, ymm4, ymm13                            ;   606.5 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                            ;   598.3 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 8224]                   ;   606.5 fp2+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8224], ymm9                         ;   596.3 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vpand ymm9, ymm5, ymm12                            ;   606.5 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11136], ymm14                       ;   597.3 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vpor ymm14, ymm15, ymm9                            ;   607.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   607.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   608.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   606.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                          ;   608.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm12                           ;   607.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                          ;   607.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm12                             ;   608.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                             ;   609.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                            ;   609.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   610.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                             ;   605.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm3                            ;   611.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 12096]                    ;   606.5 fp1+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                             ;   612.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   613.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm3                            ;   611.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                             ;   612.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                             ;   613.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm14                             ;   614.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   609.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   615.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm14                           ;   614.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm5                             ;   616.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm13                           ;   615.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   616.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm12                           ;   616.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   615.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   617.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm6, ymm9                              ;   617.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm9, ymm15                           ;   618.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm9, ymm12                           ;   619.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;   619.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm13                             ;   620.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm6                            ;   620.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12096], ymm9                        ;   617.5 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm5, ymm7                             ;   618.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                           ;   621.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   619.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                            ;   622.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm6                              ;   623.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   624.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   625.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                            ;   626.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm12, ymm13                            ;   626.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;   624.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;   627.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm0, [rbp + 7104]                     ;   618.5 fp2+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                             ;   628.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;   625.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 2336]                      ;   619.5 fp1+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8640]                         ;   619.7 agu0    50 p reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                             ;   626.7 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;   628.5 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 7424]                         ;   620.5 agu1    47 p reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                             ;   627.7 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 8480]                         ;   620.7 agu0    50 p reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                             ;   628.7 fp1     46 p
        db 0x2e
        vmovdqu ymm13, [rbp + 11072]                       ;   621.5 agu1    50 p reload
        db 0x2e
        vpxor ymm6, ymm6, ymm13                            ;   629.7 fp2     46 p
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 2528]                    ;   621.7 fp3+agu0   46 p
        vpxor ymm10, ymm10, [rbp + 7712]                   ;   622.7 fp0+agu1   46 p
        vpxor ymm10, ymm10, [rbp + 9632]                   ;   623.7 fp1+agu0   46 p
        vpxor ymm10, ymm10, [rbp + 8960]                   ;   624.7 fp2+agu1   46 p
        vpxor ymm10, ymm10, [rbp + 9760]                   ;   625.7 fp3+agu0   46 p
        vpxor ymm1, ymm11, [rbp + 10016]                   ;   624.5 fp0+agu1   46 p
        vmovdqu ymm13, [rbp + 12000]                       ;   624.7 agu0    46 p
        vpxor ymm13, ymm13, [r8 + 2496]                    ;   631.7 fp1+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 11904]                  ;   632.7 fp2+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 6976]                   ;   633.7 fp3+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 11488]                  ;   634.7 fp0+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 12032]                  ;   635.7 fp1+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 10336]                  ;   636.7 fp2+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 10464]                  ;   637.7 fp3+agu1   46 p
        vmovdqu [rbp + 10336], ymm5                        ;   626.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm10, ymm6                             ;   630.7 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 12032], ymm15                       ;   627.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm10                           ;   627.0 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   630.7 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm3                         ;   628.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm3, ymm1, ymm5                             ;   631.7 fp3     46 p
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                            ;   638.7 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7712]                     ;   631.7 fp1+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm8                         ;   629.5 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm15, ymm6                            ;   630.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11904], ymm7                        ;   630.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm8, ymm13                             ;   638.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                            ;   631.7 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                             ;   639.7 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;   638.7 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   639.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm6, ymm15                            ;   639.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                          ;   639.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm15                             ;   640.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   641.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm7                             ;   640.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                             ;   641.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm0                            ;   642.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 10016]                    ;   639.7 fp3+agu0   46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 12000]                    ;   640.7 fp0+agu1   46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   643.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                             ;   644.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm0                             ;   642.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                            ;   643.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   644.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm7                              ;   645.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   640.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   646.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm7                              ;   645.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm6                            ;   647.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                             ;   646.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   647.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                            ;   647.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   646.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   648.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm1, ymm8                              ;   648.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm13                            ;   649.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12000], ymm12                       ;   642.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm5                            ;   650.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   650.7 fp3     46 p
        db 0x2e, 0x2e
        vpor ymm10, ymm10, ymm12                           ;   651.7 fp0     46 p
        db 0x2e, 0x2e
        vpor ymm12, ymm12, ymm1                            ;   651.7 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm8                        ;   648.7 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, ymm3                             ;   649.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   652.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;   650.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                            ;   653.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm1                              ;   654.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   655.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   656.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;   657.7 fp1     46 p
        db 0x2e, 0x2e
        vpor ymm1, ymm5, ymm12                             ;   657.7 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   655.7 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   658.7 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm2, [rbp + 10592]                    ;   649.7 fp1+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                            ;   659.7 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                            ;   656.7 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [r8 + 2592]                      ;   650.7 fp0+agu0   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 11200]                    ;   651.7 fp1+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 7840]                     ;   652.7 fp2+agu0   46 p
        db 0x2e
        vmovdqu ymm8, [rbp + 10880]                        ;   651.8 agu1    50 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   658.8 fp3     46 p
        db 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   659.7 fp0     46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7008]                     ;   659.8 fp1+agu0   46 p
        db 0x2e
        vmovdqu ymm15, [rbp + 9440]                        ;   652.8 agu1    50 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   660.8 fp2     46 p
        db 0x2e
        vmovdqu ymm10, [rbp + 11136]                       ;   653.7 agu0    46 p
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 2752]                    ;   660.7 fp3+agu1   46 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7392]                   ;   661.7 fp0+agu0   46 p
        vpxor ymm10, ymm10, [rbp + 9664]                   ;   662.7 fp1+agu1   46 p
        vpxor ymm10, ymm10, [rbp + 6816]                   ;   663.7 fp2+agu0   46 p
        vpxor ymm10, ymm10, [rbp + 11328]                  ;   664.7 fp3+agu1   46 p
        vpxor ymm10, ymm10, [rbp + 9184]                   ;   665.7 fp0+agu0   46 p
        vmovdqu ymm12, [rbp + 7680]                        ;   656.8 agu1    50 p reload
        vpxor ymm10, ymm10, ymm12                          ;   666.7 fp1     46 p
        vmovdqu ymm15, [rbp + 8256]                        ;   657.7 agu0    46 p
        vpxor ymm15, ymm15, [rbp + 8224]                   ;   664.7 fp2+agu1   46 p
        vmovdqu [rbp + 9184], ymm6                         ;   657.8 agu2+fp5   46 p spill
        vmovdqu ymm6, [rbp + 7936]                         ;   658.7 agu0    46 p
        vpxor ymm6, ymm6, [r8 + 2784]                      ;   665.7 fp3+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 11968]                    ;   666.7 fp0+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 9408]                     ;   667.7 fp1+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 9152]                     ;   668.7 fp2+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 8064]                     ;   669.7 fp3+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm13                        ;   659.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm13, ymm1, ymm6                             ;   670.7 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11968], ymm0                        ;   660.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm6                            ;   670.7 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   665.7 fp2     46 p
        db 0x2e
        vmovdqu [rbp + 11328], ymm11                       ;   661.8 agu0+fp5   46 p spill
        db 0x2e
        vpand ymm11, ymm15, ymm13                          ;   671.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                          ;   667.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 7936]                   ;   671.7 fp1+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7936], ymm3                         ;   663.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm3, ymm1, ymm0                             ;   671.7 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm5                         ;   664.7 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm5, ymm10, ymm3                             ;   672.7 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                            ;   672.7 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                             ;   673.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                            ;   671.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   673.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm0                             ;   672.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                            ;   672.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm0                            ;   673.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 8224]                   ;   674.7 fp3+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                             ;   674.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   675.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm2                            ;   676.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   677.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 8256]                   ;   678.7 fp0+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 11136]                  ;   679.7 fp1+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   680.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm2                            ;   676.7 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                            ;   677.7 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   678.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   674.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm5                              ;   681.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;   682.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm5                            ;   681.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   682.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;   683.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                          ;   683.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   682.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm1                             ;   683.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                          ;   684.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm15, ymm3                            ;   684.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11136], ymm7                        ;   677.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm10                            ;   685.7 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8256], ymm14                        ;   678.7 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm7                            ;   686.7 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   686.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                             ;   687.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm15                           ;   687.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8224], ymm3                         ;   684.7 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm1, ymm13                            ;   685.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   688.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                            ;   686.7 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                          ;   689.7 fp1     46 p
        db 0x2e, 0x2e
        vpor ymm3, ymm3, ymm15                             ;   690.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   691.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   692.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                            ;   693.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm7, ymm14                            ;   693.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   691.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                            ;   694.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                           ;   695.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [r8 + 2848]                      ;   685.8 fp2+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   692.7 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 9728]                        ;   686.7 agu1    50 p reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                            ;   693.7 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7168]                     ;   694.7 fp1+agu0   46 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 11168]                       ;   687.7 agu1    50 p reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   695.7 fp2     46 p
        db 0x2e
        vpxor ymm5, ymm5, ymm0                             ;   695.7 fp3     46 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8416]                     ;   696.7 fp0+agu0   46 p
        db 0x2e
        vmovdqu ymm0, [rbp + 8064]                         ;   688.7 agu1    46 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm0                             ;   697.7 fp1     46 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 9920]                     ;   698.7 fp2+agu0   46 p
        db 0x2e
        vmovdqu ymm3, [rbp + 9696]                         ;   690.7 agu1    50 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm3                             ;   699.7 fp3     46 p
        db 0x2e
        vmovdqu ymm6, [rbp + 7360]                         ;   691.7 agu0    46 p
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 3008]                      ;   698.7 fp0+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 8768]                     ;   699.7 fp1+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 10976]                    ;   700.7 fp2+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 11648]                    ;   701.7 fp3+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 8320]                     ;   702.7 fp0+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 6720]                     ;   703.7 fp1+agu0   46 p
        vmovdqu ymm15, [rbp + 11680]                       ;   694.8 agu1    46 p
        vpxor ymm15, ymm15, [rbp + 6624]                   ;   701.8 fp2+agu0   46 p
        vmovdqu ymm14, [rbp + 7456]                        ;   695.8 agu1    46 p
        vpxor ymm14, ymm14, [r8 + 3040]                    ;   702.8 fp3+agu0   46 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 7904]                   ;   703.8 fp0+agu1   46 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9504]                   ;   704.8 fp1+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 11488]                  ;   705.8 fp2+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 9216]                   ;   706.8 fp3+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 10912]                  ;   707.8 fp0+agu1   46 p
        vmovdqu [rbp + 9216], ymm1                         ;   697.7 agu2+fp5   46 p spill
        vpor ymm1, ymm4, ymm14                             ;   708.8 fp1     46 p
        vmovdqu [rbp + 11488], ymm10                       ;   698.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm14                          ;   708.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                           ;   702.8 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9504], ymm2                         ;   699.7 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm2, ymm15, ymm1                            ;   709.8 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                           ;   704.7 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 7456]                     ;   709.8 fp2+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm11                        ;   701.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm11, ymm4, ymm10                           ;   709.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9696], ymm13                        ;   702.7 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm6, ymm11                            ;   710.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   710.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   711.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   709.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   711.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm4, ymm10                           ;   710.8 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                           ;   710.8 fp2     46 p
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm10                             ;   711.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6624]                     ;   712.8 fp0+agu1   46 p
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                          ;   712.8 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                            ;   713.8 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm1, ymm3                            ;   714.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;   715.8 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 11680]                  ;   716.8 fp1+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 7360]                   ;   717.8 fp2+agu1   46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                          ;   718.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm1, ymm3                            ;   714.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   715.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                          ;   716.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;   712.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm13                           ;   719.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   720.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm13                             ;   719.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;   720.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   721.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                             ;   721.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;   720.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm14, ymm4                           ;   721.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                             ;   722.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm15, ymm11                            ;   722.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7360], ymm7                         ;   715.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm6                            ;   723.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11680], ymm5                        ;   716.8 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm7                            ;   724.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   724.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm5                            ;   725.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                             ;   725.8 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm11                        ;   722.8 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm11, ymm4, ymm1                            ;   723.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   726.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;   724.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                           ;   727.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm15                           ;   728.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                          ;   729.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;   730.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   731.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm7, ymm5                             ;   731.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                            ;   729.8 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   732.8 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   733.8 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [r8 + 3104]                      ;   724.0 fp3+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                          ;   730.8 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 8576]                        ;   724.8 agu1    47 p reload
        db 0x2e
        vpxor ymm9, ymm9, ymm14                            ;   731.8 fp1     47 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7904]                     ;   732.8 fp2+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 9824]                     ;   733.8 fp3+agu1   47 p
        db 0x2e
        vmovdqu ymm15, [rbp + 11616]                       ;   726.2 agu0    50 p reload
        db 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   734.8 fp0     47 p
        db 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   733.8 fp1     46 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8704]                     ;   735.8 fp2+agu1   47 p
        db 0x2e
        vmovdqu ymm5, [rbp + 6912]                         ;   727.8 agu0    50 p reload
        db 0x2e
        vpxor ymm9, ymm9, ymm5                             ;   736.8 fp3     47 p
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 3264]                      ;   728.8 fp0+agu1   47 p
        db 0x2e
        vmovdqu ymm10, [rbp + 8512]                        ;   729.0 agu0    50 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm10                            ;   736.0 fp1     47 p
        db 0x2e
        vmovdqu ymm11, [rbp + 11456]                       ;   729.8 agu1    50 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   737.0 fp2     47 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 10656]                    ;   738.0 fp3+agu0   47 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 8320]                     ;   739.0 fp0+agu1   47 p
        vpxor ymm0, ymm0, [rbp + 9120]                     ;   740.0 fp1+agu0   47 p
        vpxor ymm0, ymm0, [rbp + 10464]                    ;   741.0 fp2+agu1   47 p
        vpxor ymm12, ymm12, [r8 + 3296]                    ;   732.2 fp3+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 8672]                   ;   733.2 fp0+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 8320]                   ;   734.2 fp1+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 9760]                   ;   735.2 fp2+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 8448]                   ;   736.2 fp3+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 7968]                   ;   737.2 fp0+agu1   47 p
        vmovdqu ymm15, [rbp + 11040]                       ;   735.2 agu0    47 p
        vpxor ymm15, ymm15, [rbp + 11424]                  ;   742.2 fp1+agu1   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm4                         ;   734.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm4, ymm12, ymm9                             ;   738.2 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9760], ymm6                         ;   735.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm12, ymm15                           ;   743.2 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;   743.2 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm3                         ;   736.2 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm3, ymm4, ymm15                            ;   744.2 fp1     47 p
        db 0x2e
        vpand ymm15, ymm15, ymm0                           ;   744.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 8672]                     ;   739.2 fp3+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6912], ymm2                         ;   737.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm6                             ;   744.2 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm1                         ;   738.2 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm1, ymm0, ymm2                              ;   745.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                             ;   745.2 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   746.2 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   744.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;   746.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm6                             ;   745.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                             ;   745.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm6                              ;   746.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 11424]                    ;   747.2 fp1+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                             ;   747.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   748.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   745.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm5                            ;   749.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   750.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 11040]                  ;   751.2 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   752.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, ymm5                             ;   749.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   750.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   751.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   747.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm1                              ;   753.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   754.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm1                              ;   753.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm12, ymm9                            ;   755.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   754.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                           ;   755.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                             ;   755.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   754.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;   756.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm10, ymm6                             ;   756.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm0                             ;   757.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11040], ymm7                        ;   750.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm6, ymm4                             ;   758.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   758.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm7                            ;   759.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm10                             ;   759.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11424], ymm6                        ;   756.2 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm2                             ;   757.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                             ;   760.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   758.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm7                           ;   761.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm10                             ;   762.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;   763.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   764.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   765.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm4, ymm7                              ;   765.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                             ;   763.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   766.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   767.2 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [r8 + 3360]                      ;   757.3 fp0+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                            ;   764.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 9600]                     ;   758.3 fp2+agu1   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7968]                     ;   759.3 fp3+agu0   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 11072]                    ;   760.3 fp0+agu1   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 11360]                    ;   761.3 fp1+agu0   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6784]                     ;   762.3 fp2+agu1   47 p
        db 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   767.2 fp3     47 p
        db 0x2e
        vmovdqu ymm15, [rbp + 9792]                        ;   760.3 agu0    50 p reload
        vpxor ymm8, ymm8, ymm15                            ;   767.3 fp0     47 p
        vmovdqu ymm6, [rbp + 7072]                         ;   761.2 agu1    47 p
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 3520]                      ;   768.2 fp1+agu0   47 p
        db 0x2e
        vmovdqu ymm7, [rbp + 10624]                        ;   762.2 agu1    50 p reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                             ;   769.2 fp2     47 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10496]                    ;   770.2 fp3+agu0   47 p
        db 0x2e
        vmovdqu ymm10, [rbp + 9856]                        ;   763.2 agu1    47 p reload
        db 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   771.2 fp0     47 p
        vpxor ymm6, ymm6, [rbp + 10272]                    ;   772.2 fp1+agu0   47 p
        vpxor ymm6, ymm6, [rbp + 9312]                     ;   773.2 fp2+agu1   47 p
        vpxor ymm6, ymm6, [rbp + 10400]                    ;   774.2 fp3+agu0   47 p
        vpxor ymm11, ymm11, [r8 + 3552]                    ;   765.2 fp0+agu1   47 p
        vmovdqu ymm12, [rbp + 8128]                        ;   765.3 agu0    47 p
        vpxor ymm12, ymm12, [rbp + 9536]                   ;   772.3 fp1+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 10208]                  ;   766.3 fp2+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 9152]                   ;   767.3 fp3+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 8768]                   ;   768.3 fp0+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 9024]                   ;   769.3 fp1+agu1   47 p
        db 0x2e, 0x2e
        vpor ymm10, ymm11, ymm8                            ;   770.3 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8768], ymm9                         ;   766.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm12                           ;   773.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   773.3 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9152], ymm0                         ;   767.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm0, ymm10, ymm12                           ;   774.3 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                           ;   775.2 fp2     47 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 10208]                  ;   771.3 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10208], ymm5                        ;   768.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm9                             ;   774.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm3                         ;   769.3 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm5, ymm6                              ;   775.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   775.3 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   776.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   775.2 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   776.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm9                             ;   776.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                             ;   776.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm9                              ;   777.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 9536]                     ;   778.2 fp1+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                             ;   777.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   778.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm10, ymm15                           ;   779.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   780.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 8128]                   ;   781.3 fp2+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 7072]                   ;   782.3 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;   783.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm10, ymm15                           ;   779.3 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   780.3 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                           ;   781.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;   777.3 fp0     47 p
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm3                              ;   784.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;   785.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm3                            ;   784.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   785.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   786.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                           ;   786.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                             ;   785.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm8                            ;   786.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   787.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm12, ymm9                            ;   787.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm2                         ;   780.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm6                             ;   788.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm4                         ;   781.3 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm2                             ;   789.3 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   789.3 fp1     47 p
        db 0x2e, 0x2e
        vpor ymm11, ymm11, ymm4                            ;   790.3 fp2     47 p
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm12                             ;   790.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm9                         ;   787.3 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm10                            ;   788.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   791.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   789.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                           ;   792.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm12                             ;   793.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                           ;   794.3 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   795.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                           ;   796.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm2, ymm4                              ;   796.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                             ;   794.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   797.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   798.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 3616]                    ;   788.5 fp0+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                            ;   795.3 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 9024]                   ;   789.5 fp2+agu0   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6944]                   ;   790.5 fp3+agu1   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9728]                   ;   791.5 fp0+agu0   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6656]                   ;   792.5 fp1+agu1   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9440]                   ;   793.5 fp2+agu0   47 p
        db 0x2e
        vmovdqu ymm4, [rbp + 10176]                        ;   791.5 agu1    50 p reload
        db 0x2e
        vpxor ymm14, ymm14, ymm4                           ;   798.5 fp3     47 p
        db 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   798.3 fp0     47 p
        db 0x2e
        vmovdqu ymm5, [rbp + 10112]                        ;   792.3 agu0    47 p
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 3776]                      ;   799.3 fp1+agu1   47 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 8832]                     ;   800.3 fp2+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 6880]                     ;   801.3 fp3+agu1   47 p
        vmovdqu ymm9, [rbp + 11296]                        ;   794.3 agu0    50 p reload
        vpxor ymm5, ymm5, ymm9                             ;   802.3 fp0     47 p
        vpxor ymm5, ymm5, [rbp + 10720]                    ;   803.3 fp1+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 8320]                     ;   804.3 fp2+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 10816]                    ;   805.3 fp3+agu1   47 p
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 3808]                      ;   796.3 fp0+agu0   47 p
        db 0x2e
        vmovdqu ymm11, [rbp + 8608]                        ;   796.5 agu1    47 p
        vmovdqu ymm12, [rbp + 11584]                       ;   797.3 agu0    50 p reload
        vpxor ymm11, ymm11, ymm12                          ;   804.3 fp1     47 p
        vpxor ymm7, ymm7, [rbp + 7488]                     ;   797.5 fp2+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 11872]                    ;   798.5 fp3+agu0   47 p
        vpxor ymm7, ymm7, [rbp + 7648]                     ;   799.5 fp0+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 9376]                     ;   800.5 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 8800]                     ;   801.5 fp2+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 9088]                     ;   802.5 fp3+agu0   47 p
        db 0x2e
        vmovdqu [rbp + 9088], ymm8                         ;   798.3 agu2+fp5   47 p spill
        db 0x2e
        vpor ymm8, ymm14, ymm7                             ;   803.5 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 8800], ymm6                         ;   799.3 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm6, ymm7, ymm11                            ;   805.3 fp1     47 p
        db 0x2e
        vpxor ymm11, ymm11, ymm14                          ;   805.3 fp2     47 p
        db 0x2e
        vmovdqu [rbp + 11584], ymm15                       ;   800.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm11                           ;   806.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                           ;   806.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 7488]                     ;   804.5 fp1+agu1   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm0                         ;   801.3 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm0, ymm14, ymm6                            ;   806.3 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 10176], ymm10                       ;   802.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm10, ymm0, ymm5                             ;   807.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                             ;   807.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   808.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   806.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;   808.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm6                           ;   807.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                             ;   807.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm6                            ;   808.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   809.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                            ;   809.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                             ;   810.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm4                            ;   811.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   812.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 8608]                   ;   813.3 fp0+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 10112]                  ;   814.3 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                          ;   815.3 fp2     47 p
        db 0x2e, 0x2e
        vpand ymm0, ymm8, ymm4                             ;   811.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;   812.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   813.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                           ;   809.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm10                             ;   816.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   817.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm10                             ;   816.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm14                            ;   818.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   817.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   818.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                            ;   818.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                             ;   817.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   819.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm11, ymm6                             ;   819.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm6, ymm5                             ;   820.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10112], ymm2                        ;   812.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm6, ymm8                             ;   821.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;   821.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm2                              ;   822.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm11                             ;   822.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8608], ymm6                         ;   819.3 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm0                            ;   820.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                             ;   823.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   821.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                           ;   824.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm11                             ;   825.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                             ;   826.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                             ;   827.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                             ;   828.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm8, ymm2                              ;   828.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;   826.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   829.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                            ;   830.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                           ;   827.3 fp2     47 p
        db 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   830.3 fp3     47 p
        db 0x2e
        vmovdqu ymm15, [rbp + 10368]                       ;   821.5 agu0    47 p
        vpxor ymm15, ymm15, [r8 + 3872]                    ;   828.5 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 8352]                   ;   829.5 fp1+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 11168]                  ;   830.5 fp2+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 8896]                   ;   831.5 fp3+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 11616]                  ;   832.5 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 8640]                   ;   833.5 fp1+agu0   47 p
        db 0x2e
        vmovdqu ymm2, [rbp + 11936]                        ;   825.3 agu1    50 p reload
        db 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   834.5 fp2     47 p
        db 0x2e
        vmovdqu ymm6, [rbp + 9472]                         ;   826.3 agu0    47 p
        vpxor ymm6, ymm6, [r8 + 4032]                      ;   833.3 fp3+agu1   47 p
        vpxor ymm6, ymm6, [rbp + 8960]                     ;   834.3 fp0+agu0   47 p
        vpxor ymm6, ymm6, [rbp + 11712]                    ;   835.3 fp1+agu1   47 p
        vpxor ymm6, ymm6, [rbp + 10784]                    ;   836.3 fp2+agu0   47 p
        vpxor ymm6, ymm6, [rbp + 11808]                    ;   837.3 fp3+agu1   47 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 9856]                     ;   838.3 fp0+agu0   47 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8992]                     ;   839.3 fp1+agu1   47 p
        vpxor ymm9, ymm9, [r8 + 4064]                      ;   830.3 fp2+agu0   47 p
        vmovdqu ymm7, [rbp + 9888]                         ;   830.5 agu1    47 p
        vmovdqu ymm11, [rbp + 9568]                        ;   831.3 agu0    50 p reload
        vpxor ymm7, ymm7, ymm11                            ;   838.3 fp3     47 p
        vpxor ymm9, ymm9, [rbp + 8032]                     ;   831.5 fp0+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 8864]                     ;   832.5 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 11104]                    ;   833.5 fp2+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 10912]                    ;   834.5 fp3+agu0   47 p
        db 0x2e
        vmovdqu [rbp + 10912], ymm14                       ;   831.5 agu2+fp5   47 p spill
        db 0x2e
        vpor ymm14, ymm9, ymm15                            ;   835.5 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 11104], ymm5                        ;   832.5 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm5, ymm9, ymm7                             ;   839.3 fp1     47 p
        db 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   839.3 fp2     47 p
        db 0x2e
        vmovdqu [rbp + 9568], ymm4                         ;   833.5 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm14, ymm7                            ;   840.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                             ;   840.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 8032]                   ;   836.5 fp1+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11936], ymm12                       ;   834.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm12, ymm15, ymm5                           ;   840.3 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm0                         ;   835.5 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm0, ymm12, ymm6                             ;   841.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   841.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                           ;   842.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   840.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   842.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm5                            ;   841.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;   841.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm5                              ;   842.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                           ;   843.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                           ;   843.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   844.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm2                            ;   845.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                             ;   846.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 9888]                     ;   847.3 fp0+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 9472]                     ;   848.3 fp1+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                             ;   849.3 fp2     47 p
        db 0x2e, 0x2e
        vpand ymm5, ymm14, ymm2                            ;   845.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   846.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                             ;   847.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                          ;   843.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm0                              ;   850.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   851.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm0                            ;   850.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm9, ymm15                           ;   852.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                           ;   851.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                            ;   852.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                          ;   852.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   851.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                            ;   853.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm7, ymm12                            ;   853.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm6                            ;   854.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm8                         ;   846.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm12, ymm5                            ;   855.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   855.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm8                              ;   856.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm7                              ;   856.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm12                        ;   853.3 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm14                          ;   854.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   857.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;   855.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                             ;   858.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm7                            ;   859.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   860.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;   861.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                             ;   862.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm5, ymm8                              ;   862.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   860.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;   863.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;   864.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                             ;   861.3 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;   864.3 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 8256]                         ;   855.5 agu1    50 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 12000]                        ;   855.7 agu0    46 p reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;   862.7 fp0     50 p
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel fox128_encrypt.T0_constants256] ;   856.5 agu1    46 p reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   863.7 fp1     50 p
        db 0x2e
        vpxor ymm4, ymm4, [r8]                             ;   864.7 fp2+agu0   50 p
        db 0x2e
        vmovdqu ymm9, [rbp + 11904]                        ;   857.5 agu1    50 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [r8 + 32]                        ;   864.5 fp3+agu0   50 p
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 7712]                        ;   858.5 agu1    46 p reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   865.5 fp0     50 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [r8 + 64]                        ;   866.5 fp1+agu0   50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm8                             ;   867.5 fp2     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 192]                     ;   865.5 fp3+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   866.5 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 7712], ymm12                        ;   867.5 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 6976]                        ;   861.5 agu0    50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 96]                      ;   868.5 fp1+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   869.5 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 12000], ymm12                       ;   870.5 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 8256]                        ;   862.7 agu0    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 12032]                  ;   869.7 fp3+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 128]                     ;   870.7 fp0+agu0   50 p
        vpxor ymm12, ymm12, ymm8                           ;   871.7 fp1     50 p
        vmovdqu [rbp + 12032], ymm12                       ;   872.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 12096]                       ;   864.5 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 11904]                  ;   871.5 fp2+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 160]                     ;   872.5 fp3+agu1   50 p
        vmovdqu [rbp + 11904], ymm12                       ;   873.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10336]                       ;   865.7 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 6976]                   ;   872.7 fp0+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 224]                     ;   873.7 fp1+agu0   50 p
        vmovdqu [rbp + 6976], ymm12                        ;   874.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11136]                       ;   867.5 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 6816]                   ;   874.5 fp2+agu0   50 p
        vpxor ymm12, ymm12, ymm8                           ;   875.5 fp3     50 p
        vpxor ymm12, ymm12, [r8 + 256]                     ;   876.5 fp0+agu1   50 p
        vmovdqu [rbp + 10336], ymm12                       ;   877.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7936]                        ;   869.5 agu0    50 p
        vpxor ymm12, ymm12, [r8 + 288]                     ;   876.5 fp1+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 12096], ymm12                       ;   877.5 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 11328]                       ;   870.5 agu0    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6816]                   ;   877.5 fp2+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   878.5 fp3     50 p
        vpxor ymm12, ymm12, [r8 + 320]                     ;   879.5 fp0+agu0   50 p
        vmovdqu [rbp + 6816], ymm12                        ;   880.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11968]                       ;   872.5 agu1    50 p
        vpxor ymm12, ymm12, ymm8                           ;   879.5 fp1     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 352]                     ;   880.5 fp2+agu0   50 p
        vmovdqu [rbp + 8256], ymm12                        ;   881.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11136]                       ;   873.5 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 9408]                   ;   880.5 fp3+agu0   50 p
        vpxor ymm12, ymm12, ymm8                           ;   881.5 fp0     50 p
        vpxor ymm12, ymm12, [r8 + 384]                     ;   882.5 fp1+agu1   50 p
        vmovdqu [rbp + 9408], ymm12                        ;   883.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10016]                       ;   875.5 agu0    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7936]                   ;   882.5 fp2+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 416]                     ;   883.5 fp3+agu0   50 p
        vmovdqu [rbp + 7936], ymm12                        ;   884.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11328]                       ;   877.5 agu1    50 p
        vpxor ymm12, ymm12, ymm8                           ;   884.5 fp0     50 p
        vpxor ymm12, ymm12, [r8 + 448]                     ;   885.5 fp1+agu0   50 p
        vmovdqu [rbp + 11328], ymm12                       ;   886.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9184]                        ;   878.5 agu1    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 11968]                  ;   885.5 fp2+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 480]                     ;   886.5 fp3+agu1   50 p
        vmovdqu [rbp + 11968], ymm12                       ;   887.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11680]                       ;   880.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7360]                   ;   887.5 fp0+agu1   50 p
        vpxor ymm12, ymm12, ymm8                           ;   888.5 fp1     50 p
        vpxor ymm12, ymm12, [r8 + 512]                     ;   889.5 fp2+agu0   50 p
        vmovdqu [rbp + 9184], ymm7                         ;   881.5 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm7, [rbp + 9696]                         ;   881.7 agu1    50 p
        vpxor ymm7, ymm7, [r8 + 544]                       ;   888.7 fp3+agu0   50 p
        vmovdqu [rbp + 10016], ymm9                        ;   882.5 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7456]                         ;   882.7 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 7360]                     ;   889.7 fp0+agu0   50 p
        vpxor ymm9, ymm9, ymm8                             ;   890.7 fp1     50 p
        vpxor ymm9, ymm9, [r8 + 576]                       ;   891.7 fp2+agu1   50 p
        vmovdqu [rbp + 7360], ymm4                         ;   883.5 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm4, [rbp + 9504]                         ;   884.5 agu0    50 p
        db 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   891.5 fp3     50 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 608]                       ;   892.5 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11136], ymm4                        ;   893.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11680]                        ;   885.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 11488]                    ;   892.5 fp1+agu1   50 p
        vpxor ymm4, ymm4, ymm8                             ;   893.5 fp2     50 p
        vpxor ymm4, ymm4, [r8 + 640]                       ;   894.5 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11488], ymm4                        ;   895.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8224]                         ;   886.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 9696]                     ;   893.7 fp0+agu0   50 p
        vpxor ymm4, ymm4, [r8 + 672]                       ;   894.7 fp1+agu1   50 p
        vmovdqu [rbp + 9696], ymm4                         ;   895.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7456]                         ;   888.5 agu0    50 p
        vpxor ymm4, ymm4, ymm8                             ;   895.5 fp2     50 p
        vpxor ymm4, ymm4, [r8 + 704]                       ;   896.5 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 7456], ymm4                         ;   897.5 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm13, [rbp + 11040]                   ;   889.7 fp0+agu0   50 p
        db 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   890.7 fp1     50 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 768]                       ;   891.7 fp2+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 9760]                   ;   890.8 fp3+agu0   50 p
        vpxor ymm13, ymm13, ymm8                           ;   891.8 fp0     50 p
        vpxor ymm13, ymm13, [r8 + 896]                     ;   892.8 fp1+agu1   50 p
        vmovdqu [rbp + 9760], ymm13                        ;   893.8 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 9216]                        ;   891.8 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 9504]                   ;   898.8 fp2+agu1   50 p
        vpxor ymm13, ymm13, [r8 + 736]                     ;   899.8 fp3+agu0   50 p
        vmovdqu [rbp + 9504], ymm4                         ;   892.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8512]                         ;   893.7 agu1    50 p
        vpxor ymm4, ymm4, [r8 + 800]                       ;   900.7 fp0+agu0   50 p
        vmovdqu [rbp + 9216], ymm4                         ;   901.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6912]                         ;   894.7 agu1    50 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 11040]                    ;   901.7 fp1+agu0   50 p
        db 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   902.7 fp2     50 p
        vpxor ymm4, ymm4, [r8 + 832]                       ;   903.7 fp3+agu1   50 p
        vmovdqu [rbp + 11040], ymm4                        ;   904.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7680]                         ;   895.8 agu0    50 p
        vpxor ymm4, ymm4, ymm8                             ;   902.8 fp0     50 p
        vpxor ymm4, ymm4, [r8 + 864]                       ;   903.8 fp1+agu1   50 p
        vmovdqu [rbp + 8224], ymm4                         ;   904.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm4, [rbp + 6624]                         ;   896.8 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 8512]                     ;   903.8 fp2+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 928]                       ;   904.8 fp3+agu0   50 p
        vmovdqu [rbp + 8512], ymm4                         ;   905.8 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6912]                         ;   898.7 agu1    50 p
        vpxor ymm4, ymm4, ymm8                             ;   905.7 fp0     50 p
        vpxor ymm4, ymm4, [r8 + 960]                       ;   906.7 fp1+agu0   50 p
        vmovdqu [rbp + 6912], ymm4                         ;   907.7 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm1, [rbp + 8128]                     ;   899.8 fp2+agu1   50 p
        db 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   900.8 fp3     50 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 1024]                      ;   901.8 fp0+agu0   50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 9152]                     ;   900.8 fp1+agu1   50 p
        vpxor ymm1, ymm1, ymm8                             ;   901.8 fp2     50 p
        vpxor ymm1, ymm1, [r8 + 1152]                      ;   902.8 fp3+agu0   50 p
        vmovdqu [rbp + 9152], ymm1                         ;   903.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8448]                         ;   902.0 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 7680]                     ;   909.0 fp0+agu0   50 p
        vpxor ymm1, ymm1, [r8 + 992]                       ;   910.0 fp1+agu1   50 p
        vmovdqu [rbp + 7680], ymm4                         ;   902.8 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7072]                         ;   903.7 agu0    50 p
        vpxor ymm4, ymm4, [r8 + 1056]                      ;   910.7 fp2+agu1   50 p
        vmovdqu [rbp + 8448], ymm4                         ;   911.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 9792]                         ;   904.7 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 8128]                     ;   911.7 fp3+agu1   50 p
        db 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   912.7 fp0     50 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 1088]                      ;   913.7 fp1+agu0   50 p
        vmovdqu [rbp + 8128], ymm4                         ;   914.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 10208]                        ;   906.0 agu1    50 p
        vpxor ymm4, ymm4, ymm8                             ;   913.0 fp2     50 p
        vpxor ymm4, ymm4, [r8 + 1120]                      ;   914.0 fp3+agu0   50 p
        vmovdqu [rbp + 6624], ymm4                         ;   915.0 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11424]                        ;   907.0 agu1    50 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7072]                     ;   914.0 fp0+agu0   50 p
        vpxor ymm4, ymm4, [r8 + 1184]                      ;   915.0 fp1+agu1   50 p
        vmovdqu [rbp + 7072], ymm4                         ;   916.0 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 9792]                         ;   908.7 agu0    50 p
        vpxor ymm4, ymm4, ymm8                             ;   915.7 fp2     50 p
        vpxor ymm4, ymm4, [r8 + 1216]                      ;   916.7 fp3+agu1   50 p
        vmovdqu [rbp + 9792], ymm4                         ;   917.7 agu2+fp5   50 p spill
        vpxor ymm4, ymm3, [rbp + 10112]                    ;   910.0 fp0+agu0   50 p
        db 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   911.0 fp1     50 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 1280]                      ;   912.0 fp2+agu1   50 p
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 8800]                     ;   911.0 fp3+agu0   50 p
        db 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   912.0 fp0     50 p
        vpxor ymm3, ymm3, [r8 + 1408]                      ;   913.0 fp1+agu1   50 p
        vmovdqu [rbp + 8800], ymm3                         ;   914.0 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 8768]                         ;   912.0 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 10208]                    ;   919.0 fp2+agu1   50 p
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 1248]                      ;   920.0 fp3+agu0   50 p
        vmovdqu [rbp + 10208], ymm4                        ;   913.0 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 10176]                        ;   913.7 agu1    50 p
        vpxor ymm4, ymm4, [r8 + 1312]                      ;   920.7 fp0+agu0   50 p
        vmovdqu [rbp + 8768], ymm4                         ;   921.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7488]                         ;   914.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 10112]                    ;   921.7 fp1+agu0   50 p
        vpxor ymm4, ymm4, ymm8                             ;   922.7 fp2     50 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 1344]                      ;   923.7 fp3+agu1   50 p
        vmovdqu [rbp + 10112], ymm4                        ;   924.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11584]                        ;   916.0 agu0    50 p
        vpxor ymm4, ymm4, ymm8                             ;   923.0 fp0     50 p
        vpxor ymm4, ymm4, [r8 + 1376]                      ;   924.0 fp1+agu1   50 p
        vmovdqu [rbp + 11424], ymm4                        ;   925.0 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 9536]                         ;   917.0 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 10176]                    ;   924.0 fp2+agu1   50 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 1440]                      ;   925.0 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10176], ymm4                        ;   926.0 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm4, [rbp + 7488]                         ;   918.7 agu1    50 p
        db 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   925.7 fp0     50 p
        vpxor ymm4, ymm4, [r8 + 1472]                      ;   926.7 fp1+agu0   50 p
        vmovdqu [rbp + 7488], ymm4                         ;   927.7 agu2+fp5   50 p spill
        vpxor ymm4, ymm10, [rbp + 9472]                    ;   920.0 fp2+agu1   50 p
        vpxor ymm4, ymm4, ymm8                             ;   921.0 fp3     50 p
        vpxor ymm4, ymm4, [r8 + 1536]                      ;   922.0 fp0+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 11104]                  ;   921.0 fp1+agu1   50 p
        vpxor ymm10, ymm10, ymm8                           ;   922.0 fp2     50 p
        vpxor ymm10, ymm10, [r8 + 1664]                    ;   923.0 fp3+agu0   50 p
        vmovdqu [rbp + 11104], ymm3                        ;   921.8 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 9088]                         ;   922.0 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 11584]                    ;   929.0 fp0+agu0   50 p
        vpxor ymm3, ymm3, [r8 + 1504]                      ;   930.0 fp1+agu1   50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   922.5 fp2     50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                             ;   922.7 fp3     50 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                             ;   923.7 fp0     50 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [r8 + 1792]                      ;   924.7 fp1+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   923.5 fp2     50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   924.5 fp3     50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [r8 + 1856]                      ;   925.5 fp0+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;   924.3 fp1     50 p
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 1920]                      ;   925.3 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11584], ymm3                        ;   931.0 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm3, [rbp + 8032]                         ;   925.0 agu1    50 p
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 1568]                      ;   932.0 fp3+agu0   50 p
        vpxor ymm11, ymm11, ymm8                           ;   925.2 fp0     50 p
        vmovdqu [rbp + 9088], ymm6                         ;   926.3 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 11936]                        ;   926.0 agu1    50 p
        vpxor ymm6, ymm6, ymm8                             ;   933.0 fp1     50 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 9472]                     ;   934.0 fp2+agu0   50 p
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 1600]                      ;   935.0 fp3+agu1   50 p
        db 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   926.2 fp0     50 p
        db 0x2e
        vpxor ymm2, ymm2, ymm8                             ;   926.3 fp1     50 p
        vpxor ymm2, ymm2, [r8 + 1888]                      ;   927.7 fp2+agu0   50 p
        vpxor ymm11, ymm11, [r8 + 1984]                    ;   928.0 fp3+agu1   50 p
        vmovdqu [rbp + 9472], ymm11                        ;   929.0 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 9568]                        ;   928.7 agu0    50 p
        vpxor ymm11, ymm11, ymm8                           ;   935.7 fp0     50 p
        vpxor ymm11, ymm11, [r8 + 1632]                    ;   936.7 fp1+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 11936]                    ;   929.7 fp2+agu0   50 p
        vpxor ymm8, ymm8, [r8 + 1728]                      ;   930.7 fp3+agu1   50 p
        vpxor ymm15, ymm15, [r8 + 2016]                    ;   930.7 fp0+agu0   50 p
        vmovdqu [rbp + 11936], ymm15                       ;   931.7 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 8608]                        ;   931.0 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 8032]                   ;   938.0 fp1+agu0   50 p
        vpxor ymm15, ymm15, [r8 + 1696]                    ;   939.0 fp2+agu1   50 p
        vmovdqu [rbp + 8032], ymm2                         ;   929.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 10912]                        ;   932.7 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 9568]                     ;   939.7 fp3+agu1   50 p
        vpxor ymm2, ymm2, [r8 + 1760]                      ;   940.7 fp0+agu0   50 p
        vmovdqu [rbp + 9568], ymm5                         ;   930.7 agu2+fp5   50 p spill
        vpxor ymm5, ymm14, [r8 + 1824]                     ;   934.0 fp1+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9888]                   ;   934.7 fp2+agu0   50 p
        vpxor ymm14, ymm14, [r8 + 1952]                    ;   935.7 fp3+agu1   50 p
        vmovdqu [rbp + 9888], ymm14                        ;   936.7 agu2+fp5   50 p spill
        vpxor ymm14, ymm12, [rax + 512]                    ;   935.7 fp0+agu0   63 p
        vmovdqu [rbp + 10912], ymm14                       ;   936.7 agu2+fp5   63 p spill
        vpxor ymm14, ymm7, [rax + 544]                     ;   936.0 fp1+agu1   63 p
        vmovdqu [rbp + 8608], ymm14                        ;   937.0 agu2+fp5   63 p spill
        vpxor ymm14, ymm9, [rax + 576]                     ;   936.7 fp2+agu0   63 p
        vmovdqu [rbp + 9536], ymm14                        ;   937.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11136]                       ;   937.0 agu1    63 p
        vpxor ymm14, ymm14, [rax + 608]                    ;   944.0 fp3+agu0   63 p
        vmovdqu [rbp + 11680], ymm14                       ;   945.0 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11488]                       ;   938.0 agu1    63 p
        vpxor ymm14, ymm14, [rax + 640]                    ;   945.0 fp0+agu0   63 p
        vmovdqu [rbp + 8864], ymm14                        ;   946.0 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 9696]                        ;   939.0 agu1    63 p
        vpxor ymm14, ymm14, [rax + 672]                    ;   946.0 fp1+agu0   63 p
        vmovdqu [rbp + 11296], ymm14                       ;   947.0 agu2+fp5   63 p spill
        vpxor ymm14, ymm13, [rax + 736]                    ;   940.0 fp2+agu1   63 p
        vmovdqu [rbp + 8992], ymm14                        ;   941.0 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 7456]                        ;   940.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 704]                    ;   947.7 fp3+agu1   63 p
        vmovdqu [rbp + 9856], ymm14                        ;   948.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 9504]                        ;   941.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 768]                    ;   948.7 fp0+agu1   63 p
        vmovdqu [rbp + 11808], ymm14                       ;   949.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 9216]                        ;   942.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 800]                    ;   949.7 fp1+agu1   63 p
        vmovdqu [rbp + 10784], ymm14                       ;   950.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11040]                       ;   943.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 832]                    ;   950.7 fp2+agu1   63 p
        vmovdqu [rbp + 11712], ymm14                       ;   951.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8224]                        ;   944.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 864]                    ;   951.7 fp3+agu1   63 p
        vmovdqu [rbp + 8960], ymm14                        ;   952.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 9760]                        ;   945.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 896]                    ;   952.7 fp0+agu1   63 p
        vmovdqu [rbp + 8640], ymm14                        ;   953.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8512]                        ;   946.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 928]                    ;   953.7 fp1+agu1   63 p
        vmovdqu [rbp + 11616], ymm14                       ;   954.7 agu2+fp5   63 p spill
        vpxor ymm14, ymm1, [rax + 992]                     ;   947.7 fp2+agu0   63 p
        vmovdqu [rbp + 8896], ymm14                        ;   948.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 6912]                        ;   948.0 agu1    63 p
        vpxor ymm14, ymm14, [rax + 960]                    ;   955.0 fp3+agu0   63 p
        vmovdqu [rbp + 11168], ymm14                       ;   956.0 agu2+fp5   63 p spill
        vpxor ymm14, ymm4, [rax + 2560]                    ;   949.0 fp0+agu1   63 p
        vmovdqu [rbp + 8352], ymm14                        ;   950.0 agu2+fp5   63 p spill
        vpxor ymm14, ymm3, [rax + 2592]                    ;   949.7 fp1+agu0   63 p
        vmovdqu [rbp + 10368], ymm14                       ;   950.7 agu1+fp5   63 p spill
        vpxor ymm14, ymm6, [rax + 2624]                    ;   950.7 fp2+agu0   63 p
        vmovdqu [rbp + 9376], ymm14                        ;   951.7 agu2+fp5   63 p spill
        vpxor ymm14, ymm11, [rax + 2656]                   ;   951.0 fp3+agu1   63 p
        vmovdqu [rbp + 7648], ymm14                        ;   952.2 agu2+fp5   63 p spill
        vpxor ymm14, ymm10, [rax + 2688]                   ;   951.7 fp0+agu0   63 p
        vmovdqu [rbp + 11872], ymm14                       ;   953.2 agu1+fp5   63 p spill
        vpxor ymm14, ymm15, [rax + 2720]                   ;   952.7 fp1+agu0   63 p
        vmovdqu [rbp + 10624], ymm14                       ;   954.2 agu2+fp5   63 p spill
        vpxor ymm14, ymm8, [rax + 2752]                    ;   953.0 fp2+agu1   63 p
        vmovdqu [rbp + 10816], ymm14                       ;   955.2 agu2+fp5   63 p spill
        vpxor ymm14, ymm2, [rax + 2784]                    ;   953.7 fp3+agu0   63 p
        vmovdqu [rbp + 8320], ymm14                        ;   956.2 agu1+fp5   63 p spill
        vpxor ymm14, ymm0, [rax + 2816]                    ;   954.7 fp0+agu0   63 p
        vmovdqu [rbp + 10720], ymm14                       ;   957.2 agu2+fp5   63 p spill
        vpxor ymm14, ymm5, [rax + 2848]                    ;   955.0 fp1+agu1   63 p
        vmovdqu [rbp + 6880], ymm14                        ;   958.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 9568]                        ;   955.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 2880]                   ;   962.7 fp2+agu1   63 p
        vmovdqu [rbp + 8832], ymm14                        ;   963.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8032]                        ;   956.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 2912]                   ;   963.7 fp3+agu1   63 p
        vmovdqu [rbp + 9440], ymm14                        ;   964.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 9088]                        ;   957.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 2944]                   ;   964.7 fp0+agu1   63 p
        vmovdqu [rbp + 6656], ymm14                        ;   965.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 9888]                        ;   958.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 2976]                   ;   965.7 fp1+agu1   63 p
        vmovdqu [rbp + 9728], ymm14                        ;   966.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 9472]                        ;   959.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 3008]                   ;   966.7 fp2+agu1   63 p
        vmovdqu [rbp + 6944], ymm14                        ;   967.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11936]                       ;   960.7 agu0    63 p
        vpxor ymm14, ymm14, [rax + 3040]                   ;   967.7 fp3+agu1   63 p
        vmovdqu [rbp + 9024], ymm14                        ;   968.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 7360]                        ;   961.7 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 6592]                   ;   968.7 fp0+agu1   63 p
        vmovdqu [rbp + 6592], ymm14                        ;   969.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 10016]                       ;   962.7 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 7552]                   ;   969.7 fp1+agu1   63 p
        vmovdqu [rbp + 7552], ymm14                        ;   970.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 9184]                        ;   963.7 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 6560]                   ;   970.7 fp2+agu1   63 p
        vmovdqu [rbp + 6560], ymm14                        ;   971.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 12000]                       ;   964.7 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 6528]                   ;   971.7 fp3+agu1   63 p
        vmovdqu [rbp + 6528], ymm14                        ;   972.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 12032]                       ;   965.7 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 6496]                   ;   972.7 fp0+agu1   63 p
        vpxor ymm12, ymm12, [rax + 1536]                   ;   966.7 fp1+agu0   63 p
        vmovdqu [rbp + 1184], ymm12                        ;   969.2 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 11904]                       ;   967.0 agu1    63 p
        vpxor ymm12, ymm12, [rbp + 6464]                   ;   974.0 fp2+agu0   63 p
        vpxor ymm7, ymm7, [rax + 1568]                     ;   968.0 fp3+agu1   63 p
        vmovdqu [rbp + 1216], ymm7                         ;   970.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 7712]                         ;   968.7 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 7616]                     ;   975.7 fp0+agu1   63 p
        vpxor ymm9, ymm9, [rax + 1600]                     ;   969.7 fp1+agu0   63 p
        vmovdqu [rbp + 1248], ymm9                         ;   971.2 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 6976]                         ;   970.0 agu1    63 p
        vpxor ymm9, ymm9, [rax + 1248]                     ;   977.0 fp2+agu0   63 p
        vmovdqu [rbp + 896], ymm9                          ;   978.0 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 10336]                        ;   971.0 agu1    63 p
        vpxor ymm9, ymm9, [rax + 1280]                     ;   978.0 fp3+agu0   63 p
        vmovdqu [rbp + 928], ymm9                          ;   979.0 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 12096]                        ;   972.0 agu1    63 p
        vpxor ymm9, ymm9, [rax + 1312]                     ;   979.0 fp0+agu0   63 p
        vmovdqu [rbp + 960], ymm9                          ;   980.0 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 6816]                         ;   973.0 agu1    63 p
        vpxor ymm9, ymm9, [rax + 1344]                     ;   980.0 fp1+agu0   63 p
        vmovdqu [rbp + 992], ymm9                          ;   981.0 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 8256]                         ;   974.0 agu1    63 p
        vpxor ymm9, ymm9, [rax + 1376]                     ;   981.0 fp2+agu0   63 p
        vpxor ymm13, ymm13, [rax + 1760]                   ;   975.0 fp3+agu1   63 p
        vmovdqu [rbp + 1408], ymm13                        ;   976.2 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 9408]                        ;   975.7 agu0    63 p
        vpxor ymm13, ymm13, [rax + 1408]                   ;   982.7 fp0+agu1   63 p
        vmovdqu [rbp + 1056], ymm13                        ;   983.7 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 7936]                        ;   976.7 agu0    63 p
        vpxor ymm13, ymm13, [rax + 1440]                   ;   983.7 fp1+agu1   63 p
        vmovdqu [rbp + 1088], ymm13                        ;   984.7 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 11328]                       ;   977.7 agu0    63 p
        vpxor ymm13, ymm13, [rax + 1472]                   ;   984.7 fp2+agu1   63 p
        vmovdqu [rbp + 1120], ymm13                        ;   985.7 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 11968]                       ;   978.7 agu0    63 p
        vpxor ymm13, ymm13, [rax + 1504]                   ;   985.7 fp3+agu1   63 p
        vmovdqu [rbp + 1152], ymm13                        ;   986.7 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 11136]                       ;   979.7 agu0    63 p
        vpxor ymm13, ymm13, [rax + 1632]                   ;   986.7 fp0+agu1   63 p
        vpxor ymm1, ymm1, [rax + 2016]                     ;   980.7 fp1+agu0   63 p
        vmovdqu [rbp + 1664], ymm1                         ;   981.7 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 11488]                        ;   981.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 1664]                     ;   988.0 fp2+agu0   63 p
        vmovdqu [rbp + 1312], ymm1                         ;   989.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 9696]                         ;   982.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 1696]                     ;   989.0 fp3+agu0   63 p
        vmovdqu [rbp + 1344], ymm1                         ;   990.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 7456]                         ;   983.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 1728]                     ;   990.0 fp0+agu0   63 p
        vmovdqu [rbp + 1376], ymm1                         ;   991.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 9504]                         ;   984.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 1792]                     ;   991.0 fp1+agu0   63 p
        vmovdqu [rbp + 1440], ymm1                         ;   992.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 9216]                         ;   985.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 1824]                     ;   992.0 fp2+agu0   63 p
        vmovdqu [rbp + 1472], ymm1                         ;   993.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 11040]                        ;   986.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 1856]                     ;   993.0 fp3+agu0   63 p
        vmovdqu [rbp + 1504], ymm1                         ;   994.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 8224]                         ;   987.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 1888]                     ;   994.0 fp0+agu0   63 p
        vmovdqu [rbp + 1536], ymm1                         ;   995.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 9760]                         ;   988.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 1920]                     ;   995.0 fp1+agu0   63 p
        vmovdqu [rbp + 1568], ymm1                         ;   996.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 8512]                         ;   989.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 1952]                     ;   996.0 fp2+agu0   63 p
        vmovdqu [rbp + 1600], ymm1                         ;   997.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 6912]                         ;   990.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 1984]                     ;   997.0 fp3+agu0   63 p
        vmovdqu [rbp + 1632], ymm1                         ;   998.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 7680]                         ;   991.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 3072]                     ;   998.0 fp0+agu0   63 p
        vmovdqu [rbp + 2720], ymm1                         ;   999.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 8448]                         ;   992.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 3104]                     ;   999.0 fp1+agu0   63 p
        vmovdqu [rbp + 2752], ymm1                         ;  1000.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 8128]                         ;   993.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 3136]                     ;  1000.0 fp2+agu0   63 p
        vmovdqu [rbp + 2784], ymm1                         ;  1001.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 6624]                         ;   994.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 3168]                     ;  1001.0 fp3+agu0   63 p
        vmovdqu [rbp + 2816], ymm1                         ;  1002.0 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 9152]                         ;   995.0 agu1    63 p
        vpxor ymm1, ymm1, [rax + 3200]                     ;  1002.0 fp0+agu0   63 p
        vpxor ymm4, ymm4, [rax + 3584]                     ;   996.0 fp1+agu1   63 p
        vmovdqu [rbp + 3232], ymm4                         ;   997.0 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 7072]                         ;   996.7 agu0    63 p
        vpxor ymm4, ymm4, [rax + 3232]                     ;  1003.7 fp2+agu1   63 p
        vpxor ymm3, ymm3, [rax + 3616]                     ;   997.7 fp3+agu0   63 p
        vmovdqu [rbp + 3264], ymm3                         ;   998.7 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 9792]                         ;   998.0 agu1    63 p
        vpxor ymm3, ymm3, [rax + 3264]                     ;  1005.0 fp0+agu0   63 p
        vpxor ymm6, ymm6, [rax + 3648]                     ;   999.0 fp1+agu1   63 p
        vmovdqu [rbp + 3296], ymm6                         ;  1000.0 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 11104]                        ;   999.7 agu0    63 p
        vpxor ymm6, ymm6, [rax + 3296]                     ;  1006.7 fp2+agu1   63 p
        vpxor ymm11, ymm11, [rax + 3680]                   ;  1000.7 fp3+agu0   63 p
        vmovdqu [rbp + 3328], ymm11                        ;  1001.7 agu2+fp5   63 p spill
        vmovdqu ymm11, [rbp + 10208]                       ;  1001.0 agu1    63 p
        vpxor ymm11, ymm11, [rax + 3328]                   ;  1008.0 fp0+agu0   63 p
        vpxor ymm10, ymm10, [rax + 3712]                   ;  1002.0 fp1+agu1   63 p
        vmovdqu [rbp + 3360], ymm10                        ;  1003.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8768]                        ;  1002.7 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3360]                   ;  1009.7 fp2+agu1   63 p
        vpxor ymm15, ymm15, [rax + 3744]                   ;  1003.7 fp3+agu0   63 p
        vmovdqu [rbp + 3392], ymm15                        ;  1004.7 agu2+fp5   63 p spill
        vmovdqu ymm15, [rbp + 10112]                       ;  1004.0 agu1    63 p
        vpxor ymm15, ymm15, [rax + 3392]                   ;  1011.0 fp0+agu0   63 p
        vpxor ymm8, ymm8, [rax + 3776]                     ;  1005.0 fp1+agu1   63 p
        vmovdqu [rbp + 3424], ymm8                         ;  1006.0 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 11424]                        ;  1005.7 agu0    63 p
        vpxor ymm8, ymm8, [rax + 3424]                     ;  1012.7 fp2+agu1   63 p
        vpxor ymm2, ymm2, [rax + 3808]                     ;  1006.7 fp3+agu0   63 p
        vmovdqu [rbp + 3456], ymm2                         ;  1007.7 agu2+fp5   63 p spill
        vmovdqu ymm2, [rbp + 8800]                         ;  1007.0 agu1    63 p
        vpxor ymm2, ymm2, [rax + 3456]                     ;  1014.0 fp0+agu0   63 p
        vpxor ymm0, ymm0, [rax + 3840]                     ;  1008.0 fp1+agu1   63 p
        vmovdqu [rbp + 3488], ymm0                         ;  1009.0 agu2+fp5   63 p spill
        vmovdqu ymm0, [rbp + 10176]                        ;  1008.7 agu0    63 p
        vpxor ymm0, ymm0, [rax + 3488]                     ;  1015.7 fp2+agu1   63 p
        vpxor ymm5, ymm5, [rax + 3872]                     ;  1009.7 fp3+agu0   63 p
        vmovdqu [rbp + 3520], ymm5                         ;  1010.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7488]                         ;  1010.0 agu1    63 p
        vpxor ymm5, ymm5, [rax + 3520]                     ;  1017.0 fp0+agu0   63 p
        vmovdqu [rbp + 3168], ymm5                         ;  1018.0 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11584]                        ;  1011.0 agu1    63 p
        vpxor ymm5, ymm5, [rax + 3552]                     ;  1018.0 fp1+agu0   63 p
        vmovdqu [rbp + 3200], ymm5                         ;  1019.0 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9568]                         ;  1012.0 agu1    63 p
        vpxor ymm5, ymm5, [rax + 3904]                     ;  1019.0 fp2+agu0   63 p
        vmovdqu [rbp + 3552], ymm5                         ;  1020.0 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8032]                         ;  1013.0 agu1    63 p
        vpxor ymm5, ymm5, [rax + 3936]                     ;  1020.0 fp3+agu0   63 p
        vmovdqu [rbp + 3584], ymm5                         ;  1021.0 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9088]                         ;  1014.0 agu1    63 p
        vpxor ymm5, ymm5, [rax + 3968]                     ;  1021.0 fp0+agu0   63 p
        vmovdqu [rbp + 3616], ymm5                         ;  1022.0 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9888]                         ;  1015.0 agu1    63 p
        vpxor ymm5, ymm5, [rax + 4000]                     ;  1022.0 fp1+agu0   63 p
        vmovdqu [rbp + 3648], ymm5                         ;  1023.0 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9472]                         ;  1016.0 agu1    63 p
        vpxor ymm5, ymm5, [rax + 4032]                     ;  1023.0 fp2+agu0   63 p
        vmovdqu [rbp + 3680], ymm5                         ;  1024.0 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11936]                        ;  1017.0 agu1    63 p
        vpxor ymm5, ymm5, [rax + 4064]                     ;  1024.0 fp3+agu0   63 p
        vmovdqu [rbp + 3712], ymm5                         ;  1025.0 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7360]                         ;  1018.0 agu1    54 p
        vpxor ymm5, ymm5, [rbp + 6432]                     ;  1025.0 fp0+agu0   54 p
        vpxor ymm5, ymm5, [rbp + 10912]                    ;  1026.0 fp1+agu1   54 p
        vmovdqu [rbp + 3136], ymm0                         ;  1018.3 agu2+fp5   63 p spill
        vmovdqu ymm0, [rbp + 10016]                        ;  1019.7 agu0    54 p
        vpxor ymm0, ymm0, [rbp + 7520]                     ;  1026.7 fp2+agu1   54 p
        vpxor ymm0, ymm0, [rbp + 8608]                     ;  1027.7 fp3+agu0   54 p
        vmovdqu [rbp + 3104], ymm2                         ;  1019.7 agu2+fp5   63 p spill
        vmovdqu ymm2, [rbp + 9184]                         ;  1021.0 agu1    54 p
        vpxor ymm2, ymm2, [rbp + 6304]                     ;  1028.0 fp0+agu0   54 p
        vpxor ymm2, ymm2, [rbp + 9536]                     ;  1029.0 fp1+agu1   54 p
        vmovdqu [rbp + 3072], ymm8                         ;  1021.0 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 12000]                        ;  1022.7 agu0    54 p
        vpxor ymm8, ymm8, [rbp + 6336]                     ;  1029.7 fp2+agu1   54 p
        vpxor ymm8, ymm8, [rbp + 11680]                    ;  1030.7 fp3+agu0   54 p
        vmovdqu [rbp + 3040], ymm15                        ;  1022.0 agu2+fp5   63 p spill
        vmovdqu ymm15, [rbp + 12032]                       ;  1024.0 agu1    54 p
        vpxor ymm15, ymm15, [rbp + 6368]                   ;  1031.0 fp0+agu0   54 p
        vpxor ymm15, ymm15, [rbp + 8864]                   ;  1032.0 fp1+agu1   54 p
        vmovdqu [rbp + 3008], ymm10                        ;  1023.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11904]                       ;  1025.7 agu0    54 p
        vpxor ymm10, ymm10, [rbp + 6400]                   ;  1032.7 fp2+agu1   54 p
        vpxor ymm10, ymm10, [rbp + 11296]                  ;  1033.7 fp3+agu0   54 p
        vmovdqu [rbp + 2976], ymm11                        ;  1024.2 agu2+fp5   63 p spill
        vmovdqu ymm11, [rbp + 7712]                        ;  1027.0 agu1    54 p
        vpxor ymm11, ymm11, [rbp + 7584]                   ;  1034.0 fp0+agu0   54 p
        vpxor ymm11, ymm11, [rbp + 9856]                   ;  1035.0 fp1+agu1   54 p
        vmovdqu [rbp + 2944], ymm6                         ;  1025.2 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 6976]                         ;  1028.7 agu0    54 p
        vpxor ymm6, ymm6, [rax + 224]                      ;  1035.7 fp2+agu1   54 p
        vpxor ymm6, ymm6, [rbp + 8992]                     ;  1036.7 fp3+agu0   54 p
        vmovdqu [rbp + 2912], ymm3                         ;  1026.7 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 10336]                        ;  1030.0 agu1    54 p
        vpxor ymm3, ymm3, [rax + 256]                      ;  1037.0 fp0+agu0   54 p
        vpxor ymm3, ymm3, [rbp + 11808]                    ;  1038.0 fp1+agu1   54 p
        vmovdqu [rbp + 2880], ymm4                         ;  1028.0 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 12096]                        ;  1031.7 agu0    54 p
        vpxor ymm4, ymm4, [rax + 288]                      ;  1038.7 fp2+agu1   54 p
        vpxor ymm4, ymm4, [rbp + 10784]                    ;  1039.7 fp3+agu0   54 p
        vmovdqu [rbp + 2848], ymm1                         ;  1029.7 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 6816]                         ;  1033.0 agu1    54 p
        vpxor ymm1, ymm1, [rax + 320]                      ;  1040.0 fp0+agu0   54 p
        vpxor ymm1, ymm1, [rbp + 11712]                    ;  1041.0 fp1+agu1   54 p
        vmovdqu [rbp + 1280], ymm13                        ;  1031.0 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 8256]                        ;  1034.7 agu0    54 p
        vpxor ymm13, ymm13, [rax + 352]                    ;  1041.7 fp2+agu1   54 p
        vpxor ymm13, ymm13, [rbp + 8960]                   ;  1042.7 fp3+agu0   54 p
        vmovdqu [rbp + 1024], ymm9                         ;  1032.7 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 9408]                         ;  1036.0 agu1    54 p
        vpxor ymm9, ymm9, [rax + 384]                      ;  1043.0 fp0+agu0   54 p
        vpxor ymm9, ymm9, [rbp + 8640]                     ;  1044.0 fp1+agu1   54 p
        vmovdqu [rbp + 9408], ymm7                         ;  1034.0 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 7936]                         ;  1037.7 agu0    54 p
        vpxor ymm7, ymm7, [rax + 416]                      ;  1044.7 fp2+agu1   54 p
        vpxor ymm7, ymm7, [rbp + 11616]                    ;  1045.7 fp3+agu0   54 p
        vmovdqu [rbp + 7936], ymm12                        ;  1035.7 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 11328]                       ;  1039.0 agu1    54 p
        vpxor ymm12, ymm12, [rax + 448]                    ;  1046.0 fp0+agu0   54 p
        vpxor ymm12, ymm12, [rbp + 11168]                  ;  1047.0 fp1+agu1   54 p
        vmovdqu [rbp + 11328], ymm14                       ;  1037.0 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11968]                       ;  1040.7 agu0    54 p
        vpxor ymm14, ymm14, [rax + 480]                    ;  1047.7 fp2+agu1   54 p
        vpxor ymm14, ymm14, [rbp + 8896]                   ;  1048.7 fp3+agu0   54 p
        vmovdqu [rbp + 640], ymm14                         ;  1049.7 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 7680]                        ;  1042.0 agu1    54 p
        vpxor ymm14, ymm14, [rax + 2048]                   ;  1049.0 fp0+agu0   54 p
        vpxor ymm14, ymm14, [rbp + 8352]                   ;  1050.0 fp1+agu1   54 p
        vmovdqu [rbp + 2208], ymm14                        ;  1051.0 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 8448]                        ;  1043.7 agu0    54 p
        vpxor ymm14, ymm14, [rax + 2080]                   ;  1050.7 fp2+agu1   54 p
        vpxor ymm14, ymm14, [rbp + 10368]                  ;  1051.7 fp3+agu0   54 p
        vmovdqu [rbp + 2240], ymm14                        ;  1052.7 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 8128]                        ;  1045.0 agu1    54 p
        vpxor ymm14, ymm14, [rax + 2112]                   ;  1052.0 fp0+agu0   54 p
        vpxor ymm14, ymm14, [rbp + 9376]                   ;  1053.0 fp1+agu1   54 p
        vmovdqu [rbp + 2272], ymm14                        ;  1054.0 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 6624]                        ;  1046.7 agu0    54 p
        vpxor ymm14, ymm14, [rax + 2144]                   ;  1053.7 fp2+agu1   54 p
        vpxor ymm14, ymm14, [rbp + 7648]                   ;  1054.7 fp3+agu0   54 p
        vmovdqu [rbp + 2304], ymm14                        ;  1055.7 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 9152]                        ;  1048.0 agu1    54 p
        vpxor ymm14, ymm14, [rax + 2176]                   ;  1055.0 fp0+agu0   54 p
        vpxor ymm14, ymm14, [rbp + 11872]                  ;  1056.0 fp1+agu1   54 p
        vmovdqu [rbp + 2336], ymm14                        ;  1057.0 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 7072]                        ;  1049.7 agu0    54 p
        vpxor ymm14, ymm14, [rax + 2208]                   ;  1056.7 fp2+agu1   54 p
        vpxor ymm14, ymm14, [rbp + 10624]                  ;  1057.7 fp3+agu0   54 p
        vmovdqu [rbp + 2368], ymm14                        ;  1058.7 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 9792]                        ;  1051.0 agu1    54 p
        vpxor ymm14, ymm14, [rax + 2240]                   ;  1058.0 fp0+agu0   54 p
        vpxor ymm14, ymm14, [rbp + 10816]                  ;  1059.0 fp1+agu1   54 p
        vmovdqu [rbp + 2400], ymm14                        ;  1060.0 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 11104]                       ;  1052.7 agu0    54 p
        vpxor ymm14, ymm14, [rax + 2272]                   ;  1059.7 fp2+agu1   54 p
        vpxor ymm14, ymm14, [rbp + 8320]                   ;  1060.7 fp3+agu0   54 p
        vmovdqu [rbp + 2432], ymm14                        ;  1061.7 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 10208]                       ;  1054.0 agu1    54 p
        vpxor ymm14, ymm14, [rax + 2304]                   ;  1061.0 fp0+agu0   54 p
        vpxor ymm14, ymm14, [rbp + 10720]                  ;  1062.0 fp1+agu1   54 p
        vmovdqu [rbp + 2464], ymm14                        ;  1063.0 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 8768]                        ;  1055.7 agu0    54 p
        vpxor ymm14, ymm14, [rax + 2336]                   ;  1062.7 fp2+agu1   54 p
        vpxor ymm14, ymm14, [rbp + 6880]                   ;  1063.7 fp3+agu0   54 p
        vmovdqu [rbp + 2496], ymm14                        ;  1064.7 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 10112]                       ;  1057.0 agu1    54 p
        vpxor ymm14, ymm14, [rax + 2368]                   ;  1064.0 fp0+agu0   54 p
        vpxor ymm14, ymm14, [rbp + 8832]                   ;  1065.0 fp1+agu1   54 p
        vmovdqu [rbp + 2528], ymm14                        ;  1066.0 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 11424]                       ;  1058.7 agu0    54 p
        vpxor ymm14, ymm14, [rax + 2400]                   ;  1065.7 fp2+agu1   54 p
        vpxor ymm14, ymm14, [rbp + 9440]                   ;  1066.7 fp3+agu0   54 p
        vmovdqu [rbp + 2560], ymm14                        ;  1067.7 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 8800]                        ;  1060.0 agu1    54 p
        vpxor ymm14, ymm14, [rax + 2432]                   ;  1067.0 fp0+agu0   54 p
        vpxor ymm14, ymm14, [rbp + 6656]                   ;  1068.0 fp1+agu1   54 p
        vmovdqu [rbp + 2592], ymm14                        ;  1069.0 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 10176]                       ;  1061.7 agu0    54 p
        vpxor ymm14, ymm14, [rax + 2464]                   ;  1068.7 fp2+agu1   54 p
        vpxor ymm14, ymm14, [rbp + 9728]                   ;  1069.7 fp3+agu0   54 p
        vmovdqu [rbp + 2624], ymm14                        ;  1070.7 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 7488]                        ;  1063.0 agu1    54 p
        vpxor ymm14, ymm14, [rax + 2496]                   ;  1070.0 fp0+agu0   54 p
        vpxor ymm14, ymm14, [rbp + 6944]                   ;  1071.0 fp1+agu1   54 p
        vmovdqu [rbp + 2656], ymm14                        ;  1072.0 agu2+fp5   54 p spill
        vmovdqu ymm14, [rbp + 11584]                       ;  1064.7 agu0    54 p
        vpxor ymm14, ymm14, [rax + 2528]                   ;  1071.7 fp2+agu1   54 p
        vpxor ymm14, ymm14, [rbp + 9024]                   ;  1072.7 fp3+agu0   54 p
        vmovdqu [rbp + 160], ymm5                          ;  1065.0 agu2+fp5   78 rounds
        vmovdqu ymm5, [rbp + 8992]                         ;  1066.0 agu1    63 p reload
        vmovdqu [rbp - 128], ymm5                          ;  1073.0 agu2+fp5   78 rounds
        vmovdqu ymm5, [rbp + 11808]                        ;  1066.7 agu0    63 p reload
        db 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm5                           ;  1073.7 agu1+fp5   78 rounds
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 10784]                        ;  1067.7 agu0    63 p reload
        db 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm5                           ;  1074.7 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu ymm5, [rbp + 11712]                        ;  1068.0 agu1    63 p reload
        db 0x2e
        vmovdqu [rbp - 32], ymm5                           ;  1075.0 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu ymm5, [rbp + 8960]                         ;  1068.7 agu0    63 p reload
        db 0x2e
        vmovdqu [rbp + 0], ymm5                            ;  1075.7 agu1+fp5   78 rounds
        db 0x2e
        vmovdqu ymm5, [rbp + 8640]                         ;  1069.7 agu0    63 p reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 32], ymm5                           ;  1076.7 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu ymm5, [rbp + 11616]                        ;  1070.0 agu1    63 p reload
        db 0x2e
        vmovdqu [rbp + 64], ymm5                           ;  1077.0 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu ymm5, [rbp + 11168]                        ;  1070.7 agu0    63 p reload
        db 0x2e
        vmovdqu [rbp + 96], ymm5                           ;  1077.7 agu1+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 192], ymm0                          ;  1074.0 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 8896]                         ;  1071.7 agu0    63 p reload
        db 0x2e
        vmovdqu [rbp + 128], ymm0                          ;  1078.7 agu1+fp5   78 rounds
        vmovdqu [rbp + 224], ymm2                          ;  1076.0 agu2+fp5   78 rounds
        vmovdqu [rbp + 256], ymm8                          ;  1077.0 agu0+fp5   78 rounds
        vmovdqu [rbp + 288], ymm15                         ;  1078.0 agu1+fp5   78 rounds
        vmovdqu [rbp + 320], ymm10                         ;  1079.0 agu2+fp5   78 rounds
        vmovdqu [rbp + 352], ymm11                         ;  1080.0 agu0+fp5   78 rounds
        vmovdqu [rbp + 384], ymm6                          ;  1081.0 agu1+fp5   78 rounds
        vmovdqu [rbp + 416], ymm3                          ;  1082.0 agu2+fp5   78 rounds
        vmovdqu [rbp + 448], ymm4                          ;  1083.0 agu0+fp5   78 rounds
        vmovdqu [rbp + 480], ymm1                          ;  1084.0 agu1+fp5   78 rounds
        vmovdqu [rbp + 512], ymm13                         ;  1085.0 agu2+fp5   78 rounds
        vmovdqu [rbp + 544], ymm9                          ;  1086.0 agu0+fp5   78 rounds
        vmovdqu [rbp + 576], ymm7                          ;  1087.0 agu1+fp5   78 rounds
        vmovdqu [rbp + 608], ymm12                         ;  1088.0 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 8352]                        ;  1076.7 agu0    63 p reload
        vmovdqu [rbp + 1696], ymm15                        ;  1089.0 agu1+fp5   78 rounds
        vmovdqu ymm15, [rbp + 10368]                       ;  1077.7 agu0    63 p reload
        vmovdqu [rbp + 1728], ymm15                        ;  1090.0 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 9376]                        ;  1078.0 agu1    63 p reload
        vmovdqu [rbp + 1760], ymm15                        ;  1091.0 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 7648]                        ;  1078.7 agu0    63 p reload
        vmovdqu [rbp + 1792], ymm15                        ;  1092.0 agu1+fp5   78 rounds
        vmovdqu ymm15, [rbp + 11872]                       ;  1079.7 agu0    63 p reload
        vmovdqu [rbp + 1824], ymm15                        ;  1093.0 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 10624]                       ;  1080.0 agu1    63 p reload
        vmovdqu [rbp + 1856], ymm15                        ;  1094.0 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 10816]                       ;  1080.7 agu0    63 p reload
        vmovdqu [rbp + 1888], ymm15                        ;  1095.0 agu1+fp5   78 rounds
        vmovdqu ymm15, [rbp + 8320]                        ;  1081.7 agu0    63 p reload
        vmovdqu [rbp + 1920], ymm15                        ;  1096.0 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 10720]                       ;  1082.0 agu1    63 p reload
        vmovdqu [rbp + 1952], ymm15                        ;  1097.0 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 6880]                        ;  1082.7 agu0    63 p reload
        vmovdqu [rbp + 1984], ymm15                        ;  1098.0 agu1+fp5   78 rounds
        vmovdqu ymm15, [rbp + 8832]                        ;  1083.7 agu0    63 p reload
        vmovdqu [rbp + 2016], ymm15                        ;  1099.0 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 9440]                        ;  1084.0 agu1    63 p reload
        vmovdqu [rbp + 2048], ymm15                        ;  1100.0 agu0+fp5   78 rounds
        vmovdqu ymm15, [rbp + 6656]                        ;  1085.0 agu1    63 p reload
        vmovdqu [rbp + 2080], ymm15                        ;  1101.0 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 9728]                        ;  1086.0 agu0    63 p reload
        db 0x2e
        vmovdqu [rbp + 2112], ymm15                        ;  1102.0 agu1+fp5   78 rounds
        vmovdqu ymm15, [rbp + 6944]                        ;  1087.0 agu0    63 p reload
        vmovdqu [rbp + 2144], ymm15                        ;  1103.0 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 9024]                        ;  1088.0 agu1    63 p reload
        vmovdqu [rbp + 2176], ymm15                        ;  1104.0 agu0+fp5   78 rounds
        vmovdqu [rbp + 2688], ymm14                        ;  1105.0 agu2+fp5   78 rounds
        add r8, 0x1000                                     ;  1090.0 alu0    78 rounds
        vmovdqu ymm0, [rbp + 10912]                        ;  1090.2 agu1    63 p reload
        vmovdqu ymm2, [rbp + 8608]                         ;  1090.3 agu0    63 p reload
        vmovdqu ymm4, [rbp + 9536]                         ;  1091.2 agu1    63 p reload
        vmovdqu ymm6, [rbp + 11680]                        ;  1091.3 agu0    63 p reload
        vmovdqu ymm8, [rbp + 8864]                         ;  1092.2 agu1    63 p reload
        vmovdqu ymm10, [rbp + 11296]                       ;  1092.3 agu0    63 p reload
        vmovdqu ymm12, [rbp + 9856]                        ;  1093.2 agu1    63 p reload
        vmovdqu ymm1, [rbp + 6592]                         ;  1093.3 agu0    63 p reload
        vmovdqu ymm3, [rbp + 7552]                         ;  1094.2 agu1    63 p reload
        vmovdqu ymm5, [rbp + 6560]                         ;  1094.3 agu0    63 p reload
        vmovdqu ymm7, [rbp + 6528]                         ;  1095.2 agu1    63 p reload
        vmovdqu ymm9, [rbp + 11328]                        ;  1095.3 agu0    63 p reload
        vmovdqu ymm11, [rbp + 7936]                        ;  1096.2 agu1    63 p reload
        vmovdqu ymm13, [rbp + 9408]                        ;  1096.3 agu0    63 p reload
        lea rax, [rbp - 352]                               ;                    first state
        cmp r8, qword [rbp + 12160]                        ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 12152], r8                        ;                    resident
        vmovdqu [rbp + 5856], ymm0                         ;                    resident
        vmovdqu [rbp + 6080], ymm1                         ;                    resident
        vmovdqu [rbp + 5888], ymm2                         ;                    resident
        vmovdqu [rbp + 6112], ymm3                         ;                    resident
        vmovdqu [rbp + 5920], ymm4                         ;                    resident
        vmovdqu [rbp + 6144], ymm5                         ;                    resident
        vmovdqu [rbp + 5952], ymm6                         ;                    resident
        vmovdqu [rbp + 6176], ymm7                         ;                    resident
        vmovdqu [rbp + 5984], ymm8                         ;                    resident
        vmovdqu [rbp + 6208], ymm9                         ;                    resident
        vmovdqu [rbp + 6016], ymm10                        ;                    resident
        vmovdqu [rbp + 6240], ymm11                        ;                    resident
        vmovdqu [rbp + 6048], ymm12                        ;                    resident
        vmovdqu [rbp + 6272], ymm13                        ;                    resident
        mov r8, qword [rbp + 12128]                        ;     0.0 agu0    62 p.0 reload
        vmovdqu ymm0, [r8 + 61472]                         ;     4.0 agu1    62 p.1
        vmovdqu ymm1, [r8 + 61600]                         ;     4.0 agu0    62 p.5
        vmovdqu ymm2, [r8 + 61664]                         ;     4.0 agu1    62 p.7
        vmovdqu ymm4, [r8 + 61856]                         ;     4.0 agu0    62 p.13
        vmovdqu ymm7, [r8 + 62112]                         ;     4.0 agu1    62 p.21
        vmovdqu ymm10, [r8 + 62368]                        ;     4.0 agu0    62 p.29
        vmovdqu ymm13, [r8 + 62624]                        ;     4.0 agu1    62 p.37
        vmovdqu ymm15, [r8 + 62880]                        ;     4.0 agu0    62 p.45
        vmovdqu ymm14, [r8 + 63136]                        ;     4.2 agu1    62 p.53
        vmovdqu ymm12, [r8 + 63392]                        ;     5.0 agu0    62 p.61
        vpxor ymm11, ymm1, [rbp + 6016]                    ;    11.0 fp0+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 6240]                   ;    12.0 fp1+agu0   50 p
        vmovdqu ymm1, [r8 + 61440]                         ;     6.2 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 5856]                     ;    13.2 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 6080]                     ;    14.2 fp3+agu1   50 p
        vmovdqu ymm9, [r8 + 61504]                         ;     8.0 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 5920]                     ;    15.0 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 6144]                     ;    16.0 fp1+agu0   50 p
        vpxor ymm8, ymm4, [rbp + 64]                       ;    11.0 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 1088]                     ;    12.0 fp3+agu0   50 p
        vmovdqu ymm4, [r8 + 61536]                         ;    10.2 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 5952]                     ;    17.2 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 6176]                     ;    18.2 fp1+agu1   50 p
        vmovdqu ymm6, [r8 + 61568]                         ;    12.0 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 5984]                     ;    19.0 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 6208]                     ;    20.0 fp3+agu0   50 p
        vmovdqu ymm5, [r8 + 61696]                         ;    13.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp - 96]                       ;    20.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 928]                      ;    21.2 fp1+agu1   50 p
        vpxor ymm3, ymm7, [rbp + 320]                      ;    15.0 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 1344]                     ;    16.0 fp3+agu1   50 p
        vmovdqu ymm7, [r8 + 61760]                         ;    16.0 agu0    50 p
        vpxor ymm7, ymm7, [rbp - 32]                       ;    23.0 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 992]                      ;    24.0 fp1+agu0   50 p
        vmovdqu [rbp + 6304], ymm3                         ;    17.0 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 61792]                         ;    17.2 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 0]                        ;    24.2 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 1024]                     ;    25.2 fp3+agu1   50 p
        vmovdqu [rbp + 6336], ymm3                         ;    26.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 61824]                         ;    19.0 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 32]                       ;    26.0 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 1056]                     ;    27.0 fp1+agu0   50 p
        vmovdqu [rbp + 6368], ymm5                         ;    22.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 61952]                         ;    20.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 160]                      ;    27.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 1184]                     ;    28.2 fp3+agu1   50 p
        vmovdqu [rbp + 6400], ymm5                         ;    29.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm10, [rbp + 576]                     ;    22.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 1600]                     ;    23.0 fp1+agu1   50 p
        vmovdqu ymm10, [r8 + 62016]                        ;    23.0 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 224]                    ;    30.0 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 1248]                   ;    31.0 fp3+agu0   50 p
        vmovdqu [rbp + 6432], ymm5                         ;    24.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 62048]                         ;    24.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 256]                      ;    31.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 1280]                     ;    32.2 fp1+agu1   50 p
        vmovdqu [rbp + 6464], ymm5                         ;    33.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 62080]                         ;    26.0 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 288]                      ;    33.0 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 1312]                     ;    34.0 fp3+agu0   50 p
        vmovdqu [rbp + 6496], ymm5                         ;    35.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 62208]                         ;    27.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 416]                      ;    34.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 1440]                     ;    35.2 fp1+agu1   50 p
        vmovdqu [rbp + 6528], ymm5                         ;    36.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm13, [rbp + 1856]                    ;    29.0 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 2880]                     ;    30.0 fp3+agu1   50 p
        vmovdqu ymm13, [r8 + 62272]                        ;    30.0 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 480]                    ;    37.0 fp0+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 1504]                   ;    38.0 fp1+agu0   50 p
        vmovdqu [rbp + 6560], ymm5                         ;    31.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 62304]                         ;    31.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 512]                      ;    38.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 1536]                     ;    39.2 fp3+agu1   50 p
        vmovdqu [rbp + 6592], ymm5                         ;    40.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 62336]                         ;    33.0 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 544]                      ;    40.0 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 1568]                     ;    41.0 fp1+agu0   50 p
        vmovdqu [rbp + 6624], ymm5                         ;    42.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 62464]                         ;    34.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 1696]                     ;    41.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 2720]                     ;    42.2 fp3+agu1   50 p
        vmovdqu [rbp + 6656], ymm5                         ;    43.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm15, [rbp + 2112]                    ;    36.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 3136]                     ;    37.0 fp1+agu1   50 p
        vmovdqu ymm15, [r8 + 62528]                        ;    37.0 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 1760]                   ;    44.0 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 2784]                   ;    45.0 fp3+agu0   50 p
        vmovdqu [rbp + 6688], ymm5                         ;    38.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 62560]                         ;    38.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 1792]                     ;    45.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 2816]                     ;    46.2 fp1+agu1   50 p
        vmovdqu [rbp + 6720], ymm5                         ;    47.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 62592]                         ;    40.0 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 1824]                     ;    47.0 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 2848]                     ;    48.0 fp3+agu0   50 p
        vmovdqu [rbp + 6752], ymm5                         ;    49.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 62720]                         ;    41.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 1952]                     ;    48.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 2976]                     ;    49.2 fp1+agu1   50 p
        vmovdqu [rbp + 6784], ymm5                         ;    50.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm14, [rbp + 2368]                    ;    43.0 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 3392]                     ;    44.0 fp3+agu1   50 p
        vmovdqu ymm14, [r8 + 62784]                        ;    44.0 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 2016]                   ;    51.0 fp0+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 3040]                   ;    52.0 fp1+agu0   50 p
        vmovdqu [rbp + 6816], ymm5                         ;    45.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 62816]                         ;    45.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 2048]                     ;    52.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 3072]                     ;    53.2 fp3+agu1   50 p
        vmovdqu [rbp + 6848], ymm5                         ;    54.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 62848]                         ;    47.0 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 2080]                     ;    54.0 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 3104]                     ;    55.0 fp1+agu0   50 p
        vmovdqu [rbp + 6880], ymm5                         ;    56.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 62976]                         ;    48.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 2208]                     ;    55.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 3232]                     ;    56.2 fp3+agu1   50 p
        vmovdqu [rbp + 6912], ymm5                         ;    57.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm12, [rbp + 2624]                    ;    50.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 3648]                     ;    51.0 fp1+agu1   50 p
        vmovdqu ymm12, [r8 + 63040]                        ;    51.0 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 2272]                   ;    58.0 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 3296]                   ;    59.0 fp3+agu0   50 p
        vmovdqu [rbp + 6944], ymm5                         ;    52.0 agu2+fp5   50 p spill
        vpxor ymm5, ymm0, [rbp + 5888]                     ;    52.2 fp0+agu1   46 p
        vpxor ymm5, ymm5, ymm11                            ;    53.2 fp1     46 p
        vpxor ymm5, ymm5, [rbp + 6112]                     ;    54.2 fp2+agu0   46 p
        vmovdqu ymm0, [r8 + 63072]                         ;    53.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 2304]                     ;    60.2 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 3328]                     ;    61.2 fp0+agu1   50 p
        vmovdqu [rbp + 6976], ymm0                         ;    62.2 agu2+fp5   50 p spill
        vpxor ymm0, ymm9, [rbp + 6048]                     ;    55.0 fp1+agu0   46 p
        vpxor ymm0, ymm0, [r8 + 61632]                     ;    56.0 fp2+agu1   46 p
        vpxor ymm0, ymm0, [rbp + 6272]                     ;    57.0 fp3+agu0   46 p
        vmovdqu [rbp + 7008], ymm12                        ;    60.0 agu2+fp5   50 p spill
        vmovdqu ymm12, [r8 + 63104]                        ;    56.2 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 2336]                   ;    63.2 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 3360]                   ;    64.2 fp1+agu1   50 p
        vmovdqu [rbp + 7040], ymm12                        ;    65.2 agu2+fp5   50 p spill
        vpxor ymm12, ymm1, ymm6                            ;    55.3 fp2     46 p
        vmovdqu [rbp + 7072], ymm14                        ;    56.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm4, [rbp - 128]                     ;    58.0 fp3+agu0   46 p
        vpxor ymm14, ymm14, ymm2                           ;    59.0 fp0     46 p
        vpxor ymm14, ymm14, [rbp + 896]                    ;    60.0 fp1+agu1   46 p
        vmovdqu ymm2, [r8 + 63232]                         ;    59.0 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 2464]                     ;    66.0 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 3488]                     ;    67.0 fp3+agu0   50 p
        vmovdqu [rbp + 7104], ymm2                         ;    68.0 agu2+fp5   50 p spill
        vmovdqu ymm2, [r8 + 63296]                         ;    60.2 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 2528]                     ;    67.2 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 3552]                     ;    68.2 fp1+agu1   50 p
        vmovdqu [rbp + 7136], ymm2                         ;    69.2 agu2+fp5   50 p spill
        vpor ymm2, ymm14, ymm5                             ;    61.0 fp2     46 p
        vmovdqu [rbp + 7168], ymm15                        ;    60.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm12, ymm14                          ;    61.0 fp3     46 p
        vpxor ymm12, ymm12, ymm5                           ;    60.3 fp0     46 p
        vmovdqu [rbp + 7200], ymm13                        ;    61.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [r8 + 63328]                        ;    62.0 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 2560]                   ;    69.0 fp1+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 3584]                   ;    70.0 fp2+agu0   50 p
        vmovdqu [rbp + 7232], ymm13                        ;    71.0 agu2+fp5   50 p spill
        vmovdqu ymm13, [r8 + 63360]                        ;    63.2 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 2592]                   ;    70.2 fp3+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 3616]                   ;    71.2 fp0+agu1   50 p
        vpxor ymm4, ymm4, ymm2                             ;    62.2 fp1     46 p
        vpand ymm2, ymm2, ymm12                            ;    62.3 fp2     46 p
        vpand ymm12, ymm12, ymm0                           ;    62.5 fp3     46 p
        vmovdqu [rbp + 7264], ymm13                        ;    72.2 agu2+fp5   50 p spill
        vpand ymm13, ymm15, ymm5                           ;    63.2 fp0     46 p
        vmovdqu [rbp + 7296], ymm10                        ;    64.2 agu2+fp5   50 p spill
        vpor ymm10, ymm13, ymm0                            ;    64.2 fp1     46 p
        vpxor ymm13, ymm13, ymm12                          ;    64.2 fp2     46 p
        vpxor ymm13, ymm13, ymm15                          ;    65.2 fp3     46 p
        vpxor ymm15, ymm15, ymm0                           ;    64.5 fp0     46 p
        vpxor ymm4, ymm4, ymm10                            ;    65.2 fp1     46 p
        vpxor ymm10, ymm5, ymm15                           ;    65.5 fp2     46 p
        vpand ymm15, ymm15, ymm0                           ;    65.5 fp3     46 p
        vpor ymm2, ymm2, ymm15                             ;    66.5 fp0     46 p
        vpxor ymm6, ymm6, ymm2                             ;    67.5 fp1     46 p
        vpand ymm13, ymm13, ymm10                          ;    66.5 fp2     46 p
        vpxor ymm11, ymm11, ymm13                          ;    67.5 fp3     46 p
        vpxor ymm2, ymm4, ymm11                            ;    68.5 fp0     46 p
        vpxor ymm1, ymm1, ymm9                             ;    66.7 fp1     46 p
        vpxor ymm1, ymm1, ymm12                            ;    67.7 fp2     46 p
        vpxor ymm1, ymm1, ymm2                             ;    69.5 fp3     46 p
        vpxor ymm10, ymm10, ymm1                           ;    70.5 fp0     46 p
        vpand ymm9, ymm4, ymm11                            ;    68.5 fp1     46 p
        vpxor ymm9, ymm9, ymm6                             ;    69.5 fp2     46 p
        vpxor ymm14, ymm14, ymm9                           ;    70.5 fp3     46 p
        vpor ymm9, ymm9, ymm10                             ;    71.5 fp0     46 p
        vpxor ymm5, ymm5, ymm4                             ;    68.7 fp1     46 p
        vpxor ymm5, ymm5, ymm9                             ;    72.5 fp2     46 p
        vpor ymm4, ymm4, ymm10                             ;    71.5 fp3     46 p
        vpxor ymm12, ymm14, ymm5                           ;    73.5 fp0     46 p
        vpxor ymm4, ymm11, ymm4                            ;    72.5 fp1     46 p
        vpxor ymm1, ymm1, ymm4                             ;    73.5 fp2     46 p
        vpand ymm4, ymm6, ymm4                             ;    73.5 fp3     46 p
        vpxor ymm0, ymm0, ymm9                             ;    72.5 fp0     46 p
        vpxor ymm0, ymm0, ymm4                             ;    74.5 fp1     46 p
        vpor ymm4, ymm1, ymm12                             ;    74.5 fp2     46 p
        vpxor ymm9, ymm12, ymm0                            ;    75.5 fp3     46 p
        vpand ymm13, ymm12, ymm9                           ;    76.5 fp0     46 p
        vpxor ymm9, ymm9, ymm1                             ;    76.5 fp1     46 p
        vpor ymm14, ymm14, ymm13                           ;    77.5 fp2     46 p
        vpand ymm15, ymm5, ymm4                            ;    75.5 fp3     46 p
        vpor ymm13, ymm13, ymm1                            ;    77.5 fp0     46 p
        vpxor ymm13, ymm13, ymm15                          ;    78.5 fp1     46 p
        vpxor ymm15, ymm15, ymm0                           ;    76.5 fp2     46 p
        vpand ymm1, ymm1, ymm13                            ;    79.5 fp3     46 p
        vpor ymm15, ymm15, ymm1                            ;    80.5 fp0     46 p
        vpxor ymm14, ymm14, ymm15                          ;    81.5 fp1     46 p
        vpxor ymm13, ymm13, ymm14                          ;    82.5 fp2     46 p
        vpxor ymm11, ymm11, ymm13                          ;    83.5 fp3     46 p
        vpor ymm1, ymm9, ymm13                             ;    83.5 fp0     46 p
        vpxor ymm6, ymm6, ymm15                            ;    81.5 fp1     46 p
        vpxor ymm2, ymm2, ymm1                             ;    84.5 fp2     46 p
        vpxor ymm5, ymm5, ymm11                            ;    84.5 fp3     46 p
        vpxor ymm4, ymm4, ymm2                             ;    85.5 fp0     46 p
        vpxor ymm10, ymm10, ymm14                          ;    82.5 fp1     46 p
        vpxor ymm10, ymm10, ymm2                           ;    85.5 fp2     46 p
        vpxor ymm1, ymm9, ymm10                            ;    86.5 fp3     46 p
        vpxor ymm0, ymm0, ymm10                            ;    86.5 fp0     46 p
        vmovdqu ymm2, [rbp - 64]                           ;    77.7 agu0    62 p reload
        vpxor ymm10, ymm8, ymm2                            ;    84.7 fp1     46 p
        vpxor ymm12, ymm12, ymm4                           ;    86.5 fp2     46 p
        vpxor ymm9, ymm9, ymm6                             ;    82.5 fp3     46 p
        vmovdqu ymm13, [rbp + 960]                         ;    80.5 agu1    62 p reload
        vpxor ymm10, ymm10, ymm13                          ;    87.5 fp0     46 p
        vmovdqu ymm14, [rbp + 96]                          ;    81.5 agu0    62 p reload
        vpxor ymm15, ymm7, ymm14                           ;    88.5 fp1     46 p
        vpxor ymm10, ymm10, [r8 + 61728]                   ;    88.5 fp2+agu1   46 p
        vpxor ymm15, ymm15, [r8 + 61888]                   ;    89.5 fp3+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 1120]                   ;    90.5 fp0+agu1   46 p
        vpxor ymm13, ymm3, [rbp + 6368]                    ;    83.5 fp1+agu0   46 p
        vmovdqu ymm14, [rbp + 6336]                        ;    83.8 agu1    46 p
        vpxor ymm14, ymm14, [rbp + 128]                    ;    90.8 fp2+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 1152]                   ;    91.8 fp3+agu1   46 p
        vpxor ymm14, ymm14, [r8 + 61920]                   ;    92.8 fp0+agu0   46 p
        vpxor ymm2, ymm13, ymm14                           ;    93.8 fp1     46 p
        vpxor ymm13, ymm13, ymm10                          ;    89.5 fp2     46 p
        vmovdqu [rbp + 7328], ymm11                        ;    84.8 agu2+fp5   46 p spill
        vpor ymm11, ymm10, ymm14                           ;    93.8 fp3     46 p
        vmovdqu [rbp + 7360], ymm9                         ;    85.8 agu1+fp5   46 p spill
        vpand ymm9, ymm13, ymm11                           ;    94.8 fp0     46 p
        vpand ymm13, ymm13, ymm15                          ;    91.5 fp1     46 p
        vpxor ymm11, ymm11, [rbp + 6336]                   ;    94.8 fp2+agu0   46 p
        vmovdqu [rbp + 6336], ymm4                         ;    86.8 agu2+fp5   46 p spill
        vpand ymm4, ymm10, ymm2                            ;    94.8 fp3     46 p
        vmovdqu [rbp + 7392], ymm0                         ;    87.8 agu1+fp5   46 p spill
        vpor ymm0, ymm15, ymm4                             ;    95.8 fp0     46 p
        vpxor ymm4, ymm4, ymm13                            ;    95.8 fp1     46 p
        vpxor ymm4, ymm4, ymm2                             ;    96.8 fp2     46 p
        vpxor ymm2, ymm2, ymm15                            ;    94.8 fp3     46 p
        vpxor ymm11, ymm11, ymm0                           ;    96.8 fp0     46 p
        vpxor ymm0, ymm10, ymm2                            ;    95.8 fp1     46 p
        vpand ymm2, ymm2, ymm15                            ;    95.8 fp2     46 p
        vpor ymm9, ymm9, ymm2                              ;    96.8 fp3     46 p
        vpxor ymm3, ymm3, ymm9                             ;    97.8 fp0     46 p
        vpand ymm4, ymm4, ymm0                             ;    97.8 fp1     46 p
        vpxor ymm8, ymm8, ymm4                             ;    98.8 fp2     46 p
        vpxor ymm7, ymm7, ymm13                            ;    93.8 fp3     46 p
        vpxor ymm2, ymm11, ymm8                            ;    99.8 fp0     46 p
        vpxor ymm7, ymm7, [rbp + 6368]                     ;    94.8 fp1+agu0   46 p
        vpxor ymm7, ymm7, ymm2                             ;   100.8 fp2     46 p
        vpxor ymm0, ymm0, ymm7                             ;   101.8 fp3     46 p
        vpand ymm4, ymm11, ymm8                            ;    99.8 fp0     46 p
        vpxor ymm4, ymm4, ymm3                             ;   100.8 fp1     46 p
        vpxor ymm14, ymm14, ymm4                           ;   101.8 fp2     46 p
        vpor ymm4, ymm4, ymm0                              ;   102.8 fp3     46 p
        vpxor ymm10, ymm10, ymm11                          ;    97.8 fp0     46 p
        vpxor ymm10, ymm10, ymm4                           ;   103.8 fp1     46 p
        vpor ymm11, ymm11, ymm0                            ;   102.8 fp2     46 p
        vpxor ymm9, ymm14, ymm10                           ;   104.8 fp3     46 p
        vpxor ymm11, ymm8, ymm11                           ;   103.8 fp0     46 p
        vpxor ymm7, ymm7, ymm11                            ;   104.8 fp1     46 p
        vpand ymm11, ymm3, ymm11                           ;   104.8 fp2     46 p
        vpxor ymm15, ymm15, ymm4                           ;   103.8 fp3     46 p
        vpxor ymm15, ymm15, ymm11                          ;   105.8 fp0     46 p
        vpor ymm4, ymm7, ymm9                              ;   105.8 fp1     46 p
        vpxor ymm11, ymm9, ymm15                           ;   106.8 fp2     46 p
        vpand ymm13, ymm9, ymm11                           ;   107.8 fp3     46 p
        vpxor ymm11, ymm11, ymm7                           ;   107.8 fp0     46 p
        vpor ymm14, ymm14, ymm13                           ;   108.8 fp1     46 p
        vpor ymm13, ymm13, ymm7                            ;   108.8 fp2     46 p
        vmovdqu [rbp + 6368], ymm12                        ;   102.0 agu2+fp5   46 p spill
        vpand ymm12, ymm10, ymm4                           ;   106.8 fp3     46 p
        vpxor ymm13, ymm13, ymm12                          ;   109.8 fp0     46 p
        vpxor ymm12, ymm12, ymm15                          ;   107.8 fp1     46 p
        vpand ymm7, ymm7, ymm13                            ;   110.8 fp2     46 p
        vpor ymm12, ymm12, ymm7                            ;   111.8 fp3     46 p
        vpxor ymm14, ymm14, ymm12                          ;   112.8 fp0     46 p
        vpxor ymm13, ymm13, ymm14                          ;   113.8 fp1     46 p
        vpxor ymm8, ymm8, ymm13                            ;   114.8 fp2     46 p
        vpor ymm7, ymm11, ymm13                            ;   114.8 fp3     46 p
        vpxor ymm3, ymm3, ymm12                            ;   112.8 fp0     46 p
        vpxor ymm2, ymm2, ymm7                             ;   115.8 fp1     46 p
        vpxor ymm10, ymm10, ymm8                           ;   115.8 fp2     46 p
        vpxor ymm4, ymm4, ymm2                             ;   116.8 fp3     46 p
        vpxor ymm0, ymm0, ymm14                            ;   113.8 fp0     46 p
        vpxor ymm0, ymm0, ymm2                             ;   116.8 fp1     46 p
        vpxor ymm2, ymm11, ymm0                            ;   117.8 fp2     46 p
        vpxor ymm15, ymm15, ymm0                           ;   117.8 fp3     46 p
        vpxor ymm9, ymm9, ymm4                             ;   117.8 fp0     46 p
        vpxor ymm11, ymm11, ymm3                           ;   113.8 fp1     46 p
        vmovdqu ymm0, [r8 + 61984]                         ;   110.8 agu1    46 p
        vmovdqu ymm7, [rbp + 192]                          ;   111.0 agu0    62 p reload
        vpxor ymm0, ymm0, ymm7                             ;   118.0 fp2     46 p
        vmovdqu ymm12, [rbp + 1216]                        ;   111.8 agu1    62 p reload
        vpxor ymm0, ymm0, ymm12                            ;   119.0 fp3     46 p
        vmovdqu ymm13, [rbp + 6304]                        ;   112.8 agu0    50 p reload
        vpxor ymm0, ymm0, ymm13                            ;   120.0 fp0     46 p
        vmovdqu ymm14, [rbp + 7296]                        ;   113.2 agu1    46 p
        vpxor ymm14, ymm14, [r8 + 62144]                   ;   120.2 fp1+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 352]                    ;   121.2 fp2+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 1376]                   ;   122.2 fp3+agu0   46 p
        vmovdqu ymm12, [rbp + 6400]                        ;   115.2 agu1    46 p
        vpxor ymm12, ymm12, [rbp + 6496]                   ;   122.2 fp0+agu0   46 p
        vmovdqu ymm7, [rbp + 6464]                         ;   116.2 agu1    46 p
        vpxor ymm7, ymm7, [rbp + 384]                      ;   123.2 fp1+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 1408]                     ;   124.2 fp2+agu1   46 p
        vpxor ymm7, ymm7, [r8 + 62176]                     ;   125.2 fp3+agu0   46 p
        vmovdqu [rbp + 7424], ymm10                        ;   116.8 agu2+fp5   46 p spill
        vpor ymm10, ymm0, ymm7                             ;   126.2 fp0     46 p
        vmovdqu [rbp + 7456], ymm15                        ;   118.8 agu2+fp5   46 p spill
        vpxor ymm15, ymm12, ymm7                           ;   126.2 fp1     46 p
        vpxor ymm12, ymm12, ymm0                           ;   123.2 fp2     46 p
        vmovdqu [rbp + 7488], ymm6                         ;   118.2 agu1+fp5   46 p spill
        vpand ymm6, ymm12, ymm10                           ;   127.2 fp3     46 p
        vpand ymm12, ymm12, ymm14                          ;   124.2 fp0     46 p
        vpxor ymm10, ymm10, [rbp + 6464]                   ;   127.2 fp1+agu0   46 p
        vmovdqu [rbp + 6304], ymm11                        ;   119.2 agu2+fp5   46 p spill
        vpand ymm11, ymm0, ymm15                           ;   127.2 fp2     46 p
        vmovdqu [rbp + 6464], ymm5                         ;   120.2 agu1+fp5   46 p spill
        vpor ymm5, ymm14, ymm11                            ;   128.2 fp3     46 p
        vpxor ymm11, ymm11, ymm12                          ;   128.2 fp0     46 p
        vpxor ymm11, ymm11, ymm15                          ;   129.2 fp1     46 p
        vpxor ymm15, ymm15, ymm14                          ;   127.2 fp2     46 p
        vpxor ymm10, ymm10, ymm5                           ;   129.2 fp3     46 p
        vpxor ymm5, ymm0, ymm15                            ;   128.2 fp0     46 p
        vpand ymm15, ymm15, ymm14                          ;   128.2 fp1     46 p
        vpor ymm6, ymm6, ymm15                             ;   129.2 fp2     46 p
        vpxor ymm6, ymm6, [rbp + 6496]                     ;   130.2 fp3+agu0   46 p
        vpand ymm11, ymm11, ymm5                           ;   130.2 fp0     46 p
        vpxor ymm13, ymm13, ymm11                          ;   131.2 fp1     46 p
        vpxor ymm11, ymm10, ymm13                          ;   132.2 fp2     46 p
        vpxor ymm12, ymm12, ymm11                          ;   133.2 fp3     46 p
        vpxor ymm12, ymm12, [rbp + 6400]                   ;   134.2 fp0+agu1   46 p
        vpxor ymm12, ymm12, [rbp + 7296]                   ;   135.2 fp1+agu0   46 p
        vpxor ymm5, ymm5, ymm12                            ;   136.2 fp2     46 p
        vpand ymm15, ymm10, ymm13                          ;   132.2 fp3     46 p
        vpxor ymm15, ymm15, ymm6                           ;   133.2 fp0     46 p
        vpxor ymm7, ymm7, ymm15                            ;   134.2 fp1     46 p
        vpxor ymm0, ymm0, ymm10                            ;   130.2 fp2     46 p
        vpor ymm15, ymm15, ymm5                            ;   137.2 fp3     46 p
        vpxor ymm0, ymm0, ymm15                            ;   138.2 fp0     46 p
        vpor ymm10, ymm10, ymm5                            ;   137.2 fp1     46 p
        vpxor ymm10, ymm10, ymm13                          ;   138.2 fp2     46 p
        vpxor ymm12, ymm12, ymm10                          ;   139.2 fp3     46 p
        vpand ymm10, ymm10, ymm6                           ;   139.2 fp0     46 p
        vpxor ymm14, ymm14, ymm15                          ;   138.2 fp1     46 p
        vpxor ymm15, ymm7, ymm0                            ;   139.2 fp2     46 p
        vpxor ymm14, ymm14, ymm10                          ;   140.2 fp3     46 p
        vpor ymm10, ymm12, ymm15                           ;   140.2 fp0     46 p
        vmovdqu [rbp + 7296], ymm1                         ;   133.2 agu2+fp5   46 p spill
        vpxor ymm1, ymm15, ymm14                           ;   141.2 fp1     46 p
        vmovdqu [rbp + 6400], ymm9                         ;   134.2 agu1+fp5   46 p spill
        vpand ymm9, ymm15, ymm1                            ;   142.2 fp2     46 p
        vpxor ymm1, ymm1, ymm12                            ;   142.2 fp3     46 p
        vpor ymm7, ymm7, ymm9                              ;   143.2 fp0     46 p
        vpor ymm9, ymm9, ymm12                             ;   143.2 fp1     46 p
        vmovdqu [rbp + 6496], ymm3                         ;   136.2 agu0+fp5   46 p spill
        vpand ymm3, ymm0, ymm10                            ;   141.2 fp2     46 p
        vpxor ymm9, ymm9, ymm3                             ;   144.2 fp3     46 p
        vpxor ymm3, ymm3, ymm14                            ;   142.2 fp0     46 p
        vpand ymm12, ymm12, ymm9                           ;   145.2 fp1     46 p
        vpor ymm3, ymm3, ymm12                             ;   146.2 fp2     46 p
        vpxor ymm7, ymm7, ymm3                             ;   147.2 fp3     46 p
        vpxor ymm9, ymm9, ymm7                             ;   148.2 fp0     46 p
        vpxor ymm13, ymm13, ymm9                           ;   149.2 fp1     46 p
        vpor ymm9, ymm1, ymm9                              ;   149.2 fp2     46 p
        vpxor ymm6, ymm6, ymm3                             ;   147.2 fp3     46 p
        vpxor ymm11, ymm11, ymm9                           ;   150.2 fp0     46 p
        vpxor ymm0, ymm0, ymm13                            ;   150.2 fp1     46 p
        vpxor ymm10, ymm10, ymm11                          ;   151.2 fp2     46 p
        vpxor ymm5, ymm5, ymm7                             ;   148.2 fp3     46 p
        vpxor ymm5, ymm5, ymm11                            ;   151.2 fp0     46 p
        vpxor ymm3, ymm1, ymm5                             ;   152.2 fp1     46 p
        vpxor ymm14, ymm14, ymm5                           ;   152.2 fp2     46 p
        vpxor ymm15, ymm15, ymm10                          ;   152.2 fp3     46 p
        vpxor ymm1, ymm1, ymm6                             ;   148.2 fp0     46 p
        vmovdqu ymm5, [r8 + 62240]                         ;   145.2 agu1    46 p
        vmovdqu ymm7, [rbp + 448]                          ;   145.3 agu0    62 p reload
        vpxor ymm5, ymm5, ymm7                             ;   152.3 fp1     46 p
        vmovdqu ymm9, [rbp + 1472]                         ;   146.2 agu1    62 p reload
        vpxor ymm5, ymm5, ymm9                             ;   153.3 fp2     46 p
        vmovdqu ymm11, [rbp + 6432]                        ;   147.2 agu0    50 p reload
        vpxor ymm5, ymm5, ymm11                            ;   154.3 fp3     46 p
        vmovdqu ymm12, [rbp + 7200]                        ;   147.5 agu1    46 p
        vpxor ymm12, ymm12, [r8 + 62400]                   ;   154.5 fp0+agu0   46 p
        vpxor ymm12, ymm12, [rbp + 608]                    ;   155.5 fp1+agu1   46 p
        vpxor ymm12, ymm12, [rbp + 1632]                   ;   156.5 fp2+agu0   46 p
        vmovdqu ymm9, [rbp + 6528]                         ;   149.5 agu1    46 p
        vpxor ymm9, ymm9, [rbp + 6624]                     ;   156.5 fp3+agu0   46 p
        vmovdqu ymm7, [rbp + 6592]                         ;   150.5 agu1    46 p
        vpxor ymm7, ymm7, [rbp + 640]                      ;   157.5 fp0+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 1664]                     ;   158.5 fp1+agu1   46 p
        vpxor ymm7, ymm7, [r8 + 62432]                     ;   159.5 fp2+agu0   46 p
        vmovdqu [rbp + 7520], ymm14                        ;   153.2 agu2+fp5   46 p spill
        vpor ymm14, ymm5, ymm7                             ;   160.5 fp3     46 p
        vmovdqu [rbp + 7552], ymm13                        ;   151.5 agu2+fp5   46 p spill
        vpxor ymm13, ymm9, ymm7                            ;   160.5 fp0     46 p
        vpxor ymm9, ymm9, ymm5                             ;   157.5 fp1     46 p
        vmovdqu [rbp + 7584], ymm0                         ;   152.5 agu1+fp5   46 p spill
        vpand ymm0, ymm9, ymm14                            ;   161.5 fp2     46 p
        vpand ymm9, ymm9, ymm12                            ;   158.5 fp3     46 p
        vpxor ymm14, ymm14, [rbp + 6592]                   ;   161.5 fp0+agu0   46 p
        vmovdqu [rbp + 6432], ymm6                         ;   153.5 agu2+fp5   46 p spill
        vpand ymm6, ymm5, ymm13                            ;   161.5 fp1     46 p
        vmovdqu [rbp + 6592], ymm15                        ;   154.5 agu1+fp5   46 p spill
        vpor ymm15, ymm12, ymm6                            ;   162.5 fp2     46 p
        vpxor ymm6, ymm6, ymm9                             ;   162.5 fp3     46 p
        vpxor ymm6, ymm6, ymm13                            ;   163.5 fp0     46 p
        vpxor ymm13, ymm13, ymm12                          ;   161.5 fp1     46 p
        vpxor ymm14, ymm14, ymm15                          ;   163.5 fp2     46 p
        vpxor ymm15, ymm5, ymm13                           ;   162.5 fp3     46 p
        vpand ymm13, ymm13, ymm12                          ;   162.5 fp0     46 p
        vpor ymm0, ymm0, ymm13                             ;   163.5 fp1     46 p
        vpxor ymm0, ymm0, [rbp + 6624]                     ;   164.5 fp2+agu0   46 p
        vpand ymm6, ymm6, ymm15                            ;   164.5 fp3     46 p
        vpxor ymm11, ymm11, ymm6                           ;   165.5 fp0     46 p
        vpxor ymm6, ymm14, ymm11                           ;   166.5 fp1     46 p
        vpxor ymm9, ymm9, ymm6                             ;   167.5 fp2     46 p
        vpxor ymm9, ymm9, [rbp + 6528]                     ;   168.5 fp3+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 7200]                     ;   169.5 fp0+agu0   46 p
        vpxor ymm15, ymm15, ymm9                           ;   170.5 fp1     46 p
        vpand ymm13, ymm14, ymm11                          ;   166.5 fp2     46 p
        vpxor ymm13, ymm13, ymm0                           ;   167.5 fp3     46 p
        vpxor ymm7, ymm7, ymm13                            ;   168.5 fp0     46 p
        vpxor ymm5, ymm5, ymm14                            ;   164.5 fp1     46 p
        vpor ymm13, ymm13, ymm15                           ;   171.5 fp2     46 p
        vpxor ymm5, ymm5, ymm13                            ;   172.5 fp3     46 p
        vpor ymm14, ymm14, ymm15                           ;   171.5 fp0     46 p
        vpxor ymm14, ymm14, ymm11                          ;   172.5 fp1     46 p
        vpxor ymm9, ymm9, ymm14                            ;   173.5 fp2     46 p
        vpand ymm14, ymm14, ymm0                           ;   173.5 fp3     46 p
        vpxor ymm12, ymm12, ymm13                          ;   172.5 fp0     46 p
        vpxor ymm13, ymm7, ymm5                            ;   173.5 fp1     46 p
        vpxor ymm12, ymm12, ymm14                          ;   174.5 fp2     46 p
        vpor ymm14, ymm9, ymm13                            ;   174.5 fp3     46 p
        vmovdqu [rbp + 7200], ymm3                         ;   167.5 agu2+fp5   46 p spill
        vpxor ymm3, ymm13, ymm12                           ;   175.5 fp0     46 p
        vmovdqu [rbp + 6528], ymm1                         ;   168.5 agu1+fp5   46 p spill
        vpand ymm1, ymm13, ymm3                            ;   176.5 fp1     46 p
        vpxor ymm3, ymm3, ymm9                             ;   176.5 fp2     46 p
        vpor ymm7, ymm7, ymm1                              ;   177.5 fp3     46 p
        vpor ymm1, ymm1, ymm9                              ;   177.5 fp0     46 p
        vmovdqu [rbp + 6624], ymm10                        ;   170.5 agu0+fp5   46 p spill
        vpand ymm10, ymm5, ymm14                           ;   175.5 fp1     46 p
        vpxor ymm1, ymm1, ymm10                            ;   178.5 fp2     46 p
        vpxor ymm10, ymm10, ymm12                          ;   176.5 fp3     46 p
        vpand ymm9, ymm9, ymm1                             ;   179.5 fp0     46 p
        vpor ymm10, ymm10, ymm9                            ;   180.5 fp1     46 p
        vpxor ymm7, ymm7, ymm10                            ;   181.5 fp2     46 p
        vpxor ymm1, ymm1, ymm7                             ;   182.5 fp3     46 p
        vpxor ymm11, ymm11, ymm1                           ;   183.5 fp0     46 p
        vpor ymm1, ymm3, ymm1                              ;   183.5 fp1     46 p
        vpxor ymm0, ymm0, ymm10                            ;   181.5 fp2     46 p
        vpxor ymm6, ymm6, ymm1                             ;   184.5 fp3     46 p
        vpxor ymm5, ymm5, ymm11                            ;   184.5 fp0     46 p
        vpxor ymm14, ymm14, ymm6                           ;   185.5 fp1     46 p
        vpxor ymm15, ymm15, ymm7                           ;   182.5 fp2     46 p
        vpxor ymm15, ymm15, ymm6                           ;   185.5 fp3     46 p
        vpxor ymm1, ymm3, ymm15                            ;   186.5 fp0     46 p
        vpxor ymm12, ymm12, ymm15                          ;   186.5 fp1     46 p
        vpxor ymm13, ymm13, ymm14                          ;   186.5 fp2     46 p
        vpxor ymm3, ymm3, ymm0                             ;   182.5 fp3     46 p
        vmovdqu ymm6, [r8 + 62496]                         ;   179.5 agu1    47 p
        vmovdqu ymm7, [rbp + 1728]                         ;   179.7 agu0    62 p reload
        vpxor ymm6, ymm6, ymm7                             ;   186.7 fp0     47 p
        vmovdqu ymm9, [rbp + 2752]                         ;   180.5 agu1    62 p reload
        vpxor ymm6, ymm6, ymm9                             ;   187.7 fp1     47 p
        vmovdqu ymm10, [rbp + 6560]                        ;   181.5 agu0    50 p reload
        vpxor ymm6, ymm6, ymm10                            ;   188.7 fp2     47 p
        vmovdqu ymm15, [rbp + 7168]                        ;   181.8 agu1    47 p
        vpxor ymm15, ymm15, [r8 + 62656]                   ;   188.8 fp3+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 1888]                   ;   189.8 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 2912]                   ;   190.8 fp1+agu0   47 p
        vmovdqu ymm9, [rbp + 6656]                         ;   183.8 agu1    47 p
        vpxor ymm9, ymm9, [rbp + 6752]                     ;   190.8 fp2+agu0   47 p
        vmovdqu ymm7, [rbp + 6720]                         ;   184.8 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 1920]                     ;   191.8 fp3+agu0   47 p
        vpxor ymm7, ymm7, [rbp + 2944]                     ;   192.8 fp0+agu1   47 p
        vpxor ymm7, ymm7, [r8 + 62688]                     ;   193.8 fp1+agu0   47 p
        vmovdqu [rbp + 7616], ymm3                         ;   184.8 agu2+fp5   46 p spill
        vpor ymm3, ymm6, ymm7                              ;   194.8 fp2     47 p
        vmovdqu [rbp + 7648], ymm1                         ;   187.5 agu2+fp5   46 p spill
        vpxor ymm1, ymm9, ymm7                             ;   194.8 fp3     47 p
        vpxor ymm9, ymm9, ymm6                             ;   191.8 fp0     47 p
        vmovdqu [rbp + 7680], ymm11                        ;   186.8 agu1+fp5   46 p spill
        vpand ymm11, ymm9, ymm3                            ;   195.8 fp1     47 p
        vpand ymm9, ymm9, ymm15                            ;   192.8 fp2     47 p
        vpxor ymm3, ymm3, [rbp + 6720]                     ;   195.8 fp3+agu0   47 p
        vmovdqu [rbp + 6560], ymm12                        ;   187.8 agu2+fp5   46 p spill
        vpand ymm12, ymm6, ymm1                            ;   195.8 fp0     47 p
        vmovdqu [rbp + 6720], ymm13                        ;   188.8 agu1+fp5   46 p spill
        vpor ymm13, ymm15, ymm12                           ;   196.8 fp1     47 p
        vpxor ymm12, ymm12, ymm9                           ;   196.8 fp2     47 p
        vpxor ymm12, ymm12, ymm1                           ;   197.8 fp3     47 p
        vpxor ymm1, ymm1, ymm15                            ;   195.8 fp0     47 p
        vpxor ymm3, ymm3, ymm13                            ;   197.8 fp1     47 p
        vpxor ymm13, ymm6, ymm1                            ;   196.8 fp2     47 p
        vpand ymm1, ymm1, ymm15                            ;   196.8 fp3     47 p
        vpor ymm11, ymm11, ymm1                            ;   197.8 fp0     47 p
        vpxor ymm11, ymm11, [rbp + 6752]                   ;   198.8 fp1+agu0   47 p
        vpand ymm12, ymm12, ymm13                          ;   198.8 fp2     47 p
        vpxor ymm10, ymm10, ymm12                          ;   199.8 fp3     47 p
        vpxor ymm1, ymm3, ymm10                            ;   200.8 fp0     47 p
        vpxor ymm9, ymm9, ymm1                             ;   201.8 fp1     47 p
        vpxor ymm9, ymm9, [rbp + 6656]                     ;   202.8 fp2+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 7168]                     ;   203.8 fp3+agu0   47 p
        vpxor ymm13, ymm13, ymm9                           ;   204.8 fp0     47 p
        vpand ymm12, ymm3, ymm10                           ;   200.8 fp1     47 p
        vpxor ymm12, ymm12, ymm11                          ;   201.8 fp2     47 p
        vpxor ymm7, ymm7, ymm12                            ;   202.8 fp3     47 p
        vpxor ymm6, ymm6, ymm3                             ;   198.8 fp0     47 p
        vpor ymm12, ymm12, ymm13                           ;   205.8 fp1     47 p
        vpxor ymm6, ymm6, ymm12                            ;   206.8 fp2     47 p
        vpor ymm3, ymm3, ymm13                             ;   205.8 fp3     47 p
        vpxor ymm3, ymm3, ymm10                            ;   206.8 fp0     47 p
        vpxor ymm9, ymm9, ymm3                             ;   207.8 fp1     47 p
        vpand ymm3, ymm3, ymm11                            ;   207.8 fp2     47 p
        vpxor ymm15, ymm15, ymm12                          ;   206.8 fp3     47 p
        vpxor ymm12, ymm7, ymm6                            ;   207.8 fp0     47 p
        vpxor ymm15, ymm15, ymm3                           ;   208.8 fp1     47 p
        vpor ymm3, ymm9, ymm12                             ;   208.8 fp2     47 p
        vmovdqu [rbp + 7168], ymm14                        ;   201.8 agu2+fp5   46 p spill
        vpxor ymm14, ymm12, ymm15                          ;   209.8 fp3     47 p
        vmovdqu [rbp + 6656], ymm0                         ;   202.8 agu1+fp5   46 p spill
        vpand ymm0, ymm12, ymm14                           ;   210.8 fp0     47 p
        vpxor ymm14, ymm14, ymm9                           ;   210.8 fp1     47 p
        vpor ymm7, ymm7, ymm0                              ;   211.8 fp2     47 p
        vpor ymm0, ymm0, ymm9                              ;   211.8 fp3     47 p
        vmovdqu [rbp + 6752], ymm5                         ;   204.8 agu0+fp5   46 p spill
        vpand ymm5, ymm6, ymm3                             ;   209.8 fp0     47 p
        vpxor ymm0, ymm0, ymm5                             ;   212.8 fp1     47 p
        vpxor ymm5, ymm5, ymm15                            ;   210.8 fp2     47 p
        vpand ymm9, ymm9, ymm0                             ;   213.8 fp3     47 p
        vpor ymm5, ymm5, ymm9                              ;   214.8 fp0     47 p
        vpxor ymm7, ymm7, ymm5                             ;   215.8 fp1     47 p
        vpxor ymm0, ymm0, ymm7                             ;   216.8 fp2     47 p
        vpxor ymm10, ymm10, ymm0                           ;   217.8 fp3     47 p
        vpor ymm0, ymm14, ymm0                             ;   217.8 fp0     47 p
        vpxor ymm11, ymm11, ymm5                           ;   215.8 fp1     47 p
        vpxor ymm1, ymm1, ymm0                             ;   218.8 fp2     47 p
        vpxor ymm6, ymm6, ymm10                            ;   218.8 fp3     47 p
        vpxor ymm3, ymm3, ymm1                             ;   219.8 fp0     47 p
        vpxor ymm13, ymm13, ymm7                           ;   216.8 fp1     47 p
        vpxor ymm13, ymm13, ymm1                           ;   219.8 fp2     47 p
        vpxor ymm0, ymm14, ymm13                           ;   220.8 fp3     47 p
        vpxor ymm15, ymm15, ymm13                          ;   220.8 fp0     47 p
        vpxor ymm12, ymm12, ymm3                           ;   220.8 fp1     47 p
        vpxor ymm14, ymm14, ymm11                          ;   216.8 fp2     47 p
        vmovdqu ymm1, [r8 + 62752]                         ;   213.8 agu1    47 p
        vmovdqu ymm5, [rbp + 1984]                         ;   214.0 agu0    62 p reload
        vpxor ymm1, ymm1, ymm5                             ;   221.0 fp3     47 p
        vmovdqu ymm7, [rbp + 3008]                         ;   214.8 agu1    62 p reload
        vpxor ymm1, ymm1, ymm7                             ;   222.0 fp0     47 p
        vmovdqu ymm9, [rbp + 6688]                         ;   215.8 agu0    50 p reload
        vpxor ymm1, ymm1, ymm9                             ;   223.0 fp1     47 p
        vmovdqu ymm13, [rbp + 7072]                        ;   216.2 agu1    47 p
        vpxor ymm13, ymm13, [r8 + 62912]                   ;   223.2 fp2+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 2144]                   ;   224.2 fp3+agu1   47 p
        vpxor ymm13, ymm13, [rbp + 3168]                   ;   225.2 fp0+agu0   47 p
        vmovdqu ymm7, [rbp + 6784]                         ;   218.2 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 6880]                     ;   225.2 fp1+agu0   47 p
        vmovdqu ymm5, [rbp + 6848]                         ;   219.2 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 2176]                     ;   226.2 fp2+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 3200]                     ;   227.2 fp3+agu1   47 p
        vpxor ymm5, ymm5, [r8 + 62944]                     ;   228.2 fp0+agu0   47 p
        vmovdqu [rbp + 7712], ymm12                        ;   221.8 agu2+fp5   47 p spill
        vpor ymm12, ymm1, ymm5                             ;   229.2 fp1     47 p
        vmovdqu [rbp + 7744], ymm15                        ;   221.8 agu2+fp5   47 p spill
        vpxor ymm15, ymm7, ymm5                            ;   229.2 fp2     47 p
        vpxor ymm7, ymm7, ymm1                             ;   226.2 fp3     47 p
        vmovdqu [rbp + 7776], ymm11                        ;   221.2 agu1+fp5   47 p spill
        vpand ymm11, ymm7, ymm12                           ;   230.2 fp0     47 p
        vpand ymm7, ymm7, ymm13                            ;   227.2 fp1     47 p
        vpxor ymm12, ymm12, [rbp + 6848]                   ;   230.2 fp2+agu0   47 p
        vmovdqu [rbp + 6688], ymm14                        ;   222.2 agu2+fp5   47 p spill
        vpand ymm14, ymm1, ymm15                           ;   230.2 fp3     47 p
        vmovdqu [rbp + 6848], ymm10                        ;   223.2 agu1+fp5   47 p spill
        vpor ymm10, ymm13, ymm14                           ;   231.2 fp0     47 p
        vpxor ymm14, ymm14, ymm7                           ;   231.2 fp1     47 p
        vpxor ymm14, ymm14, ymm15                          ;   232.2 fp2     47 p
        vpxor ymm15, ymm15, ymm13                          ;   230.2 fp3     47 p
        vpxor ymm12, ymm12, ymm10                          ;   232.2 fp0     47 p
        vpxor ymm10, ymm1, ymm15                           ;   231.2 fp1     47 p
        vpand ymm15, ymm15, ymm13                          ;   231.2 fp2     47 p
        vpor ymm11, ymm11, ymm15                           ;   232.2 fp3     47 p
        vpxor ymm11, ymm11, [rbp + 6880]                   ;   233.2 fp0+agu0   47 p
        vpand ymm14, ymm14, ymm10                          ;   233.2 fp1     47 p
        vpxor ymm9, ymm9, ymm14                            ;   234.2 fp2     47 p
        vpxor ymm14, ymm12, ymm9                           ;   235.2 fp3     47 p
        vpxor ymm7, ymm7, ymm14                            ;   236.2 fp0     47 p
        vpxor ymm7, ymm7, [rbp + 6784]                     ;   237.2 fp1+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 7072]                     ;   238.2 fp2+agu0   47 p
        vpxor ymm10, ymm10, ymm7                           ;   239.2 fp3     47 p
        vpand ymm15, ymm12, ymm9                           ;   235.2 fp0     47 p
        vpxor ymm15, ymm15, ymm11                          ;   236.2 fp1     47 p
        vpxor ymm5, ymm5, ymm15                            ;   237.2 fp2     47 p
        vpxor ymm1, ymm1, ymm12                            ;   233.2 fp3     47 p
        vpor ymm15, ymm15, ymm10                           ;   240.2 fp0     47 p
        vpxor ymm1, ymm1, ymm15                            ;   241.2 fp1     47 p
        vpor ymm12, ymm12, ymm10                           ;   240.2 fp2     47 p
        vpxor ymm12, ymm12, ymm9                           ;   241.2 fp3     47 p
        vpxor ymm7, ymm7, ymm12                            ;   242.2 fp0     47 p
        vpand ymm12, ymm12, ymm11                          ;   242.2 fp1     47 p
        vpxor ymm13, ymm13, ymm15                          ;   241.2 fp2     47 p
        vpxor ymm15, ymm5, ymm1                            ;   242.2 fp3     47 p
        vpxor ymm13, ymm13, ymm12                          ;   243.2 fp0     47 p
        vpor ymm12, ymm7, ymm15                            ;   243.2 fp1     47 p
        vmovdqu [rbp + 7072], ymm6                         ;   236.2 agu2+fp5   47 p spill
        vpxor ymm6, ymm15, ymm13                           ;   244.2 fp2     47 p
        vmovdqu [rbp + 6784], ymm3                         ;   237.2 agu1+fp5   47 p spill
        vpand ymm3, ymm15, ymm6                            ;   245.2 fp3     47 p
        vpxor ymm6, ymm6, ymm7                             ;   245.2 fp0     47 p
        vpor ymm5, ymm5, ymm3                              ;   246.2 fp1     47 p
        vpor ymm3, ymm3, ymm7                              ;   246.2 fp2     47 p
        vmovdqu [rbp + 6880], ymm4                         ;   239.2 agu0+fp5   46 p spill
        vpand ymm4, ymm1, ymm12                            ;   244.2 fp3     47 p
        vpxor ymm3, ymm3, ymm4                             ;   247.2 fp0     47 p
        vpxor ymm4, ymm4, ymm13                            ;   245.2 fp1     47 p
        vpand ymm7, ymm7, ymm3                             ;   248.2 fp2     47 p
        vpor ymm4, ymm4, ymm7                              ;   249.2 fp3     47 p
        vpxor ymm5, ymm5, ymm4                             ;   250.2 fp0     47 p
        vpxor ymm3, ymm3, ymm5                             ;   251.2 fp1     47 p
        vpxor ymm9, ymm9, ymm3                             ;   252.2 fp2     47 p
        vpor ymm3, ymm6, ymm3                              ;   252.2 fp3     47 p
        vpxor ymm11, ymm11, ymm4                           ;   250.2 fp0     47 p
        vpxor ymm14, ymm14, ymm3                           ;   253.2 fp1     47 p
        vpxor ymm1, ymm1, ymm9                             ;   253.2 fp2     47 p
        vpxor ymm12, ymm12, ymm14                          ;   254.2 fp3     47 p
        vpxor ymm10, ymm10, ymm5                           ;   251.2 fp0     47 p
        vpxor ymm10, ymm10, ymm14                          ;   254.2 fp1     47 p
        vpxor ymm3, ymm6, ymm10                            ;   255.2 fp2     47 p
        vpxor ymm13, ymm13, ymm10                          ;   255.2 fp3     47 p
        vpxor ymm15, ymm15, ymm12                          ;   255.2 fp0     47 p
        vpxor ymm6, ymm6, ymm11                            ;   251.2 fp1     47 p
        vmovdqu ymm4, [r8 + 63008]                         ;   248.2 agu1    47 p
        vmovdqu ymm5, [rbp + 2240]                         ;   248.3 agu0    62 p reload
        vpxor ymm4, ymm4, ymm5                             ;   255.3 fp2     47 p
        vmovdqu ymm7, [rbp + 3264]                         ;   249.2 agu1    62 p reload
        vpxor ymm4, ymm4, ymm7                             ;   256.3 fp3     47 p
        vmovdqu ymm10, [rbp + 6816]                        ;   250.2 agu0    50 p reload
        vpxor ymm4, ymm4, ymm10                            ;   257.3 fp0     47 p
        vmovdqu ymm14, [rbp + 7008]                        ;   250.5 agu1    47 p
        vpxor ymm14, ymm14, [r8 + 63168]                   ;   257.5 fp1+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 2400]                   ;   258.5 fp2+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 3424]                   ;   259.5 fp3+agu0   47 p
        vmovdqu ymm7, [rbp + 6912]                         ;   252.5 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 7040]                     ;   259.5 fp0+agu0   47 p
        vmovdqu ymm5, [rbp + 6976]                         ;   253.5 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 2432]                     ;   260.5 fp1+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 3456]                     ;   261.5 fp2+agu1   47 p
        vpxor ymm5, ymm5, [r8 + 63200]                     ;   262.5 fp3+agu0   47 p
        vmovdqu [rbp + 7808], ymm6                         ;   253.5 agu2+fp5   47 p spill
        vpor ymm6, ymm4, ymm5                              ;   263.5 fp0     47 p
        vmovdqu [rbp + 7840], ymm11                        ;   254.5 agu2+fp5   47 p spill
        vpxor ymm11, ymm7, ymm5                            ;   263.5 fp1     47 p
        vpxor ymm7, ymm7, ymm4                             ;   260.5 fp2     47 p
        vmovdqu [rbp + 7872], ymm1                         ;   255.5 agu1+fp5   47 p spill
        vpand ymm1, ymm7, ymm6                             ;   264.5 fp3     47 p
        vpand ymm7, ymm7, ymm14                            ;   261.5 fp0     47 p
        vpxor ymm6, ymm6, [rbp + 6976]                     ;   264.5 fp1+agu0   47 p
        vmovdqu [rbp + 6816], ymm15                        ;   256.5 agu2+fp5   47 p spill
        vpand ymm15, ymm4, ymm11                           ;   264.5 fp2     47 p
        vmovdqu [rbp + 6976], ymm9                         ;   257.5 agu1+fp5   47 p spill
        vpor ymm9, ymm14, ymm15                            ;   265.5 fp3     47 p
        vpxor ymm15, ymm15, ymm7                           ;   265.5 fp0     47 p
        vpxor ymm15, ymm15, ymm11                          ;   266.5 fp1     47 p
        vpxor ymm11, ymm11, ymm14                          ;   264.5 fp2     47 p
        vpxor ymm6, ymm6, ymm9                             ;   266.5 fp3     47 p
        vpxor ymm9, ymm4, ymm11                            ;   265.5 fp0     47 p
        vpand ymm11, ymm11, ymm14                          ;   265.5 fp1     47 p
        vpor ymm1, ymm1, ymm11                             ;   266.5 fp2     47 p
        vpxor ymm1, ymm1, [rbp + 7040]                     ;   267.5 fp3+agu0   47 p
        vpand ymm15, ymm15, ymm9                           ;   267.5 fp0     47 p
        vpxor ymm10, ymm10, ymm15                          ;   268.5 fp1     47 p
        vpxor ymm11, ymm6, ymm10                           ;   269.5 fp2     47 p
        vpxor ymm7, ymm7, ymm11                            ;   270.5 fp3     47 p
        vpxor ymm7, ymm7, [rbp + 6912]                     ;   271.5 fp0+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 7008]                     ;   272.5 fp1+agu0   47 p
        vpxor ymm9, ymm9, ymm7                             ;   273.5 fp2     47 p
        vpand ymm15, ymm6, ymm10                           ;   269.5 fp3     47 p
        vpxor ymm15, ymm15, ymm1                           ;   270.5 fp0     47 p
        vpxor ymm5, ymm5, ymm15                            ;   271.5 fp1     47 p
        vpxor ymm4, ymm4, ymm6                             ;   267.5 fp2     47 p
        vpor ymm15, ymm15, ymm9                            ;   274.5 fp3     47 p
        vpxor ymm4, ymm4, ymm15                            ;   275.5 fp0     47 p
        vpor ymm6, ymm6, ymm9                              ;   274.5 fp1     47 p
        vpxor ymm6, ymm6, ymm10                            ;   275.5 fp2     47 p
        vpxor ymm7, ymm7, ymm6                             ;   276.5 fp3     47 p
        vpand ymm6, ymm6, ymm1                             ;   276.5 fp0     47 p
        vpxor ymm14, ymm14, ymm15                          ;   275.5 fp1     47 p
        vpxor ymm15, ymm5, ymm4                            ;   276.5 fp2     47 p
        vpxor ymm14, ymm14, ymm6                           ;   277.5 fp3     47 p
        vpor ymm6, ymm7, ymm15                             ;   277.5 fp0     47 p
        vmovdqu [rbp + 7008], ymm3                         ;   270.5 agu2+fp5   47 p spill
        vpxor ymm3, ymm15, ymm14                           ;   278.5 fp1     47 p
        vmovdqu [rbp + 6912], ymm0                         ;   271.5 agu1+fp5   47 p spill
        vpand ymm0, ymm15, ymm3                            ;   279.5 fp2     47 p
        vpxor ymm3, ymm3, ymm7                             ;   279.5 fp3     47 p
        vpor ymm5, ymm5, ymm0                              ;   280.5 fp0     47 p
        vpor ymm0, ymm0, ymm7                              ;   280.5 fp1     47 p
        vmovdqu [rbp + 7040], ymm8                         ;   273.5 agu0+fp5   46 p spill
        vpand ymm8, ymm4, ymm6                             ;   278.5 fp2     47 p
        vpxor ymm0, ymm0, ymm8                             ;   281.5 fp3     47 p
        vpxor ymm8, ymm8, ymm14                            ;   279.5 fp0     47 p
        vpand ymm7, ymm7, ymm0                             ;   282.5 fp1     47 p
        vpor ymm8, ymm8, ymm7                              ;   283.5 fp2     47 p
        vpxor ymm5, ymm5, ymm8                             ;   284.5 fp3     47 p
        vpxor ymm0, ymm0, ymm5                             ;   285.5 fp0     47 p
        vpxor ymm10, ymm10, ymm0                           ;   286.5 fp1     47 p
        vpor ymm0, ymm3, ymm0                              ;   286.5 fp2     47 p
        vpxor ymm1, ymm1, ymm8                             ;   284.5 fp3     47 p
        vpxor ymm11, ymm11, ymm0                           ;   287.5 fp0     47 p
        vpxor ymm4, ymm4, ymm10                            ;   287.5 fp1     47 p
        vpxor ymm6, ymm6, ymm11                            ;   288.5 fp2     47 p
        vpxor ymm9, ymm9, ymm5                             ;   285.5 fp3     47 p
        vpxor ymm9, ymm9, ymm11                            ;   288.5 fp0     47 p
        vpxor ymm0, ymm3, ymm9                             ;   289.5 fp1     47 p
        vpxor ymm14, ymm14, ymm9                           ;   289.5 fp2     47 p
        vpxor ymm15, ymm15, ymm6                           ;   289.5 fp3     47 p
        vpxor ymm3, ymm3, ymm1                             ;   285.5 fp0     47 p
        vmovdqu ymm5, [r8 + 63264]                         ;   282.5 agu1    47 p
        vmovdqu ymm7, [rbp + 2496]                         ;   282.7 agu0    62 p reload
        vpxor ymm5, ymm5, ymm7                             ;   289.7 fp1     47 p
        vmovdqu ymm8, [rbp + 3520]                         ;   283.5 agu1    62 p reload
        vpxor ymm5, ymm5, ymm8                             ;   290.7 fp2     47 p
        vmovdqu ymm9, [rbp + 6944]                         ;   284.5 agu0    50 p reload
        vpxor ymm5, ymm5, ymm9                             ;   291.7 fp3     47 p
        vmovdqu ymm11, [rbp + 7136]                        ;   284.8 agu1    47 p
        vpxor ymm11, ymm11, [r8 + 63424]                   ;   291.8 fp0+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 2656]                   ;   292.8 fp1+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 3680]                   ;   293.8 fp2+agu0   47 p
        vmovdqu ymm8, [rbp + 7104]                         ;   286.8 agu1    47 p
        vpxor ymm8, ymm8, [rbp + 7264]                     ;   293.8 fp3+agu0   47 p
        vmovdqu ymm7, [rbp + 7232]                         ;   287.8 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 2688]                     ;   294.8 fp0+agu0   47 p
        vpxor ymm7, ymm7, [rbp + 3712]                     ;   295.8 fp1+agu1   47 p
        vpxor ymm7, ymm7, [r8 + 63456]                     ;   296.8 fp2+agu0   47 p
        vmovdqu [rbp + 7904], ymm14                        ;   290.5 agu2+fp5   47 p spill
        vpor ymm14, ymm5, ymm7                             ;   297.8 fp3     47 p
        vmovdqu [rbp + 7936], ymm6                         ;   289.5 agu2+fp5   47 p spill
        vpxor ymm6, ymm8, ymm7                             ;   297.8 fp0     47 p
        vpxor ymm8, ymm8, ymm5                             ;   294.8 fp1     47 p
        vmovdqu [rbp + 7968], ymm15                        ;   290.5 agu1+fp5   47 p spill
        vpand ymm15, ymm8, ymm14                           ;   298.8 fp2     47 p
        vpand ymm8, ymm8, ymm11                            ;   295.8 fp3     47 p
        vpxor ymm14, ymm14, [rbp + 7232]                   ;   298.8 fp0+agu0   47 p
        vmovdqu [rbp + 6944], ymm3                         ;   290.8 agu2+fp5   47 p spill
        vpand ymm3, ymm5, ymm6                             ;   298.8 fp1     47 p
        vmovdqu [rbp + 7232], ymm0                         ;   291.8 agu1+fp5   47 p spill
        vpor ymm0, ymm11, ymm3                             ;   299.8 fp2     47 p
        vpxor ymm3, ymm3, ymm8                             ;   299.8 fp3     47 p
        vpxor ymm3, ymm3, ymm6                             ;   300.8 fp0     47 p
        vpxor ymm6, ymm6, ymm11                            ;   298.8 fp1     47 p
        vpxor ymm14, ymm14, ymm0                           ;   300.8 fp2     47 p
        vpxor ymm0, ymm5, ymm6                             ;   299.8 fp3     47 p
        vpand ymm6, ymm6, ymm11                            ;   299.8 fp0     47 p
        vpor ymm15, ymm15, ymm6                            ;   300.8 fp1     47 p
        vpxor ymm15, ymm15, [rbp + 7264]                   ;   301.8 fp2+agu0   47 p
        vpand ymm3, ymm3, ymm0                             ;   301.8 fp3     47 p
        vpxor ymm9, ymm9, ymm3                             ;   302.8 fp0     47 p
        vpxor ymm3, ymm14, ymm9                            ;   303.8 fp1     47 p
        vpxor ymm8, ymm8, ymm3                             ;   304.8 fp2     47 p
        vpxor ymm8, ymm8, [rbp + 7104]                     ;   305.8 fp3+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 7136]                     ;   306.8 fp0+agu0   47 p
        vpxor ymm0, ymm0, ymm8                             ;   307.8 fp1     47 p
        vpand ymm6, ymm14, ymm9                            ;   303.8 fp2     47 p
        vpxor ymm6, ymm6, ymm15                            ;   304.8 fp3     47 p
        vpxor ymm7, ymm7, ymm6                             ;   305.8 fp0     47 p
        vpxor ymm5, ymm5, ymm14                            ;   301.8 fp1     47 p
        vpor ymm6, ymm6, ymm0                              ;   308.8 fp2     47 p
        vpxor ymm5, ymm5, ymm6                             ;   309.8 fp3     47 p
        vpor ymm14, ymm14, ymm0                            ;   308.8 fp0     47 p
        vpxor ymm14, ymm14, ymm9                           ;   309.8 fp1     47 p
        vpxor ymm8, ymm8, ymm14                            ;   310.8 fp2     47 p
        vpand ymm14, ymm14, ymm15                          ;   310.8 fp3     47 p
        vpxor ymm11, ymm11, ymm6                           ;   309.8 fp0     47 p
        vpxor ymm6, ymm7, ymm5                             ;   310.8 fp1     47 p
        vpxor ymm11, ymm11, ymm14                          ;   311.8 fp2     47 p
        vpor ymm14, ymm8, ymm6                             ;   311.8 fp3     47 p
        vmovdqu [rbp + 7136], ymm1                         ;   304.8 agu2+fp5   47 p spill
        vpxor ymm1, ymm6, ymm11                            ;   312.8 fp0     47 p
        vmovdqu [rbp + 7104], ymm4                         ;   305.8 agu1+fp5   47 p spill
        vpand ymm4, ymm6, ymm1                             ;   313.8 fp1     47 p
        vpxor ymm1, ymm1, ymm8                             ;   313.8 fp2     47 p
        vpor ymm7, ymm7, ymm4                              ;   314.8 fp3     47 p
        vpor ymm4, ymm4, ymm8                              ;   314.8 fp0     47 p
        vmovdqu [rbp + 7264], ymm10                        ;   307.8 agu0+fp5   47 p spill
        vpand ymm10, ymm5, ymm14                           ;   312.8 fp1     47 p
        vpxor ymm4, ymm4, ymm10                            ;   315.8 fp2     47 p
        vpxor ymm10, ymm10, ymm11                          ;   313.8 fp3     47 p
        vpand ymm8, ymm8, ymm4                             ;   316.8 fp0     47 p
        vpor ymm10, ymm10, ymm8                            ;   317.8 fp1     47 p
        vpxor ymm7, ymm7, ymm10                            ;   318.8 fp2     47 p
        vpxor ymm4, ymm4, ymm7                             ;   319.8 fp3     47 p
        vpxor ymm9, ymm9, ymm4                             ;   320.8 fp0     47 p
        vpor ymm4, ymm1, ymm4                              ;   320.8 fp1     47 p
        vpxor ymm15, ymm15, ymm10                          ;   318.8 fp2     47 p
        vpxor ymm3, ymm3, ymm4                             ;   321.8 fp3     47 p
        vpxor ymm5, ymm5, ymm9                             ;   321.8 fp0     47 p
        vpxor ymm14, ymm14, ymm3                           ;   322.8 fp1     47 p
        vpxor ymm0, ymm0, ymm7                             ;   319.8 fp2     47 p
        vpxor ymm0, ymm0, ymm3                             ;   322.8 fp3     47 p
        vpxor ymm3, ymm1, ymm0                             ;   323.8 fp0     47 p
        vpxor ymm11, ymm11, ymm0                           ;   323.8 fp1     47 p
        vpxor ymm6, ymm6, ymm14                            ;   323.8 fp2     47 p
        vpxor ymm1, ymm1, ymm15                            ;   319.8 fp3     47 p
        vpxor ymm0, ymm2, ymm12                            ;   316.8 fp0     50 p
        vmovdqu ymm4, [rbp + 7040]                         ;   317.0 agu1    46 p reload
        vpxor ymm7, ymm13, ymm4                            ;   324.0 fp1     50 p
        vmovdqu ymm8, [rbp + 6880]                         ;   317.8 agu0    50 p
        vmovdqu ymm10, [rbp + 6912]                        ;   318.0 agu1    47 p reload
        vpxor ymm8, ymm8, ymm10                            ;   325.0 fp2     50 p
        vmovdqu ymm10, [rbp + 6400]                        ;   318.8 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 6496]                   ;   325.8 fp3+agu1   50 p
        vmovdqu [rbp + 8000], ymm10                        ;   326.8 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6624]                        ;   319.8 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7008]                   ;   326.8 fp0+agu1   50 p
        vmovdqu [rbp + 8032], ymm7                         ;   325.0 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6528]                         ;   320.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 7264]                     ;   327.8 fp1+agu1   50 p
        vmovdqu [rbp + 8064], ymm7                         ;   328.8 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7296]                         ;   321.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 6784]                     ;   328.8 fp2+agu1   50 p
        vmovdqu [rbp + 8096], ymm14                        ;   323.8 agu2+fp5   47 p spill
        vmovdqu ymm14, [rbp + 7200]                        ;   322.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7104]                   ;   329.8 fp3+agu1   50 p
        vmovdqu [rbp + 8128], ymm14                        ;   330.8 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6752]                        ;   323.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7136]                   ;   330.8 fp0+agu1   50 p
        vpxor ymm4, ymm2, [rbp + 7200]                     ;   324.8 fp1+agu0   50 p
        vmovdqu [rbp + 8160], ymm4                         ;   325.8 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6464]                         ;   325.0 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 6656]                     ;   332.0 fp2+agu0   50 p
        vmovdqu [rbp + 8192], ymm9                         ;   325.2 agu2+fp5   47 p spill
        vpxor ymm9, ymm12, ymm8                            ;   326.0 fp3     50 p
        vmovdqu [rbp + 8224], ymm12                        ;   326.2 agu1+fp5   47 p spill
        vmovdqu ymm12, [rbp + 6304]                        ;   326.8 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 6976]                   ;   333.8 fp0+agu1   50 p
        vmovdqu [rbp + 8256], ymm12                        ;   334.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7488]                        ;   327.8 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7072]                   ;   334.8 fp1+agu1   50 p
        vmovdqu [rbp + 8288], ymm14                        ;   331.8 agu2+fp5   50 p spill
        vpxor ymm14, ymm5, [rbp + 7488]                    ;   328.8 fp2+agu0   50 p
        vmovdqu [rbp + 8320], ymm5                         ;   329.2 agu2+fp5   47 p spill
        vpxor ymm5, ymm10, ymm4                            ;   333.0 fp3     50 p
        vmovdqu [rbp + 8352], ymm4                         ;   333.0 agu1+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7168]                         ;   329.8 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 7232]                     ;   336.8 fp0+agu1   50 p
        vmovdqu [rbp + 8384], ymm4                         ;   337.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm13, [rbp + 6592]                    ;   330.8 fp1+agu0   50 p
        vmovdqu [rbp + 8416], ymm13                        ;   332.2 agu2+fp5   47 p spill
        vpxor ymm13, ymm9, ymm12                           ;   335.8 fp2     50 p
        vmovdqu [rbp + 8448], ymm13                        ;   336.8 agu1+fp5   50 p spill
        vpxor ymm13, ymm4, [rbp + 6720]                    ;   331.8 fp3+agu0   50 p
        vmovdqu [rbp + 8480], ymm13                        ;   334.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6496]                        ;   332.0 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 6752]                   ;   339.0 fp0+agu0   50 p
        vmovdqu [rbp + 8512], ymm13                        ;   340.0 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6432]                        ;   333.0 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 7104]                   ;   340.0 fp1+agu0   50 p
        vmovdqu [rbp + 8544], ymm4                         ;   336.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm10, [rbp + 7104]                    ;   334.0 fp2+agu1   50 p
        vmovdqu [rbp + 8576], ymm4                         ;   337.2 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7456]                         ;   334.8 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 6848]                     ;   341.8 fp3+agu1   50 p
        vmovdqu [rbp + 8608], ymm4                         ;   342.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm7, [rbp + 6880]                     ;   335.8 fp0+agu0   50 p
        vmovdqu [rbp + 8640], ymm7                         ;   339.2 agu1+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7456]                         ;   336.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 6816]                     ;   343.8 fp1+agu1   50 p
        vmovdqu [rbp + 8672], ymm7                         ;   344.8 agu2+fp5   50 p spill
        vpxor ymm7, ymm14, ymm0                            ;   335.8 fp2     50 p
        vpxor ymm9, ymm9, [rbp + 6624]                     ;   337.8 fp3+agu0   50 p
        vmovdqu [rbp + 8704], ymm7                         ;   341.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6496]                         ;   338.0 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 7872]                     ;   345.0 fp0+agu0   50 p
        vmovdqu [rbp + 6496], ymm14                        ;   342.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6368]                        ;   339.0 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 6560]                   ;   346.0 fp1+agu0   50 p
        vmovdqu [rbp + 8736], ymm14                        ;   347.0 agu2+fp5   50 p spill
        vpxor ymm14, ymm3, [rbp + 6944]                    ;   340.0 fp2+agu1   50 p
        vmovdqu [rbp + 8768], ymm14                        ;   344.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7392]                        ;   340.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7680]                   ;   347.8 fp3+agu1   50 p
        vmovdqu [rbp + 8800], ymm3                         ;   345.2 agu2+fp5   47 p spill
        vpxor ymm3, ymm11, [rbp + 6368]                    ;   341.8 fp0+agu0   50 p
        vmovdqu [rbp + 8832], ymm3                         ;   346.2 agu1+fp5   50 p spill
        vpxor ymm3, ymm6, [rbp + 7968]                     ;   342.8 fp1+agu0   50 p
        vmovdqu [rbp + 8864], ymm3                         ;   347.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm0, [rbp + 6624]                     ;   343.0 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 7936]                   ;   343.8 fp3+agu0   50 p
        vmovdqu [rbp + 8896], ymm11                        ;   348.2 agu2+fp5   47 p spill
        vpxor ymm11, ymm8, ymm13                           ;   342.2 fp0     50 p
        vmovdqu [rbp + 8928], ymm8                         ;   349.2 agu1+fp5   50 p spill
        vmovdqa ymm8, ymm2                                 ;   342.8         50 p copy
        vmovdqu [rbp + 8960], ymm11                        ;   350.2 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 7040]                        ;   344.8 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 6688]                   ;   351.8 fp1+agu1   50 p
        vpxor ymm8, ymm8, ymm11                            ;   352.8 fp2     50 p
        vmovdqu [rbp + 8992], ymm8                         ;   353.8 agu2+fp5   50 p spill
        vpxor ymm8, ymm1, [rbp + 6304]                     ;   345.8 fp3+agu0   50 p
        vmovdqu [rbp + 9024], ymm8                         ;   352.2 agu1+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6816]                         ;   346.8 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 7840]                     ;   353.8 fp0+agu1   50 p
        vmovdqu [rbp + 9056], ymm11                        ;   353.2 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 7584]                        ;   347.8 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 7840]                   ;   354.8 fp1+agu1   50 p
        vmovdqu [rbp + 9088], ymm8                         ;   354.8 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6336]                         ;   348.8 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 7648]                     ;   355.8 fp2+agu1   50 p
        vmovdqu [rbp + 9120], ymm14                        ;   355.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7200]                        ;   349.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7936]                   ;   356.8 fp3+agu1   50 p
        vmovdqu [rbp + 9152], ymm13                        ;   356.2 agu2+fp5   50 p spill
        vpxor ymm13, ymm9, ymm5                            ;   348.8 fp0     50 p
        vmovdqu [rbp + 9184], ymm5                         ;   357.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm15, [rbp + 7840]                    ;   350.8 fp1+agu0   50 p
        vmovdqu [rbp + 7840], ymm5                         ;   358.2 agu1+fp5   50 p spill
        vpxor ymm5, ymm3, ymm12                            ;   350.2 fp2     50 p
        vmovdqu [rbp + 9216], ymm13                        ;   359.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6336]                        ;   351.8 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 8384]                   ;   358.8 fp3+agu1   50 p
        vmovdqu [rbp + 9248], ymm9                         ;   360.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7360]                         ;   352.8 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 6848]                     ;   359.8 fp0+agu1   50 p
        vmovdqu [rbp + 9280], ymm9                         ;   361.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7424]                         ;   353.8 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 7776]                     ;   360.8 fp1+agu1   50 p
        vmovdqu [rbp + 9312], ymm3                         ;   362.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm6, [rbp + 8288]                     ;   354.8 fp2+agu0   50 p
        vmovdqu [rbp + 9344], ymm3                         ;   363.2 agu1+fp5   50 p spill
        vmovdqu ymm3, [rbp + 7008]                         ;   355.8 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 7232]                     ;   362.8 fp3+agu1   50 p
        vmovdqu [rbp + 9376], ymm3                         ;   364.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 7328]                         ;   356.8 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 7744]                     ;   363.8 fp0+agu1   50 p
        vmovdqu [rbp + 9408], ymm15                        ;   365.2 agu2+fp5   47 p spill
        vmovdqu ymm15, [rbp + 7360]                        ;   357.8 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 7616]                   ;   364.8 fp1+agu1   50 p
        vmovdqu [rbp + 9440], ymm15                        ;   366.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm0, ymm1                            ;   357.8 fp2     50 p
        vmovdqu [rbp + 9472], ymm0                         ;   367.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 7328]                         ;   358.8 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 7616]                     ;   365.8 fp3+agu1   50 p
        vmovdqu [rbp + 9504], ymm15                        ;   368.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm10, ymm7                           ;   359.2 fp0     50 p
        vmovdqu [rbp + 9536], ymm15                        ;   369.2 agu0+fp5   50 p spill
        vpxor ymm15, ymm1, [rbp + 6944]                    ;   360.0 fp1+agu1   50 p
        vmovdqu [rbp + 9568], ymm1                         ;   370.2 agu2+fp5   47 p spill
        vmovdqu ymm1, [rbp + 7552]                         ;   360.8 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 7808]                     ;   367.8 fp2+agu1   50 p
        vmovdqu [rbp + 9600], ymm13                        ;   371.2 agu2+fp5   50 p spill
        vpxor ymm13, ymm4, [rbp + 8288]                    ;   361.8 fp3+agu0   50 p
        vpxor ymm2, ymm2, ymm13                            ;   362.8 fp0     50 p
        vmovdqu [rbp + 9632], ymm13                        ;   372.2 agu1+fp5   50 p spill
        vpxor ymm13, ymm3, [rbp + 8192]                    ;   364.8 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 6400]                   ;   365.8 fp2+agu1   50 p
        vmovdqu [rbp + 9664], ymm4                         ;   373.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm10, [rbp + 7232]                    ;   363.8 fp3+agu0   50 p
        vmovdqu [rbp + 9696], ymm10                        ;   374.2 agu1+fp5   50 p spill
        vpxor ymm10, ymm12, ymm1                           ;   368.8 fp0     50 p
        vmovdqu [rbp + 9728], ymm10                        ;   375.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7392]                        ;   365.0 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7712]                   ;   372.0 fp1+agu1   50 p
        vmovdqu [rbp + 9760], ymm3                         ;   376.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm2, [rbp + 7872]                     ;   366.0 fp2+agu0   50 p
        vmovdqu [rbp + 9792], ymm2                         ;   377.2 agu1+fp5   50 p spill
        vmovdqu ymm2, [rbp + 8192]                         ;   367.0 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 8544]                     ;   374.0 fp3+agu1   50 p
        vmovdqu [rbp + 9824], ymm10                        ;   378.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6464]                        ;   368.0 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7104]                   ;   375.0 fp0+agu1   50 p
        vmovdqu [rbp + 7104], ymm13                        ;   379.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6464]                        ;   369.0 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 7424]                   ;   376.0 fp1+agu1   50 p
        vmovdqu [rbp + 9856], ymm2                         ;   380.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6400]                         ;   370.0 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 7744]                     ;   377.0 fp2+agu1   50 p
        vmovdqu [rbp + 9888], ymm2                         ;   381.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm5, [rbp + 8128]                     ;   371.2 fp3+agu0   50 p
        vmovdqu [rbp + 9920], ymm5                         ;   382.2 agu1+fp5   50 p spill
        vmovdqu ymm5, [rbp + 7520]                         ;   372.2 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 7968]                     ;   379.2 fp0+agu1   50 p
        vmovdqu [rbp + 9952], ymm2                         ;   383.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm9, [rbp + 6528]                     ;   373.2 fp1+agu0   50 p
        vmovdqu [rbp + 9984], ymm2                         ;   384.2 agu1+fp5   50 p spill
        vpxor ymm2, ymm8, [rbp + 6784]                     ;   374.2 fp2+agu0   50 p
        vmovdqu [rbp + 10016], ymm10                       ;   385.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm9, ymm6                            ;   374.3 fp3     50 p
        vmovdqu [rbp + 10048], ymm10                       ;   386.2 agu1+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6304]                        ;   375.2 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 6688]                   ;   382.2 fp0+agu1   50 p
        vmovdqu [rbp + 10080], ymm6                        ;   387.2 agu2+fp5   47 p spill
        vmovdqu ymm6, [rbp + 7680]                         ;   376.2 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 6944]                     ;   383.2 fp1+agu1   50 p
        vmovdqu [rbp + 10112], ymm10                       ;   388.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm14, [rbp + 7168]                   ;   377.2 fp2+agu0   50 p
        vmovdqu [rbp + 10144], ymm14                       ;   389.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6656]                        ;   377.5 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 7872]                   ;   384.5 fp3+agu0   50 p
        vmovdqu [rbp + 10176], ymm14                       ;   390.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm10, [rbp + 7648]                   ;   379.2 fp0+agu1   50 p
        vpxor ymm14, ymm14, ymm7                           ;   380.2 fp1     50 p
        vmovdqu [rbp + 10208], ymm14                       ;   391.2 agu0+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6720]                        ;   380.2 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 7904]                   ;   387.2 fp2+agu0   50 p
        vmovdqu [rbp + 10240], ymm10                       ;   392.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7296]                        ;   381.2 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 8096]                   ;   388.2 fp3+agu0   50 p
        vmovdqu [rbp + 10272], ymm14                       ;   393.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm15, [rbp + 7808]                   ;   382.3 fp0+agu1   50 p
        vmovdqu [rbp + 10304], ymm15                       ;   394.2 agu0+fp5   50 p spill
        vmovdqu ymm15, [rbp + 7968]                        ;   383.3 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 7136]                   ;   390.3 fp1+agu0   50 p
        vmovdqu [rbp + 7968], ymm15                        ;   395.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm11, [rbp + 9152]                   ;   384.3 fp2+agu1   50 p
        vmovdqu [rbp + 10336], ymm15                       ;   396.2 agu0+fp5   50 p spill
        vpxor ymm15, ymm1, ymm8                            ;   384.5 fp3     50 p
        vpxor ymm1, ymm1, ymm3                             ;   384.7 fp0     50 p
        vmovdqu [rbp + 10368], ymm3                        ;   397.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm13, ymm5                            ;   385.2 fp1     50 p
        vmovdqu [rbp + 10400], ymm1                        ;   398.2 agu1+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7008]                         ;   386.2 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8256]                     ;   393.2 fp2+agu1   50 p
        vmovdqu [rbp + 10432], ymm1                        ;   399.2 agu2+fp5   50 p spill
        vpxor ymm1, ymm8, [rbp + 6432]                     ;   387.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 8320]                     ;   388.3 fp0+agu1   50 p
        vmovdqu [rbp + 10464], ymm1                        ;   400.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6560]                         ;   388.3 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 9120]                     ;   395.3 fp1+agu1   50 p
        vmovdqu [rbp + 10496], ymm1                        ;   401.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7520]                         ;   389.3 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 6976]                     ;   396.3 fp2+agu1   50 p
        vmovdqu [rbp + 10528], ymm3                        ;   402.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 8896]                         ;   390.3 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 9152]                     ;   397.3 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 7200]                     ;   398.3 fp0+agu0   50 p
        vmovdqu [rbp + 10560], ymm13                       ;   403.2 agu2+fp5   50 p spill
        vmovdqa ymm13, ymm15                               ;   393.2         50 p copy
        vmovdqu [rbp + 10592], ymm15                       ;   404.2 agu1+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6880]                        ;   393.5 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 8096]                   ;   400.5 fp1+agu1   50 p
        vpxor ymm13, ymm13, ymm15                          ;   401.5 fp2     50 p
        vmovdqu [rbp + 10624], ymm13                       ;   405.2 agu2+fp5   50 p spill
        vpxor ymm13, ymm4, ymm9                            ;   395.3 fp3     50 p
        vmovdqu [rbp + 10656], ymm9                        ;   406.2 agu0+fp5   50 p spill
        vmovdqu ymm9, [rbp + 8192]                         ;   396.2 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 8320]                     ;   403.2 fp0+agu0   50 p
        vmovdqu [rbp + 10688], ymm15                       ;   407.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm10, ymm0                           ;   397.2 fp1     50 p
        vmovdqu [rbp + 10720], ymm15                       ;   408.2 agu1+fp5   50 p spill
        vmovdqu ymm15, [rbp + 8352]                        ;   397.5 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 8256]                   ;   404.5 fp2+agu1   50 p
        vmovdqu [rbp + 10752], ymm10                       ;   409.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6560]                        ;   398.5 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7264]                   ;   405.5 fp3+agu1   50 p
        vmovdqu [rbp + 10784], ymm10                       ;   410.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm2, [rbp + 8960]                    ;   400.2 fp0+agu0   50 p
        vmovdqu [rbp + 10816], ymm2                        ;   411.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7072]                         ;   400.5 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 9088]                     ;   407.5 fp1+agu0   50 p
        vmovdqu [rbp + 10848], ymm2                        ;   412.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7424]                         ;   401.5 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 7584]                     ;   408.5 fp2+agu0   50 p
        vmovdqu [rbp + 10880], ymm2                        ;   413.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm10, [rbp + 6880]                    ;   403.2 fp3+agu1   50 p
        vmovdqu [rbp + 10912], ymm10                       ;   414.2 agu0+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7296]                        ;   404.2 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 7072]                   ;   411.2 fp0+agu0   50 p
        vmovdqu [rbp + 10944], ymm8                        ;   415.2 agu2+fp5   50 p spill
        vpxor ymm8, ymm11, ymm10                           ;   412.2 fp1     50 p
        vpxor ymm8, ymm8, [rbp + 9600]                     ;   413.2 fp2+agu1   50 p
        vmovdqu [rbp + 10976], ymm15                       ;   416.2 agu0+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6368]                        ;   406.2 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 7776]                   ;   413.2 fp3+agu0   50 p
        vmovdqu [rbp + 11008], ymm15                       ;   417.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm7, [rbp + 9120]                    ;   407.5 fp0+agu1   50 p
        vmovdqu [rbp + 11040], ymm7                        ;   418.2 agu0+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7552]                         ;   408.5 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 7904]                     ;   415.5 fp1+agu0   50 p
        vmovdqu [rbp + 11072], ymm15                       ;   419.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6464]                        ;   409.5 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 6816]                   ;   416.5 fp2+agu0   50 p
        vmovdqu [rbp + 11104], ymm15                       ;   420.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm6, [rbp + 7648]                    ;   411.2 fp3+agu1   50 p
        vmovdqu [rbp + 11136], ymm6                        ;   421.2 agu0+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7808]                         ;   412.2 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 8800]                     ;   419.2 fp0+agu0   50 p
        vmovdqu [rbp + 11168], ymm15                       ;   422.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm2, [rbp + 7264]                    ;   413.2 fp1+agu1   50 p
        vmovdqu [rbp + 11200], ymm2                        ;   423.2 agu0+fp5   50 p spill
        vpxor ymm2, ymm12, [rbp + 7424]                    ;   414.2 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9408]                   ;   414.3 fp3+agu0   50 p
        vmovdqu [rbp + 11232], ymm2                        ;   424.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm11, [rbp + 7712]                    ;   415.2 fp0+agu1   50 p
        vmovdqu [rbp + 11264], ymm2                        ;   425.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 8192]                         ;   415.3 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 8736]                     ;   422.3 fp1+agu1   50 p
        vmovdqu [rbp + 11296], ymm15                       ;   426.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm11, [rbp + 8800]                   ;   416.3 fp2+agu0   50 p
        vmovdqu [rbp + 11328], ymm2                        ;   427.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm8, [rbp + 9056]                     ;   417.2 fp3+agu1   50 p
        vmovdqu [rbp + 11360], ymm8                        ;   428.2 agu0+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6624]                         ;   418.2 agu1    50 p
        vpxor ymm8, ymm8, [rbp + 8640]                     ;   425.2 fp0+agu0   50 p
        vmovdqu [rbp + 11392], ymm2                        ;   429.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6880]                         ;   419.2 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 6976]                     ;   426.2 fp1+agu0   50 p
        vmovdqu [rbp + 6976], ymm8                         ;   430.2 agu2+fp5   50 p spill
        vpxor ymm8, ymm13, [rbp + 6752]                    ;   420.2 fp2+agu1   50 p
        vmovdqu [rbp + 6880], ymm15                        ;   431.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 7424]                        ;   420.3 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 8640]                   ;   427.3 fp3+agu1   50 p
        vmovdqu [rbp + 7424], ymm15                        ;   432.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6592]                        ;   421.3 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 8288]                   ;   428.3 fp0+agu1   50 p
        vmovdqu [rbp + 11424], ymm11                       ;   433.2 agu2+fp5   50 p spill
        vpxor ymm11, ymm13, ymm15                          ;   429.3 fp1     50 p
        vmovdqu [rbp + 11456], ymm13                       ;   434.2 agu0+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6720]                        ;   424.2 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 6656]                   ;   431.2 fp2+agu0   50 p
        vmovdqu [rbp + 11488], ymm15                       ;   435.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm1, [rbp + 9056]                    ;   425.3 fp3+agu1   50 p
        vmovdqu [rbp + 11520], ymm13                       ;   436.2 agu0+fp5   50 p spill
        vmovdqu ymm13, [rbp + 8320]                        ;   426.3 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 10144]                  ;   433.3 fp0+agu0   50 p
        vmovdqu [rbp + 11552], ymm13                       ;   437.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6464]                        ;   427.3 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 8384]                   ;   434.3 fp1+agu0   50 p
        vmovdqu [rbp + 6464], ymm13                        ;   438.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 7648]                        ;   428.3 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 6912]                   ;   435.3 fp2+agu0   50 p
        vmovdqu [rbp + 11584], ymm15                       ;   439.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm12, [rbp + 7072]                   ;   429.3 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 10016]                  ;   430.3 fp0+agu0   50 p
        vmovdqu [rbp + 11616], ymm12                       ;   440.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7584]                        ;   430.3 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 6752]                   ;   437.3 fp1+agu0   50 p
        vpxor ymm15, ymm15, ymm12                          ;   438.3 fp2     50 p
        vmovdqu [rbp + 11648], ymm15                       ;   441.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 7712]                        ;   431.3 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 7776]                   ;   438.3 fp3+agu0   50 p
        vpxor ymm4, ymm4, ymm1                             ;   432.2 fp0     50 p
        vpxor ymm10, ymm10, [r8 + 63744]                   ;   432.3 fp1+agu1   50 p
        vpxor ymm4, ymm4, ymm7                             ;   433.2 fp2     50 p
        vmovdqu [rbp + 11680], ymm15                       ;   442.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm13, [rbp + 9376]                   ;   436.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, [r8 + 63488]                   ;   437.3 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8800]                   ;   438.3 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 8160]                   ;   439.3 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8320]                   ;   440.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 7296]                   ;   441.3 fp0+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 6752]                   ;   436.3 fp1+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 9312]                   ;   437.3 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 8768]                   ;   438.3 fp3+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 9984]                   ;   439.3 fp0+agu1   50 p
        vmovdqu [rbp + 9312], ymm13                        ;   443.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 7744]                        ;   438.3 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 8608]                   ;   445.3 fp1+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 63808]                     ;   439.3 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 8928]                     ;   440.3 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 7168]                     ;   441.3 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 7360]                     ;   442.3 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 9568]                     ;   443.3 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 6304]                     ;   444.3 fp3+agu1   50 p
        vmovdqu [rbp + 6304], ymm10                        ;   444.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm14, [rbp + 9440]                   ;   442.3 fp0+agu0   50 p
        vpxor ymm10, ymm10, [r8 + 63552]                   ;   443.3 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 6528]                   ;   444.3 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10112]                  ;   445.3 fp3+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 8096]                   ;   446.3 fp0+agu0   50 p
        vmovdqu [rbp + 9568], ymm4                         ;   445.3 agu2+fp5   50 p spill
        vpxor ymm4, ymm9, [rbp + 7680]                     ;   444.5 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 8256]                     ;   445.5 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 7264]                     ;   446.5 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 9024]                     ;   447.5 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 7040]                     ;   448.5 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 7552]                     ;   449.5 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 6848]                     ;   450.5 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 7328]                     ;   451.5 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 3776]                     ;   452.5 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8416]                     ;   449.3 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7456]                     ;   450.3 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 6560]                     ;   451.3 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7520]                     ;   452.3 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8896]                     ;   453.3 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7392]                     ;   454.3 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 7744]                     ;   455.3 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7904]                     ;   456.3 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 3808]                     ;   457.3 fp2+agu0   50 p
        vmovdqu [rbp + 7744], ymm4                         ;   453.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7712]                         ;   453.5 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8416]                     ;   460.5 fp3+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 8832]                     ;   461.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 8320]                     ;   462.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 6400]                     ;   463.5 fp2+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 6816]                     ;   464.5 fp3+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 8480]                     ;   465.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 8864]                     ;   466.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 3840]                     ;   467.5 fp2+agu1   50 p
        vmovdqu [rbp + 6816], ymm15                        ;   452.5 agu2+fp5   50 p spill
        vpxor ymm15, ymm8, [rbp + 7072]                    ;   458.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, ymm5                           ;   459.3 fp0     50 p
        vpxor ymm15, ymm15, ymm0                           ;   460.3 fp1     50 p
        vpxor ymm15, ymm15, [r8 + 63840]                   ;   461.3 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 6784]                   ;   462.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 9056]                   ;   463.3 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9856]                   ;   464.3 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 10112]                  ;   465.3 fp2+agu1   50 p
        vmovdqu [rbp + 7392], ymm15                        ;   466.3 agu2+fp5   50 p spill
        vpxor ymm15, ymm3, [rbp + 9056]                    ;   461.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, ymm11                          ;   462.3 fp0     50 p
        vpxor ymm15, ymm15, [rbp + 8672]                   ;   463.3 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9120]                   ;   464.3 fp2+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 8128]                   ;   465.3 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 3904]                   ;   466.3 fp0+agu0   50 p
        vmovdqu [rbp + 9056], ymm11                        ;   462.3 agu2+fp5   50 p spill
        vpxor ymm11, ymm8, [rbp + 10336]                   ;   463.5 fp1+agu1   50 p
        vpxor ymm11, ymm11, ymm13                          ;   464.5 fp2     50 p
        vpxor ymm11, ymm11, [r8 + 63904]                   ;   465.5 fp3+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 8736]                   ;   466.5 fp0+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 10080]                  ;   467.5 fp1+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 9888]                   ;   468.5 fp2+agu1   50 p
        vpxor ymm14, ymm14, [r8 + 64320]                   ;   466.3 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10816]                  ;   467.3 fp0+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 10144]                  ;   468.3 fp1+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 9120]                   ;   469.3 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9760]                   ;   470.3 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 8928]                   ;   471.3 fp0+agu1   50 p
        vmovdqu [rbp + 9120], ymm8                         ;   465.5 agu2+fp5   50 p spill
        vpxor ymm8, ymm6, [rbp + 10976]                    ;   469.3 fp1+agu0   50 p
        vpxor ymm8, ymm8, ymm12                            ;   470.3 fp2     50 p
        vpxor ymm8, ymm8, ymm2                             ;   471.3 fp3     50 p
        vpxor ymm8, ymm8, [r8 + 64000]                     ;   472.3 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 7232]                     ;   473.3 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 8640]                     ;   474.3 fp2+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 64096]                   ;   471.3 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7360]                   ;   472.3 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 8672]                   ;   473.3 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7168]                   ;   474.3 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 7104]                   ;   475.3 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 8064]                   ;   476.3 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9216]                   ;   477.3 fp1+agu0   50 p
        vmovdqu [rbp + 7520], ymm14                        ;   472.3 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 10304]                       ;   474.5 agu1    50 p
        vpxor ymm14, ymm14, [r8 + 64064]                   ;   481.5 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 9280]                   ;   482.5 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 8032]                   ;   483.5 fp0+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10944]                  ;   484.5 fp1+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9248]                   ;   485.5 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 7456]                   ;   486.5 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 7008]                   ;   487.5 fp0+agu0   50 p
        vmovdqu [rbp + 7456], ymm12                        ;   478.3 agu2+fp5   50 p spill
        vpxor ymm12, ymm7, [rbp + 9216]                    ;   478.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, ymm0                           ;   479.5 fp2     50 p
        vpxor ymm12, ymm12, [rbp + 8896]                   ;   480.5 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 11424]                  ;   481.5 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9824]                   ;   482.5 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 8000]                   ;   483.5 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 4000]                   ;   484.5 fp3+agu0   50 p
        vpxor ymm7, ymm7, [r8 + 64416]                     ;   481.5 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 8352]                     ;   482.5 fp1+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 8864]                     ;   483.5 fp2+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 11200]                    ;   484.5 fp3+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 8672]                     ;   485.5 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 11232]                    ;   486.5 fp1+agu0   50 p
        vmovdqu [rbp + 9248], ymm7                         ;   487.5 agu2+fp5   50 p spill
        vpxor ymm7, ymm5, [rbp + 9216]                     ;   484.5 fp2+agu1   50 p
        vpxor ymm7, ymm7, [r8 + 64160]                     ;   485.5 fp3+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 10048]                    ;   486.5 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 7584]                     ;   487.5 fp1+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 6368]                     ;   488.5 fp2+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 11072]                    ;   489.5 fp3+agu0   50 p
        vpxor ymm2, ymm2, [r8 + 64608]                     ;   487.5 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 10272]                    ;   488.5 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10528]                    ;   489.5 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 7808]                     ;   490.5 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 8192]                     ;   491.5 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 9280]                     ;   492.5 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10208]                    ;   493.5 fp2+agu1   50 p
        vmovdqu [rbp + 8192], ymm2                         ;   494.5 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6880]                         ;   491.3 agu0    50 p
        vpxor ymm2, ymm2, [r8 + 64256]                     ;   498.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 6688]                     ;   499.3 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10880]                    ;   500.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 7360]                     ;   501.3 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9600]                     ;   502.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 7008]                     ;   503.3 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10336]                    ;   504.3 fp1+agu1   50 p
        vmovdqu [rbp + 7360], ymm2                         ;   505.3 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 8256]                         ;   495.3 agu0    50 p
        vpxor ymm2, ymm2, [r8 + 64352]                     ;   502.3 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 6624]                     ;   503.3 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9824]                     ;   504.3 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 10880]                    ;   505.3 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 11296]                    ;   506.3 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 11328]                    ;   507.3 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 6944]                     ;   508.3 fp0+agu1   50 p
        vmovdqu [rbp + 6944], ymm2                         ;   509.3 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7488]                         ;   499.3 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 8832]                     ;   506.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 11296]                    ;   507.3 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9984]                     ;   508.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 10272]                    ;   509.3 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 8032]                     ;   510.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 4096]                     ;   511.3 fp2+agu0   50 p
        vpxor ymm6, ymm6, [r8 + 64768]                     ;   503.3 fp3+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 7648]                     ;   504.3 fp0+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 10016]                    ;   505.3 fp1+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 8448]                     ;   506.3 fp2+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 6528]                     ;   507.3 fp3+agu1   50 p
        vmovdqu [rbp + 7648], ymm6                         ;   508.3 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 8768]                         ;   505.5 agu0    50 p
        vpxor ymm6, ymm6, [r8 + 64512]                     ;   512.5 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 9536]                     ;   513.5 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 7616]                     ;   514.5 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 6912]                     ;   515.5 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 10560]                    ;   516.5 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9280]                     ;   508.5 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 9920]                     ;   509.5 fp2+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 10784]                    ;   510.5 fp3+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 9888]                     ;   511.5 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9088]                     ;   512.5 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 4288]                     ;   513.5 fp2+agu1   50 p
        vmovdqu [rbp + 9088], ymm3                         ;   514.5 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 6688]                         ;   511.5 agu0    50 p
        vpxor ymm3, ymm3, [r8 + 64576]                     ;   518.5 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 7904]                     ;   519.5 fp0+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 10240]                    ;   520.5 fp1+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9504]                     ;   521.5 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 10592]                    ;   522.5 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 10784]                    ;   523.5 fp0+agu0   50 p
        vmovdqu [rbp + 10592], ymm6                        ;   517.5 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 9760]                         ;   515.3 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 8544]                     ;   522.3 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 7968]                     ;   523.3 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 8896]                     ;   524.3 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 10208]                    ;   525.3 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 10976]                    ;   526.3 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 4192]                     ;   527.3 fp2+agu1   50 p
        vpxor ymm13, ymm13, ymm0                           ;   515.3 fp3     50 p
        vmovdqu [rbp + 10976], ymm6                        ;   528.3 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 10208]                        ;   518.5 agu0    50 p
        vpxor ymm6, ymm6, [r8 + 64672]                     ;   525.5 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 11104]                    ;   526.5 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 9152]                     ;   527.5 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 8032]                     ;   528.5 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 9344]                     ;   529.5 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 9824]                     ;   530.5 fp1+agu0   50 p
        vpxor ymm13, ymm13, [r8 + 65088]                   ;   522.3 fp2+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 6528]                   ;   523.3 fp3+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 9504]                   ;   524.3 fp0+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 8384]                   ;   525.3 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 9664]                   ;   526.3 fp2+agu1   50 p
        vpxor ymm0, ymm0, [r8 + 65120]                     ;   524.5 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 9536]                     ;   525.5 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 10400]                    ;   526.5 fp1+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 7712]                     ;   527.5 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 7104]                     ;   528.5 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 11072]                    ;   529.5 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8576]                     ;   530.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11680]                    ;   528.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8832]                     ;   529.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9792]                     ;   530.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11072]                    ;   531.3 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10496]                    ;   532.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11136]                    ;   533.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 4384]                     ;   534.3 fp0+agu1   50 p
        vmovdqu [rbp + 11136], ymm0                        ;   531.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 10144]                        ;   531.5 agu0    50 p
        vpxor ymm0, ymm0, [r8 + 64832]                     ;   538.5 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 11584]                    ;   539.5 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 7616]                     ;   540.5 fp3+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 6976]                     ;   541.5 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 9504]                     ;   542.5 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8416]                     ;   543.5 fp2+agu0   50 p
        vmovdqu [rbp + 8416], ymm1                         ;   535.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8608]                         ;   535.3 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 64864]                     ;   542.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 6688]                     ;   543.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10944]                    ;   544.3 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11104]                    ;   545.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11168]                    ;   546.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9952]                     ;   547.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9856]                     ;   548.3 fp1+agu0   50 p
        vmovdqu [rbp + 9856], ymm13                        ;   534.3 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 11040]                       ;   539.3 agu1    50 p
        vpxor ymm13, ymm13, [r8 + 64928]                   ;   546.3 fp2+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 10272]                  ;   547.3 fp3+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 9952]                   ;   548.3 fp0+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 11264]                  ;   549.3 fp1+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 10080]                  ;   550.3 fp2+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 9760]                   ;   551.3 fp3+agu1   50 p
        vmovdqu [rbp + 9760], ymm1                         ;   549.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8800]                         ;   542.5 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 65024]                     ;   549.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10112]                    ;   550.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 7872]                     ;   551.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8288]                     ;   552.5 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10816]                    ;   553.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8128]                     ;   554.5 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11360]                    ;   546.3 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8608]                     ;   547.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11520]                    ;   548.3 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 7072]                     ;   549.3 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9728]                     ;   550.3 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8896]                     ;   551.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 4480]                     ;   552.3 fp0+agu1   50 p
        vmovdqu [rbp + 8896], ymm5                         ;   553.3 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 10048]                        ;   549.5 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 65184]                     ;   556.5 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10400]                    ;   557.5 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10784]                    ;   558.5 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8480]                     ;   559.5 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9728]                     ;   560.5 fp1+agu1   50 p
        vmovdqu [rbp + 9728], ymm1                         ;   555.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7168]                         ;   552.5 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 65280]                     ;   559.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10368]                    ;   560.5 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10144]                    ;   561.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 6880]                     ;   562.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9632]                     ;   563.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9440]                     ;   564.5 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 7072]                     ;   565.5 fp0+agu1   50 p
        vmovdqu [rbp + 9440], ymm1                         ;   566.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6976]                         ;   556.5 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 65344]                     ;   563.5 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 7008]                     ;   564.5 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 8064]                     ;   565.5 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10496]                    ;   566.5 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9600]                     ;   567.5 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9024]                     ;   568.5 fp2+agu0   50 p
        vmovdqu [rbp + 9024], ymm1                         ;   569.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 10272]                        ;   560.3 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 65376]                     ;   567.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11392]                    ;   568.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8224]                     ;   569.3 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 6528]                     ;   570.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11328]                    ;   571.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 7872]                     ;   572.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 7552]                     ;   573.3 fp1+agu0   50 p
        vmovdqu [rbp + 7552], ymm1                         ;   574.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 11488]                        ;   564.7 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 65440]                     ;   571.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9888]                     ;   572.7 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10080]                    ;   573.7 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11392]                    ;   574.7 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8352]                     ;   575.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11584]                    ;   576.7 fp3+agu1   50 p
        vmovdqu [rbp + 11584], ymm1                        ;   577.7 agu2+fp5   50 p spill
        vpxor ymm1, ymm4, [rbp + 8224]                     ;   568.3 fp0+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 9696]                     ;   569.3 fp1+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 9376]                     ;   570.3 fp2+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 8800]                     ;   571.3 fp3+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 9600]                     ;   572.3 fp0+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 10688]                    ;   573.3 fp1+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 6784]                     ;   574.3 fp2+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 3744]                     ;   575.3 fp3+agu1   46 p
        vmovdqu [rbp + 6784], ymm5                         ;   571.3 agu2+fp5   50 p spill
        vpxor ymm5, ymm10, [rbp + 7776]                    ;   572.3 fp0+agu0   46 p
        vpxor ymm5, ymm5, [r8 + 63680]                     ;   573.3 fp1+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 8512]                     ;   574.3 fp2+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 6432]                     ;   575.3 fp3+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 7840]                     ;   576.3 fp0+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 6496]                     ;   577.3 fp1+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 6656]                     ;   578.3 fp2+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 9344]                     ;   579.3 fp3+agu1   46 p
        vmovdqu [rbp + 9344], ymm0                         ;   573.5 agu2+fp5   50 p spill
        vpxor ymm0, ymm9, [rbp + 6816]                     ;   576.3 fp0+agu0   46 p
        vmovdqu [rbp + 6656], ymm13                        ;   574.5 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 7744]                        ;   576.7 agu1    46 p
        vpxor ymm13, ymm13, [rbp + 11648]                  ;   583.7 fp1+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 7872]                   ;   584.7 fp2+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 11232]                  ;   585.7 fp3+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 3872]                   ;   586.7 fp0+agu1   46 p
        vmovdqu [rbp + 11232], ymm3                        ;   575.5 agu2+fp5   50 p spill
        vpor ymm3, ymm1, ymm13                             ;   587.7 fp1     46 p
        vmovdqu [rbp + 6496], ymm6                         ;   576.5 agu2+fp5   50 p spill
        vpxor ymm6, ymm0, ymm13                            ;   587.7 fp2     46 p
        vpxor ymm0, ymm0, ymm1                             ;   577.3 fp3     46 p
        vmovdqu [rbp + 7776], ymm2                         ;   577.5 agu2+fp5   50 p spill
        vpand ymm2, ymm0, ymm3                             ;   588.7 fp0     46 p
        vpand ymm0, ymm0, ymm5                             ;   580.3 fp1     46 p
        vpxor ymm3, ymm3, [rbp + 7744]                     ;   588.7 fp2+agu0   46 p
        vmovdqu [rbp + 7744], ymm8                         ;   578.5 agu2+fp5   50 p spill
        vpand ymm8, ymm1, ymm6                             ;   588.7 fp3     46 p
        vmovdqu [rbp + 10688], ymm12                       ;   579.5 agu2+fp5   50 p spill
        vpor ymm12, ymm5, ymm8                             ;   589.7 fp0     46 p
        vpxor ymm8, ymm8, ymm0                             ;   589.7 fp1     46 p
        vpxor ymm8, ymm8, ymm6                             ;   590.7 fp2     46 p
        vpxor ymm6, ymm6, ymm5                             ;   588.7 fp3     46 p
        vpxor ymm3, ymm3, ymm12                            ;   590.7 fp0     46 p
        vpxor ymm12, ymm1, ymm6                            ;   589.7 fp1     46 p
        vpand ymm6, ymm6, ymm5                             ;   589.7 fp2     46 p
        vpor ymm2, ymm2, ymm6                              ;   590.7 fp3     46 p
        vpxor ymm9, ymm9, ymm2                             ;   591.7 fp0     46 p
        vpand ymm8, ymm8, ymm12                            ;   591.7 fp1     46 p
        vpxor ymm4, ymm4, ymm8                             ;   592.7 fp2     46 p
        vpxor ymm10, ymm10, ymm0                           ;   587.7 fp3     46 p
        vpxor ymm0, ymm3, ymm4                             ;   593.7 fp0     46 p
        vpxor ymm10, ymm10, [rbp + 6816]                   ;   588.7 fp1+agu1   46 p
        vpxor ymm10, ymm10, ymm0                           ;   594.7 fp2     46 p
        vpxor ymm12, ymm12, ymm10                          ;   595.7 fp3     46 p
        vpand ymm2, ymm3, ymm4                             ;   593.7 fp0     46 p
        vpxor ymm2, ymm2, ymm9                             ;   594.7 fp1     46 p
        vpxor ymm13, ymm13, ymm2                           ;   595.7 fp2     46 p
        vpor ymm2, ymm2, ymm12                             ;   596.7 fp3     46 p
        vpxor ymm1, ymm1, ymm3                             ;   591.7 fp0     46 p
        vpxor ymm1, ymm1, ymm2                             ;   597.7 fp1     46 p
        vpor ymm3, ymm3, ymm12                             ;   596.7 fp2     46 p
        vpxor ymm6, ymm13, ymm1                            ;   598.7 fp3     46 p
        vpxor ymm3, ymm4, ymm3                             ;   597.7 fp0     46 p
        vpxor ymm10, ymm10, ymm3                           ;   598.7 fp1     46 p
        vpand ymm3, ymm9, ymm3                             ;   598.7 fp2     46 p
        vpxor ymm5, ymm5, ymm2                             ;   597.7 fp3     46 p
        vpxor ymm5, ymm5, ymm3                             ;   599.7 fp0     46 p
        vpor ymm2, ymm10, ymm6                             ;   599.7 fp1     46 p
        vpxor ymm3, ymm6, ymm5                             ;   600.7 fp2     46 p
        vpand ymm8, ymm6, ymm3                             ;   601.7 fp3     46 p
        vpxor ymm3, ymm3, ymm10                            ;   601.7 fp0     46 p
        vpor ymm13, ymm13, ymm8                            ;   602.7 fp1     46 p
        vpor ymm8, ymm8, ymm10                             ;   602.7 fp2     46 p
        vmovdqu [rbp + 6816], ymm6                         ;   599.7 agu0+fp5   46 p spill
        vpand ymm6, ymm1, ymm2                             ;   600.7 fp3     46 p
        vpxor ymm8, ymm8, ymm6                             ;   603.7 fp0     46 p
        vpxor ymm6, ymm6, ymm5                             ;   601.7 fp1     46 p
        vpand ymm10, ymm10, ymm8                           ;   604.7 fp2     46 p
        vpor ymm6, ymm6, ymm10                             ;   605.7 fp3     46 p
        vpxor ymm13, ymm13, ymm6                           ;   606.7 fp0     46 p
        vpxor ymm8, ymm8, ymm13                            ;   607.7 fp1     46 p
        vpxor ymm4, ymm4, ymm8                             ;   608.7 fp2     46 p
        vpor ymm8, ymm3, ymm8                              ;   608.7 fp3     46 p
        vpxor ymm9, ymm9, ymm6                             ;   606.7 fp0     46 p
        vpxor ymm0, ymm0, ymm8                             ;   609.7 fp1     46 p
        vpxor ymm6, ymm11, [rbp + 7072]                    ;   600.7 fp2+agu1   46 p
        vpxor ymm2, ymm2, ymm0                             ;   610.7 fp3     46 p
        vpxor ymm12, ymm12, ymm13                          ;   607.7 fp0     46 p
        vpxor ymm6, ymm6, [r8 + 63776]                     ;   601.7 fp1+agu0   46 p
        vmovdqu ymm8, [rbp + 8160]                         ;   601.8 agu1    50 p reload
        vpxor ymm6, ymm6, ymm8                             ;   608.8 fp2     46 p
        vpxor ymm12, ymm12, ymm0                           ;   610.7 fp3     46 p
        vmovdqu ymm0, [rbp + 7232]                         ;   602.7 agu0    47 p reload
        vpxor ymm6, ymm6, ymm0                             ;   609.8 fp0     46 p
        vmovdqu ymm10, [rbp + 8064]                        ;   602.8 agu1    50 p reload
        vpxor ymm6, ymm6, ymm10                            ;   610.8 fp1     46 p
        vmovdqu ymm13, [rbp + 10624]                       ;   603.7 agu0    50 p reload
        vpxor ymm6, ymm6, ymm13                            ;   611.8 fp2     46 p
        vpxor ymm8, ymm15, [rbp + 6304]                    ;   603.8 fp3+agu1   46 p
        vmovdqu ymm13, [rbp + 9568]                        ;   604.7 agu0    46 p
        vpxor ymm13, ymm13, [rbp + 11456]                  ;   611.7 fp0+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 6720]                   ;   612.7 fp1+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 11040]                  ;   613.7 fp2+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 11648]                  ;   614.7 fp3+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 9888]                   ;   615.7 fp0+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 10016]                  ;   616.7 fp1+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 3936]                   ;   617.7 fp2+agu1   46 p
        vmovdqu [rbp + 9888], ymm1                         ;   608.7 agu2+fp5   46 p spill
        vmovdqu ymm1, [rbp + 7392]                         ;   608.8 agu0    46 p
        vpxor ymm1, ymm1, [rbp + 11680]                    ;   615.8 fp3+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 9184]                     ;   616.8 fp0+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 8512]                     ;   617.8 fp1+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 11552]                    ;   618.8 fp2+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 3968]                     ;   619.8 fp3+agu1   46 p
        vmovdqu [rbp + 9184], ymm5                         ;   610.7 agu2+fp5   46 p spill
        vpxor ymm5, ymm8, ymm1                             ;   620.8 fp0     46 p
        vpxor ymm8, ymm8, ymm6                             ;   612.8 fp1     46 p
        vmovdqu [rbp + 11680], ymm4                        ;   611.7 agu2+fp5   46 p spill
        vpor ymm4, ymm6, ymm1                              ;   620.8 fp2     46 p
        vmovdqu [rbp + 11648], ymm9                        ;   612.7 agu0+fp5   46 p spill
        vpand ymm9, ymm8, ymm4                             ;   621.8 fp3     46 p
        vpand ymm8, ymm8, ymm13                            ;   618.7 fp0     46 p
        vpxor ymm4, ymm4, [rbp + 7392]                     ;   621.8 fp1+agu1   46 p
        vmovdqu [rbp + 7392], ymm2                         ;   613.7 agu2+fp5   46 p spill
        vpand ymm2, ymm6, ymm5                             ;   621.8 fp2     46 p
        vmovdqu [rbp + 6720], ymm3                         ;   614.7 agu0+fp5   46 p spill
        vpor ymm3, ymm13, ymm2                             ;   622.8 fp3     46 p
        vpxor ymm2, ymm2, ymm8                             ;   622.8 fp0     46 p
        vpxor ymm2, ymm2, ymm5                             ;   623.8 fp1     46 p
        vpxor ymm5, ymm5, ymm13                            ;   621.8 fp2     46 p
        vpxor ymm4, ymm4, ymm3                             ;   623.8 fp3     46 p
        vpxor ymm3, ymm6, ymm5                             ;   622.8 fp0     46 p
        vpand ymm5, ymm5, ymm13                            ;   622.8 fp1     46 p
        vpor ymm9, ymm9, ymm5                              ;   623.8 fp2     46 p
        vpxor ymm15, ymm15, ymm9                           ;   624.8 fp3     46 p
        vpand ymm2, ymm2, ymm3                             ;   624.8 fp0     46 p
        vpxor ymm11, ymm11, ymm2                           ;   625.8 fp1     46 p
        vpxor ymm2, ymm4, ymm11                            ;   626.8 fp2     46 p
        vpxor ymm8, ymm8, ymm2                             ;   627.8 fp3     46 p
        vpxor ymm8, ymm8, [rbp + 6304]                     ;   628.8 fp0+agu1   46 p
        vpxor ymm8, ymm8, [rbp + 9568]                     ;   629.8 fp1+agu0   46 p
        vpxor ymm3, ymm3, ymm8                             ;   630.8 fp2     46 p
        vpand ymm5, ymm4, ymm11                            ;   626.8 fp3     46 p
        vpxor ymm5, ymm5, ymm15                            ;   627.8 fp0     46 p
        vpxor ymm1, ymm1, ymm5                             ;   628.8 fp1     46 p
        vpxor ymm6, ymm6, ymm4                             ;   624.8 fp2     46 p
        vpor ymm5, ymm5, ymm3                              ;   631.8 fp3     46 p
        vpxor ymm6, ymm6, ymm5                             ;   632.8 fp0     46 p
        vpor ymm4, ymm4, ymm3                              ;   631.8 fp1     46 p
        vpxor ymm9, ymm1, ymm6                             ;   633.8 fp2     46 p
        vpxor ymm4, ymm4, ymm11                            ;   632.8 fp3     46 p
        vpxor ymm8, ymm8, ymm4                             ;   633.8 fp0     46 p
        vpand ymm4, ymm4, ymm15                            ;   633.8 fp1     46 p
        vpxor ymm13, ymm13, ymm5                           ;   632.8 fp2     46 p
        vpxor ymm13, ymm13, ymm4                           ;   634.8 fp3     46 p
        vpor ymm4, ymm8, ymm9                              ;   634.8 fp0     46 p
        vpxor ymm5, ymm9, ymm13                            ;   635.8 fp1     46 p
        vmovdqu [rbp + 9568], ymm12                        ;   628.0 agu2+fp5   46 p spill
        vpand ymm12, ymm9, ymm5                            ;   636.8 fp2     46 p
        vpxor ymm5, ymm5, ymm8                             ;   636.8 fp3     46 p
        vpor ymm1, ymm1, ymm12                             ;   637.8 fp0     46 p
        vpor ymm12, ymm12, ymm8                            ;   637.8 fp1     46 p
        vmovdqu [rbp + 6304], ymm9                         ;   634.8 agu1+fp5   46 p spill
        vpand ymm9, ymm6, ymm4                             ;   635.8 fp2     46 p
        vpxor ymm12, ymm12, ymm9                           ;   638.8 fp3     46 p
        vpxor ymm9, ymm9, ymm13                            ;   636.8 fp0     46 p
        vpand ymm8, ymm8, ymm12                            ;   639.8 fp1     46 p
        vpor ymm9, ymm9, ymm8                              ;   640.8 fp2     46 p
        vpxor ymm1, ymm1, ymm9                             ;   641.8 fp3     46 p
        vpxor ymm12, ymm12, ymm1                           ;   642.8 fp0     46 p
        vpxor ymm11, ymm11, ymm12                          ;   643.8 fp1     46 p
        vpor ymm8, ymm5, ymm12                             ;   643.8 fp2     46 p
        vpxor ymm15, ymm15, ymm9                           ;   641.8 fp3     46 p
        vpxor ymm2, ymm2, ymm8                             ;   644.8 fp0     46 p
        vpxor ymm8, ymm7, [rbp + 10144]                    ;   635.8 fp1+agu0   46 p
        vpxor ymm4, ymm4, ymm2                             ;   645.8 fp2     46 p
        vpxor ymm3, ymm3, ymm1                             ;   642.8 fp3     46 p
        vpxor ymm8, ymm8, [r8 + 64032]                     ;   636.8 fp0+agu1   46 p
        vpxor ymm8, ymm8, [rbp + 10752]                    ;   637.8 fp1+agu0   46 p
        vpxor ymm8, ymm8, [rbp + 6336]                     ;   638.8 fp2+agu1   46 p
        vmovdqu ymm1, [rbp + 10432]                        ;   638.0 agu0    50 p reload
        vpxor ymm8, ymm8, ymm1                             ;   645.0 fp3     46 p
        vpxor ymm3, ymm3, ymm2                             ;   645.8 fp0     46 p
        vpxor ymm8, ymm8, [rbp + 6752]                     ;   646.0 fp1+agu1   46 p
        vmovdqu ymm2, [rbp + 8992]                         ;   639.0 agu0    50 p reload
        vpxor ymm8, ymm8, ymm2                             ;   647.0 fp2     46 p
        vpxor ymm9, ymm14, [rbp + 7136]                    ;   639.8 fp3+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 9216]                     ;   640.8 fp0+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 6592]                     ;   641.8 fp1+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 10880]                    ;   642.8 fp2+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 8736]                     ;   643.8 fp3+agu1   46 p
        vmovdqu ymm12, [rbp + 11616]                       ;   642.0 agu0    50 p reload
        vpxor ymm9, ymm9, ymm12                            ;   649.0 fp0     46 p
        vpxor ymm9, ymm9, [rbp + 4032]                     ;   650.0 fp1+agu1   46 p
        vmovdqu ymm2, [rbp + 7744]                         ;   643.0 agu0    46 p
        vpxor ymm2, ymm2, [rbp + 10688]                    ;   650.0 fp2+agu1   46 p
        vmovdqu [rbp + 8736], ymm6                         ;   642.8 agu2+fp5   46 p spill
        vmovdqu ymm6, [rbp + 7456]                         ;   644.0 agu0    46 p
        vpxor ymm6, ymm6, [rbp + 11520]                    ;   651.0 fp3+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 8960]                     ;   652.0 fp0+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 8704]                     ;   653.0 fp1+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 7584]                     ;   654.0 fp2+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 4064]                     ;   655.0 fp3+agu1   46 p
        vmovdqu [rbp + 8960], ymm13                        ;   644.2 agu2+fp5   46 p spill
        vpor ymm13, ymm8, ymm6                             ;   656.0 fp0     46 p
        vmovdqu [rbp + 11520], ymm11                       ;   645.2 agu2+fp5   46 p spill
        vpxor ymm11, ymm2, ymm6                            ;   656.0 fp1     46 p
        vpxor ymm2, ymm2, ymm8                             ;   651.0 fp2     46 p
        vmovdqu [rbp + 10880], ymm15                       ;   646.2 agu2+fp5   46 p spill
        vpand ymm15, ymm2, ymm13                           ;   657.0 fp3     46 p
        vpand ymm2, ymm2, ymm9                             ;   652.0 fp0     46 p
        vpxor ymm13, ymm13, [rbp + 7456]                   ;   657.0 fp1+agu0   46 p
        vmovdqu [rbp + 7456], ymm4                         ;   647.2 agu2+fp5   46 p spill
        vpand ymm4, ymm8, ymm11                            ;   657.0 fp2     46 p
        vmovdqu [rbp + 6592], ymm5                         ;   648.2 agu1+fp5   46 p spill
        vpor ymm5, ymm9, ymm4                              ;   658.0 fp3     46 p
        vpxor ymm4, ymm4, ymm2                             ;   658.0 fp0     46 p
        vpxor ymm4, ymm4, ymm11                            ;   659.0 fp1     46 p
        vpxor ymm11, ymm11, ymm9                           ;   657.0 fp2     46 p
        vpxor ymm13, ymm13, ymm5                           ;   659.0 fp3     46 p
        vpxor ymm5, ymm8, ymm11                            ;   658.0 fp0     46 p
        vpand ymm11, ymm11, ymm9                           ;   658.0 fp1     46 p
        vpor ymm15, ymm15, ymm11                           ;   659.0 fp2     46 p
        vpxor ymm15, ymm15, [rbp + 10688]                  ;   660.0 fp3+agu0   46 p
        vpand ymm4, ymm4, ymm5                             ;   660.0 fp0     46 p
        vpxor ymm7, ymm7, ymm4                             ;   661.0 fp1     46 p
        vpxor ymm14, ymm14, ymm2                           ;   656.0 fp2     46 p
        vpxor ymm2, ymm13, ymm7                            ;   662.0 fp3     46 p
        vpxor ymm14, ymm14, ymm2                           ;   663.0 fp0     46 p
        vpxor ymm14, ymm14, [rbp + 7744]                   ;   664.0 fp1+agu1   46 p
        vpxor ymm5, ymm5, ymm14                            ;   665.0 fp2     46 p
        vpand ymm4, ymm13, ymm7                            ;   662.0 fp3     46 p
        vpxor ymm4, ymm4, ymm15                            ;   663.0 fp0     46 p
        vpxor ymm6, ymm6, ymm4                             ;   664.0 fp1     46 p
        vpxor ymm8, ymm8, ymm13                            ;   660.0 fp2     46 p
        vpor ymm4, ymm4, ymm5                              ;   666.0 fp3     46 p
        vpxor ymm8, ymm8, ymm4                             ;   667.0 fp0     46 p
        vpor ymm13, ymm13, ymm5                            ;   666.0 fp1     46 p
        vpxor ymm11, ymm6, ymm8                            ;   668.0 fp2     46 p
        vpxor ymm13, ymm13, ymm7                           ;   667.0 fp3     46 p
        vpxor ymm14, ymm14, ymm13                          ;   668.0 fp0     46 p
        vpand ymm13, ymm13, ymm15                          ;   668.0 fp1     46 p
        vpxor ymm9, ymm9, ymm4                             ;   667.0 fp2     46 p
        vpxor ymm9, ymm9, ymm13                            ;   669.0 fp3     46 p
        vpor ymm4, ymm14, ymm11                            ;   669.0 fp0     46 p
        vpxor ymm13, ymm11, ymm9                           ;   670.0 fp1     46 p
        vmovdqu [rbp + 7744], ymm3                         ;   663.0 agu2+fp5   46 p spill
        vpand ymm3, ymm11, ymm13                           ;   671.0 fp2     46 p
        vpxor ymm13, ymm13, ymm14                          ;   671.0 fp3     46 p
        vpor ymm6, ymm6, ymm3                              ;   672.0 fp0     46 p
        vpor ymm3, ymm3, ymm14                             ;   672.0 fp1     46 p
        vmovdqu [rbp + 10688], ymm11                       ;   669.0 agu0+fp5   46 p spill
        vpand ymm11, ymm8, ymm4                            ;   670.0 fp2     46 p
        vpxor ymm3, ymm3, ymm11                            ;   673.0 fp3     46 p
        vpxor ymm11, ymm11, ymm9                           ;   671.0 fp0     46 p
        vpand ymm14, ymm14, ymm3                           ;   674.0 fp1     46 p
        vpor ymm11, ymm11, ymm14                           ;   675.0 fp2     46 p
        vpxor ymm6, ymm6, ymm11                            ;   676.0 fp3     46 p
        vpxor ymm3, ymm3, ymm6                             ;   677.0 fp0     46 p
        vpxor ymm7, ymm7, ymm3                             ;   678.0 fp1     46 p
        vpor ymm3, ymm13, ymm3                             ;   678.0 fp2     46 p
        vpxor ymm15, ymm15, ymm11                          ;   676.0 fp3     46 p
        vpxor ymm2, ymm2, ymm3                             ;   679.0 fp0     46 p
        vpxor ymm4, ymm4, ymm2                             ;   680.0 fp1     46 p
        vpxor ymm0, ymm0, [r8 + 64288]                     ;   670.2 fp2+agu1   46 p
        vpxor ymm5, ymm5, ymm6                             ;   677.0 fp3     46 p
        vmovdqu ymm3, [rbp + 9280]                         ;   671.0 agu0    50 p reload
        vpxor ymm0, ymm0, ymm3                             ;   678.0 fp0     46 p
        vpxor ymm0, ymm0, [rbp + 6912]                     ;   679.0 fp1+agu1   46 p
        vmovdqu ymm6, [rbp + 10720]                        ;   672.0 agu0    50 p reload
        vpxor ymm0, ymm0, ymm6                             ;   680.0 fp2     46 p
        vpxor ymm5, ymm5, ymm2                             ;   680.0 fp3     46 p
        vpxor ymm0, ymm0, [rbp + 7936]                     ;   681.0 fp0+agu1   46 p
        vmovdqu ymm2, [rbp + 7584]                         ;   673.0 agu0    46 p reload
        vpxor ymm0, ymm0, ymm2                             ;   682.0 fp1     46 p
        vpxor ymm0, ymm0, [rbp + 9472]                     ;   683.0 fp2+agu1   46 p
        vmovdqu ymm11, [rbp + 9248]                        ;   675.0 agu0    50 p reload
        vpxor ymm0, ymm0, ymm11                            ;   684.0 fp3     46 p
        vmovdqu ymm14, [rbp + 7520]                        ;   676.0 agu1    46 p
        vpxor ymm14, ymm14, [rbp + 8288]                   ;   683.0 fp0+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 10528]                  ;   684.0 fp1+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 11200]                  ;   685.0 fp2+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 7840]                   ;   686.0 fp3+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 6400]                   ;   687.0 fp0+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 4128]                   ;   688.0 fp1+agu1   46 p
        vmovdqu ymm6, [rbp + 7360]                         ;   679.2 agu0    46 p
        vpxor ymm6, ymm6, [rbp + 7776]                     ;   686.2 fp2+agu1   46 p
        vmovdqu ymm3, [rbp + 6944]                         ;   680.2 agu0    46 p
        vpxor ymm3, ymm3, [rbp + 7424]                     ;   687.2 fp3+agu1   46 p
        vpxor ymm3, ymm3, [rbp + 9120]                     ;   688.2 fp0+agu0   46 p
        vpxor ymm3, ymm3, [rbp + 11040]                    ;   689.2 fp1+agu1   46 p
        vpxor ymm3, ymm3, [rbp + 9056]                     ;   690.2 fp2+agu0   46 p
        vpxor ymm3, ymm3, [rbp + 10464]                    ;   691.2 fp3+agu1   46 p
        vpxor ymm3, ymm3, [rbp + 4160]                     ;   692.2 fp0+agu0   46 p
        vmovdqu [rbp + 9056], ymm8                         ;   682.0 agu2+fp5   46 p spill
        vpor ymm8, ymm0, ymm3                              ;   693.2 fp1     46 p
        vmovdqu [rbp + 11040], ymm9                        ;   683.0 agu2+fp5   46 p spill
        vpxor ymm9, ymm6, ymm3                             ;   693.2 fp2     46 p
        vpxor ymm6, ymm6, ymm0                             ;   687.2 fp3     46 p
        vmovdqu [rbp + 9120], ymm7                         ;   684.0 agu1+fp5   46 p spill
        vpand ymm7, ymm6, ymm8                             ;   694.2 fp0     46 p
        vpand ymm6, ymm6, ymm14                            ;   689.0 fp1     46 p
        vpxor ymm8, ymm8, [rbp + 6944]                     ;   694.2 fp2+agu0   46 p
        vmovdqu [rbp + 6944], ymm15                        ;   686.0 agu2+fp5   46 p spill
        vpand ymm15, ymm0, ymm9                            ;   694.2 fp3     46 p
        vmovdqu [rbp + 9248], ymm4                         ;   687.0 agu1+fp5   46 p spill
        vpor ymm4, ymm14, ymm15                            ;   695.2 fp0     46 p
        vpxor ymm15, ymm15, ymm6                           ;   695.2 fp1     46 p
        vpxor ymm15, ymm15, ymm9                           ;   696.2 fp2     46 p
        vpxor ymm9, ymm9, ymm14                            ;   694.2 fp3     46 p
        vpxor ymm8, ymm8, ymm4                             ;   696.2 fp0     46 p
        vpxor ymm4, ymm0, ymm9                             ;   695.2 fp1     46 p
        vpand ymm9, ymm9, ymm14                            ;   695.2 fp2     46 p
        vpor ymm7, ymm7, ymm9                              ;   696.2 fp3     46 p
        vpxor ymm7, ymm7, [rbp + 7776]                     ;   697.2 fp0+agu0   46 p
        vpand ymm15, ymm15, ymm4                           ;   697.2 fp1     46 p
        vpxor ymm11, ymm11, ymm15                          ;   698.2 fp2     46 p
        vpxor ymm9, ymm8, ymm11                            ;   699.2 fp3     46 p
        vpxor ymm6, ymm6, ymm9                             ;   700.2 fp0     46 p
        vpxor ymm6, ymm6, [rbp + 7360]                     ;   701.2 fp1+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 7520]                     ;   702.2 fp2+agu0   46 p
        vpxor ymm4, ymm4, ymm6                             ;   703.2 fp3     46 p
        vpand ymm15, ymm8, ymm11                           ;   699.2 fp0     46 p
        vpxor ymm15, ymm15, ymm7                           ;   700.2 fp1     46 p
        vpxor ymm3, ymm3, ymm15                            ;   701.2 fp2     46 p
        vpxor ymm0, ymm0, ymm8                             ;   697.2 fp3     46 p
        vpor ymm15, ymm15, ymm4                            ;   704.2 fp0     46 p
        vpxor ymm0, ymm0, ymm15                            ;   705.2 fp1     46 p
        vpor ymm8, ymm8, ymm4                              ;   704.2 fp2     46 p
        vpxor ymm8, ymm8, ymm11                            ;   705.2 fp3     46 p
        vpxor ymm6, ymm6, ymm8                             ;   706.2 fp0     46 p
        vpand ymm8, ymm8, ymm7                             ;   706.2 fp1     46 p
        vpxor ymm14, ymm14, ymm15                          ;   705.2 fp2     46 p
        vpxor ymm15, ymm3, ymm0                            ;   706.2 fp3     46 p
        vpxor ymm14, ymm14, ymm8                           ;   707.2 fp0     46 p
        vpor ymm8, ymm6, ymm15                             ;   707.2 fp1     46 p
        vmovdqu [rbp + 7520], ymm13                        ;   700.2 agu2+fp5   46 p spill
        vpxor ymm13, ymm15, ymm14                          ;   708.2 fp2     46 p
        vmovdqu [rbp + 7360], ymm5                         ;   701.2 agu1+fp5   46 p spill
        vpand ymm5, ymm15, ymm13                           ;   709.2 fp3     46 p
        vpxor ymm13, ymm13, ymm6                           ;   709.2 fp0     46 p
        vpor ymm3, ymm3, ymm5                              ;   710.2 fp1     46 p
        vpor ymm5, ymm5, ymm6                              ;   710.2 fp2     46 p
        vmovdqu [rbp + 7776], ymm15                        ;   707.2 agu0+fp5   46 p spill
        vpand ymm15, ymm0, ymm8                            ;   708.2 fp3     46 p
        vpxor ymm5, ymm5, ymm15                            ;   711.2 fp0     46 p
        vpxor ymm15, ymm15, ymm14                          ;   709.2 fp1     46 p
        vpand ymm6, ymm6, ymm5                             ;   712.2 fp2     46 p
        vpor ymm15, ymm15, ymm6                            ;   713.2 fp3     46 p
        vpxor ymm3, ymm3, ymm15                            ;   714.2 fp0     46 p
        vpxor ymm5, ymm5, ymm3                             ;   715.2 fp1     46 p
        vpxor ymm11, ymm11, ymm5                           ;   716.2 fp2     46 p
        vpor ymm5, ymm13, ymm5                             ;   716.2 fp3     46 p
        vpxor ymm7, ymm7, ymm15                            ;   714.2 fp0     46 p
        vpxor ymm9, ymm9, ymm5                             ;   717.2 fp1     46 p
        vpxor ymm8, ymm8, ymm9                             ;   718.2 fp2     46 p
        vpxor ymm10, ymm10, [r8 + 64544]                   ;   708.3 fp3+agu1   47 p
        vpxor ymm4, ymm4, ymm3                             ;   715.2 fp0     46 p
        vmovdqu ymm3, [rbp + 8096]                         ;   709.2 agu0    47 p reload
        vpxor ymm10, ymm10, ymm3                           ;   716.2 fp1     47 p
        vpxor ymm10, ymm10, [rbp + 7424]                   ;   717.2 fp2+agu1   47 p
        vpxor ymm10, ymm10, [rbp + 9376]                   ;   718.2 fp3+agu0   47 p
        vmovdqu ymm5, [rbp + 11168]                        ;   710.5 agu1    50 p reload
        vpxor ymm10, ymm10, ymm5                           ;   719.2 fp0     47 p
        vpxor ymm4, ymm4, ymm9                             ;   718.2 fp1     46 p
        vpxor ymm10, ymm10, [rbp + 8224]                   ;   720.2 fp2+agu0   47 p
        vmovdqu ymm6, [rbp + 6496]                         ;   712.2 agu1    50 p reload
        vpxor ymm10, ymm10, ymm6                           ;   721.2 fp3     47 p
        vmovdqu ymm9, [rbp + 11232]                        ;   713.2 agu0    50 p reload
        vpxor ymm2, ymm2, ymm9                             ;   720.2 fp0     47 p
        vmovdqu ymm15, [rbp + 11008]                       ;   714.2 agu1    50 p reload
        vpxor ymm2, ymm2, ymm15                            ;   721.2 fp1     47 p
        vpxor ymm2, ymm2, [rbp + 10208]                    ;   722.2 fp2+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 7840]                     ;   723.2 fp3+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 8672]                     ;   724.2 fp0+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 10016]                    ;   725.2 fp1+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 4224]                     ;   726.2 fp2+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 8192]                   ;   717.2 fp3+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 7840]                   ;   718.2 fp0+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 11552]                  ;   719.2 fp1+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 8000]                   ;   720.2 fp2+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 6464]                   ;   721.2 fp3+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 4256]                   ;   722.2 fp0+agu0   47 p
        vmovdqu ymm5, [rbp + 10592]                        ;   720.2 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 10976]                    ;   727.2 fp1+agu0   47 p
        vmovdqu [rbp + 8000], ymm0                         ;   719.2 agu2+fp5   46 p spill
        vpor ymm0, ymm12, ymm10                            ;   723.2 fp2     47 p
        vmovdqu [rbp + 11552], ymm14                       ;   720.2 agu2+fp5   46 p spill
        vpxor ymm14, ymm12, ymm5                           ;   728.2 fp3     47 p
        vpxor ymm5, ymm5, ymm10                            ;   728.2 fp0     47 p
        vmovdqu [rbp + 11616], ymm11                       ;   721.2 agu1+fp5   46 p spill
        vpand ymm11, ymm0, ymm5                            ;   729.2 fp1     47 p
        vpand ymm5, ymm5, ymm2                             ;   729.2 fp2     47 p
        vpxor ymm0, ymm0, [rbp + 8192]                     ;   724.2 fp3+agu0   47 p
        vmovdqu [rbp + 8192], ymm7                         ;   722.2 agu2+fp5   46 p spill
        vpand ymm7, ymm10, ymm14                           ;   729.2 fp0     47 p
        vmovdqu [rbp + 11232], ymm8                        ;   723.2 agu1+fp5   46 p spill
        vpor ymm8, ymm2, ymm7                              ;   730.2 fp1     47 p
        vpxor ymm7, ymm7, ymm14                            ;   730.2 fp2     47 p
        vpxor ymm7, ymm7, ymm5                             ;   731.2 fp3     47 p
        vpxor ymm14, ymm14, ymm2                           ;   729.2 fp0     47 p
        vpxor ymm0, ymm0, ymm8                             ;   731.2 fp1     47 p
        vpxor ymm8, ymm10, ymm14                           ;   730.2 fp2     47 p
        vpand ymm14, ymm14, ymm2                           ;   730.2 fp3     47 p
        vpor ymm11, ymm11, ymm14                           ;   731.2 fp0     47 p
        vpxor ymm11, ymm11, [rbp + 10976]                  ;   732.2 fp1+agu0   47 p
        vpand ymm7, ymm7, ymm8                             ;   732.2 fp2     47 p
        vpxor ymm6, ymm6, ymm7                             ;   733.2 fp3     47 p
        vpxor ymm9, ymm9, ymm5                             ;   730.2 fp0     47 p
        vpxor ymm5, ymm0, ymm6                             ;   734.2 fp1     47 p
        vpxor ymm9, ymm9, ymm5                             ;   735.2 fp2     47 p
        vpxor ymm9, ymm9, [rbp + 10592]                    ;   736.2 fp3+agu1   47 p
        vpxor ymm8, ymm8, ymm9                             ;   737.2 fp0     47 p
        vpand ymm7, ymm0, ymm6                             ;   734.2 fp1     47 p
        vpxor ymm7, ymm7, ymm11                            ;   735.2 fp2     47 p
        vpxor ymm12, ymm12, ymm7                           ;   736.2 fp3     47 p
        vpxor ymm10, ymm10, ymm0                           ;   732.2 fp0     47 p
        vpor ymm7, ymm7, ymm8                              ;   738.2 fp1     47 p
        vpxor ymm10, ymm10, ymm7                           ;   739.2 fp2     47 p
        vpor ymm0, ymm0, ymm8                              ;   738.2 fp3     47 p
        vpxor ymm14, ymm12, ymm10                          ;   740.2 fp0     47 p
        vpxor ymm0, ymm0, ymm6                             ;   739.2 fp1     47 p
        vpxor ymm9, ymm9, ymm0                             ;   740.2 fp2     47 p
        vpand ymm0, ymm0, ymm11                            ;   740.2 fp3     47 p
        vpxor ymm2, ymm2, ymm7                             ;   739.2 fp0     47 p
        vpxor ymm2, ymm2, ymm0                             ;   741.2 fp1     47 p
        vpor ymm0, ymm9, ymm14                             ;   741.2 fp2     47 p
        vpxor ymm7, ymm14, ymm2                            ;   742.2 fp3     47 p
        vmovdqu [rbp + 10592], ymm13                       ;   735.2 agu2+fp5   46 p spill
        vpand ymm13, ymm14, ymm7                           ;   743.2 fp0     47 p
        vpxor ymm7, ymm7, ymm9                             ;   743.2 fp1     47 p
        vpor ymm12, ymm12, ymm13                           ;   744.2 fp2     47 p
        vpor ymm13, ymm13, ymm9                            ;   744.2 fp3     47 p
        vmovdqu [rbp + 10976], ymm14                       ;   741.2 agu0+fp5   47 p spill
        vpand ymm14, ymm10, ymm0                           ;   742.2 fp0     47 p
        vpxor ymm13, ymm13, ymm14                          ;   745.2 fp1     47 p
        vpxor ymm14, ymm14, ymm2                           ;   743.2 fp2     47 p
        vpand ymm9, ymm9, ymm13                            ;   746.2 fp3     47 p
        vpor ymm14, ymm14, ymm9                            ;   747.2 fp0     47 p
        vpxor ymm12, ymm12, ymm14                          ;   748.2 fp1     47 p
        vpxor ymm13, ymm13, ymm12                          ;   749.2 fp2     47 p
        vpxor ymm6, ymm6, ymm13                            ;   750.2 fp3     47 p
        vpor ymm9, ymm7, ymm13                             ;   750.2 fp0     47 p
        vpxor ymm11, ymm11, ymm14                          ;   748.2 fp1     47 p
        vpxor ymm5, ymm5, ymm9                             ;   751.2 fp2     47 p
        vpxor ymm0, ymm0, ymm5                             ;   752.2 fp3     47 p
        vpxor ymm1, ymm1, [r8 + 64800]                     ;   742.3 fp0+agu1   47 p
        vpxor ymm8, ymm8, ymm12                            ;   749.2 fp1     47 p
        vpxor ymm1, ymm1, [rbp + 9152]                     ;   743.3 fp2+agu0   47 p
        vpxor ymm1, ymm1, [rbp + 6464]                     ;   744.3 fp3+agu1   47 p
        vpxor ymm1, ymm1, [rbp + 10624]                    ;   745.3 fp0+agu0   47 p
        vpxor ymm1, ymm1, [rbp + 10912]                    ;   746.3 fp1+agu1   47 p
        vpxor ymm1, ymm1, [rbp + 7200]                     ;   747.3 fp2+agu0   47 p
        vpxor ymm8, ymm8, ymm5                             ;   752.2 fp3     47 p
        vmovdqu ymm5, [rbp + 6656]                         ;   745.3 agu1    50 p reload
        vpxor ymm1, ymm1, ymm5                             ;   752.3 fp0     47 p
        vmovdqu ymm9, [rbp + 9344]                         ;   746.2 agu0    47 p
        vmovdqu ymm12, [rbp + 10176]                       ;   746.3 agu1    50 p reload
        vpxor ymm9, ymm9, ymm12                            ;   753.3 fp1     47 p
        vpxor ymm9, ymm9, [rbp + 10048]                    ;   754.3 fp2+agu0   47 p
        vmovdqu ymm13, [rbp + 9408]                        ;   747.3 agu1    47 p reload
        vpxor ymm9, ymm9, ymm13                            ;   755.3 fp3     47 p
        vpxor ymm9, ymm9, [rbp + 9824]                     ;   756.3 fp0+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 8864]                     ;   757.3 fp1+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 9952]                     ;   758.3 fp2+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 4320]                     ;   759.3 fp3+agu1   47 p
        vmovdqu ymm14, [rbp + 7648]                        ;   750.2 agu0    47 p
        vpxor ymm14, ymm14, [rbp + 9088]                   ;   757.2 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 9760]                   ;   751.2 fp1+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 8704]                   ;   752.2 fp2+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 8288]                   ;   753.2 fp3+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 8576]                   ;   754.2 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 4352]                   ;   755.2 fp1+agu0   47 p
        vmovdqu [rbp + 8288], ymm10                        ;   751.3 agu2+fp5   47 p spill
        vpor ymm10, ymm1, ymm15                            ;   756.2 fp2     47 p
        vmovdqu [rbp + 8704], ymm2                         ;   752.3 agu2+fp5   47 p spill
        vpxor ymm2, ymm15, ymm14                           ;   758.2 fp3     47 p
        vpxor ymm14, ymm14, ymm1                           ;   758.2 fp0     47 p
        vmovdqu [rbp + 11008], ymm6                        ;   753.3 agu1+fp5   47 p spill
        vpand ymm6, ymm10, ymm14                           ;   759.2 fp1     47 p
        vpand ymm14, ymm14, ymm9                           ;   760.3 fp2     47 p
        vpxor ymm10, ymm10, [rbp + 9760]                   ;   757.2 fp3+agu0   47 p
        vmovdqu [rbp + 9760], ymm11                        ;   754.3 agu2+fp5   47 p spill
        vpand ymm11, ymm1, ymm2                            ;   759.2 fp0     47 p
        vmovdqu [rbp + 6656], ymm0                         ;   755.3 agu1+fp5   47 p spill
        vpor ymm0, ymm11, ymm9                             ;   760.3 fp1     47 p
        vpxor ymm11, ymm11, ymm2                           ;   760.2 fp2     47 p
        vpxor ymm11, ymm11, ymm14                          ;   761.3 fp3     47 p
        vpxor ymm2, ymm2, ymm9                             ;   760.3 fp0     47 p
        vpxor ymm10, ymm10, ymm0                           ;   761.3 fp1     47 p
        vpxor ymm0, ymm1, ymm2                             ;   761.3 fp2     47 p
        vpand ymm2, ymm2, ymm9                             ;   761.3 fp3     47 p
        vpor ymm6, ymm6, ymm2                              ;   762.3 fp0     47 p
        vpxor ymm6, ymm6, [rbp + 9088]                     ;   763.3 fp1+agu0   47 p
        vpand ymm11, ymm11, ymm0                           ;   762.3 fp2     47 p
        vpxor ymm5, ymm5, ymm11                            ;   763.3 fp3     47 p
        vpxor ymm2, ymm10, ymm5                            ;   764.3 fp0     47 p
        vpxor ymm14, ymm14, ymm2                           ;   765.3 fp1     47 p
        vpxor ymm14, ymm14, [rbp + 7648]                   ;   766.3 fp2+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 9344]                   ;   767.3 fp3+agu0   47 p
        vpxor ymm0, ymm0, ymm14                            ;   768.3 fp0     47 p
        vpand ymm11, ymm10, ymm5                           ;   764.3 fp1     47 p
        vpxor ymm11, ymm11, ymm6                           ;   765.3 fp2     47 p
        vpxor ymm15, ymm15, ymm11                          ;   766.3 fp3     47 p
        vpxor ymm1, ymm1, ymm10                            ;   762.3 fp0     47 p
        vpor ymm11, ymm11, ymm0                            ;   769.3 fp1     47 p
        vpxor ymm1, ymm1, ymm11                            ;   770.3 fp2     47 p
        vpor ymm10, ymm10, ymm0                            ;   769.3 fp3     47 p
        vpxor ymm10, ymm10, ymm5                           ;   770.3 fp0     47 p
        vpxor ymm14, ymm14, ymm10                          ;   771.3 fp1     47 p
        vpand ymm10, ymm10, ymm6                           ;   771.3 fp2     47 p
        vpxor ymm9, ymm9, ymm11                            ;   770.3 fp3     47 p
        vpxor ymm11, ymm15, ymm1                           ;   771.3 fp0     47 p
        vpxor ymm9, ymm9, ymm10                            ;   772.3 fp1     47 p
        vpor ymm10, ymm14, ymm11                           ;   772.3 fp2     47 p
        vmovdqu [rbp + 9344], ymm7                         ;   765.3 agu2+fp5   47 p spill
        vpxor ymm7, ymm11, ymm9                            ;   773.3 fp3     47 p
        vmovdqu [rbp + 7648], ymm8                         ;   766.3 agu1+fp5   47 p spill
        vpand ymm8, ymm11, ymm7                            ;   774.3 fp0     47 p
        vpxor ymm7, ymm7, ymm14                            ;   774.3 fp1     47 p
        vpor ymm15, ymm15, ymm8                            ;   775.3 fp2     47 p
        vpor ymm8, ymm8, ymm14                             ;   775.3 fp3     47 p
        vmovdqu [rbp + 9088], ymm11                        ;   772.3 agu0+fp5   47 p spill
        vpand ymm11, ymm1, ymm10                           ;   773.3 fp0     47 p
        vpxor ymm8, ymm8, ymm11                            ;   776.3 fp1     47 p
        vpxor ymm11, ymm11, ymm9                           ;   774.3 fp2     47 p
        vpand ymm14, ymm14, ymm8                           ;   777.3 fp3     47 p
        vpor ymm11, ymm11, ymm14                           ;   778.3 fp0     47 p
        vpxor ymm15, ymm15, ymm11                          ;   779.3 fp1     47 p
        vpxor ymm8, ymm8, ymm15                            ;   780.3 fp2     47 p
        vpxor ymm5, ymm5, ymm8                             ;   781.3 fp3     47 p
        vpor ymm8, ymm7, ymm8                              ;   781.3 fp0     47 p
        vpxor ymm6, ymm6, ymm11                            ;   779.3 fp1     47 p
        vpxor ymm2, ymm2, ymm8                             ;   782.3 fp2     47 p
        vpxor ymm10, ymm10, ymm2                           ;   783.3 fp3     47 p
        vpxor ymm3, ymm3, [r8 + 65056]                     ;   773.5 fp0+agu1   47 p
        vpxor ymm0, ymm0, ymm15                            ;   780.3 fp1     47 p
        vpxor ymm3, ymm3, [rbp + 8576]                     ;   774.5 fp2+agu0   47 p
        vpxor ymm3, ymm3, [rbp + 7168]                     ;   775.5 fp3+agu1   47 p
        vpxor ymm3, ymm3, [rbp + 9280]                     ;   776.5 fp0+agu0   47 p
        vpxor ymm3, ymm3, [rbp + 9312]                     ;   777.5 fp1+agu1   47 p
        vpxor ymm3, ymm3, [rbp + 8992]                     ;   778.5 fp2+agu0   47 p
        vpxor ymm0, ymm0, ymm2                             ;   783.3 fp3     47 p
        vmovdqu ymm2, [rbp + 6784]                         ;   776.5 agu1    50 p reload
        vpxor ymm3, ymm3, ymm2                             ;   783.5 fp0     47 p
        vmovdqu ymm8, [rbp + 9856]                         ;   777.3 agu0    47 p
        vpxor ymm8, ymm8, [rbp + 8352]                     ;   784.3 fp1+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 6432]                     ;   785.3 fp2+agu0   47 p
        vmovdqu ymm11, [rbp + 10848]                       ;   778.5 agu1    50 p reload
        vpxor ymm8, ymm8, ymm11                            ;   786.3 fp3     47 p
        vpxor ymm8, ymm8, [rbp + 10272]                    ;   787.3 fp0+agu0   47 p
        vpxor ymm8, ymm8, [rbp + 7840]                     ;   788.3 fp1+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 10368]                    ;   789.3 fp2+agu0   47 p
        vpxor ymm8, ymm8, [rbp + 4416]                     ;   790.3 fp3+agu1   47 p
        vmovdqu ymm14, [rbp + 9728]                        ;   781.3 agu0    47 p
        vmovdqu ymm15, [rbp + 8416]                        ;   781.5 agu1    50 p reload
        vpxor ymm14, ymm14, ymm15                          ;   788.5 fp0     47 p
        vpxor ymm12, ymm12, [rbp + 11136]                  ;   782.3 fp1+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 11424]                  ;   783.3 fp2+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 7968]                   ;   784.3 fp3+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 8928]                   ;   785.3 fp0+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 8320]                   ;   786.3 fp1+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 8640]                   ;   787.3 fp2+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 4448]                   ;   788.3 fp3+agu0   47 p
        vmovdqu [rbp + 8640], ymm1                         ;   783.5 agu2+fp5   47 p spill
        vpor ymm1, ymm3, ymm12                             ;   789.3 fp0     47 p
        vmovdqu [rbp + 8320], ymm9                         ;   784.5 agu2+fp5   47 p spill
        vpxor ymm9, ymm12, ymm14                           ;   789.5 fp1     47 p
        vpxor ymm14, ymm14, ymm3                           ;   789.5 fp2     47 p
        vmovdqu [rbp + 8416], ymm5                         ;   785.5 agu1+fp5   47 p spill
        vpand ymm5, ymm1, ymm14                            ;   790.5 fp3     47 p
        vpand ymm14, ymm14, ymm8                           ;   791.3 fp0     47 p
        vpxor ymm1, ymm1, [rbp + 11136]                    ;   790.3 fp1+agu0   47 p
        vmovdqu [rbp + 11136], ymm6                        ;   786.5 agu2+fp5   47 p spill
        vpand ymm6, ymm3, ymm9                             ;   790.5 fp2     47 p
        vmovdqu [rbp + 6784], ymm10                        ;   787.5 agu1+fp5   47 p spill
        vpor ymm10, ymm6, ymm8                             ;   791.5 fp3     47 p
        vpxor ymm6, ymm6, ymm9                             ;   791.5 fp0     47 p
        vpxor ymm6, ymm6, ymm14                            ;   792.5 fp1     47 p
        vpxor ymm9, ymm9, ymm8                             ;   791.3 fp2     47 p
        vpxor ymm1, ymm1, ymm10                            ;   792.5 fp3     47 p
        vpxor ymm10, ymm3, ymm9                            ;   792.3 fp0     47 p
        vpand ymm9, ymm9, ymm8                             ;   792.3 fp1     47 p
        vpor ymm5, ymm5, ymm9                              ;   793.3 fp2     47 p
        vpxor ymm15, ymm15, ymm5                           ;   794.3 fp3     47 p
        vpand ymm6, ymm6, ymm10                            ;   793.5 fp0     47 p
        vpxor ymm2, ymm2, ymm6                             ;   794.5 fp1     47 p
        vpxor ymm5, ymm1, ymm2                             ;   795.5 fp2     47 p
        vpxor ymm14, ymm14, ymm5                           ;   796.5 fp3     47 p
        vpxor ymm14, ymm14, [rbp + 9728]                   ;   797.5 fp0+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 9856]                   ;   798.5 fp1+agu1   47 p
        vpxor ymm10, ymm10, ymm14                          ;   799.5 fp2     47 p
        vpand ymm6, ymm1, ymm2                             ;   795.5 fp3     47 p
        vpxor ymm6, ymm6, ymm15                            ;   796.5 fp0     47 p
        vpxor ymm12, ymm12, ymm6                           ;   797.5 fp1     47 p
        vpxor ymm3, ymm3, ymm1                             ;   793.5 fp2     47 p
        vpor ymm6, ymm6, ymm10                             ;   800.5 fp3     47 p
        vpxor ymm3, ymm3, ymm6                             ;   801.5 fp0     47 p
        vpor ymm1, ymm1, ymm10                             ;   800.5 fp1     47 p
        vpxor ymm9, ymm12, ymm3                            ;   802.5 fp2     47 p
        vpxor ymm1, ymm1, ymm2                             ;   801.5 fp3     47 p
        vpxor ymm14, ymm14, ymm1                           ;   802.5 fp0     47 p
        vpand ymm1, ymm1, ymm15                            ;   802.5 fp1     47 p
        vpxor ymm8, ymm8, ymm6                             ;   801.5 fp2     47 p
        vpxor ymm8, ymm8, ymm1                             ;   803.5 fp3     47 p
        vpor ymm1, ymm14, ymm9                             ;   803.5 fp0     47 p
        vpxor ymm6, ymm9, ymm8                             ;   804.5 fp1     47 p
        vmovdqu [rbp + 9856], ymm7                         ;   796.7 agu2+fp5   47 p spill
        vpand ymm7, ymm9, ymm6                             ;   805.5 fp2     47 p
        vpxor ymm6, ymm6, ymm14                            ;   805.5 fp3     47 p
        vpor ymm12, ymm12, ymm7                            ;   806.5 fp0     47 p
        vpor ymm7, ymm7, ymm14                             ;   806.5 fp1     47 p
        vmovdqu [rbp + 9728], ymm9                         ;   803.5 agu0+fp5   47 p spill
        vpand ymm9, ymm3, ymm1                             ;   804.5 fp2     47 p
        vpxor ymm7, ymm7, ymm9                             ;   807.5 fp3     47 p
        vpxor ymm9, ymm9, ymm8                             ;   805.5 fp0     47 p
        vpand ymm14, ymm14, ymm7                           ;   808.5 fp1     47 p
        vpor ymm9, ymm9, ymm14                             ;   809.5 fp2     47 p
        vpxor ymm12, ymm12, ymm9                           ;   810.5 fp3     47 p
        vpxor ymm7, ymm7, ymm12                            ;   811.5 fp0     47 p
        vpxor ymm2, ymm2, ymm7                             ;   812.5 fp1     47 p
        vpor ymm7, ymm6, ymm7                              ;   812.5 fp2     47 p
        vpxor ymm15, ymm15, ymm9                           ;   810.5 fp3     47 p
        vpxor ymm5, ymm5, ymm7                             ;   813.5 fp0     47 p
        vpxor ymm1, ymm1, ymm5                             ;   814.5 fp1     47 p
        vpxor ymm10, ymm10, ymm12                          ;   811.5 fp2     47 p
        vpxor ymm10, ymm10, ymm5                           ;   814.5 fp3     47 p
        vmovdqu ymm5, [rbp + 9920]                         ;   805.7 agu1    47 p
        vpxor ymm5, ymm5, [r8 + 65312]                     ;   812.7 fp0+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 7872]                     ;   813.7 fp1+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 10720]                    ;   814.7 fp2+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 8448]                     ;   815.7 fp3+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 11168]                    ;   816.7 fp0+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 8160]                     ;   817.7 fp1+agu1   47 p
        vmovdqu ymm7, [rbp + 11584]                        ;   809.5 agu0    50 p reload
        vpxor ymm5, ymm5, ymm7                             ;   818.7 fp2     47 p
        vmovdqu ymm9, [rbp + 9024]                         ;   810.5 agu1    50 p reload
        vpxor ymm13, ymm13, ymm9                           ;   817.5 fp3     47 p
        vpxor ymm13, ymm13, [rbp + 8512]                   ;   818.5 fp0+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 11264]                  ;   819.5 fp1+agu1   47 p
        vpxor ymm13, ymm13, [rbp + 10336]                  ;   820.5 fp2+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 11360]                  ;   821.5 fp3+agu1   47 p
        vpxor ymm13, ymm13, [rbp + 8544]                   ;   822.5 fp0+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 4512]                   ;   823.5 fp1+agu1   47 p
        vmovdqu ymm12, [rbp + 9440]                        ;   813.8 agu0    47 p
        vmovdqu ymm14, [rbp + 8896]                        ;   814.5 agu1    50 p reload
        vpxor ymm12, ymm12, ymm14                          ;   821.5 fp2     47 p
        vpxor ymm11, ymm11, [rbp + 7552]                   ;   814.8 fp3+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 8384]                   ;   815.8 fp0+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 10656]                  ;   816.8 fp1+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 10464]                  ;   817.8 fp2+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 4544]                   ;   818.8 fp3+agu0   47 p
        vmovdqu [rbp + 10464], ymm3                        ;   815.7 agu2+fp5   47 p spill
        vpor ymm3, ymm11, ymm5                             ;   819.8 fp0     47 p
        vmovdqu [rbp + 10656], ymm8                        ;   816.7 agu2+fp5   47 p spill
        vpxor ymm8, ymm11, ymm12                           ;   822.5 fp1     47 p
        vpxor ymm12, ymm12, ymm5                           ;   822.5 fp2     47 p
        vmovdqu [rbp + 8896], ymm2                         ;   817.7 agu1+fp5   47 p spill
        vpand ymm2, ymm3, ymm12                            ;   823.5 fp3     47 p
        vpand ymm12, ymm12, ymm13                          ;   824.5 fp0     47 p
        vpxor ymm3, ymm3, [rbp + 7552]                     ;   820.8 fp1+agu0   47 p
        vmovdqu [rbp + 11584], ymm15                       ;   818.7 agu2+fp5   47 p spill
        vpand ymm15, ymm5, ymm8                            ;   823.5 fp2     47 p
        vmovdqu [rbp + 9024], ymm1                         ;   819.7 agu1+fp5   47 p spill
        vpor ymm1, ymm15, ymm13                            ;   824.5 fp3     47 p
        vpxor ymm15, ymm15, ymm8                           ;   824.5 fp0     47 p
        vpxor ymm15, ymm15, ymm12                          ;   825.5 fp1     47 p
        vpxor ymm8, ymm8, ymm13                            ;   824.5 fp2     47 p
        vpxor ymm3, ymm3, ymm1                             ;   825.5 fp3     47 p
        vpxor ymm1, ymm5, ymm8                             ;   825.5 fp0     47 p
        vpand ymm8, ymm8, ymm13                            ;   825.5 fp1     47 p
        vpor ymm2, ymm2, ymm8                              ;   826.5 fp2     47 p
        vpxor ymm14, ymm14, ymm2                           ;   827.5 fp3     47 p
        vpand ymm15, ymm15, ymm1                           ;   826.5 fp0     47 p
        vpxor ymm7, ymm7, ymm15                            ;   827.5 fp1     47 p
        vpxor ymm2, ymm3, ymm7                             ;   828.5 fp2     47 p
        vpxor ymm9, ymm9, ymm12                            ;   825.5 fp3     47 p
        vpxor ymm9, ymm9, [rbp + 9440]                     ;   826.5 fp0+agu0   47 p
        vpxor ymm9, ymm9, ymm2                             ;   829.5 fp1     47 p
        vpxor ymm1, ymm1, ymm9                             ;   830.5 fp2     47 p
        vpand ymm8, ymm3, ymm7                             ;   828.5 fp3     47 p
        vpxor ymm8, ymm8, ymm14                            ;   829.5 fp0     47 p
        vpxor ymm11, ymm11, ymm8                           ;   830.5 fp1     47 p
        vpor ymm8, ymm8, ymm1                              ;   831.5 fp2     47 p
        vpxor ymm5, ymm5, ymm3                             ;   826.5 fp3     47 p
        vpxor ymm5, ymm5, ymm8                             ;   832.5 fp0     47 p
        vpor ymm3, ymm3, ymm1                              ;   831.5 fp1     47 p
        vpxor ymm12, ymm11, ymm5                           ;   833.5 fp2     47 p
        vpxor ymm3, ymm7, ymm3                             ;   832.5 fp3     47 p
        vpxor ymm9, ymm9, ymm3                             ;   833.5 fp0     47 p
        vpand ymm3, ymm14, ymm3                            ;   833.5 fp1     47 p
        vpxor ymm13, ymm13, ymm8                           ;   832.5 fp2     47 p
        vpxor ymm13, ymm13, ymm3                           ;   834.5 fp3     47 p
        vpor ymm3, ymm9, ymm12                             ;   834.5 fp0     47 p
        vpxor ymm8, ymm12, ymm13                           ;   835.5 fp1     47 p
        vpand ymm15, ymm12, ymm8                           ;   836.5 fp2     47 p
        vpxor ymm8, ymm8, ymm9                             ;   836.5 fp3     47 p
        vpor ymm11, ymm11, ymm15                           ;   837.5 fp0     47 p
        vpor ymm15, ymm15, ymm9                            ;   837.5 fp1     47 p
        vmovdqu [rbp + 9440], ymm12                        ;   834.5 agu2+fp5   47 p spill
        vpand ymm12, ymm5, ymm3                            ;   835.5 fp2     47 p
        vpxor ymm15, ymm15, ymm12                          ;   838.5 fp3     47 p
        vpxor ymm12, ymm12, ymm13                          ;   836.5 fp0     47 p
        vpand ymm9, ymm9, ymm15                            ;   839.5 fp1     47 p
        vpor ymm12, ymm12, ymm9                            ;   840.5 fp2     47 p
        vpxor ymm11, ymm11, ymm12                          ;   841.5 fp3     47 p
        vpxor ymm15, ymm15, ymm11                          ;   842.5 fp0     47 p
        vpxor ymm7, ymm7, ymm15                            ;   843.5 fp1     47 p
        vpor ymm9, ymm8, ymm15                             ;   843.5 fp2     47 p
        vpxor ymm14, ymm14, ymm12                          ;   841.5 fp3     47 p
        vpxor ymm2, ymm2, ymm9                             ;   844.5 fp0     47 p
        vpxor ymm3, ymm3, ymm2                             ;   845.5 fp1     47 p
        vpxor ymm1, ymm1, ymm11                            ;   842.5 fp2     47 p
        vpxor ymm1, ymm1, ymm2                             ;   845.5 fp3     47 p
        vmovdqu ymm2, [rbp + 9568]                         ;   836.7 agu1    50 p
        vmovdqu ymm9, [rbp + 6720]                         ;   836.8 agu0    46 p reload
        vpxor ymm2, ymm2, ymm9                             ;   843.8 fp0     50 p
        vpxor ymm2, ymm2, [rbp + 4576]                     ;   844.8 fp1+agu1   50 p
        vmovdqu ymm11, [rbp + 7392]                        ;   837.8 agu0    50 p
        vpxor ymm11, ymm11, [r8 + 61472]                   ;   844.8 fp2+agu1   50 p
        vmovdqu ymm12, [rbp + 11648]                       ;   838.8 agu0    46 p reload
        vpxor ymm9, ymm9, ymm12                            ;   845.8 fp3     50 p
        vpxor ymm9, ymm9, [rbp + 4608]                     ;   846.8 fp0+agu1   50 p
        vmovdqu ymm15, [rbp + 11680]                       ;   839.8 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 4640]                   ;   846.8 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 4704]                   ;   845.8 fp2+agu0   50 p
        vmovdqu [rbp + 11648], ymm12                       ;   846.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9568]                        ;   841.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 9184]                   ;   848.7 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 4672]                   ;   849.7 fp0+agu1   50 p
        vmovdqu [rbp + 9184], ymm12                        ;   850.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6816]                        ;   843.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7392]                   ;   850.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 61600]                   ;   851.5 fp2+agu0   50 p
        vmovdqu [rbp + 7392], ymm12                        ;   852.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9888]                        ;   844.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 11680]                  ;   851.7 fp3+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 61664]                   ;   852.7 fp0+agu1   50 p
        vmovdqu [rbp + 11680], ymm12                       ;   853.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7744]                        ;   846.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 6592]                   ;   853.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 4736]                   ;   854.5 fp2+agu0   50 p
        vmovdqu [rbp + 9888], ymm12                        ;   855.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7456]                        ;   847.7 agu1    50 p
        vpxor ymm12, ymm12, [r8 + 61728]                   ;   854.7 fp3+agu0   50 p
        vmovdqu [rbp + 6816], ymm12                        ;   855.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10880]                       ;   848.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 6592]                   ;   855.7 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 4768]                   ;   856.7 fp1+agu1   50 p
        vmovdqu [rbp + 6592], ymm12                        ;   857.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11520]                       ;   850.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 4800]                   ;   857.5 fp2+agu1   50 p
        vmovdqu [rbp + 9568], ymm12                        ;   858.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7744]                        ;   851.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 8960]                   ;   858.5 fp3+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 4832]                   ;   859.5 fp0+agu0   50 p
        vmovdqu [rbp + 8960], ymm12                        ;   860.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6304]                        ;   852.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7456]                   ;   859.7 fp1+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 61856]                   ;   860.7 fp2+agu1   50 p
        vmovdqu [rbp + 7456], ymm12                        ;   861.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10880]                       ;   854.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 4864]                   ;   861.5 fp3+agu1   50 p
        vmovdqu [rbp + 10880], ymm12                       ;   862.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8736]                        ;   855.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 11520]                  ;   862.5 fp0+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 61920]                   ;   863.5 fp1+agu0   50 p
        vmovdqu [rbp + 11520], ymm12                       ;   864.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7360]                        ;   856.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7520]                   ;   863.7 fp2+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 4896]                   ;   864.7 fp3+agu1   50 p
        vmovdqu [rbp + 8736], ymm12                        ;   865.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9248]                        ;   858.5 agu0    50 p
        vpxor ymm12, ymm12, [r8 + 61984]                   ;   865.5 fp0+agu1   50 p
        vmovdqu [rbp + 6304], ymm12                        ;   866.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6944]                        ;   859.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7520]                   ;   866.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 4928]                   ;   867.5 fp2+agu0   50 p
        vmovdqu [rbp + 7520], ymm12                        ;   868.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9120]                        ;   860.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 4960]                   ;   867.7 fp3+agu0   50 p
        vmovdqu [rbp + 7744], ymm12                        ;   868.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7360]                        ;   861.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 11040]                  ;   868.7 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 4992]                   ;   869.7 fp1+agu1   50 p
        vmovdqu [rbp + 11040], ymm12                       ;   870.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10688]                       ;   863.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 9248]                   ;   870.5 fp2+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 62112]                   ;   871.5 fp3+agu0   50 p
        vmovdqu [rbp + 9248], ymm12                        ;   872.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6944]                        ;   864.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 5024]                   ;   871.7 fp0+agu0   50 p
        vmovdqu [rbp + 6944], ymm12                        ;   872.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9056]                        ;   865.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 9120]                   ;   872.7 fp1+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 62176]                   ;   873.7 fp2+agu1   50 p
        vmovdqu [rbp + 9120], ymm12                        ;   874.7 agu2+fp5   50 p spill
        vpxor ymm12, ymm4, [rbp + 10592]                   ;   867.5 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 5056]                   ;   868.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 11552]                    ;   868.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 5152]                     ;   869.5 fp2+agu1   50 p
        vmovdqu [rbp + 11552], ymm4                        ;   870.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11232]                        ;   869.5 agu0    50 p
        vpxor ymm4, ymm4, [r8 + 62240]                     ;   876.5 fp3+agu1   50 p
        vmovdqu [rbp + 9056], ymm4                         ;   877.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8192]                         ;   870.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 10592]                    ;   877.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 5088]                     ;   878.5 fp1+agu0   50 p
        vmovdqu [rbp + 10592], ymm4                        ;   879.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11616]                        ;   871.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 5120]                     ;   878.7 fp2+agu0   50 p
        vmovdqu [rbp + 10688], ymm4                        ;   879.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7776]                         ;   872.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 11232]                    ;   879.7 fp3+agu0   50 p
        vpxor ymm4, ymm4, [r8 + 62368]                     ;   880.7 fp0+agu1   50 p
        vmovdqu [rbp + 11232], ymm4                        ;   881.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8192]                         ;   874.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 5184]                     ;   881.5 fp1+agu1   50 p
        vmovdqu [rbp + 8192], ymm4                         ;   882.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8000]                         ;   875.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 11616]                    ;   882.5 fp2+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 62432]                     ;   883.5 fp3+agu0   50 p
        vmovdqu [rbp + 11616], ymm4                        ;   884.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7648]                         ;   876.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 9344]                     ;   883.7 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 5216]                     ;   884.7 fp1+agu1   50 p
        vmovdqu [rbp + 8000], ymm4                         ;   885.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6656]                         ;   878.5 agu0    50 p
        vpxor ymm4, ymm4, [r8 + 62496]                     ;   885.5 fp2+agu1   50 p
        vmovdqu [rbp + 7776], ymm4                         ;   886.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 9760]                         ;   879.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 9344]                     ;   886.5 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 5248]                     ;   887.5 fp0+agu0   50 p
        vmovdqu [rbp + 9344], ymm4                         ;   888.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11008]                        ;   880.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 5280]                     ;   887.7 fp1+agu0   50 p
        vmovdqu [rbp + 7360], ymm4                         ;   888.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7648]                         ;   881.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8704]                     ;   888.7 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 5312]                     ;   889.7 fp3+agu1   50 p
        vmovdqu [rbp + 8704], ymm4                         ;   890.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 10976]                        ;   883.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 6656]                     ;   890.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 62624]                     ;   891.5 fp1+agu0   50 p
        vmovdqu [rbp + 6656], ymm4                         ;   892.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 9760]                         ;   884.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 5344]                     ;   891.7 fp2+agu0   50 p
        vmovdqu [rbp + 9760], ymm4                         ;   892.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8288]                         ;   885.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 11008]                    ;   892.7 fp3+agu0   50 p
        vpxor ymm4, ymm4, [r8 + 62688]                     ;   893.7 fp0+agu1   50 p
        vmovdqu [rbp + 11008], ymm4                        ;   894.7 agu2+fp5   50 p spill
        vpxor ymm4, ymm0, [rbp + 9856]                     ;   887.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 5376]                     ;   888.5 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8320]                     ;   888.5 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5472]                     ;   889.5 fp0+agu1   50 p
        vmovdqu [rbp + 8320], ymm0                         ;   890.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 6784]                         ;   889.5 agu0    50 p
        vpxor ymm0, ymm0, [r8 + 62752]                     ;   896.5 fp1+agu1   50 p
        vmovdqu [rbp + 8288], ymm0                         ;   897.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 11136]                        ;   890.5 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 9856]                     ;   897.5 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 5408]                     ;   898.5 fp3+agu0   50 p
        vmovdqu [rbp + 9856], ymm0                         ;   899.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 8416]                         ;   891.7 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 5440]                     ;   898.7 fp0+agu0   50 p
        vmovdqu [rbp + 10976], ymm0                        ;   899.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 9088]                         ;   892.7 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 6784]                     ;   899.7 fp1+agu0   50 p
        vpxor ymm0, ymm0, [r8 + 62880]                     ;   900.7 fp2+agu1   50 p
        vmovdqu [rbp + 6784], ymm0                         ;   901.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 11136]                        ;   894.5 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 5504]                     ;   901.5 fp3+agu1   50 p
        vmovdqu [rbp + 11136], ymm0                        ;   902.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 8640]                         ;   895.5 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 8416]                     ;   902.5 fp0+agu1   50 p
        vpxor ymm0, ymm0, [r8 + 62944]                     ;   903.5 fp1+agu0   50 p
        vmovdqu [rbp + 8416], ymm0                         ;   904.5 agu2+fp5   50 p spill
        vpxor ymm0, ymm10, ymm6                            ;   895.5 fp2     50 p
        vpxor ymm0, ymm0, [rbp + 5536]                     ;   896.7 fp3+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 11584]                    ;   897.5 fp0+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 5568]                     ;   898.5 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 10656]                  ;   898.5 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 5632]                   ;   899.5 fp3+agu1   50 p
        vmovdqu [rbp + 10656], ymm10                       ;   900.5 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 9024]                        ;   899.5 agu0    50 p
        vpxor ymm10, ymm10, [r8 + 63008]                   ;   906.5 fp0+agu1   50 p
        vmovdqu [rbp + 8640], ymm6                         ;   899.5 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 8896]                         ;   900.5 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 5600]                     ;   907.5 fp1+agu1   50 p
        vpxor ymm13, ymm13, ymm1                           ;   899.7 fp2     50 p
        vpxor ymm1, ymm1, ymm8                             ;   899.8 fp3     50 p
        vpxor ymm1, ymm1, [rbp + 5696]                     ;   901.5 fp0+agu0   50 p
        vpxor ymm8, ymm8, ymm14                            ;   900.5 fp1     50 p
        vpxor ymm8, ymm8, [rbp + 5728]                     ;   901.7 fp2+agu1   50 p
        vmovdqu [rbp + 9088], ymm8                         ;   902.7 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 9728]                         ;   902.5 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 9024]                     ;   909.5 fp3+agu1   50 p
        vpxor ymm8, ymm8, [r8 + 63136]                     ;   910.5 fp0+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 5792]                   ;   903.7 fp1+agu1   50 p
        vmovdqu [rbp + 9024], ymm13                        ;   904.7 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 11584]                       ;   904.5 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 5664]                   ;   911.5 fp2+agu1   50 p
        vmovdqu [rbp + 11584], ymm1                        ;   902.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 10464]                        ;   905.5 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8896]                     ;   912.5 fp3+agu1   50 p
        vpxor ymm1, ymm1, [r8 + 63200]                     ;   913.5 fp0+agu0   50 p
        vpxor ymm5, ymm5, ymm7                             ;   902.8 fp1     50 p
        vpxor ymm7, ymm7, [rbp + 5760]                     ;   906.7 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 5824]                   ;   907.5 fp3+agu0   50 p
        vmovdqu [rbp + 8896], ymm14                        ;   908.5 agu2+fp5   50 p spill
        vpxor ymm14, ymm3, [r8 + 63264]                    ;   907.7 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9440]                     ;   908.5 fp1+agu0   50 p
        vpxor ymm3, ymm3, [r8 + 63392]                     ;   909.5 fp2+agu1   50 p
        vpxor ymm5, ymm5, [r8 + 63456]                     ;   909.5 fp3+agu0   50 p
        vmovdqu [rbp + 9440], ymm5                         ;   910.5 agu2+fp5   50 p spill
        vpxor ymm5, ymm2, [rbp + 5856]                     ;   909.7 fp0+agu1   63 p
        vmovdqu [rbp + 10464], ymm5                        ;   910.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm11, [rbp + 5888]                    ;   910.5 fp1+agu0   63 p
        vmovdqu [rbp + 9728], ymm5                         ;   911.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm9, [rbp + 5920]                     ;   910.7 fp2+agu1   63 p
        vmovdqu [rbp + 7648], ymm5                         ;   911.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm15, [rbp + 5952]                    ;   911.5 fp3+agu0   63 p
        vmovdqu [rbp + 6720], ymm5                         ;   912.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9184]                         ;   911.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 5984]                     ;   918.7 fp0+agu0   63 p
        vmovdqu [rbp + 7552], ymm5                         ;   919.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7392]                         ;   912.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 6016]                     ;   919.7 fp1+agu0   63 p
        vmovdqu [rbp + 8384], ymm5                         ;   920.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11648]                        ;   913.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 6048]                     ;   920.7 fp2+agu0   63 p
        vmovdqu [rbp + 10848], ymm5                        ;   921.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11680]                        ;   914.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp - 128]                      ;   921.7 fp3+agu0   63 p
        vmovdqu [rbp + 8544], ymm5                         ;   922.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9888]                         ;   915.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp - 96]                       ;   922.7 fp0+agu0   63 p
        vmovdqu [rbp + 11360], ymm5                        ;   923.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6816]                         ;   916.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp - 64]                       ;   923.7 fp1+agu0   63 p
        vmovdqu [rbp + 10336], ymm5                        ;   924.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6592]                         ;   917.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp - 32]                       ;   924.7 fp2+agu0   63 p
        vmovdqu [rbp + 11264], ymm5                        ;   925.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9568]                         ;   918.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 0]                        ;   925.7 fp3+agu0   63 p
        vmovdqu [rbp + 8512], ymm5                         ;   926.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8960]                         ;   919.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 32]                       ;   926.7 fp0+agu0   63 p
        vmovdqu [rbp + 8160], ymm5                         ;   927.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7456]                         ;   920.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 64]                       ;   927.7 fp1+agu0   63 p
        vmovdqu [rbp + 11168], ymm5                        ;   928.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10880]                        ;   921.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 96]                       ;   928.7 fp2+agu0   63 p
        vmovdqu [rbp + 8448], ymm5                         ;   929.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11520]                        ;   922.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 128]                      ;   929.7 fp3+agu0   63 p
        vmovdqu [rbp + 10720], ymm5                        ;   930.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8736]                         ;   923.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 160]                      ;   930.7 fp0+agu0   63 p
        vmovdqu [rbp + 7872], ymm5                         ;   931.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6304]                         ;   924.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 192]                      ;   931.7 fp1+agu0   63 p
        vmovdqu [rbp + 9920], ymm5                         ;   932.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7520]                         ;   925.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 224]                      ;   932.7 fp2+agu0   63 p
        vmovdqu [rbp + 9408], ymm5                         ;   933.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7744]                         ;   926.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 256]                      ;   933.7 fp3+agu0   63 p
        vmovdqu [rbp + 8928], ymm5                         ;   934.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11040]                        ;   927.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 288]                      ;   934.7 fp0+agu0   63 p
        vmovdqu [rbp + 7968], ymm5                         ;   935.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9248]                         ;   928.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 320]                      ;   935.7 fp1+agu0   63 p
        vmovdqu [rbp + 11424], ymm5                        ;   936.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6944]                         ;   929.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 352]                      ;   936.7 fp2+agu0   63 p
        vmovdqu [rbp + 10176], ymm5                        ;   937.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm12, [rbp + 416]                     ;   930.7 fp3+agu1   63 p
        vmovdqu [rbp + 10368], ymm5                        ;   931.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9120]                         ;   931.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 384]                      ;   938.5 fp0+agu1   63 p
        vmovdqu [rbp + 7840], ymm5                         ;   939.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9056]                         ;   932.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 448]                      ;   939.5 fp1+agu1   63 p
        vmovdqu [rbp + 10272], ymm5                        ;   940.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10592]                        ;   933.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 480]                      ;   940.5 fp2+agu1   63 p
        vmovdqu [rbp + 6432], ymm5                         ;   941.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10688]                        ;   934.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 512]                      ;   941.5 fp3+agu1   63 p
        vmovdqu [rbp + 8352], ymm5                         ;   942.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11552]                        ;   935.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 544]                      ;   942.5 fp0+agu1   63 p
        vmovdqu [rbp + 8992], ymm5                         ;   943.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11232]                        ;   936.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 576]                      ;   943.5 fp1+agu1   63 p
        vmovdqu [rbp + 9312], ymm5                         ;   944.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8192]                         ;   937.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 608]                      ;   944.5 fp2+agu1   63 p
        vmovdqu [rbp + 9280], ymm5                         ;   945.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11616]                        ;   938.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 640]                      ;   945.5 fp3+agu1   63 p
        vmovdqu [rbp + 7168], ymm5                         ;   946.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8000]                         ;   939.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1696]                     ;   946.5 fp0+agu1   63 p
        vmovdqu [rbp + 8576], ymm5                         ;   947.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7776]                         ;   940.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1728]                     ;   947.5 fp1+agu1   63 p
        vmovdqu [rbp + 8096], ymm5                         ;   948.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9344]                         ;   941.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1760]                     ;   948.5 fp2+agu1   63 p
        vmovdqu [rbp + 9952], ymm5                         ;   949.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7360]                         ;   942.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1792]                     ;   949.5 fp3+agu1   63 p
        vmovdqu [rbp + 8864], ymm5                         ;   950.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8704]                         ;   943.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1824]                     ;   950.5 fp0+agu1   63 p
        vmovdqu [rbp + 9824], ymm5                         ;   951.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6656]                         ;   944.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1856]                     ;   951.5 fp1+agu1   63 p
        vmovdqu [rbp + 10048], ymm5                        ;   952.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9760]                         ;   945.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1888]                     ;   952.5 fp2+agu1   63 p
        vmovdqu [rbp + 7200], ymm5                         ;   953.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm4, [rbp + 1952]                     ;   946.5 fp3+agu0   63 p
        vmovdqu [rbp + 10912], ymm5                        ;   947.5 agu1+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11008]                        ;   947.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1920]                     ;   954.5 fp0+agu1   63 p
        vmovdqu [rbp + 10624], ymm5                        ;   955.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8288]                         ;   948.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1984]                     ;   955.5 fp1+agu1   63 p
        vmovdqu [rbp + 6464], ymm5                         ;   956.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9856]                         ;   949.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2016]                     ;   956.5 fp2+agu1   63 p
        vmovdqu [rbp + 9152], ymm5                         ;   957.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10976]                        ;   950.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2048]                     ;   957.5 fp3+agu1   63 p
        vmovdqu [rbp + 10432], ymm5                        ;   958.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8320]                         ;   951.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2080]                     ;   958.5 fp0+agu1   63 p
        vmovdqu [rbp + 6496], ymm5                         ;   959.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6784]                         ;   952.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2112]                     ;   959.5 fp1+agu1   63 p
        vmovdqu [rbp + 10016], ymm5                        ;   960.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11136]                        ;   953.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2144]                     ;   960.5 fp2+agu1   63 p
        vmovdqu [rbp + 8672], ymm5                         ;   961.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm0, [rbp + 2208]                     ;   954.5 fp3+agu0   63 p
        vmovdqu [rbp + 10208], ymm5                        ;   955.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8416]                         ;   954.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2176]                     ;   961.7 fp0+agu0   63 p
        vmovdqu [rbp + 7584], ymm5                         ;   962.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm10, [rbp + 2240]                    ;   955.7 fp1+agu1   63 p
        vmovdqu [rbp + 8224], ymm5                         ;   956.8 agu0+fp5   63 p spill
        vpxor ymm5, ymm6, [rbp + 2304]                     ;   956.7 fp2+agu1   63 p
        vmovdqu [rbp + 9376], ymm5                         ;   957.8 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8640]                         ;   957.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2272]                     ;   964.5 fp3+agu1   63 p
        vmovdqu [rbp + 7424], ymm5                         ;   965.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm8, [rbp + 2368]                     ;   958.5 fp0+agu0   63 p
        vmovdqu [rbp + 8064], ymm5                         ;   959.8 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10656]                        ;   958.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2336]                     ;   965.7 fp1+agu0   63 p
        vmovdqu [rbp + 6400], ymm5                         ;   966.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm13, [rbp + 2400]                    ;   959.7 fp2+agu1   63 p
        vpxor ymm2, ymm2, [rbp + 6080]                     ;   960.5 fp3+agu0   63 p
        vmovdqu [rbp + 11200], ymm5                        ;   961.8 agu2+fp5   63 p spill
        vpxor ymm5, ymm1, [rbp + 2432]                     ;   960.7 fp0+agu1   63 p
        vpxor ymm11, ymm11, [rbp + 6112]                   ;   961.5 fp1+agu0   63 p
        vpxor ymm9, ymm9, [rbp + 6144]                     ;   961.7 fp2+agu1   63 p
        vmovdqu [rbp + 10528], ymm5                        ;   962.8 agu2+fp5   63 p spill
        vpxor ymm5, ymm14, [rbp + 2496]                    ;   962.5 fp3+agu0   63 p
        vpxor ymm15, ymm15, [rbp + 6176]                   ;   962.7 fp0+agu1   63 p
        vmovdqu [rbp + 9472], ymm5                         ;   963.8 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11584]                        ;   963.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2464]                     ;   970.5 fp1+agu1   63 p
        vmovdqu [rbp + 7936], ymm5                         ;   971.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm7, [rbp + 2560]                     ;   964.5 fp2+agu0   63 p
        vmovdqu [rbp + 6912], ymm5                         ;   965.8 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9088]                         ;   964.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2528]                     ;   971.7 fp3+agu0   63 p
        vmovdqu [rbp + 7232], ymm5                         ;   972.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm3, [rbp + 2624]                     ;   965.7 fp0+agu1   63 p
        vmovdqu [rbp + 9216], ymm5                         ;   967.8 agu0+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9024]                         ;   966.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2592]                     ;   973.7 fp1+agu0   63 p
        vmovdqu [rbp + 7136], ymm5                         ;   974.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8896]                         ;   967.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2656]                     ;   974.7 fp2+agu0   63 p
        vmovdqu [rbp + 6752], ymm5                         ;   975.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9440]                         ;   968.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2688]                     ;   975.7 fp3+agu0   63 p
        vmovdqu [rbp + 6336], ymm5                         ;   976.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9184]                         ;   969.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 6208]                     ;   976.7 fp0+agu0   63 p
        vmovdqu [rbp + 9184], ymm5                         ;   977.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7392]                         ;   970.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 6240]                     ;   977.7 fp1+agu0   63 p
        vmovdqu [rbp + 7392], ymm5                         ;   978.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11648]                        ;   971.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 6272]                     ;   978.7 fp2+agu0   63 p
        vmovdqu [rbp + 11648], ymm5                        ;   979.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11680]                        ;   972.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 896]                      ;   979.7 fp3+agu0   63 p
        vmovdqu [rbp + 11680], ymm5                        ;   980.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9888]                         ;   973.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 928]                      ;   980.7 fp0+agu0   63 p
        vmovdqu [rbp + 9888], ymm5                         ;   981.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6816]                         ;   974.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 960]                      ;   981.7 fp1+agu0   63 p
        vmovdqu [rbp + 6816], ymm5                         ;   982.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6592]                         ;   975.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 992]                      ;   982.7 fp2+agu0   63 p
        vmovdqu [rbp + 6592], ymm5                         ;   983.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9568]                         ;   976.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 1024]                     ;   983.7 fp3+agu0   63 p
        vmovdqu [rbp + 9568], ymm5                         ;   984.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8960]                         ;   977.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 1056]                     ;   984.7 fp0+agu0   63 p
        vpxor ymm12, ymm12, [rbp + 1440]                   ;   978.7 fp1+agu1   63 p
        vmovdqu [rbp + 8960], ymm12                        ;   979.8 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 7456]                        ;   979.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1088]                   ;   986.5 fp2+agu1   63 p
        vmovdqu [rbp + 7456], ymm12                        ;   987.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10880]                       ;   980.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1120]                   ;   987.5 fp3+agu1   63 p
        vmovdqu [rbp + 10880], ymm12                       ;   988.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 11520]                       ;   981.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1152]                   ;   988.5 fp0+agu1   63 p
        vmovdqu [rbp + 11520], ymm12                       ;   989.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 8736]                        ;   982.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1184]                   ;   989.5 fp1+agu1   63 p
        vmovdqu [rbp + 8736], ymm12                        ;   990.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 6304]                        ;   983.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1216]                   ;   990.5 fp2+agu1   63 p
        vmovdqu [rbp + 6304], ymm12                        ;   991.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 7520]                        ;   984.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1248]                   ;   991.5 fp3+agu1   63 p
        vmovdqu [rbp + 7520], ymm12                        ;   992.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 7744]                        ;   985.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1280]                   ;   992.5 fp0+agu1   63 p
        vmovdqu [rbp + 7744], ymm12                        ;   993.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 11040]                       ;   986.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1312]                   ;   993.5 fp1+agu1   63 p
        vmovdqu [rbp + 11040], ymm12                       ;   994.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 9248]                        ;   987.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1344]                   ;   994.5 fp2+agu1   63 p
        vmovdqu [rbp + 9248], ymm12                        ;   995.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 6944]                        ;   988.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1376]                   ;   995.5 fp3+agu1   63 p
        vmovdqu [rbp + 6944], ymm12                        ;   996.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 9120]                        ;   989.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1408]                   ;   996.5 fp0+agu1   63 p
        vmovdqu [rbp + 9120], ymm12                        ;   997.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 9056]                        ;   990.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1472]                   ;   997.5 fp1+agu1   63 p
        vmovdqu [rbp + 9056], ymm12                        ;   998.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10592]                       ;   991.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1504]                   ;   998.5 fp2+agu1   63 p
        vmovdqu [rbp + 10592], ymm12                       ;   999.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10688]                       ;   992.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1536]                   ;   999.5 fp3+agu1   63 p
        vmovdqu [rbp + 10688], ymm12                       ;  1000.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 11552]                       ;   993.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1568]                   ;  1000.5 fp0+agu1   63 p
        vpxor ymm4, ymm4, [rbp + 2976]                     ;   994.5 fp1+agu0   63 p
        vmovdqu [rbp + 11552], ymm4                        ;   995.5 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 11232]                        ;   994.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 1600]                     ;  1001.7 fp2+agu0   63 p
        vmovdqu [rbp + 11232], ymm4                        ;  1002.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 8192]                         ;   995.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 1632]                     ;  1002.7 fp3+agu0   63 p
        vmovdqu [rbp + 8192], ymm4                         ;  1003.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 11616]                        ;   996.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 1664]                     ;  1003.7 fp0+agu0   63 p
        vmovdqu [rbp + 11616], ymm4                        ;  1004.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 8000]                         ;   997.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 2720]                     ;  1004.7 fp1+agu0   63 p
        vmovdqu [rbp + 8000], ymm4                         ;  1005.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 7776]                         ;   998.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 2752]                     ;  1005.7 fp2+agu0   63 p
        vmovdqu [rbp + 7776], ymm4                         ;  1006.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 9344]                         ;   999.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 2784]                     ;  1006.7 fp3+agu0   63 p
        vmovdqu [rbp + 9344], ymm4                         ;  1007.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 7360]                         ;  1000.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 2816]                     ;  1007.7 fp0+agu0   63 p
        vmovdqu [rbp + 7360], ymm4                         ;  1008.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 8704]                         ;  1001.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 2848]                     ;  1008.7 fp1+agu0   63 p
        vpxor ymm0, ymm0, [rbp + 3232]                     ;  1002.7 fp2+agu1   63 p
        vmovdqu [rbp + 8704], ymm0                         ;  1003.7 agu2+fp5   63 p spill
        vmovdqu ymm0, [rbp + 6656]                         ;  1003.5 agu0    63 p
        vpxor ymm0, ymm0, [rbp + 2880]                     ;  1010.5 fp3+agu1   63 p
        vpxor ymm10, ymm10, [rbp + 3264]                   ;  1004.5 fp0+agu0   63 p
        vmovdqu [rbp + 6656], ymm10                        ;  1005.5 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9760]                        ;  1004.7 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 2912]                   ;  1011.7 fp1+agu0   63 p
        vmovdqu [rbp + 9760], ymm10                        ;  1012.7 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11008]                       ;  1005.7 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 2944]                   ;  1012.7 fp2+agu0   63 p
        vpxor ymm6, ymm6, [rbp + 3328]                     ;  1006.7 fp3+agu1   63 p
        vmovdqu [rbp + 11008], ymm6                        ;  1007.7 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 8288]                         ;  1007.5 agu0    63 p
        vpxor ymm6, ymm6, [rbp + 3008]                     ;  1014.5 fp0+agu1   63 p
        vpxor ymm8, ymm8, [rbp + 3392]                     ;  1008.5 fp1+agu0   63 p
        vmovdqu [rbp + 8288], ymm8                         ;  1009.5 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 9856]                         ;  1008.7 agu1    63 p
        vpxor ymm8, ymm8, [rbp + 3040]                     ;  1015.7 fp2+agu0   63 p
        vpxor ymm13, ymm13, [rbp + 3424]                   ;  1009.7 fp3+agu1   63 p
        vmovdqu [rbp + 9856], ymm13                        ;  1010.7 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 10976]                       ;  1010.5 agu0    63 p
        vpxor ymm13, ymm13, [rbp + 3072]                   ;  1017.5 fp0+agu1   63 p
        vpxor ymm1, ymm1, [rbp + 3456]                     ;  1011.5 fp1+agu0   63 p
        vmovdqu [rbp + 10976], ymm1                        ;  1012.5 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 8320]                         ;  1011.7 agu1    63 p
        vpxor ymm1, ymm1, [rbp + 3104]                     ;  1018.7 fp2+agu0   63 p
        vmovdqu [rbp + 8320], ymm1                         ;  1019.7 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 6784]                         ;  1012.7 agu1    63 p
        vpxor ymm1, ymm1, [rbp + 3136]                     ;  1019.7 fp3+agu0   63 p
        vpxor ymm14, ymm14, [rbp + 3520]                   ;  1013.7 fp0+agu1   63 p
        vmovdqu [rbp + 6784], ymm14                        ;  1014.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11136]                       ;  1014.5 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 3168]                   ;  1021.5 fp1+agu1   63 p
        vmovdqu [rbp + 11136], ymm14                       ;  1022.5 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8416]                        ;  1015.5 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 3200]                   ;  1022.5 fp2+agu1   63 p
        vpxor ymm7, ymm7, [rbp + 3584]                     ;  1016.5 fp3+agu0   63 p
        vpxor ymm3, ymm3, [rbp + 3648]                     ;  1016.7 fp0+agu1   63 p
        vmovdqu [rbp + 8416], ymm3                         ;  1017.7 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 8640]                         ;  1017.5 agu0    63 p
        vpxor ymm3, ymm3, [rbp + 3296]                     ;  1024.5 fp1+agu1   63 p
        vmovdqu [rbp + 8640], ymm7                         ;  1017.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10656]                        ;  1018.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3360]                     ;  1025.5 fp2+agu1   63 p
        vmovdqu [rbp + 10656], ymm7                        ;  1026.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11584]                        ;  1019.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3488]                     ;  1026.5 fp3+agu1   63 p
        vmovdqu [rbp + 11584], ymm7                        ;  1027.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9088]                         ;  1020.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3552]                     ;  1027.5 fp0+agu1   63 p
        vmovdqu [rbp + 9088], ymm7                         ;  1028.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9024]                         ;  1021.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3616]                     ;  1028.5 fp1+agu1   63 p
        vmovdqu [rbp + 9024], ymm7                         ;  1029.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 8896]                         ;  1022.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3680]                     ;  1029.5 fp2+agu1   63 p
        vmovdqu [rbp + 8896], ymm7                         ;  1030.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9440]                         ;  1023.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3712]                     ;  1030.5 fp3+agu1   63 p
        vmovdqu [rbp + 9440], ymm7                         ;  1031.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10464]                        ;  1024.5 agu0    63 p reload
        mov r8, qword [rbp + 12168]                        ;  1023.5 agu2    81 dst reload
        vmovdqu [r8], ymm7                                 ;  1031.5 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 9728]                         ;  1024.7 agu1    63 p reload
        vmovdqu [r8 + 32], ymm7                            ;  1031.7 agu0+fp5   81 dst
        vmovdqu ymm7, [rbp + 7648]                         ;  1025.7 agu1    63 p reload
        vmovdqu [r8 + 64], ymm7                            ;  1032.7 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 6720]                         ;  1026.5 agu0    63 p reload
        vmovdqu [r8 + 96], ymm7                            ;  1033.5 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 7552]                         ;  1026.7 agu1    63 p reload
        vmovdqu [r8 + 128], ymm7                           ;  1033.7 agu0+fp5   81 dst
        vmovdqu ymm7, [rbp + 8384]                         ;  1027.7 agu1    63 p reload
        vmovdqu [r8 + 160], ymm7                           ;  1034.7 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 10848]                        ;  1028.5 agu0    63 p reload
        vmovdqu [r8 + 192], ymm7                           ;  1035.5 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 8544]                         ;  1028.7 agu1    63 p reload
        vmovdqu [r8 + 224], ymm7                           ;  1035.7 agu0+fp5   81 dst
        vmovdqu ymm7, [rbp + 11360]                        ;  1029.7 agu1    63 p reload
        vmovdqu [r8 + 256], ymm7                           ;  1036.7 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 10336]                        ;  1030.5 agu0    63 p reload
        vmovdqu [r8 + 288], ymm7                           ;  1037.5 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 11264]                        ;  1030.7 agu1    63 p reload
        vmovdqu [r8 + 320], ymm7                           ;  1037.7 agu0+fp5   81 dst
        vmovdqu ymm7, [rbp + 8512]                         ;  1031.7 agu1    63 p reload
        vmovdqu [r8 + 352], ymm7                           ;  1038.7 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 8160]                         ;  1032.5 agu0    63 p reload
        vmovdqu [r8 + 384], ymm7                           ;  1039.5 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 11168]                        ;  1032.7 agu1    63 p reload
        vmovdqu [r8 + 416], ymm7                           ;  1039.7 agu0+fp5   81 dst
        vmovdqu ymm7, [rbp + 8448]                         ;  1033.7 agu1    63 p reload
        vmovdqu [r8 + 448], ymm7                           ;  1040.7 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 10720]                        ;  1034.5 agu0    63 p reload
        vmovdqu [r8 + 480], ymm7                           ;  1041.5 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 7872]                         ;  1034.7 agu1    63 p reload
        vmovdqu [r8 + 512], ymm7                           ;  1041.7 agu0+fp5   81 dst
        vmovdqu ymm7, [rbp + 9920]                         ;  1035.7 agu1    63 p reload
        vmovdqu [r8 + 544], ymm7                           ;  1042.7 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 9408]                         ;  1036.5 agu0    63 p reload
        vmovdqu [r8 + 576], ymm7                           ;  1043.5 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 8928]                         ;  1036.7 agu1    63 p reload
        vmovdqu [r8 + 608], ymm7                           ;  1043.7 agu0+fp5   81 dst
        vmovdqu ymm7, [rbp + 7968]                         ;  1037.7 agu1    63 p reload
        vmovdqu [r8 + 640], ymm7                           ;  1044.7 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 11424]                        ;  1038.5 agu0    63 p reload
        vmovdqu [r8 + 672], ymm7                           ;  1045.5 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 10176]                        ;  1038.7 agu1    63 p reload
        vmovdqu [r8 + 704], ymm7                           ;  1045.7 agu0+fp5   81 dst
        vmovdqu ymm7, [rbp + 7840]                         ;  1039.7 agu1    63 p reload
        vmovdqu [r8 + 736], ymm7                           ;  1046.7 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 10368]                        ;  1040.5 agu0    63 p reload
        vmovdqu [r8 + 768], ymm7                           ;  1047.5 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 10272]                        ;  1040.7 agu1    63 p reload
        vmovdqu [r8 + 800], ymm7                           ;  1048.5 agu0+fp5   81 dst
        vmovdqu ymm7, [rbp + 6432]                         ;  1041.7 agu1    63 p reload
        vmovdqu [r8 + 832], ymm7                           ;  1049.5 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 8352]                         ;  1042.5 agu0    63 p reload
        vmovdqu [r8 + 864], ymm7                           ;  1050.5 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 8992]                         ;  1042.7 agu1    63 p reload
        vmovdqu [r8 + 896], ymm7                           ;  1051.5 agu0+fp5   81 dst
        vmovdqu ymm7, [rbp + 9312]                         ;  1043.7 agu1    63 p reload
        vmovdqu [r8 + 928], ymm7                           ;  1052.5 agu2+fp5   81 dst
        vmovdqu [r8 + 1024], ymm2                          ;  1053.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 9280]                         ;  1044.7 agu1    63 p reload
        vmovdqu [r8 + 960], ymm2                           ;  1054.5 agu2+fp5   81 dst
        vmovdqu [r8 + 1056], ymm11                         ;  1055.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 7168]                         ;  1045.7 agu1    63 p reload
        vmovdqu [r8 + 992], ymm2                           ;  1056.5 agu2+fp5   81 dst
        vmovdqu [r8 + 1088], ymm9                          ;  1057.5 agu0+fp5   81 dst
        vmovdqu [r8 + 1120], ymm15                         ;  1058.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 9184]                         ;  1046.7 agu1    63 p reload
        vmovdqu [r8 + 1152], ymm2                          ;  1059.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 7392]                         ;  1047.7 agu1    63 p reload
        vmovdqu [r8 + 1184], ymm2                          ;  1060.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 11648]                        ;  1048.5 agu0    63 p reload
        vmovdqu [r8 + 1216], ymm2                          ;  1061.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 11680]                        ;  1048.7 agu1    63 p reload
        vmovdqu [r8 + 1248], ymm2                          ;  1062.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 9888]                         ;  1049.7 agu1    63 p reload
        vmovdqu [r8 + 1280], ymm2                          ;  1063.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 6816]                         ;  1050.5 agu0    63 p reload
        vmovdqu [r8 + 1312], ymm2                          ;  1064.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 6592]                         ;  1050.7 agu1    63 p reload
        vmovdqu [r8 + 1344], ymm2                          ;  1065.5 agu0+fp5   81 dst
        vmovdqu [r8 + 1408], ymm5                          ;  1066.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 9568]                         ;  1051.7 agu1    63 p reload
        vmovdqu [r8 + 1376], ymm2                          ;  1067.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 7456]                         ;  1052.7 agu1    63 p reload
        vmovdqu [r8 + 1440], ymm2                          ;  1068.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 10880]                        ;  1053.5 agu0    63 p reload
        vmovdqu [r8 + 1472], ymm2                          ;  1069.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 11520]                        ;  1054.5 agu0    63 p reload
        vmovdqu [r8 + 1504], ymm2                          ;  1070.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 8736]                         ;  1055.5 agu1    63 p reload
        vmovdqu [r8 + 1536], ymm2                          ;  1071.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 6304]                         ;  1056.5 agu1    63 p reload
        vmovdqu [r8 + 1568], ymm2                          ;  1072.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 7520]                         ;  1057.5 agu0    63 p reload
        vmovdqu [r8 + 1600], ymm2                          ;  1073.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 7744]                         ;  1058.5 agu0    63 p reload
        vmovdqu [r8 + 1632], ymm2                          ;  1074.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 11040]                        ;  1059.5 agu1    63 p reload
        vmovdqu [r8 + 1664], ymm2                          ;  1075.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 9248]                         ;  1060.5 agu1    63 p reload
        vmovdqu [r8 + 1696], ymm2                          ;  1076.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 6944]                         ;  1061.5 agu0    63 p reload
        vmovdqu [r8 + 1728], ymm2                          ;  1077.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 9120]                         ;  1062.5 agu0    63 p reload
        vmovdqu [r8 + 1760], ymm2                          ;  1078.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 8960]                         ;  1063.5 agu1    63 p reload
        vmovdqu [r8 + 1792], ymm2                          ;  1079.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 9056]                         ;  1064.5 agu1    63 p reload
        vmovdqu [r8 + 1824], ymm2                          ;  1080.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 10592]                        ;  1065.5 agu0    63 p reload
        vmovdqu [r8 + 1856], ymm2                          ;  1081.5 agu1+fp5   81 dst
        vmovdqu [r8 + 1920], ymm12                         ;  1082.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 10688]                        ;  1067.5 agu0    63 p reload
        vmovdqu [r8 + 1888], ymm2                          ;  1083.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 11232]                        ;  1068.5 agu0    63 p reload
        vmovdqu [r8 + 1952], ymm2                          ;  1084.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 8192]                         ;  1069.5 agu1    63 p reload
        vmovdqu [r8 + 1984], ymm2                          ;  1085.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 11616]                        ;  1070.5 agu1    63 p reload
        vmovdqu [r8 + 2016], ymm2                          ;  1086.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 8576]                         ;  1071.5 agu0    63 p reload
        vmovdqu [r8 + 2048], ymm2                          ;  1087.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 8096]                         ;  1072.5 agu0    63 p reload
        vmovdqu [r8 + 2080], ymm2                          ;  1088.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 9952]                         ;  1073.5 agu1    63 p reload
        vmovdqu [r8 + 2112], ymm2                          ;  1089.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 8864]                         ;  1074.5 agu1    63 p reload
        vmovdqu [r8 + 2144], ymm2                          ;  1090.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 9824]                         ;  1075.5 agu0    63 p reload
        vmovdqu [r8 + 2176], ymm2                          ;  1091.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 10048]                        ;  1076.5 agu0    63 p reload
        vmovdqu [r8 + 2208], ymm2                          ;  1092.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 7200]                         ;  1077.5 agu1    63 p reload
        vmovdqu [r8 + 2240], ymm2                          ;  1093.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 10624]                        ;  1078.5 agu1    63 p reload
        vmovdqu [r8 + 2272], ymm2                          ;  1094.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 10912]                        ;  1079.5 agu0    63 p reload
        vmovdqu [r8 + 2304], ymm2                          ;  1095.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 6464]                         ;  1080.5 agu0    63 p reload
        vmovdqu [r8 + 2336], ymm2                          ;  1096.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 9152]                         ;  1081.5 agu1    63 p reload
        vmovdqu [r8 + 2368], ymm2                          ;  1097.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 10432]                        ;  1082.5 agu1    63 p reload
        vmovdqu [r8 + 2400], ymm2                          ;  1098.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 6496]                         ;  1083.5 agu0    63 p reload
        vmovdqu [r8 + 2432], ymm2                          ;  1099.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 10016]                        ;  1084.5 agu0    63 p reload
        vmovdqu [r8 + 2464], ymm2                          ;  1100.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 8672]                         ;  1085.5 agu1    63 p reload
        vmovdqu [r8 + 2496], ymm2                          ;  1101.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 7584]                         ;  1086.5 agu1    63 p reload
        vmovdqu [r8 + 2528], ymm2                          ;  1102.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 10208]                        ;  1087.5 agu0    63 p reload
        vmovdqu [r8 + 2560], ymm2                          ;  1103.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 8224]                         ;  1088.5 agu0    63 p reload
        vmovdqu [r8 + 2592], ymm2                          ;  1104.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 7424]                         ;  1089.5 agu1    63 p reload
        vmovdqu [r8 + 2624], ymm2                          ;  1105.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 9376]                         ;  1090.5 agu1    63 p reload
        vmovdqu [r8 + 2656], ymm2                          ;  1106.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 6400]                         ;  1091.5 agu0    63 p reload
        vmovdqu [r8 + 2688], ymm2                          ;  1107.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 8064]                         ;  1092.5 agu0    63 p reload
        vmovdqu [r8 + 2720], ymm2                          ;  1108.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 11200]                        ;  1093.5 agu1    63 p reload
        vmovdqu [r8 + 2752], ymm2                          ;  1109.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 10528]                        ;  1094.5 agu1    63 p reload
        vmovdqu [r8 + 2784], ymm2                          ;  1110.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 7936]                         ;  1095.5 agu0    63 p reload
        vmovdqu [r8 + 2816], ymm2                          ;  1111.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 9472]                         ;  1096.5 agu0    63 p reload
        vmovdqu [r8 + 2848], ymm2                          ;  1112.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 7232]                         ;  1097.5 agu1    63 p reload
        vmovdqu [r8 + 2880], ymm2                          ;  1113.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 6912]                         ;  1098.5 agu1    63 p reload
        vmovdqu [r8 + 2912], ymm2                          ;  1114.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 7136]                         ;  1099.5 agu0    63 p reload
        vmovdqu [r8 + 2944], ymm2                          ;  1115.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 9216]                         ;  1100.5 agu0    63 p reload
        vmovdqu [r8 + 2976], ymm2                          ;  1116.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 6752]                         ;  1101.5 agu1    63 p reload
        vmovdqu [r8 + 3008], ymm2                          ;  1117.5 agu0+fp5   81 dst
        vmovdqu ymm2, [rbp + 6336]                         ;  1102.5 agu1    63 p reload
        vmovdqu [r8 + 3040], ymm2                          ;  1118.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 8000]                         ;  1103.5 agu0    63 p reload
        vmovdqu [r8 + 3072], ymm2                          ;  1119.5 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 7776]                         ;  1104.5 agu0    63 p reload
        vmovdqu [r8 + 3104], ymm2                          ;  1120.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 9344]                         ;  1105.5 agu1    63 p reload
        vmovdqu [r8 + 3136], ymm2                          ;  1121.5 agu0+fp5   81 dst
        vmovdqu [r8 + 3200], ymm4                          ;  1122.5 agu2+fp5   81 dst
        vmovdqu ymm2, [rbp + 7360]                         ;  1107.5 agu1    63 p reload
        vmovdqu [r8 + 3168], ymm2                          ;  1123.5 agu0+fp5   81 dst
        vmovdqu [r8 + 3232], ymm0                          ;  1124.5 agu2+fp5   81 dst
        vmovdqu [r8 + 3296], ymm10                         ;  1125.5 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 9760]                         ;  1110.5 agu0    63 p reload
        vmovdqu [r8 + 3264], ymm0                          ;  1126.5 agu2+fp5   81 dst
        vmovdqu [r8 + 3360], ymm6                          ;  1127.5 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 11552]                        ;  1112.5 agu0    63 p reload
        vmovdqu [r8 + 3328], ymm0                          ;  1128.5 agu2+fp5   81 dst
        vmovdqu [r8 + 3392], ymm8                          ;  1129.5 agu1+fp5   81 dst
        vmovdqu [r8 + 3424], ymm13                         ;  1130.5 agu0+fp5   81 dst
        vmovdqu [r8 + 3488], ymm1                          ;  1131.5 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 8320]                         ;  1116.5 agu1    63 p reload
        vmovdqu [r8 + 3456], ymm0                          ;  1132.5 agu0+fp5   81 dst
        vmovdqu [r8 + 3552], ymm14                         ;  1133.5 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 11136]                        ;  1118.5 agu1    63 p reload
        vmovdqu [r8 + 3520], ymm0                          ;  1134.5 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 8704]                         ;  1119.5 agu1    63 p reload
        vmovdqu [r8 + 3584], ymm0                          ;  1135.5 agu2+fp5   81 dst
        vmovdqu [r8 + 3648], ymm3                          ;  1136.5 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 6656]                         ;  1121.5 agu1    63 p reload
        vmovdqu [r8 + 3616], ymm0                          ;  1137.5 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 11008]                        ;  1122.5 agu0    63 p reload
        vmovdqu [r8 + 3680], ymm0                          ;  1138.5 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 10656]                        ;  1123.5 agu0    63 p reload
        vmovdqu [r8 + 3712], ymm0                          ;  1139.5 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 8288]                         ;  1124.5 agu1    63 p reload
        vmovdqu [r8 + 3744], ymm0                          ;  1140.5 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 9856]                         ;  1125.5 agu1    63 p reload
        vmovdqu [r8 + 3776], ymm0                          ;  1141.5 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 10976]                        ;  1126.5 agu0    63 p reload
        vmovdqu [r8 + 3808], ymm0                          ;  1142.5 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 11584]                        ;  1127.5 agu0    63 p reload
        vmovdqu [r8 + 3840], ymm0                          ;  1143.5 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 6784]                         ;  1128.5 agu1    63 p reload
        vmovdqu [r8 + 3872], ymm0                          ;  1144.5 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 9088]                         ;  1129.5 agu1    63 p reload
        vmovdqu [r8 + 3904], ymm0                          ;  1145.5 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 8640]                         ;  1130.5 agu0    63 p reload
        vmovdqu [r8 + 3936], ymm0                          ;  1146.5 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 9024]                         ;  1131.5 agu0    63 p reload
        vmovdqu [r8 + 3968], ymm0                          ;  1147.5 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 8416]                         ;  1132.5 agu1    63 p reload
        vmovdqu [r8 + 4000], ymm0                          ;  1148.5 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 8896]                         ;  1133.5 agu1    63 p reload
        vmovdqu [r8 + 4032], ymm0                          ;  1149.5 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 9440]                         ;  1134.5 agu0    63 p reload
        vmovdqu [r8 + 4064], ymm0                          ;  1150.5 agu1+fp5   81 dst
        add r8, 0x1000                                     ;  1135.5 alu0    76 blocks
        mov qword [rbp + 12168], r8                        ;  1136.5 agu2+st0   76 blocks
        mov r8, qword [rbp + 12136]                        ;  1136.5 agu0    76 blocks
        add r8, 0x1000                                     ;  1140.5 alu1    76 blocks
        mov qword [rbp + 12136], r8                        ;  1141.5 agu1+st1   76 blocks
        cmp r8, qword [rbp + 12144]                        ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                         ;                    x87 state
        mov rsp, qword [rbp + 12176]                       ;                    frame
        pop rbp                                            ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
fox128_encrypt.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
