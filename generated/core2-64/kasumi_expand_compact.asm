; kasumi_expand_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 78e190c22785dc02); do not edit:
;   ./cw build kasumi_expand_compact --cpu core2-64
;
; void kasumi_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 16 bytes, read, secret, no alignment needed
;   k: 64 bytes, written, public, no alignment needed
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 74 uops, planned 33.5; bounds: width 18.5, ports 32.0, path 9.0
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
        movzx esi, word [r8]      ;     3.0 p2      81 k
        bswap esi                 ;     6.0 p0+p5   81 k
        shr esi, 0x10             ;    10.0 p0      81 k
        mov r9, qword [rsp + 8]   ;     2.0 p2      81 k reload
        mov word [r9], si         ;    11.0 p3+p4   81 k
        mov word [r9 + 16], si    ;    11.0 p3+p4   81 k
        xor esi, 0x123            ;    11.0 p1      82 k
        mov word [r9 + 32], si    ;    12.0 p3+p4   82 k
        mov word [r9 + 48], si    ;    12.0 p3+p4   82 k
        movzx esi, word [r8 + 2]  ;     3.0 p2      81 k
        bswap esi                 ;     6.0 p0+p5   81 k
        shr esi, 0x10             ;    10.0 p0      81 k
        mov word [r9 + 2], si     ;    11.0 p3+p4   81 k
        mov word [r9 + 18], si    ;    11.0 p3+p4   81 k
        xor esi, 0x4567           ;    11.0 p1      82 k
        mov word [r9 + 34], si    ;    12.0 p3+p4   82 k
        mov word [r9 + 50], si    ;    12.0 p3+p4   82 k
        movzx esi, word [r8 + 4]  ;     6.0 p2      81 k
        bswap esi                 ;     9.0 p0+p5   81 k
        shr esi, 0x10             ;    13.0 p0      81 k
        mov word [r9 + 4], si     ;    14.0 p3+p4   81 k
        mov word [r9 + 20], si    ;    14.0 p3+p4   81 k
        xor esi, 0x89ab           ;    14.0 p1      82 k
        mov word [r9 + 36], si    ;    15.0 p3+p4   82 k
        mov word [r9 + 52], si    ;    15.0 p3+p4   82 k
        movzx esi, word [r8 + 6]  ;    11.0 p2      81 k
        bswap esi                 ;    14.0 p0+p5   81 k
        shr esi, 0x10             ;    18.0 p0      81 k
        mov word [r9 + 6], si     ;    19.0 p3+p4   81 k
        mov word [r9 + 22], si    ;    19.0 p3+p4   81 k
        xor esi, 0xcdef           ;    19.0 p1      82 k
        mov word [r9 + 38], si    ;    20.0 p3+p4   82 k
        mov word [r9 + 54], si    ;    20.0 p3+p4   82 k
        movzx esi, word [r8 + 8]  ;    13.2 p2      81 k
        bswap esi                 ;    16.2 p0+p5   81 k
        shr esi, 0x10             ;    20.2 p0      81 k
        mov word [r9 + 8], si     ;    21.2 p3+p4   81 k
        mov word [r9 + 24], si    ;    21.2 p3+p4   81 k
        xor esi, 0xfedc           ;    21.2 p1      82 k
        mov word [r9 + 40], si    ;    22.2 p3+p4   82 k
        mov word [r9 + 56], si    ;    22.2 p3+p4   82 k
        movzx esi, word [r8 + 10] ;    15.5 p2      81 k
        bswap esi                 ;    18.5 p0+p5   81 k
        shr esi, 0x10             ;    22.5 p0      81 k
        mov word [r9 + 10], si    ;    23.5 p3+p4   81 k
        mov word [r9 + 26], si    ;    23.5 p3+p4   81 k
        xor esi, 0xba98           ;    23.5 p1      82 k
        mov word [r9 + 42], si    ;    24.5 p3+p4   82 k
        mov word [r9 + 58], si    ;    24.5 p3+p4   82 k
        movzx esi, word [r8 + 12] ;    19.2 p2      81 k
        bswap esi                 ;    22.2 p0+p5   81 k
        shr esi, 0x10             ;    26.2 p0      81 k
        mov word [r9 + 12], si    ;    27.2 p3+p4   81 k
        mov word [r9 + 28], si    ;    27.2 p3+p4   81 k
        xor esi, 0x7654           ;    27.2 p1      82 k
        mov word [r9 + 44], si    ;    28.2 p3+p4   82 k
        mov word [r9 + 60], si    ;    28.5 p3+p4   82 k
        movzx esi, word [r8 + 14] ;    22.2 p2      81 k
        bswap esi                 ;    25.2 p0+p5   81 k
        shr esi, 0x10             ;    29.2 p0      81 k
        mov word [r9 + 14], si    ;    30.2 p3+p4   81 k
        mov word [r9 + 30], si    ;    30.5 p3+p4   81 k
        xor esi, 0x3210           ;    30.2 p1      82 k
        mov word [r9 + 46], si    ;    31.5 p3+p4   82 k
        mov word [r9 + 62], si    ;    32.5 p3+p4   82 k
        add rsp, 0x18             ;                    frame
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
