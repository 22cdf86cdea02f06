; rc6_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_encrypt --cpu golden-cove
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
;   body: 93 uops, planned 23.3; bounds: width 15.5, ports 22.5, path 5.0
;   blocks: 414 uops, planned 207.2; bounds: width 69.0, ports 65.2, path 166.0
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
        push rbx                   ;                    preserved
        push rbp                   ;                    preserved
        push r12                   ;                    preserved
        push r13                   ;                    preserved
        sub rsp, 0xd8              ;                    frame
        lea rbx, [rsp + 128]       ;                    frame
        mov qword [rbx - 128], rdi ;                    argument
        mov dword [rbx + 80], ecx  ;                    argument
        mov qword [rbx - 120], rsi ;                    argument
        mov qword [rbx - 104], rdx ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 p2      57 s reload
        mov esi, dword [r8]        ;     5.0 p3      57 s
        mov dword [rbx - 96], esi  ;    10.0 p7+p4   57 s
        mov esi, dword [r8 + 4]    ;     5.0 p10     57 s
        mov dword [rbx - 92], esi  ;    10.0 p8+p9   57 s
        mov esi, dword [r8 + 8]    ;     5.0 p2      57 s
        mov dword [rbx - 88], esi  ;    10.0 p7+p4   57 s
        mov esi, dword [r8 + 12]   ;     5.0 p3      57 s
        mov dword [rbx - 84], esi  ;    10.0 p8+p9   57 s
        mov esi, dword [r8 + 16]   ;     5.0 p10     57 s
        mov dword [rbx - 80], esi  ;    10.0 p7+p4   57 s
        mov esi, dword [r8 + 20]   ;     5.0 p2      57 s
        mov dword [rbx - 76], esi  ;    10.0 p8+p9   57 s
        mov esi, dword [r8 + 24]   ;     5.0 p3      57 s
        mov dword [rbx - 72], esi  ;    10.0 p7+p4   57 s
        mov esi, dword [r8 + 28]   ;     5.0 p10     57 s
        mov dword [rbx - 68], esi  ;    10.0 p8+p9   57 s
        mov esi, dword [r8 + 32]   ;     5.0 p2      57 s
        mov dword [rbx - 64], esi  ;    10.0 p7+p4   57 s
        mov esi, dword [r8 + 36]   ;     5.0 p3      57 s
        mov dword [rbx - 60], esi  ;    10.0 p8+p9   57 s
        mov esi, dword [r8 + 40]   ;     5.0 p10     57 s
        mov dword [rbx - 56], esi  ;    10.0 p7+p4   57 s
        mov esi, dword [r8 + 44]   ;     5.0 p2      57 s
        mov dword [rbx - 52], esi  ;    10.0 p8+p9   57 s
        mov esi, dword [r8 + 48]   ;     5.0 p3      57 s
        mov dword [rbx - 48], esi  ;    10.0 p7+p4   57 s
        mov esi, dword [r8 + 52]   ;     5.0 p10     57 s
        mov dword [rbx - 44], esi  ;    10.0 p8+p9   57 s
        mov esi, dword [r8 + 56]   ;     5.0 p2      57 s
        mov dword [rbx - 40], esi  ;    10.0 p7+p4   57 s
        mov esi, dword [r8 + 60]   ;     5.2 p3      57 s
        mov dword [rbx - 36], esi  ;    10.2 p8+p9   57 s
        mov esi, dword [r8 + 64]   ;     5.5 p10     57 s
        mov dword [rbx - 32], esi  ;    10.5 p7+p4   57 s
        mov esi, dword [r8 + 68]   ;     6.0 p2      57 s
        mov dword [rbx - 28], esi  ;    11.0 p8+p9   57 s
        mov esi, dword [r8 + 72]   ;     6.2 p3      57 s
        mov dword [rbx - 24], esi  ;    11.2 p7+p4   57 s
        mov esi, dword [r8 + 76]   ;     6.5 p10     57 s
        mov dword [rbx - 20], esi  ;    11.5 p8+p9   57 s
        mov esi, dword [r8 + 80]   ;     7.0 p2      57 s
        mov dword [rbx - 16], esi  ;    12.0 p7+p4   57 s
        mov esi, dword [r8 + 84]   ;     7.2 p3      57 s
        mov dword [rbx - 12], esi  ;    12.2 p8+p9   57 s
        mov esi, dword [r8 + 88]   ;     7.5 p10     57 s
        mov dword [rbx - 8], esi   ;    12.5 p7+p4   57 s
        mov esi, dword [r8 + 92]   ;     8.0 p2      57 s
        mov dword [rbx - 4], esi   ;    13.0 p8+p9   57 s
        mov esi, dword [r8 + 96]   ;     8.2 p3      57 s
        mov dword [rbx + 0], esi   ;    13.2 p7+p4   57 s
        mov esi, dword [r8 + 100]  ;     8.5 p10     57 s
        mov dword [rbx + 4], esi   ;    13.5 p8+p9   57 s
        mov esi, dword [r8 + 104]  ;     9.0 p2      57 s
        mov dword [rbx + 8], esi   ;    14.0 p7+p4   57 s
        mov esi, dword [r8 + 108]  ;     9.2 p3      57 s
        mov dword [rbx + 12], esi  ;    14.2 p8+p9   57 s
        mov esi, dword [r8 + 112]  ;     9.5 p10     57 s
        mov dword [rbx + 16], esi  ;    14.5 p7+p4   57 s
        mov esi, dword [r8 + 116]  ;    10.0 p2      57 s
        mov dword [rbx + 20], esi  ;    15.0 p8+p9   57 s
        mov esi, dword [r8 + 120]  ;    10.2 p3      57 s
        mov dword [rbx + 24], esi  ;    15.3 p7+p4   57 s
        mov esi, dword [r8 + 124]  ;    10.5 p10     57 s
        mov dword [rbx + 28], esi  ;    15.7 p8+p9   57 s
        mov esi, dword [r8 + 128]  ;    11.0 p2      57 s
        mov dword [rbx + 32], esi  ;    16.3 p7+p4   57 s
        mov esi, dword [r8 + 132]  ;    11.2 p3      57 s
        mov dword [rbx + 36], esi  ;    16.7 p8+p9   57 s
        mov esi, dword [r8 + 136]  ;    11.5 p10     57 s
        mov dword [rbx + 40], esi  ;    17.3 p7+p4   57 s
        mov esi, dword [r8 + 140]  ;    12.0 p2      57 s
        mov dword [rbx + 44], esi  ;    17.7 p8+p9   57 s
        mov esi, dword [r8 + 144]  ;    12.2 p3      57 s
        mov dword [rbx + 48], esi  ;    18.3 p7+p4   57 s
        mov esi, dword [r8 + 148]  ;    12.5 p10     57 s
        mov dword [rbx + 52], esi  ;    18.7 p8+p9   57 s
        mov esi, dword [r8 + 152]  ;    13.0 p2      57 s
        mov dword [rbx + 56], esi  ;    19.3 p7+p4   57 s
        mov esi, dword [r8 + 156]  ;    13.2 p3      57 s
        mov dword [rbx + 60], esi  ;    19.7 p8+p9   57 s
        mov esi, dword [r8 + 160]  ;    13.5 p10     57 s
        mov dword [rbx + 64], esi  ;    20.3 p7+p4   57 s
        mov esi, dword [r8 + 164]  ;    14.0 p2      57 s
        mov dword [rbx + 68], esi  ;    20.7 p8+p9   57 s
        mov esi, dword [r8 + 168]  ;    14.2 p3      57 s
        mov dword [rbx + 72], esi  ;    21.3 p7+p4   57 s
        mov esi, dword [r8 + 172]  ;    14.5 p10     57 s
        mov dword [rbx + 76], esi  ;    21.7 p8+p9   57 s
        mov r8d, dword [rbx + 80]  ;    15.0 p2      57 s
        shl r8, 4                  ;    20.0 p0      57 s
        add r8, qword [rbx - 120]  ;    21.0 p1+p3   57 s
        mov qword [rbx - 112], r8  ;    22.3 p7+p4   57 s
        cmp dword [rbx + 80], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 120]  ;                    resident
        mov r9, qword [rbx - 104]  ;                    resident
        align 16
