; aes128_ctr for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes_ctr.cw (sha256 95c120eafa18ce1e); do not edit:
;   ./cw build aes128_ctr --cpu zen3
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
;   body: 44 uops, planned 22.0; bounds: width 7.3, ports 21.0, path 9.0
;   blocks: 104 uops, planned 54.3; bounds: width 17.3, ports 30.0, path 43.0
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
        push rbp                                                  ;                    preserved
        mov rax, rsp                                              ;                    frame
        sub rsp, 0x480                                            ;                    frame
        and rsp, -32                                              ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 1000], rax                               ;                    frame
        mov qword [rbp + 928], rsi                                ;                    argument
        mov qword [rbp + 936], rdi                                ;                    argument
        mov dword [rbp + 1008], r8d                               ;                    argument
        mov qword [rbp + 952], rdx                                ;                    argument
        mov qword [rbp + 968], rcx                                ;                    argument
        mov r8, qword [rbp + 928]                                 ;     0.0 agu0    24 counter reload
        vbroadcasti128 ymm0, [r8]                                 ;     4.0 agu1    24 counter
        mov r8, qword [rbp + 936]                                 ;     0.3 agu2    24 rk reload
        vbroadcasti128 ymm1, [r8]                                 ;     4.3 agu0    24 rk
        vmovdqu ymm2, [rel aes128_ctr.T0_constants256]            ;     1.2 agu1    24 rk reload
        vmovdqu [rbp + 256], ymm2                                 ;     8.2 agu2+fp5   24 rk
        vmovdqu ymm2, [rel aes128_ctr.T0_constants256 + 224]      ;     2.0 agu0    24 low reload
        vmovdqu [rbp + 288], ymm2                                 ;     9.0 agu1+fp5   24 low
        vbroadcasti128 ymm2, [r8 + 16]                            ;     4.3 agu0    24 rk
        vbroadcasti128 ymm3, [r8 + 32]                            ;     4.3 agu1    24 rk
        vbroadcasti128 ymm4, [r8 + 48]                            ;     4.3 agu0    24 rk
        vbroadcasti128 ymm5, [r8 + 64]                            ;     4.3 agu1    24 rk
        vbroadcasti128 ymm6, [r8 + 80]                            ;     5.0 agu0    24 rk
        vbroadcasti128 ymm7, [r8 + 96]                            ;     5.2 agu1    24 rk
        vbroadcasti128 ymm8, [r8 + 112]                           ;     6.0 agu0    24 rk
        vbroadcasti128 ymm9, [r8 + 128]                           ;     6.2 agu1    24 rk
        vbroadcasti128 ymm10, [r8 + 144]                          ;     7.0 agu0    24 rk
        vbroadcasti128 ymm11, [r8 + 160]                          ;     7.2 agu1    24 rk
        vmovdqu [rbp + 320], ymm1                                 ;    11.3 agu2+fp5   24 rk
        vmovdqu [rbp + 352], ymm2                                 ;    11.3 agu2+fp5   24 rk
        vmovdqu [rbp + 384], ymm3                                 ;    11.3 agu2+fp5   24 rk
        vmovdqu [rbp + 416], ymm4                                 ;    11.3 agu2+fp5   24 rk
        vmovdqu [rbp + 448], ymm5                                 ;    11.3 agu2+fp5   24 rk
        vmovdqu [rbp + 480], ymm0                                 ;    11.0 agu2+fp5   24 counter
        vmovdqu [rbp + 512], ymm6                                 ;    12.0 agu0+fp5   24 rk
        vmovdqu [rbp + 544], ymm7                                 ;    12.2 agu1+fp5   24 rk
        vpshufb ymm0, ymm0, [rel aes128_ctr.T0_constants256 + 32] ;    11.0 fp1+agu0   24 low
        vmovdqu [rbp + 576], ymm8                                 ;    13.0 agu2+fp5   24 rk
        vmovdqu [rbp + 608], ymm9                                 ;    13.2 agu1+fp5   24 rk
        vmovdqu [rbp + 640], ymm10                                ;    14.0 agu0+fp5   24 rk
        vmovdqu [rbp + 672], ymm11                                ;    14.2 agu2+fp5   24 rk
        vmovdqu ymm1, [rel aes128_ctr.T0_constants256 + 256]      ;    10.2 agu1    24 blocks reload
        vmovdqu [rbp + 704], ymm1                                 ;    17.2 agu0+fp5   24 blocks
        vmovdqu [rbp + 736], ymm0                                 ;    16.0 agu2+fp5   24 low
        vpaddq ymm1, ymm0, [rel aes128_ctr.T0_constants256 + 64]  ;    12.0 fp0+agu1   24 low
        vmovdqu [rbp + 768], ymm1                                 ;    17.0 agu0+fp5   24 low
        vpaddq ymm1, ymm0, [rel aes128_ctr.T0_constants256 + 96]  ;    12.2 fp2+agu1   24 low
        vmovdqu [rbp + 800], ymm1                                 ;    18.0 agu2+fp5   24 low
        vpaddq ymm1, ymm0, [rel aes128_ctr.T0_constants256 + 128] ;    13.0 fp3+agu0   24 low
        vmovdqu [rbp + 832], ymm1                                 ;    19.0 agu2+fp5   24 low
        vpaddq ymm1, ymm0, [rel aes128_ctr.T0_constants256 + 160] ;    13.2 fp1+agu1   24 low
        vmovdqu [rbp + 864], ymm1                                 ;    20.0 agu0+fp5   24 low
        vpaddq ymm0, ymm0, [rel aes128_ctr.T0_constants256 + 192] ;    14.2 fp0+agu1   24 low
        vmovdqu [rbp + 896], ymm0                                 ;    21.0 agu2+fp5   24 low
        cmp dword [rbp + 1008], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1008]                               ;                    passes of 12
        mov rcx, rax                                              ;                    passes of 12
