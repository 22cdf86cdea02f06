; aes256_ctr for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes_ctr.cw (sha256 526a24a17b1fe633); do not edit:
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
;   body: 36 uops, planned 18.2; bounds: width 6.0, ports 17.0, path 7.0
;   blocks: 147 uops, planned 72.3; bounds: width 24.5, ports 42.0, path 60.0
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
        sub rsp, 0x400                                            ;                    frame
        and rsp, -32                                              ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 872], rax                                ;                    frame
        mov qword [rbp + 800], rsi                                ;                    argument
        mov qword [rbp + 808], rdi                                ;                    argument
        mov dword [rbp + 880], r8d                                ;                    argument
        mov qword [rbp + 824], rdx                                ;                    argument
        mov qword [rbp + 840], rcx                                ;                    argument
        mov r8, qword [rbp + 800]                                 ;     0.0 agu0    28 counter reload
        vbroadcasti128 ymm0, [r8]                                 ;     4.0 agu1    28 counter
        vmovdqu [rbp + 256], ymm0                                 ;    11.0 agu2+fp5   28 counter
        mov r8, qword [rbp + 808]                                 ;     1.0 agu0    28 rk reload
        vbroadcasti128 ymm0, [r8]                                 ;     5.0 agu1    28 rk
        vmovdqu [rbp + 288], ymm0                                 ;    12.0 agu2+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 16]                            ;     5.0 agu0    28 rk
        vmovdqu [rbp + 320], ymm0                                 ;    12.0 agu1+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 32]                            ;     5.0 agu0    28 rk
        vmovdqu [rbp + 352], ymm0                                 ;    12.0 agu2+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 48]                            ;     5.0 agu1    28 rk
        vmovdqu [rbp + 384], ymm0                                 ;    12.0 agu2+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 64]                            ;     5.0 agu0    28 rk
        vmovdqu [rbp + 416], ymm0                                 ;    12.0 agu1+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 80]                            ;     5.0 agu0    28 rk
        vmovdqu [rbp + 448], ymm0                                 ;    12.0 agu2+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 96]                            ;     5.2 agu1    28 rk
        vmovdqu [rbp + 480], ymm0                                 ;    12.2 agu2+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 112]                           ;     6.0 agu0    28 rk
        vmovdqu [rbp + 512], ymm0                                 ;    13.0 agu1+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 128]                           ;     7.0 agu0    28 rk
        vmovdqu [rbp + 544], ymm0                                 ;    14.0 agu2+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 144]                           ;     7.2 agu1    28 rk
        vmovdqu [rbp + 576], ymm0                                 ;    14.2 agu2+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 160]                           ;     8.0 agu0    28 rk
        vmovdqu [rbp + 608], ymm0                                 ;    15.0 agu1+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 176]                           ;     9.0 agu0    28 rk
        vmovdqu [rbp + 640], ymm0                                 ;    16.0 agu2+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 192]                           ;     9.2 agu1    28 rk
        vmovdqu [rbp + 672], ymm0                                 ;    16.2 agu2+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 208]                           ;    10.0 agu0    28 rk
        vmovdqu [rbp + 704], ymm0                                 ;    17.0 agu1+fp5   28 rk
        vbroadcasti128 ymm0, [r8 + 224]                           ;    11.0 agu0    28 rk
        vmovdqu [rbp + 736], ymm0                                 ;    18.0 agu2+fp5   28 rk
        vmovdqu ymm0, [rel aes256_ctr.T0_constants256]            ;    11.2 agu1    28 rk reload
        vmovdqu [rbp + 768], ymm0                                 ;    18.2 agu0+fp5   28 rk
        cmp dword [rbp + 880], 0                                  ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 880]                                ;                    passes of 12
        mov rcx, rax                                              ;                    passes of 12
.blocks_1_share:
        sub rax, 0xc                                              ;                    passes of 12
        jae .blocks_1_share
        add rax, 0xc                                              ;                    passes of 12
        mov qword [rbp + 816], rax                                ;                    passes of 12
        sub rcx, rax                                              ;                    passes of 12
        imul rcx, rcx, 0x10                                       ;                    passes of 12
        mov rdx, qword [rbp + 824]                                ;                    passes of 12
        add rcx, rdx                                              ;                    passes of 12
        mov qword [rbp + 832], rcx                                ;                    passes of 12
        cmp rcx, rdx                                              ;                    passes of 12
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu ymm0, [rbp + 768]                                 ;                    resident
        mov r8, qword [rbp + 824]                                 ;                    resident
        mov r9, qword [rbp + 840]                                 ;                    resident
        align 16
