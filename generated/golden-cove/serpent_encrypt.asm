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
; The frame is cleared before return: 552 bytes, 4 instructions, one of them for 69 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 319 uops, planned 67.5; bounds: width 53.2, ports 66.5, path 6.0
;   blocks: 1285 uops, planned 437.3; bounds: width 214.2, ports 228.4, path 395.0
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
        sub rsp, 0x248              ;                    frame
        mov qword [rsp + 0], rdi    ;                    argument
        mov dword [rsp + 488], ecx  ;                    argument
        mov qword [rsp + 8], rsi    ;                    argument
        mov qword [rsp + 32], rdx   ;                    argument
        mov r8, qword [rsp + 0]     ;     0.0 p2      80 x[0] reload
        mov esi, dword [r8 + 48]    ;     5.0 p3      80 x[0]
        not esi                     ;    10.0 p0      80 x[0]
        mov dword [rsp + 40], esi   ;    11.0 p7+p4   80 x[0]
        mov esi, dword [r8 + 60]    ;     5.0 p10     80 x[3]
        not esi                     ;    10.0 p1      80 x[3]
        mov dword [rsp + 44], esi   ;    11.0 p8+p9   80 x[3]
        mov esi, dword [r8 + 80]    ;     5.0 p2      80 x[0]
        not esi                     ;    10.0 p5      80 x[0]
        mov dword [rsp + 48], esi   ;    11.0 p7+p4   80 x[0]
        mov esi, dword [r8 + 100]   ;     5.0 p3      80 x[1]
        not esi                     ;    10.0 p6      80 x[1]
        mov dword [rsp + 52], esi   ;    11.0 p8+p9   80 x[1]
        mov esi, dword [r8 + 112]   ;     5.0 p10     80 x[0]
        not esi                     ;    10.0 p11     80 x[0]
        mov dword [rsp + 56], esi   ;    11.0 p7+p4   80 x[0]
        mov esi, dword [r8 + 116]   ;     5.0 p2      80 x[1]
        not esi                     ;    10.0 p0      80 x[1]
        mov dword [rsp + 60], esi   ;    11.0 p8+p9   80 x[1]
        mov esi, dword [r8 + 136]   ;     5.0 p3      80 x[2]
        not esi                     ;    10.0 p1      80 x[2]
        mov dword [rsp + 64], esi   ;    11.0 p7+p4   80 x[2]
        mov esi, dword [r8 + 176]   ;     5.0 p10     80 x[0]
        not esi                     ;    10.0 p5      80 x[0]
        mov dword [rsp + 68], esi   ;    11.0 p8+p9   80 x[0]
        mov esi, dword [r8 + 188]   ;     5.0 p2      80 x[3]
        not esi                     ;    10.0 p6      80 x[3]
        mov dword [rsp + 72], esi   ;    11.0 p7+p4   80 x[3]
        mov esi, dword [r8 + 208]   ;     5.0 p3      80 x[0]
        not esi                     ;    10.0 p11     80 x[0]
        mov dword [rsp + 76], esi   ;    11.0 p8+p9   80 x[0]
        mov esi, dword [r8 + 228]   ;     5.2 p10     80 x[1]
        not esi                     ;    10.2 p0      80 x[1]
        mov dword [rsp + 80], esi   ;    11.2 p7+p4   80 x[1]
        mov esi, dword [r8 + 240]   ;     5.7 p2      80 x[0]
        not esi                     ;    10.7 p1      80 x[0]
        mov dword [rsp + 84], esi   ;    11.7 p8+p9   80 x[0]
        mov esi, dword [r8 + 244]   ;     6.2 p3      80 x[1]
        not esi                     ;    11.2 p5      80 x[1]
        mov dword [rsp + 88], esi   ;    12.2 p7+p4   80 x[1]
        mov esi, dword [r8 + 264]   ;     6.7 p10     80 x[2]
        not esi                     ;    11.7 p6      80 x[2]
        mov dword [rsp + 92], esi   ;    12.7 p8+p9   80 x[2]
        mov esi, dword [r8 + 304]   ;     7.2 p2      80 x[0]
        not esi                     ;    12.2 p11     80 x[0]
        mov dword [rsp + 96], esi   ;    13.2 p7+p4   80 x[0]
        mov esi, dword [r8 + 316]   ;     7.7 p3      80 x[3]
        not esi                     ;    12.7 p0      80 x[3]
        mov dword [rsp + 100], esi  ;    13.7 p8+p9   80 x[3]
        mov esi, dword [r8 + 336]   ;     8.2 p10     80 x[0]
        not esi                     ;    13.2 p1      80 x[0]
        mov dword [rsp + 104], esi  ;    14.2 p7+p4   80 x[0]
        mov esi, dword [r8 + 356]   ;     8.7 p2      80 x[1]
        not esi                     ;    13.7 p5      80 x[1]
        mov dword [rsp + 108], esi  ;    14.7 p8+p9   80 x[1]
        mov esi, dword [r8 + 368]   ;     9.2 p3      80 x[0]
        not esi                     ;    14.2 p6      80 x[0]
        mov dword [rsp + 112], esi  ;    15.2 p7+p4   80 x[0]
        mov esi, dword [r8 + 372]   ;     9.7 p10     80 x[1]
        not esi                     ;    14.7 p11     80 x[1]
        mov dword [rsp + 116], esi  ;    15.7 p8+p9   80 x[1]
        mov esi, dword [r8 + 392]   ;    10.2 p2      80 x[2]
        not esi                     ;    15.2 p0      80 x[2]
        mov dword [rsp + 120], esi  ;    16.2 p7+p4   80 x[2]
        mov esi, dword [r8 + 432]   ;    10.7 p3      80 x[0]
        not esi                     ;    15.7 p1      80 x[0]
        mov dword [rsp + 124], esi  ;    16.7 p8+p9   80 x[0]
        mov esi, dword [r8 + 444]   ;    11.2 p10     80 x[3]
        not esi                     ;    16.2 p5      80 x[3]
        mov dword [rsp + 128], esi  ;    17.2 p7+p4   80 x[3]
        mov esi, dword [r8 + 464]   ;    11.7 p2      80 x[0]
        not esi                     ;    16.7 p6      80 x[0]
        mov dword [rsp + 132], esi  ;    17.7 p8+p9   80 x[0]
        mov esi, dword [r8 + 484]   ;    12.2 p3      80 x[1]
        not esi                     ;    17.2 p11     80 x[1]
        mov dword [rsp + 136], esi  ;    18.2 p7+p4   80 x[1]
        mov esi, dword [r8 + 496]   ;    12.7 p10     80 x[0]
        not esi                     ;    17.7 p0      80 x[0]
        mov dword [rsp + 140], esi  ;    18.7 p8+p9   80 x[0]
        mov esi, dword [r8 + 500]   ;    13.2 p2      80 x[1]
        not esi                     ;    18.2 p1      80 x[1]
        mov dword [rsp + 144], esi  ;    19.2 p7+p4   80 x[1]
        mov esi, dword [r8 + 516]   ;    13.7 p3      84 dst
        not esi                     ;    18.7 p5      84 dst
        mov dword [rsp + 148], esi  ;    19.7 p8+p9   84 dst
        mov esi, dword [r8 + 520]   ;    14.2 p10     84 dst
        not esi                     ;    19.2 p6      84 dst
        mov dword [rsp + 152], esi  ;    20.2 p7+p4   84 dst
        mov esi, dword [r8 + 524]   ;    14.7 p2      84 dst
        not esi                     ;    19.7 p11     84 dst
        mov dword [rsp + 156], esi  ;    20.7 p8+p9   84 dst
        mov esi, dword [r8]         ;    15.2 p3      76 rk
        mov dword [rsp + 160], esi  ;    20.2 p7+p4   76 rk
        mov esi, dword [r8 + 4]     ;    15.5 p10     76 rk
        mov dword [rsp + 164], esi  ;    20.5 p8+p9   76 rk
        mov esi, dword [r8 + 8]     ;    15.8 p2      76 rk
        mov dword [rsp + 168], esi  ;    20.8 p7+p4   76 rk
        mov esi, dword [r8 + 12]    ;    16.2 p3      76 rk
        mov dword [rsp + 172], esi  ;    21.2 p8+p9   76 rk
        mov esi, dword [r8 + 20]    ;    16.5 p10     76 rk
        mov dword [rsp + 176], esi  ;    21.5 p7+p4   76 rk
        mov esi, dword [r8 + 32]    ;    16.8 p2      76 rk
        mov dword [rsp + 180], esi  ;    21.8 p8+p9   76 rk
        mov esi, dword [r8 + 36]    ;    17.2 p3      76 rk
        mov dword [rsp + 184], esi  ;    22.2 p7+p4   76 rk
        mov esi, dword [r8 + 40]    ;    17.5 p10     76 rk
        mov dword [rsp + 188], esi  ;    22.5 p8+p9   76 rk
        mov esi, dword [r8 + 44]    ;    17.8 p2      76 rk
        mov dword [rsp + 192], esi  ;    22.8 p7+p4   76 rk
        mov esi, dword [r8 + 52]    ;    18.2 p3      76 rk
        mov dword [rsp + 196], esi  ;    23.2 p8+p9   76 rk
        mov esi, dword [r8 + 56]    ;    18.5 p10     76 rk
        mov dword [rsp + 200], esi  ;    23.5 p7+p4   76 rk
        mov esi, dword [r8 + 64]    ;    18.8 p2      76 rk
        mov dword [rsp + 204], esi  ;    23.8 p8+p9   76 rk
        mov esi, dword [r8 + 68]    ;    19.2 p3      76 rk
        mov dword [rsp + 208], esi  ;    24.2 p7+p4   76 rk
        mov esi, dword [r8 + 76]    ;    19.5 p10     76 rk
        mov dword [rsp + 212], esi  ;    24.5 p8+p9   76 rk
        mov esi, dword [r8 + 84]    ;    19.8 p2      76 rk
        mov dword [rsp + 216], esi  ;    24.8 p7+p4   76 rk
        mov esi, dword [r8 + 88]    ;    20.2 p3      76 rk
        mov dword [rsp + 220], esi  ;    25.2 p8+p9   76 rk
        mov esi, dword [r8 + 92]    ;    20.5 p10     76 rk
        mov dword [rsp + 224], esi  ;    25.5 p7+p4   76 rk
        mov esi, dword [r8 + 96]    ;    20.8 p2      76 rk
        mov dword [rsp + 228], esi  ;    25.8 p8+p9   76 rk
        mov esi, dword [r8 + 104]   ;    21.2 p3      76 rk
        mov dword [rsp + 232], esi  ;    26.2 p7+p4   76 rk
        mov esi, dword [r8 + 108]   ;    21.5 p10     76 rk
        mov dword [rsp + 236], esi  ;    26.5 p8+p9   76 rk
        mov esi, dword [r8 + 124]   ;    21.8 p2      76 rk
        mov dword [rsp + 240], esi  ;    26.8 p7+p4   76 rk
        mov esi, dword [r8 + 128]   ;    22.2 p3      76 rk
        mov dword [rsp + 244], esi  ;    27.2 p8+p9   76 rk
        mov esi, dword [r8 + 132]   ;    22.5 p10     76 rk
        mov dword [rsp + 248], esi  ;    27.5 p7+p4   76 rk
        mov esi, dword [r8 + 140]   ;    22.8 p2      76 rk
        mov dword [rsp + 252], esi  ;    27.8 p8+p9   76 rk
        mov esi, dword [r8 + 148]   ;    23.2 p3      76 rk
        mov dword [rsp + 256], esi  ;    28.2 p7+p4   76 rk
        mov esi, dword [r8 + 160]   ;    23.5 p10     76 rk
        mov dword [rsp + 260], esi  ;    28.5 p8+p9   76 rk
        mov esi, dword [r8 + 164]   ;    23.8 p2      76 rk
        mov dword [rsp + 264], esi  ;    28.8 p7+p4   76 rk
        mov esi, dword [r8 + 168]   ;    24.2 p3      76 rk
        mov dword [rsp + 268], esi  ;    29.2 p8+p9   76 rk
        mov esi, dword [r8 + 172]   ;    24.5 p10     76 rk
        mov dword [rsp + 272], esi  ;    29.5 p7+p4   76 rk
        mov esi, dword [r8 + 180]   ;    24.8 p2      76 rk
        mov dword [rsp + 276], esi  ;    30.0 p8+p9   76 rk
        mov esi, dword [r8 + 184]   ;    25.2 p3      76 rk
        mov dword [rsp + 280], esi  ;    30.5 p7+p4   76 rk
        mov esi, dword [r8 + 192]   ;    25.5 p10     76 rk
        mov dword [rsp + 284], esi  ;    31.0 p8+p9   76 rk
        mov esi, dword [r8 + 196]   ;    25.8 p2      76 rk
        mov dword [rsp + 288], esi  ;    31.5 p7+p4   76 rk
        mov esi, dword [r8 + 204]   ;    26.2 p3      76 rk
        mov dword [rsp + 292], esi  ;    32.0 p8+p9   76 rk
        mov esi, dword [r8 + 212]   ;    26.5 p10     76 rk
        mov dword [rsp + 296], esi  ;    32.5 p7+p4   76 rk
        mov esi, dword [r8 + 216]   ;    26.8 p2      76 rk
        mov dword [rsp + 300], esi  ;    33.0 p8+p9   76 rk
        mov esi, dword [r8 + 220]   ;    27.2 p3      76 rk
        mov dword [rsp + 304], esi  ;    33.5 p7+p4   76 rk
        mov esi, dword [r8 + 224]   ;    27.5 p10     76 rk
        mov dword [rsp + 308], esi  ;    34.0 p8+p9   76 rk
        mov esi, dword [r8 + 232]   ;    27.8 p2      76 rk
        mov dword [rsp + 312], esi  ;    34.5 p7+p4   76 rk
        mov esi, dword [r8 + 236]   ;    28.2 p3      76 rk
        mov dword [rsp + 316], esi  ;    35.0 p8+p9   76 rk
        mov esi, dword [r8 + 252]   ;    28.5 p10     76 rk
        mov dword [rsp + 320], esi  ;    35.5 p7+p4   76 rk
        mov esi, dword [r8 + 256]   ;    28.8 p2      76 rk
        mov dword [rsp + 324], esi  ;    36.0 p8+p9   76 rk
        mov esi, dword [r8 + 260]   ;    29.2 p3      76 rk
        mov dword [rsp + 328], esi  ;    36.5 p7+p4   76 rk
        mov esi, dword [r8 + 268]   ;    29.5 p10     76 rk
        mov dword [rsp + 332], esi  ;    37.0 p8+p9   76 rk
        mov esi, dword [r8 + 276]   ;    29.8 p2      76 rk
        mov dword [rsp + 336], esi  ;    37.5 p7+p4   76 rk
        mov esi, dword [r8 + 288]   ;    30.2 p3      76 rk
        mov dword [rsp + 340], esi  ;    38.0 p8+p9   76 rk
        mov esi, dword [r8 + 292]   ;    30.5 p10     76 rk
        mov dword [rsp + 344], esi  ;    38.5 p7+p4   76 rk
        mov esi, dword [r8 + 296]   ;    30.8 p2      76 rk
        mov dword [rsp + 348], esi  ;    39.0 p8+p9   76 rk
        mov esi, dword [r8 + 300]   ;    31.2 p3      76 rk
        mov dword [rsp + 352], esi  ;    39.5 p7+p4   76 rk
        mov esi, dword [r8 + 308]   ;    31.5 p10     76 rk
        mov dword [rsp + 356], esi  ;    40.0 p8+p9   76 rk
        mov esi, dword [r8 + 312]   ;    31.8 p2      76 rk
        mov dword [rsp + 360], esi  ;    40.5 p7+p4   76 rk
        mov esi, dword [r8 + 320]   ;    32.2 p3      76 rk
        mov dword [rsp + 364], esi  ;    41.0 p8+p9   76 rk
        mov esi, dword [r8 + 324]   ;    32.5 p10     76 rk
        mov dword [rsp + 368], esi  ;    41.5 p7+p4   76 rk
        mov esi, dword [r8 + 332]   ;    32.8 p2      76 rk
        mov dword [rsp + 372], esi  ;    42.0 p8+p9   76 rk
        mov esi, dword [r8 + 340]   ;    33.2 p3      76 rk
        mov dword [rsp + 376], esi  ;    42.5 p7+p4   76 rk
        mov esi, dword [r8 + 344]   ;    33.5 p10     76 rk
        mov dword [rsp + 380], esi  ;    43.0 p8+p9   76 rk
        mov esi, dword [r8 + 348]   ;    33.8 p2      76 rk
        mov dword [rsp + 384], esi  ;    43.5 p7+p4   76 rk
        mov esi, dword [r8 + 352]   ;    34.2 p3      76 rk
        mov dword [rsp + 388], esi  ;    44.0 p8+p9   76 rk
        mov esi, dword [r8 + 360]   ;    34.5 p10     76 rk
        mov dword [rsp + 392], esi  ;    44.5 p7+p4   76 rk
        mov esi, dword [r8 + 364]   ;    34.8 p2      76 rk
        mov dword [rsp + 396], esi  ;    45.0 p8+p9   76 rk
        mov esi, dword [r8 + 380]   ;    35.2 p3      76 rk
        mov dword [rsp + 400], esi  ;    45.5 p7+p4   76 rk
        mov esi, dword [r8 + 384]   ;    35.5 p10     76 rk
        mov dword [rsp + 404], esi  ;    46.0 p8+p9   76 rk
        mov esi, dword [r8 + 388]   ;    35.8 p2      76 rk
        mov dword [rsp + 408], esi  ;    46.5 p7+p4   76 rk
        mov esi, dword [r8 + 396]   ;    36.2 p3      76 rk
        mov dword [rsp + 412], esi  ;    47.0 p8+p9   76 rk
        mov esi, dword [r8 + 404]   ;    36.5 p10     76 rk
        mov dword [rsp + 416], esi  ;    47.5 p7+p4   76 rk
        mov esi, dword [r8 + 416]   ;    36.8 p2      76 rk
        mov dword [rsp + 420], esi  ;    48.0 p8+p9   76 rk
        mov esi, dword [r8 + 420]   ;    37.2 p3      76 rk
        mov dword [rsp + 424], esi  ;    48.5 p7+p4   76 rk
        mov esi, dword [r8 + 424]   ;    37.5 p10     76 rk
        mov dword [rsp + 428], esi  ;    49.0 p8+p9   76 rk
        mov esi, dword [r8 + 428]   ;    37.8 p2      76 rk
        mov dword [rsp + 432], esi  ;    49.5 p7+p4   76 rk
        mov esi, dword [r8 + 436]   ;    38.2 p3      76 rk
        mov dword [rsp + 436], esi  ;    50.0 p8+p9   76 rk
        mov esi, dword [r8 + 440]   ;    38.5 p10     76 rk
        mov dword [rsp + 440], esi  ;    50.5 p7+p4   76 rk
        mov esi, dword [r8 + 448]   ;    38.8 p2      76 rk
        mov dword [rsp + 444], esi  ;    51.0 p8+p9   76 rk
        mov esi, dword [r8 + 452]   ;    39.2 p3      76 rk
        mov dword [rsp + 448], esi  ;    51.5 p7+p4   76 rk
        mov esi, dword [r8 + 460]   ;    39.5 p10     76 rk
        mov dword [rsp + 452], esi  ;    52.0 p8+p9   76 rk
        mov esi, dword [r8 + 468]   ;    39.8 p2      76 rk
        mov dword [rsp + 456], esi  ;    52.5 p7+p4   76 rk
        mov esi, dword [r8 + 472]   ;    40.2 p3      76 rk
        mov dword [rsp + 460], esi  ;    53.0 p8+p9   76 rk
        mov esi, dword [r8 + 476]   ;    40.5 p10     76 rk
        mov dword [rsp + 464], esi  ;    53.5 p7+p4   76 rk
        mov esi, dword [r8 + 480]   ;    40.8 p2      76 rk
        mov dword [rsp + 468], esi  ;    54.0 p8+p9   76 rk
        mov esi, dword [r8 + 488]   ;    41.2 p3      76 rk
        mov dword [rsp + 472], esi  ;    54.5 p7+p4   76 rk
        mov esi, dword [r8 + 492]   ;    41.5 p10     76 rk
        mov dword [rsp + 476], esi  ;    55.0 p8+p9   76 rk
        mov esi, dword [r8 + 508]   ;    41.8 p2      76 rk
        mov dword [rsp + 480], esi  ;    55.5 p7+p4   76 rk
        mov esi, dword [r8 + 512]   ;    42.2 p3      76 rk
        mov dword [rsp + 484], esi  ;    56.0 p8+p9   76 rk
        mov r9d, dword [rsp + 488]  ;    42.5 p10     76 rk
        shl r9, 4                   ;    47.5 p0      76 rk
        add r9, qword [rsp + 8]     ;    48.5 p1+p2   76 rk
        mov qword [rsp + 16], r9    ;    56.5 p7+p4   76 rk
        mov esi, dword [r8 + 16]    ;    43.2 p3      80 x[0]
        xor esi, 0x7000             ;    48.2 p5      80 x[0]
        mov dword [rsp + 492], esi  ;    57.0 p8+p9   80 x[0]
        mov esi, dword [r8 + 24]    ;    43.7 p10     80 x[2]
        xor esi, 0xe0000000         ;    48.7 p6      80 x[2]
        mov dword [rsp + 496], esi  ;    57.5 p7+p4   80 x[2]
        mov esi, dword [r8 + 28]    ;    44.2 p2      80 x[3]
        xor esi, 0xfffffc7f         ;    49.2 p11     80 x[3]
        mov dword [rsp + 500], esi  ;    58.0 p8+p9   80 x[3]
        mov esi, dword [r8 + 72]    ;    44.7 p3      80 x[2]
        xor esi, 0xe03fffff         ;    49.7 p0      80 x[2]
        mov dword [rsp + 504], esi  ;    58.5 p7+p4   80 x[2]
        mov esi, dword [r8 + 120]   ;    45.2 p10     80 x[2]
        xor esi, 0xe03fffff         ;    50.2 p1      80 x[2]
        mov dword [rsp + 508], esi  ;    59.0 p8+p9   80 x[2]
        mov esi, dword [r8 + 144]   ;    45.7 p2      80 x[0]
        xor esi, 0x7000             ;    50.7 p5      80 x[0]
        mov dword [rsp + 512], esi  ;    59.5 p7+p4   80 x[0]
        mov esi, dword [r8 + 152]   ;    46.2 p3      80 x[2]
        xor esi, 0xe0000000         ;    51.2 p6      80 x[2]
        mov dword [rsp + 516], esi  ;    60.0 p8+p9   80 x[2]
        mov esi, dword [r8 + 156]   ;    46.7 p10     80 x[3]
        xor esi, 0xfffffc7f         ;    51.7 p11     80 x[3]
        mov dword [rsp + 520], esi  ;    60.5 p7+p4   80 x[3]
        mov esi, dword [r8 + 200]   ;    47.2 p2      80 x[2]
        xor esi, 0xe03fffff         ;    52.2 p0      80 x[2]
        mov dword [rsp + 524], esi  ;    61.0 p8+p9   80 x[2]
        mov esi, dword [r8 + 248]   ;    47.7 p3      80 x[2]
        xor esi, 0xe03fffff         ;    52.7 p1      80 x[2]
        mov dword [rsp + 528], esi  ;    61.5 p7+p4   80 x[2]
        mov esi, dword [r8 + 272]   ;    48.2 p10     80 x[0]
        xor esi, 0x7000             ;    53.2 p5      80 x[0]
        mov dword [rsp + 532], esi  ;    62.0 p8+p9   80 x[0]
        mov esi, dword [r8 + 280]   ;    48.7 p2      80 x[2]
        xor esi, 0xe0000000         ;    53.7 p6      80 x[2]
        mov dword [rsp + 536], esi  ;    62.5 p7+p4   80 x[2]
        mov esi, dword [r8 + 284]   ;    49.2 p3      80 x[3]
        xor esi, 0xfffffc7f         ;    54.2 p11     80 x[3]
        mov dword [rsp + 540], esi  ;    63.0 p8+p9   80 x[3]
        mov esi, dword [r8 + 328]   ;    49.7 p10     80 x[2]
        xor esi, 0xe03fffff         ;    54.7 p0      80 x[2]
        mov dword [rsp + 544], esi  ;    63.5 p7+p4   80 x[2]
        mov esi, dword [r8 + 376]   ;    50.2 p2      80 x[2]
        xor esi, 0xe03fffff         ;    55.2 p1      80 x[2]
        mov dword [rsp + 548], esi  ;    64.0 p8+p9   80 x[2]
        mov esi, dword [r8 + 400]   ;    50.7 p3      80 x[0]
        xor esi, 0x7000             ;    55.7 p5      80 x[0]
        mov dword [rsp + 552], esi  ;    64.5 p7+p4   80 x[0]
        mov esi, dword [r8 + 408]   ;    51.2 p10     80 x[2]
        xor esi, 0xe0000000         ;    56.2 p6      80 x[2]
        mov dword [rsp + 556], esi  ;    65.0 p8+p9   80 x[2]
        mov esi, dword [r8 + 412]   ;    51.7 p2      80 x[3]
        xor esi, 0xfffffc7f         ;    56.7 p11     80 x[3]
        mov dword [rsp + 560], esi  ;    65.5 p7+p4   80 x[3]
        mov esi, dword [r8 + 456]   ;    52.2 p3      80 x[2]
        xor esi, 0xe03fffff         ;    57.2 p0      80 x[2]
        mov dword [rsp + 564], esi  ;    66.0 p8+p9   80 x[2]
        mov esi, dword [r8 + 504]   ;    52.7 p10     80 x[2]
        xor esi, 0xe03fffff         ;    57.7 p1      80 x[2]
        mov dword [rsp + 568], esi  ;    66.5 p7+p4   80 x[2]
        cmp dword [rsp + 488], 0    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]     ;                    resident
        align 16
