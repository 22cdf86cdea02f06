; whirlpool_many for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/whirlpool_many.cw (sha256 e65b20a00aba380d); do not edit:
;   ./cw build whirlpool_many --cpu zen3
;
; void whirlpool_many(void *st, const void *m, uint32_t n);   System V, 64 bits
;   st: 49152 bytes (1536 slices), read and written, secret, aligned to 16 bytes
;   m: 16384 bytes a batch (512 slices), read, secret, aligned to 16 bytes
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 6 uops, planned 5.0; bounds: width 1.0, ports 1.7, path 1.0
;   blocks/begin: 34 uops, planned 16.2; bounds: width 5.7, ports 16.0, path 8.0
;   blocks.2: 26 uops, planned 8.3; bounds: width 4.3, ports 5.3, path 1.0
;   blocks/rounds: 18 uops, planned 8.3; bounds: width 3.0, ports 5.7, path 0.0
;   blocks/rounds/keys: 1742 uops, planned 555.0; bounds: width 290.3, ports 311.8, path 40.0
;   blocks/rounds.2: 211 uops, planned 79.5; bounds: width 35.2, ports 70.0, path 64.0
;   blocks/rounds/rows: 1774 uops, planned 552.0; bounds: width 295.7, ports 327.8, path 94.0
;   blocks/rounds.4: 46 uops, planned 13.3; bounds: width 7.7, ports 7.2, path 4.0
;   blocks.4: 13 uops, planned 5.0; bounds: width 2.2, ports 3.5, path 1.0
;   blocks/end: 275 uops, planned 114.0; bounds: width 45.8, ports 96.0, path 64.0
;   blocks.6: 3 uops, planned 5.0; bounds: width 0.5, ports 0.7, path 1.0
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
%fatal "whirlpool_many is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_whirlpool_many
$_whirlpool_many:
%else
        global $whirlpool_many
%endif
$whirlpool_many:
        push rbp                                           ;                    preserved
        push r12                                           ;                    preserved
        push r13                                           ;                    preserved
        push r14                                           ;                    preserved
        push r15                                           ;                    preserved
        mov rax, rsp                                       ;                    frame
        sub rsp, 0x1640                                    ;                    frame
        and rsp, -32                                       ;                    frame
        lea rbp, [rsp + 128]                               ;                    frame
        mov qword [rbp + 5520], rax                        ;                    frame
        mov dword [rbp + 5528], edx                        ;                    argument
        mov qword [rbp + 5216], rsi                        ;                    argument
        mov qword [rbp + 5232], rdi                        ;                    argument
        mov r8d, dword [rbp + 5528]                        ;     0.0 agu0    20 blocks
        shl r8, 0xe                                        ;     4.0 alu1    20 blocks
        add r8, qword [rbp + 5216]                         ;     5.0 alu0+agu1   20 blocks
        mov qword [rbp + 5224], r8                         ;     6.0 agu2+st0   20 blocks
        cmp dword [rbp + 5528], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 5232]                         ;     0.0 agu0    21 begin reload
        mov qword [rbp + 5240], r8                         ;     4.0 agu1+st0   21 begin
        mov r9, qword [rbp + 5216]                         ;     0.3 agu2    21 begin reload
        mov qword [rbp + 5248], r9                         ;     4.3 agu0+st1   21 begin
        add r8, 0x4000                                     ;     4.0 alu0    21 begin
        mov qword [rbp + 5256], r8                         ;     5.0 agu1+st0   21 begin
        mov r8, qword [rbp + 5240]                         ;                    resident
        mov r9, qword [rbp + 5248]                         ;                    resident
        align 16
.begin_2:
        vmovdqu ymm0, [r8]                                 ;     0.0 agu0    22 k.0
        vmovdqu [r8 + 16384], ymm0                         ;     7.0 agu1+fp5   23 st
        vmovdqu ymm1, [r8 + 32]                            ;     1.0 agu0    22 k.1
        vmovdqu [r8 + 16416], ymm1                         ;     8.0 agu2+fp5   23 st
        vmovdqu ymm2, [r8 + 64]                            ;     1.2 agu1    22 k.2
        vmovdqu [r8 + 16448], ymm2                         ;     8.2 agu2+fp5   23 st
        vmovdqu ymm3, [r8 + 96]                            ;     2.0 agu0    22 k.3
        vmovdqu [r8 + 16480], ymm3                         ;     9.0 agu1+fp5   23 st
        vmovdqu ymm4, [r8 + 128]                           ;     3.0 agu0    22 k.4
        vmovdqu [r8 + 16512], ymm4                         ;    10.0 agu2+fp5   23 st
        vmovdqu ymm5, [r8 + 160]                           ;     3.2 agu1    22 k.5
        vmovdqu [r8 + 16544], ymm5                         ;    10.2 agu2+fp5   23 st
        vmovdqu ymm6, [r8 + 192]                           ;     4.0 agu0    22 k.6
        vmovdqu [r8 + 16576], ymm6                         ;    11.0 agu1+fp5   23 st
        vmovdqu ymm7, [r8 + 224]                           ;     5.0 agu0    22 k.7
        vmovdqu [r8 + 16608], ymm7                         ;    12.0 agu2+fp5   23 st
        vpxor ymm0, ymm0, [r9]                             ;     7.0 fp0+agu1   24 st
        vmovdqu [r8 + 32768], ymm0                         ;     8.2 agu2+fp5   24 st
        vpxor ymm1, ymm1, [r9 + 32]                        ;     8.0 fp1+agu0   24 st
        vmovdqu [r8 + 32800], ymm1                         ;     9.2 agu1+fp5   24 st
        vpxor ymm2, ymm2, [r9 + 64]                        ;     8.2 fp2+agu0   24 st
        vmovdqu [r8 + 32832], ymm2                         ;    10.2 agu2+fp5   24 st
        vpxor ymm3, ymm3, [r9 + 96]                        ;     9.0 fp3+agu1   24 st
        vmovdqu [r8 + 32864], ymm3                         ;    11.2 agu2+fp5   24 st
        vpxor ymm4, ymm4, [r9 + 128]                       ;    10.0 fp0+agu0   24 st
        vmovdqu [r8 + 32896], ymm4                         ;    12.2 agu1+fp5   24 st
        vpxor ymm5, ymm5, [r9 + 160]                       ;    10.2 fp1+agu0   24 st
        vmovdqu [r8 + 32928], ymm5                         ;    13.2 agu2+fp5   24 st
        vpxor ymm6, ymm6, [r9 + 192]                       ;    11.0 fp2+agu1   24 st
        vmovdqu [r8 + 32960], ymm6                         ;    14.2 agu2+fp5   24 st
        vpxor ymm7, ymm7, [r9 + 224]                       ;    12.0 fp3+agu0   24 st
        vmovdqu [r8 + 32992], ymm7                         ;    15.2 agu1+fp5   24 st
        add r9, 0x100                                      ;     9.2 alu0    21 begin
        add r8, 0x100                                      ;     9.3 alu1    21 begin
        cmp r8, qword [rbp + 5256]                         ;                    more begin?
        jne .begin_2
        mov qword [rbp + 5240], r8                         ;                    resident
        mov qword [rbp + 5248], r9                         ;                    resident
        mov r8, qword [rbp + 5232]                         ;     0.0 agu0    26 rounds
        add r8, 0x3800                                     ;     4.0 alu0    26 rounds
        mov r9, qword [rbp + 5232]                         ;     0.3 agu1    26 rounds
        add r9, 0x3000                                     ;     4.3 alu1    26 rounds
        mov r10, qword [rbp + 5232]                        ;     0.7 agu2    26 rounds
        add r10, 0x2800                                    ;     4.7 alu2    26 rounds
        mov r11, qword [rbp + 5232]                        ;     1.0 agu0    26 rounds
        add r11, 0x2000                                    ;     5.0 alu3    26 rounds
        mov r12, qword [rbp + 5232]                        ;     1.3 agu1    26 rounds
        mov qword [rbp + 5264], r8                         ;     5.0 agu2+st0   26 rounds
        add r12, 0x1800                                    ;     5.3 alu0    26 rounds
        mov qword [rbp + 5272], r9                         ;     5.3 agu0+st1   26 rounds
        mov r8, qword [rbp + 5232]                         ;     2.3 agu1    26 rounds
        mov qword [rbp + 5280], r10                        ;     5.7 agu2+st0   26 rounds
        add r8, 0x1000                                     ;     6.3 alu1    26 rounds
        mov qword [rbp + 5288], r11                        ;     6.0 agu0+st1   26 rounds
        mov r9, qword [rbp + 5232]                         ;     3.3 agu1    26 rounds
        mov qword [rbp + 5296], r12                        ;     6.3 agu2+st0   26 rounds
        mov qword [rbp + 5304], r8                         ;     7.3 agu0+st1   26 rounds
        add r9, 0x800                                      ;     7.3 alu2    26 rounds
        mov qword [rbp + 5312], r9                         ;     8.3 agu1+st0   26 rounds
        lea r8, [rel whirlpool_many.T0_RC]                 ;     3.5 alu3    26 rounds
        add r8, 0x5000                                     ;     4.5 alu0    26 rounds
        mov qword [rbp + 5320], r8                         ;     5.5 agu2+st1   26 rounds
        lea r8, [rel whirlpool_many.T0_RC]                 ;     4.0 alu1    26 rounds reload
        mov qword [rbp + 5328], r8                         ;     5.5 agu0+st0   26 rounds
        align 64
.rounds_3:
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 5232]                         ;     0.0 agu0    27 keys reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rbp + 5336], r8                         ;     4.0 agu1+st0   27 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 5264]                         ;     0.3 agu2    27 keys reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rbp + 5344], r8                         ;     4.3 agu0+st1   27 keys
        db 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 5272]                         ;     1.2 agu1    27 keys reload
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 5352], r8                         ;     5.2 agu2+st0   27 keys
        db 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 5280]                         ;     2.0 agu0    27 keys reload
        db 0x2e, 0x2e
        mov qword [rbp + 5360], r8                         ;     6.0 agu1+st1   27 keys
        db 0x2e, 0x2e
        mov r8, qword [rbp + 5288]                         ;     2.3 agu2    27 keys reload
        db 0x2e, 0x2e
        mov qword [rbp + 5368], r8                         ;     6.3 agu0+st0   27 keys
        db 0x2e, 0x2e
        mov r8, qword [rbp + 5296]                         ;     3.2 agu1    27 keys reload
        db 0x2e, 0x2e
        mov qword [rbp + 5376], r8                         ;     7.2 agu2+st1   27 keys
        db 0x2e, 0x2e
        mov r8, qword [rbp + 5304]                         ;     4.0 agu0    27 keys reload
        db 0x2e, 0x2e
        mov qword [rbp + 5384], r8                         ;     8.0 agu1+st0   27 keys
        db 0x2e, 0x2e
        mov r8, qword [rbp + 5312]                         ;     4.3 agu2    27 keys reload
        db 0x2e, 0x2e
        mov qword [rbp + 5392], r8                         ;     8.3 agu0+st1   27 keys
        db 0x2e
        mov esi, 8                                         ;     2.7 alu0    27 keys reload
        db 0x2e
        mov dword [rbp + 5532], esi                        ;     5.2 agu1+st0   27 keys
        db 0x2e
        mov r8, qword [rbp + 5336]                         ;                    resident
        db 0x2e
        mov r9, qword [rbp + 5344]                         ;                    resident
        db 0x2e
        mov r10, qword [rbp + 5352]                        ;                    resident
        db 0x2e
        mov r11, qword [rbp + 5360]                        ;                    resident
        db 0x2e
        mov r12, qword [rbp + 5368]                        ;                    resident
        db 0x2e
        mov r13, qword [rbp + 5376]                        ;                    resident
        db 0x2e
        mov r14, qword [rbp + 5384]                        ;                    resident
        db 0x2e
        mov r15, qword [rbp + 5392]                        ;                    resident
        mov esi, dword [rbp + 5532]                        ;                    resident
