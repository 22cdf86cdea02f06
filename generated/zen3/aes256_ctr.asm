; aes256_ctr for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes_ctr.cw (sha256 95c120eafa18ce1e); do not edit:
;   ./cw build aes256_ctr --cpu zen3
;
; void aes256_ctr(const void *rk, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 240 bytes, read, secret, no alignment needed
;   counter: 16 bytes, read, public, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 52 uops, planned 25.3; bounds: width 8.7, ports 25.0, path 9.0
;   blocks: 128 uops, planned 70.5; bounds: width 21.3, ports 42.0, path 59.0
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
%fatal "aes256_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes256_ctr
$_aes256_ctr:
%else
        global $aes256_ctr
%endif
$aes256_ctr:
        push rbp                                                  ;                    preserved
        mov rax, rsp                                              ;                    frame
        sub rsp, 0x500                                            ;                    frame
        and rsp, -32                                              ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 1128], rax                               ;                    frame
        mov qword [rbp + 1056], rsi                               ;                    argument
        mov qword [rbp + 1064], rdi                               ;                    argument
        mov dword [rbp + 1136], r8d                               ;                    argument
        mov qword [rbp + 1080], rdx                               ;                    argument
        mov qword [rbp + 1096], rcx                               ;                    argument
        mov r8, qword [rbp + 1056]                                ;     0.0 agu0    28 counter reload
        vbroadcasti128 ymm0, [r8]                                 ;     4.0 agu1    28 counter
        vmovdqu [rbp + 256], ymm0                                 ;    11.0 agu2+fp5   28 counter
        vpshufb ymm0, ymm0, [rel aes256_ctr.T0_constants256 + 32] ;    11.0 fp1+agu0   28 low
        vmovdqu [rbp + 288], ymm0                                 ;    12.0 agu1+fp5   28 low
        mov r8, qword [rbp + 1064]                                ;     1.3 agu2    28 rk reload
        vbroadcasti128 ymm1, [r8]                                 ;     5.3 agu0    28 rk
        vmovdqu [rbp + 320], ymm1                                 ;    12.3 agu1+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 16]                            ;     5.3 agu0    28 rk
        vmovdqu [rbp + 352], ymm1                                 ;    12.3 agu2+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 32]                            ;     5.3 agu1    28 rk
        vmovdqu [rbp + 384], ymm1                                 ;    12.3 agu2+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 48]                            ;     5.3 agu0    28 rk
        vmovdqu [rbp + 416], ymm1                                 ;    12.3 agu1+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 64]                            ;     5.3 agu0    28 rk
        vmovdqu [rbp + 448], ymm1                                 ;    12.3 agu2+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 80]                            ;     5.3 agu1    28 rk
        vmovdqu [rbp + 480], ymm1                                 ;    12.3 agu2+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 96]                            ;     6.0 agu0    28 rk
        vmovdqu [rbp + 512], ymm1                                 ;    13.0 agu1+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 112]                           ;     7.0 agu0    28 rk
        vmovdqu [rbp + 544], ymm1                                 ;    14.0 agu2+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 128]                           ;     7.2 agu1    28 rk
        vmovdqu [rbp + 576], ymm1                                 ;    14.2 agu2+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 144]                           ;     8.0 agu0    28 rk
        vmovdqu [rbp + 608], ymm1                                 ;    15.0 agu1+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 160]                           ;     9.0 agu0    28 rk
        vmovdqu [rbp + 640], ymm1                                 ;    16.0 agu2+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 176]                           ;     9.2 agu1    28 rk
        vmovdqu [rbp + 672], ymm1                                 ;    16.2 agu2+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 192]                           ;    10.0 agu0    28 rk
        vmovdqu [rbp + 704], ymm1                                 ;    17.0 agu1+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 208]                           ;    11.0 agu0    28 rk
        vmovdqu [rbp + 736], ymm1                                 ;    18.0 agu2+fp5   28 rk
        vbroadcasti128 ymm1, [r8 + 224]                           ;    11.3 agu1    28 rk
        vmovdqu [rbp + 768], ymm1                                 ;    18.3 agu0+fp5   28 rk
        vpaddq ymm1, ymm0, [rel aes256_ctr.T0_constants256 + 64]  ;    12.3 fp0+agu1   28 low
        vmovdqu [rbp + 800], ymm1                                 ;    17.3 agu2+fp5   28 low
        vpaddq ymm1, ymm0, [rel aes256_ctr.T0_constants256 + 96]  ;    13.0 fp2+agu0   28 low
        vmovdqu [rbp + 832], ymm1                                 ;    18.3 agu1+fp5   28 low
        vpaddq ymm1, ymm0, [rel aes256_ctr.T0_constants256 + 128] ;    14.0 fp3+agu0   28 low
        vmovdqu [rbp + 864], ymm1                                 ;    19.3 agu2+fp5   28 low
        vpaddq ymm1, ymm0, [rel aes256_ctr.T0_constants256 + 160] ;    14.3 fp1+agu1   28 low
        vmovdqu [rbp + 896], ymm1                                 ;    20.3 agu2+fp5   28 low
        vpaddq ymm0, ymm0, [rel aes256_ctr.T0_constants256 + 192] ;    15.0 fp0+agu0   28 low
        vmovdqu [rbp + 928], ymm0                                 ;    21.3 agu1+fp5   28 low
        vmovdqu ymm0, [rel aes256_ctr.T0_constants256]            ;    16.0 agu0    28 rk reload
        vmovdqu [rbp + 960], ymm0                                 ;    23.0 agu2+fp5   28 rk
        vmovdqu ymm0, [rel aes256_ctr.T0_constants256 + 224]      ;    16.3 agu1    28 low reload
        vmovdqu [rbp + 992], ymm0                                 ;    23.3 agu2+fp5   28 low
        vmovdqu ymm0, [rel aes256_ctr.T0_constants256 + 256]      ;    17.0 agu0    28 blocks reload
        vmovdqu [rbp + 1024], ymm0                                ;    24.3 agu1+fp5   28 blocks
        cmp dword [rbp + 1136], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1136]                               ;                    passes of 12
        mov rcx, rax                                              ;                    passes of 12