.blocks_1:
        mov esi, dword [r8]         ;     0.0 p2      80 x[0]
        xor esi, dword [rsp + 160]  ;     5.0 p0+p3   80 x[0]
        mov edi, esi                ;     6.0         23 x copy
        xor edi, dword [r8 + 12]    ;     6.0 p1+p10   23 x
        xor edi, dword [rsp + 172]  ;     7.0 p5+p2   23 x
        mov ebp, esi                ;     6.0         23 x copy
        or esi, edi                 ;     8.0 p6      23 x
        mov r9d, edi                ;     8.0         23 x copy
        mov r10d, dword [r8 + 4]    ;     1.3 p3      80 x[1]
        xor r10d, dword [rsp + 164] ;     6.3 p11+p10   80 x[1]
        and r9d, r10d               ;     8.0 p0      23 x
        xor ebp, r9d                ;     9.0 p1      23 x
        mov r9d, ebp                ;    10.0         23 x copy
        mov r11d, ebp               ;    10.0         23 x copy
        mov r12d, dword [r8 + 8]    ;     2.3 p2      80 x[2]
        xor r12d, dword [rsp + 168] ;     7.3 p5+p3   80 x[2]
        xor r10d, r12d              ;     8.3 p6      23 x
        xor edi, r12d               ;     8.3 p11     23 x
        and r9d, r12d               ;    10.0 p0      23 x
        xor ebp, edi                ;    10.0 p1      23 x
        xor esi, r10d               ;     9.3 p5      23 x
        and r11d, r10d              ;    10.0 p6      23 x
        xor r10d, r9d               ;    11.0 p11     23 x
        and edi, esi                ;    10.3 p0      23 x
        xor r10d, ebp               ;    12.0 p1      23 x
        or r11d, edi                ;    11.3 p5      23 x
        ror r10d, 0x1d              ;    13.0 p6      47 x[2]
        xor ebp, r11d               ;    12.3 p11     48 x[1]
        ror r11d, 0x13              ;    12.3 p0      46 x[0]
        xor ebp, r11d               ;    13.3 p1      48 x[1]
        xor ebp, r10d               ;    14.3 p5      48 x[1]
        ror ebp, 0x1f               ;    15.3 p6      50 x[1]
        xor esi, r10d               ;    14.0 p11     49 x[3]
        lea edi, [r11*8]            ;    13.3 p0      49 x[3]
        xor esi, edi                ;    15.3 p1      49 x[3]
        ror esi, 0x19               ;    16.3 p6      51 x[3]
        xor r11d, ebp               ;    16.3 p5      52 x[0]
        xor r11d, esi               ;    17.3 p11     52 x[0]
        ror r11d, 0x1b              ;    18.3 p0      54 x[0]
        xor r10d, esi               ;    17.3 p1      53 x[2]
        xor r11d, dword [rsp + 492] ;    19.3 p5+p10   80 x[0]
        xor esi, dword [rsp + 500]  ;    17.3 p6+p2   80 x[3]
        mov edi, ebp                ;    16.3         53 x[2] copy
        shl edi, 7                  ;    16.3 p0      53 x[2]
        xor r10d, edi               ;    18.3 p11     53 x[2]
        ror r10d, 0xa               ;    19.3 p6      55 x[2]
        xor ebp, dword [rsp + 176]  ;    16.3 p1+p3   80 x[1]
        xor r10d, dword [rsp + 496] ;    20.3 p5+p10   80 x[2]
        mov edi, ebp                ;    17.3         24 x copy
        and edi, r11d               ;    20.3 p11     24 x
        xor r11d, esi               ;    20.3 p0      24 x
        or r11d, ebp                ;    21.3 p1      24 x
        xor ebp, esi                ;    18.3 p5      24 x
        not r11d                    ;    22.3 p6      24 x
        xor ebp, r10d               ;    21.3 p11     24 x
        or r10d, edi                ;    21.3 p0      24 x
        xor edi, ebp                ;    22.3 p1      24 x
        and ebp, r10d               ;    22.3 p5      24 x
        or ebp, r11d                ;    23.3 p6      24 x
        xor r10d, edi               ;    23.3 p11     24 x
        xor esi, edi                ;    23.3 p0      24 x
        ror edi, 0x1d               ;    23.3 p6      47 x[2]
        xor r11d, esi               ;    24.3 p1      24 x
        or r10d, ebp                ;    24.3 p5      24 x
        and esi, ebp                ;    24.3 p11     24 x
        xor esi, r11d               ;    25.3 p0      24 x
        ror esi, 0x13               ;    26.3 p6      46 x[0]
        xor r10d, r11d              ;    25.3 p1      48 x[1]
        xor r10d, edi               ;    26.3 p5      48 x[1]
        xor ebp, edi                ;    24.3 p11     49 x[3]
        xor r10d, esi               ;    27.3 p0      48 x[1]
        ror r10d, 0x1f              ;    28.3 p6      50 x[1]
        lea r9d, [rsi*8]            ;    27.3 p5      49 x[3]
        xor ebp, r9d                ;    29.3 p1      49 x[3]
        ror ebp, 0x19               ;    30.3 p0      51 x[3]
        xor esi, r10d               ;    29.3 p11     52 x[0]
        xor esi, ebp                ;    31.3 p1      52 x[0]
        ror esi, 0x1b               ;    32.3 p6      54 x[0]
        xor edi, ebp                ;    31.3 p5      53 x[2]
        xor ebp, dword [rsp + 192]  ;    31.3 p11+p2   80 x[3]
        xor esi, dword [rsp + 180]  ;    33.3 p0+p3   80 x[0]
        mov r9d, r10d               ;    29.3         53 x[2] copy
        shl r9d, 7                  ;    29.3 p6      53 x[2]
        xor edi, r9d                ;    32.3 p1      53 x[2]
        ror edi, 0xa                ;    33.3 p0      55 x[2]
        xor r10d, dword [rsp + 184] ;    29.3 p5+p10   80 x[1]
        xor edi, dword [rsp + 188]  ;    34.3 p11+p2   80 x[2]
        mov r9d, ebp                ;    32.3         25 x copy
        or ebp, esi                 ;    34.3 p1      25 x
        xor ebp, r10d               ;    35.3 p5      25 x
        mov r11d, r10d              ;    30.3         25 x copy
        xor r11d, edi               ;    35.3 p6      25 x
        and edi, esi                ;    35.3 p11     25 x
        xor r9d, edi                ;    36.3 p0      25 x
        xor r11d, esi               ;    36.3 p1      25 x
        and r10d, r9d               ;    37.3 p5      25 x
        xor r9d, r11d               ;    37.3 p6      25 x
        xor r10d, r11d              ;    38.3 p11     25 x
        or r11d, ebp                ;    37.3 p0      25 x
        xor esi, r9d                ;    38.3 p1      25 x
        ror esi, 0x13               ;    39.3 p6      46 x[0]
        xor r11d, r9d               ;    38.3 p5      25 x
        xor ebp, r11d               ;    39.3 p11     25 x
        ror ebp, 0x1d               ;    40.3 p0      47 x[2]
        xor r11d, r10d              ;    39.3 p1      48 x[1]
        xor r11d, esi               ;    40.3 p5      48 x[1]
        xor r11d, ebp               ;    41.3 p6      48 x[1]
        ror r11d, 0x1f              ;    42.3 p0      50 x[1]
        xor r10d, ebp               ;    41.3 p11     49 x[3]
        lea edi, [rsi*8]            ;    40.3 p5      49 x[3]
        xor r10d, edi               ;    42.3 p1      49 x[3]
        ror r10d, 0x19              ;    43.3 p6      51 x[3]
        xor esi, r11d               ;    43.3 p11     52 x[0]
        xor esi, r10d               ;    44.3 p0      52 x[0]
        ror esi, 0x1b               ;    45.3 p6      54 x[0]
        xor ebp, r10d               ;    44.3 p1      53 x[2]
        xor r10d, dword [rsp + 44]  ;    44.3 p5+p3   80 x[3]
        xor esi, dword [rsp + 40]   ;    46.3 p11+p10   80 x[0]
        mov edi, r11d               ;    43.3         53 x[2] copy
        shl edi, 7                  ;    43.3 p0      53 x[2]
        xor ebp, edi                ;    45.3 p1      53 x[2]
        ror ebp, 0xa                ;    46.3 p6      55 x[2]
        xor r11d, dword [rsp + 196] ;    43.3 p5+p2   80 x[1]
        xor ebp, dword [rsp + 200]  ;    47.3 p11+p3   80 x[2]
        mov edi, r11d               ;    44.3         26 x copy
        xor r11d, r10d              ;    45.3 p0      26 x
        and edi, esi                ;    47.3 p1      26 x
        or r10d, esi                ;    47.3 p5      26 x
        xor esi, ebp                ;    48.3 p6      26 x
        and ebp, r10d               ;    48.3 p11     26 x
        or esi, edi                 ;    49.3 p0      26 x
        xor esi, r11d               ;    50.3 p1      26 x
        or r11d, edi                ;    48.3 p5      26 x
        xor r10d, edi               ;    48.3 p6      26 x
        xor r11d, ebp               ;    49.3 p11     26 x
        or edi, ebp                 ;    49.3 p0      26 x
        or ebp, r10d                ;    49.3 p1      26 x
        xor ebp, esi                ;    51.3 p5      26 x
        and esi, r11d               ;    51.3 p6      26 x
        or r10d, r11d               ;    50.3 p11     26 x
        xor esi, r10d               ;    52.3 p0      26 x
        ror esi, 0x13               ;    53.3 p6      46 x[0]
        xor r10d, ebp               ;    52.3 p1      26 x
        xor edi, ebp                ;    52.3 p5      49 x[3]
        ror r10d, 0x1d              ;    53.3 p0      47 x[2]
        xor r11d, esi               ;    54.3 p11     48 x[1]
        xor r11d, r10d              ;    55.3 p1      48 x[1]
        ror r11d, 0x1f              ;    56.3 p6      50 x[1]
        xor edi, r10d               ;    54.3 p5      49 x[3]
        lea ebp, [rsi*8]            ;    54.3 p0      49 x[3]
        xor edi, ebp                ;    56.3 p11     49 x[3]
        ror edi, 0x19               ;    57.3 p6      51 x[3]
        xor esi, r11d               ;    57.3 p1      52 x[0]
        xor esi, edi                ;    58.3 p5      52 x[0]
        ror esi, 0x1b               ;    59.3 p0      54 x[0]
        xor r10d, edi               ;    58.3 p11     53 x[2]
        xor edi, dword [rsp + 212]  ;    58.3 p1+p10   80 x[3]
        xor esi, dword [rsp + 204]  ;    60.3 p5+p2   80 x[0]
        mov ebp, r11d               ;    57.3         53 x[2] copy
        shl ebp, 7                  ;    57.3 p6      53 x[2]
        xor r10d, ebp               ;    59.3 p11     53 x[2]
        ror r10d, 0xa               ;    60.3 p0      55 x[2]
        xor r11d, dword [rsp + 208] ;    57.3 p1+p3   80 x[1]
        xor r10d, dword [rsp + 504] ;    61.3 p5+p10   80 x[2]
        mov ebp, edi                ;    59.3         27 x copy
        xor ebp, esi                ;    61.3 p6      27 x
        xor edi, r10d               ;    62.3 p11     27 x
        xor esi, r11d               ;    61.3 p0      27 x
        and esi, ebp                ;    62.3 p1      27 x
        xor esi, edi                ;    63.3 p5      27 x
        or r10d, ebp                ;    62.3 p6      27 x
        and edi, r10d               ;    63.3 p11     27 x
        xor r10d, r11d              ;    63.3 p0      27 x
        xor r10d, edi               ;    64.3 p1      27 x
        and edi, esi                ;    64.3 p5      27 x
        or r10d, edi                ;    65.3 p6      27 x
        xor edi, ebp                ;    65.3 p11     27 x
        xor r10d, edi               ;    66.3 p0      48 x[1]
        xor edi, r11d               ;    66.3 p1      27 x
        and r11d, esi               ;    64.3 p5      27 x
        xor ebp, r11d               ;    65.3 p6      49 x[3]
        ror esi, 0x13               ;    64.3 p0      46 x[0]
        ror edi, 0x1d               ;    67.3 p6      47 x[2]
        xor r10d, esi               ;    67.3 p11     48 x[1]
        xor r10d, edi               ;    68.3 p1      48 x[1]
        ror r10d, 0x1f              ;    69.3 p0      50 x[1]
        xor ebp, edi                ;    68.3 p5      49 x[3]
        lea r9d, [rsi*8]            ;    65.3 p5      49 x[3]
        xor ebp, r9d                ;    69.3 p11     49 x[3]
        ror ebp, 0x19               ;    70.3 p6      51 x[3]
        xor esi, r10d               ;    70.3 p1      52 x[0]
        xor esi, ebp                ;    71.3 p11     52 x[0]
        ror esi, 0x1b               ;    72.3 p0      54 x[0]
        xor edi, ebp                ;    71.3 p1      53 x[2]
        xor ebp, dword [rsp + 224]  ;    71.3 p5+p2   80 x[3]
        xor esi, dword [rsp + 48]   ;    73.3 p6+p3   80 x[0]
        mov r9d, r10d               ;    70.3         53 x[2] copy
        shl r9d, 7                  ;    70.3 p0      53 x[2]
        xor edi, r9d                ;    72.3 p11     53 x[2]
        ror edi, 0xa                ;    73.3 p6      55 x[2]
        xor r10d, dword [rsp + 216] ;    70.3 p1+p10   80 x[1]
        xor edi, dword [rsp + 220]  ;    74.3 p5+p2   28 x
        xor edi, esi                ;    75.3 p11     28 x
        mov r9d, r10d               ;    71.3         28 x copy
        xor r10d, ebp               ;    72.3 p0      28 x
        or r9d, esi                 ;    74.3 p1      28 x
        xor r9d, edi                ;    76.3 p5      28 x
        xor r10d, esi               ;    74.3 p6      28 x
        and edi, esi                ;    76.3 p11     28 x
        xor esi, r9d                ;    77.3 p0      28 x
        and edi, r10d               ;    77.3 p1      28 x
        xor edi, ebp                ;    78.3 p5      28 x
        or ebp, r10d                ;    75.3 p6      28 x
        xor ebp, r9d                ;    77.3 p11     28 x
        and r9d, edi                ;    79.3 p0      28 x
        xor edi, esi                ;    79.3 p1      49 x[3]
        and esi, ebp                ;    78.3 p5      28 x
        ror ebp, 0x13               ;    78.3 p6      46 x[0]
        xor esi, r10d               ;    79.3 p11     28 x
        xor r10d, r9d               ;    80.3 p0      48 x[1]
        ror esi, 0x1d               ;    80.3 p6      47 x[2]
        xor r10d, ebp               ;    81.3 p1      48 x[1]
        xor r10d, esi               ;    82.3 p5      48 x[1]
        ror r10d, 0x1f              ;    83.3 p0      50 x[1]
        xor edi, esi                ;    81.3 p11     49 x[3]
        lea r9d, [rbp*8]            ;    79.3 p5      49 x[3]
        xor edi, r9d                ;    82.3 p1      49 x[3]
        ror edi, 0x19               ;    83.3 p6      51 x[3]
        xor ebp, r10d               ;    84.3 p11     52 x[0]
        xor ebp, edi                ;    85.3 p0      52 x[0]
        ror ebp, 0x1b               ;    86.3 p6      54 x[0]
        xor esi, edi                ;    84.3 p1      53 x[2]
        xor edi, dword [rsp + 236]  ;    84.3 p5+p3   80 x[3]
        xor ebp, dword [rsp + 228]  ;    87.3 p11+p10   80 x[0]
        mov r9d, r10d               ;    84.3         53 x[2] copy
        shl r9d, 7                  ;    84.3 p0      53 x[2]
        xor esi, r9d                ;    85.3 p1      53 x[2]
        ror esi, 0xa                ;    86.3 p6      55 x[2]
        xor r10d, dword [rsp + 52]  ;    84.3 p5+p2   80 x[1]
        xor esi, dword [rsp + 232]  ;    87.3 p11+p3   80 x[2]
        mov r9d, r10d               ;    85.3         29 x copy
        xor r9d, esi                ;    88.3 p0      29 x
        xor esi, edi                ;    88.3 p1      29 x
        mov r11d, edi               ;    85.3         29 x copy
        and r11d, ebp               ;    88.3 p5      29 x
        xor edi, ebp                ;    88.3 p6      29 x
        xor r11d, r9d               ;    89.3 p11     29 x
        and r10d, edi               ;    89.3 p0      29 x
        xor r10d, r9d               ;    90.3 p1      29 x
        or r9d, edi                 ;    89.3 p5      29 x
        xor r9d, esi                ;    90.3 p6      29 x
        and esi, r10d               ;    91.3 p11     29 x
        xor edi, r11d               ;    90.3 p0      29 x
        xor r10d, r11d              ;    91.3 p1      29 x
        xor esi, edi                ;    92.3 p5      29 x
        and r10d, r9d               ;    92.3 p6      29 x
        xor edi, r10d               ;    93.3 p11     49 x[3]
        xor r9d, esi                ;    93.3 p0      29 x
        ror esi, 0x13               ;    93.3 p6      46 x[0]
        ror r9d, 0x1d               ;    94.3 p0      47 x[2]
        xor r11d, esi               ;    94.3 p1      48 x[1]
        xor r11d, r9d               ;    95.3 p5      48 x[1]
        ror r11d, 0x1f              ;    96.3 p6      50 x[1]
        xor edi, r9d                ;    95.3 p11     49 x[3]
        lea ebp, [rsi*8]            ;    94.3 p5      49 x[3]
        xor edi, ebp                ;    96.3 p1      49 x[3]
        ror edi, 0x19               ;    97.3 p0      51 x[3]
        xor esi, r11d               ;    97.3 p11     52 x[0]
        xor esi, edi                ;    98.3 p1      52 x[0]
        ror esi, 0x1b               ;    99.3 p6      54 x[0]
        xor r9d, edi                ;    98.3 p5      53 x[2]
        xor edi, dword [rsp + 240]  ;    98.3 p11+p10   80 x[3]
        xor esi, dword [rsp + 56]   ;   100.3 p0+p2   80 x[0]
        mov ebp, r11d               ;    97.3         53 x[2] copy
        shl ebp, 7                  ;    97.3 p6      53 x[2]
        xor r9d, ebp                ;    99.3 p1      53 x[2]
        ror r9d, 0xa                ;   100.3 p0      55 x[2]
        xor r11d, dword [rsp + 60]  ;    97.3 p5+p3   80 x[1]
        xor r9d, dword [rsp + 508]  ;   101.3 p11+p10   80 x[2]
        mov ebp, edi                ;    99.3         30 x copy
        and edi, r9d                ;   102.3 p1      30 x
        mov r10d, r11d              ;    98.3         30 x copy
        or r10d, r9d                ;   102.3 p5      30 x
        xor ebp, r10d               ;   103.3 p6      30 x
        xor r9d, r11d               ;   102.3 p11     30 x
        xor r11d, esi               ;   101.3 p0      30 x
        xor edi, r11d               ;   103.3 p1      30 x
        and esi, ebp                ;   104.3 p5      30 x
        xor r9d, esi                ;   105.3 p6      30 x
        xor r11d, esi               ;   105.3 p11     48 x[1]
        and esi, r9d                ;   106.3 p0      30 x
        xor esi, ebp                ;   107.3 p1      30 x
        xor ebp, edi                ;   104.3 p5      30 x
        and edi, r9d                ;   106.3 p6      30 x
        xor ebp, edi                ;   107.3 p11     30 x
        ror ebp, 0x1d               ;   108.3 p0      47 x[2]
        xor edi, esi                ;   108.3 p1      30 x
        xor r11d, esi               ;   108.3 p5      48 x[1]
        ror edi, 0x13               ;   109.3 p6      46 x[0]
        xor r11d, ebp               ;   109.3 p11     48 x[1]
        xor r9d, ebp                ;   109.3 p0      49 x[3]
        xor r11d, edi               ;   110.3 p1      48 x[1]
        ror r11d, 0x1f              ;   111.3 p6      50 x[1]
        lea esi, [rdi*8]            ;   110.3 p5      49 x[3]
        xor r9d, esi                ;   112.3 p11     49 x[3]
        ror r9d, 0x19               ;   113.3 p0      51 x[3]
        xor edi, r11d               ;   112.3 p1      52 x[0]
        xor edi, r9d                ;   114.3 p5      52 x[0]
        ror edi, 0x1b               ;   115.3 p6      54 x[0]
        xor ebp, r9d                ;   114.3 p11     53 x[2]
        xor r9d, dword [rsp + 252]  ;   114.3 p0+p2   23 x
        xor edi, dword [rsp + 244]  ;   116.3 p1+p3   80 x[0]
        xor r9d, edi                ;   117.3 p5      23 x
        mov esi, r11d               ;   112.3         53 x[2] copy
        shl esi, 7                  ;   112.3 p6      53 x[2]
        xor ebp, esi                ;   115.3 p11     53 x[2]
        xor r11d, dword [rsp + 248] ;   112.3 p0+p10   80 x[1]
        ror ebp, 0xa                ;   116.3 p6      55 x[2]
        xor ebp, dword [rsp + 64]   ;   117.3 p1+p2   80 x[2]
        mov esi, r11d               ;   113.3         23 x copy
        xor esi, ebp                ;   118.3 p5      23 x
        and r11d, r9d               ;   118.3 p11     23 x
        xor r11d, edi               ;   119.3 p0      23 x
        or edi, r9d                 ;   118.3 p1      23 x
        xor r9d, ebp                ;   118.3 p5      23 x
        xor edi, esi                ;   119.3 p6      23 x
        and ebp, r11d               ;   120.3 p11     23 x
        xor ebp, esi                ;   121.3 p0      23 x
        and esi, r11d               ;   120.3 p1      23 x
        xor r11d, r9d               ;   120.3 p5      23 x
        and r9d, edi                ;   120.3 p6      23 x
        xor ebp, r11d               ;   122.3 p11     23 x
        or r9d, esi                 ;   121.3 p0      23 x
        ror ebp, 0x1d               ;   123.3 p6      47 x[2]
        xor r11d, r9d               ;   122.3 p1      48 x[1]
        ror r9d, 0x13               ;   122.3 p0      46 x[0]
        xor r11d, r9d               ;   123.3 p5      48 x[1]
        xor r11d, ebp               ;   124.3 p11     48 x[1]
        ror r11d, 0x1f              ;   125.3 p6      50 x[1]
        xor edi, ebp                ;   124.3 p1      49 x[3]
        lea esi, [r9*8]             ;   123.3 p5      49 x[3]
        xor edi, esi                ;   125.3 p11     49 x[3]
        ror edi, 0x19               ;   126.3 p0      51 x[3]
        xor r9d, r11d               ;   126.3 p1      52 x[0]
        xor r9d, edi                ;   127.3 p5      52 x[0]
        ror r9d, 0x1b               ;   128.3 p6      54 x[0]
        xor ebp, edi                ;   127.3 p11     53 x[2]
        xor edi, dword [rsp + 520]  ;   127.3 p0+p3   80 x[3]
        xor r9d, dword [rsp + 512]  ;   129.3 p1+p10   80 x[0]
        mov esi, r11d               ;   126.3         53 x[2] copy
        shl esi, 7                  ;   126.3 p6      53 x[2]
        xor ebp, esi                ;   128.3 p5      53 x[2]
        ror ebp, 0xa                ;   129.3 p0      55 x[2]
        xor r11d, dword [rsp + 256] ;   126.3 p11+p2   80 x[1]
        xor ebp, dword [rsp + 516]  ;   130.3 p1+p3   80 x[2]
        mov esi, r11d               ;   127.3         24 x copy
        and esi, r9d                ;   130.3 p5      24 x
        xor r9d, edi                ;   130.3 p6      24 x
        or r9d, r11d                ;   131.3 p11     24 x
        xor r11d, edi               ;   128.3 p0      24 x
        not r9d                     ;   132.3 p1      24 x
        xor r11d, ebp               ;   131.3 p5      24 x
        or ebp, esi                 ;   131.3 p6      24 x
        xor esi, r11d               ;   132.3 p11     24 x
        and r11d, ebp               ;   132.3 p0      24 x
        or r11d, r9d                ;   133.3 p1      24 x
        xor ebp, esi                ;   133.3 p5      24 x
        xor edi, esi                ;   133.3 p6      24 x
        ror esi, 0x1d               ;   133.3 p0      47 x[2]
        xor r9d, edi                ;   134.3 p11     24 x
        or ebp, r11d                ;   134.3 p1      24 x
        and edi, r11d               ;   134.3 p5      24 x
        xor edi, r9d                ;   135.3 p6      24 x
        ror edi, 0x13               ;   136.3 p0      46 x[0]
        xor ebp, r9d                ;   135.3 p11     48 x[1]
        xor ebp, esi                ;   136.3 p1      48 x[1]
        xor r11d, esi               ;   134.3 p5      49 x[3]
        xor ebp, edi                ;   137.3 p6      48 x[1]
        ror ebp, 0x1f               ;   138.3 p0      50 x[1]
        lea r9d, [rdi*8]            ;   137.3 p5      49 x[3]
        xor r11d, r9d               ;   139.3 p11     49 x[3]
        ror r11d, 0x19              ;   140.3 p6      51 x[3]
        xor edi, ebp                ;   139.3 p1      52 x[0]
        xor edi, r11d               ;   141.3 p11     52 x[0]
        ror edi, 0x1b               ;   142.3 p0      54 x[0]
        xor esi, r11d               ;   141.3 p1      53 x[2]
        xor r11d, dword [rsp + 272] ;   141.3 p5+p10   80 x[3]
        xor edi, dword [rsp + 260]  ;   143.3 p6+p2   80 x[0]
        mov r9d, ebp                ;   139.3         53 x[2] copy
        shl r9d, 7                  ;   139.3 p0      53 x[2]
        xor esi, r9d                ;   142.3 p11     53 x[2]
        xor ebp, dword [rsp + 264]  ;   139.3 p1+p3   80 x[1]
        ror esi, 0xa                ;   143.3 p6      55 x[2]
        xor esi, dword [rsp + 268]  ;   144.3 p5+p10   80 x[2]
        mov r9d, r11d               ;   142.3         25 x copy
        or r11d, edi                ;   144.3 p11     25 x
        xor r11d, ebp               ;   145.3 p0      25 x
        mov r10d, ebp               ;   140.3         25 x copy
        xor r10d, esi               ;   145.3 p1      25 x
        and esi, edi                ;   145.3 p5      25 x
        xor r9d, esi                ;   146.3 p6      25 x
        xor r10d, edi               ;   146.3 p11     25 x
        and ebp, r9d                ;   147.3 p0      25 x
        xor r9d, r10d               ;   147.3 p1      25 x
        xor ebp, r10d               ;   148.3 p5      25 x
        or r10d, r11d               ;   147.3 p6      25 x
        xor edi, r9d                ;   148.3 p11     25 x
        ror edi, 0x13               ;   149.3 p0      46 x[0]
        xor r10d, r9d               ;   148.3 p1      25 x
        xor r11d, r10d              ;   149.3 p5      25 x
        ror r11d, 0x1d              ;   150.3 p6      47 x[2]
        xor r10d, ebp               ;   149.3 p11     48 x[1]
        xor r10d, edi               ;   150.3 p0      48 x[1]
        xor r10d, r11d              ;   151.3 p1      48 x[1]
        ror r10d, 0x1f              ;   152.3 p6      50 x[1]
        xor ebp, r11d               ;   151.3 p5      49 x[3]
        lea esi, [rdi*8]            ;   150.3 p0      49 x[3]
        xor ebp, esi                ;   152.3 p11     49 x[3]
        ror ebp, 0x19               ;   153.3 p6      51 x[3]
        xor edi, r10d               ;   153.3 p1      52 x[0]
        xor edi, ebp                ;   154.3 p5      52 x[0]
        ror edi, 0x1b               ;   155.3 p0      54 x[0]
        xor r11d, ebp               ;   154.3 p11     53 x[2]
        xor ebp, dword [rsp + 72]   ;   154.3 p1+p2   80 x[3]
        xor edi, dword [rsp + 68]   ;   156.3 p5+p3   80 x[0]
        mov esi, r10d               ;   153.3         53 x[2] copy
        shl esi, 7                  ;   153.3 p6      53 x[2]
        xor r11d, esi               ;   155.3 p11     53 x[2]
        ror r11d, 0xa               ;   156.3 p0      55 x[2]
        xor r10d, dword [rsp + 276] ;   153.3 p1+p10   80 x[1]
        xor r11d, dword [rsp + 280] ;   157.3 p5+p2   80 x[2]
        mov esi, r10d               ;   154.3         26 x copy
        xor r10d, ebp               ;   155.3 p6      26 x
        and esi, edi                ;   157.3 p11     26 x
        or ebp, edi                 ;   157.3 p0      26 x
        xor edi, r11d               ;   158.3 p1      26 x
        and r11d, ebp               ;   158.3 p5      26 x
        or edi, esi                 ;   159.3 p6      26 x
        xor edi, r10d               ;   160.3 p11     26 x
        or r10d, esi                ;   158.3 p0      26 x
        xor ebp, esi                ;   158.3 p1      26 x
        xor r10d, r11d              ;   159.3 p5      26 x
        or esi, r11d                ;   159.3 p6      26 x
        or r11d, ebp                ;   159.3 p11     26 x
        xor r11d, edi               ;   161.3 p0      26 x
        and edi, r10d               ;   161.3 p1      26 x
        or ebp, r10d                ;   160.3 p5      26 x
        xor edi, ebp                ;   162.3 p6      26 x
        ror edi, 0x13               ;   163.3 p0      46 x[0]
        xor ebp, r11d               ;   162.3 p11     26 x
        xor esi, r11d               ;   162.3 p1      49 x[3]
        ror ebp, 0x1d               ;   163.3 p6      47 x[2]
        xor r10d, edi               ;   164.3 p5      48 x[1]
        xor r10d, ebp               ;   165.3 p11     48 x[1]
        ror r10d, 0x1f              ;   166.3 p0      50 x[1]
        xor esi, ebp                ;   164.3 p1      49 x[3]
        lea r9d, [rdi*8]            ;   164.3 p5      49 x[3]
        xor esi, r9d                ;   166.3 p6      49 x[3]
        ror esi, 0x19               ;   167.3 p0      51 x[3]
        xor edi, r10d               ;   167.3 p11     52 x[0]
        xor edi, esi                ;   168.3 p1      52 x[0]
        ror edi, 0x1b               ;   169.3 p6      54 x[0]
        xor ebp, esi                ;   168.3 p5      53 x[2]
        xor esi, dword [rsp + 292]  ;   168.3 p11+p3   80 x[3]
        xor edi, dword [rsp + 284]  ;   170.3 p0+p10   80 x[0]
        mov r9d, r10d               ;   167.3         53 x[2] copy
        shl r9d, 7                  ;   167.3 p6      53 x[2]
        xor ebp, r9d                ;   169.3 p1      53 x[2]
        ror ebp, 0xa                ;   170.3 p0      55 x[2]
        xor r10d, dword [rsp + 288] ;   167.3 p5+p2   80 x[1]
        xor ebp, dword [rsp + 524]  ;   171.3 p11+p3   80 x[2]
        mov r9d, esi                ;   169.3         27 x copy
        xor r9d, edi                ;   171.3 p1      27 x
        xor esi, ebp                ;   172.3 p5      27 x
        xor edi, r10d               ;   171.3 p6      27 x
        and edi, r9d                ;   172.3 p11     27 x
        xor edi, esi                ;   173.3 p0      27 x
        or ebp, r9d                 ;   172.3 p1      27 x
        and esi, ebp                ;   173.3 p5      27 x
        xor ebp, r10d               ;   173.3 p6      27 x
        xor ebp, esi                ;   174.3 p11     27 x
        and esi, edi                ;   174.3 p0      27 x
        or ebp, esi                 ;   175.3 p1      27 x
        xor esi, r9d                ;   175.3 p5      27 x
        xor ebp, esi                ;   176.3 p6      48 x[1]
        xor esi, r10d               ;   176.3 p11     27 x
        and r10d, edi               ;   174.3 p0      27 x
        xor r9d, r10d               ;   175.3 p1      49 x[3]
        ror edi, 0x13               ;   174.3 p6      46 x[0]
        ror esi, 0x1d               ;   177.3 p0      47 x[2]
        xor ebp, edi                ;   177.3 p5      48 x[1]
        xor ebp, esi                ;   178.3 p11     48 x[1]
        ror ebp, 0x1f               ;   179.3 p6      50 x[1]
        xor r9d, esi                ;   178.3 p1      49 x[3]
        lea r10d, [rdi*8]           ;   175.3 p5      49 x[3]
        xor r9d, r10d               ;   179.3 p11     49 x[3]
        ror r9d, 0x19               ;   180.3 p0      51 x[3]
        xor edi, ebp                ;   180.3 p1      52 x[0]
        xor edi, r9d                ;   181.3 p5      52 x[0]
        ror edi, 0x1b               ;   182.3 p6      54 x[0]
        xor esi, r9d                ;   181.3 p11     53 x[2]
        xor r9d, dword [rsp + 304]  ;   181.3 p0+p10   80 x[3]
        xor edi, dword [rsp + 76]   ;   183.3 p1+p2   80 x[0]
        mov r10d, ebp               ;   180.3         53 x[2] copy
        shl r10d, 7                 ;   180.3 p6      53 x[2]
        xor esi, r10d               ;   182.3 p5      53 x[2]
        ror esi, 0xa                ;   183.3 p0      55 x[2]
        xor ebp, dword [rsp + 296]  ;   180.3 p11+p3   80 x[1]
        xor esi, dword [rsp + 300]  ;   184.3 p1+p10   28 x
        xor esi, edi                ;   185.3 p5      28 x
        mov r10d, ebp               ;   181.3         28 x copy
        xor ebp, r9d                ;   182.3 p6      28 x
        or r10d, edi                ;   184.3 p11     28 x
        xor r10d, esi               ;   186.3 p0      28 x
        xor ebp, edi                ;   184.3 p1      28 x
        and esi, edi                ;   186.3 p5      28 x
        xor edi, r10d               ;   187.3 p6      28 x
        and esi, ebp                ;   187.3 p11     28 x
        xor esi, r9d                ;   188.3 p0      28 x
        or r9d, ebp                 ;   185.3 p1      28 x
        xor r9d, r10d               ;   187.3 p5      28 x
        and r10d, esi               ;   189.3 p6      28 x
        xor esi, edi                ;   189.3 p11     49 x[3]
        and edi, r9d                ;   188.3 p0      28 x
        ror r9d, 0x13               ;   188.3 p6      46 x[0]
        xor edi, ebp                ;   189.3 p1      28 x
        xor ebp, r10d               ;   190.3 p5      48 x[1]
        ror edi, 0x1d               ;   190.3 p0      47 x[2]
        xor ebp, r9d                ;   191.3 p11     48 x[1]
        xor ebp, edi                ;   192.3 p1      48 x[1]
        ror ebp, 0x1f               ;   193.3 p6      50 x[1]
        xor esi, edi                ;   191.3 p5      49 x[3]
        lea r10d, [r9*8]            ;   189.3 p0      49 x[3]
        xor esi, r10d               ;   192.3 p11     49 x[3]
        ror esi, 0x19               ;   193.3 p6      51 x[3]
        xor r9d, ebp                ;   194.3 p1      52 x[0]
        xor r9d, esi                ;   195.3 p5      52 x[0]
        ror r9d, 0x1b               ;   196.3 p0      54 x[0]
        xor edi, esi                ;   194.3 p11     53 x[2]
        xor esi, dword [rsp + 316]  ;   194.3 p1+p2   80 x[3]
        xor r9d, dword [rsp + 308]  ;   197.3 p5+p3   80 x[0]
        mov r10d, ebp               ;   194.3         53 x[2] copy
        shl r10d, 7                 ;   194.3 p6      53 x[2]
        xor edi, r10d               ;   195.3 p11     53 x[2]
        ror edi, 0xa                ;   196.3 p0      55 x[2]
        xor ebp, dword [rsp + 80]   ;   194.3 p1+p10   80 x[1]
        xor edi, dword [rsp + 312]  ;   197.3 p5+p2   80 x[2]
        mov r10d, ebp               ;   195.3         29 x copy
        xor r10d, edi               ;   198.3 p6      29 x
        xor edi, esi                ;   198.3 p11     29 x
        mov r11d, esi               ;   195.3         29 x copy
        and r11d, r9d               ;   198.3 p0      29 x
        xor esi, r9d                ;   198.3 p1      29 x
        xor r11d, r10d              ;   199.3 p5      29 x
        and ebp, esi                ;   199.3 p6      29 x
        xor ebp, r10d               ;   200.3 p11     29 x
        or r10d, esi                ;   199.3 p0      29 x
        xor r10d, edi               ;   200.3 p1      29 x
        and edi, ebp                ;   201.3 p5      29 x
        xor esi, r11d               ;   200.3 p6      29 x
        xor ebp, r11d               ;   201.3 p11     29 x
        xor edi, esi                ;   202.3 p0      29 x
        and ebp, r10d               ;   202.3 p1      29 x
        xor esi, ebp                ;   203.3 p5      49 x[3]
        xor r10d, edi               ;   203.3 p6      29 x
        ror edi, 0x13               ;   203.3 p0      46 x[0]
        ror r10d, 0x1d              ;   204.3 p6      47 x[2]
        xor r11d, edi               ;   204.3 p11     48 x[1]
        xor r11d, r10d              ;   205.3 p1      48 x[1]
        ror r11d, 0x1f              ;   206.3 p0      50 x[1]
        xor esi, r10d               ;   205.3 p5      49 x[3]
        lea ebp, [rdi*8]            ;   204.3 p5      49 x[3]
        xor esi, ebp                ;   206.3 p11     49 x[3]
        ror esi, 0x19               ;   207.3 p6      51 x[3]
        xor edi, r11d               ;   207.3 p1      52 x[0]
        xor edi, esi                ;   208.3 p11     52 x[0]
        ror edi, 0x1b               ;   209.3 p0      54 x[0]
        xor r10d, esi               ;   208.3 p1      53 x[2]
        xor esi, dword [rsp + 320]  ;   208.3 p5+p3   80 x[3]
        xor edi, dword [rsp + 84]   ;   210.3 p6+p10   80 x[0]
        mov ebp, r11d               ;   207.3         53 x[2] copy
        shl ebp, 7                  ;   207.3 p0      53 x[2]
        xor r10d, ebp               ;   209.3 p11     53 x[2]
        ror r10d, 0xa               ;   210.3 p6      55 x[2]
        xor r11d, dword [rsp + 88]  ;   207.3 p1+p2   80 x[1]
        xor r10d, dword [rsp + 528] ;   211.3 p5+p3   80 x[2]
        mov ebp, esi                ;   209.3         30 x copy
        and esi, r10d               ;   212.3 p11     30 x
        mov r9d, r11d               ;   208.3         30 x copy
        or r9d, r10d                ;   212.3 p0      30 x
        xor ebp, r9d                ;   213.3 p1      30 x
        xor r10d, r11d              ;   212.3 p5      30 x
        xor r11d, edi               ;   211.3 p6      30 x
        xor esi, r11d               ;   213.3 p11     30 x
        and edi, ebp                ;   214.3 p0      30 x
        xor r10d, edi               ;   215.3 p1      30 x
        xor r11d, edi               ;   215.3 p5      48 x[1]
        and edi, r10d               ;   216.3 p6      30 x
        xor edi, ebp                ;   217.3 p11     30 x
        xor ebp, esi                ;   214.3 p0      30 x
        and esi, r10d               ;   216.3 p1      30 x
        xor ebp, esi                ;   217.3 p5      30 x
        ror ebp, 0x1d               ;   218.3 p6      47 x[2]
        xor esi, edi                ;   218.3 p11     30 x
        xor r11d, edi               ;   218.3 p0      48 x[1]
        ror esi, 0x13               ;   219.3 p6      46 x[0]
        xor r11d, ebp               ;   219.3 p1      48 x[1]
        xor r10d, ebp               ;   219.3 p5      49 x[3]
        xor r11d, esi               ;   220.3 p11     48 x[1]
        ror r11d, 0x1f              ;   221.3 p0      50 x[1]
        mov edi, dword [rsp + 324]  ;   101.7 p10     80 x[0]
        lea r9d, [rsi*8]            ;   220.3 p5      49 x[3]
        xor r10d, r9d               ;   222.3 p1      49 x[3]
        ror r10d, 0x19              ;   223.3 p6      51 x[3]
        xor esi, r11d               ;   222.3 p11     52 x[0]
        xor esi, r10d               ;   224.3 p0      52 x[0]
        ror esi, 0x1b               ;   225.3 p6      54 x[0]
        xor edi, esi                ;   226.3 p1      80 x[0]
        xor ebp, r10d               ;   224.3 p5      53 x[2]
        xor r10d, dword [rsp + 332] ;   224.3 p11+p2   23 x
        xor r10d, edi               ;   227.3 p0      23 x
        mov esi, dword [rsp + 328]  ;   103.5 p3      80 x[1]
        xor esi, r11d               ;   222.3 p1      80 x[1]
        shl r11d, 7                 ;   222.3 p6      53 x[2]
        xor ebp, r11d               ;   225.3 p5      53 x[2]
        ror ebp, 0xa                ;   226.3 p0      55 x[2]
        xor ebp, dword [rsp + 92]   ;   227.3 p11+p10   80 x[2]
        mov r9d, esi                ;   223.3         23 x copy
        xor r9d, ebp                ;   228.3 p1      23 x
        and esi, r10d               ;   228.3 p5      23 x
        xor esi, edi                ;   229.3 p6      23 x
        or edi, r10d                ;   228.3 p11     23 x
        xor r10d, ebp               ;   228.3 p0      23 x
        xor edi, r9d                ;   229.3 p1      23 x
        and ebp, esi                ;   230.3 p5      23 x
        xor ebp, r9d                ;   231.3 p6      23 x
        and r9d, esi                ;   230.3 p11     23 x
        xor esi, r10d               ;   230.3 p0      23 x
        and r10d, edi               ;   230.3 p1      23 x
        xor ebp, esi                ;   232.3 p5      23 x
        or r10d, r9d                ;   231.3 p6      23 x
        ror ebp, 0x1d               ;   233.3 p0      47 x[2]
        xor esi, r10d               ;   232.3 p11     48 x[1]
        ror r10d, 0x13              ;   232.3 p6      46 x[0]
        xor esi, r10d               ;   233.3 p1      48 x[1]
        xor esi, ebp                ;   234.3 p5      48 x[1]
        ror esi, 0x1f               ;   235.3 p0      50 x[1]
        xor edi, ebp                ;   234.3 p11     49 x[3]
        mov r9d, dword [rsp + 532]  ;   108.0 p2      80 x[0]
        mov r11d, dword [rsp + 336] ;   108.2 p3      80 x[1]
        xor r11d, esi               ;   236.3 p1      80 x[1]
        mov r12d, dword [rsp + 536] ;   108.5 p10     80 x[2]
        mov r13d, dword [rsp + 540] ;   109.0 p2      80 x[3]
        lea r14d, [r10*8]           ;   233.3 p5      49 x[3]
        xor edi, r14d               ;   235.3 p6      49 x[3]
        ror edi, 0x19               ;   236.3 p0      51 x[3]
        xor r10d, esi               ;   236.3 p11     52 x[0]
        shl esi, 7                  ;   236.3 p6      53 x[2]
        xor ebp, esi                ;   237.3 p1      53 x[2]
        xor r10d, edi               ;   237.3 p5      52 x[0]
        ror r10d, 0x1b              ;   238.3 p0      54 x[0]
        xor r9d, r10d               ;   239.3 p11     80 x[0]
        xor ebp, edi                ;   238.3 p1      53 x[2]
        xor r13d, edi               ;   237.3 p5      80 x[3]
        ror ebp, 0xa                ;   239.3 p6      55 x[2]
        xor r12d, ebp               ;   240.3 p11     80 x[2]
        mov esi, dword [rsp + 340]  ;   111.0 p3      80 x[0]
        mov edi, dword [rsp + 344]  ;   111.2 p10     80 x[1]
        mov ebp, dword [rsp + 348]  ;   111.3 p2      80 x[2]
        mov r10d, dword [rsp + 352] ;   112.0 p3      80 x[3]
        mov r14d, r11d              ;   237.3         24 x copy
        and r14d, r9d               ;   240.3 p0      24 x
        xor r9d, r13d               ;   240.3 p1      24 x
        or r9d, r11d                ;   241.3 p5      24 x
        xor r11d, r13d              ;   238.3 p6      24 x
        not r9d                     ;   242.3 p11     24 x
        xor r11d, r12d              ;   241.3 p0      24 x
        or r12d, r14d               ;   241.3 p1      24 x
        xor r14d, r11d              ;   242.3 p5      24 x
        and r11d, r12d              ;   242.3 p6      24 x
        or r11d, r9d                ;   243.3 p11     24 x
        xor r12d, r14d              ;   243.3 p0      24 x
        xor r13d, r14d              ;   243.3 p1      24 x
        ror r14d, 0x1d              ;   243.3 p6      47 x[2]
        xor r9d, r13d               ;   244.3 p5      24 x
        or r12d, r11d               ;   244.3 p11     24 x
        and r13d, r11d              ;   244.3 p0      24 x
        xor r13d, r9d               ;   245.3 p1      24 x
        ror r13d, 0x13              ;   246.3 p6      46 x[0]
        xor r12d, r9d               ;   245.3 p5      48 x[1]
        xor r12d, r14d              ;   246.3 p11     48 x[1]
        xor r11d, r14d              ;   244.3 p0      49 x[3]
        xor r12d, r13d              ;   247.3 p1      48 x[1]
        ror r12d, 0x1f              ;   248.3 p6      50 x[1]
        xor edi, r12d               ;   249.3 p5      80 x[1]
        mov r9d, dword [rsp + 96]   ;   115.8 p10     80 x[0]
        mov r15d, dword [rsp + 356] ;   116.0 p2      80 x[1]
        mov eax, dword [rsp + 360]  ;   116.2 p3      80 x[2]
        mov ecx, dword [rsp + 100]  ;   116.8 p10     80 x[3]
        lea edx, [r13*8]            ;   247.3 p0      49 x[3]
        xor r11d, edx               ;   249.3 p11     49 x[3]
        ror r11d, 0x19              ;   250.3 p6      51 x[3]
        xor r13d, r12d              ;   249.3 p1      52 x[0]
        shl r12d, 7                 ;   249.3 p0      53 x[2]
        xor r14d, r12d              ;   250.3 p5      53 x[2]
        xor r13d, r11d              ;   251.3 p11     52 x[0]
        ror r13d, 0x1b              ;   252.3 p6      54 x[0]
        xor esi, r13d               ;   253.3 p1      80 x[0]
        xor r14d, r11d              ;   251.3 p5      53 x[2]
        xor r10d, r11d              ;   251.3 p11     80 x[3]
        ror r14d, 0xa               ;   252.3 p0      55 x[2]
        xor ebp, r14d               ;   253.3 p1      80 x[2]
        mov r11d, dword [rsp + 364] ;   118.7 p2      80 x[0]
        mov r12d, dword [rsp + 368] ;   118.8 p3      80 x[1]
        mov r13d, dword [rsp + 544] ;   119.0 p10     80 x[2]
        mov r14d, dword [rsp + 372] ;   119.7 p2      80 x[3]
        mov edx, r10d               ;   252.3         25 x copy
        or r10d, esi                ;   254.3 p5      25 x
        xor r10d, edi               ;   255.3 p6      25 x
        mov ebx, edi                ;   250.3         25 x copy
        xor ebx, ebp                ;   254.3 p11     25 x
        and ebp, esi                ;   254.3 p0      25 x
        xor edx, ebp                ;   255.3 p1      25 x
        xor ebx, esi                ;   255.3 p5      25 x
        and edi, edx                ;   256.3 p6      25 x
        xor edx, ebx                ;   256.3 p11     25 x
        xor edi, ebx                ;   257.3 p0      25 x
        or ebx, r10d                ;   256.3 p1      25 x
        xor esi, edx                ;   257.3 p5      25 x
        ror esi, 0x13               ;   258.3 p6      46 x[0]
        xor ebx, edx                ;   257.3 p11     25 x
        xor r10d, ebx               ;   258.3 p0      25 x
        ror r10d, 0x1d              ;   259.3 p6      47 x[2]
        xor ebx, edi                ;   258.3 p1      48 x[1]
        xor ebx, esi                ;   259.3 p5      48 x[1]
        xor ebx, r10d               ;   260.3 p11     48 x[1]
        ror ebx, 0x1f               ;   261.3 p0      50 x[1]
        xor edi, r10d               ;   260.3 p1      49 x[3]
        xor r15d, ebx               ;   262.3 p5      80 x[1]
        lea ebp, [rsi*8]            ;   259.3 p6      49 x[3]
        xor edi, ebp                ;   261.3 p11     49 x[3]
        ror edi, 0x19               ;   262.3 p0      51 x[3]
        xor esi, ebx                ;   262.3 p1      52 x[0]
        shl ebx, 7                  ;   262.3 p6      53 x[2]
        xor r10d, ebx               ;   263.3 p5      53 x[2]
        xor esi, edi                ;   263.3 p11     52 x[0]
        ror esi, 0x1b               ;   264.3 p0      54 x[0]
        xor r9d, esi                ;   265.3 p1      80 x[0]
        xor r10d, edi               ;   264.3 p5      53 x[2]
        xor ecx, edi                ;   263.3 p6      80 x[3]
        ror r10d, 0xa               ;   265.3 p0      55 x[2]
        xor eax, r10d               ;   266.3 p11     80 x[2]
        mov esi, dword [rsp + 104]  ;   125.3 p3      80 x[0]
        mov edi, dword [rsp + 376]  ;   125.5 p10     80 x[1]
        mov ebp, dword [rsp + 384]  ;   125.7 p2      80 x[3]
        mov r10d, dword [rsp + 380] ;   126.3 p3      28 x
        mov edx, r15d               ;   263.3         26 x copy
        xor r15d, ecx               ;   264.3 p1      26 x
        and edx, r9d                ;   266.3 p5      26 x
        or ecx, r9d                 ;   266.3 p6      26 x
        xor r9d, eax                ;   267.3 p11     26 x
        and eax, ecx                ;   267.3 p0      26 x
        or r9d, edx                 ;   268.3 p1      26 x
        xor r9d, r15d               ;   269.3 p5      26 x
        or r15d, edx                ;   267.3 p6      26 x
        xor ecx, edx                ;   267.3 p11     26 x
        xor r15d, eax               ;   268.3 p0      26 x
        or edx, eax                 ;   268.3 p1      26 x
        or eax, ecx                 ;   268.3 p5      26 x
        xor eax, r9d                ;   270.3 p6      26 x
        xor edx, eax                ;   271.3 p11     49 x[3]
        and r9d, r15d               ;   270.3 p0      26 x
        or ecx, r15d                ;   269.3 p1      26 x
        xor eax, ecx                ;   271.3 p5      26 x
        ror eax, 0x1d               ;   272.3 p6      47 x[2]
        xor ecx, r9d                ;   271.3 p11     26 x
        ror ecx, 0x13               ;   272.3 p0      46 x[0]
        xor r15d, ecx               ;   273.3 p1      48 x[1]
        xor r15d, eax               ;   274.3 p5      48 x[1]
        ror r15d, 0x1f              ;   275.3 p6      50 x[1]
        xor edx, eax                ;   273.3 p11     49 x[3]
        xor r12d, r15d              ;   276.3 p0      80 x[1]
        lea r9d, [rcx*8]            ;   273.3 p5      49 x[3]
        xor edx, r9d                ;   275.3 p1      49 x[3]
        ror edx, 0x19               ;   276.3 p6      51 x[3]
        xor ecx, r15d               ;   276.3 p11     52 x[0]
        shl r15d, 7                 ;   276.3 p0      53 x[2]
        xor eax, r15d               ;   277.3 p1      53 x[2]
        xor ecx, edx                ;   277.3 p5      52 x[0]
        ror ecx, 0x1b               ;   278.3 p6      54 x[0]
        xor r11d, ecx               ;   279.3 p11     80 x[0]
        xor eax, edx                ;   278.3 p0      53 x[2]
        xor r14d, edx               ;   277.3 p1      80 x[3]
        ror eax, 0xa                ;   279.3 p6      55 x[2]
        xor r13d, eax               ;   280.3 p5      80 x[2]
        mov r9d, dword [rsp + 388]  ;   132.5 p10     80 x[0]
        mov r15d, dword [rsp + 108] ;   132.7 p2      80 x[1]
        mov eax, dword [rsp + 392]  ;   132.8 p3      80 x[2]
        mov ecx, dword [rsp + 396]  ;   133.5 p10     80 x[3]
        mov edx, r14d               ;   278.3         27 x copy
        xor edx, r11d               ;   280.3 p11     27 x
        xor r14d, r13d              ;   281.3 p0      27 x
        xor r11d, r12d              ;   280.3 p1      27 x
        and r11d, edx               ;   281.3 p5      27 x
        xor r11d, r14d              ;   282.3 p6      27 x
        or r13d, edx                ;   281.3 p11     27 x
        and r14d, r13d              ;   282.3 p0      27 x
        xor r13d, r12d              ;   282.3 p1      27 x
        xor r13d, r14d              ;   283.3 p5      27 x
        and r14d, r11d              ;   283.3 p6      27 x
        or r13d, r14d               ;   284.3 p11     27 x
        xor r14d, edx               ;   284.3 p0      27 x
        xor r13d, r14d              ;   285.3 p1      48 x[1]
        xor r14d, r12d              ;   285.3 p5      27 x
        ror r14d, 0x1d              ;   286.3 p6      47 x[2]
        and r12d, r11d              ;   283.3 p11     27 x
        xor edx, r12d               ;   284.3 p0      49 x[3]
        ror r11d, 0x13              ;   283.3 p6      46 x[0]
        xor r13d, r11d              ;   286.3 p1      48 x[1]
        xor r13d, r14d              ;   287.3 p5      48 x[1]
        ror r13d, 0x1f              ;   288.3 p0      50 x[1]
        xor edx, r14d               ;   287.3 p11     49 x[3]
        xor edi, r13d               ;   289.3 p1      80 x[1]
        lea r12d, [r11*8]           ;   284.3 p5      49 x[3]
        xor edx, r12d               ;   288.3 p6      49 x[3]
        ror edx, 0x19               ;   289.3 p0      51 x[3]
        xor r11d, r13d              ;   289.3 p11     52 x[0]
        shl r13d, 7                 ;   289.3 p6      53 x[2]
        xor r14d, r13d              ;   290.3 p1      53 x[2]
        xor r11d, edx               ;   290.3 p5      52 x[0]
        ror r11d, 0x1b              ;   291.3 p0      54 x[0]
        xor esi, r11d               ;   292.3 p11     80 x[0]
        xor r14d, edx               ;   291.3 p1      53 x[2]
        xor ebp, edx                ;   290.3 p5      80 x[3]
        ror r14d, 0xa               ;   292.3 p6      55 x[2]
        xor r10d, r14d              ;   293.3 p11     28 x
        mov r11d, dword [rsp + 112] ;   139.3 p2      80 x[0]
        mov r12d, dword [rsp + 116] ;   139.5 p3      80 x[1]
        mov r13d, dword [rsp + 548] ;   139.7 p10     80 x[2]
        mov r14d, dword [rsp + 400] ;   140.3 p2      80 x[3]
        xor r10d, esi               ;   294.3 p0      28 x
        mov edx, edi                ;   290.3         28 x copy
        xor edi, ebp                ;   291.3 p1      28 x
        or edx, esi                 ;   293.3 p5      28 x
        xor edx, r10d               ;   295.3 p6      28 x
        xor edi, esi                ;   293.3 p11     28 x
        and r10d, esi               ;   295.3 p0      28 x
        xor esi, edx                ;   296.3 p1      28 x
        and r10d, edi               ;   296.3 p5      28 x
        xor r10d, ebp               ;   297.3 p6      28 x
        or ebp, edi                 ;   294.3 p11     28 x
        xor ebp, edx                ;   296.3 p0      28 x
        and edx, r10d               ;   298.3 p1      28 x
        xor r10d, esi               ;   298.3 p5      49 x[3]
        and esi, ebp                ;   297.3 p6      28 x
        ror ebp, 0x13               ;   297.3 p0      46 x[0]
        xor esi, edi                ;   298.3 p11     28 x
        ror esi, 0x1d               ;   299.3 p6      47 x[2]
        xor edi, edx                ;   299.3 p1      48 x[1]
        xor edi, ebp                ;   300.3 p5      48 x[1]
        xor edi, esi                ;   301.3 p11     48 x[1]
        ror edi, 0x1f               ;   302.3 p0      50 x[1]
        xor r10d, esi               ;   300.3 p1      49 x[3]
        xor r15d, edi               ;   303.3 p5      80 x[1]
        lea edx, [rbp*8]            ;   298.3 p6      49 x[3]
        xor r10d, edx               ;   301.3 p11     49 x[3]
        ror r10d, 0x19              ;   302.3 p0      51 x[3]
        xor ebp, edi                ;   303.3 p1      52 x[0]
        shl edi, 7                  ;   303.3 p6      53 x[2]
        xor esi, edi                ;   304.3 p5      53 x[2]
        mov edi, dword [rsp + 404]  ;   145.0 p3      80 x[0]
        xor ebp, r10d               ;   304.3 p11     52 x[0]
        ror ebp, 0x1b               ;   305.3 p0      54 x[0]
        xor r9d, ebp                ;   306.3 p1      80 x[0]
        mov ebp, dword [rsp + 408]  ;   145.7 p10     80 x[1]
        xor esi, r10d               ;   305.3 p5      53 x[2]
        xor ecx, r10d               ;   303.3 p6      80 x[3]
        mov r10d, dword [rsp + 120] ;   146.2 p2      80 x[2]
        ror esi, 0xa                ;   306.3 p0      55 x[2]
        xor eax, esi                ;   307.3 p11     80 x[2]
        mov esi, dword [rsp + 412]  ;   146.7 p3      23 x
        mov edx, r15d               ;   304.3         29 x copy
        xor edx, eax                ;   308.3 p1      29 x
        xor eax, ecx                ;   308.3 p5      29 x
        mov ebx, ecx                ;   304.3         29 x copy
        and ebx, r9d                ;   307.3 p6      29 x
        xor ecx, r9d                ;   307.3 p11     29 x
        and r15d, ecx               ;   308.3 p0      29 x
        xor ebx, edx                ;   309.3 p1      29 x
        xor r15d, edx               ;   309.3 p5      29 x
        or edx, ecx                 ;   309.3 p6      29 x
        xor edx, eax                ;   310.3 p11     29 x
        and eax, r15d               ;   310.3 p0      29 x
        xor ecx, ebx                ;   310.3 p1      29 x
        xor r15d, ebx               ;   310.3 p5      29 x
        xor eax, ecx                ;   311.3 p6      29 x
        and r15d, edx               ;   311.3 p11     29 x
        xor edx, eax                ;   312.3 p0      29 x
        ror eax, 0x13               ;   312.3 p6      46 x[0]
        ror edx, 0x1d               ;   313.3 p0      47 x[2]
        xor ecx, r15d               ;   312.3 p1      49 x[3]
        xor ebx, eax                ;   313.3 p5      48 x[1]
        xor ebx, edx                ;   314.3 p11     48 x[1]
        ror ebx, 0x1f               ;   315.3 p6      50 x[1]
        xor ecx, edx                ;   314.3 p1      49 x[3]
        xor r12d, ebx               ;   316.3 p5      80 x[1]
        mov r9d, dword [rsp + 552]  ;   151.0 p10     80 x[0]
        lea r15d, [rax*8]           ;   313.3 p0      49 x[3]
        xor ecx, r15d               ;   315.3 p11     49 x[3]
        ror ecx, 0x19               ;   316.3 p6      51 x[3]
        xor eax, ebx                ;   316.3 p1      52 x[0]
        shl ebx, 7                  ;   316.3 p0      53 x[2]
        xor edx, ebx                ;   317.3 p5      53 x[2]
        xor eax, ecx                ;   317.3 p11     52 x[0]
        ror eax, 0x1b               ;   318.3 p6      54 x[0]
        xor r11d, eax               ;   319.3 p1      80 x[0]
        mov r15d, dword [rsp + 416] ;   152.7 p2      80 x[1]
        xor edx, ecx                ;   318.3 p5      53 x[2]
        xor r14d, ecx               ;   317.3 p11     80 x[3]
        mov eax, dword [rsp + 556]  ;   153.2 p3      80 x[2]
        ror edx, 0xa                ;   319.3 p0      55 x[2]
        xor r13d, edx               ;   320.3 p1      80 x[2]
        mov ecx, dword [rsp + 560]  ;   153.7 p10     80 x[3]
        add r8, 0x10                ;   167.5 p5      76 blocks
        mov edx, dword [rsp + 420]  ;   154.0 p2      80 x[0]
        mov ebx, r14d               ;   318.3         30 x copy
        and r14d, r13d              ;   321.3 p6      30 x
        mov qword [rsp + 24], r8    ;   168.5 p7+p4   76 blocks spill
        mov r8d, r13d               ;   321.3         30 x copy
        or r8d, r12d                ;   321.3 p11     30 x
        xor ebx, r8d                ;   322.3 p0      30 x
        xor r13d, r12d              ;   321.3 p1      30 x
        xor r12d, r11d              ;   320.3 p5      30 x
        xor r14d, r12d              ;   322.3 p6      30 x
        and r11d, ebx               ;   323.3 p11     30 x
        xor r13d, r11d              ;   324.3 p0      30 x
        xor r12d, r11d              ;   324.3 p1      48 x[1]
        and r11d, r13d              ;   325.3 p5      30 x
        xor r11d, ebx               ;   326.3 p6      30 x
        xor ebx, r14d               ;   323.3 p11     30 x
        and r14d, r13d              ;   325.3 p0      30 x
        xor ebx, r14d               ;   326.3 p1      30 x
        ror ebx, 0x1d               ;   327.3 p6      47 x[2]
        xor r14d, r11d              ;   327.3 p5      30 x
        xor r12d, r11d              ;   327.3 p11     48 x[1]
        ror r14d, 0x13              ;   328.3 p0      46 x[0]
        xor r12d, ebx               ;   328.3 p1      48 x[1]
        xor r13d, ebx               ;   328.3 p5      49 x[3]
        xor r12d, r14d              ;   329.3 p6      48 x[1]
        ror r12d, 0x1f              ;   330.3 p0      50 x[1]
        xor ebp, r12d               ;   331.3 p11     80 x[1]
        mov r8d, dword [rsp + 424]  ;   161.5 p3      80 x[1]
        lea r11d, [r14*8]           ;   329.3 p5      49 x[3]
        xor r13d, r11d              ;   331.3 p1      49 x[3]
        ror r13d, 0x19              ;   332.3 p6      51 x[3]
        xor r14d, r12d              ;   331.3 p11     52 x[0]
        shl r12d, 7                 ;   331.3 p0      53 x[2]
        xor ebx, r12d               ;   332.3 p1      53 x[2]
        xor r14d, r13d              ;   333.3 p5      52 x[0]
        ror r14d, 0x1b              ;   334.3 p6      54 x[0]
        xor edi, r14d               ;   335.3 p11     80 x[0]
        mov r11d, dword [rsp + 428] ;   164.5 p10     80 x[2]
        xor ebx, r13d               ;   333.3 p0      53 x[2]
        xor esi, r13d               ;   333.3 p1      23 x
        mov r12d, dword [rsp + 432] ;   165.3 p2      80 x[3]
        ror ebx, 0xa                ;   334.3 p6      55 x[2]
        xor r10d, ebx               ;   335.3 p5      80 x[2]
        mov r13d, dword [rsp + 124] ;   167.5 p3      80 x[0]
        xor esi, edi                ;   336.3 p11     23 x
        mov r14d, dword [rsp + 436] ;   167.8 p10     80 x[1]
        mov ebx, ebp                ;   332.3         23 x copy
        xor ebx, r10d               ;   336.3 p0      23 x
        and ebp, esi                ;   337.3 p1      23 x
        xor ebp, edi                ;   338.3 p5      23 x
        or edi, esi                 ;   337.3 p6      23 x
        xor esi, r10d               ;   337.3 p11     23 x
        xor edi, ebx                ;   338.3 p0      23 x
        and r10d, ebp               ;   339.3 p1      23 x
        xor r10d, ebx               ;   340.3 p5      23 x
        and ebx, ebp                ;   339.3 p6      23 x
        xor ebp, esi                ;   339.3 p11     23 x
        and esi, edi                ;   339.3 p0      23 x
        xor r10d, ebp               ;   341.3 p1      23 x
        ror r10d, 0x1d              ;   342.3 p6      47 x[2]
        or esi, ebx                 ;   340.3 p5      23 x
        xor ebp, esi                ;   341.3 p11     48 x[1]
        ror esi, 0x13               ;   341.3 p0      46 x[0]
        xor ebp, esi                ;   342.3 p1      48 x[1]
        xor ebp, r10d               ;   343.3 p5      48 x[1]
        ror ebp, 0x1f               ;   344.3 p6      50 x[1]
        xor edi, r10d               ;   343.3 p11     49 x[3]
        xor r15d, ebp               ;   345.3 p0      80 x[1]
        lea ebx, [rsi*8]            ;   342.3 p5      49 x[3]
        xor edi, ebx                ;   344.3 p1      49 x[3]
        ror edi, 0x19               ;   345.3 p6      51 x[3]
        xor esi, ebp                ;   345.3 p11     52 x[0]
        shl ebp, 7                  ;   345.3 p0      53 x[2]
        xor r10d, ebp               ;   346.3 p1      53 x[2]
        xor esi, edi                ;   346.3 p5      52 x[0]
        ror esi, 0x1b               ;   347.3 p6      54 x[0]
        xor r9d, esi                ;   348.3 p11     80 x[0]
        mov esi, dword [rsp + 440]  ;   178.3 p2      80 x[2]
        xor r10d, edi               ;   347.3 p0      53 x[2]
        xor ecx, edi                ;   346.3 p1      80 x[3]
        mov edi, dword [rsp + 128]  ;   180.3 p3      80 x[3]
        ror r10d, 0xa               ;   348.3 p6      55 x[2]
        xor eax, r10d               ;   349.3 p5      80 x[2]
        mov ebp, dword [rsp + 444]  ;   180.8 p10     80 x[0]
        mov r10d, dword [rsp + 448] ;   181.3 p2      80 x[1]
        mov ebx, r9d                ;   349.3         24 x copy
        and ebx, r15d               ;   349.3 p11     24 x
        xor r9d, ecx                ;   349.3 p0      24 x
        or r9d, r15d                ;   350.3 p1      24 x
        not r9d                     ;   351.3 p5      24 x
        xor r15d, ecx               ;   347.3 p6      24 x
        xor r15d, eax               ;   350.3 p11     24 x
        or eax, ebx                 ;   350.3 p0      24 x
        xor ebx, r15d               ;   351.3 p1      24 x
        and r15d, eax               ;   351.3 p5      24 x
        or r15d, r9d                ;   352.3 p6      24 x
        xor eax, ebx                ;   352.3 p11     24 x
        xor ecx, ebx                ;   352.3 p0      24 x
        ror ebx, 0x1d               ;   352.3 p6      47 x[2]
        xor r9d, ecx                ;   353.3 p1      24 x
        or eax, r15d                ;   353.3 p5      24 x
        and ecx, r15d               ;   353.3 p11     24 x
        xor ecx, r9d                ;   354.3 p0      24 x
        ror ecx, 0x13               ;   355.3 p6      46 x[0]
        xor eax, r9d                ;   354.3 p1      48 x[1]
        xor eax, ebx                ;   355.3 p5      48 x[1]
        xor r15d, ebx               ;   353.3 p11     49 x[3]
        xor eax, ecx                ;   356.3 p0      48 x[1]
        ror eax, 0x1f               ;   357.3 p6      50 x[1]
        xor r8d, eax                ;   358.3 p1      80 x[1]
        lea r9d, [rcx*8]            ;   356.3 p5      49 x[3]
        xor r15d, r9d               ;   358.3 p11     49 x[3]
        ror r15d, 0x19              ;   359.3 p0      51 x[3]
        xor ecx, eax                ;   358.3 p6      52 x[0]
        shl eax, 7                  ;   358.3 p0      53 x[2]
        xor ebx, eax                ;   359.3 p1      53 x[2]
        xor ecx, r15d               ;   360.3 p5      52 x[0]
        ror ecx, 0x1b               ;   361.3 p6      54 x[0]
        xor edx, ecx                ;   362.3 p11     80 x[0]
        mov r9d, dword [rsp + 564]  ;   194.5 p3      80 x[2]
        xor ebx, r15d               ;   360.3 p1      53 x[2]
        xor r12d, r15d              ;   360.3 p0      80 x[3]
        mov r15d, dword [rsp + 452] ;   195.0 p10     80 x[3]
        ror ebx, 0xa                ;   361.3 p6      55 x[2]
        xor r11d, ebx               ;   362.3 p5      80 x[2]
        mov eax, dword [rsp + 132]  ;   197.3 p2      80 x[0]
        mov ecx, dword [rsp + 456]  ;   197.5 p3      80 x[1]
        mov ebx, r12d               ;   361.3         25 x copy
        or r12d, edx                ;   363.3 p11     25 x
        xor r12d, r8d               ;   364.3 p1      25 x
        mov dword [rsp + 572], ecx  ;   202.5 p8+p9   80 x[1] spill
        mov ecx, r8d                ;   359.3         25 x copy
        xor ecx, r11d               ;   363.3 p0      25 x
        and r11d, edx               ;   363.3 p6      25 x
        xor ebx, r11d               ;   364.3 p5      25 x
        xor ecx, edx                ;   364.3 p11     25 x
        and r8d, ebx                ;   365.3 p1      25 x
        xor ebx, ecx                ;   365.3 p0      25 x
        xor r8d, ecx                ;   366.3 p6      25 x
        or ecx, r12d                ;   365.3 p5      25 x
        xor edx, ebx                ;   366.3 p11     25 x
        ror edx, 0x13               ;   367.3 p0      46 x[0]
        xor ecx, ebx                ;   366.3 p1      25 x
        xor r12d, ecx               ;   367.3 p6      25 x
        ror r12d, 0x1d              ;   368.3 p0      47 x[2]
        xor ecx, r8d                ;   367.3 p5      48 x[1]
        xor ecx, edx                ;   368.3 p11     48 x[1]
        xor ecx, r12d               ;   369.3 p1      48 x[1]
        ror ecx, 0x1f               ;   370.3 p6      50 x[1]
        xor r8d, r12d               ;   369.3 p5      49 x[3]
        xor r14d, ecx               ;   371.3 p0      80 x[1]
        mov r11d, dword [rsp + 464] ;   204.3 p10     80 x[3]
        lea ebx, [rdx*8]            ;   368.3 p6      49 x[3]
        xor r8d, ebx                ;   370.3 p11     49 x[3]
        ror r8d, 0x19               ;   371.3 p0      51 x[3]
        xor edx, ecx                ;   371.3 p1      52 x[0]
        shl ecx, 7                  ;   371.3 p6      53 x[2]
        xor r12d, ecx               ;   372.3 p5      53 x[2]
        xor edx, r8d                ;   372.3 p11     52 x[0]
        ror edx, 0x1b               ;   373.3 p0      54 x[0]
        xor r13d, edx               ;   374.3 p1      80 x[0]
        mov ecx, dword [rsp + 460]  ;   208.3 p2      28 x
        xor r12d, r8d               ;   373.3 p6      53 x[2]
        xor edi, r8d                ;   372.3 p5      80 x[3]
        ror r12d, 0xa               ;   374.3 p0      55 x[2]
        xor esi, r12d               ;   375.3 p11     80 x[2]
        mov r8d, dword [rsp + 468]  ;   210.7 p3      80 x[0]
        mov r12d, dword [rsp + 136] ;   211.3 p10     80 x[1]
        mov edx, r14d               ;   372.3         26 x copy
        xor r14d, edi               ;   373.3 p1      26 x
        and edx, r13d               ;   375.3 p6      26 x
        or edi, r13d                ;   375.3 p5      26 x
        xor r13d, esi               ;   376.3 p0      26 x
        and esi, edi                ;   376.3 p11     26 x
        or r13d, edx                ;   377.3 p1      26 x
        xor r13d, r14d              ;   378.3 p6      26 x
        or r14d, edx                ;   376.3 p5      26 x
        xor edi, edx                ;   376.3 p0      26 x
        xor r14d, esi               ;   377.3 p11     26 x
        or edx, esi                 ;   377.3 p1      26 x
        or esi, edi                 ;   377.3 p6      26 x
        xor esi, r13d               ;   379.3 p5      26 x
        xor edx, esi                ;   380.3 p0      49 x[3]
        and r13d, r14d              ;   379.3 p11     26 x
        or edi, r14d                ;   378.3 p1      26 x
        xor esi, edi                ;   380.3 p6      26 x
        ror esi, 0x1d               ;   381.3 p0      47 x[2]
        xor edi, r13d               ;   380.3 p5      26 x
        ror edi, 0x13               ;   381.3 p6      46 x[0]
        xor r14d, edi               ;   382.3 p11     48 x[1]
        xor r14d, esi               ;   383.3 p1      48 x[1]
        ror r14d, 0x1f              ;   384.3 p0      50 x[1]
        xor edx, esi                ;   382.3 p5      49 x[3]
        xor r10d, r14d              ;   385.3 p6      80 x[1]
        lea r13d, [rdi*8]           ;   382.3 p0      49 x[3]
        xor edx, r13d               ;   384.3 p11     49 x[3]
        ror edx, 0x19               ;   385.3 p6      51 x[3]
        xor edi, r14d               ;   385.3 p1      52 x[0]
        shl r14d, 7                 ;   385.3 p0      53 x[2]
        xor esi, r14d               ;   386.3 p5      53 x[2]
        mov r13d, dword [rsp + 472] ;   223.3 p2      80 x[2]
        xor edi, edx                ;   386.3 p11     52 x[0]
        ror edi, 0x1b               ;   387.3 p6      54 x[0]
        xor ebp, edi                ;   388.3 p1      80 x[0]
        mov edi, dword [rsp + 476]  ;   226.3 p3      80 x[3]
        xor esi, edx                ;   387.3 p0      53 x[2]
        xor r15d, edx               ;   386.3 p5      80 x[3]
        ror esi, 0xa                ;   388.3 p6      55 x[2]
        xor r9d, esi                ;   389.3 p11     80 x[2]
        mov esi, dword [rsp + 140]  ;   228.5 p10     80 x[0]
        mov r14d, dword [rsp + 144] ;   228.7 p2      80 x[1]
        mov edx, r15d               ;   387.3         27 x copy
        xor edx, ebp                ;   389.3 p1      27 x
        xor r15d, r9d               ;   390.3 p0      27 x
        xor ebp, r10d               ;   389.3 p5      27 x
        and ebp, edx                ;   390.3 p6      27 x
        xor ebp, r15d               ;   391.3 p11     27 x
        or r9d, edx                 ;   390.3 p1      27 x
        and r15d, r9d               ;   391.3 p0      27 x
        xor r9d, r10d               ;   391.3 p5      27 x
        xor r9d, r15d               ;   392.3 p6      27 x
        and r15d, ebp               ;   392.3 p11     27 x
        or r9d, r15d                ;   393.3 p1      27 x
        xor r15d, edx               ;   393.3 p0      27 x
        xor r9d, r15d               ;   394.3 p5      48 x[1]
        xor r15d, r10d              ;   394.3 p6      27 x
        ror r15d, 0x1d              ;   395.3 p0      47 x[2]
        and r10d, ebp               ;   392.3 p11     27 x
        xor edx, r10d               ;   393.3 p1      49 x[3]
        ror ebp, 0x13               ;   392.3 p6      46 x[0]
        xor r9d, ebp                ;   395.3 p5      48 x[1]
        xor r9d, r15d               ;   396.3 p0      48 x[1]
        ror r9d, 0x1f               ;   397.3 p6      50 x[1]
        xor edx, r15d               ;   396.3 p11     49 x[3]
        mov r10d, dword [rsp + 572] ;   236.3 p3      80 x[1] reload
        xor r10d, r9d               ;   398.3 p1      80 x[1]
        lea ebx, [rbp*8]            ;   393.3 p5      49 x[3]
        xor edx, ebx                ;   397.3 p0      49 x[3]
        ror edx, 0x19               ;   398.3 p6      51 x[3]
        xor ebp, r9d                ;   398.3 p11     52 x[0]
        shl r9d, 7                  ;   398.3 p0      53 x[2]
        xor r15d, r9d               ;   399.3 p1      53 x[2]
        xor ebp, edx                ;   399.3 p5      52 x[0]
        ror ebp, 0x1b               ;   400.3 p6      54 x[0]
        xor eax, ebp                ;   401.3 p11     80 x[0]
        mov ebp, dword [rsp + 568]  ;   238.5 p10     80 x[2]
        xor r15d, edx               ;   400.3 p0      53 x[2]
        xor r11d, edx               ;   399.3 p1      80 x[3]
        mov r9d, dword [rsp + 480]  ;   239.3 p2      80 x[3]
        ror r15d, 0xa               ;   401.3 p6      55 x[2]
        xor ecx, r15d               ;   402.3 p5      28 x
        mov r15d, dword [rsp + 484] ;   240.7 p3      84 dst
        xor ecx, eax                ;   403.3 p11     28 x
        mov edx, r10d               ;   399.3         28 x copy
        xor r10d, r11d              ;   400.3 p0      28 x
        or edx, eax                 ;   402.3 p1      28 x
        xor edx, ecx                ;   404.3 p6      28 x
        xor r10d, eax               ;   402.3 p5      28 x
        and ecx, eax                ;   404.3 p11     28 x
        xor eax, edx                ;   405.3 p0      28 x
        and ecx, r10d               ;   405.3 p1      28 x
        xor ecx, r11d               ;   406.3 p6      28 x
        or r11d, r10d               ;   403.3 p5      28 x
        xor r11d, edx               ;   405.3 p11     28 x
        and edx, ecx                ;   407.3 p0      28 x
        xor ecx, eax                ;   407.3 p1      49 x[3]
        and eax, r11d               ;   406.3 p6      28 x
        ror r11d, 0x13              ;   406.3 p0      46 x[0]
        xor eax, r10d               ;   407.3 p5      28 x
        ror eax, 0x1d               ;   408.3 p6      47 x[2]
        xor r10d, edx               ;   408.3 p11     48 x[1]
        xor r10d, r11d              ;   409.3 p1      48 x[1]
        xor r10d, eax               ;   410.3 p5      48 x[1]
        ror r10d, 0x1f              ;   411.3 p0      50 x[1]
        xor ecx, eax                ;   409.3 p11     49 x[3]
        xor r12d, r10d              ;   412.3 p1      80 x[1]
        mov edx, dword [rsp + 148]  ;   247.3 p10     84 dst
        lea ebx, [r11*8]            ;   407.3 p6      49 x[3]
        xor ecx, ebx                ;   410.3 p5      49 x[3]
        ror ecx, 0x19               ;   411.3 p0      51 x[3]
        xor r11d, r10d              ;   412.3 p11     52 x[0]
        shl r10d, 7                 ;   412.3 p6      53 x[2]
        xor eax, r10d               ;   413.3 p1      53 x[2]
        xor r11d, ecx               ;   413.3 p5      52 x[0]
        ror r11d, 0x1b              ;   414.3 p0      54 x[0]
        xor r8d, r11d               ;   415.3 p11     80 x[0]
        mov r10d, dword [rsp + 152] ;   251.0 p2      84 dst
        xor eax, ecx                ;   414.3 p6      53 x[2]
        xor edi, ecx                ;   412.3 p1      80 x[3]
        mov r11d, dword [rsp + 156] ;   251.5 p3      84 dst
        ror eax, 0xa                ;   415.3 p0      55 x[2]
        xor r13d, eax               ;   416.3 p5      80 x[2]
        mov rax, qword [rsp + 32]   ;   252.0 p10     76 blocks
        add rax, 0x10               ;   257.0 p11     76 blocks
        mov ecx, r12d               ;   413.3         29 x copy
        xor ecx, r13d               ;   417.3 p6      29 x
        xor r13d, edi               ;   417.3 p1      29 x
        mov ebx, edi                ;   413.3         29 x copy
        and ebx, r8d                ;   416.3 p0      29 x
        xor edi, r8d                ;   416.3 p5      29 x
        and r12d, edi               ;   417.3 p11     29 x
        xor ebx, ecx                ;   418.3 p6      29 x
        xor r12d, ecx               ;   418.3 p1      29 x
        or ecx, edi                 ;   418.3 p0      29 x
        xor ecx, r13d               ;   419.3 p5      29 x
        and r13d, r12d              ;   419.3 p11     29 x
        xor edi, ebx                ;   419.3 p6      29 x
        xor r12d, ebx               ;   419.3 p1      29 x
        xor r13d, edi               ;   420.3 p0      29 x
        and r12d, ecx               ;   420.3 p5      29 x
        xor ecx, r13d               ;   421.3 p11     29 x
        ror r13d, 0x13              ;   421.3 p6      46 x[0]
        ror ecx, 0x1d               ;   422.3 p0      47 x[2]
        xor edi, r12d               ;   421.3 p1      49 x[3]
        xor ebx, r13d               ;   422.3 p5      48 x[1]
        xor ebx, ecx                ;   423.3 p11     48 x[1]
        ror ebx, 0x1f               ;   424.3 p6      50 x[1]
        xor edi, ecx                ;   423.3 p1      49 x[3]
        xor r14d, ebx               ;   425.3 p0      80 x[1]
        lea r8d, [r13*8]            ;   422.3 p5      49 x[3]
        xor edi, r8d                ;   424.3 p11     49 x[3]
        ror edi, 0x19               ;   425.3 p6      51 x[3]
        xor r13d, ebx               ;   425.3 p1      52 x[0]
        shl ebx, 7                  ;   425.3 p0      53 x[2]
        xor ecx, ebx                ;   426.3 p5      53 x[2]
        xor r13d, edi               ;   426.3 p11     52 x[0]
        ror r13d, 0x1b              ;   427.3 p6      54 x[0]
        xor esi, r13d               ;   428.3 p1      80 x[0]
        xor ecx, edi                ;   427.3 p0      53 x[2]
        xor r9d, edi                ;   426.3 p5      80 x[3]
        ror ecx, 0xa                ;   428.3 p6      55 x[2]
        xor ebp, ecx                ;   429.3 p11     80 x[2]
        mov edi, r9d                ;   427.3         30 x copy
        and r9d, ebp                ;   430.3 p1      30 x
        mov r8d, r14d               ;   426.3         30 x copy
        or r8d, ebp                 ;   430.3 p0      30 x
        xor edi, r8d                ;   431.3 p5      30 x
        xor ebp, r14d               ;   430.3 p11     30 x
        xor r14d, esi               ;   429.3 p6      30 x
        xor r9d, r14d               ;   431.3 p1      30 x
        xor edx, r14d               ;   430.3 p0      84 dst
        and esi, edi                ;   432.3 p5      30 x
        xor ebp, esi                ;   433.3 p11     30 x
        xor r10d, edi               ;   432.3 p6      84 dst
        xor r10d, r9d               ;   433.3 p1      84 dst
        xor edx, esi                ;   433.3 p0      84 dst
        and esi, ebp                ;   434.3 p5      30 x
        xor edi, esi                ;   435.3 p11     30 x
        and r9d, ebp                ;   434.3 p6      30 x
        xor r11d, ebp               ;   434.3 p1      84 dst
        xor r15d, r9d               ;   435.3 p0      84 dst
        xor r10d, r9d               ;   435.3 p5      84 dst
        xor r15d, edi               ;   436.3 p11     84 dst
        xor edx, edi                ;   436.3 p6      84 dst
        mov r8, qword [rsp + 32]    ;   270.8 p2      84 dst reload
        mov dword [r8], r15d        ;   437.3 p7+p4   84 dst
        mov dword [r8 + 12], r11d   ;   435.3 p8+p9   84 dst
        mov dword [r8 + 8], r10d    ;   436.3 p7+p4   84 dst
        mov dword [r8 + 4], edx     ;   437.3 p8+p9   84 dst
        mov qword [rsp + 32], rax   ;   273.0 p7+p4   76 blocks
        mov r8, qword [rsp + 24]    ;   272.7 p3      76 blocks reload
        cmp r8, qword [rsp + 16]    ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8     ;                    resident
.blocks_1_done:
        lea rdi, [rsp + 24]         ;                    cleared
        xor eax, eax                ;                    cleared
        mov ecx, 0x45               ;                    cleared
        rep stosq                   ;                    cleared
        add rsp, 0x248              ;                    frame
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
