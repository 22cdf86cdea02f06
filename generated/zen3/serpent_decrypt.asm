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
;   blocks: 1360 uops, planned 349.0; bounds: width 226.7, ports 294.5, path 306.0
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
        rol r10d, 0x1b              ;    14.0 alu2    62 x[0]
        rol r12d, 0xa               ;    15.0 alu1    61 x[2]
        xor r10d, r11d              ;    15.0 alu3    64 x[0]
        mov esi, r11d               ;    14.0         63 x[2] copy
        shl esi, 7                  ;    14.0 alu2    63 x[2]
        rol r11d, 0x1f              ;    14.0 alu1    66 x[1]
        xor esi, r13d               ;    15.0 alu0    63 x[2]
        xor r10d, r13d              ;    16.0 alu3    64 x[0]
        rol r13d, 0x19              ;    15.0 alu2    65 x[3]
        xor esi, r12d               ;    16.0 alu0    63 x[2]
        xor r13d, esi               ;    17.0 alu3    67 x[3]
        xor r11d, esi               ;    17.0 alu1    68 x[1]
        rol esi, 0x1d               ;    17.0 alu2    69 x[2]
        xor r11d, r10d              ;    18.0 alu0    68 x[1]
        lea edi, [r10*8]            ;    17.0 alu3    67 x[3]
        rol r10d, 0x13              ;    17.0 alu1    70 x[0]
        xor r13d, edi               ;    18.0 alu2    67 x[3]
        mov edi, r10d               ;    18.0         40 x copy
        and edi, esi                ;    18.0 alu0    40 x
        xor r10d, esi               ;    18.0 alu3    40 x
        not esi                     ;    18.0 alu1    40 x
        xor edi, r11d               ;    19.0 alu2    40 x
        not r11d                    ;    19.0 alu0    40 x
        xor edi, r13d               ;    20.0 alu3    40 x
        or r13d, r10d               ;    19.0 alu1    40 x
        mov ebp, r10d               ;    19.0         40 x copy
        xor r10d, r11d              ;    20.0 alu2    40 x
        xor r11d, dword [rbx + 8]   ;    20.0 alu0+agu1   97 x[2]
        xor esi, edi                ;    21.0 alu3    40 x
        xor r13d, edi               ;    21.0 alu1    40 x
        and ebp, edi                ;    21.0 alu2    40 x
        xor r11d, ebp               ;    22.0 alu0    97 x[2]
        xor ebp, esi                ;    22.0 alu3    40 x
        xor esi, dword [rbx + 4]    ;    22.0 alu1+agu2   97 x[1]
        and r10d, r13d              ;    22.0 alu2    40 x
        xor r10d, ebp               ;    23.0 alu0    40 x
        and ebp, r13d               ;    23.0 alu3    40 x
        xor r13d, dword [rbx + 0]   ;    22.0 alu1+agu0   97 x[0]
        xor r11d, ebp               ;    24.0 alu2    97 x[2]
        xor r13d, r10d              ;    24.0 alu0    97 x[0]
        xor r10d, dword [rbx + 12]  ;    24.0 alu3+agu1   97 x[3]
        mov edi, esi                ;    23.0         63 x[2] copy
        shl edi, 7                  ;    23.0 alu1    63 x[2]
        mov ebp, esi                ;    23.0         66 x[1] copy
        rol ebp, 0x1f               ;    23.0 alu2    66 x[1]
        rol r13d, 0x1b              ;    25.0 alu1    62 x[0]
        rol r11d, 0xa               ;    25.0 alu2    61 x[2]
        xor esi, r10d               ;    25.0 alu0    64 x[0]
        xor edi, r10d               ;    25.0 alu3    63 x[2]
        rol r10d, 0x19              ;    25.0 alu1    65 x[3]
        xor esi, r13d               ;    26.0 alu0    64 x[0]
        xor edi, r11d               ;    26.0 alu2    63 x[2]
        xor r10d, edi               ;    27.0 alu3    67 x[3]
        xor ebp, edi                ;    27.0 alu1    68 x[1]
        rol edi, 0x1d               ;    27.0 alu2    69 x[2]
        xor ebp, esi                ;    28.0 alu0    68 x[1]
        lea r9d, [rsi*8]            ;    27.0 alu3    67 x[3]
        rol esi, 0x13               ;    27.0 alu1    70 x[0]
        xor r10d, r9d               ;    28.0 alu0    67 x[3]
        mov r9d, edi                ;    28.0         39 x copy
        xor edi, esi                ;    28.0 alu2    39 x
        xor edi, r10d               ;    29.0 alu3    39 x
        and r10d, esi               ;    29.0 alu1    39 x
        mov r11d, esi               ;    28.0         39 x copy
        and r11d, ebp               ;    29.0 alu0    39 x
        not ebp                     ;    29.0 alu2    39 x
        mov r12d, esi               ;    28.0         39 x copy
        xor esi, dword [rbx + 24]   ;    28.0 alu3+agu2   97 x[2]
        or r9d, r11d                ;    30.0 alu1    39 x
        xor r10d, ebp               ;    30.0 alu0    39 x
        xor r12d, ebp               ;    30.0 alu2    39 x
        not r12d                    ;    31.0 alu3    39 x
        xor r9d, r10d               ;    31.0 alu1    39 x
        xor edi, r10d               ;    31.0 alu0    39 x
        and ebp, r9d                ;    32.0 alu2    39 x
        or r12d, r9d                ;    32.0 alu3    39 x
        xor r9d, dword [rbx + 28]   ;    32.0 alu1+agu0   97 x[3]
        or r10d, edi                ;    32.0 alu0    39 x
        xor esi, r10d               ;    33.0 alu2    97 x[2]
        xor r12d, dword [rbx + 20]  ;    33.0 alu3+agu1   97 x[1]
        xor r12d, edi               ;    34.0 alu1    97 x[1]
        xor edi, dword [rbx + 16]   ;    32.0 alu0+agu2   97 x[0]
        xor edi, ebp                ;    33.0 alu2    97 x[0]
        xor esi, ebp                ;    34.0 alu3    97 x[2]
        rol edi, 0x1b               ;    34.0 alu1    62 x[0]
        mov ebp, r9d                ;    33.0         65 x[3] copy
        rol ebp, 0x19               ;    33.0 alu2    65 x[3]
        mov r10d, r9d               ;    33.0         64 x[0] copy
        xor r10d, edi               ;    35.0 alu0    64 x[0]
        rol esi, 0xa                ;    35.0 alu1    61 x[2]
        xor r10d, r12d              ;    36.0 alu3    64 x[0]
        xor r9d, esi                ;    36.0 alu0    63 x[2]
        mov esi, r12d               ;    35.0         63 x[2] copy
        shl esi, 7                  ;    35.0 alu2    63 x[2]
        rol r12d, 0x1f              ;    35.0 alu1    66 x[1]
        xor r9d, esi                ;    37.0 alu3    63 x[2]
        xor r12d, r10d              ;    37.0 alu0    68 x[1]
        lea esi, [r10*8]            ;    37.0 alu2    67 x[3]
        rol r10d, 0x13              ;    37.0 alu1    70 x[0]
        xor ebp, esi                ;    38.0 alu3    67 x[3]
        xor ebp, r9d                ;    39.0 alu0    67 x[3]
        xor r12d, r9d               ;    38.0 alu2    68 x[1]
        rol r9d, 0x1d               ;    38.0 alu1    69 x[2]
        mov esi, r10d               ;    38.0         38 x copy
        xor esi, r9d                ;    39.0 alu3    38 x
        mov edi, r10d               ;    38.0         38 x copy
        mov r11d, r10d              ;    38.0         38 x copy
        and r11d, r12d              ;    39.0 alu0    38 x
        or r9d, ebp                 ;    40.0 alu2    38 x
        and edi, ebp                ;    40.0 alu1    38 x
        xor r11d, ebp               ;    40.0 alu3    38 x
        not edi                     ;    41.0 alu0    38 x
        and esi, r9d                ;    41.0 alu2    38 x
        xor r12d, r9d               ;    41.0 alu1    38 x
        and r12d, edi               ;    42.0 alu3    38 x
        xor edi, dword [rbx + 32]   ;    42.0 alu0+agu0   97 x[0]
        xor r11d, esi               ;    42.0 alu2    38 x
        or r10d, esi                ;    42.0 alu1    38 x
        xor r12d, esi               ;    43.0 alu3    38 x
        not esi                     ;    42.0 alu0    38 x
        xor edi, r10d               ;    43.0 alu2    97 x[0]
        xor esi, dword [rbx + 40]   ;    43.0 alu1+agu1   97 x[2]
        xor r10d, r11d              ;    43.0 alu3    38 x
        or r10d, r12d               ;    44.0 alu0    38 x
        xor edi, r12d               ;    44.0 alu2    97 x[0]
        xor r12d, dword [rbx + 44]  ;    44.0 alu1+agu2   97 x[3]
        xor r12d, r11d              ;    45.0 alu3    97 x[3]
        xor r11d, dword [rbx + 36]  ;    43.0 alu0+agu0   97 x[1]
        xor esi, r10d               ;    45.0 alu2    97 x[2]
        rol edi, 0x1b               ;    45.0 alu1    62 x[0]
        mov ebp, r11d               ;    44.0         63 x[2] copy
        shl ebp, 7                  ;    44.0 alu2    63 x[2]
        mov r9d, r11d               ;    44.0         66 x[1] copy
        rol r9d, 0x1f               ;    44.0 alu1    66 x[1]
        xor r11d, edi               ;    46.0 alu3    64 x[0]
        rol esi, 0xa                ;    46.0 alu2    61 x[2]
        xor ebp, r12d               ;    46.0 alu0    63 x[2]
        xor r11d, r12d              ;    47.0 alu1    64 x[0]
        rol r12d, 0x19              ;    46.0 alu2    65 x[3]
        xor ebp, esi                ;    47.0 alu3    63 x[2]
        xor r9d, r11d               ;    48.0 alu0    68 x[1]
        xor r9d, ebp                ;    49.0 alu1    68 x[1]
        xor r12d, ebp               ;    48.0 alu3    67 x[3]
        rol ebp, 0x1d               ;    48.0 alu2    69 x[2]
        lea esi, [r11*8]            ;    48.0 alu0    67 x[3]
        rol r11d, 0x13              ;    48.0 alu1    70 x[0]
        xor r12d, esi               ;    49.0 alu3    67 x[3]
        mov esi, r11d               ;    49.0         37 x copy
        and r11d, ebp               ;    49.0 alu0    37 x
        mov edi, ebp                ;    49.0         37 x copy
        xor edi, r9d                ;    50.0 alu2    37 x
        xor ebp, r12d               ;    50.0 alu1    37 x
        and r9d, edi                ;    51.0 alu3    37 x
        xor r11d, edi               ;    51.0 alu0    37 x
        xor esi, r9d                ;    52.0 alu2    37 x
        xor ebp, r11d               ;    52.0 alu1    37 x
        mov r9d, edi                ;    51.0         37 x copy
        xor r11d, dword [rbx + 56]  ;    52.0 alu3+agu1   97 x[2]
        or r12d, esi                ;    53.0 alu0    37 x
        xor esi, ebp                ;    53.0 alu2    37 x
        xor r9d, r12d               ;    54.0 alu1    37 x
        mov r10d, ebp               ;    53.0         37 x copy
        xor ebp, dword [rbx + 60]   ;    53.0 alu3+agu2   97 x[3]
        mov r12d, esi               ;    54.0         37 x copy
        or edi, r9d                 ;    55.0 alu0    37 x
        or esi, r9d                 ;    55.0 alu2    37 x
        and r10d, r9d               ;    55.0 alu1    37 x
        xor r9d, dword [rbx + 48]   ;    55.0 alu3+agu0   97 x[0]
        xor r12d, edi               ;    56.0 alu0    37 x
        xor ebp, esi                ;    56.0 alu2    97 x[3]
        rol r9d, 0x1b               ;    56.0 alu1    62 x[0]
        xor r10d, dword [rbx + 52]  ;    56.0 alu3+agu1   97 x[1]
        xor r10d, r12d              ;    57.0 alu0    97 x[1]
        xor r11d, r12d              ;    57.0 alu2    97 x[2]
        xor r9d, ebp                ;    57.0 alu1    64 x[0]
        rol r11d, 0xa               ;    58.0 alu2    61 x[2]
        mov esi, ebp                ;    57.0         65 x[3] copy
        rol esi, 0x19               ;    57.0 alu1    65 x[3]
        xor r9d, r10d               ;    58.0 alu3    64 x[0]
        xor ebp, r11d               ;    59.0 alu0    63 x[2]
        mov edi, r10d               ;    58.0         63 x[2] copy
        shl edi, 7                  ;    58.0 alu2    63 x[2]
        rol r10d, 0x1f              ;    58.0 alu1    66 x[1]
        xor ebp, edi                ;    60.0 alu3    63 x[2]
        xor r10d, r9d               ;    59.0 alu0    68 x[1]
        lea edi, [r9*8]             ;    59.0 alu2    67 x[3]
        rol r9d, 0x13               ;    59.0 alu1    70 x[0]
        xor esi, edi                ;    60.0 alu3    67 x[3]
        xor esi, ebp                ;    61.0 alu0    67 x[3]
        xor r10d, ebp               ;    61.0 alu2    68 x[1]
        rol ebp, 0x1d               ;    61.0 alu1    69 x[2]
        mov edi, r9d                ;    60.0         36 x copy
        xor ebp, r10d               ;    62.0 alu3    36 x
        xor ebp, esi                ;    63.0 alu0    36 x
        xor edi, esi                ;    62.0 alu2    36 x
        mov r11d, r10d              ;    62.0         36 x copy
        mov r12d, edi               ;    63.0         36 x copy
        and esi, ebp                ;    64.0 alu1    36 x
        xor r9d, ebp                ;    64.0 alu3    36 x
        or r11d, ebp                ;    64.0 alu0    36 x
        xor ebp, dword [rbx + 68]   ;    64.0 alu2+agu2   97 x[1]
        xor r10d, esi               ;    65.0 alu1    36 x
        xor r12d, r11d              ;    65.0 alu3    36 x
        not r9d                     ;    65.0 alu0    36 x
        and edi, r10d               ;    66.0 alu2    36 x
        xor r10d, dword [rbx + 72]  ;    66.0 alu1+agu0   97 x[2]
        xor r10d, r9d               ;    67.0 alu3    97 x[2]
        and r9d, r12d               ;    66.0 alu0    36 x
        xor r12d, dword [rbx + 64]  ;    66.0 alu2+agu1   97 x[0]
        rol r12d, 0x1b              ;    67.0 alu1    62 x[0]
        or r9d, edi                 ;    67.0 alu3    36 x
        xor ebp, edi                ;    67.0 alu0    97 x[1]
        xor r10d, edi               ;    68.0 alu2    97 x[2]
        xor r9d, dword [rbx - 96]   ;    68.0 alu1+agu2   97 x[3]
        xor r12d, ebp               ;    68.0 alu3    64 x[0]
        rol r10d, 0xa               ;    69.0 alu2    61 x[2]
        mov esi, ebp                ;    68.0         63 x[2] copy
        shl esi, 7                  ;    68.0 alu1    63 x[2]
        rol ebp, 0x1f               ;    68.0 alu2    66 x[1]
        xor r12d, r9d               ;    69.0 alu0    64 x[0]
        xor esi, r9d                ;    69.0 alu3    63 x[2]
        rol r9d, 0x19               ;    69.0 alu1    65 x[3]
        xor esi, r10d               ;    70.0 alu0    63 x[2]
        xor ebp, r12d               ;    70.0 alu2    35 x
        lea edi, [r12*8]            ;    70.0 alu3    67 x[3]
        rol r12d, 0x13              ;    70.0 alu1    70 x[0]
        xor r9d, edi                ;    71.0 alu0    67 x[3]
        xor r9d, esi                ;    72.0 alu2    67 x[3]
        xor ebp, esi                ;    71.0 alu3    35 x
        rol esi, 0x1d               ;    71.0 alu1    69 x[2]
        mov edi, r12d               ;    71.0         35 x copy
        xor edi, esi                ;    72.0 alu0    35 x
        not esi                     ;    72.0 alu2    35 x
        xor ebp, r9d                ;    73.0 alu3    35 x
        or r12d, ebp                ;    74.0 alu1    35 x
        mov r10d, r9d               ;    73.0         35 x copy
        and r10d, ebp               ;    74.0 alu0    35 x
        xor ebp, esi                ;    74.0 alu2    35 x
        mov r11d, edi               ;    73.0         35 x copy
        mov r13d, edi               ;    73.0         35 x copy
        xor edi, dword [rbx + 84]   ;    73.0 alu3+agu0   97 x[2]
        xor r9d, r12d               ;    75.0 alu1    35 x
        xor r11d, r10d              ;    75.0 alu0    35 x
        and r13d, r9d               ;    76.0 alu2    35 x
        and esi, r9d                ;    76.0 alu3    35 x
        xor r9d, ebp                ;    76.0 alu1    35 x
        or ebp, r11d                ;    76.0 alu0    35 x
        xor r11d, dword [rbx + 88]  ;    76.0 alu2+agu1   97 x[3]
        xor edi, esi                ;    77.0 alu3    97 x[2]
        xor ebp, r13d               ;    77.0 alu1    35 x
        xor edi, r9d                ;    78.0 alu0    97 x[2]
        xor r9d, dword [rbx + 80]   ;    77.0 alu2+agu2   97 x[1]
        xor r9d, ebp                ;    78.0 alu3    97 x[1]
        xor ebp, dword [rbx + 76]   ;    78.0 alu1+agu0   97 x[0]
        mov esi, r11d               ;    77.0         65 x[3] copy
        rol esi, 0x19               ;    77.0 alu2    65 x[3]
        mov r10d, r11d              ;    77.0         63 x[2] copy
        rol edi, 0xa                ;    79.0 alu1    61 x[2]
        rol ebp, 0x1b               ;    79.0 alu2    62 x[0]
        xor r11d, r9d               ;    79.0 alu0    64 x[0]
        xor r10d, edi               ;    80.0 alu3    63 x[2]
        xor r11d, ebp               ;    80.0 alu1    64 x[0]
        mov edi, r9d                ;    79.0         63 x[2] copy
        shl edi, 7                  ;    79.0 alu2    63 x[2]
        rol r9d, 0x1f               ;    79.0 alu1    66 x[1]
        xor r10d, edi               ;    81.0 alu0    63 x[2]
        xor r9d, r11d               ;    81.0 alu3    68 x[1]
        lea edi, [r11*8]            ;    81.0 alu2    67 x[3]
        rol r11d, 0x13              ;    81.0 alu1    70 x[0]
        xor esi, edi                ;    82.0 alu0    67 x[3]
        xor r9d, r10d               ;    82.0 alu3    68 x[1]
        xor esi, r10d               ;    83.0 alu2    67 x[3]
        rol r10d, 0x1d              ;    82.0 alu1    69 x[2]
        mov edi, r11d               ;    82.0         34 x copy
        or edi, r9d                 ;    83.0 alu0    34 x
        xor edi, r10d               ;    84.0 alu3    34 x
        mov ebp, r9d                ;    83.0         34 x copy
        xor r11d, esi               ;    84.0 alu2    34 x
        or r10d, esi                ;    84.0 alu0    34 x
        xor ebp, r11d               ;    85.0 alu1    34 x
        and r11d, edi               ;    85.0 alu3    34 x
        mov r12d, esi               ;    84.0         34 x copy
        xor esi, edi                ;    85.0 alu2    34 x
        and r10d, ebp               ;    86.0 alu0    34 x
        xor r9d, r11d               ;    86.0 alu1    34 x
        xor r11d, r10d              ;    87.0 alu3    34 x
        or r12d, r10d               ;    87.0 alu2    34 x
        xor edi, r9d                ;    87.0 alu0    34 x
        xor r9d, dword [rbx - 92]   ;    87.0 alu1+agu1   97 x[0]
        mov ebp, esi                ;    86.0         34 x copy
        xor esi, dword [rbx - 88]   ;    86.0 alu3+agu2   97 x[2]
        rol esi, 0xa                ;    87.0 alu2    61 x[2]
        xor ebp, r12d               ;    88.0 alu0    34 x
        and edi, r11d               ;    88.0 alu1    34 x
        xor r11d, dword [rbx - 84]  ;    88.0 alu3+agu0   97 x[3]
        xor r9d, ebp                ;    89.0 alu2    97 x[0]
        xor ebp, dword [rbx + 92]   ;    89.0 alu0+agu1   97 x[1]
        xor ebp, edi                ;    90.0 alu1    97 x[1]
        xor esi, r11d               ;    89.0 alu3    63 x[2]
        rol r9d, 0x1b               ;    90.0 alu2    62 x[0]
        mov edi, r11d               ;    89.0         65 x[3] copy
        rol edi, 0x19               ;    89.0 alu1    65 x[3]
        xor r11d, r9d               ;    91.0 alu0    64 x[0]
        xor r11d, ebp               ;    92.0 alu3    64 x[0]
        mov r9d, ebp                ;    91.0         63 x[2] copy
        shl r9d, 7                  ;    91.0 alu2    63 x[2]
        rol ebp, 0x1f               ;    91.0 alu1    66 x[1]
        xor esi, r9d                ;    92.0 alu0    63 x[2]
        xor edi, esi                ;    93.0 alu3    67 x[3]
        xor ebp, esi                ;    93.0 alu2    68 x[1]
        rol esi, 0x1d               ;    93.0 alu1    69 x[2]
        xor ebp, r11d               ;    94.0 alu0    68 x[1]
        lea r9d, [r11*8]            ;    93.0 alu3    67 x[3]
        rol r11d, 0x13              ;    93.0 alu2    70 x[0]
        xor edi, r9d                ;    94.0 alu1    67 x[3]
        mov r9d, r11d               ;    94.0         41 x copy
        xor r9d, esi                ;    94.0 alu0    41 x
        not r9d                     ;    95.0 alu3    41 x
        and r11d, edi               ;    95.0 alu2    41 x
        or esi, edi                 ;    95.0 alu1    41 x
        xor edi, ebp                ;    95.0 alu0    41 x
        and edi, esi                ;    96.0 alu3    41 x
        or ebp, r11d                ;    96.0 alu2    41 x
        xor esi, r11d               ;    96.0 alu1    41 x
        xor ebp, r9d                ;    97.0 alu0    41 x
        or r9d, r11d                ;    96.0 alu3    41 x
        xor r11d, r9d               ;    97.0 alu2    41 x
        xor r9d, edi                ;    97.0 alu1    41 x
        xor edi, dword [rbx + 96]   ;    97.0 alu0+agu2   97 x[0]
        or r11d, esi                ;    98.0 alu3    41 x
        xor esi, ebp                ;    98.0 alu2    41 x
        and ebp, r9d                ;    98.0 alu1    41 x
        xor r9d, dword [rbx + 100]  ;    98.0 alu0+agu0   97 x[1]
        xor r11d, dword [rbx + 104] ;    99.0 alu3+agu1   97 x[2]
        xor ebp, dword [rbx + 108]  ;    99.0 alu2+agu2   97 x[3]
        xor edi, esi                ;    99.0 alu1    97 x[0]
        xor r11d, esi               ;   100.0 alu0    97 x[2]
        xor ebp, esi                ;   100.0 alu3    97 x[3]
        rol edi, 0x1b               ;   100.0 alu2    62 x[0]
        mov esi, r9d                ;    99.0         63 x[2] copy
        shl esi, 7                  ;    99.0 alu1    63 x[2]
        mov r10d, r9d               ;    99.0         66 x[1] copy
        rol r10d, 0x1f              ;    99.0 alu2    66 x[1]
        xor r9d, edi                ;   101.0 alu0    64 x[0]
        rol r11d, 0xa               ;   101.0 alu1    61 x[2]
        xor esi, ebp                ;   101.0 alu3    63 x[2]
        xor r9d, ebp                ;   102.0 alu0    64 x[0]
        rol ebp, 0x19               ;   101.0 alu2    65 x[3]
        xor esi, r11d               ;   102.0 alu1    63 x[2]
        xor ebp, esi                ;   103.0 alu3    67 x[3]
        xor r10d, esi               ;   103.0 alu0    68 x[1]
        rol esi, 0x1d               ;   103.0 alu2    69 x[2]
        xor r10d, r9d               ;   104.0 alu1    68 x[1]
        lea edi, [r9*8]             ;   103.0 alu3    67 x[3]
        rol r9d, 0x13               ;   103.0 alu2    70 x[0]
        xor ebp, edi                ;   104.0 alu0    67 x[3]
        mov edi, r9d                ;   104.0         40 x copy
        and edi, esi                ;   104.0 alu1    40 x
        xor r9d, esi                ;   104.0 alu3    40 x
        not esi                     ;   104.0 alu0    40 x
        xor edi, r10d               ;   105.0 alu2    40 x
        not r10d                    ;   105.0 alu1    40 x
        xor edi, ebp                ;   106.0 alu3    40 x
        or ebp, r9d                 ;   105.0 alu0    40 x
        mov r11d, r9d               ;   105.0         40 x copy
        xor r9d, r10d               ;   106.0 alu2    40 x
        xor r10d, dword [rbx + 120] ;   106.0 alu1+agu0   97 x[2]
        xor esi, edi                ;   107.0 alu3    40 x
        xor ebp, edi                ;   107.0 alu0    40 x
        and r11d, edi               ;   107.0 alu2    40 x
        xor r10d, r11d              ;   108.0 alu1    97 x[2]
        xor r11d, esi               ;   108.0 alu3    40 x
        xor esi, dword [rbx + 116]  ;   108.0 alu0+agu1   97 x[1]
        and r9d, ebp                ;   108.0 alu2    40 x
        xor r9d, r11d               ;   109.0 alu1    40 x
        and r11d, ebp               ;   109.0 alu3    40 x
        xor ebp, dword [rbx + 112]  ;   108.0 alu0+agu2   97 x[0]
        xor r10d, r11d              ;   110.0 alu2    97 x[2]
        xor ebp, r9d                ;   110.0 alu1    97 x[0]
        xor r9d, dword [rbx + 124]  ;   110.0 alu3+agu0   97 x[3]
        mov edi, esi                ;   109.0         63 x[2] copy
        shl edi, 7                  ;   109.0 alu2    63 x[2]
        mov r11d, esi               ;   109.0         66 x[1] copy
        rol r11d, 0x1f              ;   109.0 alu1    66 x[1]
        rol ebp, 0x1b               ;   111.0 alu2    62 x[0]
        rol r10d, 0xa               ;   111.0 alu1    61 x[2]
        xor esi, r9d                ;   111.0 alu0    64 x[0]
        xor edi, r9d                ;   111.0 alu3    63 x[2]
        rol r9d, 0x19               ;   111.0 alu2    65 x[3]
        xor esi, ebp                ;   112.0 alu0    64 x[0]
        xor edi, r10d               ;   112.0 alu1    63 x[2]
        xor r9d, edi                ;   113.0 alu3    67 x[3]
        xor r11d, edi               ;   113.0 alu0    68 x[1]
        rol edi, 0x1d               ;   113.0 alu2    69 x[2]
        xor r11d, esi               ;   114.0 alu1    68 x[1]
        lea ebp, [rsi*8]            ;   113.0 alu3    67 x[3]
        rol esi, 0x13               ;   113.0 alu2    70 x[0]
        xor r9d, ebp                ;   114.0 alu0    67 x[3]
        mov ebp, edi                ;   114.0         39 x copy
        xor edi, esi                ;   114.0 alu1    39 x
        xor edi, r9d                ;   115.0 alu3    39 x
        and r9d, esi                ;   115.0 alu0    39 x
        mov r10d, esi               ;   114.0         39 x copy
        and r10d, r11d              ;   115.0 alu2    39 x
        not r11d                    ;   115.0 alu1    39 x
        mov r12d, esi               ;   114.0         39 x copy
        xor esi, dword [rbx + 136]  ;   114.0 alu3+agu1   97 x[2]
        or ebp, r10d                ;   116.0 alu0    39 x
        xor r9d, r11d               ;   116.0 alu2    39 x
        xor r12d, r11d              ;   116.0 alu1    39 x
        not r12d                    ;   117.0 alu3    39 x
        xor ebp, r9d                ;   117.0 alu0    39 x
        xor edi, r9d                ;   117.0 alu2    39 x
        and r11d, ebp               ;   118.0 alu1    39 x
        or r12d, ebp                ;   118.0 alu3    39 x
        xor ebp, dword [rbx + 140]  ;   118.0 alu0+agu2   97 x[3]
        or r9d, edi                 ;   118.0 alu2    39 x
        xor esi, r9d                ;   119.0 alu1    97 x[2]
        xor r12d, dword [rbx + 132] ;   119.0 alu3+agu0   97 x[1]
        xor r12d, edi               ;   120.0 alu0    97 x[1]
        xor edi, dword [rbx + 128]  ;   118.0 alu2+agu1   97 x[0]
        xor edi, r11d               ;   119.0 alu1    97 x[0]
        xor esi, r11d               ;   120.0 alu3    97 x[2]
        rol edi, 0x1b               ;   120.0 alu2    62 x[0]
        mov r9d, ebp                ;   119.0         65 x[3] copy
        rol r9d, 0x19               ;   119.0 alu1    65 x[3]
        mov r10d, ebp               ;   119.0         64 x[0] copy
        xor r10d, edi               ;   121.0 alu0    64 x[0]
        rol esi, 0xa                ;   121.0 alu2    61 x[2]
        xor r10d, r12d              ;   122.0 alu3    64 x[0]
        xor ebp, esi                ;   122.0 alu0    63 x[2]
        mov esi, r12d               ;   121.0         63 x[2] copy
        shl esi, 7                  ;   121.0 alu1    63 x[2]
        rol r12d, 0x1f              ;   121.0 alu2    66 x[1]
        xor ebp, esi                ;   123.0 alu3    63 x[2]
        xor r12d, r10d              ;   123.0 alu0    68 x[1]
        lea esi, [r10*8]            ;   123.0 alu1    67 x[3]
        rol r10d, 0x13              ;   123.0 alu2    70 x[0]
        xor r9d, esi                ;   124.0 alu3    67 x[3]
        xor r9d, ebp                ;   125.0 alu0    67 x[3]
        xor r12d, ebp               ;   124.0 alu1    68 x[1]
        rol ebp, 0x1d               ;   124.0 alu2    69 x[2]
        mov esi, r10d               ;   124.0         38 x copy
        xor esi, ebp                ;   125.0 alu3    38 x
        mov edi, r10d               ;   124.0         38 x copy
        mov r11d, r10d              ;   124.0         38 x copy
        and r11d, r12d              ;   125.0 alu0    38 x
        or ebp, r9d                 ;   126.0 alu1    38 x
        and edi, r9d                ;   126.0 alu3    38 x
        xor r11d, r9d               ;   126.0 alu2    38 x
        not edi                     ;   127.0 alu0    38 x
        and esi, ebp                ;   127.0 alu1    38 x
        xor r12d, ebp               ;   127.0 alu3    38 x
        and r12d, edi               ;   128.0 alu2    38 x
        xor edi, dword [rbx + 144]  ;   128.0 alu0+agu2   97 x[0]
        xor r11d, esi               ;   128.0 alu1    38 x
        or r10d, esi                ;   128.0 alu3    38 x
        xor r12d, esi               ;   129.0 alu2    38 x
        not esi                     ;   128.0 alu0    38 x
        xor edi, r10d               ;   129.0 alu1    97 x[0]
        xor esi, dword [rbx + 152]  ;   129.0 alu3+agu0   97 x[2]
        xor r10d, r11d              ;   129.0 alu2    38 x
        or r10d, r12d               ;   130.0 alu0    38 x
        xor edi, r12d               ;   130.0 alu1    97 x[0]
        xor r12d, dword [rbx + 156] ;   130.0 alu3+agu1   97 x[3]
        xor r12d, r11d              ;   131.0 alu2    97 x[3]
        xor r11d, dword [rbx + 148] ;   129.0 alu0+agu2   97 x[1]
        xor esi, r10d               ;   131.0 alu1    97 x[2]
        rol edi, 0x1b               ;   131.0 alu2    62 x[0]
        mov ebp, r11d               ;   130.0         63 x[2] copy
        shl ebp, 7                  ;   130.0 alu1    63 x[2]
        mov r9d, r11d               ;   130.0         66 x[1] copy
        rol r9d, 0x1f               ;   130.0 alu2    66 x[1]
        xor r11d, edi               ;   132.0 alu3    64 x[0]
        rol esi, 0xa                ;   132.0 alu1    61 x[2]
        xor ebp, r12d               ;   132.0 alu0    63 x[2]
        xor r11d, r12d              ;   133.0 alu2    64 x[0]
        rol r12d, 0x19              ;   132.0 alu1    65 x[3]
        xor ebp, esi                ;   133.0 alu3    63 x[2]
        xor r9d, r11d               ;   134.0 alu0    68 x[1]
        xor r9d, ebp                ;   135.0 alu2    68 x[1]
        xor r12d, ebp               ;   134.0 alu3    67 x[3]
        rol ebp, 0x1d               ;   134.0 alu1    69 x[2]
        lea esi, [r11*8]            ;   134.0 alu0    67 x[3]
        rol r11d, 0x13              ;   134.0 alu2    70 x[0]
        xor r12d, esi               ;   135.0 alu3    67 x[3]
        mov esi, r11d               ;   135.0         37 x copy
        and r11d, ebp               ;   135.0 alu0    37 x
        mov edi, ebp                ;   135.0         37 x copy
        xor edi, r9d                ;   136.0 alu1    37 x
        xor ebp, r12d               ;   136.0 alu2    37 x
        and r9d, edi                ;   137.0 alu3    37 x
        xor r11d, edi               ;   137.0 alu0    37 x
        xor esi, r9d                ;   138.0 alu1    37 x
        xor ebp, r11d               ;   138.0 alu2    37 x
        mov r9d, edi                ;   137.0         37 x copy
        xor r11d, dword [rbx + 168] ;   138.0 alu3+agu0   97 x[2]
        or r12d, esi                ;   139.0 alu0    37 x
        xor esi, ebp                ;   139.0 alu1    37 x
        xor r9d, r12d               ;   140.0 alu2    37 x
        mov r10d, ebp               ;   139.0         37 x copy
        xor ebp, dword [rbx + 172]  ;   139.0 alu3+agu1   97 x[3]
        mov r12d, esi               ;   140.0         37 x copy
        or edi, r9d                 ;   141.0 alu0    37 x
        or esi, r9d                 ;   141.0 alu1    37 x
        and r10d, r9d               ;   141.0 alu2    37 x
        xor r9d, dword [rbx + 160]  ;   141.0 alu3+agu2   97 x[0]
        xor r12d, edi               ;   142.0 alu0    37 x
        xor ebp, esi                ;   142.0 alu1    97 x[3]
        rol r9d, 0x1b               ;   142.0 alu2    62 x[0]
        xor r10d, dword [rbx + 164] ;   142.0 alu3+agu0   97 x[1]
        xor r10d, r12d              ;   143.0 alu0    97 x[1]
        xor r11d, r12d              ;   143.0 alu1    97 x[2]
        xor r9d, ebp                ;   143.0 alu2    64 x[0]
        rol r11d, 0xa               ;   144.0 alu1    61 x[2]
        mov esi, ebp                ;   143.0         65 x[3] copy
        rol esi, 0x19               ;   143.0 alu2    65 x[3]
        xor r9d, r10d               ;   144.0 alu3    64 x[0]
        xor ebp, r11d               ;   145.0 alu0    63 x[2]
        mov edi, r10d               ;   144.0         63 x[2] copy
        shl edi, 7                  ;   144.0 alu1    63 x[2]
        rol r10d, 0x1f              ;   144.0 alu2    66 x[1]
        xor ebp, edi                ;   146.0 alu3    63 x[2]
        xor r10d, r9d               ;   145.0 alu0    68 x[1]
        lea edi, [r9*8]             ;   145.0 alu1    67 x[3]
        rol r9d, 0x13               ;   145.0 alu2    70 x[0]
        xor esi, edi                ;   146.0 alu3    67 x[3]
        xor esi, ebp                ;   147.0 alu0    67 x[3]
        xor r10d, ebp               ;   147.0 alu1    68 x[1]
        rol ebp, 0x1d               ;   147.0 alu2    69 x[2]
        mov edi, r9d                ;   146.0         36 x copy
        xor ebp, r10d               ;   148.0 alu3    36 x
        xor ebp, esi                ;   149.0 alu0    36 x
        xor edi, esi                ;   148.0 alu1    36 x
        mov r11d, r10d              ;   148.0         36 x copy
        mov r12d, edi               ;   149.0         36 x copy
        and esi, ebp                ;   150.0 alu2    36 x
        xor r9d, ebp                ;   150.0 alu3    36 x
        or r11d, ebp                ;   150.0 alu0    36 x
        xor ebp, dword [rbx + 180]  ;   150.0 alu1+agu1   97 x[1]
        xor r10d, esi               ;   151.0 alu2    36 x
        xor r12d, r11d              ;   151.0 alu3    36 x
        not r9d                     ;   151.0 alu0    36 x
        and edi, r10d               ;   152.0 alu1    36 x
        xor r10d, dword [rbx + 184] ;   152.0 alu2+agu2   97 x[2]
        xor r10d, r9d               ;   153.0 alu3    97 x[2]
        and r9d, r12d               ;   152.0 alu0    36 x
        xor r12d, dword [rbx + 176] ;   152.0 alu1+agu0   97 x[0]
        rol r12d, 0x1b              ;   153.0 alu2    62 x[0]
        or r9d, edi                 ;   153.0 alu3    36 x
        xor ebp, edi                ;   153.0 alu0    97 x[1]
        xor r10d, edi               ;   154.0 alu1    97 x[2]
        xor r9d, dword [rbx - 80]   ;   154.0 alu2+agu1   97 x[3]
        xor r12d, ebp               ;   154.0 alu3    64 x[0]
        rol r10d, 0xa               ;   155.0 alu1    61 x[2]
        mov esi, ebp                ;   154.0         63 x[2] copy
        shl esi, 7                  ;   154.0 alu2    63 x[2]
        rol ebp, 0x1f               ;   154.0 alu1    66 x[1]
        xor r12d, r9d               ;   155.0 alu0    64 x[0]
        xor esi, r9d                ;   155.0 alu3    63 x[2]
        rol r9d, 0x19               ;   155.0 alu2    65 x[3]
        xor esi, r10d               ;   156.0 alu0    63 x[2]
        xor ebp, r12d               ;   156.0 alu1    35 x
        lea edi, [r12*8]            ;   156.0 alu3    67 x[3]
        rol r12d, 0x13              ;   156.0 alu2    70 x[0]
        xor r9d, edi                ;   157.0 alu0    67 x[3]
        xor r9d, esi                ;   158.0 alu1    67 x[3]
        xor ebp, esi                ;   157.0 alu3    35 x
        rol esi, 0x1d               ;   157.0 alu2    69 x[2]
        mov edi, r12d               ;   157.0         35 x copy
        xor edi, esi                ;   158.0 alu0    35 x
        not esi                     ;   158.0 alu1    35 x
        xor ebp, r9d                ;   159.0 alu3    35 x
        or r12d, ebp                ;   160.0 alu2    35 x
        mov r10d, r9d               ;   159.0         35 x copy
        and r10d, ebp               ;   160.0 alu0    35 x
        xor ebp, esi                ;   160.0 alu1    35 x
        mov r11d, edi               ;   159.0         35 x copy
        mov r13d, edi               ;   159.0         35 x copy
        xor edi, dword [rbx + 196]  ;   159.0 alu3+agu2   97 x[2]
        xor r9d, r12d               ;   161.0 alu2    35 x
        xor r11d, r10d              ;   161.0 alu0    35 x
        and r13d, r9d               ;   162.0 alu1    35 x
        and esi, r9d                ;   162.0 alu3    35 x
        xor r9d, ebp                ;   162.0 alu2    35 x
        or ebp, r11d                ;   162.0 alu0    35 x
        xor r11d, dword [rbx + 200] ;   162.0 alu1+agu0   97 x[3]
        xor edi, esi                ;   163.0 alu3    97 x[2]
        xor ebp, r13d               ;   163.0 alu2    35 x
        xor edi, r9d                ;   164.0 alu0    97 x[2]
        xor r9d, dword [rbx + 192]  ;   163.0 alu1+agu1   97 x[1]
        xor r9d, ebp                ;   164.0 alu3    97 x[1]
        xor ebp, dword [rbx + 188]  ;   164.0 alu2+agu2   97 x[0]
        mov esi, r11d               ;   163.0         65 x[3] copy
        rol esi, 0x19               ;   163.0 alu1    65 x[3]
        mov r10d, r11d              ;   163.0         63 x[2] copy
        rol edi, 0xa                ;   165.0 alu2    61 x[2]
        rol ebp, 0x1b               ;   165.0 alu1    62 x[0]
        xor r11d, r9d               ;   165.0 alu0    64 x[0]
        xor r10d, edi               ;   166.0 alu3    63 x[2]
        xor r11d, ebp               ;   166.0 alu2    64 x[0]
        mov edi, r9d                ;   165.0         63 x[2] copy
        shl edi, 7                  ;   165.0 alu1    63 x[2]
        rol r9d, 0x1f               ;   165.0 alu2    66 x[1]
        xor r10d, edi               ;   167.0 alu0    63 x[2]
        xor r9d, r11d               ;   167.0 alu3    68 x[1]
        lea edi, [r11*8]            ;   167.0 alu1    67 x[3]
        rol r11d, 0x13              ;   167.0 alu2    70 x[0]
        xor esi, edi                ;   168.0 alu0    67 x[3]
        xor r9d, r10d               ;   168.0 alu3    68 x[1]
        xor esi, r10d               ;   169.0 alu1    67 x[3]
        rol r10d, 0x1d              ;   168.0 alu2    69 x[2]
        mov edi, r11d               ;   168.0         34 x copy
        or edi, r9d                 ;   169.0 alu0    34 x
        xor edi, r10d               ;   170.0 alu3    34 x
        mov ebp, r9d                ;   169.0         34 x copy
        xor r11d, esi               ;   170.0 alu1    34 x
        or r10d, esi                ;   170.0 alu0    34 x
        xor ebp, r11d               ;   171.0 alu2    34 x
        and r11d, edi               ;   171.0 alu3    34 x
        mov r12d, esi               ;   170.0         34 x copy
        xor esi, edi                ;   171.0 alu1    34 x
        and r10d, ebp               ;   172.0 alu0    34 x
        xor r9d, r11d               ;   172.0 alu2    34 x
        xor r11d, r10d              ;   173.0 alu3    34 x
        or r12d, r10d               ;   173.0 alu1    34 x
        xor edi, r9d                ;   173.0 alu0    34 x
        xor r9d, dword [rbx - 76]   ;   173.0 alu2+agu0   97 x[0]
        mov ebp, esi                ;   172.0         34 x copy
        xor esi, dword [rbx - 72]   ;   172.0 alu3+agu1   97 x[2]
        rol esi, 0xa                ;   173.0 alu1    61 x[2]
        xor ebp, r12d               ;   174.0 alu0    34 x
        and edi, r11d               ;   174.0 alu2    34 x
        xor r11d, dword [rbx - 68]  ;   174.0 alu3+agu2   97 x[3]
        xor r9d, ebp                ;   175.0 alu1    97 x[0]
        xor ebp, dword [rbx + 204]  ;   175.0 alu0+agu0   97 x[1]
        xor ebp, edi                ;   176.0 alu2    97 x[1]
        xor esi, r11d               ;   175.0 alu3    63 x[2]
        rol r9d, 0x1b               ;   176.0 alu1    62 x[0]
        mov edi, r11d               ;   175.0         65 x[3] copy
        rol edi, 0x19               ;   175.0 alu2    65 x[3]
        xor r11d, r9d               ;   177.0 alu0    64 x[0]
        xor r11d, ebp               ;   178.0 alu3    64 x[0]
        mov r9d, ebp                ;   177.0         63 x[2] copy
        shl r9d, 7                  ;   177.0 alu1    63 x[2]
        rol ebp, 0x1f               ;   177.0 alu2    66 x[1]
        xor esi, r9d                ;   178.0 alu0    63 x[2]
        xor edi, esi                ;   179.0 alu3    67 x[3]
        xor ebp, esi                ;   179.0 alu1    68 x[1]
        rol esi, 0x1d               ;   179.0 alu2    69 x[2]
        xor ebp, r11d               ;   180.0 alu0    68 x[1]
        lea r9d, [r11*8]            ;   179.0 alu3    67 x[3]
        rol r11d, 0x13              ;   179.0 alu1    70 x[0]
        xor edi, r9d                ;   180.0 alu2    67 x[3]
        mov r9d, r11d               ;   180.0         41 x copy
        xor r9d, esi                ;   180.0 alu0    41 x
        not r9d                     ;   181.0 alu3    41 x
        and r11d, edi               ;   181.0 alu1    41 x
        or esi, edi                 ;   181.0 alu2    41 x
        xor edi, ebp                ;   181.0 alu0    41 x
        and edi, esi                ;   182.0 alu3    41 x
        or ebp, r11d                ;   182.0 alu1    41 x
        xor esi, r11d               ;   182.0 alu2    41 x
        xor ebp, r9d                ;   183.0 alu0    41 x
        or r9d, r11d                ;   182.0 alu3    41 x
        xor r11d, r9d               ;   183.0 alu1    41 x
        xor r9d, edi                ;   183.0 alu2    41 x
        xor edi, dword [rbx + 208]  ;   183.0 alu0+agu1   97 x[0]
        or r11d, esi                ;   184.0 alu3    41 x
        xor esi, ebp                ;   184.0 alu1    41 x
        and ebp, r9d                ;   184.0 alu2    41 x
        xor r9d, dword [rbx + 212]  ;   184.0 alu0+agu2   97 x[1]
        xor r11d, dword [rbx + 216] ;   185.0 alu3+agu0   97 x[2]
        xor ebp, dword [rbx + 220]  ;   185.0 alu1+agu1   97 x[3]
        xor edi, esi                ;   185.0 alu2    97 x[0]
        xor r11d, esi               ;   186.0 alu0    97 x[2]
        xor ebp, esi                ;   186.0 alu3    97 x[3]
        rol edi, 0x1b               ;   186.0 alu1    62 x[0]
        mov esi, r9d                ;   185.0         63 x[2] copy
        shl esi, 7                  ;   185.0 alu2    63 x[2]
        mov r10d, r9d               ;   185.0         66 x[1] copy
        rol r10d, 0x1f              ;   185.0 alu1    66 x[1]
        xor r9d, edi                ;   187.0 alu0    64 x[0]
        rol r11d, 0xa               ;   187.0 alu2    61 x[2]
        xor esi, ebp                ;   187.0 alu3    63 x[2]
        xor r9d, ebp                ;   188.0 alu0    64 x[0]
        rol ebp, 0x19               ;   187.0 alu1    65 x[3]
        xor esi, r11d               ;   188.0 alu2    63 x[2]
        xor ebp, esi                ;   189.0 alu3    67 x[3]
        xor r10d, esi               ;   189.0 alu0    68 x[1]
        rol esi, 0x1d               ;   189.0 alu1    69 x[2]
        xor r10d, r9d               ;   190.0 alu2    68 x[1]
        lea edi, [r9*8]             ;   189.0 alu3    67 x[3]
        rol r9d, 0x13               ;   189.0 alu1    70 x[0]
        xor ebp, edi                ;   190.0 alu0    67 x[3]
        mov edi, r9d                ;   190.0         40 x copy
        and edi, esi                ;   190.0 alu2    40 x
        xor r9d, esi                ;   190.0 alu3    40 x
        not esi                     ;   190.0 alu0    40 x
        xor edi, r10d               ;   191.0 alu1    40 x
        not r10d                    ;   191.0 alu2    40 x
        xor edi, ebp                ;   192.0 alu3    40 x
        or ebp, r9d                 ;   191.0 alu0    40 x
        mov r11d, r9d               ;   191.0         40 x copy
        xor r9d, r10d               ;   192.0 alu1    40 x
        xor r10d, dword [rbx + 232] ;   192.0 alu2+agu2   97 x[2]
        xor esi, edi                ;   193.0 alu3    40 x
        xor ebp, edi                ;   193.0 alu0    40 x
        and r11d, edi               ;   193.0 alu1    40 x
        xor r10d, r11d              ;   194.0 alu2    97 x[2]
        xor r11d, esi               ;   194.0 alu3    40 x
        xor esi, dword [rbx + 228]  ;   194.0 alu0+agu0   97 x[1]
        and r9d, ebp                ;   194.0 alu1    40 x
        xor r9d, r11d               ;   195.0 alu2    40 x
        and r11d, ebp               ;   195.0 alu3    40 x
        xor ebp, dword [rbx + 224]  ;   194.0 alu0+agu1   97 x[0]
        xor r10d, r11d              ;   196.0 alu1    97 x[2]
        xor ebp, r9d                ;   196.0 alu2    97 x[0]
        xor r9d, dword [rbx + 236]  ;   196.0 alu3+agu2   97 x[3]
        mov edi, esi                ;   195.0         63 x[2] copy
        shl edi, 7                  ;   195.0 alu1    63 x[2]
        mov r11d, esi               ;   195.0         66 x[1] copy
        rol r11d, 0x1f              ;   195.0 alu2    66 x[1]
        rol ebp, 0x1b               ;   197.0 alu1    62 x[0]
        rol r10d, 0xa               ;   197.0 alu2    61 x[2]
        xor esi, r9d                ;   197.0 alu0    64 x[0]
        xor edi, r9d                ;   197.0 alu3    63 x[2]
        rol r9d, 0x19               ;   197.0 alu1    65 x[3]
        xor esi, ebp                ;   198.0 alu0    64 x[0]
        xor edi, r10d               ;   198.0 alu2    63 x[2]
        xor r9d, edi                ;   199.0 alu3    67 x[3]
        xor r11d, edi               ;   199.0 alu0    68 x[1]
        rol edi, 0x1d               ;   199.0 alu1    69 x[2]
        xor r11d, esi               ;   200.0 alu2    68 x[1]
        lea ebp, [rsi*8]            ;   199.0 alu3    67 x[3]
        rol esi, 0x13               ;   199.0 alu1    70 x[0]
        xor r9d, ebp                ;   200.0 alu0    67 x[3]
        mov ebp, edi                ;   200.0         39 x copy
        xor edi, esi                ;   200.0 alu2    39 x
        xor edi, r9d                ;   201.0 alu3    39 x
        and r9d, esi                ;   201.0 alu0    39 x
        mov r10d, esi               ;   200.0         39 x copy
        and r10d, r11d              ;   201.0 alu1    39 x
        not r11d                    ;   201.0 alu2    39 x
        mov r12d, esi               ;   200.0         39 x copy
        xor esi, dword [rbx + 248]  ;   200.0 alu3+agu0   97 x[2]
        or ebp, r10d                ;   202.0 alu0    39 x
        xor r9d, r11d               ;   202.0 alu1    39 x
        xor r12d, r11d              ;   202.0 alu2    39 x
        not r12d                    ;   203.0 alu3    39 x
        xor ebp, r9d                ;   203.0 alu0    39 x
        xor edi, r9d                ;   203.0 alu1    39 x
        and r11d, ebp               ;   204.0 alu2    39 x
        or r12d, ebp                ;   204.0 alu3    39 x
        xor ebp, dword [rbx + 252]  ;   204.0 alu0+agu1   97 x[3]
        or r9d, edi                 ;   204.0 alu1    39 x
        xor esi, r9d                ;   205.0 alu2    97 x[2]
        xor r12d, dword [rbx + 244] ;   205.0 alu3+agu2   97 x[1]
        xor r12d, edi               ;   206.0 alu0    97 x[1]
        xor edi, dword [rbx + 240]  ;   204.0 alu1+agu0   97 x[0]
        xor edi, r11d               ;   205.0 alu2    97 x[0]
        xor esi, r11d               ;   206.0 alu3    97 x[2]
        rol edi, 0x1b               ;   206.0 alu1    62 x[0]
        mov r9d, ebp                ;   205.0         65 x[3] copy
        rol r9d, 0x19               ;   205.0 alu2    65 x[3]
        mov r10d, ebp               ;   205.0         64 x[0] copy
        xor r10d, edi               ;   207.0 alu0    64 x[0]
        rol esi, 0xa                ;   207.0 alu1    61 x[2]
        xor r10d, r12d              ;   208.0 alu3    64 x[0]
        xor ebp, esi                ;   208.0 alu0    63 x[2]
        mov esi, r12d               ;   207.0         63 x[2] copy
        shl esi, 7                  ;   207.0 alu2    63 x[2]
        rol r12d, 0x1f              ;   207.0 alu1    66 x[1]
        xor ebp, esi                ;   209.0 alu3    63 x[2]
        xor r12d, r10d              ;   209.0 alu0    68 x[1]
        lea esi, [r10*8]            ;   209.0 alu2    67 x[3]
        rol r10d, 0x13              ;   209.0 alu1    70 x[0]
        xor r9d, esi                ;   210.0 alu3    67 x[3]
        xor r9d, ebp                ;   211.0 alu0    67 x[3]
        xor r12d, ebp               ;   210.0 alu2    68 x[1]
        rol ebp, 0x1d               ;   210.0 alu1    69 x[2]
        mov esi, r10d               ;   210.0         38 x copy
        xor esi, ebp                ;   211.0 alu3    38 x
        mov edi, r10d               ;   210.0         38 x copy
        mov r11d, r10d              ;   210.0         38 x copy
        and r11d, r12d              ;   211.0 alu0    38 x
        or ebp, r9d                 ;   212.0 alu2    38 x
        and edi, r9d                ;   212.0 alu3    38 x
        xor r11d, r9d               ;   212.0 alu1    38 x
        not edi                     ;   213.0 alu0    38 x
        and esi, ebp                ;   213.0 alu2    38 x
        xor r12d, ebp               ;   213.0 alu3    38 x
        and r12d, edi               ;   214.0 alu1    38 x
        xor edi, dword [rbx + 256]  ;   214.0 alu0+agu1   97 x[0]
        xor r11d, esi               ;   214.0 alu2    38 x
        or r10d, esi                ;   214.0 alu3    38 x
        xor r12d, esi               ;   215.0 alu1    38 x
        not esi                     ;   214.0 alu0    38 x
        xor edi, r10d               ;   215.0 alu2    97 x[0]
        xor esi, dword [rbx + 264]  ;   215.0 alu3+agu2   97 x[2]
        xor r10d, r11d              ;   215.0 alu1    38 x
        or r10d, r12d               ;   216.0 alu0    38 x
        xor edi, r12d               ;   216.0 alu2    97 x[0]
        xor r12d, dword [rbx + 268] ;   216.0 alu3+agu0   97 x[3]
        xor r12d, r11d              ;   217.0 alu1    97 x[3]
        xor r11d, dword [rbx + 260] ;   215.0 alu0+agu1   97 x[1]
        xor esi, r10d               ;   217.0 alu2    97 x[2]
        rol edi, 0x1b               ;   217.0 alu1    62 x[0]
        mov ebp, r11d               ;   216.0         63 x[2] copy
        shl ebp, 7                  ;   216.0 alu2    63 x[2]
        mov r9d, r11d               ;   216.0         66 x[1] copy
        rol r9d, 0x1f               ;   216.0 alu1    66 x[1]
        xor r11d, edi               ;   218.0 alu3    64 x[0]
        rol esi, 0xa                ;   218.0 alu2    61 x[2]
        xor ebp, r12d               ;   218.0 alu0    63 x[2]
        xor r11d, r12d              ;   219.0 alu1    64 x[0]
        rol r12d, 0x19              ;   218.0 alu2    65 x[3]
        xor ebp, esi                ;   219.0 alu3    63 x[2]
        xor r9d, r11d               ;   220.0 alu0    68 x[1]
        xor r9d, ebp                ;   221.0 alu1    68 x[1]
        xor r12d, ebp               ;   220.0 alu3    67 x[3]
        rol ebp, 0x1d               ;   220.0 alu2    69 x[2]
        lea esi, [r11*8]            ;   220.0 alu0    67 x[3]
        rol r11d, 0x13              ;   220.0 alu1    70 x[0]
        xor r12d, esi               ;   221.0 alu3    67 x[3]
        mov esi, r11d               ;   221.0         37 x copy
        and r11d, ebp               ;   221.0 alu0    37 x
        mov edi, ebp                ;   221.0         37 x copy
        xor edi, r9d                ;   222.0 alu2    37 x
        xor ebp, r12d               ;   222.0 alu1    37 x
        and r9d, edi                ;   223.0 alu3    37 x
        xor r11d, edi               ;   223.0 alu0    37 x
        xor esi, r9d                ;   224.0 alu2    37 x
        xor ebp, r11d               ;   224.0 alu1    37 x
        mov r9d, edi                ;   223.0         37 x copy
        xor r11d, dword [rbx + 280] ;   224.0 alu3+agu2   97 x[2]
        or r12d, esi                ;   225.0 alu0    37 x
        xor esi, ebp                ;   225.0 alu2    37 x
        xor r9d, r12d               ;   226.0 alu1    37 x
        mov r10d, ebp               ;   225.0         37 x copy
        xor ebp, dword [rbx + 284]  ;   225.0 alu3+agu0   97 x[3]
        mov r12d, esi               ;   226.0         37 x copy
        or edi, r9d                 ;   227.0 alu0    37 x
        or esi, r9d                 ;   227.0 alu2    37 x
        and r10d, r9d               ;   227.0 alu1    37 x
        xor r9d, dword [rbx + 272]  ;   227.0 alu3+agu1   97 x[0]
        xor r12d, edi               ;   228.0 alu0    37 x
        xor ebp, esi                ;   228.0 alu2    97 x[3]
        rol r9d, 0x1b               ;   228.0 alu1    62 x[0]
        xor r10d, dword [rbx + 276] ;   228.0 alu3+agu2   97 x[1]
        xor r10d, r12d              ;   229.0 alu0    97 x[1]
        xor r11d, r12d              ;   229.0 alu2    97 x[2]
        xor r9d, ebp                ;   229.0 alu1    64 x[0]
        rol r11d, 0xa               ;   230.0 alu2    61 x[2]
        mov esi, ebp                ;   229.0         65 x[3] copy
        rol esi, 0x19               ;   229.0 alu1    65 x[3]
        xor r9d, r10d               ;   230.0 alu3    64 x[0]
        xor ebp, r11d               ;   231.0 alu0    63 x[2]
        mov edi, r10d               ;   230.0         63 x[2] copy
        shl edi, 7                  ;   230.0 alu2    63 x[2]
        rol r10d, 0x1f              ;   230.0 alu1    66 x[1]
        xor ebp, edi                ;   232.0 alu3    63 x[2]
        xor r10d, r9d               ;   231.0 alu0    68 x[1]
        lea edi, [r9*8]             ;   231.0 alu2    67 x[3]
        rol r9d, 0x13               ;   231.0 alu1    70 x[0]
        xor esi, edi                ;   232.0 alu3    67 x[3]
        xor esi, ebp                ;   233.0 alu0    67 x[3]
        xor r10d, ebp               ;   233.0 alu2    68 x[1]
        rol ebp, 0x1d               ;   233.0 alu1    69 x[2]
        mov edi, r9d                ;   232.0         36 x copy
        xor ebp, r10d               ;   234.0 alu3    36 x
        xor ebp, esi                ;   235.0 alu0    36 x
        xor edi, esi                ;   234.0 alu2    36 x
        mov r11d, r10d              ;   234.0         36 x copy
        mov r12d, edi               ;   235.0         36 x copy
        and esi, ebp                ;   236.0 alu1    36 x
        xor r9d, ebp                ;   236.0 alu3    36 x
        or r11d, ebp                ;   236.0 alu0    36 x
        xor ebp, dword [rbx + 292]  ;   236.0 alu2+agu0   97 x[1]
        xor r10d, esi               ;   237.0 alu1    36 x
        xor r12d, r11d              ;   237.0 alu3    36 x
        not r9d                     ;   237.0 alu0    36 x
        and edi, r10d               ;   238.0 alu2    36 x
        xor r10d, dword [rbx + 296] ;   238.0 alu1+agu1   97 x[2]
        xor r10d, r9d               ;   239.0 alu3    97 x[2]
        and r9d, r12d               ;   238.0 alu0    36 x
        xor r12d, dword [rbx + 288] ;   238.0 alu2+agu2   97 x[0]
        rol r12d, 0x1b              ;   239.0 alu1    62 x[0]
        or r9d, edi                 ;   239.0 alu3    36 x
        xor ebp, edi                ;   239.0 alu0    97 x[1]
        xor r10d, edi               ;   240.0 alu2    97 x[2]
        xor r9d, dword [rbx - 64]   ;   240.0 alu1+agu0   97 x[3]
        xor r12d, ebp               ;   240.0 alu3    64 x[0]
        rol r10d, 0xa               ;   241.0 alu2    61 x[2]
        mov esi, ebp                ;   240.0         63 x[2] copy
        shl esi, 7                  ;   240.0 alu1    63 x[2]
        rol ebp, 0x1f               ;   240.0 alu2    66 x[1]
        xor r12d, r9d               ;   241.0 alu0    64 x[0]
        xor esi, r9d                ;   241.0 alu3    63 x[2]
        rol r9d, 0x19               ;   241.0 alu1    65 x[3]
        xor esi, r10d               ;   242.0 alu0    63 x[2]
        xor ebp, r12d               ;   242.0 alu2    35 x
        lea edi, [r12*8]            ;   242.0 alu3    67 x[3]
        rol r12d, 0x13              ;   242.0 alu1    70 x[0]
        xor r9d, edi                ;   243.0 alu0    67 x[3]
        xor r9d, esi                ;   244.0 alu2    67 x[3]
        xor ebp, esi                ;   243.0 alu3    35 x
        rol esi, 0x1d               ;   243.0 alu1    69 x[2]
        mov edi, r12d               ;   243.0         35 x copy
        xor edi, esi                ;   244.0 alu0    35 x
        not esi                     ;   244.0 alu2    35 x
        xor ebp, r9d                ;   245.0 alu3    35 x
        or r12d, ebp                ;   246.0 alu1    35 x
        mov r10d, r9d               ;   245.0         35 x copy
        and r10d, ebp               ;   246.0 alu0    35 x
        xor ebp, esi                ;   246.0 alu2    35 x
        mov r11d, edi               ;   245.0         35 x copy
        mov r13d, edi               ;   245.0         35 x copy
        xor edi, dword [rbx + 308]  ;   245.0 alu3+agu1   97 x[2]
        xor r9d, r12d               ;   247.0 alu1    35 x
        xor r11d, r10d              ;   247.0 alu0    35 x
        and r13d, r9d               ;   248.0 alu2    35 x
        and esi, r9d                ;   248.0 alu3    35 x
        xor r9d, ebp                ;   248.0 alu1    35 x
        or ebp, r11d                ;   248.0 alu0    35 x
        xor r11d, dword [rbx + 312] ;   248.0 alu2+agu2   97 x[3]
        xor edi, esi                ;   249.0 alu3    97 x[2]
        xor ebp, r13d               ;   249.0 alu1    35 x
        xor edi, r9d                ;   250.0 alu0    97 x[2]
        xor r9d, dword [rbx + 304]  ;   249.0 alu2+agu0   97 x[1]
        xor r9d, ebp                ;   250.0 alu3    97 x[1]
        xor ebp, dword [rbx + 300]  ;   250.0 alu1+agu1   97 x[0]
        mov esi, r11d               ;   249.0         65 x[3] copy
        rol esi, 0x19               ;   249.0 alu2    65 x[3]
        mov r10d, r11d              ;   249.0         63 x[2] copy
        rol edi, 0xa                ;   251.0 alu1    61 x[2]
        rol ebp, 0x1b               ;   251.0 alu2    62 x[0]
        xor r11d, r9d               ;   251.0 alu0    64 x[0]
        xor r10d, edi               ;   252.0 alu3    63 x[2]
        xor r11d, ebp               ;   252.0 alu1    64 x[0]
        mov edi, r9d                ;   251.0         63 x[2] copy
        shl edi, 7                  ;   251.0 alu2    63 x[2]
        rol r9d, 0x1f               ;   251.0 alu1    66 x[1]
        xor r10d, edi               ;   253.0 alu0    63 x[2]
        xor r9d, r11d               ;   253.0 alu3    68 x[1]
        lea edi, [r11*8]            ;   253.0 alu2    67 x[3]
        rol r11d, 0x13              ;   253.0 alu1    70 x[0]
        xor esi, edi                ;   254.0 alu0    67 x[3]
        xor r9d, r10d               ;   254.0 alu3    68 x[1]
        xor esi, r10d               ;   255.0 alu2    67 x[3]
        rol r10d, 0x1d              ;   254.0 alu1    69 x[2]
        mov edi, r11d               ;   254.0         34 x copy
        or edi, r9d                 ;   255.0 alu0    34 x
        xor edi, r10d               ;   256.0 alu3    34 x
        mov ebp, r9d                ;   255.0         34 x copy
        xor r11d, esi               ;   256.0 alu2    34 x
        or r10d, esi                ;   256.0 alu0    34 x
        xor ebp, r11d               ;   257.0 alu1    34 x
        and r11d, edi               ;   257.0 alu3    34 x
        mov r12d, esi               ;   256.0         34 x copy
        xor esi, edi                ;   257.0 alu2    34 x
        and r10d, ebp               ;   258.0 alu0    34 x
        xor r9d, r11d               ;   258.0 alu1    34 x
        xor r11d, r10d              ;   259.0 alu3    34 x
        or r12d, r10d               ;   259.0 alu2    34 x
        xor edi, r9d                ;   259.0 alu0    34 x
        xor r9d, dword [rbx - 60]   ;   259.0 alu1+agu2   97 x[0]
        mov ebp, esi                ;   258.0         34 x copy
        xor esi, dword [rbx - 56]   ;   258.0 alu3+agu0   97 x[2]
        rol esi, 0xa                ;   259.0 alu2    61 x[2]
        xor ebp, r12d               ;   260.0 alu0    34 x
        and edi, r11d               ;   260.0 alu1    34 x
        xor r11d, dword [rbx - 52]  ;   260.0 alu3+agu1   97 x[3]
        xor r9d, ebp                ;   261.0 alu2    97 x[0]
        xor ebp, dword [rbx + 316]  ;   261.0 alu0+agu2   97 x[1]
        xor ebp, edi                ;   262.0 alu1    97 x[1]
        xor esi, r11d               ;   261.0 alu3    63 x[2]
        rol r9d, 0x1b               ;   262.0 alu2    62 x[0]
        mov edi, r11d               ;   261.0         65 x[3] copy
        rol edi, 0x19               ;   261.0 alu1    65 x[3]
        xor r11d, r9d               ;   263.0 alu0    64 x[0]
        xor r11d, ebp               ;   264.0 alu3    64 x[0]
        mov r9d, ebp                ;   263.0         63 x[2] copy
        shl r9d, 7                  ;   263.0 alu2    63 x[2]
        rol ebp, 0x1f               ;   263.0 alu1    66 x[1]
        xor esi, r9d                ;   264.0 alu0    63 x[2]
        xor edi, esi                ;   265.0 alu3    67 x[3]
        xor ebp, esi                ;   265.0 alu2    68 x[1]
        rol esi, 0x1d               ;   265.0 alu1    69 x[2]
        xor ebp, r11d               ;   266.0 alu0    68 x[1]
        lea r9d, [r11*8]            ;   265.0 alu3    67 x[3]
        rol r11d, 0x13              ;   265.0 alu2    70 x[0]
        xor edi, r9d                ;   266.0 alu1    67 x[3]
        mov r9d, r11d               ;   266.0         41 x copy
        xor r9d, esi                ;   266.0 alu0    41 x
        not r9d                     ;   267.0 alu3    41 x
        and r11d, edi               ;   267.0 alu2    41 x
        or esi, edi                 ;   267.0 alu1    41 x
        xor edi, ebp                ;   267.0 alu0    41 x
        and edi, esi                ;   268.0 alu3    41 x
        or ebp, r11d                ;   268.0 alu2    41 x
        xor esi, r11d               ;   268.0 alu1    41 x
        xor ebp, r9d                ;   269.0 alu0    41 x
        or r9d, r11d                ;   268.0 alu3    41 x
        xor r11d, r9d               ;   269.0 alu2    41 x
        xor r9d, edi                ;   269.0 alu1    41 x
        xor edi, dword [rbx + 320]  ;   269.0 alu0+agu0   97 x[0]
        or r11d, esi                ;   270.0 alu3    41 x
        xor esi, ebp                ;   270.0 alu2    41 x
        and ebp, r9d                ;   270.0 alu1    41 x
        xor r9d, dword [rbx + 324]  ;   270.0 alu0+agu1   97 x[1]
        xor r11d, dword [rbx + 328] ;   271.0 alu3+agu2   97 x[2]
        xor ebp, dword [rbx + 332]  ;   271.0 alu2+agu0   97 x[3]
        xor edi, esi                ;   271.0 alu1    97 x[0]
        xor r11d, esi               ;   272.0 alu0    97 x[2]
        xor ebp, esi                ;   272.0 alu3    97 x[3]
        rol edi, 0x1b               ;   272.0 alu2    62 x[0]
        mov esi, r9d                ;   271.0         63 x[2] copy
        shl esi, 7                  ;   271.0 alu1    63 x[2]
        mov r10d, r9d               ;   271.0         66 x[1] copy
        rol r10d, 0x1f              ;   271.0 alu2    66 x[1]
        xor r9d, edi                ;   273.0 alu0    64 x[0]
        rol r11d, 0xa               ;   273.0 alu1    61 x[2]
        xor esi, ebp                ;   273.0 alu3    63 x[2]
        xor r9d, ebp                ;   274.0 alu0    64 x[0]
        rol ebp, 0x19               ;   273.0 alu2    65 x[3]
        xor esi, r11d               ;   274.0 alu1    63 x[2]
        xor ebp, esi                ;   275.0 alu3    67 x[3]
        xor r10d, esi               ;   275.0 alu0    68 x[1]
        rol esi, 0x1d               ;   275.0 alu2    69 x[2]
        xor r10d, r9d               ;   276.0 alu1    68 x[1]
        lea edi, [r9*8]             ;   275.0 alu3    67 x[3]
        rol r9d, 0x13               ;   275.0 alu2    70 x[0]
        xor ebp, edi                ;   276.0 alu0    67 x[3]
        mov edi, r9d                ;   276.0         40 x copy
        and edi, esi                ;   276.0 alu1    40 x
        xor r9d, esi                ;   276.0 alu3    40 x
        not esi                     ;   276.0 alu0    40 x
        xor edi, r10d               ;   277.0 alu2    40 x
        not r10d                    ;   277.0 alu1    40 x
        xor edi, ebp                ;   278.0 alu3    40 x
        or ebp, r9d                 ;   277.0 alu0    40 x
        mov r11d, r9d               ;   277.0         40 x copy
        xor r9d, r10d               ;   278.0 alu2    40 x
        xor r10d, dword [rbx + 344] ;   278.0 alu1+agu1   97 x[2]
        xor esi, edi                ;   279.0 alu3    40 x
        xor ebp, edi                ;   279.0 alu0    40 x
        and r11d, edi               ;   279.0 alu2    40 x
        xor r10d, r11d              ;   280.0 alu1    97 x[2]
        xor r11d, esi               ;   280.0 alu3    40 x
        xor esi, dword [rbx + 340]  ;   280.0 alu0+agu2   97 x[1]
        and r9d, ebp                ;   280.0 alu2    40 x
        xor r9d, r11d               ;   281.0 alu1    40 x
        and r11d, ebp               ;   281.0 alu3    40 x
        xor ebp, dword [rbx + 336]  ;   280.0 alu0+agu0   97 x[0]
        xor r10d, r11d              ;   282.0 alu2    97 x[2]
        xor ebp, r9d                ;   282.0 alu1    97 x[0]
        xor r9d, dword [rbx + 348]  ;   282.0 alu3+agu1   97 x[3]
        mov edi, esi                ;   281.0         63 x[2] copy
        shl edi, 7                  ;   281.0 alu2    63 x[2]
        mov r11d, esi               ;   281.0         66 x[1] copy
        rol r11d, 0x1f              ;   281.0 alu1    66 x[1]
        rol ebp, 0x1b               ;   283.0 alu2    62 x[0]
        rol r10d, 0xa               ;   283.0 alu1    61 x[2]
        xor esi, r9d                ;   283.0 alu0    64 x[0]
        xor edi, r9d                ;   283.0 alu3    63 x[2]
        rol r9d, 0x19               ;   283.0 alu2    65 x[3]
        xor esi, ebp                ;   284.0 alu0    64 x[0]
        xor edi, r10d               ;   284.0 alu1    63 x[2]
        xor r9d, edi                ;   285.0 alu3    67 x[3]
        xor r11d, edi               ;   285.0 alu0    68 x[1]
        rol edi, 0x1d               ;   285.0 alu2    69 x[2]
        xor r11d, esi               ;   286.0 alu1    68 x[1]
        lea ebp, [rsi*8]            ;   285.0 alu3    67 x[3]
        rol esi, 0x13               ;   285.0 alu2    70 x[0]
        xor r9d, ebp                ;   286.0 alu0    67 x[3]
        mov ebp, edi                ;   286.0         39 x copy
        xor edi, esi                ;   286.0 alu1    39 x
        xor edi, r9d                ;   287.0 alu3    39 x
        and r9d, esi                ;   287.0 alu0    39 x
        mov r10d, esi               ;   286.0         39 x copy
        and r10d, r11d              ;   287.0 alu2    39 x
        not r11d                    ;   287.0 alu1    39 x
        mov r12d, esi               ;   286.0         39 x copy
        xor esi, dword [rbx + 360]  ;   286.0 alu3+agu2   97 x[2]
        or ebp, r10d                ;   288.0 alu0    39 x
        xor r9d, r11d               ;   288.0 alu2    39 x
        xor r12d, r11d              ;   288.0 alu1    39 x
        not r12d                    ;   289.0 alu3    39 x
        xor ebp, r9d                ;   289.0 alu0    39 x
        xor edi, r9d                ;   289.0 alu2    39 x
        and r11d, ebp               ;   290.0 alu1    39 x
        or r12d, ebp                ;   290.0 alu3    39 x
        xor ebp, dword [rbx + 364]  ;   290.0 alu0+agu0   97 x[3]
        or r9d, edi                 ;   290.0 alu2    39 x
        xor esi, r9d                ;   291.0 alu1    97 x[2]
        xor r12d, dword [rbx + 356] ;   291.0 alu3+agu1   97 x[1]
        xor r12d, edi               ;   292.0 alu0    97 x[1]
        xor edi, dword [rbx + 352]  ;   290.0 alu2+agu2   97 x[0]
        xor edi, r11d               ;   291.0 alu1    97 x[0]
        xor esi, r11d               ;   292.0 alu3    97 x[2]
        rol edi, 0x1b               ;   292.0 alu2    62 x[0]
        mov r9d, ebp                ;   291.0         65 x[3] copy
        rol r9d, 0x19               ;   291.0 alu1    65 x[3]
        mov r10d, ebp               ;   291.0         64 x[0] copy
        xor r10d, edi               ;   293.0 alu0    64 x[0]
        rol esi, 0xa                ;   293.0 alu2    61 x[2]
        xor r10d, r12d              ;   294.0 alu3    64 x[0]
        xor ebp, esi                ;   294.0 alu0    63 x[2]
        mov esi, r12d               ;   293.0         63 x[2] copy
        shl esi, 7                  ;   293.0 alu1    63 x[2]
        rol r12d, 0x1f              ;   293.0 alu2    66 x[1]
        xor ebp, esi                ;   295.0 alu3    63 x[2]
        xor r12d, r10d              ;   295.0 alu0    68 x[1]
        lea esi, [r10*8]            ;   295.0 alu1    67 x[3]
        rol r10d, 0x13              ;   295.0 alu2    70 x[0]
        xor r9d, esi                ;   296.0 alu3    67 x[3]
        xor r9d, ebp                ;   297.0 alu0    67 x[3]
        xor r12d, ebp               ;   296.0 alu1    68 x[1]
        rol ebp, 0x1d               ;   296.0 alu2    69 x[2]
        mov esi, r10d               ;   296.0         38 x copy
        xor esi, ebp                ;   297.0 alu3    38 x
        mov edi, r10d               ;   296.0         38 x copy
        mov r11d, r10d              ;   296.0         38 x copy
        and r11d, r12d              ;   297.0 alu0    38 x
        or ebp, r9d                 ;   298.0 alu1    38 x
        and edi, r9d                ;   298.0 alu3    38 x
        xor r11d, r9d               ;   298.0 alu2    38 x
        not edi                     ;   299.0 alu0    38 x
        and esi, ebp                ;   299.0 alu1    38 x
        xor r12d, ebp               ;   299.0 alu3    38 x
        and r12d, edi               ;   300.0 alu2    38 x
        xor edi, dword [rbx + 368]  ;   300.0 alu0+agu0   97 x[0]
        xor r11d, esi               ;   300.0 alu1    38 x
        or r10d, esi                ;   300.0 alu3    38 x
        xor r12d, esi               ;   301.0 alu2    38 x
        not esi                     ;   300.0 alu0    38 x
        xor edi, r10d               ;   301.0 alu1    97 x[0]
        xor esi, dword [rbx + 376]  ;   301.0 alu3+agu1   97 x[2]
        xor r10d, r11d              ;   301.0 alu2    38 x
        or r10d, r12d               ;   302.0 alu0    38 x
        xor edi, r12d               ;   302.0 alu1    97 x[0]
        xor r12d, dword [rbx + 380] ;   302.0 alu3+agu2   97 x[3]
        xor r12d, r11d              ;   303.0 alu2    97 x[3]
        xor r11d, dword [rbx + 372] ;   301.0 alu0+agu0   97 x[1]
        xor esi, r10d               ;   303.0 alu1    97 x[2]
        rol edi, 0x1b               ;   303.0 alu2    62 x[0]
        mov ebp, r11d               ;   302.0         63 x[2] copy
        shl ebp, 7                  ;   302.0 alu1    63 x[2]
        mov r9d, r11d               ;   302.0         66 x[1] copy
        rol r9d, 0x1f               ;   302.0 alu2    66 x[1]
        xor r11d, edi               ;   304.0 alu3    64 x[0]
        rol esi, 0xa                ;   304.0 alu1    61 x[2]
        xor ebp, r12d               ;   304.0 alu0    63 x[2]
        xor r11d, r12d              ;   305.0 alu2    64 x[0]
        rol r12d, 0x19              ;   304.0 alu1    65 x[3]
        xor ebp, esi                ;   305.0 alu3    63 x[2]
        xor r9d, r11d               ;   306.0 alu0    68 x[1]
        xor r9d, ebp                ;   307.0 alu2    68 x[1]
        xor r12d, ebp               ;   306.0 alu3    67 x[3]
        rol ebp, 0x1d               ;   306.0 alu1    69 x[2]
        lea esi, [r11*8]            ;   306.0 alu0    67 x[3]
        rol r11d, 0x13              ;   306.0 alu2    70 x[0]
        xor r12d, esi               ;   307.0 alu3    67 x[3]
        mov esi, r11d               ;   307.0         37 x copy
        and r11d, ebp               ;   307.0 alu0    37 x
        mov edi, ebp                ;   307.0         37 x copy
        xor edi, r9d                ;   308.0 alu1    37 x
        xor ebp, r12d               ;   308.0 alu2    37 x
        and r9d, edi                ;   309.0 alu3    37 x
        xor r11d, edi               ;   309.0 alu0    37 x
        xor esi, r9d                ;   310.0 alu1    37 x
        xor ebp, r11d               ;   310.0 alu2    37 x
        mov r9d, edi                ;   309.0         37 x copy
        xor r11d, dword [rbx + 392] ;   310.0 alu3+agu1   97 x[2]
        or r12d, esi                ;   311.0 alu0    37 x
        xor esi, ebp                ;   311.0 alu1    37 x
        xor r9d, r12d               ;   312.0 alu2    37 x
        mov r10d, ebp               ;   311.0         37 x copy
        xor ebp, dword [rbx + 396]  ;   311.0 alu3+agu2   97 x[3]
        mov r12d, esi               ;   312.0         37 x copy
        or edi, r9d                 ;   313.0 alu0    37 x
        or esi, r9d                 ;   313.0 alu1    37 x
        and r10d, r9d               ;   313.0 alu2    37 x
        xor r9d, dword [rbx + 384]  ;   313.0 alu3+agu0   97 x[0]
        xor r12d, edi               ;   314.0 alu0    37 x
        xor ebp, esi                ;   314.0 alu1    97 x[3]
        rol r9d, 0x1b               ;   314.0 alu2    62 x[0]
        xor r10d, dword [rbx + 388] ;   314.0 alu3+agu1   97 x[1]
        xor r10d, r12d              ;   315.0 alu0    97 x[1]
        xor r11d, r12d              ;   315.0 alu1    97 x[2]
        xor r9d, ebp                ;   315.0 alu2    64 x[0]
        rol r11d, 0xa               ;   316.0 alu1    61 x[2]
        mov esi, ebp                ;   315.0         65 x[3] copy
        rol esi, 0x19               ;   315.0 alu2    65 x[3]
        xor r9d, r10d               ;   316.0 alu3    64 x[0]
        xor ebp, r11d               ;   317.0 alu0    63 x[2]
        mov edi, r10d               ;   316.0         63 x[2] copy
        shl edi, 7                  ;   316.0 alu1    63 x[2]
        rol r10d, 0x1f              ;   316.0 alu2    66 x[1]
        xor ebp, edi                ;   318.0 alu3    63 x[2]
        xor r10d, r9d               ;   317.0 alu0    68 x[1]
        lea edi, [r9*8]             ;   317.0 alu1    67 x[3]
        rol r9d, 0x13               ;   317.0 alu2    70 x[0]
        xor esi, edi                ;   318.0 alu3    67 x[3]
        xor esi, ebp                ;   319.0 alu0    67 x[3]
        xor r10d, ebp               ;   319.0 alu1    68 x[1]
        rol ebp, 0x1d               ;   319.0 alu2    69 x[2]
        mov edi, r9d                ;   318.0         36 x copy
        xor ebp, r10d               ;   320.0 alu3    36 x
        xor ebp, esi                ;   321.0 alu0    36 x
        xor edi, esi                ;   320.0 alu1    36 x
        mov r11d, r10d              ;   320.0         36 x copy
        mov r12d, edi               ;   321.0         36 x copy
        and esi, ebp                ;   322.0 alu2    36 x
        xor r9d, ebp                ;   322.0 alu3    36 x
        or r11d, ebp                ;   322.0 alu0    36 x
        xor ebp, dword [rbx + 404]  ;   322.0 alu1+agu2   97 x[1]
        xor r10d, esi               ;   323.0 alu2    36 x
        xor r12d, r11d              ;   323.0 alu3    36 x
        not r9d                     ;   323.0 alu0    36 x
        and edi, r10d               ;   324.0 alu1    36 x
        xor r10d, dword [rbx + 408] ;   324.0 alu2+agu0   97 x[2]
        xor r10d, r9d               ;   325.0 alu3    97 x[2]
        and r9d, r12d               ;   324.0 alu0    36 x
        xor r12d, dword [rbx + 400] ;   324.0 alu1+agu1   97 x[0]
        rol r12d, 0x1b              ;   325.0 alu2    62 x[0]
        or r9d, edi                 ;   325.0 alu3    36 x
        xor ebp, edi                ;   325.0 alu0    97 x[1]
        xor r10d, edi               ;   326.0 alu1    97 x[2]
        xor r9d, dword [rbx - 48]   ;   326.0 alu2+agu2   97 x[3]
        xor r12d, ebp               ;   326.0 alu3    64 x[0]
        rol r10d, 0xa               ;   327.0 alu1    61 x[2]
        mov esi, ebp                ;   326.0         63 x[2] copy
        shl esi, 7                  ;   326.0 alu2    63 x[2]
        rol ebp, 0x1f               ;   326.0 alu1    66 x[1]
        xor r12d, r9d               ;   327.0 alu0    64 x[0]
        xor esi, r9d                ;   327.0 alu3    63 x[2]
        rol r9d, 0x19               ;   327.0 alu2    65 x[3]
        xor esi, r10d               ;   328.0 alu0    63 x[2]
        xor ebp, r12d               ;   328.0 alu1    35 x
        lea edi, [r12*8]            ;   328.0 alu3    67 x[3]
        rol r12d, 0x13              ;   328.0 alu2    70 x[0]
        xor r9d, edi                ;   329.0 alu0    67 x[3]
        xor r9d, esi                ;   330.0 alu1    67 x[3]
        xor ebp, esi                ;   329.0 alu3    35 x
        rol esi, 0x1d               ;   329.0 alu2    69 x[2]
        mov edi, r12d               ;   329.0         35 x copy
        xor edi, esi                ;   330.0 alu0    35 x
        not esi                     ;   330.0 alu1    35 x
        xor ebp, r9d                ;   331.0 alu3    35 x
        or r12d, ebp                ;   332.0 alu2    35 x
        mov r10d, r9d               ;   331.0         35 x copy
        and r10d, ebp               ;   332.0 alu0    35 x
        xor ebp, esi                ;   332.0 alu1    35 x
        mov r11d, edi               ;   331.0         35 x copy
        mov r13d, edi               ;   331.0         35 x copy
        xor edi, dword [rbx + 420]  ;   331.0 alu3+agu0   97 x[2]
        xor r9d, r12d               ;   333.0 alu2    35 x
        xor r11d, r10d              ;   333.0 alu0    35 x
        and r13d, r9d               ;   334.0 alu1    35 x
        and esi, r9d                ;   334.0 alu3    35 x
        xor r9d, ebp                ;   334.0 alu2    35 x
        or ebp, r11d                ;   334.0 alu0    35 x
        xor r11d, dword [rbx + 424] ;   334.0 alu1+agu1   97 x[3]
        xor edi, esi                ;   335.0 alu3    97 x[2]
        xor ebp, r13d               ;   335.0 alu2    35 x
        xor edi, r9d                ;   336.0 alu0    97 x[2]
        xor r9d, dword [rbx + 416]  ;   335.0 alu1+agu2   97 x[1]
        xor r9d, ebp                ;   336.0 alu3    97 x[1]
        xor ebp, dword [rbx + 412]  ;   336.0 alu2+agu0   97 x[0]
        mov esi, r11d               ;   335.0         65 x[3] copy
        rol esi, 0x19               ;   335.0 alu1    65 x[3]
        mov r10d, r11d              ;   335.0         63 x[2] copy
        rol edi, 0xa                ;   337.0 alu2    61 x[2]
        rol ebp, 0x1b               ;   337.0 alu1    62 x[0]
        xor r11d, r9d               ;   337.0 alu0    64 x[0]
        xor r10d, edi               ;   338.0 alu3    63 x[2]
        xor r11d, ebp               ;   338.0 alu2    64 x[0]
        mov edi, r9d                ;   337.0         63 x[2] copy
        shl edi, 7                  ;   337.0 alu1    63 x[2]
        rol r9d, 0x1f               ;   337.0 alu2    66 x[1]
        xor r10d, edi               ;   339.0 alu0    63 x[2]
        xor r9d, r11d               ;   339.0 alu3    68 x[1]
        lea edi, [r11*8]            ;   339.0 alu1    67 x[3]
        rol r11d, 0x13              ;   339.0 alu2    70 x[0]
        xor esi, edi                ;   340.0 alu0    67 x[3]
        xor r9d, r10d               ;   340.0 alu3    68 x[1]
        xor esi, r10d               ;   341.0 alu1    67 x[3]
        rol r10d, 0x1d              ;   340.0 alu2    69 x[2]
        mov edi, r11d               ;   340.0         34 x copy
        or edi, r9d                 ;   341.0 alu0    34 x
        xor edi, r10d               ;   342.0 alu3    34 x
        mov ebp, r9d                ;   341.0         34 x copy
        xor r11d, esi               ;   342.0 alu1    34 x
        or r10d, esi                ;   342.0 alu0    34 x
        xor ebp, r11d               ;   343.0 alu2    34 x
        and r11d, edi               ;   343.0 alu3    34 x
        mov r12d, esi               ;   342.0         34 x copy
        xor esi, edi                ;   343.0 alu1    34 x
        and r10d, ebp               ;   344.0 alu0    34 x
        xor r9d, r11d               ;   344.0 alu2    34 x
        add r8, 0x10                ;   340.0 alu3    90 blocks
        mov qword [rbx - 120], r8   ;   341.0 agu1+st0   90 blocks
        xor r11d, r10d              ;   345.0 alu1    34 x
        or r12d, r10d               ;   345.0 alu0    34 x
        xor edi, r9d                ;   345.0 alu2    34 x
        xor r9d, dword [rbx - 44]   ;   345.0 alu3+agu2   97 x[0]
        mov ebp, esi                ;   344.0         34 x copy
        xor esi, dword [rbx - 40]   ;   344.0 alu1+agu0   97 x[2]
        mov r8, qword [rbx - 104]   ;   341.5 agu1    99 dst reload
        mov dword [r8 + 8], esi     ;   345.0 agu2+st1   99 dst
        xor ebp, r12d               ;   346.0 alu0    34 x
        and edi, r11d               ;   346.0 alu2    34 x
        xor r11d, dword [rbx - 36]  ;   346.0 alu3+agu0   97 x[3]
        mov dword [r8 + 12], r11d   ;   347.0 agu1+st0   99 dst
        xor r9d, ebp                ;   347.0 alu1    97 x[0]
        xor ebp, dword [rbx + 428]  ;   347.0 alu0+agu2   97 x[1]
        xor ebp, edi                ;   348.0 alu2    97 x[1]
        mov dword [r8], r9d         ;   348.0 agu0+st1   99 dst
        mov dword [r8 + 4], ebp     ;   349.0 agu1+st0   99 dst
        add r8, 0x10                ;   345.5 alu3    90 blocks
        mov qword [rbx - 104], r8   ;   346.5 agu2+st1   90 blocks
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
