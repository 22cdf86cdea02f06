; aes128_ctr for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes_ctr.cw (sha256 95c120eafa18ce1e); do not edit:
;   ./cw build aes128_ctr --cpu zen3 --variant boxes
;
; void aes128_ctr(const void *rk, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 176 bytes, read, secret, no alignment needed
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
;   body: 2082 uops, planned 607.5; bounds: width 347.0, ports 441.5, path 21.0
;   blocks: 4088 uops, planned 1177.7; bounds: width 681.3, ports 903.0, path 159.0
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
%fatal "aes128_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes128_ctr
$_aes128_ctr:
%else
        global $aes128_ctr
%endif
$aes128_ctr:
        push rbp                                                   ;                    preserved
        mov rax, rsp                                               ;                    frame
        sub rsp, 0x3720                                            ;                    frame
        and rsp, -32                                               ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov qword [rbp + 13960], rax                               ;                    frame
        mov qword [rbp + 13888], rsi                               ;                    argument
        mov qword [rbp + 13896], rdi                               ;                    argument
        mov dword [rbp + 13972], r8d                               ;                    argument
        mov qword [rbp + 13912], rdx                               ;                    argument
        mov qword [rbp + 13928], rcx                               ;                    argument
        mov r8, qword [rbp + 13888]                                ;     0.0 agu0    24 low.1 reload
        vpbroadcastb ymm0, [r8 + 14]                               ;    11.0 fp1+agu1   24 low.1
        vmovdqu ymm1, [rel aes128_ctr.T0_constants256]             ;     1.0 agu0    24 low reload
        vpaddb ymm2, ymm0, ymm1                                    ;    12.0 fp0     24 low
        vmovdqu [rbp + 896], ymm2                                  ;    13.0 agu2+fp5   24 low
        vpbroadcastb ymm2, [r8 + 13]                               ;    11.0 fp2+agu1   24 low.2
        vpaddb ymm3, ymm2, ymm1                                    ;    12.0 fp3     24 low
        vmovdqu [rbp + 928], ymm3                                  ;    13.0 agu2+fp5   24 low
        vpbroadcastb ymm3, [r8 + 12]                               ;    11.0 fp1+agu0   24 low.3
        vpaddb ymm4, ymm3, ymm1                                    ;    12.0 fp0     24 low
        vmovdqu [rbp + 960], ymm4                                  ;    13.0 agu1+fp5   24 low
        vpbroadcastb ymm4, [r8 + 11]                               ;    11.0 fp2+agu0   24 low.0
        vpaddb ymm5, ymm4, ymm1                                    ;    12.0 fp3     24 low
        vmovdqu [rbp + 992], ymm5                                  ;    13.0 agu2+fp5   24 low
        vpbroadcastb ymm5, [r8 + 10]                               ;    11.0 fp1+agu1   24 low.1
        vpaddb ymm6, ymm5, ymm1                                    ;    12.0 fp0     24 low
        vmovdqu [rbp + 1024], ymm6                                 ;    13.0 agu2+fp5   24 low
        vpbroadcastb ymm6, [r8]                                    ;    11.0 fp2+agu0   24 low.3
        vmovdqa ymm7, ymm6                                         ;    12.0         11 s[0] copy
        vpbroadcastb ymm8, [r8 + 9]                                ;    11.2 fp1+agu1   24 low.2
        vpaddb ymm9, ymm8, ymm1                                    ;    12.2 fp3     24 low
        vmovdqu [rbp + 1056], ymm9                                 ;    13.2 agu2+fp5   24 low
        vpbroadcastb ymm9, [r8 + 8]                                ;    11.7 fp2+agu0   24 low.3
        vpaddb ymm1, ymm9, ymm1                                    ;    12.7 fp0     24 low
        vmovdqu [rbp + 1088], ymm1                                 ;    13.7 agu1+fp5   24 low
        vpbroadcastb ymm1, [r8 + 1]                                ;    12.7 fp1+agu0   24 low.2
        vmovdqa ymm10, ymm1                                        ;    13.7         11 s[0] copy
        vpbroadcastb ymm11, [r8 + 2]                               ;    13.2 fp2+agu1   24 low.1
        vmovdqa ymm12, ymm11                                       ;    14.2         11 s[0] copy
        vpbroadcastb ymm13, [r8 + 3]                               ;    13.7 fp1+agu0   24 low.0
        vmovdqa ymm14, ymm13                                       ;    14.7         11 s[0] copy
        vpbroadcastb ymm15, [r8 + 4]                               ;    14.2 fp2+agu1   24 low.3
        vmovdqa ymm6, ymm15                                        ;    15.2         11 s[1] copy
        mov r9, qword [rbp + 13896]                                ;    13.5 agu2    11 s[0].0 reload
        vpbroadcastb ymm15, [r9]                                   ;    24.5 fp1+agu0   11 s[0].0
        vpxor ymm7, ymm7, ymm15                                    ;    25.5 fp3     11 s[0]
        vpsrlq ymm15, ymm7, 4                                      ;    26.5 fp2     11 s[0]
        vpand ymm7, ymm7, [rel aes128_ctr.T0_constants256 + 32]    ;    26.5 fp0+agu1   11 s[0]
        vpand ymm15, ymm15, [rel aes128_ctr.T0_constants256 + 32]  ;    27.5 fp3+agu0   11 s[0]
        vmovdqu ymm1, [rel aes128_ctr.T0_constants256 + 64]        ;    16.2 agu1    11 s[0] reload
        vpshufb ymm7, ymm1, ymm7                                   ;    27.5 fp1     11 s[0]
        vmovdqu ymm11, [rel aes128_ctr.T0_constants256 + 96]       ;    16.7 agu0    11 s[0] reload
        vpshufb ymm15, ymm11, ymm15                                ;    28.5 fp2     11 s[0]
        vpxor ymm7, ymm7, ymm15                                    ;    29.5 fp0     11 s[0]
        vpsrlq ymm15, ymm7, 4                                      ;    30.5 fp1     11 s[0]
        vpand ymm7, ymm7, [rel aes128_ctr.T0_constants256 + 32]    ;    30.5 fp3+agu1   11 s[0]
        vpand ymm15, ymm15, [rel aes128_ctr.T0_constants256 + 32]  ;    31.5 fp0+agu0   11 s[0]
        vpbroadcastb ymm13, [r9 + 1]                               ;    24.5 fp2+agu1   11 s[0].1
        vpxor ymm10, ymm10, ymm13                                  ;    25.5 fp3     11 s[0]
        vpsrlq ymm13, ymm10, 4                                     ;    26.5 fp1     11 s[0]
        vpand ymm10, ymm10, [rel aes128_ctr.T0_constants256 + 32]  ;    26.5 fp0+agu0   11 s[0]
        vpshufb ymm10, ymm1, ymm10                                 ;    27.5 fp2     11 s[0]
        vpand ymm13, ymm13, [rel aes128_ctr.T0_constants256 + 32]  ;    27.5 fp3+agu1   11 s[0]
        vpshufb ymm13, ymm11, ymm13                                ;    28.5 fp1     11 s[0]
        vpxor ymm10, ymm10, ymm13                                  ;    29.5 fp0     11 s[0]
        vpxor ymm13, ymm7, ymm15                                   ;    32.5 fp2     11 s[0]
        vmovdqu ymm9, [rel aes128_ctr.T0_constants256 + 128]       ;    26.5 agu0    11 s[0] reload
        vpshufb ymm7, ymm9, ymm7                                   ;    33.5 fp1     11 s[0]
        vmovdqa ymm8, ymm15                                        ;    32.5         11 s[0] copy
        vmovdqu ymm5, [rel aes128_ctr.T0_constants256 + 160]       ;    27.0 agu1    11 s[0] reload
        vpshufb ymm15, ymm5, ymm15                                 ;    34.0 fp2     11 s[0]
        vpxor ymm15, ymm15, ymm7                                   ;    35.0 fp3     11 s[0]
        vpshufb ymm15, ymm5, ymm15                                 ;    36.0 fp1     11 s[0]
        vpxor ymm15, ymm15, ymm13                                  ;    37.0 fp0     11 s[0]
        vpshufb ymm13, ymm5, ymm13                                 ;    34.0 fp2     11 s[0]
        vpxor ymm7, ymm7, ymm13                                    ;    35.0 fp3     11 s[0]
        vpshufb ymm7, ymm5, ymm7                                   ;    36.0 fp1     11 s[0]
        vpxor ymm8, ymm8, ymm7                                     ;    37.0 fp0     11 s[0]
        vpbroadcastb ymm7, [r9 + 2]                                ;    29.5 fp2+agu0   11 s[0].2
        vpxor ymm12, ymm12, ymm7                                   ;    30.5 fp3     11 s[0]
        vpsrlq ymm13, ymm12, 4                                     ;    31.5 fp1     11 s[0]
        vpand ymm12, ymm12, [rel aes128_ctr.T0_constants256 + 32]  ;    31.5 fp0+agu1   11 s[0]
        vpshufb ymm12, ymm1, ymm12                                 ;    32.5 fp2     11 s[0]
        vpand ymm13, ymm13, [rel aes128_ctr.T0_constants256 + 32]  ;    32.5 fp3+agu0   11 s[0]
        vpshufb ymm13, ymm11, ymm13                                ;    33.5 fp1     11 s[0]
        vpxor ymm12, ymm12, ymm13                                  ;    34.5 fp0     11 s[0]
        vpbroadcastb ymm13, [r9 + 3]                               ;    31.8 fp2+agu1   11 s[0].3
        vpxor ymm14, ymm14, ymm13                                  ;    32.8 fp3     11 s[0]
        vpsrlq ymm13, ymm14, 4                                     ;    33.8 fp1     11 s[0]
        vpand ymm14, ymm14, [rel aes128_ctr.T0_constants256 + 32]  ;    33.8 fp0+agu0   11 s[0]
        vpshufb ymm14, ymm1, ymm14                                 ;    34.8 fp2     11 s[0]
        vpand ymm13, ymm13, [rel aes128_ctr.T0_constants256 + 32]  ;    34.8 fp3+agu1   11 s[0]
        vpshufb ymm13, ymm11, ymm13                                ;    35.8 fp1     11 s[0]
        vpxor ymm14, ymm14, ymm13                                  ;    36.8 fp0     11 s[0]
        vpbroadcastb ymm13, [r9 + 4]                               ;    33.8 fp2+agu0   11 s[1].0
        vpxor ymm6, ymm6, ymm13                                    ;    34.8 fp3     11 s[1]
        vpsrlq ymm13, ymm6, 4                                      ;    35.8 fp1     11 s[1]
        vpand ymm6, ymm6, [rel aes128_ctr.T0_constants256 + 32]    ;    35.8 fp0+agu1   11 s[1]
        vpshufb ymm6, ymm1, ymm6                                   ;    36.8 fp2     11 s[1]
        vpand ymm13, ymm13, [rel aes128_ctr.T0_constants256 + 32]  ;    36.8 fp3+agu0   11 s[1]
        vpshufb ymm13, ymm11, ymm13                                ;    37.8 fp1     11 s[1]
        vpxor ymm6, ymm6, ymm13                                    ;    38.8 fp0     11 s[1]
        vpbroadcastb ymm13, [r8 + 5]                               ;    35.8 fp2+agu1   24 low.2
        vmovdqa ymm7, ymm13                                        ;    36.8         11 s[1] copy
        vpbroadcastb ymm13, [r9 + 5]                               ;    36.5 fp1+agu0   11 s[1].1
        vpxor ymm7, ymm7, ymm13                                    ;    37.5 fp3     11 s[1]
        vpsrlq ymm13, ymm7, 4                                      ;    38.5 fp2     11 s[1]
        vpand ymm7, ymm7, [rel aes128_ctr.T0_constants256 + 32]    ;    38.5 fp0+agu1   11 s[1]
        vpshufb ymm7, ymm1, ymm7                                   ;    39.5 fp1     11 s[1]
        vpand ymm13, ymm13, [rel aes128_ctr.T0_constants256 + 32]  ;    39.5 fp3+agu0   11 s[1]
        vpshufb ymm13, ymm11, ymm13                                ;    40.5 fp2     11 s[1]
        vpxor ymm7, ymm7, ymm13                                    ;    41.5 fp0     11 s[1]
        vpsrlq ymm13, ymm7, 4                                      ;    42.5 fp1     11 s[1]
        vpand ymm7, ymm7, [rel aes128_ctr.T0_constants256 + 32]    ;    42.5 fp3+agu1   11 s[1]
        vpand ymm13, ymm13, [rel aes128_ctr.T0_constants256 + 32]  ;    43.5 fp0+agu0   11 s[1]
        vpshufb ymm4, ymm9, ymm7                                   ;    43.5 fp2     11 s[1]
        vpxor ymm7, ymm7, ymm13                                    ;    44.5 fp3     11 s[1]
        vpshufb ymm3, ymm5, ymm13                                  ;    44.5 fp1     11 s[1]
        vpxor ymm3, ymm3, ymm4                                     ;    45.5 fp0     11 s[1]
        vpshufb ymm3, ymm5, ymm3                                   ;    46.5 fp2     11 s[1]
        vpxor ymm3, ymm3, ymm7                                     ;    47.5 fp3     11 s[1]
        vpshufb ymm7, ymm5, ymm7                                   ;    45.5 fp1     11 s[1]
        vpxor ymm4, ymm4, ymm7                                     ;    46.5 fp0     11 s[1]
        vpshufb ymm4, ymm5, ymm4                                   ;    47.5 fp2     11 s[1]
        vpxor ymm13, ymm13, ymm4                                   ;    48.5 fp3     11 s[1]
        vpsrlq ymm4, ymm6, 4                                       ;    41.5 fp1     11 s[1]
        vpbroadcastb ymm7, [r8 + 6]                                ;    41.8 fp2+agu1   24 low.1
        vpand ymm6, ymm6, [rel aes128_ctr.T0_constants256 + 32]    ;    41.7 fp0+agu0   11 s[1]
        vpand ymm4, ymm4, [rel aes128_ctr.T0_constants256 + 32]    ;    42.5 fp3+agu1   11 s[1]
        vmovdqa ymm2, ymm7                                         ;    42.8         11 s[1] copy
        vpshufb ymm7, ymm9, ymm6                                   ;    42.7 fp1     11 s[1]
        vpxor ymm6, ymm6, ymm4                                     ;    43.5 fp0     11 s[1]
        vpshufb ymm0, ymm5, ymm4                                   ;    43.5 fp2     11 s[1]
        vpxor ymm0, ymm0, ymm7                                     ;    44.5 fp3     11 s[1]
        vpshufb ymm0, ymm5, ymm0                                   ;    45.5 fp1     11 s[1]
        vpxor ymm0, ymm0, ymm6                                     ;    46.5 fp0     11 s[1]
        vpshufb ymm6, ymm5, ymm6                                   ;    44.5 fp2     11 s[1]
        vpxor ymm7, ymm7, ymm6                                     ;    45.5 fp3     11 s[1]
        vpshufb ymm6, ymm5, ymm7                                   ;    46.5 fp1     11 s[1]
        vpxor ymm4, ymm4, ymm6                                     ;    47.5 fp0     11 s[1]
        vmovdqu ymm6, [rel aes128_ctr.T0_constants256 + 192]       ;    44.5 agu0    14 t[0] reload
        vpshufb ymm7, ymm6, ymm15                                  ;    51.5 fp2     14 t[0]
        vpxor ymm7, ymm7, [rel aes128_ctr.T0_constants256 + 544]   ;    52.5 fp3+agu1   14 t[0]
        vmovdqu [rbp + 1120], ymm10                                ;    45.0 agu2+fp5   11 s[0] spill
        vpbroadcastb ymm10, [r9 + 6]                               ;    45.5 fp1+agu0   11 s[1].2
        vpxor ymm2, ymm2, ymm10                                    ;    46.5 fp0     11 s[1]
        vpsrlq ymm10, ymm2, 4                                      ;    47.5 fp2     11 s[1]
        vpand ymm2, ymm2, [rel aes128_ctr.T0_constants256 + 32]    ;    47.5 fp3+agu1   11 s[1]
        vpshufb ymm2, ymm1, ymm2                                   ;    48.5 fp1     11 s[1]
        vpand ymm10, ymm10, [rel aes128_ctr.T0_constants256 + 32]  ;    48.5 fp0+agu0   11 s[1]
        vpshufb ymm10, ymm11, ymm10                                ;    49.5 fp2     11 s[1]
        vpxor ymm2, ymm2, ymm10                                    ;    50.5 fp3     11 s[1]
        vpbroadcastb ymm10, [r8 + 7]                               ;    47.5 fp1+agu1   24 low.0
        vmovdqu [rbp + 1152], ymm2                                 ;    51.5 agu2+fp5   11 s[1] spill
        vmovdqa ymm2, ymm10                                        ;    48.5         11 s[1] copy
        vpbroadcastb ymm10, [r9 + 7]                               ;    47.8 fp2+agu0   11 s[1].3
        vpxor ymm2, ymm2, ymm10                                    ;    48.8 fp0     11 s[1]
        vpsrlq ymm10, ymm2, 4                                      ;    49.8 fp1     11 s[1]
        vpand ymm2, ymm2, [rel aes128_ctr.T0_constants256 + 32]    ;    49.8 fp3+agu1   11 s[1]
        vpshufb ymm2, ymm1, ymm2                                   ;    50.8 fp2     11 s[1]
        vpand ymm10, ymm10, [rel aes128_ctr.T0_constants256 + 32]  ;    50.8 fp0+agu0   11 s[1]
        vpshufb ymm10, ymm11, ymm10                                ;    51.8 fp1     11 s[1]
        vpxor ymm2, ymm2, ymm10                                    ;    52.8 fp3     11 s[1]
        vpsrlq ymm10, ymm14, 4                                     ;    49.8 fp2     11 s[0]
        vpand ymm14, ymm14, [rel aes128_ctr.T0_constants256 + 32]  ;    49.7 fp0+agu1   11 s[0]
        vpand ymm10, ymm10, [rel aes128_ctr.T0_constants256 + 32]  ;    50.8 fp3+agu0   11 s[0]
        vpshufb ymm5, ymm6, ymm0                                   ;    51.5 fp1     14 t[1]
        vmovdqu ymm6, [rel aes128_ctr.T0_constants256 + 256]       ;    49.8 agu1    14 t[0] reload
        vpshufb ymm0, ymm6, ymm0                                   ;    56.8 fp2     14 t[1]
        vpxor ymm0, ymm0, [rel aes128_ctr.T0_constants256 + 544]   ;    57.8 fp0+agu0   14 t[1]
        vpshufb ymm9, ymm6, ymm15                                  ;    56.8 fp1     14 t[0]
        vpxor ymm9, ymm9, [rel aes128_ctr.T0_constants256 + 544]   ;    57.8 fp3+agu1   14 t[0]
        vmovdqu [rbp + 1184], ymm2                                 ;    53.8 agu2+fp5   11 s[1] spill
        vpshufb ymm2, ymm6, ymm3                                   ;    56.8 fp2     14 t[0]
        vpxor ymm2, ymm2, [rel aes128_ctr.T0_constants256 + 448]   ;    57.8 fp0+agu0   14 t[0]
        vmovdqu ymm6, [rel aes128_ctr.T0_constants256 + 384]       ;    51.8 agu1    14 t[0] reload
        vpshufb ymm3, ymm6, ymm3                                   ;    58.8 fp1     14 t[0]
        vpxor ymm3, ymm3, [rel aes128_ctr.T0_constants256 + 480]   ;    59.8 fp3+agu0   14 t[0]
        vmovdqu [rbp + 1216], ymm12                                ;    51.5 agu2+fp5   11 s[0] spill
        vpshufb ymm12, ymm6, ymm15                                 ;    58.8 fp2     14 t[0]
        vpxor ymm12, ymm12, [rel aes128_ctr.T0_constants256 + 480] ;    59.8 fp0+agu1   14 t[0]
        vmovdqu ymm6, [rel aes128_ctr.T0_constants256 + 320]       ;    53.5 agu0    14 t[0] reload
        vpshufb ymm15, ymm6, ymm15                                 ;    60.5 fp1     14 t[0]
        vpxor ymm15, ymm15, [rel aes128_ctr.T0_constants256 + 512] ;    61.5 fp3+agu1   14 t[0]
        vpxor ymm6, ymm14, ymm10                                   ;    53.7 fp0     11 s[0]
        vmovdqu [rbp + 1248], ymm6                                 ;    54.7 agu2+fp5   11 s[0] spill
        vmovdqu ymm6, [rel aes128_ctr.T0_constants256 + 128]       ;    54.5 agu0    11 s[0] reload
        vpshufb ymm14, ymm6, ymm14                                 ;    61.5 fp2     11 s[0]
        vmovdqa ymm6, ymm10                                        ;    53.8         11 s[0] copy
        vmovdqu [rbp + 1280], ymm14                                ;    62.5 agu2+fp5   11 s[0] spill
        vmovdqu ymm14, [rel aes128_ctr.T0_constants256 + 160]      ;    54.8 agu1    11 s[0] reload
        vpshufb ymm10, ymm14, ymm10                                ;    61.8 fp1     11 s[0]
        vpxor ymm10, ymm10, [rbp + 1280]                           ;    69.5 fp3+agu0   11 s[0]
        vpshufb ymm10, ymm14, ymm10                                ;    70.5 fp2     11 s[0]
        vpxor ymm10, ymm10, [rbp + 1248]                           ;    71.5 fp0+agu1   11 s[0]
        vpbroadcastb ymm14, [r9 + 16]                              ;    57.2 fp1+agu0   14 t[0].0
        vmovdqu [rbp + 1312], ymm10                                ;    72.5 agu2+fp5   11 s[0] spill
        vpsrlq ymm10, ymm14, 4                                     ;    58.2 fp2     14 t[0].0
        vpand ymm10, ymm10, [rel aes128_ctr.T0_constants256 + 32]  ;    59.2 fp3+agu1   14 t[0].0
        vpshufb ymm10, ymm11, ymm10                                ;    60.2 fp1     14 t[0].0
        vmovdqu [rbp + 1344], ymm4                                 ;    58.3 agu0+fp5   11 s[1] spill
        vpand ymm4, ymm14, [rel aes128_ctr.T0_constants256 + 32]   ;    59.0 fp0+agu1   14 t[0].0
        vpshufb ymm4, ymm1, ymm4                                   ;    60.0 fp2     14 t[0].0
        vpxor ymm10, ymm10, ymm4                                   ;    61.2 fp3     14 t[0].0
        vmovdqu [rbp + 1376], ymm10                                ;    62.2 agu2+fp5   14 t[0].0
        vmovdqu ymm4, [rel aes128_ctr.T0_constants256 + 416]       ;    59.3 agu0    14 t[0] reload
        vpshufb ymm10, ymm4, ymm13                                 ;    66.3 fp1     14 t[0]
        vpxor ymm3, ymm3, ymm10                                    ;    67.3 fp0     14 t[0]
        vmovdqu ymm10, [rel aes128_ctr.T0_constants256 + 288]      ;    60.0 agu1    14 t[0] reload
        vpshufb ymm13, ymm10, ymm13                                ;    67.0 fp2     14 t[0]
        vpxor ymm2, ymm2, ymm13                                    ;    68.0 fp3     14 t[0]
        vmovdqu [rbp + 1408], ymm2                                 ;    69.0 agu2+fp5   14 t[0]
        vpxor ymm15, ymm15, ymm3                                   ;    68.3 fp1     14 t[0]
        vpxor ymm12, ymm12, ymm3                                   ;    68.3 fp0     14 t[0]
        vpshufb ymm2, ymm4, ymm8                                   ;    66.3 fp2     14 t[0]
        vpxor ymm12, ymm12, ymm2                                   ;    69.3 fp3     14 t[0]
        vpshufb ymm2, ymm10, ymm8                                  ;    67.0 fp1     14 t[0]
        vpxor ymm9, ymm9, ymm2                                     ;    68.0 fp0     14 t[0]
        vmovdqu [rbp + 1440], ymm9                                 ;    69.0 agu0+fp5   14 t[0]
        vmovdqu ymm2, [rel aes128_ctr.T0_constants256 + 224]       ;    66.3 agu1    14 t[0] reload
        vpshufb ymm3, ymm2, ymm8                                   ;    73.3 fp2     14 t[0]
        vpxor ymm7, ymm7, ymm3                                     ;    74.3 fp3     14 t[0]
        vmovdqu ymm3, [rel aes128_ctr.T0_constants256 + 352]       ;    67.0 agu0    14 t[0] reload
        vpshufb ymm8, ymm3, ymm8                                   ;    74.0 fp1     14 t[0]
        vpxor ymm15, ymm15, ymm8                                   ;    75.0 fp0     14 t[0]
        vmovdqu [rbp + 1472], ymm7                                 ;    75.3 agu2+fp5   14 t[0]
        vpsrlq ymm7, ymm12, 4                                      ;    70.3 fp2     14 t[0]
        vpsrlq ymm8, ymm15, 4                                      ;    76.0 fp1     14 t[0]
        vmovdqu ymm9, [rel aes128_ctr.T0_constants256 + 32]        ;    68.3 agu1    11 s[0] reload
        vpand ymm15, ymm15, ymm9                                   ;    76.0 fp3     14 t[0]
        vpshufb ymm13, ymm1, ymm15                                 ;    77.0 fp2     14 t[0]
        vpand ymm8, ymm8, ymm9                                     ;    77.0 fp0     14 t[0]
        vpshufb ymm8, ymm11, ymm8                                  ;    78.0 fp1     14 t[0]
        vpxor ymm13, ymm13, ymm8                                   ;    79.0 fp3     14 t[0]
        vmovdqu [rbp + 1504], ymm13                                ;    80.0 agu0+fp5   14 t[0]
        vpand ymm12, ymm12, ymm9                                   ;    75.3 fp0     14 t[0]
        vpshufb ymm8, ymm1, ymm12                                  ;    76.3 fp2     14 t[0]
        vpand ymm7, ymm7, ymm9                                     ;    75.3 fp1     14 t[0]
        vpshufb ymm7, ymm11, ymm7                                  ;    76.3 fp2     14 t[0]
        vpxor ymm8, ymm8, ymm7                                     ;    77.3 fp3     14 t[0]
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 448]       ;    74.0 agu1    14 t[0] reload
        vpxor ymm8, ymm8, ymm7                                     ;    81.0 fp0     14 t[0]
        vmovdqu [rbp + 1536], ymm8                                 ;    82.0 agu2+fp5   14 t[0]
        vmovdqu ymm8, [rbp + 1344]                                 ;    75.0 agu0    11 s[1] reload
        vpshufb ymm12, ymm2, ymm8                                  ;    82.0 fp1     14 t[1]
        vpxor ymm5, ymm5, ymm12                                    ;    83.0 fp2     14 t[1]
        vpshufb ymm8, ymm10, ymm8                                  ;    82.0 fp1     14 t[1]
        vpxor ymm0, ymm0, ymm8                                     ;    83.0 fp3     14 t[1]
        vmovdqu [rbp + 1568], ymm0                                 ;    84.0 agu1+fp5   14 t[1]
        vmovdqu [rbp + 1600], ymm5                                 ;    84.0 agu2+fp5   14 t[1]
        vpbroadcastb ymm0, [r9 + 17]                               ;    76.3 fp2+agu0   14 t[0].1
        vpsrlq ymm8, ymm0, 4                                       ;    77.3 fp1     14 t[0].1
        vpand ymm12, ymm0, ymm9                                    ;    77.3 fp0     14 t[0].1
        vpshufb ymm12, ymm1, ymm12                                 ;    78.3 fp2     14 t[0].1
        vpand ymm8, ymm8, ymm9                                     ;    78.3 fp3     14 t[0].1
        vpshufb ymm8, ymm11, ymm8                                  ;    79.3 fp1     14 t[0].1
        vpxor ymm12, ymm12, ymm8                                   ;    80.3 fp0     14 t[0].1
        vmovdqu [rbp + 1632], ymm12                                ;    81.3 agu1+fp5   14 t[0].1
        vpbroadcastb ymm8, [r9 + 18]                               ;    78.3 fp2+agu0   14 t[0].2
        vpsrlq ymm12, ymm8, 4                                      ;    79.3 fp1     14 t[0].2
        vpand ymm13, ymm8, ymm9                                    ;    79.3 fp3     14 t[0].2
        vpshufb ymm13, ymm1, ymm13                                 ;    80.3 fp2     14 t[0].2
        vpand ymm12, ymm12, ymm9                                   ;    80.3 fp0     14 t[0].2
        vpshufb ymm12, ymm11, ymm12                                ;    81.3 fp1     14 t[0].2
        vpxor ymm13, ymm13, ymm12                                  ;    82.3 fp3     14 t[0].2
        vmovdqu ymm12, [rel aes128_ctr.T0_constants256 + 544]      ;    79.7 agu1    14 t[0] reload
        vpxor ymm13, ymm13, ymm12                                  ;    86.7 fp0     14 t[0]
        vmovdqu [rbp + 1664], ymm13                                ;    87.7 agu2+fp5   14 t[0]
        vpbroadcastb ymm13, [r9 + 19]                              ;    80.3 fp2+agu0   14 t[0].3
        vpsrlq ymm15, ymm13, 4                                     ;    81.3 fp1     14 t[0].3
        vpand ymm15, ymm15, ymm9                                   ;    82.3 fp3     14 t[0].3
        vpshufb ymm15, ymm11, ymm15                                ;    83.3 fp2     14 t[0].3
        vpxor ymm5, ymm5, ymm12                                    ;    86.7 fp0     14 t[1]
        vmovdqu [rbp + 1696], ymm5                                 ;    87.7 agu1+fp5   14 t[1]
        vpand ymm5, ymm13, ymm9                                    ;    81.7 fp3     14 t[0].3
        vpshufb ymm5, ymm1, ymm5                                   ;    82.7 fp1     14 t[0].3
        vpxor ymm15, ymm15, ymm5                                   ;    84.3 fp0     14 t[0].3
        vmovdqu [rbp + 1728], ymm15                                ;    85.3 agu2+fp5   14 t[0].3
        vpbroadcastb ymm5, [r9 + 20]                               ;    82.3 fp2+agu0   14 t[1].0
        vpsrlq ymm15, ymm5, 4                                      ;    83.3 fp1     14 t[1].0
        vpand ymm15, ymm15, ymm9                                   ;    84.3 fp3     14 t[1].0
        vpshufb ymm15, ymm11, ymm15                                ;    85.3 fp2     14 t[1].0
        vpand ymm13, ymm5, ymm9                                    ;    83.3 fp0     14 t[1].0
        vpshufb ymm13, ymm1, ymm13                                 ;    84.3 fp1     14 t[1].0
        vpxor ymm15, ymm15, ymm13                                  ;    86.3 fp3     14 t[1].0
        vpxor ymm15, ymm15, ymm7                                   ;    87.3 fp0     14 t[1]
        vmovdqu [rbp + 1760], ymm15                                ;    88.3 agu1+fp5   14 t[1]
        vpbroadcastb ymm13, [r9 + 21]                              ;    84.3 fp2+agu0   14 t[1].1
        vpsrlq ymm15, ymm13, 4                                     ;    85.3 fp1     14 t[1].1
        vpand ymm15, ymm15, ymm9                                   ;    86.3 fp3     14 t[1].1
        vpshufb ymm15, ymm11, ymm15                                ;    87.3 fp2     14 t[1].1
        vpand ymm5, ymm13, ymm9                                    ;    85.3 fp0     14 t[1].1
        vpshufb ymm5, ymm1, ymm5                                   ;    86.3 fp1     14 t[1].1
        vpxor ymm15, ymm15, ymm5                                   ;    88.3 fp3     14 t[1].1
        vpxor ymm15, ymm15, ymm7                                   ;    89.3 fp0     14 t[1]
        vmovdqu [rbp + 1792], ymm15                                ;    90.3 agu2+fp5   14 t[1]
        vpbroadcastb ymm5, [r9 + 22]                               ;    86.3 fp2+agu1   14 t[1].2
        vpsrlq ymm15, ymm5, 4                                      ;    87.3 fp1     14 t[1].2
        vpand ymm15, ymm15, ymm9                                   ;    88.3 fp3     14 t[1].2
        vpshufb ymm15, ymm11, ymm15                                ;    89.3 fp2     14 t[1].2
        vpand ymm13, ymm5, ymm9                                    ;    87.3 fp0     14 t[1].2
        vpshufb ymm13, ymm1, ymm13                                 ;    88.3 fp1     14 t[1].2
        vpxor ymm15, ymm15, ymm13                                  ;    90.3 fp3     14 t[1].2
        vmovdqu [rbp + 1824], ymm15                                ;    91.3 agu0+fp5   14 t[1].2
        vmovdqu ymm13, [rbp + 1280]                                ;    87.2 agu1    11 s[0]
        vpbroadcastb ymm15, [r9 + 23]                              ;    88.3 fp2+agu0   14 t[1].3
        vpsrlq ymm5, ymm15, 4                                      ;    89.3 fp1     14 t[1].3
        vpand ymm5, ymm5, ymm9                                     ;    90.3 fp0     14 t[1].3
        vpshufb ymm5, ymm11, ymm5                                  ;    91.3 fp2     14 t[1].3
        vpand ymm8, ymm15, ymm9                                    ;    89.3 fp3     14 t[1].3
        vpshufb ymm8, ymm1, ymm8                                   ;    90.3 fp1     14 t[1].3
        vpxor ymm5, ymm5, ymm8                                     ;    92.3 fp0     14 t[1].3
        vmovdqu [rbp + 1856], ymm5                                 ;    93.3 agu2+fp5   14 t[1].3
        vmovdqu ymm5, [rel aes128_ctr.T0_constants256 + 160]       ;    88.7 agu1    11 s[0] reload
        vpshufb ymm8, ymm5, [rbp + 1248]                           ;    95.7 fp2+agu0   11 s[0]
        vpxor ymm13, ymm13, ymm8                                   ;    96.7 fp3     11 s[0]
        vpshufb ymm8, ymm5, ymm13                                  ;    97.7 fp1     11 s[0]
        vpxor ymm6, ymm6, ymm8                                     ;    98.7 fp0     11 s[0]
        vpshufb ymm8, ymm2, ymm6                                   ;    99.7 fp2     14 t[1]
        vpshufb ymm6, ymm10, ymm6                                  ;    99.7 fp1     14 t[1]
        vpxor ymm6, ymm6, ymm7                                     ;   100.7 fp3     14 t[1]
        vmovdqu ymm13, [rbp + 1216]                                ;    90.0 agu1    11 s[0]
        vpand ymm13, ymm13, ymm9                                   ;    97.0 fp0     11 s[0]
        vmovdqa ymm15, ymm13                                       ;    98.0         11 s[0] copy
        vmovdqu ymm0, [rel aes128_ctr.T0_constants256 + 128]       ;    90.5 agu0    11 s[0] reload
        vpshufb ymm13, ymm0, ymm13                                 ;    98.0 fp2     11 s[0]
        vmovdqa ymm14, ymm13                                       ;    99.0         11 s[0] copy
        vmovdqu ymm7, [rbp + 1184]                                 ;    91.0 agu1    11 s[1]
        vpand ymm7, ymm7, ymm9                                     ;    98.0 fp3     11 s[1]
        vpshufb ymm11, ymm0, ymm7                                  ;    99.0 fp1     11 s[1]
        vmovdqa ymm0, ymm11                                        ;   100.0         11 s[1] copy
        vpbroadcastb ymm1, [r9 + 24]                               ;    93.3 fp2+agu0   14 t[2].0
        vpsrlq ymm4, ymm1, 4                                       ;    94.3 fp1     14 t[2].0
        vpand ymm4, ymm4, ymm9                                     ;    95.3 fp0     14 t[2].0
        vmovdqu ymm1, [rel aes128_ctr.T0_constants256 + 96]        ;    94.3 agu1    11 s[0] reload
        vpshufb ymm4, ymm1, ymm4                                   ;   101.3 fp2     14 t[2].0
        vpbroadcastb ymm1, [r9 + 25]                               ;    95.3 fp1+agu0   14 t[2].1
        vpsrlq ymm3, ymm1, 4                                       ;    96.3 fp2     14 t[2].1
        vpand ymm3, ymm3, ymm9                                     ;    97.3 fp3     14 t[2].1
        vmovdqu ymm1, [rel aes128_ctr.T0_constants256 + 96]        ;    96.3 agu1    11 s[0] reload
        vpshufb ymm3, ymm1, ymm3                                   ;   103.3 fp1     14 t[2].1
        vpbroadcastb ymm1, [r9 + 26]                               ;    96.7 fp2+agu0   14 t[2].2
        vpsrlq ymm10, ymm1, 4                                      ;    97.7 fp1     14 t[2].2
        vpand ymm10, ymm10, ymm9                                   ;    98.7 fp0     14 t[2].2
        vmovdqu ymm1, [rel aes128_ctr.T0_constants256 + 96]        ;    97.3 agu1    11 s[0] reload
        vpshufb ymm10, ymm1, ymm10                                 ;   104.3 fp2     14 t[2].2
        vpbroadcastb ymm1, [r9 + 27]                               ;    98.5 fp1+agu0   14 t[2].3
        vpsrlq ymm2, ymm1, 4                                       ;    99.5 fp2     14 t[2].3
        vpand ymm2, ymm2, ymm9                                     ;   100.5 fp3     14 t[2].3
        vmovdqu ymm1, [rel aes128_ctr.T0_constants256 + 96]        ;    98.3 agu1    11 s[0] reload
        vpshufb ymm2, ymm1, ymm2                                   ;   105.3 fp1     14 t[2].3
        vpbroadcastb ymm1, [r9 + 24]                               ;    99.7 fp2+agu0   14 t[2].0
        vpand ymm1, ymm1, ymm9                                     ;   100.7 fp0     14 t[2].0
        vmovdqu ymm5, [rel aes128_ctr.T0_constants256 + 64]        ;    99.3 agu1    11 s[0] reload
        vpshufb ymm1, ymm5, ymm1                                   ;   106.3 fp1     14 t[2].0
        vpxor ymm4, ymm4, ymm1                                     ;   107.3 fp3     14 t[2].0
        vpxor ymm4, ymm4, ymm12                                    ;   108.3 fp0     14 t[2]
        vmovdqu [rbp + 1888], ymm4                                 ;   109.3 agu2+fp5   14 t[2]
        vmovdqu ymm1, [rbp + 1312]                                 ;    99.7 agu0    11 s[0] reload
        vmovdqu ymm4, [rel aes128_ctr.T0_constants256 + 192]       ;   100.3 agu1    14 t[0] reload
        vpshufb ymm5, ymm4, ymm1                                   ;   107.3 fp2     14 t[1]
        vpxor ymm8, ymm8, ymm5                                     ;   108.3 fp3     14 t[1]
        vmovdqu [rbp + 1920], ymm8                                 ;   109.3 agu2+fp5   14 t[1]
        vmovdqu ymm5, [rel aes128_ctr.T0_constants256 + 256]       ;   100.7 agu0    14 t[0] reload
        vpshufb ymm1, ymm5, ymm1                                   ;   107.7 fp1     14 t[1]
        vpxor ymm6, ymm6, ymm1                                     ;   108.7 fp0     14 t[1]
        vmovdqu [rbp + 1952], ymm6                                 ;   109.7 agu1+fp5   14 t[1]
        vpxor ymm8, ymm8, ymm12                                    ;   109.3 fp3     14 t[1]
        vmovdqu [rbp + 1984], ymm8                                 ;   110.3 agu2+fp5   14 t[1]
        vmovdqu ymm1, [rbp + 1216]                                 ;   101.7 agu0    11 s[0] reload
        vpsrlq ymm1, ymm1, 4                                       ;   108.7 fp2     11 s[0]
        vpand ymm1, ymm1, ymm9                                     ;   109.7 fp0     11 s[0]
        vpxor ymm15, ymm15, ymm1                                   ;   110.7 fp3     11 s[0]
        vmovdqa ymm6, ymm1                                         ;   110.7         11 s[0] copy
        vmovdqu ymm8, [rel aes128_ctr.T0_constants256 + 160]       ;   106.3 agu1    11 s[0] reload
        vpshufb ymm1, ymm8, ymm1                                   ;   113.3 fp1     11 s[0]
        vpxor ymm14, ymm14, ymm1                                   ;   114.3 fp2     11 s[0]
        vpshufb ymm1, ymm8, ymm14                                  ;   115.3 fp1     11 s[0]
        vpxor ymm1, ymm1, ymm15                                    ;   116.3 fp0     11 s[0]
        vpshufb ymm14, ymm8, ymm15                                 ;   113.3 fp2     11 s[0]
        vpxor ymm13, ymm13, ymm14                                  ;   114.3 fp3     11 s[0]
        vpshufb ymm13, ymm8, ymm13                                 ;   115.3 fp1     11 s[0]
        vpxor ymm6, ymm6, ymm13                                    ;   116.3 fp0     11 s[0]
        vpshufb ymm13, ymm4, ymm1                                  ;   117.3 fp2     14 t[2]
        vpshufb ymm14, ymm5, ymm1                                  ;   117.3 fp1     14 t[2]
        vpxor ymm14, ymm14, ymm12                                  ;   118.3 fp3     14 t[2]
        vpxor ymm13, ymm13, ymm12                                  ;   118.3 fp0     14 t[2]
        vpbroadcastb ymm15, [r9 + 25]                              ;   110.3 fp2+agu0   14 t[2].1
        vpand ymm15, ymm15, ymm9                                   ;   111.3 fp3     14 t[2].1
        vmovdqu ymm12, [rel aes128_ctr.T0_constants256 + 64]       ;   110.5 agu1    11 s[0] reload
        vpshufb ymm15, ymm12, ymm15                                ;   117.5 fp1     14 t[2].1
        vpxor ymm3, ymm3, ymm15                                    ;   118.5 fp0     14 t[2].1
        vmovdqu [rbp + 2016], ymm3                                 ;   119.5 agu2+fp5   14 t[2].1
        vmovdqu ymm3, [rel aes128_ctr.T0_constants256 + 320]       ;   111.3 agu0    14 t[0] reload
        vpshufb ymm3, ymm3, ymm1                                   ;   118.3 fp2     14 t[2]
        vmovdqu ymm15, [rel aes128_ctr.T0_constants256 + 384]      ;   113.3 agu1    14 t[0] reload
        vpshufb ymm1, ymm15, ymm1                                  ;   120.3 fp1     14 t[2]
        vpxor ymm1, ymm1, [rel aes128_ctr.T0_constants256 + 480]   ;   121.3 fp3+agu0   14 t[2]
        vpxor ymm3, ymm3, [rel aes128_ctr.T0_constants256 + 512]   ;   119.3 fp0+agu1   14 t[2]
        vpbroadcastb ymm4, [r9 + 26]                               ;   114.7 fp2+agu0   14 t[2].2
        vpand ymm4, ymm4, ymm9                                     ;   115.7 fp1     14 t[2].2
        vpshufb ymm4, ymm12, ymm4                                  ;   117.5 fp2     14 t[2].2
        vpxor ymm10, ymm10, ymm4                                   ;   118.5 fp3     14 t[2].2
        vmovdqu [rbp + 2048], ymm10                                ;   119.5 agu2+fp5   14 t[2].2
        vmovdqu ymm4, [rel aes128_ctr.T0_constants256 + 224]       ;   116.3 agu1    14 t[0] reload
        vpshufb ymm10, ymm4, ymm6                                  ;   123.3 fp1     14 t[2]
        vpxor ymm13, ymm13, ymm10                                  ;   124.3 fp0     14 t[2]
        vmovdqu [rbp + 2080], ymm13                                ;   125.3 agu0+fp5   14 t[2]
        vmovdqu ymm10, [rel aes128_ctr.T0_constants256 + 288]      ;   117.5 agu1    14 t[0] reload
        vpshufb ymm13, ymm10, ymm6                                 ;   124.5 fp2     14 t[2]
        vpxor ymm14, ymm14, ymm13                                  ;   125.5 fp3     14 t[2]
        vmovdqu [rbp + 2112], ymm14                                ;   126.5 agu2+fp5   14 t[2]
        vmovdqu ymm13, [rel aes128_ctr.T0_constants256 + 352]      ;   118.3 agu0    14 t[0] reload
        vpshufb ymm13, ymm13, ymm6                                 ;   125.3 fp1     14 t[2]
        vpxor ymm3, ymm3, ymm13                                    ;   126.3 fp0     14 t[2]
        vmovdqu ymm13, [rel aes128_ctr.T0_constants256 + 416]      ;   118.8 agu1    14 t[0] reload
        vpshufb ymm6, ymm13, ymm6                                  ;   125.8 fp2     14 t[2]
        vpxor ymm1, ymm1, ymm6                                     ;   126.8 fp3     14 t[2]
        vmovdqu ymm6, [rbp + 1184]                                 ;   119.3 agu0    11 s[1] reload
        vpsrlq ymm6, ymm6, 4                                       ;   126.3 fp1     11 s[1]
        vpand ymm6, ymm6, ymm9                                     ;   127.3 fp0     11 s[1]
        vpxor ymm7, ymm7, ymm6                                     ;   128.3 fp2     11 s[1]
        vpshufb ymm14, ymm8, ymm6                                  ;   128.3 fp1     11 s[1]
        vpxor ymm0, ymm0, ymm14                                    ;   129.3 fp3     11 s[1]
        vpshufb ymm0, ymm8, ymm0                                   ;   130.3 fp2     11 s[1]
        vpxor ymm0, ymm0, ymm7                                     ;   131.3 fp0     11 s[1]
        vpshufb ymm7, ymm8, ymm7                                   ;   129.3 fp1     11 s[1]
        vpxor ymm11, ymm11, ymm7                                   ;   130.3 fp3     11 s[1]
        vpshufb ymm7, ymm8, ymm11                                  ;   131.3 fp2     11 s[1]
        vpxor ymm6, ymm6, ymm7                                     ;   132.3 fp0     11 s[1]
        vpshufb ymm7, ymm15, ymm0                                  ;   132.3 fp1     14 t[2]
        vpshufb ymm0, ymm5, ymm0                                   ;   132.3 fp2     14 t[2]
        vpshufb ymm11, ymm13, ymm6                                 ;   133.3 fp1     14 t[2]
        vpshufb ymm6, ymm10, ymm6                                  ;   133.3 fp2     14 t[2]
        vpxor ymm7, ymm7, ymm11                                    ;   134.3 fp3     14 t[2]
        vpxor ymm0, ymm0, ymm6                                     ;   134.3 fp0     14 t[2]
        vmovdqu ymm6, [rel aes128_ctr.T0_constants256 + 480]       ;   127.3 agu1    14 t[0] reload
        vpxor ymm7, ymm7, ymm6                                     ;   135.3 fp1     14 t[2]
        vpxor ymm1, ymm1, ymm7                                     ;   136.3 fp3     14 t[2]
        vpxor ymm3, ymm3, ymm7                                     ;   136.3 fp0     14 t[2]
        vpsrlq ymm7, ymm1, 4                                       ;   137.3 fp2     14 t[2]
        vpsrlq ymm11, ymm3, 4                                      ;   137.3 fp1     14 t[2]
        vpand ymm1, ymm1, ymm9                                     ;   137.3 fp3     14 t[2]
        vpshufb ymm1, ymm12, ymm1                                  ;   138.3 fp2     14 t[2]
        vpand ymm7, ymm7, ymm9                                     ;   138.3 fp0     14 t[2]
        vmovdqu ymm13, [rel aes128_ctr.T0_constants256 + 96]       ;   131.5 agu0    11 s[0] reload
        vpshufb ymm7, ymm13, ymm7                                  ;   139.3 fp1     14 t[2]
        vpxor ymm1, ymm1, ymm7                                     ;   140.3 fp3     14 t[2]
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 448]       ;   132.5 agu1    14 t[0] reload
        vpxor ymm1, ymm1, ymm7                                     ;   141.3 fp2     14 t[2]
        vmovdqu [rbp + 2144], ymm1                                 ;   142.3 agu2+fp5   14 t[2]
        vpxor ymm0, ymm0, ymm7                                     ;   139.5 fp0     14 t[2]
        vmovdqu [rbp + 2176], ymm0                                 ;   140.5 agu0+fp5   14 t[2]
        vpand ymm3, ymm3, ymm9                                     ;   137.3 fp1     14 t[2]
        vpshufb ymm0, ymm12, ymm3                                  ;   138.3 fp2     14 t[2]
        vpand ymm11, ymm11, ymm9                                   ;   138.3 fp3     14 t[2]
        vpshufb ymm1, ymm13, ymm11                                 ;   139.3 fp1     14 t[2]
        vpxor ymm0, ymm0, ymm1                                     ;   140.3 fp0     14 t[2]
        vmovdqu [rbp + 2208], ymm0                                 ;   141.3 agu1+fp5   14 t[2]
        vpbroadcastb ymm0, [r9 + 27]                               ;   137.5 fp2+agu0   14 t[2].3
        vpand ymm0, ymm0, ymm9                                     ;   138.5 fp3     14 t[2].3
        vpshufb ymm0, ymm12, ymm0                                  ;   139.5 fp1     14 t[2].3
        vpxor ymm2, ymm2, ymm0                                     ;   140.5 fp0     14 t[2].3
        vmovdqu [rbp + 2240], ymm2                                 ;   141.5 agu2+fp5   14 t[2].3
        vmovdqu ymm0, [rbp + 1120]                                 ;   138.5 agu1    11 s[0]
        vpand ymm0, ymm0, ymm9                                     ;   145.5 fp2     11 s[0]
        vmovdqa ymm1, ymm0                                         ;   146.5         11 s[0] copy
        vmovdqu ymm2, [rel aes128_ctr.T0_constants256 + 128]       ;   139.0 agu0    11 s[0] reload
        vpshufb ymm0, ymm2, ymm0                                   ;   146.5 fp1     11 s[0]
        vmovdqa ymm3, ymm0                                         ;   147.5         11 s[0] copy
        vmovdqu ymm11, [rbp + 1120]                                ;   139.5 agu1    11 s[0] reload
        vpsrlq ymm11, ymm11, 4                                     ;   146.5 fp2     11 s[0]
        vpand ymm11, ymm11, ymm9                                   ;   147.5 fp3     11 s[0]
        vpxor ymm1, ymm1, ymm11                                    ;   148.5 fp0     11 s[0]
        vpshufb ymm14, ymm8, ymm11                                 ;   148.5 fp1     11 s[0]
        vpxor ymm3, ymm3, ymm14                                    ;   149.5 fp2     11 s[0]
        vpshufb ymm3, ymm8, ymm3                                   ;   150.5 fp1     11 s[0]
        vpxor ymm3, ymm3, ymm1                                     ;   151.5 fp3     11 s[0]
        vpshufb ymm1, ymm8, ymm1                                   ;   149.5 fp2     11 s[0]
        vpxor ymm0, ymm0, ymm1                                     ;   150.5 fp0     11 s[0]
        vpshufb ymm0, ymm8, ymm0                                   ;   151.5 fp1     11 s[0]
        vpxor ymm11, ymm11, ymm0                                   ;   152.5 fp3     11 s[0]
        vpshufb ymm0, ymm5, ymm3                                   ;   152.5 fp2     14 t[3]
        vpshufb ymm1, ymm4, ymm11                                  ;   153.5 fp1     14 t[3]
        vpshufb ymm11, ymm10, ymm11                                ;   153.5 fp2     14 t[3]
        vpxor ymm0, ymm0, ymm11                                    ;   154.5 fp0     14 t[3]
        vpxor ymm0, ymm0, ymm7                                     ;   155.5 fp3     14 t[3]
        vmovdqu [rbp + 2272], ymm0                                 ;   156.5 agu2+fp5   14 t[3]
        vmovdqu ymm0, [rel aes128_ctr.T0_constants256 + 192]       ;   147.7 agu0    14 t[0] reload
        vpshufb ymm3, ymm0, ymm3                                   ;   154.7 fp1     14 t[3]
        vpxor ymm1, ymm1, ymm3                                     ;   155.7 fp2     14 t[3]
        vmovdqu [rbp + 2304], ymm1                                 ;   156.7 agu1+fp5   14 t[3]
        vmovdqu ymm3, [rel aes128_ctr.T0_constants256 + 544]       ;   149.5 agu0    14 t[0] reload
        vpxor ymm1, ymm1, ymm3                                     ;   156.7 fp0     14 t[3]
        vmovdqu [rbp + 2336], ymm1                                 ;   157.7 agu2+fp5   14 t[3]
        vpbroadcastb ymm1, [r9 + 28]                               ;   150.5 fp1+agu1   14 t[3].0
        vpsrlq ymm11, ymm1, 4                                      ;   151.5 fp2     14 t[3].0
        vpand ymm14, ymm1, ymm9                                    ;   151.5 fp3     14 t[3].0
        vpshufb ymm14, ymm12, ymm14                                ;   152.5 fp1     14 t[3].0
        vpand ymm11, ymm11, ymm9                                   ;   152.5 fp0     14 t[3].0
        vpshufb ymm11, ymm13, ymm11                                ;   153.5 fp2     14 t[3].0
        vpxor ymm14, ymm14, ymm11                                  ;   154.5 fp3     14 t[3].0
        vmovdqu [rbp + 2368], ymm14                                ;   155.5 agu0+fp5   14 t[3].0
        vmovdqu ymm11, [rbp + 1152]                                ;   152.7 agu1    11 s[1]
        vpand ymm11, ymm11, ymm9                                   ;   159.7 fp1     11 s[1]
        vpshufb ymm2, ymm2, ymm11                                  ;   160.7 fp2     11 s[1]
        vmovdqa ymm14, ymm2                                        ;   161.7         11 s[1] copy
        vpbroadcastb ymm15, [r9 + 29]                              ;   153.8 fp1+agu0   14 t[3].1
        vpsrlq ymm1, ymm15, 4                                      ;   154.8 fp2     14 t[3].1
        vpand ymm1, ymm1, ymm9                                     ;   155.8 fp0     14 t[3].1
        vpshufb ymm1, ymm13, ymm1                                  ;   156.8 fp1     14 t[3].1
        vpand ymm6, ymm15, ymm9                                    ;   154.8 fp3     14 t[3].1
        vpshufb ymm6, ymm12, ymm6                                  ;   155.8 fp2     14 t[3].1
        vpxor ymm1, ymm1, ymm6                                     ;   157.8 fp0     14 t[3].1
        vmovdqu [rbp + 2400], ymm1                                 ;   158.8 agu2+fp5   14 t[3].1
        vpbroadcastb ymm1, [r9 + 30]                               ;   155.8 fp1+agu1   14 t[3].2
        vpsrlq ymm6, ymm1, 4                                       ;   156.8 fp2     14 t[3].2
        vpand ymm6, ymm6, ymm9                                     ;   157.8 fp3     14 t[3].2
        vpshufb ymm6, ymm13, ymm6                                  ;   158.8 fp1     14 t[3].2
        vpand ymm15, ymm1, ymm9                                    ;   156.8 fp0     14 t[3].2
        vpshufb ymm15, ymm12, ymm15                                ;   157.8 fp2     14 t[3].2
        vpxor ymm6, ymm6, ymm15                                    ;   159.8 fp3     14 t[3].2
        vpxor ymm6, ymm6, ymm7                                     ;   160.8 fp0     14 t[3]
        vmovdqu [rbp + 2432], ymm6                                 ;   161.8 agu0+fp5   14 t[3]
        vpbroadcastb ymm6, [r9 + 31]                               ;   157.8 fp1+agu1   14 t[3].3
        vpsrlq ymm15, ymm6, 4                                      ;   158.8 fp2     14 t[3].3
        vpand ymm15, ymm15, ymm9                                   ;   159.8 fp3     14 t[3].3
        vpshufb ymm15, ymm13, ymm15                                ;   160.8 fp1     14 t[3].3
        vpand ymm1, ymm6, ymm9                                     ;   158.8 fp0     14 t[3].3
        vpshufb ymm1, ymm12, ymm1                                  ;   159.8 fp2     14 t[3].3
        vpxor ymm15, ymm15, ymm1                                   ;   161.8 fp3     14 t[3].3
        vpxor ymm15, ymm15, ymm7                                   ;   162.8 fp0     14 t[3]
        vmovdqu [rbp + 2464], ymm15                                ;   163.8 agu2+fp5   14 t[3]
        vmovdqu ymm1, [rbp + 1152]                                 ;   158.8 agu0    11 s[1] reload
        vpsrlq ymm1, ymm1, 4                                       ;   165.8 fp1     11 s[1]
        vpand ymm1, ymm1, ymm9                                     ;   166.8 fp3     11 s[1]
        vpxor ymm11, ymm11, ymm1                                   ;   167.8 fp0     11 s[1]
        vpshufb ymm7, ymm8, ymm1                                   ;   167.8 fp2     11 s[1]
        vpxor ymm14, ymm14, ymm7                                   ;   168.8 fp3     11 s[1]
        vpshufb ymm7, ymm8, ymm14                                  ;   169.8 fp1     11 s[1]
        vpxor ymm7, ymm7, ymm11                                    ;   170.8 fp0     11 s[1]
        vpshufb ymm11, ymm8, ymm11                                 ;   168.8 fp2     11 s[1]
        vpxor ymm2, ymm2, ymm11                                    ;   169.8 fp3     11 s[1]
        vpshufb ymm2, ymm8, ymm2                                   ;   170.8 fp1     11 s[1]
        vpxor ymm1, ymm1, ymm2                                     ;   171.8 fp0     11 s[1]
        vpshufb ymm0, ymm0, ymm7                                   ;   171.8 fp2     14 t[3]
        vpshufb ymm2, ymm5, ymm7                                   ;   171.8 fp1     14 t[3]
        vpshufb ymm4, ymm4, ymm1                                   ;   172.8 fp2     14 t[3]
        vpshufb ymm1, ymm10, ymm1                                  ;   172.8 fp1     14 t[3]
        vpxor ymm0, ymm0, ymm4                                     ;   173.8 fp3     14 t[3]
        vpxor ymm2, ymm2, ymm3                                     ;   172.8 fp0     14 t[3]
        vpxor ymm2, ymm2, ymm1                                     ;   173.8 fp2     14 t[3]
        vmovdqu [rbp + 2496], ymm2                                 ;   174.8 agu1+fp5   14 t[3]
        vmovdqu [rbp + 2528], ymm0                                 ;   174.8 agu2+fp5   14 t[3]
        vpxor ymm0, ymm0, ymm3                                     ;   174.8 fp1     14 t[3]
        vmovdqu [rbp + 2560], ymm0                                 ;   175.8 agu0+fp5   14 t[3]
        vpbroadcastb ymm0, [r9 + 32]                               ;   169.8 fp2+agu1   14 t[0].0
        vpsrlq ymm1, ymm0, 4                                       ;   170.8 fp1     14 t[0].0
        vpand ymm2, ymm0, ymm9                                     ;   170.8 fp3     14 t[0].0
        vpshufb ymm2, ymm12, ymm2                                  ;   171.8 fp2     14 t[0].0
        vpand ymm1, ymm1, ymm9                                     ;   171.8 fp0     14 t[0].0
        vpshufb ymm1, ymm13, ymm1                                  ;   172.8 fp1     14 t[0].0
        vpxor ymm2, ymm2, ymm1                                     ;   173.8 fp3     14 t[0].0
        vpbroadcastb ymm1, [r9 + 33]                               ;   171.8 fp2+agu0   14 t[0].1
        vpsrlq ymm3, ymm1, 4                                       ;   172.8 fp1     14 t[0].1
        vpand ymm4, ymm1, ymm9                                     ;   172.8 fp0     14 t[0].1
        vpshufb ymm4, ymm12, ymm4                                  ;   173.8 fp2     14 t[0].1
        vpand ymm3, ymm3, ymm9                                     ;   173.8 fp3     14 t[0].1
        vpshufb ymm3, ymm13, ymm3                                  ;   174.8 fp1     14 t[0].1
        vpxor ymm4, ymm4, ymm3                                     ;   175.8 fp0     14 t[0].1
        vmovdqu ymm3, [rel aes128_ctr.T0_constants256 + 576]       ;   173.0 agu1    14 t[0] reload
        vpxor ymm2, ymm2, ymm3                                     ;   180.0 fp3     14 t[0]
        vmovdqu [rbp + 2592], ymm2                                 ;   181.0 agu2+fp5   14 t[0]
        vpbroadcastb ymm2, [r9 + 34]                               ;   173.8 fp2+agu0   14 t[0].2
        vpsrlq ymm5, ymm2, 4                                       ;   174.8 fp1     14 t[0].2
        vpand ymm7, ymm2, ymm9                                     ;   174.8 fp0     14 t[0].2
        vpshufb ymm7, ymm12, ymm7                                  ;   175.8 fp2     14 t[0].2
        vpand ymm5, ymm5, ymm9                                     ;   175.8 fp3     14 t[0].2
        vpshufb ymm5, ymm13, ymm5                                  ;   176.8 fp1     14 t[0].2
        vpxor ymm7, ymm7, ymm5                                     ;   177.8 fp0     14 t[0].2
        vpbroadcastb ymm5, [r9 + 35]                               ;   175.8 fp2+agu1   14 t[0].3
        vpsrlq ymm8, ymm5, 4                                       ;   176.8 fp1     14 t[0].3
        vpand ymm10, ymm5, ymm9                                    ;   176.8 fp3     14 t[0].3
        vpshufb ymm10, ymm12, ymm10                                ;   177.8 fp2     14 t[0].3
        vpand ymm8, ymm8, ymm9                                     ;   177.8 fp0     14 t[0].3
        vpshufb ymm8, ymm13, ymm8                                  ;   178.8 fp1     14 t[0].3
        vpxor ymm10, ymm10, ymm8                                   ;   179.8 fp3     14 t[0].3
        vpxor ymm4, ymm4, ymm3                                     ;   180.0 fp0     14 t[0]
        vmovdqu [rbp + 2624], ymm4                                 ;   181.0 agu2+fp5   14 t[0]
        vpxor ymm7, ymm7, ymm3                                     ;   180.0 fp3     14 t[0]
        vmovdqu [rbp + 2656], ymm7                                 ;   181.0 agu0+fp5   14 t[0]
        vpxor ymm10, ymm10, ymm3                                   ;   180.8 fp2     14 t[0]
        vmovdqu [rbp + 2688], ymm10                                ;   181.8 agu1+fp5   14 t[0]
        vpbroadcastb ymm4, [r9 + 36]                               ;   178.2 fp1+agu0   14 t[1].0
        vpsrlq ymm7, ymm4, 4                                       ;   179.2 fp2     14 t[1].0
        vpand ymm8, ymm4, ymm9                                     ;   179.2 fp0     14 t[1].0
        vpshufb ymm8, ymm12, ymm8                                  ;   180.2 fp1     14 t[1].0
        vpand ymm7, ymm7, ymm9                                     ;   180.2 fp3     14 t[1].0
        vpshufb ymm7, ymm13, ymm7                                  ;   181.2 fp2     14 t[1].0
        vpxor ymm8, ymm8, ymm7                                     ;   182.2 fp0     14 t[1].0
        vpbroadcastb ymm7, [r9 + 37]                               ;   180.2 fp1+agu1   14 t[1].1
        vpsrlq ymm10, ymm7, 4                                      ;   181.2 fp2     14 t[1].1
        vpand ymm11, ymm7, ymm9                                    ;   181.2 fp3     14 t[1].1
        vpshufb ymm11, ymm12, ymm11                                ;   182.2 fp1     14 t[1].1
        vpand ymm10, ymm10, ymm9                                   ;   182.2 fp0     14 t[1].1
        vpshufb ymm10, ymm13, ymm10                                ;   183.2 fp2     14 t[1].1
        vpxor ymm11, ymm11, ymm10                                  ;   184.2 fp3     14 t[1].1
        vpxor ymm8, ymm8, ymm3                                     ;   183.2 fp0     14 t[1]
        vmovdqu [rbp + 2720], ymm8                                 ;   184.2 agu2+fp5   14 t[1]
        vpxor ymm11, ymm11, ymm3                                   ;   185.2 fp3     14 t[1]
        vmovdqu [rbp + 2752], ymm11                                ;   186.2 agu0+fp5   14 t[1]
        vpbroadcastb ymm8, [r9 + 38]                               ;   182.2 fp1+agu1   14 t[1].2
        vpsrlq ymm10, ymm8, 4                                      ;   183.2 fp2     14 t[1].2
        vpand ymm11, ymm8, ymm9                                    ;   183.2 fp0     14 t[1].2
        vpshufb ymm11, ymm12, ymm11                                ;   184.2 fp1     14 t[1].2
        vpand ymm10, ymm10, ymm9                                   ;   184.2 fp3     14 t[1].2
        vpshufb ymm10, ymm13, ymm10                                ;   185.2 fp2     14 t[1].2
        vpxor ymm11, ymm11, ymm10                                  ;   186.2 fp0     14 t[1].2
        vpxor ymm11, ymm11, ymm3                                   ;   187.2 fp3     14 t[1]
        vmovdqu [rbp + 2784], ymm11                                ;   188.2 agu2+fp5   14 t[1]
        vpbroadcastb ymm10, [r9 + 39]                              ;   184.2 fp1+agu0   14 t[1].3
        vpsrlq ymm11, ymm10, 4                                     ;   185.2 fp2     14 t[1].3
        vpand ymm14, ymm10, ymm9                                   ;   185.2 fp0     14 t[1].3
        vpshufb ymm14, ymm12, ymm14                                ;   186.2 fp1     14 t[1].3
        vpand ymm11, ymm11, ymm9                                   ;   186.2 fp3     14 t[1].3
        vpshufb ymm11, ymm13, ymm11                                ;   187.2 fp2     14 t[1].3
        vpxor ymm14, ymm14, ymm11                                  ;   188.2 fp0     14 t[1].3
        vpxor ymm14, ymm14, ymm3                                   ;   189.2 fp3     14 t[1]
        vmovdqu [rbp + 2816], ymm14                                ;   190.2 agu1+fp5   14 t[1]
        vpbroadcastb ymm11, [r9 + 40]                              ;   186.2 fp1+agu0   14 t[2].0
        vpsrlq ymm14, ymm11, 4                                     ;   187.2 fp2     14 t[2].0
        vpand ymm15, ymm11, ymm9                                   ;   187.2 fp0     14 t[2].0
        vpshufb ymm15, ymm12, ymm15                                ;   188.2 fp1     14 t[2].0
        vpand ymm14, ymm14, ymm9                                   ;   188.2 fp3     14 t[2].0
        vpshufb ymm14, ymm13, ymm14                                ;   189.2 fp2     14 t[2].0
        vpxor ymm15, ymm15, ymm14                                  ;   190.2 fp0     14 t[2].0
        vpxor ymm15, ymm15, ymm3                                   ;   191.2 fp3     14 t[2]
        vmovdqu [rbp + 2848], ymm15                                ;   192.2 agu2+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 41]                              ;   188.2 fp1+agu1   14 t[2].1
        vpsrlq ymm15, ymm14, 4                                     ;   189.2 fp2     14 t[2].1
        vpand ymm15, ymm15, ymm9                                   ;   190.2 fp0     14 t[2].1
        vpshufb ymm15, ymm13, ymm15                                ;   191.2 fp1     14 t[2].1
        vpand ymm11, ymm14, ymm9                                   ;   189.2 fp3     14 t[2].1
        vpshufb ymm11, ymm12, ymm11                                ;   190.2 fp2     14 t[2].1
        vpxor ymm15, ymm15, ymm11                                  ;   192.2 fp0     14 t[2].1
        vpxor ymm15, ymm15, ymm3                                   ;   193.2 fp3     14 t[2]
        vmovdqu [rbp + 2880], ymm15                                ;   194.2 agu0+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 42]                              ;   190.2 fp1+agu1   14 t[2].2
        vpsrlq ymm15, ymm11, 4                                     ;   191.2 fp2     14 t[2].2
        vpand ymm15, ymm15, ymm9                                   ;   192.2 fp0     14 t[2].2
        vpshufb ymm15, ymm13, ymm15                                ;   193.2 fp1     14 t[2].2
        vpand ymm14, ymm11, ymm9                                   ;   191.2 fp3     14 t[2].2
        vpshufb ymm14, ymm12, ymm14                                ;   192.2 fp2     14 t[2].2
        vpxor ymm15, ymm15, ymm14                                  ;   194.2 fp0     14 t[2].2
        vpxor ymm15, ymm15, ymm3                                   ;   195.2 fp3     14 t[2]
        vmovdqu [rbp + 2912], ymm15                                ;   196.2 agu2+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 43]                              ;   192.2 fp1+agu0   14 t[2].3
        vpsrlq ymm15, ymm14, 4                                     ;   193.2 fp2     14 t[2].3
        vpand ymm15, ymm15, ymm9                                   ;   194.2 fp0     14 t[2].3
        vpshufb ymm15, ymm13, ymm15                                ;   195.2 fp1     14 t[2].3
        vpand ymm11, ymm14, ymm9                                   ;   193.2 fp3     14 t[2].3
        vpshufb ymm11, ymm12, ymm11                                ;   194.2 fp2     14 t[2].3
        vpxor ymm15, ymm15, ymm11                                  ;   196.2 fp0     14 t[2].3
        vpxor ymm15, ymm15, ymm3                                   ;   197.2 fp3     14 t[2]
        vmovdqu [rbp + 2944], ymm15                                ;   198.2 agu1+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 44]                              ;   194.2 fp1+agu0   14 t[3].0
        vpsrlq ymm15, ymm11, 4                                     ;   195.2 fp2     14 t[3].0
        vpand ymm15, ymm15, ymm9                                   ;   196.2 fp0     14 t[3].0
        vpshufb ymm15, ymm13, ymm15                                ;   197.2 fp1     14 t[3].0
        vpand ymm14, ymm11, ymm9                                   ;   195.2 fp3     14 t[3].0
        vpshufb ymm14, ymm12, ymm14                                ;   196.2 fp2     14 t[3].0
        vpxor ymm15, ymm15, ymm14                                  ;   198.2 fp0     14 t[3].0
        vpxor ymm15, ymm15, ymm3                                   ;   199.2 fp3     14 t[3]
        vmovdqu [rbp + 2976], ymm15                                ;   200.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 45]                              ;   196.2 fp1+agu1   14 t[3].1
        vpsrlq ymm15, ymm14, 4                                     ;   197.2 fp2     14 t[3].1
        vpand ymm15, ymm15, ymm9                                   ;   198.2 fp0     14 t[3].1
        vpshufb ymm15, ymm13, ymm15                                ;   199.2 fp1     14 t[3].1
        vpand ymm11, ymm14, ymm9                                   ;   197.2 fp3     14 t[3].1
        vpshufb ymm11, ymm12, ymm11                                ;   198.2 fp2     14 t[3].1
        vpxor ymm15, ymm15, ymm11                                  ;   200.2 fp0     14 t[3].1
        vpxor ymm15, ymm15, ymm3                                   ;   201.2 fp3     14 t[3]
        vmovdqu [rbp + 3008], ymm15                                ;   202.2 agu0+fp5   14 t[3]
        vpbroadcastb ymm11, [r9 + 46]                              ;   198.2 fp1+agu1   14 t[3].2
        vpsrlq ymm15, ymm11, 4                                     ;   199.2 fp2     14 t[3].2
        vpand ymm15, ymm15, ymm9                                   ;   200.2 fp0     14 t[3].2
        vpshufb ymm15, ymm13, ymm15                                ;   201.2 fp1     14 t[3].2
        vpand ymm14, ymm11, ymm9                                   ;   199.2 fp3     14 t[3].2
        vpshufb ymm14, ymm12, ymm14                                ;   200.2 fp2     14 t[3].2
        vpxor ymm15, ymm15, ymm14                                  ;   202.2 fp0     14 t[3].2
        vpxor ymm15, ymm15, ymm3                                   ;   203.2 fp3     14 t[3]
        vmovdqu [rbp + 3040], ymm15                                ;   204.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 47]                              ;   200.2 fp1+agu0   14 t[3].3
        vpsrlq ymm15, ymm14, 4                                     ;   201.2 fp2     14 t[3].3
        vpand ymm15, ymm15, ymm9                                   ;   202.2 fp0     14 t[3].3
        vpshufb ymm15, ymm13, ymm15                                ;   203.2 fp1     14 t[3].3
        vpand ymm11, ymm14, ymm9                                   ;   201.2 fp3     14 t[3].3
        vpshufb ymm11, ymm12, ymm11                                ;   202.2 fp2     14 t[3].3
        vpxor ymm15, ymm15, ymm11                                  ;   204.2 fp0     14 t[3].3
        vpxor ymm15, ymm15, ymm3                                   ;   205.2 fp3     14 t[3]
        vmovdqu [rbp + 3072], ymm15                                ;   206.2 agu1+fp5   14 t[3]
        vpbroadcastb ymm11, [r9 + 48]                              ;   202.2 fp1+agu0   14 t[0].0
        vpsrlq ymm15, ymm11, 4                                     ;   203.2 fp2     14 t[0].0
        vpand ymm15, ymm15, ymm9                                   ;   204.2 fp0     14 t[0].0
        vpshufb ymm15, ymm13, ymm15                                ;   205.2 fp1     14 t[0].0
        vpand ymm14, ymm11, ymm9                                   ;   203.2 fp3     14 t[0].0
        vpshufb ymm14, ymm12, ymm14                                ;   204.2 fp2     14 t[0].0
        vpxor ymm15, ymm15, ymm14                                  ;   206.2 fp0     14 t[0].0
        vpxor ymm15, ymm15, ymm3                                   ;   207.2 fp3     14 t[0]
        vmovdqu [rbp + 3104], ymm15                                ;   208.2 agu2+fp5   14 t[0]
        vpbroadcastb ymm14, [r9 + 49]                              ;   204.2 fp1+agu1   14 t[0].1
        vpsrlq ymm15, ymm14, 4                                     ;   205.2 fp2     14 t[0].1
        vpand ymm15, ymm15, ymm9                                   ;   206.2 fp0     14 t[0].1
        vpshufb ymm15, ymm13, ymm15                                ;   207.2 fp1     14 t[0].1
        vpand ymm11, ymm14, ymm9                                   ;   205.2 fp3     14 t[0].1
        vpshufb ymm11, ymm12, ymm11                                ;   206.2 fp2     14 t[0].1
        vpxor ymm15, ymm15, ymm11                                  ;   208.2 fp0     14 t[0].1
        vpxor ymm15, ymm15, ymm3                                   ;   209.2 fp3     14 t[0]
        vmovdqu [rbp + 3136], ymm15                                ;   210.2 agu0+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 50]                              ;   206.2 fp1+agu1   14 t[0].2
        vpsrlq ymm15, ymm11, 4                                     ;   207.2 fp2     14 t[0].2
        vpand ymm15, ymm15, ymm9                                   ;   208.2 fp0     14 t[0].2
        vpshufb ymm15, ymm13, ymm15                                ;   209.2 fp1     14 t[0].2
        vpand ymm14, ymm11, ymm9                                   ;   207.2 fp3     14 t[0].2
        vpshufb ymm14, ymm12, ymm14                                ;   208.2 fp2     14 t[0].2
        vpxor ymm15, ymm15, ymm14                                  ;   210.2 fp0     14 t[0].2
        vpxor ymm15, ymm15, ymm3                                   ;   211.2 fp3     14 t[0]
        vmovdqu [rbp + 3168], ymm15                                ;   212.2 agu2+fp5   14 t[0]
        vpbroadcastb ymm14, [r9 + 51]                              ;   208.2 fp1+agu0   14 t[0].3
        vpsrlq ymm15, ymm14, 4                                     ;   209.2 fp2     14 t[0].3
        vpand ymm15, ymm15, ymm9                                   ;   210.2 fp0     14 t[0].3
        vpshufb ymm15, ymm13, ymm15                                ;   211.2 fp1     14 t[0].3
        vpand ymm11, ymm14, ymm9                                   ;   209.2 fp3     14 t[0].3
        vpshufb ymm11, ymm12, ymm11                                ;   210.2 fp2     14 t[0].3
        vpxor ymm15, ymm15, ymm11                                  ;   212.2 fp0     14 t[0].3
        vpxor ymm15, ymm15, ymm3                                   ;   213.2 fp3     14 t[0]
        vmovdqu [rbp + 3200], ymm15                                ;   214.2 agu1+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 52]                              ;   210.2 fp1+agu0   14 t[1].0
        vpsrlq ymm15, ymm11, 4                                     ;   211.2 fp2     14 t[1].0
        vpand ymm15, ymm15, ymm9                                   ;   212.2 fp0     14 t[1].0
        vpshufb ymm15, ymm13, ymm15                                ;   213.2 fp1     14 t[1].0
        vpand ymm14, ymm11, ymm9                                   ;   211.2 fp3     14 t[1].0
        vpshufb ymm14, ymm12, ymm14                                ;   212.2 fp2     14 t[1].0
        vpxor ymm15, ymm15, ymm14                                  ;   214.2 fp0     14 t[1].0
        vpxor ymm15, ymm15, ymm3                                   ;   215.2 fp3     14 t[1]
        vmovdqu [rbp + 3232], ymm15                                ;   216.2 agu2+fp5   14 t[1]
        vpbroadcastb ymm14, [r9 + 53]                              ;   212.2 fp1+agu1   14 t[1].1
        vpsrlq ymm15, ymm14, 4                                     ;   213.2 fp2     14 t[1].1
        vpand ymm15, ymm15, ymm9                                   ;   214.2 fp0     14 t[1].1
        vpshufb ymm15, ymm13, ymm15                                ;   215.2 fp1     14 t[1].1
        vpand ymm11, ymm14, ymm9                                   ;   213.2 fp3     14 t[1].1
        vpshufb ymm11, ymm12, ymm11                                ;   214.2 fp2     14 t[1].1
        vpxor ymm15, ymm15, ymm11                                  ;   216.2 fp0     14 t[1].1
        vpxor ymm15, ymm15, ymm3                                   ;   217.2 fp3     14 t[1]
        vmovdqu [rbp + 3264], ymm15                                ;   218.2 agu0+fp5   14 t[1]
        vpbroadcastb ymm11, [r9 + 54]                              ;   214.2 fp1+agu1   14 t[1].2
        vpsrlq ymm15, ymm11, 4                                     ;   215.2 fp2     14 t[1].2
        vpand ymm15, ymm15, ymm9                                   ;   216.2 fp0     14 t[1].2
        vpshufb ymm15, ymm13, ymm15                                ;   217.2 fp1     14 t[1].2
        vpand ymm14, ymm11, ymm9                                   ;   215.2 fp3     14 t[1].2
        vpshufb ymm14, ymm12, ymm14                                ;   216.2 fp2     14 t[1].2
        vpxor ymm15, ymm15, ymm14                                  ;   218.2 fp0     14 t[1].2
        vpxor ymm15, ymm15, ymm3                                   ;   219.2 fp3     14 t[1]
        vmovdqu [rbp + 3296], ymm15                                ;   220.2 agu2+fp5   14 t[1]
        vpbroadcastb ymm14, [r9 + 55]                              ;   216.2 fp1+agu0   14 t[1].3
        vpsrlq ymm15, ymm14, 4                                     ;   217.2 fp2     14 t[1].3
        vpand ymm15, ymm15, ymm9                                   ;   218.2 fp0     14 t[1].3
        vpshufb ymm15, ymm13, ymm15                                ;   219.2 fp1     14 t[1].3
        vpand ymm11, ymm14, ymm9                                   ;   217.2 fp3     14 t[1].3
        vpshufb ymm11, ymm12, ymm11                                ;   218.2 fp2     14 t[1].3
        vpxor ymm15, ymm15, ymm11                                  ;   220.2 fp0     14 t[1].3
        vpxor ymm15, ymm15, ymm3                                   ;   221.2 fp3     14 t[1]
        vmovdqu [rbp + 3328], ymm15                                ;   222.2 agu1+fp5   14 t[1]
        vpbroadcastb ymm11, [r9 + 56]                              ;   218.2 fp1+agu0   14 t[2].0
        vpsrlq ymm15, ymm11, 4                                     ;   219.2 fp2     14 t[2].0
        vpand ymm15, ymm15, ymm9                                   ;   220.2 fp0     14 t[2].0
        vpshufb ymm15, ymm13, ymm15                                ;   221.2 fp1     14 t[2].0
        vpand ymm14, ymm11, ymm9                                   ;   219.2 fp3     14 t[2].0
        vpshufb ymm14, ymm12, ymm14                                ;   220.2 fp2     14 t[2].0
        vpxor ymm15, ymm15, ymm14                                  ;   222.2 fp0     14 t[2].0
        vpxor ymm15, ymm15, ymm3                                   ;   223.2 fp3     14 t[2]
        vmovdqu [rbp + 3360], ymm15                                ;   224.2 agu2+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 57]                              ;   220.2 fp1+agu1   14 t[2].1
        vpsrlq ymm15, ymm14, 4                                     ;   221.2 fp2     14 t[2].1
        vpand ymm15, ymm15, ymm9                                   ;   222.2 fp0     14 t[2].1
        vpshufb ymm15, ymm13, ymm15                                ;   223.2 fp1     14 t[2].1
        vpand ymm11, ymm14, ymm9                                   ;   221.2 fp3     14 t[2].1
        vpshufb ymm11, ymm12, ymm11                                ;   222.2 fp2     14 t[2].1
        vpxor ymm15, ymm15, ymm11                                  ;   224.2 fp0     14 t[2].1
        vpxor ymm15, ymm15, ymm3                                   ;   225.2 fp3     14 t[2]
        vmovdqu [rbp + 3392], ymm15                                ;   226.2 agu0+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 58]                              ;   222.2 fp1+agu1   14 t[2].2
        vpsrlq ymm15, ymm11, 4                                     ;   223.2 fp2     14 t[2].2
        vpand ymm15, ymm15, ymm9                                   ;   224.2 fp0     14 t[2].2
        vpshufb ymm15, ymm13, ymm15                                ;   225.2 fp1     14 t[2].2
        vpand ymm14, ymm11, ymm9                                   ;   223.2 fp3     14 t[2].2
        vpshufb ymm14, ymm12, ymm14                                ;   224.2 fp2     14 t[2].2
        vpxor ymm15, ymm15, ymm14                                  ;   226.2 fp0     14 t[2].2
        vpxor ymm15, ymm15, ymm3                                   ;   227.2 fp3     14 t[2]
        vmovdqu [rbp + 3424], ymm15                                ;   228.2 agu2+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 59]                              ;   224.2 fp1+agu0   14 t[2].3
        vpsrlq ymm15, ymm14, 4                                     ;   225.2 fp2     14 t[2].3
        vpand ymm15, ymm15, ymm9                                   ;   226.2 fp0     14 t[2].3
        vpshufb ymm15, ymm13, ymm15                                ;   227.2 fp1     14 t[2].3
        vpand ymm11, ymm14, ymm9                                   ;   225.2 fp3     14 t[2].3
        vpshufb ymm11, ymm12, ymm11                                ;   226.2 fp2     14 t[2].3
        vpxor ymm15, ymm15, ymm11                                  ;   228.2 fp0     14 t[2].3
        vpxor ymm15, ymm15, ymm3                                   ;   229.2 fp3     14 t[2]
        vmovdqu [rbp + 3456], ymm15                                ;   230.2 agu1+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 60]                              ;   226.2 fp1+agu0   14 t[3].0
        vpsrlq ymm15, ymm11, 4                                     ;   227.2 fp2     14 t[3].0
        vpand ymm15, ymm15, ymm9                                   ;   228.2 fp0     14 t[3].0
        vpshufb ymm15, ymm13, ymm15                                ;   229.2 fp1     14 t[3].0
        vpand ymm14, ymm11, ymm9                                   ;   227.2 fp3     14 t[3].0
        vpshufb ymm14, ymm12, ymm14                                ;   228.2 fp2     14 t[3].0
        vpxor ymm15, ymm15, ymm14                                  ;   230.2 fp0     14 t[3].0
        vpxor ymm15, ymm15, ymm3                                   ;   231.2 fp3     14 t[3]
        vmovdqu [rbp + 3488], ymm15                                ;   232.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 61]                              ;   228.2 fp1+agu1   14 t[3].1
        vpsrlq ymm15, ymm14, 4                                     ;   229.2 fp2     14 t[3].1
        vpand ymm15, ymm15, ymm9                                   ;   230.2 fp0     14 t[3].1
        vpshufb ymm15, ymm13, ymm15                                ;   231.2 fp1     14 t[3].1
        vpand ymm11, ymm14, ymm9                                   ;   229.2 fp3     14 t[3].1
        vpshufb ymm11, ymm12, ymm11                                ;   230.2 fp2     14 t[3].1
        vpxor ymm15, ymm15, ymm11                                  ;   232.2 fp0     14 t[3].1
        vpxor ymm15, ymm15, ymm3                                   ;   233.2 fp3     14 t[3]
        vmovdqu [rbp + 3520], ymm15                                ;   234.2 agu0+fp5   14 t[3]
        vpbroadcastb ymm11, [r9 + 62]                              ;   230.2 fp1+agu1   14 t[3].2
        vpsrlq ymm15, ymm11, 4                                     ;   231.2 fp2     14 t[3].2
        vpand ymm15, ymm15, ymm9                                   ;   232.2 fp0     14 t[3].2
        vpshufb ymm15, ymm13, ymm15                                ;   233.2 fp1     14 t[3].2
        vpand ymm14, ymm11, ymm9                                   ;   231.2 fp3     14 t[3].2
        vpshufb ymm14, ymm12, ymm14                                ;   232.2 fp2     14 t[3].2
        vpxor ymm15, ymm15, ymm14                                  ;   234.2 fp0     14 t[3].2
        vpxor ymm15, ymm15, ymm3                                   ;   235.2 fp3     14 t[3]
        vmovdqu [rbp + 3552], ymm15                                ;   236.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 63]                              ;   232.2 fp1+agu0   14 t[3].3
        vpsrlq ymm15, ymm14, 4                                     ;   233.2 fp2     14 t[3].3
        vpand ymm15, ymm15, ymm9                                   ;   234.2 fp0     14 t[3].3
        vpshufb ymm15, ymm13, ymm15                                ;   235.2 fp1     14 t[3].3
        vpand ymm11, ymm14, ymm9                                   ;   233.2 fp3     14 t[3].3
        vpshufb ymm11, ymm12, ymm11                                ;   234.2 fp2     14 t[3].3
        vpxor ymm15, ymm15, ymm11                                  ;   236.2 fp0     14 t[3].3
        vpxor ymm15, ymm15, ymm3                                   ;   237.2 fp3     14 t[3]
        vmovdqu [rbp + 3584], ymm15                                ;   238.2 agu1+fp5   14 t[3]
        vpbroadcastb ymm11, [r9 + 64]                              ;   234.2 fp1+agu0   14 t[0].0
        vpsrlq ymm15, ymm11, 4                                     ;   235.2 fp2     14 t[0].0
        vpand ymm15, ymm15, ymm9                                   ;   236.2 fp0     14 t[0].0
        vpshufb ymm15, ymm13, ymm15                                ;   237.2 fp1     14 t[0].0
        vpand ymm14, ymm11, ymm9                                   ;   235.2 fp3     14 t[0].0
        vpshufb ymm14, ymm12, ymm14                                ;   236.2 fp2     14 t[0].0
        vpxor ymm15, ymm15, ymm14                                  ;   238.2 fp0     14 t[0].0
        vpxor ymm15, ymm15, ymm3                                   ;   239.2 fp3     14 t[0]
        vmovdqu [rbp + 3616], ymm15                                ;   240.2 agu2+fp5   14 t[0]
        vpbroadcastb ymm14, [r9 + 65]                              ;   236.2 fp1+agu1   14 t[0].1
        vpsrlq ymm15, ymm14, 4                                     ;   237.2 fp2     14 t[0].1
        vpand ymm15, ymm15, ymm9                                   ;   238.2 fp0     14 t[0].1
        vpshufb ymm15, ymm13, ymm15                                ;   239.2 fp1     14 t[0].1
        vpand ymm11, ymm14, ymm9                                   ;   237.2 fp3     14 t[0].1
        vpshufb ymm11, ymm12, ymm11                                ;   238.2 fp2     14 t[0].1
        vpxor ymm15, ymm15, ymm11                                  ;   240.2 fp0     14 t[0].1
        vpxor ymm15, ymm15, ymm3                                   ;   241.2 fp3     14 t[0]
        vmovdqu [rbp + 3648], ymm15                                ;   242.2 agu0+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 66]                              ;   238.2 fp1+agu1   14 t[0].2
        vpsrlq ymm15, ymm11, 4                                     ;   239.2 fp2     14 t[0].2
        vpand ymm15, ymm15, ymm9                                   ;   240.2 fp0     14 t[0].2
        vpshufb ymm15, ymm13, ymm15                                ;   241.2 fp1     14 t[0].2
        vpand ymm14, ymm11, ymm9                                   ;   239.2 fp3     14 t[0].2
        vpshufb ymm14, ymm12, ymm14                                ;   240.2 fp2     14 t[0].2
        vpxor ymm15, ymm15, ymm14                                  ;   242.2 fp0     14 t[0].2
        vpxor ymm15, ymm15, ymm3                                   ;   243.2 fp3     14 t[0]
        vmovdqu [rbp + 3680], ymm15                                ;   244.2 agu2+fp5   14 t[0]
        vpbroadcastb ymm14, [r9 + 67]                              ;   240.2 fp1+agu0   14 t[0].3
        vpsrlq ymm15, ymm14, 4                                     ;   241.2 fp2     14 t[0].3
        vpand ymm15, ymm15, ymm9                                   ;   242.2 fp0     14 t[0].3
        vpshufb ymm15, ymm13, ymm15                                ;   243.2 fp1     14 t[0].3
        vpand ymm11, ymm14, ymm9                                   ;   241.2 fp3     14 t[0].3
        vpshufb ymm11, ymm12, ymm11                                ;   242.2 fp2     14 t[0].3
        vpxor ymm15, ymm15, ymm11                                  ;   244.2 fp0     14 t[0].3
        vpxor ymm15, ymm15, ymm3                                   ;   245.2 fp3     14 t[0]
        vmovdqu [rbp + 3712], ymm15                                ;   246.2 agu1+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 68]                              ;   242.2 fp1+agu0   14 t[1].0
        vpsrlq ymm15, ymm11, 4                                     ;   243.2 fp2     14 t[1].0
        vpand ymm15, ymm15, ymm9                                   ;   244.2 fp0     14 t[1].0
        vpshufb ymm15, ymm13, ymm15                                ;   245.2 fp1     14 t[1].0
        vpand ymm14, ymm11, ymm9                                   ;   243.2 fp3     14 t[1].0
        vpshufb ymm14, ymm12, ymm14                                ;   244.2 fp2     14 t[1].0
        vpxor ymm15, ymm15, ymm14                                  ;   246.2 fp0     14 t[1].0
        vpxor ymm15, ymm15, ymm3                                   ;   247.2 fp3     14 t[1]
        vmovdqu [rbp + 3744], ymm15                                ;   248.2 agu2+fp5   14 t[1]
        vpbroadcastb ymm14, [r9 + 69]                              ;   244.2 fp1+agu1   14 t[1].1
        vpsrlq ymm15, ymm14, 4                                     ;   245.2 fp2     14 t[1].1
        vpand ymm15, ymm15, ymm9                                   ;   246.2 fp0     14 t[1].1
        vpshufb ymm15, ymm13, ymm15                                ;   247.2 fp1     14 t[1].1
        vpand ymm11, ymm14, ymm9                                   ;   245.2 fp3     14 t[1].1
        vpshufb ymm11, ymm12, ymm11                                ;   246.2 fp2     14 t[1].1
        vpxor ymm15, ymm15, ymm11                                  ;   248.2 fp0     14 t[1].1
        vpxor ymm15, ymm15, ymm3                                   ;   249.2 fp3     14 t[1]
        vmovdqu [rbp + 3776], ymm15                                ;   250.2 agu0+fp5   14 t[1]
        vpbroadcastb ymm11, [r9 + 70]                              ;   246.2 fp1+agu1   14 t[1].2
        vpsrlq ymm15, ymm11, 4                                     ;   247.2 fp2     14 t[1].2
        vpand ymm15, ymm15, ymm9                                   ;   248.2 fp0     14 t[1].2
        vpshufb ymm15, ymm13, ymm15                                ;   249.2 fp1     14 t[1].2
        vpand ymm14, ymm11, ymm9                                   ;   247.2 fp3     14 t[1].2
        vpshufb ymm14, ymm12, ymm14                                ;   248.2 fp2     14 t[1].2
        vpxor ymm15, ymm15, ymm14                                  ;   250.2 fp0     14 t[1].2
        vpxor ymm15, ymm15, ymm3                                   ;   251.2 fp3     14 t[1]
        vmovdqu [rbp + 3808], ymm15                                ;   252.2 agu2+fp5   14 t[1]
        vpbroadcastb ymm14, [r9 + 71]                              ;   248.2 fp1+agu0   14 t[1].3
        vpsrlq ymm15, ymm14, 4                                     ;   249.2 fp2     14 t[1].3
        vpand ymm15, ymm15, ymm9                                   ;   250.2 fp0     14 t[1].3
        vpshufb ymm15, ymm13, ymm15                                ;   251.2 fp1     14 t[1].3
        vpand ymm11, ymm14, ymm9                                   ;   249.2 fp3     14 t[1].3
        vpshufb ymm11, ymm12, ymm11                                ;   250.2 fp2     14 t[1].3
        vpxor ymm15, ymm15, ymm11                                  ;   252.2 fp0     14 t[1].3
        vpxor ymm15, ymm15, ymm3                                   ;   253.2 fp3     14 t[1]
        vmovdqu [rbp + 3840], ymm15                                ;   254.2 agu1+fp5   14 t[1]
        vpbroadcastb ymm11, [r9 + 72]                              ;   250.2 fp1+agu0   14 t[2].0
        vpsrlq ymm15, ymm11, 4                                     ;   251.2 fp2     14 t[2].0
        vpand ymm15, ymm15, ymm9                                   ;   252.2 fp0     14 t[2].0
        vpshufb ymm15, ymm13, ymm15                                ;   253.2 fp1     14 t[2].0
        vpand ymm14, ymm11, ymm9                                   ;   251.2 fp3     14 t[2].0
        vpshufb ymm14, ymm12, ymm14                                ;   252.2 fp2     14 t[2].0
        vpxor ymm15, ymm15, ymm14                                  ;   254.2 fp0     14 t[2].0
        vpxor ymm15, ymm15, ymm3                                   ;   255.2 fp3     14 t[2]
        vmovdqu [rbp + 3872], ymm15                                ;   256.2 agu2+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 73]                              ;   252.2 fp1+agu1   14 t[2].1
        vpsrlq ymm15, ymm14, 4                                     ;   253.2 fp2     14 t[2].1
        vpand ymm15, ymm15, ymm9                                   ;   254.2 fp0     14 t[2].1
        vpshufb ymm15, ymm13, ymm15                                ;   255.2 fp1     14 t[2].1
        vpand ymm11, ymm14, ymm9                                   ;   253.2 fp3     14 t[2].1
        vpshufb ymm11, ymm12, ymm11                                ;   254.2 fp2     14 t[2].1
        vpxor ymm15, ymm15, ymm11                                  ;   256.2 fp0     14 t[2].1
        vpxor ymm15, ymm15, ymm3                                   ;   257.2 fp3     14 t[2]
        vmovdqu [rbp + 3904], ymm15                                ;   258.2 agu0+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 74]                              ;   254.2 fp1+agu1   14 t[2].2
        vpsrlq ymm15, ymm11, 4                                     ;   255.2 fp2     14 t[2].2
        vpand ymm15, ymm15, ymm9                                   ;   256.2 fp0     14 t[2].2
        vpshufb ymm15, ymm13, ymm15                                ;   257.2 fp1     14 t[2].2
        vpand ymm14, ymm11, ymm9                                   ;   255.2 fp3     14 t[2].2
        vpshufb ymm14, ymm12, ymm14                                ;   256.2 fp2     14 t[2].2
        vpxor ymm15, ymm15, ymm14                                  ;   258.2 fp0     14 t[2].2
        vpxor ymm15, ymm15, ymm3                                   ;   259.2 fp3     14 t[2]
        vmovdqu [rbp + 3936], ymm15                                ;   260.2 agu2+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 75]                              ;   256.2 fp1+agu0   14 t[2].3
        vpsrlq ymm15, ymm14, 4                                     ;   257.2 fp2     14 t[2].3
        vpand ymm15, ymm15, ymm9                                   ;   258.2 fp0     14 t[2].3
        vpshufb ymm15, ymm13, ymm15                                ;   259.2 fp1     14 t[2].3
        vpand ymm11, ymm14, ymm9                                   ;   257.2 fp3     14 t[2].3
        vpshufb ymm11, ymm12, ymm11                                ;   258.2 fp2     14 t[2].3
        vpxor ymm15, ymm15, ymm11                                  ;   260.2 fp0     14 t[2].3
        vpxor ymm15, ymm15, ymm3                                   ;   261.2 fp3     14 t[2]
        vmovdqu [rbp + 3968], ymm15                                ;   262.2 agu1+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 76]                              ;   258.2 fp1+agu0   14 t[3].0
        vpsrlq ymm15, ymm11, 4                                     ;   259.2 fp2     14 t[3].0
        vpand ymm15, ymm15, ymm9                                   ;   260.2 fp0     14 t[3].0
        vpshufb ymm15, ymm13, ymm15                                ;   261.2 fp1     14 t[3].0
        vpand ymm14, ymm11, ymm9                                   ;   259.2 fp3     14 t[3].0
        vpshufb ymm14, ymm12, ymm14                                ;   260.2 fp2     14 t[3].0
        vpxor ymm15, ymm15, ymm14                                  ;   262.2 fp0     14 t[3].0
        vpxor ymm15, ymm15, ymm3                                   ;   263.2 fp3     14 t[3]
        vmovdqu [rbp + 4000], ymm15                                ;   264.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 77]                              ;   260.2 fp1+agu1   14 t[3].1
        vpsrlq ymm15, ymm14, 4                                     ;   261.2 fp2     14 t[3].1
        vpand ymm15, ymm15, ymm9                                   ;   262.2 fp0     14 t[3].1
        vpshufb ymm15, ymm13, ymm15                                ;   263.2 fp1     14 t[3].1
        vpand ymm11, ymm14, ymm9                                   ;   261.2 fp3     14 t[3].1
        vpshufb ymm11, ymm12, ymm11                                ;   262.2 fp2     14 t[3].1
        vpxor ymm15, ymm15, ymm11                                  ;   264.2 fp0     14 t[3].1
        vpxor ymm15, ymm15, ymm3                                   ;   265.2 fp3     14 t[3]
        vmovdqu [rbp + 4032], ymm15                                ;   266.2 agu0+fp5   14 t[3]
        vpbroadcastb ymm11, [r9 + 78]                              ;   262.2 fp1+agu1   14 t[3].2
        vpsrlq ymm15, ymm11, 4                                     ;   263.2 fp2     14 t[3].2
        vpand ymm15, ymm15, ymm9                                   ;   264.2 fp0     14 t[3].2
        vpshufb ymm15, ymm13, ymm15                                ;   265.2 fp1     14 t[3].2
        vpand ymm14, ymm11, ymm9                                   ;   263.2 fp3     14 t[3].2
        vpshufb ymm14, ymm12, ymm14                                ;   264.2 fp2     14 t[3].2
        vpxor ymm15, ymm15, ymm14                                  ;   266.2 fp0     14 t[3].2
        vpxor ymm15, ymm15, ymm3                                   ;   267.2 fp3     14 t[3]
        vmovdqu [rbp + 4064], ymm15                                ;   268.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 79]                              ;   264.2 fp1+agu0   14 t[3].3
        vpsrlq ymm15, ymm14, 4                                     ;   265.2 fp2     14 t[3].3
        vpand ymm15, ymm15, ymm9                                   ;   266.2 fp0     14 t[3].3
        vpshufb ymm15, ymm13, ymm15                                ;   267.2 fp1     14 t[3].3
        vpand ymm11, ymm14, ymm9                                   ;   265.2 fp3     14 t[3].3
        vpshufb ymm11, ymm12, ymm11                                ;   266.2 fp2     14 t[3].3
        vpxor ymm15, ymm15, ymm11                                  ;   268.2 fp0     14 t[3].3
        vpxor ymm15, ymm15, ymm3                                   ;   269.2 fp3     14 t[3]
        vmovdqu [rbp + 4096], ymm15                                ;   270.2 agu1+fp5   14 t[3]
        vpbroadcastb ymm11, [r9 + 80]                              ;   266.2 fp1+agu0   14 t[0].0
        vpsrlq ymm15, ymm11, 4                                     ;   267.2 fp2     14 t[0].0
        vpand ymm15, ymm15, ymm9                                   ;   268.2 fp0     14 t[0].0
        vpshufb ymm15, ymm13, ymm15                                ;   269.2 fp1     14 t[0].0
        vpand ymm14, ymm11, ymm9                                   ;   267.2 fp3     14 t[0].0
        vpshufb ymm14, ymm12, ymm14                                ;   268.2 fp2     14 t[0].0
        vpxor ymm15, ymm15, ymm14                                  ;   270.2 fp0     14 t[0].0
        vpxor ymm15, ymm15, ymm3                                   ;   271.2 fp3     14 t[0]
        vmovdqu [rbp + 4128], ymm15                                ;   272.2 agu2+fp5   14 t[0]
        vpbroadcastb ymm14, [r9 + 81]                              ;   268.2 fp1+agu1   14 t[0].1
        vpsrlq ymm15, ymm14, 4                                     ;   269.2 fp2     14 t[0].1
        vpand ymm15, ymm15, ymm9                                   ;   270.2 fp0     14 t[0].1
        vpshufb ymm15, ymm13, ymm15                                ;   271.2 fp1     14 t[0].1
        vpand ymm11, ymm14, ymm9                                   ;   269.2 fp3     14 t[0].1
        vpshufb ymm11, ymm12, ymm11                                ;   270.2 fp2     14 t[0].1
        vpxor ymm15, ymm15, ymm11                                  ;   272.2 fp0     14 t[0].1
        vpxor ymm15, ymm15, ymm3                                   ;   273.2 fp3     14 t[0]
        vmovdqu [rbp + 4160], ymm15                                ;   274.2 agu0+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 82]                              ;   270.2 fp1+agu1   14 t[0].2
        vpsrlq ymm15, ymm11, 4                                     ;   271.2 fp2     14 t[0].2
        vpand ymm15, ymm15, ymm9                                   ;   272.2 fp0     14 t[0].2
        vpshufb ymm15, ymm13, ymm15                                ;   273.2 fp1     14 t[0].2
        vpand ymm14, ymm11, ymm9                                   ;   271.2 fp3     14 t[0].2
        vpshufb ymm14, ymm12, ymm14                                ;   272.2 fp2     14 t[0].2
        vpxor ymm15, ymm15, ymm14                                  ;   274.2 fp0     14 t[0].2
        vpxor ymm15, ymm15, ymm3                                   ;   275.2 fp3     14 t[0]
        vmovdqu [rbp + 4192], ymm15                                ;   276.2 agu2+fp5   14 t[0]
        vpbroadcastb ymm14, [r9 + 83]                              ;   272.2 fp1+agu0   14 t[0].3
        vpsrlq ymm15, ymm14, 4                                     ;   273.2 fp2     14 t[0].3
        vpand ymm15, ymm15, ymm9                                   ;   274.2 fp0     14 t[0].3
        vpshufb ymm15, ymm13, ymm15                                ;   275.2 fp1     14 t[0].3
        vpand ymm11, ymm14, ymm9                                   ;   273.2 fp3     14 t[0].3
        vpshufb ymm11, ymm12, ymm11                                ;   274.2 fp2     14 t[0].3
        vpxor ymm15, ymm15, ymm11                                  ;   276.2 fp0     14 t[0].3
        vpxor ymm15, ymm15, ymm3                                   ;   277.2 fp3     14 t[0]
        vmovdqu [rbp + 4224], ymm15                                ;   278.2 agu1+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 84]                              ;   274.2 fp1+agu0   14 t[1].0
        vpsrlq ymm15, ymm11, 4                                     ;   275.2 fp2     14 t[1].0
        vpand ymm15, ymm15, ymm9                                   ;   276.2 fp0     14 t[1].0
        vpshufb ymm15, ymm13, ymm15                                ;   277.2 fp1     14 t[1].0
        vpand ymm14, ymm11, ymm9                                   ;   275.2 fp3     14 t[1].0
        vpshufb ymm14, ymm12, ymm14                                ;   276.2 fp2     14 t[1].0
        vpxor ymm15, ymm15, ymm14                                  ;   278.2 fp0     14 t[1].0
        vpxor ymm15, ymm15, ymm3                                   ;   279.2 fp3     14 t[1]
        vmovdqu [rbp + 4256], ymm15                                ;   280.2 agu2+fp5   14 t[1]
        vpbroadcastb ymm14, [r9 + 85]                              ;   276.2 fp1+agu1   14 t[1].1
        vpsrlq ymm15, ymm14, 4                                     ;   277.2 fp2     14 t[1].1
        vpand ymm15, ymm15, ymm9                                   ;   278.2 fp0     14 t[1].1
        vpshufb ymm15, ymm13, ymm15                                ;   279.2 fp1     14 t[1].1
        vpand ymm11, ymm14, ymm9                                   ;   277.2 fp3     14 t[1].1
        vpshufb ymm11, ymm12, ymm11                                ;   278.2 fp2     14 t[1].1
        vpxor ymm15, ymm15, ymm11                                  ;   280.2 fp0     14 t[1].1
        vpxor ymm15, ymm15, ymm3                                   ;   281.2 fp3     14 t[1]
        vmovdqu [rbp + 4288], ymm15                                ;   282.2 agu0+fp5   14 t[1]
        vpbroadcastb ymm11, [r9 + 86]                              ;   278.2 fp1+agu1   14 t[1].2
        vpsrlq ymm15, ymm11, 4                                     ;   279.2 fp2     14 t[1].2
        vpand ymm15, ymm15, ymm9                                   ;   280.2 fp0     14 t[1].2
        vpshufb ymm15, ymm13, ymm15                                ;   281.2 fp1     14 t[1].2
        vpand ymm14, ymm11, ymm9                                   ;   279.2 fp3     14 t[1].2
        vpshufb ymm14, ymm12, ymm14                                ;   280.2 fp2     14 t[1].2
        vpxor ymm15, ymm15, ymm14                                  ;   282.2 fp0     14 t[1].2
        vpxor ymm15, ymm15, ymm3                                   ;   283.2 fp3     14 t[1]
        vmovdqu [rbp + 4320], ymm15                                ;   284.2 agu2+fp5   14 t[1]
        vpbroadcastb ymm14, [r9 + 87]                              ;   280.2 fp1+agu0   14 t[1].3
        vpsrlq ymm15, ymm14, 4                                     ;   281.2 fp2     14 t[1].3
        vpand ymm15, ymm15, ymm9                                   ;   282.2 fp0     14 t[1].3
        vpshufb ymm15, ymm13, ymm15                                ;   283.2 fp1     14 t[1].3
        vpand ymm11, ymm14, ymm9                                   ;   281.2 fp3     14 t[1].3
        vpshufb ymm11, ymm12, ymm11                                ;   282.2 fp2     14 t[1].3
        vpxor ymm15, ymm15, ymm11                                  ;   284.2 fp0     14 t[1].3
        vpxor ymm15, ymm15, ymm3                                   ;   285.2 fp3     14 t[1]
        vmovdqu [rbp + 4352], ymm15                                ;   286.2 agu1+fp5   14 t[1]
        vpbroadcastb ymm11, [r9 + 88]                              ;   282.2 fp1+agu0   14 t[2].0
        vpsrlq ymm15, ymm11, 4                                     ;   283.2 fp2     14 t[2].0
        vpand ymm15, ymm15, ymm9                                   ;   284.2 fp0     14 t[2].0
        vpshufb ymm15, ymm13, ymm15                                ;   285.2 fp1     14 t[2].0
        vpand ymm14, ymm11, ymm9                                   ;   283.2 fp3     14 t[2].0
        vpshufb ymm14, ymm12, ymm14                                ;   284.2 fp2     14 t[2].0
        vpxor ymm15, ymm15, ymm14                                  ;   286.2 fp0     14 t[2].0
        vpxor ymm15, ymm15, ymm3                                   ;   287.2 fp3     14 t[2]
        vmovdqu [rbp + 4384], ymm15                                ;   288.2 agu2+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 89]                              ;   284.2 fp1+agu1   14 t[2].1
        vpsrlq ymm15, ymm14, 4                                     ;   285.2 fp2     14 t[2].1
        vpand ymm15, ymm15, ymm9                                   ;   286.2 fp0     14 t[2].1
        vpshufb ymm15, ymm13, ymm15                                ;   287.2 fp1     14 t[2].1
        vpand ymm11, ymm14, ymm9                                   ;   285.2 fp3     14 t[2].1
        vpshufb ymm11, ymm12, ymm11                                ;   286.2 fp2     14 t[2].1
        vpxor ymm15, ymm15, ymm11                                  ;   288.2 fp0     14 t[2].1
        vpxor ymm15, ymm15, ymm3                                   ;   289.2 fp3     14 t[2]
        vmovdqu [rbp + 4416], ymm15                                ;   290.2 agu0+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 90]                              ;   286.2 fp1+agu1   14 t[2].2
        vpsrlq ymm15, ymm11, 4                                     ;   287.2 fp2     14 t[2].2
        vpand ymm15, ymm15, ymm9                                   ;   288.2 fp0     14 t[2].2
        vpshufb ymm15, ymm13, ymm15                                ;   289.2 fp1     14 t[2].2
        vpand ymm14, ymm11, ymm9                                   ;   287.2 fp3     14 t[2].2
        vpshufb ymm14, ymm12, ymm14                                ;   288.2 fp2     14 t[2].2
        vpxor ymm15, ymm15, ymm14                                  ;   290.2 fp0     14 t[2].2
        vpxor ymm15, ymm15, ymm3                                   ;   291.2 fp3     14 t[2]
        vmovdqu [rbp + 4448], ymm15                                ;   292.2 agu2+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 91]                              ;   288.2 fp1+agu0   14 t[2].3
        vpsrlq ymm15, ymm14, 4                                     ;   289.2 fp2     14 t[2].3
        vpand ymm15, ymm15, ymm9                                   ;   290.2 fp0     14 t[2].3
        vpshufb ymm15, ymm13, ymm15                                ;   291.2 fp1     14 t[2].3
        vpand ymm11, ymm14, ymm9                                   ;   289.2 fp3     14 t[2].3
        vpshufb ymm11, ymm12, ymm11                                ;   290.2 fp2     14 t[2].3
        vpxor ymm15, ymm15, ymm11                                  ;   292.2 fp0     14 t[2].3
        vpxor ymm15, ymm15, ymm3                                   ;   293.2 fp3     14 t[2]
        vmovdqu [rbp + 4480], ymm15                                ;   294.2 agu1+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 92]                              ;   290.2 fp1+agu0   14 t[3].0
        vpsrlq ymm15, ymm11, 4                                     ;   291.2 fp2     14 t[3].0
        vpand ymm15, ymm15, ymm9                                   ;   292.2 fp0     14 t[3].0
        vpshufb ymm15, ymm13, ymm15                                ;   293.2 fp1     14 t[3].0
        vpand ymm14, ymm11, ymm9                                   ;   291.2 fp3     14 t[3].0
        vpshufb ymm14, ymm12, ymm14                                ;   292.2 fp2     14 t[3].0
        vpxor ymm15, ymm15, ymm14                                  ;   294.2 fp0     14 t[3].0
        vpxor ymm15, ymm15, ymm3                                   ;   295.2 fp3     14 t[3]
        vmovdqu [rbp + 4512], ymm15                                ;   296.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 93]                              ;   292.2 fp1+agu1   14 t[3].1
        vpsrlq ymm15, ymm14, 4                                     ;   293.2 fp2     14 t[3].1
        vpand ymm15, ymm15, ymm9                                   ;   294.2 fp0     14 t[3].1
        vpshufb ymm15, ymm13, ymm15                                ;   295.2 fp1     14 t[3].1
        vpand ymm11, ymm14, ymm9                                   ;   293.2 fp3     14 t[3].1
        vpshufb ymm11, ymm12, ymm11                                ;   294.2 fp2     14 t[3].1
        vpxor ymm15, ymm15, ymm11                                  ;   296.2 fp0     14 t[3].1
        vpxor ymm15, ymm15, ymm3                                   ;   297.2 fp3     14 t[3]
        vmovdqu [rbp + 4544], ymm15                                ;   298.2 agu0+fp5   14 t[3]
        vpbroadcastb ymm11, [r9 + 94]                              ;   294.2 fp1+agu1   14 t[3].2
        vpsrlq ymm15, ymm11, 4                                     ;   295.2 fp2     14 t[3].2
        vpand ymm15, ymm15, ymm9                                   ;   296.2 fp0     14 t[3].2
        vpshufb ymm15, ymm13, ymm15                                ;   297.2 fp1     14 t[3].2
        vpand ymm14, ymm11, ymm9                                   ;   295.2 fp3     14 t[3].2
        vpshufb ymm14, ymm12, ymm14                                ;   296.2 fp2     14 t[3].2
        vpxor ymm15, ymm15, ymm14                                  ;   298.2 fp0     14 t[3].2
        vpxor ymm15, ymm15, ymm3                                   ;   299.2 fp3     14 t[3]
        vmovdqu [rbp + 4576], ymm15                                ;   300.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 95]                              ;   296.2 fp1+agu0   14 t[3].3
        vpsrlq ymm15, ymm14, 4                                     ;   297.2 fp2     14 t[3].3
        vpand ymm15, ymm15, ymm9                                   ;   298.2 fp0     14 t[3].3
        vpshufb ymm15, ymm13, ymm15                                ;   299.2 fp1     14 t[3].3
        vpand ymm11, ymm14, ymm9                                   ;   297.2 fp3     14 t[3].3
        vpshufb ymm11, ymm12, ymm11                                ;   298.2 fp2     14 t[3].3
        vpxor ymm15, ymm15, ymm11                                  ;   300.2 fp0     14 t[3].3
        vpxor ymm15, ymm15, ymm3                                   ;   301.2 fp3     14 t[3]
        vmovdqu [rbp + 4608], ymm15                                ;   302.2 agu1+fp5   14 t[3]
        vpbroadcastb ymm11, [r9 + 96]                              ;   298.2 fp1+agu0   14 t[0].0
        vpsrlq ymm15, ymm11, 4                                     ;   299.2 fp2     14 t[0].0
        vpand ymm15, ymm15, ymm9                                   ;   300.2 fp0     14 t[0].0
        vpshufb ymm15, ymm13, ymm15                                ;   301.2 fp1     14 t[0].0
        vpand ymm14, ymm11, ymm9                                   ;   299.2 fp3     14 t[0].0
        vpshufb ymm14, ymm12, ymm14                                ;   300.2 fp2     14 t[0].0
        vpxor ymm15, ymm15, ymm14                                  ;   302.2 fp0     14 t[0].0
        vpxor ymm15, ymm15, ymm3                                   ;   303.2 fp3     14 t[0]
        vmovdqu [rbp + 4640], ymm15                                ;   304.2 agu2+fp5   14 t[0]
        vpbroadcastb ymm14, [r9 + 97]                              ;   300.2 fp1+agu1   14 t[0].1
        vpsrlq ymm15, ymm14, 4                                     ;   301.2 fp2     14 t[0].1
        vpand ymm15, ymm15, ymm9                                   ;   302.2 fp0     14 t[0].1
        vpshufb ymm15, ymm13, ymm15                                ;   303.2 fp1     14 t[0].1
        vpand ymm11, ymm14, ymm9                                   ;   301.2 fp3     14 t[0].1
        vpshufb ymm11, ymm12, ymm11                                ;   302.2 fp2     14 t[0].1
        vpxor ymm15, ymm15, ymm11                                  ;   304.2 fp0     14 t[0].1
        vpxor ymm15, ymm15, ymm3                                   ;   305.2 fp3     14 t[0]
        vmovdqu [rbp + 4672], ymm15                                ;   306.2 agu0+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 98]                              ;   302.2 fp1+agu1   14 t[0].2
        vpsrlq ymm15, ymm11, 4                                     ;   303.2 fp2     14 t[0].2
        vpand ymm15, ymm15, ymm9                                   ;   304.2 fp0     14 t[0].2
        vpshufb ymm15, ymm13, ymm15                                ;   305.2 fp1     14 t[0].2
        vpand ymm14, ymm11, ymm9                                   ;   303.2 fp3     14 t[0].2
        vpshufb ymm14, ymm12, ymm14                                ;   304.2 fp2     14 t[0].2
        vpxor ymm15, ymm15, ymm14                                  ;   306.2 fp0     14 t[0].2
        vpxor ymm15, ymm15, ymm3                                   ;   307.2 fp3     14 t[0]
        vmovdqu [rbp + 4704], ymm15                                ;   308.2 agu2+fp5   14 t[0]
        vpbroadcastb ymm14, [r9 + 99]                              ;   304.2 fp1+agu0   14 t[0].3
        vpsrlq ymm15, ymm14, 4                                     ;   305.2 fp2     14 t[0].3
        vpand ymm15, ymm15, ymm9                                   ;   306.2 fp0     14 t[0].3
        vpshufb ymm15, ymm13, ymm15                                ;   307.2 fp1     14 t[0].3
        vpand ymm11, ymm14, ymm9                                   ;   305.2 fp3     14 t[0].3
        vpshufb ymm11, ymm12, ymm11                                ;   306.2 fp2     14 t[0].3
        vpxor ymm15, ymm15, ymm11                                  ;   308.2 fp0     14 t[0].3
        vpxor ymm15, ymm15, ymm3                                   ;   309.2 fp3     14 t[0]
        vmovdqu [rbp + 4736], ymm15                                ;   310.2 agu1+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 100]                             ;   306.2 fp1+agu0   14 t[1].0
        vpsrlq ymm15, ymm11, 4                                     ;   307.2 fp2     14 t[1].0
        vpand ymm15, ymm15, ymm9                                   ;   308.2 fp0     14 t[1].0
        vpshufb ymm15, ymm13, ymm15                                ;   309.2 fp1     14 t[1].0
        vpand ymm14, ymm11, ymm9                                   ;   307.2 fp3     14 t[1].0
        vpshufb ymm14, ymm12, ymm14                                ;   308.2 fp2     14 t[1].0
        vpxor ymm15, ymm15, ymm14                                  ;   310.2 fp0     14 t[1].0
        vpxor ymm15, ymm15, ymm3                                   ;   311.2 fp3     14 t[1]
        vmovdqu [rbp + 4768], ymm15                                ;   312.2 agu2+fp5   14 t[1]
        vpbroadcastb ymm14, [r9 + 101]                             ;   308.2 fp1+agu1   14 t[1].1
        vpsrlq ymm15, ymm14, 4                                     ;   309.2 fp2     14 t[1].1
        vpand ymm15, ymm15, ymm9                                   ;   310.2 fp0     14 t[1].1
        vpshufb ymm15, ymm13, ymm15                                ;   311.2 fp1     14 t[1].1
        vpand ymm11, ymm14, ymm9                                   ;   309.2 fp3     14 t[1].1
        vpshufb ymm11, ymm12, ymm11                                ;   310.2 fp2     14 t[1].1
        vpxor ymm15, ymm15, ymm11                                  ;   312.2 fp0     14 t[1].1
        vpxor ymm15, ymm15, ymm3                                   ;   313.2 fp3     14 t[1]
        vmovdqu [rbp + 4800], ymm15                                ;   314.2 agu0+fp5   14 t[1]
        vpbroadcastb ymm11, [r9 + 102]                             ;   310.2 fp1+agu1   14 t[1].2
        vpsrlq ymm15, ymm11, 4                                     ;   311.2 fp2     14 t[1].2
        vpand ymm15, ymm15, ymm9                                   ;   312.2 fp0     14 t[1].2
        vpshufb ymm15, ymm13, ymm15                                ;   313.2 fp1     14 t[1].2
        vpand ymm14, ymm11, ymm9                                   ;   311.2 fp3     14 t[1].2
        vpshufb ymm14, ymm12, ymm14                                ;   312.2 fp2     14 t[1].2
        vpxor ymm15, ymm15, ymm14                                  ;   314.2 fp0     14 t[1].2
        vpxor ymm15, ymm15, ymm3                                   ;   315.2 fp3     14 t[1]
        vmovdqu [rbp + 4832], ymm15                                ;   316.2 agu2+fp5   14 t[1]
        vpbroadcastb ymm14, [r9 + 103]                             ;   312.2 fp1+agu0   14 t[1].3
        vpsrlq ymm15, ymm14, 4                                     ;   313.2 fp2     14 t[1].3
        vpand ymm15, ymm15, ymm9                                   ;   314.2 fp0     14 t[1].3
        vpshufb ymm15, ymm13, ymm15                                ;   315.2 fp1     14 t[1].3
        vpand ymm11, ymm14, ymm9                                   ;   313.2 fp3     14 t[1].3
        vpshufb ymm11, ymm12, ymm11                                ;   314.2 fp2     14 t[1].3
        vpxor ymm15, ymm15, ymm11                                  ;   316.2 fp0     14 t[1].3
        vpxor ymm15, ymm15, ymm3                                   ;   317.2 fp3     14 t[1]
        vmovdqu [rbp + 4864], ymm15                                ;   318.2 agu1+fp5   14 t[1]
        vpbroadcastb ymm11, [r9 + 104]                             ;   314.2 fp1+agu0   14 t[2].0
        vpsrlq ymm15, ymm11, 4                                     ;   315.2 fp2     14 t[2].0
        vpand ymm15, ymm15, ymm9                                   ;   316.2 fp0     14 t[2].0
        vpshufb ymm15, ymm13, ymm15                                ;   317.2 fp1     14 t[2].0
        vpand ymm14, ymm11, ymm9                                   ;   315.2 fp3     14 t[2].0
        vpshufb ymm14, ymm12, ymm14                                ;   316.2 fp2     14 t[2].0
        vpxor ymm15, ymm15, ymm14                                  ;   318.2 fp0     14 t[2].0
        vpxor ymm15, ymm15, ymm3                                   ;   319.2 fp3     14 t[2]
        vmovdqu [rbp + 4896], ymm15                                ;   320.2 agu2+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 105]                             ;   316.2 fp1+agu1   14 t[2].1
        vpsrlq ymm15, ymm14, 4                                     ;   317.2 fp2     14 t[2].1
        vpand ymm15, ymm15, ymm9                                   ;   318.2 fp0     14 t[2].1
        vpshufb ymm15, ymm13, ymm15                                ;   319.2 fp1     14 t[2].1
        vpand ymm11, ymm14, ymm9                                   ;   317.2 fp3     14 t[2].1
        vpshufb ymm11, ymm12, ymm11                                ;   318.2 fp2     14 t[2].1
        vpxor ymm15, ymm15, ymm11                                  ;   320.2 fp0     14 t[2].1
        vpxor ymm15, ymm15, ymm3                                   ;   321.2 fp3     14 t[2]
        vmovdqu [rbp + 4928], ymm15                                ;   322.2 agu0+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 106]                             ;   318.2 fp1+agu1   14 t[2].2
        vpsrlq ymm15, ymm11, 4                                     ;   319.2 fp2     14 t[2].2
        vpand ymm15, ymm15, ymm9                                   ;   320.2 fp0     14 t[2].2
        vpshufb ymm15, ymm13, ymm15                                ;   321.2 fp1     14 t[2].2
        vpand ymm14, ymm11, ymm9                                   ;   319.2 fp3     14 t[2].2
        vpshufb ymm14, ymm12, ymm14                                ;   320.2 fp2     14 t[2].2
        vpxor ymm15, ymm15, ymm14                                  ;   322.2 fp0     14 t[2].2
        vpxor ymm15, ymm15, ymm3                                   ;   323.2 fp3     14 t[2]
        vmovdqu [rbp + 4960], ymm15                                ;   324.2 agu2+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 107]                             ;   320.2 fp1+agu0   14 t[2].3
        vpsrlq ymm15, ymm14, 4                                     ;   321.2 fp2     14 t[2].3
        vpand ymm15, ymm15, ymm9                                   ;   322.2 fp0     14 t[2].3
        vpshufb ymm15, ymm13, ymm15                                ;   323.2 fp1     14 t[2].3
        vpand ymm11, ymm14, ymm9                                   ;   321.2 fp3     14 t[2].3
        vpshufb ymm11, ymm12, ymm11                                ;   322.2 fp2     14 t[2].3
        vpxor ymm15, ymm15, ymm11                                  ;   324.2 fp0     14 t[2].3
        vpxor ymm15, ymm15, ymm3                                   ;   325.2 fp3     14 t[2]
        vmovdqu [rbp + 4992], ymm15                                ;   326.2 agu1+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 108]                             ;   322.2 fp1+agu0   14 t[3].0
        vpsrlq ymm15, ymm11, 4                                     ;   323.2 fp2     14 t[3].0
        vpand ymm15, ymm15, ymm9                                   ;   324.2 fp0     14 t[3].0
        vpshufb ymm15, ymm13, ymm15                                ;   325.2 fp1     14 t[3].0
        vpand ymm14, ymm11, ymm9                                   ;   323.2 fp3     14 t[3].0
        vpshufb ymm14, ymm12, ymm14                                ;   324.2 fp2     14 t[3].0
        vpxor ymm15, ymm15, ymm14                                  ;   326.2 fp0     14 t[3].0
        vpxor ymm15, ymm15, ymm3                                   ;   327.2 fp3     14 t[3]
        vmovdqu [rbp + 5024], ymm15                                ;   328.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 109]                             ;   324.2 fp1+agu1   14 t[3].1
        vpsrlq ymm15, ymm14, 4                                     ;   325.2 fp2     14 t[3].1
        vpand ymm15, ymm15, ymm9                                   ;   326.2 fp0     14 t[3].1
        vpshufb ymm15, ymm13, ymm15                                ;   327.2 fp1     14 t[3].1
        vpand ymm11, ymm14, ymm9                                   ;   325.2 fp3     14 t[3].1
        vpshufb ymm11, ymm12, ymm11                                ;   326.2 fp2     14 t[3].1
        vpxor ymm15, ymm15, ymm11                                  ;   328.2 fp0     14 t[3].1
        vpxor ymm15, ymm15, ymm3                                   ;   329.2 fp3     14 t[3]
        vmovdqu [rbp + 5056], ymm15                                ;   330.2 agu0+fp5   14 t[3]
        vpbroadcastb ymm11, [r9 + 110]                             ;   326.2 fp1+agu1   14 t[3].2
        vpsrlq ymm15, ymm11, 4                                     ;   327.2 fp2     14 t[3].2
        vpand ymm15, ymm15, ymm9                                   ;   328.2 fp0     14 t[3].2
        vpshufb ymm15, ymm13, ymm15                                ;   329.2 fp1     14 t[3].2
        vpand ymm14, ymm11, ymm9                                   ;   327.2 fp3     14 t[3].2
        vpshufb ymm14, ymm12, ymm14                                ;   328.2 fp2     14 t[3].2
        vpxor ymm15, ymm15, ymm14                                  ;   330.2 fp0     14 t[3].2
        vpxor ymm15, ymm15, ymm3                                   ;   331.2 fp3     14 t[3]
        vmovdqu [rbp + 5088], ymm15                                ;   332.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 111]                             ;   328.2 fp1+agu0   14 t[3].3
        vpsrlq ymm15, ymm14, 4                                     ;   329.2 fp2     14 t[3].3
        vpand ymm15, ymm15, ymm9                                   ;   330.2 fp0     14 t[3].3
        vpshufb ymm15, ymm13, ymm15                                ;   331.2 fp1     14 t[3].3
        vpand ymm11, ymm14, ymm9                                   ;   329.2 fp3     14 t[3].3
        vpshufb ymm11, ymm12, ymm11                                ;   330.2 fp2     14 t[3].3
        vpxor ymm15, ymm15, ymm11                                  ;   332.2 fp0     14 t[3].3
        vpxor ymm15, ymm15, ymm3                                   ;   333.2 fp3     14 t[3]
        vmovdqu [rbp + 5120], ymm15                                ;   334.2 agu1+fp5   14 t[3]
        vpbroadcastb ymm11, [r9 + 112]                             ;   330.2 fp1+agu0   14 t[0].0
        vpsrlq ymm15, ymm11, 4                                     ;   331.2 fp2     14 t[0].0
        vpand ymm15, ymm15, ymm9                                   ;   332.2 fp0     14 t[0].0
        vpshufb ymm15, ymm13, ymm15                                ;   333.2 fp1     14 t[0].0
        vpand ymm14, ymm11, ymm9                                   ;   331.2 fp3     14 t[0].0
        vpshufb ymm14, ymm12, ymm14                                ;   332.2 fp2     14 t[0].0
        vpxor ymm15, ymm15, ymm14                                  ;   334.2 fp0     14 t[0].0
        vpxor ymm15, ymm15, ymm3                                   ;   335.2 fp3     14 t[0]
        vmovdqu [rbp + 5152], ymm15                                ;   336.2 agu2+fp5   14 t[0]
        vpbroadcastb ymm14, [r9 + 113]                             ;   332.2 fp1+agu1   14 t[0].1
        vpsrlq ymm15, ymm14, 4                                     ;   333.2 fp2     14 t[0].1
        vpand ymm15, ymm15, ymm9                                   ;   334.2 fp0     14 t[0].1
        vpshufb ymm15, ymm13, ymm15                                ;   335.2 fp1     14 t[0].1
        vpand ymm11, ymm14, ymm9                                   ;   333.2 fp3     14 t[0].1
        vpshufb ymm11, ymm12, ymm11                                ;   334.2 fp2     14 t[0].1
        vpxor ymm15, ymm15, ymm11                                  ;   336.2 fp0     14 t[0].1
        vpxor ymm15, ymm15, ymm3                                   ;   337.2 fp3     14 t[0]
        vmovdqu [rbp + 5184], ymm15                                ;   338.2 agu0+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 114]                             ;   334.2 fp1+agu1   14 t[0].2
        vpsrlq ymm15, ymm11, 4                                     ;   335.2 fp2     14 t[0].2
        vpand ymm15, ymm15, ymm9                                   ;   336.2 fp0     14 t[0].2
        vpshufb ymm15, ymm13, ymm15                                ;   337.2 fp1     14 t[0].2
        vpand ymm14, ymm11, ymm9                                   ;   335.2 fp3     14 t[0].2
        vpshufb ymm14, ymm12, ymm14                                ;   336.2 fp2     14 t[0].2
        vpxor ymm15, ymm15, ymm14                                  ;   338.2 fp0     14 t[0].2
        vpxor ymm15, ymm15, ymm3                                   ;   339.2 fp3     14 t[0]
        vmovdqu [rbp + 5216], ymm15                                ;   340.2 agu2+fp5   14 t[0]
        vpbroadcastb ymm14, [r9 + 115]                             ;   336.2 fp1+agu0   14 t[0].3
        vpsrlq ymm15, ymm14, 4                                     ;   337.2 fp2     14 t[0].3
        vpand ymm15, ymm15, ymm9                                   ;   338.2 fp0     14 t[0].3
        vpshufb ymm15, ymm13, ymm15                                ;   339.2 fp1     14 t[0].3
        vpand ymm11, ymm14, ymm9                                   ;   337.2 fp3     14 t[0].3
        vpshufb ymm11, ymm12, ymm11                                ;   338.2 fp2     14 t[0].3
        vpxor ymm15, ymm15, ymm11                                  ;   340.2 fp0     14 t[0].3
        vpxor ymm15, ymm15, ymm3                                   ;   341.2 fp3     14 t[0]
        vmovdqu [rbp + 5248], ymm15                                ;   342.2 agu1+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 116]                             ;   338.2 fp1+agu0   14 t[1].0
        vpsrlq ymm15, ymm11, 4                                     ;   339.2 fp2     14 t[1].0
        vpand ymm15, ymm15, ymm9                                   ;   340.2 fp0     14 t[1].0
        vpshufb ymm15, ymm13, ymm15                                ;   341.2 fp1     14 t[1].0
        vpand ymm14, ymm11, ymm9                                   ;   339.2 fp3     14 t[1].0
        vpshufb ymm14, ymm12, ymm14                                ;   340.2 fp2     14 t[1].0
        vpxor ymm15, ymm15, ymm14                                  ;   342.2 fp0     14 t[1].0
        vpxor ymm15, ymm15, ymm3                                   ;   343.2 fp3     14 t[1]
        vmovdqu [rbp + 5280], ymm15                                ;   344.2 agu2+fp5   14 t[1]
        vpbroadcastb ymm14, [r9 + 117]                             ;   340.2 fp1+agu1   14 t[1].1
        vpsrlq ymm15, ymm14, 4                                     ;   341.2 fp2     14 t[1].1
        vpand ymm15, ymm15, ymm9                                   ;   342.2 fp0     14 t[1].1
        vpshufb ymm15, ymm13, ymm15                                ;   343.2 fp1     14 t[1].1
        vpand ymm11, ymm14, ymm9                                   ;   341.2 fp3     14 t[1].1
        vpshufb ymm11, ymm12, ymm11                                ;   342.2 fp2     14 t[1].1
        vpxor ymm15, ymm15, ymm11                                  ;   344.2 fp0     14 t[1].1
        vpxor ymm15, ymm15, ymm3                                   ;   345.2 fp3     14 t[1]
        vmovdqu [rbp + 5312], ymm15                                ;   346.2 agu0+fp5   14 t[1]
        vpbroadcastb ymm11, [r9 + 118]                             ;   342.2 fp1+agu1   14 t[1].2
        vpsrlq ymm15, ymm11, 4                                     ;   343.2 fp2     14 t[1].2
        vpand ymm15, ymm15, ymm9                                   ;   344.2 fp0     14 t[1].2
        vpshufb ymm15, ymm13, ymm15                                ;   345.2 fp1     14 t[1].2
        vpand ymm14, ymm11, ymm9                                   ;   343.2 fp3     14 t[1].2
        vpshufb ymm14, ymm12, ymm14                                ;   344.2 fp2     14 t[1].2
        vpxor ymm15, ymm15, ymm14                                  ;   346.2 fp0     14 t[1].2
        vpxor ymm15, ymm15, ymm3                                   ;   347.2 fp3     14 t[1]
        vmovdqu [rbp + 5344], ymm15                                ;   348.2 agu2+fp5   14 t[1]
        vpbroadcastb ymm14, [r9 + 119]                             ;   344.2 fp1+agu0   14 t[1].3
        vpsrlq ymm15, ymm14, 4                                     ;   345.2 fp2     14 t[1].3
        vpand ymm15, ymm15, ymm9                                   ;   346.2 fp0     14 t[1].3
        vpshufb ymm15, ymm13, ymm15                                ;   347.2 fp1     14 t[1].3
        vpand ymm11, ymm14, ymm9                                   ;   345.2 fp3     14 t[1].3
        vpshufb ymm11, ymm12, ymm11                                ;   346.2 fp2     14 t[1].3
        vpxor ymm15, ymm15, ymm11                                  ;   348.2 fp0     14 t[1].3
        vpxor ymm15, ymm15, ymm3                                   ;   349.2 fp3     14 t[1]
        vmovdqu [rbp + 5376], ymm15                                ;   350.2 agu1+fp5   14 t[1]
        vpbroadcastb ymm11, [r9 + 120]                             ;   346.2 fp1+agu0   14 t[2].0
        vpsrlq ymm15, ymm11, 4                                     ;   347.2 fp2     14 t[2].0
        vpand ymm15, ymm15, ymm9                                   ;   348.2 fp0     14 t[2].0
        vpshufb ymm15, ymm13, ymm15                                ;   349.2 fp1     14 t[2].0
        vpand ymm14, ymm11, ymm9                                   ;   347.2 fp3     14 t[2].0
        vpshufb ymm14, ymm12, ymm14                                ;   348.2 fp2     14 t[2].0
        vpxor ymm15, ymm15, ymm14                                  ;   350.2 fp0     14 t[2].0
        vpxor ymm15, ymm15, ymm3                                   ;   351.2 fp3     14 t[2]
        vmovdqu [rbp + 5408], ymm15                                ;   352.2 agu2+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 121]                             ;   348.2 fp1+agu1   14 t[2].1
        vpsrlq ymm15, ymm14, 4                                     ;   349.2 fp2     14 t[2].1
        vpand ymm15, ymm15, ymm9                                   ;   350.2 fp0     14 t[2].1
        vpshufb ymm15, ymm13, ymm15                                ;   351.2 fp1     14 t[2].1
        vpand ymm11, ymm14, ymm9                                   ;   349.2 fp3     14 t[2].1
        vpshufb ymm11, ymm12, ymm11                                ;   350.2 fp2     14 t[2].1
        vpxor ymm15, ymm15, ymm11                                  ;   352.2 fp0     14 t[2].1
        vpxor ymm15, ymm15, ymm3                                   ;   353.2 fp3     14 t[2]
        vmovdqu [rbp + 5440], ymm15                                ;   354.2 agu0+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 122]                             ;   350.2 fp1+agu1   14 t[2].2
        vpsrlq ymm15, ymm11, 4                                     ;   351.2 fp2     14 t[2].2
        vpand ymm15, ymm15, ymm9                                   ;   352.2 fp0     14 t[2].2
        vpshufb ymm15, ymm13, ymm15                                ;   353.2 fp1     14 t[2].2
        vpand ymm14, ymm11, ymm9                                   ;   351.2 fp3     14 t[2].2
        vpshufb ymm14, ymm12, ymm14                                ;   352.2 fp2     14 t[2].2
        vpxor ymm15, ymm15, ymm14                                  ;   354.2 fp0     14 t[2].2
        vpxor ymm15, ymm15, ymm3                                   ;   355.2 fp3     14 t[2]
        vmovdqu [rbp + 5472], ymm15                                ;   356.2 agu2+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 123]                             ;   352.2 fp1+agu0   14 t[2].3
        vpsrlq ymm15, ymm14, 4                                     ;   353.2 fp2     14 t[2].3
        vpand ymm15, ymm15, ymm9                                   ;   354.2 fp0     14 t[2].3
        vpshufb ymm15, ymm13, ymm15                                ;   355.2 fp1     14 t[2].3
        vpand ymm11, ymm14, ymm9                                   ;   353.2 fp3     14 t[2].3
        vpshufb ymm11, ymm12, ymm11                                ;   354.2 fp2     14 t[2].3
        vpxor ymm15, ymm15, ymm11                                  ;   356.2 fp0     14 t[2].3
        vpxor ymm15, ymm15, ymm3                                   ;   357.2 fp3     14 t[2]
        vmovdqu [rbp + 5504], ymm15                                ;   358.2 agu1+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 124]                             ;   354.2 fp1+agu0   14 t[3].0
        vpsrlq ymm15, ymm11, 4                                     ;   355.2 fp2     14 t[3].0
        vpand ymm15, ymm15, ymm9                                   ;   356.2 fp0     14 t[3].0
        vpshufb ymm15, ymm13, ymm15                                ;   357.2 fp1     14 t[3].0
        vpand ymm14, ymm11, ymm9                                   ;   355.2 fp3     14 t[3].0
        vpshufb ymm14, ymm12, ymm14                                ;   356.2 fp2     14 t[3].0
        vpxor ymm15, ymm15, ymm14                                  ;   358.2 fp0     14 t[3].0
        vpxor ymm15, ymm15, ymm3                                   ;   359.2 fp3     14 t[3]
        vmovdqu [rbp + 5536], ymm15                                ;   360.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 125]                             ;   356.2 fp1+agu1   14 t[3].1
        vpsrlq ymm15, ymm14, 4                                     ;   357.2 fp2     14 t[3].1
        vpand ymm15, ymm15, ymm9                                   ;   358.2 fp0     14 t[3].1
        vpshufb ymm15, ymm13, ymm15                                ;   359.2 fp1     14 t[3].1
        vpand ymm11, ymm14, ymm9                                   ;   357.2 fp3     14 t[3].1
        vpshufb ymm11, ymm12, ymm11                                ;   358.2 fp2     14 t[3].1
        vpxor ymm15, ymm15, ymm11                                  ;   360.2 fp0     14 t[3].1
        vpxor ymm15, ymm15, ymm3                                   ;   361.2 fp3     14 t[3]
        vmovdqu [rbp + 5568], ymm15                                ;   362.2 agu0+fp5   14 t[3]
        vpbroadcastb ymm11, [r9 + 126]                             ;   358.2 fp1+agu1   14 t[3].2
        vpsrlq ymm15, ymm11, 4                                     ;   359.2 fp2     14 t[3].2
        vpand ymm15, ymm15, ymm9                                   ;   360.2 fp0     14 t[3].2
        vpshufb ymm15, ymm13, ymm15                                ;   361.2 fp1     14 t[3].2
        vpand ymm14, ymm11, ymm9                                   ;   359.2 fp3     14 t[3].2
        vpshufb ymm14, ymm12, ymm14                                ;   360.2 fp2     14 t[3].2
        vpxor ymm15, ymm15, ymm14                                  ;   362.2 fp0     14 t[3].2
        vpxor ymm15, ymm15, ymm3                                   ;   363.2 fp3     14 t[3]
        vmovdqu [rbp + 5600], ymm15                                ;   364.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 127]                             ;   360.2 fp1+agu0   14 t[3].3
        vpsrlq ymm15, ymm14, 4                                     ;   361.2 fp2     14 t[3].3
        vpand ymm15, ymm15, ymm9                                   ;   362.2 fp0     14 t[3].3
        vpshufb ymm15, ymm13, ymm15                                ;   363.2 fp1     14 t[3].3
        vpand ymm11, ymm14, ymm9                                   ;   361.2 fp3     14 t[3].3
        vpshufb ymm11, ymm12, ymm11                                ;   362.2 fp2     14 t[3].3
        vpxor ymm15, ymm15, ymm11                                  ;   364.2 fp0     14 t[3].3
        vpxor ymm15, ymm15, ymm3                                   ;   365.2 fp3     14 t[3]
        vmovdqu [rbp + 5632], ymm15                                ;   366.2 agu1+fp5   14 t[3]
        vpbroadcastb ymm11, [r9 + 128]                             ;   362.2 fp1+agu0   14 t[0].0
        vpsrlq ymm15, ymm11, 4                                     ;   363.2 fp2     14 t[0].0
        vpand ymm15, ymm15, ymm9                                   ;   364.2 fp0     14 t[0].0
        vpshufb ymm15, ymm13, ymm15                                ;   365.2 fp1     14 t[0].0
        vpand ymm14, ymm11, ymm9                                   ;   363.2 fp3     14 t[0].0
        vpshufb ymm14, ymm12, ymm14                                ;   364.2 fp2     14 t[0].0
        vpxor ymm15, ymm15, ymm14                                  ;   366.2 fp0     14 t[0].0
        vpxor ymm15, ymm15, ymm3                                   ;   367.2 fp3     14 t[0]
        vmovdqu [rbp + 5664], ymm15                                ;   368.2 agu2+fp5   14 t[0]
        vpbroadcastb ymm14, [r9 + 129]                             ;   364.2 fp1+agu1   14 t[0].1
        vpsrlq ymm15, ymm14, 4                                     ;   365.2 fp2     14 t[0].1
        vpand ymm15, ymm15, ymm9                                   ;   366.2 fp0     14 t[0].1
        vpshufb ymm15, ymm13, ymm15                                ;   367.2 fp1     14 t[0].1
        vpand ymm11, ymm14, ymm9                                   ;   365.2 fp3     14 t[0].1
        vpshufb ymm11, ymm12, ymm11                                ;   366.2 fp2     14 t[0].1
        vpxor ymm15, ymm15, ymm11                                  ;   368.2 fp0     14 t[0].1
        vpxor ymm15, ymm15, ymm3                                   ;   369.2 fp3     14 t[0]
        vmovdqu [rbp + 5696], ymm15                                ;   370.2 agu0+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 130]                             ;   366.2 fp1+agu1   14 t[0].2
        vpsrlq ymm15, ymm11, 4                                     ;   367.2 fp2     14 t[0].2
        vpand ymm15, ymm15, ymm9                                   ;   368.2 fp0     14 t[0].2
        vpshufb ymm15, ymm13, ymm15                                ;   369.2 fp1     14 t[0].2
        vpand ymm14, ymm11, ymm9                                   ;   367.2 fp3     14 t[0].2
        vpshufb ymm14, ymm12, ymm14                                ;   368.2 fp2     14 t[0].2
        vpxor ymm15, ymm15, ymm14                                  ;   370.2 fp0     14 t[0].2
        vpxor ymm15, ymm15, ymm3                                   ;   371.2 fp3     14 t[0]
        vmovdqu [rbp + 5728], ymm15                                ;   372.2 agu2+fp5   14 t[0]
        vpbroadcastb ymm14, [r9 + 131]                             ;   368.2 fp1+agu0   14 t[0].3
        vpsrlq ymm15, ymm14, 4                                     ;   369.2 fp2     14 t[0].3
        vpand ymm15, ymm15, ymm9                                   ;   370.2 fp0     14 t[0].3
        vpshufb ymm15, ymm13, ymm15                                ;   371.2 fp1     14 t[0].3
        vpand ymm11, ymm14, ymm9                                   ;   369.2 fp3     14 t[0].3
        vpshufb ymm11, ymm12, ymm11                                ;   370.2 fp2     14 t[0].3
        vpxor ymm15, ymm15, ymm11                                  ;   372.2 fp0     14 t[0].3
        vpxor ymm15, ymm15, ymm3                                   ;   373.2 fp3     14 t[0]
        vmovdqu [rbp + 5760], ymm15                                ;   374.2 agu1+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 132]                             ;   370.2 fp1+agu0   14 t[1].0
        vpsrlq ymm15, ymm11, 4                                     ;   371.2 fp2     14 t[1].0
        vpand ymm15, ymm15, ymm9                                   ;   372.2 fp0     14 t[1].0
        vpshufb ymm15, ymm13, ymm15                                ;   373.2 fp1     14 t[1].0
        vmovdqu [rbp + 5792], ymm6                                 ;   369.5 agu2+fp5   24 rk
        vpand ymm6, ymm11, ymm9                                    ;   371.2 fp3     14 t[1].0
        vpshufb ymm6, ymm12, ymm6                                  ;   372.2 fp2     14 t[1].0
        vpxor ymm15, ymm15, ymm6                                   ;   374.2 fp0     14 t[1].0
        vpxor ymm15, ymm15, ymm3                                   ;   375.2 fp3     14 t[1]
        vmovdqu [rbp + 5824], ymm15                                ;   376.2 agu1+fp5   14 t[1]
        vpbroadcastb ymm6, [r9 + 133]                              ;   372.2 fp1+agu0   14 t[1].1
        vpsrlq ymm15, ymm6, 4                                      ;   373.2 fp2     14 t[1].1
        vpand ymm15, ymm15, ymm9                                   ;   374.2 fp0     14 t[1].1
        vpshufb ymm15, ymm13, ymm15                                ;   375.2 fp1     14 t[1].1
        vmovdqu [rbp + 5856], ymm0                                 ;   371.5 agu2+fp5   24 rk
        vpand ymm0, ymm6, ymm9                                     ;   373.2 fp3     14 t[1].1
        vpshufb ymm0, ymm12, ymm0                                  ;   374.2 fp2     14 t[1].1
        vpxor ymm15, ymm15, ymm0                                   ;   376.2 fp0     14 t[1].1
        vpxor ymm15, ymm15, ymm3                                   ;   377.2 fp3     14 t[1]
        vmovdqu [rbp + 5888], ymm15                                ;   378.2 agu1+fp5   14 t[1]
        vpbroadcastb ymm0, [r9 + 134]                              ;   374.2 fp1+agu0   14 t[1].2
        vpsrlq ymm15, ymm0, 4                                      ;   375.2 fp2     14 t[1].2
        vpand ymm15, ymm15, ymm9                                   ;   376.2 fp0     14 t[1].2
        vpshufb ymm15, ymm13, ymm15                                ;   377.2 fp1     14 t[1].2
        vmovdqu [rbp + 5920], ymm1                                 ;   373.5 agu2+fp5   24 rk
        vpand ymm1, ymm0, ymm9                                     ;   375.2 fp3     14 t[1].2
        vpshufb ymm1, ymm12, ymm1                                  ;   376.2 fp2     14 t[1].2
        vpxor ymm15, ymm15, ymm1                                   ;   378.2 fp0     14 t[1].2
        vpxor ymm15, ymm15, ymm3                                   ;   379.2 fp3     14 t[1]
        vmovdqu [rbp + 5952], ymm15                                ;   380.2 agu1+fp5   14 t[1]
        vpbroadcastb ymm1, [r9 + 135]                              ;   376.2 fp1+agu0   14 t[1].3
        vpsrlq ymm15, ymm1, 4                                      ;   377.2 fp2     14 t[1].3
        vpand ymm15, ymm15, ymm9                                   ;   378.2 fp0     14 t[1].3
        vpshufb ymm15, ymm13, ymm15                                ;   379.2 fp1     14 t[1].3
        vmovdqu [rbp + 5984], ymm2                                 ;   375.5 agu2+fp5   24 rk
        vpand ymm2, ymm1, ymm9                                     ;   377.2 fp3     14 t[1].3
        vpshufb ymm2, ymm12, ymm2                                  ;   378.2 fp2     14 t[1].3
        vpxor ymm15, ymm15, ymm2                                   ;   380.2 fp0     14 t[1].3
        vpxor ymm15, ymm15, ymm3                                   ;   381.2 fp3     14 t[1]
        vmovdqu [rbp + 6016], ymm15                                ;   382.2 agu1+fp5   14 t[1]
        vpbroadcastb ymm2, [r9 + 136]                              ;   378.2 fp1+agu0   14 t[2].0
        vpsrlq ymm15, ymm2, 4                                      ;   379.2 fp2     14 t[2].0
        vpand ymm15, ymm15, ymm9                                   ;   380.2 fp0     14 t[2].0
        vpshufb ymm15, ymm13, ymm15                                ;   381.2 fp1     14 t[2].0
        vmovdqu [rbp + 6048], ymm5                                 ;   377.5 agu2+fp5   24 rk
        vpand ymm5, ymm2, ymm9                                     ;   379.2 fp3     14 t[2].0
        vpshufb ymm5, ymm12, ymm5                                  ;   380.2 fp2     14 t[2].0
        vpxor ymm15, ymm15, ymm5                                   ;   382.2 fp0     14 t[2].0
        vpxor ymm15, ymm15, ymm3                                   ;   383.2 fp3     14 t[2]
        vmovdqu [rbp + 6080], ymm15                                ;   384.2 agu1+fp5   14 t[2]
        vpbroadcastb ymm5, [r9 + 137]                              ;   380.2 fp1+agu0   14 t[2].1
        vpsrlq ymm15, ymm5, 4                                      ;   381.2 fp2     14 t[2].1
        vpand ymm15, ymm15, ymm9                                   ;   382.2 fp0     14 t[2].1
        vpshufb ymm15, ymm13, ymm15                                ;   383.2 fp1     14 t[2].1
        vmovdqu [rbp + 6112], ymm4                                 ;   379.5 agu2+fp5   24 rk
        vpand ymm4, ymm5, ymm9                                     ;   381.2 fp3     14 t[2].1
        vpshufb ymm4, ymm12, ymm4                                  ;   382.2 fp2     14 t[2].1
        vpxor ymm15, ymm15, ymm4                                   ;   384.2 fp0     14 t[2].1
        vpxor ymm15, ymm15, ymm3                                   ;   385.2 fp3     14 t[2]
        vmovdqu [rbp + 6144], ymm15                                ;   386.2 agu1+fp5   14 t[2]
        vpbroadcastb ymm4, [r9 + 138]                              ;   382.2 fp1+agu0   14 t[2].2
        vpsrlq ymm15, ymm4, 4                                      ;   383.2 fp2     14 t[2].2
        vpand ymm15, ymm15, ymm9                                   ;   384.2 fp0     14 t[2].2
        vpshufb ymm15, ymm13, ymm15                                ;   385.2 fp1     14 t[2].2
        vmovdqu [rbp + 6176], ymm7                                 ;   381.5 agu2+fp5   24 rk
        vpand ymm7, ymm4, ymm9                                     ;   383.2 fp3     14 t[2].2
        vpshufb ymm7, ymm12, ymm7                                  ;   384.2 fp2     14 t[2].2
        vpxor ymm15, ymm15, ymm7                                   ;   386.2 fp0     14 t[2].2
        vpxor ymm15, ymm15, ymm3                                   ;   387.2 fp3     14 t[2]
        vmovdqu [rbp + 6208], ymm15                                ;   388.2 agu1+fp5   14 t[2]
        vpbroadcastb ymm7, [r9 + 139]                              ;   384.2 fp1+agu0   14 t[2].3
        vpsrlq ymm15, ymm7, 4                                      ;   385.2 fp2     14 t[2].3
        vpand ymm15, ymm15, ymm9                                   ;   386.2 fp0     14 t[2].3
        vpshufb ymm15, ymm13, ymm15                                ;   387.2 fp1     14 t[2].3
        vmovdqu [rbp + 6240], ymm8                                 ;   383.5 agu2+fp5   24 rk
        vpand ymm8, ymm7, ymm9                                     ;   385.2 fp3     14 t[2].3
        vpshufb ymm8, ymm12, ymm8                                  ;   386.2 fp2     14 t[2].3
        vpxor ymm15, ymm15, ymm8                                   ;   388.2 fp0     14 t[2].3
        vpxor ymm15, ymm15, ymm3                                   ;   389.2 fp3     14 t[2]
        vmovdqu [rbp + 6272], ymm15                                ;   390.2 agu1+fp5   14 t[2]
        vpbroadcastb ymm8, [r9 + 140]                              ;   386.2 fp1+agu0   14 t[3].0
        vpsrlq ymm15, ymm8, 4                                      ;   387.2 fp2     14 t[3].0
        vpand ymm15, ymm15, ymm9                                   ;   388.2 fp0     14 t[3].0
        vpshufb ymm15, ymm13, ymm15                                ;   389.2 fp1     14 t[3].0
        vmovdqu [rbp + 6304], ymm10                                ;   385.5 agu2+fp5   24 rk
        vpand ymm10, ymm8, ymm9                                    ;   387.2 fp3     14 t[3].0
        vpshufb ymm10, ymm12, ymm10                                ;   388.2 fp2     14 t[3].0
        vpxor ymm15, ymm15, ymm10                                  ;   390.2 fp0     14 t[3].0
        vpxor ymm15, ymm15, ymm3                                   ;   391.2 fp3     14 t[3]
        vmovdqu [rbp + 6336], ymm15                                ;   392.2 agu1+fp5   14 t[3]
        vpbroadcastb ymm10, [r9 + 141]                             ;   388.2 fp1+agu0   14 t[3].1
        vpsrlq ymm15, ymm10, 4                                     ;   389.2 fp2     14 t[3].1
        vpand ymm15, ymm15, ymm9                                   ;   390.2 fp0     14 t[3].1
        vpshufb ymm15, ymm13, ymm15                                ;   391.2 fp1     14 t[3].1
        vpand ymm8, ymm10, ymm9                                    ;   389.2 fp3     14 t[3].1
        vpshufb ymm8, ymm12, ymm8                                  ;   390.2 fp2     14 t[3].1
        vpxor ymm15, ymm15, ymm8                                   ;   392.2 fp0     14 t[3].1
        vpxor ymm15, ymm15, ymm3                                   ;   393.2 fp3     14 t[3]
        vmovdqu [rbp + 6368], ymm15                                ;   394.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm8, [r9 + 142]                              ;   390.2 fp1+agu1   14 t[3].2
        vpsrlq ymm15, ymm8, 4                                      ;   391.2 fp2     14 t[3].2
        vpand ymm15, ymm15, ymm9                                   ;   392.2 fp0     14 t[3].2
        vpshufb ymm15, ymm13, ymm15                                ;   393.2 fp1     14 t[3].2
        vpand ymm10, ymm8, ymm9                                    ;   391.2 fp3     14 t[3].2
        vpshufb ymm10, ymm12, ymm10                                ;   392.2 fp2     14 t[3].2
        vpxor ymm15, ymm15, ymm10                                  ;   394.2 fp0     14 t[3].2
        vpxor ymm15, ymm15, ymm3                                   ;   395.2 fp3     14 t[3]
        vmovdqu [rbp + 6400], ymm15                                ;   396.2 agu0+fp5   14 t[3]
        vpbroadcastb ymm10, [r9 + 143]                             ;   392.2 fp1+agu1   14 t[3].3
        vpsrlq ymm15, ymm10, 4                                     ;   393.2 fp2     14 t[3].3
        vpand ymm15, ymm15, ymm9                                   ;   394.2 fp0     14 t[3].3
        vpshufb ymm15, ymm13, ymm15                                ;   395.2 fp1     14 t[3].3
        vmovdqu [rbp + 6432], ymm14                                ;   391.5 agu2+fp5   24 rk
        vpand ymm14, ymm10, ymm9                                   ;   393.2 fp3     14 t[3].3
        vpshufb ymm14, ymm12, ymm14                                ;   394.2 fp2     14 t[3].3
        vpxor ymm15, ymm15, ymm14                                  ;   396.2 fp0     14 t[3].3
        vpxor ymm15, ymm15, ymm3                                   ;   397.2 fp3     14 t[3]
        vmovdqu [rbp + 6464], ymm15                                ;   398.2 agu0+fp5   14 t[3]
        vpbroadcastb ymm14, [r9 + 144]                             ;   394.2 fp1+agu1   14 t[0].0
        vpsrlq ymm15, ymm14, 4                                     ;   395.2 fp2     14 t[0].0
        vpand ymm15, ymm15, ymm9                                   ;   396.2 fp0     14 t[0].0
        vpshufb ymm15, ymm13, ymm15                                ;   397.2 fp1     14 t[0].0
        vmovdqu [rbp + 6496], ymm11                                ;   393.5 agu2+fp5   24 rk
        vpand ymm11, ymm14, ymm9                                   ;   395.2 fp3     14 t[0].0
        vpshufb ymm11, ymm12, ymm11                                ;   396.2 fp2     14 t[0].0
        vpxor ymm15, ymm15, ymm11                                  ;   398.2 fp0     14 t[0].0
        vpxor ymm15, ymm15, ymm3                                   ;   399.2 fp3     14 t[0]
        vmovdqu [rbp + 6528], ymm15                                ;   400.2 agu0+fp5   14 t[0]
        vpbroadcastb ymm11, [r9 + 145]                             ;   396.2 fp1+agu1   14 t[0].1
        vpsrlq ymm15, ymm11, 4                                     ;   397.2 fp2     14 t[0].1
        vpand ymm15, ymm15, ymm9                                   ;   398.2 fp0     14 t[0].1
        vpshufb ymm15, ymm13, ymm15                                ;   399.2 fp1     14 t[0].1
        vmovdqu [rbp + 6560], ymm6                                 ;   395.5 agu2+fp5   24 rk
        vpand ymm6, ymm11, ymm9                                    ;   397.2 fp3     14 t[0].1
        vpshufb ymm6, ymm12, ymm6                                  ;   398.2 fp2     14 t[0].1
        vpxor ymm15, ymm15, ymm6                                   ;   400.2 fp0     14 t[0].1
        vpxor ymm15, ymm15, ymm3                                   ;   401.2 fp3     14 t[0]
        vmovdqu [rbp + 6592], ymm15                                ;   402.2 agu0+fp5   14 t[0]
        vpbroadcastb ymm6, [r9 + 146]                              ;   398.2 fp1+agu1   14 t[0].2
        vpsrlq ymm15, ymm6, 4                                      ;   399.2 fp2     14 t[0].2
        vpand ymm15, ymm15, ymm9                                   ;   400.2 fp0     14 t[0].2
        vpshufb ymm15, ymm13, ymm15                                ;   401.2 fp1     14 t[0].2
        vmovdqu [rbp + 6624], ymm0                                 ;   397.5 agu2+fp5   24 rk
        vpand ymm0, ymm6, ymm9                                     ;   399.2 fp3     14 t[0].2
        vpshufb ymm0, ymm12, ymm0                                  ;   400.2 fp2     14 t[0].2
        vpxor ymm15, ymm15, ymm0                                   ;   402.2 fp0     14 t[0].2
        vpxor ymm15, ymm15, ymm3                                   ;   403.2 fp3     14 t[0]
        vmovdqu [rbp + 6656], ymm15                                ;   404.2 agu0+fp5   14 t[0]
        vpbroadcastb ymm0, [r9 + 147]                              ;   400.2 fp1+agu1   14 t[0].3
        vpsrlq ymm15, ymm0, 4                                      ;   401.2 fp2     14 t[0].3
        vpand ymm15, ymm15, ymm9                                   ;   402.2 fp0     14 t[0].3
        vpshufb ymm15, ymm13, ymm15                                ;   403.2 fp1     14 t[0].3
        vmovdqu [rbp + 6688], ymm1                                 ;   399.5 agu2+fp5   24 rk
        vpand ymm1, ymm0, ymm9                                     ;   401.2 fp3     14 t[0].3
        vpshufb ymm1, ymm12, ymm1                                  ;   402.2 fp2     14 t[0].3
        vpxor ymm15, ymm15, ymm1                                   ;   404.2 fp0     14 t[0].3
        vpxor ymm15, ymm15, ymm3                                   ;   405.2 fp3     14 t[0]
        vmovdqu [rbp + 6720], ymm15                                ;   406.2 agu0+fp5   14 t[0]
        vpbroadcastb ymm1, [r9 + 148]                              ;   402.2 fp1+agu1   14 t[1].0
        vpsrlq ymm15, ymm1, 4                                      ;   403.2 fp2     14 t[1].0
        vpand ymm15, ymm15, ymm9                                   ;   404.2 fp0     14 t[1].0
        vpshufb ymm15, ymm13, ymm15                                ;   405.2 fp1     14 t[1].0
        vmovdqu [rbp + 6752], ymm2                                 ;   401.5 agu2+fp5   24 rk
        vpand ymm2, ymm1, ymm9                                     ;   403.2 fp3     14 t[1].0
        vpshufb ymm2, ymm12, ymm2                                  ;   404.2 fp2     14 t[1].0
        vpxor ymm15, ymm15, ymm2                                   ;   406.2 fp0     14 t[1].0
        vpxor ymm15, ymm15, ymm3                                   ;   407.2 fp3     14 t[1]
        vmovdqu [rbp + 6784], ymm15                                ;   408.2 agu0+fp5   14 t[1]
        vpbroadcastb ymm2, [r9 + 149]                              ;   404.2 fp1+agu1   14 t[1].1
        vpsrlq ymm15, ymm2, 4                                      ;   405.2 fp2     14 t[1].1
        vpand ymm15, ymm15, ymm9                                   ;   406.2 fp0     14 t[1].1
        vpshufb ymm15, ymm13, ymm15                                ;   407.2 fp1     14 t[1].1
        vmovdqu [rbp + 6816], ymm5                                 ;   403.5 agu2+fp5   24 rk
        vpand ymm5, ymm2, ymm9                                     ;   405.2 fp3     14 t[1].1
        vpshufb ymm5, ymm12, ymm5                                  ;   406.2 fp2     14 t[1].1
        vpxor ymm15, ymm15, ymm5                                   ;   408.2 fp0     14 t[1].1
        vpxor ymm15, ymm15, ymm3                                   ;   409.2 fp3     14 t[1]
        vmovdqu [rbp + 6848], ymm15                                ;   410.2 agu0+fp5   14 t[1]
        vpbroadcastb ymm5, [r9 + 150]                              ;   406.2 fp1+agu1   14 t[1].2
        vpsrlq ymm15, ymm5, 4                                      ;   407.2 fp2     14 t[1].2
        vpand ymm15, ymm15, ymm9                                   ;   408.2 fp0     14 t[1].2
        vpshufb ymm15, ymm13, ymm15                                ;   409.2 fp1     14 t[1].2
        vmovdqu [rbp + 6880], ymm4                                 ;   405.5 agu2+fp5   24 rk
        vpand ymm4, ymm5, ymm9                                     ;   407.2 fp3     14 t[1].2
        vpshufb ymm4, ymm12, ymm4                                  ;   408.2 fp2     14 t[1].2
        vpxor ymm15, ymm15, ymm4                                   ;   410.2 fp0     14 t[1].2
        vpxor ymm15, ymm15, ymm3                                   ;   411.2 fp3     14 t[1]
        vmovdqu [rbp + 6912], ymm15                                ;   412.2 agu0+fp5   14 t[1]
        vpbroadcastb ymm4, [r9 + 151]                              ;   408.2 fp1+agu1   14 t[1].3
        vpsrlq ymm15, ymm4, 4                                      ;   409.2 fp2     14 t[1].3
        vpand ymm15, ymm15, ymm9                                   ;   410.2 fp0     14 t[1].3
        vpshufb ymm15, ymm13, ymm15                                ;   411.2 fp1     14 t[1].3
        vmovdqu [rbp + 6944], ymm7                                 ;   407.5 agu2+fp5   24 rk
        vpand ymm7, ymm4, ymm9                                     ;   409.2 fp3     14 t[1].3
        vpshufb ymm7, ymm12, ymm7                                  ;   410.2 fp2     14 t[1].3
        vpxor ymm15, ymm15, ymm7                                   ;   412.2 fp0     14 t[1].3
        vpxor ymm15, ymm15, ymm3                                   ;   413.2 fp3     14 t[1]
        vmovdqu [rbp + 6976], ymm15                                ;   414.2 agu0+fp5   14 t[1]
        vpbroadcastb ymm7, [r9 + 152]                              ;   410.2 fp1+agu1   14 t[2].0
        vpsrlq ymm15, ymm7, 4                                      ;   411.2 fp2     14 t[2].0
        vpand ymm15, ymm15, ymm9                                   ;   412.2 fp0     14 t[2].0
        vpshufb ymm15, ymm13, ymm15                                ;   413.2 fp1     14 t[2].0
        vmovdqu [rbp + 7008], ymm8                                 ;   409.5 agu2+fp5   24 rk
        vpand ymm8, ymm7, ymm9                                     ;   411.2 fp3     14 t[2].0
        vpshufb ymm8, ymm12, ymm8                                  ;   412.2 fp2     14 t[2].0
        vpxor ymm15, ymm15, ymm8                                   ;   414.2 fp0     14 t[2].0
        vpxor ymm15, ymm15, ymm3                                   ;   415.2 fp3     14 t[2]
        vmovdqu [rbp + 7040], ymm15                                ;   416.2 agu0+fp5   14 t[2]
        vpbroadcastb ymm8, [r9 + 153]                              ;   412.2 fp1+agu1   14 t[2].1
        vpsrlq ymm15, ymm8, 4                                      ;   413.2 fp2     14 t[2].1
        vpand ymm15, ymm15, ymm9                                   ;   414.2 fp0     14 t[2].1
        vpshufb ymm15, ymm13, ymm15                                ;   415.2 fp1     14 t[2].1
        vmovdqu [rbp + 7072], ymm10                                ;   411.5 agu2+fp5   24 rk
        vpand ymm10, ymm8, ymm9                                    ;   413.2 fp3     14 t[2].1
        vpshufb ymm10, ymm12, ymm10                                ;   414.2 fp2     14 t[2].1
        vpxor ymm15, ymm15, ymm10                                  ;   416.2 fp0     14 t[2].1
        vpxor ymm15, ymm15, ymm3                                   ;   417.2 fp3     14 t[2]
        vmovdqu [rbp + 7104], ymm15                                ;   418.2 agu0+fp5   14 t[2]
        vpbroadcastb ymm10, [r9 + 154]                             ;   414.2 fp1+agu1   14 t[2].2
        vpsrlq ymm15, ymm10, 4                                     ;   415.2 fp2     14 t[2].2
        vpand ymm15, ymm15, ymm9                                   ;   416.2 fp0     14 t[2].2
        vpshufb ymm15, ymm13, ymm15                                ;   417.2 fp1     14 t[2].2
        vmovdqu [rbp + 7136], ymm14                                ;   413.5 agu2+fp5   24 rk
        vpand ymm14, ymm10, ymm9                                   ;   415.2 fp3     14 t[2].2
        vpshufb ymm14, ymm12, ymm14                                ;   416.2 fp2     14 t[2].2
        vpxor ymm15, ymm15, ymm14                                  ;   418.2 fp0     14 t[2].2
        vpxor ymm15, ymm15, ymm3                                   ;   419.2 fp3     14 t[2]
        vmovdqu [rbp + 7168], ymm15                                ;   420.2 agu0+fp5   14 t[2]
        vpbroadcastb ymm14, [r9 + 155]                             ;   416.2 fp1+agu1   14 t[2].3
        vpsrlq ymm15, ymm14, 4                                     ;   417.2 fp2     14 t[2].3
        vpand ymm15, ymm15, ymm9                                   ;   418.2 fp0     14 t[2].3
        vpshufb ymm15, ymm13, ymm15                                ;   419.2 fp1     14 t[2].3
        vmovdqu [rbp + 7200], ymm11                                ;   415.5 agu2+fp5   24 rk
        vpand ymm11, ymm14, ymm9                                   ;   417.2 fp3     14 t[2].3
        vpshufb ymm11, ymm12, ymm11                                ;   418.2 fp2     14 t[2].3
        vpxor ymm15, ymm15, ymm11                                  ;   420.2 fp0     14 t[2].3
        vpxor ymm15, ymm15, ymm3                                   ;   421.2 fp3     14 t[2]
        vmovdqu [rbp + 7232], ymm15                                ;   422.2 agu0+fp5   14 t[2]
        vpbroadcastb ymm11, [r9 + 156]                             ;   418.2 fp1+agu1   14 t[3].0
        vpsrlq ymm15, ymm11, 4                                     ;   419.2 fp2     14 t[3].0
        vpand ymm15, ymm15, ymm9                                   ;   420.2 fp0     14 t[3].0
        vpshufb ymm15, ymm13, ymm15                                ;   421.2 fp1     14 t[3].0
        vmovdqu [rbp + 7264], ymm6                                 ;   417.5 agu2+fp5   24 rk
        vpand ymm6, ymm11, ymm9                                    ;   419.2 fp3     14 t[3].0
        vpshufb ymm6, ymm12, ymm6                                  ;   420.2 fp2     14 t[3].0
        vpxor ymm15, ymm15, ymm6                                   ;   422.2 fp0     14 t[3].0
        vpxor ymm15, ymm15, ymm3                                   ;   423.2 fp3     14 t[3]
        vmovdqu [rbp + 7296], ymm15                                ;   424.2 agu0+fp5   14 t[3]
        vpbroadcastb ymm6, [r9 + 157]                              ;   420.2 fp1+agu1   14 t[3].1
        vpsrlq ymm15, ymm6, 4                                      ;   421.2 fp2     14 t[3].1
        vpand ymm15, ymm15, ymm9                                   ;   422.2 fp0     14 t[3].1
        vpshufb ymm15, ymm13, ymm15                                ;   423.2 fp1     14 t[3].1
        vmovdqu [rbp + 7328], ymm0                                 ;   419.5 agu2+fp5   24 rk
        vpand ymm0, ymm6, ymm9                                     ;   421.2 fp3     14 t[3].1
        vpshufb ymm0, ymm12, ymm0                                  ;   422.2 fp2     14 t[3].1
        vpxor ymm15, ymm15, ymm0                                   ;   424.2 fp0     14 t[3].1
        vpxor ymm15, ymm15, ymm3                                   ;   425.2 fp3     14 t[3]
        vmovdqu [rbp + 7360], ymm15                                ;   426.2 agu0+fp5   14 t[3]
        vpbroadcastb ymm0, [r9 + 158]                              ;   422.2 fp1+agu1   14 t[3].2
        vpsrlq ymm15, ymm0, 4                                      ;   423.2 fp2     14 t[3].2
        vpand ymm15, ymm15, ymm9                                   ;   424.2 fp0     14 t[3].2
        vpshufb ymm15, ymm13, ymm15                                ;   425.2 fp1     14 t[3].2
        vmovdqu [rbp + 7392], ymm1                                 ;   421.5 agu2+fp5   24 rk
        vpand ymm1, ymm0, ymm9                                     ;   423.2 fp3     14 t[3].2
        vpshufb ymm1, ymm12, ymm1                                  ;   424.2 fp2     14 t[3].2
        vpxor ymm15, ymm15, ymm1                                   ;   426.2 fp0     14 t[3].2
        vpxor ymm15, ymm15, ymm3                                   ;   427.2 fp3     14 t[3]
        vmovdqu [rbp + 7424], ymm15                                ;   428.2 agu0+fp5   14 t[3]
        vmovdqu [rbp + 7456], ymm2                                 ;   423.5 agu1+fp5   24 rk
        vpbroadcastb ymm1, [r9 + 159]                              ;   424.2 fp1+agu0   14 t[3].3
        vpsrlq ymm2, ymm1, 4                                       ;   425.2 fp2     14 t[3].3
        vpand ymm2, ymm2, ymm9                                     ;   426.2 fp0     14 t[3].3
        vpshufb ymm2, ymm13, ymm2                                  ;   427.2 fp1     14 t[3].3
        vpand ymm9, ymm1, ymm9                                     ;   425.2 fp3     14 t[3].3
        vpshufb ymm9, ymm12, ymm9                                  ;   426.2 fp2     14 t[3].3
        vpxor ymm2, ymm2, ymm9                                     ;   428.2 fp0     14 t[3].3
        vpxor ymm2, ymm2, ymm3                                     ;   429.2 fp3     14 t[3]
        vmovdqu [rbp + 7488], ymm2                                 ;   430.2 agu2+fp5   14 t[3]
        vpbroadcastb ymm2, [r9 + 160]                              ;   426.2 fp1+agu1   18 z[0].0
        vmovdqu ymm3, [rel aes128_ctr.T0_constants256 + 480]       ;   424.8 agu0    14 t[0] reload
        vpxor ymm9, ymm2, ymm3                                     ;   431.8 fp0     18 z[0]
        vmovdqu [rbp + 7520], ymm9                                 ;   432.8 agu2+fp5   18 z[0]
        vpbroadcastb ymm9, [r9 + 161]                              ;   426.8 fp2+agu1   18 z[0].1
        vpxor ymm12, ymm9, ymm3                                    ;   431.8 fp3     18 z[0]
        vmovdqu [rbp + 7552], ymm12                                ;   432.8 agu0+fp5   18 z[0]
        vpbroadcastb ymm12, [r9 + 162]                             ;   427.2 fp1+agu1   18 z[0].2
        vpxor ymm13, ymm12, ymm3                                   ;   431.8 fp0     18 z[0]
        vmovdqu [rbp + 7584], ymm13                                ;   432.8 agu2+fp5   18 z[0]
        vmovdqu [rbp + 7616], ymm5                                 ;   428.5 agu0+fp5   24 rk
        vpbroadcastb ymm5, [r9 + 163]                              ;   427.8 fp2+agu1   18 z[0].3
        vpxor ymm13, ymm5, ymm3                                    ;   431.8 fp3     18 z[0]
        vmovdqu [rbp + 7648], ymm13                                ;   432.8 agu2+fp5   18 z[0]
        vmovdqu [rbp + 7680], ymm4                                 ;   430.5 agu0+fp5   24 rk
        vpbroadcastb ymm4, [r9 + 164]                              ;   428.7 fp1+agu1   18 z[1].0
        vpxor ymm13, ymm4, ymm3                                    ;   431.8 fp0     18 z[1]
        vmovdqu [rbp + 7712], ymm13                                ;   432.8 agu2+fp5   18 z[1]
        vmovdqu [rbp + 7744], ymm7                                 ;   432.5 agu0+fp5   24 rk
        vpbroadcastb ymm7, [r9 + 165]                              ;   429.7 fp2+agu1   18 z[1].1
        vpxor ymm13, ymm7, ymm3                                    ;   431.8 fp3     18 z[1]
        vmovdqu [rbp + 7776], ymm13                                ;   433.5 agu2+fp5   18 z[1]
        vmovdqu [rbp + 7808], ymm8                                 ;   434.5 agu0+fp5   24 rk
        vpbroadcastb ymm8, [r9 + 166]                              ;   430.7 fp1+agu1   18 z[1].2
        vpxor ymm13, ymm8, ymm3                                    ;   431.8 fp0     18 z[1]
        vmovdqu [rbp + 7840], ymm13                                ;   435.5 agu2+fp5   18 z[1]
        vmovdqu [rbp + 7872], ymm10                                ;   436.5 agu0+fp5   24 rk
        vpbroadcastb ymm10, [r9 + 167]                             ;   432.0 fp2+agu1   18 z[1].3
        vpxor ymm13, ymm10, ymm3                                   ;   433.0 fp3     18 z[1]
        vmovdqu [rbp + 7904], ymm13                                ;   437.5 agu2+fp5   18 z[1]
        vmovdqu [rbp + 7936], ymm14                                ;   438.5 agu0+fp5   24 rk
        vpbroadcastb ymm13, [r9 + 168]                             ;   433.0 fp1+agu1   18 z[2].0
        vpxor ymm14, ymm13, ymm3                                   ;   434.0 fp0     18 z[2]
        vmovdqu [rbp + 7968], ymm14                                ;   439.5 agu2+fp5   18 z[2]
        vmovdqu [rbp + 8000], ymm11                                ;   440.5 agu0+fp5   24 rk
        vpbroadcastb ymm11, [r9 + 169]                             ;   434.0 fp2+agu1   18 z[2].1
        vpxor ymm14, ymm11, ymm3                                   ;   435.0 fp3     18 z[2]
        vmovdqu [rbp + 8032], ymm14                                ;   441.5 agu2+fp5   18 z[2]
        vmovdqu [rbp + 8064], ymm6                                 ;   442.5 agu0+fp5   24 rk
        vpbroadcastb ymm6, [r9 + 170]                              ;   435.0 fp1+agu1   18 z[2].2
        vpxor ymm14, ymm6, ymm3                                    ;   436.0 fp0     18 z[2]
        vmovdqu [rbp + 8096], ymm14                                ;   443.5 agu2+fp5   18 z[2]
        vmovdqu [rbp + 8128], ymm0                                 ;   444.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 171]                              ;   436.0 fp2+agu1   18 z[2].3
        vpxor ymm14, ymm0, ymm3                                    ;   437.0 fp3     18 z[2]
        vmovdqu [rbp + 8160], ymm14                                ;   445.5 agu2+fp5   18 z[2]
        vmovdqu [rbp + 8192], ymm1                                 ;   446.5 agu0+fp5   24 rk
        vpbroadcastb ymm1, [r9 + 172]                              ;   437.0 fp1+agu1   18 z[3].0
        vpxor ymm14, ymm1, ymm3                                    ;   438.0 fp0     18 z[3]
        vmovdqu [rbp + 8224], ymm14                                ;   447.5 agu2+fp5   18 z[3]
        vmovdqu [rbp + 8256], ymm2                                 ;   448.5 agu0+fp5   24 rk
        vpbroadcastb ymm2, [r9 + 173]                              ;   438.0 fp2+agu1   18 z[3].1
        vpxor ymm14, ymm2, ymm3                                    ;   439.0 fp3     18 z[3]
        vmovdqu [rbp + 8288], ymm14                                ;   449.5 agu2+fp5   18 z[3]
        vmovdqu [rbp + 8320], ymm9                                 ;   450.5 agu0+fp5   24 rk
        vpbroadcastb ymm9, [r9 + 174]                              ;   439.0 fp1+agu1   18 z[3].2
        vpxor ymm14, ymm9, ymm3                                    ;   440.0 fp0     18 z[3]
        vmovdqu [rbp + 8352], ymm14                                ;   451.5 agu2+fp5   18 z[3]
        vmovdqu [rbp + 8384], ymm12                                ;   452.5 agu0+fp5   24 rk
        vpbroadcastb ymm12, [r9 + 175]                             ;   440.0 fp2+agu1   18 z[3].3
        vpxor ymm3, ymm12, ymm3                                    ;   441.0 fp3     18 z[3]
        vmovdqu [rbp + 8416], ymm3                                 ;   453.5 agu2+fp5   18 z[3]
        vpbroadcastb ymm3, [r8 + 15]                               ;   440.8 fp1+agu0   24 counter
        vmovdqu [rbp + 8448], ymm3                                 ;   454.5 agu1+fp5   24 counter
        vpbroadcastb ymm3, [r8 + 14]                               ;   441.8 fp2+agu0   24 low.1 reload
        vmovdqu [rbp + 8480], ymm3                                 ;   455.5 agu2+fp5   24 counter
        vpbroadcastb ymm3, [r8 + 13]                               ;   442.0 fp1+agu1   24 low.2 reload
        vmovdqu [rbp + 8512], ymm3                                 ;   456.5 agu2+fp5   24 counter
        vpbroadcastb ymm3, [r8 + 12]                               ;   442.8 fp2+agu0   24 low.3 reload
        vmovdqu [rbp + 8544], ymm3                                 ;   457.5 agu1+fp5   24 counter
        vpbroadcastb ymm3, [r9 + 8]                                ;   443.8 fp1+agu0   24 rk
        vmovdqu [rbp + 8576], ymm3                                 ;   458.5 agu2+fp5   24 rk
        vpbroadcastb ymm3, [r8 + 11]                               ;   444.0 fp2+agu1   24 low.0 reload
        vmovdqu [rbp + 8608], ymm3                                 ;   459.5 agu2+fp5   24 counter
        vpbroadcastb ymm3, [r8 + 10]                               ;   444.8 fp1+agu0   24 low.1 reload
        vmovdqu [rbp + 8640], ymm3                                 ;   460.5 agu1+fp5   24 counter
        vpbroadcastb ymm3, [r9 + 9]                                ;   445.8 fp2+agu0   24 rk
        vmovdqu [rbp + 8672], ymm3                                 ;   461.5 agu2+fp5   24 rk
        vpbroadcastb ymm3, [r8 + 9]                                ;   446.5 fp1+agu1   24 low.2 reload
        vmovdqu [rbp + 8704], ymm3                                 ;   462.5 agu0+fp5   24 counter
        vpbroadcastb ymm3, [r8 + 8]                                ;   447.5 fp2+agu1   24 low.3 reload
        vmovdqu [rbp + 8736], ymm3                                 ;   463.5 agu2+fp5   24 counter
        vpbroadcastb ymm3, [r9 + 10]                               ;   448.5 fp1+agu0   24 rk
        vmovdqu [rbp + 8768], ymm3                                 ;   464.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r8 + 3]                                ;   449.5 fp2+agu0   24 low.0 reload
        vmovdqu [rbp + 8800], ymm3                                 ;   465.5 agu2+fp5   24 counter
        vpbroadcastb ymm3, [r8 + 2]                                ;   450.5 fp1+agu1   24 low.1 reload
        vmovdqu [rbp + 8832], ymm3                                 ;   466.5 agu0+fp5   24 counter
        vpbroadcastb ymm3, [r9 + 11]                               ;   451.5 fp2+agu1   24 rk
        vmovdqu [rbp + 8864], ymm3                                 ;   467.5 agu2+fp5   24 rk
        vpbroadcastb ymm3, [r8 + 1]                                ;   452.5 fp1+agu0   24 low.2 reload
        vmovdqu [rbp + 8896], ymm3                                 ;   468.5 agu1+fp5   24 counter
        vpbroadcastb ymm3, [r8]                                    ;   453.5 fp2+agu0   24 low.3 reload
        vmovdqu [rbp + 8928], ymm3                                 ;   469.5 agu2+fp5   24 counter
        vpbroadcastb ymm3, [r9 + 12]                               ;   454.5 fp1+agu1   24 rk
        vmovdqu [rbp + 8960], ymm3                                 ;   470.5 agu0+fp5   24 rk
        vpbroadcastb ymm3, [r8 + 7]                                ;   455.5 fp2+agu1   24 low.0 reload
        vmovdqu [rbp + 8992], ymm3                                 ;   471.5 agu2+fp5   24 counter
        vpbroadcastb ymm3, [r8 + 6]                                ;   456.5 fp1+agu0   24 low.1 reload
        vmovdqu [rbp + 9024], ymm3                                 ;   472.5 agu1+fp5   24 counter
        vpbroadcastb ymm3, [r9 + 13]                               ;   457.5 fp2+agu0   24 rk
        vmovdqu [rbp + 9056], ymm3                                 ;   473.5 agu2+fp5   24 rk
        vpbroadcastb ymm3, [r8 + 5]                                ;   458.5 fp1+agu1   24 low.2 reload
        vmovdqu [rbp + 9088], ymm3                                 ;   474.5 agu0+fp5   24 counter
        vpbroadcastb ymm3, [r8 + 4]                                ;   459.5 fp2+agu1   24 low.3 reload
        vmovdqu [rbp + 9120], ymm3                                 ;   475.5 agu2+fp5   24 counter
        vpbroadcastb ymm3, [r9 + 14]                               ;   460.5 fp1+agu0   24 rk
        vmovdqu [rbp + 9152], ymm3                                 ;   476.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r9]                                    ;   461.5 fp2+agu0   11 s[0].0 reload
        vmovdqu [rbp + 9184], ymm3                                 ;   477.5 agu2+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 1]                                ;   462.5 fp1+agu1   11 s[0].1 reload
        vmovdqu [rbp + 9216], ymm3                                 ;   478.5 agu0+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 15]                               ;   463.5 fp2+agu1   24 rk
        vmovdqu [rbp + 9248], ymm3                                 ;   479.5 agu2+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 2]                                ;   464.5 fp1+agu0   11 s[0].2 reload
        vmovdqu [rbp + 9280], ymm3                                 ;   480.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 3]                                ;   465.5 fp2+agu0   11 s[0].3 reload
        vmovdqu [rbp + 9312], ymm3                                 ;   481.5 agu2+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 4]                                ;   466.5 fp1+agu1   11 s[1].0 reload
        vmovdqu [rbp + 9344], ymm3                                 ;   482.5 agu0+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 5]                                ;   467.5 fp2+agu1   11 s[1].1 reload
        vmovdqu [rbp + 9376], ymm3                                 ;   483.5 agu2+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 6]                                ;   468.5 fp1+agu0   11 s[1].2 reload
        vmovdqu [rbp + 9408], ymm3                                 ;   484.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 7]                                ;   469.5 fp2+agu0   11 s[1].3 reload
        vmovdqu [rbp + 9440], ymm3                                 ;   485.5 agu2+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 16]                               ;   470.5 fp1+agu1   14 t[0].0 reload
        vmovdqu [rbp + 9472], ymm3                                 ;   486.5 agu0+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 17]                               ;   471.5 fp2+agu1   14 t[0].1 reload
        vmovdqu [rbp + 9504], ymm3                                 ;   487.5 agu2+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 18]                               ;   472.5 fp1+agu0   14 t[0].2 reload
        vmovdqu [rbp + 9536], ymm3                                 ;   488.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 19]                               ;   473.5 fp2+agu0   14 t[0].3 reload
        vmovdqu [rbp + 9568], ymm3                                 ;   489.5 agu2+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 20]                               ;   474.5 fp1+agu1   14 t[1].0 reload
        vmovdqu [rbp + 9600], ymm3                                 ;   490.5 agu0+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 21]                               ;   475.5 fp2+agu1   14 t[1].1 reload
        vmovdqu [rbp + 9632], ymm3                                 ;   491.5 agu2+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 22]                               ;   476.5 fp1+agu0   14 t[1].2 reload
        vmovdqu [rbp + 9664], ymm3                                 ;   492.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 23]                               ;   477.5 fp2+agu0   14 t[1].3 reload
        vmovdqu [rbp + 9696], ymm3                                 ;   493.5 agu2+fp5   24 rk
        vmovdqu [rbp + 9728], ymm5                                 ;   494.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 24]                               ;   479.5 fp1+agu0   14 t[2].0 reload
        vmovdqu [rbp + 9760], ymm3                                 ;   495.5 agu2+fp5   24 rk
        vmovdqu [rbp + 9792], ymm4                                 ;   496.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 25]                               ;   481.5 fp2+agu0   14 t[2].1 reload
        vmovdqu [rbp + 9824], ymm3                                 ;   497.5 agu2+fp5   24 rk
        vmovdqu [rbp + 9856], ymm7                                 ;   498.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 26]                               ;   483.5 fp1+agu0   14 t[2].2 reload
        vmovdqu [rbp + 9888], ymm3                                 ;   499.5 agu2+fp5   24 rk
        vmovdqu [rbp + 9920], ymm8                                 ;   500.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 27]                               ;   485.5 fp2+agu0   14 t[2].3 reload
        vmovdqu [rbp + 9952], ymm3                                 ;   501.5 agu2+fp5   24 rk
        vmovdqu [rbp + 9984], ymm10                                ;   502.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 28]                               ;   487.5 fp1+agu0   14 t[3].0 reload
        vmovdqu [rbp + 10016], ymm3                                ;   503.5 agu2+fp5   24 rk
        vmovdqu [rbp + 10048], ymm13                               ;   504.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 29]                               ;   489.5 fp2+agu0   14 t[3].1 reload
        vmovdqu [rbp + 10080], ymm3                                ;   505.5 agu2+fp5   24 rk
        vmovdqu [rbp + 10112], ymm11                               ;   506.5 agu1+fp5   24 rk
        vpbroadcastb ymm3, [r9 + 30]                               ;   491.5 fp1+agu0   14 t[3].2 reload
        vmovdqu [rbp + 10144], ymm3                                ;   507.5 agu2+fp5   24 rk
        vmovdqu [rbp + 10176], ymm6                                ;   508.5 agu1+fp5   24 rk
        vmovdqu [rbp + 10208], ymm0                                ;   509.5 agu0+fp5   24 rk
        vmovdqu [rbp + 10240], ymm1                                ;   510.5 agu2+fp5   24 rk
        vmovdqu [rbp + 10272], ymm2                                ;   511.5 agu1+fp5   24 rk
        vmovdqu [rbp + 10304], ymm9                                ;   512.5 agu0+fp5   24 rk
        vmovdqu [rbp + 10336], ymm12                               ;   513.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 40]                               ;   498.5 fp2+agu1   14 t[2].0 reload
        vmovdqu [rbp + 10368], ymm0                                ;   514.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 41]                               ;   499.5 fp1+agu1   14 t[2].1 reload
        vmovdqu [rbp + 10400], ymm0                                ;   515.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 42]                               ;   500.5 fp2+agu0   14 t[2].2 reload
        vmovdqu [rbp + 10432], ymm0                                ;   516.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 43]                               ;   501.5 fp1+agu0   14 t[2].3 reload
        vmovdqu [rbp + 10464], ymm0                                ;   517.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 44]                               ;   502.5 fp2+agu1   14 t[3].0 reload
        vmovdqu [rbp + 10496], ymm0                                ;   518.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 45]                               ;   503.5 fp1+agu1   14 t[3].1 reload
        vmovdqu [rbp + 10528], ymm0                                ;   519.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 46]                               ;   504.5 fp2+agu0   14 t[3].2 reload
        vmovdqu [rbp + 10560], ymm0                                ;   520.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 47]                               ;   505.5 fp1+agu0   14 t[3].3 reload
        vmovdqu [rbp + 10592], ymm0                                ;   521.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 48]                               ;   506.5 fp2+agu1   14 t[0].0 reload
        vmovdqu [rbp + 10624], ymm0                                ;   522.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 49]                               ;   507.5 fp1+agu1   14 t[0].1 reload
        vmovdqu [rbp + 10656], ymm0                                ;   523.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 50]                               ;   508.5 fp2+agu0   14 t[0].2 reload
        vmovdqu [rbp + 10688], ymm0                                ;   524.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 51]                               ;   509.5 fp1+agu0   14 t[0].3 reload
        vmovdqu [rbp + 10720], ymm0                                ;   525.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 52]                               ;   510.5 fp2+agu1   14 t[1].0 reload
        vmovdqu [rbp + 10752], ymm0                                ;   526.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 53]                               ;   511.5 fp1+agu1   14 t[1].1 reload
        vmovdqu [rbp + 10784], ymm0                                ;   527.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 54]                               ;   512.5 fp2+agu0   14 t[1].2 reload
        vmovdqu [rbp + 10816], ymm0                                ;   528.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 55]                               ;   513.5 fp1+agu0   14 t[1].3 reload
        vmovdqu [rbp + 10848], ymm0                                ;   529.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 56]                               ;   514.5 fp2+agu1   14 t[2].0 reload
        vmovdqu [rbp + 10880], ymm0                                ;   530.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 57]                               ;   515.5 fp1+agu1   14 t[2].1 reload
        vmovdqu [rbp + 10912], ymm0                                ;   531.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 58]                               ;   516.5 fp2+agu0   14 t[2].2 reload
        vmovdqu [rbp + 10944], ymm0                                ;   532.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 59]                               ;   517.5 fp1+agu0   14 t[2].3 reload
        vmovdqu [rbp + 10976], ymm0                                ;   533.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 60]                               ;   518.5 fp2+agu1   14 t[3].0 reload
        vmovdqu [rbp + 11008], ymm0                                ;   534.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 61]                               ;   519.5 fp1+agu1   14 t[3].1 reload
        vmovdqu [rbp + 11040], ymm0                                ;   535.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 62]                               ;   520.5 fp2+agu0   14 t[3].2 reload
        vmovdqu [rbp + 11072], ymm0                                ;   536.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 63]                               ;   521.5 fp1+agu0   14 t[3].3 reload
        vmovdqu [rbp + 11104], ymm0                                ;   537.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 64]                               ;   522.5 fp2+agu1   14 t[0].0 reload
        vmovdqu [rbp + 11136], ymm0                                ;   538.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 65]                               ;   523.5 fp1+agu1   14 t[0].1 reload
        vmovdqu [rbp + 11168], ymm0                                ;   539.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 66]                               ;   524.5 fp2+agu0   14 t[0].2 reload
        vmovdqu [rbp + 11200], ymm0                                ;   540.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 67]                               ;   525.5 fp1+agu0   14 t[0].3 reload
        vmovdqu [rbp + 11232], ymm0                                ;   541.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 68]                               ;   526.5 fp2+agu1   14 t[1].0 reload
        vmovdqu [rbp + 11264], ymm0                                ;   542.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 69]                               ;   527.5 fp1+agu1   14 t[1].1 reload
        vmovdqu [rbp + 11296], ymm0                                ;   543.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 70]                               ;   528.5 fp2+agu0   14 t[1].2 reload
        vmovdqu [rbp + 11328], ymm0                                ;   544.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 71]                               ;   529.5 fp1+agu0   14 t[1].3 reload
        vmovdqu [rbp + 11360], ymm0                                ;   545.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 72]                               ;   530.5 fp2+agu1   14 t[2].0 reload
        vmovdqu [rbp + 11392], ymm0                                ;   546.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 73]                               ;   531.5 fp1+agu1   14 t[2].1 reload
        vmovdqu [rbp + 11424], ymm0                                ;   547.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 74]                               ;   532.5 fp2+agu0   14 t[2].2 reload
        vmovdqu [rbp + 11456], ymm0                                ;   548.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 75]                               ;   533.5 fp1+agu0   14 t[2].3 reload
        vmovdqu [rbp + 11488], ymm0                                ;   549.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 76]                               ;   534.5 fp2+agu1   14 t[3].0 reload
        vmovdqu [rbp + 11520], ymm0                                ;   550.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 77]                               ;   535.5 fp1+agu1   14 t[3].1 reload
        vmovdqu [rbp + 11552], ymm0                                ;   551.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 78]                               ;   536.5 fp2+agu0   14 t[3].2 reload
        vmovdqu [rbp + 11584], ymm0                                ;   552.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 79]                               ;   537.5 fp1+agu0   14 t[3].3 reload
        vmovdqu [rbp + 11616], ymm0                                ;   553.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 80]                               ;   538.5 fp2+agu1   14 t[0].0 reload
        vmovdqu [rbp + 11648], ymm0                                ;   554.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 81]                               ;   539.5 fp1+agu1   14 t[0].1 reload
        vmovdqu [rbp + 11680], ymm0                                ;   555.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 82]                               ;   540.5 fp2+agu0   14 t[0].2 reload
        vmovdqu [rbp + 11712], ymm0                                ;   556.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 83]                               ;   541.5 fp1+agu0   14 t[0].3 reload
        vmovdqu [rbp + 11744], ymm0                                ;   557.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 84]                               ;   542.5 fp2+agu1   14 t[1].0 reload
        vmovdqu [rbp + 11776], ymm0                                ;   558.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 85]                               ;   543.5 fp1+agu1   14 t[1].1 reload
        vmovdqu [rbp + 11808], ymm0                                ;   559.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 86]                               ;   544.5 fp2+agu0   14 t[1].2 reload
        vmovdqu [rbp + 11840], ymm0                                ;   560.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 87]                               ;   545.5 fp1+agu0   14 t[1].3 reload
        vmovdqu [rbp + 11872], ymm0                                ;   561.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 88]                               ;   546.5 fp2+agu1   14 t[2].0 reload
        vmovdqu [rbp + 11904], ymm0                                ;   562.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 89]                               ;   547.5 fp1+agu1   14 t[2].1 reload
        vmovdqu [rbp + 11936], ymm0                                ;   563.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 90]                               ;   548.5 fp2+agu0   14 t[2].2 reload
        vmovdqu [rbp + 11968], ymm0                                ;   564.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 91]                               ;   549.5 fp1+agu0   14 t[2].3 reload
        vmovdqu [rbp + 12000], ymm0                                ;   565.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 92]                               ;   550.5 fp2+agu1   14 t[3].0 reload
        vmovdqu [rbp + 12032], ymm0                                ;   566.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 93]                               ;   551.5 fp1+agu1   14 t[3].1 reload
        vmovdqu [rbp + 12064], ymm0                                ;   567.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 94]                               ;   552.5 fp2+agu0   14 t[3].2 reload
        vmovdqu [rbp + 12096], ymm0                                ;   568.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 95]                               ;   553.5 fp1+agu0   14 t[3].3 reload
        vmovdqu [rbp + 12128], ymm0                                ;   569.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 96]                               ;   554.5 fp2+agu1   14 t[0].0 reload
        vmovdqu [rbp + 12160], ymm0                                ;   570.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 97]                               ;   555.5 fp1+agu1   14 t[0].1 reload
        vmovdqu [rbp + 12192], ymm0                                ;   571.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 98]                               ;   556.5 fp2+agu0   14 t[0].2 reload
        vmovdqu [rbp + 12224], ymm0                                ;   572.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 99]                               ;   557.5 fp1+agu0   14 t[0].3 reload
        vmovdqu [rbp + 12256], ymm0                                ;   573.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 100]                              ;   558.5 fp2+agu1   14 t[1].0 reload
        vmovdqu [rbp + 12288], ymm0                                ;   574.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 101]                              ;   559.5 fp1+agu1   14 t[1].1 reload
        vmovdqu [rbp + 12320], ymm0                                ;   575.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 102]                              ;   560.5 fp2+agu0   14 t[1].2 reload
        vmovdqu [rbp + 12352], ymm0                                ;   576.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 103]                              ;   561.5 fp1+agu0   14 t[1].3 reload
        vmovdqu [rbp + 12384], ymm0                                ;   577.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 104]                              ;   562.5 fp2+agu1   14 t[2].0 reload
        vmovdqu [rbp + 12416], ymm0                                ;   578.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 105]                              ;   563.5 fp1+agu1   14 t[2].1 reload
        vmovdqu [rbp + 12448], ymm0                                ;   579.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 106]                              ;   564.5 fp2+agu0   14 t[2].2 reload
        vmovdqu [rbp + 12480], ymm0                                ;   580.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 107]                              ;   565.5 fp1+agu0   14 t[2].3 reload
        vmovdqu [rbp + 12512], ymm0                                ;   581.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 108]                              ;   566.5 fp2+agu1   14 t[3].0 reload
        vmovdqu [rbp + 12544], ymm0                                ;   582.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 109]                              ;   567.5 fp1+agu1   14 t[3].1 reload
        vmovdqu [rbp + 12576], ymm0                                ;   583.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 110]                              ;   568.5 fp2+agu0   14 t[3].2 reload
        vmovdqu [rbp + 12608], ymm0                                ;   584.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 111]                              ;   569.5 fp1+agu0   14 t[3].3 reload
        vmovdqu [rbp + 12640], ymm0                                ;   585.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 112]                              ;   570.5 fp2+agu1   14 t[0].0 reload
        vmovdqu [rbp + 12672], ymm0                                ;   586.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 113]                              ;   571.5 fp1+agu1   14 t[0].1 reload
        vmovdqu [rbp + 12704], ymm0                                ;   587.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 114]                              ;   572.5 fp2+agu0   14 t[0].2 reload
        vmovdqu [rbp + 12736], ymm0                                ;   588.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 115]                              ;   573.5 fp1+agu0   14 t[0].3 reload
        vmovdqu [rbp + 12768], ymm0                                ;   589.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 116]                              ;   574.5 fp2+agu1   14 t[1].0 reload
        vmovdqu [rbp + 12800], ymm0                                ;   590.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 117]                              ;   575.5 fp1+agu1   14 t[1].1 reload
        vmovdqu [rbp + 12832], ymm0                                ;   591.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 118]                              ;   576.5 fp2+agu0   14 t[1].2 reload
        vmovdqu [rbp + 12864], ymm0                                ;   592.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 119]                              ;   577.5 fp1+agu0   14 t[1].3 reload
        vmovdqu [rbp + 12896], ymm0                                ;   593.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 120]                              ;   578.5 fp2+agu1   14 t[2].0 reload
        vmovdqu [rbp + 12928], ymm0                                ;   594.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 121]                              ;   579.5 fp1+agu1   14 t[2].1 reload
        vmovdqu [rbp + 12960], ymm0                                ;   595.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 122]                              ;   580.5 fp2+agu0   14 t[2].2 reload
        vmovdqu [rbp + 12992], ymm0                                ;   596.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 123]                              ;   581.5 fp1+agu0   14 t[2].3 reload
        vmovdqu [rbp + 13024], ymm0                                ;   597.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 124]                              ;   582.5 fp2+agu1   14 t[3].0 reload
        vmovdqu [rbp + 13056], ymm0                                ;   598.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 125]                              ;   583.5 fp1+agu1   14 t[3].1 reload
        vmovdqu [rbp + 13088], ymm0                                ;   599.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 126]                              ;   584.5 fp2+agu0   14 t[3].2 reload
        vmovdqu [rbp + 13120], ymm0                                ;   600.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 127]                              ;   585.5 fp1+agu0   14 t[3].3 reload
        vmovdqu [rbp + 13152], ymm0                                ;   601.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 128]                              ;   586.5 fp2+agu1   14 t[0].0 reload
        vmovdqu [rbp + 13184], ymm0                                ;   602.5 agu0+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 129]                              ;   587.5 fp1+agu1   14 t[0].1 reload
        vmovdqu [rbp + 13216], ymm0                                ;   603.5 agu2+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 130]                              ;   588.5 fp2+agu0   14 t[0].2 reload
        vmovdqu [rbp + 13248], ymm0                                ;   604.5 agu1+fp5   24 rk
        mov esi, 0                                                 ;   589.5 alu0    24 rk reload
        mov dword [rbp + 13968], esi                               ;   590.5 agu2+st0   24 rk
        vpbroadcastb ymm0, [r9 + 140]                              ;   590.5 fp1+agu0   14 t[3].0 reload
        vmovdqu [rbp + 13280], ymm0                                ;   605.5 agu1+fp5   24 rk
        vpbroadcastb ymm0, [r9 + 141]                              ;   591.5 fp2+agu0   14 t[3].1 reload
        vmovdqu [rbp + 13312], ymm0                                ;   606.5 agu2+fp5   24 rk
        cmp dword [rbp + 13972], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 13972]                               ;                    passes of 32
        mov rcx, rax                                               ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                              ;                    passes of 32
        mov qword [rbp + 13904], rax                               ;                    passes of 32
        sub rcx, rax                                               ;                    passes of 32
        imul rcx, rcx, 0x10                                        ;                    passes of 32
        mov rdx, qword [rbp + 13912]                               ;                    passes of 32
        add rcx, rdx                                               ;                    passes of 32
        mov qword [rbp + 13920], rcx                               ;                    passes of 32
        cmp rcx, rdx                                               ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        mov esi, dword [rbp + 13968]                               ;                    resident
        mov r8, qword [rbp + 13912]                                ;                    resident
        mov r9, qword [rbp + 13928]                                ;                    resident
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e
        vmovd xmm0, esi                                            ;     0.0 fp4     24 low
        db 0x2e, 0x2e, 0x2e
        vpermq ymm0, ymm0, 0                                       ;     3.0 fp0+fp1   24 low
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm0, [rel aes128_ctr.T0_constants256 + 608] ;     9.0 fp2+agu0   24 low
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm0, [rel aes128_ctr.T0_constants256]       ;     9.0 fp1+agu1   24 low
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm0, [rel aes128_ctr.T0_constants256 + 704] ;     9.0 fp2+agu0   24 low
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm0, [rel aes128_ctr.T0_constants256 + 736] ;     9.0 fp1+agu1   24 low
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddb ymm1, ymm1, [rel aes128_ctr.T0_constants256 + 640]  ;    10.0 fp3+agu0   24 low
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 8448]                                 ;     2.7 agu1    24 low.0 reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddb ymm5, ymm1, ymm4                                    ;    11.0 fp0     24 low
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm5                                     ;    12.0 fp3     24 low
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 672]       ;     3.5 agu0    24 low reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                     ;    13.0 fp0     24 low
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm4                                     ;    11.0 fp2     24 low
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                     ;    14.0 fp3     24 low
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;    15.0 fp1     24 low
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm7, ymm1                                   ;    16.0 fp2     24 low
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm1, ymm1, [rbp + 896]                             ;    17.0 fp0+agu1   24 low
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm1, ymm1, ymm2                                    ;    18.0 fp3     24 low
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm1                                     ;    19.0 fp1     24 low
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                     ;    20.0 fp0     24 low
        db 0x2e, 0x2e
        vpxor ymm6, ymm2, [rbp + 8480]                             ;    10.0 fp2+agu0   24 low
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                     ;    21.0 fp3     24 low
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                     ;    22.0 fp1     24 low
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm7, ymm2                                   ;    23.0 fp2     24 low
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm4, ymm3, [rbp + 928]                             ;    10.0 fp0+agu1   24 low
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm4, ymm4, ymm2                                    ;    24.0 fp3     24 low
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm4                                     ;    25.0 fp1     24 low
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;    26.0 fp0     24 low
        db 0x2e, 0x2e
        vpxor ymm6, ymm3, [rbp + 8512]                             ;    11.2 fp2+agu0   24 low
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                     ;    27.0 fp3     24 low
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                     ;    28.0 fp1     24 low
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm7, ymm3                                   ;    29.0 fp2     24 low
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm3, ymm0, [rbp + 960]                             ;    14.0 fp0+agu1   24 low
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm3, ymm3, ymm2                                    ;    30.0 fp3     24 low
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm3                                     ;    31.0 fp1     24 low
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;    32.0 fp2     24 low
        db 0x2e, 0x2e
        vpxor ymm6, ymm0, [rbp + 8544]                             ;    17.0 fp0+agu0   24 low
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                     ;    33.0 fp3     24 low
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;    34.0 fp1     24 low
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm7, ymm0                                   ;    35.0 fp2     24 low
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm0, ymm0, [rbp + 992]                             ;    36.0 fp0+agu1   24 low
        db 0x2e, 0x2e, 0x2e
        vpandn ymm2, ymm0, [rbp + 8608]                            ;    37.0 fp3+agu0   24 low
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm7, ymm2                                   ;    38.0 fp1     24 low
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm2, ymm2, [rbp + 1024]                            ;    39.0 fp2+agu1   24 low
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpandn ymm6, ymm2, [rbp + 8640]                            ;    40.0 fp0+agu0   24 low
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm6                                   ;    41.0 fp1     24 low
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddb ymm6, ymm6, [rbp + 1056]                            ;    42.0 fp3+agu1   24 low
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpandn ymm8, ymm6, [rbp + 8704]                            ;    43.0 fp2+agu0   24 low
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm7, ymm8                                   ;    44.0 fp1     24 low
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm7, ymm7, [rbp + 1088]                            ;    45.0 fp0+agu1   24 low
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 8576]                             ;    46.0 fp3+agu0   11 s[2]
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm7, 4                                       ;    47.0 fp2     11 s[2]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel aes128_ctr.T0_constants256 + 32]        ;    32.0 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                     ;    47.0 fp1     11 s[2]
        db 0x2e
        vmovdqu ymm10, [rel aes128_ctr.T0_constants256 + 64]       ;    33.0 agu0    11 s[2] reload
        db 0x2e
        vpshufb ymm7, ymm10, ymm7                                  ;    48.0 fp2     11 s[2]
        db 0x2e
        vpand ymm8, ymm8, ymm9                                     ;    48.0 fp0     11 s[2]
        db 0x2e
        vmovdqu ymm11, [rel aes128_ctr.T0_constants256 + 96]       ;    35.0 agu1    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;    49.0 fp1     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 8672]                             ;    43.0 fp3+agu0   11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm6, 4                                      ;    44.0 fp2     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                     ;    44.0 fp0     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm10, ymm6                                  ;    45.0 fp1     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                     ;    50.0 fp3     11 s[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                   ;    45.0 fp2     11 s[2]
        db 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm12                                 ;    46.0 fp1     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 8768]                             ;    43.0 fp0+agu1   11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm2, 4                                      ;    44.0 fp2     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;    47.0 fp3     11 s[2]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                     ;    44.0 fp1     11 s[2]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm10, ymm2                                  ;    45.0 fp2     11 s[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                   ;    45.0 fp0     11 s[2]
        db 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm12                                 ;    46.0 fp1     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 8864]                             ;    44.7 fp3+agu0   11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm0, 4                                      ;    45.7 fp2     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                     ;    47.0 fp0     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                     ;    45.7 fp3     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm10, ymm0                                  ;    46.7 fp1     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                   ;    46.7 fp2     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm12                                 ;    47.7 fp1     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                     ;    48.7 fp0     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm2, 4                                       ;    48.0 fp2     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 8960]                             ;    46.7 fp3+agu1   11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm3, 4                                      ;    48.0 fp1     11 s[3]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                     ;    47.7 fp0     11 s[3]
        db 0x2e, 0x2e
        vpshufb ymm3, ymm10, ymm3                                  ;    48.7 fp2     11 s[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                   ;    49.0 fp3     11 s[3]
        db 0x2e, 0x2e
        vpshufb ymm12, ymm11, ymm12                                ;    50.0 fp1     11 s[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 9056]                             ;    48.3 fp0+agu0   11 s[3]
        db 0x2e, 0x2e
        vpsrlq ymm13, ymm4, 4                                      ;    49.3 fp2     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                    ;    51.0 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                     ;    49.3 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm10, ymm4                                  ;    50.3 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                   ;    50.3 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm11, ymm13                                ;    51.3 fp2     11 s[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 9152]                             ;    50.3 fp0+agu1   11 s[3]
        db 0x2e, 0x2e
        vpsrlq ymm13, ymm1, 4                                      ;    51.3 fp1     11 s[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                    ;    52.3 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                     ;    51.3 fp2     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm10, ymm1                                  ;    52.3 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                   ;    52.3 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm11, ymm13                                ;    53.3 fp2     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 9248]                             ;    51.7 fp3+agu0   11 s[3]
        db 0x2e, 0x2e
        vpsrlq ymm13, ymm5, 4                                      ;    53.0 fp1     11 s[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                    ;    54.3 fp0     11 s[3]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                     ;    52.7 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm10, ymm5                                  ;    53.7 fp2     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                   ;    54.0 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm13                                ;    55.0 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                     ;    53.7 fp3     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel aes128_ctr.T0_constants256 + 128]      ;    51.0 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm11, ymm2                                 ;    58.0 fp2     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;    56.0 fp0     11 s[3]
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm5, 4                                      ;    57.0 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                     ;    54.7 fp3     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel aes128_ctr.T0_constants256 + 160]      ;    51.8 agu0    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm8                                 ;    58.8 fp2     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                     ;    55.7 fp0     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm2                                 ;    58.8 fp1     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                  ;    59.8 fp3     11 s[2]
        db 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm14                                ;    60.8 fp2     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                  ;    59.8 fp0     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                    ;    61.8 fp3     11 s[2]
        db 0x2e, 0x2e
        vpshufb ymm12, ymm13, ymm12                                ;    60.8 fp1     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                    ;    61.8 fp2     11 s[2]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel aes128_ctr.T0_constants256 + 256]      ;    54.0 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm12, ymm2                                 ;    62.8 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_ctr.T0_constants256 + 288]      ;    54.3 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm0                                 ;    54.5 agu2+fp5   11 s[2] spill
        db 0x2e
        vpshufb ymm0, ymm15, ymm8                                  ;    62.8 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm3                                 ;    55.5 agu1+fp5   11 s[3] spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel aes128_ctr.T0_constants256 + 192]       ;    55.3 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm2                                   ;    62.8 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                   ;    63.8 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_ctr.T0_constants256 + 224]       ;    56.0 agu1    14 t[0] reload
        db 0x2e
        vpshufb ymm8, ymm0, ymm8                                   ;    63.0 fp2     14 t[0]
        db 0x2e
        vpand ymm5, ymm5, ymm9                                     ;    57.7 fp3     11 s[3]
        db 0x2e
        vmovdqu [rbp + 1184], ymm4                                 ;    57.0 agu2+fp5   11 s[3] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm11, ymm5                                  ;    60.0 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                   ;    58.3 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                     ;    64.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm10                                 ;    60.2 fp2     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;    59.3 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm7                                 ;    59.0 agu0+fp5   11 s[2] spill
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm5                                  ;    61.0 fp1     11 s[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                     ;    61.2 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                  ;    62.2 fp2     11 s[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                     ;    62.0 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;    63.0 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                     ;    63.2 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;    64.0 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm5                                   ;    64.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm0, ymm10                                  ;    65.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                  ;    64.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm8, ymm15, ymm10                                 ;    65.0 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                     ;    66.0 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm2, [rbp + 1408]                             ;    65.0 fp0+agu1   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                     ;    67.0 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 1536]                             ;    65.2 fp0+agu0   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                     ;    66.2 fp3     14 t[0]
        db 0x2e
        vpxor ymm8, ymm7, [rbp + 1504]                             ;    68.0 fp2+agu1   14 t[0]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1376]                             ;    69.0 fp0+agu0   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm7                                    ;    68.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 1472]                             ;    69.0 fp1+agu1   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 1632]                             ;    70.0 fp2+agu0   14 t[0]
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm6, 4                                      ;    66.0 fp1     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 1664]                           ;    65.3 fp0+agu1   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                   ;    67.0 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                   ;    68.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                     ;    66.3 fp0     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 1440]                             ;    67.0 fp3+agu0   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 1728]                             ;    68.0 fp1+agu1   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;    69.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm11, ymm6                                  ;    68.0 fp1     11 s[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                   ;    67.3 fp0     11 s[2]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm10                                 ;    68.3 fp2     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;    68.3 fp3     11 s[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm7                                 ;    71.0 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm6                                  ;    69.3 fp1     11 s[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                     ;    69.3 fp0     11 s[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;    70.3 fp2     11 s[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                     ;    70.3 fp3     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;    71.3 fp1     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;    71.3 fp0     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;    72.3 fp3     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm6                                   ;    72.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm0, ymm10                                  ;    73.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm6                                  ;    72.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm1, 4                                       ;    72.0 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm10                                ;    73.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;    74.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                     ;    71.0 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm1                                  ;    73.0 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                     ;    73.0 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;    74.0 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm14                                ;    70.3 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm7                                 ;    74.0 fp2     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm2                                 ;    71.3 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm1                                  ;    75.0 fp1     11 s[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm14                                   ;    75.0 fp0     11 s[3]
        db 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm14                                ;    76.0 fp2     11 s[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                     ;    76.0 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm5                                  ;    77.0 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                    ;    77.0 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                     ;    78.0 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm1                                  ;    78.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm7                                  ;    79.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm3, ymm1                                   ;    78.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm0, ymm7                                   ;    79.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;    80.0 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 1920]                             ;    75.0 fp3+agu0   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;    76.0 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 1216]                                 ;    74.2 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm5, 4                                      ;    81.2 fp2     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;    80.0 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                     ;    81.0 fp0     14 t[1]
        db 0x2e
        vpxor ymm7, ymm4, [rbp + 1952]                             ;    77.0 fp3+agu0   14 t[1]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1600]                             ;    78.0 fp0+agu1   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 1760]                             ;    78.0 fp3+agu0   14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1568]                                ;    76.3 agu1    14 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                    ;    83.3 fp1     14 t[1]
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;    84.3 fp2     14 t[1]
        db 0x2e
        vmovdqu [rbp + 1344], ymm4                                 ;    85.3 agu2+fp5   14 t[1] spill
        db 0x2e
        vpxor ymm4, ymm2, [rbp + 1792]                             ;    81.0 fp0+agu0   14 t[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1696]                             ;    82.0 fp3+agu1   14 t[1]
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;    83.0 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm7, [rbp + 1984]                             ;    79.2 fp2+agu0   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 1824]                             ;    80.2 fp0+agu1   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                     ;    81.2 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 1856]                             ;    80.0 fp1+agu0   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                     ;    81.0 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                    ;    83.3 fp0     14 t[1]
        db 0x2e
        vmovdqu ymm1, [rbp + 1184]                                 ;    79.3 agu1    11 s[3] reload
        db 0x2e
        vpsrlq ymm2, ymm1, 4                                       ;    86.3 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                     ;    81.2 fp3     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm11, ymm5                                 ;    82.2 fp2     11 s[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                   ;    82.2 fp0     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;    83.2 fp3     11 s[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm6                                 ;    82.2 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm10                                 ;    83.2 fp1     11 s[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13344], ymm7                                ;    84.3 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm5                                  ;    84.2 fp2     11 s[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm14, ymm6                                    ;    84.2 fp0     11 s[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;    85.2 fp1     11 s[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;    85.2 fp3     11 s[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm14                                 ;    86.2 fp2     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;    86.2 fp0     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                   ;    87.2 fp3     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm5                                  ;    87.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm15, ymm10                                 ;    88.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm5                                   ;    87.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm0, ymm10                                 ;    88.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                     ;    89.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                     ;    86.3 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;    89.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm11, ymm1                                  ;    87.3 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                     ;    87.3 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm2                                 ;    88.3 fp2     11 s[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                     ;    88.3 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm1                                 ;    89.3 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm10                                   ;    89.3 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;    90.3 fp2     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                    ;    90.3 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;    91.3 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                    ;    91.3 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;    92.3 fp2     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm1                                   ;    92.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm0, ymm2                                  ;    93.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;    92.3 fp1     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm15, ymm2                                  ;    93.3 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                    ;    94.3 fp0     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2144]                             ;    93.3 fp3+agu1   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                     ;    94.3 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 1152]                                 ;    89.2 agu0    11 s[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm2, 4                                      ;    96.2 fp1     11 s[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm5, [rbp + 2176]                            ;    90.2 fp3+agu1   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;    95.3 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1184], ymm4                                 ;    89.8 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm6, [rbp + 1888]                             ;    91.0 fp3+agu0   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                     ;    95.3 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                     ;    96.3 fp0     14 t[2]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2112]                             ;    92.0 fp3+agu1   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2016]                             ;    93.0 fp1+agu0   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                     ;    95.3 fp2     14 t[2]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2080]                             ;    92.3 fp0+agu1   14 t[2]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2240]                             ;    93.3 fp3+agu0   14 t[2]
        db 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;    96.3 fp1     14 t[2]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2208]                           ;    96.3 fp2+agu1   14 t[2]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2048]                           ;    97.3 fp0+agu0   14 t[2]
        db 0x2e
        vpand ymm2, ymm2, ymm9                                     ;    96.2 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm2                                  ;    97.2 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                   ;    97.2 fp2     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm10                                 ;    98.2 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                    ;    98.2 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm6                                 ;    97.3 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm2                                  ;    99.2 fp2     11 s[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm1, ymm7                                     ;    99.2 fp3     11 s[3]
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;   100.2 fp1     11 s[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   100.2 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm1                                  ;   101.2 fp2     11 s[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   101.2 fp3     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                   ;   102.2 fp0     11 s[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm2                                  ;   102.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm10                                 ;   103.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm2                                   ;   102.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm0, ymm10                                  ;   103.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 1120]                                ;    97.3 agu1    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm4                                ;    97.5 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm10, 4                                      ;   104.3 fp1     11 s[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   104.2 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   104.2 fp0     14 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                   ;   104.3 fp3     11 s[2]
        db 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm10                                 ;   105.3 fp2     11 s[2]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                     ;   105.3 fp0     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm4                                  ;   106.3 fp1     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   106.3 fp3     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm5                                 ;   100.3 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm10                                 ;   107.3 fp2     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm6, ymm7                                     ;   107.3 fp0     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;   108.3 fp1     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;   108.3 fp3     11 s[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm6                                  ;   109.3 fp2     11 s[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                   ;   109.3 fp0     11 s[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   110.3 fp1     11 s[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm10                                  ;   110.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm0, ymm4                                   ;   111.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm12, ymm10                                 ;   110.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm15, ymm4                                  ;   111.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   112.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm7                                     ;   111.3 fp0     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2304]                             ;   112.3 fp2+agu1   14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                     ;   113.3 fp3     14 t[3]
        db 0x2e
        vpsrlq ymm4, ymm8, 4                                       ;   106.5 fp1     14 t[0]
        db 0x2e
        vpxor ymm7, ymm5, [rbp + 2272]                             ;   113.3 fp0+agu0   14 t[3]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2528]                             ;   114.3 fp2+agu1   14 t[3]
        db 0x2e
        vpxor ymm10, ymm1, ymm7                                    ;   115.3 fp3     14 t[3]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2336]                           ;   116.3 fp1+agu0   14 t[3]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2368]                           ;   117.3 fp0+agu1   14 t[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2496]                             ;   109.3 fp2+agu0   14 t[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2400]                             ;   110.3 fp3+agu1   14 t[3]
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   115.3 fp1     14 t[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2432]                             ;   113.3 fp0+agu0   14 t[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2496]                             ;   114.3 fp2+agu1   14 t[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   115.3 fp3     14 t[3]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2464]                             ;   111.3 fp1+agu0   14 t[3]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2560]                             ;   112.3 fp0+agu1   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   114.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                     ;   111.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm8                                  ;   112.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                     ;   112.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm4                                  ;   113.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                     ;   113.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13408], ymm10                               ;   118.3 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm8                                 ;   114.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                     ;   114.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;   115.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   115.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   116.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                     ;   116.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   117.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm3, ymm8                                   ;   117.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm0, ymm4                                   ;   118.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm12, ymm8                                  ;   117.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm15, ymm4                                  ;   118.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                     ;   119.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1184]                                 ;   115.3 agu0    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm7, 4                                      ;   122.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                     ;   119.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                     ;   122.3 fp3     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm11, ymm7                                  ;   123.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                   ;   123.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                    ;   124.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1184], ymm2                                 ;   116.5 agu1+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm10                                 ;   124.3 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm5                                ;   117.5 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm7                                  ;   125.3 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm2                                     ;   125.3 fp0     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   126.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   126.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   127.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                     ;   127.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   128.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm2, ymm14, 4                                      ;   119.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm7                                  ;   128.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm7                                   ;   128.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm15, ymm10                                 ;   129.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                   ;   122.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm0, ymm10                                 ;   129.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm8                                ;   122.7 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm14                                 ;   123.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                     ;   123.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   130.3 fp0     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm2                                 ;   124.3 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                   ;   124.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm14                                ;   125.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                   ;   125.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   126.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                    ;   126.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                  ;   127.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   127.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm14                                ;   128.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                     ;   128.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm15, ymm2                                  ;   129.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm3, ymm14                                 ;   128.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm0, ymm2                                   ;   129.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm1, 4                                      ;   127.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                   ;   130.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                     ;   127.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                   ;   130.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                   ;   128.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel aes128_ctr.T0_constants256 + 128]       ;   128.0 agu1    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm1                                   ;   135.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                    ;   129.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm14                                 ;   129.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm1                                  ;   130.8 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                     ;   136.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                     ;   136.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   137.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                     ;   138.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm9                                  ;   137.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                   ;   138.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm1                                   ;   139.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm0, ymm14                                  ;   139.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;   139.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                     ;   131.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   132.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm15, ymm14                                 ;   139.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm1                                     ;   140.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                     ;   141.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                     ;   140.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   142.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                     ;   141.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1344]                                 ;   135.0 agu0    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm7, 4                                       ;   142.0 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2592]                             ;   136.0 fp3+agu1   14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13472]                                ;   136.2 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                     ;   143.2 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                     ;   144.2 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   137.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2624]                             ;   138.0 fp3+agu1   14 t[0]
        db 0x2e
        vpxor ymm6, ymm6, ymm4                                     ;   142.0 fp0     14 t[0]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2656]                           ;   138.0 fp1+agu0   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                   ;   141.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                   ;   143.0 fp3     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 1120]                                 ;   138.5 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm4, ymm2, 4                                       ;   145.5 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2688]                           ;   139.0 fp0+agu0   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                   ;   143.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                   ;   144.0 fp3     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_ctr.T0_constants256 + 32]        ;   139.5 agu1    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                     ;   146.5 fp0     14 t[1]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                     ;   146.5 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel aes128_ctr.T0_constants256 + 128]       ;   140.0 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm9, ymm7                                  ;   147.5 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm6                                 ;   143.0 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm8                                  ;   147.5 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                     ;   147.5 fp3     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm10                               ;   144.0 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm7                                 ;   148.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   148.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   149.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   149.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm14                                ;   150.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                     ;   150.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                    ;   151.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm3, ymm7                                   ;   151.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm0, ymm8                                  ;   152.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm12, ymm7                                  ;   151.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm15, ymm8                                  ;   152.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                     ;   146.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   153.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm9, ymm2                                  ;   147.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                     ;   147.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                     ;   153.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm4                                  ;   148.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   148.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm2                                 ;   149.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm8                                    ;   149.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                  ;   150.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                  ;   150.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   151.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                     ;   151.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm3, ymm2                                   ;   152.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   152.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm0, ymm4                                  ;   153.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm2                                  ;   152.5 fp2     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm15, ymm4                                  ;   153.5 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                    ;   154.5 fp3     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 13440]                               ;   151.0 agu0    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm14, ymm10, 4                                     ;   158.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                   ;   158.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm11                               ;   151.7 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm11, ymm9, ymm10                                 ;   159.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                   ;   159.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                  ;   160.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm5                                 ;   152.7 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm14                                 ;   160.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13504], ymm7                                ;   154.5 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm10                                 ;   161.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm5                                    ;   161.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   162.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                   ;   162.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm11                                 ;   163.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                   ;   163.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   164.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm10                                 ;   164.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm15, ymm14                                 ;   165.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 1312]                                ;   154.7 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm11, 4                                     ;   161.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm3, ymm10                                 ;   164.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm0, ymm14                                 ;   165.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                     ;   166.0 fp3     14 t[1]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   161.7 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                  ;   166.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm9, ymm11                                  ;   162.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                   ;   162.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm15                                ;   163.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                  ;   163.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm11                                 ;   164.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm14                                   ;   164.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm14                                ;   165.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   165.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;   166.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                  ;   166.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   167.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm11                                  ;   167.7 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm0, ymm15                                  ;   168.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm12, ymm11                                ;   167.7 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel aes128_ctr.T0_constants256 + 288]      ;   164.2 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm14, ymm15                                ;   171.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   169.7 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   164.7 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                    ;   167.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   170.7 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm11                                    ;   168.7 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                     ;   169.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                    ;   172.2 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13376]                                ;   165.8 agu1    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   172.8 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2720]                             ;   166.7 fp3+agu0   14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 13504]                               ;   166.8 agu1    14 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                    ;   173.8 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                     ;   174.8 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;   167.7 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2752]                             ;   168.7 fp2+agu0   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                     ;   171.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2784]                             ;   168.5 fp0+agu1   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                     ;   170.7 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                     ;   173.2 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2816]                           ;   169.2 fp1+agu0   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   173.2 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                  ;   174.2 fp3     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 1184]                                 ;   168.8 agu1    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm4, ymm2, 4                                       ;   175.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                     ;   172.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   173.8 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   169.7 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm9                                  ;   176.7 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   174.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm5                                ;   174.2 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm11                                 ;   174.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13504], ymm10                               ;   175.2 agu1+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm9                                 ;   175.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                    ;   177.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   178.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                  ;   177.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   178.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                     ;   179.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                  ;   179.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm9                                  ;   180.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm11                                ;   180.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm3, ymm9                                   ;   180.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm0, ymm11                                 ;   180.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                     ;   175.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   181.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm7, ymm2                                  ;   176.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                     ;   176.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   181.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm4                                 ;   177.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   177.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm2                                 ;   178.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm11                                  ;   178.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   179.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                  ;   179.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   180.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                    ;   180.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   181.8 fp1     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm10, ymm3, ymm2                                  ;   181.8 fp2     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm0, ymm4                                  ;   182.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm2                                  ;   181.8 fp2     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                  ;   182.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1280]                                ;   179.8 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1184], ymm8                                 ;   180.0 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm15, 4                                      ;   186.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                  ;   183.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                   ;   186.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm15                                 ;   187.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                     ;   187.8 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                   ;   188.8 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm6                                 ;   181.2 agu1+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm8                                  ;   188.8 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm5                                 ;   182.7 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm15                                 ;   189.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm6                                    ;   189.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   190.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                   ;   190.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm11                                 ;   191.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                   ;   191.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                     ;   192.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm15                                  ;   192.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm0, ymm8                                   ;   193.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 13344]                               ;   183.8 agu1    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm11, 4                                      ;   190.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm12, ymm15                                ;   192.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                  ;   193.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   194.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   190.8 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                   ;   194.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm11                                  ;   191.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                     ;   191.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm0                                  ;   192.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                   ;   192.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm11                                 ;   193.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm6, ymm8                                     ;   193.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                  ;   194.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                     ;   194.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   195.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                   ;   195.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   196.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm11                                 ;   196.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm11                                  ;   196.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm0                                  ;   197.8 fp2     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel aes128_ctr.T0_constants256 + 224]      ;   193.3 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm11, ymm0                                  ;   200.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   193.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   195.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                     ;   201.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   202.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm6                                     ;   197.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                    ;   198.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                     ;   199.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 13408]                                ;   195.0 agu1    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm4, 4                                       ;   202.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2848]                           ;   195.8 fp3+agu0   14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 1312]                                 ;   196.0 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                   ;   203.0 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                   ;   204.0 fp0     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                    ;   196.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2880]                             ;   197.8 fp2+agu0   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                     ;   203.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2912]                           ;   197.7 fp0+agu1   14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                   ;   200.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   202.3 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2944]                             ;   198.3 fp1+agu0   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                     ;   200.8 fp0     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                     ;   203.0 fp3     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1248]                                 ;   198.0 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm2, ymm0, 4                                       ;   205.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                     ;   202.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                     ;   203.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   198.8 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm4                                   ;   205.8 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   204.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13408], ymm5                                ;   204.0 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm6                                  ;   204.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm10                                ;   205.0 agu1+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm4                                 ;   205.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                     ;   206.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   207.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                   ;   206.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm10                                 ;   207.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   208.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   208.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm4                                  ;   209.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm6                                  ;   209.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm4                                   ;   209.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm6                                  ;   209.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                     ;   205.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                     ;   210.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm0                                   ;   206.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                     ;   206.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   210.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm2                                  ;   207.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                     ;   207.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm0                                 ;   208.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm6                                     ;   208.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   209.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                    ;   209.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                  ;   210.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   210.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                     ;   211.0 fp1     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm6, ymm3, ymm0                                   ;   211.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm2                                  ;   212.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                  ;   211.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                  ;   212.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 1216]                                ;   209.0 agu0    14 t[1] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm9                                 ;   209.2 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                      ;   216.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   213.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                   ;   216.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm10                                  ;   217.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                     ;   217.0 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   218.0 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm15                                ;   210.3 agu1+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm9                                 ;   218.0 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13344], ymm5                                ;   211.8 agu0+fp5   14 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm10                                 ;   219.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm15                                   ;   219.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                ;   220.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                     ;   220.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm8                                  ;   221.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                  ;   221.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                     ;   222.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm10                                  ;   222.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm9                                  ;   223.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1152]                                ;   213.0 agu1    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm15, 4                                     ;   220.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                ;   222.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm9                                  ;   223.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                     ;   224.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                   ;   220.0 fp0     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   224.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm15                                  ;   221.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   221.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm11                                 ;   222.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                  ;   222.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm15                                 ;   223.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm9                                     ;   223.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                  ;   224.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                     ;   224.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm8                                  ;   225.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                   ;   225.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                   ;   226.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm15                                  ;   226.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel aes128_ctr.T0_constants256 + 224]       ;   222.2 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm11                                  ;   229.2 fp1     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm15, ymm12, ymm15                                ;   226.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm11                                ;   227.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   230.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                     ;   223.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                     ;   225.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   231.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm15                                    ;   227.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                     ;   228.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                    ;   229.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1120]                                 ;   224.2 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   231.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2976]                             ;   225.0 fp3+agu0   14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 13344]                               ;   225.2 agu1    14 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   232.2 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                     ;   233.2 fp0     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   226.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3008]                             ;   227.0 fp2+agu0   14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                     ;   232.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3040]                           ;   226.8 fp0+agu1   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                   ;   230.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                   ;   231.2 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3072]                             ;   227.5 fp1+agu0   14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                     ;   230.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                    ;   232.2 fp3     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1280]                                 ;   227.2 agu1    14 t[1] reload
        db 0x2e, 0x2e
        vpsrlq ymm2, ymm0, 4                                       ;   234.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                     ;   231.2 fp1     14 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   232.2 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   228.0 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm9                                  ;   235.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   233.2 fp3     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm6                                 ;   234.2 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm11                                 ;   233.2 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13344], ymm4                                ;   233.2 agu1+fp5   14 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm9                                  ;   234.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   236.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   237.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                    ;   236.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   237.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                     ;   238.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                   ;   238.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm9                                   ;   239.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm11                                  ;   239.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   239.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm11                                ;   239.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   240.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                     ;   234.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm0                                   ;   235.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                     ;   235.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   240.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm2                                 ;   236.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                     ;   236.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm0                                 ;   237.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm11                                   ;   237.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   238.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   238.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   239.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                    ;   239.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                     ;   240.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm0                                  ;   240.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm0                                   ;   240.2 fp1     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm2                                 ;   241.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm2                                   ;   241.2 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1216]                                ;   238.2 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm10                                ;   238.3 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm15, 4                                     ;   245.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                     ;   242.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                   ;   245.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm7, ymm15                                  ;   246.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                   ;   246.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   247.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm10                                 ;   247.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm9                                 ;   241.0 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm15                                 ;   248.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm7                                     ;   248.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;   249.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                     ;   249.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   250.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   250.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                   ;   251.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm15                                 ;   251.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm5, 4                                       ;   243.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm10                                 ;   252.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm3, ymm15                                 ;   251.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                     ;   245.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                 ;   252.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                     ;   253.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                     ;   246.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel aes128_ctr.T0_constants256 + 128]       ;   246.3 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm1, ymm9, ymm5                                   ;   253.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   253.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm7                                 ;   247.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                     ;   247.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm5                                  ;   248.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                   ;   254.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                     ;   254.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm10                                 ;   255.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                     ;   256.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm9                                  ;   255.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                     ;   256.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm3, ymm5                                   ;   257.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm7                                   ;   257.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                  ;   257.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                  ;   257.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                    ;   251.5 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   254.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                     ;   258.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                     ;   259.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1184]                                 ;   253.2 agu1    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm9, 4                                      ;   260.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm5                                     ;   258.3 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                     ;   259.3 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                     ;   260.3 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3104]                             ;   254.3 fp2+agu0   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1216]                                 ;   254.5 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   261.5 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   262.5 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                     ;   255.3 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3136]                             ;   256.3 fp2+agu0   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   260.3 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3168]                             ;   256.3 fp3+agu1   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                     ;   259.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   261.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1248]                                 ;   256.8 agu0    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm1, 4                                       ;   263.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3200]                           ;   257.3 fp0+agu1   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                   ;   261.3 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   262.3 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel aes128_ctr.T0_constants256 + 32]        ;   257.8 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                     ;   264.8 fp0     14 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                   ;   264.8 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   258.3 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm9                                  ;   265.8 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1184], ymm4                                 ;   261.3 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm10                                 ;   265.8 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   265.8 fp3     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm2                                 ;   262.3 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm9                                  ;   266.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   266.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   267.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                   ;   267.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm11                                 ;   268.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                     ;   268.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                   ;   269.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm9                                   ;   269.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm10                                  ;   270.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   269.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                ;   270.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                     ;   264.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   271.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm1                                   ;   265.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                     ;   265.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   271.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm6                                 ;   266.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   266.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm1                                 ;   267.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm10                                   ;   267.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   268.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   268.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   269.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                    ;   269.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm3, ymm1                                  ;   270.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                     ;   270.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm6                                   ;   271.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;   270.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                  ;   271.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   272.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 1280]                                 ;   269.3 agu1    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm4, 4                                      ;   276.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                     ;   276.3 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm15                                ;   270.0 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm4                                  ;   277.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                   ;   277.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   278.3 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm0                                 ;   271.0 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm11                                 ;   278.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm9                                 ;   272.8 agu1+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm4                                  ;   279.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm0                                    ;   279.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;   280.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                   ;   280.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm15                                 ;   281.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                     ;   281.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                   ;   282.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm4                                  ;   282.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm11                                 ;   283.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 13440]                               ;   273.0 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm15, 4                                     ;   280.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm4                                   ;   282.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   283.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                     ;   284.3 fp3     14 t[1]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                                   ;   280.0 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   284.3 fp1     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm15                                  ;   281.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                   ;   281.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm14                                ;   282.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                  ;   282.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm15                                 ;   283.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm11                                   ;   283.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   284.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                     ;   284.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm9                                  ;   285.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                  ;   285.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   286.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm15                                  ;   286.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm14                                  ;   287.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm12, ymm15                                ;   286.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_ctr.T0_constants256 + 288]      ;   282.5 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm15, ymm14                                ;   289.5 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   288.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   283.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                     ;   285.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   289.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm11                                    ;   287.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   288.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   290.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1312]                                 ;   284.2 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   291.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3232]                           ;   285.0 fp3+agu1   14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1152]                                ;   285.2 agu0    14 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                  ;   292.2 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                   ;   293.2 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                     ;   286.0 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3264]                             ;   287.0 fp2+agu1   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                     ;   290.0 fp1     14 t[1]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3296]                             ;   286.8 fp0+agu0   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   289.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   291.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3328]                             ;   287.5 fp1+agu1   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   291.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                    ;   292.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 13344]                                ;   287.2 agu0    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm1, 4                                       ;   294.2 fp2     14 t[3]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                     ;   291.2 fp1     14 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                   ;   292.2 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   288.0 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm9                                  ;   295.0 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   293.2 fp3     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm0                                 ;   292.5 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm11                                 ;   293.2 fp1     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm4                                 ;   293.5 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm9                                  ;   294.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                    ;   296.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;   297.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                    ;   296.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   297.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                     ;   298.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                   ;   298.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm9                                  ;   299.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm15, ymm11                                 ;   299.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm3, ymm9                                   ;   299.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   299.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                     ;   294.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   300.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm1                                   ;   295.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                     ;   295.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   300.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm6                                 ;   296.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   296.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm1                                 ;   297.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm11                                   ;   297.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   298.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                    ;   298.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   299.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                    ;   299.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                     ;   300.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm1                                   ;   300.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm6                                  ;   301.2 fp1     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;   300.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                  ;   301.2 fp1     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13472]                               ;   298.2 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 13344], ymm10                               ;   298.3 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm14, 4                                     ;   305.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   302.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                   ;   305.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm14                                 ;   306.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                   ;   306.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   307.2 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm2                                ;   299.5 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm10                                 ;   307.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm0                                ;   301.0 agu1+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm14                                 ;   308.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm2                                    ;   308.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   309.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                   ;   309.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm11                                 ;   310.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                   ;   310.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                   ;   311.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm14                                  ;   311.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm10                                  ;   312.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 13504]                               ;   302.2 agu0    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm11, 4                                      ;   309.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm12, ymm14                                ;   311.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm10                                ;   312.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                     ;   313.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                   ;   309.2 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   313.2 fp1     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm7, ymm11                                  ;   310.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                                     ;   310.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm8                                 ;   311.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                   ;   311.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm11                                 ;   312.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm2, ymm10                                   ;   312.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   313.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   313.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   314.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                  ;   314.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                     ;   315.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm11                                 ;   315.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm11                                  ;   315.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm8                                 ;   316.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel aes128_ctr.T0_constants256 + 224]      ;   311.7 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;   318.7 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   312.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                     ;   314.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                     ;   319.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   320.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm2                                     ;   316.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   317.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                    ;   318.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1120]                                 ;   313.3 agu0    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm6, 4                                       ;   320.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3360]                             ;   314.2 fp3+agu1   14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 13440]                               ;   314.3 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   321.3 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                     ;   322.3 fp0     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                    ;   315.2 fp3     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3392]                             ;   316.2 fp2+agu1   14 t[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm1                                     ;   321.7 fp1     14 t[2]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3424]                           ;   316.0 fp0+agu0   14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                   ;   319.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   320.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3456]                             ;   316.7 fp1+agu1   14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                     ;   319.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                    ;   321.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1344]                                 ;   316.3 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm2, ymm1, 4                                       ;   323.3 fp2     14 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                     ;   320.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                                     ;   321.3 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   317.2 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm7, ymm6                                  ;   324.2 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   322.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm0                                 ;   322.3 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm8                                  ;   322.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm4                                ;   323.3 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm6                                  ;   323.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                    ;   325.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;   326.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   325.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   326.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                     ;   327.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                     ;   327.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm6                                  ;   328.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm15, ymm8                                  ;   328.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm3, ymm6                                   ;   328.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;   328.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                     ;   323.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   329.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm1                                   ;   324.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                     ;   324.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   329.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm2                                  ;   325.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                     ;   325.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm1                                 ;   326.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm8                                     ;   326.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                  ;   327.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   327.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   328.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                     ;   328.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   329.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm1                                   ;   329.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm2                                  ;   330.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;   329.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm15, ymm2                                  ;   330.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 13376]                               ;   327.3 agu1    14 t[1] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm9                                 ;   327.5 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                      ;   334.3 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                     ;   331.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                   ;   334.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm10                                  ;   335.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                     ;   335.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   336.3 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm14                               ;   328.7 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm9                                 ;   336.3 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13504], ymm0                                ;   330.2 agu1+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm10                                 ;   337.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm14                                   ;   337.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm14                                ;   338.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                     ;   338.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm8                                  ;   339.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                  ;   339.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                     ;   340.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm10                                  ;   340.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm9                                  ;   341.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13408]                               ;   331.3 agu0    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm14, 4                                     ;   338.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                ;   340.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm9                                  ;   341.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                     ;   342.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                   ;   338.3 fp0     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   342.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm14                                  ;   339.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                   ;   339.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm11                                 ;   340.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                  ;   340.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm14                                 ;   341.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm9                                     ;   341.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                  ;   342.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                     ;   342.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm8                                  ;   343.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                   ;   343.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                   ;   344.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm14                                  ;   344.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel aes128_ctr.T0_constants256 + 224]       ;   340.5 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm11                                  ;   347.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm12, ymm14                                ;   344.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm15, ymm11                                ;   345.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   348.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                     ;   341.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                     ;   343.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   349.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm14                                    ;   345.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   346.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                    ;   347.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1248]                                 ;   342.5 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   349.5 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3488]                             ;   343.3 fp3+agu1   14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13504]                               ;   343.5 agu0    14 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                    ;   350.5 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                     ;   351.5 fp0     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   344.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3520]                             ;   345.3 fp2+agu1   14 t[3]
        db 0x2e
        vpxor ymm6, ymm6, ymm1                                     ;   350.5 fp1     14 t[3]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3552]                           ;   345.2 fp0+agu0   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                   ;   348.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                   ;   349.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3584]                             ;   345.8 fp1+agu1   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                     ;   348.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                    ;   350.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 13472]                                ;   345.5 agu0    14 t[1] reload
        db 0x2e, 0x2e
        vpsrlq ymm2, ymm1, 4                                       ;   352.5 fp2     14 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                     ;   349.5 fp1     14 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                   ;   350.5 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   346.3 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm9                                  ;   353.3 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   351.5 fp3     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm4                                 ;   352.5 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm11                                 ;   351.5 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13504], ymm6                                ;   351.5 agu0+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm9                                  ;   352.5 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                    ;   354.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   355.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   354.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   355.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                     ;   356.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                   ;   356.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm9                                   ;   357.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm11                                  ;   357.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   357.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm15, ymm11                                ;   357.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   358.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                     ;   352.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm1                                   ;   353.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                     ;   353.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   358.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm2                                 ;   354.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                     ;   354.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm1                                 ;   355.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm11                                   ;   355.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   356.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   356.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   357.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                    ;   357.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                     ;   358.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm1                                  ;   358.5 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm3, ymm1                                   ;   358.5 fp1     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm15, ymm2                                 ;   359.5 fp2     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm2                                   ;   359.5 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13376]                               ;   356.5 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm10                               ;   356.7 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm14, 4                                     ;   363.5 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                     ;   360.5 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                   ;   363.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm7, ymm14                                  ;   364.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                   ;   364.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   365.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm10                                 ;   365.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm9                                ;   359.3 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm14                                 ;   366.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm7                                     ;   366.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;   367.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                     ;   367.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   368.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   368.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                   ;   369.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm14                                 ;   369.5 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm0, 4                                       ;   361.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm10                                 ;   370.5 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm3, ymm14                                 ;   369.5 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm5                                     ;   363.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                 ;   370.5 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                     ;   371.5 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                     ;   364.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel aes128_ctr.T0_constants256 + 128]       ;   364.7 agu1    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm9, ymm0                                   ;   371.7 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   371.5 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm7                                 ;   365.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   365.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm0                                  ;   366.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                   ;   372.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                     ;   372.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm10                                 ;   373.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                     ;   374.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm9                                  ;   373.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                     ;   374.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm0                                   ;   375.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm7                                   ;   375.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                  ;   375.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm15, ymm7                                  ;   375.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                    ;   369.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   372.5 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                     ;   376.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;   377.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13344]                                ;   371.5 agu0    14 t[1] reload
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm9, 4                                      ;   378.5 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm0                                     ;   376.7 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                     ;   377.7 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   378.7 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3616]                             ;   372.7 fp2+agu1   14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 13376]                                ;   372.8 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   379.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   380.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                     ;   373.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3648]                             ;   374.7 fp2+agu1   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   378.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3680]                             ;   374.7 fp3+agu0   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   377.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                     ;   379.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 1344]                                 ;   375.2 agu1    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm5, 4                                       ;   382.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3712]                           ;   375.7 fp0+agu0   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                   ;   379.7 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   380.7 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_ctr.T0_constants256 + 32]        ;   376.2 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                     ;   383.2 fp0     14 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                   ;   383.2 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   376.7 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm9                                  ;   384.2 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13344], ymm4                                ;   379.7 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm10                                 ;   384.2 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   384.2 fp3     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm2                                ;   380.7 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm9                                  ;   385.2 fp2     14 t[1]
        db 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   385.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   386.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                   ;   386.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm11                                 ;   387.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                     ;   387.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                   ;   388.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm9                                   ;   388.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm10                                  ;   389.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   388.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm10                                ;   389.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                     ;   383.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   390.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm5                                   ;   384.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                     ;   384.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   390.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm6                                 ;   385.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   385.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm5                                 ;   386.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm10                                   ;   386.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   387.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   387.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   388.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   388.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm3, ymm5                                  ;   389.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                     ;   389.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm6                                   ;   390.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                  ;   389.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                  ;   390.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   391.2 fp3     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 13472]                                ;   387.7 agu0    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm4, 4                                      ;   394.7 fp2     14 t[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                     ;   394.7 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm14                               ;   388.3 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm4                                  ;   395.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                   ;   395.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   396.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm1                                 ;   389.3 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm11                                 ;   396.7 fp2     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13408], ymm9                                ;   391.2 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm4                                  ;   397.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm1                                    ;   397.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm1                                  ;   398.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                   ;   398.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm14                                 ;   399.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                     ;   399.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                   ;   400.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm4                                  ;   400.7 fp2     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm11                                 ;   401.7 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1280]                                ;   391.3 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm14, 4                                     ;   398.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm4                                   ;   400.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   401.7 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                     ;   402.7 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                   ;   398.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   402.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm14                                  ;   399.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                   ;   399.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm15                                ;   400.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                  ;   400.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm14                                 ;   401.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm11                                   ;   401.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   402.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                     ;   402.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm9                                  ;   403.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                  ;   403.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   404.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm14                                  ;   404.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm15                                  ;   405.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm12, ymm14                                ;   404.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel aes128_ctr.T0_constants256 + 288]      ;   400.8 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm14, ymm15                                ;   407.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   406.3 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   401.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                     ;   403.7 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                     ;   407.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm11                                    ;   405.3 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   406.3 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   408.8 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13440]                                ;   402.5 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   409.5 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3744]                           ;   403.3 fp3+agu0   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 13408]                               ;   403.5 agu1    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                  ;   410.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                   ;   411.5 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                     ;   404.3 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3776]                             ;   405.3 fp2+agu0   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   408.3 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3808]                             ;   405.2 fp0+agu1   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   407.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   409.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3840]                             ;   405.8 fp1+agu0   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   409.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                    ;   410.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 13504]                                ;   405.5 agu1    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm5, 4                                       ;   412.5 fp2     14 t[3]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                     ;   409.5 fp1     14 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                   ;   410.5 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   406.3 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm9                                  ;   413.3 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   411.5 fp3     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm1                                ;   410.8 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm11                                 ;   411.5 fp1     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13408], ymm4                                ;   411.8 agu1+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm9                                  ;   412.5 fp2     14 t[2]
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                    ;   414.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm1                                  ;   415.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                    ;   414.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   415.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                     ;   416.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                   ;   416.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm9                                  ;   417.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm11                                 ;   417.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm3, ymm9                                   ;   417.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   417.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                     ;   412.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                     ;   418.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm5                                   ;   413.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                     ;   413.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   418.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm6                                 ;   414.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   414.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm5                                 ;   415.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm11                                   ;   415.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   416.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                    ;   416.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   417.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   417.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                     ;   418.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm5                                   ;   418.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm6                                  ;   419.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                  ;   418.5 fp2     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                  ;   419.5 fp1     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1216]                                ;   416.5 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 13504], ymm10                               ;   416.7 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm15, 4                                     ;   423.5 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   420.5 fp3     14 t[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                   ;   423.5 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm15                                 ;   424.5 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                   ;   424.5 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   425.5 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm2                                 ;   417.8 agu1+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm10                                 ;   425.5 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm1                                 ;   419.3 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm15                                 ;   426.5 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm2                                    ;   426.5 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   427.5 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                   ;   427.5 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm11                                 ;   428.5 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                   ;   428.5 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                   ;   429.5 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm3, ymm15                                  ;   429.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm10                                  ;   430.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 1152]                                ;   420.5 agu1    14 t[1] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm11, 4                                      ;   427.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm12, ymm15                                ;   429.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                ;   430.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                     ;   431.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                   ;   427.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   431.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm7, ymm11                                  ;   428.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                     ;   428.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm8                                 ;   429.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                   ;   429.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm11                                 ;   430.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm2, ymm10                                   ;   430.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   431.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   431.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   432.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                  ;   432.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                     ;   433.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm11                                 ;   433.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm11                                  ;   433.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm8                                 ;   434.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel aes128_ctr.T0_constants256 + 224]      ;   430.0 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;   437.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   430.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                     ;   432.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                     ;   438.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                     ;   439.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm2                                     ;   434.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   435.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                    ;   436.5 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1248]                                 ;   431.7 agu1    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm6, 4                                       ;   438.7 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3872]                             ;   432.5 fp3+agu0   14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 1280]                                ;   432.7 agu1    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   439.7 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   440.7 fp0     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                    ;   433.5 fp3     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3904]                             ;   434.5 fp2+agu0   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                     ;   440.0 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3936]                           ;   434.3 fp0+agu1   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                   ;   437.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   439.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3968]                             ;   435.0 fp1+agu0   14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                     ;   437.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                    ;   439.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 1184]                                 ;   434.7 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm2, 4                                       ;   441.7 fp2     14 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                     ;   438.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                     ;   439.7 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   435.5 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm7, ymm6                                  ;   442.5 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   440.7 fp3     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm1                                 ;   440.7 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm8                                  ;   440.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm4                                 ;   441.7 agu1+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm6                                  ;   441.7 fp2     14 t[3]
        db 0x2e
        vpxor ymm1, ymm1, ymm10                                    ;   443.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm1                                  ;   444.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   443.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   444.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                     ;   445.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                     ;   445.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm6                                  ;   446.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm8                                  ;   446.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm3, ymm6                                   ;   446.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;   446.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                     ;   441.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                     ;   447.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm2                                   ;   442.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                     ;   442.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   447.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm5                                  ;   443.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   443.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm2                                 ;   444.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm8                                     ;   444.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                  ;   445.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   445.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   446.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                     ;   446.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                     ;   447.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm2                                   ;   447.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm5                                  ;   448.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm2                                  ;   447.7 fp2     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                  ;   448.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 1312]                                ;   445.7 agu0    14 t[1] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1184], ymm9                                 ;   445.8 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                      ;   452.7 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                     ;   449.7 fp3     14 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                   ;   452.7 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm10                                  ;   453.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                     ;   453.7 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   454.7 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm15                                ;   447.0 agu1+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm9                                 ;   454.7 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm1                                 ;   448.5 agu0+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm10                                 ;   455.7 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm15                                   ;   455.7 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                ;   456.7 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                     ;   456.7 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm8                                  ;   457.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                  ;   457.7 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                     ;   458.7 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm3, ymm10                                  ;   458.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm9                                  ;   459.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1120]                                ;   449.7 agu1    14 t[2] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm15, 4                                     ;   456.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                ;   458.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm9                                  ;   459.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                     ;   460.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                   ;   456.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   460.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm15                                  ;   457.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                   ;   457.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm11                                 ;   458.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                  ;   458.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm15                                 ;   459.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm9                                     ;   459.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                  ;   460.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                     ;   460.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm8                                  ;   461.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                   ;   461.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                   ;   462.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm15                                  ;   462.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel aes128_ctr.T0_constants256 + 224]       ;   458.8 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm11                                  ;   465.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm12, ymm15                                ;   462.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm11                                ;   463.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   466.8 fp0     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   459.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                     ;   461.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   467.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm15                                    ;   463.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                     ;   464.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   465.7 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1344]                                 ;   460.8 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   467.8 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4000]                             ;   461.7 fp3+agu0   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1152]                                ;   461.8 agu1    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                    ;   468.8 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                     ;   469.8 fp0     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   462.7 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4032]                             ;   463.7 fp2+agu0   14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                     ;   468.8 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4064]                           ;   463.5 fp0+agu1   14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                   ;   466.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                   ;   467.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4096]                             ;   464.2 fp1+agu0   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                     ;   466.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                    ;   468.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 1216]                                 ;   463.8 agu1    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm2, 4                                       ;   470.8 fp2     14 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                     ;   467.8 fp1     14 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                   ;   468.8 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   464.7 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm9                                  ;   471.7 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   469.8 fp3     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm4                                 ;   470.8 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm11                                 ;   469.8 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm6                                 ;   469.8 agu1+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm9                                  ;   470.8 fp2     14 t[0]
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                    ;   472.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   473.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   472.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   473.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                     ;   474.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                   ;   474.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm9                                   ;   475.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm11                                  ;   475.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   475.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm11                                ;   475.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   476.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                     ;   470.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm2                                   ;   471.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                     ;   471.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   476.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm5                                 ;   472.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   472.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm2                                 ;   473.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm11                                   ;   473.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   474.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   474.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   475.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                    ;   475.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   476.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm2                                  ;   476.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm2                                   ;   476.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm5                                 ;   477.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                   ;   477.8 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1312]                                ;   474.8 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm10                                ;   475.0 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm15, 4                                     ;   481.8 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   478.8 fp3     14 t[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                   ;   481.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm15                                  ;   482.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                   ;   482.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   483.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm10                                 ;   483.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm9                                 ;   477.7 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm15                                 ;   484.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm7                                     ;   484.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;   485.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                     ;   485.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   486.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   486.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                   ;   487.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm15                                 ;   487.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm1, 4                                       ;   480.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm10                                 ;   488.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm3, ymm15                                 ;   487.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                     ;   481.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                 ;   488.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                     ;   489.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                     ;   482.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel aes128_ctr.T0_constants256 + 128]       ;   483.0 agu0    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm9, ymm1                                   ;   490.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   489.8 fp3     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm7                                 ;   483.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   484.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm1                                  ;   485.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                   ;   491.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                     ;   491.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm10                                 ;   492.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                     ;   493.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm9                                  ;   492.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                     ;   493.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm1                                   ;   494.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm7                                   ;   494.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;   494.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                  ;   494.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                    ;   488.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   490.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                     ;   495.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                     ;   496.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13504]                                ;   489.8 agu1    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm9, 4                                      ;   496.8 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm1                                     ;   495.0 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                     ;   496.0 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   497.0 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4128]                             ;   491.0 fp2+agu0   14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1312]                                 ;   491.2 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   498.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                     ;   499.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   492.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4160]                             ;   493.0 fp2+agu0   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   497.0 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4192]                             ;   493.0 fp3+agu1   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                     ;   496.0 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                     ;   498.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1184]                                 ;   493.5 agu0    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm0, 4                                       ;   500.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4224]                           ;   494.0 fp0+agu1   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                   ;   498.0 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   499.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_ctr.T0_constants256 + 32]        ;   494.5 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                     ;   501.5 fp0     14 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                   ;   501.5 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   495.0 agu1    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm9                                  ;   502.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13504], ymm4                                ;   498.0 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm10                                 ;   502.5 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   502.5 fp3     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm5                                 ;   499.0 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm9                                  ;   503.5 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   503.5 fp0     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   504.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                   ;   504.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm11                                 ;   505.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                     ;   505.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                   ;   506.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm9                                   ;   506.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm10                                  ;   507.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   506.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                ;   507.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                     ;   501.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   508.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm0                                   ;   502.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                     ;   502.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   508.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm6                                 ;   503.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   503.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm0                                 ;   504.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm5, ymm10                                   ;   504.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   505.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   505.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   506.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                    ;   506.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm3, ymm0                                  ;   507.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;   507.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm6                                   ;   508.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                  ;   507.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                  ;   508.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                   ;   509.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 1216]                                 ;   506.0 agu1    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm5, 4                                      ;   513.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                     ;   513.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm15                                ;   506.7 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm5                                  ;   514.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   514.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   515.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1184], ymm2                                 ;   507.7 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm11                                 ;   515.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm9                                 ;   509.5 agu1+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm5                                  ;   516.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm2                                    ;   516.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   517.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                   ;   517.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm15                                 ;   518.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                     ;   518.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                   ;   519.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm5                                  ;   519.0 fp2     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm11                                 ;   520.0 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 13472]                               ;   509.7 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm14, ymm15, 4                                     ;   516.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm5                                   ;   519.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   520.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                     ;   521.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                   ;   516.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   521.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm15                                  ;   517.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                   ;   517.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm14                                ;   518.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                  ;   518.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm15                                 ;   519.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm11                                   ;   519.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   520.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                     ;   520.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm9                                  ;   521.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                  ;   521.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   522.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm15                                  ;   522.7 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm14                                  ;   523.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm12, ymm15                                ;   522.7 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_ctr.T0_constants256 + 288]      ;   519.2 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm15, ymm14                                ;   526.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   524.7 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   519.7 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                     ;   522.0 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   525.7 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm11                                    ;   523.7 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   524.7 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   527.2 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1280]                                 ;   520.8 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   527.8 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4256]                           ;   521.7 fp3+agu1   14 t[1]
        db 0x2e
        vmovdqu ymm14, [rbp + 1120]                                ;   521.8 agu0    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                  ;   528.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                   ;   529.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                     ;   522.7 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4288]                             ;   523.7 fp2+agu1   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                     ;   526.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4320]                             ;   523.5 fp0+agu0   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   525.7 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                     ;   528.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4352]                             ;   524.2 fp1+agu1   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   528.2 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;   529.2 fp3     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1152]                                 ;   523.8 agu0    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm0, 4                                       ;   530.8 fp2     14 t[3]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                     ;   527.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   528.8 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   524.7 agu1    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm9                                  ;   531.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   529.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm2                                 ;   529.2 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm11                                 ;   529.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm5                                 ;   530.2 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm9                                  ;   530.8 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                    ;   532.7 fp0     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   533.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;   532.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   533.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                     ;   534.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                   ;   534.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm9                                  ;   535.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm11                                 ;   535.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm3, ymm9                                   ;   535.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   535.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                     ;   530.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   536.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm0                                   ;   531.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                     ;   531.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   536.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm6                                 ;   532.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   532.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm0                                 ;   533.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm11                                   ;   533.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   534.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;   534.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   535.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                    ;   535.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;   536.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm0                                   ;   536.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm6                                  ;   537.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                  ;   536.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                  ;   537.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13376]                               ;   534.8 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm10                                ;   535.0 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm14, 4                                     ;   541.8 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   538.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                   ;   541.8 fp0     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm14                                 ;   542.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                   ;   542.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   543.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm4                                ;   536.2 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm10                                 ;   543.8 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm2                                ;   537.7 agu1+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm14                                 ;   544.8 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm4                                    ;   544.8 fp3     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   545.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                   ;   545.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm11                                 ;   546.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                   ;   546.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                   ;   547.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm14                                  ;   547.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm10                                  ;   548.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 13408]                               ;   538.8 agu0    14 t[1] reload
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm11, 4                                      ;   545.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm12, ymm14                                ;   547.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm10                                ;   548.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   549.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   545.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   549.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm11                                  ;   546.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                     ;   546.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm8                                 ;   547.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                   ;   547.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm11                                 ;   548.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm10                                   ;   548.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   549.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                     ;   549.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   550.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                  ;   550.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                     ;   551.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm11                                 ;   551.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm11                                  ;   551.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm8                                 ;   552.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel aes128_ctr.T0_constants256 + 224]      ;   548.3 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;   555.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   548.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                     ;   550.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                     ;   556.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   557.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm4                                     ;   552.8 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   553.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   554.8 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1344]                                 ;   550.0 agu0    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm6, 4                                       ;   557.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4384]                             ;   550.8 fp3+agu1   14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 13472]                               ;   551.0 agu0    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   558.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                     ;   559.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                    ;   551.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4416]                             ;   552.8 fp2+agu1   14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                     ;   558.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4448]                           ;   552.7 fp0+agu0   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                   ;   555.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   557.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4480]                             ;   553.3 fp1+agu1   14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   555.8 fp0     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                    ;   558.0 fp3     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 13344]                                ;   553.0 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm4, ymm0, 4                                       ;   560.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                     ;   557.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                     ;   558.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   553.8 agu1    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm7, ymm6                                  ;   560.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   559.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm2                                 ;   559.0 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm8                                  ;   559.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm5                                ;   560.0 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm6                                  ;   560.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                    ;   561.8 fp0     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   562.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   561.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   562.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                     ;   563.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                     ;   563.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm6                                  ;   564.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm8                                  ;   564.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm3, ymm6                                   ;   564.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;   564.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                     ;   560.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   565.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm0                                   ;   561.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                     ;   561.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   565.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm4                                  ;   562.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   562.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm0                                 ;   563.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm8                                     ;   563.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                  ;   564.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   564.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   565.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                     ;   565.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   566.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm0                                   ;   566.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm4                                  ;   567.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                  ;   566.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm15, ymm4                                  ;   567.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 13440]                               ;   564.0 agu1    14 t[1] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 13344], ymm9                                ;   564.2 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                      ;   571.0 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                     ;   568.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                   ;   571.0 fp0     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm10                                  ;   572.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                     ;   572.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   573.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm14                               ;   565.3 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm9                                 ;   573.0 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13408], ymm2                                ;   566.8 agu1+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm10                                 ;   574.0 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm14                                   ;   574.0 fp3     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm14                                ;   575.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                     ;   575.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm8                                  ;   576.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                  ;   576.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                     ;   577.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm10                                  ;   577.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm9                                  ;   578.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1248]                                ;   568.0 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm14, 4                                     ;   575.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                ;   577.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm9                                  ;   578.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                     ;   579.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                   ;   575.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   579.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm14                                  ;   576.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   576.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm11                                 ;   577.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                  ;   577.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm14                                 ;   578.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm9                                     ;   578.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                  ;   579.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                     ;   579.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm8                                  ;   580.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                   ;   580.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                   ;   581.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm14                                  ;   581.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel aes128_ctr.T0_constants256 + 224]       ;   577.2 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm11                                  ;   584.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm12, ymm14                                ;   581.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm15, ymm11                                ;   582.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   585.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   578.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                     ;   580.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   586.2 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm14                                    ;   582.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   583.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   584.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1184]                                 ;   579.2 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   586.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4512]                             ;   580.0 fp3+agu1   14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13408]                               ;   580.2 agu0    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;   587.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                     ;   588.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   581.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4544]                             ;   582.0 fp2+agu1   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                     ;   587.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4576]                           ;   581.8 fp0+agu0   14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   585.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                   ;   586.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4608]                             ;   582.5 fp1+agu1   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   585.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                    ;   587.2 fp3     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 13376]                                ;   582.2 agu0    14 t[1] reload
        db 0x2e, 0x2e
        vpsrlq ymm4, ymm0, 4                                       ;   589.2 fp2     14 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                     ;   586.2 fp1     14 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   587.2 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   583.0 agu1    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm9                                  ;   590.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   588.2 fp3     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1184], ymm5                                 ;   589.2 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm11                                 ;   588.2 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13408], ymm6                                ;   588.2 agu0+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm9                                  ;   589.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;   591.0 fp0     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   592.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   591.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   592.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                     ;   593.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                   ;   593.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm9                                   ;   594.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm11                                  ;   594.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   594.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm15, ymm11                                ;   594.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   595.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                     ;   589.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm0                                   ;   590.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                     ;   590.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   595.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm4                                 ;   591.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   591.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm0                                 ;   592.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm11                                   ;   592.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   593.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   593.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   594.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                    ;   594.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   595.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm0                                  ;   595.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm0                                   ;   595.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm15, ymm4                                 ;   596.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                   ;   596.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13440]                               ;   593.2 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm10                               ;   593.3 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm14, 4                                     ;   600.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   597.2 fp3     14 t[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                   ;   600.2 fp0     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm14                                  ;   601.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                   ;   601.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   602.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm10                                 ;   602.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm9                                ;   596.0 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm14                                 ;   603.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm7                                     ;   603.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;   604.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                     ;   604.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   605.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   605.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   606.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm14                                 ;   606.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm2, 4                                       ;   598.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm10                                 ;   607.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm3, ymm14                                 ;   606.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                     ;   600.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                 ;   607.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                     ;   608.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                     ;   601.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel aes128_ctr.T0_constants256 + 128]       ;   601.3 agu1    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm9, ymm2                                   ;   608.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   608.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm7                                 ;   602.2 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   602.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm2                                  ;   603.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                   ;   609.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                     ;   609.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm10                                 ;   610.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                     ;   611.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm9                                  ;   610.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                     ;   611.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm3, ymm2                                   ;   612.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm7                                   ;   612.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm2                                  ;   612.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm15, ymm7                                  ;   612.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                    ;   606.5 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   609.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                     ;   613.3 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                     ;   614.3 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1152]                                 ;   608.2 agu0    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm9, 4                                      ;   615.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm2                                     ;   613.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                     ;   614.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   615.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4640]                             ;   609.3 fp2+agu1   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 13440]                                ;   609.5 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   616.5 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   617.5 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                     ;   610.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4672]                             ;   611.3 fp2+agu1   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   615.3 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4704]                             ;   611.3 fp3+agu0   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                     ;   614.3 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                     ;   616.3 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 13344]                                ;   611.8 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm1, 4                                       ;   618.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4736]                           ;   612.3 fp0+agu0   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                   ;   616.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   617.3 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel aes128_ctr.T0_constants256 + 32]        ;   612.8 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;   619.8 fp0     14 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                   ;   619.8 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   613.3 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm9                                  ;   620.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm5                                 ;   616.3 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm10                                 ;   620.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   620.8 fp3     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm4                                ;   617.3 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm9                                  ;   621.8 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   621.8 fp0     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   622.8 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                   ;   622.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm11                                 ;   623.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                     ;   623.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   624.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm9                                   ;   624.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm10                                  ;   625.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   624.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm10                                ;   625.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                     ;   619.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   626.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm1                                   ;   620.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                     ;   620.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   626.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm6                                 ;   621.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   621.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm1                                 ;   622.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm5, ymm10                                   ;   622.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   623.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   623.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   624.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                    ;   624.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm3, ymm1                                  ;   625.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;   625.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm6                                   ;   626.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;   625.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                  ;   626.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                   ;   627.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 13376]                                ;   624.3 agu0    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm5, 4                                      ;   631.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                     ;   631.3 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm14                               ;   625.0 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm5                                  ;   632.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                   ;   632.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   633.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13344], ymm0                                ;   626.0 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm11                                 ;   633.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm9                                 ;   627.8 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm5                                  ;   634.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm0                                    ;   634.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;   635.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                   ;   635.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm14                                 ;   636.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                     ;   636.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                   ;   637.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm5                                  ;   637.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm11                                 ;   638.3 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1216]                                ;   628.0 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm14, 4                                     ;   635.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm5                                   ;   637.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   638.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                     ;   639.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                   ;   635.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   639.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm14                                  ;   636.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                   ;   636.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm15                                ;   637.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                  ;   637.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm14                                 ;   638.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm11                                   ;   638.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   639.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                     ;   639.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm9                                  ;   640.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                  ;   640.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   641.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm14                                  ;   641.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm15                                  ;   642.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm12, ymm14                                ;   641.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel aes128_ctr.T0_constants256 + 288]      ;   637.5 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm14, ymm15                                ;   644.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   643.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   638.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                     ;   640.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   644.0 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm11                                    ;   642.0 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   643.0 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   645.5 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13472]                                ;   639.2 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   646.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4768]                           ;   640.0 fp3+agu0   14 t[1]
        db 0x2e
        vmovdqu ymm15, [rbp + 1248]                                ;   640.2 agu1    14 t[1] reload
        db 0x2e
        vpxor ymm10, ymm10, ymm15                                  ;   647.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                   ;   648.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                     ;   641.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4800]                             ;   642.0 fp2+agu0   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                     ;   645.0 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4832]                             ;   641.8 fp0+agu1   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   644.0 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   646.5 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4864]                             ;   642.5 fp1+agu0   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   646.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                    ;   647.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 13408]                                ;   642.2 agu1    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm1, 4                                       ;   649.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;   646.2 fp1     14 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                   ;   647.2 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   643.0 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm9                                  ;   650.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   648.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm0                                ;   647.5 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm11                                 ;   648.2 fp1     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm5                                 ;   648.5 agu1+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm9                                  ;   649.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                    ;   651.0 fp0     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;   652.0 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                    ;   651.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   652.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                     ;   653.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                   ;   653.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm9                                  ;   654.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm11                                 ;   654.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm3, ymm9                                   ;   654.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   654.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                     ;   649.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                     ;   655.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm1                                   ;   650.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                     ;   650.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   655.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm6                                 ;   651.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   651.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm1                                 ;   652.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm11                                   ;   652.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   653.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                    ;   653.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   654.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                    ;   654.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;   655.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm1                                   ;   655.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm6                                  ;   656.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;   655.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                  ;   656.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1312]                                ;   653.2 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13408], ymm10                               ;   653.3 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm15, 4                                     ;   660.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   657.2 fp3     14 t[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                   ;   660.2 fp0     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm15                                 ;   661.2 fp1     14 t[0]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                   ;   661.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   662.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm4                                 ;   654.5 agu1+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm10                                 ;   662.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm0                                 ;   656.0 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm15                                 ;   663.2 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm4                                    ;   663.2 fp3     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   664.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                   ;   664.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm11                                 ;   665.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                   ;   665.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                   ;   666.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm15                                  ;   666.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm10                                  ;   667.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 1120]                                ;   657.2 agu1    14 t[1] reload
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm11, 4                                      ;   664.2 fp2     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm15, ymm12, ymm15                                ;   666.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                ;   667.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   668.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                   ;   664.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   668.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm11                                  ;   665.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                     ;   665.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm8                                 ;   666.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                   ;   666.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm11                                 ;   667.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm10                                   ;   667.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   668.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                     ;   668.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   669.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                  ;   669.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                     ;   670.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm11                                 ;   670.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm11                                  ;   670.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm8                                 ;   671.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel aes128_ctr.T0_constants256 + 224]      ;   666.7 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;   673.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   667.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                     ;   669.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                     ;   674.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   675.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm4                                     ;   671.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   672.2 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   673.2 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1184]                                 ;   668.3 agu1    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm6, 4                                       ;   675.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4896]                             ;   669.2 fp3+agu0   14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 1216]                                ;   669.3 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   676.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                     ;   677.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                    ;   670.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4928]                             ;   671.2 fp2+agu0   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                     ;   676.7 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4960]                           ;   671.0 fp0+agu1   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                   ;   674.2 fp3     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   675.7 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4992]                             ;   671.7 fp1+agu0   14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   674.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                    ;   676.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 13504]                                ;   671.3 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm1, 4                                       ;   678.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                     ;   675.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                     ;   676.3 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   672.2 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm7, ymm6                                  ;   679.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   677.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1184], ymm0                                 ;   677.3 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm8                                  ;   677.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm5                                 ;   678.3 agu1+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm6                                  ;   678.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                    ;   680.2 fp0     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;   681.2 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   680.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   681.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                     ;   682.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                     ;   682.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm6                                  ;   683.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm8                                  ;   683.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm3, ymm6                                   ;   683.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;   683.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                     ;   678.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                     ;   684.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm1                                   ;   679.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                     ;   679.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   684.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm4                                  ;   680.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                     ;   680.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm1                                 ;   681.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm8                                     ;   681.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                  ;   682.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   682.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   683.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                     ;   683.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   684.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm1                                   ;   684.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm4                                  ;   685.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;   684.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                  ;   685.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 1280]                                ;   682.3 agu0    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13504], ymm9                                ;   682.5 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                      ;   689.3 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                     ;   686.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                   ;   689.3 fp0     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm10                                  ;   690.3 fp1     14 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;   690.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   691.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm15                                ;   683.7 agu1+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm9                                 ;   691.3 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm0                                 ;   685.2 agu0+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm10                                 ;   692.3 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm15                                   ;   692.3 fp3     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                ;   693.3 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                     ;   693.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm8                                  ;   694.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                  ;   694.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                     ;   695.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm10                                  ;   695.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm9                                  ;   696.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1344]                                ;   686.3 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm15, 4                                     ;   693.3 fp2     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                ;   695.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm9                                  ;   696.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                     ;   697.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                   ;   693.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   697.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm15                                  ;   694.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                   ;   694.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm11                                 ;   695.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                  ;   695.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm15                                 ;   696.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm9                                     ;   696.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                  ;   697.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                     ;   697.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm8                                  ;   698.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                   ;   698.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                   ;   699.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm15                                  ;   699.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel aes128_ctr.T0_constants256 + 224]       ;   695.5 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm11                                  ;   702.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm12, ymm15                                ;   699.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm11                                ;   700.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   703.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                     ;   696.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                     ;   698.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   704.5 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm15                                    ;   700.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   701.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   702.3 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13344]                                ;   697.5 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   704.5 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5024]                             ;   698.3 fp3+agu0   14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1120]                                ;   698.5 agu1    14 t[3] reload
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                    ;   705.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                     ;   706.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   699.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5056]                             ;   700.3 fp2+agu0   14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                     ;   705.5 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5088]                           ;   700.2 fp0+agu1   14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   703.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                   ;   704.5 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5120]                             ;   700.8 fp1+agu0   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   703.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                    ;   705.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1312]                                 ;   700.5 agu1    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm1, 4                                       ;   707.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;   704.5 fp1     14 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                   ;   705.5 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   701.3 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm9                                  ;   708.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   706.5 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13344], ymm5                                ;   707.5 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm11                                 ;   706.5 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm6                                 ;   706.5 agu1+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm9                                  ;   707.5 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                    ;   709.3 fp0     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   710.3 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   709.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   710.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                     ;   711.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                   ;   711.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm9                                   ;   712.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm11                                  ;   712.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   712.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm11                                ;   712.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   713.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                     ;   707.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm1                                   ;   708.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                     ;   708.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   713.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm4                                 ;   709.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                     ;   709.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm1                                 ;   710.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm11                                   ;   710.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   711.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   711.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   712.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                    ;   712.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   713.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm1                                  ;   713.5 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm3, ymm1                                   ;   713.5 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm4                                 ;   714.5 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                   ;   714.5 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1280]                                ;   711.5 agu0    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm10                                ;   711.7 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm15, 4                                     ;   718.5 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                     ;   715.5 fp3     14 t[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                   ;   718.5 fp0     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm15                                  ;   719.5 fp1     14 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                   ;   719.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   720.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm10                                 ;   720.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm9                                 ;   714.3 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm15                                 ;   721.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm7                                     ;   721.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;   722.5 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                     ;   722.5 fp0     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   723.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   723.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   724.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm15                                 ;   724.5 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm0, 4                                       ;   716.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm10                                 ;   725.5 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm3, ymm15                                 ;   724.5 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                     ;   718.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                 ;   725.5 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                     ;   726.5 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                     ;   719.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel aes128_ctr.T0_constants256 + 128]       ;   719.7 agu0    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm9, ymm0                                   ;   726.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   726.5 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm7                                 ;   720.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   720.7 fp0     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm0                                  ;   721.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                   ;   727.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                     ;   727.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm10                                 ;   728.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                     ;   729.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm9                                  ;   728.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                     ;   729.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm0                                   ;   730.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm7                                   ;   730.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                  ;   730.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                  ;   730.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                    ;   724.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   727.5 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                     ;   731.7 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                     ;   732.7 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13408]                                ;   726.5 agu1    14 t[1] reload
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm9, 4                                      ;   733.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm5, ymm0                                     ;   731.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                     ;   732.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   733.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5152]                             ;   727.7 fp2+agu0   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1280]                                 ;   727.8 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   734.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   735.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                     ;   728.7 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5184]                             ;   729.7 fp2+agu0   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   733.7 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5216]                             ;   729.7 fp3+agu1   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                     ;   732.7 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                     ;   734.7 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 13504]                                ;   730.2 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm2, 4                                       ;   737.2 fp1     14 t[2]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 5248]                           ;   730.7 fp0+agu1   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                   ;   734.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   735.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_ctr.T0_constants256 + 32]        ;   731.2 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                     ;   738.2 fp0     14 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                   ;   738.2 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   731.7 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm9                                  ;   739.2 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13408], ymm5                                ;   734.7 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm10                                 ;   739.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   739.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm4                                 ;   735.7 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm9                                  ;   740.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   740.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   741.2 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                   ;   741.2 fp3     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm11                                 ;   742.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                     ;   742.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   743.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm9                                   ;   743.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm10                                  ;   744.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   743.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                ;   744.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                     ;   738.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   745.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm2                                   ;   739.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                     ;   739.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   745.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm6                                 ;   740.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                     ;   740.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm2                                 ;   741.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm5, ymm10                                   ;   741.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   742.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   742.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   743.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                    ;   743.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm3, ymm2                                  ;   744.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;   744.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm6                                   ;   745.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm2                                  ;   744.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                  ;   745.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                   ;   746.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 1312]                                 ;   742.7 agu1    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm5, 4                                      ;   749.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                     ;   749.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm15                                ;   743.3 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm5                                  ;   750.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                   ;   750.7 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   751.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13504], ymm1                                ;   744.3 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm11                                 ;   751.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm9                                 ;   746.2 agu1+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm5                                  ;   752.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm15, ymm1                                    ;   752.7 fp3     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm1                                  ;   753.7 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                   ;   753.7 fp0     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm15                                 ;   754.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                     ;   754.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                   ;   755.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm5                                  ;   755.7 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm11                                 ;   756.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 13376]                               ;   746.3 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm14, ymm15, 4                                     ;   753.3 fp2     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm5                                   ;   755.7 fp1     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   756.7 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                     ;   757.7 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                   ;   753.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   757.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm15                                  ;   754.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                   ;   754.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm14                                ;   755.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                  ;   755.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm15                                 ;   756.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm11                                   ;   756.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   757.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                     ;   757.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm9                                  ;   758.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                  ;   758.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   759.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm15                                  ;   759.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm14                                  ;   760.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm12, ymm15                                ;   759.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_ctr.T0_constants256 + 288]      ;   755.8 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm15, ymm14                                ;   762.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   761.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                     ;   756.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   758.7 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   762.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm11                                    ;   760.3 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   761.3 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   763.8 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1216]                                 ;   757.5 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   764.5 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5280]                           ;   758.3 fp3+agu1   14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1344]                                ;   758.5 agu0    14 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                  ;   765.5 fp1     14 t[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm2                                   ;   766.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                     ;   759.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5312]                             ;   760.3 fp2+agu1   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                     ;   763.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5344]                             ;   760.2 fp0+agu0   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   762.3 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   764.8 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5376]                             ;   760.8 fp1+agu1   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   764.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;   765.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 1120]                                 ;   760.5 agu0    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm2, 4                                       ;   767.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                     ;   764.5 fp1     14 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                   ;   765.5 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   761.3 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm9                                  ;   768.3 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   766.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm1                                 ;   765.8 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm11                                 ;   766.5 fp1     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm5                                 ;   766.8 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm9                                  ;   767.5 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                    ;   769.3 fp0     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm1                                  ;   770.3 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;   769.3 fp3     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   770.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                     ;   771.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                   ;   771.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm9                                  ;   772.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm11                                 ;   772.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm3, ymm9                                   ;   772.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   772.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                     ;   767.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                     ;   773.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm2                                   ;   768.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                     ;   768.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   773.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm6                                 ;   769.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                     ;   769.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm2                                 ;   770.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm11                                   ;   770.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   771.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;   771.5 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   772.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                    ;   772.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;   773.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm2                                   ;   773.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm6                                  ;   774.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm2                                  ;   773.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                  ;   774.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13440]                               ;   771.5 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm10                                ;   771.7 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm14, 4                                     ;   778.5 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   775.5 fp3     14 t[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                   ;   778.5 fp0     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm14                                 ;   779.5 fp1     14 t[0]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                   ;   779.5 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   780.5 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm4                                ;   772.8 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm10                                 ;   780.5 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm1                                ;   774.3 agu1+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm14                                 ;   781.5 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm4                                    ;   781.5 fp3     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   782.5 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                   ;   782.5 fp0     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm11                                 ;   783.5 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                   ;   783.5 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                   ;   784.5 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm3, ymm14                                  ;   784.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm10                                  ;   785.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 1248]                                ;   775.5 agu0    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm11, 4                                      ;   782.5 fp2     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm14, ymm12, ymm14                                ;   784.5 fp1     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm10                                ;   785.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                     ;   786.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                   ;   782.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   786.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm11                                  ;   783.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                     ;   783.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm8                                 ;   784.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                   ;   784.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm11                                 ;   785.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm10                                   ;   785.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   786.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                     ;   786.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   787.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                  ;   787.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                     ;   788.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm11                                 ;   788.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm11                                  ;   788.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm8                                 ;   789.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel aes128_ctr.T0_constants256 + 224]      ;   785.0 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;   792.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                     ;   785.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                     ;   787.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                     ;   793.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   794.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm4                                     ;   789.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   790.5 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   791.5 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 13344]                                ;   786.7 agu0    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm6, 4                                       ;   793.7 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5408]                             ;   787.5 fp3+agu1   14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 13376]                               ;   787.7 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   794.7 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                     ;   795.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                    ;   788.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5440]                             ;   789.5 fp2+agu1   14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                     ;   795.0 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5472]                           ;   789.3 fp0+agu0   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                   ;   792.5 fp3     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   794.0 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5504]                             ;   790.0 fp1+agu1   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                     ;   792.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                    ;   794.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 1152]                                 ;   789.7 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm2, 4                                       ;   796.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                     ;   793.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                     ;   794.7 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   790.5 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm7, ymm6                                  ;   797.5 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   795.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13344], ymm1                                ;   795.7 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm8                                  ;   795.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm5                                ;   796.7 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm6                                  ;   796.7 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                    ;   798.5 fp0     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm1                                  ;   799.5 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   798.5 fp3     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   799.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                     ;   800.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                     ;   800.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm6                                  ;   801.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm8                                  ;   801.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm3, ymm6                                   ;   801.5 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;   801.5 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                     ;   796.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                     ;   802.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm2                                   ;   797.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                     ;   797.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   802.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm4                                  ;   798.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   798.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm2                                 ;   799.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm8                                     ;   799.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                  ;   800.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   800.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   801.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                     ;   801.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   802.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm2                                   ;   802.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm4                                  ;   803.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm2                                  ;   802.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm15, ymm4                                  ;   803.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 13472]                               ;   800.7 agu1    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm9                                 ;   800.8 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                      ;   807.7 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                     ;   804.7 fp3     14 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                   ;   807.7 fp0     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm10                                  ;   808.7 fp1     14 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                     ;   808.7 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   809.7 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm14                               ;   802.0 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm9                                 ;   809.7 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm1                                 ;   803.5 agu1+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm10                                 ;   810.7 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm14                                   ;   810.7 fp3     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm14                                ;   811.7 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                     ;   811.7 fp0     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm8                                  ;   812.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                  ;   812.7 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                     ;   813.7 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm3, ymm10                                  ;   813.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm9                                  ;   814.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1184]                                ;   804.7 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm14, 4                                     ;   811.7 fp2     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                ;   813.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm9                                  ;   814.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                     ;   815.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                   ;   811.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   815.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm14                                  ;   812.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                   ;   812.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm11                                 ;   813.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                  ;   813.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm14                                 ;   814.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm9                                     ;   814.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                  ;   815.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                     ;   815.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm8                                  ;   816.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                   ;   816.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                   ;   817.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm14                                  ;   817.7 fp2     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel aes128_ctr.T0_constants256 + 224]       ;   813.8 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm11                                  ;   820.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm12, ymm14                                ;   817.7 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm15, ymm11                                ;   818.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   821.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   814.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                     ;   816.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   822.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm14                                    ;   818.7 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   819.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   820.7 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13504]                                ;   815.8 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   822.8 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5536]                             ;   816.7 fp3+agu1   14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1248]                                ;   816.8 agu0    14 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;   823.8 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                     ;   824.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   817.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5568]                             ;   818.7 fp2+agu1   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                     ;   823.8 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5600]                           ;   818.5 fp0+agu0   14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   821.7 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                   ;   822.8 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5632]                             ;   819.2 fp1+agu1   14 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                     ;   821.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                    ;   823.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 13440]                                ;   818.8 agu0    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm2, 4                                       ;   825.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                     ;   822.8 fp1     14 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                   ;   823.8 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   819.7 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm9                                  ;   826.7 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   824.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13504], ymm5                                ;   825.8 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm11                                 ;   824.8 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm6                                 ;   824.8 agu0+fp5   14 t[3] spill
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm9                                  ;   825.8 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;   827.7 fp0     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   828.7 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   827.7 fp3     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   828.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                     ;   829.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                   ;   829.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm9                                   ;   830.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm11                                  ;   830.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   830.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm15, ymm11                                ;   830.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   831.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                     ;   825.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm2                                   ;   826.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                     ;   826.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   831.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm4                                 ;   827.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   827.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm2                                 ;   828.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm11                                   ;   828.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   829.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   829.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   830.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                    ;   830.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   831.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm2                                  ;   831.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm2                                   ;   831.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm15, ymm4                                 ;   832.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                   ;   832.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13472]                               ;   829.8 agu1    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm10                               ;   830.0 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm14, 4                                     ;   836.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   833.8 fp3     14 t[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                   ;   836.8 fp0     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm14                                  ;   837.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                   ;   837.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   838.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm10                                 ;   838.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm9                                ;   832.7 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm14                                 ;   839.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm7                                     ;   839.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;   840.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                     ;   840.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   841.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   841.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   842.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm14                                 ;   842.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm1, 4                                       ;   835.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm10                                 ;   843.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm3, ymm14                                 ;   842.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                     ;   836.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                 ;   843.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                     ;   844.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                     ;   837.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel aes128_ctr.T0_constants256 + 128]       ;   838.0 agu1    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm9, ymm1                                   ;   845.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;   844.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm7                                 ;   838.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   839.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm1                                  ;   840.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                   ;   846.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                     ;   846.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm10                                 ;   847.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                     ;   848.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm9                                  ;   847.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                     ;   848.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm1                                   ;   849.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm7                                   ;   849.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;   849.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm15, ymm7                                  ;   849.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                    ;   843.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;   845.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                     ;   850.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                     ;   851.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1120]                                 ;   844.8 agu0    14 t[1] reload
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm9, 4                                      ;   851.8 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm5, ymm1                                     ;   850.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                     ;   851.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   852.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5664]                             ;   846.0 fp2+agu1   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 13472]                                ;   846.2 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   853.2 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                     ;   854.2 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                     ;   847.0 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5696]                             ;   848.0 fp2+agu1   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   852.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5728]                             ;   848.0 fp3+agu0   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                     ;   851.0 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                     ;   853.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1152]                                 ;   848.5 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm0, 4                                       ;   855.5 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5760]                           ;   849.0 fp0+agu0   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                   ;   853.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   854.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_ctr.T0_constants256 + 32]        ;   849.5 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                     ;   856.5 fp0     14 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                   ;   856.5 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   850.0 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm9                                  ;   857.5 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm5                                 ;   853.0 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm10                                 ;   857.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   857.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm4                                ;   854.0 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm9                                  ;   858.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   858.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   859.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                   ;   859.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm11                                 ;   860.5 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                     ;   860.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   861.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm9                                   ;   861.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm10                                  ;   862.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   861.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm10                                ;   862.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                     ;   856.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   863.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm0                                   ;   857.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                     ;   857.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   863.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm6                                 ;   858.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   858.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm0                                 ;   859.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm5, ymm10                                   ;   859.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   860.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   860.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   861.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                    ;   861.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm3, ymm0                                  ;   862.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;   862.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm6                                   ;   863.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                  ;   862.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                  ;   863.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                   ;   864.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 13440]                                ;   861.0 agu0    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm5, 4                                      ;   868.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                     ;   868.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm14                               ;   861.7 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm5                                  ;   869.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   869.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   870.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm2                                 ;   862.7 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm11                                 ;   870.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1184], ymm9                                 ;   864.5 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm5                                  ;   871.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm2                                    ;   871.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   872.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                   ;   872.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm14                                 ;   873.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                     ;   873.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                   ;   874.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm5                                  ;   874.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm11                                 ;   875.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1312]                                ;   864.7 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm14, 4                                     ;   871.7 fp2     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm5                                   ;   874.0 fp1     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   875.0 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                     ;   876.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                   ;   871.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   876.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm14                                  ;   872.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                   ;   872.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm15                                ;   873.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                  ;   873.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm14                                 ;   874.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm11                                   ;   874.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   875.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                     ;   875.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm9                                  ;   876.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                  ;   876.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   877.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm14                                  ;   877.7 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm15                                  ;   878.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm12, ymm14                                ;   877.7 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel aes128_ctr.T0_constants256 + 288]      ;   874.2 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm14, ymm15                                ;   881.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   879.7 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   874.7 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                     ;   877.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   880.7 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm11                                    ;   878.7 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   879.7 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   882.2 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13376]                                ;   875.8 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   882.8 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5824]                           ;   876.7 fp3+agu0   14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1184]                                ;   876.8 agu1    14 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                  ;   883.8 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                   ;   884.8 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                     ;   877.7 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5888]                             ;   878.7 fp2+agu0   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                     ;   881.7 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5952]                             ;   878.5 fp0+agu1   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   880.7 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                     ;   883.2 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6016]                             ;   879.2 fp1+agu0   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   883.2 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                    ;   884.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1248]                                 ;   878.8 agu1    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm0, 4                                       ;   885.8 fp2     14 t[3]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                     ;   882.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   883.8 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   879.7 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm9                                  ;   886.7 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   884.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm2                                ;   884.2 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm11                                 ;   884.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1184], ymm5                                 ;   885.2 agu1+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm9                                  ;   885.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                    ;   887.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   888.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                    ;   887.7 fp3     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   888.7 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                     ;   889.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                   ;   889.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm9                                  ;   890.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm11                                 ;   890.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm3, ymm9                                   ;   890.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   890.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                     ;   885.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   891.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm0                                   ;   886.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                     ;   886.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   891.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm6                                 ;   887.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   887.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm0                                 ;   888.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm11                                   ;   888.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   889.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                    ;   889.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   890.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                    ;   890.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;   891.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm0                                   ;   891.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm6                                  ;   892.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                  ;   891.8 fp2     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                  ;   892.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1280]                                ;   889.8 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm10                                ;   890.0 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm15, 4                                     ;   896.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   893.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                   ;   896.8 fp0     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm15                                 ;   897.8 fp1     14 t[0]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                   ;   897.8 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   898.8 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm4                                 ;   891.2 agu1+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm10                                 ;   898.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm2                                 ;   892.7 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm15                                 ;   899.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm4                                    ;   899.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   900.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                   ;   900.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm11                                 ;   901.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                   ;   901.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                   ;   902.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm15                                  ;   902.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm10                                  ;   903.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 1344]                                ;   893.8 agu1    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm11, 4                                      ;   900.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm12, ymm15                                ;   902.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                ;   903.8 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   904.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   900.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   904.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm11                                  ;   901.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                     ;   901.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm8                                 ;   902.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                   ;   902.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm11                                 ;   903.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm10                                   ;   903.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   904.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                     ;   904.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   905.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                  ;   905.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                     ;   906.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm11                                 ;   906.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm11                                  ;   906.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm8                                 ;   907.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel aes128_ctr.T0_constants256 + 224]      ;   903.3 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;   910.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   903.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                     ;   905.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                     ;   911.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   912.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm4                                     ;   907.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   908.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;   909.8 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 13504]                                ;   905.0 agu1    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm6, 4                                       ;   912.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6080]                             ;   905.8 fp3+agu0   14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 1312]                                ;   906.0 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   913.0 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                     ;   914.0 fp0     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                    ;   906.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6144]                             ;   907.8 fp2+agu0   14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                     ;   913.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 6208]                           ;   907.7 fp0+agu1   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                   ;   910.8 fp3     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   912.3 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6272]                             ;   908.3 fp1+agu0   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   910.8 fp0     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                    ;   913.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 13408]                                ;   908.0 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm4, ymm0, 4                                       ;   915.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                     ;   912.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                     ;   913.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   908.8 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm7, ymm6                                  ;   915.8 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   914.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13504], ymm2                                ;   914.0 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm8                                  ;   914.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm5                                 ;   915.0 agu1+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm6                                  ;   915.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                    ;   916.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;   917.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   916.8 fp3     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   917.8 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                     ;   918.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                     ;   918.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm6                                  ;   919.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm8                                  ;   919.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm3, ymm6                                   ;   919.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;   919.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                     ;   915.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                     ;   920.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm0                                   ;   916.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                     ;   916.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;   920.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm4                                  ;   917.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   917.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm0                                 ;   918.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm8                                     ;   918.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                  ;   919.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;   919.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   920.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                     ;   920.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   921.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm0                                   ;   921.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm4                                  ;   922.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                  ;   921.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                  ;   922.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 1216]                                ;   919.0 agu0    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13408], ymm9                                ;   919.2 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                      ;   926.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                     ;   923.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                   ;   926.0 fp0     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm10                                  ;   927.0 fp1     14 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                     ;   927.0 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   928.0 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm15                                ;   920.3 agu1+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm9                                 ;   928.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm2                                 ;   921.8 agu0+fp5   14 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm10                                 ;   929.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm15                                   ;   929.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                ;   930.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                     ;   930.0 fp0     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm8                                  ;   931.0 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                  ;   931.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                     ;   932.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm10                                  ;   932.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm9                                  ;   933.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 13344]                               ;   923.0 agu1    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm15, 4                                     ;   930.0 fp2     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                ;   932.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm9                                  ;   933.0 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                     ;   934.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                   ;   930.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;   934.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm15                                  ;   931.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   931.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm11                                 ;   932.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                  ;   932.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm15                                 ;   933.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm9                                     ;   933.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                  ;   934.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                     ;   934.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm8                                  ;   935.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                   ;   935.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                   ;   936.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm15                                  ;   936.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel aes128_ctr.T0_constants256 + 224]       ;   932.2 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm11                                  ;   939.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm12, ymm15                                ;   936.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm11                                ;   937.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   940.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   933.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                     ;   935.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   941.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm15                                    ;   937.0 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   938.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                    ;   939.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1152]                                 ;   934.2 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;   941.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6336]                             ;   935.0 fp3+agu0   14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1344]                                ;   935.2 agu1    14 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                    ;   942.2 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                     ;   943.2 fp0     14 t[3]
        db 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   936.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 6368]                             ;   937.0 fp2+agu0   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                     ;   942.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6400]                           ;   936.8 fp0+agu1   14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   940.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                   ;   941.2 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6464]                             ;   937.5 fp1+agu0   14 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                     ;   940.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                    ;   942.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1280]                                 ;   937.2 agu1    14 t[1] reload
        db 0x2e, 0x2e
        vpsrlq ymm4, ymm0, 4                                       ;   944.2 fp2     14 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                     ;   941.2 fp1     14 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                   ;   942.2 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   938.0 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm9                                  ;   945.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   943.2 fp3     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm5                                 ;   944.2 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm11                                 ;   943.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm6                                 ;   943.2 agu1+fp5   14 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm9                                  ;   944.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                    ;   946.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   947.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   946.0 fp3     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   947.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                     ;   948.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                   ;   948.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm9                                   ;   949.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm11                                  ;   949.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   949.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm11                                ;   949.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   950.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                     ;   944.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm0                                   ;   945.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                     ;   945.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;   950.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm4                                 ;   946.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   946.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm0                                 ;   947.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm11                                   ;   947.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   948.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   948.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                  ;   949.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                    ;   949.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                     ;   950.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm0                                  ;   950.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm0                                   ;   950.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm4                                 ;   951.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                   ;   951.2 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 1216]                                ;   948.2 agu0    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm10                                ;   948.3 agu2+fp5   14 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm15, 4                                     ;   955.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;   952.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                   ;   955.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm15                                  ;   956.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm1                                   ;   956.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   957.2 fp0     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm10                                 ;   957.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm9                                 ;   951.0 agu1+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm15                                 ;   958.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm7                                     ;   958.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;   959.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                     ;   959.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;   960.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   960.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   961.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm15                                 ;   961.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm2, 4                                       ;   953.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm10                                 ;   962.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm3, ymm15                                 ;   961.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                     ;   955.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                 ;   962.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                     ;   963.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                     ;   956.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel aes128_ctr.T0_constants256 + 128]       ;   956.3 agu0    11 s[2] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm9, ymm2                                   ;   963.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                  ;   963.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm7                                 ;   957.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   957.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm2                                  ;   958.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                   ;   964.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                     ;   964.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm10                                 ;   965.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                     ;   966.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm9                                  ;   965.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                     ;   966.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm3, ymm2                                   ;   967.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm7                                   ;   967.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm2                                  ;   967.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                  ;   967.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                    ;   961.5 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                    ;   964.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                     ;   968.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                     ;   969.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1248]                                 ;   963.2 agu1    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm9, 4                                      ;   970.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm2                                     ;   968.3 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                     ;   969.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                     ;   970.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6528]                             ;   964.3 fp2+agu0   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1216]                                 ;   964.5 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   971.5 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;   972.5 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                     ;   965.3 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6592]                             ;   966.3 fp2+agu0   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;   970.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6656]                             ;   966.3 fp3+agu1   14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                     ;   969.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                     ;   971.3 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 13408]                                ;   966.8 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm1, 4                                       ;   973.8 fp1     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 6720]                           ;   967.3 fp0+agu1   14 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                   ;   971.3 fp3     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;   972.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel aes128_ctr.T0_constants256 + 32]        ;   967.8 agu0    11 s[2] reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;   974.8 fp0     14 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                   ;   974.8 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   968.3 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm9                                  ;   975.8 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm5                                 ;   971.3 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm10                                 ;   975.8 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   975.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm4                                 ;   972.3 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm9                                  ;   976.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   976.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   977.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                   ;   977.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm11                                 ;   978.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                     ;   978.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;   979.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm9                                   ;   979.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm10                                  ;   980.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm9                                  ;   979.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                ;   980.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                     ;   974.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;   981.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm1                                   ;   975.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                     ;   975.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;   981.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm6                                 ;   976.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   976.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm1                                 ;   977.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm5, ymm10                                   ;   977.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;   978.8 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   978.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;   979.8 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                    ;   979.8 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm3, ymm1                                  ;   980.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;   980.8 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm6                                   ;   981.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;   980.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                  ;   981.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                   ;   982.8 fp3     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 1280]                                 ;   979.3 agu1    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm5, 4                                      ;   986.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                     ;   986.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm15                                ;   980.0 agu2+fp5   14 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm5                                  ;   987.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                   ;   987.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   988.3 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13408], ymm0                                ;   981.0 agu0+fp5   14 t[0] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm11                                 ;   988.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13344], ymm9                                ;   982.8 agu1+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm5                                  ;   989.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm0                                    ;   989.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;   990.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                   ;   990.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm15                                 ;   991.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                     ;   991.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                   ;   992.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm5                                  ;   992.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm11                                 ;   993.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 13440]                               ;   983.0 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm15, 4                                     ;   990.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm5                                   ;   992.3 fp1     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;   993.3 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                     ;   994.3 fp3     14 t[1]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                   ;   990.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;   994.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm15                                  ;   991.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                   ;   991.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm14                                ;   992.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                  ;   992.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm15                                 ;   993.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm11                                   ;   993.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;   994.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                     ;   994.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm9                                  ;   995.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                  ;   995.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;   996.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm15                                  ;   996.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm14                                  ;   997.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm12, ymm15                                ;   996.0 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_ctr.T0_constants256 + 288]      ;   992.5 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm15, ymm14                                ;   999.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                     ;   998.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;   993.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                     ;   995.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;   999.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm11                                    ;   997.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;   998.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                    ;  1000.5 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1312]                                 ;   994.2 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                      ;  1001.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6784]                           ;   995.0 fp3+agu1   14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13344]                               ;   995.2 agu0    14 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                  ;  1002.2 fp1     14 t[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm1                                   ;  1003.2 fp0     14 t[1]
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                     ;   996.0 fp3     14 t[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6848]                             ;   997.0 fp2+agu1   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                     ;  1000.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6912]                             ;   996.8 fp0+agu0   14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;   999.0 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                     ;  1001.5 fp2     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6976]                             ;   997.5 fp1+agu1   14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                     ;  1001.5 fp0     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;  1002.5 fp3     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1344]                                 ;   997.2 agu0    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm1, 4                                       ;  1004.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;  1001.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                   ;  1002.2 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;   998.0 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm9                                  ;  1005.0 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;  1003.2 fp3     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm0                                 ;  1002.5 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm11                                 ;  1003.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13344], ymm5                                ;  1003.5 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm9                                  ;  1004.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                    ;  1006.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;  1007.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;  1006.0 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;  1007.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                     ;  1008.0 fp0     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                   ;  1008.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm9                                  ;  1009.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm11                                 ;  1009.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm3, ymm9                                   ;  1009.0 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                 ;  1009.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                     ;  1004.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                     ;  1010.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm1                                   ;  1005.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                     ;  1005.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                    ;  1010.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm6                                 ;  1006.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;  1006.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm1                                 ;  1007.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm11                                   ;  1007.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                ;  1008.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                    ;  1008.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;  1009.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                    ;  1009.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                     ;  1010.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm1                                   ;  1010.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm6                                  ;  1011.2 fp1     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;  1010.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                  ;  1011.2 fp1     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13472]                               ;  1008.2 agu1    14 t[0] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm10                                ;  1008.3 agu2+fp5   14 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm14, 4                                     ;  1015.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                    ;  1012.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                   ;  1015.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm14                                 ;  1016.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                   ;  1016.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;  1017.2 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm4                                ;  1009.5 agu0+fp5   14 t[1] spill
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm10                                 ;  1017.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm0                                ;  1011.0 agu1+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm14                                 ;  1018.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm4                                    ;  1018.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;  1019.2 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                   ;  1019.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm11                                 ;  1020.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                   ;  1020.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                   ;  1021.2 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm14                                  ;  1021.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm10                                  ;  1022.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 1184]                                ;  1012.2 agu0    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm11, 4                                      ;  1019.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm12, ymm14                                ;  1021.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm10                                ;  1022.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;  1023.2 fp3     14 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                   ;  1019.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                  ;  1023.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm11                                  ;  1020.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                     ;  1020.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm8                                 ;  1021.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                   ;  1021.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm11                                 ;  1022.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm10                                   ;  1022.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                ;  1023.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                     ;  1023.2 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                  ;  1024.2 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                  ;  1024.2 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                     ;  1025.2 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm11                                 ;  1025.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm11                                  ;  1025.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm8                                 ;  1026.2 fp2     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel aes128_ctr.T0_constants256 + 224]      ;  1021.7 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;  1028.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                     ;  1022.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                     ;  1024.2 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                     ;  1029.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                     ;  1030.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm4                                     ;  1026.2 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;  1027.2 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                    ;  1028.2 fp0     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1152]                                 ;  1023.3 agu0    14 t[3] reload
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm6, 4                                       ;  1030.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7040]                             ;  1024.2 fp3+agu1   14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 13440]                               ;  1024.3 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;  1031.3 fp1     14 t[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                     ;  1032.3 fp0     14 t[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm14                                    ;  1025.2 fp3     14 t[2]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7104]                             ;  1026.2 fp2+agu1   14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                     ;  1031.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 7168]                           ;  1026.0 fp0+agu0   14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                   ;  1029.2 fp3     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;  1030.7 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 7232]                             ;  1026.7 fp1+agu1   14 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;  1029.2 fp0     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                    ;  1031.3 fp3     14 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1120]                                 ;  1026.3 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm1, 4                                       ;  1033.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                     ;  1030.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                     ;  1031.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel aes128_ctr.T0_constants256 + 128]       ;  1027.2 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm7, ymm6                                  ;  1034.2 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;  1032.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm0                                 ;  1032.3 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm8                                  ;  1032.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm5                                ;  1033.3 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm6                                  ;  1033.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                    ;  1035.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;  1036.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;  1035.2 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;  1036.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                     ;  1037.2 fp0     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                     ;  1037.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm6                                  ;  1038.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm8                                  ;  1038.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm3, ymm6                                   ;  1038.2 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;  1038.2 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                     ;  1033.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                     ;  1039.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm1                                   ;  1034.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                     ;  1034.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                     ;  1039.2 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm4                                  ;  1035.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                     ;  1035.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm1                                 ;  1036.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm8                                     ;  1036.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                  ;  1037.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;  1037.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                  ;  1038.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                     ;  1038.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;  1039.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm3, ymm1                                   ;  1039.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm4                                  ;  1040.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                  ;  1039.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm15, ymm4                                  ;  1040.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 13376]                               ;  1037.3 agu1    14 t[1] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm9                                 ;  1037.5 agu2+fp5   14 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                      ;  1044.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                     ;  1041.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                   ;  1044.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm10                                  ;  1045.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;  1045.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;  1046.3 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm14                               ;  1038.7 agu0+fp5   14 t[2] spill
        db 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm9                                 ;  1046.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1184], ymm0                                 ;  1040.2 agu1+fp5   14 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm10                                 ;  1047.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm14                                   ;  1047.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm14                                ;  1048.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                     ;  1048.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm8                                  ;  1049.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                  ;  1049.3 fp3     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                     ;  1050.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm10                                  ;  1050.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm9                                  ;  1051.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 13504]                               ;  1041.3 agu0    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm14, 4                                     ;  1048.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                ;  1050.3 fp1     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm9                                  ;  1051.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                     ;  1052.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                   ;  1048.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;  1052.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm14                                  ;  1049.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                   ;  1049.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm11                                 ;  1050.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                  ;  1050.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm14                                 ;  1051.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm9                                     ;  1051.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                  ;  1052.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                     ;  1052.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm8                                  ;  1053.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                   ;  1053.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                   ;  1054.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm3, ymm14                                  ;  1054.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm12, ymm14                                 ;  1054.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm15, ymm11                                 ;  1055.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel aes128_ctr.T0_constants256 + 224]       ;  1050.8 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm9, ymm11                                  ;  1057.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 13408]                               ;  1051.2 agu0    14 t[0] reload
        db 0x2e, 0x2e
        vpsrlq ymm12, ymm11, 4                                     ;  1058.2 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                     ;  1058.8 fp0     14 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13472]                                ;  1051.8 agu1    14 t[1] reload
        db 0x2e, 0x2e
        vpsrlq ymm14, ymm9, 4                                      ;  1058.8 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                     ;  1052.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                     ;  1053.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                     ;  1059.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm7                                     ;  1055.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                     ;  1056.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                     ;  1057.3 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7296]                             ;  1054.0 fp3+agu0   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1184]                                 ;  1053.3 agu1    14 t[3] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                     ;  1060.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                     ;  1061.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                    ;  1054.8 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 7360]                             ;  1055.8 fp3+agu0   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                     ;  1060.8 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                   ;  1059.8 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 7424]                           ;  1060.8 fp1+agu1   14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                   ;  1061.8 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                     ;  1058.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;  1060.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 7488]                             ;  1061.3 fp1+agu0   14 t[3]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                   ;  1058.2 fp3     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_ctr.T0_constants256 + 128]       ;  1057.3 agu1    11 s[2] reload
        db 0x2e, 0x2e
        vpshufb ymm3, ymm1, ymm11                                  ;  1064.3 fp2     14 t[0]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                   ;  1059.2 fp0     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm12                                 ;  1060.2 fp1     14 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 13376]                                ;  1058.3 agu0    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm7, 4                                       ;  1065.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                  ;  1060.2 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm11                                ;  1061.2 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                     ;  1065.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                   ;  1065.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm13, ymm4                                  ;  1066.3 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                   ;  1067.3 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm13, ymm15                                 ;  1066.3 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                   ;  1067.3 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel aes128_ctr.T0_constants256 + 384]       ;  1060.5 agu1    18 z[0] reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm11                                  ;  1068.3 fp1     18 z[0]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;  1061.0 fp3     14 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel aes128_ctr.T0_constants256 + 416]      ;  1061.0 agu0    18 z[0] reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm11, ymm12                                ;  1068.3 fp2     18 z[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                   ;  1061.3 fp0     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm14                                ;  1062.3 fp1     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13472], ymm4                                ;  1069.3 agu2+fp5   18 z[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm1, ymm9                                   ;  1064.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                    ;  1062.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13408], ymm12                               ;  1069.3 agu1+fp5   18 z[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm13, ymm9                                 ;  1063.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                   ;  1065.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                ;  1066.3 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                   ;  1065.3 fp3     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm12                                 ;  1066.3 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                    ;  1067.3 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm3, ymm9                                   ;  1068.3 fp2     18 z[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                   ;  1067.3 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm11, ymm14                                 ;  1068.3 fp1     18 z[0]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm0, 4                                      ;  1066.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                     ;  1066.0 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm1, ymm7                                  ;  1067.0 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                     ;  1066.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm8                                 ;  1067.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                     ;  1067.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13376], ymm9                                ;  1069.3 agu0+fp5   18 z[0] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm7                                  ;  1068.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                  ;  1068.5 fp3     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                ;  1069.5 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                   ;  1069.5 fp0     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm14                                 ;  1070.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                    ;  1070.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm7                                   ;  1071.5 fp2     18 z[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                     ;  1071.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                  ;  1072.5 fp1     18 z[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1344]                                 ;  1068.5 agu1    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm9, 4                                      ;  1075.5 fp2     14 t[1]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                     ;  1069.5 fp3     14 t[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                   ;  1070.0 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm1, ymm0                                  ;  1070.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1184], ymm7                                 ;  1072.5 agu2+fp5   18 z[0] spill
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm12                                 ;  1071.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                    ;  1071.0 fp3     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13504], ymm8                                ;  1073.5 agu0+fp5   18 z[0] spill
        db 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm0                                  ;  1072.0 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                    ;  1072.3 fp0     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                  ;  1073.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                   ;  1073.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm15                                 ;  1074.0 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                     ;  1074.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                   ;  1075.0 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm0                                   ;  1075.3 fp2     18 z[0]
        db 0x2e, 0x2e
        vpshufb ymm7, ymm11, ymm12                                 ;  1076.0 fp1     18 z[0]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 1120]                                 ;  1071.5 agu1    14 t[2] reload
        db 0x2e, 0x2e
        vpsrlq ymm12, ymm8, 4                                      ;  1078.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;  1075.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm1, ymm9                                  ;  1076.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                   ;  1076.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                    ;  1077.5 fp0     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm0                                 ;  1076.3 agu2+fp5   18 z[0] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm14                                 ;  1077.5 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13536], ymm7                                ;  1077.0 agu0+fp5   18 z[0] spill
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm9                                  ;  1078.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm0                                    ;  1078.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;  1079.5 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                   ;  1079.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm15                                 ;  1080.5 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                     ;  1080.5 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                   ;  1081.5 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm9                                   ;  1081.5 fp2     18 z[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm11, ymm14                                 ;  1082.5 fp1     18 z[1]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                      ;  1078.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                     ;  1078.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm1, ymm8                                  ;  1079.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                   ;  1079.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm12                                ;  1080.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                    ;  1080.5 fp3     14 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1120], ymm0                                 ;  1082.5 agu1+fp5   18 z[1] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm8                                  ;  1081.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm15                                  ;  1081.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                ;  1082.5 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                   ;  1082.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm14                                 ;  1083.5 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                    ;  1083.5 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                   ;  1084.5 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm8                                   ;  1084.5 fp2     18 z[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm12                                 ;  1085.5 fp1     18 z[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 1280]                                ;  1080.7 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm12, 4                                     ;  1087.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                   ;  1081.0 fp0     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm15, ymm1, ymm10                                 ;  1082.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;  1081.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13568], ymm0                                ;  1085.5 agu2+fp5   18 z[1] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm9                                  ;  1083.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;  1082.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13600], ymm8                                ;  1086.5 agu1+fp5   18 z[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm10                                 ;  1083.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                    ;  1084.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;  1085.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                   ;  1084.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm15                                 ;  1085.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                   ;  1086.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                     ;  1086.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm10                                  ;  1087.3 fp2     18 z[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm9                                  ;  1087.7 fp1     18 z[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13440]                                ;  1083.7 agu0    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm9, 4                                      ;  1090.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                   ;  1087.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm1, ymm12                                 ;  1088.7 fp1     14 t[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                   ;  1088.7 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                  ;  1089.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm0                                 ;  1088.3 agu2+fp5   18 z[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm14                                 ;  1089.7 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13632], ymm8                                ;  1088.7 agu1+fp5   18 z[1] spill
        db 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm12                                 ;  1090.7 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm0                                    ;  1090.7 fp0     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;  1091.7 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                   ;  1091.7 fp3     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm15                                 ;  1092.7 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                   ;  1092.7 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                   ;  1093.7 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm12                                  ;  1093.7 fp2     18 z[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm14                                 ;  1094.7 fp1     18 z[1]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm6, 4                                      ;  1090.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;  1090.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm1, ymm9                                  ;  1091.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                   ;  1091.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm10                                ;  1092.7 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;  1092.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13440], ymm0                                ;  1094.7 agu0+fp5   18 z[1] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm9                                  ;  1093.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm15                                  ;  1093.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                ;  1094.7 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                   ;  1094.7 fp0     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm14                                 ;  1095.7 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                    ;  1095.7 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                   ;  1096.7 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm9                                   ;  1096.7 fp2     18 z[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm11, ymm10                                 ;  1097.7 fp1     18 z[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 1216]                                ;  1092.8 agu1    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm10, 4                                     ;  1099.8 fp2     14 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                     ;  1093.2 fp3     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm15, ymm1, ymm6                                  ;  1094.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                   ;  1093.5 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13664], ymm0                                ;  1097.7 agu2+fp5   18 z[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm12                                 ;  1095.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                    ;  1094.5 fp3     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13696], ymm9                                ;  1098.7 agu0+fp5   18 z[2] spill
        db 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm6                                  ;  1095.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                    ;  1096.3 fp0     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;  1097.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                   ;  1096.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm15                                 ;  1097.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                     ;  1098.3 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                   ;  1098.7 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm6                                   ;  1099.3 fp2     18 z[2]
        db 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm12                                 ;  1099.7 fp1     18 z[2]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 13344]                                ;  1095.8 agu1    14 t[1] reload
        db 0x2e, 0x2e
        vpsrlq ymm12, ymm9, 4                                      ;  1102.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                   ;  1099.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm1, ymm10                                 ;  1100.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                   ;  1100.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                  ;  1101.8 fp0     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm0                                 ;  1100.3 agu2+fp5   18 z[2] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm14                                 ;  1101.8 fp2     14 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13728], ymm6                                ;  1100.7 agu0+fp5   18 z[2] spill
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm10                                 ;  1102.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm0                                    ;  1102.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;  1103.8 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                   ;  1103.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm15                                 ;  1104.8 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                   ;  1104.8 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                   ;  1105.8 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm10                                  ;  1105.8 fp2     18 z[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm14                                 ;  1106.8 fp1     18 z[2]
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm5, 4                                      ;  1102.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;  1102.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm1, ymm9                                  ;  1103.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                   ;  1103.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm12                                ;  1104.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                    ;  1104.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13344], ymm0                                ;  1106.8 agu1+fp5   18 z[2] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm9                                  ;  1105.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm15                                  ;  1105.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                ;  1106.8 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                   ;  1106.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm14                                 ;  1107.8 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                    ;  1107.8 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                   ;  1108.8 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm9                                   ;  1108.8 fp2     18 z[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm11, ymm12                                 ;  1109.8 fp1     18 z[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 1248]                                ;  1105.0 agu0    14 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm12, 4                                     ;  1112.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                     ;  1105.3 fp0     14 t[3]
        db 0x2e, 0x2e
        vpshufb ymm15, ymm1, ymm5                                  ;  1106.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                   ;  1105.7 fp3     14 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13760], ymm0                                ;  1109.8 agu2+fp5   18 z[2] spill
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm10                                 ;  1107.3 fp2     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                    ;  1106.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13792], ymm9                                ;  1110.8 agu1+fp5   18 z[2] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm5                                  ;  1107.7 fp1     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                    ;  1108.3 fp3     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;  1109.3 fp2     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                   ;  1108.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm15                                 ;  1109.7 fp1     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                     ;  1110.3 fp3     14 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                   ;  1110.7 fp0     14 t[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm5                                   ;  1111.3 fp2     18 z[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm10                                 ;  1111.7 fp1     18 z[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1312]                                 ;  1108.0 agu0    14 t[1] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm9, 4                                      ;  1115.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                   ;  1112.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm1, ymm12                                 ;  1113.0 fp1     14 t[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                   ;  1113.0 fp0     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                  ;  1114.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm0                                 ;  1112.3 agu2+fp5   18 z[3] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm14                                 ;  1114.0 fp2     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 13824], ymm5                                ;  1112.7 agu1+fp5   18 z[3] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm12                                 ;  1115.0 fp1     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm0                                    ;  1115.0 fp0     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;  1116.0 fp2     14 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                   ;  1116.0 fp3     14 t[0]
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm15                                 ;  1117.0 fp1     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                   ;  1117.0 fp0     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                   ;  1118.0 fp3     14 t[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm12                                  ;  1118.0 fp2     18 z[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm14                                 ;  1119.0 fp1     18 z[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 1152]                                ;  1112.3 agu0    14 t[2] reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm12, 4                                     ;  1119.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                     ;  1115.0 fp0     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm15, ymm1, ymm9                                  ;  1116.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                   ;  1116.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                    ;  1117.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm0                                 ;  1119.0 agu2+fp5   18 z[3] spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm10                                 ;  1117.0 fp2     14 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 13856], ymm5                                ;  1120.0 agu1+fp5   18 z[3] spill
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm9                                  ;  1118.0 fp1     14 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm0                                    ;  1118.0 fp3     14 t[1]
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                  ;  1119.0 fp2     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                   ;  1119.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm15                                 ;  1120.0 fp1     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                     ;  1120.0 fp3     14 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                   ;  1121.0 fp0     14 t[1]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm3, ymm9                                   ;  1121.0 fp2     18 z[3]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm10                                 ;  1122.0 fp1     18 z[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                   ;  1119.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm1, ymm12                                  ;  1120.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                   ;  1120.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm14                                 ;  1121.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                  ;  1121.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm12                                 ;  1122.3 fp2     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm1, ymm2                                     ;  1122.3 fp0     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                  ;  1123.3 fp1     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                     ;  1123.3 fp3     14 t[2]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm1                                  ;  1124.3 fp2     14 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                   ;  1124.3 fp0     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm12                                  ;  1125.3 fp1     18 z[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                   ;  1125.3 fp3     14 t[2]
        db 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm14                                 ;  1126.3 fp2     18 z[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 13376]                            ;  1121.2 fp0+agu0   19 dst
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7552]                             ;  1122.2 fp3+agu1   19 dst
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1120]                             ;  1121.7 fp1+agu0   19 dst
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7712]                             ;  1122.7 fp0+agu1   19 dst
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 13440]                            ;  1122.5 fp2+agu0   19 dst
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7904]                             ;  1123.5 fp3+agu1   19 dst
        db 0x2e
        vmovdqu ymm3, [rbp + 13408]                                ;  1123.5 agu0    19 dst
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 13472]                            ;  1130.5 fp1+agu1   19 dst
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 7520]                             ;  1131.5 fp0+agu0   19 dst
        db 0x2e
        vpunpcklbw ymm9, ymm3, ymm4                                ;  1132.5 fp2     19 dst
        db 0x2e
        vpunpckhbw ymm3, ymm3, ymm4                                ;  1132.5 fp1     19 dst
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 13344]                            ;  1124.7 fp3+agu1   19 dst
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8096]                             ;  1125.7 fp0+agu0   19 dst
        db 0x2e
        vmovdqu ymm4, [rbp + 13504]                                ;  1125.7 agu1    19 dst
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1184]                             ;  1132.7 fp2+agu0   19 dst
        vpxor ymm4, ymm4, [rbp + 7584]                             ;  1133.7 fp3+agu1   19 dst
        vmovdqu ymm10, [rbp + 13536]                               ;  1127.5 agu0    19 dst
        vpxor ymm10, ymm10, [rbp + 1344]                           ;  1134.5 fp1+agu1   19 dst
        vpxor ymm10, ymm10, [rbp + 7648]                           ;  1135.5 fp0+agu0   19 dst
        vpunpcklbw ymm11, ymm4, ymm10                              ;  1136.5 fp2     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm4, ymm4, ymm10                               ;  1136.5 fp1     19 dst
        db 0x2e, 0x2e
        vpunpcklwd ymm10, ymm9, ymm11                              ;  1137.5 fp2     19 dst
        db 0x2e, 0x2e
        vpunpckhwd ymm9, ymm9, ymm11                               ;  1137.5 fp1     19 dst
        db 0x2e, 0x2e
        vpunpcklwd ymm11, ymm3, ymm4                               ;  1137.5 fp2     19 dst
        db 0x2e, 0x2e
        vpunpckhwd ymm3, ymm3, ymm4                                ;  1137.5 fp1     19 dst
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 13600]                                ;  1128.7 agu1    19 dst
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 13568]                            ;  1135.7 fp3+agu0   19 dst
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7776]                             ;  1136.7 fp0+agu1   19 dst
        db 0x2e, 0x2e
        vpunpcklbw ymm12, ymm7, ymm4                               ;  1137.7 fp2     19 dst
        db 0x2e, 0x2e
        vpunpckhbw ymm4, ymm7, ymm4                                ;  1137.7 fp1     19 dst
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                     ;  1132.5 fp3     19 dst
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 8352]                             ;  1133.5 fp0+agu0   19 dst
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 13632]                                ;  1132.8 agu1    19 dst
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 1280]                             ;  1139.8 fp2+agu0   19 dst
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 7840]                             ;  1140.8 fp1+agu1   19 dst
        db 0x2e
        vpunpcklbw ymm7, ymm0, ymm8                                ;  1141.8 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm0, ymm0, ymm8                                ;  1141.8 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm8, ymm12, ymm7                               ;  1142.8 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm7, ymm12, ymm7                               ;  1142.8 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm12, ymm4, ymm0                               ;  1142.8 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm0, ymm4, ymm0                                ;  1142.8 fp1     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm4, ymm10, ymm8                               ;  1143.8 fp2     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm8, ymm10, ymm8                               ;  1143.8 fp1     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm10, ymm9, ymm7                               ;  1143.8 fp2     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm7, ymm9, ymm7                                ;  1143.8 fp1     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm9, ymm11, ymm12                              ;  1143.8 fp2     19 dst
        db 0x2e, 0x2e
        vpunpckhdq ymm11, ymm11, ymm12                             ;  1143.8 fp1     19 dst
        db 0x2e, 0x2e
        vpunpckldq ymm12, ymm3, ymm0                               ;  1143.8 fp2     19 dst
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                     ;  1138.3 fp3     19 dst
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 8416]                             ;  1139.3 fp0+agu0   19 dst
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 13696]                                ;  1139.3 agu1    19 dst
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 13664]                            ;  1146.3 fp3+agu0   19 dst
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7968]                             ;  1147.3 fp0+agu1   19 dst
        db 0x2e
        vpunpckhdq ymm0, ymm3, ymm0                                ;  1143.8 fp1     19 dst
        db 0x2e
        vmovdqu ymm3, [rbp + 13728]                                ;  1141.8 agu0    19 dst
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1216]                             ;  1148.8 fp3+agu1   19 dst
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 8032]                             ;  1149.8 fp0+agu0   19 dst
        db 0x2e
        vpunpcklbw ymm13, ymm2, ymm3                               ;  1150.8 fp2     19 dst
        db 0x2e
        vmovdqu ymm14, [rbp + 13792]                               ;  1143.0 agu1    19 dst
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 13760]                          ;  1150.0 fp1+agu0   19 dst
        vpxor ymm14, ymm14, [rbp + 8160]                           ;  1151.0 fp3+agu1   19 dst
        vmovdqu ymm15, [rbp + 13824]                               ;  1144.8 agu0    19 dst
        vpxor ymm15, ymm15, [rbp + 1248]                           ;  1151.8 fp0+agu1   19 dst
        vpxor ymm15, ymm15, [rbp + 8224]                           ;  1152.8 fp2+agu0   19 dst
        vmovdqu [rbp + 1248], ymm0                                 ;  1144.8 agu2+fp5   19 dst spill
        vmovdqu ymm0, [rbp + 13856]                                ;  1146.0 agu1    19 dst
        vpxor ymm0, ymm0, [rbp + 1312]                             ;  1153.0 fp1+agu0   19 dst
        vpxor ymm0, ymm0, [rbp + 8288]                             ;  1154.0 fp3+agu1   19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm2, ymm2, ymm3                                ;  1150.8 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm3, ymm6, ymm14                               ;  1152.0 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm6, ymm6, ymm14                               ;  1152.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm14, ymm13, ymm3                              ;  1153.0 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm3, ymm13, ymm3                               ;  1153.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm13, ymm2, ymm6                               ;  1153.0 fp1     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm2, ymm2, ymm6                                ;  1153.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm6, ymm5, ymm1                                ;  1148.8 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm1, ymm5, ymm1                                ;  1149.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm5, ymm15, ymm0                               ;  1155.0 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm0, ymm15, ymm0                               ;  1155.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm15, ymm5, ymm6                               ;  1156.0 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm5, ymm5, ymm6                                ;  1156.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm6, ymm0, ymm1                                ;  1156.0 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm0, ymm0, ymm1                                ;  1156.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm1, ymm14, ymm15                              ;  1157.0 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm14, ymm14, ymm15                             ;  1157.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm15, ymm3, ymm5                               ;  1157.0 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm3, ymm3, ymm5                                ;  1157.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm5, ymm13, ymm6                               ;  1157.0 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm6, ymm13, ymm6                               ;  1157.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm13, ymm2, ymm0                               ;  1157.0 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm0, ymm2, ymm0                                ;  1157.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm2, ymm4, ymm1                               ;  1158.0 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm1, ymm4, ymm1                               ;  1158.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm4, ymm8, ymm14                              ;  1158.0 fp1     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm8, ymm8, ymm14                              ;  1158.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm14, ymm10, ymm15                            ;  1158.8 fp1     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm10, ymm10, ymm15                            ;  1159.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm15, ymm7, ymm3                              ;  1159.8 fp1     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm3, ymm7, ymm3                               ;  1160.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm7, ymm9, ymm5                               ;  1160.8 fp1     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm5, ymm9, ymm5                               ;  1161.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm9, ymm11, ymm6                              ;  1161.8 fp1     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm6, ymm11, ymm6                              ;  1162.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm11, ymm12, ymm13                            ;  1162.8 fp1     19 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm12, ymm12, ymm13                            ;  1163.0 fp2     19 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 1248]                                ;  1158.0 agu0    19 dst reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm12                                ;  1164.0 agu2+fp5   19 dst spill
        db 0x2e, 0x2e
        vpunpcklqdq ymm12, ymm13, ymm0                             ;  1165.0 fp1     19 dst
        db 0x2e, 0x2e
        vpunpckhqdq ymm0, ymm13, ymm0                              ;  1165.0 fp2     19 dst
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8]                                     ;  1159.0 fp0+agu1   19 dst
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 32]                                ;  1159.0 fp3+agu0   19 dst
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 64]                                ;  1159.7 fp0+agu1   19 dst
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 96]                                ;  1160.0 fp3+agu0   19 dst
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 128]                             ;  1160.7 fp0+agu1   19 dst
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 160]                             ;  1161.0 fp3+agu0   19 dst
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 192]                             ;  1161.7 fp0+agu1   19 dst
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 224]                               ;  1162.0 fp3+agu0   19 dst
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 256]                               ;  1162.7 fp0+agu1   19 dst
        vpxor ymm5, ymm5, [r8 + 288]                               ;  1163.0 fp3+agu0   19 dst
        vpxor ymm9, ymm9, [r8 + 320]                               ;  1163.7 fp0+agu1   19 dst
        vpxor ymm6, ymm6, [r8 + 352]                               ;  1164.0 fp3+agu0   19 dst
        vpxor ymm11, ymm11, [r8 + 384]                             ;  1164.7 fp0+agu1   19 dst
        vmovdqu ymm13, [rbp + 1312]                                ;  1165.0 agu0    19 dst
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 416]                             ;  1172.0 fp1+agu1   19 dst
        db 0x2e
        vmovdqu [r9], ymm2                                         ;  1161.7 agu2+fp5   19 dst
        db 0x2e
        vmovdqu [r9 + 32], ymm1                                    ;  1162.7 agu2+fp5   19 dst
        db 0x2e
        vmovdqu [r9 + 64], ymm4                                    ;  1163.7 agu2+fp5   19 dst
        db 0x2e
        vmovdqu [r9 + 96], ymm8                                    ;  1164.7 agu2+fp5   19 dst
        vmovdqu [r9 + 128], ymm14                                  ;  1165.7 agu2+fp5   19 dst
        vmovdqu [r9 + 160], ymm10                                  ;  1166.7 agu0+fp5   19 dst
        vmovdqu [r9 + 192], ymm15                                  ;  1167.7 agu1+fp5   19 dst
        vmovdqu [r9 + 224], ymm3                                   ;  1168.7 agu2+fp5   19 dst
        vmovdqu [r9 + 256], ymm7                                   ;  1169.7 agu0+fp5   19 dst
        vmovdqu [r9 + 288], ymm5                                   ;  1170.7 agu1+fp5   19 dst
        vmovdqu [r9 + 320], ymm9                                   ;  1171.7 agu2+fp5   19 dst
        vmovdqu [r9 + 352], ymm6                                   ;  1172.7 agu0+fp5   19 dst
        vmovdqu [r9 + 384], ymm11                                  ;  1173.7 agu1+fp5   19 dst
        vmovdqu [r9 + 416], ymm13                                  ;  1174.7 agu2+fp5   19 dst
        vpxor ymm12, ymm12, [r8 + 448]                             ;  1169.0 fp3+agu0   19 dst
        vmovdqu [r9 + 448], ymm12                                  ;  1175.7 agu1+fp5   19 dst
        vpxor ymm0, ymm0, [r8 + 480]                               ;  1170.0 fp2+agu0   19 dst
        vmovdqu [r9 + 480], ymm0                                   ;  1176.7 agu2+fp5   19 dst
        add esi, 0x20                                              ;  1165.3 alu0    24 blocks
        add r9, 0x200                                              ;  1165.5 alu1    24 blocks
        add r8, 0x200                                              ;  1165.7 alu2    24 blocks
        cmp r8, qword [rbp + 13920]                                ;                    more blocks?
        jne .blocks_1
        mov dword [rbp + 13968], esi                               ;                    resident
        mov qword [rbp + 13912], r8                                ;                    resident
        mov qword [rbp + 13928], r9                                ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 13904]                               ;                    blocks left over
        test rax, rax                                              ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 13912]                               ;                    blocks left over
        lea rdi, [rbp - 128]                                       ;                    blocks left over
        mov qword [rbp + 13936], rsi                               ;                    blocks left over
        mov qword [rbp + 13912], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        mov rsi, qword [rbp + 13928]                               ;                    blocks left over
        lea rdi, [rbp + 384]                                       ;                    blocks left over
        mov rcx, rsi                                               ;                    blocks left over
        sub rcx, qword [rbp + 13936]                               ;                    blocks left over
        neg rcx                                                    ;                    blocks left over
        sbb rcx, rcx                                               ;                    blocks left over
        lea rdx, [rbp - 128]                                       ;                    blocks left over
        sub rdi, rdx                                               ;                    blocks left over
        and rdi, rcx                                               ;                    blocks left over
        add rdi, rdx                                               ;                    blocks left over
        mov qword [rbp + 13944], rdi                               ;                    blocks left over
        mov qword [rbp + 13952], rsi                               ;                    blocks left over
        mov qword [rbp + 13928], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        lea rsi, [rbp + 384]                                       ;                    blocks left over
        mov qword [rbp + 13920], rsi                               ;                    blocks left over
        neg rax                                                    ;                    blocks left over
        mov qword [rbp + 13904], rax                               ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                    ;                    blocks left over
        mov rsi, qword [rbp + 13944]                               ;                    blocks left over
        mov rdi, qword [rbp + 13952]                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                 ;                    x87 state
        mov rsp, qword [rbp + 13960]                               ;                    frame
        pop rbp                                                    ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
aes128_ctr.T0_constants256:
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f
        dq 0x9d8c3223beaf1100, 0x9c8d3322bfae1001, 0x9d8c3223beaf1100, 0x9c8d3322bfae1001, 0x5b02441d461f5900, 0x95cc8ad388d197ce, 0x5b02441d461f5900, 0x95cc8ad388d197ce
        dq 0x090604050b0d0c80, 0x0a080201030f070e, 0x090604050b0d0c80, 0x0a080201030f070e, 0x0e05060f0d080180, 0x040703090a0b0c02, 0x0e05060f0d080180, 0x040703090a0b0c02
        dq 0x80b965b45ce53400, 0x8d51dcd10d3968e8, 0x80b965b45ce53400, 0x8d51dcd10d3968e8, 0xd2d3cf4bce1d9900, 0x4a561c8498015785, 0xd2d3cf4bce1d9900, 0x4a561c8498015785
        dq 0x43c003f88040bb00, 0x7bb8c3fb38833b78, 0x43c003f88040bb00, 0x7bb8c3fb38833b78, 0x7128bf3ae6ce4b00, 0x63f497851259addc, 0x7128bf3ae6ce4b00, 0x63f497851259addc
        dq 0x8ea1683347e6bd00, 0x1cd5c95b922ffa74, 0x8ea1683347e6bd00, 0x1cd5c95b922ffa74, 0x8b9b0bf21b807900, 0xe27290f9691062e9, 0x8b9b0bf21b807900, 0xe27290f9691062e9
        dq 0x47dd3494ae73d300, 0x0ee7e9a0499a7d3a, 0x47dd3494ae73d300, 0x0ee7e9a0499a7d3a, 0xc8c088798040b100, 0x713948f1b90831f9, 0xc8c088798040b100, 0x713948f1b90831f9
        dq 0x5f5f5f5f5f5f5f5f, 0x5f5f5f5f5f5f5f5f, 0x5f5f5f5f5f5f5f5f, 0x5f5f5f5f5f5f5f5f, 0x6363636363636363, 0x6363636363636363, 0x6363636363636363, 0x6363636363636363
        dq 0xc6c6c6c6c6c6c6c6, 0xc6c6c6c6c6c6c6c6, 0xc6c6c6c6c6c6c6c6, 0xc6c6c6c6c6c6c6c6, 0xe3e3e3e3e3e3e3e3, 0xe3e3e3e3e3e3e3e3, 0xe3e3e3e3e3e3e3e3, 0xe3e3e3e3e3e3e3e3
        dq 0xbcbcbcbcbcbcbcbc, 0xbcbcbcbcbcbcbcbc, 0xbcbcbcbcbcbcbcbc, 0xbcbcbcbcbcbcbcbc, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0e0c0a0806040200, 0x1e1c1a1816141210, 0x0f0d0b0907050301, 0x1f1d1b1917151311, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