.keys_4:
        vmovdqu ymm0, [r8 + 16384]                         ;     0.0 agu0    13 k.0
        vmovdqu ymm1, [r8 + 16416]                         ;     0.2 agu1    13 k.1
        db 0x2e
        vmovdqu ymm2, [r8 + 16448]                         ;     1.0 agu0    13 k.2
        db 0x2e
        vmovdqu ymm3, [r8 + 16480]                         ;     1.2 agu1    13 k.3
        vmovdqu ymm4, [r8 + 16512]                         ;     2.0 agu0    13 k.4
        vmovdqu ymm5, [r8 + 16544]                         ;     2.2 agu1    13 k.5
        vmovdqu ymm6, [r8 + 16576]                         ;     3.0 agu0    13 k.6
        vmovdqu ymm7, [r8 + 16608]                         ;     3.2 agu1    13 k.7
        vpand ymm8, ymm1, ymm3                             ;     8.2 fp0     13 k
        vpxor ymm8, ymm8, ymm0                             ;     9.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm2, ymm8                             ;    10.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm1, ymm3                            ;     8.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                            ;     9.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;    10.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm10                             ;    11.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;    12.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm1                            ;    13.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm10                             ;    11.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm7                            ;    10.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                             ;    12.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                            ;    14.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm2                              ;    15.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                             ;    16.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;    15.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, ymm10                            ;    11.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                             ;    12.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm10                           ;    11.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                             ;    10.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;    11.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm10                             ;    11.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm11                             ;    12.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                           ;    11.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                             ;    12.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;    13.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;    16.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;    13.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;    14.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                             ;    15.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm5                            ;    14.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                           ;    17.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;    17.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                             ;    13.3 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;    14.3 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm3                             ;    18.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                           ;    17.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;    18.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm2, ymm10                            ;    19.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm5                             ;    20.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm2, ymm5                             ;    21.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm11, ymm7                             ;    22.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm11, ymm5                            ;    21.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;    22.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                          ;    22.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                             ;    23.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;    24.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm10, ymm7                           ;    23.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;    23.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;    24.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;    25.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;    19.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;    24.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm8                            ;    25.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm10                             ;    19.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;    26.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                           ;    26.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm0, ymm6                             ;    27.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                             ;    23.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;    24.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;    25.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                            ;    28.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm0, ymm1                             ;    29.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm11, ymm4                            ;    26.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm1                              ;    29.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;    26.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm8                             ;    26.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;    27.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                             ;    26.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm4                            ;    27.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                             ;    27.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm8                              ;    27.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm6, ymm0                            ;    30.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm10                             ;    30.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm6, ymm1                            ;    29.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;    28.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                             ;    28.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm10, ymm14                           ;    30.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                             ;    29.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                             ;    30.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm3                              ;    29.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;    31.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;    32.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                             ;    28.3 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;    30.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm10, ymm6                            ;    33.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                             ;    29.3 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                             ;    29.3 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                             ;    34.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;    35.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;    36.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;    31.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;    37.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;    36.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;    37.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel whirlpool_many.T1_constants256] ;    30.2 agu0    13 k reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;    37.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;    31.5 fp0     13 k
        vpxor ymm11, ymm11, ymm0                           ;    37.2 fp1     13 k
        vmovdqu ymm1, [r9 + 16640]                         ;    30.8 agu1    13 k.0
        vmovdqu ymm3, [r9 + 16672]                         ;    31.2 agu0    13 k.1
        vmovdqu ymm5, [r9 + 16704]                         ;    31.8 agu1    13 k.2
        vmovdqu ymm6, [r9 + 16736]                         ;    32.2 agu0    13 k.3
        vmovdqu ymm8, [r9 + 16768]                         ;    32.8 agu1    13 k.4
        vmovdqu ymm10, [r9 + 16800]                        ;    33.2 agu0    13 k.5
        vmovdqu ymm15, [r9 + 16832]                        ;    33.8 agu1    13 k.6
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 128], ymm12                         ;    38.2 agu2+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [r9 + 16864]                        ;    34.2 agu0    13 k.7
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm2                           ;    38.2 agu2+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm3, ymm6                             ;    39.2 fp2     13 k
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;    40.2 fp3     13 k
        db 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm9                           ;    34.0 agu2+fp5   13 k spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm5, ymm2                             ;    41.2 fp0     13 k
        db 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm14                          ;    38.2 agu1+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm6                            ;    39.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                            ;    40.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;    41.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm14                             ;    42.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;    43.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                             ;    42.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm3                            ;    44.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                             ;    43.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;    45.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm12                           ;    41.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm5                              ;    46.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;    46.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                             ;    47.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm14                            ;    42.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;    43.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                             ;    48.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, ymm14                           ;    42.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                          ;    41.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                            ;    42.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm14                           ;    42.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm9                            ;    43.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                          ;    42.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                            ;    43.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                             ;    44.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;    47.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                            ;    44.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;    45.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                             ;    46.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm10                             ;    45.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;    48.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                           ;    44.3 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;    45.3 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm6                            ;    49.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;    48.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                           ;    49.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm5, ymm14                           ;    50.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;    51.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm5, ymm10                           ;    52.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;    50.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                             ;    50.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm11                           ;    45.7 agu2+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm9, ymm12                            ;    53.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                            ;    54.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;    54.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm9                            ;    52.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;    53.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                          ;    53.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                            ;    54.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;    55.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;    55.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;    56.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                          ;    54.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;    55.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm9, ymm2                            ;    56.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                          ;    57.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                          ;    57.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;    55.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm1, ymm15                             ;    58.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;    56.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;    59.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm1, ymm3                            ;    60.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;    57.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm9, ymm8                            ;    57.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm3                              ;    60.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 32], ymm13                          ;    54.7 agu0+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm10, ymm2                           ;    57.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                           ;    58.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                             ;    57.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm8                              ;    58.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                          ;    58.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm2                            ;    58.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;    59.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                           ;    59.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                          ;    60.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                          ;    61.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm6                              ;    60.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                           ;    59.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;    61.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                          ;    60.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm15, ymm1                           ;    61.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm14                             ;    61.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                             ;    59.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm3                            ;    60.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;    62.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                             ;    61.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;    62.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;    63.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm15                           ;    64.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                             ;    65.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;    66.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                            ;    67.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;    68.2 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                          ;    67.2 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;    68.2 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;    63.2 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;    62.5 fp2     13 k
        db 0x2e
        vpxor ymm9, ymm9, ymm0                             ;    63.5 fp3     13 k
        vmovdqu ymm2, [r10 + 16896]                        ;    61.5 agu1    13 k.0
        vmovdqu ymm3, [r10 + 16928]                        ;    61.7 agu0    13 k.1
        vmovdqu ymm6, [r10 + 16960]                        ;    62.5 agu1    13 k.2
        vmovdqu ymm14, [r10 + 16992]                       ;    62.7 agu0    13 k.3
        vmovdqu ymm15, [r10 + 17024]                       ;    63.5 agu1    13 k.4
        vmovdqu [rbp + 64], ymm5                           ;    69.2 agu2+fp5   13 k spill
        vmovdqu ymm5, [r10 + 17056]                        ;    63.7 agu0    13 k.5
        db 0x2e
        vmovdqu [rbp + 96], ymm13                          ;    68.2 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm13, [r10 + 17088]                       ;    64.5 agu1    13 k.6
        db 0x2e
        vmovdqu [rbp + 128], ymm9                          ;    64.5 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm9, [r10 + 17120]                        ;    64.7 agu0    13 k.7
        db 0x2e
        vmovdqu [rbp + 160], ymm11                         ;    65.3 agu2+fp5   13 k spill
        db 0x2e
        vpand ymm11, ymm3, ymm14                           ;    69.7 fp0     13 k
        db 0x2e
        vpxor ymm11, ymm11, ymm2                           ;    70.7 fp1     13 k
        db 0x2e
        vmovdqu [rbp + 192], ymm1                          ;    69.2 agu1+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm11                            ;    71.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 224], ymm12                         ;    67.3 agu0+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm14                           ;    69.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                            ;    70.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;    71.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm12                             ;    72.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;    73.7 fp3     13 k
        db 0x2e, 0x2e
        vpor ymm14, ymm14, ymm12                           ;    72.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm2, ymm3                            ;    74.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                            ;    73.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;    75.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm15, ymm9                           ;    71.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm6                              ;    76.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;    76.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                             ;    77.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm12                           ;    72.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                            ;    73.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;    78.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm12                           ;    72.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                           ;    71.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;    72.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm12                           ;    72.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm1                              ;    73.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                           ;    72.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                           ;    73.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;    74.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;    77.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;    74.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;    75.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;    76.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm5                              ;    75.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;    78.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;    74.8 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;    75.8 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm14                           ;    79.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;    78.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                          ;    79.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm12                            ;    80.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                            ;    81.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm5, ymm6                             ;    82.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                           ;    80.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm12                             ;    80.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 256], ymm10                         ;    76.2 agu2+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm1, ymm9                             ;    83.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                            ;    84.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;    84.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm1                              ;    82.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;    83.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                            ;    83.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                             ;    84.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;    85.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;    85.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;    86.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                            ;    84.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                           ;    85.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm11                            ;    86.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;    87.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;    87.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;    85.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm2, ymm13                             ;    88.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;    86.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;    89.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm2, ymm3                             ;    90.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                          ;    87.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm15                           ;    87.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm3                              ;    90.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 288], ymm8                          ;    85.2 agu1+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, ymm11                            ;    87.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                            ;    88.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                          ;    87.7 fp0     13 k
        db 0x2e, 0x2e
        vpor ymm1, ymm1, ymm15                             ;    88.7 fp1     13 k
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;    88.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm11                           ;    88.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;    89.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                            ;    89.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;    90.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;    91.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm14                           ;    90.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm14                            ;    89.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;    91.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;    90.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm13, ymm2                            ;    91.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm12                             ;    91.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                          ;    89.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, ymm3                           ;    90.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                            ;    92.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm12                           ;    91.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                            ;    92.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                           ;    93.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm13                          ;    94.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                            ;    95.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;    96.7 fp2     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;    97.7 fp3     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;    98.7 fp0     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;    97.7 fp1     13 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;    98.7 fp2     13 k
        db 0x2e
        vpxor ymm9, ymm9, ymm0                             ;    93.7 fp3     13 k
        db 0x2e
        vpxor ymm1, ymm1, ymm11                            ;    93.0 fp0     13 k
        db 0x2e
        vpxor ymm1, ymm1, ymm0                             ;    94.0 fp1     13 k
        db 0x2e
        vmovdqu ymm3, [r11 + 17152]                        ;    92.0 agu0    14 k.0
        db 0x2e
        vmovdqu ymm11, [r11 + 17184]                       ;    92.2 agu1    14 k.1
        db 0x2e
        vmovdqu ymm12, [r11 + 17216]                       ;    93.0 agu0    14 k.2
        vmovdqu ymm13, [r11 + 17248]                       ;    93.2 agu1    14 k.3
        vmovdqu ymm14, [r11 + 17280]                       ;    94.0 agu0    14 k.4
        vmovdqu [rbp + 320], ymm10                         ;    92.8 agu2+fp5   13 k spill
        vmovdqu ymm10, [r11 + 17312]                       ;    94.2 agu1    14 k.5
        vmovdqu [rbp + 352], ymm2                          ;    99.7 agu2+fp5   13 k spill
        vmovdqu ymm2, [r11 + 17344]                        ;    95.0 agu0    14 k.6
        vmovdqu [rbp + 384], ymm1                          ;    95.0 agu2+fp5   13 k spill
        vmovdqu ymm1, [r11 + 17376]                        ;    95.2 agu1    14 k.7
        vmovdqu [rbp + 416], ymm8                          ;    98.7 agu2+fp5   13 k spill
        vpand ymm8, ymm11, ymm13                           ;   100.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   101.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 448], ymm9                          ;    96.8 agu0+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm8                            ;   102.2 fp0     14 k
        db 0x2e, 0x2e
        vmovdqu [rbp + 480], ymm15                         ;    97.8 agu1+fp5   13 k spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm11, ymm13                          ;   100.2 fp1     14 k
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                          ;   101.2 fp2     14 k
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   102.2 fp3     14 k
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm15                             ;   103.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                           ;   104.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   103.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm3, ymm11                           ;   105.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                            ;   104.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   106.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm1                           ;   102.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm12                             ;   107.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   107.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                             ;   108.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm15                          ;   103.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   104.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                           ;   109.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm2, ymm15                            ;   103.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                             ;   102.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                           ;   103.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm15                             ;   103.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm9                              ;   104.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                          ;   103.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                          ;   104.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   105.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;   108.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                           ;   105.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                          ;   106.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   107.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm10                             ;   106.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;   109.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                          ;   105.3 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                            ;   106.3 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm2, ymm13                           ;   110.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   109.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   110.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, ymm15                           ;   111.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                            ;   112.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm1                           ;   113.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;   111.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm15                           ;   111.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 512], ymm6                          ;   106.7 agu2+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm9, ymm12                             ;   114.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                           ;   115.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                             ;   115.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm9                              ;   113.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;   114.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                            ;   114.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;   115.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   116.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                             ;   116.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   117.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                          ;   115.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   116.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm8                             ;   117.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                             ;   118.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   118.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   116.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm3, ymm2                             ;   119.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                          ;   117.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   120.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, ymm11                           ;   121.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                           ;   118.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm14                            ;   118.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm11                             ;   121.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 544], ymm4                          ;   115.7 agu0+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm8                             ;   118.2 fp0     14 k
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                            ;   119.2 fp1     14 k
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                           ;   118.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm14                             ;   119.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   119.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm8                              ;   119.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;   120.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                            ;   120.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   121.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                             ;   122.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm13                           ;   121.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                            ;   120.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                           ;   122.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                             ;   121.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm2, ymm3                             ;   122.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm15                             ;   122.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                            ;   120.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm2, ymm11                           ;   121.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                            ;   123.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   122.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   123.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   124.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm15, ymm2                            ;   125.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                           ;   126.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                          ;   127.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   128.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                             ;   129.2 fp2     14 k
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   128.2 fp3     14 k
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   129.2 fp0     14 k
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;   124.2 fp1     14 k
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                             ;   123.5 fp2     14 k
        db 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   124.5 fp3     14 k
        db 0x2e
        vmovdqu ymm2, [r12 + 17408]                        ;   122.5 agu1    14 k.0
        db 0x2e
        vmovdqu ymm8, [r12 + 17440]                        ;   122.7 agu0    14 k.1
        db 0x2e
        vmovdqu ymm11, [r12 + 17472]                       ;   123.5 agu1    14 k.2
        vmovdqu ymm13, [r12 + 17504]                       ;   123.7 agu0    14 k.3
        vmovdqu ymm15, [r12 + 17536]                       ;   124.5 agu1    14 k.4
        vmovdqu [rbp + 576], ymm3                          ;   130.2 agu2+fp5   14 k spill
        vmovdqu ymm3, [r12 + 17568]                        ;   124.7 agu0    14 k.5
        vmovdqu [rbp + 608], ymm12                         ;   125.2 agu2+fp5   14 k spill
        vmovdqu ymm12, [r12 + 17600]                       ;   125.5 agu1    14 k.6
        vmovdqu [rbp + 640], ymm10                         ;   130.2 agu2+fp5   14 k spill
        db 0x2e, 0x2e
        vmovdqu ymm10, [r12 + 17632]                       ;   125.7 agu0    14 k.7
        db 0x2e, 0x2e
        vmovdqu [rbp + 672], ymm14                         ;   126.3 agu2+fp5   14 k spill
        db 0x2e, 0x2e
        vpand ymm14, ymm8, ymm13                           ;   130.7 fp0     14 k
        db 0x2e
        vpxor ymm14, ymm14, ymm2                           ;   131.7 fp1     14 k
        db 0x2e
        vmovdqu [rbp + 704], ymm6                          ;   127.3 agu1+fp5   14 k spill
        db 0x2e
        vpxor ymm6, ymm11, ymm14                           ;   132.7 fp2     14 k
        db 0x2e
        vmovdqu [rbp + 736], ymm4                          ;   129.2 agu0+fp5   14 k spill
        db 0x2e
        vpxor ymm4, ymm8, ymm13                            ;   130.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                           ;   131.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   132.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm4                              ;   133.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   134.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm4                            ;   133.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm2, ymm8                             ;   135.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                            ;   134.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                           ;   136.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm10                           ;   132.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm11                             ;   137.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                          ;   137.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                             ;   138.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm4                           ;   133.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   134.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                           ;   139.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm4                            ;   133.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                          ;   132.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   133.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm4                            ;   133.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm6                            ;   134.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                             ;   133.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                           ;   134.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;   135.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   138.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   135.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   136.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                          ;   137.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm3                              ;   136.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   139.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                            ;   135.8 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   136.8 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm13                           ;   140.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   139.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                            ;   140.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm3, ymm4                            ;   141.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   142.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm3, ymm10                           ;   143.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   141.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm4                              ;   141.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 768], ymm5                          ;   137.2 agu2+fp5   13 k spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm6, ymm11                             ;   144.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                             ;   145.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   145.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm6                            ;   143.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   144.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                           ;   144.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                            ;   145.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;   146.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   146.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   147.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                           ;   145.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                          ;   146.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm14                           ;   147.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   148.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   148.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   146.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm2, ymm12                             ;   149.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   147.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   150.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm2, ymm8                            ;   151.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   148.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm15                            ;   148.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm8                              ;   151.7 fp1     14 k
        db 0x2e, 0x2e
        vmovdqu [rbp + 800], ymm9                          ;   146.2 agu1+fp5   14 k spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm10, ymm14                           ;   148.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   149.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                          ;   148.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm15                             ;   149.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   149.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                             ;   149.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;   150.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                          ;   150.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   151.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   152.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm13                           ;   151.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                            ;   150.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   152.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   151.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm12, ymm2                            ;   152.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm4                              ;   152.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                          ;   150.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm8                           ;   151.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   153.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm4                            ;   152.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                          ;   153.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                          ;   154.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm4, ymm12                           ;   155.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                            ;   156.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   157.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;   158.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   159.7 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   158.7 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;   159.7 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;   154.7 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                            ;   154.0 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   155.0 fp1     14 k
        vmovdqu ymm4, [r13 + 17664]                        ;   153.0 agu0    14 k.0
        vmovdqu ymm8, [r13 + 17696]                        ;   153.2 agu1    14 k.1
        vmovdqu ymm12, [r13 + 17728]                       ;   154.0 agu0    14 k.2
        vmovdqu ymm13, [r13 + 17760]                       ;   154.2 agu1    14 k.3
        vmovdqu ymm14, [r13 + 17792]                       ;   155.0 agu0    14 k.4
        vmovdqu [rbp + 832], ymm11                         ;   155.7 agu2+fp5   14 k spill
        vmovdqu ymm11, [r13 + 17824]                       ;   155.2 agu1    14 k.5
        vmovdqu [rbp + 864], ymm6                          ;   156.0 agu2+fp5   14 k spill
        db 0x2e
        vmovdqu ymm6, [r13 + 17856]                        ;   156.0 agu0    14 k.6
        db 0x2e
        vmovdqu [rbp + 896], ymm5                          ;   155.8 agu2+fp5   14 k spill
        vmovdqu ymm5, [r13 + 17888]                        ;   156.2 agu1    14 k.7
        vmovdqu [rbp + 928], ymm9                          ;   159.7 agu2+fp5   14 k spill
        vpand ymm9, ymm8, ymm13                            ;   161.2 fp2     14 k
        vpxor ymm9, ymm9, ymm4                             ;   162.2 fp3     14 k
        vmovdqu [rbp + 960], ymm3                          ;   160.7 agu0+fp5   14 k spill
        vpxor ymm3, ymm12, ymm9                            ;   163.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 992], ymm15                         ;   158.8 agu1+fp5   14 k spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm13                           ;   161.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                          ;   162.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   163.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm15                             ;   164.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   165.2 fp1     14 k
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   164.2 fp2     14 k
        db 0x2e, 0x2e
        vpand ymm15, ymm4, ymm8                            ;   166.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                            ;   165.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   167.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm5                           ;   163.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm12                             ;   168.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   168.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                             ;   169.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm15                          ;   164.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;   165.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   170.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm6, ymm15                            ;   164.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                             ;   163.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   164.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm15                             ;   164.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm3                              ;   165.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                          ;   164.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                          ;   165.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;   166.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   169.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   166.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                           ;   167.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   168.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm11                             ;   167.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   170.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                          ;   166.3 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;   167.3 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm13                           ;   171.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   170.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;   171.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm15                           ;   172.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;   173.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm5                           ;   174.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                            ;   172.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm15                           ;   172.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1024], ymm2                         ;   167.7 agu2+fp5   14 k spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm3, ymm12                             ;   175.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                           ;   176.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   176.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm3                              ;   174.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   175.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                            ;   175.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                            ;   176.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                             ;   177.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   177.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   178.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                          ;   176.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   177.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm9                             ;   178.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;   179.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   179.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;   177.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm4, ymm6                             ;   180.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                           ;   178.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;   181.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm4, ymm8                            ;   182.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   179.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm3, ymm14                            ;   179.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm8                              ;   182.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1056], ymm10                        ;   176.7 agu0+fp5   14 k spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm5, ymm9                            ;   179.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                          ;   180.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                           ;   179.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm14                             ;   180.2 fp3     14 k
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   180.2 fp0     14 k
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm9                              ;   180.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                          ;   181.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                            ;   181.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   182.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   183.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm13                           ;   182.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                          ;   181.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   183.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                            ;   182.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm6, ymm4                            ;   183.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm15                             ;   183.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                            ;   181.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm6, ymm8                            ;   182.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                            ;   184.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   183.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   184.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   185.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm6                            ;   186.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                             ;   187.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   188.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                            ;   189.2 fp1     14 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;   190.2 fp2     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   189.2 fp3     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;   190.2 fp0     14 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;   185.2 fp1     14 k
        db 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   184.5 fp2     14 k
        db 0x2e
        vpxor ymm3, ymm3, ymm0                             ;   185.5 fp3     14 k
        vmovdqu ymm6, [r14 + 17920]                        ;   183.5 agu1    15 k.0
        vmovdqu ymm8, [r14 + 17952]                        ;   183.7 agu0    15 k.1
        vmovdqu ymm9, [r14 + 17984]                        ;   184.5 agu1    15 k.2
        vmovdqu ymm13, [r14 + 18016]                       ;   184.7 agu0    15 k.3
        vmovdqu ymm15, [r14 + 18048]                       ;   185.5 agu1    15 k.4
        vmovdqu [rbp + 1088], ymm10                        ;   190.2 agu2+fp5   14 k spill
        db 0x2e
        vmovdqu ymm10, [r14 + 18080]                       ;   185.7 agu0    15 k.5
        db 0x2e
        vmovdqu [rbp + 1120], ymm3                         ;   186.5 agu2+fp5   14 k spill
        db 0x2e
        vmovdqu ymm3, [r14 + 18112]                        ;   186.5 agu1    15 k.6
        db 0x2e
        vmovdqu [rbp + 1152], ymm12                        ;   186.3 agu2+fp5   14 k spill
        vmovdqu ymm12, [r14 + 18144]                       ;   186.7 agu0    15 k.7
        vmovdqu [rbp + 1184], ymm14                        ;   187.3 agu2+fp5   14 k spill
        vpand ymm14, ymm8, ymm13                           ;   191.7 fp0     15 k
        vpxor ymm14, ymm14, ymm6                           ;   192.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm4                         ;   191.2 agu1+fp5   14 k spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm14                            ;   193.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm2                         ;   189.3 agu0+fp5   14 k spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm8, ymm13                            ;   191.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                             ;   192.7 fp0     15 k
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                             ;   193.7 fp1     15 k
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm2                              ;   194.7 fp2     15 k
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   195.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm2                            ;   194.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm6, ymm8                             ;   196.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                            ;   195.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   197.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm12                           ;   193.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm9                              ;   198.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                           ;   198.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                             ;   199.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, ymm2                            ;   194.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   195.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   200.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm3, ymm2                             ;   194.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                            ;   193.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   194.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm2                              ;   194.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm4                            ;   195.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                            ;   194.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                          ;   195.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   196.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;   199.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   196.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   197.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;   198.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm10                             ;   197.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                            ;   200.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                           ;   196.8 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                            ;   197.8 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm3, ymm13                            ;   201.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   200.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                            ;   201.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm9, ymm2                            ;   202.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   203.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm10                           ;   204.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                           ;   202.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm2                              ;   202.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm5                         ;   198.2 agu2+fp5   14 k spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm4, ymm12                             ;   205.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                             ;   206.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   206.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm4                            ;   204.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   205.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                           ;   205.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   206.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;   207.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   207.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   208.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                           ;   206.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   207.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm14                           ;   208.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   209.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                            ;   209.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;   207.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm6, ymm3                              ;   210.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   208.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;   211.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm8                            ;   212.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   209.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm4, ymm15                            ;   209.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm8                              ;   212.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm11                        ;   207.2 agu1+fp5   14 k spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm14                          ;   209.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   210.7 fp3     15 k
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                          ;   209.7 fp0     15 k
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm15                             ;   210.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   210.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                             ;   210.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                          ;   211.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                          ;   211.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   212.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                          ;   213.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm13                           ;   212.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                          ;   211.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                           ;   213.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   212.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm3, ymm6                            ;   213.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm2                              ;   213.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                          ;   211.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm3, ymm8                            ;   212.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                            ;   214.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm2                            ;   213.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   214.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;   215.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm2, ymm3                             ;   216.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                             ;   217.7 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                             ;   218.7 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                             ;   219.7 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   220.7 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   219.7 fp1     15 k
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   220.7 fp2     15 k
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;   215.7 fp3     15 k
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                            ;   215.0 fp0     15 k
        db 0x2e
        vpxor ymm4, ymm4, ymm0                             ;   216.0 fp1     15 k
        db 0x2e
        vmovdqu ymm2, [r15 + 18176]                        ;   214.0 agu0    15 k.0
        db 0x2e
        vmovdqu ymm3, [r15 + 18208]                        ;   214.2 agu1    15 k.1
        db 0x2e
        vmovdqu ymm8, [r15 + 18240]                        ;   215.0 agu0    15 k.2
        db 0x2e
        vmovdqu ymm13, [r15 + 18272]                       ;   215.2 agu1    15 k.3
        vmovdqu ymm14, [r15 + 18304]                       ;   216.0 agu0    15 k.4
        vmovdqu ymm0, [r15 + 18336]                        ;   216.2 agu1    15 k.5
        vmovdqu [rbp + 1344], ymm4                         ;   217.0 agu2+fp5   15 k spill
        vmovdqu ymm4, [r15 + 18368]                        ;   217.0 agu0    15 k.6
        vmovdqu [rbp + 1376], ymm6                         ;   221.7 agu2+fp5   15 k spill
        vmovdqu ymm6, [r15 + 18400]                        ;   217.2 agu1    15 k.7
        vmovdqu [rbp + 1408], ymm15                        ;   217.0 agu2+fp5   15 k spill
        vpand ymm15, ymm3, ymm13                           ;   222.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   223.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1440], ymm11                        ;   220.7 agu2+fp5   15 k spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm8, ymm15                           ;   224.2 fp0     15 k
        db 0x2e, 0x2e
        vmovdqu [rbp + 1472], ymm10                        ;   219.0 agu0+fp5   15 k spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm13                           ;   222.2 fp1     15 k
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                            ;   223.2 fp2     15 k
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   224.2 fp3     15 k
        db 0x2e, 0x2e
        vpor ymm11, ymm11, ymm10                           ;   225.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                            ;   226.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm10                           ;   225.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm3                            ;   227.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                            ;   226.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;   228.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm6                           ;   224.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm8                              ;   229.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   229.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                           ;   230.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm14, ymm10                           ;   225.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   226.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                          ;   231.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm4, ymm10                           ;   225.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                             ;   224.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;   225.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm10                             ;   225.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm11                             ;   226.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                           ;   225.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                           ;   226.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   227.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;   230.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;   227.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   228.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                           ;   229.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm0                            ;   228.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;   231.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                             ;   227.3 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                             ;   228.3 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm13                            ;   232.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   231.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   232.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm10                            ;   233.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                            ;   234.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm0, ymm6                             ;   235.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   233.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm10                             ;   233.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1504], ymm5                         ;   228.7 agu1+fp5   15 k spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm11, ymm8                             ;   236.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm5                             ;   237.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   237.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm11                             ;   235.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   236.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                            ;   236.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                             ;   237.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   238.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   238.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   239.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                            ;   237.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   238.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm15                           ;   239.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   240.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   240.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                             ;   238.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm2, ymm4                              ;   241.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   239.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                             ;   242.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm3                             ;   243.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   240.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm14                           ;   240.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm3                              ;   243.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1536], ymm12                        ;   237.7 agu2+fp5   15 k spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm15                           ;   240.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                          ;   241.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                          ;   240.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm14                           ;   241.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   241.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                             ;   241.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   242.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                            ;   242.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   243.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   244.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm13                           ;   243.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                          ;   242.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                          ;   244.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   243.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm4, ymm2                            ;   244.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm10                             ;   244.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                          ;   242.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm3                            ;   243.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   245.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm10                           ;   244.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;   245.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   246.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm4                            ;   247.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                             ;   248.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   249.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   250.2 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   251.2 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   250.2 fp3     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;   251.2 fp0     15 k
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel whirlpool_many.T1_constants256] ;   244.0 agu0    13 k reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   251.0 fp1     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   245.5 fp2     15 k
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   251.0 fp3     15 k
        db 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm7                             ;   246.2 fp0     13 k
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 800]                          ;   244.8 agu1    13 k
        db 0x2e
        vmovdqu ymm10, [rbp + 1056]                        ;   245.0 agu0    14 k reload
        db 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   252.0 fp1     13 k
        db 0x2e
        vmovdqu ymm13, [rbp + 1312]                        ;   245.8 agu1    14 k reload
        db 0x2e
        vpxor ymm15, ymm12, ymm13                          ;   252.8 fp2     13 k
        db 0x2e
        vmovdqu [rbp + 1568], ymm2                         ;   252.2 agu2+fp5   15 k spill
        db 0x2e
        vpxor ymm2, ymm9, [rbp + 768]                      ;   246.7 fp3+agu0   13 k
        vmovdqu [rbp + 1600], ymm4                         ;   253.0 agu2+fp5   13 k spill
        vpxor ymm4, ymm7, [rbp + 1536]                     ;   247.2 fp0+agu1   13 k
        vmovdqu [rbp + 1632], ymm4                         ;   248.2 agu0+fp5   13 k spill
        vmovdqu ymm4, [rbp + 544]                          ;   247.8 agu1    13 k
        vpxor ymm4, ymm4, [rbp + 1024]                     ;   254.8 fp1+agu0   13 k
        vmovdqu [rbp + 1664], ymm4                         ;   255.8 agu2+fp5   13 k spill
        vmovdqu ymm4, [rbp + 288]                          ;   248.8 agu1    13 k
        vpxor ymm4, ymm4, [rbp + 992]                      ;   255.8 fp2+agu0   13 k
        vmovdqu [rbp + 1696], ymm8                         ;   252.0 agu2+fp5   15 k spill
        vmovdqu ymm8, [rbp + 992]                          ;   249.8 agu1    13 k
        vpxor ymm8, ymm8, [rbp + 1280]                     ;   256.8 fp3+agu0   13 k
        vpxor ymm13, ymm14, [rbp + 1248]                   ;   250.8 fp0+agu1   13 k
        vmovdqu [rbp + 1728], ymm2                         ;   250.7 agu2+fp5   13 k spill
        vmovdqu ymm2, [rbp + 736]                          ;   251.0 agu0    13 k
        vpxor ymm2, ymm2, [rbp + 960]                      ;   258.0 fp1+agu1   13 k
        vmovdqu [rbp + 1760], ymm2                         ;   259.0 agu2+fp5   13 k spill
        vpxor ymm2, ymm8, [rbp + 512]                      ;   257.8 fp2+agu0   13 k
        vpxor ymm8, ymm8, [rbp + 1504]                     ;   257.8 fp3+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 1792], ymm8                         ;   258.8 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm8, [rbp + 32]                           ;   253.0 agu0    13 k
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 928]                      ;   260.0 fp0+agu1   13 k
        vmovdqu [rbp + 1824], ymm9                         ;   253.7 agu2+fp5   15 k spill
        vpxor ymm9, ymm10, [rbp + 256]                     ;   254.0 fp1+agu0   13 k
        vmovdqu ymm10, [rbp + 736]                         ;   254.8 agu1    13 k
        vpxor ymm10, ymm10, [rbp + 1216]                   ;   261.8 fp2+agu0   13 k
        vmovdqu [rbp + 1856], ymm10                        ;   262.8 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm10, [rbp + 704]                         ;   255.8 agu1    13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 1184]                   ;   262.8 fp3+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 1888], ymm10                        ;   263.8 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm10, ymm15, ymm7                           ;   254.8 fp0     13 k
        vmovdqu [rbp + 1920], ymm15                        ;   256.7 agu2+fp5   13 k spill
        vmovdqu ymm15, [rbp + 544]                         ;   256.8 agu1    13 k
        vpxor ymm15, ymm15, [rbp + 672]                    ;   263.8 fp1+agu0   13 k
        vmovdqu [rbp + 1952], ymm10                        ;   257.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm10, ymm5, [rbp + 0]                       ;   257.8 fp2+agu1   13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 224]                    ;   258.8 fp3+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 1984], ymm10                        ;   259.8 agu2+fp5   13 k spill
        vpxor ymm10, ymm5, [rbp + 896]                     ;   258.8 fp0+agu1   13 k
        vmovdqu [rbp + 2016], ymm10                        ;   259.8 agu0+fp5   13 k spill
        vpxor ymm10, ymm11, [rbp + 864]                    ;   259.8 fp1+agu1   13 k
        vmovdqu [rbp + 2048], ymm9                         ;   260.7 agu2+fp5   13 k spill
        vmovdqu ymm9, [rbp + 480]                          ;   260.0 agu0    13 k
        vpxor ymm9, ymm9, [rbp + 1184]                     ;   267.0 fp2+agu1   13 k
        vmovdqu [rbp + 2080], ymm9                         ;   268.0 agu2+fp5   13 k spill
        vpxor ymm9, ymm15, [rbp + 1472]                    ;   264.8 fp3+agu0   13 k
        vmovdqu [rbp + 2112], ymm5                         ;   262.7 agu2+fp5   15 k spill
        vpxor ymm5, ymm3, [rbp + 1152]                     ;   261.8 fp0+agu1   13 k
        vmovdqu [rbp + 2144], ymm5                         ;   263.7 agu0+fp5   13 k spill
        vmovdqu ymm5, [rbp + 192]                          ;   262.8 agu1    13 k
        vpxor ymm5, ymm5, [rbp + 1248]                     ;   269.8 fp1+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 2176], ymm5                         ;   270.8 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm5, ymm3, [rbp + 832]                      ;   263.8 fp2+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 2208], ymm3                         ;   265.7 agu2+fp5   13 k spill
        vpxor ymm3, ymm1, [rbp + 480]                      ;   264.0 fp3+agu0   13 k
        vmovdqu [rbp + 2240], ymm1                         ;   266.7 agu2+fp5   14 k spill
        vmovdqu ymm1, [rbp - 32]                           ;   264.8 agu1    13 k
        vpxor ymm1, ymm1, [rbp + 1120]                     ;   271.8 fp0+agu0   13 k
        vpxor ymm1, ymm1, [rbp + 1440]                     ;   272.8 fp1+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 2272], ymm1                         ;   273.8 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm1, [rbp - 64]                           ;   266.0 agu0    13 k
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 704]                      ;   273.0 fp2+agu1   13 k
        vmovdqu [rbp + 2304], ymm3                         ;   268.7 agu2+fp5   13 k spill
        vpxor ymm3, ymm9, [rbp + 256]                      ;   267.0 fp3+agu0   13 k
        vmovdqu [rbp + 2336], ymm3                         ;   269.7 agu2+fp5   13 k spill
        vmovdqu ymm3, [rbp + 160]                          ;   267.8 agu1    13 k
        vpxor ymm3, ymm3, [rbp + 1504]                     ;   274.8 fp0+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 2368], ymm5                         ;   270.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm5, ymm14, ymm3                            ;   275.8 fp1     13 k
        db 0x2e
        vmovdqu [rbp + 2400], ymm3                         ;   275.8 agu1+fp5   13 k spill
        db 0x2e
        vmovdqu ymm3, [rbp + 288]                          ;   269.0 agu0    13 k
        vpxor ymm3, ymm3, [rbp + 1408]                     ;   276.0 fp2+agu1   13 k
        vmovdqu [rbp + 2432], ymm5                         ;   276.8 agu2+fp5   13 k spill
        vpxor ymm5, ymm7, [rbp + 704]                      ;   270.0 fp3+agu0   13 k
        vmovdqu [rbp + 2464], ymm5                         ;   273.7 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm5, [rbp + 128]                          ;   270.8 agu1    13 k
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 800]                      ;   277.8 fp0+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 2496], ymm3                         ;   277.0 agu2+fp5   13 k spill
        vpxor ymm3, ymm12, [rbp + 96]                      ;   271.8 fp1+agu1   13 k
        vpxor ymm3, ymm3, [rbp + 736]                      ;   272.8 fp2+agu0   13 k
        vpxor ymm3, ymm3, [rbp + 1088]                     ;   273.8 fp3+agu1   13 k
        vmovdqu [rbp + 2528], ymm3                         ;   275.7 agu2+fp5   13 k spill
        vmovdqu ymm3, [rbp + 928]                          ;   273.0 agu0    13 k
        vpxor ymm3, ymm3, [rbp + 1376]                     ;   280.0 fp0+agu1   13 k
        vmovdqu [rbp + 2560], ymm3                         ;   281.0 agu2+fp5   13 k spill
        vmovdqu ymm3, [rbp + 448]                          ;   274.0 agu0    13 k
        vpxor ymm3, ymm3, [rbp + 1472]                     ;   281.0 fp1+agu1   13 k
        vmovdqu [rbp + 2592], ymm12                        ;   277.7 agu2+fp5   15 k spill
        vpxor ymm12, ymm6, [rbp + 512]                     ;   275.0 fp2+agu0   13 k
        vmovdqu [rbp + 2624], ymm12                        ;   278.7 agu2+fp5   13 k spill
        vmovdqu ymm12, [rbp + 1184]                        ;   275.8 agu1    13 k
        vpxor ymm12, ymm12, [rbp + 1472]                   ;   282.8 fp3+agu0   13 k
        vmovdqu [rbp + 2656], ymm12                        ;   283.8 agu2+fp5   13 k spill
        vpxor ymm12, ymm8, [rbp + 1440]                    ;   276.8 fp0+agu1   13 k
        vpxor ymm12, ymm12, [rbp + 416]                    ;   277.8 fp1+agu0   13 k
        vmovdqu [rbp + 2688], ymm8                         ;   280.7 agu2+fp5   13 k spill
        vpxor ymm8, ymm3, [rbp + 512]                      ;   282.0 fp2+agu1   13 k
        vmovdqu [rbp + 2720], ymm3                         ;   282.0 agu0+fp5   13 k spill
        vpxor ymm3, ymm7, [rbp + 384]                      ;   278.8 fp3+agu1   13 k
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 768]                      ;   279.0 fp0+agu0   13 k
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 928]                      ;   280.0 fp1+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 928], ymm8                          ;   283.0 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm8, ymm5, ymm11                            ;   278.8 fp2     13 k
        db 0x2e
        vmovdqu [rbp + 2752], ymm5                         ;   283.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm5, ymm2, ymm4                             ;   278.0 fp3     13 k
        db 0x2e
        vmovdqu [rbp + 2784], ymm7                         ;   284.7 agu0+fp5   13 k spill
        db 0x2e
        vpxor ymm7, ymm0, [rbp + 64]                       ;   280.8 fp0+agu1   13 k
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 640]                      ;   281.8 fp1+agu0   13 k
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1312]                     ;   282.8 fp2+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 2816], ymm3                         ;   285.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm3, ymm10, ymm15                           ;   280.0 fp3     13 k
        db 0x2e
        vmovdqu [rbp + 2848], ymm2                         ;   286.7 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm2, [rbp + 0]                            ;   282.0 agu0    13 k
        vpxor ymm2, ymm2, [rbp + 384]                      ;   289.0 fp0+agu1   13 k
        vmovdqu [rbp + 2880], ymm7                         ;   287.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm7, ymm6, [rbp + 1280]                     ;   283.0 fp1+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 2912], ymm0                         ;   288.7 agu2+fp5   15 k spill
        db 0x2e
        vpxor ymm0, ymm9, [rbp - 96]                       ;   283.8 fp2+agu1   13 k
        vmovdqu [rbp + 2944], ymm0                         ;   289.7 agu0+fp5   13 k spill
        vpxor ymm0, ymm14, [rbp + 256]                     ;   284.8 fp3+agu1   13 k
        vmovdqu [rbp + 2976], ymm0                         ;   290.7 agu2+fp5   13 k spill
        vpxor ymm0, ymm13, [rbp + 544]                     ;   285.0 fp0+agu0   13 k
        vmovdqu [rbp + 3008], ymm11                        ;   291.7 agu2+fp5   15 k spill
        db 0x2e
        vmovdqu ymm11, [rbp - 32]                          ;   285.8 agu1    13 k
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1376]                   ;   292.8 fp1+agu0   13 k
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1024]                   ;   293.8 fp2+agu1   13 k
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 352]                    ;   294.8 fp3+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 3040], ymm12                        ;   292.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm12, ymm11, [rbp + 768]                    ;   295.8 fp0+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 3072], ymm11                        ;   295.8 agu2+fp5   13 k spill
        vpxor ymm11, ymm5, ymm1                            ;   285.0 fp1     13 k
        vpxor ymm10, ymm10, [rbp + 2080]                   ;   288.0 fp2+agu0   13 k
        vmovdqu [rbp + 3104], ymm10                        ;   294.7 agu2+fp5   13 k spill
        vmovdqu ymm10, [rbp + 320]                         ;   288.8 agu1    13 k
        vpxor ymm10, ymm10, [rbp + 2112]                   ;   295.8 fp3+agu0   13 k
        vmovdqu [rbp + 2112], ymm7                         ;   295.7 agu2+fp5   13 k spill
        vmovdqu ymm7, [rbp + 544]                          ;   289.8 agu1    13 k
        vpxor ymm7, ymm7, [rbp + 2048]                     ;   296.8 fp0+agu0   13 k
        vmovdqu [rbp + 3136], ymm12                        ;   296.8 agu2+fp5   13 k spill
        vpxor ymm12, ymm13, [rbp + 832]                    ;   290.8 fp1+agu1   13 k
        vmovdqu [rbp + 3168], ymm13                        ;   297.7 agu0+fp5   13 k spill
        vmovdqu ymm13, [rbp + 1344]                        ;   291.8 agu1    13 k
        vpxor ymm13, ymm13, [rbp + 2080]                   ;   298.8 fp2+agu0   13 k
        vmovdqu [rbp + 3200], ymm13                        ;   299.8 agu2+fp5   13 k spill
        vmovdqu ymm13, [rbp + 160]                         ;   292.8 agu1    13 k
        vpxor ymm13, ymm13, [rbp + 1408]                   ;   299.8 fp3+agu0   13 k
        vmovdqu [rbp + 3232], ymm11                        ;   299.7 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm11, [rbp + 256]                         ;   293.8 agu1    13 k
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 320]                    ;   300.8 fp0+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 3264], ymm9                         ;   300.7 agu2+fp5   13 k spill
        vmovdqu ymm9, [rbp + 2016]                         ;   294.8 agu1    13 k
        vpxor ymm9, ymm9, [rbp + 2656]                     ;   301.8 fp1+agu0   13 k
        vmovdqu [rbp + 3296], ymm8                         ;   301.7 agu2+fp5   13 k spill
        vmovdqu ymm8, [rbp + 32]                           ;   295.8 agu1    13 k
        vpxor ymm8, ymm8, [rbp + 1824]                     ;   302.8 fp2+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 3328], ymm8                         ;   303.8 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm8, [rbp + 608]                          ;   296.8 agu1    13 k
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2176]                     ;   303.8 fp3+agu0   13 k
        vmovdqu [rbp + 3360], ymm8                         ;   304.8 agu2+fp5   13 k spill
        vmovdqu ymm8, [rbp - 96]                           ;   297.8 agu1    13 k
        vpxor ymm8, ymm8, [rbp + 1536]                     ;   304.8 fp0+agu0   13 k
        vpxor ymm8, ymm8, [rbp + 448]                      ;   305.8 fp1+agu1   13 k
        vmovdqu [rbp + 3392], ymm9                         ;   304.7 agu2+fp5   13 k spill
        vpxor ymm9, ymm8, [rbp + 2368]                     ;   306.8 fp2+agu0   13 k
        vmovdqu [rbp + 3424], ymm8                         ;   306.8 agu2+fp5   13 k spill
        vpxor ymm8, ymm11, [rbp + 1408]                    ;   301.8 fp3+agu1   13 k
        vmovdqu [rbp + 3456], ymm9                         ;   307.8 agu2+fp5   13 k spill
        vmovdqu ymm9, [rbp + 960]                          ;   300.0 agu0    13 k
        vpxor ymm9, ymm9, [rbp + 1728]                     ;   307.0 fp0+agu1   13 k
        vmovdqu [rbp + 3488], ymm8                         ;   307.7 agu2+fp5   13 k spill
        vpxor ymm8, ymm15, [rbp + 1504]                    ;   301.0 fp1+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 3520], ymm0                         ;   308.7 agu1+fp5   13 k spill
        db 0x2e
        vpxor ymm0, ymm7, ymm10                            ;   301.7 fp2     13 k
        db 0x2e
        vpxor ymm7, ymm7, ymm11                            ;   301.8 fp3     13 k
        db 0x2e
        vmovdqu [rbp + 3552], ymm0                         ;   309.7 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm0, [rbp + 448]                          ;   302.2 agu0    13 k
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 576]                      ;   309.2 fp0+agu1   13 k
        vmovdqu [rbp + 3584], ymm0                         ;   310.7 agu2+fp5   13 k spill
        vmovdqu ymm0, [rbp + 2496]                         ;   303.2 agu0    13 k
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2432]                     ;   310.2 fp1+agu1   13 k
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1984]                     ;   304.2 fp2+agu0   13 k
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1632]                     ;   305.2 fp3+agu1   13 k
        vpxor ymm5, ymm5, [rbp + 1600]                     ;   306.2 fp0+agu0   13 k
        vmovdqu [rbp + 3616], ymm0                         ;   311.7 agu2+fp5   13 k spill
        vpxor ymm0, ymm9, [rbp - 128]                      ;   308.0 fp1+agu1   13 k
        vmovdqu [rbp + 3648], ymm9                         ;   312.7 agu2+fp5   13 k spill
        vmovdqu ymm9, [rbp + 2592]                         ;   306.2 agu0    13 k
        vpxor ymm9, ymm9, [rbp + 2208]                     ;   313.2 fp2+agu1   13 k
        vmovdqu [rbp + 3680], ymm9                         ;   314.2 agu2+fp5   13 k spill
        vpxor ymm9, ymm1, [rbp + 1024]                     ;   307.2 fp3+agu0   13 k
        vpxor ymm9, ymm9, [rbp + 1536]                     ;   308.2 fp0+agu1   13 k
        vmovdqu [rbp + 3712], ymm9                         ;   314.7 agu2+fp5   13 k spill
        vmovdqu ymm9, [rbp + 896]                          ;   308.2 agu0    13 k
        vpxor ymm9, ymm9, [rbp + 1472]                     ;   315.2 fp1+agu1   13 k
        vmovdqu [rbp + 3744], ymm1                         ;   315.7 agu2+fp5   13 k spill
        vpxor ymm1, ymm2, [rbp + 2208]                     ;   309.2 fp2+agu0   13 k
        vmovdqu [rbp + 3776], ymm2                         ;   316.7 agu2+fp5   13 k spill
        vpxor ymm2, ymm12, [rbp + 480]                     ;   309.8 fp3+agu1   13 k
        vmovdqu [rbp + 3808], ymm2                         ;   317.7 agu0+fp5   13 k spill
        vmovdqu ymm2, [rbp + 640]                          ;   310.8 agu1    13 k
        vpxor ymm2, ymm2, [rbp + 1088]                     ;   317.8 fp0+agu0   13 k
        vmovdqu [rbp + 3840], ymm2                         ;   318.8 agu2+fp5   13 k spill
        vpxor ymm2, ymm4, [rbp + 800]                      ;   311.8 fp1+agu1   13 k
        db 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   312.8 fp2     13 k
        db 0x2e
        vmovdqu [rbp + 3872], ymm2                         ;   319.7 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm2, [rbp + 1792]                         ;   312.2 agu0    13 k
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2464]                     ;   319.2 fp3+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 3904], ymm2                         ;   320.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm2, ymm4, [rbp + 2624]                     ;   313.2 fp0+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 3936], ymm12                        ;   321.7 agu2+fp5   13 k spill
        vpxor ymm12, ymm14, ymm8                           ;   312.7 fp1     13 k
        db 0x2e
        vmovdqu [rbp + 3968], ymm1                         ;   322.7 agu1+fp5   13 k spill
        db 0x2e
        vmovdqu ymm1, [rbp + 0]                            ;   314.2 agu0    13 k
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 480]                      ;   321.2 fp2+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 4000], ymm9                         ;   323.7 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm9, [rbp - 64]                           ;   315.2 agu0    13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 896]                      ;   322.2 fp3+agu1   13 k
        vmovdqu [rbp + 4032], ymm9                         ;   324.7 agu2+fp5   13 k spill
        vmovdqu ymm9, [rbp + 1472]                         ;   316.2 agu0    13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1408]                     ;   323.2 fp0+agu1   13 k
        db 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   324.2 fp1     13 k
        db 0x2e
        vmovdqu [rbp + 4064], ymm5                         ;   325.7 agu2+fp5   13 k spill
        vmovdqu ymm5, [rbp + 1280]                         ;   317.2 agu0    13 k
        vpxor ymm5, ymm5, [rbp + 1696]                     ;   324.2 fp2+agu1   13 k
        vmovdqu [rbp + 4096], ymm9                         ;   326.7 agu2+fp5   13 k spill
        vpxor ymm9, ymm10, [rbp + 2080]                    ;   318.2 fp3+agu0   13 k
        vmovdqu [rbp + 4128], ymm10                        ;   327.7 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm10, [rbp + 384]                         ;   318.8 agu1    13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 1408]                   ;   325.8 fp0+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 384], ymm5                          ;   328.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm5, ymm7, ymm15                            ;   319.7 fp1     13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1568]                   ;   319.8 fp2+agu1   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3232]                   ;   320.8 fp3+agu0   13 k
        vpxor ymm15, ymm15, [rbp + 3136]                   ;   321.8 fp0+agu1   13 k
        vpxor ymm15, ymm15, [rbp + 96]                     ;   322.8 fp1+agu0   13 k
        vpxor ymm15, ymm15, [rbp + 1312]                   ;   323.8 fp2+agu1   13 k
        vmovdqu [rbp + 4160], ymm15                        ;   329.7 agu2+fp5   13 k spill
        vmovdqu ymm15, [rbp + 832]                         ;   322.2 agu0    13 k
        vpxor ymm15, ymm15, [rbp + 1216]                   ;   329.2 fp3+agu1   13 k
        vmovdqu [rbp + 832], ymm15                         ;   330.7 agu2+fp5   13 k spill
        vmovdqu ymm15, [rbp + 1344]                        ;   323.2 agu0    13 k
        vpxor ymm15, ymm15, [rbp + 1696]                   ;   330.2 fp0+agu1   13 k
        vmovdqu [rbp + 4192], ymm7                         ;   331.7 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm7, [rbp + 128]                          ;   324.2 agu0    13 k
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 992]                      ;   331.2 fp1+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 4224], ymm15                        ;   332.7 agu2+fp5   13 k spill
        vpxor ymm15, ymm2, [rbp + 1440]                    ;   325.2 fp2+agu0   13 k
        vpxor ymm15, ymm15, [rbp - 128]                    ;   326.2 fp3+agu1   13 k
        vpxor ymm15, ymm15, [rbp + 2528]                   ;   327.2 fp0+agu0   13 k
        vmovdqu [rbp + 4256], ymm15                        ;   333.7 agu2+fp5   13 k spill
        vpxor ymm15, ymm10, [rbp + 2016]                   ;   326.8 fp1+agu1   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2304]                   ;   327.8 fp2+agu0   13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 1856]                   ;   327.8 fp3+agu1   13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2272]                   ;   328.8 fp0+agu0   13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3264]                   ;   329.8 fp1+agu1   13 k
        vpxor ymm10, ymm10, [rbp + 2368]                   ;   330.8 fp2+agu0   13 k
        vpxor ymm10, ymm10, [rbp + 3296]                   ;   331.8 fp3+agu1   13 k
        vmovdqu [rbp + 3264], ymm2                         ;   334.7 agu2+fp5   13 k spill
        vpxor ymm2, ymm5, ymm6                             ;   327.8 fp0     13 k
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3488]                     ;   330.2 fp1+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 4288], ymm2                         ;   335.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm2, ymm3, [rbp + 480]                      ;   330.8 fp2+agu1   13 k
        vpxor ymm2, ymm2, ymm13                            ;   331.8 fp3     13 k
        vpxor ymm2, ymm2, [rbp + 1792]                     ;   332.8 fp0+agu0   13 k
        vmovdqu [rbp + 4320], ymm2                         ;   336.7 agu2+fp5   13 k spill
        vmovdqu ymm2, [rbp + 1152]                         ;   331.8 agu1    13 k
        vpxor ymm2, ymm2, [rbp + 1696]                     ;   338.8 fp1+agu0   13 k
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 224]                      ;   339.8 fp2+agu1   13 k
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 608]                      ;   340.8 fp3+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 4352], ymm13                        ;   337.7 agu2+fp5   13 k spill
        vpxor ymm13, ymm1, [rbp + 2496]                    ;   333.8 fp0+agu1   13 k
        vpxor ymm13, ymm13, ymm11                          ;   334.8 fp1     13 k
        vpxor ymm13, ymm13, [rbp + 3520]                   ;   335.8 fp2+agu0   13 k
        vpxor ymm11, ymm11, [rbp + 224]                    ;   334.8 fp3+agu1   13 k
        vpxor ymm11, ymm11, [rbp + 2112]                   ;   335.8 fp0+agu0   13 k
        vpxor ymm11, ymm11, [rbp + 2368]                   ;   336.8 fp1+agu1   13 k
        vpxor ymm11, ymm11, [rbp + 1344]                   ;   337.8 fp2+agu0   13 k
        vmovdqu [rbp + 2496], ymm13                        ;   338.7 agu2+fp5   13 k spill
        vpxor ymm13, ymm4, [rbp + 1120]                    ;   336.8 fp3+agu1   13 k
        vmovdqu [rbp + 4384], ymm11                        ;   339.7 agu2+fp5   13 k spill
        vmovdqu ymm11, [rbp + 1216]                        ;   337.2 agu0    13 k
        vpxor ymm11, ymm11, [rbp + 1568]                   ;   344.2 fp0+agu1   13 k
        vmovdqu [rbp + 4416], ymm3                         ;   340.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm3, ymm15, ymm13                           ;   337.8 fp1     13 k
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 544]                      ;   338.8 fp2+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 4448], ymm3                         ;   341.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm3, ymm11, [rbp + 192]                     ;   345.2 fp3+agu1   13 k
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 576]                      ;   346.2 fp0+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 4480], ymm15                        ;   342.7 agu2+fp5   13 k spill
        vpxor ymm15, ymm6, [rbp + 1408]                    ;   339.8 fp1+agu1   13 k
        vpxor ymm1, ymm1, ymm9                             ;   337.7 fp2     13 k
        db 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   338.7 fp3     13 k
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1472]                     ;   340.2 fp0+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 1472], ymm6                         ;   343.7 agu2+fp5   15 k spill
        vpxor ymm6, ymm0, [rbp + 256]                      ;   340.8 fp1+agu1   13 k
        vpxor ymm6, ymm6, [rbp + 3392]                     ;   341.8 fp2+agu0   13 k
        vpxor ymm6, ymm6, [rbp + 640]                      ;   342.8 fp3+agu1   13 k
        vmovdqu [rbp + 4512], ymm6                         ;   344.7 agu2+fp5   13 k spill
        vmovdqu ymm6, [rbp + 192]                          ;   342.2 agu0    13 k
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1344]                     ;   349.2 fp0+agu1   13 k
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2592]                     ;   350.2 fp1+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 2592], ymm0                         ;   345.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm0, ymm15, [rbp + 288]                     ;   343.8 fp2+agu1   13 k
        vmovdqu [rbp + 1344], ymm2                         ;   346.7 agu2+fp5   13 k spill
        vmovdqu ymm2, [rbp + 1792]                         ;   344.2 agu0    13 k
        vpxor ymm2, ymm2, [rbp + 1888]                     ;   351.2 fp3+agu1   13 k
        vpxor ymm10, ymm10, ymm2                           ;   352.2 fp0     13 k
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                             ;   342.2 fp1     13 k
        db 0x2e
        vpxor ymm8, ymm8, [rbp - 96]                       ;   345.2 fp2+agu0   13 k
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3008]                     ;   346.2 fp3+agu1   13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp - 32]                       ;   346.2 fp0+agu0   13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 128]                      ;   347.2 fp1+agu1   13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4032]                     ;   348.2 fp2+agu0   13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2144]                     ;   349.2 fp3+agu1   13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3584]                     ;   350.2 fp0+agu0   13 k
        db 0x2e, 0x2e
        vmovdqu [rbp + 1792], ymm9                         ;   351.2 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm9, [rbp - 64]                           ;   348.8 agu1    13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 288]                      ;   355.8 fp1+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 4544], ymm10                        ;   353.2 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm10, ymm13, [rbp + 3296]                   ;   349.8 fp2+agu1   13 k
        db 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   346.3 fp3     13 k
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 672]                    ;   350.2 fp0+agu0   13 k
        db 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   351.2 fp1     13 k
        db 0x2e
        vmovdqu [rbp + 3296], ymm1                         ;   352.2 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm1, ymm0, [rbp + 736]                      ;   350.8 fp2+agu1   13 k
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1056]                     ;   351.8 fp3+agu0   13 k
        vpxor ymm1, ymm1, [rbp + 1312]                     ;   352.8 fp0+agu1   13 k
        vpxor ymm1, ymm1, [rbp + 3040]                     ;   353.8 fp1+agu0   13 k
        vmovdqu [rbp + 736], ymm1                          ;   354.8 agu2+fp5   13 k spill
        vmovdqu ymm1, [rbp - 32]                           ;   352.8 agu1    13 k
        vpxor ymm1, ymm1, [rbp + 160]                      ;   359.8 fp2+agu0   13 k
        vmovdqu [rbp + 4576], ymm0                         ;   351.7 agu2+fp5   13 k spill
        vpxor ymm0, ymm14, [rbp + 480]                     ;   353.8 fp3+agu1   13 k
        vmovdqu [rbp + 480], ymm8                          ;   352.7 agu2+fp5   13 k spill
        vpxor ymm8, ymm0, [rbp + 3552]                     ;   354.8 fp0+agu0   13 k
        vmovdqu [rbp + 4608], ymm0                         ;   354.8 agu2+fp5   13 k spill
        vmovdqu ymm0, [rbp + 1088]                         ;   354.8 agu1    13 k
        vpxor ymm0, ymm0, [rbp + 1568]                     ;   361.8 fp1+agu0   13 k
        vmovdqu [rbp + 4640], ymm12                        ;   354.7 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm12, ymm5, [rbp + 3328]                    ;   355.8 fp2+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 4672], ymm2                         ;   355.7 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm2, [rbp + 2528]                         ;   356.2 agu0    13 k
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 1728]                     ;   363.2 fp3+agu1   13 k
        vpxor ymm12, ymm12, ymm2                           ;   364.2 fp0     13 k
        vmovdqu [rbp + 4704], ymm12                        ;   365.2 agu2+fp5   13 k spill
        vpxor ymm12, ymm15, [rbp + 896]                    ;   357.2 fp1+agu0   13 k
        vmovdqu [rbp + 4736], ymm2                         ;   364.2 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm2, ymm12, [rbp + 992]                     ;   358.2 fp2+agu1   13 k
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3456]                   ;   358.2 fp3+agu0   13 k
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1856]                   ;   359.2 fp0+agu1   13 k
        vpxor ymm11, ymm11, [rbp + 64]                     ;   360.2 fp1+agu0   13 k
        vpxor ymm11, ymm11, [rbp + 1152]                   ;   361.2 fp2+agu1   13 k
        vpxor ymm11, ymm11, [rbp + 2432]                   ;   362.2 fp3+agu0   13 k
        vpxor ymm11, ymm11, [rbp + 2336]                   ;   363.2 fp0+agu1   13 k
        vpxor ymm11, ymm11, [rbp + 3328]                   ;   364.2 fp1+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 4768], ymm11                        ;   365.2 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm11, ymm7, [rbp + 3744]                    ;   361.8 fp2+agu1   13 k
        db 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   362.8 fp3     13 k
        vpxor ymm11, ymm11, [rbp + 3200]                   ;   363.8 fp0+agu0   13 k
        vpxor ymm11, ymm11, [rbp + 544]                    ;   364.8 fp1+agu1   13 k
        vmovdqu [rbp + 3744], ymm11                        ;   365.8 agu2+fp5   13 k spill
        vmovdqu ymm11, [rbp + 4000]                        ;   363.2 agu0    13 k
        vpxor ymm11, ymm11, [rbp + 2304]                   ;   370.2 fp2+agu1   13 k
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm15                        ;   361.8 agu2+fp5   13 k spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm11, [rbp + 160]                    ;   371.2 fp3+agu0   13 k
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   372.2 fp0     13 k
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;   371.2 fp1     13 k
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                           ;   372.2 fp2     13 k
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   373.2 fp3     13 k
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 640]                    ;   374.2 fp0+agu1   13 k
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 416]                    ;   375.2 fp1+agu0   13 k
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1824]                   ;   376.2 fp2+agu1   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp - 128]                    ;   372.2 fp3+agu0   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2880]                   ;   373.2 fp0+agu1   13 k
        vpxor ymm1, ymm1, [rbp + 3200]                     ;   367.2 fp1+agu0   13 k
        vpxor ymm1, ymm1, [rbp + 1216]                     ;   368.2 fp2+agu1   13 k
        vpxor ymm1, ymm1, [rbp + 3520]                     ;   369.2 fp3+agu0   13 k
        vpxor ymm1, ymm1, [rbp + 384]                      ;   370.2 fp0+agu1   13 k
        vpxor ymm1, ymm1, [rbp + 2016]                     ;   371.2 fp1+agu0   13 k
        vpxor ymm1, ymm1, [rbp + 448]                      ;   372.2 fp2+agu1   13 k
        vpxor ymm1, ymm1, [rbp + 2464]                     ;   373.2 fp3+agu0   13 k
        vmovdqu [rbp + 2016], ymm1                         ;   374.2 agu2+fp5   13 k spill
        vmovdqu ymm1, [rbp + 576]                          ;   370.8 agu1    13 k
        vpxor ymm1, ymm1, [rbp + 3392]                     ;   377.8 fp0+agu0   13 k
        vpxor ymm1, ymm1, [rbp + 1088]                     ;   378.8 fp1+agu1   13 k
        vpxor ymm1, ymm1, [rbp + 2976]                     ;   379.8 fp2+agu0   13 k
        vpxor ymm1, ymm1, [rbp + 3136]                     ;   380.8 fp3+agu1   13 k
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 992]                      ;   381.8 fp0+agu0   13 k
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1728]                     ;   382.8 fp1+agu1   13 k
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 64]                       ;   383.8 fp2+agu0   13 k
        vmovdqu [rbp + 1728], ymm1                         ;   384.8 agu2+fp5   13 k spill
        vmovdqu ymm1, [rbp + 416]                          ;   374.8 agu1    13 k
        vpxor ymm1, ymm1, [rbp + 1024]                     ;   381.8 fp3+agu0   13 k
        vmovdqu [rbp + 1024], ymm11                        ;   377.2 agu2+fp5   13 k spill
        vmovdqu ymm11, [rbp + 576]                         ;   375.8 agu1    13 k
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 864]                    ;   382.8 fp0+agu0   13 k
        db 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   374.3 fp1     13 k
        db 0x2e
        vmovdqu ymm13, [rbp + 3616]                        ;   376.8 agu1    13 k reload
        db 0x2e
        vmovdqu [rbp + 992], ymm15                         ;   374.8 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm15, ymm11, ymm13                          ;   383.8 fp2     13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3968]                   ;   384.8 fp3+agu0   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 96]                     ;   385.8 fp0+agu1   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2272]                   ;   386.8 fp1+agu0   13 k
        vpxor ymm15, ymm15, [rbp + 2336]                   ;   387.8 fp2+agu1   13 k
        vpxor ymm15, ymm15, [rbp + 4224]                   ;   388.8 fp3+agu0   13 k
        vpxor ymm12, ymm12, [rbp + 1568]                   ;   379.8 fp0+agu1   13 k
        vpxor ymm12, ymm12, [rbp + 3712]                   ;   380.8 fp1+agu0   13 k
        vpxor ymm12, ymm12, [rbp + 224]                    ;   381.8 fp2+agu1   13 k
        vpxor ymm12, ymm12, [rbp + 4192]                   ;   382.8 fp3+agu0   13 k
        vmovdqu [rbp + 4192], ymm15                        ;   389.8 agu2+fp5   13 k spill
        vmovdqu ymm15, [rbp + 4288]                        ;   381.8 agu1    13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2912]                   ;   388.8 fp0+agu0   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3072]                   ;   389.8 fp1+agu1   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2176]                   ;   390.8 fp2+agu0   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1760]                   ;   391.8 fp3+agu1   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2080]                   ;   392.8 fp0+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 2176], ymm12                        ;   383.8 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm12, ymm1, ymm10                           ;   383.2 fp1     13 k
        vpxor ymm12, ymm12, ymm6                           ;   384.2 fp2     13 k
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   385.2 fp3     13 k
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp - 96]                     ;   386.2 fp0+agu1   13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2624]                   ;   387.2 fp1+agu0   13 k
        db 0x2e
        vpxor ymm1, ymm1, ymm0                             ;   384.3 fp2     13 k
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3776]                     ;   385.8 fp3+agu1   13 k
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 608]                      ;   386.8 fp0+agu0   13 k
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1120]                     ;   386.8 fp1+agu1   13 k
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2752]                     ;   387.8 fp2+agu0   13 k
        vpxor ymm0, ymm0, [rbp + 3520]                     ;   388.8 fp3+agu1   13 k
        vpxor ymm0, ymm0, [rbp + 3104]                     ;   389.8 fp0+agu0   13 k
        vpxor ymm0, ymm0, [rbp + 1632]                     ;   390.8 fp1+agu1   13 k
        vpxor ymm7, ymm7, [rbp + 4224]                     ;   389.2 fp2+agu0   13 k
        vpxor ymm7, ymm7, [rbp + 3168]                     ;   390.2 fp3+agu1   13 k
        vpxor ymm7, ymm7, [rbp + 2368]                     ;   391.2 fp0+agu0   13 k
        vpxor ymm7, ymm7, [rbp + 928]                      ;   392.2 fp1+agu1   13 k
        vpxor ymm7, ymm7, [rbp + 1056]                     ;   393.2 fp2+agu0   13 k
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 448]                      ;   394.2 fp3+agu1   13 k
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   388.8 fp0     13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 0]                      ;   392.2 fp1+agu0   13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 96]                     ;   393.2 fp2+agu1   13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3584]                   ;   394.2 fp3+agu0   13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2560]                   ;   395.2 fp0+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 3584], ymm12                        ;   389.8 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm12, [rbp + 3168]                        ;   394.2 agu0    13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3200]                   ;   401.2 fp1+agu1   13 k
        db 0x2e
        vpxor ymm1, ymm1, ymm12                            ;   402.2 fp2     13 k
        db 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   402.2 fp3     13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1600]                   ;   403.2 fp0+agu0   13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 672]                    ;   404.2 fp1+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 1600], ymm7                         ;   395.2 agu2+fp5   13 k spill
        vmovdqu ymm7, [rbp + 2848]                         ;   396.2 agu0    13 k
        vpxor ymm7, ymm7, [rbp + 4288]                     ;   403.2 fp2+agu1   13 k
        db 0x2e
        vpxor ymm1, ymm1, ymm7                             ;   404.2 fp3     13 k
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 576]                      ;   404.2 fp0+agu0   13 k
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3936]                     ;   405.2 fp1+agu1   13 k
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3424]                     ;   406.2 fp2+agu0   13 k
        vpxor ymm7, ymm7, [rbp + 2784]                     ;   407.2 fp3+agu1   13 k
        vpxor ymm7, ymm7, [rbp + 1952]                     ;   408.2 fp0+agu0   13 k
        vpxor ymm7, ymm7, [rbp + 224]                      ;   409.2 fp1+agu1   13 k
        vmovdqu [rbp + 3936], ymm12                        ;   405.2 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm12, ymm14, [rbp + 96]                     ;   400.2 fp2+agu0   13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 640]                    ;   401.2 fp3+agu1   13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2848]                   ;   402.2 fp0+agu0   13 k
        vpxor ymm12, ymm12, [rbp + 3040]                   ;   403.2 fp1+agu1   13 k
        vmovdqu [rbp + 576], ymm7                          ;   410.2 agu2+fp5   13 k spill
        vmovdqu ymm7, [rbp + 672]                          ;   402.2 agu0    13 k
        vpxor ymm7, ymm7, [rbp + 2816]                     ;   409.2 fp2+agu1   13 k
        vmovdqu [rbp + 3168], ymm15                        ;   402.5 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm15, [rbp + 608]                         ;   403.2 agu0    13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1120]                   ;   410.2 fp3+agu1   13 k
        db 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   403.2 fp0     13 k
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3712]                     ;   404.2 fp1+agu0   13 k
        vpxor ymm4, ymm4, [rbp + 4096]                     ;   405.2 fp2+agu1   13 k
        vpxor ymm4, ymm4, [rbp + 4480]                     ;   406.2 fp3+agu0   13 k
        vpxor ymm4, ymm4, [rbp + 3360]                     ;   407.2 fp0+agu1   13 k
        vmovdqu [rbp + 4480], ymm12                        ;   404.2 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm12, [rbp + 1696]                        ;   406.2 agu0    13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2080]                   ;   413.2 fp1+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 1696], ymm4                         ;   408.2 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm4, [rbp + 128]                          ;   407.2 agu0    13 k
        vpxor ymm4, ymm4, [rbp + 864]                      ;   414.2 fp2+agu1   13 k
        vpxor ymm1, ymm1, ymm4                             ;   415.2 fp3     13 k
        vpxor ymm4, ymm4, [rbp + 512]                      ;   415.2 fp0+agu0   13 k
        vmovdqu [rbp + 512], ymm1                          ;   416.2 agu2+fp5   13 k spill
        vpxor ymm1, ymm2, [rbp + 2848]                     ;   408.8 fp1+agu1   13 k
        vmovdqu [rbp + 2848], ymm10                        ;   407.2 agu2+fp5   13 k spill
        vmovdqu ymm10, [rbp + 1088]                        ;   409.2 agu0    13 k
        vpxor ymm10, ymm10, [rbp + 2912]                   ;   416.2 fp2+agu1   13 k
        vpxor ymm10, ymm10, [rbp + 2336]                   ;   417.2 fp3+agu0   13 k
        vpxor ymm10, ymm10, [rbp + 3040]                   ;   418.2 fp0+agu1   13 k
        vmovdqu [rbp + 2336], ymm10                        ;   419.2 agu2+fp5   13 k spill
        vpxor ymm10, ymm1, [rbp + 4032]                    ;   411.2 fp1+agu0   13 k
        db 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   411.2 fp2     13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2944]                   ;   411.8 fp3+agu1   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2624]                   ;   412.8 fp0+agu0   13 k
        vpxor ymm15, ymm15, [rbp + 2816]                   ;   413.8 fp1+agu1   13 k
        vpxor ymm15, ymm15, [rbp + 1056]                   ;   414.8 fp2+agu0   13 k
        vpxor ymm15, ymm15, [rbp + 160]                    ;   415.8 fp3+agu1   13 k
        vpxor ymm1, ymm1, [rbp + 672]                      ;   414.2 fp0+agu0   13 k
        vpxor ymm1, ymm1, [rbp + 2240]                     ;   415.2 fp1+agu1   13 k
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 1536]                     ;   416.2 fp2+agu0   13 k
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 256]                      ;   417.2 fp3+agu1   13 k
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 0]                        ;   418.2 fp0+agu0   13 k
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                            ;   413.8 fp1     13 k
        db 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   414.2 fp2     13 k
        db 0x2e
        vpxor ymm2, ymm2, ymm10                            ;   415.2 fp3     13 k
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 832]                      ;   416.8 fp0+agu1   13 k
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 320]                      ;   417.8 fp1+agu0   13 k
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 800]                      ;   418.8 fp2+agu1   13 k
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 352]                      ;   419.8 fp3+agu0   13 k
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2432]                     ;   420.8 fp0+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 800], ymm15                         ;   416.8 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm15, [rbp + 32]                          ;   419.2 agu0    13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 352]                    ;   426.2 fp1+agu1   13 k
        db 0x2e
        vpxor ymm0, ymm0, ymm15                            ;   427.2 fp2     13 k
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 64]                       ;   420.2 fp3+agu0   13 k
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 1440]                     ;   421.2 fp0+agu1   13 k
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1760]                     ;   422.2 fp1+agu0   13 k
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 352]                      ;   423.2 fp2+agu1   13 k
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1344]                     ;   424.2 fp3+agu0   13 k
        db 0x2e
        vpxor ymm5, ymm5, [rbp - 96]                       ;   425.2 fp0+agu1   13 k
        db 0x2e
        vmovdqu [rbp - 96], ymm0                           ;   428.2 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm0, [rbp - 128]                          ;   423.2 agu0    13 k
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 416]                      ;   430.2 fp1+agu1   13 k
        db 0x2e
        vpxor ymm12, ymm12, ymm0                           ;   431.2 fp2     13 k
        db 0x2e
        vpxor ymm0, ymm0, ymm10                            ;   431.2 fp3     13 k
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1376]                     ;   432.2 fp0+agu0   13 k
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3808]                     ;   433.2 fp1+agu1   13 k
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1344]                     ;   434.2 fp2+agu0   13 k
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1952]                     ;   435.2 fp3+agu1   13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 1248]                   ;   426.2 fp0+agu0   13 k
        vpxor ymm10, ymm10, [rbp + 1280]                   ;   427.2 fp1+agu1   13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 192]                    ;   432.2 fp2+agu0   13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3456]                   ;   433.2 fp3+agu1   13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3232]                   ;   434.2 fp0+agu0   13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3840]                   ;   435.2 fp1+agu1   13 k
        vmovdqu [rbp + 3456], ymm12                        ;   436.2 agu2+fp5   13 k spill
        vpxor ymm12, ymm15, [rbp + 672]                    ;   429.2 fp2+agu0   13 k
        vpxor ymm12, ymm12, ymm3                           ;   430.2 fp3     13 k
        vpxor ymm12, ymm12, [rbp + 1408]                   ;   431.2 fp0+agu1   13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3904]                   ;   432.2 fp1+agu0   13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1312]                   ;   433.2 fp2+agu1   13 k
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2688]                   ;   434.2 fp3+agu0   13 k
        vpxor ymm12, ymm12, [rbp - 128]                    ;   435.2 fp0+agu1   13 k
        vpxor ymm15, ymm15, [rbp + 224]                    ;   432.2 fp1+agu0   13 k
        vpxor ymm15, ymm15, [rbp + 4416]                   ;   433.2 fp2+agu1   13 k
        vpxor ymm15, ymm15, [rbp + 1856]                   ;   434.2 fp3+agu0   13 k
        vpxor ymm15, ymm15, [rbp + 3968]                   ;   435.2 fp0+agu1   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3200]                   ;   436.2 fp1+agu0   13 k
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3232]                   ;   437.2 fp2+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 3200], ymm15                        ;   438.2 agu2+fp5   13 k spill
        vmovdqu ymm15, [rbp + 64]                          ;   435.2 agu0    13 k
        vpxor ymm15, ymm15, [rbp + 3040]                   ;   442.2 fp3+agu1   13 k
        vpxor ymm15, ymm15, [rbp + 2080]                   ;   443.2 fp0+agu0   13 k
        vpxor ymm15, ymm15, [rbp + 3680]                   ;   444.2 fp1+agu1   13 k
        vpxor ymm9, ymm9, [rbp + 3488]                     ;   437.2 fp2+agu0   13 k
        vpxor ymm9, ymm9, [rbp + 1376]                     ;   438.2 fp3+agu1   13 k
        vpxor ymm9, ymm9, [rbp + 480]                      ;   439.2 fp0+agu0   13 k
        vpxor ymm9, ymm9, [rbp + 3360]                     ;   440.2 fp1+agu1   13 k
        vpxor ymm9, ymm9, [rbp + 4000]                     ;   441.2 fp2+agu0   13 k
        vmovdqu [rbp + 4000], ymm15                        ;   445.2 agu2+fp5   13 k spill
        vmovdqu ymm15, [rbp + 1664]                        ;   439.8 agu1    13 k
        vpxor ymm15, ymm15, [rbp + 2208]                   ;   446.8 fp3+agu0   13 k
        vpxor ymm15, ymm15, [rbp + 2720]                   ;   447.8 fp0+agu1   13 k
        vpxor ymm15, ymm15, [rbp + 3328]                   ;   448.8 fp1+agu0   13 k
        vpxor ymm15, ymm15, [rbp + 3840]                   ;   449.8 fp2+agu1   13 k
        vpxor ymm15, ymm15, [rbp + 4672]                   ;   450.8 fp3+agu0   13 k
        vpxor ymm15, ymm15, [rbp + 1344]                   ;   451.8 fp0+agu1   13 k
        vpxor ymm11, ymm11, [rbp + 4352]                   ;   443.2 fp1+agu0   13 k
        vpxor ymm11, ymm11, [rbp + 2240]                   ;   444.2 fp2+agu1   13 k
        vpxor ymm11, ymm11, [rbp + 1248]                   ;   445.2 fp3+agu0   13 k
        vpxor ymm11, ymm11, [rbp + 1152]                   ;   446.2 fp0+agu1   13 k
        vpxor ymm11, ymm11, [rbp + 1888]                   ;   447.2 fp1+agu0   13 k
        vpxor ymm11, ymm11, [rbp + 2944]                   ;   448.2 fp2+agu1   13 k
        vpxor ymm11, ymm11, [rbp + 1376]                   ;   449.2 fp3+agu0   13 k
        vpxor ymm11, ymm11, [rbp + 4128]                   ;   450.2 fp0+agu1   13 k
        vmovdqu [rbp + 4128], ymm9                         ;   443.3 agu2+fp5   13 k spill
        vmovdqu ymm9, [rbp + 3232]                         ;   447.2 agu0    13 k
        vpxor ymm9, ymm9, [rbp + 2592]                     ;   454.2 fp1+agu1   13 k
        vpxor ymm9, ymm9, [rbp + 2912]                     ;   455.2 fp2+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 3232], ymm9                         ;   456.2 agu2+fp5   13 k spill
        db 0x2e
        vpxor ymm9, ymm13, [rbp + 896]                     ;   448.8 fp3+agu1   13 k
        db 0x2e
        vpxor ymm9, ymm9, ymm7                             ;   449.8 fp0     13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1184]                     ;   450.8 fp1+agu0   13 k
        vpxor ymm9, ymm9, [rbp + 3008]                     ;   451.8 fp2+agu1   13 k
        vpxor ymm9, ymm9, [rbp + 1504]                     ;   452.8 fp3+agu0   13 k
        vpxor ymm13, ymm13, [rbp + 640]                    ;   450.8 fp0+agu1   13 k
        vpxor ymm13, ymm13, [rbp + 3648]                   ;   451.8 fp1+agu0   13 k
        vpxor ymm13, ymm13, [rbp + 3072]                   ;   452.8 fp2+agu1   13 k
        vpxor ymm13, ymm13, [rbp + 1216]                   ;   453.8 fp3+agu0   13 k
        vpxor ymm7, ymm7, [rbp + 1184]                     ;   452.8 fp0+agu1   13 k
        vpxor ymm7, ymm7, [rbp + 2144]                     ;   453.8 fp1+agu0   13 k
        vpxor ymm7, ymm7, [rbp + 2112]                     ;   454.8 fp2+agu1   13 k
        vpxor ymm7, ymm7, [rbp + 2048]                     ;   455.8 fp3+agu0   13 k
        vpxor ymm7, ymm7, [rbp + 480]                      ;   456.8 fp0+agu1   13 k
        vmovdqu [rbp + 480], ymm9                          ;   453.8 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm9, [rbp + 1440]                         ;   455.2 agu0    13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2912]                     ;   462.2 fp1+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 1440], ymm7                         ;   457.8 agu2+fp5   13 k spill
        vpxor ymm7, ymm4, [rbp + 288]                      ;   456.2 fp2+agu0   13 k
        vpxor ymm7, ymm7, [rbp + 4640]                     ;   457.2 fp3+agu1   13 k
        vpxor ymm7, ymm7, [rbp + 1888]                     ;   458.2 fp0+agu0   13 k
        vpxor ymm4, ymm4, [rbp - 64]                       ;   457.8 fp1+agu1   13 k
        vpxor ymm4, ymm4, [rbp + 2976]                     ;   458.8 fp2+agu0   13 k
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 384]                      ;   459.8 fp3+agu1   13 k
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 928]                      ;   460.8 fp0+agu0   13 k
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2304]                     ;   461.8 fp1+agu1   13 k
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1472]                     ;   462.8 fp2+agu0   13 k
        db 0x2e
        vpxor ymm6, ymm6, ymm14                            ;   455.2 fp3     13 k
        db 0x2e
        vmovdqu ymm14, [rbp + 1152]                        ;   460.8 agu1    13 k
        vpxor ymm14, ymm14, [rbp + 2048]                   ;   467.8 fp0+agu0   13 k
        vpxor ymm6, ymm6, ymm14                            ;   468.8 fp1     13 k
        vpxor ymm14, ymm14, [rbp + 3104]                   ;   468.8 fp2+agu1   13 k
        vpxor ymm14, ymm14, [rbp + 928]                    ;   469.8 fp3+agu0   13 k
        vpxor ymm14, ymm14, [rbp + 2464]                   ;   470.8 fp0+agu1   13 k
        vpxor ymm6, ymm6, [rbp + 3392]                     ;   469.8 fp1+agu0   13 k
        vpxor ymm6, ymm6, [rbp + 2560]                     ;   470.8 fp2+agu1   13 k
        vpxor ymm6, ymm6, [rbp + 3872]                     ;   471.8 fp3+agu0   13 k
        vpxor ymm6, ymm6, [rbp + 864]                      ;   472.8 fp0+agu1   13 k
        vpxor ymm6, ymm6, [rbp + 4800]                     ;   473.8 fp1+agu0   13 k
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3776]                     ;   474.8 fp2+agu1   13 k
        db 0x2e
        vmovdqu [rbp + 3776], ymm4                         ;   463.8 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm4, [rbp + 2592]                         ;   466.2 agu0    13 k
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3680]                     ;   473.2 fp3+agu1   13 k
        db 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   474.2 fp0     13 k
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2432]                     ;   474.2 fp1+agu0   13 k
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1920]                     ;   475.2 fp2+agu1   13 k
        db 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   466.2 fp3     13 k
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                            ;   466.3 fp0     13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 960]                    ;   468.2 fp1+agu0   13 k
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2880]                   ;   469.2 fp2+agu1   13 k
        db 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   468.2 fp3     13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 608]                      ;   469.2 fp0+agu0   13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 96]                       ;   470.2 fp1+agu1   13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4576]                     ;   471.2 fp2+agu0   13 k
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3392]                     ;   472.2 fp3+agu1   13 k
        vpxor ymm9, ymm9, [rbp + 2048]                     ;   473.2 fp0+agu0   13 k
        vpxor ymm9, ymm9, [rbp + 3424]                     ;   474.2 fp1+agu1   13 k
        vpxor ymm9, ymm9, [rbp + 832]                      ;   475.2 fp2+agu0   13 k
        vpxor ymm9, ymm9, [rbp + 960]                      ;   476.2 fp3+agu1   13 k
        vpxor ymm3, ymm3, [rbp + 1664]                     ;   473.2 fp0+agu0   13 k
        vpxor ymm3, ymm3, [rbp + 768]                      ;   474.2 fp1+agu1   13 k
        vpxor ymm3, ymm3, [rbp + 1184]                     ;   475.2 fp2+agu0   13 k
        vpxor ymm8, ymm8, [rbp + 960]                      ;   474.8 fp3+agu1   13 k
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 32]                       ;   475.8 fp0+agu0   13 k
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 64]                       ;   476.8 fp1+agu1   13 k
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1376]                     ;   477.8 fp2+agu0   13 k
        db 0x2e
        vmovdqu [rbp + 1376], ymm8                         ;   478.8 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm8, [rbp + 4736]                         ;   476.8 agu1    13 k
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4608]                     ;   483.8 fp3+agu0   13 k
        vpxor ymm8, ymm8, [rbp + 2784]                     ;   484.8 fp0+agu1   13 k
        vpxor ymm8, ymm8, [rbp + 1280]                     ;   485.8 fp1+agu0   13 k
        vmovdqu [r8 + 16480], ymm5                         ;   474.5 agu2+fp5   29 st
        vmovdqu ymm5, [rbp + 416]                          ;   478.8 agu1    13 k
        vpxor ymm5, ymm5, [rbp + 2240]                     ;   485.8 fp2+agu0   13 k
        vpxor ymm5, ymm5, [rbp + 2528]                     ;   486.8 fp3+agu1   13 k
        vpxor ymm5, ymm5, [rbp + 2656]                     ;   487.8 fp0+agu0   13 k
        vpxor ymm5, ymm5, [rbp + 960]                      ;   488.8 fp1+agu1   13 k
        vpxor ymm5, ymm5, [rbp + 544]                      ;   489.8 fp2+agu0   13 k
        vmovdqu [r8 + 16608], ymm7                         ;   475.7 agu2+fp5   29 st
        vmovdqu ymm7, [rbp + 1568]                         ;   481.8 agu1    13 k
        vpxor ymm7, ymm7, [rbp + 704]                      ;   488.8 fp3+agu0   13 k
        vpxor ymm7, ymm7, [rbp + 1984]                     ;   489.8 fp0+agu1   13 k
        vpxor ymm7, ymm7, [rbp + 2400]                     ;   490.8 fp1+agu0   13 k
        vpxor ymm7, ymm7, [rbp + 3808]                     ;   491.8 fp2+agu1   13 k
        vpxor ymm7, ymm7, [rbp + 352]                      ;   492.8 fp3+agu0   13 k
        vpxor ymm7, ymm7, [rbp + 3264]                     ;   493.8 fp0+agu1   13 k
        vmovdqu [rbp + 352], ymm7                          ;   494.8 agu2+fp5   13 k spill
        db 0x2e
        vmovdqu ymm7, [rbp + 768]                          ;   485.2 agu0    13 k
        vpxor ymm7, ymm7, [rbp + 2880]                     ;   492.2 fp1+agu1   13 k
        vpxor ymm7, ymm7, [rbp + 3904]                     ;   493.2 fp2+agu0   13 k
        vmovdqu [rbp + 3904], ymm13                        ;   485.2 agu2+fp5   13 k spill
        vmovdqu ymm13, [rbp + 64]                          ;   486.8 agu1    13 k
        vpxor ymm13, ymm13, [rbp + 2592]                   ;   493.8 fp3+agu0   13 k
        vpxor ymm13, ymm13, [rbp + 1248]                   ;   494.8 fp0+agu1   13 k
        vpxor ymm13, ymm13, [rbp + 4288]                   ;   495.8 fp1+agu0   13 k
        vmovdqu [rbp + 4288], ymm4                         ;   487.0 agu2+fp5   13 k spill
        vmovdqu ymm4, [rbp + 1824]                         ;   488.8 agu1    13 k
        vpxor ymm4, ymm4, [rbp + 3552]                     ;   495.8 fp2+agu0   13 k
        vpxor ymm4, ymm4, [rbp + 2880]                     ;   496.8 fp3+agu1   13 k
        vmovdqu [rbp + 2880], ymm4                         ;   497.8 agu2+fp5   13 k spill
        vmovdqu ymm4, [rbp + 992]                          ;   490.2 agu0    13 k reload
        vmovdqu [r8 + 16384], ymm4                         ;   497.2 agu2+fp5   29 st
        vmovdqu ymm4, [rbp + 4704]                         ;   490.8 agu1    13 k reload
        db 0x2e
        vmovdqu [r8 + 16416], ymm4                         ;   497.8 agu2+fp5   29 st
        db 0x2e
        vmovdqu ymm4, [rbp + 96]                           ;   491.2 agu0    13 k
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3552]                     ;   498.2 fp0+agu1   13 k
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3264]                     ;   499.2 fp1+agu0   13 k
        vpxor ymm4, ymm4, [rbp + 1632]                     ;   500.2 fp2+agu1   13 k
        vpxor ymm4, ymm4, [rbp + 2784]                     ;   501.2 fp3+agu0   13 k
        vpxor ymm4, ymm4, [rbp + 2912]                     ;   502.2 fp0+agu1   13 k
        vpxor ymm4, ymm4, [rbp - 32]                       ;   503.2 fp1+agu0   13 k
        vpxor ymm4, ymm4, [rbp + 1344]                     ;   504.2 fp2+agu1   13 k
        vmovdqu [rbp + 1344], ymm4                         ;   505.2 agu2+fp5   13 k spill
        vmovdqu ymm4, [rbp + 1024]                         ;   495.2 agu0    13 k reload
        vmovdqu [r8 + 16448], ymm4                         ;   502.2 agu2+fp5   29 st
        vmovdqu ymm4, [rbp + 2848]                         ;   495.8 agu1    13 k reload
        vmovdqu [r8 + 16512], ymm4                         ;   502.8 agu2+fp5   29 st
        vmovdqu ymm4, [rbp + 1696]                         ;   496.2 agu0    13 k reload
        vmovdqu [r8 + 16544], ymm4                         ;   503.2 agu1+fp5   29 st
        vmovdqu ymm4, [rbp + 4384]                         ;   497.2 agu0    13 k reload
        vmovdqu [r8 + 16576], ymm4                         ;   504.2 agu2+fp5   29 st
        vmovdqu [r9 + 16640], ymm13                        ;   499.0 agu1+fp5   29 st
        vmovdqu ymm4, [rbp + 4480]                         ;   498.2 agu0    13 k reload
        vmovdqu [r9 + 16672], ymm4                         ;   505.2 agu2+fp5   29 st
        vmovdqu ymm4, [rbp + 3168]                         ;   498.8 agu1    13 k reload
        vmovdqu [r9 + 16704], ymm4                         ;   505.8 agu2+fp5   29 st
        vmovdqu ymm4, [rbp + 576]                          ;   499.2 agu0    13 k reload
        vmovdqu [r9 + 16736], ymm4                         ;   506.2 agu1+fp5   29 st
        vmovdqu [r9 + 16800], ymm2                         ;   503.0 agu2+fp5   29 st
        vmovdqu ymm2, [rbp + 512]                          ;   500.2 agu0    13 k reload
        vmovdqu [r9 + 16768], ymm2                         ;   507.2 agu1+fp5   29 st
        vmovdqu [r9 + 16832], ymm14                        ;   505.0 agu2+fp5   29 st
        vmovdqu ymm2, [rbp + 4448]                         ;   501.2 agu0    13 k reload
        vmovdqu [r9 + 16864], ymm2                         ;   508.2 agu1+fp5   29 st
        vmovdqu [r10 + 16896], ymm7                        ;   507.0 agu2+fp5   29 st
        vmovdqu [r10 + 16928], ymm5                        ;   508.0 agu0+fp5   29 st
        vmovdqu [r10 + 16960], ymm12                       ;   509.0 agu1+fp5   29 st
        vmovdqu [r10 + 16992], ymm15                       ;   510.0 agu2+fp5   29 st
        vmovdqu ymm2, [rbp + 4544]                         ;   503.2 agu0    13 k reload
        vmovdqu [r10 + 17024], ymm2                        ;   511.0 agu1+fp5   29 st
        vmovdqu [r10 + 17056], ymm11                       ;   512.0 agu2+fp5   29 st
        vmovdqu [r10 + 17088], ymm1                        ;   513.0 agu0+fp5   29 st
        vmovdqu ymm1, [rbp + 3936]                         ;   504.8 agu1    13 k reload
        vmovdqu [r10 + 17120], ymm1                        ;   514.0 agu2+fp5   29 st
        vmovdqu ymm1, [rbp + 4512]                         ;   505.2 agu0    13 k reload
        vmovdqu [r11 + 17152], ymm1                        ;   515.0 agu1+fp5   29 st
        vmovdqu ymm1, [rbp + 736]                          ;   506.2 agu0    13 k reload
        vmovdqu [r11 + 17184], ymm1                        ;   516.0 agu2+fp5   29 st
        vmovdqu [r11 + 17248], ymm9                        ;   517.0 agu1+fp5   29 st
        vmovdqu ymm1, [rbp + 1728]                         ;   507.2 agu0    13 k reload
        vmovdqu [r11 + 17216], ymm1                        ;   518.0 agu2+fp5   29 st
        vmovdqu [r11 + 17280], ymm6                        ;   519.0 agu1+fp5   29 st
        vmovdqu ymm1, [rbp + 2176]                         ;   508.2 agu0    13 k reload
        vmovdqu [r11 + 17312], ymm1                        ;   520.0 agu2+fp5   29 st
        vmovdqu ymm1, [rbp + 1600]                         ;   508.8 agu1    13 k reload
        vmovdqu [r11 + 17344], ymm1                        ;   521.0 agu2+fp5   29 st
        vmovdqu ymm1, [rbp + 4320]                         ;   509.2 agu0    13 k reload
        vmovdqu [r11 + 17376], ymm1                        ;   522.0 agu1+fp5   29 st
        vmovdqu [r12 + 17408], ymm10                       ;   523.0 agu2+fp5   29 st
        vmovdqu [r12 + 17440], ymm8                        ;   524.0 agu0+fp5   29 st
        vmovdqu [r12 + 17472], ymm3                        ;   525.0 agu1+fp5   29 st
        vmovdqu [r12 + 17504], ymm0                        ;   526.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp - 96]                           ;   511.2 agu0    13 k reload
        vmovdqu [r12 + 17536], ymm0                        ;   527.0 agu1+fp5   29 st
        vmovdqu ymm0, [rbp + 2016]                         ;   512.2 agu0    13 k reload
        vmovdqu [r12 + 17568], ymm0                        ;   528.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 1440]                         ;   513.0 agu1    13 k reload
        vmovdqu [r12 + 17600], ymm0                        ;   529.0 agu0+fp5   29 st
        vmovdqu ymm0, [rbp + 3296]                         ;   514.0 agu1    13 k reload
        vmovdqu [r12 + 17632], ymm0                        ;   530.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 4288]                         ;   515.0 agu0    13 k reload
        vmovdqu [r13 + 17664], ymm0                        ;   531.0 agu1+fp5   29 st
        vmovdqu ymm0, [rbp + 2336]                         ;   516.0 agu0    13 k reload
        vmovdqu [r13 + 17696], ymm0                        ;   532.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 3904]                         ;   517.0 agu1    13 k reload
        vmovdqu [r13 + 17728], ymm0                        ;   533.0 agu0+fp5   29 st
        vmovdqu ymm0, [rbp + 4768]                         ;   518.0 agu1    13 k reload
        vmovdqu [r13 + 17760], ymm0                        ;   534.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 4192]                         ;   519.0 agu0    13 k reload
        vmovdqu [r13 + 17792], ymm0                        ;   535.0 agu1+fp5   29 st
        vmovdqu ymm0, [rbp + 4128]                         ;   520.0 agu0    13 k reload
        vmovdqu [r13 + 17824], ymm0                        ;   536.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 4064]                         ;   521.0 agu1    13 k reload
        vmovdqu [r13 + 17856], ymm0                        ;   537.0 agu0+fp5   29 st
        vmovdqu ymm0, [rbp + 3744]                         ;   522.0 agu1    13 k reload
        vmovdqu [r13 + 17888], ymm0                        ;   538.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 2880]                         ;   523.0 agu0    13 k reload
        vmovdqu [r14 + 17920], ymm0                        ;   539.0 agu1+fp5   29 st
        vmovdqu ymm0, [rbp + 4256]                         ;   524.0 agu0    13 k reload
        vmovdqu [r14 + 17952], ymm0                        ;   540.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 1376]                         ;   525.0 agu1    13 k reload
        vmovdqu [r14 + 17984], ymm0                        ;   541.0 agu0+fp5   29 st
        vmovdqu ymm0, [rbp + 1344]                         ;   526.0 agu1    13 k reload
        vmovdqu [r14 + 18016], ymm0                        ;   542.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 3584]                         ;   527.0 agu0    13 k reload
        vmovdqu [r14 + 18048], ymm0                        ;   543.0 agu1+fp5   29 st
        vmovdqu ymm0, [rbp + 352]                          ;   528.0 agu0    13 k reload
        vmovdqu [r14 + 18080], ymm0                        ;   544.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 3776]                         ;   529.0 agu1    13 k reload
        vmovdqu [r14 + 18112], ymm0                        ;   545.0 agu0+fp5   29 st
        vmovdqu ymm0, [rbp + 480]                          ;   530.0 agu1    13 k reload
        vmovdqu [r14 + 18144], ymm0                        ;   546.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 3232]                         ;   531.0 agu0    13 k reload
        vmovdqu [r15 + 18176], ymm0                        ;   547.0 agu1+fp5   29 st
        vmovdqu ymm0, [rbp + 4000]                         ;   532.0 agu0    13 k reload
        vmovdqu [r15 + 18208], ymm0                        ;   548.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 4160]                         ;   533.0 agu1    13 k reload
        vmovdqu [r15 + 18240], ymm0                        ;   549.0 agu0+fp5   29 st
        vmovdqu ymm0, [rbp + 3456]                         ;   534.0 agu1    13 k reload
        vmovdqu [r15 + 18272], ymm0                        ;   550.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 3200]                         ;   535.0 agu0    13 k reload
        vmovdqu [r15 + 18304], ymm0                        ;   551.0 agu1+fp5   29 st
        vmovdqu ymm0, [rbp + 1792]                         ;   536.0 agu0    13 k reload
        vmovdqu [r15 + 18336], ymm0                        ;   552.0 agu2+fp5   29 st
        vmovdqu ymm0, [rbp + 800]                          ;   537.0 agu1    13 k reload
        vmovdqu [r15 + 18368], ymm0                        ;   553.0 agu0+fp5   29 st
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2496]                         ;   538.0 agu1    13 k reload
        db 0x2e
        vmovdqu [r15 + 18400], ymm0                        ;   554.0 agu2+fp5   29 st
        db 0x2e
        mov rdi, qword [rbp + 5232]                        ;   539.0 agu0    27 keys reload
        db 0x2e
        sub r8, rdi                                        ;   543.0 alu0    27 keys
        db 0x2e
        add r8, 0x800                                      ;   544.0 alu1    27 keys
        db 0x2e
        and r8, 0x3fff                                     ;   545.0 alu2    27 keys
        db 0x2e
        add r8, rdi                                        ;   546.0 alu3    27 keys
        db 0x2e
        sub r9, rdi                                        ;   543.0 alu0    27 keys
        db 0x2e, 0x2e, 0x2e
        add r9, 0x800                                      ;   544.0 alu1    27 keys
        db 0x2e, 0x2e, 0x2e
        and r9, 0x3fff                                     ;   545.0 alu2    27 keys
        db 0x2e, 0x2e, 0x2e
        add r9, rdi                                        ;   546.0 alu3    27 keys
        db 0x2e, 0x2e, 0x2e
        sub r10, rdi                                       ;   544.2 alu0    27 keys
        db 0x2e, 0x2e, 0x2e
        add r10, 0x800                                     ;   545.2 alu1    27 keys
        db 0x2e, 0x2e, 0x2e
        and r10, 0x3fff                                    ;   546.2 alu2    27 keys
        db 0x2e, 0x2e, 0x2e
        add r10, rdi                                       ;   547.2 alu3    27 keys
        db 0x2e, 0x2e, 0x2e
        sub r11, rdi                                       ;   545.2 alu0    27 keys
        db 0x2e, 0x2e, 0x2e
        add r11, 0x800                                     ;   546.2 alu1    27 keys
        db 0x2e, 0x2e, 0x2e
        and r11, 0x3fff                                    ;   547.2 alu2    27 keys
        db 0x2e, 0x2e, 0x2e
        add r11, rdi                                       ;   548.2 alu3    27 keys
        db 0x2e, 0x2e, 0x2e
        sub r12, rdi                                       ;   546.2 alu0    27 keys
        db 0x2e, 0x2e, 0x2e
        add r12, 0x800                                     ;   547.2 alu1    27 keys
        db 0x2e, 0x2e, 0x2e
        and r12, 0x3fff                                    ;   548.2 alu2    27 keys
        db 0x2e, 0x2e, 0x2e
        add r12, rdi                                       ;   549.2 alu3    27 keys
        db 0x2e, 0x2e, 0x2e
        sub r13, rdi                                       ;   547.2 alu0    27 keys
        db 0x2e, 0x2e, 0x2e
        add r13, 0x800                                     ;   548.2 alu1    27 keys
        db 0x2e, 0x2e, 0x2e
        and r13, 0x3fff                                    ;   549.2 alu2    27 keys
        db 0x2e, 0x2e, 0x2e
        add r13, rdi                                       ;   550.2 alu3    27 keys
        db 0x2e, 0x2e, 0x2e
        sub r14, rdi                                       ;   548.2 alu0    27 keys
        db 0x2e, 0x2e, 0x2e
        add r14, 0x800                                     ;   549.2 alu1    27 keys
        db 0x2e, 0x2e, 0x2e
        and r14, 0x3fff                                    ;   550.2 alu2    27 keys
        db 0x2e, 0x2e, 0x2e
        add r14, rdi                                       ;   551.2 alu3    27 keys
        db 0x2e, 0x2e, 0x2e
        sub r15, rdi                                       ;   549.2 alu0    27 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, 0x800                                     ;   550.2 alu1    27 keys
        db 0x2e, 0x2e, 0x2e
        and r15, 0x3fff                                    ;   551.2 alu2    27 keys
        db 0x2e, 0x2e, 0x2e
        add r15, rdi                                       ;   552.2 alu3    27 keys
        db 0x2e, 0x2e, 0x2e
        add esi, 0xffffffff                                ;   550.2 alu0    27 keys
        db 0x2e, 0x2e, 0x2e
        test esi, esi                                      ;                    more keys?
        jne .keys_4
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 5336], r8                         ;                    resident
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 5344], r9                         ;                    resident
        db 0x2e, 0x2e
        mov qword [rbp + 5352], r10                        ;                    resident
        db 0x2e, 0x2e
        mov qword [rbp + 5360], r11                        ;                    resident
        db 0x2e, 0x2e
        mov qword [rbp + 5368], r12                        ;                    resident
        db 0x2e
        mov qword [rbp + 5376], r13                        ;                    resident
        db 0x2e
        mov qword [rbp + 5384], r14                        ;                    resident
        db 0x2e
        mov qword [rbp + 5392], r15                        ;                    resident
        db 0x2e
        mov dword [rbp + 5532], esi                        ;                    resident
        db 0x2e
        mov esi, 8                                         ;     0.0 alu0    32 rows reload
        db 0x2e, 0x2e
        mov dword [rbp + 5536], esi                        ;     1.0 agu0+st0   32 rows
        db 0x2e
        mov r8, qword [rbp + 5232]                         ;     0.3 agu1    31 st.0 reload
        db 0x2e
        mov qword [rbp + 5400], r8                         ;     4.3 agu2+st1   32 rows
        db 0x2e
        mov r9, qword [rbp + 5264]                         ;     1.2 agu0    31 st.0 reload
        db 0x2e
        mov qword [rbp + 5408], r9                         ;     5.2 agu1+st0   32 rows
        db 0x2e
        mov r10, qword [rbp + 5272]                        ;     1.5 agu2    31 st.0 reload
        db 0x2e
        mov qword [rbp + 5416], r10                        ;     5.5 agu0+st1   32 rows
        db 0x2e
        mov r11, qword [rbp + 5280]                        ;     2.3 agu1    31 st.0 reload
        db 0x2e
        mov qword [rbp + 5424], r11                        ;     6.3 agu2+st0   32 rows
        db 0x2e
        mov r12, qword [rbp + 5288]                        ;     3.2 agu0    31 st.0 reload
        db 0x2e
        mov qword [rbp + 5432], r12                        ;     7.2 agu1+st1   32 rows
        db 0x2e
        mov r13, qword [rbp + 5296]                        ;     3.5 agu2    31 st.0 reload
        db 0x2e
        mov qword [rbp + 5440], r13                        ;     7.5 agu0+st0   32 rows
        db 0x2e
        mov r14, qword [rbp + 5304]                        ;     4.3 agu1    31 st.0 reload
        db 0x2e
        mov qword [rbp + 5448], r14                        ;     8.3 agu2+st1   32 rows
        db 0x2e
        mov r15, qword [rbp + 5312]                        ;     5.2 agu0    31 st.0 reload
        db 0x2e
        mov qword [rbp + 5456], r15                        ;     9.2 agu1+st0   32 rows
        db 0x2e
        vmovdqu ymm0, [r8 + 16384]                         ;     6.2 agu0    31 st
        db 0x2e
        mov rsi, qword [rbp + 5328]                        ;     5.5 agu2    31 st.0 reload
        db 0x2e
        vpxor ymm0, ymm0, [rsi]                            ;    16.5 fp0+agu1   31 st
        db 0x2e
        vmovdqu [r8 + 16384], ymm0                         ;    17.5 agu2+fp5   31 st
        vmovdqu ymm0, [r8 + 16416]                         ;     7.2 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 32]                       ;    16.5 fp1+agu1   31 st
        vmovdqu [r8 + 16416], ymm0                         ;    17.5 agu2+fp5   31 st
        db 0x2e
        vmovdqu ymm0, [r8 + 16448]                         ;     8.2 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 64]                       ;    16.5 fp2+agu1   31 st
        vmovdqu [r8 + 16448], ymm0                         ;    17.5 agu2+fp5   31 st
        vmovdqu ymm0, [r8 + 16480]                         ;     9.2 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 96]                       ;    16.5 fp3+agu1   31 st
        vmovdqu [r8 + 16480], ymm0                         ;    17.5 agu2+fp5   31 st
        vmovdqu ymm0, [r8 + 16512]                         ;    10.2 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 128]                      ;    17.2 fp0+agu1   31 st
        vmovdqu [r8 + 16512], ymm0                         ;    18.2 agu2+fp5   31 st
        vmovdqu ymm0, [r8 + 16544]                         ;    11.2 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 160]                      ;    18.2 fp1+agu1   31 st
        vmovdqu [r8 + 16544], ymm0                         ;    19.2 agu2+fp5   31 st
        vmovdqu ymm0, [r8 + 16576]                         ;    12.2 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 192]                      ;    19.2 fp2+agu1   31 st
        vmovdqu [r8 + 16576], ymm0                         ;    20.2 agu2+fp5   31 st
        vmovdqu ymm0, [r8 + 16608]                         ;    13.2 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 224]                      ;    20.2 fp3+agu1   31 st
        vmovdqu [r8 + 16608], ymm0                         ;    21.2 agu2+fp5   31 st
        vmovdqu ymm0, [r9 + 16640]                         ;    16.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 256]                      ;    23.5 fp0+agu1   31 st
        vmovdqu [r9 + 16640], ymm0                         ;    24.5 agu2+fp5   31 st
        vmovdqu ymm0, [r9 + 16672]                         ;    17.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 288]                      ;    24.5 fp1+agu1   31 st
        db 0x2e
        vmovdqu [r9 + 16672], ymm0                         ;    25.5 agu2+fp5   31 st
        vmovdqu ymm0, [r9 + 16704]                         ;    18.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 320]                      ;    25.5 fp2+agu1   31 st
        vmovdqu [r9 + 16704], ymm0                         ;    26.5 agu2+fp5   31 st
        vmovdqu ymm0, [r9 + 16736]                         ;    19.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 352]                      ;    26.5 fp3+agu1   31 st
        vmovdqu [r9 + 16736], ymm0                         ;    27.5 agu2+fp5   31 st
        vmovdqu ymm0, [r9 + 16768]                         ;    20.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 384]                      ;    27.5 fp0+agu1   31 st
        vmovdqu [r9 + 16768], ymm0                         ;    28.5 agu2+fp5   31 st
        vmovdqu ymm0, [r9 + 16800]                         ;    21.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 416]                      ;    28.5 fp1+agu1   31 st
        vmovdqu [r9 + 16800], ymm0                         ;    29.5 agu2+fp5   31 st
        vmovdqu ymm0, [r9 + 16832]                         ;    22.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 448]                      ;    29.5 fp2+agu1   31 st
        vmovdqu [r9 + 16832], ymm0                         ;    30.5 agu2+fp5   31 st
        vmovdqu ymm0, [r9 + 16864]                         ;    23.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 480]                      ;    30.5 fp3+agu1   31 st
        vmovdqu [r9 + 16864], ymm0                         ;    31.5 agu2+fp5   31 st
        vmovdqu ymm0, [r10 + 16896]                        ;    24.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 512]                      ;    31.5 fp0+agu1   31 st
        vmovdqu [r10 + 16896], ymm0                        ;    32.5 agu2+fp5   31 st
        db 0x2e
        vmovdqu ymm0, [r10 + 16928]                        ;    25.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 544]                      ;    32.5 fp1+agu1   31 st
        vmovdqu [r10 + 16928], ymm0                        ;    33.5 agu2+fp5   31 st
        vmovdqu ymm0, [r10 + 16960]                        ;    26.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 576]                      ;    33.5 fp2+agu1   31 st
        vmovdqu [r10 + 16960], ymm0                        ;    34.5 agu2+fp5   31 st
        vmovdqu ymm0, [r10 + 16992]                        ;    27.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 608]                      ;    34.5 fp3+agu1   31 st
        vmovdqu [r10 + 16992], ymm0                        ;    35.5 agu2+fp5   31 st
        vmovdqu ymm0, [r10 + 17024]                        ;    28.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 640]                      ;    35.5 fp0+agu1   31 st
        vmovdqu [r10 + 17024], ymm0                        ;    36.5 agu2+fp5   31 st
        vmovdqu ymm0, [r10 + 17056]                        ;    29.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 672]                      ;    36.5 fp1+agu1   31 st
        vmovdqu [r10 + 17056], ymm0                        ;    37.5 agu2+fp5   31 st
        vmovdqu ymm0, [r10 + 17088]                        ;    30.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 704]                      ;    37.5 fp2+agu1   31 st
        vmovdqu [r10 + 17088], ymm0                        ;    38.5 agu2+fp5   31 st
        vmovdqu ymm0, [r10 + 17120]                        ;    31.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 736]                      ;    38.5 fp3+agu1   31 st
        vmovdqu [r10 + 17120], ymm0                        ;    39.5 agu2+fp5   31 st
        vmovdqu ymm0, [r11 + 17152]                        ;    32.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 768]                      ;    39.5 fp0+agu1   31 st
        vmovdqu [r11 + 17152], ymm0                        ;    40.5 agu2+fp5   31 st
        vmovdqu ymm0, [r11 + 17184]                        ;    33.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 800]                      ;    40.5 fp1+agu1   31 st
        vmovdqu [r11 + 17184], ymm0                        ;    41.5 agu2+fp5   31 st
        vmovdqu ymm0, [r11 + 17216]                        ;    34.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 832]                      ;    41.5 fp2+agu1   31 st
        vmovdqu [r11 + 17216], ymm0                        ;    42.5 agu2+fp5   31 st
        vmovdqu ymm0, [r11 + 17248]                        ;    35.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 864]                      ;    42.5 fp3+agu1   31 st
        vmovdqu [r11 + 17248], ymm0                        ;    43.5 agu2+fp5   31 st
        vmovdqu ymm0, [r11 + 17280]                        ;    36.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 896]                      ;    43.5 fp0+agu1   31 st
        vmovdqu [r11 + 17280], ymm0                        ;    44.5 agu2+fp5   31 st
        vmovdqu ymm0, [r11 + 17312]                        ;    37.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 928]                      ;    44.5 fp1+agu1   31 st
        vmovdqu [r11 + 17312], ymm0                        ;    45.5 agu2+fp5   31 st
        vmovdqu ymm0, [r11 + 17344]                        ;    38.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 960]                      ;    45.5 fp2+agu1   31 st
        vmovdqu [r11 + 17344], ymm0                        ;    46.5 agu2+fp5   31 st
        vmovdqu ymm0, [r11 + 17376]                        ;    39.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 992]                      ;    46.5 fp3+agu1   31 st
        vmovdqu [r11 + 17376], ymm0                        ;    47.5 agu2+fp5   31 st
        vmovdqu ymm0, [r12 + 17408]                        ;    40.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1024]                     ;    47.5 fp0+agu1   31 st
        vmovdqu [r12 + 17408], ymm0                        ;    48.5 agu2+fp5   31 st
        vmovdqu ymm0, [r12 + 17440]                        ;    41.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1056]                     ;    48.5 fp1+agu1   31 st
        vmovdqu [r12 + 17440], ymm0                        ;    49.5 agu2+fp5   31 st
        vmovdqu ymm0, [r12 + 17472]                        ;    42.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1088]                     ;    49.5 fp2+agu1   31 st
        vmovdqu [r12 + 17472], ymm0                        ;    50.5 agu2+fp5   31 st
        vmovdqu ymm0, [r12 + 17504]                        ;    43.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1120]                     ;    50.5 fp3+agu1   31 st
        vmovdqu [r12 + 17504], ymm0                        ;    51.5 agu2+fp5   31 st
        vmovdqu ymm0, [r12 + 17536]                        ;    44.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1152]                     ;    51.5 fp0+agu1   31 st
        vmovdqu [r12 + 17536], ymm0                        ;    52.5 agu2+fp5   31 st
        vmovdqu ymm0, [r12 + 17568]                        ;    45.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1184]                     ;    52.5 fp1+agu1   31 st
        vmovdqu [r12 + 17568], ymm0                        ;    53.5 agu2+fp5   31 st
        vmovdqu ymm0, [r12 + 17600]                        ;    46.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1216]                     ;    53.5 fp2+agu1   31 st
        vmovdqu [r12 + 17600], ymm0                        ;    54.5 agu2+fp5   31 st
        vmovdqu ymm0, [r12 + 17632]                        ;    47.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1248]                     ;    54.5 fp3+agu1   31 st
        vmovdqu [r12 + 17632], ymm0                        ;    55.5 agu2+fp5   31 st
        vmovdqu ymm0, [r13 + 17664]                        ;    48.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1280]                     ;    55.5 fp0+agu1   31 st
        vmovdqu [r13 + 17664], ymm0                        ;    56.5 agu2+fp5   31 st
        vmovdqu ymm0, [r13 + 17696]                        ;    49.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1312]                     ;    56.5 fp1+agu1   31 st
        vmovdqu [r13 + 17696], ymm0                        ;    57.5 agu2+fp5   31 st
        vmovdqu ymm0, [r13 + 17728]                        ;    50.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1344]                     ;    57.5 fp2+agu1   31 st
        vmovdqu [r13 + 17728], ymm0                        ;    58.5 agu2+fp5   31 st
        vmovdqu ymm0, [r13 + 17760]                        ;    51.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1376]                     ;    58.5 fp3+agu1   31 st
        vmovdqu [r13 + 17760], ymm0                        ;    59.5 agu2+fp5   31 st
        vmovdqu ymm0, [r13 + 17792]                        ;    52.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1408]                     ;    59.5 fp0+agu1   31 st
        vmovdqu [r13 + 17792], ymm0                        ;    60.5 agu2+fp5   31 st
        vmovdqu ymm0, [r13 + 17824]                        ;    53.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1440]                     ;    60.5 fp1+agu1   31 st
        vmovdqu [r13 + 17824], ymm0                        ;    61.5 agu2+fp5   31 st
        vmovdqu ymm0, [r13 + 17856]                        ;    54.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1472]                     ;    61.5 fp2+agu1   31 st
        vmovdqu [r13 + 17856], ymm0                        ;    62.5 agu2+fp5   31 st
        vmovdqu ymm0, [r13 + 17888]                        ;    55.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1504]                     ;    62.5 fp3+agu1   31 st
        vmovdqu [r13 + 17888], ymm0                        ;    63.5 agu2+fp5   31 st
        vmovdqu ymm0, [r14 + 17920]                        ;    56.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1536]                     ;    63.5 fp0+agu1   31 st
        vmovdqu [r14 + 17920], ymm0                        ;    64.5 agu2+fp5   31 st
        vmovdqu ymm0, [r14 + 17952]                        ;    57.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1568]                     ;    64.5 fp1+agu1   31 st
        vmovdqu [r14 + 17952], ymm0                        ;    65.5 agu2+fp5   31 st
        vmovdqu ymm0, [r14 + 17984]                        ;    58.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1600]                     ;    65.5 fp2+agu1   31 st
        vmovdqu [r14 + 17984], ymm0                        ;    66.5 agu2+fp5   31 st
        vmovdqu ymm0, [r14 + 18016]                        ;    59.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1632]                     ;    66.5 fp3+agu1   31 st
        vmovdqu [r14 + 18016], ymm0                        ;    67.5 agu2+fp5   31 st
        vmovdqu ymm0, [r14 + 18048]                        ;    60.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1664]                     ;    67.5 fp0+agu1   31 st
        vmovdqu [r14 + 18048], ymm0                        ;    68.5 agu2+fp5   31 st
        vmovdqu ymm0, [r14 + 18080]                        ;    61.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1696]                     ;    68.5 fp1+agu1   31 st
        vmovdqu [r14 + 18080], ymm0                        ;    69.5 agu2+fp5   31 st
        vmovdqu ymm0, [r14 + 18112]                        ;    62.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1728]                     ;    69.5 fp2+agu1   31 st
        vmovdqu [r14 + 18112], ymm0                        ;    70.5 agu2+fp5   31 st
        vmovdqu ymm0, [r14 + 18144]                        ;    63.5 agu0    31 st
        vpxor ymm0, ymm0, [rsi + 1760]                     ;    70.5 fp3+agu1   31 st
        vmovdqu [r14 + 18144], ymm0                        ;    71.5 agu2+fp5   31 st
        vmovdqu ymm0, [rsi + 1792]                         ;    64.5 agu0    31 st
        vpxor ymm0, ymm0, [r15 + 18176]                    ;    71.5 fp0+agu1   31 st
        vmovdqu [r15 + 18176], ymm0                        ;    72.5 agu2+fp5   31 st
        vmovdqu ymm0, [rsi + 1824]                         ;    65.5 agu0    31 st
        vpxor ymm0, ymm0, [r15 + 18208]                    ;    72.5 fp1+agu1   31 st
        vmovdqu [r15 + 18208], ymm0                        ;    73.5 agu2+fp5   31 st
        vmovdqu ymm0, [rsi + 1856]                         ;    66.5 agu0    31 st
        vpxor ymm0, ymm0, [r15 + 18240]                    ;    73.5 fp2+agu1   31 st
        vmovdqu [r15 + 18240], ymm0                        ;    74.5 agu2+fp5   31 st
        vmovdqu ymm0, [rsi + 1888]                         ;    67.5 agu0    31 st
        vpxor ymm0, ymm0, [r15 + 18272]                    ;    74.5 fp3+agu1   31 st
        vmovdqu [r15 + 18272], ymm0                        ;    75.5 agu2+fp5   31 st
        vmovdqu ymm0, [rsi + 1920]                         ;    68.5 agu0    31 st
        vpxor ymm0, ymm0, [r15 + 18304]                    ;    75.5 fp0+agu1   31 st
        vmovdqu [r15 + 18304], ymm0                        ;    76.5 agu2+fp5   31 st
        vmovdqu ymm0, [rsi + 1952]                         ;    69.5 agu0    31 st
        vpxor ymm0, ymm0, [r15 + 18336]                    ;    76.5 fp1+agu1   31 st
        vmovdqu [r15 + 18336], ymm0                        ;    77.5 agu2+fp5   31 st
        vmovdqu ymm0, [rsi + 1984]                         ;    70.5 agu0    31 st
        vpxor ymm0, ymm0, [r15 + 18368]                    ;    77.5 fp2+agu1   31 st
        vmovdqu [r15 + 18368], ymm0                        ;    78.5 agu2+fp5   31 st
        vmovdqu ymm0, [rsi + 2016]                         ;    71.5 agu0    31 st
        vpxor ymm0, ymm0, [r15 + 18400]                    ;    78.5 fp3+agu1   31 st
        vmovdqu [r15 + 18400], ymm0                        ;    79.5 agu2+fp5   31 st
        mov r8, qword [rbp + 5400]                         ;                    resident
        mov r9, qword [rbp + 5408]                         ;                    resident
        mov r10, qword [rbp + 5416]                        ;                    resident
        mov r11, qword [rbp + 5424]                        ;                    resident
        mov r12, qword [rbp + 5432]                        ;                    resident
        mov r13, qword [rbp + 5440]                        ;                    resident
        mov r14, qword [rbp + 5448]                        ;                    resident
        mov r15, qword [rbp + 5456]                        ;                    resident
        mov esi, dword [rbp + 5536]                        ;                    resident