.blocks_1_share:
        sub rax, 0xc                                              ;                    passes of 12
        jae .blocks_1_share
        add rax, 0xc                                              ;                    passes of 12
        mov qword [rbp + 944], rax                                ;                    passes of 12
        sub rcx, rax                                              ;                    passes of 12
        imul rcx, rcx, 0x10                                       ;                    passes of 12
        mov rdx, qword [rbp + 952]                                ;                    passes of 12
        add rcx, rdx                                              ;                    passes of 12
        mov qword [rbp + 960], rcx                                ;                    passes of 12
        cmp rcx, rdx                                              ;                    passes of 12
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu ymm0, [rbp + 288]                                 ;                    resident
        vmovdqu ymm1, [rbp + 256]                                 ;                    resident
        vmovdqu ymm2, [rbp + 320]                                 ;                    resident
        vmovdqu ymm3, [rbp + 352]                                 ;                    resident
        vmovdqu ymm4, [rbp + 384]                                 ;                    resident
        vmovdqu ymm5, [rbp + 416]                                 ;                    resident
        vmovdqu ymm6, [rbp + 448]                                 ;                    resident
        vmovdqu ymm7, [rbp + 512]                                 ;                    resident
        vmovdqu ymm8, [rbp + 544]                                 ;                    resident
        vmovdqu ymm9, [rbp + 576]                                 ;                    resident
        vmovdqu ymm10, [rbp + 608]                                ;                    resident
        vmovdqu ymm11, [rbp + 640]                                ;                    resident
        mov r8, qword [rbp + 952]                                 ;                    resident
        vmovdqu ymm12, [rbp + 672]                                ;                    resident
        mov r9, qword [rbp + 968]                                 ;                    resident
        align 16
