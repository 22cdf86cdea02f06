; rc6_decrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_decrypt --cpu golden-cove
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
;   body: 93 uops, planned 23.3; bounds: width 15.5, ports 22.5, path 5.0
;   blocks: 442 uops, planned 186.2; bounds: width 73.7, ports 65.2, path 146.0
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
        mov esi, dword [r8 + 168]  ;     5.0 p3      59 s
        mov dword [rbx - 96], esi  ;    10.0 p7+p4   59 s
        mov esi, dword [r8 + 172]  ;     5.0 p10     59 s
        mov dword [rbx - 92], esi  ;    10.0 p8+p9   59 s
        mov esi, dword [r8 + 164]  ;     5.0 p2      59 s
        mov dword [rbx - 88], esi  ;    10.0 p7+p4   59 s
        mov esi, dword [r8 + 160]  ;     5.0 p3      59 s
        mov dword [rbx - 84], esi  ;    10.0 p8+p9   59 s
        mov esi, dword [r8 + 156]  ;     5.0 p10     59 s
        mov dword [rbx - 80], esi  ;    10.0 p7+p4   59 s
        mov esi, dword [r8 + 152]  ;     5.0 p2      59 s
        mov dword [rbx - 76], esi  ;    10.0 p8+p9   59 s
        mov esi, dword [r8 + 148]  ;     5.0 p3      59 s
        mov dword [rbx - 72], esi  ;    10.0 p7+p4   59 s
        mov esi, dword [r8 + 144]  ;     5.0 p10     59 s
        mov dword [rbx - 68], esi  ;    10.0 p8+p9   59 s
        mov esi, dword [r8 + 140]  ;     5.0 p2      59 s
        mov dword [rbx - 64], esi  ;    10.0 p7+p4   59 s
        mov esi, dword [r8 + 136]  ;     5.0 p3      59 s
        mov dword [rbx - 60], esi  ;    10.0 p8+p9   59 s
        mov esi, dword [r8 + 132]  ;     5.0 p10     59 s
        mov dword [rbx - 56], esi  ;    10.0 p7+p4   59 s
        mov esi, dword [r8 + 128]  ;     5.0 p2      59 s
        mov dword [rbx - 52], esi  ;    10.0 p8+p9   59 s
        mov esi, dword [r8 + 124]  ;     5.0 p3      59 s
        mov dword [rbx - 48], esi  ;    10.0 p7+p4   59 s
        mov esi, dword [r8 + 120]  ;     5.0 p10     59 s
        mov dword [rbx - 44], esi  ;    10.0 p8+p9   59 s
        mov esi, dword [r8 + 116]  ;     5.0 p2      59 s
        mov dword [rbx - 40], esi  ;    10.0 p7+p4   59 s
        mov esi, dword [r8 + 112]  ;     5.2 p3      59 s
        mov dword [rbx - 36], esi  ;    10.2 p8+p9   59 s
        mov esi, dword [r8 + 108]  ;     5.5 p10     59 s
        mov dword [rbx - 32], esi  ;    10.5 p7+p4   59 s
        mov esi, dword [r8 + 104]  ;     6.0 p2      59 s
        mov dword [rbx - 28], esi  ;    11.0 p8+p9   59 s
        mov esi, dword [r8 + 100]  ;     6.2 p3      59 s
        mov dword [rbx - 24], esi  ;    11.2 p7+p4   59 s
        mov esi, dword [r8 + 96]   ;     6.5 p10     59 s
        mov dword [rbx - 20], esi  ;    11.5 p8+p9   59 s
        mov esi, dword [r8 + 92]   ;     7.0 p2      59 s
        mov dword [rbx - 16], esi  ;    12.0 p7+p4   59 s
        mov esi, dword [r8 + 88]   ;     7.2 p3      59 s
        mov dword [rbx - 12], esi  ;    12.2 p8+p9   59 s
        mov esi, dword [r8 + 84]   ;     7.5 p10     59 s
        mov dword [rbx - 8], esi   ;    12.5 p7+p4   59 s
        mov esi, dword [r8 + 80]   ;     8.0 p2      59 s
        mov dword [rbx - 4], esi   ;    13.0 p8+p9   59 s
        mov esi, dword [r8 + 76]   ;     8.2 p3      59 s
        mov dword [rbx + 0], esi   ;    13.2 p7+p4   59 s
        mov esi, dword [r8 + 72]   ;     8.5 p10     59 s
        mov dword [rbx + 4], esi   ;    13.5 p8+p9   59 s
        mov esi, dword [r8 + 68]   ;     9.0 p2      59 s
        mov dword [rbx + 8], esi   ;    14.0 p7+p4   59 s
        mov esi, dword [r8 + 64]   ;     9.2 p3      59 s
        mov dword [rbx + 12], esi  ;    14.2 p8+p9   59 s
        mov esi, dword [r8 + 60]   ;     9.5 p10     59 s
        mov dword [rbx + 16], esi  ;    14.5 p7+p4   59 s
        mov esi, dword [r8 + 56]   ;    10.0 p2      59 s
        mov dword [rbx + 20], esi  ;    15.0 p8+p9   59 s
        mov esi, dword [r8 + 52]   ;    10.2 p3      59 s
        mov dword [rbx + 24], esi  ;    15.3 p7+p4   59 s
        mov esi, dword [r8 + 48]   ;    10.5 p10     59 s
        mov dword [rbx + 28], esi  ;    15.7 p8+p9   59 s
        mov esi, dword [r8 + 44]   ;    11.0 p2      59 s
        mov dword [rbx + 32], esi  ;    16.3 p7+p4   59 s
        mov esi, dword [r8 + 40]   ;    11.2 p3      59 s
        mov dword [rbx + 36], esi  ;    16.7 p8+p9   59 s
        mov esi, dword [r8 + 36]   ;    11.5 p10     59 s
        mov dword [rbx + 40], esi  ;    17.3 p7+p4   59 s
        mov esi, dword [r8 + 32]   ;    12.0 p2      59 s
        mov dword [rbx + 44], esi  ;    17.7 p8+p9   59 s
        mov esi, dword [r8 + 28]   ;    12.2 p3      59 s
        mov dword [rbx + 48], esi  ;    18.3 p7+p4   59 s
        mov esi, dword [r8 + 24]   ;    12.5 p10     59 s
        mov dword [rbx + 52], esi  ;    18.7 p8+p9   59 s
        mov esi, dword [r8 + 20]   ;    13.0 p2      59 s
        mov dword [rbx + 56], esi  ;    19.3 p7+p4   59 s
        mov esi, dword [r8 + 16]   ;    13.2 p3      59 s
        mov dword [rbx + 60], esi  ;    19.7 p8+p9   59 s
        mov esi, dword [r8 + 12]   ;    13.5 p10     59 s
        mov dword [rbx + 64], esi  ;    20.3 p7+p4   59 s
        mov esi, dword [r8 + 8]    ;    14.0 p2      59 s
        mov dword [rbx + 68], esi  ;    20.7 p8+p9   59 s
        mov esi, dword [r8]        ;    14.2 p3      59 s
        mov dword [rbx + 72], esi  ;    21.3 p7+p4   59 s
        mov esi, dword [r8 + 4]    ;    14.5 p10     59 s
        mov dword [rbx + 76], esi  ;    21.7 p8+p9   59 s
        mov r8d, dword [rbx + 80]  ;    15.0 p2      59 s
        shl r8, 4                  ;    20.0 p0      59 s
        add r8, qword [rbx - 120]  ;    21.0 p1+p3   59 s
        mov qword [rbx - 112], r8  ;    22.3 p7+p4   59 s
        cmp dword [rbx + 80], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 120]  ;                    resident
        align 16
