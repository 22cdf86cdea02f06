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
;   blocks: 1472 uops, planned 350.0; bounds: width 245.3, ports 235.6, path 307.0
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
        rol r10d, 0x1b              ;    16.0 p6      62 x[0]
        rol r12d, 0xa               ;    17.0 p0      61 x[2]
        xor r10d, r11d              ;    17.0 p1      64 x[0]
        mov ebp, r11d               ;    16.0         63 x[2] copy
        shl ebp, 7                  ;    16.0 p6      63 x[2]
        rol r11d, 0x1f              ;    16.0 p0      66 x[1]
        xor ebp, r13d               ;    17.0 p5      63 x[2]
        xor r10d, r13d              ;    18.0 p11     64 x[0]
        rol r13d, 0x19              ;    17.0 p6      65 x[3]
        xor ebp, r12d               ;    18.0 p1      63 x[2]
        mov r9d, dword [rbx + 8]    ;     8.2 p2      97 x[2]
        mov r12d, dword [rbx + 12]  ;     8.3 p3      97 x[3]
        xor r13d, ebp               ;    19.0 p5      67 x[3]
        xor r11d, ebp               ;    19.0 p11     68 x[1]
        rol ebp, 0x1d               ;    19.0 p0      69 x[2]
        xor r11d, r10d              ;    20.0 p1      68 x[1]
        lea r14d, [r10*8]           ;    19.0 p5      67 x[3]
        rol r10d, 0x13              ;    19.0 p6      70 x[0]
        xor r13d, r14d              ;    21.0 p11     67 x[3]
        mov r14d, r10d              ;    20.0         40 x copy
        and r14d, ebp               ;    20.0 p1      40 x
        xor r10d, ebp               ;    20.0 p0      40 x
        not ebp                     ;    20.0 p5      40 x
        xor r14d, r11d              ;    21.0 p11     40 x
        not r11d                    ;    21.0 p6      40 x
        xor r14d, r13d              ;    22.0 p1      40 x
        or r13d, r10d               ;    22.0 p0      40 x
        mov r15d, r10d              ;    21.0         40 x copy
        xor r10d, r11d              ;    22.0 p5      40 x
        xor r9d, r11d               ;    22.0 p11     97 x[2]
        xor ebp, r14d               ;    23.0 p6      40 x
        xor r13d, r14d              ;    23.0 p1      40 x
        and r15d, r14d              ;    23.0 p0      40 x
        xor edi, ebp                ;    24.0 p5      97 x[1]
        xor ebp, r15d               ;    24.0 p11     40 x
        xor r9d, r15d               ;    24.0 p6      97 x[2]
        and r10d, r13d              ;    24.0 p1      40 x
        xor esi, r13d               ;    24.0 p0      97 x[0]
        xor r10d, ebp               ;    25.0 p5      40 x
        and r13d, ebp               ;    25.0 p11     40 x
        xor r9d, r13d               ;    26.0 p6      97 x[2]
        xor esi, r10d               ;    26.0 p1      97 x[0]
        mov ebp, dword [rbx + 16]   ;    13.5 p10     97 x[0]
        mov r11d, dword [rbx + 20]  ;    13.7 p2      97 x[1]
        xor r12d, r10d              ;    26.0 p0      97 x[3]
        mov r10d, edi               ;    25.0         63 x[2] copy
        shl r10d, 7                 ;    25.0 p6      63 x[2]
        mov r13d, edi               ;    25.0         66 x[1] copy
        rol r13d, 0x1f              ;    25.0 p0      66 x[1]
        rol esi, 0x1b               ;    27.0 p6      62 x[0]
        rol r9d, 0xa                ;    27.0 p0      61 x[2]
        mov r14d, dword [rbx + 24]  ;    15.0 p3      97 x[2]
        xor edi, r12d               ;    27.0 p5      64 x[0]
        xor r10d, r12d              ;    27.0 p11     63 x[2]
        rol r12d, 0x19              ;    27.0 p6      65 x[3]
        xor edi, esi                ;    28.0 p1      64 x[0]
        mov esi, dword [rbx + 28]   ;    15.8 p10     97 x[3]
        xor r10d, r9d               ;    28.0 p5      63 x[2]
        xor r12d, r10d              ;    29.0 p11     67 x[3]
        xor r13d, r10d              ;    29.0 p1      68 x[1]
        rol r10d, 0x1d              ;    29.0 p0      69 x[2]
        xor r13d, edi               ;    30.0 p5      68 x[1]
        lea r9d, [rdi*8]            ;    29.0 p6      67 x[3]
        rol edi, 0x13               ;    29.0 p0      70 x[0]
        xor r12d, r9d               ;    31.0 p11     67 x[3]
        xor r14d, edi               ;    30.0 p1      97 x[2]
        mov r9d, r10d               ;    30.0         39 x copy
        xor r10d, edi               ;    30.0 p5      39 x
        mov r15d, edi               ;    30.0         39 x copy
        and r15d, r13d              ;    31.0 p11     39 x
        not r13d                    ;    31.0 p1      39 x
        mov eax, edi                ;    30.0         39 x copy
        or r9d, r15d                ;    32.0 p6      39 x
        and eax, r12d               ;    32.0 p5      39 x
        xor r10d, r12d              ;    32.0 p11     39 x
        xor edi, r13d               ;    32.0 p0      39 x
        not edi                     ;    33.0 p1      39 x
        xor eax, r13d               ;    33.0 p6      39 x
        xor r9d, eax                ;    34.0 p5      39 x
        xor r10d, eax               ;    34.0 p11     39 x
        and r13d, r9d               ;    35.0 p0      39 x
        or edi, r9d                 ;    35.0 p1      39 x
        xor esi, r9d                ;    35.0 p6      97 x[3]
        or eax, r10d                ;    35.0 p5      39 x
        xor ebp, r10d               ;    35.0 p11     97 x[0]
        xor r11d, r10d              ;    35.0 p0      97 x[1]
        xor r11d, edi               ;    36.0 p1      97 x[1]
        xor r14d, eax               ;    36.0 p6      97 x[2]
        xor ebp, r13d               ;    36.0 p5      97 x[0]
        xor r14d, r13d              ;    37.0 p11     97 x[2]
        mov edi, dword [rbx + 32]   ;    21.5 p2      97 x[0]
        mov r9d, dword [rbx + 36]   ;    21.7 p3      97 x[1]
        rol ebp, 0x1b               ;    37.0 p0      62 x[0]
        mov r10d, esi               ;    36.0         65 x[3] copy
        rol r10d, 0x19              ;    36.0 p6      65 x[3]
        mov r12d, esi               ;    36.0         64 x[0] copy
        xor r12d, r11d              ;    37.0 p1      64 x[0]
        xor r12d, ebp               ;    38.0 p5      64 x[0]
        rol r14d, 0xa               ;    38.0 p0      61 x[2]
        mov ebp, r11d               ;    37.0         63 x[2] copy
        shl ebp, 7                  ;    37.0 p6      63 x[2]
        mov r13d, dword [rbx + 40]  ;    23.3 p10     97 x[2]
        rol r11d, 0x1f              ;    37.0 p0      66 x[1]
        xor esi, ebp                ;    38.0 p11     63 x[2]
        xor esi, r14d               ;    39.0 p1      63 x[2]
        mov ebp, dword [rbx + 44]   ;    24.0 p2      97 x[3]
        xor r11d, r12d              ;    39.0 p5      68 x[1]
        lea r14d, [r12*8]           ;    39.0 p6      67 x[3]
        rol r12d, 0x13              ;    39.0 p0      70 x[0]
        xor r10d, esi               ;    40.0 p11     67 x[3]
        xor r11d, esi               ;    40.0 p1      68 x[1]
        rol esi, 0x1d               ;    40.0 p6      69 x[2]
        xor r10d, r14d              ;    41.0 p5      67 x[3]
        mov r14d, r12d              ;    40.0         38 x copy
        xor r14d, esi               ;    41.0 p11     38 x
        mov r15d, r12d              ;    40.0         38 x copy
        mov eax, r12d               ;    40.0         38 x copy
        and eax, r11d               ;    41.0 p1      38 x
        or esi, r10d                ;    42.0 p5      38 x
        and r15d, r10d              ;    42.0 p0      38 x
        xor eax, r10d               ;    42.0 p11     38 x
        not r15d                    ;    43.0 p6      38 x
        and r14d, esi               ;    43.0 p1      38 x
        xor r11d, esi               ;    43.0 p5      38 x
        and r11d, r15d              ;    44.0 p0      38 x
        xor edi, r15d               ;    44.0 p11     97 x[0]
        xor eax, r14d               ;    44.0 p6      38 x
        or r12d, r14d               ;    44.0 p1      38 x
        xor r11d, r14d              ;    45.0 p5      38 x
        not r14d                    ;    44.0 p0      38 x
        xor r13d, r14d              ;    45.0 p11     97 x[2]
        xor edi, r12d               ;    45.0 p6      97 x[0]
        xor r12d, eax               ;    45.0 p1      38 x
        xor r9d, eax                ;    45.0 p5      97 x[1]
        xor ebp, eax                ;    45.0 p0      97 x[3]
        or r12d, r11d               ;    46.0 p11     38 x
        xor edi, r11d               ;    46.0 p6      97 x[0]
        xor ebp, r11d               ;    46.0 p1      97 x[3]
        xor r13d, r12d              ;    47.0 p5      97 x[2]
        mov esi, dword [rbx + 48]   ;    29.7 p3      97 x[0]
        mov r10d, dword [rbx + 52]  ;    29.8 p10     97 x[1]
        rol edi, 0x1b               ;    47.0 p0      62 x[0]
        mov r11d, r9d               ;    46.0         63 x[2] copy
        shl r11d, 7                 ;    46.0 p6      63 x[2]
        mov r12d, r9d               ;    46.0         66 x[1] copy
        rol r12d, 0x1f              ;    46.0 p0      66 x[1]
        xor r11d, ebp               ;    47.0 p11     63 x[2]
        xor r9d, ebp                ;    47.0 p1      64 x[0]
        rol ebp, 0x19               ;    47.0 p6      65 x[3]
        xor r9d, edi                ;    48.0 p5      64 x[0]
        rol r13d, 0xa               ;    48.0 p0      61 x[2]
        mov edi, dword [rbx + 56]   ;    31.7 p2      97 x[2]
        xor r11d, r13d              ;    49.0 p11     63 x[2]
        mov r13d, dword [rbx + 60]  ;    32.0 p3      97 x[3]
        xor r12d, r9d               ;    49.0 p1      68 x[1]
        lea r14d, [r9*8]            ;    49.0 p5      67 x[3]
        rol r9d, 0x13               ;    49.0 p6      70 x[0]
        xor r12d, r11d              ;    50.0 p11     68 x[1]
        xor ebp, r11d               ;    50.0 p1      67 x[3]
        rol r11d, 0x1d              ;    50.0 p0      69 x[2]
        xor ebp, r14d               ;    51.0 p5      67 x[3]
        mov r14d, r9d               ;    50.0         37 x copy
        and r9d, r11d               ;    51.0 p11     37 x
        mov r15d, r12d              ;    51.0         37 x copy
        xor r15d, r11d              ;    51.0 p6      37 x
        xor r11d, ebp               ;    52.0 p1      37 x
        and r12d, r15d              ;    52.0 p5      37 x
        xor r9d, r15d               ;    52.0 p0      37 x
        xor r14d, r12d              ;    53.0 p11     37 x
        xor r11d, r9d               ;    53.0 p6      37 x
        xor edi, r9d                ;    53.0 p1      97 x[2]
        mov r9d, r15d               ;    52.0         37 x copy
        or ebp, r14d                ;    54.0 p5      37 x
        xor r14d, r11d              ;    54.0 p0      37 x
        xor r13d, r11d              ;    54.0 p11     97 x[3]
        xor r9d, ebp                ;    55.0 p6      37 x
        mov ebp, r14d               ;    55.0         37 x copy
        or r15d, r9d                ;    56.0 p1      37 x
        or r14d, r9d                ;    56.0 p5      37 x
        and r11d, r9d               ;    56.0 p0      37 x
        xor esi, r9d                ;    56.0 p11     97 x[0]
        xor ebp, r15d               ;    57.0 p6      37 x
        mov r9d, dword [rbx + 64]   ;    36.8 p10     97 x[0]
        xor r10d, r11d              ;    57.0 p1      97 x[1]
        xor r13d, r14d              ;    57.0 p5      97 x[3]
        rol esi, 0x1b               ;    57.0 p0      62 x[0]
        xor r10d, ebp               ;    58.0 p11     97 x[1]
        mov r11d, dword [rbx + 68]  ;    37.7 p2      97 x[1]
        xor edi, ebp                ;    58.0 p6      97 x[2]
        mov ebp, dword [rbx + 72]   ;    38.0 p3      97 x[2]
        mov r12d, dword [rbx - 96]  ;    38.2 p10     97 x[3]
        xor esi, r13d               ;    58.0 p1      64 x[0]
        rol edi, 0xa                ;    59.0 p0      61 x[2]
        mov r14d, r13d              ;    58.0         65 x[3] copy
        rol r14d, 0x19              ;    58.0 p6      65 x[3]
        xor esi, r10d               ;    59.0 p5      64 x[0]
        xor r13d, edi               ;    60.0 p11     63 x[2]
        mov edi, r10d               ;    59.0         63 x[2] copy
        shl edi, 7                  ;    59.0 p0      63 x[2]
        rol r10d, 0x1f              ;    59.0 p6      66 x[1]
        xor r13d, edi               ;    61.0 p1      63 x[2]
        xor r10d, esi               ;    60.0 p5      68 x[1]
        lea edi, [rsi*8]            ;    60.0 p0      67 x[3]
        rol esi, 0x13               ;    60.0 p6      70 x[0]
        xor r14d, edi               ;    62.0 p11     67 x[3]
        xor r14d, r13d              ;    63.0 p1      67 x[3]
        xor r10d, r13d              ;    62.0 p5      68 x[1]
        rol r13d, 0x1d              ;    62.0 p0      69 x[2]
        mov edi, esi                ;    61.0         36 x copy
        xor r13d, r10d              ;    63.0 p11     36 x
        xor r13d, r14d              ;    64.0 p1      36 x
        xor edi, r14d               ;    64.0 p5      36 x
        mov r15d, r10d              ;    63.0         36 x copy
        and r14d, r13d              ;    65.0 p6      36 x
        xor esi, r13d               ;    65.0 p11     36 x
        or r15d, r13d               ;    65.0 p0      36 x
        xor r11d, r13d              ;    65.0 p1      97 x[1]
        xor r10d, r14d              ;    66.0 p5      36 x
        not esi                     ;    66.0 p6      36 x
        xor r15d, edi               ;    66.0 p11     36 x
        and edi, r10d               ;    67.0 p0      36 x
        xor ebp, r10d               ;    67.0 p1      97 x[2]
        xor r9d, r15d               ;    67.0 p5      97 x[0]
        and r15d, esi               ;    67.0 p6      36 x
        xor ebp, esi                ;    68.0 p11     97 x[2]
        rol r9d, 0x1b               ;    68.0 p0      62 x[0]
        or r15d, edi                ;    68.0 p1      36 x
        xor r11d, edi               ;    68.0 p5      97 x[1]
        mov esi, dword [rbx + 76]   ;    44.5 p2      97 x[0]
        xor ebp, edi                ;    69.0 p6      97 x[2]
        mov edi, dword [rbx + 80]   ;    44.8 p3      97 x[1]
        xor r12d, r15d              ;    69.0 p11     97 x[3]
        mov r10d, dword [rbx + 84]  ;    45.2 p10     97 x[2]
        xor r9d, r11d               ;    69.0 p0      64 x[0]
        rol ebp, 0xa                ;    70.0 p6      61 x[2]
        mov r13d, r11d              ;    69.0         63 x[2] copy
        shl r13d, 7                 ;    69.0 p0      63 x[2]
        mov r14d, dword [rbx + 88]  ;    46.0 p2      97 x[3]
        rol r11d, 0x1f              ;    69.0 p6      66 x[1]
        xor r9d, r12d               ;    70.0 p1      64 x[0]
        xor r13d, r12d              ;    70.0 p5      63 x[2]
        rol r12d, 0x19              ;    70.0 p0      65 x[3]
        xor r13d, ebp               ;    71.0 p11     63 x[2]
        xor r11d, r9d               ;    71.0 p1      35 x
        lea ebp, [r9*8]             ;    71.0 p5      67 x[3]
        rol r9d, 0x13               ;    71.0 p6      70 x[0]
        xor r12d, r13d              ;    72.0 p11     67 x[3]
        xor r11d, r13d              ;    72.0 p1      35 x
        rol r13d, 0x1d              ;    72.0 p0      69 x[2]
        xor r12d, ebp               ;    73.0 p5      67 x[3]
        mov ebp, r9d                ;    72.0         35 x copy
        xor ebp, r13d               ;    73.0 p11     35 x
        not r13d                    ;    73.0 p6      35 x
        xor r11d, r12d              ;    74.0 p1      35 x
        xor r10d, ebp               ;    74.0 p5      97 x[2]
        or r9d, r11d                ;    75.0 p0      35 x
        mov r15d, r12d              ;    74.0         35 x copy
        and r15d, r11d              ;    75.0 p11     35 x
        xor r11d, r13d              ;    75.0 p6      35 x
        mov eax, ebp                ;    74.0         35 x copy
        xor r12d, r9d               ;    76.0 p1      35 x
        xor eax, r15d               ;    76.0 p5      35 x
        and ebp, r12d               ;    77.0 p0      35 x
        and r13d, r12d              ;    77.0 p11     35 x
        xor r12d, r11d              ;    77.0 p6      35 x
        or r11d, eax                ;    77.0 p1      35 x
        xor r14d, eax               ;    77.0 p5      97 x[3]
        xor r10d, r13d              ;    78.0 p0      97 x[2]
        xor r11d, ebp               ;    78.0 p11     35 x
        xor edi, r12d               ;    78.0 p6      97 x[1]
        xor r10d, r12d              ;    79.0 p1      97 x[2]
        xor esi, r11d               ;    79.0 p5      97 x[0]
        xor edi, r11d               ;    79.0 p0      97 x[1]
        mov ebp, dword [rbx - 92]   ;    52.0 p3      97 x[0]
        mov r9d, r14d               ;    78.0         65 x[3] copy
        rol r9d, 0x19               ;    78.0 p6      65 x[3]
        mov r11d, r14d              ;    78.0         63 x[2] copy
        rol r10d, 0xa               ;    80.0 p0      61 x[2]
        rol esi, 0x1b               ;    80.0 p6      62 x[0]
        mov r12d, dword [rbx + 92]  ;    53.0 p10     97 x[1]
        xor r14d, edi               ;    80.0 p11     64 x[0]
        xor r11d, r10d              ;    81.0 p1      63 x[2]
        xor r14d, esi               ;    81.0 p5      64 x[0]
        mov esi, edi                ;    80.0         63 x[2] copy
        shl esi, 7                  ;    80.0 p0      63 x[2]
        mov r10d, dword [rbx - 88]  ;    54.0 p2      97 x[2]
        rol edi, 0x1f               ;    80.0 p6      66 x[1]
        xor r11d, esi               ;    82.0 p11     63 x[2]
        mov esi, dword [rbx - 84]   ;    54.5 p3      97 x[3]
        xor edi, r14d               ;    82.0 p1      68 x[1]
        lea r13d, [r14*8]           ;    82.0 p5      67 x[3]
        rol r14d, 0x13              ;    82.0 p0      70 x[0]
        xor edi, r11d               ;    83.0 p11     68 x[1]
        xor r9d, r11d               ;    83.0 p1      67 x[3]
        rol r11d, 0x1d              ;    83.0 p6      69 x[2]
        xor r9d, r13d               ;    84.0 p5      67 x[3]
        mov r13d, r14d              ;    83.0         34 x copy
        or r13d, edi                ;    84.0 p11     34 x
        xor r13d, r11d              ;    85.0 p0      34 x
        mov r15d, edi               ;    84.0         34 x copy
        xor r14d, r9d               ;    85.0 p1      34 x
        or r11d, r9d                ;    85.0 p5      34 x
        xor r15d, r14d              ;    86.0 p6      34 x
        and r14d, r13d              ;    86.0 p11     34 x
        mov eax, r9d                ;    85.0         34 x copy
        xor r9d, r13d               ;    86.0 p0      34 x
        and r11d, r15d              ;    87.0 p1      34 x
        xor edi, r14d               ;    87.0 p5      34 x
        xor r10d, r9d               ;    87.0 p6      97 x[2]
        xor r14d, r11d              ;    88.0 p11     34 x
        or eax, r11d                ;    88.0 p0      34 x
        xor r13d, edi               ;    88.0 p1      34 x
        xor ebp, edi                ;    88.0 p5      97 x[0]
        rol r10d, 0xa               ;    88.0 p6      61 x[2]
        xor r9d, eax                ;    89.0 p11     34 x
        and r13d, r14d              ;    89.0 p0      34 x
        xor esi, r14d               ;    89.0 p1      97 x[3]
        xor r12d, r13d              ;    90.0 p5      97 x[1]
        xor ebp, r9d                ;    90.0 p6      97 x[0]
        xor r12d, r9d               ;    91.0 p11     97 x[1]
        mov edi, dword [rbx + 96]   ;    59.8 p10     97 x[0]
        xor r10d, esi               ;    90.0 p0      63 x[2]
        rol ebp, 0x1b               ;    91.0 p6      62 x[0]
        mov r9d, dword [rbx + 100]  ;    60.3 p2      97 x[1]
        mov r11d, esi               ;    90.0         65 x[3] copy
        rol r11d, 0x19              ;    90.0 p0      65 x[3]
        xor esi, ebp                ;    92.0 p1      64 x[0]
        xor esi, r12d               ;    93.0 p5      64 x[0]
        mov ebp, r12d               ;    92.0         63 x[2] copy
        shl ebp, 7                  ;    92.0 p6      63 x[2]
        mov r13d, dword [rbx + 104] ;    61.5 p3      97 x[2]
        rol r12d, 0x1f              ;    92.0 p0      66 x[1]
        xor r10d, ebp               ;    93.0 p11     63 x[2]
        mov ebp, dword [rbx + 108]  ;    62.0 p10     97 x[3]
        xor r11d, r10d              ;    94.0 p1      67 x[3]
        xor r12d, r10d              ;    94.0 p5      68 x[1]
        rol r10d, 0x1d              ;    94.0 p6      69 x[2]
        xor r12d, esi               ;    95.0 p11     68 x[1]
        lea r14d, [rsi*8]           ;    94.0 p5      67 x[3]
        rol esi, 0x13               ;    94.0 p0      70 x[0]
        xor r11d, r14d              ;    96.0 p1      67 x[3]
        mov r14d, esi               ;    95.0         41 x copy
        xor r14d, r10d              ;    95.0 p11     41 x
        not r14d                    ;    96.0 p6      41 x
        and esi, r11d               ;    97.0 p1      41 x
        or r10d, r11d               ;    97.0 p5      41 x
        xor r11d, r12d              ;    97.0 p0      41 x
        and r11d, r10d              ;    98.0 p11     41 x
        mov r15d, r14d              ;    97.0         41 x copy
        or r12d, esi                ;    98.0 p6      41 x
        or r15d, esi                ;    98.0 p1      41 x
        xor r10d, esi               ;    98.0 p5      41 x
        xor r14d, r12d              ;    99.0 p0      41 x
        xor esi, r15d               ;    99.0 p11     41 x
        xor r15d, r11d              ;    99.0 p6      41 x
        xor edi, r11d               ;    99.0 p1      97 x[0]
        or esi, r10d                ;   100.0 p5      41 x
        xor r10d, r14d              ;   100.0 p0      41 x
        and r14d, r15d              ;   100.0 p11     41 x
        xor r9d, r15d               ;   100.0 p6      97 x[1]
        xor r13d, esi               ;   101.0 p1      97 x[2]
        xor ebp, r14d               ;   101.0 p5      97 x[3]
        xor edi, r10d               ;   101.0 p0      97 x[0]
        xor r13d, r10d              ;   102.0 p11     97 x[2]
        mov esi, dword [rbx + 112]  ;    67.2 p2      97 x[0]
        xor ebp, r10d               ;   102.0 p6      97 x[3]
        mov r10d, dword [rbx + 116] ;    67.5 p3      97 x[1]
        rol edi, 0x1b               ;   102.0 p0      62 x[0]
        mov r11d, r9d               ;   101.0         63 x[2] copy
        shl r11d, 7                 ;   101.0 p6      63 x[2]
        mov r12d, r9d               ;   101.0         66 x[1] copy
        rol r12d, 0x1f              ;   101.0 p0      66 x[1]
        xor r9d, edi                ;   103.0 p1      64 x[0]
        rol r13d, 0xa               ;   103.0 p6      61 x[2]
        xor r11d, ebp               ;   103.0 p5      63 x[2]
        xor r9d, ebp                ;   104.0 p11     64 x[0]
        rol ebp, 0x19               ;   103.0 p0      65 x[3]
        xor r11d, r13d              ;   104.0 p1      63 x[2]
        mov edi, dword [rbx + 120]  ;    69.5 p10     97 x[2]
        mov r13d, dword [rbx + 124] ;    69.7 p2      97 x[3]
        xor ebp, r11d               ;   105.0 p5      67 x[3]
        xor r12d, r11d              ;   105.0 p11     68 x[1]
        rol r11d, 0x1d              ;   105.0 p6      69 x[2]
        xor r12d, r9d               ;   106.0 p1      68 x[1]
        lea r14d, [r9*8]            ;   105.0 p5      67 x[3]
        rol r9d, 0x13               ;   105.0 p0      70 x[0]
        xor ebp, r14d               ;   107.0 p11     67 x[3]
        mov r14d, r9d               ;   106.0         40 x copy
        and r14d, r11d              ;   106.0 p1      40 x
        xor r9d, r11d               ;   106.0 p5      40 x
        not r11d                    ;   106.0 p11     40 x
        xor r14d, r12d              ;   107.0 p6      40 x
        not r12d                    ;   107.0 p1      40 x
        xor r14d, ebp               ;   108.0 p0      40 x
        or ebp, r9d                 ;   108.0 p5      40 x
        mov r15d, r9d               ;   107.0         40 x copy
        xor r9d, r12d               ;   108.0 p11     40 x
        xor edi, r12d               ;   108.0 p6      97 x[2]
        xor r11d, r14d              ;   109.0 p1      40 x
        xor ebp, r14d               ;   109.0 p0      40 x
        and r15d, r14d              ;   109.0 p5      40 x
        xor r10d, r11d              ;   110.0 p11     97 x[1]
        xor r11d, r15d              ;   110.0 p6      40 x
        xor edi, r15d               ;   110.0 p1      97 x[2]
        and r9d, ebp                ;   110.0 p0      40 x
        xor esi, ebp                ;   110.0 p5      97 x[0]
        xor r9d, r11d               ;   111.0 p11     40 x
        and ebp, r11d               ;   111.0 p6      40 x
        xor edi, ebp                ;   112.0 p1      97 x[2]
        xor esi, r9d                ;   112.0 p0      97 x[0]
        mov ebp, dword [rbx + 128]  ;    74.8 p3      97 x[0]
        mov r11d, dword [rbx + 132] ;    75.0 p10     97 x[1]
        xor r13d, r9d               ;   112.0 p5      97 x[3]
        mov r9d, r10d               ;   111.0         63 x[2] copy
        shl r9d, 7                  ;   111.0 p6      63 x[2]
        mov r12d, r10d              ;   111.0         66 x[1] copy
        rol r12d, 0x1f              ;   111.0 p0      66 x[1]
        rol esi, 0x1b               ;   113.0 p6      62 x[0]
        rol edi, 0xa                ;   113.0 p0      61 x[2]
        mov r14d, dword [rbx + 136] ;    76.3 p2      97 x[2]
        xor r10d, r13d              ;   113.0 p11     64 x[0]
        xor r9d, r13d               ;   113.0 p1      63 x[2]
        rol r13d, 0x19              ;   113.0 p6      65 x[3]
        xor r10d, esi               ;   114.0 p5      64 x[0]
        mov esi, dword [rbx + 140]  ;    77.2 p3      97 x[3]
        xor r9d, edi                ;   114.0 p11     63 x[2]
        xor r13d, r9d               ;   115.0 p1      67 x[3]
        xor r12d, r9d               ;   115.0 p5      68 x[1]
        rol r9d, 0x1d               ;   115.0 p0      69 x[2]
        xor r12d, r10d              ;   116.0 p11     68 x[1]
        lea edi, [r10*8]            ;   115.0 p5      67 x[3]
        rol r10d, 0x13              ;   115.0 p6      70 x[0]
        xor r13d, edi               ;   117.0 p1      67 x[3]
        xor r14d, r10d              ;   116.0 p11     97 x[2]
        mov edi, r9d                ;   116.0         39 x copy
        xor r9d, r10d               ;   116.0 p0      39 x
        mov r15d, r10d              ;   116.0         39 x copy
        and r15d, r12d              ;   117.0 p1      39 x
        not r12d                    ;   117.0 p5      39 x
        mov eax, r10d               ;   116.0         39 x copy
        or edi, r15d                ;   118.0 p6      39 x
        and eax, r13d               ;   118.0 p11     39 x
        xor r9d, r13d               ;   118.0 p0      39 x
        xor r10d, r12d              ;   118.0 p1      39 x
        not r10d                    ;   119.0 p5      39 x
        xor eax, r12d               ;   119.0 p6      39 x
        xor edi, eax                ;   120.0 p11     39 x
        xor r9d, eax                ;   120.0 p0      39 x
        and r12d, edi               ;   121.0 p1      39 x
        or r10d, edi                ;   121.0 p5      39 x
        xor esi, edi                ;   121.0 p6      97 x[3]
        or eax, r9d                 ;   121.0 p11     39 x
        xor ebp, r9d                ;   121.0 p0      97 x[0]
        xor r11d, r9d               ;   121.0 p1      97 x[1]
        xor r11d, r10d              ;   122.0 p5      97 x[1]
        xor r14d, eax               ;   122.0 p6      97 x[2]
        xor ebp, r12d               ;   122.0 p11     97 x[0]
        xor r14d, r12d              ;   123.0 p0      97 x[2]
        mov edi, dword [rbx + 144]  ;    82.8 p10     97 x[0]
        mov r9d, dword [rbx + 148]  ;    83.0 p2      97 x[1]
        rol ebp, 0x1b               ;   123.0 p6      62 x[0]
        mov r10d, esi               ;   122.0         65 x[3] copy
        rol r10d, 0x19              ;   122.0 p0      65 x[3]
        mov r12d, esi               ;   122.0         64 x[0] copy
        xor r12d, r11d              ;   123.0 p1      64 x[0]
        xor r12d, ebp               ;   124.0 p5      64 x[0]
        rol r14d, 0xa               ;   124.0 p6      61 x[2]
        mov ebp, r11d               ;   123.0         63 x[2] copy
        shl ebp, 7                  ;   123.0 p0      63 x[2]
        mov r13d, dword [rbx + 152] ;    84.7 p3      97 x[2]
        rol r11d, 0x1f              ;   123.0 p6      66 x[1]
        xor esi, ebp                ;   124.0 p11     63 x[2]
        xor esi, r14d               ;   125.0 p1      63 x[2]
        mov ebp, dword [rbx + 156]  ;    85.3 p10     97 x[3]
        xor r11d, r12d              ;   125.0 p5      68 x[1]
        lea r14d, [r12*8]           ;   125.0 p0      67 x[3]
        rol r12d, 0x13              ;   125.0 p6      70 x[0]
        xor r10d, esi               ;   126.0 p11     67 x[3]
        xor r11d, esi               ;   126.0 p1      68 x[1]
        rol esi, 0x1d               ;   126.0 p0      69 x[2]
        xor r10d, r14d              ;   127.0 p5      67 x[3]
        mov r14d, r12d              ;   126.0         38 x copy
        xor r14d, esi               ;   127.0 p11     38 x
        mov r15d, r12d              ;   126.0         38 x copy
        mov eax, r12d               ;   126.0         38 x copy
        and eax, r11d               ;   127.0 p1      38 x
        or esi, r10d                ;   128.0 p5      38 x
        and r15d, r10d              ;   128.0 p6      38 x
        xor eax, r10d               ;   128.0 p11     38 x
        not r15d                    ;   129.0 p1      38 x
        and r14d, esi               ;   129.0 p0      38 x
        xor r11d, esi               ;   129.0 p5      38 x
        and r11d, r15d              ;   130.0 p6      38 x
        xor edi, r15d               ;   130.0 p11     97 x[0]
        xor eax, r14d               ;   130.0 p1      38 x
        or r12d, r14d               ;   130.0 p0      38 x
        xor r11d, r14d              ;   131.0 p5      38 x
        not r14d                    ;   130.0 p6      38 x
        xor r13d, r14d              ;   131.0 p11     97 x[2]
        xor edi, r12d               ;   131.0 p1      97 x[0]
        xor r12d, eax               ;   131.0 p0      38 x
        xor r9d, eax                ;   131.0 p5      97 x[1]
        xor ebp, eax                ;   131.0 p6      97 x[3]
        or r12d, r11d               ;   132.0 p11     38 x
        xor edi, r11d               ;   132.0 p1      97 x[0]
        xor ebp, r11d               ;   132.0 p0      97 x[3]
        xor r13d, r12d              ;   133.0 p5      97 x[2]
        mov esi, dword [rbx + 160]  ;    91.0 p2      97 x[0]
        mov r10d, dword [rbx + 164] ;    91.2 p3      97 x[1]
        rol edi, 0x1b               ;   133.0 p6      62 x[0]
        mov r11d, r9d               ;   132.0         63 x[2] copy
        shl r11d, 7                 ;   132.0 p0      63 x[2]
        mov r12d, r9d               ;   132.0         66 x[1] copy
        rol r12d, 0x1f              ;   132.0 p6      66 x[1]
        xor r11d, ebp               ;   133.0 p11     63 x[2]
        xor r9d, ebp                ;   133.0 p1      64 x[0]
        rol ebp, 0x19               ;   133.0 p0      65 x[3]
        xor r9d, edi                ;   134.0 p5      64 x[0]
        rol r13d, 0xa               ;   134.0 p6      61 x[2]
        mov edi, dword [rbx + 168]  ;    93.0 p10     97 x[2]
        xor r11d, r13d              ;   135.0 p11     63 x[2]
        mov r13d, dword [rbx + 172] ;    93.3 p2      97 x[3]
        xor r12d, r9d               ;   135.0 p1      68 x[1]
        lea r14d, [r9*8]            ;   135.0 p5      67 x[3]
        rol r9d, 0x13               ;   135.0 p0      70 x[0]
        xor r12d, r11d              ;   136.0 p11     68 x[1]
        xor ebp, r11d               ;   136.0 p1      67 x[3]
        rol r11d, 0x1d              ;   136.0 p6      69 x[2]
        xor ebp, r14d               ;   137.0 p5      67 x[3]
        mov r14d, r9d               ;   136.0         37 x copy
        and r9d, r11d               ;   137.0 p11     37 x
        mov r15d, r12d              ;   137.0         37 x copy
        xor r15d, r11d              ;   137.0 p0      37 x
        xor r11d, ebp               ;   138.0 p1      37 x
        and r12d, r15d              ;   138.0 p5      37 x
        xor r9d, r15d               ;   138.0 p6      37 x
        xor r14d, r12d              ;   139.0 p11     37 x
        xor r11d, r9d               ;   139.0 p0      37 x
        xor edi, r9d                ;   139.0 p1      97 x[2]
        mov r9d, r15d               ;   138.0         37 x copy
        or ebp, r14d                ;   140.0 p5      37 x
        xor r14d, r11d              ;   140.0 p6      37 x
        xor r13d, r11d              ;   140.0 p11     97 x[3]
        xor r9d, ebp                ;   141.0 p0      37 x
        mov ebp, r14d               ;   141.0         37 x copy
        or r15d, r9d                ;   142.0 p1      37 x
        or r14d, r9d                ;   142.0 p5      37 x
        and r11d, r9d               ;   142.0 p6      37 x
        xor esi, r9d                ;   142.0 p11     97 x[0]
        xor ebp, r15d               ;   143.0 p0      37 x
        mov r9d, dword [rbx + 176]  ;    98.2 p3      97 x[0]
        xor r10d, r11d              ;   143.0 p1      97 x[1]
        xor r13d, r14d              ;   143.0 p5      97 x[3]
        rol esi, 0x1b               ;   143.0 p6      62 x[0]
        xor r10d, ebp               ;   144.0 p11     97 x[1]
        mov r11d, dword [rbx + 180] ;    99.0 p10     97 x[1]
        xor edi, ebp                ;   144.0 p0      97 x[2]
        mov ebp, dword [rbx + 184]  ;    99.3 p2      97 x[2]
        mov r12d, dword [rbx - 80]  ;    99.5 p3      97 x[3]
        xor esi, r13d               ;   144.0 p1      64 x[0]
        rol edi, 0xa                ;   145.0 p6      61 x[2]
        mov r14d, r13d              ;   144.0         65 x[3] copy
        rol r14d, 0x19              ;   144.0 p0      65 x[3]
        xor esi, r10d               ;   145.0 p5      64 x[0]
        xor r13d, edi               ;   146.0 p11     63 x[2]
        mov edi, r10d               ;   145.0         63 x[2] copy
        shl edi, 7                  ;   145.0 p6      63 x[2]
        rol r10d, 0x1f              ;   145.0 p0      66 x[1]
        xor r13d, edi               ;   147.0 p1      63 x[2]
        xor r10d, esi               ;   146.0 p5      68 x[1]
        lea edi, [rsi*8]            ;   146.0 p6      67 x[3]
        rol esi, 0x13               ;   146.0 p0      70 x[0]
        xor r14d, edi               ;   148.0 p11     67 x[3]
        xor r14d, r13d              ;   149.0 p1      67 x[3]
        xor r10d, r13d              ;   148.0 p5      68 x[1]
        rol r13d, 0x1d              ;   148.0 p6      69 x[2]
        mov edi, esi                ;   147.0         36 x copy
        xor r13d, r10d              ;   149.0 p11     36 x
        xor r13d, r14d              ;   150.0 p1      36 x
        xor edi, r14d               ;   150.0 p5      36 x
        mov r15d, r10d              ;   149.0         36 x copy
        and r14d, r13d              ;   151.0 p0      36 x
        xor esi, r13d               ;   151.0 p11     36 x
        or r15d, r13d               ;   151.0 p6      36 x
        xor r11d, r13d              ;   151.0 p1      97 x[1]
        xor r10d, r14d              ;   152.0 p5      36 x
        not esi                     ;   152.0 p0      36 x
        xor r15d, edi               ;   152.0 p11     36 x
        and edi, r10d               ;   153.0 p6      36 x
        xor ebp, r10d               ;   153.0 p1      97 x[2]
        xor r9d, r15d               ;   153.0 p5      97 x[0]
        and r15d, esi               ;   153.0 p0      36 x
        xor ebp, esi                ;   154.0 p11     97 x[2]
        rol r9d, 0x1b               ;   154.0 p6      62 x[0]
        or r15d, edi                ;   154.0 p1      36 x
        xor r11d, edi               ;   154.0 p5      97 x[1]
        mov esi, dword [rbx + 188]  ;   105.8 p10     97 x[0]
        xor ebp, edi                ;   155.0 p0      97 x[2]
        mov edi, dword [rbx + 192]  ;   106.2 p2      97 x[1]
        xor r12d, r15d              ;   155.0 p11     97 x[3]
        mov r10d, dword [rbx + 196] ;   106.5 p3      97 x[2]
        xor r9d, r11d               ;   155.0 p6      64 x[0]
        rol ebp, 0xa                ;   156.0 p0      61 x[2]
        mov r13d, r11d              ;   155.0         63 x[2] copy
        shl r13d, 7                 ;   155.0 p6      63 x[2]
        mov r14d, dword [rbx + 200] ;   107.3 p10     97 x[3]
        rol r11d, 0x1f              ;   155.0 p0      66 x[1]
        xor r9d, r12d               ;   156.0 p1      64 x[0]
        xor r13d, r12d              ;   156.0 p5      63 x[2]
        rol r12d, 0x19              ;   156.0 p6      65 x[3]
        xor r13d, ebp               ;   157.0 p11     63 x[2]
        xor r11d, r9d               ;   157.0 p1      35 x
        lea ebp, [r9*8]             ;   157.0 p5      67 x[3]
        rol r9d, 0x13               ;   157.0 p0      70 x[0]
        xor r12d, r13d              ;   158.0 p11     67 x[3]
        xor r11d, r13d              ;   158.0 p1      35 x
        rol r13d, 0x1d              ;   158.0 p6      69 x[2]
        xor r12d, ebp               ;   159.0 p5      67 x[3]
        mov ebp, r9d                ;   158.0         35 x copy
        xor ebp, r13d               ;   159.0 p11     35 x
        not r13d                    ;   159.0 p0      35 x
        xor r11d, r12d              ;   160.0 p1      35 x
        xor r10d, ebp               ;   160.0 p5      97 x[2]
        or r9d, r11d                ;   161.0 p6      35 x
        mov r15d, r12d              ;   160.0         35 x copy
        and r15d, r11d              ;   161.0 p11     35 x
        xor r11d, r13d              ;   161.0 p0      35 x
        mov eax, ebp                ;   160.0         35 x copy
        xor r12d, r9d               ;   162.0 p1      35 x
        xor eax, r15d               ;   162.0 p5      35 x
        and ebp, r12d               ;   163.0 p6      35 x
        and r13d, r12d              ;   163.0 p11     35 x
        xor r12d, r11d              ;   163.0 p0      35 x
        or r11d, eax                ;   163.0 p1      35 x
        xor r14d, eax               ;   163.0 p5      97 x[3]
        xor r10d, r13d              ;   164.0 p6      97 x[2]
        xor r11d, ebp               ;   164.0 p11     35 x
        xor edi, r12d               ;   164.0 p0      97 x[1]
        xor r10d, r12d              ;   165.0 p1      97 x[2]
        xor esi, r11d               ;   165.0 p5      97 x[0]
        xor edi, r11d               ;   165.0 p6      97 x[1]
        mov ebp, dword [rbx - 76]   ;   113.3 p2      97 x[0]
        mov r9d, r14d               ;   164.0         65 x[3] copy
        rol r9d, 0x19               ;   164.0 p0      65 x[3]
        mov r11d, r14d              ;   164.0         63 x[2] copy
        rol r10d, 0xa               ;   166.0 p6      61 x[2]
        rol esi, 0x1b               ;   166.0 p0      62 x[0]
        mov r12d, dword [rbx + 204] ;   114.3 p3      97 x[1]
        xor r14d, edi               ;   166.0 p11     64 x[0]
        xor r11d, r10d              ;   167.0 p1      63 x[2]
        xor r14d, esi               ;   167.0 p5      64 x[0]
        mov esi, edi                ;   166.0         63 x[2] copy
        shl esi, 7                  ;   166.0 p6      63 x[2]
        mov r10d, dword [rbx - 72]  ;   115.3 p10     97 x[2]
        rol edi, 0x1f               ;   166.0 p0      66 x[1]
        xor r11d, esi               ;   168.0 p11     63 x[2]
        mov esi, dword [rbx - 68]   ;   115.8 p2      97 x[3]
        xor edi, r14d               ;   168.0 p1      68 x[1]
        lea r13d, [r14*8]           ;   168.0 p5      67 x[3]
        rol r14d, 0x13              ;   168.0 p6      70 x[0]
        xor edi, r11d               ;   169.0 p11     68 x[1]
        xor r9d, r11d               ;   169.0 p1      67 x[3]
        rol r11d, 0x1d              ;   169.0 p0      69 x[2]
        xor r9d, r13d               ;   170.0 p5      67 x[3]
        mov r13d, r14d              ;   169.0         34 x copy
        or r13d, edi                ;   170.0 p11     34 x
        xor r13d, r11d              ;   171.0 p6      34 x
        mov r15d, edi               ;   170.0         34 x copy
        xor r14d, r9d               ;   171.0 p1      34 x
        or r11d, r9d                ;   171.0 p5      34 x
        xor r15d, r14d              ;   172.0 p0      34 x
        and r14d, r13d              ;   172.0 p11     34 x
        mov eax, r9d                ;   171.0         34 x copy
        xor r9d, r13d               ;   172.0 p6      34 x
        and r11d, r15d              ;   173.0 p1      34 x
        xor edi, r14d               ;   173.0 p5      34 x
        xor r10d, r9d               ;   173.0 p0      97 x[2]
        xor r14d, r11d              ;   174.0 p11     34 x
        or eax, r11d                ;   174.0 p6      34 x
        xor r13d, edi               ;   174.0 p1      34 x
        xor ebp, edi                ;   174.0 p5      97 x[0]
        rol r10d, 0xa               ;   174.0 p0      61 x[2]
        xor r9d, eax                ;   175.0 p11     34 x
        and r13d, r14d              ;   175.0 p6      34 x
        xor esi, r14d               ;   175.0 p1      97 x[3]
        xor r12d, r13d              ;   176.0 p5      97 x[1]
        xor ebp, r9d                ;   176.0 p0      97 x[0]
        xor r12d, r9d               ;   177.0 p11     97 x[1]
        mov edi, dword [rbx + 208]  ;   121.2 p3      97 x[0]
        xor r10d, esi               ;   176.0 p6      63 x[2]
        rol ebp, 0x1b               ;   177.0 p0      62 x[0]
        mov r9d, dword [rbx + 212]  ;   121.7 p10     97 x[1]
        mov r11d, esi               ;   176.0         65 x[3] copy
        rol r11d, 0x19              ;   176.0 p6      65 x[3]
        xor esi, ebp                ;   178.0 p1      64 x[0]
        xor esi, r12d               ;   179.0 p5      64 x[0]
        mov ebp, r12d               ;   178.0         63 x[2] copy
        shl ebp, 7                  ;   178.0 p0      63 x[2]
        mov r13d, dword [rbx + 216] ;   122.8 p2      97 x[2]
        rol r12d, 0x1f              ;   178.0 p6      66 x[1]
        xor r10d, ebp               ;   179.0 p11     63 x[2]
        mov ebp, dword [rbx + 220]  ;   123.3 p3      97 x[3]
        xor r11d, r10d              ;   180.0 p1      67 x[3]
        xor r12d, r10d              ;   180.0 p5      68 x[1]
        rol r10d, 0x1d              ;   180.0 p0      69 x[2]
        xor r12d, esi               ;   181.0 p11     68 x[1]
        lea r14d, [rsi*8]           ;   180.0 p5      67 x[3]
        rol esi, 0x13               ;   180.0 p6      70 x[0]
        xor r11d, r14d              ;   182.0 p1      67 x[3]
        mov r14d, esi               ;   181.0         41 x copy
        xor r14d, r10d              ;   181.0 p11     41 x
        not r14d                    ;   182.0 p0      41 x
        and esi, r11d               ;   183.0 p1      41 x
        or r10d, r11d               ;   183.0 p5      41 x
        xor r11d, r12d              ;   183.0 p6      41 x
        and r11d, r10d              ;   184.0 p11     41 x
        mov r15d, r14d              ;   183.0         41 x copy
        or r12d, esi                ;   184.0 p0      41 x
        or r15d, esi                ;   184.0 p1      41 x
        xor r10d, esi               ;   184.0 p5      41 x
        xor r14d, r12d              ;   185.0 p6      41 x
        xor esi, r15d               ;   185.0 p11     41 x
        xor r15d, r11d              ;   185.0 p0      41 x
        xor edi, r11d               ;   185.0 p1      97 x[0]
        or esi, r10d                ;   186.0 p5      41 x
        xor r10d, r14d              ;   186.0 p6      41 x
        and r14d, r15d              ;   186.0 p11     41 x
        xor r9d, r15d               ;   186.0 p0      97 x[1]
        xor r13d, esi               ;   187.0 p1      97 x[2]
        xor ebp, r14d               ;   187.0 p5      97 x[3]
        xor edi, r10d               ;   187.0 p6      97 x[0]
        xor r13d, r10d              ;   188.0 p11     97 x[2]
        mov esi, dword [rbx + 224]  ;   128.5 p10     97 x[0]
        xor ebp, r10d               ;   188.0 p0      97 x[3]
        mov r10d, dword [rbx + 228] ;   128.8 p2      97 x[1]
        rol edi, 0x1b               ;   188.0 p6      62 x[0]
        mov r11d, r9d               ;   187.0         63 x[2] copy
        shl r11d, 7                 ;   187.0 p0      63 x[2]
        mov r12d, r9d               ;   187.0         66 x[1] copy
        rol r12d, 0x1f              ;   187.0 p6      66 x[1]
        xor r9d, edi                ;   189.0 p1      64 x[0]
        rol r13d, 0xa               ;   189.0 p0      61 x[2]
        xor r11d, ebp               ;   189.0 p5      63 x[2]
        xor r9d, ebp                ;   190.0 p11     64 x[0]
        rol ebp, 0x19               ;   189.0 p6      65 x[3]
        xor r11d, r13d              ;   190.0 p1      63 x[2]
        mov edi, dword [rbx + 232]  ;   130.8 p3      97 x[2]
        mov r13d, dword [rbx + 236] ;   131.0 p10     97 x[3]
        xor ebp, r11d               ;   191.0 p5      67 x[3]
        xor r12d, r11d              ;   191.0 p11     68 x[1]
        rol r11d, 0x1d              ;   191.0 p0      69 x[2]
        xor r12d, r9d               ;   192.0 p1      68 x[1]
        lea r14d, [r9*8]            ;   191.0 p5      67 x[3]
        rol r9d, 0x13               ;   191.0 p6      70 x[0]
        xor ebp, r14d               ;   193.0 p11     67 x[3]
        mov r14d, r9d               ;   192.0         40 x copy
        and r14d, r11d              ;   192.0 p1      40 x
        xor r9d, r11d               ;   192.0 p5      40 x
        not r11d                    ;   192.0 p11     40 x
        xor r14d, r12d              ;   193.0 p0      40 x
        not r12d                    ;   193.0 p1      40 x
        xor r14d, ebp               ;   194.0 p6      40 x
        or ebp, r9d                 ;   194.0 p5      40 x
        mov r15d, r9d               ;   193.0         40 x copy
        xor r9d, r12d               ;   194.0 p11     40 x
        xor edi, r12d               ;   194.0 p0      97 x[2]
        xor r11d, r14d              ;   195.0 p1      40 x
        xor ebp, r14d               ;   195.0 p6      40 x
        and r15d, r14d              ;   195.0 p5      40 x
        xor r10d, r11d              ;   196.0 p11     97 x[1]
        xor r11d, r15d              ;   196.0 p0      40 x
        xor edi, r15d               ;   196.0 p1      97 x[2]
        and r9d, ebp                ;   196.0 p6      40 x
        xor esi, ebp                ;   196.0 p5      97 x[0]
        xor r9d, r11d               ;   197.0 p11     40 x
        and ebp, r11d               ;   197.0 p0      40 x
        xor edi, ebp                ;   198.0 p1      97 x[2]
        xor esi, r9d                ;   198.0 p6      97 x[0]
        mov ebp, dword [rbx + 240]  ;   136.2 p2      97 x[0]
        mov r11d, dword [rbx + 244] ;   136.3 p3      97 x[1]
        xor r13d, r9d               ;   198.0 p5      97 x[3]
        mov r9d, r10d               ;   197.0         63 x[2] copy
        shl r9d, 7                  ;   197.0 p0      63 x[2]
        mov r12d, r10d              ;   197.0         66 x[1] copy
        rol r12d, 0x1f              ;   197.0 p6      66 x[1]
        rol esi, 0x1b               ;   199.0 p0      62 x[0]
        rol edi, 0xa                ;   199.0 p6      61 x[2]
        mov r14d, dword [rbx + 248] ;   137.7 p10     97 x[2]
        mov r15d, dword [rbx + 252] ;   137.8 p2      97 x[3]
        xor r10d, r13d              ;   199.0 p11     64 x[0]
        xor r9d, r13d               ;   199.0 p1      63 x[2]
        rol r13d, 0x19              ;   199.0 p0      65 x[3]
        xor r10d, esi               ;   200.0 p5      64 x[0]
        xor r9d, edi                ;   200.0 p11     63 x[2]
        xor r13d, r9d               ;   201.0 p1      67 x[3]
        xor r12d, r9d               ;   201.0 p5      68 x[1]
        rol r9d, 0x1d               ;   201.0 p6      69 x[2]
        xor r12d, r10d              ;   202.0 p11     68 x[1]
        lea esi, [r10*8]            ;   201.0 p0      67 x[3]
        rol r10d, 0x13              ;   201.0 p6      70 x[0]
        xor r13d, esi               ;   203.0 p1      67 x[3]
        xor r14d, r10d              ;   202.0 p5      97 x[2]
        mov esi, r9d                ;   202.0         39 x copy
        xor r9d, r10d               ;   202.0 p11     39 x
        mov edi, r10d               ;   202.0         39 x copy
        and edi, r12d               ;   203.0 p1      39 x
        not r12d                    ;   203.0 p0      39 x
        mov eax, r10d               ;   202.0         39 x copy
        or esi, edi                 ;   204.0 p5      39 x
        and eax, r13d               ;   204.0 p6      39 x
        xor r9d, r13d               ;   204.0 p11     39 x
        xor r10d, r12d              ;   204.0 p1      39 x
        not r10d                    ;   205.0 p0      39 x
        xor eax, r12d               ;   205.0 p5      39 x
        xor esi, eax                ;   206.0 p6      39 x
        xor r9d, eax                ;   206.0 p11     39 x
        and r12d, esi               ;   207.0 p1      39 x
        or r10d, esi                ;   207.0 p0      39 x
        xor r15d, esi               ;   207.0 p5      97 x[3]
        or eax, r9d                 ;   207.0 p6      39 x
        xor ebp, r9d                ;   207.0 p11     97 x[0]
        xor r11d, r9d               ;   207.0 p1      97 x[1]
        xor r11d, r10d              ;   208.0 p0      97 x[1]
        xor r14d, eax               ;   208.0 p5      97 x[2]
        xor ebp, r12d               ;   208.0 p6      97 x[0]
        xor r14d, r12d              ;   209.0 p11     97 x[2]
        mov esi, dword [rbx + 256]  ;   144.2 p3      97 x[0]
        mov edi, dword [rbx + 260]  ;   144.3 p10     97 x[1]
        rol ebp, 0x1b               ;   209.0 p0      62 x[0]
        mov r9d, r15d               ;   208.0         65 x[3] copy
        rol r9d, 0x19               ;   208.0 p6      65 x[3]
        mov r10d, r15d              ;   208.0         64 x[0] copy
        xor r10d, r11d              ;   209.0 p1      64 x[0]
        xor r10d, ebp               ;   210.0 p5      64 x[0]
        rol r14d, 0xa               ;   210.0 p0      61 x[2]
        mov ebp, r11d               ;   209.0         63 x[2] copy
        shl ebp, 7                  ;   209.0 p6      63 x[2]
        mov r12d, dword [rbx + 264] ;   146.0 p2      97 x[2]
        rol r11d, 0x1f              ;   209.0 p0      66 x[1]
        xor r15d, ebp               ;   210.0 p11     63 x[2]
        xor r15d, r14d              ;   211.0 p1      63 x[2]
        mov ebp, dword [rbx + 268]  ;   146.7 p3      97 x[3]
        xor r11d, r10d              ;   211.0 p5      68 x[1]
        lea r13d, [r10*8]           ;   211.0 p5      67 x[3]
        rol r10d, 0x13              ;   211.0 p6      70 x[0]
        xor r9d, r15d               ;   212.0 p11     67 x[3]
        xor r11d, r15d              ;   212.0 p1      68 x[1]
        rol r15d, 0x1d              ;   212.0 p0      69 x[2]
        xor r9d, r13d               ;   213.0 p11     67 x[3]
        mov r13d, r10d              ;   212.0         38 x copy
        xor r13d, r15d              ;   213.0 p1      38 x
        mov r14d, r10d              ;   212.0         38 x copy
        mov eax, r10d               ;   212.0         38 x copy
        and eax, r11d               ;   213.0 p5      38 x
        or r15d, r9d                ;   214.0 p6      38 x
        and r14d, r9d               ;   214.0 p11     38 x
        xor eax, r9d                ;   214.0 p0      38 x
        not r14d                    ;   215.0 p1      38 x
        and r13d, r15d              ;   215.0 p5      38 x
        xor r11d, r15d              ;   215.0 p6      38 x
        and r11d, r14d              ;   216.0 p11     38 x
        xor esi, r14d               ;   216.0 p0      97 x[0]
        xor eax, r13d               ;   216.0 p1      38 x
        or r10d, r13d               ;   216.0 p5      38 x
        xor r11d, r13d              ;   217.0 p6      38 x
        not r13d                    ;   216.0 p11     38 x
        xor r12d, r13d              ;   217.0 p0      97 x[2]
        xor esi, r10d               ;   217.0 p1      97 x[0]
        xor r10d, eax               ;   217.0 p5      38 x
        xor edi, eax                ;   217.0 p6      97 x[1]
        xor ebp, eax                ;   217.0 p11     97 x[3]
        or r10d, r11d               ;   218.0 p0      38 x
        xor esi, r11d               ;   218.0 p1      97 x[0]
        xor ebp, r11d               ;   218.0 p5      97 x[3]
        xor r12d, r10d              ;   219.0 p6      97 x[2]
        mov r9d, dword [rbx + 272]  ;   152.3 p10     97 x[0]
        mov r10d, dword [rbx + 276] ;   152.5 p2      97 x[1]
        rol esi, 0x1b               ;   219.0 p0      62 x[0]
        mov r11d, edi               ;   218.0         63 x[2] copy
        shl r11d, 7                 ;   218.0 p6      63 x[2]
        mov r13d, edi               ;   218.0         66 x[1] copy
        rol r13d, 0x1f              ;   218.0 p0      66 x[1]
        xor r11d, ebp               ;   219.0 p11     63 x[2]
        xor edi, ebp                ;   219.0 p1      64 x[0]
        rol ebp, 0x19               ;   219.0 p6      65 x[3]
        xor edi, esi                ;   220.0 p5      64 x[0]
        rol r12d, 0xa               ;   220.0 p0      61 x[2]
        mov esi, dword [rbx + 280]  ;   154.3 p3      97 x[2]
        xor r11d, r12d              ;   221.0 p11     63 x[2]
        mov r12d, dword [rbx + 284] ;   154.7 p10     97 x[3]
        xor r13d, edi               ;   221.0 p1      68 x[1]
        lea r14d, [rdi*8]           ;   221.0 p5      67 x[3]
        rol edi, 0x13               ;   221.0 p6      70 x[0]
        xor r13d, r11d              ;   222.0 p11     68 x[1]
        xor ebp, r11d               ;   222.0 p1      67 x[3]
        rol r11d, 0x1d              ;   222.0 p0      69 x[2]
        xor ebp, r14d               ;   223.0 p5      67 x[3]
        mov r14d, edi               ;   222.0         37 x copy
        and edi, r11d               ;   223.0 p11     37 x
        mov r15d, r13d              ;   223.0         37 x copy
        xor r15d, r11d              ;   223.0 p1      37 x
        xor r11d, ebp               ;   224.0 p5      37 x
        and r13d, r15d              ;   224.0 p6      37 x
        xor edi, r15d               ;   224.0 p0      37 x
        xor r14d, r13d              ;   225.0 p11     37 x
        xor r11d, edi               ;   225.0 p1      37 x
        xor esi, edi                ;   225.0 p5      97 x[2]
        mov edi, r15d               ;   224.0         37 x copy
        or ebp, r14d                ;   226.0 p6      37 x
        xor r14d, r11d              ;   226.0 p0      37 x
        xor r12d, r11d              ;   226.0 p11     97 x[3]
        xor edi, ebp                ;   227.0 p1      37 x
        mov ebp, r14d               ;   227.0         37 x copy
        or r15d, edi                ;   228.0 p5      37 x
        or r14d, edi                ;   228.0 p6      37 x
        and r11d, edi               ;   228.0 p0      37 x
        xor r9d, edi                ;   228.0 p11     97 x[0]
        xor ebp, r15d               ;   229.0 p1      37 x
        mov edi, dword [rbx + 288]  ;   159.5 p2      97 x[0]
        xor r10d, r11d              ;   229.0 p5      97 x[1]
        xor r12d, r14d              ;   229.0 p6      97 x[3]
        rol r9d, 0x1b               ;   229.0 p0      62 x[0]
        xor r10d, ebp               ;   230.0 p11     97 x[1]
        mov r11d, dword [rbx + 292] ;   160.3 p3      97 x[1]
        xor esi, ebp                ;   230.0 p1      97 x[2]
        mov ebp, dword [rbx + 296]  ;   160.7 p10     97 x[2]
        mov r13d, dword [rbx - 64]  ;   160.8 p2      97 x[3]
        xor r9d, r12d               ;   230.0 p5      64 x[0]
        rol esi, 0xa                ;   231.0 p6      61 x[2]
        mov r14d, r12d              ;   230.0         65 x[3] copy
        rol r14d, 0x19              ;   230.0 p0      65 x[3]
        xor r9d, r10d               ;   231.0 p11     64 x[0]
        xor r12d, esi               ;   232.0 p1      63 x[2]
        mov esi, r10d               ;   231.0         63 x[2] copy
        shl esi, 7                  ;   231.0 p6      63 x[2]
        rol r10d, 0x1f              ;   231.0 p0      66 x[1]
        xor r12d, esi               ;   233.0 p5      63 x[2]
        xor r10d, r9d               ;   232.0 p11     68 x[1]
        lea esi, [r9*8]             ;   232.0 p6      67 x[3]
        rol r9d, 0x13               ;   232.0 p0      70 x[0]
        xor r14d, esi               ;   234.0 p1      67 x[3]
        xor r14d, r12d              ;   235.0 p5      67 x[3]
        xor r10d, r12d              ;   234.0 p11     68 x[1]
        rol r12d, 0x1d              ;   234.0 p6      69 x[2]
        mov esi, r9d                ;   233.0         36 x copy
        xor r12d, r10d              ;   235.0 p1      36 x
        xor r12d, r14d              ;   236.0 p5      36 x
        xor esi, r14d               ;   236.0 p0      36 x
        mov r15d, r10d              ;   235.0         36 x copy
        and r14d, r12d              ;   237.0 p11     36 x
        xor r9d, r12d               ;   237.0 p1      36 x
        or r15d, r12d               ;   237.0 p6      36 x
        xor r11d, r12d              ;   237.0 p5      97 x[1]
        xor r10d, r14d              ;   238.0 p0      36 x
        not r9d                     ;   238.0 p11     36 x
        xor r15d, esi               ;   238.0 p1      36 x
        and esi, r10d               ;   239.0 p6      36 x
        xor ebp, r10d               ;   239.0 p5      97 x[2]
        xor edi, r15d               ;   239.0 p0      97 x[0]
        and r15d, r9d               ;   239.0 p11     36 x
        xor ebp, r9d                ;   240.0 p1      97 x[2]
        rol edi, 0x1b               ;   240.0 p6      62 x[0]
        or r15d, esi                ;   240.0 p5      36 x
        xor r11d, esi               ;   240.0 p0      97 x[1]
        mov r9d, dword [rbx + 300]  ;   167.2 p3      97 x[0]
        xor ebp, esi                ;   241.0 p11     97 x[2]
        mov esi, dword [rbx + 304]  ;   167.5 p10     97 x[1]
        xor r13d, r15d              ;   241.0 p1      97 x[3]
        mov r10d, dword [rbx + 308] ;   167.8 p2      97 x[2]
        xor edi, r11d               ;   241.0 p6      64 x[0]
        rol ebp, 0xa                ;   242.0 p0      61 x[2]
        mov r12d, r11d              ;   241.0         63 x[2] copy
        shl r12d, 7                 ;   241.0 p6      63 x[2]
        mov r14d, dword [rbx + 312] ;   168.7 p3      97 x[3]
        rol r11d, 0x1f              ;   241.0 p0      66 x[1]
        xor edi, r13d               ;   242.0 p5      64 x[0]
        xor r12d, r13d              ;   242.0 p11     63 x[2]
        rol r13d, 0x19              ;   242.0 p6      65 x[3]
        xor r12d, ebp               ;   243.0 p1      63 x[2]
        xor r11d, edi               ;   243.0 p5      35 x
        lea ebp, [rdi*8]            ;   243.0 p0      67 x[3]
        rol edi, 0x13               ;   243.0 p6      70 x[0]
        xor r13d, r12d              ;   244.0 p11     67 x[3]
        xor r11d, r12d              ;   244.0 p1      35 x
        rol r12d, 0x1d              ;   244.0 p0      69 x[2]
        xor r13d, ebp               ;   245.0 p5      67 x[3]
        mov ebp, edi                ;   244.0         35 x copy
        xor ebp, r12d               ;   245.0 p11     35 x
        not r12d                    ;   245.0 p1      35 x
        xor r11d, r13d              ;   246.0 p5      35 x
        xor r10d, ebp               ;   246.0 p11     97 x[2]
        or edi, r11d                ;   247.0 p6      35 x
        mov r15d, r13d              ;   246.0         35 x copy
        and r15d, r11d              ;   247.0 p1      35 x
        xor r11d, r12d              ;   247.0 p0      35 x
        mov eax, ebp                ;   246.0         35 x copy
        xor r13d, edi               ;   248.0 p5      35 x
        xor eax, r15d               ;   248.0 p11     35 x
        and ebp, r13d               ;   249.0 p6      35 x
        and r12d, r13d              ;   249.0 p1      35 x
        xor r13d, r11d              ;   249.0 p0      35 x
        or r11d, eax                ;   249.0 p5      35 x
        xor r14d, eax               ;   249.0 p11     97 x[3]
        xor r10d, r12d              ;   250.0 p6      97 x[2]
        xor r11d, ebp               ;   250.0 p1      35 x
        xor esi, r13d               ;   250.0 p0      97 x[1]
        xor r10d, r13d              ;   251.0 p5      97 x[2]
        xor r9d, r11d               ;   251.0 p11     97 x[0]
        xor esi, r11d               ;   251.0 p6      97 x[1]
        mov edi, dword [rbx - 60]   ;   174.7 p10     97 x[0]
        mov ebp, r14d               ;   250.0         65 x[3] copy
        rol ebp, 0x19               ;   250.0 p0      65 x[3]
        mov r11d, r14d              ;   250.0         63 x[2] copy
        rol r10d, 0xa               ;   252.0 p6      61 x[2]
        rol r9d, 0x1b               ;   252.0 p0      62 x[0]
        mov r12d, dword [rbx + 316] ;   175.7 p2      97 x[1]
        xor r14d, esi               ;   252.0 p1      64 x[0]
        xor r11d, r10d              ;   253.0 p5      63 x[2]
        xor r14d, r9d               ;   253.0 p11     64 x[0]
        mov r9d, esi                ;   252.0         63 x[2] copy
        shl r9d, 7                  ;   252.0 p6      63 x[2]
        mov r10d, dword [rbx - 56]  ;   176.7 p3      97 x[2]
        mov r13d, dword [rbx - 52]  ;   176.8 p10     97 x[3]
        rol esi, 0x1f               ;   252.0 p0      66 x[1]
        xor r11d, r9d               ;   254.0 p1      63 x[2]
        xor esi, r14d               ;   254.0 p5      68 x[1]
        lea r9d, [r14*8]            ;   254.0 p6      67 x[3]
        rol r14d, 0x13              ;   254.0 p0      70 x[0]
        xor esi, r11d               ;   255.0 p11     68 x[1]
        xor ebp, r11d               ;   255.0 p1      67 x[3]
        rol r11d, 0x1d              ;   255.0 p6      69 x[2]
        xor ebp, r9d                ;   256.0 p5      67 x[3]
        mov r9d, r14d               ;   255.0         34 x copy
        or r9d, esi                 ;   256.0 p11     34 x
        xor r9d, r11d               ;   257.0 p1      34 x
        mov r15d, esi               ;   256.0         34 x copy
        xor r14d, ebp               ;   257.0 p5      34 x
        or r11d, ebp                ;   257.0 p0      34 x
        xor r15d, r14d              ;   258.0 p11     34 x
        and r14d, r9d               ;   258.0 p1      34 x
        mov eax, ebp                ;   257.0         34 x copy
        xor ebp, r9d                ;   258.0 p6      34 x
        and r11d, r15d              ;   259.0 p5      34 x
        xor esi, r14d               ;   259.0 p0      34 x
        xor r10d, ebp               ;   259.0 p11     97 x[2]
        xor r14d, r11d              ;   260.0 p1      34 x
        or eax, r11d                ;   260.0 p6      34 x
        xor r9d, esi                ;   260.0 p5      34 x
        xor edi, esi                ;   260.0 p0      97 x[0]
        rol r10d, 0xa               ;   260.0 p6      61 x[2]
        xor ebp, eax                ;   261.0 p11     34 x
        and r9d, r14d               ;   261.0 p1      34 x
        xor r13d, r14d              ;   261.0 p5      97 x[3]
        xor r12d, r9d               ;   262.0 p0      97 x[1]
        xor edi, ebp                ;   262.0 p11     97 x[0]
        xor r12d, ebp               ;   263.0 p1      97 x[1]
        mov esi, dword [rbx + 320]  ;   182.5 p2      97 x[0]
        xor r10d, r13d              ;   262.0 p6      63 x[2]
        rol edi, 0x1b               ;   263.0 p0      62 x[0]
        mov ebp, dword [rbx + 324]  ;   183.0 p3      97 x[1]
        mov r9d, r13d               ;   262.0         65 x[3] copy
        rol r9d, 0x19               ;   262.0 p6      65 x[3]
        xor r13d, edi               ;   264.0 p5      64 x[0]
        xor r13d, r12d              ;   265.0 p11     64 x[0]
        mov edi, r12d               ;   264.0         63 x[2] copy
        shl edi, 7                  ;   264.0 p0      63 x[2]
        mov r11d, dword [rbx + 328] ;   184.2 p10     97 x[2]
        rol r12d, 0x1f              ;   264.0 p6      66 x[1]
        xor r10d, edi               ;   265.0 p1      63 x[2]
        mov edi, dword [rbx + 332]  ;   184.7 p2      97 x[3]
        xor r9d, r10d               ;   266.0 p5      67 x[3]
        xor r12d, r10d              ;   266.0 p11     68 x[1]
        rol r10d, 0x1d              ;   266.0 p0      69 x[2]
        xor r12d, r13d              ;   267.0 p1      68 x[1]
        lea r14d, [r13*8]           ;   266.0 p5      67 x[3]
        rol r13d, 0x13              ;   266.0 p6      70 x[0]
        xor r9d, r14d               ;   268.0 p11     67 x[3]
        mov r14d, r13d              ;   267.0         41 x copy
        xor r14d, r10d              ;   267.0 p1      41 x
        not r14d                    ;   268.0 p0      41 x
        and r13d, r9d               ;   269.0 p5      41 x
        or r10d, r9d                ;   269.0 p11     41 x
        xor r9d, r12d               ;   269.0 p6      41 x
        and r9d, r10d               ;   270.0 p1      41 x
        mov r15d, r14d              ;   269.0         41 x copy
        or r12d, r13d               ;   270.0 p0      41 x
        or r15d, r13d               ;   270.0 p5      41 x
        xor r10d, r13d              ;   270.0 p11     41 x
        xor r14d, r12d              ;   271.0 p6      41 x
        xor r13d, r15d              ;   271.0 p1      41 x
        xor r15d, r9d               ;   271.0 p0      41 x
        xor esi, r9d                ;   271.0 p5      97 x[0]
        or r13d, r10d               ;   272.0 p11     41 x
        xor r10d, r14d              ;   272.0 p6      41 x
        and r14d, r15d              ;   272.0 p1      41 x
        xor ebp, r15d               ;   272.0 p0      97 x[1]
        xor r11d, r13d              ;   273.0 p5      97 x[2]
        xor edi, r14d               ;   273.0 p11     97 x[3]
        xor esi, r10d               ;   273.0 p6      97 x[0]
        xor r11d, r10d              ;   274.0 p1      97 x[2]
        mov r9d, dword [rbx + 336]  ;   189.8 p3      97 x[0]
        xor edi, r10d               ;   274.0 p0      97 x[3]
        mov r10d, dword [rbx + 340] ;   190.2 p10     97 x[1]
        rol esi, 0x1b               ;   274.0 p6      62 x[0]
        mov r12d, ebp               ;   273.0         63 x[2] copy
        shl r12d, 7                 ;   273.0 p0      63 x[2]
        mov r13d, ebp               ;   273.0         66 x[1] copy
        rol r13d, 0x1f              ;   273.0 p6      66 x[1]
        xor ebp, esi                ;   275.0 p5      64 x[0]
        rol r11d, 0xa               ;   275.0 p0      61 x[2]
        mov esi, dword [rbx + 344]  ;   191.5 p2      97 x[2]
        xor r12d, edi               ;   275.0 p11     63 x[2]
        xor ebp, edi                ;   276.0 p1      64 x[0]
        rol edi, 0x19               ;   275.0 p6      65 x[3]
        xor r12d, r11d              ;   276.0 p5      63 x[2]
        mov r11d, dword [rbx + 348] ;   192.3 p3      97 x[3]
        xor edi, r12d               ;   277.0 p11     67 x[3]
        xor r13d, r12d              ;   277.0 p1      68 x[1]
        rol r12d, 0x1d              ;   277.0 p0      69 x[2]
        xor r13d, ebp               ;   278.0 p5      68 x[1]
        lea r14d, [rbp*8]           ;   277.0 p5      67 x[3]
        rol ebp, 0x13               ;   277.0 p6      70 x[0]
        xor edi, r14d               ;   279.0 p11     67 x[3]
        mov r14d, ebp               ;   278.0         40 x copy
        and r14d, r12d              ;   278.0 p1      40 x
        xor ebp, r12d               ;   278.0 p0      40 x
        not r12d                    ;   278.0 p11     40 x
        xor r14d, r13d              ;   279.0 p1      40 x
        not r13d                    ;   279.0 p5      40 x
        xor r14d, edi               ;   280.0 p6      40 x
        or edi, ebp                 ;   280.0 p0      40 x
        mov r15d, ebp               ;   279.0         40 x copy
        xor ebp, r13d               ;   280.0 p11     40 x
        xor esi, r13d               ;   280.0 p1      97 x[2]
        xor r12d, r14d              ;   281.0 p5      40 x
        xor edi, r14d               ;   281.0 p6      40 x
        and r15d, r14d              ;   281.0 p0      40 x
        xor r10d, r12d              ;   282.0 p11     97 x[1]
        xor r12d, r15d              ;   282.0 p1      40 x
        xor esi, r15d               ;   282.0 p5      97 x[2]
        and ebp, edi                ;   282.0 p6      40 x
        xor r9d, edi                ;   282.0 p0      97 x[0]
        xor ebp, r12d               ;   283.0 p11     40 x
        and edi, r12d               ;   283.0 p1      40 x
        xor esi, edi                ;   284.0 p5      97 x[2]
        xor r9d, ebp                ;   284.0 p6      97 x[0]
        mov edi, dword [rbx + 352]  ;   197.5 p10     97 x[0]
        mov r12d, dword [rbx + 356] ;   197.7 p2      97 x[1]
        xor r11d, ebp               ;   284.0 p0      97 x[3]
        mov ebp, r10d               ;   283.0         63 x[2] copy
        shl ebp, 7                  ;   283.0 p6      63 x[2]
        mov r13d, r10d              ;   283.0         66 x[1] copy
        rol r13d, 0x1f              ;   283.0 p0      66 x[1]
        rol r9d, 0x1b               ;   285.0 p6      62 x[0]
        rol esi, 0xa                ;   285.0 p0      61 x[2]
        mov r14d, dword [rbx + 360] ;   199.0 p3      97 x[2]
        mov r15d, dword [rbx + 364] ;   199.2 p10     97 x[3]
        xor r10d, r11d              ;   285.0 p11     64 x[0]
        xor ebp, r11d               ;   285.0 p1      63 x[2]
        rol r11d, 0x19              ;   285.0 p6      65 x[3]
        xor r10d, r9d               ;   286.0 p5      64 x[0]
        xor ebp, esi                ;   286.0 p11     63 x[2]
        xor r11d, ebp               ;   287.0 p1      67 x[3]
        xor r13d, ebp               ;   287.0 p5      68 x[1]
        rol ebp, 0x1d               ;   287.0 p0      69 x[2]
        xor r13d, r10d              ;   288.0 p11     68 x[1]
        lea esi, [r10*8]            ;   287.0 p5      67 x[3]
        rol r10d, 0x13              ;   287.0 p6      70 x[0]
        xor r11d, esi               ;   289.0 p1      67 x[3]
        xor r14d, r10d              ;   288.0 p11     97 x[2]
        mov esi, ebp                ;   288.0         39 x copy
        xor ebp, r10d               ;   288.0 p1      39 x
        mov r9d, r10d               ;   288.0         39 x copy
        and r9d, r13d               ;   289.0 p0      39 x
        not r13d                    ;   289.0 p5      39 x
        mov eax, r10d               ;   288.0         39 x copy
        or esi, r9d                 ;   290.0 p6      39 x
        and eax, r11d               ;   290.0 p11     39 x
        xor ebp, r11d               ;   290.0 p1      39 x
        xor r10d, r13d              ;   290.0 p0      39 x
        not r10d                    ;   291.0 p5      39 x
        xor eax, r13d               ;   291.0 p6      39 x
        xor esi, eax                ;   292.0 p11     39 x
        xor ebp, eax                ;   292.0 p1      39 x
        and r13d, esi               ;   293.0 p0      39 x
        or r10d, esi                ;   293.0 p5      39 x
        xor r15d, esi               ;   293.0 p6      97 x[3]
        or eax, ebp                 ;   293.0 p11     39 x
        xor edi, ebp                ;   293.0 p1      97 x[0]
        xor r12d, ebp               ;   293.0 p0      97 x[1]
        xor r12d, r10d              ;   294.0 p5      97 x[1]
        xor r14d, eax               ;   294.0 p6      97 x[2]
        xor edi, r13d               ;   294.0 p11     97 x[0]
        xor r14d, r13d              ;   295.0 p1      97 x[2]
        mov esi, dword [rbx + 368]  ;   205.5 p2      97 x[0]
        mov ebp, dword [rbx + 372]  ;   205.7 p3      97 x[1]
        rol edi, 0x1b               ;   295.0 p0      62 x[0]
        mov r9d, r15d               ;   294.0         65 x[3] copy
        rol r9d, 0x19               ;   294.0 p6      65 x[3]
        mov r10d, r15d              ;   294.0         64 x[0] copy
        xor r10d, r12d              ;   295.0 p5      64 x[0]
        xor r10d, edi               ;   296.0 p11     64 x[0]
        rol r14d, 0xa               ;   296.0 p0      61 x[2]
        mov edi, r12d               ;   295.0         63 x[2] copy
        shl edi, 7                  ;   295.0 p6      63 x[2]
        mov r11d, dword [rbx + 376] ;   207.3 p10     97 x[2]
        rol r12d, 0x1f              ;   295.0 p0      66 x[1]
        xor r15d, edi               ;   296.0 p1      63 x[2]
        xor r15d, r14d              ;   297.0 p5      63 x[2]
        mov edi, dword [rbx + 380]  ;   208.0 p2      97 x[3]
        xor r12d, r10d              ;   297.0 p11     68 x[1]
        lea r13d, [r10*8]           ;   297.0 p5      67 x[3]
        rol r10d, 0x13              ;   297.0 p6      70 x[0]
        xor r9d, r15d               ;   298.0 p1      67 x[3]
        xor r12d, r15d              ;   298.0 p11     68 x[1]
        rol r15d, 0x1d              ;   298.0 p0      69 x[2]
        xor r9d, r13d               ;   299.0 p1      67 x[3]
        mov r13d, r10d              ;   298.0         38 x copy
        xor r13d, r15d              ;   299.0 p5      38 x
        mov r14d, r10d              ;   298.0         38 x copy
        mov eax, r10d               ;   298.0         38 x copy
        and eax, r12d               ;   299.0 p6      38 x
        or r15d, r9d                ;   300.0 p11     38 x
        and r14d, r9d               ;   300.0 p0      38 x
        xor eax, r9d                ;   300.0 p1      38 x
        not r14d                    ;   301.0 p5      38 x
        and r13d, r15d              ;   301.0 p6      38 x
        xor r12d, r15d              ;   301.0 p11     38 x
        and r12d, r14d              ;   302.0 p0      38 x
        xor esi, r14d               ;   302.0 p1      97 x[0]
        xor eax, r13d               ;   302.0 p5      38 x
        or r10d, r13d               ;   302.0 p6      38 x
        xor r12d, r13d              ;   303.0 p11     38 x
        not r13d                    ;   302.0 p0      38 x
        xor r11d, r13d              ;   303.0 p1      97 x[2]
        xor esi, r10d               ;   303.0 p5      97 x[0]
        xor r10d, eax               ;   303.0 p6      38 x
        xor ebp, eax                ;   303.0 p11     97 x[1]
        xor edi, eax                ;   303.0 p0      97 x[3]
        or r10d, r12d               ;   304.0 p1      38 x
        xor esi, r12d               ;   304.0 p5      97 x[0]
        xor edi, r12d               ;   304.0 p6      97 x[3]
        xor r11d, r10d              ;   305.0 p11     97 x[2]
        mov r9d, dword [rbx + 384]  ;   213.7 p3      97 x[0]
        mov r10d, dword [rbx + 388] ;   213.8 p10     97 x[1]
        rol esi, 0x1b               ;   305.0 p0      62 x[0]
        mov r12d, ebp               ;   304.0         63 x[2] copy
        shl r12d, 7                 ;   304.0 p6      63 x[2]
        mov r13d, ebp               ;   304.0         66 x[1] copy
        rol r13d, 0x1f              ;   304.0 p0      66 x[1]
        xor r12d, edi               ;   305.0 p1      63 x[2]
        xor ebp, edi                ;   305.0 p5      64 x[0]
        rol edi, 0x19               ;   305.0 p6      65 x[3]
        xor ebp, esi                ;   306.0 p11     64 x[0]
        rol r11d, 0xa               ;   306.0 p0      61 x[2]
        mov esi, dword [rbx + 392]  ;   215.7 p2      97 x[2]
        xor r12d, r11d              ;   307.0 p1      63 x[2]
        mov r11d, dword [rbx + 396] ;   216.0 p3      97 x[3]
        xor r13d, ebp               ;   307.0 p5      68 x[1]
        lea r14d, [rbp*8]           ;   307.0 p5      67 x[3]
        rol ebp, 0x13               ;   307.0 p6      70 x[0]
        xor r13d, r12d              ;   308.0 p11     68 x[1]
        xor edi, r12d               ;   308.0 p1      67 x[3]
        rol r12d, 0x1d              ;   308.0 p0      69 x[2]
        xor edi, r14d               ;   309.0 p11     67 x[3]
        mov r14d, ebp               ;   308.0         37 x copy
        and ebp, r12d               ;   309.0 p1      37 x
        mov r15d, r13d              ;   309.0         37 x copy
        xor r15d, r12d              ;   309.0 p5      37 x
        xor r12d, edi               ;   310.0 p6      37 x
        and r13d, r15d              ;   310.0 p0      37 x
        xor ebp, r15d               ;   310.0 p11     37 x
        xor r14d, r13d              ;   311.0 p1      37 x
        xor r12d, ebp               ;   311.0 p5      37 x
        xor esi, ebp                ;   311.0 p6      97 x[2]
        mov ebp, r15d               ;   310.0         37 x copy
        or edi, r14d                ;   312.0 p0      37 x
        xor r14d, r12d              ;   312.0 p11     37 x
        xor r11d, r12d              ;   312.0 p1      97 x[3]
        xor ebp, edi                ;   313.0 p5      37 x
        mov edi, r14d               ;   313.0         37 x copy
        or r15d, ebp                ;   314.0 p6      37 x
        or r14d, ebp                ;   314.0 p0      37 x
        and r12d, ebp               ;   314.0 p11     37 x
        xor r9d, ebp                ;   314.0 p1      97 x[0]
        xor edi, r15d               ;   315.0 p5      37 x
        mov ebp, dword [rbx + 400]  ;   220.8 p10     97 x[0]
        xor r10d, r12d              ;   315.0 p6      97 x[1]
        xor r11d, r14d              ;   315.0 p0      97 x[3]
        rol r9d, 0x1b               ;   315.0 p6      62 x[0]
        xor r10d, edi               ;   316.0 p11     97 x[1]
        mov r12d, dword [rbx + 404] ;   221.7 p2      97 x[1]
        xor esi, edi                ;   316.0 p1      97 x[2]
        mov edi, dword [rbx + 408]  ;   222.0 p3      97 x[2]
        mov r13d, dword [rbx - 48]  ;   222.2 p10     97 x[3]
        xor r9d, r11d               ;   316.0 p5      64 x[0]
        rol esi, 0xa                ;   317.0 p0      61 x[2]
        mov r14d, r11d              ;   316.0         65 x[3] copy
        rol r14d, 0x19              ;   316.0 p6      65 x[3]
        xor r9d, r10d               ;   317.0 p11     64 x[0]
        xor r11d, esi               ;   318.0 p1      63 x[2]
        mov esi, r10d               ;   317.0         63 x[2] copy
        shl esi, 7                  ;   317.0 p0      63 x[2]
        rol r10d, 0x1f              ;   317.0 p6      66 x[1]
        xor r11d, esi               ;   319.0 p5      63 x[2]
        xor r10d, r9d               ;   318.0 p11     68 x[1]
        lea esi, [r9*8]             ;   318.0 p0      67 x[3]
        rol r9d, 0x13               ;   318.0 p6      70 x[0]
        xor r14d, esi               ;   320.0 p1      67 x[3]
        xor r14d, r11d              ;   321.0 p5      67 x[3]
        xor r10d, r11d              ;   320.0 p11     68 x[1]
        rol r11d, 0x1d              ;   320.0 p0      69 x[2]
        mov esi, r9d                ;   319.0         36 x copy
        xor r11d, r10d              ;   321.0 p1      36 x
        xor r11d, r14d              ;   322.0 p5      36 x
        xor esi, r14d               ;   322.0 p11     36 x
        mov r15d, r10d              ;   321.0         36 x copy
        and r14d, r11d              ;   323.0 p6      36 x
        xor r9d, r11d               ;   323.0 p1      36 x
        or r15d, r11d               ;   323.0 p0      36 x
        xor r12d, r11d              ;   323.0 p5      97 x[1]
        xor r10d, r14d              ;   324.0 p11     36 x
        not r9d                     ;   324.0 p6      36 x
        xor r15d, esi               ;   324.0 p1      36 x
        and esi, r10d               ;   325.0 p0      36 x
        xor edi, r10d               ;   325.0 p5      97 x[2]
        xor ebp, r15d               ;   325.0 p11     97 x[0]
        and r15d, r9d               ;   325.0 p6      36 x
        xor edi, r9d                ;   326.0 p1      97 x[2]
        rol ebp, 0x1b               ;   326.0 p0      62 x[0]
        or r15d, esi                ;   326.0 p5      36 x
        xor r12d, esi               ;   326.0 p11     97 x[1]
        mov r9d, dword [rbx + 412]  ;   228.5 p2      97 x[0]
        xor edi, esi                ;   327.0 p6      97 x[2]
        mov esi, dword [rbx + 416]  ;   228.8 p3      97 x[1]
        xor r13d, r15d              ;   327.0 p1      97 x[3]
        mov r10d, dword [rbx + 420] ;   229.2 p10     97 x[2]
        xor ebp, r12d               ;   327.0 p0      64 x[0]
        rol edi, 0xa                ;   328.0 p6      61 x[2]
        mov r11d, dword [rbx + 424] ;   229.7 p2      97 x[3]
        mov r14d, r12d              ;   327.0         63 x[2] copy
        shl r14d, 7                 ;   327.0 p0      63 x[2]
        rol r12d, 0x1f              ;   327.0 p6      66 x[1]
        xor ebp, r13d               ;   328.0 p5      64 x[0]
        xor r14d, r13d              ;   328.0 p11     63 x[2]
        rol r13d, 0x19              ;   328.0 p0      65 x[3]
        xor r14d, edi               ;   329.0 p1      63 x[2]
        xor r12d, ebp               ;   329.0 p5      35 x
        lea edi, [rbp*8]            ;   329.0 p6      67 x[3]
        rol ebp, 0x13               ;   329.0 p0      70 x[0]
        xor r13d, r14d              ;   330.0 p11     67 x[3]
        xor r12d, r14d              ;   330.0 p1      35 x
        rol r14d, 0x1d              ;   330.0 p6      69 x[2]
        xor r13d, edi               ;   331.0 p5      67 x[3]
        mov edi, ebp                ;   330.0         35 x copy
        xor edi, r14d               ;   331.0 p11     35 x
        not r14d                    ;   331.0 p1      35 x
        xor r12d, r13d              ;   332.0 p5      35 x
        xor r10d, edi               ;   332.0 p11     97 x[2]
        or ebp, r12d                ;   333.0 p0      35 x
        mov r15d, r13d              ;   332.0         35 x copy
        and r15d, r12d              ;   333.0 p1      35 x
        xor r12d, r14d              ;   333.0 p6      35 x
        mov eax, edi                ;   332.0         35 x copy
        xor r13d, ebp               ;   334.0 p5      35 x
        xor eax, r15d               ;   334.0 p11     35 x
        and edi, r13d               ;   335.0 p0      35 x
        and r14d, r13d              ;   335.0 p1      35 x
        xor r13d, r12d              ;   335.0 p6      35 x
        or r12d, eax                ;   335.0 p5      35 x
        xor r11d, eax               ;   335.0 p11     97 x[3]
        xor r10d, r14d              ;   336.0 p0      97 x[2]
        xor r12d, edi               ;   336.0 p1      35 x
        xor esi, r13d               ;   336.0 p6      97 x[1]
        xor r10d, r13d              ;   337.0 p5      97 x[2]
        xor r9d, r12d               ;   337.0 p11     97 x[0]
        xor esi, r12d               ;   337.0 p0      97 x[1]
        mov edi, dword [rbx - 44]   ;   236.0 p3      97 x[0]
        mov ebp, r11d               ;   336.0         65 x[3] copy
        rol ebp, 0x19               ;   336.0 p6      65 x[3]
        mov r12d, r11d              ;   336.0         63 x[2] copy
        rol r10d, 0xa               ;   338.0 p0      61 x[2]
        rol r9d, 0x1b               ;   338.0 p6      62 x[0]
        mov r13d, dword [rbx + 428] ;   237.0 p10     97 x[1]
        xor r11d, esi               ;   338.0 p1      64 x[0]
        xor r12d, r10d              ;   339.0 p5      63 x[2]
        xor r11d, r9d               ;   339.0 p11     64 x[0]
        mov r9d, esi                ;   338.0         63 x[2] copy
        shl r9d, 7                  ;   338.0 p0      63 x[2]
        mov r10d, dword [rbx - 40]  ;   238.0 p2      97 x[2]
        mov r14d, dword [rbx - 36]  ;   238.2 p3      97 x[3]
        rol esi, 0x1f               ;   338.0 p6      66 x[1]
        xor r12d, r9d               ;   340.0 p1      63 x[2]
        add r8, 0x10                ;   238.7 p5      90 blocks
        mov r9, qword [rbx - 104]   ;   238.8 p10     90 blocks
        add r9, 0x10                ;   243.8 p11     90 blocks
        xor esi, r11d               ;   340.0 p1      68 x[1]
        lea r15d, [r11*8]           ;   340.0 p0      67 x[3]
        rol r11d, 0x13              ;   340.0 p6      70 x[0]
        xor esi, r12d               ;   341.0 p5      68 x[1]
        mov qword [rbx - 120], r8   ;   239.8 p7+p4   90 blocks
        xor ebp, r12d               ;   341.0 p11     67 x[3]
        rol r12d, 0x1d              ;   341.0 p0      69 x[2]
        xor ebp, r15d               ;   342.0 p1      67 x[3]
        mov r8d, r11d               ;   341.0         34 x copy
        or r8d, esi                 ;   342.0 p5      34 x
        xor r8d, r12d               ;   343.0 p11     34 x
        mov r15d, esi               ;   342.0         34 x copy
        xor r11d, ebp               ;   343.0 p6      34 x
        or r12d, ebp                ;   343.0 p1      34 x
        xor r15d, r11d              ;   344.0 p0      34 x
        and r11d, r8d               ;   344.0 p5      34 x
        mov eax, ebp                ;   343.0         34 x copy
        xor ebp, r8d                ;   344.0 p11     34 x
        and r12d, r15d              ;   345.0 p6      34 x
        xor esi, r11d               ;   345.0 p1      34 x
        xor r10d, ebp               ;   345.0 p0      97 x[2]
        xor r11d, r12d              ;   346.0 p5      34 x
        or eax, r12d                ;   346.0 p11     34 x
        xor r8d, esi                ;   346.0 p6      34 x
        xor edi, esi                ;   346.0 p1      97 x[0]
        mov r12, qword [rbx - 104]  ;   243.3 p2      99 dst reload
        mov dword [r12 + 8], r10d   ;   346.0 p8+p9   99 dst
        xor ebp, eax                ;   347.0 p0      34 x
        and r8d, r11d               ;   347.0 p5      34 x
        xor r14d, r11d              ;   347.0 p11     97 x[3]
        xor r13d, r8d               ;   348.0 p6      97 x[1]
        mov dword [r12 + 12], r14d  ;   348.0 p7+p4   99 dst
        xor edi, ebp                ;   348.0 p1      97 x[0]
        xor r13d, ebp               ;   349.0 p0      97 x[1]
        mov dword [r12], edi        ;   349.0 p8+p9   99 dst
        mov dword [r12 + 4], r13d   ;   350.0 p7+p4   99 dst
        mov qword [rbx - 104], r9   ;   245.8 p8+p9   90 blocks
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