.rows_5:
        vmovdqu ymm0, [r8 + 32768]                         ;     0.0 agu0    13 a.0
        vmovdqu ymm1, [r8 + 32800]                         ;     0.2 agu1    13 a.1
        vmovdqu ymm2, [r8 + 32832]                         ;     1.0 agu0    13 a.2
        vmovdqu ymm3, [r8 + 32864]                         ;     1.2 agu1    13 a.3
        vmovdqu ymm4, [r8 + 32896]                         ;     2.0 agu0    13 a.4
        db 0x2e, 0x2e
        vmovdqu ymm5, [r8 + 32928]                         ;     2.2 agu1    13 a.5
        db 0x2e, 0x2e
        vmovdqu ymm6, [r8 + 32960]                         ;     3.0 agu0    13 a.6
        db 0x2e, 0x2e
        vmovdqu ymm7, [r8 + 32992]                         ;     3.2 agu1    13 a.7
        db 0x2e
        vpand ymm8, ymm1, ymm3                             ;     8.2 fp0     13 a
        db 0x2e
        vpxor ymm8, ymm8, ymm0                             ;     9.2 fp1     13 a
        db 0x2e
        vpxor ymm9, ymm2, ymm8                             ;    10.2 fp2     13 a
        db 0x2e
        vpxor ymm10, ymm1, ymm3                            ;     8.2 fp3     13 a
        db 0x2e
        vpand ymm2, ymm2, ymm10                            ;     9.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;    10.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm10                             ;    11.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;    12.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm1                            ;    13.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm10                             ;    11.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                             ;    12.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm7                            ;    10.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                            ;    14.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm2                              ;    15.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                             ;    16.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;    15.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, ymm10                            ;    11.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                             ;    12.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm10                           ;    11.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                             ;    10.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;    11.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm10                             ;    11.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm11                             ;    12.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                           ;    11.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                             ;    12.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;    13.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;    16.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;    13.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;    14.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                             ;    15.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm5                            ;    14.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                           ;    17.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;    17.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                             ;    13.3 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;    14.3 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                           ;    17.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;    18.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm3                             ;    18.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm2, ymm10                            ;    19.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;    20.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm2, ymm5                             ;    21.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm11, ymm7                             ;    22.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm11, ymm5                            ;    21.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;    22.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                          ;    22.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                             ;    23.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;    24.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm10, ymm7                           ;    23.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;    24.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;    23.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;    24.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;    25.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;    25.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm10                             ;    19.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm8                            ;    26.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;    26.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                           ;    27.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                             ;    23.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;    24.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm0, ymm6                              ;    27.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;    25.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;    28.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm1                             ;    29.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm4                           ;    26.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm1                              ;    29.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;    26.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm8                             ;    27.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;    28.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                             ;    26.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm4                            ;    27.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;    27.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm8                            ;    27.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm6, ymm0                            ;    30.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm10                             ;    30.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;    29.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm6, ymm1                            ;    29.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                             ;    28.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;    29.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                             ;    30.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm10, ymm14                           ;    30.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm3                              ;    30.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;    31.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                             ;    32.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                             ;    29.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;    31.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;    30.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                            ;    33.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                             ;    29.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                             ;    34.2 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;    35.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;    36.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;    31.2 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;    37.2 fp0     13 a
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;    36.2 fp1     13 a
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                             ;    37.2 fp2     13 a
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel whirlpool_many.T1_constants256] ;    30.5 agu0    13 a reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;    37.5 fp3     13 a
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;    31.7 fp0     13 a
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;    37.5 fp1     13 a
        db 0x2e, 0x2e
        vmovdqu ymm1, [r9 + 33024]                         ;    31.2 agu1    13 a.0
        db 0x2e, 0x2e
        vmovdqu ymm3, [r9 + 33056]                         ;    31.5 agu0    13 a.1
        vmovdqu ymm5, [r9 + 33088]                         ;    32.2 agu1    13 a.2
        vmovdqu ymm6, [r9 + 33120]                         ;    32.5 agu0    13 a.3
        vmovdqu ymm8, [r9 + 33152]                         ;    33.2 agu1    13 a.4
        vmovdqu ymm10, [r9 + 33184]                        ;    33.5 agu0    13 a.5
        vmovdqu ymm15, [r9 + 33216]                        ;    34.2 agu1    13 a.6
        vmovdqu [rbp - 128], ymm2                          ;    38.2 agu2+fp5   13 a spill
        vmovdqu ymm2, [r9 + 33248]                         ;    34.5 agu0    13 a.7
        vmovdqu [rbp - 96], ymm9                           ;    38.5 agu2+fp5   13 a spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, ymm6                             ;    39.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;    40.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm12                          ;    34.3 agu2+fp5   13 a spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm5, ymm9                            ;    41.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm14                          ;    38.2 agu1+fp5   13 a spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm6                            ;    39.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                            ;    40.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;    41.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm14                           ;    42.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;    43.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                             ;    42.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm3                            ;    44.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                             ;    43.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;    45.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm2                            ;    41.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm5                              ;    46.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                             ;    46.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                           ;    47.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm14                            ;    42.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;    43.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;    48.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm14                          ;    42.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                           ;    41.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                            ;    42.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm14                           ;    42.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm12                             ;    43.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                          ;    42.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                            ;    43.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;    44.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;    47.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                            ;    44.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;    45.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                             ;    46.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm10                           ;    45.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;    48.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                           ;    44.7 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;    45.7 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                           ;    48.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                           ;    49.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm6                            ;    49.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm5, ymm8                                 ;    47.5         13 a copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm14                           ;    50.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;    51.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm5                            ;    52.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;    50.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm14                             ;    50.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm11                           ;    46.5 agu2+fp5   13 a spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm12, ymm10                           ;    53.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                            ;    54.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                           ;    54.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm12                             ;    52.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;    53.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                            ;    53.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;    54.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                           ;    55.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;    55.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;    56.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                          ;    54.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;    55.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                          ;    57.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm9                            ;    56.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;    57.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                             ;    55.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm1, ymm15                             ;    58.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;    56.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                             ;    59.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;    57.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm3                            ;    60.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm3                              ;    60.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, ymm8                           ;    57.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 32], ymm13                          ;    55.0 agu0+fp5   13 a spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm9                            ;    57.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                           ;    58.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                             ;    57.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm8                            ;    58.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;    58.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm9                            ;    58.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;    59.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;    59.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;    60.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;    61.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm6                              ;    60.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                           ;    59.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;    61.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                          ;    60.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm15, ymm1                           ;    61.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm14                             ;    61.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                             ;    59.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm3                            ;    60.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;    62.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                             ;    61.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;    62.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;    63.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                          ;    64.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                            ;    65.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;    66.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                          ;    67.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                            ;    68.5 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;    68.5 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                          ;    67.5 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                           ;    63.5 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;    62.8 fp2     13 a
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;    63.8 fp3     13 a
        db 0x2e, 0x2e
        vmovdqu ymm3, [r10 + 33280]                        ;    61.8 agu1    13 a.0
        vmovdqu ymm6, [r10 + 33312]                        ;    62.0 agu0    13 a.1
        vmovdqu ymm9, [r10 + 33344]                        ;    62.8 agu1    13 a.2
        vmovdqu ymm14, [r10 + 33376]                       ;    63.0 agu0    13 a.3
        vmovdqu ymm15, [r10 + 33408]                       ;    63.8 agu1    13 a.4
        vmovdqu [rbp + 64], ymm2                           ;    69.5 agu2+fp5   13 a spill
        vmovdqu ymm2, [r10 + 33440]                        ;    64.0 agu0    13 a.5
        vmovdqu [rbp + 96], ymm13                          ;    68.5 agu2+fp5   13 a spill
        vmovdqu ymm13, [r10 + 33472]                       ;    64.8 agu1    13 a.6
        db 0x2e, 0x2e
        vmovdqu [rbp + 128], ymm12                         ;    64.8 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm12, [r10 + 33504]                       ;    65.0 agu0    13 a.7
        db 0x2e
        vmovdqu [rbp + 160], ymm11                         ;    65.7 agu2+fp5   13 a spill
        db 0x2e
        vpand ymm11, ymm6, ymm14                           ;    70.0 fp0     13 a
        db 0x2e
        vpxor ymm11, ymm11, ymm3                           ;    71.0 fp1     13 a
        db 0x2e
        vmovdqu [rbp + 192], ymm1                          ;    69.5 agu1+fp5   13 a spill
        db 0x2e
        vpxor ymm1, ymm9, ymm11                            ;    72.0 fp2     13 a
        db 0x2e
        vmovdqu [rbp + 224], ymm10                         ;    67.7 agu0+fp5   13 a spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm14                           ;    70.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                            ;    71.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;    72.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm10                             ;    73.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                             ;    74.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm10                           ;    73.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm3, ymm6                            ;    75.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                            ;    74.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;    76.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm12                          ;    72.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm9                              ;    77.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                           ;    77.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                             ;    78.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, ymm10                           ;    73.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;    74.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;    79.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm10                           ;    73.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                          ;    72.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;    73.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm10                           ;    73.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm1                            ;    74.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                           ;    73.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                           ;    74.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;    75.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;    78.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;    75.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;    76.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;    77.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm2                              ;    76.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                            ;    79.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                             ;    75.2 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;    76.2 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;    79.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                          ;    80.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm14                           ;    80.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm15                                ;    78.0         13 a copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm2, ymm10                           ;    81.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;    82.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm2, ymm9                            ;    83.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;    81.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm10                             ;    81.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 256], ymm5                          ;    77.0 agu2+fp5   13 a spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm1, ymm12                             ;    84.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                             ;    85.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;    85.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm1                              ;    83.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;    84.0 fp3     13 a
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                            ;    84.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;    85.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;    86.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;    86.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;    87.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                          ;    85.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;    86.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;    88.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm11                            ;    87.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;    88.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;    86.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm3, ymm13                             ;    89.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;    87.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;    90.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;    88.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm3, ymm6                             ;    91.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm6                              ;    91.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm1, ymm15                           ;    88.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 288], ymm8                          ;    85.5 agu1+fp5   13 a spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm11                            ;    88.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                            ;    89.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                          ;    88.0 fp0     13 a
        db 0x2e, 0x2e
        vpor ymm1, ymm1, ymm15                             ;    89.0 fp1     13 a
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;    89.0 fp2     13 a
        db 0x2e, 0x2e
        vpor ymm12, ymm12, ymm11                           ;    89.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;    90.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                            ;    90.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;    91.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                             ;    92.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm14                           ;    91.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm14                            ;    90.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;    92.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                           ;    91.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm13, ymm3                            ;    92.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm10                             ;    92.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                          ;    90.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, ymm6                           ;    91.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;    93.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm10                           ;    92.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;    93.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;    94.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                          ;    95.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                            ;    96.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;    97.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;    98.0 fp3     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                            ;    99.0 fp0     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;    99.0 fp1     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;    98.0 fp2     13 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                             ;    94.0 fp3     13 a
        db 0x2e
        vpxor ymm1, ymm1, ymm11                            ;    93.3 fp0     13 a
        db 0x2e
        vpxor ymm1, ymm1, ymm0                             ;    94.3 fp1     13 a
        vmovdqu ymm6, [r11 + 33536]                        ;    92.3 agu0    14 a.0
        vmovdqu ymm10, [r11 + 33568]                       ;    92.5 agu1    14 a.1
        vmovdqu ymm11, [r11 + 33600]                       ;    93.3 agu0    14 a.2
        vmovdqu ymm13, [r11 + 33632]                       ;    93.5 agu1    14 a.3
        vmovdqu ymm14, [r11 + 33664]                       ;    94.3 agu0    14 a.4
        vmovdqu [rbp + 320], ymm12                         ;    93.2 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm12, [r11 + 33696]                       ;    94.5 agu1    14 a.5
        db 0x2e
        vmovdqu [rbp + 352], ymm3                          ;   100.0 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm3, [r11 + 33728]                        ;    95.3 agu0    14 a.6
        db 0x2e
        vmovdqu [rbp + 384], ymm1                          ;    95.3 agu2+fp5   13 a spill
        vmovdqu ymm1, [r11 + 33760]                        ;    95.5 agu1    14 a.7
        vmovdqu [rbp + 416], ymm8                          ;    99.0 agu2+fp5   13 a spill
        vpand ymm8, ymm10, ymm13                           ;   100.5 fp2     14 a
        vpxor ymm8, ymm8, ymm6                             ;   101.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 448], ymm5                          ;    97.2 agu0+fp5   13 a spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm8                            ;   102.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 480], ymm15                         ;    98.2 agu1+fp5   13 a spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm10, ymm13                          ;   100.5 fp1     14 a
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                          ;   101.5 fp2     14 a
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                          ;   102.5 fp3     14 a
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                             ;   103.5 fp0     14 a
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   104.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   103.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm6, ymm10                           ;   105.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                            ;   104.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   106.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm1                           ;   102.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm11                             ;   107.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;   107.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;   108.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm15                          ;   103.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   104.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   109.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm3, ymm15                            ;   103.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                             ;   102.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   103.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm15                             ;   103.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm5                              ;   104.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                          ;   103.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                          ;   104.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   105.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   108.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   105.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                          ;   106.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                          ;   107.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm12                             ;   106.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   109.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                          ;   105.7 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;   106.7 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   109.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   110.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm13                            ;   110.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm11, ymm14                               ;   108.5         14 a copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm1, ymm15                           ;   111.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   112.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm1, ymm11                           ;   113.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                             ;   111.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm15                             ;   111.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 512], ymm9                          ;   107.5 agu2+fp5   13 a spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm5, ymm12                             ;   114.5 fp1     14 a
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                             ;   115.5 fp2     14 a
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                            ;   115.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm5                            ;   113.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                          ;   114.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                          ;   114.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   115.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                            ;   116.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   116.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   117.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                          ;   115.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   116.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   118.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm8                            ;   117.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                          ;   118.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   116.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm6, ymm3                              ;   119.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                          ;   117.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   120.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                           ;   118.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm6, ymm10                            ;   121.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm10                             ;   121.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm5, ymm14                           ;   118.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 544], ymm4                          ;   116.0 agu0+fp5   13 a spill
        db 0x2e, 0x2e
        vpand ymm4, ymm11, ymm8                            ;   118.5 fp0     14 a
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                            ;   119.5 fp1     14 a
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                           ;   118.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                             ;   119.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   119.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm8                            ;   119.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;   120.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                          ;   120.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   121.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                           ;   122.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm13                           ;   121.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                            ;   120.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;   122.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;   121.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm3, ymm6                             ;   122.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm15                             ;   122.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                            ;   120.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm3, ymm10                           ;   121.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                            ;   123.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   122.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   123.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   124.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                            ;   125.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                           ;   126.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;   127.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                            ;   128.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   129.5 fp2     14 a
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;   129.5 fp3     14 a
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   128.5 fp0     14 a
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   124.5 fp1     14 a
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   123.8 fp2     14 a
        db 0x2e
        vpxor ymm5, ymm5, ymm0                             ;   124.8 fp3     14 a
        db 0x2e
        vmovdqu ymm3, [r12 + 33792]                        ;   122.8 agu1    14 a.0
        db 0x2e
        vmovdqu ymm8, [r12 + 33824]                        ;   123.0 agu0    14 a.1
        db 0x2e
        vmovdqu ymm10, [r12 + 33856]                       ;   123.8 agu1    14 a.2
        vmovdqu ymm13, [r12 + 33888]                       ;   124.0 agu0    14 a.3
        vmovdqu ymm15, [r12 + 33920]                       ;   124.8 agu1    14 a.4
        vmovdqu [rbp + 576], ymm6                          ;   130.5 agu2+fp5   14 a spill
        vmovdqu ymm6, [r12 + 33952]                        ;   125.0 agu0    14 a.5
        vmovdqu [rbp + 608], ymm9                          ;   125.5 agu2+fp5   14 a spill
        vmovdqu ymm9, [r12 + 33984]                        ;   125.8 agu1    14 a.6
        vmovdqu [rbp + 640], ymm1                          ;   130.5 agu2+fp5   14 a spill
        db 0x2e, 0x2e
        vmovdqu ymm1, [r12 + 34016]                        ;   126.0 agu0    14 a.7
        db 0x2e, 0x2e
        vmovdqu [rbp + 672], ymm14                         ;   126.7 agu2+fp5   14 a spill
        db 0x2e, 0x2e
        vpand ymm14, ymm8, ymm13                           ;   131.0 fp0     14 a
        db 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   132.0 fp1     14 a
        db 0x2e
        vmovdqu [rbp + 704], ymm12                         ;   127.7 agu1+fp5   14 a spill
        db 0x2e
        vpxor ymm12, ymm10, ymm14                          ;   133.0 fp2     14 a
        db 0x2e
        vmovdqu [rbp + 736], ymm4                          ;   129.5 agu0+fp5   14 a spill
        db 0x2e
        vpxor ymm4, ymm8, ymm13                            ;   131.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                           ;   132.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   133.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm4                            ;   134.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   135.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm4                            ;   134.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm3, ymm8                             ;   136.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                            ;   135.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                           ;   137.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm1                            ;   133.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm10                             ;   138.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                          ;   138.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                           ;   139.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm15, ymm4                           ;   134.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   135.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   140.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm4                            ;   134.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                             ;   133.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;   134.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm4                              ;   134.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm12                             ;   135.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                             ;   134.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                           ;   135.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   136.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;   139.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;   136.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   137.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;   138.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm6                            ;   137.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;   140.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                            ;   136.2 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   137.2 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;   140.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                            ;   141.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm13                            ;   141.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm6, ymm15                                ;   139.0         14 a copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm4                            ;   142.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   143.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm6                            ;   144.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;   142.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm4                              ;   142.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 768], ymm2                          ;   138.0 agu2+fp5   13 a spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm12, ymm10                            ;   145.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                             ;   146.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                             ;   146.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm12                             ;   144.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   145.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                             ;   145.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                            ;   146.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                             ;   147.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   147.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                            ;   148.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                           ;   146.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                          ;   147.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   149.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm12, ymm14                           ;   148.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;   149.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                             ;   147.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm3, ymm9                              ;   150.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   148.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                             ;   151.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   149.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm3, ymm8                             ;   152.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm8                              ;   152.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm12, ymm15                          ;   149.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 800], ymm5                          ;   146.5 agu1+fp5   14 a spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm14                            ;   149.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   150.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                          ;   149.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm15                           ;   150.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   150.0 fp2     14 a
        db 0x2e, 0x2e
        vpor ymm10, ymm10, ymm14                           ;   150.0 fp3     14 a
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   151.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                            ;   151.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   152.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   153.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm13                           ;   152.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                            ;   151.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   153.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   152.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm3                             ;   153.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm4                              ;   153.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                          ;   151.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm9, ymm8                            ;   152.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                            ;   154.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm4                            ;   153.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   154.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   155.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                             ;   156.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                             ;   157.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   158.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   159.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   160.0 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   160.0 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   159.0 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   155.0 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                          ;   154.3 fp0     14 a
        vpxor ymm12, ymm12, ymm0                           ;   155.3 fp1     14 a
        vmovdqu ymm4, [r13 + 34048]                        ;   153.3 agu0    14 a.0
        vmovdqu ymm8, [r13 + 34080]                        ;   153.5 agu1    14 a.1
        vmovdqu ymm9, [r13 + 34112]                        ;   154.3 agu0    14 a.2
        vmovdqu ymm13, [r13 + 34144]                       ;   154.5 agu1    14 a.3
        vmovdqu ymm14, [r13 + 34176]                       ;   155.3 agu0    14 a.4
        vmovdqu [rbp + 832], ymm2                          ;   156.0 agu2+fp5   14 a spill
        vmovdqu ymm2, [r13 + 34208]                        ;   155.5 agu1    14 a.5
        db 0x2e
        vmovdqu [rbp + 864], ymm12                         ;   156.3 agu2+fp5   14 a spill
        db 0x2e
        vmovdqu ymm12, [r13 + 34240]                       ;   156.3 agu0    14 a.6
        db 0x2e
        vmovdqu [rbp + 896], ymm10                         ;   156.2 agu2+fp5   14 a spill
        vmovdqu ymm10, [r13 + 34272]                       ;   156.5 agu1    14 a.7
        vmovdqu [rbp + 928], ymm5                          ;   160.0 agu2+fp5   14 a spill
        vpand ymm5, ymm8, ymm13                            ;   161.5 fp2     14 a
        vpxor ymm5, ymm5, ymm4                             ;   162.5 fp3     14 a
        vmovdqu [rbp + 960], ymm1                          ;   161.0 agu0+fp5   14 a spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm5                             ;   163.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 992], ymm15                         ;   159.2 agu1+fp5   14 a spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm13                           ;   161.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                            ;   162.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;   163.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm15                             ;   164.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                             ;   165.5 fp1     14 a
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   164.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, ymm8                            ;   166.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                            ;   165.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   167.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm10                          ;   163.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm9                              ;   168.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   168.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                             ;   169.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm14, ymm15                           ;   164.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   165.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   170.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm15                           ;   164.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                          ;   163.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   164.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm15                           ;   164.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm1                            ;   165.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                           ;   164.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                           ;   165.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   166.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                           ;   169.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   166.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                           ;   167.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                           ;   168.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm2                              ;   167.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   170.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                             ;   166.7 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   167.7 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;   170.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   171.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm13                           ;   171.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm14                                ;   169.5         14 a copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm15                           ;   172.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   173.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm9                            ;   174.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   172.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm15                             ;   172.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1024], ymm3                         ;   168.5 agu2+fp5   14 a spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm1, ymm10                             ;   175.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                             ;   176.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   176.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm1                              ;   174.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   175.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                            ;   175.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   176.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   177.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                             ;   177.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                            ;   178.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm15                          ;   176.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   177.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   179.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm5                             ;   178.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;   179.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   177.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm4, ymm12                             ;   180.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                           ;   178.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   181.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   179.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm8                             ;   182.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm8                              ;   182.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm14                           ;   179.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1056], ymm6                         ;   177.0 agu0+fp5   14 a spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm5                             ;   179.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                            ;   180.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                           ;   179.5 fp2     14 a
        db 0x2e, 0x2e
        vpor ymm1, ymm1, ymm14                             ;   180.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   180.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm5                            ;   180.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   181.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                            ;   181.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   182.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   183.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm13                           ;   182.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                            ;   181.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;   183.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   182.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm4                            ;   183.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm15                             ;   183.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                            ;   181.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm8                           ;   182.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                            ;   184.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   183.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                            ;   184.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   185.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                          ;   186.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                            ;   187.5 fp3     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   188.5 fp0     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   189.5 fp1     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                            ;   190.5 fp2     14 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   190.5 fp3     14 a
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                            ;   189.5 fp0     14 a
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                             ;   185.5 fp1     14 a
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   184.8 fp2     14 a
        db 0x2e
        vpxor ymm1, ymm1, ymm0                             ;   185.8 fp3     14 a
        db 0x2e
        vmovdqu ymm5, [r14 + 34304]                        ;   183.8 agu1    15 a.0
        db 0x2e
        vmovdqu ymm8, [r14 + 34336]                        ;   184.0 agu0    15 a.1
        db 0x2e
        vmovdqu ymm12, [r14 + 34368]                       ;   184.8 agu1    15 a.2
        db 0x2e
        vmovdqu ymm13, [r14 + 34400]                       ;   185.0 agu0    15 a.3
        vmovdqu ymm15, [r14 + 34432]                       ;   185.8 agu1    15 a.4
        vmovdqu [rbp + 1088], ymm6                         ;   190.5 agu2+fp5   14 a spill
        vmovdqu ymm6, [r14 + 34464]                        ;   186.0 agu0    15 a.5
        vmovdqu [rbp + 1120], ymm1                         ;   186.8 agu2+fp5   14 a spill
        vmovdqu ymm1, [r14 + 34496]                        ;   186.8 agu1    15 a.6
        vmovdqu [rbp + 1152], ymm3                         ;   186.7 agu2+fp5   14 a spill
        vmovdqu ymm3, [r14 + 34528]                        ;   187.0 agu0    15 a.7
        vmovdqu [rbp + 1184], ymm14                        ;   187.7 agu2+fp5   14 a spill
        db 0x2e, 0x2e
        vpand ymm14, ymm8, ymm13                           ;   192.0 fp0     15 a
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;   193.0 fp1     15 a
        db 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm4                         ;   191.5 agu1+fp5   14 a spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm14                           ;   194.0 fp2     15 a
        db 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm10                        ;   189.7 agu0+fp5   14 a spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm8, ymm13                           ;   192.0 fp3     15 a
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                          ;   193.0 fp0     15 a
        db 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   194.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm10                             ;   195.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   196.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm10                           ;   195.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm5, ymm8                            ;   197.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                            ;   196.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   198.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm3                           ;   194.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm12                             ;   199.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   199.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                             ;   200.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm10                          ;   195.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;   196.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   201.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm10                            ;   195.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                             ;   194.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   195.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm10                             ;   195.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm4                              ;   196.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                           ;   195.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                           ;   196.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                            ;   197.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   200.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   197.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   198.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   199.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm6                              ;   198.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                             ;   201.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                            ;   197.2 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   198.2 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   201.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                          ;   202.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm13                            ;   202.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm6, ymm15                                ;   200.0         15 a copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, ymm10                           ;   203.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   204.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, ymm6                            ;   205.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   203.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm10                             ;   203.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm9                         ;   199.0 agu2+fp5   14 a spill
        db 0x2e, 0x2e
        vpor ymm9, ymm4, ymm12                             ;   206.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                             ;   207.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   207.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm4                              ;   205.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;   206.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                            ;   206.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   207.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   208.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   208.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   209.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                          ;   207.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   208.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   210.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm14                            ;   209.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   210.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   208.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm5, ymm1                              ;   211.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   209.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   212.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                           ;   210.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm5, ymm8                             ;   213.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm8                              ;   213.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm4, ymm15                           ;   210.0 fp1     15 a
        db 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm2                         ;   207.5 agu1+fp5   14 a spill
        db 0x2e, 0x2e
        vpand ymm2, ymm6, ymm14                            ;   210.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   211.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                          ;   210.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm15                             ;   211.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   211.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm14                           ;   211.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   212.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                            ;   212.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   213.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;   214.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm13                           ;   213.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                            ;   212.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                           ;   214.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   213.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm1, ymm5                             ;   214.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm10                             ;   214.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                          ;   212.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm1, ymm8                            ;   213.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   215.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm10                           ;   214.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   215.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   216.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                            ;   217.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                             ;   218.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   219.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   220.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   221.0 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   221.0 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                            ;   220.0 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   216.0 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                            ;   215.3 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                             ;   216.3 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [r15 + 34560]                        ;   214.3 agu0    15 a.0
        vmovdqu ymm8, [r15 + 34592]                        ;   214.5 agu1    15 a.1
        vmovdqu ymm10, [r15 + 34624]                       ;   215.3 agu0    15 a.2
        vmovdqu ymm13, [r15 + 34656]                       ;   215.5 agu1    15 a.3
        vmovdqu ymm14, [r15 + 34688]                       ;   216.3 agu0    15 a.4
        vmovdqu ymm0, [r15 + 34720]                        ;   216.5 agu1    15 a.5
        vmovdqu [rbp + 1344], ymm4                         ;   217.3 agu2+fp5   15 a spill
        vmovdqu ymm4, [r15 + 34752]                        ;   217.3 agu0    15 a.6
        vmovdqu [rbp + 1376], ymm5                         ;   222.0 agu2+fp5   15 a spill
        db 0x2e
        vmovdqu ymm5, [r15 + 34784]                        ;   217.5 agu1    15 a.7
        db 0x2e
        vmovdqu [rbp + 1408], ymm15                        ;   217.3 agu2+fp5   15 a spill
        db 0x2e
        vpand ymm15, ymm8, ymm13                           ;   222.5 fp2     15 a
        db 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   223.5 fp3     15 a
        db 0x2e
        vmovdqu [rbp + 1440], ymm2                         ;   221.0 agu2+fp5   15 a spill
        db 0x2e
        vpxor ymm2, ymm10, ymm15                           ;   224.5 fp0     15 a
        vmovdqu [rbp + 1472], ymm6                         ;   219.3 agu0+fp5   15 a spill
        vpxor ymm6, ymm8, ymm13                            ;   222.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                           ;   223.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   224.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm6                              ;   225.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   226.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm6                            ;   225.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm1, ymm8                             ;   227.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                            ;   226.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   228.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm14, ymm5                            ;   224.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm10                             ;   229.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;   229.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                             ;   230.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm14, ymm6                           ;   225.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                           ;   226.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   231.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, ymm6                             ;   225.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                             ;   224.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;   225.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm6                              ;   225.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm2                              ;   226.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                             ;   225.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                           ;   226.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                            ;   227.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   230.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;   227.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                           ;   228.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                          ;   229.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm0                              ;   228.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   231.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                            ;   227.7 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                             ;   228.7 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   231.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                            ;   232.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm13                            ;   232.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm5, ymm14                                ;   230.5         15 a copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm0, ymm6                            ;   233.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   234.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm0, ymm5                            ;   235.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   233.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm6                              ;   233.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1504], ymm12                        ;   229.5 agu1+fp5   15 a spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm2, ymm10                            ;   236.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                            ;   237.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   237.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm2                              ;   235.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   236.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;   236.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   237.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   238.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   238.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   239.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                           ;   237.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;   238.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                            ;   240.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm15                            ;   239.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   240.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                             ;   238.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm1, ymm4                              ;   241.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                           ;   239.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                             ;   242.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   240.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm8                            ;   243.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm8                              ;   243.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm2, ymm14                           ;   240.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1536], ymm9                         ;   238.0 agu2+fp5   15 a spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm5, ymm15                            ;   240.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                            ;   241.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                          ;   240.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm14                             ;   241.5 fp3     15 a
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   241.5 fp0     15 a
        db 0x2e, 0x2e
        vpor ymm12, ymm12, ymm15                           ;   241.5 fp1     15 a
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                           ;   242.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                            ;   242.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   243.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   244.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm13                           ;   243.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                            ;   242.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                           ;   244.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   243.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm4, ymm1                             ;   244.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm6                              ;   244.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                          ;   242.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm8                            ;   243.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   245.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm6                            ;   244.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                          ;   245.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   246.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                             ;   247.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                             ;   248.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;   249.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;   250.5 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                             ;   251.5 fp2     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;   251.5 fp3     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   250.5 fp0     15 a
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel whirlpool_many.T1_constants256] ;   244.3 agu0    13 a reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                           ;   251.3 fp1     15 a
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   245.8 fp2     15 a
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   251.3 fp3     15 a
        db 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm7                            ;   246.5 fp0     13 a
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 800]                          ;   245.2 agu1    13 a
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 1056]                         ;   245.3 agu0    14 a reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;   252.3 fp1     13 a
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 768]                         ;   246.2 agu1    13 a reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm13                           ;   253.2 fp2     13 a
        vmovdqu [rbp + 1568], ymm6                         ;   253.3 agu2+fp5   13 a spill
        vpxor ymm6, ymm9, [rbp + 1312]                     ;   251.5 fp3+agu0   13 a
        vpxor ymm13, ymm7, [rbp + 1536]                    ;   247.5 fp0+agu1   13 a
        vmovdqu [rbp + 1600], ymm13                        ;   248.5 agu2+fp5   13 a spill
        vmovdqu ymm13, [rbp + 544]                         ;   247.3 agu0    13 a
        vpxor ymm13, ymm13, [rbp + 1024]                   ;   254.3 fp1+agu1   13 a
        vmovdqu [rbp + 1632], ymm13                        ;   255.3 agu2+fp5   13 a spill
        vmovdqu ymm13, [rbp + 288]                         ;   248.3 agu0    13 a
        vpxor ymm13, ymm13, [rbp + 992]                    ;   255.3 fp2+agu1   13 a
        vmovdqu [rbp + 1664], ymm1                         ;   252.5 agu2+fp5   15 a spill
        vmovdqu ymm1, [rbp + 992]                          ;   249.3 agu0    13 a
        vpxor ymm1, ymm1, [rbp + 1280]                     ;   256.3 fp3+agu1   13 a
        vmovdqu [rbp + 1696], ymm10                        ;   252.3 agu2+fp5   15 a spill
        vpxor ymm10, ymm14, [rbp + 1248]                   ;   250.5 fp0+agu0   13 a
        vmovdqu [rbp + 1728], ymm15                        ;   254.2 agu2+fp5   13 a spill
        vmovdqu ymm15, [rbp + 736]                         ;   251.2 agu1    13 a
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 960]                    ;   258.2 fp1+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 1760], ymm15                        ;   259.2 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm15, [rbp + 32]                          ;   252.2 agu1    13 a
        vpxor ymm15, ymm15, [rbp + 928]                    ;   259.2 fp2+agu0   13 a
        vmovdqu [rbp + 1792], ymm3                         ;   253.0 agu2+fp5   15 a spill
        vpxor ymm3, ymm1, [rbp + 512]                      ;   257.3 fp3+agu1   13 a
        vpxor ymm1, ymm1, [rbp + 1504]                     ;   257.3 fp0+agu0   13 a
        vmovdqu [rbp + 1824], ymm1                         ;   258.3 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm1, ymm8, [rbp + 256]                      ;   254.2 fp1+agu1   13 a
        db 0x2e
        vmovdqu ymm8, [rbp + 736]                          ;   254.5 agu0    13 a
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1216]                     ;   261.5 fp2+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 1856], ymm8                         ;   262.5 agu2+fp5   13 a spill
        vmovdqu ymm8, [rbp + 704]                          ;   255.5 agu0    13 a
        vpxor ymm8, ymm8, [rbp + 1184]                     ;   262.5 fp3+agu1   13 a
        vmovdqu [rbp + 1888], ymm8                         ;   263.5 agu2+fp5   13 a spill
        vpxor ymm8, ymm6, ymm7                             ;   254.5 fp0     13 a
        db 0x2e
        vmovdqu [rbp + 1920], ymm6                         ;   257.0 agu0+fp5   13 a spill
        db 0x2e
        vmovdqu ymm6, [rbp + 544]                          ;   257.2 agu1    13 a
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 672]                      ;   264.2 fp1+agu0   13 a
        vmovdqu [rbp + 1952], ymm8                         ;   258.0 agu2+fp5   13 a spill
        vpxor ymm8, ymm12, [rbp + 0]                       ;   258.2 fp2+agu1   13 a
        vpxor ymm8, ymm8, [rbp + 224]                      ;   259.2 fp3+agu0   13 a
        vmovdqu [rbp + 1984], ymm8                         ;   260.2 agu2+fp5   13 a spill
        vpxor ymm8, ymm12, [rbp + 896]                     ;   259.2 fp0+agu1   13 a
        vmovdqu [rbp + 2016], ymm8                         ;   260.2 agu2+fp5   13 a spill
        vpxor ymm8, ymm2, [rbp + 864]                      ;   259.5 fp1+agu0   13 a
        vmovdqu [rbp + 2048], ymm1                         ;   261.0 agu2+fp5   13 a spill
        vmovdqu ymm1, [rbp + 480]                          ;   260.2 agu1    13 a
        vpxor ymm1, ymm1, [rbp + 1184]                     ;   267.2 fp2+agu0   13 a
        vpxor ymm12, ymm12, [rbp + 320]                    ;   261.2 fp3+agu1   13 a
        vmovdqu [rbp + 2080], ymm12                        ;   262.2 agu2+fp5   13 a spill
        vmovdqu ymm12, [rbp + 1472]                        ;   261.5 agu0    13 a
        db 0x2e
        vpxor ymm12, ymm12, ymm6                           ;   268.5 fp0     13 a
        db 0x2e
        vmovdqu [rbp + 2112], ymm1                         ;   268.2 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm1, ymm4, [rbp + 1152]                     ;   262.2 fp1+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 2144], ymm1                         ;   264.0 agu0+fp5   13 a spill
        vmovdqu ymm1, [rbp + 192]                          ;   263.2 agu1    13 a
        vpxor ymm1, ymm1, [rbp + 1248]                     ;   270.2 fp2+agu0   13 a
        vmovdqu [rbp + 2176], ymm1                         ;   271.2 agu2+fp5   13 a spill
        vpxor ymm1, ymm4, [rbp + 832]                      ;   264.2 fp3+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 2208], ymm4                         ;   266.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm4, ymm11, [rbp + 480]                     ;   264.5 fp0+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 2240], ymm11                        ;   267.0 agu2+fp5   14 a spill
        db 0x2e
        vmovdqu ymm11, [rbp - 32]                          ;   265.2 agu1    13 a
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1120]                   ;   272.2 fp1+agu0   13 a
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1440]                   ;   273.2 fp2+agu1   13 a
        vmovdqu [rbp + 2272], ymm11                        ;   274.2 agu2+fp5   13 a spill
        vmovdqu ymm11, [rbp - 64]                          ;   266.5 agu0    13 a
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 704]                    ;   273.5 fp3+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 2304], ymm4                         ;   269.0 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm4, [rbp + 160]                          ;   267.5 agu0    13 a
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1504]                     ;   274.5 fp0+agu1   13 a
        vmovdqu [rbp + 2336], ymm1                         ;   270.0 agu2+fp5   13 a spill
        vpxor ymm1, ymm12, [rbp + 256]                     ;   269.5 fp1+agu0   13 a
        vmovdqu [rbp + 2368], ymm1                         ;   271.0 agu2+fp5   13 a spill
        vpxor ymm1, ymm14, ymm4                            ;   275.5 fp2     13 a
        vmovdqu [rbp + 2400], ymm4                         ;   275.5 agu1+fp5   13 a spill
        vmovdqu ymm4, [rbp + 288]                          ;   269.5 agu0    13 a
        vpxor ymm4, ymm4, [rbp + 1408]                     ;   276.5 fp3+agu1   13 a
        vmovdqu [rbp + 2432], ymm1                         ;   276.5 agu2+fp5   13 a spill
        vpxor ymm1, ymm7, [rbp + 704]                      ;   270.5 fp0+agu0   13 a
        vmovdqu [rbp + 2464], ymm1                         ;   274.0 agu2+fp5   13 a spill
        vmovdqu ymm1, [rbp + 128]                          ;   271.2 agu1    13 a
        vpxor ymm1, ymm1, [rbp + 800]                      ;   278.2 fp1+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 2496], ymm4                         ;   277.5 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm4, ymm9, [rbp + 96]                       ;   272.2 fp2+agu1   13 a
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 736]                      ;   273.2 fp3+agu0   13 a
        vpxor ymm4, ymm4, [rbp + 1088]                     ;   274.2 fp0+agu1   13 a
        vmovdqu [rbp + 2528], ymm4                         ;   276.0 agu2+fp5   13 a spill
        vmovdqu ymm4, [rbp + 928]                          ;   273.5 agu0    13 a
        vpxor ymm4, ymm4, [rbp + 1376]                     ;   280.5 fp1+agu1   13 a
        vmovdqu [rbp + 2560], ymm4                         ;   281.5 agu2+fp5   13 a spill
        vmovdqu ymm4, [rbp + 448]                          ;   274.5 agu0    13 a
        vpxor ymm4, ymm4, [rbp + 1472]                     ;   281.5 fp2+agu1   13 a
        vmovdqu [rbp + 2592], ymm9                         ;   278.0 agu2+fp5   15 a spill
        vpxor ymm9, ymm5, [rbp + 512]                      ;   275.5 fp3+agu0   13 a
        vmovdqu [rbp + 2624], ymm9                         ;   279.0 agu2+fp5   13 a spill
        vmovdqu ymm9, [rbp + 1184]                         ;   276.2 agu1    13 a
        vpxor ymm9, ymm9, [rbp + 1472]                     ;   283.2 fp0+agu0   13 a
        vmovdqu [rbp + 2656], ymm9                         ;   284.2 agu2+fp5   13 a spill
        vpxor ymm9, ymm15, [rbp + 1440]                    ;   277.2 fp1+agu1   13 a
        vpxor ymm9, ymm9, [rbp + 416]                      ;   278.2 fp2+agu0   13 a
        vmovdqu [rbp + 2688], ymm15                        ;   281.0 agu2+fp5   13 a spill
        vpxor ymm15, ymm7, [rbp + 384]                     ;   278.2 fp3+agu1   13 a
        vpxor ymm7, ymm7, [rbp + 768]                      ;   278.5 fp0+agu0   13 a
        vpxor ymm7, ymm7, [rbp + 928]                      ;   279.5 fp1+agu1   13 a
        vmovdqu [rbp + 928], ymm7                          ;   282.0 agu2+fp5   13 a spill
        vpxor ymm7, ymm4, [rbp + 512]                      ;   282.5 fp2+agu0   13 a
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm4                         ;   283.0 agu2+fp5   13 a spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm1                             ;   279.2 fp3     13 a
        db 0x2e
        vmovdqu [rbp + 2752], ymm1                         ;   284.0 agu1+fp5   13 a spill
        db 0x2e
        vpxor ymm1, ymm3, ymm13                            ;   278.3 fp0     13 a
        db 0x2e
        vmovdqu [rbp + 2784], ymm7                         ;   285.0 agu0+fp5   13 a spill
        db 0x2e
        vpxor ymm7, ymm0, [rbp + 64]                       ;   281.2 fp1+agu1   13 a
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 640]                      ;   282.2 fp2+agu0   13 a
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1312]                     ;   283.2 fp3+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 2816], ymm9                         ;   286.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm9, ymm8, ymm6                             ;   279.5 fp0     13 a
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2112]                     ;   282.5 fp1+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 2848], ymm9                         ;   287.0 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm9, [rbp + 0]                            ;   283.2 agu1    13 a
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 384]                      ;   290.2 fp2+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 2880], ymm8                         ;   288.0 agu2+fp5   13 a spill
        vpxor ymm8, ymm5, [rbp + 1280]                     ;   284.2 fp3+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 2912], ymm8                         ;   289.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm8, ymm12, [rbp - 96]                      ;   284.5 fp0+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 2944], ymm8                         ;   290.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm8, ymm14, [rbp + 256]                     ;   285.2 fp1+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 2976], ymm8                         ;   291.0 agu0+fp5   13 a spill
        db 0x2e
        vpxor ymm8, ymm10, [rbp + 544]                     ;   286.2 fp2+agu1   13 a
        vmovdqu [rbp + 3008], ymm8                         ;   292.0 agu2+fp5   13 a spill
        vmovdqu ymm8, [rbp - 32]                           ;   286.5 agu0    13 a
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1376]                     ;   293.5 fp3+agu1   13 a
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1024]                     ;   294.5 fp0+agu0   13 a
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 352]                      ;   295.5 fp1+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 3040], ymm12                        ;   293.0 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm12, [rbp + 768]                         ;   288.5 agu0    13 a
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   296.5 fp2     13 a
        vmovdqu [rbp + 3072], ymm12                        ;   297.5 agu2+fp5   13 a spill
        vpxor ymm12, ymm1, ymm11                           ;   286.2 fp3     13 a
        vmovdqu [rbp + 3104], ymm12                        ;   295.0 agu2+fp5   13 a spill
        vmovdqu ymm12, [rbp + 544]                         ;   289.2 agu1    13 a
        vpxor ymm12, ymm12, [rbp + 2048]                   ;   296.2 fp0+agu0   13 a
        vmovdqu [rbp + 3136], ymm1                         ;   296.0 agu2+fp5   13 a spill
        vpxor ymm1, ymm10, [rbp + 832]                     ;   290.2 fp1+agu1   13 a
        vmovdqu [rbp + 3168], ymm8                         ;   297.0 agu0+fp5   13 a spill
        vmovdqu ymm8, [rbp + 1344]                         ;   291.2 agu1    13 a
        vpxor ymm8, ymm8, [rbp + 2112]                     ;   298.2 fp2+agu0   13 a
        vmovdqu [rbp + 3200], ymm7                         ;   298.0 agu2+fp5   13 a spill
        vmovdqu ymm7, [rbp + 160]                          ;   292.2 agu1    13 a
        vpxor ymm7, ymm7, [rbp + 1408]                     ;   299.2 fp3+agu0   13 a
        vmovdqu [rbp + 3232], ymm7                         ;   300.2 agu2+fp5   13 a spill
        vmovdqu ymm7, [rbp + 256]                          ;   293.2 agu1    13 a
        vpxor ymm7, ymm7, [rbp + 320]                      ;   300.2 fp0+agu0   13 a
        vmovdqu [rbp + 3264], ymm0                         ;   300.0 agu2+fp5   15 a spill
        vmovdqu ymm0, [rbp + 2016]                         ;   294.2 agu1    13 a
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2656]                     ;   301.2 fp1+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 3296], ymm0                         ;   302.2 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm0, [rbp + 32]                           ;   295.2 agu1    13 a
        vpxor ymm0, ymm0, [rbp + 1792]                     ;   302.2 fp2+agu0   13 a
        vmovdqu [rbp + 3328], ymm0                         ;   303.2 agu2+fp5   13 a spill
        vmovdqu ymm0, [rbp + 608]                          ;   296.2 agu1    13 a
        vpxor ymm0, ymm0, [rbp + 2176]                     ;   303.2 fp3+agu0   13 a
        vmovdqu [rbp + 3360], ymm0                         ;   304.2 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm0, [rbp - 96]                           ;   297.2 agu1    13 a
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1536]                     ;   304.2 fp0+agu0   13 a
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 448]                      ;   305.2 fp1+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 3392], ymm15                        ;   304.0 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm15, [rbp + 2336]                        ;   298.5 agu0    13 a
        db 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   306.2 fp2     13 a
        db 0x2e
        vmovdqu [rbp + 3424], ymm15                        ;   307.2 agu2+fp5   13 a spill
        vpxor ymm15, ymm7, [rbp + 1408]                    ;   301.2 fp3+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 3456], ymm0                         ;   306.2 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm0, [rbp + 960]                          ;   300.0 agu0    13 a
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1728]                     ;   307.0 fp0+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 3488], ymm3                         ;   307.0 agu2+fp5   13 a spill
        vpxor ymm3, ymm6, [rbp + 1504]                     ;   301.0 fp1+agu0   13 a
        vmovdqu [rbp + 3520], ymm10                        ;   308.0 agu1+fp5   13 a spill
        vpxor ymm10, ymm12, [rbp + 2080]                   ;   302.0 fp2+agu0   13 a
        vpxor ymm12, ymm12, ymm7                           ;   301.3 fp3     13 a
        vmovdqu [rbp + 3552], ymm8                         ;   309.0 agu2+fp5   13 a spill
        vmovdqu ymm8, [rbp + 448]                          ;   302.2 agu1    13 a
        vpxor ymm8, ymm8, [rbp + 576]                      ;   309.2 fp0+agu0   13 a
        vmovdqu [rbp + 3584], ymm8                         ;   310.2 agu2+fp5   13 a spill
        vmovdqu ymm8, [rbp + 2496]                         ;   303.2 agu1    13 a
        vpxor ymm8, ymm8, [rbp + 2432]                     ;   310.2 fp1+agu0   13 a
        vmovdqu [rbp + 3616], ymm8                         ;   311.2 agu2+fp5   13 a spill
        vmovdqu ymm8, [rbp + 2592]                         ;   304.2 agu1    13 a
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2208]                     ;   311.2 fp2+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 3648], ymm8                         ;   312.2 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm8, ymm0, [rbp - 128]                      ;   308.0 fp3+agu1   13 a
        vmovdqu [rbp + 3680], ymm0                         ;   313.0 agu2+fp5   13 a spill
        vpxor ymm0, ymm11, [rbp + 1024]                    ;   306.0 fp0+agu0   13 a
        vpxor ymm0, ymm0, [rbp + 1536]                     ;   307.0 fp1+agu1   13 a
        vmovdqu [rbp + 3712], ymm11                        ;   314.0 agu2+fp5   13 a spill
        vmovdqu ymm11, [rbp + 896]                         ;   307.0 agu0    13 a
        vpxor ymm11, ymm11, [rbp + 1472]                   ;   314.0 fp2+agu1   13 a
        vmovdqu [rbp + 3744], ymm0                         ;   315.0 agu2+fp5   13 a spill
        vpxor ymm0, ymm9, [rbp + 2208]                     ;   308.0 fp3+agu0   13 a
        vmovdqu [rbp + 3776], ymm0                         ;   316.0 agu1+fp5   13 a spill
        vpxor ymm0, ymm1, [rbp + 480]                      ;   309.0 fp0+agu0   13 a
        vmovdqu [rbp + 3808], ymm0                         ;   317.0 agu2+fp5   13 a spill
        vmovdqu ymm0, [rbp + 640]                          ;   309.2 agu1    13 a
        vpxor ymm0, ymm0, [rbp + 1088]                     ;   316.2 fp1+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 3840], ymm0                         ;   318.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm0, ymm13, [rbp + 800]                     ;   310.2 fp2+agu1   13 a
        db 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   311.2 fp3     13 a
        db 0x2e
        vmovdqu [rbp + 3872], ymm0                         ;   319.0 agu2+fp5   13 a spill
        vmovdqu ymm0, [rbp + 1824]                         ;   311.0 agu0    13 a
        vpxor ymm0, ymm0, [rbp + 2464]                     ;   318.0 fp0+agu1   13 a
        vmovdqu [rbp + 3904], ymm0                         ;   320.0 agu2+fp5   13 a spill
        vpxor ymm0, ymm13, [rbp + 2624]                    ;   312.0 fp1+agu0   13 a
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm0                         ;   321.0 agu1+fp5   13 a spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm3                            ;   311.3 fp2     13 a
        db 0x2e
        vmovdqu [rbp + 3968], ymm9                         ;   322.0 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm9, [rbp + 0]                            ;   313.0 agu0    13 a
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 480]                      ;   320.0 fp3+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 4000], ymm9                         ;   323.0 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm9, [rbp - 64]                           ;   314.0 agu0    13 a
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 896]                      ;   321.0 fp0+agu1   13 a
        vmovdqu [rbp + 4032], ymm1                         ;   324.0 agu2+fp5   13 a spill
        vmovdqu ymm1, [rbp + 1472]                         ;   315.0 agu0    13 a
        vpxor ymm1, ymm1, [rbp + 1408]                     ;   322.0 fp1+agu1   13 a
        vmovdqu [rbp + 4064], ymm7                         ;   325.0 agu2+fp5   13 a spill
        vmovdqu ymm7, [rbp + 1280]                         ;   316.0 agu0    13 a
        vpxor ymm7, ymm7, [rbp + 1696]                     ;   323.0 fp2+agu1   13 a
        vmovdqu [rbp + 4096], ymm7                         ;   326.0 agu2+fp5   13 a spill
        vmovdqu ymm7, [rbp + 384]                          ;   317.0 agu0    13 a
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1408]                     ;   324.0 fp3+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 384], ymm1                          ;   327.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm1, ymm12, ymm6                            ;   318.0 fp0     13 a
        db 0x2e
        vmovdqu [rbp + 4128], ymm6                         ;   328.0 agu0+fp5   13 a spill
        vmovdqu ymm6, [rbp + 2112]                         ;   318.3 agu1    13 a
        vpxor ymm6, ymm6, [rbp + 2080]                     ;   325.3 fp1+agu0   13 a
        vmovdqu [rbp + 4160], ymm6                         ;   329.0 agu2+fp5   13 a spill
        vmovdqu ymm6, [rbp + 832]                          ;   320.0 agu1    13 a
        vpxor ymm6, ymm6, [rbp + 1216]                     ;   327.0 fp2+agu0   13 a
        vmovdqu [rbp + 832], ymm12                         ;   330.0 agu2+fp5   13 a spill
        vmovdqu ymm12, [rbp + 1344]                        ;   321.0 agu1    13 a
        vpxor ymm12, ymm12, [rbp + 1696]                   ;   328.0 fp3+agu0   13 a
        vmovdqu [rbp + 4192], ymm12                        ;   331.0 agu2+fp5   13 a spill
        vpxor ymm12, ymm7, [rbp + 2016]                    ;   325.0 fp0+agu1   13 a
        vpxor ymm12, ymm12, [rbp + 2304]                   ;   326.0 fp1+agu0   13 a
        vmovdqu [rbp + 4224], ymm7                         ;   332.0 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm7, [rbp + 128]                          ;   323.2 agu1    13 a
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 992]                      ;   330.2 fp2+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 4256], ymm7                         ;   333.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm7, ymm1, ymm5                             ;   324.2 fp3     13 a
        db 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   324.3 fp0     13 a
        db 0x2e
        vmovdqu [rbp + 4288], ymm15                        ;   334.0 agu1+fp5   13 a spill
        db 0x2e
        vmovdqu ymm15, [rbp + 1152]                        ;   325.0 agu0    13 a
        vpxor ymm15, ymm15, [rbp + 1696]                   ;   332.0 fp1+agu1   13 a
        vpxor ymm15, ymm15, [rbp + 224]                    ;   333.0 fp2+agu0   13 a
        vpxor ymm15, ymm15, [rbp + 608]                    ;   334.0 fp3+agu1   13 a
        vmovdqu [rbp + 4320], ymm6                         ;   335.0 agu2+fp5   13 a spill
        vpxor ymm6, ymm13, [rbp + 1120]                    ;   327.0 fp0+agu0   13 a
        vmovdqu [rbp + 4352], ymm12                        ;   336.0 agu2+fp5   13 a spill
        vmovdqu ymm12, [rbp + 1216]                        ;   327.5 agu1    13 a
        vpxor ymm12, ymm12, [rbp + 1664]                   ;   334.5 fp1+agu0   13 a
        vmovdqu [rbp + 4384], ymm15                        ;   337.0 agu2+fp5   13 a spill
        vpxor ymm15, ymm5, [rbp + 1408]                    ;   328.5 fp2+agu1   13 a
        vmovdqu [rbp + 4416], ymm5                         ;   338.0 agu0+fp5   15 a spill
        vpxor ymm5, ymm12, [rbp + 192]                     ;   335.5 fp3+agu1   13 a
        vpxor ymm5, ymm5, [rbp + 576]                      ;   336.5 fp0+agu0   13 a
        vmovdqu [rbp + 4448], ymm12                        ;   339.0 agu2+fp5   13 a spill
        vmovdqu ymm12, [rbp + 192]                         ;   330.5 agu1    13 a
        vpxor ymm12, ymm12, [rbp + 1344]                   ;   337.5 fp1+agu0   13 a
        vpxor ymm12, ymm12, [rbp + 2592]                   ;   338.5 fp2+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 2592], ymm12                        ;   340.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm12, ymm15, [rbp + 288]                    ;   332.2 fp3+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 4480], ymm12                        ;   341.0 agu1+fp5   13 a spill
        db 0x2e
        vmovdqu ymm12, [rbp + 1824]                        ;   333.2 agu0    13 a
        vpxor ymm12, ymm12, [rbp + 1888]                   ;   340.2 fp0+agu1   13 a
        vmovdqu [rbp + 4512], ymm12                        ;   342.0 agu2+fp5   13 a spill
        vpxor ymm12, ymm4, ymm6                            ;   334.0 fp1     13 a
        vmovdqu [rbp + 4544], ymm4                         ;   343.0 agu0+fp5   13 a spill
        db 0x2e
        vmovdqu ymm4, [rbp - 64]                           ;   334.5 agu1    13 a
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 288]                      ;   341.5 fp2+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 4576], ymm4                         ;   344.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm4, ymm14, [rbp + 480]                     ;   335.5 fp3+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 4608], ymm14                        ;   345.0 agu2+fp5   15 a spill
        db 0x2e
        vmovdqu ymm14, [rbp - 32]                          ;   336.2 agu0    13 a
        vpxor ymm14, ymm14, [rbp + 160]                    ;   343.2 fp0+agu1   13 a
        vmovdqu [rbp + 4640], ymm12                        ;   346.0 agu2+fp5   13 a spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm4, ymm10                           ;   336.5 fp1     13 a
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm12                        ;   347.0 agu0+fp5   13 a spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm6, [rbp + 672]                     ;   337.5 fp2+agu1   13 a
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;   338.5 fp3     13 a
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm10                        ;   348.0 agu2+fp5   13 a spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm2, [rbp - 96]                      ;   338.2 fp0+agu0   13 a
        db 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   339.2 fp1     13 a
        db 0x2e
        vmovdqu [rbp + 4736], ymm2                         ;   349.0 agu1+fp5   15 a spill
        vmovdqu ymm2, [rbp + 1088]                         ;   339.2 agu0    13 a
        vpxor ymm2, ymm2, [rbp + 1664]                     ;   346.2 fp2+agu1   13 a
        vmovdqu [rbp + 4768], ymm3                         ;   350.0 agu2+fp5   13 a spill
        vpxor ymm3, ymm15, [rbp + 896]                     ;   340.2 fp3+agu0   13 a
        vmovdqu [rbp + 4800], ymm10                        ;   351.0 agu2+fp5   13 a spill
        vmovdqu ymm10, [rbp + 2528]                        ;   340.5 agu1    13 a
        vpxor ymm10, ymm10, [rbp + 1728]                   ;   347.5 fp0+agu0   13 a
        vmovdqu [rbp + 4832], ymm4                         ;   352.0 agu2+fp5   13 a spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm3, [rbp + 992]                      ;   341.5 fp1+agu1   13 a
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm12                        ;   353.0 agu0+fp5   13 a spill
        db 0x2e
        vpxor ymm12, ymm11, [rbp + 2304]                   ;   342.5 fp2+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 4896], ymm11                        ;   354.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm11, ymm12, [rbp + 160]                    ;   343.5 fp3+agu0   13 a
        db 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   343.5 fp0     34 st
        db 0x2e
        vpxor ymm12, ymm12, ymm14                          ;   344.5 fp1     34 st
        db 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   345.5 fp2     34 st
        vpxor ymm12, ymm12, [r8 + 16448]                   ;   346.5 fp3+agu1   34 st
        vpxor ymm12, ymm12, [rbp + 640]                    ;   347.5 fp0+agu0   34 st
        vpxor ymm12, ymm12, [rbp + 416]                    ;   348.5 fp1+agu1   34 st
        vpxor ymm12, ymm12, [rbp + 1792]                   ;   349.5 fp2+agu0   34 st
        vpxor ymm13, ymm13, [r8 + 16544]                   ;   345.7 fp3+agu1   34 st
        vpxor ymm13, ymm13, [rbp + 3744]                   ;   346.7 fp0+agu0   34 st
        vpxor ymm13, ymm13, [rbp + 384]                    ;   347.7 fp1+agu1   34 st
        vpxor ymm13, ymm13, [rbp + 4352]                   ;   348.7 fp2+agu0   34 st
        vpxor ymm13, ymm13, [rbp + 3360]                   ;   349.7 fp3+agu1   34 st
        vmovdqu [r8 + 32832], ymm12                        ;   355.0 agu2+fp5   34 st
        vmovdqu ymm12, [rbp + 416]                         ;   348.2 agu0    13 a
        vpxor ymm12, ymm12, [rbp + 1024]                   ;   355.2 fp0+agu1   13 a
        vpxor ymm0, ymm0, [r8 + 16608]                     ;   349.2 fp1+agu0   34 st
        vpxor ymm0, ymm0, [rbp + 288]                      ;   350.2 fp2+agu1   34 st
        vpxor ymm0, ymm0, [rbp + 1888]                     ;   351.2 fp3+agu0   34 st
        vmovdqu [rbp + 288], ymm14                         ;   356.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm14, ymm11, ymm1                           ;   348.5 fp0     13 a
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 16384]                   ;   350.7 fp1+agu1   34 st
        db 0x2e
        vpxor ymm11, ymm11, [rbp - 128]                    ;   351.7 fp2+agu0   34 st
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3200]                   ;   352.7 fp3+agu1   34 st
        db 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   349.5 fp0     34 st
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 16416]                     ;   352.2 fp1+agu0   34 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3328]                     ;   353.2 fp2+agu1   34 st
        vpxor ymm13, ymm13, ymm14                          ;   350.7 fp3     34 st
        db 0x2e
        vmovdqu [r8 + 32768], ymm11                        ;   357.0 agu2+fp5   34 st
        vmovdqu ymm11, [rbp + 576]                         ;   353.2 agu0    13 a
        vpxor ymm11, ymm11, [rbp + 864]                    ;   360.2 fp0+agu1   13 a
        vmovdqu [r8 + 32800], ymm1                         ;   358.0 agu2+fp5   34 st
        vmovdqu ymm1, [rbp + 3488]                         ;   354.2 agu0    13 a reload
        vmovdqu [rbp + 1024], ymm10                        ;   359.0 agu2+fp5   13 a spill
        vpxor ymm10, ymm7, ymm1                            ;   361.2 fp1     13 a
        vmovdqu [r8 + 32928], ymm13                        ;   360.0 agu2+fp5   34 st
        vmovdqu ymm13, [rbp + 3520]                        ;   354.7 agu1    13 a
        vpxor ymm13, ymm13, [rbp + 3552]                   ;   361.7 fp2+agu0   13 a
        vmovdqu [rbp + 4928], ymm3                         ;   361.0 agu2+fp5   13 a spill
        vmovdqu ymm3, [rbp + 672]                          ;   355.7 agu1    13 a
        vpxor ymm3, ymm3, [rbp + 3392]                     ;   362.7 fp3+agu0   13 a
        vmovdqu [rbp + 4960], ymm3                         ;   363.7 agu2+fp5   13 a spill
        vmovdqu ymm3, [rbp + 608]                          ;   356.7 agu1    13 a
        vpxor ymm3, ymm3, [rbp + 1120]                     ;   363.7 fp0+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 4992], ymm15                        ;   363.0 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm15, [rbp + 1696]                        ;   357.7 agu1    13 a
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2112]                   ;   364.7 fp1+agu0   13 a
        db 0x2e
        vmovdqu [rbp + 1696], ymm3                         ;   364.7 agu2+fp5   13 a spill
        vpxor ymm3, ymm4, ymm1                             ;   361.2 fp2     13 a
        vmovdqu ymm1, [rbp + 128]                          ;   358.7 agu1    13 a
        vpxor ymm1, ymm1, [rbp + 864]                      ;   365.7 fp3+agu0   13 a
        vmovdqu [rbp + 5024], ymm11                        ;   365.0 agu2+fp5   13 a spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm3                            ;   362.2 fp0     13 a
        db 0x2e
        vmovdqu [rbp + 5056], ymm9                         ;   366.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm9, ymm1, [rbp + 512]                      ;   366.7 fp1+agu1   13 a
        db 0x2e
        vpxor ymm0, ymm0, ymm9                             ;   367.7 fp2     34 st
        db 0x2e
        vmovdqu [r8 + 32992], ymm0                         ;   368.7 agu2+fp5   34 st
        db 0x2e
        vmovdqu ymm0, [rbp + 32]                           ;   361.2 agu0    13 a
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 352]                      ;   368.2 fp3+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 512], ymm9                          ;   368.0 agu2+fp5   13 a spill
        db 0x2e
        vmovdqu ymm9, [rbp - 128]                          ;   362.2 agu0    13 a
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 416]                      ;   369.2 fp0+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 5088], ymm9                         ;   370.2 agu2+fp5   13 a spill
        vmovdqu ymm9, [rbp + 1440]                         ;   363.2 agu0    13 a
        vpxor ymm9, ymm9, [rbp + 3264]                     ;   370.2 fp1+agu1   13 a
        vmovdqu [rbp + 5120], ymm9                         ;   371.2 agu2+fp5   13 a spill
        vpxor ymm9, ymm8, [rbp + 3648]                     ;   364.2 fp2+agu0   13 a
        vmovdqu [rbp + 5152], ymm9                         ;   371.0 agu1+fp5   13 a spill
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1152]                         ;   365.2 agu0    13 a
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2048]                     ;   372.2 fp3+agu1   13 a
        db 0x2e
        vmovdqu [rbp + 5184], ymm3                         ;   372.0 agu2+fp5   13 a spill
        db 0x2e
        vpxor ymm3, ymm11, [rbp + 1248]                    ;   366.2 fp0+agu0   13 a
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1280]                     ;   367.2 fp1+agu1   13 a
        db 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   366.7 fp2     34 st
        db 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   367.7 fp3     34 st
        db 0x2e
        vpxor ymm1, ymm1, ymm12                            ;   368.7 fp0     34 st
        db 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   369.7 fp1     34 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 576]                    ;   367.2 fp2+agu0   34 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4032]                   ;   368.2 fp3+agu1   34 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3456]                   ;   369.2 fp0+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 928]                    ;   370.2 fp1+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 1952]                   ;   371.2 fp2+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 224]                    ;   372.2 fp3+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 3968]                     ;   370.7 fp0+agu0   34 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 608]                      ;   371.7 fp1+agu1   34 st
        db 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   368.8 fp2     34 st
        db 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   369.8 fp3     34 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4320]                     ;   371.2 fp0+agu0   34 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 320]                      ;   372.2 fp1+agu1   34 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 800]                      ;   373.2 fp2+agu0   34 st
        vpxor ymm4, ymm4, [rbp + 352]                      ;   374.2 fp3+agu1   34 st
        vpxor ymm4, ymm4, [rbp + 2432]                     ;   375.2 fp0+agu0   34 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 4352]                     ;   373.3 fp1+agu1   34 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 544]                      ;   374.3 fp2+agu0   34 st
        vmovdqu [rbp + 4352], ymm15                        ;   373.0 agu2+fp5   13 a spill
        vpxor ymm15, ymm14, [rbp + 64]                     ;   374.3 fp3+agu1   34 st
        vpxor ymm15, ymm15, [r8 + 16480]                   ;   375.3 fp0+agu0   34 st
        vpxor ymm15, ymm15, [rbp + 1440]                   ;   376.3 fp1+agu1   34 st
        vpxor ymm15, ymm15, [rbp + 1760]                   ;   377.3 fp2+agu0   34 st
        vpxor ymm15, ymm15, [rbp + 352]                    ;   378.3 fp3+agu1   34 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4384]                   ;   379.3 fp0+agu0   34 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp - 96]                     ;   380.3 fp1+agu1   34 st
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 16512]                   ;   378.2 fp2+agu0   34 st
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 0]                      ;   379.2 fp3+agu1   34 st
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 96]                     ;   380.2 fp0+agu0   34 st
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4640]                   ;   381.2 fp1+agu1   34 st
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3584]                   ;   382.2 fp2+agu0   34 st
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2560]                   ;   383.2 fp3+agu1   34 st
        vmovdqu [r8 + 32864], ymm15                        ;   381.3 agu2+fp5   34 st
        vmovdqu ymm15, [rbp + 224]                         ;   381.2 agu0    34 st
        vpxor ymm15, ymm15, [r8 + 16576]                   ;   388.2 fp0+agu1   34 st
        vpxor ymm15, ymm15, [rbp + 2912]                   ;   389.2 fp1+agu0   34 st
        vpxor ymm15, ymm15, [rbp + 2336]                   ;   390.2 fp2+agu1   34 st
        vpxor ymm15, ymm15, [rbp + 4064]                   ;   391.2 fp3+agu0   34 st
        vpxor ymm15, ymm15, [rbp + 1344]                   ;   392.2 fp0+agu1   34 st
        vmovdqu [r8 + 32896], ymm14                        ;   384.2 agu2+fp5   34 st
        db 0x2e
        vmovdqu [r8 + 32960], ymm15                        ;   393.2 agu2+fp5   34 st
        db 0x2e
        vmovdqu ymm14, [rbp + 64]                          ;   384.2 agu0    13 a reload
        db 0x2e
        vpxor ymm15, ymm7, ymm14                           ;   391.2 fp1     34 st
        vpxor ymm15, ymm15, ymm8                           ;   392.2 fp2     34 st
        vpxor ymm15, ymm15, [r9 + 16640]                   ;   393.2 fp3+agu1   34 st
        vpxor ymm15, ymm15, [rbp + 1248]                   ;   394.2 fp0+agu0   34 st
        vpxor ymm7, ymm7, [r9 + 16704]                     ;   385.3 fp1+agu1   34 st
        vpxor ymm7, ymm7, [rbp + 3264]                     ;   386.3 fp2+agu0   34 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3168]                     ;   387.3 fp3+agu1   34 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2176]                     ;   388.3 fp0+agu0   34 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1760]                     ;   389.3 fp1+agu1   34 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2112]                     ;   390.3 fp2+agu0   34 st
        db 0x2e
        vpxor ymm10, ymm10, [r9 + 16736]                   ;   388.3 fp3+agu1   34 st
        vpxor ymm1, ymm1, [r9 + 16768]                     ;   389.2 fp0+agu0   34 st
        vpxor ymm4, ymm4, [r9 + 16800]                     ;   389.3 fp1+agu1   34 st
        vmovdqu [r9 + 33024], ymm15                        ;   395.2 agu2+fp5   34 st
        vmovdqu ymm15, [rbp + 4608]                        ;   390.2 agu0    34 st
        vpxor ymm15, ymm15, [r9 + 16672]                   ;   397.2 fp2+agu1   34 st
        vpxor ymm15, ymm15, [rbp + 96]                     ;   398.2 fp3+agu0   34 st
        vpxor ymm15, ymm15, [rbp + 640]                    ;   399.2 fp0+agu1   34 st
        vpxor ymm15, ymm15, [rbp + 3488]                   ;   400.2 fp1+agu0   34 st
        vpxor ymm15, ymm15, [rbp + 2816]                   ;   401.2 fp2+agu1   34 st
        vmovdqu [r9 + 33088], ymm7                         ;   391.3 agu2+fp5   34 st
        vpxor ymm6, ymm6, [r9 + 16864]                     ;   393.2 fp3+agu0   34 st
        vmovdqu [r9 + 33120], ymm10                        ;   391.2 agu2+fp5   34 st
        vmovdqu ymm7, [rbp + 2880]                         ;   393.3 agu1    13 a reload
        vpxor ymm10, ymm9, ymm7                            ;   400.3 fp0     34 st
        vpxor ymm10, ymm10, [r9 + 16832]                   ;   401.3 fp1+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 2784]                   ;   402.3 fp2+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 2464]                   ;   403.3 fp3+agu0   34 st
        vmovdqu [r9 + 33056], ymm15                        ;   402.2 agu2+fp5   34 st
        vmovdqu [r9 + 33152], ymm1                         ;   393.3 agu2+fp5   34 st
        vmovdqu [r9 + 33184], ymm4                         ;   394.3 agu2+fp5   34 st
        vmovdqu [r9 + 33248], ymm6                         ;   395.3 agu1+fp5   34 st
        vmovdqu [r9 + 33216], ymm10                        ;   404.3 agu2+fp5   34 st
        vmovdqu ymm1, [rbp + 768]                          ;   396.2 agu0    34 st
        vpxor ymm1, ymm1, [r10 + 16896]                    ;   403.2 fp0+agu1   34 st
        vmovdqu ymm4, [rbp + 3200]                         ;   397.2 agu0    13 a reload
        vpxor ymm1, ymm1, ymm4                             ;   404.2 fp1     34 st
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3904]                         ;   397.3 agu1    13 a reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   405.2 fp2     34 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   404.3 fp3     34 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   405.3 fp0     34 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r10 + 16960]                    ;   406.3 fp1+agu0   34 st
        db 0x2e
        vmovdqu ymm10, [rbp + 672]                         ;   398.3 agu1    14 a reload
        db 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   407.3 fp2     34 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1408]                     ;   408.3 fp3+agu0   34 st
        db 0x2e
        vmovdqu ymm15, [rbp + 1312]                        ;   400.2 agu1    14 a reload
        db 0x2e
        vpxor ymm6, ymm6, ymm15                            ;   409.3 fp0     34 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2688]                     ;   410.3 fp1+agu0   34 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp - 128]                      ;   411.3 fp2+agu1   34 st
        vmovdqu [r10 + 33280], ymm1                        ;   406.2 agu2+fp5   34 st
        vmovdqu ymm1, [rbp + 416]                          ;   402.2 agu0    34 st
        vpxor ymm1, ymm1, [r10 + 16928]                    ;   409.2 fp3+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 2240]                     ;   410.2 fp0+agu0   34 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2528]                     ;   411.2 fp1+agu1   34 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2656]                     ;   412.2 fp2+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 960]                      ;   413.2 fp3+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 544]                      ;   414.2 fp0+agu0   34 st
        vpxor ymm13, ymm13, ymm10                          ;   405.3 fp1     34 st
        vpxor ymm10, ymm10, [r10 + 17088]                  ;   405.3 fp2+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 2240]                   ;   406.3 fp3+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 1536]                   ;   407.3 fp0+agu1   34 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 256]                    ;   408.3 fp1+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 1696]                   ;   409.3 fp2+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 5184]                   ;   410.3 fp3+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 0]                      ;   411.3 fp0+agu1   34 st
        vmovdqu [r10 + 33312], ymm1                        ;   415.2 agu2+fp5   34 st
        vmovdqu ymm1, [rbp + 1632]                         ;   409.2 agu0    34 st
        vpxor ymm1, ymm1, [r10 + 16992]                    ;   416.2 fp1+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 2208]                     ;   417.2 fp2+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 2720]                     ;   418.2 fp3+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 3328]                     ;   419.2 fp0+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 3840]                     ;   420.2 fp1+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 4512]                     ;   421.2 fp2+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 4384]                     ;   422.2 fp3+agu1   34 st
        vmovdqu [r10 + 33344], ymm6                        ;   412.3 agu2+fp5   34 st
        vpxor ymm13, ymm13, [r10 + 17120]                  ;   413.2 fp0+agu0   34 st
        vmovdqu ymm6, [rbp + 1568]                         ;   413.3 agu1    13 a reload
        vpxor ymm13, ymm13, ymm6                           ;   420.3 fp1     34 st
        vpxor ymm13, ymm13, [rbp + 4576]                   ;   421.3 fp2+agu0   34 st
        vmovdqu [r10 + 33376], ymm1                        ;   423.2 agu2+fp5   34 st
        vmovdqu ymm1, [rbp + 1856]                         ;   414.3 agu1    34 st
        vpxor ymm1, ymm1, [r10 + 17024]                    ;   421.3 fp3+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 4224]                     ;   422.3 fp0+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 2272]                     ;   423.3 fp1+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 3040]                     ;   424.3 fp2+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 2336]                     ;   425.3 fp3+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 4512]                     ;   426.3 fp0+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 4544]                     ;   427.3 fp1+agu0   34 st
        vmovdqu [r10 + 33472], ymm10                       ;   417.2 agu2+fp5   34 st
        vmovdqu ymm10, [rbp + 3232]                        ;   418.3 agu1    34 st
        vpxor ymm10, ymm10, [r10 + 17056]                  ;   425.3 fp2+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 2240]                   ;   426.3 fp3+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 1248]                   ;   427.3 fp0+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 1152]                   ;   428.3 fp1+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 1888]                   ;   429.3 fp2+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 2944]                   ;   430.3 fp3+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 5024]                   ;   431.3 fp0+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 1376]                   ;   432.3 fp1+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 2080]                   ;   433.3 fp2+agu0   34 st
        vmovdqu [r10 + 33408], ymm1                        ;   428.3 agu2+fp5   34 st
        vmovdqu [r10 + 33504], ymm13                       ;   423.3 agu1+fp5   34 st
        db 0x2e
        vmovdqu [r10 + 33440], ymm10                       ;   434.3 agu2+fp5   34 st
        db 0x2e
        vpxor ymm1, ymm8, [rbp + 256]                      ;   424.2 fp3+agu0   34 st
        db 0x2e
        vpxor ymm1, ymm1, [r11 + 17152]                    ;   425.2 fp0+agu1   34 st
        vmovdqu ymm10, [rbp + 3296]                        ;   425.2 agu0    13 a reload
        vpxor ymm1, ymm1, ymm10                            ;   432.2 fp1     34 st
        vmovdqu ymm13, [rbp + 640]                         ;   425.3 agu1    14 a reload
        vpxor ymm1, ymm1, ymm13                            ;   433.2 fp2     34 st
        vpxor ymm9, ymm9, ymm10                            ;   432.2 fp3     34 st
        vpxor ymm9, ymm9, [r11 + 17280]                    ;   433.2 fp0+agu0   34 st
        vpxor ymm9, ymm9, [rbp + 2592]                     ;   434.2 fp1+agu1   34 st
        vpxor ymm9, ymm9, [rbp + 2560]                     ;   435.2 fp2+agu0   34 st
        vpxor ymm9, ymm9, [rbp + 3872]                     ;   436.2 fp3+agu1   34 st
        vpxor ymm9, ymm9, [rbp + 864]                      ;   437.2 fp0+agu0   34 st
        vpxor ymm9, ymm9, [rbp + 4992]                     ;   438.2 fp1+agu1   34 st
        vpxor ymm9, ymm9, [rbp + 3968]                     ;   439.2 fp2+agu0   34 st
        vpxor ymm9, ymm9, [rbp + 4608]                     ;   440.2 fp3+agu1   34 st
        vmovdqu [r11 + 33536], ymm1                        ;   434.2 agu2+fp5   34 st
        vpxor ymm1, ymm15, [rbp + 736]                     ;   431.3 fp0+agu0   34 st
        vpxor ymm1, ymm1, [r11 + 17184]                    ;   432.3 fp1+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 1056]                     ;   433.3 fp2+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 2816]                     ;   434.3 fp3+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 4480]                     ;   435.3 fp0+agu0   34 st
        vmovdqu [r11 + 33568], ymm1                        ;   436.3 agu2+fp5   34 st
        vpxor ymm1, ymm10, [rbp + 576]                     ;   433.5 fp1+agu1   34 st
        vpxor ymm1, ymm1, ymm14                            ;   434.5 fp2     34 st
        vpxor ymm1, ymm1, [r11 + 17216]                    ;   435.5 fp3+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 1088]                     ;   436.5 fp0+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 2976]                     ;   437.5 fp1+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 3072]                     ;   438.5 fp2+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 992]                      ;   439.5 fp3+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 1728]                     ;   440.5 fp0+agu1   34 st
        vpxor ymm10, ymm10, [r11 + 17248]                  ;   437.3 fp1+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 608]                    ;   438.3 fp2+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 5120]                   ;   439.3 fp3+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 96]                     ;   440.3 fp0+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 4480]                   ;   441.3 fp1+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 2048]                   ;   442.3 fp2+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 3456]                   ;   443.3 fp3+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 4320]                   ;   444.3 fp0+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 960]                    ;   445.3 fp1+agu0   34 st
        vmovdqu [r11 + 33600], ymm1                        ;   441.5 agu2+fp5   34 st
        vmovdqu ymm1, [rbp + 4928]                         ;   441.5 agu1    34 st
        vpxor ymm1, ymm1, [r11 + 17312]                    ;   448.5 fp2+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 1664]                     ;   449.5 fp3+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 3744]                     ;   450.5 fp0+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 224]                      ;   451.5 fp1+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 832]                      ;   452.5 fp2+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 4864]                     ;   453.5 fp3+agu1   34 st
        vmovdqu [r11 + 33664], ymm9                        ;   441.2 agu2+fp5   34 st
        vmovdqu [r11 + 33632], ymm10                       ;   446.3 agu2+fp5   34 st
        vmovdqu ymm9, [rbp + 4256]                         ;   445.3 agu0    34 st
        vpxor ymm9, ymm9, [r11 + 17344]                    ;   452.3 fp0+agu1   34 st
        vmovdqu ymm10, [rbp + 4192]                        ;   446.3 agu0    13 a reload
        vpxor ymm9, ymm9, ymm10                            ;   453.3 fp1     34 st
        vpxor ymm9, ymm9, [rbp + 3520]                     ;   454.3 fp2+agu1   34 st
        vpxor ymm9, ymm9, [rbp + 2336]                     ;   455.3 fp3+agu0   34 st
        vpxor ymm9, ymm9, [rbp + 2784]                     ;   456.3 fp0+agu1   34 st
        vpxor ymm9, ymm9, [rbp + 1056]                     ;   457.3 fp1+agu0   34 st
        vpxor ymm9, ymm9, [rbp + 448]                      ;   458.3 fp2+agu1   34 st
        vmovdqu [r11 + 33696], ymm1                        ;   454.5 agu2+fp5   34 st
        vmovdqu ymm1, [rbp + 480]                          ;   449.3 agu0    34 st
        vpxor ymm1, ymm1, [r11 + 17376]                    ;   456.3 fp3+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 2848]                     ;   457.3 fp0+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 1824]                     ;   458.3 fp1+agu1   34 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3232]                     ;   459.3 fp2+agu0   34 st
        db 0x2e
        vmovdqu [r11 + 33728], ymm9                        ;   459.3 agu2+fp5   34 st
        db 0x2e
        vmovdqu [r11 + 33760], ymm1                        ;   460.3 agu1+fp5   34 st
        db 0x2e
        vmovdqu ymm1, [rbp + 960]                          ;   452.3 agu0    14 a reload
        vpxor ymm9, ymm3, ymm1                             ;   459.3 fp3     34 st
        vpxor ymm9, ymm9, ymm4                             ;   460.3 fp0     34 st
        vpxor ymm9, ymm9, [r12 + 17408]                    ;   461.3 fp1+agu1   34 st
        vpxor ymm3, ymm3, ymm5                             ;   453.5 fp2     34 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r12 + 17472]                    ;   454.5 fp3+agu0   34 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1632]                     ;   455.5 fp0+agu1   34 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 768]                      ;   456.5 fp1+agu0   34 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5120]                     ;   457.5 fp2+agu1   34 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1184]                     ;   458.5 fp3+agu0   34 st
        db 0x2e
        vpxor ymm2, ymm2, ymm7                             ;   455.5 fp0     34 st
        db 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   456.5 fp1     34 st
        db 0x2e
        vpxor ymm2, ymm2, ymm11                            ;   457.5 fp2     34 st
        vpxor ymm11, ymm11, [r12 + 17504]                  ;   456.5 fp3+agu1   34 st
        vmovdqu ymm7, [rbp + 1376]                         ;   456.7 agu0    15 a reload
        vpxor ymm11, ymm11, ymm7                           ;   463.7 fp0     34 st
        vpxor ymm11, ymm11, [rbp + 3808]                   ;   464.7 fp1+agu1   34 st
        vpxor ymm11, ymm11, [rbp + 4384]                   ;   465.7 fp2+agu0   34 st
        vpxor ymm11, ymm11, [rbp + 1952]                   ;   466.7 fp3+agu1   34 st
        vpxor ymm11, ymm11, [rbp + 5088]                   ;   467.7 fp0+agu0   34 st
        vpxor ymm2, ymm2, [r12 + 17536]                    ;   459.5 fp1+agu1   34 st
        vpxor ymm2, ymm2, [rbp + 1120]                     ;   460.5 fp2+agu0   34 st
        vpxor ymm2, ymm2, [rbp + 2752]                     ;   461.5 fp3+agu1   34 st
        vpxor ymm2, ymm2, [rbp + 3008]                     ;   462.5 fp0+agu0   34 st
        vpxor ymm2, ymm2, [rbp + 1600]                     ;   463.5 fp1+agu1   34 st
        vmovdqu [r12 + 33792], ymm9                        ;   462.3 agu2+fp5   34 st
        vmovdqu ymm9, [rbp + 1024]                         ;   461.7 agu0    34 st
        vpxor ymm9, ymm9, [r12 + 17440]                    ;   468.7 fp2+agu1   34 st
        vpxor ymm9, ymm9, [rbp + 4832]                     ;   469.7 fp3+agu0   34 st
        vpxor ymm9, ymm9, [rbp + 928]                      ;   470.7 fp0+agu1   34 st
        vpxor ymm9, ymm9, [rbp + 1280]                     ;   471.7 fp1+agu0   34 st
        vmovdqu [r12 + 33856], ymm3                        ;   460.7 agu2+fp5   34 st
        vmovdqu [r12 + 33824], ymm9                        ;   472.7 agu2+fp5   34 st
        vmovdqu ymm3, [rbp + 3552]                         ;   464.5 agu1    34 st
        vpxor ymm3, ymm3, [r12 + 17568]                    ;   471.5 fp2+agu0   34 st
        vmovdqu ymm9, [rbp + 1216]                         ;   465.5 agu1    14 a reload
        vpxor ymm3, ymm3, ymm9                             ;   472.5 fp3     34 st
        vpxor ymm3, ymm3, [rbp + 3008]                     ;   473.5 fp0+agu0   34 st
        vpxor ymm3, ymm3, [rbp + 4096]                     ;   474.5 fp1+agu1   34 st
        vpxor ymm3, ymm3, [rbp + 288]                      ;   475.5 fp2+agu0   34 st
        vpxor ymm3, ymm3, [rbp + 2016]                     ;   476.5 fp3+agu1   34 st
        vpxor ymm3, ymm3, [rbp + 448]                      ;   477.5 fp0+agu0   34 st
        vpxor ymm3, ymm3, [rbp + 2464]                     ;   478.5 fp1+agu1   34 st
        vmovdqu [r12 + 33888], ymm11                       ;   468.7 agu2+fp5   34 st
        vmovdqu [r12 + 33920], ymm2                        ;   466.7 agu2+fp5   34 st
        vmovdqu ymm2, [rbp + 1184]                         ;   468.7 agu0    34 st
        vpxor ymm2, ymm2, [r12 + 17600]                    ;   475.7 fp2+agu1   34 st
        vmovdqu ymm11, [rbp + 2144]                        ;   469.7 agu0    13 a reload
        vpxor ymm2, ymm2, ymm11                            ;   476.7 fp3     34 st
        vpxor ymm2, ymm2, [rbp + 2912]                     ;   477.7 fp0+agu1   34 st
        vpxor ymm2, ymm2, [rbp + 4960]                     ;   478.7 fp1+agu0   34 st
        vpxor ymm2, ymm2, [rbp + 2048]                     ;   479.7 fp2+agu1   34 st
        vpxor ymm2, ymm2, [rbp + 4800]                     ;   480.7 fp3+agu0   34 st
        vmovdqu [r12 + 33952], ymm3                        ;   479.5 agu2+fp5   34 st
        vmovdqu ymm3, [rbp + 4864]                         ;   472.5 agu1    34 st
        vpxor ymm3, ymm3, [r12 + 17632]                    ;   479.5 fp0+agu0   34 st
        vpxor ymm3, ymm3, [rbp + 4000]                     ;   480.5 fp1+agu1   34 st
        vpxor ymm3, ymm3, [rbp + 4768]                     ;   481.5 fp2+agu0   34 st
        vpxor ymm3, ymm3, [rbp + 4160]                     ;   482.5 fp3+agu1   34 st
        vpxor ymm3, ymm3, [rbp + 1472]                     ;   483.5 fp0+agu0   34 st
        vmovdqu [r12 + 33984], ymm2                        ;   481.7 agu2+fp5   34 st
        vmovdqu [r12 + 34016], ymm3                        ;   484.5 agu1+fp5   34 st
        vpxor ymm13, ymm13, ymm9                           ;   476.5 fp1     34 st
        vmovdqu ymm2, [rbp + 5152]                         ;   476.7 agu0    34 st
        vpxor ymm2, ymm2, [r13 + 17664]                    ;   483.7 fp2+agu1   34 st
        vmovdqu ymm3, [rbp + 2432]                         ;   477.7 agu0    13 a reload
        vpxor ymm2, ymm2, ymm3                             ;   484.7 fp3     34 st
        vpxor ymm2, ymm2, [rbp + 1920]                     ;   485.7 fp0+agu1   34 st
        vpxor ymm13, ymm13, [r13 + 17728]                  ;   478.7 fp1+agu0   34 st
        vmovdqu ymm9, [rbp + 3616]                         ;   478.8 agu1    13 a reload
        vpxor ymm13, ymm13, ymm9                           ;   485.8 fp2     34 st
        vpxor ymm13, ymm13, [rbp + 3680]                   ;   486.8 fp3+agu0   34 st
        vpxor ymm13, ymm13, [rbp + 5152]                   ;   487.8 fp0+agu1   34 st
        vpxor ymm13, ymm13, [rbp + 3168]                   ;   488.8 fp1+agu0   34 st
        vpxor ymm3, ymm3, ymm14                            ;   484.7 fp2     34 st
        vpxor ymm3, ymm3, [r13 + 17760]                    ;   485.7 fp3+agu1   34 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4448]                     ;   486.7 fp0+agu0   34 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3424]                     ;   487.7 fp1+agu1   34 st
        vpxor ymm3, ymm3, [rbp + 1856]                     ;   488.7 fp2+agu0   34 st
        vpxor ymm3, ymm3, [rbp + 1152]                     ;   489.7 fp3+agu1   34 st
        vpxor ymm3, ymm3, [rbp + 2368]                     ;   490.7 fp0+agu0   34 st
        vpxor ymm10, ymm10, ymm9                           ;   485.8 fp1     34 st
        vpxor ymm3, ymm3, [rbp + 3328]                     ;   491.7 fp2+agu1   34 st
        vpxor ymm10, ymm10, [r13 + 17792]                  ;   486.8 fp3+agu0   34 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 5024]                   ;   487.8 fp0+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 3776]                   ;   488.8 fp1+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 96]                     ;   489.8 fp2+agu1   34 st
        vpxor ymm10, ymm10, [rbp + 2272]                   ;   490.8 fp3+agu0   34 st
        vpxor ymm10, ymm10, [rbp + 2368]                   ;   491.8 fp0+agu1   34 st
        vmovdqu [r13 + 34048], ymm2                        ;   486.7 agu2+fp5   34 st
        vmovdqu ymm2, [rbp + 1088]                         ;   487.7 agu0    34 st
        vpxor ymm2, ymm2, [r13 + 17696]                    ;   494.7 fp1+agu1   34 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3264]                     ;   495.7 fp2+agu0   34 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2368]                     ;   496.7 fp3+agu1   34 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2816]                     ;   497.7 fp0+agu0   34 st
        db 0x2e
        vpxor ymm6, ymm6, [r13 + 17856]                    ;   489.8 fp1+agu1   34 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 384]                      ;   490.8 fp2+agu0   34 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3136]                     ;   491.8 fp3+agu1   34 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1984]                     ;   492.8 fp0+agu0   34 st
        vpxor ymm6, ymm6, [rbp + 1600]                     ;   493.8 fp1+agu1   34 st
        vmovdqu [r13 + 34112], ymm13                       ;   489.8 agu2+fp5   34 st
        vpxor ymm13, ymm7, [rbp + 4288]                    ;   492.7 fp2+agu0   34 st
        vpxor ymm13, ymm13, [r13 + 17824]                  ;   493.7 fp3+agu1   34 st
        vpxor ymm13, ymm13, [rbp + 4800]                   ;   494.7 fp0+agu0   34 st
        vpxor ymm13, ymm13, [rbp + 3360]                   ;   495.7 fp1+agu1   34 st
        vpxor ymm13, ymm13, [rbp + 4576]                   ;   496.7 fp2+agu0   34 st
        vpxor ymm13, ymm13, [rbp + 4896]                   ;   497.7 fp3+agu1   34 st
        vmovdqu [r13 + 34080], ymm2                        ;   498.7 agu2+fp5   34 st
        vmovdqu [r13 + 34144], ymm3                        ;   492.7 agu2+fp5   34 st
        vmovdqu [r13 + 34176], ymm10                       ;   493.0 agu2+fp5   34 st
        vmovdqu ymm2, [rbp + 3712]                         ;   495.7 agu0    34 st
        vpxor ymm2, ymm2, [r13 + 17888]                    ;   502.7 fp0+agu1   34 st
        vpxor ymm2, ymm2, [rbp + 4256]                     ;   503.7 fp1+agu0   34 st
        vpxor ymm2, ymm2, [rbp + 4992]                     ;   504.7 fp2+agu1   34 st
        vmovdqu ymm3, [rbp + 3552]                         ;   497.7 agu0    13 a reload
        vpxor ymm2, ymm2, ymm3                             ;   505.7 fp3     34 st
        vpxor ymm2, ymm2, [rbp + 544]                      ;   506.7 fp0+agu1   34 st
        vmovdqu [r13 + 34208], ymm13                       ;   498.7 agu2+fp5   34 st
        vmovdqu [r13 + 34240], ymm6                        ;   495.7 agu2+fp5   34 st
        vmovdqu [r13 + 34272], ymm2                        ;   507.7 agu2+fp5   34 st
        vpxor ymm4, ymm4, [r14 + 17920]                    ;   498.7 fp1+agu0   34 st
        vpxor ymm4, ymm4, [rbp + 1792]                     ;   499.7 fp2+agu1   34 st
        vmovdqu ymm2, [rbp + 4704]                         ;   499.7 agu0    13 a reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                             ;   506.7 fp3     34 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   496.8 fp0     34 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                             ;   497.8 fp1     34 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                            ;   498.8 fp2     34 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [r14 + 17984]                    ;   499.8 fp3+agu1   34 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 32]                       ;   500.8 fp0+agu0   34 st
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4672]                         ;   500.8 agu1    13 a reload
        db 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   507.8 fp1     34 st
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1440]                         ;   501.7 agu0    34 st
        db 0x2e
        vpxor ymm6, ymm6, [r14 + 17952]                    ;   508.7 fp2+agu1   34 st
        db 0x2e
        vmovdqu ymm7, [rbp + 3936]                         ;   502.7 agu0    13 a reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                             ;   509.7 fp3     34 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp - 128]                      ;   510.7 fp0+agu1   34 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2528]                     ;   511.7 fp1+agu0   34 st
        db 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   507.8 fp2     34 st
        db 0x2e
        vpxor ymm2, ymm2, [r14 + 18016]                    ;   506.7 fp3+agu1   34 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 96]                           ;   504.7 agu0    13 a reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   511.7 fp0     34 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                             ;   512.7 fp1     34 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 1600]                     ;   513.7 fp2+agu1   34 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 928]                      ;   514.7 fp3+agu0   34 st
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3264]                        ;   505.8 agu1    15 a reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                            ;   515.7 fp0     34 st
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp - 32]                          ;   506.7 agu0    13 a reload
        db 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   516.7 fp1     34 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4384]                     ;   517.7 fp2+agu1   34 st
        db 0x2e
        vpxor ymm12, ymm12, [r14 + 18048]                  ;   508.8 fp3+agu0   34 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4640]                   ;   509.8 fp0+agu1   34 st
        vpxor ymm12, ymm12, [rbp + 2592]                   ;   510.8 fp1+agu0   34 st
        vpxor ymm12, ymm12, [rbp - 96]                     ;   511.8 fp2+agu1   34 st
        vpxor ymm12, ymm12, [rbp + 2624]                   ;   512.8 fp3+agu0   34 st
        vmovdqu [r14 + 34304], ymm4                        ;   508.7 agu2+fp5   34 st
        db 0x2e
        vpxor ymm7, ymm7, [r14 + 18080]                    ;   509.8 fp0+agu1   34 st
        db 0x2e
        vmovdqu ymm4, [rbp + 1664]                         ;   510.7 agu0    15 a reload
        db 0x2e
        vpxor ymm7, ymm7, ymm4                             ;   517.7 fp1     34 st
        vpxor ymm7, ymm7, [rbp + 704]                      ;   518.7 fp2+agu1   34 st
        vpxor ymm7, ymm7, [rbp + 1984]                     ;   519.7 fp3+agu0   34 st
        vpxor ymm7, ymm7, [rbp + 2400]                     ;   520.7 fp0+agu1   34 st
        vpxor ymm7, ymm7, [rbp + 3808]                     ;   521.7 fp1+agu0   34 st
        vpxor ymm7, ymm7, [rbp + 352]                      ;   522.7 fp2+agu1   34 st
        vmovdqu [r14 + 34336], ymm6                        ;   512.7 agu2+fp5   34 st
        vmovdqu [r14 + 34368], ymm1                        ;   512.7 agu2+fp5   34 st
        vpxor ymm9, ymm9, [r14 + 18144]                    ;   513.7 fp3+agu0   34 st
        vpxor ymm9, ymm9, [rbp + 896]                      ;   514.7 fp0+agu1   34 st
        vpxor ymm9, ymm9, [rbp + 1184]                     ;   515.7 fp1+agu0   34 st
        vpxor ymm9, ymm9, [rbp + 4736]                     ;   516.7 fp2+agu1   34 st
        vpxor ymm9, ymm9, [rbp + 1504]                     ;   517.7 fp3+agu0   34 st
        vpxor ymm9, ymm9, [rbp + 4960]                     ;   518.7 fp0+agu1   34 st
        vmovdqu [r14 + 34432], ymm12                       ;   513.8 agu2+fp5   34 st
        vmovdqu ymm1, [rbp - 64]                           ;   516.7 agu0    34 st
        vpxor ymm1, ymm1, [r14 + 18112]                    ;   523.7 fp1+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 512]                      ;   524.7 fp2+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 2976]                     ;   525.7 fp3+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 4096]                     ;   526.7 fp0+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 2784]                     ;   527.7 fp1+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 2304]                     ;   528.7 fp2+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 4416]                     ;   529.7 fp3+agu1   34 st
        vmovdqu [r14 + 34400], ymm2                        ;   518.7 agu2+fp5   34 st
        vmovdqu [r14 + 34464], ymm7                        ;   523.7 agu2+fp5   34 st
        vmovdqu [r14 + 34528], ymm9                        ;   519.7 agu2+fp5   34 st
        vmovdqu [r14 + 34496], ymm1                        ;   530.7 agu0+fp5   34 st
        vpxor ymm8, ymm8, ymm10                            ;   518.8 fp0     34 st
        vpxor ymm8, ymm8, [r15 + 18176]                    ;   520.8 fp1+agu1   34 st
        vmovdqu ymm1, [rbp + 3104]                         ;   521.7 agu0    13 a reload
        db 0x2e
        vpxor ymm8, ymm8, ymm1                             ;   528.7 fp2     34 st
        db 0x2e
        vpxor ymm14, ymm14, [r15 + 18208]                  ;   521.8 fp3+agu1   34 st
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2816]                   ;   522.8 fp0+agu0   34 st
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2112]                   ;   523.8 fp1+agu1   34 st
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3648]                   ;   524.8 fp2+agu0   34 st
        vpxor ymm4, ymm4, ymm5                             ;   521.8 fp3     34 st
        vpxor ymm4, ymm4, ymm15                            ;   522.8 fp0     34 st
        vpxor ymm4, ymm4, [r15 + 18240]                    ;   523.8 fp1+agu1   34 st
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4128]                     ;   524.8 fp2+agu0   34 st
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3072]                     ;   525.8 fp3+agu1   34 st
        db 0x2e
        vpxor ymm4, ymm4, ymm1                             ;   528.7 fp0     34 st
        db 0x2e
        vpxor ymm0, ymm0, ymm3                             ;   523.7 fp1     34 st
        db 0x2e
        vpxor ymm0, ymm0, [r15 + 18304]                    ;   525.7 fp2+agu0   34 st
        db 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   528.7 fp3     34 st
        db 0x2e
        vpxor ymm1, ymm1, [r15 + 18272]                    ;   528.7 fp0+agu1   34 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5088]                     ;   529.7 fp1+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 192]                      ;   530.7 fp2+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 4352]                     ;   531.7 fp3+agu0   34 st
        vpxor ymm1, ymm1, [rbp + 3424]                     ;   532.7 fp0+agu1   34 st
        vpxor ymm1, ymm1, [rbp + 3840]                     ;   533.7 fp1+agu0   34 st
        vpxor ymm0, ymm0, [rbp + 224]                      ;   529.7 fp2+agu1   34 st
        vpxor ymm0, ymm0, [rbp + 2848]                     ;   530.7 fp3+agu0   34 st
        vpxor ymm0, ymm0, [rbp + 1856]                     ;   531.7 fp0+agu1   34 st
        vpxor ymm0, ymm0, [rbp + 3776]                     ;   532.7 fp1+agu0   34 st
        db 0x2e
        vpxor ymm13, ymm13, ymm11                          ;   528.7 fp2     34 st
        vpxor ymm13, ymm13, [r15 + 18336]                  ;   530.8 fp3+agu1   34 st
        vpxor ymm13, ymm13, [rbp + 128]                    ;   531.8 fp0+agu0   34 st
        vpxor ymm13, ymm13, [rbp + 5056]                   ;   532.8 fp1+agu1   34 st
        vpxor ymm13, ymm13, [rbp + 4768]                   ;   533.8 fp2+agu0   34 st
        vpxor ymm13, ymm13, [rbp + 3584]                   ;   534.8 fp3+agu1   34 st
        vpxor ymm13, ymm13, [rbp + 4160]                   ;   535.8 fp0+agu0   34 st
        vmovdqu [r15 + 34560], ymm8                        ;   529.8 agu2+fp5   34 st
        vmovdqu [r15 + 34592], ymm14                       ;   530.8 agu2+fp5   34 st
        vmovdqu [r15 + 34624], ymm4                        ;   531.8 agu2+fp5   34 st
        vmovdqu ymm2, [rbp + 1696]                         ;   533.8 agu1    34 st
        vpxor ymm2, ymm2, [r15 + 18368]                    ;   540.8 fp1+agu0   34 st
        vpxor ymm2, ymm2, [rbp + 2944]                     ;   541.8 fp2+agu1   34 st
        vpxor ymm2, ymm2, [rbp + 2624]                     ;   542.8 fp3+agu0   34 st
        vpxor ymm2, ymm2, [rbp + 3392]                     ;   543.8 fp0+agu1   34 st
        vpxor ymm2, ymm2, [rbp + 1056]                     ;   544.8 fp1+agu0   34 st
        vpxor ymm2, ymm2, [rbp + 160]                      ;   545.8 fp2+agu1   34 st
        vmovdqu ymm3, [rbp + 2496]                         ;   537.7 agu0    34 st
        vpxor ymm3, ymm3, [r15 + 18400]                    ;   544.7 fp3+agu1   34 st
        vpxor ymm3, ymm3, [rbp + 3008]                     ;   545.7 fp0+agu0   34 st
        vpxor ymm3, ymm3, [rbp + 4000]                     ;   546.7 fp1+agu1   34 st
        vpxor ymm3, ymm3, [rbp + 4064]                     ;   547.7 fp2+agu0   34 st
        vmovdqu [r15 + 34656], ymm1                        ;   534.7 agu2+fp5   34 st
        vmovdqu [r15 + 34688], ymm0                        ;   534.7 agu2+fp5   34 st
        db 0x2e
        vmovdqu [r15 + 34720], ymm13                       ;   536.8 agu2+fp5   34 st
        db 0x2e
        vmovdqu [r15 + 34752], ymm2                        ;   546.8 agu2+fp5   34 st
        db 0x2e
        vmovdqu [r15 + 34784], ymm3                        ;   548.7 agu2+fp5   34 st
        db 0x2e
        mov rdi, qword [rbp + 5232]                        ;   538.7 agu2    32 rows reload
        sub r8, rdi                                        ;   542.7 alu0    32 rows
        add r8, 0x800                                      ;   543.7 alu1    32 rows
        and r8, 0x3fff                                     ;   544.7 alu2    32 rows
        add r8, rdi                                        ;   545.7 alu3    32 rows
        db 0x2e, 0x2e, 0x2e
        sub r9, rdi                                        ;   542.7 alu0    32 rows
        db 0x2e, 0x2e, 0x2e
        add r9, 0x800                                      ;   543.7 alu1    32 rows
        db 0x2e, 0x2e, 0x2e
        and r9, 0x3fff                                     ;   544.7 alu2    32 rows
        db 0x2e, 0x2e, 0x2e
        add r9, rdi                                        ;   545.7 alu3    32 rows
        db 0x2e, 0x2e, 0x2e
        sub r10, rdi                                       ;   543.0 alu0    32 rows
        db 0x2e, 0x2e, 0x2e
        add r10, 0x800                                     ;   544.0 alu1    32 rows
        db 0x2e, 0x2e, 0x2e
        and r10, 0x3fff                                    ;   545.0 alu2    32 rows
        db 0x2e, 0x2e, 0x2e
        add r10, rdi                                       ;   546.0 alu3    32 rows
        db 0x2e, 0x2e, 0x2e
        sub r11, rdi                                       ;   544.0 alu0    32 rows
        db 0x2e, 0x2e, 0x2e
        add r11, 0x800                                     ;   545.0 alu1    32 rows
        db 0x2e, 0x2e, 0x2e
        and r11, 0x3fff                                    ;   546.0 alu2    32 rows
        db 0x2e, 0x2e, 0x2e
        add r11, rdi                                       ;   547.0 alu3    32 rows
        db 0x2e, 0x2e, 0x2e
        sub r12, rdi                                       ;   545.0 alu0    32 rows
        db 0x2e, 0x2e, 0x2e
        add r12, 0x800                                     ;   546.0 alu1    32 rows
        db 0x2e, 0x2e, 0x2e
        and r12, 0x3fff                                    ;   547.0 alu2    32 rows
        db 0x2e, 0x2e, 0x2e
        add r12, rdi                                       ;   548.0 alu3    32 rows
        db 0x2e, 0x2e, 0x2e
        sub r13, rdi                                       ;   546.0 alu0    32 rows
        db 0x2e, 0x2e, 0x2e
        add r13, 0x800                                     ;   547.0 alu1    32 rows
        db 0x2e, 0x2e, 0x2e
        and r13, 0x3fff                                    ;   548.0 alu2    32 rows
        db 0x2e, 0x2e, 0x2e
        add r13, rdi                                       ;   549.0 alu3    32 rows
        db 0x2e, 0x2e, 0x2e
        sub r14, rdi                                       ;   547.0 alu0    32 rows
        db 0x2e, 0x2e, 0x2e
        add r14, 0x800                                     ;   548.0 alu1    32 rows
        db 0x2e, 0x2e, 0x2e
        and r14, 0x3fff                                    ;   549.0 alu2    32 rows
        db 0x2e, 0x2e, 0x2e
        add r14, rdi                                       ;   550.0 alu3    32 rows
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r15, rdi                                       ;   548.0 alu0    32 rows
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, 0x800                                     ;   549.0 alu1    32 rows
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r15, 0x3fff                                    ;   550.0 alu2    32 rows
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, rdi                                       ;   551.0 alu3    32 rows
        db 0x2e, 0x2e, 0x2e, 0x2e
        add esi, 0xffffffff                                ;   549.0 alu0    32 rows
        db 0x2e, 0x2e, 0x2e
        test esi, esi                                      ;                    more rows?
        jne .rows_5
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 5400], r8                         ;                    resident
        db 0x2e, 0x2e
        mov qword [rbp + 5408], r9                         ;                    resident
        db 0x2e
        mov qword [rbp + 5416], r10                        ;                    resident
        db 0x2e
        mov qword [rbp + 5424], r11                        ;                    resident
        db 0x2e
        mov qword [rbp + 5432], r12                        ;                    resident
        db 0x2e
        mov qword [rbp + 5440], r13                        ;                    resident
        db 0x2e
        mov qword [rbp + 5448], r14                        ;                    resident
        db 0x2e
        mov qword [rbp + 5456], r15                        ;                    resident
        db 0x2e
        mov dword [rbp + 5536], esi                        ;                    resident
        db 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 5232]                         ;     0.0 agu0    26 rounds reload
        db 0x2e, 0x2e, 0x2e
        mov r9, qword [rbp + 5264]                         ;     0.2 agu1    26 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, r8                                         ;     4.2 alu0    26 rounds
        db 0x2e, 0x2e, 0x2e
        mov r10, qword [rbp + 5272]                        ;     0.5 agu2    26 rounds
        db 0x2e, 0x2e
        sub r10, r8                                        ;     4.5 alu1    26 rounds
        db 0x2e, 0x2e
        mov r11, qword [rbp + 5280]                        ;     1.0 agu0    26 rounds
        db 0x2e, 0x2e
        sub r11, r8                                        ;     5.0 alu2    26 rounds
        db 0x2e, 0x2e
        mov r12, qword [rbp + 5288]                        ;     1.2 agu1    26 rounds
        db 0x2e, 0x2e, 0x2e
        sub r12, r8                                        ;     5.2 alu3    26 rounds
        db 0x2e, 0x2e, 0x2e
        mov r13, qword [rbp + 5296]                        ;     1.5 agu2    26 rounds
        db 0x2e, 0x2e, 0x2e
        sub r13, r8                                        ;     5.5 alu0    26 rounds
        db 0x2e, 0x2e, 0x2e
        mov r14, qword [rbp + 5304]                        ;     2.0 agu0    26 rounds
        db 0x2e, 0x2e, 0x2e
        sub r14, r8                                        ;     6.0 alu1    26 rounds
        db 0x2e, 0x2e, 0x2e
        mov r15, qword [rbp + 5312]                        ;     2.2 agu1    26 rounds
        db 0x2e, 0x2e, 0x2e
        sub r15, r8                                        ;     6.2 alu2    26 rounds
        db 0x2e, 0x2e, 0x2e
        add r9, 0x3800                                     ;     5.2 alu3    26 rounds
        db 0x2e
        add r10, 0x3000                                    ;     5.5 alu0    26 rounds
        db 0x2e
        add r11, 0x2800                                    ;     6.0 alu1    26 rounds
        db 0x2e
        add r12, 0x2000                                    ;     6.2 alu2    26 rounds
        db 0x2e
        add r13, 0x1800                                    ;     6.5 alu3    26 rounds
        db 0x2e
        add r14, 0x1000                                    ;     7.0 alu0    26 rounds
        db 0x2e
        add r15, 0x800                                     ;     7.2 alu1    26 rounds
        db 0x2e
        and r9, 0x3fff                                     ;     6.2 alu2    26 rounds
        db 0x2e
        and r10, 0x3fff                                    ;     6.5 alu3    26 rounds
        db 0x2e, 0x2e, 0x2e
        and r11, 0x3fff                                    ;     7.0 alu0    26 rounds
        db 0x2e, 0x2e, 0x2e
        and r12, 0x3fff                                    ;     7.2 alu1    26 rounds
        db 0x2e, 0x2e, 0x2e
        and r13, 0x3fff                                    ;     7.5 alu2    26 rounds
        db 0x2e, 0x2e, 0x2e
        and r14, 0x3fff                                    ;     8.0 alu3    26 rounds
        db 0x2e, 0x2e
        and r15, 0x3fff                                    ;     8.2 alu0    26 rounds
        db 0x2e, 0x2e
        add r9, r8                                         ;     7.2 alu1    26 rounds
        db 0x2e, 0x2e
        add r10, r8                                        ;     7.5 alu2    26 rounds
        db 0x2e, 0x2e
        add r11, r8                                        ;     8.0 alu3    26 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 5264], r9                         ;     8.2 agu2+st0   26 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 5272], r10                        ;     8.5 agu0+st1   26 rounds
        db 0x2e, 0x2e, 0x2e
        add r12, r8                                        ;     8.2 alu0    26 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 5280], r11                        ;     9.0 agu1+st0   26 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 5288], r12                        ;     9.2 agu2+st1   26 rounds
        db 0x2e, 0x2e
        add r13, r8                                        ;     8.5 alu1    26 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 5296], r13                        ;     9.5 agu0+st0   26 rounds
        db 0x2e, 0x2e
        add r14, r8                                        ;     9.0 alu2    26 rounds
        mov qword [rbp + 5304], r14                        ;    10.0 agu1+st1   26 rounds
        add r15, r8                                        ;     9.2 alu3    26 rounds
        mov qword [rbp + 5312], r15                        ;    10.2 agu2+st0   26 rounds
        mov r8, qword [rbp + 5328]                         ;     8.3 agu0    26 rounds
        add r8, 0x800                                      ;    12.3 alu0    26 rounds
        mov qword [rbp + 5328], r8                         ;    13.3 agu1+st1   26 rounds
        cmp r8, qword [rbp + 5320]                         ;                    more rounds?
        jne .rounds_3
        mov r8, qword [rbp + 5232]                         ;     0.0 agu0    37 end reload
        mov qword [rbp + 5464], r8                         ;     4.0 agu1+st0   37 end
        mov qword [rbp + 5472], r8                         ;     4.0 agu2+st1   37 end
        mov r9, qword [rbp + 5216]                         ;     1.0 agu0    37 end reload
        mov qword [rbp + 5480], r9                         ;     5.0 agu1+st0   37 end
        lea r9, [r8 + 12288]                               ;     4.0 alu0    37 end
        mov qword [rbp + 5488], r9                         ;     5.0 agu2+st1   37 end
        lea r9, [r8 + 8192]                                ;     4.0 alu1    37 end
        mov qword [rbp + 5496], r9                         ;     5.0 agu0+st0   37 end
        lea r9, [r8 + 4096]                                ;     4.0 alu2    37 end
        mov qword [rbp + 5504], r9                         ;     5.0 agu1+st1   37 end
        add r8, 0x4000                                     ;     4.0 alu3    37 end
        mov qword [rbp + 5512], r8                         ;     5.0 agu2+st0   37 end
        mov r8, qword [rbp + 5464]                         ;                    resident
        mov r9, qword [rbp + 5480]                         ;                    resident
        mov r10, qword [rbp + 5472]                        ;                    resident
        mov r11, qword [rbp + 5488]                        ;                    resident
        mov r12, qword [rbp + 5496]                        ;                    resident
        mov r13, qword [rbp + 5504]                        ;                    resident
        align 16
