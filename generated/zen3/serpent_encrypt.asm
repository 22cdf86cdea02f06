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
;   blocks: 1241 uops, planned 428.0; bounds: width 206.8, ports 285.5, path 394.0
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
        sub rsp, 0x240              ;                    frame
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
        mov r8, qword [rbx - 120]   ;                    resident
        align 16
.blocks_1:
        mov esi, dword [r8]         ;     0.0 agu0    80 x[0]
        xor esi, dword [rbx + 24]   ;     4.0 alu0+agu1   80 x[0]
        mov edi, esi                ;     5.0         80 x[0] copy
        xor esi, dword [r8 + 12]    ;     5.0 alu1+agu2   23 x
        xor esi, dword [rbx + 36]   ;     6.0 alu2+agu0   23 x
        mov ebp, esi                ;     7.0         23 x copy
        mov r9d, edi                ;     5.0         23 x copy
        or edi, esi                 ;     7.0 alu3    23 x
        mov r10d, dword [r8 + 4]    ;     1.3 agu1    80 x[1]
        xor r10d, dword [rbx + 28]  ;     5.3 alu0+agu2   80 x[1]
        and ebp, r10d               ;     7.0 alu1    23 x
        xor r9d, ebp                ;     8.0 alu2    23 x
        mov ebp, dword [r8 + 8]     ;     2.0 agu0    80 x[2]
        xor ebp, dword [rbx + 32]   ;     6.0 alu3+agu1   80 x[2]
        xor r10d, ebp               ;     7.0 alu0    23 x
        xor edi, r10d               ;     8.0 alu1    23 x
        xor esi, ebp                ;     7.0 alu2    23 x
        and ebp, r9d                ;     9.0 alu3    23 x
        mov r11d, r10d              ;     8.0         23 x copy
        and r10d, r9d               ;     9.0 alu0    23 x
        xor r9d, esi                ;     9.0 alu1    23 x
        xor r11d, ebp               ;    10.0 alu2    23 x
        xor r11d, r9d               ;    11.0 alu3    23 x
        and esi, edi                ;     9.0 alu0    23 x
        or esi, r10d                ;    10.0 alu1    23 x
        ror r11d, 0x1d              ;    12.0 alu2    47 x[2]
        rorx ebp, esi, 0x13         ;    11.0 alu1    46 x[0]
        xor r9d, esi                ;    11.0 alu3    48 x[1]
        xor r9d, ebp                ;    12.0 alu0    48 x[1]
        xor r9d, r11d               ;    13.0 alu2    48 x[1]
        xor edi, r11d               ;    13.0 alu1    49 x[3]
        lea esi, [rbp*8]            ;    12.0 alu3    49 x[3]
        xor edi, esi                ;    14.0 alu0    49 x[3]
        ror r9d, 0x1f               ;    14.0 alu2    50 x[1]
        ror edi, 0x19               ;    15.0 alu1    51 x[3]
        xor ebp, r9d                ;    15.0 alu3    52 x[0]
        xor ebp, edi                ;    16.0 alu0    52 x[0]
        xor r11d, edi               ;    16.0 alu2    53 x[2]
        mov esi, r9d                ;    15.0         50 x[1] copy
        shl r9d, 7                  ;    15.0 alu1    53 x[2]
        xor r11d, r9d               ;    17.0 alu3    53 x[2]
        ror ebp, 0x1b               ;    17.0 alu2    54 x[0]
        ror r11d, 0xa               ;    18.0 alu1    55 x[2]
        xor ebp, dword [rbx + 356]  ;    18.0 alu0+agu2   80 x[0]
        xor esi, dword [rbx + 40]   ;    15.0 alu3+agu0   80 x[1]
        xor r11d, dword [rbx + 360] ;    19.0 alu2+agu1   80 x[2]
        xor edi, dword [rbx + 364]  ;    16.0 alu1+agu2   80 x[3]
        mov r9d, esi                ;    16.0         80 x[1] copy
        and esi, ebp                ;    19.0 alu0    24 x
        xor ebp, edi                ;    19.0 alu3    24 x
        or ebp, r9d                 ;    20.0 alu2    24 x
        xor r9d, edi                ;    17.0 alu1    24 x
        xor r9d, r11d               ;    20.0 alu0    24 x
        or r11d, esi                ;    20.0 alu3    24 x
        not ebp                     ;    21.0 alu2    24 x
        xor esi, r9d                ;    21.0 alu1    24 x
        and r9d, r11d               ;    21.0 alu0    24 x
        or r9d, ebp                 ;    22.0 alu3    24 x
        xor r11d, esi               ;    22.0 alu2    24 x
        or r11d, r9d                ;    23.0 alu1    24 x
        xor edi, esi                ;    22.0 alu0    24 x
        xor ebp, edi                ;    23.0 alu3    24 x
        and edi, r9d                ;    23.0 alu2    24 x
        xor edi, ebp                ;    24.0 alu1    24 x
        ror edi, 0x13               ;    25.0 alu2    46 x[0]
        ror esi, 0x1d               ;    22.0 alu1    47 x[2]
        xor r11d, ebp               ;    24.0 alu0    48 x[1]
        xor r11d, esi               ;    25.0 alu3    48 x[1]
        xor r11d, edi               ;    26.0 alu2    48 x[1]
        xor r9d, esi                ;    23.0 alu1    49 x[3]
        lea ebp, [rdi*8]            ;    26.0 alu0    49 x[3]
        xor r9d, ebp                ;    27.0 alu3    49 x[3]
        ror r11d, 0x1f              ;    27.0 alu2    50 x[1]
        ror r9d, 0x19               ;    28.0 alu1    51 x[3]
        xor edi, r11d               ;    28.0 alu0    52 x[0]
        xor edi, r9d                ;    29.0 alu3    52 x[0]
        xor esi, r9d                ;    29.0 alu2    53 x[2]
        mov ebp, r11d               ;    28.0         50 x[1] copy
        shl r11d, 7                 ;    28.0 alu1    53 x[2]
        xor esi, r11d               ;    30.0 alu0    53 x[2]
        ror edi, 0x1b               ;    30.0 alu2    54 x[0]
        ror esi, 0xa                ;    31.0 alu1    55 x[2]
        xor edi, dword [rbx + 44]   ;    31.0 alu3+agu0   80 x[0]
        xor ebp, dword [rbx + 48]   ;    28.0 alu0+agu1   80 x[1]
        xor esi, dword [rbx + 52]   ;    32.0 alu2+agu2   80 x[2]
        xor r9d, dword [rbx + 56]   ;    29.0 alu1+agu0   80 x[3]
        mov r10d, esi               ;    33.0         80 x[2] copy
        and esi, edi                ;    33.0 alu3    25 x
        xor r10d, ebp               ;    33.0 alu0    25 x
        xor r10d, edi               ;    34.0 alu2    25 x
        xor esi, r9d                ;    34.0 alu1    25 x
        or r9d, edi                 ;    32.0 alu3    25 x
        xor r9d, ebp                ;    33.0 alu0    25 x
        and ebp, esi                ;    35.0 alu2    25 x
        xor ebp, r10d               ;    36.0 alu1    25 x
        xor esi, r10d               ;    35.0 alu3    25 x
        xor edi, esi                ;    36.0 alu0    25 x
        or r10d, r9d                ;    35.0 alu2    25 x
        xor r10d, esi               ;    36.0 alu1    25 x
        xor r9d, r10d               ;    37.0 alu3    25 x
        ror edi, 0x13               ;    37.0 alu2    46 x[0]
        ror r9d, 0x1d               ;    38.0 alu1    47 x[2]
        xor r10d, ebp               ;    37.0 alu0    48 x[1]
        xor r10d, edi               ;    38.0 alu3    48 x[1]
        xor r10d, r9d               ;    39.0 alu2    48 x[1]
        xor ebp, r9d                ;    39.0 alu1    49 x[3]
        lea esi, [rdi*8]            ;    38.0 alu0    49 x[3]
        xor ebp, esi                ;    40.0 alu3    49 x[3]
        ror r10d, 0x1f              ;    40.0 alu2    50 x[1]
        ror ebp, 0x19               ;    41.0 alu1    51 x[3]
        xor edi, r10d               ;    41.0 alu0    52 x[0]
        xor edi, ebp                ;    42.0 alu3    52 x[0]
        xor r9d, ebp                ;    42.0 alu2    53 x[2]
        mov esi, r10d               ;    41.0         50 x[1] copy
        shl r10d, 7                 ;    41.0 alu1    53 x[2]
        xor r9d, r10d               ;    43.0 alu0    53 x[2]
        ror edi, 0x1b               ;    43.0 alu2    54 x[0]
        ror r9d, 0xa                ;    44.0 alu1    55 x[2]
        xor edi, dword [rbx - 96]   ;    44.0 alu3+agu1   80 x[0]
        xor esi, dword [rbx + 60]   ;    41.0 alu0+agu2   80 x[1]
        xor r9d, dword [rbx + 64]   ;    45.0 alu2+agu0   80 x[2]
        xor ebp, dword [rbx - 92]   ;    42.0 alu1+agu1   80 x[3]
        mov r10d, esi               ;    42.0         26 x copy
        and r10d, edi               ;    45.0 alu3    26 x
        xor esi, ebp                ;    43.0 alu0    26 x
        or ebp, edi                 ;    45.0 alu2    26 x
        xor edi, r9d                ;    46.0 alu1    26 x
        or edi, r10d                ;    47.0 alu3    26 x
        xor edi, esi                ;    48.0 alu0    26 x
        or esi, r10d                ;    46.0 alu2    26 x
        and r9d, ebp                ;    46.0 alu1    26 x
        xor esi, r9d                ;    47.0 alu3    26 x
        xor ebp, r10d               ;    46.0 alu0    26 x
        or r10d, r9d                ;    47.0 alu2    26 x
        or r9d, ebp                 ;    47.0 alu1    26 x
        xor r9d, edi                ;    49.0 alu3    26 x
        and edi, esi                ;    49.0 alu0    26 x
        or ebp, esi                 ;    48.0 alu2    26 x
        xor edi, ebp                ;    50.0 alu1    26 x
        xor ebp, r9d                ;    50.0 alu3    26 x
        ror edi, 0x13               ;    51.0 alu2    46 x[0]
        ror ebp, 0x1d               ;    51.0 alu1    47 x[2]
        xor esi, edi                ;    52.0 alu0    48 x[1]
        xor esi, ebp                ;    53.0 alu3    48 x[1]
        xor r10d, r9d               ;    50.0 alu2    49 x[3]
        xor r10d, ebp               ;    52.0 alu1    49 x[3]
        lea r9d, [rdi*8]            ;    52.0 alu0    49 x[3]
        xor r10d, r9d               ;    53.0 alu3    49 x[3]
        ror esi, 0x1f               ;    54.0 alu2    50 x[1]
        ror r10d, 0x19              ;    54.0 alu1    51 x[3]
        xor edi, esi                ;    55.0 alu0    52 x[0]
        xor edi, r10d               ;    56.0 alu3    52 x[0]
        xor ebp, r10d               ;    55.0 alu2    53 x[2]
        mov r9d, esi                ;    55.0         50 x[1] copy
        shl esi, 7                  ;    55.0 alu1    53 x[2]
        xor ebp, esi                ;    56.0 alu0    53 x[2]
        ror edi, 0x1b               ;    57.0 alu2    54 x[0]
        ror ebp, 0xa                ;    57.0 alu1    55 x[2]
        xor edi, dword [rbx + 68]   ;    58.0 alu3+agu2   80 x[0]
        xor r9d, dword [rbx + 72]   ;    55.0 alu0+agu0   80 x[1]
        xor ebp, dword [rbx + 368]  ;    58.0 alu2+agu1   80 x[2]
        xor r10d, dword [rbx + 76]  ;    55.0 alu1+agu2   80 x[3]
        mov esi, r9d                ;    56.0         80 x[1] copy
        xor r9d, edi                ;    59.0 alu3    27 x
        xor edi, r10d               ;    59.0 alu0    27 x
        xor r10d, ebp               ;    59.0 alu2    27 x
        and r9d, edi                ;    60.0 alu1    27 x
        xor r9d, r10d               ;    61.0 alu3    27 x
        or ebp, edi                 ;    60.0 alu0    27 x
        and r10d, ebp               ;    61.0 alu2    27 x
        xor ebp, esi                ;    61.0 alu1    27 x
        xor ebp, r10d               ;    62.0 alu3    27 x
        and r10d, r9d               ;    62.0 alu0    27 x
        or ebp, r10d                ;    63.0 alu2    27 x
        xor r10d, edi               ;    63.0 alu1    27 x
        mov r11d, esi               ;    57.0         80 x[1] copy
        xor esi, r10d               ;    64.0 alu3    27 x
        and r11d, r9d               ;    62.0 alu0    27 x
        ror r9d, 0x13               ;    62.0 alu2    46 x[0]
        ror esi, 0x1d               ;    65.0 alu1    47 x[2]
        xor ebp, r10d               ;    64.0 alu3    48 x[1]
        xor ebp, r9d                ;    65.0 alu0    48 x[1]
        xor ebp, esi                ;    66.0 alu2    48 x[1]
        xor edi, r11d               ;    63.0 alu1    49 x[3]
        lea r10d, [r9*8]            ;    63.0 alu3    49 x[3]
        xor edi, r10d               ;    64.0 alu0    49 x[3]
        xor edi, esi                ;    66.0 alu2    49 x[3]
        ror ebp, 0x1f               ;    67.0 alu1    50 x[1]
        ror edi, 0x19               ;    67.0 alu2    51 x[3]
        xor r9d, ebp                ;    68.0 alu3    52 x[0]
        xor r9d, edi                ;    69.0 alu0    52 x[0]
        xor esi, edi                ;    68.0 alu1    53 x[2]
        mov r10d, ebp               ;    68.0         50 x[1] copy
        shl ebp, 7                  ;    68.0 alu2    53 x[2]
        xor esi, ebp                ;    69.0 alu3    53 x[2]
        ror r9d, 0x1b               ;    70.0 alu1    54 x[0]
        ror esi, 0xa                ;    70.0 alu2    55 x[2]
        xor r9d, dword [rbx - 88]   ;    71.0 alu0+agu0   80 x[0]
        xor r10d, dword [rbx + 80]  ;    68.0 alu3+agu1   80 x[1]
        xor edi, dword [rbx + 88]   ;    68.0 alu1+agu2   80 x[3]
        xor esi, dword [rbx + 84]   ;    71.0 alu2+agu0   28 x
        xor esi, r9d                ;    72.0 alu0    28 x
        mov ebp, r10d               ;    69.0         28 x copy
        or ebp, r9d                 ;    72.0 alu3    28 x
        xor ebp, esi                ;    73.0 alu1    28 x
        xor r10d, edi               ;    69.0 alu2    28 x
        xor r10d, r9d               ;    72.0 alu0    28 x
        and esi, r9d                ;    73.0 alu3    28 x
        xor r9d, ebp                ;    74.0 alu1    28 x
        and esi, r10d               ;    74.0 alu2    28 x
        xor esi, edi                ;    75.0 alu0    28 x
        or edi, r10d                ;    73.0 alu3    28 x
        xor edi, ebp                ;    74.0 alu1    28 x
        and ebp, esi                ;    76.0 alu2    28 x
        mov r11d, r9d               ;    75.0         28 x copy
        and r9d, edi                ;    75.0 alu0    28 x
        xor r9d, r10d               ;    76.0 alu3    28 x
        ror edi, 0x13               ;    75.0 alu1    46 x[0]
        ror r9d, 0x1d               ;    77.0 alu2    47 x[2]
        xor r10d, ebp               ;    77.0 alu0    48 x[1]
        xor r10d, edi               ;    78.0 alu3    48 x[1]
        xor r10d, r9d               ;    79.0 alu1    48 x[1]
        xor r11d, esi               ;    76.0 alu2    49 x[3]
        xor r11d, r9d               ;    78.0 alu0    49 x[3]
        lea esi, [rdi*8]            ;    76.0 alu3    49 x[3]
        xor r11d, esi               ;    79.0 alu1    49 x[3]
        ror r10d, 0x1f              ;    80.0 alu2    50 x[1]
        ror r11d, 0x19              ;    80.0 alu1    51 x[3]
        xor edi, r10d               ;    81.0 alu0    52 x[0]
        xor edi, r11d               ;    82.0 alu3    52 x[0]
        xor r9d, r11d               ;    81.0 alu2    53 x[2]
        mov esi, r10d               ;    81.0         50 x[1] copy
        shl r10d, 7                 ;    81.0 alu1    53 x[2]
        xor r9d, r10d               ;    82.0 alu0    53 x[2]
        ror edi, 0x1b               ;    83.0 alu2    54 x[0]
        ror r9d, 0xa                ;    83.0 alu1    55 x[2]
        xor edi, dword [rbx + 92]   ;    84.0 alu3+agu1   80 x[0]
        xor esi, dword [rbx - 84]   ;    81.0 alu0+agu2   80 x[1]
        xor r9d, dword [rbx + 96]   ;    84.0 alu2+agu0   80 x[2]
        xor r11d, dword [rbx + 100] ;    81.0 alu1+agu1   80 x[3]
        mov ebp, r11d               ;    82.0         29 x copy
        and ebp, edi                ;    85.0 alu3    29 x
        xor edi, r11d               ;    85.0 alu0    29 x
        xor r11d, r9d               ;    85.0 alu2    29 x
        xor r9d, esi                ;    85.0 alu1    29 x
        xor ebp, r9d                ;    86.0 alu3    29 x
        and esi, edi                ;    86.0 alu0    29 x
        xor esi, r9d                ;    87.0 alu2    29 x
        or r9d, edi                 ;    86.0 alu1    29 x
        xor edi, ebp                ;    87.0 alu3    29 x
        xor r9d, r11d               ;    87.0 alu0    29 x
        and r11d, esi               ;    88.0 alu2    29 x
        xor esi, ebp                ;    88.0 alu1    29 x
        and esi, r9d                ;    89.0 alu3    29 x
        xor r11d, edi               ;    89.0 alu0    29 x
        xor r9d, r11d               ;    90.0 alu2    29 x
        ror r11d, 0x13              ;    90.0 alu1    46 x[0]
        ror r9d, 0x1d               ;    91.0 alu2    47 x[2]
        xor ebp, r11d               ;    91.0 alu3    48 x[1]
        xor ebp, r9d                ;    92.0 alu0    48 x[1]
        xor edi, esi                ;    90.0 alu1    49 x[3]
        xor edi, r9d                ;    92.0 alu2    49 x[3]
        lea esi, [r11*8]            ;    91.0 alu3    49 x[3]
        xor edi, esi                ;    93.0 alu0    49 x[3]
        ror ebp, 0x1f               ;    93.0 alu1    50 x[1]
        ror edi, 0x19               ;    94.0 alu2    51 x[3]
        xor r11d, ebp               ;    94.0 alu3    52 x[0]
        xor r11d, edi               ;    95.0 alu0    52 x[0]
        xor r9d, edi                ;    95.0 alu1    53 x[2]
        mov esi, ebp                ;    94.0         50 x[1] copy
        shl ebp, 7                  ;    94.0 alu2    53 x[2]
        xor r9d, ebp                ;    96.0 alu3    53 x[2]
        ror r11d, 0x1b              ;    96.0 alu1    54 x[0]
        ror r9d, 0xa                ;    97.0 alu2    55 x[2]
        xor r11d, dword [rbx - 80]  ;    97.0 alu0+agu2   80 x[0]
        xor esi, dword [rbx - 76]   ;    94.0 alu3+agu0   80 x[1]
        xor r9d, dword [rbx + 372]  ;    98.0 alu1+agu1   80 x[2]
        xor edi, dword [rbx + 104]  ;    95.0 alu2+agu2   80 x[3]
        mov ebp, esi                ;    95.0         80 x[1] copy
        or esi, r9d                 ;    99.0 alu0    30 x
        xor esi, edi                ;   100.0 alu3    30 x
        and edi, r9d                ;    99.0 alu1    30 x
        mov r10d, ebp               ;    95.0         30 x copy
        xor r10d, r11d              ;    98.0 alu2    30 x
        and r11d, esi               ;   101.0 alu0    30 x
        xor ebp, r9d                ;    99.0 alu3    30 x
        xor ebp, r11d               ;   102.0 alu1    30 x
        xor edi, r10d               ;   100.0 alu2    30 x
        mov r9d, r11d               ;   102.0         30 x copy
        and r11d, ebp               ;   103.0 alu0    30 x
        xor r11d, esi               ;   104.0 alu3    30 x
        mov r12d, edi               ;   101.0         30 x copy
        and edi, ebp                ;   103.0 alu1    30 x
        xor esi, r12d               ;   101.0 alu2    30 x
        xor esi, edi                ;   104.0 alu0    30 x
        xor edi, r11d               ;   105.0 alu3    30 x
        ror edi, 0x13               ;   106.0 alu1    46 x[0]
        ror esi, 0x1d               ;   105.0 alu2    47 x[2]
        xor r10d, r9d               ;   102.0 alu0    48 x[1]
        xor r10d, r11d              ;   105.0 alu3    48 x[1]
        xor r10d, esi               ;   106.0 alu1    48 x[1]
        xor r10d, edi               ;   107.0 alu2    48 x[1]
        xor ebp, esi                ;   106.0 alu0    49 x[3]
        lea r9d, [rdi*8]            ;   107.0 alu3    49 x[3]
        xor ebp, r9d                ;   108.0 alu1    49 x[3]
        ror r10d, 0x1f              ;   108.0 alu2    50 x[1]
        ror ebp, 0x19               ;   109.0 alu1    51 x[3]
        xor edi, r10d               ;   109.0 alu0    52 x[0]
        xor edi, ebp                ;   110.0 alu3    52 x[0]
        xor esi, ebp                ;   110.0 alu2    53 x[2]
        mov r9d, r10d               ;   109.0         50 x[1] copy
        shl r10d, 7                 ;   109.0 alu1    53 x[2]
        xor esi, r10d               ;   111.0 alu0    53 x[2]
        ror edi, 0x1b               ;   111.0 alu2    54 x[0]
        ror esi, 0xa                ;   112.0 alu1    55 x[2]
        xor edi, dword [rbx + 108]  ;   112.0 alu3+agu0   80 x[0]
        xor r9d, dword [rbx + 112]  ;   109.0 alu0+agu1   80 x[1]
        xor esi, dword [rbx - 72]   ;   113.0 alu2+agu2   80 x[2]
        xor ebp, dword [rbx + 116]  ;   110.0 alu1+agu0   23 x
        xor ebp, edi                ;   113.0 alu3    23 x
        mov r10d, r9d               ;   110.0         23 x copy
        xor r10d, esi               ;   114.0 alu0    23 x
        and r9d, ebp                ;   114.0 alu2    23 x
        xor r9d, edi                ;   115.0 alu1    23 x
        or edi, ebp                 ;   114.0 alu3    23 x
        xor edi, r10d               ;   115.0 alu0    23 x
        xor ebp, esi                ;   114.0 alu2    23 x
        and esi, r9d                ;   116.0 alu1    23 x
        mov r11d, r10d              ;   115.0         23 x copy
        and r10d, r9d               ;   116.0 alu3    23 x
        xor r9d, ebp                ;   116.0 alu0    23 x
        xor r11d, esi               ;   117.0 alu2    23 x
        xor r11d, r9d               ;   118.0 alu1    23 x
        and ebp, edi                ;   116.0 alu3    23 x
        or ebp, r10d                ;   117.0 alu0    23 x
        ror r11d, 0x1d              ;   119.0 alu2    47 x[2]
        rorx esi, ebp, 0x13         ;   118.0 alu1    46 x[0]
        xor r9d, ebp                ;   118.0 alu3    48 x[1]
        xor r9d, esi                ;   119.0 alu0    48 x[1]
        xor r9d, r11d               ;   120.0 alu2    48 x[1]
        xor edi, r11d               ;   120.0 alu1    49 x[3]
        lea ebp, [rsi*8]            ;   119.0 alu3    49 x[3]
        xor edi, ebp                ;   121.0 alu0    49 x[3]
        ror r9d, 0x1f               ;   121.0 alu2    50 x[1]
        ror edi, 0x19               ;   122.0 alu1    51 x[3]
        xor esi, r9d                ;   122.0 alu3    52 x[0]
        xor esi, edi                ;   123.0 alu0    52 x[0]
        xor r11d, edi               ;   123.0 alu2    53 x[2]
        mov ebp, r9d                ;   122.0         50 x[1] copy
        shl r9d, 7                  ;   122.0 alu1    53 x[2]
        xor r11d, r9d               ;   124.0 alu3    53 x[2]
        ror esi, 0x1b               ;   124.0 alu2    54 x[0]
        ror r11d, 0xa               ;   125.0 alu1    55 x[2]
        xor esi, dword [rbx + 376]  ;   125.0 alu0+agu1   80 x[0]
        xor ebp, dword [rbx + 120]  ;   122.0 alu3+agu2   80 x[1]
        xor r11d, dword [rbx + 380] ;   126.0 alu2+agu0   80 x[2]
        xor edi, dword [rbx + 384]  ;   123.0 alu1+agu1   80 x[3]
        mov r9d, ebp                ;   123.0         80 x[1] copy
        and ebp, esi                ;   126.0 alu0    24 x
        xor esi, edi                ;   126.0 alu3    24 x
        or esi, r9d                 ;   127.0 alu2    24 x
        xor r9d, edi                ;   124.0 alu1    24 x
        xor r9d, r11d               ;   127.0 alu0    24 x
        or r11d, ebp                ;   127.0 alu3    24 x
        not esi                     ;   128.0 alu2    24 x
        xor ebp, r9d                ;   128.0 alu1    24 x
        and r9d, r11d               ;   128.0 alu0    24 x
        or r9d, esi                 ;   129.0 alu3    24 x
        xor r11d, ebp               ;   129.0 alu2    24 x
        or r11d, r9d                ;   130.0 alu1    24 x
        xor edi, ebp                ;   129.0 alu0    24 x
        xor esi, edi                ;   130.0 alu3    24 x
        and edi, r9d                ;   130.0 alu2    24 x
        xor edi, esi                ;   131.0 alu1    24 x
        ror edi, 0x13               ;   132.0 alu2    46 x[0]
        ror ebp, 0x1d               ;   129.0 alu1    47 x[2]
        xor r11d, esi               ;   131.0 alu0    48 x[1]
        xor r11d, ebp               ;   132.0 alu3    48 x[1]
        xor r11d, edi               ;   133.0 alu2    48 x[1]
        xor r9d, ebp                ;   130.0 alu1    49 x[3]
        lea esi, [rdi*8]            ;   133.0 alu0    49 x[3]
        xor r9d, esi                ;   134.0 alu3    49 x[3]
        ror r11d, 0x1f              ;   134.0 alu2    50 x[1]
        ror r9d, 0x19               ;   135.0 alu1    51 x[3]
        xor edi, r11d               ;   135.0 alu0    52 x[0]
        xor edi, r9d                ;   136.0 alu3    52 x[0]
        xor ebp, r9d                ;   136.0 alu2    53 x[2]
        mov esi, r11d               ;   135.0         50 x[1] copy
        shl r11d, 7                 ;   135.0 alu1    53 x[2]
        xor ebp, r11d               ;   137.0 alu0    53 x[2]
        ror edi, 0x1b               ;   137.0 alu2    54 x[0]
        ror ebp, 0xa                ;   138.0 alu1    55 x[2]
        xor edi, dword [rbx + 124]  ;   138.0 alu3+agu2   80 x[0]
        xor esi, dword [rbx + 128]  ;   135.0 alu0+agu0   80 x[1]
        xor ebp, dword [rbx + 132]  ;   139.0 alu2+agu1   80 x[2]
        xor r9d, dword [rbx + 136]  ;   136.0 alu1+agu2   80 x[3]
        mov r10d, ebp               ;   140.0         80 x[2] copy
        and ebp, edi                ;   140.0 alu3    25 x
        xor r10d, esi               ;   140.0 alu0    25 x
        xor r10d, edi               ;   141.0 alu2    25 x
        xor ebp, r9d                ;   141.0 alu1    25 x
        or r9d, edi                 ;   139.0 alu3    25 x
        xor r9d, esi                ;   140.0 alu0    25 x
        and esi, ebp                ;   142.0 alu2    25 x
        xor esi, r10d               ;   143.0 alu1    25 x
        xor ebp, r10d               ;   142.0 alu3    25 x
        xor edi, ebp                ;   143.0 alu0    25 x
        or r10d, r9d                ;   142.0 alu2    25 x
        xor r10d, ebp               ;   143.0 alu1    25 x
        xor r9d, r10d               ;   144.0 alu3    25 x
        ror edi, 0x13               ;   144.0 alu2    46 x[0]
        ror r9d, 0x1d               ;   145.0 alu1    47 x[2]
        xor r10d, esi               ;   144.0 alu0    48 x[1]
        xor r10d, edi               ;   145.0 alu3    48 x[1]
        xor r10d, r9d               ;   146.0 alu2    48 x[1]
        xor esi, r9d                ;   146.0 alu1    49 x[3]
        lea ebp, [rdi*8]            ;   145.0 alu0    49 x[3]
        xor esi, ebp                ;   147.0 alu3    49 x[3]
        ror r10d, 0x1f              ;   147.0 alu2    50 x[1]
        ror esi, 0x19               ;   148.0 alu1    51 x[3]
        xor edi, r10d               ;   148.0 alu0    52 x[0]
        xor edi, esi                ;   149.0 alu3    52 x[0]
        xor r9d, esi                ;   149.0 alu2    53 x[2]
        mov ebp, r10d               ;   148.0         50 x[1] copy
        shl r10d, 7                 ;   148.0 alu1    53 x[2]
        xor r9d, r10d               ;   150.0 alu0    53 x[2]
        ror edi, 0x1b               ;   150.0 alu2    54 x[0]
        ror r9d, 0xa                ;   151.0 alu1    55 x[2]
        xor edi, dword [rbx - 68]   ;   151.0 alu3+agu0   80 x[0]
        xor ebp, dword [rbx + 140]  ;   148.0 alu0+agu1   80 x[1]
        xor r9d, dword [rbx + 144]  ;   152.0 alu2+agu2   80 x[2]
        xor esi, dword [rbx - 64]   ;   149.0 alu1+agu0   80 x[3]
        mov r10d, ebp               ;   149.0         26 x copy
        and r10d, edi               ;   152.0 alu3    26 x
        xor ebp, esi                ;   150.0 alu0    26 x
        or esi, edi                 ;   152.0 alu2    26 x
        xor edi, r9d                ;   153.0 alu1    26 x
        or edi, r10d                ;   154.0 alu3    26 x
        xor edi, ebp                ;   155.0 alu0    26 x
        or ebp, r10d                ;   153.0 alu2    26 x
        and r9d, esi                ;   153.0 alu1    26 x
        xor ebp, r9d                ;   154.0 alu3    26 x
        xor esi, r10d               ;   153.0 alu0    26 x
        or r10d, r9d                ;   154.0 alu2    26 x
        or r9d, esi                 ;   154.0 alu1    26 x
        xor r9d, edi                ;   156.0 alu3    26 x
        and edi, ebp                ;   156.0 alu0    26 x
        or esi, ebp                 ;   155.0 alu2    26 x
        xor edi, esi                ;   157.0 alu1    26 x
        xor esi, r9d                ;   157.0 alu3    26 x
        ror edi, 0x13               ;   158.0 alu2    46 x[0]
        ror esi, 0x1d               ;   158.0 alu1    47 x[2]
        xor ebp, edi                ;   159.0 alu0    48 x[1]
        xor ebp, esi                ;   160.0 alu3    48 x[1]
        xor r10d, r9d               ;   157.0 alu2    49 x[3]
        xor r10d, esi               ;   159.0 alu1    49 x[3]
        lea r9d, [rdi*8]            ;   159.0 alu0    49 x[3]
        xor r10d, r9d               ;   160.0 alu3    49 x[3]
        ror ebp, 0x1f               ;   161.0 alu2    50 x[1]
        ror r10d, 0x19              ;   161.0 alu1    51 x[3]
        xor edi, ebp                ;   162.0 alu0    52 x[0]
        xor edi, r10d               ;   163.0 alu3    52 x[0]
        xor esi, r10d               ;   162.0 alu2    53 x[2]
        mov r9d, ebp                ;   162.0         50 x[1] copy
        shl ebp, 7                  ;   162.0 alu1    53 x[2]
        xor esi, ebp                ;   163.0 alu0    53 x[2]
        ror edi, 0x1b               ;   164.0 alu2    54 x[0]
        ror esi, 0xa                ;   164.0 alu1    55 x[2]
        xor edi, dword [rbx + 148]  ;   165.0 alu3+agu1   80 x[0]
        xor r9d, dword [rbx + 152]  ;   162.0 alu0+agu2   80 x[1]
        xor esi, dword [rbx + 388]  ;   165.0 alu2+agu0   80 x[2]
        xor r10d, dword [rbx + 156] ;   162.0 alu1+agu1   80 x[3]
        mov ebp, r9d                ;   163.0         80 x[1] copy
        xor r9d, edi                ;   166.0 alu3    27 x
        xor edi, r10d               ;   166.0 alu0    27 x
        xor r10d, esi               ;   166.0 alu2    27 x
        and r9d, edi                ;   167.0 alu1    27 x
        xor r9d, r10d               ;   168.0 alu3    27 x
        or esi, edi                 ;   167.0 alu0    27 x
        and r10d, esi               ;   168.0 alu2    27 x
        xor esi, ebp                ;   168.0 alu1    27 x
        xor esi, r10d               ;   169.0 alu3    27 x
        and r10d, r9d               ;   169.0 alu0    27 x
        or esi, r10d                ;   170.0 alu2    27 x
        xor r10d, edi               ;   170.0 alu1    27 x
        mov r11d, ebp               ;   164.0         80 x[1] copy
        xor ebp, r10d               ;   171.0 alu3    27 x
        and r11d, r9d               ;   169.0 alu0    27 x
        ror r9d, 0x13               ;   169.0 alu2    46 x[0]
        ror ebp, 0x1d               ;   172.0 alu1    47 x[2]
        xor esi, r10d               ;   171.0 alu3    48 x[1]
        xor esi, r9d                ;   172.0 alu0    48 x[1]
        xor esi, ebp                ;   173.0 alu2    48 x[1]
        xor edi, r11d               ;   170.0 alu1    49 x[3]
        lea r10d, [r9*8]            ;   170.0 alu3    49 x[3]
        xor edi, r10d               ;   171.0 alu0    49 x[3]
        xor edi, ebp                ;   173.0 alu2    49 x[3]
        ror esi, 0x1f               ;   174.0 alu1    50 x[1]
        ror edi, 0x19               ;   174.0 alu2    51 x[3]
        xor r9d, esi                ;   175.0 alu3    52 x[0]
        xor r9d, edi                ;   176.0 alu0    52 x[0]
        xor ebp, edi                ;   175.0 alu1    53 x[2]
        mov r10d, esi               ;   175.0         50 x[1] copy
        shl esi, 7                  ;   175.0 alu2    53 x[2]
        xor ebp, esi                ;   176.0 alu3    53 x[2]
        ror r9d, 0x1b               ;   177.0 alu1    54 x[0]
        ror ebp, 0xa                ;   177.0 alu2    55 x[2]
        xor r9d, dword [rbx - 60]   ;   178.0 alu0+agu2   80 x[0]
        xor r10d, dword [rbx + 160] ;   175.0 alu3+agu0   80 x[1]
        xor edi, dword [rbx + 168]  ;   175.0 alu1+agu1   80 x[3]
        xor ebp, dword [rbx + 164]  ;   178.0 alu0+agu2   28 x
        xor ebp, r9d                ;   179.0 alu2    28 x
        mov esi, r10d               ;   176.0         28 x copy
        or esi, r9d                 ;   179.0 alu3    28 x
        xor esi, ebp                ;   180.0 alu1    28 x
        xor r10d, edi               ;   176.0 alu0    28 x
        xor r10d, r9d               ;   179.0 alu2    28 x
        and ebp, r9d                ;   180.0 alu3    28 x
        xor r9d, esi                ;   181.0 alu1    28 x
        and ebp, r10d               ;   181.0 alu0    28 x
        xor ebp, edi                ;   182.0 alu2    28 x
        or edi, r10d                ;   180.0 alu3    28 x
        xor edi, esi                ;   181.0 alu1    28 x
        and esi, ebp                ;   183.0 alu0    28 x
        mov r11d, r9d               ;   182.0         28 x copy
        and r9d, edi                ;   182.0 alu2    28 x
        xor r9d, r10d               ;   183.0 alu3    28 x
        ror edi, 0x13               ;   182.0 alu1    46 x[0]
        ror r9d, 0x1d               ;   184.0 alu2    47 x[2]
        xor r10d, esi               ;   184.0 alu0    48 x[1]
        xor r10d, edi               ;   185.0 alu3    48 x[1]
        xor r10d, r9d               ;   186.0 alu1    48 x[1]
        xor r11d, ebp               ;   183.0 alu2    49 x[3]
        xor r11d, r9d               ;   185.0 alu0    49 x[3]
        lea esi, [rdi*8]            ;   183.0 alu3    49 x[3]
        xor r11d, esi               ;   186.0 alu1    49 x[3]
        ror r10d, 0x1f              ;   187.0 alu2    50 x[1]
        ror r11d, 0x19              ;   187.0 alu1    51 x[3]
        xor edi, r10d               ;   188.0 alu0    52 x[0]
        xor edi, r11d               ;   189.0 alu3    52 x[0]
        xor r9d, r11d               ;   188.0 alu2    53 x[2]
        mov esi, r10d               ;   188.0         50 x[1] copy
        shl r10d, 7                 ;   188.0 alu1    53 x[2]
        xor r9d, r10d               ;   189.0 alu0    53 x[2]
        ror edi, 0x1b               ;   190.0 alu2    54 x[0]
        ror r9d, 0xa                ;   190.0 alu1    55 x[2]
        xor edi, dword [rbx + 172]  ;   191.0 alu3+agu0   80 x[0]
        xor esi, dword [rbx - 56]   ;   188.0 alu0+agu1   80 x[1]
        xor r9d, dword [rbx + 176]  ;   191.0 alu2+agu2   80 x[2]
        xor r11d, dword [rbx + 180] ;   188.0 alu1+agu0   80 x[3]
        mov ebp, r11d               ;   189.0         29 x copy
        and ebp, edi                ;   192.0 alu3    29 x
        xor edi, r11d               ;   192.0 alu0    29 x
        xor r11d, r9d               ;   192.0 alu2    29 x
        xor r9d, esi                ;   192.0 alu1    29 x
        xor ebp, r9d                ;   193.0 alu3    29 x
        and esi, edi                ;   193.0 alu0    29 x
        xor esi, r9d                ;   194.0 alu2    29 x
        or r9d, edi                 ;   193.0 alu1    29 x
        xor edi, ebp                ;   194.0 alu3    29 x
        xor r9d, r11d               ;   194.0 alu0    29 x
        and r11d, esi               ;   195.0 alu2    29 x
        xor esi, ebp                ;   195.0 alu1    29 x
        and esi, r9d                ;   196.0 alu3    29 x
        xor r11d, edi               ;   196.0 alu0    29 x
        xor r9d, r11d               ;   197.0 alu2    29 x
        ror r11d, 0x13              ;   197.0 alu1    46 x[0]
        ror r9d, 0x1d               ;   198.0 alu2    47 x[2]
        xor ebp, r11d               ;   198.0 alu3    48 x[1]
        xor ebp, r9d                ;   199.0 alu0    48 x[1]
        xor edi, esi                ;   197.0 alu1    49 x[3]
        xor edi, r9d                ;   199.0 alu2    49 x[3]
        lea esi, [r11*8]            ;   198.0 alu3    49 x[3]
        xor edi, esi                ;   200.0 alu0    49 x[3]
        ror ebp, 0x1f               ;   200.0 alu1    50 x[1]
        ror edi, 0x19               ;   201.0 alu2    51 x[3]
        xor r11d, ebp               ;   201.0 alu3    52 x[0]
        xor r11d, edi               ;   202.0 alu0    52 x[0]
        xor r9d, edi                ;   202.0 alu1    53 x[2]
        mov esi, ebp                ;   201.0         50 x[1] copy
        shl ebp, 7                  ;   201.0 alu2    53 x[2]
        xor r9d, ebp                ;   203.0 alu3    53 x[2]
        ror r11d, 0x1b              ;   203.0 alu1    54 x[0]
        ror r9d, 0xa                ;   204.0 alu2    55 x[2]
        xor r11d, dword [rbx - 52]  ;   204.0 alu0+agu1   80 x[0]
        xor esi, dword [rbx - 48]   ;   201.0 alu3+agu2   80 x[1]
        xor r9d, dword [rbx + 392]  ;   205.0 alu1+agu0   80 x[2]
        xor edi, dword [rbx + 184]  ;   202.0 alu2+agu1   80 x[3]
        mov ebp, esi                ;   202.0         80 x[1] copy
        or esi, r9d                 ;   206.0 alu0    30 x
        xor esi, edi                ;   207.0 alu3    30 x
        and edi, r9d                ;   206.0 alu1    30 x
        mov r10d, ebp               ;   202.0         30 x copy
        xor r10d, r11d              ;   205.0 alu2    30 x
        and r11d, esi               ;   208.0 alu0    30 x
        xor ebp, r9d                ;   206.0 alu3    30 x
        xor ebp, r11d               ;   209.0 alu1    30 x
        xor edi, r10d               ;   207.0 alu2    30 x
        mov r9d, r11d               ;   209.0         30 x copy
        and r11d, ebp               ;   210.0 alu0    30 x
        xor r11d, esi               ;   211.0 alu3    30 x
        mov r12d, edi               ;   208.0         30 x copy
        and edi, ebp                ;   210.0 alu1    30 x
        xor esi, r12d               ;   208.0 alu2    30 x
        xor esi, edi                ;   211.0 alu0    30 x
        xor edi, r11d               ;   212.0 alu3    30 x
        ror edi, 0x13               ;   213.0 alu1    46 x[0]
        ror esi, 0x1d               ;   212.0 alu2    47 x[2]
        xor r10d, r9d               ;   209.0 alu0    48 x[1]
        xor r10d, r11d              ;   212.0 alu3    48 x[1]
        xor r10d, esi               ;   213.0 alu1    48 x[1]
        xor r10d, edi               ;   214.0 alu2    48 x[1]
        xor ebp, esi                ;   213.0 alu0    49 x[3]
        lea r9d, [rdi*8]            ;   214.0 alu3    49 x[3]
        xor ebp, r9d                ;   215.0 alu1    49 x[3]
        ror r10d, 0x1f              ;   215.0 alu2    50 x[1]
        ror ebp, 0x19               ;   216.0 alu1    51 x[3]
        xor edi, r10d               ;   216.0 alu0    52 x[0]
        xor edi, ebp                ;   217.0 alu3    52 x[0]
        xor esi, ebp                ;   217.0 alu2    53 x[2]
        mov r9d, r10d               ;   216.0         50 x[1] copy
        shl r10d, 7                 ;   216.0 alu1    53 x[2]
        xor esi, r10d               ;   218.0 alu0    53 x[2]
        ror edi, 0x1b               ;   218.0 alu2    54 x[0]
        ror esi, 0xa                ;   219.0 alu1    55 x[2]
        xor edi, dword [rbx + 188]  ;   219.0 alu3+agu2   80 x[0]
        xor r9d, dword [rbx + 192]  ;   216.0 alu0+agu0   80 x[1]
        xor esi, dword [rbx - 44]   ;   220.0 alu2+agu1   80 x[2]
        xor ebp, dword [rbx + 196]  ;   217.0 alu1+agu2   23 x
        xor ebp, edi                ;   220.0 alu3    23 x
        mov r10d, r9d               ;   217.0         23 x copy
        xor r10d, esi               ;   221.0 alu0    23 x
        and r9d, ebp                ;   221.0 alu2    23 x
        xor r9d, edi                ;   222.0 alu1    23 x
        or edi, ebp                 ;   221.0 alu3    23 x
        xor edi, r10d               ;   222.0 alu0    23 x
        xor ebp, esi                ;   221.0 alu2    23 x
        and esi, r9d                ;   223.0 alu1    23 x
        mov r11d, r10d              ;   222.0         23 x copy
        and r10d, r9d               ;   223.0 alu3    23 x
        xor r9d, ebp                ;   223.0 alu0    23 x
        xor r11d, esi               ;   224.0 alu2    23 x
        xor r11d, r9d               ;   225.0 alu1    23 x
        and ebp, edi                ;   223.0 alu3    23 x
        or ebp, r10d                ;   224.0 alu0    23 x
        ror r11d, 0x1d              ;   226.0 alu2    47 x[2]
        rorx esi, ebp, 0x13         ;   225.0 alu1    46 x[0]
        xor r9d, ebp                ;   225.0 alu3    48 x[1]
        xor r9d, esi                ;   226.0 alu0    48 x[1]
        xor r9d, r11d               ;   227.0 alu2    48 x[1]
        xor edi, r11d               ;   227.0 alu1    49 x[3]
        lea ebp, [rsi*8]            ;   226.0 alu3    49 x[3]
        xor edi, ebp                ;   228.0 alu0    49 x[3]
        ror r9d, 0x1f               ;   228.0 alu2    50 x[1]
        ror edi, 0x19               ;   229.0 alu1    51 x[3]
        xor esi, r9d                ;   229.0 alu3    52 x[0]
        xor esi, edi                ;   230.0 alu0    52 x[0]
        xor r11d, edi               ;   230.0 alu2    53 x[2]
        mov ebp, r9d                ;   229.0         50 x[1] copy
        shl r9d, 7                  ;   229.0 alu1    53 x[2]
        xor r11d, r9d               ;   231.0 alu3    53 x[2]
        ror esi, 0x1b               ;   231.0 alu2    54 x[0]
        ror r11d, 0xa               ;   232.0 alu1    55 x[2]
        xor esi, dword [rbx + 396]  ;   232.0 alu0+agu0   80 x[0]
        xor ebp, dword [rbx + 200]  ;   229.0 alu3+agu1   80 x[1]
        xor r11d, dword [rbx + 400] ;   233.0 alu2+agu2   80 x[2]
        xor edi, dword [rbx + 404]  ;   230.0 alu1+agu0   80 x[3]
        mov r9d, ebp                ;   230.0         80 x[1] copy
        and ebp, esi                ;   233.0 alu0    24 x
        xor esi, edi                ;   233.0 alu3    24 x
        or esi, r9d                 ;   234.0 alu2    24 x
        xor r9d, edi                ;   231.0 alu1    24 x
        xor r9d, r11d               ;   234.0 alu0    24 x
        or r11d, ebp                ;   234.0 alu3    24 x
        not esi                     ;   235.0 alu2    24 x
        xor ebp, r9d                ;   235.0 alu1    24 x
        and r9d, r11d               ;   235.0 alu0    24 x
        or r9d, esi                 ;   236.0 alu3    24 x
        xor r11d, ebp               ;   236.0 alu2    24 x
        or r11d, r9d                ;   237.0 alu1    24 x
        xor edi, ebp                ;   236.0 alu0    24 x
        xor esi, edi                ;   237.0 alu3    24 x
        and edi, r9d                ;   237.0 alu2    24 x
        xor edi, esi                ;   238.0 alu1    24 x
        ror edi, 0x13               ;   239.0 alu2    46 x[0]
        ror ebp, 0x1d               ;   236.0 alu1    47 x[2]
        xor r11d, esi               ;   238.0 alu0    48 x[1]
        xor r11d, ebp               ;   239.0 alu3    48 x[1]
        xor r11d, edi               ;   240.0 alu2    48 x[1]
        xor r9d, ebp                ;   237.0 alu1    49 x[3]
        lea esi, [rdi*8]            ;   240.0 alu0    49 x[3]
        xor r9d, esi                ;   241.0 alu3    49 x[3]
        ror r11d, 0x1f              ;   241.0 alu2    50 x[1]
        ror r9d, 0x19               ;   242.0 alu1    51 x[3]
        xor edi, r11d               ;   242.0 alu0    52 x[0]
        xor edi, r9d                ;   243.0 alu3    52 x[0]
        xor ebp, r9d                ;   243.0 alu2    53 x[2]
        mov esi, r11d               ;   242.0         50 x[1] copy
        shl r11d, 7                 ;   242.0 alu1    53 x[2]
        xor ebp, r11d               ;   244.0 alu0    53 x[2]
        ror edi, 0x1b               ;   244.0 alu2    54 x[0]
        ror ebp, 0xa                ;   245.0 alu1    55 x[2]
        xor edi, dword [rbx + 204]  ;   245.0 alu3+agu1   80 x[0]
        xor esi, dword [rbx + 208]  ;   242.0 alu0+agu2   80 x[1]
        xor ebp, dword [rbx + 212]  ;   246.0 alu2+agu0   80 x[2]
        xor r9d, dword [rbx + 216]  ;   243.0 alu1+agu1   80 x[3]
        mov r10d, ebp               ;   247.0         80 x[2] copy
        and ebp, edi                ;   247.0 alu3    25 x
        xor r10d, esi               ;   247.0 alu0    25 x
        xor r10d, edi               ;   248.0 alu2    25 x
        xor ebp, r9d                ;   248.0 alu1    25 x
        or r9d, edi                 ;   246.0 alu3    25 x
        xor r9d, esi                ;   247.0 alu0    25 x
        and esi, ebp                ;   249.0 alu2    25 x
        xor esi, r10d               ;   250.0 alu1    25 x
        xor ebp, r10d               ;   249.0 alu3    25 x
        xor edi, ebp                ;   250.0 alu0    25 x
        or r10d, r9d                ;   249.0 alu2    25 x
        xor r10d, ebp               ;   250.0 alu1    25 x
        xor r9d, r10d               ;   251.0 alu3    25 x
        ror edi, 0x13               ;   251.0 alu2    46 x[0]
        ror r9d, 0x1d               ;   252.0 alu1    47 x[2]
        xor r10d, esi               ;   251.0 alu0    48 x[1]
        xor r10d, edi               ;   252.0 alu3    48 x[1]
        xor r10d, r9d               ;   253.0 alu2    48 x[1]
        xor esi, r9d                ;   253.0 alu1    49 x[3]
        lea ebp, [rdi*8]            ;   252.0 alu0    49 x[3]
        xor esi, ebp                ;   254.0 alu3    49 x[3]
        ror r10d, 0x1f              ;   254.0 alu2    50 x[1]
        ror esi, 0x19               ;   255.0 alu1    51 x[3]
        xor edi, r10d               ;   255.0 alu0    52 x[0]
        xor edi, esi                ;   256.0 alu3    52 x[0]
        xor r9d, esi                ;   256.0 alu2    53 x[2]
        mov ebp, r10d               ;   255.0         50 x[1] copy
        shl r10d, 7                 ;   255.0 alu1    53 x[2]
        xor r9d, r10d               ;   257.0 alu0    53 x[2]
        ror edi, 0x1b               ;   257.0 alu2    54 x[0]
        ror r9d, 0xa                ;   258.0 alu1    55 x[2]
        xor edi, dword [rbx - 40]   ;   258.0 alu3+agu2   80 x[0]
        xor ebp, dword [rbx + 220]  ;   255.0 alu0+agu0   80 x[1]
        xor r9d, dword [rbx + 224]  ;   259.0 alu2+agu1   80 x[2]
        xor esi, dword [rbx - 36]   ;   256.0 alu1+agu2   80 x[3]
        mov r10d, ebp               ;   256.0         26 x copy
        and r10d, edi               ;   259.0 alu3    26 x
        xor ebp, esi                ;   257.0 alu0    26 x
        or esi, edi                 ;   259.0 alu2    26 x
        xor edi, r9d                ;   260.0 alu1    26 x
        or edi, r10d                ;   261.0 alu3    26 x
        xor edi, ebp                ;   262.0 alu0    26 x
        or ebp, r10d                ;   260.0 alu2    26 x
        and r9d, esi                ;   260.0 alu1    26 x
        xor ebp, r9d                ;   261.0 alu3    26 x
        xor esi, r10d               ;   260.0 alu0    26 x
        or r10d, r9d                ;   261.0 alu2    26 x
        or r9d, esi                 ;   261.0 alu1    26 x
        xor r9d, edi                ;   263.0 alu3    26 x
        and edi, ebp                ;   263.0 alu0    26 x
        or esi, ebp                 ;   262.0 alu2    26 x
        xor edi, esi                ;   264.0 alu1    26 x
        xor esi, r9d                ;   264.0 alu3    26 x
        ror edi, 0x13               ;   265.0 alu2    46 x[0]
        ror esi, 0x1d               ;   265.0 alu1    47 x[2]
        xor ebp, edi                ;   266.0 alu0    48 x[1]
        xor ebp, esi                ;   267.0 alu3    48 x[1]
        xor r10d, r9d               ;   264.0 alu2    49 x[3]
        xor r10d, esi               ;   266.0 alu1    49 x[3]
        lea r9d, [rdi*8]            ;   266.0 alu0    49 x[3]
        xor r10d, r9d               ;   267.0 alu3    49 x[3]
        ror ebp, 0x1f               ;   268.0 alu2    50 x[1]
        ror r10d, 0x19              ;   268.0 alu1    51 x[3]
        xor edi, ebp                ;   269.0 alu0    52 x[0]
        xor edi, r10d               ;   270.0 alu3    52 x[0]
        xor esi, r10d               ;   269.0 alu2    53 x[2]
        mov r9d, ebp                ;   269.0         50 x[1] copy
        shl ebp, 7                  ;   269.0 alu1    53 x[2]
        xor esi, ebp                ;   270.0 alu0    53 x[2]
        ror edi, 0x1b               ;   271.0 alu2    54 x[0]
        ror esi, 0xa                ;   271.0 alu1    55 x[2]
        xor edi, dword [rbx + 228]  ;   272.0 alu3+agu0   80 x[0]
        xor r9d, dword [rbx + 232]  ;   269.0 alu0+agu1   80 x[1]
        xor esi, dword [rbx + 408]  ;   272.0 alu2+agu2   80 x[2]
        xor r10d, dword [rbx + 236] ;   269.0 alu1+agu0   80 x[3]
        mov ebp, r9d                ;   270.0         80 x[1] copy
        xor r9d, edi                ;   273.0 alu3    27 x
        xor edi, r10d               ;   273.0 alu0    27 x
        xor r10d, esi               ;   273.0 alu2    27 x
        and r9d, edi                ;   274.0 alu1    27 x
        xor r9d, r10d               ;   275.0 alu3    27 x
        or esi, edi                 ;   274.0 alu0    27 x
        and r10d, esi               ;   275.0 alu2    27 x
        xor esi, ebp                ;   275.0 alu1    27 x
        xor esi, r10d               ;   276.0 alu3    27 x
        and r10d, r9d               ;   276.0 alu0    27 x
        or esi, r10d                ;   277.0 alu2    27 x
        xor r10d, edi               ;   277.0 alu1    27 x
        mov r11d, ebp               ;   271.0         80 x[1] copy
        xor ebp, r10d               ;   278.0 alu3    27 x
        and r11d, r9d               ;   276.0 alu0    27 x
        ror r9d, 0x13               ;   276.0 alu2    46 x[0]
        ror ebp, 0x1d               ;   279.0 alu1    47 x[2]
        xor esi, r10d               ;   278.0 alu3    48 x[1]
        xor esi, r9d                ;   279.0 alu0    48 x[1]
        xor esi, ebp                ;   280.0 alu2    48 x[1]
        xor edi, r11d               ;   277.0 alu1    49 x[3]
        lea r10d, [r9*8]            ;   277.0 alu3    49 x[3]
        xor edi, r10d               ;   278.0 alu0    49 x[3]
        xor edi, ebp                ;   280.0 alu2    49 x[3]
        ror esi, 0x1f               ;   281.0 alu1    50 x[1]
        ror edi, 0x19               ;   281.0 alu2    51 x[3]
        xor r9d, esi                ;   282.0 alu3    52 x[0]
        xor r9d, edi                ;   283.0 alu0    52 x[0]
        xor ebp, edi                ;   282.0 alu1    53 x[2]
        mov r10d, esi               ;   282.0         50 x[1] copy
        shl esi, 7                  ;   282.0 alu2    53 x[2]
        xor ebp, esi                ;   283.0 alu3    53 x[2]
        ror r9d, 0x1b               ;   284.0 alu1    54 x[0]
        ror ebp, 0xa                ;   284.0 alu2    55 x[2]
        xor r9d, dword [rbx - 32]   ;   285.0 alu0+agu1   80 x[0]
        xor r10d, dword [rbx + 240] ;   282.0 alu3+agu2   80 x[1]
        xor edi, dword [rbx + 248]  ;   282.0 alu1+agu0   80 x[3]
        xor ebp, dword [rbx + 244]  ;   285.0 alu0+agu1   28 x
        xor ebp, r9d                ;   286.0 alu2    28 x
        mov esi, r10d               ;   283.0         28 x copy
        or esi, r9d                 ;   286.0 alu3    28 x
        xor esi, ebp                ;   287.0 alu1    28 x
        xor r10d, edi               ;   283.0 alu0    28 x
        xor r10d, r9d               ;   286.0 alu2    28 x
        and ebp, r9d                ;   287.0 alu3    28 x
        xor r9d, esi                ;   288.0 alu1    28 x
        and ebp, r10d               ;   288.0 alu0    28 x
        xor ebp, edi                ;   289.0 alu2    28 x
        or edi, r10d                ;   287.0 alu3    28 x
        xor edi, esi                ;   288.0 alu1    28 x
        and esi, ebp                ;   290.0 alu0    28 x
        mov r11d, r9d               ;   289.0         28 x copy
        and r9d, edi                ;   289.0 alu2    28 x
        xor r9d, r10d               ;   290.0 alu3    28 x
        ror edi, 0x13               ;   289.0 alu1    46 x[0]
        ror r9d, 0x1d               ;   291.0 alu2    47 x[2]
        xor r10d, esi               ;   291.0 alu0    48 x[1]
        xor r10d, edi               ;   292.0 alu3    48 x[1]
        xor r10d, r9d               ;   293.0 alu1    48 x[1]
        xor r11d, ebp               ;   290.0 alu2    49 x[3]
        xor r11d, r9d               ;   292.0 alu0    49 x[3]
        lea esi, [rdi*8]            ;   290.0 alu3    49 x[3]
        xor r11d, esi               ;   293.0 alu1    49 x[3]
        ror r10d, 0x1f              ;   294.0 alu2    50 x[1]
        ror r11d, 0x19              ;   294.0 alu1    51 x[3]
        xor edi, r10d               ;   295.0 alu0    52 x[0]
        xor edi, r11d               ;   296.0 alu3    52 x[0]
        xor r9d, r11d               ;   295.0 alu2    53 x[2]
        mov esi, r10d               ;   295.0         50 x[1] copy
        shl r10d, 7                 ;   295.0 alu1    53 x[2]
        xor r9d, r10d               ;   296.0 alu0    53 x[2]
        ror edi, 0x1b               ;   297.0 alu2    54 x[0]
        ror r9d, 0xa                ;   297.0 alu1    55 x[2]
        xor edi, dword [rbx + 252]  ;   298.0 alu3+agu2   80 x[0]
        xor esi, dword [rbx - 28]   ;   295.0 alu0+agu0   80 x[1]
        xor r9d, dword [rbx + 256]  ;   298.0 alu2+agu1   80 x[2]
        xor r11d, dword [rbx + 260] ;   295.0 alu1+agu2   80 x[3]
        mov ebp, r11d               ;   296.0         29 x copy
        and ebp, edi                ;   299.0 alu3    29 x
        xor edi, r11d               ;   299.0 alu0    29 x
        xor r11d, r9d               ;   299.0 alu2    29 x
        xor r9d, esi                ;   299.0 alu1    29 x
        xor ebp, r9d                ;   300.0 alu3    29 x
        and esi, edi                ;   300.0 alu0    29 x
        xor esi, r9d                ;   301.0 alu2    29 x
        or r9d, edi                 ;   300.0 alu1    29 x
        xor edi, ebp                ;   301.0 alu3    29 x
        xor r9d, r11d               ;   301.0 alu0    29 x
        and r11d, esi               ;   302.0 alu2    29 x
        xor esi, ebp                ;   302.0 alu1    29 x
        and esi, r9d                ;   303.0 alu3    29 x
        xor r11d, edi               ;   303.0 alu0    29 x
        xor r9d, r11d               ;   304.0 alu2    29 x
        ror r11d, 0x13              ;   304.0 alu1    46 x[0]
        ror r9d, 0x1d               ;   305.0 alu2    47 x[2]
        xor ebp, r11d               ;   305.0 alu3    48 x[1]
        xor ebp, r9d                ;   306.0 alu0    48 x[1]
        xor edi, esi                ;   304.0 alu1    49 x[3]
        xor edi, r9d                ;   306.0 alu2    49 x[3]
        lea esi, [r11*8]            ;   305.0 alu3    49 x[3]
        xor edi, esi                ;   307.0 alu0    49 x[3]
        ror ebp, 0x1f               ;   307.0 alu1    50 x[1]
        ror edi, 0x19               ;   308.0 alu2    51 x[3]
        xor r11d, ebp               ;   308.0 alu3    52 x[0]
        xor r11d, edi               ;   309.0 alu0    52 x[0]
        xor r9d, edi                ;   309.0 alu1    53 x[2]
        mov esi, ebp                ;   308.0         50 x[1] copy
        shl ebp, 7                  ;   308.0 alu2    53 x[2]
        xor r9d, ebp                ;   310.0 alu3    53 x[2]
        ror r11d, 0x1b              ;   310.0 alu1    54 x[0]
        ror r9d, 0xa                ;   311.0 alu2    55 x[2]
        xor r11d, dword [rbx - 24]  ;   311.0 alu0+agu0   80 x[0]
        xor esi, dword [rbx - 20]   ;   308.0 alu3+agu1   80 x[1]
        xor r9d, dword [rbx + 412]  ;   312.0 alu1+agu2   80 x[2]
        xor edi, dword [rbx + 264]  ;   309.0 alu2+agu0   80 x[3]
        mov ebp, esi                ;   309.0         80 x[1] copy
        or esi, r9d                 ;   313.0 alu0    30 x
        xor esi, edi                ;   314.0 alu3    30 x
        and edi, r9d                ;   313.0 alu1    30 x
        mov r10d, ebp               ;   309.0         30 x copy
        xor r10d, r11d              ;   312.0 alu2    30 x
        and r11d, esi               ;   315.0 alu0    30 x
        xor ebp, r9d                ;   313.0 alu3    30 x
        xor ebp, r11d               ;   316.0 alu1    30 x
        xor edi, r10d               ;   314.0 alu2    30 x
        mov r9d, r11d               ;   316.0         30 x copy
        and r11d, ebp               ;   317.0 alu0    30 x
        xor r11d, esi               ;   318.0 alu3    30 x
        mov r12d, edi               ;   315.0         30 x copy
        and edi, ebp                ;   317.0 alu1    30 x
        xor esi, r12d               ;   315.0 alu2    30 x
        xor esi, edi                ;   318.0 alu0    30 x
        xor edi, r11d               ;   319.0 alu3    30 x
        ror edi, 0x13               ;   320.0 alu1    46 x[0]
        ror esi, 0x1d               ;   319.0 alu2    47 x[2]
        xor r10d, r9d               ;   316.0 alu0    48 x[1]
        xor r10d, r11d              ;   319.0 alu3    48 x[1]
        xor r10d, esi               ;   320.0 alu1    48 x[1]
        xor r10d, edi               ;   321.0 alu2    48 x[1]
        xor ebp, esi                ;   320.0 alu0    49 x[3]
        lea r9d, [rdi*8]            ;   321.0 alu3    49 x[3]
        xor ebp, r9d                ;   322.0 alu1    49 x[3]
        ror r10d, 0x1f              ;   322.0 alu2    50 x[1]
        ror ebp, 0x19               ;   323.0 alu1    51 x[3]
        xor edi, r10d               ;   323.0 alu0    52 x[0]
        xor edi, ebp                ;   324.0 alu3    52 x[0]
        xor esi, ebp                ;   324.0 alu2    53 x[2]
        mov r9d, r10d               ;   323.0         50 x[1] copy
        shl r10d, 7                 ;   323.0 alu1    53 x[2]
        xor esi, r10d               ;   325.0 alu0    53 x[2]
        ror edi, 0x1b               ;   325.0 alu2    54 x[0]
        ror esi, 0xa                ;   326.0 alu1    55 x[2]
        xor edi, dword [rbx + 268]  ;   326.0 alu3+agu1   80 x[0]
        xor r9d, dword [rbx + 272]  ;   323.0 alu0+agu2   80 x[1]
        xor esi, dword [rbx - 16]   ;   327.0 alu2+agu0   80 x[2]
        xor ebp, dword [rbx + 276]  ;   324.0 alu1+agu1   23 x
        xor ebp, edi                ;   327.0 alu3    23 x
        mov r10d, r9d               ;   324.0         23 x copy
        xor r10d, esi               ;   328.0 alu0    23 x
        and r9d, ebp                ;   328.0 alu2    23 x
        xor r9d, edi                ;   329.0 alu1    23 x
        or edi, ebp                 ;   328.0 alu3    23 x
        xor edi, r10d               ;   329.0 alu0    23 x
        xor ebp, esi                ;   328.0 alu2    23 x
        and esi, r9d                ;   330.0 alu1    23 x
        mov r11d, r10d              ;   329.0         23 x copy
        and r10d, r9d               ;   330.0 alu3    23 x
        xor r9d, ebp                ;   330.0 alu0    23 x
        xor r11d, esi               ;   331.0 alu2    23 x
        xor r11d, r9d               ;   332.0 alu1    23 x
        and ebp, edi                ;   330.0 alu3    23 x
        or ebp, r10d                ;   331.0 alu0    23 x
        ror r11d, 0x1d              ;   333.0 alu2    47 x[2]
        rorx esi, ebp, 0x13         ;   332.0 alu1    46 x[0]
        xor r9d, ebp                ;   332.0 alu3    48 x[1]
        xor r9d, esi                ;   333.0 alu0    48 x[1]
        xor r9d, r11d               ;   334.0 alu2    48 x[1]
        xor edi, r11d               ;   334.0 alu1    49 x[3]
        lea ebp, [rsi*8]            ;   333.0 alu3    49 x[3]
        xor edi, ebp                ;   335.0 alu0    49 x[3]
        ror r9d, 0x1f               ;   335.0 alu2    50 x[1]
        ror edi, 0x19               ;   336.0 alu1    51 x[3]
        xor esi, r9d                ;   336.0 alu3    52 x[0]
        xor esi, edi                ;   337.0 alu0    52 x[0]
        xor r11d, edi               ;   337.0 alu2    53 x[2]
        mov ebp, r9d                ;   336.0         50 x[1] copy
        shl r9d, 7                  ;   336.0 alu1    53 x[2]
        xor r11d, r9d               ;   338.0 alu3    53 x[2]
        ror esi, 0x1b               ;   338.0 alu2    54 x[0]
        ror r11d, 0xa               ;   339.0 alu1    55 x[2]
        xor esi, dword [rbx + 416]  ;   339.0 alu0+agu2   80 x[0]
        xor ebp, dword [rbx + 280]  ;   336.0 alu3+agu0   80 x[1]
        xor r11d, dword [rbx + 420] ;   340.0 alu2+agu1   80 x[2]
        xor edi, dword [rbx + 424]  ;   337.0 alu1+agu2   80 x[3]
        mov r9d, ebp                ;   337.0         80 x[1] copy
        and ebp, esi                ;   340.0 alu0    24 x
        xor esi, edi                ;   340.0 alu3    24 x
        or esi, r9d                 ;   341.0 alu2    24 x
        xor r9d, edi                ;   338.0 alu1    24 x
        xor r9d, r11d               ;   341.0 alu0    24 x
        or r11d, ebp                ;   341.0 alu3    24 x
        not esi                     ;   342.0 alu2    24 x
        xor ebp, r9d                ;   342.0 alu1    24 x
        and r9d, r11d               ;   342.0 alu0    24 x
        or r9d, esi                 ;   343.0 alu3    24 x
        xor r11d, ebp               ;   343.0 alu2    24 x
        or r11d, r9d                ;   344.0 alu1    24 x
        xor edi, ebp                ;   343.0 alu0    24 x
        xor esi, edi                ;   344.0 alu3    24 x
        and edi, r9d                ;   344.0 alu2    24 x
        xor edi, esi                ;   345.0 alu1    24 x
        ror edi, 0x13               ;   346.0 alu2    46 x[0]
        ror ebp, 0x1d               ;   343.0 alu1    47 x[2]
        xor r11d, esi               ;   345.0 alu0    48 x[1]
        xor r11d, ebp               ;   346.0 alu3    48 x[1]
        xor r11d, edi               ;   347.0 alu2    48 x[1]
        xor r9d, ebp                ;   344.0 alu1    49 x[3]
        lea esi, [rdi*8]            ;   347.0 alu0    49 x[3]
        xor r9d, esi                ;   348.0 alu3    49 x[3]
        ror r11d, 0x1f              ;   348.0 alu2    50 x[1]
        ror r9d, 0x19               ;   349.0 alu1    51 x[3]
        xor edi, r11d               ;   349.0 alu0    52 x[0]
        xor edi, r9d                ;   350.0 alu3    52 x[0]
        xor ebp, r9d                ;   350.0 alu2    53 x[2]
        mov esi, r11d               ;   349.0         50 x[1] copy
        shl r11d, 7                 ;   349.0 alu1    53 x[2]
        xor ebp, r11d               ;   351.0 alu0    53 x[2]
        ror edi, 0x1b               ;   351.0 alu2    54 x[0]
        ror ebp, 0xa                ;   352.0 alu1    55 x[2]
        xor edi, dword [rbx + 284]  ;   352.0 alu3+agu0   80 x[0]
        xor esi, dword [rbx + 288]  ;   349.0 alu0+agu1   80 x[1]
        xor ebp, dword [rbx + 292]  ;   353.0 alu2+agu2   80 x[2]
        xor r9d, dword [rbx + 296]  ;   350.0 alu1+agu0   80 x[3]
        mov r10d, ebp               ;   354.0         80 x[2] copy
        and ebp, edi                ;   354.0 alu3    25 x
        xor r10d, esi               ;   354.0 alu0    25 x
        xor r10d, edi               ;   355.0 alu2    25 x
        xor ebp, r9d                ;   355.0 alu1    25 x
        or r9d, edi                 ;   353.0 alu3    25 x
        xor r9d, esi                ;   354.0 alu0    25 x
        and esi, ebp                ;   356.0 alu2    25 x
        xor esi, r10d               ;   357.0 alu1    25 x
        xor ebp, r10d               ;   356.0 alu3    25 x
        xor edi, ebp                ;   357.0 alu0    25 x
        or r10d, r9d                ;   356.0 alu2    25 x
        xor r10d, ebp               ;   357.0 alu1    25 x
        xor r9d, r10d               ;   358.0 alu3    25 x
        ror edi, 0x13               ;   358.0 alu2    46 x[0]
        ror r9d, 0x1d               ;   359.0 alu1    47 x[2]
        xor r10d, esi               ;   358.0 alu0    48 x[1]
        xor r10d, edi               ;   359.0 alu3    48 x[1]
        xor r10d, r9d               ;   360.0 alu2    48 x[1]
        xor esi, r9d                ;   360.0 alu1    49 x[3]
        lea ebp, [rdi*8]            ;   359.0 alu0    49 x[3]
        xor esi, ebp                ;   361.0 alu3    49 x[3]
        ror r10d, 0x1f              ;   361.0 alu2    50 x[1]
        ror esi, 0x19               ;   362.0 alu1    51 x[3]
        xor edi, r10d               ;   362.0 alu0    52 x[0]
        xor edi, esi                ;   363.0 alu3    52 x[0]
        xor r9d, esi                ;   363.0 alu2    53 x[2]
        mov ebp, r10d               ;   362.0         50 x[1] copy
        shl r10d, 7                 ;   362.0 alu1    53 x[2]
        xor r9d, r10d               ;   364.0 alu0    53 x[2]
        ror edi, 0x1b               ;   364.0 alu2    54 x[0]
        ror r9d, 0xa                ;   365.0 alu1    55 x[2]
        xor edi, dword [rbx - 12]   ;   365.0 alu3+agu1   80 x[0]
        xor ebp, dword [rbx + 300]  ;   362.0 alu0+agu2   80 x[1]
        xor r9d, dword [rbx + 304]  ;   366.0 alu2+agu0   80 x[2]
        xor esi, dword [rbx - 8]    ;   363.0 alu1+agu1   80 x[3]
        mov r10d, ebp               ;   363.0         26 x copy
        and r10d, edi               ;   366.0 alu3    26 x
        xor ebp, esi                ;   364.0 alu0    26 x
        or esi, edi                 ;   366.0 alu2    26 x
        xor edi, r9d                ;   367.0 alu1    26 x
        or edi, r10d                ;   368.0 alu3    26 x
        xor edi, ebp                ;   369.0 alu0    26 x
        or ebp, r10d                ;   367.0 alu2    26 x
        and r9d, esi                ;   367.0 alu1    26 x
        xor ebp, r9d                ;   368.0 alu3    26 x
        xor esi, r10d               ;   367.0 alu0    26 x
        or r10d, r9d                ;   368.0 alu2    26 x
        or r9d, esi                 ;   368.0 alu1    26 x
        xor r9d, edi                ;   370.0 alu3    26 x
        and edi, ebp                ;   370.0 alu0    26 x
        or esi, ebp                 ;   369.0 alu2    26 x
        xor edi, esi                ;   371.0 alu1    26 x
        xor esi, r9d                ;   371.0 alu3    26 x
        ror edi, 0x13               ;   372.0 alu2    46 x[0]
        ror esi, 0x1d               ;   372.0 alu1    47 x[2]
        xor ebp, edi                ;   373.0 alu0    48 x[1]
        xor ebp, esi                ;   374.0 alu3    48 x[1]
        xor r10d, r9d               ;   371.0 alu2    49 x[3]
        xor r10d, esi               ;   373.0 alu1    49 x[3]
        lea r9d, [rdi*8]            ;   373.0 alu0    49 x[3]
        xor r10d, r9d               ;   374.0 alu3    49 x[3]
        ror ebp, 0x1f               ;   375.0 alu2    50 x[1]
        ror r10d, 0x19              ;   375.0 alu1    51 x[3]
        xor edi, ebp                ;   376.0 alu0    52 x[0]
        xor edi, r10d               ;   377.0 alu3    52 x[0]
        xor esi, r10d               ;   376.0 alu2    53 x[2]
        mov r9d, ebp                ;   376.0         50 x[1] copy
        shl ebp, 7                  ;   376.0 alu1    53 x[2]
        xor esi, ebp                ;   377.0 alu0    53 x[2]
        ror edi, 0x1b               ;   378.0 alu2    54 x[0]
        ror esi, 0xa                ;   378.0 alu1    55 x[2]
        xor edi, dword [rbx + 308]  ;   379.0 alu3+agu2   80 x[0]
        xor r9d, dword [rbx + 312]  ;   376.0 alu0+agu0   80 x[1]
        xor esi, dword [rbx + 428]  ;   379.0 alu2+agu1   80 x[2]
        xor r10d, dword [rbx + 316] ;   376.0 alu1+agu2   80 x[3]
        mov ebp, r9d                ;   377.0         80 x[1] copy
        xor r9d, edi                ;   380.0 alu3    27 x
        xor edi, r10d               ;   380.0 alu0    27 x
        xor r10d, esi               ;   380.0 alu2    27 x
        and r9d, edi                ;   381.0 alu1    27 x
        xor r9d, r10d               ;   382.0 alu3    27 x
        or esi, edi                 ;   381.0 alu0    27 x
        and r10d, esi               ;   382.0 alu2    27 x
        xor esi, ebp                ;   382.0 alu1    27 x
        xor esi, r10d               ;   383.0 alu3    27 x
        and r10d, r9d               ;   383.0 alu0    27 x
        or esi, r10d                ;   384.0 alu2    27 x
        xor r10d, edi               ;   384.0 alu1    27 x
        mov r11d, ebp               ;   378.0         80 x[1] copy
        xor ebp, r10d               ;   385.0 alu3    27 x
        and r11d, r9d               ;   383.0 alu0    27 x
        ror r9d, 0x13               ;   383.0 alu2    46 x[0]
        ror ebp, 0x1d               ;   386.0 alu1    47 x[2]
        xor esi, r10d               ;   385.0 alu3    48 x[1]
        xor esi, r9d                ;   386.0 alu0    48 x[1]
        xor esi, ebp                ;   387.0 alu2    48 x[1]
        xor edi, r11d               ;   384.0 alu1    49 x[3]
        lea r10d, [r9*8]            ;   384.0 alu3    49 x[3]
        xor edi, r10d               ;   385.0 alu0    49 x[3]
        xor edi, ebp                ;   387.0 alu2    49 x[3]
        ror esi, 0x1f               ;   388.0 alu1    50 x[1]
        ror edi, 0x19               ;   388.0 alu2    51 x[3]
        xor r9d, esi                ;   389.0 alu3    52 x[0]
        xor r9d, edi                ;   390.0 alu0    52 x[0]
        xor ebp, edi                ;   389.0 alu1    53 x[2]
        mov r10d, esi               ;   389.0         50 x[1] copy
        shl esi, 7                  ;   389.0 alu2    53 x[2]
        xor ebp, esi                ;   390.0 alu3    53 x[2]
        ror r9d, 0x1b               ;   391.0 alu1    54 x[0]
        ror ebp, 0xa                ;   391.0 alu2    55 x[2]
        xor r9d, dword [rbx - 4]    ;   392.0 alu0+agu0   80 x[0]
        xor r10d, dword [rbx + 320] ;   389.0 alu3+agu1   80 x[1]
        xor edi, dword [rbx + 328]  ;   389.0 alu1+agu2   80 x[3]
        xor ebp, dword [rbx + 324]  ;   392.0 alu0+agu0   28 x
        xor ebp, r9d                ;   393.0 alu2    28 x
        mov esi, r10d               ;   390.0         28 x copy
        or esi, r9d                 ;   393.0 alu3    28 x
        xor esi, ebp                ;   394.0 alu1    28 x
        xor r10d, edi               ;   390.0 alu0    28 x
        xor r10d, r9d               ;   393.0 alu2    28 x
        and ebp, r9d                ;   394.0 alu3    28 x
        xor r9d, esi                ;   395.0 alu1    28 x
        and ebp, r10d               ;   395.0 alu0    28 x
        xor ebp, edi                ;   396.0 alu2    28 x
        or edi, r10d                ;   394.0 alu3    28 x
        xor edi, esi                ;   395.0 alu1    28 x
        and esi, ebp                ;   397.0 alu0    28 x
        mov r11d, r9d               ;   396.0         28 x copy
        and r9d, edi                ;   396.0 alu2    28 x
        xor r9d, r10d               ;   397.0 alu3    28 x
        ror edi, 0x13               ;   396.0 alu1    46 x[0]
        ror r9d, 0x1d               ;   398.0 alu2    47 x[2]
        xor r10d, esi               ;   398.0 alu0    48 x[1]
        xor r10d, edi               ;   399.0 alu3    48 x[1]
        xor r10d, r9d               ;   400.0 alu1    48 x[1]
        xor r11d, ebp               ;   397.0 alu2    49 x[3]
        xor r11d, r9d               ;   399.0 alu0    49 x[3]
        lea esi, [rdi*8]            ;   397.0 alu3    49 x[3]
        xor r11d, esi               ;   400.0 alu1    49 x[3]
        ror r10d, 0x1f              ;   401.0 alu2    50 x[1]
        ror r11d, 0x19              ;   401.0 alu1    51 x[3]
        xor edi, r10d               ;   402.0 alu0    52 x[0]
        xor edi, r11d               ;   403.0 alu3    52 x[0]
        xor r9d, r11d               ;   402.0 alu2    53 x[2]
        mov esi, r10d               ;   402.0         50 x[1] copy
        shl r10d, 7                 ;   402.0 alu1    53 x[2]
        xor r9d, r10d               ;   403.0 alu0    53 x[2]
        ror edi, 0x1b               ;   404.0 alu2    54 x[0]
        ror r9d, 0xa                ;   404.0 alu1    55 x[2]
        xor edi, dword [rbx + 332]  ;   405.0 alu3+agu1   80 x[0]
        xor esi, dword [rbx + 0]    ;   402.0 alu0+agu2   80 x[1]
        xor r9d, dword [rbx + 336]  ;   405.0 alu2+agu0   80 x[2]
        xor r11d, dword [rbx + 340] ;   402.0 alu1+agu1   80 x[3]
        mov ebp, r11d               ;   403.0         29 x copy
        and ebp, edi                ;   406.0 alu3    29 x
        xor edi, r11d               ;   406.0 alu0    29 x
        xor r11d, r9d               ;   406.0 alu2    29 x
        xor r9d, esi                ;   406.0 alu1    29 x
        xor ebp, r9d                ;   407.0 alu3    29 x
        and esi, edi                ;   407.0 alu0    29 x
        xor esi, r9d                ;   408.0 alu2    29 x
        or r9d, edi                 ;   407.0 alu1    29 x
        xor edi, ebp                ;   408.0 alu3    29 x
        xor r9d, r11d               ;   408.0 alu0    29 x
        and r11d, esi               ;   409.0 alu2    29 x
        xor esi, ebp                ;   409.0 alu1    29 x
        and esi, r9d                ;   410.0 alu3    29 x
        xor r11d, edi               ;   410.0 alu0    29 x
        xor r9d, r11d               ;   411.0 alu2    29 x
        ror r11d, 0x13              ;   411.0 alu1    46 x[0]
        ror r9d, 0x1d               ;   412.0 alu2    47 x[2]
        xor ebp, r11d               ;   412.0 alu3    48 x[1]
        xor ebp, r9d                ;   413.0 alu0    48 x[1]
        xor edi, esi                ;   411.0 alu1    49 x[3]
        xor edi, r9d                ;   413.0 alu2    49 x[3]
        lea esi, [r11*8]            ;   412.0 alu3    49 x[3]
        xor edi, esi                ;   414.0 alu0    49 x[3]
        ror ebp, 0x1f               ;   414.0 alu1    50 x[1]
        ror edi, 0x19               ;   415.0 alu2    51 x[3]
        xor r11d, ebp               ;   415.0 alu3    52 x[0]
        xor r11d, edi               ;   416.0 alu0    52 x[0]
        xor r9d, edi                ;   416.0 alu1    53 x[2]
        mov esi, ebp                ;   415.0         50 x[1] copy
        shl ebp, 7                  ;   415.0 alu2    53 x[2]
        xor r9d, ebp                ;   417.0 alu3    53 x[2]
        ror r11d, 0x1b              ;   417.0 alu1    54 x[0]
        ror r9d, 0xa                ;   418.0 alu2    55 x[2]
        xor r11d, dword [rbx + 4]   ;   418.0 alu0+agu2   80 x[0]
        xor esi, dword [rbx + 8]    ;   415.0 alu3+agu0   80 x[1]
        xor r9d, dword [rbx + 432]  ;   419.0 alu1+agu1   80 x[2]
        xor edi, dword [rbx + 344]  ;   416.0 alu2+agu2   80 x[3]
        mov ebp, esi                ;   416.0         80 x[1] copy
        or esi, r9d                 ;   420.0 alu0    30 x
        xor esi, edi                ;   421.0 alu3    30 x
        and edi, r9d                ;   420.0 alu1    30 x
        mov r10d, ebp               ;   416.0         30 x copy
        xor r10d, r11d              ;   419.0 alu2    30 x
        and r11d, esi               ;   422.0 alu0    30 x
        xor ebp, r9d                ;   420.0 alu3    30 x
        xor ebp, r11d               ;   423.0 alu1    30 x
        xor edi, r10d               ;   421.0 alu2    30 x
        mov r9d, r11d               ;   423.0         30 x copy
        and r11d, ebp               ;   424.0 alu0    30 x
        xor r11d, esi               ;   425.0 alu3    30 x
        mov r12d, edi               ;   422.0         30 x copy
        and edi, ebp                ;   424.0 alu1    30 x
        mov r13d, edi               ;   425.0         84 dst copy
        xor r13d, dword [rbx + 348] ;   425.0 alu2+agu0   84 dst
        xor r13d, r11d              ;   426.0 alu0    84 dst
        mov r14, qword [rbx - 104]  ;   419.2 agu1    84 dst reload
        mov dword [r14], r13d       ;   427.0 agu2+st0   84 dst
        xor r10d, r9d               ;   423.0 alu3    84 dst
        xor r10d, r11d              ;   426.0 alu1    84 dst
        xor r10d, dword [rbx + 12]  ;   427.0 alu2+agu0   84 dst
        mov dword [r14 + 4], r10d   ;   428.0 agu1+st1   84 dst
        xor esi, r12d               ;   422.0 alu0    84 dst
        xor esi, edi                ;   425.0 alu3    84 dst
        xor esi, dword [rbx + 16]   ;   426.0 alu1+agu2   84 dst
        mov dword [r14 + 8], esi    ;   427.0 agu0+st0   84 dst
        xor ebp, dword [rbx + 20]   ;   424.0 alu2+agu1   84 dst
        mov dword [r14 + 12], ebp   ;   425.0 agu2+st1   84 dst
        add r14, 0x10               ;   423.3 alu0    76 blocks
        mov qword [rbx - 104], r14  ;   424.3 agu0+st0   76 blocks
        add r8, 0x10                ;   424.0 alu3    76 blocks
        cmp r8, qword [rbx - 112]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 120], r8   ;                    resident
.blocks_1_done:
        lea rdi, [rsp + 32]         ;                    cleared
        xor eax, eax                ;                    cleared
        mov ecx, 0x43               ;                    cleared
        rep stosq                   ;                    cleared
        add rsp, 0x240              ;                    frame
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
