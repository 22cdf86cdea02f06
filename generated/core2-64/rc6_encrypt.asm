; rc6_encrypt for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_encrypt --cpu core2-64
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
;   body: 93 uops, planned 50.0; bounds: width 23.2, ports 47.0, path 3.0
;   blocks: 437 uops, planned 187.0; bounds: width 109.2, ports 127.3, path 164.0
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
        push r14                   ;                    preserved
        push r15                   ;                    preserved
        sub rsp, 0xd8              ;                    frame
        lea rbx, [rsp + 128]       ;                    frame
        mov qword [rbx - 128], rdi ;                    argument
        mov dword [rbx + 80], ecx  ;                    argument
        mov qword [rbx - 120], rsi ;                    argument
        mov qword [rbx - 104], rdx ;                    argument
        mov r8, qword [rbx - 128]  ;     0.0 p2      57 s reload
        mov esi, dword [r8]        ;     3.0 p2      57 s
        mov dword [rbx - 96], esi  ;     6.0 p3+p4   57 s
        mov esi, dword [r8 + 4]    ;     3.0 p2      57 s
        mov dword [rbx - 92], esi  ;     6.0 p3+p4   57 s
        mov esi, dword [r8 + 8]    ;     3.0 p2      57 s
        mov dword [rbx - 88], esi  ;     6.0 p3+p4   57 s
        mov esi, dword [r8 + 12]   ;     4.0 p2      57 s
        mov dword [rbx - 84], esi  ;     7.0 p3+p4   57 s
        mov esi, dword [r8 + 16]   ;     5.0 p2      57 s
        mov dword [rbx - 80], esi  ;     8.0 p3+p4   57 s
        mov esi, dword [r8 + 20]   ;     6.0 p2      57 s
        mov dword [rbx - 76], esi  ;     9.0 p3+p4   57 s
        mov esi, dword [r8 + 24]   ;     7.0 p2      57 s
        mov dword [rbx - 72], esi  ;    10.0 p3+p4   57 s
        mov esi, dword [r8 + 28]   ;     8.0 p2      57 s
        mov dword [rbx - 68], esi  ;    11.0 p3+p4   57 s
        mov esi, dword [r8 + 32]   ;     9.0 p2      57 s
        mov dword [rbx - 64], esi  ;    12.0 p3+p4   57 s
        mov esi, dword [r8 + 36]   ;    10.0 p2      57 s
        mov dword [rbx - 60], esi  ;    13.0 p3+p4   57 s
        mov esi, dword [r8 + 40]   ;    11.0 p2      57 s
        mov dword [rbx - 56], esi  ;    14.0 p3+p4   57 s
        mov esi, dword [r8 + 44]   ;    12.0 p2      57 s
        mov dword [rbx - 52], esi  ;    15.0 p3+p4   57 s
        mov esi, dword [r8 + 48]   ;    13.0 p2      57 s
        mov dword [rbx - 48], esi  ;    16.0 p3+p4   57 s
        mov esi, dword [r8 + 52]   ;    14.0 p2      57 s
        mov dword [rbx - 44], esi  ;    17.0 p3+p4   57 s
        mov esi, dword [r8 + 56]   ;    15.0 p2      57 s
        mov dword [rbx - 40], esi  ;    18.0 p3+p4   57 s
        mov esi, dword [r8 + 60]   ;    16.0 p2      57 s
        mov dword [rbx - 36], esi  ;    19.0 p3+p4   57 s
        mov esi, dword [r8 + 64]   ;    17.0 p2      57 s
        mov dword [rbx - 32], esi  ;    20.0 p3+p4   57 s
        mov esi, dword [r8 + 68]   ;    18.0 p2      57 s
        mov dword [rbx - 28], esi  ;    21.0 p3+p4   57 s
        mov esi, dword [r8 + 72]   ;    19.0 p2      57 s
        mov dword [rbx - 24], esi  ;    22.0 p3+p4   57 s
        mov esi, dword [r8 + 76]   ;    20.0 p2      57 s
        mov dword [rbx - 20], esi  ;    23.0 p3+p4   57 s
        mov esi, dword [r8 + 80]   ;    21.0 p2      57 s
        mov dword [rbx - 16], esi  ;    24.0 p3+p4   57 s
        mov esi, dword [r8 + 84]   ;    22.0 p2      57 s
        mov dword [rbx - 12], esi  ;    25.0 p3+p4   57 s
        mov esi, dword [r8 + 88]   ;    23.0 p2      57 s
        mov dword [rbx - 8], esi   ;    26.0 p3+p4   57 s
        mov esi, dword [r8 + 92]   ;    24.0 p2      57 s
        mov dword [rbx - 4], esi   ;    27.0 p3+p4   57 s
        mov esi, dword [r8 + 96]   ;    25.0 p2      57 s
        mov dword [rbx + 0], esi   ;    28.0 p3+p4   57 s
        mov esi, dword [r8 + 100]  ;    26.0 p2      57 s
        mov dword [rbx + 4], esi   ;    29.0 p3+p4   57 s
        mov esi, dword [r8 + 104]  ;    27.0 p2      57 s
        mov dword [rbx + 8], esi   ;    30.0 p3+p4   57 s
        mov esi, dword [r8 + 108]  ;    28.0 p2      57 s
        mov dword [rbx + 12], esi  ;    31.0 p3+p4   57 s
        mov esi, dword [r8 + 112]  ;    29.0 p2      57 s
        mov dword [rbx + 16], esi  ;    32.0 p3+p4   57 s
        mov esi, dword [r8 + 116]  ;    30.0 p2      57 s
        mov dword [rbx + 20], esi  ;    33.0 p3+p4   57 s
        mov esi, dword [r8 + 120]  ;    31.0 p2      57 s
        mov dword [rbx + 24], esi  ;    34.0 p3+p4   57 s
        mov esi, dword [r8 + 124]  ;    32.0 p2      57 s
        mov dword [rbx + 28], esi  ;    35.0 p3+p4   57 s
        mov esi, dword [r8 + 128]  ;    33.0 p2      57 s
        mov dword [rbx + 32], esi  ;    36.0 p3+p4   57 s
        mov esi, dword [r8 + 132]  ;    34.0 p2      57 s
        mov dword [rbx + 36], esi  ;    37.0 p3+p4   57 s
        mov esi, dword [r8 + 136]  ;    35.0 p2      57 s
        mov dword [rbx + 40], esi  ;    38.0 p3+p4   57 s
        mov esi, dword [r8 + 140]  ;    36.0 p2      57 s
        mov dword [rbx + 44], esi  ;    39.0 p3+p4   57 s
        mov esi, dword [r8 + 144]  ;    37.0 p2      57 s
        mov dword [rbx + 48], esi  ;    40.0 p3+p4   57 s
        mov esi, dword [r8 + 148]  ;    38.0 p2      57 s
        mov dword [rbx + 52], esi  ;    41.0 p3+p4   57 s
        mov esi, dword [r8 + 152]  ;    39.0 p2      57 s
        mov dword [rbx + 56], esi  ;    42.0 p3+p4   57 s
        mov esi, dword [r8 + 156]  ;    40.0 p2      57 s
        mov dword [rbx + 60], esi  ;    43.0 p3+p4   57 s
        mov esi, dword [r8 + 160]  ;    41.0 p2      57 s
        mov dword [rbx + 64], esi  ;    44.0 p3+p4   57 s
        mov esi, dword [r8 + 164]  ;    42.0 p2      57 s
        mov dword [rbx + 68], esi  ;    45.0 p3+p4   57 s
        mov esi, dword [r8 + 168]  ;    43.0 p2      57 s
        mov dword [rbx + 72], esi  ;    46.0 p3+p4   57 s
        mov esi, dword [r8 + 172]  ;    44.0 p2      57 s
        mov dword [rbx + 76], esi  ;    47.0 p3+p4   57 s
        mov r8d, dword [rbx + 80]  ;    45.0 p2      57 s
        shl r8, 4                  ;    48.0 p0      57 s
        add r8, qword [rbx - 120]  ;    49.0 p1+p2   57 s
        mov qword [rbx - 112], r8  ;    50.0 p3+p4   57 s
        cmp dword [rbx + 80], 0    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbx - 120]  ;     0.0 p2       8 x[0] reload
        mov esi, dword [r8 + 4]    ;     3.0 p2       9 x[1]
        add esi, dword [rbx - 96]  ;     6.0 p0+p2    9 x[1]
        mov edi, dword [rbx - 92]  ;     3.0 p2       9 x[3]
        add edi, dword [r8 + 12]   ;     6.0 p1+p2    9 x[3]
        lea ebp, [rsi*2]           ;     7.0 p0       3 t
        add ebp, 1                 ;     8.0 p5       3 t
        lea r9d, [rdi*2]           ;     7.0 p0       3 u
        add r9d, 1                 ;     8.0 p1       3 u
        mov r10d, esi              ;     7.0 p5      14 x[1] copy
        mov r11d, edi              ;     7.0 p1      15 x[3] copy
        mov r12d, dword [r8]       ;     5.0 p2      14 x[0]
        mov r13d, dword [r8 + 8]   ;     6.0 p2      15 x[2]
        imul esi, ebp              ;     9.0 p1       3 t
        imul edi, r9d              ;     9.0 p1       3 u
        mov ebp, dword [rbx - 88]  ;     7.0 p2      14 x[0]
        mov r9d, dword [rbx - 84]  ;     8.0 p2      15 x[2]
        mov r14d, dword [rbx - 80] ;     9.0 p2      14 x[1]
        mov r15d, dword [rbx - 76] ;    10.0 p2      15 x[3]
        rol esi, 5                 ;    12.0 p0       3 t
        rol edi, 5                 ;    12.0 p5       3 u
        xor r12d, esi              ;    13.0 p0      14 x[0]
        xor r13d, edi              ;    13.0 p1      15 x[2]
        mov ecx, edi               ;    13.0 p5       3 u copy
        rol r12d, cl               ;    14.0 p0      14 x[0]
        mov ecx, esi               ;    13.0 p1       3 t copy
        rol r13d, cl               ;    14.0 p5      15 x[2]
        add ebp, r12d              ;    15.0 p0      14 x[0]
        add r9d, r13d              ;    15.0 p1      15 x[2]
        mov esi, dword [rbx - 72]  ;    11.0 p2      14 x[2]
        lea edi, [r9*2]            ;    16.0 p0       3 t
        add edi, 1                 ;    17.0 p5       3 t
        lea r12d, [rbp*2]          ;    16.0 p0       3 u
        mov r13d, dword [rbx - 68] ;    12.0 p2      15 x[0]
        add r12d, 1                ;    17.0 p1       3 u
        mov eax, r9d               ;    16.0 p5      14 x[2] copy
        mov ecx, ebp               ;    16.0 p1      15 x[0] copy
        imul r9d, edi              ;    18.0 p1       3 t
        imul ebp, r12d             ;    18.0 p1       3 u
        rol r9d, 5                 ;    21.0 p0       3 t
        rol ebp, 5                 ;    21.0 p5       3 u
        xor r10d, r9d              ;    22.0 p0      14 x[1]
        xor r11d, ebp              ;    22.0 p5      15 x[3]
        mov edi, ecx               ;    17.0 p0      15 x[0] copy
        mov ecx, ebp               ;    22.0 p1       3 u copy
        rol r10d, cl               ;    23.0 p5      14 x[1]
        mov ecx, r9d               ;    22.0 p0       3 t copy
        rol r11d, cl               ;    23.0 p5      15 x[3]
        add r14d, r10d             ;    24.0 p1      14 x[1]
        add r15d, r11d             ;    24.0 p0      15 x[3]
        mov ebp, dword [rbx - 64]  ;    16.8 p2      14 x[3]
        lea r9d, [r15*2]           ;    25.0 p0       3 t
        add r9d, 1                 ;    26.0 p1       3 t
        lea r10d, [r14*2]          ;    25.0 p0       3 u
        mov r11d, dword [rbx - 60] ;    17.8 p2      15 x[1]
        add r10d, 1                ;    26.0 p5       3 u
        mov r12d, r15d             ;    25.0 p1      14 x[3] copy
        mov ecx, r14d              ;    25.0 p5      15 x[1] copy
        imul r15d, r9d             ;    27.0 p1       3 t
        imul r14d, r10d            ;    27.0 p1       3 u
        rol r15d, 5                ;    30.0 p0       3 t
        rol r14d, 5                ;    30.0 p5       3 u
        xor eax, r15d              ;    31.0 p0      14 x[2]
        xor edi, r14d              ;    31.0 p1      15 x[0]
        mov r9d, ecx               ;    26.0 p5      15 x[1] copy
        mov ecx, r14d              ;    31.0 p0       3 u copy
        rol eax, cl                ;    32.0 p5      14 x[2]
        mov ecx, r15d              ;    31.0 p1       3 t copy
        rol edi, cl                ;    32.0 p0      15 x[0]
        add esi, eax               ;    33.0 p1      14 x[2]
        add r13d, edi              ;    33.0 p5      15 x[0]
        mov edi, dword [rbx - 56]  ;    25.8 p2      14 x[0]
        lea r10d, [r13*2]          ;    34.0 p0       3 t
        add r10d, 1                ;    35.0 p1       3 t
        lea r14d, [rsi*2]          ;    34.0 p0       3 u
        mov r15d, dword [rbx - 52] ;    26.8 p2      15 x[2]
        add r14d, 1                ;    35.0 p5       3 u
        mov eax, r13d              ;    34.0 p1      14 x[0] copy
        mov ecx, esi               ;    34.0 p0      15 x[2] copy
        imul r13d, r10d            ;    36.0 p1       3 t
        imul esi, r14d             ;    36.0 p1       3 u
        rol r13d, 5                ;    39.0 p5       3 t
        rol esi, 5                 ;    39.0 p0       3 u
        xor r12d, r13d             ;    40.0 p1      14 x[3]
        xor r9d, esi               ;    40.0 p5      15 x[1]
        mov r10d, ecx              ;    35.0 p0      15 x[2] copy
        mov ecx, esi               ;    40.0 p1       3 u copy
        rol r12d, cl               ;    41.0 p5      14 x[3]
        mov ecx, r13d              ;    40.0 p0       3 t copy
        rol r9d, cl                ;    41.0 p5      15 x[1]
        add ebp, r12d              ;    42.0 p1      14 x[3]
        add r11d, r9d              ;    42.0 p0      15 x[1]
        mov esi, dword [rbx - 48]  ;    34.8 p2      14 x[1]
        lea r9d, [r11*2]           ;    43.0 p0       3 t
        add r9d, 1                 ;    44.0 p5       3 t
        lea r12d, [rbp*2]          ;    43.0 p0       3 u
        mov r13d, dword [rbx - 44] ;    35.8 p2      15 x[3]
        add r12d, 1                ;    44.0 p1       3 u
        mov r14d, r11d             ;    43.0 p5      14 x[1] copy
        mov ecx, ebp               ;    43.0 p1      15 x[3] copy
        imul r11d, r9d             ;    45.0 p1       3 t
        imul ebp, r12d             ;    45.0 p1       3 u
        rol r11d, 5                ;    48.0 p5       3 t
        rol ebp, 5                 ;    48.0 p0       3 u
        xor eax, r11d              ;    49.0 p1      14 x[0]
        xor r10d, ebp              ;    49.0 p5      15 x[2]
        mov r9d, ecx               ;    44.0 p0      15 x[3] copy
        mov ecx, ebp               ;    49.0 p1       3 u copy
        rol eax, cl                ;    50.0 p5      14 x[0]
        mov ecx, r11d              ;    49.0 p0       3 t copy
        rol r10d, cl               ;    50.0 p5      15 x[2]
        add edi, eax               ;    51.0 p1      14 x[0]
        add r15d, r10d             ;    51.0 p0      15 x[2]
        mov ebp, dword [rbx - 40]  ;    43.8 p2      14 x[2]
        lea r10d, [r15*2]          ;    52.0 p0       3 t
        add r10d, 1                ;    53.0 p5       3 t
        lea r11d, [rdi*2]          ;    52.0 p0       3 u
        mov r12d, dword [rbx - 36] ;    44.8 p2      15 x[0]
        add r11d, 1                ;    53.0 p1       3 u
        mov eax, r15d              ;    52.0 p5      14 x[2] copy
        mov ecx, edi               ;    52.0 p1      15 x[0] copy
        imul r15d, r10d            ;    54.0 p1       3 t
        imul edi, r11d             ;    54.0 p1       3 u
        rol r15d, 5                ;    57.0 p5       3 t
        rol edi, 5                 ;    57.0 p0       3 u
        xor r14d, r15d             ;    58.0 p1      14 x[1]
        xor r9d, edi               ;    58.0 p5      15 x[3]
        mov r10d, ecx              ;    53.0 p0      15 x[0] copy
        mov ecx, edi               ;    58.0 p1       3 u copy
        rol r14d, cl               ;    59.0 p5      14 x[1]
        mov ecx, r15d              ;    58.0 p0       3 t copy
        rol r9d, cl                ;    59.0 p5      15 x[3]
        add esi, r14d              ;    60.0 p1      14 x[1]
        add r13d, r9d              ;    60.0 p0      15 x[3]
        mov edi, dword [rbx - 32]  ;    52.8 p2      14 x[3]
        lea r9d, [r13*2]           ;    61.0 p0       3 t
        add r9d, 1                 ;    62.0 p5       3 t
        lea r11d, [rsi*2]          ;    61.0 p0       3 u
        mov r14d, dword [rbx - 28] ;    53.8 p2      15 x[1]
        add r11d, 1                ;    62.0 p1       3 u
        mov r15d, r13d             ;    61.0 p5      14 x[3] copy
        mov ecx, esi               ;    61.0 p1      15 x[1] copy
        imul r13d, r9d             ;    63.0 p1       3 t
        imul esi, r11d             ;    63.0 p1       3 u
        rol r13d, 5                ;    66.0 p5       3 t
        rol esi, 5                 ;    66.0 p0       3 u
        xor eax, r13d              ;    67.0 p1      14 x[2]
        xor r10d, esi              ;    67.0 p5      15 x[0]
        mov r9d, ecx               ;    62.0 p0      15 x[1] copy
        mov ecx, esi               ;    67.0 p1       3 u copy
        rol eax, cl                ;    68.0 p5      14 x[2]
        mov ecx, r13d              ;    67.0 p0       3 t copy
        rol r10d, cl               ;    68.0 p5      15 x[0]
        add ebp, eax               ;    69.0 p1      14 x[2]
        add r12d, r10d             ;    69.0 p0      15 x[0]
        mov esi, dword [rbx - 24]  ;    61.8 p2      14 x[0]
        lea r10d, [r12*2]          ;    70.0 p0       3 t
        add r10d, 1                ;    71.0 p5       3 t
        lea r11d, [rbp*2]          ;    70.0 p0       3 u
        mov r13d, dword [rbx - 20] ;    62.8 p2      15 x[2]
        add r11d, 1                ;    71.0 p1       3 u
        mov eax, r12d              ;    70.0 p5      14 x[0] copy
        mov ecx, ebp               ;    70.0 p1      15 x[2] copy
        imul r12d, r10d            ;    72.0 p1       3 t
        imul ebp, r11d             ;    72.0 p1       3 u
        rol r12d, 5                ;    75.0 p5       3 t
        rol ebp, 5                 ;    75.0 p0       3 u
        xor r15d, r12d             ;    76.0 p1      14 x[3]
        xor r9d, ebp               ;    76.0 p5      15 x[1]
        mov r10d, ecx              ;    71.0 p0      15 x[2] copy
        mov ecx, ebp               ;    76.0 p1       3 u copy
        rol r15d, cl               ;    77.0 p5      14 x[3]
        mov ecx, r12d              ;    76.0 p0       3 t copy
        rol r9d, cl                ;    77.0 p5      15 x[1]
        add edi, r15d              ;    78.0 p1      14 x[3]
        add r14d, r9d              ;    78.0 p0      15 x[1]
        mov ebp, dword [rbx - 16]  ;    70.8 p2      14 x[1]
        lea r9d, [r14*2]           ;    79.0 p0       3 t
        add r9d, 1                 ;    80.0 p5       3 t
        lea r11d, [rdi*2]          ;    79.0 p0       3 u
        mov r12d, dword [rbx - 12] ;    71.8 p2      15 x[3]
        add r11d, 1                ;    80.0 p1       3 u
        mov r15d, r14d             ;    79.0 p5      14 x[1] copy
        mov ecx, edi               ;    79.0 p1      15 x[3] copy
        imul r14d, r9d             ;    81.0 p1       3 t
        imul edi, r11d             ;    81.0 p1       3 u
        rol r14d, 5                ;    84.0 p5       3 t
        rol edi, 5                 ;    84.0 p0       3 u
        xor eax, r14d              ;    85.0 p1      14 x[0]
        xor r10d, edi              ;    85.0 p5      15 x[2]
        mov r9d, ecx               ;    80.0 p0      15 x[3] copy
        mov ecx, edi               ;    85.0 p1       3 u copy
        rol eax, cl                ;    86.0 p5      14 x[0]
        mov ecx, r14d              ;    85.0 p0       3 t copy
        rol r10d, cl               ;    86.0 p5      15 x[2]
        add esi, eax               ;    87.0 p1      14 x[0]
        add r13d, r10d             ;    87.0 p0      15 x[2]
        mov edi, dword [rbx - 8]   ;    79.8 p2      14 x[2]
        lea r10d, [r13*2]          ;    88.0 p0       3 t
        add r10d, 1                ;    89.0 p5       3 t
        lea r11d, [rsi*2]          ;    88.0 p0       3 u
        mov r14d, dword [rbx - 4]  ;    80.8 p2      15 x[0]
        add r11d, 1                ;    89.0 p1       3 u
        mov eax, r13d              ;    88.0 p5      14 x[2] copy
        mov ecx, esi               ;    88.0 p1      15 x[0] copy
        imul r13d, r10d            ;    90.0 p1       3 t
        imul esi, r11d             ;    90.0 p1       3 u
        rol r13d, 5                ;    93.0 p5       3 t
        rol esi, 5                 ;    93.0 p0       3 u
        xor r15d, r13d             ;    94.0 p1      14 x[1]
        xor r9d, esi               ;    94.0 p5      15 x[3]
        mov r10d, ecx              ;    89.0 p0      15 x[0] copy
        mov ecx, esi               ;    94.0 p1       3 u copy
        rol r15d, cl               ;    95.0 p5      14 x[1]
        mov ecx, r13d              ;    94.0 p0       3 t copy
        rol r9d, cl                ;    95.0 p5      15 x[3]
        add ebp, r15d              ;    96.0 p1      14 x[1]
        add r12d, r9d              ;    96.0 p0      15 x[3]
        mov esi, dword [rbx + 0]   ;    88.8 p2      14 x[3]
        lea r9d, [r12*2]           ;    97.0 p0       3 t
        add r9d, 1                 ;    98.0 p5       3 t
        lea r11d, [rbp*2]          ;    97.0 p0       3 u
        mov r13d, dword [rbx + 4]  ;    89.8 p2      15 x[1]
        add r11d, 1                ;    98.0 p1       3 u
        mov r15d, r12d             ;    97.0 p5      14 x[3] copy
        mov ecx, ebp               ;    97.0 p1      15 x[1] copy
        imul r12d, r9d             ;    99.0 p1       3 t
        imul ebp, r11d             ;    99.0 p1       3 u
        rol r12d, 5                ;   102.0 p5       3 t
        rol ebp, 5                 ;   102.0 p0       3 u
        xor eax, r12d              ;   103.0 p1      14 x[2]
        xor r10d, ebp              ;   103.0 p5      15 x[0]
        mov r9d, ecx               ;    98.0 p0      15 x[1] copy
        mov ecx, ebp               ;   103.0 p1       3 u copy
        rol eax, cl                ;   104.0 p5      14 x[2]
        mov ecx, r12d              ;   103.0 p0       3 t copy
        rol r10d, cl               ;   104.0 p5      15 x[0]
        add edi, eax               ;   105.0 p1      14 x[2]
        add r14d, r10d             ;   105.0 p0      15 x[0]
        mov ebp, dword [rbx + 8]   ;    97.8 p2      14 x[0]
        lea r10d, [r14*2]          ;   106.0 p0       3 t
        add r10d, 1                ;   107.0 p5       3 t
        lea r11d, [rdi*2]          ;   106.0 p0       3 u
        mov r12d, dword [rbx + 12] ;    98.8 p2      15 x[2]
        add r11d, 1                ;   107.0 p1       3 u
        mov eax, r14d              ;   106.0 p5      14 x[0] copy
        mov ecx, edi               ;   106.0 p1      15 x[2] copy
        imul r14d, r10d            ;   108.0 p1       3 t
        imul edi, r11d             ;   108.0 p1       3 u
        rol r14d, 5                ;   111.0 p5       3 t
        rol edi, 5                 ;   111.0 p0       3 u
        xor r15d, r14d             ;   112.0 p1      14 x[3]
        xor r9d, edi               ;   112.0 p5      15 x[1]
        mov r10d, ecx              ;   107.0 p0      15 x[2] copy
        mov ecx, edi               ;   112.0 p1       3 u copy
        rol r15d, cl               ;   113.0 p5      14 x[3]
        mov ecx, r14d              ;   112.0 p0       3 t copy
        rol r9d, cl                ;   113.0 p5      15 x[1]
        add esi, r15d              ;   114.0 p1      14 x[3]
        add r13d, r9d              ;   114.0 p0      15 x[1]
        mov edi, dword [rbx + 16]  ;   106.8 p2      14 x[1]
        lea r9d, [r13*2]           ;   115.0 p0       3 t
        add r9d, 1                 ;   116.0 p5       3 t
        lea r11d, [rsi*2]          ;   115.0 p0       3 u
        mov r14d, dword [rbx + 20] ;   107.8 p2      15 x[3]
        add r11d, 1                ;   116.0 p1       3 u
        mov r15d, r13d             ;   115.0 p5      14 x[1] copy
        mov ecx, esi               ;   115.0 p1      15 x[3] copy
        imul r13d, r9d             ;   117.0 p1       3 t
        imul esi, r11d             ;   117.0 p1       3 u
        rol r13d, 5                ;   120.0 p5       3 t
        rol esi, 5                 ;   120.0 p0       3 u
        xor eax, r13d              ;   121.0 p1      14 x[0]
        xor r10d, esi              ;   121.0 p5      15 x[2]
        mov r9d, ecx               ;   116.0 p0      15 x[3] copy
        mov ecx, esi               ;   121.0 p1       3 u copy
        rol eax, cl                ;   122.0 p5      14 x[0]
        mov ecx, r13d              ;   121.0 p0       3 t copy
        rol r10d, cl               ;   122.0 p5      15 x[2]
        add ebp, eax               ;   123.0 p1      14 x[0]
        add r12d, r10d             ;   123.0 p0      15 x[2]
        mov esi, dword [rbx + 24]  ;   115.8 p2      14 x[2]
        lea r10d, [r12*2]          ;   124.0 p0       3 t
        add r10d, 1                ;   125.0 p5       3 t
        lea r11d, [rbp*2]          ;   124.0 p0       3 u
        mov r13d, dword [rbx + 28] ;   116.8 p2      15 x[0]
        add r11d, 1                ;   125.0 p1       3 u
        mov eax, r12d              ;   124.0 p5      14 x[2] copy
        mov ecx, ebp               ;   124.0 p1      15 x[0] copy
        imul r12d, r10d            ;   126.0 p1       3 t
        imul ebp, r11d             ;   126.0 p1       3 u
        rol r12d, 5                ;   129.0 p5       3 t
        rol ebp, 5                 ;   129.0 p0       3 u
        xor r15d, r12d             ;   130.0 p1      14 x[1]
        xor r9d, ebp               ;   130.0 p5      15 x[3]
        mov r10d, ecx              ;   125.0 p0      15 x[0] copy
        mov ecx, ebp               ;   130.0 p1       3 u copy
        rol r15d, cl               ;   131.0 p5      14 x[1]
        mov ecx, r12d              ;   130.0 p0       3 t copy
        rol r9d, cl                ;   131.0 p5      15 x[3]
        add edi, r15d              ;   132.0 p1      14 x[1]
        add r14d, r9d              ;   132.0 p0      15 x[3]
        mov ebp, dword [rbx + 32]  ;   124.8 p2      14 x[3]
        lea r9d, [r14*2]           ;   133.0 p0       3 t
        add r9d, 1                 ;   134.0 p5       3 t
        lea r11d, [rdi*2]          ;   133.0 p0       3 u
        mov r12d, dword [rbx + 36] ;   125.8 p2      15 x[1]
        add r11d, 1                ;   134.0 p1       3 u
        mov r15d, r14d             ;   133.0 p5      14 x[3] copy
        mov ecx, edi               ;   133.0 p1      15 x[1] copy
        imul r14d, r9d             ;   135.0 p1       3 t
        imul edi, r11d             ;   135.0 p1       3 u
        rol r14d, 5                ;   138.0 p5       3 t
        rol edi, 5                 ;   138.0 p0       3 u
        xor eax, r14d              ;   139.0 p1      14 x[2]
        xor r10d, edi              ;   139.0 p5      15 x[0]
        mov r9d, ecx               ;   134.0 p0      15 x[1] copy
        mov ecx, edi               ;   139.0 p1       3 u copy
        rol eax, cl                ;   140.0 p5      14 x[2]
        mov ecx, r14d              ;   139.0 p0       3 t copy
        rol r10d, cl               ;   140.0 p5      15 x[0]
        add esi, eax               ;   141.0 p1      14 x[2]
        add r13d, r10d             ;   141.0 p0      15 x[0]
        mov edi, dword [rbx + 40]  ;   133.8 p2      14 x[0]
        lea r10d, [r13*2]          ;   142.0 p0       3 t
        add r10d, 1                ;   143.0 p5       3 t
        lea r11d, [rsi*2]          ;   142.0 p0       3 u
        mov r14d, dword [rbx + 44] ;   134.8 p2      15 x[2]
        add r11d, 1                ;   143.0 p1       3 u
        mov eax, r13d              ;   142.0 p5      14 x[0] copy
        mov ecx, esi               ;   142.0 p1      15 x[2] copy
        imul r13d, r10d            ;   144.0 p1       3 t
        imul esi, r11d             ;   144.0 p1       3 u
        rol r13d, 5                ;   147.0 p5       3 t
        rol esi, 5                 ;   147.0 p0       3 u
        xor r15d, r13d             ;   148.0 p1      14 x[3]
        xor r9d, esi               ;   148.0 p5      15 x[1]
        mov r10d, ecx              ;   143.0 p0      15 x[2] copy
        mov ecx, esi               ;   148.0 p1       3 u copy
        rol r15d, cl               ;   149.0 p5      14 x[3]
        mov ecx, r13d              ;   148.0 p0       3 t copy
        rol r9d, cl                ;   149.0 p5      15 x[1]
        add ebp, r15d              ;   150.0 p1      14 x[3]
        add r12d, r9d              ;   150.0 p0      15 x[1]
        mov esi, dword [rbx + 48]  ;   142.8 p2      14 x[1]
        lea r9d, [r12*2]           ;   151.0 p0       3 t
        add r9d, 1                 ;   152.0 p5       3 t
        lea r11d, [rbp*2]          ;   151.0 p0       3 u
        mov r13d, dword [rbx + 52] ;   143.8 p2      15 x[3]
        add r11d, 1                ;   152.0 p1       3 u
        mov r15d, r12d             ;   151.0 p5      14 x[1] copy
        mov ecx, ebp               ;   151.0 p1      15 x[3] copy
        imul r12d, r9d             ;   153.0 p1       3 t
        imul ebp, r11d             ;   153.0 p1       3 u
        rol r12d, 5                ;   156.0 p5       3 t
        rol ebp, 5                 ;   156.0 p0       3 u
        xor eax, r12d              ;   157.0 p1      14 x[0]
        xor r10d, ebp              ;   157.0 p5      15 x[2]
        mov r9d, ecx               ;   152.0 p0      15 x[3] copy
        mov ecx, ebp               ;   157.0 p1       3 u copy
        rol eax, cl                ;   158.0 p5      14 x[0]
        mov ecx, r12d              ;   157.0 p0       3 t copy
        rol r10d, cl               ;   158.0 p5      15 x[2]
        add edi, eax               ;   159.0 p1      14 x[0]
        add r14d, r10d             ;   159.0 p0      15 x[2]
        mov ebp, dword [rbx + 56]  ;   151.8 p2      14 x[2]
        lea r10d, [r14*2]          ;   160.0 p0       3 t
        add r10d, 1                ;   161.0 p5       3 t
        lea r11d, [rdi*2]          ;   160.0 p0       3 u
        mov r12d, dword [rbx + 60] ;   152.8 p2      15 x[0]
        add r11d, 1                ;   161.0 p1       3 u
        mov eax, r14d              ;   160.0 p5      14 x[2] copy
        mov ecx, edi               ;   160.0 p1      15 x[0] copy
        imul r14d, r10d            ;   162.0 p1       3 t
        imul edi, r11d             ;   162.0 p1       3 u
        rol r14d, 5                ;   165.0 p5       3 t
        rol edi, 5                 ;   165.0 p0       3 u
        xor r15d, r14d             ;   166.0 p1      14 x[1]
        xor r9d, edi               ;   166.0 p5      15 x[3]
        mov r10d, ecx              ;   161.0 p0      15 x[0] copy
        mov ecx, edi               ;   166.0 p1       3 u copy
        rol r15d, cl               ;   167.0 p5      14 x[1]
        mov ecx, r14d              ;   166.0 p0       3 t copy
        rol r9d, cl                ;   167.0 p5      15 x[3]
        add esi, r15d              ;   168.0 p1      14 x[1]
        add r13d, r9d              ;   168.0 p0      15 x[3]
        mov edi, dword [rbx + 64]  ;   160.8 p2      14 x[3]
        lea r9d, [r13*2]           ;   169.0 p0       3 t
        add r9d, 1                 ;   170.0 p5       3 t
        lea r11d, [rsi*2]          ;   169.0 p0       3 u
        mov r14d, dword [rbx + 68] ;   161.8 p2      15 x[1]
        add r11d, 1                ;   170.0 p1       3 u
        mov r15d, dword [rbx + 72] ;   162.8 p2      18 x[0]
        mov ecx, dword [rbx + 76]  ;   163.8 p2      18 x[2]
        mov edx, r13d              ;   169.0 p5      14 x[3] copy
        imul r13d, r9d             ;   171.0 p1       3 t
        mov r9d, esi               ;   169.0 p0      15 x[1] copy
        imul esi, r11d             ;   171.0 p1       3 u
        rol r13d, 5                ;   174.0 p5       3 t
        rol esi, 5                 ;   174.0 p0       3 u
        add r8, 0x10               ;   166.5 p1      57 blocks
        xor eax, r13d              ;   175.0 p5      14 x[2]
        xor r10d, esi              ;   175.0 p0      15 x[0]
        mov r11d, ecx              ;   167.5 p1      18 x[2] copy
        mov ecx, esi               ;   175.0 p5       3 u copy
        rol eax, cl                ;   176.0 p0      14 x[2]
        mov rsi, qword [rbx - 104] ;   168.0 p2      57 blocks
        add rsi, 0x10              ;   171.0 p1      57 blocks
        mov ecx, r13d              ;   175.0 p5       3 t copy
        rol r10d, cl               ;   176.0 p0      15 x[0]
        add ebp, eax               ;   177.0 p1      14 x[2]
        mov qword [rbx - 120], r8  ;   169.5 p3+p4   57 blocks
        add r12d, r10d             ;   177.0 p5      15 x[0]
        add r15d, r12d             ;   178.0 p0      18 x[0]
        add r11d, ebp              ;   178.0 p1      18 x[2]
        lea r8d, [r12*2]           ;   178.0 p0       3 t
        lea r10d, [rbp*2]          ;   178.0 p0       3 u
        add r8d, 1                 ;   179.0 p5       3 t
        add r10d, 1                ;   179.0 p1       3 u
        mov r13, qword [rbx - 104] ;   174.0 p2      19 dst reload
        mov dword [r13], r15d      ;   179.0 p3+p4   19 dst
        mov dword [r13 + 8], r11d  ;   179.0 p3+p4   19 dst
        imul r12d, r8d             ;   180.0 p1       3 t
        imul ebp, r10d             ;   180.0 p1       3 u
        rol r12d, 5                ;   183.0 p5       3 t
        rol ebp, 5                 ;   183.0 p0       3 u
        xor edx, r12d              ;   184.0 p5      14 x[3]
        xor r9d, ebp               ;   184.0 p0      15 x[1]
        mov ecx, ebp               ;   184.0 p1       3 u copy
        rol edx, cl                ;   185.0 p5      14 x[3]
        mov ecx, r12d              ;   184.0 p0       3 t copy
        rol r9d, cl                ;   185.0 p5      15 x[1]
        add edi, edx               ;   186.0 p1      14 x[3]
        add r14d, r9d              ;   186.0 p0      15 x[1]
        mov dword [r13 + 4], r14d  ;   187.0 p3+p4   19 dst
        mov dword [r13 + 12], edi  ;   187.0 p3+p4   19 dst
        mov qword [rbx - 104], rsi ;   181.0 p3+p4   57 blocks
        mov rax, qword [rbx - 120] ;                    more blocks?
        cmp rax, qword [rbx - 112] ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0xd8              ;                    frame
        pop r15                    ;                    preserved
        pop r14                    ;                    preserved
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
