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
;   blocks/rounds: 3204 uops, planned 982.3; bounds: width 534.0, ports 711.5, path 67.0
;   blocks.2: 3115 uops, planned 1015.8; bounds: width 519.2, ports 711.0, path 66.0
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
        push rbp                                                 ;                    preserved
        mov rax, rsp                                             ;                    frame
        sub rsp, 0x2fc0                                          ;                    frame
        and rsp, -32                                             ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov qword [rbp + 12080], rax                             ;                    frame
        mov qword [rbp + 12032], rdi                             ;                    argument
        mov dword [rbp + 12088], ecx                             ;                    argument
        mov qword [rbp + 12040], rsi                             ;                    argument
        mov qword [rbp + 12072], rdx                             ;                    argument
        mov r8, qword [rbp + 12032]                              ;     0.0 agu0    62 p.1 reload
        vmovdqu ymm0, [r8 + 63520]                               ;     4.0 agu1    62 p.1
        vmovdqu ymm1, [rel fox128_encrypt.T0_constants256]       ;     1.0 agu0    62 p.1 reload
        vpxor ymm0, ymm0, ymm1                                   ;    11.0 fp0     62 p.1
        vmovdqu [rbp + 3744], ymm0                               ;    12.0 agu2+fp5   62 p.1
        vmovdqu ymm0, [r8 + 63584]                               ;     4.0 agu1    62 p.3
        vpxor ymm0, ymm0, ymm1                                   ;    11.0 fp1     62 p.3
        vmovdqu [rbp + 3776], ymm0                               ;    12.0 agu2+fp5   62 p.3
        vmovdqu ymm0, [r8 + 63616]                               ;     4.0 agu0    62 p.4
        vpxor ymm0, ymm0, ymm1                                   ;    11.0 fp2     62 p.4
        vmovdqu [rbp + 3808], ymm0                               ;    12.0 agu1+fp5   62 p.4
        vmovdqu ymm0, [r8 + 63648]                               ;     4.0 agu0    62 p.5
        vpxor ymm0, ymm0, ymm1                                   ;    11.0 fp3     62 p.5
        vmovdqu [rbp + 3840], ymm0                               ;    12.0 agu2+fp5   62 p.5
        vmovdqu ymm0, [r8 + 63712]                               ;     4.0 agu1    62 p.7
        vpxor ymm0, ymm0, ymm1                                   ;    11.0 fp0     62 p.7
        vmovdqu [rbp + 3872], ymm0                               ;    12.0 agu2+fp5   62 p.7
        vmovdqu ymm0, [r8 + 63872]                               ;     4.0 agu0    62 p.12
        vpxor ymm0, ymm0, ymm1                                   ;    11.0 fp1     62 p.12
        vmovdqu [rbp + 3904], ymm0                               ;    12.0 agu1+fp5   62 p.12
        vmovdqu ymm0, [r8 + 63936]                               ;     5.0 agu0    62 p.14
        vpxor ymm0, ymm0, ymm1                                   ;    12.0 fp2     62 p.14
        vmovdqu [rbp + 3936], ymm0                               ;    13.0 agu2+fp5   62 p.14
        vmovdqu ymm0, [r8 + 63968]                               ;     5.2 agu1    62 p.15
        vpxor ymm0, ymm0, ymm1                                   ;    12.2 fp3     62 p.15
        vmovdqu [rbp + 3968], ymm0                               ;    13.2 agu2+fp5   62 p.15
        vmovdqu ymm0, [r8 + 64128]                               ;    11.0 agu0    62 p.20
        vpxor ymm0, ymm0, ymm1                                   ;    18.0 fp0     62 p.20
        vmovdqu [rbp + 4000], ymm0                               ;    19.0 agu1+fp5   62 p.20
        vmovdqu ymm0, [r8 + 64192]                               ;    12.0 agu0    62 p.22
        vpxor ymm0, ymm0, ymm1                                   ;    19.0 fp1     62 p.22
        vmovdqu [rbp + 4032], ymm0                               ;    20.0 agu2+fp5   62 p.22
        vmovdqu ymm0, [r8 + 64224]                               ;    12.3 agu1    62 p.23
        vpxor ymm0, ymm0, ymm1                                   ;    19.3 fp2     62 p.23
        vmovdqu [rbp + 4064], ymm0                               ;    20.3 agu2+fp5   62 p.23
        vmovdqu ymm0, [r8 + 64384]                               ;    13.0 agu0    62 p.28
        vpxor ymm0, ymm0, ymm1                                   ;    20.0 fp3     62 p.28
        vmovdqu [rbp + 4096], ymm0                               ;    21.0 agu1+fp5   62 p.28
        vmovdqu ymm0, [r8 + 64448]                               ;    14.0 agu0    62 p.30
        vpxor ymm0, ymm0, ymm1                                   ;    21.0 fp0     62 p.30
        vmovdqu [rbp + 4128], ymm0                               ;    22.0 agu2+fp5   62 p.30
        vmovdqu ymm0, [r8 + 64480]                               ;    14.3 agu1    62 p.31
        vpxor ymm0, ymm0, ymm1                                   ;    21.3 fp1     62 p.31
        vmovdqu [rbp + 4160], ymm0                               ;    22.3 agu2+fp5   62 p.31
        vmovdqu ymm0, [r8 + 64640]                               ;    15.0 agu0    62 p.36
        vpxor ymm0, ymm0, ymm1                                   ;    22.0 fp2     62 p.36
        vmovdqu [rbp + 4192], ymm0                               ;    23.0 agu1+fp5   62 p.36
        vmovdqu ymm0, [r8 + 64704]                               ;    16.0 agu0    62 p.38
        vpxor ymm0, ymm0, ymm1                                   ;    23.0 fp3     62 p.38
        vmovdqu [rbp + 4224], ymm0                               ;    24.0 agu2+fp5   62 p.38
        vmovdqu ymm0, [r8 + 64736]                               ;    18.0 agu1    62 p.39
        vpxor ymm0, ymm0, ymm1                                   ;    25.0 fp0     62 p.39
        vmovdqu [rbp + 4256], ymm0                               ;    26.0 agu0+fp5   62 p.39
        vmovdqu ymm0, [r8 + 64896]                               ;    19.2 agu1    62 p.44
        vpxor ymm0, ymm0, ymm1                                   ;    26.2 fp1     62 p.44
        vmovdqu [rbp + 4288], ymm0                               ;    27.2 agu2+fp5   62 p.44
        vmovdqu ymm0, [r8 + 64960]                               ;    20.0 agu0    62 p.46
        vpxor ymm0, ymm0, ymm1                                   ;    27.0 fp2     62 p.46
        vmovdqu [rbp + 4320], ymm0                               ;    28.0 agu1+fp5   62 p.46
        vmovdqu ymm0, [r8 + 64992]                               ;    21.0 agu0    62 p.47
        vpxor ymm0, ymm0, ymm1                                   ;    28.0 fp3     62 p.47
        vmovdqu [rbp + 4352], ymm0                               ;    29.0 agu2+fp5   62 p.47
        vmovdqu ymm0, [r8 + 65152]                               ;    21.3 agu1    62 p.52
        vpxor ymm0, ymm0, ymm1                                   ;    28.3 fp0     62 p.52
        vmovdqu [rbp + 4384], ymm0                               ;    29.3 agu0+fp5   62 p.52
        vmovdqu ymm0, [r8 + 65216]                               ;    22.3 agu1    62 p.54
        vpxor ymm0, ymm0, ymm1                                   ;    29.3 fp1     62 p.54
        vmovdqu [rbp + 4416], ymm0                               ;    30.3 agu2+fp5   62 p.54
        vmovdqu ymm0, [r8 + 65248]                               ;    23.0 agu0    62 p.55
        vpxor ymm0, ymm0, ymm1                                   ;    30.0 fp2     62 p.55
        vmovdqu [rbp + 4448], ymm0                               ;    31.0 agu1+fp5   62 p.55
        vmovdqu ymm0, [r8 + 65408]                               ;    24.0 agu0    62 p.60
        vpxor ymm0, ymm0, ymm1                                   ;    31.0 fp3     62 p.60
        vmovdqu [rbp + 4480], ymm0                               ;    32.0 agu2+fp5   62 p.60
        vmovdqu ymm0, [r8 + 65472]                               ;    25.0 agu1    62 p.62
        vpxor ymm0, ymm0, ymm1                                   ;    32.0 fp0     62 p.62
        vmovdqu [rbp + 4512], ymm0                               ;    33.0 agu0+fp5   62 p.62
        vmovdqu ymm0, [r8 + 65504]                               ;    26.2 agu1    62 p.63
        vpxor ymm0, ymm0, ymm1                                   ;    33.2 fp1     62 p.63
        vmovdqu [rbp + 4544], ymm0                               ;    34.2 agu2+fp5   62 p.63
        vmovdqu ymm0, [r8 + 61440]                               ;    27.2 agu0    62 p.0
        vpxor ymm0, ymm0, ymm1                                   ;    34.2 fp2     62 p.0
        vmovdqu [rbp + 4576], ymm0                               ;    35.2 agu1+fp5   62 p.0
        vmovdqu ymm0, [r8 + 61504]                               ;    28.2 agu0    62 p.2
        vpxor ymm0, ymm0, ymm1                                   ;    35.2 fp3     62 p.2
        vmovdqu [rbp + 4608], ymm0                               ;    36.2 agu2+fp5   62 p.2
        vmovdqu ymm0, [r8 + 61536]                               ;    29.0 agu1    62 p.3
        vpxor ymm0, ymm0, ymm1                                   ;    36.0 fp0     62 p.3
        vmovdqu [rbp + 4640], ymm0                               ;    37.0 agu0+fp5   62 p.3
        vmovdqu ymm0, [r8 + 61568]                               ;    30.0 agu1    62 p.4
        vpxor ymm0, ymm0, ymm1                                   ;    37.0 fp1     62 p.4
        vmovdqu [rbp + 4672], ymm0                               ;    38.0 agu2+fp5   62 p.4
        vmovdqu ymm0, [r8 + 61632]                               ;    30.3 agu0    62 p.6
        vpxor ymm0, ymm0, ymm1                                   ;    37.3 fp2     62 p.6
        vmovdqu [rbp + 4704], ymm0                               ;    38.3 agu1+fp5   62 p.6
        vmovdqu ymm0, [r8 + 61696]                               ;    31.3 agu0    62 p.8
        vpxor ymm0, ymm0, ymm1                                   ;    38.3 fp3     62 p.8
        vmovdqu [rbp + 4736], ymm0                               ;    39.3 agu2+fp5   62 p.8
        vmovdqu ymm0, [r8 + 61760]                               ;    32.2 agu1    62 p.10
        vpxor ymm0, ymm0, ymm1                                   ;    39.2 fp0     62 p.10
        vmovdqu [rbp + 4768], ymm0                               ;    40.2 agu0+fp5   62 p.10
        vmovdqu ymm0, [r8 + 61792]                               ;    33.2 agu1    62 p.11
        vpxor ymm0, ymm0, ymm1                                   ;    40.2 fp1     62 p.11
        vmovdqu [rbp + 4800], ymm0                               ;    41.2 agu2+fp5   62 p.11
        vmovdqu ymm0, [r8 + 61824]                               ;    34.3 agu0    62 p.12
        vpxor ymm0, ymm0, ymm1                                   ;    41.3 fp2     62 p.12
        vmovdqu [rbp + 4832], ymm0                               ;    42.3 agu1+fp5   62 p.12
        vmovdqu ymm0, [r8 + 61888]                               ;    35.3 agu0    62 p.14
        vpxor ymm0, ymm0, ymm1                                   ;    42.3 fp3     62 p.14
        vmovdqu [rbp + 4864], ymm0                               ;    43.3 agu2+fp5   62 p.14
        vmovdqu ymm0, [r8 + 61952]                               ;    36.2 agu1    62 p.16
        vpxor ymm0, ymm0, ymm1                                   ;    43.2 fp0     62 p.16
        vmovdqu [rbp + 4896], ymm0                               ;    44.2 agu0+fp5   62 p.16
        vmovdqu ymm0, [r8 + 62016]                               ;    37.2 agu1    62 p.18
        vpxor ymm0, ymm0, ymm1                                   ;    44.2 fp1     62 p.18
        vmovdqu [rbp + 4928], ymm0                               ;    45.2 agu2+fp5   62 p.18
        vmovdqu ymm0, [r8 + 62048]                               ;    38.0 agu0    62 p.19
        vpxor ymm0, ymm0, ymm1                                   ;    45.0 fp2     62 p.19
        vmovdqu [rbp + 4960], ymm0                               ;    46.0 agu1+fp5   62 p.19
        vmovdqu ymm0, [r8 + 62080]                               ;    39.0 agu0    62 p.20
        vpxor ymm0, ymm0, ymm1                                   ;    46.0 fp3     62 p.20
        vmovdqu [rbp + 4992], ymm0                               ;    47.0 agu2+fp5   62 p.20
        vmovdqu ymm0, [r8 + 62144]                               ;    39.3 agu1    62 p.22
        vpxor ymm0, ymm0, ymm1                                   ;    46.3 fp0     62 p.22
        vmovdqu [rbp + 5024], ymm0                               ;    47.3 agu0+fp5   62 p.22
        vmovdqu ymm0, [r8 + 62208]                               ;    40.3 agu1    62 p.24
        vpxor ymm0, ymm0, ymm1                                   ;    47.3 fp1     62 p.24
        vmovdqu [rbp + 5056], ymm0                               ;    48.3 agu2+fp5   62 p.24
        vmovdqu ymm0, [r8 + 62272]                               ;    41.3 agu0    62 p.26
        vpxor ymm0, ymm0, ymm1                                   ;    48.3 fp2     62 p.26
        vmovdqu [rbp + 5088], ymm0                               ;    49.3 agu1+fp5   62 p.26
        vmovdqu ymm0, [r8 + 62304]                               ;    42.5 agu0    62 p.27
        vpxor ymm0, ymm0, ymm1                                   ;    49.5 fp3     62 p.27
        vmovdqu [rbp + 5120], ymm0                               ;    50.5 agu2+fp5   62 p.27
        vmovdqu ymm0, [r8 + 62336]                               ;    43.3 agu1    62 p.28
        vpxor ymm0, ymm0, ymm1                                   ;    50.3 fp0     62 p.28
        vmovdqu [rbp + 5152], ymm0                               ;    51.3 agu0+fp5   62 p.28
        vmovdqu ymm0, [r8 + 62400]                               ;    44.3 agu1    62 p.30
        vpxor ymm0, ymm0, ymm1                                   ;    51.3 fp1     62 p.30
        vmovdqu [rbp + 5184], ymm0                               ;    52.3 agu2+fp5   62 p.30
        vmovdqu ymm0, [r8 + 62464]                               ;    45.2 agu0    62 p.32
        vpxor ymm0, ymm0, ymm1                                   ;    52.2 fp2     62 p.32
        vmovdqu [rbp + 5216], ymm0                               ;    53.2 agu1+fp5   62 p.32
        vmovdqu ymm0, [r8 + 62528]                               ;    46.2 agu0    62 p.34
        vpxor ymm0, ymm0, ymm1                                   ;    53.2 fp3     62 p.34
        vmovdqu [rbp + 5248], ymm0                               ;    54.2 agu2+fp5   62 p.34
        vmovdqu ymm0, [r8 + 62560]                               ;    47.0 agu1    62 p.35
        vpxor ymm0, ymm0, ymm1                                   ;    54.0 fp0     62 p.35
        vmovdqu [rbp + 5280], ymm0                               ;    55.0 agu0+fp5   62 p.35
        vmovdqu ymm0, [r8 + 62592]                               ;    48.0 agu1    62 p.36
        vpxor ymm0, ymm0, ymm1                                   ;    55.0 fp1     62 p.36
        vmovdqu [rbp + 5312], ymm0                               ;    56.0 agu2+fp5   62 p.36
        vmovdqu ymm0, [r8 + 62656]                               ;    48.5 agu0    62 p.38
        vpxor ymm0, ymm0, ymm1                                   ;    55.5 fp2     62 p.38
        vmovdqu [rbp + 5344], ymm0                               ;    56.5 agu1+fp5   62 p.38
        vmovdqu ymm0, [r8 + 62720]                               ;    49.5 agu0    62 p.40
        vpxor ymm0, ymm0, ymm1                                   ;    56.5 fp3     62 p.40
        vmovdqu [rbp + 5376], ymm0                               ;    57.5 agu2+fp5   62 p.40
        vmovdqu ymm0, [r8 + 62784]                               ;    50.5 agu1    62 p.42
        vpxor ymm0, ymm0, ymm1                                   ;    57.5 fp0     62 p.42
        vmovdqu [rbp + 5408], ymm0                               ;    58.5 agu0+fp5   62 p.42
        vmovdqu ymm0, [r8 + 62816]                               ;    51.5 agu1    62 p.43
        vpxor ymm0, ymm0, ymm1                                   ;    58.5 fp1     62 p.43
        vmovdqu [rbp + 5440], ymm0                               ;    59.5 agu2+fp5   62 p.43
        vmovdqu ymm0, [r8 + 62848]                               ;    52.3 agu0    62 p.44
        vpxor ymm0, ymm0, ymm1                                   ;    59.3 fp2     62 p.44
        vmovdqu [rbp + 5472], ymm0                               ;    60.3 agu1+fp5   62 p.44
        vmovdqu ymm0, [r8 + 62912]                               ;    53.3 agu0    62 p.46
        vpxor ymm0, ymm0, ymm1                                   ;    60.3 fp3     62 p.46
        vmovdqu [rbp + 5504], ymm0                               ;    61.3 agu2+fp5   62 p.46
        vmovdqu ymm0, [r8 + 62976]                               ;    54.2 agu1    62 p.48
        vpxor ymm0, ymm0, ymm1                                   ;    61.2 fp0     62 p.48
        vmovdqu [rbp + 5536], ymm0                               ;    62.2 agu0+fp5   62 p.48
        vmovdqu ymm0, [r8 + 63040]                               ;    55.2 agu1    62 p.50
        vpxor ymm0, ymm0, ymm1                                   ;    62.2 fp1     62 p.50
        vmovdqu [rbp + 5568], ymm0                               ;    63.2 agu2+fp5   62 p.50
        vmovdqu ymm0, [r8 + 63072]                               ;    56.0 agu0    62 p.51
        vpxor ymm0, ymm0, ymm1                                   ;    63.0 fp2     62 p.51
        vmovdqu [rbp + 5600], ymm0                               ;    64.0 agu1+fp5   62 p.51
        vmovdqu ymm0, [r8 + 63104]                               ;    57.0 agu0    62 p.52
        vpxor ymm0, ymm0, ymm1                                   ;    64.0 fp3     62 p.52
        vmovdqu [rbp + 5632], ymm0                               ;    65.0 agu2+fp5   62 p.52
        vmovdqu ymm0, [r8 + 63168]                               ;    57.7 agu1    62 p.54
        vpxor ymm0, ymm0, ymm1                                   ;    64.7 fp0     62 p.54
        vmovdqu [rbp + 5664], ymm0                               ;    65.7 agu0+fp5   62 p.54
        vmovdqu ymm0, [r8 + 63232]                               ;    58.7 agu1    62 p.56
        vpxor ymm0, ymm0, ymm1                                   ;    65.7 fp1     62 p.56
        vmovdqu [rbp + 5696], ymm0                               ;    66.7 agu2+fp5   62 p.56
        vmovdqu ymm0, [r8 + 63296]                               ;    59.5 agu0    62 p.58
        vpxor ymm0, ymm0, ymm1                                   ;    66.5 fp2     62 p.58
        vmovdqu [rbp + 5728], ymm0                               ;    67.5 agu1+fp5   62 p.58
        vmovdqu ymm0, [r8 + 63328]                               ;    60.5 agu0    62 p.59
        vpxor ymm0, ymm0, ymm1                                   ;    67.5 fp3     62 p.59
        vmovdqu [rbp + 5760], ymm0                               ;    68.5 agu2+fp5   62 p.59
        vmovdqu ymm0, [r8 + 63360]                               ;    61.3 agu1    62 p.60
        vpxor ymm0, ymm0, ymm1                                   ;    68.3 fp0     62 p.60
        vmovdqu [rbp + 5792], ymm0                               ;    69.3 agu0+fp5   62 p.60
        vmovdqu ymm0, [r8 + 63424]                               ;    62.3 agu1    62 p.62
        vpxor ymm0, ymm0, ymm1                                   ;    69.3 fp1     62 p.62
        vmovdqu [rbp + 5824], ymm0                               ;    70.3 agu2+fp5   62 p.62
        mov r8d, dword [rbp + 12088]                             ;    63.2 agu0    76 blocks
        shl r8, 0xc                                              ;    67.2 alu1    76 blocks
        add r8, qword [rbp + 12040]                              ;    68.2 alu0+agu1   76 blocks
        mov qword [rbp + 12048], r8                              ;    69.2 agu2+st0   76 blocks
        cmp dword [rbp + 12088], 0                               ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 12040]                             ;                    first state
        mov r8, qword [rbp + 12040]                              ;     0.2 agu1    77 s.0 reload
        vmovdqu ymm0, [r8]                                       ;     4.2 agu0    77 s.0
        vmovdqu ymm1, [r8 + 32]                                  ;     4.2 agu1    77 s.1
        vmovdqu ymm2, [r8 + 64]                                  ;     4.2 agu0    77 s.2
        vmovdqu ymm3, [r8 + 96]                                  ;     4.2 agu1    77 s.3
        vmovdqu ymm4, [r8 + 128]                                 ;     4.2 agu0    77 s.4
        vmovdqu ymm5, [r8 + 160]                                 ;     4.2 agu1    77 s.5
        vmovdqu ymm6, [r8 + 192]                                 ;     4.2 agu0    77 s.6
        vmovdqu [rbp + 5856], ymm0                               ;    11.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 5888], ymm1                               ;    11.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 5920], ymm2                               ;    11.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 5952], ymm3                               ;    11.2 agu1+fp5   78 rounds
        vmovdqu [rbp + 5984], ymm4                               ;    11.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 6016], ymm5                               ;    11.2 agu0+fp5   78 rounds
        vmovdqu [rbp + 6048], ymm6                               ;    11.2 agu1+fp5   78 rounds
        vmovdqu ymm4, [r8 + 1024]                                ;     6.0 agu0    77 s.32
        vmovdqu ymm5, [r8 + 1056]                                ;     6.2 agu1    77 s.33
        vmovdqu ymm6, [r8 + 1088]                                ;     7.0 agu0    77 s.34
        vmovdqu ymm7, [r8 + 1120]                                ;     7.2 agu1    77 s.35
        vmovdqu ymm8, [r8 + 1152]                                ;     8.0 agu0    77 s.36
        vmovdqu ymm9, [r8 + 1184]                                ;     8.2 agu1    77 s.37
        vmovdqu ymm10, [r8 + 1216]                               ;     9.0 agu0    77 s.38
        vmovdqu [rbp + 6080], ymm4                               ;    13.0 agu2+fp5   78 rounds
        vmovdqu [rbp + 6112], ymm5                               ;    13.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 6144], ymm6                               ;    14.0 agu2+fp5   78 rounds
        vmovdqu [rbp + 6176], ymm7                               ;    14.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 6208], ymm8                               ;    15.0 agu1+fp5   78 rounds
        vmovdqu [rbp + 6240], ymm9                               ;    15.2 agu2+fp5   78 rounds
        vmovdqu [rbp + 6272], ymm10                              ;    16.0 agu0+fp5   78 rounds
        mov r8, qword [rbp + 12032]                              ;    10.2 agu1    78 rounds reload
        mov qword [rbp + 12056], r8                              ;    14.2 agu2+st0   78 rounds
        add r8, 0xf000                                           ;    14.2 alu0    78 rounds
        mov qword [rbp + 12064], r8                              ;    15.2 agu0+st1   78 rounds
        mov r8, qword [rbp + 12056]                              ;                    resident
        vmovdqu ymm0, [rbp + 5856]                               ;                    resident
        vmovdqu ymm1, [rbp + 6080]                               ;                    resident
        vmovdqu ymm2, [rbp + 5888]                               ;                    resident
        vmovdqu ymm3, [rbp + 6112]                               ;                    resident
        vmovdqu ymm4, [rbp + 5920]                               ;                    resident
        vmovdqu ymm5, [rbp + 6144]                               ;                    resident
        vmovdqu ymm6, [rbp + 5952]                               ;                    resident
        vmovdqu ymm7, [rbp + 6176]                               ;                    resident
        vmovdqu ymm8, [rbp + 5984]                               ;                    resident
        vmovdqu ymm9, [rbp + 6208]                               ;                    resident
        vmovdqu ymm10, [rbp + 6016]                              ;                    resident
        vmovdqu ymm11, [rbp + 6240]                              ;                    resident
        vmovdqu ymm12, [rbp + 6048]                              ;                    resident
        vmovdqu ymm13, [rbp + 6272]                              ;                    resident
        align 64
.rounds_2:
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [r8]                                      ;     0.0 agu0    62 p.0
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm0                                 ;     7.0 fp0     50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;     8.0 fp1     50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [r8 + 1920]                               ;     0.5 agu1    62 p.60
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm0                               ;     0.7 agu2+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm1                               ;     1.7 agu0+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm1, ymm15                                      ;     9.0         46 p copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 64]                                  ;     1.5 agu1    50 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                   ;     8.5 fp2     50 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;     9.5 fp3     50 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm4                               ;     2.7 agu2+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 96]                                  ;     2.0 agu0    50 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                   ;     9.0 fp0     50 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                   ;    10.0 fp1     50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm6                               ;     3.7 agu1+fp5   62 p spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [r8 + 128]                                 ;     3.0 agu0    50 p
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;    10.0 fp2     50 p
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;    11.0 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 6432], ymm8                               ;     4.7 agu2+fp5   62 p spill
        db 0x2e
        vmovdqu ymm8, [r8 + 160]                                 ;     3.5 agu1    50 p
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                  ;    10.5 fp0     50 p
        db 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;    11.5 fp1     50 p
        vmovdqu [rbp + 6464], ymm10                              ;     5.7 agu2+fp5   62 p spill
        vmovdqu ymm10, [r8 + 256]                                ;     4.0 agu0    50 p
        vpxor ymm10, ymm10, [rax + 256]                          ;    11.0 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rax + 1280]                         ;    12.0 fp3+agu0   50 p
        vmovdqu [rbp + 6496], ymm11                              ;     6.7 agu2+fp5   62 p spill
        vmovdqu ymm11, [r8 + 320]                                ;     5.5 agu1    50 p
        vpxor ymm11, ymm11, [rax + 320]                          ;    12.5 fp0+agu0   50 p
        vpxor ymm11, ymm11, [rax + 1344]                         ;    13.5 fp1+agu1   50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6528], ymm9                               ;     7.7 agu2+fp5   62 p spill
        db 0x2e, 0x2e
        vmovdqu ymm9, [r8 + 352]                                 ;     7.0 agu0    50 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rax + 352]                            ;    14.0 fp2+agu1   50 p
        db 0x2e
        vpxor ymm9, ymm9, [rax + 1376]                           ;    15.0 fp3+agu0   50 p
        db 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;    10.5 fp0     46 p
        db 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;    10.5 fp1     46 p
        db 0x2e
        vpxor ymm0, ymm0, ymm13                                  ;    11.5 fp2     46 p
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;    12.0 fp3     46 p
        vpxor ymm0, ymm0, [r8 + 192]                             ;    12.5 fp0+agu1   46 p
        vmovdqu [rbp + 6560], ymm12                              ;    10.0 agu2+fp5   62 p spill
        vpxor ymm12, ymm14, [rax + 2944]                         ;    10.2 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rax + 3968]                         ;    11.2 fp2+agu1   50 p
        vpxor ymm14, ymm4, [rax + 224]                           ;    11.2 fp3+agu0   46 p
        vpxor ymm14, ymm14, [rax + 1248]                         ;    12.2 fp0+agu1   46 p
        vpxor ymm14, ymm14, [r8 + 224]                           ;    13.2 fp1+agu0   46 p
        vmovdqu [rbp + 6592], ymm13                              ;    11.0 agu2+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm8, ymm2                                  ;    12.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;    13.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [r8 + 32]                            ;    14.5 fp0+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm2                               ;    12.0 agu2+fp5   62 p spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm1, ymm14                                  ;    14.2 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;    15.5 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6656], ymm7                               ;    13.0 agu2+fp5   62 p spill
        db 0x2e, 0x2e
        vpor ymm7, ymm14, ymm13                                  ;    15.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                   ;    16.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                   ;    16.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                   ;    16.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;    17.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;    17.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6688], ymm5                               ;    14.0 agu0+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm5, ymm0                                       ;    13.5         46 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm3                               ;    15.0 agu1+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm2                                   ;    15.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                  ;    15.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm2                                    ;    16.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;    18.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm0, ymm3                                   ;    16.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                  ;    16.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;    17.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm2                                    ;    17.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;    18.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [r8 + 384]                                 ;    15.3 agu0    50 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm1                                   ;    19.5 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rax + 384]                                ;    15.7 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;    22.7 fp3     50 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;    20.5 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [rax + 1408]                               ;    16.3 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;    23.7 fp1     50 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;    18.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm8                                   ;    21.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;    22.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm4, ymm8                                   ;    21.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;    22.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;    23.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;    23.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm1, ymm6                                       ;    19.5         46 p copy
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm3                                    ;    24.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm3                                    ;    24.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;    25.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;    25.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;    25.5 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [r8 + 416]                                 ;    19.5 agu1    50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rax + 416]                            ;    26.5 fp2+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rax + 1440]                           ;    27.5 fp3+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;    26.5 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                   ;    26.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm13                                 ;    26.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;    27.5 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 512]                                 ;    22.7 agu0    50 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rax + 512]                            ;    29.7 fp0+agu1   50 p
        db 0x2e
        vpxor ymm1, ymm1, [rax + 1536]                           ;    30.7 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 6752], ymm12                              ;    23.5 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [r8 + 576]                                ;    23.8 agu1    50 p
        vpxor ymm12, ymm12, [rax + 576]                          ;    30.8 fp2+agu0   50 p
        vpxor ymm12, ymm12, [rax + 1600]                         ;    31.8 fp3+agu1   50 p
        vmovdqu [rbp + 6784], ymm1                               ;    31.7 agu2+fp5   50 p spill
        vmovdqa ymm1, ymm13                                      ;    26.5         46 p copy
        vmovdqu [rbp + 6816], ymm12                              ;    32.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [r8 + 608]                                ;    25.7 agu0    50 p
        vpxor ymm12, ymm12, [rax + 608]                          ;    32.7 fp0+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rax + 1632]                         ;    33.7 fp1+agu0   50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm12                              ;    34.7 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vpor ymm12, ymm15, ymm4                                  ;    27.5 fp2     46 p
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                  ;    28.5 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm9                               ;    27.5 agu1+fp5   50 p spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm4, ymm0                                   ;    28.5 fp0     46 p
        db 0x2e
        vmovdqu [rbp + 6912], ymm10                              ;    28.5 agu2+fp5   50 p spill
        db 0x2e
        vpand ymm10, ymm4, ymm9                                  ;    29.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;    29.5 fp2     46 p
        db 0x2e, 0x2e
        vpor ymm14, ymm14, ymm10                                 ;    30.5 fp3     46 p
        db 0x2e, 0x2e
        vpor ymm10, ymm10, ymm15                                 ;    30.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;    31.5 fp1     46 p
        db 0x2e
        vmovdqu [rbp + 6944], ymm2                               ;    29.5 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm2, [r8 + 640]                                 ;    28.8 agu1    50 p
        db 0x2e
        vpxor ymm2, ymm2, [rax + 640]                            ;    35.8 fp2+agu0   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rax + 1664]                           ;    36.8 fp3+agu1   50 p
        db 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;    29.7 fp0     46 p
        db 0x2e
        vmovdqu [rbp + 6976], ymm2                               ;    37.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm2, [r8 + 672]                                 ;    30.7 agu0    50 p
        db 0x2e
        vpxor ymm2, ymm2, [rax + 672]                            ;    37.7 fp1+agu1   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rax + 1696]                           ;    38.7 fp2+agu0   50 p
        vpand ymm15, ymm15, ymm10                                ;    32.5 fp3     46 p
        vmovdqu [rbp + 7008], ymm2                               ;    39.7 agu2+fp5   50 p spill
        vmovdqu ymm2, [r8 + 768]                                 ;    31.8 agu1    50 p
        db 0x2e
        vpxor ymm2, ymm2, [rax + 768]                            ;    38.8 fp0+agu0   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rax + 1792]                           ;    39.8 fp1+agu1   50 p
        db 0x2e
        vpor ymm1, ymm1, ymm15                                   ;    33.5 fp2     46 p
        db 0x2e
        vmovdqu ymm15, [r8 + 832]                                ;    33.7 agu0    50 p
        db 0x2e
        vpxor ymm15, ymm15, [rax + 832]                          ;    40.7 fp3+agu1   50 p
        db 0x2e
        vpxor ymm15, ymm15, [rax + 1856]                         ;    41.7 fp0+agu0   50 p
        vpxor ymm14, ymm14, ymm1                                 ;    34.5 fp1     46 p
        vmovdqu [rbp + 7040], ymm2                               ;    40.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm2, [r8 + 864]                                 ;    34.8 agu1    50 p
        vpxor ymm2, ymm2, [rax + 864]                            ;    41.8 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rax + 1888]                           ;    42.8 fp3+agu1   50 p
        vpxor ymm10, ymm10, ymm14                                ;    35.5 fp0     46 p
        vmovdqu [rbp + 7072], ymm2                               ;    43.8 agu2+fp5   50 p spill
        vmovdqu ymm2, [r8 + 896]                                 ;    36.7 agu0    50 p
        vpxor ymm2, ymm2, [rax + 896]                            ;    43.7 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rax + 1920]                           ;    44.7 fp2+agu0   50 p
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                  ;    36.7 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 7104], ymm2                               ;    45.7 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm2, [r8 + 928]                                 ;    37.8 agu1    50 p
        db 0x2e
        vpxor ymm2, ymm2, [rax + 928]                            ;    44.8 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rax + 1952]                           ;    45.8 fp1+agu1   50 p
        vpor ymm10, ymm10, ymm9                                  ;    38.0 fp2     46 p
        vmovdqu [rbp + 7136], ymm15                              ;    42.7 agu2+fp5   50 p spill
        vmovdqu ymm15, [r8 + 1024]                               ;    39.7 agu0    50 p
        db 0x2e
        vpxor ymm15, ymm15, [rax + 2048]                         ;    46.7 fp3+agu1   50 p
        db 0x2e
        vpxor ymm15, ymm15, [rax + 3072]                         ;    47.7 fp0+agu0   50 p
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;    39.8 fp1     46 p
        db 0x2e
        vmovdqu ymm6, [r8 + 1088]                                ;    40.8 agu1    50 p
        db 0x2e
        vpxor ymm6, ymm6, [rax + 2112]                           ;    47.8 fp2+agu0   50 p
        vpxor ymm6, ymm6, [rax + 3136]                           ;    48.8 fp3+agu1   50 p
        vpxor ymm7, ymm7, ymm10                                  ;    40.8 fp0     46 p
        vmovdqu ymm10, [r8 + 1120]                               ;    42.7 agu0    50 p
        db 0x2e
        vpxor ymm10, ymm10, [rax + 2144]                         ;    49.7 fp1+agu1   50 p
        db 0x2e
        vpxor ymm10, ymm10, [rax + 3168]                         ;    50.7 fp2+agu0   50 p
        db 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;    41.8 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 7168], ymm13                              ;    42.8 agu2+fp5   46 p spill
        db 0x2e
        vmovdqu ymm13, [r8 + 1152]                               ;    43.8 agu1    50 p
        db 0x2e
        vpxor ymm13, ymm13, [rax + 2176]                         ;    50.8 fp0+agu0   50 p
        vpxor ymm13, ymm13, [rax + 3200]                         ;    51.8 fp1+agu1   50 p
        vpxor ymm12, ymm12, ymm7                                 ;    43.2 fp2     46 p
        db 0x2e
        vmovdqu [rbp + 7200], ymm10                              ;    51.7 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm10, [r8 + 1184]                               ;    45.7 agu0    50 p
        db 0x2e
        vpxor ymm10, ymm10, [rax + 2208]                         ;    52.7 fp3+agu1   50 p
        db 0x2e
        vpxor ymm10, ymm10, [rax + 3232]                         ;    53.7 fp0+agu0   50 p
        db 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;    44.7 fp1     46 p
        db 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;    45.7 fp2     46 p
        vmovdqu ymm3, [r8 + 1280]                                ;    46.8 agu1    50 p
        vmovdqu ymm7, [rax + 2304]                               ;    47.7 agu0    62 p reload
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;    54.7 fp3     50 p
        db 0x2e
        vpxor ymm3, ymm3, [rax + 3328]                           ;    55.7 fp0+agu1   50 p
        db 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;    46.2 fp1     46 p
        db 0x2e
        vmovdqu ymm7, [r8 + 1344]                                ;    48.7 agu0    50 p
        db 0x2e
        vpxor ymm7, ymm7, [rax + 2368]                           ;    55.7 fp2+agu1   50 p
        vpxor ymm7, ymm7, [rax + 3392]                           ;    56.7 fp3+agu0   50 p
        vmovdqu [rbp + 7232], ymm12                              ;    47.7 agu2+fp5   46 p spill
        vmovdqu ymm12, [r8 + 1376]                               ;    49.8 agu1    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rax + 2400]                         ;    56.8 fp0+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, [rax + 3424]                         ;    57.8 fp1+agu1   50 p
        vmovdqu [rbp + 7264], ymm4                               ;    48.7 agu2+fp5   46 p spill
        vpxor ymm4, ymm14, ymm9                                  ;    48.8 fp2     46 p
        vpxor ymm4, ymm4, [rel fox128_encrypt.T0_constants256]   ;    51.7 fp3+agu0   46 p
        vmovdqu [rbp + 7296], ymm4                               ;    52.7 agu2+fp5   46 p spill
        vmovdqu ymm4, [r8 + 1408]                                ;    51.8 agu1    50 p
        vpxor ymm4, ymm4, [rax + 2432]                           ;    58.8 fp0+agu0   50 p
        db 0x2e
        vpxor ymm4, ymm4, [rax + 3456]                           ;    59.8 fp1+agu1   50 p
        db 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;    50.8 fp2     46 p
        db 0x2e
        vpxor ymm9, ymm9, [rel fox128_encrypt.T0_constants256]   ;    53.7 fp3+agu0   46 p
        vmovdqu [rbp + 7328], ymm9                               ;    54.7 agu2+fp5   46 p spill
        vmovdqu ymm9, [r8 + 1440]                                ;    53.8 agu1    50 p
        vpxor ymm9, ymm9, [rax + 2464]                           ;    60.8 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rax + 3488]                           ;    61.8 fp1+agu1   50 p
        vpxor ymm8, ymm8, [rel fox128_encrypt.T0_constants256]   ;    55.7 fp2+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 7360], ymm8                               ;    56.7 agu2+fp5   46 p spill
        db 0x2e
        vmovdqu ymm8, [r8 + 1536]                                ;    55.8 agu1    50 p
        db 0x2e
        vpxor ymm8, ymm8, [rax + 2560]                           ;    62.8 fp3+agu0   50 p
        db 0x2e
        vpxor ymm8, ymm8, [rax + 3584]                           ;    63.8 fp0+agu1   50 p
        db 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;    54.7 fp1     46 p
        db 0x2e
        vmovdqu ymm0, [rel fox128_encrypt.T0_constants256]       ;    57.7 agu0    46 p reload
        db 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;    64.7 fp2     46 p
        vmovdqu [rbp + 7392], ymm14                              ;    65.7 agu2+fp5   46 p spill
        vmovdqu ymm14, [r8 + 1600]                               ;    57.8 agu1    50 p
        vpxor ymm14, ymm14, [rax + 2624]                         ;    64.8 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rax + 3648]                         ;    65.8 fp0+agu1   50 p
        vmovdqu [rbp + 7424], ymm8                               ;    64.8 agu2+fp5   50 p spill
        vmovdqu ymm8, [r8 + 1632]                                ;    59.7 agu0    50 p
        vpxor ymm8, ymm8, [rax + 2656]                           ;    66.7 fp1+agu1   50 p
        vpxor ymm8, ymm8, [rax + 3680]                           ;    67.7 fp2+agu0   50 p
        vmovdqu [rbp + 7456], ymm8                               ;    68.7 agu2+fp5   50 p spill
        vpxor ymm8, ymm5, [rax + 288]                            ;    60.8 fp3+agu1   46 p
        vpxor ymm8, ymm8, [rax + 1312]                           ;    61.8 fp0+agu0   46 p
        vpxor ymm8, ymm8, [r8 + 288]                             ;    62.8 fp1+agu1   46 p
        vmovdqu [rbp + 7488], ymm14                              ;    66.8 agu2+fp5   50 p spill
        vmovdqu ymm14, [r8 + 1664]                               ;    62.7 agu0    50 p
        vpxor ymm14, ymm14, [rax + 2688]                         ;    69.7 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rax + 3712]                         ;    70.7 fp3+agu0   50 p
        vmovdqu [rbp + 7520], ymm14                              ;    71.7 agu2+fp5   50 p spill
        vpxor ymm14, ymm11, [rax + 448]                          ;    63.8 fp0+agu1   46 p
        vpxor ymm14, ymm14, [rax + 1472]                         ;    64.8 fp1+agu0   46 p
        vpxor ymm14, ymm14, [r8 + 448]                           ;    65.8 fp2+agu1   46 p
        vpxor ymm1, ymm1, ymm0                                   ;    64.7 fp3     46 p
        vmovdqu [rbp + 7552], ymm1                               ;    65.7 agu2+fp5   46 p spill
        vmovdqu ymm1, [r8 + 1696]                                ;    65.7 agu0    50 p
        vpxor ymm1, ymm1, [rax + 2720]                           ;    72.7 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 3744]                           ;    73.7 fp1+agu0   50 p
        vmovdqu [rbp + 7584], ymm1                               ;    74.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1792]                                ;    66.8 agu1    50 p
        vpxor ymm1, ymm1, [rax + 2816]                           ;    73.8 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rax + 3840]                           ;    74.8 fp3+agu1   50 p
        vmovdqu [rbp + 7616], ymm1                               ;    75.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [r8 + 1856]                                ;    68.7 agu0    50 p
        vpxor ymm1, ymm1, [rax + 2880]                           ;    75.7 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rax + 3904]                           ;    76.7 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 7648], ymm1                               ;    77.7 agu2+fp5   50 p spill
        vmovdqa ymm1, ymm8                                       ;    67.0         46 p copy
        vmovdqu [rbp + 7680], ymm12                              ;    68.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [r8 + 1888]                               ;    69.8 agu1    50 p
        vpxor ymm12, ymm12, [rax + 2912]                         ;    76.8 fp2+agu0   50 p
        vpxor ymm12, ymm12, [rax + 3936]                         ;    77.8 fp3+agu1   50 p
        vmovdqu [rbp + 7712], ymm12                              ;    78.8 agu2+fp5   50 p spill
        vmovdqa ymm12, ymm8                                      ;    69.7         46 p copy
        db 0x2e
        vmovdqu [rbp + 7744], ymm3                               ;    70.2 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm3, [r8 + 1952]                                ;    71.7 agu0    50 p
        vpxor ymm3, ymm3, [rax + 2976]                           ;    78.7 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rax + 4000]                           ;    79.7 fp1+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 6912]                         ;    72.8 fp2+agu1   46 p
        vmovdqu [rbp + 7776], ymm3                               ;    80.7 agu2+fp5   50 p spill
        vmovdqa ymm3, ymm8                                       ;    72.7         46 p copy
        vmovdqu [rbp + 7808], ymm4                               ;    72.8 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm8                                       ;    73.0         46 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm7                               ;    73.8 agu0+fp5   50 p spill
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm14                                      ;    73.3         46 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7872], ymm9                               ;    74.8 agu1+fp5   50 p spill
        db 0x2e
        vmovdqa ymm9, ymm14                                      ;    73.7         46 p copy
        db 0x2e
        vmovdqu [rbp + 7904], ymm15                              ;    75.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm15, ymm14                                     ;    74.0         46 p copy
        db 0x2e
        vmovdqu [rbp + 7936], ymm13                              ;    76.8 agu0+fp5   50 p spill
        db 0x2e
        vmovdqa ymm13, ymm14                                     ;    74.3         46 p copy
        db 0x2e
        vmovdqu [rbp + 7968], ymm6                               ;    77.8 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm6, [rbp + 6912]                               ;    75.7 agu0    46 p
        vpxor ymm6, ymm6, [rbp + 6944]                           ;    82.7 fp3+agu1   46 p
        vmovdqu [rbp + 6912], ymm10                              ;    78.8 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6880]                              ;    76.7 agu0    46 p
        vpxor ymm10, ymm10, [rax + 480]                          ;    83.7 fp0+agu1   46 p
        vpxor ymm10, ymm10, [rax + 1504]                         ;    84.7 fp1+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [r8 + 480]                           ;    85.7 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                 ;    83.7 fp3     46 p
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                  ;    84.7 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8000], ymm2                               ;    79.8 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 6880]                               ;    78.7 agu0    46 p
        db 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;    85.7 fp1     46 p
        db 0x2e
        vmovdqu ymm0, [rbp + 6944]                               ;    78.8 agu1    46 p
        db 0x2e
        vpxor ymm6, ymm6, ymm10                                  ;    86.7 fp2     46 p
        db 0x2e, 0x2e
        vpor ymm1, ymm1, ymm10                                   ;    86.7 fp3     46 p
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                 ;    87.7 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;    87.7 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 544]                                 ;    79.7 agu0    46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rax + 544]                            ;    86.7 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rax + 1568]                           ;    87.7 fp3+agu0   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7008]                           ;    88.7 fp0+agu1   46 p
        db 0x2e
        vpand ymm3, ymm3, ymm6                                   ;    87.7 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;    87.7 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;    87.7 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 6816]                               ;    83.7 agu0    46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rax + 704]                            ;    90.7 fp0+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rax + 1728]                           ;    91.7 fp1+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 704]                             ;    92.7 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm3                                    ;    88.7 fp3     46 p
        db 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;    88.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;    89.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                  ;    88.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                ;    88.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                                 ;    89.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                   ;    89.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;    90.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;    90.7 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 6784]                              ;    88.2 agu0    46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 6976]                               ;    88.3 agu1    50 p reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;    95.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;    90.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm5                                   ;    91.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm2, ymm5                                   ;    91.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                   ;    92.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;    92.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm12, ymm5                                      ;    91.7         46 p copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm13, ymm1                                      ;    89.7         46 p copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                  ;    93.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                 ;    93.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm4                                    ;    94.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm4                                    ;    94.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;    95.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm0, ymm12                                  ;    96.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;    96.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm1, ymm15                                 ;    96.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;    95.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;    95.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm1                                       ;    92.0         46 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;    97.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm2, ymm1                                       ;    92.3         46 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm6                               ;    93.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm8                                  ;    96.7 fp1     46 p
        db 0x2e
        vmovdqu [rbp + 6944], ymm12                              ;    97.3 agu0+fp5   46 p spill
        db 0x2e
        vmovdqa ymm12, ymm8                                      ;    96.7         46 p copy
        vmovdqu [rbp + 6880], ymm1                               ;    94.5 agu1+fp5   46 p spill
        vmovdqu ymm1, [rbp + 6848]                               ;    93.8 agu0    46 p
        vpxor ymm1, ymm1, [rax + 736]                            ;   100.8 fp2+agu1   46 p
        vpxor ymm1, ymm1, [rax + 1760]                           ;   101.8 fp3+agu0   46 p
        vpxor ymm1, ymm1, [r8 + 736]                             ;   102.8 fp0+agu1   46 p
        vmovdqu [rbp + 8032], ymm1                               ;   103.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm1, ymm11, ymm6                                   ;    97.7 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                 ;    98.7 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 8032]                         ;   110.8 fp3+agu0   46 p
        db 0x2e
        vpor ymm13, ymm13, [rbp + 8032]                          ;   110.8 fp0+agu1   46 p
        db 0x2e
        vmovdqu [rbp + 8064], ymm15                              ;   111.8 agu2+fp5   46 p spill
        db 0x2e
        vpxor ymm15, ymm6, ymm14                                 ;    98.7 fp1     46 p
        db 0x2e
        vpand ymm9, ymm9, [rbp + 8064]                           ;   118.8 fp2+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 8096], ymm9                               ;   119.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm6, ymm15                                  ;    99.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;    99.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm9                                  ;   100.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm11                                   ;   100.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   101.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;    99.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                 ;   102.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm11                                 ;   103.7 fp2     46 p
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm15                                     ;   100.7         46 p copy
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rel fox128_encrypt.T0_constants256] ;   100.0 fp3+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   104.7 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;   104.7 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel fox128_encrypt.T0_constants256]      ;   100.8 agu0    46 p reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm13                              ;   111.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm15, ymm12                                ;   107.8 fp2     46 p
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                  ;   105.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;   105.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   105.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm9                                  ;   106.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   106.7 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   107.7 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 6944]                               ;   103.8 agu1    46 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                   ;   107.7 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 8128]                              ;   111.8 agu0    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                  ;   118.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   108.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                   ;   108.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   109.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   109.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 6944]                               ;   106.8 agu1    46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 6976]                               ;   107.0 agu0    46 p reload
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                   ;   114.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   107.8 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                  ;   107.8 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;   108.0 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   109.7 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 8096]                              ;   119.8 agu1    46 p
        db 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                                  ;   126.8 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6944], ymm8                               ;   108.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 8096]                               ;   119.8 agu0    46 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 8064]                           ;   126.8 fp1+agu1   46 p
        db 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   127.8 fp2     46 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6784]                           ;   115.0 fp3+agu0   46 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6816]                           ;   116.0 fp0+agu1   46 p
        vpxor ymm10, ymm10, [rbp + 6848]                         ;   118.8 fp1+agu0   46 p
        vmovdqu [rbp + 6848], ymm14                              ;   111.0 agu2+fp5   46 p spill
        vpxor ymm14, ymm7, [rbp + 8064]                          ;   118.8 fp2+agu1   46 p
        vmovdqu [rbp + 8064], ymm15                              ;   112.0 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm15, ymm7, ymm14                                 ;   119.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   119.8 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 7008]                              ;   112.3 agu1    46 p
        db 0x2e
        vpor ymm9, ymm9, ymm15                                   ;   120.8 fp1     46 p
        db 0x2e
        vmovdqu ymm15, [rbp + 8032]                              ;   114.0 agu0    46 p
        db 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   121.8 fp2     46 p
        db 0x2e
        vmovdqu ymm9, [r8 + 800]                                 ;   115.0 agu1    46 p
        db 0x2e
        vpxor ymm9, ymm9, [rax + 800]                            ;   122.0 fp3+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rax + 1824]                           ;   123.0 fp0+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 8000]                           ;   124.0 fp1+agu0   46 p
        db 0x2e, 0x2e
        vpand ymm8, ymm2, ymm8                                   ;   128.8 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   127.8 fp3     46 p
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm3                                      ;   122.8         46 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm0                               ;   119.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm3                                       ;   122.8         46 p copy
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;   129.8 fp0     46 p
        vmovdqu ymm8, [rbp + 7136]                               ;   120.3 agu1    46 p
        vpxor ymm8, ymm8, [rax + 960]                            ;   127.3 fp1+agu0   46 p
        vpxor ymm8, ymm8, [rax + 1984]                           ;   128.3 fp2+agu1   46 p
        vpxor ymm8, ymm8, [r8 + 960]                             ;   129.3 fp3+agu0   46 p
        vmovdqu [rbp + 7008], ymm6                               ;   121.0 agu2+fp5   46 p spill
        vmovdqu ymm6, [rbp + 7040]                               ;   122.3 agu1    46 p
        vpxor ymm6, ymm6, [rbp + 7104]                           ;   129.3 fp0+agu0   46 p
        vmovdqu [rbp + 6976], ymm1                               ;   122.0 agu2+fp5   46 p spill
        db 0x2e
        vmovdqu ymm1, [rbp + 7072]                               ;   123.3 agu1    46 p
        db 0x2e
        vpxor ymm1, ymm1, [rax + 992]                            ;   130.3 fp1+agu0   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rax + 2016]                           ;   131.3 fp2+agu1   46 p
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 992]                             ;   132.3 fp3+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 8128], ymm5                               ;   123.2 agu2+fp5   46 p spill
        db 0x2e
        vpor ymm5, ymm9, ymm1                                    ;   133.3 fp0     46 p
        vmovdqu [rbp + 6816], ymm13                              ;   124.2 agu2+fp5   46 p spill
        vpxor ymm13, ymm9, ymm6                                  ;   130.3 fp1     46 p
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm9                                      ;   125.0         46 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 6784], ymm8                               ;   130.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm9                                       ;   126.8         46 p copy
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   133.3 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm6                               ;   134.3 agu1+fp5   46 p spill
        db 0x2e
        vmovdqu ymm6, [rbp + 6880]                               ;   127.3 agu0    46 p reload
        db 0x2e
        vpxor ymm6, ymm6, ymm10                                  ;   134.3 fp3     46 p
        db 0x2e
        vpand ymm12, ymm12, [rbp + 8096]                         ;   141.3 fp0+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm12                              ;   142.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm14                                ;   130.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;   131.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   132.8 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm5                               ;   134.3 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm14                                 ;   130.8 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   131.8 fp1     46 p
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm14                                      ;   130.8         46 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   132.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm2                                  ;   133.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm2                                  ;   133.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;   134.8 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 8160]                              ;   134.3 agu1    46 p reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 8192], ymm9                               ;   131.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm9, ymm13, ymm10                                 ;   141.3 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                  ;   135.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   134.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm6                                 ;   136.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   135.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm5                                   ;   135.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   136.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm0, ymm6                                       ;   136.3         46 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6784]                               ;   134.0 agu0    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                                 ;   141.0 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 7072]                         ;   141.3 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpor ymm5, ymm4, ymm11                                   ;   137.3 fp3     46 p
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm5                                   ;   138.3 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm9                               ;   142.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm4                                       ;   136.8         46 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm13                              ;   142.0 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm4                                      ;   136.8         46 p copy
        db 0x2e
        vmovdqu [rbp + 8224], ymm1                               ;   136.8 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm7                                  ;   137.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;   138.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm11                                  ;   138.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm1                                  ;   139.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm1                                  ;   139.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm7, ymm0                                   ;   139.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                  ;   140.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm13, ymm9                                      ;   139.8         46 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel fox128_encrypt.T0_constants256]   ;   137.8 fp0+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                   ;   141.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm4                                    ;   142.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel fox128_encrypt.T0_constants256]       ;   138.8 agu1    46 p reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 8256], ymm8                               ;   139.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm9, ymm4                                   ;   145.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   143.8 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   143.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 6880]                               ;   142.3 agu0    46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, [rbp + 6784]                            ;   149.3 fp2+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;   144.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   144.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   144.8 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   145.8 fp2     46 p
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm0                                  ;   145.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                ;   146.8 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 8160]                              ;   142.0 agu0    46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 6880]                         ;   149.3 fp1+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 8096]                               ;   142.8 agu0    46 p reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   150.3 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                  ;   146.8 fp3     46 p
        db 0x2e
        vmovdqu ymm13, [rbp + 6784]                              ;   143.0 agu1    46 p
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                  ;   147.8 fp0     46 p
        db 0x2e
        vpxor ymm2, ymm2, ymm12                                  ;   147.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 6784]                              ;   143.8 agu0    46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   150.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;   148.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                   ;   148.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;   150.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   145.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   146.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   145.8 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 7072]                               ;   146.0 agu1    46 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   148.8 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                ;   151.0 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8256]                               ;   146.5 agu0    46 p reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;   153.5 fp3     46 p
        db 0x2e
        vpor ymm0, ymm0, ymm12                                   ;   153.0 fp0     46 p
        db 0x2e
        vmovdqu ymm2, [rbp + 7104]                               ;   147.0 agu1    46 p
        db 0x2e
        vmovdqu ymm12, [rbp + 8000]                              ;   147.5 agu0    46 p
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 7040]                              ;   148.0 agu1    46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 7136]                         ;   155.0 fp1+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 8160]                         ;   156.0 fp2+agu1   46 p
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;   154.0 fp3     46 p
        db 0x2e
        vmovdqu ymm0, [rbp + 6784]                               ;   149.5 agu0    46 p
        db 0x2e
        vpand ymm15, ymm15, ymm1                                 ;   154.5 fp0     46 p
        db 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   155.5 fp1     46 p
        db 0x2e
        vmovdqu ymm15, [rbp + 8192]                              ;   150.0 agu1    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   157.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8192], ymm7                               ;   149.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm12                                 ;   156.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6784], ymm14                              ;   150.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm14, ymm10, ymm12                                ;   156.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   157.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                 ;   157.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;   158.5 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 8160], ymm6                               ;   151.3 agu0+fp5   46 p spill
        db 0x2e
        vmovdqu ymm6, [r8 + 1056]                                ;   151.0 agu1    47 p
        db 0x2e
        vpxor ymm6, ymm6, [rax + 2080]                           ;   158.0 fp0+agu0   47 p
        db 0x2e
        vpxor ymm6, ymm6, [rax + 3104]                           ;   159.0 fp1+agu1   47 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 6912]                           ;   160.0 fp2+agu0   47 p
        db 0x2e
        vmovdqu [rbp + 7136], ymm3                               ;   153.0 agu2+fp5   46 p spill
        db 0x2e
        vmovdqa ymm3, ymm2                                       ;   155.0         46 p copy
        vpor ymm10, ymm10, ymm1                                  ;   159.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   160.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                ;   161.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                  ;   161.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 8224]                              ;   155.2 agu1    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;   162.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm1                                  ;   159.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   160.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   160.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   162.5 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 7968]                              ;   157.0 agu0    47 p
        db 0x2e
        vmovdqu ymm3, [rax + 2240]                               ;   157.2 agu1    62 p reload
        db 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   164.2 fp0     47 p
        db 0x2e
        vpxor ymm14, ymm14, [rax + 3264]                         ;   165.2 fp1+agu0   47 p
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 1216]                          ;   166.2 fp2+agu1   47 p
        db 0x2e
        vpxor ymm3, ymm15, ymm10                                 ;   163.2 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 8224], ymm11                              ;   158.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm11, ymm15                                     ;   161.5         46 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm8                               ;   159.5 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm8, ymm6                                       ;   161.0         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8000], ymm9                               ;   160.5 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm6                                       ;   161.0         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7104], ymm5                               ;   161.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm6                                       ;   161.0         47 p copy
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm6                                       ;   161.0         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8256], ymm14                              ;   167.2 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm14, ymm13, ymm3                                  ;   164.2 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                                ;   165.2 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm6                               ;   163.5 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm13                                      ;   162.5         46 p copy
        db 0x2e
        vmovdqu [rbp + 8096], ymm4                               ;   164.5 agu2+fp5   47 p spill
        db 0x2e
        vmovdqa ymm4, ymm13                                      ;   162.5         46 p copy
        db 0x2e
        vmovdqu [rbp + 6880], ymm5                               ;   165.5 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm3                                   ;   164.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                   ;   165.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                   ;   165.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm5                                  ;   166.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm5                                    ;   166.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm11                                  ;   166.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   167.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel fox128_encrypt.T0_constants256]       ;   163.5 agu1    46 p reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                   ;   170.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                                ;   168.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm13                                   ;   169.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm13, ymm6                                      ;   166.2         46 p copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                 ;   170.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   170.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm4                                   ;   170.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   171.2 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;   171.2 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 7904]                              ;   165.8 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 7936]                         ;   172.8 fp1+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                   ;   171.2 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   172.2 fp3     46 p
        db 0x2e
        vpor ymm13, ymm13, ymm11                                 ;   172.2 fp0     46 p
        db 0x2e
        vmovdqu ymm11, [rbp + 7200]                              ;   166.8 agu0    47 p
        db 0x2e
        vpxor ymm11, ymm11, [rax + 2272]                         ;   173.8 fp1+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rax + 3296]                         ;   174.8 fp2+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [r8 + 1248]                          ;   175.8 fp3+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;   173.2 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 8256]                              ;   168.8 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   173.2 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                  ;   173.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   174.2 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                   ;   174.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                   ;   172.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;   173.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   171.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                 ;   175.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   175.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   175.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8256]                               ;   172.2 agu1    47 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 8256]                               ;   172.3 agu0    47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   176.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm11                                   ;   176.8 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;   175.2 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                   ;   177.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 7200]                           ;   177.8 fp3+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;   179.3 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7200], ymm6                               ;   173.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm13, ymm10                                 ;   177.8 fp1     47 p
        db 0x2e
        vmovdqu [rbp + 8288], ymm5                               ;   176.2 agu0+fp5   46 p spill
        db 0x2e
        vmovdqu ymm5, [rbp + 6880]                               ;   174.2 agu1    47 p reload
        db 0x2e
        vpand ymm5, ymm5, ymm10                                  ;   181.2 fp2     47 p
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 7904]                         ;   176.8 fp3+agu0   47 p
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 7968]                         ;   177.8 fp0+agu1   47 p
        db 0x2e
        vmovdqu ymm10, [rbp + 8256]                              ;   175.8 agu0    47 p
        db 0x2e
        vpand ymm10, ymm10, ymm7                                 ;   182.8 fp1     47 p
        vmovdqu [rbp + 7968], ymm12                              ;   175.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 8096]                              ;   176.2 agu1    47 p reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   183.2 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 7936]                               ;   176.8 agu0    47 p
        db 0x2e, 0x2e
        vpor ymm1, ymm1, ymm5                                    ;   182.2 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                   ;   182.2 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6912]                               ;   177.2 agu1    47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;   183.2 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8256]                               ;   177.8 agu0    47 p
        db 0x2e
        vpor ymm9, ymm9, ymm10                                   ;   183.8 fp2     47 p
        db 0x2e
        vmovdqu ymm10, [r8 + 1312]                               ;   178.2 agu1    47 p
        db 0x2e
        vpxor ymm10, ymm10, [rax + 2336]                         ;   185.2 fp3+agu0   47 p
        db 0x2e
        vpxor ymm10, ymm10, [rax + 3360]                         ;   186.2 fp0+agu1   47 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7872]                         ;   187.2 fp1+agu0   47 p
        vpxor ymm7, ymm7, ymm9                                   ;   184.8 fp2     47 p
        vmovdqu ymm9, [rbp + 7840]                               ;   180.2 agu1    47 p
        vpxor ymm9, ymm9, [rax + 2496]                           ;   187.2 fp3+agu0   47 p
        db 0x2e
        vpxor ymm9, ymm9, [rax + 3520]                           ;   188.2 fp0+agu1   47 p
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 1472]                            ;   189.2 fp1+agu0   47 p
        db 0x2e
        vpand ymm6, ymm6, ymm12                                  ;   184.2 fp2     47 p
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;   185.2 fp3     47 p
        db 0x2e
        vmovdqu ymm6, [rbp + 7744]                               ;   182.2 agu1    47 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 7808]                           ;   189.2 fp0+agu0   47 p
        vmovdqu [rbp + 8256], ymm0                               ;   182.3 agu2+fp5   46 p spill
        vmovdqu ymm0, [rbp + 7072]                               ;   183.2 agu1    47 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                   ;   190.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm3                               ;   183.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm5                                   ;   186.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   187.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                ;   188.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6912], ymm14                              ;   184.3 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm14, ymm8, ymm5                                  ;   186.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   187.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   188.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm12                                 ;   189.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm12                                   ;   189.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                   ;   190.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   191.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   190.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm7, ymm8                                  ;   191.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   191.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm0                                  ;   192.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   192.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm14, ymm10                                     ;   188.2         47 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7936], ymm2                               ;   188.2 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm6                                  ;   190.2 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm15                              ;   189.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm10                                     ;   188.7         47 p copy
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm10                                      ;   188.8         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7904], ymm9                               ;   190.2 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm2                                       ;   191.2         47 p copy
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 7904]                           ;   197.2 fp2+agu1   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm2                               ;   198.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm0                                       ;   192.2         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm10                              ;   192.2 agu0+fp5   47 p spill
        db 0x2e
        vpor ymm10, ymm13, ymm8                                  ;   193.2 fp3     47 p
        db 0x2e
        vpand ymm2, ymm2, ymm10                                  ;   194.2 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm4                               ;   193.2 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm13                                      ;   192.2         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm15                              ;   194.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm13                                     ;   192.2         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8416], ymm9                               ;   195.2 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm1                                   ;   193.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;   194.2 fp2     47 p
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                   ;   194.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm9                                  ;   195.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm9                                  ;   195.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm2                                   ;   195.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   196.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm15, ymm4                                      ;   195.2         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel fox128_encrypt.T0_constants256]   ;   193.2 fp0+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                 ;   197.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm13                                   ;   198.2 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel fox128_encrypt.T0_constants256]      ;   193.5 agu0    46 p reload
        db 0x2e
        vmovdqu [rbp + 8448], ymm6                               ;   196.2 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm6, ymm4, ymm13                                  ;   200.5 fp3     47 p
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   199.2 fp0     47 p
        db 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   199.2 fp1     47 p
        db 0x2e
        vmovdqu ymm9, [rbp + 7680]                               ;   194.5 agu1    47 p
        db 0x2e
        vpxor ymm9, ymm9, [rax + 2528]                           ;   201.5 fp2+agu0   47 p
        db 0x2e
        vpxor ymm9, ymm9, [rax + 3552]                           ;   202.5 fp3+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [r8 + 1504]                            ;   203.5 fp0+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                  ;   200.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   200.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                   ;   200.2 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 7904]                              ;   196.5 agu1    47 p
        db 0x2e, 0x2e
        vpor ymm15, ymm15, ymm2                                  ;   201.2 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;   201.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;   202.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 6880]                              ;   198.2 agu0    47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;   202.2 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 7904]                               ;   198.2 agu1    47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                 ;   203.2 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;   203.2 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 7680]                               ;   198.7 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   204.2 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   204.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                  ;   201.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   202.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                  ;   200.5 fp2     47 p
        db 0x2e, 0x2e
        vpor ymm14, ymm14, ymm9                                  ;   204.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 8448]                              ;   200.7 agu1    47 p reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                 ;   207.7 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                  ;   205.7 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm1                               ;   205.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8416]                               ;   201.3 agu0    47 p reload
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                                  ;   208.3 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                  ;   204.2 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 7904]                              ;   201.8 agu1    47 p
        db 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   208.7 fp0     47 p
        db 0x2e
        vpxor ymm2, ymm2, ymm12                                  ;   208.7 fp1     47 p
        db 0x2e
        vmovdqu [rbp + 8416], ymm8                               ;   205.2 agu2+fp5   47 p spill
        db 0x2e
        vmovdqu ymm8, [rbp + 8384]                               ;   202.5 agu0    47 p reload
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                  ;   209.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 7808]                              ;   202.8 agu1    47 p
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                 ;   209.7 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm7                               ;   203.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 8352]                               ;   203.5 agu0    47 p reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                   ;   210.5 fp0     47 p
        db 0x2e
        vmovdqu ymm2, [rbp + 7872]                               ;   203.8 agu1    47 p
        db 0x2e
        vpor ymm1, ymm1, ymm14                                   ;   210.7 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 7744]                              ;   204.5 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 7840]                         ;   211.5 fp2+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 6880]                         ;   212.5 fp3+agu0   47 p
        db 0x2e, 0x2e
        vpor ymm11, ymm11, ymm8                                  ;   210.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   210.5 fp1     47 p
        db 0x2e
        vmovdqu ymm8, [rbp + 7904]                               ;   205.8 agu1    47 p
        db 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;   211.5 fp2     47 p
        db 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;   211.7 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 1568]                                ;   206.5 agu0    47 p
        db 0x2e, 0x2e
        vmovdqu ymm11, [rax + 2592]                              ;   206.8 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;   213.8 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rax + 3616]                           ;   214.8 fp1+agu0   47 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7584]                           ;   215.8 fp2+agu1   47 p
        db 0x2e
        vpand ymm15, ymm15, ymm7                                 ;   211.5 fp3     47 p
        db 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   212.5 fp0     47 p
        db 0x2e
        vmovdqa ymm15, ymm12                                     ;   212.7         47 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm11, ymm12                                     ;   212.7         47 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7904], ymm4                               ;   209.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 8320]                               ;   209.8 agu0    47 p reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   216.8 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm5                               ;   210.7 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm2                                   ;   213.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   214.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   215.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm0                               ;   211.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm3, ymm2                                   ;   213.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   214.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm0, ymm2                                       ;   213.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   215.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm7                                  ;   216.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm7                                    ;   216.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   217.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm3, ymm9                                       ;   216.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                  ;   217.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;   217.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   218.5 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                 ;   218.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   219.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 7488]                              ;   214.5 agu0    47 p
        db 0x2e, 0x2e
        vmovdqu ymm0, [rax + 2752]                               ;   214.7 agu1    62 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   221.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rax + 3776]                              ;   215.5 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   222.7 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   218.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [r8 + 1728]                          ;   223.7 fp3+agu1   47 p
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm1                                      ;   216.8         47 p copy
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm1                                       ;   216.8         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm10                              ;   216.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm10, ymm1                                      ;   216.8         47 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm6                               ;   217.5 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm6, ymm1                                       ;   217.0         47 p copy
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm4                                      ;   218.8         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7872], ymm15                              ;   224.7 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm15, ymm14, ymm3                                  ;   219.8 fp0     47 p
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                ;   220.8 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm1                               ;   219.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm1, ymm14                                      ;   219.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm6                               ;   220.5 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm6, ymm14                                      ;   219.5         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm10                              ;   221.5 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm8                                  ;   220.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;   221.5 fp3     47 p
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                 ;   221.5 fp0     47 p
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm10                                   ;   222.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm10                                   ;   222.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm8, ymm13                                 ;   221.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                 ;   223.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel fox128_encrypt.T0_constants256]       ;   220.0 agu0    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;   227.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                ;   224.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm14                                 ;   225.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm14, ymm1                                      ;   222.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                  ;   226.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                ;   226.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm1, ymm6                                  ;   227.0 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                 ;   227.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   227.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 7424]                               ;   222.2 agu1    47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 7520]                           ;   229.2 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   227.5 fp2     47 p
        db 0x2e, 0x2e
        vpor ymm14, ymm14, ymm13                                 ;   228.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;   228.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 7456]                              ;   223.2 agu1    47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rax + 2784]                         ;   230.2 fp1+agu0   47 p
        db 0x2e
        vpxor ymm13, ymm13, [rax + 3808]                         ;   231.2 fp2+agu1   47 p
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 1760]                          ;   232.2 fp3+agu0   47 p
        db 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;   229.5 fp0     47 p
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   229.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 7872]                              ;   225.5 agu1    47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   230.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;   230.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                   ;   230.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;   228.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   229.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                 ;   227.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                 ;   232.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                 ;   231.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   231.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 7872]                               ;   228.5 agu0    47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;   231.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   233.2 fp0     47 p
        db 0x2e, 0x2e
        vpor ymm11, ymm11, ymm13                                 ;   233.2 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 7872]                               ;   229.2 agu1    47 p
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                  ;   234.2 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7456]                         ;   234.2 fp3+agu0   47 p
        db 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   236.2 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 7456], ymm1                               ;   229.8 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm1, ymm14, ymm9                                  ;   234.2 fp1     47 p
        db 0x2e
        vmovdqu [rbp + 8480], ymm12                              ;   230.8 agu1+fp5   47 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 7680]                              ;   230.5 agu0    47 p reload
        db 0x2e
        vpand ymm12, ymm12, ymm9                                 ;   237.5 fp2     47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 7424]                         ;   233.5 fp3+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 7488]                         ;   234.5 fp0+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 7872]                               ;   232.2 agu1    47 p
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                   ;   239.2 fp1     47 p
        db 0x2e
        vmovdqu [rbp + 7488], ymm4                               ;   231.8 agu2+fp5   47 p spill
        db 0x2e
        vmovdqu ymm4, [rbp + 8384]                               ;   232.5 agu0    47 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm7                                   ;   239.5 fp2     47 p
        db 0x2e
        vmovdqu ymm7, [rbp + 7520]                               ;   233.2 agu1    47 p
        db 0x2e
        vpor ymm5, ymm5, ymm12                                   ;   238.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   238.5 fp0     47 p
        db 0x2e
        vmovdqu ymm12, [rbp + 7584]                              ;   233.5 agu0    47 p
        db 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   239.5 fp1     47 p
        db 0x2e
        vmovdqu ymm5, [rbp + 7872]                               ;   234.2 agu1    47 p
        db 0x2e
        vpor ymm0, ymm0, ymm9                                    ;   240.2 fp2     47 p
        db 0x2e
        vmovdqu ymm9, [r8 + 1824]                                ;   234.5 agu0    47 p
        db 0x2e
        vpxor ymm9, ymm9, [rax + 2848]                           ;   241.5 fp3+agu1   47 p
        db 0x2e
        vpxor ymm9, ymm9, [rax + 3872]                           ;   242.5 fp0+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 7776]                           ;   243.5 fp1+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   241.2 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 7648]                               ;   236.5 agu0    47 p
        db 0x2e
        vpxor ymm0, ymm0, [rax + 3008]                           ;   243.5 fp3+agu1   47 p
        db 0x2e
        vpxor ymm0, ymm0, [rax + 4032]                           ;   244.5 fp0+agu0   47 p
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 1984]                            ;   245.5 fp1+agu1   47 p
        db 0x2e
        vpand ymm1, ymm1, ymm4                                   ;   240.5 fp2     47 p
        db 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;   241.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 7616]                               ;   238.5 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 6752]                           ;   245.5 fp0+agu1   47 p
        db 0x2e
        vmovdqu [rbp + 7872], ymm3                               ;   238.7 agu2+fp5   47 p spill
        db 0x2e
        vmovdqu ymm3, [rbp + 8352]                               ;   239.5 agu0    47 p reload
        db 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;   246.5 fp1     47 p
        db 0x2e
        vmovdqu [rbp + 8352], ymm2                               ;   239.7 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm2, ymm11, ymm12                                 ;   242.5 fp2     47 p
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   243.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   244.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7584], ymm10                              ;   240.7 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm11, ymm12                                ;   242.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                 ;   243.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                ;   244.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm4                                  ;   245.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm4                                  ;   245.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;   246.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                  ;   247.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;   246.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, ymm11                                 ;   247.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   247.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm13, ymm3                                 ;   248.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;   248.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm9                                      ;   244.5         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7520], ymm8                               ;   244.5 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm9, ymm1                                   ;   246.5 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm15                              ;   245.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm9                                      ;   245.0         47 p copy
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm9                                       ;   245.2         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm0                               ;   246.5 agu1+fp5   47 p spill
        db 0x2e
        vmovdqa ymm0, ymm8                                       ;   247.5         47 p copy
        db 0x2e
        vpand ymm8, ymm8, [rbp + 7424]                           ;   253.5 fp2+agu0   47 p
        db 0x2e
        vmovdqu [rbp + 7680], ymm8                               ;   254.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm3                                       ;   248.5         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm9                               ;   248.5 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm9, ymm14, ymm11                                  ;   249.5 fp3     47 p
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                   ;   250.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8544], ymm6                               ;   249.5 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm14                                      ;   248.5         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm15                              ;   250.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm14                                     ;   248.5         47 p copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8608], ymm0                               ;   251.5 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm5                                  ;   249.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   250.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                  ;   250.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm0                                  ;   251.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm0                                  ;   251.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm5, ymm8                                   ;   251.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;   252.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm15, ymm6                                      ;   251.5         47 p copy
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel fox128_encrypt.T0_constants256]   ;   249.5 fp0+agu0   47 p
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                 ;   253.5 fp1     47 p
        db 0x2e, 0x2e
        vpor ymm0, ymm0, ymm14                                   ;   254.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel fox128_encrypt.T0_constants256]      ;   249.8 agu1    46 p reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 8640], ymm1                               ;   252.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm14                                  ;   256.8 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   255.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   255.5 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 7712]                               ;   250.8 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rax + 3040]                           ;   257.8 fp2+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rax + 4064]                           ;   258.8 fp3+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [r8 + 2016]                            ;   259.8 fp0+agu1   47 p
        db 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;   256.5 fp1     47 p
        db 0x2e
        vpxor ymm4, ymm4, ymm13                                  ;   256.5 fp2     47 p
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   256.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 7424]                              ;   252.8 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;   257.5 fp0     47 p
        db 0x2e, 0x2e
        vpor ymm15, ymm15, ymm8                                  ;   257.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   258.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 7680]                              ;   254.5 agu1    47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   258.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 7424]                               ;   254.5 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   259.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   259.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 7712]                               ;   255.0 agu1    47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   260.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   260.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                  ;   257.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   258.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   256.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm0                                  ;   260.8 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 8640]                               ;   257.0 agu0    47 p reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                   ;   264.0 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   260.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                  ;   262.0 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8640], ymm5                               ;   261.5 agu2+fp5   47 p spill
        db 0x2e
        vmovdqu ymm5, [rbp + 8608]                               ;   257.8 agu1    47 p reload
        db 0x2e
        vpand ymm5, ymm5, ymm10                                  ;   264.8 fp3     47 p
        db 0x2e
        vmovdqu ymm10, [rbp + 8096]                              ;   258.2 agu0    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm10                                 ;   265.2 fp0     50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   265.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   265.0 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 8576]                              ;   258.8 agu1    47 p reload
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                 ;   265.8 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 8000]                               ;   259.2 agu0    46 p reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm7                               ;   259.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm4                                  ;   266.2 fp0     50 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm3, [rbp + 7040]                           ;   259.8 fp1+agu1   50 p
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm10                                 ;   266.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   266.8 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 7136]                              ;   260.2 agu0    46 p reload
        db 0x2e
        vmovdqu [rbp + 8608], ymm7                               ;   267.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm7, ymm3, ymm10                                  ;   267.2 fp0     50 p
        db 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;   267.8 fp1     47 p
        db 0x2e
        vmovdqu ymm13, [rbp + 6912]                              ;   260.8 agu1    46 p reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm1, ymm13                                 ;   267.8 fp2     50 p
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 7424]                              ;   261.2 agu0    47 p
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm8                                 ;   268.2 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm12                              ;   261.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 8544]                              ;   261.8 agu1    47 p reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;   268.8 fp0     47 p
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm3                                       ;   262.0         50 p copy
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm13                                   ;   269.2 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6752]                              ;   264.0 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;   271.0 fp2     47 p
        db 0x2e
        vmovdqu ymm5, [rbp + 7776]                               ;   264.8 agu1    47 p
        db 0x2e
        vpand ymm15, ymm15, ymm12                                ;   269.8 fp3     47 p
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   271.8 fp0     47 p
        db 0x2e
        vmovdqu ymm15, [rbp + 7616]                              ;   265.3 agu0    47 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 7648]                         ;   272.3 fp1+agu1   47 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 7680]                         ;   273.3 fp2+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm4                               ;   265.8 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 8512]                               ;   266.8 agu1    47 p reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   273.8 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm3                               ;   266.8 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm5                                   ;   272.8 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm14                              ;   267.8 agu0+fp5   50 p spill
        db 0x2e, 0x2e
        vpand ymm14, ymm2, ymm5                                  ;   272.8 fp1     47 p
        db 0x2e
        vpxor ymm14, ymm14, ymm13                                ;   273.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   274.3 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7616], ymm1                               ;   268.8 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm6                                       ;   268.0         50 p copy
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   274.8 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   275.3 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm6                               ;   269.8 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm11                                      ;   268.8         50 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm11                              ;   270.8 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm11, ymm7                                      ;   269.2         50 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8544], ymm7                               ;   271.8 agu1+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm13                                      ;   272.0         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm12                                 ;   276.3 fp2     47 p
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm12                                   ;   276.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   277.3 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   277.3 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 7424]                         ;   277.3 fp2+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                 ;   278.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                   ;   278.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm4                                   ;   278.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   279.3 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 7040]                               ;   273.0 agu1    46 p reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm10                              ;   273.2 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm9, ymm7                                  ;   280.0 fp3     50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8672], ymm10                              ;   281.0 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm10, [rbp + 6816]                              ;   274.0 agu1    50 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8384]                         ;   281.0 fp0+agu0   50 p
        db 0x2e
        vmovdqa ymm7, ymm4                                       ;   278.3         47 p copy
        db 0x2e
        vmovdqu [rbp + 8704], ymm9                               ;   275.2 agu2+fp5   47 p spill
        vmovdqu ymm9, [rbp + 6976]                               ;   275.0 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 7744]                           ;   282.0 fp1+agu0   50 p
        vmovdqu [rbp + 8736], ymm10                              ;   282.0 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 8128]                              ;   276.0 agu1    50 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 7520]                         ;   283.0 fp2+agu0   50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8768], ymm10                              ;   284.0 agu2+fp5   50 p spill
        db 0x2e
        vpor ymm10, ymm15, ymm2                                  ;   279.3 fp3     47 p
        db 0x2e
        vpand ymm7, ymm7, ymm10                                  ;   280.3 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 8800], ymm9                               ;   283.0 agu1+fp5   50 p spill
        db 0x2e
        vpxor ymm9, ymm2, ymm14                                  ;   280.3 fp1     47 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 8800]                         ;   290.0 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 8832], ymm11                              ;   291.0 agu2+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm2, ymm9                                  ;   281.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   281.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm11                                   ;   282.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm15                                 ;   282.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   283.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   281.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                ;   284.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm15                                   ;   285.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm15, ymm9                                      ;   282.3         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rel fox128_encrypt.T0_constants256] ;   281.3 fp3+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   286.3 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                 ;   286.3 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel fox128_encrypt.T0_constants256]       ;   281.8 agu0    46 p reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 8864], ymm6                               ;   282.0 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm7                                   ;   288.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   287.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;   287.3 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   287.3 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 7104]                               ;   282.8 agu1    50 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 7584]                           ;   289.8 fp2+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   288.3 fp3     47 p
        db 0x2e, 0x2e
        vpor ymm15, ymm15, ymm11                                 ;   288.3 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;   289.3 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 7008]                              ;   283.8 agu1    50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 8032]                              ;   284.0 agu0    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   291.0 fp2     50 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;   289.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                 ;   290.3 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;   290.3 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 7296]                               ;   286.3 agu1    50 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 7840]                           ;   293.3 fp2+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   291.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                ;   291.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   290.8 fp1     50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm12, ymm0                                      ;   290.8         50 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 8704]                           ;   290.8 fp2+agu1   50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;   288.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   289.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                 ;   289.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                  ;   291.3 fp2     47 p
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;   292.3 fp3     50 p
        db 0x2e
        vpxor ymm7, ymm11, [rbp + 8096]                          ;   291.0 fp0+agu0   50 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7488]                         ;   291.0 fp1+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 8032], ymm7                               ;   292.0 agu2+fp5   50 p spill
        vpxor ymm7, ymm9, [rbp + 8064]                           ;   290.5 fp2+agu0   50 p
        vmovdqu [rbp + 8896], ymm8                               ;   291.8 agu1+fp5   50 p spill
        vpxor ymm8, ymm9, [rbp + 8736]                           ;   291.5 fp3+agu0   50 p
        vmovdqu [rbp + 8928], ymm8                               ;   292.5 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm8, ymm9, [rbp + 7776]                           ;   291.7 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 8960], ymm15                              ;   292.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm15, ymm13, [rbp + 8480]                         ;   292.5 fp1+agu0   50 p
        vmovdqu [rbp + 8992], ymm15                              ;   293.8 agu1+fp5   50 p spill
        vpxor ymm15, ymm0, ymm11                                 ;   292.0 fp2     50 p
        vmovdqu [rbp + 9024], ymm15                              ;   294.8 agu2+fp5   50 p spill
        vpxor ymm15, ymm0, [rbp + 7616]                          ;   293.5 fp3+agu0   50 p
        vmovdqu [rbp + 9056], ymm0                               ;   295.8 agu1+fp5   50 p spill
        db 0x2e
        vpxor ymm0, ymm5, [rbp + 7008]                           ;   294.5 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9088], ymm9                               ;   296.8 agu2+fp5   47 p spill
        db 0x2e
        vmovdqa ymm9, ymm5                                       ;   292.5         50 p copy
        db 0x2e
        vmovdqu [rbp + 9120], ymm1                               ;   297.8 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm1, [rbp + 8864]                               ;   295.5 agu0    50 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   302.5 fp1     50 p
        db 0x2e
        vmovdqu [rbp + 8864], ymm1                               ;   303.5 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm1, ymm2, [rbp + 7648]                           ;   295.7 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 9152], ymm1                               ;   299.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm1, ymm2                                       ;   293.7         50 p copy
        db 0x2e
        vmovdqu [rbp + 9184], ymm2                               ;   300.8 agu0+fp5   47 p spill
        db 0x2e
        vpxor ymm2, ymm3, [rbp + 6976]                           ;   296.7 fp3+agu1   50 p
        vmovdqu [rbp + 9216], ymm7                               ;   301.8 agu2+fp5   50 p spill
        vpxor ymm7, ymm14, [rbp + 7264]                          ;   297.5 fp0+agu0   50 p
        vmovdqu [rbp + 9248], ymm7                               ;   302.8 agu1+fp5   50 p spill
        vpxor ymm7, ymm4, [rbp + 7552]                           ;   298.5 fp1+agu0   50 p
        vmovdqu [rbp + 9280], ymm13                              ;   303.8 agu2+fp5   47 p spill
        vpxor ymm13, ymm2, [rbp + 7648]                          ;   298.7 fp2+agu1   50 p
        vmovdqu [rbp + 9312], ymm2                               ;   304.8 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7168]                               ;   299.5 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 7936]                           ;   306.5 fp3+agu1   50 p
        vmovdqu [rbp + 9344], ymm3                               ;   305.8 agu2+fp5   50 p spill
        vpxor ymm3, ymm7, [rbp + 8736]                           ;   300.5 fp0+agu0   50 p
        vmovdqu [rbp + 9376], ymm3                               ;   306.8 agu1+fp5   50 p spill
        db 0x2e
        vpxor ymm3, ymm13, [rbp + 6816]                          ;   301.5 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9408], ymm7                               ;   307.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm7, [rbp + 8384]                               ;   301.7 agu1    50 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 8800]                           ;   308.7 fp2+agu0   50 p
        vmovdqu [rbp + 9440], ymm13                              ;   308.8 agu2+fp5   50 p spill
        vpxor ymm13, ymm3, [rbp + 7488]                          ;   302.7 fp3+agu1   50 p
        vpxor ymm12, ymm12, ymm2                                 ;   307.5 fp0     50 p
        vmovdqu [rbp + 9472], ymm3                               ;   309.8 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 6816]                               ;   303.5 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 7040]                           ;   310.5 fp1+agu1   50 p
        vmovdqu [rbp + 9504], ymm3                               ;   311.5 agu2+fp5   50 p spill
        vpxor ymm3, ymm11, [rbp + 8288]                          ;   304.5 fp2+agu0   50 p
        vmovdqu [rbp + 9536], ymm6                               ;   311.8 agu1+fp5   47 p spill
        vmovdqu ymm6, [rbp + 8064]                               ;   305.5 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 8352]                           ;   312.5 fp3+agu1   50 p
        vmovdqu [rbp + 9568], ymm11                              ;   312.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm11, ymm10, [rbp + 7296]                         ;   306.5 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9600], ymm11                              ;   313.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm11, [rbp + 7552]                              ;   306.7 agu1    50 p
        vpxor ymm11, ymm11, [rbp + 6880]                         ;   313.7 fp1+agu0   50 p
        vmovdqu [rbp + 9632], ymm2                               ;   314.8 agu2+fp5   50 p spill
        vpxor ymm2, ymm8, [rbp + 7456]                           ;   307.7 fp2+agu1   50 p
        vmovdqu [rbp + 9664], ymm8                               ;   315.8 agu2+fp5   50 p spill
        vmovdqa ymm8, ymm12                                      ;   308.5         50 p copy
        db 0x2e
        vmovdqu [rbp + 9696], ymm12                              ;   316.8 agu0+fp5   50 p spill
        db 0x2e
        vpxor ymm12, ymm7, ymm11                                 ;   314.7 fp3     50 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7104]                           ;   309.7 fp0+agu1   50 p
        db 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   310.7 fp1     50 p
        db 0x2e
        vmovdqu [rbp + 9728], ymm12                              ;   317.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 8224]                              ;   309.5 agu0    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7520]                         ;   316.5 fp2+agu1   50 p
        vmovdqu [rbp + 9760], ymm8                               ;   318.8 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 7072]                               ;   310.5 agu0    50 p
        db 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   317.5 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 9792], ymm7                               ;   319.8 agu1+fp5   50 p spill
        db 0x2e
        vmovdqa ymm7, ymm13                                      ;   310.8         50 p copy
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   317.5 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 9824], ymm13                              ;   320.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm13, ymm4, [rbp + 7136]                          ;   311.8 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9856], ymm12                              ;   321.8 agu1+fp5   50 p spill
        db 0x2e
        vpxor ymm12, ymm6, [rbp + 7584]                          ;   313.5 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9888], ymm12                              ;   322.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm12, ymm11                                     ;   314.7         50 p copy
        db 0x2e
        vmovdqu [rbp + 9920], ymm9                               ;   323.8 agu1+fp5   50 p spill
        db 0x2e
        vmovdqa ymm9, ymm11                                      ;   314.7         50 p copy
        db 0x2e
        vmovdqu [rbp + 9952], ymm8                               ;   324.8 agu0+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6848]                               ;   314.8 agu1    50 p
        vpxor ymm8, ymm8, [rbp + 8320]                           ;   321.8 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9984], ymm2                               ;   325.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm2, ymm14, [rbp + 8544]                          ;   315.8 fp0+agu1   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7040]                           ;   316.8 fp1+agu0   50 p
        vmovdqu [rbp + 10016], ymm2                              ;   326.8 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6848]                               ;   316.8 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 7872]                           ;   323.8 fp2+agu0   50 p
        vmovdqu [rbp + 10048], ymm2                              ;   327.8 agu2+fp5   50 p spill
        vmovdqa ymm2, ymm15                                      ;   317.2         50 p copy
        db 0x2e
        vmovdqu [rbp + 10080], ymm15                             ;   328.8 agu1+fp5   50 p spill
        db 0x2e
        vpxor ymm15, ymm5, ymm4                                  ;   317.5 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 10112], ymm14                             ;   329.8 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm14, ymm10, [rbp + 6976]                         ;   318.7 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10144], ymm15                             ;   330.8 agu1+fp5   50 p spill
        db 0x2e
        vmovdqa ymm15, ymm14                                     ;   319.7         50 p copy
        db 0x2e
        vmovdqu [rbp + 10176], ymm14                             ;   331.8 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7264]                              ;   319.7 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 8256]                         ;   326.7 fp1+agu1   50 p
        vmovdqu [rbp + 10208], ymm10                             ;   332.8 agu2+fp5   47 p spill
        vpxor ymm10, ymm6, [rbp + 9632]                          ;   321.8 fp2+agu0   50 p
        vmovdqu [rbp + 10240], ymm10                             ;   333.8 agu1+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7392]                              ;   322.0 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7968]                         ;   329.0 fp3+agu1   50 p
        vmovdqu [rbp + 10272], ymm6                              ;   334.8 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7104]                               ;   323.0 agu0    50 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8736]                           ;   330.0 fp0+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                 ;   331.0 fp1     50 p
        db 0x2e
        vmovdqu [rbp + 10304], ymm6                              ;   335.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm6, [rbp + 8128]                               ;   324.8 agu0    50 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 7904]                           ;   331.8 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10336], ymm8                              ;   336.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm8, [rbp + 6816]                               ;   326.7 agu0    50 p
        db 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;   333.7 fp3     50 p
        vmovdqu [rbp + 6816], ymm8                               ;   337.8 agu1+fp5   50 p spill
        vmovdqu ymm8, [rbp + 7872]                               ;   327.8 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 8480]                           ;   334.8 fp0+agu1   50 p
        vmovdqu [rbp + 10368], ymm4                              ;   338.8 agu2+fp5   47 p spill
        vpxor ymm4, ymm10, [rbp + 8256]                          ;   330.0 fp1+agu0   50 p
        vmovdqu [rbp + 10400], ymm4                              ;   339.8 agu1+fp5   50 p spill
        vpxor ymm4, ymm10, [rbp + 9568]                          ;   330.0 fp2+agu0   50 p
        vmovdqu [rbp + 10432], ymm4                              ;   340.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm12, [rbp + 7680]                          ;   332.0 fp3+agu1   50 p
        vmovdqu [rbp + 10464], ymm12                             ;   341.8 agu0+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8160]                              ;   331.8 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 8480]                         ;   338.8 fp0+agu0   50 p
        vmovdqu [rbp + 8480], ymm4                               ;   342.8 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7232]                               ;   332.8 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8288]                           ;   339.8 fp1+agu0   50 p
        vmovdqu [rbp + 10496], ymm10                             ;   343.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm10, ymm11, [rbp + 6944]                         ;   333.8 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10528], ymm10                             ;   344.8 agu0+fp5   50 p spill
        db 0x2e
        vpxor ymm10, ymm5, ymm14                                 ;   333.8 fp3     50 p
        vmovdqu [rbp + 10560], ymm5                              ;   345.8 agu2+fp5   47 p spill
        vpxor ymm5, ymm8, [rbp + 6880]                           ;   335.8 fp0+agu1   50 p
        vmovdqu [rbp + 10592], ymm5                              ;   346.8 agu0+fp5   50 p spill
        vmovdqu ymm5, [rbp + 7232]                               ;   335.8 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 7424]                           ;   342.8 fp1+agu0   50 p
        db 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   340.8 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 10624], ymm13                             ;   347.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm13, [rbp + 7328]                              ;   336.8 agu1    50 p
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 8320]                         ;   343.8 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10656], ymm8                              ;   348.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm8, ymm6                                       ;   338.8         50 p copy
        db 0x2e
        vmovdqu [rbp + 10688], ymm10                             ;   349.8 agu1+fp5   50 p spill
        db 0x2e
        vpxor ymm10, ymm4, [rbp + 7840]                          ;   340.8 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10720], ymm13                             ;   350.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm13, ymm4                                      ;   340.8         50 p copy
        db 0x2e
        vmovdqu [rbp + 10752], ymm4                              ;   351.8 agu1+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm12, [rbp + 8544]                          ;   341.0 fp1+agu0   50 p
        vmovdqu [rbp + 10784], ymm14                             ;   352.8 agu2+fp5   50 p spill
        vpxor ymm14, ymm10, [rbp + 8832]                         ;   341.8 fp2+agu1   50 p
        vmovdqu [rbp + 10816], ymm10                             ;   353.8 agu0+fp5   50 p spill
        vpxor ymm10, ymm14, [rbp + 6976]                         ;   342.8 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10848], ymm14                             ;   354.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm14, ymm12, ymm5                                 ;   343.8 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 10880], ymm5                              ;   355.8 agu0+fp5   50 p spill
        db 0x2e
        vpxor ymm5, ymm12, [rbp + 8416]                          ;   343.8 fp1+agu1   50 p
        vmovdqu [rbp + 10912], ymm5                              ;   356.8 agu2+fp5   50 p spill
        vpxor ymm5, ymm12, [rbp + 9536]                          ;   344.0 fp2+agu0   50 p
        vmovdqu [rbp + 10944], ymm5                              ;   357.8 agu1+fp5   50 p spill
        vpxor ymm5, ymm10, [rbp + 7712]                          ;   345.0 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10976], ymm10                             ;   358.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm10, [rbp + 6944]                              ;   345.8 agu1    50 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7808]                         ;   352.8 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11008], ymm5                              ;   359.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm5, [rbp + 7584]                               ;   346.8 agu1    50 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7616]                           ;   353.8 fp1+agu0   50 p
        vpxor ymm1, ymm1, ymm10                                  ;   353.8 fp2     50 p
        vpxor ymm2, ymm2, ymm10                                  ;   353.8 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 11040], ymm1                              ;   360.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm1, [rbp + 7360]                               ;   349.8 agu1    50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8448]                           ;   356.8 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11072], ymm12                             ;   361.8 agu2+fp5   50 p spill
        vpxor ymm12, ymm10, [rbp + 8000]                         ;   353.8 fp1+agu1   50 p
        vpxor ymm0, ymm0, ymm1                                   ;   357.8 fp2     50 p
        vmovdqu [rbp + 11104], ymm10                             ;   362.8 agu0+fp5   50 p spill
        vpxor ymm10, ymm2, [rbp + 8096]                          ;   354.8 fp3+agu1   50 p
        vmovdqu [rbp + 11136], ymm1                              ;   363.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7328]                               ;   354.2 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 7200]                           ;   361.2 fp0+agu1   50 p
        vmovdqu [rbp + 11168], ymm0                              ;   364.8 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 7360]                               ;   355.2 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 7200]                           ;   362.2 fp1+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 9280]                         ;   356.2 fp2+agu0   50 p
        vmovdqu [rbp + 11200], ymm4                              ;   365.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm4, ymm2                                       ;   355.8         50 p copy
        db 0x2e
        vmovdqu [rbp + 11232], ymm2                              ;   366.8 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm2, [rbp + 6784]                               ;   357.2 agu0    50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7456]                           ;   364.2 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11264], ymm10                             ;   367.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm10, ymm6                                      ;   357.2         50 p copy
        db 0x2e
        vmovdqu [rbp + 11296], ymm6                              ;   368.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm6, ymm11, [rbp + 6880]                          ;   358.2 fp0+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   365.2 fp1     50 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   365.2 fp2     50 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                   ;   365.2 fp3     50 p
        db 0x2e
        vmovdqu ymm2, [rbp + 7392]                               ;   359.8 agu1    50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8416]                           ;   366.8 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11328], ymm11                             ;   369.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm11, ymm5, [rbp + 9536]                          ;   361.2 fp1+agu1   50 p
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 2048]                          ;   362.2 fp2+agu0   50 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 9504]                         ;   363.2 fp3+agu1   50 p
        db 0x2e
        vpxor ymm15, ymm15, ymm13                                ;   366.2 fp0     50 p
        vpxor ymm11, ymm11, [rbp + 10368]                        ;   364.2 fp1+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 7296]                         ;   365.2 fp2+agu1   50 p
        vmovdqu [rbp + 11360], ymm15                             ;   370.8 agu2+fp5   50 p spill
        vpxor ymm15, ymm1, [rbp + 8000]                          ;   363.8 fp3+agu0   50 p
        vpxor ymm15, ymm15, [r8 + 2112]                          ;   364.8 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9984]                         ;   365.8 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 10208]                        ;   366.8 fp2+agu1   50 p
        vmovdqu [rbp + 11392], ymm5                              ;   371.8 agu2+fp5   50 p spill
        vpxor ymm5, ymm0, [rbp + 9600]                           ;   365.8 fp3+agu0   50 p
        vmovdqu [rbp + 11424], ymm5                              ;   372.8 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 7168]                               ;   366.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 8512]                           ;   373.2 fp0+agu0   50 p
        vmovdqu [rbp + 8512], ymm1                               ;   373.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7168]                               ;   367.2 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 6944]                           ;   374.2 fp1+agu0   50 p
        vmovdqu [rbp + 11456], ymm9                              ;   374.8 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7008]                               ;   368.2 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 8448]                           ;   375.2 fp2+agu0   50 p
        vmovdqu [rbp + 11488], ymm7                              ;   375.8 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 8192]                               ;   369.2 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 6752]                           ;   376.2 fp3+agu0   50 p
        vmovdqu [rbp + 11520], ymm13                             ;   376.8 agu2+fp5   50 p spill
        vpxor ymm13, ymm12, [rbp + 8096]                         ;   370.2 fp0+agu1   50 p
        vpxor ymm13, ymm13, [r8 + 2304]                          ;   371.2 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 10304]                        ;   372.2 fp2+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 9120]                         ;   373.2 fp3+agu0   50 p
        vmovdqu [rbp + 10304], ymm12                             ;   377.8 agu2+fp5   50 p spill
        vpxor ymm12, ymm0, [rbp + 6880]                          ;   372.2 fp0+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 2400]                          ;   373.2 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7840]                         ;   374.2 fp2+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 11296]                        ;   375.8 fp3+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                   ;   374.2 fp0     50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 9920]                         ;   376.8 fp1+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 11264]                        ;   377.8 fp2+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   378.8 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 11552], ymm5                              ;   378.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm5, ymm1, ymm7                                   ;   377.2 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 11584], ymm5                              ;   379.8 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 8064]                               ;   375.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 7904]                           ;   382.2 fp1+agu0   50 p
        vmovdqu [rbp + 11616], ymm1                              ;   380.8 agu2+fp5   50 p spill
        vpxor ymm1, ymm9, [rbp + 11200]                          ;   376.2 fp2+agu1   50 p
        vpxor ymm1, ymm1, [r8 + 2464]                            ;   377.2 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10784]                          ;   378.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11264]                          ;   379.2 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9184]                           ;   380.2 fp2+agu1   50 p
        db 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;   383.2 fp3     50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   383.2 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 11648], ymm12                             ;   384.2 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 7968]                              ;   378.8 agu0    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7776]                         ;   385.8 fp1+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11680], ymm15                             ;   384.2 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm15, [rbp + 7936]                              ;   379.8 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 7488]                         ;   386.8 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11712], ymm15                             ;   387.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm15, [rbp + 6912]                              ;   380.8 agu0    50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8672]                         ;   387.8 fp3+agu1   50 p
        vmovdqu [rbp + 11744], ymm5                              ;   384.8 agu2+fp5   50 p spill
        vpxor ymm5, ymm0, [rbp + 9760]                           ;   381.8 fp0+agu0   50 p
        vpxor ymm5, ymm5, ymm2                                   ;   382.8 fp1     50 p
        vpxor ymm5, ymm5, [r8 + 2688]                            ;   383.8 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10112]                          ;   384.8 fp3+agu0   50 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 11072]                          ;   385.8 fp0+agu1   50 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 8960]                           ;   386.8 fp1+agu0   50 p
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;   388.8 fp2     50 p
        vmovdqu [rbp + 11776], ymm0                              ;   385.8 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 7072]                               ;   384.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 8640]                           ;   391.2 fp3+agu0   50 p
        vmovdqu [rbp + 11808], ymm9                              ;   386.8 agu2+fp5   50 p spill
        vpxor ymm9, ymm7, [rbp + 9760]                           ;   385.2 fp0+agu1   50 p
        vpxor ymm9, ymm9, [r8 + 2720]                            ;   386.2 fp1+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 11040]                          ;   387.2 fp2+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8160]                           ;   388.2 fp3+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7264]                           ;   389.2 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 10432]                          ;   390.2 fp1+agu0   50 p
        vmovdqu [rbp + 11840], ymm9                              ;   391.2 agu2+fp5   50 p spill
        vpxor ymm9, ymm12, [rbp + 8288]                          ;   388.2 fp2+agu1   50 p
        vmovdqu [rbp + 11872], ymm7                              ;   388.8 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6752]                               ;   388.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 8576]                           ;   395.8 fp3+agu1   50 p
        vpxor ymm15, ymm15, [r8 + 3136]                          ;   389.8 fp0+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 7904]                         ;   390.8 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8640]                         ;   391.8 fp2+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 8928]                         ;   392.8 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 11520]                        ;   393.8 fp0+agu0   50 p
        vmovdqu [rbp + 11520], ymm12                             ;   389.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm12, ymm2, [rbp + 10272]                         ;   392.2 fp1+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 2912]                          ;   393.2 fp2+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7104]                         ;   394.2 fp3+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 11008]                        ;   395.2 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 10688]                        ;   396.2 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 7776]                         ;   397.2 fp2+agu0   50 p
        vmovdqu [rbp + 7776], ymm9                               ;   390.8 agu2+fp5   50 p spill
        vpxor ymm9, ymm2, ymm3                                   ;   390.0 fp3     50 p
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 3232]                            ;   395.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8544]                           ;   396.2 fp1+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 8768]                           ;   397.2 fp2+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 9152]                           ;   398.2 fp3+agu0   50 p
        vmovdqu [rbp + 6752], ymm2                               ;   391.8 agu2+fp5   50 p spill
        vpxor ymm2, ymm3, ymm0                                   ;   392.2 fp0     50 p
        vpxor ymm2, ymm2, [r8 + 3168]                            ;   397.2 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 11584]                          ;   398.2 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 7456]                           ;   399.2 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 10560]                          ;   400.2 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10720]                          ;   401.2 fp1+agu1   50 p
        vmovdqu [rbp + 10560], ymm7                              ;   396.8 agu2+fp5   50 p spill
        vpxor ymm7, ymm3, [rbp + 11136]                          ;   399.8 fp2+agu0   50 p
        vpxor ymm7, ymm7, [r8 + 3200]                            ;   400.8 fp3+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 9856]                           ;   401.8 fp0+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 10560]                          ;   403.8 fp1+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 10112]                          ;   404.8 fp2+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 10240]                          ;   405.8 fp3+agu1   50 p
        vmovdqu [rbp + 11904], ymm7                              ;   406.8 agu2+fp5   50 p spill
        vpxor ymm7, ymm0, [rbp + 7552]                           ;   402.8 fp0+agu0   50 p
        vpxor ymm7, ymm7, [r8 + 2944]                            ;   403.8 fp1+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 9248]                           ;   404.8 fp2+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 11008]                          ;   405.8 fp3+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 10304]                          ;   406.8 fp0+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 8768]                           ;   407.8 fp1+agu1   50 p
        vmovdqu [rbp + 10304], ymm3                              ;   399.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 8192]                               ;   405.8 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 8352]                           ;   412.8 fp2+agu1   50 p
        vmovdqu [rbp + 11008], ymm7                              ;   408.8 agu2+fp5   50 p spill
        vpxor ymm7, ymm0, [rbp + 9568]                           ;   406.8 fp3+agu0   50 p
        vpxor ymm7, ymm7, [r8 + 3488]                            ;   407.8 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 8480]                           ;   408.8 fp1+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 10912]                          ;   409.8 fp2+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 9184]                           ;   410.8 fp3+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 11136]                          ;   411.8 fp0+agu1   50 p
        vmovdqu [rbp + 7552], ymm7                               ;   412.8 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 8256]                               ;   409.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 7712]                           ;   416.8 fp1+agu1   50 p
        vmovdqu [rbp + 11936], ymm0                              ;   406.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 6944]                               ;   410.8 agu0    50 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 8160]                           ;   417.8 fp2+agu1   50 p
        vpxor ymm10, ymm10, ymm3                                 ;   413.8 fp3     50 p
        vmovdqu [rbp + 11968], ymm10                             ;   414.8 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7296]                              ;   411.8 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 6880]                         ;   418.8 fp0+agu1   50 p
        vmovdqu [rbp + 7296], ymm7                               ;   417.8 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7264]                               ;   412.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 7808]                           ;   419.8 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 7296]                         ;   424.8 fp2+agu0   50 p
        vmovdqu [rbp + 7264], ymm7                               ;   420.8 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6784]                               ;   414.2 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 8640]                           ;   421.2 fp3+agu0   50 p
        vmovdqu [rbp + 12000], ymm15                             ;   425.8 agu2+fp5   50 p spill
        vpxor ymm15, ymm3, [rbp + 8800]                          ;   415.2 fp0+agu1   50 p
        vpxor ymm15, ymm15, [r8 + 2368]                          ;   416.2 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 10080]                        ;   417.2 fp2+agu1   50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 6912]                         ;   418.2 fp3+agu0   50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 7328]                         ;   419.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 9088]                         ;   420.2 fp1+agu0   50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8064]                         ;   421.2 fp2+agu1   50 p
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 3712]                            ;   418.8 fp3+agu0   50 p
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                ;   419.8 fp0     50 p
        db 0x2e
        vpxor ymm13, ymm13, ymm10                                ;   419.8 fp1     50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;   418.8 fp2     50 p
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 10944]                             ;   419.2 agu1    50 p reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm12                              ;   419.8 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm0, ymm10                                 ;   426.2 fp3     50 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                  ;   420.8 fp0     50 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                 ;   422.2 fp1     50 p
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   422.2 fp2     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 2816]                          ;   427.2 fp3+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7904]                         ;   428.2 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 7328]                         ;   429.2 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 10880]                        ;   430.2 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 7584]                         ;   431.2 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 11200]                        ;   432.2 fp0+agu1   50 p
        vpxor ymm7, ymm7, [r8 + 2976]                            ;   422.8 fp1+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 9632]                           ;   423.8 fp2+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 8864]                           ;   424.8 fp3+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 10976]                          ;   425.8 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 10048]                          ;   426.8 fp1+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 10528]                          ;   427.8 fp2+agu1   50 p
        vpxor ymm10, ymm10, [r8 + 3840]                          ;   426.2 fp3+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 9248]                           ;   426.2 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9472]                           ;   427.2 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 10432]                          ;   428.2 fp2+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 10400]                          ;   429.2 fp3+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 11520]                          ;   430.2 fp0+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 6912]                         ;   428.8 fp1+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 9824]                         ;   429.8 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 8672]                         ;   430.8 fp3+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 9440]                         ;   431.8 fp0+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 8512]                         ;   432.8 fp1+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 6880]                         ;   433.8 fp2+agu1   50 p
        vmovdqu [rbp + 8512], ymm10                              ;   434.8 agu2+fp5   50 p spill
        vpxor ymm10, ymm8, [rbp + 11936]                         ;   431.8 fp3+agu0   50 p
        vpxor ymm10, ymm10, [r8 + 3936]                          ;   432.8 fp0+agu1   50 p
        vpxor ymm8, ymm8, [r8 + 4000]                            ;   432.8 fp1+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 8384]                         ;   433.8 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 8000]                         ;   434.8 fp3+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10688]                        ;   435.8 fp0+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 7488]                         ;   436.8 fp1+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 6784]                         ;   437.8 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 11808]                          ;   435.8 fp3+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 9184]                           ;   436.8 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 9632]                           ;   437.8 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 11968]                          ;   438.8 fp2+agu1   50 p
        vmovdqu [rbp + 9184], ymm10                              ;   438.8 agu2+fp5   50 p spill
        vpxor ymm10, ymm14, [rbp + 11872]                        ;   437.8 fp3+agu0   50 p
        vpxor ymm10, ymm10, [r8 + 3968]                          ;   438.8 fp0+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 10336]                        ;   439.8 fp1+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 6880]                         ;   440.8 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 11456]                        ;   441.8 fp3+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10112]                        ;   442.8 fp0+agu1   50 p
        vmovdqu [rbp + 11872], ymm14                             ;   434.8 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7168]                              ;   440.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7872]                         ;   447.8 fp1+agu1   50 p
        vmovdqu [rbp + 10688], ymm12                             ;   435.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7456]                              ;   441.8 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 9536]                         ;   448.8 fp2+agu1   50 p
        vmovdqu [rbp + 7456], ymm7                               ;   436.8 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7104]                               ;   442.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 9344]                           ;   449.8 fp3+agu1   50 p
        vmovdqu [rbp + 7104], ymm5                               ;   437.8 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 6976]                               ;   443.8 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 8352]                           ;   450.8 fp0+agu1   50 p
        vmovdqu [rbp + 8352], ymm0                               ;   438.8 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 6944]                               ;   444.8 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 9344]                           ;   451.8 fp1+agu1   50 p
        vmovdqu [rbp + 6944], ymm0                               ;   452.8 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 8224]                               ;   445.8 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 7648]                           ;   452.8 fp2+agu1   50 p
        vmovdqu [rbp + 6976], ymm13                              ;   440.8 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 7072]                              ;   446.8 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 7936]                         ;   453.8 fp3+agu1   50 p
        vpxor ymm9, ymm9, ymm14                                  ;   448.8 fp0     50 p
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 3424]                          ;   448.8 fp1+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10336]                        ;   449.8 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 7904]                         ;   450.8 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10752]                        ;   451.8 fp0+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 7776]                         ;   452.8 fp1+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 8480]                         ;   453.8 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9920]                         ;   454.8 fp3+agu0   50 p
        vpxor ymm2, ymm2, ymm5                                   ;   451.8 fp0     50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                  ;   451.8 fp1     50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [r8 + 2560]                            ;   452.8 fp2+agu1   50 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 10240]                          ;   453.8 fp3+agu0   50 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7616]                           ;   454.8 fp0+agu1   50 p
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                   ;   453.8 fp1     50 p
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   453.8 fp2     50 p
        db 0x2e
        vmovdqu ymm0, [rbp + 8672]                               ;   452.8 agu0    50 p reload
        db 0x2e
        vmovdqu [rbp + 10240], ymm8                              ;   454.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm8, ymm7, ymm0                                   ;   459.8 fp3     50 p
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                ;   454.8 fp0     50 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 9344]                           ;   455.8 fp1+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 3328]                          ;   453.8 fp2+agu0   50 p
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 3392]                            ;   460.8 fp3+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 8288]                         ;   454.8 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 11552]                        ;   455.8 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9728]                         ;   456.8 fp2+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 8000]                         ;   457.8 fp3+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 11968]                          ;   461.8 fp0+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 7200]                           ;   462.8 fp1+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 8928]                           ;   463.8 fp2+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 7520]                           ;   464.8 fp3+agu1   50 p
        vpxor ymm7, ymm7, [r8 + 3904]                            ;   458.8 fp0+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 7584]                           ;   459.8 fp1+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 8608]                           ;   460.8 fp2+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 10400]                          ;   461.8 fp3+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 10880]                          ;   462.8 fp0+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 9216]                           ;   463.8 fp1+agu1   50 p
        vmovdqu [rbp + 10400], ymm10                             ;   455.8 agu2+fp5   50 p spill
        vpxor ymm10, ymm4, [rbp + 11296]                         ;   461.8 fp2+agu0   50 p
        vpxor ymm10, ymm10, [r8 + 2432]                          ;   462.8 fp3+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 10048]                        ;   463.8 fp0+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10496]                        ;   464.8 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 10016]                        ;   465.8 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 7680]                         ;   466.8 fp3+agu1   50 p
        vmovdqu [rbp + 11296], ymm7                              ;   464.8 agu2+fp5   50 p spill
        vpxor ymm7, ymm0, [rbp + 10368]                          ;   464.8 fp0+agu0   50 p
        vmovdqu [rbp + 11968], ymm14                             ;   461.0 agu2+fp5   50 p spill
        vpxor ymm14, ymm0, [rbp + 9984]                          ;   465.2 fp1+agu1   50 p
        vpxor ymm14, ymm14, [r8 + 2880]                          ;   466.2 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10816]                        ;   467.2 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 10496]                        ;   468.2 fp0+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 11136]                        ;   469.2 fp1+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 8800]                         ;   470.2 fp2+agu0   50 p
        vmovdqu [rbp + 11136], ymm12                             ;   463.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7168]                              ;   468.2 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7424]                         ;   475.2 fp3+agu0   50 p
        vmovdqu [rbp + 7168], ymm8                               ;   465.8 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 8288]                               ;   469.2 agu1    50 p
        vpxor ymm8, ymm8, [rbp + 7744]                           ;   476.2 fp0+agu0   50 p
        vmovdqu ymm0, [rbp + 8160]                               ;   470.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 8096]                           ;   477.2 fp1+agu0   50 p
        vmovdqu [rbp + 8288], ymm2                               ;   465.3 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 8416]                               ;   471.2 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 7808]                           ;   478.2 fp2+agu0   50 p
        vmovdqu [rbp + 10496], ymm12                             ;   476.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8448]                              ;   472.2 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 10336]                        ;   479.2 fp3+agu0   50 p
        vmovdqu [rbp + 10336], ymm9                              ;   467.3 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7968]                               ;   473.2 agu1    50 p
        vpxor ymm9, ymm9, [r8 + 2144]                            ;   480.2 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 10272]                          ;   481.2 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 7712]                           ;   482.2 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 9216]                           ;   483.2 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8128]                           ;   484.2 fp0+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6784]                           ;   485.2 fp1+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 8320]                           ;   486.2 fp2+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 10144]                          ;   487.2 fp3+agu1   50 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7360]                           ;   488.2 fp0+agu0   50 p
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                 ;   477.2 fp1     50 p
        db 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   478.2 fp2     50 p
        db 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   478.2 fp3     50 p
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                   ;   479.2 fp0     50 p
        db 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   480.2 fp1     50 p
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 2656]                            ;   478.2 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 7328]                           ;   479.2 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 10048]                          ;   480.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 6912]                           ;   481.2 fp1+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 11168]                          ;   482.2 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8608]                           ;   483.2 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 9760]                           ;   484.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 3648]                          ;   481.8 fp1+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8000]                         ;   482.8 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 8928]                         ;   483.8 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7424]                         ;   484.8 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9312]                         ;   485.8 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 11776]                        ;   486.8 fp2+agu1   50 p
        vmovdqu [rbp + 9312], ymm3                               ;   481.8 agu2+fp5   50 p spill
        vmovdqa ymm3, ymm11                                      ;   482.0         46 p copy
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 11680]                        ;   484.8 fp3+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 8928], ymm12                              ;   487.8 agu2+fp5   50 p spill
        vpxor ymm12, ymm6, ymm9                                  ;   489.2 fp0     46 p
        vpxor ymm12, ymm12, [r8 + 2272]                          ;   490.2 fp1+agu1   46 p
        vpxor ymm12, ymm12, [rbp + 7488]                         ;   491.2 fp2+agu0   46 p
        vpxor ymm12, ymm12, [rbp + 10528]                        ;   492.2 fp3+agu1   46 p
        vmovdqu [rbp + 10528], ymm8                              ;   483.8 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 7520]                               ;   486.8 agu0    50 p
        vpxor ymm8, ymm8, [r8 + 2176]                            ;   493.8 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 6848]                           ;   494.8 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 8256]                           ;   495.8 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 8192]                           ;   496.8 fp3+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 10112]                          ;   497.8 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 7392]                           ;   498.8 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 10144]                          ;   499.8 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 8448]                           ;   500.8 fp3+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 8640]                           ;   501.8 fp0+agu1   50 p
        vmovdqu [rbp + 8640], ymm4                               ;   487.2 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8416]                               ;   491.8 agu0    50 p
        vpxor ymm4, ymm4, [r8 + 2208]                            ;   498.8 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 7520]                           ;   499.8 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 9248]                           ;   500.8 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 10368]                          ;   501.8 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 7008]                           ;   502.8 fp1+agu1   50 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7872]                           ;   503.8 fp2+agu0   50 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 9952]                           ;   504.8 fp3+agu1   50 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8864]                           ;   505.8 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 7872], ymm14                              ;   494.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm14, ymm12                                     ;   495.0         46 p copy
        db 0x2e
        vmovdqu [rbp + 9248], ymm13                              ;   495.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm13, ymm12                                     ;   495.8         46 p copy
        vpxor ymm3, ymm3, ymm8                                   ;   502.8 fp1     46 p
        db 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   503.8 fp2     46 p
        db 0x2e
        vmovdqu [rbp + 7520], ymm0                               ;   496.8 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm0, [rbp + 9664]                               ;   497.0 agu0    50 p
        vpxor ymm0, ymm0, [r8 + 2624]                            ;   504.0 fp3+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 10720]                          ;   505.0 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 8768]                           ;   506.0 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 10752]                          ;   507.0 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 9792]                           ;   508.0 fp3+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 6848]                           ;   509.0 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 7584]                           ;   510.0 fp1+agu1   50 p
        vmovdqu [rbp + 7584], ymm5                               ;   501.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 9120]                               ;   501.2 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 3072]                            ;   508.2 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9024]                           ;   509.2 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 7200]                           ;   510.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 7744]                           ;   511.2 fp1+agu0   50 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 11616]                          ;   512.2 fp2+agu1   50 p
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                  ;   503.8 fp3     46 p
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   504.0 fp0     46 p
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 2496]                            ;   504.8 fp1+agu0   46 p
        vpxor ymm2, ymm2, [r8 + 2528]                            ;   505.0 fp2+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 11232]                          ;   505.8 fp3+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 7072]                           ;   506.8 fp0+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 9568]                           ;   507.8 fp1+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 11808]                          ;   508.8 fp2+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 11552]                          ;   509.8 fp3+agu0   46 p
        vpxor ymm2, ymm2, [rbp + 11648]                          ;   507.8 fp0+agu1   46 p
        vpxor ymm2, ymm2, [rbp + 9696]                           ;   508.8 fp1+agu0   46 p
        vpxor ymm2, ymm2, [rbp + 8032]                           ;   509.8 fp2+agu1   46 p
        vmovdqu [rbp + 9696], ymm7                               ;   506.8 agu2+fp5   50 p spill
        vpxor ymm7, ymm4, [rbp + 8384]                           ;   509.2 fp3+agu0   46 p
        vpxor ymm7, ymm7, [r8 + 2080]                            ;   510.2 fp0+agu1   46 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 9056]                           ;   511.2 fp1+agu0   46 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 11392]                          ;   512.2 fp2+agu1   46 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 9536]                           ;   513.2 fp3+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 10880]                          ;   514.2 fp0+agu1   46 p
        vpxor ymm7, ymm7, [rbp + 10176]                          ;   515.2 fp1+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 7840]                           ;   516.2 fp2+agu1   46 p
        vmovdqu [rbp + 7840], ymm5                               ;   513.2 agu2+fp5   50 p spill
        vpand ymm5, ymm14, ymm7                                  ;   517.2 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 10176], ymm0                              ;   511.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm0, ymm14, ymm5                                  ;   518.2 fp0     46 p
        db 0x2e
        vmovdqu [rbp + 10880], ymm15                             ;   511.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm1, [rbp + 6880]                          ;   513.2 fp1+agu0   46 p
        vpxor ymm15, ymm15, [r8 + 2336]                          ;   514.2 fp2+agu1   46 p
        vpxor ymm15, ymm15, [rbp + 9504]                         ;   515.2 fp3+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 7616]                         ;   516.2 fp0+agu1   46 p
        vpxor ymm15, ymm15, [rbp + 8608]                         ;   517.2 fp1+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 11360]                        ;   518.2 fp2+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm1                               ;   512.2 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, [rbp + 6976]                          ;   516.2 fp3+agu0   46 p
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm7                                  ;   517.2 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;   517.2 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   518.2 fp2     46 p
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                 ;   518.2 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 9056], ymm10                              ;   513.5 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 10720]                             ;   516.8 agu1    50 p
        vpxor ymm10, ymm10, [r8 + 3456]                          ;   523.8 fp0+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10464]                        ;   524.8 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 7296]                         ;   525.8 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 11808]                        ;   526.8 fp3+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 10016]                        ;   527.8 fp0+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10656]                        ;   528.8 fp1+agu1   50 p
        vmovdqu [rbp + 10656], ymm10                             ;   529.8 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm7                                      ;   517.2         46 p copy
        db 0x2e
        vmovdqu [rbp + 10016], ymm6                              ;   517.5 agu2+fp5   46 p spill
        db 0x2e
        vpxor ymm6, ymm1, ymm2                                   ;   517.3 fp2     46 p
        db 0x2e
        vmovdqu [rbp + 11808], ymm6                              ;   518.5 agu2+fp5   46 p spill
        db 0x2e
        vpor ymm6, ymm2, ymm15                                   ;   519.2 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 7072], ymm2                               ;   519.5 agu2+fp5   46 p spill
        db 0x2e
        vmovdqu ymm2, [rbp + 9536]                               ;   520.2 agu0    50 p
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 3584]                            ;   527.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 11744]                          ;   528.2 fp1+agu0   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7488]                           ;   529.2 fp2+agu1   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7648]                           ;   530.2 fp3+agu0   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 10816]                          ;   531.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7680]                           ;   532.2 fp1+agu0   50 p
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                  ;   519.5 fp2     46 p
        db 0x2e
        vmovdqu [rbp + 7680], ymm2                               ;   533.2 agu2+fp5   50 p spill
        vpand ymm2, ymm6, ymm1                                   ;   520.5 fp3     46 p
        vmovdqu [rbp + 10816], ymm2                              ;   521.5 agu2+fp5   46 p spill
        vmovdqu ymm2, [rbp + 9024]                               ;   523.8 agu1    50 p
        vpxor ymm2, ymm2, [r8 + 3680]                            ;   530.8 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 11488]                          ;   531.8 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 8416]                           ;   532.8 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 11168]                          ;   533.8 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 10432]                          ;   534.8 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 11776]                          ;   535.8 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 8896]                           ;   536.8 fp2+agu0   50 p
        vpand ymm1, ymm1, [rbp + 10016]                          ;   527.8 fp3+agu1   46 p
        vmovdqu [rbp + 11776], ymm2                              ;   537.8 agu2+fp5   50 p spill
        vpand ymm2, ymm15, [rbp + 11808]                         ;   528.2 fp0+agu0   46 p
        vmovdqu [rbp + 10432], ymm15                             ;   529.0 agu1+fp5   46 p spill
        vmovdqu ymm15, [rbp + 11040]                             ;   529.2 agu0    50 p
        vpxor ymm15, ymm15, [r8 + 3744]                          ;   536.2 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 11488]                        ;   537.2 fp2+agu0   50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 7296]                         ;   538.2 fp3+agu1   50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 9952]                         ;   539.2 fp0+agu0   50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 11456]                        ;   540.2 fp1+agu1   50 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 11648]                          ;   532.2 fp2+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 11648], ymm15                             ;   541.2 agu2+fp5   50 p spill
        vpor ymm15, ymm2, [rbp + 10016]                          ;   532.8 fp3+agu1   46 p
        vpxor ymm2, ymm2, ymm1                                   ;   532.2 fp0     46 p
        vpxor ymm6, ymm6, ymm15                                  ;   533.8 fp1     46 p
        db 0x2e
        vmovdqu ymm15, [rbp + 11808]                             ;   533.2 agu0    46 p reload
        db 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   540.2 fp2     46 p
        vpxor ymm15, ymm15, [rbp + 10016]                        ;   540.2 fp3+agu1   46 p
        vmovdqu [rbp + 11808], ymm1                              ;   533.2 agu2+fp5   46 p spill
        vmovdqu ymm1, [rbp + 11680]                              ;   534.2 agu0    46 p
        vpxor ymm1, ymm1, [r8 + 2240]                            ;   541.2 fp0+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 7808]                           ;   542.2 fp1+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 8032]                           ;   543.2 fp2+agu1   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7136]                           ;   544.2 fp3+agu0   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8992]                           ;   545.2 fp0+agu1   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 9408]                           ;   546.2 fp1+agu0   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7936]                           ;   547.2 fp2+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 9152]                           ;   548.2 fp3+agu0   46 p
        vmovdqu [rbp + 9152], ymm15                              ;   541.2 agu2+fp5   46 p spill
        vmovdqa ymm15, ymm6                                      ;   537.8         46 p copy
        vmovdqu [rbp + 7936], ymm15                              ;   538.2 agu2+fp5   46 p spill
        db 0x2e
        vmovdqa ymm15, ymm6                                      ;   538.2         46 p copy
        db 0x2e
        vmovdqu [rbp + 9408], ymm6                               ;   539.2 agu1+fp5   46 p spill
        db 0x2e
        vmovdqu ymm6, [rbp + 9152]                               ;   541.2 agu0    46 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10432]                          ;   548.2 fp0+agu1   46 p
        vmovdqu [rbp + 7808], ymm6                               ;   549.2 agu2+fp5   46 p spill
        vmovdqu ymm6, [rbp + 9152]                               ;   541.2 agu0    46 p
        vpand ymm6, ymm6, [rbp + 10016]                          ;   548.2 fp1+agu1   46 p
        vpand ymm2, ymm2, [rbp + 7808]                           ;   556.2 fp2+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, [rbp + 10816]                           ;   549.2 fp3+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 9056]                           ;   550.2 fp0+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                   ;   549.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   550.2 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   550.2 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 6880]                               ;   542.8 agu1    46 p
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm1                                    ;   549.2 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   550.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6976]                               ;   544.2 agu0    46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 10880]                          ;   551.2 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 11808]                          ;   552.2 fp3+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   549.2 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;   550.2 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                 ;   550.2 fp2     46 p
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm14                                 ;   551.2 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;   552.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                                  ;   551.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                   ;   552.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   551.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm9, ymm4                                  ;   553.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm4                                   ;   553.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm13, ymm6                                      ;   551.2         46 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                   ;   554.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   554.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   555.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;   555.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                   ;   557.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm2, ymm6                                       ;   551.2         46 p copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm10                                   ;   556.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm10                                   ;   556.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   557.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   557.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   557.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm9                                   ;   558.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   558.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm7                                  ;   558.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   559.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 7808]                               ;   553.3 agu1    46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                 ;   558.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   559.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm15, ymm7                                      ;   558.2         46 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm7                               ;   558.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 7936]                               ;   555.3 agu0    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   562.3 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7936], ymm13                              ;   560.2 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm3                                      ;   558.2         46 p copy
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   563.3 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;   564.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11808], ymm7                              ;   563.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm11, ymm9                                   ;   559.2 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                 ;   560.2 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 10880], ymm0                              ;   565.3 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm1                                   ;   560.2 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm6                               ;   559.3 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm6, ymm9, ymm0                                   ;   561.2 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   561.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm6                                  ;   562.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm11                                   ;   562.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                  ;   563.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   561.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                 ;   564.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm11                                 ;   565.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm11, ymm0                                      ;   562.2         46 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   566.2 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;   566.2 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 7936]                              ;   561.2 agu0    46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 7072]                         ;   568.2 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   567.2 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   567.2 fp0     46 p
        db 0x2e
        vmovdqu ymm12, [rbp + 10880]                             ;   565.3 agu0    46 p
        db 0x2e
        vpor ymm12, ymm12, [rbp + 7936]                          ;   572.3 fp1+agu1   46 p
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                   ;   568.2 fp2     46 p
        db 0x2e, 0x2e
        vpor ymm11, ymm11, ymm6                                  ;   568.2 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   569.2 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 10432]                              ;   563.3 agu0    46 p
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 9408]                              ;   563.5 agu1    46 p reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                  ;   570.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   570.2 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                ;   570.2 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 10880]                             ;   565.3 agu0    46 p
        db 0x2e, 0x2e
        vpor ymm14, ymm14, ymm11                                 ;   572.3 fp0     46 p
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm15                                     ;   569.2         46 p copy
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   573.3 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 10016]                             ;   565.7 agu1    46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   573.3 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                ;   573.3 fp3     46 p
        db 0x2e
        vmovdqu ymm12, [rbp + 8672]                              ;   566.3 agu0    46 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 2592]                          ;   573.3 fp0+agu1   46 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 9600]                         ;   574.3 fp1+agu0   46 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7232]                         ;   575.3 fp2+agu1   46 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 9888]                         ;   576.3 fp3+agu0   46 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8096]                         ;   577.3 fp0+agu1   46 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6816]                         ;   578.3 fp1+agu0   46 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 11840]                        ;   579.3 fp2+agu1   46 p
        vpxor ymm5, ymm5, ymm13                                  ;   574.3 fp3     46 p
        vpand ymm2, ymm2, ymm13                                  ;   574.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   575.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   574.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm2, ymm6                                       ;   574.3         46 p copy
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm5, ymm11                                  ;   575.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                  ;   576.3 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm6                               ;   574.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm14                                 ;   576.3 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm9                               ;   574.5 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm11, ymm6                                  ;   577.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                   ;   577.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm9                                  ;   578.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm5                                    ;   578.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   579.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   577.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                   ;   580.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm5                                    ;   581.3 fp1     46 p
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm6                                       ;   578.3         46 p copy
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                 ;   582.3 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9600], ymm11                              ;   576.3 agu1+fp5   46 p spill
        db 0x2e
        vmovdqu ymm11, [rbp + 6976]                              ;   576.5 agu0    46 p reload
        db 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   583.5 fp3     46 p
        db 0x2e
        vmovdqu ymm2, [rbp + 10176]                              ;   577.3 agu1    46 p
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 2752]                            ;   584.3 fp0+agu0   46 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8576]                           ;   585.3 fp1+agu1   46 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 9760]                           ;   586.3 fp2+agu0   46 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8224]                           ;   587.3 fp3+agu1   46 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8352]                           ;   588.3 fp0+agu0   46 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 10784]                          ;   589.3 fp1+agu1   46 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 11328]                          ;   590.3 fp2+agu0   46 p
        db 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   583.3 fp3     46 p
        vpxor ymm15, ymm15, [rbp + 10880]                        ;   583.3 fp0+agu1   46 p
        vpxor ymm3, ymm3, ymm9                                   ;   584.3 fp1     46 p
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm9                                    ;   584.3 fp2     46 p
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm12                                      ;   580.3         46 p copy
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 11808]                          ;   585.3 fp3+agu0   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11808], ymm14                             ;   580.5 agu2+fp5   46 p spill
        db 0x2e
        vmovdqa ymm14, ymm12                                     ;   580.7         46 p copy
        db 0x2e
        vmovdqu [rbp + 10880], ymm3                              ;   585.3 agu2+fp5   46 p spill
        db 0x2e
        vmovdqa ymm3, ymm12                                      ;   581.3         46 p copy
        db 0x2e
        vmovdqu [rbp + 10784], ymm11                             ;   584.5 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm12                                     ;   582.3         46 p copy
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;   586.3 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;   586.3 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 7584]                               ;   583.5 agu0    46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7104]                           ;   590.5 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   591.5 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm13                              ;   587.3 agu2+fp5   46 p spill
        db 0x2e
        vmovdqu ymm13, [rbp + 7520]                              ;   584.5 agu0    46 p
        vpxor ymm13, ymm13, [r8 + 2784]                          ;   591.5 fp0+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 9248]                         ;   592.5 fp1+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 8832]                         ;   593.5 fp2+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 9376]                         ;   594.5 fp3+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 8160]                         ;   595.5 fp0+agu1   46 p
        vmovdqu [rbp + 8832], ymm6                               ;   585.7 agu2+fp5   46 p spill
        vmovdqu ymm6, [rbp + 7520]                               ;   587.5 agu0    46 p
        vmovdqu [rbp + 7520], ymm15                              ;   587.3 agu2+fp5   46 p spill
        db 0x2e
        vmovdqu ymm15, [rbp + 7104]                              ;   587.7 agu1    46 p
        db 0x2e
        vmovdqu [rbp + 7104], ymm1                               ;   587.7 agu2+fp5   46 p spill
        db 0x2e
        vmovdqu ymm1, [rbp + 11840]                              ;   588.5 agu0    46 p
        db 0x2e
        vmovdqu [rbp + 11840], ymm4                              ;   588.7 agu1+fp5   46 p spill
        db 0x2e
        vmovdqu ymm4, [rbp + 7584]                               ;   589.5 agu0    46 p
        vpxor ymm4, ymm4, [rbp + 10176]                          ;   596.5 fp1+agu1   46 p
        vpxor ymm5, ymm5, ymm13                                  ;   596.5 fp2     46 p
        vpor ymm9, ymm9, ymm13                                   ;   596.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10176], ymm8                              ;   589.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm14, ymm9                                  ;   597.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                 ;   592.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                  ;   597.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   597.5 fp3     46 p
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm2                                       ;   591.3         46 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7584], ymm7                               ;   590.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm5                                   ;   597.5 fp0     46 p
        db 0x2e
        vmovdqu [rbp + 9248], ymm0                               ;   591.7 agu0+fp5   46 p spill
        db 0x2e
        vpand ymm0, ymm2, ymm7                                   ;   598.5 fp1     46 p
        db 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   598.5 fp2     46 p
        db 0x2e
        vmovdqu ymm7, [rbp + 7616]                               ;   591.7 agu1    46 p
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 2848]                            ;   598.7 fp3+agu0   46 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 10720]                          ;   599.7 fp0+agu1   46 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7744]                           ;   600.7 fp1+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 11424]                          ;   601.7 fp2+agu1   46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 8704]                           ;   602.7 fp3+agu0   46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                   ;   597.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   597.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm0                                    ;   599.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm3                                    ;   598.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   598.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   599.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                ;   599.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   600.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   600.5 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 8160]                              ;   598.2 agu1    46 p reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   605.2 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 8736]                           ;   606.2 fp2+agu0   46 p
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 7456]                               ;   599.2 agu1    50 p reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                   ;   607.2 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                 ;   600.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm1                                   ;   601.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm1                                   ;   601.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   602.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   602.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm8, ymm1                                       ;   601.5         46 p copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm15                                      ;   601.5         46 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   603.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;   603.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm11                                   ;   604.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm11                                   ;   604.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;   605.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm6, ymm13                                      ;   604.5         46 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   605.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   605.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;   606.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                   ;   606.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   607.5 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 7872]                               ;   602.7 agu0    46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [r8 + 3008]                            ;   609.7 fp3+agu1   46 p
        db 0x2e
        vmovdqu ymm8, [rbp + 7648]                               ;   603.7 agu0    50 p reload
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;   610.7 fp0     46 p
        db 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   606.5 fp1     46 p
        db 0x2e
        vmovdqa ymm9, ymm12                                      ;   606.5         46 p copy
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 11584]                          ;   611.7 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 10976]                          ;   612.7 fp3+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 8992]                           ;   613.7 fp0+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7008]                           ;   614.7 fp1+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 7008], ymm12                              ;   606.5 agu2+fp5   46 p spill
        db 0x2e
        vpor ymm12, ymm4, ymm6                                   ;   607.5 fp2     46 p
        db 0x2e
        vpand ymm9, ymm9, ymm12                                  ;   608.5 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 10976], ymm10                             ;   606.5 agu1+fp5   46 p spill
        db 0x2e
        vpxor ymm10, ymm6, ymm2                                  ;   608.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, ymm10                                  ;   609.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                 ;   609.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm8                                  ;   610.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm4                                    ;   610.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   611.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   609.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 3264]                          ;   608.0 fp3+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 12000]                        ;   609.0 fp0+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 7264]                         ;   610.0 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                   ;   612.5 fp2     46 p
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm4                                    ;   613.5 fp3     46 p
        db 0x2e
        vmovdqa ymm4, ymm7                                       ;   609.0         46 p copy
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 10304]                        ;   611.0 fp0+agu1   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 8992]                         ;   612.0 fp1+agu0   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 10048]                        ;   613.0 fp2+agu1   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 11552]                        ;   614.0 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                 ;   614.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   614.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm10                                      ;   610.5         46 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;   615.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   615.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm13, ymm7                                      ;   611.0         46 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11552], ymm6                              ;   611.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm7                                       ;   611.3         46 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 10048], ymm2                              ;   612.2 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm7                                       ;   611.7         46 p copy
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                   ;   616.5 fp0     46 p
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm8                                    ;   616.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   617.5 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 10688]                              ;   612.3 agu0    46 p
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 11008]                              ;   612.5 agu1    50 p reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   619.5 fp3     46 p
        db 0x2e
        vpxor ymm12, ymm12, ymm3                                 ;   618.5 fp0     46 p
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   618.5 fp1     46 p
        db 0x2e
        vmovdqu ymm3, [rbp + 8064]                               ;   613.3 agu0    46 p
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 3040]                            ;   620.3 fp2+agu1   46 p
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 6944]                           ;   621.3 fp3+agu0   46 p
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 11264]                          ;   622.3 fp0+agu1   46 p
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 9568]                           ;   623.3 fp1+agu0   46 p
        vpxor ymm3, ymm3, [rbp + 8640]                           ;   624.3 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 10624]                          ;   625.3 fp3+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   620.5 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11008], ymm1                              ;   617.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm1, ymm5, ymm13                                  ;   621.5 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8640], ymm15                              ;   615.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm5                                      ;   615.8         46 p copy
        db 0x2e
        vmovdqu [rbp + 9568], ymm12                              ;   619.5 agu1+fp5   46 p spill
        db 0x2e
        vmovdqa ymm12, ymm5                                      ;   616.5         46 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11264], ymm10                             ;   617.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm5                                      ;   616.8         46 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 10304], ymm11                             ;   619.5 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm14                                     ;   617.5         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm11                              ;   619.8 agu1+fp5   47 p spill
        db 0x2e
        vmovdqa ymm11, ymm14                                     ;   617.8         47 p copy
        db 0x2e
        vmovdqu [rbp + 11584], ymm11                             ;   620.8 agu2+fp5   47 p spill
        db 0x2e
        vmovdqa ymm11, ymm14                                     ;   618.2         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm11                              ;   621.8 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm14                                     ;   618.5         47 p copy
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;   626.3 fp2     46 p
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm3                                    ;   626.3 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8736], ymm14                              ;   622.8 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm8                                  ;   627.3 fp0     46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10688]                          ;   622.5 fp1+agu0   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7872]                           ;   623.5 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                   ;   627.3 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;   627.3 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 8064]                               ;   620.8 agu0    46 p
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                 ;   627.3 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   627.8 fp2     46 p
        db 0x2e
        vmovdqu ymm4, [rbp + 10208]                              ;   621.5 agu1    47 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 3104]                            ;   628.5 fp3+agu0   47 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6944]                           ;   629.5 fp0+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 11392]                          ;   630.5 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7776]                           ;   631.5 fp2+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 8608]                           ;   632.5 fp3+agu0   47 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8384]                           ;   633.5 fp0+agu1   47 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 10336]                          ;   634.5 fp1+agu0   47 p
        db 0x2e
        vpor ymm15, ymm15, ymm6                                  ;   628.3 fp2     46 p
        db 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;   628.3 fp3     46 p
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;   629.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                  ;   628.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                ;   628.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm10                                 ;   629.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                 ;   629.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   630.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   630.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   630.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm0                                  ;   631.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm0                                  ;   631.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 7840]                               ;   628.8 agu1    47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 11904]                             ;   629.0 agu0    50 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                  ;   636.0 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   632.3 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   632.3 fp0     46 p
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm0                                      ;   631.3         46 p copy
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm9                                      ;   631.3         46 p copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   633.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;   633.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm2                                  ;   634.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm2                                    ;   634.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;   635.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm8, ymm3                                       ;   634.3         46 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;   635.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   635.3 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   636.3 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                ;   636.3 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   637.3 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 8288]                              ;   632.5 agu1    47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [r8 + 3296]                          ;   639.5 fp3+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 8992]                              ;   633.5 agu1    50 p reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   640.5 fp0     47 p
        db 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   636.3 fp1     46 p
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm7                                      ;   636.3         46 p copy
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 9696]                         ;   641.5 fp2+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 11328]                        ;   642.5 fp3+agu1   47 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8960]                         ;   643.5 fp0+agu0   47 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 10496]                        ;   644.5 fp1+agu1   47 p
        db 0x2e
        vmovdqu [rbp + 8960], ymm7                               ;   636.3 agu2+fp5   46 p spill
        db 0x2e
        vpxor ymm7, ymm6, ymm15                                  ;   645.5 fp2     47 p
        db 0x2e
        vpxor ymm6, ymm6, ymm4                                   ;   637.0 fp3     47 p
        db 0x2e, 0x2e
        vpor ymm12, ymm4, ymm15                                  ;   645.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11328], ymm15                             ;   645.5 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm15, ymm4, ymm7                                  ;   646.5 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9696], ymm7                               ;   646.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm4                                       ;   636.7         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11904], ymm15                             ;   647.5 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 8160]                              ;   637.0 agu0    47 p reload
        db 0x2e
        vpand ymm15, ymm15, ymm6                                 ;   644.0 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm15                              ;   645.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm15, ymm1, ymm8                                   ;   637.5 fp3     46 p
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                ;   638.5 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm12                              ;   646.5 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm8, ymm5                                  ;   638.5 fp1     46 p
        db 0x2e
        vpand ymm6, ymm6, [rbp + 8384]                           ;   653.5 fp2+agu0   47 p
        db 0x2e
        vmovdqu [rbp + 8608], ymm6                               ;   654.5 agu2+fp5   47 p spill
        db 0x2e
        vpand ymm6, ymm8, ymm12                                  ;   640.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;   640.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm6                                    ;   641.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm1                                    ;   641.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                  ;   642.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;   641.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                   ;   643.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm1                                  ;   644.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm1, ymm12                                      ;   642.7         46 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                  ;   645.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   645.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;   646.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;   646.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;   647.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm6                                    ;   647.5 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 11584]                              ;   645.0 agu1    47 p reload
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 11904]                              ;   647.5 agu0    47 p reload
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm6                                    ;   654.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   648.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   649.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   649.5 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 7456]                              ;   646.2 agu1    47 p reload
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9696]                               ;   646.5 agu0    47 p reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   653.5 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 8160]                              ;   647.2 agu1    47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   654.2 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8288]                               ;   647.3 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 8384]                           ;   654.3 fp3+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                 ;   655.2 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 8608]                               ;   654.5 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   655.5 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 10336]                              ;   649.2 agu1    47 p
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   654.5 fp2     47 p
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                                ;   654.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 7840]                              ;   649.3 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 12000]                        ;   656.3 fp0+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 8160]                         ;   657.3 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpor ymm6, ymm6, ymm11                                   ;   661.5 fp2     47 p
        db 0x2e
        vmovdqu ymm11, [rbp + 11328]                             ;   651.2 agu1    47 p
        db 0x2e
        vpand ymm13, ymm13, ymm7                                 ;   656.2 fp3     47 p
        db 0x2e
        vpxor ymm3, ymm3, ymm13                                  ;   657.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 8736]                              ;   653.5 agu0    47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   656.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                 ;   662.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm3                                   ;   658.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;   659.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   660.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8736], ymm8                               ;   654.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm8, ymm1, ymm3                                   ;   658.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm7                                    ;   661.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   662.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   663.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                  ;   663.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                  ;   663.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   664.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9888]                               ;   656.3 agu1    47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [r8 + 3360]                            ;   663.3 fp1+agu0   47 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8544]                           ;   664.3 fp2+agu1   47 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10496]                          ;   665.3 fp3+agu0   47 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 11360]                          ;   666.3 fp0+agu1   47 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10848]                          ;   667.3 fp1+agu0   47 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7040]                           ;   668.3 fp2+agu1   47 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7552]                           ;   669.3 fp3+agu0   47 p
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                 ;   664.5 fp0     47 p
        vpor ymm8, ymm8, ymm7                                    ;   664.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;   665.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                 ;   665.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm14                                      ;   664.2         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm5                               ;   663.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm14                                      ;   664.2         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 10848], ymm0                              ;   664.2 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm14                                      ;   664.2         47 p copy
        db 0x2e
        vmovdqu [rbp + 11360], ymm9                              ;   665.2 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm4                                  ;   666.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm9                                    ;   667.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10496], ymm15                             ;   666.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, ymm8                                  ;   668.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8544], ymm4                               ;   667.2 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm9                                  ;   667.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   668.5 fp0     47 p
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                   ;   668.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm4                                  ;   669.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm4                                    ;   669.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm15                                 ;   669.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   670.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm0, ymm5                                       ;   669.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                ;   671.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm14                                   ;   672.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 7168]                              ;   667.2 agu0    47 p
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 3520]                          ;   674.2 fp0+agu1   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 11712]                        ;   675.2 fp1+agu0   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 11040]                        ;   676.2 fp2+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 9280]                         ;   677.2 fp3+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 6752]                         ;   678.2 fp0+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 8864]                         ;   679.2 fp1+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 8480]                         ;   680.2 fp2+agu1   47 p
        vpxor ymm11, ymm11, ymm4                                 ;   673.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                 ;   673.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm4, ymm1                                       ;   670.3         47 p copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   674.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   674.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm11, ymm1                                      ;   670.3         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;   675.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm15                                   ;   675.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm15, ymm1                                      ;   670.7         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   676.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm0, ymm1                                       ;   671.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;   677.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   677.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 11136]                              ;   673.5 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 10656]                          ;   680.5 fp0+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   681.5 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8480], ymm9                               ;   674.2 agu2+fp5   47 p spill
        vmovdqu ymm9, [rbp + 11968]                              ;   674.5 agu0    47 p
        vpxor ymm9, ymm9, [r8 + 3552]                            ;   681.5 fp2+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 9376]                           ;   682.5 fp3+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 7648]                           ;   683.5 fp0+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 8896]                           ;   684.5 fp1+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 7264]                           ;   685.5 fp2+agu1   47 p
        vmovdqu [rbp + 7264], ymm13                              ;   675.7 agu2+fp5   47 p spill
        vmovdqu ymm13, [rbp + 11968]                             ;   677.5 agu0    47 p
        db 0x2e
        vmovdqu [rbp + 11968], ymm3                              ;   676.7 agu2+fp5   47 p spill
        db 0x2e
        vmovdqu ymm3, [rbp + 10656]                              ;   677.7 agu1    47 p
        vmovdqu [rbp + 10656], ymm10                             ;   677.7 agu2+fp5   47 p spill
        vmovdqu ymm10, [rbp + 7552]                              ;   678.5 agu0    47 p
        vmovdqu [rbp + 7552], ymm8                               ;   678.7 agu1+fp5   47 p spill
        vmovdqu ymm8, [rbp + 11136]                              ;   679.5 agu0    47 p
        vpxor ymm8, ymm8, [rbp + 7168]                           ;   686.5 fp3+agu1   47 p
        vpxor ymm6, ymm6, ymm9                                   ;   686.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm9                                    ;   686.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7168], ymm5                               ;   679.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm4                                  ;   687.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                                ;   682.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   687.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   687.5 fp1     47 p
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm14                                      ;   681.2         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11136], ymm7                              ;   680.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm6                                  ;   687.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm12                              ;   681.7 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm12, ymm14, ymm7                                 ;   688.5 fp3     47 p
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   688.5 fp0     47 p
        db 0x2e
        vmovdqu ymm7, [rbp + 8896]                               ;   681.7 agu1    47 p
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 3616]                            ;   688.7 fp1+agu0   47 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6912]                           ;   689.7 fp2+agu1   47 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 10208]                          ;   690.7 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 10720]                          ;   691.7 fp0+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 10528]                          ;   692.7 fp1+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                 ;   687.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   687.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm12                                   ;   689.5 fp0     47 p
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm15                                   ;   688.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                ;   688.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   689.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                 ;   689.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   690.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;   690.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 6816]                           ;   693.7 fp3+agu1   47 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 11648]                             ;   688.3 agu0    50 p reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;   695.3 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;   690.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm10                                 ;   691.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm13, ymm10                                 ;   691.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 8928]                               ;   689.2 agu1    47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;   692.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   692.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm11, ymm10                                     ;   691.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm12, ymm3                                      ;   691.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                   ;   693.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   693.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 3776]                            ;   696.2 fp0+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 9632]                           ;   697.2 fp1+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 7136]                           ;   698.2 fp2+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 10592]                          ;   699.2 fp3+agu1   47 p
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm0                                    ;   694.5 fp0     47 p
        db 0x2e
        vpor ymm13, ymm13, ymm0                                  ;   694.5 fp1     47 p
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   695.5 fp2     47 p
        db 0x2e
        vmovdqa ymm13, ymm9                                      ;   694.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                   ;   695.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   695.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   696.5 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                ;   696.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                ;   697.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 11936]                          ;   700.2 fp0+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 8992]                           ;   701.2 fp1+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 9824]                           ;   702.2 fp2+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   696.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm5, ymm1                                       ;   696.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm11, ymm7                                      ;   696.3         47 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm12, ymm7                                      ;   696.3         47 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm1                               ;   696.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm1, ymm7                                       ;   696.3         47 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm2                               ;   696.7 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm2, ymm7                                       ;   696.3         47 p copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11936], ymm6                              ;   703.2 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm6, ymm8, ymm13                                   ;   697.5 fp0     47 p
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                   ;   698.5 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11648], ymm7                              ;   698.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm13, ymm14                                 ;   698.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7136], ymm15                              ;   699.7 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm15, ymm13, ymm7                                 ;   699.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   699.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm15                                   ;   700.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm8                                  ;   700.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;   701.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;   699.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                  ;   702.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm8                                    ;   703.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm8, ymm7                                       ;   700.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   704.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   704.5 fp0     47 p
        db 0x2e
        vmovdqu ymm5, [rbp + 7680]                               ;   699.5 agu0    47 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 9312]                           ;   706.5 fp1+agu1   47 p
        db 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   705.5 fp2     47 p
        db 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   705.5 fp3     47 p
        db 0x2e
        vmovdqu ymm9, [rbp + 11776]                              ;   700.5 agu0    47 p
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 3808]                            ;   707.5 fp0+agu1   47 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 11072]                          ;   708.5 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 11712]                          ;   709.5 fp2+agu1   47 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 10560]                          ;   710.5 fp3+agu0   47 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8800]                           ;   711.5 fp0+agu1   47 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 10368]                          ;   712.5 fp1+agu0   47 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 9344]                           ;   713.5 fp2+agu1   47 p
        db 0x2e
        vpxor ymm10, ymm10, ymm15                                ;   706.5 fp3     47 p
        db 0x2e
        vpor ymm8, ymm8, ymm15                                   ;   706.5 fp0     47 p
        db 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;   707.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   707.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                   ;   708.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                   ;   708.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 11936]                             ;   705.5 agu0    47 p
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                ;   712.5 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 11936]                              ;   705.8 agu1    47 p
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 11936]                              ;   706.5 agu0    47 p
        db 0x2e
        vmovdqu [rbp + 9344], ymm13                              ;   706.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 11776]                             ;   706.8 agu1    47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   714.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm9                                  ;   714.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                ;   715.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;   715.5 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 11936]                             ;   707.5 agu0    47 p
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                   ;   715.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                   ;   715.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   715.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 7680]                         ;   713.5 fp1+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 8928]                         ;   714.5 fp2+agu0   47 p
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm1                                    ;   716.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   716.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9312]                               ;   710.5 agu1    47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                 ;   717.5 fp1     47 p
        db 0x2e
        vmovdqu ymm4, [rbp + 11936]                              ;   711.5 agu0    47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                   ;   716.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                 ;   716.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm11                                 ;   717.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   718.5 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 10464]                              ;   713.7 agu1    47 p
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                   ;   717.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 7136]                              ;   714.5 agu0    47 p reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   721.5 fp3     47 p
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 3872]                            ;   720.7 fp0+agu1   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7488]                           ;   721.7 fp1+agu0   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 11424]                          ;   722.7 fp2+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 9728]                           ;   723.7 fp3+agu0   47 p
        vpxor ymm8, ymm8, [rbp + 7776]                           ;   724.7 fp0+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 9504]                           ;   725.7 fp1+agu0   47 p
        vmovdqu ymm5, [rbp + 10240]                              ;   717.8 agu1    50 p reload
        vpxor ymm8, ymm8, ymm5                                   ;   726.7 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 11648]                             ;   718.5 agu0    47 p reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                ;   725.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11648], ymm14                             ;   717.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm11                                ;   722.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9504], ymm10                              ;   718.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm10, ymm13, ymm11                                ;   722.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;   723.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   723.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm3                               ;   719.0 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm3, ymm1                                       ;   719.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   724.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                  ;   724.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm2                                  ;   725.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm2                                  ;   725.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;   726.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                ;   726.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                  ;   726.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm9, ymm12                                 ;   727.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                ;   727.5 fp0     47 p
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                  ;   727.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   728.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm12                                      ;   727.5         47 p copy
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 11296]                             ;   724.5 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [r8 + 4032]                          ;   731.5 fp3+agu1   47 p
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 8032]                         ;   732.5 fp0+agu0   47 p
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 10912]                        ;   733.5 fp1+agu1   47 p
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 11200]                        ;   734.5 fp2+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 11872]                        ;   735.5 fp3+agu1   47 p
        vpxor ymm13, ymm13, [rbp + 9280]                         ;   736.5 fp0+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 9856]                         ;   737.5 fp1+agu1   47 p
        vmovdqu [rbp + 9856], ymm12                              ;   727.5 agu2+fp5   47 p spill
        vmovdqa ymm12, ymm8                                      ;   727.7         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 9280], ymm6                               ;   727.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm8                                       ;   727.7         47 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm7                              ;   728.5 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm8                                       ;   727.7         47 p copy
        db 0x2e
        vmovdqu [rbp + 11200], ymm0                              ;   729.5 agu2+fp5   47 p spill
        db 0x2e
        vmovdqa ymm0, ymm8                                       ;   728.0         47 p copy
        db 0x2e
        vmovdqu [rbp + 10912], ymm13                             ;   738.5 agu1+fp5   47 p spill
        db 0x2e
        vpor ymm13, ymm15, ymm10                                 ;   728.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                  ;   729.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm8                               ;   731.5 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm4                                  ;   729.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10240], ymm5                              ;   732.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm8                                  ;   730.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;   730.5 fp2     47 p
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm5                                    ;   731.5 fp3     47 p
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                                   ;   731.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;   732.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   730.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                                 ;   733.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm15                                   ;   734.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm15, ymm8                                      ;   731.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   735.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   735.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   736.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   736.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8512]                               ;   732.2 agu1    47 p
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 10400]                              ;   732.3 agu0    50 p reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   739.3 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   737.5 fp2     47 p
        db 0x2e, 0x2e
        vpor ymm15, ymm15, ymm5                                  ;   737.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   738.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 9184]                              ;   733.5 agu1    47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [r8 + 4064]                          ;   740.5 fp1+agu0   47 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 7424]                         ;   741.5 fp2+agu1   47 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 10592]                        ;   742.5 fp3+agu0   47 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 11104]                        ;   743.5 fp0+agu1   47 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 10624]                        ;   744.5 fp1+agu0   47 p
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   739.5 fp2     47 p
        db 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   739.5 fp3     47 p
        db 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;   740.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 10912]                             ;   738.5 agu1    47 p
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                 ;   745.5 fp1     47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 10912]                              ;   738.5 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;   745.5 fp2     47 p
        db 0x2e, 0x2e
        vpor ymm12, ymm12, ymm15                                 ;   745.5 fp3     47 p
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                  ;   746.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 9184]                         ;   746.5 fp1+agu1   47 p
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                   ;   746.5 fp2     47 p
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm7                                    ;   747.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   747.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 8512]                         ;   746.5 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 11296]                        ;   747.5 fp2+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   748.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 10912]                          ;   746.5 fp0+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   748.5 fp1     47 p
        db 0x2e
        vmovdqu ymm5, [rbp + 10912]                              ;   742.5 agu1    47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   747.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                   ;   749.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 10912]                              ;   744.5 agu0    47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                   ;   749.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm5                                    ;   750.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 10240]                              ;   745.7 agu1    47 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   752.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                   ;   751.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 8032]                               ;   746.5 agu0    47 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   753.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm5                                  ;   753.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm10                              ;   747.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm12, ymm5                                 ;   753.7 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                 ;   754.7 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   754.7 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   755.7 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                ;   755.7 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 10240], ymm4                              ;   748.0 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 10976]                              ;   748.2 agu0    50 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 9248]                           ;   755.2 fp3+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel fox128_encrypt.T0_constants256]   ;   756.2 fp0+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [r8]                                   ;   757.2 fp1+agu1   50 p
        db 0x2e
        vpor ymm10, ymm10, ymm0                                  ;   756.7 fp2     47 p
        db 0x2e
        vpor ymm12, ymm12, ymm0                                  ;   756.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10912], ymm4                              ;   758.2 agu2+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm4, ymm9                                       ;   752.5         47 p copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   757.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                  ;   757.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                  ;   757.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm6                                 ;   758.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                ;   758.7 fp0     47 p
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                  ;   758.7 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm8                                  ;   754.7 fp2     50 p
        db 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   759.7 fp3     47 p
        db 0x2e
        vpxor ymm4, ymm13, [r8 + 1568]                           ;   755.0 fp0+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, [rel fox128_encrypt.T0_constants256] ;   755.7 fp1+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 1536]                          ;   756.7 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11296], ymm4                              ;   756.0 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm4, ymm6                                       ;   758.7         47 p copy
        db 0x2e
        vmovdqu [rbp + 8512], ymm12                              ;   757.7 agu1+fp5   50 p spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 7584]                              ;   757.0 agu0    50 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [r8 + 32]                            ;   764.0 fp3+agu1   50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9184], ymm12                              ;   765.0 agu2+fp5   50 p spill
        db 0x2e
        vpor ymm12, ymm14, ymm10                                 ;   759.7 fp0     47 p
        db 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;   757.0 fp1     50 p
        db 0x2e
        vpand ymm4, ymm4, ymm12                                  ;   760.7 fp2     47 p
        db 0x2e
        vpxor ymm8, ymm8, [rel fox128_encrypt.T0_constants256]   ;   758.0 fp3+agu0   50 p
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 1600]                            ;   759.0 fp0+agu1   50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 10400], ymm8                              ;   760.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm8, ymm10, ymm3                                  ;   760.7 fp1     47 p
        db 0x2e
        vmovdqu [rbp + 10624], ymm6                              ;   759.7 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm6, ymm11, [rel fox128_encrypt.T0_constants256]  ;   759.0 fp2+agu0   50 p
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 1632]                            ;   760.0 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11104], ymm6                              ;   761.0 agu2+fp5   50 p spill
        db 0x2e
        vpand ymm6, ymm10, ymm8                                  ;   761.7 fp0     47 p
        db 0x2e
        vpxor ymm8, ymm8, ymm14                                  ;   761.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm6                                  ;   762.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                                   ;   762.7 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                   ;   763.7 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   761.7 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 10240]                          ;   760.2 fp2+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel fox128_encrypt.T0_constants256]   ;   761.2 fp3+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 1664]                            ;   762.2 fp0+agu0   50 p
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                 ;   764.7 fp1     47 p
        db 0x2e
        vpor ymm4, ymm4, ymm14                                   ;   765.7 fp2     47 p
        db 0x2e
        vmovdqa ymm14, ymm8                                      ;   762.7         47 p copy
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 8032]                         ;   761.3 fp3+agu1   50 p
        vpxor ymm13, ymm13, [r8 + 1696]                          ;   762.3 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rel fox128_encrypt.T0_constants256]   ;   762.2 fp1+agu1   50 p
        vpxor ymm1, ymm1, [r8 + 1728]                            ;   763.2 fp2+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 9856]                         ;   763.2 fp3+agu1   50 p
        vpxor ymm11, ymm11, [r8 + 1760]                          ;   764.2 fp0+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel fox128_encrypt.T0_constants256]   ;   764.2 fp1+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 1920]                            ;   765.2 fp2+agu0   50 p
        db 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   766.7 fp3     47 p
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   766.7 fp0     47 p
        db 0x2e
        vmovdqu ymm4, [rel fox128_encrypt.T0_constants256]       ;   765.2 agu1    46 p reload
        db 0x2e
        vmovdqu [rbp + 9856], ymm11                              ;   765.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm11, ymm8, ymm4                                  ;   772.2 fp1     50 p
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 1792]                          ;   773.2 fp2+agu0   50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                  ;   767.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;   767.7 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [r8 + 1856]                            ;   766.2 fp1+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [r8 + 1952]                          ;   767.0 fp2+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   767.7 fp3     50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;   768.7 fp0     47 p
        db 0x2e, 0x2e
        vpor ymm14, ymm14, ymm6                                  ;   768.7 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   769.7 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 10176]                             ;   767.2 agu1    50 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 9248]                         ;   774.2 fp3+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 64]                            ;   775.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 1984]                            ;   769.0 fp1+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   770.7 fp2     47 p
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   770.7 fp3     47 p
        db 0x2e
        vmovdqu ymm15, [rbp + 11840]                             ;   769.2 agu1    50 p
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 96]                            ;   776.2 fp0+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm4                                   ;   772.2 fp1     50 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 1888]                            ;   773.2 fp2+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 10624]                          ;   771.0 fp3+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   774.2 fp0     50 p
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;   771.7 fp1     50 p
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   771.7 fp2     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 1824]                          ;   771.7 fp3+agu1   50 p
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 2016]                            ;   772.0 fp0+agu0   50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 10976]                              ;   772.2 agu1    50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 7104]                           ;   779.2 fp1+agu0   50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [r8 + 128]                             ;   780.2 fp2+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   776.2 fp3     50 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   777.2 fp0     50 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                   ;   781.2 fp1     50 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                   ;   772.2 fp2     50 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   772.2 fp3     50 p
        db 0x2e
        vmovdqu ymm7, [rbp + 7232]                               ;   774.0 agu0    50 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7584]                           ;   781.0 fp0+agu1   50 p
        vpxor ymm7, ymm7, [r8 + 160]                             ;   782.0 fp1+agu0   50 p
        vmovdqu [rbp + 7584], ymm7                               ;   783.0 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 10176]                              ;   775.2 agu1    50 p
        vpxor ymm7, ymm7, ymm4                                   ;   782.2 fp2     50 p
        vpxor ymm7, ymm7, [r8 + 192]                             ;   783.2 fp3+agu0   50 p
        vmovdqu [rbp + 10176], ymm7                              ;   784.2 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm7, [rbp + 7808]                               ;   776.2 agu1    50 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 11840]                          ;   783.2 fp0+agu0   50 p
        vpxor ymm7, ymm7, [r8 + 224]                             ;   784.2 fp1+agu1   50 p
        vmovdqu [rbp + 11840], ymm7                              ;   785.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7520]                               ;   778.0 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 8832]                           ;   785.0 fp2+agu1   50 p
        vpxor ymm7, ymm7, ymm4                                   ;   786.0 fp3     50 p
        vpxor ymm7, ymm7, [r8 + 256]                             ;   787.0 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 7808], ymm7                               ;   788.0 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm7, [rbp + 8352]                               ;   779.2 agu1    50 p
        vpxor ymm7, ymm7, [r8 + 288]                             ;   786.2 fp1+agu0   50 p
        vmovdqu [rbp + 7232], ymm7                               ;   787.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 10784]                              ;   781.0 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 8832]                           ;   788.0 fp2+agu0   50 p
        vpxor ymm7, ymm7, ymm4                                   ;   789.0 fp3     50 p
        vpxor ymm7, ymm7, [r8 + 320]                             ;   790.0 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 8832], ymm7                               ;   791.0 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm7, [rbp + 10880]                              ;   783.0 agu0    50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;   790.0 fp1     50 p
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 352]                             ;   791.0 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 7104], ymm7                               ;   792.0 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm7, [rbp + 7520]                               ;   784.2 agu0    50 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 11808]                          ;   791.2 fp3+agu1   50 p
        vpxor ymm7, ymm7, ymm4                                   ;   792.2 fp0     50 p
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 384]                             ;   793.2 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11808], ymm7                              ;   794.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 9600]                               ;   786.0 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 8352]                           ;   793.0 fp2+agu0   50 p
        vpxor ymm7, ymm7, [r8 + 416]                             ;   794.0 fp3+agu1   50 p
        vmovdqu [rbp + 8352], ymm7                               ;   795.0 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 10784]                              ;   787.2 agu0    50 p
        vpxor ymm7, ymm7, ymm4                                   ;   794.2 fp0     50 p
        vpxor ymm7, ymm7, [r8 + 448]                             ;   795.2 fp1+agu1   50 p
        vmovdqu [rbp + 10784], ymm7                              ;   796.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 8096]                               ;   789.0 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 10880]                          ;   796.0 fp2+agu1   50 p
        vpxor ymm7, ymm7, [r8 + 480]                             ;   797.0 fp3+agu0   50 p
        vmovdqu [rbp + 10880], ymm7                              ;   798.0 agu2+fp5   50 p spill
        vpxor ymm7, ymm2, [rax + 2688]                           ;   791.0 fp0+agu1   63 p
        vmovdqu [rbp + 8096], ymm7                               ;   792.0 agu0+fp5   63 p spill
        db 0x2e
        vmovdqu ymm7, [rbp + 10304]                              ;   792.0 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 11264]                          ;   799.0 fp1+agu0   50 p
        vpxor ymm7, ymm7, ymm4                                   ;   800.0 fp2     50 p
        vpxor ymm7, ymm7, [r8 + 512]                             ;   801.0 fp3+agu1   50 p
        vmovdqu [rbp + 9600], ymm2                               ;   792.3 agu2+fp5   50 p spill
        vpxor ymm2, ymm13, [rax + 2720]                          ;   793.2 fp0+agu0   63 p
        vmovdqu [rbp + 7520], ymm2                               ;   794.2 agu2+fp5   63 p spill
        vmovdqu ymm2, [rbp + 9568]                               ;   794.0 agu1    50 p
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 544]                             ;   801.0 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10976], ymm13                             ;   794.3 agu2+fp5   50 p spill
        vpxor ymm13, ymm1, [rax + 2752]                          ;   795.0 fp2+agu1   63 p
        vmovdqu [rbp + 10624], ymm13                             ;   796.0 agu0+fp5   63 p spill
        vmovdqu ymm13, [rbp + 8640]                              ;   796.0 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 11264]                        ;   803.0 fp3+agu0   50 p
        vpxor ymm13, ymm13, ymm4                                 ;   804.0 fp0     50 p
        vpxor ymm13, ymm13, [r8 + 576]                           ;   805.0 fp1+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11264], ymm1                              ;   796.3 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm1, [rbp + 11008]                              ;   797.2 agu0    50 p
        db 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   804.2 fp2     50 p
        vpxor ymm1, ymm1, [r8 + 608]                             ;   805.2 fp3+agu1   50 p
        vmovdqu [rbp + 9248], ymm0                               ;   797.3 agu2+fp5   50 p spill
        vpxor ymm0, ymm11, [rax + 2816]                          ;   798.2 fp0+agu0   63 p
        vmovdqu [rbp + 8032], ymm0                               ;   799.2 agu2+fp5   63 p spill
        vmovdqu ymm0, [rbp + 10304]                              ;   799.0 agu1    50 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 10048]                          ;   806.0 fp1+agu0   50 p
        db 0x2e
        vpxor ymm0, ymm0, ymm4                                   ;   807.0 fp2     50 p
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 640]                             ;   808.0 fp3+agu1   50 p
        vmovdqu [rbp + 10048], ymm11                             ;   799.3 agu2+fp5   50 p spill
        vpxor ymm11, ymm12, [rax + 2848]                         ;   800.2 fp0+agu0   63 p
        vmovdqu [rbp + 10304], ymm11                             ;   801.2 agu2+fp5   63 p spill
        vmovdqu ymm11, [rbp + 11552]                             ;   801.0 agu1    50 p
        vpxor ymm11, ymm11, [rbp + 9568]                         ;   808.0 fp1+agu0   50 p
        vpxor ymm11, ymm11, [r8 + 672]                           ;   809.0 fp2+agu1   50 p
        vmovdqu [rbp + 9568], ymm12                              ;   801.3 agu2+fp5   50 p spill
        vpxor ymm12, ymm8, [rax + 2880]                          ;   802.2 fp3+agu0   63 p
        vmovdqu [rbp + 11552], ymm12                             ;   803.2 agu2+fp5   63 p spill
        vpxor ymm12, ymm7, [rax + 512]                           ;   803.0 fp0+agu1   63 p
        vmovdqu [rbp + 10240], ymm12                             ;   804.0 agu2+fp5   63 p spill
        vpxor ymm12, ymm2, [rax + 544]                           ;   803.2 fp1+agu0   63 p
        vmovdqu [rbp + 10592], ymm12                             ;   804.3 agu2+fp5   63 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 8640]                              ;   804.0 agu1    50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;   811.0 fp2     50 p
        vpxor ymm12, ymm12, [r8 + 704]                           ;   812.0 fp3+agu0   50 p
        vmovdqu [rbp + 8640], ymm8                               ;   805.3 agu2+fp5   50 p spill
        vpxor ymm8, ymm6, [rax + 2912]                           ;   805.0 fp0+agu1   63 p
        vmovdqu [rbp + 7424], ymm8                               ;   806.3 agu0+fp5   63 p spill
        vpxor ymm8, ymm13, [rax + 576]                           ;   806.0 fp1+agu1   63 p
        vmovdqu [rbp + 9728], ymm8                               ;   807.3 agu2+fp5   63 p spill
        vpxor ymm8, ymm1, [rax + 608]                            ;   806.2 fp2+agu0   63 p
        vmovdqu [rbp + 11424], ymm8                              ;   808.3 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 7008]                               ;   807.0 agu1    50 p
        vpxor ymm8, ymm8, [rbp + 11008]                          ;   814.0 fp3+agu0   50 p
        vpxor ymm8, ymm8, [r8 + 736]                             ;   815.0 fp0+agu1   50 p
        vmovdqu [rbp + 11008], ymm6                              ;   809.3 agu2+fp5   50 p spill
        vpxor ymm6, ymm3, [rax + 2944]                           ;   808.2 fp1+agu0   63 p
        vmovdqu [rbp + 7008], ymm6                               ;   810.3 agu2+fp5   63 p spill
        db 0x2e
        vpxor ymm6, ymm0, [rax + 640]                            ;   809.0 fp2+agu1   63 p
        db 0x2e
        vmovdqu [rbp + 7488], ymm6                               ;   811.3 agu0+fp5   63 p spill
        vmovdqu ymm6, [rbp + 8992]                               ;   810.0 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 7648]                           ;   817.0 fp3+agu0   50 p
        vpxor ymm6, ymm6, ymm4                                   ;   818.0 fp0     50 p
        vpxor ymm6, ymm6, [r8 + 768]                             ;   819.0 fp1+agu1   50 p
        vmovdqu [rbp + 7136], ymm3                               ;   812.3 agu2+fp5   50 p spill
        vpxor ymm3, ymm10, [rax + 2976]                          ;   811.2 fp2+agu0   63 p
        vmovdqu [rbp + 10464], ymm3                              ;   813.3 agu2+fp5   63 p spill
        vpxor ymm3, ymm11, [rax + 672]                           ;   812.0 fp3+agu1   63 p
        vmovdqu [rbp + 11936], ymm3                              ;   814.3 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 10496]                              ;   812.2 agu0    50 p
        vpxor ymm3, ymm3, [r8 + 800]                             ;   819.2 fp0+agu1   50 p
        vmovdqu [rbp + 9312], ymm10                              ;   815.3 agu2+fp5   50 p spill
        vpxor ymm10, ymm9, [rax + 3008]                          ;   813.2 fp1+agu0   63 p
        vmovdqu [rbp + 8928], ymm10                              ;   816.3 agu2+fp5   63 p spill
        db 0x2e
        vpxor ymm10, ymm12, [rax + 704]                          ;   814.0 fp2+agu1   63 p
        db 0x2e
        vmovdqu [rbp + 7680], ymm10                              ;   817.3 agu0+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11360]                             ;   815.0 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 7648]                         ;   822.0 fp3+agu0   50 p
        vpxor ymm10, ymm10, ymm4                                 ;   823.0 fp0     50 p
        vpxor ymm10, ymm10, [r8 + 832]                           ;   824.0 fp1+agu1   50 p
        vmovdqu [rbp + 7648], ymm9                               ;   818.3 agu2+fp5   50 p spill
        vpxor ymm9, ymm5, [rax + 3040]                           ;   816.2 fp2+agu0   63 p
        db 0x2e
        vmovdqu [rbp + 11776], ymm9                              ;   819.3 agu2+fp5   63 p spill
        db 0x2e
        vpxor ymm9, ymm8, [rax + 736]                            ;   817.0 fp3+agu1   63 p
        db 0x2e
        vmovdqu [rbp + 10368], ymm9                              ;   820.3 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 10848]                              ;   817.2 agu0    50 p
        vpxor ymm9, ymm9, ymm4                                   ;   824.2 fp0     50 p
        vpxor ymm9, ymm9, [r8 + 864]                             ;   825.2 fp1+agu1   50 p
        vmovdqu [rbp + 8800], ymm5                               ;   821.3 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 8992]                               ;   818.2 agu0    50 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7040]                           ;   825.2 fp2+agu1   50 p
        db 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   826.2 fp3     50 p
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 896]                             ;   827.2 fp0+agu0   50 p
        vmovdqu [rbp + 7040], ymm8                               ;   822.3 agu2+fp5   50 p spill
        vpxor ymm8, ymm6, [rax + 768]                            ;   820.0 fp1+agu1   63 p
        vmovdqu [rbp + 8992], ymm8                               ;   823.3 agu2+fp5   63 p spill
        vpxor ymm8, ymm3, [rax + 800]                            ;   820.2 fp2+agu0   63 p
        vmovdqu [rbp + 10560], ymm8                              ;   824.3 agu2+fp5   63 p spill
        db 0x2e
        vmovdqu ymm8, [rbp + 8736]                               ;   821.0 agu1    50 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 10496]                          ;   828.0 fp3+agu0   50 p
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 928]                             ;   829.0 fp0+agu1   50 p
        vmovdqu [rbp + 10496], ymm3                              ;   825.3 agu2+fp5   50 p spill
        vpxor ymm3, ymm14, [rbp + 6688]                          ;   822.2 fp1+agu0   63 p
        vmovdqu [rbp + 6688], ymm3                               ;   826.3 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 11360]                              ;   823.0 agu1    50 p
        vpxor ymm3, ymm3, ymm4                                   ;   830.0 fp2     50 p
        vpxor ymm3, ymm3, [r8 + 960]                             ;   831.0 fp3+agu0   50 p
        vmovdqu [rbp + 11360], ymm14                             ;   827.3 agu2+fp5   50 p spill
        vpxor ymm14, ymm15, [rbp + 6656]                         ;   824.0 fp0+agu1   63 p
        vmovdqu [rbp + 6656], ymm14                              ;   828.3 agu0+fp5   63 p spill
        vpxor ymm14, ymm10, [rax + 832]                          ;   825.0 fp1+agu1   63 p
        vmovdqu [rbp + 8736], ymm14                              ;   829.3 agu2+fp5   63 p spill
        vpxor ymm14, ymm9, [rax + 864]                           ;   826.2 fp2+agu0   63 p
        vmovdqu [rbp + 11712], ymm14                             ;   830.3 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8960]                              ;   826.0 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 10848]                        ;   833.0 fp3+agu0   50 p
        vpxor ymm14, ymm14, [r8 + 992]                           ;   834.0 fp0+agu1   50 p
        vmovdqu [rbp + 10848], ymm15                             ;   831.3 agu2+fp5   50 p spill
        vpxor ymm15, ymm5, [rax + 896]                           ;   828.2 fp1+agu0   63 p
        vmovdqu [rbp + 8960], ymm15                              ;   832.3 agu2+fp5   63 p spill
        vmovdqu ymm15, [rbp + 11136]                             ;   828.0 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 7168]                         ;   835.0 fp2+agu0   50 p
        vpxor ymm15, ymm15, ymm4                                 ;   836.0 fp3     50 p
        vpxor ymm15, ymm15, [r8 + 1024]                          ;   837.0 fp0+agu1   50 p
        vmovdqu [rbp + 11072], ymm15                             ;   838.0 agu2+fp5   50 p spill
        vpxor ymm15, ymm8, [rax + 928]                           ;   830.0 fp1+agu0   63 p
        vmovdqu [rbp + 9632], ymm15                              ;   834.3 agu2+fp5   63 p spill
        vmovdqu ymm15, [rbp + 7552]                              ;   830.0 agu1    50 p
        vpxor ymm15, ymm15, [r8 + 1056]                          ;   837.0 fp2+agu0   50 p
        vmovdqu [rbp + 6816], ymm15                              ;   838.0 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm15, ymm3, [rax + 960]                           ;   832.0 fp3+agu1   63 p
        db 0x2e
        vmovdqu [rbp + 10528], ymm15                             ;   836.3 agu0+fp5   63 p spill
        db 0x2e
        vmovdqu ymm15, [rbp + 10656]                             ;   832.0 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 7168]                         ;   839.0 fp0+agu0   50 p
        vpxor ymm15, ymm15, ymm4                                 ;   840.0 fp1     50 p
        vpxor ymm15, ymm15, [r8 + 1088]                          ;   841.0 fp2+agu1   50 p
        vmovdqu [rbp + 7168], ymm15                              ;   842.0 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 11968]                             ;   833.2 agu0    50 p
        db 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   840.2 fp3     50 p
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 1120]                          ;   841.2 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10720], ymm15                             ;   842.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm15, ymm14, [rax + 992]                          ;   835.0 fp1+agu0   63 p
        db 0x2e
        vmovdqu [rbp + 10208], ymm15                             ;   839.3 agu2+fp5   63 p spill
        db 0x2e
        vmovdqu ymm15, [rbp + 11136]                             ;   835.0 agu1    50 p
        db 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   842.0 fp2     50 p
        vpxor ymm15, ymm15, [rbp + 7264]                         ;   843.0 fp3+agu0   50 p
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 1152]                          ;   844.0 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 7264], ymm15                              ;   845.0 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 8480]                              ;   837.0 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 7552]                         ;   844.0 fp1+agu1   50 p
        vpxor ymm15, ymm15, [r8 + 1184]                          ;   845.0 fp2+agu0   50 p
        vmovdqu [rbp + 7552], ymm15                              ;   846.0 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 10656]                             ;   838.2 agu1    50 p
        vpxor ymm15, ymm15, ymm4                                 ;   845.2 fp3     50 p
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 1216]                          ;   846.2 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10656], ymm15                             ;   847.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 8544]                              ;   840.0 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 11968]                        ;   847.0 fp1+agu0   50 p
        vpxor ymm15, ymm15, [r8 + 1248]                          ;   848.0 fp2+agu1   50 p
        vmovdqu [rbp + 11968], ymm15                             ;   849.0 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 11200]                             ;   841.2 agu0    50 p
        vpxor ymm15, ymm15, ymm4                                 ;   848.2 fp3     50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 11872]                        ;   849.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 1280]                          ;   850.2 fp1+agu0   50 p
        vmovdqu [rbp + 8544], ymm15                              ;   851.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 9280]                              ;   843.0 agu1    50 p
        vpxor ymm15, ymm15, [r8 + 1312]                          ;   850.0 fp2+agu0   50 p
        vmovdqu [rbp + 8480], ymm15                              ;   851.0 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 7776]                              ;   844.2 agu1    50 p
        vpxor ymm15, ymm15, ymm4                                 ;   851.2 fp3     50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 11872]                        ;   852.2 fp0+agu0   50 p
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 1344]                          ;   853.2 fp1+agu1   50 p
        vmovdqu [rbp + 11872], ymm15                             ;   854.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 9504]                              ;   846.0 agu0    50 p
        vpxor ymm15, ymm15, ymm4                                 ;   853.0 fp2     50 p
        vpxor ymm15, ymm15, [r8 + 1376]                          ;   854.0 fp3+agu1   50 p
        vpxor ymm7, ymm7, [rax + 1536]                           ;   847.0 fp0+agu0   63 p
        vmovdqu [rbp + 1184], ymm7                               ;   848.0 agu2+fp5   63 p spill
        db 0x2e
        vmovdqu ymm7, [rbp + 11200]                              ;   847.3 agu1    50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;   854.3 fp1     50 p
        vpxor ymm7, ymm7, [rbp + 11648]                          ;   855.3 fp2+agu0   50 p
        vpxor ymm7, ymm7, [r8 + 1408]                            ;   856.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rax + 1568]                           ;   849.0 fp0+agu0   63 p
        vpxor ymm4, ymm4, [rbp + 7776]                           ;   849.3 fp1+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 1472]                            ;   850.3 fp2+agu0   50 p
        vmovdqu [rbp + 1216], ymm2                               ;   850.0 agu2+fp5   63 p spill
        vmovdqu ymm2, [rbp + 9344]                               ;   850.3 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 9280]                           ;   857.3 fp3+agu0   50 p
        vpxor ymm2, ymm2, [r8 + 1440]                            ;   858.3 fp0+agu1   50 p
        vpxor ymm13, ymm13, [rax + 1600]                         ;   852.0 fp1+agu0   63 p
        vpxor ymm1, ymm1, [rax + 1632]                           ;   852.3 fp2+agu1   63 p
        vmovdqu [rbp + 1280], ymm1                               ;   853.3 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 9824]                               ;   853.0 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 9504]                           ;   860.0 fp3+agu1   50 p
        vpxor ymm1, ymm1, [r8 + 1504]                            ;   861.0 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rax + 1664]                           ;   854.3 fp1+agu1   63 p
        vpxor ymm11, ymm11, [rax + 1696]                         ;   855.0 fp2+agu0   63 p
        vpxor ymm12, ymm12, [rax + 1728]                         ;   855.3 fp3+agu1   63 p
        vpxor ymm6, ymm6, [rax + 1792]                           ;   856.0 fp0+agu0   63 p
        vpxor ymm10, ymm10, [rax + 1856]                         ;   856.3 fp1+agu1   63 p
        vpxor ymm9, ymm9, [rax + 1888]                           ;   857.0 fp2+agu0   63 p
        vpxor ymm5, ymm5, [rax + 1920]                           ;   857.3 fp3+agu1   63 p
        vpxor ymm8, ymm8, [rax + 1952]                           ;   858.0 fp0+agu0   63 p
        vpxor ymm3, ymm3, [rax + 1984]                           ;   858.3 fp1+agu1   63 p
        vpxor ymm14, ymm14, [rax + 2016]                         ;   859.0 fp2+agu0   63 p
        vmovdqu [rbp + 1664], ymm14                              ;   860.0 agu2+fp5   63 p spill
        vpxor ymm14, ymm4, [rax + 3520]                          ;   859.3 fp3+agu1   63 p
        vmovdqu [rbp + 3168], ymm14                              ;   860.3 agu2+fp5   63 p spill
        vpxor ymm14, ymm15, [rax + 3424]                         ;   860.0 fp0+agu0   63 p
        vmovdqu [rbp + 3072], ymm14                              ;   861.0 agu2+fp5   63 p spill
        vpxor ymm14, ymm7, [rax + 3456]                          ;   860.3 fp1+agu1   63 p
        vmovdqu [rbp + 3104], ymm14                              ;   861.3 agu2+fp5   63 p spill
        vpxor ymm14, ymm2, [rax + 3488]                          ;   861.0 fp2+agu0   63 p
        vmovdqu [rbp + 3136], ymm14                              ;   862.0 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8512]                              ;   861.3 agu1    63 p
        vpxor ymm14, ymm14, [rax + 2560]                         ;   868.3 fp3+agu0   63 p
        vmovdqu [rbp + 1632], ymm3                               ;   859.5 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 11296]                              ;   862.3 agu1    63 p
        vpxor ymm3, ymm3, [rax + 2592]                           ;   869.3 fp0+agu0   63 p
        vmovdqu [rbp + 1600], ymm8                               ;   860.5 agu2+fp5   63 p spill
        vpxor ymm8, ymm1, [rax + 3552]                           ;   863.3 fp1+agu1   63 p
        vmovdqu [rbp + 3200], ymm8                               ;   864.3 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 10400]                              ;   864.0 agu0    63 p
        vpxor ymm8, ymm8, [rax + 2624]                           ;   871.0 fp2+agu1   63 p
        vmovdqu [rbp + 1568], ymm5                               ;   862.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11104]                              ;   865.0 agu0    63 p
        vpxor ymm5, ymm5, [rax + 2656]                           ;   872.0 fp3+agu1   63 p
        vmovdqu [rbp + 1536], ymm9                               ;   863.5 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 9856]                               ;   866.0 agu0    63 p
        vpxor ymm9, ymm9, [rax + 2784]                           ;   873.0 fp0+agu1   63 p
        vmovdqu [rbp + 1504], ymm10                              ;   864.5 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10912]                             ;   867.0 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 6336]                         ;   874.0 fp1+agu1   63 p
        vmovdqu [rbp + 1440], ymm6                               ;   865.5 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 9184]                               ;   868.0 agu0    63 p
        vpxor ymm6, ymm6, [rbp + 6720]                           ;   875.0 fp2+agu1   63 p
        vmovdqu [rbp + 1376], ymm12                              ;   866.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 9248]                              ;   869.0 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 6528]                         ;   876.0 fp3+agu1   63 p
        vmovdqu [rbp + 1344], ymm11                              ;   867.5 agu2+fp5   63 p spill
        vmovdqu ymm11, [rbp + 7584]                              ;   870.0 agu0    63 p
        vpxor ymm11, ymm11, [rbp + 6496]                         ;   877.0 fp0+agu1   63 p
        vmovdqu [rbp + 1312], ymm0                               ;   868.5 agu2+fp5   63 p spill
        vmovdqu ymm0, [rbp + 10176]                              ;   871.0 agu0    63 p
        vpxor ymm0, ymm0, [rbp + 6592]                           ;   878.0 fp1+agu1   63 p
        vmovdqu [rbp + 1248], ymm13                              ;   869.5 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 11840]                             ;   872.0 agu0    63 p
        vpxor ymm13, ymm13, [rax + 1248]                         ;   879.0 fp2+agu1   63 p
        vmovdqu [rbp + 896], ymm13                               ;   880.0 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 7808]                              ;   873.0 agu0    63 p
        vpxor ymm13, ymm13, [rax + 1280]                         ;   880.0 fp3+agu1   63 p
        vmovdqu [rbp + 928], ymm13                               ;   881.0 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 7232]                              ;   874.0 agu0    63 p
        vpxor ymm13, ymm13, [rax + 1312]                         ;   881.0 fp0+agu1   63 p
        vmovdqu [rbp + 960], ymm13                               ;   882.0 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 8832]                              ;   875.0 agu0    63 p
        vpxor ymm13, ymm13, [rax + 1344]                         ;   882.0 fp1+agu1   63 p
        vmovdqu [rbp + 992], ymm13                               ;   883.0 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 7104]                              ;   876.0 agu0    63 p
        vpxor ymm13, ymm13, [rax + 1376]                         ;   883.0 fp2+agu1   63 p
        vmovdqu [rbp + 1024], ymm13                              ;   884.0 agu2+fp5   63 p spill
        vpxor ymm13, ymm14, [rax + 2048]                         ;   877.0 fp3+agu0   54 p
        vpxor ymm13, ymm13, [rbp + 11072]                        ;   878.0 fp0+agu1   54 p
        vmovdqu [rbp + 10336], ymm0                              ;   879.0 agu2+fp5   63 p spill
        vmovdqu ymm0, [rbp + 11808]                              ;   878.0 agu0    63 p
        vpxor ymm0, ymm0, [rax + 1408]                           ;   885.0 fp1+agu1   63 p
        vmovdqu [rbp + 1056], ymm0                               ;   886.0 agu2+fp5   63 p spill
        vpxor ymm0, ymm3, [rax + 2080]                           ;   879.0 fp2+agu0   54 p
        vpxor ymm0, ymm0, [rbp + 6816]                           ;   880.0 fp3+agu1   54 p
        vmovdqu [rbp + 11904], ymm11                             ;   878.3 agu2+fp5   63 p spill
        vmovdqu ymm11, [rbp + 8352]                              ;   880.0 agu0    63 p
        vpxor ymm11, ymm11, [rax + 1440]                         ;   887.0 fp0+agu1   63 p
        vmovdqu [rbp + 1088], ymm11                              ;   888.0 agu2+fp5   63 p spill
        vpxor ymm11, ymm8, [rax + 2112]                          ;   881.0 fp1+agu0   54 p
        vpxor ymm11, ymm11, [rbp + 7168]                         ;   882.0 fp2+agu1   54 p
        vmovdqu [rbp + 8288], ymm12                              ;   880.3 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10784]                             ;   882.0 agu0    63 p
        vpxor ymm12, ymm12, [rax + 1472]                         ;   889.0 fp3+agu1   63 p
        vmovdqu [rbp + 1120], ymm12                              ;   890.0 agu2+fp5   63 p spill
        vpxor ymm12, ymm5, [rax + 2144]                          ;   883.0 fp0+agu0   54 p
        vpxor ymm12, ymm12, [rbp + 10720]                        ;   884.0 fp1+agu1   54 p
        vmovdqu [rbp + 7456], ymm6                               ;   882.3 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 10880]                              ;   884.0 agu0    63 p
        vpxor ymm6, ymm6, [rax + 1504]                           ;   891.0 fp2+agu1   63 p
        vpxor ymm15, ymm15, [rax + 2400]                         ;   885.0 fp3+agu0   54 p
        vpxor ymm15, ymm15, [rbp + 7424]                         ;   886.0 fp0+agu1   54 p
        vmovdqu [rbp + 1152], ymm6                               ;   892.0 agu2+fp5   63 p spill
        vpxor ymm6, ymm9, [rax + 2272]                           ;   886.0 fp1+agu0   54 p
        vpxor ymm6, ymm6, [rbp + 11968]                          ;   887.0 fp2+agu1   54 p
        vmovdqu [rbp + 11392], ymm10                             ;   884.3 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 7040]                              ;   887.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 1760]                         ;   894.0 fp3+agu1   63 p
        vpxor ymm7, ymm7, [rax + 2432]                           ;   888.0 fp0+agu0   54 p
        vpxor ymm7, ymm7, [rbp + 7008]                           ;   889.0 fp1+agu1   54 p
        vpxor ymm2, ymm2, [rax + 2464]                           ;   889.0 fp2+agu0   54 p
        vpxor ymm2, ymm2, [rbp + 10464]                          ;   890.0 fp3+agu1   54 p
        vmovdqu [rbp + 1408], ymm10                              ;   895.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10496]                             ;   890.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 1824]                         ;   897.0 fp0+agu1   63 p
        vpxor ymm4, ymm4, [rax + 2496]                           ;   891.0 fp1+agu0   54 p
        vpxor ymm4, ymm4, [rbp + 8928]                           ;   892.0 fp2+agu1   54 p
        vpxor ymm1, ymm1, [rax + 2528]                           ;   892.0 fp3+agu0   54 p
        vpxor ymm1, ymm1, [rbp + 11776]                          ;   893.0 fp0+agu1   54 p
        vmovdqu [rbp + 1472], ymm10                              ;   898.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11072]                             ;   893.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3072]                         ;   900.0 fp1+agu1   63 p
        vmovdqu [rbp + 2720], ymm10                              ;   901.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 6816]                              ;   894.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3104]                         ;   901.0 fp2+agu1   63 p
        vmovdqu [rbp + 2752], ymm10                              ;   902.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 7168]                              ;   895.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3136]                         ;   902.0 fp3+agu1   63 p
        vmovdqu [rbp + 2784], ymm10                              ;   903.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10720]                             ;   896.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3168]                         ;   903.0 fp0+agu1   63 p
        vmovdqu [rbp + 2816], ymm10                              ;   904.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 7264]                              ;   897.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3200]                         ;   904.0 fp1+agu1   63 p
        vmovdqu [rbp + 2848], ymm10                              ;   905.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 7552]                              ;   898.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3232]                         ;   905.0 fp2+agu1   63 p
        vmovdqu [rbp + 2880], ymm10                              ;   906.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10656]                             ;   899.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3264]                         ;   906.0 fp3+agu1   63 p
        vmovdqu [rbp + 2912], ymm10                              ;   907.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11968]                             ;   900.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3296]                         ;   907.0 fp0+agu1   63 p
        vmovdqu [rbp + 2944], ymm10                              ;   908.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8544]                              ;   901.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3328]                         ;   908.0 fp1+agu1   63 p
        vmovdqu [rbp + 2976], ymm10                              ;   909.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8480]                              ;   902.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3360]                         ;   909.0 fp2+agu1   63 p
        vmovdqu [rbp + 3008], ymm10                              ;   910.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11872]                             ;   903.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3392]                         ;   910.0 fp3+agu1   63 p
        vmovdqu [rbp + 3040], ymm10                              ;   911.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8512]                              ;   904.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3584]                         ;   911.0 fp0+agu1   63 p
        vmovdqu [rbp + 3232], ymm10                              ;   912.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11296]                             ;   905.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3616]                         ;   912.0 fp1+agu1   63 p
        vmovdqu [rbp + 3264], ymm10                              ;   913.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10400]                             ;   906.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3648]                         ;   913.0 fp2+agu1   63 p
        vmovdqu [rbp + 3296], ymm10                              ;   914.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11104]                             ;   907.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3680]                         ;   914.0 fp3+agu1   63 p
        vmovdqu [rbp + 3328], ymm10                              ;   915.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9600]                              ;   908.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3712]                         ;   915.0 fp0+agu1   63 p
        vmovdqu [rbp + 3360], ymm10                              ;   916.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10976]                             ;   909.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3744]                         ;   916.0 fp1+agu1   63 p
        vmovdqu [rbp + 3392], ymm10                              ;   917.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11264]                             ;   910.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3776]                         ;   917.0 fp2+agu1   63 p
        vmovdqu [rbp + 3424], ymm10                              ;   918.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9856]                              ;   911.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3808]                         ;   918.0 fp3+agu1   63 p
        vmovdqu [rbp + 3456], ymm10                              ;   919.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10048]                             ;   912.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3840]                         ;   919.0 fp0+agu1   63 p
        vmovdqu [rbp + 3488], ymm10                              ;   920.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9568]                              ;   913.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3872]                         ;   920.0 fp1+agu1   63 p
        vmovdqu [rbp + 3520], ymm10                              ;   921.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8640]                              ;   914.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3904]                         ;   921.0 fp2+agu1   63 p
        vmovdqu [rbp + 3552], ymm10                              ;   922.0 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11008]                             ;   915.0 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3936]                         ;   922.0 fp3+agu1   63 p
        vmovdqu [rbp + 1696], ymm14                              ;   915.2 agu2+fp5   78 rounds
        vmovdqu ymm14, [rbp + 7136]                              ;   916.0 agu0    63 p
        vpxor ymm14, ymm14, [rax + 3968]                         ;   923.0 fp0+agu1   63 p
        vmovdqu [rbp + 1728], ymm3                               ;   916.2 agu2+fp5   78 rounds
        vmovdqu ymm3, [rbp + 9312]                               ;   917.0 agu0    63 p
        vpxor ymm3, ymm3, [rax + 4000]                           ;   924.0 fp1+agu1   63 p
        vmovdqu [rbp + 1760], ymm8                               ;   917.2 agu2+fp5   78 rounds
        vmovdqu ymm8, [rbp + 7648]                               ;   918.0 agu0    63 p
        vpxor ymm8, ymm8, [rax + 4032]                           ;   925.0 fp2+agu1   63 p
        vmovdqu [rbp + 1792], ymm5                               ;   918.2 agu2+fp5   78 rounds
        vmovdqu ymm5, [rbp + 8800]                               ;   919.0 agu0    63 p
        vpxor ymm5, ymm5, [rax + 4064]                           ;   926.0 fp3+agu1   63 p
        vmovdqu [rbp + 3712], ymm5                               ;   927.0 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10912]                              ;   920.0 agu0    54 p
        vpxor ymm5, ymm5, [rbp + 6304]                           ;   927.0 fp0+agu1   54 p
        vpxor ymm5, ymm5, [rbp + 10240]                          ;   928.0 fp1+agu0   54 p
        vmovdqu [rbp + 3680], ymm8                               ;   926.0 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 9184]                               ;   921.3 agu1    54 p
        vpxor ymm8, ymm8, [rbp + 6624]                           ;   928.3 fp2+agu0   54 p
        vpxor ymm8, ymm8, [rbp + 10592]                          ;   929.3 fp3+agu1   54 p
        vmovdqu [rbp + 160], ymm5                                ;   929.0 agu2+fp5   78 rounds
        vmovdqu ymm5, [rbp + 11360]                              ;   923.0 agu0    54 p
        vpxor ymm5, ymm5, [rbp + 6368]                           ;   930.0 fp0+agu1   54 p
        vpxor ymm5, ymm5, [rbp + 9728]                           ;   931.0 fp1+agu0   54 p
        vmovdqu [rbp + 1920], ymm9                               ;   922.2 agu2+fp5   78 rounds
        vmovdqu ymm9, [rbp + 10848]                              ;   924.3 agu1    54 p
        vpxor ymm9, ymm9, [rbp + 6400]                           ;   931.3 fp2+agu0   54 p
        vpxor ymm9, ymm9, [rbp + 11424]                          ;   932.3 fp3+agu1   54 p
        vmovdqu [rbp + 192], ymm8                                ;   930.3 agu2+fp5   78 rounds
        vmovdqu ymm8, [rbp + 9248]                               ;   926.0 agu0    54 p
        vpxor ymm8, ymm8, [rbp + 6432]                           ;   933.0 fp0+agu1   54 p
        vpxor ymm8, ymm8, [rbp + 7488]                           ;   934.0 fp1+agu0   54 p
        vmovdqu [rbp + 224], ymm5                                ;   932.0 agu2+fp5   78 rounds
        vmovdqu ymm5, [rbp + 7584]                               ;   927.3 agu1    54 p
        vpxor ymm5, ymm5, [rbp + 6464]                           ;   934.3 fp2+agu0   54 p
        vpxor ymm5, ymm5, [rbp + 11936]                          ;   935.3 fp3+agu1   54 p
        vmovdqu [rbp + 256], ymm9                                ;   933.3 agu2+fp5   78 rounds
        vmovdqu ymm9, [rbp + 10176]                              ;   929.0 agu0    54 p
        vpxor ymm9, ymm9, [rbp + 6560]                           ;   936.0 fp0+agu1   54 p
        vpxor ymm9, ymm9, [rbp + 7680]                           ;   937.0 fp1+agu0   54 p
        vmovdqu [rbp + 288], ymm8                                ;   935.0 agu2+fp5   78 rounds
        vmovdqu ymm8, [rbp + 11840]                              ;   930.3 agu1    54 p
        vpxor ymm8, ymm8, [rax + 224]                            ;   937.3 fp2+agu0   54 p
        vpxor ymm8, ymm8, [rbp + 10368]                          ;   938.3 fp3+agu1   54 p
        vmovdqu [rbp + 320], ymm5                                ;   936.3 agu2+fp5   78 rounds
        vmovdqu ymm5, [rbp + 7808]                               ;   932.0 agu0    54 p
        vpxor ymm5, ymm5, [rax + 256]                            ;   939.0 fp0+agu1   54 p
        vpxor ymm5, ymm5, [rbp + 8992]                           ;   940.0 fp1+agu0   54 p
        vmovdqu [rbp + 352], ymm9                                ;   938.0 agu2+fp5   78 rounds
        vmovdqu ymm9, [rbp + 7232]                               ;   933.3 agu1    54 p
        vpxor ymm9, ymm9, [rax + 288]                            ;   940.3 fp2+agu0   54 p
        vpxor ymm9, ymm9, [rbp + 10560]                          ;   941.3 fp3+agu1   54 p
        vmovdqu [rbp + 384], ymm8                                ;   939.3 agu2+fp5   78 rounds
        vmovdqu ymm8, [rbp + 8832]                               ;   935.0 agu0    54 p
        vpxor ymm8, ymm8, [rax + 320]                            ;   942.0 fp0+agu1   54 p
        vpxor ymm8, ymm8, [rbp + 8736]                           ;   943.0 fp1+agu0   54 p
        vmovdqu [rbp + 416], ymm5                                ;   941.0 agu2+fp5   78 rounds
        vmovdqu ymm5, [rbp + 7104]                               ;   936.3 agu1    54 p
        vpxor ymm5, ymm5, [rax + 352]                            ;   943.3 fp2+agu0   54 p
        vpxor ymm5, ymm5, [rbp + 11712]                          ;   944.3 fp3+agu1   54 p
        vmovdqu [rbp + 2208], ymm13                              ;   936.3 agu2+fp5   78 rounds
        vmovdqu ymm13, [rbp + 11808]                             ;   938.0 agu0    54 p
        db 0x2e
        vpxor ymm13, ymm13, [rax + 384]                          ;   945.0 fp0+agu1   54 p
        vpxor ymm13, ymm13, [rbp + 8960]                         ;   946.0 fp1+agu0   54 p
        vmovdqu [rbp + 2240], ymm0                               ;   937.3 agu2+fp5   78 rounds
        vmovdqu [rbp + 448], ymm9                                ;   942.3 agu2+fp5   78 rounds
        vmovdqu ymm0, [rbp + 8352]                               ;   939.3 agu1    54 p
        vpxor ymm0, ymm0, [rax + 416]                            ;   946.3 fp2+agu0   54 p
        vmovdqu ymm9, [rbp + 9632]                               ;   940.3 agu1    63 p reload
        vpxor ymm0, ymm0, ymm9                                   ;   947.3 fp3     54 p
        db 0x2e
        vmovdqu [rbp + 2272], ymm11                              ;   939.3 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 480], ymm8                                ;   944.0 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu ymm8, [rbp + 10784]                              ;   941.0 agu0    54 p
        vpxor ymm8, ymm8, [rax + 448]                            ;   948.0 fp0+agu1   54 p
        vmovdqu ymm11, [rbp + 10528]                             ;   942.0 agu0    63 p reload
        vpxor ymm8, ymm8, ymm11                                  ;   949.0 fp1     54 p
        vmovdqu [rbp + 2304], ymm12                              ;   941.3 agu2+fp5   78 rounds
        vmovdqu [rbp + 512], ymm5                                ;   945.3 agu1+fp5   78 rounds
        db 0x2e
        vmovdqu ymm5, [rbp + 10880]                              ;   943.0 agu0    54 p
        db 0x2e
        vpxor ymm5, ymm5, [rax + 480]                            ;   950.0 fp2+agu1   54 p
        db 0x2e
        vmovdqu ymm12, [rbp + 10208]                             ;   944.0 agu0    63 p reload
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                  ;   951.0 fp3     54 p
        db 0x2e
        vmovdqu [rbp + 2432], ymm6                               ;   943.3 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 544], ymm13                               ;   947.0 agu2+fp5   78 rounds
        vmovdqu [rbp + 64], ymm9                                 ;   947.3 agu1+fp5   78 rounds
        vmovdqu ymm6, [rbp + 7264]                               ;   945.0 agu0    54 p
        db 0x2e
        vpxor ymm6, ymm6, [rax + 2176]                           ;   952.0 fp0+agu1   54 p
        db 0x2e
        vmovdqu ymm9, [rbp + 8096]                               ;   946.0 agu0    63 p reload
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   953.0 fp1     54 p
        db 0x2e
        vmovdqu [rbp + 576], ymm0                                ;   948.3 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 96], ymm11                                ;   949.0 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 7552]                               ;   946.3 agu1    54 p
        vpxor ymm0, ymm0, [rax + 2208]                           ;   953.3 fp2+agu0   54 p
        vmovdqu ymm11, [rbp + 7520]                              ;   947.3 agu1    63 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   954.3 fp3     54 p
        db 0x2e
        vmovdqu [rbp + 608], ymm8                                ;   950.0 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 128], ymm12                               ;   951.0 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu ymm8, [rbp + 10656]                              ;   948.0 agu0    54 p
        db 0x2e
        vpxor ymm8, ymm8, [rax + 2240]                           ;   955.0 fp0+agu1   54 p
        db 0x2e
        vmovdqu ymm12, [rbp + 10624]                             ;   949.0 agu0    63 p reload
        vpxor ymm8, ymm8, ymm12                                  ;   956.0 fp1     54 p
        vmovdqu [rbp + 2560], ymm15                              ;   950.3 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 2592], ymm7                               ;   951.3 agu1+fp5   78 rounds
        db 0x2e
        vmovdqu ymm15, [rbp + 8544]                              ;   950.0 agu0    54 p
        db 0x2e
        vmovdqu [rbp + 640], ymm5                                ;   952.3 agu2+fp5   78 rounds
        db 0x2e
        vpxor ymm15, ymm15, [rax + 2304]                         ;   957.0 fp2+agu1   54 p
        vmovdqu ymm5, [rbp + 8032]                               ;   951.0 agu0    63 p reload
        vpxor ymm15, ymm15, ymm5                                 ;   958.0 fp3     54 p
        vmovdqu [rbp + 2624], ymm2                               ;   953.3 agu2+fp5   78 rounds
        vmovdqu ymm2, [rbp + 8480]                               ;   951.3 agu1    54 p
        db 0x2e
        vmovdqu [rbp + 1824], ymm9                               ;   954.3 agu2+fp5   78 rounds
        db 0x2e
        vpxor ymm2, ymm2, [rax + 2336]                           ;   958.3 fp0+agu0   54 p
        db 0x2e
        vmovdqu ymm7, [rbp + 10304]                              ;   952.3 agu1    63 p reload
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   959.3 fp1     54 p
        vmovdqu [rbp + 2656], ymm4                               ;   955.3 agu2+fp5   78 rounds
        vmovdqu ymm4, [rbp + 11872]                              ;   953.0 agu0    54 p
        vmovdqu [rbp + 2336], ymm6                               ;   956.3 agu1+fp5   78 rounds
        vpxor ymm4, ymm4, [rax + 2368]                           ;   960.0 fp2+agu0   54 p
        db 0x2e
        vmovdqu ymm6, [rbp + 11552]                              ;   954.3 agu1    63 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                   ;   961.3 fp3     54 p
        db 0x2e
        vmovdqu [rbp + 2688], ymm1                               ;   957.3 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 1856], ymm11                              ;   958.3 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 2368], ymm0                               ;   959.3 agu0+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 1888], ymm12                              ;   960.3 agu1+fp5   78 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 10368]                              ;   956.0 agu0    63 p reload
        vmovdqu [rbp - 128], ymm0                                ;   963.0 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 2400], ymm8                               ;   962.3 agu1+fp5   78 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 8992]                               ;   957.0 agu0    63 p reload
        db 0x2e
        vmovdqu [rbp - 96], ymm0                                 ;   964.0 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 1952], ymm5                               ;   964.3 agu1+fp5   78 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 10560]                              ;   958.0 agu0    63 p reload
        db 0x2e
        vmovdqu [rbp - 64], ymm0                                 ;   965.3 agu2+fp5   78 rounds
        vmovdqu [rbp + 2464], ymm15                              ;   966.3 agu1+fp5   78 rounds
        vmovdqu [rbp + 1984], ymm7                               ;   967.3 agu2+fp5   78 rounds
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 8736]                              ;   959.0 agu0    63 p reload
        db 0x2e
        vmovdqu [rbp - 32], ymm15                                ;   968.3 agu1+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 2496], ymm2                               ;   969.3 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu ymm15, [rbp + 11712]                             ;   960.0 agu0    63 p reload
        db 0x2e
        vmovdqu [rbp + 0], ymm15                                 ;   970.3 agu1+fp5   78 rounds
        db 0x2e
        vmovdqu [rbp + 2016], ymm6                               ;   971.3 agu2+fp5   78 rounds
        db 0x2e
        vmovdqu ymm15, [rbp + 8960]                              ;   961.0 agu0    63 p reload
        db 0x2e
        vmovdqu [rbp + 32], ymm15                                ;   972.3 agu1+fp5   78 rounds
        vmovdqu [rbp + 2528], ymm4                               ;   973.3 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 7424]                              ;   962.0 agu0    63 p reload
        vmovdqu [rbp + 2048], ymm15                              ;   974.3 agu1+fp5   78 rounds
        vmovdqu ymm15, [rbp + 7008]                              ;   963.0 agu0    63 p reload
        vmovdqu [rbp + 2080], ymm15                              ;   975.3 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 10464]                             ;   963.3 agu1    63 p reload
        vmovdqu [rbp + 2112], ymm15                              ;   976.3 agu2+fp5   78 rounds
        vmovdqu ymm15, [rbp + 8928]                              ;   964.0 agu0    63 p reload
        db 0x2e
        vmovdqu [rbp + 2144], ymm15                              ;   977.3 agu1+fp5   78 rounds
        vmovdqu ymm15, [rbp + 11776]                             ;   965.0 agu0    63 p reload
        vmovdqu [rbp + 2176], ymm15                              ;   978.3 agu2+fp5   78 rounds
        vmovdqu [rbp + 3584], ymm10                              ;   979.3 agu1+fp5   78 rounds
        vmovdqu [rbp + 3616], ymm14                              ;   980.3 agu2+fp5   78 rounds
        vmovdqu [rbp + 3648], ymm3                               ;   981.3 agu0+fp5   78 rounds
        add r8, 0x1000                                           ;   966.3 alu0    78 rounds
        vmovdqu ymm0, [rbp + 10240]                              ;   966.5 agu1    63 p reload
        vmovdqu ymm2, [rbp + 10592]                              ;   967.0 agu0    63 p reload
        vmovdqu ymm4, [rbp + 9728]                               ;   967.5 agu1    63 p reload
        vmovdqu ymm6, [rbp + 11424]                              ;   968.0 agu0    63 p reload
        vmovdqu ymm8, [rbp + 7488]                               ;   968.5 agu1    63 p reload
        vmovdqu ymm10, [rbp + 11936]                             ;   969.0 agu0    63 p reload
        vmovdqu ymm12, [rbp + 7680]                              ;   969.5 agu1    63 p reload
        vmovdqu ymm1, [rbp + 11392]                              ;   970.0 agu0    63 p reload
        vmovdqu ymm3, [rbp + 7456]                               ;   970.5 agu1    63 p reload
        vmovdqu ymm5, [rbp + 6688]                               ;   971.0 agu0    63 p reload
        vmovdqu ymm7, [rbp + 6656]                               ;   971.5 agu1    63 p reload
        vmovdqu ymm9, [rbp + 8288]                               ;   972.0 agu0    63 p reload
        vmovdqu ymm11, [rbp + 11904]                             ;   972.5 agu1    63 p reload
        vmovdqu ymm13, [rbp + 10336]                             ;   973.0 agu0    63 p reload
        lea rax, [rbp - 352]                                     ;                    first state
        cmp r8, qword [rbp + 12064]                              ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 12056], r8                              ;                    resident
        vmovdqu [rbp + 5856], ymm0                               ;                    resident
        vmovdqu [rbp + 6080], ymm1                               ;                    resident
        vmovdqu [rbp + 5888], ymm2                               ;                    resident
        vmovdqu [rbp + 6112], ymm3                               ;                    resident
        vmovdqu [rbp + 5920], ymm4                               ;                    resident
        vmovdqu [rbp + 6144], ymm5                               ;                    resident
        vmovdqu [rbp + 5952], ymm6                               ;                    resident
        vmovdqu [rbp + 6176], ymm7                               ;                    resident
        vmovdqu [rbp + 5984], ymm8                               ;                    resident
        vmovdqu [rbp + 6208], ymm9                               ;                    resident
        vmovdqu [rbp + 6016], ymm10                              ;                    resident
        vmovdqu [rbp + 6240], ymm11                              ;                    resident
        vmovdqu [rbp + 6048], ymm12                              ;                    resident
        vmovdqu [rbp + 6272], ymm13                              ;                    resident
        mov r8, qword [rbp + 12032]                              ;     0.0 agu0    62 p.0 reload
        vmovdqu ymm0, [r8 + 61472]                               ;     4.0 agu1    62 p.1
        vmovdqu ymm1, [r8 + 61600]                               ;     4.0 agu0    62 p.5
        vmovdqu ymm2, [r8 + 61664]                               ;     4.0 agu1    62 p.7
        vmovdqu ymm4, [r8 + 61856]                               ;     4.0 agu0    62 p.13
        vmovdqu ymm7, [r8 + 62112]                               ;     4.0 agu1    62 p.21
        vmovdqu ymm10, [r8 + 62368]                              ;     4.0 agu0    62 p.29
        vmovdqu ymm13, [r8 + 62624]                              ;     4.0 agu1    62 p.37
        vmovdqu ymm15, [r8 + 62880]                              ;     4.0 agu0    62 p.45
        vmovdqu ymm14, [r8 + 63136]                              ;     4.2 agu1    62 p.53
        vmovdqu ymm12, [r8 + 63392]                              ;     5.0 agu0    62 p.61
        vpxor ymm11, ymm1, [rbp + 6016]                          ;    11.0 fp0+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 6240]                         ;    12.0 fp1+agu0   50 p
        vpxor ymm1, ymm4, [rbp + 64]                             ;    11.0 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 1088]                           ;    12.0 fp3+agu0   50 p
        vpxor ymm4, ymm7, [rbp + 320]                            ;    11.0 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 1344]                           ;    12.0 fp1+agu0   50 p
        vpxor ymm7, ymm0, [rbp + 5888]                           ;    11.0 fp2+agu1   46 p
        vpxor ymm7, ymm7, [rbp + 6112]                           ;    12.0 fp3+agu0   46 p
        vpxor ymm7, ymm7, ymm11                                  ;    13.0 fp0     46 p
        vpxor ymm0, ymm2, [rbp - 128]                            ;    11.0 fp1+agu1   46 p
        vpxor ymm0, ymm0, [rbp + 896]                            ;    12.0 fp2+agu0   46 p
        vpxor ymm2, ymm10, [rbp + 576]                           ;    11.0 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 1600]                           ;    12.0 fp0+agu0   50 p
        vpxor ymm10, ymm13, [rbp + 1856]                         ;    11.2 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 2880]                         ;    12.2 fp2+agu0   50 p
        vpxor ymm13, ymm15, [rbp + 2112]                         ;    12.2 fp3+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 3136]                         ;    13.2 fp0+agu0   50 p
        vpxor ymm15, ymm14, [rbp + 2368]                         ;    13.2 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 3392]                         ;    14.2 fp2+agu0   50 p
        vpxor ymm14, ymm12, [rbp + 2624]                         ;    14.2 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 3648]                         ;    15.2 fp0+agu0   50 p
        vmovdqa ymm12, ymm7                                      ;    14.0         46 p copy
        vmovdqu [rbp + 6304], ymm14                              ;    16.2 agu2+fp5   50 p spill
        vmovdqa ymm14, ymm7                                      ;    14.0         46 p copy
        vmovdqa ymm9, ymm7                                       ;    14.0         46 p copy
        vmovdqu [rbp + 6336], ymm15                              ;    15.2 agu2+fp5   50 p spill
        vmovdqa ymm15, ymm7                                      ;    14.0         46 p copy
        vmovdqu [rbp + 6368], ymm13                              ;    14.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [r8 + 61440]                              ;    15.2 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 5856]                         ;    22.2 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 6080]                         ;    23.2 fp2+agu1   50 p
        vmovdqu ymm8, [r8 + 61504]                               ;    17.0 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 5920]                           ;    24.0 fp3+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 6144]                           ;    25.0 fp0+agu0   50 p
        vmovdqu ymm6, [r8 + 61536]                               ;    18.2 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 5952]                           ;    25.2 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 6176]                           ;    26.2 fp2+agu1   50 p
        vpxor ymm0, ymm0, ymm6                                   ;    27.2 fp3     46 p
        vmovdqu [rbp + 6400], ymm10                              ;    15.0 agu2+fp5   50 p spill
        vmovdqu ymm10, [r8 + 61568]                              ;    20.0 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 5984]                         ;    27.0 fp0+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 6208]                         ;    28.0 fp1+agu0   50 p
        vpor ymm12, ymm12, ymm0                                  ;    28.2 fp2     46 p
        vmovdqu [rbp + 6432], ymm2                               ;    16.0 agu2+fp5   50 p spill
        vpxor ymm2, ymm13, ymm10                                 ;    29.0 fp3     46 p
        vpxor ymm13, ymm13, ymm8                                 ;    26.0 fp0     46 p
        vpxor ymm8, ymm8, [r8 + 61632]                           ;    26.0 fp1+agu1   46 p
        vpxor ymm8, ymm8, [rbp + 6048]                           ;    27.0 fp2+agu0   46 p
        vpxor ymm8, ymm8, [rbp + 6272]                           ;    28.0 fp3+agu1   46 p
        vpxor ymm6, ymm6, ymm12                                  ;    29.2 fp0     46 p
        vpxor ymm14, ymm14, ymm2                                 ;    30.0 fp1     46 p
        vpxor ymm2, ymm2, ymm0                                   ;    30.0 fp2     46 p
        vpand ymm12, ymm12, ymm14                                ;    31.0 fp3     46 p
        vpand ymm14, ymm14, ymm8                                 ;    31.0 fp0     46 p
        vpand ymm9, ymm9, ymm2                                   ;    31.0 fp1     46 p
        vpxor ymm13, ymm13, ymm14                                ;    32.0 fp2     46 p
        vpxor ymm14, ymm14, ymm2                                 ;    32.0 fp3     46 p
        vpxor ymm2, ymm2, ymm8                                   ;    31.0 fp0     46 p
        vpxor ymm14, ymm14, ymm9                                 ;    33.0 fp1     46 p
        vpor ymm9, ymm9, ymm8                                    ;    32.0 fp2     46 p
        vpxor ymm6, ymm6, ymm9                                   ;    33.0 fp3     46 p
        vpand ymm9, ymm8, ymm2                                   ;    32.0 fp0     46 p
        vpxor ymm15, ymm15, ymm2                                 ;    32.0 fp1     46 p
        vpor ymm12, ymm12, ymm9                                  ;    33.0 fp2     46 p
        vpxor ymm10, ymm10, ymm12                                ;    34.0 fp3     46 p
        vpand ymm2, ymm15, ymm14                                 ;    34.0 fp0     46 p
        vpxor ymm11, ymm11, ymm2                                 ;    35.0 fp1     46 p
        vpxor ymm7, ymm7, ymm6                                   ;    34.0 fp2     46 p
        vpxor ymm2, ymm6, ymm11                                  ;    36.0 fp3     46 p
        vpand ymm9, ymm6, ymm11                                  ;    36.0 fp0     46 p
        vpxor ymm9, ymm10, ymm9                                  ;    37.0 fp1     46 p
        vmovdqa ymm12, ymm10                                     ;    35.0         46 p copy
        vpxor ymm13, ymm13, ymm2                                 ;    37.0 fp2     46 p
        vmovdqa ymm14, ymm11                                     ;    36.0         46 p copy
        vpxor ymm15, ymm15, ymm13                                ;    38.0 fp3     46 p
        vpxor ymm0, ymm0, ymm9                                   ;    38.0 fp0     46 p
        vpor ymm9, ymm9, ymm15                                   ;    39.0 fp1     46 p
        vpor ymm6, ymm6, ymm15                                   ;    39.0 fp2     46 p
        vpxor ymm14, ymm14, ymm6                                 ;    40.0 fp3     46 p
        vmovdqa ymm6, ymm0                                       ;    39.0         46 p copy
        vpxor ymm7, ymm7, ymm9                                   ;    40.0 fp0     46 p
        vpxor ymm8, ymm8, ymm9                                   ;    40.0 fp1     46 p
        vpxor ymm13, ymm13, ymm14                                ;    41.0 fp2     46 p
        vpand ymm12, ymm12, ymm14                                ;    41.0 fp3     46 p
        vpxor ymm8, ymm8, ymm12                                  ;    42.0 fp0     46 p
        vpxor ymm6, ymm6, ymm7                                   ;    41.0 fp1     46 p
        vmovdqu ymm9, [r8 + 61696]                               ;    36.2 agu0    50 p
        vmovdqu ymm12, [rbp - 96]                                ;    36.3 agu1    62 p reload
        vpxor ymm9, ymm9, ymm12                                  ;    43.3 fp2     50 p
        vmovdqu ymm14, [rbp + 928]                               ;    37.2 agu0    62 p reload
        vpxor ymm9, ymm9, ymm14                                  ;    44.3 fp3     50 p
        vpor ymm14, ymm13, ymm6                                  ;    42.0 fp0     46 p
        vmovdqu ymm12, [r8 + 61760]                              ;    37.3 agu1    50 p
        vpxor ymm12, ymm12, [rbp - 32]                           ;    44.3 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 992]                          ;    45.3 fp2+agu1   50 p
        vpxor ymm5, ymm6, ymm8                                   ;    43.0 fp3     46 p
        vmovdqu ymm3, [r8 + 61792]                               ;    39.2 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 0]                              ;    46.2 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 1024]                           ;    47.2 fp1+agu0   50 p
        vmovdqu [rbp + 6464], ymm4                               ;    39.5 agu2+fp5   50 p spill
        vpand ymm4, ymm6, ymm5                                   ;    44.0 fp2     46 p
        vmovdqu [rbp + 6496], ymm3                               ;    48.2 agu1+fp5   50 p spill
        vmovdqu ymm3, [r8 + 61824]                               ;    41.2 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 32]                             ;    48.2 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 1056]                           ;    49.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, ymm13                                  ;    44.0 fp1     46 p
        vpor ymm0, ymm0, ymm4                                    ;    45.0 fp2     46 p
        vmovdqu [rbp + 6528], ymm9                               ;    45.3 agu2+fp5   50 p spill
        vmovdqu ymm9, [r8 + 61952]                               ;    42.3 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 160]                            ;    49.3 fp3+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 1184]                           ;    50.3 fp0+agu1   50 p
        vmovdqu [rbp + 6560], ymm9                               ;    51.3 agu2+fp5   50 p spill
        vpand ymm9, ymm7, ymm14                                  ;    43.3 fp1     46 p
        vmovdqu [rbp + 6592], ymm3                               ;    50.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 62016]                               ;    44.2 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 224]                            ;    51.2 fp2+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 1248]                           ;    52.2 fp3+agu0   50 p
        vpor ymm4, ymm4, ymm13                                   ;    45.0 fp0     46 p
        vmovdqu [rbp + 6624], ymm3                               ;    53.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 62048]                               ;    45.3 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 256]                            ;    52.3 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 1280]                           ;    53.3 fp2+agu1   50 p
        vpxor ymm4, ymm4, ymm9                                   ;    46.0 fp3     46 p
        vmovdqu [rbp + 6656], ymm3                               ;    54.3 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 62080]                               ;    47.2 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 288]                            ;    54.2 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 1312]                           ;    55.2 fp1+agu0   50 p
        vpxor ymm9, ymm9, ymm8                                   ;    47.3 fp2     46 p
        vpand ymm13, ymm13, ymm4                                 ;    47.5 fp3     46 p
        vmovdqu [rbp + 6688], ymm3                               ;    56.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 62208]                               ;    48.3 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 416]                            ;    55.3 fp0+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 1440]                           ;    56.3 fp1+agu1   50 p
        vpor ymm9, ymm9, ymm13                                   ;    49.2 fp2     46 p
        vmovdqu ymm13, [r8 + 62272]                              ;    50.2 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 480]                          ;    57.2 fp3+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 1504]                         ;    58.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, ymm9                                   ;    50.3 fp1     46 p
        vmovdqu [rbp + 6720], ymm3                               ;    57.3 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 62304]                               ;    51.3 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 512]                            ;    58.3 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 1536]                           ;    59.3 fp3+agu1   50 p
        vpxor ymm4, ymm4, ymm0                                   ;    51.5 fp0     46 p
        vmovdqu [rbp + 6752], ymm3                               ;    60.3 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 62336]                               ;    53.2 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 544]                            ;    60.2 fp1+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 1568]                           ;    61.2 fp2+agu0   50 p
        vpxor ymm11, ymm11, ymm4                                 ;    53.3 fp3     46 p
        vpor ymm4, ymm4, ymm5                                    ;    53.5 fp0     46 p
        vmovdqu [rbp + 6784], ymm3                               ;    62.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 62464]                               ;    54.3 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 1696]                           ;    61.3 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 2720]                           ;    62.3 fp2+agu1   50 p
        vpxor ymm9, ymm9, ymm10                                  ;    54.5 fp3     46 p
        vmovdqu ymm10, [r8 + 62528]                              ;    56.2 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 1760]                         ;    63.2 fp0+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 2784]                         ;    64.2 fp1+agu0   50 p
        vpxor ymm2, ymm2, ymm4                                   ;    56.2 fp2     46 p
        vmovdqu ymm4, [r8 + 62560]                               ;    57.3 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 1792]                           ;    64.3 fp3+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 2816]                           ;    65.3 fp0+agu1   50 p
        vpxor ymm7, ymm7, ymm11                                  ;    57.2 fp1     46 p
        vmovdqu [rbp + 6816], ymm11                              ;    57.3 agu2+fp5   46 p spill
        vmovdqu ymm11, [r8 + 62592]                              ;    59.2 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 1824]                         ;    66.2 fp2+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 2848]                         ;    67.2 fp3+agu0   50 p
        vpxor ymm0, ymm0, ymm15                                  ;    58.2 fp0     46 p
        vpxor ymm14, ymm14, ymm2                                 ;    58.3 fp1     46 p
        vpxor ymm0, ymm0, ymm2                                   ;    59.2 fp2     46 p
        vmovdqu ymm2, [r8 + 62720]                               ;    60.3 agu1    50 p
        vmovdqu ymm15, [rbp + 1952]                              ;    61.2 agu0    62 p reload
        vpxor ymm2, ymm2, ymm15                                  ;    68.2 fp3     50 p
        vpxor ymm2, ymm2, [rbp + 2976]                           ;    69.2 fp0+agu1   50 p
        vpxor ymm8, ymm8, ymm0                                   ;    60.2 fp1     46 p
        vmovdqu ymm15, [r8 + 62784]                              ;    62.2 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 2016]                         ;    69.2 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 3040]                         ;    70.2 fp3+agu0   50 p
        vpxor ymm0, ymm0, ymm5                                   ;    61.2 fp0     46 p
        vmovdqu [rbp + 6848], ymm8                               ;    61.3 agu2+fp5   46 p spill
        vmovdqu ymm8, [r8 + 62816]                               ;    63.3 agu1    50 p
        vpxor ymm8, ymm8, [rbp + 2048]                           ;    70.3 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 3072]                           ;    71.3 fp2+agu1   50 p
        vpxor ymm6, ymm6, ymm14                                  ;    62.2 fp3     46 p
        vmovdqu [rbp + 6880], ymm14                              ;    62.3 agu2+fp5   46 p spill
        vmovdqu ymm14, [r8 + 62848]                              ;    65.2 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 2080]                         ;    72.2 fp0+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 3104]                         ;    73.2 fp1+agu0   50 p
        vpxor ymm5, ymm5, ymm9                                   ;    63.2 fp2     46 p
        vmovdqu [rbp + 6912], ymm5                               ;    64.2 agu2+fp5   46 p spill
        vpxor ymm5, ymm1, [rbp - 64]                             ;    66.3 fp3+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 960]                            ;    67.3 fp0+agu0   46 p
        vpxor ymm5, ymm5, [r8 + 61728]                           ;    68.3 fp1+agu1   46 p
        vmovdqu [rbp + 6944], ymm6                               ;    64.5 agu2+fp5   46 p spill
        vmovdqu ymm6, [r8 + 62976]                               ;    68.2 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 2208]                           ;    75.2 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 3232]                           ;    76.2 fp3+agu0   50 p
        vmovdqu [rbp + 6976], ymm9                               ;    66.2 agu2+fp5   46 p spill
        vpxor ymm9, ymm12, [rbp + 96]                            ;    69.3 fp0+agu1   46 p
        vpxor ymm9, ymm9, [r8 + 61888]                           ;    70.3 fp1+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 1120]                           ;    71.3 fp2+agu1   46 p
        vmovdqu [rbp + 7008], ymm7                               ;    67.3 agu2+fp5   46 p spill
        vmovdqu ymm7, [r8 + 63040]                               ;    71.2 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 2272]                           ;    78.2 fp3+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 3296]                           ;    79.2 fp0+agu0   50 p
        vmovdqu [rbp + 7040], ymm0                               ;    68.5 agu2+fp5   46 p spill
        vmovdqu ymm0, [rbp + 6528]                               ;    72.3 agu1    46 p
        vpxor ymm0, ymm0, [rbp + 6592]                           ;    79.3 fp1+agu0   46 p
        vmovdqu [rbp + 7072], ymm6                               ;    77.2 agu2+fp5   50 p spill
        vmovdqu ymm6, [r8 + 63072]                               ;    73.3 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 2304]                           ;    80.3 fp2+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 3328]                           ;    81.3 fp3+agu1   50 p
        vmovdqu [rbp + 7104], ymm6                               ;    82.3 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 6496]                               ;    75.2 agu0    46 p
        vpxor ymm6, ymm6, [rbp + 128]                            ;    82.2 fp0+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 1152]                           ;    83.2 fp1+agu0   46 p
        vpxor ymm6, ymm6, [r8 + 61920]                           ;    84.2 fp2+agu1   46 p
        vmovdqu [rbp + 7136], ymm7                               ;    80.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [r8 + 63104]                               ;    77.2 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 2336]                           ;    84.2 fp3+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 3360]                           ;    85.2 fp0+agu0   50 p
        vmovdqu [rbp + 7168], ymm7                               ;    86.2 agu2+fp5   50 p spill
        vpor ymm7, ymm5, ymm6                                    ;    85.2 fp1     46 p
        vmovdqu [rbp + 7200], ymm8                               ;    77.2 agu2+fp5   50 p spill
        vpxor ymm8, ymm0, ymm6                                   ;    85.2 fp2     46 p
        vmovdqu [rbp + 7232], ymm2                               ;    78.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [r8 + 63232]                               ;    78.3 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 2464]                           ;    85.3 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 3488]                           ;    86.3 fp0+agu1   50 p
        vpxor ymm0, ymm0, ymm5                                   ;    80.3 fp1     46 p
        vmovdqu [rbp + 7264], ymm2                               ;    87.3 agu2+fp5   50 p spill
        vmovdqu ymm2, [r8 + 63296]                               ;    80.2 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 2528]                           ;    87.2 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 3552]                           ;    88.2 fp3+agu0   50 p
        vmovdqu [rbp + 7296], ymm2                               ;    89.2 agu2+fp5   50 p spill
        vpand ymm2, ymm0, ymm7                                   ;    86.2 fp0     46 p
        vmovdqu [rbp + 7328], ymm14                              ;    82.2 agu1+fp5   50 p spill
        vmovdqu ymm14, [r8 + 63328]                              ;    82.3 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 2560]                         ;    89.3 fp1+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 3584]                         ;    90.3 fp2+agu0   50 p
        vmovdqu [rbp + 7360], ymm14                              ;    91.3 agu2+fp5   50 p spill
        vpand ymm14, ymm5, ymm8                                  ;    86.2 fp3     46 p
        vmovdqu [rbp + 7392], ymm15                              ;    84.3 agu1+fp5   50 p spill
        vmovdqu ymm15, [r8 + 63360]                              ;    84.5 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 2592]                         ;    91.5 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 3616]                         ;    92.5 fp1+agu0   50 p
        vpand ymm0, ymm0, ymm9                                   ;    85.3 fp2     46 p
        vpxor ymm12, ymm12, ymm0                                 ;    86.3 fp3     46 p
        vpxor ymm0, ymm0, ymm8                                   ;    86.3 fp0     46 p
        vpxor ymm8, ymm8, ymm9                                   ;    86.2 fp1     46 p
        vpxor ymm0, ymm0, ymm14                                  ;    87.3 fp2     46 p
        vpor ymm14, ymm14, ymm9                                  ;    87.2 fp3     46 p
        vpxor ymm7, ymm7, ymm14                                  ;    88.2 fp0     46 p
        vpxor ymm14, ymm5, ymm8                                  ;    87.2 fp1     46 p
        vpand ymm8, ymm8, ymm9                                   ;    87.3 fp2     46 p
        vpor ymm2, ymm2, ymm8                                    ;    88.3 fp3     46 p
        vpand ymm0, ymm0, ymm14                                  ;    88.3 fp0     46 p
        vpxor ymm1, ymm1, ymm0                                   ;    89.3 fp1     46 p
        vpxor ymm7, ymm7, [rbp + 6496]                           ;    89.2 fp2+agu1   46 p
        vpxor ymm2, ymm2, [rbp + 6592]                           ;    89.3 fp3+agu0   46 p
        vpxor ymm5, ymm5, ymm7                                   ;    90.2 fp0     46 p
        vpxor ymm0, ymm7, ymm1                                   ;    90.3 fp1     46 p
        vpand ymm8, ymm7, ymm1                                   ;    90.3 fp2     46 p
        vpxor ymm8, ymm8, ymm2                                   ;    91.3 fp3     46 p
        vpxor ymm12, ymm12, ymm0                                 ;    91.3 fp0     46 p
        vpxor ymm12, ymm12, [rbp + 6528]                         ;    92.3 fp1+agu1   46 p
        vpxor ymm6, ymm6, ymm8                                   ;    92.3 fp2     46 p
        vpxor ymm14, ymm14, ymm12                                ;    93.3 fp3     46 p
        vpor ymm8, ymm8, ymm14                                   ;    94.3 fp0     46 p
        vpor ymm7, ymm7, ymm14                                   ;    94.3 fp1     46 p
        vpxor ymm7, ymm1, ymm7                                   ;    95.3 fp2     46 p
        vmovdqu [rbp + 6528], ymm15                              ;    93.5 agu2+fp5   50 p spill
        vpand ymm15, ymm2, ymm7                                  ;    96.3 fp3     46 p
        vpxor ymm12, ymm12, ymm7                                 ;    96.3 fp0     46 p
        vmovdqa ymm7, ymm6                                       ;    93.3         46 p copy
        vpxor ymm5, ymm5, ymm8                                   ;    95.3 fp1     46 p
        vpxor ymm9, ymm9, ymm8                                   ;    95.3 fp2     46 p
        vpxor ymm9, ymm9, ymm15                                  ;    97.3 fp3     46 p
        vmovdqu ymm8, [r8 + 61984]                               ;    91.7 agu0    46 p
        vmovdqu ymm15, [rbp + 192]                               ;    91.8 agu1    62 p reload
        vpxor ymm8, ymm8, ymm15                                  ;    98.8 fp0     46 p
        vpxor ymm8, ymm8, [rbp + 1216]                           ;    99.8 fp1+agu0   46 p
        vpxor ymm8, ymm8, [rbp + 6464]                           ;   100.8 fp2+agu1   46 p
        vpxor ymm7, ymm7, ymm5                                   ;    96.3 fp3     46 p
        vmovdqa ymm15, ymm5                                      ;    96.3         46 p copy
        vmovdqu [rbp + 6592], ymm4                               ;    93.3 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6624]                               ;    93.7 agu0    46 p
        vpxor ymm4, ymm4, [r8 + 62144]                           ;   100.7 fp0+agu1   46 p
        vpxor ymm4, ymm4, [rbp + 352]                            ;   101.7 fp1+agu0   46 p
        vpxor ymm4, ymm4, [rbp + 1376]                           ;   102.7 fp2+agu1   46 p
        vmovdqu [rbp + 6496], ymm3                               ;    94.3 agu2+fp5   50 p spill
        vpor ymm3, ymm12, ymm7                                   ;    97.3 fp3     46 p
        vpand ymm15, ymm15, ymm3                                 ;    98.3 fp0     46 p
        vmovdqu [rbp + 7424], ymm11                              ;    95.3 agu2+fp5   50 p spill
        vpxor ymm11, ymm7, ymm9                                  ;    98.3 fp1     46 p
        vmovdqu [rbp + 7456], ymm10                              ;    96.3 agu0+fp5   50 p spill
        vpand ymm10, ymm7, ymm11                                 ;    99.3 fp2     46 p
        vpxor ymm11, ymm11, ymm12                                ;    99.3 fp3     46 p
        vpor ymm6, ymm6, ymm10                                   ;   100.3 fp0     46 p
        vpor ymm10, ymm10, ymm12                                 ;   100.3 fp1     46 p
        vpxor ymm10, ymm10, ymm15                                ;   101.3 fp2     46 p
        vpxor ymm15, ymm15, ymm9                                 ;    99.3 fp3     46 p
        vpand ymm12, ymm12, ymm10                                ;   102.3 fp0     46 p
        vpor ymm15, ymm15, ymm12                                 ;   103.3 fp1     46 p
        vmovdqa ymm12, ymm11                                     ;   100.3         46 p copy
        vpxor ymm6, ymm6, ymm15                                  ;   104.3 fp2     46 p
        vpxor ymm2, ymm2, ymm15                                  ;   104.3 fp3     46 p
        vmovdqa ymm15, ymm11                                     ;   100.3         46 p copy
        vpxor ymm10, ymm10, ymm6                                 ;   105.3 fp0     46 p
        vpxor ymm14, ymm14, ymm6                                 ;   105.3 fp1     46 p
        vmovdqa ymm6, ymm8                                       ;   101.8         46 p copy
        vpor ymm12, ymm12, ymm10                                 ;   106.3 fp2     46 p
        vpxor ymm1, ymm1, ymm10                                  ;   106.3 fp3     46 p
        vmovdqu ymm10, [rbp + 608]                               ;   100.7 agu1    62 p reload
        vmovdqu [rbp + 7488], ymm4                               ;   103.7 agu2+fp5   46 p spill
        vpxor ymm4, ymm13, ymm10                                 ;   107.7 fp0     46 p
        vpxor ymm4, ymm4, [r8 + 62400]                           ;   108.7 fp1+agu0   46 p
        vpxor ymm4, ymm4, [rbp + 1632]                           ;   109.7 fp2+agu1   46 p
        vpxor ymm0, ymm0, ymm12                                  ;   107.3 fp3     46 p
        vmovdqa ymm12, ymm8                                      ;   101.8         46 p copy
        vpxor ymm11, ymm11, ymm2                                 ;   105.3 fp0     46 p
        vmovdqa ymm10, ymm8                                      ;   102.0         46 p copy
        vmovdqu [rbp + 7520], ymm11                              ;   106.3 agu2+fp5   46 p spill
        vmovdqa ymm11, ymm8                                      ;   102.3         46 p copy
        vpxor ymm3, ymm3, ymm0                                   ;   108.3 fp1     46 p
        vpxor ymm14, ymm14, ymm0                                 ;   108.3 fp2     46 p
        vmovdqu ymm0, [rbp + 6560]                               ;   103.3 agu0    46 p
        vpxor ymm0, ymm0, [rbp + 6688]                           ;   110.3 fp3+agu1   46 p
        vpxor ymm5, ymm5, ymm1                                   ;   107.3 fp0     46 p
        vpxor ymm9, ymm9, ymm14                                  ;   109.3 fp1     46 p
        vpxor ymm15, ymm15, ymm14                                ;   109.3 fp2     46 p
        vmovdqu ymm14, [rbp + 6656]                              ;   105.3 agu0    46 p
        vpxor ymm14, ymm14, [rbp + 384]                          ;   112.3 fp3+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 1408]                         ;   113.3 fp0+agu0   46 p
        vpxor ymm14, ymm14, [r8 + 62176]                         ;   114.3 fp1+agu1   46 p
        vpxor ymm12, ymm12, ymm0                                 ;   111.3 fp2     46 p
        vpxor ymm7, ymm7, ymm3                                   ;   109.3 fp3     46 p
        vmovdqu [rbp + 7552], ymm5                               ;   108.3 agu2+fp5   46 p spill
        vmovdqu ymm5, [rbp + 7488]                               ;   107.3 agu0    46 p
        vpand ymm5, ymm5, ymm12                                  ;   114.3 fp0     46 p
        vpxor ymm0, ymm0, ymm14                                  ;   115.3 fp1     46 p
        vpor ymm6, ymm6, ymm14                                   ;   115.3 fp2     46 p
        vpand ymm12, ymm12, ymm6                                 ;   116.3 fp3     46 p
        vpxor ymm6, ymm6, [rbp + 6656]                           ;   116.3 fp0+agu1   46 p
        vpand ymm10, ymm10, ymm0                                 ;   116.3 fp1     46 p
        vmovdqu [rbp + 6656], ymm9                               ;   110.3 agu2+fp5   46 p spill
        vmovdqu ymm9, [rbp + 7488]                               ;   109.3 agu0    46 p
        vpor ymm9, ymm9, ymm10                                   ;   117.3 fp2     46 p
        vpxor ymm13, ymm13, [rbp + 6720]                         ;   109.7 fp3+agu1   46 p
        vpxor ymm10, ymm10, ymm5                                 ;   117.3 fp0     46 p
        vpxor ymm5, ymm5, [rbp + 6560]                           ;   115.3 fp1+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 6624]                           ;   116.3 fp2+agu1   46 p
        vpxor ymm10, ymm10, ymm0                                 ;   118.3 fp3     46 p
        vpxor ymm0, ymm0, [rbp + 7488]                           ;   116.3 fp0+agu0   46 p
        vpxor ymm6, ymm6, ymm9                                   ;   118.3 fp1     46 p
        vmovdqa ymm9, ymm4                                       ;   112.3         46 p copy
        vpxor ymm11, ymm11, ymm0                                 ;   117.3 fp2     46 p
        vpand ymm0, ymm0, [rbp + 7488]                           ;   117.3 fp3+agu1   46 p
        vpor ymm12, ymm12, ymm0                                  ;   118.3 fp0     46 p
        vmovdqa ymm0, ymm4                                       ;   114.5         46 p copy
        vpand ymm10, ymm10, ymm11                                ;   119.3 fp1     46 p
        vpxor ymm12, ymm12, [rbp + 6688]                         ;   119.3 fp2+agu0   46 p
        vpxor ymm10, ymm10, [rbp + 6464]                         ;   120.3 fp3+agu1   46 p
        vpxor ymm8, ymm8, ymm6                                   ;   119.3 fp0     46 p
        vmovdqu [rbp + 6464], ymm2                               ;   116.3 agu2+fp5   46 p spill
        vmovdqa ymm2, ymm4                                       ;   116.5         46 p copy
        vmovdqu [rbp + 6688], ymm7                               ;   117.3 agu0+fp5   46 p spill
        vmovdqa ymm7, ymm4                                       ;   116.8         46 p copy
        vmovdqu [rbp + 6624], ymm3                               ;   118.3 agu1+fp5   46 p spill
        vpxor ymm3, ymm6, ymm10                                  ;   121.3 fp1     46 p
        vpxor ymm5, ymm5, ymm3                                   ;   122.3 fp2     46 p
        vpxor ymm11, ymm11, ymm5                                 ;   123.3 fp3     46 p
        vmovdqu [rbp + 6560], ymm1                               ;   119.3 agu2+fp5   46 p spill
        vpand ymm1, ymm6, ymm10                                  ;   121.3 fp0     46 p
        vpxor ymm1, ymm1, ymm12                                  ;   122.3 fp1     46 p
        vpxor ymm14, ymm14, ymm1                                 ;   123.3 fp2     46 p
        vpor ymm1, ymm1, ymm11                                   ;   124.3 fp3     46 p
        vpor ymm6, ymm6, ymm11                                   ;   124.3 fp0     46 p
        vmovdqu [rbp + 7584], ymm15                              ;   120.3 agu0+fp5   46 p spill
        vmovdqa ymm15, ymm12                                     ;   120.3         46 p copy
        vpxor ymm6, ymm6, ymm10                                  ;   125.3 fp1     46 p
        vpxor ymm8, ymm8, ymm1                                   ;   125.3 fp2     46 p
        vpxor ymm1, ymm1, [rbp + 7488]                           ;   125.3 fp3+agu1   46 p
        vpxor ymm5, ymm5, ymm6                                   ;   126.3 fp0     46 p
        vpand ymm15, ymm15, ymm6                                 ;   126.3 fp1     46 p
        vmovdqu ymm6, [r8 + 62240]                               ;   120.3 agu0    46 p
        vpxor ymm6, ymm6, [rbp + 448]                            ;   127.3 fp2+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 1472]                           ;   128.3 fp3+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 6432]                           ;   129.3 fp0+agu1   46 p
        vpxor ymm1, ymm1, ymm15                                  ;   127.3 fp1     46 p
        vpxor ymm15, ymm14, ymm8                                 ;   126.3 fp2     46 p
        vmovdqu [rbp + 7488], ymm4                               ;   122.3 agu2+fp5   46 p spill
        vmovdqu ymm4, [rbp + 6720]                               ;   122.5 agu0    46 p
        vpxor ymm4, ymm4, [rbp + 6784]                           ;   129.5 fp3+agu1   46 p
        vmovdqu [rbp + 6720], ymm4                               ;   130.5 agu2+fp5   46 p spill
        vmovdqa ymm4, ymm8                                       ;   126.3         46 p copy
        vmovdqu [rbp + 7616], ymm6                               ;   130.3 agu0+fp5   46 p spill
        vmovdqu ymm6, [rbp + 6752]                               ;   124.3 agu1    46 p
        vpxor ymm6, ymm6, [rbp + 640]                            ;   131.3 fp0+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 1664]                           ;   132.3 fp1+agu1   46 p
        vpxor ymm6, ymm6, [r8 + 62432]                           ;   133.3 fp2+agu0   46 p
        vmovdqu [rbp + 7648], ymm6                               ;   134.3 agu2+fp5   46 p spill
        vpor ymm6, ymm5, ymm15                                   ;   127.3 fp3     46 p
        vpand ymm4, ymm4, ymm6                                   ;   128.3 fp0     46 p
        vmovdqu [rbp + 7680], ymm13                              ;   126.5 agu1+fp5   46 p spill
        vpxor ymm13, ymm15, ymm1                                 ;   128.3 fp1     46 p
        vmovdqu [rbp + 7712], ymm7                               ;   127.5 agu0+fp5   46 p spill
        vpand ymm7, ymm15, ymm13                                 ;   129.3 fp2     46 p
        vpxor ymm13, ymm13, ymm5                                 ;   129.3 fp3     46 p
        vpor ymm14, ymm14, ymm7                                  ;   130.3 fp0     46 p
        vpor ymm7, ymm7, ymm5                                    ;   130.3 fp1     46 p
        vpxor ymm7, ymm7, ymm4                                   ;   131.3 fp2     46 p
        vpxor ymm4, ymm4, ymm1                                   ;   129.3 fp3     46 p
        vpand ymm5, ymm5, ymm7                                   ;   132.3 fp0     46 p
        vpor ymm4, ymm4, ymm5                                    ;   133.3 fp1     46 p
        vmovdqa ymm5, ymm13                                      ;   130.3         46 p copy
        vpxor ymm14, ymm14, ymm4                                 ;   134.3 fp2     46 p
        vpxor ymm12, ymm12, ymm4                                 ;   134.3 fp3     46 p
        vmovdqa ymm4, ymm13                                      ;   130.3         46 p copy
        vpxor ymm7, ymm7, ymm14                                  ;   135.3 fp0     46 p
        vpxor ymm11, ymm11, ymm14                                ;   135.3 fp1     46 p
        vmovdqu ymm14, [rbp + 6720]                              ;   130.5 agu1    46 p
        vpxor ymm14, ymm14, [rbp + 7648]                         ;   141.3 fp2+agu0   46 p
        vpor ymm5, ymm5, ymm7                                    ;   136.3 fp3     46 p
        vpxor ymm10, ymm10, ymm7                                 ;   136.3 fp0     46 p
        vmovdqu ymm7, [rbp + 7648]                               ;   134.3 agu1    46 p
        vpor ymm7, ymm7, [rbp + 7616]                            ;   141.3 fp1+agu0   46 p
        vpxor ymm3, ymm3, ymm5                                   ;   137.3 fp2     46 p
        vmovdqu ymm5, [rbp + 6720]                               ;   132.5 agu1    46 p
        vpxor ymm5, ymm5, [rbp + 7616]                           ;   139.5 fp3+agu0   46 p
        vpxor ymm13, ymm13, ymm12                                ;   135.3 fp0     46 p
        vpxor ymm6, ymm6, ymm3                                   ;   138.3 fp1     46 p
        vpxor ymm11, ymm11, ymm3                                 ;   138.3 fp2     46 p
        vmovdqu ymm3, [rbp + 7616]                               ;   133.5 agu1    46 p
        vpxor ymm8, ymm8, ymm10                                  ;   137.3 fp3     46 p
        vpxor ymm1, ymm1, ymm11                                  ;   139.3 fp0     46 p
        vpxor ymm4, ymm4, ymm11                                  ;   139.3 fp1     46 p
        vmovdqu ymm11, [rbp + 6752]                              ;   134.7 agu0    46 p
        vpand ymm9, ymm9, ymm5                                   ;   140.5 fp2     46 p
        vpxor ymm15, ymm15, ymm6                                 ;   139.3 fp3     46 p
        vpand ymm5, ymm5, ymm7                                   ;   142.3 fp0     46 p
        vpxor ymm11, ymm11, ymm7                                 ;   142.3 fp1     46 p
        vmovdqu ymm7, [rbp + 7616]                               ;   135.7 agu1    46 p
        vpand ymm3, ymm3, ymm14                                  ;   142.3 fp2     46 p
        vpxor ymm2, ymm2, ymm14                                  ;   142.3 fp3     46 p
        vpxor ymm14, ymm14, ymm9                                 ;   142.3 fp0     46 p
        vmovdqu [rbp + 6752], ymm1                               ;   140.3 agu2+fp5   46 p spill
        vmovdqu ymm1, [rbp + 7680]                               ;   137.5 agu0    46 p reload
        vpxor ymm1, ymm1, ymm9                                   ;   144.5 fp1     46 p
        vmovdqu ymm9, [rbp + 6784]                               ;   138.3 agu1    46 p
        vpor ymm0, ymm0, ymm3                                    ;   143.3 fp2     46 p
        vpxor ymm14, ymm14, ymm3                                 ;   143.3 fp3     46 p
        vpxor ymm11, ymm11, ymm0                                 ;   144.3 fp0     46 p
        vpxor ymm7, ymm7, ymm2                                   ;   143.3 fp1     46 p
        vmovdqu ymm0, [rbp + 7712]                               ;   139.7 agu0    46 p reload
        vpand ymm0, ymm0, ymm2                                   ;   146.7 fp2     46 p
        vpand ymm14, ymm14, ymm7                                 ;   144.3 fp3     46 p
        vmovdqu ymm2, [rbp + 6432]                               ;   140.3 agu1    46 p
        vpxor ymm2, ymm2, ymm14                                  ;   147.3 fp0     46 p
        vmovdqu ymm3, [rbp + 7648]                               ;   140.7 agu0    46 p
        vmovdqu ymm14, [rbp + 7616]                              ;   141.3 agu1    46 p
        vpor ymm5, ymm5, ymm0                                    ;   147.7 fp1     46 p
        vpxor ymm14, ymm14, ymm11                                ;   148.3 fp2     46 p
        vpxor ymm0, ymm11, ymm2                                  ;   148.3 fp3     46 p
        vpxor ymm9, ymm9, ymm5                                   ;   148.7 fp0     46 p
        vpand ymm5, ymm11, ymm2                                  ;   148.3 fp1     46 p
        vpxor ymm1, ymm1, ymm0                                   ;   149.3 fp2     46 p
        vpxor ymm5, ymm5, ymm9                                   ;   149.7 fp3     46 p
        vpxor ymm7, ymm7, ymm1                                   ;   150.3 fp0     46 p
        vpxor ymm3, ymm3, ymm5                                   ;   150.7 fp1     46 p
        vpor ymm5, ymm5, ymm7                                    ;   151.3 fp2     46 p
        vpor ymm11, ymm11, ymm7                                  ;   151.3 fp3     46 p
        vpxor ymm11, ymm11, ymm2                                 ;   152.3 fp0     46 p
        vpxor ymm14, ymm14, ymm5                                 ;   152.3 fp1     46 p
        vmovdqu [rbp + 7616], ymm10                              ;   144.7 agu2+fp5   46 p spill
        vmovdqu ymm10, [rbp + 7488]                              ;   144.8 agu0    46 p reload
        vpxor ymm10, ymm10, ymm5                                 ;   152.3 fp2     46 p
        vmovdqu ymm5, [r8 + 62496]                               ;   146.7 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 1728]                           ;   153.7 fp3+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 2752]                           ;   154.7 fp0+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 6400]                           ;   155.7 fp1+agu0   47 p
        vpxor ymm1, ymm1, ymm11                                  ;   153.3 fp2     46 p
        vpand ymm11, ymm11, ymm9                                 ;   153.3 fp3     46 p
        vpxor ymm10, ymm10, ymm11                                ;   154.3 fp0     46 p
        vpxor ymm11, ymm3, ymm14                                 ;   153.3 fp1     46 p
        vmovdqu [rbp + 7488], ymm8                               ;   149.3 agu2+fp5   46 p spill
        vmovdqu ymm8, [rbp + 7456]                               ;   149.5 agu1    47 p
        vpxor ymm8, ymm8, [r8 + 62656]                           ;   156.5 fp2+agu0   47 p
        vpxor ymm8, ymm8, [rbp + 1888]                           ;   157.5 fp3+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 2912]                           ;   158.5 fp0+agu0   47 p
        vmovdqu [rbp + 7648], ymm12                              ;   150.7 agu2+fp5   46 p spill
        vmovdqa ymm12, ymm14                                     ;   153.3         46 p copy
        vmovdqu [rbp + 6432], ymm15                              ;   151.7 agu1+fp5   46 p spill
        vmovdqu ymm15, [rbp + 6496]                              ;   151.7 agu0    47 p
        vpxor ymm15, ymm15, [rbp + 7424]                         ;   158.7 fp1+agu1   47 p
        vmovdqu [rbp + 7712], ymm4                               ;   152.7 agu2+fp5   46 p spill
        vpor ymm4, ymm1, ymm11                                   ;   154.3 fp2     46 p
        vpand ymm12, ymm12, ymm4                                 ;   155.3 fp3     46 p
        vmovdqu [rbp + 6784], ymm13                              ;   153.7 agu0+fp5   46 p spill
        vpxor ymm13, ymm11, ymm10                                ;   155.3 fp0     46 p
        vmovdqu [rbp + 7680], ymm6                               ;   154.7 agu2+fp5   46 p spill
        vpand ymm6, ymm11, ymm13                                 ;   156.3 fp1     46 p
        vpxor ymm13, ymm13, ymm1                                 ;   156.3 fp2     46 p
        vpor ymm3, ymm3, ymm6                                    ;   157.3 fp3     46 p
        vpor ymm6, ymm6, ymm1                                    ;   157.3 fp0     46 p
        vpxor ymm6, ymm6, ymm12                                  ;   158.3 fp1     46 p
        vpxor ymm12, ymm12, ymm10                                ;   156.3 fp2     46 p
        vpand ymm1, ymm1, ymm6                                   ;   159.3 fp3     46 p
        vpor ymm12, ymm12, ymm1                                  ;   160.3 fp0     46 p
        vmovdqa ymm1, ymm13                                      ;   157.3         46 p copy
        vpxor ymm3, ymm3, ymm12                                  ;   161.3 fp1     46 p
        vpxor ymm9, ymm9, ymm12                                  ;   161.3 fp2     46 p
        vmovdqa ymm12, ymm13                                     ;   157.3         46 p copy
        vpxor ymm6, ymm6, ymm3                                   ;   162.3 fp3     46 p
        vpxor ymm7, ymm7, ymm3                                   ;   162.3 fp0     46 p
        vmovdqa ymm3, ymm5                                       ;   156.7         47 p copy
        vmovdqu [rbp + 6720], ymm8                               ;   159.5 agu1+fp5   47 p spill
        vpxor ymm8, ymm5, ymm15                                  ;   159.7 fp1     47 p
        vmovdqu [rbp + 7744], ymm8                               ;   160.7 agu0+fp5   47 p spill
        vmovdqa ymm8, ymm5                                       ;   157.5         47 p copy
        vmovdqu [rbp + 7776], ymm9                               ;   162.3 agu2+fp5   46 p spill
        vmovdqa ymm9, ymm5                                       ;   157.8         47 p copy
        vpxor ymm13, ymm13, [rbp + 7776]                         ;   169.3 fp2+agu1   46 p
        vpxor ymm2, ymm2, ymm6                                   ;   163.3 fp3     46 p
        vpor ymm1, ymm1, ymm6                                    ;   163.3 fp0     46 p
        vpxor ymm0, ymm0, ymm1                                   ;   164.3 fp1     46 p
        vmovdqu ymm1, [rbp + 6592]                               ;   158.7 agu0    47 p
        vmovdqu ymm6, [rbp + 1920]                               ;   159.0 agu1    62 p reload
        vpxor ymm1, ymm1, ymm6                                   ;   166.0 fp2     47 p
        vpxor ymm1, ymm1, [rbp + 2944]                           ;   167.0 fp3+agu0   47 p
        vpxor ymm1, ymm1, [r8 + 62688]                           ;   168.0 fp0+agu1   47 p
        vpxor ymm4, ymm4, ymm0                                   ;   165.3 fp1     46 p
        vpxor ymm7, ymm7, ymm0                                   ;   165.3 fp2     46 p
        vmovdqu ymm0, [rbp + 7744]                               ;   160.7 agu0    47 p
        vpxor ymm14, ymm14, ymm2                                 ;   164.3 fp3     46 p
        vpxor ymm12, ymm12, ymm7                                 ;   166.3 fp0     46 p
        vpxor ymm10, ymm10, ymm7                                 ;   166.3 fp1     46 p
        vmovdqu ymm7, [rbp + 7744]                               ;   161.5 agu1    47 p
        vpand ymm7, ymm7, [rbp + 6720]                           ;   168.5 fp2+agu0   47 p
        vpxor ymm11, ymm11, ymm4                                 ;   166.3 fp3     46 p
        vpxor ymm15, ymm15, ymm1                                 ;   169.0 fp0     47 p
        vpor ymm3, ymm3, ymm1                                    ;   169.0 fp1     47 p
        vpand ymm0, ymm0, ymm3                                   ;   170.0 fp2     47 p
        vpxor ymm3, ymm3, [rbp + 6592]                           ;   170.0 fp3+agu1   47 p
        vpand ymm8, ymm8, ymm15                                  ;   170.0 fp0     47 p
        vmovdqu ymm6, [rbp + 6720]                               ;   164.5 agu0    47 p
        vpor ymm6, ymm6, ymm8                                    ;   171.5 fp1     47 p
        vpxor ymm8, ymm8, ymm7                                   ;   171.0 fp2     47 p
        vpxor ymm7, ymm7, [rbp + 6496]                           ;   169.5 fp3+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 7456]                           ;   170.5 fp0+agu0   47 p
        vpxor ymm8, ymm8, ymm15                                  ;   172.0 fp1     47 p
        vpxor ymm15, ymm15, [rbp + 6720]                         ;   170.0 fp2+agu1   47 p
        vpxor ymm9, ymm9, ymm15                                  ;   171.0 fp3     47 p
        vpand ymm15, ymm15, [rbp + 6720]                         ;   171.0 fp0+agu0   47 p
        vpor ymm0, ymm0, ymm15                                   ;   172.0 fp1     47 p
        vpxor ymm3, ymm3, ymm6                                   ;   172.5 fp2     47 p
        vpand ymm8, ymm8, ymm9                                   ;   173.0 fp3     47 p
        vpxor ymm0, ymm0, [rbp + 7424]                           ;   173.0 fp0+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 6400]                           ;   174.0 fp1+agu0   47 p
        vmovdqu ymm6, [rbp + 6720]                               ;   170.2 agu1    47 p
        vpxor ymm5, ymm5, ymm3                                   ;   173.5 fp2     47 p
        vpxor ymm15, ymm3, ymm8                                  ;   175.0 fp3     47 p
        vpxor ymm7, ymm7, ymm15                                  ;   176.0 fp0     47 p
        vpxor ymm9, ymm9, ymm7                                   ;   177.0 fp1     47 p
        vmovdqu [rbp + 6720], ymm13                              ;   170.7 agu2+fp5   46 p spill
        vpand ymm13, ymm3, ymm8                                  ;   175.0 fp2     47 p
        vpxor ymm13, ymm13, ymm0                                 ;   176.0 fp3     47 p
        vpxor ymm1, ymm1, ymm13                                  ;   177.0 fp0     47 p
        vpor ymm13, ymm13, ymm9                                  ;   178.0 fp1     47 p
        vpor ymm3, ymm3, ymm9                                    ;   178.0 fp2     47 p
        vmovdqu [rbp + 6400], ymm12                              ;   171.7 agu0+fp5   46 p spill
        vmovdqa ymm12, ymm0                                      ;   174.0         47 p copy
        vpxor ymm3, ymm3, ymm8                                   ;   179.0 fp3     47 p
        vpxor ymm5, ymm5, ymm13                                  ;   179.0 fp0     47 p
        vpxor ymm6, ymm6, ymm13                                  ;   179.0 fp1     47 p
        vmovdqu ymm13, [r8 + 62752]                              ;   173.0 agu1    47 p
        vpxor ymm13, ymm13, [rbp + 1984]                         ;   180.0 fp2+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 3008]                         ;   181.0 fp3+agu1   47 p
        vpxor ymm13, ymm13, [rbp + 6368]                         ;   182.0 fp0+agu0   47 p
        vpxor ymm7, ymm7, ymm3                                   ;   180.0 fp1     47 p
        vpand ymm12, ymm12, ymm3                                 ;   180.0 fp2     47 p
        vpxor ymm3, ymm1, ymm5                                   ;   180.0 fp3     47 p
        vpxor ymm6, ymm6, ymm12                                  ;   181.0 fp0     47 p
        vmovdqu ymm12, [rbp + 7392]                              ;   176.0 agu1    47 p
        vpxor ymm12, ymm12, [r8 + 62912]                         ;   183.0 fp1+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 2144]                         ;   184.0 fp2+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 3168]                         ;   185.0 fp3+agu0   47 p
        vmovdqu [rbp + 7424], ymm2                               ;   177.2 agu2+fp5   46 p spill
        vmovdqa ymm2, ymm5                                       ;   180.0         47 p copy
        vmovdqu [rbp + 7456], ymm10                              ;   178.2 agu1+fp5   46 p spill
        vmovdqu ymm10, [rbp + 7232]                              ;   178.2 agu0    47 p
        vpxor ymm10, ymm10, [rbp + 7328]                         ;   185.2 fp0+agu1   47 p
        vmovdqu [rbp + 6496], ymm11                              ;   179.2 agu2+fp5   46 p spill
        vpor ymm11, ymm7, ymm3                                   ;   181.0 fp1     47 p
        vpand ymm2, ymm2, ymm11                                  ;   182.0 fp2     47 p
        vmovdqu [rbp + 6592], ymm4                               ;   180.2 agu0+fp5   46 p spill
        vpxor ymm4, ymm3, ymm6                                   ;   182.0 fp3     47 p
        vmovdqu [rbp + 7744], ymm14                              ;   181.2 agu2+fp5   46 p spill
        vpand ymm14, ymm3, ymm4                                  ;   183.0 fp0     47 p
        vpxor ymm4, ymm4, ymm7                                   ;   183.0 fp1     47 p
        vpor ymm1, ymm1, ymm14                                   ;   184.0 fp2     47 p
        vpor ymm14, ymm14, ymm7                                  ;   184.0 fp3     47 p
        vpxor ymm14, ymm14, ymm2                                 ;   185.0 fp0     47 p
        vpxor ymm2, ymm2, ymm6                                   ;   183.0 fp1     47 p
        vpand ymm7, ymm7, ymm14                                  ;   186.0 fp2     47 p
        vpor ymm2, ymm2, ymm7                                    ;   187.0 fp3     47 p
        vmovdqa ymm7, ymm4                                       ;   184.0         47 p copy
        vpxor ymm1, ymm1, ymm2                                   ;   188.0 fp0     47 p
        vpxor ymm0, ymm0, ymm2                                   ;   188.0 fp1     47 p
        vmovdqa ymm2, ymm4                                       ;   184.0         47 p copy
        vpxor ymm14, ymm14, ymm1                                 ;   189.0 fp2     47 p
        vpxor ymm9, ymm9, ymm1                                   ;   189.0 fp3     47 p
        vmovdqa ymm1, ymm13                                      ;   183.3         47 p copy
        vmovdqu [rbp + 7808], ymm12                              ;   186.0 agu1+fp5   47 p spill
        vpxor ymm12, ymm13, ymm10                                ;   186.2 fp0     47 p
        vmovdqu [rbp + 7840], ymm12                              ;   187.2 agu0+fp5   47 p spill
        vmovdqa ymm12, ymm13                                     ;   184.2         47 p copy
        vmovdqu [rbp + 7872], ymm0                               ;   189.0 agu2+fp5   47 p spill
        vmovdqa ymm0, ymm13                                      ;   184.5         47 p copy
        vpxor ymm4, ymm4, [rbp + 7872]                           ;   196.0 fp1+agu1   47 p
        vpor ymm7, ymm7, ymm14                                   ;   190.0 fp2     47 p
        vpxor ymm8, ymm8, ymm14                                  ;   190.0 fp3     47 p
        vpxor ymm15, ymm15, ymm7                                 ;   191.0 fp0     47 p
        vmovdqu ymm7, [rbp + 7200]                               ;   185.3 agu0    47 p
        vmovdqu ymm14, [rbp + 2176]                              ;   185.7 agu1    62 p reload
        vpxor ymm7, ymm7, ymm14                                  ;   192.7 fp1     47 p
        vpxor ymm7, ymm7, [rbp + 3200]                           ;   193.7 fp2+agu0   47 p
        vpxor ymm7, ymm7, [r8 + 62944]                           ;   194.7 fp3+agu1   47 p
        vpxor ymm11, ymm11, ymm15                                ;   192.0 fp0     47 p
        vpxor ymm9, ymm9, ymm15                                  ;   192.0 fp1     47 p
        vmovdqu ymm15, [rbp + 7840]                              ;   187.3 agu0    47 p
        vpxor ymm5, ymm5, ymm8                                   ;   191.0 fp2     47 p
        vpxor ymm2, ymm2, ymm9                                   ;   193.0 fp3     47 p
        vpxor ymm6, ymm6, ymm9                                   ;   193.0 fp0     47 p
        vmovdqu ymm9, [rbp + 7840]                               ;   188.2 agu1    47 p
        vpand ymm9, ymm9, [rbp + 7808]                           ;   195.2 fp1+agu0   47 p
        vpxor ymm3, ymm3, ymm11                                  ;   193.0 fp2     47 p
        vpxor ymm10, ymm10, ymm7                                 ;   195.7 fp3     47 p
        vpor ymm1, ymm1, ymm7                                    ;   195.7 fp0     47 p
        vpand ymm15, ymm15, ymm1                                 ;   196.7 fp1     47 p
        vpxor ymm1, ymm1, [rbp + 7200]                           ;   196.7 fp2+agu1   47 p
        vpand ymm12, ymm12, ymm10                                ;   196.7 fp3     47 p
        vmovdqu ymm14, [rbp + 7808]                              ;   191.2 agu0    47 p
        vpor ymm14, ymm14, ymm12                                 ;   198.2 fp0     47 p
        vpxor ymm12, ymm12, ymm9                                 ;   197.7 fp1     47 p
        vpxor ymm9, ymm9, [rbp + 7232]                           ;   196.2 fp2+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 7392]                           ;   197.2 fp3+agu0   47 p
        vpxor ymm12, ymm12, ymm10                                ;   198.7 fp0     47 p
        vpxor ymm10, ymm10, [rbp + 7808]                         ;   196.7 fp1+agu1   47 p
        vpxor ymm0, ymm0, ymm10                                  ;   197.7 fp2     47 p
        vpand ymm10, ymm10, [rbp + 7808]                         ;   197.7 fp3+agu0   47 p
        vpor ymm15, ymm15, ymm10                                 ;   198.7 fp0     47 p
        vpxor ymm1, ymm1, ymm14                                  ;   199.2 fp1     47 p
        vpand ymm12, ymm12, ymm0                                 ;   199.7 fp2     47 p
        vpxor ymm15, ymm15, [rbp + 7328]                         ;   199.7 fp3+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 6368]                         ;   200.7 fp0+agu0   47 p
        vmovdqu ymm10, [rbp + 7808]                              ;   196.8 agu1    47 p
        vpxor ymm13, ymm13, ymm1                                 ;   200.2 fp1     47 p
        vpxor ymm14, ymm1, ymm12                                 ;   201.7 fp2     47 p
        vpxor ymm9, ymm9, ymm14                                  ;   202.7 fp3     47 p
        vpxor ymm0, ymm0, ymm9                                   ;   203.7 fp0     47 p
        vmovdqu [rbp + 7808], ymm3                               ;   197.3 agu2+fp5   47 p spill
        vpand ymm3, ymm1, ymm12                                  ;   201.7 fp1     47 p
        vpxor ymm3, ymm3, ymm15                                  ;   202.7 fp2     47 p
        vpxor ymm7, ymm7, ymm3                                   ;   203.7 fp3     47 p
        vpor ymm3, ymm3, ymm0                                    ;   204.7 fp0     47 p
        vpor ymm1, ymm1, ymm0                                    ;   204.7 fp1     47 p
        vmovdqu [rbp + 6368], ymm6                               ;   198.3 agu0+fp5   47 p spill
        vmovdqa ymm6, ymm15                                      ;   200.7         47 p copy
        vpxor ymm1, ymm1, ymm12                                  ;   205.7 fp2     47 p
        vpxor ymm13, ymm13, ymm3                                 ;   205.7 fp3     47 p
        vpxor ymm10, ymm10, ymm3                                 ;   205.7 fp0     47 p
        vmovdqu ymm3, [r8 + 63008]                               ;   199.7 agu1    47 p
        vpxor ymm3, ymm3, [rbp + 2240]                           ;   206.7 fp1+agu0   47 p
        vpxor ymm3, ymm3, [rbp + 3264]                           ;   207.7 fp2+agu1   47 p
        vpxor ymm3, ymm3, [rbp + 6336]                           ;   208.7 fp3+agu0   47 p
        vpxor ymm9, ymm9, ymm1                                   ;   206.7 fp0     47 p
        vpand ymm6, ymm6, ymm1                                   ;   206.7 fp1     47 p
        vpxor ymm1, ymm7, ymm13                                  ;   206.7 fp2     47 p
        vpxor ymm10, ymm10, ymm6                                 ;   207.7 fp3     47 p
        vmovdqu ymm6, [rbp + 7136]                               ;   202.7 agu1    47 p
        vpxor ymm6, ymm6, [r8 + 63168]                           ;   209.7 fp0+agu0   47 p
        vpxor ymm6, ymm6, [rbp + 2400]                           ;   210.7 fp1+agu1   47 p
        vpxor ymm6, ymm6, [rbp + 3424]                           ;   211.7 fp2+agu0   47 p
        vmovdqu [rbp + 7328], ymm4                               ;   203.8 agu2+fp5   47 p spill
        vmovdqa ymm4, ymm13                                      ;   206.7         47 p copy
        vmovdqu [rbp + 7392], ymm8                               ;   204.8 agu1+fp5   47 p spill
        vmovdqu ymm8, [rbp + 7072]                               ;   204.8 agu0    47 p
        vpxor ymm8, ymm8, [rbp + 7168]                           ;   211.8 fp3+agu1   47 p
        vmovdqu [rbp + 7232], ymm5                               ;   205.8 agu2+fp5   47 p spill
        vpor ymm5, ymm9, ymm1                                    ;   207.7 fp0     47 p
        vpand ymm4, ymm4, ymm5                                   ;   208.7 fp1     47 p
        vmovdqu [rbp + 7200], ymm11                              ;   206.8 agu0+fp5   47 p spill
        vpxor ymm11, ymm1, ymm10                                 ;   208.7 fp2     47 p
        vmovdqu [rbp + 7840], ymm2                               ;   207.8 agu2+fp5   47 p spill
        vpand ymm2, ymm1, ymm11                                  ;   209.7 fp3     47 p
        vpxor ymm11, ymm11, ymm9                                 ;   209.7 fp0     47 p
        vpor ymm7, ymm7, ymm2                                    ;   210.7 fp1     47 p
        vpor ymm2, ymm2, ymm9                                    ;   210.7 fp2     47 p
        vpxor ymm2, ymm2, ymm4                                   ;   211.7 fp3     47 p
        vpxor ymm4, ymm4, ymm10                                  ;   209.7 fp0     47 p
        vpand ymm9, ymm9, ymm2                                   ;   212.7 fp1     47 p
        vpor ymm4, ymm4, ymm9                                    ;   213.7 fp2     47 p
        vmovdqa ymm9, ymm11                                      ;   210.7         47 p copy
        vpxor ymm7, ymm7, ymm4                                   ;   214.7 fp3     47 p
        vpxor ymm15, ymm15, ymm4                                 ;   214.7 fp0     47 p
        vmovdqa ymm4, ymm11                                      ;   210.7         47 p copy
        vpxor ymm2, ymm2, ymm7                                   ;   215.7 fp1     47 p
        vpxor ymm0, ymm0, ymm7                                   ;   215.7 fp2     47 p
        vmovdqa ymm7, ymm3                                       ;   210.0         47 p copy
        vmovdqu [rbp + 7904], ymm6                               ;   212.7 agu1+fp5   47 p spill
        vpxor ymm6, ymm3, ymm8                                   ;   212.8 fp3     47 p
        vmovdqu [rbp + 7936], ymm6                               ;   213.8 agu0+fp5   47 p spill
        vmovdqa ymm6, ymm3                                       ;   210.8         47 p copy
        vmovdqu [rbp + 7968], ymm15                              ;   215.7 agu2+fp5   47 p spill
        vmovdqa ymm15, ymm3                                      ;   211.2         47 p copy
        vpxor ymm11, ymm11, [rbp + 7968]                         ;   222.7 fp0+agu1   47 p
        vpor ymm9, ymm9, ymm2                                    ;   216.7 fp1     47 p
        vpxor ymm12, ymm12, ymm2                                 ;   216.7 fp2     47 p
        vpxor ymm14, ymm14, ymm9                                 ;   217.7 fp3     47 p
        vmovdqu ymm2, [rbp + 7104]                               ;   212.0 agu0    47 p
        vmovdqu ymm9, [rbp + 2432]                               ;   212.3 agu1    62 p reload
        vpxor ymm2, ymm2, ymm9                                   ;   219.3 fp0     47 p
        vpxor ymm2, ymm2, [rbp + 3456]                           ;   220.3 fp1+agu0   47 p
        vpxor ymm2, ymm2, [r8 + 63200]                           ;   221.3 fp2+agu1   47 p
        vpxor ymm5, ymm5, ymm14                                  ;   218.7 fp3     47 p
        vpxor ymm0, ymm0, ymm14                                  ;   218.7 fp0     47 p
        vmovdqu ymm14, [rbp + 7936]                              ;   214.0 agu0    47 p
        vpxor ymm13, ymm13, ymm12                                ;   217.7 fp1     47 p
        vpxor ymm4, ymm4, ymm0                                   ;   219.7 fp2     47 p
        vpxor ymm10, ymm10, ymm0                                 ;   219.7 fp3     47 p
        vmovdqu ymm0, [rbp + 7936]                               ;   214.8 agu1    47 p
        vpand ymm0, ymm0, [rbp + 7904]                           ;   221.8 fp0+agu0   47 p
        vpxor ymm1, ymm1, ymm5                                   ;   219.7 fp1     47 p
        vpxor ymm8, ymm8, ymm2                                   ;   222.3 fp2     47 p
        vpor ymm7, ymm7, ymm2                                    ;   222.3 fp3     47 p
        vpand ymm14, ymm14, ymm7                                 ;   223.3 fp0     47 p
        vpxor ymm7, ymm7, [rbp + 7104]                           ;   223.3 fp1+agu1   47 p
        vpand ymm6, ymm6, ymm8                                   ;   223.3 fp2     47 p
        vmovdqu ymm9, [rbp + 7904]                               ;   217.8 agu0    47 p
        vpor ymm9, ymm9, ymm6                                    ;   224.8 fp3     47 p
        vpxor ymm6, ymm6, ymm0                                   ;   224.3 fp0     47 p
        vpxor ymm0, ymm0, [rbp + 7072]                           ;   222.8 fp1+agu1   47 p
        vpxor ymm0, ymm0, [rbp + 7136]                           ;   223.8 fp2+agu0   47 p
        vpxor ymm6, ymm6, ymm8                                   ;   225.3 fp3     47 p
        vpxor ymm8, ymm8, [rbp + 7904]                           ;   223.3 fp0+agu1   47 p
        vpxor ymm15, ymm15, ymm8                                 ;   224.3 fp1     47 p
        vpand ymm8, ymm8, [rbp + 7904]                           ;   224.3 fp2+agu0   47 p
        vpor ymm14, ymm14, ymm8                                  ;   225.3 fp3     47 p
        vpxor ymm7, ymm7, ymm9                                   ;   225.8 fp0     47 p
        vpand ymm6, ymm6, ymm15                                  ;   226.3 fp1     47 p
        vpxor ymm14, ymm14, [rbp + 7168]                         ;   226.3 fp2+agu1   47 p
        vpxor ymm6, ymm6, [rbp + 6336]                           ;   227.3 fp3+agu0   47 p
        vmovdqu ymm8, [rbp + 7904]                               ;   223.5 agu1    47 p
        vpxor ymm3, ymm3, ymm7                                   ;   226.8 fp0     47 p
        vpxor ymm9, ymm7, ymm6                                   ;   228.3 fp1     47 p
        vpxor ymm0, ymm0, ymm9                                   ;   229.3 fp2     47 p
        vpxor ymm15, ymm15, ymm0                                 ;   230.3 fp3     47 p
        vmovdqu [rbp + 7904], ymm11                              ;   224.0 agu2+fp5   47 p spill
        vpand ymm11, ymm7, ymm6                                  ;   228.3 fp0     47 p
        vpxor ymm11, ymm11, ymm14                                ;   229.3 fp1     47 p
        vpxor ymm2, ymm2, ymm11                                  ;   230.3 fp2     47 p
        vpor ymm11, ymm11, ymm15                                 ;   231.3 fp3     47 p
        vpor ymm7, ymm7, ymm15                                   ;   231.3 fp0     47 p
        vmovdqu [rbp + 6336], ymm13                              ;   225.0 agu0+fp5   47 p spill
        vmovdqa ymm13, ymm14                                     ;   227.3         47 p copy
        vpxor ymm7, ymm7, ymm6                                   ;   232.3 fp1     47 p
        vpxor ymm3, ymm3, ymm11                                  ;   232.3 fp2     47 p
        vpxor ymm8, ymm8, ymm11                                  ;   232.3 fp3     47 p
        vmovdqu ymm11, [r8 + 63264]                              ;   226.3 agu1    47 p
        vpxor ymm11, ymm11, [rbp + 2496]                         ;   233.3 fp0+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 3520]                         ;   234.3 fp1+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 6304]                         ;   235.3 fp2+agu0   47 p
        vpxor ymm0, ymm0, ymm7                                   ;   233.3 fp3     47 p
        vpand ymm13, ymm13, ymm7                                 ;   233.3 fp0     47 p
        vpxor ymm7, ymm2, ymm3                                   ;   233.3 fp1     47 p
        vpxor ymm8, ymm8, ymm13                                  ;   234.3 fp2     47 p
        vmovdqu ymm13, [rbp + 7296]                              ;   229.3 agu1    47 p
        vpxor ymm13, ymm13, [r8 + 63424]                         ;   236.3 fp3+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 2656]                         ;   237.3 fp0+agu1   47 p
        vpxor ymm13, ymm13, [rbp + 3680]                         ;   238.3 fp1+agu0   47 p
        vmovdqu [rbp + 7168], ymm1                               ;   230.5 agu2+fp5   47 p spill
        vmovdqa ymm1, ymm3                                       ;   233.3         47 p copy
        vmovdqu [rbp + 7136], ymm12                              ;   231.5 agu1+fp5   47 p spill
        vmovdqu ymm12, [rbp + 7264]                              ;   231.5 agu0    47 p
        vpxor ymm12, ymm12, [rbp + 6528]                         ;   238.5 fp2+agu1   47 p
        vmovdqu [rbp + 7072], ymm4                               ;   232.5 agu2+fp5   47 p spill
        vpor ymm4, ymm0, ymm7                                    ;   234.3 fp3     47 p
        vpand ymm1, ymm1, ymm4                                   ;   235.3 fp0     47 p
        vmovdqu [rbp + 7104], ymm10                              ;   233.5 agu0+fp5   47 p spill
        vpxor ymm10, ymm7, ymm8                                  ;   235.3 fp1     47 p
        vmovdqu [rbp + 7936], ymm5                               ;   234.5 agu2+fp5   47 p spill
        vpand ymm5, ymm7, ymm10                                  ;   236.3 fp2     47 p
        vpxor ymm10, ymm10, ymm0                                 ;   236.3 fp3     47 p
        vpor ymm2, ymm2, ymm5                                    ;   237.3 fp0     47 p
        vpor ymm5, ymm5, ymm0                                    ;   237.3 fp1     47 p
        vpxor ymm5, ymm5, ymm1                                   ;   238.3 fp2     47 p
        vpxor ymm1, ymm1, ymm8                                   ;   236.3 fp3     47 p
        vpand ymm0, ymm0, ymm5                                   ;   239.3 fp0     47 p
        vpor ymm1, ymm1, ymm0                                    ;   240.3 fp1     47 p
        vmovdqa ymm0, ymm10                                      ;   237.3         47 p copy
        vpxor ymm2, ymm2, ymm1                                   ;   241.3 fp2     47 p
        vpxor ymm14, ymm14, ymm1                                 ;   241.3 fp3     47 p
        vmovdqa ymm1, ymm10                                      ;   237.3         47 p copy
        vpxor ymm5, ymm5, ymm2                                   ;   242.3 fp0     47 p
        vpxor ymm15, ymm15, ymm2                                 ;   242.3 fp1     47 p
        vmovdqa ymm2, ymm11                                      ;   236.7         47 p copy
        vmovdqu [rbp + 8000], ymm13                              ;   239.3 agu1+fp5   47 p spill
        vpxor ymm13, ymm11, ymm12                                ;   239.5 fp2     47 p
        vmovdqu [rbp + 8032], ymm13                              ;   240.5 agu0+fp5   47 p spill
        vmovdqa ymm13, ymm11                                     ;   237.5         47 p copy
        vmovdqu [rbp + 8064], ymm14                              ;   242.3 agu2+fp5   47 p spill
        vmovdqa ymm14, ymm11                                     ;   237.8         47 p copy
        vpxor ymm10, ymm10, [rbp + 8064]                         ;   249.3 fp3+agu1   47 p
        vpxor ymm6, ymm6, ymm5                                   ;   243.3 fp0     47 p
        vpor ymm0, ymm0, ymm5                                    ;   243.3 fp1     47 p
        vpxor ymm9, ymm9, ymm0                                   ;   244.3 fp2     47 p
        vmovdqu ymm0, [rbp + 7360]                               ;   238.7 agu0    47 p
        vmovdqu ymm5, [rbp + 2688]                               ;   239.0 agu1    62 p reload
        vpxor ymm0, ymm0, ymm5                                   ;   246.0 fp3     47 p
        vpxor ymm0, ymm0, [rbp + 3712]                           ;   247.0 fp0+agu0   47 p
        vpxor ymm0, ymm0, [r8 + 63456]                           ;   248.0 fp1+agu1   47 p
        vpxor ymm4, ymm4, ymm9                                   ;   245.3 fp2     47 p
        vpxor ymm15, ymm15, ymm9                                 ;   245.3 fp3     47 p
        vmovdqu ymm9, [rbp + 8032]                               ;   240.7 agu0    47 p
        vpxor ymm3, ymm3, ymm6                                   ;   244.3 fp0     47 p
        vpxor ymm1, ymm1, ymm15                                  ;   246.3 fp1     47 p
        vpxor ymm8, ymm8, ymm15                                  ;   246.3 fp2     47 p
        vmovdqu ymm15, [rbp + 8032]                              ;   241.5 agu1    47 p
        vpand ymm15, ymm15, [rbp + 8000]                         ;   248.5 fp3+agu0   47 p
        vpxor ymm7, ymm7, ymm4                                   ;   246.3 fp0     47 p
        vpxor ymm12, ymm12, ymm0                                 ;   249.0 fp1     47 p
        vpor ymm2, ymm2, ymm0                                    ;   249.0 fp2     47 p
        vpand ymm9, ymm9, ymm2                                   ;   250.0 fp3     47 p
        vpxor ymm2, ymm2, [rbp + 7360]                           ;   250.0 fp0+agu1   47 p
        vpand ymm13, ymm13, ymm12                                ;   250.0 fp1     47 p
        vpxor ymm5, ymm6, [rbp + 6784]                           ;   244.5 fp2+agu0   50 p
        vmovdqu [rbp + 7360], ymm5                               ;   245.5 agu2+fp5   50 p spill
        vpxor ymm5, ymm3, [rbp + 7712]                           ;   245.3 fp3+agu1   50 p
        vmovdqu [rbp + 8032], ymm6                               ;   245.7 agu0+fp5   47 p spill
        vmovdqu ymm6, [rbp + 8000]                               ;   246.3 agu1    47 p
        vpor ymm6, ymm6, ymm13                                   ;   253.3 fp0     47 p
        vpxor ymm13, ymm13, ymm15                                ;   251.0 fp1     47 p
        vpxor ymm13, ymm13, ymm12                                ;   252.0 fp2     47 p
        vpxor ymm12, ymm12, [rbp + 8000]                         ;   250.0 fp3+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 7264]                         ;   249.5 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 7296]                         ;   250.5 fp1+agu0   47 p
        vpxor ymm14, ymm14, ymm12                                ;   251.0 fp2     47 p
        vpand ymm12, ymm12, [rbp + 8000]                         ;   251.0 fp3+agu1   47 p
        vpor ymm9, ymm9, ymm12                                   ;   252.0 fp0     47 p
        vmovdqu ymm12, [rbp + 7648]                              ;   248.5 agu0    46 p reload
        vmovdqu [rbp + 7296], ymm8                               ;   248.7 agu2+fp5   47 p spill
        vpxor ymm8, ymm3, ymm12                                  ;   255.5 fp1     50 p
        vpand ymm13, ymm13, ymm14                                ;   253.0 fp2     47 p
        vpxor ymm9, ymm9, [rbp + 6528]                           ;   253.0 fp3+agu1   47 p
        vpxor ymm2, ymm2, ymm6                                   ;   254.3 fp0     47 p
        vmovdqa ymm6, ymm3                                       ;   249.5         50 p copy
        vpxor ymm13, ymm13, [rbp + 6304]                         ;   254.0 fp1+agu0   47 p
        vpxor ymm11, ymm11, ymm2                                 ;   255.3 fp2     47 p
        vmovdqa ymm12, ymm10                                     ;   250.3         50 p copy
        vmovdqu [rbp + 6304], ymm5                               ;   250.3 agu2+fp5   50 p spill
        vpxor ymm5, ymm1, [rbp + 6592]                           ;   250.5 fp3+agu1   50 p
        vmovdqu [rbp + 6528], ymm3                               ;   251.3 agu0+fp5   47 p spill
        vmovdqa ymm3, ymm9                                       ;   254.0         47 p copy
        vmovdqu [rbp + 7264], ymm10                              ;   252.3 agu2+fp5   47 p spill
        vmovdqa ymm10, ymm9                                      ;   254.0         47 p copy
        vmovdqu [rbp + 8096], ymm1                               ;   253.3 agu1+fp5   47 p spill
        vmovdqu ymm1, [rbp + 8000]                               ;   251.7 agu0    47 p
        vmovdqu [rbp + 8000], ymm5                               ;   254.3 agu2+fp5   50 p spill
        vpxor ymm5, ymm2, ymm13                                  ;   255.3 fp0     47 p
        vpxor ymm15, ymm15, ymm5                                 ;   256.3 fp1     47 p
        vpxor ymm14, ymm14, ymm15                                ;   257.3 fp2     47 p
        vmovdqu [rbp + 8128], ymm4                               ;   255.3 agu1+fp5   47 p spill
        vmovdqa ymm4, ymm7                                       ;   252.5         50 p copy
        vmovdqu [rbp + 8160], ymm7                               ;   256.3 agu0+fp5   47 p spill
        vpand ymm7, ymm2, ymm13                                  ;   255.3 fp3     47 p
        vpxor ymm3, ymm3, ymm7                                   ;   256.3 fp0     47 p
        vmovdqa ymm7, ymm13                                      ;   255.0         47 p copy
        vpxor ymm0, ymm0, ymm3                                   ;   257.3 fp1     47 p
        vpor ymm3, ymm3, ymm14                                   ;   258.3 fp2     47 p
        vpor ymm2, ymm2, ymm14                                   ;   258.3 fp3     47 p
        vpxor ymm7, ymm7, ymm2                                   ;   259.3 fp0     47 p
        vmovdqa ymm2, ymm0                                       ;   258.3         47 p copy
        vpxor ymm11, ymm11, ymm3                                 ;   259.3 fp1     47 p
        vpxor ymm1, ymm1, ymm3                                   ;   259.3 fp2     47 p
        vmovdqa ymm3, ymm8                                       ;   256.5         50 p copy
        vpxor ymm15, ymm15, ymm7                                 ;   260.3 fp3     47 p
        vpand ymm10, ymm10, ymm7                                 ;   260.3 fp0     47 p
        vpxor ymm1, ymm1, ymm10                                  ;   261.3 fp1     47 p
        vpxor ymm2, ymm2, ymm11                                  ;   260.3 fp2     47 p
        vmovdqa ymm7, ymm11                                      ;   260.3         47 p copy
        vmovdqu ymm10, [rbp + 7584]                              ;   256.5 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 7936]                         ;   263.5 fp3+agu0   50 p
        vmovdqu [rbp + 8192], ymm8                               ;   257.3 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6624]                               ;   257.5 agu1    50 p
        vpxor ymm8, ymm8, [rbp + 7840]                           ;   264.5 fp0+agu0   50 p
        vmovdqu [rbp + 8224], ymm10                              ;   264.5 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6560]                              ;   258.5 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 7104]                         ;   265.5 fp1+agu0   50 p
        vmovdqu [rbp + 8256], ymm10                              ;   266.5 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7680]                              ;   259.5 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 7072]                         ;   266.5 fp2+agu0   50 p
        vmovdqu [rbp + 8288], ymm10                              ;   267.5 agu2+fp5   50 p spill
        vpor ymm10, ymm15, ymm2                                  ;   261.3 fp3     47 p
        vpand ymm7, ymm7, ymm10                                  ;   262.3 fp0     47 p
        vpxor ymm6, ymm6, [rbp + 8288]                           ;   274.5 fp1+agu1   50 p
        vmovdqu [rbp + 8320], ymm6                               ;   275.5 agu0+fp5   50 p spill
        vpxor ymm6, ymm2, ymm1                                   ;   262.3 fp2     47 p
        vmovdqu [rbp + 8352], ymm8                               ;   265.5 agu2+fp5   50 p spill
        vpand ymm8, ymm2, ymm6                                   ;   263.3 fp3     47 p
        vpxor ymm6, ymm6, ymm15                                  ;   263.3 fp0     47 p
        vpor ymm0, ymm0, ymm8                                    ;   264.3 fp1     47 p
        vpor ymm8, ymm8, ymm15                                   ;   264.3 fp2     47 p
        vpxor ymm8, ymm8, ymm7                                   ;   265.3 fp3     47 p
        vpxor ymm7, ymm7, ymm1                                   ;   263.3 fp0     47 p
        vpand ymm15, ymm15, ymm8                                 ;   266.3 fp1     47 p
        vpor ymm7, ymm7, ymm15                                   ;   267.3 fp2     47 p
        vmovdqa ymm15, ymm6                                      ;   264.3         47 p copy
        vpxor ymm3, ymm3, [rbp + 8352]                           ;   272.5 fp3+agu1   50 p
        vpxor ymm0, ymm0, ymm7                                   ;   268.3 fp0     47 p
        vpxor ymm9, ymm9, ymm7                                   ;   268.3 fp1     47 p
        vmovdqa ymm7, ymm6                                       ;   264.7         47 p copy
        vpxor ymm8, ymm8, ymm0                                   ;   269.3 fp2     47 p
        vpxor ymm14, ymm14, ymm0                                 ;   269.3 fp3     47 p
        vmovdqu ymm0, [rbp + 6688]                               ;   265.2 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 6464]                           ;   272.2 fp0+agu1   50 p
        vpxor ymm13, ymm13, ymm8                                 ;   270.3 fp1     47 p
        vpor ymm15, ymm15, ymm8                                  ;   270.3 fp2     47 p
        vpxor ymm5, ymm5, ymm15                                  ;   271.3 fp3     47 p
        vpxor ymm6, ymm6, ymm9                                   ;   269.3 fp0     47 p
        vmovdqu ymm8, [rbp + 7040]                               ;   266.5 agu0    50 p
        vmovdqu ymm15, [rbp + 7200]                              ;   266.7 agu1    47 p reload
        vpxor ymm8, ymm8, ymm15                                  ;   273.7 fp1     50 p
        vpxor ymm10, ymm10, ymm5                                 ;   272.3 fp2     47 p
        vpxor ymm14, ymm14, ymm5                                 ;   272.3 fp3     47 p
        vmovdqu ymm5, [rbp + 7968]                               ;   267.5 agu0    47 p reload
        vmovdqu [rbp + 8384], ymm0                               ;   273.2 agu2+fp5   50 p spill
        vpxor ymm0, ymm9, ymm5                                   ;   274.5 fp0     50 p
        vpxor ymm1, ymm1, ymm14                                  ;   273.3 fp1     47 p
        vpxor ymm7, ymm7, ymm14                                  ;   273.3 fp2     47 p
        vmovdqu ymm14, [rbp + 7520]                              ;   269.5 agu1    46 p reload
        vmovdqu [rbp + 8416], ymm0                               ;   275.5 agu0+fp5   50 p spill
        vpxor ymm0, ymm6, ymm14                                  ;   276.5 fp3     50 p
        vpxor ymm11, ymm11, ymm13                                ;   271.3 fp0     47 p
        vpxor ymm2, ymm2, ymm10                                  ;   273.3 fp1     47 p
        vpxor ymm15, ymm6, [rbp + 8224]                          ;   271.5 fp2+agu1   50 p
        vpxor ymm12, ymm12, ymm7                                 ;   274.3 fp3     50 p
        vpxor ymm4, ymm4, ymm2                                   ;   274.3 fp0     50 p
        vmovdqu [rbp + 8448], ymm15                              ;   272.5 agu2+fp5   50 p spill
        vpxor ymm15, ymm6, [rbp + 7264]                          ;   272.3 fp1+agu0   50 p
        vmovdqu [rbp + 8480], ymm6                               ;   273.2 agu1+fp5   47 p spill
        vpxor ymm6, ymm13, [rbp + 6688]                          ;   273.3 fp2+agu0   50 p
        vmovdqu [rbp + 8512], ymm12                              ;   275.3 agu2+fp5   50 p spill
        vmovdqa ymm12, ymm13                                     ;   273.0         50 p copy
        vmovdqu [rbp + 8544], ymm4                               ;   275.3 agu1+fp5   50 p spill
        vpxor ymm4, ymm5, [rbp + 7168]                           ;   274.5 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 7488]                           ;   274.5 fp0+agu1   50 p
        vmovdqu [rbp + 7968], ymm0                               ;   277.5 agu2+fp5   50 p spill
        vpxor ymm0, ymm11, [rbp + 6976]                          ;   275.3 fp1+agu0   50 p
        vmovdqu [rbp + 8576], ymm9                               ;   277.2 agu2+fp5   47 p spill
        vpxor ymm9, ymm8, [rbp + 6624]                           ;   275.5 fp2+agu1   50 p
        vmovdqu [rbp + 8608], ymm8                               ;   278.2 agu2+fp5   50 p spill
        vmovdqa ymm8, ymm2                                       ;   274.5         50 p copy
        vmovdqu [rbp + 8640], ymm7                               ;   279.2 agu0+fp5   47 p spill
        vpxor ymm7, ymm0, [rbp + 8224]                           ;   276.5 fp3+agu1   50 p
        vmovdqu [rbp + 8672], ymm7                               ;   280.2 agu2+fp5   50 p spill
        vmovdqa ymm7, ymm2                                       ;   275.2         50 p copy
        vmovdqu [rbp + 8704], ymm0                               ;   281.2 agu0+fp5   50 p spill
        vpxor ymm0, ymm14, [rbp + 7136]                          ;   277.5 fp0+agu1   50 p
        vmovdqu [rbp + 8736], ymm2                               ;   282.2 agu2+fp5   47 p spill
        vmovdqa ymm2, ymm9                                       ;   276.5         50 p copy
        vmovdqu [rbp + 8768], ymm9                               ;   283.2 agu0+fp5   50 p spill
        vpxor ymm9, ymm14, [rbp + 7328]                          ;   278.5 fp1+agu1   50 p
        vpxor ymm14, ymm1, [rbp + 6944]                          ;   279.3 fp2+agu0   50 p
        vmovdqu [rbp + 8800], ymm14                              ;   284.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7744]                              ;   279.5 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 8064]                         ;   286.5 fp3+agu0   50 p
        vmovdqu [rbp + 8832], ymm9                               ;   285.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7008]                               ;   280.5 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 7776]                           ;   287.5 fp0+agu0   50 p
        vmovdqu [rbp + 8864], ymm3                               ;   286.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 7584]                               ;   281.5 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 7712]                           ;   288.5 fp1+agu0   50 p
        vmovdqu [rbp + 8896], ymm3                               ;   289.5 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 7936]                               ;   282.5 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 8352]                           ;   289.5 fp2+agu0   50 p
        vmovdqu [rbp + 8928], ymm4                               ;   288.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm10, [rbp + 7040]                          ;   283.5 fp3+agu1   50 p
        vmovdqu [rbp + 8960], ymm4                               ;   289.2 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6976]                               ;   284.3 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 7232]                           ;   291.3 fp0+agu1   50 p
        vmovdqu [rbp + 8992], ymm13                              ;   290.2 agu2+fp5   47 p spill
        vpxor ymm13, ymm15, [rbp + 7904]                         ;   285.3 fp1+agu0   50 p
        vpxor ymm8, ymm8, ymm14                                  ;   287.5 fp2     50 p
        vpxor ymm2, ymm2, ymm14                                  ;   287.5 fp3     50 p
        vmovdqu [rbp + 9024], ymm8                               ;   291.2 agu1+fp5   50 p spill
        vpxor ymm8, ymm5, [rbp + 8192]                           ;   286.3 fp0+agu0   50 p
        vmovdqu [rbp + 9056], ymm15                              ;   292.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 8288]                              ;   286.5 agu1    50 p
        vpxor ymm15, ymm15, ymm9                                 ;   293.5 fp1     50 p
        vmovdqu [rbp + 9088], ymm8                               ;   293.2 agu2+fp5   50 p spill
        vpxor ymm8, ymm2, [rbp + 7584]                           ;   288.5 fp2+agu0   50 p
        vmovdqu [rbp + 9120], ymm2                               ;   294.2 agu1+fp5   50 p spill
        vpxor ymm2, ymm8, [rbp + 6336]                           ;   289.5 fp3+agu0   50 p
        vmovdqu [rbp + 9152], ymm8                               ;   295.2 agu2+fp5   50 p spill
        vpxor ymm8, ymm3, ymm4                                   ;   292.3 fp0     50 p
        vpxor ymm3, ymm3, [rbp + 7680]                           ;   290.5 fp1+agu1   50 p
        vmovdqu [rbp + 9184], ymm8                               ;   296.2 agu2+fp5   50 p spill
        vpxor ymm8, ymm3, ymm15                                  ;   294.5 fp2     50 p
        vmovdqu [rbp + 9216], ymm15                              ;   297.2 agu0+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6432]                              ;   289.5 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 7104]                         ;   296.5 fp3+agu0   50 p
        vmovdqu [rbp + 9248], ymm8                               ;   298.2 agu2+fp5   50 p spill
        vpxor ymm8, ymm0, [rbp + 7072]                           ;   290.5 fp0+agu1   50 p
        vmovdqu [rbp + 9280], ymm8                               ;   299.2 agu2+fp5   50 p spill
        vmovdqa ymm8, ymm4                                       ;   292.3         50 p copy
        vmovdqu [rbp + 9312], ymm3                               ;   300.2 agu0+fp5   50 p spill
        vmovdqa ymm3, ymm4                                       ;   292.3         50 p copy
        vpxor ymm12, ymm12, ymm15                                ;   297.5 fp1     50 p
        vmovdqu [rbp + 9344], ymm12                              ;   301.2 agu1+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6496]                              ;   292.3 agu0    50 p
        vpxor ymm12, ymm12, ymm15                                ;   299.3 fp2     50 p
        vmovdqu [rbp + 9376], ymm15                              ;   302.2 agu2+fp5   50 p spill
        vmovdqa ymm15, ymm2                                      ;   292.8         50 p copy
        vmovdqu [rbp + 9408], ymm2                               ;   303.2 agu1+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6464]                               ;   293.3 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 7744]                           ;   300.3 fp3+agu1   50 p
        vmovdqu [rbp + 9440], ymm2                               ;   304.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm11, [rbp + 7648]                          ;   294.3 fp0+agu0   50 p
        vmovdqu [rbp + 9472], ymm12                              ;   305.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6656]                              ;   295.2 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7392]                         ;   302.2 fp1+agu0   50 p
        vmovdqu [rbp + 9504], ymm13                              ;   306.2 agu2+fp5   50 p spill
        vpxor ymm13, ymm1, [rbp + 8192]                          ;   296.2 fp2+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 7712]                         ;   297.2 fp3+agu0   50 p
        vmovdqu [rbp + 9536], ymm13                              ;   307.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6656]                              ;   297.2 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 7168]                         ;   304.2 fp0+agu0   50 p
        vmovdqu [rbp + 9568], ymm13                              ;   308.2 agu2+fp5   50 p spill
        vpxor ymm13, ymm10, [rbp + 6624]                         ;   298.2 fp1+agu1   50 p
        vmovdqu [rbp + 9600], ymm1                               ;   309.2 agu0+fp5   47 p spill
        vmovdqa ymm1, ymm13                                      ;   299.2         50 p copy
        vmovdqu [rbp + 9632], ymm13                              ;   310.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6464]                              ;   299.3 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 6336]                         ;   306.3 fp2+agu0   50 p
        vmovdqu [rbp + 6464], ymm10                              ;   311.2 agu2+fp5   47 p spill
        vpxor ymm10, ymm11, [rbp + 8992]                         ;   300.3 fp3+agu1   50 p
        vmovdqu [rbp + 9664], ymm10                              ;   312.2 agu0+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6944]                              ;   301.3 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 7456]                         ;   308.3 fp0+agu0   50 p
        vmovdqu [rbp + 9696], ymm12                              ;   313.2 agu2+fp5   50 p spill
        vpxor ymm12, ymm0, ymm9                                  ;   302.2 fp1     50 p
        vmovdqu [rbp + 9728], ymm9                               ;   314.2 agu1+fp5   50 p spill
        vmovdqu ymm9, [rbp + 6848]                               ;   302.5 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 7424]                           ;   309.5 fp2+agu1   50 p
        vmovdqu [rbp + 9760], ymm12                              ;   315.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7680]                              ;   304.2 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 8224]                         ;   311.2 fp3+agu1   50 p
        vpxor ymm8, ymm8, ymm12                                  ;   312.2 fp0     50 p
        vmovdqu [rbp + 9792], ymm12                              ;   316.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6560]                              ;   306.2 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7328]                         ;   313.2 fp1+agu1   50 p
        vmovdqu [rbp + 9824], ymm0                               ;   317.2 agu2+fp5   50 p spill
        vmovdqa ymm0, ymm13                                      ;   307.3         50 p copy
        vmovdqu [rbp + 9856], ymm11                              ;   318.2 agu0+fp5   47 p spill
        vpxor ymm11, ymm13, [rbp + 6400]                         ;   308.2 fp2+agu1   50 p
        vmovdqu [rbp + 9888], ymm14                              ;   319.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm9, [rbp + 7456]                          ;   310.5 fp3+agu0   50 p
        vmovdqu [rbp + 9920], ymm14                              ;   320.2 agu1+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7584]                              ;   309.5 agu0    50 p
        vpxor ymm14, ymm14, ymm12                                ;   316.5 fp0     50 p
        vmovdqu [rbp + 7584], ymm14                              ;   321.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm13, ymm9                                 ;   310.5 fp1     50 p
        vmovdqu [rbp + 9952], ymm13                              ;   322.2 agu1+fp5   50 p spill
        vmovdqa ymm13, ymm5                                      ;   311.2         50 p copy
        vmovdqu [rbp + 9984], ymm14                              ;   323.2 agu0+fp5   50 p spill
        vpxor ymm14, ymm8, [rbp + 6304]                          ;   313.2 fp2+agu1   50 p
        vmovdqu [rbp + 10016], ymm8                              ;   324.2 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6880]                               ;   312.3 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 6400]                           ;   319.3 fp3+agu1   50 p
        vmovdqu [rbp + 10048], ymm14                             ;   325.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7712]                              ;   313.3 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 8128]                         ;   320.3 fp0+agu1   50 p
        vmovdqu [rbp + 10080], ymm9                              ;   326.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 8128]                               ;   314.3 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 8288]                           ;   321.3 fp1+agu1   50 p
        vmovdqu [rbp + 8288], ymm12                              ;   327.2 agu2+fp5   50 p spill
        vpxor ymm12, ymm4, [rbp + 7552]                          ;   316.2 fp2+agu0   50 p
        vmovdqu [rbp + 10112], ymm12                             ;   328.2 agu1+fp5   50 p spill
        vpxor ymm12, ymm10, [rbp + 8992]                         ;   317.2 fp3+agu0   50 p
        vpxor ymm2, ymm2, ymm8                                   ;   320.3 fp0     50 p
        vpxor ymm0, ymm0, ymm9                                   ;   322.3 fp1     50 p
        vmovdqu [rbp + 10144], ymm2                              ;   329.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6880]                               ;   319.2 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 8000]                           ;   326.2 fp2+agu0   50 p
        vmovdqu [rbp + 10176], ymm0                              ;   330.2 agu2+fp5   50 p spill
        vpxor ymm0, ymm5, [rbp + 7808]                           ;   320.2 fp3+agu1   50 p
        vmovdqu [rbp + 10208], ymm0                              ;   331.2 agu0+fp5   50 p spill
        vpxor ymm0, ymm8, [rbp + 7200]                           ;   321.2 fp0+agu1   50 p
        vmovdqu [rbp + 10240], ymm12                             ;   332.2 agu2+fp5   50 p spill
        vmovdqa ymm12, ymm8                                      ;   321.2         50 p copy
        vmovdqu [rbp + 10272], ymm8                              ;   333.2 agu0+fp5   50 p spill
        vpxor ymm8, ymm9, [rbp + 8096]                           ;   322.3 fp1+agu1   50 p
        vmovdqu [rbp + 10304], ymm9                              ;   334.2 agu2+fp5   50 p spill
        vpxor ymm9, ymm5, [rbp + 8640]                           ;   322.3 fp2+agu0   50 p
        vmovdqu [rbp + 10336], ymm9                              ;   335.2 agu2+fp5   50 p spill
        vpxor ymm9, ymm0, [rbp + 8864]                           ;   323.2 fp3+agu1   50 p
        vmovdqu [rbp + 10368], ymm0                              ;   336.2 agu0+fp5   50 p spill
        vmovdqa ymm0, ymm8                                       ;   323.3         50 p copy
        vpxor ymm13, ymm13, ymm2                                 ;   327.2 fp0     50 p
        vmovdqu [rbp + 10400], ymm2                              ;   337.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm9, [rbp + 6624]                           ;   324.2 fp1+agu1   50 p
        vmovdqu [rbp + 10432], ymm9                              ;   338.2 agu0+fp5   50 p spill
        vpxor ymm9, ymm2, [rbp + 8032]                           ;   325.2 fp2+agu1   50 p
        vmovdqu [rbp + 10464], ymm2                              ;   339.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm14, [rbp + 6592]                          ;   326.2 fp3+agu0   50 p
        vpxor ymm11, ymm11, ymm2                                 ;   327.2 fp0     50 p
        vmovdqu [rbp + 10496], ymm11                             ;   340.2 agu1+fp5   50 p spill
        vmovdqu ymm11, [rbp + 6912]                              ;   327.2 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 7392]                         ;   334.2 fp1+agu1   50 p
        vmovdqu [rbp + 10528], ymm2                              ;   341.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7552]                               ;   328.2 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 7872]                           ;   335.2 fp2+agu1   50 p
        vmovdqu [rbp + 10560], ymm9                              ;   342.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7072]                               ;   329.2 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 8096]                           ;   336.2 fp3+agu1   50 p
        vpxor ymm7, ymm7, ymm2                                   ;   336.2 fp0     50 p
        vpxor ymm0, ymm0, ymm2                                   ;   336.2 fp1     50 p
        vmovdqu [rbp + 10592], ymm7                              ;   343.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6816]                               ;   333.2 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 6368]                           ;   340.2 fp2+agu1   50 p
        vmovdqu [rbp + 10624], ymm5                              ;   344.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm2, [rbp + 6784]                           ;   336.2 fp3+agu0   50 p
        vpxor ymm6, ymm6, ymm7                                   ;   341.2 fp0     50 p
        vmovdqu [rbp + 10656], ymm2                              ;   345.2 agu1+fp5   50 p spill
        vpxor ymm2, ymm0, [rbp + 7744]                           ;   337.2 fp1+agu0   50 p
        vmovdqu [rbp + 10688], ymm7                              ;   346.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6912]                               ;   336.5 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 6720]                           ;   343.5 fp2+agu0   50 p
        vmovdqu [rbp + 10720], ymm6                              ;   347.2 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 6816]                               ;   337.5 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 6720]                           ;   344.5 fp3+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 8576]                           ;   338.5 fp0+agu1   50 p
        vmovdqu [rbp + 10752], ymm11                             ;   348.2 agu2+fp5   50 p spill
        vmovdqa ymm11, ymm0                                      ;   338.2         50 p copy
        vmovdqu [rbp + 10784], ymm0                              ;   349.2 agu0+fp5   50 p spill
        vpxor ymm0, ymm14, [rbp + 9856]                          ;   339.5 fp1+agu1   50 p
        vmovdqu [rbp + 10816], ymm0                              ;   350.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 7616]                               ;   340.2 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 7904]                           ;   347.2 fp2+agu1   50 p
        vmovdqu [rbp + 10848], ymm14                             ;   351.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm4, [rbp + 7232]                          ;   341.2 fp3+agu0   50 p
        vpxor ymm3, ymm3, ymm0                                   ;   348.2 fp0     50 p
        vpxor ymm12, ymm12, ymm0                                 ;   348.2 fp1     50 p
        vpxor ymm15, ymm15, ymm0                                 ;   348.2 fp2     50 p
        vmovdqu ymm0, [rbp + 6848]                               ;   342.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 7808]                           ;   349.2 fp3+agu0   50 p
        vmovdqu [rbp + 10880], ymm4                              ;   352.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm9, [rbp + 8640]                           ;   343.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 63488]                           ;   344.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 8896]                           ;   345.5 fp2+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 9856]                           ;   346.5 fp3+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 7040]                           ;   347.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, ymm12                                  ;   349.2 fp1     50 p
        vmovdqu [rbp + 10912], ymm1                              ;   353.2 agu2+fp5   50 p spill
        vpxor ymm1, ymm6, [rbp + 8960]                           ;   346.2 fp2+agu0   50 p
        vmovdqu [rbp + 10944], ymm1                              ;   354.2 agu1+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7008]                               ;   347.2 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 6528]                           ;   354.2 fp3+agu1   50 p
        vmovdqu [rbp + 6528], ymm9                               ;   355.2 agu2+fp5   50 p spill
        vpxor ymm9, ymm7, [rbp + 6784]                           ;   348.2 fp0+agu0   50 p
        vpxor ymm9, ymm9, [r8 + 63552]                           ;   349.2 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8832]                           ;   350.2 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 9504]                           ;   351.2 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 6464]                           ;   352.2 fp0+agu0   50 p
        vpxor ymm14, ymm14, ymm1                                 ;   355.2 fp1     50 p
        vmovdqu [rbp + 10976], ymm9                              ;   356.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7008]                               ;   350.5 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 7552]                           ;   357.5 fp2+agu0   50 p
        vmovdqu [rbp + 11008], ymm7                              ;   357.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6688]                               ;   351.5 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 6368]                           ;   358.5 fp3+agu0   50 p
        vmovdqu [rbp + 11040], ymm3                              ;   358.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 6752]                               ;   352.5 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 8160]                           ;   359.5 fp0+agu0   50 p
        vmovdqu [rbp + 11072], ymm15                             ;   359.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm5, [rbp + 7744]                          ;   353.5 fp1+agu1   50 p
        vpxor ymm15, ymm15, [r8 + 63744]                         ;   354.5 fp2+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 9792]                         ;   355.5 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8512]                         ;   356.5 fp0+agu0   50 p
        vmovdqu [rbp + 9792], ymm1                               ;   360.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7424]                               ;   355.5 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 7264]                           ;   362.5 fp1+agu0   50 p
        vpxor ymm8, ymm8, [r8 + 63808]                           ;   356.5 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 8352]                           ;   357.5 fp3+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 6592]                           ;   358.5 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 6912]                           ;   359.5 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 8480]                           ;   360.5 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 7520]                           ;   361.5 fp3+agu0   50 p
        vmovdqu [rbp + 7520], ymm12                              ;   361.2 agu2+fp5   50 p spill
        vpxor ymm12, ymm9, ymm3                                  ;   360.5 fp0     50 p
        vmovdqu [rbp + 8480], ymm12                              ;   362.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7776]                              ;   359.5 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 6336]                         ;   366.5 fp1+agu0   50 p
        vmovdqu [rbp + 11104], ymm12                             ;   367.5 agu2+fp5   50 p spill
        vpxor ymm12, ymm2, [rbp + 7232]                          ;   360.5 fp2+agu1   50 p
        vpxor ymm12, ymm12, ymm6                                 ;   361.5 fp3     50 p
        vpxor ymm12, ymm12, ymm3                                 ;   362.5 fp0     50 p
        vpxor ymm12, ymm12, [r8 + 63840]                         ;   363.5 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7200]                         ;   364.5 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 8288]                         ;   365.5 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 9344]                         ;   366.5 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 8832]                         ;   367.5 fp1+agu0   50 p
        vmovdqu [rbp + 11136], ymm12                             ;   368.5 agu2+fp5   50 p spill
        vpxor ymm12, ymm1, [rbp + 6400]                          ;   363.5 fp2+agu1   50 p
        vmovdqu [rbp + 11168], ymm1                              ;   365.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6496]                               ;   364.2 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 7296]                           ;   371.2 fp3+agu1   50 p
        vmovdqu [rbp + 11200], ymm12                             ;   366.2 agu2+fp5   50 p spill
        vpxor ymm12, ymm10, [rbp + 9088]                         ;   365.2 fp0+agu0   50 p
        vpxor ymm12, ymm12, ymm2                                 ;   366.2 fp1     50 p
        vpxor ymm12, ymm12, ymm7                                 ;   367.2 fp2     50 p
        vpxor ymm12, ymm12, [r8 + 63904]                         ;   368.2 fp3+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 8736]                         ;   369.2 fp0+agu0   50 p
        vmovdqu [rbp + 11232], ymm2                              ;   367.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 8160]                               ;   366.5 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 8064]                           ;   373.5 fp1+agu0   50 p
        vmovdqu [rbp + 8160], ymm10                              ;   368.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm3, [rbp + 9248]                          ;   367.5 fp2+agu1   50 p
        vpxor ymm10, ymm10, [r8 + 64160]                         ;   368.5 fp3+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10592]                        ;   369.5 fp0+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 7488]                         ;   370.5 fp1+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 6944]                         ;   371.5 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 9984]                         ;   372.5 fp3+agu0   50 p
        vmovdqu [rbp + 11264], ymm10                             ;   373.5 agu2+fp5   50 p spill
        vpxor ymm10, ymm6, [rbp + 9248]                          ;   370.5 fp0+agu1   50 p
        vpxor ymm10, ymm10, ymm0                                 ;   371.5 fp1     50 p
        vpxor ymm10, ymm10, [rbp + 9600]                         ;   372.5 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10624]                        ;   373.5 fp3+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 8384]                         ;   374.5 fp0+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 4000]                         ;   375.5 fp1+agu1   50 p
        vmovdqu [rbp + 11296], ymm3                              ;   370.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 6752]                               ;   373.2 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 7136]                           ;   380.2 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 6976]                           ;   374.2 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8800]                           ;   375.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, ymm1                                   ;   376.2 fp1     50 p
        vpxor ymm5, ymm5, [rbp + 10560]                          ;   377.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8256]                           ;   378.2 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 4096]                           ;   379.2 fp0+agu0   50 p
        vmovdqu [rbp + 6976], ymm5                               ;   380.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm0, [rbp + 9824]                           ;   376.5 fp1+agu1   50 p
        vpxor ymm5, ymm5, [r8 + 64352]                           ;   377.5 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 7680]                           ;   378.5 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10560]                          ;   379.5 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10240]                          ;   380.5 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 7264]                           ;   381.5 fp2+agu0   50 p
        vpxor ymm8, ymm8, ymm3                                   ;   381.2 fp3     50 p
        vmovdqu [rbp + 7264], ymm6                               ;   374.5 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7456]                               ;   379.5 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 8032]                           ;   386.5 fp0+agu0   50 p
        vpxor ymm9, ymm9, [r8 + 64512]                           ;   380.5 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8512]                           ;   381.5 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 10176]                          ;   382.5 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 6720]                           ;   383.5 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7840]                           ;   384.5 fp1+agu1   50 p
        vmovdqu [rbp + 8512], ymm9                               ;   385.5 agu2+fp5   50 p spill
        vpxor ymm9, ymm3, [rbp + 8288]                           ;   383.2 fp2+agu0   50 p
        vmovdqu [rbp + 10560], ymm3                              ;   381.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 7232]                               ;   383.5 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 8928]                           ;   390.5 fp3+agu0   50 p
        vmovdqu [rbp + 11328], ymm3                              ;   391.5 agu2+fp5   50 p spill
        vpxor ymm3, ymm1, [rbp + 8480]                           ;   384.5 fp0+agu1   50 p
        vpxor ymm3, ymm3, [r8 + 64608]                           ;   385.5 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 7904]                           ;   386.5 fp2+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 8992]                           ;   387.5 fp3+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 10752]                          ;   388.5 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 10496]                          ;   389.5 fp1+agu0   50 p
        vmovdqu [rbp + 8992], ymm1                               ;   381.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7552]                               ;   387.5 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 7488]                           ;   394.5 fp2+agu0   50 p
        vmovdqu [rbp + 11360], ymm7                              ;   383.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7040]                               ;   388.5 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 7232]                           ;   395.5 fp3+agu0   50 p
        vmovdqu [rbp + 7040], ymm9                               ;   384.2 agu2+fp5   50 p spill
        vpxor ymm9, ymm2, [rbp + 10688]                          ;   389.5 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 9376]                           ;   390.5 fp1+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 9600]                           ;   391.5 fp2+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 10496]                          ;   392.5 fp3+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 9760]                           ;   393.5 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 4192]                           ;   394.5 fp1+agu0   50 p
        vmovdqu [rbp + 11392], ymm2                              ;   386.7 agu2+fp5   50 p spill
        vpxor ymm2, ymm0, [rbp + 10496]                          ;   392.5 fp2+agu1   50 p
        vpxor ymm2, ymm2, [r8 + 64672]                           ;   393.5 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 8192]                           ;   394.5 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 8256]                           ;   395.5 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9024]                           ;   396.5 fp2+agu1   50 p
        vmovdqu [rbp + 11424], ymm0                              ;   389.5 agu2+fp5   50 p spill
        vpxor ymm0, ymm6, [rbp + 7328]                           ;   395.2 fp3+agu0   50 p
        vpxor ymm0, ymm0, [r8 + 64576]                           ;   396.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 7296]                           ;   397.2 fp1+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 10528]                          ;   398.2 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8448]                           ;   399.2 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 7520]                           ;   400.2 fp0+agu1   50 p
        vpxor ymm13, ymm13, ymm7                                 ;   396.5 fp1     50 p
        vpxor ymm15, ymm15, ymm7                                 ;   396.5 fp2     50 p
        vpxor ymm5, ymm5, ymm1                                   ;   395.5 fp3     50 p
        vmovdqu ymm7, [rbp + 10336]                              ;   398.2 agu0    50 p reload
        vmovdqu [rbp + 7520], ymm9                               ;   395.5 agu2+fp5   50 p spill
        vpxor ymm9, ymm1, ymm7                                   ;   405.2 fp0     50 p
        vpxor ymm9, ymm9, [r8 + 64256]                           ;   406.2 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 7328]                           ;   407.2 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 6912]                           ;   408.2 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 10400]                          ;   409.2 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7072]                           ;   410.2 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 9088]                           ;   411.2 fp2+agu0   50 p
        vmovdqu [rbp + 10528], ymm0                              ;   401.2 agu2+fp5   50 p spill
        vpxor ymm0, ymm13, [rbp + 8288]                          ;   401.5 fp3+agu1   50 p
        vmovdqu [rbp + 11456], ymm5                              ;   397.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 6944]                               ;   402.2 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 7872]                           ;   409.2 fp0+agu1   50 p
        vmovdqu [rbp + 6944], ymm5                               ;   410.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 7616]                               ;   403.2 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 7296]                           ;   410.2 fp1+agu1   50 p
        vmovdqu [rbp + 11488], ymm9                              ;   412.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7008]                               ;   404.2 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 7168]                           ;   411.2 fp2+agu1   50 p
        vmovdqu [rbp + 11520], ymm1                              ;   401.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7904]                               ;   405.2 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8640]                           ;   412.2 fp3+agu1   50 p
        vpxor ymm7, ymm6, [rbp + 10752]                          ;   406.2 fp0+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 10016]                          ;   407.2 fp1+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 11360]                          ;   408.2 fp2+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 9536]                           ;   409.2 fp3+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 8928]                           ;   410.2 fp0+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 4288]                           ;   411.2 fp1+agu1   50 p
        vpxor ymm8, ymm8, ymm5                                   ;   411.2 fp2     50 p
        vpxor ymm10, ymm10, ymm5                                 ;   411.2 fp3     50 p
        vpxor ymm5, ymm5, [r8 + 64416]                           ;   411.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9728]                           ;   412.2 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8544]                           ;   413.2 fp2+agu0   50 p
        vpxor ymm2, ymm2, ymm9                                   ;   412.2 fp3     50 p
        vpxor ymm5, ymm5, [rbp + 10464]                          ;   414.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9568]                           ;   415.2 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10112]                          ;   416.2 fp2+agu1   50 p
        vpxor ymm9, ymm9, [r8 + 64864]                           ;   412.2 fp3+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 9696]                           ;   413.2 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 7328]                           ;   414.2 fp1+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 10272]                          ;   415.2 fp2+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 11200]                          ;   416.2 fp3+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 10048]                          ;   417.2 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 9344]                           ;   418.2 fp1+agu0   50 p
        vmovdqu [rbp + 9344], ymm9                               ;   419.2 agu2+fp5   50 p spill
        vpxor ymm9, ymm1, [rbp + 9760]                           ;   415.5 fp2+agu1   50 p
        vpxor ymm9, ymm9, [r8 + 64000]                           ;   416.5 fp3+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 8096]                           ;   417.5 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8608]                           ;   418.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [r8 + 64768]                           ;   417.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 6400]                           ;   418.5 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9792]                           ;   419.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9184]                           ;   420.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 6784]                           ;   421.5 fp2+agu1   50 p
        vmovdqu [rbp + 9760], ymm7                               ;   415.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7680]                               ;   420.2 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 8608]                           ;   427.2 fp3+agu1   50 p
        vmovdqu [rbp + 7680], ymm1                               ;   422.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6624]                               ;   421.2 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 7136]                           ;   428.2 fp0+agu1   50 p
        vmovdqu [rbp + 7136], ymm2                               ;   417.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7552]                               ;   422.2 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 8608]                           ;   429.2 fp1+agu1   50 p
        vpxor ymm6, ymm6, [r8 + 65184]                           ;   423.2 fp2+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 10592]                          ;   424.2 fp3+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 11072]                          ;   425.2 fp0+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 9472]                           ;   426.2 fp1+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 11040]                          ;   427.2 fp2+agu0   50 p
        vmovdqu [rbp + 7552], ymm6                               ;   428.2 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 6432]                               ;   425.5 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 9888]                           ;   432.5 fp3+agu0   50 p
        vmovdqu [rbp + 6624], ymm2                               ;   430.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6496]                               ;   426.5 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 7776]                           ;   433.5 fp0+agu0   50 p
        vpxor ymm9, ymm9, ymm1                                   ;   429.2 fp1     50 p
        vpxor ymm3, ymm3, ymm1                                   ;   429.2 fp2     50 p
        vmovdqu ymm1, [rbp + 7008]                               ;   427.5 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 8000]                           ;   434.5 fp3+agu0   50 p
        vmovdqu [rbp + 7008], ymm3                               ;   430.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 6400]                               ;   428.5 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 7840]                           ;   435.5 fp0+agu0   50 p
        vmovdqu [rbp + 6400], ymm1                               ;   435.5 agu2+fp5   50 p spill
        vpxor ymm1, ymm7, [rbp + 10848]                          ;   429.5 fp1+agu1   50 p
        vpxor ymm1, ymm1, [r8 + 64832]                           ;   430.5 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 7040]                           ;   431.5 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 6720]                           ;   432.5 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 8448]                           ;   433.5 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 7104]                           ;   434.5 fp2+agu0   50 p
        vpxor ymm7, ymm7, [r8 + 65344]                           ;   432.5 fp3+agu1   50 p
        vpxor ymm11, ymm11, ymm6                                 ;   433.5 fp0     50 p
        vpxor ymm7, ymm7, [rbp + 7072]                           ;   433.5 fp1+agu0   50 p
        vpxor ymm6, ymm6, ymm0                                   ;   433.5 fp2     50 p
        vpxor ymm0, ymm0, [r8 + 65376]                           ;   433.5 fp3+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 7360]                           ;   434.5 fp0+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 9920]                           ;   435.5 fp1+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 10400]                          ;   436.5 fp2+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 7968]                           ;   437.5 fp3+agu1   50 p
        vpxor ymm4, ymm4, ymm3                                   ;   436.5 fp0     50 p
        vpxor ymm0, ymm0, [rbp + 8992]                           ;   436.2 fp1+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 7936]                           ;   437.2 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 6784]                           ;   438.2 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 10240]                          ;   439.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 6336]                           ;   440.2 fp1+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 7616]                           ;   441.2 fp2+agu1   50 p
        vpxor ymm6, ymm6, [r8 + 65440]                           ;   439.2 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 11360]                          ;   440.2 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 8736]                           ;   441.2 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 9728]                           ;   442.2 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 7040]                           ;   443.2 fp3+agu0   50 p
        vmovdqu [rbp + 7040], ymm0                               ;   442.2 agu2+fp5   50 p spill
        vpxor ymm0, ymm11, [rbp + 8288]                          ;   441.5 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 9568]                           ;   442.5 fp1+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 10080]                          ;   443.5 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 9536]                           ;   444.5 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 6304]                           ;   445.5 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 3904]                           ;   446.5 fp1+agu0   50 p
        vmovdqu [rbp + 9536], ymm7                               ;   438.5 agu2+fp5   50 p spill
        vpxor ymm7, ymm13, [rbp + 11296]                         ;   444.5 fp2+agu1   50 p
        vpxor ymm7, ymm7, ymm2                                   ;   445.5 fp3     50 p
        vpxor ymm7, ymm7, [rbp + 9696]                           ;   446.5 fp0+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 7232]                           ;   447.5 fp1+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 11040]                          ;   448.5 fp2+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 9600]                           ;   449.5 fp3+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 4480]                           ;   450.5 fp0+agu0   50 p
        vmovdqu [rbp + 11040], ymm7                              ;   451.5 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7488]                               ;   447.5 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 7744]                           ;   454.5 fp1+agu0   50 p
        vmovdqu [rbp + 11296], ymm13                             ;   442.5 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 7808]                              ;   448.5 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 7872]                         ;   455.5 fp2+agu0   50 p
        vmovdqu [rbp + 8288], ymm6                               ;   444.2 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 6368]                               ;   449.5 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 9696]                           ;   456.5 fp3+agu0   50 p
        vmovdqu [rbp + 9696], ymm3                               ;   444.7 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 7424]                               ;   450.5 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 9824]                           ;   457.5 fp0+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 8032]                           ;   458.5 fp1+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 7968]                           ;   459.5 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 6560]                           ;   460.5 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 7616]                           ;   461.5 fp0+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 7392]                           ;   462.5 fp1+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9664]                           ;   463.5 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 6816]                           ;   464.5 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 3776]                           ;   465.5 fp0+agu0   50 p
        vpxor ymm14, ymm14, ymm7                                 ;   455.5 fp1     50 p
        vmovdqu [rbp + 6816], ymm1                               ;   450.5 agu2+fp5   50 p spill
        vmovdqa ymm1, ymm4                                       ;   450.7         46 p copy
        vpxor ymm9, ymm9, ymm7                                   ;   455.5 fp2     50 p
        vpxor ymm7, ymm7, [r8 + 64096]                           ;   455.5 fp3+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 6912]                           ;   456.5 fp0+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 9568]                           ;   457.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, ymm6                                 ;   457.5 fp2     50 p
        vpxor ymm7, ymm7, [rbp + 6592]                           ;   458.5 fp3+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 10720]                          ;   459.5 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 7360]                           ;   460.5 fp1+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 9248]                           ;   461.5 fp2+agu1   50 p
        vpxor ymm6, ymm6, [r8 + 65088]                           ;   459.2 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 6784]                           ;   460.2 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 8448]                           ;   461.2 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 8000]                           ;   462.2 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 8768]                           ;   463.2 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 7264]                           ;   464.2 fp0+agu1   50 p
        vmovdqu [rbp + 8768], ymm6                               ;   465.2 agu2+fp5   50 p spill
        vpxor ymm6, ymm13, [rbp + 10560]                         ;   462.2 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 8800]                           ;   463.2 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 9152]                           ;   464.2 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 9984]                           ;   465.2 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 9920]                           ;   466.2 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 11168]                          ;   467.2 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 4384]                           ;   468.2 fp3+agu0   50 p
        vmovdqu [rbp + 11168], ymm6                              ;   469.2 agu2+fp5   50 p spill
        vpxor ymm6, ymm14, ymm3                                  ;   466.5 fp0     46 p
        vpxor ymm6, ymm6, [rbp + 6336]                           ;   467.5 fp1+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 10112]                          ;   468.5 fp2+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 3872]                           ;   469.5 fp3+agu1   46 p
        vmovdqu [rbp + 10112], ymm11                             ;   463.3 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 7104]                              ;   467.2 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 6656]                         ;   474.2 fp0+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 7456]                         ;   475.2 fp1+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 6752]                         ;   476.2 fp2+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 9600]                         ;   477.2 fp3+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 6848]                         ;   478.2 fp0+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 9664]                         ;   479.2 fp1+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 6368]                         ;   480.2 fp2+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 7296]                         ;   481.2 fp3+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 3808]                         ;   482.2 fp0+agu1   50 p
        vmovdqu [rbp + 7296], ymm5                               ;   467.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 7808]                               ;   472.2 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 7104]                           ;   479.2 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8800]                           ;   480.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9856]                           ;   481.2 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 6688]                           ;   482.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 7168]                           ;   483.2 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9472]                           ;   484.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8544]                           ;   485.2 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 3840]                           ;   486.2 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 10976]                          ;   476.5 fp1+agu1   46 p
        vmovdqu [rbp + 9472], ymm2                               ;   476.2 agu2+fp5   50 p spill
        vmovdqa ymm2, ymm6                                       ;   476.3         46 p copy
        vmovdqu [rbp + 7168], ymm7                               ;   477.2 agu0+fp5   50 p spill
        vmovdqa ymm7, ymm6                                       ;   476.7         46 p copy
        vpxor ymm1, ymm1, ymm11                                  ;   483.2 fp2     46 p
        vpxor ymm2, ymm2, ymm1                                   ;   484.2 fp3     46 p
        vmovdqu [rbp + 8800], ymm10                              ;   478.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 9056]                              ;   478.2 agu1    50 p
        vpxor ymm10, ymm10, [r8 + 64064]                         ;   485.2 fp0+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10752]                        ;   486.2 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 8256]                         ;   487.2 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10272]                        ;   488.2 fp3+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 9312]                         ;   489.2 fp0+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 6656]                         ;   490.2 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 7072]                         ;   491.2 fp2+agu0   50 p
        vmovdqu [rbp + 7072], ymm9                               ;   481.3 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 9504]                               ;   482.2 agu1    50 p
        vpxor ymm9, ymm9, [r8 + 64320]                           ;   489.2 fp3+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 10368]                          ;   490.2 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 10848]                          ;   491.2 fp1+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 10080]                          ;   492.2 fp2+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 10688]                          ;   493.2 fp3+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 8352]                           ;   494.2 fp0+agu1   50 p
        vmovdqu [rbp + 10080], ymm9                              ;   495.2 agu2+fp5   50 p spill
        vmovdqa ymm9, ymm2                                       ;   485.2         46 p copy
        vmovdqu [rbp + 9504], ymm10                              ;   492.2 agu0+fp5   50 p spill
        vmovdqa ymm10, ymm2                                      ;   485.5         46 p copy
        vmovdqu [rbp + 6656], ymm13                              ;   486.3 agu2+fp5   50 p spill
        vpxor ymm13, ymm5, [rbp + 7936]                          ;   487.2 fp1+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 10304]                        ;   488.2 fp2+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 6528]                         ;   489.2 fp3+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 8640]                         ;   490.2 fp0+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 10400]                        ;   491.2 fp1+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 9632]                         ;   492.2 fp2+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 7200]                         ;   493.2 fp3+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 3744]                         ;   494.2 fp0+agu0   46 p
        vpor ymm7, ymm7, ymm13                                   ;   495.2 fp1     46 p
        vpxor ymm1, ymm1, ymm13                                  ;   495.2 fp2     46 p
        vpand ymm9, ymm9, ymm13                                  ;   495.2 fp3     46 p
        vpxor ymm10, ymm10, ymm9                                 ;   496.2 fp0     46 p
        vpxor ymm3, ymm3, ymm7                                   ;   496.2 fp1     46 p
        vpand ymm7, ymm7, ymm1                                   ;   496.2 fp2     46 p
        vmovdqu [rbp + 7200], ymm15                              ;   491.3 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 9952]                              ;   491.5 agu1    50 p
        vpxor ymm15, ymm15, [r8 + 64928]                         ;   498.5 fp3+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 8992]                         ;   499.5 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 10048]                        ;   500.5 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 10208]                        ;   501.5 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8736]                         ;   502.5 fp3+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 10688]                        ;   503.5 fp0+agu1   50 p
        vmovdqu [rbp + 10688], ymm15                             ;   504.5 agu2+fp5   50 p spill
        vmovdqa ymm15, ymm13                                     ;   495.2         46 p copy
        vmovdqu [rbp + 8736], ymm0                               ;   494.3 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 8640]                               ;   494.7 agu0    50 p
        vpxor ymm0, ymm0, [r8 + 65024]                           ;   501.7 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8832]                           ;   502.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 6336]                           ;   503.7 fp3+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 9888]                           ;   504.7 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 10368]                          ;   505.7 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 6304]                           ;   506.7 fp2+agu0   50 p
        vpxor ymm14, ymm14, ymm8                                 ;   496.3 fp3     46 p
        vpxor ymm14, ymm14, [rbp + 10784]                        ;   498.5 fp0+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 6496]                         ;   499.5 fp1+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 9952]                         ;   500.5 fp2+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 11360]                        ;   501.5 fp3+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 9792]                         ;   502.5 fp0+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 3936]                         ;   503.5 fp1+agu0   46 p
        vmovdqu [rbp + 11360], ymm0                              ;   507.7 agu2+fp5   50 p spill
        vpxor ymm0, ymm12, [rbp + 7232]                          ;   501.5 fp2+agu1   46 p
        vpxor ymm0, ymm0, [r8 + 63776]                           ;   502.5 fp3+agu0   46 p
        vpxor ymm0, ymm0, [rbp + 8896]                           ;   503.5 fp0+agu1   46 p
        vpxor ymm0, ymm0, [rbp + 8096]                           ;   504.5 fp1+agu0   46 p
        vpxor ymm0, ymm0, [rbp + 7360]                           ;   505.5 fp2+agu1   46 p
        vpxor ymm0, ymm0, [rbp + 10912]                          ;   506.5 fp3+agu0   46 p
        vmovdqu [rbp + 6496], ymm8                               ;   502.5 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 10176]                              ;   504.5 agu1    50 p
        vpxor ymm8, ymm8, [r8 + 65120]                           ;   511.5 fp0+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 11072]                          ;   512.5 fp1+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 7808]                           ;   513.5 fp2+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 10720]                          ;   514.5 fp3+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 9984]                           ;   515.5 fp0+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 7264]                           ;   516.5 fp1+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 8320]                           ;   517.5 fp2+agu0   50 p
        vmovdqu [rbp + 7264], ymm8                               ;   518.5 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6592]                               ;   508.5 agu1    50 p
        vpxor ymm8, ymm8, [r8 + 65280]                           ;   515.5 fp3+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 9408]                           ;   516.5 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 10848]                          ;   517.5 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 10336]                          ;   518.5 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 9120]                           ;   519.5 fp3+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 11008]                          ;   520.5 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 7232]                           ;   521.5 fp1+agu0   50 p
        vmovdqu [rbp + 7232], ymm8                               ;   522.5 agu2+fp5   50 p spill
        vmovdqa ymm8, ymm0                                       ;   511.5         46 p copy
        vmovdqu [rbp + 11008], ymm12                             ;   511.7 agu2+fp5   50 p spill
        vmovdqa ymm12, ymm0                                      ;   511.8         46 p copy
        vmovdqu [rbp + 9120], ymm14                              ;   512.7 agu1+fp5   46 p spill
        vmovdqa ymm14, ymm0                                      ;   512.5         46 p copy
        vmovdqu [rbp + 10336], ymm14                             ;   513.7 agu0+fp5   46 p spill
        vmovdqa ymm14, ymm0                                      ;   512.8         46 p copy
        vmovdqu [rbp + 9984], ymm0                               ;   514.7 agu2+fp5   46 p spill
        vmovdqu ymm0, [rbp + 10976]                              ;   513.5 agu1    46 p
        vpxor ymm0, ymm0, [r8 + 63680]                           ;   520.5 fp2+agu0   46 p
        vpxor ymm0, ymm0, [rbp + 7872]                           ;   521.5 fp3+agu1   46 p
        vpxor ymm0, ymm0, [rbp + 9440]                           ;   522.5 fp0+agu0   46 p
        vpxor ymm0, ymm0, [rbp + 7648]                           ;   523.5 fp1+agu1   46 p
        vpxor ymm0, ymm0, [rbp + 8416]                           ;   524.5 fp2+agu0   46 p
        vpxor ymm0, ymm0, [rbp + 8704]                           ;   525.5 fp3+agu1   46 p
        vpxor ymm0, ymm0, [rbp + 7776]                           ;   526.5 fp0+agu0   46 p
        vpxor ymm0, ymm0, [rbp + 9024]                           ;   527.5 fp1+agu1   46 p
        vmovdqu [rbp + 9024], ymm14                              ;   517.5 agu2+fp5   46 p spill
        vmovdqu ymm14, [rbp + 7200]                              ;   517.7 agu0    46 p
        vpxor ymm14, ymm14, [rbp + 8736]                         ;   524.7 fp2+agu1   46 p
        vpxor ymm12, ymm12, ymm14                                ;   525.7 fp3     46 p
        vmovdqu [rbp + 7776], ymm12                              ;   526.7 agu2+fp5   46 p spill
        vmovdqu ymm12, [rbp + 11136]                             ;   518.7 agu0    46 p
        vpxor ymm12, ymm12, [rbp + 6656]                         ;   525.7 fp0+agu1   46 p
        vpxor ymm12, ymm12, [rbp + 9216]                         ;   526.7 fp1+agu0   46 p
        vpxor ymm12, ymm12, [rbp + 9440]                         ;   527.7 fp2+agu1   46 p
        vpxor ymm12, ymm12, [rbp + 10816]                        ;   528.7 fp3+agu0   46 p
        vpxor ymm12, ymm12, [rbp + 3968]                         ;   529.7 fp0+agu1   46 p
        vpand ymm1, ymm1, ymm0                                   ;   528.5 fp1     46 p
        vpxor ymm10, ymm10, ymm1                                 ;   529.5 fp2     46 p
        vpxor ymm4, ymm4, ymm1                                   ;   529.5 fp3     46 p
        vmovdqu ymm1, [rbp + 7776]                               ;   526.7 agu0    46 p
        vpor ymm9, ymm9, ymm0                                    ;   528.5 fp0     46 p
        vpxor ymm3, ymm3, ymm9                                   ;   529.5 fp1     46 p
        vpxor ymm2, ymm2, ymm0                                   ;   528.5 fp2     46 p
        vpand ymm9, ymm0, ymm2                                   ;   529.5 fp3     46 p
        vpxor ymm15, ymm15, ymm2                                 ;   529.5 fp0     46 p
        vpor ymm7, ymm7, ymm9                                    ;   530.5 fp1     46 p
        vpxor ymm11, ymm11, ymm7                                 ;   531.5 fp2     46 p
        vmovdqu ymm2, [rbp + 7776]                               ;   526.8 agu1    46 p
        vpand ymm10, ymm10, ymm15                                ;   530.5 fp3     46 p
        vpxor ymm5, ymm5, ymm10                                  ;   531.5 fp0     46 p
        vmovdqu ymm7, [rbp + 9120]                               ;   527.5 agu0    46 p reload
        vpand ymm2, ymm2, ymm7                                   ;   534.5 fp1     46 p
        vpxor ymm13, ymm13, ymm3                                 ;   530.5 fp2     46 p
        vpxor ymm9, ymm3, ymm5                                   ;   532.5 fp3     46 p
        vpand ymm10, ymm3, ymm5                                  ;   532.5 fp0     46 p
        vpxor ymm14, ymm14, ymm12                                ;   530.7 fp1     46 p
        vpor ymm8, ymm8, ymm12                                   ;   530.7 fp2     46 p
        vpand ymm1, ymm1, ymm8                                   ;   533.7 fp3     46 p
        vpxor ymm10, ymm10, ymm11                                ;   533.5 fp0     46 p
        vpxor ymm4, ymm4, ymm9                                   ;   533.5 fp1     46 p
        vpxor ymm8, ymm8, [rbp + 11136]                          ;   531.7 fp2+agu1   46 p
        vpxor ymm15, ymm15, ymm4                                 ;   534.5 fp3     46 p
        vpxor ymm6, ymm6, ymm10                                  ;   534.5 fp0     46 p
        vpor ymm10, ymm10, ymm15                                 ;   535.5 fp1     46 p
        vpor ymm3, ymm3, ymm15                                   ;   535.5 fp2     46 p
        vpxor ymm3, ymm3, ymm5                                   ;   536.5 fp3     46 p
        vpxor ymm13, ymm13, ymm10                                ;   536.5 fp0     46 p
        vpxor ymm0, ymm0, ymm10                                  ;   536.5 fp1     46 p
        vpand ymm10, ymm11, ymm3                                 ;   537.5 fp2     46 p
        vpxor ymm4, ymm4, ymm3                                   ;   537.5 fp3     46 p
        vmovdqu ymm3, [rbp + 10336]                              ;   531.8 agu0    46 p reload
        vpand ymm3, ymm3, ymm14                                  ;   538.8 fp0     46 p
        vpxor ymm0, ymm0, ymm10                                  ;   538.5 fp1     46 p
        vpxor ymm10, ymm14, ymm2                                 ;   535.5 fp2     46 p
        vpxor ymm14, ymm14, ymm7                                 ;   534.5 fp3     46 p
        vpxor ymm2, ymm2, [rbp + 7200]                           ;   535.5 fp0+agu1   46 p
        vpxor ymm2, ymm2, [rbp + 6496]                           ;   536.5 fp1+agu0   46 p
        vpxor ymm7, ymm6, ymm13                                  ;   537.5 fp2     46 p
        vpxor ymm10, ymm10, ymm3                                 ;   539.8 fp3     46 p
        vpor ymm3, ymm3, [rbp + 9120]                            ;   539.8 fp0+agu1   46 p
        vpxor ymm8, ymm8, ymm3                                   ;   540.8 fp1     46 p
        vmovdqu ymm3, [rbp + 9024]                               ;   535.5 agu0    46 p reload
        vpxor ymm3, ymm3, ymm14                                  ;   542.5 fp2     46 p
        vpand ymm14, ymm14, [rbp + 9120]                         ;   535.8 fp3+agu1   46 p
        vpor ymm1, ymm1, ymm14                                   ;   536.8 fp0     46 p
        vmovdqa ymm14, ymm13                                     ;   537.5         46 p copy
        vpxor ymm1, ymm1, [rbp + 8736]                           ;   537.8 fp1+agu0   46 p
        vpand ymm10, ymm10, ymm3                                 ;   543.5 fp2     46 p
        vmovdqu [rbp + 8736], ymm13                              ;   537.5 agu2+fp5   46 p spill
        vpor ymm13, ymm4, ymm7                                   ;   538.5 fp3     46 p
        vpand ymm14, ymm14, ymm13                                ;   539.5 fp0     46 p
        vmovdqu [rbp + 9024], ymm1                               ;   538.8 agu1+fp5   46 p spill
        vpxor ymm1, ymm7, ymm0                                   ;   539.5 fp1     46 p
        vmovdqu [rbp + 6496], ymm8                               ;   541.8 agu0+fp5   46 p spill
        vpand ymm8, ymm7, ymm1                                   ;   540.5 fp2     46 p
        vpxor ymm1, ymm1, ymm4                                   ;   540.5 fp3     46 p
        vpor ymm6, ymm6, ymm8                                    ;   541.5 fp0     46 p
        vpor ymm8, ymm8, ymm4                                    ;   541.5 fp1     46 p
        vpxor ymm8, ymm8, ymm14                                  ;   542.5 fp2     46 p
        vpxor ymm14, ymm14, ymm0                                 ;   540.5 fp3     46 p
        vpand ymm4, ymm4, ymm8                                   ;   543.5 fp0     46 p
        vpor ymm14, ymm14, ymm4                                  ;   544.5 fp1     46 p
        vmovdqa ymm4, ymm1                                       ;   541.5         46 p copy
        vpxor ymm10, ymm10, [rbp + 11008]                        ;   544.5 fp2+agu1   46 p
        vpxor ymm6, ymm6, ymm14                                  ;   545.5 fp3     46 p
        vpxor ymm11, ymm11, ymm14                                ;   545.5 fp0     46 p
        vmovdqu ymm14, [rbp + 6496]                              ;   541.8 agu0    46 p
        vpxor ymm8, ymm8, ymm6                                   ;   546.5 fp1     46 p
        vpxor ymm15, ymm15, ymm6                                 ;   546.5 fp2     46 p
        vmovdqu ymm6, [rbp + 6496]                               ;   541.8 agu1    46 p
        vpxor ymm14, ymm14, ymm10                                ;   548.8 fp3     46 p
        vpand ymm6, ymm6, ymm10                                  ;   548.8 fp0     46 p
        vpxor ymm5, ymm5, ymm8                                   ;   547.5 fp1     46 p
        vpor ymm4, ymm4, ymm8                                    ;   547.5 fp2     46 p
        vmovdqa ymm8, ymm10                                      ;   545.5         46 p copy
        vpxor ymm9, ymm9, ymm4                                   ;   548.5 fp3     46 p
        vmovdqu ymm4, [rbp + 9024]                               ;   542.5 agu0    46 p
        vpxor ymm4, ymm4, ymm6                                   ;   549.8 fp0     46 p
        vmovdqu ymm6, [rbp + 9984]                               ;   542.8 agu1    46 p
        vpxor ymm6, ymm6, [rbp + 6496]                           ;   549.8 fp1+agu0   46 p
        vpxor ymm13, ymm13, ymm9                                 ;   549.5 fp2     46 p
        vpxor ymm15, ymm15, ymm9                                 ;   549.5 fp3     46 p
        vmovdqu ymm9, [rbp + 6496]                               ;   544.5 agu1    46 p
        vpxor ymm2, ymm2, ymm14                                  ;   549.8 fp0     46 p
        vpxor ymm3, ymm3, ymm2                                   ;   550.8 fp1     46 p
        vpxor ymm12, ymm12, ymm4                                 ;   550.8 fp2     46 p
        vpor ymm4, ymm4, ymm3                                    ;   551.8 fp3     46 p
        vpor ymm9, ymm9, ymm3                                    ;   551.8 fp0     46 p
        vpxor ymm8, ymm8, ymm9                                   ;   552.8 fp1     46 p
        vmovdqu ymm9, [rbp + 9024]                               ;   546.7 agu0    46 p
        vpxor ymm6, ymm6, ymm4                                   ;   552.8 fp2     46 p
        vpxor ymm4, ymm4, [rbp + 9120]                           ;   552.8 fp3+agu1   46 p
        vpxor ymm2, ymm2, ymm8                                   ;   553.8 fp0     46 p
        vpand ymm9, ymm9, ymm8                                   ;   553.8 fp1     46 p
        vpxor ymm8, ymm12, ymm6                                  ;   553.8 fp2     46 p
        vpxor ymm4, ymm4, ymm9                                   ;   554.8 fp3     46 p
        vmovdqu ymm9, [rbp + 10848]                              ;   549.5 agu0    46 p
        vpxor ymm9, ymm9, [r8 + 64032]                           ;   556.5 fp0+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 8960]                           ;   557.5 fp1+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 6880]                           ;   558.5 fp2+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 9280]                           ;   559.5 fp3+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 7744]                           ;   560.5 fp0+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 7584]                           ;   561.5 fp1+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 11264]                          ;   562.5 fp2+agu1   46 p
        vmovdqu [rbp + 7744], ymm7                               ;   551.8 agu2+fp5   46 p spill
        vmovdqa ymm7, ymm6                                       ;   553.8         46 p copy
        vmovdqu [rbp + 6880], ymm6                               ;   553.8 agu2+fp5   46 p spill
        vpor ymm6, ymm2, ymm8                                    ;   554.8 fp3     46 p
        vpand ymm7, ymm7, ymm6                                   ;   555.8 fp0     46 p
        vmovdqu [rbp + 8960], ymm0                               ;   553.8 agu0+fp5   46 p spill
        vpxor ymm0, ymm8, ymm4                                   ;   555.8 fp1     46 p
        vmovdqu [rbp + 10848], ymm5                              ;   554.8 agu1+fp5   46 p spill
        vpand ymm5, ymm8, ymm0                                   ;   556.8 fp2     46 p
        vpxor ymm0, ymm0, ymm2                                   ;   556.8 fp3     46 p
        vpor ymm12, ymm12, ymm5                                  ;   557.8 fp0     46 p
        vpor ymm5, ymm5, ymm2                                    ;   557.8 fp1     46 p
        vpxor ymm5, ymm5, ymm7                                   ;   558.8 fp2     46 p
        vpxor ymm7, ymm7, ymm4                                   ;   556.8 fp3     46 p
        vpand ymm2, ymm2, ymm5                                   ;   559.8 fp0     46 p
        vpor ymm7, ymm7, ymm2                                    ;   560.8 fp1     46 p
        vmovdqa ymm2, ymm0                                       ;   557.8         46 p copy
        vpxor ymm12, ymm12, ymm7                                 ;   561.8 fp2     46 p
        vpxor ymm7, ymm7, [rbp + 9024]                           ;   561.8 fp3+agu0   46 p
        vpxor ymm5, ymm5, ymm12                                  ;   562.8 fp0     46 p
        vpxor ymm3, ymm3, ymm12                                  ;   562.8 fp1     46 p
        vmovdqu ymm12, [rbp + 9504]                              ;   557.5 agu1    46 p
        vpxor ymm12, ymm12, [rbp + 8064]                         ;   564.5 fp2+agu0   46 p
        vpxor ymm12, ymm12, [rbp + 9248]                         ;   565.5 fp3+agu1   46 p
        vpxor ymm12, ymm12, [rbp + 6432]                         ;   566.5 fp0+agu0   46 p
        vpxor ymm12, ymm12, [rbp + 11520]                        ;   567.5 fp1+agu1   46 p
        vpxor ymm12, ymm12, [rbp + 8160]                         ;   568.5 fp2+agu0   46 p
        vpxor ymm12, ymm12, [rbp + 10880]                        ;   569.5 fp3+agu1   46 p
        vpxor ymm12, ymm12, [rbp + 4032]                         ;   570.5 fp0+agu0   46 p
        vpxor ymm10, ymm10, ymm5                                 ;   563.8 fp1     46 p
        vpor ymm2, ymm2, ymm5                                    ;   563.8 fp2     46 p
        vpxor ymm14, ymm14, ymm2                                 ;   564.8 fp3     46 p
        vmovdqu ymm2, [rbp + 7072]                               ;   561.5 agu1    46 p
        vmovdqu ymm5, [rbp + 8800]                               ;   561.8 agu0    50 p reload
        vpxor ymm2, ymm2, ymm5                                   ;   568.8 fp0     46 p
        vpxor ymm6, ymm6, ymm14                                  ;   565.8 fp1     46 p
        vpxor ymm3, ymm3, ymm14                                  ;   565.8 fp2     46 p
        vmovdqa ymm14, ymm9                                      ;   563.5         46 p copy
        vmovdqu [rbp + 8800], ymm8                               ;   562.8 agu2+fp5   46 p spill
        vpxor ymm8, ymm9, ymm2                                   ;   569.8 fp3     46 p
        vmovdqu [rbp + 8160], ymm4                               ;   563.8 agu1+fp5   46 p spill
        vmovdqa ymm4, ymm9                                       ;   563.5         46 p copy
        vmovdqu [rbp + 11520], ymm10                             ;   564.8 agu0+fp5   46 p spill
        vmovdqa ymm10, ymm9                                      ;   563.8         46 p copy
        vmovdqu [rbp + 6432], ymm7                               ;   565.8 agu2+fp5   46 p spill
        vmovdqu ymm7, [rbp + 7168]                               ;   564.2 agu1    46 p
        vpxor ymm7, ymm7, [rbp + 9472]                           ;   571.2 fp0+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 8864]                           ;   572.2 fp1+agu1   46 p
        vpxor ymm7, ymm7, [rbp + 8672]                           ;   573.2 fp2+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 7488]                           ;   574.2 fp3+agu1   46 p
        vpxor ymm7, ymm7, [rbp + 4064]                           ;   575.2 fp0+agu0   46 p
        vmovdqu [rbp + 8864], ymm6                               ;   566.8 agu2+fp5   46 p spill
        vmovdqu ymm6, [rbp + 7168]                               ;   567.2 agu1    46 p
        vmovdqu [rbp + 7168], ymm0                               ;   567.8 agu2+fp5   46 p spill
        vmovdqu ymm0, [rbp + 11264]                              ;   567.7 agu0    46 p
        vmovdqu [rbp + 11264], ymm3                              ;   568.8 agu2+fp5   46 p spill
        vmovdqu ymm3, [rbp + 7072]                               ;   568.2 agu1    46 p
        vpxor ymm3, ymm3, [rbp + 9504]                           ;   575.2 fp1+agu0   46 p
        vmovdqu [rbp + 9504], ymm11                              ;   569.8 agu2+fp5   46 p spill
        vmovdqa ymm11, ymm8                                      ;   570.8         46 p copy
        vpand ymm8, ymm8, ymm12                                  ;   571.5 fp2     46 p
        vpxor ymm3, ymm3, ymm8                                   ;   576.2 fp3     46 p
        vpxor ymm2, ymm2, ymm7                                   ;   576.2 fp0     46 p
        vpor ymm14, ymm14, ymm7                                  ;   576.2 fp1     46 p
        vmovdqu [rbp + 7072], ymm13                              ;   570.8 agu1+fp5   46 p spill
        vmovdqa ymm13, ymm12                                     ;   571.5         46 p copy
        vmovdqu [rbp + 9472], ymm1                               ;   571.8 agu2+fp5   46 p spill
        vpxor ymm1, ymm12, ymm2                                  ;   577.2 fp2     46 p
        vmovdqu [rbp + 9248], ymm15                              ;   572.8 agu0+fp5   46 p spill
        vpand ymm15, ymm12, ymm1                                 ;   578.2 fp3     46 p
        vpxor ymm10, ymm10, ymm1                                 ;   578.2 fp0     46 p
        vmovdqu ymm1, [rbp + 8096]                               ;   571.2 agu1    46 p
        vpxor ymm1, ymm1, [r8 + 64288]                           ;   578.2 fp1+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 10752]                          ;   579.2 fp2+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 7840]                           ;   580.2 fp3+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 10944]                          ;   581.2 fp0+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 8128]                           ;   582.2 fp1+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 7488]                           ;   583.2 fp2+agu1   46 p
        vpand ymm4, ymm4, ymm2                                   ;   577.2 fp3     46 p
        vpxor ymm8, ymm8, ymm2                                   ;   577.2 fp0     46 p
        vpand ymm11, ymm11, ymm14                                ;   577.2 fp1     46 p
        vpxor ymm6, ymm6, ymm14                                  ;   577.2 fp2     46 p
        vpor ymm11, ymm11, ymm15                                 ;   579.2 fp3     46 p
        vpor ymm13, ymm13, ymm4                                  ;   578.2 fp0     46 p
        vpxor ymm8, ymm8, ymm4                                   ;   578.2 fp1     46 p
        vpxor ymm6, ymm6, ymm13                                  ;   579.2 fp2     46 p
        vpand ymm8, ymm8, ymm10                                  ;   579.2 fp3     46 p
        vpxor ymm5, ymm5, ymm11                                  ;   580.2 fp0     46 p
        vpxor ymm0, ymm0, ymm8                                   ;   580.2 fp1     46 p
        vpxor ymm1, ymm1, [rbp + 8224]                           ;   584.2 fp2+agu0   46 p
        vmovdqu ymm2, [rbp + 7296]                               ;   578.2 agu1    50 p reload
        vpxor ymm1, ymm1, ymm2                                   ;   585.2 fp3     46 p
        vpxor ymm9, ymm9, ymm6                                   ;   580.2 fp0     46 p
        vpxor ymm4, ymm6, ymm0                                   ;   581.2 fp1     46 p
        vpand ymm8, ymm6, ymm0                                   ;   581.2 fp2     46 p
        vmovdqa ymm11, ymm0                                      ;   581.2         46 p copy
        vpxor ymm8, ymm5, ymm8                                   ;   582.2 fp3     46 p
        vmovdqa ymm13, ymm5                                      ;   581.2         46 p copy
        vpxor ymm3, ymm3, ymm4                                   ;   582.2 fp0     46 p
        vpxor ymm10, ymm10, ymm3                                 ;   583.2 fp1     46 p
        vpxor ymm7, ymm7, ymm8                                   ;   583.2 fp2     46 p
        vpor ymm8, ymm8, ymm10                                   ;   584.2 fp3     46 p
        vpor ymm6, ymm6, ymm10                                   ;   584.2 fp0     46 p
        vpxor ymm11, ymm11, ymm6                                 ;   585.2 fp1     46 p
        vmovdqu ymm6, [rbp + 10080]                              ;   581.2 agu0    46 p
        vmovdqa ymm14, ymm7                                      ;   584.2         46 p copy
        vpxor ymm9, ymm9, ymm8                                   ;   585.2 fp2     46 p
        vpxor ymm12, ymm12, ymm8                                 ;   585.2 fp3     46 p
        vmovdqu ymm8, [rbp + 9888]                               ;   581.8 agu1    50 p reload
        vpxor ymm6, ymm6, ymm8                                   ;   588.8 fp0     46 p
        vpxor ymm6, ymm6, [rbp + 8480]                           ;   589.8 fp1+agu0   46 p
        vpxor ymm3, ymm3, ymm11                                  ;   586.2 fp2     46 p
        vpand ymm13, ymm13, ymm11                                ;   586.2 fp3     46 p
        vpxor ymm12, ymm12, ymm13                                ;   587.2 fp0     46 p
        vpxor ymm6, ymm6, [rbp + 10464]                          ;   590.8 fp1+agu1   46 p
        vmovdqu ymm11, [rbp + 8416]                              ;   583.3 agu0    50 p reload
        vpxor ymm6, ymm6, ymm11                                  ;   591.8 fp2     46 p
        vpxor ymm14, ymm14, ymm9                                 ;   586.2 fp3     46 p
        vmovdqa ymm13, ymm9                                      ;   586.2         46 p copy
        vpxor ymm6, ymm6, [rbp + 6688]                           ;   592.8 fp0+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 4128]                           ;   593.8 fp1+agu0   46 p
        vmovdqa ymm15, ymm1                                      ;   586.2         46 p copy
        vmovdqu [rbp + 6688], ymm9                               ;   586.2 agu2+fp5   46 p spill
        vmovdqa ymm9, ymm1                                       ;   586.2         46 p copy
        vmovdqa ymm8, ymm1                                       ;   586.2         46 p copy
        vmovdqa ymm11, ymm1                                      ;   586.2         46 p copy
        vmovdqu [rbp + 10464], ymm6                              ;   594.8 agu1+fp5   46 p spill
        vpor ymm6, ymm3, ymm14                                   ;   587.2 fp2     46 p
        vpand ymm13, ymm13, ymm6                                 ;   588.2 fp3     46 p
        vmovdqu [rbp + 8480], ymm1                               ;   587.2 agu0+fp5   46 p spill
        vpxor ymm1, ymm14, ymm12                                 ;   588.2 fp0     46 p
        vmovdqu [rbp + 7296], ymm2                               ;   588.2 agu2+fp5   46 p spill
        vpand ymm2, ymm14, ymm1                                  ;   589.2 fp1     46 p
        vpxor ymm1, ymm1, ymm3                                   ;   589.2 fp2     46 p
        vpor ymm7, ymm7, ymm2                                    ;   590.2 fp3     46 p
        vpor ymm2, ymm2, ymm3                                    ;   590.2 fp0     46 p
        vpxor ymm2, ymm2, ymm13                                  ;   591.2 fp1     46 p
        vpxor ymm13, ymm13, ymm12                                ;   589.2 fp2     46 p
        vpand ymm3, ymm3, ymm2                                   ;   592.2 fp3     46 p
        vpor ymm13, ymm13, ymm3                                  ;   593.2 fp0     46 p
        vmovdqa ymm3, ymm1                                       ;   590.2         46 p copy
        vpxor ymm7, ymm7, ymm13                                  ;   594.2 fp1     46 p
        vpxor ymm5, ymm5, ymm13                                  ;   594.2 fp2     46 p
        vmovdqu ymm13, [rbp + 11488]                             ;   589.3 agu1    46 p
        vpxor ymm13, ymm13, [rbp + 6976]                         ;   596.3 fp3+agu0   46 p
        vpxor ymm2, ymm2, ymm7                                   ;   595.2 fp0     46 p
        vpxor ymm10, ymm10, ymm7                                 ;   595.2 fp1     46 p
        vmovdqu ymm7, [rbp + 11456]                              ;   590.3 agu1    46 p
        vpxor ymm7, ymm7, [rbp + 6624]                           ;   597.3 fp2+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 11232]                          ;   598.3 fp3+agu1   46 p
        vpxor ymm7, ymm7, [rbp + 9952]                           ;   599.3 fp0+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 10112]                          ;   600.3 fp1+agu1   46 p
        vpxor ymm7, ymm7, [rbp + 10144]                          ;   601.3 fp2+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 4160]                           ;   602.3 fp3+agu1   46 p
        vpxor ymm0, ymm0, ymm2                                   ;   596.2 fp0     46 p
        vpor ymm3, ymm3, ymm2                                    ;   596.2 fp1     46 p
        vpxor ymm4, ymm4, ymm3                                   ;   597.2 fp2     46 p
        vpxor ymm9, ymm9, ymm13                                  ;   597.3 fp3     46 p
        vpxor ymm6, ymm6, ymm4                                   ;   598.2 fp0     46 p
        vpxor ymm10, ymm10, ymm4                                 ;   598.2 fp1     46 p
        vmovdqu ymm2, [rbp + 10464]                              ;   594.8 agu0    46 p
        vpand ymm2, ymm2, ymm9                                   ;   601.8 fp2     46 p
        vmovdqu ymm3, [rbp + 10464]                              ;   595.2 agu1    46 p
        vmovdqu ymm4, [rbp + 10464]                              ;   595.8 agu0    46 p
        vpxor ymm13, ymm13, ymm7                                 ;   603.3 fp3     46 p
        vpor ymm15, ymm15, ymm7                                  ;   603.3 fp0     46 p
        vpand ymm9, ymm9, ymm15                                  ;   604.3 fp1     46 p
        vpxor ymm15, ymm15, [rbp + 11456]                        ;   604.3 fp2+agu1   46 p
        vpand ymm8, ymm8, ymm13                                  ;   604.3 fp3     46 p
        vpxor ymm4, ymm4, ymm13                                  ;   604.3 fp0     46 p
        vpxor ymm13, ymm13, ymm2                                 ;   604.3 fp1     46 p
        vpxor ymm2, ymm2, [rbp + 11488]                          ;   602.8 fp2+agu0   46 p
        vpxor ymm2, ymm2, [rbp + 10080]                          ;   603.8 fp3+agu1   46 p
        vpor ymm3, ymm3, ymm8                                    ;   605.3 fp0     46 p
        vpxor ymm13, ymm13, ymm8                                 ;   605.3 fp1     46 p
        vmovdqu ymm8, [rbp + 10464]                              ;   599.3 agu0    46 p
        vpxor ymm15, ymm15, ymm3                                 ;   606.3 fp2     46 p
        vmovdqu ymm3, [rbp + 6976]                               ;   600.3 agu1    46 p
        vpxor ymm11, ymm11, ymm4                                 ;   605.3 fp3     46 p
        vpand ymm8, ymm8, ymm4                                   ;   606.3 fp0     46 p
        vpor ymm9, ymm9, ymm8                                    ;   607.3 fp1     46 p
        vpand ymm13, ymm13, ymm11                                ;   606.3 fp2     46 p
        vmovdqu ymm4, [rbp + 7296]                               ;   602.8 agu0    46 p reload
        vpxor ymm4, ymm4, ymm13                                  ;   609.8 fp3     46 p
        vpxor ymm3, ymm3, ymm9                                   ;   608.3 fp0     46 p
        vmovdqu ymm8, [rbp + 10464]                              ;   603.5 agu1    46 p
        vmovdqu ymm9, [rbp + 6464]                               ;   603.8 agu0    47 p
        vpxor ymm9, ymm9, [r8 + 64544]                           ;   610.8 fp1+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 6624]                           ;   611.8 fp2+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 6528]                           ;   612.8 fp3+agu1   47 p
        vmovdqu ymm13, [rbp + 11200]                             ;   605.8 agu0    50 p reload
        vpxor ymm9, ymm9, ymm13                                  ;   613.8 fp0     47 p
        vpxor ymm9, ymm9, [rbp + 7360]                           ;   614.8 fp1+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 7936]                           ;   615.8 fp2+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 7136]                           ;   616.8 fp3+agu1   47 p
        vmovdqu ymm13, [rbp + 8480]                              ;   607.8 agu0    46 p reload
        vpxor ymm13, ymm13, ymm15                                ;   614.8 fp0     46 p
        vmovdqu [rbp + 8480], ymm14                              ;   605.8 agu2+fp5   46 p spill
        vpxor ymm14, ymm15, ymm4                                 ;   610.8 fp1     46 p
        vpxor ymm2, ymm2, ymm14                                  ;   611.8 fp2     46 p
        vmovdqu [rbp + 7936], ymm12                              ;   606.8 agu2+fp5   46 p spill
        vpand ymm12, ymm15, ymm4                                 ;   610.8 fp3     46 p
        vpxor ymm12, ymm12, ymm3                                 ;   611.8 fp0     46 p
        vpxor ymm11, ymm11, ymm2                                 ;   612.8 fp1     46 p
        vpxor ymm7, ymm7, ymm12                                  ;   612.8 fp2     46 p
        vmovdqu [rbp + 7360], ymm0                               ;   608.3 agu2+fp5   46 p spill
        vmovdqa ymm0, ymm3                                       ;   609.3         46 p copy
        vpor ymm12, ymm12, ymm11                                 ;   613.8 fp3     46 p
        vpor ymm15, ymm15, ymm11                                 ;   613.8 fp0     46 p
        vpxor ymm15, ymm15, ymm4                                 ;   614.8 fp1     46 p
        vpxor ymm13, ymm13, ymm12                                ;   615.8 fp2     46 p
        vpxor ymm8, ymm8, ymm12                                  ;   614.8 fp3     46 p
        vpxor ymm12, ymm7, ymm13                                 ;   616.8 fp0     46 p
        vpxor ymm2, ymm2, ymm15                                  ;   615.8 fp1     46 p
        vpand ymm0, ymm0, ymm15                                  ;   615.8 fp2     46 p
        vpxor ymm8, ymm8, ymm0                                   ;   616.8 fp3     46 p
        vmovdqa ymm0, ymm13                                      ;   616.8         46 p copy
        vmovdqu ymm15, [rbp + 10528]                             ;   613.2 agu1    47 p
        vpxor ymm15, ymm15, [rbp + 6944]                         ;   620.2 fp0+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 10496]                        ;   621.2 fp1+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 7488]                         ;   622.2 fp2+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 8416]                         ;   623.2 fp3+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 9568]                         ;   624.2 fp0+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 9792]                         ;   625.2 fp1+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 4224]                         ;   626.2 fp2+agu0   47 p
        vmovdqu [rbp + 9792], ymm13                              ;   616.8 agu2+fp5   46 p spill
        vpor ymm13, ymm2, ymm12                                  ;   617.8 fp3     46 p
        vpand ymm0, ymm0, ymm13                                  ;   618.8 fp0     46 p
        vmovdqu [rbp + 9568], ymm5                               ;   616.3 agu2+fp5   46 p spill
        vmovdqa ymm5, ymm2                                       ;   616.8         46 p copy
        vmovdqu [rbp + 7488], ymm6                               ;   617.3 agu1+fp5   46 p spill
        vmovdqa ymm6, ymm2                                       ;   616.8         46 p copy
        vmovdqu [rbp + 10496], ymm1                              ;   618.3 agu0+fp5   46 p spill
        vpxor ymm1, ymm12, ymm8                                  ;   617.8 fp1     46 p
        vpxor ymm5, ymm5, ymm1                                   ;   618.8 fp2     46 p
        vpand ymm1, ymm1, ymm12                                  ;   618.8 fp3     46 p
        vpor ymm7, ymm7, ymm1                                    ;   619.8 fp0     46 p
        vpor ymm6, ymm6, ymm1                                    ;   619.8 fp1     46 p
        vpxor ymm1, ymm8, ymm0                                   ;   619.8 fp2     46 p
        vpxor ymm0, ymm0, ymm6                                   ;   620.8 fp3     46 p
        vmovdqa ymm6, ymm9                                       ;   618.3         47 p copy
        vpand ymm2, ymm2, ymm0                                   ;   621.8 fp0     46 p
        vpor ymm1, ymm1, ymm2                                    ;   622.8 fp1     46 p
        vmovdqa ymm2, ymm9                                       ;   618.8         47 p copy
        vpxor ymm7, ymm7, ymm1                                   ;   623.8 fp2     46 p
        vpxor ymm3, ymm3, ymm1                                   ;   623.8 fp3     46 p
        vmovdqa ymm1, ymm9                                       ;   619.3         47 p copy
        vmovdqu [rbp + 6528], ymm12                              ;   619.5 agu2+fp5   46 p spill
        vmovdqa ymm12, ymm9                                      ;   619.7         47 p copy
        vpxor ymm0, ymm0, ymm7                                   ;   624.8 fp0     46 p
        vpxor ymm11, ymm11, ymm7                                 ;   624.8 fp1     46 p
        vpor ymm7, ymm5, ymm0                                    ;   625.8 fp2     46 p
        vpxor ymm4, ymm4, ymm0                                   ;   625.8 fp3     46 p
        vmovdqu ymm0, [rbp + 8512]                               ;   620.5 agu1    47 p
        vpxor ymm0, ymm0, [rbp + 7520]                           ;   627.5 fp0+agu0   47 p
        vpxor ymm14, ymm14, ymm7                                 ;   626.8 fp1     46 p
        vmovdqu ymm7, [rbp + 7008]                               ;   621.5 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 8416]                           ;   628.5 fp2+agu0   47 p
        vpxor ymm7, ymm7, [rbp + 10816]                          ;   629.5 fp3+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 10880]                          ;   630.5 fp0+agu0   47 p
        vpxor ymm7, ymm7, [rbp + 8384]                           ;   631.5 fp1+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 6400]                           ;   632.5 fp2+agu0   47 p
        vpxor ymm7, ymm7, [rbp + 4256]                           ;   633.5 fp3+agu1   47 p
        vpxor ymm13, ymm13, ymm14                                ;   627.8 fp0     46 p
        vpxor ymm11, ymm11, ymm14                                ;   627.8 fp1     46 p
        vpxor ymm2, ymm2, ymm0                                   ;   628.5 fp2     47 p
        vpand ymm14, ymm15, ymm2                                 ;   629.5 fp3     47 p
        vmovdqu [rbp + 8384], ymm8                               ;   625.2 agu2+fp5   46 p spill
        vmovdqa ymm8, ymm15                                      ;   627.2         47 p copy
        vmovdqu [rbp + 10880], ymm4                              ;   626.8 agu0+fp5   46 p spill
        vmovdqa ymm4, ymm15                                      ;   627.2         47 p copy
        vmovdqu [rbp + 10816], ymm3                              ;   627.2 agu1+fp5   46 p spill
        vmovdqa ymm3, ymm15                                      ;   627.2         47 p copy
        vpxor ymm0, ymm0, ymm7                                   ;   634.5 fp0     47 p
        vpor ymm6, ymm6, ymm7                                    ;   634.5 fp1     47 p
        vmovdqu [rbp + 6624], ymm13                              ;   628.8 agu2+fp5   46 p spill
        vpxor ymm13, ymm14, ymm0                                 ;   635.5 fp2     47 p
        vpxor ymm14, ymm14, [rbp + 8512]                         ;   630.5 fp3+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 10528]                        ;   631.5 fp0+agu1   47 p
        vpand ymm1, ymm1, ymm0                                   ;   635.5 fp1     47 p
        vpxor ymm4, ymm4, ymm0                                   ;   635.5 fp2     47 p
        vmovdqu ymm0, [rbp + 7008]                               ;   628.7 agu0    47 p
        vpand ymm2, ymm2, ymm6                                   ;   635.5 fp3     47 p
        vpxor ymm0, ymm0, ymm6                                   ;   635.7 fp0     47 p
        vmovdqu ymm6, [rbp + 7520]                               ;   629.0 agu1    47 p
        vpor ymm8, ymm8, ymm1                                    ;   636.5 fp1     47 p
        vpxor ymm13, ymm13, ymm1                                 ;   636.5 fp2     47 p
        vmovdqu ymm1, [rbp + 7136]                               ;   629.7 agu0    47 p
        vpxor ymm0, ymm0, ymm8                                   ;   637.5 fp3     47 p
        vmovdqu ymm8, [rbp + 9280]                               ;   630.5 agu1    47 p
        vpxor ymm8, ymm8, [r8 + 64800]                           ;   637.5 fp0+agu0   47 p
        vpxor ymm8, ymm8, [rbp + 8192]                           ;   638.5 fp1+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 6400]                           ;   639.5 fp2+agu0   47 p
        vpxor ymm8, ymm8, [rbp + 10912]                          ;   640.5 fp3+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 10432]                          ;   641.5 fp0+agu0   47 p
        vpxor ymm12, ymm12, ymm4                                 ;   636.5 fp1     47 p
        vpand ymm3, ymm3, ymm4                                   ;   636.5 fp2     47 p
        vpor ymm2, ymm2, ymm3                                    ;   637.5 fp3     47 p
        vpxor ymm6, ymm6, ymm2                                   ;   638.5 fp0     47 p
        vpand ymm13, ymm13, ymm12                                ;   637.5 fp1     47 p
        vpxor ymm1, ymm1, ymm13                                  ;   638.5 fp2     47 p
        vpxor ymm8, ymm8, [rbp + 7712]                           ;   642.5 fp3+agu1   47 p
        vmovdqu ymm2, [rbp + 10688]                              ;   636.2 agu0    50 p reload
        vpxor ymm8, ymm8, ymm2                                   ;   643.5 fp0     47 p
        vpxor ymm9, ymm9, ymm0                                   ;   638.5 fp1     47 p
        vpxor ymm3, ymm0, ymm1                                   ;   639.5 fp2     47 p
        vpand ymm4, ymm0, ymm1                                   ;   639.5 fp3     47 p
        vpxor ymm4, ymm4, ymm6                                   ;   640.5 fp0     47 p
        vpxor ymm14, ymm14, ymm3                                 ;   640.5 fp1     47 p
        vmovdqa ymm13, ymm1                                      ;   639.5         47 p copy
        vpxor ymm12, ymm12, ymm14                                ;   641.5 fp2     47 p
        vpxor ymm7, ymm7, ymm4                                   ;   641.5 fp3     47 p
        vpor ymm4, ymm4, ymm12                                   ;   642.5 fp0     47 p
        vpor ymm0, ymm0, ymm12                                   ;   642.5 fp1     47 p
        vpxor ymm13, ymm13, ymm0                                 ;   643.5 fp2     47 p
        vpand ymm0, ymm6, ymm13                                  ;   644.5 fp3     47 p
        vpxor ymm14, ymm14, ymm13                                ;   644.5 fp0     47 p
        vmovdqa ymm13, ymm7                                      ;   642.5         47 p copy
        vpxor ymm9, ymm9, ymm4                                   ;   643.5 fp1     47 p
        vpxor ymm15, ymm15, ymm4                                 ;   643.5 fp2     47 p
        vpxor ymm15, ymm15, ymm0                                 ;   645.5 fp3     47 p
        vpxor ymm13, ymm13, ymm9                                 ;   644.5 fp0     47 p
        vmovdqa ymm0, ymm9                                       ;   644.5         47 p copy
        vmovdqu ymm4, [rbp + 6816]                               ;   641.5 agu1    47 p
        vpxor ymm4, ymm4, [rbp + 11104]                          ;   648.5 fp1+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 10592]                          ;   649.5 fp2+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 8576]                           ;   650.5 fp3+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 11424]                          ;   651.5 fp0+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 8544]                           ;   652.5 fp1+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 10048]                          ;   653.5 fp2+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 4320]                           ;   654.5 fp3+agu0   47 p
        vmovdqu [rbp + 10048], ymm9                              ;   644.5 agu2+fp5   47 p spill
        vmovdqa ymm9, ymm8                                       ;   644.5         47 p copy
        vmovdqu [rbp + 8544], ymm5                               ;   644.5 agu2+fp5   46 p spill
        vmovdqa ymm5, ymm8                                       ;   644.5         47 p copy
        vmovdqu [rbp + 11424], ymm11                             ;   645.5 agu1+fp5   46 p spill
        vmovdqa ymm11, ymm8                                      ;   644.7         47 p copy
        vmovdqu [rbp + 10592], ymm10                             ;   646.5 agu2+fp5   46 p spill
        vmovdqa ymm10, ymm8                                      ;   645.0         47 p copy
        vmovdqu [rbp + 10688], ymm4                              ;   655.5 agu0+fp5   47 p spill
        vpor ymm4, ymm14, ymm13                                  ;   645.5 fp0     47 p
        vpand ymm0, ymm0, ymm4                                   ;   646.5 fp1     47 p
        vmovdqu [rbp + 7712], ymm8                               ;   648.5 agu1+fp5   47 p spill
        vpxor ymm8, ymm13, ymm15                                 ;   646.5 fp2     47 p
        vmovdqu [rbp + 10432], ymm2                              ;   649.5 agu2+fp5   47 p spill
        vpand ymm2, ymm13, ymm8                                  ;   647.5 fp3     47 p
        vpxor ymm8, ymm8, ymm14                                  ;   647.5 fp0     47 p
        vpor ymm7, ymm7, ymm2                                    ;   648.5 fp1     47 p
        vpor ymm2, ymm2, ymm14                                   ;   648.5 fp2     47 p
        vpxor ymm2, ymm2, ymm0                                   ;   649.5 fp3     47 p
        vpxor ymm0, ymm0, ymm15                                  ;   647.5 fp0     47 p
        vpand ymm14, ymm14, ymm2                                 ;   650.5 fp1     47 p
        vpor ymm0, ymm0, ymm14                                   ;   651.5 fp2     47 p
        vmovdqa ymm14, ymm8                                      ;   648.5         47 p copy
        vpxor ymm7, ymm7, ymm0                                   ;   652.5 fp3     47 p
        vpxor ymm6, ymm6, ymm0                                   ;   652.5 fp0     47 p
        vpxor ymm2, ymm2, ymm7                                   ;   653.5 fp1     47 p
        vpxor ymm12, ymm12, ymm7                                 ;   653.5 fp2     47 p
        vmovdqu ymm0, [rbp + 7680]                               ;   649.2 agu0    47 p
        vmovdqu ymm7, [rbp + 9760]                               ;   649.3 agu1    50 p reload
        vpxor ymm0, ymm0, ymm7                                   ;   656.3 fp3     47 p
        vpxor ymm1, ymm1, ymm2                                   ;   654.5 fp0     47 p
        vpor ymm14, ymm14, ymm2                                  ;   654.5 fp1     47 p
        vpxor ymm3, ymm3, ymm14                                  ;   655.5 fp2     47 p
        vmovdqu ymm2, [rbp + 9344]                               ;   650.5 agu0    47 p
        vpxor ymm2, ymm2, [rbp + 8672]                           ;   657.5 fp3+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 9888]                           ;   658.5 fp0+agu0   47 p
        vmovdqu ymm14, [rbp + 8320]                              ;   651.7 agu1    50 p reload
        vpxor ymm2, ymm2, ymm14                                  ;   659.5 fp1     47 p
        vpxor ymm2, ymm2, [rbp + 6944]                           ;   660.5 fp2+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 4352]                           ;   661.5 fp3+agu1   47 p
        vpxor ymm4, ymm4, ymm3                                   ;   656.5 fp0     47 p
        vpxor ymm12, ymm12, ymm3                                 ;   656.5 fp1     47 p
        vpxor ymm5, ymm5, ymm0                                   ;   657.3 fp2     47 p
        vmovdqu ymm3, [rbp + 10688]                              ;   655.5 agu0    47 p
        vpand ymm3, ymm3, ymm5                                   ;   662.5 fp3     47 p
        vpxor ymm14, ymm14, [r8 + 65056]                         ;   658.7 fp0+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 6592]                         ;   659.7 fp1+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 6464]                         ;   660.7 fp2+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 10752]                        ;   661.7 fp3+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 9696]                         ;   662.7 fp0+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 7584]                         ;   663.7 fp1+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 7552]                         ;   664.7 fp2+agu1   47 p
        vpxor ymm0, ymm0, ymm2                                   ;   662.5 fp3     47 p
        vpor ymm9, ymm9, ymm2                                    ;   662.5 fp0     47 p
        vpand ymm5, ymm5, ymm9                                   ;   663.5 fp1     47 p
        vpxor ymm9, ymm9, [rbp + 9344]                           ;   663.5 fp2+agu0   47 p
        vpand ymm11, ymm11, ymm0                                 ;   663.5 fp3     47 p
        vmovdqu [rbp + 9344], ymm13                              ;   658.7 agu2+fp5   47 p spill
        vmovdqu ymm13, [rbp + 10688]                             ;   658.8 agu1    47 p
        vpor ymm13, ymm13, ymm11                                 ;   665.8 fp0     47 p
        vpxor ymm11, ymm11, ymm3                                 ;   664.5 fp1     47 p
        vpxor ymm11, ymm11, ymm0                                 ;   665.5 fp2     47 p
        vpxor ymm0, ymm0, [rbp + 10688]                          ;   663.5 fp3+agu0   47 p
        vpxor ymm3, ymm3, [rbp + 7680]                           ;   663.5 fp0+agu1   47 p
        vpxor ymm10, ymm10, ymm0                                 ;   664.5 fp1     47 p
        vpand ymm0, ymm0, [rbp + 10688]                          ;   664.5 fp2+agu0   47 p
        vpor ymm5, ymm5, ymm0                                    ;   665.5 fp3     47 p
        vpxor ymm7, ymm7, ymm5                                   ;   666.5 fp0     47 p
        vpxor ymm9, ymm9, ymm13                                  ;   666.8 fp1     47 p
        vpxor ymm3, ymm3, [rbp + 6816]                           ;   664.5 fp2+agu1   47 p
        vmovdqu ymm0, [rbp + 10688]                              ;   663.5 agu0    47 p
        vpand ymm11, ymm11, ymm10                                ;   666.5 fp3     47 p
        vmovdqu ymm5, [rbp + 10432]                              ;   664.0 agu1    47 p reload
        vpxor ymm5, ymm5, ymm11                                  ;   671.0 fp0     47 p
        vmovdqa ymm11, ymm14                                     ;   665.7         47 p copy
        vmovdqa ymm13, ymm14                                     ;   665.7         47 p copy
        vmovdqu [rbp + 10432], ymm15                             ;   664.5 agu2+fp5   47 p spill
        vmovdqa ymm15, ymm14                                     ;   665.7         47 p copy
        vmovdqu [rbp + 10688], ymm1                              ;   665.5 agu0+fp5   47 p spill
        vmovdqa ymm1, ymm14                                      ;   665.7         47 p copy
        vmovdqu [rbp + 6816], ymm6                               ;   666.5 agu1+fp5   47 p spill
        vmovdqa ymm6, ymm7                                       ;   667.5         47 p copy
        vmovdqu [rbp + 7680], ymm4                               ;   667.5 agu2+fp5   47 p spill
        vmovdqa ymm4, ymm7                                       ;   667.5         47 p copy
        vmovdqu [rbp + 7584], ymm8                               ;   668.5 agu0+fp5   47 p spill
        vmovdqu ymm8, [rbp + 7712]                               ;   666.2 agu1    47 p reload
        vpxor ymm8, ymm8, ymm9                                   ;   673.2 fp1     47 p
        vmovdqu [rbp + 7712], ymm12                              ;   669.5 agu2+fp5   47 p spill
        vpxor ymm12, ymm9, ymm5                                  ;   672.0 fp2     47 p
        vmovdqu [rbp + 9696], ymm14                              ;   670.5 agu0+fp5   47 p spill
        vpand ymm14, ymm9, ymm5                                  ;   672.0 fp3     47 p
        vpxor ymm6, ymm6, ymm14                                  ;   673.0 fp0     47 p
        vmovdqu ymm14, [rbp + 8768]                              ;   667.2 agu1    47 p
        vpxor ymm14, ymm14, [rbp + 9728]                         ;   674.2 fp1+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 7648]                         ;   675.2 fp2+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 11328]                        ;   676.2 fp3+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 8992]                         ;   677.2 fp0+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 8416]                         ;   678.2 fp1+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 9408]                         ;   679.2 fp2+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 4416]                         ;   680.2 fp3+agu0   47 p
        vpxor ymm3, ymm3, ymm12                                  ;   673.0 fp0     47 p
        vpxor ymm10, ymm10, ymm3                                 ;   674.0 fp1     47 p
        vpxor ymm2, ymm2, ymm6                                   ;   674.0 fp2     47 p
        vpor ymm6, ymm6, ymm10                                   ;   675.0 fp3     47 p
        vpor ymm9, ymm9, ymm10                                   ;   675.0 fp0     47 p
        vpxor ymm9, ymm9, ymm5                                   ;   676.0 fp1     47 p
        vpxor ymm8, ymm8, ymm6                                   ;   676.0 fp2     47 p
        vpxor ymm0, ymm0, ymm6                                   ;   676.0 fp3     47 p
        vpxor ymm6, ymm2, ymm8                                   ;   677.0 fp0     47 p
        vpxor ymm3, ymm3, ymm9                                   ;   677.0 fp1     47 p
        vpand ymm4, ymm4, ymm9                                   ;   677.0 fp2     47 p
        vpxor ymm0, ymm0, ymm4                                   ;   678.0 fp3     47 p
        vmovdqa ymm4, ymm8                                       ;   677.0         47 p copy
        vmovdqu ymm9, [rbp + 11360]                              ;   675.0 agu1    47 p
        vpxor ymm9, ymm9, [rbp + 11168]                          ;   682.0 fp0+agu0   47 p
        vpxor ymm13, ymm13, ymm9                                 ;   683.0 fp1     47 p
        vmovdqu [rbp + 9408], ymm8                               ;   677.0 agu2+fp5   47 p spill
        vpor ymm8, ymm3, ymm6                                    ;   678.0 fp2     47 p
        vpand ymm4, ymm4, ymm8                                   ;   679.0 fp3     47 p
        vmovdqu [rbp + 8416], ymm14                              ;   681.2 agu1+fp5   47 p spill
        vpxor ymm14, ymm6, ymm0                                  ;   679.0 fp0     47 p
        vmovdqu [rbp + 8992], ymm13                              ;   684.0 agu0+fp5   47 p spill
        vpand ymm13, ymm6, ymm14                                 ;   680.0 fp1     47 p
        vpxor ymm14, ymm14, ymm3                                 ;   680.0 fp2     47 p
        vpor ymm2, ymm2, ymm13                                   ;   681.0 fp3     47 p
        vpor ymm13, ymm13, ymm3                                  ;   681.0 fp0     47 p
        vpxor ymm13, ymm13, ymm4                                 ;   682.0 fp1     47 p
        vpxor ymm4, ymm4, ymm0                                   ;   680.0 fp2     47 p
        vpand ymm3, ymm3, ymm13                                  ;   683.0 fp3     47 p
        vpor ymm4, ymm4, ymm3                                    ;   684.0 fp0     47 p
        vmovdqa ymm3, ymm14                                      ;   681.0         47 p copy
        vpxor ymm2, ymm2, ymm4                                   ;   685.0 fp1     47 p
        vpxor ymm7, ymm7, ymm4                                   ;   685.0 fp2     47 p
        vmovdqu ymm4, [rbp + 7264]                               ;   680.0 agu1    47 p
        vpxor ymm4, ymm4, [rbp + 10624]                          ;   687.0 fp3+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 11104]                          ;   688.0 fp0+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 11392]                          ;   689.0 fp1+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 8352]                           ;   690.0 fp2+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 9856]                           ;   691.0 fp3+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 8608]                           ;   692.0 fp0+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 4448]                           ;   693.0 fp1+agu0   47 p
        vpxor ymm13, ymm13, ymm2                                 ;   686.0 fp2     47 p
        vpxor ymm10, ymm10, ymm2                                 ;   686.0 fp3     47 p
        vpxor ymm5, ymm5, ymm13                                  ;   687.0 fp0     47 p
        vpor ymm3, ymm3, ymm13                                   ;   687.0 fp1     47 p
        vpxor ymm12, ymm12, ymm3                                 ;   688.0 fp2     47 p
        vmovdqu ymm2, [rbp + 8992]                               ;   684.0 agu1    47 p
        vpxor ymm8, ymm8, ymm12                                  ;   689.0 fp3     47 p
        vpxor ymm10, ymm10, ymm12                                ;   689.0 fp0     47 p
        vmovdqu ymm3, [rbp + 8992]                               ;   685.0 agu0    47 p
        vmovdqu ymm12, [rbp + 8416]                              ;   685.2 agu1    47 p reload
        vpand ymm3, ymm3, ymm12                                  ;   692.2 fp1     47 p
        vmovdqu ymm13, [rbp + 7264]                              ;   686.0 agu0    47 p
        vmovdqu [rbp + 7264], ymm6                               ;   686.0 agu2+fp5   47 p spill
        vmovdqu ymm6, [rbp + 11168]                              ;   686.2 agu1    47 p
        vpxor ymm9, ymm9, ymm4                                   ;   694.0 fp2     47 p
        vpor ymm11, ymm11, ymm4                                  ;   694.0 fp3     47 p
        vpand ymm2, ymm2, ymm11                                  ;   695.0 fp0     47 p
        vpxor ymm13, ymm13, ymm11                                ;   695.0 fp1     47 p
        vmovdqu ymm11, [rbp + 7552]                              ;   687.2 agu0    47 p
        vpand ymm15, ymm15, ymm9                                 ;   695.0 fp2     47 p
        vmovdqu [rbp + 7552], ymm0                               ;   687.5 agu2+fp5   47 p spill
        vmovdqu ymm0, [rbp + 11360]                              ;   687.7 agu1    47 p
        vpxor ymm0, ymm0, [rbp + 8768]                           ;   694.7 fp3+agu0   47 p
        vpxor ymm0, ymm0, ymm3                                   ;   695.7 fp0     47 p
        vpxor ymm3, ymm3, ymm9                                   ;   695.0 fp1     47 p
        vpxor ymm9, ymm9, ymm12                                  ;   695.0 fp2     47 p
        vpxor ymm3, ymm3, ymm15                                  ;   696.0 fp3     47 p
        vpor ymm15, ymm15, ymm12                                 ;   696.0 fp0     47 p
        vpxor ymm13, ymm13, ymm15                                ;   697.0 fp1     47 p
        vpand ymm15, ymm12, ymm9                                 ;   696.0 fp2     47 p
        vpxor ymm1, ymm1, ymm9                                   ;   696.0 fp3     47 p
        vpor ymm2, ymm2, ymm15                                   ;   697.0 fp0     47 p
        vpxor ymm6, ymm6, ymm2                                   ;   698.0 fp1     47 p
        vmovdqu ymm2, [rbp + 10016]                              ;   694.0 agu1    47 p
        vpand ymm3, ymm3, ymm1                                   ;   697.0 fp2     47 p
        vpxor ymm11, ymm11, ymm3                                 ;   698.0 fp3     47 p
        vpxor ymm2, ymm2, [r8 + 65312]                           ;   701.0 fp0+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 6336]                           ;   702.0 fp1+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 10944]                          ;   703.0 fp2+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 9184]                           ;   704.0 fp3+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 11200]                          ;   705.0 fp0+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 8896]                           ;   706.0 fp1+agu1   47 p
        vmovdqu ymm3, [rbp + 8288]                               ;   697.7 agu0    50 p reload
        vpxor ymm2, ymm2, ymm3                                   ;   707.0 fp2     47 p
        vmovdqu ymm9, [rbp + 9696]                               ;   698.0 agu1    47 p reload
        vpxor ymm9, ymm9, ymm13                                  ;   705.0 fp3     47 p
        vpxor ymm15, ymm13, ymm11                                ;   699.0 fp0     47 p
        vpxor ymm0, ymm0, ymm15                                  ;   700.0 fp1     47 p
        vpxor ymm1, ymm1, ymm0                                   ;   701.0 fp2     47 p
        vmovdqu [rbp + 9696], ymm5                               ;   697.3 agu2+fp5   47 p spill
        vpand ymm5, ymm13, ymm11                                 ;   699.0 fp3     47 p
        vpxor ymm5, ymm5, ymm6                                   ;   700.0 fp0     47 p
        vpxor ymm4, ymm4, ymm5                                   ;   701.0 fp1     47 p
        vpor ymm5, ymm5, ymm1                                    ;   702.0 fp2     47 p
        vpor ymm13, ymm13, ymm1                                  ;   702.0 fp3     47 p
        vpxor ymm13, ymm13, ymm11                                ;   703.0 fp0     47 p
        vpxor ymm9, ymm9, ymm5                                   ;   706.0 fp1     47 p
        vpxor ymm12, ymm12, ymm5                                 ;   703.0 fp2     47 p
        vpand ymm5, ymm6, ymm13                                  ;   704.0 fp3     47 p
        vpxor ymm0, ymm0, ymm13                                  ;   704.0 fp0     47 p
        vpxor ymm13, ymm4, ymm9                                  ;   707.0 fp1     47 p
        vpxor ymm12, ymm12, ymm5                                 ;   705.0 fp2     47 p
        vmovdqu ymm5, [rbp + 9536]                               ;   702.0 agu0    47 p
        vpxor ymm5, ymm5, [rbp + 9440]                           ;   709.0 fp3+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 10208]                          ;   710.0 fp0+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 9088]                           ;   711.0 fp1+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 11296]                          ;   712.0 fp2+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 8576]                           ;   713.0 fp3+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 9376]                           ;   714.0 fp0+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 4512]                           ;   715.0 fp1+agu1   47 p
        vmovdqu [rbp + 9376], ymm7                               ;   704.2 agu2+fp5   47 p spill
        vpor ymm7, ymm0, ymm13                                   ;   708.0 fp2     47 p
        vmovdqu [rbp + 8576], ymm8                               ;   705.2 agu2+fp5   47 p spill
        vmovdqa ymm8, ymm0                                       ;   705.0         47 p copy
        vmovdqu [rbp + 11296], ymm14                             ;   706.2 agu0+fp5   47 p spill
        vmovdqa ymm14, ymm0                                      ;   705.3         47 p copy
        vmovdqu [rbp + 9088], ymm10                              ;   707.2 agu1+fp5   47 p spill
        vpxor ymm10, ymm12, ymm13                                ;   708.0 fp3     47 p
        vpxor ymm8, ymm8, ymm10                                  ;   709.0 fp0     47 p
        vpand ymm10, ymm10, ymm13                                ;   709.0 fp1     47 p
        vpor ymm4, ymm4, ymm10                                   ;   710.0 fp2     47 p
        vpor ymm14, ymm14, ymm10                                 ;   710.0 fp3     47 p
        vmovdqa ymm10, ymm12                                     ;   707.0         47 p copy
        vmovdqu [rbp + 10208], ymm13                             ;   708.2 agu2+fp5   47 p spill
        vpand ymm13, ymm9, ymm7                                  ;   709.0 fp0     47 p
        vpxor ymm14, ymm14, ymm13                                ;   711.0 fp1     47 p
        vpxor ymm10, ymm10, ymm13                                ;   710.0 fp2     47 p
        vmovdqa ymm13, ymm2                                      ;   708.2         47 p copy
        vpand ymm0, ymm0, ymm14                                  ;   712.0 fp3     47 p
        vpor ymm10, ymm10, ymm0                                  ;   713.0 fp0     47 p
        vmovdqa ymm0, ymm2                                       ;   709.0         47 p copy
        vpxor ymm4, ymm4, ymm10                                  ;   714.0 fp1     47 p
        vpxor ymm6, ymm6, ymm10                                  ;   714.0 fp2     47 p
        vmovdqa ymm10, ymm2                                      ;   709.5         47 p copy
        vmovdqu [rbp + 9440], ymm9                               ;   709.7 agu0+fp5   47 p spill
        vmovdqa ymm9, ymm2                                       ;   709.8         47 p copy
        vpxor ymm14, ymm14, ymm4                                 ;   715.0 fp3     47 p
        vpxor ymm1, ymm1, ymm4                                   ;   715.0 fp0     47 p
        vpor ymm4, ymm8, ymm14                                   ;   716.0 fp1     47 p
        vpxor ymm11, ymm11, ymm14                                ;   716.0 fp2     47 p
        vmovdqu ymm14, [rbp + 7232]                              ;   710.7 agu1    47 p
        vpxor ymm14, ymm14, [rbp + 11040]                        ;   717.7 fp3+agu0   47 p
        vpxor ymm15, ymm15, ymm4                                 ;   717.0 fp0     47 p
        vmovdqu ymm4, [rbp + 7040]                               ;   711.7 agu1    47 p
        vpxor ymm4, ymm4, [rbp + 8000]                           ;   718.7 fp1+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 11328]                          ;   719.7 fp2+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 10656]                          ;   720.7 fp3+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 10144]                          ;   721.7 fp0+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 4544]                           ;   722.7 fp1+agu0   47 p
        vpxor ymm7, ymm7, ymm15                                  ;   718.0 fp2     47 p
        vpxor ymm1, ymm1, ymm15                                  ;   718.0 fp3     47 p
        vmovdqa ymm15, ymm5                                      ;   716.0         47 p copy
        vpxor ymm0, ymm0, ymm14                                  ;   718.7 fp0     47 p
        vpand ymm15, ymm15, ymm0                                 ;   719.7 fp1     47 p
        vmovdqu [rbp + 10144], ymm12                             ;   715.2 agu2+fp5   47 p spill
        vmovdqa ymm12, ymm5                                      ;   716.0         47 p copy
        vmovdqu [rbp + 10656], ymm11                             ;   717.0 agu1+fp5   47 p spill
        vmovdqa ymm11, ymm5                                      ;   716.0         47 p copy
        vmovdqu [rbp + 11328], ymm6                              ;   717.2 agu0+fp5   47 p spill
        vmovdqa ymm6, ymm5                                       ;   716.3         47 p copy
        vpxor ymm14, ymm14, ymm4                                 ;   723.7 fp2     47 p
        vpor ymm13, ymm13, ymm4                                  ;   723.7 fp3     47 p
        vpand ymm0, ymm0, ymm13                                  ;   724.7 fp0     47 p
        vpxor ymm13, ymm13, [rbp + 7040]                         ;   724.7 fp1+agu1   47 p
        vpand ymm10, ymm10, ymm14                                ;   724.7 fp2     47 p
        vpxor ymm11, ymm11, ymm14                                ;   724.7 fp3     47 p
        vpxor ymm14, ymm14, ymm15                                ;   724.7 fp0     47 p
        vpxor ymm15, ymm15, [rbp + 7232]                         ;   720.7 fp1+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 9536]                         ;   721.7 fp2+agu1   47 p
        vpor ymm12, ymm12, ymm10                                 ;   725.7 fp3     47 p
        vpxor ymm14, ymm14, ymm10                                ;   725.7 fp0     47 p
        vmovdqu ymm10, [rbp + 11040]                             ;   719.7 agu0    47 p
        vpxor ymm13, ymm13, ymm12                                ;   726.7 fp1     47 p
        vmovdqu ymm12, [rbp + 9248]                              ;   720.0 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 9472]                         ;   727.0 fp2+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 4576]                         ;   728.0 fp3+agu1   50 p
        vpxor ymm9, ymm9, ymm11                                  ;   725.7 fp0     47 p
        vpand ymm6, ymm6, ymm11                                  ;   725.7 fp1     47 p
        vpor ymm0, ymm0, ymm6                                    ;   726.7 fp2     47 p
        vpxor ymm10, ymm10, ymm0                                 ;   727.7 fp3     47 p
        vmovdqu ymm0, [rbp + 7072]                               ;   723.7 agu0    50 p
        vpand ymm14, ymm14, ymm9                                 ;   726.7 fp0     47 p
        vpxor ymm3, ymm3, ymm14                                  ;   727.7 fp1     47 p
        vpxor ymm0, ymm0, [r8 + 61472]                           ;   730.7 fp2+agu1   50 p
        vmovdqu ymm6, [rbp + 9504]                               ;   724.8 agu0    50 p
        vpxor ymm2, ymm2, ymm13                                  ;   727.7 fp3     47 p
        vpxor ymm11, ymm13, ymm3                                 ;   728.7 fp0     47 p
        vpand ymm14, ymm13, ymm3                                 ;   728.7 fp1     47 p
        vpxor ymm14, ymm14, ymm10                                ;   729.7 fp2     47 p
        vpxor ymm15, ymm15, ymm11                                ;   729.7 fp3     47 p
        vpxor ymm6, ymm6, [rbp + 9472]                           ;   731.8 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 4608]                           ;   732.8 fp1+agu0   50 p
        vpxor ymm9, ymm9, ymm15                                  ;   730.7 fp2     47 p
        vpxor ymm4, ymm4, ymm14                                  ;   730.7 fp3     47 p
        vpor ymm14, ymm14, ymm9                                  ;   731.7 fp0     47 p
        vpor ymm13, ymm13, ymm9                                  ;   731.7 fp1     47 p
        vpxor ymm13, ymm13, ymm3                                 ;   732.7 fp2     47 p
        vpxor ymm2, ymm2, ymm14                                  ;   732.7 fp3     47 p
        vpxor ymm5, ymm5, ymm14                                  ;   732.7 fp0     47 p
        vpand ymm14, ymm10, ymm13                                ;   733.7 fp1     47 p
        vpxor ymm15, ymm15, ymm13                                ;   733.7 fp2     47 p
        vpxor ymm13, ymm4, ymm2                                  ;   733.7 fp3     47 p
        vpxor ymm5, ymm5, ymm14                                  ;   734.7 fp0     47 p
        vmovdqu ymm14, [rbp + 10848]                             ;   729.7 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 4640]                         ;   736.7 fp1+agu0   50 p
        vmovdqu [rbp + 9472], ymm14                              ;   737.7 agu2+fp5   50 p spill
        vmovdqa ymm14, ymm2                                      ;   733.7         47 p copy
        vmovdqu [rbp + 11040], ymm6                              ;   733.8 agu1+fp5   50 p spill
        vmovdqu ymm6, [rbp + 9248]                               ;   731.0 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 8960]                           ;   738.0 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 4672]                           ;   739.0 fp3+agu0   50 p
        vmovdqu [rbp + 8960], ymm6                               ;   740.0 agu2+fp5   50 p spill
        vpor ymm6, ymm15, ymm13                                  ;   734.7 fp0     47 p
        vpand ymm14, ymm14, ymm6                                 ;   735.7 fp1     47 p
        vmovdqu [rbp + 9248], ymm0                               ;   733.0 agu1+fp5   50 p spill
        vpxor ymm0, ymm13, ymm5                                  ;   735.7 fp2     47 p
        vmovdqu [rbp + 9536], ymm12                              ;   734.0 agu2+fp5   50 p spill
        vpand ymm12, ymm13, ymm0                                 ;   736.7 fp3     47 p
        vpxor ymm0, ymm0, ymm15                                  ;   736.7 fp0     47 p
        vpor ymm4, ymm4, ymm12                                   ;   737.7 fp1     47 p
        vpor ymm12, ymm12, ymm15                                 ;   737.7 fp2     47 p
        vpxor ymm12, ymm12, ymm14                                ;   738.7 fp3     47 p
        vpxor ymm14, ymm14, ymm5                                 ;   736.7 fp0     47 p
        vpand ymm15, ymm15, ymm12                                ;   739.7 fp1     47 p
        vpor ymm14, ymm14, ymm15                                 ;   740.7 fp2     47 p
        vmovdqa ymm15, ymm0                                      ;   737.7         47 p copy
        vpxor ymm4, ymm4, ymm14                                  ;   741.7 fp3     47 p
        vpxor ymm10, ymm10, ymm14                                ;   741.7 fp0     47 p
        vmovdqu ymm14, [rbp + 7744]                              ;   736.7 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7072]                         ;   743.7 fp1+agu1   50 p
        vpxor ymm14, ymm14, [r8 + 61600]                         ;   744.7 fp2+agu0   50 p
        vpxor ymm12, ymm12, ymm4                                 ;   742.7 fp3     47 p
        vpxor ymm9, ymm9, ymm4                                   ;   742.7 fp0     47 p
        vmovdqu ymm4, [rbp + 9504]                               ;   737.8 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 4704]                           ;   744.8 fp1+agu0   50 p
        vpxor ymm3, ymm3, ymm12                                  ;   743.7 fp2     47 p
        vpor ymm15, ymm15, ymm12                                 ;   743.7 fp3     47 p
        vmovdqu ymm12, [rbp + 8736]                              ;   738.8 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 10848]                        ;   745.8 fp0+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 61664]                         ;   746.8 fp1+agu1   50 p
        vpxor ymm11, ymm11, ymm15                                ;   744.7 fp2     47 p
        vmovdqu ymm15, [rbp + 11264]                             ;   740.7 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 7168]                         ;   747.7 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 4736]                         ;   748.7 fp0+agu0   50 p
        vpxor ymm6, ymm6, ymm11                                  ;   745.7 fp1     47 p
        vpxor ymm9, ymm9, ymm11                                  ;   745.7 fp2     47 p
        vpxor ymm11, ymm1, ymm8                                  ;   741.7 fp3     50 p
        vpxor ymm11, ymm11, [rbp + 5536]                         ;   742.7 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 11328]                          ;   742.7 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 5568]                           ;   743.7 fp2+agu1   50 p
        vmovdqu [rbp + 10848], ymm8                              ;   744.7 agu2+fp5   50 p spill
        vpxor ymm8, ymm7, [r8 + 63008]                           ;   743.7 fp3+agu0   50 p
        vmovdqu [rbp + 8736], ymm8                               ;   744.7 agu1+fp5   50 p spill
        vmovdqu ymm8, [rbp + 8864]                               ;   744.7 agu0    50 p
        vpxor ymm8, ymm8, [r8 + 61728]                           ;   751.7 fp0+agu1   50 p
        vmovdqu [rbp + 9504], ymm11                              ;   744.8 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 6432]                              ;   745.7 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 7168]                         ;   752.7 fp1+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 4768]                         ;   753.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10144]                          ;   746.8 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 5632]                           ;   747.8 fp0+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 10208]                          ;   747.8 fp1+agu1   50 p
        vpxor ymm7, ymm7, [r8 + 63136]                           ;   748.8 fp2+agu0   50 p
        vmovdqu [rbp + 10208], ymm7                              ;   749.8 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 11520]                              ;   748.8 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 4800]                           ;   755.8 fp3+agu0   50 p
        vmovdqu [rbp + 10144], ymm1                              ;   748.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 11264]                              ;   749.8 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 8160]                           ;   756.8 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 4832]                           ;   757.8 fp1+agu1   50 p
        vmovdqu [rbp + 8160], ymm1                               ;   758.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8800]                               ;   751.7 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8864]                           ;   758.7 fp2+agu1   50 p
        vpxor ymm1, ymm1, [r8 + 61856]                           ;   759.7 fp3+agu0   50 p
        vmovdqu [rbp + 8864], ymm1                               ;   760.7 agu2+fp5   50 p spill
        vpxor ymm1, ymm9, ymm0                                   ;   748.8 fp0     50 p
        vpxor ymm1, ymm1, [rbp + 5696]                           ;   752.8 fp1+agu1   50 p
        vmovdqu [rbp + 8800], ymm1                               ;   753.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6432]                               ;   753.7 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 4864]                           ;   760.7 fp2+agu1   50 p
        vmovdqu [rbp + 6432], ymm1                               ;   761.7 agu2+fp5   50 p spill
        vpxor ymm1, ymm6, [r8 + 63264]                           ;   754.7 fp3+agu0   50 p
        vmovdqu [rbp + 11264], ymm1                              ;   755.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6880]                               ;   754.8 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 11520]                          ;   761.8 fp0+agu0   50 p
        vpxor ymm1, ymm1, [r8 + 61920]                           ;   762.8 fp1+agu1   50 p
        vpxor ymm0, ymm0, ymm10                                  ;   753.8 fp2     50 p
        vpxor ymm0, ymm0, [rbp + 5728]                           ;   756.7 fp3+agu0   50 p
        vmovdqu [rbp + 11520], ymm0                              ;   757.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 10592]                              ;   756.8 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 10496]                          ;   763.8 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 4896]                           ;   764.8 fp1+agu1   50 p
        vmovdqu [rbp + 6880], ymm0                               ;   765.8 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 7488]                               ;   758.7 agu0    50 p
        vpxor ymm0, ymm0, [r8 + 61984]                           ;   765.7 fp2+agu1   50 p
        vmovdqu [rbp + 7168], ymm0                               ;   766.7 agu2+fp5   50 p spill
        vpxor ymm0, ymm3, [rbp + 5760]                           ;   759.7 fp3+agu0   50 p
        vmovdqu [rbp + 7072], ymm0                               ;   760.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 9568]                               ;   759.8 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 10496]                          ;   766.8 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 4928]                           ;   767.8 fp1+agu1   50 p
        vpxor ymm9, ymm9, ymm5                                   ;   759.7 fp2     50 p
        vpxor ymm13, ymm13, ymm6                                 ;   759.8 fp3     50 p
        vpxor ymm9, ymm9, [rbp + 5792]                           ;   761.7 fp0+agu0   50 p
        vpxor ymm13, ymm13, [r8 + 63392]                         ;   761.8 fp1+agu1   50 p
        vmovdqu ymm5, [rbp + 7360]                               ;   762.7 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 4960]                           ;   769.7 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 5824]                         ;   763.7 fp3+agu0   50 p
        vmovdqu ymm6, [rbp + 10592]                              ;   763.8 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 7936]                           ;   770.8 fp0+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 4992]                           ;   771.8 fp1+agu1   50 p
        vpxor ymm2, ymm2, ymm3                                   ;   762.0 fp2     50 p
        vpxor ymm2, ymm2, [r8 + 63456]                           ;   765.7 fp3+agu0   50 p
        vmovdqu ymm3, [rbp + 8480]                               ;   765.8 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 7488]                           ;   772.8 fp0+agu0   50 p
        vpxor ymm3, ymm3, [r8 + 62112]                           ;   773.8 fp1+agu1   50 p
        vmovdqu [rbp + 7488], ymm2                               ;   766.7 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 9568]                               ;   767.7 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 5024]                           ;   774.7 fp2+agu1   50 p
        vmovdqu [rbp + 9568], ymm10                              ;   764.8 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6688]                              ;   768.7 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7360]                         ;   775.7 fp3+agu1   50 p
        vpxor ymm10, ymm10, [r8 + 62176]                         ;   776.7 fp0+agu0   50 p
        vmovdqu [rbp + 7360], ymm13                              ;   766.0 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 11424]                             ;   769.8 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 8544]                         ;   776.8 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 5056]                         ;   777.8 fp2+agu1   50 p
        vmovdqu [rbp + 6688], ymm9                               ;   767.0 agu2+fp5   50 p spill
        vpxor ymm9, ymm14, [rbp + 6016]                          ;   771.7 fp3+agu0   63 p
        vmovdqu [rbp + 8480], ymm9                               ;   772.7 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 6624]                               ;   771.8 agu1    50 p
        vpxor ymm9, ymm9, [r8 + 62240]                           ;   778.8 fp0+agu0   50 p
        vmovdqu [rbp + 7936], ymm14                              ;   769.0 agu2+fp5   50 p spill
        vpxor ymm14, ymm4, [rbp + 6048]                          ;   772.8 fp1+agu1   63 p
        vmovdqu [rbp + 10592], ymm14                             ;   773.8 agu2+fp5   63 p spill
        vpxor ymm14, ymm12, [rbp - 128]                          ;   773.7 fp2+agu0   63 p
        vmovdqu [rbp + 10496], ymm14                             ;   774.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 10816]                             ;   773.8 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 8544]                         ;   780.8 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 5088]                         ;   781.8 fp0+agu1   50 p
        vmovdqu [rbp + 8544], ymm12                              ;   772.7 agu2+fp5   50 p spill
        vpxor ymm12, ymm15, [rbp - 96]                           ;   775.7 fp1+agu0   63 p
        vmovdqu [rbp + 7744], ymm12                              ;   776.7 agu2+fp5   63 p spill
        vpxor ymm12, ymm8, [rbp - 64]                            ;   775.8 fp2+agu1   63 p
        vmovdqu [rbp + 7232], ymm12                              ;   776.8 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10880]                             ;   776.7 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 5120]                         ;   783.7 fp3+agu1   50 p
        vmovdqu [rbp + 7040], ymm8                               ;   775.7 agu2+fp5   50 p spill
        vpxor ymm8, ymm11, [rbp - 32]                            ;   777.7 fp0+agu0   63 p
        vmovdqu [rbp + 8000], ymm8                               ;   778.7 agu2+fp5   63 p spill
        vpxor ymm8, ymm7, [rbp + 0]                              ;   777.8 fp1+agu1   63 p
        vmovdqu [rbp + 8288], ymm8                               ;   778.8 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 11424]                              ;   778.7 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 8384]                           ;   785.7 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 5152]                           ;   786.7 fp3+agu0   50 p
        vmovdqu [rbp + 8384], ymm7                               ;   778.7 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6528]                               ;   779.8 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 6624]                           ;   786.8 fp0+agu0   50 p
        vpxor ymm7, ymm7, [r8 + 62368]                           ;   787.8 fp1+agu1   50 p
        vmovdqu [rbp + 6624], ymm11                              ;   779.7 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 10816]                             ;   781.7 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 5184]                         ;   788.7 fp2+agu1   50 p
        vmovdqu [rbp + 10816], ymm15                             ;   780.7 agu2+fp5   50 p spill
        vpxor ymm15, ymm1, [rbp + 128]                           ;   782.7 fp3+agu0   63 p
        vmovdqu [rbp + 6528], ymm15                              ;   783.7 agu2+fp5   63 p spill
        vmovdqu ymm15, [rbp + 9792]                              ;   782.8 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 10880]                        ;   789.8 fp0+agu0   50 p
        vpxor ymm15, ymm15, [r8 + 62432]                         ;   790.8 fp1+agu1   50 p
        vmovdqu [rbp + 10880], ymm1                              ;   782.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7712]                               ;   784.7 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 7584]                           ;   791.7 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 5216]                           ;   792.7 fp3+agu0   50 p
        vmovdqu [rbp + 9792], ymm4                               ;   783.7 agu2+fp5   50 p spill
        vpxor ymm4, ymm0, [rbp + 224]                            ;   785.8 fp0+agu1   63 p
        vmovdqu [rbp + 11424], ymm4                              ;   786.8 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 7680]                               ;   786.7 agu0    50 p
        vpxor ymm4, ymm4, [r8 + 62496]                           ;   793.7 fp1+agu1   50 p
        vmovdqu [rbp + 8896], ymm0                               ;   785.7 agu2+fp5   50 p spill
        vpxor ymm0, ymm5, [rbp + 256]                            ;   787.7 fp2+agu0   63 p
        vmovdqu [rbp + 11200], ymm0                              ;   788.7 agu2+fp5   63 p spill
        vpxor ymm0, ymm6, [rbp + 288]                            ;   787.8 fp3+agu1   63 p
        vmovdqu [rbp + 9184], ymm0                               ;   788.8 agu2+fp5   63 p spill
        vmovdqu ymm0, [rbp + 6816]                               ;   788.7 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 7584]                           ;   795.7 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 5248]                           ;   796.7 fp1+agu0   50 p
        vmovdqu [rbp + 7584], ymm6                               ;   788.7 agu2+fp5   50 p spill
        vpxor ymm6, ymm3, [rbp + 320]                            ;   789.8 fp2+agu1   63 p
        vmovdqu [rbp + 10944], ymm6                              ;   790.8 agu2+fp5   63 p spill
        vpxor ymm6, ymm2, [rbp + 352]                            ;   790.7 fp3+agu0   63 p
        vmovdqu [rbp + 6336], ymm6                               ;   791.7 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 10688]                              ;   790.8 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 5280]                           ;   797.8 fp0+agu0   50 p
        vmovdqu [rbp + 10016], ymm2                              ;   791.7 agu2+fp5   50 p spill
        vpxor ymm2, ymm10, [rbp + 384]                           ;   791.8 fp1+agu1   63 p
        vmovdqu [rbp + 8416], ymm2                               ;   792.8 agu0+fp5   63 p spill
        vpxor ymm2, ymm13, [rbp + 416]                           ;   792.8 fp2+agu1   63 p
        vmovdqu [rbp + 8768], ymm2                               ;   793.8 agu2+fp5   63 p spill
        vmovdqu ymm2, [rbp + 7712]                               ;   793.7 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 10432]                          ;   800.7 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 5312]                           ;   801.7 fp0+agu0   50 p
        vmovdqu [rbp + 10432], ymm13                             ;   794.7 agu2+fp5   50 p spill
        vpxor ymm13, ymm9, [rbp + 448]                           ;   794.8 fp1+agu1   63 p
        vmovdqu [rbp + 7712], ymm13                              ;   795.8 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 9344]                              ;   795.7 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 7680]                         ;   802.7 fp2+agu1   50 p
        vpxor ymm13, ymm13, [r8 + 62624]                         ;   803.7 fp3+agu0   50 p
        vmovdqu [rbp + 7680], ymm9                               ;   796.7 agu2+fp5   50 p spill
        vpxor ymm9, ymm14, [rbp + 480]                           ;   796.8 fp0+agu1   63 p
        vmovdqu [rbp + 9344], ymm9                               ;   797.8 agu2+fp5   63 p spill
        vpxor ymm9, ymm12, [rbp + 512]                           ;   797.7 fp1+agu0   63 p
        vmovdqu [rbp + 11360], ymm9                              ;   798.7 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 6816]                               ;   797.8 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 5344]                           ;   804.8 fp2+agu0   50 p
        vmovdqu [rbp + 6816], ymm12                              ;   799.7 agu2+fp5   50 p spill
        vpxor ymm12, ymm8, [rbp + 544]                           ;   798.8 fp3+agu1   63 p
        vmovdqu [rbp + 11168], ymm12                             ;   800.7 agu0+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10048]                             ;   799.8 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 10688]                        ;   806.8 fp0+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 62688]                         ;   807.8 fp1+agu1   50 p
        vmovdqu [rbp + 10688], ymm8                              ;   801.7 agu2+fp5   50 p spill
        vpxor ymm8, ymm7, [rbp + 576]                            ;   801.7 fp2+agu0   63 p
        vmovdqu [rbp + 10048], ymm8                              ;   802.7 agu2+fp5   63 p spill
        vpxor ymm8, ymm11, [rbp + 608]                           ;   801.8 fp3+agu1   63 p
        vmovdqu [rbp + 8992], ymm8                               ;   803.7 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 9088]                               ;   802.7 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 11296]                          ;   809.7 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 5376]                           ;   810.7 fp1+agu0   50 p
        vmovdqu [rbp + 8608], ymm11                              ;   804.7 agu2+fp5   50 p spill
        vpxor ymm11, ymm15, [rbp + 640]                          ;   803.8 fp2+agu1   63 p
        vmovdqu [rbp + 9856], ymm11                              ;   805.7 agu2+fp5   63 p spill
        vmovdqu ymm11, [rbp + 8576]                              ;   804.7 agu0    50 p
        vpxor ymm11, ymm11, [r8 + 62752]                         ;   811.7 fp3+agu1   50 p
        vmovdqu [rbp + 8352], ymm15                              ;   806.7 agu2+fp5   50 p spill
        vpxor ymm15, ymm1, [rbp + 1696]                          ;   805.7 fp0+agu0   63 p
        vmovdqu [rbp + 11392], ymm15                             ;   807.7 agu2+fp5   63 p spill
        vpxor ymm15, ymm4, [rbp + 1728]                          ;   805.8 fp1+agu1   63 p
        vmovdqu [rbp + 11104], ymm15                             ;   808.7 agu0+fp5   63 p spill
        vmovdqu ymm15, [rbp + 9376]                              ;   806.8 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 11296]                        ;   813.8 fp2+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 5408]                         ;   814.8 fp3+agu1   50 p
        vmovdqu [rbp + 11296], ymm4                              ;   809.7 agu2+fp5   50 p spill
        vpxor ymm4, ymm0, [rbp + 1760]                           ;   808.7 fp0+agu0   63 p
        vmovdqu [rbp + 10624], ymm4                              ;   810.7 agu2+fp5   63 p spill
        vpxor ymm4, ymm6, [rbp + 1792]                           ;   808.8 fp1+agu1   63 p
        vmovdqu [rbp + 7648], ymm4                               ;   811.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 9696]                               ;   809.7 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 5440]                           ;   816.7 fp2+agu1   50 p
        vmovdqu [rbp + 9728], ymm6                               ;   812.7 agu2+fp5   50 p spill
        vpxor ymm6, ymm2, [rbp + 1824]                           ;   810.7 fp3+agu0   63 p
        vmovdqu [rbp + 10752], ymm6                              ;   813.7 agu2+fp5   63 p spill
        vpxor ymm6, ymm13, [rbp + 1856]                          ;   810.8 fp0+agu1   63 p
        vmovdqu [rbp + 6464], ymm6                               ;   814.7 agu0+fp5   63 p spill
        vmovdqu ymm6, [rbp + 9088]                               ;   811.8 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 7552]                           ;   818.8 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 5472]                           ;   819.8 fp2+agu1   50 p
        vmovdqu [rbp + 7552], ymm13                              ;   815.7 agu2+fp5   50 p spill
        vpxor ymm13, ymm9, [rbp + 1888]                          ;   813.7 fp3+agu0   63 p
        vmovdqu [rbp + 9088], ymm13                              ;   816.7 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 7264]                              ;   813.8 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 8576]                         ;   820.8 fp0+agu0   50 p
        vpxor ymm13, ymm13, [r8 + 62880]                         ;   821.8 fp1+agu1   50 p
        vmovdqu [rbp + 8576], ymm9                               ;   817.7 agu2+fp5   50 p spill
        vpxor ymm9, ymm12, [rbp + 1920]                          ;   815.7 fp2+agu0   63 p
        vmovdqu [rbp + 7264], ymm9                               ;   818.7 agu2+fp5   63 p spill
        vpxor ymm9, ymm8, [rbp + 1952]                           ;   815.8 fp3+agu1   63 p
        vmovdqu [rbp + 6592], ymm9                               ;   819.7 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 9376]                               ;   816.7 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 5504]                           ;   823.7 fp0+agu1   50 p
        vmovdqu [rbp + 9376], ymm8                               ;   820.7 agu2+fp5   50 p spill
        vpxor ymm8, ymm11, [rbp + 1984]                          ;   817.7 fp1+agu0   63 p
        vmovdqu [rbp + 8320], ymm8                               ;   821.7 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 9408]                               ;   817.8 agu1    50 p
        vpxor ymm8, ymm8, [rbp + 9696]                           ;   824.8 fp2+agu0   50 p
        vpxor ymm8, ymm8, [r8 + 62944]                           ;   825.8 fp3+agu1   50 p
        vmovdqu [rbp + 9696], ymm11                              ;   822.7 agu2+fp5   50 p spill
        vpxor ymm11, ymm15, [rbp + 2016]                         ;   819.7 fp0+agu0   63 p
        vmovdqu [rbp + 9408], ymm11                              ;   823.7 agu2+fp5   63 p spill
        vpxor ymm11, ymm4, [rbp + 2048]                          ;   819.8 fp1+agu1   63 p
        vmovdqu [rbp + 9760], ymm11                              ;   824.7 agu0+fp5   63 p spill
        vpxor ymm11, ymm6, [rbp + 2080]                          ;   820.8 fp2+agu1   63 p
        vmovdqu [rbp + 6944], ymm11                              ;   825.7 agu2+fp5   63 p spill
        vmovdqu ymm11, [rbp + 10656]                             ;   821.7 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 5600]                         ;   828.7 fp3+agu1   50 p
        vmovdqu [rbp + 9888], ymm6                               ;   826.7 agu2+fp5   50 p spill
        vpxor ymm6, ymm13, [rbp + 2112]                          ;   822.8 fp0+agu0   63 p
        vmovdqu [rbp + 8672], ymm6                               ;   827.7 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 11328]                              ;   822.8 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 5664]                           ;   829.8 fp1+agu0   50 p
        vmovdqu [rbp + 11328], ymm13                             ;   828.7 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 9440]                              ;   823.8 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 10656]                        ;   830.8 fp2+agu0   50 p
        vpxor ymm13, ymm13, [r8 + 63200]                         ;   831.8 fp3+agu1   50 p
        vmovdqu [rbp + 10656], ymm4                              ;   829.7 agu2+fp5   50 p spill
        vpxor ymm4, ymm9, [rbp + 2144]                           ;   825.7 fp0+agu0   63 p
        vmovdqu [rbp + 9440], ymm4                               ;   830.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 9536]                               ;   825.8 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 5856]                           ;   832.8 fp1+agu0   63 p
        vmovdqu [rbp + 10912], ymm4                              ;   833.8 agu2+fp5   63 p spill
        vpxor ymm4, ymm8, [rbp + 2176]                           ;   826.8 fp2+agu1   63 p
        vmovdqu [rbp + 6400], ymm4                               ;   832.7 agu0+fp5   63 p spill
        vmovdqu ymm4, [rbp + 9248]                               ;   827.8 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 5888]                           ;   834.8 fp3+agu0   63 p
        vmovdqu [rbp + 8192], ymm4                               ;   835.8 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 11040]                              ;   828.8 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 5920]                           ;   835.8 fp0+agu0   63 p
        vmovdqu [rbp + 9280], ymm4                               ;   836.8 agu2+fp5   63 p spill
        vpxor ymm4, ymm11, [rbp + 2304]                          ;   829.8 fp1+agu1   63 p
        vmovdqu [rbp + 7136], ymm4                               ;   835.7 agu2+fp5   63 p spill
        vpxor ymm4, ymm6, [rbp + 2400]                           ;   830.8 fp2+agu0   63 p
        vmovdqu [rbp + 7520], ymm4                               ;   836.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 9472]                               ;   830.8 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 5952]                           ;   837.8 fp3+agu0   63 p
        vmovdqu [rbp + 7008], ymm4                               ;   838.8 agu2+fp5   63 p spill
        vpxor ymm4, ymm13, [rbp + 2432]                          ;   832.8 fp0+agu1   63 p
        vmovdqu [rbp + 10528], ymm4                              ;   838.7 agu0+fp5   63 p spill
        vmovdqu ymm4, [rbp + 8960]                               ;   832.8 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 5984]                           ;   839.8 fp1+agu0   63 p
        vmovdqu [rbp + 8512], ymm4                               ;   840.8 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 8160]                               ;   833.8 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 32]                             ;   840.8 fp2+agu0   63 p
        vmovdqu [rbp + 10464], ymm4                              ;   841.8 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 8864]                               ;   834.8 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 64]                             ;   841.8 fp3+agu0   63 p
        vmovdqu [rbp + 7296], ymm4                               ;   842.8 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 6432]                               ;   835.8 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 96]                             ;   842.8 fp0+agu0   63 p
        vpxor ymm5, ymm5, [rbp + 1280]                           ;   836.8 fp1+agu1   63 p
        vmovdqu [rbp + 6976], ymm5                               ;   842.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6880]                               ;   837.7 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 160]                            ;   844.7 fp2+agu1   63 p
        vpxor ymm3, ymm3, [rbp + 1344]                           ;   838.7 fp3+agu0   63 p
        vmovdqu [rbp + 10080], ymm3                              ;   843.7 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 7168]                               ;   838.8 agu1    63 p
        vpxor ymm3, ymm3, [rbp + 192]                            ;   845.8 fp0+agu0   63 p
        vpxor ymm10, ymm10, [rbp + 1408]                         ;   839.8 fp1+agu1   63 p
        vpxor ymm14, ymm14, [rbp + 1504]                         ;   840.7 fp2+agu0   63 p
        vpxor ymm7, ymm7, [rbp + 1600]                           ;   840.8 fp3+agu1   63 p
        vpxor ymm1, ymm1, [rbp + 2720]                           ;   841.7 fp0+agu0   63 p
        vpxor ymm0, ymm0, [rbp + 2784]                           ;   841.8 fp1+agu1   63 p
        vpxor ymm2, ymm2, [rbp + 2848]                           ;   842.7 fp2+agu0   63 p
        vpxor ymm12, ymm12, [rbp + 2944]                         ;   842.8 fp3+agu1   63 p
        vpxor ymm15, ymm15, [rbp + 3040]                         ;   843.7 fp0+agu0   63 p
        vpxor ymm9, ymm9, [rbp + 3168]                           ;   843.8 fp1+agu1   63 p
        vpxor ymm8, ymm8, [rbp + 3200]                           ;   844.7 fp2+agu0   63 p
        vpxor ymm11, ymm11, [rbp + 3328]                         ;   844.8 fp3+agu1   63 p
        vmovdqu [rbp + 11488], ymm11                             ;   845.8 agu2+fp5   63 p spill
        vmovdqu ymm11, [rbp + 9504]                              ;   845.7 agu0    63 p
        vpxor ymm11, ymm11, [rbp + 2208]                         ;   852.7 fp0+agu1   63 p
        vmovdqu [rbp + 11456], ymm8                              ;   845.7 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 8736]                               ;   846.7 agu0    63 p
        vpxor ymm8, ymm8, [rbp + 2240]                           ;   853.7 fp1+agu1   63 p
        vpxor ymm6, ymm6, [rbp + 3424]                           ;   847.7 fp2+agu0   63 p
        vmovdqu [rbp + 10112], ymm6                              ;   848.7 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 10848]                              ;   847.8 agu1    63 p
        vpxor ymm6, ymm6, [rbp + 2272]                           ;   854.8 fp3+agu0   63 p
        vpxor ymm13, ymm13, [rbp + 3456]                         ;   848.8 fp0+agu1   63 p
        vmovdqu [rbp + 9952], ymm13                              ;   849.8 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 10144]                             ;   849.7 agu0    63 p
        vpxor ymm13, ymm13, [rbp + 2336]                         ;   856.7 fp1+agu1   63 p
        vmovdqu [rbp + 11232], ymm9                              ;   848.7 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 10208]                              ;   850.7 agu0    63 p
        vpxor ymm9, ymm9, [rbp + 2368]                           ;   857.7 fp2+agu1   63 p
        vmovdqu [rbp + 8224], ymm15                              ;   849.7 agu2+fp5   63 p spill
        vmovdqu ymm15, [rbp + 8800]                              ;   851.7 agu0    63 p
        vpxor ymm15, ymm15, [rbp + 2464]                         ;   858.7 fp3+agu1   63 p
        vmovdqu [rbp + 8128], ymm12                              ;   850.7 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 11264]                             ;   852.7 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 2496]                         ;   859.7 fp0+agu1   63 p
        vmovdqu [rbp + 7840], ymm2                               ;   851.7 agu2+fp5   63 p spill
        vmovdqu ymm2, [rbp + 11520]                              ;   853.7 agu0    63 p
        vpxor ymm2, ymm2, [rbp + 2528]                           ;   860.7 fp1+agu1   63 p
        vmovdqu [rbp + 8096], ymm0                               ;   852.7 agu2+fp5   63 p spill
        vmovdqu ymm0, [rbp + 7072]                               ;   854.7 agu0    63 p
        vpxor ymm0, ymm0, [rbp + 2560]                           ;   861.7 fp2+agu1   63 p
        vmovdqu [rbp + 8064], ymm1                               ;   853.7 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 6688]                               ;   855.7 agu0    63 p
        vpxor ymm1, ymm1, [rbp + 2592]                           ;   862.7 fp3+agu1   63 p
        vmovdqu [rbp + 9024], ymm1                               ;   863.7 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 7360]                               ;   856.7 agu0    63 p
        vpxor ymm1, ymm1, [rbp + 2624]                           ;   863.7 fp0+agu1   63 p
        vmovdqu [rbp + 9120], ymm1                               ;   864.7 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 9568]                               ;   857.7 agu0    63 p
        vpxor ymm1, ymm1, [rbp + 2656]                           ;   864.7 fp1+agu1   63 p
        vmovdqu [rbp + 6496], ymm1                               ;   865.7 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 7488]                               ;   858.7 agu0    63 p
        vpxor ymm1, ymm1, [rbp + 2688]                           ;   865.7 fp2+agu1   63 p
        vmovdqu [rbp + 9984], ymm1                               ;   866.7 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 9536]                               ;   859.7 agu0    63 p
        vpxor ymm1, ymm1, [rbp + 6080]                           ;   866.7 fp3+agu1   63 p
        vmovdqu [rbp + 9536], ymm0                               ;   862.7 agu2+fp5   63 p spill
        vmovdqu ymm0, [rbp + 9248]                               ;   860.7 agu0    63 p
        vpxor ymm0, ymm0, [rbp + 6112]                           ;   867.7 fp0+agu1   63 p
        vmovdqu [rbp + 9248], ymm2                               ;   861.7 agu2+fp5   63 p spill
        vmovdqu ymm2, [rbp + 11040]                              ;   861.7 agu0    63 p
        vpxor ymm2, ymm2, [rbp + 6144]                           ;   868.7 fp1+agu1   63 p
        vmovdqu [rbp + 11040], ymm12                             ;   860.8 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 9472]                              ;   862.7 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 6176]                         ;   869.7 fp2+agu1   63 p
        vmovdqu [rbp + 9472], ymm15                              ;   861.8 agu2+fp5   63 p spill
        vmovdqu ymm15, [rbp + 8960]                              ;   863.7 agu0    63 p
        vpxor ymm15, ymm15, [rbp + 6208]                         ;   870.7 fp3+agu1   63 p
        vmovdqu [rbp + 8960], ymm9                               ;   862.8 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 7936]                               ;   864.7 agu0    63 p
        vpxor ymm9, ymm9, [rbp + 6240]                           ;   871.7 fp0+agu1   63 p
        vmovdqu [rbp + 7936], ymm13                              ;   863.8 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 9792]                              ;   865.7 agu0    63 p
        vpxor ymm13, ymm13, [rbp + 6272]                         ;   872.7 fp1+agu1   63 p
        vmovdqu [rbp + 9792], ymm6                               ;   864.8 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 8544]                               ;   866.7 agu0    63 p
        vpxor ymm6, ymm6, [rbp + 896]                            ;   873.7 fp2+agu1   63 p
        vmovdqu [rbp + 8544], ymm8                               ;   865.8 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 10816]                              ;   867.7 agu0    63 p
        vpxor ymm8, ymm8, [rbp + 928]                            ;   874.7 fp3+agu1   63 p
        vmovdqu [rbp + 10816], ymm11                             ;   866.8 agu2+fp5   63 p spill
        vmovdqu ymm11, [rbp + 7040]                              ;   868.7 agu0    63 p
        vpxor ymm11, ymm11, [rbp + 960]                          ;   875.7 fp0+agu1   63 p
        vmovdqu [rbp + 7040], ymm7                               ;   867.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 6624]                               ;   869.7 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 992]                            ;   876.7 fp1+agu1   63 p
        mov r8, qword [rbp + 12072]                              ;   868.8 agu2    81 dst reload
        vmovdqu [r8 + 448], ymm4                                 ;   869.8 agu2+fp5   81 dst
        vmovdqu ymm4, [rbp + 8384]                               ;   870.7 agu0    63 p
        vpxor ymm4, ymm4, [rbp + 1024]                           ;   877.7 fp2+agu1   63 p
        vmovdqu [rbp + 8384], ymm14                              ;   870.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8160]                              ;   871.7 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 1056]                         ;   878.7 fp3+agu1   63 p
        vmovdqu [r8 + 512], ymm5                                 ;   871.8 agu2+fp5   81 dst
        vmovdqu ymm5, [rbp + 8864]                               ;   872.7 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1088]                           ;   879.7 fp0+agu1   63 p
        vmovdqu [r8 + 544], ymm3                                 ;   872.8 agu2+fp5   81 dst
        vmovdqu ymm3, [rbp + 6432]                               ;   873.7 agu0    63 p
        vpxor ymm3, ymm3, [rbp + 1120]                           ;   880.7 fp1+agu1   63 p
        vmovdqu [rbp + 6432], ymm10                              ;   873.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10880]                             ;   874.7 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 1152]                         ;   881.7 fp2+agu1   63 p
        vmovdqu [rbp + 10880], ymm10                             ;   882.7 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 6880]                              ;   875.7 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 1184]                         ;   882.7 fp3+agu1   63 p
        vmovdqu [rbp + 6880], ymm10                              ;   883.7 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 7168]                              ;   876.7 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 1216]                         ;   883.7 fp0+agu1   63 p
        vmovdqu [rbp + 7168], ymm10                              ;   884.7 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8896]                              ;   877.7 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 1248]                         ;   884.7 fp1+agu1   63 p
        vmovdqu [rbp + 8896], ymm10                              ;   885.7 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 7584]                              ;   878.7 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 1312]                         ;   885.7 fp2+agu1   63 p
        vmovdqu [rbp + 7584], ymm10                              ;   886.7 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10016]                             ;   879.7 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 1376]                         ;   886.7 fp3+agu1   63 p
        vmovdqu [rbp + 10016], ymm10                             ;   887.7 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10432]                             ;   880.7 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 1440]                         ;   887.7 fp0+agu1   63 p
        vmovdqu [rbp + 10432], ymm10                             ;   888.7 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 7680]                              ;   881.7 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 1472]                         ;   888.7 fp1+agu1   63 p
        vmovdqu [rbp + 7680], ymm10                              ;   889.7 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 6816]                              ;   882.7 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 1536]                         ;   889.7 fp2+agu1   63 p
        vmovdqu [rbp + 6816], ymm10                              ;   890.7 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10688]                             ;   883.7 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 1568]                         ;   890.7 fp3+agu1   63 p
        vmovdqu [r8 + 1024], ymm1                                ;   883.8 agu2+fp5   81 dst
        vmovdqu [r8 + 1056], ymm0                                ;   884.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 8608]                               ;   884.8 agu1    63 p
        vpxor ymm0, ymm0, [rbp + 1632]                           ;   891.8 fp0+agu0   63 p
        vmovdqu [r8 + 1088], ymm2                                ;   885.8 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 8352]                               ;   885.8 agu1    63 p
        vpxor ymm1, ymm1, [rbp + 1664]                           ;   892.8 fp1+agu0   63 p
        vmovdqu [r8 + 1120], ymm12                               ;   886.8 agu2+fp5   81 dst
        vmovdqu [r8 + 1152], ymm15                               ;   887.8 agu1+fp5   81 dst
        vmovdqu ymm2, [rbp + 11296]                              ;   887.7 agu0    63 p
        vpxor ymm2, ymm2, [rbp + 2752]                           ;   894.7 fp2+agu1   63 p
        vmovdqu [r8 + 1184], ymm9                                ;   888.8 agu2+fp5   81 dst
        vmovdqu [r8 + 1216], ymm13                               ;   889.8 agu2+fp5   81 dst
        vmovdqu ymm9, [rbp + 9728]                               ;   888.7 agu0    63 p
        vpxor ymm9, ymm9, [rbp + 2816]                           ;   895.7 fp3+agu1   63 p
        vmovdqu [r8 + 1248], ymm6                                ;   890.8 agu2+fp5   81 dst
        vmovdqu [r8 + 1280], ymm8                                ;   891.8 agu0+fp5   81 dst
        vmovdqu ymm6, [rbp + 7552]                               ;   889.8 agu1    63 p
        vpxor ymm6, ymm6, [rbp + 2880]                           ;   896.8 fp0+agu0   63 p
        vmovdqu [r8 + 1312], ymm11                               ;   892.8 agu2+fp5   81 dst
        vmovdqu ymm8, [rbp + 8576]                               ;   890.8 agu1    63 p
        vpxor ymm8, ymm8, [rbp + 2912]                           ;   897.8 fp1+agu0   63 p
        vmovdqu [r8 + 1344], ymm7                                ;   893.8 agu2+fp5   81 dst
        vmovdqu [r8 + 1376], ymm4                                ;   894.8 agu1+fp5   81 dst
        vmovdqu ymm4, [rbp + 9376]                               ;   892.7 agu0    63 p
        vpxor ymm4, ymm4, [rbp + 2976]                           ;   899.7 fp2+agu1   63 p
        vmovdqu [r8 + 1408], ymm14                               ;   895.8 agu2+fp5   81 dst
        vmovdqu ymm7, [rbp + 9696]                               ;   893.7 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3008]                           ;   900.7 fp3+agu1   63 p
        vmovdqu [r8 + 1440], ymm5                                ;   896.8 agu2+fp5   81 dst
        vmovdqu [r8 + 1472], ymm3                                ;   897.8 agu2+fp5   81 dst
        vmovdqu ymm3, [rbp + 10656]                              ;   894.7 agu0    63 p
        vpxor ymm3, ymm3, [rbp + 3072]                           ;   901.7 fp0+agu1   63 p
        vmovdqu ymm5, [rbp + 9888]                               ;   895.7 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 3104]                           ;   902.7 fp1+agu1   63 p
        vmovdqu ymm11, [rbp + 11328]                             ;   896.7 agu0    63 p
        vpxor ymm11, ymm11, [rbp + 3136]                         ;   903.7 fp2+agu1   63 p
        vmovdqu ymm12, [rbp + 9504]                              ;   897.7 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 3232]                         ;   904.7 fp3+agu1   63 p
        vmovdqu ymm13, [rbp + 8736]                              ;   898.7 agu0    63 p
        vpxor ymm13, ymm13, [rbp + 3264]                         ;   905.7 fp0+agu1   63 p
        vmovdqu ymm14, [rbp + 10912]                             ;   899.7 agu0    63 p reload
        vmovdqu [r8], ymm14                                      ;   906.7 agu2+fp5   81 dst
        vmovdqu ymm14, [rbp + 8192]                              ;   899.8 agu1    63 p reload
        vmovdqu [r8 + 32], ymm14                                 ;   906.8 agu2+fp5   81 dst
        vmovdqu ymm14, [rbp + 9280]                              ;   900.7 agu0    63 p reload
        vmovdqu [r8 + 64], ymm14                                 ;   907.7 agu2+fp5   81 dst
        vmovdqu ymm14, [rbp + 7008]                              ;   900.8 agu1    63 p reload
        vmovdqu [r8 + 96], ymm14                                 ;   907.8 agu2+fp5   81 dst
        vmovdqu ymm14, [rbp + 8512]                              ;   901.7 agu0    63 p reload
        vmovdqu [r8 + 128], ymm14                                ;   908.7 agu2+fp5   81 dst
        vmovdqu ymm14, [rbp + 10848]                             ;   901.8 agu1    63 p
        vpxor ymm14, ymm14, [rbp + 3296]                         ;   908.8 fp1+agu0   63 p
        vmovdqu ymm15, [rbp + 8480]                              ;   902.8 agu1    63 p reload
        vmovdqu [r8 + 160], ymm15                                ;   909.8 agu2+fp5   81 dst
        vmovdqu ymm15, [rbp + 10592]                             ;   903.7 agu0    63 p reload
        vmovdqu [r8 + 192], ymm15                                ;   910.7 agu2+fp5   81 dst
        vmovdqu ymm15, [rbp + 10144]                             ;   903.8 agu1    63 p
        vpxor ymm15, ymm15, [rbp + 3360]                         ;   910.8 fp2+agu0   63 p
        vmovdqu [rbp + 10144], ymm15                             ;   911.8 agu2+fp5   63 p spill
        vmovdqu ymm15, [rbp + 10496]                             ;   904.8 agu1    63 p reload
        vmovdqu [r8 + 224], ymm15                                ;   911.8 agu2+fp5   81 dst
        vmovdqu ymm15, [rbp + 10208]                             ;   905.7 agu0    63 p
        vpxor ymm15, ymm15, [rbp + 3392]                         ;   912.7 fp3+agu1   63 p
        vmovdqu [rbp + 10208], ymm15                             ;   913.7 agu2+fp5   63 p spill
        vmovdqu ymm15, [rbp + 7744]                              ;   906.7 agu0    63 p reload
        vmovdqu [r8 + 256], ymm15                                ;   913.7 agu2+fp5   81 dst
        vmovdqu ymm15, [rbp + 7232]                              ;   906.8 agu1    63 p reload
        vmovdqu [r8 + 288], ymm15                                ;   913.8 agu2+fp5   81 dst
        vmovdqu ymm15, [rbp + 8000]                              ;   907.7 agu0    63 p reload
        vmovdqu [r8 + 320], ymm15                                ;   914.7 agu1+fp5   81 dst
        vmovdqu ymm15, [rbp + 8800]                              ;   908.7 agu0    63 p
        vpxor ymm15, ymm15, [rbp + 3488]                         ;   915.7 fp0+agu1   63 p
        vmovdqu [r8 + 1920], ymm10                               ;   911.8 agu2+fp5   81 dst
        vmovdqu ymm10, [rbp + 8288]                              ;   909.7 agu0    63 p reload
        vmovdqu [r8 + 352], ymm10                                ;   916.7 agu2+fp5   81 dst
        vmovdqu ymm10, [rbp + 11264]                             ;   909.8 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 3520]                         ;   916.8 fp1+agu0   63 p
        vmovdqu [rbp + 11264], ymm10                             ;   917.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10464]                             ;   910.8 agu1    63 p reload
        vmovdqu [r8 + 384], ymm10                                ;   917.8 agu2+fp5   81 dst
        vmovdqu ymm10, [rbp + 11520]                             ;   911.7 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 3552]                         ;   918.7 fp2+agu1   63 p
        vmovdqu [r8 + 1984], ymm0                                ;   915.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 7296]                               ;   912.7 agu0    63 p reload
        vmovdqu [r8 + 416], ymm0                                 ;   919.7 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 7072]                               ;   913.7 agu0    63 p
        vpxor ymm0, ymm0, [rbp + 3584]                           ;   920.7 fp3+agu1   63 p
        vmovdqu [r8 + 2016], ymm1                                ;   917.8 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 6688]                               ;   914.7 agu0    63 p
        vpxor ymm1, ymm1, [rbp + 3616]                           ;   921.7 fp0+agu1   63 p
        vmovdqu [rbp + 6688], ymm1                               ;   922.7 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 6528]                               ;   915.7 agu0    63 p reload
        vmovdqu [r8 + 480], ymm1                                 ;   922.7 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 7360]                               ;   915.8 agu1    63 p
        vpxor ymm1, ymm1, [rbp + 3648]                           ;   922.8 fp1+agu0   63 p
        vmovdqu [rbp + 7360], ymm1                               ;   923.8 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 9568]                               ;   916.8 agu1    63 p
        vpxor ymm1, ymm1, [rbp + 3680]                           ;   923.8 fp2+agu0   63 p
        vmovdqu [rbp + 9568], ymm1                               ;   924.8 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 7488]                               ;   917.8 agu1    63 p
        vpxor ymm1, ymm1, [rbp + 3712]                           ;   924.8 fp3+agu0   63 p
        vmovdqu [rbp + 7488], ymm1                               ;   925.8 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 11424]                              ;   918.8 agu1    63 p reload
        vmovdqu [r8 + 576], ymm1                                 ;   925.8 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 11200]                              ;   919.7 agu0    63 p reload
        vmovdqu [r8 + 608], ymm1                                 ;   926.7 agu1+fp5   81 dst
        vmovdqu ymm1, [rbp + 9184]                               ;   920.7 agu0    63 p reload
        vmovdqu [r8 + 640], ymm1                                 ;   927.7 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 10944]                              ;   920.8 agu1    63 p reload
        vmovdqu [r8 + 672], ymm1                                 ;   927.8 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 6336]                               ;   921.7 agu0    63 p reload
        vmovdqu [r8 + 704], ymm1                                 ;   928.7 agu1+fp5   81 dst
        vmovdqu ymm1, [rbp + 8416]                               ;   922.7 agu0    63 p reload
        vmovdqu [r8 + 736], ymm1                                 ;   929.7 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 8768]                               ;   922.8 agu1    63 p reload
        vmovdqu [r8 + 768], ymm1                                 ;   929.8 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 7712]                               ;   923.7 agu0    63 p reload
        vmovdqu [r8 + 800], ymm1                                 ;   930.8 agu1+fp5   81 dst
        vmovdqu ymm1, [rbp + 9344]                               ;   924.7 agu0    63 p reload
        vmovdqu [r8 + 832], ymm1                                 ;   931.8 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 11360]                              ;   924.8 agu1    63 p reload
        vmovdqu [r8 + 864], ymm1                                 ;   932.8 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 11168]                              ;   925.7 agu0    63 p reload
        vmovdqu [r8 + 896], ymm1                                 ;   933.8 agu1+fp5   81 dst
        vmovdqu [r8 + 3104], ymm2                                ;   934.8 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 10048]                              ;   926.7 agu0    63 p reload
        vmovdqu [r8 + 928], ymm1                                 ;   935.8 agu1+fp5   81 dst
        vmovdqu ymm1, [rbp + 8992]                               ;   927.7 agu0    63 p reload
        vmovdqu [r8 + 960], ymm1                                 ;   936.8 agu2+fp5   81 dst
        vmovdqu [r8 + 3168], ymm9                                ;   937.8 agu1+fp5   81 dst
        vmovdqu ymm1, [rbp + 9856]                               ;   928.7 agu0    63 p reload
        vmovdqu [r8 + 992], ymm1                                 ;   938.8 agu2+fp5   81 dst
        vmovdqu [r8 + 3232], ymm6                                ;   939.8 agu1+fp5   81 dst
        vmovdqu [r8 + 3264], ymm8                                ;   940.8 agu2+fp5   81 dst
        vmovdqu [r8 + 3328], ymm4                                ;   941.8 agu0+fp5   81 dst
        vmovdqu [r8 + 3360], ymm7                                ;   942.8 agu1+fp5   81 dst
        vmovdqu [r8 + 3424], ymm3                                ;   943.8 agu2+fp5   81 dst
        vmovdqu [r8 + 3456], ymm5                                ;   944.8 agu0+fp5   81 dst
        vmovdqu [r8 + 3488], ymm11                               ;   945.8 agu1+fp5   81 dst
        vmovdqu [r8 + 3584], ymm12                               ;   946.8 agu2+fp5   81 dst
        vmovdqu [r8 + 3616], ymm13                               ;   947.8 agu0+fp5   81 dst
        vmovdqu [r8 + 3648], ymm14                               ;   948.8 agu1+fp5   81 dst
        vmovdqu ymm1, [rbp + 10880]                              ;   933.8 agu0    63 p reload
        vmovdqu [r8 + 1504], ymm1                                ;   949.8 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 6880]                               ;   934.8 agu1    63 p reload
        vmovdqu [r8 + 1536], ymm1                                ;   950.8 agu0+fp5   81 dst
        vmovdqu ymm1, [rbp + 7168]                               ;   935.8 agu1    63 p reload
        vmovdqu [r8 + 1568], ymm1                                ;   951.8 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 8896]                               ;   936.8 agu0    63 p reload
        vmovdqu [r8 + 1600], ymm1                                ;   952.8 agu1+fp5   81 dst
        vmovdqu ymm1, [rbp + 6976]                               ;   937.8 agu0    63 p reload
        vmovdqu [r8 + 1632], ymm1                                ;   953.8 agu2+fp5   81 dst
        vmovdqu [r8 + 3840], ymm15                               ;   954.8 agu1+fp5   81 dst
        vmovdqu ymm1, [rbp + 7584]                               ;   939.8 agu0    63 p reload
        vmovdqu [r8 + 1664], ymm1                                ;   955.8 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 10080]                              ;   940.8 agu1    63 p reload
        vmovdqu [r8 + 1696], ymm1                                ;   956.8 agu0+fp5   81 dst
        vmovdqu [r8 + 3904], ymm10                               ;   957.8 agu2+fp5   81 dst
        vmovdqu ymm1, [rbp + 10016]                              ;   942.8 agu1    63 p reload
        vmovdqu [r8 + 1728], ymm1                                ;   958.8 agu0+fp5   81 dst
        vmovdqu [r8 + 3936], ymm0                                ;   959.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 6432]                               ;   944.8 agu1    63 p reload
        vmovdqu [r8 + 1760], ymm0                                ;   960.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 10432]                              ;   945.8 agu1    63 p reload
        vmovdqu [r8 + 1792], ymm0                                ;   961.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 7680]                               ;   946.8 agu0    63 p reload
        vmovdqu [r8 + 1824], ymm0                                ;   962.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 8384]                               ;   947.8 agu0    63 p reload
        vmovdqu [r8 + 1856], ymm0                                ;   963.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 6816]                               ;   948.8 agu1    63 p reload
        vmovdqu [r8 + 1888], ymm0                                ;   964.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 7040]                               ;   949.8 agu1    63 p reload
        vmovdqu [r8 + 1952], ymm0                                ;   965.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 11392]                              ;   950.8 agu0    63 p reload
        vmovdqu [r8 + 2048], ymm0                                ;   966.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 11104]                              ;   951.8 agu0    63 p reload
        vmovdqu [r8 + 2080], ymm0                                ;   967.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 10624]                              ;   952.8 agu1    63 p reload
        vmovdqu [r8 + 2112], ymm0                                ;   968.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 7648]                               ;   953.8 agu1    63 p reload
        vmovdqu [r8 + 2144], ymm0                                ;   969.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 10752]                              ;   954.8 agu0    63 p reload
        vmovdqu [r8 + 2176], ymm0                                ;   970.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 6464]                               ;   955.8 agu0    63 p reload
        vmovdqu [r8 + 2208], ymm0                                ;   971.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 9088]                               ;   956.8 agu1    63 p reload
        vmovdqu [r8 + 2240], ymm0                                ;   972.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 7264]                               ;   957.8 agu1    63 p reload
        vmovdqu [r8 + 2272], ymm0                                ;   973.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 6592]                               ;   958.8 agu0    63 p reload
        vmovdqu [r8 + 2304], ymm0                                ;   974.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 8320]                               ;   959.8 agu0    63 p reload
        vmovdqu [r8 + 2336], ymm0                                ;   975.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 9408]                               ;   960.8 agu1    63 p reload
        vmovdqu [r8 + 2368], ymm0                                ;   976.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 9760]                               ;   961.8 agu1    63 p reload
        vmovdqu [r8 + 2400], ymm0                                ;   977.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 6944]                               ;   962.8 agu0    63 p reload
        vmovdqu [r8 + 2432], ymm0                                ;   978.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 8672]                               ;   963.8 agu0    63 p reload
        vmovdqu [r8 + 2464], ymm0                                ;   979.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 9440]                               ;   964.8 agu1    63 p reload
        vmovdqu [r8 + 2496], ymm0                                ;   980.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 6400]                               ;   965.8 agu1    63 p reload
        vmovdqu [r8 + 2528], ymm0                                ;   981.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 10816]                              ;   966.8 agu0    63 p reload
        vmovdqu [r8 + 2560], ymm0                                ;   982.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 8544]                               ;   967.8 agu0    63 p reload
        vmovdqu [r8 + 2592], ymm0                                ;   983.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 9792]                               ;   968.8 agu1    63 p reload
        vmovdqu [r8 + 2624], ymm0                                ;   984.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 7136]                               ;   969.8 agu1    63 p reload
        vmovdqu [r8 + 2656], ymm0                                ;   985.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 7936]                               ;   970.8 agu0    63 p reload
        vmovdqu [r8 + 2688], ymm0                                ;   986.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 8960]                               ;   971.8 agu0    63 p reload
        vmovdqu [r8 + 2720], ymm0                                ;   987.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 7520]                               ;   972.8 agu1    63 p reload
        vmovdqu [r8 + 2752], ymm0                                ;   988.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 10528]                              ;   973.8 agu1    63 p reload
        vmovdqu [r8 + 2784], ymm0                                ;   989.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 9472]                               ;   974.8 agu0    63 p reload
        vmovdqu [r8 + 2816], ymm0                                ;   990.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 11040]                              ;   975.8 agu0    63 p reload
        vmovdqu [r8 + 2848], ymm0                                ;   991.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 9248]                               ;   976.8 agu1    63 p reload
        vmovdqu [r8 + 2880], ymm0                                ;   992.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 9536]                               ;   977.8 agu1    63 p reload
        vmovdqu [r8 + 2912], ymm0                                ;   993.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 9024]                               ;   978.8 agu0    63 p reload
        vmovdqu [r8 + 2944], ymm0                                ;   994.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 9120]                               ;   979.8 agu0    63 p reload
        vmovdqu [r8 + 2976], ymm0                                ;   995.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 6496]                               ;   980.8 agu1    63 p reload
        vmovdqu [r8 + 3008], ymm0                                ;   996.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 9984]                               ;   981.8 agu1    63 p reload
        vmovdqu [r8 + 3040], ymm0                                ;   997.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 8064]                               ;   982.8 agu0    63 p reload
        vmovdqu [r8 + 3072], ymm0                                ;   998.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 8096]                               ;   983.8 agu0    63 p reload
        vmovdqu [r8 + 3136], ymm0                                ;   999.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 7840]                               ;   984.8 agu1    63 p reload
        vmovdqu [r8 + 3200], ymm0                                ;  1000.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 8128]                               ;   985.8 agu1    63 p reload
        vmovdqu [r8 + 3296], ymm0                                ;  1001.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 8224]                               ;   986.8 agu0    63 p reload
        vmovdqu [r8 + 3392], ymm0                                ;  1002.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 11232]                              ;   987.8 agu0    63 p reload
        vmovdqu [r8 + 3520], ymm0                                ;  1003.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 11456]                              ;   988.8 agu1    63 p reload
        vmovdqu [r8 + 3552], ymm0                                ;  1004.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 11488]                              ;   989.8 agu1    63 p reload
        vmovdqu [r8 + 3680], ymm0                                ;  1005.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 10144]                              ;   990.8 agu0    63 p reload
        vmovdqu [r8 + 3712], ymm0                                ;  1006.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 10208]                              ;   991.8 agu0    63 p reload
        vmovdqu [r8 + 3744], ymm0                                ;  1007.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 10112]                              ;   992.8 agu1    63 p reload
        vmovdqu [r8 + 3776], ymm0                                ;  1008.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 9952]                               ;   993.8 agu1    63 p reload
        vmovdqu [r8 + 3808], ymm0                                ;  1009.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 11264]                              ;   994.8 agu0    63 p reload
        vmovdqu [r8 + 3872], ymm0                                ;  1010.8 agu1+fp5   81 dst
        vmovdqu ymm0, [rbp + 6688]                               ;   995.8 agu0    63 p reload
        vmovdqu [r8 + 3968], ymm0                                ;  1011.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 7360]                               ;   996.8 agu1    63 p reload
        vmovdqu [r8 + 4000], ymm0                                ;  1012.8 agu0+fp5   81 dst
        vmovdqu ymm0, [rbp + 9568]                               ;   997.8 agu1    63 p reload
        vmovdqu [r8 + 4032], ymm0                                ;  1013.8 agu2+fp5   81 dst
        vmovdqu ymm0, [rbp + 7488]                               ;   998.8 agu0    63 p reload
        vmovdqu [r8 + 4064], ymm0                                ;  1014.8 agu1+fp5   81 dst
        add r8, 0x1000                                           ;   999.8 alu0    76 blocks
        mov qword [rbp + 12072], r8                              ;  1000.8 agu2+st0   76 blocks
        mov r8, qword [rbp + 12040]                              ;  1000.8 agu0    76 blocks
        add r8, 0x1000                                           ;  1004.8 alu1    76 blocks
        mov qword [rbp + 12040], r8                              ;  1005.8 agu1+st1   76 blocks
        cmp r8, qword [rbp + 12048]                              ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                               ;                    x87 state
        mov rsp, qword [rbp + 12080]                             ;                    frame
        pop rbp                                                  ;                    preserved
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