.blocks_1_share:
        sub rax, 0xc                                              ;                    passes of 12
        jae .blocks_1_share
        add rax, 0xc                                              ;                    passes of 12
        mov qword [rbp + 1072], rax                               ;                    passes of 12
        sub rcx, rax                                              ;                    passes of 12
        imul rcx, rcx, 0x10                                       ;                    passes of 12
        mov rdx, qword [rbp + 1080]                               ;                    passes of 12
        add rcx, rdx                                              ;                    passes of 12
        mov qword [rbp + 1088], rcx                               ;                    passes of 12
        cmp rcx, rdx                                              ;                    passes of 12
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu ymm0, [rbp + 992]                                 ;                    resident
        vmovdqu ymm1, [rbp + 960]                                 ;                    resident
        vmovdqu ymm2, [rbp + 320]                                 ;                    resident
        vmovdqu ymm3, [rbp + 352]                                 ;                    resident
        vmovdqu ymm4, [rbp + 384]                                 ;                    resident
        vmovdqu ymm5, [rbp + 416]                                 ;                    resident
        vmovdqu ymm6, [rbp + 448]                                 ;                    resident
        vmovdqu ymm7, [rbp + 480]                                 ;                    resident
        vmovdqu ymm8, [rbp + 512]                                 ;                    resident
        vmovdqu ymm9, [rbp + 544]                                 ;                    resident
        vmovdqu ymm10, [rbp + 576]                                ;                    resident
        vmovdqu ymm11, [rbp + 608]                                ;                    resident
        vmovdqu ymm12, [rbp + 640]                                ;                    resident
        vmovdqu ymm13, [rbp + 672]                                ;                    resident
        mov r8, qword [rbp + 1080]                                ;                    resident
        mov r9, qword [rbp + 1096]                                ;                    resident
        align 16