.blocks_1:
        mov esi, dword [r8 + 4]    ;     0.0 p2       9 x[1]
        add esi, dword [rbx - 96]  ;     5.0 p0+p3    9 x[1]
        lea edi, [rsi*2]           ;     6.0 p5       3 t
        add edi, 1                 ;     8.0 p1       3 t
        mov ebp, esi               ;     6.0          3 t copy
        imul ebp, edi              ;     9.0 p1       3 t
        ror ebp, 0x1b              ;    12.0 p6       3 t
        mov edi, dword [r8 + 12]   ;     1.2 p10      9 x[3]
        add edi, dword [rbx - 92]  ;     6.2 p11+p2    9 x[3]
        lea r10d, [rdi*2]          ;     7.2 p0       3 u
        add r10d, 1                ;     9.2 p5       3 u
        mov r11d, edi              ;     7.2          3 u copy
        imul r11d, r10d            ;    10.2 p1       3 u
        ror r11d, 0x1b             ;    13.2 p6       3 u
        mov r10d, ebp              ;    13.0         14 x[0] copy
        xor r10d, dword [r8]       ;    13.0 p11+p3   14 x[0]
        mov ecx, r11d              ;    14.2          3 u copy
        rol r10d, cl               ;    14.2 p0+p6   14 x[0]
        add r10d, dword [rbx - 88] ;    15.2 p5+p10   14 x[0]
        xor ecx, dword [r8 + 8]    ;    14.2 p11+p2   15 x[2]
        mov r11d, ecx              ;    15.2         15 x[2] copy
        mov ecx, ebp               ;    13.0          3 t copy
        rol r11d, cl               ;    15.2 p0+p6   15 x[2]
        add r11d, dword [rbx - 84] ;    16.2 p1+p3   15 x[2]
        lea ebp, [r11*2]           ;    17.2 p5       3 t
        add ebp, 1                 ;    19.2 p11      3 t
        mov r12d, r11d             ;    17.2          3 t copy
        imul r12d, ebp             ;    20.2 p1       3 t
        ror r12d, 0x1b             ;    23.2 p0       3 t
        lea ebp, [r10*2]           ;    16.2 p6       3 u
        add ebp, 1                 ;    18.2 p5       3 u
        mov r13d, r10d             ;    16.2          3 u copy
        imul r13d, ebp             ;    19.2 p1       3 u
        ror r13d, 0x1b             ;    22.2 p0       3 u
        xor esi, r12d              ;    24.2 p11     14 x[1]
        mov ecx, r13d              ;    23.2          3 u copy
        rol esi, cl                ;    25.2 p6+p0   14 x[1]
        xor edi, ecx               ;    23.2 p5      15 x[3]
        mov ecx, r12d              ;    24.2          3 t copy
        rol edi, cl                ;    24.2 p6+p0   15 x[3]
        add esi, dword [rbx - 80]  ;    26.2 p11+p10   14 x[1]
        add edi, dword [rbx - 76]  ;    25.2 p1+p2   15 x[3]
        lea ebp, [rdi*2]           ;    26.2 p5       3 t
        add ebp, 1                 ;    28.2 p6       3 t
        mov r12d, edi              ;    26.2          3 t copy
        imul r12d, ebp             ;    29.2 p1       3 t
        ror r12d, 0x1b             ;    32.2 p0       3 t
        lea ebp, [rsi*2]           ;    27.2 p5       3 u
        add ebp, 1                 ;    29.2 p11      3 u
        mov r13d, esi              ;    27.2          3 u copy
        imul r13d, ebp             ;    30.2 p1       3 u
        ror r13d, 0x1b             ;    33.2 p6       3 u
        xor r11d, r12d             ;    33.2 p11     14 x[2]
        mov ecx, r13d              ;    34.2          3 u copy
        rol r11d, cl               ;    34.2 p0+p6   14 x[2]
        xor r10d, ecx              ;    34.2 p5      15 x[0]
        mov ecx, r12d              ;    33.2          3 t copy
        rol r10d, cl               ;    35.2 p0+p6   15 x[0]
        add r11d, dword [rbx - 72] ;    35.2 p1+p3   14 x[2]
        add r10d, dword [rbx - 68] ;    36.2 p11+p10   15 x[0]
        lea ebp, [r10*2]           ;    37.2 p5       3 t
        add ebp, 1                 ;    39.2 p1       3 t
        mov r12d, r10d             ;    37.2          3 t copy
        imul r12d, ebp             ;    40.2 p1       3 t
        ror r12d, 0x1b             ;    43.2 p0       3 t
        lea ebp, [r11*2]           ;    36.2 p5       3 u
        add ebp, 1                 ;    38.2 p11      3 u
        mov r13d, r11d             ;    36.2          3 u copy
        imul r13d, ebp             ;    39.2 p1       3 u
        ror r13d, 0x1b             ;    42.2 p6       3 u
        xor edi, r12d              ;    44.2 p11     14 x[3]
        mov ecx, r13d              ;    43.2          3 u copy
        rol edi, cl                ;    45.2 p0+p6   14 x[3]
        xor esi, ecx               ;    43.2 p5      15 x[1]
        mov ecx, r12d              ;    44.2          3 t copy
        rol esi, cl                ;    44.2 p0+p6   15 x[1]
        add edi, dword [rbx - 64]  ;    46.2 p11+p2   14 x[3]
        add esi, dword [rbx - 60]  ;    45.2 p5+p3   15 x[1]
        lea ebp, [rsi*2]           ;    46.2 p0       3 t
        add ebp, 1                 ;    48.2 p1       3 t
        mov r12d, esi              ;    46.2          3 t copy
        imul r12d, ebp             ;    49.2 p1       3 t
        ror r12d, 0x1b             ;    52.2 p6       3 t
        lea ebp, [rdi*2]           ;    47.2 p5       3 u
        add ebp, 1                 ;    49.2 p11      3 u
        mov r13d, edi              ;    47.2          3 u copy
        imul r13d, ebp             ;    50.2 p1       3 u
        ror r13d, 0x1b             ;    53.2 p0       3 u
        xor r10d, r12d             ;    53.2 p11     14 x[0]
        mov ecx, r13d              ;    54.2          3 u copy
        rol r10d, cl               ;    54.2 p6+p0   14 x[0]
        xor r11d, ecx              ;    54.2 p5      15 x[2]
        mov ecx, r12d              ;    53.2          3 t copy
        rol r11d, cl               ;    55.2 p6+p0   15 x[2]
        add r10d, dword [rbx - 56] ;    55.2 p11+p10   14 x[0]
        add r11d, dword [rbx - 52] ;    56.2 p5+p2   15 x[2]
        lea ebp, [r11*2]           ;    57.2 p6       3 t
        add ebp, 1                 ;    59.2 p1       3 t
        mov r12d, r11d             ;    57.2          3 t copy
        imul r12d, ebp             ;    60.2 p1       3 t
        ror r12d, 0x1b             ;    63.2 p0       3 t
        lea ebp, [r10*2]           ;    56.2 p5       3 u
        add ebp, 1                 ;    58.2 p11      3 u
        mov r13d, r10d             ;    56.2          3 u copy
        imul r13d, ebp             ;    59.2 p1       3 u
        ror r13d, 0x1b             ;    62.2 p6       3 u
        xor esi, r12d              ;    64.2 p5      14 x[1]
        mov ecx, r13d              ;    63.2          3 u copy
        rol esi, cl                ;    65.2 p0+p6   14 x[1]
        xor edi, ecx               ;    63.2 p11     15 x[3]
        mov ecx, r12d              ;    64.2          3 t copy
        rol edi, cl                ;    64.2 p0+p6   15 x[3]
        add esi, dword [rbx - 48]  ;    66.2 p5+p3   14 x[1]
        add edi, dword [rbx - 44]  ;    65.2 p1+p10   15 x[3]
        lea ebp, [rdi*2]           ;    66.2 p5       3 t
        add ebp, 1                 ;    68.2 p11      3 t
        mov r12d, edi              ;    66.2          3 t copy
        imul r12d, ebp             ;    69.2 p1       3 t
        ror r12d, 0x1b             ;    72.2 p0       3 t
        lea ebp, [rsi*2]           ;    67.2 p6       3 u
        add ebp, 1                 ;    69.2 p11      3 u
        mov r13d, esi              ;    67.2          3 u copy
        imul r13d, ebp             ;    70.2 p1       3 u
        ror r13d, 0x1b             ;    73.2 p0       3 u
        xor r11d, r12d             ;    73.2 p5      14 x[2]
        mov ecx, r13d              ;    74.2          3 u copy
        rol r11d, cl               ;    74.2 p6+p0   14 x[2]
        xor r10d, ecx              ;    74.2 p11     15 x[0]
        mov ecx, r12d              ;    73.2          3 t copy
        rol r10d, cl               ;    75.2 p6+p0   15 x[0]
        add r11d, dword [rbx - 40] ;    75.2 p5+p2   14 x[2]
        add r10d, dword [rbx - 36] ;    76.2 p1+p3   15 x[0]
        lea ebp, [r10*2]           ;    77.2 p5       3 t
        add ebp, 1                 ;    79.2 p11      3 t
        mov r12d, r10d             ;    77.2          3 t copy
        imul r12d, ebp             ;    80.2 p1       3 t
        ror r12d, 0x1b             ;    83.2 p6       3 t
        lea ebp, [r11*2]           ;    76.2 p0       3 u
        add ebp, 1                 ;    78.2 p11      3 u
        mov r13d, r11d             ;    76.2          3 u copy
        imul r13d, ebp             ;    79.2 p1       3 u
        ror r13d, 0x1b             ;    82.2 p6       3 u
        xor edi, r12d              ;    84.2 p5      14 x[3]
        mov ecx, r13d              ;    83.2          3 u copy
        rol edi, cl                ;    85.2 p0+p6   14 x[3]
        xor esi, ecx               ;    83.2 p11     15 x[1]
        mov ecx, r12d              ;    84.2          3 t copy
        rol esi, cl                ;    84.2 p0+p6   15 x[1]
        add edi, dword [rbx - 32]  ;    86.2 p5+p10   14 x[3]
        add esi, dword [rbx - 28]  ;    85.2 p1+p2   15 x[1]
        lea ebp, [rsi*2]           ;    86.2 p5       3 t
        add ebp, 1                 ;    88.2 p11      3 t
        mov r12d, esi              ;    86.2          3 t copy
        imul r12d, ebp             ;    89.2 p1       3 t
        ror r12d, 0x1b             ;    92.2 p0       3 t
        lea ebp, [rdi*2]           ;    87.2 p5       3 u
        add ebp, 1                 ;    89.2 p11      3 u
        mov r13d, edi              ;    87.2          3 u copy
        imul r13d, ebp             ;    90.2 p1       3 u
        ror r13d, 0x1b             ;    93.2 p6       3 u
        xor r10d, r12d             ;    93.2 p11     14 x[0]
        mov ecx, r13d              ;    94.2          3 u copy
        rol r10d, cl               ;    94.2 p0+p6   14 x[0]
        xor r11d, ecx              ;    94.2 p5      15 x[2]
        mov ecx, r12d              ;    93.2          3 t copy
        rol r11d, cl               ;    95.2 p0+p6   15 x[2]
        add r10d, dword [rbx - 24] ;    95.2 p1+p3   14 x[0]
        add r11d, dword [rbx - 20] ;    96.2 p11+p10   15 x[2]
        lea ebp, [r11*2]           ;    97.2 p5       3 t
        add ebp, 1                 ;    99.2 p1       3 t
        mov r12d, r11d             ;    97.2          3 t copy
        imul r12d, ebp             ;   100.2 p1       3 t
        ror r12d, 0x1b             ;   103.2 p0       3 t
        lea ebp, [r10*2]           ;    96.2 p5       3 u
        add ebp, 1                 ;    98.2 p11      3 u
        mov r13d, r10d             ;    96.2          3 u copy
        imul r13d, ebp             ;    99.2 p1       3 u
        ror r13d, 0x1b             ;   102.2 p6       3 u
        xor esi, r12d              ;   104.2 p0      14 x[1]
        mov ecx, r13d              ;   103.2          3 u copy
        rol esi, cl                ;   105.2 p6+p0   14 x[1]
        xor edi, ecx               ;   103.2 p11     15 x[3]
        mov ecx, r12d              ;   104.2          3 t copy
        rol edi, cl                ;   104.2 p6+p0   15 x[3]
        add esi, dword [rbx - 16]  ;   106.2 p5+p2   14 x[1]
        add edi, dword [rbx - 12]  ;   105.2 p11+p3   15 x[3]
        lea ebp, [rdi*2]           ;   106.2 p5       3 t
        add ebp, 1                 ;   108.2 p1       3 t
        mov r12d, edi              ;   106.2          3 t copy
        imul r12d, ebp             ;   109.2 p1       3 t
        ror r12d, 0x1b             ;   112.2 p6       3 t
        lea ebp, [rsi*2]           ;   107.2 p0       3 u
        add ebp, 1                 ;   109.2 p11      3 u
        mov r13d, esi              ;   107.2          3 u copy
        imul r13d, ebp             ;   110.2 p1       3 u
        ror r13d, 0x1b             ;   113.2 p6       3 u
        xor r11d, r12d             ;   113.2 p5      14 x[2]
        mov ecx, r13d              ;   114.2          3 u copy
        rol r11d, cl               ;   114.2 p0+p6   14 x[2]
        xor r10d, ecx              ;   114.2 p11     15 x[0]
        mov ecx, r12d              ;   113.2          3 t copy
        rol r10d, cl               ;   115.2 p0+p6   15 x[0]
        add r11d, dword [rbx - 8]  ;   115.2 p5+p10   14 x[2]
        add r10d, dword [rbx - 4]  ;   116.2 p11+p2   15 x[0]
        lea ebp, [r10*2]           ;   117.2 p5       3 t
        add ebp, 1                 ;   119.2 p1       3 t
        mov r12d, r10d             ;   117.2          3 t copy
        imul r12d, ebp             ;   120.2 p1       3 t
        ror r12d, 0x1b             ;   123.2 p0       3 t
        lea ebp, [r11*2]           ;   116.2 p5       3 u
        add ebp, 1                 ;   118.2 p11      3 u
        mov r13d, r11d             ;   116.2          3 u copy
        imul r13d, ebp             ;   119.2 p1       3 u
        ror r13d, 0x1b             ;   122.2 p6       3 u
        xor edi, r12d              ;   124.2 p11     14 x[3]
        mov ecx, r13d              ;   123.2          3 u copy
        rol edi, cl                ;   125.2 p0+p6   14 x[3]
        xor esi, ecx               ;   123.2 p5      15 x[1]
        mov ecx, r12d              ;   124.2          3 t copy
        rol esi, cl                ;   124.2 p0+p6   15 x[1]
        add edi, dword [rbx + 0]   ;   126.2 p11+p3   14 x[3]
        add esi, dword [rbx + 4]   ;   125.2 p1+p10   15 x[1]
        lea ebp, [rsi*2]           ;   126.2 p5       3 t
        add ebp, 1                 ;   128.2 p11      3 t
        mov r12d, esi              ;   126.2          3 t copy
        imul r12d, ebp             ;   129.2 p1       3 t
        ror r12d, 0x1b             ;   132.2 p0       3 t
        lea ebp, [rdi*2]           ;   127.2 p5       3 u
        add ebp, 1                 ;   129.2 p6       3 u
        mov r13d, edi              ;   127.2          3 u copy
        imul r13d, ebp             ;   130.2 p1       3 u
        ror r13d, 0x1b             ;   133.2 p0       3 u
        xor r10d, r12d             ;   133.2 p11     14 x[0]
        mov ecx, r13d              ;   134.2          3 u copy
        rol r10d, cl               ;   134.2 p6+p0   14 x[0]
        xor r11d, ecx              ;   134.2 p5      15 x[2]
        mov ecx, r12d              ;   133.2          3 t copy
        rol r11d, cl               ;   135.2 p6+p0   15 x[2]
        add r10d, dword [rbx + 8]  ;   135.2 p11+p2   14 x[0]
        add r11d, dword [rbx + 12] ;   136.2 p1+p3   15 x[2]
        lea ebp, [r11*2]           ;   137.2 p5       3 t
        add ebp, 1                 ;   139.2 p11      3 t
        mov r12d, r11d             ;   137.2          3 t copy
        imul r12d, ebp             ;   140.2 p1       3 t
        ror r12d, 0x1b             ;   143.2 p6       3 t
        lea ebp, [r10*2]           ;   136.2 p5       3 u
        add ebp, 1                 ;   138.2 p11      3 u
        mov r13d, r10d             ;   136.2          3 u copy
        imul r13d, ebp             ;   139.2 p1       3 u
        ror r13d, 0x1b             ;   142.2 p0       3 u
        xor esi, r12d              ;   144.2 p5      14 x[1]
        mov ecx, r13d              ;   143.2          3 u copy
        rol esi, cl                ;   145.2 p6+p0   14 x[1]
        xor edi, ecx               ;   143.2 p11     15 x[3]
        mov ecx, r12d              ;   144.2          3 t copy
        rol edi, cl                ;   144.2 p6+p0   15 x[3]
        add esi, dword [rbx + 16]  ;   146.2 p1+p10   14 x[1]
        add edi, dword [rbx + 20]  ;   145.2 p5+p2   15 x[3]
        lea ebp, [rdi*2]           ;   146.2 p5       3 t
        add ebp, 1                 ;   148.2 p11      3 t
        mov r12d, edi              ;   146.2          3 t copy
        imul r12d, ebp             ;   149.2 p1       3 t
        ror r12d, 0x1b             ;   152.2 p6       3 t
        lea ebp, [rsi*2]           ;   147.2 p0       3 u
        add ebp, 1                 ;   149.2 p11      3 u
        mov r13d, esi              ;   147.2          3 u copy
        imul r13d, ebp             ;   150.2 p1       3 u
        ror r13d, 0x1b             ;   153.2 p6       3 u
        xor r11d, r12d             ;   153.2 p5      14 x[2]
        mov ecx, r13d              ;   154.2          3 u copy
        rol r11d, cl               ;   154.2 p0+p6   14 x[2]
        xor r10d, ecx              ;   154.2 p11     15 x[0]
        mov ecx, r12d              ;   153.2          3 t copy
        rol r10d, cl               ;   155.2 p0+p6   15 x[0]
        add r11d, dword [rbx + 24] ;   155.2 p1+p3   14 x[2]
        add r10d, dword [rbx + 28] ;   156.2 p5+p10   15 x[0]
        lea ebp, [r10*2]           ;   157.2 p5       3 t
        add ebp, 1                 ;   159.2 p11      3 t
        mov r12d, r10d             ;   157.2          3 t copy
        imul r12d, ebp             ;   160.2 p1       3 t
        ror r12d, 0x1b             ;   163.2 p0       3 t
        lea ebp, [r11*2]           ;   156.2 p6       3 u
        add ebp, 1                 ;   158.2 p11      3 u
        mov r13d, r11d             ;   156.2          3 u copy
        imul r13d, ebp             ;   159.2 p1       3 u
        ror r13d, 0x1b             ;   162.2 p0       3 u
        xor edi, r12d              ;   164.2 p5      14 x[3]
        mov ecx, r13d              ;   163.2          3 u copy
        rol edi, cl                ;   165.2 p6+p0   14 x[3]
        xor esi, ecx               ;   163.2 p11     15 x[1]
        mov ecx, r12d              ;   164.2          3 t copy
        rol esi, cl                ;   164.2 p6+p0   15 x[1]
        add edi, dword [rbx + 32]  ;   166.2 p1+p2   14 x[3]
        add esi, dword [rbx + 36]  ;   165.2 p5+p3   15 x[1]
        lea ebp, [rsi*2]           ;   166.2 p5       3 t
        add ebp, 1                 ;   168.2 p11      3 t
        mov r12d, esi              ;   166.2          3 t copy
        imul r12d, ebp             ;   169.2 p1       3 t
        ror r12d, 0x1b             ;   172.2 p6       3 t
        lea ebp, [rdi*2]           ;   167.2 p0       3 u
        add ebp, 1                 ;   169.2 p11      3 u
        mov r13d, edi              ;   167.2          3 u copy
        imul r13d, ebp             ;   170.2 p1       3 u
        ror r13d, 0x1b             ;   173.2 p6       3 u
        xor r10d, r12d             ;   173.2 p5      14 x[0]
        mov ecx, r13d              ;   174.2          3 u copy
        rol r10d, cl               ;   174.2 p0+p6   14 x[0]
        xor r11d, ecx              ;   174.2 p11     15 x[2]
        mov ecx, r12d              ;   173.2          3 t copy
        rol r11d, cl               ;   175.2 p0+p6   15 x[2]
        add r10d, dword [rbx + 40] ;   175.2 p1+p10   14 x[0]
        add r11d, dword [rbx + 44] ;   176.2 p5+p2   15 x[2]
        lea ebp, [r11*2]           ;   177.2 p5       3 t
        add ebp, 1                 ;   179.2 p11      3 t
        mov r12d, r11d             ;   177.2          3 t copy
        imul r12d, ebp             ;   180.2 p1       3 t
        ror r12d, 0x1b             ;   183.2 p0       3 t
        lea ebp, [r10*2]           ;   176.2 p5       3 u
        add ebp, 1                 ;   178.2 p11      3 u
        mov r13d, r10d             ;   176.2          3 u copy
        imul r13d, ebp             ;   179.2 p1       3 u
        ror r13d, 0x1b             ;   182.2 p6       3 u
        xor esi, r12d              ;   184.2 p11     14 x[1]
        mov ecx, r13d              ;   183.2          3 u copy
        rol esi, cl                ;   185.2 p0+p6   14 x[1]
        xor edi, ecx               ;   183.2 p1      15 x[3]
        mov ecx, r12d              ;   184.2          3 t copy
        rol edi, cl                ;   184.2 p0+p6   15 x[3]
        add esi, dword [rbx + 48]  ;   186.2 p5+p3   14 x[1]
        add edi, dword [rbx + 52]  ;   185.2 p11+p10   15 x[3]
        lea ebp, [rdi*2]           ;   186.2 p5       3 t
        add ebp, 1                 ;   188.2 p1       3 t
        mov r12d, edi              ;   186.2          3 t copy
        imul r12d, ebp             ;   189.2 p1       3 t
        ror r12d, 0x1b             ;   192.2 p0       3 t
        lea ebp, [rsi*2]           ;   187.2 p6       3 u
        add ebp, 1                 ;   189.2 p11      3 u
        mov r13d, esi              ;   187.2          3 u copy
        imul r13d, ebp             ;   190.2 p1       3 u
        ror r13d, 0x1b             ;   193.2 p0       3 u
        xor r11d, r12d             ;   193.2 p5      14 x[2]
        mov ecx, r13d              ;   194.2          3 u copy
        rol r11d, cl               ;   194.2 p6+p0   14 x[2]
        xor r10d, ecx              ;   194.2 p11     15 x[0]
        mov ecx, r12d              ;   193.2          3 t copy
        rol r10d, cl               ;   195.2 p6+p0   15 x[0]
        add r11d, dword [rbx + 56] ;   195.2 p5+p2   14 x[2]
        add r10d, dword [rbx + 60] ;   196.2 p11+p3   15 x[0]
        lea ebp, [r10*2]           ;   197.2 p5       3 t
        add ebp, 1                 ;   199.2 p1       3 t
        mov r12d, r10d             ;   197.2          3 t copy
        imul r12d, ebp             ;   200.2 p1       3 t
        ror r12d, 0x1b             ;   203.2 p6       3 t
        lea ebp, [r11*2]           ;   196.2 p5       3 u
        add ebp, 1                 ;   198.2 p11      3 u
        mov r13d, r11d             ;   196.2          3 u copy
        imul r13d, ebp             ;   199.2 p1       3 u
        ror r13d, 0x1b             ;   202.2 p0       3 u
        xor edi, r12d              ;   204.2 p11     14 x[3]
        mov ecx, r13d              ;   203.2          3 u copy
        rol edi, cl                ;   205.2 p6+p0   14 x[3]
        xor esi, ecx               ;   203.2 p5      15 x[1]
        mov ecx, r12d              ;   204.2          3 t copy
        rol esi, cl                ;   204.2 p6+p0   15 x[1]
        add edi, dword [rbx + 64]  ;   206.2 p11+p10   14 x[3]
        add esi, dword [rbx + 68]  ;   205.2 p1+p2   15 x[1]
        mov dword [r9 + 4], esi    ;   206.2 p7+p4   19 dst
        mov dword [r9 + 12], edi   ;   207.2 p8+p9   19 dst
        add r10d, dword [rbx + 72] ;   197.2 p5+p3   18 x[0]
        mov dword [r9], r10d       ;   198.2 p7+p4   19 dst
        add r11d, dword [rbx + 76] ;   196.2 p11+p10   18 x[2]
        mov dword [r9 + 8], r11d   ;   197.2 p8+p9   19 dst
        add r9, 0x10               ;    68.7 p1      57 blocks
        add r8, 0x10               ;    68.8 p6      57 blocks
        cmp r8, qword [rbx - 112]  ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 120], r8  ;                    resident
        mov qword [rbx - 104], r9  ;                    resident
.blocks_1_done:
        add rsp, 0xd8              ;                    frame
        pop r13                    ;                    preserved
        pop r12                    ;                    preserved
        pop rbp                    ;                    preserved
        pop rbx                    ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
