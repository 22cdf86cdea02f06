; rc6_decrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_decrypt --cpu zen3
;
; void rc6_decrypt(const void *s, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   s: 176 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 93 uops, planned 34.0; bounds: width 15.5, ports 30.7, path 4.0
;   blocks: 376 uops, planned 165.2; bounds: width 62.7, ports 71.5, path 145.0
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
%fatal "rc6_decrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_rc6_decrypt
$_rc6_decrypt:
%else
        global $rc6_decrypt
%endif
$rc6_decrypt:
        push rbx                    ;                    preserved
        push rbp                    ;                    preserved
        push r12                    ;                    preserved
        push r13                    ;                    preserved
        push r14                    ;                    preserved
        push r15                    ;                    preserved
        sub rsp, 0xd8               ;                    frame
        mov qword [rsp + 0], rdi    ;                    argument
        mov dword [rsp + 44], ecx   ;                    argument
        mov qword [rsp + 8], rsi    ;                    argument
        mov qword [rsp + 24], rdx   ;                    argument
        mov r8, qword [rsp + 0]     ;     0.0 agu0    59 s reload
        mov esi, dword [r8 + 168]   ;     4.0 agu1    59 s
        mov edi, dword [r8 + 172]   ;     4.0 agu2    59 s
        mov ebp, dword [r8 + 164]   ;     4.0 agu0    59 s
        mov r9d, dword [r8 + 160]   ;     4.0 agu1    59 s
        mov r10d, dword [r8 + 156]  ;     4.0 agu2    59 s
        mov r11d, dword [r8 + 152]  ;     4.0 agu0    59 s
        mov r12d, dword [r8 + 148]  ;     4.0 agu1    59 s
        mov r13d, dword [r8 + 144]  ;     4.0 agu2    59 s
        mov r14d, dword [r8 + 140]  ;     4.0 agu0    59 s
        mov r15d, dword [r8 + 136]  ;     4.0 agu1    59 s
        mov eax, dword [r8 + 132]   ;     4.0 agu2    59 s
        mov ecx, dword [r8 + 128]   ;     4.0 agu0    59 s
        mov edx, dword [r8 + 124]   ;     4.2 agu1    59 s
        mov ebx, dword [r8]         ;     4.3 agu2    59 s
        mov dword [rsp + 32], esi   ;     8.0 agu0+st0   59 s
        mov esi, dword [r8 + 4]     ;     5.2 agu1    59 s
        mov dword [rsp + 36], edi   ;     8.0 agu2+st1   59 s
        mov dword [rsp + 40], ebp   ;     8.0 agu0+st0   59 s
        mov edi, dword [rsp + 44]   ;     6.2 agu1    59 s
        shl rdi, 4                  ;    10.2 alu1    59 s
        mov dword [rsp + 48], r9d   ;     8.0 agu2+st1   59 s
        mov dword [rsp + 52], r10d  ;     8.0 agu0+st0   59 s
        mov dword [rsp + 56], r11d  ;     8.0 agu1+st1   59 s
        mov dword [rsp + 60], r12d  ;     8.0 agu2+st0   59 s
        mov dword [rsp + 64], r13d  ;     8.0 agu0+st1   59 s
        mov dword [rsp + 68], r14d  ;     8.2 agu1+st0   59 s
        mov dword [rsp + 72], r15d  ;     8.3 agu2+st1   59 s
        mov dword [rsp + 76], eax   ;     9.0 agu0+st0   59 s
        add rdi, qword [rsp + 8]    ;    11.2 alu0+agu1   59 s
        mov dword [rsp + 80], ecx   ;     9.3 agu2+st1   59 s
        mov dword [rsp + 84], edx   ;    10.0 agu0+st0   59 s
        mov ebp, dword [r8 + 120]   ;    10.2 agu1    59 s reload
        mov dword [rsp + 88], ebp   ;    14.2 agu2+st1   59 s
        mov ebp, dword [r8 + 116]   ;    11.0 agu0    59 s reload
        mov dword [rsp + 92], ebp   ;    15.0 agu1+st0   59 s
        mov ebp, dword [r8 + 112]   ;    11.3 agu2    59 s reload
        mov dword [rsp + 96], ebp   ;    15.3 agu0+st1   59 s
        mov ebp, dword [r8 + 108]   ;    12.2 agu1    59 s reload
        mov dword [rsp + 100], ebp  ;    16.2 agu2+st0   59 s
        mov ebp, dword [r8 + 104]   ;    13.0 agu0    59 s reload
        mov dword [rsp + 104], ebp  ;    17.0 agu1+st1   59 s
        mov ebp, dword [r8 + 100]   ;    13.3 agu2    59 s reload
        mov dword [rsp + 108], ebp  ;    17.3 agu0+st0   59 s
        mov ebp, dword [r8 + 96]    ;    14.2 agu1    59 s reload
        mov dword [rsp + 112], ebp  ;    18.2 agu2+st1   59 s
        mov ebp, dword [r8 + 92]    ;    15.0 agu0    59 s reload
        mov dword [rsp + 116], ebp  ;    19.0 agu1+st0   59 s
        mov ebp, dword [r8 + 88]    ;    15.3 agu2    59 s reload
        mov dword [rsp + 120], ebp  ;    19.3 agu0+st1   59 s
        mov ebp, dword [r8 + 84]    ;    16.2 agu1    59 s reload
        mov dword [rsp + 124], ebp  ;    20.2 agu2+st0   59 s
        mov ebp, dword [r8 + 80]    ;    17.0 agu0    59 s reload
        mov dword [rsp + 128], ebp  ;    21.0 agu1+st1   59 s
        mov ebp, dword [r8 + 76]    ;    17.3 agu2    59 s reload
        mov dword [rsp + 132], ebp  ;    21.3 agu0+st0   59 s
        mov ebp, dword [r8 + 72]    ;    18.2 agu1    59 s reload
        mov dword [rsp + 136], ebp  ;    22.2 agu2+st1   59 s
        mov ebp, dword [r8 + 68]    ;    19.0 agu0    59 s reload
        mov dword [rsp + 140], ebp  ;    23.0 agu1+st0   59 s
        mov ebp, dword [r8 + 64]    ;    19.3 agu2    59 s reload
        mov dword [rsp + 144], ebp  ;    23.3 agu0+st1   59 s
        mov ebp, dword [r8 + 60]    ;    20.2 agu1    59 s reload
        mov dword [rsp + 148], ebp  ;    24.2 agu2+st0   59 s
        mov ebp, dword [r8 + 56]    ;    21.0 agu0    59 s reload
        mov dword [rsp + 152], ebp  ;    25.0 agu1+st1   59 s
        mov ebp, dword [r8 + 52]    ;    21.3 agu2    59 s reload
        mov dword [rsp + 156], ebp  ;    25.3 agu0+st0   59 s
        mov ebp, dword [r8 + 48]    ;    22.2 agu1    59 s reload
        mov dword [rsp + 160], ebp  ;    26.2 agu2+st1   59 s
        mov ebp, dword [r8 + 44]    ;    23.0 agu0    59 s reload
        mov dword [rsp + 164], ebp  ;    27.0 agu1+st0   59 s
        mov dword [rsp + 168], ebx  ;    23.3 agu2+st1   59 s
        mov ebp, dword [r8 + 40]    ;    24.0 agu0    59 s reload
        mov dword [rsp + 172], ebp  ;    28.0 agu1+st0   59 s
        mov dword [rsp + 176], esi  ;    24.3 agu2+st1   59 s
        mov esi, dword [r8 + 36]    ;    25.0 agu0    59 s reload
        mov dword [rsp + 180], esi  ;    29.0 agu1+st0   59 s
        mov qword [rsp + 16], rdi   ;    25.3 agu2+st1   59 s
        mov esi, dword [r8 + 32]    ;    26.0 agu0    59 s reload
        mov dword [rsp + 184], esi  ;    30.0 agu1+st0   59 s
        mov esi, dword [r8 + 28]    ;    26.3 agu2    59 s reload
        mov dword [rsp + 188], esi  ;    30.3 agu0+st1   59 s
        mov esi, dword [r8 + 24]    ;    27.2 agu1    59 s reload
        mov dword [rsp + 192], esi  ;    31.2 agu2+st0   59 s
        mov esi, dword [r8 + 20]    ;    28.0 agu0    59 s reload
        mov dword [rsp + 196], esi  ;    32.0 agu1+st1   59 s
        mov esi, dword [r8 + 16]    ;    28.3 agu2    59 s reload
        mov dword [rsp + 200], esi  ;    32.3 agu0+st0   59 s
        mov esi, dword [r8 + 12]    ;    29.2 agu1    59 s reload
        mov dword [rsp + 204], esi  ;    33.2 agu2+st1   59 s
        mov esi, dword [r8 + 8]     ;    30.0 agu0    59 s reload
        mov dword [rsp + 208], esi  ;    34.0 agu1+st0   59 s
        cmp dword [rsp + 44], 0     ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]     ;                    resident
        mov r9, qword [rsp + 24]    ;                    resident
        align 16
