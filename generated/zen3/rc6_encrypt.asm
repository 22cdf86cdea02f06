; rc6_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_encrypt --cpu zen3
;
; void rc6_encrypt(const void *s, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   body: 93 uops, planned 31.2; bounds: width 15.5, ports 30.7, path 4.0
;   blocks: 376 uops, planned 185.2; bounds: width 62.7, ports 71.5, path 165.0
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
%fatal "rc6_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_rc6_encrypt
$_rc6_encrypt:
%else
        global $rc6_encrypt
%endif
$rc6_encrypt:
        push rbx                    ;                    preserved
        push rbp                    ;                    preserved
        push r12                    ;                    preserved
        push r13                    ;                    preserved
        push r14                    ;                    preserved
        push r15                    ;                    preserved
        sub rsp, 0xd8               ;                    frame
        mov qword [rsp + 0], rdi    ;                    argument
        mov dword [rsp + 160], ecx  ;                    argument
        mov qword [rsp + 8], rsi    ;                    argument
        mov qword [rsp + 24], rdx   ;                    argument
        mov r8, qword [rsp + 0]     ;     0.0 agu0    57 s reload
        mov r13d, dword [r8 + 28]   ;     4.0 agu1    57 s
        mov dword [rsp + 32], r13d  ;     8.0 agu2+st0   57 s
        mov r13d, dword [r8 + 100]  ;     4.0 agu0    57 s
        mov r14d, dword [r8 + 32]   ;     4.0 agu1    57 s
        mov dword [rsp + 36], r14d  ;     8.0 agu2+st1   57 s
        mov esi, dword [r8]         ;     4.0 agu0    57 s
        mov dword [rsp + 40], esi   ;     8.0 agu1+st0   57 s
        mov r11d, dword [r8 + 20]   ;     4.0 agu2    57 s
        mov dword [rsp + 44], r11d  ;     8.0 agu0+st1   57 s
        mov ebp, dword [r8 + 8]     ;     4.0 agu1    57 s
        mov ebx, dword [r8 + 68]    ;     4.0 agu2    57 s
        mov r14d, dword [r8 + 104]  ;     4.0 agu0    57 s
        mov r10d, dword [r8 + 16]   ;     4.2 agu1    57 s
        mov dword [rsp + 48], ebp   ;     8.0 agu2+st0   57 s
        mov edx, dword [r8 + 48]    ;     5.0 agu0    57 s
        mov r11d, dword [r8 + 92]   ;     5.2 agu1    57 s
        mov dword [rsp + 52], r11d  ;     9.2 agu2+st1   57 s
        mov esi, dword [r8 + 72]    ;     6.0 agu0    57 s
        mov ecx, dword [r8 + 44]    ;     6.2 agu1    57 s
        mov dword [rsp + 56], ecx   ;    10.2 agu2+st0   57 s
        mov dword [rsp + 60], r14d  ;     8.0 agu0+st1   57 s
        mov r9d, dword [r8 + 12]    ;     7.2 agu1    57 s
        mov dword [rsp + 64], esi   ;    10.0 agu2+st0   57 s
        mov esi, dword [r8 + 144]   ;     8.0 agu0    57 s
        mov r15d, dword [r8 + 36]   ;     8.2 agu1    57 s
        mov dword [rsp + 68], r10d  ;     8.3 agu2+st1   57 s
        mov dword [rsp + 72], esi   ;    12.0 agu0+st0   57 s
        mov ecx, dword [r8 + 116]   ;     9.2 agu1    57 s
        mov esi, dword [r8 + 120]   ;     9.3 agu2    57 s reload
        mov dword [rsp + 76], esi   ;    13.3 agu0+st1   57 s
        mov dword [rsp + 80], r9d   ;    11.2 agu1+st0   57 s
        mov r9d, dword [r8 + 84]    ;    10.3 agu2    57 s
        mov esi, dword [r8 + 124]   ;    11.0 agu0    57 s reload
        mov dword [rsp + 84], esi   ;    15.0 agu1+st1   57 s
        mov r10d, dword [r8 + 88]   ;    11.3 agu2    57 s
        mov dword [rsp + 88], ebx   ;    12.0 agu0+st0   57 s
        mov dword [rsp + 92], r15d  ;    12.2 agu1+st1   57 s
        mov dword [rsp + 96], r13d  ;    12.3 agu2+st0   57 s
        mov eax, dword [r8 + 40]    ;    13.0 agu0    57 s
        mov dword [rsp + 100], edx  ;    13.2 agu1+st1   57 s
        mov edi, dword [r8 + 4]     ;    13.3 agu2    57 s
        mov dword [rsp + 104], edi  ;    17.3 agu0+st0   57 s
        mov edi, dword [r8 + 76]    ;    14.2 agu1    57 s
        mov dword [rsp + 108], edi  ;    18.2 agu2+st1   57 s
        mov edi, dword [r8 + 148]   ;    15.0 agu0    57 s
        mov r12d, dword [r8 + 24]   ;    15.2 agu1    57 s
        mov dword [rsp + 112], r12d ;    19.2 agu2+st0   57 s
        mov edx, dword [r8 + 136]   ;    16.0 agu0    57 s
        mov ebx, dword [r8 + 140]   ;    16.2 agu1    57 s
        mov r15d, dword [r8 + 108]  ;    16.3 agu2    57 s
        mov ebp, dword [r8 + 80]    ;    17.0 agu0    57 s
        mov r14d, dword [r8 + 52]   ;    17.2 agu1    57 s reload
        mov dword [rsp + 116], eax  ;    17.3 agu2+st1   57 s
        mov eax, dword [r8 + 112]   ;    18.0 agu0    57 s
        mov r12d, dword [r8 + 96]   ;    18.2 agu1    57 s
        mov r11d, dword [r8 + 164]  ;    18.3 agu2    57 s
        mov esi, dword [r8 + 128]   ;    19.0 agu0    57 s reload
        mov dword [rsp + 120], r10d ;    19.2 agu1+st0   57 s
        mov r10d, dword [r8 + 160]  ;    19.3 agu2    57 s
        mov dword [rsp + 124], r12d ;    22.2 agu0+st1   57 s
        mov r12d, dword [r8 + 168]  ;    20.2 agu1    57 s
        mov dword [rsp + 128], r14d ;    21.2 agu2+st0   57 s
        mov dword [rsp + 132], r9d  ;    21.0 agu0+st1   57 s
        mov r14d, dword [r8 + 56]   ;    21.2 agu1    57 s reload
        mov dword [rsp + 136], r14d ;    25.2 agu2+st0   57 s
        mov r14d, dword [r8 + 60]   ;    22.0 agu0    57 s reload
        mov dword [rsp + 140], r14d ;    26.0 agu1+st1   57 s
        mov dword [rsp + 144], r11d ;    22.3 agu2+st0   57 s
        mov dword [rsp + 148], edi  ;    23.0 agu0+st1   57 s
        mov dword [rsp + 152], ebx  ;    23.2 agu1+st0   57 s
        mov r13d, dword [r8 + 172]  ;    23.3 agu2    57 s
        mov r14d, dword [r8 + 64]   ;    24.0 agu0    57 s reload
        mov dword [rsp + 156], r14d ;    28.0 agu1+st1   57 s
        mov r14d, dword [rsp + 160] ;    24.3 agu2    57 s
        shl r14, 4                  ;    28.3 alu1    57 s
        add r14, qword [rsp + 8]    ;    29.3 alu0+agu0   57 s
        mov dword [rsp + 164], ebp  ;    25.2 agu1+st0   57 s
        mov ebp, dword [r8 + 152]   ;    25.3 agu2    57 s
        mov r9d, dword [r8 + 156]   ;    26.0 agu0    57 s
        mov dword [rsp + 168], r9d  ;    30.0 agu1+st1   57 s
        mov dword [rsp + 172], esi  ;    26.3 agu2+st0   57 s
        mov esi, dword [r8 + 132]   ;    27.0 agu0    57 s reload
        mov dword [rsp + 176], r13d ;    27.3 agu1+st1   57 s
        mov dword [rsp + 180], r12d ;    27.3 agu2+st0   57 s
        mov dword [rsp + 184], esi  ;    31.0 agu0+st1   57 s
        mov dword [rsp + 188], edx  ;    28.2 agu1+st0   57 s
        mov dword [rsp + 192], eax  ;    28.3 agu2+st1   57 s
        mov dword [rsp + 196], r10d ;    29.0 agu0+st0   57 s
        mov dword [rsp + 200], ecx  ;    29.2 agu1+st1   57 s
        mov dword [rsp + 204], ebp  ;    29.3 agu2+st0   57 s
        mov dword [rsp + 208], r15d ;    30.0 agu0+st1   57 s
        mov qword [rsp + 16], r14   ;    30.3 agu1+st0   57 s
        cmp dword [rsp + 160], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]     ;                    resident
        align 16
