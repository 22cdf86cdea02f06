; serpent_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_encrypt --cpu zen3
;
; void serpent_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 528 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 536 bytes, 4 instructions, one of them for 67 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 319 uops, planned 96.0; bounds: width 53.2, ports 89.3, path 5.0
;   blocks: 1309 uops, planned 426.0; bounds: width 218.2, ports 285.5, path 394.0
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
%fatal "serpent_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_serpent_encrypt
$_serpent_encrypt:
%else
        global $serpent_encrypt
%endif
$serpent_encrypt:
        push rbx                    ;                    preserved
        push rbp                    ;                    preserved
        push r12                    ;                    preserved
        push r13                    ;                    preserved
        push r14                    ;                    preserved
        push r15                    ;                    preserved
        sub rsp, 0x238              ;                    frame
        lea rbx, [rsp + 128]        ;                    frame
        mov qword [rbx - 128], rdi  ;                    argument
        mov dword [rbx + 352], ecx  ;                    argument
        mov qword [rbx - 120], rsi  ;                    argument
        mov qword [rbx - 104], rdx  ;                    argument
        mov r8, qword [rbx - 128]   ;     0.0 agu0    80 x[0] reload
        mov esi, dword [r8 + 48]    ;     4.0 agu1    80 x[0]
        not esi                     ;     8.0 alu0    80 x[0]
        mov dword [rbx - 96], esi   ;     9.0 agu2+st0   80 x[0]
        mov esi, dword [r8 + 60]    ;     4.0 agu0    80 x[3]
        not esi                     ;     8.0 alu1    80 x[3]
        mov dword [rbx - 92], esi   ;     9.0 agu1+st1   80 x[3]
        mov esi, dword [r8 + 80]    ;     4.0 agu2    80 x[0]
        not esi                     ;     8.0 alu2    80 x[0]
        mov dword [rbx - 88], esi   ;     9.0 agu0+st0   80 x[0]
        mov esi, dword [r8 + 100]   ;     4.0 agu1    80 x[1]
        not esi                     ;     8.0 alu3    80 x[1]
        mov dword [rbx - 84], esi   ;     9.0 agu2+st1   80 x[1]
        mov esi, dword [r8 + 112]   ;     4.0 agu0    80 x[0]
        not esi                     ;     8.0 alu0    80 x[0]
        mov dword [rbx - 80], esi   ;     9.0 agu1+st0   80 x[0]
        mov esi, dword [r8 + 116]   ;     4.0 agu2    80 x[1]
        not esi                     ;     8.0 alu1    80 x[1]
        mov dword [rbx - 76], esi   ;     9.0 agu0+st1   80 x[1]
        mov esi, dword [r8 + 136]   ;     4.3 agu1    80 x[2]
        not esi                     ;     8.3 alu2    80 x[2]
        mov dword [rbx - 72], esi   ;     9.3 agu2+st0   80 x[2]
        mov esi, dword [r8 + 176]   ;     5.2 agu0    80 x[0]
        not esi                     ;     9.2 alu3    80 x[0]
        mov dword [rbx - 68], esi   ;    10.2 agu1+st1   80 x[0]
        mov esi, dword [r8 + 188]   ;     8.0 agu2    80 x[3]
        not esi                     ;    12.0 alu0    80 x[3]
        mov dword [rbx - 64], esi   ;    13.0 agu0+st0   80 x[3]
        mov esi, dword [r8 + 208]   ;     8.5 agu1    80 x[0]
        not esi                     ;    12.5 alu1    80 x[0]
        mov dword [rbx - 60], esi   ;    13.5 agu2+st1   80 x[0]
        mov esi, dword [r8 + 228]   ;     9.3 agu0    80 x[1]
        not esi                     ;    13.3 alu2    80 x[1]
        mov dword [rbx - 56], esi   ;    14.3 agu1+st0   80 x[1]
        mov esi, dword [r8 + 240]   ;    10.0 agu2    80 x[0]
        not esi                     ;    14.0 alu3    80 x[0]
        mov dword [rbx - 52], esi   ;    15.0 agu0+st1   80 x[0]
        mov esi, dword [r8 + 244]   ;    10.5 agu1    80 x[1]
        not esi                     ;    14.5 alu0    80 x[1]
        mov dword [rbx - 48], esi   ;    15.5 agu2+st0   80 x[1]
        mov esi, dword [r8 + 264]   ;    11.3 agu0    80 x[2]
        not esi                     ;    15.3 alu1    80 x[2]
        mov dword [rbx - 44], esi   ;    16.3 agu1+st1   80 x[2]
        mov esi, dword [r8 + 304]   ;    12.0 agu2    80 x[0]
        not esi                     ;    16.0 alu2    80 x[0]
        mov dword [rbx - 40], esi   ;    17.0 agu0+st0   80 x[0]
        mov esi, dword [r8 + 316]   ;    12.5 agu1    80 x[3]
        not esi                     ;    16.5 alu3    80 x[3]
        mov dword [rbx - 36], esi   ;    17.5 agu2+st1   80 x[3]
        mov esi, dword [r8 + 336]   ;    13.3 agu0    80 x[0]
        not esi                     ;    17.3 alu0    80 x[0]
        mov dword [rbx - 32], esi   ;    18.3 agu1+st0   80 x[0]
        mov esi, dword [r8 + 356]   ;    14.0 agu2    80 x[1]
        not esi                     ;    18.0 alu1    80 x[1]
        mov dword [rbx - 28], esi   ;    19.0 agu0+st1   80 x[1]
        mov esi, dword [r8 + 368]   ;    14.5 agu1    80 x[0]
        not esi                     ;    18.5 alu2    80 x[0]
        mov dword [rbx - 24], esi   ;    19.5 agu2+st0   80 x[0]
        mov esi, dword [r8 + 372]   ;    15.3 agu0    80 x[1]
        not esi                     ;    19.3 alu3    80 x[1]
        mov dword [rbx - 20], esi   ;    20.3 agu1+st1   80 x[1]
        mov esi, dword [r8 + 392]   ;    16.0 agu2    80 x[2]
        not esi                     ;    20.0 alu0    80 x[2]
        mov dword [rbx - 16], esi   ;    21.0 agu0+st0   80 x[2]
        mov esi, dword [r8 + 432]   ;    16.5 agu1    80 x[0]
        not esi                     ;    20.5 alu1    80 x[0]
        mov dword [rbx - 12], esi   ;    21.5 agu2+st1   80 x[0]
        mov esi, dword [r8 + 444]   ;    17.3 agu0    80 x[3]
        not esi                     ;    21.3 alu2    80 x[3]
        mov dword [rbx - 8], esi    ;    22.3 agu1+st0   80 x[3]
        mov esi, dword [r8 + 464]   ;    18.0 agu2    80 x[0]
        not esi                     ;    22.0 alu3    80 x[0]
        mov dword [rbx - 4], esi    ;    23.0 agu0+st1   80 x[0]
        mov esi, dword [r8 + 484]   ;    18.5 agu1    80 x[1]
        not esi                     ;    22.5 alu0    80 x[1]
        mov dword [rbx + 0], esi    ;    23.5 agu2+st0   80 x[1]
        mov esi, dword [r8 + 496]   ;    19.3 agu0    80 x[0]
        not esi                     ;    23.3 alu1    80 x[0]
        mov dword [rbx + 4], esi    ;    24.3 agu1+st1   80 x[0]
        mov esi, dword [r8 + 500]   ;    20.0 agu2    80 x[1]
        not esi                     ;    24.0 alu2    80 x[1]
        mov dword [rbx + 8], esi    ;    25.0 agu0+st0   80 x[1]
        mov esi, dword [r8 + 516]   ;    20.5 agu1    84 dst
        not esi                     ;    24.5 alu3    84 dst
        mov dword [rbx + 12], esi   ;    25.5 agu2+st1   84 dst
        mov esi, dword [r8 + 520]   ;    21.3 agu0    84 dst
        not esi                     ;    25.3 alu0    84 dst
        mov dword [rbx + 16], esi   ;    26.3 agu1+st0   84 dst
        mov esi, dword [r8 + 524]   ;    22.0 agu2    84 dst
        not esi                     ;    26.0 alu1    84 dst
        mov dword [rbx + 20], esi   ;    27.0 agu0+st1   84 dst
        mov esi, dword [r8]         ;    22.5 agu1    76 rk
        mov dword [rbx + 24], esi   ;    26.5 agu2+st0   76 rk
        mov esi, dword [r8 + 4]     ;    23.3 agu0    76 rk
        mov dword [rbx + 28], esi   ;    27.3 agu1+st1   76 rk
        mov esi, dword [r8 + 8]     ;    24.0 agu2    76 rk
        mov dword [rbx + 32], esi   ;    28.0 agu0+st0   76 rk
        mov esi, dword [r8 + 12]    ;    24.5 agu1    76 rk
        mov dword [rbx + 36], esi   ;    28.5 agu2+st1   76 rk
        mov esi, dword [r8 + 20]    ;    25.3 agu0    76 rk
        mov dword [rbx + 40], esi   ;    29.3 agu1+st0   76 rk
        mov esi, dword [r8 + 32]    ;    26.0 agu2    76 rk
        mov dword [rbx + 44], esi   ;    30.0 agu0+st1   76 rk
        mov esi, dword [r8 + 36]    ;    26.5 agu1    76 rk
        mov dword [rbx + 48], esi   ;    30.5 agu2+st0   76 rk
        mov esi, dword [r8 + 40]    ;    27.3 agu0    76 rk
        mov dword [rbx + 52], esi   ;    31.3 agu1+st1   76 rk
        mov esi, dword [r8 + 44]    ;    28.0 agu2    76 rk
        mov dword [rbx + 56], esi   ;    32.0 agu0+st0   76 rk
        mov esi, dword [r8 + 52]    ;    28.5 agu1    76 rk
        mov dword [rbx + 60], esi   ;    32.5 agu2+st1   76 rk
        mov esi, dword [r8 + 56]    ;    29.3 agu0    76 rk
        mov dword [rbx + 64], esi   ;    33.3 agu1+st0   76 rk
        mov esi, dword [r8 + 64]    ;    30.0 agu2    76 rk
        mov dword [rbx + 68], esi   ;    34.0 agu0+st1   76 rk
        mov esi, dword [r8 + 68]    ;    30.5 agu1    76 rk
        mov dword [rbx + 72], esi   ;    34.5 agu2+st0   76 rk
        mov esi, dword [r8 + 76]    ;    31.3 agu0    76 rk
        mov dword [rbx + 76], esi   ;    35.3 agu1+st1   76 rk
        mov esi, dword [r8 + 84]    ;    32.0 agu2    76 rk
        mov dword [rbx + 80], esi   ;    36.0 agu0+st0   76 rk
        mov esi, dword [r8 + 88]    ;    32.5 agu1    76 rk
        mov dword [rbx + 84], esi   ;    36.5 agu2+st1   76 rk
        mov esi, dword [r8 + 92]    ;    33.3 agu0    76 rk
        mov dword [rbx + 88], esi   ;    37.3 agu1+st0   76 rk
        mov esi, dword [r8 + 96]    ;    34.0 agu2    76 rk
        mov dword [rbx + 92], esi   ;    38.0 agu0+st1   76 rk
        mov esi, dword [r8 + 104]   ;    34.5 agu1    76 rk
        mov dword [rbx + 96], esi   ;    38.5 agu2+st0   76 rk
        mov esi, dword [r8 + 108]   ;    35.3 agu0    76 rk
        mov dword [rbx + 100], esi  ;    39.3 agu1+st1   76 rk
        mov esi, dword [r8 + 124]   ;    36.0 agu2    76 rk
        mov dword [rbx + 104], esi  ;    40.0 agu0+st0   76 rk
        mov esi, dword [r8 + 128]   ;    36.5 agu1    76 rk
        mov dword [rbx + 108], esi  ;    40.5 agu2+st1   76 rk
        mov esi, dword [r8 + 132]   ;    37.3 agu0    76 rk
        mov dword [rbx + 112], esi  ;    41.3 agu1+st0   76 rk
        mov esi, dword [r8 + 140]   ;    38.0 agu2    76 rk
        mov dword [rbx + 116], esi  ;    42.0 agu0+st1   76 rk
        mov esi, dword [r8 + 148]   ;    38.5 agu1    76 rk
        mov dword [rbx + 120], esi  ;    42.5 agu2+st0   76 rk
        mov esi, dword [r8 + 160]   ;    39.3 agu0    76 rk
        mov dword [rbx + 124], esi  ;    43.3 agu1+st1   76 rk
        mov esi, dword [r8 + 164]   ;    40.0 agu2    76 rk
        mov dword [rbx + 128], esi  ;    44.0 agu0+st0   76 rk
        mov esi, dword [r8 + 168]   ;    40.5 agu1    76 rk
        mov dword [rbx + 132], esi  ;    44.5 agu2+st1   76 rk
        mov esi, dword [r8 + 172]   ;    41.3 agu0    76 rk
        mov dword [rbx + 136], esi  ;    45.3 agu1+st0   76 rk
        mov esi, dword [r8 + 180]   ;    42.0 agu2    76 rk
        mov dword [rbx + 140], esi  ;    46.0 agu0+st1   76 rk
        mov esi, dword [r8 + 184]   ;    42.5 agu1    76 rk
        mov dword [rbx + 144], esi  ;    46.5 agu2+st0   76 rk
        mov esi, dword [r8 + 192]   ;    43.3 agu0    76 rk
        mov dword [rbx + 148], esi  ;    47.3 agu1+st1   76 rk
        mov esi, dword [r8 + 196]   ;    44.0 agu2    76 rk
        mov dword [rbx + 152], esi  ;    48.0 agu0+st0   76 rk
        mov esi, dword [r8 + 204]   ;    44.5 agu1    76 rk
        mov dword [rbx + 156], esi  ;    48.5 agu2+st1   76 rk
        mov esi, dword [r8 + 212]   ;    45.3 agu0    76 rk
        mov dword [rbx + 160], esi  ;    49.3 agu1+st0   76 rk
        mov esi, dword [r8 + 216]   ;    46.0 agu2    76 rk
        mov dword [rbx + 164], esi  ;    50.0 agu0+st1   76 rk
        mov esi, dword [r8 + 220]   ;    46.5 agu1    76 rk
        mov dword [rbx + 168], esi  ;    50.5 agu2+st0   76 rk
        mov esi, dword [r8 + 224]   ;    47.3 agu0    76 rk
        mov dword [rbx + 172], esi  ;    51.3 agu1+st1   76 rk
        mov esi, dword [r8 + 232]   ;    48.0 agu2    76 rk
        mov dword [rbx + 176], esi  ;    52.0 agu0+st0   76 rk
        mov esi, dword [r8 + 236]   ;    48.5 agu1    76 rk
        mov dword [rbx + 180], esi  ;    52.5 agu2+st1   76 rk
        mov esi, dword [r8 + 252]   ;    49.3 agu0    76 rk
        mov dword [rbx + 184], esi  ;    53.3 agu1+st0   76 rk
        mov esi, dword [r8 + 256]   ;    50.0 agu2    76 rk
        mov dword [rbx + 188], esi  ;    54.0 agu0+st1   76 rk
        mov esi, dword [r8 + 260]   ;    50.5 agu1    76 rk
        mov dword [rbx + 192], esi  ;    54.5 agu2+st0   76 rk
        mov esi, dword [r8 + 268]   ;    51.3 agu0    76 rk
        mov dword [rbx + 196], esi  ;    55.3 agu1+st1   76 rk
        mov esi, dword [r8 + 276]   ;    52.0 agu2    76 rk
        mov dword [rbx + 200], esi  ;    56.0 agu0+st0   76 rk
        mov esi, dword [r8 + 288]   ;    52.5 agu1    76 rk
        mov dword [rbx + 204], esi  ;    56.5 agu2+st1   76 rk
        mov esi, dword [r8 + 292]   ;    53.3 agu0    76 rk
        mov dword [rbx + 208], esi  ;    57.3 agu1+st0   76 rk
        mov esi, dword [r8 + 296]   ;    54.0 agu2    76 rk
        mov dword [rbx + 212], esi  ;    58.0 agu0+st1   76 rk
        mov esi, dword [r8 + 300]   ;    54.5 agu1    76 rk
        mov dword [rbx + 216], esi  ;    58.5 agu2+st0   76 rk
        mov esi, dword [r8 + 308]   ;    55.3 agu0    76 rk
        mov dword [rbx + 220], esi  ;    59.3 agu1+st1   76 rk
        mov esi, dword [r8 + 312]   ;    56.0 agu2    76 rk
        mov dword [rbx + 224], esi  ;    60.0 agu0+st0   76 rk
        mov esi, dword [r8 + 320]   ;    56.5 agu1    76 rk
        mov dword [rbx + 228], esi  ;    60.5 agu2+st1   76 rk
        mov esi, dword [r8 + 324]   ;    57.3 agu0    76 rk
        mov dword [rbx + 232], esi  ;    61.3 agu1+st0   76 rk
        mov esi, dword [r8 + 332]   ;    58.0 agu2    76 rk
        mov dword [rbx + 236], esi  ;    62.0 agu0+st1   76 rk
        mov esi, dword [r8 + 340]   ;    58.5 agu1    76 rk
        mov dword [rbx + 240], esi  ;    62.5 agu2+st0   76 rk
        mov esi, dword [r8 + 344]   ;    59.3 agu0    76 rk
        mov dword [rbx + 244], esi  ;    63.3 agu1+st1   76 rk
        mov esi, dword [r8 + 348]   ;    60.0 agu2    76 rk
        mov dword [rbx + 248], esi  ;    64.0 agu0+st0   76 rk
        mov esi, dword [r8 + 352]   ;    60.5 agu1    76 rk
        mov dword [rbx + 252], esi  ;    64.5 agu2+st1   76 rk
        mov esi, dword [r8 + 360]   ;    61.3 agu0    76 rk
        mov dword [rbx + 256], esi  ;    65.3 agu1+st0   76 rk
        mov esi, dword [r8 + 364]   ;    62.0 agu2    76 rk
        mov dword [rbx + 260], esi  ;    66.0 agu0+st1   76 rk
        mov esi, dword [r8 + 380]   ;    62.5 agu1    76 rk
        mov dword [rbx + 264], esi  ;    66.5 agu2+st0   76 rk
        mov esi, dword [r8 + 384]   ;    63.3 agu0    76 rk
        mov dword [rbx + 268], esi  ;    67.3 agu1+st1   76 rk
        mov esi, dword [r8 + 388]   ;    64.0 agu2    76 rk
        mov dword [rbx + 272], esi  ;    68.0 agu0+st0   76 rk
        mov esi, dword [r8 + 396]   ;    64.5 agu1    76 rk
        mov dword [rbx + 276], esi  ;    68.5 agu2+st1   76 rk
        mov esi, dword [r8 + 404]   ;    65.3 agu0    76 rk
        mov dword [rbx + 280], esi  ;    69.3 agu1+st0   76 rk
        mov esi, dword [r8 + 416]   ;    66.0 agu2    76 rk
        mov dword [rbx + 284], esi  ;    70.0 agu0+st1   76 rk
        mov esi, dword [r8 + 420]   ;    66.5 agu1    76 rk
        mov dword [rbx + 288], esi  ;    70.5 agu2+st0   76 rk
        mov esi, dword [r8 + 424]   ;    67.3 agu0    76 rk
        mov dword [rbx + 292], esi  ;    71.3 agu1+st1   76 rk
        mov esi, dword [r8 + 428]   ;    68.0 agu2    76 rk
        mov dword [rbx + 296], esi  ;    72.0 agu0+st0   76 rk
        mov esi, dword [r8 + 436]   ;    68.5 agu1    76 rk
        mov dword [rbx + 300], esi  ;    72.5 agu2+st1   76 rk
        mov esi, dword [r8 + 440]   ;    69.3 agu0    76 rk
        mov dword [rbx + 304], esi  ;    73.3 agu1+st0   76 rk
        mov esi, dword [r8 + 448]   ;    70.0 agu2    76 rk
        mov dword [rbx + 308], esi  ;    74.0 agu0+st1   76 rk
        mov esi, dword [r8 + 452]   ;    70.5 agu1    76 rk
        mov dword [rbx + 312], esi  ;    74.5 agu2+st0   76 rk
        mov esi, dword [r8 + 460]   ;    71.3 agu0    76 rk
        mov dword [rbx + 316], esi  ;    75.3 agu1+st1   76 rk
        mov esi, dword [r8 + 468]   ;    72.0 agu2    76 rk
        mov dword [rbx + 320], esi  ;    76.0 agu0+st0   76 rk
        mov esi, dword [r8 + 472]   ;    72.5 agu1    76 rk
        mov dword [rbx + 324], esi  ;    76.5 agu2+st1   76 rk
        mov esi, dword [r8 + 476]   ;    73.3 agu0    76 rk
        mov dword [rbx + 328], esi  ;    77.3 agu1+st0   76 rk
        mov esi, dword [r8 + 480]   ;    74.0 agu2    76 rk
        mov dword [rbx + 332], esi  ;    78.0 agu0+st1   76 rk
        mov esi, dword [r8 + 488]   ;    74.5 agu1    76 rk
        mov dword [rbx + 336], esi  ;    78.5 agu2+st0   76 rk
        mov esi, dword [r8 + 492]   ;    75.3 agu0    76 rk
        mov dword [rbx + 340], esi  ;    79.3 agu1+st1   76 rk
        mov esi, dword [r8 + 508]   ;    76.0 agu2    76 rk
        mov dword [rbx + 344], esi  ;    80.0 agu0+st0   76 rk
        mov esi, dword [r8 + 512]   ;    76.5 agu1    76 rk
        mov dword [rbx + 348], esi  ;    80.5 agu2+st1   76 rk
        mov r9d, dword [rbx + 352]  ;    77.3 agu0    76 rk
        shl r9, 4                   ;    81.3 alu2    76 rk
        add r9, qword [rbx - 120]   ;    82.3 alu3+agu1   76 rk
        mov qword [rbx - 112], r9   ;    83.3 agu2+st0   76 rk
        mov esi, dword [r8 + 16]    ;    78.3 agu0    80 x[0]
        xor esi, 0x7000             ;    82.3 alu0    80 x[0]
        mov dword [rbx + 356], esi  ;    83.3 agu1+st1   80 x[0]
        mov esi, dword [r8 + 24]    ;    79.0 agu2    80 x[2]
        xor esi, 0xe0000000         ;    83.0 alu1    80 x[2]
        mov dword [rbx + 360], esi  ;    84.0 agu0+st0   80 x[2]
        mov esi, dword [r8 + 28]    ;    79.5 agu1    80 x[3]
        xor esi, 0xfffffc7f         ;    83.5 alu2    80 x[3]
        mov dword [rbx + 364], esi  ;    84.5 agu2+st1   80 x[3]
        mov esi, dword [r8 + 72]    ;    80.3 agu0    80 x[2]
        xor esi, 0xe03fffff         ;    84.3 alu3    80 x[2]
        mov dword [rbx + 368], esi  ;    85.3 agu1+st0   80 x[2]
        mov esi, dword [r8 + 120]   ;    81.0 agu2    80 x[2]
        xor esi, 0xe03fffff         ;    85.0 alu0    80 x[2]
        mov dword [rbx + 372], esi  ;    86.0 agu0+st1   80 x[2]
        mov esi, dword [r8 + 144]   ;    81.5 agu1    80 x[0]
        xor esi, 0x7000             ;    85.5 alu1    80 x[0]
        mov dword [rbx + 376], esi  ;    86.5 agu2+st0   80 x[0]
        mov esi, dword [r8 + 152]   ;    82.3 agu0    80 x[2]
        xor esi, 0xe0000000         ;    86.3 alu2    80 x[2]
        mov dword [rbx + 380], esi  ;    87.3 agu1+st1   80 x[2]
        mov esi, dword [r8 + 156]   ;    83.0 agu2    80 x[3]
        xor esi, 0xfffffc7f         ;    87.0 alu3    80 x[3]
        mov dword [rbx + 384], esi  ;    88.0 agu0+st0   80 x[3]
        mov esi, dword [r8 + 200]   ;    83.5 agu1    80 x[2]
        xor esi, 0xe03fffff         ;    87.5 alu0    80 x[2]
        mov dword [rbx + 388], esi  ;    88.5 agu2+st1   80 x[2]
        mov esi, dword [r8 + 248]   ;    84.3 agu0    80 x[2]
        xor esi, 0xe03fffff         ;    88.3 alu1    80 x[2]
        mov dword [rbx + 392], esi  ;    89.3 agu1+st0   80 x[2]
        mov esi, dword [r8 + 272]   ;    85.0 agu2    80 x[0]
        xor esi, 0x7000             ;    89.0 alu2    80 x[0]
        mov dword [rbx + 396], esi  ;    90.0 agu0+st1   80 x[0]
        mov esi, dword [r8 + 280]   ;    85.5 agu1    80 x[2]
        xor esi, 0xe0000000         ;    89.5 alu3    80 x[2]
        mov dword [rbx + 400], esi  ;    90.5 agu2+st0   80 x[2]
        mov esi, dword [r8 + 284]   ;    86.3 agu0    80 x[3]
        xor esi, 0xfffffc7f         ;    90.3 alu0    80 x[3]
        mov dword [rbx + 404], esi  ;    91.3 agu1+st1   80 x[3]
        mov esi, dword [r8 + 328]   ;    87.0 agu2    80 x[2]
        xor esi, 0xe03fffff         ;    91.0 alu1    80 x[2]
        mov dword [rbx + 408], esi  ;    92.0 agu0+st0   80 x[2]
        mov esi, dword [r8 + 376]   ;    87.5 agu1    80 x[2]
        xor esi, 0xe03fffff         ;    91.5 alu2    80 x[2]
        mov dword [rbx + 412], esi  ;    92.5 agu2+st1   80 x[2]
        mov esi, dword [r8 + 400]   ;    88.3 agu0    80 x[0]
        xor esi, 0x7000             ;    92.3 alu3    80 x[0]
        mov dword [rbx + 416], esi  ;    93.3 agu1+st0   80 x[0]
        mov esi, dword [r8 + 408]   ;    89.0 agu2    80 x[2]
        xor esi, 0xe0000000         ;    93.0 alu0    80 x[2]
        mov dword [rbx + 420], esi  ;    94.0 agu0+st1   80 x[2]
        mov esi, dword [r8 + 412]   ;    89.5 agu1    80 x[3]
        xor esi, 0xfffffc7f         ;    93.5 alu1    80 x[3]
        mov dword [rbx + 424], esi  ;    94.5 agu2+st0   80 x[3]
        mov esi, dword [r8 + 456]   ;    90.3 agu0    80 x[2]
        xor esi, 0xe03fffff         ;    94.3 alu2    80 x[2]
        mov dword [rbx + 428], esi  ;    95.3 agu1+st1   80 x[2]
        mov esi, dword [r8 + 504]   ;    91.0 agu2    80 x[2]
        xor esi, 0xe03fffff         ;    95.0 alu3    80 x[2]
        mov dword [rbx + 432], esi  ;    96.0 agu0+st0   80 x[2]
        cmp dword [rbx + 352], 0    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbx - 120]   ;     0.0 agu0    78 x[0] reload
        mov esi, dword [r8]         ;     4.0 agu1    80 x[0]
        xor esi, dword [rbx + 24]   ;     8.0 alu0+agu2   80 x[0]
        mov edi, dword [rbx + 28]   ;     1.0 agu0    80 x[1]
        xor edi, dword [r8 + 4]     ;     8.0 alu1+agu1   80 x[1]
        mov ebp, dword [rbx + 32]   ;     1.3 agu2    80 x[2]
        xor ebp, dword [r8 + 8]     ;     8.0 alu2+agu0   80 x[2]
        mov r9d, dword [rbx + 36]   ;     2.2 agu1    23 x
        xor r9d, dword [r8 + 12]    ;     8.0 alu3+agu2   23 x
        mov r10d, dword [rbx + 356] ;     3.0 agu0    80 x[0]
        mov r11d, dword [rbx + 40]  ;     3.2 agu1    80 x[1]
        xor r9d, esi                ;     9.0 alu0    23 x
        mov r12d, dword [rbx + 364] ;     3.3 agu2    80 x[3]
        mov r13d, edi               ;     9.0         23 x copy
        xor r13d, ebp               ;     9.0 alu1    23 x
        mov r14d, dword [rbx + 360] ;     4.0 agu0    80 x[2]
        and edi, r9d                ;    10.0 alu2    23 x
        mov r15d, esi               ;     9.0         23 x copy
        or r15d, r9d                ;    10.0 alu3    23 x
        xor r9d, ebp                ;    10.0 alu0    23 x
        xor esi, edi                ;    11.0 alu1    23 x
        xor r15d, r13d              ;    11.0 alu2    23 x
        mov edi, r13d               ;    10.0         23 x copy
        and edi, esi                ;    12.0 alu3    23 x
        and ebp, esi                ;    12.0 alu0    23 x
        xor esi, r9d                ;    12.0 alu1    23 x
        and r9d, r15d               ;    12.0 alu2    23 x
        xor r13d, ebp               ;    13.0 alu3    23 x
        or r9d, edi                 ;    13.0 alu0    23 x
        xor r13d, esi               ;    14.0 alu1    23 x
        xor esi, r9d                ;    14.0 alu2    48 x[1]
        ror r9d, 0x13               ;    14.0 alu1    46 x[0]
        ror r13d, 0x1d              ;    15.0 alu2    47 x[2]
        xor esi, r9d                ;    15.0 alu3    48 x[1]
        lea edi, [r9*8]             ;    15.0 alu0    49 x[3]
        xor r15d, edi               ;    16.0 alu1    49 x[3]
        xor esi, r13d               ;    16.0 alu3    48 x[1]
        xor r15d, r13d              ;    17.0 alu0    49 x[3]
        ror esi, 0x1f               ;    17.0 alu2    50 x[1]
        ror r15d, 0x19              ;    18.0 alu1    51 x[3]
        xor r9d, esi                ;    18.0 alu3    52 x[0]
        xor r11d, esi               ;    18.0 alu0    80 x[1]
        shl esi, 7                  ;    18.0 alu2    53 x[2]
        xor r13d, esi               ;    19.0 alu1    53 x[2]
        xor r9d, r15d               ;    19.0 alu3    52 x[0]
        xor r13d, r15d              ;    20.0 alu0    53 x[2]
        xor r12d, r15d              ;    19.0 alu2    80 x[3]
        ror r9d, 0x1b               ;    20.0 alu1    54 x[0]
        mov esi, r11d               ;    19.0         24 x copy
        mov edi, r11d               ;    19.0         24 x copy
        xor r11d, r12d              ;    20.0 alu3    24 x
        xor r10d, r9d               ;    21.0 alu0    80 x[0]
        ror r13d, 0xa               ;    21.0 alu2    55 x[2]
        mov ebp, r12d               ;    20.0         24 x copy
        xor r14d, r13d              ;    22.0 alu1    80 x[2]
        and esi, r10d               ;    22.0 alu3    24 x
        xor ebp, r10d               ;    22.0 alu0    24 x
        or edi, ebp                 ;    23.0 alu2    24 x
        xor r11d, r14d              ;    23.0 alu1    24 x
        or r14d, esi                ;    23.0 alu3    24 x
        not edi                     ;    24.0 alu0    24 x
        xor esi, r11d               ;    24.0 alu2    24 x
        and r11d, r14d              ;    24.0 alu1    24 x
        or r11d, edi                ;    25.0 alu3    24 x
        xor r12d, esi               ;    25.0 alu0    24 x
        xor r14d, esi               ;    25.0 alu2    24 x
        ror esi, 0x1d               ;    25.0 alu1    47 x[2]
        xor edi, r12d               ;    26.0 alu3    24 x
        and r12d, r11d              ;    26.0 alu0    24 x
        or r14d, r11d               ;    26.0 alu2    24 x
        xor r11d, esi               ;    26.0 alu1    49 x[3]
        xor r12d, edi               ;    27.0 alu3    24 x
        xor r14d, esi               ;    27.0 alu0    48 x[1]
        xor r14d, edi               ;    28.0 alu2    48 x[1]
        ror r12d, 0x13              ;    28.0 alu1    46 x[0]
        xor r14d, r12d              ;    29.0 alu3    48 x[1]
        ror r14d, 0x1f              ;    30.0 alu2    50 x[1]
        lea edi, [r12*8]            ;    29.0 alu0    49 x[3]
        xor r11d, edi               ;    30.0 alu1    49 x[3]
        ror r11d, 0x19              ;    31.0 alu2    51 x[3]
        xor r12d, r14d              ;    31.0 alu3    52 x[0]
        mov edi, r14d               ;    31.0         53 x[2] copy
        shl edi, 7                  ;    31.0 alu1    53 x[2]
        xor r14d, dword [rbx + 48]  ;    31.0 alu0+agu1   80 x[1]
        xor esi, edi                ;    32.0 alu2    53 x[2]
        xor r12d, r11d              ;    32.0 alu3    52 x[0]
        xor esi, r11d               ;    33.0 alu1    53 x[2]
        xor r11d, dword [rbx + 56]  ;    32.0 alu0+agu2   80 x[3]
        ror r12d, 0x1b              ;    33.0 alu2    54 x[0]
        mov edi, r14d               ;    32.0         25 x copy
        mov ebp, r14d               ;    32.0         25 x copy
        ror esi, 0xa                ;    34.0 alu1    55 x[2]
        xor r12d, dword [rbx + 44]  ;    34.0 alu3+agu0   80 x[0]
        mov r9d, r11d               ;    33.0         25 x copy
        xor esi, dword [rbx + 52]   ;    35.0 alu0+agu1   80 x[2]
        or r9d, r12d                ;    35.0 alu2    25 x
        xor edi, r12d               ;    35.0 alu1    25 x
        xor ebp, r9d                ;    36.0 alu3    25 x
        xor edi, esi                ;    36.0 alu0    25 x
        and esi, r12d               ;    36.0 alu2    25 x
        xor r11d, esi               ;    37.0 alu1    25 x
        and r14d, r11d              ;    38.0 alu3    25 x
        xor r11d, edi               ;    38.0 alu0    25 x
        mov esi, edi                ;    37.0         25 x copy
        or esi, ebp                 ;    37.0 alu2    25 x
        xor edi, r14d               ;    39.0 alu1    25 x
        xor esi, r11d               ;    39.0 alu3    25 x
        xor r12d, r11d              ;    39.0 alu0    25 x
        ror r12d, 0x13              ;    40.0 alu2    46 x[0]
        xor ebp, esi                ;    40.0 alu1    25 x
        xor esi, edi                ;    40.0 alu3    48 x[1]
        ror ebp, 0x1d               ;    41.0 alu2    47 x[2]
        xor esi, r12d               ;    41.0 alu0    48 x[1]
        lea r9d, [r12*8]            ;    41.0 alu1    49 x[3]
        xor edi, r9d                ;    42.0 alu3    49 x[3]
        xor esi, ebp                ;    42.0 alu2    48 x[1]
        xor edi, ebp                ;    43.0 alu0    49 x[3]
        ror esi, 0x1f               ;    43.0 alu1    50 x[1]
        ror edi, 0x19               ;    44.0 alu2    51 x[3]
        xor r12d, esi               ;    44.0 alu3    52 x[0]
        mov r9d, esi                ;    44.0         53 x[2] copy
        shl r9d, 7                  ;    44.0 alu1    53 x[2]
        xor esi, dword [rbx + 60]   ;    44.0 alu0+agu2   80 x[1]
        xor ebp, r9d                ;    45.0 alu2    53 x[2]
        xor r12d, edi               ;    45.0 alu3    52 x[0]
        xor ebp, edi                ;    46.0 alu1    53 x[2]
        xor edi, dword [rbx - 92]   ;    45.0 alu0+agu0   80 x[3]
        ror r12d, 0x1b              ;    46.0 alu2    54 x[0]
        mov r9d, esi                ;    45.0         26 x copy
        xor esi, edi                ;    46.0 alu3    26 x
        ror ebp, 0xa                ;    47.0 alu1    55 x[2]
        xor r12d, dword [rbx - 96]  ;    47.0 alu0+agu1   80 x[0]
        xor ebp, dword [rbx + 64]   ;    48.0 alu2+agu2   80 x[2]
        and r9d, r12d               ;    48.0 alu3    26 x
        or edi, r12d                ;    48.0 alu1    26 x
        mov r10d, esi               ;    47.0         26 x copy
        xor r12d, ebp               ;    49.0 alu0    26 x
        and ebp, edi                ;    49.0 alu2    26 x
        or r10d, r9d                ;    49.0 alu3    26 x
        xor edi, r9d                ;    49.0 alu1    26 x
        or r12d, r9d                ;    50.0 alu0    26 x
        xor r10d, ebp               ;    50.0 alu2    26 x
        or r9d, ebp                 ;    50.0 alu3    26 x
        or ebp, edi                 ;    50.0 alu1    26 x
        xor esi, r12d               ;    51.0 alu0    26 x
        or edi, r10d                ;    51.0 alu2    26 x
        xor ebp, esi                ;    52.0 alu3    26 x
        and esi, r10d               ;    52.0 alu1    26 x
        xor esi, edi                ;    53.0 alu0    26 x
        xor edi, ebp                ;    53.0 alu2    26 x
        xor r9d, ebp                ;    53.0 alu3    49 x[3]
        ror esi, 0x13               ;    54.0 alu1    46 x[0]
        ror edi, 0x1d               ;    54.0 alu2    47 x[2]
        xor r10d, esi               ;    55.0 alu0    48 x[1]
        xor r10d, edi               ;    56.0 alu3    48 x[1]
        xor r9d, edi                ;    55.0 alu1    49 x[3]
        lea ebp, [rsi*8]            ;    55.0 alu2    49 x[3]
        xor r9d, ebp                ;    56.0 alu0    49 x[3]
        ror r10d, 0x1f              ;    57.0 alu1    50 x[1]
        ror r9d, 0x19               ;    57.0 alu2    51 x[3]
        mov ebp, dword [rbx + 68]   ;    51.0 agu0    80 x[0]
        mov r11d, dword [rbx + 72]  ;    51.2 agu1    80 x[1]
        xor esi, r10d               ;    58.0 alu3    52 x[0]
        xor r11d, r10d              ;    58.0 alu0    80 x[1]
        shl r10d, 7                 ;    58.0 alu1    53 x[2]
        xor esi, r9d                ;    59.0 alu2    52 x[0]
        xor edi, r9d                ;    58.0 alu3    53 x[2]
        xor r9d, dword [rbx + 76]   ;    58.0 alu0+agu2   80 x[3]
        xor edi, r10d               ;    59.0 alu1    53 x[2]
        ror esi, 0x1b               ;    60.0 alu2    54 x[0]
        ror edi, 0xa                ;    60.0 alu1    55 x[2]
        mov r10d, r9d               ;    59.0         27 x copy
        mov r12d, r11d              ;    59.0         27 x copy
        mov r13d, r11d              ;    59.0         27 x copy
        mov r14d, r11d              ;    59.0         27 x copy
        xor ebp, esi                ;    61.0 alu3    80 x[0]
        xor edi, dword [rbx + 368]  ;    61.0 alu0+agu0   80 x[2]
        xor r12d, ebp               ;    62.0 alu2    27 x
        xor r10d, ebp               ;    62.0 alu1    27 x
        xor r9d, edi                ;    62.0 alu3    27 x
        and r12d, r10d              ;    63.0 alu0    27 x
        or edi, r10d                ;    63.0 alu2    27 x
        xor r12d, r9d               ;    64.0 alu1    27 x
        and r9d, edi                ;    64.0 alu3    27 x
        xor r13d, edi               ;    64.0 alu0    27 x
        mov esi, r10d               ;    63.0         27 x copy
        xor r13d, r9d               ;    65.0 alu2    27 x
        and r9d, r12d               ;    65.0 alu1    27 x
        and r11d, r12d              ;    65.0 alu3    27 x
        ror r12d, 0x13              ;    65.0 alu2    46 x[0]
        xor r10d, r11d              ;    66.0 alu0    49 x[3]
        xor esi, r9d                ;    66.0 alu1    27 x
        or r13d, r9d                ;    66.0 alu3    27 x
        xor r14d, esi               ;    67.0 alu0    27 x
        xor r13d, r12d              ;    67.0 alu2    48 x[1]
        xor r13d, esi               ;    68.0 alu1    48 x[1]
        lea esi, [r12*8]            ;    66.0 alu3    49 x[3]
        xor r10d, esi               ;    67.0 alu0    49 x[3]
        ror r14d, 0x1d              ;    68.0 alu2    47 x[2]
        xor r13d, r14d              ;    69.0 alu1    48 x[1]
        xor r10d, r14d              ;    69.0 alu3    49 x[3]
        ror r13d, 0x1f              ;    70.0 alu2    50 x[1]
        ror r10d, 0x19              ;    70.0 alu1    51 x[3]
        xor r12d, r13d              ;    71.0 alu0    52 x[0]
        xor r12d, r10d              ;    72.0 alu3    52 x[0]
        xor r14d, r10d              ;    71.0 alu2    53 x[2]
        xor r10d, dword [rbx + 88]  ;    71.0 alu1+agu1   80 x[3]
        mov esi, r13d               ;    71.0         53 x[2] copy
        shl esi, 7                  ;    71.0 alu2    53 x[2]
        xor r13d, dword [rbx + 80]  ;    71.0 alu0+agu2   80 x[1]
        xor r14d, esi               ;    72.0 alu3    53 x[2]
        ror r12d, 0x1b              ;    73.0 alu1    54 x[0]
        ror r14d, 0xa               ;    73.0 alu2    55 x[2]
        mov esi, r13d               ;    72.0         28 x copy
        xor r13d, r10d              ;    72.0 alu0    28 x
        mov edi, r10d               ;    72.0         28 x copy
        xor r12d, dword [rbx - 88]  ;    74.0 alu3+agu0   80 x[0]
        xor r14d, dword [rbx + 84]  ;    74.0 alu1+agu1   28 x
        or esi, r12d                ;    75.0 alu2    28 x
        xor r14d, r12d              ;    75.0 alu0    28 x
        xor r13d, r12d              ;    75.0 alu3    28 x
        xor esi, r14d               ;    76.0 alu1    28 x
        and r14d, r12d              ;    76.0 alu2    28 x
        or edi, r13d                ;    76.0 alu0    28 x
        and r14d, r13d              ;    77.0 alu3    28 x
        xor r12d, esi               ;    77.0 alu1    28 x
        xor edi, esi                ;    77.0 alu2    28 x
        mov ebp, r13d               ;    76.0         28 x copy
        xor r10d, r14d              ;    78.0 alu0    28 x
        rorx r9d, edi, 0x13         ;    78.0 alu1    46 x[0]
        and edi, r12d               ;    78.0 alu3    28 x
        xor ebp, edi                ;    79.0 alu2    28 x
        and esi, r10d               ;    79.0 alu0    28 x
        xor r12d, r10d              ;    79.0 alu3    49 x[3]
        xor r13d, r9d               ;    79.0 alu1    48 x[1]
        xor r13d, esi               ;    80.0 alu2    48 x[1]
        ror ebp, 0x1d               ;    80.0 alu1    47 x[2]
        lea esi, [r9*8]             ;    79.0 alu0    49 x[3]
        xor r12d, esi               ;    80.0 alu3    49 x[3]
        xor r13d, ebp               ;    81.0 alu2    48 x[1]
        xor r12d, ebp               ;    81.0 alu0    49 x[3]
        ror r13d, 0x1f              ;    82.0 alu1    50 x[1]
        ror r12d, 0x19              ;    82.0 alu2    51 x[3]
        xor r9d, r13d               ;    83.0 alu3    52 x[0]
        xor r9d, r12d               ;    84.0 alu0    52 x[0]
        xor ebp, r12d               ;    83.0 alu1    53 x[2]
        xor r12d, dword [rbx + 100] ;    83.0 alu2+agu2   80 x[3]
        mov esi, r13d               ;    83.0         53 x[2] copy
        shl esi, 7                  ;    83.0 alu1    53 x[2]
        xor r13d, dword [rbx - 84]  ;    83.0 alu3+agu0   80 x[1]
        xor ebp, esi                ;    84.0 alu0    53 x[2]
        ror r9d, 0x1b               ;    85.0 alu2    54 x[0]
        ror ebp, 0xa                ;    85.0 alu1    55 x[2]
        mov esi, r13d               ;    84.0         29 x copy
        mov edi, r12d               ;    84.0         29 x copy
        mov r10d, r12d              ;    84.0         29 x copy
        xor r9d, dword [rbx + 92]   ;    86.0 alu3+agu1   80 x[0]
        xor ebp, dword [rbx + 96]   ;    86.0 alu0+agu2   80 x[2]
        xor edi, r9d                ;    87.0 alu2    29 x
        and r10d, r9d               ;    87.0 alu1    29 x
        xor esi, ebp                ;    87.0 alu3    29 x
        xor r12d, ebp               ;    87.0 alu0    29 x
        and r13d, edi               ;    88.0 alu2    29 x
        xor r10d, esi               ;    88.0 alu1    29 x
        xor r13d, esi               ;    89.0 alu3    29 x
        or esi, edi                 ;    88.0 alu0    29 x
        xor esi, r12d               ;    89.0 alu2    29 x
        xor edi, r10d               ;    89.0 alu1    29 x
        and r12d, r13d              ;    90.0 alu3    29 x
        xor r13d, r10d              ;    90.0 alu0    29 x
        xor r12d, edi               ;    91.0 alu2    29 x
        and r13d, esi               ;    91.0 alu1    29 x
        xor edi, r13d               ;    92.0 alu3    49 x[3]
        xor esi, r12d               ;    92.0 alu0    29 x
        ror r12d, 0x13              ;    92.0 alu2    46 x[0]
        ror esi, 0x1d               ;    93.0 alu1    47 x[2]
        xor r10d, r12d              ;    93.0 alu3    48 x[1]
        lea ebp, [r12*8]            ;    93.0 alu0    49 x[3]
        xor edi, ebp                ;    94.0 alu2    49 x[3]
        xor r10d, esi               ;    94.0 alu1    48 x[1]
        xor edi, esi                ;    95.0 alu3    49 x[3]
        ror r10d, 0x1f              ;    95.0 alu2    50 x[1]
        ror edi, 0x19               ;    96.0 alu1    51 x[3]
        mov ebp, dword [rbx - 76]   ;    89.3 agu0    80 x[1]
        xor r12d, r10d              ;    96.0 alu0    52 x[0]
        xor ebp, r10d               ;    96.0 alu3    80 x[1]
        shl r10d, 7                 ;    96.0 alu2    53 x[2]
        xor esi, r10d               ;    97.0 alu1    53 x[2]
        xor esi, edi                ;    98.0 alu0    53 x[2]
        xor r12d, edi               ;    97.0 alu3    52 x[0]
        xor edi, dword [rbx + 104]  ;    97.0 alu2+agu1   80 x[3]
        ror r12d, 0x1b              ;    98.0 alu1    54 x[0]
        mov r9d, ebp                ;    97.0         30 x copy
        mov r10d, ebp               ;    97.0         30 x copy
        ror esi, 0xa                ;    99.0 alu2    55 x[2]
        xor r12d, dword [rbx - 80]  ;    99.0 alu0+agu2   80 x[0]
        mov r11d, edi               ;    98.0         30 x copy
        xor esi, dword [rbx + 372]  ;   100.0 alu3+agu0   80 x[2]
        xor r10d, r12d              ;   100.0 alu1    30 x
        or r9d, esi                 ;   101.0 alu2    30 x
        and edi, esi                ;   101.0 alu0    30 x
        xor ebp, esi                ;   101.0 alu3    30 x
        xor r11d, r9d               ;   102.0 alu1    30 x
        xor edi, r10d               ;   102.0 alu2    30 x
        and r12d, r11d              ;   103.0 alu0    30 x
        xor ebp, r12d               ;   104.0 alu3    30 x
        xor r10d, r12d              ;   104.0 alu1    48 x[1]
        mov esi, r11d               ;   103.0         30 x copy
        xor r11d, edi               ;   103.0 alu2    30 x
        and r12d, ebp               ;   105.0 alu0    30 x
        and edi, ebp                ;   105.0 alu3    30 x
        mov r9d, dword [rbx + 108]  ;    99.0 agu1    80 x[0]
        xor esi, r12d               ;   106.0 alu1    30 x
        xor r11d, edi               ;   106.0 alu2    30 x
        mov r12d, dword [rbx + 112] ;   100.0 agu2    80 x[1]
        ror r11d, 0x1d              ;   107.0 alu1    47 x[2]
        xor edi, esi                ;   107.0 alu0    30 x
        xor r10d, esi               ;   107.0 alu3    48 x[1]
        ror edi, 0x13               ;   108.0 alu2    46 x[0]
        xor r10d, r11d              ;   108.0 alu1    48 x[1]
        xor ebp, r11d               ;   108.0 alu0    49 x[3]
        mov esi, dword [rbx - 72]   ;   102.2 agu0    80 x[2]
        xor r10d, edi               ;   109.0 alu3    48 x[1]
        mov r13d, dword [rbx + 116] ;   103.0 agu1    23 x
        ror r10d, 0x1f              ;   110.0 alu2    50 x[1]
        lea r14d, [rdi*8]           ;   109.0 alu1    49 x[3]
        xor ebp, r14d               ;   110.0 alu0    49 x[3]
        ror ebp, 0x19               ;   111.0 alu2    51 x[3]
        xor edi, r10d               ;   111.0 alu3    52 x[0]
        xor r12d, r10d              ;   111.0 alu1    80 x[1]
        shl r10d, 7                 ;   111.0 alu2    53 x[2]
        xor r11d, r10d              ;   112.0 alu0    53 x[2]
        xor edi, ebp                ;   112.0 alu3    52 x[0]
        xor r11d, ebp               ;   113.0 alu1    53 x[2]
        xor r13d, ebp               ;   112.0 alu2    23 x
        ror edi, 0x1b               ;   113.0 alu1    54 x[0]
        mov ebp, r12d               ;   112.0         23 x copy
        xor r9d, edi                ;   114.0 alu0    80 x[0]
        ror r11d, 0xa               ;   114.0 alu2    55 x[2]
        xor esi, r11d               ;   115.0 alu3    80 x[2]
        xor r13d, r9d               ;   115.0 alu1    23 x
        xor ebp, esi                ;   116.0 alu0    23 x
        and r12d, r13d              ;   116.0 alu2    23 x
        mov edi, r9d                ;   115.0         23 x copy
        or edi, r13d                ;   116.0 alu3    23 x
        xor r13d, esi               ;   116.0 alu1    23 x
        xor r9d, r12d               ;   117.0 alu0    23 x
        xor edi, ebp                ;   117.0 alu2    23 x
        mov r10d, ebp               ;   117.0         23 x copy
        and r10d, r9d               ;   118.0 alu3    23 x
        and esi, r9d                ;   118.0 alu1    23 x
        xor r9d, r13d               ;   118.0 alu0    23 x
        and r13d, edi               ;   118.0 alu2    23 x
        xor ebp, esi                ;   119.0 alu3    23 x
        or r13d, r10d               ;   119.0 alu1    23 x
        xor ebp, r9d                ;   120.0 alu0    23 x
        xor r9d, r13d               ;   120.0 alu2    48 x[1]
        ror r13d, 0x13              ;   120.0 alu1    46 x[0]
        ror ebp, 0x1d               ;   121.0 alu2    47 x[2]
        xor r9d, r13d               ;   121.0 alu3    48 x[1]
        lea esi, [r13*8]            ;   121.0 alu0    49 x[3]
        xor edi, esi                ;   122.0 alu1    49 x[3]
        xor r9d, ebp                ;   122.0 alu2    48 x[1]
        xor edi, ebp                ;   123.0 alu3    49 x[3]
        ror r9d, 0x1f               ;   123.0 alu1    50 x[1]
        ror edi, 0x19               ;   124.0 alu2    51 x[3]
        xor r13d, r9d               ;   124.0 alu0    52 x[0]
        mov esi, r9d                ;   124.0         53 x[2] copy
        shl esi, 7                  ;   124.0 alu1    53 x[2]
        xor r9d, dword [rbx + 120]  ;   124.0 alu3+agu2   80 x[1]
        xor ebp, esi                ;   125.0 alu0    53 x[2]
        xor r13d, edi               ;   125.0 alu2    52 x[0]
        xor ebp, edi                ;   126.0 alu1    53 x[2]
        xor edi, dword [rbx + 384]  ;   125.0 alu3+agu0   80 x[3]
        ror r13d, 0x1b              ;   126.0 alu2    54 x[0]
        mov esi, r9d                ;   125.0         24 x copy
        mov r10d, r9d               ;   125.0         24 x copy
        xor r9d, edi                ;   126.0 alu0    24 x
        ror ebp, 0xa                ;   127.0 alu1    55 x[2]
        xor r13d, dword [rbx + 376] ;   127.0 alu3+agu1   80 x[0]
        mov r11d, edi               ;   126.0         24 x copy
        xor ebp, dword [rbx + 380]  ;   128.0 alu2+agu2   80 x[2]
        and esi, r13d               ;   128.0 alu0    24 x
        xor r11d, r13d              ;   128.0 alu1    24 x
        or r10d, r11d               ;   129.0 alu3    24 x
        xor r9d, ebp                ;   129.0 alu2    24 x
        or ebp, esi                 ;   129.0 alu0    24 x
        not r10d                    ;   130.0 alu1    24 x
        xor esi, r9d                ;   130.0 alu3    24 x
        and r9d, ebp                ;   130.0 alu2    24 x
        or r9d, r10d                ;   131.0 alu0    24 x
        xor edi, esi                ;   131.0 alu1    24 x
        xor ebp, esi                ;   131.0 alu3    24 x
        ror esi, 0x1d               ;   131.0 alu2    47 x[2]
        xor r10d, edi               ;   132.0 alu0    24 x
        and edi, r9d                ;   132.0 alu1    24 x
        or ebp, r9d                 ;   132.0 alu3    24 x
        xor r9d, esi                ;   132.0 alu2    49 x[3]
        xor edi, r10d               ;   133.0 alu0    24 x
        xor ebp, esi                ;   133.0 alu1    48 x[1]
        xor ebp, r10d               ;   134.0 alu3    48 x[1]
        ror edi, 0x13               ;   134.0 alu2    46 x[0]
        xor ebp, edi                ;   135.0 alu0    48 x[1]
        ror ebp, 0x1f               ;   136.0 alu1    50 x[1]
        lea r10d, [rdi*8]           ;   135.0 alu3    49 x[3]
        xor r9d, r10d               ;   136.0 alu2    49 x[3]
        ror r9d, 0x19               ;   137.0 alu1    51 x[3]
        xor edi, ebp                ;   137.0 alu0    52 x[0]
        mov r10d, ebp               ;   137.0         53 x[2] copy
        shl r10d, 7                 ;   137.0 alu2    53 x[2]
        xor ebp, dword [rbx + 128]  ;   137.0 alu3+agu0   80 x[1]
        xor esi, r10d               ;   138.0 alu1    53 x[2]
        xor edi, r9d                ;   138.0 alu0    52 x[0]
        xor esi, r9d                ;   139.0 alu2    53 x[2]
        xor r9d, dword [rbx + 136]  ;   138.0 alu3+agu1   80 x[3]
        ror edi, 0x1b               ;   139.0 alu1    54 x[0]
        mov r10d, ebp               ;   138.0         25 x copy
        mov r11d, ebp               ;   138.0         25 x copy
        ror esi, 0xa                ;   140.0 alu2    55 x[2]
        xor edi, dword [rbx + 124]  ;   140.0 alu0+agu2   80 x[0]
        mov r12d, r9d               ;   139.0         25 x copy
        xor esi, dword [rbx + 132]  ;   141.0 alu3+agu0   80 x[2]
        or r12d, edi                ;   141.0 alu1    25 x
        xor r10d, edi               ;   141.0 alu2    25 x
        xor r11d, r12d              ;   142.0 alu0    25 x
        xor r10d, esi               ;   142.0 alu3    25 x
        and esi, edi                ;   142.0 alu1    25 x
        xor r9d, esi                ;   143.0 alu2    25 x
        and ebp, r9d                ;   144.0 alu0    25 x
        xor r9d, r10d               ;   144.0 alu3    25 x
        mov esi, r10d               ;   143.0         25 x copy
        or esi, r11d                ;   143.0 alu1    25 x
        xor r10d, ebp               ;   145.0 alu2    25 x
        xor esi, r9d                ;   145.0 alu0    25 x
        xor edi, r9d                ;   145.0 alu3    25 x
        ror edi, 0x13               ;   146.0 alu1    46 x[0]
        xor r11d, esi               ;   146.0 alu2    25 x
        xor esi, r10d               ;   146.0 alu0    48 x[1]
        ror r11d, 0x1d              ;   147.0 alu1    47 x[2]
        xor esi, edi                ;   147.0 alu3    48 x[1]
        lea ebp, [rdi*8]            ;   147.0 alu2    49 x[3]
        xor r10d, ebp               ;   148.0 alu0    49 x[3]
        xor esi, r11d               ;   148.0 alu1    48 x[1]
        xor r10d, r11d              ;   149.0 alu3    49 x[3]
        ror esi, 0x1f               ;   149.0 alu2    50 x[1]
        ror r10d, 0x19              ;   150.0 alu1    51 x[3]
        xor edi, esi                ;   150.0 alu0    52 x[0]
        mov ebp, esi                ;   150.0         53 x[2] copy
        shl ebp, 7                  ;   150.0 alu2    53 x[2]
        xor esi, dword [rbx + 140]  ;   150.0 alu3+agu1   80 x[1]
        xor r11d, ebp               ;   151.0 alu1    53 x[2]
        xor edi, r10d               ;   151.0 alu0    52 x[0]
        xor r11d, r10d              ;   152.0 alu2    53 x[2]
        xor r10d, dword [rbx - 64]  ;   151.0 alu3+agu2   80 x[3]
        ror edi, 0x1b               ;   152.0 alu1    54 x[0]
        mov ebp, esi                ;   151.0         26 x copy
        xor esi, r10d               ;   152.0 alu0    26 x
        ror r11d, 0xa               ;   153.0 alu2    55 x[2]
        xor edi, dword [rbx - 68]   ;   153.0 alu3+agu0   80 x[0]
        xor r11d, dword [rbx + 144] ;   154.0 alu1+agu1   80 x[2]
        and ebp, edi                ;   154.0 alu0    26 x
        or r10d, edi                ;   154.0 alu2    26 x
        mov r9d, esi                ;   153.0         26 x copy
        xor edi, r11d               ;   155.0 alu3    26 x
        and r11d, r10d              ;   155.0 alu1    26 x
        or r9d, ebp                 ;   155.0 alu0    26 x
        xor r10d, ebp               ;   155.0 alu2    26 x
        or edi, ebp                 ;   156.0 alu3    26 x
        xor r9d, r11d               ;   156.0 alu1    26 x
        or ebp, r11d                ;   156.0 alu0    26 x
        or r11d, r10d               ;   156.0 alu2    26 x
        xor esi, edi                ;   157.0 alu3    26 x
        or r10d, r9d                ;   157.0 alu1    26 x
        xor r11d, esi               ;   158.0 alu0    26 x
        and esi, r9d                ;   158.0 alu2    26 x
        xor esi, r10d               ;   159.0 alu3    26 x
        xor r10d, r11d              ;   159.0 alu1    26 x
        xor ebp, r11d               ;   159.0 alu0    49 x[3]
        ror esi, 0x13               ;   160.0 alu2    46 x[0]
        ror r10d, 0x1d              ;   160.0 alu1    47 x[2]
        xor r9d, esi                ;   161.0 alu3    48 x[1]
        xor r9d, r10d               ;   162.0 alu0    48 x[1]
        xor ebp, r10d               ;   161.0 alu2    49 x[3]
        lea edi, [rsi*8]            ;   161.0 alu1    49 x[3]
        xor ebp, edi                ;   162.0 alu3    49 x[3]
        ror r9d, 0x1f               ;   163.0 alu2    50 x[1]
        ror ebp, 0x19               ;   163.0 alu1    51 x[3]
        mov edi, dword [rbx + 148]  ;   157.0 agu2    80 x[0]
        mov r11d, dword [rbx + 152] ;   157.2 agu0    80 x[1]
        xor esi, r9d                ;   164.0 alu0    52 x[0]
        xor r11d, r9d               ;   164.0 alu3    80 x[1]
        shl r9d, 7                  ;   164.0 alu2    53 x[2]
        xor esi, ebp                ;   165.0 alu1    52 x[0]
        xor r10d, ebp               ;   164.0 alu0    53 x[2]
        xor ebp, dword [rbx + 156]  ;   164.0 alu3+agu1   80 x[3]
        xor r10d, r9d               ;   165.0 alu2    53 x[2]
        ror esi, 0x1b               ;   166.0 alu1    54 x[0]
        ror r10d, 0xa               ;   166.0 alu2    55 x[2]
        mov r9d, ebp                ;   165.0         27 x copy
        mov r12d, r11d              ;   165.0         27 x copy
        mov r13d, r11d              ;   165.0         27 x copy
        mov r14d, r11d              ;   165.0         27 x copy
        xor edi, esi                ;   167.0 alu0    80 x[0]
        xor r10d, dword [rbx + 388] ;   167.0 alu3+agu2   80 x[2]
        xor r12d, edi               ;   168.0 alu1    27 x
        xor r9d, edi                ;   168.0 alu2    27 x
        xor ebp, r10d               ;   168.0 alu0    27 x
        and r12d, r9d               ;   169.0 alu3    27 x
        or r10d, r9d                ;   169.0 alu1    27 x
        xor r12d, ebp               ;   170.0 alu2    27 x
        and ebp, r10d               ;   170.0 alu0    27 x
        xor r13d, r10d              ;   170.0 alu3    27 x
        mov esi, r9d                ;   169.0         27 x copy
        xor r13d, ebp               ;   171.0 alu1    27 x
        and ebp, r12d               ;   171.0 alu2    27 x
        and r11d, r12d              ;   171.0 alu0    27 x
        ror r12d, 0x13              ;   171.0 alu1    46 x[0]
        xor r9d, r11d               ;   172.0 alu3    49 x[3]
        xor esi, ebp                ;   172.0 alu2    27 x
        or r13d, ebp                ;   172.0 alu0    27 x
        xor r14d, esi               ;   173.0 alu3    27 x
        xor r13d, r12d              ;   173.0 alu1    48 x[1]
        xor r13d, esi               ;   174.0 alu2    48 x[1]
        lea esi, [r12*8]            ;   172.0 alu0    49 x[3]
        xor r9d, esi                ;   173.0 alu3    49 x[3]
        ror r14d, 0x1d              ;   174.0 alu1    47 x[2]
        xor r13d, r14d              ;   175.0 alu2    48 x[1]
        xor r9d, r14d               ;   175.0 alu0    49 x[3]
        ror r13d, 0x1f              ;   176.0 alu1    50 x[1]
        ror r9d, 0x19               ;   176.0 alu2    51 x[3]
        xor r12d, r13d              ;   177.0 alu3    52 x[0]
        xor r12d, r9d               ;   178.0 alu0    52 x[0]
        xor r14d, r9d               ;   177.0 alu1    53 x[2]
        xor r9d, dword [rbx + 168]  ;   177.0 alu2+agu0   80 x[3]
        mov esi, r13d               ;   177.0         53 x[2] copy
        shl esi, 7                  ;   177.0 alu1    53 x[2]
        xor r13d, dword [rbx + 160] ;   177.0 alu3+agu1   80 x[1]
        xor r14d, esi               ;   178.0 alu0    53 x[2]
        ror r12d, 0x1b              ;   179.0 alu2    54 x[0]
        ror r14d, 0xa               ;   179.0 alu1    55 x[2]
        mov esi, r13d               ;   178.0         28 x copy
        xor r13d, r9d               ;   178.0 alu3    28 x
        mov edi, r9d                ;   178.0         28 x copy
        xor r12d, dword [rbx - 60]  ;   180.0 alu0+agu2   80 x[0]
        xor r14d, dword [rbx + 164] ;   180.0 alu2+agu0   28 x
        or esi, r12d                ;   181.0 alu1    28 x
        xor r14d, r12d              ;   181.0 alu3    28 x
        xor r13d, r12d              ;   181.0 alu0    28 x
        xor esi, r14d               ;   182.0 alu2    28 x
        and r14d, r12d              ;   182.0 alu1    28 x
        or edi, r13d                ;   182.0 alu3    28 x
        and r14d, r13d              ;   183.0 alu0    28 x
        xor r12d, esi               ;   183.0 alu2    28 x
        xor edi, esi                ;   183.0 alu1    28 x
        mov ebp, r13d               ;   182.0         28 x copy
        xor r9d, r14d               ;   184.0 alu3    28 x
        rorx r10d, edi, 0x13        ;   184.0 alu2    46 x[0]
        and edi, r12d               ;   184.0 alu0    28 x
        xor ebp, edi                ;   185.0 alu1    28 x
        and esi, r9d                ;   185.0 alu3    28 x
        xor r12d, r9d               ;   185.0 alu0    49 x[3]
        xor r13d, r10d              ;   185.0 alu2    48 x[1]
        xor r13d, esi               ;   186.0 alu1    48 x[1]
        ror ebp, 0x1d               ;   186.0 alu2    47 x[2]
        lea esi, [r10*8]            ;   185.0 alu3    49 x[3]
        xor r12d, esi               ;   186.0 alu0    49 x[3]
        xor r13d, ebp               ;   187.0 alu1    48 x[1]
        xor r12d, ebp               ;   187.0 alu2    49 x[3]
        ror r13d, 0x1f              ;   188.0 alu1    50 x[1]
        ror r12d, 0x19              ;   188.0 alu2    51 x[3]
        xor r10d, r13d              ;   189.0 alu3    52 x[0]
        xor r10d, r12d              ;   190.0 alu0    52 x[0]
        xor ebp, r12d               ;   189.0 alu1    53 x[2]
        xor r12d, dword [rbx + 180] ;   189.0 alu3+agu1   80 x[3]
        mov esi, r13d               ;   189.0         53 x[2] copy
        shl esi, 7                  ;   189.0 alu2    53 x[2]
        xor r13d, dword [rbx - 56]  ;   189.0 alu0+agu2   80 x[1]
        xor ebp, esi                ;   190.0 alu1    53 x[2]
        ror r10d, 0x1b              ;   191.0 alu2    54 x[0]
        ror ebp, 0xa                ;   191.0 alu1    55 x[2]
        mov esi, r13d               ;   190.0         29 x copy
        mov edi, r12d               ;   190.0         29 x copy
        mov r9d, r12d               ;   190.0         29 x copy
        xor r10d, dword [rbx + 172] ;   192.0 alu3+agu0   80 x[0]
        xor ebp, dword [rbx + 176]  ;   192.0 alu0+agu1   80 x[2]
        xor edi, r10d               ;   193.0 alu2    29 x
        and r9d, r10d               ;   193.0 alu1    29 x
        xor esi, ebp                ;   193.0 alu3    29 x
        xor r12d, ebp               ;   193.0 alu0    29 x
        and r13d, edi               ;   194.0 alu2    29 x
        xor r9d, esi                ;   194.0 alu1    29 x
        xor r13d, esi               ;   195.0 alu3    29 x
        or esi, edi                 ;   194.0 alu0    29 x
        xor esi, r12d               ;   195.0 alu2    29 x
        xor edi, r9d                ;   195.0 alu1    29 x
        and r12d, r13d              ;   196.0 alu3    29 x
        xor r13d, r9d               ;   196.0 alu0    29 x
        xor r12d, edi               ;   197.0 alu2    29 x
        and r13d, esi               ;   197.0 alu1    29 x
        xor edi, r13d               ;   198.0 alu3    49 x[3]
        xor esi, r12d               ;   198.0 alu0    29 x
        ror r12d, 0x13              ;   198.0 alu2    46 x[0]
        ror esi, 0x1d               ;   199.0 alu1    47 x[2]
        xor r9d, r12d               ;   199.0 alu3    48 x[1]
        lea ebp, [r12*8]            ;   199.0 alu0    49 x[3]
        xor edi, ebp                ;   200.0 alu2    49 x[3]
        xor r9d, esi                ;   200.0 alu1    48 x[1]
        xor edi, esi                ;   201.0 alu3    49 x[3]
        ror r9d, 0x1f               ;   201.0 alu2    50 x[1]
        ror edi, 0x19               ;   202.0 alu1    51 x[3]
        mov ebp, dword [rbx - 48]   ;   195.3 agu2    80 x[1]
        xor r12d, r9d               ;   202.0 alu0    52 x[0]
        xor ebp, r9d                ;   202.0 alu3    80 x[1]
        shl r9d, 7                  ;   202.0 alu2    53 x[2]
        xor esi, r9d                ;   203.0 alu1    53 x[2]
        xor esi, edi                ;   204.0 alu0    53 x[2]
        xor r12d, edi               ;   203.0 alu3    52 x[0]
        xor edi, dword [rbx + 184]  ;   203.0 alu2+agu0   80 x[3]
        ror r12d, 0x1b              ;   204.0 alu1    54 x[0]
        mov r9d, ebp                ;   203.0         30 x copy
        mov r10d, ebp               ;   203.0         30 x copy
        ror esi, 0xa                ;   205.0 alu2    55 x[2]
        xor r12d, dword [rbx - 52]  ;   205.0 alu0+agu1   80 x[0]
        mov r11d, edi               ;   204.0         30 x copy
        xor esi, dword [rbx + 392]  ;   206.0 alu3+agu2   80 x[2]
        xor r10d, r12d              ;   206.0 alu1    30 x
        or r9d, esi                 ;   207.0 alu2    30 x
        and edi, esi                ;   207.0 alu0    30 x
        xor ebp, esi                ;   207.0 alu3    30 x
        xor r11d, r9d               ;   208.0 alu1    30 x
        xor edi, r10d               ;   208.0 alu2    30 x
        and r12d, r11d              ;   209.0 alu0    30 x
        xor ebp, r12d               ;   210.0 alu3    30 x
        xor r10d, r12d              ;   210.0 alu1    48 x[1]
        mov esi, r11d               ;   209.0         30 x copy
        xor r11d, edi               ;   209.0 alu2    30 x
        and r12d, ebp               ;   211.0 alu0    30 x
        and edi, ebp                ;   211.0 alu3    30 x
        mov r9d, dword [rbx + 188]  ;   205.0 agu0    80 x[0]
        xor esi, r12d               ;   212.0 alu1    30 x
        xor r11d, edi               ;   212.0 alu2    30 x
        mov r12d, dword [rbx + 192] ;   206.0 agu1    80 x[1]
        ror r11d, 0x1d              ;   213.0 alu1    47 x[2]
        xor edi, esi                ;   213.0 alu0    30 x
        xor r10d, esi               ;   213.0 alu3    48 x[1]
        ror edi, 0x13               ;   214.0 alu2    46 x[0]
        xor r10d, r11d              ;   214.0 alu1    48 x[1]
        xor ebp, r11d               ;   214.0 alu0    49 x[3]
        mov esi, dword [rbx - 44]   ;   208.2 agu2    80 x[2]
        xor r10d, edi               ;   215.0 alu3    48 x[1]
        mov r13d, dword [rbx + 196] ;   209.0 agu0    23 x
        ror r10d, 0x1f              ;   216.0 alu2    50 x[1]
        lea r14d, [rdi*8]           ;   215.0 alu1    49 x[3]
        xor ebp, r14d               ;   216.0 alu0    49 x[3]
        ror ebp, 0x19               ;   217.0 alu2    51 x[3]
        xor edi, r10d               ;   217.0 alu3    52 x[0]
        xor r12d, r10d              ;   217.0 alu1    80 x[1]
        shl r10d, 7                 ;   217.0 alu2    53 x[2]
        xor r11d, r10d              ;   218.0 alu0    53 x[2]
        xor edi, ebp                ;   218.0 alu3    52 x[0]
        xor r11d, ebp               ;   219.0 alu1    53 x[2]
        xor r13d, ebp               ;   218.0 alu2    23 x
        ror edi, 0x1b               ;   219.0 alu1    54 x[0]
        mov ebp, r12d               ;   218.0         23 x copy
        xor r9d, edi                ;   220.0 alu0    80 x[0]
        ror r11d, 0xa               ;   220.0 alu2    55 x[2]
        xor esi, r11d               ;   221.0 alu3    80 x[2]
        xor r13d, r9d               ;   221.0 alu1    23 x
        xor ebp, esi                ;   222.0 alu0    23 x
        and r12d, r13d              ;   222.0 alu2    23 x
        mov edi, r9d                ;   221.0         23 x copy
        or edi, r13d                ;   222.0 alu3    23 x
        xor r13d, esi               ;   222.0 alu1    23 x
        xor r9d, r12d               ;   223.0 alu0    23 x
        xor edi, ebp                ;   223.0 alu2    23 x
        mov r10d, ebp               ;   223.0         23 x copy
        and r10d, r9d               ;   224.0 alu3    23 x
        and esi, r9d                ;   224.0 alu1    23 x
        xor r9d, r13d               ;   224.0 alu0    23 x
        and r13d, edi               ;   224.0 alu2    23 x
        xor ebp, esi                ;   225.0 alu3    23 x
        or r13d, r10d               ;   225.0 alu1    23 x
        xor ebp, r9d                ;   226.0 alu0    23 x
        xor r9d, r13d               ;   226.0 alu2    48 x[1]
        ror r13d, 0x13              ;   226.0 alu1    46 x[0]
        ror ebp, 0x1d               ;   227.0 alu2    47 x[2]
        xor r9d, r13d               ;   227.0 alu3    48 x[1]
        lea esi, [r13*8]            ;   227.0 alu0    49 x[3]
        xor edi, esi                ;   228.0 alu1    49 x[3]
        xor r9d, ebp                ;   228.0 alu2    48 x[1]
        xor edi, ebp                ;   229.0 alu3    49 x[3]
        ror r9d, 0x1f               ;   229.0 alu1    50 x[1]
        ror edi, 0x19               ;   230.0 alu2    51 x[3]
        xor r13d, r9d               ;   230.0 alu0    52 x[0]
        mov esi, r9d                ;   230.0         53 x[2] copy
        shl esi, 7                  ;   230.0 alu1    53 x[2]
        xor r9d, dword [rbx + 200]  ;   230.0 alu3+agu1   80 x[1]
        xor ebp, esi                ;   231.0 alu0    53 x[2]
        xor r13d, edi               ;   231.0 alu2    52 x[0]
        xor ebp, edi                ;   232.0 alu1    53 x[2]
        xor edi, dword [rbx + 404]  ;   231.0 alu3+agu2   80 x[3]
        ror r13d, 0x1b              ;   232.0 alu2    54 x[0]
        mov esi, r9d                ;   231.0         24 x copy
        mov r10d, r9d               ;   231.0         24 x copy
        xor r9d, edi                ;   232.0 alu0    24 x
        ror ebp, 0xa                ;   233.0 alu1    55 x[2]
        xor r13d, dword [rbx + 396] ;   233.0 alu3+agu0   80 x[0]
        mov r11d, edi               ;   232.0         24 x copy
        xor ebp, dword [rbx + 400]  ;   234.0 alu2+agu1   80 x[2]
        and esi, r13d               ;   234.0 alu0    24 x
        xor r11d, r13d              ;   234.0 alu1    24 x
        or r10d, r11d               ;   235.0 alu3    24 x
        xor r9d, ebp                ;   235.0 alu2    24 x
        or ebp, esi                 ;   235.0 alu0    24 x
        not r10d                    ;   236.0 alu1    24 x
        xor esi, r9d                ;   236.0 alu3    24 x
        and r9d, ebp                ;   236.0 alu2    24 x
        or r9d, r10d                ;   237.0 alu0    24 x
        xor edi, esi                ;   237.0 alu1    24 x
        xor ebp, esi                ;   237.0 alu3    24 x
        ror esi, 0x1d               ;   237.0 alu2    47 x[2]
        xor r10d, edi               ;   238.0 alu0    24 x
        and edi, r9d                ;   238.0 alu1    24 x
        or ebp, r9d                 ;   238.0 alu3    24 x
        xor r9d, esi                ;   238.0 alu2    49 x[3]
        xor edi, r10d               ;   239.0 alu0    24 x
        xor ebp, esi                ;   239.0 alu1    48 x[1]
        xor ebp, r10d               ;   240.0 alu3    48 x[1]
        ror edi, 0x13               ;   240.0 alu2    46 x[0]
        xor ebp, edi                ;   241.0 alu0    48 x[1]
        ror ebp, 0x1f               ;   242.0 alu1    50 x[1]
        lea r10d, [rdi*8]           ;   241.0 alu3    49 x[3]
        xor r9d, r10d               ;   242.0 alu2    49 x[3]
        ror r9d, 0x19               ;   243.0 alu1    51 x[3]
        xor edi, ebp                ;   243.0 alu0    52 x[0]
        mov r10d, ebp               ;   243.0         53 x[2] copy
        shl r10d, 7                 ;   243.0 alu2    53 x[2]
        xor ebp, dword [rbx + 208]  ;   243.0 alu3+agu2   80 x[1]
        xor esi, r10d               ;   244.0 alu1    53 x[2]
        xor edi, r9d                ;   244.0 alu0    52 x[0]
        xor esi, r9d                ;   245.0 alu2    53 x[2]
        xor r9d, dword [rbx + 216]  ;   244.0 alu3+agu0   80 x[3]
        ror edi, 0x1b               ;   245.0 alu1    54 x[0]
        mov r10d, ebp               ;   244.0         25 x copy
        mov r11d, ebp               ;   244.0         25 x copy
        ror esi, 0xa                ;   246.0 alu2    55 x[2]
        xor edi, dword [rbx + 204]  ;   246.0 alu0+agu1   80 x[0]
        mov r12d, r9d               ;   245.0         25 x copy
        xor esi, dword [rbx + 212]  ;   247.0 alu3+agu2   80 x[2]
        or r12d, edi                ;   247.0 alu1    25 x
        xor r10d, edi               ;   247.0 alu2    25 x
        xor r11d, r12d              ;   248.0 alu0    25 x
        xor r10d, esi               ;   248.0 alu3    25 x
        and esi, edi                ;   248.0 alu1    25 x
        xor r9d, esi                ;   249.0 alu2    25 x
        and ebp, r9d                ;   250.0 alu0    25 x
        xor r9d, r10d               ;   250.0 alu3    25 x
        mov esi, r10d               ;   249.0         25 x copy
        or esi, r11d                ;   249.0 alu1    25 x
        xor r10d, ebp               ;   251.0 alu2    25 x
        xor esi, r9d                ;   251.0 alu0    25 x
        xor edi, r9d                ;   251.0 alu3    25 x
        ror edi, 0x13               ;   252.0 alu1    46 x[0]
        xor r11d, esi               ;   252.0 alu2    25 x
        xor esi, r10d               ;   252.0 alu0    48 x[1]
        ror r11d, 0x1d              ;   253.0 alu1    47 x[2]
        xor esi, edi                ;   253.0 alu3    48 x[1]
        lea ebp, [rdi*8]            ;   253.0 alu2    49 x[3]
        xor r10d, ebp               ;   254.0 alu0    49 x[3]
        xor esi, r11d               ;   254.0 alu1    48 x[1]
        xor r10d, r11d              ;   255.0 alu3    49 x[3]
        ror esi, 0x1f               ;   255.0 alu2    50 x[1]
        ror r10d, 0x19              ;   256.0 alu1    51 x[3]
        xor edi, esi                ;   256.0 alu0    52 x[0]
        mov ebp, esi                ;   256.0         53 x[2] copy
        shl ebp, 7                  ;   256.0 alu2    53 x[2]
        xor esi, dword [rbx + 220]  ;   256.0 alu3+agu0   80 x[1]
        xor r11d, ebp               ;   257.0 alu1    53 x[2]
        xor edi, r10d               ;   257.0 alu0    52 x[0]
        xor r11d, r10d              ;   258.0 alu2    53 x[2]
        xor r10d, dword [rbx - 36]  ;   257.0 alu3+agu1   80 x[3]
        ror edi, 0x1b               ;   258.0 alu1    54 x[0]
        mov ebp, esi                ;   257.0         26 x copy
        xor esi, r10d               ;   258.0 alu0    26 x
        ror r11d, 0xa               ;   259.0 alu2    55 x[2]
        xor edi, dword [rbx - 40]   ;   259.0 alu3+agu2   80 x[0]
        xor r11d, dword [rbx + 224] ;   260.0 alu1+agu0   80 x[2]
        and ebp, edi                ;   260.0 alu0    26 x
        or r10d, edi                ;   260.0 alu2    26 x
        mov r9d, esi                ;   259.0         26 x copy
        xor edi, r11d               ;   261.0 alu3    26 x
        and r11d, r10d              ;   261.0 alu1    26 x
        or r9d, ebp                 ;   261.0 alu0    26 x
        xor r10d, ebp               ;   261.0 alu2    26 x
        or edi, ebp                 ;   262.0 alu3    26 x
        xor r9d, r11d               ;   262.0 alu1    26 x
        or ebp, r11d                ;   262.0 alu0    26 x
        or r11d, r10d               ;   262.0 alu2    26 x
        xor esi, edi                ;   263.0 alu3    26 x
        or r10d, r9d                ;   263.0 alu1    26 x
        xor r11d, esi               ;   264.0 alu0    26 x
        and esi, r9d                ;   264.0 alu2    26 x
        xor esi, r10d               ;   265.0 alu3    26 x
        xor r10d, r11d              ;   265.0 alu1    26 x
        xor ebp, r11d               ;   265.0 alu0    49 x[3]
        ror esi, 0x13               ;   266.0 alu2    46 x[0]
        ror r10d, 0x1d              ;   266.0 alu1    47 x[2]
        xor r9d, esi                ;   267.0 alu3    48 x[1]
        xor r9d, r10d               ;   268.0 alu0    48 x[1]
        xor ebp, r10d               ;   267.0 alu2    49 x[3]
        lea edi, [rsi*8]            ;   267.0 alu1    49 x[3]
        xor ebp, edi                ;   268.0 alu3    49 x[3]
        ror r9d, 0x1f               ;   269.0 alu2    50 x[1]
        ror ebp, 0x19               ;   269.0 alu1    51 x[3]
        mov edi, dword [rbx + 228]  ;   263.0 agu1    80 x[0]
        mov r11d, dword [rbx + 232] ;   263.2 agu2    80 x[1]
        xor esi, r9d                ;   270.0 alu0    52 x[0]
        xor r11d, r9d               ;   270.0 alu3    80 x[1]
        shl r9d, 7                  ;   270.0 alu2    53 x[2]
        xor esi, ebp                ;   271.0 alu1    52 x[0]
        xor r10d, ebp               ;   270.0 alu0    53 x[2]
        xor ebp, dword [rbx + 236]  ;   270.0 alu3+agu0   80 x[3]
        xor r10d, r9d               ;   271.0 alu2    53 x[2]
        ror esi, 0x1b               ;   272.0 alu1    54 x[0]
        ror r10d, 0xa               ;   272.0 alu2    55 x[2]
        mov r9d, ebp                ;   271.0         27 x copy
        mov r12d, r11d              ;   271.0         27 x copy
        mov r13d, r11d              ;   271.0         27 x copy
        mov r14d, r11d              ;   271.0         27 x copy
        xor edi, esi                ;   273.0 alu0    80 x[0]
        xor r10d, dword [rbx + 408] ;   273.0 alu3+agu1   80 x[2]
        xor r12d, edi               ;   274.0 alu1    27 x
        xor r9d, edi                ;   274.0 alu2    27 x
        xor ebp, r10d               ;   274.0 alu0    27 x
        and r12d, r9d               ;   275.0 alu3    27 x
        or r10d, r9d                ;   275.0 alu1    27 x
        xor r12d, ebp               ;   276.0 alu2    27 x
        and ebp, r10d               ;   276.0 alu0    27 x
        xor r13d, r10d              ;   276.0 alu3    27 x
        mov esi, r9d                ;   275.0         27 x copy
        xor r13d, ebp               ;   277.0 alu1    27 x
        and ebp, r12d               ;   277.0 alu2    27 x
        and r11d, r12d              ;   277.0 alu0    27 x
        ror r12d, 0x13              ;   277.0 alu1    46 x[0]
        xor r9d, r11d               ;   278.0 alu3    49 x[3]
        xor esi, ebp                ;   278.0 alu2    27 x
        or r13d, ebp                ;   278.0 alu0    27 x
        xor r14d, esi               ;   279.0 alu3    27 x
        xor r13d, r12d              ;   279.0 alu1    48 x[1]
        xor r13d, esi               ;   280.0 alu2    48 x[1]
        lea esi, [r12*8]            ;   278.0 alu0    49 x[3]
        xor r9d, esi                ;   279.0 alu3    49 x[3]
        ror r14d, 0x1d              ;   280.0 alu1    47 x[2]
        xor r13d, r14d              ;   281.0 alu2    48 x[1]
        xor r9d, r14d               ;   281.0 alu0    49 x[3]
        ror r13d, 0x1f              ;   282.0 alu1    50 x[1]
        ror r9d, 0x19               ;   282.0 alu2    51 x[3]
        xor r12d, r13d              ;   283.0 alu3    52 x[0]
        xor r12d, r9d               ;   284.0 alu0    52 x[0]
        xor r14d, r9d               ;   283.0 alu1    53 x[2]
        xor r9d, dword [rbx + 248]  ;   283.0 alu2+agu2   80 x[3]
        mov esi, r13d               ;   283.0         53 x[2] copy
        shl esi, 7                  ;   283.0 alu1    53 x[2]
        xor r13d, dword [rbx + 240] ;   283.0 alu3+agu0   80 x[1]
        xor r14d, esi               ;   284.0 alu0    53 x[2]
        ror r12d, 0x1b              ;   285.0 alu2    54 x[0]
        ror r14d, 0xa               ;   285.0 alu1    55 x[2]
        mov esi, r13d               ;   284.0         28 x copy
        xor r13d, r9d               ;   284.0 alu3    28 x
        mov edi, r9d                ;   284.0         28 x copy
        xor r12d, dword [rbx - 32]  ;   286.0 alu0+agu1   80 x[0]
        xor r14d, dword [rbx + 244] ;   286.0 alu2+agu2   28 x
        or esi, r12d                ;   287.0 alu1    28 x
        xor r14d, r12d              ;   287.0 alu3    28 x
        xor r13d, r12d              ;   287.0 alu0    28 x
        xor esi, r14d               ;   288.0 alu2    28 x
        and r14d, r12d              ;   288.0 alu1    28 x
        or edi, r13d                ;   288.0 alu3    28 x
        and r14d, r13d              ;   289.0 alu0    28 x
        xor r12d, esi               ;   289.0 alu2    28 x
        xor edi, esi                ;   289.0 alu1    28 x
        mov ebp, r13d               ;   288.0         28 x copy
        xor r9d, r14d               ;   290.0 alu3    28 x
        rorx r10d, edi, 0x13        ;   290.0 alu2    46 x[0]
        and edi, r12d               ;   290.0 alu0    28 x
        xor ebp, edi                ;   291.0 alu1    28 x
        and esi, r9d                ;   291.0 alu3    28 x
        xor r12d, r9d               ;   291.0 alu0    49 x[3]
        xor r13d, r10d              ;   291.0 alu2    48 x[1]
        xor r13d, esi               ;   292.0 alu1    48 x[1]
        ror ebp, 0x1d               ;   292.0 alu2    47 x[2]
        lea esi, [r10*8]            ;   291.0 alu3    49 x[3]
        xor r12d, esi               ;   292.0 alu0    49 x[3]
        xor r13d, ebp               ;   293.0 alu1    48 x[1]
        xor r12d, ebp               ;   293.0 alu2    49 x[3]
        ror r13d, 0x1f              ;   294.0 alu1    50 x[1]
        ror r12d, 0x19              ;   294.0 alu2    51 x[3]
        xor r10d, r13d              ;   295.0 alu3    52 x[0]
        xor r10d, r12d              ;   296.0 alu0    52 x[0]
        xor ebp, r12d               ;   295.0 alu1    53 x[2]
        xor r12d, dword [rbx + 260] ;   295.0 alu3+agu0   80 x[3]
        mov esi, r13d               ;   295.0         53 x[2] copy
        shl esi, 7                  ;   295.0 alu2    53 x[2]
        xor r13d, dword [rbx - 28]  ;   295.0 alu0+agu1   80 x[1]
        xor ebp, esi                ;   296.0 alu1    53 x[2]
        ror r10d, 0x1b              ;   297.0 alu2    54 x[0]
        ror ebp, 0xa                ;   297.0 alu1    55 x[2]
        mov esi, r13d               ;   296.0         29 x copy
        mov edi, r12d               ;   296.0         29 x copy
        mov r9d, r12d               ;   296.0         29 x copy
        xor r10d, dword [rbx + 252] ;   298.0 alu3+agu2   80 x[0]
        xor ebp, dword [rbx + 256]  ;   298.0 alu0+agu0   80 x[2]
        xor edi, r10d               ;   299.0 alu2    29 x
        and r9d, r10d               ;   299.0 alu1    29 x
        xor esi, ebp                ;   299.0 alu3    29 x
        xor r12d, ebp               ;   299.0 alu0    29 x
        and r13d, edi               ;   300.0 alu2    29 x
        xor r9d, esi                ;   300.0 alu1    29 x
        xor r13d, esi               ;   301.0 alu3    29 x
        or esi, edi                 ;   300.0 alu0    29 x
        xor esi, r12d               ;   301.0 alu2    29 x
        xor edi, r9d                ;   301.0 alu1    29 x
        and r12d, r13d              ;   302.0 alu3    29 x
        xor r13d, r9d               ;   302.0 alu0    29 x
        xor r12d, edi               ;   303.0 alu2    29 x
        and r13d, esi               ;   303.0 alu1    29 x
        xor edi, r13d               ;   304.0 alu3    49 x[3]
        xor esi, r12d               ;   304.0 alu0    29 x
        ror r12d, 0x13              ;   304.0 alu2    46 x[0]
        ror esi, 0x1d               ;   305.0 alu1    47 x[2]
        xor r9d, r12d               ;   305.0 alu3    48 x[1]
        lea ebp, [r12*8]            ;   305.0 alu0    49 x[3]
        xor edi, ebp                ;   306.0 alu2    49 x[3]
        xor r9d, esi                ;   306.0 alu1    48 x[1]
        xor edi, esi                ;   307.0 alu3    49 x[3]
        ror r9d, 0x1f               ;   307.0 alu2    50 x[1]
        ror edi, 0x19               ;   308.0 alu1    51 x[3]
        mov ebp, dword [rbx - 20]   ;   301.3 agu1    80 x[1]
        xor r12d, r9d               ;   308.0 alu0    52 x[0]
        xor ebp, r9d                ;   308.0 alu3    80 x[1]
        shl r9d, 7                  ;   308.0 alu2    53 x[2]
        xor esi, r9d                ;   309.0 alu1    53 x[2]
        xor esi, edi                ;   310.0 alu0    53 x[2]
        xor r12d, edi               ;   309.0 alu3    52 x[0]
        xor edi, dword [rbx + 264]  ;   309.0 alu2+agu2   80 x[3]
        ror r12d, 0x1b              ;   310.0 alu1    54 x[0]
        mov r9d, ebp                ;   309.0         30 x copy
        mov r10d, ebp               ;   309.0         30 x copy
        ror esi, 0xa                ;   311.0 alu2    55 x[2]
        xor r12d, dword [rbx - 24]  ;   311.0 alu0+agu0   80 x[0]
        mov r11d, edi               ;   310.0         30 x copy
        xor esi, dword [rbx + 412]  ;   312.0 alu3+agu1   80 x[2]
        xor r10d, r12d              ;   312.0 alu1    30 x
        or r9d, esi                 ;   313.0 alu2    30 x
        and edi, esi                ;   313.0 alu0    30 x
        xor ebp, esi                ;   313.0 alu3    30 x
        xor r11d, r9d               ;   314.0 alu1    30 x
        xor edi, r10d               ;   314.0 alu2    30 x
        and r12d, r11d              ;   315.0 alu0    30 x
        xor ebp, r12d               ;   316.0 alu3    30 x
        xor r10d, r12d              ;   316.0 alu1    48 x[1]
        mov esi, r11d               ;   315.0         30 x copy
        xor r11d, edi               ;   315.0 alu2    30 x
        and r12d, ebp               ;   317.0 alu0    30 x
        and edi, ebp                ;   317.0 alu3    30 x
        mov r9d, dword [rbx + 268]  ;   311.0 agu2    80 x[0]
        xor esi, r12d               ;   318.0 alu1    30 x
        xor r11d, edi               ;   318.0 alu2    30 x
        mov r12d, dword [rbx + 272] ;   312.0 agu0    80 x[1]
        ror r11d, 0x1d              ;   319.0 alu1    47 x[2]
        xor edi, esi                ;   319.0 alu0    30 x
        xor r10d, esi               ;   319.0 alu3    48 x[1]
        ror edi, 0x13               ;   320.0 alu2    46 x[0]
        xor r10d, r11d              ;   320.0 alu1    48 x[1]
        xor ebp, r11d               ;   320.0 alu0    49 x[3]
        mov esi, dword [rbx - 16]   ;   314.2 agu1    80 x[2]
        xor r10d, edi               ;   321.0 alu3    48 x[1]
        mov r13d, dword [rbx + 276] ;   315.0 agu2    23 x
        ror r10d, 0x1f              ;   322.0 alu2    50 x[1]
        lea r14d, [rdi*8]           ;   321.0 alu1    49 x[3]
        xor ebp, r14d               ;   322.0 alu0    49 x[3]
        ror ebp, 0x19               ;   323.0 alu2    51 x[3]
        xor edi, r10d               ;   323.0 alu3    52 x[0]
        xor r12d, r10d              ;   323.0 alu1    80 x[1]
        shl r10d, 7                 ;   323.0 alu2    53 x[2]
        xor r11d, r10d              ;   324.0 alu0    53 x[2]
        xor edi, ebp                ;   324.0 alu3    52 x[0]
        xor r11d, ebp               ;   325.0 alu1    53 x[2]
        xor r13d, ebp               ;   324.0 alu2    23 x
        ror edi, 0x1b               ;   325.0 alu1    54 x[0]
        mov ebp, r12d               ;   324.0         23 x copy
        xor r9d, edi                ;   326.0 alu0    80 x[0]
        ror r11d, 0xa               ;   326.0 alu2    55 x[2]
        xor esi, r11d               ;   327.0 alu3    80 x[2]
        xor r13d, r9d               ;   327.0 alu1    23 x
        xor ebp, esi                ;   328.0 alu0    23 x
        and r12d, r13d              ;   328.0 alu2    23 x
        mov edi, r9d                ;   327.0         23 x copy
        or edi, r13d                ;   328.0 alu3    23 x
        xor r13d, esi               ;   328.0 alu1    23 x
        xor r9d, r12d               ;   329.0 alu0    23 x
        xor edi, ebp                ;   329.0 alu2    23 x
        mov r10d, ebp               ;   329.0         23 x copy
        and r10d, r9d               ;   330.0 alu3    23 x
        and esi, r9d                ;   330.0 alu1    23 x
        xor r9d, r13d               ;   330.0 alu0    23 x
        and r13d, edi               ;   330.0 alu2    23 x
        xor ebp, esi                ;   331.0 alu3    23 x
        or r13d, r10d               ;   331.0 alu1    23 x
        xor ebp, r9d                ;   332.0 alu0    23 x
        xor r9d, r13d               ;   332.0 alu2    48 x[1]
        ror r13d, 0x13              ;   332.0 alu1    46 x[0]
        ror ebp, 0x1d               ;   333.0 alu2    47 x[2]
        xor r9d, r13d               ;   333.0 alu3    48 x[1]
        lea esi, [r13*8]            ;   333.0 alu0    49 x[3]
        xor edi, esi                ;   334.0 alu1    49 x[3]
        xor r9d, ebp                ;   334.0 alu2    48 x[1]
        xor edi, ebp                ;   335.0 alu3    49 x[3]
        ror r9d, 0x1f               ;   335.0 alu1    50 x[1]
        ror edi, 0x19               ;   336.0 alu2    51 x[3]
        xor r13d, r9d               ;   336.0 alu0    52 x[0]
        mov esi, r9d                ;   336.0         53 x[2] copy
        shl esi, 7                  ;   336.0 alu1    53 x[2]
        xor r9d, dword [rbx + 280]  ;   336.0 alu3+agu0   80 x[1]
        xor ebp, esi                ;   337.0 alu0    53 x[2]
        xor r13d, edi               ;   337.0 alu2    52 x[0]
        xor ebp, edi                ;   338.0 alu1    53 x[2]
        xor edi, dword [rbx + 424]  ;   337.0 alu3+agu1   80 x[3]
        ror r13d, 0x1b              ;   338.0 alu2    54 x[0]
        mov esi, r9d                ;   337.0         24 x copy
        mov r10d, r9d               ;   337.0         24 x copy
        xor r9d, edi                ;   338.0 alu0    24 x
        ror ebp, 0xa                ;   339.0 alu1    55 x[2]
        xor r13d, dword [rbx + 416] ;   339.0 alu3+agu2   80 x[0]
        mov r11d, edi               ;   338.0         24 x copy
        xor ebp, dword [rbx + 420]  ;   340.0 alu2+agu0   80 x[2]
        and esi, r13d               ;   340.0 alu0    24 x
        xor r11d, r13d              ;   340.0 alu1    24 x
        or r10d, r11d               ;   341.0 alu3    24 x
        xor r9d, ebp                ;   341.0 alu2    24 x
        or ebp, esi                 ;   341.0 alu0    24 x
        not r10d                    ;   342.0 alu1    24 x
        xor esi, r9d                ;   342.0 alu3    24 x
        and r9d, ebp                ;   342.0 alu2    24 x
        or r9d, r10d                ;   343.0 alu0    24 x
        xor edi, esi                ;   343.0 alu1    24 x
        xor ebp, esi                ;   343.0 alu3    24 x
        ror esi, 0x1d               ;   343.0 alu2    47 x[2]
        xor r10d, edi               ;   344.0 alu0    24 x
        and edi, r9d                ;   344.0 alu1    24 x
        or ebp, r9d                 ;   344.0 alu3    24 x
        xor r9d, esi                ;   344.0 alu2    49 x[3]
        xor edi, r10d               ;   345.0 alu0    24 x
        xor ebp, esi                ;   345.0 alu1    48 x[1]
        xor ebp, r10d               ;   346.0 alu3    48 x[1]
        ror edi, 0x13               ;   346.0 alu2    46 x[0]
        xor ebp, edi                ;   347.0 alu0    48 x[1]
        ror ebp, 0x1f               ;   348.0 alu1    50 x[1]
        lea r10d, [rdi*8]           ;   347.0 alu3    49 x[3]
        xor r9d, r10d               ;   348.0 alu2    49 x[3]
        ror r9d, 0x19               ;   349.0 alu1    51 x[3]
        xor edi, ebp                ;   349.0 alu0    52 x[0]
        mov r10d, ebp               ;   349.0         53 x[2] copy
        shl r10d, 7                 ;   349.0 alu2    53 x[2]
        xor ebp, dword [rbx + 288]  ;   349.0 alu3+agu1   80 x[1]
        xor esi, r10d               ;   350.0 alu1    53 x[2]
        xor edi, r9d                ;   350.0 alu0    52 x[0]
        xor esi, r9d                ;   351.0 alu2    53 x[2]
        xor r9d, dword [rbx + 296]  ;   350.0 alu3+agu2   80 x[3]
        ror edi, 0x1b               ;   351.0 alu1    54 x[0]
        mov r10d, ebp               ;   350.0         25 x copy
        mov r11d, ebp               ;   350.0         25 x copy
        ror esi, 0xa                ;   352.0 alu2    55 x[2]
        xor edi, dword [rbx + 284]  ;   352.0 alu0+agu0   80 x[0]
        mov r12d, r9d               ;   351.0         25 x copy
        xor esi, dword [rbx + 292]  ;   353.0 alu3+agu1   80 x[2]
        or r12d, edi                ;   353.0 alu1    25 x
        xor r10d, edi               ;   353.0 alu2    25 x
        xor r11d, r12d              ;   354.0 alu0    25 x
        xor r10d, esi               ;   354.0 alu3    25 x
        and esi, edi                ;   354.0 alu1    25 x
        xor r9d, esi                ;   355.0 alu2    25 x
        and ebp, r9d                ;   356.0 alu0    25 x
        xor r9d, r10d               ;   356.0 alu3    25 x
        mov esi, r10d               ;   355.0         25 x copy
        or esi, r11d                ;   355.0 alu1    25 x
        xor r10d, ebp               ;   357.0 alu2    25 x
        xor esi, r9d                ;   357.0 alu0    25 x
        xor edi, r9d                ;   357.0 alu3    25 x
        ror edi, 0x13               ;   358.0 alu1    46 x[0]
        xor r11d, esi               ;   358.0 alu2    25 x
        xor esi, r10d               ;   358.0 alu0    48 x[1]
        ror r11d, 0x1d              ;   359.0 alu1    47 x[2]
        xor esi, edi                ;   359.0 alu3    48 x[1]
        lea ebp, [rdi*8]            ;   359.0 alu2    49 x[3]
        xor r10d, ebp               ;   360.0 alu0    49 x[3]
        xor esi, r11d               ;   360.0 alu1    48 x[1]
        xor r10d, r11d              ;   361.0 alu3    49 x[3]
        ror esi, 0x1f               ;   361.0 alu2    50 x[1]
        ror r10d, 0x19              ;   362.0 alu1    51 x[3]
        xor edi, esi                ;   362.0 alu0    52 x[0]
        mov ebp, esi                ;   362.0         53 x[2] copy
        shl ebp, 7                  ;   362.0 alu2    53 x[2]
        xor esi, dword [rbx + 300]  ;   362.0 alu3+agu2   80 x[1]
        xor r11d, ebp               ;   363.0 alu1    53 x[2]
        xor edi, r10d               ;   363.0 alu0    52 x[0]
        xor r11d, r10d              ;   364.0 alu2    53 x[2]
        xor r10d, dword [rbx - 8]   ;   363.0 alu3+agu0   80 x[3]
        ror edi, 0x1b               ;   364.0 alu1    54 x[0]
        mov ebp, esi                ;   363.0         26 x copy
        xor esi, r10d               ;   364.0 alu0    26 x
        ror r11d, 0xa               ;   365.0 alu2    55 x[2]
        xor edi, dword [rbx - 12]   ;   365.0 alu3+agu1   80 x[0]
        xor r11d, dword [rbx + 304] ;   366.0 alu1+agu2   80 x[2]
        and ebp, edi                ;   366.0 alu0    26 x
        or r10d, edi                ;   366.0 alu2    26 x
        mov r9d, esi                ;   365.0         26 x copy
        xor edi, r11d               ;   367.0 alu3    26 x
        and r11d, r10d              ;   367.0 alu1    26 x
        or r9d, ebp                 ;   367.0 alu0    26 x
        xor r10d, ebp               ;   367.0 alu2    26 x
        or edi, ebp                 ;   368.0 alu3    26 x
        xor r9d, r11d               ;   368.0 alu1    26 x
        or ebp, r11d                ;   368.0 alu0    26 x
        or r11d, r10d               ;   368.0 alu2    26 x
        xor esi, edi                ;   369.0 alu3    26 x
        or r10d, r9d                ;   369.0 alu1    26 x
        xor r11d, esi               ;   370.0 alu0    26 x
        and esi, r9d                ;   370.0 alu2    26 x
        xor esi, r10d               ;   371.0 alu3    26 x
        xor r10d, r11d              ;   371.0 alu1    26 x
        xor ebp, r11d               ;   371.0 alu0    49 x[3]
        ror esi, 0x13               ;   372.0 alu2    46 x[0]
        ror r10d, 0x1d              ;   372.0 alu1    47 x[2]
        xor r9d, esi                ;   373.0 alu3    48 x[1]
        xor r9d, r10d               ;   374.0 alu0    48 x[1]
        xor ebp, r10d               ;   373.0 alu2    49 x[3]
        lea edi, [rsi*8]            ;   373.0 alu1    49 x[3]
        xor ebp, edi                ;   374.0 alu3    49 x[3]
        ror r9d, 0x1f               ;   375.0 alu2    50 x[1]
        ror ebp, 0x19               ;   375.0 alu1    51 x[3]
        mov edi, dword [rbx + 308]  ;   369.0 agu0    80 x[0]
        mov r11d, dword [rbx + 312] ;   369.2 agu1    80 x[1]
        xor esi, r9d                ;   376.0 alu0    52 x[0]
        xor r11d, r9d               ;   376.0 alu3    80 x[1]
        shl r9d, 7                  ;   376.0 alu2    53 x[2]
        xor esi, ebp                ;   377.0 alu1    52 x[0]
        xor r10d, ebp               ;   376.0 alu0    53 x[2]
        xor ebp, dword [rbx + 316]  ;   376.0 alu3+agu2   80 x[3]
        xor r10d, r9d               ;   377.0 alu2    53 x[2]
        ror esi, 0x1b               ;   378.0 alu1    54 x[0]
        ror r10d, 0xa               ;   378.0 alu2    55 x[2]
        mov r9d, ebp                ;   377.0         27 x copy
        mov r12d, r11d              ;   377.0         27 x copy
        mov r13d, r11d              ;   377.0         27 x copy
        mov r14d, r11d              ;   377.0         27 x copy
        xor edi, esi                ;   379.0 alu0    80 x[0]
        xor r10d, dword [rbx + 428] ;   379.0 alu3+agu0   80 x[2]
        xor r12d, edi               ;   380.0 alu1    27 x
        xor r9d, edi                ;   380.0 alu2    27 x
        xor ebp, r10d               ;   380.0 alu0    27 x
        and r12d, r9d               ;   381.0 alu3    27 x
        or r10d, r9d                ;   381.0 alu1    27 x
        xor r12d, ebp               ;   382.0 alu2    27 x
        and ebp, r10d               ;   382.0 alu0    27 x
        xor r13d, r10d              ;   382.0 alu3    27 x
        mov esi, r9d                ;   381.0         27 x copy
        xor r13d, ebp               ;   383.0 alu1    27 x
        and ebp, r12d               ;   383.0 alu2    27 x
        and r11d, r12d              ;   383.0 alu0    27 x
        ror r12d, 0x13              ;   383.0 alu1    46 x[0]
        xor r9d, r11d               ;   384.0 alu3    49 x[3]
        xor esi, ebp                ;   384.0 alu2    27 x
        or r13d, ebp                ;   384.0 alu0    27 x
        xor r14d, esi               ;   385.0 alu3    27 x
        xor r13d, r12d              ;   385.0 alu1    48 x[1]
        xor r13d, esi               ;   386.0 alu2    48 x[1]
        lea esi, [r12*8]            ;   384.0 alu0    49 x[3]
        xor r9d, esi                ;   385.0 alu3    49 x[3]
        ror r14d, 0x1d              ;   386.0 alu1    47 x[2]
        xor r13d, r14d              ;   387.0 alu2    48 x[1]
        xor r9d, r14d               ;   387.0 alu0    49 x[3]
        ror r13d, 0x1f              ;   388.0 alu1    50 x[1]
        ror r9d, 0x19               ;   388.0 alu2    51 x[3]
        xor r12d, r13d              ;   389.0 alu3    52 x[0]
        xor r12d, r9d               ;   390.0 alu0    52 x[0]
        xor r14d, r9d               ;   389.0 alu1    53 x[2]
        xor r9d, dword [rbx + 328]  ;   389.0 alu2+agu1   80 x[3]
        mov esi, r13d               ;   389.0         53 x[2] copy
        shl esi, 7                  ;   389.0 alu1    53 x[2]
        xor r13d, dword [rbx + 320] ;   389.0 alu3+agu2   80 x[1]
        xor r14d, esi               ;   390.0 alu0    53 x[2]
        ror r12d, 0x1b              ;   391.0 alu2    54 x[0]
        ror r14d, 0xa               ;   391.0 alu1    55 x[2]
        mov esi, r13d               ;   390.0         28 x copy
        xor r13d, r9d               ;   390.0 alu3    28 x
        mov edi, r9d                ;   390.0         28 x copy
        xor r12d, dword [rbx - 4]   ;   392.0 alu0+agu0   80 x[0]
        xor r14d, dword [rbx + 324] ;   392.0 alu2+agu1   28 x
        or esi, r12d                ;   393.0 alu1    28 x
        xor r14d, r12d              ;   393.0 alu3    28 x
        xor r13d, r12d              ;   393.0 alu0    28 x
        xor esi, r14d               ;   394.0 alu2    28 x
        and r14d, r12d              ;   394.0 alu1    28 x
        or edi, r13d                ;   394.0 alu3    28 x
        and r14d, r13d              ;   395.0 alu0    28 x
        xor r12d, esi               ;   395.0 alu2    28 x
        xor edi, esi                ;   395.0 alu1    28 x
        mov ebp, r13d               ;   394.0         28 x copy
        xor r9d, r14d               ;   396.0 alu3    28 x
        rorx r10d, edi, 0x13        ;   396.0 alu2    46 x[0]
        and edi, r12d               ;   396.0 alu0    28 x
        xor ebp, edi                ;   397.0 alu1    28 x
        and esi, r9d                ;   397.0 alu3    28 x
        xor r12d, r9d               ;   397.0 alu0    49 x[3]
        xor r13d, r10d              ;   397.0 alu2    48 x[1]
        xor r13d, esi               ;   398.0 alu1    48 x[1]
        ror ebp, 0x1d               ;   398.0 alu2    47 x[2]
        lea esi, [r10*8]            ;   397.0 alu3    49 x[3]
        xor r12d, esi               ;   398.0 alu0    49 x[3]
        xor r13d, ebp               ;   399.0 alu1    48 x[1]
        xor r12d, ebp               ;   399.0 alu2    49 x[3]
        ror r13d, 0x1f              ;   400.0 alu1    50 x[1]
        ror r12d, 0x19              ;   400.0 alu2    51 x[3]
        xor r10d, r13d              ;   401.0 alu3    52 x[0]
        xor r10d, r12d              ;   402.0 alu0    52 x[0]
        xor ebp, r12d               ;   401.0 alu1    53 x[2]
        xor r12d, dword [rbx + 340] ;   401.0 alu3+agu2   80 x[3]
        mov esi, r13d               ;   401.0         53 x[2] copy
        shl esi, 7                  ;   401.0 alu2    53 x[2]
        xor r13d, dword [rbx + 0]   ;   401.0 alu0+agu0   80 x[1]
        xor ebp, esi                ;   402.0 alu1    53 x[2]
        ror r10d, 0x1b              ;   403.0 alu2    54 x[0]
        ror ebp, 0xa                ;   403.0 alu1    55 x[2]
        mov esi, r13d               ;   402.0         29 x copy
        mov edi, r12d               ;   402.0         29 x copy
        mov r9d, r12d               ;   402.0         29 x copy
        xor r10d, dword [rbx + 332] ;   404.0 alu3+agu1   80 x[0]
        xor ebp, dword [rbx + 336]  ;   404.0 alu0+agu2   80 x[2]
        xor edi, r10d               ;   405.0 alu2    29 x
        and r9d, r10d               ;   405.0 alu1    29 x
        xor esi, ebp                ;   405.0 alu3    29 x
        xor r12d, ebp               ;   405.0 alu0    29 x
        and r13d, edi               ;   406.0 alu2    29 x
        xor r9d, esi                ;   406.0 alu1    29 x
        xor r13d, esi               ;   407.0 alu3    29 x
        or esi, edi                 ;   406.0 alu0    29 x
        xor esi, r12d               ;   407.0 alu2    29 x
        xor edi, r9d                ;   407.0 alu1    29 x
        and r12d, r13d              ;   408.0 alu3    29 x
        xor r13d, r9d               ;   408.0 alu0    29 x
        xor r12d, edi               ;   409.0 alu2    29 x
        and r13d, esi               ;   409.0 alu1    29 x
        xor edi, r13d               ;   410.0 alu3    49 x[3]
        xor esi, r12d               ;   410.0 alu0    29 x
        ror r12d, 0x13              ;   410.0 alu2    46 x[0]
        ror esi, 0x1d               ;   411.0 alu1    47 x[2]
        xor r9d, r12d               ;   411.0 alu3    48 x[1]
        lea ebp, [r12*8]            ;   411.0 alu0    49 x[3]
        xor edi, ebp                ;   412.0 alu2    49 x[3]
        xor r9d, esi                ;   412.0 alu1    48 x[1]
        xor edi, esi                ;   413.0 alu3    49 x[3]
        ror r9d, 0x1f               ;   413.0 alu2    50 x[1]
        ror edi, 0x19               ;   414.0 alu1    51 x[3]
        mov ebp, dword [rbx + 8]    ;   407.3 agu0    80 x[1]
        xor r12d, r9d               ;   414.0 alu0    52 x[0]
        xor ebp, r9d                ;   414.0 alu3    80 x[1]
        shl r9d, 7                  ;   414.0 alu2    53 x[2]
        add r8, 0x10                ;   409.0 alu1    76 blocks
        xor esi, r9d                ;   415.0 alu0    53 x[2]
        xor esi, edi                ;   416.0 alu3    53 x[2]
        xor r12d, edi               ;   415.0 alu2    52 x[0]
        xor edi, dword [rbx + 344]  ;   415.0 alu1+agu1   80 x[3]
        ror r12d, 0x1b              ;   416.0 alu2    54 x[0]
        mov r9d, ebp                ;   415.0         30 x copy
        mov r10d, ebp               ;   415.0         30 x copy
        ror esi, 0xa                ;   417.0 alu1    55 x[2]
        mov qword [rbx - 120], r8   ;   412.0 agu2+st0   76 blocks
        xor r12d, dword [rbx + 4]   ;   417.0 alu0+agu0   80 x[0]
        mov r8d, edi                ;   416.0         30 x copy
        xor esi, dword [rbx + 432]  ;   418.0 alu3+agu1   80 x[2]
        xor r10d, r12d              ;   418.0 alu2    30 x
        or r9d, esi                 ;   419.0 alu1    30 x
        and edi, esi                ;   419.0 alu0    30 x
        xor ebp, esi                ;   419.0 alu3    30 x
        xor r8d, r9d                ;   420.0 alu2    30 x
        xor edi, r10d               ;   420.0 alu1    30 x
        xor r10d, dword [rbx + 12]  ;   419.0 alu0+agu2   84 dst
        and r12d, r8d               ;   421.0 alu3    30 x
        xor ebp, r12d               ;   422.0 alu2    30 x
        xor r10d, r12d              ;   422.0 alu1    84 dst
        mov esi, r8d                ;   421.0         30 x copy
        xor r8d, dword [rbx + 16]   ;   421.0 alu0+agu0   84 dst
        xor r8d, edi                ;   422.0 alu3    84 dst
        and r12d, ebp               ;   423.0 alu2    30 x
        and edi, ebp                ;   423.0 alu1    30 x
        xor ebp, dword [rbx + 20]   ;   423.0 alu0+agu1   84 dst
        xor esi, r12d               ;   424.0 alu3    30 x
        xor r8d, edi                ;   424.0 alu2    84 dst
        xor edi, dword [rbx + 348]  ;   424.0 alu1+agu2   84 dst
        mov r9, qword [rbx - 104]   ;   419.3 agu0    84 dst reload
        mov dword [r9 + 12], ebp    ;   424.0 agu1+st1   84 dst
        mov dword [r9 + 8], r8d     ;   425.0 agu2+st0   84 dst
        xor edi, esi                ;   425.0 alu0    84 dst
        xor r10d, esi               ;   425.0 alu3    84 dst
        mov dword [r9], edi         ;   426.0 agu0+st1   84 dst
        mov dword [r9 + 4], r10d    ;   426.0 agu1+st0   84 dst
        add r9, 0x10                ;   423.3 alu2    76 blocks
        mov qword [rbx - 104], r9   ;   424.3 agu2+st1   76 blocks
        mov rax, qword [rbx - 120]  ;                    more blocks?
        cmp rax, qword [rbx - 112]  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        lea rdi, [rsp + 32]         ;                    cleared
        xor eax, eax                ;                    cleared
        mov ecx, 0x43               ;                    cleared
        rep stosq                   ;                    cleared
        add rsp, 0x238              ;                    frame
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
