; kasumi_expand_compact for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 78e190c22785dc02); do not edit:
;   ./cw build kasumi_expand_compact --cpu prescott-64
;
; void kasumi_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 16 bytes, read, secret, no alignment needed
;   k: 64 bytes, written, public, no alignment needed
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 66 uops, planned 65.7; bounds: width 22.0, ports 64.0, path 7.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global kasumi_expand_compact

        section .text
        align 16
kasumi_expand_compact:
        sub rsp, 0x18             ;                    frame
        mov qword [rsp + 0], rdi  ;                    argument
        mov qword [rsp + 8], rsi  ;                    argument
        mov r8, qword [rsp + 0]   ;     0.0 p2      81 k reload
        movzx esi, word [r8]      ;     4.0 p2      81 k
        bswap esi                 ;     8.0 p1      81 k
        shr esi, 0x10             ;     9.0 p1      81 k
        mov r9, qword [rsp + 8]   ;     2.0 p2      81 k reload
        mov word [r9], si         ;    10.0 p0+p3   81 k
        mov word [r9 + 16], si    ;    10.0 p0+p3   81 k
        xor esi, 0x123            ;    10.0 p0      82 k
        mov word [r9 + 32], si    ;    11.0 p0+p3   82 k
        mov word [r9 + 48], si    ;    11.0 p0+p3   82 k
        movzx esi, word [r8 + 2]  ;     4.0 p2      81 k
        bswap esi                 ;     8.0 p1      81 k
        shr esi, 0x10             ;     9.0 p1      81 k
        mov word [r9 + 2], si     ;    10.0 p0+p3   81 k
        mov word [r9 + 18], si    ;    11.7 p0+p3   81 k
        movzx edi, word [r8 + 4]  ;     5.0 p2      81 k
        bswap edi                 ;     9.0 p1      81 k
        shr edi, 0x10             ;    10.0 p1      81 k
        xor esi, 0x4567           ;    10.0 p0      82 k
        mov word [r9 + 34], si    ;    13.7 p0+p3   82 k
        mov word [r9 + 50], si    ;    15.7 p0+p3   82 k
        mov word [r9 + 4], di     ;    17.7 p0+p3   81 k
        mov word [r9 + 20], di    ;    19.7 p0+p3   81 k
        movzx esi, word [r8 + 6]  ;     7.7 p2      81 k
        bswap esi                 ;    11.7 p1      81 k
        shr esi, 0x10             ;    12.7 p1      81 k
        xor edi, 0x89ab           ;    12.7 p0      82 k
        mov word [r9 + 36], di    ;    21.7 p0+p3   82 k
        mov word [r9 + 52], di    ;    23.7 p0+p3   82 k
        mov word [r9 + 6], si     ;    25.7 p0+p3   81 k
        mov word [r9 + 22], si    ;    27.7 p0+p3   81 k
        movzx edi, word [r8 + 8]  ;    10.3 p2      81 k
        bswap edi                 ;    14.3 p1      81 k
        shr edi, 0x10             ;    15.3 p1      81 k
        xor esi, 0xcdef           ;    17.2 p0      82 k
        mov word [r9 + 38], si    ;    29.7 p0+p3   82 k
        mov word [r9 + 54], si    ;    31.7 p0+p3   82 k
        mov word [r9 + 8], di     ;    33.7 p0+p3   81 k
        mov word [r9 + 24], di    ;    35.7 p0+p3   81 k
        movzx esi, word [r8 + 10] ;    13.0 p2      81 k
        bswap esi                 ;    17.0 p1      81 k
        shr esi, 0x10             ;    18.0 p1      81 k
        xor edi, 0xfedc           ;    21.7 p0      82 k
        mov word [r9 + 40], di    ;    37.7 p0+p3   82 k
        mov word [r9 + 56], di    ;    39.7 p0+p3   82 k
        mov word [r9 + 10], si    ;    41.7 p0+p3   81 k
        mov word [r9 + 26], si    ;    43.7 p0+p3   81 k
        movzx edi, word [r8 + 12] ;    15.7 p2      81 k
        bswap edi                 ;    19.7 p1      81 k
        shr edi, 0x10             ;    20.7 p1      81 k
        xor esi, 0xba98           ;    26.2 p0      82 k
        mov word [r9 + 42], si    ;    45.7 p0+p3   82 k
        mov word [r9 + 58], si    ;    47.7 p0+p3   82 k
        mov word [r9 + 12], di    ;    49.7 p0+p3   81 k
        mov word [r9 + 28], di    ;    51.7 p0+p3   81 k
        movzx esi, word [r8 + 14] ;    18.3 p2      81 k
        bswap esi                 ;    22.3 p1      81 k
        shr esi, 0x10             ;    23.3 p1      81 k
        xor edi, 0x7654           ;    30.7 p0      82 k
        mov word [r9 + 44], di    ;    53.7 p0+p3   82 k
        mov word [r9 + 60], di    ;    55.7 p0+p3   82 k
        mov word [r9 + 14], si    ;    57.7 p0+p3   81 k
        mov word [r9 + 30], si    ;    59.7 p0+p3   81 k
        xor esi, 0x3210           ;    35.2 p0      82 k
        mov word [r9 + 46], si    ;    61.7 p0+p3   82 k
        mov word [r9 + 62], si    ;    63.7 p0+p3   82 k
        add rsp, 0x18             ;                    frame
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
