; snow2_keystream for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/snow2.cw (sha256 73f396a054c9391e); do not edit:
;   ./cw build snow2_keystream --cpu golden-cove
;
; void snow2_keystream(void *st, void *z, uint32_t n);   System V, 64 bits
;   st: 72 bytes, read and written, secret, no alignment needed
;   z: 64 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 41 uops, planned 12.5; bounds: width 6.8, ports 9.5, path 5.0
;   blocks: 441 uops, planned 84.7; bounds: width 73.5, ports 51.6, path 80.0
;   body.2: 37 uops, planned 11.0; bounds: width 6.2, ports 9.0, path 0.0
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
%fatal "snow2_keystream is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_snow2_keystream
$_snow2_keystream:
%else
        global $snow2_keystream
%endif
$snow2_keystream:
        push rbx                                                         ;                    preserved
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        sub rsp, 0x78                                                    ;                    frame
        mov qword [rsp + 0], rdi                                         ;                    argument
        mov dword [rsp + 32], edx                                        ;                    argument
        mov qword [rsp + 8], rsi                                         ;                    argument
        mov r8, qword [rsp + 0]                                          ;     0.0 p2      71 st reload
        mov esi, dword [r8 + 64]                                         ;     5.0 p3      71 st
        mov edi, dword [r8 + 68]                                         ;     5.0 p10     71 st
        mov ebp, dword [r8]                                              ;     5.0 p2      71 st
        mov r9d, dword [r8 + 60]                                         ;     5.0 p3      71 st
        mov r10d, dword [r8 + 20]                                        ;     5.0 p10     71 st
        mov r11d, dword [r8 + 44]                                        ;     5.0 p2      71 st
        mov r12d, dword [r8 + 8]                                         ;     5.0 p3      71 st
        mov r13d, dword [r8 + 4]                                         ;     5.0 p10     71 st
        mov r14d, dword [r8 + 24]                                        ;     5.0 p2      71 st
        mov r15d, dword [r8 + 48]                                        ;     5.0 p3      71 st
        mov eax, dword [r8 + 12]                                         ;     5.0 p10     71 st
        mov ecx, dword [r8 + 28]                                         ;     5.0 p2      71 st
        mov edx, dword [r8 + 52]                                         ;     5.0 p3      71 st
        mov ebx, dword [r8 + 40]                                         ;     5.0 p10     71 st
        mov dword [rsp + 24], esi                                        ;    10.0 p7+p4   71 st
        mov dword [rsp + 28], edi                                        ;    10.0 p8+p9   71 st
        mov esi, dword [rsp + 32]                                        ;     5.0 p2      71 st
        shl rsi, 6                                                       ;    10.0 p0      71 st
        mov dword [rsp + 36], ebp                                        ;    10.0 p7+p4   71 st
        mov dword [rsp + 40], r9d                                        ;    10.0 p8+p9   71 st
        mov dword [rsp + 44], r10d                                       ;    10.0 p7+p4   71 st
        mov dword [rsp + 48], r11d                                       ;    10.0 p8+p9   71 st
        mov dword [rsp + 52], r12d                                       ;    10.0 p7+p4   71 st
        mov dword [rsp + 56], r13d                                       ;    10.0 p8+p9   71 st
        mov dword [rsp + 60], r14d                                       ;    10.0 p7+p4   71 st
        mov dword [rsp + 64], r15d                                       ;    10.0 p8+p9   71 st
        add rsi, qword [rsp + 8]                                         ;    11.0 p1+p3   71 st
        mov dword [rsp + 68], eax                                        ;    10.0 p7+p4   71 st
        mov dword [rsp + 72], ecx                                        ;    10.0 p8+p9   71 st
        mov dword [rsp + 76], edx                                        ;    10.0 p7+p4   71 st
        mov dword [rsp + 80], ebx                                        ;    10.0 p8+p9   71 st
        mov qword [rsp + 16], rsi                                        ;    12.0 p7+p4   71 st
        mov esi, dword [r8 + 16]                                         ;     5.5 p10     71 st reload
        mov dword [rsp + 84], esi                                        ;    10.5 p8+p9   71 st
        mov esi, dword [r8 + 32]                                         ;     6.0 p2      71 st reload
        mov dword [rsp + 88], esi                                        ;    11.0 p7+p4   71 st
        mov esi, dword [r8 + 56]                                         ;     6.2 p3      71 st reload
        mov dword [rsp + 92], esi                                        ;    11.2 p8+p9   71 st
        mov esi, dword [r8 + 36]                                         ;     6.5 p10     71 st reload
        mov dword [rsp + 96], esi                                        ;    11.5 p7+p4   71 st
        cmp dword [rsp + 32], 0                                          ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rsp + 24]                                        ;                    resident
        mov ecx, dword [rsp + 40]                                        ;                    resident
        mov esi, dword [rsp + 28]                                        ;                    resident
        mov edi, dword [rsp + 36]                                        ;                    resident
        mov r8, qword [rsp + 8]                                          ;                    resident
        mov ebp, dword [rsp + 44]                                        ;                    resident
        mov edx, dword [rsp + 48]                                        ;                    resident
        mov r9d, dword [rsp + 52]                                        ;                    resident
        mov r10d, dword [rsp + 56]                                       ;                    resident
        mov r11d, dword [rsp + 60]                                       ;                    resident
        align 16