.blocks_1:
        mov esi, dword [r8 + 4]     ;     0.0 agu0     9 x[1]
        mov edi, dword [r8 + 12]    ;     0.2 agu1     9 x[3]
        mov ebp, dword [r8]         ;     0.3 agu2    14 x[0]
        mov r9d, dword [r8 + 8]     ;     1.0 agu0    15 x[2]
        add esi, dword [rsp + 40]   ;     4.0 alu0+agu1    9 x[1]
        lea r10d, [rsi*2]           ;     5.0 alu1     3 t
        mov r11d, esi               ;     5.0         14 x[1] copy
        add edi, dword [rsp + 104]  ;     4.2 alu2+agu2    9 x[3]
        lea r12d, [rdi*2]           ;     5.2 alu3     3 u
        mov r13d, edi               ;     5.2         15 x[3] copy
        add r10d, 1                 ;     6.0 alu0     3 t
        imul esi, r10d              ;     7.0 alu1     3 t
        ror esi, 0x1b               ;    10.0 alu2     3 t
        xor ebp, esi                ;    11.0 alu3    14 x[0]
        add r12d, 1                 ;     6.2 alu0     3 u
        imul edi, r12d              ;     7.2 alu1     3 u
        ror edi, 0x1b               ;    10.2 alu2     3 u
        mov ecx, edi                ;    11.2          3 u copy
        rol ebp, cl                 ;    12.0 alu1    14 x[0]
        xor r9d, ecx                ;    11.2 alu3    15 x[2]
        mov ecx, esi                ;    11.0          3 t copy
        rol r9d, cl                 ;    12.2 alu2    15 x[2]
        add ebp, dword [rsp + 48]   ;    13.0 alu0+agu0   14 x[0]
        lea esi, [rbp*2]            ;    14.0 alu3     3 u
        mov edi, ebp                ;    14.0         15 x[0] copy
        add r9d, dword [rsp + 80]   ;    13.2 alu1+agu1   15 x[2]
        lea r10d, [r9*2]            ;    14.2 alu2     3 t
        mov r12d, r9d               ;    14.2         14 x[2] copy
        add r10d, 1                 ;    15.2 alu0     3 t
        imul r9d, r10d              ;    16.2 alu1     3 t
        ror r9d, 0x1b               ;    19.2 alu2     3 t
        xor r11d, r9d               ;    20.2 alu3    14 x[1]
        add esi, 1                  ;    15.0 alu0     3 u
        imul ebp, esi               ;    16.0 alu1     3 u
        ror ebp, 0x1b               ;    19.0 alu2     3 u
        mov ecx, ebp                ;    20.0          3 u copy
        rol r11d, cl                ;    21.2 alu1    14 x[1]
        xor r13d, ecx               ;    20.0 alu3    15 x[3]
        mov ecx, r9d                ;    20.2          3 t copy
        rol r13d, cl                ;    21.0 alu2    15 x[3]
        add r11d, dword [rsp + 68]  ;    22.2 alu0+agu2   14 x[1]
        lea esi, [r11*2]            ;    23.2 alu1     3 u
        mov ebp, r11d               ;    23.2         15 x[1] copy
        add r13d, dword [rsp + 44]  ;    22.0 alu3+agu0   15 x[3]
        lea r9d, [r13*2]            ;    23.0 alu2     3 t
        mov r10d, r13d              ;    23.0         14 x[3] copy
        add r9d, 1                  ;    24.0 alu0     3 t
        imul r13d, r9d              ;    25.0 alu1     3 t
        ror r13d, 0x1b              ;    28.0 alu2     3 t
        xor r12d, r13d              ;    29.0 alu3    14 x[2]
        add esi, 1                  ;    24.2 alu0     3 u
        imul r11d, esi              ;    25.2 alu1     3 u
        ror r11d, 0x1b              ;    28.2 alu2     3 u
        mov ecx, r11d               ;    29.2          3 u copy
        rol r12d, cl                ;    30.0 alu1    14 x[2]
        xor edi, ecx                ;    29.2 alu3    15 x[0]
        mov ecx, r13d               ;    29.0          3 t copy
        rol edi, cl                 ;    30.2 alu2    15 x[0]
        add r12d, dword [rsp + 112] ;    31.0 alu0+agu1   14 x[2]
        lea esi, [r12*2]            ;    32.0 alu1     3 u
        mov r9d, r12d               ;    32.0         15 x[2] copy
        add edi, dword [rsp + 32]   ;    31.2 alu3+agu2   15 x[0]
        lea r11d, [rdi*2]           ;    32.2 alu2     3 t
        mov r13d, edi               ;    32.2         14 x[0] copy
        add r11d, 1                 ;    33.2 alu0     3 t
        imul edi, r11d              ;    34.2 alu1     3 t
        ror edi, 0x1b               ;    37.2 alu2     3 t
        xor r10d, edi               ;    38.2 alu3    14 x[3]
        add esi, 1                  ;    33.0 alu0     3 u
        imul r12d, esi              ;    34.0 alu1     3 u
        ror r12d, 0x1b              ;    37.0 alu2     3 u
        mov ecx, r12d               ;    38.0          3 u copy
        rol r10d, cl                ;    39.2 alu1    14 x[3]
        xor ebp, ecx                ;    38.0 alu3    15 x[1]
        mov ecx, edi                ;    38.2          3 t copy
        rol ebp, cl                 ;    39.0 alu2    15 x[1]
        add r10d, dword [rsp + 36]  ;    40.2 alu0+agu0   14 x[3]
        lea esi, [r10*2]            ;    41.2 alu1     3 u
        mov edi, r10d               ;    41.2         15 x[3] copy
        add ebp, dword [rsp + 92]   ;    40.0 alu3+agu1   15 x[1]
        lea r11d, [rbp*2]           ;    41.0 alu2     3 t
        mov r12d, ebp               ;    41.0         14 x[1] copy
        add r11d, 1                 ;    42.0 alu0     3 t
        imul ebp, r11d              ;    43.0 alu1     3 t
        ror ebp, 0x1b               ;    46.0 alu2     3 t
        xor r13d, ebp               ;    47.0 alu3    14 x[0]
        add esi, 1                  ;    42.2 alu0     3 u
        imul r10d, esi              ;    43.2 alu1     3 u
        ror r10d, 0x1b              ;    46.2 alu2     3 u
        mov ecx, r10d               ;    47.2          3 u copy
        rol r13d, cl                ;    48.0 alu1    14 x[0]
        xor r9d, ecx                ;    47.2 alu3    15 x[2]
        mov ecx, ebp                ;    47.0          3 t copy
        rol r9d, cl                 ;    48.2 alu2    15 x[2]
        add r13d, dword [rsp + 116] ;    49.0 alu0+agu2   14 x[0]
        lea esi, [r13*2]            ;    50.0 alu1     3 u
        mov ebp, r13d               ;    50.0         15 x[0] copy
        add r9d, dword [rsp + 56]   ;    49.2 alu3+agu0   15 x[2]
        lea r10d, [r9*2]            ;    50.2 alu2     3 t
        mov r11d, r9d               ;    50.2         14 x[2] copy
        add r10d, 1                 ;    51.2 alu0     3 t
        imul r9d, r10d              ;    52.2 alu1     3 t
        ror r9d, 0x1b               ;    55.2 alu2     3 t
        xor r12d, r9d               ;    56.2 alu3    14 x[1]
        add esi, 1                  ;    51.0 alu0     3 u
        imul r13d, esi              ;    52.0 alu1     3 u
        ror r13d, 0x1b              ;    55.0 alu2     3 u
        mov ecx, r13d               ;    56.0          3 u copy
        rol r12d, cl                ;    57.2 alu1    14 x[1]
        xor edi, ecx                ;    56.0 alu3    15 x[3]
        mov ecx, r9d                ;    56.2          3 t copy
        rol edi, cl                 ;    57.0 alu2    15 x[3]
        add r12d, dword [rsp + 100] ;    58.2 alu0+agu1   14 x[1]
        lea esi, [r12*2]            ;    59.2 alu1     3 u
        mov r9d, r12d               ;    59.2         15 x[1] copy
        add edi, dword [rsp + 128]  ;    58.0 alu3+agu2   15 x[3]
        lea r10d, [rdi*2]           ;    59.0 alu2     3 t
        mov r13d, edi               ;    59.0         14 x[3] copy
        add r10d, 1                 ;    60.0 alu0     3 t
        imul edi, r10d              ;    61.0 alu1     3 t
        ror edi, 0x1b               ;    64.0 alu2     3 t
        xor r11d, edi               ;    65.0 alu3    14 x[2]
        add esi, 1                  ;    60.2 alu0     3 u
        imul r12d, esi              ;    61.2 alu1     3 u
        ror r12d, 0x1b              ;    64.2 alu2     3 u
        mov ecx, r12d               ;    65.2          3 u copy
        rol r11d, cl                ;    66.0 alu1    14 x[2]
        xor ebp, ecx                ;    65.2 alu3    15 x[0]
        mov ecx, edi                ;    65.0          3 t copy
        rol ebp, cl                 ;    66.2 alu2    15 x[0]
        add r11d, dword [rsp + 136] ;    67.0 alu0+agu0   14 x[2]
        lea esi, [r11*2]            ;    68.0 alu1     3 u
        mov edi, r11d               ;    68.0         15 x[2] copy
        add ebp, dword [rsp + 140]  ;    67.2 alu3+agu1   15 x[0]
        lea r10d, [rbp*2]           ;    68.2 alu2     3 t
        mov r12d, ebp               ;    68.2         14 x[0] copy
        add r10d, 1                 ;    69.2 alu0     3 t
        imul ebp, r10d              ;    70.2 alu1     3 t
        ror ebp, 0x1b               ;    73.2 alu2     3 t
        xor r13d, ebp               ;    74.2 alu3    14 x[3]
        add esi, 1                  ;    69.0 alu0     3 u
        imul r11d, esi              ;    70.0 alu1     3 u
        ror r11d, 0x1b              ;    73.0 alu2     3 u
        mov ecx, r11d               ;    74.0          3 u copy
        rol r13d, cl                ;    75.2 alu1    14 x[3]
        xor r9d, ecx                ;    74.0 alu3    15 x[1]
        mov ecx, ebp                ;    74.2          3 t copy
        rol r9d, cl                 ;    75.0 alu2    15 x[1]
        add r13d, dword [rsp + 156] ;    76.2 alu0+agu2   14 x[3]
        lea esi, [r13*2]            ;    77.2 alu1     3 u
        mov ebp, r13d               ;    77.2         15 x[3] copy
        add r9d, dword [rsp + 88]   ;    76.0 alu3+agu0   15 x[1]
        lea r10d, [r9*2]            ;    77.0 alu2     3 t
        mov r11d, r9d               ;    77.0         14 x[1] copy
        add r10d, 1                 ;    78.0 alu0     3 t
        imul r9d, r10d              ;    79.0 alu1     3 t
        ror r9d, 0x1b               ;    82.0 alu2     3 t
        xor r12d, r9d               ;    83.0 alu3    14 x[0]
        add esi, 1                  ;    78.2 alu0     3 u
        imul r13d, esi              ;    79.2 alu1     3 u
        ror r13d, 0x1b              ;    82.2 alu2     3 u
        mov ecx, r13d               ;    83.2          3 u copy
        rol r12d, cl                ;    84.0 alu1    14 x[0]
        xor edi, ecx                ;    83.2 alu3    15 x[2]
        mov ecx, r9d                ;    83.0          3 t copy
        rol edi, cl                 ;    84.2 alu2    15 x[2]
        add r12d, dword [rsp + 64]  ;    85.0 alu0+agu1   14 x[0]
        lea esi, [r12*2]            ;    86.0 alu1     3 u
        mov r9d, r12d               ;    86.0         15 x[0] copy
        add edi, dword [rsp + 108]  ;    85.2 alu3+agu2   15 x[2]
        lea r10d, [rdi*2]           ;    86.2 alu2     3 t
        mov r13d, edi               ;    86.2         14 x[2] copy
        add r10d, 1                 ;    87.2 alu0     3 t
        imul edi, r10d              ;    88.2 alu1     3 t
        ror edi, 0x1b               ;    91.2 alu2     3 t
        xor r11d, edi               ;    92.2 alu3    14 x[1]
        add esi, 1                  ;    87.0 alu0     3 u
        imul r12d, esi              ;    88.0 alu1     3 u
        ror r12d, 0x1b              ;    91.0 alu2     3 u
        mov ecx, r12d               ;    92.0          3 u copy
        rol r11d, cl                ;    93.2 alu1    14 x[1]
        xor ebp, ecx                ;    92.0 alu3    15 x[3]
        mov ecx, edi                ;    92.2          3 t copy
        rol ebp, cl                 ;    93.0 alu2    15 x[3]
        add r11d, dword [rsp + 164] ;    94.2 alu0+agu0   14 x[1]
        lea esi, [r11*2]            ;    95.2 alu1     3 u
        mov edi, r11d               ;    95.2         15 x[1] copy
        add ebp, dword [rsp + 132]  ;    94.0 alu3+agu1   15 x[3]
        lea r10d, [rbp*2]           ;    95.0 alu2     3 t
        mov r12d, ebp               ;    95.0         14 x[3] copy
        add r10d, 1                 ;    96.0 alu0     3 t
        imul ebp, r10d              ;    97.0 alu1     3 t
        ror ebp, 0x1b               ;   100.0 alu2     3 t
        xor r13d, ebp               ;   101.0 alu3    14 x[2]
        add esi, 1                  ;    96.2 alu0     3 u
        imul r11d, esi              ;    97.2 alu1     3 u
        ror r11d, 0x1b              ;   100.2 alu2     3 u
        mov ecx, r11d               ;   101.2          3 u copy
        rol r13d, cl                ;   102.0 alu1    14 x[2]
        xor r9d, ecx                ;   101.2 alu3    15 x[0]
        mov ecx, ebp                ;   101.0          3 t copy
        rol r9d, cl                 ;   102.2 alu2    15 x[0]
        add r13d, dword [rsp + 120] ;   103.0 alu0+agu2   14 x[2]
        lea esi, [r13*2]            ;   104.0 alu1     3 u
        mov ebp, r13d               ;   104.0         15 x[2] copy
        add r9d, dword [rsp + 52]   ;   103.2 alu3+agu0   15 x[0]
        lea r10d, [r9*2]            ;   104.2 alu2     3 t
        mov r11d, r9d               ;   104.2         14 x[0] copy
        add r10d, 1                 ;   105.2 alu0     3 t
        imul r9d, r10d              ;   106.2 alu1     3 t
        ror r9d, 0x1b               ;   109.2 alu2     3 t
        xor r12d, r9d               ;   110.2 alu3    14 x[3]
        add esi, 1                  ;   105.0 alu0     3 u
        imul r13d, esi              ;   106.0 alu1     3 u
        ror r13d, 0x1b              ;   109.0 alu2     3 u
        mov ecx, r13d               ;   110.0          3 u copy
        rol r12d, cl                ;   111.2 alu1    14 x[3]
        xor edi, ecx                ;   110.0 alu3    15 x[1]
        mov ecx, r9d                ;   110.2          3 t copy
        rol edi, cl                 ;   111.0 alu2    15 x[1]
        add r12d, dword [rsp + 124] ;   112.2 alu0+agu1   14 x[3]
        lea esi, [r12*2]            ;   113.2 alu1     3 u
        mov r9d, r12d               ;   113.2         15 x[3] copy
        add edi, dword [rsp + 96]   ;   112.0 alu3+agu2   15 x[1]
        lea r10d, [rdi*2]           ;   113.0 alu2     3 t
        mov r13d, edi               ;   113.0         14 x[1] copy
        add r10d, 1                 ;   114.0 alu0     3 t
        imul edi, r10d              ;   115.0 alu1     3 t
        ror edi, 0x1b               ;   118.0 alu2     3 t
        xor r11d, edi               ;   119.0 alu3    14 x[0]
        add esi, 1                  ;   114.2 alu0     3 u
        imul r12d, esi              ;   115.2 alu1     3 u
        ror r12d, 0x1b              ;   118.2 alu2     3 u
        mov ecx, r12d               ;   119.2          3 u copy
        rol r11d, cl                ;   120.0 alu1    14 x[0]
        xor ebp, ecx                ;   119.2 alu3    15 x[2]
        mov ecx, edi                ;   119.0          3 t copy
        rol ebp, cl                 ;   120.2 alu2    15 x[2]
        add r11d, dword [rsp + 60]  ;   121.0 alu0+agu0   14 x[0]
        lea esi, [r11*2]            ;   122.0 alu1     3 u
        mov edi, r11d               ;   122.0         15 x[0] copy
        add ebp, dword [rsp + 208]  ;   121.2 alu3+agu1   15 x[2]
        lea r10d, [rbp*2]           ;   122.2 alu2     3 t
        mov r12d, ebp               ;   122.2         14 x[2] copy
        add r10d, 1                 ;   123.2 alu0     3 t
        imul ebp, r10d              ;   124.2 alu1     3 t
        ror ebp, 0x1b               ;   127.2 alu2     3 t
        xor r13d, ebp               ;   128.2 alu3    14 x[1]
        add esi, 1                  ;   123.0 alu0     3 u
        imul r11d, esi              ;   124.0 alu1     3 u
        ror r11d, 0x1b              ;   127.0 alu2     3 u
        mov ecx, r11d               ;   128.0          3 u copy
        rol r13d, cl                ;   129.2 alu1    14 x[1]
        xor r9d, ecx                ;   128.0 alu3    15 x[3]
        mov ecx, ebp                ;   128.2          3 t copy
        rol r9d, cl                 ;   129.0 alu2    15 x[3]
        add r13d, dword [rsp + 192] ;   130.2 alu0+agu2   14 x[1]
        lea esi, [r13*2]            ;   131.2 alu1     3 u
        mov ebp, r13d               ;   131.2         15 x[1] copy
        add r9d, dword [rsp + 200]  ;   130.0 alu3+agu0   15 x[3]
        lea r10d, [r9*2]            ;   131.0 alu2     3 t
        mov r11d, r9d               ;   131.0         14 x[3] copy
        add r10d, 1                 ;   132.0 alu0     3 t
        imul r9d, r10d              ;   133.0 alu1     3 t
        ror r9d, 0x1b               ;   136.0 alu2     3 t
        xor r12d, r9d               ;   137.0 alu3    14 x[2]
        add esi, 1                  ;   132.2 alu0     3 u
        imul r13d, esi              ;   133.2 alu1     3 u
        ror r13d, 0x1b              ;   136.2 alu2     3 u
        mov ecx, r13d               ;   137.2          3 u copy
        rol r12d, cl                ;   138.0 alu1    14 x[2]
        xor edi, ecx                ;   137.2 alu3    15 x[0]
        mov ecx, r9d                ;   137.0          3 t copy
        rol edi, cl                 ;   138.2 alu2    15 x[0]
        add r12d, dword [rsp + 76]  ;   139.0 alu0+agu1   14 x[2]
        lea esi, [r12*2]            ;   140.0 alu1     3 u
        mov r9d, r12d               ;   140.0         15 x[2] copy
        add edi, dword [rsp + 84]   ;   139.2 alu3+agu2   15 x[0]
        lea r10d, [rdi*2]           ;   140.2 alu2     3 t
        mov r13d, edi               ;   140.2         14 x[0] copy
        add r10d, 1                 ;   141.2 alu0     3 t
        imul edi, r10d              ;   142.2 alu1     3 t
        ror edi, 0x1b               ;   145.2 alu2     3 t
        xor r11d, edi               ;   146.2 alu3    14 x[3]
        add esi, 1                  ;   141.0 alu0     3 u
        imul r12d, esi              ;   142.0 alu1     3 u
        ror r12d, 0x1b              ;   145.0 alu2     3 u
        mov ecx, r12d               ;   146.0          3 u copy
        rol r11d, cl                ;   147.2 alu1    14 x[3]
        xor ebp, ecx                ;   146.0 alu3    15 x[1]
        mov ecx, edi                ;   146.2          3 t copy
        rol ebp, cl                 ;   147.0 alu2    15 x[1]
        add r11d, dword [rsp + 172] ;   148.2 alu0+agu0   14 x[3]
        lea esi, [r11*2]            ;   149.2 alu1     3 u
        mov edi, r11d               ;   149.2         15 x[3] copy
        add ebp, dword [rsp + 184]  ;   148.0 alu3+agu1   15 x[1]
        lea r10d, [rbp*2]           ;   149.0 alu2     3 t
        mov r12d, ebp               ;   149.0         14 x[1] copy
        add r10d, 1                 ;   150.0 alu0     3 t
        imul ebp, r10d              ;   151.0 alu1     3 t
        ror ebp, 0x1b               ;   154.0 alu2     3 t
        xor r13d, ebp               ;   155.0 alu3    14 x[0]
        add esi, 1                  ;   150.2 alu0     3 u
        imul r11d, esi              ;   151.2 alu1     3 u
        ror r11d, 0x1b              ;   154.2 alu2     3 u
        mov ecx, r11d               ;   155.2          3 u copy
        rol r13d, cl                ;   156.0 alu1    14 x[0]
        xor r9d, ecx                ;   155.2 alu3    15 x[2]
        mov ecx, ebp                ;   155.0          3 t copy
        rol r9d, cl                 ;   156.2 alu2    15 x[2]
        add r13d, dword [rsp + 188] ;   157.0 alu0+agu2   14 x[0]
        lea esi, [r13*2]            ;   158.0 alu1     3 u
        mov ebp, r13d               ;   158.0         15 x[0] copy
        add r9d, dword [rsp + 152]  ;   157.2 alu3+agu0   15 x[2]
        lea r10d, [r9*2]            ;   158.2 alu2     3 t
        mov r11d, r9d               ;   158.2         14 x[2] copy
        add r10d, 1                 ;   159.2 alu0     3 t
        imul r9d, r10d              ;   160.2 alu1     3 t
        ror r9d, 0x1b               ;   163.2 alu2     3 t
        xor r12d, r9d               ;   164.2 alu3    14 x[1]
        add esi, 1                  ;   159.0 alu0     3 u
        imul r13d, esi              ;   160.0 alu1     3 u
        ror r13d, 0x1b              ;   163.0 alu2     3 u
        mov ecx, r13d               ;   164.0          3 u copy
        rol r12d, cl                ;   165.2 alu1    14 x[1]
        xor edi, ecx                ;   164.0 alu3    15 x[3]
        mov ecx, r9d                ;   164.2          3 t copy
        rol edi, cl                 ;   165.0 alu2    15 x[3]
        add r12d, dword [rsp + 72]  ;   166.2 alu0+agu1   14 x[1]
        lea esi, [r12*2]            ;   167.2 alu1     3 u
        mov r9d, r12d               ;   167.2         15 x[1] copy
        add edi, dword [rsp + 148]  ;   166.0 alu3+agu2   15 x[3]
        lea r10d, [rdi*2]           ;   167.0 alu2     3 t
        mov r13d, edi               ;   167.0         14 x[3] copy
        add r10d, 1                 ;   168.0 alu0     3 t
        imul edi, r10d              ;   169.0 alu1     3 t
        ror edi, 0x1b               ;   172.0 alu2     3 t
        xor r11d, edi               ;   173.0 alu3    14 x[2]
        add esi, 1                  ;   168.2 alu0     3 u
        imul r12d, esi              ;   169.2 alu1     3 u
        ror r12d, 0x1b              ;   172.2 alu2     3 u
        mov ecx, r12d               ;   173.2          3 u copy
        rol r11d, cl                ;   174.0 alu1    14 x[2]
        xor ebp, ecx                ;   173.2 alu3    15 x[0]
        mov ecx, edi                ;   173.0          3 t copy
        rol ebp, cl                 ;   174.2 alu2    15 x[0]
        add r11d, dword [rsp + 204] ;   175.0 alu0+agu0   14 x[2]
        lea esi, [r11*2]            ;   176.0 alu1     3 u
        mov edi, r11d               ;   176.0         18 x[2] copy
        add ebp, dword [rsp + 168]  ;   175.2 alu3+agu1   15 x[0]
        lea r10d, [rbp*2]           ;   176.2 alu2     3 t
        mov r12d, ebp               ;   176.2         18 x[0] copy
        add r10d, 1                 ;   177.2 alu0     3 t
        imul ebp, r10d              ;   178.2 alu1     3 t
        ror ebp, 0x1b               ;   181.2 alu2     3 t
        xor r13d, ebp               ;   182.2 alu3    14 x[3]
        add esi, 1                  ;   177.0 alu0     3 u
        imul r11d, esi              ;   178.0 alu1     3 u
        ror r11d, 0x1b              ;   181.0 alu2     3 u
        mov ecx, r11d               ;   182.0          3 u copy
        rol r13d, cl                ;   183.2 alu1    14 x[3]
        xor r9d, ecx                ;   182.0 alu3    15 x[1]
        mov ecx, ebp                ;   182.2          3 t copy
        rol r9d, cl                 ;   183.0 alu2    15 x[1]
        add r13d, dword [rsp + 196] ;   184.2 alu0+agu2   14 x[3]
        mov r10, qword [rsp + 24]   ;   176.2 agu0    19 dst reload
        mov dword [r10 + 12], r13d  ;   185.2 agu1+st0   19 dst
        lea r11, [r10 + 16]         ;   180.2 alu1    57 blocks
        add r9d, dword [rsp + 144]  ;   184.0 alu3+agu2   15 x[1]
        mov dword [r10 + 4], r9d    ;   185.0 agu0+st1   19 dst
        add r12d, dword [rsp + 180] ;   177.3 alu2+agu1   18 x[0]
        mov dword [r10], r12d       ;   178.3 agu2+st0   19 dst
        add edi, dword [rsp + 176]  ;   178.2 alu0+agu0   18 x[2]
        mov dword [r10 + 8], edi    ;   179.2 agu1+st1   19 dst
        mov qword [rsp + 24], r11   ;   181.2 agu2+st0   57 blocks
        add r8, 0x10                ;   178.5 alu1    57 blocks
        cmp r8, qword [rsp + 16]    ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8     ;                    resident
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