.blocks_1:
        mov esi, dword [r8]        ;     0.0 p2      24 x[0]
        mov edi, dword [r8 + 8]    ;     0.2 p3      24 x[2]
        sub esi, dword [rbx - 96]  ;     5.0 p0+p10   25 x[0]
        mov ebp, dword [r8 + 4]    ;     1.0 p2      24 x[1]
        mov r9d, dword [r8 + 12]   ;     1.2 p3      24 x[3]
        lea r10d, [rsi*2]          ;     6.0 p5       3 t
        sub edi, dword [rbx - 92]  ;     5.2 p1+p10   25 x[2]
        lea r11d, [rdi*2]          ;     6.2 p6       3 u
        sub ebp, dword [rbx - 88]  ;     6.0 p11+p2   31 x[1]
        sub r9d, dword [rbx - 84]  ;     6.2 p0+p3   32 x[3]
        mov r12d, esi              ;     6.0         31 x[0] copy
        sub r12d, dword [rbx - 80] ;     6.0 p5+p10   31 x[0]
        mov r13d, edi              ;     6.2         32 x[2] copy
        sub r13d, dword [rbx - 76] ;     6.2 p1+p2   32 x[2]
        add r10d, 1                ;     8.0 p6       3 t
        imul esi, r10d             ;     9.0 p1       3 t
        ror esi, 0x1b              ;    12.0 p0       3 t
        mov ecx, esi               ;    13.0          3 t copy
        ror ebp, cl                ;    13.0 p6+p0   31 x[1]
        add r11d, 1                ;     8.2 p11      3 u
        imul edi, r11d             ;     9.2 p1       3 u
        ror edi, 0x1b              ;    12.2 p6       3 u
        mov esi, ecx               ;    13.0         32 x[3] copy
        mov ecx, edi               ;    13.2          3 u copy
        ror r9d, cl                ;    13.2 p0+p6   32 x[3]
        xor ebp, ecx               ;    14.0 p5      31 x[1]
        xor esi, r9d               ;    14.2 p11     32 x[3]
        lea edi, [rsi*2]           ;    15.2 p5       3 t
        lea r9d, [rbp*2]           ;    15.0 p0       3 u
        mov r10d, esi              ;    15.2         31 x[3] copy
        sub r10d, dword [rbx - 72] ;    15.2 p1+p3   31 x[3]
        mov r11d, ebp              ;    15.0         32 x[1] copy
        sub r11d, dword [rbx - 68] ;    15.0 p11+p10   32 x[1]
        add edi, 1                 ;    17.2 p1       3 t
        imul esi, edi              ;    18.2 p1       3 t
        ror esi, 0x1b              ;    21.2 p6       3 t
        mov ecx, esi               ;    22.2          3 t copy
        ror r12d, cl               ;    22.2 p0+p6   31 x[0]
        add r9d, 1                 ;    17.0 p5       3 u
        imul ebp, r9d              ;    18.0 p1       3 u
        ror ebp, 0x1b              ;    21.0 p0       3 u
        mov esi, ecx               ;    22.2         32 x[2] copy
        mov ecx, ebp               ;    22.0          3 u copy
        ror r13d, cl               ;    22.0 p6+p0   32 x[2]
        xor r12d, ecx              ;    23.2 p11     31 x[0]
        xor esi, r13d              ;    23.0 p5      32 x[2]
        lea edi, [rsi*2]           ;    24.0 p5       3 t
        lea ebp, [r12*2]           ;    24.2 p6       3 u
        mov r9d, esi               ;    24.0         31 x[2] copy
        sub r9d, dword [rbx - 64]  ;    24.0 p11+p2   31 x[2]
        mov r13d, r12d             ;    24.2         32 x[0] copy
        sub r13d, dword [rbx - 60] ;    24.2 p1+p3   32 x[0]
        add edi, 1                 ;    26.0 p0       3 t
        imul esi, edi              ;    27.0 p1       3 t
        ror esi, 0x1b              ;    30.0 p6       3 t
        mov ecx, esi               ;    31.0          3 t copy
        ror r10d, cl               ;    31.0 p0+p6   31 x[3]
        add ebp, 1                 ;    26.2 p11      3 u
        imul r12d, ebp             ;    27.2 p1       3 u
        ror r12d, 0x1b             ;    30.2 p0       3 u
        mov esi, ecx               ;    31.0         32 x[1] copy
        mov ecx, r12d              ;    31.2          3 u copy
        ror r11d, cl               ;    31.2 p6+p0   32 x[1]
        xor r10d, ecx              ;    32.0 p5      31 x[3]
        xor esi, r11d              ;    32.2 p11     32 x[1]
        lea edi, [rsi*2]           ;    33.2 p5       3 t
        lea ebp, [r10*2]           ;    33.0 p6       3 u
        mov r11d, esi              ;    33.2         31 x[1] copy
        sub r11d, dword [rbx - 56] ;    33.2 p1+p10   31 x[1]
        mov r12d, r10d             ;    33.0         32 x[3] copy
        sub r12d, dword [rbx - 52] ;    33.0 p11+p2   32 x[3]
        add edi, 1                 ;    35.2 p1       3 t
        imul esi, edi              ;    36.2 p1       3 t
        ror esi, 0x1b              ;    39.2 p0       3 t
        mov ecx, esi               ;    40.2          3 t copy
        ror r9d, cl                ;    40.2 p6+p0   31 x[2]
        add ebp, 1                 ;    35.0 p5       3 u
        imul r10d, ebp             ;    36.0 p1       3 u
        ror r10d, 0x1b             ;    39.0 p6       3 u
        mov esi, ecx               ;    40.2         32 x[0] copy
        mov ecx, r10d              ;    40.0          3 u copy
        ror r13d, cl               ;    40.0 p0+p6   32 x[0]
        xor r9d, ecx               ;    41.2 p11     31 x[2]
        xor esi, r13d              ;    41.0 p5      32 x[0]
        lea edi, [rsi*2]           ;    42.0 p5       3 t
        lea ebp, [r9*2]            ;    42.2 p0       3 u
        mov r10d, esi              ;    42.0         31 x[0] copy
        sub r10d, dword [rbx - 48] ;    42.0 p11+p3   31 x[0]
        mov r13d, r9d              ;    42.2         32 x[2] copy
        sub r13d, dword [rbx - 44] ;    42.2 p1+p10   32 x[2]
        add edi, 1                 ;    44.0 p11      3 t
        imul esi, edi              ;    45.0 p1       3 t
        ror esi, 0x1b              ;    48.0 p6       3 t
        mov ecx, esi               ;    49.0          3 t copy
        ror r11d, cl               ;    49.0 p0+p6   31 x[1]
        add ebp, 1                 ;    44.2 p5       3 u
        imul r9d, ebp              ;    45.2 p1       3 u
        ror r9d, 0x1b              ;    48.2 p0       3 u
        mov esi, ecx               ;    49.0         32 x[3] copy
        mov ecx, r9d               ;    49.2          3 u copy
        ror r12d, cl               ;    49.2 p6+p0   32 x[3]
        xor r11d, ecx              ;    50.0 p11     31 x[1]
        xor esi, r12d              ;    50.2 p5      32 x[3]
        lea edi, [rsi*2]           ;    51.2 p5       3 t
        lea ebp, [r11*2]           ;    51.0 p6       3 u
        add edi, 1                 ;    53.2 p1       3 t
        mov r9d, esi               ;    51.2          3 t copy
        imul r9d, edi              ;    54.2 p1       3 t
        ror r9d, 0x1b              ;    57.2 p0       3 t
        mov ecx, r9d               ;    58.2          3 t copy
        ror r10d, cl               ;    58.2 p6+p0   31 x[0]
        sub esi, dword [rbx - 40]  ;    51.2 p11+p2   31 x[3]
        add ebp, 1                 ;    53.0 p5       3 u
        mov edi, r11d              ;    51.0          3 u copy
        imul edi, ebp              ;    54.0 p1       3 u
        ror edi, 0x1b              ;    57.0 p6       3 u
        mov ebp, ecx               ;    58.2         32 x[2] copy
        mov ecx, edi               ;    58.0          3 u copy
        ror r13d, cl               ;    58.0 p0+p6   32 x[2]
        xor r10d, ecx              ;    59.2 p11     31 x[0]
        xor ebp, r13d              ;    59.0 p5      32 x[2]
        lea edi, [rbp*2]           ;    60.0 p5       3 t
        lea r9d, [r10*2]           ;    60.2 p0       3 u
        sub r11d, dword [rbx - 36] ;    51.0 p1+p3   32 x[1]
        add edi, 1                 ;    62.0 p11      3 t
        mov r12d, ebp              ;    60.0          3 t copy
        imul r12d, edi             ;    63.0 p1       3 t
        ror r12d, 0x1b             ;    66.0 p6       3 t
        mov ecx, r12d              ;    67.0          3 t copy
        ror esi, cl                ;    67.0 p0+p6   31 x[3]
        sub ebp, dword [rbx - 32]  ;    60.0 p11+p10   31 x[2]
        add r9d, 1                 ;    62.2 p5       3 u
        mov edi, r10d              ;    60.2          3 u copy
        imul edi, r9d              ;    63.2 p1       3 u
        ror edi, 0x1b              ;    66.2 p0       3 u
        mov r9d, ecx               ;    67.0         32 x[1] copy
        mov ecx, edi               ;    67.2          3 u copy
        ror r11d, cl               ;    67.2 p6+p0   32 x[1]
        xor esi, ecx               ;    68.0 p11     31 x[3]
        xor r9d, r11d              ;    68.2 p5      32 x[1]
        lea edi, [r9*2]            ;    69.2 p5       3 t
        lea r11d, [rsi*2]          ;    69.0 p6       3 u
        sub r10d, dword [rbx - 28] ;    60.2 p1+p2   32 x[0]
        add edi, 1                 ;    71.2 p11      3 t
        mov r12d, r9d              ;    69.2          3 t copy
        imul r12d, edi             ;    72.2 p1       3 t
        ror r12d, 0x1b             ;    75.2 p0       3 t
        mov ecx, r12d              ;    76.2          3 t copy
        ror ebp, cl                ;    76.2 p6+p0   31 x[2]
        sub r9d, dword [rbx - 24]  ;    69.2 p11+p3   31 x[1]
        add r11d, 1                ;    71.0 p5       3 u
        mov edi, esi               ;    69.0          3 u copy
        imul edi, r11d             ;    72.0 p1       3 u
        ror edi, 0x1b              ;    75.0 p6       3 u
        mov r11d, ecx              ;    76.2         32 x[0] copy
        mov ecx, edi               ;    76.0          3 u copy
        ror r10d, cl               ;    76.0 p0+p6   32 x[0]
        xor ebp, ecx               ;    77.2 p11     31 x[2]
        xor r11d, r10d             ;    77.0 p5      32 x[0]
        lea edi, [r11*2]           ;    78.0 p5       3 t
        lea r10d, [rbp*2]          ;    78.2 p0       3 u
        sub esi, dword [rbx - 20]  ;    69.0 p1+p10   32 x[3]
        add edi, 1                 ;    80.0 p11      3 t
        mov r12d, r11d             ;    78.0          3 t copy
        imul r12d, edi             ;    81.0 p1       3 t
        ror r12d, 0x1b             ;    84.0 p6       3 t
        mov ecx, r12d              ;    85.0          3 t copy
        ror r9d, cl                ;    85.0 p0+p6   31 x[1]
        sub r11d, dword [rbx - 16] ;    78.0 p11+p2   31 x[0]
        add r10d, 1                ;    80.2 p5       3 u
        mov edi, ebp               ;    78.2          3 u copy
        imul edi, r10d             ;    81.2 p1       3 u
        ror edi, 0x1b              ;    84.2 p0       3 u
        mov r10d, ecx              ;    85.0         32 x[3] copy
        mov ecx, edi               ;    85.2          3 u copy
        ror esi, cl                ;    85.2 p6+p0   32 x[3]
        xor r9d, ecx               ;    86.0 p11     31 x[1]
        xor r10d, esi              ;    86.2 p5      32 x[3]
        lea esi, [r10*2]           ;    87.2 p5       3 t
        lea edi, [r9*2]            ;    87.0 p6       3 u
        sub ebp, dword [rbx - 12]  ;    78.2 p1+p3   32 x[2]
        add esi, 1                 ;    89.2 p11      3 t
        mov r12d, r10d             ;    87.2          3 t copy
        imul r12d, esi             ;    90.2 p1       3 t
        ror r12d, 0x1b             ;    93.2 p0       3 t
        mov ecx, r12d              ;    94.2          3 t copy
        ror r11d, cl               ;    94.2 p6+p0   31 x[0]
        sub r10d, dword [rbx - 8]  ;    87.2 p11+p10   31 x[3]
        add edi, 1                 ;    89.0 p5       3 u
        mov esi, r9d               ;    87.0          3 u copy
        imul esi, edi              ;    90.0 p1       3 u
        ror esi, 0x1b              ;    93.0 p6       3 u
        mov edi, ecx               ;    94.2         32 x[2] copy
        mov ecx, esi               ;    94.0          3 u copy
        ror ebp, cl                ;    94.0 p0+p6   32 x[2]
        xor r11d, ecx              ;    95.2 p11     31 x[0]
        xor edi, ebp               ;    95.0 p5      32 x[2]
        lea esi, [rdi*2]           ;    96.0 p5       3 t
        lea ebp, [r11*2]           ;    96.2 p0       3 u
        sub r9d, dword [rbx - 4]   ;    87.0 p1+p2   32 x[1]
        add esi, 1                 ;    98.0 p11      3 t
        mov r12d, edi              ;    96.0          3 t copy
        imul r12d, esi             ;    99.0 p1       3 t
        ror r12d, 0x1b             ;   102.0 p6       3 t
        mov ecx, r12d              ;   103.0          3 t copy
        ror r10d, cl               ;   103.0 p0+p6   31 x[3]
        sub edi, dword [rbx + 0]   ;    96.0 p11+p3   31 x[2]
        add ebp, 1                 ;    98.2 p5       3 u
        mov esi, r11d              ;    96.2          3 u copy
        imul esi, ebp              ;    99.2 p1       3 u
        ror esi, 0x1b              ;   102.2 p0       3 u
        mov ebp, ecx               ;   103.0         32 x[1] copy
        mov ecx, esi               ;   103.2          3 u copy
        ror r9d, cl                ;   103.2 p6+p0   32 x[1]
        xor r10d, ecx              ;   104.0 p11     31 x[3]
        xor ebp, r9d               ;   104.2 p5      32 x[1]
        lea esi, [rbp*2]           ;   105.2 p5       3 t
        lea r9d, [r10*2]           ;   105.0 p6       3 u
        sub r11d, dword [rbx + 4]  ;    96.2 p1+p10   32 x[0]
        add esi, 1                 ;   107.2 p11      3 t
        mov r12d, ebp              ;   105.2          3 t copy
        imul r12d, esi             ;   108.2 p1       3 t
        ror r12d, 0x1b             ;   111.2 p0       3 t
        mov ecx, r12d              ;   112.2          3 t copy
        ror edi, cl                ;   112.2 p6+p0   31 x[2]
        add r9d, 1                 ;   107.0 p11      3 u
        mov esi, r10d              ;   105.0          3 u copy
        imul esi, r9d              ;   108.0 p1       3 u
        ror esi, 0x1b              ;   111.0 p6       3 u
        mov r9d, ecx               ;   112.2         32 x[0] copy
        mov ecx, esi               ;   112.0          3 u copy
        ror r11d, cl               ;   112.0 p0+p6   32 x[0]
        xor edi, ecx               ;   113.2 p5      31 x[2]
        xor r9d, r11d              ;   113.0 p11     32 x[0]
        lea esi, [r9*2]            ;   114.0 p5       3 t
        lea r11d, [rdi*2]          ;   114.2 p5       3 u
        sub ebp, dword [rbx + 8]   ;   105.2 p1+p2   31 x[1]
        sub r10d, dword [rbx + 12] ;   105.0 p11+p3   32 x[3]
        add esi, 1                 ;   116.0 p1       3 t
        mov r12d, r9d              ;   114.0          3 t copy
        imul r12d, esi             ;   117.0 p1       3 t
        ror r12d, 0x1b             ;   120.0 p0       3 t
        mov ecx, r12d              ;   121.0          3 t copy
        ror ebp, cl                ;   121.0 p6+p0   31 x[1]
        add r11d, 1                ;   116.2 p11      3 u
        mov esi, edi               ;   114.2          3 u copy
        imul esi, r11d             ;   117.2 p1       3 u
        ror esi, 0x1b              ;   120.2 p6       3 u
        mov r11d, ecx              ;   121.0         32 x[3] copy
        mov ecx, esi               ;   121.2          3 u copy
        ror r10d, cl               ;   121.2 p0+p6   32 x[3]
        xor ebp, ecx               ;   122.0 p5      31 x[1]
        xor r11d, r10d             ;   122.2 p11     32 x[3]
        lea esi, [r11*2]           ;   123.2 p5       3 t
        lea r10d, [rbp*2]          ;   123.0 p0       3 u
        sub r9d, dword [rbx + 16]  ;   114.0 p11+p10   31 x[0]
        sub edi, dword [rbx + 20]  ;   114.2 p1+p2   32 x[2]
        add esi, 1                 ;   125.2 p5       3 t
        mov r12d, r11d             ;   123.2          3 t copy
        imul r12d, esi             ;   126.2 p1       3 t
        ror r12d, 0x1b             ;   129.2 p6       3 t
        mov ecx, r12d              ;   130.2          3 t copy
        ror r9d, cl                ;   130.2 p0+p6   31 x[0]
        add r10d, 1                ;   125.0 p11      3 u
        mov esi, ebp               ;   123.0          3 u copy
        imul esi, r10d             ;   126.0 p1       3 u
        ror esi, 0x1b              ;   129.0 p0       3 u
        mov r10d, ecx              ;   130.2         32 x[2] copy
        mov ecx, esi               ;   130.0          3 u copy
        ror edi, cl                ;   130.0 p6+p0   32 x[2]
        xor r9d, ecx               ;   131.2 p5      31 x[0]
        xor r10d, edi              ;   131.0 p11     32 x[2]
        lea esi, [r10*2]           ;   132.0 p5       3 t
        add esi, 1                 ;   134.0 p1       3 t
        mov edi, r10d              ;   132.0          3 t copy
        imul edi, esi              ;   135.0 p1       3 t
        ror edi, 0x1b              ;   138.0 p6       3 t
        mov esi, edi               ;   139.0         32 x[1] copy
        lea r12d, [r9*2]           ;   132.2 p5       3 u
        add r12d, 1                ;   134.2 p11      3 u
        mov r13d, r9d              ;   132.2          3 u copy
        imul r13d, r12d            ;   135.2 p1       3 u
        ror r13d, 0x1b             ;   138.2 p0       3 u
        mov r12d, r13d             ;   139.2         31 x[3] copy
        sub r11d, dword [rbx + 24] ;   123.2 p11+p3   31 x[3]
        mov ecx, edi               ;   139.0          3 t copy
        ror r11d, cl               ;   139.0 p6+p0   31 x[3]
        xor r12d, r11d             ;   140.0 p5      31 x[3]
        sub ebp, dword [rbx + 28]  ;   123.0 p11+p10   32 x[1]
        mov ecx, r13d              ;   139.2          3 u copy
        ror ebp, cl                ;   139.2 p6+p0   32 x[1]
        xor esi, ebp               ;   140.2 p1      32 x[1]
        lea edi, [rsi*2]           ;   141.2 p5       3 t
        add edi, 1                 ;   143.2 p11      3 t
        mov ebp, esi               ;   141.2          3 t copy
        imul ebp, edi              ;   144.2 p1       3 t
        ror ebp, 0x1b              ;   147.2 p6       3 t
        mov edi, ebp               ;   148.2         32 x[0] copy
        lea r11d, [r12*2]          ;   141.0 p5       3 u
        add r11d, 1                ;   143.0 p0       3 u
        mov r13d, r12d             ;   141.0          3 u copy
        imul r13d, r11d            ;   144.0 p1       3 u
        ror r13d, 0x1b             ;   147.0 p6       3 u
        mov r11d, r13d             ;   148.0         31 x[2] copy
        sub r10d, dword [rbx + 32] ;   132.0 p11+p2   31 x[2]
        mov ecx, ebp               ;   148.2          3 t copy
        ror r10d, cl               ;   148.2 p0+p6   31 x[2]
        xor r11d, r10d             ;   149.2 p5      31 x[2]
        sub r9d, dword [rbx + 36]  ;   132.2 p1+p3   32 x[0]
        mov ecx, r13d              ;   148.0          3 u copy
        ror r9d, cl                ;   148.0 p0+p6   32 x[0]
        xor edi, r9d               ;   149.0 p11     32 x[0]
        lea ebp, [rdi*2]           ;   150.0 p5       3 t
        add ebp, 1                 ;   152.0 p1       3 t
        mov r9d, edi               ;   150.0          3 t copy
        imul r9d, ebp              ;   153.0 p1       3 t
        ror r9d, 0x1b              ;   156.0 p0       3 t
        mov ebp, r9d               ;   157.0         32 x[3] copy
        lea r10d, [r11*2]          ;   150.2 p5       3 u
        add r10d, 1                ;   152.2 p11      3 u
        mov r13d, r11d             ;   150.2          3 u copy
        imul r13d, r10d            ;   153.2 p1       3 u
        ror r13d, 0x1b             ;   156.2 p6       3 u
        mov r10d, r13d             ;   157.2         31 x[1] copy
        sub esi, dword [rbx + 40]  ;   141.2 p0+p10   31 x[1]
        mov ecx, r9d               ;   157.0          3 t copy
        ror esi, cl                ;   157.0 p6+p0   31 x[1]
        xor r10d, esi              ;   158.0 p5      31 x[1]
        sub r12d, dword [rbx + 44] ;   141.0 p11+p2   32 x[3]
        mov ecx, r13d              ;   157.2          3 u copy
        ror r12d, cl               ;   157.2 p6+p0   32 x[3]
        xor ebp, r12d              ;   158.2 p1      32 x[3]
        add r8, 0x10               ;    61.0 p5      59 blocks
        lea esi, [rbp*2]           ;   159.2 p5       3 t
        add esi, 1                 ;   161.2 p11      3 t
        mov r9d, ebp               ;   159.2          3 t copy
        imul r9d, esi              ;   162.2 p1       3 t
        ror r9d, 0x1b              ;   165.2 p6       3 t
        mov esi, r9d               ;   166.2         32 x[2] copy
        lea r12d, [r10*2]          ;   159.0 p0       3 u
        add r12d, 1                ;   161.0 p11      3 u
        mov r13d, r10d             ;   159.0          3 u copy
        imul r13d, r12d            ;   162.0 p1       3 u
        ror r13d, 0x1b             ;   165.0 p6       3 u
        mov r12d, r13d             ;   166.0         31 x[0] copy
        sub edi, dword [rbx + 48]  ;   150.0 p5+p3   31 x[0]
        mov ecx, r9d               ;   166.2          3 t copy
        ror edi, cl                ;   166.2 p0+p6   31 x[0]
        xor r12d, edi              ;   167.2 p11     31 x[0]
        sub r11d, dword [rbx + 52] ;   150.2 p1+p10   32 x[2]
        mov ecx, r13d              ;   166.0          3 u copy
        ror r11d, cl               ;   166.0 p0+p6   32 x[2]
        xor esi, r11d              ;   167.0 p5      32 x[2]
        lea edi, [rsi*2]           ;   168.0 p0       3 t
        add edi, 1                 ;   170.0 p11      3 t
        mov r9d, esi               ;   168.0          3 t copy
        imul r9d, edi              ;   171.0 p1       3 t
        ror r9d, 0x1b              ;   174.0 p6       3 t
        mov edi, r9d               ;   175.0         32 x[1] copy
        lea r11d, [r12*2]          ;   168.2 p5       3 u
        add r11d, 1                ;   170.2 p11      3 u
        mov r13d, r12d             ;   168.2          3 u copy
        imul r13d, r11d            ;   171.2 p1       3 u
        ror r13d, 0x1b             ;   174.2 p0       3 u
        mov r11d, r13d             ;   175.2         31 x[3] copy
        sub ebp, dword [rbx + 56]  ;   159.2 p5+p2   31 x[3]
        mov ecx, r9d               ;   175.0          3 t copy
        ror ebp, cl                ;   175.0 p6+p0   31 x[3]
        xor r11d, ebp              ;   176.0 p11     31 x[3]
        sub r10d, dword [rbx + 60] ;   159.0 p1+p3   32 x[1]
        mov ecx, r13d              ;   175.2          3 u copy
        ror r10d, cl               ;   175.2 p6+p0   32 x[1]
        xor edi, r10d              ;   176.2 p5      32 x[1]
        lea ebp, [rdi*2]           ;   177.2 p6       3 t
        add ebp, 1                 ;   179.2 p11      3 t
        mov r9d, edi               ;   177.2          3 t copy
        imul r9d, ebp              ;   180.2 p1       3 t
        ror r9d, 0x1b              ;   183.2 p0       3 t
        mov ebp, r9d               ;   184.2         32 x[0] copy
        lea r10d, [r11*2]          ;   177.0 p5       3 u
        add r10d, 1                ;   179.0 p11      3 u
        mov r13d, r11d             ;   177.0          3 u copy
        imul r13d, r10d            ;   180.0 p1       3 u
        ror r13d, 0x1b             ;   183.0 p6       3 u
        mov r10d, r13d             ;   184.0         31 x[2] copy
        sub esi, dword [rbx + 64]  ;   168.0 p0+p10   31 x[2]
        mov ecx, r9d               ;   184.2          3 t copy
        ror esi, cl                ;   184.2 p6+p0   31 x[2]
        xor r10d, esi              ;   185.2 p5      31 x[2]
        sub r12d, dword [rbx + 68] ;   168.2 p11+p2   32 x[0]
        mov ecx, r13d              ;   184.0          3 u copy
        ror r12d, cl               ;   184.0 p6+p0   32 x[0]
        xor ebp, r12d              ;   185.0 p1      32 x[0]
        sub edi, dword [rbx + 72]  ;   177.2 p5+p3   35 x[1]
        sub r11d, dword [rbx + 76] ;   177.0 p11+p10   35 x[3]
        mov r9, qword [rbx - 104]  ;    72.5 p2      36 dst reload
        mov dword [r9 + 4], edi    ;   178.2 p7+p4   36 dst
        mov dword [r9 + 12], r11d  ;   178.0 p8+p9   36 dst
        mov dword [r9], ebp        ;   186.0 p7+p4   36 dst
        lea r11, [r9 + 16]         ;    77.5 p1      59 blocks
        mov dword [r9 + 8], r10d   ;   186.2 p8+p9   36 dst
        mov qword [rbx - 104], r11 ;    78.5 p7+p4   59 blocks
        cmp r8, qword [rbx - 112]  ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 120], r8  ;                    resident
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