.blocks_1:
        mov esi, dword [r8]         ;     0.0 agu0    24 x[0]
        mov edi, dword [r8 + 8]     ;     0.2 agu1    24 x[2]
        mov ebp, dword [r8 + 4]     ;     0.3 agu2    24 x[1]
        mov r10d, dword [r8 + 12]   ;     1.0 agu0    24 x[3]
        sub esi, dword [rsp + 32]   ;     4.0 alu0+agu1   25 x[0]
        sub edi, dword [rsp + 36]   ;     4.2 alu1+agu2   25 x[2]
        sub ebp, dword [rsp + 40]   ;     4.3 alu2+agu0   31 x[1]
        sub r10d, dword [rsp + 48]  ;     5.0 alu3+agu1   32 x[3]
        lea r11d, [rsi*2]           ;     5.0 alu0     3 t
        add r11d, 1                 ;     6.0 alu1     3 t
        lea r12d, [rdi*2]           ;     5.2 alu2     3 u
        add r12d, 1                 ;     6.2 alu3     3 u
        mov r13d, esi               ;     5.0         31 x[0] copy
        sub r13d, dword [rsp + 52]  ;     5.0 alu0+agu2   31 x[0]
        imul esi, r11d              ;     7.0 alu1     3 t
        mov r11d, edi               ;     5.2         32 x[2] copy
        sub r11d, dword [rsp + 56]  ;     5.2 alu2+agu0   32 x[2]
        imul edi, r12d              ;     7.2 alu1     3 u
        ror esi, 0x1b               ;    10.0 alu2     3 t
        ror edi, 0x1b               ;    10.2 alu1     3 u
        mov ecx, esi                ;    11.0          3 t copy
        ror ebp, cl                 ;    11.0 alu2    31 x[1]
        mov esi, ecx                ;    11.0         32 x[3] copy
        mov ecx, edi                ;    11.2          3 u copy
        ror r10d, cl                ;    11.2 alu1    32 x[3]
        xor ecx, ebp                ;    12.0 alu3    31 x[1]
        xor esi, r10d               ;    12.2 alu0    32 x[3]
        lea edi, [rcx*2]            ;    13.0 alu2     3 u
        add edi, 1                  ;    14.0 alu3     3 u
        lea ebp, [rsi*2]            ;    13.2 alu0     3 t
        add ebp, 1                  ;    14.2 alu1     3 t
        mov r10d, ecx               ;    13.0         32 x[1] copy
        sub r10d, dword [rsp + 64]  ;    13.0 alu2+agu1   32 x[1]
        imul ecx, edi               ;    15.0 alu1     3 u
        mov edi, esi                ;    13.2         31 x[3] copy
        sub edi, dword [rsp + 60]   ;    13.2 alu3+agu2   31 x[3]
        imul esi, ebp               ;    15.2 alu1     3 t
        ror ecx, 0x1b               ;    18.0 alu2     3 u
        ror esi, 0x1b               ;    18.2 alu1     3 t
        ror r11d, cl                ;    19.0 alu2    32 x[2]
        mov ebp, ecx                ;    19.0         31 x[0] copy
        mov ecx, esi                ;    19.2          3 t copy
        ror r13d, cl                ;    19.2 alu1    31 x[0]
        xor ecx, r11d               ;    20.0 alu0    32 x[2]
        xor ebp, r13d               ;    20.2 alu3    31 x[0]
        lea esi, [rcx*2]            ;    21.0 alu2     3 t
        add esi, 1                  ;    22.0 alu0     3 t
        lea r11d, [rbp*2]           ;    21.2 alu1     3 u
        add r11d, 1                 ;    22.2 alu3     3 u
        mov r12d, ecx               ;    21.0         31 x[2] copy
        sub r12d, dword [rsp + 68]  ;    21.0 alu2+agu0   31 x[2]
        imul ecx, esi               ;    23.0 alu1     3 t
        mov esi, ebp                ;    21.2         32 x[0] copy
        sub esi, dword [rsp + 72]   ;    21.2 alu0+agu1   32 x[0]
        imul ebp, r11d              ;    23.2 alu1     3 u
        ror ecx, 0x1b               ;    26.0 alu2     3 t
        ror ebp, 0x1b               ;    26.2 alu1     3 u
        ror edi, cl                 ;    27.0 alu2    31 x[3]
        mov r11d, ecx               ;    27.0         32 x[1] copy
        mov ecx, ebp                ;    27.2          3 u copy
        ror r10d, cl                ;    27.2 alu1    32 x[1]
        xor ecx, edi                ;    28.0 alu3    31 x[3]
        xor r11d, r10d              ;    28.2 alu0    32 x[1]
        lea edi, [rcx*2]            ;    29.0 alu2     3 u
        add edi, 1                  ;    30.0 alu1     3 u
        lea ebp, [r11*2]            ;    29.2 alu3     3 t
        add ebp, 1                  ;    30.2 alu0     3 t
        mov r10d, ecx               ;    29.0         32 x[3] copy
        sub r10d, dword [rsp + 80]  ;    29.0 alu2+agu2   32 x[3]
        imul ecx, edi               ;    31.0 alu1     3 u
        mov edi, r11d               ;    29.2         31 x[1] copy
        sub edi, dword [rsp + 76]   ;    29.2 alu3+agu0   31 x[1]
        imul r11d, ebp              ;    31.2 alu1     3 t
        ror ecx, 0x1b               ;    34.0 alu2     3 u
        ror r11d, 0x1b              ;    34.2 alu1     3 t
        ror esi, cl                 ;    35.0 alu2    32 x[0]
        mov ebp, ecx                ;    35.0         31 x[2] copy
        mov ecx, r11d               ;    35.2          3 t copy
        ror r12d, cl                ;    35.2 alu1    31 x[2]
        xor ecx, esi                ;    36.0 alu0    32 x[0]
        xor ebp, r12d               ;    36.2 alu3    31 x[2]
        lea esi, [rcx*2]            ;    37.0 alu2     3 t
        add esi, 1                  ;    38.0 alu1     3 t
        lea r11d, [rbp*2]           ;    37.2 alu0     3 u
        add r11d, 1                 ;    38.2 alu3     3 u
        mov r12d, ecx               ;    37.0         31 x[0] copy
        sub r12d, dword [rsp + 84]  ;    37.0 alu2+agu1   31 x[0]
        imul ecx, esi               ;    39.0 alu1     3 t
        mov esi, ebp                ;    37.2         32 x[2] copy
        sub esi, dword [rsp + 88]   ;    37.2 alu0+agu2   32 x[2]
        imul ebp, r11d              ;    39.2 alu1     3 u
        ror ecx, 0x1b               ;    42.0 alu2     3 t
        ror ebp, 0x1b               ;    42.2 alu1     3 u
        ror edi, cl                 ;    43.0 alu2    31 x[1]
        mov r11d, ecx               ;    43.0         32 x[3] copy
        mov ecx, ebp                ;    43.2          3 u copy
        ror r10d, cl                ;    43.2 alu1    32 x[3]
        xor ecx, edi                ;    44.0 alu3    31 x[1]
        xor r11d, r10d              ;    44.2 alu0    32 x[3]
        lea edi, [rcx*2]            ;    45.0 alu2     3 u
        add edi, 1                  ;    46.0 alu1     3 u
        lea ebp, [r11*2]            ;    45.2 alu3     3 t
        add ebp, 1                  ;    46.2 alu0     3 t
        mov r10d, ecx               ;    45.0         32 x[1] copy
        sub r10d, dword [rsp + 96]  ;    45.0 alu2+agu0   32 x[1]
        imul ecx, edi               ;    47.0 alu1     3 u
        mov edi, r11d               ;    45.2         31 x[3] copy
        sub edi, dword [rsp + 92]   ;    45.2 alu3+agu1   31 x[3]
        imul r11d, ebp              ;    47.2 alu1     3 t
        ror ecx, 0x1b               ;    50.0 alu2     3 u
        ror r11d, 0x1b              ;    50.2 alu1     3 t
        ror esi, cl                 ;    51.0 alu2    32 x[2]
        mov ebp, ecx                ;    51.0         31 x[0] copy
        mov ecx, r11d               ;    51.2          3 t copy
        ror r12d, cl                ;    51.2 alu1    31 x[0]
        xor ecx, esi                ;    52.0 alu0    32 x[2]
        xor ebp, r12d               ;    52.2 alu3    31 x[0]
        lea esi, [rcx*2]            ;    53.0 alu2     3 t
        add esi, 1                  ;    54.0 alu1     3 t
        lea r11d, [rbp*2]           ;    53.2 alu0     3 u
        add r11d, 1                 ;    54.2 alu3     3 u
        mov r12d, ecx               ;    53.0         31 x[2] copy
        sub r12d, dword [rsp + 100] ;    53.0 alu2+agu2   31 x[2]
        imul ecx, esi               ;    55.0 alu1     3 t
        mov esi, ebp                ;    53.2         32 x[0] copy
        sub esi, dword [rsp + 104]  ;    53.2 alu0+agu0   32 x[0]
        imul ebp, r11d              ;    55.2 alu1     3 u
        ror ecx, 0x1b               ;    58.0 alu2     3 t
        ror ebp, 0x1b               ;    58.2 alu1     3 u
        ror edi, cl                 ;    59.0 alu2    31 x[3]
        mov r11d, ecx               ;    59.0         32 x[1] copy
        mov ecx, ebp                ;    59.2          3 u copy
        ror r10d, cl                ;    59.2 alu1    32 x[1]
        xor ecx, edi                ;    60.0 alu3    31 x[3]
        xor r11d, r10d              ;    60.2 alu0    32 x[1]
        lea edi, [rcx*2]            ;    61.0 alu2     3 u
        add edi, 1                  ;    62.0 alu1     3 u
        lea ebp, [r11*2]            ;    61.2 alu3     3 t
        add ebp, 1                  ;    62.2 alu0     3 t
        mov r10d, ecx               ;    61.0         32 x[3] copy
        sub r10d, dword [rsp + 112] ;    61.0 alu2+agu1   32 x[3]
        imul ecx, edi               ;    63.0 alu1     3 u
        mov edi, r11d               ;    61.2         31 x[1] copy
        sub edi, dword [rsp + 108]  ;    61.2 alu3+agu2   31 x[1]
        imul r11d, ebp              ;    63.2 alu1     3 t
        ror ecx, 0x1b               ;    66.0 alu2     3 u
        ror r11d, 0x1b              ;    66.2 alu1     3 t
        ror esi, cl                 ;    67.0 alu2    32 x[0]
        mov ebp, ecx                ;    67.0         31 x[2] copy
        mov ecx, r11d               ;    67.2          3 t copy
        ror r12d, cl                ;    67.2 alu1    31 x[2]
        xor ecx, esi                ;    68.0 alu0    32 x[0]
        xor ebp, r12d               ;    68.2 alu3    31 x[2]
        lea esi, [rcx*2]            ;    69.0 alu2     3 t
        add esi, 1                  ;    70.0 alu1     3 t
        lea r11d, [rbp*2]           ;    69.2 alu0     3 u
        add r11d, 1                 ;    70.2 alu3     3 u
        mov r12d, ecx               ;    69.0         31 x[0] copy
        sub r12d, dword [rsp + 116] ;    69.0 alu2+agu0   31 x[0]
        imul ecx, esi               ;    71.0 alu1     3 t
        mov esi, ebp                ;    69.2         32 x[2] copy
        sub esi, dword [rsp + 120]  ;    69.2 alu0+agu1   32 x[2]
        imul ebp, r11d              ;    71.2 alu1     3 u
        ror ecx, 0x1b               ;    74.0 alu2     3 t
        ror ebp, 0x1b               ;    74.2 alu1     3 u
        ror edi, cl                 ;    75.0 alu2    31 x[1]
        mov r11d, ecx               ;    75.0         32 x[3] copy
        mov ecx, ebp                ;    75.2          3 u copy
        ror r10d, cl                ;    75.2 alu1    32 x[3]
        xor ecx, edi                ;    76.0 alu3    31 x[1]
        xor r11d, r10d              ;    76.2 alu0    32 x[3]
        lea edi, [rcx*2]            ;    77.0 alu2     3 u
        add edi, 1                  ;    78.0 alu1     3 u
        lea ebp, [r11*2]            ;    77.2 alu3     3 t
        add ebp, 1                  ;    78.2 alu0     3 t
        mov r10d, ecx               ;    77.0         32 x[1] copy
        sub r10d, dword [rsp + 128] ;    77.0 alu2+agu2   32 x[1]
        imul ecx, edi               ;    79.0 alu1     3 u
        mov edi, r11d               ;    77.2         31 x[3] copy
        sub edi, dword [rsp + 124]  ;    77.2 alu3+agu0   31 x[3]
        imul r11d, ebp              ;    79.2 alu1     3 t
        ror ecx, 0x1b               ;    82.0 alu2     3 u
        ror r11d, 0x1b              ;    82.2 alu1     3 t
        ror esi, cl                 ;    83.0 alu2    32 x[2]
        mov ebp, ecx                ;    83.0         31 x[0] copy
        mov ecx, r11d               ;    83.2          3 t copy
        ror r12d, cl                ;    83.2 alu1    31 x[0]
        xor ecx, esi                ;    84.0 alu0    32 x[2]
        xor ebp, r12d               ;    84.2 alu3    31 x[0]
        lea esi, [rcx*2]            ;    85.0 alu2     3 t
        add esi, 1                  ;    86.0 alu1     3 t
        lea r11d, [rbp*2]           ;    85.2 alu0     3 u
        add r11d, 1                 ;    86.2 alu3     3 u
        mov r12d, ecx               ;    85.0         31 x[2] copy
        sub r12d, dword [rsp + 132] ;    85.0 alu2+agu1   31 x[2]
        imul ecx, esi               ;    87.0 alu1     3 t
        mov esi, ebp                ;    85.2         32 x[0] copy
        sub esi, dword [rsp + 136]  ;    85.2 alu0+agu2   32 x[0]
        imul ebp, r11d              ;    87.2 alu1     3 u
        ror ecx, 0x1b               ;    90.0 alu2     3 t
        ror ebp, 0x1b               ;    90.2 alu1     3 u
        ror edi, cl                 ;    91.0 alu2    31 x[3]
        mov r11d, ecx               ;    91.0         32 x[1] copy
        mov ecx, ebp                ;    91.2          3 u copy
        ror r10d, cl                ;    91.2 alu1    32 x[1]
        xor ecx, edi                ;    92.0 alu3    31 x[3]
        xor r11d, r10d              ;    92.2 alu0    32 x[1]
        lea edi, [rcx*2]            ;    93.0 alu2     3 u
        add edi, 1                  ;    94.0 alu1     3 u
        lea ebp, [r11*2]            ;    93.2 alu3     3 t
        add ebp, 1                  ;    94.2 alu0     3 t
        mov r10d, ecx               ;    93.0         32 x[3] copy
        sub r10d, dword [rsp + 144] ;    93.0 alu2+agu0   32 x[3]
        imul ecx, edi               ;    95.0 alu1     3 u
        mov edi, r11d               ;    93.2         31 x[1] copy
        sub edi, dword [rsp + 140]  ;    93.2 alu3+agu1   31 x[1]
        imul r11d, ebp              ;    95.2 alu1     3 t
        ror ecx, 0x1b               ;    98.0 alu2     3 u
        ror r11d, 0x1b              ;    98.2 alu1     3 t
        ror esi, cl                 ;    99.0 alu2    32 x[0]
        mov ebp, ecx                ;    99.0         31 x[2] copy
        mov ecx, r11d               ;    99.2          3 t copy
        ror r12d, cl                ;    99.2 alu1    31 x[2]
        xor ecx, esi                ;   100.0 alu0    32 x[0]
        xor ebp, r12d               ;   100.2 alu3    31 x[2]
        lea esi, [rcx*2]            ;   101.0 alu2     3 t
        add esi, 1                  ;   102.0 alu1     3 t
        lea r11d, [rbp*2]           ;   101.2 alu0     3 u
        add r11d, 1                 ;   102.2 alu3     3 u
        mov r12d, ecx               ;   101.0         31 x[0] copy
        sub r12d, dword [rsp + 148] ;   101.0 alu2+agu2   31 x[0]
        imul ecx, esi               ;   103.0 alu1     3 t
        mov esi, ebp                ;   101.2         32 x[2] copy
        sub esi, dword [rsp + 152]  ;   101.2 alu0+agu0   32 x[2]
        imul ebp, r11d              ;   103.2 alu1     3 u
        ror ecx, 0x1b               ;   106.0 alu2     3 t
        ror ebp, 0x1b               ;   106.2 alu1     3 u
        ror edi, cl                 ;   107.0 alu2    31 x[1]
        mov r11d, ecx               ;   107.0         32 x[3] copy
        mov ecx, ebp                ;   107.2          3 u copy
        ror r10d, cl                ;   107.2 alu1    32 x[3]
        xor ecx, edi                ;   108.0 alu3    31 x[1]
        xor r11d, r10d              ;   108.2 alu0    32 x[3]
        lea edi, [rcx*2]            ;   109.0 alu2     3 u
        add edi, 1                  ;   110.0 alu1     3 u
        lea ebp, [r11*2]            ;   109.2 alu3     3 t
        add ebp, 1                  ;   110.2 alu0     3 t
        mov r10d, ecx               ;   109.0         32 x[1] copy
        sub r10d, dword [rsp + 160] ;   109.0 alu2+agu1   32 x[1]
        imul ecx, edi               ;   111.0 alu1     3 u
        mov edi, r11d               ;   109.2         31 x[3] copy
        sub edi, dword [rsp + 156]  ;   109.2 alu3+agu2   31 x[3]
        imul r11d, ebp              ;   111.2 alu1     3 t
        ror ecx, 0x1b               ;   114.0 alu2     3 u
        ror r11d, 0x1b              ;   114.2 alu1     3 t
        ror esi, cl                 ;   115.0 alu2    32 x[2]
        mov ebp, ecx                ;   115.0         31 x[0] copy
        mov ecx, r11d               ;   115.2          3 t copy
        ror r12d, cl                ;   115.2 alu1    31 x[0]
        xor ecx, esi                ;   116.0 alu0    32 x[2]
        xor ebp, r12d               ;   116.2 alu3    31 x[0]
        lea esi, [rcx*2]            ;   117.0 alu2     3 t
        add esi, 1                  ;   118.0 alu1     3 t
        lea r11d, [rbp*2]           ;   117.2 alu0     3 u
        add r11d, 1                 ;   118.2 alu3     3 u
        mov r12d, ecx               ;   117.0         31 x[2] copy
        sub r12d, dword [rsp + 164] ;   117.0 alu2+agu0   31 x[2]
        imul ecx, esi               ;   119.0 alu1     3 t
        mov esi, ebp                ;   117.2         32 x[0] copy
        sub esi, dword [rsp + 172]  ;   117.2 alu0+agu1   32 x[0]
        imul ebp, r11d              ;   119.2 alu1     3 u
        ror ecx, 0x1b               ;   122.0 alu2     3 t
        ror ebp, 0x1b               ;   122.2 alu1     3 u
        lea r11, [r9 + 16]          ;   115.3 alu3    59 blocks
        ror edi, cl                 ;   123.0 alu2    31 x[3]
        mov r13d, ecx               ;   123.0         32 x[1] copy
        mov ecx, ebp                ;   123.2          3 u copy
        ror r10d, cl                ;   123.2 alu1    32 x[1]
        xor ecx, edi                ;   124.0 alu0    31 x[3]
        add r8, 0x10                ;   117.2 alu3    59 blocks
        xor r13d, r10d              ;   124.2 alu2    32 x[1]
        lea edi, [rcx*2]            ;   125.0 alu1     3 u
        add edi, 1                  ;   126.0 alu0     3 u
        lea ebp, [r13*2]            ;   125.2 alu3     3 t
        add ebp, 1                  ;   126.2 alu2     3 t
        mov r10d, ecx               ;   125.0         32 x[3] copy
        sub r10d, dword [rsp + 184] ;   125.0 alu1+agu2   32 x[3]
        imul ecx, edi               ;   127.0 alu1     3 u
        mov edi, r13d               ;   125.2         31 x[1] copy
        sub edi, dword [rsp + 180]  ;   125.2 alu0+agu0   31 x[1]
        imul r13d, ebp              ;   127.2 alu1     3 t
        ror ecx, 0x1b               ;   130.0 alu2     3 u
        ror r13d, 0x1b              ;   130.2 alu1     3 t
        ror esi, cl                 ;   131.0 alu2    32 x[0]
        mov ebp, ecx                ;   131.0         31 x[2] copy
        mov ecx, r13d               ;   131.2          3 t copy
        ror r12d, cl                ;   131.2 alu1    31 x[2]
        xor ecx, esi                ;   132.0 alu3    32 x[0]
        xor ebp, r12d               ;   132.2 alu0    31 x[2]
        lea esi, [rcx*2]            ;   133.0 alu2     3 t
        add esi, 1                  ;   134.0 alu1     3 t
        lea r12d, [rbp*2]           ;   133.2 alu3     3 u
        add r12d, 1                 ;   134.2 alu0     3 u
        mov r13d, ecx               ;   133.0         31 x[0] copy
        sub r13d, dword [rsp + 188] ;   133.0 alu2+agu1   31 x[0]
        imul ecx, esi               ;   135.0 alu1     3 t
        mov esi, ebp                ;   133.2         32 x[2] copy
        sub esi, dword [rsp + 192]  ;   133.2 alu3+agu2   32 x[2]
        imul ebp, r12d              ;   135.2 alu1     3 u
        ror ecx, 0x1b               ;   138.0 alu2     3 t
        ror ebp, 0x1b               ;   138.2 alu1     3 u
        ror edi, cl                 ;   139.0 alu2    31 x[1]
        mov r12d, ecx               ;   139.0         32 x[3] copy
        mov ecx, ebp                ;   139.2          3 u copy
        ror r10d, cl                ;   139.2 alu1    32 x[3]
        xor ecx, edi                ;   140.0 alu0    31 x[1]
        xor r12d, r10d              ;   140.2 alu3    32 x[3]
        lea edi, [rcx*2]            ;   141.0 alu2     3 u
        add edi, 1                  ;   142.0 alu1     3 u
        lea ebp, [r12*2]            ;   141.2 alu0     3 t
        add ebp, 1                  ;   142.2 alu3     3 t
        mov r10d, ecx               ;   141.0         32 x[1] copy
        sub r10d, dword [rsp + 200] ;   141.0 alu2+agu0   32 x[1]
        imul ecx, edi               ;   143.0 alu1     3 u
        mov edi, r12d               ;   141.2         31 x[3] copy
        sub edi, dword [rsp + 196]  ;   141.2 alu0+agu1   31 x[3]
        imul r12d, ebp              ;   143.2 alu1     3 t
        ror ecx, 0x1b               ;   146.0 alu2     3 u
        ror r12d, 0x1b              ;   146.2 alu1     3 t
        ror esi, cl                 ;   147.0 alu2    32 x[2]
        mov ebp, ecx                ;   147.0         31 x[0] copy
        mov ecx, r12d               ;   147.2          3 t copy
        ror r13d, cl                ;   147.2 alu1    31 x[0]
        xor ecx, esi                ;   148.0 alu3    32 x[2]
        xor ebp, r13d               ;   148.2 alu0    31 x[0]
        lea esi, [rcx*2]            ;   149.0 alu2     3 t
        add esi, 1                  ;   150.0 alu1     3 t
        lea r12d, [rbp*2]           ;   149.2 alu3     3 u
        add r12d, 1                 ;   150.2 alu0     3 u
        mov r13d, ecx               ;   149.0         31 x[2] copy
        sub r13d, dword [rsp + 204] ;   149.0 alu2+agu2   31 x[2]
        imul ecx, esi               ;   151.0 alu1     3 t
        mov esi, ebp                ;   149.2         32 x[0] copy
        sub esi, dword [rsp + 208]  ;   149.2 alu3+agu0   32 x[0]
        imul ebp, r12d              ;   151.2 alu1     3 u
        ror ecx, 0x1b               ;   154.0 alu2     3 t
        ror ebp, 0x1b               ;   154.2 alu1     3 u
        ror edi, cl                 ;   155.0 alu2    31 x[3]
        mov r12d, ecx               ;   155.0         32 x[1] copy
        mov ecx, ebp                ;   155.2          3 u copy
        ror r10d, cl                ;   155.2 alu1    32 x[1]
        xor ecx, edi                ;   156.0 alu0    31 x[3]
        xor r12d, r10d              ;   156.2 alu3    32 x[1]
        lea edi, [rcx*2]            ;   157.0 alu2     3 u
        add edi, 1                  ;   158.0 alu1     3 u
        lea ebp, [r12*2]            ;   157.2 alu0     3 t
        add ebp, 1                  ;   158.2 alu3     3 t
        mov r10d, ecx               ;   157.0         35 x[3] copy
        sub r10d, dword [rsp + 176] ;   157.0 alu2+agu1   35 x[3]
        mov dword [r9 + 12], r10d   ;   158.0 agu2+st0   36 dst
        imul ecx, edi               ;   159.0 alu1     3 u
        mov edi, r12d               ;   157.2         35 x[1] copy
        sub edi, dword [rsp + 168]  ;   157.2 alu0+agu0   35 x[1]
        mov dword [r9 + 4], edi     ;   158.2 agu1+st1   36 dst
        imul r12d, ebp              ;   159.2 alu1     3 t
        ror ecx, 0x1b               ;   162.0 alu2     3 u
        ror r12d, 0x1b              ;   162.2 alu1     3 t
        ror esi, cl                 ;   163.0 alu2    32 x[0]
        mov edi, ecx                ;   163.0         31 x[2] copy
        mov ecx, r12d               ;   163.2          3 t copy
        ror r13d, cl                ;   163.2 alu1    31 x[2]
        xor ecx, esi                ;   164.0 alu3    32 x[0]
        xor edi, r13d               ;   164.2 alu0    31 x[2]
        mov dword [r9], ecx         ;   165.0 agu2+st0   36 dst
        mov dword [r9 + 8], edi     ;   165.2 agu0+st1   36 dst
        mov r9, r11                 ;   158.0         59 blocks copy
        cmp r8, qword [rsp + 16]    ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8     ;                    resident
        mov qword [rsp + 24], r9    ;                    resident
.blocks_1_done:
        add rsp, 0xd8               ;                    frame
        pop r15                     ;                    preserved
        pop r14                     ;                    preserved
        pop r13                     ;                    preserved
        pop r12                     ;                    preserved
        pop rbp                     ;                    preserved
        pop rbx                     ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