.blocks_1:
        vpaddq ymm14, ymm1, [rbp + 288]                           ;     7.0 fp0+agu0   28 low
        vpshufb ymm14, ymm14, ymm0                                ;     8.0 fp1     28 low
        vpaddq ymm15, ymm1, [rbp + 800]                           ;     7.0 fp2+agu1   28 low
        vpshufb ymm15, ymm15, ymm0                                ;     8.0 fp1     28 low
        vpaddq ymm13, ymm1, [rbp + 832]                           ;     7.0 fp3+agu0   28 low
        vpshufb ymm13, ymm13, ymm0                                ;     8.0 fp2     28 low
        vpaddq ymm12, ymm1, [rbp + 864]                           ;     7.0 fp0+agu1   28 low
        vpshufb ymm12, ymm12, ymm0                                ;     8.0 fp1     28 low
        vpaddq ymm11, ymm1, [rbp + 896]                           ;     7.0 fp3+agu0   28 low
        vpshufb ymm11, ymm11, ymm0                                ;     8.0 fp2     28 low
        vpxor ymm14, ymm14, ymm2                                  ;     9.0 fp0     11 s[0]
        vpaddq ymm10, ymm1, [rbp + 928]                           ;     7.0 fp3+agu1   28 low
        vpshufb ymm10, ymm10, ymm0                                ;     8.0 fp1     28 low
        vaesenc ymm14, ymm14, ymm3                                ;    10.0 fp0     14 t[0]
        vpxor ymm15, ymm15, ymm2                                  ;     9.0 fp2     11 s[0]
        vaesenc ymm15, ymm15, ymm3                                ;    10.0 fp0     14 t[0]
        vpxor ymm13, ymm13, ymm2                                  ;     9.0 fp3     11 s[0]
        vaesenc ymm13, ymm13, ymm3                                ;    10.0 fp1     14 t[0]
        vpxor ymm12, ymm12, ymm2                                  ;     9.0 fp2     11 s[0]
        vaesenc ymm12, ymm12, ymm3                                ;    10.0 fp0     14 t[0]
        vpxor ymm11, ymm11, ymm2                                  ;     9.0 fp3     11 s[0]
        vaesenc ymm11, ymm11, ymm3                                ;    10.0 fp1     14 t[0]
        vpxor ymm10, ymm10, ymm2                                  ;     9.0 fp2     11 s[0]
        vaesenc ymm10, ymm10, ymm3                                ;    10.0 fp0     14 t[0]
        vaesenc ymm14, ymm14, ymm4                                ;    14.0 fp1     14 t[0]
        vaesenc ymm15, ymm15, ymm4                                ;    14.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, ymm4                                ;    14.0 fp1     14 t[0]
        vaesenc ymm12, ymm12, ymm4                                ;    14.0 fp0     14 t[0]
        vaesenc ymm11, ymm11, ymm4                                ;    14.0 fp1     14 t[0]
        vaesenc ymm10, ymm10, ymm4                                ;    14.0 fp0     14 t[0]
        vaesenc ymm14, ymm14, ymm5                                ;    18.0 fp1     14 t[0]
        vaesenc ymm15, ymm15, ymm5                                ;    18.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, ymm5                                ;    18.0 fp1     14 t[0]
        vaesenc ymm12, ymm12, ymm5                                ;    18.0 fp0     14 t[0]
        vaesenc ymm11, ymm11, ymm5                                ;    18.0 fp1     14 t[0]
        vaesenc ymm10, ymm10, ymm5                                ;    18.0 fp0     14 t[0]
        vaesenc ymm14, ymm14, ymm6                                ;    22.0 fp1     14 t[0]
        vaesenc ymm15, ymm15, ymm6                                ;    22.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, ymm6                                ;    22.0 fp1     14 t[0]
        vaesenc ymm12, ymm12, ymm6                                ;    22.0 fp0     14 t[0]
        vaesenc ymm11, ymm11, ymm6                                ;    22.0 fp1     14 t[0]
        vaesenc ymm10, ymm10, ymm6                                ;    22.0 fp0     14 t[0]
        vaesenc ymm14, ymm14, ymm7                                ;    26.0 fp1     14 t[0]
        vaesenc ymm15, ymm15, ymm7                                ;    26.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, ymm7                                ;    26.0 fp1     14 t[0]
        vaesenc ymm12, ymm12, ymm7                                ;    26.0 fp0     14 t[0]
        vaesenc ymm11, ymm11, ymm7                                ;    26.0 fp1     14 t[0]
        vaesenc ymm10, ymm10, ymm7                                ;    26.0 fp0     14 t[0]
        vaesenc ymm14, ymm14, ymm8                                ;    30.0 fp1     14 t[0]
        vaesenc ymm15, ymm15, ymm8                                ;    30.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, ymm8                                ;    30.0 fp1     14 t[0]
        vaesenc ymm12, ymm12, ymm8                                ;    30.0 fp0     14 t[0]
        vaesenc ymm11, ymm11, ymm8                                ;    30.0 fp1     14 t[0]
        vaesenc ymm10, ymm10, ymm8                                ;    30.0 fp0     14 t[0]
        vaesenc ymm14, ymm14, ymm9                                ;    34.0 fp1     14 t[0]
        vaesenc ymm15, ymm15, ymm9                                ;    34.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, ymm9                                ;    34.0 fp1     14 t[0]
        vaesenc ymm12, ymm12, ymm9                                ;    34.0 fp0     14 t[0]
        vaesenc ymm11, ymm11, ymm9                                ;    34.0 fp1     14 t[0]
        vaesenc ymm10, ymm10, ymm9                                ;    34.0 fp0     14 t[0]
        vaesenc ymm14, ymm14, [rbp + 576]                         ;    38.0 fp1+agu0   14 t[0]
        vaesenc ymm15, ymm15, [rbp + 576]                         ;    38.0 fp0+agu1   14 t[0]
        vaesenc ymm13, ymm13, [rbp + 576]                         ;    38.0 fp1+agu0   14 t[0]
        vaesenc ymm12, ymm12, [rbp + 576]                         ;    38.0 fp0+agu1   14 t[0]
        vaesenc ymm11, ymm11, [rbp + 576]                         ;    38.0 fp1+agu0   14 t[0]
        vaesenc ymm10, ymm10, [rbp + 576]                         ;    38.0 fp0+agu1   14 t[0]
        vaesenc ymm14, ymm14, [rbp + 608]                         ;    42.0 fp1+agu0   14 t[0]
        vaesenc ymm15, ymm15, [rbp + 608]                         ;    42.0 fp0+agu1   14 t[0]
        vaesenc ymm13, ymm13, [rbp + 608]                         ;    42.0 fp1+agu0   14 t[0]
        vaesenc ymm12, ymm12, [rbp + 608]                         ;    42.0 fp0+agu1   14 t[0]
        vaesenc ymm11, ymm11, [rbp + 608]                         ;    42.0 fp1+agu0   14 t[0]
        vaesenc ymm10, ymm10, [rbp + 608]                         ;    42.0 fp0+agu1   14 t[0]
        vaesenc ymm14, ymm14, [rbp + 640]                         ;    46.0 fp1+agu0   14 t[0]
        vaesenc ymm15, ymm15, [rbp + 640]                         ;    46.0 fp0+agu1   14 t[0]
        vaesenc ymm13, ymm13, [rbp + 640]                         ;    46.0 fp1+agu0   14 t[0]
        vaesenc ymm12, ymm12, [rbp + 640]                         ;    46.0 fp0+agu1   14 t[0]
        vaesenc ymm11, ymm11, [rbp + 640]                         ;    46.0 fp1+agu0   14 t[0]
        vaesenc ymm10, ymm10, [rbp + 640]                         ;    46.0 fp0+agu1   14 t[0]
        vaesenc ymm14, ymm14, [rbp + 672]                         ;    50.0 fp1+agu0   14 t[0]
        vaesenc ymm15, ymm15, [rbp + 672]                         ;    50.0 fp0+agu1   14 t[0]
        vaesenc ymm13, ymm13, [rbp + 672]                         ;    50.0 fp1+agu0   14 t[0]
        vaesenc ymm12, ymm12, [rbp + 672]                         ;    50.0 fp0+agu1   14 t[0]
        vaesenc ymm11, ymm11, [rbp + 672]                         ;    50.0 fp1+agu0   14 t[0]
        vaesenc ymm10, ymm10, [rbp + 672]                         ;    50.0 fp0+agu1   14 t[0]
        vaesenc ymm14, ymm14, [rbp + 704]                         ;    54.0 fp1+agu0   14 t[0]
        vaesenc ymm15, ymm15, [rbp + 704]                         ;    54.0 fp0+agu1   14 t[0]
        vaesenc ymm13, ymm13, [rbp + 704]                         ;    54.0 fp1+agu0   14 t[0]
        vaesenc ymm12, ymm12, [rbp + 704]                         ;    54.0 fp0+agu1   14 t[0]
        vaesenc ymm11, ymm11, [rbp + 704]                         ;    54.0 fp1+agu0   14 t[0]
        vaesenc ymm10, ymm10, [rbp + 704]                         ;    54.0 fp0+agu1   14 t[0]
        vaesenc ymm14, ymm14, [rbp + 736]                         ;    58.0 fp1+agu0   14 t[0]
        vaesenc ymm15, ymm15, [rbp + 736]                         ;    58.0 fp0+agu1   14 t[0]
        vaesenc ymm13, ymm13, [rbp + 736]                         ;    58.0 fp1+agu0   14 t[0]
        vaesenc ymm12, ymm12, [rbp + 736]                         ;    58.0 fp0+agu1   14 t[0]
        vaesenc ymm11, ymm11, [rbp + 736]                         ;    58.0 fp1+agu0   14 t[0]
        vaesenc ymm10, ymm10, [rbp + 736]                         ;    58.0 fp0+agu1   14 t[0]
        vmovdqu ymm9, [r8]                                        ;    51.0 agu0    18 z[0]
        vpxor ymm9, ymm9, [rbp + 768]                             ;    58.0 fp3+agu1   18 z[0]
        vaesenclast ymm14, ymm14, ymm9                            ;    62.0 fp1     18 z[0]
        vmovdqu ymm9, [r8 + 32]                                   ;    52.0 agu0    18 z[0]
        vpxor ymm9, ymm9, [rbp + 768]                             ;    59.0 fp2+agu1   18 z[0]
        vaesenclast ymm15, ymm15, ymm9                            ;    62.0 fp0     18 z[0]
        vmovdqu ymm9, [r8 + 64]                                   ;    54.0 agu0    18 z[0]
        vpxor ymm9, ymm9, [rbp + 768]                             ;    61.0 fp3+agu1   18 z[0]
        vaesenclast ymm9, ymm13, ymm9                             ;    62.0 fp1     18 z[0]
        vmovdqu ymm13, [r8 + 96]                                  ;    55.0 agu0    18 z[0]
        vpxor ymm13, ymm13, [rbp + 768]                           ;    62.0 fp2+agu1   18 z[0]
        vaesenclast ymm12, ymm12, ymm13                           ;    63.0 fp0     18 z[0]
        vmovdqu ymm13, [r8 + 128]                                 ;    56.0 agu0    18 z[0]
        vpxor ymm13, ymm13, [rbp + 768]                           ;    63.0 fp3+agu1   18 z[0]
        vaesenclast ymm11, ymm11, ymm13                           ;    64.0 fp1     18 z[0]
        vmovdqu [r9], ymm14                                       ;    66.0 agu2+fp5   19 dst
        vmovdqu ymm14, [r8 + 160]                                 ;    58.2 agu0    18 z[0]
        vpxor ymm14, ymm14, [rbp + 768]                           ;    65.2 fp2+agu1   18 z[0]
        vaesenclast ymm14, ymm10, ymm14                           ;    66.2 fp0     18 z[0]
        vmovdqu [r9 + 32], ymm15                                  ;    66.0 agu2+fp5   19 dst
        vmovdqu [r9 + 64], ymm9                                   ;    66.0 agu0+fp5   19 dst
        vmovdqu [r9 + 96], ymm12                                  ;    67.0 agu1+fp5   19 dst
        vmovdqu [r9 + 128], ymm11                                 ;    68.0 agu2+fp5   19 dst
        vmovdqu [r9 + 160], ymm14                                 ;    70.2 agu0+fp5   19 dst
        vpaddq ymm1, ymm1, [rbp + 1024]                           ;    61.0 fp3+agu1   28 blocks
        add r9, 0xc0                                              ;    61.2 alu0    28 blocks
        add r8, 0xc0                                              ;    61.3 alu1    28 blocks
        vmovdqu ymm9, [rbp + 544]                                 ;    61.5 agu0    14 t[0] reload
        vmovdqu ymm10, [rbp + 576]                                ;    62.0 agu1    14 t[0] reload
        vmovdqu ymm11, [rbp + 608]                                ;    62.5 agu0    14 t[0] reload
        vmovdqu ymm12, [rbp + 640]                                ;    63.0 agu1    14 t[0] reload
        vmovdqu ymm13, [rbp + 672]                                ;    63.5 agu0    14 t[0] reload
        cmp r8, qword [rbp + 1088]                                ;                    more blocks?
        jne .blocks_1
        vmovdqu [rbp + 960], ymm1                                 ;                    resident
        mov qword [rbp + 1080], r8                                ;                    resident
        mov qword [rbp + 1096], r9                                ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 1072]                               ;                    blocks left over
        test rax, rax                                             ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1080]                               ;                    blocks left over
        lea rdi, [rbp - 128]                                      ;                    blocks left over
        mov qword [rbp + 1104], rsi                               ;                    blocks left over
        mov qword [rbp + 1080], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        mov rsi, qword [rbp + 1096]                               ;                    blocks left over
        lea rdi, [rbp + 64]                                       ;                    blocks left over
        mov rcx, rsi                                              ;                    blocks left over
        sub rcx, qword [rbp + 1104]                               ;                    blocks left over
        neg rcx                                                   ;                    blocks left over
        sbb rcx, rcx                                              ;                    blocks left over
        lea rdx, [rbp - 128]                                      ;                    blocks left over
        sub rdi, rdx                                              ;                    blocks left over
        and rdi, rcx                                              ;                    blocks left over
        add rdi, rdx                                              ;                    blocks left over
        mov qword [rbp + 1112], rdi                               ;                    blocks left over
        mov qword [rbp + 1120], rsi                               ;                    blocks left over
        mov qword [rbp + 1096], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        lea rsi, [rbp + 64]                                       ;                    blocks left over
        mov qword [rbp + 1088], rsi                               ;                    blocks left over
        neg rax                                                   ;                    blocks left over
        mov qword [rbp + 1072], rax                               ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                   ;                    blocks left over
        mov rsi, qword [rbp + 1112]                               ;                    blocks left over
        mov rdi, qword [rbp + 1120]                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                ;                    x87 state
        mov rsp, qword [rbp + 1128]                               ;                    frame
        pop rbp                                                   ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
aes256_ctr.T0_constants256:
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000001, 0x0000000000000000, 0x08090a0b0c0d0e0f, 0x0706050403020100, 0x08090a0b0c0d0e0f, 0x0706050403020100
        dq 0x0000000000000002, 0x0000000000000000, 0x0000000000000002, 0x0000000000000000, 0x0000000000000004, 0x0000000000000000, 0x0000000000000004, 0x0000000000000000
        dq 0x0000000000000006, 0x0000000000000000, 0x0000000000000006, 0x0000000000000000, 0x0000000000000008, 0x0000000000000000, 0x0000000000000008, 0x0000000000000000
        dq 0x000000000000000a, 0x0000000000000000, 0x000000000000000a, 0x0000000000000000, 0x0f0e0d0c0b0a0908, 0x0001020304050607, 0x0f0e0d0c0b0a0908, 0x0001020304050607
        dq 0x000000000000000c, 0x0000000000000000, 0x000000000000000c, 0x0000000000000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
