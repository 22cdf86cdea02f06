; serpent_decrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_decrypt --cpu golden-cove
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
;   body: 285 uops, planned 67.5; bounds: width 47.5, ports 66.5, path 6.0
;   blocks: 1424 uops, planned 343.0; bounds: width 237.3, ports 235.6, path 307.0
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
        push r15                    ;                    preserved
        sub rsp, 0x238              ;                    frame
        lea rbx, [rsp + 128]        ;                    frame
        mov qword [rbx - 128], rdi  ;                    argument
        mov dword [rbx + 432], ecx  ;                    argument
        mov qword [rbx - 120], rsi  ;                    argument
        mov qword [rbx - 104], rdx  ;                    argument
        mov r8, qword [rbx - 128]   ;     0.0 p2      97 x[3] reload
        mov esi, dword [r8 + 428]   ;     5.0 p3      97 x[3]
        not esi                     ;    10.0 p0      97 x[3]
        mov dword [rbx - 96], esi   ;    11.0 p7+p4   97 x[3]
        mov esi, dword [r8 + 384]   ;     5.0 p10     97 x[0]
        not esi                     ;    10.0 p1      97 x[0]
        mov dword [rbx - 92], esi   ;    11.0 p8+p9   97 x[0]
        mov esi, dword [r8 + 392]   ;     5.0 p2      97 x[2]
        not esi                     ;    10.0 p5      97 x[2]
        mov dword [rbx - 88], esi   ;    11.0 p7+p4   97 x[2]
        mov esi, dword [r8 + 396]   ;     5.0 p3      97 x[3]
        not esi                     ;    10.0 p6      97 x[3]
        mov dword [rbx - 84], esi   ;    11.0 p8+p9   97 x[3]
        mov esi, dword [r8 + 300]   ;     5.0 p10     97 x[3]
        not esi                     ;    10.0 p11     97 x[3]
        mov dword [rbx - 80], esi   ;    11.0 p7+p4   97 x[3]
        mov esi, dword [r8 + 256]   ;     5.0 p2      97 x[0]
        not esi                     ;    10.0 p0      97 x[0]
        mov dword [rbx - 76], esi   ;    11.0 p8+p9   97 x[0]
        mov esi, dword [r8 + 264]   ;     5.0 p3      97 x[2]
        not esi                     ;    10.0 p1      97 x[2]
        mov dword [rbx - 72], esi   ;    11.0 p7+p4   97 x[2]
        mov esi, dword [r8 + 268]   ;     5.0 p10     97 x[3]
        not esi                     ;    10.0 p5      97 x[3]
        mov dword [rbx - 68], esi   ;    11.0 p8+p9   97 x[3]
        mov esi, dword [r8 + 172]   ;     5.0 p2      97 x[3]
        not esi                     ;    10.0 p6      97 x[3]
        mov dword [rbx - 64], esi   ;    11.0 p7+p4   97 x[3]
        mov esi, dword [r8 + 128]   ;     5.0 p3      97 x[0]
        not esi                     ;    10.0 p11     97 x[0]
        mov dword [rbx - 60], esi   ;    11.0 p8+p9   97 x[0]
        mov esi, dword [r8 + 136]   ;     5.2 p10     97 x[2]
        not esi                     ;    10.2 p0      97 x[2]
        mov dword [rbx - 56], esi   ;    11.2 p7+p4   97 x[2]
        mov esi, dword [r8 + 140]   ;     5.7 p2      97 x[3]
        not esi                     ;    10.7 p1      97 x[3]
        mov dword [rbx - 52], esi   ;    11.7 p8+p9   97 x[3]
        mov esi, dword [r8 + 44]    ;     6.2 p3      97 x[3]
        not esi                     ;    11.2 p5      97 x[3]
        mov dword [rbx - 48], esi   ;    12.2 p7+p4   97 x[3]
        mov esi, dword [r8]         ;     6.7 p10     97 x[0]
        not esi                     ;    11.7 p6      97 x[0]
        mov dword [rbx - 44], esi   ;    12.7 p8+p9   97 x[0]
        mov esi, dword [r8 + 8]     ;     7.2 p2      97 x[2]
        not esi                     ;    12.2 p11     97 x[2]
        mov dword [rbx - 40], esi   ;    13.2 p7+p4   97 x[2]
        mov esi, dword [r8 + 12]    ;     7.7 p3      97 x[3]
        not esi                     ;    12.7 p0      97 x[3]
        mov dword [rbx - 36], esi   ;    13.7 p8+p9   97 x[3]
        mov esi, dword [r8 + 512]   ;     8.2 p10     90 rk
        mov dword [rbx - 32], esi   ;    13.2 p7+p4   90 rk
        mov esi, dword [r8 + 516]   ;     8.5 p2      90 rk
        mov dword [rbx - 28], esi   ;    13.5 p8+p9   90 rk
        mov esi, dword [r8 + 520]   ;     8.8 p3      90 rk
        mov dword [rbx - 24], esi   ;    13.8 p7+p4   90 rk
        mov esi, dword [r8 + 524]   ;     9.2 p10     90 rk
        mov dword [rbx - 20], esi   ;    14.2 p8+p9   90 rk
        mov esi, dword [r8 + 496]   ;     9.5 p2      90 rk
        mov dword [rbx - 16], esi   ;    14.5 p7+p4   90 rk
        mov esi, dword [r8 + 500]   ;     9.8 p3      90 rk
        mov dword [rbx - 12], esi   ;    14.8 p8+p9   90 rk
        mov esi, dword [r8 + 504]   ;    10.2 p10     90 rk
        mov dword [rbx - 8], esi    ;    15.2 p7+p4   90 rk
        mov esi, dword [r8 + 508]   ;    10.5 p2      90 rk
        mov dword [rbx - 4], esi    ;    15.5 p8+p9   90 rk
        mov esi, dword [r8 + 480]   ;    10.8 p3      90 rk
        mov dword [rbx + 0], esi    ;    15.8 p7+p4   90 rk
        mov esi, dword [r8 + 484]   ;    11.2 p10     90 rk
        mov dword [rbx + 4], esi    ;    16.2 p8+p9   90 rk
        mov esi, dword [r8 + 488]   ;    11.5 p2      90 rk
        mov dword [rbx + 8], esi    ;    16.5 p7+p4   90 rk
        mov esi, dword [r8 + 492]   ;    11.8 p3      90 rk
        mov dword [rbx + 12], esi   ;    16.8 p8+p9   90 rk
        mov esi, dword [r8 + 464]   ;    12.2 p10     90 rk
        mov dword [rbx + 16], esi   ;    17.2 p7+p4   90 rk
        mov esi, dword [r8 + 468]   ;    12.5 p2      90 rk
        mov dword [rbx + 20], esi   ;    17.5 p8+p9   90 rk
        mov esi, dword [r8 + 472]   ;    12.8 p3      90 rk
        mov dword [rbx + 24], esi   ;    17.8 p7+p4   90 rk
        mov esi, dword [r8 + 476]   ;    13.2 p10     90 rk
        mov dword [rbx + 28], esi   ;    18.2 p8+p9   90 rk
        mov esi, dword [r8 + 448]   ;    13.5 p2      90 rk
        mov dword [rbx + 32], esi   ;    18.5 p7+p4   90 rk
        mov esi, dword [r8 + 452]   ;    13.8 p3      90 rk
        mov dword [rbx + 36], esi   ;    18.8 p8+p9   90 rk
        mov esi, dword [r8 + 456]   ;    14.2 p10     90 rk
        mov dword [rbx + 40], esi   ;    19.2 p7+p4   90 rk
        mov esi, dword [r8 + 460]   ;    14.5 p2      90 rk
        mov dword [rbx + 44], esi   ;    19.5 p8+p9   90 rk
        mov esi, dword [r8 + 432]   ;    14.8 p3      90 rk
        mov dword [rbx + 48], esi   ;    19.8 p7+p4   90 rk
        mov esi, dword [r8 + 436]   ;    15.2 p10     90 rk
        mov dword [rbx + 52], esi   ;    20.2 p8+p9   90 rk
        mov esi, dword [r8 + 440]   ;    15.5 p2      90 rk
        mov dword [rbx + 56], esi   ;    20.5 p7+p4   90 rk
        mov esi, dword [r8 + 444]   ;    15.8 p3      90 rk
        mov dword [rbx + 60], esi   ;    20.8 p8+p9   90 rk
        mov esi, dword [r8 + 416]   ;    16.2 p10     90 rk
        mov dword [rbx + 64], esi   ;    21.2 p7+p4   90 rk
        mov esi, dword [r8 + 420]   ;    16.5 p2      90 rk
        mov dword [rbx + 68], esi   ;    21.5 p8+p9   90 rk
        mov esi, dword [r8 + 424]   ;    16.8 p3      90 rk
        mov dword [rbx + 72], esi   ;    21.8 p7+p4   90 rk
        mov esi, dword [r8 + 400]   ;    17.2 p10     90 rk
        mov dword [rbx + 76], esi   ;    22.2 p8+p9   90 rk
        mov esi, dword [r8 + 404]   ;    17.5 p2      90 rk
        mov dword [rbx + 80], esi   ;    22.5 p7+p4   90 rk
        mov esi, dword [r8 + 408]   ;    17.8 p3      90 rk
        mov dword [rbx + 84], esi   ;    23.0 p8+p9   90 rk
        mov esi, dword [r8 + 412]   ;    18.2 p10     90 rk
        mov dword [rbx + 88], esi   ;    23.5 p7+p4   90 rk
        mov esi, dword [r8 + 388]   ;    18.5 p2      90 rk
        mov dword [rbx + 92], esi   ;    24.0 p8+p9   90 rk
        mov esi, dword [r8 + 368]   ;    18.8 p3      90 rk
        mov dword [rbx + 96], esi   ;    24.5 p7+p4   90 rk
        mov esi, dword [r8 + 372]   ;    19.2 p10     90 rk
        mov dword [rbx + 100], esi  ;    25.0 p8+p9   90 rk
        mov esi, dword [r8 + 376]   ;    19.5 p2      90 rk
        mov dword [rbx + 104], esi  ;    25.5 p7+p4   90 rk
        mov esi, dword [r8 + 380]   ;    19.8 p3      90 rk
        mov dword [rbx + 108], esi  ;    26.0 p8+p9   90 rk
        mov esi, dword [r8 + 352]   ;    20.2 p10     90 rk
        mov dword [rbx + 112], esi  ;    26.5 p7+p4   90 rk
        mov esi, dword [r8 + 356]   ;    20.5 p2      90 rk
        mov dword [rbx + 116], esi  ;    27.0 p8+p9   90 rk
        mov esi, dword [r8 + 360]   ;    20.8 p3      90 rk
        mov dword [rbx + 120], esi  ;    27.5 p7+p4   90 rk
        mov esi, dword [r8 + 364]   ;    21.2 p10     90 rk
        mov dword [rbx + 124], esi  ;    28.0 p8+p9   90 rk
        mov esi, dword [r8 + 336]   ;    21.5 p2      90 rk
        mov dword [rbx + 128], esi  ;    28.5 p7+p4   90 rk
        mov esi, dword [r8 + 340]   ;    21.8 p3      90 rk
        mov dword [rbx + 132], esi  ;    29.0 p8+p9   90 rk
        mov esi, dword [r8 + 344]   ;    22.2 p10     90 rk
        mov dword [rbx + 136], esi  ;    29.5 p7+p4   90 rk
        mov esi, dword [r8 + 348]   ;    22.5 p2      90 rk
        mov dword [rbx + 140], esi  ;    30.0 p8+p9   90 rk
        mov esi, dword [r8 + 320]   ;    22.8 p3      90 rk
        mov dword [rbx + 144], esi  ;    30.5 p7+p4   90 rk
        mov esi, dword [r8 + 324]   ;    23.2 p10     90 rk
        mov dword [rbx + 148], esi  ;    31.0 p8+p9   90 rk
        mov esi, dword [r8 + 328]   ;    23.5 p2      90 rk
        mov dword [rbx + 152], esi  ;    31.5 p7+p4   90 rk
        mov esi, dword [r8 + 332]   ;    23.8 p3      90 rk
        mov dword [rbx + 156], esi  ;    32.0 p8+p9   90 rk
        mov esi, dword [r8 + 304]   ;    24.2 p10     90 rk
        mov dword [rbx + 160], esi  ;    32.5 p7+p4   90 rk
        mov esi, dword [r8 + 308]   ;    24.5 p2      90 rk
        mov dword [rbx + 164], esi  ;    33.0 p8+p9   90 rk
        mov esi, dword [r8 + 312]   ;    24.8 p3      90 rk
        mov dword [rbx + 168], esi  ;    33.5 p7+p4   90 rk
        mov esi, dword [r8 + 316]   ;    25.2 p10     90 rk
        mov dword [rbx + 172], esi  ;    34.0 p8+p9   90 rk
        mov esi, dword [r8 + 288]   ;    25.5 p2      90 rk
        mov dword [rbx + 176], esi  ;    34.5 p7+p4   90 rk
        mov esi, dword [r8 + 292]   ;    25.8 p3      90 rk
        mov dword [rbx + 180], esi  ;    35.0 p8+p9   90 rk
        mov esi, dword [r8 + 296]   ;    26.2 p10     90 rk
        mov dword [rbx + 184], esi  ;    35.5 p7+p4   90 rk
        mov esi, dword [r8 + 272]   ;    26.5 p2      90 rk
        mov dword [rbx + 188], esi  ;    36.0 p8+p9   90 rk
        mov esi, dword [r8 + 276]   ;    26.8 p3      90 rk
        mov dword [rbx + 192], esi  ;    36.5 p7+p4   90 rk
        mov esi, dword [r8 + 280]   ;    27.2 p10     90 rk
        mov dword [rbx + 196], esi  ;    37.0 p8+p9   90 rk
        mov esi, dword [r8 + 284]   ;    27.5 p2      90 rk
        mov dword [rbx + 200], esi  ;    37.5 p7+p4   90 rk
        mov esi, dword [r8 + 260]   ;    27.8 p3      90 rk
        mov dword [rbx + 204], esi  ;    38.0 p8+p9   90 rk
        mov esi, dword [r8 + 240]   ;    28.2 p10     90 rk
        mov dword [rbx + 208], esi  ;    38.5 p7+p4   90 rk
        mov esi, dword [r8 + 244]   ;    28.5 p2      90 rk
        mov dword [rbx + 212], esi  ;    39.0 p8+p9   90 rk
        mov esi, dword [r8 + 248]   ;    28.8 p3      90 rk
        mov dword [rbx + 216], esi  ;    39.5 p7+p4   90 rk
        mov esi, dword [r8 + 252]   ;    29.2 p10     90 rk
        mov dword [rbx + 220], esi  ;    40.0 p8+p9   90 rk
        mov esi, dword [r8 + 224]   ;    29.5 p2      90 rk
        mov dword [rbx + 224], esi  ;    40.5 p7+p4   90 rk
        mov esi, dword [r8 + 228]   ;    29.8 p3      90 rk
        mov dword [rbx + 228], esi  ;    41.0 p8+p9   90 rk
        mov esi, dword [r8 + 232]   ;    30.2 p10     90 rk
        mov dword [rbx + 232], esi  ;    41.5 p7+p4   90 rk
        mov esi, dword [r8 + 236]   ;    30.5 p2      90 rk
        mov dword [rbx + 236], esi  ;    42.0 p8+p9   90 rk
        mov esi, dword [r8 + 208]   ;    30.8 p3      90 rk
        mov dword [rbx + 240], esi  ;    42.5 p7+p4   90 rk
        mov esi, dword [r8 + 212]   ;    31.2 p10     90 rk
        mov dword [rbx + 244], esi  ;    43.0 p8+p9   90 rk
        mov esi, dword [r8 + 216]   ;    31.5 p2      90 rk
        mov dword [rbx + 248], esi  ;    43.5 p7+p4   90 rk
        mov esi, dword [r8 + 220]   ;    31.8 p3      90 rk
        mov dword [rbx + 252], esi  ;    44.0 p8+p9   90 rk
        mov esi, dword [r8 + 192]   ;    32.2 p10     90 rk
        mov dword [rbx + 256], esi  ;    44.5 p7+p4   90 rk
        mov esi, dword [r8 + 196]   ;    32.5 p2      90 rk
        mov dword [rbx + 260], esi  ;    45.0 p8+p9   90 rk
        mov esi, dword [r8 + 200]   ;    32.8 p3      90 rk
        mov dword [rbx + 264], esi  ;    45.5 p7+p4   90 rk
        mov esi, dword [r8 + 204]   ;    33.2 p10     90 rk
        mov dword [rbx + 268], esi  ;    46.0 p8+p9   90 rk
        mov esi, dword [r8 + 176]   ;    33.5 p2      90 rk
        mov dword [rbx + 272], esi  ;    46.5 p7+p4   90 rk
        mov esi, dword [r8 + 180]   ;    33.8 p3      90 rk
        mov dword [rbx + 276], esi  ;    47.0 p8+p9   90 rk
        mov esi, dword [r8 + 184]   ;    34.2 p10     90 rk
        mov dword [rbx + 280], esi  ;    47.5 p7+p4   90 rk
        mov esi, dword [r8 + 188]   ;    34.5 p2      90 rk
        mov dword [rbx + 284], esi  ;    48.0 p8+p9   90 rk
        mov esi, dword [r8 + 160]   ;    34.8 p3      90 rk
        mov dword [rbx + 288], esi  ;    48.5 p7+p4   90 rk
        mov esi, dword [r8 + 164]   ;    35.2 p10     90 rk
        mov dword [rbx + 292], esi  ;    49.0 p8+p9   90 rk
        mov esi, dword [r8 + 168]   ;    35.5 p2      90 rk
        mov dword [rbx + 296], esi  ;    49.5 p7+p4   90 rk
        mov esi, dword [r8 + 144]   ;    35.8 p3      90 rk
        mov dword [rbx + 300], esi  ;    50.0 p8+p9   90 rk
        mov esi, dword [r8 + 148]   ;    36.2 p10     90 rk
        mov dword [rbx + 304], esi  ;    50.5 p7+p4   90 rk
        mov esi, dword [r8 + 152]   ;    36.5 p2      90 rk
        mov dword [rbx + 308], esi  ;    51.0 p8+p9   90 rk
        mov esi, dword [r8 + 156]   ;    36.8 p3      90 rk
        mov dword [rbx + 312], esi  ;    51.5 p7+p4   90 rk
        mov esi, dword [r8 + 132]   ;    37.2 p10     90 rk
        mov dword [rbx + 316], esi  ;    52.0 p8+p9   90 rk
        mov esi, dword [r8 + 112]   ;    37.5 p2      90 rk
        mov dword [rbx + 320], esi  ;    52.5 p7+p4   90 rk
        mov esi, dword [r8 + 116]   ;    37.8 p3      90 rk
        mov dword [rbx + 324], esi  ;    53.0 p8+p9   90 rk
        mov esi, dword [r8 + 120]   ;    38.2 p10     90 rk
        mov dword [rbx + 328], esi  ;    53.5 p7+p4   90 rk
        mov esi, dword [r8 + 124]   ;    38.5 p2      90 rk
        mov dword [rbx + 332], esi  ;    54.0 p8+p9   90 rk
        mov esi, dword [r8 + 96]    ;    38.8 p3      90 rk
        mov dword [rbx + 336], esi  ;    54.5 p7+p4   90 rk
        mov esi, dword [r8 + 100]   ;    39.2 p10     90 rk
        mov dword [rbx + 340], esi  ;    55.0 p8+p9   90 rk
        mov esi, dword [r8 + 104]   ;    39.5 p2      90 rk
        mov dword [rbx + 344], esi  ;    55.5 p7+p4   90 rk
        mov esi, dword [r8 + 108]   ;    39.8 p3      90 rk
        mov dword [rbx + 348], esi  ;    56.0 p8+p9   90 rk
        mov esi, dword [r8 + 80]    ;    40.2 p10     90 rk
        mov dword [rbx + 352], esi  ;    56.5 p7+p4   90 rk
        mov esi, dword [r8 + 84]    ;    40.5 p2      90 rk
        mov dword [rbx + 356], esi  ;    57.0 p8+p9   90 rk
        mov esi, dword [r8 + 88]    ;    40.8 p3      90 rk
        mov dword [rbx + 360], esi  ;    57.5 p7+p4   90 rk
        mov esi, dword [r8 + 92]    ;    41.2 p10     90 rk
        mov dword [rbx + 364], esi  ;    58.0 p8+p9   90 rk
        mov esi, dword [r8 + 64]    ;    41.5 p2      90 rk
        mov dword [rbx + 368], esi  ;    58.5 p7+p4   90 rk
        mov esi, dword [r8 + 68]    ;    41.8 p3      90 rk
        mov dword [rbx + 372], esi  ;    59.0 p8+p9   90 rk
        mov esi, dword [r8 + 72]    ;    42.2 p10     90 rk
        mov dword [rbx + 376], esi  ;    59.5 p7+p4   90 rk
        mov esi, dword [r8 + 76]    ;    42.5 p2      90 rk
        mov dword [rbx + 380], esi  ;    60.0 p8+p9   90 rk
        mov esi, dword [r8 + 48]    ;    42.8 p3      90 rk
        mov dword [rbx + 384], esi  ;    60.5 p7+p4   90 rk
        mov esi, dword [r8 + 52]    ;    43.2 p10     90 rk
        mov dword [rbx + 388], esi  ;    61.0 p8+p9   90 rk
        mov esi, dword [r8 + 56]    ;    43.5 p2      90 rk
        mov dword [rbx + 392], esi  ;    61.5 p7+p4   90 rk
        mov esi, dword [r8 + 60]    ;    43.8 p3      90 rk
        mov dword [rbx + 396], esi  ;    62.0 p8+p9   90 rk
        mov esi, dword [r8 + 32]    ;    44.2 p10     90 rk
        mov dword [rbx + 400], esi  ;    62.5 p7+p4   90 rk
        mov esi, dword [r8 + 36]    ;    44.5 p2      90 rk
        mov dword [rbx + 404], esi  ;    63.0 p8+p9   90 rk
        mov esi, dword [r8 + 40]    ;    44.8 p3      90 rk
        mov dword [rbx + 408], esi  ;    63.5 p7+p4   90 rk
        mov esi, dword [r8 + 16]    ;    45.2 p10     90 rk
        mov dword [rbx + 412], esi  ;    64.0 p8+p9   90 rk
        mov esi, dword [r8 + 20]    ;    45.5 p2      90 rk
        mov dword [rbx + 416], esi  ;    64.5 p7+p4   90 rk
        mov esi, dword [r8 + 24]    ;    45.8 p3      90 rk
        mov dword [rbx + 420], esi  ;    65.0 p8+p9   90 rk
        mov esi, dword [r8 + 28]    ;    46.2 p10     90 rk
        mov dword [rbx + 424], esi  ;    65.5 p7+p4   90 rk
        mov esi, dword [r8 + 4]     ;    46.5 p2      90 rk
        mov dword [rbx + 428], esi  ;    66.0 p8+p9   90 rk
        mov r8d, dword [rbx + 432]  ;    46.8 p3      90 rk
        shl r8, 4                   ;    51.8 p6      90 rk
        add r8, qword [rbx - 120]   ;    52.8 p1+p10   90 rk
        mov qword [rbx - 112], r8   ;    66.5 p7+p4   90 rk
        cmp dword [rbx + 432], 0    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbx - 120]   ;     0.0 p2      92 x[0] reload
        mov esi, dword [r8]         ;     5.0 p3      92 x[0]
        xor esi, dword [rbx - 32]   ;    10.0 p0+p10   92 x[0]
        mov edi, dword [rbx - 24]   ;     1.0 p2      92 x[2]
        xor edi, dword [r8 + 8]     ;    10.0 p1+p3   92 x[2]
        mov ebp, dword [rbx - 20]   ;     1.3 p10     92 x[3]
        xor ebp, dword [r8 + 12]    ;    10.0 p5+p2   92 x[3]
        mov r9d, dword [rbx - 28]   ;     2.2 p3      92 x[1]
        xor r9d, dword [r8 + 4]     ;    10.0 p6+p10   92 x[1]
        mov r10d, dword [rbx - 16]  ;     3.0 p2      97 x[0]
        mov r11d, dword [rbx - 12]  ;     3.2 p3      97 x[1]
        mov r12d, dword [rbx - 8]   ;     3.3 p10     97 x[2]
        mov r13d, dword [rbx - 4]   ;     4.0 p2      97 x[3]
        mov r14d, esi               ;    11.0         41 x copy
        xor r14d, edi               ;    11.0 p11     41 x
        and esi, ebp                ;    11.0 p0      41 x
        or edi, ebp                 ;    11.0 p1      41 x
        xor ebp, r9d                ;    11.0 p5      41 x
        not r14d                    ;    12.0 p6      41 x
        and ebp, edi                ;    12.0 p11     41 x
        or r9d, esi                 ;    12.0 p0      41 x
        xor edi, esi                ;    12.0 p1      41 x
        xor r9d, r14d               ;    13.0 p5      41 x
        or r14d, esi                ;    13.0 p6      41 x
        xor r10d, ebp               ;    13.0 p11     97 x[0]
        xor esi, r14d               ;    14.0 p0      41 x
        xor ebp, r14d               ;    14.0 p1      41 x
        mov r14d, edi               ;    13.0         41 x copy
        xor edi, r9d                ;    14.0 p5      41 x
        or r14d, esi                ;    15.0 p6      41 x
        and r9d, ebp                ;    15.0 p11     41 x
        xor r11d, ebp               ;    15.0 p0      97 x[1]
        xor r10d, edi               ;    15.0 p1      97 x[0]
        xor r12d, edi               ;    15.0 p5      97 x[2]
        xor r13d, edi               ;    15.0 p6      97 x[3]
        xor r12d, r14d              ;    16.0 p11     97 x[2]
        mov esi, dword [rbx + 0]    ;     6.0 p3      97 x[0]
        xor r13d, r9d               ;    16.0 p0      97 x[3]
        mov edi, dword [rbx + 4]    ;     6.3 p10     97 x[1]
        ror r10d, 5                 ;    16.0 p6      62 x[0]
        rorx ebp, r11d, 1           ;    16.0 p0      66 x[1]
        ror r12d, 0x16              ;    17.0 p6      61 x[2]
        mov r9d, r11d               ;    16.0         63 x[2] copy
        shl r9d, 7                  ;    16.0 p0      63 x[2]
        xor r11d, r10d              ;    17.0 p1      64 x[0]
        xor r9d, r13d               ;    17.0 p5      63 x[2]
        xor r11d, r13d              ;    18.0 p11     64 x[0]
        ror r13d, 7                 ;    17.0 p6      65 x[3]
        xor r9d, r12d               ;    18.0 p1      63 x[2]
        mov r10d, dword [rbx + 8]   ;     8.2 p2      97 x[2]
        mov r12d, dword [rbx + 12]  ;     8.3 p3      97 x[3]
        xor r13d, r9d               ;    19.0 p5      67 x[3]
        xor ebp, r9d                ;    19.0 p11     68 x[1]
        ror r9d, 3                  ;    19.0 p0      69 x[2]
        xor ebp, r11d               ;    20.0 p1      68 x[1]
        rorx r14d, r11d, 0xd        ;    19.0 p6      70 x[0]
        shl r11d, 3                 ;    19.0 p0      67 x[3]
        xor r13d, r11d              ;    20.0 p5      67 x[3]
        mov r11d, r14d              ;    20.0         40 x copy
        and r11d, r9d               ;    20.0 p11     40 x
        xor r14d, r9d               ;    20.0 p1      40 x
        not r9d                     ;    20.0 p5      40 x
        xor r11d, ebp               ;    21.0 p11     40 x
        not ebp                     ;    21.0 p6      40 x
        xor r11d, r13d              ;    22.0 p1      40 x
        or r13d, r14d               ;    21.0 p0      40 x
        mov r15d, r14d              ;    21.0         40 x copy
        xor r14d, ebp               ;    22.0 p5      40 x
        xor r10d, ebp               ;    22.0 p11     97 x[2]
        xor r9d, r11d               ;    23.0 p6      40 x
        xor r13d, r11d              ;    23.0 p1      40 x
        and r15d, r11d              ;    23.0 p0      40 x
        xor edi, r9d                ;    24.0 p5      97 x[1]
        xor r9d, r15d               ;    24.0 p11     40 x
        xor r10d, r15d              ;    24.0 p6      97 x[2]
        and r14d, r13d              ;    24.0 p1      40 x
        xor esi, r13d               ;    24.0 p0      97 x[0]
        xor r14d, r9d               ;    25.0 p5      40 x
        and r13d, r9d               ;    25.0 p11     40 x
        rorx ebp, edi, 1            ;    25.0 p6      66 x[1]
        xor r10d, r13d              ;    26.0 p1      97 x[2]
        xor esi, r14d               ;    26.0 p0      97 x[0]
        mov r9d, dword [rbx + 16]   ;    13.7 p10     97 x[0]
        mov r11d, dword [rbx + 20]  ;    13.8 p2      97 x[1]
        xor r12d, r14d              ;    26.0 p5      97 x[3]
        mov r13d, edi               ;    25.0         63 x[2] copy
        shl r13d, 7                 ;    25.0 p6      63 x[2]
        ror esi, 5                  ;    27.0 p0      62 x[0]
        ror r10d, 0x16              ;    27.0 p6      61 x[2]
        mov r14d, dword [rbx + 24]  ;    14.8 p3      97 x[2]
        xor edi, r12d               ;    27.0 p11     64 x[0]
        xor r13d, r12d              ;    27.0 p1      63 x[2]
        ror r12d, 7                 ;    27.0 p0      65 x[3]
        xor edi, esi                ;    28.0 p5      64 x[0]
        mov esi, dword [rbx + 28]   ;    15.7 p10     97 x[3]
        xor r13d, r10d              ;    28.0 p11     63 x[2]
        xor r12d, r13d              ;    29.0 p1      67 x[3]
        xor ebp, r13d               ;    29.0 p5      68 x[1]
        ror r13d, 3                 ;    29.0 p6      69 x[2]
        xor ebp, edi                ;    30.0 p11     68 x[1]
        rorx r10d, edi, 0xd         ;    29.0 p0      70 x[0]
        shl edi, 3                  ;    29.0 p6      67 x[3]
        xor r12d, edi               ;    30.0 p1      67 x[3]
        xor r14d, r10d              ;    30.0 p5      97 x[2]
        mov edi, r13d               ;    30.0         39 x copy
        xor r13d, r10d              ;    30.0 p11     39 x
        xor r13d, r12d              ;    31.0 p1      39 x
        and r12d, r10d              ;    31.0 p0      39 x
        mov r15d, r10d              ;    30.0         39 x copy
        and r15d, ebp               ;    31.0 p5      39 x
        not ebp                     ;    31.0 p11     39 x
        or edi, r15d                ;    32.0 p6      39 x
        xor r12d, ebp               ;    32.0 p1      39 x
        xor r10d, ebp               ;    32.0 p0      39 x
        not r10d                    ;    33.0 p5      39 x
        xor edi, r12d               ;    33.0 p11     39 x
        xor r13d, r12d              ;    33.0 p6      39 x
        and ebp, edi                ;    34.0 p1      39 x
        or r10d, edi                ;    34.0 p0      39 x
        xor esi, edi                ;    34.0 p5      97 x[3]
        or r12d, r13d               ;    34.0 p11     39 x
        xor r9d, r13d               ;    34.0 p6      97 x[0]
        xor r11d, r13d              ;    34.0 p1      97 x[1]
        xor r11d, r10d              ;    35.0 p0      97 x[1]
        xor r14d, r12d              ;    35.0 p5      97 x[2]
        xor r9d, ebp                ;    35.0 p11     97 x[0]
        xor r14d, ebp               ;    36.0 p6      97 x[2]
        mov edi, dword [rbx + 32]   ;    21.2 p2      97 x[0]
        mov ebp, dword [rbx + 36]   ;    21.3 p3      97 x[1]
        rorx r10d, esi, 7           ;    35.0 p0      65 x[3]
        ror r9d, 5                  ;    36.0 p6      62 x[0]
        mov r12d, esi               ;    35.0         64 x[0] copy
        xor r12d, r11d              ;    36.0 p1      64 x[0]
        rorx r13d, r11d, 1          ;    36.0 p0      66 x[1]
        shl r11d, 7                 ;    36.0 p6      63 x[2]
        xor r12d, r9d               ;    37.0 p5      64 x[0]
        xor esi, r11d               ;    37.0 p11     63 x[2]
        ror r14d, 0x16              ;    37.0 p0      61 x[2]
        mov r9d, dword [rbx + 40]   ;    23.0 p10     97 x[2]
        xor esi, r14d               ;    38.0 p1      63 x[2]
        mov r11d, dword [rbx + 44]  ;    23.3 p2      97 x[3]
        xor r13d, r12d              ;    38.0 p5      68 x[1]
        rorx r14d, r12d, 0xd        ;    38.0 p6      70 x[0]
        shl r12d, 3                 ;    38.0 p0      67 x[3]
        xor r10d, r12d              ;    39.0 p11     67 x[3]
        xor r10d, esi               ;    40.0 p1      67 x[3]
        xor r13d, esi               ;    39.0 p5      68 x[1]
        ror esi, 3                  ;    39.0 p6      69 x[2]
        mov r12d, r14d              ;    39.0         38 x copy
        xor r12d, esi               ;    40.0 p11     38 x
        mov r15d, r14d              ;    39.0         38 x copy
        mov eax, r14d               ;    39.0         38 x copy
        and eax, r13d               ;    40.0 p1      38 x
        or esi, r10d                ;    41.0 p5      38 x
        and r15d, r10d              ;    41.0 p11     38 x
        xor eax, r10d               ;    41.0 p1      38 x
        not r15d                    ;    42.0 p0      38 x
        and r12d, esi               ;    42.0 p5      38 x
        xor r13d, esi               ;    42.0 p6      38 x
        and r13d, r15d              ;    43.0 p11     38 x
        xor edi, r15d               ;    43.0 p1      97 x[0]
        xor eax, r12d               ;    43.0 p0      38 x
        or r14d, r12d               ;    43.0 p5      38 x
        xor r13d, r12d              ;    44.0 p6      38 x
        not r12d                    ;    43.0 p11     38 x
        xor r9d, r12d               ;    44.0 p1      97 x[2]
        xor edi, r14d               ;    44.0 p0      97 x[0]
        xor r14d, eax               ;    44.0 p5      38 x
        xor ebp, eax                ;    44.0 p6      97 x[1]
        xor r11d, eax               ;    44.0 p11     97 x[3]
        or r14d, r13d               ;    45.0 p1      38 x
        xor edi, r13d               ;    45.0 p0      97 x[0]
        xor r11d, r13d              ;    45.0 p5      97 x[3]
        rorx esi, ebp, 1            ;    45.0 p6      66 x[1]
        xor r9d, r14d               ;    46.0 p11     97 x[2]
        mov r10d, dword [rbx + 48]  ;    29.2 p3      97 x[0]
        mov r12d, dword [rbx + 52]  ;    29.3 p10     97 x[1]
        ror edi, 5                  ;    46.0 p0      62 x[0]
        mov r13d, ebp               ;    45.0         63 x[2] copy
        shl r13d, 7                 ;    45.0 p6      63 x[2]
        xor r13d, r11d              ;    46.0 p1      63 x[2]
        xor ebp, r11d               ;    46.0 p5      64 x[0]
        ror r11d, 7                 ;    46.0 p0      65 x[3]
        xor ebp, edi                ;    47.0 p11     64 x[0]
        ror r9d, 0x16               ;    47.0 p6      61 x[2]
        mov edi, dword [rbx + 56]   ;    30.8 p2      97 x[2]
        xor r13d, r9d               ;    48.0 p1      63 x[2]
        mov r9d, dword [rbx + 60]   ;    31.2 p3      97 x[3]
        xor esi, ebp                ;    48.0 p5      68 x[1]
        rorx r14d, ebp, 0xd         ;    48.0 p0      70 x[0]
        shl ebp, 3                  ;    48.0 p6      67 x[3]
        xor r11d, ebp               ;    49.0 p11     67 x[3]
        xor esi, r13d               ;    49.0 p1      68 x[1]
        xor r11d, r13d              ;    50.0 p5      67 x[3]
        ror r13d, 3                 ;    49.0 p0      69 x[2]
        mov ebp, r14d               ;    49.0         37 x copy
        and r14d, r13d              ;    50.0 p11     37 x
        mov r15d, esi               ;    50.0         37 x copy
        xor r15d, r13d              ;    50.0 p1      37 x
        xor r13d, r11d              ;    51.0 p5      37 x
        and esi, r15d               ;    51.0 p6      37 x
        xor r14d, r15d              ;    51.0 p11     37 x
        xor ebp, esi                ;    52.0 p1      37 x
        xor r13d, r14d              ;    52.0 p0      37 x
        xor edi, r14d               ;    52.0 p5      97 x[2]
        mov esi, r15d               ;    51.0         37 x copy
        or r11d, ebp                ;    53.0 p6      37 x
        xor ebp, r13d               ;    53.0 p11     37 x
        xor r9d, r13d               ;    53.0 p1      97 x[3]
        xor esi, r11d               ;    54.0 p0      37 x
        mov r11d, ebp               ;    54.0         37 x copy
        or r15d, esi                ;    55.0 p5      37 x
        or ebp, esi                 ;    55.0 p6      37 x
        and r13d, esi               ;    55.0 p11     37 x
        xor r10d, esi               ;    55.0 p1      97 x[0]
        xor r11d, r15d              ;    56.0 p0      37 x
        mov esi, dword [rbx + 64]   ;    36.0 p10     97 x[0]
        xor r12d, r13d              ;    56.0 p5      97 x[1]
        xor r9d, ebp                ;    56.0 p6      97 x[3]
        ror r10d, 5                 ;    56.0 p0      62 x[0]
        xor r12d, r11d              ;    57.0 p11     97 x[1]
        mov ebp, dword [rbx + 68]   ;    36.8 p2      97 x[1]
        xor edi, r11d               ;    57.0 p1      97 x[2]
        mov r11d, dword [rbx + 72]  ;    37.2 p3      97 x[2]
        mov r13d, dword [rbx - 96]  ;    37.3 p10     97 x[3]
        xor r10d, r9d               ;    57.0 p5      64 x[0]
        rorx r14d, r9d, 7           ;    57.0 p6      65 x[3]
        ror edi, 0x16               ;    58.0 p0      61 x[2]
        xor r10d, r12d              ;    58.0 p11     64 x[0]
        rorx r15d, r12d, 1          ;    58.0 p6      66 x[1]
        shl r12d, 7                 ;    58.0 p0      63 x[2]
        xor r9d, edi                ;    59.0 p1      63 x[2]
        xor r9d, r12d               ;    60.0 p5      63 x[2]
        xor r15d, r10d              ;    59.0 p11     68 x[1]
        rorx edi, r10d, 0xd         ;    59.0 p6      70 x[0]
        shl r10d, 3                 ;    59.0 p0      67 x[3]
        xor r14d, r10d              ;    60.0 p1      67 x[3]
        xor r14d, r9d               ;    61.0 p5      67 x[3]
        xor r15d, r9d               ;    61.0 p11     68 x[1]
        ror r9d, 3                  ;    61.0 p6      69 x[2]
        mov r10d, edi               ;    60.0         36 x copy
        xor r9d, r15d               ;    62.0 p1      36 x
        xor r9d, r14d               ;    63.0 p5      36 x
        xor r10d, r14d              ;    62.0 p11     36 x
        mov r12d, r15d              ;    62.0         36 x copy
        mov eax, r10d               ;    63.0         36 x copy
        and r14d, r9d               ;    64.0 p1      36 x
        xor edi, r9d                ;    64.0 p0      36 x
        or r12d, r9d                ;    64.0 p5      36 x
        xor ebp, r9d                ;    64.0 p6      97 x[1]
        xor r15d, r14d              ;    65.0 p11     36 x
        xor eax, r12d               ;    65.0 p1      36 x
        not edi                     ;    65.0 p0      36 x
        and r10d, r15d              ;    66.0 p5      36 x
        xor r11d, r15d              ;    66.0 p6      97 x[2]
        xor esi, eax                ;    66.0 p11     97 x[0]
        and eax, edi                ;    66.0 p1      36 x
        xor r11d, edi               ;    67.0 p0      97 x[2]
        ror esi, 5                  ;    67.0 p6      62 x[0]
        or eax, r10d                ;    67.0 p5      36 x
        xor ebp, r10d               ;    67.0 p11     97 x[1]
        mov edi, dword [rbx + 76]   ;    43.5 p2      97 x[0]
        xor r11d, r10d              ;    68.0 p1      97 x[2]
        mov r9d, dword [rbx + 80]   ;    43.8 p3      97 x[1]
        xor r13d, eax               ;    68.0 p0      97 x[3]
        mov r10d, dword [rbx + 84]  ;    44.2 p10     97 x[2]
        xor esi, ebp                ;    68.0 p5      64 x[0]
        rorx r12d, ebp, 1           ;    68.0 p6      66 x[1]
        shl ebp, 7                  ;    68.0 p0      63 x[2]
        ror r11d, 0x16              ;    69.0 p6      61 x[2]
        mov r14d, dword [rbx + 88]  ;    45.0 p2      97 x[3]
        xor esi, r13d               ;    69.0 p11     64 x[0]
        xor ebp, r13d               ;    69.0 p1      63 x[2]
        ror r13d, 7                 ;    69.0 p0      65 x[3]
        xor ebp, r11d               ;    70.0 p5      63 x[2]
        xor r12d, esi               ;    70.0 p11     35 x
        rorx r11d, esi, 0xd         ;    70.0 p6      70 x[0]
        shl esi, 3                  ;    70.0 p0      67 x[3]
        xor r13d, esi               ;    71.0 p1      67 x[3]
        xor r13d, ebp               ;    72.0 p5      67 x[3]
        xor r12d, ebp               ;    71.0 p11     35 x
        ror ebp, 3                  ;    71.0 p6      69 x[2]
        mov esi, r11d               ;    71.0         35 x copy
        xor esi, ebp                ;    72.0 p1      35 x
        not ebp                     ;    72.0 p5      35 x
        xor r12d, r13d              ;    73.0 p11     35 x
        xor r10d, esi               ;    73.0 p1      97 x[2]
        or r11d, r12d               ;    74.0 p0      35 x
        mov r15d, r13d              ;    73.0         35 x copy
        and r15d, r12d              ;    74.0 p5      35 x
        xor r12d, ebp               ;    74.0 p6      35 x
        mov eax, esi                ;    73.0         35 x copy
        xor r13d, r11d              ;    75.0 p11     35 x
        xor eax, r15d               ;    75.0 p1      35 x
        and esi, r13d               ;    76.0 p0      35 x
        and ebp, r13d               ;    76.0 p5      35 x
        xor r13d, r12d              ;    76.0 p6      35 x
        or r12d, eax                ;    76.0 p11     35 x
        xor r14d, eax               ;    76.0 p1      97 x[3]
        xor r10d, ebp               ;    77.0 p0      97 x[2]
        xor r12d, esi               ;    77.0 p5      35 x
        xor r9d, r13d               ;    77.0 p6      97 x[1]
        xor r10d, r13d              ;    78.0 p11     97 x[2]
        rorx esi, r14d, 7           ;    77.0 p0      65 x[3]
        xor edi, r12d               ;    78.0 p1      97 x[0]
        xor r9d, r12d               ;    78.0 p5      97 x[1]
        mov ebp, dword [rbx - 92]   ;    51.0 p3      97 x[0]
        mov r11d, r14d              ;    77.0         63 x[2] copy
        ror r10d, 0x16              ;    79.0 p6      61 x[2]
        ror edi, 5                  ;    79.0 p0      62 x[0]
        mov r12d, dword [rbx + 92]  ;    51.7 p10     97 x[1]
        xor r14d, r9d               ;    79.0 p11     64 x[0]
        rorx r13d, r9d, 1           ;    79.0 p6      66 x[1]
        shl r9d, 7                  ;    79.0 p0      63 x[2]
        xor r11d, r10d              ;    80.0 p1      63 x[2]
        mov r10d, dword [rbx - 88]  ;    52.5 p2      97 x[2]
        xor r11d, r9d               ;    81.0 p5      63 x[2]
        mov r9d, dword [rbx - 84]   ;    52.8 p3      97 x[3]
        xor r14d, edi               ;    80.0 p11     64 x[0]
        xor r13d, r14d              ;    81.0 p1      68 x[1]
        rorx edi, r14d, 0xd         ;    81.0 p6      70 x[0]
        shl r14d, 3                 ;    81.0 p0      67 x[3]
        xor esi, r14d               ;    82.0 p5      67 x[3]
        xor r13d, r11d              ;    82.0 p11     68 x[1]
        xor esi, r11d               ;    83.0 p1      67 x[3]
        ror r11d, 3                 ;    82.0 p6      69 x[2]
        mov r14d, edi               ;    82.0         34 x copy
        or r14d, r13d               ;    83.0 p5      34 x
        xor r14d, r11d              ;    84.0 p11     34 x
        mov r15d, r13d              ;    83.0         34 x copy
        xor edi, esi                ;    84.0 p1      34 x
        or r11d, esi                ;    84.0 p0      34 x
        xor r15d, edi               ;    85.0 p5      34 x
        and edi, r14d               ;    85.0 p6      34 x
        mov eax, esi                ;    84.0         34 x copy
        xor esi, r14d               ;    85.0 p11     34 x
        and r11d, r15d              ;    86.0 p1      34 x
        xor r13d, edi               ;    86.0 p0      34 x
        xor r10d, esi               ;    86.0 p5      97 x[2]
        xor edi, r11d               ;    87.0 p6      34 x
        or eax, r11d                ;    87.0 p11     34 x
        xor r14d, r13d              ;    87.0 p1      34 x
        xor ebp, r13d               ;    87.0 p0      97 x[0]
        ror r10d, 0x16              ;    87.0 p6      61 x[2]
        xor esi, eax                ;    88.0 p5      34 x
        and r14d, edi               ;    88.0 p11     34 x
        xor r9d, edi                ;    88.0 p1      97 x[3]
        xor r12d, r14d              ;    89.0 p0      97 x[1]
        xor ebp, esi                ;    89.0 p5      97 x[0]
        xor r12d, esi               ;    90.0 p6      97 x[1]
        mov esi, dword [rbx + 96]   ;    58.3 p10     97 x[0]
        xor r10d, r9d               ;    89.0 p11     63 x[2]
        rorx edi, r9d, 7            ;    89.0 p0      65 x[3]
        ror ebp, 5                  ;    90.0 p6      62 x[0]
        mov r11d, dword [rbx + 100] ;    59.0 p2      97 x[1]
        xor r9d, ebp                ;    91.0 p1      64 x[0]
        xor r9d, r12d               ;    92.0 p5      64 x[0]
        rorx ebp, r12d, 1           ;    91.0 p0      66 x[1]
        shl r12d, 7                 ;    91.0 p6      63 x[2]
        mov r13d, dword [rbx + 104] ;    59.8 p3      97 x[2]
        xor r10d, r12d              ;    92.0 p11     63 x[2]
        mov r12d, dword [rbx + 108] ;    60.2 p10     97 x[3]
        xor edi, r10d               ;    93.0 p1      67 x[3]
        xor ebp, r10d               ;    93.0 p5      68 x[1]
        ror r10d, 3                 ;    93.0 p0      69 x[2]
        xor ebp, r9d                ;    94.0 p11     68 x[1]
        rorx r14d, r9d, 0xd         ;    93.0 p6      70 x[0]
        shl r9d, 3                  ;    93.0 p0      67 x[3]
        xor edi, r9d                ;    94.0 p1      67 x[3]
        mov r9d, r14d               ;    94.0         41 x copy
        xor r9d, r10d               ;    94.0 p5      41 x
        not r9d                     ;    95.0 p11     41 x
        and r14d, edi               ;    95.0 p1      41 x
        or r10d, edi                ;    95.0 p5      41 x
        xor edi, ebp                ;    95.0 p6      41 x
        and edi, r10d               ;    96.0 p11     41 x
        or ebp, r14d                ;    96.0 p1      41 x
        xor r10d, r14d              ;    96.0 p0      41 x
        xor ebp, r9d                ;    97.0 p5      41 x
        or r9d, r14d                ;    96.0 p6      41 x
        xor r14d, r9d               ;    97.0 p11     41 x
        xor r9d, edi                ;    97.0 p0      41 x
        xor esi, edi                ;    97.0 p1      97 x[0]
        or r14d, r10d               ;    98.0 p5      41 x
        xor r10d, ebp               ;    98.0 p6      41 x
        and ebp, r9d                ;    98.0 p11     41 x
        xor r11d, r9d               ;    98.0 p0      97 x[1]
        xor r13d, r14d              ;    99.0 p1      97 x[2]
        xor r12d, ebp               ;    99.0 p5      97 x[3]
        xor esi, r10d               ;    99.0 p6      97 x[0]
        xor r13d, r10d              ;   100.0 p11     97 x[2]
        mov edi, dword [rbx + 112]  ;    65.2 p2      97 x[0]
        xor r12d, r10d              ;   100.0 p0      97 x[3]
        mov ebp, dword [rbx + 116]  ;    65.5 p3      97 x[1]
        rorx r9d, r11d, 1           ;    99.0 p6      66 x[1]
        ror esi, 5                  ;   100.0 p0      62 x[0]
        mov r10d, r11d              ;    99.0         63 x[2] copy
        shl r10d, 7                 ;    99.0 p6      63 x[2]
        xor r11d, esi               ;   101.0 p1      64 x[0]
        ror r13d, 0x16              ;   101.0 p0      61 x[2]
        xor r10d, r12d              ;   101.0 p5      63 x[2]
        xor r11d, r12d              ;   102.0 p11     64 x[0]
        ror r12d, 7                 ;   101.0 p6      65 x[3]
        xor r10d, r13d              ;   102.0 p1      63 x[2]
        mov esi, dword [rbx + 120]  ;    67.3 p10     97 x[2]
        mov r13d, dword [rbx + 124] ;    67.5 p2      97 x[3]
        xor r12d, r10d              ;   103.0 p5      67 x[3]
        xor r9d, r10d               ;   103.0 p11     68 x[1]
        ror r10d, 3                 ;   103.0 p0      69 x[2]
        xor r9d, r11d               ;   104.0 p1      68 x[1]
        rorx r14d, r11d, 0xd        ;   103.0 p6      70 x[0]
        shl r11d, 3                 ;   103.0 p0      67 x[3]
        xor r12d, r11d              ;   104.0 p5      67 x[3]
        mov r11d, r14d              ;   104.0         40 x copy
        and r11d, r10d              ;   104.0 p11     40 x
        xor r14d, r10d              ;   104.0 p1      40 x
        not r10d                    ;   104.0 p5      40 x
        xor r11d, r9d               ;   105.0 p11     40 x
        not r9d                     ;   105.0 p1      40 x
        xor r11d, r12d              ;   106.0 p5      40 x
        or r12d, r14d               ;   105.0 p6      40 x
        mov r15d, r14d              ;   105.0         40 x copy
        xor r14d, r9d               ;   106.0 p11     40 x
        xor esi, r9d                ;   106.0 p0      97 x[2]
        xor r10d, r11d              ;   107.0 p1      40 x
        xor r12d, r11d              ;   107.0 p5      40 x
        and r15d, r11d              ;   107.0 p6      40 x
        xor ebp, r10d               ;   108.0 p11     97 x[1]
        xor r10d, r15d              ;   108.0 p0      40 x
        xor esi, r15d               ;   108.0 p1      97 x[2]
        and r14d, r12d              ;   108.0 p5      40 x
        xor edi, r12d               ;   108.0 p6      97 x[0]
        xor r14d, r10d              ;   109.0 p11     40 x
        and r12d, r10d              ;   109.0 p0      40 x
        rorx r9d, ebp, 1            ;   109.0 p6      66 x[1]
        xor esi, r12d               ;   110.0 p1      97 x[2]
        xor edi, r14d               ;   110.0 p5      97 x[0]
        mov r10d, dword [rbx + 128] ;    72.8 p3      97 x[0]
        mov r11d, dword [rbx + 132] ;    73.0 p10     97 x[1]
        xor r13d, r14d              ;   110.0 p11     97 x[3]
        mov r12d, ebp               ;   109.0         63 x[2] copy
        shl r12d, 7                 ;   109.0 p0      63 x[2]
        ror edi, 5                  ;   111.0 p6      62 x[0]
        ror esi, 0x16               ;   111.0 p0      61 x[2]
        mov r14d, dword [rbx + 136] ;    74.0 p2      97 x[2]
        xor ebp, r13d               ;   111.0 p1      64 x[0]
        xor r12d, r13d              ;   111.0 p5      63 x[2]
        ror r13d, 7                 ;   111.0 p6      65 x[3]
        xor ebp, edi                ;   112.0 p11     64 x[0]
        mov edi, dword [rbx + 140]  ;    74.8 p3      97 x[3]
        xor r12d, esi               ;   112.0 p1      63 x[2]
        xor r13d, r12d              ;   113.0 p5      67 x[3]
        xor r9d, r12d               ;   113.0 p11     68 x[1]
        ror r12d, 3                 ;   113.0 p0      69 x[2]
        xor r9d, ebp                ;   114.0 p1      68 x[1]
        rorx esi, ebp, 0xd          ;   113.0 p6      70 x[0]
        shl ebp, 3                  ;   113.0 p0      67 x[3]
        xor r13d, ebp               ;   114.0 p5      67 x[3]
        xor r14d, esi               ;   114.0 p11     97 x[2]
        mov ebp, r12d               ;   114.0         39 x copy
        xor r12d, esi               ;   114.0 p1      39 x
        xor r12d, r13d              ;   115.0 p5      39 x
        and r13d, esi               ;   115.0 p6      39 x
        mov r15d, esi               ;   114.0         39 x copy
        and r15d, r9d               ;   115.0 p11     39 x
        not r9d                     ;   115.0 p0      39 x
        or ebp, r15d                ;   116.0 p1      39 x
        xor r13d, r9d               ;   116.0 p5      39 x
        xor esi, r9d                ;   116.0 p6      39 x
        not esi                     ;   117.0 p11     39 x
        xor ebp, r13d               ;   117.0 p0      39 x
        xor r12d, r13d              ;   117.0 p1      39 x
        and r9d, ebp                ;   118.0 p5      39 x
        or esi, ebp                 ;   118.0 p6      39 x
        xor edi, ebp                ;   118.0 p11     97 x[3]
        or r13d, r12d               ;   118.0 p0      39 x
        xor r10d, r12d              ;   118.0 p1      97 x[0]
        xor r11d, r12d              ;   118.0 p5      97 x[1]
        xor r11d, esi               ;   119.0 p6      97 x[1]
        xor r14d, r13d              ;   119.0 p11     97 x[2]
        xor r10d, r9d               ;   119.0 p0      97 x[0]
        xor r14d, r9d               ;   120.0 p1      97 x[2]
        mov esi, dword [rbx + 144]  ;    80.3 p10     97 x[0]
        mov ebp, dword [rbx + 148]  ;    80.5 p2      97 x[1]
        rorx r9d, edi, 7            ;   119.0 p6      65 x[3]
        ror r10d, 5                 ;   120.0 p0      62 x[0]
        mov r12d, edi               ;   119.0         64 x[0] copy
        xor r12d, r11d              ;   120.0 p5      64 x[0]
        rorx r13d, r11d, 1          ;   120.0 p6      66 x[1]
        shl r11d, 7                 ;   120.0 p0      63 x[2]
        xor r12d, r10d              ;   121.0 p11     64 x[0]
        xor edi, r11d               ;   121.0 p1      63 x[2]
        ror r14d, 0x16              ;   121.0 p6      61 x[2]
        mov r10d, dword [rbx + 152] ;    82.2 p3      97 x[2]
        xor edi, r14d               ;   122.0 p5      63 x[2]
        mov r11d, dword [rbx + 156] ;    82.5 p10     97 x[3]
        xor r13d, r12d              ;   122.0 p11     68 x[1]
        rorx r14d, r12d, 0xd        ;   122.0 p0      70 x[0]
        shl r12d, 3                 ;   122.0 p6      67 x[3]
        xor r9d, r12d               ;   123.0 p1      67 x[3]
        xor r9d, edi                ;   124.0 p5      67 x[3]
        xor r13d, edi               ;   123.0 p11     68 x[1]
        ror edi, 3                  ;   123.0 p0      69 x[2]
        mov r12d, r14d              ;   123.0         38 x copy
        xor r12d, edi               ;   124.0 p1      38 x
        mov r15d, r14d              ;   123.0         38 x copy
        mov eax, r14d               ;   123.0         38 x copy
        and eax, r13d               ;   124.0 p5      38 x
        or edi, r9d                 ;   125.0 p11     38 x
        and r15d, r9d               ;   125.0 p1      38 x
        xor eax, r9d                ;   125.0 p5      38 x
        not r15d                    ;   126.0 p6      38 x
        and r12d, edi               ;   126.0 p11     38 x
        xor r13d, edi               ;   126.0 p0      38 x
        and r13d, r15d              ;   127.0 p1      38 x
        xor esi, r15d               ;   127.0 p5      97 x[0]
        xor eax, r12d               ;   127.0 p6      38 x
        or r14d, r12d               ;   127.0 p11     38 x
        xor r13d, r12d              ;   128.0 p0      38 x
        not r12d                    ;   127.0 p1      38 x
        xor r10d, r12d              ;   128.0 p5      97 x[2]
        xor esi, r14d               ;   128.0 p6      97 x[0]
        xor r14d, eax               ;   128.0 p11     38 x
        xor ebp, eax                ;   128.0 p0      97 x[1]
        xor r11d, eax               ;   128.0 p1      97 x[3]
        or r14d, r13d               ;   129.0 p5      38 x
        xor esi, r13d               ;   129.0 p6      97 x[0]
        xor r11d, r13d              ;   129.0 p11     97 x[3]
        rorx edi, ebp, 1            ;   129.0 p0      66 x[1]
        xor r10d, r14d              ;   130.0 p1      97 x[2]
        mov r9d, dword [rbx + 160]  ;    88.3 p2      97 x[0]
        mov r12d, dword [rbx + 164] ;    88.5 p3      97 x[1]
        ror esi, 5                  ;   130.0 p6      62 x[0]
        mov r13d, ebp               ;   129.0         63 x[2] copy
        shl r13d, 7                 ;   129.0 p0      63 x[2]
        xor r13d, r11d              ;   130.0 p5      63 x[2]
        xor ebp, r11d               ;   130.0 p11     64 x[0]
        ror r11d, 7                 ;   130.0 p6      65 x[3]
        xor ebp, esi                ;   131.0 p1      64 x[0]
        ror r10d, 0x16              ;   131.0 p0      61 x[2]
        mov esi, dword [rbx + 168]  ;    90.0 p10     97 x[2]
        xor r13d, r10d              ;   132.0 p5      63 x[2]
        mov r10d, dword [rbx + 172] ;    90.3 p2      97 x[3]
        xor edi, ebp                ;   132.0 p11     68 x[1]
        rorx r14d, ebp, 0xd         ;   132.0 p6      70 x[0]
        shl ebp, 3                  ;   132.0 p0      67 x[3]
        xor r11d, ebp               ;   133.0 p1      67 x[3]
        xor edi, r13d               ;   133.0 p5      68 x[1]
        xor r11d, r13d              ;   134.0 p11     67 x[3]
        ror r13d, 3                 ;   133.0 p6      69 x[2]
        mov ebp, r14d               ;   133.0         37 x copy
        and r14d, r13d              ;   134.0 p1      37 x
        mov r15d, edi               ;   134.0         37 x copy
        xor r15d, r13d              ;   134.0 p5      37 x
        xor r13d, r11d              ;   135.0 p11     37 x
        and edi, r15d               ;   135.0 p0      37 x
        xor r14d, r15d              ;   135.0 p1      37 x
        xor ebp, edi                ;   136.0 p5      37 x
        xor r13d, r14d              ;   136.0 p6      37 x
        xor esi, r14d               ;   136.0 p11     97 x[2]
        mov edi, r15d               ;   135.0         37 x copy
        or r11d, ebp                ;   137.0 p0      37 x
        xor ebp, r13d               ;   137.0 p1      37 x
        xor r10d, r13d              ;   137.0 p5      97 x[3]
        xor edi, r11d               ;   138.0 p6      37 x
        mov r11d, ebp               ;   138.0         37 x copy
        or r15d, edi                ;   139.0 p11     37 x
        or ebp, edi                 ;   139.0 p0      37 x
        and r13d, edi               ;   139.0 p1      37 x
        xor r9d, edi                ;   139.0 p5      97 x[0]
        xor r11d, r15d              ;   140.0 p6      37 x
        mov edi, dword [rbx + 176]  ;    95.2 p3      97 x[0]
        xor r12d, r13d              ;   140.0 p11     97 x[1]
        xor r10d, ebp               ;   140.0 p0      97 x[3]
        ror r9d, 5                  ;   140.0 p6      62 x[0]
        xor r12d, r11d              ;   141.0 p1      97 x[1]
        mov ebp, dword [rbx + 180]  ;    96.0 p10     97 x[1]
        xor esi, r11d               ;   141.0 p5      97 x[2]
        mov r11d, dword [rbx + 184] ;    96.3 p2      97 x[2]
        mov r13d, dword [rbx - 80]  ;    96.5 p3      97 x[3]
        xor r9d, r10d               ;   141.0 p11     64 x[0]
        rorx r14d, r10d, 7          ;   141.0 p0      65 x[3]
        ror esi, 0x16               ;   142.0 p6      61 x[2]
        xor r9d, r12d               ;   142.0 p1      64 x[0]
        rorx r15d, r12d, 1          ;   142.0 p0      66 x[1]
        shl r12d, 7                 ;   142.0 p6      63 x[2]
        xor r10d, esi               ;   143.0 p5      63 x[2]
        xor r10d, r12d              ;   144.0 p11     63 x[2]
        xor r15d, r9d               ;   143.0 p1      68 x[1]
        rorx esi, r9d, 0xd          ;   143.0 p0      70 x[0]
        shl r9d, 3                  ;   143.0 p6      67 x[3]
        xor r14d, r9d               ;   144.0 p5      67 x[3]
        xor r14d, r10d              ;   145.0 p11     67 x[3]
        xor r15d, r10d              ;   145.0 p1      68 x[1]
        ror r10d, 3                 ;   145.0 p0      69 x[2]
        mov r9d, esi                ;   144.0         36 x copy
        xor r10d, r15d              ;   146.0 p5      36 x
        xor r10d, r14d              ;   147.0 p11     36 x
        xor r9d, r14d               ;   146.0 p1      36 x
        mov r12d, r15d              ;   146.0         36 x copy
        mov eax, r9d                ;   147.0         36 x copy
        and r14d, r10d              ;   148.0 p5      36 x
        xor esi, r10d               ;   148.0 p6      36 x
        or r12d, r10d               ;   148.0 p11     36 x
        xor ebp, r10d               ;   148.0 p0      97 x[1]
        xor r15d, r14d              ;   149.0 p1      36 x
        xor eax, r12d               ;   149.0 p5      36 x
        not esi                     ;   149.0 p6      36 x
        and r9d, r15d               ;   150.0 p11     36 x
        xor r11d, r15d              ;   150.0 p0      97 x[2]
        xor edi, eax                ;   150.0 p1      97 x[0]
        and eax, esi                ;   150.0 p5      36 x
        xor r11d, esi               ;   151.0 p6      97 x[2]
        ror edi, 5                  ;   151.0 p0      62 x[0]
        or eax, r9d                 ;   151.0 p11     36 x
        xor ebp, r9d                ;   151.0 p1      97 x[1]
        mov esi, dword [rbx + 188]  ;   102.7 p10     97 x[0]
        xor r11d, r9d               ;   152.0 p5      97 x[2]
        mov r9d, dword [rbx + 192]  ;   103.0 p2      97 x[1]
        xor r13d, eax               ;   152.0 p6      97 x[3]
        mov r10d, dword [rbx + 196] ;   103.3 p3      97 x[2]
        xor edi, ebp                ;   152.0 p11     64 x[0]
        rorx r12d, ebp, 1           ;   152.0 p0      66 x[1]
        shl ebp, 7                  ;   152.0 p6      63 x[2]
        ror r11d, 0x16              ;   153.0 p0      61 x[2]
        mov r14d, dword [rbx + 200] ;   104.2 p10     97 x[3]
        xor edi, r13d               ;   153.0 p1      64 x[0]
        xor ebp, r13d               ;   153.0 p5      63 x[2]
        ror r13d, 7                 ;   153.0 p6      65 x[3]
        xor ebp, r11d               ;   154.0 p11     63 x[2]
        xor r12d, edi               ;   154.0 p1      35 x
        rorx r11d, edi, 0xd         ;   154.0 p0      70 x[0]
        shl edi, 3                  ;   154.0 p6      67 x[3]
        xor r13d, edi               ;   155.0 p5      67 x[3]
        xor r13d, ebp               ;   156.0 p11     67 x[3]
        xor r12d, ebp               ;   155.0 p1      35 x
        ror ebp, 3                  ;   155.0 p0      69 x[2]
        mov edi, r11d               ;   155.0         35 x copy
        xor edi, ebp                ;   156.0 p5      35 x
        not ebp                     ;   156.0 p11     35 x
        xor r12d, r13d              ;   157.0 p1      35 x
        xor r10d, edi               ;   157.0 p5      97 x[2]
        or r11d, r12d               ;   158.0 p6      35 x
        mov r15d, r13d              ;   157.0         35 x copy
        and r15d, r12d              ;   158.0 p11     35 x
        xor r12d, ebp               ;   158.0 p0      35 x
        mov eax, edi                ;   157.0         35 x copy
        xor r13d, r11d              ;   159.0 p1      35 x
        xor eax, r15d               ;   159.0 p5      35 x
        and edi, r13d               ;   160.0 p6      35 x
        and ebp, r13d               ;   160.0 p11     35 x
        xor r13d, r12d              ;   160.0 p0      35 x
        or r12d, eax                ;   160.0 p1      35 x
        xor r14d, eax               ;   160.0 p5      97 x[3]
        xor r10d, ebp               ;   161.0 p6      97 x[2]
        xor r12d, edi               ;   161.0 p11     35 x
        xor r9d, r13d               ;   161.0 p0      97 x[1]
        xor r10d, r13d              ;   162.0 p1      97 x[2]
        rorx edi, r14d, 7           ;   161.0 p6      65 x[3]
        xor esi, r12d               ;   162.0 p5      97 x[0]
        xor r9d, r12d               ;   162.0 p11     97 x[1]
        mov ebp, dword [rbx - 76]   ;   110.2 p2      97 x[0]
        mov r11d, r14d              ;   161.0         63 x[2] copy
        ror r10d, 0x16              ;   163.0 p0      61 x[2]
        ror esi, 5                  ;   163.0 p6      62 x[0]
        mov r12d, dword [rbx + 204] ;   110.8 p3      97 x[1]
        xor r14d, r9d               ;   163.0 p1      64 x[0]
        rorx r13d, r9d, 1           ;   163.0 p0      66 x[1]
        shl r9d, 7                  ;   163.0 p6      63 x[2]
        xor r11d, r10d              ;   164.0 p5      63 x[2]
        mov r10d, dword [rbx - 72]  ;   111.7 p10     97 x[2]
        xor r11d, r9d               ;   165.0 p11     63 x[2]
        mov r9d, dword [rbx - 68]   ;   112.0 p2      97 x[3]
        xor r14d, esi               ;   164.0 p1      64 x[0]
        xor r13d, r14d              ;   165.0 p5      68 x[1]
        rorx esi, r14d, 0xd         ;   165.0 p0      70 x[0]
        shl r14d, 3                 ;   165.0 p6      67 x[3]
        xor edi, r14d               ;   166.0 p11     67 x[3]
        xor r13d, r11d              ;   166.0 p1      68 x[1]
        xor edi, r11d               ;   167.0 p5      67 x[3]
        ror r11d, 3                 ;   166.0 p0      69 x[2]
        mov r14d, esi               ;   166.0         34 x copy
        or r14d, r13d               ;   167.0 p11     34 x
        xor r14d, r11d              ;   168.0 p1      34 x
        mov r15d, r13d              ;   167.0         34 x copy
        xor esi, edi                ;   168.0 p5      34 x
        or r11d, edi                ;   168.0 p6      34 x
        xor r15d, esi               ;   169.0 p11     34 x
        and esi, r14d               ;   169.0 p0      34 x
        mov eax, edi                ;   168.0         34 x copy
        xor edi, r14d               ;   169.0 p1      34 x
        and r11d, r15d              ;   170.0 p5      34 x
        xor r13d, esi               ;   170.0 p6      34 x
        xor r10d, edi               ;   170.0 p11     97 x[2]
        xor esi, r11d               ;   171.0 p0      34 x
        or eax, r11d                ;   171.0 p1      34 x
        xor r14d, r13d              ;   171.0 p5      34 x
        xor ebp, r13d               ;   171.0 p6      97 x[0]
        ror r10d, 0x16              ;   171.0 p0      61 x[2]
        xor edi, eax                ;   172.0 p11     34 x
        and r14d, esi               ;   172.0 p1      34 x
        xor r9d, esi                ;   172.0 p5      97 x[3]
        xor r12d, r14d              ;   173.0 p6      97 x[1]
        xor ebp, edi                ;   173.0 p11     97 x[0]
        xor r12d, edi               ;   174.0 p0      97 x[1]
        mov esi, dword [rbx + 208]  ;   117.5 p3      97 x[0]
        xor r10d, r9d               ;   173.0 p1      63 x[2]
        rorx edi, r9d, 7            ;   173.0 p6      65 x[3]
        ror ebp, 5                  ;   174.0 p0      62 x[0]
        mov r11d, dword [rbx + 212] ;   118.2 p10     97 x[1]
        xor r9d, ebp                ;   175.0 p5      64 x[0]
        xor r9d, r12d               ;   176.0 p11     64 x[0]
        rorx ebp, r12d, 1           ;   175.0 p6      66 x[1]
        shl r12d, 7                 ;   175.0 p0      63 x[2]
        mov r13d, dword [rbx + 216] ;   119.0 p2      97 x[2]
        xor r10d, r12d              ;   176.0 p1      63 x[2]
        mov r12d, dword [rbx + 220] ;   119.3 p3      97 x[3]
        xor edi, r10d               ;   177.0 p5      67 x[3]
        xor ebp, r10d               ;   177.0 p11     68 x[1]
        ror r10d, 3                 ;   177.0 p6      69 x[2]
        xor ebp, r9d                ;   178.0 p1      68 x[1]
        rorx r14d, r9d, 0xd         ;   177.0 p0      70 x[0]
        shl r9d, 3                  ;   177.0 p6      67 x[3]
        xor edi, r9d                ;   178.0 p5      67 x[3]
        mov r9d, r14d               ;   178.0         41 x copy
        xor r9d, r10d               ;   178.0 p11     41 x
        not r9d                     ;   179.0 p1      41 x
        and r14d, edi               ;   179.0 p5      41 x
        or r10d, edi                ;   179.0 p11     41 x
        xor edi, ebp                ;   179.0 p0      41 x
        and edi, r10d               ;   180.0 p1      41 x
        or ebp, r14d                ;   180.0 p5      41 x
        xor r10d, r14d              ;   180.0 p6      41 x
        xor ebp, r9d                ;   181.0 p11     41 x
        or r9d, r14d                ;   180.0 p0      41 x
        xor r14d, r9d               ;   181.0 p1      41 x
        xor r9d, edi                ;   181.0 p5      41 x
        xor esi, edi                ;   181.0 p6      97 x[0]
        or r14d, r10d               ;   182.0 p11     41 x
        xor r10d, ebp               ;   182.0 p0      41 x
        and ebp, r9d                ;   182.0 p1      41 x
        xor r11d, r9d               ;   182.0 p5      97 x[1]
        xor r13d, r14d              ;   183.0 p6      97 x[2]
        xor r12d, ebp               ;   183.0 p11     97 x[3]
        xor esi, r10d               ;   183.0 p0      97 x[0]
        xor r13d, r10d              ;   184.0 p1      97 x[2]
        mov edi, dword [rbx + 224]  ;   124.3 p10     97 x[0]
        xor r12d, r10d              ;   184.0 p5      97 x[3]
        mov ebp, dword [rbx + 228]  ;   124.7 p2      97 x[1]
        rorx r9d, r11d, 1           ;   183.0 p6      66 x[1]
        ror esi, 5                  ;   184.0 p0      62 x[0]
        mov r10d, r11d              ;   183.0         63 x[2] copy
        shl r10d, 7                 ;   183.0 p6      63 x[2]
        xor r11d, esi               ;   185.0 p11     64 x[0]
        ror r13d, 0x16              ;   185.0 p0      61 x[2]
        xor r10d, r12d              ;   185.0 p1      63 x[2]
        xor r11d, r12d              ;   186.0 p5      64 x[0]
        ror r12d, 7                 ;   185.0 p6      65 x[3]
        xor r10d, r13d              ;   186.0 p11     63 x[2]
        mov esi, dword [rbx + 232]  ;   126.5 p3      97 x[2]
        mov r13d, dword [rbx + 236] ;   126.7 p10     97 x[3]
        xor r12d, r10d              ;   187.0 p1      67 x[3]
        xor r9d, r10d               ;   187.0 p5      68 x[1]
        ror r10d, 3                 ;   187.0 p0      69 x[2]
        xor r9d, r11d               ;   188.0 p11     68 x[1]
        rorx r14d, r11d, 0xd        ;   187.0 p6      70 x[0]
        shl r11d, 3                 ;   187.0 p0      67 x[3]
        xor r12d, r11d              ;   188.0 p1      67 x[3]
        mov r11d, r14d              ;   188.0         40 x copy
        and r11d, r10d              ;   188.0 p5      40 x
        xor r14d, r10d              ;   188.0 p11     40 x
        not r10d                    ;   188.0 p1      40 x
        xor r11d, r9d               ;   189.0 p5      40 x
        not r9d                     ;   189.0 p6      40 x
        xor r11d, r12d              ;   190.0 p11     40 x
        or r12d, r14d               ;   189.0 p0      40 x
        mov r15d, r14d              ;   189.0         40 x copy
        xor r14d, r9d               ;   190.0 p1      40 x
        xor esi, r9d                ;   190.0 p5      97 x[2]
        xor r10d, r11d              ;   191.0 p6      40 x
        xor r12d, r11d              ;   191.0 p11     40 x
        and r15d, r11d              ;   191.0 p0      40 x
        xor ebp, r10d               ;   192.0 p1      97 x[1]
        xor r10d, r15d              ;   192.0 p5      40 x
        xor esi, r15d               ;   192.0 p6      97 x[2]
        and r14d, r12d              ;   192.0 p11     40 x
        xor edi, r12d               ;   192.0 p0      97 x[0]
        xor r14d, r10d              ;   193.0 p1      40 x
        and r12d, r10d              ;   193.0 p5      40 x
        rorx r9d, ebp, 1            ;   193.0 p6      66 x[1]
        xor esi, r12d               ;   194.0 p11     97 x[2]
        xor edi, r14d               ;   194.0 p0      97 x[0]
        mov r10d, dword [rbx + 240] ;   132.0 p2      97 x[0]
        mov r11d, dword [rbx + 244] ;   132.2 p3      97 x[1]
        xor r13d, r14d              ;   194.0 p1      97 x[3]
        mov r12d, ebp               ;   193.0         63 x[2] copy
        shl r12d, 7                 ;   193.0 p6      63 x[2]
        ror edi, 5                  ;   195.0 p0      62 x[0]
        ror esi, 0x16               ;   195.0 p6      61 x[2]
        mov r14d, dword [rbx + 248] ;   133.2 p10     97 x[2]
        mov r15d, dword [rbx + 252] ;   133.3 p2      97 x[3]
        xor ebp, r13d               ;   195.0 p5      64 x[0]
        xor r12d, r13d              ;   195.0 p11     63 x[2]
        ror r13d, 7                 ;   195.0 p0      65 x[3]
        xor ebp, edi                ;   196.0 p1      64 x[0]
        xor r12d, esi               ;   196.0 p5      63 x[2]
        xor r13d, r12d              ;   197.0 p11     67 x[3]
        xor r9d, r12d               ;   197.0 p1      68 x[1]
        ror r12d, 3                 ;   197.0 p6      69 x[2]
        xor r9d, ebp                ;   198.0 p5      68 x[1]
        rorx esi, ebp, 0xd          ;   197.0 p0      70 x[0]
        shl ebp, 3                  ;   197.0 p6      67 x[3]
        xor r13d, ebp               ;   198.0 p11     67 x[3]
        xor r14d, esi               ;   198.0 p1      97 x[2]
        mov edi, r12d               ;   198.0         39 x copy
        xor r12d, esi               ;   198.0 p5      39 x
        xor r12d, r13d              ;   199.0 p11     39 x
        and r13d, esi               ;   199.0 p0      39 x
        mov ebp, esi                ;   198.0         39 x copy
        and ebp, r9d                ;   199.0 p1      39 x
        not r9d                     ;   199.0 p5      39 x
        or edi, ebp                 ;   200.0 p6      39 x
        xor r13d, r9d               ;   200.0 p11     39 x
        xor esi, r9d                ;   200.0 p0      39 x
        not esi                     ;   201.0 p1      39 x
        xor edi, r13d               ;   201.0 p5      39 x
        xor r12d, r13d              ;   201.0 p6      39 x
        and r9d, edi                ;   202.0 p11     39 x
        or esi, edi                 ;   202.0 p0      39 x
        xor r15d, edi               ;   202.0 p1      97 x[3]
        or r13d, r12d               ;   202.0 p5      39 x
        xor r10d, r12d              ;   202.0 p6      97 x[0]
        xor r11d, r12d              ;   202.0 p11     97 x[1]
        xor r11d, esi               ;   203.0 p0      97 x[1]
        xor r14d, r13d              ;   203.0 p1      97 x[2]
        xor r10d, r9d               ;   203.0 p5      97 x[0]
        xor r14d, r9d               ;   204.0 p6      97 x[2]
        mov esi, dword [rbx + 256]  ;   139.5 p3      97 x[0]
        mov edi, dword [rbx + 260]  ;   139.7 p10     97 x[1]
        rorx ebp, r15d, 7           ;   203.0 p0      65 x[3]
        ror r10d, 5                 ;   204.0 p6      62 x[0]
        mov r9d, r15d               ;   203.0         64 x[0] copy
        xor r9d, r11d               ;   204.0 p11     64 x[0]
        rorx r12d, r11d, 1          ;   204.0 p0      66 x[1]
        shl r11d, 7                 ;   204.0 p6      63 x[2]
        xor r9d, r10d               ;   205.0 p1      64 x[0]
        xor r15d, r11d              ;   205.0 p5      63 x[2]
        ror r14d, 0x16              ;   205.0 p0      61 x[2]
        mov r10d, dword [rbx + 264] ;   141.3 p2      97 x[2]
        xor r15d, r14d              ;   206.0 p11     63 x[2]
        mov r11d, dword [rbx + 268] ;   141.7 p3      97 x[3]
        xor r12d, r9d               ;   206.0 p1      68 x[1]
        rorx r13d, r9d, 0xd         ;   206.0 p6      70 x[0]
        shl r9d, 3                  ;   206.0 p0      67 x[3]
        xor ebp, r9d                ;   207.0 p5      67 x[3]
        xor ebp, r15d               ;   208.0 p11     67 x[3]
        xor r12d, r15d              ;   207.0 p1      68 x[1]
        ror r15d, 3                 ;   207.0 p6      69 x[2]
        mov r9d, r13d               ;   207.0         38 x copy
        xor r9d, r15d               ;   208.0 p5      38 x
        mov r14d, r13d              ;   207.0         38 x copy
        mov eax, r13d               ;   207.0         38 x copy
        and eax, r12d               ;   208.0 p11     38 x
        or r15d, ebp                ;   209.0 p1      38 x
        and r14d, ebp               ;   209.0 p5      38 x
        xor eax, ebp                ;   209.0 p11     38 x
        not r14d                    ;   210.0 p0      38 x
        and r9d, r15d               ;   210.0 p1      38 x
        xor r12d, r15d              ;   210.0 p5      38 x
        and r12d, r14d              ;   211.0 p6      38 x
        xor esi, r14d               ;   211.0 p11     97 x[0]
        xor eax, r9d                ;   211.0 p0      38 x
        or r13d, r9d                ;   211.0 p1      38 x
        xor r12d, r9d               ;   212.0 p5      38 x
        not r9d                     ;   211.0 p6      38 x
        xor r10d, r9d               ;   212.0 p11     97 x[2]
        xor esi, r13d               ;   212.0 p0      97 x[0]
        xor r13d, eax               ;   212.0 p1      38 x
        xor edi, eax                ;   212.0 p5      97 x[1]
        xor r11d, eax               ;   212.0 p6      97 x[3]
        or r13d, r12d               ;   213.0 p11     38 x
        xor esi, r12d               ;   213.0 p0      97 x[0]
        xor r11d, r12d              ;   213.0 p1      97 x[3]
        rorx ebp, edi, 1            ;   213.0 p6      66 x[1]
        xor r10d, r13d              ;   214.0 p5      97 x[2]
        mov r9d, dword [rbx + 272]  ;   147.5 p10     97 x[0]
        mov r12d, dword [rbx + 276] ;   147.7 p2      97 x[1]
        ror esi, 5                  ;   214.0 p0      62 x[0]
        mov r13d, edi               ;   213.0         63 x[2] copy
        shl r13d, 7                 ;   213.0 p6      63 x[2]
        xor r13d, r11d              ;   214.0 p11     63 x[2]
        xor edi, r11d               ;   214.0 p1      64 x[0]
        ror r11d, 7                 ;   214.0 p0      65 x[3]
        xor edi, esi                ;   215.0 p5      64 x[0]
        ror r10d, 0x16              ;   215.0 p6      61 x[2]
        mov esi, dword [rbx + 280]  ;   149.2 p3      97 x[2]
        xor r13d, r10d              ;   216.0 p11     63 x[2]
        mov r10d, dword [rbx + 284] ;   149.5 p10     97 x[3]
        xor ebp, edi                ;   216.0 p1      68 x[1]
        rorx r14d, edi, 0xd         ;   216.0 p0      70 x[0]
        shl edi, 3                  ;   216.0 p6      67 x[3]
        xor r11d, edi               ;   217.0 p5      67 x[3]
        xor ebp, r13d               ;   217.0 p11     68 x[1]
        xor r11d, r13d              ;   218.0 p1      67 x[3]
        ror r13d, 3                 ;   217.0 p0      69 x[2]
        mov edi, r14d               ;   217.0         37 x copy
        and r14d, r13d              ;   218.0 p5      37 x
        mov r15d, ebp               ;   218.0         37 x copy
        xor r15d, r13d              ;   218.0 p11     37 x
        xor r13d, r11d              ;   219.0 p1      37 x
        and ebp, r15d               ;   219.0 p5      37 x
        xor r14d, r15d              ;   219.0 p6      37 x
        xor edi, ebp                ;   220.0 p11     37 x
        xor r13d, r14d              ;   220.0 p0      37 x
        xor esi, r14d               ;   220.0 p1      97 x[2]
        mov ebp, r15d               ;   219.0         37 x copy
        or r11d, edi                ;   221.0 p5      37 x
        xor edi, r13d               ;   221.0 p6      37 x
        xor r10d, r13d              ;   221.0 p11     97 x[3]
        xor ebp, r11d               ;   222.0 p0      37 x
        mov r11d, edi               ;   222.0         37 x copy
        or r15d, ebp                ;   223.0 p1      37 x
        or edi, ebp                 ;   223.0 p5      37 x
        and r13d, ebp               ;   223.0 p6      37 x
        xor r9d, ebp                ;   223.0 p11     97 x[0]
        xor r11d, r15d              ;   224.0 p0      37 x
        mov ebp, dword [rbx + 288]  ;   154.3 p2      97 x[0]
        xor r12d, r13d              ;   224.0 p1      97 x[1]
        xor r10d, edi               ;   224.0 p5      97 x[3]
        ror r9d, 5                  ;   224.0 p6      62 x[0]
        xor r12d, r11d              ;   225.0 p11     97 x[1]
        mov edi, dword [rbx + 292]  ;   155.2 p3      97 x[1]
        xor esi, r11d               ;   225.0 p0      97 x[2]
        mov r11d, dword [rbx + 296] ;   155.5 p10     97 x[2]
        mov r13d, dword [rbx - 64]  ;   155.7 p2      97 x[3]
        xor r9d, r10d               ;   225.0 p1      64 x[0]
        rorx r14d, r10d, 7          ;   225.0 p6      65 x[3]
        ror esi, 0x16               ;   226.0 p0      61 x[2]
        xor r9d, r12d               ;   226.0 p5      64 x[0]
        rorx r15d, r12d, 1          ;   226.0 p6      66 x[1]
        shl r12d, 7                 ;   226.0 p0      63 x[2]
        xor r10d, esi               ;   227.0 p11     63 x[2]
        xor r10d, r12d              ;   228.0 p1      63 x[2]
        xor r15d, r9d               ;   227.0 p5      68 x[1]
        rorx esi, r9d, 0xd          ;   227.0 p6      70 x[0]
        shl r9d, 3                  ;   227.0 p0      67 x[3]
        xor r14d, r9d               ;   228.0 p11     67 x[3]
        xor r14d, r10d              ;   229.0 p1      67 x[3]
        xor r15d, r10d              ;   229.0 p5      68 x[1]
        ror r10d, 3                 ;   229.0 p6      69 x[2]
        mov r9d, esi                ;   228.0         36 x copy
        xor r10d, r15d              ;   230.0 p11     36 x
        xor r10d, r14d              ;   231.0 p1      36 x
        xor r9d, r14d               ;   230.0 p5      36 x
        mov r12d, r15d              ;   230.0         36 x copy
        mov eax, r9d                ;   231.0         36 x copy
        and r14d, r10d              ;   232.0 p11     36 x
        xor esi, r10d               ;   232.0 p0      36 x
        or r12d, r10d               ;   232.0 p1      36 x
        xor edi, r10d               ;   232.0 p5      97 x[1]
        xor r15d, r14d              ;   233.0 p6      36 x
        xor eax, r12d               ;   233.0 p11     36 x
        not esi                     ;   233.0 p0      36 x
        and r9d, r15d               ;   234.0 p1      36 x
        xor r11d, r15d              ;   234.0 p5      97 x[2]
        xor ebp, eax                ;   234.0 p6      97 x[0]
        and eax, esi                ;   234.0 p11     36 x
        xor r11d, esi               ;   235.0 p0      97 x[2]
        ror ebp, 5                  ;   235.0 p6      62 x[0]
        or eax, r9d                 ;   235.0 p1      36 x
        xor edi, r9d                ;   235.0 p5      97 x[1]
        mov esi, dword [rbx + 300]  ;   161.8 p3      97 x[0]
        xor r11d, r9d               ;   236.0 p11     97 x[2]
        mov r9d, dword [rbx + 304]  ;   162.2 p10     97 x[1]
        xor r13d, eax               ;   236.0 p0      97 x[3]
        mov r10d, dword [rbx + 308] ;   162.5 p2      97 x[2]
        xor ebp, edi                ;   236.0 p1      64 x[0]
        rorx r12d, edi, 1           ;   236.0 p6      66 x[1]
        shl edi, 7                  ;   236.0 p0      63 x[2]
        ror r11d, 0x16              ;   237.0 p6      61 x[2]
        mov r14d, dword [rbx + 312] ;   163.3 p3      97 x[3]
        xor ebp, r13d               ;   237.0 p5      64 x[0]
        xor edi, r13d               ;   237.0 p11     63 x[2]
        ror r13d, 7                 ;   237.0 p0      65 x[3]
        xor edi, r11d               ;   238.0 p1      63 x[2]
        xor r12d, ebp               ;   238.0 p5      35 x
        rorx r11d, ebp, 0xd         ;   238.0 p6      70 x[0]
        shl ebp, 3                  ;   238.0 p0      67 x[3]
        xor r13d, ebp               ;   239.0 p11     67 x[3]
        xor r13d, edi               ;   240.0 p1      67 x[3]
        xor r12d, edi               ;   239.0 p5      35 x
        ror edi, 3                  ;   239.0 p6      69 x[2]
        mov ebp, r11d               ;   239.0         35 x copy
        xor ebp, edi                ;   240.0 p11     35 x
        not edi                     ;   240.0 p1      35 x
        xor r12d, r13d              ;   241.0 p5      35 x
        xor r10d, ebp               ;   241.0 p11     97 x[2]
        or r11d, r12d               ;   242.0 p0      35 x
        mov r15d, r13d              ;   241.0         35 x copy
        and r15d, r12d              ;   242.0 p1      35 x
        xor r12d, edi               ;   242.0 p5      35 x
        mov eax, ebp                ;   241.0         35 x copy
        xor r13d, r11d              ;   243.0 p6      35 x
        xor eax, r15d               ;   243.0 p11     35 x
        and ebp, r13d               ;   244.0 p0      35 x
        and edi, r13d               ;   244.0 p1      35 x
        xor r13d, r12d              ;   244.0 p5      35 x
        or r12d, eax                ;   244.0 p6      35 x
        xor r14d, eax               ;   244.0 p11     97 x[3]
        xor r10d, edi               ;   245.0 p0      97 x[2]
        xor r12d, ebp               ;   245.0 p1      35 x
        xor r9d, r13d               ;   245.0 p5      97 x[1]
        xor r10d, r13d              ;   246.0 p6      97 x[2]
        rorx edi, r14d, 7           ;   245.0 p0      65 x[3]
        xor esi, r12d               ;   246.0 p11     97 x[0]
        xor r9d, r12d               ;   246.0 p1      97 x[1]
        mov ebp, dword [rbx - 60]   ;   169.3 p10     97 x[0]
        mov r11d, r14d              ;   245.0         63 x[2] copy
        ror r10d, 0x16              ;   247.0 p6      61 x[2]
        ror esi, 5                  ;   247.0 p0      62 x[0]
        mov r12d, dword [rbx + 316] ;   170.0 p2      97 x[1]
        xor r14d, r9d               ;   247.0 p5      64 x[0]
        rorx r13d, r9d, 1           ;   247.0 p6      66 x[1]
        shl r9d, 7                  ;   247.0 p0      63 x[2]
        xor r11d, r10d              ;   248.0 p11     63 x[2]
        mov r10d, dword [rbx - 56]  ;   170.8 p3      97 x[2]
        mov r15d, dword [rbx - 52]  ;   171.0 p10     97 x[3]
        xor r11d, r9d               ;   249.0 p1      63 x[2]
        xor r14d, esi               ;   248.0 p5      64 x[0]
        xor r13d, r14d              ;   249.0 p11     68 x[1]
        rorx esi, r14d, 0xd         ;   249.0 p6      70 x[0]
        shl r14d, 3                 ;   249.0 p0      67 x[3]
        xor edi, r14d               ;   250.0 p1      67 x[3]
        xor r13d, r11d              ;   250.0 p5      68 x[1]
        xor edi, r11d               ;   251.0 p11     67 x[3]
        ror r11d, 3                 ;   250.0 p6      69 x[2]
        mov r9d, esi                ;   250.0         34 x copy
        or r9d, r13d                ;   251.0 p1      34 x
        xor r9d, r11d               ;   252.0 p5      34 x
        mov r14d, r13d              ;   251.0         34 x copy
        xor esi, edi                ;   252.0 p11     34 x
        or r11d, edi                ;   252.0 p0      34 x
        xor r14d, esi               ;   253.0 p1      34 x
        and esi, r9d                ;   253.0 p5      34 x
        mov eax, edi                ;   252.0         34 x copy
        xor edi, r9d                ;   253.0 p6      34 x
        and r11d, r14d              ;   254.0 p11     34 x
        xor r13d, esi               ;   254.0 p0      34 x
        xor r10d, edi               ;   254.0 p1      97 x[2]
        xor esi, r11d               ;   255.0 p5      34 x
        or eax, r11d                ;   255.0 p6      34 x
        xor r9d, r13d               ;   255.0 p11     34 x
        xor ebp, r13d               ;   255.0 p0      97 x[0]
        ror r10d, 0x16              ;   255.0 p6      61 x[2]
        xor edi, eax                ;   256.0 p1      34 x
        and r9d, esi                ;   256.0 p5      34 x
        xor r15d, esi               ;   256.0 p11     97 x[3]
        xor r12d, r9d               ;   257.0 p0      97 x[1]
        xor ebp, edi                ;   257.0 p1      97 x[0]
        xor r12d, edi               ;   258.0 p5      97 x[1]
        mov esi, dword [rbx + 320]  ;   176.7 p2      97 x[0]
        xor r10d, r15d              ;   257.0 p6      63 x[2]
        rorx edi, r15d, 7           ;   257.0 p0      65 x[3]
        ror ebp, 5                  ;   258.0 p6      62 x[0]
        mov r9d, dword [rbx + 324]  ;   177.3 p3      97 x[1]
        xor r15d, ebp               ;   259.0 p11     64 x[0]
        xor r15d, r12d              ;   260.0 p1      64 x[0]
        rorx ebp, r12d, 1           ;   259.0 p0      66 x[1]
        shl r12d, 7                 ;   259.0 p6      63 x[2]
        mov r11d, dword [rbx + 328] ;   178.2 p10     97 x[2]
        xor r10d, r12d              ;   260.0 p5      63 x[2]
        mov r12d, dword [rbx + 332] ;   178.5 p2      97 x[3]
        xor edi, r10d               ;   261.0 p11     67 x[3]
        xor ebp, r10d               ;   261.0 p1      68 x[1]
        ror r10d, 3                 ;   261.0 p0      69 x[2]
        xor ebp, r15d               ;   262.0 p5      68 x[1]
        rorx r13d, r15d, 0xd        ;   261.0 p6      70 x[0]
        shl r15d, 3                 ;   261.0 p0      67 x[3]
        xor edi, r15d               ;   262.0 p11     67 x[3]
        mov r14d, r13d              ;   262.0         41 x copy
        xor r14d, r10d              ;   262.0 p1      41 x
        not r14d                    ;   263.0 p5      41 x
        and r13d, edi               ;   263.0 p11     41 x
        or r10d, edi                ;   263.0 p1      41 x
        xor edi, ebp                ;   263.0 p5      41 x
        and edi, r10d               ;   264.0 p6      41 x
        or ebp, r13d                ;   264.0 p11     41 x
        xor r10d, r13d              ;   264.0 p0      41 x
        xor ebp, r14d               ;   265.0 p1      41 x
        or r14d, r13d               ;   264.0 p5      41 x
        xor r13d, r14d              ;   265.0 p6      41 x
        xor r14d, edi               ;   265.0 p11     41 x
        xor esi, edi                ;   265.0 p0      97 x[0]
        or r13d, r10d               ;   266.0 p1      41 x
        xor r10d, ebp               ;   266.0 p5      41 x
        and ebp, r14d               ;   266.0 p6      41 x
        xor r9d, r14d               ;   266.0 p11     97 x[1]
        xor r11d, r13d              ;   267.0 p0      97 x[2]
        xor r12d, ebp               ;   267.0 p1      97 x[3]
        xor esi, r10d               ;   267.0 p5      97 x[0]
        xor r11d, r10d              ;   268.0 p6      97 x[2]
        mov edi, dword [rbx + 336]  ;   183.5 p3      97 x[0]
        xor r12d, r10d              ;   268.0 p11     97 x[3]
        mov ebp, dword [rbx + 340]  ;   183.8 p10     97 x[1]
        rorx r10d, r9d, 1           ;   267.0 p0      66 x[1]
        ror esi, 5                  ;   268.0 p6      62 x[0]
        mov r13d, r9d               ;   267.0         63 x[2] copy
        shl r13d, 7                 ;   267.0 p0      63 x[2]
        xor r9d, esi                ;   269.0 p1      64 x[0]
        ror r11d, 0x16              ;   269.0 p6      61 x[2]
        mov esi, dword [rbx + 344]  ;   185.0 p2      97 x[2]
        xor r13d, r12d              ;   269.0 p5      63 x[2]
        xor r9d, r12d               ;   270.0 p11     64 x[0]
        ror r12d, 7                 ;   269.0 p0      65 x[3]
        xor r13d, r11d              ;   270.0 p1      63 x[2]
        mov r11d, dword [rbx + 348] ;   185.8 p3      97 x[3]
        xor r12d, r13d              ;   271.0 p5      67 x[3]
        xor r10d, r13d              ;   271.0 p11     68 x[1]
        ror r13d, 3                 ;   271.0 p6      69 x[2]
        xor r10d, r9d               ;   272.0 p1      68 x[1]
        rorx r14d, r9d, 0xd         ;   271.0 p0      70 x[0]
        shl r9d, 3                  ;   271.0 p6      67 x[3]
        xor r12d, r9d               ;   272.0 p5      67 x[3]
        mov r9d, r14d               ;   272.0         40 x copy
        and r9d, r13d               ;   272.0 p11     40 x
        xor r14d, r13d              ;   272.0 p1      40 x
        not r13d                    ;   272.0 p5      40 x
        xor r9d, r10d               ;   273.0 p11     40 x
        not r10d                    ;   273.0 p0      40 x
        xor r9d, r12d               ;   274.0 p1      40 x
        or r12d, r14d               ;   273.0 p5      40 x
        mov r15d, r14d              ;   273.0         40 x copy
        xor r14d, r10d              ;   274.0 p6      40 x
        xor esi, r10d               ;   274.0 p11     97 x[2]
        xor r13d, r9d               ;   275.0 p0      40 x
        xor r12d, r9d               ;   275.0 p1      40 x
        and r15d, r9d               ;   275.0 p5      40 x
        xor ebp, r13d               ;   276.0 p6      97 x[1]
        xor r13d, r15d              ;   276.0 p11     40 x
        xor esi, r15d               ;   276.0 p0      97 x[2]
        and r14d, r12d              ;   276.0 p1      40 x
        xor edi, r12d               ;   276.0 p5      97 x[0]
        xor r14d, r13d              ;   277.0 p6      40 x
        and r12d, r13d              ;   277.0 p11     40 x
        rorx r9d, ebp, 1            ;   277.0 p0      66 x[1]
        xor esi, r12d               ;   278.0 p1      97 x[2]
        xor edi, r14d               ;   278.0 p5      97 x[0]
        mov r10d, dword [rbx + 352] ;   191.2 p10     97 x[0]
        mov r12d, dword [rbx + 356] ;   191.3 p2      97 x[1]
        xor r11d, r14d              ;   278.0 p6      97 x[3]
        mov r13d, ebp               ;   277.0         63 x[2] copy
        shl r13d, 7                 ;   277.0 p0      63 x[2]
        ror edi, 5                  ;   279.0 p6      62 x[0]
        ror esi, 0x16               ;   279.0 p0      61 x[2]
        mov r14d, dword [rbx + 360] ;   192.3 p3      97 x[2]
        mov r15d, dword [rbx + 364] ;   192.5 p10     97 x[3]
        xor ebp, r11d               ;   279.0 p11     64 x[0]
        xor r13d, r11d              ;   279.0 p1      63 x[2]
        ror r11d, 7                 ;   279.0 p6      65 x[3]
        xor ebp, edi                ;   280.0 p5      64 x[0]
        xor r13d, esi               ;   280.0 p11     63 x[2]
        xor r11d, r13d              ;   281.0 p1      67 x[3]
        xor r9d, r13d               ;   281.0 p5      68 x[1]
        ror r13d, 3                 ;   281.0 p0      69 x[2]
        xor r9d, ebp                ;   282.0 p11     68 x[1]
        rorx esi, ebp, 0xd          ;   281.0 p6      70 x[0]
        shl ebp, 3                  ;   281.0 p0      67 x[3]
        xor r11d, ebp               ;   282.0 p1      67 x[3]
        xor r14d, esi               ;   282.0 p5      97 x[2]
        mov edi, r13d               ;   282.0         39 x copy
        xor r13d, esi               ;   282.0 p11     39 x
        xor r13d, r11d              ;   283.0 p1      39 x
        and r11d, esi               ;   283.0 p5      39 x
        mov ebp, esi                ;   282.0         39 x copy
        and ebp, r9d                ;   283.0 p6      39 x
        not r9d                     ;   283.0 p11     39 x
        or edi, ebp                 ;   284.0 p0      39 x
        xor r11d, r9d               ;   284.0 p1      39 x
        xor esi, r9d                ;   284.0 p5      39 x
        not esi                     ;   285.0 p6      39 x
        xor edi, r11d               ;   285.0 p11     39 x
        xor r13d, r11d              ;   285.0 p0      39 x
        and r9d, edi                ;   286.0 p1      39 x
        or esi, edi                 ;   286.0 p5      39 x
        xor r15d, edi               ;   286.0 p6      97 x[3]
        or r11d, r13d               ;   286.0 p11     39 x
        xor r10d, r13d              ;   286.0 p0      97 x[0]
        xor r12d, r13d              ;   286.0 p1      97 x[1]
        xor r12d, esi               ;   287.0 p5      97 x[1]
        xor r14d, r11d              ;   287.0 p6      97 x[2]
        xor r10d, r9d               ;   287.0 p11     97 x[0]
        xor r14d, r9d               ;   288.0 p0      97 x[2]
        mov esi, dword [rbx + 368]  ;   198.7 p2      97 x[0]
        mov edi, dword [rbx + 372]  ;   198.8 p3      97 x[1]
        rorx ebp, r15d, 7           ;   287.0 p6      65 x[3]
        ror r10d, 5                 ;   288.0 p0      62 x[0]
        mov r9d, r15d               ;   287.0         64 x[0] copy
        xor r9d, r12d               ;   288.0 p1      64 x[0]
        rorx r11d, r12d, 1          ;   288.0 p6      66 x[1]
        shl r12d, 7                 ;   288.0 p0      63 x[2]
        xor r9d, r10d               ;   289.0 p5      64 x[0]
        xor r15d, r12d              ;   289.0 p11     63 x[2]
        ror r14d, 0x16              ;   289.0 p6      61 x[2]
        mov r10d, dword [rbx + 376] ;   200.5 p10     97 x[2]
        xor r15d, r14d              ;   290.0 p1      63 x[2]
        mov r12d, dword [rbx + 380] ;   200.8 p2      97 x[3]
        xor r11d, r9d               ;   290.0 p5      68 x[1]
        rorx r13d, r9d, 0xd         ;   290.0 p0      70 x[0]
        shl r9d, 3                  ;   290.0 p6      67 x[3]
        xor ebp, r9d                ;   291.0 p11     67 x[3]
        xor ebp, r15d               ;   292.0 p1      67 x[3]
        xor r11d, r15d              ;   291.0 p5      68 x[1]
        ror r15d, 3                 ;   291.0 p0      69 x[2]
        mov r9d, r13d               ;   291.0         38 x copy
        xor r9d, r15d               ;   292.0 p11     38 x
        mov r14d, r13d              ;   291.0         38 x copy
        mov eax, r13d               ;   291.0         38 x copy
        and eax, r11d               ;   292.0 p1      38 x
        or r15d, ebp                ;   293.0 p5      38 x
        and r14d, ebp               ;   293.0 p11     38 x
        xor eax, ebp                ;   293.0 p1      38 x
        not r14d                    ;   294.0 p5      38 x
        and r9d, r15d               ;   294.0 p6      38 x
        xor r11d, r15d              ;   294.0 p11     38 x
        and r11d, r14d              ;   295.0 p0      38 x
        xor esi, r14d               ;   295.0 p1      97 x[0]
        xor eax, r9d                ;   295.0 p5      38 x
        or r13d, r9d                ;   295.0 p6      38 x
        xor r11d, r9d               ;   296.0 p11     38 x
        not r9d                     ;   295.0 p0      38 x
        xor r10d, r9d               ;   296.0 p1      97 x[2]
        xor esi, r13d               ;   296.0 p5      97 x[0]
        xor r13d, eax               ;   296.0 p6      38 x
        xor edi, eax                ;   296.0 p11     97 x[1]
        xor r12d, eax               ;   296.0 p0      97 x[3]
        or r13d, r11d               ;   297.0 p1      38 x
        xor esi, r11d               ;   297.0 p5      97 x[0]
        xor r12d, r11d              ;   297.0 p6      97 x[3]
        rorx ebp, edi, 1            ;   297.0 p0      66 x[1]
        xor r10d, r13d              ;   298.0 p11     97 x[2]
        mov r9d, dword [rbx + 384]  ;   206.7 p3      97 x[0]
        mov r11d, dword [rbx + 388] ;   206.8 p10     97 x[1]
        ror esi, 5                  ;   298.0 p6      62 x[0]
        mov r13d, edi               ;   297.0         63 x[2] copy
        shl r13d, 7                 ;   297.0 p0      63 x[2]
        xor r13d, r12d              ;   298.0 p1      63 x[2]
        xor edi, r12d               ;   298.0 p5      64 x[0]
        ror r12d, 7                 ;   298.0 p6      65 x[3]
        xor edi, esi                ;   299.0 p11     64 x[0]
        ror r10d, 0x16              ;   299.0 p0      61 x[2]
        mov esi, dword [rbx + 392]  ;   208.3 p2      97 x[2]
        xor r13d, r10d              ;   300.0 p1      63 x[2]
        mov r10d, dword [rbx + 396] ;   208.7 p3      97 x[3]
        xor ebp, edi                ;   300.0 p5      68 x[1]
        rorx r14d, edi, 0xd         ;   300.0 p6      70 x[0]
        shl edi, 3                  ;   300.0 p0      67 x[3]
        xor r12d, edi               ;   301.0 p11     67 x[3]
        xor ebp, r13d               ;   301.0 p1      68 x[1]
        xor r12d, r13d              ;   302.0 p5      67 x[3]
        ror r13d, 3                 ;   301.0 p6      69 x[2]
        mov edi, r14d               ;   301.0         37 x copy
        and r14d, r13d              ;   302.0 p11     37 x
        mov r15d, ebp               ;   302.0         37 x copy
        xor r15d, r13d              ;   302.0 p1      37 x
        xor r13d, r12d              ;   303.0 p5      37 x
        and ebp, r15d               ;   303.0 p11     37 x
        xor r14d, r15d              ;   303.0 p0      37 x
        xor edi, ebp                ;   304.0 p1      37 x
        xor r13d, r14d              ;   304.0 p5      37 x
        xor esi, r14d               ;   304.0 p6      97 x[2]
        mov ebp, r15d               ;   303.0         37 x copy
        or r12d, edi                ;   305.0 p11     37 x
        xor edi, r13d               ;   305.0 p0      37 x
        xor r10d, r13d              ;   305.0 p1      97 x[3]
        xor ebp, r12d               ;   306.0 p5      37 x
        mov r12d, edi               ;   306.0         37 x copy
        or r15d, ebp                ;   307.0 p6      37 x
        or edi, ebp                 ;   307.0 p11     37 x
        and r13d, ebp               ;   307.0 p0      37 x
        xor r9d, ebp                ;   307.0 p1      97 x[0]
        xor r12d, r15d              ;   308.0 p5      37 x
        mov ebp, dword [rbx + 400]  ;   213.5 p10     97 x[0]
        xor r11d, r13d              ;   308.0 p6      97 x[1]
        xor r10d, edi               ;   308.0 p11     97 x[3]
        ror r9d, 5                  ;   308.0 p0      62 x[0]
        xor r11d, r12d              ;   309.0 p1      97 x[1]
        mov edi, dword [rbx + 404]  ;   214.3 p2      97 x[1]
        xor esi, r12d               ;   309.0 p5      97 x[2]
        mov r12d, dword [rbx + 408] ;   214.7 p3      97 x[2]
        mov r13d, dword [rbx - 48]  ;   214.8 p10     97 x[3]
        xor r9d, r10d               ;   309.0 p6      64 x[0]
        rorx r14d, r10d, 7          ;   309.0 p0      65 x[3]
        ror esi, 0x16               ;   310.0 p6      61 x[2]
        xor r9d, r11d               ;   310.0 p11     64 x[0]
        rorx r15d, r11d, 1          ;   310.0 p0      66 x[1]
        shl r11d, 7                 ;   310.0 p6      63 x[2]
        xor r10d, esi               ;   311.0 p1      63 x[2]
        xor r10d, r11d              ;   312.0 p5      63 x[2]
        xor r15d, r9d               ;   311.0 p11     68 x[1]
        rorx esi, r9d, 0xd          ;   311.0 p0      70 x[0]
        shl r9d, 3                  ;   311.0 p6      67 x[3]
        xor r14d, r9d               ;   312.0 p1      67 x[3]
        xor r14d, r10d              ;   313.0 p5      67 x[3]
        xor r15d, r10d              ;   313.0 p11     68 x[1]
        ror r10d, 3                 ;   313.0 p0      69 x[2]
        mov r9d, esi                ;   312.0         36 x copy
        xor r10d, r15d              ;   314.0 p1      36 x
        xor r10d, r14d              ;   315.0 p5      36 x
        xor r9d, r14d               ;   314.0 p11     36 x
        mov r11d, r15d              ;   314.0         36 x copy
        mov eax, r9d                ;   315.0         36 x copy
        and r14d, r10d              ;   316.0 p1      36 x
        xor esi, r10d               ;   316.0 p5      36 x
        or r11d, r10d               ;   316.0 p6      36 x
        xor edi, r10d               ;   316.0 p11     97 x[1]
        xor r15d, r14d              ;   317.0 p0      36 x
        xor eax, r11d               ;   317.0 p1      36 x
        not esi                     ;   317.0 p5      36 x
        and r9d, r15d               ;   318.0 p6      36 x
        xor r12d, r15d              ;   318.0 p11     97 x[2]
        xor ebp, eax                ;   318.0 p0      97 x[0]
        and eax, esi                ;   318.0 p1      36 x
        xor r12d, esi               ;   319.0 p5      97 x[2]
        ror ebp, 5                  ;   319.0 p6      62 x[0]
        or eax, r9d                 ;   319.0 p11     36 x
        xor edi, r9d                ;   319.0 p0      97 x[1]
        mov esi, dword [rbx + 412]  ;   221.0 p2      97 x[0]
        xor r12d, r9d               ;   320.0 p1      97 x[2]
        mov r9d, dword [rbx + 416]  ;   221.3 p3      97 x[1]
        xor r13d, eax               ;   320.0 p5      97 x[3]
        mov r10d, dword [rbx + 420] ;   221.7 p10     97 x[2]
        xor ebp, edi                ;   320.0 p6      64 x[0]
        rorx r11d, edi, 1           ;   320.0 p0      66 x[1]
        shl edi, 7                  ;   320.0 p6      63 x[2]
        ror r12d, 0x16              ;   321.0 p0      61 x[2]
        mov r14d, dword [rbx + 424] ;   222.5 p2      97 x[3]
        xor ebp, r13d               ;   321.0 p11     64 x[0]
        xor edi, r13d               ;   321.0 p1      63 x[2]
        ror r13d, 7                 ;   321.0 p6      65 x[3]
        xor edi, r12d               ;   322.0 p5      63 x[2]
        xor r11d, ebp               ;   322.0 p11     35 x
        rorx r12d, ebp, 0xd         ;   322.0 p0      70 x[0]
        shl ebp, 3                  ;   322.0 p6      67 x[3]
        xor r13d, ebp               ;   323.0 p1      67 x[3]
        xor r13d, edi               ;   324.0 p5      67 x[3]
        xor r11d, edi               ;   323.0 p11     35 x
        ror edi, 3                  ;   323.0 p0      69 x[2]
        mov ebp, r12d               ;   323.0         35 x copy
        xor ebp, edi                ;   324.0 p1      35 x
        not edi                     ;   324.0 p5      35 x
        xor r11d, r13d              ;   325.0 p11     35 x
        xor r10d, ebp               ;   325.0 p1      97 x[2]
        or r12d, r11d               ;   326.0 p5      35 x
        mov r15d, r13d              ;   325.0         35 x copy
        and r15d, r11d              ;   326.0 p6      35 x
        xor r11d, edi               ;   326.0 p11     35 x
        mov eax, ebp                ;   325.0         35 x copy
        xor r13d, r12d              ;   327.0 p0      35 x
        xor eax, r15d               ;   327.0 p1      35 x
        and ebp, r13d               ;   328.0 p5      35 x
        and edi, r13d               ;   328.0 p6      35 x
        xor r13d, r11d              ;   328.0 p11     35 x
        or r11d, eax                ;   328.0 p0      35 x
        xor r14d, eax               ;   328.0 p1      97 x[3]
        xor r10d, edi               ;   329.0 p5      97 x[2]
        xor r11d, ebp               ;   329.0 p6      35 x
        xor r9d, r13d               ;   329.0 p11     97 x[1]
        xor r10d, r13d              ;   330.0 p0      97 x[2]
        rorx edi, r14d, 7           ;   329.0 p6      65 x[3]
        xor esi, r11d               ;   330.0 p1      97 x[0]
        xor r9d, r11d               ;   330.0 p5      97 x[1]
        mov ebp, dword [rbx - 44]   ;   228.5 p3      97 x[0]
        mov r11d, r14d              ;   329.0         63 x[2] copy
        ror r10d, 0x16              ;   331.0 p0      61 x[2]
        ror esi, 5                  ;   331.0 p6      62 x[0]
        mov r12d, dword [rbx + 428] ;   229.2 p10     97 x[1]
        xor r14d, r9d               ;   331.0 p11     64 x[0]
        rorx r13d, r9d, 1           ;   331.0 p0      66 x[1]
        shl r9d, 7                  ;   331.0 p6      63 x[2]
        xor r11d, r10d              ;   332.0 p1      63 x[2]
        mov r10d, dword [rbx - 40]  ;   230.0 p2      97 x[2]
        mov r15d, dword [rbx - 36]  ;   230.2 p3      97 x[3]
        xor r11d, r9d               ;   333.0 p5      63 x[2]
        xor r14d, esi               ;   332.0 p11     64 x[0]
        add r8, 0x10                ;   231.5 p1      90 blocks
        mov r9, qword [rbx - 104]   ;   230.8 p10     90 blocks
        add r9, 0x10                ;   235.8 p5      90 blocks
        xor r13d, r14d              ;   333.0 p11     68 x[1]
        rorx esi, r14d, 0xd         ;   333.0 p0      70 x[0]
        shl r14d, 3                 ;   333.0 p6      67 x[3]
        xor edi, r14d               ;   334.0 p1      67 x[3]
        xor r13d, r11d              ;   334.0 p5      68 x[1]
        mov qword [rbx - 120], r8   ;   232.5 p7+p4   90 blocks
        xor edi, r11d               ;   335.0 p11     67 x[3]
        ror r11d, 3                 ;   334.0 p0      69 x[2]
        mov r8d, esi                ;   334.0         34 x copy
        or r8d, r13d                ;   335.0 p1      34 x
        xor r8d, r11d               ;   336.0 p5      34 x
        mov r14d, r13d              ;   335.0         34 x copy
        xor esi, edi                ;   336.0 p6      34 x
        or r11d, edi                ;   336.0 p11     34 x
        xor r14d, esi               ;   337.0 p0      34 x
        and esi, r8d                ;   337.0 p1      34 x
        mov eax, edi                ;   336.0         34 x copy
        xor edi, r8d                ;   337.0 p5      34 x
        and r11d, r14d              ;   338.0 p6      34 x
        xor r13d, esi               ;   338.0 p11     34 x
        xor r10d, edi               ;   338.0 p0      97 x[2]
        xor esi, r11d               ;   339.0 p1      34 x
        or eax, r11d                ;   339.0 p5      34 x
        xor r8d, r13d               ;   339.0 p6      34 x
        xor ebp, r13d               ;   339.0 p11     97 x[0]
        mov r11, qword [rbx - 104]  ;   235.3 p2      99 dst reload
        mov dword [r11 + 8], r10d   ;   339.0 p8+p9   99 dst
        xor edi, eax                ;   340.0 p0      34 x
        and r8d, esi                ;   340.0 p1      34 x
        xor r15d, esi               ;   340.0 p5      97 x[3]
        xor r12d, r8d               ;   341.0 p6      97 x[1]
        mov dword [r11 + 12], r15d  ;   341.0 p7+p4   99 dst
        xor ebp, edi                ;   341.0 p11     97 x[0]
        xor r12d, edi               ;   342.0 p0      97 x[1]
        mov dword [r11], ebp        ;   342.0 p8+p9   99 dst
        mov dword [r11 + 4], r12d   ;   343.0 p7+p4   99 dst
        mov qword [rbx - 104], r9   ;   237.8 p8+p9   90 blocks
        mov rax, qword [rbx - 120]  ;                    more blocks?
        cmp rax, qword [rbx - 112]  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        lea rdi, [rsp + 32]         ;                    cleared
        xor eax, eax                ;                    cleared
        mov ecx, 0x42               ;                    cleared
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
