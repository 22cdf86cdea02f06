; serpent_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_encrypt --cpu golden-cove
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
;   body: 319 uops, planned 67.5; bounds: width 53.2, ports 66.5, path 6.0
;   blocks: 1339 uops, planned 435.0; bounds: width 223.2, ports 228.4, path 395.0
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
        mov r8, qword [rbx - 128]   ;     0.0 p2      80 x[0] reload
        mov esi, dword [r8 + 48]    ;     5.0 p3      80 x[0]
        not esi                     ;    10.0 p0      80 x[0]
        mov dword [rbx - 96], esi   ;    11.0 p7+p4   80 x[0]
        mov esi, dword [r8 + 60]    ;     5.0 p10     80 x[3]
        not esi                     ;    10.0 p1      80 x[3]
        mov dword [rbx - 92], esi   ;    11.0 p8+p9   80 x[3]
        mov esi, dword [r8 + 80]    ;     5.0 p2      80 x[0]
        not esi                     ;    10.0 p5      80 x[0]
        mov dword [rbx - 88], esi   ;    11.0 p7+p4   80 x[0]
        mov esi, dword [r8 + 100]   ;     5.0 p3      80 x[1]
        not esi                     ;    10.0 p6      80 x[1]
        mov dword [rbx - 84], esi   ;    11.0 p8+p9   80 x[1]
        mov esi, dword [r8 + 112]   ;     5.0 p10     80 x[0]
        not esi                     ;    10.0 p11     80 x[0]
        mov dword [rbx - 80], esi   ;    11.0 p7+p4   80 x[0]
        mov esi, dword [r8 + 116]   ;     5.0 p2      80 x[1]
        not esi                     ;    10.0 p0      80 x[1]
        mov dword [rbx - 76], esi   ;    11.0 p8+p9   80 x[1]
        mov esi, dword [r8 + 136]   ;     5.0 p3      80 x[2]
        not esi                     ;    10.0 p1      80 x[2]
        mov dword [rbx - 72], esi   ;    11.0 p7+p4   80 x[2]
        mov esi, dword [r8 + 176]   ;     5.0 p10     80 x[0]
        not esi                     ;    10.0 p5      80 x[0]
        mov dword [rbx - 68], esi   ;    11.0 p8+p9   80 x[0]
        mov esi, dword [r8 + 188]   ;     5.0 p2      80 x[3]
        not esi                     ;    10.0 p6      80 x[3]
        mov dword [rbx - 64], esi   ;    11.0 p7+p4   80 x[3]
        mov esi, dword [r8 + 208]   ;     5.0 p3      80 x[0]
        not esi                     ;    10.0 p11     80 x[0]
        mov dword [rbx - 60], esi   ;    11.0 p8+p9   80 x[0]
        mov esi, dword [r8 + 228]   ;     5.2 p10     80 x[1]
        not esi                     ;    10.2 p0      80 x[1]
        mov dword [rbx - 56], esi   ;    11.2 p7+p4   80 x[1]
        mov esi, dword [r8 + 240]   ;     5.7 p2      80 x[0]
        not esi                     ;    10.7 p1      80 x[0]
        mov dword [rbx - 52], esi   ;    11.7 p8+p9   80 x[0]
        mov esi, dword [r8 + 244]   ;     6.2 p3      80 x[1]
        not esi                     ;    11.2 p5      80 x[1]
        mov dword [rbx - 48], esi   ;    12.2 p7+p4   80 x[1]
        mov esi, dword [r8 + 264]   ;     6.7 p10     80 x[2]
        not esi                     ;    11.7 p6      80 x[2]
        mov dword [rbx - 44], esi   ;    12.7 p8+p9   80 x[2]
        mov esi, dword [r8 + 304]   ;     7.2 p2      80 x[0]
        not esi                     ;    12.2 p11     80 x[0]
        mov dword [rbx - 40], esi   ;    13.2 p7+p4   80 x[0]
        mov esi, dword [r8 + 316]   ;     7.7 p3      80 x[3]
        not esi                     ;    12.7 p0      80 x[3]
        mov dword [rbx - 36], esi   ;    13.7 p8+p9   80 x[3]
        mov esi, dword [r8 + 336]   ;     8.2 p10     80 x[0]
        not esi                     ;    13.2 p1      80 x[0]
        mov dword [rbx - 32], esi   ;    14.2 p7+p4   80 x[0]
        mov esi, dword [r8 + 356]   ;     8.7 p2      80 x[1]
        not esi                     ;    13.7 p5      80 x[1]
        mov dword [rbx - 28], esi   ;    14.7 p8+p9   80 x[1]
        mov esi, dword [r8 + 368]   ;     9.2 p3      80 x[0]
        not esi                     ;    14.2 p6      80 x[0]
        mov dword [rbx - 24], esi   ;    15.2 p7+p4   80 x[0]
        mov esi, dword [r8 + 372]   ;     9.7 p10     80 x[1]
        not esi                     ;    14.7 p11     80 x[1]
        mov dword [rbx - 20], esi   ;    15.7 p8+p9   80 x[1]
        mov esi, dword [r8 + 392]   ;    10.2 p2      80 x[2]
        not esi                     ;    15.2 p0      80 x[2]
        mov dword [rbx - 16], esi   ;    16.2 p7+p4   80 x[2]
        mov esi, dword [r8 + 432]   ;    10.7 p3      80 x[0]
        not esi                     ;    15.7 p1      80 x[0]
        mov dword [rbx - 12], esi   ;    16.7 p8+p9   80 x[0]
        mov esi, dword [r8 + 444]   ;    11.2 p10     80 x[3]
        not esi                     ;    16.2 p5      80 x[3]
        mov dword [rbx - 8], esi    ;    17.2 p7+p4   80 x[3]
        mov esi, dword [r8 + 464]   ;    11.7 p2      80 x[0]
        not esi                     ;    16.7 p6      80 x[0]
        mov dword [rbx - 4], esi    ;    17.7 p8+p9   80 x[0]
        mov esi, dword [r8 + 484]   ;    12.2 p3      80 x[1]
        not esi                     ;    17.2 p11     80 x[1]
        mov dword [rbx + 0], esi    ;    18.2 p7+p4   80 x[1]
        mov esi, dword [r8 + 496]   ;    12.7 p10     80 x[0]
        not esi                     ;    17.7 p0      80 x[0]
        mov dword [rbx + 4], esi    ;    18.7 p8+p9   80 x[0]
        mov esi, dword [r8 + 500]   ;    13.2 p2      80 x[1]
        not esi                     ;    18.2 p1      80 x[1]
        mov dword [rbx + 8], esi    ;    19.2 p7+p4   80 x[1]
        mov esi, dword [r8 + 516]   ;    13.7 p3      84 dst
        not esi                     ;    18.7 p5      84 dst
        mov dword [rbx + 12], esi   ;    19.7 p8+p9   84 dst
        mov esi, dword [r8 + 520]   ;    14.2 p10     84 dst
        not esi                     ;    19.2 p6      84 dst
        mov dword [rbx + 16], esi   ;    20.2 p7+p4   84 dst
        mov esi, dword [r8 + 524]   ;    14.7 p2      84 dst
        not esi                     ;    19.7 p11     84 dst
        mov dword [rbx + 20], esi   ;    20.7 p8+p9   84 dst
        mov esi, dword [r8]         ;    15.2 p3      76 rk
        mov dword [rbx + 24], esi   ;    20.2 p7+p4   76 rk
        mov esi, dword [r8 + 4]     ;    15.5 p10     76 rk
        mov dword [rbx + 28], esi   ;    20.5 p8+p9   76 rk
        mov esi, dword [r8 + 8]     ;    15.8 p2      76 rk
        mov dword [rbx + 32], esi   ;    20.8 p7+p4   76 rk
        mov esi, dword [r8 + 12]    ;    16.2 p3      76 rk
        mov dword [rbx + 36], esi   ;    21.2 p8+p9   76 rk
        mov esi, dword [r8 + 20]    ;    16.5 p10     76 rk
        mov dword [rbx + 40], esi   ;    21.5 p7+p4   76 rk
        mov esi, dword [r8 + 32]    ;    16.8 p2      76 rk
        mov dword [rbx + 44], esi   ;    21.8 p8+p9   76 rk
        mov esi, dword [r8 + 36]    ;    17.2 p3      76 rk
        mov dword [rbx + 48], esi   ;    22.2 p7+p4   76 rk
        mov esi, dword [r8 + 40]    ;    17.5 p10     76 rk
        mov dword [rbx + 52], esi   ;    22.5 p8+p9   76 rk
        mov esi, dword [r8 + 44]    ;    17.8 p2      76 rk
        mov dword [rbx + 56], esi   ;    22.8 p7+p4   76 rk
        mov esi, dword [r8 + 52]    ;    18.2 p3      76 rk
        mov dword [rbx + 60], esi   ;    23.2 p8+p9   76 rk
        mov esi, dword [r8 + 56]    ;    18.5 p10     76 rk
        mov dword [rbx + 64], esi   ;    23.5 p7+p4   76 rk
        mov esi, dword [r8 + 64]    ;    18.8 p2      76 rk
        mov dword [rbx + 68], esi   ;    23.8 p8+p9   76 rk
        mov esi, dword [r8 + 68]    ;    19.2 p3      76 rk
        mov dword [rbx + 72], esi   ;    24.2 p7+p4   76 rk
        mov esi, dword [r8 + 76]    ;    19.5 p10     76 rk
        mov dword [rbx + 76], esi   ;    24.5 p8+p9   76 rk
        mov esi, dword [r8 + 84]    ;    19.8 p2      76 rk
        mov dword [rbx + 80], esi   ;    24.8 p7+p4   76 rk
        mov esi, dword [r8 + 88]    ;    20.2 p3      76 rk
        mov dword [rbx + 84], esi   ;    25.2 p8+p9   76 rk
        mov esi, dword [r8 + 92]    ;    20.5 p10     76 rk
        mov dword [rbx + 88], esi   ;    25.5 p7+p4   76 rk
        mov esi, dword [r8 + 96]    ;    20.8 p2      76 rk
        mov dword [rbx + 92], esi   ;    25.8 p8+p9   76 rk
        mov esi, dword [r8 + 104]   ;    21.2 p3      76 rk
        mov dword [rbx + 96], esi   ;    26.2 p7+p4   76 rk
        mov esi, dword [r8 + 108]   ;    21.5 p10     76 rk
        mov dword [rbx + 100], esi  ;    26.5 p8+p9   76 rk
        mov esi, dword [r8 + 124]   ;    21.8 p2      76 rk
        mov dword [rbx + 104], esi  ;    26.8 p7+p4   76 rk
        mov esi, dword [r8 + 128]   ;    22.2 p3      76 rk
        mov dword [rbx + 108], esi  ;    27.2 p8+p9   76 rk
        mov esi, dword [r8 + 132]   ;    22.5 p10     76 rk
        mov dword [rbx + 112], esi  ;    27.5 p7+p4   76 rk
        mov esi, dword [r8 + 140]   ;    22.8 p2      76 rk
        mov dword [rbx + 116], esi  ;    27.8 p8+p9   76 rk
        mov esi, dword [r8 + 148]   ;    23.2 p3      76 rk
        mov dword [rbx + 120], esi  ;    28.2 p7+p4   76 rk
        mov esi, dword [r8 + 160]   ;    23.5 p10     76 rk
        mov dword [rbx + 124], esi  ;    28.5 p8+p9   76 rk
        mov esi, dword [r8 + 164]   ;    23.8 p2      76 rk
        mov dword [rbx + 128], esi  ;    28.8 p7+p4   76 rk
        mov esi, dword [r8 + 168]   ;    24.2 p3      76 rk
        mov dword [rbx + 132], esi  ;    29.2 p8+p9   76 rk
        mov esi, dword [r8 + 172]   ;    24.5 p10     76 rk
        mov dword [rbx + 136], esi  ;    29.5 p7+p4   76 rk
        mov esi, dword [r8 + 180]   ;    24.8 p2      76 rk
        mov dword [rbx + 140], esi  ;    30.0 p8+p9   76 rk
        mov esi, dword [r8 + 184]   ;    25.2 p3      76 rk
        mov dword [rbx + 144], esi  ;    30.5 p7+p4   76 rk
        mov esi, dword [r8 + 192]   ;    25.5 p10     76 rk
        mov dword [rbx + 148], esi  ;    31.0 p8+p9   76 rk
        mov esi, dword [r8 + 196]   ;    25.8 p2      76 rk
        mov dword [rbx + 152], esi  ;    31.5 p7+p4   76 rk
        mov esi, dword [r8 + 204]   ;    26.2 p3      76 rk
        mov dword [rbx + 156], esi  ;    32.0 p8+p9   76 rk
        mov esi, dword [r8 + 212]   ;    26.5 p10     76 rk
        mov dword [rbx + 160], esi  ;    32.5 p7+p4   76 rk
        mov esi, dword [r8 + 216]   ;    26.8 p2      76 rk
        mov dword [rbx + 164], esi  ;    33.0 p8+p9   76 rk
        mov esi, dword [r8 + 220]   ;    27.2 p3      76 rk
        mov dword [rbx + 168], esi  ;    33.5 p7+p4   76 rk
        mov esi, dword [r8 + 224]   ;    27.5 p10     76 rk
        mov dword [rbx + 172], esi  ;    34.0 p8+p9   76 rk
        mov esi, dword [r8 + 232]   ;    27.8 p2      76 rk
        mov dword [rbx + 176], esi  ;    34.5 p7+p4   76 rk
        mov esi, dword [r8 + 236]   ;    28.2 p3      76 rk
        mov dword [rbx + 180], esi  ;    35.0 p8+p9   76 rk
        mov esi, dword [r8 + 252]   ;    28.5 p10     76 rk
        mov dword [rbx + 184], esi  ;    35.5 p7+p4   76 rk
        mov esi, dword [r8 + 256]   ;    28.8 p2      76 rk
        mov dword [rbx + 188], esi  ;    36.0 p8+p9   76 rk
        mov esi, dword [r8 + 260]   ;    29.2 p3      76 rk
        mov dword [rbx + 192], esi  ;    36.5 p7+p4   76 rk
        mov esi, dword [r8 + 268]   ;    29.5 p10     76 rk
        mov dword [rbx + 196], esi  ;    37.0 p8+p9   76 rk
        mov esi, dword [r8 + 276]   ;    29.8 p2      76 rk
        mov dword [rbx + 200], esi  ;    37.5 p7+p4   76 rk
        mov esi, dword [r8 + 288]   ;    30.2 p3      76 rk
        mov dword [rbx + 204], esi  ;    38.0 p8+p9   76 rk
        mov esi, dword [r8 + 292]   ;    30.5 p10     76 rk
        mov dword [rbx + 208], esi  ;    38.5 p7+p4   76 rk
        mov esi, dword [r8 + 296]   ;    30.8 p2      76 rk
        mov dword [rbx + 212], esi  ;    39.0 p8+p9   76 rk
        mov esi, dword [r8 + 300]   ;    31.2 p3      76 rk
        mov dword [rbx + 216], esi  ;    39.5 p7+p4   76 rk
        mov esi, dword [r8 + 308]   ;    31.5 p10     76 rk
        mov dword [rbx + 220], esi  ;    40.0 p8+p9   76 rk
        mov esi, dword [r8 + 312]   ;    31.8 p2      76 rk
        mov dword [rbx + 224], esi  ;    40.5 p7+p4   76 rk
        mov esi, dword [r8 + 320]   ;    32.2 p3      76 rk
        mov dword [rbx + 228], esi  ;    41.0 p8+p9   76 rk
        mov esi, dword [r8 + 324]   ;    32.5 p10     76 rk
        mov dword [rbx + 232], esi  ;    41.5 p7+p4   76 rk
        mov esi, dword [r8 + 332]   ;    32.8 p2      76 rk
        mov dword [rbx + 236], esi  ;    42.0 p8+p9   76 rk
        mov esi, dword [r8 + 340]   ;    33.2 p3      76 rk
        mov dword [rbx + 240], esi  ;    42.5 p7+p4   76 rk
        mov esi, dword [r8 + 344]   ;    33.5 p10     76 rk
        mov dword [rbx + 244], esi  ;    43.0 p8+p9   76 rk
        mov esi, dword [r8 + 348]   ;    33.8 p2      76 rk
        mov dword [rbx + 248], esi  ;    43.5 p7+p4   76 rk
        mov esi, dword [r8 + 352]   ;    34.2 p3      76 rk
        mov dword [rbx + 252], esi  ;    44.0 p8+p9   76 rk
        mov esi, dword [r8 + 360]   ;    34.5 p10     76 rk
        mov dword [rbx + 256], esi  ;    44.5 p7+p4   76 rk
        mov esi, dword [r8 + 364]   ;    34.8 p2      76 rk
        mov dword [rbx + 260], esi  ;    45.0 p8+p9   76 rk
        mov esi, dword [r8 + 380]   ;    35.2 p3      76 rk
        mov dword [rbx + 264], esi  ;    45.5 p7+p4   76 rk
        mov esi, dword [r8 + 384]   ;    35.5 p10     76 rk
        mov dword [rbx + 268], esi  ;    46.0 p8+p9   76 rk
        mov esi, dword [r8 + 388]   ;    35.8 p2      76 rk
        mov dword [rbx + 272], esi  ;    46.5 p7+p4   76 rk
        mov esi, dword [r8 + 396]   ;    36.2 p3      76 rk
        mov dword [rbx + 276], esi  ;    47.0 p8+p9   76 rk
        mov esi, dword [r8 + 404]   ;    36.5 p10     76 rk
        mov dword [rbx + 280], esi  ;    47.5 p7+p4   76 rk
        mov esi, dword [r8 + 416]   ;    36.8 p2      76 rk
        mov dword [rbx + 284], esi  ;    48.0 p8+p9   76 rk
        mov esi, dword [r8 + 420]   ;    37.2 p3      76 rk
        mov dword [rbx + 288], esi  ;    48.5 p7+p4   76 rk
        mov esi, dword [r8 + 424]   ;    37.5 p10     76 rk
        mov dword [rbx + 292], esi  ;    49.0 p8+p9   76 rk
        mov esi, dword [r8 + 428]   ;    37.8 p2      76 rk
        mov dword [rbx + 296], esi  ;    49.5 p7+p4   76 rk
        mov esi, dword [r8 + 436]   ;    38.2 p3      76 rk
        mov dword [rbx + 300], esi  ;    50.0 p8+p9   76 rk
        mov esi, dword [r8 + 440]   ;    38.5 p10     76 rk
        mov dword [rbx + 304], esi  ;    50.5 p7+p4   76 rk
        mov esi, dword [r8 + 448]   ;    38.8 p2      76 rk
        mov dword [rbx + 308], esi  ;    51.0 p8+p9   76 rk
        mov esi, dword [r8 + 452]   ;    39.2 p3      76 rk
        mov dword [rbx + 312], esi  ;    51.5 p7+p4   76 rk
        mov esi, dword [r8 + 460]   ;    39.5 p10     76 rk
        mov dword [rbx + 316], esi  ;    52.0 p8+p9   76 rk
        mov esi, dword [r8 + 468]   ;    39.8 p2      76 rk
        mov dword [rbx + 320], esi  ;    52.5 p7+p4   76 rk
        mov esi, dword [r8 + 472]   ;    40.2 p3      76 rk
        mov dword [rbx + 324], esi  ;    53.0 p8+p9   76 rk
        mov esi, dword [r8 + 476]   ;    40.5 p10     76 rk
        mov dword [rbx + 328], esi  ;    53.5 p7+p4   76 rk
        mov esi, dword [r8 + 480]   ;    40.8 p2      76 rk
        mov dword [rbx + 332], esi  ;    54.0 p8+p9   76 rk
        mov esi, dword [r8 + 488]   ;    41.2 p3      76 rk
        mov dword [rbx + 336], esi  ;    54.5 p7+p4   76 rk
        mov esi, dword [r8 + 492]   ;    41.5 p10     76 rk
        mov dword [rbx + 340], esi  ;    55.0 p8+p9   76 rk
        mov esi, dword [r8 + 508]   ;    41.8 p2      76 rk
        mov dword [rbx + 344], esi  ;    55.5 p7+p4   76 rk
        mov esi, dword [r8 + 512]   ;    42.2 p3      76 rk
        mov dword [rbx + 348], esi  ;    56.0 p8+p9   76 rk
        mov r9d, dword [rbx + 352]  ;    42.5 p10     76 rk
        shl r9, 4                   ;    47.5 p0      76 rk
        add r9, qword [rbx - 120]   ;    48.5 p1+p2   76 rk
        mov qword [rbx - 112], r9   ;    56.5 p7+p4   76 rk
        mov esi, dword [r8 + 16]    ;    43.2 p3      80 x[0]
        xor esi, 0x7000             ;    48.2 p5      80 x[0]
        mov dword [rbx + 356], esi  ;    57.0 p8+p9   80 x[0]
        mov esi, dword [r8 + 24]    ;    43.7 p10     80 x[2]
        xor esi, 0xe0000000         ;    48.7 p6      80 x[2]
        mov dword [rbx + 360], esi  ;    57.5 p7+p4   80 x[2]
        mov esi, dword [r8 + 28]    ;    44.2 p2      80 x[3]
        xor esi, 0xfffffc7f         ;    49.2 p11     80 x[3]
        mov dword [rbx + 364], esi  ;    58.0 p8+p9   80 x[3]
        mov esi, dword [r8 + 72]    ;    44.7 p3      80 x[2]
        xor esi, 0xe03fffff         ;    49.7 p0      80 x[2]
        mov dword [rbx + 368], esi  ;    58.5 p7+p4   80 x[2]
        mov esi, dword [r8 + 120]   ;    45.2 p10     80 x[2]
        xor esi, 0xe03fffff         ;    50.2 p1      80 x[2]
        mov dword [rbx + 372], esi  ;    59.0 p8+p9   80 x[2]
        mov esi, dword [r8 + 144]   ;    45.7 p2      80 x[0]
        xor esi, 0x7000             ;    50.7 p5      80 x[0]
        mov dword [rbx + 376], esi  ;    59.5 p7+p4   80 x[0]
        mov esi, dword [r8 + 152]   ;    46.2 p3      80 x[2]
        xor esi, 0xe0000000         ;    51.2 p6      80 x[2]
        mov dword [rbx + 380], esi  ;    60.0 p8+p9   80 x[2]
        mov esi, dword [r8 + 156]   ;    46.7 p10     80 x[3]
        xor esi, 0xfffffc7f         ;    51.7 p11     80 x[3]
        mov dword [rbx + 384], esi  ;    60.5 p7+p4   80 x[3]
        mov esi, dword [r8 + 200]   ;    47.2 p2      80 x[2]
        xor esi, 0xe03fffff         ;    52.2 p0      80 x[2]
        mov dword [rbx + 388], esi  ;    61.0 p8+p9   80 x[2]
        mov esi, dword [r8 + 248]   ;    47.7 p3      80 x[2]
        xor esi, 0xe03fffff         ;    52.7 p1      80 x[2]
        mov dword [rbx + 392], esi  ;    61.5 p7+p4   80 x[2]
        mov esi, dword [r8 + 272]   ;    48.2 p10     80 x[0]
        xor esi, 0x7000             ;    53.2 p5      80 x[0]
        mov dword [rbx + 396], esi  ;    62.0 p8+p9   80 x[0]
        mov esi, dword [r8 + 280]   ;    48.7 p2      80 x[2]
        xor esi, 0xe0000000         ;    53.7 p6      80 x[2]
        mov dword [rbx + 400], esi  ;    62.5 p7+p4   80 x[2]
        mov esi, dword [r8 + 284]   ;    49.2 p3      80 x[3]
        xor esi, 0xfffffc7f         ;    54.2 p11     80 x[3]
        mov dword [rbx + 404], esi  ;    63.0 p8+p9   80 x[3]
        mov esi, dword [r8 + 328]   ;    49.7 p10     80 x[2]
        xor esi, 0xe03fffff         ;    54.7 p0      80 x[2]
        mov dword [rbx + 408], esi  ;    63.5 p7+p4   80 x[2]
        mov esi, dword [r8 + 376]   ;    50.2 p2      80 x[2]
        xor esi, 0xe03fffff         ;    55.2 p1      80 x[2]
        mov dword [rbx + 412], esi  ;    64.0 p8+p9   80 x[2]
        mov esi, dword [r8 + 400]   ;    50.7 p3      80 x[0]
        xor esi, 0x7000             ;    55.7 p5      80 x[0]
        mov dword [rbx + 416], esi  ;    64.5 p7+p4   80 x[0]
        mov esi, dword [r8 + 408]   ;    51.2 p10     80 x[2]
        xor esi, 0xe0000000         ;    56.2 p6      80 x[2]
        mov dword [rbx + 420], esi  ;    65.0 p8+p9   80 x[2]
        mov esi, dword [r8 + 412]   ;    51.7 p2      80 x[3]
        xor esi, 0xfffffc7f         ;    56.7 p11     80 x[3]
        mov dword [rbx + 424], esi  ;    65.5 p7+p4   80 x[3]
        mov esi, dword [r8 + 456]   ;    52.2 p3      80 x[2]
        xor esi, 0xe03fffff         ;    57.2 p0      80 x[2]
        mov dword [rbx + 428], esi  ;    66.0 p8+p9   80 x[2]
        mov esi, dword [r8 + 504]   ;    52.7 p10     80 x[2]
        xor esi, 0xe03fffff         ;    57.7 p1      80 x[2]
        mov dword [rbx + 432], esi  ;    66.5 p7+p4   80 x[2]
        cmp dword [rbx + 352], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 120]   ;                    resident
        align 16