.blocks_1:
        vmovdqu ymm1, [rbp + 256]                                 ;     0.0 agu0    28 low reload
        vpshufb ymm1, ymm1, [rel aes256_ctr.T0_constants256 + 32] ;     7.0 fp1+agu1   28 low
        vpaddq ymm2, ymm0, ymm1                                   ;     8.0 fp0     28 low
        vpaddq ymm3, ymm0, ymm1                                   ;     8.0 fp2     28 low
        vpaddq ymm3, ymm3, [rel aes256_ctr.T0_constants256 + 64]  ;     9.0 fp3+agu0   28 low
        vpaddq ymm4, ymm0, ymm1                                   ;     8.0 fp1     28 low
        vpaddq ymm4, ymm4, [rel aes256_ctr.T0_constants256 + 96]  ;     9.0 fp0+agu1   28 low
        vpaddq ymm5, ymm0, ymm1                                   ;     8.0 fp2     28 low
        vpaddq ymm5, ymm5, [rel aes256_ctr.T0_constants256 + 128] ;     9.0 fp3+agu0   28 low
        vpaddq ymm6, ymm0, ymm1                                   ;     8.0 fp1     28 low
        vpaddq ymm6, ymm6, [rel aes256_ctr.T0_constants256 + 160] ;     9.0 fp0+agu1   28 low
        vpaddq ymm1, ymm0, ymm1                                   ;     8.0 fp2     28 low
        vpaddq ymm1, ymm1, [rel aes256_ctr.T0_constants256 + 192] ;     9.0 fp3+agu0   28 low
        vmovdqu ymm7, [rel aes256_ctr.T0_constants256 + 224]      ;     3.2 agu1    28 low reload
        vpshufb ymm2, ymm2, ymm7                                  ;    10.2 fp1     28 low
        vpshufb ymm3, ymm3, ymm7                                  ;    10.2 fp2     28 low
        vpshufb ymm4, ymm4, ymm7                                  ;    10.2 fp1     28 low
        vpshufb ymm5, ymm5, ymm7                                  ;    10.2 fp2     28 low
        vpshufb ymm6, ymm6, ymm7                                  ;    10.2 fp1     28 low
        vpshufb ymm1, ymm1, ymm7                                  ;    10.2 fp2     28 low
        vmovdqu ymm7, [rbp + 288]                                 ;     8.2 agu0    11 s[0] reload
        vpxor ymm2, ymm2, ymm7                                    ;    15.2 fp0     11 s[0]
        vpxor ymm3, ymm3, ymm7                                    ;    15.2 fp3     11 s[0]
        vpxor ymm4, ymm4, ymm7                                    ;    15.2 fp1     11 s[0]
        vpxor ymm5, ymm5, ymm7                                    ;    15.2 fp2     11 s[0]
        vpxor ymm6, ymm6, ymm7                                    ;    15.2 fp0     11 s[0]
        vpxor ymm1, ymm1, ymm7                                    ;    15.2 fp3     11 s[0]
        vmovdqu ymm7, [rbp + 320]                                 ;     9.3 agu1    14 t[0] reload
        vaesenc ymm2, ymm2, ymm7                                  ;    16.3 fp1     14 t[0]
        vaesenc ymm3, ymm3, ymm7                                  ;    16.3 fp0     14 t[0]
        vaesenc ymm4, ymm4, ymm7                                  ;    16.3 fp1     14 t[0]
        vaesenc ymm5, ymm5, ymm7                                  ;    16.3 fp0     14 t[0]
        vaesenc ymm6, ymm6, ymm7                                  ;    16.3 fp1     14 t[0]
        vaesenc ymm1, ymm1, ymm7                                  ;    16.3 fp0     14 t[0]
        vmovdqu ymm7, [rbp + 352]                                 ;    10.5 agu0    14 t[0] reload
        vaesenc ymm2, ymm2, ymm7                                  ;    20.3 fp1     14 t[0]
        vaesenc ymm3, ymm3, ymm7                                  ;    20.3 fp0     14 t[0]
        vaesenc ymm4, ymm4, ymm7                                  ;    20.3 fp1     14 t[0]
        vaesenc ymm5, ymm5, ymm7                                  ;    20.3 fp0     14 t[0]
        vaesenc ymm6, ymm6, ymm7                                  ;    20.3 fp1     14 t[0]
        vaesenc ymm1, ymm1, ymm7                                  ;    20.3 fp0     14 t[0]
        vmovdqu ymm7, [rbp + 384]                                 ;    15.5 agu1    14 t[0] reload
        vaesenc ymm2, ymm2, ymm7                                  ;    24.3 fp1     14 t[0]
        vaesenc ymm3, ymm3, ymm7                                  ;    24.3 fp0     14 t[0]
        vaesenc ymm4, ymm4, ymm7                                  ;    24.3 fp1     14 t[0]
        vaesenc ymm5, ymm5, ymm7                                  ;    24.3 fp0     14 t[0]
        vaesenc ymm6, ymm6, ymm7                                  ;    24.3 fp1     14 t[0]
        vaesenc ymm1, ymm1, ymm7                                  ;    24.3 fp0     14 t[0]
        vmovdqu ymm7, [rbp + 416]                                 ;    16.7 agu0    14 t[0] reload
        vaesenc ymm2, ymm2, ymm7                                  ;    28.3 fp1     14 t[0]
        vaesenc ymm3, ymm3, ymm7                                  ;    28.3 fp0     14 t[0]
        vaesenc ymm4, ymm4, ymm7                                  ;    28.3 fp1     14 t[0]
        vaesenc ymm5, ymm5, ymm7                                  ;    28.3 fp0     14 t[0]
        vaesenc ymm6, ymm6, ymm7                                  ;    28.3 fp1     14 t[0]
        vaesenc ymm1, ymm1, ymm7                                  ;    28.3 fp0     14 t[0]
        vmovdqu ymm7, [rbp + 448]                                 ;    20.7 agu1    14 t[0] reload
        vaesenc ymm2, ymm2, ymm7                                  ;    32.3 fp1     14 t[0]
        vaesenc ymm3, ymm3, ymm7                                  ;    32.3 fp0     14 t[0]
        vaesenc ymm4, ymm4, ymm7                                  ;    32.3 fp1     14 t[0]
        vaesenc ymm5, ymm5, ymm7                                  ;    32.3 fp0     14 t[0]
        vaesenc ymm6, ymm6, ymm7                                  ;    32.3 fp1     14 t[0]
        vaesenc ymm1, ymm1, ymm7                                  ;    32.3 fp0     14 t[0]
        vmovdqu ymm7, [rbp + 480]                                 ;    24.7 agu0    14 t[0] reload
        vaesenc ymm2, ymm2, ymm7                                  ;    36.3 fp1     14 t[0]
        vaesenc ymm3, ymm3, ymm7                                  ;    36.3 fp0     14 t[0]
        vaesenc ymm4, ymm4, ymm7                                  ;    36.3 fp1     14 t[0]
        vaesenc ymm5, ymm5, ymm7                                  ;    36.3 fp0     14 t[0]
        vaesenc ymm6, ymm6, ymm7                                  ;    36.3 fp1     14 t[0]
        vaesenc ymm1, ymm1, ymm7                                  ;    36.3 fp0     14 t[0]
        vmovdqu ymm7, [rbp + 512]                                 ;    28.7 agu1    14 t[0] reload
        vaesenc ymm2, ymm2, ymm7                                  ;    40.3 fp1     14 t[0]
        vaesenc ymm3, ymm3, ymm7                                  ;    40.3 fp0     14 t[0]
        vaesenc ymm4, ymm4, ymm7                                  ;    40.3 fp1     14 t[0]
        vaesenc ymm5, ymm5, ymm7                                  ;    40.3 fp0     14 t[0]
        vaesenc ymm6, ymm6, ymm7                                  ;    40.3 fp1     14 t[0]
        vaesenc ymm1, ymm1, ymm7                                  ;    40.3 fp0     14 t[0]
        vmovdqu ymm7, [rbp + 544]                                 ;    32.7 agu0    14 t[0] reload
        vaesenc ymm2, ymm2, ymm7                                  ;    44.3 fp1     14 t[0]
        vmovdqu ymm8, [r8]                                        ;    33.0 agu1    18 z[0]
        vaesenc ymm3, ymm3, ymm7                                  ;    44.3 fp0     14 t[0]
        vmovdqu ymm9, [r8 + 32]                                   ;    33.7 agu0    18 z[0]
        vaesenc ymm4, ymm4, ymm7                                  ;    44.3 fp1     14 t[0]
        vmovdqu ymm10, [r8 + 64]                                  ;    34.0 agu1    18 z[0]
        vaesenc ymm5, ymm5, ymm7                                  ;    44.3 fp0     14 t[0]
        vaesenc ymm6, ymm6, ymm7                                  ;    44.3 fp1     14 t[0]
        vmovdqu ymm11, [r8 + 96]                                  ;    36.5 agu0    18 z[0]
        vaesenc ymm1, ymm1, ymm7                                  ;    44.3 fp0     14 t[0]
        vmovdqu ymm7, [r8 + 128]                                  ;    36.8 agu1    18 z[0]
        vmovdqu ymm12, [rbp + 576]                                ;    37.5 agu0    14 t[0] reload
        vaesenc ymm2, ymm2, ymm12                                 ;    48.3 fp1     14 t[0]
        vmovdqu ymm13, [r8 + 160]                                 ;    37.8 agu1    18 z[0]
        vaesenc ymm3, ymm3, ymm12                                 ;    48.3 fp0     14 t[0]
        vaesenc ymm4, ymm4, ymm12                                 ;    48.3 fp1     14 t[0]
        vaesenc ymm5, ymm5, ymm12                                 ;    48.3 fp0     14 t[0]
        vaesenc ymm6, ymm6, ymm12                                 ;    48.3 fp1     14 t[0]
        vaesenc ymm1, ymm1, ymm12                                 ;    48.3 fp0     14 t[0]
        vmovdqu ymm12, [rbp + 608]                                ;    40.7 agu0    14 t[0] reload
        vaesenc ymm2, ymm2, ymm12                                 ;    52.3 fp1     14 t[0]
        vaesenc ymm3, ymm3, ymm12                                 ;    52.3 fp0     14 t[0]
        vmovdqu ymm14, [rbp + 736]                                ;    41.2 agu1    18 z[0] reload
        vpxor ymm8, ymm8, ymm14                                   ;    48.2 fp2     18 z[0]
        vpxor ymm9, ymm9, ymm14                                   ;    48.2 fp3     18 z[0]
        vaesenc ymm4, ymm4, ymm12                                 ;    52.3 fp1     14 t[0]
        vpxor ymm10, ymm10, ymm14                                 ;    48.2 fp2     18 z[0]
        vaesenc ymm5, ymm5, ymm12                                 ;    52.3 fp0     14 t[0]
        vpxor ymm11, ymm11, ymm14                                 ;    48.2 fp3     18 z[0]
        vaesenc ymm6, ymm6, ymm12                                 ;    52.3 fp1     14 t[0]
        vpxor ymm7, ymm7, ymm14                                   ;    48.2 fp2     18 z[0]
        vaesenc ymm1, ymm1, ymm12                                 ;    52.3 fp0     14 t[0]
        vpxor ymm13, ymm13, ymm14                                 ;    48.3 fp3     18 z[0]
        vmovdqu ymm12, [rbp + 640]                                ;    48.5 agu0    14 t[0] reload
        vaesenc ymm2, ymm2, ymm12                                 ;    56.3 fp1     14 t[0]
        vaesenc ymm3, ymm3, ymm12                                 ;    56.3 fp0     14 t[0]
        vaesenc ymm4, ymm4, ymm12                                 ;    56.3 fp1     14 t[0]
        vaesenc ymm5, ymm5, ymm12                                 ;    56.3 fp0     14 t[0]
        vaesenc ymm6, ymm6, ymm12                                 ;    56.3 fp1     14 t[0]
        vaesenc ymm1, ymm1, ymm12                                 ;    56.3 fp0     14 t[0]
        vmovdqu ymm12, [rbp + 672]                                ;    49.7 agu1    14 t[0] reload
        vaesenc ymm2, ymm2, ymm12                                 ;    60.3 fp1     14 t[0]
        vaesenc ymm3, ymm3, ymm12                                 ;    60.3 fp0     14 t[0]
        vaesenc ymm4, ymm4, ymm12                                 ;    60.3 fp1     14 t[0]
        vpaddq ymm0, ymm0, [rel aes256_ctr.T0_constants256 + 256] ;    50.3 fp2+agu0   28 blocks
        vaesenc ymm5, ymm5, ymm12                                 ;    60.3 fp0     14 t[0]
        lea r10, [r9 + 192]                                       ;    52.3 alu0    28 blocks
        vaesenc ymm6, ymm6, ymm12                                 ;    60.3 fp1     14 t[0]
        vaesenc ymm1, ymm1, ymm12                                 ;    60.3 fp0     14 t[0]
        add r8, 0xc0                                              ;    52.8 alu1    28 blocks
        vmovdqu ymm12, [rbp + 704]                                ;    53.0 agu1    14 t[0] reload
        vaesenc ymm2, ymm2, ymm12                                 ;    64.3 fp1     14 t[0]
        vaesenc ymm3, ymm3, ymm12                                 ;    64.3 fp0     14 t[0]
        vaesenc ymm4, ymm4, ymm12                                 ;    64.3 fp1     14 t[0]
        vaesenc ymm5, ymm5, ymm12                                 ;    64.3 fp0     14 t[0]
        vaesenc ymm6, ymm6, ymm12                                 ;    64.3 fp1     14 t[0]
        vaesenc ymm1, ymm1, ymm12                                 ;    64.3 fp0     14 t[0]
        vaesenclast ymm2, ymm2, ymm8                              ;    68.3 fp1     18 z[0]
        vaesenclast ymm3, ymm3, ymm9                              ;    68.3 fp0     18 z[0]
        vaesenclast ymm4, ymm4, ymm10                             ;    68.3 fp1     18 z[0]
        vaesenclast ymm5, ymm5, ymm11                             ;    68.3 fp0     18 z[0]
        vaesenclast ymm6, ymm6, ymm7                              ;    68.3 fp1     18 z[0]
        vaesenclast ymm1, ymm1, ymm13                             ;    68.3 fp0     18 z[0]
        vmovdqu [r9], ymm2                                        ;    72.3 agu2+fp5   19 dst
        vmovdqu [r9 + 32], ymm3                                   ;    72.3 agu0+fp5   19 dst
        vmovdqu [r9 + 64], ymm4                                   ;    72.3 agu1+fp5   19 dst
        vmovdqu [r9 + 96], ymm5                                   ;    72.3 agu2+fp5   19 dst
        vmovdqu [r9 + 128], ymm6                                  ;    72.3 agu0+fp5   19 dst
        vmovdqu [r9 + 160], ymm1                                  ;    72.3 agu1+fp5   19 dst
        mov r9, r10                                               ;    64.7         28 blocks copy
        cmp r8, qword [rbp + 832]                                 ;                    more blocks?
        jne .blocks_1
        vmovdqu [rbp + 768], ymm0                                 ;                    resident
        mov qword [rbp + 824], r8                                 ;                    resident
        mov qword [rbp + 840], r9                                 ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 816]                                ;                    blocks left over
        test rax, rax                                             ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 824]                                ;                    blocks left over
        lea rdi, [rbp - 128]                                      ;                    blocks left over
        mov qword [rbp + 848], rsi                                ;                    blocks left over
        mov qword [rbp + 824], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        mov rsi, qword [rbp + 840]                                ;                    blocks left over
        lea rdi, [rbp + 64]                                       ;                    blocks left over
        mov rcx, rsi                                              ;                    blocks left over
        sub rcx, qword [rbp + 848]                                ;                    blocks left over
        neg rcx                                                   ;                    blocks left over
        sbb rcx, rcx                                              ;                    blocks left over
        lea rdx, [rbp - 128]                                      ;                    blocks left over
        sub rdi, rdx                                              ;                    blocks left over
        and rdi, rcx                                              ;                    blocks left over
        add rdi, rdx                                              ;                    blocks left over
        mov qword [rbp + 856], rdi                                ;                    blocks left over
        mov qword [rbp + 864], rsi                                ;                    blocks left over
        mov qword [rbp + 840], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        lea rsi, [rbp + 64]                                       ;                    blocks left over
        mov qword [rbp + 832], rsi                                ;                    blocks left over
        neg rax                                                   ;                    blocks left over
        mov qword [rbp + 816], rax                                ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                   ;                    blocks left over
        mov rsi, qword [rbp + 856]                                ;                    blocks left over
        mov rdi, qword [rbp + 864]                                ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                ;                    x87 state
        mov rsp, qword [rbp + 872]                                ;                    frame
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
