; kasumi_expand_compact for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 78e190c22785dc02); do not edit:
;   ./cw build kasumi_expand_compact --cpu athlon64-64
;
; void kasumi_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 16 bytes, read, secret, no alignment needed
;   k: 64 bytes, written, public, no alignment needed
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 66 uops, planned 24.3; bounds: width 22.0, ports 14.0, path 6.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global kasumi_expand_compact

        section .text
        align 16
kasumi_expand_compact:
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        sub rsp, 0x10              ;                    frame
        mov qword [rsp + 0], rdi   ;                    argument
        mov qword [rsp + 8], rsi   ;                    argument
        mov r8, qword [rsp + 0]    ;     0.0 agu0    81 k reload
        movzx esi, word [r8]       ;     6.0 alu0+agu1   81 k
        bswap esi                  ;     7.0 alu1    81 k
        shr esi, 0x10              ;     8.0 alu2    81 k
        movzx edi, word [r8 + 2]   ;     6.0 alu0+agu2   81 k
        bswap edi                  ;     7.0 alu1    81 k
        shr edi, 0x10              ;     8.0 alu2    81 k
        movzx ebp, word [r8 + 4]   ;     6.0 alu0+agu0   81 k
        bswap ebp                  ;     7.0 alu1    81 k
        shr ebp, 0x10              ;     8.0 alu2    81 k
        movzx r9d, word [r8 + 6]   ;     6.3 alu0+agu1   81 k
        bswap r9d                  ;     7.3 alu1    81 k
        shr r9d, 0x10              ;     8.3 alu2    81 k
        movzx r10d, word [r8 + 8]  ;     9.0 alu0+agu2   81 k
        bswap r10d                 ;    10.0 alu1    81 k
        shr r10d, 0x10             ;    11.0 alu2    81 k
        movzx r11d, word [r8 + 10] ;    10.0 alu0+agu0   81 k
        bswap r11d                 ;    11.0 alu1    81 k
        shr r11d, 0x10             ;    12.0 alu2    81 k
        movzx r12d, word [r8 + 12] ;    11.0 alu0+agu1   81 k
        bswap r12d                 ;    12.0 alu1    81 k
        movzx r8d, word [r8 + 14]  ;    11.7 alu2+agu2   81 k
        shr r12d, 0x10             ;    13.0 alu0    81 k
        bswap r8d                  ;    12.7 alu1    81 k
        shr r8d, 0x10              ;    13.7 alu2    81 k
        mov r13, qword [rsp + 8]   ;    10.0 agu0    81 k reload
        mov word [r13], si         ;    10.3 agu1    81 k
        mov word [r13 + 16], si    ;    10.7 agu2    81 k
        mov word [r13 + 2], di     ;    11.0 agu0    81 k
        mov word [r13 + 18], di    ;    11.3 agu1    81 k
        mov word [r13 + 4], bp     ;    11.7 agu2    81 k
        mov word [r13 + 20], bp    ;    12.0 agu0    81 k
        mov word [r13 + 6], r9w    ;    12.3 agu1    81 k
        mov word [r13 + 22], r9w   ;    12.7 agu2    81 k
        mov word [r13 + 8], r10w   ;    13.0 agu0    81 k
        mov word [r13 + 24], r10w  ;    13.3 agu1    81 k
        mov word [r13 + 10], r11w  ;    13.7 agu2    81 k
        mov word [r13 + 26], r11w  ;    14.0 agu0    81 k
        mov word [r13 + 12], r12w  ;    14.3 agu1    81 k
        mov word [r13 + 28], r12w  ;    14.7 agu2    81 k
        xor esi, 0x123             ;    15.0 alu0    82 k
        mov word [r13 + 32], si    ;    16.0 agu0    82 k
        mov word [r13 + 48], si    ;    16.0 agu1    82 k
        mov word [r13 + 14], r8w   ;    16.0 agu2    81 k
        mov word [r13 + 30], r8w   ;    16.3 agu0    81 k
        xor edi, 0x4567            ;    16.7 alu1    82 k
        mov word [r13 + 34], di    ;    17.7 agu1    82 k
        mov word [r13 + 50], di    ;    17.7 agu2    82 k
        xor ebp, 0x89ab            ;    17.7 alu2    82 k
        mov word [r13 + 36], bp    ;    18.7 agu0    82 k
        mov word [r13 + 52], bp    ;    18.7 agu1    82 k
        xor r9d, 0xcdef            ;    18.7 alu0    82 k
        mov word [r13 + 38], r9w   ;    19.7 agu2    82 k
        mov word [r13 + 54], r9w   ;    19.7 agu0    82 k
        xor r10d, 0xfedc           ;    19.7 alu1    82 k
        mov word [r13 + 40], r10w  ;    20.7 agu1    82 k
        mov word [r13 + 56], r10w  ;    20.7 agu2    82 k
        xor r11d, 0xba98           ;    20.7 alu2    82 k
        mov word [r13 + 42], r11w  ;    21.7 agu0    82 k
        mov word [r13 + 58], r11w  ;    21.7 agu1    82 k
        xor r12d, 0x7654           ;    21.7 alu0    82 k
        mov word [r13 + 44], r12w  ;    22.7 agu2    82 k
        mov word [r13 + 60], r12w  ;    22.7 agu0    82 k
        xor r8d, 0x3210            ;    22.7 alu1    82 k
        mov word [r13 + 46], r8w   ;    23.7 agu1    82 k
        mov word [r13 + 62], r8w   ;    23.7 agu2    82 k
        add rsp, 0x10              ;                    frame
        pop r13                    ;                    preserved
        pop r12                    ;                    preserved
        pop rbp                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