.blocks_1:
        mov esi, dword [r8]         ;     0.0 p2      80 x[0]
        xor esi, dword [rbx + 24]   ;     5.0 p0+p3   80 x[0]
        mov edi, esi                ;     6.0         80 x[0] copy
        xor esi, dword [r8 + 12]    ;     6.0 p1+p10   23 x
        xor esi, dword [rbx + 36]   ;     7.0 p5+p2   23 x
        mov ebp, esi                ;     8.0         23 x copy
        mov r9d, edi                ;     6.0         23 x copy
        or edi, esi                 ;     8.0 p6      23 x
        mov r10d, dword [r8 + 4]    ;     1.3 p3      80 x[1]
        xor r10d, dword [rbx + 28]  ;     6.3 p11+p10   80 x[1]
        and ebp, r10d               ;     8.0 p0      23 x
        xor r9d, ebp                ;     9.0 p1      23 x
        mov ebp, dword [r8 + 8]     ;     2.0 p2      80 x[2]
        xor ebp, dword [rbx + 32]   ;     7.0 p5+p3   80 x[2]
        xor r10d, ebp               ;     8.0 p6      23 x
        xor edi, r10d               ;     9.0 p11     23 x
        xor esi, ebp                ;     8.0 p0      23 x
        and ebp, r9d                ;    10.0 p1      23 x
        mov r11d, r10d              ;     9.0         23 x copy
        and r10d, r9d               ;    10.0 p5      23 x
        xor r9d, esi                ;    10.0 p6      23 x
        xor r11d, ebp               ;    11.0 p11     23 x
        xor r11d, r9d               ;    12.0 p0      23 x
        and esi, edi                ;    10.0 p1      23 x
        or esi, r10d                ;    11.0 p5      23 x
        ror r11d, 0x1d              ;    13.0 p6      47 x[2]
        rorx ebp, esi, 0x13         ;    12.0 p0      46 x[0]
        xor r9d, esi                ;    12.0 p11     48 x[1]
        xor r9d, ebp                ;    13.0 p1      48 x[1]
        xor r9d, r11d               ;    14.0 p5      48 x[1]
        xor edi, r11d               ;    14.0 p6      49 x[3]
        lea esi, [rbp*8]            ;    13.0 p0      49 x[3]
        xor edi, esi                ;    15.0 p11     49 x[3]
        ror r9d, 0x1f               ;    15.0 p6      50 x[1]
        ror edi, 0x19               ;    16.0 p0      51 x[3]
        xor ebp, r9d                ;    16.0 p1      52 x[0]
        xor ebp, edi                ;    17.0 p5      52 x[0]
        xor r11d, edi               ;    17.0 p11     53 x[2]
        mov esi, r9d                ;    16.0         50 x[1] copy
        shl r9d, 7                  ;    16.0 p6      53 x[2]
        xor r11d, r9d               ;    18.0 p1      53 x[2]
        ror ebp, 0x1b               ;    18.0 p0      54 x[0]
        ror r11d, 0xa               ;    19.0 p6      55 x[2]
        xor ebp, dword [rbx + 356]  ;    19.0 p5+p10   80 x[0]
        xor esi, dword [rbx + 40]   ;    16.0 p11+p2   80 x[1]
        xor r11d, dword [rbx + 360] ;    20.0 p1+p3   80 x[2]
        xor edi, dword [rbx + 364]  ;    17.0 p5+p10   80 x[3]
        mov r9d, esi                ;    17.0         80 x[1] copy
        and esi, ebp                ;    20.0 p11     24 x
        xor ebp, edi                ;    20.0 p0      24 x
        or ebp, r9d                 ;    21.0 p1      24 x
        xor r9d, edi                ;    18.0 p5      24 x
        xor r9d, r11d               ;    21.0 p6      24 x
        or r11d, esi                ;    21.0 p11     24 x
        not ebp                     ;    22.0 p0      24 x
        xor esi, r9d                ;    22.0 p1      24 x
        and r9d, r11d               ;    22.0 p5      24 x
        or r9d, ebp                 ;    23.0 p6      24 x
        xor r11d, esi               ;    23.0 p11     24 x
        or r11d, r9d                ;    24.0 p0      24 x
        xor edi, esi                ;    23.0 p1      24 x
        xor ebp, edi                ;    24.0 p5      24 x
        and edi, r9d                ;    24.0 p6      24 x
        xor edi, ebp                ;    25.0 p11     24 x
        ror edi, 0x13               ;    26.0 p0      46 x[0]
        ror esi, 0x1d               ;    23.0 p6      47 x[2]
        xor r11d, ebp               ;    25.0 p1      48 x[1]
        xor r11d, esi               ;    26.0 p5      48 x[1]
        xor r11d, edi               ;    27.0 p11     48 x[1]
        xor r9d, esi                ;    24.0 p0      49 x[3]
        lea ebp, [rdi*8]            ;    27.0 p5      49 x[3]
        xor r9d, ebp                ;    29.0 p1      49 x[3]
        ror r11d, 0x1f              ;    28.0 p6      50 x[1]
        ror r9d, 0x19               ;    30.0 p0      51 x[3]
        xor edi, r11d               ;    29.0 p11     52 x[0]
        xor edi, r9d                ;    31.0 p1      52 x[0]
        xor esi, r9d                ;    31.0 p5      53 x[2]
        mov ebp, r11d               ;    29.0         50 x[1] copy
        shl r11d, 7                 ;    29.0 p6      53 x[2]
        xor esi, r11d               ;    32.0 p11     53 x[2]
        ror edi, 0x1b               ;    32.0 p0      54 x[0]
        ror esi, 0xa                ;    33.0 p6      55 x[2]
        xor edi, dword [rbx + 44]   ;    33.0 p1+p2   80 x[0]
        xor ebp, dword [rbx + 48]   ;    29.0 p5+p3   80 x[1]
        xor esi, dword [rbx + 52]   ;    34.0 p11+p10   80 x[2]
        xor r9d, dword [rbx + 56]   ;    31.0 p0+p2   80 x[3]
        mov r10d, esi               ;    35.0         80 x[2] copy
        and esi, edi                ;    35.0 p1      25 x
        xor r10d, ebp               ;    35.0 p5      25 x
        xor r10d, edi               ;    36.0 p6      25 x
        xor esi, r9d                ;    36.0 p11     25 x
        or r9d, edi                 ;    34.0 p0      25 x
        xor r9d, ebp                ;    35.0 p1      25 x
        and ebp, esi                ;    37.0 p5      25 x
        xor ebp, r10d               ;    38.0 p6      25 x
        xor esi, r10d               ;    37.0 p11     25 x
        xor edi, esi                ;    38.0 p0      25 x
        or r10d, r9d                ;    37.0 p1      25 x
        xor r10d, esi               ;    38.0 p5      25 x
        xor r9d, r10d               ;    39.0 p6      25 x
        ror edi, 0x13               ;    39.0 p0      46 x[0]
        ror r9d, 0x1d               ;    40.0 p6      47 x[2]
        xor r10d, ebp               ;    39.0 p11     48 x[1]
        xor r10d, edi               ;    40.0 p1      48 x[1]
        xor r10d, r9d               ;    41.0 p5      48 x[1]
        xor ebp, r9d                ;    41.0 p11     49 x[3]
        lea esi, [rdi*8]            ;    40.0 p0      49 x[3]
        xor ebp, esi                ;    42.0 p1      49 x[3]
        ror r10d, 0x1f              ;    42.0 p6      50 x[1]
        ror ebp, 0x19               ;    43.0 p0      51 x[3]
        xor edi, r10d               ;    43.0 p5      52 x[0]
        xor edi, ebp                ;    44.0 p11     52 x[0]
        xor r9d, ebp                ;    44.0 p1      53 x[2]
        mov esi, r10d               ;    43.0         50 x[1] copy
        shl r10d, 7                 ;    43.0 p6      53 x[2]
        xor r9d, r10d               ;    45.0 p5      53 x[2]
        ror edi, 0x1b               ;    45.0 p0      54 x[0]
        ror r9d, 0xa                ;    46.0 p6      55 x[2]
        xor edi, dword [rbx - 96]   ;    46.0 p11+p3   80 x[0]
        xor esi, dword [rbx + 60]   ;    43.0 p1+p10   80 x[1]
        xor r9d, dword [rbx + 64]   ;    47.0 p5+p2   80 x[2]
        xor ebp, dword [rbx - 92]   ;    44.0 p11+p3   80 x[3]
        mov r10d, esi               ;    44.0         26 x copy
        and r10d, edi               ;    47.0 p0      26 x
        xor esi, ebp                ;    45.0 p1      26 x
        or ebp, edi                 ;    47.0 p5      26 x
        xor edi, r9d                ;    48.0 p6      26 x
        or edi, r10d                ;    49.0 p11     26 x
        xor edi, esi                ;    50.0 p0      26 x
        or esi, r10d                ;    48.0 p1      26 x
        and r9d, ebp                ;    48.0 p5      26 x
        xor esi, r9d                ;    49.0 p6      26 x
        xor ebp, r10d               ;    48.0 p11     26 x
        or r10d, r9d                ;    49.0 p0      26 x
        or r9d, ebp                 ;    49.0 p1      26 x
        xor r9d, edi                ;    51.0 p5      26 x
        and edi, esi                ;    51.0 p6      26 x
        or ebp, esi                 ;    50.0 p11     26 x
        xor edi, ebp                ;    52.0 p0      26 x
        xor ebp, r9d                ;    52.0 p1      26 x
        ror edi, 0x13               ;    53.0 p6      46 x[0]
        ror ebp, 0x1d               ;    53.0 p0      47 x[2]
        xor esi, edi                ;    54.0 p5      48 x[1]
        xor esi, ebp                ;    55.0 p11     48 x[1]
        xor r10d, r9d               ;    52.0 p1      49 x[3]
        xor r10d, ebp               ;    54.0 p5      49 x[3]
        lea r9d, [rdi*8]            ;    54.0 p6      49 x[3]
        xor r10d, r9d               ;    56.0 p11     49 x[3]
        ror esi, 0x1f               ;    56.0 p0      50 x[1]
        ror r10d, 0x19              ;    57.0 p6      51 x[3]
        xor edi, esi                ;    57.0 p1      52 x[0]
        xor edi, r10d               ;    58.0 p5      52 x[0]
        xor ebp, r10d               ;    58.0 p11     53 x[2]
        mov r9d, esi                ;    57.0         50 x[1] copy
        shl esi, 7                  ;    57.0 p0      53 x[2]
        xor ebp, esi                ;    59.0 p1      53 x[2]
        ror edi, 0x1b               ;    59.0 p6      54 x[0]
        ror ebp, 0xa                ;    60.0 p0      55 x[2]
        xor edi, dword [rbx + 68]   ;    60.0 p5+p10   80 x[0]
        xor r9d, dword [rbx + 72]   ;    57.0 p11+p2   80 x[1]
        xor ebp, dword [rbx + 368]  ;    61.0 p1+p3   80 x[2]
        xor r10d, dword [rbx + 76]  ;    58.0 p5+p10   80 x[3]
        mov esi, r9d                ;    58.0         80 x[1] copy
        xor r9d, edi                ;    61.0 p6      27 x
        xor edi, r10d               ;    61.0 p11     27 x
        xor r10d, ebp               ;    62.0 p0      27 x
        and r9d, edi                ;    62.0 p1      27 x
        xor r9d, r10d               ;    63.0 p5      27 x
        or ebp, edi                 ;    62.0 p6      27 x
        and r10d, ebp               ;    63.0 p11     27 x
        xor ebp, esi                ;    63.0 p0      27 x
        xor ebp, r10d               ;    64.0 p1      27 x
        and r10d, r9d               ;    64.0 p5      27 x
        or ebp, r10d                ;    65.0 p6      27 x
        xor r10d, edi               ;    65.0 p11     27 x
        mov r11d, esi               ;    58.0         80 x[1] copy
        xor esi, r10d               ;    66.0 p0      27 x
        and r11d, r9d               ;    64.0 p1      27 x
        ror r9d, 0x13               ;    64.0 p6      46 x[0]
        ror esi, 0x1d               ;    67.0 p0      47 x[2]
        xor ebp, r10d               ;    66.0 p5      48 x[1]
        xor ebp, r9d                ;    67.0 p11     48 x[1]
        xor ebp, esi                ;    68.0 p1      48 x[1]
        xor edi, r11d               ;    65.0 p5      49 x[3]
        lea r10d, [r9*8]            ;    65.0 p6      49 x[3]
        xor edi, r10d               ;    67.0 p11     49 x[3]
        xor edi, esi                ;    68.0 p0      49 x[3]
        ror ebp, 0x1f               ;    69.0 p6      50 x[1]
        ror edi, 0x19               ;    69.0 p0      51 x[3]
        xor r9d, ebp                ;    70.0 p1      52 x[0]
        xor r9d, edi                ;    71.0 p5      52 x[0]
        xor esi, edi                ;    70.0 p11     53 x[2]
        mov r10d, ebp               ;    70.0         50 x[1] copy
        shl ebp, 7                  ;    70.0 p6      53 x[2]
        xor esi, ebp                ;    71.0 p1      53 x[2]
        ror r9d, 0x1b               ;    72.0 p0      54 x[0]
        ror esi, 0xa                ;    72.0 p6      55 x[2]
        xor r9d, dword [rbx - 88]   ;    73.0 p5+p2   80 x[0]
        xor r10d, dword [rbx + 80]  ;    70.0 p11+p3   80 x[1]
        xor edi, dword [rbx + 88]   ;    70.0 p1+p10   80 x[3]
        xor esi, dword [rbx + 84]   ;    73.0 p5+p2   28 x
        xor esi, r9d                ;    74.0 p11     28 x
        mov ebp, r10d               ;    71.0         28 x copy
        or ebp, r9d                 ;    74.0 p0      28 x
        xor ebp, esi                ;    75.0 p1      28 x
        xor r10d, edi               ;    71.0 p5      28 x
        xor r10d, r9d               ;    74.0 p6      28 x
        and esi, r9d                ;    75.0 p11     28 x
        xor r9d, ebp                ;    76.0 p0      28 x
        and esi, r10d               ;    76.0 p1      28 x
        xor esi, edi                ;    77.0 p5      28 x
        or edi, r10d                ;    75.0 p6      28 x
        xor edi, ebp                ;    76.0 p11     28 x
        and ebp, esi                ;    78.0 p0      28 x
        mov r11d, r9d               ;    77.0         28 x copy
        and r9d, edi                ;    77.0 p1      28 x
        xor r9d, r10d               ;    78.0 p5      28 x
        ror edi, 0x13               ;    77.0 p6      46 x[0]
        ror r9d, 0x1d               ;    79.0 p0      47 x[2]
        xor r10d, ebp               ;    79.0 p11     48 x[1]
        xor r10d, edi               ;    80.0 p1      48 x[1]
        xor r10d, r9d               ;    81.0 p5      48 x[1]
        xor r11d, esi               ;    78.0 p6      49 x[3]
        xor r11d, r9d               ;    80.0 p11     49 x[3]
        lea esi, [rdi*8]            ;    78.0 p0      49 x[3]
        xor r11d, esi               ;    81.0 p1      49 x[3]
        ror r10d, 0x1f              ;    82.0 p6      50 x[1]
        ror r11d, 0x19              ;    82.0 p0      51 x[3]
        xor edi, r10d               ;    83.0 p5      52 x[0]
        xor edi, r11d               ;    84.0 p11     52 x[0]
        xor r9d, r11d               ;    83.0 p1      53 x[2]
        mov esi, r10d               ;    83.0         50 x[1] copy
        shl r10d, 7                 ;    83.0 p6      53 x[2]
        xor r9d, r10d               ;    84.0 p5      53 x[2]
        ror edi, 0x1b               ;    85.0 p0      54 x[0]
        ror r9d, 0xa                ;    85.0 p6      55 x[2]
        xor edi, dword [rbx + 92]   ;    86.0 p11+p3   80 x[0]
        xor esi, dword [rbx - 84]   ;    83.0 p1+p10   80 x[1]
        xor r9d, dword [rbx + 96]   ;    86.0 p5+p2   80 x[2]
        xor r11d, dword [rbx + 100] ;    83.0 p11+p3   80 x[3]
        mov ebp, r11d               ;    84.0         29 x copy
        and ebp, edi                ;    87.0 p0      29 x
        xor edi, r11d               ;    87.0 p1      29 x
        xor r11d, r9d               ;    87.0 p5      29 x
        xor r9d, esi                ;    87.0 p6      29 x
        xor ebp, r9d                ;    88.0 p11     29 x
        and esi, edi                ;    88.0 p0      29 x
        xor esi, r9d                ;    89.0 p1      29 x
        or r9d, edi                 ;    88.0 p5      29 x
        xor edi, ebp                ;    89.0 p6      29 x
        xor r9d, r11d               ;    89.0 p11     29 x
        and r11d, esi               ;    90.0 p0      29 x
        xor esi, ebp                ;    90.0 p1      29 x
        and esi, r9d                ;    91.0 p5      29 x
        xor r11d, edi               ;    91.0 p6      29 x
        xor r9d, r11d               ;    92.0 p11     29 x
        ror r11d, 0x13              ;    92.0 p0      46 x[0]
        ror r9d, 0x1d               ;    93.0 p6      47 x[2]
        xor ebp, r11d               ;    93.0 p1      48 x[1]
        xor ebp, r9d                ;    94.0 p5      48 x[1]
        xor edi, esi                ;    92.0 p11     49 x[3]
        xor edi, r9d                ;    94.0 p0      49 x[3]
        lea esi, [r11*8]            ;    93.0 p5      49 x[3]
        xor edi, esi                ;    95.0 p1      49 x[3]
        ror ebp, 0x1f               ;    95.0 p6      50 x[1]
        ror edi, 0x19               ;    96.0 p0      51 x[3]
        xor r11d, ebp               ;    96.0 p11     52 x[0]
        xor r11d, edi               ;    97.0 p1      52 x[0]
        xor r9d, edi                ;    97.0 p5      53 x[2]
        mov esi, ebp                ;    96.0         50 x[1] copy
        shl ebp, 7                  ;    96.0 p6      53 x[2]
        xor r9d, ebp                ;    98.0 p11     53 x[2]
        ror r11d, 0x1b              ;    98.0 p0      54 x[0]
        ror r9d, 0xa                ;    99.0 p6      55 x[2]
        xor r11d, dword [rbx - 80]  ;    99.0 p1+p10   80 x[0]
        xor esi, dword [rbx - 76]   ;    96.0 p5+p2   80 x[1]
        xor r9d, dword [rbx + 372]  ;   100.0 p11+p3   80 x[2]
        xor edi, dword [rbx + 104]  ;    97.0 p0+p10   80 x[3]
        mov ebp, esi                ;    97.0         80 x[1] copy
        or esi, r9d                 ;   101.0 p1      30 x
        xor esi, edi                ;   102.0 p5      30 x
        and edi, r9d                ;   101.0 p6      30 x
        mov r10d, ebp               ;    97.0         30 x copy
        xor r10d, r11d              ;   100.0 p11     30 x
        and r11d, esi               ;   103.0 p0      30 x
        xor ebp, r9d                ;   101.0 p1      30 x
        xor ebp, r11d               ;   104.0 p5      30 x
        xor edi, r10d               ;   102.0 p6      30 x
        mov r9d, r11d               ;   104.0         30 x copy
        and r11d, ebp               ;   105.0 p11     30 x
        xor r11d, esi               ;   106.0 p0      30 x
        mov r12d, edi               ;   103.0         30 x copy
        and edi, ebp                ;   105.0 p1      30 x
        xor esi, r12d               ;   103.0 p5      30 x
        xor esi, edi                ;   106.0 p6      30 x
        xor edi, r11d               ;   107.0 p11     30 x
        ror edi, 0x13               ;   108.0 p0      46 x[0]
        ror esi, 0x1d               ;   107.0 p6      47 x[2]
        xor r10d, r9d               ;   104.0 p1      48 x[1]
        xor r10d, r11d              ;   107.0 p5      48 x[1]
        xor r10d, esi               ;   108.0 p11     48 x[1]
        xor r10d, edi               ;   109.0 p0      48 x[1]
        xor ebp, esi                ;   108.0 p1      49 x[3]
        lea r9d, [rdi*8]            ;   109.0 p5      49 x[3]
        xor ebp, r9d                ;   111.0 p6      49 x[3]
        ror r10d, 0x1f              ;   110.0 p0      50 x[1]
        ror ebp, 0x19               ;   112.0 p6      51 x[3]
        xor edi, r10d               ;   111.0 p11     52 x[0]
        xor edi, ebp                ;   113.0 p1      52 x[0]
        xor esi, ebp                ;   113.0 p5      53 x[2]
        mov r9d, r10d               ;   111.0         50 x[1] copy
        shl r10d, 7                 ;   111.0 p0      53 x[2]
        xor esi, r10d               ;   114.0 p11     53 x[2]
        ror edi, 0x1b               ;   114.0 p6      54 x[0]
        ror esi, 0xa                ;   115.0 p0      55 x[2]
        mov r10d, dword [rbx + 108] ;    52.5 p2      80 x[0]
        xor r10d, edi               ;   115.0 p1      80 x[0]
        xor r9d, dword [rbx + 112]  ;   111.0 p5+p3   80 x[1]
        mov edi, dword [rbx - 72]   ;    53.0 p10     80 x[2]
        xor edi, esi                ;   116.0 p11     80 x[2]
        xor ebp, dword [rbx + 116]  ;   113.0 p1+p2   23 x
        xor ebp, r10d               ;   116.0 p5      23 x
        mov esi, r9d                ;   112.0         23 x copy
        xor esi, edi                ;   117.0 p6      23 x
        and r9d, ebp                ;   117.0 p11     23 x
        xor r9d, r10d               ;   118.0 p0      23 x
        or r10d, ebp                ;   117.0 p1      23 x
        xor r10d, esi               ;   118.0 p5      23 x
        xor ebp, edi                ;   117.0 p6      23 x
        and edi, r9d                ;   119.0 p11     23 x
        mov r11d, esi               ;   118.0         23 x copy
        and esi, r9d                ;   119.0 p0      23 x
        xor r9d, ebp                ;   119.0 p1      23 x
        xor r11d, edi               ;   120.0 p5      23 x
        xor r11d, r9d               ;   121.0 p6      23 x
        and ebp, r10d               ;   119.0 p11     23 x
        or ebp, esi                 ;   120.0 p0      23 x
        ror r11d, 0x1d              ;   122.0 p6      47 x[2]
        rorx esi, ebp, 0x13         ;   121.0 p0      46 x[0]
        xor r9d, ebp                ;   121.0 p1      48 x[1]
        xor r9d, esi                ;   122.0 p5      48 x[1]
        xor r9d, r11d               ;   123.0 p11     48 x[1]
        xor r10d, r11d              ;   123.0 p1      49 x[3]
        lea edi, [rsi*8]            ;   122.0 p5      49 x[3]
        xor r10d, edi               ;   124.0 p6      49 x[3]
        ror r9d, 0x1f               ;   124.0 p0      50 x[1]
        ror r10d, 0x19              ;   125.0 p6      51 x[3]
        xor esi, r9d                ;   125.0 p11     52 x[0]
        xor esi, r10d               ;   126.0 p1      52 x[0]
        xor r11d, r10d              ;   126.0 p5      53 x[2]
        mov edi, r9d                ;   125.0         50 x[1] copy
        shl r9d, 7                  ;   125.0 p0      53 x[2]
        xor r11d, r9d               ;   127.0 p11     53 x[2]
        ror esi, 0x1b               ;   127.0 p6      54 x[0]
        ror r11d, 0xa               ;   128.0 p0      55 x[2]
        mov ebp, dword [rbx + 376]  ;    59.2 p3      80 x[0]
        xor ebp, esi                ;   128.0 p1      80 x[0]
        mov esi, dword [rbx + 120]  ;    59.5 p10     80 x[1]
        xor esi, edi                ;   125.0 p5      80 x[1]
        mov edi, dword [rbx + 380]  ;    59.8 p2      80 x[2]
        xor edi, r11d               ;   129.0 p11     80 x[2]
        mov r9d, dword [rbx + 384]  ;    60.2 p3      80 x[3]
        xor r9d, r10d               ;   126.0 p1      80 x[3]
        mov r10d, esi               ;   126.0         80 x[1] copy
        and esi, ebp                ;   129.0 p5      24 x
        xor ebp, r9d                ;   129.0 p6      24 x
        or ebp, r10d                ;   130.0 p11     24 x
        xor r10d, r9d               ;   127.0 p0      24 x
        xor r10d, edi               ;   130.0 p1      24 x
        or edi, esi                 ;   130.0 p5      24 x
        not ebp                     ;   131.0 p6      24 x
        xor esi, r10d               ;   131.0 p11     24 x
        and r10d, edi               ;   131.0 p0      24 x
        or r10d, ebp                ;   132.0 p1      24 x
        xor edi, esi                ;   132.0 p5      24 x
        or edi, r10d                ;   133.0 p6      24 x
        xor r9d, esi                ;   132.0 p11     24 x
        xor ebp, r9d                ;   133.0 p0      24 x
        and r9d, r10d               ;   133.0 p1      24 x
        xor r9d, ebp                ;   134.0 p5      24 x
        ror r9d, 0x13               ;   135.0 p6      46 x[0]
        ror esi, 0x1d               ;   132.0 p0      47 x[2]
        xor edi, ebp                ;   134.0 p11     48 x[1]
        xor edi, esi                ;   135.0 p1      48 x[1]
        xor edi, r9d                ;   136.0 p5      48 x[1]
        xor r10d, esi               ;   133.0 p6      49 x[3]
        lea ebp, [r9*8]             ;   136.0 p0      49 x[3]
        xor r10d, ebp               ;   138.0 p11     49 x[3]
        ror edi, 0x1f               ;   137.0 p6      50 x[1]
        ror r10d, 0x19              ;   139.0 p0      51 x[3]
        xor r9d, edi                ;   138.0 p1      52 x[0]
        xor r9d, r10d               ;   140.0 p5      52 x[0]
        xor esi, r10d               ;   140.0 p11     53 x[2]
        mov ebp, edi                ;   138.0         50 x[1] copy
        shl edi, 7                  ;   138.0 p6      53 x[2]
        xor esi, edi                ;   141.0 p1      53 x[2]
        ror r9d, 0x1b               ;   141.0 p0      54 x[0]
        mov edi, dword [rbx + 124]  ;    66.2 p10     80 x[0]
        ror esi, 0xa                ;   142.0 p6      55 x[2]
        xor edi, r9d                ;   142.0 p5      80 x[0]
        mov r9d, dword [rbx + 128]  ;    66.7 p2      80 x[1]
        xor r9d, ebp                ;   138.0 p11     80 x[1]
        mov ebp, dword [rbx + 132]  ;    67.0 p3      80 x[2]
        xor ebp, esi                ;   143.0 p1      80 x[2]
        mov esi, dword [rbx + 136]  ;    67.3 p10     80 x[3]
        xor esi, r10d               ;   140.0 p5      80 x[3]
        mov r10d, ebp               ;   144.0         80 x[2] copy
        and ebp, edi                ;   144.0 p11     25 x
        xor r10d, r9d               ;   144.0 p0      25 x
        xor r10d, edi               ;   145.0 p1      25 x
        xor ebp, esi                ;   145.0 p5      25 x
        or esi, edi                 ;   143.0 p6      25 x
        xor esi, r9d                ;   144.0 p11     25 x
        and r9d, ebp                ;   146.0 p0      25 x
        xor r9d, r10d               ;   147.0 p1      25 x
        xor ebp, r10d               ;   146.0 p5      25 x
        xor edi, ebp                ;   147.0 p6      25 x
        or r10d, esi                ;   146.0 p11     25 x
        xor r10d, ebp               ;   147.0 p0      25 x
        xor esi, r10d               ;   148.0 p1      25 x
        ror edi, 0x13               ;   148.0 p6      46 x[0]
        ror esi, 0x1d               ;   149.0 p0      47 x[2]
        xor r10d, r9d               ;   148.0 p5      48 x[1]
        xor r10d, edi               ;   149.0 p11     48 x[1]
        xor r10d, esi               ;   150.0 p1      48 x[1]
        xor r9d, esi                ;   150.0 p5      49 x[3]
        lea ebp, [rdi*8]            ;   149.0 p6      49 x[3]
        xor r9d, ebp                ;   151.0 p11     49 x[3]
        ror r10d, 0x1f              ;   151.0 p0      50 x[1]
        ror r9d, 0x19               ;   152.0 p6      51 x[3]
        xor edi, r10d               ;   152.0 p1      52 x[0]
        xor edi, r9d                ;   153.0 p5      52 x[0]
        mov ebp, dword [rbx - 68]   ;    72.0 p2      80 x[0]
        xor esi, r9d                ;   153.0 p11     53 x[2]
        mov r11d, r10d              ;   152.0         50 x[1] copy
        shl r10d, 7                 ;   152.0 p0      53 x[2]
        xor esi, r10d               ;   154.0 p1      53 x[2]
        ror edi, 0x1b               ;   154.0 p6      54 x[0]
        mov r10d, dword [rbx + 140] ;    73.0 p3      80 x[1]
        ror esi, 0xa                ;   155.0 p0      55 x[2]
        xor ebp, edi                ;   155.0 p5      80 x[0]
        mov edi, dword [rbx + 144]  ;    73.5 p10     80 x[2]
        xor r10d, r11d              ;   152.0 p11     80 x[1]
        mov r11d, dword [rbx - 64]  ;    73.8 p2      80 x[3]
        xor edi, esi                ;   156.0 p1      80 x[2]
        xor r11d, r9d               ;   153.0 p5      80 x[3]
        mov esi, r10d               ;   153.0         26 x copy
        and esi, ebp                ;   156.0 p6      26 x
        xor r10d, r11d              ;   154.0 p11     26 x
        or r11d, ebp                ;   156.0 p0      26 x
        xor ebp, edi                ;   157.0 p1      26 x
        or ebp, esi                 ;   158.0 p5      26 x
        xor ebp, r10d               ;   159.0 p6      26 x
        or r10d, esi                ;   157.0 p11     26 x
        and edi, r11d               ;   157.0 p0      26 x
        xor r10d, edi               ;   158.0 p1      26 x
        xor r11d, esi               ;   157.0 p5      26 x
        or esi, edi                 ;   158.0 p6      26 x
        or edi, r11d                ;   158.0 p11     26 x
        xor edi, ebp                ;   160.0 p0      26 x
        and ebp, r10d               ;   160.0 p1      26 x
        or r11d, r10d               ;   159.0 p5      26 x
        xor ebp, r11d               ;   161.0 p6      26 x
        xor r11d, edi               ;   161.0 p11     26 x
        ror ebp, 0x13               ;   162.0 p0      46 x[0]
        ror r11d, 0x1d              ;   162.0 p6      47 x[2]
        xor r10d, ebp               ;   163.0 p1      48 x[1]
        xor r10d, r11d              ;   164.0 p5      48 x[1]
        xor esi, edi                ;   161.0 p11     49 x[3]
        xor esi, r11d               ;   163.0 p0      49 x[3]
        lea edi, [rbp*8]            ;   163.0 p5      49 x[3]
        xor esi, edi                ;   165.0 p1      49 x[3]
        ror r10d, 0x1f              ;   165.0 p6      50 x[1]
        ror esi, 0x19               ;   166.0 p0      51 x[3]
        xor ebp, r10d               ;   166.0 p11     52 x[0]
        xor ebp, esi                ;   167.0 p1      52 x[0]
        mov edi, dword [rbx + 148]  ;    79.3 p3      80 x[0]
        xor r11d, esi               ;   167.0 p5      53 x[2]
        mov r9d, r10d               ;   166.0         50 x[1] copy
        shl r10d, 7                 ;   166.0 p6      53 x[2]
        xor r11d, r10d              ;   168.0 p11     53 x[2]
        mov r10d, dword [rbx + 152] ;    80.2 p10     80 x[1]
        ror ebp, 0x1b               ;   168.0 p0      54 x[0]
        ror r11d, 0xa               ;   169.0 p6      55 x[2]
        mov r12d, dword [rbx + 388] ;    80.7 p2      80 x[2]
        xor edi, ebp                ;   169.0 p1      80 x[0]
        xor r10d, r9d               ;   166.0 p5      80 x[1]
        mov ebp, dword [rbx + 156]  ;    81.2 p3      80 x[3]
        xor r12d, r11d              ;   170.0 p11     80 x[2]
        xor ebp, esi                ;   167.0 p0      80 x[3]
        mov esi, r10d               ;   167.0         80 x[1] copy
        xor r10d, edi               ;   170.0 p1      27 x
        xor edi, ebp                ;   170.0 p5      27 x
        xor ebp, r12d               ;   171.0 p6      27 x
        and r10d, edi               ;   171.0 p11     27 x
        xor r10d, ebp               ;   172.0 p0      27 x
        or r12d, edi                ;   171.0 p1      27 x
        and ebp, r12d               ;   172.0 p5      27 x
        xor r12d, esi               ;   172.0 p6      27 x
        xor r12d, ebp               ;   173.0 p11     27 x
        and ebp, r10d               ;   173.0 p0      27 x
        or r12d, ebp                ;   174.0 p1      27 x
        xor ebp, edi                ;   174.0 p5      27 x
        mov r9d, esi                ;   167.0         80 x[1] copy
        xor esi, ebp                ;   175.0 p6      27 x
        and r9d, r10d               ;   173.0 p11     27 x
        ror r10d, 0x13              ;   173.0 p0      46 x[0]
        ror esi, 0x1d               ;   176.0 p6      47 x[2]
        xor r12d, ebp               ;   175.0 p1      48 x[1]
        xor r12d, r10d              ;   176.0 p5      48 x[1]
        xor r12d, esi               ;   177.0 p11     48 x[1]
        xor edi, r9d                ;   174.0 p0      49 x[3]
        lea ebp, [r10*8]            ;   174.0 p5      49 x[3]
        xor edi, ebp                ;   176.0 p1      49 x[3]
        xor edi, esi                ;   177.0 p6      49 x[3]
        ror r12d, 0x1f              ;   178.0 p0      50 x[1]
        ror edi, 0x19               ;   178.0 p6      51 x[3]
        mov ebp, dword [rbx - 60]   ;    86.2 p10     80 x[0]
        xor r10d, r12d              ;   179.0 p11     52 x[0]
        xor r10d, edi               ;   180.0 p1      52 x[0]
        mov r9d, dword [rbx + 160]  ;    86.7 p2      80 x[1]
        xor esi, edi                ;   179.0 p5      53 x[2]
        mov r11d, r12d              ;   179.0         50 x[1] copy
        shl r12d, 7                 ;   179.0 p0      53 x[2]
        xor esi, r12d               ;   180.0 p11     53 x[2]
        ror r10d, 0x1b              ;   181.0 p6      54 x[0]
        ror esi, 0xa                ;   181.0 p0      55 x[2]
        mov r12d, dword [rbx + 168] ;    87.8 p3      80 x[3]
        xor ebp, r10d               ;   182.0 p1      80 x[0]
        mov r10d, dword [rbx + 164] ;    88.2 p10     28 x
        xor r9d, r11d               ;   179.0 p5      80 x[1]
        xor r12d, edi               ;   179.0 p11     80 x[3]
        xor r10d, esi               ;   182.0 p1      28 x
        xor r10d, ebp               ;   183.0 p5      28 x
        mov esi, r9d                ;   180.0         28 x copy
        or esi, ebp                 ;   183.0 p6      28 x
        xor esi, r10d               ;   184.0 p11     28 x
        xor r9d, r12d               ;   180.0 p0      28 x
        xor r9d, ebp                ;   183.0 p1      28 x
        and r10d, ebp               ;   184.0 p5      28 x
        xor ebp, esi                ;   185.0 p6      28 x
        and r10d, r9d               ;   185.0 p11     28 x
        xor r10d, r12d              ;   186.0 p0      28 x
        or r12d, r9d                ;   184.0 p1      28 x
        xor r12d, esi               ;   185.0 p5      28 x
        and esi, r10d               ;   187.0 p6      28 x
        mov edi, ebp                ;   186.0         28 x copy
        and ebp, r12d               ;   186.0 p11     28 x
        xor ebp, r9d                ;   187.0 p0      28 x
        ror r12d, 0x13              ;   186.0 p6      46 x[0]
        ror ebp, 0x1d               ;   188.0 p0      47 x[2]
        xor r9d, esi                ;   188.0 p1      48 x[1]
        xor r9d, r12d               ;   189.0 p5      48 x[1]
        xor r9d, ebp                ;   190.0 p11     48 x[1]
        xor edi, r10d               ;   187.0 p1      49 x[3]
        xor edi, ebp                ;   189.0 p5      49 x[3]
        lea esi, [r12*8]            ;   187.0 p6      49 x[3]
        xor edi, esi                ;   190.0 p11     49 x[3]
        ror r9d, 0x1f               ;   191.0 p0      50 x[1]
        mov esi, dword [rbx + 172]  ;    93.2 p2      80 x[0]
        ror edi, 0x19               ;   191.0 p6      51 x[3]
        mov r10d, dword [rbx - 56]  ;    93.5 p3      80 x[1]
        xor r12d, r9d               ;   192.0 p1      52 x[0]
        xor r12d, edi               ;   193.0 p5      52 x[0]
        xor ebp, edi                ;   192.0 p11     53 x[2]
        mov r11d, dword [rbx + 176] ;    94.2 p10     80 x[2]
        mov r13d, r9d               ;   192.0         50 x[1] copy
        shl r9d, 7                  ;   192.0 p0      53 x[2]
        xor ebp, r9d                ;   193.0 p1      53 x[2]
        ror r12d, 0x1b              ;   194.0 p6      54 x[0]
        ror ebp, 0xa                ;   194.0 p0      55 x[2]
        mov r9d, dword [rbx + 180]  ;    95.2 p2      80 x[3]
        xor esi, r12d               ;   195.0 p5      80 x[0]
        xor r10d, r13d              ;   192.0 p11     80 x[1]
        xor r11d, ebp               ;   195.0 p1      80 x[2]
        xor r9d, edi                ;   192.0 p5      80 x[3]
        mov edi, r9d                ;   193.0         29 x copy
        and edi, esi                ;   196.0 p6      29 x
        xor esi, r9d                ;   196.0 p11     29 x
        xor r9d, r11d               ;   196.0 p0      29 x
        xor r11d, r10d              ;   196.0 p1      29 x
        xor edi, r11d               ;   197.0 p5      29 x
        and r10d, esi               ;   197.0 p6      29 x
        xor r10d, r11d              ;   198.0 p11     29 x
        or r11d, esi                ;   197.0 p0      29 x
        xor esi, edi                ;   198.0 p1      29 x
        xor r11d, r9d               ;   198.0 p5      29 x
        and r9d, r10d               ;   199.0 p6      29 x
        xor r10d, edi               ;   199.0 p11     29 x
        and r10d, r11d              ;   200.0 p0      29 x
        xor r9d, esi                ;   200.0 p1      29 x
        xor r11d, r9d               ;   201.0 p5      29 x
        ror r9d, 0x13               ;   201.0 p6      46 x[0]
        ror r11d, 0x1d              ;   202.0 p0      47 x[2]
        xor edi, r9d                ;   202.0 p11     48 x[1]
        xor edi, r11d               ;   203.0 p1      48 x[1]
        xor esi, r10d               ;   201.0 p5      49 x[3]
        mov ebp, dword [rbx - 52]   ;    99.5 p3      80 x[0]
        xor esi, r11d               ;   203.0 p6      49 x[3]
        lea r10d, [r9*8]            ;   202.0 p0      49 x[3]
        xor esi, r10d               ;   204.0 p11     49 x[3]
        ror edi, 0x1f               ;   204.0 p6      50 x[1]
        mov r10d, dword [rbx - 48]  ;   100.3 p10     80 x[1]
        ror esi, 0x19               ;   205.0 p0      51 x[3]
        xor r9d, edi                ;   205.0 p1      52 x[0]
        xor r9d, esi                ;   206.0 p5      52 x[0]
        mov r12d, dword [rbx + 392] ;   101.0 p2      80 x[2]
        xor r11d, esi               ;   206.0 p11     53 x[2]
        mov r13d, edi               ;   205.0         50 x[1] copy
        shl edi, 7                  ;   205.0 p6      53 x[2]
        xor r11d, edi               ;   207.0 p1      53 x[2]
        mov edi, dword [rbx + 184]  ;   101.8 p3      80 x[3]
        ror r9d, 0x1b               ;   207.0 p0      54 x[0]
        ror r11d, 0xa               ;   208.0 p6      55 x[2]
        xor ebp, r9d                ;   208.0 p5      80 x[0]
        xor r10d, r13d              ;   205.0 p11     80 x[1]
        xor r12d, r11d              ;   209.0 p1      80 x[2]
        xor edi, esi                ;   206.0 p5      80 x[3]
        mov esi, r10d               ;   206.0         80 x[1] copy
        or r10d, r12d               ;   210.0 p11     30 x
        xor r10d, edi               ;   211.0 p0      30 x
        and edi, r12d               ;   210.0 p1      30 x
        mov r9d, esi                ;   206.0         30 x copy
        xor r9d, ebp                ;   209.0 p5      30 x
        and ebp, r10d               ;   212.0 p6      30 x
        xor esi, r12d               ;   210.0 p11     30 x
        xor esi, ebp                ;   213.0 p0      30 x
        xor edi, r9d                ;   211.0 p1      30 x
        mov r11d, ebp               ;   213.0         30 x copy
        and ebp, esi                ;   214.0 p5      30 x
        xor ebp, r10d               ;   215.0 p6      30 x
        mov r12d, edi               ;   212.0         30 x copy
        and edi, esi                ;   214.0 p11     30 x
        xor r10d, r12d              ;   212.0 p0      30 x
        xor r10d, edi               ;   215.0 p1      30 x
        xor edi, ebp                ;   216.0 p5      30 x
        ror edi, 0x13               ;   217.0 p6      46 x[0]
        ror r10d, 0x1d              ;   216.0 p0      47 x[2]
        xor r9d, r11d               ;   213.0 p11     48 x[1]
        xor r9d, ebp                ;   216.0 p1      48 x[1]
        xor r9d, r10d               ;   217.0 p5      48 x[1]
        xor r9d, edi                ;   218.0 p6      48 x[1]
        mov ebp, dword [rbx + 188]  ;   107.0 p10     80 x[0]
        xor esi, r10d               ;   217.0 p11     49 x[3]
        mov r11d, dword [rbx + 192] ;   107.3 p2      80 x[1]
        lea r12d, [rdi*8]           ;   218.0 p0      49 x[3]
        xor esi, r12d               ;   220.0 p1      49 x[3]
        ror r9d, 0x1f               ;   219.0 p6      50 x[1]
        mov r12d, dword [rbx - 44]  ;   108.0 p3      80 x[2]
        ror esi, 0x19               ;   221.0 p0      51 x[3]
        xor edi, r9d                ;   220.0 p5      52 x[0]
        xor edi, esi                ;   222.0 p11     52 x[0]
        mov r13d, dword [rbx + 196] ;   108.7 p10     23 x
        xor r10d, esi               ;   222.0 p1      53 x[2]
        mov r14d, r9d               ;   220.0         50 x[1] copy
        shl r9d, 7                  ;   220.0 p6      53 x[2]
        xor r10d, r9d               ;   223.0 p5      53 x[2]
        ror edi, 0x1b               ;   223.0 p0      54 x[0]
        ror r10d, 0xa               ;   224.0 p6      55 x[2]
        xor ebp, edi                ;   224.0 p11     80 x[0]
        xor r11d, r14d              ;   220.0 p1      80 x[1]
        xor r12d, r10d              ;   225.0 p5      80 x[2]
        xor r13d, esi               ;   222.0 p11     23 x
        xor r13d, ebp               ;   225.0 p0      23 x
        mov esi, r11d               ;   221.0         23 x copy
        xor esi, r12d               ;   226.0 p1      23 x
        and r11d, r13d              ;   226.0 p5      23 x
        xor r11d, ebp               ;   227.0 p6      23 x
        or ebp, r13d                ;   226.0 p11     23 x
        xor ebp, esi                ;   227.0 p0      23 x
        xor r13d, r12d              ;   226.0 p1      23 x
        and r12d, r11d              ;   228.0 p5      23 x
        mov edi, esi                ;   227.0         23 x copy
        and esi, r11d               ;   228.0 p6      23 x
        xor r11d, r13d              ;   228.0 p11     23 x
        xor edi, r12d               ;   229.0 p0      23 x
        xor edi, r11d               ;   230.0 p1      23 x
        and r13d, ebp               ;   228.0 p5      23 x
        or r13d, esi                ;   229.0 p6      23 x
        mov esi, dword [rbx + 396]  ;   113.2 p2      80 x[0]
        ror edi, 0x1d               ;   231.0 p0      47 x[2]
        rorx r9d, r13d, 0x13        ;   230.0 p6      46 x[0]
        xor r11d, r13d              ;   230.0 p11     48 x[1]
        xor r11d, r9d               ;   231.0 p1      48 x[1]
        xor r11d, edi               ;   232.0 p5      48 x[1]
        mov r10d, dword [rbx + 200] ;   114.2 p3      80 x[1]
        xor ebp, edi                ;   232.0 p11     49 x[3]
        lea r12d, [r9*8]            ;   231.0 p0      49 x[3]
        xor ebp, r12d               ;   233.0 p1      49 x[3]
        mov r12d, dword [rbx + 400] ;   114.8 p10     80 x[2]
        ror r11d, 0x1f              ;   233.0 p6      50 x[1]
        ror ebp, 0x19               ;   234.0 p0      51 x[3]
        mov r13d, dword [rbx + 404] ;   115.3 p2      80 x[3]
        xor r9d, r11d               ;   234.0 p5      52 x[0]
        xor r9d, ebp                ;   235.0 p11     52 x[0]
        xor edi, ebp                ;   235.0 p1      53 x[2]
        mov r14d, r11d              ;   234.0         50 x[1] copy
        shl r11d, 7                 ;   234.0 p6      53 x[2]
        xor edi, r11d               ;   236.0 p5      53 x[2]
        ror r9d, 0x1b               ;   236.0 p0      54 x[0]
        ror edi, 0xa                ;   237.0 p6      55 x[2]
        xor esi, r9d                ;   237.0 p11     80 x[0]
        xor r10d, r14d              ;   234.0 p1      80 x[1]
        xor r12d, edi               ;   238.0 p5      80 x[2]
        xor r13d, ebp               ;   235.0 p11     80 x[3]
        mov edi, r10d               ;   235.0         80 x[1] copy
        and r10d, esi               ;   238.0 p0      24 x
        xor esi, r13d               ;   238.0 p1      24 x
        or esi, edi                 ;   239.0 p5      24 x
        xor edi, r13d               ;   236.0 p6      24 x
        xor edi, r12d               ;   239.0 p11     24 x
        or r12d, r10d               ;   239.0 p0      24 x
        not esi                     ;   240.0 p1      24 x
        xor r10d, edi               ;   240.0 p5      24 x
        and edi, r12d               ;   240.0 p6      24 x
        or edi, esi                 ;   241.0 p11     24 x
        xor r12d, r10d              ;   241.0 p0      24 x
        or r12d, edi                ;   242.0 p1      24 x
        xor r13d, r10d              ;   241.0 p5      24 x
        xor esi, r13d               ;   242.0 p6      24 x
        and r13d, edi               ;   242.0 p11     24 x
        xor r13d, esi               ;   243.0 p0      24 x
        mov ebp, dword [rbx + 204]  ;   120.3 p3      80 x[0]
        ror r13d, 0x13              ;   244.0 p6      46 x[0]
        ror r10d, 0x1d              ;   241.0 p0      47 x[2]
        mov r9d, dword [rbx + 208]  ;   120.8 p10     80 x[1]
        xor r12d, esi               ;   243.0 p1      48 x[1]
        xor r12d, r10d              ;   244.0 p5      48 x[1]
        xor r12d, r13d              ;   245.0 p11     48 x[1]
        mov esi, dword [rbx + 212]  ;   121.5 p2      80 x[2]
        xor edi, r10d               ;   242.0 p1      49 x[3]
        lea r11d, [r13*8]           ;   245.0 p5      49 x[3]
        xor edi, r11d               ;   247.0 p6      49 x[3]
        ror r12d, 0x1f              ;   246.0 p0      50 x[1]
        mov r11d, dword [rbx + 216] ;   122.3 p3      80 x[3]
        ror edi, 0x19               ;   248.0 p6      51 x[3]
        xor r13d, r12d              ;   247.0 p11     52 x[0]
        xor r13d, edi               ;   249.0 p1      52 x[0]
        xor r10d, edi               ;   249.0 p5      53 x[2]
        mov r14d, r12d              ;   247.0         50 x[1] copy
        shl r12d, 7                 ;   247.0 p0      53 x[2]
        xor r10d, r12d              ;   250.0 p11     53 x[2]
        ror r13d, 0x1b              ;   250.0 p6      54 x[0]
        ror r10d, 0xa               ;   251.0 p0      55 x[2]
        xor ebp, r13d               ;   251.0 p1      80 x[0]
        xor r9d, r14d               ;   247.0 p5      80 x[1]
        xor esi, r10d               ;   252.0 p11     80 x[2]
        xor r11d, edi               ;   249.0 p1      80 x[3]
        mov edi, esi                ;   253.0         80 x[2] copy
        and esi, ebp                ;   253.0 p5      25 x
        xor edi, r9d                ;   253.0 p6      25 x
        xor edi, ebp                ;   254.0 p11     25 x
        xor esi, r11d               ;   254.0 p0      25 x
        or r11d, ebp                ;   252.0 p1      25 x
        xor r11d, r9d               ;   253.0 p5      25 x
        and r9d, esi                ;   255.0 p6      25 x
        xor r9d, edi                ;   256.0 p11     25 x
        xor esi, edi                ;   255.0 p0      25 x
        xor ebp, esi                ;   256.0 p1      25 x
        or edi, r11d                ;   255.0 p5      25 x
        mov r10d, dword [rbx - 40]  ;   126.7 p10     80 x[0]
        xor edi, esi                ;   256.0 p6      25 x
        xor r11d, edi               ;   257.0 p11     25 x
        ror ebp, 0x13               ;   257.0 p0      46 x[0]
        mov esi, dword [rbx + 220]  ;   127.3 p2      80 x[1]
        ror r11d, 0x1d              ;   258.0 p6      47 x[2]
        mov r12d, dword [rbx + 224] ;   127.7 p3      80 x[2]
        xor edi, r9d                ;   257.0 p1      48 x[1]
        xor edi, ebp                ;   258.0 p5      48 x[1]
        xor edi, r11d               ;   259.0 p11     48 x[1]
        mov r13d, dword [rbx - 36]  ;   128.3 p10     80 x[3]
        xor r9d, r11d               ;   259.0 p0      49 x[3]
        lea r14d, [rbp*8]           ;   258.0 p5      49 x[3]
        xor r9d, r14d               ;   260.0 p1      49 x[3]
        ror edi, 0x1f               ;   260.0 p6      50 x[1]
        ror r9d, 0x19               ;   261.0 p0      51 x[3]
        xor ebp, edi                ;   261.0 p11     52 x[0]
        xor ebp, r9d                ;   262.0 p1      52 x[0]
        xor r11d, r9d               ;   262.0 p5      53 x[2]
        mov r14d, edi               ;   261.0         50 x[1] copy
        shl edi, 7                  ;   261.0 p6      53 x[2]
        xor r11d, edi               ;   263.0 p11     53 x[2]
        ror ebp, 0x1b               ;   263.0 p0      54 x[0]
        ror r11d, 0xa               ;   264.0 p6      55 x[2]
        xor r10d, ebp               ;   264.0 p1      80 x[0]
        xor esi, r14d               ;   261.0 p5      80 x[1]
        xor r12d, r11d              ;   265.0 p11     80 x[2]
        xor r13d, r9d               ;   262.0 p0      80 x[3]
        mov edi, esi                ;   262.0         26 x copy
        and edi, r10d               ;   265.0 p1      26 x
        xor esi, r13d               ;   263.0 p5      26 x
        or r13d, r10d               ;   265.0 p6      26 x
        xor r10d, r12d              ;   266.0 p11     26 x
        or r10d, edi                ;   267.0 p0      26 x
        xor r10d, esi               ;   268.0 p1      26 x
        or esi, edi                 ;   266.0 p5      26 x
        and r12d, r13d              ;   266.0 p6      26 x
        xor esi, r12d               ;   267.0 p11     26 x
        xor r13d, edi               ;   266.0 p0      26 x
        or edi, r12d                ;   267.0 p1      26 x
        or r12d, r13d               ;   267.0 p5      26 x
        xor r12d, r10d              ;   269.0 p6      26 x
        and r10d, esi               ;   269.0 p11     26 x
        mov ebp, dword [rbx + 228]  ;   133.8 p2      80 x[0]
        or r13d, esi                ;   268.0 p0      26 x
        xor r10d, r13d              ;   270.0 p1      26 x
        mov r9d, dword [rbx + 232]  ;   134.3 p3      80 x[1]
        xor r13d, r12d              ;   270.0 p5      26 x
        ror r10d, 0x13              ;   271.0 p6      46 x[0]
        mov r11d, dword [rbx + 408] ;   134.8 p10     80 x[2]
        ror r13d, 0x1d              ;   271.0 p0      47 x[2]
        xor esi, r10d               ;   272.0 p11     48 x[1]
        xor esi, r13d               ;   273.0 p1      48 x[1]
        mov r14d, dword [rbx + 236] ;   135.5 p2      80 x[3]
        xor edi, r12d               ;   270.0 p5      49 x[3]
        xor edi, r13d               ;   272.0 p6      49 x[3]
        lea r12d, [r10*8]           ;   272.0 p0      49 x[3]
        xor edi, r12d               ;   274.0 p11     49 x[3]
        ror esi, 0x1f               ;   274.0 p6      50 x[1]
        ror edi, 0x19               ;   275.0 p0      51 x[3]
        xor r10d, esi               ;   275.0 p1      52 x[0]
        xor r10d, edi               ;   276.0 p5      52 x[0]
        xor r13d, edi               ;   276.0 p11     53 x[2]
        mov r12d, esi               ;   275.0         50 x[1] copy
        shl esi, 7                  ;   275.0 p6      53 x[2]
        xor r13d, esi               ;   277.0 p1      53 x[2]
        ror r10d, 0x1b              ;   277.0 p0      54 x[0]
        ror r13d, 0xa               ;   278.0 p6      55 x[2]
        xor ebp, r10d               ;   278.0 p5      80 x[0]
        xor r9d, r12d               ;   275.0 p11     80 x[1]
        xor r11d, r13d              ;   279.0 p1      80 x[2]
        xor r14d, edi               ;   276.0 p5      80 x[3]
        mov esi, r9d                ;   276.0         80 x[1] copy
        xor r9d, ebp                ;   279.0 p11     27 x
        xor ebp, r14d               ;   279.0 p0      27 x
        xor r14d, r11d              ;   280.0 p1      27 x
        and r9d, ebp                ;   280.0 p5      27 x
        xor r9d, r14d               ;   281.0 p6      27 x
        or r11d, ebp                ;   280.0 p11     27 x
        and r14d, r11d              ;   281.0 p0      27 x
        xor r11d, esi               ;   281.0 p1      27 x
        xor r11d, r14d              ;   282.0 p5      27 x
        mov edi, dword [rbx - 32]   ;   140.3 p3      80 x[0]
        and r14d, r9d               ;   282.0 p6      27 x
        or r11d, r14d               ;   283.0 p11     27 x
        mov r10d, dword [rbx + 240] ;   140.8 p10     80 x[1]
        xor r14d, ebp               ;   283.0 p0      27 x
        mov r12d, esi               ;   276.0         80 x[1] copy
        xor esi, r14d               ;   284.0 p1      27 x
        and r12d, r9d               ;   282.0 p5      27 x
        ror r9d, 0x13               ;   282.0 p6      46 x[0]
        mov r13d, dword [rbx + 248] ;   141.8 p2      80 x[3]
        ror esi, 0x1d               ;   285.0 p0      47 x[2]
        mov r15d, dword [rbx + 244] ;   142.2 p3      28 x
        xor r11d, r14d              ;   284.0 p11     48 x[1]
        xor r11d, r9d               ;   285.0 p1      48 x[1]
        xor r11d, esi               ;   286.0 p5      48 x[1]
        xor ebp, r12d               ;   283.0 p6      49 x[3]
        lea r12d, [r9*8]            ;   283.0 p0      49 x[3]
        xor ebp, r12d               ;   285.0 p11     49 x[3]
        xor ebp, esi                ;   286.0 p1      49 x[3]
        ror r11d, 0x1f              ;   287.0 p6      50 x[1]
        ror ebp, 0x19               ;   287.0 p0      51 x[3]
        xor r9d, r11d               ;   288.0 p5      52 x[0]
        xor r9d, ebp                ;   289.0 p11     52 x[0]
        xor esi, ebp                ;   288.0 p1      53 x[2]
        mov r12d, r11d              ;   288.0         50 x[1] copy
        shl r11d, 7                 ;   288.0 p6      53 x[2]
        xor esi, r11d               ;   289.0 p5      53 x[2]
        ror r9d, 0x1b               ;   290.0 p0      54 x[0]
        ror esi, 0xa                ;   290.0 p6      55 x[2]
        xor edi, r9d                ;   291.0 p11     80 x[0]
        xor r10d, r12d              ;   288.0 p1      80 x[1]
        xor r13d, ebp               ;   288.0 p5      80 x[3]
        xor r15d, esi               ;   291.0 p11     28 x
        xor r15d, edi               ;   292.0 p0      28 x
        mov esi, r10d               ;   289.0         28 x copy
        or esi, edi                 ;   292.0 p1      28 x
        xor esi, r15d               ;   293.0 p5      28 x
        xor r10d, r13d              ;   289.0 p6      28 x
        xor r10d, edi               ;   292.0 p11     28 x
        and r15d, edi               ;   293.0 p0      28 x
        xor edi, esi                ;   294.0 p1      28 x
        and r15d, r10d              ;   294.0 p5      28 x
        mov ebp, dword [rbx + 252]  ;   147.3 p10     80 x[0]
        xor r15d, r13d              ;   295.0 p6      28 x
        or r13d, r10d               ;   293.0 p11     28 x
        xor r13d, esi               ;   294.0 p0      28 x
        mov r9d, dword [rbx - 28]   ;   148.0 p2      80 x[1]
        and esi, r15d               ;   296.0 p1      28 x
        mov r11d, dword [rbx + 256] ;   148.3 p3      80 x[2]
        mov r12d, edi               ;   295.0         28 x copy
        and edi, r13d               ;   295.0 p5      28 x
        xor edi, r10d               ;   296.0 p6      28 x
        ror r13d, 0x13              ;   295.0 p0      46 x[0]
        mov r14d, dword [rbx + 260] ;   149.2 p10     80 x[3]
        ror edi, 0x1d               ;   297.0 p6      47 x[2]
        xor r10d, esi               ;   297.0 p11     48 x[1]
        xor r10d, r13d              ;   298.0 p1      48 x[1]
        xor r10d, edi               ;   299.0 p5      48 x[1]
        xor r12d, r15d              ;   296.0 p11     49 x[3]
        xor r12d, edi               ;   298.0 p0      49 x[3]
        lea esi, [r13*8]            ;   296.0 p5      49 x[3]
        xor r12d, esi               ;   299.0 p1      49 x[3]
        ror r10d, 0x1f              ;   300.0 p6      50 x[1]
        ror r12d, 0x19              ;   300.0 p0      51 x[3]
        xor r13d, r10d              ;   301.0 p11     52 x[0]
        xor r13d, r12d              ;   302.0 p1      52 x[0]
        xor edi, r12d               ;   301.0 p5      53 x[2]
        mov esi, r10d               ;   301.0         50 x[1] copy
        shl r10d, 7                 ;   301.0 p6      53 x[2]
        xor edi, r10d               ;   302.0 p11     53 x[2]
        ror r13d, 0x1b              ;   303.0 p0      54 x[0]
        ror edi, 0xa                ;   303.0 p6      55 x[2]
        xor ebp, r13d               ;   304.0 p1      80 x[0]
        xor r9d, esi                ;   301.0 p5      80 x[1]
        xor r11d, edi               ;   304.0 p11     80 x[2]
        xor r14d, r12d              ;   301.0 p0      80 x[3]
        mov esi, r14d               ;   302.0         29 x copy
        and esi, ebp                ;   305.0 p1      29 x
        xor ebp, r14d               ;   305.0 p5      29 x
        xor r14d, r11d              ;   305.0 p6      29 x
        xor r11d, r9d               ;   305.0 p11     29 x
        xor esi, r11d               ;   306.0 p0      29 x
        and r9d, ebp                ;   306.0 p1      29 x
        xor r9d, r11d               ;   307.0 p5      29 x
        or r11d, ebp                ;   306.0 p6      29 x
        mov edi, dword [rbx - 24]   ;   154.5 p2      80 x[0]
        xor ebp, esi                ;   307.0 p11     29 x
        xor r11d, r14d              ;   307.0 p0      29 x
        mov r10d, dword [rbx - 20]  ;   155.0 p3      80 x[1]
        and r14d, r9d               ;   308.0 p1      29 x
        xor r9d, esi                ;   308.0 p5      29 x
        mov r12d, dword [rbx + 412] ;   155.5 p10     80 x[2]
        and r9d, r11d               ;   309.0 p6      29 x
        xor r14d, ebp               ;   309.0 p11     29 x
        mov r13d, dword [rbx + 264] ;   156.0 p2      80 x[3]
        xor r11d, r14d              ;   310.0 p0      29 x
        ror r14d, 0x13              ;   310.0 p6      46 x[0]
        ror r11d, 0x1d              ;   311.0 p0      47 x[2]
        xor esi, r14d               ;   311.0 p1      48 x[1]
        xor esi, r11d               ;   312.0 p5      48 x[1]
        xor ebp, r9d                ;   310.0 p11     49 x[3]
        xor ebp, r11d               ;   312.0 p1      49 x[3]
        lea r9d, [r14*8]            ;   311.0 p5      49 x[3]
        xor ebp, r9d                ;   313.0 p6      49 x[3]
        ror esi, 0x1f               ;   313.0 p0      50 x[1]
        ror ebp, 0x19               ;   314.0 p6      51 x[3]
        xor r14d, esi               ;   314.0 p11     52 x[0]
        xor r14d, ebp               ;   315.0 p1      52 x[0]
        xor r11d, ebp               ;   315.0 p5      53 x[2]
        mov r9d, esi                ;   314.0         50 x[1] copy
        shl esi, 7                  ;   314.0 p0      53 x[2]
        xor r11d, esi               ;   316.0 p11     53 x[2]
        ror r14d, 0x1b              ;   316.0 p6      54 x[0]
        ror r11d, 0xa               ;   317.0 p0      55 x[2]
        xor edi, r14d               ;   317.0 p1      80 x[0]
        xor r10d, r9d               ;   314.0 p5      80 x[1]
        xor r12d, r11d              ;   318.0 p11     80 x[2]
        xor r13d, ebp               ;   315.0 p1      80 x[3]
        mov esi, r10d               ;   315.0         80 x[1] copy
        or r10d, r12d               ;   319.0 p5      30 x
        xor r10d, r13d              ;   320.0 p6      30 x
        and r13d, r12d              ;   319.0 p11     30 x
        mov ebp, dword [rbx + 268]  ;   160.7 p3      80 x[0]
        mov r9d, esi                ;   315.0         30 x copy
        xor r9d, edi                ;   318.0 p0      30 x
        and edi, r10d               ;   321.0 p1      30 x
        xor esi, r12d               ;   319.0 p5      30 x
        xor esi, edi                ;   322.0 p6      30 x
        mov r11d, dword [rbx + 272] ;   161.7 p10     80 x[1]
        xor r13d, r9d               ;   320.0 p11     30 x
        mov r12d, dword [rbx - 16]  ;   162.0 p2      80 x[2]
        mov r14d, edi               ;   322.0         30 x copy
        and edi, esi                ;   323.0 p0      30 x
        xor edi, r10d               ;   324.0 p1      30 x
        mov r15d, dword [rbx + 276] ;   163.0 p3      23 x
        mov eax, r13d               ;   321.0         30 x copy
        and r13d, esi               ;   323.0 p5      30 x
        xor r10d, eax               ;   321.0 p6      30 x
        xor r10d, r13d              ;   324.0 p11     30 x
        xor r13d, edi               ;   325.0 p0      30 x
        ror r13d, 0x13              ;   326.0 p6      46 x[0]
        ror r10d, 0x1d              ;   325.0 p0      47 x[2]
        xor r9d, r14d               ;   322.0 p1      48 x[1]
        xor r9d, edi                ;   325.0 p5      48 x[1]
        xor r9d, r10d               ;   326.0 p11     48 x[1]
        xor r9d, r13d               ;   327.0 p1      48 x[1]
        xor esi, r10d               ;   326.0 p5      49 x[3]
        lea edi, [r13*8]            ;   327.0 p6      49 x[3]
        xor esi, edi                ;   329.0 p11     49 x[3]
        ror r9d, 0x1f               ;   328.0 p0      50 x[1]
        ror esi, 0x19               ;   330.0 p6      51 x[3]
        xor r13d, r9d               ;   329.0 p1      52 x[0]
        xor r13d, esi               ;   331.0 p5      52 x[0]
        xor r10d, esi               ;   331.0 p11     53 x[2]
        mov edi, r9d                ;   329.0         50 x[1] copy
        shl r9d, 7                  ;   329.0 p0      53 x[2]
        xor r10d, r9d               ;   332.0 p1      53 x[2]
        ror r13d, 0x1b              ;   332.0 p6      54 x[0]
        ror r10d, 0xa               ;   333.0 p0      55 x[2]
        xor ebp, r13d               ;   333.0 p5      80 x[0]
        xor r11d, edi               ;   329.0 p11     80 x[1]
        xor r12d, r10d              ;   334.0 p1      80 x[2]
        xor r15d, esi               ;   331.0 p5      23 x
        xor r15d, ebp               ;   334.0 p6      23 x
        mov esi, r11d               ;   330.0         23 x copy
        xor esi, r12d               ;   335.0 p11     23 x
        and r11d, r15d              ;   335.0 p0      23 x
        xor r11d, ebp               ;   336.0 p1      23 x
        mov edi, dword [rbx + 416]  ;   173.5 p10     80 x[0]
        or ebp, r15d                ;   335.0 p5      23 x
        xor ebp, esi                ;   336.0 p6      23 x
        mov r9d, dword [rbx + 280]  ;   175.0 p2      80 x[1]
        xor r15d, r12d              ;   335.0 p11     23 x
        and r12d, r11d              ;   337.0 p0      23 x
        mov r10d, dword [rbx + 420] ;   176.0 p3      80 x[2]
        mov r13d, esi               ;   336.0         23 x copy
        and esi, r11d               ;   337.0 p1      23 x
        xor r11d, r15d              ;   337.0 p5      23 x
        xor r13d, r12d              ;   338.0 p6      23 x
        xor r13d, r11d              ;   339.0 p11     23 x
        mov r12d, dword [rbx + 424] ;   178.0 p10     80 x[3]
        and r15d, ebp               ;   337.0 p0      23 x
        or r15d, esi                ;   338.0 p1      23 x
        ror r13d, 0x1d              ;   340.0 p6      47 x[2]
        rorx esi, r15d, 0x13        ;   339.0 p0      46 x[0]
        xor r11d, r15d              ;   339.0 p5      48 x[1]
        xor r11d, esi               ;   340.0 p11     48 x[1]
        xor r11d, r13d              ;   341.0 p1      48 x[1]
        xor ebp, r13d               ;   341.0 p6      49 x[3]
        lea r14d, [rsi*8]           ;   340.0 p5      49 x[3]
        xor ebp, r14d               ;   342.0 p0      49 x[3]
        ror r11d, 0x1f              ;   342.0 p6      50 x[1]
        ror ebp, 0x19               ;   343.0 p0      51 x[3]
        xor esi, r11d               ;   343.0 p11     52 x[0]
        xor esi, ebp                ;   344.0 p1      52 x[0]
        xor r13d, ebp               ;   344.0 p5      53 x[2]
        mov r14d, r11d              ;   343.0         50 x[1] copy
        shl r11d, 7                 ;   343.0 p6      53 x[2]
        xor r13d, r11d              ;   345.0 p11     53 x[2]
        ror esi, 0x1b               ;   345.0 p0      54 x[0]
        ror r13d, 0xa               ;   346.0 p6      55 x[2]
        xor edi, esi                ;   346.0 p1      80 x[0]
        xor r9d, r14d               ;   343.0 p5      80 x[1]
        xor r10d, r13d              ;   347.0 p11     80 x[2]
        xor r12d, ebp               ;   344.0 p0      80 x[3]
        mov esi, r9d                ;   344.0         80 x[1] copy
        and r9d, edi                ;   347.0 p6      24 x
        xor edi, r12d               ;   347.0 p1      24 x
        or edi, esi                 ;   348.0 p5      24 x
        xor esi, r12d               ;   345.0 p11     24 x
        xor esi, r10d               ;   348.0 p0      24 x
        or r10d, r9d                ;   348.0 p6      24 x
        not edi                     ;   349.0 p1      24 x
        mov ebp, dword [rbx + 284]  ;   187.2 p2      80 x[0]
        xor r9d, esi                ;   349.0 p5      24 x
        and esi, r10d               ;   349.0 p11     24 x
        mov r11d, dword [rbx + 288] ;   188.2 p3      80 x[1]
        or esi, edi                 ;   350.0 p0      24 x
        xor r10d, r9d               ;   350.0 p6      24 x
        mov r13d, dword [rbx + 292] ;   188.7 p10     80 x[2]
        or r10d, esi                ;   351.0 p1      24 x
        xor r12d, r9d               ;   350.0 p5      24 x
        mov r14d, dword [rbx + 296] ;   190.0 p2      80 x[3]
        xor edi, r12d               ;   351.0 p11     24 x
        and r12d, esi               ;   351.0 p0      24 x
        xor r12d, edi               ;   352.0 p6      24 x
        ror r12d, 0x13              ;   353.0 p0      46 x[0]
        ror r9d, 0x1d               ;   350.0 p6      47 x[2]
        xor r10d, edi               ;   352.0 p1      48 x[1]
        xor r10d, r9d               ;   353.0 p5      48 x[1]
        xor r10d, r12d              ;   354.0 p11     48 x[1]
        xor esi, r9d                ;   351.0 p1      49 x[3]
        lea edi, [r12*8]            ;   354.0 p0      49 x[3]
        xor esi, edi                ;   356.0 p5      49 x[3]
        ror r10d, 0x1f              ;   355.0 p6      50 x[1]
        ror esi, 0x19               ;   357.0 p0      51 x[3]
        xor r12d, r10d              ;   356.0 p11     52 x[0]
        xor r12d, esi               ;   358.0 p1      52 x[0]
        xor r9d, esi                ;   358.0 p5      53 x[2]
        mov edi, r10d               ;   356.0         50 x[1] copy
        shl r10d, 7                 ;   356.0 p6      53 x[2]
        xor r9d, r10d               ;   359.0 p0      53 x[2]
        ror r12d, 0x1b              ;   359.0 p6      54 x[0]
        ror r9d, 0xa                ;   360.0 p0      55 x[2]
        xor ebp, r12d               ;   360.0 p11     80 x[0]
        xor r11d, edi               ;   356.0 p1      80 x[1]
        xor r13d, r9d               ;   361.0 p5      80 x[2]
        xor r14d, esi               ;   358.0 p6      80 x[3]
        mov esi, r13d               ;   362.0         80 x[2] copy
        and r13d, ebp               ;   362.0 p0      25 x
        xor esi, r11d               ;   362.0 p11     25 x
        xor esi, ebp                ;   363.0 p1      25 x
        mov edi, dword [rbx - 12]   ;   198.2 p3      80 x[0]
        xor r13d, r14d              ;   363.0 p5      25 x
        or r14d, ebp                ;   361.0 p6      25 x
        xor r14d, r11d              ;   362.0 p0      25 x
        mov r9d, dword [rbx + 300]  ;   199.5 p10     80 x[1]
        and r11d, r13d              ;   364.0 p11     25 x
        mov r10d, dword [rbx + 304] ;   200.2 p2      80 x[2]
        xor r11d, esi               ;   365.0 p1      25 x
        xor r13d, esi               ;   364.0 p5      25 x
        xor ebp, r13d               ;   365.0 p6      25 x
        mov r12d, dword [rbx - 8]   ;   202.2 p3      80 x[3]
        or esi, r14d                ;   364.0 p0      25 x
        xor esi, r13d               ;   365.0 p11     25 x
        xor r14d, esi               ;   366.0 p1      25 x
        ror ebp, 0x13               ;   366.0 p6      46 x[0]
        ror r14d, 0x1d              ;   367.0 p0      47 x[2]
        xor esi, r11d               ;   366.0 p5      48 x[1]
        xor esi, ebp                ;   367.0 p11     48 x[1]
        xor esi, r14d               ;   368.0 p1      48 x[1]
        xor r11d, r14d              ;   368.0 p6      49 x[3]
        lea r13d, [rbp*8]           ;   367.0 p0      49 x[3]
        xor r11d, r13d              ;   369.0 p5      49 x[3]
        ror esi, 0x1f               ;   369.0 p6      50 x[1]
        ror r11d, 0x19              ;   370.0 p0      51 x[3]
        xor ebp, esi                ;   370.0 p11     52 x[0]
        xor ebp, r11d               ;   371.0 p1      52 x[0]
        xor r14d, r11d              ;   371.0 p5      53 x[2]
        mov r13d, esi               ;   370.0         50 x[1] copy
        shl esi, 7                  ;   370.0 p6      53 x[2]
        xor r14d, esi               ;   372.0 p0      53 x[2]
        ror ebp, 0x1b               ;   372.0 p6      54 x[0]
        ror r14d, 0xa               ;   373.0 p0      55 x[2]
        xor edi, ebp                ;   373.0 p11     80 x[0]
        xor r9d, r13d               ;   370.0 p1      80 x[1]
        xor r10d, r14d              ;   374.0 p5      80 x[2]
        xor r12d, r11d              ;   371.0 p6      80 x[3]
        mov esi, r9d                ;   371.0         26 x copy
        and esi, edi                ;   374.0 p0      26 x
        xor r9d, r12d               ;   372.0 p11     26 x
        or r12d, edi                ;   374.0 p1      26 x
        xor edi, r10d               ;   375.0 p5      26 x
        or edi, esi                 ;   376.0 p6      26 x
        xor edi, r9d                ;   377.0 p0      26 x
        or r9d, esi                 ;   375.0 p11     26 x
        and r10d, r12d              ;   375.0 p1      26 x
        mov ebp, dword [rbx + 308]  ;   214.2 p10     80 x[0]
        xor r9d, r10d               ;   376.0 p5      26 x
        xor r12d, esi               ;   375.0 p6      26 x
        mov r11d, dword [rbx + 312] ;   216.0 p2      80 x[1]
        or esi, r10d                ;   376.0 p0      26 x
        or r10d, r12d               ;   376.0 p11     26 x
        mov r13d, dword [rbx + 428] ;   216.5 p3      80 x[2]
        xor r10d, edi               ;   378.0 p1      26 x
        and edi, r9d                ;   378.0 p5      26 x
        or r12d, r9d                ;   377.0 p6      26 x
        mov r14d, dword [rbx + 316] ;   218.2 p10     80 x[3]
        xor edi, r12d               ;   379.0 p0      26 x
        xor r12d, r10d              ;   379.0 p11     26 x
        ror edi, 0x13               ;   380.0 p6      46 x[0]
        ror r12d, 0x1d              ;   380.0 p0      47 x[2]
        xor r9d, edi                ;   381.0 p1      48 x[1]
        xor r9d, r12d               ;   382.0 p5      48 x[1]
        xor esi, r10d               ;   379.0 p11     49 x[3]
        xor esi, r12d               ;   381.0 p6      49 x[3]
        lea r10d, [rdi*8]           ;   381.0 p0      49 x[3]
        xor esi, r10d               ;   383.0 p1      49 x[3]
        ror r9d, 0x1f               ;   383.0 p6      50 x[1]
        ror esi, 0x19               ;   384.0 p0      51 x[3]
        xor edi, r9d                ;   384.0 p5      52 x[0]
        xor edi, esi                ;   385.0 p11     52 x[0]
        xor r12d, esi               ;   385.0 p1      53 x[2]
        mov r10d, r9d               ;   384.0         50 x[1] copy
        shl r9d, 7                  ;   384.0 p6      53 x[2]
        xor r12d, r9d               ;   386.0 p0      53 x[2]
        ror edi, 0x1b               ;   386.0 p6      54 x[0]
        ror r12d, 0xa               ;   387.0 p0      55 x[2]
        xor ebp, edi                ;   387.0 p5      80 x[0]
        xor r11d, r10d              ;   384.0 p11     80 x[1]
        xor r13d, r12d              ;   388.0 p1      80 x[2]
        xor r14d, esi               ;   385.0 p6      80 x[3]
        mov esi, r11d               ;   385.0         80 x[1] copy
        xor r11d, ebp               ;   388.0 p0      27 x
        xor ebp, r14d               ;   388.0 p5      27 x
        xor r14d, r13d              ;   389.0 p11     27 x
        and r11d, ebp               ;   389.0 p1      27 x
        mov edi, dword [rbx - 4]    ;   228.0 p2      80 x[0]
        xor r11d, r14d              ;   390.0 p6      27 x
        or r13d, ebp                ;   389.0 p0      27 x
        mov r9d, dword [rbx + 320]  ;   228.5 p3      80 x[1]
        and r14d, r13d              ;   390.0 p5      27 x
        xor r13d, esi               ;   390.0 p11     27 x
        xor r13d, r14d              ;   391.0 p1      27 x
        and r14d, r11d              ;   391.0 p6      27 x
        mov r10d, dword [rbx + 328] ;   230.0 p10     80 x[3]
        or r13d, r14d               ;   392.0 p0      27 x
        xor r14d, ebp               ;   392.0 p5      27 x
        mov r12d, dword [rbx + 324] ;   231.3 p2      28 x
        mov r15d, esi               ;   385.0         80 x[1] copy
        xor esi, r14d               ;   393.0 p11     27 x
        and r15d, r11d              ;   391.0 p1      27 x
        ror r11d, 0x13              ;   391.0 p6      46 x[0]
        ror esi, 0x1d               ;   394.0 p0      47 x[2]
        xor r13d, r14d              ;   393.0 p5      48 x[1]
        xor r13d, r11d              ;   394.0 p11     48 x[1]
        xor r13d, esi               ;   395.0 p1      48 x[1]
        xor ebp, r15d               ;   392.0 p6      49 x[3]
        lea r14d, [r11*8]           ;   392.0 p0      49 x[3]
        xor ebp, r14d               ;   394.0 p5      49 x[3]
        xor ebp, esi                ;   395.0 p11     49 x[3]
        ror r13d, 0x1f              ;   396.0 p6      50 x[1]
        ror ebp, 0x19               ;   396.0 p0      51 x[3]
        xor r11d, r13d              ;   397.0 p1      52 x[0]
        xor r11d, ebp               ;   398.0 p5      52 x[0]
        xor esi, ebp                ;   397.0 p11     53 x[2]
        mov r14d, r13d              ;   397.0         50 x[1] copy
        shl r13d, 7                 ;   397.0 p6      53 x[2]
        xor esi, r13d               ;   398.0 p0      53 x[2]
        ror r11d, 0x1b              ;   399.0 p6      54 x[0]
        ror esi, 0xa                ;   399.0 p0      55 x[2]
        xor edi, r11d               ;   400.0 p1      80 x[0]
        xor r9d, r14d               ;   397.0 p5      80 x[1]
        xor r10d, ebp               ;   397.0 p11     80 x[3]
        xor r12d, esi               ;   400.0 p6      28 x
        xor r12d, edi               ;   401.0 p0      28 x
        mov esi, r9d                ;   398.0         28 x copy
        or esi, edi                 ;   401.0 p1      28 x
        xor esi, r12d               ;   402.0 p5      28 x
        xor r9d, r10d               ;   398.0 p11     28 x
        xor r9d, edi                ;   401.0 p6      28 x
        mov ebp, dword [rbx + 332]  ;   240.5 p3      80 x[0]
        mov r11d, dword [rbx + 0]   ;   241.0 p10     80 x[1]
        and r12d, edi               ;   402.0 p0      28 x
        xor edi, esi                ;   403.0 p1      28 x
        and r12d, r9d               ;   403.0 p5      28 x
        xor r12d, r10d              ;   404.0 p11     28 x
        or r10d, r9d                ;   402.0 p6      28 x
        mov r13d, dword [rbx + 336] ;   243.2 p2      80 x[2]
        xor r10d, esi               ;   403.0 p0      28 x
        and esi, r12d               ;   405.0 p1      28 x
        mov r14d, dword [rbx + 340] ;   244.0 p3      80 x[3]
        mov r15d, edi               ;   404.0         28 x copy
        and edi, r10d               ;   404.0 p5      28 x
        xor edi, r9d                ;   405.0 p11     28 x
        ror r10d, 0x13              ;   404.0 p6      46 x[0]
        ror edi, 0x1d               ;   406.0 p0      47 x[2]
        xor r9d, esi                ;   406.0 p1      48 x[1]
        xor r9d, r10d               ;   407.0 p5      48 x[1]
        xor r9d, edi                ;   408.0 p11     48 x[1]
        xor r15d, r12d              ;   405.0 p6      49 x[3]
        xor r15d, edi               ;   407.0 p0      49 x[3]
        lea esi, [r10*8]            ;   405.0 p5      49 x[3]
        xor r15d, esi               ;   408.0 p1      49 x[3]
        ror r9d, 0x1f               ;   409.0 p6      50 x[1]
        ror r15d, 0x19              ;   409.0 p0      51 x[3]
        xor r10d, r9d               ;   410.0 p11     52 x[0]
        xor r10d, r15d              ;   411.0 p5      52 x[0]
        xor edi, r15d               ;   410.0 p1      53 x[2]
        mov esi, r9d                ;   410.0         50 x[1] copy
        shl r9d, 7                  ;   410.0 p6      53 x[2]
        xor edi, r9d                ;   411.0 p0      53 x[2]
        ror r10d, 0x1b              ;   412.0 p6      54 x[0]
        ror edi, 0xa                ;   412.0 p0      55 x[2]
        xor ebp, r10d               ;   413.0 p11     80 x[0]
        xor r11d, esi               ;   410.0 p5      80 x[1]
        xor r13d, edi               ;   413.0 p1      80 x[2]
        xor r14d, r15d              ;   410.0 p6      80 x[3]
        mov esi, r14d               ;   411.0         29 x copy
        and esi, ebp                ;   414.0 p0      29 x
        xor ebp, r14d               ;   414.0 p11     29 x
        xor r14d, r13d              ;   414.0 p5      29 x
        xor r13d, r11d              ;   414.0 p1      29 x
        xor esi, r13d               ;   415.0 p6      29 x
        and r11d, ebp               ;   415.0 p0      29 x
        mov edi, dword [rbx + 4]    ;   256.0 p10     80 x[0]
        xor r11d, r13d              ;   416.0 p11     29 x
        or r13d, ebp                ;   415.0 p5      29 x
        xor ebp, esi                ;   416.0 p1      29 x
        mov r9d, dword [rbx + 8]    ;   257.5 p2      80 x[1]
        xor r13d, r14d              ;   416.0 p6      29 x
        and r14d, r11d              ;   417.0 p0      29 x
        mov r10d, dword [rbx + 432] ;   258.0 p3      80 x[2]
        xor r11d, esi               ;   417.0 p11     29 x
        and r11d, r13d              ;   418.0 p5      29 x
        mov r12d, dword [rbx + 344] ;   259.0 p10     80 x[3]
        xor r14d, ebp               ;   418.0 p1      29 x
        xor r13d, r14d              ;   419.0 p6      29 x
        ror r14d, 0x13              ;   419.0 p0      46 x[0]
        ror r13d, 0x1d              ;   420.0 p6      47 x[2]
        xor esi, r14d               ;   420.0 p11     48 x[1]
        xor esi, r13d               ;   421.0 p5      48 x[1]
        xor ebp, r11d               ;   419.0 p1      49 x[3]
        xor ebp, r13d               ;   421.0 p0      49 x[3]
        lea r11d, [r14*8]           ;   420.0 p5      49 x[3]
        xor ebp, r11d               ;   422.0 p11     49 x[3]
        ror esi, 0x1f               ;   422.0 p6      50 x[1]
        ror ebp, 0x19               ;   423.0 p0      51 x[3]
        xor r14d, esi               ;   423.0 p1      52 x[0]
        xor r14d, ebp               ;   424.0 p5      52 x[0]
        xor r13d, ebp               ;   424.0 p11     53 x[2]
        mov r11d, dword [rbx + 348] ;   264.0 p2      84 dst
        mov r15d, esi               ;   423.0         50 x[1] copy
        shl esi, 7                  ;   423.0 p6      53 x[2]
        xor r13d, esi               ;   425.0 p0      53 x[2]
        ror r14d, 0x1b              ;   425.0 p6      54 x[0]
        ror r13d, 0xa               ;   426.0 p0      55 x[2]
        xor edi, r14d               ;   426.0 p1      80 x[0]
        xor r9d, r15d               ;   423.0 p5      80 x[1]
        mov esi, dword [rbx + 12]   ;   266.5 p3      84 dst
        xor r10d, r13d              ;   427.0 p11     80 x[2]
        mov r13d, dword [rbx + 16]  ;   266.8 p10     84 dst
        xor r12d, ebp               ;   424.0 p6      80 x[3]
        mov ebp, dword [rbx + 20]   ;   268.0 p2      84 dst
        add r8, 0x10                ;   269.0 p0      76 blocks
        mov r14d, r9d               ;   424.0         80 x[1] copy
        or r9d, r10d                ;   428.0 p1      30 x
        xor r9d, r12d               ;   429.0 p5      30 x
        and r12d, r10d              ;   428.0 p11     30 x
        mov r15, qword [rbx - 104]  ;   269.8 p3      76 blocks
        add r15, 0x10               ;   274.8 p6      76 blocks
        mov eax, r14d               ;   424.0         30 x copy
        xor eax, edi                ;   427.0 p0      30 x
        and edi, r9d                ;   430.0 p1      30 x
        xor r14d, r10d              ;   428.0 p5      30 x
        xor r14d, edi               ;   431.0 p11     30 x
        xor r12d, eax               ;   429.0 p6      30 x
        mov r10d, edi               ;   431.0         30 x copy
        and edi, r14d               ;   432.0 p0      30 x
        xor edi, r9d                ;   433.0 p1      30 x
        mov ecx, r12d               ;   430.0         30 x copy
        and r12d, r14d              ;   432.0 p5      30 x
        xor r11d, r12d              ;   433.0 p11     84 dst
        xor r11d, edi               ;   434.0 p6      84 dst
        xor esi, eax                ;   428.0 p0      84 dst
        xor esi, r10d               ;   431.0 p1      84 dst
        mov r10, qword [rbx - 104]  ;   274.7 p10     84 dst reload
        mov dword [r10], r11d       ;   435.0 p7+p4   84 dst
        xor esi, edi                ;   434.0 p5      84 dst
        mov dword [r10 + 4], esi    ;   435.0 p8+p9   84 dst
        xor r13d, r9d               ;   430.0 p11     84 dst
        xor r13d, ecx               ;   431.0 p6      84 dst
        xor r13d, r12d              ;   433.0 p0      84 dst
        mov dword [r10 + 8], r13d   ;   434.0 p7+p4   84 dst
        xor ebp, r14d               ;   432.0 p1      84 dst
        mov dword [r10 + 12], ebp   ;   433.0 p8+p9   84 dst
        mov qword [rbx - 104], r15  ;   278.3 p7+p4   76 blocks
        cmp r8, qword [rbx - 112]   ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 120], r8   ;                    resident
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