.blocks_1:
        vmovdqu ymm13, [rbp + 736]                                ;     0.0 agu0    24 low
        vpaddq ymm13, ymm13, ymm1                                 ;     7.0 fp0     24 low
        vpshufb ymm13, ymm13, ymm0                                ;     8.0 fp1     24 low
        vpaddq ymm14, ymm1, [rbp + 768]                           ;     7.0 fp2+agu1   24 low
        vpshufb ymm14, ymm14, ymm0                                ;     8.0 fp1     24 low
        vpaddq ymm15, ymm1, [rbp + 800]                           ;     7.0 fp3+agu0   24 low
        vpshufb ymm15, ymm15, ymm0                                ;     8.0 fp2     24 low
        vpaddq ymm12, ymm1, [rbp + 832]                           ;     7.0 fp0+agu1   24 low
        vpshufb ymm12, ymm12, ymm0                                ;     8.0 fp1     24 low
        vpaddq ymm11, ymm1, [rbp + 864]                           ;     7.0 fp3+agu0   24 low
        vpshufb ymm11, ymm11, ymm0                                ;     8.0 fp2     24 low
        vpxor ymm13, ymm13, ymm2                                  ;     9.0 fp0     11 s[0]
        vpaddq ymm10, ymm1, [rbp + 896]                           ;     7.0 fp3+agu1   24 low
        vpshufb ymm10, ymm10, ymm0                                ;     8.0 fp1     24 low
        vaesenc ymm13, ymm13, ymm3                                ;    10.0 fp0     14 t[0]
        vpxor ymm14, ymm14, ymm2                                  ;     9.0 fp2     11 s[0]
        vaesenc ymm14, ymm14, ymm3                                ;    10.0 fp0     14 t[0]
        vpxor ymm15, ymm15, ymm2                                  ;     9.0 fp3     11 s[0]
        vaesenc ymm15, ymm15, ymm3                                ;    10.0 fp1     14 t[0]
        vpxor ymm12, ymm12, ymm2                                  ;     9.0 fp2     11 s[0]
        vaesenc ymm12, ymm12, ymm3                                ;    10.0 fp0     14 t[0]
        vpxor ymm11, ymm11, ymm2                                  ;     9.0 fp3     11 s[0]
        vaesenc ymm11, ymm11, ymm3                                ;    10.0 fp1     14 t[0]
        vpxor ymm10, ymm10, ymm2                                  ;     9.0 fp2     11 s[0]
        vaesenc ymm10, ymm10, ymm3                                ;    10.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, ymm4                                ;    14.0 fp1     14 t[0]
        vaesenc ymm14, ymm14, ymm4                                ;    14.0 fp0     14 t[0]
        vaesenc ymm15, ymm15, ymm4                                ;    14.0 fp1     14 t[0]
        vaesenc ymm12, ymm12, ymm4                                ;    14.0 fp0     14 t[0]
        vaesenc ymm11, ymm11, ymm4                                ;    14.0 fp1     14 t[0]
        vaesenc ymm10, ymm10, ymm4                                ;    14.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, ymm5                                ;    18.0 fp1     14 t[0]
        vaesenc ymm14, ymm14, ymm5                                ;    18.0 fp0     14 t[0]
        vaesenc ymm15, ymm15, ymm5                                ;    18.0 fp1     14 t[0]
        vaesenc ymm12, ymm12, ymm5                                ;    18.0 fp0     14 t[0]
        vaesenc ymm11, ymm11, ymm5                                ;    18.0 fp1     14 t[0]
        vaesenc ymm10, ymm10, ymm5                                ;    18.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, ymm6                                ;    22.0 fp1     14 t[0]
        vaesenc ymm14, ymm14, ymm6                                ;    22.0 fp0     14 t[0]
        vaesenc ymm15, ymm15, ymm6                                ;    22.0 fp1     14 t[0]
        vaesenc ymm12, ymm12, ymm6                                ;    22.0 fp0     14 t[0]
        vaesenc ymm11, ymm11, ymm6                                ;    22.0 fp1     14 t[0]
        vaesenc ymm10, ymm10, ymm6                                ;    22.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, ymm7                                ;    26.0 fp1     14 t[0]
        vaesenc ymm14, ymm14, ymm7                                ;    26.0 fp0     14 t[0]
        vaesenc ymm15, ymm15, ymm7                                ;    26.0 fp1     14 t[0]
        vaesenc ymm12, ymm12, ymm7                                ;    26.0 fp0     14 t[0]
        vaesenc ymm11, ymm11, ymm7                                ;    26.0 fp1     14 t[0]
        vaesenc ymm10, ymm10, ymm7                                ;    26.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, ymm8                                ;    30.0 fp1     14 t[0]
        vaesenc ymm14, ymm14, ymm8                                ;    30.0 fp0     14 t[0]
        vaesenc ymm15, ymm15, ymm8                                ;    30.0 fp1     14 t[0]
        vaesenc ymm12, ymm12, ymm8                                ;    30.0 fp0     14 t[0]
        vaesenc ymm11, ymm11, ymm8                                ;    30.0 fp1     14 t[0]
        vaesenc ymm10, ymm10, ymm8                                ;    30.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, ymm9                                ;    34.0 fp1     14 t[0]
        vaesenc ymm14, ymm14, ymm9                                ;    34.0 fp0     14 t[0]
        vaesenc ymm15, ymm15, ymm9                                ;    34.0 fp1     14 t[0]
        vaesenc ymm12, ymm12, ymm9                                ;    34.0 fp0     14 t[0]
        vaesenc ymm11, ymm11, ymm9                                ;    34.0 fp1     14 t[0]
        vaesenc ymm10, ymm10, ymm9                                ;    34.0 fp0     14 t[0]
        vaesenc ymm13, ymm13, [rbp + 608]                         ;    38.0 fp1+agu0   14 t[0]
        vaesenc ymm14, ymm14, [rbp + 608]                         ;    38.0 fp0+agu1   14 t[0]
        vaesenc ymm15, ymm15, [rbp + 608]                         ;    38.0 fp1+agu0   14 t[0]
        vaesenc ymm12, ymm12, [rbp + 608]                         ;    38.0 fp0+agu1   14 t[0]
        vaesenc ymm11, ymm11, [rbp + 608]                         ;    38.0 fp1+agu0   14 t[0]
        vaesenc ymm10, ymm10, [rbp + 608]                         ;    38.0 fp0+agu1   14 t[0]
        vaesenc ymm13, ymm13, [rbp + 640]                         ;    42.0 fp1+agu0   14 t[0]
        vaesenc ymm14, ymm14, [rbp + 640]                         ;    42.0 fp0+agu1   14 t[0]
        vaesenc ymm15, ymm15, [rbp + 640]                         ;    42.0 fp1+agu0   14 t[0]
        vaesenc ymm12, ymm12, [rbp + 640]                         ;    42.0 fp0+agu1   14 t[0]
        vaesenc ymm11, ymm11, [rbp + 640]                         ;    42.0 fp1+agu0   14 t[0]
        vaesenc ymm10, ymm10, [rbp + 640]                         ;    42.0 fp0+agu1   14 t[0]
        vmovdqu ymm9, [r8]                                        ;    35.0 agu0    18 z[0]
        vpxor ymm9, ymm9, [rbp + 672]                             ;    42.0 fp3+agu1   18 z[0]
        vaesenclast ymm13, ymm13, ymm9                            ;    46.0 fp1     18 z[0]
        vmovdqu ymm9, [r8 + 32]                                   ;    36.0 agu0    18 z[0]
        vpxor ymm9, ymm9, [rbp + 672]                             ;    43.0 fp2+agu1   18 z[0]
        vaesenclast ymm14, ymm14, ymm9                            ;    46.0 fp0     18 z[0]
        vmovdqu ymm9, [r8 + 64]                                   ;    38.0 agu0    18 z[0]
        vpxor ymm9, ymm9, [rbp + 672]                             ;    45.0 fp3+agu1   18 z[0]
        vaesenclast ymm15, ymm15, ymm9                            ;    46.0 fp1     18 z[0]
        vmovdqu ymm9, [r8 + 96]                                   ;    39.0 agu0    18 z[0]
        vpxor ymm9, ymm9, [rbp + 672]                             ;    46.0 fp2+agu1   18 z[0]
        vaesenclast ymm9, ymm12, ymm9                             ;    47.0 fp0     18 z[0]
        vmovdqu ymm12, [r8 + 128]                                 ;    40.0 agu0    18 z[0]
        vpxor ymm12, ymm12, [rbp + 672]                           ;    47.0 fp3+agu1   18 z[0]
        vaesenclast ymm11, ymm11, ymm12                           ;    48.0 fp1     18 z[0]
        vmovdqu [r9], ymm13                                       ;    50.0 agu2+fp5   19 dst
        vmovdqu ymm13, [r8 + 160]                                 ;    42.2 agu0    18 z[0]
        vmovdqu ymm12, [rbp + 672]                                ;    42.3 agu1    18 z[0] reload
        vpxor ymm13, ymm13, ymm12                                 ;    49.3 fp2     18 z[0]
        vaesenclast ymm13, ymm10, ymm13                           ;    50.3 fp0     18 z[0]
        vmovdqu [r9 + 32], ymm14                                  ;    50.0 agu2+fp5   19 dst
        vmovdqu [r9 + 64], ymm15                                  ;    50.0 agu0+fp5   19 dst
        vmovdqu [r9 + 96], ymm9                                   ;    51.0 agu1+fp5   19 dst
        vmovdqu [r9 + 128], ymm11                                 ;    52.0 agu2+fp5   19 dst
        vmovdqu [r9 + 160], ymm13                                 ;    54.3 agu0+fp5   19 dst
        vpaddq ymm1, ymm1, [rbp + 704]                            ;    45.0 fp3+agu1   24 blocks
        add r9, 0xc0                                              ;    45.2 alu0    24 blocks
        add r8, 0xc0                                              ;    45.3 alu1    24 blocks
        vmovdqu ymm9, [rbp + 576]                                 ;    45.5 agu0    14 t[0] reload
        vmovdqu ymm10, [rbp + 608]                                ;    46.0 agu1    14 t[0] reload
        vmovdqu ymm11, [rbp + 640]                                ;    46.5 agu0    14 t[0] reload
        cmp r8, qword [rbp + 960]                                 ;                    more blocks?
        jne .blocks_1
        vmovdqu [rbp + 256], ymm1                                 ;                    resident
        mov qword [rbp + 952], r8                                 ;                    resident
        mov qword [rbp + 968], r9                                 ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 944]                                ;                    blocks left over
        test rax, rax                                             ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 952]                                ;                    blocks left over
        lea rdi, [rbp - 128]                                      ;                    blocks left over
        mov qword [rbp + 976], rsi                                ;                    blocks left over
        mov qword [rbp + 952], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        mov rsi, qword [rbp + 968]                                ;                    blocks left over
        lea rdi, [rbp + 64]                                       ;                    blocks left over
        mov rcx, rsi                                              ;                    blocks left over
        sub rcx, qword [rbp + 976]                                ;                    blocks left over
        neg rcx                                                   ;                    blocks left over
        sbb rcx, rcx                                              ;                    blocks left over
        lea rdx, [rbp - 128]                                      ;                    blocks left over
        sub rdi, rdx                                              ;                    blocks left over
        and rdi, rcx                                              ;                    blocks left over
        add rdi, rdx                                              ;                    blocks left over
        mov qword [rbp + 984], rdi                                ;                    blocks left over
        mov qword [rbp + 992], rsi                                ;                    blocks left over
        mov qword [rbp + 968], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        lea rsi, [rbp + 64]                                       ;                    blocks left over
        mov qword [rbp + 960], rsi                                ;                    blocks left over
        neg rax                                                   ;                    blocks left over
        mov qword [rbp + 944], rax                                ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                   ;                    blocks left over
        mov rsi, qword [rbp + 984]                                ;                    blocks left over
        mov rdi, qword [rbp + 992]                                ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                ;                    x87 state
        mov rsp, qword [rbp + 1000]                               ;                    frame
        pop rbp                                                   ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
aes128_ctr.T0_constants256:
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