.blocks_1:
        movzx r12d, al                                                   ;     0.0         66 r2
        lea r13d, [rax + rcx]                                            ;     0.2 p0      77 z
        xor r13d, esi                                                    ;     1.2 p1      77 z
        xor r13d, edi                                                    ;     2.2 p5      77 z
        mov dword [r8], r13d                                             ;     3.2 p7+p4   77 z
        movzx ebx, ah                                                    ;     1.3 p1      66 r2
        shr eax, 0x10                                                    ;     1.0 p6      66 r2
        add esi, ebp                                                     ;     1.2 p11     78 r1_next
        movzx r13d, al                                                   ;     2.0         66 r2
        shr eax, 8                                                       ;     2.0 p0      66 r2
        lea r14, [rel snow2_keystream.tables]                            ;     2.3 p1      66 r2 reload
        mov r12d, dword [r14 + r12*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;     3.3 p2      66 r2
        xor r12d, dword [r14 + r13*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;     8.3 p5+p3   66 r2
        xor r12d, dword [r14 + rax*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;     9.3 p6+p10   66 r2
        xor r12d, dword [r14 + rbx*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    10.3 p11+p2   66 r2
        movzx r13d, dl                                                   ;     2.5         29 st
        mov r15d, edx                                                    ;     2.7         29 st copy
        shr r15d, 8                                                      ;     2.8 p0      29 st
        ror edi, 0x18                                                    ;     3.2 p6      28 st
        movzx eax, dil                                                   ;     4.2         28 st
        mov r13d, dword [r14 + r13*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;     3.3 p3      81 st
        xor r13d, dword [r14 + rax*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;     9.2 p5+p10   81 st
        xor r13d, r15d                                                   ;    10.2 p1      81 st
        xor r13d, edi                                                    ;    11.2 p11     81 st
        xor r13d, r9d                                                    ;    12.2 p0      81 st
        lea edi, [rsi + r13]                                             ;    13.2 p6      77 z
        xor edi, r10d                                                    ;    14.2 p5      77 z
        xor edi, r12d                                                    ;    15.2 p1      77 z
        add r12d, r11d                                                   ;    11.3 p11     78 r1_next
        movzx r15d, sil                                                  ;     4.8         66 r2
        mov dword [r8 + 4], edi                                          ;    16.2 p8+p9   77 z
        mov eax, esi                                                     ;     5.2         78 r1_next copy
        movzx esi, ah                                                    ;     5.7 p1      66 r2
        shr eax, 0x10                                                    ;     5.5 p0      66 r2
        movzx edi, al                                                    ;     6.5         66 r2
        shr eax, 8                                                       ;     6.5 p6      66 r2
        mov r15d, dword [r14 + r15*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;     6.0 p2      66 r2
        xor r15d, dword [r14 + rdi*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    11.5 p5+p3   66 r2
        xor r15d, dword [r14 + rax*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    12.5 p11+p10   66 r2
        xor r15d, dword [r14 + rsi*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    13.7 p0+p2   66 r2
        mov esi, dword [rsp + 64]                                        ;     7.2 p3      29 st
        shr esi, 8                                                       ;    12.2 p6      29 st
        movzx edi, byte [rsp + 64]                                       ;     7.3 p10     29 st
        ror r10d, 0x18                                                   ;     7.5 p0      28 st
        movzx eax, r10b                                                  ;     8.5         28 st
        mov eax, dword [r14 + rax*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;     8.5 p2      81 st
        xor eax, r10d                                                    ;    13.5 p1      81 st
        xor eax, dword [r14 + rdi*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    17.3 p5+p3   81 st
        xor eax, esi                                                     ;    18.3 p11     81 st
        mov esi, dword [rsp + 68]                                        ;     8.3 p10     81 st reload
        xor eax, esi                                                     ;    19.3 p6      81 st
        lea edi, [r12 + rax]                                             ;    20.3 p0      77 z
        xor edi, r9d                                                     ;    21.3 p1      77 z
        xor edi, r15d                                                    ;    22.3 p5      77 z
        mov r10d, dword [rsp + 72]                                       ;     9.0 p2      78 r1_next reload
        add r15d, r10d                                                   ;    14.7 p11     78 r1_next
        movzx ebx, r12b                                                  ;    12.3         66 r2
        mov dword [r8 + 8], edi                                          ;    23.3 p7+p4   77 z
        mov edi, r12d                                                    ;    12.3         66 r2 copy
        shr edi, 8                                                       ;    12.3 p6      66 r2
        movzx edi, dil                                                   ;    13.3         66 r2
        shr r12d, 0x10                                                   ;    12.3 p0      66 r2
        mov ebx, dword [r14 + rbx*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    12.3 p3      66 r2
        xor ebx, dword [r14 + rdi*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    18.3 p1+p10   66 r2
        movzx edi, r12b                                                  ;    13.3         66 r2
        shr r12d, 8                                                      ;    13.3 p6      66 r2
        xor ebx, dword [r14 + rdi*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    19.3 p5+p2   66 r2
        xor ebx, dword [r14 + r12*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    20.3 p11+p3   66 r2
        mov edi, dword [rsp + 76]                                        ;    11.5 p10     29 st
        shr edi, 8                                                       ;    16.5 p0      29 st
        ror r9d, 0x18                                                    ;    11.8 p6      28 st
        movzx r12d, r9b                                                  ;    12.8         28 st
        mov r12d, dword [r14 + r12*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    12.8 p2      81 st
        xor r12d, r9d                                                    ;    17.8 p1      81 st
        xor r12d, edi                                                    ;    18.8 p5      81 st
        movzx edi, byte [rsp + 76]                                       ;    12.5 p3      29 st
        xor r12d, dword [r14 + rdi*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    22.5 p11+p10   81 st
        mov edi, dword [rsp + 84]                                        ;    13.0 p2      81 st reload
        xor r12d, edi                                                    ;    23.5 p0      81 st
        lea r9d, [r15 + r12]                                             ;    24.5 p6      77 z
        xor r9d, esi                                                     ;    25.5 p1      77 z
        xor r9d, ebx                                                     ;    26.5 p5      77 z
        add ebx, dword [rsp + 88]                                        ;    21.3 p11+p3   78 r1_next
        mov dword [r8 + 12], r9d                                         ;    27.5 p8+p9   77 z
        movzx r9d, r15b                                                  ;    15.7         66 r2
        mov r10d, r15d                                                   ;    15.7         66 r2 copy
        shr r10d, 8                                                      ;    15.7 p0      66 r2
        movzx r10d, r10b                                                 ;    16.7         66 r2
        shr r15d, 0x10                                                   ;    15.7 p6      66 r2
        mov r9d, dword [r14 + r9*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    15.7 p10     66 r2
        xor r9d, dword [r14 + r10*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    21.7 p1+p2   66 r2
        movzx r10d, r15b                                                 ;    16.7         66 r2
        shr r15d, 8                                                      ;    16.7 p0      66 r2
        xor r9d, dword [r14 + r10*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    22.7 p5+p3   66 r2
        xor r9d, dword [r14 + r15*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    23.7 p11+p10   66 r2
        mov r10d, dword [rsp + 92]                                       ;    16.0 p2      29 st
        shr r10d, 8                                                      ;    21.0 p6      29 st
        ror esi, 0x18                                                    ;    16.3 p0      28 st
        movzx r15d, sil                                                  ;    17.3         28 st
        mov r15d, dword [r14 + r15*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    17.3 p3      81 st
        xor r15d, esi                                                    ;    22.3 p1      81 st
        xor r15d, ebp                                                    ;    23.3 p5      81 st
        xor r15d, r10d                                                   ;    24.3 p11     81 st
        movzx esi, byte [rsp + 92]                                       ;    17.2 p10     29 st
        xor r15d, dword [r14 + rsi*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    27.2 p6+p2   81 st
        mov dword [rsp + 68], r15d                                       ;    28.2 p7+p4   81 st
        lea esi, [rbx + r15]                                             ;    28.2 p0      77 z
        xor esi, edi                                                     ;    29.2 p1      77 z
        xor esi, r9d                                                     ;    30.2 p5      77 z
        mov r10d, dword [rsp + 96]                                       ;    18.2 p3      78 r1_next reload
        add r9d, r10d                                                    ;    24.7 p11     78 r1_next
        mov dword [r8 + 16], esi                                         ;    31.2 p8+p9   77 z
        movzx esi, bl                                                    ;    22.3         66 r2
        mov dword [rsp + 100], eax                                       ;    20.3 p7+p4   81 st spill
        movzx eax, bh                                                    ;    22.3 p1      66 r2
        shr ebx, 0x10                                                    ;    22.3 p6      66 r2
        mov esi, dword [r14 + rsi*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    22.3 p10     66 r2
        movzx r15d, bl                                                   ;    23.3         66 r2
        shr ebx, 8                                                       ;    23.3 p0      66 r2
        xor esi, dword [r14 + r15*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    28.3 p5+p2   66 r2
        xor esi, dword [r14 + rbx*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    29.3 p11+p3   66 r2
        xor esi, dword [r14 + rax*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    30.3 p1+p10   66 r2
        movzx r15d, cl                                                   ;    20.3         29 st
        mov eax, ecx                                                     ;    20.5         29 st copy
        shr eax, 8                                                       ;    20.7 p6      29 st
        ror edi, 0x18                                                    ;    20.8 p0      28 st
        movzx ebx, dil                                                   ;    21.8         28 st
        mov r15d, dword [r14 + r15*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    21.2 p2      81 st
        xor r15d, dword [r14 + rbx*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    26.8 p5+p3   81 st
        xor r15d, eax                                                    ;    27.8 p11     81 st
        xor r15d, edi                                                    ;    28.8 p1      81 st
        xor r15d, r11d                                                   ;    29.8 p6      81 st
        mov dword [rsp + 84], r15d                                       ;    30.8 p8+p9   81 st
        lea edi, [r9 + r15]                                              ;    30.8 p0      77 z
        xor edi, ebp                                                     ;    31.8 p5      77 z
        xor edi, esi                                                     ;    32.8 p11     77 z
        mov dword [r8 + 20], edi                                         ;    33.8 p7+p4   77 z
        mov edi, dword [rsp + 80]                                        ;    22.8 p10     78 r1_next reload
        add esi, edi                                                     ;    31.3 p1      78 r1_next
        movzx eax, r9b                                                   ;    25.7         66 r2
        mov ebx, r9d                                                     ;    25.7         78 r1_next copy
        mov r9d, eax                                                     ;    25.7         66 r2 copy
        movzx eax, bh                                                    ;    25.7 p1      66 r2
        shr ebx, 0x10                                                    ;    25.7 p6      66 r2
        mov r9d, dword [r14 + r9*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    25.7 p2      66 r2
        movzx r15d, bl                                                   ;    26.7         66 r2
        shr ebx, 8                                                       ;    26.7 p0      66 r2
        xor r9d, dword [r14 + r15*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    31.7 p5+p3   66 r2
        xor r9d, dword [r14 + rbx*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    32.7 p11+p10   66 r2
        xor r9d, dword [r14 + rax*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    33.7 p6+p2   66 r2
        movzx r15d, r13b                                                 ;    25.0         29 st
        mov eax, r13d                                                    ;    25.2         29 st copy
        shr eax, 8                                                       ;    25.3 p0      29 st
        ror ebp, 0x18                                                    ;    25.8 p6      28 st
        movzx ebx, bpl                                                   ;    26.8         28 st
        mov r15d, dword [r14 + r15*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    25.8 p3      81 st
        xor r15d, dword [r14 + rbx*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    31.8 p1+p10   81 st
        xor r15d, eax                                                    ;    32.8 p5      81 st
        xor r15d, ebp                                                    ;    33.8 p11     81 st
        mov ebp, dword [rsp + 72]                                        ;    26.5 p2      78 r1_next reload
        xor r15d, ebp                                                    ;    34.8 p0      81 st
        lea eax, [rsi + r15]                                             ;    35.8 p6      77 z
        xor eax, r11d                                                    ;    36.8 p1      77 z
        xor eax, r9d                                                     ;    37.8 p5      77 z
        add r9d, edx                                                     ;    34.7 p11     78 r1_next
        mov dword [r8 + 24], eax                                         ;    38.8 p8+p9   77 z
        movzx eax, sil                                                   ;    32.3         66 r2
        mov ebx, esi                                                     ;    32.3         78 r1_next copy
        movzx esi, bh                                                    ;    32.3 p1      66 r2
        shr ebx, 0x10                                                    ;    32.3 p0      66 r2
        mov eax, dword [r14 + rax*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    32.3 p3      66 r2
        movzx edi, bl                                                    ;    33.3         66 r2
        shr ebx, 8                                                       ;    33.3 p6      66 r2
        xor eax, dword [r14 + rdi*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    38.3 p5+p10   66 r2
        xor eax, dword [r14 + rbx*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    39.3 p11+p2   66 r2
        xor eax, dword [r14 + rsi*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    40.3 p1+p3   66 r2
        mov esi, dword [rsp + 100]                                       ;    29.8 p10     29 st
        shr esi, 8                                                       ;    34.8 p0      29 st
        movzx edi, byte [rsp + 100]                                      ;    30.0 p2      29 st
        ror r11d, 0x18                                                   ;    29.8 p6      28 st
        movzx ebx, r11b                                                  ;    30.8         28 st
        mov ebx, dword [r14 + rbx*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    30.8 p3      81 st
        xor ebx, r11d                                                    ;    35.8 p5      81 st
        xor ebx, dword [r14 + rdi*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    40.0 p11+p10   81 st
        xor ebx, esi                                                     ;    41.0 p1      81 st
        mov esi, dword [rsp + 88]                                        ;    31.0 p2      78 r1_next reload
        xor ebx, esi                                                     ;    42.0 p0      81 st
        lea edi, [r9 + rbx]                                              ;    43.0 p6      77 z
        xor edi, ebp                                                     ;    44.0 p5      77 z
        xor edi, eax                                                     ;    45.0 p11     77 z
        mov r11d, dword [rsp + 64]                                       ;    31.7 p3      81 st reload
        add eax, r11d                                                    ;    41.3 p1      78 r1_next
        mov dword [r8 + 28], edi                                         ;    46.0 p7+p4   77 z
        movzx edi, r9b                                                   ;    35.7         66 r2
        mov r11d, r9d                                                    ;    35.7         66 r2 copy
        shr r11d, 8                                                      ;    35.7 p0      66 r2
        movzx r11d, r11b                                                 ;    36.7         66 r2
        shr r9d, 0x10                                                    ;    35.7 p6      66 r2
        mov edi, dword [r14 + rdi*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    35.7 p10     66 r2
        xor edi, dword [r14 + r11*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    41.7 p5+p2   66 r2
        movzx r11d, r9b                                                  ;    36.7         66 r2
        shr r9d, 8                                                       ;    36.7 p0      66 r2
        xor edi, dword [r14 + r11*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    42.7 p11+p3   66 r2
        xor edi, dword [r14 + r9*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    43.7 p1+p10   66 r2
        movzx r9d, r12b                                                  ;    34.0         29 st
        mov r11d, r12d                                                   ;    34.2         29 st copy
        shr r11d, 8                                                      ;    34.3 p6      29 st
        ror ebp, 0x18                                                    ;    34.5 p0      28 st
        mov r9d, dword [r14 + r9*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    34.7 p2      81 st
        xor r9d, r11d                                                    ;    39.7 p5      81 st
        movzx r11d, bpl                                                  ;    35.5         28 st
        xor r9d, dword [r14 + r11*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    40.7 p11+p3   81 st
        xor r9d, ebp                                                     ;    41.7 p1      81 st
        xor r9d, r10d                                                    ;    42.7 p6      81 st
        mov dword [rsp + 72], r9d                                        ;    43.7 p8+p9   81 st
        lea ebp, [rax + r9]                                              ;    43.7 p0      77 z
        xor ebp, esi                                                     ;    44.7 p5      77 z
        xor ebp, edi                                                     ;    45.7 p11     77 z
        mov r11d, dword [rsp + 76]                                       ;    36.3 p10     81 st reload
        add edi, r11d                                                    ;    44.7 p1      78 r1_next
        mov dword [r8 + 32], ebp                                         ;    46.7 p7+p4   77 z
        movzx ebp, al                                                    ;    42.3         66 r2
        mov dword [rsp + 104], ebx                                       ;    43.0 p8+p9   81 st spill
        movzx ebx, ah                                                    ;    42.3 p1      66 r2
        shr eax, 0x10                                                    ;    42.3 p6      66 r2
        mov ebp, dword [r14 + rbp*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    42.3 p2      66 r2
        movzx r9d, al                                                    ;    43.3         66 r2
        shr eax, 8                                                       ;    43.3 p0      66 r2
        xor ebp, dword [r14 + r9*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    48.3 p5+p3   66 r2
        xor ebp, dword [r14 + rax*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    49.3 p11+p10   66 r2
        xor ebp, dword [r14 + rbx*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    50.3 p6+p2   66 r2
        mov r9d, dword [rsp + 68]                                        ;    39.0 p3      29 st
        shr r9d, 8                                                       ;    44.0 p0      29 st
        movzx eax, byte [rsp + 68]                                       ;    39.2 p10     29 st
        ror esi, 0x18                                                    ;    39.3 p6      28 st
        movzx ebx, sil                                                   ;    40.3         28 st
        mov ebx, dword [r14 + rbx*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    40.3 p2      81 st
        xor ebx, esi                                                     ;    45.3 p1      81 st
        xor ebx, dword [r14 + rax*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    49.2 p5+p3   81 st
        xor ebx, r9d                                                     ;    50.2 p11     81 st
        mov esi, dword [rsp + 80]                                        ;    40.2 p10     78 r1_next reload
        xor ebx, esi                                                     ;    51.2 p0      81 st
        mov dword [rsp + 88], ebx                                        ;    52.2 p7+p4   81 st
        lea r9d, [rdi + rbx]                                             ;    52.2 p6      77 z
        xor r9d, r10d                                                    ;    53.2 p1      77 z
        xor r9d, ebp                                                     ;    54.2 p5      77 z
        mov eax, dword [rsp + 92]                                        ;    41.0 p2      81 st reload
        add ebp, eax                                                     ;    51.3 p11     78 r1_next
        mov dword [r8 + 36], r9d                                         ;    55.2 p8+p9   77 z
        movzx r9d, dil                                                   ;    45.7         66 r2
        mov ebx, edi                                                     ;    45.7         78 r1_next copy
        movzx edi, bh                                                    ;    45.7 p1      66 r2
        shr ebx, 0x10                                                    ;    45.7 p0      66 r2
        mov r9d, dword [r14 + r9*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    45.7 p3      66 r2
        movzx eax, bl                                                    ;    46.7         66 r2
        shr ebx, 8                                                       ;    46.7 p6      66 r2
        xor r9d, dword [r14 + rax*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    51.7 p5+p10   66 r2
        xor r9d, dword [r14 + rbx*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    52.7 p11+p2   66 r2
        xor r9d, dword [r14 + rdi*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    53.7 p1+p3   66 r2
        mov edi, dword [rsp + 84]                                        ;    43.7 p10     29 st
        shr edi, 8                                                       ;    48.7 p0      29 st
        movzx eax, byte [rsp + 84]                                       ;    43.8 p2      29 st
        ror r10d, 0x18                                                   ;    43.7 p6      28 st
        movzx ebx, r10b                                                  ;    44.7         28 st
        mov ebx, dword [r14 + rbx*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    44.7 p3      81 st
        xor ebx, r10d                                                    ;    49.7 p5      81 st
        xor ebx, edx                                                     ;    50.7 p11     81 st
        xor ebx, dword [r14 + rax*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    53.8 p1+p10   81 st
        xor ebx, edi                                                     ;    54.8 p0      81 st
        mov dword [rsp + 96], ebx                                        ;    55.8 p7+p4   81 st
        lea edi, [rbp + rbx]                                             ;    55.8 p6      77 z
        xor edi, esi                                                     ;    56.8 p5      77 z
        xor edi, r9d                                                     ;    57.8 p11     77 z
        add r9d, ecx                                                     ;    54.7 p1      78 r1_next
        mov dword [r8 + 40], edi                                         ;    58.8 p8+p9   77 z
        movzx edi, bpl                                                   ;    52.3         66 r2
        mov eax, ebp                                                     ;    52.3         78 r1_next copy
        movzx ebp, ah                                                    ;    52.3 p1      66 r2
        shr eax, 0x10                                                    ;    52.3 p0      66 r2
        movzx r10d, al                                                   ;    53.3         66 r2
        shr eax, 8                                                       ;    53.3 p6      66 r2
        mov edi, dword [r14 + rdi*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    52.3 p2      66 r2
        xor edi, dword [r14 + r10*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    58.3 p5+p3   66 r2
        xor edi, dword [r14 + rax*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    59.3 p11+p10   66 r2
        xor edi, dword [r14 + rbp*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    60.3 p0+p2   66 r2
        movzx ebp, r15b                                                  ;    47.5         29 st
        mov r10d, r15d                                                   ;    47.7         29 st copy
        shr r10d, 8                                                      ;    47.8 p6      29 st
        ror esi, 0x18                                                    ;    48.3 p0      28 st
        movzx eax, sil                                                   ;    49.3         28 st
        mov ebp, dword [r14 + rbp*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    48.3 p3      81 st
        xor ebp, dword [r14 + rax*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    54.3 p1+p10   81 st
        xor ebp, r10d                                                    ;    55.3 p5      81 st
        xor ebp, esi                                                     ;    56.3 p11     81 st
        mov esi, dword [rsp + 64]                                        ;    49.0 p2      81 st reload
        xor ebp, esi                                                     ;    57.3 p6      81 st
        mov dword [rsp + 80], ebp                                        ;    58.3 p7+p4   81 st
        lea r10d, [r9 + rbp]                                             ;    58.3 p0      77 z
        xor r10d, edx                                                    ;    59.3 p1      77 z
        xor r10d, edi                                                    ;    61.3 p5      77 z
        mov dword [r8 + 44], r10d                                        ;    62.3 p8+p9   77 z
        add edi, r13d                                                    ;    61.3 p11     78 r1_next
        movzx r10d, r9b                                                  ;    55.7         66 r2
        mov eax, r9d                                                     ;    55.7         78 r1_next copy
        mov r9d, ecx                                                     ;    50.7         76 s15 copy
        movzx ecx, ah                                                    ;    55.7 p1      66 r2
        shr eax, 0x10                                                    ;    55.7 p6      66 r2
        mov r10d, dword [r14 + r10*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    55.7 p3      66 r2
        mov dword [rsp + 108], r15d                                      ;    51.3 p7+p4   81 st spill
        movzx r15d, al                                                   ;    56.7         66 r2
        shr eax, 8                                                       ;    56.7 p0      66 r2
        xor r10d, dword [r14 + r15*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    61.7 p5+p10   66 r2
        xor r10d, dword [r14 + rax*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    62.7 p11+p2   66 r2
        xor r10d, dword [r14 + rcx*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    63.7 p1+p3   66 r2
        mov r15d, dword [rsp + 104]                                      ;    52.8 p10     29 st
        shr r15d, 8                                                      ;    57.8 p6      29 st
        movzx eax, byte [rsp + 104]                                      ;    53.0 p2      29 st
        ror edx, 0x18                                                    ;    52.8 p0      28 st
        movzx ecx, dl                                                    ;    53.8         28 st
        mov ecx, dword [r14 + rcx*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    53.8 p3      81 st
        xor ecx, edx                                                     ;    58.8 p5      81 st
        xor ecx, r11d                                                    ;    59.8 p11     81 st
        xor ecx, dword [r14 + rax*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    63.0 p1+p10   81 st
        xor ecx, r15d                                                    ;    64.0 p6      81 st
        mov eax, dword [rsp + 100]                                       ;    54.0 p2      78 r1_next
        add eax, r10d                                                    ;    64.7 p0      78 r1_next
        xor r10d, esi                                                    ;    64.7 p5      77 z
        lea r15d, [rdi + rcx]                                            ;    65.0 p11     77 z
        xor r10d, r15d                                                   ;    66.0 p1      77 z
        mov dword [r8 + 48], r10d                                        ;    67.0 p8+p9   77 z
        movzx r10d, dil                                                  ;    62.3         66 r2
        mov edx, edi                                                     ;    62.3         78 r1_next copy
        movzx edi, dh                                                    ;    62.3 p1      66 r2
        shr edx, 0x10                                                    ;    62.3 p6      66 r2
        movzx r15d, dl                                                   ;    63.3         66 r2
        shr edx, 8                                                       ;    63.3 p0      66 r2
        mov r10d, dword [r14 + r10*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    62.3 p3      66 r2
        xor r10d, dword [r14 + r15*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    68.3 p5+p10   66 r2
        xor r10d, dword [r14 + rdx*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    69.3 p11+p2   66 r2
        xor r10d, dword [r14 + rdi*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    70.3 p6+p3   66 r2
        mov edi, dword [rsp + 72]                                        ;    57.2 p10     29 st
        shr edi, 8                                                       ;    62.2 p0      29 st
        movzx r15d, byte [rsp + 72]                                      ;    57.3 p2      29 st
        ror esi, 0x18                                                    ;    57.5 p6      28 st
        movzx edx, sil                                                   ;    58.5         28 st
        mov edx, dword [r14 + rdx*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    58.5 p3      81 st
        xor edx, esi                                                     ;    63.5 p1      81 st
        xor edx, dword [r14 + r15*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    67.3 p5+p10   81 st
        xor edx, edi                                                     ;    68.3 p11     81 st
        mov esi, dword [rsp + 92]                                        ;    58.3 p2      81 st reload
        xor edx, esi                                                     ;    69.3 p0      81 st
        mov dword [rsp + 64], edx                                        ;    70.3 p7+p4   81 st
        add edx, eax                                                     ;    70.3 p6      77 z
        xor edx, r11d                                                    ;    71.3 p1      77 z
        xor edx, r10d                                                    ;    72.3 p5      77 z
        mov dword [r8 + 52], edx                                         ;    73.3 p8+p9   77 z
        add r10d, r12d                                                   ;    71.3 p11     78 r1_next
        movzx edi, al                                                    ;    65.7         66 r2
        movzx edx, ah                                                    ;    65.7 p1      66 r2
        shr eax, 0x10                                                    ;    65.7 p0      66 r2
        movzx r15d, al                                                   ;    66.7         66 r2
        shr eax, 8                                                       ;    66.7 p6      66 r2
        mov edi, dword [r14 + rdi*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    65.7 p3      66 r2
        xor edi, dword [r14 + r15*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    71.7 p5+p10   66 r2
        xor edi, dword [r14 + rax*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    72.7 p11+p2   66 r2
        xor edi, dword [r14 + rdx*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    73.7 p0+p3   66 r2
        mov r15d, dword [rsp + 88]                                       ;    61.5 p10     29 st
        shr r15d, 8                                                      ;    66.5 p6      29 st
        movzx eax, byte [rsp + 88]                                       ;    61.7 p2      29 st
        ror r11d, 0x18                                                   ;    61.8 p0      28 st
        movzx edx, r11b                                                  ;    62.8         28 st
        mov edx, dword [r14 + rdx*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    62.8 p3      81 st
        xor edx, r11d                                                    ;    67.8 p1      81 st
        xor edx, r9d                                                     ;    68.8 p5      81 st
        xor edx, dword [r14 + rax*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    71.7 p11+p10   81 st
        xor edx, r15d                                                    ;    72.7 p6      81 st
        mov dword [rsp + 76], edx                                        ;    73.7 p7+p4   81 st
        add edx, r10d                                                    ;    73.7 p0      77 z
        xor edx, esi                                                     ;    74.7 p1      77 z
        xor edx, edi                                                     ;    75.7 p5      77 z
        mov eax, dword [rsp + 68]                                        ;    63.3 p2      78 r1_next
        mov dword [r8 + 56], edx                                         ;    76.7 p8+p9   77 z
        add eax, edi                                                     ;    74.7 p11     78 r1_next
        movzx edi, r10b                                                  ;    72.3         66 r2
        mov edx, r10d                                                    ;    72.3         78 r1_next copy
        mov r10d, ecx                                                    ;    65.0         81 st copy
        movzx ecx, dh                                                    ;    72.3 p1      66 r2
        shr edx, 0x10                                                    ;    72.3 p6      66 r2
        movzx r11d, dl                                                   ;    73.3         66 r2
        shr edx, 8                                                       ;    73.3 p0      66 r2
        mov edi, dword [r14 + rdi*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    72.3 p3      66 r2
        xor edi, dword [r14 + r11*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    78.3 p5+p10   66 r2
        xor edi, dword [r14 + rdx*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    79.3 p11+p2   66 r2
        xor edi, dword [r14 + rcx*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    80.3 p1+p3   66 r2
        movzx r11d, bl                                                   ;    65.7         29 st
        shr ebx, 8                                                       ;    65.8 p6      29 st
        ror esi, 0x18                                                    ;    66.0 p0      28 st
        movzx r15d, sil                                                  ;    67.0         28 st
        mov r11d, dword [r14 + r11*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    66.3 p10     81 st
        xor r11d, dword [r14 + r15*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    72.0 p5+p2   81 st
        xor r11d, ebx                                                    ;    73.0 p11     81 st
        xor r11d, esi                                                    ;    74.0 p1      81 st
        xor r11d, r13d                                                   ;    75.0 p6      81 st
        mov dword [rsp + 92], r11d                                       ;    76.0 p7+p4   81 st
        add r11d, eax                                                    ;    76.0 p0      77 z
        xor r11d, r9d                                                    ;    77.0 p5      77 z
        xor r11d, edi                                                    ;    81.3 p11     77 z
        mov dword [r8 + 60], r11d                                        ;    82.3 p8+p9   77 z
        mov esi, dword [rsp + 84]                                        ;    68.0 p3      78 r1_next
        add esi, edi                                                     ;    81.3 p1      78 r1_next
        movzx edi, al                                                    ;    75.7         66 r2
        movzx ecx, ah                                                    ;    75.7 p1      66 r2
        shr eax, 0x10                                                    ;    75.7 p6      66 r2
        movzx r11d, al                                                   ;    76.7         66 r2
        shr eax, 8                                                       ;    76.7 p0      66 r2
        mov edi, dword [r14 + rdi*4 + snow2_keystream.T0_Mix_Sb_0 - snow2_keystream.tables] ;    75.7 p10     66 r2
        xor edi, dword [r14 + r11*4 + snow2_keystream.T2_Mix_Sb_16 - snow2_keystream.tables] ;    81.7 p5+p2   66 r2
        xor edi, dword [r14 + rax*4 + snow2_keystream.T3_Mix_Sb_24 - snow2_keystream.tables] ;    82.7 p11+p3   66 r2
        xor edi, dword [r14 + rcx*4 + snow2_keystream.T1_Mix_Sb_8 - snow2_keystream.tables] ;    83.7 p6+p10   66 r2
        movzx r11d, bpl                                                  ;    69.8         29 st
        shr ebp, 8                                                       ;    70.0 p0      29 st
        ror r9d, 0x18                                                    ;    70.7 p6      28 st
        movzx r15d, r9b                                                  ;    71.7         28 st
        mov r11d, dword [r14 + r11*4 + snow2_keystream.T4_MulAlphaInv - snow2_keystream.tables] ;    70.5 p2      81 st
        xor r11d, dword [r14 + r15*4 + snow2_keystream.T5_MulAlpha_rot - snow2_keystream.tables] ;    76.7 p1+p3   81 st
        xor r11d, ebp                                                    ;    77.7 p5      81 st
        xor r11d, r9d                                                    ;    78.7 p11     81 st
        mov ebp, dword [rsp + 100]                                       ;    71.2 p10     81 st reload
        xor r11d, ebp                                                    ;    79.7 p0      81 st
        add r8, 0x40                                                     ;    71.7 p6      71 blocks
        mov r9d, dword [rsp + 108]                                       ;    71.7 p2      81 st reload
        mov r14d, dword [rsp + 104]                                      ;    71.8 p3      81 st reload
        mov edx, r10d                                                    ;    72.0         81 st copy
        mov r10d, ebp                                                    ;    76.2         81 st copy
        mov ebp, r9d                                                     ;    76.7         81 st copy
        mov r9d, r12d                                                    ;    72.5         81 st copy
        mov ecx, r11d                                                    ;    80.7         81 st copy
        mov r11d, r14d                                                   ;    76.8         81 st copy
        mov eax, esi                                                     ;    82.3         78 r1_next copy
        mov esi, edi                                                     ;    84.7         66 r2 copy
        mov edi, r13d                                                    ;    73.3         81 st copy
        cmp r8, qword [rsp + 16]                                         ;                    more blocks?
        jne .blocks_1
        mov dword [rsp + 24], eax                                        ;                    resident
        mov dword [rsp + 40], ecx                                        ;                    resident
        mov dword [rsp + 28], esi                                        ;                    resident
        mov dword [rsp + 36], edi                                        ;                    resident
        mov qword [rsp + 8], r8                                          ;                    resident
        mov dword [rsp + 44], ebp                                        ;                    resident
        mov dword [rsp + 48], edx                                        ;                    resident
        mov dword [rsp + 52], r9d                                        ;                    resident
        mov dword [rsp + 56], r10d                                       ;                    resident
        mov dword [rsp + 60], r11d                                       ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 24]                                        ;     0.0 p2      71 blocks reload
        mov r8, qword [rsp + 0]                                          ;     0.2 p3      71 blocks reload
        mov dword [r8 + 64], esi                                         ;     5.0 p7+p4   71 blocks
        mov esi, dword [rsp + 28]                                        ;     0.5 p10     71 blocks reload
        mov dword [r8 + 68], esi                                         ;     5.5 p8+p9   71 blocks
        mov esi, dword [rsp + 36]                                        ;     1.0 p2      71 blocks reload
        mov dword [r8], esi                                              ;     6.0 p7+p4   71 blocks
        mov esi, dword [rsp + 40]                                        ;     1.2 p3      71 blocks reload
        mov dword [r8 + 60], esi                                         ;     6.2 p8+p9   71 blocks
        mov esi, dword [rsp + 44]                                        ;     1.5 p10     71 blocks reload
        mov dword [r8 + 20], esi                                         ;     6.5 p7+p4   71 blocks
        mov esi, dword [rsp + 48]                                        ;     2.0 p2      71 blocks reload
        mov dword [r8 + 44], esi                                         ;     7.0 p8+p9   71 blocks
        mov esi, dword [rsp + 52]                                        ;     2.2 p3      71 blocks reload
        mov dword [r8 + 8], esi                                          ;     7.2 p7+p4   71 blocks
        mov esi, dword [rsp + 56]                                        ;     2.5 p10     71 blocks reload
        mov dword [r8 + 4], esi                                          ;     7.5 p8+p9   71 blocks
        mov esi, dword [rsp + 60]                                        ;     3.0 p2      71 blocks reload
        mov dword [r8 + 24], esi                                         ;     8.0 p7+p4   71 blocks
        mov esi, dword [rsp + 64]                                        ;     3.2 p3      71 blocks reload
        mov dword [r8 + 48], esi                                         ;     8.2 p8+p9   71 blocks
        mov esi, dword [rsp + 68]                                        ;     3.5 p10     71 blocks reload
        mov dword [r8 + 12], esi                                         ;     8.5 p7+p4   71 blocks
        mov esi, dword [rsp + 72]                                        ;     4.0 p2      71 blocks reload
        mov dword [r8 + 28], esi                                         ;     9.0 p8+p9   71 blocks
        mov esi, dword [rsp + 76]                                        ;     4.2 p3      71 blocks reload
        mov dword [r8 + 52], esi                                         ;     9.2 p7+p4   71 blocks
        mov esi, dword [rsp + 84]                                        ;     4.5 p10     71 blocks reload
        mov dword [r8 + 16], esi                                         ;     9.5 p8+p9   71 blocks
        mov esi, dword [rsp + 88]                                        ;     5.0 p2      71 blocks reload
        mov dword [r8 + 32], esi                                         ;    10.0 p7+p4   71 blocks
        mov esi, dword [rsp + 92]                                        ;     5.2 p3      71 blocks reload
        mov dword [r8 + 56], esi                                         ;    10.2 p8+p9   71 blocks
        mov esi, dword [rsp + 96]                                        ;     5.5 p10     71 blocks reload
        mov dword [r8 + 36], esi                                         ;    10.5 p7+p4   71 blocks
        mov esi, dword [rsp + 80]                                        ;     6.0 p2      71 blocks reload
        mov dword [r8 + 40], esi                                         ;    11.0 p8+p9   71 blocks
        add rsp, 0x78                                                    ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        pop rbx                                                          ;                    preserved
        ret

        section .rodata align=64
snow2_keystream.tables:
; Mix_Sb_0
snow2_keystream.T0_Mix_Sb_0:
        dd 0xa56363c6, 0x847c7cf8, 0x997777ee, 0x8d7b7bf6, 0x0df2f2ff, 0xbd6b6bd6, 0xb16f6fde, 0x54c5c591
        dd 0x50303060, 0x03010102, 0xa96767ce, 0x7d2b2b56, 0x19fefee7, 0x62d7d7b5, 0xe6abab4d, 0x9a7676ec
        dd 0x45caca8f, 0x9d82821f, 0x40c9c989, 0x877d7dfa, 0x15fafaef, 0xeb5959b2, 0xc947478e, 0x0bf0f0fb
        dd 0xecadad41, 0x67d4d4b3, 0xfda2a25f, 0xeaafaf45, 0xbf9c9c23, 0xf7a4a453, 0x967272e4, 0x5bc0c09b
        dd 0xc2b7b775, 0x1cfdfde1, 0xae93933d, 0x6a26264c, 0x5a36366c, 0x413f3f7e, 0x02f7f7f5, 0x4fcccc83
        dd 0x5c343468, 0xf4a5a551, 0x34e5e5d1, 0x08f1f1f9, 0x937171e2, 0x73d8d8ab, 0x53313162, 0x3f15152a
        dd 0x0c040408, 0x52c7c795, 0x65232346, 0x5ec3c39d, 0x28181830, 0xa1969637, 0x0f05050a, 0xb59a9a2f
        dd 0x0907070e, 0x36121224, 0x9b80801b, 0x3de2e2df, 0x26ebebcd, 0x6927274e, 0xcdb2b27f, 0x9f7575ea
        dd 0x1b090912, 0x9e83831d, 0x742c2c58, 0x2e1a1a34, 0x2d1b1b36, 0xb26e6edc, 0xee5a5ab4, 0xfba0a05b
        dd 0xf65252a4, 0x4d3b3b76, 0x61d6d6b7, 0xceb3b37d, 0x7b292952, 0x3ee3e3dd, 0x712f2f5e, 0x97848413
        dd 0xf55353a6, 0x68d1d1b9, 0x00000000, 0x2cededc1, 0x60202040, 0x1ffcfce3, 0xc8b1b179, 0xed5b5bb6
        dd 0xbe6a6ad4, 0x46cbcb8d, 0xd9bebe67, 0x4b393972, 0xde4a4a94, 0xd44c4c98, 0xe85858b0, 0x4acfcf85
        dd 0x6bd0d0bb, 0x2aefefc5, 0xe5aaaa4f, 0x16fbfbed, 0xc5434386, 0xd74d4d9a, 0x55333366, 0x94858511
        dd 0xcf45458a, 0x10f9f9e9, 0x06020204, 0x817f7ffe, 0xf05050a0, 0x443c3c78, 0xba9f9f25, 0xe3a8a84b
        dd 0xf35151a2, 0xfea3a35d, 0xc0404080, 0x8a8f8f05, 0xad92923f, 0xbc9d9d21, 0x48383870, 0x04f5f5f1
        dd 0xdfbcbc63, 0xc1b6b677, 0x75dadaaf, 0x63212142, 0x30101020, 0x1affffe5, 0x0ef3f3fd, 0x6dd2d2bf
        dd 0x4ccdcd81, 0x140c0c18, 0x35131326, 0x2fececc3, 0xe15f5fbe, 0xa2979735, 0xcc444488, 0x3917172e
        dd 0x57c4c493, 0xf2a7a755, 0x827e7efc, 0x473d3d7a, 0xac6464c8, 0xe75d5dba, 0x2b191932, 0x957373e6
        dd 0xa06060c0, 0x98818119, 0xd14f4f9e, 0x7fdcdca3, 0x66222244, 0x7e2a2a54, 0xab90903b, 0x8388880b
        dd 0xca46468c, 0x29eeeec7, 0xd3b8b86b, 0x3c141428, 0x79dedea7, 0xe25e5ebc, 0x1d0b0b16, 0x76dbdbad
        dd 0x3be0e0db, 0x56323264, 0x4e3a3a74, 0x1e0a0a14, 0xdb494992, 0x0a06060c, 0x6c242448, 0xe45c5cb8
        dd 0x5dc2c29f, 0x6ed3d3bd, 0xefacac43, 0xa66262c4, 0xa8919139, 0xa4959531, 0x37e4e4d3, 0x8b7979f2
        dd 0x32e7e7d5, 0x43c8c88b, 0x5937376e, 0xb76d6dda, 0x8c8d8d01, 0x64d5d5b1, 0xd24e4e9c, 0xe0a9a949
        dd 0xb46c6cd8, 0xfa5656ac, 0x07f4f4f3, 0x25eaeacf, 0xaf6565ca, 0x8e7a7af4, 0xe9aeae47, 0x18080810
        dd 0xd5baba6f, 0x887878f0, 0x6f25254a, 0x722e2e5c, 0x241c1c38, 0xf1a6a657, 0xc7b4b473, 0x51c6c697
        dd 0x23e8e8cb, 0x7cdddda1, 0x9c7474e8, 0x211f1f3e, 0xdd4b4b96, 0xdcbdbd61, 0x868b8b0d, 0x858a8a0f
        dd 0x907070e0, 0x423e3e7c, 0xc4b5b571, 0xaa6666cc, 0xd8484890, 0x05030306, 0x01f6f6f7, 0x120e0e1c
        dd 0xa36161c2, 0x5f35356a, 0xf95757ae, 0xd0b9b969, 0x91868617, 0x58c1c199, 0x271d1d3a, 0xb99e9e27
        dd 0x38e1e1d9, 0x13f8f8eb, 0xb398982b, 0x33111122, 0xbb6969d2, 0x70d9d9a9, 0x898e8e07, 0xa7949433
        dd 0xb69b9b2d, 0x221e1e3c, 0x92878715, 0x20e9e9c9, 0x49cece87, 0xff5555aa, 0x78282850, 0x7adfdfa5
        dd 0x8f8c8c03, 0xf8a1a159, 0x80898909, 0x170d0d1a, 0xdabfbf65, 0x31e6e6d7, 0xc6424284, 0xb86868d0
        dd 0xc3414182, 0xb0999929, 0x772d2d5a, 0x110f0f1e, 0xcbb0b07b, 0xfc5454a8, 0xd6bbbb6d, 0x3a16162c
; Mix_Sb_8
snow2_keystream.T1_Mix_Sb_8:
        dd 0x6363c6a5, 0x7c7cf884, 0x7777ee99, 0x7b7bf68d, 0xf2f2ff0d, 0x6b6bd6bd, 0x6f6fdeb1, 0xc5c59154
        dd 0x30306050, 0x01010203, 0x6767cea9, 0x2b2b567d, 0xfefee719, 0xd7d7b562, 0xabab4de6, 0x7676ec9a
        dd 0xcaca8f45, 0x82821f9d, 0xc9c98940, 0x7d7dfa87, 0xfafaef15, 0x5959b2eb, 0x47478ec9, 0xf0f0fb0b
        dd 0xadad41ec, 0xd4d4b367, 0xa2a25ffd, 0xafaf45ea, 0x9c9c23bf, 0xa4a453f7, 0x7272e496, 0xc0c09b5b
        dd 0xb7b775c2, 0xfdfde11c, 0x93933dae, 0x26264c6a, 0x36366c5a, 0x3f3f7e41, 0xf7f7f502, 0xcccc834f
        dd 0x3434685c, 0xa5a551f4, 0xe5e5d134, 0xf1f1f908, 0x7171e293, 0xd8d8ab73, 0x31316253, 0x15152a3f
        dd 0x0404080c, 0xc7c79552, 0x23234665, 0xc3c39d5e, 0x18183028, 0x969637a1, 0x05050a0f, 0x9a9a2fb5
        dd 0x07070e09, 0x12122436, 0x80801b9b, 0xe2e2df3d, 0xebebcd26, 0x27274e69, 0xb2b27fcd, 0x7575ea9f
        dd 0x0909121b, 0x83831d9e, 0x2c2c5874, 0x1a1a342e, 0x1b1b362d, 0x6e6edcb2, 0x5a5ab4ee, 0xa0a05bfb
        dd 0x5252a4f6, 0x3b3b764d, 0xd6d6b761, 0xb3b37dce, 0x2929527b, 0xe3e3dd3e, 0x2f2f5e71, 0x84841397
        dd 0x5353a6f5, 0xd1d1b968, 0x00000000, 0xededc12c, 0x20204060, 0xfcfce31f, 0xb1b179c8, 0x5b5bb6ed
        dd 0x6a6ad4be, 0xcbcb8d46, 0xbebe67d9, 0x3939724b, 0x4a4a94de, 0x4c4c98d4, 0x5858b0e8, 0xcfcf854a
        dd 0xd0d0bb6b, 0xefefc52a, 0xaaaa4fe5, 0xfbfbed16, 0x434386c5, 0x4d4d9ad7, 0x33336655, 0x85851194
        dd 0x45458acf, 0xf9f9e910, 0x02020406, 0x7f7ffe81, 0x5050a0f0, 0x3c3c7844, 0x9f9f25ba, 0xa8a84be3
        dd 0x5151a2f3, 0xa3a35dfe, 0x404080c0, 0x8f8f058a, 0x92923fad, 0x9d9d21bc, 0x38387048, 0xf5f5f104
        dd 0xbcbc63df, 0xb6b677c1, 0xdadaaf75, 0x21214263, 0x10102030, 0xffffe51a, 0xf3f3fd0e, 0xd2d2bf6d
        dd 0xcdcd814c, 0x0c0c1814, 0x13132635, 0xececc32f, 0x5f5fbee1, 0x979735a2, 0x444488cc, 0x17172e39
        dd 0xc4c49357, 0xa7a755f2, 0x7e7efc82, 0x3d3d7a47, 0x6464c8ac, 0x5d5dbae7, 0x1919322b, 0x7373e695
        dd 0x6060c0a0, 0x81811998, 0x4f4f9ed1, 0xdcdca37f, 0x22224466, 0x2a2a547e, 0x90903bab, 0x88880b83
        dd 0x46468cca, 0xeeeec729, 0xb8b86bd3, 0x1414283c, 0xdedea779, 0x5e5ebce2, 0x0b0b161d, 0xdbdbad76
        dd 0xe0e0db3b, 0x32326456, 0x3a3a744e, 0x0a0a141e, 0x494992db, 0x06060c0a, 0x2424486c, 0x5c5cb8e4
        dd 0xc2c29f5d, 0xd3d3bd6e, 0xacac43ef, 0x6262c4a6, 0x919139a8, 0x959531a4, 0xe4e4d337, 0x7979f28b
        dd 0xe7e7d532, 0xc8c88b43, 0x37376e59, 0x6d6ddab7, 0x8d8d018c, 0xd5d5b164, 0x4e4e9cd2, 0xa9a949e0
        dd 0x6c6cd8b4, 0x5656acfa, 0xf4f4f307, 0xeaeacf25, 0x6565caaf, 0x7a7af48e, 0xaeae47e9, 0x08081018
        dd 0xbaba6fd5, 0x7878f088, 0x25254a6f, 0x2e2e5c72, 0x1c1c3824, 0xa6a657f1, 0xb4b473c7, 0xc6c69751
        dd 0xe8e8cb23, 0xdddda17c, 0x7474e89c, 0x1f1f3e21, 0x4b4b96dd, 0xbdbd61dc, 0x8b8b0d86, 0x8a8a0f85
        dd 0x7070e090, 0x3e3e7c42, 0xb5b571c4, 0x6666ccaa, 0x484890d8, 0x03030605, 0xf6f6f701, 0x0e0e1c12
        dd 0x6161c2a3, 0x35356a5f, 0x5757aef9, 0xb9b969d0, 0x86861791, 0xc1c19958, 0x1d1d3a27, 0x9e9e27b9
        dd 0xe1e1d938, 0xf8f8eb13, 0x98982bb3, 0x11112233, 0x6969d2bb, 0xd9d9a970, 0x8e8e0789, 0x949433a7
        dd 0x9b9b2db6, 0x1e1e3c22, 0x87871592, 0xe9e9c920, 0xcece8749, 0x5555aaff, 0x28285078, 0xdfdfa57a
        dd 0x8c8c038f, 0xa1a159f8, 0x89890980, 0x0d0d1a17, 0xbfbf65da, 0xe6e6d731, 0x424284c6, 0x6868d0b8
        dd 0x414182c3, 0x999929b0, 0x2d2d5a77, 0x0f0f1e11, 0xb0b07bcb, 0x5454a8fc, 0xbbbb6dd6, 0x16162c3a
; Mix_Sb_16
snow2_keystream.T2_Mix_Sb_16:
        dd 0x63c6a563, 0x7cf8847c, 0x77ee9977, 0x7bf68d7b, 0xf2ff0df2, 0x6bd6bd6b, 0x6fdeb16f, 0xc59154c5
        dd 0x30605030, 0x01020301, 0x67cea967, 0x2b567d2b, 0xfee719fe, 0xd7b562d7, 0xab4de6ab, 0x76ec9a76
        dd 0xca8f45ca, 0x821f9d82, 0xc98940c9, 0x7dfa877d, 0xfaef15fa, 0x59b2eb59, 0x478ec947, 0xf0fb0bf0
        dd 0xad41ecad, 0xd4b367d4, 0xa25ffda2, 0xaf45eaaf, 0x9c23bf9c, 0xa453f7a4, 0x72e49672, 0xc09b5bc0
        dd 0xb775c2b7, 0xfde11cfd, 0x933dae93, 0x264c6a26, 0x366c5a36, 0x3f7e413f, 0xf7f502f7, 0xcc834fcc
        dd 0x34685c34, 0xa551f4a5, 0xe5d134e5, 0xf1f908f1, 0x71e29371, 0xd8ab73d8, 0x31625331, 0x152a3f15
        dd 0x04080c04, 0xc79552c7, 0x23466523, 0xc39d5ec3, 0x18302818, 0x9637a196, 0x050a0f05, 0x9a2fb59a
        dd 0x070e0907, 0x12243612, 0x801b9b80, 0xe2df3de2, 0xebcd26eb, 0x274e6927, 0xb27fcdb2, 0x75ea9f75
        dd 0x09121b09, 0x831d9e83, 0x2c58742c, 0x1a342e1a, 0x1b362d1b, 0x6edcb26e, 0x5ab4ee5a, 0xa05bfba0
        dd 0x52a4f652, 0x3b764d3b, 0xd6b761d6, 0xb37dceb3, 0x29527b29, 0xe3dd3ee3, 0x2f5e712f, 0x84139784
        dd 0x53a6f553, 0xd1b968d1, 0x00000000, 0xedc12ced, 0x20406020, 0xfce31ffc, 0xb179c8b1, 0x5bb6ed5b
        dd 0x6ad4be6a, 0xcb8d46cb, 0xbe67d9be, 0x39724b39, 0x4a94de4a, 0x4c98d44c, 0x58b0e858, 0xcf854acf
        dd 0xd0bb6bd0, 0xefc52aef, 0xaa4fe5aa, 0xfbed16fb, 0x4386c543, 0x4d9ad74d, 0x33665533, 0x85119485
        dd 0x458acf45, 0xf9e910f9, 0x02040602, 0x7ffe817f, 0x50a0f050, 0x3c78443c, 0x9f25ba9f, 0xa84be3a8
        dd 0x51a2f351, 0xa35dfea3, 0x4080c040, 0x8f058a8f, 0x923fad92, 0x9d21bc9d, 0x38704838, 0xf5f104f5
        dd 0xbc63dfbc, 0xb677c1b6, 0xdaaf75da, 0x21426321, 0x10203010, 0xffe51aff, 0xf3fd0ef3, 0xd2bf6dd2
        dd 0xcd814ccd, 0x0c18140c, 0x13263513, 0xecc32fec, 0x5fbee15f, 0x9735a297, 0x4488cc44, 0x172e3917
        dd 0xc49357c4, 0xa755f2a7, 0x7efc827e, 0x3d7a473d, 0x64c8ac64, 0x5dbae75d, 0x19322b19, 0x73e69573
        dd 0x60c0a060, 0x81199881, 0x4f9ed14f, 0xdca37fdc, 0x22446622, 0x2a547e2a, 0x903bab90, 0x880b8388
        dd 0x468cca46, 0xeec729ee, 0xb86bd3b8, 0x14283c14, 0xdea779de, 0x5ebce25e, 0x0b161d0b, 0xdbad76db
        dd 0xe0db3be0, 0x32645632, 0x3a744e3a, 0x0a141e0a, 0x4992db49, 0x060c0a06, 0x24486c24, 0x5cb8e45c
        dd 0xc29f5dc2, 0xd3bd6ed3, 0xac43efac, 0x62c4a662, 0x9139a891, 0x9531a495, 0xe4d337e4, 0x79f28b79
        dd 0xe7d532e7, 0xc88b43c8, 0x376e5937, 0x6ddab76d, 0x8d018c8d, 0xd5b164d5, 0x4e9cd24e, 0xa949e0a9
        dd 0x6cd8b46c, 0x56acfa56, 0xf4f307f4, 0xeacf25ea, 0x65caaf65, 0x7af48e7a, 0xae47e9ae, 0x08101808
        dd 0xba6fd5ba, 0x78f08878, 0x254a6f25, 0x2e5c722e, 0x1c38241c, 0xa657f1a6, 0xb473c7b4, 0xc69751c6
        dd 0xe8cb23e8, 0xdda17cdd, 0x74e89c74, 0x1f3e211f, 0x4b96dd4b, 0xbd61dcbd, 0x8b0d868b, 0x8a0f858a
        dd 0x70e09070, 0x3e7c423e, 0xb571c4b5, 0x66ccaa66, 0x4890d848, 0x03060503, 0xf6f701f6, 0x0e1c120e
        dd 0x61c2a361, 0x356a5f35, 0x57aef957, 0xb969d0b9, 0x86179186, 0xc19958c1, 0x1d3a271d, 0x9e27b99e
        dd 0xe1d938e1, 0xf8eb13f8, 0x982bb398, 0x11223311, 0x69d2bb69, 0xd9a970d9, 0x8e07898e, 0x9433a794
        dd 0x9b2db69b, 0x1e3c221e, 0x87159287, 0xe9c920e9, 0xce8749ce, 0x55aaff55, 0x28507828, 0xdfa57adf
        dd 0x8c038f8c, 0xa159f8a1, 0x89098089, 0x0d1a170d, 0xbf65dabf, 0xe6d731e6, 0x4284c642, 0x68d0b868
        dd 0x4182c341, 0x9929b099, 0x2d5a772d, 0x0f1e110f, 0xb07bcbb0, 0x54a8fc54, 0xbb6dd6bb, 0x162c3a16
; Mix_Sb_24
snow2_keystream.T3_Mix_Sb_24:
        dd 0xc6a56363, 0xf8847c7c, 0xee997777, 0xf68d7b7b, 0xff0df2f2, 0xd6bd6b6b, 0xdeb16f6f, 0x9154c5c5
        dd 0x60503030, 0x02030101, 0xcea96767, 0x567d2b2b, 0xe719fefe, 0xb562d7d7, 0x4de6abab, 0xec9a7676
        dd 0x8f45caca, 0x1f9d8282, 0x8940c9c9, 0xfa877d7d, 0xef15fafa, 0xb2eb5959, 0x8ec94747, 0xfb0bf0f0
        dd 0x41ecadad, 0xb367d4d4, 0x5ffda2a2, 0x45eaafaf, 0x23bf9c9c, 0x53f7a4a4, 0xe4967272, 0x9b5bc0c0
        dd 0x75c2b7b7, 0xe11cfdfd, 0x3dae9393, 0x4c6a2626, 0x6c5a3636, 0x7e413f3f, 0xf502f7f7, 0x834fcccc
        dd 0x685c3434, 0x51f4a5a5, 0xd134e5e5, 0xf908f1f1, 0xe2937171, 0xab73d8d8, 0x62533131, 0x2a3f1515
        dd 0x080c0404, 0x9552c7c7, 0x46652323, 0x9d5ec3c3, 0x30281818, 0x37a19696, 0x0a0f0505, 0x2fb59a9a
        dd 0x0e090707, 0x24361212, 0x1b9b8080, 0xdf3de2e2, 0xcd26ebeb, 0x4e692727, 0x7fcdb2b2, 0xea9f7575
        dd 0x121b0909, 0x1d9e8383, 0x58742c2c, 0x342e1a1a, 0x362d1b1b, 0xdcb26e6e, 0xb4ee5a5a, 0x5bfba0a0
        dd 0xa4f65252, 0x764d3b3b, 0xb761d6d6, 0x7dceb3b3, 0x527b2929, 0xdd3ee3e3, 0x5e712f2f, 0x13978484
        dd 0xa6f55353, 0xb968d1d1, 0x00000000, 0xc12ceded, 0x40602020, 0xe31ffcfc, 0x79c8b1b1, 0xb6ed5b5b
        dd 0xd4be6a6a, 0x8d46cbcb, 0x67d9bebe, 0x724b3939, 0x94de4a4a, 0x98d44c4c, 0xb0e85858, 0x854acfcf
        dd 0xbb6bd0d0, 0xc52aefef, 0x4fe5aaaa, 0xed16fbfb, 0x86c54343, 0x9ad74d4d, 0x66553333, 0x11948585
        dd 0x8acf4545, 0xe910f9f9, 0x04060202, 0xfe817f7f, 0xa0f05050, 0x78443c3c, 0x25ba9f9f, 0x4be3a8a8
        dd 0xa2f35151, 0x5dfea3a3, 0x80c04040, 0x058a8f8f, 0x3fad9292, 0x21bc9d9d, 0x70483838, 0xf104f5f5
        dd 0x63dfbcbc, 0x77c1b6b6, 0xaf75dada, 0x42632121, 0x20301010, 0xe51affff, 0xfd0ef3f3, 0xbf6dd2d2
        dd 0x814ccdcd, 0x18140c0c, 0x26351313, 0xc32fecec, 0xbee15f5f, 0x35a29797, 0x88cc4444, 0x2e391717
        dd 0x9357c4c4, 0x55f2a7a7, 0xfc827e7e, 0x7a473d3d, 0xc8ac6464, 0xbae75d5d, 0x322b1919, 0xe6957373
        dd 0xc0a06060, 0x19988181, 0x9ed14f4f, 0xa37fdcdc, 0x44662222, 0x547e2a2a, 0x3bab9090, 0x0b838888
        dd 0x8cca4646, 0xc729eeee, 0x6bd3b8b8, 0x283c1414, 0xa779dede, 0xbce25e5e, 0x161d0b0b, 0xad76dbdb
        dd 0xdb3be0e0, 0x64563232, 0x744e3a3a, 0x141e0a0a, 0x92db4949, 0x0c0a0606, 0x486c2424, 0xb8e45c5c
        dd 0x9f5dc2c2, 0xbd6ed3d3, 0x43efacac, 0xc4a66262, 0x39a89191, 0x31a49595, 0xd337e4e4, 0xf28b7979
        dd 0xd532e7e7, 0x8b43c8c8, 0x6e593737, 0xdab76d6d, 0x018c8d8d, 0xb164d5d5, 0x9cd24e4e, 0x49e0a9a9
        dd 0xd8b46c6c, 0xacfa5656, 0xf307f4f4, 0xcf25eaea, 0xcaaf6565, 0xf48e7a7a, 0x47e9aeae, 0x10180808
        dd 0x6fd5baba, 0xf0887878, 0x4a6f2525, 0x5c722e2e, 0x38241c1c, 0x57f1a6a6, 0x73c7b4b4, 0x9751c6c6
        dd 0xcb23e8e8, 0xa17cdddd, 0xe89c7474, 0x3e211f1f, 0x96dd4b4b, 0x61dcbdbd, 0x0d868b8b, 0x0f858a8a
        dd 0xe0907070, 0x7c423e3e, 0x71c4b5b5, 0xccaa6666, 0x90d84848, 0x06050303, 0xf701f6f6, 0x1c120e0e
        dd 0xc2a36161, 0x6a5f3535, 0xaef95757, 0x69d0b9b9, 0x17918686, 0x9958c1c1, 0x3a271d1d, 0x27b99e9e
        dd 0xd938e1e1, 0xeb13f8f8, 0x2bb39898, 0x22331111, 0xd2bb6969, 0xa970d9d9, 0x07898e8e, 0x33a79494
        dd 0x2db69b9b, 0x3c221e1e, 0x15928787, 0xc920e9e9, 0x8749cece, 0xaaff5555, 0x50782828, 0xa57adfdf
        dd 0x038f8c8c, 0x59f8a1a1, 0x09808989, 0x1a170d0d, 0x65dabfbf, 0xd731e6e6, 0x84c64242, 0xd0b86868
        dd 0x82c34141, 0x29b09999, 0x5a772d2d, 0x1e110f0f, 0x7bcbb0b0, 0xa8fc5454, 0x6dd6bbbb, 0x2c3a1616
; MulAlphaInv
snow2_keystream.T4_MulAlphaInv:
        dd 0x00000000, 0x180f40cd, 0x301e8033, 0x2811c0fe, 0x603ca966, 0x7833e9ab, 0x50222955, 0x482d6998
        dd 0xc078fbcc, 0xd877bb01, 0xf0667bff, 0xe8693b32, 0xa04452aa, 0xb84b1267, 0x905ad299, 0x88559254
        dd 0x29f05f31, 0x31ff1ffc, 0x19eedf02, 0x01e19fcf, 0x49ccf657, 0x51c3b69a, 0x79d27664, 0x61dd36a9
        dd 0xe988a4fd, 0xf187e430, 0xd99624ce, 0xc1996403, 0x89b40d9b, 0x91bb4d56, 0xb9aa8da8, 0xa1a5cd65
        dd 0x5249be62, 0x4a46feaf, 0x62573e51, 0x7a587e9c, 0x32751704, 0x2a7a57c9, 0x026b9737, 0x1a64d7fa
        dd 0x923145ae, 0x8a3e0563, 0xa22fc59d, 0xba208550, 0xf20decc8, 0xea02ac05, 0xc2136cfb, 0xda1c2c36
        dd 0x7bb9e153, 0x63b6a19e, 0x4ba76160, 0x53a821ad, 0x1b854835, 0x038a08f8, 0x2b9bc806, 0x339488cb
        dd 0xbbc11a9f, 0xa3ce5a52, 0x8bdf9aac, 0x93d0da61, 0xdbfdb3f9, 0xc3f2f334, 0xebe333ca, 0xf3ec7307
        dd 0xa492d5c4, 0xbc9d9509, 0x948c55f7, 0x8c83153a, 0xc4ae7ca2, 0xdca13c6f, 0xf4b0fc91, 0xecbfbc5c
        dd 0x64ea2e08, 0x7ce56ec5, 0x54f4ae3b, 0x4cfbeef6, 0x04d6876e, 0x1cd9c7a3, 0x34c8075d, 0x2cc74790
        dd 0x8d628af5, 0x956dca38, 0xbd7c0ac6, 0xa5734a0b, 0xed5e2393, 0xf551635e, 0xdd40a3a0, 0xc54fe36d
        dd 0x4d1a7139, 0x551531f4, 0x7d04f10a, 0x650bb1c7, 0x2d26d85f, 0x35299892, 0x1d38586c, 0x053718a1
        dd 0xf6db6ba6, 0xeed42b6b, 0xc6c5eb95, 0xdecaab58, 0x96e7c2c0, 0x8ee8820d, 0xa6f942f3, 0xbef6023e
        dd 0x36a3906a, 0x2eacd0a7, 0x06bd1059, 0x1eb25094, 0x569f390c, 0x4e9079c1, 0x6681b93f, 0x7e8ef9f2
        dd 0xdf2b3497, 0xc724745a, 0xef35b4a4, 0xf73af469, 0xbf179df1, 0xa718dd3c, 0x8f091dc2, 0x97065d0f
        dd 0x1f53cf5b, 0x075c8f96, 0x2f4d4f68, 0x37420fa5, 0x7f6f663d, 0x676026f0, 0x4f71e60e, 0x577ea6c3
        dd 0xe18d0321, 0xf98243ec, 0xd1938312, 0xc99cc3df, 0x81b1aa47, 0x99beea8a, 0xb1af2a74, 0xa9a06ab9
        dd 0x21f5f8ed, 0x39fab820, 0x11eb78de, 0x09e43813, 0x41c9518b, 0x59c61146, 0x71d7d1b8, 0x69d89175
        dd 0xc87d5c10, 0xd0721cdd, 0xf863dc23, 0xe06c9cee, 0xa841f576, 0xb04eb5bb, 0x985f7545, 0x80503588
        dd 0x0805a7dc, 0x100ae711, 0x381b27ef, 0x20146722, 0x68390eba, 0x70364e77, 0x58278e89, 0x4028ce44
        dd 0xb3c4bd43, 0xabcbfd8e, 0x83da3d70, 0x9bd57dbd, 0xd3f81425, 0xcbf754e8, 0xe3e69416, 0xfbe9d4db
        dd 0x73bc468f, 0x6bb30642, 0x43a2c6bc, 0x5bad8671, 0x1380efe9, 0x0b8faf24, 0x239e6fda, 0x3b912f17
        dd 0x9a34e272, 0x823ba2bf, 0xaa2a6241, 0xb225228c, 0xfa084b14, 0xe2070bd9, 0xca16cb27, 0xd2198bea
        dd 0x5a4c19be, 0x42435973, 0x6a52998d, 0x725dd940, 0x3a70b0d8, 0x227ff015, 0x0a6e30eb, 0x12617026
        dd 0x451fd6e5, 0x5d109628, 0x750156d6, 0x6d0e161b, 0x25237f83, 0x3d2c3f4e, 0x153dffb0, 0x0d32bf7d
        dd 0x85672d29, 0x9d686de4, 0xb579ad1a, 0xad76edd7, 0xe55b844f, 0xfd54c482, 0xd545047c, 0xcd4a44b1
        dd 0x6cef89d4, 0x74e0c919, 0x5cf109e7, 0x44fe492a, 0x0cd320b2, 0x14dc607f, 0x3ccda081, 0x24c2e04c
        dd 0xac977218, 0xb49832d5, 0x9c89f22b, 0x8486b2e6, 0xccabdb7e, 0xd4a49bb3, 0xfcb55b4d, 0xe4ba1b80
        dd 0x17566887, 0x0f59284a, 0x2748e8b4, 0x3f47a879, 0x776ac1e1, 0x6f65812c, 0x477441d2, 0x5f7b011f
        dd 0xd72e934b, 0xcf21d386, 0xe7301378, 0xff3f53b5, 0xb7123a2d, 0xaf1d7ae0, 0x870cba1e, 0x9f03fad3
        dd 0x3ea637b6, 0x26a9777b, 0x0eb8b785, 0x16b7f748, 0x5e9a9ed0, 0x4695de1d, 0x6e841ee3, 0x768b5e2e
        dd 0xfedecc7a, 0xe6d18cb7, 0xcec04c49, 0xd6cf0c84, 0x9ee2651c, 0x86ed25d1, 0xaefce52f, 0xb6f3a5e2
; MulAlpha_rot
snow2_keystream.T5_MulAlpha_rot:
        dd 0x00000000, 0xe19fcf12, 0x6b973724, 0x8a08f836, 0xd6876e48, 0x3718a15a, 0xbd10596c, 0x5c8f967e
        dd 0x05a7dc90, 0xe4381382, 0x6e30ebb4, 0x8faf24a6, 0xd320b2d8, 0x32bf7dca, 0xb8b785fc, 0x59284aee
        dd 0x0ae71189, 0xeb78de9b, 0x617026ad, 0x80efe9bf, 0xdc607fc1, 0x3dffb0d3, 0xb7f748e5, 0x566887f7
        dd 0x0f40cd19, 0xeedf020b, 0x64d7fa3d, 0x8548352f, 0xd9c7a351, 0x38586c43, 0xb2509475, 0x53cf5b67
        dd 0x146722bb, 0xf5f8eda9, 0x7ff0159f, 0x9e6fda8d, 0xc2e04cf3, 0x237f83e1, 0xa9777bd7, 0x48e8b4c5
        dd 0x11c0fe2b, 0xf05f3139, 0x7a57c90f, 0x9bc8061d, 0xc7479063, 0x26d85f71, 0xacd0a747, 0x4d4f6855
        dd 0x1e803332, 0xff1ffc20, 0x75170416, 0x9488cb04, 0xc8075d7a, 0x29989268, 0xa3906a5e, 0x420fa54c
        dd 0x1b27efa2, 0xfab820b0, 0x70b0d886, 0x912f1794, 0xcda081ea, 0x2c3f4ef8, 0xa637b6ce, 0x47a879dc
        dd 0x28ce44df, 0xc9518bcd, 0x435973fb, 0xa2c6bce9, 0xfe492a97, 0x1fd6e585, 0x95de1db3, 0x7441d2a1
        dd 0x2d69984f, 0xccf6575d, 0x46feaf6b, 0xa7616079, 0xfbeef607, 0x1a713915, 0x9079c123, 0x71e60e31
        dd 0x22295556, 0xc3b69a44, 0x49be6272, 0xa821ad60, 0xf4ae3b1e, 0x1531f40c, 0x9f390c3a, 0x7ea6c328
        dd 0x278e89c6, 0xc61146d4, 0x4c19bee2, 0xad8671f0, 0xf109e78e, 0x1096289c, 0x9a9ed0aa, 0x7b011fb8
        dd 0x3ca96664, 0xdd36a976, 0x573e5140, 0xb6a19e52, 0xea2e082c, 0x0bb1c73e, 0x81b93f08, 0x6026f01a
        dd 0x390ebaf4, 0xd89175e6, 0x52998dd0, 0xb30642c2, 0xef89d4bc, 0x0e161bae, 0x841ee398, 0x65812c8a
        dd 0x364e77ed, 0xd7d1b8ff, 0x5dd940c9, 0xbc468fdb, 0xe0c919a5, 0x0156d6b7, 0x8b5e2e81, 0x6ac1e193
        dd 0x33e9ab7d, 0xd276646f, 0x587e9c59, 0xb9e1534b, 0xe56ec535, 0x04f10a27, 0x8ef9f211, 0x6f663d03
        dd 0x50358817, 0xb1aa4705, 0x3ba2bf33, 0xda3d7021, 0x86b2e65f, 0x672d294d, 0xed25d17b, 0x0cba1e69
        dd 0x55925487, 0xb40d9b95, 0x3e0563a3, 0xdf9aacb1, 0x83153acf, 0x628af5dd, 0xe8820deb, 0x091dc2f9
        dd 0x5ad2999e, 0xbb4d568c, 0x3145aeba, 0xd0da61a8, 0x8c55f7d6, 0x6dca38c4, 0xe7c2c0f2, 0x065d0fe0
        dd 0x5f75450e, 0xbeea8a1c, 0x34e2722a, 0xd57dbd38, 0x89f22b46, 0x686de454, 0xe2651c62, 0x03fad370
        dd 0x4452aaac, 0xa5cd65be, 0x2fc59d88, 0xce5a529a, 0x92d5c4e4, 0x734a0bf6, 0xf942f3c0, 0x18dd3cd2
        dd 0x41f5763c, 0xa06ab92e, 0x2a624118, 0xcbfd8e0a, 0x97721874, 0x76edd766, 0xfce52f50, 0x1d7ae042
        dd 0x4eb5bb25, 0xaf2a7437, 0x25228c01, 0xc4bd4313, 0x9832d56d, 0x79ad1a7f, 0xf3a5e249, 0x123a2d5b
        dd 0x4b1267b5, 0xaa8da8a7, 0x20855091, 0xc11a9f83, 0x9d9509fd, 0x7c0ac6ef, 0xf6023ed9, 0x179df1cb
        dd 0x78fbccc8, 0x996403da, 0x136cfbec, 0xf2f334fe, 0xae7ca280, 0x4fe36d92, 0xc5eb95a4, 0x24745ab6
        dd 0x7d5c1058, 0x9cc3df4a, 0x16cb277c, 0xf754e86e, 0xabdb7e10, 0x4a44b102, 0xc04c4934, 0x21d38626
        dd 0x721cdd41, 0x93831253, 0x198bea65, 0xf8142577, 0xa49bb309, 0x45047c1b, 0xcf0c842d, 0x2e934b3f
        dd 0x77bb01d1, 0x9624cec3, 0x1c2c36f5, 0xfdb3f9e7, 0xa13c6f99, 0x40a3a08b, 0xcaab58bd, 0x2b3497af
        dd 0x6c9cee73, 0x8d032161, 0x070bd957, 0xe6941645, 0xba1b803b, 0x5b844f29, 0xd18cb71f, 0x3013780d
        dd 0x693b32e3, 0x88a4fdf1, 0x02ac05c7, 0xe333cad5, 0xbfbc5cab, 0x5e2393b9, 0xd42b6b8f, 0x35b4a49d
        dd 0x667bfffa, 0x87e430e8, 0x0decc8de, 0xec7307cc, 0xb0fc91b2, 0x51635ea0, 0xdb6ba696, 0x3af46984
        dd 0x63dc236a, 0x8243ec78, 0x084b144e, 0xe9d4db5c, 0xb55b4d22, 0x54c48230, 0xdecc7a06, 0x3f53b514

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