.end_6:
        vmovdqu ymm0, [r8]                                 ;     0.0 agu0    38 st
        vpxor ymm0, ymm0, [r9]                             ;     7.0 fp0+agu1   38 st
        vpxor ymm0, ymm0, [r10 + 32768]                    ;     8.0 fp1+agu0   38 st
        vmovdqu ymm1, [r8 + 32]                            ;     1.2 agu1    38 st
        vpxor ymm1, ymm1, [r9 + 32]                        ;     8.2 fp2+agu0   38 st
        vpxor ymm1, ymm1, [r10 + 32800]                    ;     9.2 fp3+agu1   38 st
        vmovdqu ymm2, [r8 + 64]                            ;     3.0 agu0    38 st
        vpxor ymm2, ymm2, [r9 + 64]                        ;    10.0 fp0+agu1   38 st
        vpxor ymm2, ymm2, [r10 + 32832]                    ;    11.0 fp1+agu0   38 st
        vmovdqu ymm3, [r8 + 96]                            ;     4.2 agu1    38 st
        vpxor ymm3, ymm3, [r9 + 96]                        ;    11.2 fp2+agu0   38 st
        vpxor ymm3, ymm3, [r10 + 32864]                    ;    12.2 fp3+agu1   38 st
        vmovdqu ymm4, [r8 + 128]                           ;     6.0 agu0    38 st
        vpxor ymm4, ymm4, [r9 + 128]                       ;    13.0 fp0+agu1   38 st
        vpxor ymm4, ymm4, [r10 + 32896]                    ;    14.0 fp1+agu0   38 st
        vmovdqu ymm5, [r8 + 160]                           ;     7.2 agu1    38 st
        vpxor ymm5, ymm5, [r9 + 160]                       ;    14.2 fp2+agu0   38 st
        vpxor ymm5, ymm5, [r10 + 32928]                    ;    15.2 fp3+agu1   38 st
        vmovdqu ymm6, [r8 + 192]                           ;     9.0 agu0    38 st
        vpxor ymm6, ymm6, [r9 + 192]                       ;    16.0 fp0+agu1   38 st
        vpxor ymm6, ymm6, [r10 + 32960]                    ;    17.0 fp1+agu0   38 st
        vmovdqu ymm7, [r8 + 224]                           ;    10.2 agu1    38 st
        vpxor ymm7, ymm7, [r9 + 224]                       ;    17.2 fp2+agu0   38 st
        vpxor ymm7, ymm7, [r10 + 32992]                    ;    18.2 fp3+agu1   38 st
        vmovdqu [r8], ymm0                                 ;     9.0 agu2+fp5   38 st
        vmovdqu [r8 + 32], ymm1                            ;    10.2 agu2+fp5   38 st
        vmovdqu [r8 + 64], ymm2                            ;    12.0 agu2+fp5   38 st
        vmovdqu [r8 + 96], ymm3                            ;    13.2 agu2+fp5   38 st
        vmovdqu [r8 + 128], ymm4                           ;    15.0 agu0+fp5   38 st
        vmovdqu [r8 + 160], ymm5                           ;    16.2 agu2+fp5   38 st
        vmovdqu [r8 + 192], ymm6                           ;    18.0 agu1+fp5   38 st
        vmovdqu [r8 + 224], ymm7                           ;    19.2 agu0+fp5   38 st
        vmovdqu ymm0, [r8 + 256]                           ;    13.2 agu1    38 st
        vpxor ymm0, ymm0, [r9 + 256]                       ;    20.2 fp0+agu0   38 st
        vpxor ymm0, ymm0, [r11 + 33024]                    ;    21.2 fp1+agu1   38 st
        vmovdqu ymm1, [r8 + 288]                           ;    15.0 agu0    38 st
        vpxor ymm1, ymm1, [r9 + 288]                       ;    22.0 fp2+agu1   38 st
        vpxor ymm1, ymm1, [r11 + 33056]                    ;    23.0 fp3+agu0   38 st
        vmovdqu ymm2, [r8 + 320]                           ;    16.2 agu1    38 st
        vpxor ymm2, ymm2, [r9 + 320]                       ;    23.2 fp0+agu0   38 st
        vpxor ymm2, ymm2, [r11 + 33088]                    ;    24.2 fp1+agu1   38 st
        vmovdqu ymm3, [r8 + 352]                           ;    18.0 agu0    38 st
        vpxor ymm3, ymm3, [r9 + 352]                       ;    25.0 fp2+agu1   38 st
        vpxor ymm3, ymm3, [r11 + 33120]                    ;    26.0 fp3+agu0   38 st
        vmovdqu ymm4, [r8 + 384]                           ;    19.2 agu1    38 st
        vpxor ymm4, ymm4, [r9 + 384]                       ;    26.2 fp0+agu0   38 st
        vpxor ymm4, ymm4, [r11 + 33152]                    ;    27.2 fp1+agu1   38 st
        vmovdqu ymm5, [r8 + 416]                           ;    21.0 agu0    38 st
        vpxor ymm5, ymm5, [r9 + 416]                       ;    28.0 fp2+agu1   38 st
        vpxor ymm5, ymm5, [r11 + 33184]                    ;    29.0 fp3+agu0   38 st
        vmovdqu ymm6, [r8 + 448]                           ;    22.2 agu1    38 st
        vpxor ymm6, ymm6, [r9 + 448]                       ;    29.2 fp0+agu0   38 st
        vpxor ymm6, ymm6, [r11 + 33216]                    ;    30.2 fp1+agu1   38 st
        vmovdqu ymm7, [r8 + 480]                           ;    24.0 agu0    38 st
        vpxor ymm7, ymm7, [r9 + 480]                       ;    31.0 fp2+agu1   38 st
        vpxor ymm7, ymm7, [r11 + 33248]                    ;    32.0 fp3+agu0   38 st
        vmovdqu [r8 + 256], ymm0                           ;    22.2 agu2+fp5   38 st
        vmovdqu [r8 + 288], ymm1                           ;    24.0 agu2+fp5   38 st
        vmovdqu [r8 + 320], ymm2                           ;    25.2 agu2+fp5   38 st
        vmovdqu [r8 + 352], ymm3                           ;    27.0 agu2+fp5   38 st
        vmovdqu [r8 + 384], ymm4                           ;    28.2 agu1+fp5   38 st
        vmovdqu [r8 + 416], ymm5                           ;    30.0 agu0+fp5   38 st
        vmovdqu [r8 + 448], ymm6                           ;    31.2 agu2+fp5   38 st
        vmovdqu [r8 + 480], ymm7                           ;    33.0 agu1+fp5   38 st
        vmovdqu ymm0, [r8 + 512]                           ;    27.0 agu0    38 st
        vpxor ymm0, ymm0, [r9 + 512]                       ;    34.0 fp0+agu1   38 st
        vpxor ymm0, ymm0, [r12 + 33280]                    ;    35.0 fp1+agu0   38 st
        vmovdqu ymm1, [r8 + 544]                           ;    28.2 agu1    38 st
        vpxor ymm1, ymm1, [r9 + 544]                       ;    35.2 fp2+agu0   38 st
        vpxor ymm1, ymm1, [r12 + 33312]                    ;    36.2 fp3+agu1   38 st
        vmovdqu ymm2, [r8 + 576]                           ;    30.0 agu0    38 st
        vpxor ymm2, ymm2, [r9 + 576]                       ;    37.0 fp0+agu1   38 st
        vpxor ymm2, ymm2, [r12 + 33344]                    ;    38.0 fp1+agu0   38 st
        vmovdqu ymm3, [r8 + 608]                           ;    31.2 agu1    38 st
        vpxor ymm3, ymm3, [r9 + 608]                       ;    38.2 fp2+agu0   38 st
        vpxor ymm3, ymm3, [r12 + 33376]                    ;    39.2 fp3+agu1   38 st
        vmovdqu ymm4, [r8 + 640]                           ;    33.0 agu0    38 st
        vpxor ymm4, ymm4, [r9 + 640]                       ;    40.0 fp0+agu1   38 st
        vpxor ymm4, ymm4, [r12 + 33408]                    ;    41.0 fp1+agu0   38 st
        vmovdqu ymm5, [r8 + 672]                           ;    34.2 agu1    38 st
        vpxor ymm5, ymm5, [r9 + 672]                       ;    41.2 fp2+agu0   38 st
        vpxor ymm5, ymm5, [r12 + 33440]                    ;    42.2 fp3+agu1   38 st
        vmovdqu ymm6, [r8 + 704]                           ;    36.0 agu0    38 st
        vpxor ymm6, ymm6, [r9 + 704]                       ;    43.0 fp0+agu1   38 st
        vpxor ymm6, ymm6, [r12 + 33472]                    ;    44.0 fp1+agu0   38 st
        vmovdqu ymm7, [r8 + 736]                           ;    37.2 agu1    38 st
        vpxor ymm7, ymm7, [r9 + 736]                       ;    44.2 fp2+agu0   38 st
        vpxor ymm7, ymm7, [r12 + 33504]                    ;    45.2 fp3+agu1   38 st
        vmovdqu [r8 + 512], ymm0                           ;    36.0 agu2+fp5   38 st
        vmovdqu [r8 + 544], ymm1                           ;    37.2 agu2+fp5   38 st
        vmovdqu [r8 + 576], ymm2                           ;    39.0 agu2+fp5   38 st
        vmovdqu [r8 + 608], ymm3                           ;    40.2 agu2+fp5   38 st
        vmovdqu [r8 + 640], ymm4                           ;    42.0 agu0+fp5   38 st
        vmovdqu [r8 + 672], ymm5                           ;    43.2 agu1+fp5   38 st
        vmovdqu [r8 + 704], ymm6                           ;    45.0 agu2+fp5   38 st
        vmovdqu [r8 + 736], ymm7                           ;    46.2 agu0+fp5   38 st
        vmovdqu ymm0, [r8 + 768]                           ;    40.2 agu1    38 st
        vpxor ymm0, ymm0, [r9 + 768]                       ;    47.2 fp0+agu0   38 st
        vpxor ymm0, ymm0, [r13 + 33536]                    ;    48.2 fp1+agu1   38 st
        vmovdqu ymm1, [r8 + 800]                           ;    42.0 agu0    38 st
        vpxor ymm1, ymm1, [r9 + 800]                       ;    49.0 fp2+agu1   38 st
        vpxor ymm1, ymm1, [r13 + 33568]                    ;    50.0 fp3+agu0   38 st
        vmovdqu ymm2, [r8 + 832]                           ;    43.2 agu1    38 st
        vpxor ymm2, ymm2, [r9 + 832]                       ;    50.2 fp0+agu0   38 st
        vpxor ymm2, ymm2, [r13 + 33600]                    ;    51.2 fp1+agu1   38 st
        vmovdqu ymm3, [r8 + 864]                           ;    45.0 agu0    38 st
        vpxor ymm3, ymm3, [r9 + 864]                       ;    52.0 fp2+agu1   38 st
        vpxor ymm3, ymm3, [r13 + 33632]                    ;    53.0 fp3+agu0   38 st
        vmovdqu ymm4, [r8 + 896]                           ;    46.2 agu1    38 st
        vpxor ymm4, ymm4, [r9 + 896]                       ;    53.2 fp0+agu0   38 st
        vpxor ymm4, ymm4, [r13 + 33664]                    ;    54.2 fp1+agu1   38 st
        vmovdqu ymm5, [r8 + 928]                           ;    48.0 agu0    38 st
        vpxor ymm5, ymm5, [r9 + 928]                       ;    55.0 fp2+agu1   38 st
        vpxor ymm5, ymm5, [r13 + 33696]                    ;    56.0 fp3+agu0   38 st
        vmovdqu ymm6, [r8 + 960]                           ;    49.2 agu1    38 st
        vpxor ymm6, ymm6, [r9 + 960]                       ;    56.2 fp0+agu0   38 st
        vpxor ymm6, ymm6, [r13 + 33728]                    ;    57.2 fp1+agu1   38 st
        vmovdqu ymm7, [r8 + 992]                           ;    51.0 agu0    38 st
        vpxor ymm7, ymm7, [r9 + 992]                       ;    58.0 fp2+agu1   38 st
        vpxor ymm7, ymm7, [r13 + 33760]                    ;    59.0 fp3+agu0   38 st
        vmovdqu [r8 + 768], ymm0                           ;    49.2 agu2+fp5   38 st
        vmovdqu [r8 + 800], ymm1                           ;    51.0 agu2+fp5   38 st
        vmovdqu [r8 + 832], ymm2                           ;    52.2 agu2+fp5   38 st
        vmovdqu [r8 + 864], ymm3                           ;    54.0 agu2+fp5   38 st
        vmovdqu [r8 + 896], ymm4                           ;    55.2 agu1+fp5   38 st
        vmovdqu [r8 + 928], ymm5                           ;    57.0 agu0+fp5   38 st
        vmovdqu [r8 + 960], ymm6                           ;    58.2 agu2+fp5   38 st
        vmovdqu [r8 + 992], ymm7                           ;    60.0 agu1+fp5   38 st
        vmovdqu ymm0, [r8 + 1024]                          ;    54.0 agu0    38 st
        vpxor ymm0, ymm0, [r9 + 1024]                      ;    61.0 fp0+agu1   38 st
        vpxor ymm0, ymm0, [r10 + 33792]                    ;    62.0 fp1+agu0   38 st
        vmovdqu ymm1, [r10 + 33824]                        ;    55.2 agu1    38 st
        vpxor ymm1, ymm1, [r8 + 1056]                      ;    62.2 fp2+agu0   38 st
        vpxor ymm1, ymm1, [r9 + 1056]                      ;    63.2 fp3+agu1   38 st
        vmovdqu ymm2, [r10 + 33856]                        ;    57.0 agu0    38 st
        vpxor ymm2, ymm2, [r8 + 1088]                      ;    64.0 fp0+agu1   38 st
        vpxor ymm2, ymm2, [r9 + 1088]                      ;    65.0 fp1+agu0   38 st
        vmovdqu ymm3, [r10 + 33888]                        ;    58.2 agu1    38 st
        vpxor ymm3, ymm3, [r8 + 1120]                      ;    65.2 fp2+agu0   38 st
        vpxor ymm3, ymm3, [r9 + 1120]                      ;    66.2 fp3+agu1   38 st
        vmovdqu ymm4, [r10 + 33920]                        ;    60.0 agu0    38 st
        vpxor ymm4, ymm4, [r8 + 1152]                      ;    67.0 fp0+agu1   38 st
        vpxor ymm4, ymm4, [r9 + 1152]                      ;    68.0 fp1+agu0   38 st
        vmovdqu ymm5, [r10 + 33952]                        ;    61.2 agu1    38 st
        vpxor ymm5, ymm5, [r8 + 1184]                      ;    68.2 fp2+agu0   38 st
        vpxor ymm5, ymm5, [r9 + 1184]                      ;    69.2 fp3+agu1   38 st
        vmovdqu ymm6, [r10 + 33984]                        ;    63.0 agu0    38 st
        vpxor ymm6, ymm6, [r8 + 1216]                      ;    70.0 fp0+agu1   38 st
        vpxor ymm6, ymm6, [r9 + 1216]                      ;    71.0 fp1+agu0   38 st
        vmovdqu ymm7, [r10 + 34016]                        ;    64.2 agu1    38 st
        vmovdqu [r8 + 1024], ymm0                          ;    63.0 agu2+fp5   38 st
        vpxor ymm7, ymm7, [r8 + 1248]                      ;    71.2 fp2+agu0   38 st
        vpxor ymm7, ymm7, [r9 + 1248]                      ;    72.2 fp3+agu1   38 st
        vmovdqu [r8 + 1056], ymm1                          ;    64.2 agu2+fp5   38 st
        vmovdqu [r8 + 1088], ymm2                          ;    66.0 agu2+fp5   38 st
        vmovdqu [r8 + 1120], ymm3                          ;    67.2 agu2+fp5   38 st
        vmovdqu [r8 + 1152], ymm4                          ;    69.0 agu0+fp5   38 st
        vmovdqu [r8 + 1184], ymm5                          ;    70.2 agu2+fp5   38 st
        vmovdqu [r8 + 1216], ymm6                          ;    72.0 agu1+fp5   38 st
        vmovdqu [r8 + 1248], ymm7                          ;    73.2 agu0+fp5   38 st
        vmovdqu ymm0, [r8 + 1280]                          ;    67.2 agu1    38 st
        vpxor ymm0, ymm0, [r9 + 1280]                      ;    74.2 fp0+agu0   38 st
        vpxor ymm0, ymm0, [r11 + 34048]                    ;    75.2 fp1+agu1   38 st
        vmovdqu ymm1, [r11 + 34080]                        ;    69.0 agu0    38 st
        vpxor ymm1, ymm1, [r8 + 1312]                      ;    76.0 fp2+agu1   38 st
        vpxor ymm1, ymm1, [r9 + 1312]                      ;    77.0 fp3+agu0   38 st
        vmovdqu ymm2, [r11 + 34112]                        ;    70.2 agu1    38 st
        vpxor ymm2, ymm2, [r8 + 1344]                      ;    77.2 fp0+agu0   38 st
        vpxor ymm2, ymm2, [r9 + 1344]                      ;    78.2 fp1+agu1   38 st
        vmovdqu ymm3, [r11 + 34144]                        ;    72.0 agu0    38 st
        vpxor ymm3, ymm3, [r8 + 1376]                      ;    79.0 fp2+agu1   38 st
        vpxor ymm3, ymm3, [r9 + 1376]                      ;    80.0 fp3+agu0   38 st
        vmovdqu ymm4, [r11 + 34176]                        ;    73.2 agu1    38 st
        vpxor ymm4, ymm4, [r8 + 1408]                      ;    80.2 fp0+agu0   38 st
        vpxor ymm4, ymm4, [r9 + 1408]                      ;    81.2 fp1+agu1   38 st
        vmovdqu ymm5, [r11 + 34208]                        ;    75.0 agu0    38 st
        vpxor ymm5, ymm5, [r8 + 1440]                      ;    82.0 fp2+agu1   38 st
        vpxor ymm5, ymm5, [r9 + 1440]                      ;    83.0 fp3+agu0   38 st
        vmovdqu ymm6, [r11 + 34240]                        ;    76.2 agu1    38 st
        vpxor ymm6, ymm6, [r8 + 1472]                      ;    83.2 fp0+agu0   38 st
        vpxor ymm6, ymm6, [r9 + 1472]                      ;    84.2 fp1+agu1   38 st
        vmovdqu ymm7, [r11 + 34272]                        ;    78.0 agu0    38 st
        vmovdqu [r8 + 1280], ymm0                          ;    76.2 agu2+fp5   38 st
        vpxor ymm7, ymm7, [r8 + 1504]                      ;    85.0 fp2+agu1   38 st
        vpxor ymm7, ymm7, [r9 + 1504]                      ;    86.0 fp3+agu0   38 st
        vmovdqu [r8 + 1312], ymm1                          ;    78.0 agu2+fp5   38 st
        vmovdqu [r8 + 1344], ymm2                          ;    79.2 agu2+fp5   38 st
        vmovdqu [r8 + 1376], ymm3                          ;    81.0 agu2+fp5   38 st
        vmovdqu [r8 + 1408], ymm4                          ;    82.2 agu1+fp5   38 st
        vmovdqu [r8 + 1440], ymm5                          ;    84.0 agu2+fp5   38 st
        vmovdqu [r8 + 1472], ymm6                          ;    85.2 agu0+fp5   38 st
        vmovdqu [r8 + 1504], ymm7                          ;    87.0 agu1+fp5   38 st
        vmovdqu ymm0, [r8 + 1536]                          ;    81.0 agu0    38 st
        vpxor ymm0, ymm0, [r9 + 1536]                      ;    88.0 fp0+agu1   38 st
        vpxor ymm0, ymm0, [r12 + 34304]                    ;    89.0 fp1+agu0   38 st
        vmovdqu ymm1, [r12 + 34336]                        ;    82.2 agu1    38 st
        vpxor ymm1, ymm1, [r8 + 1568]                      ;    89.2 fp2+agu0   38 st
        vpxor ymm1, ymm1, [r9 + 1568]                      ;    90.2 fp3+agu1   38 st
        vmovdqu ymm2, [r12 + 34368]                        ;    84.0 agu0    38 st
        vpxor ymm2, ymm2, [r8 + 1600]                      ;    91.0 fp0+agu1   38 st
        vpxor ymm2, ymm2, [r9 + 1600]                      ;    92.0 fp1+agu0   38 st
        vmovdqu ymm3, [r12 + 34400]                        ;    85.2 agu1    38 st
        vpxor ymm3, ymm3, [r8 + 1632]                      ;    92.2 fp2+agu0   38 st
        vpxor ymm3, ymm3, [r9 + 1632]                      ;    93.2 fp3+agu1   38 st
        vmovdqu ymm4, [r12 + 34432]                        ;    87.0 agu0    38 st
        vpxor ymm4, ymm4, [r8 + 1664]                      ;    94.0 fp0+agu1   38 st
        vpxor ymm4, ymm4, [r9 + 1664]                      ;    95.0 fp1+agu0   38 st
        vmovdqu ymm5, [r12 + 34464]                        ;    88.2 agu1    38 st
        vpxor ymm5, ymm5, [r8 + 1696]                      ;    95.2 fp2+agu0   38 st
        vpxor ymm5, ymm5, [r9 + 1696]                      ;    96.2 fp3+agu1   38 st
        vmovdqu ymm6, [r12 + 34496]                        ;    90.0 agu0    38 st
        vpxor ymm6, ymm6, [r8 + 1728]                      ;    97.0 fp0+agu1   38 st
        vpxor ymm6, ymm6, [r9 + 1728]                      ;    98.0 fp1+agu0   38 st
        vmovdqu ymm7, [r12 + 34528]                        ;    91.2 agu1    38 st
        vmovdqu [r8 + 1536], ymm0                          ;    90.0 agu2+fp5   38 st
        vpxor ymm7, ymm7, [r8 + 1760]                      ;    98.2 fp2+agu0   38 st
        vpxor ymm7, ymm7, [r9 + 1760]                      ;    99.2 fp3+agu1   38 st
        vmovdqu [r8 + 1568], ymm1                          ;    91.2 agu2+fp5   38 st
        vmovdqu [r8 + 1600], ymm2                          ;    93.0 agu2+fp5   38 st
        vmovdqu [r8 + 1632], ymm3                          ;    94.2 agu2+fp5   38 st
        vmovdqu [r8 + 1664], ymm4                          ;    96.0 agu0+fp5   38 st
        vmovdqu [r8 + 1696], ymm5                          ;    97.2 agu2+fp5   38 st
        vmovdqu [r8 + 1728], ymm6                          ;    99.0 agu1+fp5   38 st
        vmovdqu [r8 + 1760], ymm7                          ;   100.2 agu0+fp5   38 st
        vmovdqu ymm0, [r8 + 1792]                          ;    94.2 agu1    38 st
        vpxor ymm0, ymm0, [r9 + 1792]                      ;   101.2 fp0+agu0   38 st
        vpxor ymm0, ymm0, [r13 + 34560]                    ;   102.2 fp1+agu1   38 st
        vmovdqu ymm1, [r9 + 1824]                          ;    96.0 agu0    38 st
        vpxor ymm1, ymm1, [r13 + 34592]                    ;   103.0 fp2+agu1   38 st
        vpxor ymm1, ymm1, [r8 + 1824]                      ;   104.0 fp3+agu0   38 st
        vmovdqu ymm2, [r9 + 1856]                          ;    97.2 agu1    38 st
        vpxor ymm2, ymm2, [r13 + 34624]                    ;   104.2 fp0+agu0   38 st
        vpxor ymm2, ymm2, [r8 + 1856]                      ;   105.2 fp1+agu1   38 st
        vmovdqu ymm3, [r9 + 1888]                          ;    99.0 agu0    38 st
        vpxor ymm3, ymm3, [r13 + 34656]                    ;   106.0 fp2+agu1   38 st
        vpxor ymm3, ymm3, [r8 + 1888]                      ;   107.0 fp3+agu0   38 st
        vmovdqu ymm4, [r9 + 1920]                          ;   100.2 agu1    38 st
        vpxor ymm4, ymm4, [r13 + 34688]                    ;   107.2 fp0+agu0   38 st
        vpxor ymm4, ymm4, [r8 + 1920]                      ;   108.2 fp1+agu1   38 st
        vmovdqu ymm5, [r9 + 1952]                          ;   102.0 agu0    38 st
        vpxor ymm5, ymm5, [r13 + 34720]                    ;   109.0 fp2+agu1   38 st
        vpxor ymm5, ymm5, [r8 + 1952]                      ;   110.0 fp3+agu0   38 st
        vmovdqu ymm6, [r9 + 1984]                          ;   103.2 agu1    38 st
        vpxor ymm6, ymm6, [r13 + 34752]                    ;   110.2 fp0+agu0   38 st
        vpxor ymm6, ymm6, [r8 + 1984]                      ;   111.2 fp1+agu1   38 st
        mov r14, qword [rbp + 5232]                        ;   101.2 agu2    37 end reload
        sub r10, r14                                       ;   105.2 alu0    37 end
        vmovdqu ymm7, [r9 + 2016]                          ;   105.0 agu0    38 st
        vpxor ymm7, ymm7, [r13 + 34784]                    ;   112.0 fp2+agu1   38 st
        vmovdqu [r8 + 1792], ymm0                          ;   103.2 agu2+fp5   38 st
        vpxor ymm7, ymm7, [r8 + 2016]                      ;   113.0 fp3+agu0   38 st
        vmovdqu [r8 + 1824], ymm1                          ;   105.0 agu2+fp5   38 st
        vmovdqu [r8 + 1856], ymm2                          ;   106.2 agu2+fp5   38 st
        vmovdqu [r8 + 1888], ymm3                          ;   108.0 agu2+fp5   38 st
        vmovdqu [r8 + 1920], ymm4                          ;   109.2 agu1+fp5   38 st
        vmovdqu [r8 + 1952], ymm5                          ;   111.0 agu0+fp5   38 st
        vmovdqu [r8 + 1984], ymm6                          ;   112.2 agu2+fp5   38 st
        vmovdqu [r8 + 2016], ymm7                          ;   114.0 agu1+fp5   38 st
        add r10, 0x800                                     ;   106.2 alu1    37 end
        and r10, 0x3fff                                    ;   107.2 alu2    37 end
        add r10, r14                                       ;   108.2 alu3    37 end
        sub r11, r14                                       ;   107.0 alu0    37 end
        add r11, 0x800                                     ;   108.0 alu1    37 end
        and r11, 0x3fff                                    ;   109.0 alu2    37 end
        add r11, r14                                       ;   110.0 alu3    37 end
        sub r12, r14                                       ;   108.0 alu0    37 end
        add r12, 0x800                                     ;   109.0 alu1    37 end
        and r12, 0x3fff                                    ;   110.0 alu2    37 end
        add r12, r14                                       ;   111.0 alu3    37 end
        sub r13, r14                                       ;   109.0 alu0    37 end
        add r13, 0x800                                     ;   110.0 alu1    37 end
        and r13, 0x3fff                                    ;   111.0 alu2    37 end
        add r13, r14                                       ;   112.0 alu3    37 end
        add r9, 0x800                                      ;   110.0 alu0    37 end
        add r8, 0x800                                      ;   110.2 alu1    37 end
        cmp r8, qword [rbp + 5512]                         ;                    more end?
        jne .end_6
        mov qword [rbp + 5464], r8                         ;                    resident
        mov qword [rbp + 5480], r9                         ;                    resident
        mov qword [rbp + 5472], r10                        ;                    resident
        mov qword [rbp + 5488], r11                        ;                    resident
        mov qword [rbp + 5496], r12                        ;                    resident
        mov qword [rbp + 5504], r13                        ;                    resident
        mov r8, qword [rbp + 5216]                         ;     0.0 agu0    20 blocks
        add r8, 0x4000                                     ;     4.0 alu0    20 blocks
        mov qword [rbp + 5216], r8                         ;     5.0 agu1+st0   20 blocks
        cmp r8, qword [rbp + 5224]                         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                         ;                    x87 state
        mov rsp, qword [rbp + 5520]                        ;                    frame
        pop r15                                            ;                    preserved
        pop r14                                            ;                    preserved
        pop r13                                            ;                    preserved
        pop r12                                            ;                    preserved
        pop rbp                                            ;                    preserved
        ret

        section .rodata align=64
; RC
        align 32, db 0
whirlpool_many.T0_RC:
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
; constants256
        align 32, db 0
whirlpool_many.T1_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
