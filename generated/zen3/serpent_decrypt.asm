; serpent_decrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_decrypt --cpu zen3
;
; void serpent_decrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 528 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 528 bytes, 4 instructions, one of them for 66 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 285 uops, planned 96.5; bounds: width 47.5, ports 89.3, path 5.0
;   blocks: 1315 uops, planned 349.0; bounds: width 219.2, ports 294.5, path 306.0
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
%fatal "serpent_decrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_serpent_decrypt
$_serpent_decrypt:
%else
        global $serpent_decrypt
%endif
$serpent_decrypt:
        push rbx                    ;                    preserved
        push rbp                    ;                    preserved
        push r12                    ;                    preserved
        push r13                    ;                    preserved
        push r14                    ;                    preserved
        sub rsp, 0x240              ;                    frame
        lea rbx, [rsp + 128]        ;                    frame
        mov qword [rbx - 128], rdi  ;                    argument
        mov dword [rbx + 432], ecx  ;                    argument
        mov qword [rbx - 120], rsi  ;                    argument
        mov qword [rbx - 104], rdx  ;                    argument
        mov r8, qword [rbx - 128]   ;     0.0 agu0    97 x[3] reload
        mov esi, dword [r8 + 428]   ;     4.0 agu1    97 x[3]
        not esi                     ;     8.0 alu0    97 x[3]
        mov dword [rbx - 96], esi   ;     9.0 agu2+st0   97 x[3]
        mov esi, dword [r8 + 384]   ;     4.0 agu0    97 x[0]
        not esi                     ;     8.0 alu1    97 x[0]
        mov dword [rbx - 92], esi   ;     9.0 agu1+st1   97 x[0]
        mov esi, dword [r8 + 392]   ;     4.0 agu2    97 x[2]
        not esi                     ;     8.0 alu2    97 x[2]
        mov dword [rbx - 88], esi   ;     9.0 agu0+st0   97 x[2]
        mov esi, dword [r8 + 396]   ;     4.0 agu1    97 x[3]
        not esi                     ;     8.0 alu3    97 x[3]
        mov dword [rbx - 84], esi   ;     9.0 agu2+st1   97 x[3]
        mov esi, dword [r8 + 300]   ;     4.0 agu0    97 x[3]
        not esi                     ;     8.0 alu0    97 x[3]
        mov dword [rbx - 80], esi   ;     9.0 agu1+st0   97 x[3]
        mov esi, dword [r8 + 256]   ;     4.0 agu2    97 x[0]
        not esi                     ;     8.0 alu1    97 x[0]
        mov dword [rbx - 76], esi   ;     9.0 agu0+st1   97 x[0]
        mov esi, dword [r8 + 264]   ;     4.3 agu1    97 x[2]
        not esi                     ;     8.3 alu2    97 x[2]
        mov dword [rbx - 72], esi   ;     9.3 agu2+st0   97 x[2]
        mov esi, dword [r8 + 268]   ;     5.2 agu0    97 x[3]
        not esi                     ;     9.2 alu3    97 x[3]
        mov dword [rbx - 68], esi   ;    10.2 agu1+st1   97 x[3]
        mov esi, dword [r8 + 172]   ;     8.0 agu2    97 x[3]
        not esi                     ;    12.0 alu0    97 x[3]
        mov dword [rbx - 64], esi   ;    13.0 agu0+st0   97 x[3]
        mov esi, dword [r8 + 128]   ;     8.5 agu1    97 x[0]
        not esi                     ;    12.5 alu1    97 x[0]
        mov dword [rbx - 60], esi   ;    13.5 agu2+st1   97 x[0]
        mov esi, dword [r8 + 136]   ;     9.3 agu0    97 x[2]
        not esi                     ;    13.3 alu2    97 x[2]
        mov dword [rbx - 56], esi   ;    14.3 agu1+st0   97 x[2]
        mov esi, dword [r8 + 140]   ;    10.0 agu2    97 x[3]
        not esi                     ;    14.0 alu3    97 x[3]
        mov dword [rbx - 52], esi   ;    15.0 agu0+st1   97 x[3]
        mov esi, dword [r8 + 44]    ;    10.5 agu1    97 x[3]
        not esi                     ;    14.5 alu0    97 x[3]
        mov dword [rbx - 48], esi   ;    15.5 agu2+st0   97 x[3]
        mov esi, dword [r8]         ;    11.3 agu0    97 x[0]
        not esi                     ;    15.3 alu1    97 x[0]
        mov dword [rbx - 44], esi   ;    16.3 agu1+st1   97 x[0]
        mov esi, dword [r8 + 8]     ;    12.0 agu2    97 x[2]
        not esi                     ;    16.0 alu2    97 x[2]
        mov dword [rbx - 40], esi   ;    17.0 agu0+st0   97 x[2]
        mov esi, dword [r8 + 12]    ;    12.5 agu1    97 x[3]
        not esi                     ;    16.5 alu3    97 x[3]
        mov dword [rbx - 36], esi   ;    17.5 agu2+st1   97 x[3]
        mov esi, dword [r8 + 512]   ;    13.3 agu0    90 rk
        mov dword [rbx - 32], esi   ;    17.3 agu1+st0   90 rk
        mov esi, dword [r8 + 516]   ;    14.0 agu2    90 rk
        mov dword [rbx - 28], esi   ;    18.0 agu0+st1   90 rk
        mov esi, dword [r8 + 520]   ;    14.5 agu1    90 rk
        mov dword [rbx - 24], esi   ;    18.5 agu2+st0   90 rk
        mov esi, dword [r8 + 524]   ;    15.3 agu0    90 rk
        mov dword [rbx - 20], esi   ;    19.3 agu1+st1   90 rk
        mov esi, dword [r8 + 496]   ;    16.0 agu2    90 rk
        mov dword [rbx - 16], esi   ;    20.0 agu0+st0   90 rk
        mov esi, dword [r8 + 500]   ;    16.5 agu1    90 rk
        mov dword [rbx - 12], esi   ;    20.5 agu2+st1   90 rk
        mov esi, dword [r8 + 504]   ;    17.3 agu0    90 rk
        mov dword [rbx - 8], esi    ;    21.3 agu1+st0   90 rk
        mov esi, dword [r8 + 508]   ;    18.0 agu2    90 rk
        mov dword [rbx - 4], esi    ;    22.0 agu0+st1   90 rk
        mov esi, dword [r8 + 480]   ;    18.5 agu1    90 rk
        mov dword [rbx + 0], esi    ;    22.5 agu2+st0   90 rk
        mov esi, dword [r8 + 484]   ;    19.3 agu0    90 rk
        mov dword [rbx + 4], esi    ;    23.3 agu1+st1   90 rk
        mov esi, dword [r8 + 488]   ;    20.0 agu2    90 rk
        mov dword [rbx + 8], esi    ;    24.0 agu0+st0   90 rk
        mov esi, dword [r8 + 492]   ;    20.5 agu1    90 rk
        mov dword [rbx + 12], esi   ;    24.5 agu2+st1   90 rk
        mov esi, dword [r8 + 464]   ;    21.3 agu0    90 rk
        mov dword [rbx + 16], esi   ;    25.3 agu1+st0   90 rk
        mov esi, dword [r8 + 468]   ;    22.0 agu2    90 rk
        mov dword [rbx + 20], esi   ;    26.0 agu0+st1   90 rk
        mov esi, dword [r8 + 472]   ;    22.5 agu1    90 rk
        mov dword [rbx + 24], esi   ;    26.5 agu2+st0   90 rk
        mov esi, dword [r8 + 476]   ;    23.3 agu0    90 rk
        mov dword [rbx + 28], esi   ;    27.3 agu1+st1   90 rk
        mov esi, dword [r8 + 448]   ;    24.0 agu2    90 rk
        mov dword [rbx + 32], esi   ;    28.0 agu0+st0   90 rk
        mov esi, dword [r8 + 452]   ;    24.5 agu1    90 rk
        mov dword [rbx + 36], esi   ;    28.5 agu2+st1   90 rk
        mov esi, dword [r8 + 456]   ;    25.3 agu0    90 rk
        mov dword [rbx + 40], esi   ;    29.3 agu1+st0   90 rk
        mov esi, dword [r8 + 460]   ;    26.0 agu2    90 rk
        mov dword [rbx + 44], esi   ;    30.0 agu0+st1   90 rk
        mov esi, dword [r8 + 432]   ;    26.5 agu1    90 rk
        mov dword [rbx + 48], esi   ;    30.5 agu2+st0   90 rk
        mov esi, dword [r8 + 436]   ;    27.3 agu0    90 rk
        mov dword [rbx + 52], esi   ;    31.3 agu1+st1   90 rk
        mov esi, dword [r8 + 440]   ;    28.0 agu2    90 rk
        mov dword [rbx + 56], esi   ;    32.0 agu0+st0   90 rk
        mov esi, dword [r8 + 444]   ;    28.5 agu1    90 rk
        mov dword [rbx + 60], esi   ;    32.5 agu2+st1   90 rk
        mov esi, dword [r8 + 416]   ;    29.3 agu0    90 rk
        mov dword [rbx + 64], esi   ;    33.3 agu1+st0   90 rk
        mov esi, dword [r8 + 420]   ;    30.0 agu2    90 rk
        mov dword [rbx + 68], esi   ;    34.0 agu0+st1   90 rk
        mov esi, dword [r8 + 424]   ;    30.5 agu1    90 rk
        mov dword [rbx + 72], esi   ;    34.5 agu2+st0   90 rk
        mov esi, dword [r8 + 400]   ;    31.3 agu0    90 rk
        mov dword [rbx + 76], esi   ;    35.3 agu1+st1   90 rk
        mov esi, dword [r8 + 404]   ;    32.0 agu2    90 rk
        mov dword [rbx + 80], esi   ;    36.0 agu0+st0   90 rk
        mov esi, dword [r8 + 408]   ;    32.5 agu1    90 rk
        mov dword [rbx + 84], esi   ;    36.5 agu2+st1   90 rk
        mov esi, dword [r8 + 412]   ;    33.3 agu0    90 rk
        mov dword [rbx + 88], esi   ;    37.3 agu1+st0   90 rk
        mov esi, dword [r8 + 388]   ;    34.0 agu2    90 rk
        mov dword [rbx + 92], esi   ;    38.0 agu0+st1   90 rk
        mov esi, dword [r8 + 368]   ;    34.5 agu1    90 rk
        mov dword [rbx + 96], esi   ;    38.5 agu2+st0   90 rk
        mov esi, dword [r8 + 372]   ;    35.3 agu0    90 rk
        mov dword [rbx + 100], esi  ;    39.3 agu1+st1   90 rk
        mov esi, dword [r8 + 376]   ;    36.0 agu2    90 rk
        mov dword [rbx + 104], esi  ;    40.0 agu0+st0   90 rk
        mov esi, dword [r8 + 380]   ;    36.5 agu1    90 rk
        mov dword [rbx + 108], esi  ;    40.5 agu2+st1   90 rk
        mov esi, dword [r8 + 352]   ;    37.3 agu0    90 rk
        mov dword [rbx + 112], esi  ;    41.3 agu1+st0   90 rk
        mov esi, dword [r8 + 356]   ;    38.0 agu2    90 rk
        mov dword [rbx + 116], esi  ;    42.0 agu0+st1   90 rk
        mov esi, dword [r8 + 360]   ;    38.5 agu1    90 rk
        mov dword [rbx + 120], esi  ;    42.5 agu2+st0   90 rk
        mov esi, dword [r8 + 364]   ;    39.3 agu0    90 rk
        mov dword [rbx + 124], esi  ;    43.3 agu1+st1   90 rk
        mov esi, dword [r8 + 336]   ;    40.0 agu2    90 rk
        mov dword [rbx + 128], esi  ;    44.0 agu0+st0   90 rk
        mov esi, dword [r8 + 340]   ;    40.5 agu1    90 rk
        mov dword [rbx + 132], esi  ;    44.5 agu2+st1   90 rk
        mov esi, dword [r8 + 344]   ;    41.3 agu0    90 rk
        mov dword [rbx + 136], esi  ;    45.3 agu1+st0   90 rk
        mov esi, dword [r8 + 348]   ;    42.0 agu2    90 rk
        mov dword [rbx + 140], esi  ;    46.0 agu0+st1   90 rk
        mov esi, dword [r8 + 320]   ;    42.5 agu1    90 rk
        mov dword [rbx + 144], esi  ;    46.5 agu2+st0   90 rk
        mov esi, dword [r8 + 324]   ;    43.3 agu0    90 rk
        mov dword [rbx + 148], esi  ;    47.3 agu1+st1   90 rk
        mov esi, dword [r8 + 328]   ;    44.0 agu2    90 rk
        mov dword [rbx + 152], esi  ;    48.0 agu0+st0   90 rk
        mov esi, dword [r8 + 332]   ;    44.5 agu1    90 rk
        mov dword [rbx + 156], esi  ;    48.5 agu2+st1   90 rk
        mov esi, dword [r8 + 304]   ;    45.3 agu0    90 rk
        mov dword [rbx + 160], esi  ;    49.3 agu1+st0   90 rk
        mov esi, dword [r8 + 308]   ;    46.0 agu2    90 rk
        mov dword [rbx + 164], esi  ;    50.0 agu0+st1   90 rk
        mov esi, dword [r8 + 312]   ;    46.5 agu1    90 rk
        mov dword [rbx + 168], esi  ;    50.5 agu2+st0   90 rk
        mov esi, dword [r8 + 316]   ;    47.3 agu0    90 rk
        mov dword [rbx + 172], esi  ;    51.3 agu1+st1   90 rk
        mov esi, dword [r8 + 288]   ;    48.0 agu2    90 rk
        mov dword [rbx + 176], esi  ;    52.0 agu0+st0   90 rk
        mov esi, dword [r8 + 292]   ;    48.5 agu1    90 rk
        mov dword [rbx + 180], esi  ;    52.5 agu2+st1   90 rk
        mov esi, dword [r8 + 296]   ;    49.3 agu0    90 rk
        mov dword [rbx + 184], esi  ;    53.3 agu1+st0   90 rk
        mov esi, dword [r8 + 272]   ;    50.0 agu2    90 rk
        mov dword [rbx + 188], esi  ;    54.0 agu0+st1   90 rk
        mov esi, dword [r8 + 276]   ;    50.5 agu1    90 rk
        mov dword [rbx + 192], esi  ;    54.5 agu2+st0   90 rk
        mov esi, dword [r8 + 280]   ;    51.3 agu0    90 rk
        mov dword [rbx + 196], esi  ;    55.3 agu1+st1   90 rk
        mov esi, dword [r8 + 284]   ;    52.0 agu2    90 rk
        mov dword [rbx + 200], esi  ;    56.0 agu0+st0   90 rk
        mov esi, dword [r8 + 260]   ;    52.5 agu1    90 rk
        mov dword [rbx + 204], esi  ;    56.5 agu2+st1   90 rk
        mov esi, dword [r8 + 240]   ;    53.3 agu0    90 rk
        mov dword [rbx + 208], esi  ;    57.3 agu1+st0   90 rk
        mov esi, dword [r8 + 244]   ;    54.0 agu2    90 rk
        mov dword [rbx + 212], esi  ;    58.0 agu0+st1   90 rk
        mov esi, dword [r8 + 248]   ;    54.5 agu1    90 rk
        mov dword [rbx + 216], esi  ;    58.5 agu2+st0   90 rk
        mov esi, dword [r8 + 252]   ;    55.3 agu0    90 rk
        mov dword [rbx + 220], esi  ;    59.3 agu1+st1   90 rk
        mov esi, dword [r8 + 224]   ;    56.0 agu2    90 rk
        mov dword [rbx + 224], esi  ;    60.0 agu0+st0   90 rk
        mov esi, dword [r8 + 228]   ;    56.5 agu1    90 rk
        mov dword [rbx + 228], esi  ;    60.5 agu2+st1   90 rk
        mov esi, dword [r8 + 232]   ;    57.3 agu0    90 rk
        mov dword [rbx + 232], esi  ;    61.3 agu1+st0   90 rk
        mov esi, dword [r8 + 236]   ;    58.0 agu2    90 rk
        mov dword [rbx + 236], esi  ;    62.0 agu0+st1   90 rk
        mov esi, dword [r8 + 208]   ;    58.5 agu1    90 rk
        mov dword [rbx + 240], esi  ;    62.5 agu2+st0   90 rk
        mov esi, dword [r8 + 212]   ;    59.3 agu0    90 rk
        mov dword [rbx + 244], esi  ;    63.3 agu1+st1   90 rk
        mov esi, dword [r8 + 216]   ;    60.0 agu2    90 rk
        mov dword [rbx + 248], esi  ;    64.0 agu0+st0   90 rk
        mov esi, dword [r8 + 220]   ;    60.5 agu1    90 rk
        mov dword [rbx + 252], esi  ;    64.5 agu2+st1   90 rk
        mov esi, dword [r8 + 192]   ;    61.3 agu0    90 rk
        mov dword [rbx + 256], esi  ;    65.3 agu1+st0   90 rk
        mov esi, dword [r8 + 196]   ;    62.0 agu2    90 rk
        mov dword [rbx + 260], esi  ;    66.0 agu0+st1   90 rk
        mov esi, dword [r8 + 200]   ;    62.5 agu1    90 rk
        mov dword [rbx + 264], esi  ;    66.5 agu2+st0   90 rk
        mov esi, dword [r8 + 204]   ;    63.3 agu0    90 rk
        mov dword [rbx + 268], esi  ;    67.3 agu1+st1   90 rk
        mov esi, dword [r8 + 176]   ;    64.0 agu2    90 rk
        mov dword [rbx + 272], esi  ;    68.0 agu0+st0   90 rk
        mov esi, dword [r8 + 180]   ;    64.5 agu1    90 rk
        mov dword [rbx + 276], esi  ;    68.5 agu2+st1   90 rk
        mov esi, dword [r8 + 184]   ;    65.3 agu0    90 rk
        mov dword [rbx + 280], esi  ;    69.3 agu1+st0   90 rk
        mov esi, dword [r8 + 188]   ;    66.0 agu2    90 rk
        mov dword [rbx + 284], esi  ;    70.0 agu0+st1   90 rk
        mov esi, dword [r8 + 160]   ;    66.5 agu1    90 rk
        mov dword [rbx + 288], esi  ;    70.5 agu2+st0   90 rk
        mov esi, dword [r8 + 164]   ;    67.3 agu0    90 rk
        mov dword [rbx + 292], esi  ;    71.3 agu1+st1   90 rk
        mov esi, dword [r8 + 168]   ;    68.0 agu2    90 rk
        mov dword [rbx + 296], esi  ;    72.0 agu0+st0   90 rk
        mov esi, dword [r8 + 144]   ;    68.5 agu1    90 rk
        mov dword [rbx + 300], esi  ;    72.5 agu2+st1   90 rk
        mov esi, dword [r8 + 148]   ;    69.3 agu0    90 rk
        mov dword [rbx + 304], esi  ;    73.3 agu1+st0   90 rk
        mov esi, dword [r8 + 152]   ;    70.0 agu2    90 rk
        mov dword [rbx + 308], esi  ;    74.0 agu0+st1   90 rk
        mov esi, dword [r8 + 156]   ;    70.5 agu1    90 rk
        mov dword [rbx + 312], esi  ;    74.5 agu2+st0   90 rk
        mov esi, dword [r8 + 132]   ;    71.3 agu0    90 rk
        mov dword [rbx + 316], esi  ;    75.3 agu1+st1   90 rk
        mov esi, dword [r8 + 112]   ;    72.0 agu2    90 rk
        mov dword [rbx + 320], esi  ;    76.0 agu0+st0   90 rk
        mov esi, dword [r8 + 116]   ;    72.5 agu1    90 rk
        mov dword [rbx + 324], esi  ;    76.5 agu2+st1   90 rk
        mov esi, dword [r8 + 120]   ;    73.3 agu0    90 rk
        mov dword [rbx + 328], esi  ;    77.3 agu1+st0   90 rk
        mov esi, dword [r8 + 124]   ;    74.0 agu2    90 rk
        mov dword [rbx + 332], esi  ;    78.0 agu0+st1   90 rk
        mov esi, dword [r8 + 96]    ;    74.5 agu1    90 rk
        mov dword [rbx + 336], esi  ;    78.5 agu2+st0   90 rk
        mov esi, dword [r8 + 100]   ;    75.3 agu0    90 rk
        mov dword [rbx + 340], esi  ;    79.3 agu1+st1   90 rk
        mov esi, dword [r8 + 104]   ;    76.0 agu2    90 rk
        mov dword [rbx + 344], esi  ;    80.0 agu0+st0   90 rk
        mov esi, dword [r8 + 108]   ;    76.5 agu1    90 rk
        mov dword [rbx + 348], esi  ;    80.5 agu2+st1   90 rk
        mov esi, dword [r8 + 80]    ;    77.3 agu0    90 rk
        mov dword [rbx + 352], esi  ;    81.3 agu1+st0   90 rk
        mov esi, dword [r8 + 84]    ;    78.0 agu2    90 rk
        mov dword [rbx + 356], esi  ;    82.0 agu0+st1   90 rk
        mov esi, dword [r8 + 88]    ;    78.5 agu1    90 rk
        mov dword [rbx + 360], esi  ;    82.5 agu2+st0   90 rk
        mov esi, dword [r8 + 92]    ;    79.3 agu0    90 rk
        mov dword [rbx + 364], esi  ;    83.3 agu1+st1   90 rk
        mov esi, dword [r8 + 64]    ;    80.0 agu2    90 rk
        mov dword [rbx + 368], esi  ;    84.0 agu0+st0   90 rk
        mov esi, dword [r8 + 68]    ;    80.5 agu1    90 rk
        mov dword [rbx + 372], esi  ;    84.5 agu2+st1   90 rk
        mov esi, dword [r8 + 72]    ;    81.3 agu0    90 rk
        mov dword [rbx + 376], esi  ;    85.3 agu1+st0   90 rk
        mov esi, dword [r8 + 76]    ;    82.0 agu2    90 rk
        mov dword [rbx + 380], esi  ;    86.0 agu0+st1   90 rk
        mov esi, dword [r8 + 48]    ;    82.5 agu1    90 rk
        mov dword [rbx + 384], esi  ;    86.5 agu2+st0   90 rk
        mov esi, dword [r8 + 52]    ;    83.3 agu0    90 rk
        mov dword [rbx + 388], esi  ;    87.3 agu1+st1   90 rk
        mov esi, dword [r8 + 56]    ;    84.0 agu2    90 rk
        mov dword [rbx + 392], esi  ;    88.0 agu0+st0   90 rk
        mov esi, dword [r8 + 60]    ;    84.5 agu1    90 rk
        mov dword [rbx + 396], esi  ;    88.5 agu2+st1   90 rk
        mov esi, dword [r8 + 32]    ;    85.3 agu0    90 rk
        mov dword [rbx + 400], esi  ;    89.3 agu1+st0   90 rk
        mov esi, dword [r8 + 36]    ;    86.0 agu2    90 rk
        mov dword [rbx + 404], esi  ;    90.0 agu0+st1   90 rk
        mov esi, dword [r8 + 40]    ;    86.5 agu1    90 rk
        mov dword [rbx + 408], esi  ;    90.5 agu2+st0   90 rk
        mov esi, dword [r8 + 16]    ;    87.3 agu0    90 rk
        mov dword [rbx + 412], esi  ;    91.3 agu1+st1   90 rk
        mov esi, dword [r8 + 20]    ;    88.0 agu2    90 rk
        mov dword [rbx + 416], esi  ;    92.0 agu0+st0   90 rk
        mov esi, dword [r8 + 24]    ;    88.5 agu1    90 rk
        mov dword [rbx + 420], esi  ;    92.5 agu2+st1   90 rk
        mov esi, dword [r8 + 28]    ;    89.3 agu0    90 rk
        mov dword [rbx + 424], esi  ;    93.3 agu1+st0   90 rk
        mov esi, dword [r8 + 4]     ;    90.0 agu2    90 rk
        mov dword [rbx + 428], esi  ;    94.0 agu0+st1   90 rk
        mov r8d, dword [rbx + 432]  ;    90.5 agu1    90 rk
        shl r8, 4                   ;    94.5 alu1    90 rk
        add r8, qword [rbx - 120]   ;    95.5 alu0+agu2   90 rk
        mov qword [rbx - 112], r8   ;    96.5 agu0+st0   90 rk
        cmp dword [rbx + 432], 0    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbx - 120]   ;     0.0 agu0    92 x[0] reload
        mov esi, dword [r8]         ;     4.0 agu1    92 x[0]
        xor esi, dword [rbx - 32]   ;     8.0 alu0+agu2   92 x[0]
        mov edi, dword [rbx - 24]   ;     1.0 agu0    92 x[2]
        xor edi, dword [r8 + 8]     ;     8.0 alu1+agu1   92 x[2]
        mov ebp, dword [rbx - 20]   ;     1.3 agu2    92 x[3]
        xor ebp, dword [r8 + 12]    ;     8.0 alu2+agu0   92 x[3]
        mov r9d, dword [rbx - 28]   ;     2.2 agu1    92 x[1]
        xor r9d, dword [r8 + 4]     ;     8.0 alu3+agu2   92 x[1]
        mov r10d, dword [rbx - 16]  ;     3.0 agu0    97 x[0]
        mov r11d, dword [rbx - 12]  ;     3.2 agu1    97 x[1]
        mov r12d, dword [rbx - 8]   ;     3.3 agu2    97 x[2]
        mov r13d, dword [rbx - 4]   ;     4.0 agu0    97 x[3]
        mov r14d, esi               ;     9.0         41 x copy
        xor r14d, edi               ;     9.0 alu0    41 x
        and esi, ebp                ;     9.0 alu1    41 x
        or edi, ebp                 ;     9.0 alu2    41 x
        xor ebp, r9d                ;     9.0 alu3    41 x
        not r14d                    ;    10.0 alu0    41 x
        and ebp, edi                ;    10.0 alu1    41 x
        or r9d, esi                 ;    10.0 alu2    41 x
        xor edi, esi                ;    10.0 alu3    41 x
        xor r9d, r14d               ;    11.0 alu0    41 x
        or r14d, esi                ;    11.0 alu1    41 x
        xor r10d, ebp               ;    11.0 alu2    97 x[0]
        xor esi, r14d               ;    12.0 alu3    41 x
        xor ebp, r14d               ;    12.0 alu0    41 x
        mov r14d, edi               ;    11.0         41 x copy
        xor edi, r9d                ;    12.0 alu1    41 x
        or r14d, esi                ;    13.0 alu2    41 x
        and r9d, ebp                ;    13.0 alu3    41 x
        xor r11d, ebp               ;    13.0 alu0    97 x[1]
        xor r10d, edi               ;    13.0 alu1    97 x[0]
        xor r12d, edi               ;    13.0 alu2    97 x[2]
        xor r13d, edi               ;    13.0 alu3    97 x[3]
        xor r12d, r14d              ;    14.0 alu0    97 x[2]
        xor r13d, r9d               ;    14.0 alu1    97 x[3]
        ror r10d, 5                 ;    14.0 alu2    62 x[0]
        rorx esi, r11d, 1           ;    14.0 alu1    66 x[1]
        ror r12d, 0x16              ;    15.0 alu2    61 x[2]
        mov edi, r11d               ;    14.0         63 x[2] copy
        shl edi, 7                  ;    14.0 alu1    63 x[2]
        xor r11d, r10d              ;    15.0 alu3    64 x[0]
        xor edi, r13d               ;    15.0 alu0    63 x[2]
        xor r11d, r13d              ;    16.0 alu2    64 x[0]
        ror r13d, 7                 ;    15.0 alu1    65 x[3]
        xor edi, r12d               ;    16.0 alu3    63 x[2]
        xor r13d, edi               ;    17.0 alu0    67 x[3]
        xor esi, edi                ;    17.0 alu2    68 x[1]
        ror edi, 3                  ;    17.0 alu1    69 x[2]
        xor esi, r11d               ;    18.0 alu3    68 x[1]
        rorx ebp, r11d, 0xd         ;    17.0 alu2    70 x[0]
        shl r11d, 3                 ;    17.0 alu1    67 x[3]
        xor r13d, r11d              ;    18.0 alu0    67 x[3]
        mov r9d, ebp                ;    18.0         40 x copy
        and r9d, edi                ;    18.0 alu3    40 x
        xor ebp, edi                ;    18.0 alu0    40 x
        not edi                     ;    18.0 alu2    40 x
        xor r9d, esi                ;    19.0 alu3    40 x
        not esi                     ;    19.0 alu0    40 x
        xor r9d, r13d               ;    20.0 alu1    40 x
        or r13d, ebp                ;    19.0 alu2    40 x
        mov r10d, ebp               ;    19.0         40 x copy
        xor ebp, esi                ;    20.0 alu3    40 x
        xor esi, dword [rbx + 8]    ;    20.0 alu0+agu1   97 x[2]
        xor edi, r9d                ;    21.0 alu1    40 x
        xor r13d, r9d               ;    21.0 alu2    40 x
        and r10d, r9d               ;    21.0 alu3    40 x
        xor esi, r10d               ;    22.0 alu0    97 x[2]
        xor r10d, edi               ;    22.0 alu1    40 x
        xor edi, dword [rbx + 4]    ;    22.0 alu2+agu2   97 x[1]
        and ebp, r13d               ;    22.0 alu3    40 x
        xor ebp, r10d               ;    23.0 alu0    40 x
        and r10d, r13d              ;    23.0 alu1    40 x
        xor r13d, dword [rbx + 0]   ;    22.0 alu2+agu0   97 x[0]
        rorx r9d, edi, 1            ;    23.0 alu1    66 x[1]
        xor esi, r10d               ;    24.0 alu3    97 x[2]
        xor r13d, ebp               ;    24.0 alu0    97 x[0]
        xor ebp, dword [rbx + 12]   ;    24.0 alu2+agu1   97 x[3]
        mov r10d, edi               ;    23.0         63 x[2] copy
        shl r10d, 7                 ;    23.0 alu1    63 x[2]
        ror r13d, 5                 ;    25.0 alu2    62 x[0]
        ror esi, 0x16               ;    25.0 alu1    61 x[2]
        xor edi, ebp                ;    25.0 alu3    64 x[0]
        xor r10d, ebp               ;    25.0 alu0    63 x[2]
        ror ebp, 7                  ;    25.0 alu2    65 x[3]
        xor edi, r13d               ;    26.0 alu3    64 x[0]
        xor r10d, esi               ;    26.0 alu0    63 x[2]
        xor ebp, r10d               ;    27.0 alu3    67 x[3]
        xor r9d, r10d               ;    27.0 alu1    68 x[1]
        ror r10d, 3                 ;    27.0 alu2    69 x[2]
        xor r9d, edi                ;    28.0 alu0    68 x[1]
        rorx esi, edi, 0xd          ;    27.0 alu1    70 x[0]
        shl edi, 3                  ;    27.0 alu2    67 x[3]
        xor ebp, edi                ;    28.0 alu3    67 x[3]
        mov edi, r10d               ;    28.0         39 x copy
        xor r10d, esi               ;    28.0 alu0    39 x
        xor r10d, ebp               ;    29.0 alu3    39 x
        and ebp, esi                ;    29.0 alu1    39 x
        mov r11d, esi               ;    28.0         39 x copy
        and r11d, r9d               ;    29.0 alu0    39 x
        not r9d                     ;    29.0 alu2    39 x
        mov r12d, esi               ;    28.0         39 x copy
        xor esi, dword [rbx + 24]   ;    28.0 alu3+agu2   97 x[2]
        or edi, r11d                ;    30.0 alu1    39 x
        xor ebp, r9d                ;    30.0 alu0    39 x
        xor r12d, r9d               ;    30.0 alu2    39 x
        not r12d                    ;    31.0 alu3    39 x
        xor edi, ebp                ;    31.0 alu1    39 x
        xor r10d, ebp               ;    31.0 alu0    39 x
        and r9d, edi                ;    32.0 alu2    39 x
        or r12d, edi                ;    32.0 alu3    39 x
        xor edi, dword [rbx + 28]   ;    32.0 alu1+agu0   97 x[3]
        or ebp, r10d                ;    32.0 alu0    39 x
        xor esi, ebp                ;    33.0 alu2    97 x[2]
        xor r12d, dword [rbx + 20]  ;    33.0 alu3+agu1   97 x[1]
        xor r12d, r10d              ;    34.0 alu1    97 x[1]
        xor r10d, dword [rbx + 16]  ;    32.0 alu0+agu2   97 x[0]
        xor r10d, r9d               ;    33.0 alu2    97 x[0]
        xor esi, r9d                ;    34.0 alu3    97 x[2]
        rorx ebp, edi, 7            ;    33.0 alu1    65 x[3]
        ror r10d, 5                 ;    34.0 alu2    62 x[0]
        mov r9d, edi                ;    33.0         64 x[0] copy
        xor r9d, r10d               ;    35.0 alu0    64 x[0]
        ror esi, 0x16               ;    35.0 alu1    61 x[2]
        xor r9d, r12d               ;    36.0 alu3    64 x[0]
        rorx r10d, r12d, 1          ;    35.0 alu2    66 x[1]
        shl r12d, 7                 ;    35.0 alu1    63 x[2]
        xor edi, esi                ;    36.0 alu0    63 x[2]
        xor edi, r12d               ;    37.0 alu3    63 x[2]
        xor r10d, r9d               ;    37.0 alu0    68 x[1]
        rorx esi, r9d, 0xd          ;    37.0 alu2    70 x[0]
        shl r9d, 3                  ;    37.0 alu1    67 x[3]
        xor ebp, r9d                ;    38.0 alu3    67 x[3]
        xor ebp, edi                ;    39.0 alu0    67 x[3]
        xor r10d, edi               ;    38.0 alu2    68 x[1]
        ror edi, 3                  ;    38.0 alu1    69 x[2]
        mov r9d, esi                ;    38.0         38 x copy
        xor r9d, edi                ;    39.0 alu3    38 x
        mov r11d, esi               ;    38.0         38 x copy
        mov r12d, esi               ;    38.0         38 x copy
        and r12d, r10d              ;    39.0 alu0    38 x
        or edi, ebp                 ;    40.0 alu2    38 x
        and r11d, ebp               ;    40.0 alu3    38 x
        xor r12d, ebp               ;    40.0 alu1    38 x
        not r11d                    ;    41.0 alu0    38 x
        and r9d, edi                ;    41.0 alu2    38 x
        xor r10d, edi               ;    41.0 alu3    38 x
        and r10d, r11d              ;    42.0 alu1    38 x
        xor r11d, dword [rbx + 32]  ;    42.0 alu0+agu0   97 x[0]
        xor r12d, r9d               ;    42.0 alu2    38 x
        or esi, r9d                 ;    42.0 alu3    38 x
        xor r10d, r9d               ;    43.0 alu1    38 x
        not r9d                     ;    42.0 alu0    38 x
        xor r11d, esi               ;    43.0 alu2    97 x[0]
        xor r9d, dword [rbx + 40]   ;    43.0 alu3+agu1   97 x[2]
        xor esi, r12d               ;    43.0 alu1    38 x
        or esi, r10d                ;    44.0 alu0    38 x
        xor r11d, r10d              ;    44.0 alu2    97 x[0]
        xor r10d, dword [rbx + 44]  ;    44.0 alu3+agu2   97 x[3]
        xor r10d, r12d              ;    45.0 alu1    97 x[3]
        xor r12d, dword [rbx + 36]  ;    43.0 alu0+agu0   97 x[1]
        rorx edi, r12d, 1           ;    44.0 alu2    66 x[1]
        xor r9d, esi                ;    45.0 alu3    97 x[2]
        ror r11d, 5                 ;    45.0 alu1    62 x[0]
        mov esi, r12d               ;    44.0         63 x[2] copy
        shl esi, 7                  ;    44.0 alu2    63 x[2]
        xor r12d, r11d              ;    46.0 alu0    64 x[0]
        ror r9d, 0x16               ;    46.0 alu1    61 x[2]
        xor esi, r10d               ;    46.0 alu3    63 x[2]
        xor r12d, r10d              ;    47.0 alu2    64 x[0]
        ror r10d, 7                 ;    46.0 alu1    65 x[3]
        xor esi, r9d                ;    47.0 alu0    63 x[2]
        xor edi, r12d               ;    48.0 alu3    68 x[1]
        xor edi, esi                ;    49.0 alu2    68 x[1]
        xor r10d, esi               ;    48.0 alu0    67 x[3]
        ror esi, 3                  ;    48.0 alu1    69 x[2]
        rorx ebp, r12d, 0xd         ;    48.0 alu2    70 x[0]
        shl r12d, 3                 ;    48.0 alu1    67 x[3]
        xor r10d, r12d              ;    49.0 alu3    67 x[3]
        mov r9d, ebp                ;    49.0         37 x copy
        and ebp, esi                ;    49.0 alu0    37 x
        mov r11d, esi               ;    49.0         37 x copy
        xor r11d, edi               ;    50.0 alu3    37 x
        xor esi, r10d               ;    50.0 alu2    37 x
        and edi, r11d               ;    51.0 alu0    37 x
        xor ebp, r11d               ;    51.0 alu1    37 x
        xor r9d, edi                ;    52.0 alu3    37 x
        xor esi, ebp                ;    52.0 alu2    37 x
        mov edi, r11d               ;    51.0         37 x copy
        xor ebp, dword [rbx + 56]   ;    52.0 alu0+agu1   97 x[2]
        or r10d, r9d                ;    53.0 alu1    37 x
        xor r9d, esi                ;    53.0 alu3    37 x
        xor edi, r10d               ;    54.0 alu2    37 x
        mov r10d, esi               ;    53.0         37 x copy
        xor esi, dword [rbx + 60]   ;    53.0 alu0+agu2   97 x[3]
        mov r12d, r9d               ;    54.0         37 x copy
        or r11d, edi                ;    55.0 alu1    37 x
        or r9d, edi                 ;    55.0 alu3    37 x
        and r10d, edi               ;    55.0 alu2    37 x
        xor edi, dword [rbx + 48]   ;    55.0 alu0+agu0   97 x[0]
        xor r12d, r11d              ;    56.0 alu1    37 x
        xor esi, r9d                ;    56.0 alu3    97 x[3]
        ror edi, 5                  ;    56.0 alu2    62 x[0]
        xor r10d, dword [rbx + 52]  ;    56.0 alu0+agu1   97 x[1]
        xor r10d, r12d              ;    57.0 alu1    97 x[1]
        xor ebp, r12d               ;    57.0 alu3    97 x[2]
        xor edi, esi                ;    57.0 alu2    64 x[0]
        rorx r9d, esi, 7            ;    57.0 alu1    65 x[3]
        ror ebp, 0x16               ;    58.0 alu2    61 x[2]
        xor edi, r10d               ;    58.0 alu0    64 x[0]
        rorx r11d, r10d, 1          ;    58.0 alu1    66 x[1]
        shl r10d, 7                 ;    58.0 alu2    63 x[2]
        xor esi, ebp                ;    59.0 alu3    63 x[2]
        xor esi, r10d               ;    60.0 alu0    63 x[2]
        xor r11d, edi               ;    59.0 alu1    68 x[1]
        rorx ebp, edi, 0xd          ;    59.0 alu2    70 x[0]
        shl edi, 3                  ;    59.0 alu1    67 x[3]
        xor r9d, edi                ;    60.0 alu3    67 x[3]
        xor r9d, esi                ;    61.0 alu0    67 x[3]
        xor r11d, esi               ;    61.0 alu2    68 x[1]
        ror esi, 3                  ;    61.0 alu1    69 x[2]
        mov edi, ebp                ;    60.0         36 x copy
        xor esi, r11d               ;    62.0 alu3    36 x
        xor esi, r9d                ;    63.0 alu0    36 x
        xor edi, r9d                ;    62.0 alu2    36 x
        mov r10d, r11d              ;    62.0         36 x copy
        mov r12d, edi               ;    63.0         36 x copy
        and r9d, esi                ;    64.0 alu1    36 x
        xor ebp, esi                ;    64.0 alu3    36 x
        or r10d, esi                ;    64.0 alu0    36 x
        xor esi, dword [rbx + 68]   ;    64.0 alu2+agu2   97 x[1]
        xor r11d, r9d               ;    65.0 alu1    36 x
        xor r12d, r10d              ;    65.0 alu3    36 x
        not ebp                     ;    65.0 alu0    36 x
        and edi, r11d               ;    66.0 alu2    36 x
        xor r11d, dword [rbx + 72]  ;    66.0 alu1+agu0   97 x[2]
        xor r11d, ebp               ;    67.0 alu3    97 x[2]
        and ebp, r12d               ;    66.0 alu0    36 x
        xor r12d, dword [rbx + 64]  ;    66.0 alu2+agu1   97 x[0]
        ror r12d, 5                 ;    67.0 alu1    62 x[0]
        or ebp, edi                 ;    67.0 alu3    36 x
        xor esi, edi                ;    67.0 alu0    97 x[1]
        xor r11d, edi               ;    68.0 alu2    97 x[2]
        xor ebp, dword [rbx - 96]   ;    68.0 alu1+agu2   97 x[3]
        xor r12d, esi               ;    68.0 alu3    64 x[0]
        rorx edi, esi, 1            ;    68.0 alu2    66 x[1]
        shl esi, 7                  ;    68.0 alu1    63 x[2]
        ror r11d, 0x16              ;    69.0 alu2    61 x[2]
        xor r12d, ebp               ;    69.0 alu0    64 x[0]
        xor esi, ebp                ;    69.0 alu3    63 x[2]
        ror ebp, 7                  ;    69.0 alu1    65 x[3]
        xor esi, r11d               ;    70.0 alu0    63 x[2]
        xor edi, r12d               ;    70.0 alu2    35 x
        rorx r9d, r12d, 0xd         ;    70.0 alu1    70 x[0]
        shl r12d, 3                 ;    70.0 alu2    67 x[3]
        xor ebp, r12d               ;    71.0 alu3    67 x[3]
        xor ebp, esi                ;    72.0 alu0    67 x[3]
        xor edi, esi                ;    71.0 alu1    35 x
        ror esi, 3                  ;    71.0 alu2    69 x[2]
        mov r10d, r9d               ;    71.0         35 x copy
        xor r10d, esi               ;    72.0 alu3    35 x
        not esi                     ;    72.0 alu0    35 x
        xor edi, ebp                ;    73.0 alu1    35 x
        or r9d, edi                 ;    74.0 alu2    35 x
        mov r11d, ebp               ;    73.0         35 x copy
        and r11d, edi               ;    74.0 alu3    35 x
        xor edi, esi                ;    74.0 alu0    35 x
        mov r12d, r10d              ;    73.0         35 x copy
        mov r13d, r10d              ;    73.0         35 x copy
        xor r10d, dword [rbx + 84]  ;    73.0 alu1+agu0   97 x[2]
        xor ebp, r9d                ;    75.0 alu2    35 x
        xor r12d, r11d              ;    75.0 alu3    35 x
        and r13d, ebp               ;    76.0 alu0    35 x
        and esi, ebp                ;    76.0 alu1    35 x
        xor ebp, edi                ;    76.0 alu2    35 x
        or edi, r12d                ;    76.0 alu3    35 x
        xor r12d, dword [rbx + 88]  ;    76.0 alu0+agu1   97 x[3]
        xor r10d, esi               ;    77.0 alu1    97 x[2]
        xor edi, r13d               ;    77.0 alu2    35 x
        xor r10d, ebp               ;    78.0 alu3    97 x[2]
        xor ebp, dword [rbx + 80]   ;    77.0 alu0+agu2   97 x[1]
        rorx esi, r12d, 7           ;    77.0 alu1    65 x[3]
        xor ebp, edi                ;    78.0 alu2    97 x[1]
        xor edi, dword [rbx + 76]   ;    78.0 alu3+agu0   97 x[0]
        mov r9d, r12d               ;    77.0         63 x[2] copy
        ror r10d, 0x16              ;    79.0 alu1    61 x[2]
        ror edi, 5                  ;    79.0 alu2    62 x[0]
        xor r12d, ebp               ;    79.0 alu0    64 x[0]
        rorx r11d, ebp, 1           ;    79.0 alu1    66 x[1]
        shl ebp, 7                  ;    79.0 alu2    63 x[2]
        xor r9d, r10d               ;    80.0 alu3    63 x[2]
        xor r9d, ebp                ;    81.0 alu0    63 x[2]
        xor r12d, edi               ;    80.0 alu1    64 x[0]
        xor r11d, r12d              ;    81.0 alu2    68 x[1]
        rorx edi, r12d, 0xd         ;    81.0 alu1    70 x[0]
        shl r12d, 3                 ;    81.0 alu2    67 x[3]
        xor esi, r12d               ;    82.0 alu3    67 x[3]
        xor r11d, r9d               ;    82.0 alu0    68 x[1]
        xor esi, r9d                ;    83.0 alu3    67 x[3]
        ror r9d, 3                  ;    82.0 alu1    69 x[2]
        mov ebp, edi                ;    82.0         34 x copy
        or ebp, r11d                ;    83.0 alu0    34 x
        xor ebp, r9d                ;    84.0 alu2    34 x
        mov r10d, r11d              ;    83.0         34 x copy
        xor edi, esi                ;    84.0 alu3    34 x
        or r9d, esi                 ;    84.0 alu0    34 x
        xor r10d, edi               ;    85.0 alu1    34 x
        and edi, ebp                ;    85.0 alu2    34 x
        mov r12d, esi               ;    84.0         34 x copy
        xor esi, ebp                ;    85.0 alu3    34 x
        and r9d, r10d               ;    86.0 alu0    34 x
        xor r11d, edi               ;    86.0 alu1    34 x
        xor edi, r9d                ;    87.0 alu2    34 x
        or r12d, r9d                ;    87.0 alu3    34 x
        xor ebp, r11d               ;    87.0 alu0    34 x
        xor r11d, dword [rbx - 92]  ;    87.0 alu1+agu1   97 x[0]
        mov r9d, esi                ;    86.0         34 x copy
        xor esi, dword [rbx - 88]   ;    86.0 alu2+agu2   97 x[2]
        ror esi, 0x16               ;    87.0 alu1    61 x[2]
        xor r9d, r12d               ;    88.0 alu3    34 x
        and ebp, edi                ;    88.0 alu0    34 x
        xor edi, dword [rbx - 84]   ;    88.0 alu2+agu0   97 x[3]
        xor r11d, r9d               ;    89.0 alu1    97 x[0]
        xor r9d, dword [rbx + 92]   ;    89.0 alu3+agu1   97 x[1]
        xor r9d, ebp                ;    90.0 alu0    97 x[1]
        xor esi, edi                ;    89.0 alu2    63 x[2]
        rorx ebp, edi, 7            ;    89.0 alu1    65 x[3]
        ror r11d, 5                 ;    90.0 alu2    62 x[0]
        xor edi, r11d               ;    91.0 alu3    64 x[0]
        xor edi, r9d                ;    92.0 alu0    64 x[0]
        rorx r10d, r9d, 1           ;    91.0 alu1    66 x[1]
        shl r9d, 7                  ;    91.0 alu2    63 x[2]
        xor esi, r9d                ;    92.0 alu3    63 x[2]
        xor ebp, esi                ;    93.0 alu0    67 x[3]
        xor r10d, esi               ;    93.0 alu1    68 x[1]
        ror esi, 3                  ;    93.0 alu2    69 x[2]
        xor r10d, edi               ;    94.0 alu3    68 x[1]
        rorx r9d, edi, 0xd          ;    93.0 alu1    70 x[0]
        shl edi, 3                  ;    93.0 alu2    67 x[3]
        xor ebp, edi                ;    94.0 alu0    67 x[3]
        mov edi, r9d                ;    94.0         41 x copy
        xor edi, esi                ;    94.0 alu3    41 x
        not edi                     ;    95.0 alu1    41 x
        and r9d, ebp                ;    95.0 alu0    41 x
        or esi, ebp                 ;    95.0 alu2    41 x
        xor ebp, r10d               ;    95.0 alu3    41 x
        and ebp, esi                ;    96.0 alu1    41 x
        or r10d, r9d                ;    96.0 alu0    41 x
        xor esi, r9d                ;    96.0 alu2    41 x
        xor r10d, edi               ;    97.0 alu3    41 x
        or edi, r9d                 ;    96.0 alu1    41 x
        xor r9d, edi                ;    97.0 alu0    41 x
        xor edi, ebp                ;    97.0 alu2    41 x
        xor ebp, dword [rbx + 96]   ;    97.0 alu3+agu2   97 x[0]
        or r9d, esi                 ;    98.0 alu1    41 x
        xor esi, r10d               ;    98.0 alu0    41 x
        and r10d, edi               ;    98.0 alu2    41 x
        xor edi, dword [rbx + 100]  ;    98.0 alu3+agu0   97 x[1]
        xor r9d, dword [rbx + 104]  ;    99.0 alu1+agu1   97 x[2]
        xor r10d, dword [rbx + 108] ;    99.0 alu0+agu2   97 x[3]
        xor ebp, esi                ;    99.0 alu2    97 x[0]
        xor r9d, esi                ;   100.0 alu3    97 x[2]
        xor r10d, esi               ;   100.0 alu1    97 x[3]
        rorx esi, edi, 1            ;    99.0 alu2    66 x[1]
        ror ebp, 5                  ;   100.0 alu1    62 x[0]
        mov r11d, edi               ;    99.0         63 x[2] copy
        shl r11d, 7                 ;    99.0 alu2    63 x[2]
        xor edi, ebp                ;   101.0 alu0    64 x[0]
        ror r9d, 0x16               ;   101.0 alu1    61 x[2]
        xor r11d, r10d              ;   101.0 alu3    63 x[2]
        xor edi, r10d               ;   102.0 alu0    64 x[0]
        ror r10d, 7                 ;   101.0 alu2    65 x[3]
        xor r11d, r9d               ;   102.0 alu3    63 x[2]
        xor r10d, r11d              ;   103.0 alu0    67 x[3]
        xor esi, r11d               ;   103.0 alu1    68 x[1]
        ror r11d, 3                 ;   103.0 alu2    69 x[2]
        xor esi, edi                ;   104.0 alu3    68 x[1]
        rorx ebp, edi, 0xd          ;   103.0 alu1    70 x[0]
        shl edi, 3                  ;   103.0 alu2    67 x[3]
        xor r10d, edi               ;   104.0 alu0    67 x[3]
        mov edi, ebp                ;   104.0         40 x copy
        and edi, r11d               ;   104.0 alu3    40 x
        xor ebp, r11d               ;   104.0 alu0    40 x
        not r11d                    ;   104.0 alu1    40 x
        xor edi, esi                ;   105.0 alu2    40 x
        not esi                     ;   105.0 alu3    40 x
        xor edi, r10d               ;   106.0 alu0    40 x
        or r10d, ebp                ;   105.0 alu1    40 x
        mov r9d, ebp                ;   105.0         40 x copy
        xor ebp, esi                ;   106.0 alu2    40 x
        xor esi, dword [rbx + 120]  ;   106.0 alu3+agu0   97 x[2]
        xor r11d, edi               ;   107.0 alu0    40 x
        xor r10d, edi               ;   107.0 alu1    40 x
        and r9d, edi                ;   107.0 alu2    40 x
        xor esi, r9d                ;   108.0 alu3    97 x[2]
        xor r9d, r11d               ;   108.0 alu0    40 x
        xor r11d, dword [rbx + 116] ;   108.0 alu1+agu1   97 x[1]
        and ebp, r10d               ;   108.0 alu2    40 x
        xor ebp, r9d                ;   109.0 alu3    40 x
        and r9d, r10d               ;   109.0 alu0    40 x
        xor r10d, dword [rbx + 112] ;   108.0 alu1+agu2   97 x[0]
        rorx edi, r11d, 1           ;   109.0 alu2    66 x[1]
        xor esi, r9d                ;   110.0 alu3    97 x[2]
        xor r10d, ebp               ;   110.0 alu0    97 x[0]
        xor ebp, dword [rbx + 124]  ;   110.0 alu1+agu0   97 x[3]
        mov r9d, r11d               ;   109.0         63 x[2] copy
        shl r9d, 7                  ;   109.0 alu2    63 x[2]
        ror r10d, 5                 ;   111.0 alu1    62 x[0]
        ror esi, 0x16               ;   111.0 alu2    61 x[2]
        xor r11d, ebp               ;   111.0 alu3    64 x[0]
        xor r9d, ebp                ;   111.0 alu0    63 x[2]
        ror ebp, 7                  ;   111.0 alu1    65 x[3]
        xor r11d, r10d              ;   112.0 alu3    64 x[0]
        xor r9d, esi                ;   112.0 alu0    63 x[2]
        xor ebp, r9d                ;   113.0 alu2    67 x[3]
        xor edi, r9d                ;   113.0 alu3    68 x[1]
        ror r9d, 3                  ;   113.0 alu1    69 x[2]
        xor edi, r11d               ;   114.0 alu0    68 x[1]
        rorx esi, r11d, 0xd         ;   113.0 alu2    70 x[0]
        shl r11d, 3                 ;   113.0 alu1    67 x[3]
        xor ebp, r11d               ;   114.0 alu3    67 x[3]
        mov r10d, r9d               ;   114.0         39 x copy
        xor r9d, esi                ;   114.0 alu0    39 x
        xor r9d, ebp                ;   115.0 alu2    39 x
        and ebp, esi                ;   115.0 alu3    39 x
        mov r11d, esi               ;   114.0         39 x copy
        and r11d, edi               ;   115.0 alu1    39 x
        not edi                     ;   115.0 alu0    39 x
        mov r12d, esi               ;   114.0         39 x copy
        xor esi, dword [rbx + 136]  ;   114.0 alu2+agu1   97 x[2]
        or r10d, r11d               ;   116.0 alu3    39 x
        xor ebp, edi                ;   116.0 alu1    39 x
        xor r12d, edi               ;   116.0 alu0    39 x
        not r12d                    ;   117.0 alu2    39 x
        xor r10d, ebp               ;   117.0 alu3    39 x
        xor r9d, ebp                ;   117.0 alu1    39 x
        and edi, r10d               ;   118.0 alu0    39 x
        or r12d, r10d               ;   118.0 alu2    39 x
        xor r10d, dword [rbx + 140] ;   118.0 alu3+agu2   97 x[3]
        or ebp, r9d                 ;   118.0 alu1    39 x
        xor esi, ebp                ;   119.0 alu0    97 x[2]
        xor r12d, dword [rbx + 132] ;   119.0 alu2+agu0   97 x[1]
        xor r12d, r9d               ;   120.0 alu3    97 x[1]
        xor r9d, dword [rbx + 128]  ;   118.0 alu1+agu1   97 x[0]
        xor r9d, edi                ;   119.0 alu0    97 x[0]
        xor esi, edi                ;   120.0 alu2    97 x[2]
        rorx edi, r10d, 7           ;   119.0 alu1    65 x[3]
        ror r9d, 5                  ;   120.0 alu2    62 x[0]
        mov ebp, r10d               ;   119.0         64 x[0] copy
        xor ebp, r9d                ;   121.0 alu3    64 x[0]
        ror esi, 0x16               ;   121.0 alu1    61 x[2]
        xor ebp, r12d               ;   122.0 alu0    64 x[0]
        rorx r9d, r12d, 1           ;   121.0 alu2    66 x[1]
        shl r12d, 7                 ;   121.0 alu1    63 x[2]
        xor r10d, esi               ;   122.0 alu3    63 x[2]
        xor r10d, r12d              ;   123.0 alu0    63 x[2]
        xor r9d, ebp                ;   123.0 alu3    68 x[1]
        rorx esi, ebp, 0xd          ;   123.0 alu2    70 x[0]
        shl ebp, 3                  ;   123.0 alu1    67 x[3]
        xor edi, ebp                ;   124.0 alu0    67 x[3]
        xor edi, r10d               ;   125.0 alu3    67 x[3]
        xor r9d, r10d               ;   124.0 alu0    68 x[1]
        ror r10d, 3                 ;   124.0 alu2    69 x[2]
        mov ebp, esi                ;   124.0         38 x copy
        xor ebp, r10d               ;   125.0 alu1    38 x
        mov r11d, esi               ;   124.0         38 x copy
        mov r12d, esi               ;   124.0         38 x copy
        and r12d, r9d               ;   125.0 alu3    38 x
        or r10d, edi                ;   126.0 alu0    38 x
        and r11d, edi               ;   126.0 alu2    38 x
        xor r12d, edi               ;   126.0 alu1    38 x
        not r11d                    ;   127.0 alu3    38 x
        and ebp, r10d               ;   127.0 alu0    38 x
        xor r9d, r10d               ;   127.0 alu2    38 x
        and r9d, r11d               ;   128.0 alu1    38 x
        xor r11d, dword [rbx + 144] ;   128.0 alu3+agu2   97 x[0]
        xor r12d, ebp               ;   128.0 alu0    38 x
        or esi, ebp                 ;   128.0 alu2    38 x
        xor r9d, ebp                ;   129.0 alu1    38 x
        not ebp                     ;   128.0 alu3    38 x
        xor r11d, esi               ;   129.0 alu0    97 x[0]
        xor ebp, dword [rbx + 152]  ;   129.0 alu2+agu0   97 x[2]
        xor esi, r12d               ;   129.0 alu1    38 x
        or esi, r9d                 ;   130.0 alu3    38 x
        xor r11d, r9d               ;   130.0 alu0    97 x[0]
        xor r9d, dword [rbx + 156]  ;   130.0 alu2+agu1   97 x[3]
        xor r9d, r12d               ;   131.0 alu1    97 x[3]
        xor r12d, dword [rbx + 148] ;   129.0 alu3+agu2   97 x[1]
        rorx edi, r12d, 1           ;   130.0 alu2    66 x[1]
        xor ebp, esi                ;   131.0 alu0    97 x[2]
        ror r11d, 5                 ;   131.0 alu1    62 x[0]
        mov esi, r12d               ;   130.0         63 x[2] copy
        shl esi, 7                  ;   130.0 alu2    63 x[2]
        xor r12d, r11d              ;   132.0 alu3    64 x[0]
        ror ebp, 0x16               ;   132.0 alu1    61 x[2]
        xor esi, r9d                ;   132.0 alu0    63 x[2]
        xor r12d, r9d               ;   133.0 alu2    64 x[0]
        ror r9d, 7                  ;   132.0 alu1    65 x[3]
        xor esi, ebp                ;   133.0 alu3    63 x[2]
        xor edi, r12d               ;   134.0 alu0    68 x[1]
        xor edi, esi                ;   135.0 alu2    68 x[1]
        xor r9d, esi                ;   134.0 alu3    67 x[3]
        ror esi, 3                  ;   134.0 alu1    69 x[2]
        rorx ebp, r12d, 0xd         ;   134.0 alu2    70 x[0]
        shl r12d, 3                 ;   134.0 alu1    67 x[3]
        xor r9d, r12d               ;   135.0 alu0    67 x[3]
        mov r10d, ebp               ;   135.0         37 x copy
        and ebp, esi                ;   135.0 alu3    37 x
        mov r11d, esi               ;   135.0         37 x copy
        xor r11d, edi               ;   136.0 alu0    37 x
        xor esi, r9d                ;   136.0 alu2    37 x
        and edi, r11d               ;   137.0 alu3    37 x
        xor ebp, r11d               ;   137.0 alu0    37 x
        xor r10d, edi               ;   138.0 alu1    37 x
        xor esi, ebp                ;   138.0 alu2    37 x
        mov edi, r11d               ;   137.0         37 x copy
        xor ebp, dword [rbx + 168]  ;   138.0 alu3+agu0   97 x[2]
        or r9d, r10d                ;   139.0 alu0    37 x
        xor r10d, esi               ;   139.0 alu1    37 x
        xor edi, r9d                ;   140.0 alu2    37 x
        mov r9d, esi                ;   139.0         37 x copy
        xor esi, dword [rbx + 172]  ;   139.0 alu3+agu1   97 x[3]
        mov r12d, r10d              ;   140.0         37 x copy
        or r11d, edi                ;   141.0 alu0    37 x
        or r10d, edi                ;   141.0 alu1    37 x
        and r9d, edi                ;   141.0 alu2    37 x
        xor edi, dword [rbx + 160]  ;   141.0 alu3+agu2   97 x[0]
        xor r12d, r11d              ;   142.0 alu0    37 x
        xor esi, r10d               ;   142.0 alu1    97 x[3]
        ror edi, 5                  ;   142.0 alu2    62 x[0]
        xor r9d, dword [rbx + 164]  ;   142.0 alu3+agu0   97 x[1]
        xor r9d, r12d               ;   143.0 alu0    97 x[1]
        xor ebp, r12d               ;   143.0 alu1    97 x[2]
        xor edi, esi                ;   143.0 alu2    64 x[0]
        rorx r10d, esi, 7           ;   143.0 alu1    65 x[3]
        ror ebp, 0x16               ;   144.0 alu2    61 x[2]
        xor edi, r9d                ;   144.0 alu3    64 x[0]
        rorx r11d, r9d, 1           ;   144.0 alu1    66 x[1]
        shl r9d, 7                  ;   144.0 alu2    63 x[2]
        xor esi, ebp                ;   145.0 alu0    63 x[2]
        xor esi, r9d                ;   146.0 alu3    63 x[2]
        xor r11d, edi               ;   145.0 alu1    68 x[1]
        rorx ebp, edi, 0xd          ;   145.0 alu2    70 x[0]
        shl edi, 3                  ;   145.0 alu1    67 x[3]
        xor r10d, edi               ;   146.0 alu0    67 x[3]
        xor r10d, esi               ;   147.0 alu3    67 x[3]
        xor r11d, esi               ;   147.0 alu2    68 x[1]
        ror esi, 3                  ;   147.0 alu1    69 x[2]
        mov edi, ebp                ;   146.0         36 x copy
        xor esi, r11d               ;   148.0 alu0    36 x
        xor esi, r10d               ;   149.0 alu3    36 x
        xor edi, r10d               ;   148.0 alu2    36 x
        mov r9d, r11d               ;   148.0         36 x copy
        mov r12d, edi               ;   149.0         36 x copy
        and r10d, esi               ;   150.0 alu0    36 x
        xor ebp, esi                ;   150.0 alu1    36 x
        or r9d, esi                 ;   150.0 alu3    36 x
        xor esi, dword [rbx + 180]  ;   150.0 alu2+agu1   97 x[1]
        xor r11d, r10d              ;   151.0 alu0    36 x
        xor r12d, r9d               ;   151.0 alu1    36 x
        not ebp                     ;   151.0 alu3    36 x
        and edi, r11d               ;   152.0 alu2    36 x
        xor r11d, dword [rbx + 184] ;   152.0 alu0+agu2   97 x[2]
        xor r11d, ebp               ;   153.0 alu1    97 x[2]
        and ebp, r12d               ;   152.0 alu3    36 x
        xor r12d, dword [rbx + 176] ;   152.0 alu2+agu0   97 x[0]
        ror r12d, 5                 ;   153.0 alu1    62 x[0]
        or ebp, edi                 ;   153.0 alu0    36 x
        xor esi, edi                ;   153.0 alu3    97 x[1]
        xor r11d, edi               ;   154.0 alu2    97 x[2]
        xor ebp, dword [rbx - 80]   ;   154.0 alu1+agu1   97 x[3]
        xor r12d, esi               ;   154.0 alu0    64 x[0]
        rorx edi, esi, 1            ;   154.0 alu2    66 x[1]
        shl esi, 7                  ;   154.0 alu1    63 x[2]
        ror r11d, 0x16              ;   155.0 alu2    61 x[2]
        xor r12d, ebp               ;   155.0 alu3    64 x[0]
        xor esi, ebp                ;   155.0 alu0    63 x[2]
        ror ebp, 7                  ;   155.0 alu1    65 x[3]
        xor esi, r11d               ;   156.0 alu3    63 x[2]
        xor edi, r12d               ;   156.0 alu0    35 x
        rorx r9d, r12d, 0xd         ;   156.0 alu2    70 x[0]
        shl r12d, 3                 ;   156.0 alu1    67 x[3]
        xor ebp, r12d               ;   157.0 alu3    67 x[3]
        xor ebp, esi                ;   158.0 alu0    67 x[3]
        xor edi, esi                ;   157.0 alu2    35 x
        ror esi, 3                  ;   157.0 alu1    69 x[2]
        mov r10d, r9d               ;   157.0         35 x copy
        xor r10d, esi               ;   158.0 alu3    35 x
        not esi                     ;   158.0 alu0    35 x
        xor edi, ebp                ;   159.0 alu2    35 x
        or r9d, edi                 ;   160.0 alu1    35 x
        mov r11d, ebp               ;   159.0         35 x copy
        and r11d, edi               ;   160.0 alu3    35 x
        xor edi, esi                ;   160.0 alu0    35 x
        mov r12d, r10d              ;   159.0         35 x copy
        mov r13d, r10d              ;   159.0         35 x copy
        xor r10d, dword [rbx + 196] ;   159.0 alu2+agu2   97 x[2]
        xor ebp, r9d                ;   161.0 alu1    35 x
        xor r12d, r11d              ;   161.0 alu3    35 x
        and r13d, ebp               ;   162.0 alu0    35 x
        and esi, ebp                ;   162.0 alu2    35 x
        xor ebp, edi                ;   162.0 alu1    35 x
        or edi, r12d                ;   162.0 alu3    35 x
        xor r12d, dword [rbx + 200] ;   162.0 alu0+agu0   97 x[3]
        xor r10d, esi               ;   163.0 alu2    97 x[2]
        xor edi, r13d               ;   163.0 alu1    35 x
        xor r10d, ebp               ;   164.0 alu3    97 x[2]
        xor ebp, dword [rbx + 192]  ;   163.0 alu0+agu1   97 x[1]
        rorx esi, r12d, 7           ;   163.0 alu2    65 x[3]
        xor ebp, edi                ;   164.0 alu1    97 x[1]
        xor edi, dword [rbx + 188]  ;   164.0 alu3+agu2   97 x[0]
        mov r9d, r12d               ;   163.0         63 x[2] copy
        ror r10d, 0x16              ;   165.0 alu2    61 x[2]
        ror edi, 5                  ;   165.0 alu1    62 x[0]
        xor r12d, ebp               ;   165.0 alu0    64 x[0]
        rorx r11d, ebp, 1           ;   165.0 alu2    66 x[1]
        shl ebp, 7                  ;   165.0 alu1    63 x[2]
        xor r9d, r10d               ;   166.0 alu3    63 x[2]
        xor r9d, ebp                ;   167.0 alu0    63 x[2]
        xor r12d, edi               ;   166.0 alu2    64 x[0]
        xor r11d, r12d              ;   167.0 alu1    68 x[1]
        rorx edi, r12d, 0xd         ;   167.0 alu2    70 x[0]
        shl r12d, 3                 ;   167.0 alu1    67 x[3]
        xor esi, r12d               ;   168.0 alu3    67 x[3]
        xor r11d, r9d               ;   168.0 alu0    68 x[1]
        xor esi, r9d                ;   169.0 alu3    67 x[3]
        ror r9d, 3                  ;   168.0 alu2    69 x[2]
        mov ebp, edi                ;   168.0         34 x copy
        or ebp, r11d                ;   169.0 alu0    34 x
        xor ebp, r9d                ;   170.0 alu1    34 x
        mov r10d, r11d              ;   169.0         34 x copy
        xor edi, esi                ;   170.0 alu3    34 x
        or r9d, esi                 ;   170.0 alu0    34 x
        xor r10d, edi               ;   171.0 alu2    34 x
        and edi, ebp                ;   171.0 alu1    34 x
        mov r12d, esi               ;   170.0         34 x copy
        xor esi, ebp                ;   171.0 alu3    34 x
        and r9d, r10d               ;   172.0 alu0    34 x
        xor r11d, edi               ;   172.0 alu2    34 x
        xor edi, r9d                ;   173.0 alu1    34 x
        or r12d, r9d                ;   173.0 alu3    34 x
        xor ebp, r11d               ;   173.0 alu0    34 x
        xor r11d, dword [rbx - 76]  ;   173.0 alu2+agu0   97 x[0]
        mov r9d, esi                ;   172.0         34 x copy
        xor esi, dword [rbx - 72]   ;   172.0 alu1+agu1   97 x[2]
        ror esi, 0x16               ;   173.0 alu2    61 x[2]
        xor r9d, r12d               ;   174.0 alu3    34 x
        and ebp, edi                ;   174.0 alu0    34 x
        xor edi, dword [rbx - 68]   ;   174.0 alu1+agu2   97 x[3]
        xor r11d, r9d               ;   175.0 alu2    97 x[0]
        xor r9d, dword [rbx + 204]  ;   175.0 alu3+agu0   97 x[1]
        xor r9d, ebp                ;   176.0 alu0    97 x[1]
        xor esi, edi                ;   175.0 alu1    63 x[2]
        rorx ebp, edi, 7            ;   175.0 alu2    65 x[3]
        ror r11d, 5                 ;   176.0 alu1    62 x[0]
        xor edi, r11d               ;   177.0 alu3    64 x[0]
        xor edi, r9d                ;   178.0 alu0    64 x[0]
        rorx r10d, r9d, 1           ;   177.0 alu2    66 x[1]
        shl r9d, 7                  ;   177.0 alu1    63 x[2]
        xor esi, r9d                ;   178.0 alu3    63 x[2]
        xor ebp, esi                ;   179.0 alu0    67 x[3]
        xor r10d, esi               ;   179.0 alu2    68 x[1]
        ror esi, 3                  ;   179.0 alu1    69 x[2]
        xor r10d, edi               ;   180.0 alu3    68 x[1]
        rorx r9d, edi, 0xd          ;   179.0 alu2    70 x[0]
        shl edi, 3                  ;   179.0 alu1    67 x[3]
        xor ebp, edi                ;   180.0 alu0    67 x[3]
        mov edi, r9d                ;   180.0         41 x copy
        xor edi, esi                ;   180.0 alu3    41 x
        not edi                     ;   181.0 alu2    41 x
        and r9d, ebp                ;   181.0 alu0    41 x
        or esi, ebp                 ;   181.0 alu1    41 x
        xor ebp, r10d               ;   181.0 alu3    41 x
        and ebp, esi                ;   182.0 alu2    41 x
        or r10d, r9d                ;   182.0 alu0    41 x
        xor esi, r9d                ;   182.0 alu1    41 x
        xor r10d, edi               ;   183.0 alu3    41 x
        or edi, r9d                 ;   182.0 alu2    41 x
        xor r9d, edi                ;   183.0 alu0    41 x
        xor edi, ebp                ;   183.0 alu1    41 x
        xor ebp, dword [rbx + 208]  ;   183.0 alu3+agu1   97 x[0]
        or r9d, esi                 ;   184.0 alu2    41 x
        xor esi, r10d               ;   184.0 alu0    41 x
        and r10d, edi               ;   184.0 alu1    41 x
        xor edi, dword [rbx + 212]  ;   184.0 alu3+agu2   97 x[1]
        xor r9d, dword [rbx + 216]  ;   185.0 alu2+agu0   97 x[2]
        xor r10d, dword [rbx + 220] ;   185.0 alu0+agu1   97 x[3]
        xor ebp, esi                ;   185.0 alu1    97 x[0]
        xor r9d, esi                ;   186.0 alu3    97 x[2]
        xor r10d, esi               ;   186.0 alu2    97 x[3]
        rorx esi, edi, 1            ;   185.0 alu1    66 x[1]
        ror ebp, 5                  ;   186.0 alu2    62 x[0]
        mov r11d, edi               ;   185.0         63 x[2] copy
        shl r11d, 7                 ;   185.0 alu1    63 x[2]
        xor edi, ebp                ;   187.0 alu0    64 x[0]
        ror r9d, 0x16               ;   187.0 alu2    61 x[2]
        xor r11d, r10d              ;   187.0 alu3    63 x[2]
        xor edi, r10d               ;   188.0 alu0    64 x[0]
        ror r10d, 7                 ;   187.0 alu1    65 x[3]
        xor r11d, r9d               ;   188.0 alu3    63 x[2]
        xor r10d, r11d              ;   189.0 alu0    67 x[3]
        xor esi, r11d               ;   189.0 alu2    68 x[1]
        ror r11d, 3                 ;   189.0 alu1    69 x[2]
        xor esi, edi                ;   190.0 alu3    68 x[1]
        rorx ebp, edi, 0xd          ;   189.0 alu2    70 x[0]
        shl edi, 3                  ;   189.0 alu1    67 x[3]
        xor r10d, edi               ;   190.0 alu0    67 x[3]
        mov edi, ebp                ;   190.0         40 x copy
        and edi, r11d               ;   190.0 alu3    40 x
        xor ebp, r11d               ;   190.0 alu0    40 x
        not r11d                    ;   190.0 alu2    40 x
        xor edi, esi                ;   191.0 alu1    40 x
        not esi                     ;   191.0 alu3    40 x
        xor edi, r10d               ;   192.0 alu0    40 x
        or r10d, ebp                ;   191.0 alu2    40 x
        mov r9d, ebp                ;   191.0         40 x copy
        xor ebp, esi                ;   192.0 alu1    40 x
        xor esi, dword [rbx + 232]  ;   192.0 alu3+agu2   97 x[2]
        xor r11d, edi               ;   193.0 alu0    40 x
        xor r10d, edi               ;   193.0 alu2    40 x
        and r9d, edi                ;   193.0 alu1    40 x
        xor esi, r9d                ;   194.0 alu3    97 x[2]
        xor r9d, r11d               ;   194.0 alu0    40 x
        xor r11d, dword [rbx + 228] ;   194.0 alu2+agu0   97 x[1]
        and ebp, r10d               ;   194.0 alu1    40 x
        xor ebp, r9d                ;   195.0 alu3    40 x
        and r9d, r10d               ;   195.0 alu0    40 x
        xor r10d, dword [rbx + 224] ;   194.0 alu2+agu1   97 x[0]
        rorx edi, r11d, 1           ;   195.0 alu1    66 x[1]
        xor esi, r9d                ;   196.0 alu3    97 x[2]
        xor r10d, ebp               ;   196.0 alu0    97 x[0]
        xor ebp, dword [rbx + 236]  ;   196.0 alu2+agu2   97 x[3]
        mov r9d, r11d               ;   195.0         63 x[2] copy
        shl r9d, 7                  ;   195.0 alu1    63 x[2]
        ror r10d, 5                 ;   197.0 alu2    62 x[0]
        ror esi, 0x16               ;   197.0 alu1    61 x[2]
        xor r11d, ebp               ;   197.0 alu3    64 x[0]
        xor r9d, ebp                ;   197.0 alu0    63 x[2]
        ror ebp, 7                  ;   197.0 alu2    65 x[3]
        xor r11d, r10d              ;   198.0 alu3    64 x[0]
        xor r9d, esi                ;   198.0 alu0    63 x[2]
        xor ebp, r9d                ;   199.0 alu1    67 x[3]
        xor edi, r9d                ;   199.0 alu3    68 x[1]
        ror r9d, 3                  ;   199.0 alu2    69 x[2]
        xor edi, r11d               ;   200.0 alu0    68 x[1]
        rorx esi, r11d, 0xd         ;   199.0 alu1    70 x[0]
        shl r11d, 3                 ;   199.0 alu2    67 x[3]
        xor ebp, r11d               ;   200.0 alu3    67 x[3]
        mov r10d, r9d               ;   200.0         39 x copy
        xor r9d, esi                ;   200.0 alu0    39 x
        xor r9d, ebp                ;   201.0 alu1    39 x
        and ebp, esi                ;   201.0 alu3    39 x
        mov r11d, esi               ;   200.0         39 x copy
        and r11d, edi               ;   201.0 alu2    39 x
        not edi                     ;   201.0 alu0    39 x
        mov r12d, esi               ;   200.0         39 x copy
        xor esi, dword [rbx + 248]  ;   200.0 alu1+agu0   97 x[2]
        or r10d, r11d               ;   202.0 alu3    39 x
        xor ebp, edi                ;   202.0 alu2    39 x
        xor r12d, edi               ;   202.0 alu0    39 x
        not r12d                    ;   203.0 alu1    39 x
        xor r10d, ebp               ;   203.0 alu3    39 x
        xor r9d, ebp                ;   203.0 alu2    39 x
        and edi, r10d               ;   204.0 alu0    39 x
        or r12d, r10d               ;   204.0 alu1    39 x
        xor r10d, dword [rbx + 252] ;   204.0 alu3+agu1   97 x[3]
        or ebp, r9d                 ;   204.0 alu2    39 x
        xor esi, ebp                ;   205.0 alu0    97 x[2]
        xor r12d, dword [rbx + 244] ;   205.0 alu1+agu2   97 x[1]
        xor r12d, r9d               ;   206.0 alu3    97 x[1]
        xor r9d, dword [rbx + 240]  ;   204.0 alu2+agu0   97 x[0]
        xor r9d, edi                ;   205.0 alu0    97 x[0]
        xor esi, edi                ;   206.0 alu1    97 x[2]
        rorx edi, r10d, 7           ;   205.0 alu2    65 x[3]
        ror r9d, 5                  ;   206.0 alu1    62 x[0]
        mov ebp, r10d               ;   205.0         64 x[0] copy
        xor ebp, r9d                ;   207.0 alu3    64 x[0]
        ror esi, 0x16               ;   207.0 alu2    61 x[2]
        xor ebp, r12d               ;   208.0 alu0    64 x[0]
        rorx r9d, r12d, 1           ;   207.0 alu1    66 x[1]
        shl r12d, 7                 ;   207.0 alu2    63 x[2]
        xor r10d, esi               ;   208.0 alu3    63 x[2]
        xor r10d, r12d              ;   209.0 alu0    63 x[2]
        xor r9d, ebp                ;   209.0 alu3    68 x[1]
        rorx esi, ebp, 0xd          ;   209.0 alu1    70 x[0]
        shl ebp, 3                  ;   209.0 alu2    67 x[3]
        xor edi, ebp                ;   210.0 alu0    67 x[3]
        xor edi, r10d               ;   211.0 alu3    67 x[3]
        xor r9d, r10d               ;   210.0 alu0    68 x[1]
        ror r10d, 3                 ;   210.0 alu1    69 x[2]
        mov ebp, esi                ;   210.0         38 x copy
        xor ebp, r10d               ;   211.0 alu2    38 x
        mov r11d, esi               ;   210.0         38 x copy
        mov r12d, esi               ;   210.0         38 x copy
        and r12d, r9d               ;   211.0 alu3    38 x
        or r10d, edi                ;   212.0 alu0    38 x
        and r11d, edi               ;   212.0 alu1    38 x
        xor r12d, edi               ;   212.0 alu2    38 x
        not r11d                    ;   213.0 alu3    38 x
        and ebp, r10d               ;   213.0 alu0    38 x
        xor r9d, r10d               ;   213.0 alu1    38 x
        and r9d, r11d               ;   214.0 alu2    38 x
        xor r11d, dword [rbx + 256] ;   214.0 alu3+agu1   97 x[0]
        xor r12d, ebp               ;   214.0 alu0    38 x
        or esi, ebp                 ;   214.0 alu1    38 x
        xor r9d, ebp                ;   215.0 alu2    38 x
        not ebp                     ;   214.0 alu3    38 x
        xor r11d, esi               ;   215.0 alu0    97 x[0]
        xor ebp, dword [rbx + 264]  ;   215.0 alu1+agu2   97 x[2]
        xor esi, r12d               ;   215.0 alu2    38 x
        or esi, r9d                 ;   216.0 alu3    38 x
        xor r11d, r9d               ;   216.0 alu0    97 x[0]
        xor r9d, dword [rbx + 268]  ;   216.0 alu1+agu0   97 x[3]
        xor r9d, r12d               ;   217.0 alu2    97 x[3]
        xor r12d, dword [rbx + 260] ;   215.0 alu3+agu1   97 x[1]
        rorx edi, r12d, 1           ;   216.0 alu1    66 x[1]
        xor ebp, esi                ;   217.0 alu0    97 x[2]
        ror r11d, 5                 ;   217.0 alu2    62 x[0]
        mov esi, r12d               ;   216.0         63 x[2] copy
        shl esi, 7                  ;   216.0 alu1    63 x[2]
        xor r12d, r11d              ;   218.0 alu3    64 x[0]
        ror ebp, 0x16               ;   218.0 alu2    61 x[2]
        xor esi, r9d                ;   218.0 alu0    63 x[2]
        xor r12d, r9d               ;   219.0 alu1    64 x[0]
        ror r9d, 7                  ;   218.0 alu2    65 x[3]
        xor esi, ebp                ;   219.0 alu3    63 x[2]
        xor edi, r12d               ;   220.0 alu0    68 x[1]
        xor edi, esi                ;   221.0 alu1    68 x[1]
        xor r9d, esi                ;   220.0 alu3    67 x[3]
        ror esi, 3                  ;   220.0 alu2    69 x[2]
        rorx ebp, r12d, 0xd         ;   220.0 alu1    70 x[0]
        shl r12d, 3                 ;   220.0 alu2    67 x[3]
        xor r9d, r12d               ;   221.0 alu0    67 x[3]
        mov r10d, ebp               ;   221.0         37 x copy
        and ebp, esi                ;   221.0 alu3    37 x
        mov r11d, esi               ;   221.0         37 x copy
        xor r11d, edi               ;   222.0 alu0    37 x
        xor esi, r9d                ;   222.0 alu1    37 x
        and edi, r11d               ;   223.0 alu3    37 x
        xor ebp, r11d               ;   223.0 alu0    37 x
        xor r10d, edi               ;   224.0 alu2    37 x
        xor esi, ebp                ;   224.0 alu1    37 x
        mov edi, r11d               ;   223.0         37 x copy
        xor ebp, dword [rbx + 280]  ;   224.0 alu3+agu2   97 x[2]
        or r9d, r10d                ;   225.0 alu0    37 x
        xor r10d, esi               ;   225.0 alu2    37 x
        xor edi, r9d                ;   226.0 alu1    37 x
        mov r9d, esi                ;   225.0         37 x copy
        xor esi, dword [rbx + 284]  ;   225.0 alu3+agu0   97 x[3]
        mov r12d, r10d              ;   226.0         37 x copy
        or r11d, edi                ;   227.0 alu0    37 x
        or r10d, edi                ;   227.0 alu2    37 x
        and r9d, edi                ;   227.0 alu1    37 x
        xor edi, dword [rbx + 272]  ;   227.0 alu3+agu1   97 x[0]
        xor r12d, r11d              ;   228.0 alu0    37 x
        xor esi, r10d               ;   228.0 alu2    97 x[3]
        ror edi, 5                  ;   228.0 alu1    62 x[0]
        xor r9d, dword [rbx + 276]  ;   228.0 alu3+agu2   97 x[1]
        xor r9d, r12d               ;   229.0 alu0    97 x[1]
        xor ebp, r12d               ;   229.0 alu2    97 x[2]
        xor edi, esi                ;   229.0 alu1    64 x[0]
        rorx r10d, esi, 7           ;   229.0 alu2    65 x[3]
        ror ebp, 0x16               ;   230.0 alu1    61 x[2]
        xor edi, r9d                ;   230.0 alu3    64 x[0]
        rorx r11d, r9d, 1           ;   230.0 alu2    66 x[1]
        shl r9d, 7                  ;   230.0 alu1    63 x[2]
        xor esi, ebp                ;   231.0 alu0    63 x[2]
        xor esi, r9d                ;   232.0 alu3    63 x[2]
        xor r11d, edi               ;   231.0 alu2    68 x[1]
        rorx ebp, edi, 0xd          ;   231.0 alu1    70 x[0]
        shl edi, 3                  ;   231.0 alu2    67 x[3]
        xor r10d, edi               ;   232.0 alu0    67 x[3]
        xor r10d, esi               ;   233.0 alu3    67 x[3]
        xor r11d, esi               ;   233.0 alu1    68 x[1]
        ror esi, 3                  ;   233.0 alu2    69 x[2]
        mov edi, ebp                ;   232.0         36 x copy
        xor esi, r11d               ;   234.0 alu0    36 x
        xor esi, r10d               ;   235.0 alu3    36 x
        xor edi, r10d               ;   234.0 alu1    36 x
        mov r9d, r11d               ;   234.0         36 x copy
        mov r12d, edi               ;   235.0         36 x copy
        and r10d, esi               ;   236.0 alu0    36 x
        xor ebp, esi                ;   236.0 alu2    36 x
        or r9d, esi                 ;   236.0 alu3    36 x
        xor esi, dword [rbx + 292]  ;   236.0 alu1+agu0   97 x[1]
        xor r11d, r10d              ;   237.0 alu0    36 x
        xor r12d, r9d               ;   237.0 alu2    36 x
        not ebp                     ;   237.0 alu3    36 x
        and edi, r11d               ;   238.0 alu1    36 x
        xor r11d, dword [rbx + 296] ;   238.0 alu0+agu1   97 x[2]
        xor r11d, ebp               ;   239.0 alu2    97 x[2]
        and ebp, r12d               ;   238.0 alu3    36 x
        xor r12d, dword [rbx + 288] ;   238.0 alu1+agu2   97 x[0]
        ror r12d, 5                 ;   239.0 alu2    62 x[0]
        or ebp, edi                 ;   239.0 alu0    36 x
        xor esi, edi                ;   239.0 alu3    97 x[1]
        xor r11d, edi               ;   240.0 alu1    97 x[2]
        xor ebp, dword [rbx - 64]   ;   240.0 alu2+agu0   97 x[3]
        xor r12d, esi               ;   240.0 alu0    64 x[0]
        rorx edi, esi, 1            ;   240.0 alu1    66 x[1]
        shl esi, 7                  ;   240.0 alu2    63 x[2]
        ror r11d, 0x16              ;   241.0 alu1    61 x[2]
        xor r12d, ebp               ;   241.0 alu3    64 x[0]
        xor esi, ebp                ;   241.0 alu0    63 x[2]
        ror ebp, 7                  ;   241.0 alu2    65 x[3]
        xor esi, r11d               ;   242.0 alu3    63 x[2]
        xor edi, r12d               ;   242.0 alu0    35 x
        rorx r9d, r12d, 0xd         ;   242.0 alu1    70 x[0]
        shl r12d, 3                 ;   242.0 alu2    67 x[3]
        xor ebp, r12d               ;   243.0 alu3    67 x[3]
        xor ebp, esi                ;   244.0 alu0    67 x[3]
        xor edi, esi                ;   243.0 alu1    35 x
        ror esi, 3                  ;   243.0 alu2    69 x[2]
        mov r10d, r9d               ;   243.0         35 x copy
        xor r10d, esi               ;   244.0 alu3    35 x
        not esi                     ;   244.0 alu0    35 x
        xor edi, ebp                ;   245.0 alu1    35 x
        or r9d, edi                 ;   246.0 alu2    35 x
        mov r11d, ebp               ;   245.0         35 x copy
        and r11d, edi               ;   246.0 alu3    35 x
        xor edi, esi                ;   246.0 alu0    35 x
        mov r12d, r10d              ;   245.0         35 x copy
        mov r13d, r10d              ;   245.0         35 x copy
        xor r10d, dword [rbx + 308] ;   245.0 alu1+agu1   97 x[2]
        xor ebp, r9d                ;   247.0 alu2    35 x
        xor r12d, r11d              ;   247.0 alu3    35 x
        and r13d, ebp               ;   248.0 alu0    35 x
        and esi, ebp                ;   248.0 alu1    35 x
        xor ebp, edi                ;   248.0 alu2    35 x
        or edi, r12d                ;   248.0 alu3    35 x
        xor r12d, dword [rbx + 312] ;   248.0 alu0+agu2   97 x[3]
        xor r10d, esi               ;   249.0 alu1    97 x[2]
        xor edi, r13d               ;   249.0 alu2    35 x
        xor r10d, ebp               ;   250.0 alu3    97 x[2]
        xor ebp, dword [rbx + 304]  ;   249.0 alu0+agu0   97 x[1]
        rorx esi, r12d, 7           ;   249.0 alu1    65 x[3]
        xor ebp, edi                ;   250.0 alu2    97 x[1]
        xor edi, dword [rbx + 300]  ;   250.0 alu3+agu1   97 x[0]
        mov r9d, r12d               ;   249.0         63 x[2] copy
        ror r10d, 0x16              ;   251.0 alu1    61 x[2]
        ror edi, 5                  ;   251.0 alu2    62 x[0]
        xor r12d, ebp               ;   251.0 alu0    64 x[0]
        rorx r11d, ebp, 1           ;   251.0 alu1    66 x[1]
        shl ebp, 7                  ;   251.0 alu2    63 x[2]
        xor r9d, r10d               ;   252.0 alu3    63 x[2]
        xor r9d, ebp                ;   253.0 alu0    63 x[2]
        xor r12d, edi               ;   252.0 alu1    64 x[0]
        xor r11d, r12d              ;   253.0 alu2    68 x[1]
        rorx edi, r12d, 0xd         ;   253.0 alu1    70 x[0]
        shl r12d, 3                 ;   253.0 alu2    67 x[3]
        xor esi, r12d               ;   254.0 alu3    67 x[3]
        xor r11d, r9d               ;   254.0 alu0    68 x[1]
        xor esi, r9d                ;   255.0 alu3    67 x[3]
        ror r9d, 3                  ;   254.0 alu1    69 x[2]
        mov ebp, edi                ;   254.0         34 x copy
        or ebp, r11d                ;   255.0 alu0    34 x
        xor ebp, r9d                ;   256.0 alu2    34 x
        mov r10d, r11d              ;   255.0         34 x copy
        xor edi, esi                ;   256.0 alu3    34 x
        or r9d, esi                 ;   256.0 alu0    34 x
        xor r10d, edi               ;   257.0 alu1    34 x
        and edi, ebp                ;   257.0 alu2    34 x
        mov r12d, esi               ;   256.0         34 x copy
        xor esi, ebp                ;   257.0 alu3    34 x
        and r9d, r10d               ;   258.0 alu0    34 x
        xor r11d, edi               ;   258.0 alu1    34 x
        xor edi, r9d                ;   259.0 alu2    34 x
        or r12d, r9d                ;   259.0 alu3    34 x
        xor ebp, r11d               ;   259.0 alu0    34 x
        xor r11d, dword [rbx - 60]  ;   259.0 alu1+agu2   97 x[0]
        mov r9d, esi                ;   258.0         34 x copy
        xor esi, dword [rbx - 56]   ;   258.0 alu2+agu0   97 x[2]
        ror esi, 0x16               ;   259.0 alu1    61 x[2]
        xor r9d, r12d               ;   260.0 alu3    34 x
        and ebp, edi                ;   260.0 alu0    34 x
        xor edi, dword [rbx - 52]   ;   260.0 alu2+agu1   97 x[3]
        xor r11d, r9d               ;   261.0 alu1    97 x[0]
        xor r9d, dword [rbx + 316]  ;   261.0 alu3+agu2   97 x[1]
        xor r9d, ebp                ;   262.0 alu0    97 x[1]
        xor esi, edi                ;   261.0 alu2    63 x[2]
        rorx ebp, edi, 7            ;   261.0 alu1    65 x[3]
        ror r11d, 5                 ;   262.0 alu2    62 x[0]
        xor edi, r11d               ;   263.0 alu3    64 x[0]
        xor edi, r9d                ;   264.0 alu0    64 x[0]
        rorx r10d, r9d, 1           ;   263.0 alu1    66 x[1]
        shl r9d, 7                  ;   263.0 alu2    63 x[2]
        xor esi, r9d                ;   264.0 alu3    63 x[2]
        xor ebp, esi                ;   265.0 alu0    67 x[3]
        xor r10d, esi               ;   265.0 alu1    68 x[1]
        ror esi, 3                  ;   265.0 alu2    69 x[2]
        xor r10d, edi               ;   266.0 alu3    68 x[1]
        rorx r9d, edi, 0xd          ;   265.0 alu1    70 x[0]
        shl edi, 3                  ;   265.0 alu2    67 x[3]
        xor ebp, edi                ;   266.0 alu0    67 x[3]
        mov edi, r9d                ;   266.0         41 x copy
        xor edi, esi                ;   266.0 alu3    41 x
        not edi                     ;   267.0 alu1    41 x
        and r9d, ebp                ;   267.0 alu0    41 x
        or esi, ebp                 ;   267.0 alu2    41 x
        xor ebp, r10d               ;   267.0 alu3    41 x
        and ebp, esi                ;   268.0 alu1    41 x
        or r10d, r9d                ;   268.0 alu0    41 x
        xor esi, r9d                ;   268.0 alu2    41 x
        xor r10d, edi               ;   269.0 alu3    41 x
        or edi, r9d                 ;   268.0 alu1    41 x
        xor r9d, edi                ;   269.0 alu0    41 x
        xor edi, ebp                ;   269.0 alu2    41 x
        xor ebp, dword [rbx + 320]  ;   269.0 alu3+agu0   97 x[0]
        or r9d, esi                 ;   270.0 alu1    41 x
        xor esi, r10d               ;   270.0 alu0    41 x
        and r10d, edi               ;   270.0 alu2    41 x
        xor edi, dword [rbx + 324]  ;   270.0 alu3+agu1   97 x[1]
        xor r9d, dword [rbx + 328]  ;   271.0 alu1+agu2   97 x[2]
        xor r10d, dword [rbx + 332] ;   271.0 alu0+agu0   97 x[3]
        xor ebp, esi                ;   271.0 alu2    97 x[0]
        xor r9d, esi                ;   272.0 alu3    97 x[2]
        xor r10d, esi               ;   272.0 alu1    97 x[3]
        rorx esi, edi, 1            ;   271.0 alu2    66 x[1]
        ror ebp, 5                  ;   272.0 alu1    62 x[0]
        mov r11d, edi               ;   271.0         63 x[2] copy
        shl r11d, 7                 ;   271.0 alu2    63 x[2]
        xor edi, ebp                ;   273.0 alu0    64 x[0]
        ror r9d, 0x16               ;   273.0 alu1    61 x[2]
        xor r11d, r10d              ;   273.0 alu3    63 x[2]
        xor edi, r10d               ;   274.0 alu0    64 x[0]
        ror r10d, 7                 ;   273.0 alu2    65 x[3]
        xor r11d, r9d               ;   274.0 alu3    63 x[2]
        xor r10d, r11d              ;   275.0 alu0    67 x[3]
        xor esi, r11d               ;   275.0 alu1    68 x[1]
        ror r11d, 3                 ;   275.0 alu2    69 x[2]
        xor esi, edi                ;   276.0 alu3    68 x[1]
        rorx ebp, edi, 0xd          ;   275.0 alu1    70 x[0]
        shl edi, 3                  ;   275.0 alu2    67 x[3]
        xor r10d, edi               ;   276.0 alu0    67 x[3]
        mov edi, ebp                ;   276.0         40 x copy
        and edi, r11d               ;   276.0 alu3    40 x
        xor ebp, r11d               ;   276.0 alu0    40 x
        not r11d                    ;   276.0 alu1    40 x
        xor edi, esi                ;   277.0 alu2    40 x
        not esi                     ;   277.0 alu3    40 x
        xor edi, r10d               ;   278.0 alu0    40 x
        or r10d, ebp                ;   277.0 alu1    40 x
        mov r9d, ebp                ;   277.0         40 x copy
        xor ebp, esi                ;   278.0 alu2    40 x
        xor esi, dword [rbx + 344]  ;   278.0 alu3+agu1   97 x[2]
        xor r11d, edi               ;   279.0 alu0    40 x
        xor r10d, edi               ;   279.0 alu1    40 x
        and r9d, edi                ;   279.0 alu2    40 x
        xor esi, r9d                ;   280.0 alu3    97 x[2]
        xor r9d, r11d               ;   280.0 alu0    40 x
        xor r11d, dword [rbx + 340] ;   280.0 alu1+agu2   97 x[1]
        and ebp, r10d               ;   280.0 alu2    40 x
        xor ebp, r9d                ;   281.0 alu3    40 x
        and r9d, r10d               ;   281.0 alu0    40 x
        xor r10d, dword [rbx + 336] ;   280.0 alu1+agu0   97 x[0]
        rorx edi, r11d, 1           ;   281.0 alu2    66 x[1]
        xor esi, r9d                ;   282.0 alu3    97 x[2]
        xor r10d, ebp               ;   282.0 alu0    97 x[0]
        xor ebp, dword [rbx + 348]  ;   282.0 alu1+agu1   97 x[3]
        mov r9d, r11d               ;   281.0         63 x[2] copy
        shl r9d, 7                  ;   281.0 alu2    63 x[2]
        ror r10d, 5                 ;   283.0 alu1    62 x[0]
        ror esi, 0x16               ;   283.0 alu2    61 x[2]
        xor r11d, ebp               ;   283.0 alu3    64 x[0]
        xor r9d, ebp                ;   283.0 alu0    63 x[2]
        ror ebp, 7                  ;   283.0 alu1    65 x[3]
        xor r11d, r10d              ;   284.0 alu3    64 x[0]
        xor r9d, esi                ;   284.0 alu0    63 x[2]
        xor ebp, r9d                ;   285.0 alu2    67 x[3]
        xor edi, r9d                ;   285.0 alu3    68 x[1]
        ror r9d, 3                  ;   285.0 alu1    69 x[2]
        xor edi, r11d               ;   286.0 alu0    68 x[1]
        rorx esi, r11d, 0xd         ;   285.0 alu2    70 x[0]
        shl r11d, 3                 ;   285.0 alu1    67 x[3]
        xor ebp, r11d               ;   286.0 alu3    67 x[3]
        mov r10d, r9d               ;   286.0         39 x copy
        xor r9d, esi                ;   286.0 alu0    39 x
        xor r9d, ebp                ;   287.0 alu2    39 x
        and ebp, esi                ;   287.0 alu3    39 x
        mov r11d, esi               ;   286.0         39 x copy
        and r11d, edi               ;   287.0 alu1    39 x
        not edi                     ;   287.0 alu0    39 x
        mov r12d, esi               ;   286.0         39 x copy
        xor esi, dword [rbx + 360]  ;   286.0 alu2+agu2   97 x[2]
        or r10d, r11d               ;   288.0 alu3    39 x
        xor ebp, edi                ;   288.0 alu1    39 x
        xor r12d, edi               ;   288.0 alu0    39 x
        not r12d                    ;   289.0 alu2    39 x
        xor r10d, ebp               ;   289.0 alu3    39 x
        xor r9d, ebp                ;   289.0 alu1    39 x
        and edi, r10d               ;   290.0 alu0    39 x
        or r12d, r10d               ;   290.0 alu2    39 x
        xor r10d, dword [rbx + 364] ;   290.0 alu3+agu0   97 x[3]
        or ebp, r9d                 ;   290.0 alu1    39 x
        xor esi, ebp                ;   291.0 alu0    97 x[2]
        xor r12d, dword [rbx + 356] ;   291.0 alu2+agu1   97 x[1]
        xor r12d, r9d               ;   292.0 alu3    97 x[1]
        xor r9d, dword [rbx + 352]  ;   290.0 alu1+agu2   97 x[0]
        xor r9d, edi                ;   291.0 alu0    97 x[0]
        xor esi, edi                ;   292.0 alu2    97 x[2]
        rorx edi, r10d, 7           ;   291.0 alu1    65 x[3]
        ror r9d, 5                  ;   292.0 alu2    62 x[0]
        mov ebp, r10d               ;   291.0         64 x[0] copy
        xor ebp, r9d                ;   293.0 alu3    64 x[0]
        ror esi, 0x16               ;   293.0 alu1    61 x[2]
        xor ebp, r12d               ;   294.0 alu0    64 x[0]
        rorx r9d, r12d, 1           ;   293.0 alu2    66 x[1]
        shl r12d, 7                 ;   293.0 alu1    63 x[2]
        xor r10d, esi               ;   294.0 alu3    63 x[2]
        xor r10d, r12d              ;   295.0 alu0    63 x[2]
        xor r9d, ebp                ;   295.0 alu3    68 x[1]
        rorx esi, ebp, 0xd          ;   295.0 alu2    70 x[0]
        shl ebp, 3                  ;   295.0 alu1    67 x[3]
        xor edi, ebp                ;   296.0 alu0    67 x[3]
        xor edi, r10d               ;   297.0 alu3    67 x[3]
        xor r9d, r10d               ;   296.0 alu0    68 x[1]
        ror r10d, 3                 ;   296.0 alu2    69 x[2]
        mov ebp, esi                ;   296.0         38 x copy
        xor ebp, r10d               ;   297.0 alu1    38 x
        mov r11d, esi               ;   296.0         38 x copy
        mov r12d, esi               ;   296.0         38 x copy
        and r12d, r9d               ;   297.0 alu3    38 x
        or r10d, edi                ;   298.0 alu0    38 x
        and r11d, edi               ;   298.0 alu2    38 x
        xor r12d, edi               ;   298.0 alu1    38 x
        not r11d                    ;   299.0 alu3    38 x
        and ebp, r10d               ;   299.0 alu0    38 x
        xor r9d, r10d               ;   299.0 alu2    38 x
        and r9d, r11d               ;   300.0 alu1    38 x
        xor r11d, dword [rbx + 368] ;   300.0 alu3+agu0   97 x[0]
        xor r12d, ebp               ;   300.0 alu0    38 x
        or esi, ebp                 ;   300.0 alu2    38 x
        xor r9d, ebp                ;   301.0 alu1    38 x
        not ebp                     ;   300.0 alu3    38 x
        xor r11d, esi               ;   301.0 alu0    97 x[0]
        xor ebp, dword [rbx + 376]  ;   301.0 alu2+agu1   97 x[2]
        xor esi, r12d               ;   301.0 alu1    38 x
        or esi, r9d                 ;   302.0 alu3    38 x
        xor r11d, r9d               ;   302.0 alu0    97 x[0]
        xor r9d, dword [rbx + 380]  ;   302.0 alu2+agu2   97 x[3]
        xor r9d, r12d               ;   303.0 alu1    97 x[3]
        xor r12d, dword [rbx + 372] ;   301.0 alu3+agu0   97 x[1]
        rorx edi, r12d, 1           ;   302.0 alu2    66 x[1]
        xor ebp, esi                ;   303.0 alu0    97 x[2]
        ror r11d, 5                 ;   303.0 alu1    62 x[0]
        mov esi, r12d               ;   302.0         63 x[2] copy
        shl esi, 7                  ;   302.0 alu2    63 x[2]
        xor r12d, r11d              ;   304.0 alu3    64 x[0]
        ror ebp, 0x16               ;   304.0 alu1    61 x[2]
        xor esi, r9d                ;   304.0 alu0    63 x[2]
        xor r12d, r9d               ;   305.0 alu2    64 x[0]
        ror r9d, 7                  ;   304.0 alu1    65 x[3]
        xor esi, ebp                ;   305.0 alu3    63 x[2]
        xor edi, r12d               ;   306.0 alu0    68 x[1]
        xor edi, esi                ;   307.0 alu2    68 x[1]
        xor r9d, esi                ;   306.0 alu3    67 x[3]
        ror esi, 3                  ;   306.0 alu1    69 x[2]
        rorx ebp, r12d, 0xd         ;   306.0 alu2    70 x[0]
        shl r12d, 3                 ;   306.0 alu1    67 x[3]
        xor r9d, r12d               ;   307.0 alu0    67 x[3]
        mov r10d, ebp               ;   307.0         37 x copy
        and ebp, esi                ;   307.0 alu3    37 x
        mov r11d, esi               ;   307.0         37 x copy
        xor r11d, edi               ;   308.0 alu0    37 x
        xor esi, r9d                ;   308.0 alu2    37 x
        and edi, r11d               ;   309.0 alu3    37 x
        xor ebp, r11d               ;   309.0 alu0    37 x
        xor r10d, edi               ;   310.0 alu1    37 x
        xor esi, ebp                ;   310.0 alu2    37 x
        mov edi, r11d               ;   309.0         37 x copy
        xor ebp, dword [rbx + 392]  ;   310.0 alu3+agu1   97 x[2]
        or r9d, r10d                ;   311.0 alu0    37 x
        xor r10d, esi               ;   311.0 alu1    37 x
        xor edi, r9d                ;   312.0 alu2    37 x
        mov r9d, esi                ;   311.0         37 x copy
        xor esi, dword [rbx + 396]  ;   311.0 alu3+agu2   97 x[3]
        mov r12d, r10d              ;   312.0         37 x copy
        or r11d, edi                ;   313.0 alu0    37 x
        or r10d, edi                ;   313.0 alu1    37 x
        and r9d, edi                ;   313.0 alu2    37 x
        xor edi, dword [rbx + 384]  ;   313.0 alu3+agu0   97 x[0]
        xor r12d, r11d              ;   314.0 alu0    37 x
        xor esi, r10d               ;   314.0 alu1    97 x[3]
        ror edi, 5                  ;   314.0 alu2    62 x[0]
        xor r9d, dword [rbx + 388]  ;   314.0 alu3+agu1   97 x[1]
        xor r9d, r12d               ;   315.0 alu0    97 x[1]
        xor ebp, r12d               ;   315.0 alu1    97 x[2]
        xor edi, esi                ;   315.0 alu2    64 x[0]
        rorx r10d, esi, 7           ;   315.0 alu1    65 x[3]
        ror ebp, 0x16               ;   316.0 alu2    61 x[2]
        xor edi, r9d                ;   316.0 alu3    64 x[0]
        rorx r11d, r9d, 1           ;   316.0 alu1    66 x[1]
        shl r9d, 7                  ;   316.0 alu2    63 x[2]
        xor esi, ebp                ;   317.0 alu0    63 x[2]
        xor esi, r9d                ;   318.0 alu3    63 x[2]
        xor r11d, edi               ;   317.0 alu1    68 x[1]
        rorx ebp, edi, 0xd          ;   317.0 alu2    70 x[0]
        shl edi, 3                  ;   317.0 alu1    67 x[3]
        xor r10d, edi               ;   318.0 alu0    67 x[3]
        xor r10d, esi               ;   319.0 alu3    67 x[3]
        xor r11d, esi               ;   319.0 alu2    68 x[1]
        ror esi, 3                  ;   319.0 alu1    69 x[2]
        mov edi, ebp                ;   318.0         36 x copy
        xor esi, r11d               ;   320.0 alu0    36 x
        xor esi, r10d               ;   321.0 alu3    36 x
        xor edi, r10d               ;   320.0 alu2    36 x
        mov r9d, r11d               ;   320.0         36 x copy
        mov r12d, edi               ;   321.0         36 x copy
        and r10d, esi               ;   322.0 alu0    36 x
        xor ebp, esi                ;   322.0 alu1    36 x
        or r9d, esi                 ;   322.0 alu3    36 x
        xor esi, dword [rbx + 404]  ;   322.0 alu2+agu2   97 x[1]
        xor r11d, r10d              ;   323.0 alu0    36 x
        xor r12d, r9d               ;   323.0 alu1    36 x
        not ebp                     ;   323.0 alu3    36 x
        and edi, r11d               ;   324.0 alu2    36 x
        xor r11d, dword [rbx + 408] ;   324.0 alu0+agu0   97 x[2]
        xor r11d, ebp               ;   325.0 alu1    97 x[2]
        and ebp, r12d               ;   324.0 alu3    36 x
        xor r12d, dword [rbx + 400] ;   324.0 alu2+agu1   97 x[0]
        ror r12d, 5                 ;   325.0 alu1    62 x[0]
        or ebp, edi                 ;   325.0 alu0    36 x
        xor esi, edi                ;   325.0 alu3    97 x[1]
        xor r11d, edi               ;   326.0 alu2    97 x[2]
        xor ebp, dword [rbx - 48]   ;   326.0 alu1+agu2   97 x[3]
        xor r12d, esi               ;   326.0 alu0    64 x[0]
        rorx edi, esi, 1            ;   326.0 alu2    66 x[1]
        shl esi, 7                  ;   326.0 alu1    63 x[2]
        ror r11d, 0x16              ;   327.0 alu2    61 x[2]
        xor r12d, ebp               ;   327.0 alu3    64 x[0]
        xor esi, ebp                ;   327.0 alu0    63 x[2]
        ror ebp, 7                  ;   327.0 alu1    65 x[3]
        xor esi, r11d               ;   328.0 alu3    63 x[2]
        xor edi, r12d               ;   328.0 alu0    35 x
        rorx r9d, r12d, 0xd         ;   328.0 alu2    70 x[0]
        shl r12d, 3                 ;   328.0 alu1    67 x[3]
        xor ebp, r12d               ;   329.0 alu3    67 x[3]
        xor ebp, esi                ;   330.0 alu0    67 x[3]
        xor edi, esi                ;   329.0 alu2    35 x
        ror esi, 3                  ;   329.0 alu1    69 x[2]
        mov r10d, r9d               ;   329.0         35 x copy
        xor r10d, esi               ;   330.0 alu3    35 x
        not esi                     ;   330.0 alu0    35 x
        xor edi, ebp                ;   331.0 alu2    35 x
        or r9d, edi                 ;   332.0 alu1    35 x
        mov r11d, ebp               ;   331.0         35 x copy
        and r11d, edi               ;   332.0 alu3    35 x
        xor edi, esi                ;   332.0 alu0    35 x
        mov r12d, r10d              ;   331.0         35 x copy
        mov r13d, r10d              ;   331.0         35 x copy
        xor r10d, dword [rbx + 420] ;   331.0 alu2+agu0   97 x[2]
        xor ebp, r9d                ;   333.0 alu1    35 x
        xor r12d, r11d              ;   333.0 alu3    35 x
        and r13d, ebp               ;   334.0 alu0    35 x
        and esi, ebp                ;   334.0 alu2    35 x
        xor ebp, edi                ;   334.0 alu1    35 x
        or edi, r12d                ;   334.0 alu3    35 x
        xor r12d, dword [rbx + 424] ;   334.0 alu0+agu1   97 x[3]
        xor r10d, esi               ;   335.0 alu2    97 x[2]
        xor edi, r13d               ;   335.0 alu1    35 x
        xor r10d, ebp               ;   336.0 alu3    97 x[2]
        xor ebp, dword [rbx + 416]  ;   335.0 alu0+agu2   97 x[1]
        rorx esi, r12d, 7           ;   335.0 alu2    65 x[3]
        xor ebp, edi                ;   336.0 alu1    97 x[1]
        xor edi, dword [rbx + 412]  ;   336.0 alu3+agu0   97 x[0]
        mov r9d, r12d               ;   335.0         63 x[2] copy
        ror r10d, 0x16              ;   337.0 alu2    61 x[2]
        ror edi, 5                  ;   337.0 alu1    62 x[0]
        xor r12d, ebp               ;   337.0 alu0    64 x[0]
        rorx r11d, ebp, 1           ;   337.0 alu2    66 x[1]
        shl ebp, 7                  ;   337.0 alu1    63 x[2]
        xor r9d, r10d               ;   338.0 alu3    63 x[2]
        xor r9d, ebp                ;   339.0 alu0    63 x[2]
        xor r12d, edi               ;   338.0 alu2    64 x[0]
        xor r11d, r12d              ;   339.0 alu1    68 x[1]
        rorx edi, r12d, 0xd         ;   339.0 alu2    70 x[0]
        shl r12d, 3                 ;   339.0 alu1    67 x[3]
        xor esi, r12d               ;   340.0 alu3    67 x[3]
        xor r11d, r9d               ;   340.0 alu0    68 x[1]
        xor esi, r9d                ;   341.0 alu3    67 x[3]
        ror r9d, 3                  ;   340.0 alu2    69 x[2]
        mov ebp, edi                ;   340.0         34 x copy
        or ebp, r11d                ;   341.0 alu0    34 x
        xor ebp, r9d                ;   342.0 alu1    34 x
        mov r10d, r11d              ;   341.0         34 x copy
        xor edi, esi                ;   342.0 alu3    34 x
        or r9d, esi                 ;   342.0 alu0    34 x
        xor r10d, edi               ;   343.0 alu2    34 x
        and edi, ebp                ;   343.0 alu1    34 x
        mov r12d, esi               ;   342.0         34 x copy
        xor esi, ebp                ;   343.0 alu3    34 x
        and r9d, r10d               ;   344.0 alu0    34 x
        xor r11d, edi               ;   344.0 alu2    34 x
        add r8, 0x10                ;   340.0 alu1    90 blocks
        mov qword [rbx - 120], r8   ;   341.0 agu1+st0   90 blocks
        xor edi, r9d                ;   345.0 alu3    34 x
        or r12d, r9d                ;   345.0 alu0    34 x
        xor ebp, r11d               ;   345.0 alu2    34 x
        xor r11d, dword [rbx - 44]  ;   345.0 alu1+agu2   97 x[0]
        mov r8d, esi                ;   344.0         34 x copy
        xor esi, dword [rbx - 40]   ;   344.0 alu3+agu0   97 x[2]
        mov r9, qword [rbx - 104]   ;   341.5 agu1    99 dst reload
        mov dword [r9 + 8], esi     ;   345.0 agu2+st1   99 dst
        xor r8d, r12d               ;   346.0 alu0    34 x
        and ebp, edi                ;   346.0 alu2    34 x
        xor edi, dword [rbx - 36]   ;   346.0 alu1+agu0   97 x[3]
        mov dword [r9 + 12], edi    ;   347.0 agu1+st0   99 dst
        xor r11d, r8d               ;   347.0 alu3    97 x[0]
        xor r8d, dword [rbx + 428]  ;   347.0 alu0+agu2   97 x[1]
        xor r8d, ebp                ;   348.0 alu2    97 x[1]
        mov dword [r9], r11d        ;   348.0 agu0+st1   99 dst
        mov dword [r9 + 4], r8d     ;   349.0 agu1+st0   99 dst
        add r9, 0x10                ;   345.5 alu1    90 blocks
        mov qword [rbx - 104], r9   ;   346.5 agu2+st1   90 blocks
        mov rax, qword [rbx - 120]  ;                    more blocks?
        cmp rax, qword [rbx - 112]  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        lea rdi, [rsp + 32]         ;                    cleared
        xor eax, eax                ;                    cleared
        mov ecx, 0x42               ;                    cleared
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
