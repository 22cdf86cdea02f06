; rc6_decrypt for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_decrypt --cpu core2-64
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
;   body: 93 uops, planned 50.0; bounds: width 23.2, ports 47.0, path 3.0
;   blocks: 394 uops, planned 186.0; bounds: width 98.5, ports 128.7, path 144.0
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
        mov r8, qword [rbx - 128]  ;     0.0 p2      59 s reload
        mov esi, dword [r8 + 168]  ;     3.0 p2      59 s
        mov dword [rbx - 96], esi  ;     6.0 p3+p4   59 s
        mov esi, dword [r8 + 172]  ;     3.0 p2      59 s
        mov dword [rbx - 92], esi  ;     6.0 p3+p4   59 s
        mov esi, dword [r8 + 164]  ;     3.0 p2      59 s
        mov dword [rbx - 88], esi  ;     6.0 p3+p4   59 s
        mov esi, dword [r8 + 160]  ;     4.0 p2      59 s
        mov dword [rbx - 84], esi  ;     7.0 p3+p4   59 s
        mov esi, dword [r8 + 156]  ;     5.0 p2      59 s
        mov dword [rbx - 80], esi  ;     8.0 p3+p4   59 s
        mov esi, dword [r8 + 152]  ;     6.0 p2      59 s
        mov dword [rbx - 76], esi  ;     9.0 p3+p4   59 s
        mov esi, dword [r8 + 148]  ;     7.0 p2      59 s
        mov dword [rbx - 72], esi  ;    10.0 p3+p4   59 s
        mov esi, dword [r8 + 144]  ;     8.0 p2      59 s
        mov dword [rbx - 68], esi  ;    11.0 p3+p4   59 s
        mov esi, dword [r8 + 140]  ;     9.0 p2      59 s
        mov dword [rbx - 64], esi  ;    12.0 p3+p4   59 s
        mov esi, dword [r8 + 136]  ;    10.0 p2      59 s
        mov dword [rbx - 60], esi  ;    13.0 p3+p4   59 s
        mov esi, dword [r8 + 132]  ;    11.0 p2      59 s
        mov dword [rbx - 56], esi  ;    14.0 p3+p4   59 s
        mov esi, dword [r8 + 128]  ;    12.0 p2      59 s
        mov dword [rbx - 52], esi  ;    15.0 p3+p4   59 s
        mov esi, dword [r8 + 124]  ;    13.0 p2      59 s
        mov dword [rbx - 48], esi  ;    16.0 p3+p4   59 s
        mov esi, dword [r8 + 120]  ;    14.0 p2      59 s
        mov dword [rbx - 44], esi  ;    17.0 p3+p4   59 s
        mov esi, dword [r8 + 116]  ;    15.0 p2      59 s
        mov dword [rbx - 40], esi  ;    18.0 p3+p4   59 s
        mov esi, dword [r8 + 112]  ;    16.0 p2      59 s
        mov dword [rbx - 36], esi  ;    19.0 p3+p4   59 s
        mov esi, dword [r8 + 108]  ;    17.0 p2      59 s
        mov dword [rbx - 32], esi  ;    20.0 p3+p4   59 s
        mov esi, dword [r8 + 104]  ;    18.0 p2      59 s
        mov dword [rbx - 28], esi  ;    21.0 p3+p4   59 s
        mov esi, dword [r8 + 100]  ;    19.0 p2      59 s
        mov dword [rbx - 24], esi  ;    22.0 p3+p4   59 s
        mov esi, dword [r8 + 96]   ;    20.0 p2      59 s
        mov dword [rbx - 20], esi  ;    23.0 p3+p4   59 s
        mov esi, dword [r8 + 92]   ;    21.0 p2      59 s
        mov dword [rbx - 16], esi  ;    24.0 p3+p4   59 s
        mov esi, dword [r8 + 88]   ;    22.0 p2      59 s
        mov dword [rbx - 12], esi  ;    25.0 p3+p4   59 s
        mov esi, dword [r8 + 84]   ;    23.0 p2      59 s
        mov dword [rbx - 8], esi   ;    26.0 p3+p4   59 s
        mov esi, dword [r8 + 80]   ;    24.0 p2      59 s
        mov dword [rbx - 4], esi   ;    27.0 p3+p4   59 s
        mov esi, dword [r8 + 76]   ;    25.0 p2      59 s
        mov dword [rbx + 0], esi   ;    28.0 p3+p4   59 s
        mov esi, dword [r8 + 72]   ;    26.0 p2      59 s
        mov dword [rbx + 4], esi   ;    29.0 p3+p4   59 s
        mov esi, dword [r8 + 68]   ;    27.0 p2      59 s
        mov dword [rbx + 8], esi   ;    30.0 p3+p4   59 s
        mov esi, dword [r8 + 64]   ;    28.0 p2      59 s
        mov dword [rbx + 12], esi  ;    31.0 p3+p4   59 s
        mov esi, dword [r8 + 60]   ;    29.0 p2      59 s
        mov dword [rbx + 16], esi  ;    32.0 p3+p4   59 s
        mov esi, dword [r8 + 56]   ;    30.0 p2      59 s
        mov dword [rbx + 20], esi  ;    33.0 p3+p4   59 s
        mov esi, dword [r8 + 52]   ;    31.0 p2      59 s
        mov dword [rbx + 24], esi  ;    34.0 p3+p4   59 s
        mov esi, dword [r8 + 48]   ;    32.0 p2      59 s
        mov dword [rbx + 28], esi  ;    35.0 p3+p4   59 s
        mov esi, dword [r8 + 44]   ;    33.0 p2      59 s
        mov dword [rbx + 32], esi  ;    36.0 p3+p4   59 s
        mov esi, dword [r8 + 40]   ;    34.0 p2      59 s
        mov dword [rbx + 36], esi  ;    37.0 p3+p4   59 s
        mov esi, dword [r8 + 36]   ;    35.0 p2      59 s
        mov dword [rbx + 40], esi  ;    38.0 p3+p4   59 s
        mov esi, dword [r8 + 32]   ;    36.0 p2      59 s
        mov dword [rbx + 44], esi  ;    39.0 p3+p4   59 s
        mov esi, dword [r8 + 28]   ;    37.0 p2      59 s
        mov dword [rbx + 48], esi  ;    40.0 p3+p4   59 s
        mov esi, dword [r8 + 24]   ;    38.0 p2      59 s
        mov dword [rbx + 52], esi  ;    41.0 p3+p4   59 s
        mov esi, dword [r8 + 20]   ;    39.0 p2      59 s
        mov dword [rbx + 56], esi  ;    42.0 p3+p4   59 s
        mov esi, dword [r8 + 16]   ;    40.0 p2      59 s
        mov dword [rbx + 60], esi  ;    43.0 p3+p4   59 s
        mov esi, dword [r8 + 12]   ;    41.0 p2      59 s
        mov dword [rbx + 64], esi  ;    44.0 p3+p4   59 s
        mov esi, dword [r8 + 8]    ;    42.0 p2      59 s
        mov dword [rbx + 68], esi  ;    45.0 p3+p4   59 s
        mov esi, dword [r8]        ;    43.0 p2      59 s
        mov dword [rbx + 72], esi  ;    46.0 p3+p4   59 s
        mov esi, dword [r8 + 4]    ;    44.0 p2      59 s
        mov dword [rbx + 76], esi  ;    47.0 p3+p4   59 s
        mov r8d, dword [rbx + 80]  ;    45.0 p2      59 s
        shl r8, 4                  ;    48.0 p0      59 s
        add r8, qword [rbx - 120]  ;    49.0 p1+p2   59 s
        mov qword [rbx - 112], r8  ;    50.0 p3+p4   59 s
        cmp dword [rbx + 80], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 120]  ;                    resident
        mov r9, qword [rbx - 104]  ;                    resident
        align 16
.blocks_1:
        mov esi, dword [r8]        ;     0.0 p2      24 x[0]
        mov edi, dword [r8 + 8]    ;     1.0 p2      24 x[2]
        mov ebp, dword [r8 + 4]    ;     2.0 p2      24 x[1]
        mov r10d, dword [r8 + 12]  ;     3.0 p2      24 x[3]
        sub esi, dword [rbx - 96]  ;     4.0 p0+p2   25 x[0]
        sub edi, dword [rbx - 92]  ;     5.0 p1+p2   25 x[2]
        sub ebp, dword [rbx - 88]  ;     6.0 p5+p2   31 x[1]
        sub r10d, dword [rbx - 84] ;     7.0 p0+p2   32 x[3]
        lea r11d, [rsi*2]          ;     5.0 p0       3 t
        add r11d, 1                ;     6.0 p1       3 t
        mov r12d, esi              ;     5.0 p5       3 t copy
        imul r12d, r11d            ;     7.0 p1       3 t
        sub esi, dword [rbx - 80]  ;     8.0 p5+p2   31 x[0]
        rol r12d, 5                ;    10.0 p0       3 t
        lea r11d, [rdi*2]          ;     6.0 p0       3 u
        add r11d, 1                ;     7.0 p1       3 u
        mov r13d, edi              ;     6.0 p5       3 u copy
        imul r13d, r11d            ;     8.0 p1       3 u
        sub edi, dword [rbx - 76]  ;     9.0 p5+p2   32 x[2]
        rol r13d, 5                ;    11.0 p0       3 u
        mov ecx, r12d              ;    11.0 p1       3 t copy
        ror ebp, cl                ;    12.0 p5      31 x[1]
        mov r11d, ecx              ;    12.0 p0       3 t copy
        mov ecx, r13d              ;    12.0 p1       3 u copy
        ror r10d, cl               ;    13.0 p5      32 x[3]
        xor ebp, ecx               ;    13.0 p0      31 x[1]
        xor r11d, r10d             ;    14.0 p1      32 x[3]
        lea r10d, [rbp*2]          ;    14.0 p0       3 u
        add r10d, 1                ;    15.0 p5       3 u
        mov r12d, ebp              ;    14.0 p1       3 u copy
        imul r12d, r10d            ;    16.0 p1       3 u
        sub ebp, dword [rbx - 68]  ;    14.0 p5+p2   32 x[1]
        rol r12d, 5                ;    19.0 p0       3 u
        lea r10d, [r11*2]          ;    15.0 p0       3 t
        add r10d, 1                ;    16.0 p5       3 t
        mov r13d, r11d             ;    15.0 p1       3 t copy
        imul r13d, r10d            ;    17.0 p1       3 t
        sub r11d, dword [rbx - 72] ;    15.0 p5+p2   31 x[3]
        rol r13d, 5                ;    20.0 p0       3 t
        mov ecx, r12d              ;    20.0 p5       3 u copy
        ror edi, cl                ;    21.0 p0      32 x[2]
        mov r10d, ecx              ;    21.0 p1       3 u copy
        mov ecx, r13d              ;    21.0 p5       3 t copy
        ror esi, cl                ;    22.0 p0      31 x[0]
        xor r10d, esi              ;    23.0 p1      31 x[0]
        xor edi, ecx               ;    22.0 p5      32 x[2]
        lea esi, [rdi*2]           ;    23.0 p0       3 t
        add esi, 1                 ;    24.0 p1       3 t
        mov r12d, edi              ;    23.0 p5       3 t copy
        imul r12d, esi             ;    25.0 p1       3 t
        sub edi, dword [rbx - 64]  ;    23.0 p0+p2   31 x[2]
        rol r12d, 5                ;    28.0 p5       3 t
        lea esi, [r10*2]           ;    24.0 p0       3 u
        add esi, 1                 ;    25.0 p1       3 u
        mov r13d, r10d             ;    24.0 p5       3 u copy
        imul r13d, esi             ;    26.0 p1       3 u
        sub r10d, dword [rbx - 60] ;    24.0 p0+p2   32 x[0]
        rol r13d, 5                ;    29.0 p5       3 u
        mov ecx, r12d              ;    29.0 p1       3 t copy
        ror r11d, cl               ;    30.0 p0      31 x[3]
        mov esi, ecx               ;    30.0 p5       3 t copy
        mov ecx, r13d              ;    30.0 p1       3 u copy
        ror ebp, cl                ;    31.0 p0      32 x[1]
        xor r11d, ecx              ;    31.0 p5      31 x[3]
        xor esi, ebp               ;    32.0 p1      32 x[1]
        lea ebp, [r11*2]           ;    32.0 p0       3 u
        add ebp, 1                 ;    33.0 p5       3 u
        mov r12d, r11d             ;    32.0 p1       3 u copy
        imul r12d, ebp             ;    34.0 p1       3 u
        sub r11d, dword [rbx - 52] ;    32.0 p0+p2   32 x[3]
        rol r12d, 5                ;    37.0 p5       3 u
        lea ebp, [rsi*2]           ;    33.0 p0       3 t
        add ebp, 1                 ;    34.0 p5       3 t
        mov r13d, esi              ;    33.0 p1       3 t copy
        imul r13d, ebp             ;    35.0 p1       3 t
        sub esi, dword [rbx - 56]  ;    33.0 p0+p2   31 x[1]
        rol r13d, 5                ;    38.0 p5       3 t
        mov ecx, r12d              ;    38.0 p0       3 u copy
        ror r10d, cl               ;    39.0 p5      32 x[0]
        mov ebp, ecx               ;    39.0 p1       3 u copy
        mov ecx, r13d              ;    39.0 p0       3 t copy
        ror edi, cl                ;    40.0 p5      31 x[2]
        xor ebp, edi               ;    41.0 p1      31 x[2]
        xor r10d, ecx              ;    40.0 p0      32 x[0]
        lea edi, [r10*2]           ;    41.0 p0       3 t
        add edi, 1                 ;    42.0 p5       3 t
        mov r12d, r10d             ;    41.0 p1       3 t copy
        imul r12d, edi             ;    43.0 p1       3 t
        sub r10d, dword [rbx - 48] ;    41.0 p5+p2   31 x[0]
        rol r12d, 5                ;    46.0 p0       3 t
        lea edi, [rbp*2]           ;    42.0 p0       3 u
        add edi, 1                 ;    43.0 p5       3 u
        mov r13d, ebp              ;    42.0 p1       3 u copy
        imul r13d, edi             ;    44.0 p1       3 u
        sub ebp, dword [rbx - 44]  ;    42.0 p0+p2   32 x[2]
        rol r13d, 5                ;    47.0 p5       3 u
        mov ecx, r12d              ;    47.0 p0       3 t copy
        ror esi, cl                ;    48.0 p5      31 x[1]
        mov edi, ecx               ;    48.0 p1       3 t copy
        mov ecx, r13d              ;    48.0 p0       3 u copy
        ror r11d, cl               ;    49.0 p5      32 x[3]
        xor esi, ecx               ;    49.0 p1      31 x[1]
        xor edi, r11d              ;    50.0 p0      32 x[3]
        lea r11d, [rsi*2]          ;    50.0 p0       3 u
        add r11d, 1                ;    51.0 p5       3 u
        mov r12d, esi              ;    50.0 p1       3 u copy
        imul r12d, r11d            ;    52.0 p1       3 u
        sub esi, dword [rbx - 36]  ;    50.0 p5+p2   32 x[1]
        rol r12d, 5                ;    55.0 p0       3 u
        lea r11d, [rdi*2]          ;    51.0 p0       3 t
        add r11d, 1                ;    52.0 p5       3 t
        mov r13d, edi              ;    51.0 p1       3 t copy
        imul r13d, r11d            ;    53.0 p1       3 t
        sub edi, dword [rbx - 40]  ;    51.0 p0+p2   31 x[3]
        rol r13d, 5                ;    56.0 p5       3 t
        mov ecx, r12d              ;    56.0 p0       3 u copy
        ror ebp, cl                ;    57.0 p5      32 x[2]
        mov r11d, ecx              ;    57.0 p1       3 u copy
        mov ecx, r13d              ;    57.0 p0       3 t copy
        ror r10d, cl               ;    58.0 p5      31 x[0]
        xor r11d, r10d             ;    59.0 p1      31 x[0]
        xor ebp, ecx               ;    58.0 p0      32 x[2]
        lea r10d, [rbp*2]          ;    59.0 p0       3 t
        add r10d, 1                ;    60.0 p5       3 t
        mov r12d, ebp              ;    59.0 p1       3 t copy
        imul r12d, r10d            ;    61.0 p1       3 t
        sub ebp, dword [rbx - 32]  ;    59.0 p5+p2   31 x[2]
        rol r12d, 5                ;    64.0 p0       3 t
        lea r10d, [r11*2]          ;    60.0 p0       3 u
        add r10d, 1                ;    61.0 p5       3 u
        mov r13d, r11d             ;    60.0 p1       3 u copy
        imul r13d, r10d            ;    62.0 p1       3 u
        sub r11d, dword [rbx - 28] ;    60.0 p0+p2   32 x[0]
        rol r13d, 5                ;    65.0 p5       3 u
        mov ecx, r12d              ;    65.0 p0       3 t copy
        ror edi, cl                ;    66.0 p5      31 x[3]
        mov r10d, ecx              ;    66.0 p1       3 t copy
        mov ecx, r13d              ;    66.0 p0       3 u copy
        ror esi, cl                ;    67.0 p5      32 x[1]
        xor edi, ecx               ;    67.0 p1      31 x[3]
        xor r10d, esi              ;    68.0 p0      32 x[1]
        lea esi, [rdi*2]           ;    68.0 p0       3 u
        add esi, 1                 ;    69.0 p5       3 u
        mov r12d, edi              ;    68.0 p1       3 u copy
        imul r12d, esi             ;    70.0 p1       3 u
        sub edi, dword [rbx - 20]  ;    68.0 p5+p2   32 x[3]
        rol r12d, 5                ;    73.0 p0       3 u
        lea esi, [r10*2]           ;    69.0 p0       3 t
        add esi, 1                 ;    70.0 p5       3 t
        mov r13d, r10d             ;    69.0 p1       3 t copy
        imul r13d, esi             ;    71.0 p1       3 t
        sub r10d, dword [rbx - 24] ;    69.0 p0+p2   31 x[1]
        rol r13d, 5                ;    74.0 p5       3 t
        mov ecx, r12d              ;    74.0 p0       3 u copy
        ror r11d, cl               ;    75.0 p5      32 x[0]
        mov esi, ecx               ;    75.0 p1       3 u copy
        mov ecx, r13d              ;    75.0 p0       3 t copy
        ror ebp, cl                ;    76.0 p5      31 x[2]
        xor esi, ebp               ;    77.0 p1      31 x[2]
        xor r11d, ecx              ;    76.0 p0      32 x[0]
        lea ebp, [r11*2]           ;    77.0 p0       3 t
        add ebp, 1                 ;    78.0 p5       3 t
        mov r12d, r11d             ;    77.0 p1       3 t copy
        imul r12d, ebp             ;    79.0 p1       3 t
        sub r11d, dword [rbx - 16] ;    77.0 p5+p2   31 x[0]
        rol r12d, 5                ;    82.0 p0       3 t
        lea ebp, [rsi*2]           ;    78.0 p0       3 u
        add ebp, 1                 ;    79.0 p5       3 u
        mov r13d, esi              ;    78.0 p1       3 u copy
        imul r13d, ebp             ;    80.0 p1       3 u
        sub esi, dword [rbx - 12]  ;    78.0 p0+p2   32 x[2]
        rol r13d, 5                ;    83.0 p5       3 u
        mov ecx, r12d              ;    83.0 p0       3 t copy
        ror r10d, cl               ;    84.0 p5      31 x[1]
        mov ebp, ecx               ;    84.0 p1       3 t copy
        mov ecx, r13d              ;    84.0 p0       3 u copy
        ror edi, cl                ;    85.0 p5      32 x[3]
        xor r10d, ecx              ;    85.0 p1      31 x[1]
        xor ebp, edi               ;    86.0 p0      32 x[3]
        lea edi, [r10*2]           ;    86.0 p0       3 u
        add edi, 1                 ;    87.0 p5       3 u
        mov r12d, r10d             ;    86.0 p1       3 u copy
        imul r12d, edi             ;    88.0 p1       3 u
        sub r10d, dword [rbx - 4]  ;    86.0 p5+p2   32 x[1]
        rol r12d, 5                ;    91.0 p0       3 u
        lea edi, [rbp*2]           ;    87.0 p0       3 t
        add edi, 1                 ;    88.0 p5       3 t
        mov r13d, ebp              ;    87.0 p1       3 t copy
        imul r13d, edi             ;    89.0 p1       3 t
        sub ebp, dword [rbx - 8]   ;    87.0 p0+p2   31 x[3]
        rol r13d, 5                ;    92.0 p5       3 t
        mov ecx, r12d              ;    92.0 p0       3 u copy
        ror esi, cl                ;    93.0 p5      32 x[2]
        mov edi, ecx               ;    93.0 p1       3 u copy
        mov ecx, r13d              ;    93.0 p0       3 t copy
        ror r11d, cl               ;    94.0 p5      31 x[0]
        xor edi, r11d              ;    95.0 p1      31 x[0]
        xor esi, ecx               ;    94.0 p0      32 x[2]
        lea r11d, [rsi*2]          ;    95.0 p0       3 t
        add r11d, 1                ;    96.0 p5       3 t
        mov r12d, esi              ;    95.0 p1       3 t copy
        imul r12d, r11d            ;    97.0 p1       3 t
        sub esi, dword [rbx + 0]   ;    95.0 p5+p2   31 x[2]
        rol r12d, 5                ;   100.0 p0       3 t
        lea r11d, [rdi*2]          ;    96.0 p0       3 u
        add r11d, 1                ;    97.0 p5       3 u
        mov r13d, edi              ;    96.0 p1       3 u copy
        imul r13d, r11d            ;    98.0 p1       3 u
        sub edi, dword [rbx + 4]   ;    96.0 p0+p2   32 x[0]
        rol r13d, 5                ;   101.0 p5       3 u
        mov ecx, r12d              ;   101.0 p0       3 t copy
        ror ebp, cl                ;   102.0 p5      31 x[3]
        mov r11d, ecx              ;   102.0 p1       3 t copy
        mov ecx, r13d              ;   102.0 p0       3 u copy
        ror r10d, cl               ;   103.0 p5      32 x[1]
        xor ebp, ecx               ;   103.0 p1      31 x[3]
        xor r11d, r10d             ;   104.0 p0      32 x[1]
        lea r10d, [rbp*2]          ;   104.0 p0       3 u
        add r10d, 1                ;   105.0 p5       3 u
        mov r12d, ebp              ;   104.0 p1       3 u copy
        imul r12d, r10d            ;   106.0 p1       3 u
        sub ebp, dword [rbx + 12]  ;   104.0 p5+p2   32 x[3]
        rol r12d, 5                ;   109.0 p0       3 u
        lea r10d, [r11*2]          ;   105.0 p0       3 t
        add r10d, 1                ;   106.0 p5       3 t
        mov r13d, r11d             ;   105.0 p1       3 t copy
        imul r13d, r10d            ;   107.0 p1       3 t
        sub r11d, dword [rbx + 8]  ;   105.0 p0+p2   31 x[1]
        rol r13d, 5                ;   110.0 p5       3 t
        mov ecx, r12d              ;   110.0 p0       3 u copy
        ror edi, cl                ;   111.0 p5      32 x[0]
        mov r10d, ecx              ;   111.0 p1       3 u copy
        mov ecx, r13d              ;   111.0 p0       3 t copy
        ror esi, cl                ;   112.0 p5      31 x[2]
        xor r10d, esi              ;   113.0 p1      31 x[2]
        xor edi, ecx               ;   112.0 p0      32 x[0]
        lea esi, [rdi*2]           ;   113.0 p0       3 t
        add esi, 1                 ;   114.0 p5       3 t
        mov r12d, edi              ;   113.0 p1       3 t copy
        imul r12d, esi             ;   115.0 p1       3 t
        sub edi, dword [rbx + 16]  ;   113.0 p5+p2   31 x[0]
        rol r12d, 5                ;   118.0 p0       3 t
        lea esi, [r10*2]           ;   114.0 p0       3 u
        add esi, 1                 ;   115.0 p5       3 u
        mov r13d, r10d             ;   114.0 p1       3 u copy
        imul r13d, esi             ;   116.0 p1       3 u
        sub r10d, dword [rbx + 20] ;   114.0 p0+p2   32 x[2]
        rol r13d, 5                ;   119.0 p5       3 u
        mov ecx, r12d              ;   119.0 p0       3 t copy
        ror r11d, cl               ;   120.0 p5      31 x[1]
        mov esi, ecx               ;   120.0 p1       3 t copy
        mov ecx, r13d              ;   120.0 p0       3 u copy
        ror ebp, cl                ;   121.0 p5      32 x[3]
        xor r11d, ecx              ;   121.0 p1      31 x[1]
        xor esi, ebp               ;   122.0 p0      32 x[3]
        lea ebp, [r11*2]           ;   122.0 p0       3 u
        add ebp, 1                 ;   123.0 p5       3 u
        mov r12d, r11d             ;   122.0 p1       3 u copy
        imul r12d, ebp             ;   124.0 p1       3 u
        sub r11d, dword [rbx + 28] ;   122.0 p5+p2   32 x[1]
        rol r12d, 5                ;   127.0 p0       3 u
        lea ebp, [rsi*2]           ;   123.0 p0       3 t
        add ebp, 1                 ;   124.0 p5       3 t
        mov r13d, esi              ;   123.0 p1       3 t copy
        imul r13d, ebp             ;   125.0 p1       3 t
        sub esi, dword [rbx + 24]  ;   123.0 p0+p2   31 x[3]
        rol r13d, 5                ;   128.0 p5       3 t
        mov ecx, r12d              ;   128.0 p0       3 u copy
        ror r10d, cl               ;   129.0 p5      32 x[2]
        mov ebp, ecx               ;   129.0 p1       3 u copy
        mov ecx, r13d              ;   129.0 p0       3 t copy
        ror edi, cl                ;   130.0 p5      31 x[0]
        xor ebp, edi               ;   131.0 p1      31 x[0]
        xor r10d, ecx              ;   130.0 p0      32 x[2]
        lea edi, [r10*2]           ;   131.0 p0       3 t
        add edi, 1                 ;   132.0 p5       3 t
        mov r12d, r10d             ;   131.0 p1       3 t copy
        imul r12d, edi             ;   133.0 p1       3 t
        sub r10d, dword [rbx + 32] ;   131.0 p5+p2   31 x[2]
        rol r12d, 5                ;   136.0 p0       3 t
        lea edi, [rbp*2]           ;   132.0 p0       3 u
        add edi, 1                 ;   133.0 p5       3 u
        mov r13d, ebp              ;   132.0 p1       3 u copy
        imul r13d, edi             ;   134.0 p1       3 u
        sub ebp, dword [rbx + 36]  ;   132.0 p0+p2   32 x[0]
        rol r13d, 5                ;   137.0 p5       3 u
        mov ecx, r12d              ;   137.0 p0       3 t copy
        ror esi, cl                ;   138.0 p5      31 x[3]
        mov edi, ecx               ;   138.0 p1       3 t copy
        mov ecx, r13d              ;   138.0 p0       3 u copy
        ror r11d, cl               ;   139.0 p5      32 x[1]
        xor esi, ecx               ;   139.0 p1      31 x[3]
        xor edi, r11d              ;   140.0 p0      32 x[1]
        lea r11d, [rsi*2]          ;   140.0 p0       3 u
        add r11d, 1                ;   141.0 p5       3 u
        mov r12d, esi              ;   140.0 p1       3 u copy
        imul r12d, r11d            ;   142.0 p1       3 u
        sub esi, dword [rbx + 44]  ;   140.0 p5+p2   32 x[3]
        rol r12d, 5                ;   145.0 p0       3 u
        lea r11d, [rdi*2]          ;   141.0 p0       3 t
        add r11d, 1                ;   142.0 p5       3 t
        mov r13d, edi              ;   141.0 p1       3 t copy
        imul r13d, r11d            ;   143.0 p1       3 t
        sub edi, dword [rbx + 40]  ;   141.0 p0+p2   31 x[1]
        rol r13d, 5                ;   146.0 p5       3 t
        mov ecx, r12d              ;   146.0 p0       3 u copy
        ror ebp, cl                ;   147.0 p5      32 x[0]
        mov r11d, ecx              ;   147.0 p1       3 u copy
        mov ecx, r13d              ;   147.0 p0       3 t copy
        ror r10d, cl               ;   148.0 p5      31 x[2]
        xor r11d, r10d             ;   149.0 p1      31 x[2]
        xor ebp, ecx               ;   148.0 p0      32 x[0]
        lea r10d, [rbp*2]          ;   149.0 p0       3 t
        add r10d, 1                ;   150.0 p5       3 t
        mov r12d, ebp              ;   149.0 p1       3 t copy
        imul r12d, r10d            ;   151.0 p1       3 t
        sub ebp, dword [rbx + 48]  ;   149.0 p5+p2   31 x[0]
        rol r12d, 5                ;   154.0 p0       3 t
        lea r10d, [r11*2]          ;   150.0 p0       3 u
        add r10d, 1                ;   151.0 p5       3 u
        mov r13d, r11d             ;   150.0 p1       3 u copy
        imul r13d, r10d            ;   152.0 p1       3 u
        sub r11d, dword [rbx + 52] ;   150.0 p0+p2   32 x[2]
        rol r13d, 5                ;   155.0 p5       3 u
        mov ecx, r12d              ;   155.0 p0       3 t copy
        ror edi, cl                ;   156.0 p5      31 x[1]
        mov r10d, ecx              ;   156.0 p1       3 t copy
        mov ecx, r13d              ;   156.0 p0       3 u copy
        ror esi, cl                ;   157.0 p5      32 x[3]
        xor edi, ecx               ;   157.0 p1      31 x[1]
        xor r10d, esi              ;   158.0 p0      32 x[3]
        lea esi, [rdi*2]           ;   158.0 p0       3 u
        add esi, 1                 ;   159.0 p5       3 u
        mov r12d, edi              ;   158.0 p1       3 u copy
        imul r12d, esi             ;   160.0 p1       3 u
        sub edi, dword [rbx + 60]  ;   158.0 p5+p2   32 x[1]
        rol r12d, 5                ;   163.0 p0       3 u
        lea esi, [r10*2]           ;   159.0 p0       3 t
        add esi, 1                 ;   160.0 p5       3 t
        mov r13d, r10d             ;   159.0 p1       3 t copy
        imul r13d, esi             ;   161.0 p1       3 t
        sub r10d, dword [rbx + 56] ;   159.0 p0+p2   31 x[3]
        rol r13d, 5                ;   164.0 p5       3 t
        mov ecx, r12d              ;   164.0 p0       3 u copy
        ror r11d, cl               ;   165.0 p5      32 x[2]
        mov esi, ecx               ;   165.0 p1       3 u copy
        mov ecx, r13d              ;   165.0 p0       3 t copy
        ror ebp, cl                ;   166.0 p5      31 x[0]
        xor esi, ebp               ;   167.0 p1      31 x[0]
        xor r11d, ecx              ;   166.0 p0      32 x[2]
        lea ebp, [r11*2]           ;   167.0 p0       3 t
        add ebp, 1                 ;   168.0 p5       3 t
        mov r12d, r11d             ;   167.0 p1       3 t copy
        imul r12d, ebp             ;   169.0 p1       3 t
        sub r11d, dword [rbx + 64] ;   167.0 p5+p2   31 x[2]
        rol r12d, 5                ;   172.0 p0       3 t
        lea ebp, [rsi*2]           ;   168.0 p0       3 u
        add ebp, 1                 ;   169.0 p5       3 u
        mov r13d, esi              ;   168.0 p1       3 u copy
        imul r13d, ebp             ;   170.0 p1       3 u
        sub esi, dword [rbx + 68]  ;   168.0 p0+p2   32 x[0]
        rol r13d, 5                ;   173.0 p5       3 u
        mov ecx, r12d              ;   173.0 p0       3 t copy
        ror r10d, cl               ;   174.0 p5      31 x[3]
        mov ebp, ecx               ;   174.0 p1       3 t copy
        mov ecx, r13d              ;   174.0 p0       3 u copy
        ror edi, cl                ;   175.0 p5      32 x[1]
        xor r10d, ecx              ;   175.0 p1      31 x[3]
        xor ebp, edi               ;   176.0 p0      32 x[1]
        lea edi, [r10*2]           ;   176.0 p0       3 u
        add edi, 1                 ;   177.0 p5       3 u
        mov r12d, r10d             ;   176.0 p1       3 u copy
        imul r12d, edi             ;   178.0 p1       3 u
        sub r10d, dword [rbx + 76] ;   176.0 p5+p2   35 x[3]
        mov dword [r9 + 12], r10d  ;   177.0 p3+p4   36 dst
        rol r12d, 5                ;   181.0 p0       3 u
        lea edi, [rbp*2]           ;   177.0 p0       3 t
        add edi, 1                 ;   178.0 p5       3 t
        mov r10d, ebp              ;   177.0 p1       3 t copy
        imul r10d, edi             ;   179.0 p1       3 t
        sub ebp, dword [rbx + 72]  ;   177.0 p0+p2   35 x[1]
        mov dword [r9 + 4], ebp    ;   178.0 p3+p4   36 dst
        rol r10d, 5                ;   182.0 p5       3 t
        mov ecx, r12d              ;   182.0 p0       3 u copy
        ror esi, cl                ;   183.0 p5      32 x[0]
        mov edi, ecx               ;   183.0 p1       3 u copy
        mov ecx, r10d              ;   183.0 p0       3 t copy
        ror r11d, cl               ;   184.0 p5      31 x[2]
        xor edi, r11d              ;   185.0 p1      31 x[2]
        xor esi, ecx               ;   184.0 p0      32 x[0]
        mov dword [r9], esi        ;   185.0 p3+p4   36 dst
        mov dword [r9 + 8], edi    ;   186.0 p3+p4   36 dst
        add r9, 0x10               ;   178.0 p5      59 blocks
        add r8, 0x10               ;   178.2 p1      59 blocks
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
